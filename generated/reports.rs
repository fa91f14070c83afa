// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Orders, sales, stocks, storage, acceptance, penalties and returns.
//!
//! Methods are on [`Reports`], which [`Client::reports`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/reports>.

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
    /// Orders, sales, stocks, storage, acceptance, penalties and returns.
    pub fn reports(&self) -> Reports<'_> {
        Reports { client: self }
    }
}

/// Orders, sales, stocks, storage, acceptance, penalties and returns.
///
/// Made by [`Client::reports`].
#[derive(Debug, Clone, Copy)]
pub struct Reports<'a> {
    client: &'a Client,
}

impl Reports<'_> {
    /// Returns orders changed since a date, about 80 000 rows at most; times are Moscow time, and the last `lastChangeDate` starts the next call.
    ///
    /// `GET /api/v1/supplier/orders` on `statistics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 1 per 3 h, one every 3 h, at most 1 at once |
    ///
    /// Bucket `reports.orders`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn orders(
        self,
        date_from: DateTime,
        params: &OrdersParams,
    ) -> Result<Response<Vec<Order>>> {
        self.client
            .json(
                Call::new(&operations::ORDERS)
                    .query("dateFrom", &date_from)
                    .query("flag", &params.flag),
            )
            .await
    }

    /// The rows of [`orders`](Self::orders) as they arrive, for answers too big for memory.
    pub async fn orders_stream(
        self,
        date_from: DateTime,
        params: &OrdersParams,
    ) -> Result<Rows<Order>> {
        self.client
            .rows::<
                Vec<Order>,
                Order,
            >(
                Call::new(&operations::ORDERS)
                    .query("dateFrom", &date_from)
                    .query("flag", &params.flag),
                &[],
            )
            .await
    }

    /// Returns sales and returns changed since a date, about 80 000 rows at most; times are Moscow time, and the last `lastChangeDate` starts the next call.
    ///
    /// `GET /api/v1/supplier/sales` on `statistics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 2 h, one every 2 h, at most 1 at once |
    ///
    /// Bucket `reports.sales`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn sales(
        self,
        date_from: DateTime,
        params: &SalesParams,
    ) -> Result<Response<Vec<Sale>>> {
        self.client
            .json(
                Call::new(&operations::SALES)
                    .query("dateFrom", &date_from)
                    .query("flag", &params.flag),
            )
            .await
    }

    /// The rows of [`sales`](Self::sales) as they arrive, for answers too big for memory.
    pub async fn sales_stream(
        self,
        date_from: DateTime,
        params: &SalesParams,
    ) -> Result<Rows<Sale>> {
        self.client
            .rows::<
                Vec<Sale>,
                Sale,
            >(
                Call::new(&operations::SALES)
                    .query("dateFrom", &date_from)
                    .query("flag", &params.flag),
                &[],
            )
            .await
    }

    /// Returns operations with goods under mandatory marking in a period, filtered by countries.
    ///
    /// `POST /api/v1/analytics/excise-report` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 5 h, one every 30 min, at most 10 at once |
    /// | base | 2 per 24 h, one every 12 h, at most 1 at once |
    ///
    /// Bucket `reports.excise_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn excise_report(
        self,
        date_from: Date,
        date_to: Date,
        body: &ExciseReportRequest,
    ) -> Result<Response<ExciseReportResponse>> {
        self.client
            .json(
                Call::new(&operations::EXCISE_REPORT)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to)
                    .json(body),
            )
            .await
    }

    /// The rows of [`excise_report`](Self::excise_report) as they arrive, for answers too big for memory.
    pub async fn excise_report_stream(
        self,
        date_from: Date,
        date_to: Date,
        body: &ExciseReportRequest,
    ) -> Result<Rows<ExciseReportEntry, ExciseReportResponse>> {
        self.client
            .rows::<
                ExciseReportResponse,
                ExciseReportEntry,
            >(
                Call::new(&operations::EXCISE_REPORT)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to)
                    .json(body),
                &["response", "data"],
            )
            .await
    }

    /// Creates a report task on stocks at WB warehouses with the given grouping and filters; returns the task id.
    ///
    /// `GET /api/v1/warehouse_remains` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `reports.create_warehouse_remains_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn create_warehouse_remains_report(
        self,
        params: &CreateWarehouseRemainsReportParams,
    ) -> Result<Response<CreateTaskResponse>> {
        self.client
            .json(
                Call::new(&operations::CREATE_WAREHOUSE_REMAINS_REPORT)
                    .query("locale", &params.locale)
                    .query("groupByBrand", &params.group_by_brand)
                    .query("groupBySubject", &params.group_by_subject)
                    .query("groupBySa", &params.group_by_sa)
                    .query("groupByNm", &params.group_by_nm)
                    .query("groupByBarcode", &params.group_by_barcode)
                    .query("groupBySize", &params.group_by_size)
                    .query("filterPics", &params.filter_pics)
                    .query("filterVolume", &params.filter_volume),
            )
            .await
    }

    /// Returns the status of a task that builds a report on stocks at WB warehouses, given the task id.
    ///
    /// `GET /api/v1/warehouse_remains/tasks/{task_id}/status` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 s, one every 5 s, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `reports.warehouse_remains_report_status`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn warehouse_remains_report_status(
        self,
        task_id: &str,
    ) -> Result<Response<GetTasksResponse>> {
        self.client
            .json(
                Call::new(&operations::WAREHOUSE_REMAINS_REPORT_STATUS)
                    .path("task_id", task_id),
            )
            .await
    }

    /// Downloads a finished report on stocks at WB warehouses, or gets no content if there is no data.
    ///
    /// `GET /api/v1/warehouse_remains/tasks/{task_id}/download` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `reports.download_warehouse_remains_report`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn download_warehouse_remains_report(
        self,
        task_id: &str,
    ) -> Result<Response<Vec<DownloadWarehouseRemainsReportEntry>>> {
        self.client
            .json(
                Call::new(&operations::DOWNLOAD_WAREHOUSE_REMAINS_REPORT)
                    .path("task_id", task_id),
            )
            .await
    }

    /// The rows of [`download_warehouse_remains_report`](Self::download_warehouse_remains_report) as they arrive, for answers too big for memory.
    pub async fn download_warehouse_remains_report_stream(
        self,
        task_id: &str,
    ) -> Result<Rows<DownloadWarehouseRemainsReportEntry>> {
        self.client
            .rows::<
                Vec<DownloadWarehouseRemainsReportEntry>,
                DownloadWarehouseRemainsReportEntry,
            >(
                Call::new(&operations::DOWNLOAD_WAREHOUSE_REMAINS_REPORT)
                    .path("task_id", task_id),
                &[],
            )
            .await
    }

    /// Returns a page (at most 1000) of deductions for packages declared smaller than they are, with the total number.
    ///
    /// `GET /api/analytics/v1/measurement-penalties` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 6 h, one every 6 h, at most 1 at once |
    ///
    /// Bucket `reports.measurement_penalties`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn measurement_penalties(
        self,
        date_to: DateTime,
        limit: i64,
        params: &MeasurementPenaltiesParams,
    ) -> Result<Response<MeasurementPenaltiesResponse>> {
        self.client
            .json(
                Call::new(&operations::MEASUREMENT_PENALTIES)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// The rows of [`measurement_penalties`](Self::measurement_penalties) as they arrive, for answers too big for memory.
    pub async fn measurement_penalties_stream(
        self,
        date_to: DateTime,
        limit: i64,
        params: &MeasurementPenaltiesParams,
    ) -> Result<Rows<MeasurementPenaltiesReport, MeasurementPenaltiesResponse>> {
        self.client
            .rows::<
                MeasurementPenaltiesResponse,
                MeasurementPenaltiesReport,
            >(
                Call::new(&operations::MEASUREMENT_PENALTIES)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("offset", &params.offset),
                &["data", "reports"],
            )
            .await
    }

    /// Returns a page (at most 1000) of the measurements of goods made at WB warehouses, with the total number.
    ///
    /// `GET /api/analytics/v1/warehouse-measurements` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 6 h, one every 6 h, at most 1 at once |
    ///
    /// Bucket `reports.warehouse_measurements`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn warehouse_measurements(
        self,
        date_to: DateTime,
        limit: i64,
        params: &WarehouseMeasurementsParams,
    ) -> Result<Response<WarehouseMeasurementsResponse>> {
        self.client
            .json(
                Call::new(&operations::WAREHOUSE_MEASUREMENTS)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// The rows of [`warehouse_measurements`](Self::warehouse_measurements) as they arrive, for answers too big for memory.
    pub async fn warehouse_measurements_stream(
        self,
        date_to: DateTime,
        limit: i64,
        params: &WarehouseMeasurementsParams,
    ) -> Result<Rows<WarehouseMeasurementsReport, WarehouseMeasurementsResponse>> {
        self.client
            .rows::<
                WarehouseMeasurementsResponse,
                WarehouseMeasurementsReport,
            >(
                Call::new(&operations::WAREHOUSE_MEASUREMENTS)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("offset", &params.offset),
                &["data", "reports"],
            )
            .await
    }

    /// Returns a page (at most 1000) of deductions for substituted goods and wrong contents, with the total number.
    ///
    /// `GET /api/analytics/v1/deductions` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `reports.deductions`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn deductions(
        self,
        date_to: DateTime,
        limit: i64,
        params: &DeductionsParams,
    ) -> Result<Response<DeductionsResponse>> {
        self.client
            .json(
                Call::new(&operations::DEDUCTIONS)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("sort", &params.sort)
                    .query("order", &params.order)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// The rows of [`deductions`](Self::deductions) as they arrive, for answers too big for memory.
    pub async fn deductions_stream(
        self,
        date_to: DateTime,
        limit: i64,
        params: &DeductionsParams,
    ) -> Result<Rows<DeductionsReport, DeductionsResponse>> {
        self.client
            .rows::<
                DeductionsResponse,
                DeductionsReport,
            >(
                Call::new(&operations::DEDUCTIONS)
                    .query("dateTo", &date_to)
                    .query("limit", &limit)
                    .query("dateFrom", &params.date_from)
                    .query("sort", &params.sort)
                    .query("order", &params.order)
                    .query("offset", &params.offset),
                &["data", "reports"],
            )
            .await
    }

    /// Returns deductions for self-buyouts in the week a date falls in, or in all weeks since August 2023; new data every Wednesday.
    ///
    /// `GET /api/v1/analytics/antifraud-details` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 min, one every 10 min, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.self_buyouts`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn self_buyouts(
        self,
        params: &SelfBuyoutsParams,
    ) -> Result<Response<SelfBuyoutsResponse>> {
        self.client
            .json(Call::new(&operations::SELF_BUYOUTS).query("date", &params.date))
            .await
    }

    /// The rows of [`self_buyouts`](Self::self_buyouts) as they arrive, for answers too big for memory.
    pub async fn self_buyouts_stream(
        self,
        params: &SelfBuyoutsParams,
    ) -> Result<Rows<SelfBuyoutsDetail, SelfBuyoutsResponse>> {
        self.client
            .rows::<
                SelfBuyoutsResponse,
                SelfBuyoutsDetail,
            >(
                Call::new(&operations::SELF_BUYOUTS).query("date", &params.date),
                &["details"],
            )
            .await
    }

    /// Returns penalties for goods without mandatory marking, with photos, over at most 31 days since March 2024.
    ///
    /// `GET /api/v1/analytics/goods-labeling` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.labeling_penalties`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn labeling_penalties(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<LabelingPenaltiesResponse>> {
        self.client
            .json(
                Call::new(&operations::LABELING_PENALTIES)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// The rows of [`labeling_penalties`](Self::labeling_penalties) as they arrive, for answers too big for memory.
    pub async fn labeling_penalties_stream(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Rows<LabelingPenaltiesReport, LabelingPenaltiesResponse>> {
        self.client
            .rows::<
                LabelingPenaltiesResponse,
                LabelingPenaltiesReport,
            >(
                Call::new(&operations::LABELING_PENALTIES)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
                &["report"],
            )
            .await
    }

    /// Creates a report task on acceptance operations over a period of at most 31 days; returns the task id.
    ///
    /// `GET /api/v1/acceptance_report` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 3 h, one every 3 h, at most 1 at once |
    ///
    /// Bucket `reports.create_acceptance_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn create_acceptance_report(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<CreateTaskResponse>> {
        self.client
            .json(
                Call::new(&operations::CREATE_ACCEPTANCE_REPORT)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// Returns the status of a task that builds a report on acceptance operations, given the task id.
    ///
    /// `GET /api/v1/acceptance_report/tasks/{task_id}/status` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 s, one every 5 s, at most 1 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `reports.acceptance_report_status`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn acceptance_report_status(
        self,
        task_id: &str,
    ) -> Result<Response<GetTasksResponse>> {
        self.client
            .json(
                Call::new(&operations::ACCEPTANCE_REPORT_STATUS).path("task_id", task_id),
            )
            .await
    }

    /// Downloads a finished report on acceptance operations, or gets no content if there is no data.
    ///
    /// `GET /api/v1/acceptance_report/tasks/{task_id}/download` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `reports.download_acceptance_report`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn download_acceptance_report(
        self,
        task_id: &str,
    ) -> Result<Response<Vec<DownloadAcceptanceReportEntry>>> {
        self.client
            .json(
                Call::new(&operations::DOWNLOAD_ACCEPTANCE_REPORT)
                    .path("task_id", task_id),
            )
            .await
    }

    /// The rows of [`download_acceptance_report`](Self::download_acceptance_report) as they arrive, for answers too big for memory.
    pub async fn download_acceptance_report_stream(
        self,
        task_id: &str,
    ) -> Result<Rows<DownloadAcceptanceReportEntry>> {
        self.client
            .rows::<
                Vec<DownloadAcceptanceReportEntry>,
                DownloadAcceptanceReportEntry,
            >(
                Call::new(&operations::DOWNLOAD_ACCEPTANCE_REPORT)
                    .path("task_id", task_id),
                &[],
            )
            .await
    }

    /// Creates a report task on paid storage over a period of at most 8 days; returns the task id.
    ///
    /// `GET /api/v1/paid_storage` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.create_paid_storage_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn create_paid_storage_report(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<CreateTaskResponse>> {
        self.client
            .json(
                Call::new(&operations::CREATE_PAID_STORAGE_REPORT)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// Returns the status of a task that builds a report on paid storage, given the task id.
    ///
    /// `GET /api/v1/paid_storage/tasks/{task_id}/status` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 s, one every 5 s, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 2 at once |
    ///
    /// Bucket `reports.paid_storage_report_status`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn paid_storage_report_status(
        self,
        task_id: &str,
    ) -> Result<Response<GetTasksResponse>> {
        self.client
            .json(
                Call::new(&operations::PAID_STORAGE_REPORT_STATUS)
                    .path("task_id", task_id),
            )
            .await
    }

    /// Downloads a finished report on paid storage, or gets no content if there is no data.
    ///
    /// `GET /api/v1/paid_storage/tasks/{task_id}/download` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `reports.download_paid_storage_report`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn download_paid_storage_report(
        self,
        task_id: &str,
    ) -> Result<Response<Vec<DownloadPaidStorageReportEntry>>> {
        self.client
            .json(
                Call::new(&operations::DOWNLOAD_PAID_STORAGE_REPORT)
                    .path("task_id", task_id),
            )
            .await
    }

    /// The rows of [`download_paid_storage_report`](Self::download_paid_storage_report) as they arrive, for answers too big for memory.
    pub async fn download_paid_storage_report_stream(
        self,
        task_id: &str,
    ) -> Result<Rows<DownloadPaidStorageReportEntry>> {
        self.client
            .rows::<
                Vec<DownloadPaidStorageReportEntry>,
                DownloadPaidStorageReportEntry,
            >(
                Call::new(&operations::DOWNLOAD_PAID_STORAGE_REPORT)
                    .path("task_id", task_id),
                &[],
            )
            .await
    }

    /// Returns sales by product and place (country, region, city) over at most 31 days; deprecated and due for removal.
    ///
    /// `GET /api/v1/analytics/region-sale` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 s, one every 10 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.region_sales`.
    ///
    /// WB has announced its removal.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    #[deprecated(note = "WB has announced its removal")]
    pub async fn region_sales(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<RegionSalesResponse>> {
        self.client
            .json(
                Call::new(&operations::REGION_SALES)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// The rows of [`region_sales`](Self::region_sales) as they arrive, for answers too big for memory.
    #[deprecated(note = "WB has announced its removal")]
    pub async fn region_sales_stream(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Rows<RegionSalesReport, RegionSalesResponse>> {
        self.client
            .rows::<
                RegionSalesResponse,
                RegionSalesReport,
            >(
                Call::new(&operations::REGION_SALES)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
                &["report"],
            )
            .await
    }

    /// Returns the seller's brands that the brand share report covers: sold in the last 90 days and in stock at WB.
    ///
    /// `GET /api/v1/analytics/brand-share/brands` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.brand_share_brands`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn brand_share_brands(self) -> Result<Response<BrandShareBrandsResponse>> {
        self.client.json(Call::new(&operations::BRAND_SHARE_BRANDS)).await
    }

    /// Returns the parent categories of a brand for the brand share report, over at most 365 days since November 2022.
    ///
    /// `GET /api/v1/analytics/brand-share/parent-subjects` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 s, one every 5 s, at most 20 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.brand_share_categories`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn brand_share_categories(
        self,
        brand: &str,
        date_from: Date,
        date_to: Date,
        params: &BrandShareCategoriesParams,
    ) -> Result<Response<BrandShareCategoriesResponse>> {
        self.client
            .json(
                Call::new(&operations::BRAND_SHARE_CATEGORIES)
                    .query("brand", brand)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns the share of a brand in the sales of a parent category by date, over at most 365 days since November 2022.
    ///
    /// `GET /api/v1/analytics/brand-share` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 s, one every 5 s, at most 20 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.brand_share`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn brand_share(
        self,
        parent_id: i64,
        brand: &str,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<BrandShareResponse>> {
        self.client
            .json(
                Call::new(&operations::BRAND_SHARE)
                    .query("parentId", &parent_id)
                    .query("brand", brand)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// Returns the seller's blocked cards with the reason of each, sorted by the given field.
    ///
    /// `GET /api/v1/analytics/banned-products/blocked` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 s, one every 10 s, at most 6 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `reports.blocked_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn blocked_cards(
        self,
        sort: &BlockedCardsSort,
        order: &BlockedCardsOrder,
    ) -> Result<Response<BlockedCardsResponse>> {
        self.client
            .json(
                Call::new(&operations::BLOCKED_CARDS)
                    .query("sort", sort)
                    .query("order", order),
            )
            .await
    }

    /// The rows of [`blocked_cards`](Self::blocked_cards) as they arrive, for answers too big for memory.
    pub async fn blocked_cards_stream(
        self,
        sort: &BlockedCardsSort,
        order: &BlockedCardsOrder,
    ) -> Result<Rows<BlockedCardsReport, BlockedCardsResponse>> {
        self.client
            .rows::<
                BlockedCardsResponse,
                BlockedCardsReport,
            >(
                Call::new(&operations::BLOCKED_CARDS)
                    .query("sort", sort)
                    .query("order", order),
                &["report"],
            )
            .await
    }

    /// Returns a page (at most 1000) of goods on their way back to the seller in a period, with status, reason and pickup address.
    ///
    /// `GET /api/analytics/v1/item-returns` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `reports.item_returns`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/reports)
    pub async fn item_returns(
        self,
        date_from: Date,
        date_to: Date,
        params: &ItemReturnsParams,
    ) -> Result<Response<ItemReturnsResponse>> {
        self.client
            .json(
                Call::new(&operations::ITEM_RETURNS)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to)
                    .query("status", &params.status)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// The rows of [`item_returns`](Self::item_returns) as they arrive, for answers too big for memory.
    pub async fn item_returns_stream(
        self,
        date_from: Date,
        date_to: Date,
        params: &ItemReturnsParams,
    ) -> Result<Rows<ItemReturn, ItemReturnsResponse>> {
        self.client
            .rows::<
                ItemReturnsResponse,
                ItemReturn,
            >(
                Call::new(&operations::ITEM_RETURNS)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to)
                    .query("status", &params.status)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset),
                &["report"],
            )
            .await
    }

    /// Returns the seller's cards hidden from the catalog with their ratings; deprecated and due for removal.
    ///
    /// `GET /api/v1/analytics/banned-products/shadowed` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// **WB has removed it**: it was gone from the documents of 2026-10-31. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn shadowed_cards(
        self,
        sort: &ShadowedCardsSort,
        order: &ShadowedCardsOrder,
    ) -> Result<Response<ShadowedCardsResponse>> {
        self.client
            .json(
                Call::new(&operations::SHADOWED_CARDS)
                    .query("sort", sort)
                    .query("order", order),
            )
            .await
    }

    /// The rows of [`shadowed_cards`](Self::shadowed_cards) as they arrive, for answers too big for memory.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn shadowed_cards_stream(
        self,
        sort: &ShadowedCardsSort,
        order: &ShadowedCardsOrder,
    ) -> Result<Rows<ShadowedCardsReport, ShadowedCardsResponse>> {
        self.client
            .rows::<
                ShadowedCardsResponse,
                ShadowedCardsReport,
            >(
                Call::new(&operations::SHADOWED_CARDS)
                    .query("sort", sort)
                    .query("order", order),
                &["report"],
            )
            .await
    }

    /// Returns goods moved and returned to the seller over a period of at most 31 days; use `item_returns`.
    ///
    /// `GET /api/v1/analytics/goods-return` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// **WB has removed it**: it was gone from the documents of 2026-10-31. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn goods_returns(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Response<GoodsReturnsResponse>> {
        self.client
            .json(
                Call::new(&operations::GOODS_RETURNS)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// The rows of [`goods_returns`](Self::goods_returns) as they arrive, for answers too big for memory.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn goods_returns_stream(
        self,
        date_from: Date,
        date_to: Date,
    ) -> Result<Rows<GoodsReturnsReport, GoodsReturnsResponse>> {
        self.client
            .rows::<
                GoodsReturnsResponse,
                GoodsReturnsReport,
            >(
                Call::new(&operations::GOODS_RETURNS)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
                &["report"],
            )
            .await
    }
}

/// Optional parameters of `orders`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrdersParams {
    /// `flag`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<i64>,
}

/// Optional parameters of `sales`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SalesParams {
    /// `flag`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<i64>,
}

open_enum! {
    /// `countries[]` of what `excise_report` takes.
    pub enum ExciseReportCountry(text) {
        Am = "AM",
        By = "BY",
        Kg = "KG",
        Kz = "KZ",
        Ru = "RU",
        Uz = "UZ",
    }
}

/// What `excise_report` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ExciseReportRequest {
    /// `countries`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub countries: Option<Vec<ExciseReportCountry>>,
}

/// Optional parameters of `create_warehouse_remains_report`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateWarehouseRemainsReportParams {
    /// `locale`, default `"ru"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// `groupByBrand`, default `false`.
    #[serde(rename = "groupByBrand", default, skip_serializing_if = "Option::is_none")]
    pub group_by_brand: Option<bool>,
    /// `groupBySubject`, default `false`.
    #[serde(rename = "groupBySubject", default, skip_serializing_if = "Option::is_none")]
    pub group_by_subject: Option<bool>,
    /// `groupBySa`, default `false`.
    #[serde(rename = "groupBySa", default, skip_serializing_if = "Option::is_none")]
    pub group_by_sa: Option<bool>,
    /// `groupByNm`, default `false`.
    #[serde(rename = "groupByNm", default, skip_serializing_if = "Option::is_none")]
    pub group_by_nm: Option<bool>,
    /// `groupByBarcode`, default `false`.
    #[serde(rename = "groupByBarcode", default, skip_serializing_if = "Option::is_none")]
    pub group_by_barcode: Option<bool>,
    /// `groupBySize`, default `false`.
    #[serde(rename = "groupBySize", default, skip_serializing_if = "Option::is_none")]
    pub group_by_size: Option<bool>,
    /// `filterPics`, default `0`.
    #[serde(rename = "filterPics", default, skip_serializing_if = "Option::is_none")]
    pub filter_pics: Option<i64>,
    /// `filterVolume`, default `0`.
    #[serde(rename = "filterVolume", default, skip_serializing_if = "Option::is_none")]
    pub filter_volume: Option<i64>,
}

