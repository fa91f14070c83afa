// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Commissions, acceptance coefficients, box, pallet and return tariffs.
//!
//! Methods are on [`Tariffs`], which [`Client::tariffs`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/wb-tariffs>.

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
    /// Commissions, acceptance coefficients, box, pallet and return tariffs.
    pub fn tariffs(&self) -> Tariffs<'_> {
        Tariffs { client: self }
    }
}

/// Commissions, acceptance coefficients, box, pallet and return tariffs.
///
/// Made by [`Client::tariffs`].
#[derive(Debug, Clone, Copy)]
pub struct Tariffs<'a> {
    client: &'a Client,
}

impl Tariffs<'_> {
    /// Returns WB's commission in percent for every subject and sales model, with parent categories.
    ///
    /// `GET /api/v1/tariffs/commission` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 2 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `tariffs.commissions`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/wb-tariffs)
    pub async fn commissions(
        self,
        params: &CommissionsParams,
    ) -> Result<Response<CommissionsResponse>> {
        self.client
            .json(Call::new(&operations::COMMISSIONS).query("locale", &params.locale))
            .await
    }

    /// Returns acceptance coefficients and delivery and storage rates of warehouses by box type for the next 14 days.
    ///
    /// `GET /api/tariffs/v1/acceptance/coefficients` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 6 per 1 min, one every 10 s, at most 6 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `tariffs.acceptance_coefficients`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/wb-tariffs)
    pub async fn acceptance_coefficients(
        self,
        params: &AcceptanceCoefficientsParams,
    ) -> Result<Response<Vec<AcceptanceCoefficient>>> {
        self.client
            .json(
                Call::new(&operations::ACCEPTANCE_COEFFICIENTS)
                    .query("warehouseIDs", &params.warehouse_ids),
            )
            .await
    }

    /// Returns delivery, return and storage tariffs of each warehouse for goods supplied in boxes, on the given date.
    ///
    /// `GET /api/v1/tariffs/box` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 60 per 1 min, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `tariffs.box_tariffs`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/wb-tariffs)
    pub async fn box_tariffs(self, date: Date) -> Result<Response<BoxTariffsResponse>> {
        self.client.json(Call::new(&operations::BOX_TARIFFS).query("date", &date)).await
    }

    /// Returns delivery, return and storage tariffs of each warehouse for goods supplied on mono pallets, on the given date.
    ///
    /// `GET /api/v1/tariffs/pallet` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 60 per 1 min, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `tariffs.pallet_tariffs`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/wb-tariffs)
    pub async fn pallet_tariffs(
        self,
        date: Date,
    ) -> Result<Response<PalletTariffsResponse>> {
        self.client
            .json(Call::new(&operations::PALLET_TARIFFS).query("date", &date))
            .await
    }

    /// Returns the tariffs for bringing goods back to the seller and for taking back returns nobody collected, on the given date.
    ///
    /// `GET /api/v1/tariffs/return` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 60 per 1 min, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `tariffs.return_tariffs`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/wb-tariffs)
    pub async fn return_tariffs(
        self,
        date: Date,
    ) -> Result<Response<ReturnTariffsResponse>> {
        self.client
            .json(Call::new(&operations::RETURN_TARIFFS).query("date", &date))
            .await
    }
}

/// Optional parameters of `commissions`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CommissionsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `acceptance_coefficients`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AcceptanceCoefficientsParams {
    /// `warehouseIDs`.
    #[serde(rename = "warehouseIDs", default, skip_serializing_if = "Option::is_none")]
    pub warehouse_ids: Option<String>,
}

/// `report[]` of what `commissions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CommissionsReport {
    /// `kgvpBooking`.
    pub kgvp_booking: Option<Decimal>,
    /// `kgvpMarketplace`.
    pub kgvp_marketplace: Option<Decimal>,
    /// `kgvpPickup`.
    pub kgvp_pickup: Option<Decimal>,
    /// `kgvpSupplier`.
    pub kgvp_supplier: Option<Decimal>,
    /// `kgvpSupplierExpress`.
    pub kgvp_supplier_express: Option<Decimal>,
    /// `paidStorageKgvp`.
    pub paid_storage_kgvp: Option<Decimal>,
    /// `parentID`.
    pub parent_id: Option<i64>,
    /// `parentName`.
    pub parent_name: Option<String>,
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `kgvpChina`.
    pub kgvp_china: Option<Decimal>,
    /// `kgvpTurkey`.
    pub kgvp_turkey: Option<Decimal>,
    /// `kgvpMarketplaceUz`.
    pub kgvp_marketplace_uz: Option<Decimal>,
    /// `kgvpPaidStorageUz`.
    pub kgvp_paid_storage_uz: Option<Decimal>,
    /// `kgvpSupplierUz`.
    pub kgvp_supplier_uz: Option<Decimal>,
    /// `kgvpUAE`.
    pub kgvp_uae: Option<Decimal>,
}
wire_object!(CommissionsReport {
    kgvp_booking: "kgvpBooking",
    kgvp_marketplace: "kgvpMarketplace",
    kgvp_pickup: "kgvpPickup",
    kgvp_supplier: "kgvpSupplier",
    kgvp_supplier_express: "kgvpSupplierExpress",
    paid_storage_kgvp: "paidStorageKgvp",
    parent_id: "parentID",
    parent_name: "parentName",
    subject_id: "subjectID",
    subject_name: "subjectName",
    kgvp_china: "kgvpChina",
    kgvp_turkey: "kgvpTurkey",
    kgvp_marketplace_uz: "kgvpMarketplaceUz",
    kgvp_paid_storage_uz: "kgvpPaidStorageUz",
    kgvp_supplier_uz: "kgvpSupplierUz",
    kgvp_uae: "kgvpUAE",
});

