// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! The type that the JSON answer of each operation is read as.

use super::{Decoder, decoder};

/// Method and path, and how its answer is read.
pub fn all() -> Vec<(&'static str, Decoder)> {
    let mut all = Vec::new();
    #[cfg(feature = "general")]
    all.extend(general::all());
    #[cfg(feature = "items")]
    all.extend(items::all());
    #[cfg(feature = "orders_fbs")]
    all.extend(orders_fbs::all());
    #[cfg(feature = "orders_dbw")]
    all.extend(orders_dbw::all());
    #[cfg(feature = "orders_dbs")]
    all.extend(orders_dbs::all());
    #[cfg(feature = "in_store_pickup")]
    all.extend(in_store_pickup::all());
    #[cfg(feature = "orders_fbw")]
    all.extend(orders_fbw::all());
    #[cfg(feature = "promotion")]
    all.extend(promotion::all());
    #[cfg(feature = "communications")]
    all.extend(communications::all());
    #[cfg(feature = "tariffs")]
    all.extend(tariffs::all());
    #[cfg(feature = "analytics")]
    all.extend(analytics::all());
    #[cfg(feature = "reports")]
    all.extend(reports::all());
    #[cfg(feature = "finances")]
    all.extend(finances::all());
    all
}

#[cfg(feature = "general")]
#[allow(unused_imports)]
mod general {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::general::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /ping", decoder::<PingResponse>()),
            ("GET /api/communications/v2/news", decoder::<NewsResponse>()),
            ("GET /api/v1/seller-info", decoder::<SellerInfoResponse>()),
            ("GET /api/common/v1/rating", decoder::<SellerRatingResponse>()),
            ("GET /api/common/v1/subscriptions", decoder::<JamSubscriptionResponse>()),
            ("GET /api/common/v1/tariff-constructor/options", decoder::<TariffOptionsResponse>()),
            ("POST /api/v1/invite", decoder::<InviteUserResponse>()),
            ("GET /api/v1/users", decoder::<UsersResponse>()),
            ("GET /api/communications/v1/notifications", decoder::<NotificationsResponse>()),
        ]
    }
}

