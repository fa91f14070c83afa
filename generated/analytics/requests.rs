// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

use super::*;

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DatePeriod {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl DatePeriod {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        DatePeriod { start, end }
    }
}

open_enum! {
    /// `orderBy.field` of what `sales_funnel` takes.
    pub enum OrderByField(text) {
        OpenCard = "openCard",
        AddToCart = "addToCart",
        OrderCount = "orderCount",
        OrderSum = "orderSum",
        BuyoutCount = "buyoutCount",
        BuyoutSum = "buyoutSum",
        CancelCount = "cancelCount",
        CancelSum = "cancelSum",
        AvgPrice = "avgPrice",
        StockMpQty = "stockMpQty",
        StockWbQty = "stockWbQty",
        ShareOrderPercent = "shareOrderPercent",
        AddToWishlist = "addToWishlist",
        TimeToReady = "timeToReady",
        LocalizationPercent = "localizationPercent",
        WbClubOrderCount = "wbClub.orderCount",
        WbClubOrderSum = "wbClub.orderSum",
        WbClubBuyoutSum = "wbClub.buyoutSum",
        WbClubCancelSum = "wbClub.cancelSum",
        WbClubBuyoutCount = "wbClub.buyoutCount",
        WbClubAvgPrice = "wbClub.avgPrice",
        WbClubBuyoutPercent = "wbClub.buyoutPercent",
        WbClubAvgOrderCountPerDay = "wbClub.avgOrderCountPerDay",
        WbClubCancelCount = "wbClub.cancelCount",
    }
}

open_enum! {
    /// `orderBy.mode` of what `sales_funnel` takes.
    pub enum OrderByMode(text) {
        Asc = "asc",
        Desc = "desc",
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderBy {
    /// `field`, default `"openCard"`.
    pub field: OrderByField,
    /// `mode`, default `"desc"`.
    pub mode: OrderByMode,
}

impl OrderBy {
    /// With all its fields.
    pub fn new(field: OrderByField, mode: OrderByMode) -> Self {
        OrderBy { field, mode }
    }
}

/// What `sales_funnel` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SalesFunnelRequest {
    /// `selectedPeriod`.
    #[serde(rename = "selectedPeriod")]
    pub selected_period: DatePeriod,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<DatePeriod>,
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm", default, skip_serializing_if = "Option::is_none")]
    pub skip_deleted_nm: Option<bool>,
    /// `orderBy`.
    #[serde(rename = "orderBy", default, skip_serializing_if = "Option::is_none")]
    pub order_by: Option<OrderBy>,
    /// `limit`, at most 1000, default `50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

impl SalesFunnelRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(selected_period: DatePeriod) -> Self {
        SalesFunnelRequest {
            selected_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            brand_names: Default::default(),
            subject_ids: Default::default(),
            tag_ids: Default::default(),
            skip_deleted_nm: Default::default(),
            order_by: Default::default(),
            limit: Default::default(),
            offset: Default::default(),
        }
    }
}

open_enum! {
    /// A value of several operations.
    pub enum Level(text) {
        Day = "day",
        Week = "week",
    }
}

/// What `sales_funnel_history` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SalesFunnelHistoryRequest {
    /// `selectedPeriod`.
    #[serde(rename = "selectedPeriod")]
    pub selected_period: DatePeriod,
    /// `nmIds`, 1 to 20 elements.
    #[serde(rename = "nmIds")]
    pub nm_ids: Vec<i64>,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm", default, skip_serializing_if = "Option::is_none")]
    pub skip_deleted_nm: Option<bool>,
    /// `aggregationLevel`, default `"day"`.
    #[serde(
        rename = "aggregationLevel",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub aggregation_level: Option<Level>,
}

impl SalesFunnelHistoryRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(selected_period: DatePeriod, nm_ids: Vec<i64>) -> Self {
        SalesFunnelHistoryRequest {
            selected_period,
            nm_ids,
            skip_deleted_nm: Default::default(),
            aggregation_level: Default::default(),
        }
    }
}

/// What `grouped_sales_funnel_history` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GroupedSalesFunnelHistoryRequest {
    /// `selectedPeriod`.
    #[serde(rename = "selectedPeriod")]
    pub selected_period: DatePeriod,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm", default, skip_serializing_if = "Option::is_none")]
    pub skip_deleted_nm: Option<bool>,
    /// `aggregationLevel`, default `"day"`.
    #[serde(
        rename = "aggregationLevel",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub aggregation_level: Option<Level>,
}

impl GroupedSalesFunnelHistoryRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(selected_period: DatePeriod) -> Self {
        GroupedSalesFunnelHistoryRequest {
            selected_period,
            brand_names: Default::default(),
            subject_ids: Default::default(),
            tag_ids: Default::default(),
            skip_deleted_nm: Default::default(),
            aggregation_level: Default::default(),
        }
    }
}

