// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

use super::*;

/// `data.products[].product.tags[]` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductProductTag {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(SalesFunnelProductProductTag {
    id: "id",
    name: "name",
});

/// `data.products[].product.stocks` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductProductStocks {
    /// `wb`.
    pub wb: Option<i64>,
    /// `mp`.
    pub mp: Option<i64>,
    /// `balanceSum`.
    pub balance_sum: Option<i64>,
}
wire_object!(SalesFunnelProductProductStocks {
    wb: "wb",
    mp: "mp",
    balance_sum: "balanceSum",
});

/// `data.products[].product` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductProduct {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `tags`.
    pub tags: Vec<SalesFunnelProductProductTag>,
    /// `productRating`.
    pub product_rating: Option<Decimal>,
    /// `feedbackRating`.
    pub feedback_rating: Option<Decimal>,
    /// `stocks`.
    pub stocks: Option<SalesFunnelProductProductStocks>,
}
wire_object!(SalesFunnelProductProduct {
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    brand_name: "brandName",
    subject_id: "subjectId",
    subject_name: "subjectName",
    tags: "tags",
    product_rating: "productRating",
    feedback_rating: "feedbackRating",
    stocks: "stocks",
});

/// `data.products[].statistic.selected.period` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatisticPeriod {
    /// `start`.
    pub start: Option<Date>,
    /// `end`.
    pub end: Option<Date>,
}
wire_object!(StatisticPeriod {
    start: "start",
    end: "end",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeToReady {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
    /// `mins`.
    pub mins: Option<i64>,
}
wire_object!(TimeToReady {
    days: "days",
    hours: "hours",
    mins: "mins",
});

/// `data.products[].statistic.selected.wbClub` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatisticWbClub {
    /// `orderCount`.
    pub order_count: Option<i64>,
    /// `orderSum`.
    pub order_sum: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `cancelSum`.
    pub cancel_sum: Option<i64>,
    /// `cancelCount`.
    pub cancel_count: Option<i64>,
    /// `avgPrice`.
    pub avg_price: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `avgOrderCountPerDay`.
    pub avg_order_count_per_day: Option<Decimal>,
}
wire_object!(StatisticWbClub {
    order_count: "orderCount",
    order_sum: "orderSum",
    buyout_sum: "buyoutSum",
    buyout_count: "buyoutCount",
    cancel_sum: "cancelSum",
    cancel_count: "cancelCount",
    avg_price: "avgPrice",
    buyout_percent: "buyoutPercent",
    avg_order_count_per_day: "avgOrderCountPerDay",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Conversions {
    /// `addToCartPercent`.
    pub add_to_cart_percent: Option<i64>,
    /// `cartToOrderPercent`.
    pub cart_to_order_percent: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
}
wire_object!(Conversions {
    add_to_cart_percent: "addToCartPercent",
    cart_to_order_percent: "cartToOrderPercent",
    buyout_percent: "buyoutPercent",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Statistic {
    /// `period`.
    pub period: Option<StatisticPeriod>,
    /// `openCount`.
    pub open_count: Option<i64>,
    /// `cartCount`.
    pub cart_count: Option<i64>,
    /// `orderCount`.
    pub order_count: Option<i64>,
    /// `orderSum`.
    pub order_sum: Option<i64>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `cancelCount`.
    pub cancel_count: Option<i64>,
    /// `cancelSum`.
    pub cancel_sum: Option<i64>,
    /// `avgPrice`.
    pub avg_price: Option<i64>,
    /// `avgOrdersCountPerDay`.
    pub avg_orders_count_per_day: Option<Decimal>,
    /// `shareOrderPercent`.
    pub share_order_percent: Option<Decimal>,
    /// `addToWishlist`.
    pub add_to_wishlist: Option<i64>,
    /// `timeToReady`.
    pub time_to_ready: Option<TimeToReady>,
    /// `localizationPercent`.
    pub localization_percent: Option<i64>,
    /// `wbClub`.
    pub wb_club: Option<StatisticWbClub>,
    /// `conversions`.
    pub conversions: Option<Conversions>,
}
wire_object!(Statistic {
    period: "period",
    open_count: "openCount",
    cart_count: "cartCount",
    order_count: "orderCount",
    order_sum: "orderSum",
    buyout_count: "buyoutCount",
    buyout_sum: "buyoutSum",
    cancel_count: "cancelCount",
    cancel_sum: "cancelSum",
    avg_price: "avgPrice",
    avg_orders_count_per_day: "avgOrdersCountPerDay",
    share_order_percent: "shareOrderPercent",
    add_to_wishlist: "addToWishlist",
    time_to_ready: "timeToReady",
    localization_percent: "localizationPercent",
    wb_club: "wbClub",
    conversions: "conversions",
});

/// `data.products[].statistic.comparison.wbClubDynamic` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductStatisticComparisonWbClubDynamic {
    /// `orderCount`.
    pub order_count: Option<i64>,
    /// `orderSum`.
    pub order_sum: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `cancelSum`.
    pub cancel_sum: Option<i64>,
    /// `cancelCount`.
    pub cancel_count: Option<i64>,
    /// `avgPrice`.
    pub avg_price: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `avgOrderCountPerDay`.
    pub avg_order_count_per_day: Option<Decimal>,
}
wire_object!(SalesFunnelProductStatisticComparisonWbClubDynamic {
    order_count: "orderCount",
    order_sum: "orderSum",
    buyout_sum: "buyoutSum",
    buyout_count: "buyoutCount",
    cancel_sum: "cancelSum",
    cancel_count: "cancelCount",
    avg_price: "avgPrice",
    buyout_percent: "buyoutPercent",
    avg_order_count_per_day: "avgOrderCountPerDay",
});

/// `data.products[].statistic.comparison` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductStatisticComparison {
    /// `openCountDynamic`.
    pub open_count_dynamic: Option<i64>,
    /// `cartCountDynamic`.
    pub cart_count_dynamic: Option<i64>,
    /// `orderCountDynamic`.
    pub order_count_dynamic: Option<i64>,
    /// `orderSumDynamic`.
    pub order_sum_dynamic: Option<i64>,
    /// `buyoutCountDynamic`.
    pub buyout_count_dynamic: Option<i64>,
    /// `buyoutSumDynamic`.
    pub buyout_sum_dynamic: Option<i64>,
    /// `cancelCountDynamic`.
    pub cancel_count_dynamic: Option<i64>,
    /// `cancelSumDynamic`.
    pub cancel_sum_dynamic: Option<i64>,
    /// `avgOrdersCountPerDayDynamic`.
    pub avg_orders_count_per_day_dynamic: Option<i64>,
    /// `avgPriceDynamic`.
    pub avg_price_dynamic: Option<i64>,
    /// `shareOrderPercentDynamic`.
    pub share_order_percent_dynamic: Option<i64>,
    /// `addToWishlistDynamic`.
    pub add_to_wishlist_dynamic: Option<i64>,
    /// `timeToReadyDynamic`.
    pub time_to_ready_dynamic: Option<TimeToReady>,
    /// `localizationPercentDynamic`.
    pub localization_percent_dynamic: Option<i64>,
    /// `wbClubDynamic`.
    pub wb_club_dynamic: Option<SalesFunnelProductStatisticComparisonWbClubDynamic>,
    /// `conversions`.
    pub conversions: Option<Conversions>,
}
wire_object!(SalesFunnelProductStatisticComparison {
    open_count_dynamic: "openCountDynamic",
    cart_count_dynamic: "cartCountDynamic",
    order_count_dynamic: "orderCountDynamic",
    order_sum_dynamic: "orderSumDynamic",
    buyout_count_dynamic: "buyoutCountDynamic",
    buyout_sum_dynamic: "buyoutSumDynamic",
    cancel_count_dynamic: "cancelCountDynamic",
    cancel_sum_dynamic: "cancelSumDynamic",
    avg_orders_count_per_day_dynamic: "avgOrdersCountPerDayDynamic",
    avg_price_dynamic: "avgPriceDynamic",
    share_order_percent_dynamic: "shareOrderPercentDynamic",
    add_to_wishlist_dynamic: "addToWishlistDynamic",
    time_to_ready_dynamic: "timeToReadyDynamic",
    localization_percent_dynamic: "localizationPercentDynamic",
    wb_club_dynamic: "wbClubDynamic",
    conversions: "conversions",
});

/// `data.products[].statistic` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProductStatistic {
    /// `selected`.
    pub selected: Option<Statistic>,
    /// `past`.
    pub past: Option<Statistic>,
    /// `comparison`.
    pub comparison: Option<SalesFunnelProductStatisticComparison>,
}
wire_object!(SalesFunnelProductStatistic {
    selected: "selected",
    past: "past",
    comparison: "comparison",
});

/// `data.products[]` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelProduct {
    /// `product`.
    pub product: Option<SalesFunnelProductProduct>,
    /// `statistic`.
    pub statistic: Option<SalesFunnelProductStatistic>,
}
wire_object!(SalesFunnelProduct {
    product: "product",
    statistic: "statistic",
});

/// `data` of what `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelData {
    /// `products`.
    pub products: Vec<SalesFunnelProduct>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SalesFunnelData {
    products: "products",
    currency: "currency",
});

