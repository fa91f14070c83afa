// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! FBW supplies: goods the seller brings to WB's warehouses.
//!
//! Methods are on [`OrdersFbw`], which [`Client::orders_fbw`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/orders-fbw>.

#![allow(unused_imports)]

use std::collections::BTreeMap;

use bytes::Bytes;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::request::{Call, FilePart};
use crate::response::{Download, Response};
use crate::streaming::{Rows, Saved, Written};
use crate::values::object::wire_object;
use crate::values::open_enum::open_enum;
use crate::values::{Base64, Date, DateTime, Kopecks, date, decimal};
use crate::{Client, Result};

impl Client {
    /// FBW supplies: goods the seller brings to WB's warehouses.
    pub fn orders_fbw(&self) -> OrdersFbw<'_> {
        OrdersFbw { client: self }
    }
}

/// FBW supplies: goods the seller brings to WB's warehouses.
///
/// Made by [`Client::orders_fbw`].
#[derive(Debug, Clone, Copy)]
pub struct OrdersFbw<'a> {
    client: &'a Client,
}

impl OrdersFbw<'_> {
    /// Returns the WB warehouses and packaging types that would accept each of up to 5000 barcodes in the given quantities.
    ///
    /// `POST /api/v1/acceptance/options` on `supplies-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 6 per 1 min, one every 10 s, at most 6 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `orders_fbw.acceptance_options`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn acceptance_options(
        self,
        params: &AcceptanceOptionsParams,
        body: &[AcceptanceOptionsEntry],
    ) -> Result<Response<AcceptanceOptionsResponse>> {
        self.client
            .json(
                Call::new(&operations::ACCEPTANCE_OPTIONS)
                    .query("warehouseID", &params.warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Returns WB warehouses with their addresses, working hours and whether they are active and take transit goods.
    ///
    /// `GET /api/v1/warehouses` on `supplies-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 6 per 1 min, one every 10 s, at most 6 at once |
    /// | base | 1 per 12 h, one every 12 h, at most 1 at once |
    ///
    /// Bucket `orders_fbw.warehouses`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn warehouses(self) -> Result<Response<Vec<Warehous>>> {
        self.client.json(Call::new(&operations::WAREHOUSES)).await
    }

    /// Returns the available transit routes between WB warehouses with their prices per box and per pallet.
    ///
    /// `GET /api/v1/transit-tariffs` on `supplies-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 6 per 1 min, one every 10 s, at most 10 at once |
    /// | base | 1 per 12 h, one every 12 h, at most 1 at once |
    ///
    /// Bucket `orders_fbw.transit_tariffs`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn transit_tariffs(self) -> Result<Response<Vec<TransitTariff>>> {
        self.client.json(Call::new(&operations::TRANSIT_TARIFFS)).await
    }

    /// Returns a page (at most 1000) of the seller's supplies, filtered by dates and statuses; by default the last 1000.
    ///
    /// `POST /api/v1/supplies` on `supplies-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 30 per 1 min, one every 2 s, at most 10 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `orders_fbw.supplies`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn supplies(
        self,
        params: &SuppliesParams,
        body: &SuppliesRequest,
    ) -> Result<Response<Vec<SuppliesEntry>>> {
        self.client
            .json(
                Call::new(&operations::SUPPLIES)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .json(body),
            )
            .await
    }

    /// Returns the details of one supply by its id, or by the id of its preorder: dates, warehouses, quantities and acceptance cost.
    ///
    /// `GET /api/v1/supplies/{ID}` on `supplies-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 30 per 1 min, one every 2 s, at most 10 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `orders_fbw.supply`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn supply(
        self,
        id: i64,
        params: &SupplyParams,
    ) -> Result<Response<SupplyResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY)
                    .path("ID", id)
                    .query("isPreorderID", &params.is_preorder_id),
            )
            .await
    }

    /// Returns a page (at most 1000) of the goods of a supply or preorder: declared, accepted and ready for sale quantities.
    ///
    /// `GET /api/v1/supplies/{ID}/goods` on `supplies-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 30 per 1 min, one every 2 s, at most 10 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `orders_fbw.supply_goods`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn supply_goods(
        self,
        id: i64,
        params: &SupplyGoodsParams,
    ) -> Result<Response<Vec<SupplyGood>>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_GOODS)
                    .path("ID", id)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("isPreorderID", &params.is_preorder_id),
            )
            .await
    }

    /// Returns the packages of a supply with their codes and the barcodes and quantities inside each.
    ///
    /// `GET /api/v1/supplies/{ID}/package` on `supplies-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 30 per 1 min, one every 2 s, at most 10 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `orders_fbw.supply_packages`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn supply_packages(self, id: i64) -> Result<Response<Vec<SupplyPackage>>> {
        self.client.json(Call::new(&operations::SUPPLY_PACKAGES).path("ID", id)).await
    }
}

