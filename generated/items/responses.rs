// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

use super::*;

/// `data[]` of what `parent_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ParentCategory {
    /// `name`.
    pub name: Option<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `isVisible`.
    pub is_visible: Option<bool>,
}
wire_object!(ParentCategory {
    name: "name",
    id: "id",
    is_visible: "isVisible",
});

/// What `parent_categories` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ParentCategoriesResponse {
    /// `data`.
    pub data: Vec<ParentCategory>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(ParentCategoriesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `subjects` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Subject {
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `parentID`.
    pub parent_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `parentName`.
    pub parent_name: Option<String>,
}
wire_object!(Subject {
    subject_id: "subjectID",
    parent_id: "parentID",
    subject_name: "subjectName",
    parent_name: "parentName",
});

/// What `subjects` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SubjectsResponse {
    /// `data`.
    pub data: Vec<Subject>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(SubjectsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `subject_characteristics` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SubjectCharacteristic {
    /// `charcID`.
    pub charc_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `required`.
    pub required: Option<bool>,
    /// `unitName`.
    pub unit_name: Option<String>,
    /// `maxCount`.
    pub max_count: Option<i64>,
    /// `popular`.
    pub popular: Option<bool>,
    /// `charcType`.
    pub charc_type: Option<i64>,
    /// `hasFilter`.
    pub has_filter: Option<bool>,
    /// `isVariable`.
    pub is_variable: Option<bool>,
    /// `existNamedField`.
    pub exist_named_field: Option<bool>,
}
wire_object!(SubjectCharacteristic {
    charc_id: "charcID",
    subject_name: "subjectName",
    subject_id: "subjectID",
    name: "name",
    required: "required",
    unit_name: "unitName",
    max_count: "maxCount",
    popular: "popular",
    charc_type: "charcType",
    has_filter: "hasFilter",
    is_variable: "isVariable",
    exist_named_field: "existNamedField",
});

/// What `subject_characteristics` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SubjectCharacteristicsResponse {
    /// `data`.
    pub data: Vec<SubjectCharacteristic>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(SubjectCharacteristicsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `colors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Color {
    /// `name`.
    pub name: Option<String>,
    /// `parentName`.
    pub parent_name: Option<String>,
}
wire_object!(Color {
    name: "name",
    parent_name: "parentName",
});

/// What `colors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ColorsResponse {
    /// `data`.
    pub data: Vec<Color>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(ColorsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `genders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GendersResponse {
    /// `data`.
    pub data: Vec<String>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(GendersResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `countries` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Country {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `fullName`.
    pub full_name: Option<String>,
}
wire_object!(Country {
    id: "id",
    name: "name",
    full_name: "fullName",
});

/// What `countries` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CountriesResponse {
    /// `data`.
    pub data: Vec<Country>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(CountriesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `seasons` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SeasonsResponse {
    /// `data`.
    pub data: Vec<String>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(SeasonsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `vat_rates` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct VatRatesResponse {
    /// `data`.
    pub data: Vec<String>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(VatRatesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `tnved_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TnvedCode {
    /// `tnved`.
    pub tnved: Option<String>,
    /// `isKiz`.
    pub is_kiz: Option<bool>,
}
wire_object!(TnvedCode {
    tnved: "tnved",
    is_kiz: "isKiz",
});

/// What `tnved_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TnvedCodesResponse {
    /// `data`.
    pub data: Vec<TnvedCode>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(TnvedCodesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `brands[]` of what `brands` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Brand {
    /// `id`.
    pub id: Option<i64>,
    /// `logoUrl`.
    pub logo_url: Option<String>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(Brand {
    id: "id",
    logo_url: "logoUrl",
    name: "name",
});

/// What `brands` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BrandsResponse {
    /// `brands`.
    pub brands: Vec<Brand>,
    /// `next`.
    pub next: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(BrandsResponse {
    brands: "brands",
    next: "next",
    total: "total",
});

/// `data[]` of what `tags` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Tag {
    /// `id`.
    pub id: Option<i64>,
    /// `color`.
    pub color: Option<String>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(Tag {
    id: "id",
    color: "color",
    name: "name",
});

/// What `tags` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TagsResponse {
    /// `data`.
    pub data: Vec<Tag>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(TagsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ContentErrorResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(ContentErrorResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `cards[].photos[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardPhoto {
    /// `big`.
    pub big: Option<String>,
    /// `c246x328`.
    pub c246x328: Option<String>,
    /// `c516x688`.
    pub c516x688: Option<String>,
    /// `square`.
    pub square: Option<String>,
    /// `tm`.
    pub tm: Option<String>,
}
wire_object!(CardsListCardPhoto {
    big: "big",
    c246x328: "c246x328",
    c516x688: "c516x688",
    square: "square",
    tm: "tm",
});

/// `cards[].wholesale` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardWholesale {
    /// `enabled`.
    pub enabled: Option<bool>,
    /// `quantum`.
    pub quantum: Option<i64>,
}
wire_object!(CardsListCardWholesale {
    enabled: "enabled",
    quantum: "quantum",
});

/// `cards[].dimensions` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardDimensions {
    /// `length`.
    pub length: Option<i64>,
    /// `width`.
    pub width: Option<i64>,
    /// `height`.
    pub height: Option<i64>,
    /// `weightBrutto`.
    pub weight_brutto: Option<Decimal>,
    /// `isValid`.
    pub is_valid: Option<bool>,
}
wire_object!(CardsListCardDimensions {
    length: "length",
    width: "width",
    height: "height",
    weight_brutto: "weightBrutto",
    is_valid: "isValid",
});

/// `cards[].characteristics[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardCharacteristic {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `value`.
    pub value: Option<Json>,
}
wire_object!(CardsListCardCharacteristic {
    id: "id",
    name: "name",
    value: "value",
});

/// `cards[].sizes[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardSize {
    /// `chrtID`.
    pub chrt_id: Option<i64>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `wbSize`.
    pub wb_size: Option<String>,
    /// `skus`.
    pub skus: Vec<String>,
}
wire_object!(CardsListCardSize {
    chrt_id: "chrtID",
    tech_size: "techSize",
    wb_size: "wbSize",
    skus: "skus",
});

/// `cards[].tags[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardTag {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `color`.
    pub color: Option<String>,
}
wire_object!(CardsListCardTag {
    id: "id",
    name: "name",
    color: "color",
});

/// `cards[].documents.items[].verdict` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardDocumentVerdict {
    /// `verified`.
    pub verified: Option<bool>,
    /// `status`.
    pub status: Option<i64>,
    /// `reason`.
    pub reason: Option<String>,
    /// `additionalData`.
    pub additional_data: Option<Json>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
}
wire_object!(CardsListCardDocumentVerdict {
    verified: "verified",
    status: "status",
    reason: "reason",
    additional_data: "additionalData",
    created_at: "createdAt",
});

/// `cards[].documents.items[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardDocument {
    /// `id`.
    pub id: Option<String>,
    /// `type`.
    pub r#type: Option<i64>,
    /// `number`.
    pub number: Option<String>,
    /// `productNumber`.
    pub product_number: Option<String>,
    /// `tradeName`.
    pub trade_name: Option<String>,
    /// `applicant`.
    pub applicant: Option<String>,
    /// `startDate`.
    pub start_date: Option<DateTime>,
    /// `endDate`.
    pub end_date: Option<DateTime>,
    /// `isEndless`.
    pub is_endless: Option<bool>,
    /// `verdict`.
    pub verdict: Option<CardsListCardDocumentVerdict>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
}
wire_object!(CardsListCardDocument {
    id: "id",
    r#type: "type",
    number: "number",
    product_number: "productNumber",
    trade_name: "tradeName",
    applicant: "applicant",
    start_date: "startDate",
    end_date: "endDate",
    is_endless: "isEndless",
    verdict: "verdict",
    created_at: "createdAt",
});

/// `cards[].documents.overallVerdict` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardDocumentsVerdict {
    /// `isFullyChecked`.
    pub is_fully_checked: Option<bool>,
    /// `status`.
    pub status: Option<i64>,
    /// `reason`.
    pub reason: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
}
wire_object!(CardsListCardDocumentsVerdict {
    is_fully_checked: "isFullyChecked",
    status: "status",
    reason: "reason",
    created_at: "createdAt",
});

/// `cards[].documents` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCardDocuments {
    /// `items`.
    pub items: Vec<CardsListCardDocument>,
    /// `overallVerdict`.
    pub overall_verdict: Option<CardsListCardDocumentsVerdict>,
    /// `excludeDocuments`.
    pub exclude_documents: Option<bool>,
}
wire_object!(CardsListCardDocuments {
    items: "items",
    overall_verdict: "overallVerdict",
    exclude_documents: "excludeDocuments",
});

/// `cards[]` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCard {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `imtID`.
    pub imt_id: Option<i64>,
    /// `nmUUID`, UUID.
    pub nm_uuid: Option<String>,
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `title`.
    pub title: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `needKiz`.
    pub need_kiz: Option<bool>,
    /// `kizMarked`, default `false`.
    pub kiz_marked: Option<bool>,
    /// `photos`.
    pub photos: Vec<CardsListCardPhoto>,
    /// `video`.
    pub video: Option<String>,
    /// `wholesale`.
    pub wholesale: Option<CardsListCardWholesale>,
    /// `dimensions`.
    pub dimensions: Option<CardsListCardDimensions>,
    /// `characteristics`.
    pub characteristics: Vec<CardsListCardCharacteristic>,
    /// `sizes`.
    pub sizes: Vec<CardsListCardSize>,
    /// `tags`.
    pub tags: Vec<CardsListCardTag>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
    /// `gtin`.
    pub gtin: Option<String>,
    /// `documents`.
    pub documents: Option<CardsListCardDocuments>,
}
wire_object!(CardsListCard {
    nm_id: "nmID",
    imt_id: "imtID",
    nm_uuid: "nmUUID",
    subject_id: "subjectID",
    subject_name: "subjectName",
    vendor_code: "vendorCode",
    brand: "brand",
    title: "title",
    description: "description",
    need_kiz: "needKiz",
    kiz_marked: "kizMarked",
    photos: "photos",
    video: "video",
    wholesale: "wholesale",
    dimensions: "dimensions",
    characteristics: "characteristics",
    sizes: "sizes",
    tags: "tags",
    created_at: "createdAt",
    updated_at: "updatedAt",
    gtin: "gtin",
    documents: "documents",
});

/// `cursor` of what `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListCursor {
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(CardsListCursor {
    updated_at: "updatedAt",
    nm_id: "nmID",
    total: "total",
});

/// What `cards_list` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardsListResponse {
    /// `cards`.
    pub cards: Vec<CardsListCard>,
    /// `cursor`.
    pub cursor: Option<CardsListCursor>,
}
wire_object!(CardsListResponse {
    cards: "cards",
    cursor: "cursor",
});

/// `data.items[].subjects{}` of what `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardErrorSubject {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(CardErrorSubject {
    id: "id",
    name: "name",
});

