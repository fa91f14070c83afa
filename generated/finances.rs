// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Balance, sales reports, acquiring and documents.
//!
//! Methods are on [`Finances`], which [`Client::finances`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/financial-reports-and-accounting>.

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
    /// Balance, sales reports, acquiring and documents.
    pub fn finances(&self) -> Finances<'_> {
        Finances { client: self }
    }
}

/// Balance, sales reports, acquiring and documents.
///
/// Made by [`Client::finances`].
#[derive(Debug, Clone, Copy)]
pub struct Finances<'a> {
    client: &'a Client,
}

impl Finances<'_> {
    /// Returns the seller's current balance, the part of it that can be withdrawn, and the currency.
    ///
    /// `GET /api/v1/account/balance` on `finance-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `finances.balance`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn balance(self) -> Result<Response<BalanceResponse>> {
        self.client.json(Call::new(&operations::BALANCE)).await
    }

    /// Returns a page (at most 1000) of daily or weekly sales reports with their sums, since 2025; times are Moscow time.
    ///
    /// `POST /api/finance/v1/sales-reports/list` on `finance-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `finances.sales_reports`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn sales_reports(
        self,
        body: &SalesReportsRequest,
    ) -> Result<Response<Vec<SalesReport>>> {
        self.client.json(Call::new(&operations::SALES_REPORTS).json(body)).await
    }

    /// The rows of [`sales_reports`](Self::sales_reports) as they arrive, for answers too big for memory.
    pub async fn sales_reports_stream(
        self,
        body: &SalesReportsRequest,
    ) -> Result<Rows<SalesReport>> {
        self.client
            .rows::<
                Vec<SalesReport>,
                SalesReport,
            >(Call::new(&operations::SALES_REPORTS).json(body), &[])
            .await
    }

    /// Returns up to 100 000 rows of one sales report after a row id (`rrdId`); no content means that there is no more.
    ///
    /// `POST /api/finance/v1/sales-reports/detailed/{reportId}` on `finance-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `finances.sales_report_details`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn sales_report_details(
        self,
        report_id: i64,
        body: &FinancialReportsDetailedReportIdRequest,
    ) -> Result<Response<Vec<SalesReportsDetailed>>> {
        self.client
            .json(
                Call::new(&operations::SALES_REPORT_DETAILS)
                    .path("reportId", report_id)
                    .json(body),
            )
            .await
    }

    /// The rows of [`sales_report_details`](Self::sales_report_details) as they arrive, for answers too big for memory.
    pub async fn sales_report_details_stream(
        self,
        report_id: i64,
        body: &FinancialReportsDetailedReportIdRequest,
    ) -> Result<Rows<SalesReportsDetailed>> {
        self.client
            .rows::<
                Vec<SalesReportsDetailed>,
                SalesReportsDetailed,
            >(
                Call::new(&operations::SALES_REPORT_DETAILS)
                    .path("reportId", report_id)
                    .json(body),
                &[],
            )
            .await
    }

    /// Returns up to 100 000 rows of the sales reports of a period after a row id (`rrdId`), since 29 January 2024; times are Moscow time.
    ///
    /// `POST /api/finance/v1/sales-reports/detailed` on `finance-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 2 per 24 h, one every 12 h, at most 1 at once |
    ///
    /// Bucket `finances.sales_report_details_by_period`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn sales_report_details_by_period(
        self,
        body: &SalesReportDetailsByPeriodRequest,
    ) -> Result<Response<Vec<SalesReportsDetailed>>> {
        self.client
            .json(Call::new(&operations::SALES_REPORT_DETAILS_BY_PERIOD).json(body))
            .await
    }

    /// The rows of [`sales_report_details_by_period`](Self::sales_report_details_by_period) as they arrive, for answers too big for memory.
    pub async fn sales_report_details_by_period_stream(
        self,
        body: &SalesReportDetailsByPeriodRequest,
    ) -> Result<Rows<SalesReportsDetailed>> {
        self.client
            .rows::<
                Vec<SalesReportsDetailed>,
                SalesReportsDetailed,
            >(Call::new(&operations::SALES_REPORT_DETAILS_BY_PERIOD).json(body), &[])
            .await
    }

    /// Returns a page (at most 1000) of reports on payment processing costs with their sums; times are Moscow time.
    ///
    /// `POST /api/finance/v1/acquiring/list` on `finance-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `finances.acquiring_reports`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn acquiring_reports(
        self,
        body: &AcquiringReportsRequest,
    ) -> Result<Response<Vec<AcquiringReport>>> {
        self.client.json(Call::new(&operations::ACQUIRING_REPORTS).json(body)).await
    }

    /// The rows of [`acquiring_reports`](Self::acquiring_reports) as they arrive, for answers too big for memory.
    pub async fn acquiring_reports_stream(
        self,
        body: &AcquiringReportsRequest,
    ) -> Result<Rows<AcquiringReport>> {
        self.client
            .rows::<
                Vec<AcquiringReport>,
                AcquiringReport,
            >(Call::new(&operations::ACQUIRING_REPORTS).json(body), &[])
            .await
    }

    /// Returns up to 100 000 rows of one report on payment processing costs after a row id (`rrdId`), or no content at the end.
    ///
    /// `POST /api/finance/v1/acquiring/detailed/{reportId}` on `finance-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `finances.acquiring_report_details`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn acquiring_report_details(
        self,
        report_id: i64,
        body: &FinancialReportsDetailedReportIdRequest,
    ) -> Result<Response<Vec<AcquiringReportsDetailed>>> {
        self.client
            .json(
                Call::new(&operations::ACQUIRING_REPORT_DETAILS)
                    .path("reportId", report_id)
                    .json(body),
            )
            .await
    }

    /// The rows of [`acquiring_report_details`](Self::acquiring_report_details) as they arrive, for answers too big for memory.
    pub async fn acquiring_report_details_stream(
        self,
        report_id: i64,
        body: &FinancialReportsDetailedReportIdRequest,
    ) -> Result<Rows<AcquiringReportsDetailed>> {
        self.client
            .rows::<
                Vec<AcquiringReportsDetailed>,
                AcquiringReportsDetailed,
            >(
                Call::new(&operations::ACQUIRING_REPORT_DETAILS)
                    .path("reportId", report_id)
                    .json(body),
                &[],
            )
            .await
    }

    /// Returns up to 100 000 rows of the reports on payment processing costs of a period after a row id; times are Moscow time.
    ///
    /// `POST /api/finance/v1/acquiring/detailed` on `finance-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `finances.acquiring_report_details_by_period`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn acquiring_report_details_by_period(
        self,
        body: &AcquiringReportDetailsByPeriodRequest,
    ) -> Result<Response<Vec<AcquiringReportsDetailed>>> {
        self.client
            .json(Call::new(&operations::ACQUIRING_REPORT_DETAILS_BY_PERIOD).json(body))
            .await
    }

    /// The rows of [`acquiring_report_details_by_period`](Self::acquiring_report_details_by_period) as they arrive, for answers too big for memory.
    pub async fn acquiring_report_details_by_period_stream(
        self,
        body: &AcquiringReportDetailsByPeriodRequest,
    ) -> Result<Rows<AcquiringReportsDetailed>> {
        self.client
            .rows::<
                Vec<AcquiringReportsDetailed>,
                AcquiringReportsDetailed,
            >(Call::new(&operations::ACQUIRING_REPORT_DETAILS_BY_PERIOD).json(body), &[])
            .await
    }

    /// Returns the categories of the seller's documents, whose names filter the list of documents.
    ///
    /// `GET /api/v1/documents/categories` on `documents-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 s, one every 10 s, at most 5 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `finances.document_categories`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn document_categories(
        self,
        params: &DocumentCategoriesParams,
    ) -> Result<Response<DocumentCategoriesResponse>> {
        self.client
            .json(
                Call::new(&operations::DOCUMENT_CATEGORIES)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns a page (at most 50) of the seller's documents, filtered by period, category or document name.
    ///
    /// `GET /api/v1/documents/list` on `documents-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 s, one every 10 s, at most 5 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `finances.documents`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn documents(
        self,
        params: &DocumentsParams,
    ) -> Result<Response<DocumentsResponse>> {
        self.client
            .json(
                Call::new(&operations::DOCUMENTS)
                    .query("locale", &params.locale)
                    .query("beginTime", &params.begin_time)
                    .query("endTime", &params.end_time)
                    .query("sort", &params.sort)
                    .query("order", &params.order)
                    .query("category", &params.category)
                    .query("serviceName", &params.service_name)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Downloads one document of the seller in the given file format; the answer carries the file in base64.
    ///
    /// `GET /api/v1/documents/download` on `documents-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 10 s, one every 10 s, at most 5 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `finances.download_document`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn download_document(
        self,
        service_name: &str,
        extension: &str,
    ) -> Result<Response<DownloadDocumentResponse>> {
        self.client
            .json(
                Call::new(&operations::DOWNLOAD_DOCUMENT)
                    .query("serviceName", service_name)
                    .query("extension", extension),
            )
            .await
    }

    /// Downloads 1 to 50 documents of the seller as one archive; the answer carries the file in base64.
    ///
    /// `POST /api/v1/documents/download/all` on `documents-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 5 min, one every 5 min, at most 5 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `finances.download_documents`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/financial-reports-and-accounting)
    pub async fn download_documents(
        self,
        body: &DownloadDocumentsRequest,
    ) -> Result<Response<DownloadDocumentsResponse>> {
        self.client.json(Call::new(&operations::DOWNLOAD_DOCUMENTS).json(body)).await
    }
}

open_enum! {
    /// `period` of what `sales_reports` takes.
    pub enum SalesReportsPeriod(text) {
        Daily = "daily",
        Weekly = "weekly",
    }
}

/// What `sales_reports` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SalesReportsRequest {
    /// `dateFrom`.
    #[serde(rename = "dateFrom")]
    pub date_from: Date,
    /// `dateTo`.
    #[serde(rename = "dateTo")]
    pub date_to: Date,
    /// `limit`, at most 1000, default `1000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `period`, default `"weekly"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<SalesReportsPeriod>,
}