/// Optional parameters of `csv_reports`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CsvReportsParams {
    /// `filter[downloadIds]`.
    #[serde(
        rename = "filter[downloadIds]",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub filter_download_ids: Option<Vec<String>>,
}

open_enum! {
    /// `<DetailHistoryReport>.params.aggregationLevel` of what `create_csv_report` takes.
    pub enum CreateCsvReportDetailHistoryReportParamsAggregationLevel(text) {
        Day = "day",
        Week = "week",
        Month = "month",
    }
}

/// `<DetailHistoryReport>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportDetailHistoryReportParams {
    /// `nmIDs`, 0 to 1000 elements.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `startDate`.
    #[serde(rename = "startDate")]
    pub start_date: Date,
    /// `endDate`.
    #[serde(rename = "endDate")]
    pub end_date: Date,
    /// `timezone`, default `"Europe/Moscow"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timezone: Option<String>,
    /// `aggregationLevel`.
    #[serde(
        rename = "aggregationLevel",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub aggregation_level: Option<
        CreateCsvReportDetailHistoryReportParamsAggregationLevel,
    >,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm", default, skip_serializing_if = "Option::is_none")]
    pub skip_deleted_nm: Option<bool>,
}

impl CreateCsvReportDetailHistoryReportParams {
    /// With what WB requires; the rest is left out.
    pub fn new(start_date: Date, end_date: Date) -> Self {
        CreateCsvReportDetailHistoryReportParams {
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            start_date,
            end_date,
            timezone: Default::default(),
            aggregation_level: Default::default(),
            skip_deleted_nm: Default::default(),
        }
    }
}

/// `<DetailHistoryReport>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportDetailHistoryReport {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportDetailHistoryReportParams,
}

impl CreateCsvReportDetailHistoryReport {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportDetailHistoryReportParams,
    ) -> Self {
        CreateCsvReportDetailHistoryReport {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// `<GroupedHistoryReport>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportGroupedHistoryReportParams {
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `startDate`.
    #[serde(rename = "startDate")]
    pub start_date: Date,
    /// `endDate`.
    #[serde(rename = "endDate")]
    pub end_date: Date,
    /// `timezone`, default `"Europe/Moscow"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timezone: Option<String>,
    /// `aggregationLevel`.
    #[serde(
        rename = "aggregationLevel",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub aggregation_level: Option<String>,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm", default, skip_serializing_if = "Option::is_none")]
    pub skip_deleted_nm: Option<bool>,
}

impl CreateCsvReportGroupedHistoryReportParams {
    /// With what WB requires; the rest is left out.
    pub fn new(start_date: Date, end_date: Date) -> Self {
        CreateCsvReportGroupedHistoryReportParams {
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            start_date,
            end_date,
            timezone: Default::default(),
            aggregation_level: Default::default(),
            skip_deleted_nm: Default::default(),
        }
    }
}

/// `<GroupedHistoryReport>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportGroupedHistoryReport {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportGroupedHistoryReportParams,
}