/// Optional parameters of `measurement_penalties`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct MeasurementPenaltiesParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<DateTime>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `warehouse_measurements`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct WarehouseMeasurementsParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<DateTime>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

open_enum! {
    /// `sort` of what `deductions` takes.
    pub enum DeductionsSort(text) {
        NmId = "nmId",
        DtBonus = "dtBonus",
        BonusSumm = "bonusSumm",
    }
}

open_enum! {
    /// `order` of what `deductions` takes.
    pub enum DeductionsOrder(text) {
        Desc = "desc",
        Asc = "asc",
    }
}

/// Optional parameters of `deductions`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DeductionsParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<DateTime>,
    /// `sort`, default `"dtBonus"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<DeductionsSort>,
    /// `order`, default `"desc"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<DeductionsOrder>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `self_buyouts`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SelfBuyoutsParams {
    /// `date`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<Date>,
}

/// Optional parameters of `brand_share_categories`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct BrandShareCategoriesParams {
    /// `locale`, default `"ru"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

open_enum! {
    /// `sort` of what `blocked_cards` takes.
    pub enum BlockedCardsSort(text) {
        Brand = "brand",
        NmId = "nmId",
        Title = "title",
        VendorCode = "vendorCode",
        Reason = "reason",
    }
}