impl SalesReportsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(date_from: Date, date_to: Date) -> Self {
        SalesReportsRequest {
            date_from,
            date_to,
            limit: Default::default(),
            offset: Default::default(),
            period: Default::default(),
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct FinancialReportsDetailedReportIdRequest {
    /// `limit`, at most 100000, default `100000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `rrdId`, default `0`.
    #[serde(rename = "rrdId", default, skip_serializing_if = "Option::is_none")]
    pub rrd_id: Option<i64>,
    /// `fields`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<String>>,
}

open_enum! {
    /// `period` of what `sales_report_details_by_period` takes.
    pub enum SalesReportDetailsByPeriodPeriod(text) {
        Daily = "daily",
        Weekly = "weekly",
    }
}

/// What `sales_report_details_by_period` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SalesReportDetailsByPeriodRequest {
    /// `dateFrom`.
    #[serde(rename = "dateFrom")]
    pub date_from: Date,
    /// `dateTo`.
    #[serde(rename = "dateTo")]
    pub date_to: Date,
    /// `limit`, at most 100000, default `100000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `rrdId`, default `0`.
    #[serde(rename = "rrdId", default, skip_serializing_if = "Option::is_none")]
    pub rrd_id: Option<i64>,
    /// `period`, default `"weekly"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<SalesReportDetailsByPeriodPeriod>,
    /// `fields`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<String>>,
}

impl SalesReportDetailsByPeriodRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(date_from: Date, date_to: Date) -> Self {
        SalesReportDetailsByPeriodRequest {
            date_from,
            date_to,
            limit: Default::default(),
            rrd_id: Default::default(),
            period: Default::default(),
            fields: Default::default(),
        }
    }
}