/// Optional parameters of `acceptance_options`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AcceptanceOptionsParams {
    /// `warehouseID`.
    #[serde(rename = "warehouseID", default, skip_serializing_if = "Option::is_none")]
    pub warehouse_id: Option<i64>,
}

/// `[]` of what `acceptance_options` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AcceptanceOptionsEntry {
    /// `quantity`, 1 to 999999.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quantity: Option<i64>,
    /// `barcode`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub barcode: Option<String>,
}

/// Optional parameters of `supplies`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SuppliesParams {
    /// `limit`, 1 to 1000, default `1000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

open_enum! {
    /// `dates[].type` of what `supplies` takes.
    pub enum SuppliesDateType(text) {
        FactDate = "factDate",
        CreateDate = "createDate",
        SupplyDate = "supplyDate",
        UpdatedDate = "updatedDate",
    }
}

/// `dates[]` of what `supplies` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SuppliesDate {
    /// `from`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Date>,
    /// `till`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub till: Option<Date>,
    /// `type`.
    pub r#type: SuppliesDateType,
}

impl SuppliesDate {
    /// With what WB requires; the rest is left out.
    pub fn new(r#type: SuppliesDateType) -> Self {
        SuppliesDate {
            from: Default::default(),
            till: Default::default(),
            r#type,
        }
    }
}

/// What `supplies` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SuppliesRequest {
    /// `dates`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dates: Option<Vec<SuppliesDate>>,
    /// `statusIDs`.
    #[serde(rename = "statusIDs", default, skip_serializing_if = "Option::is_none")]
    pub status_ids: Option<Vec<i64>>,
}

/// Optional parameters of `supply`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SupplyParams {
    /// `isPreorderID`, default `false`.
    #[serde(rename = "isPreorderID", default, skip_serializing_if = "Option::is_none")]
    pub is_preorder_id: Option<bool>,
}

/// Optional parameters of `supply_goods`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SupplyGoodsParams {
    /// `limit`, 1 to 1000, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `isPreorderID`, default `false`.
    #[serde(rename = "isPreorderID", default, skip_serializing_if = "Option::is_none")]
    pub is_preorder_id: Option<bool>,
}

/// `result[].error` of what `acceptance_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcceptanceOptionError {
    /// `title`.
    pub title: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(AcceptanceOptionError {
    title: "title",
    detail: "detail",
});

/// `result[].warehouses[]` of what `acceptance_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcceptanceOptionWarehous {
    /// `warehouseID`.
    pub warehouse_id: Option<i64>,
    /// `canBox`.
    pub can_box: Option<bool>,
    /// `canMonopallet`.
    pub can_monopallet: Option<bool>,
    /// `canSupersafe`.
    pub can_supersafe: Option<bool>,
    /// `isBoxOnPallet`.
    pub is_box_on_pallet: Option<bool>,
}
wire_object!(AcceptanceOptionWarehous {
    warehouse_id: "warehouseID",
    can_box: "canBox",
    can_monopallet: "canMonopallet",
    can_supersafe: "canSupersafe",
    is_box_on_pallet: "isBoxOnPallet",
});