/// `data.items[].brands{}` of what `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardErrorBrand {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(CardErrorBrand {
    id: "id",
    name: "name",
});

/// `data.items[]` of what `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardError {
    /// `batchUUID`, UUID.
    pub batch_uuid: Option<String>,
    /// `subjects`.
    pub subjects: BTreeMap<String, CardErrorSubject>,
    /// `brands`.
    pub brands: BTreeMap<String, CardErrorBrand>,
    /// `vendorCodes`.
    pub vendor_codes: Vec<String>,
    /// `errors`.
    pub errors: BTreeMap<String, Vec<String>>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
}
wire_object!(CardError {
    batch_uuid: "batchUUID",
    subjects: "subjects",
    brands: "brands",
    vendor_codes: "vendorCodes",
    errors: "errors",
    updated_at: "updatedAt",
});

/// `data.cursor` of what `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardErrorsCursor {
    /// `next`.
    pub next: Option<bool>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
    /// `batchUUID`, UUID.
    pub batch_uuid: Option<String>,
}
wire_object!(CardErrorsCursor {
    next: "next",
    updated_at: "updatedAt",
    batch_uuid: "batchUUID",
});

/// `data` of what `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardErrorsData {
    /// `items`.
    pub items: Vec<CardError>,
    /// `cursor`.
    pub cursor: Option<CardErrorsCursor>,
}
wire_object!(CardErrorsData {
    items: "items",
    cursor: "cursor",
});

