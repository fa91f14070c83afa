// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Seller info, rating, users and news of the seller portal.
//!
//! Methods are on [`General`], which [`Client::general`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/api-information>.

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
    /// Seller info, rating, users and news of the seller portal.
    pub fn general(&self) -> General<'_> {
        General { client: self }
    }
}

/// Seller info, rating, users and news of the seller portal.
///
/// Made by [`Client::general`].
#[derive(Debug, Clone, Copy)]
pub struct General<'a> {
    client: &'a Client,
}

impl General<'_> {
    /// Says nothing.
    ///
    /// `GET /plain` on `common-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 3 per 30 s, one every 10 s, at most 3 at once.
    ///
    /// Bucket `general.plain`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn plain(self) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::PLAIN)).await
    }

    /// Says that it is there.
    ///
    /// `GET /ping` on `common-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 3 per 30 s, one every 10 s, at most 99 at once.
    ///
    /// Bucket `general.ping`.
    ///
    /// Other hosts serve it too, each with a count of its own (content, returns): see [`Client::ping`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn ping(self) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::PING)).await
    }

    /// Has every kind of parameter, and names that are keywords.
    ///
    /// `DELETE /words/{type}/{self}/{24h}` on `content-api.wildberries.ru`, also in the sandbox. Changes state; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`tree`](Self::tree), [`choices`](Self::choices), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file), [`download_file`](Self::download_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 1 operations.
    ///
    /// WB has announced its removal.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    #[deprecated(note = "WB has announced its removal")]
    #[allow(clippy::too_many_arguments)]
    pub async fn delete_words(
        self,
        r#type: i64,
        self_: &str,
        n24h: &DeleteWordsN24h,
        filter_ids: &[String],
        part_number: i64,
        params: &DeleteWordsParams,
        body: &[DeleteWordsEntry],
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_WORDS)
                    .path("type", r#type)
                    .path("self", self_)
                    .path("24h", n24h)
                    .query("filter[ids]", filter_ids)
                    .header("X-Part-Number", &part_number)
                    .query_joined("joinedIDs", &params.joined_ids)
                    .query("return", &params.r#return)
                    .query("day", &params.day)
                    .header("X-Note", &params.note)
                    .json(body),
            )
            .await
    }

    /// Returns a list at the root with every kind of field.
    ///
    /// `GET /orders` on `statistics-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `general.orders`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
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

    /// Takes and returns a type that holds itself.
    ///
    /// `POST /tree` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`choices`](Self::choices), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file), [`download_file`](Self::download_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn tree(self, body: &NodeRequest) -> Result<Response<TreeResponse>> {
        self.client.json(Call::new(&operations::TREE).json(body)).await
    }

    /// Takes one of two requests; answers are merged.
    ///
    /// `POST /choices` on `content-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file), [`download_file`](Self::download_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn choices(self, body: &ChoicesRequest) -> Result<Response<Vec<Choice>>> {
        self.client.json(Call::new(&operations::CHOICES).json(body)).await
    }

    /// Mixes kinds.
    ///
    /// `POST /mixed` on `content-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`choices`](Self::choices), [`upload_file`](Self::upload_file), [`download_file`](Self::download_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn mixed(self, body: &MixedRequest) -> Result<Response<MixedResponse>> {
        self.client.json(Call::new(&operations::MIXED).json(body)).await
    }

    /// Sends files.
    ///
    /// `POST /file` on `content-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`choices`](Self::choices), [`mixed`](Self::mixed), [`download_file`](Self::download_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn upload_file(
        self,
        form: &UploadFileRequest,
    ) -> Result<Response<Option<i64>>> {
        self.client
            .json(
                Call::new(&operations::UPLOAD_FILE)
                    .field("sign", &form.sign)
                    .files("main", std::slice::from_ref(&form.main))
                    .files("more", &form.more)
                    .field("note", &form.note),
            )
            .await
    }

    /// Returns a file, or says when it will be ready.
    ///
    /// `GET /file/{id}` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`choices`](Self::choices), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// Succeeds with 200 or 202: see [`Download`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn download_file(
        self,
        id: &str,
    ) -> Result<Response<Download<DownloadFileResponse>>> {
        self.client.download(Call::new(&operations::DOWNLOAD_FILE).path("id", id)).await
    }

    /// Writes the file of [`download_file`](Self::download_file) as it arrives, and tells length and checksum.
    pub async fn download_file_to<W>(
        self,
        id: &str,
        writer: &mut W,
    ) -> Result<Response<Saved<DownloadFileResponse>>>
    where
        W: tokio::io::AsyncWrite + Unpin + ?Sized,
    {
        self.client
            .save_download(Call::new(&operations::DOWNLOAD_FILE).path("id", id), writer)
            .await
    }

    /// Returns bytes.
    ///
    /// `GET /zip` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`choices`](Self::choices), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn zip(self) -> Result<Response<Bytes>> {
        self.client.bytes(Call::new(&operations::ZIP)).await
    }

    /// Writes the file of [`zip`](Self::zip) as it arrives, and tells length and checksum.
    pub async fn zip_to<W>(self, writer: &mut W) -> Result<Response<Written>>
    where
        W: tokio::io::AsyncWrite + Unpin + ?Sized,
    {
        self.client.save(Call::new(&operations::ZIP), writer).await
    }

    /// Returns what the other returns.
    ///
    /// `GET /shared/a` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `general.content`, counted together with [`delete_words`](Self::delete_words), [`tree`](Self::tree), [`choices`](Self::choices), [`mixed`](Self::mixed), [`upload_file`](Self::upload_file) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn shared_a(self) -> Result<Response<SharedThingsResponse>> {
        self.client.json(Call::new(&operations::SHARED_A)).await
    }

    /// Returns what the other returns, or nothing.
    ///
    /// `GET /shared/b` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal | 1 per 24 h, one every 24 h, at most 1 at once |
    /// | service | 3 per 1 s, one every 333 ms, at most 1000 at once |
    ///
    /// Bucket `general.shared_b`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn shared_b(self) -> Result<Response<SharedThingsResponse>> {
        self.client.json(Call::new(&operations::SHARED_B)).await
    }

    /// Changed something.
    ///
    /// `POST /gone/{id}` on `content-api.wildberries.ru`. Changes state.
    ///
    /// **WB has removed it**: it was gone from the documents of 2025-12-26. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2025-12-26"
    )]
    pub async fn change_gone(
        self,
        id: i64,
        params: &ChangeGoneParams,
        body: &ChangeGoneRequest,
    ) -> Result<Response<ChangeGoneResponse>> {
        self.client
            .json(
                Call::new(&operations::CHANGE_GONE)
                    .path("id", id)
                    .query("limit", &params.limit)
                    .json(body),
            )
            .await
    }
}

