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
    /// `POST /api/v1/acceptance/options` on `supplies-api.wildberries.ru`. Only reads.
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
    /// `GET /api/v1/warehouses` on `supplies-api.wildberries.ru`. Only reads.
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

    /// Returns what a supply held too much, too little or mixed up, by package, with scans and a link to the video.
    ///
    /// `GET /api/supplies/v1/discrepancies/{supplyId}` on `supplies-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `orders_fbw.supply_discrepancies`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn supply_discrepancies(
        self,
        supply_id: &str,
    ) -> Result<Response<Vec<SupplyDiscrepancy>>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_DISCREPANCIES).path("supplyId", supply_id),
            )
            .await
    }

    /// Returns a page (at most 1000) of the seller's drafts of supplies, with the quantities of goods in each.
    ///
    /// `GET /api/supplies/v1/drafts` on `supplies-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.drafts`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn drafts(
        self,
        params: &DraftsParams,
    ) -> Result<Response<DraftsResponse>> {
        self.client
            .json(
                Call::new(&operations::DRAFTS)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("sort", &params.sort)
                    .query("order", &params.order),
            )
            .await
    }

    /// Creates an empty draft of a supply; returns the id of the draft.
    ///
    /// `POST /api/supplies/v1/drafts` on `supplies-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.create_draft`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn create_draft(self) -> Result<Response<CreateDraftResponse>> {
        self.client.json(Call::new(&operations::CREATE_DRAFT)).await
    }

    /// Deletes a draft of a supply, given the id of the draft.
    ///
    /// `DELETE /api/supplies/v1/drafts/{draftId}` on `supplies-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.delete_draft`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn delete_draft(self, draft_id: &str) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::DELETE_DRAFT).path("draftId", draft_id))
            .await
    }

    /// Takes goods out of a draft of a supply, given their barcodes (`skus`).
    ///
    /// `DELETE /api/supplies/v1/drafts/{draftId}/items` on `supplies-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.delete_draft_items`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn delete_draft_items(
        self,
        draft_id: &str,
        body: &DeleteDraftItemsRequest,
    ) -> Result<Response<DeleteDraftItemsResponse>> {
        self.client
            .json(
                Call::new(&operations::DELETE_DRAFT_ITEMS)
                    .path("draftId", draft_id)
                    .json(body),
            )
            .await
    }

    /// Returns the goods in a draft of a supply with their quantities, names, sizes and colors.
    ///
    /// `GET /api/supplies/v1/drafts/{draftId}/items` on `supplies-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.draft_items`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn draft_items(
        self,
        draft_id: &str,
    ) -> Result<Response<DraftItemsResponse>> {
        self.client
            .json(Call::new(&operations::DRAFT_ITEMS).path("draftId", draft_id))
            .await
    }

    /// Puts up to 1000 goods into a draft of a supply, by barcode and quantity; returns those that failed, with the reason.
    ///
    /// `POST /api/supplies/v1/drafts/{draftId}/items` on `supplies-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 10 at once.
    ///
    /// Bucket `orders_fbw.add_draft_items`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbw)
    pub async fn add_draft_items(
        self,
        draft_id: &str,
        body: &AddDraftItemsRequest,
    ) -> Result<Response<AddDraftItemsResponse>> {
        self.client
            .json(
                Call::new(&operations::ADD_DRAFT_ITEMS)
                    .path("draftId", draft_id)
                    .json(body),
            )
            .await
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

open_enum! {
    /// `order` of what `drafts` takes.
    pub enum DraftsOrder(text) {
        Desc = "desc",
        Asc = "asc",
    }
}

/// Optional parameters of `drafts`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DraftsParams {
    /// `limit`, 0 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `sort`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<String>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<DraftsOrder>,
}

/// What `delete_draft_items` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteDraftItemsRequest {
    /// `skus`, at least 1 elements.
    pub skus: Vec<String>,
}

impl DeleteDraftItemsRequest {
    /// With all its fields.
    pub fn new(skus: Vec<String>) -> Self {
        DeleteDraftItemsRequest { skus }
    }
}

/// `items[]` of what `add_draft_items` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AddDraftItem {
    /// `quantity`, 1 to 999999.
    pub quantity: i64,
    /// `sku`.
    pub sku: String,
}

impl AddDraftItem {
    /// With all its fields.
    pub fn new(quantity: i64, sku: impl Into<String>) -> Self {
        AddDraftItem {
            quantity,
            sku: sku.into(),
        }
    }
}

