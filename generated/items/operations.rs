// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(unused_imports)]

use std::time::Duration;

use http::Method;

use crate::limits::{Limit, Limits};
use crate::{Api, Category, Operation, Scope, TokenType};

/// `GET /content/v2/object/parent/all`: see [`Items::parent_categories`](super::Items::parent_categories).
pub static PARENT_CATEGORIES: Operation = Operation {
    api: Api::Items,
    name: "parent_categories",
    method: Method::GET,
    path: "/content/v2/object/parent/all",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/object/all`: see [`Items::subjects`](super::Items::subjects).
pub static SUBJECTS: Operation = Operation {
    api: Api::Items,
    name: "subjects",
    method: Method::GET,
    path: "/content/v2/object/all",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/object/charcs/{subjectId}`: see [`Items::subject_characteristics`](super::Items::subject_characteristics).
pub static SUBJECT_CHARACTERISTICS: Operation = Operation {
    api: Api::Items,
    name: "subject_characteristics",
    method: Method::GET,
    path: "/content/v2/object/charcs/{subjectId}",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/colors`: see [`Items::colors`](super::Items::colors).
pub static COLORS: Operation = Operation {
    api: Api::Items,
    name: "colors",
    method: Method::GET,
    path: "/content/v2/directory/colors",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.characteristics",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/kinds`: see [`Items::genders`](super::Items::genders).
pub static GENDERS: Operation = Operation {
    api: Api::Items,
    name: "genders",
    method: Method::GET,
    path: "/content/v2/directory/kinds",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.characteristics",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/countries`: see [`Items::countries`](super::Items::countries).
pub static COUNTRIES: Operation = Operation {
    api: Api::Items,
    name: "countries",
    method: Method::GET,
    path: "/content/v2/directory/countries",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/seasons`: see [`Items::seasons`](super::Items::seasons).
pub static SEASONS: Operation = Operation {
    api: Api::Items,
    name: "seasons",
    method: Method::GET,
    path: "/content/v2/directory/seasons",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.characteristics",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/vat`: see [`Items::vat_rates`](super::Items::vat_rates).
pub static VAT_RATES: Operation = Operation {
    api: Api::Items,
    name: "vat_rates",
    method: Method::GET,
    path: "/content/v2/directory/vat",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.characteristics",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/directory/tnved`: see [`Items::tnved_codes`](super::Items::tnved_codes).
pub static TNVED_CODES: Operation = Operation {
    api: Api::Items,
    name: "tnved_codes",
    method: Method::GET,
    path: "/content/v2/directory/tnved",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/content/v1/brands`: see [`Items::brands`](super::Items::brands).
pub static BRANDS: Operation = Operation {
    api: Api::Items,
    name: "brands",
    method: Method::GET,
    path: "/api/content/v1/brands",
    scope: Scope::Content,
    sandbox: false,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.brands",
    limits: Limits::typed(
        Some(Limit::new(1000, 1, 1000, 5)),
        Some(Limit::new(1000, 1, 1000, 5)),
        Some(Limit::new(1000, 1, 1000, 5)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /content/v2/tags`: see [`Items::tags`](super::Items::tags).
pub static TAGS: Operation = Operation {
    api: Api::Items,
    name: "tags",
    method: Method::GET,
    path: "/content/v2/tags",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.tags",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/tag`: see [`Items::create_tag`](super::Items::create_tag).
pub static CREATE_TAG: Operation = Operation {
    api: Api::Items,
    name: "create_tag",
    method: Method::POST,
    path: "/content/v2/tag",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.tags",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `PATCH /content/v2/tag/{id}`: see [`Items::update_tag`](super::Items::update_tag).
pub static UPDATE_TAG: Operation = Operation {
    api: Api::Items,
    name: "update_tag",
    method: Method::PATCH,
    path: "/content/v2/tag/{id}",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.tags",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `DELETE /content/v2/tag/{id}`: see [`Items::delete_tag`](super::Items::delete_tag).
pub static DELETE_TAG: Operation = Operation {
    api: Api::Items,
    name: "delete_tag",
    method: Method::DELETE,
    path: "/content/v2/tag/{id}",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.tags",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/tag/nomenclature/link`: see [`Items::set_card_tags`](super::Items::set_card_tags).
pub static SET_CARD_TAGS: Operation = Operation {
    api: Api::Items,
    name: "set_card_tags",
    method: Method::POST,
    path: "/content/v2/tag/nomenclature/link",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.tags",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/get/cards/list`: see [`Items::cards_list`](super::Items::cards_list).
pub static CARDS_LIST: Operation = Operation {
    api: Api::Items,
    name: "cards_list",
    method: Method::POST,
    path: "/content/v2/get/cards/list",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.cards_list",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /content/v2/cards/error/list`: see [`Items::card_errors`](super::Items::card_errors).
pub static CARD_ERRORS: Operation = Operation {
    api: Api::Items,
    name: "card_errors",
    method: Method::POST,
    path: "/content/v2/cards/error/list",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.card_errors",
    limits: Limits::any(Limit::new(60000, 10, 6000, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(30000u64)),
};

/// `POST /content/v2/cards/update`: see [`Items::update_cards`](super::Items::update_cards).
pub static UPDATE_CARDS: Operation = Operation {
    api: Api::Items,
    name: "update_cards",
    method: Method::POST,
    path: "/content/v2/cards/update",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.update_cards",
    limits: Limits::any(Limit::new(60000, 10, 6000, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /content/v2/cards/moveNm`: see [`Items::merge_or_split_cards`](super::Items::merge_or_split_cards).
pub static MERGE_OR_SPLIT_CARDS: Operation = Operation {
    api: Api::Items,
    name: "merge_or_split_cards",
    method: Method::POST,
    path: "/content/v2/cards/moveNm",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/cards/delete/trash`: see [`Items::trash_cards`](super::Items::trash_cards).
pub static TRASH_CARDS: Operation = Operation {
    api: Api::Items,
    name: "trash_cards",
    method: Method::POST,
    path: "/content/v2/cards/delete/trash",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.trash_cards",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/cards/recover`: see [`Items::recover_cards`](super::Items::recover_cards).
pub static RECOVER_CARDS: Operation = Operation {
    api: Api::Items,
    name: "recover_cards",
    method: Method::POST,
    path: "/content/v2/cards/recover",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.recover_cards",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 5)),
        Some(Limit::new(60000, 3, 20000, 5)),
        Some(Limit::new(60000, 3, 20000, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/get/cards/trash`: see [`Items::trashed_cards`](super::Items::trashed_cards).
pub static TRASHED_CARDS: Operation = Operation {
    api: Api::Items,
    name: "trashed_cards",
    method: Method::POST,
    path: "/content/v2/get/cards/trash",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `GET /content/v2/cards/limits`: see [`Items::card_limits`](super::Items::card_limits).
pub static CARD_LIMITS: Operation = Operation {
    api: Api::Items,
    name: "card_limits",
    method: Method::GET,
    path: "/content/v2/cards/limits",
    scope: Scope::Content,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.card_limits",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/barcodes`: see [`Items::generate_barcodes`](super::Items::generate_barcodes).
pub static GENERATE_BARCODES: Operation = Operation {
    api: Api::Items,
    name: "generate_barcodes",
    method: Method::POST,
    path: "/content/v2/barcodes",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.content",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /content/v2/cards/upload`: see [`Items::create_cards`](super::Items::create_cards).
pub static CREATE_CARDS: Operation = Operation {
    api: Api::Items,
    name: "create_cards",
    method: Method::POST,
    path: "/content/v2/cards/upload",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.create_cards",
    limits: Limits::any(Limit::new(60000, 10, 6000, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /content/v2/cards/upload/add`: see [`Items::create_merged_cards`](super::Items::create_merged_cards).
pub static CREATE_MERGED_CARDS: Operation = Operation {
    api: Api::Items,
    name: "create_merged_cards",
    method: Method::POST,
    path: "/content/v2/cards/upload/add",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.create_merged_cards",
    limits: Limits::typed(
        Some(Limit::new(60000, 10, 6000, 5)),
        Some(Limit::new(60000, 10, 6000, 5)),
        Some(Limit::new(60000, 10, 6000, 5)),
        Some(Limit::new(7200000, 1, 7200000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /content/v3/media/file`: see [`Items::upload_media_file`](super::Items::upload_media_file).
pub static UPLOAD_MEDIA_FILE: Operation = Operation {
    api: Api::Items,
    name: "upload_media_file",
    method: Method::POST,
    path: "/content/v3/media/file",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.media",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(120000u64)),
};

/// `POST /content/v3/media/save`: see [`Items::set_media_links`](super::Items::set_media_links).
pub static SET_MEDIA_LINKS: Operation = Operation {
    api: Api::Items,
    name: "set_media_links",
    method: Method::POST,
    path: "/content/v3/media/save",
    scope: Scope::Content,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[],
    bucket: "items.media",
    limits: Limits::typed(
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(60000, 100, 600, 5)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/content/v1/recommendations/list`: see [`Items::recommendations`](super::Items::recommendations).
pub static RECOMMENDATIONS: Operation = Operation {
    api: Api::Items,
    name: "recommendations",
    method: Method::POST,
    path: "/api/content/v1/recommendations/list",
    scope: Scope::Content,
    sandbox: false,
    read_only: true,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "items.recommendations",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/content/v1/recommendations/set`: see [`Items::set_recommendations`](super::Items::set_recommendations).
pub static SET_RECOMMENDATIONS: Operation = Operation {
    api: Api::Items,
    name: "set_recommendations",
    method: Method::POST,
    path: "/api/content/v1/recommendations/set",
    scope: Scope::Content,
    sandbox: false,
    read_only: false,
    deprecated: false,
    category: Some(Category::Content),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "items.set_recommendations",
    limits: Limits::any(Limit::new(60000, 100, 600, 5)),
    cost_4xx: 1u32,
    success: &[200, 208],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/upload/task`: see [`Items::upload_prices`](super::Items::upload_prices).
pub static UPLOAD_PRICES: Operation = Operation {
    api: Api::Items,
    name: "upload_prices",
    method: Method::POST,
    path: "/api/v2/upload/task",
    scope: Scope::Prices,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200, 208],
    timeout: None,
};

/// `POST /api/v2/upload/task/size`: see [`Items::upload_size_prices`](super::Items::upload_size_prices).
pub static UPLOAD_SIZE_PRICES: Operation = Operation {
    api: Api::Items,
    name: "upload_size_prices",
    method: Method::POST,
    path: "/api/v2/upload/task/size",
    scope: Scope::Prices,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200, 208],
    timeout: None,
};

/// `POST /api/v2/upload/task/club-discount`: see [`Items::upload_club_discounts`](super::Items::upload_club_discounts).
pub static UPLOAD_CLUB_DISCOUNTS: Operation = Operation {
    api: Api::Items,
    name: "upload_club_discounts",
    method: Method::POST,
    path: "/api/v2/upload/task/club-discount",
    scope: Scope::Prices,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200, 208],
    timeout: None,
};

/// `POST /api/discounts-prices/v1/upload/task/b2b/wholesale`: see [`Items::upload_wholesale_discounts`](super::Items::upload_wholesale_discounts).
pub static UPLOAD_WHOLESALE_DISCOUNTS: Operation = Operation {
    api: Api::Items,
    name: "upload_wholesale_discounts",
    method: Method::POST,
    path: "/api/discounts-prices/v1/upload/task/b2b/wholesale",
    scope: Scope::Prices,
    sandbox: false,
    read_only: false,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        None,
        None,
    ),
    cost_4xx: 1u32,
    success: &[200, 208],
    timeout: None,
};

/// `GET /api/v2/history/tasks`: see [`Items::price_upload`](super::Items::price_upload).
pub static PRICE_UPLOAD: Operation = Operation {
    api: Api::Items,
    name: "price_upload",
    method: Method::GET,
    path: "/api/v2/history/tasks",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/history/goods/task`: see [`Items::price_upload_goods`](super::Items::price_upload_goods).
pub static PRICE_UPLOAD_GOODS: Operation = Operation {
    api: Api::Items,
    name: "price_upload_goods",
    method: Method::GET,
    path: "/api/v2/history/goods/task",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/buffer/tasks`: see [`Items::pending_price_upload`](super::Items::pending_price_upload).
pub static PENDING_PRICE_UPLOAD: Operation = Operation {
    api: Api::Items,
    name: "pending_price_upload",
    method: Method::GET,
    path: "/api/v2/buffer/tasks",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/buffer/goods/task`: see [`Items::pending_price_upload_goods`](super::Items::pending_price_upload_goods).
pub static PENDING_PRICE_UPLOAD_GOODS: Operation = Operation {
    api: Api::Items,
    name: "pending_price_upload_goods",
    method: Method::GET,
    path: "/api/v2/buffer/goods/task",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/list/goods/filter`: see [`Items::prices`](super::Items::prices).
pub static PRICES: Operation = Operation {
    api: Api::Items,
    name: "prices",
    method: Method::GET,
    path: "/api/v2/list/goods/filter",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(30000u64)),
};

/// `POST /api/v2/list/goods/filter`: see [`Items::prices_by_nm_ids`](super::Items::prices_by_nm_ids).
pub static PRICES_BY_NM_IDS: Operation = Operation {
    api: Api::Items,
    name: "prices_by_nm_ids",
    method: Method::POST,
    path: "/api/v2/list/goods/filter",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(30000u64)),
};

/// `GET /api/v2/list/goods/size/nm`: see [`Items::size_prices`](super::Items::size_prices).
pub static SIZE_PRICES: Operation = Operation {
    api: Api::Items,
    name: "size_prices",
    method: Method::GET,
    path: "/api/v2/list/goods/size/nm",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/quarantine/goods`: see [`Items::quarantine_goods`](super::Items::quarantine_goods).
pub static QUARANTINE_GOODS: Operation = Operation {
    api: Api::Items,
    name: "quarantine_goods",
    method: Method::GET,
    path: "/api/v2/quarantine/goods",
    scope: Scope::Prices,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Prices),
    token_types: &[],
    bucket: "items.prices",
    limits: Limits::typed(
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(6000, 10, 600, 5)),
        Some(Limit::new(3600000, 4, 900000, 1)),
    ),
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `PUT /api/v3/stocks/{warehouseId}`: see [`Items::update_stocks`](super::Items::update_stocks).
pub static UPDATE_STOCKS: Operation = Operation {
    api: Api::Items,
    name: "update_stocks",
    method: Method::PUT,
    path: "/api/v3/stocks/{warehouseId}",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.stocks",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[204],
    timeout: None,
};

/// `DELETE /api/v3/stocks/{warehouseId}`: see [`Items::delete_stocks`](super::Items::delete_stocks).
pub static DELETE_STOCKS: Operation = Operation {
    api: Api::Items,
    name: "delete_stocks",
    method: Method::DELETE,
    path: "/api/v3/stocks/{warehouseId}",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.delete_stocks",
    limits: Limits::any(Limit::new(60000, 10, 6000, 2)),
    cost_4xx: 10u32,
    success: &[204],
    timeout: None,
};

/// `POST /api/v3/stocks/{warehouseId}`: see [`Items::stocks`](super::Items::stocks).
pub static STOCKS: Operation = Operation {
    api: Api::Items,
    name: "stocks",
    method: Method::POST,
    path: "/api/v3/stocks/{warehouseId}",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.stocks",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v3/offices`: see [`Items::offices`](super::Items::offices).
pub static OFFICES: Operation = Operation {
    api: Api::Items,
    name: "offices",
    method: Method::GET,
    path: "/api/v3/offices",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.warehouses",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v3/warehouses`: see [`Items::warehouses`](super::Items::warehouses).
pub static WAREHOUSES: Operation = Operation {
    api: Api::Items,
    name: "warehouses",
    method: Method::GET,
    path: "/api/v3/warehouses",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: true,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.warehouses",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[200],
    timeout: None,
};

/// `POST /api/v3/warehouses`: see [`Items::create_warehouse`](super::Items::create_warehouse).
pub static CREATE_WAREHOUSE: Operation = Operation {
    api: Api::Items,
    name: "create_warehouse",
    method: Method::POST,
    path: "/api/v3/warehouses",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.warehouses",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[201],
    timeout: None,
};

/// `PUT /api/v3/warehouses/{warehouseId}`: see [`Items::update_warehouse`](super::Items::update_warehouse).
pub static UPDATE_WAREHOUSE: Operation = Operation {
    api: Api::Items,
    name: "update_warehouse",
    method: Method::PUT,
    path: "/api/v3/warehouses/{warehouseId}",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.warehouses",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[204],
    timeout: None,
};

/// `DELETE /api/v3/warehouses/{warehouseId}`: see [`Items::delete_warehouse`](super::Items::delete_warehouse).
pub static DELETE_WAREHOUSE: Operation = Operation {
    api: Api::Items,
    name: "delete_warehouse",
    method: Method::DELETE,
    path: "/api/v3/warehouses/{warehouseId}",
    scope: Scope::Marketplace,
    sandbox: true,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "items.warehouses",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[204],
    timeout: None,
};

/// `GET /api/v3/dbw/warehouses/{warehouseId}/contacts`: see [`Items::warehouse_contacts`](super::Items::warehouse_contacts).
pub static WAREHOUSE_CONTACTS: Operation = Operation {
    api: Api::Items,
    name: "warehouse_contacts",
    method: Method::GET,
    path: "/api/v3/dbw/warehouses/{warehouseId}/contacts",
    scope: Scope::Marketplace,
    sandbox: false,
    read_only: true,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "dbw.orders",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[200],
    timeout: None,
};

/// `PUT /api/v3/dbw/warehouses/{warehouseId}/contacts`: see [`Items::update_warehouse_contacts`](super::Items::update_warehouse_contacts).
pub static UPDATE_WAREHOUSE_CONTACTS: Operation = Operation {
    api: Api::Items,
    name: "update_warehouse_contacts",
    method: Method::PUT,
    path: "/api/v3/dbw/warehouses/{warehouseId}/contacts",
    scope: Scope::Marketplace,
    sandbox: false,
    read_only: false,
    deprecated: false,
    category: Some(Category::Marketplace),
    token_types: &[],
    bucket: "dbw.orders",
    limits: Limits::any(Limit::new(60000, 300, 200, 20)),
    cost_4xx: 10u32,
    success: &[204],
    timeout: None,
};

/// Every operation of this API.
pub static ALL: &[&Operation] = &[
    &PARENT_CATEGORIES,
    &SUBJECTS,
    &SUBJECT_CHARACTERISTICS,
    &COLORS,
    &GENDERS,
    &COUNTRIES,
    &SEASONS,
    &VAT_RATES,
    &TNVED_CODES,
    &BRANDS,
    &TAGS,
    &CREATE_TAG,
    &UPDATE_TAG,
    &DELETE_TAG,
    &SET_CARD_TAGS,
    &CARDS_LIST,
    &CARD_ERRORS,
    &UPDATE_CARDS,
    &MERGE_OR_SPLIT_CARDS,
    &TRASH_CARDS,
    &RECOVER_CARDS,
    &TRASHED_CARDS,
    &CARD_LIMITS,
    &GENERATE_BARCODES,
    &CREATE_CARDS,
    &CREATE_MERGED_CARDS,
    &UPLOAD_MEDIA_FILE,
    &SET_MEDIA_LINKS,
    &RECOMMENDATIONS,
    &SET_RECOMMENDATIONS,
    &UPLOAD_PRICES,
    &UPLOAD_SIZE_PRICES,
    &UPLOAD_CLUB_DISCOUNTS,
    &UPLOAD_WHOLESALE_DISCOUNTS,
    &PRICE_UPLOAD,
    &PRICE_UPLOAD_GOODS,
    &PENDING_PRICE_UPLOAD,
    &PENDING_PRICE_UPLOAD_GOODS,
    &PRICES,
    &PRICES_BY_NM_IDS,
    &SIZE_PRICES,
    &QUARANTINE_GOODS,
    &UPDATE_STOCKS,
    &DELETE_STOCKS,
    &STOCKS,
    &OFFICES,
    &WAREHOUSES,
    &CREATE_WAREHOUSE,
    &UPDATE_WAREHOUSE,
    &DELETE_WAREHOUSE,
    &WAREHOUSE_CONTACTS,
    &UPDATE_WAREHOUSE_CONTACTS,
];