/// What `card_errors` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardErrorsResponse {
    /// `data`.
    pub data: Option<CardErrorsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(CardErrorsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UpdateCards {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(UpdateCards {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `trash_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashCardsResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(TrashCardsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `recover_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecoverCardsResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(RecoverCardsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `cards[].photos[]` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardPhoto {
    /// `big`.
    pub big: Option<String>,
    /// `c246x328`.
    pub c246x328: Option<String>,
    /// `c516x688`.
    pub c516x688: Option<String>,
    /// `square`.
    pub square: Option<String>,
    /// `tm`.
    pub tm: Option<String>,
}
wire_object!(TrashedCardPhoto {
    big: "big",
    c246x328: "c246x328",
    c516x688: "c516x688",
    square: "square",
    tm: "tm",
});

/// `cards[].wholesale` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardWholesale {
    /// `enabled`.
    pub enabled: Option<bool>,
    /// `quantum`.
    pub quantum: Option<i64>,
}
wire_object!(TrashedCardWholesale {
    enabled: "enabled",
    quantum: "quantum",
});

/// `cards[].sizes[]` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardSize {
    /// `chrtID`.
    pub chrt_id: Option<i64>,
    /// `techSize`.
    pub tech_size: Option<String>,
    /// `wbSize`.
    pub wb_size: Option<String>,
    /// `skus`.
    pub skus: Vec<String>,
}
wire_object!(TrashedCardSize {
    chrt_id: "chrtID",
    tech_size: "techSize",
    wb_size: "wbSize",
    skus: "skus",
});

/// `cards[].dimensions` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardDimensions {
    /// `length`.
    pub length: Option<i64>,
    /// `width`.
    pub width: Option<i64>,
    /// `height`.
    pub height: Option<i64>,
    /// `weightBrutto`.
    pub weight_brutto: Option<Decimal>,
    /// `isValid`.
    pub is_valid: Option<bool>,
}
wire_object!(TrashedCardDimensions {
    length: "length",
    width: "width",
    height: "height",
    weight_brutto: "weightBrutto",
    is_valid: "isValid",
});

/// `cards[].characteristics[]` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardCharacteristic {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `value`.
    pub value: Option<Json>,
}
wire_object!(TrashedCardCharacteristic {
    id: "id",
    name: "name",
    value: "value",
});

/// `cards[]` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCard {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `kizMarked`, default `false`.
    pub kiz_marked: Option<bool>,
    /// `subjectID`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `photos`.
    pub photos: Vec<TrashedCardPhoto>,
    /// `video`.
    pub video: Option<String>,
    /// `wholesale`.
    pub wholesale: Option<TrashedCardWholesale>,
    /// `sizes`.
    pub sizes: Vec<TrashedCardSize>,
    /// `dimensions`.
    pub dimensions: Option<TrashedCardDimensions>,
    /// `characteristics`.
    pub characteristics: Vec<TrashedCardCharacteristic>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `trashedAt`.
    pub trashed_at: Option<DateTime>,
}
wire_object!(TrashedCard {
    nm_id: "nmID",
    vendor_code: "vendorCode",
    kiz_marked: "kizMarked",
    subject_id: "subjectID",
    subject_name: "subjectName",
    photos: "photos",
    video: "video",
    wholesale: "wholesale",
    sizes: "sizes",
    dimensions: "dimensions",
    characteristics: "characteristics",
    created_at: "createdAt",
    trashed_at: "trashedAt",
});