open_enum! {
    /// `24h` of what `delete_words` takes.
    pub enum DeleteWordsN24h(text) {
        Da = "да",
        Net = "нет",
        Empty = "",
    }
}

/// Optional parameters of `delete_words`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteWordsParams {
    /// `joinedIDs`.
    #[serde(rename = "joinedIDs", default, skip_serializing_if = "Option::is_none")]
    pub joined_ids: Option<Vec<i64>>,
    /// `return`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#return: Option<bool>,
    /// `day`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
    /// `X-Note`.
    #[serde(rename = "X-Note", default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// `[]` of what `delete_words` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteWordsEntry {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `nm_id`.
    #[serde(rename = "nm_id", default, skip_serializing_if = "Option::is_none")]
    pub nm_id_: Option<String>,
    /// `when`, `dd.mm.yyyy`.
    #[serde(with = "date::dmy")]
    pub when: Date,
    /// `price`.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "decimal::number")]
    pub price: Option<Decimal>,
}

impl DeleteWordsEntry {
    /// With what WB requires; the rest is left out.
    pub fn new(nm_id: i64, when: Date) -> Self {
        DeleteWordsEntry {
            nm_id,
            nm_id_: Default::default(),
            when,
            price: Default::default(),
        }
    }
}

/// Optional parameters of `orders`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrdersParams {
    /// `flag`, known values `0`, `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<i64>,
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct NodeRequest {
    /// `name`.
    pub name: String,
    /// `children`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub children: Option<Vec<Json>>,
}

impl NodeRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(name: impl Into<String>) -> Self {
        NodeRequest {
            name: name.into(),
            children: Default::default(),
        }
    }
}

open_enum! {
    /// `<DailyReport>.reportType` of what `choices` takes.
    pub enum ChoicesDailyReportReportType(text) {
        DailyReport = "DAILY_REPORT",
    }
}