impl CreateCsvReportGroupedHistoryReport {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportGroupedHistoryReportParams,
    ) -> Self {
        CreateCsvReportGroupedHistoryReport {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Period {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl Period {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        Period { start, end }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PastPeriod {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl PastPeriod {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        PastPeriod { start, end }
    }
}

open_enum! {
    /// `<SearchQueriesPremiumReportGroup>.params.orderBy.field` of what `create_csv_report` takes.
    pub enum OrderByGrTeField(text) {
        AvgPosition = "avgPosition",
        OpenCard = "openCard",
        AddToCart = "addToCart",
        OpenToCart = "openToCart",
        Orders = "orders",
        CartToOrder = "cartToOrder",
        Visibility = "visibility",
    }
}

open_enum! {
    /// `<SearchQueriesPremiumReportGroup>.params.orderBy.mode` of what `create_csv_report` takes.
    pub enum OrderByGrTeMode(text) {
        Asc = "asc",
        Desc = "desc",
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderByGrTe {
    /// `field`.
    pub field: OrderByGrTeField,
    /// `mode`.
    pub mode: OrderByGrTeMode,
}

impl OrderByGrTe {
    /// With all its fields.
    pub fn new(field: OrderByGrTeField, mode: OrderByGrTeMode) -> Self {
        OrderByGrTe { field, mode }
    }
}

open_enum! {
    /// A value of several operations.
    pub enum PositionCluster(text) {
        All = "all",
        FirstHundred = "firstHundred",
        SecondHundred = "secondHundred",
        Below = "below",
    }
}

/// `<SearchQueriesPremiumReportGroup>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportGroupParams {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds")]
    pub subject_ids: Vec<i64>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByGrTe,
    /// `positionCluster`.
    #[serde(rename = "positionCluster")]
    pub position_cluster: PositionCluster,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
}

impl CreateCsvReportSearchQueriesPremiumReportGroupParams {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        subject_ids: Vec<i64>,
        order_by: OrderByGrTe,
        position_cluster: PositionCluster,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportGroupParams {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids,
            brand_names: Default::default(),
            tag_ids: Default::default(),
            order_by,
            position_cluster,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
        }
    }
}

/// `<SearchQueriesPremiumReportGroup>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportGroup {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportSearchQueriesPremiumReportGroupParams,
}

impl CreateCsvReportSearchQueriesPremiumReportGroup {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportSearchQueriesPremiumReportGroupParams,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportGroup {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// `<SearchQueriesPremiumReportProduct>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportProductParams {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `subjectId`.
    #[serde(rename = "subjectId", default, skip_serializing_if = "Option::is_none")]
    pub subject_id: Option<i64>,
    /// `brandName`.
    #[serde(rename = "brandName", default, skip_serializing_if = "Option::is_none")]
    pub brand_name: Option<String>,
    /// `tagId`.
    #[serde(rename = "tagId", default, skip_serializing_if = "Option::is_none")]
    pub tag_id: Option<i64>,
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `positionCluster`.
    #[serde(rename = "positionCluster")]
    pub position_cluster: PositionCluster,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderBy,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
}

impl CreateCsvReportSearchQueriesPremiumReportProductParams {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        position_cluster: PositionCluster,
        order_by: OrderBy,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportProductParams {
            current_period,
            past_period: Default::default(),
            subject_id: Default::default(),
            brand_name: Default::default(),
            tag_id: Default::default(),
            nm_ids: Default::default(),
            position_cluster,
            order_by,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
        }
    }
}

/// `<SearchQueriesPremiumReportProduct>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportProduct {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportSearchQueriesPremiumReportProductParams,
}

impl CreateCsvReportSearchQueriesPremiumReportProduct {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportSearchQueriesPremiumReportProductParams,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportProduct {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

open_enum! {
    /// `<SearchQueriesPremiumReportText>.params.topOrderBy` of what `create_csv_report` takes.
    pub enum CreateCsvReportSearchQueriesPremiumReportTextParamsTopOrderBy(text) {
        OpenCard = "openCard",
        AddToCart = "addToCart",
        OpenToCart = "openToCart",
        Orders = "orders",
        CartToOrder = "cartToOrder",
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TextLimit {
    /// As [`i64`].
    StandardTariff(i64),
    /// As [`i64`].
    AdvancedTariff(i64),
}

/// `<SearchQueriesPremiumReportText>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportTextParams {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `topOrderBy`.
    #[serde(rename = "topOrderBy")]
    pub top_order_by: CreateCsvReportSearchQueriesPremiumReportTextParamsTopOrderBy,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByGrTe,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
    /// `limit`.
    pub limit: TextLimit,
}

impl CreateCsvReportSearchQueriesPremiumReportTextParams {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        top_order_by: CreateCsvReportSearchQueriesPremiumReportTextParamsTopOrderBy,
        order_by: OrderByGrTe,
        limit: TextLimit,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportTextParams {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            top_order_by,
            order_by,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
            limit,
        }
    }
}

/// `<SearchQueriesPremiumReportText>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportSearchQueriesPremiumReportText {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportSearchQueriesPremiumReportTextParams,
}

impl CreateCsvReportSearchQueriesPremiumReportText {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportSearchQueriesPremiumReportTextParams,
    ) -> Self {
        CreateCsvReportSearchQueriesPremiumReportText {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PeriodInv {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl PeriodInv {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        PeriodInv { start, end }
    }
}

open_enum! {
    /// A value of several operations.
    pub enum StockType(text) {
        Empty = "",
        Wb = "wb",
        Mp = "mp",
    }
}

open_enum! {
    /// `<StockHistoryReportCsv>.params.availabilityFilters[]` of what `create_csv_report` takes.
    pub enum CreateCsvReportStockHistoryReportCsvParamsAvailabilityFilter(text) {
        Deficient = "deficient",
        Actual = "actual",
        Balanced = "balanced",
        NonActual = "nonActual",
        NonLiquid = "nonLiquid",
        InvalidData = "invalidData",
    }
}

open_enum! {
    /// `<StockHistoryReportCsv>.params.orderBy.field` of what `create_csv_report` takes.
    pub enum TableOrderByField(text) {
        OrdersCount = "ordersCount",
        OrdersSum = "ordersSum",
        AvgOrders = "avgOrders",
        BuyoutCount = "buyoutCount",
        BuyoutSum = "buyoutSum",
        BuyoutPercent = "buyoutPercent",
        StockCount = "stockCount",
        StockSum = "stockSum",
        SaleRate = "saleRate",
        AvgStockTurnover = "avgStockTurnover",
        ToClientCount = "toClientCount",
        FromClientCount = "fromClientCount",
        MinPrice = "minPrice",
        MaxPrice = "maxPrice",
        OfficeMissingTime = "officeMissingTime",
        LostOrdersCount = "lostOrdersCount",
        LostOrdersSum = "lostOrdersSum",
        LostBuyoutsCount = "lostBuyoutsCount",
        LostBuyoutsSum = "lostBuyoutsSum",
    }
}

open_enum! {
    /// `<StockHistoryReportCsv>.params.orderBy.mode` of what `create_csv_report` takes.
    pub enum TableOrderByMode(text) {
        Asc = "asc",
        Desc = "desc",
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableOrderBy {
    /// `field`.
    pub field: TableOrderByField,
    /// `mode`.
    pub mode: TableOrderByMode,
}

impl TableOrderBy {
    /// With all its fields.
    pub fn new(field: TableOrderByField, mode: TableOrderByMode) -> Self {
        TableOrderBy { field, mode }
    }
}

/// `<StockHistoryReportCsv>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportStockHistoryReportCsvParams {
    /// `nmIDs`.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIDs`.
    #[serde(rename = "subjectIDs", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIDs`.
    #[serde(rename = "tagIDs", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm")]
    pub skip_deleted_nm: bool,
    /// `availabilityFilters`.
    #[serde(rename = "availabilityFilters")]
    pub availability_filters: Vec<
        CreateCsvReportStockHistoryReportCsvParamsAvailabilityFilter,
    >,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: TableOrderBy,
}

impl CreateCsvReportStockHistoryReportCsvParams {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodInv,
        stock_type: StockType,
        skip_deleted_nm: bool,
        availability_filters: Vec<
            CreateCsvReportStockHistoryReportCsvParamsAvailabilityFilter,
        >,
        order_by: TableOrderBy,
    ) -> Self {
        CreateCsvReportStockHistoryReportCsvParams {
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            current_period,
            stock_type,
            skip_deleted_nm,
            availability_filters,
            order_by,
        }
    }
}

/// `<StockHistoryReportCsv>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportStockHistoryReportCsv {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportStockHistoryReportCsvParams,
}

impl CreateCsvReportStockHistoryReportCsv {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportStockHistoryReportCsvParams,
    ) -> Self {
        CreateCsvReportStockHistoryReportCsv {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// `<StockHistoryDailyCsv>.params` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportStockHistoryDailyCsvParams {
    /// `nmIds`.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm")]
    pub skip_deleted_nm: bool,
}

impl CreateCsvReportStockHistoryDailyCsvParams {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodInv,
        stock_type: StockType,
        skip_deleted_nm: bool,
    ) -> Self {
        CreateCsvReportStockHistoryDailyCsvParams {
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            current_period,
            stock_type,
            skip_deleted_nm,
        }
    }
}

/// `<StockHistoryDailyCsv>` of what `create_csv_report` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCsvReportStockHistoryDailyCsv {
    /// `id`, UUID.
    pub id: String,
    /// `reportType`.
    #[serde(rename = "reportType")]
    pub report_type: String,
    /// `userReportName`.
    #[serde(rename = "userReportName", default, skip_serializing_if = "Option::is_none")]
    pub user_report_name: Option<String>,
    /// `params`.
    pub params: CreateCsvReportStockHistoryDailyCsvParams,
}

impl CreateCsvReportStockHistoryDailyCsv {
    /// With what WB requires; the rest is left out.
    pub fn new(
        id: impl Into<String>,
        report_type: impl Into<String>,
        params: CreateCsvReportStockHistoryDailyCsvParams,
    ) -> Self {
        CreateCsvReportStockHistoryDailyCsv {
            id: id.into(),
            report_type: report_type.into(),
            user_report_name: Default::default(),
            params,
        }
    }
}

/// What `create_csv_report` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CreateCsvReportRequest {
    /// As [`CreateCsvReportDetailHistoryReport`].
    DetailHistoryReport(CreateCsvReportDetailHistoryReport),
    /// As [`CreateCsvReportGroupedHistoryReport`].
    GroupedHistoryReport(CreateCsvReportGroupedHistoryReport),
    /// As [`CreateCsvReportSearchQueriesPremiumReportGroup`].
    SearchQueriesPremiumReportGroup(CreateCsvReportSearchQueriesPremiumReportGroup),
    /// As [`CreateCsvReportSearchQueriesPremiumReportProduct`].
    SearchQueriesPremiumReportProduct(CreateCsvReportSearchQueriesPremiumReportProduct),
    /// As [`CreateCsvReportSearchQueriesPremiumReportText`].
    SearchQueriesPremiumReportText(CreateCsvReportSearchQueriesPremiumReportText),
    /// As [`CreateCsvReportStockHistoryReportCsv`].
    StockHistoryReportCsv(CreateCsvReportStockHistoryReportCsv),
    /// As [`CreateCsvReportStockHistoryDailyCsv`].
    StockHistoryDailyCsv(CreateCsvReportStockHistoryDailyCsv),
}

impl From<CreateCsvReportDetailHistoryReport> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportDetailHistoryReport) -> Self {
        CreateCsvReportRequest::DetailHistoryReport(value)
    }
}

