// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

use super::*;

/// Optional parameters of `parent_categories`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ParentCategoriesParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `subjects`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SubjectsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// `name`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `limit`, default `30`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `parentID`.
    #[serde(rename = "parentID", default, skip_serializing_if = "Option::is_none")]
    pub parent_id: Option<i64>,
}

/// Optional parameters of `subject_characteristics`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SubjectCharacteristicsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `colors`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ColorsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `genders`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct GendersParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `countries`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CountriesParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `seasons`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SeasonsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `vat_rates`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct VatRatesParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `tnved_codes`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TnvedCodesParams {
    /// `search`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<i64>,
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `brands`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct BrandsParams {
    /// `next`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// What `create_tag` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateTagRequest {
    /// `color`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// `name`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// What `update_tag` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateTagRequest {
    /// `color`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// `name`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// What `set_card_tags` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SetCardTagsRequest {
    /// `nmID`.
    #[serde(rename = "nmID", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `tagsIDs`.
    #[serde(rename = "tagsIDs", default, skip_serializing_if = "Option::is_none")]
    pub tags_ids: Option<Vec<i64>>,
}

/// Optional parameters of `cards_list`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// `settings.sort` of what `cards_list` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListSettingsSort {
    /// `ascending`, default `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ascending: Option<bool>,
}

/// `settings.filter` of what `cards_list` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListSettingsFilter {
    /// `withPhoto`, known values `-1`, `0`, `1`, `2`, default `0`.
    #[serde(rename = "withPhoto", default, skip_serializing_if = "Option::is_none")]
    pub with_photo: Option<i64>,
    /// `textSearch`.
    #[serde(rename = "textSearch", default, skip_serializing_if = "Option::is_none")]
    pub text_search: Option<String>,
    /// `tagIDs`.
    #[serde(rename = "tagIDs", default, skip_serializing_if = "Option::is_none")]
    pub tag_ids: Option<Vec<i64>>,
    /// `allowedCategoriesOnly`.
    #[serde(
        rename = "allowedCategoriesOnly",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub allowed_categories_only: Option<bool>,
    /// `objectIDs`.
    #[serde(rename = "objectIDs", default, skip_serializing_if = "Option::is_none")]
    pub object_ids: Option<Vec<i64>>,
    /// `brands`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brands: Option<Vec<String>>,
    /// `imtID`.
    #[serde(rename = "imtID", default, skip_serializing_if = "Option::is_none")]
    pub imt_id: Option<i64>,
}

/// `settings.cursor` of what `cards_list` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListSettingsCursor {
    /// `limit`, at most 100, default `10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `updatedAt`.
    #[serde(rename = "updatedAt", default, skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<DateTime>,
    /// `nmID`.
    #[serde(rename = "nmID", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
}

/// `settings` of what `cards_list` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListSettings {
    /// `sort`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<CardsListSettingsSort>,
    /// `filter`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<CardsListSettingsFilter>,
    /// `cursor`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<CardsListSettingsCursor>,
}

/// What `cards_list` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardsListRequest {
    /// `settings`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<CardsListSettings>,
}

/// Optional parameters of `card_errors`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardErrorsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// `cursor` of what `card_errors` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardErrorsCursorInput {
    /// `limit`, at most 100, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `updatedAt`.
    #[serde(rename = "updatedAt", default, skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<DateTime>,
    /// `batchUUID`, UUID.
    #[serde(rename = "batchUUID", default, skip_serializing_if = "Option::is_none")]
    pub batch_uuid: Option<String>,
}

/// `order` of what `card_errors` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardErrorsOrder {
    /// `ascending`, default `true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ascending: Option<bool>,
}

/// What `card_errors` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardErrorsRequest {
    /// `cursor`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<CardErrorsCursorInput>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<CardErrorsOrder>,
}

/// `[].dimensions` of what `update_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsEntryDimensions {
    /// `length`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<i64>,
    /// `width`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// `height`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<i64>,
    /// `weightBrutto`.
    #[serde(
        rename = "weightBrutto",
        default,
        skip_serializing_if = "Option::is_none",
        with = "decimal::number"
    )]
    pub weight_brutto: Option<Decimal>,
}

/// `[].characteristics[]` of what `update_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsEntryCharacteristic {
    /// `id`.
    pub id: i64,
    /// `value`.
    pub value: Json,
}