/// What `sales_funnel` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelResponse {
    /// `data`.
    pub data: Option<SalesFunnelData>,
}
wire_object!(SalesFunnelResponse {
    data: "data",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct History {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
}
wire_object!(History {
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    brand_name: "brandName",
    subject_id: "subjectId",
    subject_name: "subjectName",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelHistoryEntryHistory {
    /// `date`.
    pub date: Option<Date>,
    /// `openCount`.
    pub open_count: Option<i64>,
    /// `cartCount`.
    pub cart_count: Option<i64>,
    /// `orderCount`.
    pub order_count: Option<i64>,
    /// `orderSum`.
    pub order_sum: Option<i64>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `addToCartConversion`.
    pub add_to_cart_conversion: Option<i64>,
    /// `cartToOrderConversion`.
    pub cart_to_order_conversion: Option<i64>,
    /// `addToWishlistCount`.
    pub add_to_wishlist_count: Option<i64>,
}
wire_object!(SalesFunnelHistoryEntryHistory {
    date: "date",
    open_count: "openCount",
    cart_count: "cartCount",
    order_count: "orderCount",
    order_sum: "orderSum",
    buyout_count: "buyoutCount",
    buyout_sum: "buyoutSum",
    buyout_percent: "buyoutPercent",
    add_to_cart_conversion: "addToCartConversion",
    cart_to_order_conversion: "cartToOrderConversion",
    add_to_wishlist_count: "addToWishlistCount",
});

/// `[]` of what `sales_funnel_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesFunnelHistoryEntry {
    /// `product`.
    pub product: Option<History>,
    /// `history`.
    pub history: Vec<SalesFunnelHistoryEntryHistory>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SalesFunnelHistoryEntry {
    product: "product",
    history: "history",
    currency: "currency",
});

/// `data[]` of what `grouped_sales_funnel_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GroupedSalesFunnelHistoryEntry {
    /// `product`.
    pub product: Option<History>,
    /// `history`.
    pub history: Vec<SalesFunnelHistoryEntryHistory>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(GroupedSalesFunnelHistoryEntry {
    product: "product",
    history: "history",
    currency: "currency",
});

/// What `grouped_sales_funnel_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GroupedSalesFunnelHistoryResponse {
    /// `data`.
    pub data: Vec<GroupedSalesFunnelHistoryEntry>,
}
wire_object!(GroupedSalesFunnelHistoryResponse {
    data: "data",
});

/// `data[]` of what `csv_reports` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CsvReport {
    /// `id`, UUID.
    pub id: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `status`.
    pub status: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `size`.
    pub size: Option<i64>,
    /// `startDate`.
    pub start_date: Option<Date>,
    /// `endDate`.
    pub end_date: Option<Date>,
}
wire_object!(CsvReport {
    id: "id",
    created_at: "createdAt",
    status: "status",
    name: "name",
    size: "size",
    start_date: "startDate",
    end_date: "endDate",
});

/// What `csv_reports` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CsvReportsResponse {
    /// `data`.
    pub data: Vec<CsvReport>,
}
wire_object!(CsvReportsResponse {
    data: "data",
});

/// What `create_csv_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateCsvReportResponse {
    /// `data`.
    pub data: Option<String>,
}
wire_object!(CreateCsvReportResponse {
    data: "data",
});

/// What `retry_csv_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RetryCsvReportResponse {
    /// `data`.
    pub data: Option<String>,
}
wire_object!(RetryCsvReportResponse {
    data: "data",
});

/// `data.commonInfo.supplierRating` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportCommonInfoSupplierRating {
    /// `current`.
    pub current: Option<Decimal>,
    /// `dynamics`.
    pub dynamics: Option<Decimal>,
}
wire_object!(SearchReportCommonInfoSupplierRating {
    current: "current",
    dynamics: "dynamics",
});

/// `data.commonInfo.advertisedProducts` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportCommonInfoAdvertisedProducts {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportCommonInfoAdvertisedProducts {
    current: "current",
    dynamics: "dynamics",
});

/// `data.commonInfo` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportCommonInfo {
    /// `supplierRating`.
    pub supplier_rating: Option<SearchReportCommonInfoSupplierRating>,
    /// `advertisedProducts`.
    pub advertised_products: Option<SearchReportCommonInfoAdvertisedProducts>,
    /// `totalProducts`.
    pub total_products: Option<i64>,
}
wire_object!(SearchReportCommonInfo {
    supplier_rating: "supplierRating",
    advertised_products: "advertisedProducts",
    total_products: "totalProducts",
});

/// `data.positionInfo.average` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoAverage {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportPositionInfoAverage {
    current: "current",
    dynamics: "dynamics",
});

/// `data.positionInfo.median` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoMedian {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportPositionInfoMedian {
    current: "current",
    dynamics: "dynamics",
});

/// `data.positionInfo.chartItems[]` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoChartItem {
    /// `dt`.
    pub dt: Option<Date>,
    /// `average`.
    pub average: Option<i64>,
    /// `median`.
    pub median: Option<i64>,
}
wire_object!(SearchReportPositionInfoChartItem {
    dt: "dt",
    average: "average",
    median: "median",
});

/// `data.positionInfo.clusters.firstHundred` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoClustersFirstHundred {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportPositionInfoClustersFirstHundred {
    current: "current",
    dynamics: "dynamics",
});