/// `cursor` of what `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardsCursor {
    /// `trashedAt`.
    pub trashed_at: Option<DateTime>,
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(TrashedCardsCursor {
    trashed_at: "trashedAt",
    nm_id: "nmID",
    total: "total",
});

/// What `trashed_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TrashedCardsResponse {
    /// `cards`.
    pub cards: Vec<TrashedCard>,
    /// `cursor`.
    pub cursor: Option<TrashedCardsCursor>,
}
wire_object!(TrashedCardsResponse {
    cards: "cards",
    cursor: "cursor",
});

/// `data` of what `card_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardLimitsData {
    /// `freeLimits`.
    pub free_limits: Option<i64>,
    /// `paidLimits`.
    pub paid_limits: Option<i64>,
}
wire_object!(CardLimitsData {
    free_limits: "freeLimits",
    paid_limits: "paidLimits",
});

/// What `card_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CardLimitsResponse {
    /// `data`.
    pub data: Option<CardLimitsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(CardLimitsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `generate_barcodes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GenerateBarcodesResponse {
    /// `data`.
    pub data: Vec<String>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(GenerateBarcodesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `upload_media_file` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadMediaFileResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(UploadMediaFileResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `set_media_links` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetMediaLinksResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<Json>,
}
wire_object!(SetMediaLinksResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `recommendations` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Recommendation {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
    /// `picsCount`.
    pub pics_count: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `pic`.
    pub pic: Option<String>,
    /// `recomCount`.
    pub recom_count: Option<i64>,
    /// `recomPics`.
    pub recom_pics: Vec<String>,
    /// `recomNms`.
    pub recom_nms: Vec<i64>,
}
wire_object!(Recommendation {
    nm_id: "nmId",
    imt_id: "imtId",
    vendor_code: "vendorCode",
    brand_name: "brandName",
    updated_at: "updatedAt",
    pics_count: "picsCount",
    title: "title",
    subject_name: "subjectName",
    pic: "pic",
    recom_count: "recomCount",
    recom_pics: "recomPics",
    recom_nms: "recomNms",
});

/// What `recommendations` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendationsResponse {
    /// `data`.
    pub data: Vec<Recommendation>,
    /// `next`.
    pub next: Option<i64>,
}
wire_object!(RecommendationsResponse {
    data: "data",
    next: "next",
});

/// `errors[]` of what `set_recommendations` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetRecommendationsError {
    /// `mainNm`.
    pub main_nm: Option<String>,
    /// `recomNm`.
    pub recom_nm: Option<String>,
    /// `message`.
    pub message: Option<String>,
}
wire_object!(SetRecommendationsError {
    main_nm: "mainNm",
    recom_nm: "recomNm",
    message: "message",
});

/// What `set_recommendations` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetRecommendationsResponse {
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<SetRecommendationsError>,
    /// `requestId`.
    pub request_id: Option<String>,
    /// `origin`.
    pub origin: Option<String>,
    /// `title`.
    pub title: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(SetRecommendationsResponse {
    is_error: "isError",
    errors: "errors",
    request_id: "requestId",
    origin: "origin",
    title: "title",
    detail: "detail",
});

/// `data` of what `upload_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadPricesData {
    /// `id`.
    pub id: Option<i64>,
    /// `alreadyExists`.
    pub already_exists: Option<bool>,
}
wire_object!(UploadPricesData {
    id: "id",
    already_exists: "alreadyExists",
});

/// What `upload_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadPricesResponse {
    /// `data`.
    pub data: Option<UploadPricesData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(UploadPricesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data` of what `upload_size_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadSizePricesData {
    /// `id`.
    pub id: Option<i64>,
    /// `alreadyExists`.
    pub already_exists: Option<bool>,
}
wire_object!(UploadSizePricesData {
    id: "id",
    already_exists: "alreadyExists",
});

/// What `upload_size_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadSizePricesResponse {
    /// `data`.
    pub data: Option<UploadSizePricesData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(UploadSizePricesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data` of what `upload_club_discounts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadClubDiscountsData {
    /// `id`.
    pub id: Option<i64>,
    /// `alreadyExists`.
    pub already_exists: Option<bool>,
}
wire_object!(UploadClubDiscountsData {
    id: "id",
    already_exists: "alreadyExists",
});

/// What `upload_club_discounts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadClubDiscountsResponse {
    /// `data`.
    pub data: Option<UploadClubDiscountsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(UploadClubDiscountsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `results[].error` of what `upload_wholesale_discounts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadWholesaleDiscountError {
    /// `status`.
    pub status: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(UploadWholesaleDiscountError {
    status: "status",
    title: "title",
    detail: "detail",
});

/// `results[]` of what `upload_wholesale_discounts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadWholesaleDiscount {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `success`.
    pub success: Option<bool>,
    /// `error`.
    pub error: Option<UploadWholesaleDiscountError>,
}
wire_object!(UploadWholesaleDiscount {
    nm_id: "nmId",
    success: "success",
    error: "error",
});

/// What `upload_wholesale_discounts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UploadWholesaleDiscountsResponse {
    /// `id`.
    pub id: Option<i64>,
    /// `alreadyExists`.
    pub already_exists: Option<bool>,
    /// `results`.
    pub results: Vec<UploadWholesaleDiscount>,
    /// `status`.
    pub status: Option<i64>,
    /// `title`.
    pub title: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
    /// `requestId`.
    pub request_id: Option<String>,
    /// `origin`.
    pub origin: Option<String>,
}
wire_object!(UploadWholesaleDiscountsResponse {
    id: "id",
    already_exists: "alreadyExists",
    results: "results",
    status: "status",
    title: "title",
    detail: "detail",
    request_id: "requestId",
    origin: "origin",
});

/// `data` of what `price_upload` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PriceUploadData {
    /// `uploadID`.
    pub upload_id: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `uploadDate`.
    pub upload_date: Option<DateTime>,
    /// `activationDate`.
    pub activation_date: Option<DateTime>,
    /// `overAllGoodsNumber`.
    pub over_all_goods_number: Option<i64>,
    /// `successGoodsNumber`.
    pub success_goods_number: Option<i64>,
}
wire_object!(PriceUploadData {
    upload_id: "uploadID",
    status: "status",
    upload_date: "uploadDate",
    activation_date: "activationDate",
    over_all_goods_number: "overAllGoodsNumber",
    success_goods_number: "successGoodsNumber",
});

/// What `price_upload` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PriceUploadResponse {
    /// `data`.
    pub data: Option<PriceUploadData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PriceUploadResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data.historyGoods[]` of what `price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PriceUploadGoodsHistoryGood {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `sizeID`.
    pub size_id: Option<i64>,
    /// `techSizeName`.
    pub tech_size_name: Option<String>,
    /// `price`.
    pub price: Option<i64>,
    /// `currencyIsoCode4217`.
    pub currency_iso_code4217: Option<String>,
    /// `discount`.
    pub discount: Option<i64>,
    /// `clubDiscount`.
    pub club_discount: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PriceUploadGoodsHistoryGood {
    nm_id: "nmID",
    vendor_code: "vendorCode",
    size_id: "sizeID",
    tech_size_name: "techSizeName",
    price: "price",
    currency_iso_code4217: "currencyIsoCode4217",
    discount: "discount",
    club_discount: "clubDiscount",
    status: "status",
    error_text: "errorText",
});

/// `data` of what `price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PriceUploadGoodsData {
    /// `uploadID`.
    pub upload_id: Option<i64>,
    /// `historyGoods`.
    pub history_goods: Vec<PriceUploadGoodsHistoryGood>,
}
wire_object!(PriceUploadGoodsData {
    upload_id: "uploadID",
    history_goods: "historyGoods",
});

/// What `price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PriceUploadGoodsResponse {
    /// `data`.
    pub data: Option<PriceUploadGoodsData>,
}
wire_object!(PriceUploadGoodsResponse {
    data: "data",
});