/// What `acquiring_reports` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AcquiringReportsRequest {
    /// `dateFrom`.
    #[serde(rename = "dateFrom")]
    pub date_from: Date,
    /// `dateTo`.
    #[serde(rename = "dateTo")]
    pub date_to: Date,
    /// `limit`, at most 1000, default `1000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

impl AcquiringReportsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(date_from: Date, date_to: Date) -> Self {
        AcquiringReportsRequest {
            date_from,
            date_to,
            limit: Default::default(),
            offset: Default::default(),
        }
    }
}

/// What `acquiring_report_details_by_period` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AcquiringReportDetailsByPeriodRequest {
    /// `dateFrom`.
    #[serde(rename = "dateFrom")]
    pub date_from: Date,
    /// `dateTo`.
    #[serde(rename = "dateTo")]
    pub date_to: Date,
    /// `limit`, at most 100000, default `100000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `rrdId`, default `0`.
    #[serde(rename = "rrdId", default, skip_serializing_if = "Option::is_none")]
    pub rrd_id: Option<i64>,
    /// `fields`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<String>>,
}

impl AcquiringReportDetailsByPeriodRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(date_from: Date, date_to: Date) -> Self {
        AcquiringReportDetailsByPeriodRequest {
            date_from,
            date_to,
            limit: Default::default(),
            rrd_id: Default::default(),
            fields: Default::default(),
        }
    }
}

/// Optional parameters of `document_categories`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DocumentCategoriesParams {
    /// `locale`, default `"en"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

open_enum! {
    /// `sort` of what `documents` takes.
    pub enum DocumentsSort(text) {
        Date = "date",
        Category = "category",
    }
}

open_enum! {
    /// `order` of what `documents` takes.
    pub enum DocumentsOrder(text) {
        Desc = "desc",
        Asc = "asc",
    }
}

/// Optional parameters of `documents`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DocumentsParams {
    /// `locale`, default `"en"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// `beginTime`.
    #[serde(rename = "beginTime", default, skip_serializing_if = "Option::is_none")]
    pub begin_time: Option<Date>,
    /// `endTime`.
    #[serde(rename = "endTime", default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<Date>,
    /// `sort`, default `"date"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<DocumentsSort>,
    /// `order`, default `"desc"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<DocumentsOrder>,
    /// `category`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// `serviceName`.
    #[serde(rename = "serviceName", default, skip_serializing_if = "Option::is_none")]
    pub service_name: Option<String>,
    /// `limit`, at most 50, default `50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// `params[]` of what `download_documents` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DownloadDocumentsParam {
    /// `extension`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extension: Option<String>,
    /// `serviceName`.
    #[serde(rename = "serviceName", default, skip_serializing_if = "Option::is_none")]
    pub service_name: Option<String>,
}

/// What `download_documents` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DownloadDocumentsRequest {
    /// `params`, 1 to 50 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub params: Option<Vec<DownloadDocumentsParam>>,
}