/// What `commissions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CommissionsResponse {
    /// `report`.
    pub report: Vec<CommissionsReport>,
}
wire_object!(CommissionsResponse {
    report: "report",
});

/// `[]` of what `acceptance_coefficients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcceptanceCoefficient {
    /// `date`.
    pub date: Option<DateTime>,
    /// `coefficient`.
    pub coefficient: Option<Decimal>,
    /// `warehouseID`.
    pub warehouse_id: Option<i64>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `allowUnload`.
    pub allow_unload: Option<bool>,
    /// `boxTypeID`.
    pub box_type_id: Option<i64>,
    /// `storageCoef`, a decimal that WB writes as text.
    pub storage_coef: Option<Decimal>,
    /// `deliveryCoef`, a decimal that WB writes as text.
    pub delivery_coef: Option<Decimal>,
    /// `deliveryBaseLiter`, a decimal that WB writes as text.
    pub delivery_base_liter: Option<Decimal>,
    /// `deliveryAdditionalLiter`, a decimal that WB writes as text.
    pub delivery_additional_liter: Option<Decimal>,
    /// `storageBaseLiter`, a decimal that WB writes as text.
    pub storage_base_liter: Option<Decimal>,
    /// `storageAdditionalLiter`, a decimal that WB writes as text.
    pub storage_additional_liter: Option<Decimal>,
    /// `isSortingCenter`.
    pub is_sorting_center: Option<bool>,
}
wire_object!(AcceptanceCoefficient {
    date: "date",
    coefficient: "coefficient",
    warehouse_id: "warehouseID",
    warehouse_name: "warehouseName",
    allow_unload: "allowUnload",
    box_type_id: "boxTypeID",
    storage_coef: "storageCoef",
    delivery_coef: "deliveryCoef",
    delivery_base_liter: "deliveryBaseLiter",
    delivery_additional_liter: "deliveryAdditionalLiter",
    storage_base_liter: "storageBaseLiter",
    storage_additional_liter: "storageAdditionalLiter",
    is_sorting_center: "isSortingCenter",
});

/// `response.data.warehouseList[]` of what `box_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BoxTariffsWarehouseList {
    /// `boxDeliveryBase`, a decimal that WB writes as text, in roubles.
    pub box_delivery_base: Option<Decimal>,
    /// `boxDeliveryCoefExpr`, a decimal that WB writes as text.
    pub box_delivery_coef_expr: Option<Decimal>,
    /// `boxDeliveryLiter`, a decimal that WB writes as text, in roubles.
    pub box_delivery_liter: Option<Decimal>,
    /// `boxDeliveryMarketplaceBase`, a decimal that WB writes as text, in roubles.
    pub box_delivery_marketplace_base: Option<Decimal>,
    /// `boxDeliveryMarketplaceCoefExpr`, a decimal that WB writes as text.
    pub box_delivery_marketplace_coef_expr: Option<Decimal>,
    /// `boxDeliveryMarketplaceLiter`, a decimal that WB writes as text, in roubles.
    pub box_delivery_marketplace_liter: Option<Decimal>,
    /// `boxStorageBase`, a decimal that WB writes as text, in roubles.
    pub box_storage_base: Option<Decimal>,
    /// `boxStorageCoefExpr`, a decimal that WB writes as text.
    pub box_storage_coef_expr: Option<Decimal>,
    /// `boxStorageLiter`, a decimal that WB writes as text, in roubles.
    pub box_storage_liter: Option<Decimal>,
    /// `geoName`.
    pub geo_name: Option<String>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
}
wire_object!(BoxTariffsWarehouseList {
    box_delivery_base: "boxDeliveryBase",
    box_delivery_coef_expr: "boxDeliveryCoefExpr",
    box_delivery_liter: "boxDeliveryLiter",
    box_delivery_marketplace_base: "boxDeliveryMarketplaceBase",
    box_delivery_marketplace_coef_expr: "boxDeliveryMarketplaceCoefExpr",
    box_delivery_marketplace_liter: "boxDeliveryMarketplaceLiter",
    box_storage_base: "boxStorageBase",
    box_storage_coef_expr: "boxStorageCoefExpr",
    box_storage_liter: "boxStorageLiter",
    geo_name: "geoName",
    warehouse_name: "warehouseName",
});