/// `result[]` of what `acceptance_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcceptanceOption {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `error`.
    pub error: Option<AcceptanceOptionError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `warehouses`.
    pub warehouses: Vec<AcceptanceOptionWarehous>,
}
wire_object!(AcceptanceOption {
    barcode: "barcode",
    error: "error",
    is_error: "isError",
    warehouses: "warehouses",
});

/// What `acceptance_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcceptanceOptionsResponse {
    /// `result`.
    pub result: Vec<AcceptanceOption>,
    /// `requestId`.
    pub request_id: Option<String>,
}
wire_object!(AcceptanceOptionsResponse {
    result: "result",
    request_id: "requestId",
});

/// `[]` of what `warehouses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Warehous {
    /// `ID`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `address`.
    pub address: Option<String>,
    /// `workTime`.
    pub work_time: Option<String>,
    /// `isActive`.
    pub is_active: Option<bool>,
    /// `isTransitActive`.
    pub is_transit_active: Option<bool>,
}
wire_object!(Warehous {
    id: "ID",
    name: "name",
    address: "address",
    work_time: "workTime",
    is_active: "isActive",
    is_transit_active: "isTransitActive",
});

/// `[].boxTariff[]` of what `transit_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TransitTariffBoxTariff {
    /// `from`.
    pub from: Option<i64>,
    /// `to`.
    pub to: Option<i64>,
    /// `value`, in roubles.
    pub value: Option<Decimal>,
}
wire_object!(TransitTariffBoxTariff {
    from: "from",
    to: "to",
    value: "value",
});

/// `[]` of what `transit_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TransitTariff {
    /// `transitWarehouseName`.
    pub transit_warehouse_name: Option<String>,
    /// `destinationWarehouseName`.
    pub destination_warehouse_name: Option<String>,
    /// `activeFrom`.
    pub active_from: Option<DateTime>,
    /// `boxTariff`.
    pub box_tariff: Vec<TransitTariffBoxTariff>,
    /// `palletTariff`, in roubles.
    pub pallet_tariff: Option<i64>,
}
wire_object!(TransitTariff {
    transit_warehouse_name: "transitWarehouseName",
    destination_warehouse_name: "destinationWarehouseName",
    active_from: "activeFrom",
    box_tariff: "boxTariff",
    pallet_tariff: "palletTariff",
});

/// `[]` of what `supplies` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SuppliesEntry {
    /// `phone`.
    pub phone: Option<String>,
    /// `supplyID`.
    pub supply_id: Option<i64>,
    /// `preorderID`.
    pub preorder_id: Option<i64>,
    /// `createDate`.
    pub create_date: Option<DateTime>,
    /// `supplyDate`.
    pub supply_date: Option<DateTime>,
    /// `factDate`.
    pub fact_date: Option<DateTime>,
    /// `updatedDate`.
    pub updated_date: Option<DateTime>,
    /// `statusID`, known values `1`, `2`, `3`, `4`, `5`, `6`.
    pub status_id: Option<i64>,
    /// `boxTypeID`.
    pub box_type_id: Option<Json>,
    /// `isBoxOnPallet`.
    pub is_box_on_pallet: Option<bool>,
}
wire_object!(SuppliesEntry {
    phone: "phone",
    supply_id: "supplyID",
    preorder_id: "preorderID",
    create_date: "createDate",
    supply_date: "supplyDate",
    fact_date: "factDate",
    updated_date: "updatedDate",
    status_id: "statusID",
    box_type_id: "boxTypeID",
    is_box_on_pallet: "isBoxOnPallet",
});