impl UpdateCardsEntryCharacteristic {
    /// With all its fields.
    pub fn new(id: i64, value: Json) -> Self {
        UpdateCardsEntryCharacteristic {
            id,
            value,
        }
    }
}

/// `[].sizes[]` of what `update_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsEntrySize {
    /// `chrtID`.
    #[serde(rename = "chrtID", default, skip_serializing_if = "Option::is_none")]
    pub chrt_id: Option<i64>,
    /// `techSize`.
    #[serde(rename = "techSize", default, skip_serializing_if = "Option::is_none")]
    pub tech_size: Option<String>,
    /// `wbSize`.
    #[serde(rename = "wbSize", default, skip_serializing_if = "Option::is_none")]
    pub wb_size: Option<String>,
    /// `price`, in roubles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// `skus`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skus: Option<Vec<String>>,
}

/// `[].documents.items[]` of what `update_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsDocument {
    /// `type`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<i64>,
    /// `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// `productNumber`.
    #[serde(rename = "productNumber", default, skip_serializing_if = "Option::is_none")]
    pub product_number: Option<String>,
    /// `tradeName`.
    #[serde(rename = "tradeName", default, skip_serializing_if = "Option::is_none")]
    pub trade_name: Option<String>,
    /// `applicant`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub applicant: Option<String>,
    /// `startDate`.
    #[serde(rename = "startDate", default, skip_serializing_if = "Option::is_none")]
    pub start_date: Option<DateTime>,
    /// `endDate`.
    #[serde(rename = "endDate", default, skip_serializing_if = "Option::is_none")]
    pub end_date: Option<DateTime>,
    /// `isEndless`.
    #[serde(rename = "isEndless", default, skip_serializing_if = "Option::is_none")]
    pub is_endless: Option<bool>,
    /// `id`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// `[].documents` of what `update_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsDocuments {
    /// `items`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<UpdateCardsDocument>>,
    /// `excludeDocuments`, default `false`.
    #[serde(
        rename = "excludeDocuments",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub exclude_documents: Option<bool>,
}

/// `[]` of what `update_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateCardsEntry {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `vendorCode`.
    #[serde(rename = "vendorCode")]
    pub vendor_code: String,
    /// `kizMarked`, default `false`.
    #[serde(rename = "kizMarked", default, skip_serializing_if = "Option::is_none")]
    pub kiz_marked: Option<bool>,
    /// `brand`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// `title`, at most 60 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// `description`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `dimensions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<UpdateCardsEntryDimensions>,
    /// `characteristics`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characteristics: Option<Vec<UpdateCardsEntryCharacteristic>>,
    /// `sizes`.
    pub sizes: Vec<UpdateCardsEntrySize>,
    /// `gtin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gtin: Option<String>,
    /// `documents`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documents: Option<UpdateCardsDocuments>,
}

impl UpdateCardsEntry {
    /// With what WB requires; the rest is left out.
    pub fn new(
        nm_id: i64,
        vendor_code: impl Into<String>,
        sizes: Vec<UpdateCardsEntrySize>,
    ) -> Self {
        UpdateCardsEntry {
            nm_id,
            vendor_code: vendor_code.into(),
            kiz_marked: Default::default(),
            brand: Default::default(),
            title: Default::default(),
            description: Default::default(),
            dimensions: Default::default(),
            characteristics: Default::default(),
            sizes,
            gtin: Default::default(),
            documents: Default::default(),
        }
    }
}

/// `<MoveNmsImtConn>` of what `merge_or_split_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MergeOrSplitCardsMoveNmsImtConn {
    /// `targetIMT`.
    #[serde(rename = "targetIMT")]
    pub target_imt: i64,
    /// `nmIDs`, 1 to 30 elements.
    #[serde(rename = "nmIDs")]
    pub nm_ids: Vec<i64>,
}

impl MergeOrSplitCardsMoveNmsImtConn {
    /// With all its fields.
    pub fn new(target_imt: i64, nm_ids: Vec<i64>) -> Self {
        MergeOrSplitCardsMoveNmsImtConn {
            target_imt,
            nm_ids,
        }
    }
}

/// `<MoveNmsImtDisconn>` of what `merge_or_split_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MergeOrSplitCardsMoveNmsImtDisconn {
    /// `nmIDs`, 1 to 30 elements.
    #[serde(rename = "nmIDs")]
    pub nm_ids: Vec<i64>,
}