/// `response.data` of what `box_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BoxTariffsData {
    /// `currency`.
    pub currency: Option<String>,
    /// `dtNextBox`.
    pub dt_next_box: Option<Date>,
    /// `dtTillMax`.
    pub dt_till_max: Option<Date>,
    /// `warehouseList`.
    pub warehouse_list: Vec<BoxTariffsWarehouseList>,
}
wire_object!(BoxTariffsData {
    currency: "currency",
    dt_next_box: "dtNextBox",
    dt_till_max: "dtTillMax",
    warehouse_list: "warehouseList",
});

/// `response` of what `box_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BoxTariffsPayload {
    /// `data`.
    pub data: Option<BoxTariffsData>,
}
wire_object!(BoxTariffsPayload {
    data: "data",
});

/// What `box_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BoxTariffsResponse {
    /// `response`.
    pub response: Option<BoxTariffsPayload>,
}
wire_object!(BoxTariffsResponse {
    response: "response",
});

/// `response.data.warehouseList[]` of what `pallet_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PalletTariffsWarehouseList {
    /// `palletDeliveryExpr`, a decimal that WB writes as text.
    pub pallet_delivery_expr: Option<Decimal>,
    /// `palletDeliveryValueBase`, a decimal that WB writes as text, in roubles.
    pub pallet_delivery_value_base: Option<Decimal>,
    /// `palletDeliveryValueLiter`, a decimal that WB writes as text, in roubles.
    pub pallet_delivery_value_liter: Option<Decimal>,
    /// `palletStorageExpr`, a decimal that WB writes as text.
    pub pallet_storage_expr: Option<Decimal>,
    /// `palletStorageValueExpr`, a decimal that WB writes as text, in roubles.
    pub pallet_storage_value_expr: Option<Decimal>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
}
wire_object!(PalletTariffsWarehouseList {
    pallet_delivery_expr: "palletDeliveryExpr",
    pallet_delivery_value_base: "palletDeliveryValueBase",
    pallet_delivery_value_liter: "palletDeliveryValueLiter",
    pallet_storage_expr: "palletStorageExpr",
    pallet_storage_value_expr: "palletStorageValueExpr",
    warehouse_name: "warehouseName",
});

/// `response.data` of what `pallet_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PalletTariffsData {
    /// `currency`.
    pub currency: Option<String>,
    /// `dtNextPallet`.
    pub dt_next_pallet: Option<Date>,
    /// `dtTillMax`.
    pub dt_till_max: Option<Date>,
    /// `warehouseList`.
    pub warehouse_list: Vec<PalletTariffsWarehouseList>,
}
wire_object!(PalletTariffsData {
    currency: "currency",
    dt_next_pallet: "dtNextPallet",
    dt_till_max: "dtTillMax",
    warehouse_list: "warehouseList",
});

/// `response` of what `pallet_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PalletTariffsPayload {
    /// `data`.
    pub data: Option<PalletTariffsData>,
}
wire_object!(PalletTariffsPayload {
    data: "data",
});

/// What `pallet_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PalletTariffsResponse {
    /// `response`.
    pub response: Option<PalletTariffsPayload>,
}
wire_object!(PalletTariffsResponse {
    response: "response",
});

/// `response.data.warehouseList[]` of what `return_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReturnTariffsWarehouseList {
    /// `deliveryDumpKgtOfficeBase`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_kgt_office_base: Option<Decimal>,
    /// `deliveryDumpKgtOfficeLiter`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_kgt_office_liter: Option<Decimal>,
    /// `deliveryDumpKgtReturnExpr`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_kgt_return_expr: Option<Decimal>,
    /// `deliveryDumpSrgOfficeExpr`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_srg_office_expr: Option<Decimal>,
    /// `deliveryDumpSrgReturnExpr`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_srg_return_expr: Option<Decimal>,
    /// `deliveryDumpSupCourierBase`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_sup_courier_base: Option<Decimal>,
    /// `deliveryDumpSupCourierLiter`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_sup_courier_liter: Option<Decimal>,
    /// `deliveryDumpSupOfficeBase`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_sup_office_base: Option<Decimal>,
    /// `deliveryDumpSupOfficeLiter`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_sup_office_liter: Option<Decimal>,
    /// `deliveryDumpSupReturnExpr`, a decimal that WB writes as text, in roubles.
    pub delivery_dump_sup_return_expr: Option<Decimal>,
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
}
wire_object!(ReturnTariffsWarehouseList {
    delivery_dump_kgt_office_base: "deliveryDumpKgtOfficeBase",
    delivery_dump_kgt_office_liter: "deliveryDumpKgtOfficeLiter",
    delivery_dump_kgt_return_expr: "deliveryDumpKgtReturnExpr",
    delivery_dump_srg_office_expr: "deliveryDumpSrgOfficeExpr",
    delivery_dump_srg_return_expr: "deliveryDumpSrgReturnExpr",
    delivery_dump_sup_courier_base: "deliveryDumpSupCourierBase",
    delivery_dump_sup_courier_liter: "deliveryDumpSupCourierLiter",
    delivery_dump_sup_office_base: "deliveryDumpSupOfficeBase",
    delivery_dump_sup_office_liter: "deliveryDumpSupOfficeLiter",
    delivery_dump_sup_return_expr: "deliveryDumpSupReturnExpr",
    warehouse_name: "warehouseName",
});