impl From<CreateCsvReportGroupedHistoryReport> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportGroupedHistoryReport) -> Self {
        CreateCsvReportRequest::GroupedHistoryReport(value)
    }
}

impl From<CreateCsvReportSearchQueriesPremiumReportGroup> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportSearchQueriesPremiumReportGroup) -> Self {
        CreateCsvReportRequest::SearchQueriesPremiumReportGroup(value)
    }
}

impl From<CreateCsvReportSearchQueriesPremiumReportProduct> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportSearchQueriesPremiumReportProduct) -> Self {
        CreateCsvReportRequest::SearchQueriesPremiumReportProduct(value)
    }
}

impl From<CreateCsvReportSearchQueriesPremiumReportText> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportSearchQueriesPremiumReportText) -> Self {
        CreateCsvReportRequest::SearchQueriesPremiumReportText(value)
    }
}

impl From<CreateCsvReportStockHistoryReportCsv> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportStockHistoryReportCsv) -> Self {
        CreateCsvReportRequest::StockHistoryReportCsv(value)
    }
}

impl From<CreateCsvReportStockHistoryDailyCsv> for CreateCsvReportRequest {
    fn from(value: CreateCsvReportStockHistoryDailyCsv) -> Self {
        CreateCsvReportRequest::StockHistoryDailyCsv(value)
    }
}

