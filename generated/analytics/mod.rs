// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Sales funnel, search queries, stocks and item ratings.
//!
//! Methods are on [`Analytics`], which [`Client::analytics`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/analytics>.

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

mod requests;
pub use requests::*;
mod responses;
pub use responses::*;
/// What is known of each operation before it is called.
pub mod operations;
impl Client {
    /// Sales funnel, search queries, stocks and item ratings.
    pub fn analytics(&self) -> Analytics<'_> {
        Analytics { client: self }
    }
}

/// Sales funnel, search queries, stocks and item ratings.
///
/// Made by [`Client::analytics`].
#[derive(Debug, Clone, Copy)]
pub struct Analytics<'a> {
    client: &'a Client,
}

impl Analytics<'_> {
    /// Returns a page (at most 1000) of cards with funnel figures of a period within the last 365 days, compared with a past period.
    ///
    /// `POST /api/analytics/v3/sales-funnel/products` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.sales_funnel`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn sales_funnel(
        self,
        body: &SalesFunnelRequest,
    ) -> Result<Response<SalesFunnelResponse>> {
        self.client.json(Call::new(&operations::SALES_FUNNEL).json(body)).await
    }

    /// Returns funnel figures of 1 to 20 cards by day or week; reaches back one week.
    ///
    /// `POST /api/analytics/v3/sales-funnel/products/history` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.sales_funnel_history`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn sales_funnel_history(
        self,
        body: &SalesFunnelHistoryRequest,
    ) -> Result<Response<Vec<SalesFunnelHistoryEntry>>> {
        self.client.json(Call::new(&operations::SALES_FUNNEL_HISTORY).json(body)).await
    }

    /// Returns funnel figures by day or week for cards grouped by subject, brand and tag (at most 16 combinations); reaches back one week.
    ///
    /// `POST /api/analytics/v3/sales-funnel/grouped/history` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.grouped_sales_funnel_history`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn grouped_sales_funnel_history(
        self,
        body: &GroupedSalesFunnelHistoryRequest,
    ) -> Result<Response<GroupedSalesFunnelHistoryResponse>> {
        self.client
            .json(Call::new(&operations::GROUPED_SALES_FUNNEL_HISTORY).json(body))
            .await
    }

    /// Returns the CSV reports that were created, or those with the given ids, with their build statuses and sizes.
    ///
    /// `GET /api/v2/nm-report/downloads` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.csv_reports`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn csv_reports(
        self,
        params: &CsvReportsParams,
    ) -> Result<Response<CsvReportsResponse>> {
        self.client
            .json(
                Call::new(&operations::CSV_REPORTS)
                    .query("filter[downloadIds]", &params.filter_download_ids),
            )
            .await
    }

    /// Creates a CSV report (sales funnel, search queries or stocks) under a unique id of your own; WB builds it in the background.
    ///
    /// `POST /api/v2/nm-report/downloads` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.create_csv_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn create_csv_report(
        self,
        body: &CreateCsvReportRequest,
    ) -> Result<Response<CreateCsvReportResponse>> {
        self.client.json(Call::new(&operations::CREATE_CSV_REPORT).json(body)).await
    }

    /// Starts building a CSV report again after its status became FAILED, given the report id.
    ///
    /// `POST /api/v2/nm-report/downloads/retry` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.retry_csv_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn retry_csv_report(
        self,
        body: &RetryCsvReportRequest,
    ) -> Result<Response<RetryCsvReportResponse>> {
        self.client.json(Call::new(&operations::RETRY_CSV_REPORT).json(body)).await
    }

    /// Downloads a CSV report built in the last 48 hours, as a ZIP archive, given the report id.
    ///
    /// `GET /api/v2/nm-report/downloads/file/{downloadId}` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.download_csv_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn download_csv_report(
        self,
        download_id: &str,
    ) -> Result<Response<Bytes>> {
        self.client
            .bytes(
                Call::new(&operations::DOWNLOAD_CSV_REPORT)
                    .path("downloadId", download_id),
            )
            .await
    }

    /// Writes the file of [`download_csv_report`](Self::download_csv_report) as it arrives, and tells length and checksum.
    pub async fn download_csv_report_to<W>(
        self,
        download_id: &str,
        writer: &mut W,
    ) -> Result<Response<Written>>
    where
        W: tokio::io::AsyncWrite + Unpin + ?Sized,
    {
        self.client
            .save(
                Call::new(&operations::DOWNLOAD_CSV_REPORT)
                    .path("downloadId", download_id),
                writer,
            )
            .await
    }

    /// Returns the main page of the search report: totals, positions, visibility and a first page of groups; refreshed hourly.
    ///
    /// `POST /api/v2/search-report/report` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.search_report`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn search_report(
        self,
        body: &SearchReportRequest,
    ) -> Result<Response<SearchReportResponse>> {
        self.client.json(Call::new(&operations::SEARCH_REPORT).json(body)).await
    }

    /// Returns a page (at most 1000) of groups of the search report; needs a filter by brand, subject or tag.
    ///
    /// `POST /api/v2/search-report/table/groups` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.search_report_groups`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn search_report_groups(
        self,
        body: &SearchReportGroupsRequest,
    ) -> Result<Response<SearchReportGroupsResponse>> {
        self.client.json(Call::new(&operations::SEARCH_REPORT_GROUPS).json(body)).await
    }

    /// Returns a page (at most 1000) of products of the search report, within one group or across all.
    ///
    /// `POST /api/v2/search-report/table/details` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.search_report_products`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn search_report_products(
        self,
        body: &SearchReportProductsRequest,
    ) -> Result<Response<SearchReportProductsResponse>> {
        self.client.json(Call::new(&operations::SEARCH_REPORT_PRODUCTS).json(body)).await
    }

    /// Returns the top search queries of up to 50 products: at most 30, or 100 on the higher Jam levels.
    ///
    /// `POST /api/v2/search-report/product/search-texts` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.product_search_texts`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn product_search_texts(
        self,
        body: &ProductSearchTextsRequest,
    ) -> Result<Response<ProductSearchTextsResponse>> {
        self.client.json(Call::new(&operations::PRODUCT_SEARCH_TEXTS).json(body)).await
    }

    /// Returns orders and positions of one product by search query and day, for a period of up to 7 days within the last 365.
    ///
    /// `POST /api/v2/search-report/product/orders` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `analytics.product_search_orders`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn product_search_orders(
        self,
        body: &ProductSearchOrdersRequest,
    ) -> Result<Response<ProductSearchOrdersResponse>> {
        self.client.json(Call::new(&operations::PRODUCT_SEARCH_ORDERS).json(body)).await
    }

    /// Returns a page (at most 250 000) of current stocks at WB warehouses, one row per size and warehouse; refreshed every 30 minutes.
    ///
    /// `POST /api/analytics/v1/stocks-report/wb-warehouses` on `seller-analytics-api.wildberries.ru`. Only reads; token types: personal, service, base-with-secret.
    ///
    /// Limit: 3 per 1 min, one every 20 s, at most 1 at once.
    ///
    /// Bucket `analytics.wb_stocks`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn wb_stocks(
        self,
        body: &WbStocksRequest,
    ) -> Result<Response<WbStocksResponse>> {
        self.client.json(Call::new(&operations::WB_STOCKS).json(body)).await
    }

    /// The rows of [`wb_stocks`](Self::wb_stocks) as they arrive, for answers too big for memory.
    pub async fn wb_stocks_stream(
        self,
        body: &WbStocksRequest,
    ) -> Result<Rows<WbStock, WbStocksResponse>> {
        self.client
            .rows::<
                WbStocksResponse,
                WbStock,
            >(Call::new(&operations::WB_STOCKS).json(body), &["data", "items"])
            .await
    }

    /// Returns a page (at most 1000) of stock figures by group of subject, brand and tag; refreshed hourly.
    ///
    /// `POST /api/v2/stocks-report/products/groups` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.stocks_by_group`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn stocks_by_group(
        self,
        body: &StocksByGroupRequest,
    ) -> Result<Response<StocksByGroupResponse>> {
        self.client.json(Call::new(&operations::STOCKS_BY_GROUP).json(body)).await
    }

    /// Returns a page (at most 1000) of stock figures by product, within one group or across all; refreshed hourly.
    ///
    /// `POST /api/v2/stocks-report/products/products` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.stocks_by_product`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn stocks_by_product(
        self,
        body: &StocksByProductRequest,
    ) -> Result<Response<StocksByProductResponse>> {
        self.client.json(Call::new(&operations::STOCKS_BY_PRODUCT).json(body)).await
    }

    /// Returns stock figures of one product by size, and by warehouse on request; a product without sizes has only the latter.
    ///
    /// `POST /api/v2/stocks-report/products/sizes` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.stocks_by_size`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn stocks_by_size(
        self,
        body: &StocksBySizeRequest,
    ) -> Result<Response<StocksBySizeResponse>> {
        self.client.json(Call::new(&operations::STOCKS_BY_SIZE).json(body)).await
    }

    /// Returns stock figures by region and WB warehouse; all warehouses of the seller are one entry; refreshed hourly.
    ///
    /// `POST /api/v2/stocks-report/offices` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 3 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `analytics.stocks_by_office`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn stocks_by_office(
        self,
        body: &StocksByOfficeRequest,
    ) -> Result<Response<StocksByOfficeResponse>> {
        self.client.json(Call::new(&operations::STOCKS_BY_OFFICE).json(body)).await
    }

    /// Returns the seller's rating and a page (at most 1000) of product ratings over a period, compared with a past one; refreshed hourly.
    ///
    /// `POST /api/analytics/v2/item-rating` on `seller-analytics-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 3 per 1 min, one every 20 s, at most 3 at once.
    ///
    /// Bucket `analytics.item_ratings`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn item_ratings(
        self,
        body: &ItemRatingsRequest,
    ) -> Result<Response<ItemRatingsResponse>> {
        self.client.json(Call::new(&operations::ITEM_RATINGS).json(body)).await
    }

    /// Returns a page (at most 10 000) of orders of a period with status, places and price; `snapshotTime` of the first page keeps the next ones in step.
    ///
    /// `POST /api/analytics/v1/order-feed` on `seller-analytics-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 1 at once |
    /// | base | 1 per 3 h, one every 3 h, at most 1 at once |
    ///
    /// Bucket `analytics.order_feed`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn order_feed(
        self,
        body: &OrderFeedRequest,
    ) -> Result<Response<OrderFeedResponse>> {
        self.client.json(Call::new(&operations::ORDER_FEED).json(body)).await
    }

    /// Returns a page (at most 250 000) of current stocks at the seller's own warehouses, one row per size and warehouse.
    ///
    /// `POST /api/analytics/v1/stocks-report/seller-warehouses` on `seller-analytics-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 3 per 1 min, one every 20 s, at most 1 at once.
    ///
    /// Bucket `analytics.seller_stocks`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/analytics)
    pub async fn seller_stocks(
        self,
        body: &SellerStocksRequest,
    ) -> Result<Response<SellerStocksResponse>> {
        self.client.json(Call::new(&operations::SELLER_STOCKS).json(body)).await
    }

    /// The rows of [`seller_stocks`](Self::seller_stocks) as they arrive, for answers too big for memory.
    pub async fn seller_stocks_stream(
        self,
        body: &SellerStocksRequest,
    ) -> Result<Rows<SellerStock, SellerStocksResponse>> {
        self.client
            .rows::<
                SellerStocksResponse,
                SellerStock,
            >(Call::new(&operations::SELLER_STOCKS).json(body), &["data", "items"])
            .await
    }

    /// Returns the seller's rating and a page of product ratings; deprecated and due for removal, use `item_ratings`.
    ///
    /// `POST /api/analytics/v1/item-rating` on `seller-analytics-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// **WB has removed it**: it was gone from the documents of 2026-10-31. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn item_ratings_legacy(
        self,
        body: &ItemRatingsLegacyRequest,
    ) -> Result<Response<ItemRatingsLegacyResponse>> {
        self.client.json(Call::new(&operations::ITEM_RATINGS_LEGACY).json(body)).await
    }
}