open_enum! {
    /// `order` of what `blocked_cards` takes.
    pub enum BlockedCardsOrder(text) {
        Desc = "desc",
        Asc = "asc",
    }
}

open_enum! {
    /// `status` of what `item_returns` takes.
    pub enum ItemReturnsStatus(text) {
        Archive = "archive",
        Active = "active",
    }
}

/// Optional parameters of `item_returns`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ItemReturnsParams {
    /// `status`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<ItemReturnsStatus>,
    /// `limit`, 0 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

open_enum! {
    /// `sort` of what `shadowed_cards` takes.
    pub enum ShadowedCardsSort(text) {
        Brand = "brand",
        NmId = "nmId",
        Title = "title",
        VendorCode = "vendorCode",
        NmRating = "nmRating",
    }
}

open_enum! {
    /// `order` of what `shadowed_cards` takes.
    pub enum ShadowedCardsOrder(text) {
        Desc = "desc",
        Asc = "asc",
    }
}

open_enum! {
    /// `[].warehouseType` of what `orders` returns.
    pub enum OrderWarehouseType(text) {
        SkladWb = "Склад WB",
        SkladProdavtsa = "Склад продавца",
    }
}

/// `[]` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `date`.
    pub date: Option<DateTime>,
    /// `lastChangeDate`.
    pub last_change_date: Option<DateTime>,
    /// `warehouseName`, at most 50 characters.
    pub warehouse_name: Option<String>,
    /// `warehouseType`.
    pub warehouse_type: Option<OrderWarehouseType>,
    /// `countryName`, at most 200 characters.
    pub country_name: Option<String>,
    /// `oblastOkrugName`, at most 200 characters.
    pub oblast_okrug_name: Option<String>,
    /// `regionName`, at most 200 characters.
    pub region_name: Option<String>,
    /// `supplierArticle`, at most 75 characters.
    pub supplier_article: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `barcode`, at most 30 characters.
    pub barcode: Option<String>,
    /// `category`, at most 50 characters.
    pub category: Option<String>,
    /// `subject`, at most 50 characters.
    pub subject: Option<String>,
    /// `brand`, at most 50 characters.
    pub brand: Option<String>,
    /// `techSize`, at most 30 characters.
    pub tech_size: Option<String>,
    /// `incomeID`.
    pub income_id: Option<i64>,
    /// `isSupply`.
    pub is_supply: Option<bool>,
    /// `isRealization`.
    pub is_realization: Option<bool>,
    /// `totalPrice`.
    pub total_price: Option<Decimal>,
    /// `discountPercent`.
    pub discount_percent: Option<i64>,
    /// `spp`.
    pub spp: Option<Decimal>,
    /// `finishedPrice`.
    pub finished_price: Option<Decimal>,
    /// `priceWithDisc`.
    pub price_with_disc: Option<Decimal>,
    /// `isCancel`.
    pub is_cancel: Option<bool>,
    /// `cancelDate`.
    pub cancel_date: Option<DateTime>,
    /// `sticker`.
    pub sticker: Option<String>,
    /// `gNumber`, at most 50 characters.
    pub g_number: Option<String>,
    /// `srid`.
    pub srid: Option<String>,
}
wire_object!(Order {
    date: "date",
    last_change_date: "lastChangeDate",
    warehouse_name: "warehouseName",
    warehouse_type: "warehouseType",
    country_name: "countryName",
    oblast_okrug_name: "oblastOkrugName",
    region_name: "regionName",
    supplier_article: "supplierArticle",
    nm_id: "nmId",
    barcode: "barcode",
    category: "category",
    subject: "subject",
    brand: "brand",
    tech_size: "techSize",
    income_id: "incomeID",
    is_supply: "isSupply",
    is_realization: "isRealization",
    total_price: "totalPrice",
    discount_percent: "discountPercent",
    spp: "spp",
    finished_price: "finishedPrice",
    price_with_disc: "priceWithDisc",
    is_cancel: "isCancel",
    cancel_date: "cancelDate",
    sticker: "sticker",
    g_number: "gNumber",
    srid: "srid",
});