/// What `balance` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BalanceResponse {
    /// `currency`.
    pub currency: Option<String>,
    /// `current`, in units of the currency, roubles and not kopecks.
    pub current: Option<Decimal>,
    /// `for_withdraw`, in units of the currency, roubles and not kopecks.
    pub for_withdraw: Option<Decimal>,
}
wire_object!(BalanceResponse {
    currency: "currency",
    current: "current",
    for_withdraw: "for_withdraw",
});

/// `[]` of what `sales_reports` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesReport {
    /// `reportId`.
    pub report_id: Option<i64>,
    /// `sellerFinanceName`.
    pub seller_finance_name: Option<String>,
    /// `dateFrom`.
    pub date_from: Option<Date>,
    /// `dateTo`.
    pub date_to: Option<Date>,
    /// `createDate`.
    pub create_date: Option<Date>,
    /// `currency`.
    pub currency: Option<String>,
    /// `reportType`, known values `1`, `2`.
    pub report_type: Option<i64>,
    /// `retailAmountSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub retail_amount_sum: Option<Decimal>,
    /// `forPaySum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub for_pay_sum: Option<Decimal>,
    /// `avgSalePercent`.
    pub avg_sale_percent: Option<Decimal>,
    /// `deliveryServiceSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub delivery_service_sum: Option<Decimal>,
    /// `paidStorageSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub paid_storage_sum: Option<Decimal>,
    /// `paidAcceptanceSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub paid_acceptance_sum: Option<Decimal>,
    /// `deductionSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub deduction_sum: Option<Decimal>,
    /// `penaltySum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub penalty_sum: Option<Decimal>,
    /// `additionalPaymentSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub additional_payment_sum: Option<Decimal>,
    /// `cashbackAmountSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_amount_sum: Option<Decimal>,
    /// `cashbackDiscountSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_discount_sum: Option<Decimal>,
    /// `cashbackCommissionChangeSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_commission_change_sum: Option<Decimal>,
    /// `paymentSchedule`, a decimal that WB writes as text.
    pub payment_schedule: Option<Decimal>,
    /// `bankPaymentSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub bank_payment_sum: Option<Decimal>,
}
wire_object!(SalesReport {
    report_id: "reportId",
    seller_finance_name: "sellerFinanceName",
    date_from: "dateFrom",
    date_to: "dateTo",
    create_date: "createDate",
    currency: "currency",
    report_type: "reportType",
    retail_amount_sum: "retailAmountSum",
    for_pay_sum: "forPaySum",
    avg_sale_percent: "avgSalePercent",
    delivery_service_sum: "deliveryServiceSum",
    paid_storage_sum: "paidStorageSum",
    paid_acceptance_sum: "paidAcceptanceSum",
    deduction_sum: "deductionSum",
    penalty_sum: "penaltySum",
    additional_payment_sum: "additionalPaymentSum",
    cashback_amount_sum: "cashbackAmountSum",
    cashback_discount_sum: "cashbackDiscountSum",
    cashback_commission_change_sum: "cashbackCommissionChangeSum",
    payment_schedule: "paymentSchedule",
    bank_payment_sum: "bankPaymentSum",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SalesReportsDetailed {
    /// `reportId`.
    pub report_id: Option<i64>,
    /// `dateFrom`.
    pub date_from: Option<Date>,
    /// `dateTo`.
    pub date_to: Option<Date>,
    /// `createDate`.
    pub create_date: Option<Date>,
    /// `currency`.
    pub currency: Option<String>,
    /// `reportType`, known values `1`, `2`.
    pub report_type: Option<i64>,
    /// `rrdId`.
    pub rrd_id: Option<i64>,
    /// `giId`.
    pub gi_id: Option<i64>,
    /// `dlvPrc`.
    pub dlv_prc: Option<Decimal>,
    /// `fixTariffDateFrom`.
    pub fix_tariff_date_from: Option<Date>,
    /// `fixTariffDateTo`.
    pub fix_tariff_date_to: Option<Date>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `title`.
    pub title: Option<String>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `sku`.
    pub sku: Option<String>,
    /// `docTypeName`.
    pub doc_type_name: Option<String>,
    /// `quantity`.
    pub quantity: Option<i64>,
    /// `retailPrice`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub retail_price: Option<Decimal>,
    /// `retailAmount`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub retail_amount: Option<Decimal>,
    /// `salePercent`.
    pub sale_percent: Option<i64>,
    /// `commissionPercent`.
    pub commission_percent: Option<Decimal>,
    /// `officeName`.
    pub office_name: Option<String>,
    /// `sellerOperName`.
    pub seller_oper_name: Option<String>,
    /// `orderDt`.
    pub order_dt: Option<DateTime>,
    /// `saleDt`.
    pub sale_dt: Option<DateTime>,
    /// `rrDate`.
    pub rr_date: Option<Date>,
    /// `shkId`.
    pub shk_id: Option<i64>,
    /// `retailPriceWithDisc`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub retail_price_with_disc: Option<Decimal>,
    /// `deliveryAmount`.
    pub delivery_amount: Option<i64>,
    /// `returnAmount`.
    pub return_amount: Option<i64>,
    /// `deliveryService`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub delivery_service: Option<Decimal>,
    /// `giBoxTypeName`.
    pub gi_box_type_name: Option<String>,
    /// `productDiscountForReport`.
    pub product_discount_for_report: Option<Decimal>,
    /// `sellerPromo`.
    pub seller_promo: Option<Decimal>,
    /// `spp`.
    pub spp: Option<Decimal>,
    /// `kvwBase`.
    pub kvw_base: Option<Decimal>,
    /// `kvw`.
    pub kvw: Option<Decimal>,
    /// `supRatingUp`.
    pub sup_rating_up: Option<Decimal>,
    /// `isKgvpV2`.
    pub is_kgvp_v2: Option<Decimal>,
    /// `ppvzSalesCommission`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub ppvz_sales_commission: Option<Decimal>,
    /// `forPay`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub for_pay: Option<Decimal>,
    /// `ppvzReward`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub ppvz_reward: Option<Decimal>,
    /// `acquiringFee`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub acquiring_fee: Option<Decimal>,
    /// `acquiringPercent`.
    pub acquiring_percent: Option<Decimal>,
    /// `paymentProcessing`.
    pub payment_processing: Option<String>,
    /// `acquiringBank`.
    pub acquiring_bank: Option<String>,
    /// `vw`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub vw: Option<Decimal>,
    /// `vwNds`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub vw_nds: Option<Decimal>,
    /// `ppvzOfficeName`.
    pub ppvz_office_name: Option<String>,
    /// `ppvzOfficeId`.
    pub ppvz_office_id: Option<i64>,
    /// `ppvzSupplierName`.
    pub ppvz_supplier_name: Option<String>,
    /// `ppvzSupplierInn`.
    pub ppvz_supplier_inn: Option<String>,
    /// `declarationNumber`.
    pub declaration_number: Option<String>,
    /// `bonusTypeName`.
    pub bonus_type_name: Option<String>,
    /// `stickerId`.
    pub sticker_id: Option<String>,
    /// `country`.
    pub country: Option<String>,
    /// `srvDbs`.
    pub srv_dbs: Option<bool>,
    /// `penalty`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub penalty: Option<Decimal>,
    /// `additionalPayment`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub additional_payment: Option<Decimal>,
    /// `rebillLogisticCost`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub rebill_logistic_cost: Option<Decimal>,
    /// `rebillLogisticOrg`.
    pub rebill_logistic_org: Option<String>,
    /// `paidStorage`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub paid_storage: Option<Decimal>,
    /// `deduction`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub deduction: Option<Decimal>,
    /// `paidAcceptance`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub paid_acceptance: Option<Decimal>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `kiz`.
    pub kiz: Option<String>,
    /// `isB2b`.
    pub is_b2b: Option<bool>,
    /// `trbxId`.
    pub trbx_id: Option<String>,
    /// `installmentCofinancingAmount`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub installment_cofinancing_amount: Option<Decimal>,
    /// `wibesDiscountPercent`.
    pub wibes_discount_percent: Option<Decimal>,
    /// `cashbackAmount`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_amount: Option<Decimal>,
    /// `cashbackDiscount`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_discount: Option<Decimal>,
    /// `cashbackCommissionChange`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub cashback_commission_change: Option<Decimal>,
    /// `paymentSchedule`, a decimal that WB writes as text.
    pub payment_schedule: Option<Decimal>,
    /// `deliveryMethod`.
    pub delivery_method: Option<String>,
    /// `sellerPromoId`.
    pub seller_promo_id: Option<i64>,
    /// `sellerPromoDiscount`.
    pub seller_promo_discount: Option<Decimal>,
    /// `loyaltyId`.
    pub loyalty_id: Option<i64>,
    /// `loyaltyDiscount`.
    pub loyalty_discount: Option<Decimal>,
    /// `uuidPromocode`.
    pub uuid_promocode: Option<String>,
    /// `salePricePromocodeDiscountPrc`.
    pub sale_price_promocode_discount_prc: Option<Decimal>,
    /// `articleSubstitution`.
    pub article_substitution: Option<String>,
    /// `salePriceAffiliatedDiscountPrc`.
    pub sale_price_affiliated_discount_prc: Option<Decimal>,
    /// `agencyVat`.
    pub agency_vat: Option<Decimal>,
    /// `salePriceWholesaleDiscountPrc`.
    pub sale_price_wholesale_discount_prc: Option<Decimal>,
    /// `b2bCustomerTin`.
    pub b2b_customer_tin: Option<String>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `srid`.
    pub srid: Option<String>,
    /// `paidWithSocialCertificate`.
    pub paid_with_social_certificate: Option<bool>,
    /// `warehouseLogisticsCoeff`.
    pub warehouse_logistics_coeff: Option<Decimal>,
    /// `buyerTaxRegistrationReasonCode`.
    pub buyer_tax_registration_reason_code: Option<String>,
    /// `utdUcdNumber`.
    pub utd_ucd_number: Option<String>,
    /// `utdUcdDate`.
    pub utd_ucd_date: Option<Date>,
}
wire_object!(SalesReportsDetailed {
    report_id: "reportId",
    date_from: "dateFrom",
    date_to: "dateTo",
    create_date: "createDate",
    currency: "currency",
    report_type: "reportType",
    rrd_id: "rrdId",
    gi_id: "giId",
    dlv_prc: "dlvPrc",
    fix_tariff_date_from: "fixTariffDateFrom",
    fix_tariff_date_to: "fixTariffDateTo",
    subject_name: "subjectName",
    nm_id: "nmId",
    brand_name: "brandName",
    vendor_code: "vendorCode",
    title: "title",
    tech_size: "techSize",
    sku: "sku",
    doc_type_name: "docTypeName",
    quantity: "quantity",
    retail_price: "retailPrice",
    retail_amount: "retailAmount",
    sale_percent: "salePercent",
    commission_percent: "commissionPercent",
    office_name: "officeName",
    seller_oper_name: "sellerOperName",
    order_dt: "orderDt",
    sale_dt: "saleDt",
    rr_date: "rrDate",
    shk_id: "shkId",
    retail_price_with_disc: "retailPriceWithDisc",
    delivery_amount: "deliveryAmount",
    return_amount: "returnAmount",
    delivery_service: "deliveryService",
    gi_box_type_name: "giBoxTypeName",
    product_discount_for_report: "productDiscountForReport",
    seller_promo: "sellerPromo",
    spp: "spp",
    kvw_base: "kvwBase",
    kvw: "kvw",
    sup_rating_up: "supRatingUp",
    is_kgvp_v2: "isKgvpV2",
    ppvz_sales_commission: "ppvzSalesCommission",
    for_pay: "forPay",
    ppvz_reward: "ppvzReward",
    acquiring_fee: "acquiringFee",
    acquiring_percent: "acquiringPercent",
    payment_processing: "paymentProcessing",
    acquiring_bank: "acquiringBank",
    vw: "vw",
    vw_nds: "vwNds",
    ppvz_office_name: "ppvzOfficeName",
    ppvz_office_id: "ppvzOfficeId",
    ppvz_supplier_name: "ppvzSupplierName",
    ppvz_supplier_inn: "ppvzSupplierInn",
    declaration_number: "declarationNumber",
    bonus_type_name: "bonusTypeName",
    sticker_id: "stickerId",
    country: "country",
    srv_dbs: "srvDbs",
    penalty: "penalty",
    additional_payment: "additionalPayment",
    rebill_logistic_cost: "rebillLogisticCost",
    rebill_logistic_org: "rebillLogisticOrg",
    paid_storage: "paidStorage",
    deduction: "deduction",
    paid_acceptance: "paidAcceptance",
    order_id: "orderId",
    kiz: "kiz",
    is_b2b: "isB2b",
    trbx_id: "trbxId",
    installment_cofinancing_amount: "installmentCofinancingAmount",
    wibes_discount_percent: "wibesDiscountPercent",
    cashback_amount: "cashbackAmount",
    cashback_discount: "cashbackDiscount",
    cashback_commission_change: "cashbackCommissionChange",
    payment_schedule: "paymentSchedule",
    delivery_method: "deliveryMethod",
    seller_promo_id: "sellerPromoId",
    seller_promo_discount: "sellerPromoDiscount",
    loyalty_id: "loyaltyId",
    loyalty_discount: "loyaltyDiscount",
    uuid_promocode: "uuidPromocode",
    sale_price_promocode_discount_prc: "salePricePromocodeDiscountPrc",
    article_substitution: "articleSubstitution",
    sale_price_affiliated_discount_prc: "salePriceAffiliatedDiscountPrc",
    agency_vat: "agencyVat",
    sale_price_wholesale_discount_prc: "salePriceWholesaleDiscountPrc",
    b2b_customer_tin: "b2bCustomerTin",
    order_uid: "orderUid",
    srid: "srid",
    paid_with_social_certificate: "paidWithSocialCertificate",
    warehouse_logistics_coeff: "warehouseLogisticsCoeff",
    buyer_tax_registration_reason_code: "buyerTaxRegistrationReasonCode",
    utd_ucd_number: "utdUcdNumber",
    utd_ucd_date: "utdUcdDate",
});

/// `[]` of what `acquiring_reports` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcquiringReport {
    /// `reportId`.
    pub report_id: Option<i64>,
    /// `sellerFinanceName`.
    pub seller_finance_name: Option<String>,
    /// `dateFrom`.
    pub date_from: Option<Date>,
    /// `dateTo`.
    pub date_to: Option<Date>,
    /// `createDate`.
    pub create_date: Option<Date>,
    /// `currency`.
    pub currency: Option<String>,
    /// `acquiringFeeSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub acquiring_fee_sum: Option<Decimal>,
    /// `acquiringFeeVatSum`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub acquiring_fee_vat_sum: Option<Decimal>,
}
wire_object!(AcquiringReport {
    report_id: "reportId",
    seller_finance_name: "sellerFinanceName",
    date_from: "dateFrom",
    date_to: "dateTo",
    create_date: "createDate",
    currency: "currency",
    acquiring_fee_sum: "acquiringFeeSum",
    acquiring_fee_vat_sum: "acquiringFeeVatSum",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AcquiringReportsDetailed {
    /// `rrdId`.
    pub rrd_id: Option<i64>,
    /// `reportId`.
    pub report_id: Option<i64>,
    /// `acqDate`.
    pub acq_date: Option<Date>,
    /// `acquiringBank`.
    pub acquiring_bank: Option<String>,
    /// `tin`.
    pub tin: Option<String>,
    /// `taxRegistrationReasonCode`.
    pub tax_registration_reason_code: Option<String>,
    /// `saleDate`.
    pub sale_date: Option<Date>,
    /// `srid`.
    pub srid: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `retailAmount`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub retail_amount: Option<Decimal>,
    /// `acquiringFee`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub acquiring_fee: Option<Decimal>,
    /// `acquiringFeeVat`, a decimal that WB writes as text, in units of the currency, roubles and not kopecks.
    pub acquiring_fee_vat: Option<Decimal>,
    /// `invoiceNumber`.
    pub invoice_number: Option<String>,
    /// `invoiceDate`.
    pub invoice_date: Option<Date>,
    /// `shkId`.
    pub shk_id: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
    /// `documentType`.
    pub document_type: Option<String>,
}
wire_object!(AcquiringReportsDetailed {
    rrd_id: "rrdId",
    report_id: "reportId",
    acq_date: "acqDate",
    acquiring_bank: "acquiringBank",
    tin: "tin",
    tax_registration_reason_code: "taxRegistrationReasonCode",
    sale_date: "saleDate",
    srid: "srid",
    nm_id: "nmId",
    retail_amount: "retailAmount",
    acquiring_fee: "acquiringFee",
    acquiring_fee_vat: "acquiringFeeVat",
    invoice_number: "invoiceNumber",
    invoice_date: "invoiceDate",
    shk_id: "shkId",
    currency: "currency",
    document_type: "documentType",
});

/// `data.categories[]` of what `document_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DocumentCategory {
    /// `name`.
    pub name: Option<String>,
    /// `title`.
    pub title: Option<String>,
}
wire_object!(DocumentCategory {
    name: "name",
    title: "title",
});

/// `data` of what `document_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DocumentCategoriesData {
    /// `categories`.
    pub categories: Vec<DocumentCategory>,
}
wire_object!(DocumentCategoriesData {
    categories: "categories",
});

/// What `document_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DocumentCategoriesResponse {
    /// `data`.
    pub data: Option<DocumentCategoriesData>,
}
wire_object!(DocumentCategoriesResponse {
    data: "data",
});