/// What `add_draft_items` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AddDraftItemsRequest {
    /// `items`, at most 1000 elements.
    pub items: Vec<AddDraftItem>,
}

impl AddDraftItemsRequest {
    /// With all its fields.
    pub fn new(items: Vec<AddDraftItem>) -> Self {
        AddDraftItemsRequest { items }
    }
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
    /// `discrepancies`.
    pub discrepancies: Option<i64>,
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
    discrepancies: "discrepancies",
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

open_enum! {
    /// `[].items[].discrepancyType` of what `supply_discrepancies` returns.
    pub enum DiscrepancyType(text) {
        Surplus = "surplus",
        Shortage = "shortage",
        ReSorting = "re-sorting",
    }
}

/// `[].items[].skuScans[]` of what `supply_discrepancies` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyDiscrepancyScan {
    /// `scanId`.
    pub scan_id: Option<i64>,
    /// `declaredSku`.
    pub declared_sku: Option<String>,
    /// `scanTime`.
    pub scan_time: Option<DateTime>,
    /// `discrepancyLabel`.
    pub discrepancy_label: Option<DiscrepancyType>,
    /// `actualSku`.
    pub actual_sku: Option<String>,
}
wire_object!(SupplyDiscrepancyScan {
    scan_id: "scanId",
    declared_sku: "declaredSku",
    scan_time: "scanTime",
    discrepancy_label: "discrepancyLabel",
    actual_sku: "actualSku",
});

/// `[].items[]` of what `supply_discrepancies` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyDiscrepancyItem {
    /// `declaredSku`.
    pub declared_sku: Option<String>,
    /// `discrepancyType`.
    pub discrepancy_type: Option<DiscrepancyType>,
    /// `declaredAmount`.
    pub declared_amount: Option<i64>,
    /// `actualAmount`.
    pub actual_amount: Option<i64>,
    /// `discrepancyQuantity`.
    pub discrepancy_quantity: Option<i64>,
    /// `actualSku`.
    pub actual_sku: Option<String>,
    /// `skuScans`.
    pub sku_scans: Vec<SupplyDiscrepancyScan>,
}
wire_object!(SupplyDiscrepancyItem {
    declared_sku: "declaredSku",
    discrepancy_type: "discrepancyType",
    declared_amount: "declaredAmount",
    actual_amount: "actualAmount",
    discrepancy_quantity: "discrepancyQuantity",
    actual_sku: "actualSku",
    sku_scans: "skuScans",
});

/// `[]` of what `supply_discrepancies` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyDiscrepancy {
    /// `packageCode`.
    pub package_code: Option<String>,
    /// `videoUrl`.
    pub video_url: Option<String>,
    /// `videoStartsAt`.
    pub video_starts_at: Option<DateTime>,
    /// `videoUnavailable`.
    pub video_unavailable: Option<bool>,
    /// `items`.
    pub items: Vec<SupplyDiscrepancyItem>,
}
wire_object!(SupplyDiscrepancy {
    package_code: "packageCode",
    video_url: "videoUrl",
    video_starts_at: "videoStartsAt",
    video_unavailable: "videoUnavailable",
    items: "items",
});

/// `drafts[]` of what `drafts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Draft {
    /// `draftId`.
    pub draft_id: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
    /// `createdAt`.
    pub created_at: Option<String>,
    /// `updatedAt`.
    pub updated_at: Option<String>,
    /// `skuQuantity`.
    pub sku_quantity: Option<i64>,
    /// `itemQuantity`.
    pub item_quantity: Option<i64>,
}
wire_object!(Draft {
    draft_id: "draftId",
    phone: "phone",
    created_at: "createdAt",
    updated_at: "updatedAt",
    sku_quantity: "skuQuantity",
    item_quantity: "itemQuantity",
});

/// What `drafts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DraftsResponse {
    /// `total`.
    pub total: Option<i64>,
    /// `drafts`.
    pub drafts: Vec<Draft>,
}
wire_object!(DraftsResponse {
    total: "total",
    drafts: "drafts",
});

/// What `create_draft` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateDraftResponse {
    /// `draftId`.
    pub draft_id: Option<String>,
}
wire_object!(CreateDraftResponse {
    draft_id: "draftId",
});

/// What `delete_draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeleteDraftItemsResponse {
    /// `results`.
    pub results: Vec<String>,
}
wire_object!(DeleteDraftItemsResponse {
    results: "results",
});