open_enum! {
    /// `[].warehouseType` of what `sales` returns.
    pub enum SaleWarehouseType(text) {
        SkladWb = "Склад WB",
        SkladProdavtsa = "Склад продавца",
    }
}

/// `[]` of what `sales` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Sale {
    /// `date`.
    pub date: Option<DateTime>,
    /// `lastChangeDate`.
    pub last_change_date: Option<DateTime>,
    /// `warehouseName`, at most 50 characters.
    pub warehouse_name: Option<String>,
    /// `warehouseType`.
    pub warehouse_type: Option<SaleWarehouseType>,
    /// `countryName`, at most 200 characters.
    pub country_name: Option<String>,
    /// `oblastOkrugName`, at most 200 characters.
    pub oblast_okrug_name: Option<String>,
    /// `regionName`, at most 200 characters.
    pub region_name: Option<String>,
    /// `supplierArticle`, at most 75 characters.
    pub supplier_article: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `barcode`, at most 30 characters.
    pub barcode: Option<String>,
    /// `category`, at most 50 characters.
    pub category: Option<String>,
    /// `subject`, at most 50 characters.
    pub subject: Option<String>,
    /// `brand`, at most 50 characters.
    pub brand: Option<String>,
    /// `techSize`, at most 30 characters.
    pub tech_size: Option<String>,
    /// `incomeID`.
    pub income_id: Option<i64>,
    /// `isSupply`.
    pub is_supply: Option<bool>,
    /// `isRealization`.
    pub is_realization: Option<bool>,
    /// `totalPrice`.
    pub total_price: Option<Decimal>,
    /// `discountPercent`.
    pub discount_percent: Option<i64>,
    /// `spp`.
    pub spp: Option<Decimal>,
    /// `paymentSaleAmount`, in roubles.
    pub payment_sale_amount: Option<i64>,
    /// `forPay`.
    pub for_pay: Option<Decimal>,
    /// `finishedPrice`.
    pub finished_price: Option<Decimal>,
    /// `priceWithDisc`.
    pub price_with_disc: Option<Decimal>,
    /// `saleID`, at most 15 characters.
    pub sale_id: Option<String>,
    /// `sticker`.
    pub sticker: Option<String>,
    /// `gNumber`, at most 50 characters.
    pub g_number: Option<String>,
    /// `srid`.
    pub srid: Option<String>,
}
wire_object!(Sale {
    date: "date",
    last_change_date: "lastChangeDate",
    warehouse_name: "warehouseName",
    warehouse_type: "warehouseType",
    country_name: "countryName",
    oblast_okrug_name: "oblastOkrugName",
    region_name: "regionName",
    supplier_article: "supplierArticle",
    nm_id: "nmId",
    barcode: "barcode",
    category: "category",
    subject: "subject",
    brand: "brand",
    tech_size: "techSize",
    income_id: "incomeID",
    is_supply: "isSupply",
    is_realization: "isRealization",
    total_price: "totalPrice",
    discount_percent: "discountPercent",
    spp: "spp",
    payment_sale_amount: "paymentSaleAmount",
    for_pay: "forPay",
    finished_price: "finishedPrice",
    price_with_disc: "priceWithDisc",
    sale_id: "saleID",
    sticker: "sticker",
    g_number: "gNumber",
    srid: "srid",
});

