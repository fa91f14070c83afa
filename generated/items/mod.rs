// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Cards, media, prices, stocks and seller warehouses.
//!
//! Methods are on [`Items`], which [`Client::items`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/work-with-products>.

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
    /// Cards, media, prices, stocks and seller warehouses.
    pub fn items(&self) -> Items<'_> {
        Items { client: self }
    }
}

/// Cards, media, prices, stocks and seller warehouses.
///
/// Made by [`Client::items`].
#[derive(Debug, Clone, Copy)]
pub struct Items<'a> {
    client: &'a Client,
}

impl Items<'_> {
    /// Returns the top-level product categories with their ids, names and visibility.
    ///
    /// `GET /content/v2/object/parent/all` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes), [`merge_or_split_cards`](Self::merge_or_split_cards) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn parent_categories(
        self,
        params: &ParentCategoriesParams,
    ) -> Result<Response<ParentCategoriesResponse>> {
        self.client
            .json(
                Call::new(&operations::PARENT_CATEGORIES).query("locale", &params.locale),
            )
            .await
    }

    /// Returns a page (at most 1000) of product subjects with their parent categories, filtered by part of a name or by parent.
    ///
    /// `GET /content/v2/object/all` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes), [`merge_or_split_cards`](Self::merge_or_split_cards) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn subjects(
        self,
        params: &SubjectsParams,
    ) -> Result<Response<SubjectsResponse>> {
        self.client
            .json(
                Call::new(&operations::SUBJECTS)
                    .query("locale", &params.locale)
                    .query("name", &params.name)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("parentID", &params.parent_id),
            )
            .await
    }

    /// Returns the characteristics a card of the subject can have: ids, types, units, how many values, and which are required.
    ///
    /// `GET /content/v2/object/charcs/{subjectId}` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes), [`merge_or_split_cards`](Self::merge_or_split_cards) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn subject_characteristics(
        self,
        subject_id: i64,
        params: &SubjectCharacteristicsParams,
    ) -> Result<Response<SubjectCharacteristicsResponse>> {
        self.client
            .json(
                Call::new(&operations::SUBJECT_CHARACTERISTICS)
                    .path("subjectId", subject_id)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns the values allowed for the color characteristic, each with its parent color.
    ///
    /// `GET /content/v2/directory/colors` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.characteristics`, counted together with [`genders`](Self::genders), [`seasons`](Self::seasons), [`vat_rates`](Self::vat_rates).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn colors(
        self,
        params: &ColorsParams,
    ) -> Result<Response<ColorsResponse>> {
        self.client
            .json(Call::new(&operations::COLORS).query("locale", &params.locale))
            .await
    }

    /// Returns the values allowed for the gender characteristic (WB calls them kinds).
    ///
    /// `GET /content/v2/directory/kinds` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.characteristics`, counted together with [`colors`](Self::colors), [`seasons`](Self::seasons), [`vat_rates`](Self::vat_rates).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn genders(
        self,
        params: &GendersParams,
    ) -> Result<Response<GendersResponse>> {
        self.client
            .json(Call::new(&operations::GENDERS).query("locale", &params.locale))
            .await
    }

    /// Returns the values allowed for the country of origin characteristic, with ids and full names.
    ///
    /// `GET /content/v2/directory/countries` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`tnved_codes`](Self::tnved_codes), [`merge_or_split_cards`](Self::merge_or_split_cards) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn countries(
        self,
        params: &CountriesParams,
    ) -> Result<Response<CountriesResponse>> {
        self.client
            .json(Call::new(&operations::COUNTRIES).query("locale", &params.locale))
            .await
    }

    /// Returns the values allowed for the season characteristic as a list of strings.
    ///
    /// `GET /content/v2/directory/seasons` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.characteristics`, counted together with [`colors`](Self::colors), [`genders`](Self::genders), [`vat_rates`](Self::vat_rates).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn seasons(
        self,
        params: &SeasonsParams,
    ) -> Result<Response<SeasonsResponse>> {
        self.client
            .json(Call::new(&operations::SEASONS).query("locale", &params.locale))
            .await
    }

    /// Returns the values allowed for the VAT rate characteristic as a list of strings.
    ///
    /// `GET /content/v2/directory/vat` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.characteristics`, counted together with [`colors`](Self::colors), [`genders`](Self::genders), [`seasons`](Self::seasons).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn vat_rates(
        self,
        params: &VatRatesParams,
    ) -> Result<Response<VatRatesResponse>> {
        self.client
            .json(Call::new(&operations::VAT_RATES).query("locale", &params.locale))
            .await
    }

    /// Returns the customs codes (TNVED) of a subject, optionally by a part of the code, and whether each needs a marking code.
    ///
    /// `GET /content/v2/directory/tnved` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`merge_or_split_cards`](Self::merge_or_split_cards) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn tnved_codes(
        self,
        subject_id: i64,
        params: &TnvedCodesParams,
    ) -> Result<Response<TnvedCodesResponse>> {
        self.client
            .json(
                Call::new(&operations::TNVED_CODES)
                    .query("subjectID", &subject_id)
                    .query("search", &params.search)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns a page of the brands available for a subject; pass `next` from the answer to read on.
    ///
    /// `GET /api/content/v1/brands` on `content-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `items.brands`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn brands(
        self,
        subject_id: i64,
        params: &BrandsParams,
    ) -> Result<Response<BrandsResponse>> {
        self.client
            .json(
                Call::new(&operations::BRANDS)
                    .query("subjectId", &subject_id)
                    .query("next", &params.next),
            )
            .await
    }

    /// Returns all tags the seller has made for grouping cards, with their ids, names and colors.
    ///
    /// `GET /content/v2/tags` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.tags`, counted together with [`create_tag`](Self::create_tag), [`update_tag`](Self::update_tag), [`delete_tag`](Self::delete_tag), [`set_card_tags`](Self::set_card_tags).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn tags(self) -> Result<Response<TagsResponse>> {
        self.client.json(Call::new(&operations::TAGS)).await
    }

    /// Creates a tag with a name of at most 15 characters and a color; a seller can have 15 tags.
    ///
    /// `POST /content/v2/tag` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.tags`, counted together with [`tags`](Self::tags), [`update_tag`](Self::update_tag), [`delete_tag`](Self::delete_tag), [`set_card_tags`](Self::set_card_tags).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn create_tag(
        self,
        body: &CreateTagRequest,
    ) -> Result<Response<ContentErrorResponse>> {
        self.client.json(Call::new(&operations::CREATE_TAG).json(body)).await
    }

    /// Changes the name and the color of a tag, given the id of the tag.
    ///
    /// `PATCH /content/v2/tag/{id}` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.tags`, counted together with [`tags`](Self::tags), [`create_tag`](Self::create_tag), [`delete_tag`](Self::delete_tag), [`set_card_tags`](Self::set_card_tags).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn update_tag(
        self,
        id: i64,
        body: &UpdateTagRequest,
    ) -> Result<Response<ContentErrorResponse>> {
        self.client
            .json(Call::new(&operations::UPDATE_TAG).path("id", id).json(body))
            .await
    }

    /// Deletes a tag from the seller's list of tags, given the id of the tag.
    ///
    /// `DELETE /content/v2/tag/{id}` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.tags`, counted together with [`tags`](Self::tags), [`create_tag`](Self::create_tag), [`update_tag`](Self::update_tag), [`set_card_tags`](Self::set_card_tags).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn delete_tag(self, id: i64) -> Result<Response<ContentErrorResponse>> {
        self.client.json(Call::new(&operations::DELETE_TAG).path("id", id)).await
    }

    /// Adds tags to a card or takes them off it; a card holds at most 15 tags, and the tags themselves are kept.
    ///
    /// `POST /content/v2/tag/nomenclature/link` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.tags`, counted together with [`tags`](Self::tags), [`create_tag`](Self::create_tag), [`update_tag`](Self::update_tag), [`delete_tag`](Self::delete_tag).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn set_card_tags(
        self,
        body: &SetCardTagsRequest,
    ) -> Result<Response<ContentErrorResponse>> {
        self.client.json(Call::new(&operations::SET_CARD_TAGS).json(body)).await
    }

    /// Returns a page of at most 100 cards, trash excluded; the cursor of an answer (`updatedAt` and `nmID`) starts the next page.
    ///
    /// `POST /content/v2/get/cards/list` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.cards_list`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn cards_list(
        self,
        params: &CardsListParams,
        body: &CardsListRequest,
    ) -> Result<Response<CardsListResponse>> {
        self.client
            .json(
                Call::new(&operations::CARDS_LIST)
                    .query("locale", &params.locale)
                    .json(body),
            )
            .await
    }

    /// Returns a page of at most 100 batches of draft cards that WB failed to create or update, with the errors of each.
    ///
    /// `POST /content/v2/cards/error/list` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 10 per 1 min, one every 6 s, at most 5 at once.
    ///
    /// Bucket `items.card_errors`.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn card_errors(
        self,
        params: &CardErrorsParams,
        body: &CardErrorsRequest,
    ) -> Result<Response<CardErrorsResponse>> {
        self.client
            .json(
                Call::new(&operations::CARD_ERRORS)
                    .query("locale", &params.locale)
                    .json(body),
            )
            .await
    }

    /// Overwrites up to 3000 cards (10 MB a request) asynchronously; send every field, also the unchanged ones.
    ///
    /// `POST /content/v2/cards/update` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 10 per 1 min, one every 6 s, at most 5 at once.
    ///
    /// Bucket `items.update_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn update_cards(
        self,
        body: &[UpdateCardsEntry],
    ) -> Result<Response<UpdateCards>> {
        self.client.json(Call::new(&operations::UPDATE_CARDS).json(body)).await
    }

    /// Merges up to 30 cards of one subject under a target `imtID`, or, when no target is given, splits them off.
    ///
    /// `POST /content/v2/cards/moveNm` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn merge_or_split_cards(
        self,
        body: &MergeOrSplitCardsRequest,
    ) -> Result<Response<UpdateCards>> {
        self.client.json(Call::new(&operations::MERGE_OR_SPLIT_CARDS).json(body)).await
    }

    /// Moves up to 1000 cards to the trash, where WB deletes them after 30 days if they have no stock.
    ///
    /// `POST /content/v2/cards/delete/trash` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.trash_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn trash_cards(
        self,
        body: &TrashCardsRequest,
    ) -> Result<Response<TrashCardsResponse>> {
        self.client.json(Call::new(&operations::TRASH_CARDS).json(body)).await
    }

    /// Takes up to 1000 cards back out of the trash; each keeps the `imtID` it was given there.
    ///
    /// `POST /content/v2/cards/recover` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.recover_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn recover_cards(
        self,
        body: &RecoverCardsRequest,
    ) -> Result<Response<RecoverCardsResponse>> {
        self.client.json(Call::new(&operations::RECOVER_CARDS).json(body)).await
    }

    /// Returns a page of at most 100 cards in the trash; the cursor of an answer (`trashedAt` and `nmID`) starts the next page.
    ///
    /// `POST /content/v2/get/cards/trash` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn trashed_cards(
        self,
        params: &TrashedCardsParams,
        body: &TrashedCardsRequest,
    ) -> Result<Response<TrashedCardsResponse>> {
        self.client
            .json(
                Call::new(&operations::TRASHED_CARDS)
                    .query("locale", &params.locale)
                    .json(body),
            )
            .await
    }

    /// Returns how many cards the seller may create in total: the free and the paid allowance.
    ///
    /// `GET /content/v2/cards/limits` on `content-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.card_limits`.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn card_limits(self) -> Result<Response<CardLimitsResponse>> {
        self.client.json(Call::new(&operations::CARD_LIMITS)).await
    }

    /// Generates up to 5000 unique barcodes for the sizes of new cards and returns them.
    ///
    /// `POST /content/v2/barcodes` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn generate_barcodes(
        self,
        body: &GenerateBarcodesRequest,
    ) -> Result<Response<GenerateBarcodesResponse>> {
        self.client.json(Call::new(&operations::GENERATE_BARCODES).json(body)).await
    }

    /// Creates up to 100 cards, or 100 groups of up to 30 merged cards, asynchronously; sizes are in cm, weight in kg, 10 MB a request.
    ///
    /// `POST /content/v2/cards/upload` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 10 per 1 min, one every 6 s, at most 5 at once.
    ///
    /// Bucket `items.create_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn create_cards(
        self,
        body: &[CreateCardsEntry],
    ) -> Result<Response<UpdateCards>> {
        self.client.json(Call::new(&operations::CREATE_CARDS).json(body)).await
    }

    /// Creates up to 29 cards merged into an existing card or group (`imtID`), asynchronously; a group holds at most 30 cards.
    ///
    /// `POST /content/v2/cards/upload/add` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 min, one every 6 s, at most 5 at once |
    /// | base | 1 per 2 h, one every 2 h, at most 1 at once |
    ///
    /// Bucket `items.create_merged_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn create_merged_cards(
        self,
        body: &CreateMergedCardsRequest,
    ) -> Result<Response<UpdateCards>> {
        self.client.json(Call::new(&operations::CREATE_MERGED_CARDS).json(body)).await
    }

    /// Uploads one image (at most 32 MB) or video (at most 50 MB) into the given media slot of a card.
    ///
    /// `POST /content/v3/media/file` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.media`, counted together with [`set_media_links`](Self::set_media_links).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn upload_media_file(
        self,
        nm_id: &str,
        photo_number: i64,
        form: &UploadMediaFileRequest,
    ) -> Result<Response<UploadMediaFileResponse>> {
        self.client
            .json(
                Call::new(&operations::UPLOAD_MEDIA_FILE)
                    .header("X-Nm-Id", nm_id)
                    .header("X-Photo-Number", &photo_number)
                    .files("uploadfile", form.uploadfile.as_slice()),
            )
            .await
    }

    /// Replaces all media of a card with files that WB fetches from direct links: up to 30 images and one video.
    ///
    /// `POST /content/v3/media/save` on `content-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 100 per 1 min, one every 600 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `items.media`, counted together with [`upload_media_file`](Self::upload_media_file).
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.content`, common to 21 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn set_media_links(
        self,
        body: &SetMediaLinksRequest,
    ) -> Result<Response<SetMediaLinksResponse>> {
        self.client.json(Call::new(&operations::SET_MEDIA_LINKS).json(body)).await
    }

    /// Returns a page (at most 5000) of the seller's cards with the cards recommended on each; filters by brand, subject or article.
    ///
    /// `POST /api/content/v1/recommendations/list` on `content-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.recommendations`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn recommendations(
        self,
        body: &RecommendationsRequest,
    ) -> Result<Response<RecommendationsResponse>> {
        self.client.json(Call::new(&operations::RECOMMENDATIONS).json(body)).await
    }

    /// Adds to or replaces the recommended cards of up to 5000 cards, at most 20 each; returns the pairs that failed.
    ///
    /// `POST /api/content/v1/recommendations/set` on `content-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.set_recommendations`.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn set_recommendations(
        self,
        body: &SetRecommendationsRequest,
    ) -> Result<Response<SetRecommendationsResponse>> {
        self.client.json(Call::new(&operations::SET_RECOMMENDATIONS).json(body)).await
    }

    /// Uploads prices and discounts for up to 1000 products; returns the id of the upload, which WB processes afterwards.
    ///
    /// `POST /api/v2/upload/task` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload), [`price_upload_goods`](Self::price_upload_goods) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn upload_prices(
        self,
        body: &UploadPricesRequest,
    ) -> Result<Response<UploadPricesResponse>> {
        self.client.json(Call::new(&operations::UPLOAD_PRICES).json(body)).await
    }

    /// Uploads prices for up to 1000 sizes, for products that allow a price per size; returns the id of the upload.
    ///
    /// `POST /api/v2/upload/task/size` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload), [`price_upload_goods`](Self::price_upload_goods) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn upload_size_prices(
        self,
        body: &UploadSizePricesRequest,
    ) -> Result<Response<UploadSizePricesResponse>> {
        self.client.json(Call::new(&operations::UPLOAD_SIZE_PRICES).json(body)).await
    }

    /// Uploads WB Club discounts for up to 1000 products; returns the id of the upload, which WB processes afterwards.
    ///
    /// `POST /api/v2/upload/task/club-discount` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload), [`price_upload_goods`](Self::price_upload_goods) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn upload_club_discounts(
        self,
        body: &UploadClubDiscountsRequest,
    ) -> Result<Response<UploadClubDiscountsResponse>> {
        self.client.json(Call::new(&operations::UPLOAD_CLUB_DISCOUNTS).json(body)).await
    }

    /// Uploads wholesale discount steps for B2B sales of up to 1000 products; returns the upload id and a result per product.
    ///
    /// `POST /api/discounts-prices/v1/upload/task/b2b/wholesale` on `discounts-prices-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service | 10 per 6 s, one every 600 ms, at most 5 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`price_upload`](Self::price_upload), [`price_upload_goods`](Self::price_upload_goods) and 6 more.
    ///
    /// Succeeds with 200 or 208: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn upload_wholesale_discounts(
        self,
        body: &UploadWholesaleDiscountsRequest,
    ) -> Result<Response<UploadWholesaleDiscountsResponse>> {
        self.client
            .json(Call::new(&operations::UPLOAD_WHOLESALE_DISCOUNTS).json(body))
            .await
    }

    /// Returns the status and the counters of a processed upload of prices or discounts, given the upload id.
    ///
    /// `GET /api/v2/history/tasks` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload_goods`](Self::price_upload_goods) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn price_upload(
        self,
        upload_id: i64,
    ) -> Result<Response<PriceUploadResponse>> {
        self.client
            .json(Call::new(&operations::PRICE_UPLOAD).query("uploadID", &upload_id))
            .await
    }

    /// Returns a page (at most 1000) of the products of a processed price upload, with the error of each that failed.
    ///
    /// `GET /api/v2/history/goods/task` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn price_upload_goods(
        self,
        limit: i64,
        upload_id: i64,
        params: &PriceUploadGoodsParams,
    ) -> Result<Response<PriceUploadGoodsResponse>> {
        self.client
            .json(
                Call::new(&operations::PRICE_UPLOAD_GOODS)
                    .query("limit", &limit)
                    .query("uploadID", &upload_id)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Returns the status and the counters of an upload of promotion discounts that waits for the promotion to start.
    ///
    /// `GET /api/v2/buffer/tasks` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn pending_price_upload(
        self,
        upload_id: i64,
    ) -> Result<Response<PendingPriceUploadResponse>> {
        self.client
            .json(
                Call::new(&operations::PENDING_PRICE_UPLOAD)
                    .query("uploadID", &upload_id),
            )
            .await
    }

    /// Returns a page (at most 1000) of the products of an upload that waits for its promotion to start, with their errors.
    ///
    /// `GET /api/v2/buffer/goods/task` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn pending_price_upload_goods(
        self,
        limit: i64,
        upload_id: i64,
        params: &PendingPriceUploadGoodsParams,
    ) -> Result<Response<PendingPriceUploadGoodsResponse>> {
        self.client
            .json(
                Call::new(&operations::PENDING_PRICE_UPLOAD_GOODS)
                    .query("limit", &limit)
                    .query("uploadID", &upload_id)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Returns a page (at most 1000) of the seller's products with prices and discounts, or one product by its `nmID`; the end is an empty page.
    ///
    /// `GET /api/v2/list/goods/filter` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn prices(
        self,
        limit: i64,
        params: &PricesParams,
    ) -> Result<Response<PricesResponse>> {
        self.client
            .json(
                Call::new(&operations::PRICES)
                    .query("limit", &limit)
                    .query("offset", &params.offset)
                    .query("filterNmID", &params.filter_nm_id),
            )
            .await
    }

    /// Returns prices, currency and discounts of up to 1000 products chosen by their `nmID`.
    ///
    /// `POST /api/v2/list/goods/filter` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn prices_by_nm_ids(
        self,
        body: &PricesByNmIdsRequest,
    ) -> Result<Response<PricesByNmIdsResponse>> {
        self.client.json(Call::new(&operations::PRICES_BY_NM_IDS).json(body)).await
    }

    /// Returns a page (at most 1000) of the sizes of one product with their prices, for products that allow a price per size.
    ///
    /// `GET /api/v2/list/goods/size/nm` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn size_prices(
        self,
        limit: i64,
        nm_id: i64,
        params: &SizePricesParams,
    ) -> Result<Response<SizePricesResponse>> {
        self.client
            .json(
                Call::new(&operations::SIZE_PRICES)
                    .query("limit", &limit)
                    .query("nmID", &nm_id)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Returns a page (at most 1000) of products whose new price was held back because it is at least three times lower.
    ///
    /// `GET /api/v2/quarantine/goods` on `discounts-prices-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `items.prices`, counted together with [`upload_prices`](Self::upload_prices), [`upload_size_prices`](Self::upload_size_prices), [`upload_club_discounts`](Self::upload_club_discounts), [`upload_wholesale_discounts`](Self::upload_wholesale_discounts), [`price_upload`](Self::price_upload) and 6 more.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.prices`, common to 11 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn quarantine_goods(
        self,
        limit: i64,
        params: &QuarantineGoodsParams,
    ) -> Result<Response<QuarantineGoodsResponse>> {
        self.client
            .json(
                Call::new(&operations::QUARANTINE_GOODS)
                    .query("limit", &limit)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Returns the stock of up to 1000 sizes (`chrtId`) at a seller's warehouse; changes nothing.
    ///
    /// `POST /api/v3/stocks/{warehouseId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.stocks`, counted together with [`update_stocks`](Self::update_stocks); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn stocks(
        self,
        warehouse_id: i64,
        body: &StocksRequest,
    ) -> Result<Response<StocksResponse>> {
        self.client
            .json(
                Call::new(&operations::STOCKS)
                    .path("warehouseId", warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Sets the stock of up to 1000 sizes (`chrtId`) at a seller's warehouse; misspelt field names are ignored silently.
    ///
    /// `PUT /api/v3/stocks/{warehouseId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.stocks`, counted together with [`stocks`](Self::stocks); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn update_stocks(
        self,
        warehouse_id: i64,
        body: &UpdateStocksRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::UPDATE_STOCKS)
                    .path("warehouseId", warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Deletes the stock records of up to 1000 sizes (`chrtId`) at a seller's warehouse for good.
    ///
    /// `DELETE /api/v3/stocks/{warehouseId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 10 per 1 min, one every 6 s, at most 2 at once.
    ///
    /// Bucket `items.delete_stocks`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn delete_stocks(
        self,
        warehouse_id: i64,
        body: &DeleteStocksRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_STOCKS)
                    .path("warehouseId", warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Returns all WB offices a seller's warehouse can be tied to, with address, position, cargo type and delivery type.
    ///
    /// `GET /api/v3/offices` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.warehouses`, counted together with [`warehouses`](Self::warehouses), [`create_warehouse`](Self::create_warehouse), [`update_warehouse`](Self::update_warehouse), [`delete_warehouse`](Self::delete_warehouse); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn offices(self) -> Result<Response<Vec<Office>>> {
        self.client.json(Call::new(&operations::OFFICES)).await
    }

    /// Returns all warehouses of the seller with their WB office, cargo type, delivery type and state.
    ///
    /// `GET /api/v3/warehouses` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.warehouses`, counted together with [`offices`](Self::offices), [`create_warehouse`](Self::create_warehouse), [`update_warehouse`](Self::update_warehouse), [`delete_warehouse`](Self::delete_warehouse); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn warehouses(self) -> Result<Response<Vec<Warehous>>> {
        self.client.json(Call::new(&operations::WAREHOUSES)).await
    }

    /// Creates a seller's warehouse tied to a WB office that is not in use yet; returns the id of the warehouse.
    ///
    /// `POST /api/v3/warehouses` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.warehouses`, counted together with [`offices`](Self::offices), [`warehouses`](Self::warehouses), [`update_warehouse`](Self::update_warehouse), [`delete_warehouse`](Self::delete_warehouse); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn create_warehouse(
        self,
        body: &CreateWarehouseRequest,
    ) -> Result<Response<CreateWarehouseResponse>> {
        self.client.json(Call::new(&operations::CREATE_WAREHOUSE).json(body)).await
    }

    /// Changes the name or the WB office of a seller's warehouse; the office can be changed once a day.
    ///
    /// `PUT /api/v3/warehouses/{warehouseId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.warehouses`, counted together with [`offices`](Self::offices), [`warehouses`](Self::warehouses), [`create_warehouse`](Self::create_warehouse), [`delete_warehouse`](Self::delete_warehouse); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn update_warehouse(
        self,
        warehouse_id: i64,
        body: &UpdateWarehouseRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::UPDATE_WAREHOUSE)
                    .path("warehouseId", warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Deletes a warehouse of the seller, given the id of the warehouse.
    ///
    /// `DELETE /api/v3/warehouses/{warehouseId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `items.warehouses`, counted together with [`offices`](Self::offices), [`warehouses`](Self::warehouses), [`create_warehouse`](Self::create_warehouse), [`update_warehouse`](Self::update_warehouse); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn delete_warehouse(self, warehouse_id: i64) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_WAREHOUSE)
                    .path("warehouseId", warehouse_id),
            )
            .await
    }

    /// Returns the contacts of a seller's warehouse that delivers by WB courier (DBW).
    ///
    /// `GET /api/v3/dbw/warehouses/{warehouseId}/contacts` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with [`update_warehouse_contacts`](Self::update_warehouse_contacts), `orders_dbw.new_orders`, `orders_dbw.completed_orders`, `orders_dbw.order_delivery_dates`, `orders_dbw.order_clients` and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn warehouse_contacts(
        self,
        warehouse_id: i64,
    ) -> Result<Response<WarehouseContactsResponse>> {
        self.client
            .json(
                Call::new(&operations::WAREHOUSE_CONTACTS)
                    .path("warehouseId", warehouse_id),
            )
            .await
    }

    /// Replaces the contacts (at most 5) of a DBW warehouse of the seller; an empty list removes them all.
    ///
    /// `PUT /api/v3/dbw/warehouses/{warehouseId}/contacts` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with [`warehouse_contacts`](Self::warehouse_contacts), `orders_dbw.new_orders`, `orders_dbw.completed_orders`, `orders_dbw.order_delivery_dates`, `orders_dbw.order_clients` and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn update_warehouse_contacts(
        self,
        warehouse_id: i64,
        body: &UpdateWarehouseContactsRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::UPDATE_WAREHOUSE_CONTACTS)
                    .path("warehouseId", warehouse_id)
                    .json(body),
            )
            .await
    }

    /// Returns the product codes (OKPD2) of a subject, optionally by a part of the code.
    ///
    /// `GET /api/content/v2/directory/okpd` on `content-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn okpd_codes(
        self,
        subject_id: i64,
        params: &OkpdCodesParams,
    ) -> Result<Response<OkpdCodesResponse>> {
        self.client
            .json(
                Call::new(&operations::OKPD_CODES)
                    .query("subjectId", &subject_id)
                    .query("search", &params.search)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns product codes (OKPD2) of all subjects, optionally by a part of the code.
    ///
    /// `GET /api/content/v2/directory/okpd/all` on `content-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn all_okpd_codes(
        self,
        params: &AllOkpdCodesParams,
    ) -> Result<Response<AllOkpdCodesResponse>> {
        self.client
            .json(
                Call::new(&operations::ALL_OKPD_CODES)
                    .query("search", &params.search)
                    .query("locale", &params.locale),
            )
            .await
    }

    /// Returns customs codes (TNVED) of all subjects, optionally by a part of the code.
    ///
    /// `GET /api/content/v2/directory/tnved/all` on `content-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `items.content`, counted together with [`parent_categories`](Self::parent_categories), [`subjects`](Self::subjects), [`subject_characteristics`](Self::subject_characteristics), [`countries`](Self::countries), [`tnved_codes`](Self::tnved_codes) and 5 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/work-with-products)
    pub async fn all_tnved_codes(
        self,
        params: &AllTnvedCodesParams,
    ) -> Result<Response<AllTnvedCodesResponse>> {
        self.client
            .json(
                Call::new(&operations::ALL_TNVED_CODES)
                    .query("search", &params.search)
                    .query("locale", &params.locale),
            )
            .await
    }
}