/// `data` of what `pending_price_upload` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PendingPriceUploadData {
    /// `uploadID`.
    pub upload_id: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `uploadDate`.
    pub upload_date: Option<DateTime>,
    /// `activationDate`.
    pub activation_date: Option<DateTime>,
    /// `overAllGoodsNumber`.
    pub over_all_goods_number: Option<i64>,
    /// `successGoodsNumber`.
    pub success_goods_number: Option<i64>,
}
wire_object!(PendingPriceUploadData {
    upload_id: "uploadID",
    status: "status",
    upload_date: "uploadDate",
    activation_date: "activationDate",
    over_all_goods_number: "overAllGoodsNumber",
    success_goods_number: "successGoodsNumber",
});

/// What `pending_price_upload` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PendingPriceUploadResponse {
    /// `data`.
    pub data: Option<PendingPriceUploadData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PendingPriceUploadResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data.bufferGoods[]` of what `pending_price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PendingPriceUploadGoodsBufferGood {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `sizeID`.
    pub size_id: Option<i64>,
    /// `techSizeName`.
    pub tech_size_name: Option<String>,
    /// `price`.
    pub price: Option<i64>,
    /// `currencyIsoCode4217`.
    pub currency_iso_code4217: Option<String>,
    /// `discount`.
    pub discount: Option<i64>,
    /// `clubDiscount`.
    pub club_discount: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PendingPriceUploadGoodsBufferGood {
    nm_id: "nmID",
    vendor_code: "vendorCode",
    size_id: "sizeID",
    tech_size_name: "techSizeName",
    price: "price",
    currency_iso_code4217: "currencyIsoCode4217",
    discount: "discount",
    club_discount: "clubDiscount",
    status: "status",
    error_text: "errorText",
});