#[cfg(feature = "items")]
#[allow(unused_imports)]
mod items {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::items::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /content/v2/object/parent/all", decoder::<ParentCategoriesResponse>()),
            ("GET /content/v2/object/all", decoder::<SubjectsResponse>()),
            ("GET /content/v2/object/charcs/{subjectId}", decoder::<SubjectCharacteristicsResponse>()),
            ("GET /content/v2/directory/colors", decoder::<ColorsResponse>()),
            ("GET /content/v2/directory/kinds", decoder::<GendersResponse>()),
            ("GET /content/v2/directory/countries", decoder::<CountriesResponse>()),
            ("GET /content/v2/directory/seasons", decoder::<SeasonsResponse>()),
            ("GET /content/v2/directory/vat", decoder::<VatRatesResponse>()),
            ("GET /content/v2/directory/tnved", decoder::<TnvedCodesResponse>()),
            ("GET /api/content/v1/brands", decoder::<BrandsResponse>()),
            ("GET /content/v2/tags", decoder::<TagsResponse>()),
            ("POST /content/v2/tag", decoder::<ContentErrorResponse>()),
            ("PATCH /content/v2/tag/{id}", decoder::<ContentErrorResponse>()),
            ("DELETE /content/v2/tag/{id}", decoder::<ContentErrorResponse>()),
            ("POST /content/v2/tag/nomenclature/link", decoder::<ContentErrorResponse>()),
            ("POST /content/v2/get/cards/list", decoder::<CardsListResponse>()),
            ("POST /content/v2/cards/error/list", decoder::<CardErrorsResponse>()),
            ("POST /content/v2/cards/update", decoder::<UpdateCards>()),
            ("POST /content/v2/cards/moveNm", decoder::<UpdateCards>()),
            ("POST /content/v2/cards/delete/trash", decoder::<TrashCardsResponse>()),
            ("POST /content/v2/cards/recover", decoder::<RecoverCardsResponse>()),
            ("POST /content/v2/get/cards/trash", decoder::<TrashedCardsResponse>()),
            ("GET /content/v2/cards/limits", decoder::<CardLimitsResponse>()),
            ("POST /content/v2/barcodes", decoder::<GenerateBarcodesResponse>()),
            ("POST /content/v2/cards/upload", decoder::<UpdateCards>()),
            ("POST /content/v2/cards/upload/add", decoder::<UpdateCards>()),
            ("POST /content/v3/media/file", decoder::<UploadMediaFileResponse>()),
            ("POST /content/v3/media/save", decoder::<SetMediaLinksResponse>()),
            ("POST /api/content/v1/recommendations/list", decoder::<RecommendationsResponse>()),
            ("POST /api/content/v1/recommendations/set", decoder::<SetRecommendationsResponse>()),
            ("POST /api/v2/upload/task", decoder::<UploadPricesResponse>()),
            ("POST /api/v2/upload/task/size", decoder::<UploadSizePricesResponse>()),
            ("POST /api/v2/upload/task/club-discount", decoder::<UploadClubDiscountsResponse>()),
            ("POST /api/discounts-prices/v1/upload/task/b2b/wholesale", decoder::<UploadWholesaleDiscountsResponse>()),
            ("GET /api/v2/history/tasks", decoder::<PriceUploadResponse>()),
            ("GET /api/v2/history/goods/task", decoder::<PriceUploadGoodsResponse>()),
            ("GET /api/v2/buffer/tasks", decoder::<PendingPriceUploadResponse>()),
            ("GET /api/v2/buffer/goods/task", decoder::<PendingPriceUploadGoodsResponse>()),
            ("GET /api/v2/list/goods/filter", decoder::<PricesResponse>()),
            ("POST /api/v2/list/goods/filter", decoder::<PricesByNmIdsResponse>()),
            ("GET /api/v2/list/goods/size/nm", decoder::<SizePricesResponse>()),
            ("GET /api/v2/quarantine/goods", decoder::<QuarantineGoodsResponse>()),
            ("POST /api/v3/stocks/{warehouseId}", decoder::<StocksResponse>()),
            ("GET /api/v3/offices", decoder::<Vec<Office>>()),
            ("GET /api/v3/warehouses", decoder::<Vec<Warehous>>()),
            ("POST /api/v3/warehouses", decoder::<CreateWarehouseResponse>()),
            ("GET /api/v3/dbw/warehouses/{warehouseId}/contacts", decoder::<WarehouseContactsResponse>()),
            ("GET /api/content/v2/directory/okpd", decoder::<OkpdCodesResponse>()),
            ("GET /api/content/v2/directory/okpd/all", decoder::<AllOkpdCodesResponse>()),
            ("GET /api/content/v2/directory/tnved/all", decoder::<AllTnvedCodesResponse>()),
        ]
    }
}