/// `data.documents[]` of what `documents` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Document {
    /// `serviceName`.
    pub service_name: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `category`.
    pub category: Option<String>,
    /// `extensions`.
    pub extensions: Vec<String>,
    /// `creationTime`.
    pub creation_time: Option<DateTime>,
    /// `viewed`.
    pub viewed: Option<bool>,
}
wire_object!(Document {
    service_name: "serviceName",
    name: "name",
    category: "category",
    extensions: "extensions",
    creation_time: "creationTime",
    viewed: "viewed",
});

/// `data` of what `documents` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DocumentsData {
    /// `documents`.
    pub documents: Vec<Document>,
}
wire_object!(DocumentsData {
    documents: "documents",
});

/// What `documents` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DocumentsResponse {
    /// `data`.
    pub data: Option<DocumentsData>,
}
wire_object!(DocumentsResponse {
    data: "data",
});

/// `data` of what `download_document` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadDocumentData {
    /// `fileName`.
    pub file_name: Option<String>,
    /// `extension`.
    pub extension: Option<String>,
    /// `document`, bytes that WB writes in base64.
    pub document: Option<Base64>,
}
wire_object!(DownloadDocumentData {
    file_name: "fileName",
    extension: "extension",
    document: "document",
});

/// What `download_document` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadDocumentResponse {
    /// `data`.
    pub data: Option<DownloadDocumentData>,
}
wire_object!(DownloadDocumentResponse {
    data: "data",
});