/// `data.positionInfo.clusters.secondHundred` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoClustersSecondHundred {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportPositionInfoClustersSecondHundred {
    current: "current",
    dynamics: "dynamics",
});

/// `data.positionInfo.clusters.below` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoClustersBelow {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportPositionInfoClustersBelow {
    current: "current",
    dynamics: "dynamics",
});

/// `data.positionInfo.clusters` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfoClusters {
    /// `firstHundred`.
    pub first_hundred: Option<SearchReportPositionInfoClustersFirstHundred>,
    /// `secondHundred`.
    pub second_hundred: Option<SearchReportPositionInfoClustersSecondHundred>,
    /// `below`.
    pub below: Option<SearchReportPositionInfoClustersBelow>,
}
wire_object!(SearchReportPositionInfoClusters {
    first_hundred: "firstHundred",
    second_hundred: "secondHundred",
    below: "below",
});

/// `data.positionInfo` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportPositionInfo {
    /// `average`.
    pub average: Option<SearchReportPositionInfoAverage>,
    /// `median`.
    pub median: Option<SearchReportPositionInfoMedian>,
    /// `chartItems`.
    pub chart_items: Vec<SearchReportPositionInfoChartItem>,
    /// `clusters`.
    pub clusters: Option<SearchReportPositionInfoClusters>,
}
wire_object!(SearchReportPositionInfo {
    average: "average",
    median: "median",
    chart_items: "chartItems",
    clusters: "clusters",
});

/// `data.visibilityInfo.visibility` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfoVisibility {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportVisibilityInfoVisibility {
    current: "current",
    dynamics: "dynamics",
});

/// `data.visibilityInfo.openCard` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfoOpenCard {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(SearchReportVisibilityInfoOpenCard {
    current: "current",
    dynamics: "dynamics",
});

/// `data.visibilityInfo.byDay[]` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfoByDay {
    /// `dt`.
    pub dt: Option<Date>,
    /// `visibility`.
    pub visibility: Option<i64>,
    /// `open`.
    pub open: Option<i64>,
}
wire_object!(SearchReportVisibilityInfoByDay {
    dt: "dt",
    visibility: "visibility",
    open: "open",
});

/// `data.visibilityInfo.byWeek[]` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfoByWeek {
    /// `dt`.
    pub dt: Option<Date>,
    /// `visibility`.
    pub visibility: Option<i64>,
    /// `open`.
    pub open: Option<i64>,
}
wire_object!(SearchReportVisibilityInfoByWeek {
    dt: "dt",
    visibility: "visibility",
    open: "open",
});

/// `data.visibilityInfo.byMonth[]` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfoByMonth {
    /// `dt`.
    pub dt: Option<Date>,
    /// `visibility`.
    pub visibility: Option<i64>,
    /// `open`.
    pub open: Option<i64>,
}
wire_object!(SearchReportVisibilityInfoByMonth {
    dt: "dt",
    visibility: "visibility",
    open: "open",
});

/// `data.visibilityInfo` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportVisibilityInfo {
    /// `visibility`.
    pub visibility: Option<SearchReportVisibilityInfoVisibility>,
    /// `openCard`.
    pub open_card: Option<SearchReportVisibilityInfoOpenCard>,
    /// `byDay`.
    pub by_day: Vec<SearchReportVisibilityInfoByDay>,
    /// `byWeek`.
    pub by_week: Vec<SearchReportVisibilityInfoByWeek>,
    /// `byMonth`.
    pub by_month: Vec<SearchReportVisibilityInfoByMonth>,
}
wire_object!(SearchReportVisibilityInfo {
    visibility: "visibility",
    open_card: "openCard",
    by_day: "byDay",
    by_week: "byWeek",
    by_month: "byMonth",
});

/// `data.groups[].metrics.avgPosition` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsAvgPosition {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsAvgPosition {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.openCard` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsOpenCard {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsOpenCard {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.addToCart` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsAddToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsAddToCart {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.openToCart` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsOpenToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsOpenToCart {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.orders` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsOrders {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsOrders {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.cartToOrder` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsCartToOrder {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsCartToOrder {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics.visibility` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetricsVisibility {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableGroupMetricsVisibility {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].metrics` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroupMetrics {
    /// `avgPosition`.
    pub avg_position: Option<TableGroupMetricsAvgPosition>,
    /// `openCard`.
    pub open_card: Option<TableGroupMetricsOpenCard>,
    /// `addToCart`.
    pub add_to_cart: Option<TableGroupMetricsAddToCart>,
    /// `openToCart`.
    pub open_to_cart: Option<TableGroupMetricsOpenToCart>,
    /// `orders`.
    pub orders: Option<TableGroupMetricsOrders>,
    /// `cartToOrder`.
    pub cart_to_order: Option<TableGroupMetricsCartToOrder>,
    /// `visibility`.
    pub visibility: Option<TableGroupMetricsVisibility>,
}
wire_object!(TableGroupMetrics {
    avg_position: "avgPosition",
    open_card: "openCard",
    add_to_cart: "addToCart",
    open_to_cart: "openToCart",
    orders: "orders",
    cart_to_order: "cartToOrder",
    visibility: "visibility",
});

/// `data.groups[].items[].price` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TablePrice {
    /// `minPrice`.
    pub min_price: Option<i64>,
    /// `maxPrice`.
    pub max_price: Option<i64>,
}
wire_object!(TablePrice {
    min_price: "minPrice",
    max_price: "maxPrice",
});

/// `data.groups[].items[].avgPosition` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableAvgPosition {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableAvgPosition {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].openCard` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableOpenCard {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableOpenCard {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].addToCart` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableAddToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableAddToCart {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].openToCart` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableOpenToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableOpenToCart {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].orders` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableOrders {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableOrders {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].cartToOrder` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableCartToOrder {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableCartToOrder {
    current: "current",
    dynamics: "dynamics",
});