#[cfg(feature = "orders_fbs")]
#[allow(unused_imports)]
mod orders_fbs {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::orders_fbs::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v3/passes/offices", decoder::<Vec<PassOffice>>()),
            ("GET /api/v3/passes", decoder::<Vec<Pass>>()),
            ("POST /api/v3/passes", decoder::<CreatePassResponse>()),
            ("GET /api/v3/orders/new", decoder::<NewOrdersResponse>()),
            ("GET /api/v3/orders", decoder::<OrdersResponse>()),
            ("POST /api/v3/orders/status", decoder::<OrderStatusesResponse>()),
            ("GET /api/v3/supplies/orders/reshipment", decoder::<ReshipmentOrdersResponse>()),
            ("POST /api/v3/orders/stickers", decoder::<OrderStickersResponse>()),
            ("POST /api/marketplace/v3/orders/meta", decoder::<OrdersMetaResponse>()),
            ("POST /api/v3/orders/stickers/cross-border", decoder::<CrossBorderStickersResponse>()),
            ("POST /api/v3/orders/status/history", decoder::<OrderStatusHistoryResponse>()),
            ("POST /api/v3/orders/client", decoder::<OrderClientsResponse>()),
            ("GET /api/v3/supplies", decoder::<SuppliesResponse>()),
            ("POST /api/v3/supplies", decoder::<CreateSupplyResponse>()),
            ("GET /api/v3/supplies/{supplyId}", decoder::<Supply>()),
            ("GET /api/marketplace/v3/supplies/{supplyId}/order-ids", decoder::<SupplyOrderIdsResponse>()),
            ("GET /api/v3/supplies/{supplyId}/barcode", decoder::<SupplyBarcodeResponse>()),
            ("GET /api/v3/supplies/{supplyId}/trbx", decoder::<SupplyBoxesResponse>()),
            ("POST /api/v3/supplies/{supplyId}/trbx", decoder::<AddSupplyBoxesResponse>()),
            ("POST /api/v3/supplies/{supplyId}/trbx/stickers", decoder::<SupplyBoxStickersResponse>()),
            ("GET /api/marketplace/v3/fbs/orders/archive", decoder::<ArchivedOrdersResponse>()),
            ("GET /api/marketplace/v3/fbs/dictionaries/countries/oksm", decoder::<CountriesResponse>()),
            ("GET /api/marketplace/v3/fbs/settings/autoreturns", decoder::<AutoreturnSettingResponse>()),
            ("PATCH /api/marketplace/v3/fbs/settings/autoreturns/items", decoder::<SetItemAutoreturnsResponse>()),
            ("POST /api/marketplace/v3/fbs/settings/autoreturns/items", decoder::<ItemAutoreturnsResponse>()),
            ("GET /api/marketplace/v3/fbs/settings/autoreturns/subcategories/restricted", decoder::<AutoreturnRestrictedSubjectsResponse>()),
            ("GET /api/marketplace/v3/fbs/shipping-points", decoder::<ShippingPointsResponse>()),
            ("PATCH /api/marketplace/v3/fbs/supplies/shipping-method", decoder::<SetSuppliesShippingResponse>()),
            ("POST /api/marketplace/v3/fbs/supplies/spot/list", decoder::<SuppliesSpotResponse>()),
            ("PATCH /api/marketplace/v3/fbs/supplies/{supplyId}/orders/transfer", decoder::<TransferSupplyOrdersResponse>()),
            ("GET /api/marketplace/v3/fbs/supplies/{supplyId}/shipping-points", decoder::<SupplyShippingPointsResponse>()),
            ("GET /api/marketplace/v3/fbs/supplies/{supplyId}/stickers/spot", decoder::<SupplySpotQrCodeResponse>()),
        ]
    }
}

#[cfg(feature = "orders_dbw")]
#[allow(unused_imports)]
mod orders_dbw {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::orders_dbw::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v3/dbw/orders/new", decoder::<NewOrdersResponse>()),
            ("GET /api/v3/dbw/orders", decoder::<CompletedOrdersResponse>()),
            ("POST /api/v3/dbw/orders/delivery-date", decoder::<OrderDeliveryDatesResponse>()),
            ("POST /api/marketplace/v3/dbw/orders/client", decoder::<OrderClientsResponse>()),
            ("POST /api/v3/dbw/orders/status", decoder::<OrderStatusesResponse>()),
            ("POST /api/v3/dbw/orders/stickers", decoder::<OrderStickersResponse>()),
            ("POST /api/marketplace/v3/dbw/orders/status/deliver", decoder::<StatusSetResponse>()),
            ("POST /api/v3/dbw/orders/courier", decoder::<OrderCouriersResponse>()),
            ("POST /api/marketplace/v3/dbw/orders/meta/details", decoder::<OrdersMetaResponse>()),
            ("POST /api/marketplace/v3/dbw/orders/meta/delete", decoder::<DeleteOrdersMetaResponse>()),
            ("POST /api/marketplace/v3/dbw/orders/meta/sgtin", decoder::<StatusSetResponse>()),
            ("GET /api/v3/dbw/orders/{orderId}/meta", decoder::<OrderMetaLegacyResponse>()),
        ]
    }
}