impl MergeOrSplitCardsMoveNmsImtDisconn {
    /// With all its fields.
    pub fn new(nm_ids: Vec<i64>) -> Self {
        MergeOrSplitCardsMoveNmsImtDisconn {
            nm_ids,
        }
    }
}

/// What `merge_or_split_cards` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MergeOrSplitCardsRequest {
    /// As [`MergeOrSplitCardsMoveNmsImtConn`].
    MoveNmsImtConn(MergeOrSplitCardsMoveNmsImtConn),
    /// As [`MergeOrSplitCardsMoveNmsImtDisconn`].
    MoveNmsImtDisconn(MergeOrSplitCardsMoveNmsImtDisconn),
}

impl From<MergeOrSplitCardsMoveNmsImtConn> for MergeOrSplitCardsRequest {
    fn from(value: MergeOrSplitCardsMoveNmsImtConn) -> Self {
        MergeOrSplitCardsRequest::MoveNmsImtConn(value)
    }
}

impl From<MergeOrSplitCardsMoveNmsImtDisconn> for MergeOrSplitCardsRequest {
    fn from(value: MergeOrSplitCardsMoveNmsImtDisconn) -> Self {
        MergeOrSplitCardsRequest::MoveNmsImtDisconn(value)
    }
}

/// What `trash_cards` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashCardsRequest {
    /// `nmIDs`, 1 to 1000 elements.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
}

/// What `recover_cards` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct RecoverCardsRequest {
    /// `nmIDs`, 1 to 1000 elements.
    #[serde(rename = "nmIDs", default, skip_serializing_if = "Option::is_none")]
    pub nm_ids: Option<Vec<i64>>,
}

open_enum! {
    /// `locale` of what `trashed_cards` takes.
    pub enum TrashedCardsLocale(text) {
        Ru = "ru",
        En = "en",
        Zh = "zh",
    }
}

/// Optional parameters of `trashed_cards`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsParams {
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<TrashedCardsLocale>,
}

/// `settings.sort` of what `trashed_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsSettingsSort {
    /// `ascending`, default `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ascending: Option<bool>,
}

/// `settings.cursor` of what `trashed_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsSettingsCursor {
    /// `limit`, at most 100, default `10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `trashedAt`.
    #[serde(rename = "trashedAt", default, skip_serializing_if = "Option::is_none")]
    pub trashed_at: Option<DateTime>,
    /// `nmID`.
    #[serde(rename = "nmID", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
}

/// `settings.filter` of what `trashed_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsSettingsFilter {
    /// `textSearch`.
    #[serde(rename = "textSearch", default, skip_serializing_if = "Option::is_none")]
    pub text_search: Option<String>,
}

/// `settings` of what `trashed_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsSettings {
    /// `sort`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<TrashedCardsSettingsSort>,
    /// `cursor`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<TrashedCardsSettingsCursor>,
    /// `filter`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<TrashedCardsSettingsFilter>,
}

/// What `trashed_cards` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TrashedCardsRequest {
    /// `settings`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<TrashedCardsSettings>,
}

/// What `generate_barcodes` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct GenerateBarcodesRequest {
    /// `count`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
}

/// `[].variants[].wholesale` of what `create_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntryVariantWholesale {
    /// `enabled`, default `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
    /// `quantum`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quantum: Option<i64>,
}

/// `[].variants[].dimensions` of what `create_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntryVariantDimensions {
    /// `length`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<i64>,
    /// `width`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// `height`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<i64>,
    /// `weightBrutto`.
    #[serde(
        rename = "weightBrutto",
        default,
        skip_serializing_if = "Option::is_none",
        with = "decimal::number"
    )]
    pub weight_brutto: Option<Decimal>,
}

/// `[].variants[].sizes[]` of what `create_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntryVariantSize {
    /// `techSize`.
    #[serde(rename = "techSize", default, skip_serializing_if = "Option::is_none")]
    pub tech_size: Option<String>,
    /// `wbSize`.
    #[serde(rename = "wbSize", default, skip_serializing_if = "Option::is_none")]
    pub wb_size: Option<String>,
    /// `price`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// `skus`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skus: Option<Vec<String>>,
}

/// `[].variants[].characteristics[]` of what `create_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntryVariantCharacteristic {
    /// `id`.
    pub id: i64,
    /// `value`.
    pub value: Json,
}