/// `data.groups[].items[].visibility` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableVisibility {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(TableVisibility {
    current: "current",
    dynamics: "dynamics",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Table {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `mainPhoto`.
    pub main_photo: Option<String>,
    /// `isAdvertised`.
    pub is_advertised: Option<bool>,
    /// `isSubstitutedSKU`.
    pub is_substituted_sku: Option<bool>,
    /// `isCardRated`.
    pub is_card_rated: Option<bool>,
    /// `rating`.
    pub rating: Option<Decimal>,
    /// `feedbackRating`.
    pub feedback_rating: Option<Decimal>,
    /// `price`.
    pub price: Option<TablePrice>,
    /// `avgPosition`.
    pub avg_position: Option<TableAvgPosition>,
    /// `openCard`.
    pub open_card: Option<TableOpenCard>,
    /// `addToCart`.
    pub add_to_cart: Option<TableAddToCart>,
    /// `openToCart`.
    pub open_to_cart: Option<TableOpenToCart>,
    /// `orders`.
    pub orders: Option<TableOrders>,
    /// `cartToOrder`.
    pub cart_to_order: Option<TableCartToOrder>,
    /// `visibility`.
    pub visibility: Option<TableVisibility>,
}
wire_object!(Table {
    nm_id: "nmId",
    name: "name",
    vendor_code: "vendorCode",
    subject_name: "subjectName",
    brand_name: "brandName",
    main_photo: "mainPhoto",
    is_advertised: "isAdvertised",
    is_substituted_sku: "isSubstitutedSKU",
    is_card_rated: "isCardRated",
    rating: "rating",
    feedback_rating: "feedbackRating",
    price: "price",
    avg_position: "avgPosition",
    open_card: "openCard",
    add_to_cart: "addToCart",
    open_to_cart: "openToCart",
    orders: "orders",
    cart_to_order: "cartToOrder",
    visibility: "visibility",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableGroup {
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `tagName`.
    pub tag_name: Option<String>,
    /// `tagId`.
    pub tag_id: Option<i64>,
    /// `metrics`.
    pub metrics: Option<TableGroupMetrics>,
    /// `items`.
    pub items: Vec<Table>,
}
wire_object!(TableGroup {
    subject_name: "subjectName",
    subject_id: "subjectId",
    brand_name: "brandName",
    tag_name: "tagName",
    tag_id: "tagId",
    metrics: "metrics",
    items: "items",
});

/// `data` of what `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportData {
    /// `commonInfo`.
    pub common_info: Option<SearchReportCommonInfo>,
    /// `positionInfo`.
    pub position_info: Option<SearchReportPositionInfo>,
    /// `visibilityInfo`.
    pub visibility_info: Option<SearchReportVisibilityInfo>,
    /// `groups`.
    pub groups: Vec<TableGroup>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SearchReportData {
    common_info: "commonInfo",
    position_info: "positionInfo",
    visibility_info: "visibilityInfo",
    groups: "groups",
    currency: "currency",
});

/// What `search_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportResponse {
    /// `data`.
    pub data: Option<SearchReportData>,
}
wire_object!(SearchReportResponse {
    data: "data",
});

/// `data` of what `search_report_groups` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportGroupsData {
    /// `groups`.
    pub groups: Vec<TableGroup>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SearchReportGroupsData {
    groups: "groups",
    currency: "currency",
});

/// What `search_report_groups` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportGroupsResponse {
    /// `data`.
    pub data: Option<SearchReportGroupsData>,
}
wire_object!(SearchReportGroupsResponse {
    data: "data",
});

/// `data` of what `search_report_products` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportProductsData {
    /// `products`.
    pub products: Vec<Table>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SearchReportProductsData {
    products: "products",
    currency: "currency",
});

/// What `search_report_products` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SearchReportProductsResponse {
    /// `data`.
    pub data: Option<SearchReportProductsData>,
}
wire_object!(SearchReportProductsResponse {
    data: "data",
});

/// `data.items[].price` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextPrice {
    /// `minPrice`.
    pub min_price: Option<i64>,
    /// `maxPrice`.
    pub max_price: Option<i64>,
}
wire_object!(ProductSearchTextPrice {
    min_price: "minPrice",
    max_price: "maxPrice",
});

/// `data.items[].frequency` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextFrequency {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ProductSearchTextFrequency {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].medianPosition` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextMedianPosition {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ProductSearchTextMedianPosition {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].avgPosition` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextAvgPosition {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ProductSearchTextAvgPosition {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].openCard` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextOpenCard {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `percentile`.
    pub percentile: Option<i64>,
}
wire_object!(ProductSearchTextOpenCard {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].addToCart` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextAddToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `percentile`.
    pub percentile: Option<i64>,
}
wire_object!(ProductSearchTextAddToCart {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].openToCart` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextOpenToCart {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `percentile`.
    pub percentile: Option<i64>,
}
wire_object!(ProductSearchTextOpenToCart {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].orders` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextOrders {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `percentile`.
    pub percentile: Option<i64>,
}
wire_object!(ProductSearchTextOrders {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].cartToOrder` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextCartToOrder {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `percentile`.
    pub percentile: Option<i64>,
}
wire_object!(ProductSearchTextCartToOrder {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].visibility` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextVisibility {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ProductSearchTextVisibility {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[]` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchText {
    /// `text`.
    pub text: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `isCardRated`.
    pub is_card_rated: Option<bool>,
    /// `rating`.
    pub rating: Option<Decimal>,
    /// `feedbackRating`.
    pub feedback_rating: Option<Decimal>,
    /// `price`.
    pub price: Option<ProductSearchTextPrice>,
    /// `frequency`.
    pub frequency: Option<ProductSearchTextFrequency>,
    /// `weekFrequency`.
    pub week_frequency: Option<i64>,
    /// `medianPosition`.
    pub median_position: Option<ProductSearchTextMedianPosition>,
    /// `avgPosition`.
    pub avg_position: Option<ProductSearchTextAvgPosition>,
    /// `openCard`.
    pub open_card: Option<ProductSearchTextOpenCard>,
    /// `addToCart`.
    pub add_to_cart: Option<ProductSearchTextAddToCart>,
    /// `openToCart`.
    pub open_to_cart: Option<ProductSearchTextOpenToCart>,
    /// `orders`.
    pub orders: Option<ProductSearchTextOrders>,
    /// `cartToOrder`.
    pub cart_to_order: Option<ProductSearchTextCartToOrder>,
    /// `visibility`.
    pub visibility: Option<ProductSearchTextVisibility>,
}
wire_object!(ProductSearchText {
    text: "text",
    nm_id: "nmId",
    subject_name: "subjectName",
    brand_name: "brandName",
    vendor_code: "vendorCode",
    name: "name",
    is_card_rated: "isCardRated",
    rating: "rating",
    feedback_rating: "feedbackRating",
    price: "price",
    frequency: "frequency",
    week_frequency: "weekFrequency",
    median_position: "medianPosition",
    avg_position: "avgPosition",
    open_card: "openCard",
    add_to_cart: "addToCart",
    open_to_cart: "openToCart",
    orders: "orders",
    cart_to_order: "cartToOrder",
    visibility: "visibility",
});

/// `data` of what `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextsData {
    /// `items`.
    pub items: Vec<ProductSearchText>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(ProductSearchTextsData {
    items: "items",
    currency: "currency",
});

/// What `product_search_texts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchTextsResponse {
    /// `data`.
    pub data: Option<ProductSearchTextsData>,
}
wire_object!(ProductSearchTextsResponse {
    data: "data",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetrics {
    /// `dt`.
    pub dt: Option<Date>,
    /// `avgPosition`.
    pub avg_position: Option<i64>,
    /// `orders`.
    pub orders: Option<i64>,
}
wire_object!(OrdersMetrics {
    dt: "dt",
    avg_position: "avgPosition",
    orders: "orders",
});

/// `data.items[]` of what `product_search_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchOrder {
    /// `text`.
    pub text: Option<String>,
    /// `frequency`.
    pub frequency: Option<i64>,
    /// `dateItems`.
    pub date_items: Vec<OrdersMetrics>,
}
wire_object!(ProductSearchOrder {
    text: "text",
    frequency: "frequency",
    date_items: "dateItems",
});

/// `data` of what `product_search_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchOrdersData {
    /// `total`.
    pub total: Vec<OrdersMetrics>,
    /// `items`.
    pub items: Vec<ProductSearchOrder>,
}
wire_object!(ProductSearchOrdersData {
    total: "total",
    items: "items",
});

/// What `product_search_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ProductSearchOrdersResponse {
    /// `data`.
    pub data: Option<ProductSearchOrdersData>,
}
wire_object!(ProductSearchOrdersResponse {
    data: "data",
});

/// `data.items[]` of what `wb_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WbStock {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `regionName`.
    pub region_name: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `inWayToClient`.
    pub in_way_to_client: Option<i64>,
    /// `inWayFromClient`.
    pub in_way_from_client: Option<i64>,
}
wire_object!(WbStock {
    nm_id: "nmId",
    chrt_id: "chrtId",
    warehouse_id: "warehouseId",
    warehouse_name: "warehouseName",
    region_name: "regionName",
    quantity: "quantity",
    in_way_to_client: "inWayToClient",
    in_way_from_client: "inWayFromClient",
});