#[cfg(feature = "orders_dbs")]
#[allow(unused_imports)]
mod orders_dbs {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::orders_dbs::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v3/dbs/orders/new", decoder::<NewOrdersResponse>()),
            ("GET /api/v3/dbs/orders", decoder::<CompletedOrdersResponse>()),
            ("POST /api/v3/dbs/groups/info", decoder::<Vec<GroupDeliveryCost>>()),
            ("POST /api/v3/dbs/orders/client", decoder::<OrderClientsResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/b2b/info", decoder::<OrderB2bClientsResponse>()),
            ("POST /api/v3/dbs/orders/delivery-date", decoder::<OrderDeliveryDatesResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/info", decoder::<OrderStatusesResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/cancel", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/confirm", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/stickers", decoder::<OrderStickersResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/deliver", decoder::<DeliverOrdersResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/receive", decoder::<ReceiveOrdersResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/status/reject", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/details", decoder::<OrdersMetaResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/delete", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/sgtin", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/uin", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/imei", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/gtin", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/customs-declaration", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/final-price", decoder::<OrderFinalPricesResponse>()),
            ("POST /api/marketplace/v3/dbs/orders/meta/info", decoder::<OrdersMetaLegacyResponse>()),
        ]
    }
}

#[cfg(feature = "in_store_pickup")]
#[allow(unused_imports)]
mod in_store_pickup {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::in_store_pickup::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v3/click-collect/orders/new", decoder::<NewOrdersResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/confirm", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/prepare", decoder::<PrepareOrdersResponse>()),
            ("POST /api/v3/click-collect/orders/client", decoder::<OrderClientsResponse>()),
            ("POST /api/v3/click-collect/orders/client/identity", decoder::<VerifyClientResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/receive", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/reject", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/info", decoder::<OrderStatusesResponse>()),
            ("GET /api/v3/click-collect/orders", decoder::<CompletedOrdersResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/status/cancel", decoder::<StatusSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/details", decoder::<OrdersMetaResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/delete", decoder::<DeleteOrdersMetaResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/sgtin", decoder::<MetaSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/uin", decoder::<MetaSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/imei", decoder::<MetaSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/gtin", decoder::<MetaSetResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/customs-declaration", decoder::<SetOrdersCustomsDeclarationResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/final-price", decoder::<OrderFinalPricesResponse>()),
            ("POST /api/marketplace/v3/click-collect/orders/meta/info", decoder::<OrdersMetaLegacyResponse>()),
        ]
    }
}

#[cfg(feature = "orders_fbw")]
#[allow(unused_imports)]
mod orders_fbw {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::orders_fbw::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("POST /api/v1/acceptance/options", decoder::<AcceptanceOptionsResponse>()),
            ("GET /api/v1/warehouses", decoder::<Vec<Warehous>>()),
            ("GET /api/v1/transit-tariffs", decoder::<Vec<TransitTariff>>()),
            ("POST /api/v1/supplies", decoder::<Vec<SuppliesEntry>>()),
            ("GET /api/v1/supplies/{ID}", decoder::<SupplyResponse>()),
            ("GET /api/v1/supplies/{ID}/goods", decoder::<Vec<SupplyGood>>()),
            ("GET /api/v1/supplies/{ID}/package", decoder::<Vec<SupplyPackage>>()),
            ("GET /api/supplies/v1/discrepancies/{supplyId}", decoder::<Vec<SupplyDiscrepancy>>()),
            ("GET /api/supplies/v1/drafts", decoder::<DraftsResponse>()),
            ("POST /api/supplies/v1/drafts", decoder::<CreateDraftResponse>()),
            ("DELETE /api/supplies/v1/drafts/{draftId}/items", decoder::<DeleteDraftItemsResponse>()),
            ("GET /api/supplies/v1/drafts/{draftId}/items", decoder::<DraftItemsResponse>()),
            ("POST /api/supplies/v1/drafts/{draftId}/items", decoder::<AddDraftItemsResponse>()),
        ]
    }
}