/// `data` of what `pending_price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PendingPriceUploadGoodsData {
    /// `uploadID`.
    pub upload_id: Option<i64>,
    /// `bufferGoods`.
    pub buffer_goods: Vec<PendingPriceUploadGoodsBufferGood>,
}
wire_object!(PendingPriceUploadGoodsData {
    upload_id: "uploadID",
    buffer_goods: "bufferGoods",
});

/// What `pending_price_upload_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PendingPriceUploadGoodsResponse {
    /// `data`.
    pub data: Option<PendingPriceUploadGoodsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PendingPriceUploadGoodsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data.listGoods[].sizes[]` of what `prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesListGoodSize {
    /// `sizeID`.
    pub size_id: Option<i64>,
    /// `price`.
    pub price: Option<i64>,
    /// `discountedPrice`.
    pub discounted_price: Option<Decimal>,
    /// `clubDiscountedPrice`.
    pub club_discounted_price: Option<Decimal>,
    /// `techSizeName`.
    pub tech_size_name: Option<String>,
}
wire_object!(PricesListGoodSize {
    size_id: "sizeID",
    price: "price",
    discounted_price: "discountedPrice",
    club_discounted_price: "clubDiscountedPrice",
    tech_size_name: "techSizeName",
});

/// `data.listGoods[].wholesaleDiscountThreshold[]` of what `prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesListGoodWholesaleDiscountThreshold {
    /// `minQuantity`.
    pub min_quantity: Option<i64>,
    /// `wholesaleDiscount`.
    pub wholesale_discount: Option<i64>,
    /// `level`.
    pub level: Option<i64>,
}
wire_object!(PricesListGoodWholesaleDiscountThreshold {
    min_quantity: "minQuantity",
    wholesale_discount: "wholesaleDiscount",
    level: "level",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesListGood {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `sizes`.
    pub sizes: Vec<PricesListGoodSize>,
    /// `currencyIsoCode4217`.
    pub currency_iso_code4217: Option<String>,
    /// `discount`.
    pub discount: Option<i64>,
    /// `clubDiscount`.
    pub club_discount: Option<i64>,
    /// `editableSizePrice`.
    pub editable_size_price: Option<bool>,
    /// `wholesaleDiscountThreshold`.
    pub wholesale_discount_threshold: Vec<PricesListGoodWholesaleDiscountThreshold>,
}
wire_object!(PricesListGood {
    nm_id: "nmID",
    vendor_code: "vendorCode",
    sizes: "sizes",
    currency_iso_code4217: "currencyIsoCode4217",
    discount: "discount",
    club_discount: "clubDiscount",
    editable_size_price: "editableSizePrice",
    wholesale_discount_threshold: "wholesaleDiscountThreshold",
});

/// `data` of what `prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesData {
    /// `listGoods`.
    pub list_goods: Vec<PricesListGood>,
}
wire_object!(PricesData {
    list_goods: "listGoods",
});

/// What `prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesResponse {
    /// `data`.
    pub data: Option<PricesData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PricesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data` of what `prices_by_nm_ids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesByNmIdsData {
    /// `listGoods`.
    pub list_goods: Vec<PricesListGood>,
}
wire_object!(PricesByNmIdsData {
    list_goods: "listGoods",
});

/// What `prices_by_nm_ids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PricesByNmIdsResponse {
    /// `data`.
    pub data: Option<PricesByNmIdsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(PricesByNmIdsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data.listGoods[]` of what `size_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SizePricesListGood {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `sizeID`.
    pub size_id: Option<i64>,
    /// `vendorCode`.
    pub vendor_code: Option<String>,
    /// `price`.
    pub price: Option<i64>,
    /// `currencyIsoCode4217`.
    pub currency_iso_code4217: Option<String>,
    /// `discountedPrice`.
    pub discounted_price: Option<Decimal>,
    /// `clubDiscountedPrice`.
    pub club_discounted_price: Option<Decimal>,
    /// `discount`.
    pub discount: Option<i64>,
    /// `clubDiscount`.
    pub club_discount: Option<i64>,
    /// `techSizeName`.
    pub tech_size_name: Option<String>,
    /// `editableSizePrice`.
    pub editable_size_price: Option<bool>,
}
wire_object!(SizePricesListGood {
    nm_id: "nmID",
    size_id: "sizeID",
    vendor_code: "vendorCode",
    price: "price",
    currency_iso_code4217: "currencyIsoCode4217",
    discounted_price: "discountedPrice",
    club_discounted_price: "clubDiscountedPrice",
    discount: "discount",
    club_discount: "clubDiscount",
    tech_size_name: "techSizeName",
    editable_size_price: "editableSizePrice",
});

/// `data` of what `size_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SizePricesData {
    /// `listGoods`.
    pub list_goods: Vec<SizePricesListGood>,
}
wire_object!(SizePricesData {
    list_goods: "listGoods",
});

/// What `size_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SizePricesResponse {
    /// `data`.
    pub data: Option<SizePricesData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(SizePricesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `data.quarantineGoods[]` of what `quarantine_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuarantineGood {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `sizeID`.
    pub size_id: Option<i64>,
    /// `techSizeName`.
    pub tech_size_name: Option<String>,
    /// `currencyIsoCode4217`.
    pub currency_iso_code4217: Option<String>,
    /// `newPrice`.
    pub new_price: Option<Decimal>,
    /// `oldPrice`.
    pub old_price: Option<Decimal>,
    /// `newDiscount`.
    pub new_discount: Option<i64>,
    /// `oldDiscount`.
    pub old_discount: Option<i64>,
    /// `priceDiff`.
    pub price_diff: Option<Decimal>,
}
wire_object!(QuarantineGood {
    nm_id: "nmID",
    size_id: "sizeID",
    tech_size_name: "techSizeName",
    currency_iso_code4217: "currencyIsoCode4217",
    new_price: "newPrice",
    old_price: "oldPrice",
    new_discount: "newDiscount",
    old_discount: "oldDiscount",
    price_diff: "priceDiff",
});

/// `data` of what `quarantine_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuarantineGoodsData {
    /// `quarantineGoods`.
    pub quarantine_goods: Vec<QuarantineGood>,
}
wire_object!(QuarantineGoodsData {
    quarantine_goods: "quarantineGoods",
});

/// What `quarantine_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuarantineGoodsResponse {
    /// `data`.
    pub data: Option<QuarantineGoodsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
}
wire_object!(QuarantineGoodsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
});