/// What `retry_csv_report` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct RetryCsvReportRequest {
    /// `downloadId`, UUID.
    #[serde(rename = "downloadId", default, skip_serializing_if = "Option::is_none")]
    pub download_id: Option<String>,
}

open_enum! {
    /// `orderBy.field` of what `search_report` takes.
    pub enum OrderByMainAndDetailsField(text) {
        AvgPosition = "avgPosition",
        OpenCard = "openCard",
        AddToCart = "addToCart",
        OpenToCart = "openToCart",
        Orders = "orders",
        CartToOrder = "cartToOrder",
        Visibility = "visibility",
        MinPrice = "minPrice",
        MaxPrice = "maxPrice",
    }
}

open_enum! {
    /// `orderBy.mode` of what `search_report` takes.
    pub enum OrderByMainAndDetailsMode(text) {
        Asc = "asc",
        Desc = "desc",
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderByMainAndDetails {
    /// `field`.
    pub field: OrderByMainAndDetailsField,
    /// `mode`.
    pub mode: OrderByMainAndDetailsMode,
}

impl OrderByMainAndDetails {
    /// With all its fields.
    pub fn new(
        field: OrderByMainAndDetailsField,
        mode: OrderByMainAndDetailsMode,
    ) -> Self {
        OrderByMainAndDetails {
            field,
            mode,
        }
    }
}

/// What `search_report` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SearchReportRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `nmIds`.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `positionCluster`.
    #[serde(rename = "positionCluster")]
    pub position_cluster: PositionCluster,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByMainAndDetails,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
    /// `limit`, at most 1000.
    pub limit: i64,
    /// `offset`.
    pub offset: i64,
}

impl SearchReportRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        position_cluster: PositionCluster,
        order_by: OrderByMainAndDetails,
        limit: i64,
        offset: i64,
    ) -> Self {
        SearchReportRequest {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            position_cluster,
            order_by,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
            limit,
            offset,
        }
    }
}

/// What `search_report_groups` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SearchReportGroupsRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `nmIds`.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByGrTe,
    /// `positionCluster`.
    #[serde(rename = "positionCluster")]
    pub position_cluster: PositionCluster,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
    /// `limit`, at most 1000.
    pub limit: i64,
    /// `offset`.
    pub offset: i64,
}

impl SearchReportGroupsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        order_by: OrderByGrTe,
        position_cluster: PositionCluster,
        limit: i64,
        offset: i64,
    ) -> Self {
        SearchReportGroupsRequest {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            order_by,
            position_cluster,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
            limit,
            offset,
        }
    }
}

open_enum! {
    /// `positionCluster` of what `search_report_products` takes.
    pub enum SearchReportProductsPositionCluster(text) {
        All = "all",
        FirstHundred = "firstHundred",
        SecondHundred = "secondHundred",
        Below = "below",
    }
}