/// `response.data` of what `return_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReturnTariffsData {
    /// `currency`.
    pub currency: Option<String>,
    /// `dtNextDeliveryDumpKgt`.
    pub dt_next_delivery_dump_kgt: Option<Date>,
    /// `dtNextDeliveryDumpSrg`.
    pub dt_next_delivery_dump_srg: Option<Date>,
    /// `dtNextDeliveryDumpSup`.
    pub dt_next_delivery_dump_sup: Option<Date>,
    /// `warehouseList`.
    pub warehouse_list: Vec<ReturnTariffsWarehouseList>,
}
wire_object!(ReturnTariffsData {
    currency: "currency",
    dt_next_delivery_dump_kgt: "dtNextDeliveryDumpKgt",
    dt_next_delivery_dump_srg: "dtNextDeliveryDumpSrg",
    dt_next_delivery_dump_sup: "dtNextDeliveryDumpSup",
    warehouse_list: "warehouseList",
});

/// `response` of what `return_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReturnTariffsPayload {
    /// `data`.
    pub data: Option<ReturnTariffsData>,
}
wire_object!(ReturnTariffsPayload {
    data: "data",
});

/// What `return_tariffs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReturnTariffsResponse {
    /// `response`.
    pub response: Option<ReturnTariffsPayload>,
}
wire_object!(ReturnTariffsResponse {
    response: "response",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v1/tariffs/commission`: see [`Tariffs::commissions`](super::Tariffs::commissions).
    pub static COMMISSIONS: Operation = Operation {
        api: Api::Tariffs,
        name: "commissions",
        method: Method::GET,
        path: "/api/v1/tariffs/commission",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "tariffs.commissions",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 2)),
            Some(Limit::new(60000, 1, 60000, 2)),
            Some(Limit::new(60000, 1, 60000, 2)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/tariffs/v1/acceptance/coefficients`: see [`Tariffs::acceptance_coefficients`](super::Tariffs::acceptance_coefficients).
    pub static ACCEPTANCE_COEFFICIENTS: Operation = Operation {
        api: Api::Tariffs,
        name: "acceptance_coefficients",
        method: Method::GET,
        path: "/api/tariffs/v1/acceptance/coefficients",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "tariffs.acceptance_coefficients",
        limits: Limits::typed(
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(60000, 6, 10000, 6)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v1/tariffs/box`: see [`Tariffs::box_tariffs`](super::Tariffs::box_tariffs).
    pub static BOX_TARIFFS: Operation = Operation {
        api: Api::Tariffs,
        name: "box_tariffs",
        method: Method::GET,
        path: "/api/v1/tariffs/box",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "tariffs.box_tariffs",
        limits: Limits::typed(
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/tariffs/pallet`: see [`Tariffs::pallet_tariffs`](super::Tariffs::pallet_tariffs).
    pub static PALLET_TARIFFS: Operation = Operation {
        api: Api::Tariffs,
        name: "pallet_tariffs",
        method: Method::GET,
        path: "/api/v1/tariffs/pallet",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "tariffs.pallet_tariffs",
        limits: Limits::typed(
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/tariffs/return`: see [`Tariffs::return_tariffs`](super::Tariffs::return_tariffs).
    pub static RETURN_TARIFFS: Operation = Operation {
        api: Api::Tariffs,
        name: "return_tariffs",
        method: Method::GET,
        path: "/api/v1/tariffs/return",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "tariffs.return_tariffs",
        limits: Limits::typed(
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(60000, 60, 1000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &COMMISSIONS,
        &ACCEPTANCE_COEFFICIENTS,
        &BOX_TARIFFS,
        &PALLET_TARIFFS,
        &RETURN_TARIFFS,
    ];
}