/// `stocks[]` of what `stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Stock {
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `amount`.
    pub amount: Option<i64>,
}
wire_object!(Stock {
    chrt_id: "chrtId",
    amount: "amount",
});

/// What `stocks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StocksResponse {
    /// `stocks`.
    pub stocks: Vec<Stock>,
}
wire_object!(StocksResponse {
    stocks: "stocks",
});

/// `[]` of what `offices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Office {
    /// `address`.
    pub address: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `city`.
    pub city: Option<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
    /// `cargoType`, known values `1`, `3`.
    pub cargo_type: Option<i64>,
    /// `deliveryType`, known values `1`, `2`, `3`, `5`, `6`.
    pub delivery_type: Option<i64>,
    /// `federalDistrict`.
    pub federal_district: Option<String>,
    /// `selected`.
    pub selected: Option<bool>,
}
wire_object!(Office {
    address: "address",
    name: "name",
    city: "city",
    id: "id",
    longitude: "longitude",
    latitude: "latitude",
    cargo_type: "cargoType",
    delivery_type: "deliveryType",
    federal_district: "federalDistrict",
    selected: "selected",
});

/// `[]` of what `warehouses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Warehous {
    /// `name`.
    pub name: Option<String>,
    /// `officeId`.
    pub office_id: Option<i64>,
    /// `id`.
    pub id: Option<i64>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `deliveryType`, known values `1`, `2`, `3`, `5`, `6`.
    pub delivery_type: Option<i64>,
    /// `isDeleting`.
    pub is_deleting: Option<bool>,
    /// `isProcessing`.
    pub is_processing: Option<bool>,
}
wire_object!(Warehous {
    name: "name",
    office_id: "officeId",
    id: "id",
    cargo_type: "cargoType",
    delivery_type: "deliveryType",
    is_deleting: "isDeleting",
    is_processing: "isProcessing",
});