/// `data` of what `wb_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WbStocksData {
    /// `items`.
    pub items: Vec<WbStock>,
}
wire_object!(WbStocksData {
    items: "items",
});

/// What `wb_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WbStocksResponse {
    /// `data`.
    pub data: Option<WbStocksData>,
}
wire_object!(WbStocksResponse {
    data: "data",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FloatGraphByPeriod {
    /// `start`.
    pub start: Option<Date>,
    /// `end`.
    pub end: Option<Date>,
    /// `value`.
    pub value: Option<Decimal>,
}
wire_object!(FloatGraphByPeriod {
    start: "start",
    end: "end",
    value: "value",
});

/// `data.groups[].metrics.saleRate` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableCommonMetricsSaleRate {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(TableCommonMetricsSaleRate {
    days: "days",
    hours: "hours",
});

/// `data.groups[].metrics.avgStockTurnover` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableCommonMetricsAvgStockTurnover {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(TableCommonMetricsAvgStockTurnover {
    days: "days",
    hours: "hours",
});

/// `data.groups[].metrics.officeMissingTime` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableCommonMetricsOfficeMissingTime {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(TableCommonMetricsOfficeMissingTime {
    days: "days",
    hours: "hours",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableCommonMetrics {
    /// `ordersCount`.
    pub orders_count: Option<i64>,
    /// `ordersSum`.
    pub orders_sum: Option<i64>,
    /// `avgOrders`.
    pub avg_orders: Option<Decimal>,
    /// `avgOrdersByMonth`.
    pub avg_orders_by_month: Vec<FloatGraphByPeriod>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `stockCount`.
    pub stock_count: Option<i64>,
    /// `stockSum`.
    pub stock_sum: Option<i64>,
    /// `saleRate`.
    pub sale_rate: Option<TableCommonMetricsSaleRate>,
    /// `avgStockTurnover`.
    pub avg_stock_turnover: Option<TableCommonMetricsAvgStockTurnover>,
    /// `toClientCount`.
    pub to_client_count: Option<i64>,
    /// `fromClientCount`.
    pub from_client_count: Option<i64>,
    /// `officeMissingTime`.
    pub office_missing_time: Option<TableCommonMetricsOfficeMissingTime>,
    /// `lostOrdersCount`.
    pub lost_orders_count: Option<Decimal>,
    /// `lostOrdersSum`.
    pub lost_orders_sum: Option<Decimal>,
    /// `lostBuyoutsCount`.
    pub lost_buyouts_count: Option<Decimal>,
    /// `lostBuyoutsSum`.
    pub lost_buyouts_sum: Option<Decimal>,
}
wire_object!(TableCommonMetrics {
    orders_count: "ordersCount",
    orders_sum: "ordersSum",
    avg_orders: "avgOrders",
    avg_orders_by_month: "avgOrdersByMonth",
    buyout_count: "buyoutCount",
    buyout_sum: "buyoutSum",
    buyout_percent: "buyoutPercent",
    stock_count: "stockCount",
    stock_sum: "stockSum",
    sale_rate: "saleRate",
    avg_stock_turnover: "avgStockTurnover",
    to_client_count: "toClientCount",
    from_client_count: "fromClientCount",
    office_missing_time: "officeMissingTime",
    lost_orders_count: "lostOrdersCount",
    lost_orders_sum: "lostOrdersSum",
    lost_buyouts_count: "lostBuyoutsCount",
    lost_buyouts_sum: "lostBuyoutsSum",
});

/// `data.groups[].items[].metrics.saleRate` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntryMetricsSaleRate {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksByGroupGroupEntryMetricsSaleRate {
    days: "days",
    hours: "hours",
});

/// `data.groups[].items[].metrics.avgStockTurnover` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntryMetricsAvgStockTurnover {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksByGroupGroupEntryMetricsAvgStockTurnover {
    days: "days",
    hours: "hours",
});

/// `data.groups[].items[].metrics.officeMissingTime` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntryMetricsOfficeMissingTime {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksByGroupGroupEntryMetricsOfficeMissingTime {
    days: "days",
    hours: "hours",
});

/// `data.groups[].items[].metrics.currentPrice` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntryMetricsCurrentPrice {
    /// `minPrice`.
    pub min_price: Option<i64>,
    /// `maxPrice`.
    pub max_price: Option<i64>,
}
wire_object!(StocksByGroupGroupEntryMetricsCurrentPrice {
    min_price: "minPrice",
    max_price: "maxPrice",
});

open_enum! {
    /// `data.groups[].items[].metrics.availability` of what `stocks_by_group` returns.
    pub enum StocksByGroupGroupEntryMetricsAvailability(text) {
        Deficient = "deficient",
        Actual = "actual",
        Balanced = "balanced",
        NonActual = "nonActual",
        NonLiquid = "nonLiquid",
        InvalidData = "invalidData",
    }
}