/// `response.data[]` of what `excise_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ExciseReportEntry {
    /// `name`.
    pub name: Option<String>,
    /// `price`.
    pub price: Option<Decimal>,
    /// `currency_name_short`.
    pub currency_name_short: Option<String>,
    /// `excise_short`.
    pub excise_short: Option<String>,
    /// `barcode`.
    pub barcode: Option<String>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `operation_type_id`.
    pub operation_type_id: Option<i64>,
    /// `fiscal_doc_number`.
    pub fiscal_doc_number: Option<i64>,
    /// `fiscal_dt`.
    pub fiscal_dt: Option<Date>,
    /// `fiscal_drive_number`.
    pub fiscal_drive_number: Option<String>,
    /// `rid`.
    pub rid: Option<i64>,
    /// `srid`.
    pub srid: Option<String>,
}
wire_object!(ExciseReportEntry {
    name: "name",
    price: "price",
    currency_name_short: "currency_name_short",
    excise_short: "excise_short",
    barcode: "barcode",
    nm_id: "nm_id",
    operation_type_id: "operation_type_id",
    fiscal_doc_number: "fiscal_doc_number",
    fiscal_dt: "fiscal_dt",
    fiscal_drive_number: "fiscal_drive_number",
    rid: "rid",
    srid: "srid",
});

/// `response` of what `excise_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ExciseReportPayload {
    /// `data`.
    pub data: Vec<ExciseReportEntry>,
}
wire_object!(ExciseReportPayload {
    data: "data",
});

/// What `excise_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ExciseReportResponse {
    /// `response`.
    pub response: Option<ExciseReportPayload>,
}
wire_object!(ExciseReportResponse {
    response: "response",
});

/// `data` of what `create_warehouse_remains_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateTaskData {
    /// `taskId`.
    pub task_id: Option<String>,
}
wire_object!(CreateTaskData {
    task_id: "taskId",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateTaskResponse {
    /// `data`.
    pub data: Option<CreateTaskData>,
}
wire_object!(CreateTaskResponse {
    data: "data",
});

/// `data` of what `warehouse_remains_report_status` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GetTasksData {
    /// `id`.
    pub id: Option<String>,
    /// `status`.
    pub status: Option<String>,
}
wire_object!(GetTasksData {
    id: "id",
    status: "status",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GetTasksResponse {
    /// `data`.
    pub data: Option<GetTasksData>,
}
wire_object!(GetTasksResponse {
    data: "data",
});

/// `[].warehouses[]` of what `download_warehouse_remains_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadWarehouseRemainsReportEntryWarehous {
    /// `warehouseName`.
    pub warehouse_name: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
}
wire_object!(DownloadWarehouseRemainsReportEntryWarehous {
    warehouse_name: "warehouseName",
    quantity: "quantity",
});

/// `[]` of what `download_warehouse_remains_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadWarehouseRemainsReportEntry {
    /// `brand`.
    pub brand: Option<String>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `barcode`.
    pub barcode: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `volume`.
    pub volume: Option<Decimal>,
    /// `warehouses`.
    pub warehouses: Vec<DownloadWarehouseRemainsReportEntryWarehous>,
}
wire_object!(DownloadWarehouseRemainsReportEntry {
    brand: "brand",
    subject_name: "subjectName",
    vendor_code: "vendorCode",
    nm_id: "nmId",
    barcode: "barcode",
    tech_size: "techSize",
    volume: "volume",
    warehouses: "warehouses",
});

/// `data.reports[]` of what `measurement_penalties` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MeasurementPenaltiesReport {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `dimId`.
    pub dim_id: Option<i64>,
    /// `prcOver`.
    pub prc_over: Option<Decimal>,
    /// `volume`.
    pub volume: Option<Decimal>,
    /// `width`.
    pub width: Option<i64>,
    /// `length`.
    pub length: Option<i64>,
    /// `height`.
    pub height: Option<i64>,
    /// `volumeSup`.
    pub volume_sup: Option<Decimal>,
    /// `widthSup`.
    pub width_sup: Option<i64>,
    /// `lengthSup`.
    pub length_sup: Option<i64>,
    /// `heightSup`.
    pub height_sup: Option<i64>,
    /// `photoUrls`.
    pub photo_urls: Vec<String>,
    /// `dtBonus`.
    pub dt_bonus: Option<DateTime>,
    /// `isValid`.
    pub is_valid: Option<bool>,
    /// `isValidDt`.
    pub is_valid_dt: Option<DateTime>,
    /// `reversalAmount`.
    pub reversal_amount: Option<Decimal>,
    /// `penaltyAmount`.
    pub penalty_amount: Option<Decimal>,
    /// `dateStart`.
    pub date_start: Option<DateTime>,
    /// `dateEnd`.
    pub date_end: Option<DateTime>,
}
wire_object!(MeasurementPenaltiesReport {
    nm_id: "nmId",
    subject_name: "subjectName",
    dim_id: "dimId",
    prc_over: "prcOver",
    volume: "volume",
    width: "width",
    length: "length",
    height: "height",
    volume_sup: "volumeSup",
    width_sup: "widthSup",
    length_sup: "lengthSup",
    height_sup: "heightSup",
    photo_urls: "photoUrls",
    dt_bonus: "dtBonus",
    is_valid: "isValid",
    is_valid_dt: "isValidDt",
    reversal_amount: "reversalAmount",
    penalty_amount: "penaltyAmount",
    date_start: "dateStart",
    date_end: "dateEnd",
});

/// `data` of what `measurement_penalties` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MeasurementPenaltiesData {
    /// `reports`.
    pub reports: Vec<MeasurementPenaltiesReport>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(MeasurementPenaltiesData {
    reports: "reports",
    total: "total",
});

/// What `measurement_penalties` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MeasurementPenaltiesResponse {
    /// `data`.
    pub data: Option<MeasurementPenaltiesData>,
}
wire_object!(MeasurementPenaltiesResponse {
    data: "data",
});

/// `data.reports[]` of what `warehouse_measurements` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WarehouseMeasurementsReport {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `dimId`.
    pub dim_id: Option<i64>,
    /// `volume`.
    pub volume: Option<Decimal>,
    /// `width`.
    pub width: Option<i64>,
    /// `length`.
    pub length: Option<i64>,
    /// `height`.
    pub height: Option<i64>,
    /// `photoUrls`.
    pub photo_urls: Vec<String>,
    /// `dt`.
    pub dt: Option<DateTime>,
}
wire_object!(WarehouseMeasurementsReport {
    nm_id: "nmId",
    subject_name: "subjectName",
    dim_id: "dimId",
    volume: "volume",
    width: "width",
    length: "length",
    height: "height",
    photo_urls: "photoUrls",
    dt: "dt",
});

/// `data` of what `warehouse_measurements` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WarehouseMeasurementsData {
    /// `reports`.
    pub reports: Vec<WarehouseMeasurementsReport>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(WarehouseMeasurementsData {
    reports: "reports",
    total: "total",
});

/// What `warehouse_measurements` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WarehouseMeasurementsResponse {
    /// `data`.
    pub data: Option<WarehouseMeasurementsData>,
}
wire_object!(WarehouseMeasurementsResponse {
    data: "data",
});