/// What `create_warehouse` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateWarehouseResponse {
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(CreateWarehouseResponse {
    id: "id",
});

/// `contacts[]` of what `warehouse_contacts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WarehouseContact {
    /// `comment`, at most 1000 characters.
    pub comment: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
}
wire_object!(WarehouseContact {
    comment: "comment",
    phone: "phone",
});

/// What `warehouse_contacts` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct WarehouseContactsResponse {
    /// `contacts`.
    pub contacts: Vec<WarehouseContact>,
}
wire_object!(WarehouseContactsResponse {
    contacts: "contacts",
});

/// `data[]` of what `okpd_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OkpdCode {
    /// `okpd2`.
    pub okpd2: Option<String>,
    /// `description`.
    pub description: Option<String>,
}
wire_object!(OkpdCode {
    okpd2: "okpd2",
    description: "description",
});

/// What `okpd_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OkpdCodesResponse {
    /// `data`.
    pub data: Vec<OkpdCode>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(OkpdCodesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `all_okpd_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AllOkpdCode {
    /// `okpd2`.
    pub okpd2: Option<String>,
    /// `description`.
    pub description: Option<String>,
}
wire_object!(AllOkpdCode {
    okpd2: "okpd2",
    description: "description",
});

/// What `all_okpd_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AllOkpdCodesResponse {
    /// `data`.
    pub data: Vec<AllOkpdCode>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(AllOkpdCodesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data[]` of what `all_tnved_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AllTnvedCode {
    /// `tnved`.
    pub tnved: Option<String>,
    /// `description`.
    pub description: Option<String>,
}
wire_object!(AllTnvedCode {
    tnved: "tnved",
    description: "description",
});

/// What `all_tnved_codes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AllTnvedCodesResponse {
    /// `data`.
    pub data: Vec<AllTnvedCode>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Option<String>,
}
wire_object!(AllTnvedCodesResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