/// `items[]` of what `draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DraftItem {
    /// `sku`.
    pub sku: Option<String>,
    /// `color`.
    pub color: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `imgSrc`.
    pub img_src: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
}
wire_object!(DraftItem {
    sku: "sku",
    color: "color",
    quantity: "quantity",
    brand_name: "brandName",
    img_src: "imgSrc",
    nm_id: "nmId",
    subject_name: "subjectName",
    tech_size: "techSize",
    title: "title",
    vendor_code: "vendorCode",
});

/// What `draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DraftItemsResponse {
    /// `skuQuantity`.
    pub sku_quantity: Option<i64>,
    /// `itemQuantity`.
    pub item_quantity: Option<i64>,
    /// `items`.
    pub items: Vec<DraftItem>,
}
wire_object!(DraftItemsResponse {
    sku_quantity: "skuQuantity",
    item_quantity: "itemQuantity",
    items: "items",
});

/// `results[].error` of what `add_draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddDraftItemsError {
    /// `detail`.
    pub detail: Option<String>,
    /// `title`.
    pub title: Option<String>,
}
wire_object!(AddDraftItemsError {
    detail: "detail",
    title: "title",
});

/// `results[]` of what `add_draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddDraftItemsResult {
    /// `error`.
    pub error: Option<AddDraftItemsError>,
    /// `sku`.
    pub sku: Option<String>,
}
wire_object!(AddDraftItemsResult {
    error: "error",
    sku: "sku",
});

/// What `add_draft_items` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddDraftItemsResponse {
    /// `results`.
    pub results: Vec<AddDraftItemsResult>,
}
wire_object!(AddDraftItemsResponse {
    results: "results",
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
        sandbox: false,
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
        sandbox: false,
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

    /// `GET /api/supplies/v1/discrepancies/{supplyId}`: see [`OrdersFbw::supply_discrepancies`](super::OrdersFbw::supply_discrepancies).
    pub static SUPPLY_DISCREPANCIES: Operation = Operation {
        api: Api::OrdersFbw,
        name: "supply_discrepancies",
        method: Method::GET,
        path: "/api/supplies/v1/discrepancies/{supplyId}",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.supply_discrepancies",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/supplies/v1/drafts`: see [`OrdersFbw::drafts`](super::OrdersFbw::drafts).
    pub static DRAFTS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "drafts",
        method: Method::GET,
        path: "/api/supplies/v1/drafts",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.drafts",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/supplies/v1/drafts`: see [`OrdersFbw::create_draft`](super::OrdersFbw::create_draft).
    pub static CREATE_DRAFT: Operation = Operation {
        api: Api::OrdersFbw,
        name: "create_draft",
        method: Method::POST,
        path: "/api/supplies/v1/drafts",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.create_draft",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /api/supplies/v1/drafts/{draftId}`: see [`OrdersFbw::delete_draft`](super::OrdersFbw::delete_draft).
    pub static DELETE_DRAFT: Operation = Operation {
        api: Api::OrdersFbw,
        name: "delete_draft",
        method: Method::DELETE,
        path: "/api/supplies/v1/drafts/{draftId}",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.delete_draft",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[204],
        timeout: None,
    };

    /// `DELETE /api/supplies/v1/drafts/{draftId}/items`: see [`OrdersFbw::delete_draft_items`](super::OrdersFbw::delete_draft_items).
    pub static DELETE_DRAFT_ITEMS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "delete_draft_items",
        method: Method::DELETE,
        path: "/api/supplies/v1/drafts/{draftId}/items",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.delete_draft_items",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/supplies/v1/drafts/{draftId}/items`: see [`OrdersFbw::draft_items`](super::OrdersFbw::draft_items).
    pub static DRAFT_ITEMS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "draft_items",
        method: Method::GET,
        path: "/api/supplies/v1/drafts/{draftId}/items",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.draft_items",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/supplies/v1/drafts/{draftId}/items`: see [`OrdersFbw::add_draft_items`](super::OrdersFbw::add_draft_items).
    pub static ADD_DRAFT_ITEMS: Operation = Operation {
        api: Api::OrdersFbw,
        name: "add_draft_items",
        method: Method::POST,
        path: "/api/supplies/v1/drafts/{draftId}/items",
        scope: Scope::Supplies,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Supplies),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "orders_fbw.add_draft_items",
        limits: Limits::any(Limit::new(60000, 30, 2000, 10)),
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
        &SUPPLY_DISCREPANCIES,
        &DRAFTS,
        &CREATE_DRAFT,
        &DELETE_DRAFT,
        &DELETE_DRAFT_ITEMS,
        &DRAFT_ITEMS,
        &ADD_DRAFT_ITEMS,
    ];
}