/// What `search_report_products` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SearchReportProductsRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `subjectId`.
    #[serde(rename = "subjectId", default, skip_serializing_if = "Option::is_none")]
    pub subject_id: Option<i64>,
    /// `brandName`.
    #[serde(rename = "brandName", default, skip_serializing_if = "Option::is_none")]
    pub brand_name: Option<String>,
    /// `tagId`.
    #[serde(rename = "tagId", default, skip_serializing_if = "Option::is_none")]
    pub tag_id: Option<i64>,
    /// `nmIds`, at most 50 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByMainAndDetails,
    /// `positionCluster`.
    #[serde(rename = "positionCluster")]
    pub position_cluster: SearchReportProductsPositionCluster,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
    /// `limit`, at most 1000.
    pub limit: i64,
    /// `offset`.
    pub offset: i64,
}

impl SearchReportProductsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        order_by: OrderByMainAndDetails,
        position_cluster: SearchReportProductsPositionCluster,
        limit: i64,
        offset: i64,
    ) -> Self {
        SearchReportProductsRequest {
            current_period,
            past_period: Default::default(),
            subject_id: Default::default(),
            brand_name: Default::default(),
            tag_id: Default::default(),
            nm_ids: Default::default(),
            order_by,
            position_cluster,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
            limit,
            offset,
        }
    }
}

open_enum! {
    /// `topOrderBy` of what `product_search_texts` takes.
    pub enum ProductSearchTextsTopOrderBy(text) {
        OpenCard = "openCard",
        AddToCart = "addToCart",
        OpenToCart = "openToCart",
        Orders = "orders",
        CartToOrder = "cartToOrder",
    }
}

/// What `product_search_texts` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProductSearchTextsRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: Period,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriod>,
    /// `nmIds`, at most 50 elements.
    #[serde(rename = "nmIds")]
    pub nm_ids: Vec<i64>,
    /// `topOrderBy`.
    #[serde(rename = "topOrderBy")]
    pub top_order_by: ProductSearchTextsTopOrderBy,
    /// `includeSubstitutedSKUs`, default `true`.
    #[serde(
        rename = "includeSubstitutedSKUs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_substituted_skus: Option<bool>,
    /// `includeSearchTexts`, default `true`.
    #[serde(
        rename = "includeSearchTexts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub include_search_texts: Option<bool>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByGrTe,
    /// `limit`.
    pub limit: TextLimit,
}

impl ProductSearchTextsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: Period,
        nm_ids: Vec<i64>,
        top_order_by: ProductSearchTextsTopOrderBy,
        order_by: OrderByGrTe,
        limit: TextLimit,
    ) -> Self {
        ProductSearchTextsRequest {
            current_period,
            past_period: Default::default(),
            nm_ids,
            top_order_by,
            include_substituted_skus: Default::default(),
            include_search_texts: Default::default(),
            order_by,
            limit,
        }
    }
}

/// `period` of what `product_search_orders` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProductSearchOrdersPeriod {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl ProductSearchOrdersPeriod {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        ProductSearchOrdersPeriod {
            start,
            end,
        }
    }
}

/// What `product_search_orders` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProductSearchOrdersRequest {
    /// `period`.
    pub period: ProductSearchOrdersPeriod,
    /// `nmId`.
    #[serde(rename = "nmId")]
    pub nm_id: i64,
    /// `searchTexts`, 1 to 30 elements.
    #[serde(rename = "searchTexts")]
    pub search_texts: Vec<String>,
}