/// `data` of what `download_documents` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadDocumentsData {
    /// `fileName`.
    pub file_name: Option<String>,
    /// `extension`.
    pub extension: Option<String>,
    /// `document`, bytes that WB writes in base64.
    pub document: Option<Base64>,
}
wire_object!(DownloadDocumentsData {
    file_name: "fileName",
    extension: "extension",
    document: "document",
});

/// What `download_documents` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadDocumentsResponse {
    /// `data`.
    pub data: Option<DownloadDocumentsData>,
}
wire_object!(DownloadDocumentsResponse {
    data: "data",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v1/account/balance`: see [`Finances::balance`](super::Finances::balance).
    pub static BALANCE: Operation = Operation {
        api: Api::Finances,
        name: "balance",
        method: Method::GET,
        path: "/api/v1/account/balance",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[],
        bucket: "finances.balance",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/finance/v1/sales-reports/list`: see [`Finances::sales_reports`](super::Finances::sales_reports).
    pub static SALES_REPORTS: Operation = Operation {
        api: Api::Finances,
        name: "sales_reports",
        method: Method::POST,
        path: "/api/finance/v1/sales-reports/list",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "finances.sales_reports",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /api/finance/v1/sales-reports/detailed/{reportId}`: see [`Finances::sales_report_details`](super::Finances::sales_report_details).
    pub static SALES_REPORT_DETAILS: Operation = Operation {
        api: Api::Finances,
        name: "sales_report_details",
        method: Method::POST,
        path: "/api/finance/v1/sales-reports/detailed/{reportId}",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "finances.sales_report_details",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `POST /api/finance/v1/sales-reports/detailed`: see [`Finances::sales_report_details_by_period`](super::Finances::sales_report_details_by_period).
    pub static SALES_REPORT_DETAILS_BY_PERIOD: Operation = Operation {
        api: Api::Finances,
        name: "sales_report_details_by_period",
        method: Method::POST,
        path: "/api/finance/v1/sales-reports/detailed",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[],
        bucket: "finances.sales_report_details_by_period",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(60000, 1, 60000, 1)),
            Some(Limit::new(86400000, 2, 43200000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `POST /api/finance/v1/acquiring/list`: see [`Finances::acquiring_reports`](super::Finances::acquiring_reports).
    pub static ACQUIRING_REPORTS: Operation = Operation {
        api: Api::Finances,
        name: "acquiring_reports",
        method: Method::POST,
        path: "/api/finance/v1/acquiring/list",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "finances.acquiring_reports",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /api/finance/v1/acquiring/detailed/{reportId}`: see [`Finances::acquiring_report_details`](super::Finances::acquiring_report_details).
    pub static ACQUIRING_REPORT_DETAILS: Operation = Operation {
        api: Api::Finances,
        name: "acquiring_report_details",
        method: Method::POST,
        path: "/api/finance/v1/acquiring/detailed/{reportId}",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "finances.acquiring_report_details",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `POST /api/finance/v1/acquiring/detailed`: see [`Finances::acquiring_report_details_by_period`](super::Finances::acquiring_report_details_by_period).
    pub static ACQUIRING_REPORT_DETAILS_BY_PERIOD: Operation = Operation {
        api: Api::Finances,
        name: "acquiring_report_details_by_period",
        method: Method::POST,
        path: "/api/finance/v1/acquiring/detailed",
        scope: Scope::Finance,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Finance),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "finances.acquiring_report_details_by_period",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `GET /api/v1/documents/categories`: see [`Finances::document_categories`](super::Finances::document_categories).
    pub static DOCUMENT_CATEGORIES: Operation = Operation {
        api: Api::Finances,
        name: "document_categories",
        method: Method::GET,
        path: "/api/v1/documents/categories",
        scope: Scope::Documents,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Documents),
        token_types: &[],
        bucket: "finances.document_categories",
        limits: Limits::typed(
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/documents/list`: see [`Finances::documents`](super::Finances::documents).
    pub static DOCUMENTS: Operation = Operation {
        api: Api::Finances,
        name: "documents",
        method: Method::GET,
        path: "/api/v1/documents/list",
        scope: Scope::Documents,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Documents),
        token_types: &[],
        bucket: "finances.documents",
        limits: Limits::typed(
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/documents/download`: see [`Finances::download_document`](super::Finances::download_document).
    pub static DOWNLOAD_DOCUMENT: Operation = Operation {
        api: Api::Finances,
        name: "download_document",
        method: Method::GET,
        path: "/api/v1/documents/download",
        scope: Scope::Documents,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Documents),
        token_types: &[],
        bucket: "finances.download_document",
        limits: Limits::typed(
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(10000, 1, 10000, 5)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /api/v1/documents/download/all`: see [`Finances::download_documents`](super::Finances::download_documents).
    pub static DOWNLOAD_DOCUMENTS: Operation = Operation {
        api: Api::Finances,
        name: "download_documents",
        method: Method::POST,
        path: "/api/v1/documents/download/all",
        scope: Scope::Documents,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Documents),
        token_types: &[],
        bucket: "finances.download_documents",
        limits: Limits::typed(
            Some(Limit::new(300000, 1, 300000, 5)),
            Some(Limit::new(300000, 1, 300000, 5)),
            Some(Limit::new(300000, 1, 300000, 5)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &BALANCE,
        &SALES_REPORTS,
        &SALES_REPORT_DETAILS,
        &SALES_REPORT_DETAILS_BY_PERIOD,
        &ACQUIRING_REPORTS,
        &ACQUIRING_REPORT_DETAILS,
        &ACQUIRING_REPORT_DETAILS_BY_PERIOD,
        &DOCUMENT_CATEGORIES,
        &DOCUMENTS,
        &DOWNLOAD_DOCUMENT,
        &DOWNLOAD_DOCUMENTS,
    ];
}