#[cfg(feature = "promotion")]
#[allow(unused_imports)]
mod promotion {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::promotion::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /adv/v1/promotion/count", decoder::<CampaignsCountResponse>()),
            ("GET /api/advert/v2/adverts", decoder::<CampaignsResponse>()),
            ("POST /api/advert/v1/bids/min", decoder::<MinBidsResponse>()),
            ("POST /adv/v2/seacat/save-ad", decoder::<Option<i64>>()),
            ("GET /adv/v1/supplier/subjects", decoder::<Vec<CampaignSubject>>()),
            ("POST /adv/v2/supplier/nms", decoder::<Vec<CampaignCard>>()),
            ("PATCH /api/advert/v1/bids", decoder::<SetBidsResponse>()),
            ("GET /adv/v1/balance", decoder::<BalanceResponse>()),
            ("GET /adv/v1/budget", decoder::<CampaignBudgetResponse>()),
            ("POST /adv/v1/budget/deposit", decoder::<DepositCampaignBudgetResponse>()),
            ("GET /adv/v1/upd", decoder::<Vec<Expense>>()),
            ("GET /adv/v1/payments", decoder::<Vec<Payment>>()),
            ("PATCH /adv/v0/auction/nms", decoder::<UpdateCampaignCardsResponse>()),
            ("GET /api/advert/v0/bids/recommendations", decoder::<RecommendedBidsResponse>()),
            ("POST /adv/v0/normquery/stats", decoder::<ClusterStatsResponse>()),
            ("POST /adv/v0/normquery/get-bids", decoder::<ClusterBidsResponse>()),
            ("GET /api/advert/v1/config", decoder::<BidConfigResponse>()),
            ("POST /api/advert/v1/normquery/bids", decoder::<SetClusterBidsResponse>()),
            ("POST /adv/v0/normquery/get-minus", decoder::<MinusPhrasesResponse>()),
            ("GET /adv/v1/count", decoder::<MediaCampaignsCountResponse>()),
            ("GET /adv/v1/adverts", decoder::<Vec<MediaCampaignsEntry>>()),
            ("GET /adv/v1/advert", decoder::<MediaCampaignResponse>()),
            ("GET /adv/v3/fullstats", decoder::<Vec<CampaignStat>>()),
            ("POST /adv/v1/stats", decoder::<Vec<MediaCampaignStat>>()),
            ("GET /api/v1/calendar/promotions", decoder::<PromotionsResponse>()),
            ("GET /api/v1/calendar/promotions/details", decoder::<PromotionDetailsResponse>()),
            ("GET /api/v1/calendar/promotions/nomenclatures", decoder::<PromotionGoodsResponse>()),
            ("POST /api/v1/calendar/promotions/upload", decoder::<AddPromotionGoodsResponse>()),
            ("POST /adv/v0/normquery/list", decoder::<ClustersResponse>()),
            ("POST /adv/v1/normquery/stats", decoder::<ClusterDailyStatsResponse>()),
            ("GET /api/advert/v0/daily-limits", decoder::<DailyLimitsResponse>()),
            ("PUT /api/advert/v0/daily-limits", decoder::<SetDailyLimitsResponse>()),
            ("POST /api/advert/v2/budget", decoder::<CampaignBudgetsResponse>()),
        ]
    }
}