/// `data.groups[].items[].metrics` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntryMetrics {
    /// `ordersCount`.
    pub orders_count: Option<i64>,
    /// `ordersSum`.
    pub orders_sum: Option<i64>,
    /// `avgOrders`.
    pub avg_orders: Option<Decimal>,
    /// `avgOrdersByMonth`.
    pub avg_orders_by_month: Vec<FloatGraphByPeriod>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `stockCount`.
    pub stock_count: Option<i64>,
    /// `stockSum`.
    pub stock_sum: Option<i64>,
    /// `saleRate`.
    pub sale_rate: Option<StocksByGroupGroupEntryMetricsSaleRate>,
    /// `avgStockTurnover`.
    pub avg_stock_turnover: Option<StocksByGroupGroupEntryMetricsAvgStockTurnover>,
    /// `toClientCount`.
    pub to_client_count: Option<i64>,
    /// `fromClientCount`.
    pub from_client_count: Option<i64>,
    /// `officeMissingTime`.
    pub office_missing_time: Option<StocksByGroupGroupEntryMetricsOfficeMissingTime>,
    /// `lostOrdersCount`.
    pub lost_orders_count: Option<Decimal>,
    /// `lostOrdersSum`.
    pub lost_orders_sum: Option<Decimal>,
    /// `lostBuyoutsCount`.
    pub lost_buyouts_count: Option<Decimal>,
    /// `lostBuyoutsSum`.
    pub lost_buyouts_sum: Option<Decimal>,
    /// `currentPrice`.
    pub current_price: Option<StocksByGroupGroupEntryMetricsCurrentPrice>,
    /// `availability`.
    pub availability: Option<StocksByGroupGroupEntryMetricsAvailability>,
}
wire_object!(StocksByGroupGroupEntryMetrics {
    orders_count: "ordersCount",
    orders_sum: "ordersSum",
    avg_orders: "avgOrders",
    avg_orders_by_month: "avgOrdersByMonth",
    buyout_count: "buyoutCount",
    buyout_sum: "buyoutSum",
    buyout_percent: "buyoutPercent",
    stock_count: "stockCount",
    stock_sum: "stockSum",
    sale_rate: "saleRate",
    avg_stock_turnover: "avgStockTurnover",
    to_client_count: "toClientCount",
    from_client_count: "fromClientCount",
    office_missing_time: "officeMissingTime",
    lost_orders_count: "lostOrdersCount",
    lost_orders_sum: "lostOrdersSum",
    lost_buyouts_count: "lostBuyoutsCount",
    lost_buyouts_sum: "lostBuyoutsSum",
    current_price: "currentPrice",
    availability: "availability",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroupEntry {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `isDeleted`.
    pub is_deleted: Option<bool>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `mainPhoto`.
    pub main_photo: Option<String>,
    /// `hasSizes`.
    pub has_sizes: Option<bool>,
    /// `metrics`.
    pub metrics: Option<StocksByGroupGroupEntryMetrics>,
}
wire_object!(StocksByGroupGroupEntry {
    nm_id: "nmID",
    is_deleted: "isDeleted",
    subject_name: "subjectName",
    name: "name",
    vendor_code: "vendorCode",
    brand_name: "brandName",
    main_photo: "mainPhoto",
    has_sizes: "hasSizes",
    metrics: "metrics",
});

/// `data.groups[]` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupGroup {
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `tagID`.
    pub tag_id: Option<i64>,
    /// `tagName`.
    pub tag_name: Option<String>,
    /// `metrics`.
    pub metrics: Option<TableCommonMetrics>,
    /// `items`.
    pub items: Vec<StocksByGroupGroupEntry>,
}
wire_object!(StocksByGroupGroup {
    subject_id: "subjectID",
    subject_name: "subjectName",
    brand_name: "brandName",
    tag_id: "tagID",
    tag_name: "tagName",
    metrics: "metrics",
    items: "items",
});

/// `data` of what `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupData {
    /// `groups`.
    pub groups: Vec<StocksByGroupGroup>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(StocksByGroupData {
    groups: "groups",
    currency: "currency",
});

/// What `stocks_by_group` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByGroupResponse {
    /// `data`.
    pub data: Option<StocksByGroupData>,
}
wire_object!(StocksByGroupResponse {
    data: "data",
});

/// `data` of what `stocks_by_product` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByProductData {
    /// `items`.
    pub items: Vec<StocksByGroupGroupEntry>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(StocksByProductData {
    items: "items",
    currency: "currency",
});

/// What `stocks_by_product` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByProductResponse {
    /// `data`.
    pub data: Option<StocksByProductData>,
}
wire_object!(StocksByProductResponse {
    data: "data",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableOffice {
    /// `regionName`.
    pub region_name: Option<String>,
    /// `officeID`.
    pub office_id: Option<i64>,
    /// `officeName`.
    pub office_name: Option<String>,
    /// `metrics`.
    pub metrics: Option<TableCommonMetrics>,
}
wire_object!(TableOffice {
    region_name: "regionName",
    office_id: "officeID",
    office_name: "officeName",
    metrics: "metrics",
});

/// `data.sizes[].metrics.saleRate` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSizeMetricsSaleRate {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksBySizeSizeMetricsSaleRate {
    days: "days",
    hours: "hours",
});

/// `data.sizes[].metrics.avgStockTurnover` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSizeMetricsAvgStockTurnover {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksBySizeSizeMetricsAvgStockTurnover {
    days: "days",
    hours: "hours",
});

/// `data.sizes[].metrics.officeMissingTime` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSizeMetricsOfficeMissingTime {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(StocksBySizeSizeMetricsOfficeMissingTime {
    days: "days",
    hours: "hours",
});

/// `data.sizes[].metrics.currentPrice` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSizeMetricsCurrentPrice {
    /// `minPrice`.
    pub min_price: Option<i64>,
    /// `maxPrice`.
    pub max_price: Option<i64>,
}
wire_object!(StocksBySizeSizeMetricsCurrentPrice {
    min_price: "minPrice",
    max_price: "maxPrice",
});

/// `data.sizes[].metrics` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSizeMetrics {
    /// `ordersCount`.
    pub orders_count: Option<i64>,
    /// `ordersSum`.
    pub orders_sum: Option<i64>,
    /// `avgOrders`.
    pub avg_orders: Option<Decimal>,
    /// `avgOrdersByMonth`.
    pub avg_orders_by_month: Vec<FloatGraphByPeriod>,
    /// `buyoutCount`.
    pub buyout_count: Option<i64>,
    /// `buyoutSum`.
    pub buyout_sum: Option<i64>,
    /// `buyoutPercent`.
    pub buyout_percent: Option<i64>,
    /// `stockCount`.
    pub stock_count: Option<i64>,
    /// `stockSum`.
    pub stock_sum: Option<i64>,
    /// `saleRate`.
    pub sale_rate: Option<StocksBySizeSizeMetricsSaleRate>,
    /// `avgStockTurnover`.
    pub avg_stock_turnover: Option<StocksBySizeSizeMetricsAvgStockTurnover>,
    /// `toClientCount`.
    pub to_client_count: Option<i64>,
    /// `fromClientCount`.
    pub from_client_count: Option<i64>,
    /// `officeMissingTime`.
    pub office_missing_time: Option<StocksBySizeSizeMetricsOfficeMissingTime>,
    /// `lostOrdersCount`.
    pub lost_orders_count: Option<Decimal>,
    /// `lostOrdersSum`.
    pub lost_orders_sum: Option<Decimal>,
    /// `lostBuyoutsCount`.
    pub lost_buyouts_count: Option<Decimal>,
    /// `lostBuyoutsSum`.
    pub lost_buyouts_sum: Option<Decimal>,
    /// `currentPrice`.
    pub current_price: Option<StocksBySizeSizeMetricsCurrentPrice>,
}
wire_object!(StocksBySizeSizeMetrics {
    orders_count: "ordersCount",
    orders_sum: "ordersSum",
    avg_orders: "avgOrders",
    avg_orders_by_month: "avgOrdersByMonth",
    buyout_count: "buyoutCount",
    buyout_sum: "buyoutSum",
    buyout_percent: "buyoutPercent",
    stock_count: "stockCount",
    stock_sum: "stockSum",
    sale_rate: "saleRate",
    avg_stock_turnover: "avgStockTurnover",
    to_client_count: "toClientCount",
    from_client_count: "fromClientCount",
    office_missing_time: "officeMissingTime",
    lost_orders_count: "lostOrdersCount",
    lost_orders_sum: "lostOrdersSum",
    lost_buyouts_count: "lostBuyoutsCount",
    lost_buyouts_sum: "lostBuyoutsSum",
    current_price: "currentPrice",
});

/// `data.sizes[]` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeSize {
    /// `name`.
    pub name: Option<String>,
    /// `chrtID`.
    pub chrt_id: Option<i64>,
    /// `offices`.
    pub offices: Vec<TableOffice>,
    /// `metrics`.
    pub metrics: Option<StocksBySizeSizeMetrics>,
}
wire_object!(StocksBySizeSize {
    name: "name",
    chrt_id: "chrtID",
    offices: "offices",
    metrics: "metrics",
});