/// What `supply` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyResponse {
    /// `phone`.
    pub phone: Option<String>,
    /// `statusID`, known values `1`, `2`, `3`, `4`, `5`, `6`.
    pub status_id: Option<i64>,
    /// `virtualTypeID`.
    pub virtual_type_id: Option<i64>,
    /// `boxTypeID`.
    pub box_type_id: Option<i64>,
    /// `createDate`.
    pub create_date: Option<DateTime>,
    /// `supplyDate`.
    pub supply_date: Option<DateTime>,
    /// `factDate`.
    pub fact_date: Option<DateTime>,
    /// `updatedDate`.
    pub updated_date: Option<DateTime>,
    /// `warehouseID`.
    pub warehouse_id: Option<i64>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `actualWarehouseID`.
    pub actual_warehouse_id: Option<i64>,
    /// `actualWarehouseName`.
    pub actual_warehouse_name: Option<String>,
    /// `transitWarehouseID`.
    pub transit_warehouse_id: Option<i64>,
    /// `transitWarehouseName`.
    pub transit_warehouse_name: Option<String>,
    /// `acceptanceCost`, in roubles.
    pub acceptance_cost: Option<Decimal>,
    /// `paidAcceptanceCoefficient`.
    pub paid_acceptance_coefficient: Option<Decimal>,
    /// `rejectReason`.
    pub reject_reason: Option<String>,
    /// `supplierAssignName`.
    pub supplier_assign_name: Option<String>,
    /// `storageCoef`, a decimal that WB writes as text.
    pub storage_coef: Option<Decimal>,
    /// `deliveryCoef`, a decimal that WB writes as text.
    pub delivery_coef: Option<Decimal>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `readyForSaleQuantity`.
    pub ready_for_sale_quantity: Option<i64>,
    /// `acceptedQuantity`.
    pub accepted_quantity: Option<i64>,
    /// `unloadingQuantity`.
    pub unloading_quantity: Option<i64>,
    /// `depersonalizedQuantity`.
    pub depersonalized_quantity: Option<i64>,
    /// `isBoxOnPallet`.
    pub is_box_on_pallet: Option<bool>,
}
wire_object!(SupplyResponse {
    phone: "phone",
    status_id: "statusID",
    virtual_type_id: "virtualTypeID",
    box_type_id: "boxTypeID",
    create_date: "createDate",
    supply_date: "supplyDate",
    fact_date: "factDate",
    updated_date: "updatedDate",
    warehouse_id: "warehouseID",
    warehouse_name: "warehouseName",
    actual_warehouse_id: "actualWarehouseID",
    actual_warehouse_name: "actualWarehouseName",
    transit_warehouse_id: "transitWarehouseID",
    transit_warehouse_name: "transitWarehouseName",
    acceptance_cost: "acceptanceCost",
    paid_acceptance_coefficient: "paidAcceptanceCoefficient",
    reject_reason: "rejectReason",
    supplier_assign_name: "supplierAssignName",
    storage_coef: "storageCoef",
    delivery_coef: "deliveryCoef",
    quantity: "quantity",
    ready_for_sale_quantity: "readyForSaleQuantity",
    accepted_quantity: "acceptedQuantity",
    unloading_quantity: "unloadingQuantity",
    depersonalized_quantity: "depersonalizedQuantity",
    is_box_on_pallet: "isBoxOnPallet",
});

/// `[]` of what `supply_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyGood {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `needKiz`.
    pub need_kiz: Option<bool>,
    /// `tnved`.
    pub tnved: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `color`.
    pub color: Option<String>,
    /// `supplierBoxAmount`.
    pub supplier_box_amount: Option<i64>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `readyForSaleQuantity`.
    pub ready_for_sale_quantity: Option<i64>,
    /// `acceptedQuantity`.
    pub accepted_quantity: Option<i64>,
    /// `unloadingQuantity`.
    pub unloading_quantity: Option<i64>,
}
wire_object!(SupplyGood {
    barcode: "barcode",
    vendor_code: "vendorCode",
    nm_id: "nmID",
    need_kiz: "needKiz",
    tnved: "tnved",
    tech_size: "techSize",
    color: "color",
    supplier_box_amount: "supplierBoxAmount",
    quantity: "quantity",
    ready_for_sale_quantity: "readyForSaleQuantity",
    accepted_quantity: "acceptedQuantity",
    unloading_quantity: "unloadingQuantity",
});

