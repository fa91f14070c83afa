//! Real warehouses and those that are not.

/// What a warehouse name in a report of remains stands for: WB lists goods in transit and a total
/// among the warehouses. Adding them all up counts everything twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StockPlace<'a> {
    /// All warehouses together.
    Total,
    /// On the way to buyers.
    InWayToClient,
    /// Returns on the way to WB.
    InWayFromClient,
    /// A warehouse.
    Warehouse(&'a str),
}

impl<'a> StockPlace<'a> {
    /// By the name WB writes.
    pub fn of(name: &'a str) -> Self {
        let lower = name.trim().to_lowercase();
        if lower.starts_with("всего ") {
            StockPlace::Total
        } else if lower.starts_with("в пути до ") || lower.starts_with("в пути к ") {
            StockPlace::InWayToClient
        } else if lower.starts_with("в пути ") && (lower.contains("возврат") || lower.contains(" от "))
        {
            StockPlace::InWayFromClient
        } else {
            StockPlace::Warehouse(name)
        }
    }

    /// Whether it is a warehouse.
    pub fn is_warehouse(&self) -> bool {
        matches!(self, StockPlace::Warehouse(_))
    }
}