/// `data` of what `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeData {
    /// `offices`.
    pub offices: Vec<TableOffice>,
    /// `sizes`.
    pub sizes: Vec<StocksBySizeSize>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(StocksBySizeData {
    offices: "offices",
    sizes: "sizes",
    currency: "currency",
});

/// What `stocks_by_size` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksBySizeResponse {
    /// `data`.
    pub data: Option<StocksBySizeData>,
}
wire_object!(StocksBySizeResponse {
    data: "data",
});

/// `data.regions[].metrics.saleRate` of what `stocks_by_office` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableShippingOfficeMetricsSaleRate {
    /// `days`.
    pub days: Option<i64>,
    /// `hours`.
    pub hours: Option<i64>,
}
wire_object!(TableShippingOfficeMetricsSaleRate {
    days: "days",
    hours: "hours",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableShippingOfficeMetrics {
    /// `stockCount`.
    pub stock_count: Option<i64>,
    /// `stockSum`.
    pub stock_sum: Option<i64>,
    /// `saleRate`.
    pub sale_rate: Option<TableShippingOfficeMetricsSaleRate>,
    /// `toClientCount`.
    pub to_client_count: Option<i64>,
    /// `fromClientCount`.
    pub from_client_count: Option<i64>,
}
wire_object!(TableShippingOfficeMetrics {
    stock_count: "stockCount",
    stock_sum: "stockSum",
    sale_rate: "saleRate",
    to_client_count: "toClientCount",
    from_client_count: "fromClientCount",
});

/// `data.regions[].offices[]` of what `stocks_by_office` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByOfficeRegionOffice {
    /// `officeID`.
    pub office_id: Option<i64>,
    /// `officeName`.
    pub office_name: Option<String>,
    /// `metrics`.
    pub metrics: Option<TableShippingOfficeMetrics>,
}
wire_object!(StocksByOfficeRegionOffice {
    office_id: "officeID",
    office_name: "officeName",
    metrics: "metrics",
});

/// `data.regions[]` of what `stocks_by_office` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByOfficeRegion {
    /// `regionName`.
    pub region_name: Option<String>,
    /// `metrics`.
    pub metrics: Option<TableShippingOfficeMetrics>,
    /// `offices`.
    pub offices: Vec<StocksByOfficeRegionOffice>,
}
wire_object!(StocksByOfficeRegion {
    region_name: "regionName",
    metrics: "metrics",
    offices: "offices",
});

/// `data` of what `stocks_by_office` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByOfficeData {
    /// `regions`.
    pub regions: Vec<StocksByOfficeRegion>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(StocksByOfficeData {
    regions: "regions",
    currency: "currency",
});

/// What `stocks_by_office` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksByOfficeResponse {
    /// `data`.
    pub data: Option<StocksByOfficeData>,
}
wire_object!(StocksByOfficeResponse {
    data: "data",
});

/// `data.sellerRating` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TableItemFloat {
    /// `current`.
    pub current: Option<Decimal>,
    /// `dynamics`.
    pub dynamics: Option<Decimal>,
}
wire_object!(TableItemFloat {
    current: "current",
    dynamics: "dynamics",
});

/// `data.feedbackIncrease.fiveStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncreaseFiveStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(FeedbacksIncreaseFiveStar {
    current: "current",
    dynamics: "dynamics",
    total: "total",
});

/// `data.feedbackIncrease.fourStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncreaseFourStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(FeedbacksIncreaseFourStar {
    current: "current",
    dynamics: "dynamics",
    total: "total",
});

/// `data.feedbackIncrease.threeStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncreaseThreeStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(FeedbacksIncreaseThreeStar {
    current: "current",
    dynamics: "dynamics",
    total: "total",
});

/// `data.feedbackIncrease.twoStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncreaseTwoStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(FeedbacksIncreaseTwoStar {
    current: "current",
    dynamics: "dynamics",
    total: "total",
});

/// `data.feedbackIncrease.oneStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncreaseOneStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(FeedbacksIncreaseOneStar {
    current: "current",
    dynamics: "dynamics",
    total: "total",
});

/// `data.feedbackIncrease` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksIncrease {
    /// `current`.
    pub current: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
    /// `fiveStar`.
    pub five_star: Option<FeedbacksIncreaseFiveStar>,
    /// `fourStar`.
    pub four_star: Option<FeedbacksIncreaseFourStar>,
    /// `threeStar`.
    pub three_star: Option<FeedbacksIncreaseThreeStar>,
    /// `twoStar`.
    pub two_star: Option<FeedbacksIncreaseTwoStar>,
    /// `oneStar`.
    pub one_star: Option<FeedbacksIncreaseOneStar>,
}
wire_object!(FeedbacksIncrease {
    current: "current",
    total: "total",
    dynamics: "dynamics",
    five_star: "fiveStar",
    four_star: "fourStar",
    three_star: "threeStar",
    two_star: "twoStar",
    one_star: "oneStar",
});