impl CreateCardsEntryVariantCharacteristic {
    /// With all its fields.
    pub fn new(id: i64, value: Json) -> Self {
        CreateCardsEntryVariantCharacteristic {
            id,
            value,
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CardDocument {
    /// `type`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<i64>,
    /// `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// `productNumber`.
    #[serde(rename = "productNumber", default, skip_serializing_if = "Option::is_none")]
    pub product_number: Option<String>,
    /// `tradeName`.
    #[serde(rename = "tradeName", default, skip_serializing_if = "Option::is_none")]
    pub trade_name: Option<String>,
    /// `applicant`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub applicant: Option<String>,
    /// `startDate`.
    #[serde(rename = "startDate", default, skip_serializing_if = "Option::is_none")]
    pub start_date: Option<DateTime>,
    /// `endDate`.
    #[serde(rename = "endDate", default, skip_serializing_if = "Option::is_none")]
    pub end_date: Option<DateTime>,
    /// `isEndless`.
    #[serde(rename = "isEndless", default, skip_serializing_if = "Option::is_none")]
    pub is_endless: Option<bool>,
}

/// `[].variants[].documents` of what `create_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsDocuments {
    /// `items`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<CardDocument>>,
    /// `excludeDocuments`, default `false`.
    #[serde(
        rename = "excludeDocuments",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub exclude_documents: Option<bool>,
}

/// `[].variants[]` of what `create_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntryVariant {
    /// `brand`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// `title`, at most 60 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// `description`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `vendorCode`, at most 72 characters.
    #[serde(rename = "vendorCode")]
    pub vendor_code: String,
    /// `kizMarked`, default `false`.
    #[serde(rename = "kizMarked", default, skip_serializing_if = "Option::is_none")]
    pub kiz_marked: Option<bool>,
    /// `wholesale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wholesale: Option<CreateCardsEntryVariantWholesale>,
    /// `dimensions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<CreateCardsEntryVariantDimensions>,
    /// `sizes`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sizes: Option<Vec<CreateCardsEntryVariantSize>>,
    /// `characteristics`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characteristics: Option<Vec<CreateCardsEntryVariantCharacteristic>>,
    /// `gtin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gtin: Option<String>,
    /// `documents`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documents: Option<CreateCardsDocuments>,
}

impl CreateCardsEntryVariant {
    /// With what WB requires; the rest is left out.
    pub fn new(vendor_code: impl Into<String>) -> Self {
        CreateCardsEntryVariant {
            brand: Default::default(),
            title: Default::default(),
            description: Default::default(),
            vendor_code: vendor_code.into(),
            kiz_marked: Default::default(),
            wholesale: Default::default(),
            dimensions: Default::default(),
            sizes: Default::default(),
            characteristics: Default::default(),
            gtin: Default::default(),
            documents: Default::default(),
        }
    }
}

/// `[]` of what `create_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCardsEntry {
    /// `subjectID`.
    #[serde(rename = "subjectID")]
    pub subject_id: i64,
    /// `variants`, 1 to 30 elements.
    pub variants: Vec<CreateCardsEntryVariant>,
}

impl CreateCardsEntry {
    /// With all its fields.
    pub fn new(subject_id: i64, variants: Vec<CreateCardsEntryVariant>) -> Self {
        CreateCardsEntry {
            subject_id,
            variants,
        }
    }
}

/// `cardsToAdd[].wholesale` of what `create_merged_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsCardsToAddWholesale {
    /// `enabled`, default `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
    /// `quantum`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quantum: Option<i64>,
}

/// `cardsToAdd[].dimensions` of what `create_merged_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsCardsToAddDimensions {
    /// `length`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<i64>,
    /// `width`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// `height`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<i64>,
    /// `weightBrutto`.
    #[serde(
        rename = "weightBrutto",
        default,
        skip_serializing_if = "Option::is_none",
        with = "decimal::number"
    )]
    pub weight_brutto: Option<Decimal>,
}

/// `cardsToAdd[].sizes[]` of what `create_merged_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsCardsToAddSize {
    /// `techSize`.
    #[serde(rename = "techSize", default, skip_serializing_if = "Option::is_none")]
    pub tech_size: Option<String>,
    /// `wbSize`.
    #[serde(rename = "wbSize", default, skip_serializing_if = "Option::is_none")]
    pub wb_size: Option<String>,
    /// `price`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// `skus`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skus: Option<Vec<String>>,
}

/// `cardsToAdd[].characteristics[]` of what `create_merged_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsCardsToAddCharacteristic {
    /// `id`.
    pub id: i64,
    /// `value`.
    pub value: Json,
}