/// `<DailyReport>` of what `choices` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChoicesDailyReport {
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: ChoicesDailyReportReportType,
    /// `day`.
    pub day: Date,
}

impl ChoicesDailyReport {
    /// With what WB requires; the rest is left out.
    pub fn new(day: Date) -> Self {
        ChoicesDailyReport {
            report_type: ChoicesDailyReportReportType::DailyReport,
            day,
        }
    }
}

open_enum! {
    /// `<WeeklyReport>.reportType` of what `choices` takes.
    pub enum ChoicesWeeklyReportReportType(text) {
        WeeklyReport = "WEEKLY_REPORT",
    }
}

/// `<WeeklyReport>` of what `choices` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChoicesWeeklyReport {
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: ChoicesWeeklyReportReportType,
    /// `week`, 1 to 53.
    pub week: i64,
}

impl ChoicesWeeklyReport {
    /// With what WB requires; the rest is left out.
    pub fn new(week: i64) -> Self {
        ChoicesWeeklyReport {
            report_type: ChoicesWeeklyReportReportType::WeeklyReport,
            week,
        }
    }
}

/// What `choices` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ChoicesRequest {
    /// As [`ChoicesDailyReport`].
    DailyReport(ChoicesDailyReport),
    /// As [`ChoicesWeeklyReport`].
    WeeklyReport(ChoicesWeeklyReport),
}

impl From<ChoicesDailyReport> for ChoicesRequest {
    fn from(value: ChoicesDailyReport) -> Self {
        ChoicesRequest::DailyReport(value)
    }
}

impl From<ChoicesWeeklyReport> for ChoicesRequest {
    fn from(value: ChoicesWeeklyReport) -> Self {
        ChoicesRequest::WeeklyReport(value)
    }
}

/// `pick<ByIds>` of what `mixed` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MixedPickByIds {
    /// `ids`.
    pub ids: Vec<i64>,
}

impl MixedPickByIds {
    /// With all its fields.
    pub fn new(ids: Vec<i64>) -> Self {
        MixedPickByIds { ids }
    }
}

/// `pick<ByRange>` of what `mixed` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MixedPickByRange {
    /// `range`.
    pub range: String,
}

impl MixedPickByRange {
    /// With all its fields.
    pub fn new(range: impl Into<String>) -> Self {
        MixedPickByRange {
            range: range.into(),
        }
    }
}

/// `pick` of what `mixed` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MixedPick {
    /// As [`MixedPickByIds`].
    ByIds(MixedPickByIds),
    /// As [`MixedPickByRange`].
    ByRange(MixedPickByRange),
}

impl From<MixedPickByIds> for MixedPick {
    fn from(value: MixedPickByIds) -> Self {
        MixedPick::ByIds(value)
    }
}

impl From<MixedPickByRange> for MixedPick {
    fn from(value: MixedPickByRange) -> Self {
        MixedPick::ByRange(value)
    }
}

/// What `mixed` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MixedRequest {
    /// `pick`.
    pub pick: MixedPick,
    /// `maybe`; `None` is sent as `null`.
    pub maybe: Option<String>,
    /// `list`, 1 to 100 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<Vec<String>>,
    /// `price`, at least 0.5.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "decimal::number")]
    pub price: Option<Decimal>,
    /// `status`, default `"new"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<MixedStatus>,
}

impl MixedRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(pick: MixedPick, maybe: Option<String>) -> Self {
        MixedRequest {
            pick,
            maybe,
            list: Default::default(),
            price: Default::default(),
            status: Default::default(),
        }
    }
}

/// Multipart form that `upload_file` sends.
#[derive(Debug, Clone)]
pub struct UploadFileRequest {
    /// `sign`.
    pub sign: String,
    /// `main`.
    pub main: FilePart,
    /// `more`.
    pub more: Vec<FilePart>,
    /// `note`.
    pub note: Option<String>,
}

impl UploadFileRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(sign: impl Into<String>, main: FilePart) -> Self {
        UploadFileRequest {
            sign: sign.into(),
            main,
            more: Default::default(),
            note: Default::default(),
        }
    }
}

/// Optional parameters of `change_gone`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ChangeGoneParams {
    /// `limit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

/// What `change_gone` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChangeGoneRequest {
    /// `name`.
    pub name: String,
}