/// `[].barcodes[]` of what `supply_packages` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyPackageBarcode {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
}
wire_object!(SupplyPackageBarcode {
    barcode: "barcode",
    quantity: "quantity",
});

/// `[]` of what `supply_packages` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyPackage {
    /// `packageCode`.
    pub package_code: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `barcodes`.
    pub barcodes: Vec<SupplyPackageBarcode>,
}
wire_object!(SupplyPackage {
    package_code: "packageCode",
    quantity: "quantity",
    barcodes: "barcodes",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `POST /api/v1/acceptance/options`: see [`OrdersFbw::acceptance_options`](super::OrdersFbw::acceptance_options).
    pub static ACCEPTANCE_OPTIONS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "acceptance_options",
        method: Method::POST,
        path: "/api/v1/acceptance/options",
        scope: Scope::Supplies,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.acceptance_options",
        limits: Limits::typed(
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v1/warehouses`: see [`OrdersFbw::warehouses`](super::OrdersFbw::warehouses).
    pub static WAREHOUSES: Operation = Operation {
        api: Api::OrdersFbw,
        name: "warehouses",
        method: Method::GET,
        path: "/api/v1/warehouses",
        scope: Scope::Supplies,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.warehouses",
        limits: Limits::typed(
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(43200000, 1, 43200000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/transit-tariffs`: see [`OrdersFbw::transit_tariffs`](super::OrdersFbw::transit_tariffs).
    pub static TRANSIT_TARIFFS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "transit_tariffs",
        method: Method::GET,
        path: "/api/v1/transit-tariffs",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.transit_tariffs",
        limits: Limits::typed(
            Some(Limit::new(60000, 6, 10000, 10)),
            Some(Limit::new(60000, 6, 10000, 10)),
            Some(Limit::new(60000, 6, 10000, 10)),
            Some(Limit::new(43200000, 1, 43200000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v1/supplies`: see [`OrdersFbw::supplies`](super::OrdersFbw::supplies).
    pub static SUPPLIES: Operation = Operation {
        api: Api::OrdersFbw,
        name: "supplies",
        method: Method::POST,
        path: "/api/v1/supplies",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.supplies",
        limits: Limits::typed(
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/supplies/{ID}`: see [`OrdersFbw::supply`](super::OrdersFbw::supply).
    pub static SUPPLY: Operation = Operation {
        api: Api::OrdersFbw,
        name: "supply",
        method: Method::GET,
        path: "/api/v1/supplies/{ID}",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.supply",
        limits: Limits::typed(
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/supplies/{ID}/goods`: see [`OrdersFbw::supply_goods`](super::OrdersFbw::supply_goods).
    pub static SUPPLY_GOODS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "supply_goods",
        method: Method::GET,
        path: "/api/v1/supplies/{ID}/goods",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.supply_goods",
        limits: Limits::typed(
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/supplies/{ID}/package`: see [`OrdersFbw::supply_packages`](super::OrdersFbw::supply_packages).
    pub static SUPPLY_PACKAGES: Operation = Operation {
        api: Api::OrdersFbw,
        name: "supply_packages",
        method: Method::GET,
        path: "/api/v1/supplies/{ID}/package",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[],
        bucket: "orders_fbw.supply_packages",
        limits: Limits::typed(
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(60000, 30, 2000, 10)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &ACCEPTANCE_OPTIONS,
        &WAREHOUSES,
        &TRANSIT_TARIFFS,
        &SUPPLIES,
        &SUPPLY,
        &SUPPLY_GOODS,
        &SUPPLY_PACKAGES,
    ];
}