impl CreateMergedCardsCardsToAddCharacteristic {
    /// With all its fields.
    pub fn new(id: i64, value: Json) -> Self {
        CreateMergedCardsCardsToAddCharacteristic {
            id,
            value,
        }
    }
}

/// `cardsToAdd[].documents` of what `create_merged_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsDocuments {
    /// `items`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<CardDocument>>,
    /// `excludeDocuments`, default `false`.
    #[serde(
        rename = "excludeDocuments",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub exclude_documents: Option<bool>,
}

/// `cardsToAdd[]` of what `create_merged_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsCardsToAdd {
    /// `brand`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// `vendorCode`, at most 72 characters.
    #[serde(rename = "vendorCode")]
    pub vendor_code: String,
    /// `kizMarked`, default `false`.
    #[serde(rename = "kizMarked", default, skip_serializing_if = "Option::is_none")]
    pub kiz_marked: Option<bool>,
    /// `wholesale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wholesale: Option<CreateMergedCardsCardsToAddWholesale>,
    /// `title`, at most 60 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// `description`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `dimensions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<CreateMergedCardsCardsToAddDimensions>,
    /// `sizes`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sizes: Option<Vec<CreateMergedCardsCardsToAddSize>>,
    /// `characteristics`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characteristics: Option<Vec<CreateMergedCardsCardsToAddCharacteristic>>,
    /// `gtin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gtin: Option<String>,
    /// `documents`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documents: Option<CreateMergedCardsDocuments>,
}

impl CreateMergedCardsCardsToAdd {
    /// With what WB requires; the rest is left out.
    pub fn new(vendor_code: impl Into<String>) -> Self {
        CreateMergedCardsCardsToAdd {
            brand: Default::default(),
            vendor_code: vendor_code.into(),
            kiz_marked: Default::default(),
            wholesale: Default::default(),
            title: Default::default(),
            description: Default::default(),
            dimensions: Default::default(),
            sizes: Default::default(),
            characteristics: Default::default(),
            gtin: Default::default(),
            documents: Default::default(),
        }
    }
}

/// What `create_merged_cards` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateMergedCardsRequest {
    /// `imtID`.
    #[serde(rename = "imtID", default, skip_serializing_if = "Option::is_none")]
    pub imt_id: Option<i64>,
    /// `cardsToAdd`, 1 to 29 elements.
    #[serde(rename = "cardsToAdd", default, skip_serializing_if = "Option::is_none")]
    pub cards_to_add: Option<Vec<CreateMergedCardsCardsToAdd>>,
}

/// Multipart form that `upload_media_file` sends.
#[derive(Debug, Clone)]
pub struct UploadMediaFileRequest {
    /// `uploadfile`.
    pub uploadfile: Option<FilePart>,
}

/// What `set_media_links` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SetMediaLinksRequest {
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `data`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Vec<String>>,
}

/// What `recommendations` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct RecommendationsRequest {
    /// `brandNames`, at most 30 elements.
    #[serde(rename = "brandNames", default, skip_serializing_if = "Option::is_none")]
    pub brand_names: Option<Vec<String>>,
    /// `limit`, 0 to 5000, default `20`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `next`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
    /// `search`, at most 72 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<String>,
    /// `subjectIds`, at most 30 elements.
    #[serde(rename = "subjectIds", default, skip_serializing_if = "Option::is_none")]
    pub subject_ids: Option<Vec<i64>>,
}

/// `recList[].recommendations[]` of what `set_recommendations` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SetRecommendationsRecListRecommendation {
    /// `recomNm`, default `0`.
    #[serde(rename = "recomNm", default, skip_serializing_if = "Option::is_none")]
    pub recom_nm: Option<i64>,
    /// `sort`, 0 to 20, default `20`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<i64>,
}

/// `recList[]` of what `set_recommendations` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SetRecommendationsRecList {
    /// `nmId`, default `0`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `recommendations`, 0 to 20 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recommendations: Option<Vec<SetRecommendationsRecListRecommendation>>,
}

/// What `set_recommendations` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetRecommendationsRequest {
    /// `recList`, 1 to 5000 elements.
    #[serde(rename = "recList")]
    pub rec_list: Vec<SetRecommendationsRecList>,
    /// `replace`, default `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replace: Option<bool>,
}