/// `data.reports[]` of what `deductions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeductionsReport {
    /// `dtBonus`.
    pub dt_bonus: Option<DateTime>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `oldShkId`.
    pub old_shk_id: Option<i64>,
    /// `oldColor`.
    pub old_color: Option<String>,
    /// `oldSize`.
    pub old_size: Option<String>,
    /// `oldSku`.
    pub old_sku: Option<String>,
    /// `oldVendorCode`.
    pub old_vendor_code: Option<String>,
    /// `newShkId`.
    pub new_shk_id: Option<i64>,
    /// `newColor`.
    pub new_color: Option<String>,
    /// `newSize`.
    pub new_size: Option<String>,
    /// `newSku`.
    pub new_sku: Option<String>,
    /// `newVendorCode`.
    pub new_vendor_code: Option<String>,
    /// `bonusSumm`.
    pub bonus_summ: Option<Decimal>,
    /// `bonusType`.
    pub bonus_type: Option<String>,
    /// `photoUrls`.
    pub photo_urls: Vec<String>,
}
wire_object!(DeductionsReport {
    dt_bonus: "dtBonus",
    nm_id: "nmId",
    old_shk_id: "oldShkId",
    old_color: "oldColor",
    old_size: "oldSize",
    old_sku: "oldSku",
    old_vendor_code: "oldVendorCode",
    new_shk_id: "newShkId",
    new_color: "newColor",
    new_size: "newSize",
    new_sku: "newSku",
    new_vendor_code: "newVendorCode",
    bonus_summ: "bonusSumm",
    bonus_type: "bonusType",
    photo_urls: "photoUrls",
});

/// `data` of what `deductions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeductionsData {
    /// `reports`.
    pub reports: Vec<DeductionsReport>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(DeductionsData {
    reports: "reports",
    total: "total",
});

/// What `deductions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeductionsResponse {
    /// `data`.
    pub data: Option<DeductionsData>,
}
wire_object!(DeductionsResponse {
    data: "data",
});

/// `details[]` of what `self_buyouts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SelfBuyoutsDetail {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `sum`.
    pub sum: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
    /// `dateFrom`.
    pub date_from: Option<Date>,
    /// `dateTo`.
    pub date_to: Option<Date>,
}
wire_object!(SelfBuyoutsDetail {
    nm_id: "nmID",
    sum: "sum",
    currency: "currency",
    date_from: "dateFrom",
    date_to: "dateTo",
});

/// What `self_buyouts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SelfBuyoutsResponse {
    /// `details`.
    pub details: Vec<SelfBuyoutsDetail>,
}
wire_object!(SelfBuyoutsResponse {
    details: "details",
});

/// `report[]` of what `labeling_penalties` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct LabelingPenaltiesReport {
    /// `amount`.
    pub amount: Option<Decimal>,
    /// `date`.
    pub date: Option<DateTime>,
    /// `incomeId`.
    pub income_id: Option<i64>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `photoUrls`.
    pub photo_urls: Vec<String>,
    /// `shkID`.
    pub shk_id: Option<i64>,
    /// `sku`.
    pub sku: Option<String>,
}
wire_object!(LabelingPenaltiesReport {
    amount: "amount",
    date: "date",
    income_id: "incomeId",
    nm_id: "nmID",
    photo_urls: "photoUrls",
    shk_id: "shkID",
    sku: "sku",
});

/// What `labeling_penalties` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct LabelingPenaltiesResponse {
    /// `report`.
    pub report: Vec<LabelingPenaltiesReport>,
}
wire_object!(LabelingPenaltiesResponse {
    report: "report",
});

/// `[]` of what `download_acceptance_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadAcceptanceReportEntry {
    /// `count`.
    pub count: Option<i64>,
    /// `giCreateDate`.
    pub gi_create_date: Option<Date>,
    /// `incomeId`.
    pub income_id: Option<i64>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `shkCreateDate`.
    pub shk_create_date: Option<Date>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `total`, in roubles.
    pub total: Option<Decimal>,
}
wire_object!(DownloadAcceptanceReportEntry {
    count: "count",
    gi_create_date: "giCreateDate",
    income_id: "incomeId",
    nm_id: "nmID",
    shk_create_date: "shkCreateDate",
    subject_name: "subjectName",
    total: "total",
});

/// `[]` of what `download_paid_storage_report` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadPaidStorageReportEntry {
    /// `date`.
    pub date: Option<Date>,
    /// `logWarehouseCoef`.
    pub log_warehouse_coef: Option<Decimal>,
    /// `officeId`.
    pub office_id: Option<i64>,
    /// `warehouse`.
    pub warehouse: Option<String>,
    /// `warehouseCoef`.
    pub warehouse_coef: Option<Decimal>,
    /// `giId`.
    pub gi_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `size`.
    pub size: Option<String>,
    /// `barcode`.
    pub barcode: Option<String>,
    /// `subject`.
    pub subject: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `volume`.
    pub volume: Option<Decimal>,
    /// `calcType`.
    pub calc_type: Option<String>,
    /// `warehousePrice`.
    pub warehouse_price: Option<Decimal>,
    /// `barcodesCount`.
    pub barcodes_count: Option<i64>,
    /// `palletPlaceCode`.
    pub pallet_place_code: Option<i64>,
    /// `palletCount`.
    pub pallet_count: Option<Decimal>,
    /// `originalDate`.
    pub original_date: Option<Date>,
    /// `loyaltyDiscount`, in roubles.
    pub loyalty_discount: Option<Decimal>,
    /// `tariffFixDate`.
    pub tariff_fix_date: Option<Date>,
    /// `tariffLowerDate`.
    pub tariff_lower_date: Option<Date>,
}
wire_object!(DownloadPaidStorageReportEntry {
    date: "date",
    log_warehouse_coef: "logWarehouseCoef",
    office_id: "officeId",
    warehouse: "warehouse",
    warehouse_coef: "warehouseCoef",
    gi_id: "giId",
    chrt_id: "chrtId",
    size: "size",
    barcode: "barcode",
    subject: "subject",
    brand: "brand",
    vendor_code: "vendorCode",
    nm_id: "nmId",
    volume: "volume",
    calc_type: "calcType",
    warehouse_price: "warehousePrice",
    barcodes_count: "barcodesCount",
    pallet_place_code: "palletPlaceCode",
    pallet_count: "palletCount",
    original_date: "originalDate",
    loyalty_discount: "loyaltyDiscount",
    tariff_fix_date: "tariffFixDate",
    tariff_lower_date: "tariffLowerDate",
});

/// `report[]` of what `region_sales` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RegionSalesReport {
    /// `cityName`.
    pub city_name: Option<String>,
    /// `countryName`.
    pub country_name: Option<String>,
    /// `foName`.
    pub fo_name: Option<String>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `regionName`.
    pub region_name: Option<String>,
    /// `sa`.
    pub sa: Option<String>,
    /// `saleInvoiceCostPrice`, in roubles.
    pub sale_invoice_cost_price: Option<Decimal>,
    /// `saleInvoiceCostPricePerc`.
    pub sale_invoice_cost_price_perc: Option<Decimal>,
    /// `saleItemInvoiceQty`.
    pub sale_item_invoice_qty: Option<i64>,
}
wire_object!(RegionSalesReport {
    city_name: "cityName",
    country_name: "countryName",
    fo_name: "foName",
    nm_id: "nmID",
    region_name: "regionName",
    sa: "sa",
    sale_invoice_cost_price: "saleInvoiceCostPrice",
    sale_invoice_cost_price_perc: "saleInvoiceCostPricePerc",
    sale_item_invoice_qty: "saleItemInvoiceQty",
});

/// What `region_sales` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RegionSalesResponse {
    /// `report`.
    pub report: Vec<RegionSalesReport>,
}
wire_object!(RegionSalesResponse {
    report: "report",
});

/// What `brand_share_brands` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandShareBrandsResponse {
    /// `data`.
    pub data: Vec<String>,
}
wire_object!(BrandShareBrandsResponse {
    data: "data",
});

/// `data[]` of what `brand_share_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandShareCategory {
    /// `parentId`.
    pub parent_id: Option<i64>,
    /// `parentName`.
    pub parent_name: Option<String>,
}
wire_object!(BrandShareCategory {
    parent_id: "parentId",
    parent_name: "parentName",
});

/// What `brand_share_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandShareCategoriesResponse {
    /// `data`.
    pub data: Vec<BrandShareCategory>,
}
wire_object!(BrandShareCategoriesResponse {
    data: "data",
});