impl ProductSearchOrdersRequest {
    /// With all its fields.
    pub fn new(
        period: ProductSearchOrdersPeriod,
        nm_id: i64,
        search_texts: Vec<String>,
    ) -> Self {
        ProductSearchOrdersRequest {
            period,
            nm_id,
            search_texts,
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct WbStocksRequest {
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `chrtIds`.
    #[serde(rename = "chrtIds", default, skip_serializing_if = "Option::is_none")]
    pub chrt_ids: Option<Vec<i64>>,
    /// `limit`, at most 250000, default `250000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

open_enum! {
    /// `availabilityFilters[]` of what `stocks_by_group` takes.
    pub enum StocksByGroupAvailabilityFilter(text) {
        Deficient = "deficient",
        Actual = "actual",
        Balanced = "balanced",
        NonActual = "nonActual",
        NonLiquid = "nonLiquid",
        InvalidData = "invalidData",
    }
}

/// What `stocks_by_group` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StocksByGroupRequest {
    /// `nmIDs`.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIDs`.
    #[serde(rename = "subjectIDs", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIDs`.
    #[serde(rename = "tagIDs", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm")]
    pub skip_deleted_nm: bool,
    /// `availabilityFilters`.
    #[serde(rename = "availabilityFilters")]
    pub availability_filters: Vec<StocksByGroupAvailabilityFilter>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: TableOrderBy,
    /// `limit`, at most 1000, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    pub offset: i64,
}

impl StocksByGroupRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodInv,
        stock_type: StockType,
        skip_deleted_nm: bool,
        availability_filters: Vec<StocksByGroupAvailabilityFilter>,
        order_by: TableOrderBy,
        offset: i64,
    ) -> Self {
        StocksByGroupRequest {
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            current_period,
            stock_type,
            skip_deleted_nm,
            availability_filters,
            order_by,
            limit: Default::default(),
            offset,
        }
    }
}

open_enum! {
    /// `availabilityFilters[]` of what `stocks_by_product` takes.
    pub enum StocksByProductAvailabilityFilter(text) {
        Deficient = "deficient",
        Actual = "actual",
        Balanced = "balanced",
        NonActual = "nonActual",
        NonLiquid = "nonLiquid",
        InvalidData = "invalidData",
    }
}

/// What `stocks_by_product` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StocksByProductRequest {
    /// `nmIDs`.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectID`.
    #[serde(rename = "subjectID", default, skip_serializing_if = "Option::is_none")]
    pub subject_id: Option<i64>,
    /// `brandName`.
    #[serde(rename = "brandName", default, skip_serializing_if = "Option::is_none")]
    pub brand_name: Option<String>,
    /// `tagID`.
    #[serde(rename = "tagID", default, skip_serializing_if = "Option::is_none")]
    pub tag_id: Option<i64>,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm")]
    pub skip_deleted_nm: bool,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: TableOrderBy,
    /// `availabilityFilters`.
    #[serde(rename = "availabilityFilters")]
    pub availability_filters: Vec<StocksByProductAvailabilityFilter>,
    /// `limit`, at most 1000, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    pub offset: i64,
}

impl StocksByProductRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodInv,
        stock_type: StockType,
        skip_deleted_nm: bool,
        order_by: TableOrderBy,
        availability_filters: Vec<StocksByProductAvailabilityFilter>,
        offset: i64,
    ) -> Self {
        StocksByProductRequest {
            nm_ids: Default::default(),
            subject_id: Default::default(),
            brand_name: Default::default(),
            tag_id: Default::default(),
            current_period,
            stock_type,
            skip_deleted_nm,
            order_by,
            availability_filters,
            limit: Default::default(),
            offset,
        }
    }
}

/// What `stocks_by_size` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StocksBySizeRequest {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: TableOrderBy,
    /// `includeOffice`.
    #[serde(rename = "includeOffice")]
    pub include_office: bool,
}

impl StocksBySizeRequest {
    /// With all its fields.
    pub fn new(
        nm_id: i64,
        current_period: PeriodInv,
        stock_type: StockType,
        order_by: TableOrderBy,
        include_office: bool,
    ) -> Self {
        StocksBySizeRequest {
            nm_id,
            current_period,
            stock_type,
            order_by,
            include_office,
        }
    }
}

/// What `stocks_by_office` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StocksByOfficeRequest {
    /// `nmIDs`.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIDs`.
    #[serde(rename = "subjectIDs", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIDs`.
    #[serde(rename = "tagIDs", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodInv,
    /// `stockType`.
    #[serde(rename = "stockType")]
    pub stock_type: StockType,
    /// `skipDeletedNm`.
    #[serde(rename = "skipDeletedNm")]
    pub skip_deleted_nm: bool,
}

impl StocksByOfficeRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodInv,
        stock_type: StockType,
        skip_deleted_nm: bool,
    ) -> Self {
        StocksByOfficeRequest {
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            current_period,
            stock_type,
            skip_deleted_nm,
        }
    }
}

/// `currentPeriod` of what `item_ratings` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PeriodItemRating {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl PeriodItemRating {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        PeriodItemRating { start, end }
    }
}

/// `pastPeriod` of what `item_ratings` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PastPeriodItemRating {
    /// `start`.
    pub start: Date,
    /// `end`.
    pub end: Date,
}

impl PastPeriodItemRating {
    /// With all its fields.
    pub fn new(start: Date, end: Date) -> Self {
        PastPeriodItemRating { start, end }
    }
}

open_enum! {
    /// `orderBy.field` of what `item_ratings` takes.
    pub enum OrderByItemRatingField(text) {
        FeedbackRating = "feedbackRating",
        FeedbackCount = "feedbackCount",
        FiveStar = "fiveStar",
        FourStar = "fourStar",
        ThreeStar = "threeStar",
        TwoStar = "twoStar",
        OneStar = "oneStar",
        Disqualified = "disqualified",
    }
}