impl SetRecommendationsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(rec_list: Vec<SetRecommendationsRecList>) -> Self {
        SetRecommendationsRequest {
            rec_list,
            replace: Default::default(),
        }
    }
}

/// `data[]` of what `upload_prices` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadPricesEntry {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `price`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// `discount`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discount: Option<i64>,
}

impl UploadPricesEntry {
    /// With what WB requires; the rest is left out.
    pub fn new(nm_id: i64) -> Self {
        UploadPricesEntry {
            nm_id,
            price: Default::default(),
            discount: Default::default(),
        }
    }
}

/// What `upload_prices` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadPricesRequest {
    /// `data`.
    pub data: Vec<UploadPricesEntry>,
}

impl UploadPricesRequest {
    /// With all its fields.
    pub fn new(data: Vec<UploadPricesEntry>) -> Self {
        UploadPricesRequest { data }
    }
}

/// `data[]` of what `upload_size_prices` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadSizePricesEntry {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `sizeID`.
    #[serde(rename = "sizeID")]
    pub size_id: i64,
    /// `price`.
    pub price: i64,
}

impl UploadSizePricesEntry {
    /// With all its fields.
    pub fn new(nm_id: i64, size_id: i64, price: i64) -> Self {
        UploadSizePricesEntry {
            nm_id,
            size_id,
            price,
        }
    }
}

/// What `upload_size_prices` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadSizePricesRequest {
    /// `data`.
    pub data: Vec<UploadSizePricesEntry>,
}

impl UploadSizePricesRequest {
    /// With all its fields.
    pub fn new(data: Vec<UploadSizePricesEntry>) -> Self {
        UploadSizePricesRequest { data }
    }
}

/// `data[]` of what `upload_club_discounts` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadClubDiscountsEntry {
    /// `nmID`.
    #[serde(rename = "nmID")]
    pub nm_id: i64,
    /// `clubDiscount`.
    #[serde(rename = "clubDiscount")]
    pub club_discount: i64,
}

impl UploadClubDiscountsEntry {
    /// With all its fields.
    pub fn new(nm_id: i64, club_discount: i64) -> Self {
        UploadClubDiscountsEntry {
            nm_id,
            club_discount,
        }
    }
}

/// What `upload_club_discounts` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadClubDiscountsRequest {
    /// `data`.
    pub data: Vec<UploadClubDiscountsEntry>,
}

impl UploadClubDiscountsRequest {
    /// With all its fields.
    pub fn new(data: Vec<UploadClubDiscountsEntry>) -> Self {
        UploadClubDiscountsRequest { data }
    }
}

/// `data[].wholesaleDiscountThreshold[]` of what `upload_wholesale_discounts` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadWholesaleDiscountsEntryWholesaleDiscountThreshold {
    /// `minQuantity`.
    #[serde(rename = "minQuantity")]
    pub min_quantity: i64,
    /// `wholesaleDiscount`.
    #[serde(rename = "wholesaleDiscount")]
    pub wholesale_discount: i64,
    /// `level`.
    pub level: i64,
}

impl UploadWholesaleDiscountsEntryWholesaleDiscountThreshold {
    /// With all its fields.
    pub fn new(min_quantity: i64, wholesale_discount: i64, level: i64) -> Self {
        UploadWholesaleDiscountsEntryWholesaleDiscountThreshold {
            min_quantity,
            wholesale_discount,
            level,
        }
    }
}

/// `data[]` of what `upload_wholesale_discounts` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadWholesaleDiscountsEntry {
    /// `nmId`.
    #[serde(rename = "nmId")]
    pub nm_id: i64,
    /// `wholesaleDiscountThreshold`.
    #[serde(rename = "wholesaleDiscountThreshold")]
    pub wholesale_discount_threshold: Vec<
        UploadWholesaleDiscountsEntryWholesaleDiscountThreshold,
    >,
}

impl UploadWholesaleDiscountsEntry {
    /// With all its fields.
    pub fn new(
        nm_id: i64,
        wholesale_discount_threshold: Vec<
            UploadWholesaleDiscountsEntryWholesaleDiscountThreshold,
        >,
    ) -> Self {
        UploadWholesaleDiscountsEntry {
            nm_id,
            wholesale_discount_threshold,
        }
    }
}

/// What `upload_wholesale_discounts` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UploadWholesaleDiscountsRequest {
    /// `data`, 1 to 1000 elements.
    pub data: Vec<UploadWholesaleDiscountsEntry>,
}