impl ChangeGoneRequest {
    /// With all its fields.
    pub fn new(name: impl Into<String>) -> Self {
        ChangeGoneRequest {
            name: name.into(),
        }
    }
}

open_enum! {
    /// `[].warehouseType` of what `orders` returns.
    pub enum OrderWarehouseType(text) {
        SkladWb = "Склад WB",
        SkladProdavtsa = "Склад продавца",
        UnknownValue = "unknown",
        AB = "a-b",
        ABAlt = "a_b",
    }
}

open_enum! {
    /// `[].kind` of what `orders` returns.
    pub enum OrderKind(integer) {
        First = 1,
        Second = 2,
    }
}

/// `[].nested[][]` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderNested {
    /// `x`.
    pub x: Option<i64>,
}
wire_object!(OrderNested {
    x: "x",
});

/// `[]` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `id`.
    pub id: Option<i64>,
    /// `warehouseType`.
    pub warehouse_type: Option<OrderWarehouseType>,
    /// `sum`.
    pub sum: Option<Decimal>,
    /// `sumText`, a decimal that WB writes as text.
    pub sum_text: Option<Decimal>,
    /// `sticker`, bytes that WB writes in base64.
    pub sticker: Option<Base64>,
    /// `at`.
    pub at: Option<DateTime>,
    /// `expires`, `dd.mm.yyyy`.
    pub expires: Option<Date>,
    /// `level`, known values `-1`, `1`.
    pub level: Option<i64>,
    /// `kind`, known values `1`, `2`.
    pub kind: Option<OrderKind>,
    /// `anything`.
    pub anything: Option<Json>,
    /// `free`.
    pub free: Option<Json>,
    /// `byName`.
    pub by_name: BTreeMap<String, Vec<String>>,
    /// `nested`.
    pub nested: Vec<Vec<OrderNested>>,
}
wire_object!(Order {
    id: "id",
    warehouse_type: "warehouseType",
    sum: "sum",
    sum_text: "sumText",
    sticker: "sticker",
    at: "at",
    expires: "expires",
    level: "level",
    kind: "kind",
    anything: "anything",
    free: "free",
    by_name: "byName",
    nested: "nested",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Node {
    /// `name`.
    pub name: Option<String>,
    /// `children`.
    pub children: Vec<Json>,
}
wire_object!(Node {
    name: "name",
    children: "children",
});

/// `data` of what `tree` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TreeData {
    /// `node`.
    pub node: Option<Node>,
    /// `nodes`.
    pub nodes: Vec<Node>,
}
wire_object!(TreeData {
    node: "node",
    nodes: "nodes",
});

/// What `tree` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TreeResponse {
    /// `data`.
    pub data: Option<TreeData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(TreeResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `[]` of what `choices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Choice {
    /// `id`.
    pub id: Option<i64>,
    /// `fee`.
    pub fee: Option<Decimal>,
    /// `feeChina`.
    pub fee_china: Option<Decimal>,
    /// `alreadyDone`.
    pub already_done: Option<String>,
}
wire_object!(Choice {
    id: "id",
    fee: "fee",
    fee_china: "feeChina",
    already_done: "alreadyDone",
});

open_enum! {
    /// `status` of what `mixed` returns.
    pub enum MixedStatus(text) {
        New = "new",
        Old = "old",
    }
}

/// What `mixed` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MixedResponse {
    /// `value`.
    pub value: Option<Json>,
    /// `status`.
    pub status: Option<MixedStatus>,
}
wire_object!(MixedResponse {
    value: "value",
    status: "status",
});

/// What `download_file` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadFileResponse {
    /// `retrySeconds`.
    pub retry_seconds: Option<i64>,
}
wire_object!(DownloadFileResponse {
    retry_seconds: "retrySeconds",
});

/// `items[]` of what `shared_a` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SharedThing {
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(SharedThing {
    id: "id",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SharedThingsResponse {
    /// `items`.
    pub items: Vec<SharedThing>,
}
wire_object!(SharedThingsResponse {
    items: "items",
});

/// `things[]` of what `change_gone` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChangeGoneThing {
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(ChangeGoneThing {
    id: "id",
});

/// What `change_gone` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChangeGoneResponse {
    /// `things`.
    pub things: Vec<ChangeGoneThing>,
}
wire_object!(ChangeGoneResponse {
    things: "things",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /plain`: see [`General::plain`](super::General::plain).
    pub static PLAIN: Operation = Operation {
        api: Api::General,
        name: "plain",
        method: Method::GET,
        path: "/plain",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "general.plain",
        limits: Limits::any(Limit::new(30000, 3, 10000, 3)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /ping`: see [`General::ping`](super::General::ping).
    pub static PING: Operation = Operation {
        api: Api::General,
        name: "ping",
        method: Method::GET,
        path: "/ping",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "general.ping",
        limits: Limits::any(Limit::new(30000, 3, 10000, 99)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /words/{type}/{self}/{24h}`: see [`General::delete_words`](super::General::delete_words).
    pub static DELETE_WORDS: Operation = Operation {
        api: Api::General,
        name: "delete_words",
        method: Method::DELETE,
        path: "/words/{type}/{self}/{24h}",
        scope: Scope::Content,
        sandbox: true,
        read_only: false,
        deprecated: true,
        retired: false,
        category: Some(Category::Content),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: Some(("sandbox.content", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /orders`: see [`General::orders`](super::General::orders).
    pub static ORDERS: Operation = Operation {
        api: Api::General,
        name: "orders",
        method: Method::GET,
        path: "/orders",
        scope: Scope::Statistics,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Statistics),
        token_types: &[],
        bucket: "general.orders",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /tree`: see [`General::tree`](super::General::tree).
    pub static TREE: Operation = Operation {
        api: Api::General,
        name: "tree",
        method: Method::POST,
        path: "/tree",
        scope: Scope::Content,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /choices`: see [`General::choices`](super::General::choices).
    pub static CHOICES: Operation = Operation {
        api: Api::General,
        name: "choices",
        method: Method::POST,
        path: "/choices",
        scope: Scope::Content,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200, 208],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /mixed`: see [`General::mixed`](super::General::mixed).
    pub static MIXED: Operation = Operation {
        api: Api::General,
        name: "mixed",
        method: Method::POST,
        path: "/mixed",
        scope: Scope::Content,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /file`: see [`General::upload_file`](super::General::upload_file).
    pub static UPLOAD_FILE: Operation = Operation {
        api: Api::General,
        name: "upload_file",
        method: Method::POST,
        path: "/file",
        scope: Scope::Content,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[201],
        timeout: None,
    };

    /// `GET /file/{id}`: see [`General::download_file`](super::General::download_file).
    pub static DOWNLOAD_FILE: Operation = Operation {
        api: Api::General,
        name: "download_file",
        method: Method::GET,
        path: "/file/{id}",
        scope: Scope::Content,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200, 202],
        timeout: None,
    };

    /// `GET /zip`: see [`General::zip`](super::General::zip).
    pub static ZIP: Operation = Operation {
        api: Api::General,
        name: "zip",
        method: Method::GET,
        path: "/zip",
        scope: Scope::Content,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /shared/a`: see [`General::shared_a`](super::General::shared_a).
    pub static SHARED_A: Operation = Operation {
        api: Api::General,
        name: "shared_a",
        method: Method::GET,
        path: "/shared/a",
        scope: Scope::Content,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.content",
        limits: Limits::typed(
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(60000, 100, 600, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /shared/b`: see [`General::shared_b`](super::General::shared_b).
    pub static SHARED_B: Operation = Operation {
        api: Api::General,
        name: "shared_b",
        method: Method::GET,
        path: "/shared/b",
        scope: Scope::Content,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "general.shared_b",
        limits: Limits::typed(
            Some(Limit::new(86400000, 1, 86400000, 1)),
            Some(Limit::new(1000, 3, 333, 1000)),
            None,
            None,
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: None,
    };

    /// `POST /gone/{id}`: see [`General::change_gone`](super::General::change_gone).
    pub static CHANGE_GONE: Operation = Operation {
        api: Api::General,
        name: "change_gone",
        method: Method::POST,
        path: "/gone/{id}",
        scope: Scope::Content,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: true,
        category: Some(Category::Content),
        token_types: &[],
        bucket: "retired",
        limits: Limits::typed(None, None, None, None),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &PLAIN,
        &PING,
        &DELETE_WORDS,
        &ORDERS,
        &TREE,
        &CHOICES,
        &MIXED,
        &UPLOAD_FILE,
        &DOWNLOAD_FILE,
        &ZIP,
        &SHARED_A,
        &SHARED_B,
    ];
}