#[cfg(feature = "communications")]
#[allow(unused_imports)]
mod communications {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::communications::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v1/new-feedbacks-questions", decoder::<HasUnseenResponse>()),
            ("GET /api/v1/questions/count-unanswered", decoder::<UnansweredQuestionsCountResponse>()),
            ("GET /api/v1/questions/count", decoder::<QuestionsCountResponse>()),
            ("GET /api/v1/questions", decoder::<QuestionsResponse>()),
            ("PATCH /api/v1/questions", decoder::<UpdateQuestionResponse>()),
            ("GET /api/v1/question", decoder::<QuestionResponse>()),
            ("GET /api/v1/feedbacks/count-unanswered", decoder::<UnansweredFeedbacksCountResponse>()),
            ("GET /api/v1/feedbacks/count", decoder::<FeedbacksCountResponse>()),
            ("GET /api/v1/feedbacks", decoder::<FeedbacksResponse>()),
            ("POST /api/v1/feedbacks/order/return", decoder::<RequestFeedbackReturnResponse>()),
            ("GET /api/v1/feedback", decoder::<FeedbackResponse>()),
            ("GET /api/v1/feedbacks/archive", decoder::<ArchivedFeedbacksResponse>()),
            ("GET /api/feedbacks/v1/pins", decoder::<PinnedFeedbacksResponse>()),
            ("POST /api/feedbacks/v1/pins", decoder::<PinFeedbacksResponse>()),
            ("DELETE /api/feedbacks/v1/pins", decoder::<UnpinFeedbacksResponse>()),
            ("GET /api/feedbacks/v1/pins/count", decoder::<PinnedFeedbacksCountResponse>()),
            ("GET /api/feedbacks/v1/pins/limits", decoder::<PinnedFeedbacksLimitsResponse>()),
            ("GET /api/v1/seller/chats", decoder::<ChatsResponse>()),
            ("GET /api/v1/seller/events", decoder::<ChatEventsResponse>()),
            ("POST /api/v1/seller/message", decoder::<SendChatMessageResponse>()),
            ("GET /api/v1/seller/download/{id}", decoder::<DownloadChatFileResponse>()),
            ("GET /api/v1/claims", decoder::<ClaimsResponse>()),
        ]
    }
}

#[cfg(feature = "tariffs")]
#[allow(unused_imports)]
mod tariffs {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::tariffs::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v1/tariffs/commission", decoder::<CommissionsResponse>()),
            ("GET /api/tariffs/v1/acceptance/coefficients", decoder::<Vec<AcceptanceCoefficient>>()),
            ("GET /api/v1/tariffs/box", decoder::<BoxTariffsResponse>()),
            ("GET /api/v1/tariffs/pallet", decoder::<PalletTariffsResponse>()),
            ("GET /api/v1/tariffs/return", decoder::<ReturnTariffsResponse>()),
        ]
    }
}

#[cfg(feature = "analytics")]
#[allow(unused_imports)]
mod analytics {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::analytics::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("POST /api/analytics/v3/sales-funnel/products", decoder::<SalesFunnelResponse>()),
            ("POST /api/analytics/v3/sales-funnel/products/history", decoder::<Vec<SalesFunnelHistoryEntry>>()),
            ("POST /api/analytics/v3/sales-funnel/grouped/history", decoder::<GroupedSalesFunnelHistoryResponse>()),
            ("GET /api/v2/nm-report/downloads", decoder::<CsvReportsResponse>()),
            ("POST /api/v2/nm-report/downloads", decoder::<CreateCsvReportResponse>()),
            ("POST /api/v2/nm-report/downloads/retry", decoder::<RetryCsvReportResponse>()),
            ("POST /api/v2/search-report/report", decoder::<SearchReportResponse>()),
            ("POST /api/v2/search-report/table/groups", decoder::<SearchReportGroupsResponse>()),
            ("POST /api/v2/search-report/table/details", decoder::<SearchReportProductsResponse>()),
            ("POST /api/v2/search-report/product/search-texts", decoder::<ProductSearchTextsResponse>()),
            ("POST /api/v2/search-report/product/orders", decoder::<ProductSearchOrdersResponse>()),
            ("POST /api/analytics/v1/stocks-report/wb-warehouses", decoder::<WbStocksResponse>()),
            ("POST /api/v2/stocks-report/products/groups", decoder::<StocksByGroupResponse>()),
            ("POST /api/v2/stocks-report/products/products", decoder::<StocksByProductResponse>()),
            ("POST /api/v2/stocks-report/products/sizes", decoder::<StocksBySizeResponse>()),
            ("POST /api/v2/stocks-report/offices", decoder::<StocksByOfficeResponse>()),
            ("POST /api/analytics/v2/item-rating", decoder::<ItemRatingsResponse>()),
            ("POST /api/analytics/v1/order-feed", decoder::<OrderFeedResponse>()),
            ("POST /api/analytics/v1/stocks-report/seller-warehouses", decoder::<SellerStocksResponse>()),
            ("POST /api/analytics/v1/item-rating", decoder::<ItemRatingsLegacyResponse>()),
        ]
    }
}