impl UploadWholesaleDiscountsRequest {
    /// With all its fields.
    pub fn new(data: Vec<UploadWholesaleDiscountsEntry>) -> Self {
        UploadWholesaleDiscountsRequest {
            data,
        }
    }
}

/// Optional parameters of `price_upload_goods`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PriceUploadGoodsParams {
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `pending_price_upload_goods`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PendingPriceUploadGoodsParams {
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `prices`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PricesParams {
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `filterNmID`.
    #[serde(rename = "filterNmID", default, skip_serializing_if = "Option::is_none")]
    pub filter_nm_id: Option<i64>,
}

/// What `prices_by_nm_ids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PricesByNmIdsRequest {
    /// `nmList`, 1 to 1000 elements.
    #[serde(rename = "nmList")]
    pub nm_list: Vec<i64>,
}

impl PricesByNmIdsRequest {
    /// With all its fields.
    pub fn new(nm_list: Vec<i64>) -> Self {
        PricesByNmIdsRequest { nm_list }
    }
}

/// Optional parameters of `size_prices`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SizePricesParams {
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `quarantine_goods`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct QuarantineGoodsParams {
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// What `stocks` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StocksRequest {
    /// `chrtIds`, at most 1000 elements.
    #[serde(rename = "chrtIds")]
    pub chrt_ids: Vec<i64>,
}

impl StocksRequest {
    /// With all its fields.
    pub fn new(chrt_ids: Vec<i64>) -> Self {
        StocksRequest { chrt_ids }
    }
}

/// `stocks[]` of what `update_stocks` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateStocksStock {
    /// `chrtId`.
    #[serde(rename = "chrtId")]
    pub chrt_id: i64,
    /// `amount`, at most 100000.
    pub amount: i64,
}

impl UpdateStocksStock {
    /// With all its fields.
    pub fn new(chrt_id: i64, amount: i64) -> Self {
        UpdateStocksStock {
            chrt_id,
            amount,
        }
    }
}

/// What `update_stocks` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateStocksRequest {
    /// `stocks`, 1 to 1000 elements.
    pub stocks: Vec<UpdateStocksStock>,
}

impl UpdateStocksRequest {
    /// With all its fields.
    pub fn new(stocks: Vec<UpdateStocksStock>) -> Self {
        UpdateStocksRequest { stocks }
    }
}

/// What `delete_stocks` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteStocksRequest {
    /// `chrtIds`, 1 to 1000 elements.
    #[serde(rename = "chrtIds")]
    pub chrt_ids: Vec<i64>,
}

impl DeleteStocksRequest {
    /// With all its fields.
    pub fn new(chrt_ids: Vec<i64>) -> Self {
        DeleteStocksRequest { chrt_ids }
    }
}

/// What `create_warehouse` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateWarehouseRequest {
    /// `name`, 1 to 200 characters.
    pub name: String,
    /// `officeId`, at least 1.
    #[serde(rename = "officeId")]
    pub office_id: i64,
}

impl CreateWarehouseRequest {
    /// With all its fields.
    pub fn new(name: impl Into<String>, office_id: i64) -> Self {
        CreateWarehouseRequest {
            name: name.into(),
            office_id,
        }
    }
}

/// What `update_warehouse` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateWarehouseRequest {
    /// `name`, 1 to 200 characters.
    pub name: String,
    /// `officeId`, at least 1.
    #[serde(rename = "officeId")]
    pub office_id: i64,
}

impl UpdateWarehouseRequest {
    /// With all its fields.
    pub fn new(name: impl Into<String>, office_id: i64) -> Self {
        UpdateWarehouseRequest {
            name: name.into(),
            office_id,
        }
    }
}

/// `contacts[]` of what `update_warehouse_contacts` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateWarehouseContactsContact {
    /// `comment`, at most 1000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// `phone`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
}

/// What `update_warehouse_contacts` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateWarehouseContactsRequest {
    /// `contacts`, at most 5 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contacts: Option<Vec<UpdateWarehouseContactsContact>>,
}

/// Optional parameters of `okpd_codes`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OkpdCodesParams {
    /// `search`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<String>,
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `all_okpd_codes`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AllOkpdCodesParams {
    /// `search`.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "decimal::number")]
    pub search: Option<Decimal>,
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Optional parameters of `all_tnved_codes`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AllTnvedCodesParams {
    /// `search`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<i64>,
    /// `locale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