/// `report[]` of what `brand_share` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandShareReport {
    /// `applyDate`.
    pub apply_date: Option<Date>,
    /// `brandRating`.
    pub brand_rating: Option<i64>,
    /// `pricePercent`.
    pub price_percent: Option<Decimal>,
    /// `qtyPercent`.
    pub qty_percent: Option<Decimal>,
}
wire_object!(BrandShareReport {
    apply_date: "applyDate",
    brand_rating: "brandRating",
    price_percent: "pricePercent",
    qty_percent: "qtyPercent",
});

/// What `brand_share` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandShareResponse {
    /// `report`.
    pub report: Vec<BrandShareReport>,
}
wire_object!(BrandShareResponse {
    report: "report",
});

/// `report[]` of what `blocked_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BlockedCardsReport {
    /// `brand`.
    pub brand: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `reason`.
    pub reason: Option<String>,
}
wire_object!(BlockedCardsReport {
    brand: "brand",
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    reason: "reason",
});

/// What `blocked_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BlockedCardsResponse {
    /// `report`.
    pub report: Vec<BlockedCardsReport>,
}
wire_object!(BlockedCardsResponse {
    report: "report",
});

/// `report[]` of what `item_returns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemReturn {
    /// `sku`.
    pub sku: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `completedDt`.
    pub completed_dt: Option<String>,
    /// `dstOfficeAddress`.
    pub dst_office_address: Option<String>,
    /// `kiz`.
    pub kiz: Option<String>,
    /// `dstOfficeId`.
    pub dst_office_id: Option<i64>,
    /// `expiredDt`.
    pub expired_dt: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `orderDt`.
    pub order_dt: Option<Date>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `readyToReturnDt`.
    pub ready_to_return_dt: Option<String>,
    /// `returnReason`.
    pub return_reason: Option<String>,
    /// `returnType`.
    pub return_type: Option<String>,
    /// `shkId`.
    pub shk_id: Option<i64>,
    /// `srid`.
    pub srid: Option<String>,
    /// `returnStatus`.
    pub return_status: Option<String>,
    /// `stickerId`.
    pub sticker_id: Option<String>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
}
wire_object!(ItemReturn {
    sku: "sku",
    brand: "brand",
    completed_dt: "completedDt",
    dst_office_address: "dstOfficeAddress",
    kiz: "kiz",
    dst_office_id: "dstOfficeId",
    expired_dt: "expiredDt",
    nm_id: "nmId",
    order_dt: "orderDt",
    order_id: "orderId",
    ready_to_return_dt: "readyToReturnDt",
    return_reason: "returnReason",
    return_type: "returnType",
    shk_id: "shkId",
    srid: "srid",
    return_status: "returnStatus",
    sticker_id: "stickerId",
    subject_name: "subjectName",
    tech_size: "techSize",
});

/// What `item_returns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemReturnsResponse {
    /// `count`.
    pub count: Option<i64>,
    /// `report`.
    pub report: Vec<ItemReturn>,
}
wire_object!(ItemReturnsResponse {
    count: "count",
    report: "report",
});

/// `report[]` of what `shadowed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ShadowedCardsReport {
    /// `brand`.
    pub brand: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `nmRating`.
    pub nm_rating: Option<Decimal>,
}
wire_object!(ShadowedCardsReport {
    brand: "brand",
    nm_id: "nmId",
    title: "title",
    vendor_code: "vendorCode",
    nm_rating: "nmRating",
});

/// What `shadowed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ShadowedCardsResponse {
    /// `report`.
    pub report: Vec<ShadowedCardsReport>,
}
wire_object!(ShadowedCardsResponse {
    report: "report",
});

/// `report[]` of what `goods_returns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GoodsReturnsReport {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `completedDt`.
    pub completed_dt: Option<DateTime>,
    /// `dstOfficeAddress`.
    pub dst_office_address: Option<String>,
    /// `dstOfficeId`.
    pub dst_office_id: Option<i64>,
    /// `expiredDt`.
    pub expired_dt: Option<DateTime>,
    /// `isStatusActive`, known values `0`, `1`.
    pub is_status_active: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `orderDt`.
    pub order_dt: Option<Date>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `readyToReturnDt`.
    pub ready_to_return_dt: Option<DateTime>,
    /// `reason`.
    pub reason: Option<String>,
    /// `returnType`.
    pub return_type: Option<String>,
    /// `shkId`.
    pub shk_id: Option<i64>,
    /// `srid`.
    pub srid: Option<String>,
    /// `status`.
    pub status: Option<String>,
    /// `stickerId`.
    pub sticker_id: Option<String>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
}
wire_object!(GoodsReturnsReport {
    barcode: "barcode",
    brand: "brand",
    completed_dt: "completedDt",
    dst_office_address: "dstOfficeAddress",
    dst_office_id: "dstOfficeId",
    expired_dt: "expiredDt",
    is_status_active: "isStatusActive",
    nm_id: "nmId",
    order_dt: "orderDt",
    order_id: "orderId",
    ready_to_return_dt: "readyToReturnDt",
    reason: "reason",
    return_type: "returnType",
    shk_id: "shkId",
    srid: "srid",
    status: "status",
    sticker_id: "stickerId",
    subject_name: "subjectName",
    tech_size: "techSize",
});