/// `data.items[].feedbackRating` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingFeedbackRating {
    /// `current`.
    pub current: Option<Decimal>,
    /// `dynamics`.
    pub dynamics: Option<Decimal>,
    /// `percentile`.
    pub percentile: Option<Decimal>,
}
wire_object!(ItemRatingFeedbackRating {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.items[].feedbackCount` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingFeedbackCount {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingFeedbackCount {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].fiveStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingFiveStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingFiveStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].fourStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingFourStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingFourStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].threeStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingThreeStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingThreeStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].twoStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingTwoStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingTwoStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[].oneStar` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingOneStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingOneStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.items[]` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRating {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `tagName`.
    pub tag_name: Option<String>,
    /// `tagId`.
    pub tag_id: Option<i64>,
    /// `pinnedFeedback`.
    pub pinned_feedback: Option<bool>,
    /// `rating`.
    pub rating: Option<Decimal>,
    /// `feedbackRating`.
    pub feedback_rating: Option<ItemRatingFeedbackRating>,
    /// `feedbackCount`.
    pub feedback_count: Option<ItemRatingFeedbackCount>,
    /// `fiveStar`.
    pub five_star: Option<ItemRatingFiveStar>,
    /// `fourStar`.
    pub four_star: Option<ItemRatingFourStar>,
    /// `threeStar`.
    pub three_star: Option<ItemRatingThreeStar>,
    /// `twoStar`.
    pub two_star: Option<ItemRatingTwoStar>,
    /// `oneStar`.
    pub one_star: Option<ItemRatingOneStar>,
    /// `disqualified`.
    pub disqualified: Option<i64>,
    /// `isShadowed`.
    pub is_shadowed: Option<bool>,
}
wire_object!(ItemRating {
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    subject_id: "subjectId",
    subject_name: "subjectName",
    brand_name: "brandName",
    tag_name: "tagName",
    tag_id: "tagId",
    pinned_feedback: "pinnedFeedback",
    rating: "rating",
    feedback_rating: "feedbackRating",
    feedback_count: "feedbackCount",
    five_star: "fiveStar",
    four_star: "fourStar",
    three_star: "threeStar",
    two_star: "twoStar",
    one_star: "oneStar",
    disqualified: "disqualified",
    is_shadowed: "isShadowed",
});

/// `data` of what `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsData {
    /// `sellerRating`.
    pub seller_rating: Option<TableItemFloat>,
    /// `feedbackIncrease`.
    pub feedback_increase: Option<FeedbacksIncrease>,
    /// `items`.
    pub items: Vec<ItemRating>,
}
wire_object!(ItemRatingsData {
    seller_rating: "sellerRating",
    feedback_increase: "feedbackIncrease",
    items: "items",
});

/// What `item_ratings` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsResponse {
    /// `data`.
    pub data: Option<ItemRatingsData>,
}
wire_object!(ItemRatingsResponse {
    data: "data",
});

open_enum! {
    /// `data.orders[].status` of what `order_feed` returns.
    pub enum OrderFeedOrderStatus(text) {
        Created = "created",
        Buyout = "buyout",
        Cancel = "cancel",
        Return = "return",
        ReturnDefective = "returnDefective",
    }
}

open_enum! {
    /// `data.orders[].cancelType` of what `order_feed` returns.
    pub enum OrderFeedOrderCancelType(text) {
        App = "app",
        Receipt = "receipt",
        Expire = "expire",
        Other = "other",
    }
}

/// `data.orders[]` of what `order_feed` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFeedOrder {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `srid`.
    pub srid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
    /// `status`.
    pub status: Option<OrderFeedOrderStatus>,
    /// `cancelType`.
    pub cancel_type: Option<OrderFeedOrderCancelType>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `warehouseRegion`.
    pub warehouse_region: Option<String>,
    /// `isMp`.
    pub is_mp: Option<bool>,
    /// `destinationCity`.
    pub destination_city: Option<String>,
    /// `destinationDistrict`.
    pub destination_district: Option<String>,
    /// `sellerPrice`.
    pub seller_price: Option<Decimal>,
    /// `isB2b`.
    pub is_b2b: Option<bool>,
}
wire_object!(OrderFeedOrder {
    nm_id: "nmId",
    chrt_id: "chrtId",
    srid: "srid",
    created_at: "createdAt",
    updated_at: "updatedAt",
    status: "status",
    cancel_type: "cancelType",
    warehouse_name: "warehouseName",
    warehouse_region: "warehouseRegion",
    is_mp: "isMp",
    destination_city: "destinationCity",
    destination_district: "destinationDistrict",
    seller_price: "sellerPrice",
    is_b2b: "isB2b",
});

/// `data` of what `order_feed` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFeedData {
    /// `snapshotTime`.
    pub snapshot_time: Option<DateTime>,
    /// `currency`.
    pub currency: Option<String>,
    /// `orders`.
    pub orders: Vec<OrderFeedOrder>,
}
wire_object!(OrderFeedData {
    snapshot_time: "snapshotTime",
    currency: "currency",
    orders: "orders",
});

/// What `order_feed` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFeedResponse {
    /// `data`.
    pub data: Option<OrderFeedData>,
}
wire_object!(OrderFeedResponse {
    data: "data",
});

/// `data.items[]` of what `seller_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SellerStock {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `regionName`.
    pub region_name: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
}
wire_object!(SellerStock {
    nm_id: "nmId",
    chrt_id: "chrtId",
    warehouse_id: "warehouseId",
    warehouse_name: "warehouseName",
    region_name: "regionName",
    quantity: "quantity",
});

/// `data` of what `seller_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SellerStocksData {
    /// `items`.
    pub items: Vec<SellerStock>,
}
wire_object!(SellerStocksData {
    items: "items",
});

/// What `seller_stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SellerStocksResponse {
    /// `data`.
    pub data: Option<SellerStocksData>,
}
wire_object!(SellerStocksResponse {
    data: "data",
});

/// `data.cards[].feedbackRating` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardFeedbackRating {
    /// `current`.
    pub current: Option<Decimal>,
    /// `dynamics`.
    pub dynamics: Option<Decimal>,
    /// `percentile`.
    pub percentile: Option<Decimal>,
}
wire_object!(ItemRatingsLegacyCardFeedbackRating {
    current: "current",
    dynamics: "dynamics",
    percentile: "percentile",
});

/// `data.cards[].feedbackCount` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardFeedbackCount {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardFeedbackCount {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[].fiveStar` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardFiveStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardFiveStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[].fourStar` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardFourStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardFourStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[].threeStar` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardThreeStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardThreeStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[].twoStar` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardTwoStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardTwoStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[].oneStar` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCardOneStar {
    /// `current`.
    pub current: Option<i64>,
    /// `dynamics`.
    pub dynamics: Option<i64>,
}
wire_object!(ItemRatingsLegacyCardOneStar {
    current: "current",
    dynamics: "dynamics",
});

/// `data.cards[]` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyCard {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `tagName`.
    pub tag_name: Option<String>,
    /// `tagId`.
    pub tag_id: Option<i64>,
    /// `pinnedFeedback`.
    pub pinned_feedback: Option<bool>,
    /// `rating`.
    pub rating: Option<Decimal>,
    /// `feedbackRating`.
    pub feedback_rating: Option<ItemRatingsLegacyCardFeedbackRating>,
    /// `feedbackCount`.
    pub feedback_count: Option<ItemRatingsLegacyCardFeedbackCount>,
    /// `fiveStar`.
    pub five_star: Option<ItemRatingsLegacyCardFiveStar>,
    /// `fourStar`.
    pub four_star: Option<ItemRatingsLegacyCardFourStar>,
    /// `threeStar`.
    pub three_star: Option<ItemRatingsLegacyCardThreeStar>,
    /// `twoStar`.
    pub two_star: Option<ItemRatingsLegacyCardTwoStar>,
    /// `oneStar`.
    pub one_star: Option<ItemRatingsLegacyCardOneStar>,
    /// `disqualified`.
    pub disqualified: Option<i64>,
}
wire_object!(ItemRatingsLegacyCard {
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    subject_id: "subjectId",
    subject_name: "subjectName",
    brand_name: "brandName",
    tag_name: "tagName",
    tag_id: "tagId",
    pinned_feedback: "pinnedFeedback",
    rating: "rating",
    feedback_rating: "feedbackRating",
    feedback_count: "feedbackCount",
    five_star: "fiveStar",
    four_star: "fourStar",
    three_star: "threeStar",
    two_star: "twoStar",
    one_star: "oneStar",
    disqualified: "disqualified",
});

/// `data` of what `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyData {
    /// `sellerRating`.
    pub seller_rating: Option<TableItemFloat>,
    /// `feedbackIncrease`.
    pub feedback_increase: Option<FeedbacksIncrease>,
    /// `cards`.
    pub cards: Vec<ItemRatingsLegacyCard>,
}
wire_object!(ItemRatingsLegacyData {
    seller_rating: "sellerRating",
    feedback_increase: "feedbackIncrease",
    cards: "cards",
});

/// What `item_ratings_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemRatingsLegacyResponse {
    /// `data`.
    pub data: Option<ItemRatingsLegacyData>,
}
wire_object!(ItemRatingsLegacyResponse {
    data: "data",
});