#[cfg(feature = "reports")]
#[allow(unused_imports)]
mod reports {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::reports::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v1/supplier/orders", decoder::<Vec<Order>>()),
            ("GET /api/v1/supplier/sales", decoder::<Vec<Sale>>()),
            ("POST /api/v1/analytics/excise-report", decoder::<ExciseReportResponse>()),
            ("GET /api/v1/warehouse_remains", decoder::<CreateTaskResponse>()),
            ("GET /api/v1/warehouse_remains/tasks/{task_id}/status", decoder::<GetTasksResponse>()),
            ("GET /api/v1/warehouse_remains/tasks/{task_id}/download", decoder::<Vec<DownloadWarehouseRemainsReportEntry>>()),
            ("GET /api/analytics/v1/measurement-penalties", decoder::<MeasurementPenaltiesResponse>()),
            ("GET /api/analytics/v1/warehouse-measurements", decoder::<WarehouseMeasurementsResponse>()),
            ("GET /api/analytics/v1/deductions", decoder::<DeductionsResponse>()),
            ("GET /api/v1/analytics/antifraud-details", decoder::<SelfBuyoutsResponse>()),
            ("GET /api/v1/analytics/goods-labeling", decoder::<LabelingPenaltiesResponse>()),
            ("GET /api/v1/acceptance_report", decoder::<CreateTaskResponse>()),
            ("GET /api/v1/acceptance_report/tasks/{task_id}/status", decoder::<GetTasksResponse>()),
            ("GET /api/v1/acceptance_report/tasks/{task_id}/download", decoder::<Vec<DownloadAcceptanceReportEntry>>()),
            ("GET /api/v1/paid_storage", decoder::<CreateTaskResponse>()),
            ("GET /api/v1/paid_storage/tasks/{task_id}/status", decoder::<GetTasksResponse>()),
            ("GET /api/v1/paid_storage/tasks/{task_id}/download", decoder::<Vec<DownloadPaidStorageReportEntry>>()),
            ("GET /api/v1/analytics/region-sale", decoder::<RegionSalesResponse>()),
            ("GET /api/v1/analytics/brand-share/brands", decoder::<BrandShareBrandsResponse>()),
            ("GET /api/v1/analytics/brand-share/parent-subjects", decoder::<BrandShareCategoriesResponse>()),
            ("GET /api/v1/analytics/brand-share", decoder::<BrandShareResponse>()),
            ("GET /api/v1/analytics/banned-products/blocked", decoder::<BlockedCardsResponse>()),
            ("GET /api/analytics/v1/item-returns", decoder::<ItemReturnsResponse>()),
            ("GET /api/v1/analytics/banned-products/shadowed", decoder::<ShadowedCardsResponse>()),
            ("GET /api/v1/analytics/goods-return", decoder::<GoodsReturnsResponse>()),
        ]
    }
}

#[cfg(feature = "finances")]
#[allow(unused_imports)]
mod finances {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::finances::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /api/v1/account/balance", decoder::<BalanceResponse>()),
            ("POST /api/finance/v1/sales-reports/list", decoder::<Vec<SalesReport>>()),
            ("POST /api/finance/v1/sales-reports/detailed/{reportId}", decoder::<Vec<SalesReportsDetailed>>()),
            ("POST /api/finance/v1/sales-reports/detailed", decoder::<Vec<SalesReportsDetailed>>()),
            ("POST /api/finance/v1/acquiring/list", decoder::<Vec<AcquiringReport>>()),
            ("POST /api/finance/v1/acquiring/detailed/{reportId}", decoder::<Vec<AcquiringReportsDetailed>>()),
            ("POST /api/finance/v1/acquiring/detailed", decoder::<Vec<AcquiringReportsDetailed>>()),
            ("GET /api/v1/documents/categories", decoder::<DocumentCategoriesResponse>()),
            ("GET /api/v1/documents/list", decoder::<DocumentsResponse>()),
            ("GET /api/v1/documents/download", decoder::<DownloadDocumentResponse>()),
            ("POST /api/v1/documents/download/all", decoder::<DownloadDocumentsResponse>()),
        ]
    }
}