/// What `goods_returns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GoodsReturnsResponse {
    /// `report`.
    pub report: Vec<GoodsReturnsReport>,
}
wire_object!(GoodsReturnsResponse {
    report: "report",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v1/supplier/orders`: see [`Reports::orders`](super::Reports::orders).
    pub static ORDERS: Operation = Operation {
        api: Api::Reports,
        name: "orders",
        method: Method::GET,
        path: "/api/v1/supplier/orders",
        scope: Scope::Statistics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Statistics),
        token_types: &[],
        bucket: "reports.orders",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(10800000, 1, 10800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/v1/supplier/sales`: see [`Reports::sales`](super::Reports::sales).
    pub static SALES: Operation = Operation {
        api: Api::Reports,
        name: "sales",
        method: Method::GET,
        path: "/api/v1/supplier/sales",
        scope: Scope::Statistics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Statistics),
        token_types: &[],
        bucket: "reports.sales",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(7200000, 1, 7200000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `POST /api/v1/analytics/excise-report`: see [`Reports::excise_report`](super::Reports::excise_report).
    pub static EXCISE_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "excise_report",
        method: Method::POST,
        path: "/api/v1/analytics/excise-report",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.excise_report",
        limits: Limits::typed(
            Some(Limit::new(18000000, 10, 1800000, 10)),
            Some(Limit::new(18000000, 10, 1800000, 10)),
            Some(Limit::new(18000000, 10, 1800000, 10)),
            Some(Limit::new(86400000, 2, 43200000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/v1/warehouse_remains`: see [`Reports::create_warehouse_remains_report`](super::Reports::create_warehouse_remains_report).
    pub static CREATE_WAREHOUSE_REMAINS_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "create_warehouse_remains_report",
        method: Method::GET,
        path: "/api/v1/warehouse_remains",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.create_warehouse_remains_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/warehouse_remains/tasks/{task_id}/status`: see [`Reports::warehouse_remains_report_status`](super::Reports::warehouse_remains_report_status).
    pub static WAREHOUSE_REMAINS_REPORT_STATUS: Operation = Operation {
        api: Api::Reports,
        name: "warehouse_remains_report_status",
        method: Method::GET,
        path: "/api/v1/warehouse_remains/tasks/{task_id}/status",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.warehouse_remains_report_status",
        limits: Limits::typed(
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/warehouse_remains/tasks/{task_id}/download`: see [`Reports::download_warehouse_remains_report`](super::Reports::download_warehouse_remains_report).
    pub static DOWNLOAD_WAREHOUSE_REMAINS_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "download_warehouse_remains_report",
        method: Method::GET,
        path: "/api/v1/warehouse_remains/tasks/{task_id}/download",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.download_warehouse_remains_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/analytics/v1/measurement-penalties`: see [`Reports::measurement_penalties`](super::Reports::measurement_penalties).
    pub static MEASUREMENT_PENALTIES: Operation = Operation {
        api: Api::Reports,
        name: "measurement_penalties",
        method: Method::GET,
        path: "/api/analytics/v1/measurement-penalties",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.measurement_penalties",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(21600000, 1, 21600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/analytics/v1/warehouse-measurements`: see [`Reports::warehouse_measurements`](super::Reports::warehouse_measurements).
    pub static WAREHOUSE_MEASUREMENTS: Operation = Operation {
        api: Api::Reports,
        name: "warehouse_measurements",
        method: Method::GET,
        path: "/api/analytics/v1/warehouse-measurements",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.warehouse_measurements",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(21600000, 1, 21600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/analytics/v1/deductions`: see [`Reports::deductions`](super::Reports::deductions).
    pub static DEDUCTIONS: Operation = Operation {
        api: Api::Reports,
        name: "deductions",
        method: Method::GET,
        path: "/api/analytics/v1/deductions",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.deductions",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/analytics/antifraud-details`: see [`Reports::self_buyouts`](super::Reports::self_buyouts).
    pub static SELF_BUYOUTS: Operation = Operation {
        api: Api::Reports,
        name: "self_buyouts",
        method: Method::GET,
        path: "/api/v1/analytics/antifraud-details",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.self_buyouts",
        limits: Limits::typed(
            Some(Limit::new(600000, 1, 600000, 10)),
            Some(Limit::new(600000, 1, 600000, 10)),
            Some(Limit::new(600000, 1, 600000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/analytics/goods-labeling`: see [`Reports::labeling_penalties`](super::Reports::labeling_penalties).
    pub static LABELING_PENALTIES: Operation = Operation {
        api: Api::Reports,
        name: "labeling_penalties",
        method: Method::GET,
        path: "/api/v1/analytics/goods-labeling",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.labeling_penalties",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/acceptance_report`: see [`Reports::create_acceptance_report`](super::Reports::create_acceptance_report).
    pub static CREATE_ACCEPTANCE_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "create_acceptance_report",
        method: Method::GET,
        path: "/api/v1/acceptance_report",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.create_acceptance_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(10800000, 1, 10800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/acceptance_report/tasks/{task_id}/status`: see [`Reports::acceptance_report_status`](super::Reports::acceptance_report_status).
    pub static ACCEPTANCE_REPORT_STATUS: Operation = Operation {
        api: Api::Reports,
        name: "acceptance_report_status",
        method: Method::GET,
        path: "/api/v1/acceptance_report/tasks/{task_id}/status",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.acceptance_report_status",
        limits: Limits::typed(
            Some(Limit::new(5000, 1, 5000, 1)),
            Some(Limit::new(5000, 1, 5000, 1)),
            Some(Limit::new(5000, 1, 5000, 1)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/acceptance_report/tasks/{task_id}/download`: see [`Reports::download_acceptance_report`](super::Reports::download_acceptance_report).
    pub static DOWNLOAD_ACCEPTANCE_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "download_acceptance_report",
        method: Method::GET,
        path: "/api/v1/acceptance_report/tasks/{task_id}/download",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.download_acceptance_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/v1/paid_storage`: see [`Reports::create_paid_storage_report`](super::Reports::create_paid_storage_report).
    pub static CREATE_PAID_STORAGE_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "create_paid_storage_report",
        method: Method::GET,
        path: "/api/v1/paid_storage",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.create_paid_storage_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(60000, 1, 60000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/paid_storage/tasks/{task_id}/status`: see [`Reports::paid_storage_report_status`](super::Reports::paid_storage_report_status).
    pub static PAID_STORAGE_REPORT_STATUS: Operation = Operation {
        api: Api::Reports,
        name: "paid_storage_report_status",
        method: Method::GET,
        path: "/api/v1/paid_storage/tasks/{task_id}/status",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.paid_storage_report_status",
        limits: Limits::typed(
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(5000, 1, 5000, 5)),
            Some(Limit::new(3600000, 2, 1800000, 2)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/paid_storage/tasks/{task_id}/download`: see [`Reports::download_paid_storage_report`](super::Reports::download_paid_storage_report).
    pub static DOWNLOAD_PAID_STORAGE_REPORT: Operation = Operation {
        api: Api::Reports,
        name: "download_paid_storage_report",
        method: Method::GET,
        path: "/api/v1/paid_storage/tasks/{task_id}/download",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.download_paid_storage_report",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/v1/analytics/region-sale`: see [`Reports::region_sales`](super::Reports::region_sales).
    pub static REGION_SALES: Operation = Operation {
        api: Api::Reports,
        name: "region_sales",
        method: Method::GET,
        path: "/api/v1/analytics/region-sale",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: true,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.region_sales",
        limits: Limits::typed(
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/analytics/brand-share/brands`: see [`Reports::brand_share_brands`](super::Reports::brand_share_brands).
    pub static BRAND_SHARE_BRANDS: Operation = Operation {
        api: Api::Reports,
        name: "brand_share_brands",
        method: Method::GET,
        path: "/api/v1/analytics/brand-share/brands",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.brand_share_brands",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/analytics/brand-share/parent-subjects`: see [`Reports::brand_share_categories`](super::Reports::brand_share_categories).
    pub static BRAND_SHARE_CATEGORIES: Operation = Operation {
        api: Api::Reports,
        name: "brand_share_categories",
        method: Method::GET,
        path: "/api/v1/analytics/brand-share/parent-subjects",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.brand_share_categories",
        limits: Limits::typed(
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/analytics/brand-share`: see [`Reports::brand_share`](super::Reports::brand_share).
    pub static BRAND_SHARE: Operation = Operation {
        api: Api::Reports,
        name: "brand_share",
        method: Method::GET,
        path: "/api/v1/analytics/brand-share",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.brand_share",
        limits: Limits::typed(
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(5000, 1, 5000, 20)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v1/analytics/banned-products/blocked`: see [`Reports::blocked_cards`](super::Reports::blocked_cards).
    pub static BLOCKED_CARDS: Operation = Operation {
        api: Api::Reports,
        name: "blocked_cards",
        method: Method::GET,
        path: "/api/v1/analytics/banned-products/blocked",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.blocked_cards",
        limits: Limits::typed(
            Some(Limit::new(10000, 1, 10000, 6)),
            Some(Limit::new(10000, 1, 10000, 6)),
            Some(Limit::new(10000, 1, 10000, 6)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/analytics/v1/item-returns`: see [`Reports::item_returns`](super::Reports::item_returns).
    pub static ITEM_RETURNS: Operation = Operation {
        api: Api::Reports,
        name: "item_returns",
        method: Method::GET,
        path: "/api/analytics/v1/item-returns",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "reports.item_returns",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/analytics/banned-products/shadowed`: see [`Reports::shadowed_cards`](super::Reports::shadowed_cards).
    pub static SHADOWED_CARDS: Operation = Operation {
        api: Api::Reports,
        name: "shadowed_cards",
        method: Method::GET,
        path: "/api/v1/analytics/banned-products/shadowed",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: true,
        retired: true,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "retired",
        limits: Limits::typed(None, None, None, None),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v1/analytics/goods-return`: see [`Reports::goods_returns`](super::Reports::goods_returns).
    pub static GOODS_RETURNS: Operation = Operation {
        api: Api::Reports,
        name: "goods_returns",
        method: Method::GET,
        path: "/api/v1/analytics/goods-return",
        scope: Scope::Analytics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: true,
        category: Some(Category::Analytics),
        token_types: &[],
        bucket: "retired",
        limits: Limits::typed(None, None, None, None),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &ORDERS,
        &SALES,
        &EXCISE_REPORT,
        &CREATE_WAREHOUSE_REMAINS_REPORT,
        &WAREHOUSE_REMAINS_REPORT_STATUS,
        &DOWNLOAD_WAREHOUSE_REMAINS_REPORT,
        &MEASUREMENT_PENALTIES,
        &WAREHOUSE_MEASUREMENTS,
        &DEDUCTIONS,
        &SELF_BUYOUTS,
        &LABELING_PENALTIES,
        &CREATE_ACCEPTANCE_REPORT,
        &ACCEPTANCE_REPORT_STATUS,
        &DOWNLOAD_ACCEPTANCE_REPORT,
        &CREATE_PAID_STORAGE_REPORT,
        &PAID_STORAGE_REPORT_STATUS,
        &DOWNLOAD_PAID_STORAGE_REPORT,
        &REGION_SALES,
        &BRAND_SHARE_BRANDS,
        &BRAND_SHARE_CATEGORIES,
        &BRAND_SHARE,
        &BLOCKED_CARDS,
        &ITEM_RETURNS,
    ];
}