open_enum! {
    /// `orderBy.mode` of what `item_ratings` takes.
    pub enum OrderByItemRatingMode(text) {
        Asc = "asc",
        Desc = "desc",
    }
}

/// `orderBy` of what `item_ratings` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderByItemRating {
    /// `field`.
    pub field: OrderByItemRatingField,
    /// `mode`.
    pub mode: OrderByItemRatingMode,
}

impl OrderByItemRating {
    /// With all its fields.
    pub fn new(field: OrderByItemRatingField, mode: OrderByItemRatingMode) -> Self {
        OrderByItemRating { field, mode }
    }
}

/// What `item_ratings` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ItemRatingsRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodItemRating,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriodItemRating>,
    /// `nmIds`, at most 50 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`, at most 50 elements.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`, at most 50 elements.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`, at most 50 elements.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `isNotIncludeNmsWithoutSales`, default `false`.
    #[serde(
        rename = "isNotIncludeNmsWithoutSales",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub is_not_include_nms_without_sales: Option<bool>,
    /// `onlyShadowedNms`, default `false`.
    #[serde(
        rename = "onlyShadowedNms",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub only_shadowed_nms: Option<bool>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByItemRating,
    /// `limit`, at most 1000, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    pub offset: i64,
}

impl ItemRatingsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodItemRating,
        order_by: OrderByItemRating,
        offset: i64,
    ) -> Self {
        ItemRatingsRequest {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            is_not_include_nms_without_sales: Default::default(),
            only_shadowed_nms: Default::default(),
            order_by,
            limit: Default::default(),
            offset,
        }
    }
}

/// `selectedPeriod` of what `order_feed` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderFeedSelectedPeriod {
    /// `start`.
    pub start: DateTime,
    /// `end`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<DateTime>,
}

impl OrderFeedSelectedPeriod {
    /// With what WB requires; the rest is left out.
    pub fn new(start: DateTime) -> Self {
        OrderFeedSelectedPeriod {
            start,
            end: Default::default(),
        }
    }
}

/// `pagination` of what `order_feed` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderFeedPagination {
    /// `snapshotTime`.
    #[serde(rename = "snapshotTime", default, skip_serializing_if = "Option::is_none")]
    pub snapshot_time: Option<DateTime>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `limit`, at most 10000, default `50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

/// What `order_feed` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderFeedRequest {
    /// `selectedPeriod`.
    #[serde(rename = "selectedPeriod")]
    pub selected_period: OrderFeedSelectedPeriod,
    /// `nmIds`, at most 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`, at most 50 elements.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`, at most 50 elements.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`, at most 50 elements.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `pagination`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pagination: Option<OrderFeedPagination>,
}

impl OrderFeedRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(selected_period: OrderFeedSelectedPeriod) -> Self {
        OrderFeedRequest {
            selected_period,
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            pagination: Default::default(),
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SellerStocksRequest {
    /// `nmIds`, 0 to 1000 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `chrtIds`.
    #[serde(rename = "chrtIds", default, skip_serializing_if = "Option::is_none")]
    pub chrt_ids: Option<Vec<i64>>,
    /// `limit`, at most 250000, default `250000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// What `item_ratings_legacy` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ItemRatingsLegacyRequest {
    /// `currentPeriod`.
    #[serde(rename = "currentPeriod")]
    pub current_period: PeriodItemRating,
    /// `pastPeriod`.
    #[serde(rename = "pastPeriod", default, skip_serializing_if = "Option::is_none")]
    pub past_period: Option<PastPeriodItemRating>,
    /// `nmIds`, at most 50 elements.
    #[serde(rename = "nmIds", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
    /// `subjectIds`, at most 50 elements.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
    /// `brandNames`, at most 50 elements.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `tagIds`, at most 50 elements.
    #[serde(rename = "tagIds", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `isNotIncludeNMsWithoutSales`, default `false`.
    #[serde(
        rename = "isNotIncludeNMsWithoutSales",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub is_not_include_nms_without_sales: Option<bool>,
    /// `orderBy`.
    #[serde(rename = "orderBy")]
    pub order_by: OrderByItemRating,
    /// `limit`, at most 1000, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    pub offset: i64,
}

impl ItemRatingsLegacyRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        current_period: PeriodItemRating,
        order_by: OrderByItemRating,
        offset: i64,
    ) -> Self {
        ItemRatingsLegacyRequest {
            current_period,
            past_period: Default::default(),
            nm_ids: Default::default(),
            subject_ids: Default::default(),
            brand_names: Default::default(),
            tag_ids: Default::default(),
            is_not_include_nms_without_sales: Default::default(),
            order_by,
            limit: Default::default(),
            offset,
        }
    }
}

