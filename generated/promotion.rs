// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Campaigns, bids, search clusters, statistics and the promotions calendar.
//!
//! Methods are on [`Promotion`], which [`Client::promotion`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/promotion>.

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
    /// Campaigns, bids, search clusters, statistics and the promotions calendar.
    pub fn promotion(&self) -> Promotion<'_> {
        Promotion { client: self }
    }
}

/// Campaigns, bids, search clusters, statistics and the promotions calendar.
///
/// Made by [`Client::promotion`].
#[derive(Debug, Clone, Copy)]
pub struct Promotion<'a> {
    client: &'a Client,
}

impl Promotion<'_> {
    /// Returns the ids of all campaigns of the seller, grouped by type and status, with counts and dates of the last change.
    ///
    /// `GET /adv/v1/promotion/count` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `promotion.campaigns_count`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaigns_count(self) -> Result<Response<CampaignsCountResponse>> {
        self.client.json(Call::new(&operations::CAMPAIGNS_COUNT)).await
    }

    /// Returns the settings, bids, statuses and times of campaigns, filtered by ids (at most 50), statuses or payment type.
    ///
    /// `GET /api/advert/v2/adverts` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.campaigns`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaigns(
        self,
        params: &CampaignsParams,
    ) -> Result<Response<CampaignsResponse>> {
        self.client
            .json(
                Call::new(&operations::CAMPAIGNS)
                    .query("ids", &params.ids)
                    .query("statuses", &params.statuses)
                    .query("payment_type", &params.payment_type),
            )
            .await
    }

    /// Returns the lowest allowed bids of up to 100 cards of a campaign by payment type and placement, in 1/100 of the account currency.
    ///
    /// `POST /api/advert/v1/bids/min` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 20 per 1 min, one every 3 s, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.min_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn min_bids(
        self,
        body: &MinBidsRequest,
    ) -> Result<Response<MinBidsResponse>> {
        self.client.json(Call::new(&operations::MIN_BIDS).json(body)).await
    }

    /// Creates a campaign with a manual or a unified bid for up to 50 cards; returns the campaign id.
    ///
    /// `POST /adv/v2/seacat/save-ad` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 min, one every 12 s, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.create_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn create_campaign(
        self,
        body: &CreateCampaignRequest,
    ) -> Result<Response<Option<i64>>> {
        self.client.json(Call::new(&operations::CREATE_CAMPAIGN).json(body)).await
    }

    /// Returns the subjects whose cards can be advertised, with the number of cards in each.
    ///
    /// `GET /adv/v1/supplier/subjects` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 12 s, one every 12 s, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.campaign_subjects`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaign_subjects(
        self,
        params: &CampaignSubjectsParams,
    ) -> Result<Response<Vec<CampaignSubject>>> {
        self.client
            .json(
                Call::new(&operations::CAMPAIGN_SUBJECTS)
                    .query("payment_type", &params.payment_type),
            )
            .await
    }

    /// Returns the cards of the given subjects that can be added to a campaign, with their titles.
    ///
    /// `POST /adv/v2/supplier/nms` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 min, one every 12 s, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.campaign_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaign_cards(
        self,
        body: &[i64],
    ) -> Result<Response<Vec<CampaignCard>>> {
        self.client.json(Call::new(&operations::CAMPAIGN_CARDS).json(body)).await
    }

    /// Deletes a campaign that is ready to start (status 4); the deletion takes 3 to 10 minutes.
    ///
    /// `GET /adv/v0/delete` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.delete_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn delete_campaign(self, id: i64) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::DELETE_CAMPAIGN).query("id", &id)).await
    }

    /// Changes the name of a campaign in any status; the new name has at most 100 characters.
    ///
    /// `POST /adv/v0/rename` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.rename_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn rename_campaign(
        self,
        body: &RenameCampaignRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::RENAME_CAMPAIGN).json(body)).await
    }

    /// Starts a campaign that is ready (status 4) or paused (status 11); its budget must suffice.
    ///
    /// `GET /adv/v0/start` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.start_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn start_campaign(self, id: i64) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::START_CAMPAIGN).query("id", &id)).await
    }

    /// Pauses a campaign that is active (status 9); `start_campaign` lets it go on.
    ///
    /// `GET /adv/v0/pause` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.pause_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn pause_campaign(self, id: i64) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::PAUSE_CAMPAIGN).query("id", &id)).await
    }

    /// Ends a campaign that is active (status 9) or paused (status 11), given the campaign id.
    ///
    /// `GET /adv/v0/stop` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.stop_campaign`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn stop_campaign(self, id: i64) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::STOP_CAMPAIGN).query("id", &id)).await
    }

    /// Sets where up to 50 campaigns with a manual CPM bid are shown: in search, in recommendations or both.
    ///
    /// `PUT /adv/v0/auction/placements` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 1 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.set_placements`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_placements(
        self,
        body: &SetPlacementsRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::SET_PLACEMENTS).json(body)).await
    }

    /// Sets the bids of up to 50 cards in each of up to 50 campaigns, in 1/100 of the account currency; returns the bids as set.
    ///
    /// `PATCH /api/advert/v1/bids` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.set_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_bids(
        self,
        body: &SetBidsRequest,
    ) -> Result<Response<SetBidsResponse>> {
        self.client.json(Call::new(&operations::SET_BIDS).json(body)).await
    }

    /// Returns the advertising account, the balance for netting against sales, and the bonuses with their expiry dates.
    ///
    /// `GET /adv/v1/balance` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 5 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.balance`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn balance(self) -> Result<Response<BalanceResponse>> {
        self.client.json(Call::new(&operations::BALANCE)).await
    }

    /// Returns the budget of one campaign: cash, netting and total; deprecated and due for removal, use `campaign_budgets`.
    ///
    /// `GET /adv/v1/budget` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 4 per 1 s, one every 250 ms, at most 4 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `promotion.campaign_budget`.
    ///
    /// WB has announced its removal.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    #[deprecated(note = "WB has announced its removal")]
    pub async fn campaign_budget(
        self,
        id: i64,
    ) -> Result<Response<CampaignBudgetResponse>> {
        self.client.json(Call::new(&operations::CAMPAIGN_BUDGET).query("id", &id)).await
    }

    /// Adds money to the budget of a campaign from the account, the balance or bonuses; returns the new total on request.
    ///
    /// `POST /adv/v1/budget/deposit` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 5 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.deposit_campaign_budget`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn deposit_campaign_budget(
        self,
        id: i64,
        body: &DepositCampaignBudgetRequest,
    ) -> Result<Response<DepositCampaignBudgetResponse>> {
        self.client
            .json(
                Call::new(&operations::DEPOSIT_CAMPAIGN_BUDGET)
                    .query("id", &id)
                    .json(body),
            )
            .await
    }

    /// Returns what campaigns actually spent in a period of 1 to 31 days, one row per charge.
    ///
    /// `GET /adv/v1/upd` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.expenses`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn expenses(self, from: Date, to: Date) -> Result<Response<Vec<Expense>>> {
        self.client
            .json(Call::new(&operations::EXPENSES).query("from", &from).query("to", &to))
            .await
    }

    /// Returns the payments into the advertising account in a period of 1 to 31 days, or no content if there were none.
    ///
    /// `GET /adv/v1/payments` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.payments`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn payments(
        self,
        params: &PaymentsParams,
    ) -> Result<Response<Vec<Payment>>> {
        self.client
            .json(
                Call::new(&operations::PAYMENTS)
                    .query("from", &params.from)
                    .query("to", &params.to),
            )
            .await
    }

    /// Adds and removes cards in up to 20 campaigns, at most 50 cards each; added cards start at the current lowest bid.
    ///
    /// `PATCH /adv/v0/auction/nms` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 s, one every 1 s, at most 1 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.update_campaign_cards`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn update_campaign_cards(
        self,
        body: &UpdateCampaignCardsRequest,
    ) -> Result<Response<UpdateCampaignCardsResponse>> {
        self.client.json(Call::new(&operations::UPDATE_CAMPAIGN_CARDS).json(body)).await
    }

    /// Returns recommended bids for one card of a CPM campaign and for its search clusters.
    ///
    /// `GET /api/advert/v0/bids/recommendations` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 min, one every 12 s, at most 5 at once |
    /// | base | 20 per 1 h, one every 3 min, at most 1 at once |
    ///
    /// Bucket `promotion.recommended_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn recommended_bids(
        self,
        nm_id: i64,
        advert_id: i64,
    ) -> Result<Response<RecommendedBidsResponse>> {
        self.client
            .json(
                Call::new(&operations::RECOMMENDED_BIDS)
                    .query("nmId", &nm_id)
                    .query("advertId", &advert_id),
            )
            .await
    }

    /// Returns totals of search cluster statistics over a period for up to 100 pairs of campaign and card.
    ///
    /// `POST /adv/v0/normquery/stats` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 min, one every 6 s, at most 20 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.cluster_stats`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn cluster_stats(
        self,
        body: &ClusterStatsRequest,
    ) -> Result<Response<ClusterStatsResponse>> {
        self.client.json(Call::new(&operations::CLUSTER_STATS).json(body)).await
    }

    /// Returns the bids set on search clusters for up to 100 pairs of campaign and card.
    ///
    /// `POST /adv/v0/normquery/get-bids` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.cluster_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn cluster_bids(
        self,
        body: &ClusterBidsRequest,
    ) -> Result<Response<ClusterBidsResponse>> {
        self.client.json(Call::new(&operations::CLUSTER_BIDS).json(body)).await
    }

    /// Returns the currency of the seller's account, the bid steps for CPM and CPC, and the smallest budget deposit.
    ///
    /// `GET /api/advert/v1/config` on `advert-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 10 at once.
    ///
    /// Bucket `promotion.bid_config`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn bid_config(self) -> Result<Response<BidConfigResponse>> {
        self.client.json(Call::new(&operations::BID_CONFIG)).await
    }

    /// Sets up to 100 search cluster bids of manual CPM campaigns, in 1/100 of the account currency; returns which were set and which failed.
    ///
    /// `POST /api/advert/v1/normquery/bids` on `advert-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service | 2 per 1 s, one every 500 ms, at most 4 at once |
    ///
    /// Bucket `promotion.set_cluster_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_cluster_bids(
        self,
        body: &SetClusterBidsRequest,
    ) -> Result<Response<SetClusterBidsResponse>> {
        self.client.json(Call::new(&operations::SET_CLUSTER_BIDS).json(body)).await
    }

    /// Sets up to 100 search cluster bids of manual CPM campaigns in whole currency units; `set_cluster_bids` takes 1/100 units.
    ///
    /// `POST /adv/v0/normquery/bids` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 2 per 1 s, one every 500 ms, at most 4 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.set_cluster_bids_base_units`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_cluster_bids_base_units(
        self,
        body: &SetClusterBidsBaseUnitsRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::SET_CLUSTER_BIDS_BASE_UNITS).json(body))
            .await
    }

    /// Deletes up to 100 search cluster bids of manual CPM campaigns, each named by campaign, card and cluster.
    ///
    /// `DELETE /adv/v0/normquery/bids` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.delete_cluster_bids`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn delete_cluster_bids(
        self,
        body: &DeleteClusterBidsRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::DELETE_CLUSTER_BIDS).json(body)).await
    }

    /// Returns the minus phrases of up to 100 pairs of campaign and card, one list per pair.
    ///
    /// `POST /adv/v0/normquery/get-minus` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.minus_phrases`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn minus_phrases(
        self,
        body: &MinusPhrasesRequest,
    ) -> Result<Response<MinusPhrasesResponse>> {
        self.client.json(Call::new(&operations::MINUS_PHRASES).json(body)).await
    }

    /// Replaces the minus phrases of one card in a campaign with up to 1000 new ones; an empty list removes them all.
    ///
    /// `POST /adv/v0/normquery/set-minus` on `advert-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.set_minus_phrases`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_minus_phrases(
        self,
        body: &SetMinusPhrasesRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::SET_MINUS_PHRASES).json(body)).await
    }

    /// Returns the number of the seller's media campaigns: all of them, and by type and status.
    ///
    /// `GET /adv/v1/count` on `advert-media-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 s, one every 100 ms, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.media_campaigns_count`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn media_campaigns_count(
        self,
    ) -> Result<Response<MediaCampaignsCountResponse>> {
        self.client.json(Call::new(&operations::MEDIA_CAMPAIGNS_COUNT)).await
    }

    /// Returns a page of the seller's media campaigns, filtered by status and type, or no content if there are none.
    ///
    /// `GET /adv/v1/adverts` on `advert-media-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 s, one every 100 ms, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.media_campaigns`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn media_campaigns(
        self,
        params: &MediaCampaignsParams,
    ) -> Result<Response<Vec<MediaCampaignsEntry>>> {
        self.client
            .json(
                Call::new(&operations::MEDIA_CAMPAIGNS)
                    .query("status", &params.status)
                    .query("type", &params.r#type)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("order", &params.order)
                    .query("direction", &params.direction),
            )
            .await
    }

    /// Returns one media campaign with its banners, budget and dates, or no content if it is not found.
    ///
    /// `GET /adv/v1/advert` on `advert-media-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 s, one every 100 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.media_campaign`.
    ///
    /// Succeeds with 200 or 204: see [`Response::outcome`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn media_campaign(
        self,
        id: i64,
    ) -> Result<Response<MediaCampaignResponse>> {
        self.client.json(Call::new(&operations::MEDIA_CAMPAIGN).query("id", &id)).await
    }

    /// Returns statistics of up to 50 campaigns by day, app and card over at most 31 days, for statuses 7, 9 and 11.
    ///
    /// `GET /adv/v3/fullstats` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 min, one every 20 s, at most 1 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.campaign_stats`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaign_stats(
        self,
        ids: &str,
        begin_date: Date,
        end_date: Date,
    ) -> Result<Response<Vec<CampaignStat>>> {
        self.client
            .json(
                Call::new(&operations::CAMPAIGN_STATS)
                    .query("ids", ids)
                    .query("beginDate", &begin_date)
                    .query("endDate", &end_date),
            )
            .await
    }

    /// The rows of [`campaign_stats`](Self::campaign_stats) as they arrive, for answers too big for memory.
    pub async fn campaign_stats_stream(
        self,
        ids: &str,
        begin_date: Date,
        end_date: Date,
    ) -> Result<Rows<CampaignStat>> {
        self.client
            .rows::<
                Vec<CampaignStat>,
                CampaignStat,
            >(
                Call::new(&operations::CAMPAIGN_STATS)
                    .query("ids", ids)
                    .query("beginDate", &begin_date)
                    .query("endDate", &end_date),
                &[],
            )
            .await
    }

    /// Returns statistics of 1 to 100 media campaigns, by single dates, over an interval, or for all time.
    ///
    /// `POST /adv/v1/stats` on `advert-media-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 s, one every 100 ms, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.media_campaign_stats`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn media_campaign_stats(
        self,
        body: &[MediaCampaignStatsEntry],
    ) -> Result<Response<Vec<MediaCampaignStat>>> {
        self.client.json(Call::new(&operations::MEDIA_CAMPAIGN_STATS).json(body)).await
    }

    /// Returns a page (at most 1000) of WB promotions in a period: all of them, or those the seller can join.
    ///
    /// `GET /api/v1/calendar/promotions` on `dp-calendar-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.calendar`, counted together with [`promotion_details`](Self::promotion_details), [`promotion_goods`](Self::promotion_goods), [`add_promotion_goods`](Self::add_promotion_goods).
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn promotions(
        self,
        start_date_time: DateTime,
        end_date_time: DateTime,
        all_promo: bool,
        params: &PromotionsParams,
    ) -> Result<Response<PromotionsResponse>> {
        self.client
            .json(
                Call::new(&operations::PROMOTIONS)
                    .query("startDateTime", &start_date_time)
                    .query("endDateTime", &end_date_time)
                    .query("allPromo", &all_promo)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Returns the details of 1 to 100 promotions by their ids, with conditions and participation figures.
    ///
    /// `GET /api/v1/calendar/promotions/details` on `dp-calendar-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.calendar`, counted together with [`promotions`](Self::promotions), [`promotion_goods`](Self::promotion_goods), [`add_promotion_goods`](Self::add_promotion_goods).
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn promotion_details(
        self,
        promotion_ids: &[i64],
    ) -> Result<Response<PromotionDetailsResponse>> {
        self.client
            .json(
                Call::new(&operations::PROMOTION_DETAILS)
                    .query("promotionIDs", promotion_ids),
            )
            .await
    }

    /// Returns a page (at most 1000) of products that are in a promotion or can join it; not for automatic promotions.
    ///
    /// `GET /api/v1/calendar/promotions/nomenclatures` on `dp-calendar-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 10 per 6 s, one every 600 ms, at most 5 at once.
    ///
    /// Bucket `promotion.calendar`, counted together with [`promotions`](Self::promotions), [`promotion_details`](Self::promotion_details), [`add_promotion_goods`](Self::add_promotion_goods).
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn promotion_goods(
        self,
        promotion_id: i64,
        in_action: bool,
        params: &PromotionGoodsParams,
    ) -> Result<Response<PromotionGoodsResponse>> {
        self.client
            .json(
                Call::new(&operations::PROMOTION_GOODS)
                    .query("promotionID", &promotion_id)
                    .query("inAction", &in_action)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset),
            )
            .await
    }

    /// Adds 1 to 1000 products to a promotion, now or when it starts; returns an upload id; not for automatic promotions.
    ///
    /// `POST /api/v1/calendar/promotions/upload` on `dp-calendar-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 6 s, one every 600 ms, at most 5 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `promotion.calendar`, counted together with [`promotions`](Self::promotions), [`promotion_details`](Self::promotion_details), [`promotion_goods`](Self::promotion_goods).
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn add_promotion_goods(
        self,
        body: &AddPromotionGoodsRequest,
    ) -> Result<Response<AddPromotionGoodsResponse>> {
        self.client.json(Call::new(&operations::ADD_PROMOTION_GOODS).json(body)).await
    }

    /// Returns active and inactive search clusters with at least 100 views for up to 100 pairs of campaign and card.
    ///
    /// `POST /adv/v0/normquery/list` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 5 per 1 s, one every 200 ms, at most 10 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `promotion.clusters`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn clusters(
        self,
        body: &ClustersRequest,
    ) -> Result<Response<ClustersResponse>> {
        self.client.json(Call::new(&operations::CLUSTERS).json(body)).await
    }

    /// Returns search cluster statistics by day over a period for up to 100 pairs of campaign and card.
    ///
    /// `POST /adv/v1/normquery/stats` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 1 min, one every 6 s, at most 20 at once |
    /// | base | 2 per 1 h, one every 30 min, at most 1 at once |
    ///
    /// Bucket `promotion.cluster_daily_stats`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn cluster_daily_stats(
        self,
        body: &ClusterDailyStatsRequest,
    ) -> Result<Response<ClusterDailyStatsResponse>> {
        self.client.json(Call::new(&operations::CLUSTER_DAILY_STATS).json(body)).await
    }

    /// Returns how much campaigns may spend a day, whether that limit is on, and what each has spent today.
    ///
    /// `GET /api/advert/v0/daily-limits` on `advert-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service | 5 per 1 min, one every 12 s, at most 5 at once |
    ///
    /// Bucket `promotion.daily_limits`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn daily_limits(
        self,
        advert_ids: &str,
    ) -> Result<Response<DailyLimitsResponse>> {
        self.client
            .json(Call::new(&operations::DAILY_LIMITS).query("advertIds", advert_ids))
            .await
    }

    /// Switches the daily spending limit of 1 to 100 campaigns on or off and sets its amount; tells where the amount is too low.
    ///
    /// `PUT /api/advert/v0/daily-limits` on `advert-api.wildberries.ru`. Changes state; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service | 5 per 1 min, one every 12 s, at most 5 at once |
    ///
    /// Bucket `promotion.set_daily_limits`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn set_daily_limits(
        self,
        body: &SetDailyLimitsRequest,
    ) -> Result<Response<SetDailyLimitsResponse>> {
        self.client.json(Call::new(&operations::SET_DAILY_LIMITS).json(body)).await
    }

    /// Returns the budgets of 1 to 50 campaigns, each in the currency of the account.
    ///
    /// `POST /api/advert/v2/budget` on `advert-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 20 per 1 min, one every 3 s, at most 4 at once |
    /// | base | 4 per 1 h, one every 15 min, at most 1 at once |
    ///
    /// Bucket `promotion.campaign_budgets`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/promotion)
    pub async fn campaign_budgets(
        self,
        body: &CampaignBudgetsRequest,
    ) -> Result<Response<CampaignBudgetsResponse>> {
        self.client.json(Call::new(&operations::CAMPAIGN_BUDGETS).json(body)).await
    }
}

open_enum! {
    /// `payment_type` of what `campaigns` takes.
    pub enum CampaignsPaymentType(text) {
        Cpm = "cpm",
        Cpc = "cpc",
    }
}

/// Optional parameters of `campaigns`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CampaignsParams {
    /// `ids`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ids: Option<String>,
    /// `statuses`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub statuses: Option<String>,
    /// `payment_type`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment_type: Option<CampaignsPaymentType>,
}

open_enum! {
    /// `payment_type` of what `min_bids` takes.
    pub enum MinBidsPaymentType(text) {
        Cpm = "cpm",
        Cpc = "cpc",
    }
}

open_enum! {
    /// `placement_types[]` of what `min_bids` takes.
    pub enum MinBidsPlacementType(text) {
        Combined = "combined",
        Search = "search",
        Recommendation = "recommendation",
    }
}

/// What `min_bids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MinBidsRequest {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_ids`, 1 to 100 elements.
    pub nm_ids: Vec<i64>,
    /// `payment_type`.
    pub payment_type: MinBidsPaymentType,
    /// `placement_types`.
    pub placement_types: Vec<MinBidsPlacementType>,
}

impl MinBidsRequest {
    /// With all its fields.
    pub fn new(
        advert_id: i64,
        nm_ids: Vec<i64>,
        payment_type: MinBidsPaymentType,
        placement_types: Vec<MinBidsPlacementType>,
    ) -> Self {
        MinBidsRequest {
            advert_id,
            nm_ids,
            payment_type,
            placement_types,
        }
    }
}

open_enum! {
    /// `bid_type` of what `create_campaign` takes.
    pub enum CreateCampaignBidType(text) {
        Manual = "manual",
        Unified = "unified",
    }
}

open_enum! {
    /// `payment_type` of what `create_campaign` takes.
    pub enum CreateCampaignPaymentType(text) {
        Cpm = "cpm",
        Cpc = "cpc",
    }
}

open_enum! {
    /// `placement_types[]` of what `create_campaign` takes.
    pub enum CreateCampaignPlacementType(text) {
        Search = "search",
        Recommendations = "recommendations",
    }
}

/// What `create_campaign` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreateCampaignRequest {
    /// `name`.
    pub name: String,
    /// `nms`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nms: Option<Vec<i64>>,
    /// `bid_type`, default `"manual"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid_type: Option<CreateCampaignBidType>,
    /// `payment_type`, default `"cpm"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment_type: Option<CreateCampaignPaymentType>,
    /// `placement_types`, default `["search"]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placement_types: Option<Vec<CreateCampaignPlacementType>>,
}

impl CreateCampaignRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(name: impl Into<String>) -> Self {
        CreateCampaignRequest {
            name: name.into(),
            nms: Default::default(),
            bid_type: Default::default(),
            payment_type: Default::default(),
            placement_types: Default::default(),
        }
    }
}

/// Optional parameters of `campaign_subjects`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CampaignSubjectsParams {
    /// `payment_type`, default `"cpm"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment_type: Option<String>,
}

/// What `rename_campaign` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RenameCampaignRequest {
    /// `advertId`.
    #[serde(rename = "advertId")]
    pub advert_id: i64,
    /// `name`.
    pub name: String,
}

impl RenameCampaignRequest {
    /// With all its fields.
    pub fn new(advert_id: i64, name: impl Into<String>) -> Self {
        RenameCampaignRequest {
            advert_id,
            name: name.into(),
        }
    }
}

/// `placements[].placements` of what `set_placements` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetPlacementsPlacementPlacements {
    /// `search`.
    pub search: bool,
    /// `recommendations`.
    pub recommendations: bool,
}

impl SetPlacementsPlacementPlacements {
    /// With all its fields.
    pub fn new(search: bool, recommendations: bool) -> Self {
        SetPlacementsPlacementPlacements {
            search,
            recommendations,
        }
    }
}

/// `placements[]` of what `set_placements` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetPlacementsPlacement {
    /// `advert_id`.
    pub advert_id: i64,
    /// `placements`.
    pub placements: SetPlacementsPlacementPlacements,
}

impl SetPlacementsPlacement {
    /// With all its fields.
    pub fn new(advert_id: i64, placements: SetPlacementsPlacementPlacements) -> Self {
        SetPlacementsPlacement {
            advert_id,
            placements,
        }
    }
}

/// What `set_placements` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetPlacementsRequest {
    /// `placements`, at most 50 elements.
    pub placements: Vec<SetPlacementsPlacement>,
}

impl SetPlacementsRequest {
    /// With all its fields.
    pub fn new(placements: Vec<SetPlacementsPlacement>) -> Self {
        SetPlacementsRequest { placements }
    }
}

open_enum! {
    /// `bids[].nm_bids[].placement` of what `set_bids` takes.
    pub enum SetBidsBidNmBidPlacement(text) {
        Search = "search",
        Recommendations = "recommendations",
        Combined = "combined",
    }
}

/// `bids[].nm_bids[]` of what `set_bids` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetBidsBidNmBid {
    /// `nm_id`.
    pub nm_id: i64,
    /// `bid_kopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Kopecks,
    /// `placement`.
    pub placement: SetBidsBidNmBidPlacement,
}

impl SetBidsBidNmBid {
    /// With all its fields.
    pub fn new(
        nm_id: i64,
        bid_kopecks: Kopecks,
        placement: SetBidsBidNmBidPlacement,
    ) -> Self {
        SetBidsBidNmBid {
            nm_id,
            bid_kopecks,
            placement,
        }
    }
}

/// `bids[]` of what `set_bids` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetBidsBid {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_bids`, at most 50 elements.
    pub nm_bids: Vec<SetBidsBidNmBid>,
}

impl SetBidsBid {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_bids: Vec<SetBidsBidNmBid>) -> Self {
        SetBidsBid { advert_id, nm_bids }
    }
}

/// What `set_bids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetBidsRequest {
    /// `bids`, at most 50 elements.
    pub bids: Vec<SetBidsBid>,
}

impl SetBidsRequest {
    /// With all its fields.
    pub fn new(bids: Vec<SetBidsBid>) -> Self {
        SetBidsRequest { bids }
    }
}

/// What `deposit_campaign_budget` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DepositCampaignBudgetRequest {
    /// `sum`, in units of the currency, roubles and not kopecks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<i64>,
    /// `cashback_sum`, in units of the currency, roubles and not kopecks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cashback_sum: Option<i64>,
    /// `cashback_percent`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cashback_percent: Option<i64>,
    /// `type`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<i64>,
    /// `return`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#return: Option<bool>,
}

/// Optional parameters of `payments`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PaymentsParams {
    /// `from`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Date>,
    /// `to`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Date>,
}

/// `nms[].nms` of what `update_campaign_cards` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateCampaignCardsNmInputNms {
    /// `add`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<Vec<i64>>,
    /// `delete`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delete: Option<Vec<i64>>,
}

/// `nms[]` of what `update_campaign_cards` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateCampaignCardsNmInput {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nms`.
    pub nms: UpdateCampaignCardsNmInputNms,
}

impl UpdateCampaignCardsNmInput {
    /// With all its fields.
    pub fn new(advert_id: i64, nms: UpdateCampaignCardsNmInputNms) -> Self {
        UpdateCampaignCardsNmInput {
            advert_id,
            nms,
        }
    }
}

/// What `update_campaign_cards` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateCampaignCardsRequest {
    /// `nms`, at most 20 elements.
    pub nms: Vec<UpdateCampaignCardsNmInput>,
}

impl UpdateCampaignCardsRequest {
    /// With all its fields.
    pub fn new(nms: Vec<UpdateCampaignCardsNmInput>) -> Self {
        UpdateCampaignCardsRequest { nms }
    }
}

/// `items[]` of what `cluster_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterStatsEntry {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
}

impl ClusterStatsEntry {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64) -> Self {
        ClusterStatsEntry {
            advert_id,
            nm_id,
        }
    }
}

/// What `cluster_stats` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterStatsRequest {
    /// `from`.
    pub from: Date,
    /// `to`.
    pub to: Date,
    /// `items`, at most 100 elements.
    pub items: Vec<ClusterStatsEntry>,
}

impl ClusterStatsRequest {
    /// With all its fields.
    pub fn new(from: Date, to: Date, items: Vec<ClusterStatsEntry>) -> Self {
        ClusterStatsRequest {
            from,
            to,
            items,
        }
    }
}

/// `items[]` of what `cluster_bids` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterBidsEntry {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
}

impl ClusterBidsEntry {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64) -> Self {
        ClusterBidsEntry {
            advert_id,
            nm_id,
        }
    }
}

/// What `cluster_bids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterBidsRequest {
    /// `items`, at most 100 elements.
    pub items: Vec<ClusterBidsEntry>,
}

impl ClusterBidsRequest {
    /// With all its fields.
    pub fn new(items: Vec<ClusterBidsEntry>) -> Self {
        ClusterBidsRequest { items }
    }
}

/// `bids[]` of what `set_cluster_bids` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetClusterBidsBid {
    /// `advertId`.
    #[serde(rename = "advertId")]
    pub advert_id: i64,
    /// `nmId`.
    #[serde(rename = "nmId")]
    pub nm_id: i64,
    /// `normQuery`.
    #[serde(rename = "normQuery")]
    pub norm_query: String,
    /// `bidMinorUnits`, in hundredths of the currency, kopecks for roubles.
    #[serde(rename = "bidMinorUnits")]
    pub bid_minor_units: Kopecks,
}

impl SetClusterBidsBid {
    /// With all its fields.
    pub fn new(
        advert_id: i64,
        nm_id: i64,
        norm_query: impl Into<String>,
        bid_minor_units: Kopecks,
    ) -> Self {
        SetClusterBidsBid {
            advert_id,
            nm_id,
            norm_query: norm_query.into(),
            bid_minor_units,
        }
    }
}

/// What `set_cluster_bids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetClusterBidsRequest {
    /// `bids`, at most 100 elements.
    pub bids: Vec<SetClusterBidsBid>,
}

impl SetClusterBidsRequest {
    /// With all its fields.
    pub fn new(bids: Vec<SetClusterBidsBid>) -> Self {
        SetClusterBidsRequest { bids }
    }
}

/// `bids[]` of what `set_cluster_bids_base_units` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetClusterBidsBaseUnitsBid {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
    /// `norm_query`.
    pub norm_query: String,
    /// `bid`, in units of the currency, roubles and not kopecks.
    pub bid: i64,
}

impl SetClusterBidsBaseUnitsBid {
    /// With all its fields.
    pub fn new(
        advert_id: i64,
        nm_id: i64,
        norm_query: impl Into<String>,
        bid: i64,
    ) -> Self {
        SetClusterBidsBaseUnitsBid {
            advert_id,
            nm_id,
            norm_query: norm_query.into(),
            bid,
        }
    }
}

/// What `set_cluster_bids_base_units` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetClusterBidsBaseUnitsRequest {
    /// `bids`, at most 100 elements.
    pub bids: Vec<SetClusterBidsBaseUnitsBid>,
}

impl SetClusterBidsBaseUnitsRequest {
    /// With all its fields.
    pub fn new(bids: Vec<SetClusterBidsBaseUnitsBid>) -> Self {
        SetClusterBidsBaseUnitsRequest {
            bids,
        }
    }
}

/// `bids[]` of what `delete_cluster_bids` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteClusterBidsBid {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
    /// `norm_query`.
    pub norm_query: String,
}

impl DeleteClusterBidsBid {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64, norm_query: impl Into<String>) -> Self {
        DeleteClusterBidsBid {
            advert_id,
            nm_id,
            norm_query: norm_query.into(),
        }
    }
}

/// What `delete_cluster_bids` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteClusterBidsRequest {
    /// `bids`, at most 100 elements.
    pub bids: Vec<DeleteClusterBidsBid>,
}

impl DeleteClusterBidsRequest {
    /// With all its fields.
    pub fn new(bids: Vec<DeleteClusterBidsBid>) -> Self {
        DeleteClusterBidsRequest { bids }
    }
}

/// `items[]` of what `minus_phrases` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MinusPhrasesEntry {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
}

impl MinusPhrasesEntry {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64) -> Self {
        MinusPhrasesEntry {
            advert_id,
            nm_id,
        }
    }
}

/// What `minus_phrases` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MinusPhrasesRequest {
    /// `items`, at most 100 elements.
    pub items: Vec<MinusPhrasesEntry>,
}

impl MinusPhrasesRequest {
    /// With all its fields.
    pub fn new(items: Vec<MinusPhrasesEntry>) -> Self {
        MinusPhrasesRequest { items }
    }
}

/// What `set_minus_phrases` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetMinusPhrasesRequest {
    /// `advert_id`.
    pub advert_id: i64,
    /// `nm_id`.
    pub nm_id: i64,
    /// `norm_queries`, at most 1000 elements.
    pub norm_queries: Vec<String>,
}

impl SetMinusPhrasesRequest {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64, norm_queries: Vec<String>) -> Self {
        SetMinusPhrasesRequest {
            advert_id,
            nm_id,
            norm_queries,
        }
    }
}

/// Optional parameters of `media_campaigns`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct MediaCampaignsParams {
    /// `status`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// `type`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<i64>,
    /// `limit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// `direction`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<String>,
}

/// `[]<WithDate>` of what `media_campaign_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MediaCampaignStatsEntryWithDate {
    /// `id`.
    pub id: i64,
    /// `dates`.
    pub dates: Vec<Date>,
}

impl MediaCampaignStatsEntryWithDate {
    /// With all its fields.
    pub fn new(id: i64, dates: Vec<Date>) -> Self {
        MediaCampaignStatsEntryWithDate {
            id,
            dates,
        }
    }
}

/// `[]<WithInterval>.interval` of what `media_campaign_stats` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct MediaCampaignStatsEntryWithIntervalInterval {
    /// `begin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<Date>,
    /// `end`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Date>,
}

/// `[]<WithInterval>` of what `media_campaign_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MediaCampaignStatsEntryWithInterval {
    /// `id`.
    pub id: i64,
    /// `interval`.
    pub interval: MediaCampaignStatsEntryWithIntervalInterval,
}

impl MediaCampaignStatsEntryWithInterval {
    /// With all its fields.
    pub fn new(id: i64, interval: MediaCampaignStatsEntryWithIntervalInterval) -> Self {
        MediaCampaignStatsEntryWithInterval {
            id,
            interval,
        }
    }
}

/// `[]<WithCampaignId>` of what `media_campaign_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MediaCampaignStatsEntryWithCampaignId {
    /// `id`.
    pub id: i64,
}

impl MediaCampaignStatsEntryWithCampaignId {
    /// With all its fields.
    pub fn new(id: i64) -> Self {
        MediaCampaignStatsEntryWithCampaignId {
            id,
        }
    }
}

/// `[]` of what `media_campaign_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MediaCampaignStatsEntry {
    /// As [`MediaCampaignStatsEntryWithDate`].
    WithDate(MediaCampaignStatsEntryWithDate),
    /// As [`MediaCampaignStatsEntryWithInterval`].
    WithInterval(MediaCampaignStatsEntryWithInterval),
    /// As [`MediaCampaignStatsEntryWithCampaignId`].
    WithCampaignId(MediaCampaignStatsEntryWithCampaignId),
}

impl From<MediaCampaignStatsEntryWithDate> for MediaCampaignStatsEntry {
    fn from(value: MediaCampaignStatsEntryWithDate) -> Self {
        MediaCampaignStatsEntry::WithDate(value)
    }
}

impl From<MediaCampaignStatsEntryWithInterval> for MediaCampaignStatsEntry {
    fn from(value: MediaCampaignStatsEntryWithInterval) -> Self {
        MediaCampaignStatsEntry::WithInterval(value)
    }
}

impl From<MediaCampaignStatsEntryWithCampaignId> for MediaCampaignStatsEntry {
    fn from(value: MediaCampaignStatsEntryWithCampaignId) -> Self {
        MediaCampaignStatsEntry::WithCampaignId(value)
    }
}

/// Optional parameters of `promotions`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PromotionsParams {
    /// `limit`, 1 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// Optional parameters of `promotion_goods`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PromotionGoodsParams {
    /// `limit`, 1 to 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, at least 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
}

/// `data` of what `add_promotion_goods` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AddPromotionGoodsDataInput {
    /// `promotionID`, at least 1.
    #[serde(rename = "promotionID", default, skip_serializing_if = "Option::is_none")]
    pub promotion_id: Option<i64>,
    /// `uploadNow`.
    #[serde(rename = "uploadNow", default, skip_serializing_if = "Option::is_none")]
    pub upload_now: Option<bool>,
    /// `nomenclatures`, 1 to 1000 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nomenclatures: Option<Vec<i64>>,
}

/// What `add_promotion_goods` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AddPromotionGoodsRequest {
    /// `data`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<AddPromotionGoodsDataInput>,
}

/// `items[]` of what `clusters` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClustersEntry {
    /// `advertId`.
    #[serde(rename = "advertId")]
    pub advert_id: i64,
    /// `nmId`.
    #[serde(rename = "nmId")]
    pub nm_id: i64,
}

impl ClustersEntry {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64) -> Self {
        ClustersEntry { advert_id, nm_id }
    }
}

/// What `clusters` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClustersRequest {
    /// `items`, at most 100 elements.
    pub items: Vec<ClustersEntry>,
}

impl ClustersRequest {
    /// With all its fields.
    pub fn new(items: Vec<ClustersEntry>) -> Self {
        ClustersRequest { items }
    }
}

/// `items[]` of what `cluster_daily_stats` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterDailyStatsEntry {
    /// `advertId`.
    #[serde(rename = "advertId")]
    pub advert_id: i64,
    /// `nmId`.
    #[serde(rename = "nmId")]
    pub nm_id: i64,
}

impl ClusterDailyStatsEntry {
    /// With all its fields.
    pub fn new(advert_id: i64, nm_id: i64) -> Self {
        ClusterDailyStatsEntry {
            advert_id,
            nm_id,
        }
    }
}

/// What `cluster_daily_stats` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClusterDailyStatsRequest {
    /// `from`.
    pub from: Date,
    /// `to`.
    pub to: Date,
    /// `items`, at most 100 elements.
    pub items: Vec<ClusterDailyStatsEntry>,
}

impl ClusterDailyStatsRequest {
    /// With all its fields.
    pub fn new(from: Date, to: Date, items: Vec<ClusterDailyStatsEntry>) -> Self {
        ClusterDailyStatsRequest {
            from,
            to,
            items,
        }
    }
}

/// What `set_daily_limits` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetDailyLimitsRequest {
    /// `advertIds`, 1 to 100 elements.
    #[serde(rename = "advertIds")]
    pub advert_ids: Vec<i64>,
    /// `enabled`.
    pub enabled: bool,
    /// `dailyLimit`, at least 1000.
    #[serde(rename = "dailyLimit", default, skip_serializing_if = "Option::is_none")]
    pub daily_limit: Option<i64>,
    /// `carryOverEnabled`.
    #[serde(
        rename = "carryOverEnabled",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub carry_over_enabled: Option<bool>,
}

impl SetDailyLimitsRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(advert_ids: Vec<i64>, enabled: bool) -> Self {
        SetDailyLimitsRequest {
            advert_ids,
            enabled,
            daily_limit: Default::default(),
            carry_over_enabled: Default::default(),
        }
    }
}

/// What `campaign_budgets` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CampaignBudgetsRequest {
    /// `advertIds`, 1 to 50 elements.
    #[serde(rename = "advertIds")]
    pub advert_ids: Vec<i64>,
}

impl CampaignBudgetsRequest {
    /// With all its fields.
    pub fn new(advert_ids: Vec<i64>) -> Self {
        CampaignBudgetsRequest {
            advert_ids,
        }
    }
}

/// `adverts[].advert_list[]` of what `campaigns_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsCountAdvertAdvertList {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `changeTime`.
    pub change_time: Option<DateTime>,
}
wire_object!(CampaignsCountAdvertAdvertList {
    advert_id: "advertId",
    change_time: "changeTime",
});

/// `adverts[]` of what `campaigns_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsCountAdvert {
    /// `type`.
    pub r#type: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `count`.
    pub count: Option<i64>,
    /// `advert_list`.
    pub advert_list: Vec<CampaignsCountAdvertAdvertList>,
}
wire_object!(CampaignsCountAdvert {
    r#type: "type",
    status: "status",
    count: "count",
    advert_list: "advert_list",
});

/// What `campaigns_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsCountResponse {
    /// `adverts`.
    pub adverts: Vec<CampaignsCountAdvert>,
    /// `all`.
    pub all: Option<i64>,
}
wire_object!(CampaignsCountResponse {
    adverts: "adverts",
    all: "all",
});

/// `adverts[].nm_settings[].bids_kopecks` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertNmSettingBidsKopecks {
    /// `search`, in hundredths of the currency, kopecks for roubles.
    pub search: Option<Kopecks>,
    /// `recommendations`, in hundredths of the currency, kopecks for roubles.
    pub recommendations: Option<Kopecks>,
}
wire_object!(CampaignsAdvertNmSettingBidsKopecks {
    search: "search",
    recommendations: "recommendations",
});

/// `adverts[].nm_settings[].subject` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertNmSettingSubject {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(CampaignsAdvertNmSettingSubject {
    id: "id",
    name: "name",
});

/// `adverts[].nm_settings[]` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertNmSetting {
    /// `bids_kopecks`.
    pub bids_kopecks: Option<CampaignsAdvertNmSettingBidsKopecks>,
    /// `subject`.
    pub subject: Option<CampaignsAdvertNmSettingSubject>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
}
wire_object!(CampaignsAdvertNmSetting {
    bids_kopecks: "bids_kopecks",
    subject: "subject",
    nm_id: "nm_id",
});

/// `adverts[].settings.placements` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertSettingsPlacements {
    /// `search`.
    pub search: Option<bool>,
    /// `recommendations`.
    pub recommendations: Option<bool>,
}
wire_object!(CampaignsAdvertSettingsPlacements {
    search: "search",
    recommendations: "recommendations",
});

/// `adverts[].settings` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertSettings {
    /// `payment_type`.
    pub payment_type: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `placements`.
    pub placements: Option<CampaignsAdvertSettingsPlacements>,
}
wire_object!(CampaignsAdvertSettings {
    payment_type: "payment_type",
    name: "name",
    placements: "placements",
});

/// `adverts[].restrictions` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertRestrictions {
    /// `can_change_nms`.
    pub can_change_nms: Option<bool>,
}
wire_object!(CampaignsAdvertRestrictions {
    can_change_nms: "can_change_nms",
});

/// `adverts[].timestamps` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvertTimestamps {
    /// `created`.
    pub created: Option<DateTime>,
    /// `updated`.
    pub updated: Option<DateTime>,
    /// `started`.
    pub started: Option<DateTime>,
    /// `deleted`.
    pub deleted: Option<DateTime>,
}
wire_object!(CampaignsAdvertTimestamps {
    created: "created",
    updated: "updated",
    started: "started",
    deleted: "deleted",
});

/// `adverts[]` of what `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsAdvert {
    /// `bid_type`.
    pub bid_type: Option<String>,
    /// `currency`.
    pub currency: Option<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `nm_settings`.
    pub nm_settings: Vec<CampaignsAdvertNmSetting>,
    /// `settings`.
    pub settings: Option<CampaignsAdvertSettings>,
    /// `restrictions`.
    pub restrictions: Option<CampaignsAdvertRestrictions>,
    /// `status`, known values `-1`, `4`, `7`, `8`, `9`, `11`.
    pub status: Option<i64>,
    /// `timestamps`.
    pub timestamps: Option<CampaignsAdvertTimestamps>,
}
wire_object!(CampaignsAdvert {
    bid_type: "bid_type",
    currency: "currency",
    id: "id",
    nm_settings: "nm_settings",
    settings: "settings",
    restrictions: "restrictions",
    status: "status",
    timestamps: "timestamps",
});

/// What `campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignsResponse {
    /// `adverts`.
    pub adverts: Vec<CampaignsAdvert>,
}
wire_object!(CampaignsResponse {
    adverts: "adverts",
});

open_enum! {
    /// `bids[].bids[].type` of what `min_bids` returns.
    pub enum MinBidBidType(text) {
        Combined = "combined",
        Search = "search",
        Recommendation = "recommendation",
    }
}

/// `bids[].bids[]` of what `min_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MinBidBid {
    /// `currency`.
    pub currency: Option<String>,
    /// `type`.
    pub r#type: Option<MinBidBidType>,
    /// `value`, in hundredths of the currency, kopecks for roubles.
    pub value: Option<Kopecks>,
}
wire_object!(MinBidBid {
    currency: "currency",
    r#type: "type",
    value: "value",
});

/// `bids[]` of what `min_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MinBid {
    /// `bids`.
    pub bids: Vec<MinBidBid>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
}
wire_object!(MinBid {
    bids: "bids",
    nm_id: "nm_id",
});

/// What `min_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MinBidsResponse {
    /// `bids`.
    pub bids: Vec<MinBid>,
}
wire_object!(MinBidsResponse {
    bids: "bids",
});

/// `[]` of what `campaign_subjects` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignSubject {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `count`.
    pub count: Option<i64>,
}
wire_object!(CampaignSubject {
    id: "id",
    name: "name",
    count: "count",
});

/// `[]` of what `campaign_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignCard {
    /// `title`.
    pub title: Option<String>,
    /// `nm`.
    pub nm: Option<i64>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
}
wire_object!(CampaignCard {
    title: "title",
    nm: "nm",
    subject_id: "subjectId",
});

/// `bids[].nm_bids[]` of what `set_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetBidNmBid {
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `bid_kopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
    /// `placement`.
    pub placement: Option<String>,
}
wire_object!(SetBidNmBid {
    nm_id: "nm_id",
    bid_kopecks: "bid_kopecks",
    placement: "placement",
});

/// `bids[]` of what `set_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetBid {
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `nm_bids`.
    pub nm_bids: Vec<SetBidNmBid>,
}
wire_object!(SetBid {
    advert_id: "advert_id",
    nm_bids: "nm_bids",
});

/// What `set_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetBidsResponse {
    /// `bids`.
    pub bids: Vec<SetBid>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SetBidsResponse {
    bids: "bids",
    currency: "currency",
});

/// `cashbacks[]` of what `balance` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BalanceCashback {
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<i64>,
    /// `percent`.
    pub percent: Option<i64>,
    /// `expiration_date`.
    pub expiration_date: Option<DateTime>,
}
wire_object!(BalanceCashback {
    sum: "sum",
    percent: "percent",
    expiration_date: "expiration_date",
});

/// What `balance` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BalanceResponse {
    /// `balance`, in units of the currency, roubles and not kopecks.
    pub balance: Option<i64>,
    /// `net`, in units of the currency, roubles and not kopecks.
    pub net: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
    /// `bonus`, in units of the currency, roubles and not kopecks.
    pub bonus: Option<i64>,
    /// `cashbacks`.
    pub cashbacks: Vec<BalanceCashback>,
}
wire_object!(BalanceResponse {
    balance: "balance",
    net: "net",
    currency: "currency",
    bonus: "bonus",
    cashbacks: "cashbacks",
});

/// What `campaign_budget` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignBudgetResponse {
    /// `cash`.
    pub cash: Option<i64>,
    /// `netting`.
    pub netting: Option<i64>,
    /// `total`, in units of the currency, roubles and not kopecks.
    pub total: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(CampaignBudgetResponse {
    cash: "cash",
    netting: "netting",
    total: "total",
    currency: "currency",
});

/// What `deposit_campaign_budget` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DepositCampaignBudgetResponse {
    /// `total`, in units of the currency, roubles and not kopecks.
    pub total: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(DepositCampaignBudgetResponse {
    total: "total",
    currency: "currency",
});

/// `[]` of what `expenses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Expense {
    /// `updNum`.
    pub upd_num: Option<i64>,
    /// `updTime`.
    pub upd_time: Option<DateTime>,
    /// `updSum`, in units of the currency, roubles and not kopecks.
    pub upd_sum: Option<i64>,
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `campName`.
    pub camp_name: Option<String>,
    /// `advertType`.
    pub advert_type: Option<i64>,
    /// `paymentType`.
    pub payment_type: Option<String>,
    /// `advertStatus`.
    pub advert_status: Option<i64>,
}
wire_object!(Expense {
    upd_num: "updNum",
    upd_time: "updTime",
    upd_sum: "updSum",
    advert_id: "advertId",
    camp_name: "campName",
    advert_type: "advertType",
    payment_type: "paymentType",
    advert_status: "advertStatus",
});

/// `[]` of what `payments` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Payment {
    /// `id`.
    pub id: Option<i64>,
    /// `date`.
    pub date: Option<DateTime>,
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<i64>,
    /// `type`.
    pub r#type: Option<i64>,
    /// `statusId`.
    pub status_id: Option<i64>,
    /// `cardStatus`.
    pub card_status: Option<String>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(Payment {
    id: "id",
    date: "date",
    sum: "sum",
    r#type: "type",
    status_id: "statusId",
    card_status: "cardStatus",
    currency: "currency",
});

/// `nms[].nms` of what `update_campaign_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UpdateCampaignCardsNmNms {
    /// `added`.
    pub added: Vec<i64>,
    /// `deleted`.
    pub deleted: Vec<i64>,
}
wire_object!(UpdateCampaignCardsNmNms {
    added: "added",
    deleted: "deleted",
});

/// `nms[]` of what `update_campaign_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UpdateCampaignCardsNm {
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `nms`.
    pub nms: Option<UpdateCampaignCardsNmNms>,
}
wire_object!(UpdateCampaignCardsNm {
    advert_id: "advert_id",
    nms: "nms",
});

/// What `update_campaign_cards` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UpdateCampaignCardsResponse {
    /// `nms`.
    pub nms: Vec<UpdateCampaignCardsNm>,
}
wire_object!(UpdateCampaignCardsResponse {
    nms: "nms",
});

/// `base.competitiveBid` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsBaseCompetitiveBid {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
}
wire_object!(RecommendedBidsBaseCompetitiveBid {
    bid_kopecks: "bidKopecks",
});

/// `base.leadersBid` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsBaseLeadersBid {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
}
wire_object!(RecommendedBidsBaseLeadersBid {
    bid_kopecks: "bidKopecks",
});

/// `base.top2` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsBaseTop2 {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
}
wire_object!(RecommendedBidsBaseTop2 {
    bid_kopecks: "bidKopecks",
});

/// `base` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsBase {
    /// `competitiveBid`.
    pub competitive_bid: Option<RecommendedBidsBaseCompetitiveBid>,
    /// `leadersBid`.
    pub leaders_bid: Option<RecommendedBidsBaseLeadersBid>,
    /// `top2`.
    pub top2: Option<RecommendedBidsBaseTop2>,
}
wire_object!(RecommendedBidsBase {
    competitive_bid: "competitiveBid",
    leaders_bid: "leadersBid",
    top2: "top2",
});

/// `normQueries[].reachMax` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsNormQueryReachMax {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
    /// `bidKopecksMin`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks_min: Option<Kopecks>,
}
wire_object!(RecommendedBidsNormQueryReachMax {
    bid_kopecks: "bidKopecks",
    bid_kopecks_min: "bidKopecksMin",
});

/// `normQueries[].reachMedium` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsNormQueryReachMedium {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
    /// `bidKopecksMin`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks_min: Option<Kopecks>,
}
wire_object!(RecommendedBidsNormQueryReachMedium {
    bid_kopecks: "bidKopecks",
    bid_kopecks_min: "bidKopecksMin",
});

/// `normQueries[].reachMin` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsNormQueryReachMin {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
    /// `bidKopecksMin`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks_min: Option<Kopecks>,
}
wire_object!(RecommendedBidsNormQueryReachMin {
    bid_kopecks: "bidKopecks",
    bid_kopecks_min: "bidKopecksMin",
});

/// `normQueries[]` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsNormQuery {
    /// `normQuery`.
    pub norm_query: Option<String>,
    /// `reachMax`.
    pub reach_max: Option<RecommendedBidsNormQueryReachMax>,
    /// `reachMedium`.
    pub reach_medium: Option<RecommendedBidsNormQueryReachMedium>,
    /// `reachMin`.
    pub reach_min: Option<RecommendedBidsNormQueryReachMin>,
}
wire_object!(RecommendedBidsNormQuery {
    norm_query: "normQuery",
    reach_max: "reachMax",
    reach_medium: "reachMedium",
    reach_min: "reachMin",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BidRecommendationBaseBid {
    /// `bidKopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
}
wire_object!(BidRecommendationBaseBid {
    bid_kopecks: "bidKopecks",
});

/// `levels[]` of what `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsLevel {
    /// `range1To2`.
    pub range1_to2: Option<BidRecommendationBaseBid>,
    /// `range3To10`.
    pub range3_to10: Option<BidRecommendationBaseBid>,
    /// `range11To34`.
    pub range11_to34: Option<BidRecommendationBaseBid>,
}
wire_object!(RecommendedBidsLevel {
    range1_to2: "range1To2",
    range3_to10: "range3To10",
    range11_to34: "range11To34",
});

/// What `recommended_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RecommendedBidsResponse {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `base`.
    pub base: Option<RecommendedBidsBase>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `normQueries`.
    pub norm_queries: Vec<RecommendedBidsNormQuery>,
    /// `paymentType`.
    pub payment_type: Option<String>,
    /// `levels`.
    pub levels: Vec<RecommendedBidsLevel>,
}
wire_object!(RecommendedBidsResponse {
    advert_id: "advertId",
    base: "base",
    nm_id: "nmId",
    norm_queries: "normQueries",
    payment_type: "paymentType",
    levels: "levels",
});

/// `stats[].stats[]` of what `cluster_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterStatStat {
    /// `norm_query`.
    pub norm_query: Option<String>,
    /// `views`.
    pub views: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cpm`, in units of the currency, roubles and not kopecks.
    pub cpm: Option<Decimal>,
    /// `avg_pos`.
    pub avg_pos: Option<Decimal>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `spend`, in units of the currency, roubles and not kopecks.
    pub spend: Option<Decimal>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(ClusterStatStat {
    norm_query: "norm_query",
    views: "views",
    clicks: "clicks",
    atbs: "atbs",
    orders: "orders",
    ctr: "ctr",
    cpc: "cpc",
    cpm: "cpm",
    avg_pos: "avg_pos",
    shks: "shks",
    spend: "spend",
    currency: "currency",
});

/// `stats[]` of what `cluster_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterStat {
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `stats`.
    pub stats: Vec<ClusterStatStat>,
}
wire_object!(ClusterStat {
    advert_id: "advert_id",
    nm_id: "nm_id",
    stats: "stats",
});

/// What `cluster_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterStatsResponse {
    /// `stats`.
    pub stats: Vec<ClusterStat>,
}
wire_object!(ClusterStatsResponse {
    stats: "stats",
});

/// `bids[]` of what `cluster_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterBid {
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `norm_query`.
    pub norm_query: Option<String>,
    /// `bid`, in units of the currency, roubles and not kopecks.
    pub bid: Option<i64>,
    /// `bid_kopecks`, in hundredths of the currency, kopecks for roubles.
    pub bid_kopecks: Option<Kopecks>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(ClusterBid {
    advert_id: "advert_id",
    nm_id: "nm_id",
    norm_query: "norm_query",
    bid: "bid",
    bid_kopecks: "bid_kopecks",
    currency: "currency",
});

/// What `cluster_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterBidsResponse {
    /// `bids`.
    pub bids: Vec<ClusterBid>,
}
wire_object!(ClusterBidsResponse {
    bids: "bids",
});

/// What `bid_config` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BidConfigResponse {
    /// `currency`.
    pub currency: Option<String>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `cpmStep`, in hundredths of the currency, kopecks for roubles.
    pub cpm_step: Option<Kopecks>,
    /// `cpcStep`, in hundredths of the currency, kopecks for roubles.
    pub cpc_step: Option<Kopecks>,
    /// `minTopUp`, in hundredths of the currency, kopecks for roubles.
    pub min_top_up: Option<Kopecks>,
    /// `minDailyLimit`.
    pub min_daily_limit: Option<i64>,
}
wire_object!(BidConfigResponse {
    currency: "currency",
    currency_code: "currencyCode",
    cpm_step: "cpmStep",
    cpc_step: "cpcStep",
    min_top_up: "minTopUp",
    min_daily_limit: "minDailyLimit",
});

/// `success[]` of what `set_cluster_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetClusterBidsSuccess {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `normQuery`.
    pub norm_query: Option<String>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(SetClusterBidsSuccess {
    advert_id: "advertId",
    nm_id: "nmId",
    norm_query: "normQuery",
    currency: "currency",
});

/// `failed[]` of what `set_cluster_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetClusterBidsFailed {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `normQuery`.
    pub norm_query: Option<String>,
    /// `reason`.
    pub reason: Option<String>,
}
wire_object!(SetClusterBidsFailed {
    advert_id: "advertId",
    nm_id: "nmId",
    norm_query: "normQuery",
    reason: "reason",
});

/// What `set_cluster_bids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetClusterBidsResponse {
    /// `success`.
    pub success: Vec<SetClusterBidsSuccess>,
    /// `failed`.
    pub failed: Vec<SetClusterBidsFailed>,
}
wire_object!(SetClusterBidsResponse {
    success: "success",
    failed: "failed",
});

/// `items[]` of what `minus_phrases` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MinusPhrase {
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `norm_queries`.
    pub norm_queries: Vec<String>,
}
wire_object!(MinusPhrase {
    advert_id: "advert_id",
    nm_id: "nm_id",
    norm_queries: "norm_queries",
});

/// What `minus_phrases` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MinusPhrasesResponse {
    /// `items`.
    pub items: Vec<MinusPhrase>,
}
wire_object!(MinusPhrasesResponse {
    items: "items",
});

/// `adverts` of what `media_campaigns_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignsCountAdverts {
    /// `type`.
    pub r#type: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `count`.
    pub count: Option<i64>,
}
wire_object!(MediaCampaignsCountAdverts {
    r#type: "type",
    status: "status",
    count: "count",
});

/// What `media_campaigns_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignsCountResponse {
    /// `all`.
    pub all: Option<i64>,
    /// `adverts`.
    pub adverts: Option<MediaCampaignsCountAdverts>,
}
wire_object!(MediaCampaignsCountResponse {
    all: "all",
    adverts: "adverts",
});

/// `[]` of what `media_campaigns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignsEntry {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `type`.
    pub r#type: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `createTime`.
    pub create_time: Option<DateTime>,
    /// `endTime`.
    pub end_time: Option<DateTime>,
}
wire_object!(MediaCampaignsEntry {
    advert_id: "advertId",
    name: "name",
    brand: "brand",
    r#type: "type",
    status: "status",
    create_time: "createTime",
    end_time: "endTime",
});

/// `extended` of what `media_campaign` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignExtended {
    /// `reason`.
    pub reason: Option<String>,
    /// `expenses`.
    pub expenses: Option<i64>,
    /// `from`.
    pub from: Option<DateTime>,
    /// `to`.
    pub to: Option<DateTime>,
    /// `updated_at`.
    pub updated_at: Option<DateTime>,
    /// `price`.
    pub price: Option<i64>,
    /// `budget`.
    pub budget: Option<i64>,
    /// `operation`.
    pub operation: Option<i64>,
    /// `contract_id`.
    pub contract_id: Option<i64>,
}
wire_object!(MediaCampaignExtended {
    reason: "reason",
    expenses: "expenses",
    from: "from",
    to: "to",
    updated_at: "updated_at",
    price: "price",
    budget: "budget",
    operation: "operation",
    contract_id: "contract_id",
});

/// `items[].show_hours[]` of what `media_campaign` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignEntryShowHour {
    /// `From`.
    pub from: Option<i64>,
    /// `To`.
    pub to: Option<i64>,
}
wire_object!(MediaCampaignEntryShowHour {
    from: "From",
    to: "To",
});

/// `items[]` of what `media_campaign` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignEntry {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `status`.
    pub status: Option<i64>,
    /// `place`.
    pub place: Option<i64>,
    /// `budget`.
    pub budget: Option<i64>,
    /// `daily_limit`.
    pub daily_limit: Option<i64>,
    /// `category_name`.
    pub category_name: Option<String>,
    /// `cpm`.
    pub cpm: Option<i64>,
    /// `url`.
    pub url: Option<String>,
    /// `advert_type`.
    pub advert_type: Option<i64>,
    /// `created_at`.
    pub created_at: Option<DateTime>,
    /// `updated_at`.
    pub updated_at: Option<DateTime>,
    /// `date_from`.
    pub date_from: Option<DateTime>,
    /// `date_to`.
    pub date_to: Option<DateTime>,
    /// `nms`.
    pub nms: Vec<i64>,
    /// `bottomText1`.
    pub bottom_text1: Option<String>,
    /// `bottomText2`.
    pub bottom_text2: Option<String>,
    /// `message`.
    pub message: Option<String>,
    /// `additionalSettings`.
    pub additional_settings: Option<i64>,
    /// `receiversCount`.
    pub receivers_count: Option<i64>,
    /// `subject_id`.
    pub subject_id: Option<i64>,
    /// `subject_name`.
    pub subject_name: Option<String>,
    /// `action_name`.
    pub action_name: Option<String>,
    /// `show_hours`.
    pub show_hours: Vec<MediaCampaignEntryShowHour>,
    /// `Erid`.
    pub erid: Option<String>,
}
wire_object!(MediaCampaignEntry {
    id: "id",
    name: "name",
    status: "status",
    place: "place",
    budget: "budget",
    daily_limit: "daily_limit",
    category_name: "category_name",
    cpm: "cpm",
    url: "url",
    advert_type: "advert_type",
    created_at: "created_at",
    updated_at: "updated_at",
    date_from: "date_from",
    date_to: "date_to",
    nms: "nms",
    bottom_text1: "bottomText1",
    bottom_text2: "bottomText2",
    message: "message",
    additional_settings: "additionalSettings",
    receivers_count: "receiversCount",
    subject_id: "subject_id",
    subject_name: "subject_name",
    action_name: "action_name",
    show_hours: "show_hours",
    erid: "Erid",
});

/// What `media_campaign` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignResponse {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `brand`.
    pub brand: Option<String>,
    /// `type`.
    pub r#type: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `createTime`.
    pub create_time: Option<DateTime>,
    /// `extended`.
    pub extended: Option<MediaCampaignExtended>,
    /// `items`.
    pub items: Vec<MediaCampaignEntry>,
}
wire_object!(MediaCampaignResponse {
    advert_id: "advertId",
    name: "name",
    brand: "brand",
    r#type: "type",
    status: "status",
    create_time: "createTime",
    extended: "extended",
    items: "items",
});

/// `[].boosterStats[]` of what `campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignStatBoosterStat {
    /// `avg_position`.
    pub avg_position: Option<i64>,
    /// `date`.
    pub date: Option<Date>,
    /// `nm`.
    pub nm: Option<i64>,
}
wire_object!(CampaignStatBoosterStat {
    avg_position: "avg_position",
    date: "date",
    nm: "nm",
});

/// `[].days[].apps[].nms[]` of what `campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignStatDayAppNm {
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `canceled`.
    pub canceled: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cr`.
    pub cr: Option<Decimal>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `name`.
    pub name: Option<String>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<Decimal>,
    /// `sum_price`, in units of the currency, roubles and not kopecks.
    pub sum_price: Option<Decimal>,
    /// `views`.
    pub views: Option<i64>,
}
wire_object!(CampaignStatDayAppNm {
    atbs: "atbs",
    canceled: "canceled",
    clicks: "clicks",
    cpc: "cpc",
    cr: "cr",
    ctr: "ctr",
    name: "name",
    nm_id: "nmId",
    orders: "orders",
    shks: "shks",
    sum: "sum",
    sum_price: "sum_price",
    views: "views",
});

/// `[].days[].apps[]` of what `campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignStatDayApp {
    /// `appType`, known values `1`, `32`, `64`.
    pub app_type: Option<i64>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `canceled`.
    pub canceled: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cr`.
    pub cr: Option<Decimal>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `nms`.
    pub nms: Vec<CampaignStatDayAppNm>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<Decimal>,
    /// `sum_price`, in units of the currency, roubles and not kopecks.
    pub sum_price: Option<Decimal>,
    /// `views`.
    pub views: Option<i64>,
}
wire_object!(CampaignStatDayApp {
    app_type: "appType",
    atbs: "atbs",
    canceled: "canceled",
    clicks: "clicks",
    cpc: "cpc",
    cr: "cr",
    ctr: "ctr",
    nms: "nms",
    orders: "orders",
    shks: "shks",
    sum: "sum",
    sum_price: "sum_price",
    views: "views",
});

/// `[].days[]` of what `campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignStatDay {
    /// `apps`.
    pub apps: Vec<CampaignStatDayApp>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `canceled`.
    pub canceled: Option<i64>,
    /// `date`.
    pub date: Option<DateTime>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cr`.
    pub cr: Option<Decimal>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<Decimal>,
    /// `sum_price`, in units of the currency, roubles and not kopecks.
    pub sum_price: Option<Decimal>,
    /// `views`.
    pub views: Option<i64>,
}
wire_object!(CampaignStatDay {
    apps: "apps",
    atbs: "atbs",
    canceled: "canceled",
    date: "date",
    clicks: "clicks",
    cpc: "cpc",
    cr: "cr",
    ctr: "ctr",
    orders: "orders",
    shks: "shks",
    sum: "sum",
    sum_price: "sum_price",
    views: "views",
});

/// `[]` of what `campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignStat {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `boosterStats`.
    pub booster_stats: Vec<CampaignStatBoosterStat>,
    /// `canceled`.
    pub canceled: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cr`.
    pub cr: Option<Decimal>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `days`.
    pub days: Vec<CampaignStatDay>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `sum`, in units of the currency, roubles and not kopecks.
    pub sum: Option<Decimal>,
    /// `sum_price`, in units of the currency, roubles and not kopecks.
    pub sum_price: Option<Decimal>,
    /// `views`.
    pub views: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
}
wire_object!(CampaignStat {
    advert_id: "advertId",
    atbs: "atbs",
    booster_stats: "boosterStats",
    canceled: "canceled",
    clicks: "clicks",
    cpc: "cpc",
    cr: "cr",
    ctr: "ctr",
    days: "days",
    orders: "orders",
    shks: "shks",
    sum: "sum",
    sum_price: "sum_price",
    views: "views",
    currency: "currency",
});

/// `[].interval` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStatInterval {
    /// `begin`.
    pub begin: Option<Date>,
    /// `end`.
    pub end: Option<Date>,
}
wire_object!(MediaCampaignStatInterval {
    begin: "begin",
    end: "end",
});

/// `[].stats[].daily_stats[].app_type_stats[].stats[]` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStatStatDailyStatAppTypeStatStat {
    /// `views`.
    pub views: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `cr`.
    pub cr: Option<Decimal>,
}
wire_object!(MediaCampaignStatStatDailyStatAppTypeStatStat {
    views: "views",
    clicks: "clicks",
    atbs: "atbs",
    ctr: "ctr",
    orders: "orders",
    cr: "cr",
});

/// `[].stats[].daily_stats[].app_type_stats[]` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStatStatDailyStatAppTypeStat {
    /// `app_type`.
    pub app_type: Option<i64>,
    /// `stats`.
    pub stats: Vec<MediaCampaignStatStatDailyStatAppTypeStatStat>,
}
wire_object!(MediaCampaignStatStatDailyStatAppTypeStat {
    app_type: "app_type",
    stats: "stats",
});

/// `[].stats[].daily_stats[]` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStatStatDailyStat {
    /// `date`.
    pub date: Option<DateTime>,
    /// `app_type_stats`.
    pub app_type_stats: Vec<MediaCampaignStatStatDailyStatAppTypeStat>,
}
wire_object!(MediaCampaignStatStatDailyStat {
    date: "date",
    app_type_stats: "app_type_stats",
});

/// `[].stats[]` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStatStat {
    /// `item_id`.
    pub item_id: Option<i64>,
    /// `item_name`.
    pub item_name: Option<String>,
    /// `category_name`.
    pub category_name: Option<String>,
    /// `advert_type`.
    pub advert_type: Option<i64>,
    /// `place`.
    pub place: Option<i64>,
    /// `views`.
    pub views: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `cr`.
    pub cr: Option<Decimal>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `date_from`.
    pub date_from: Option<DateTime>,
    /// `date_to`.
    pub date_to: Option<DateTime>,
    /// `subject_name`.
    pub subject_name: Option<String>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `price`.
    pub price: Option<Decimal>,
    /// `cpc`.
    pub cpc: Option<Decimal>,
    /// `status`.
    pub status: Option<i64>,
    /// `daily_stats`.
    pub daily_stats: Vec<MediaCampaignStatStatDailyStat>,
    /// `expenses`.
    pub expenses: Option<Decimal>,
    /// `cr1`.
    pub cr1: Option<Decimal>,
    /// `cr2`.
    pub cr2: Option<i64>,
}
wire_object!(MediaCampaignStatStat {
    item_id: "item_id",
    item_name: "item_name",
    category_name: "category_name",
    advert_type: "advert_type",
    place: "place",
    views: "views",
    clicks: "clicks",
    cr: "cr",
    ctr: "ctr",
    date_from: "date_from",
    date_to: "date_to",
    subject_name: "subject_name",
    atbs: "atbs",
    orders: "orders",
    price: "price",
    cpc: "cpc",
    status: "status",
    daily_stats: "daily_stats",
    expenses: "expenses",
    cr1: "cr1",
    cr2: "cr2",
});

/// `[]` of what `media_campaign_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaCampaignStat {
    /// `interval`.
    pub interval: Option<MediaCampaignStatInterval>,
    /// `stats`.
    pub stats: Vec<MediaCampaignStatStat>,
    /// `dates`.
    pub dates: Vec<Date>,
    /// `advert_id`.
    pub advert_id: Option<i64>,
    /// `error`.
    pub error: Option<String>,
}
wire_object!(MediaCampaignStat {
    interval: "interval",
    stats: "stats",
    dates: "dates",
    advert_id: "advert_id",
    error: "error",
});

open_enum! {
    /// `data.promotions[].type` of what `promotions` returns.
    pub enum PromotionDetailsType(text) {
        Regular = "regular",
        Auto = "auto",
    }
}

/// `data.promotions[]` of what `promotions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionDetails {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `startDateTime`.
    pub start_date_time: Option<DateTime>,
    /// `endDateTime`.
    pub end_date_time: Option<DateTime>,
    /// `type`.
    pub r#type: Option<PromotionDetailsType>,
}
wire_object!(PromotionDetails {
    id: "id",
    name: "name",
    start_date_time: "startDateTime",
    end_date_time: "endDateTime",
    r#type: "type",
});

/// `data` of what `promotions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionsData {
    /// `promotions`.
    pub promotions: Vec<PromotionDetails>,
}
wire_object!(PromotionsData {
    promotions: "promotions",
});

/// What `promotions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionsResponse {
    /// `data`.
    pub data: Option<PromotionsData>,
}
wire_object!(PromotionsResponse {
    data: "data",
});

open_enum! {
    /// `data.promotions[].type` of what `promotion_details` returns.
    pub enum PromotionDetailsPromotionType(text) {
        Regular = "regular",
        Auto = "auto",
    }
}

/// `data.promotions[].ranging[]` of what `promotion_details` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionDetailsPromotionRanging {
    /// `condition`.
    pub condition: Option<String>,
    /// `participationRate`, 0 to 100.
    pub participation_rate: Option<i64>,
    /// `boost`.
    pub boost: Option<i64>,
}
wire_object!(PromotionDetailsPromotionRanging {
    condition: "condition",
    participation_rate: "participationRate",
    boost: "boost",
});

/// `data.promotions[]` of what `promotion_details` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionDetailsPromotion {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `advantages`.
    pub advantages: Vec<String>,
    /// `startDateTime`.
    pub start_date_time: Option<DateTime>,
    /// `endDateTime`.
    pub end_date_time: Option<DateTime>,
    /// `inPromoActionLeftovers`.
    pub in_promo_action_leftovers: Option<i64>,
    /// `inPromoActionTotal`.
    pub in_promo_action_total: Option<i64>,
    /// `notInPromoActionLeftovers`.
    pub not_in_promo_action_leftovers: Option<i64>,
    /// `notInPromoActionTotal`.
    pub not_in_promo_action_total: Option<i64>,
    /// `participationPercentage`.
    pub participation_percentage: Option<i64>,
    /// `type`.
    pub r#type: Option<PromotionDetailsPromotionType>,
    /// `exceptionProductsCount`.
    pub exception_products_count: Option<i64>,
    /// `ranging`.
    pub ranging: Vec<PromotionDetailsPromotionRanging>,
}
wire_object!(PromotionDetailsPromotion {
    id: "id",
    name: "name",
    description: "description",
    advantages: "advantages",
    start_date_time: "startDateTime",
    end_date_time: "endDateTime",
    in_promo_action_leftovers: "inPromoActionLeftovers",
    in_promo_action_total: "inPromoActionTotal",
    not_in_promo_action_leftovers: "notInPromoActionLeftovers",
    not_in_promo_action_total: "notInPromoActionTotal",
    participation_percentage: "participationPercentage",
    r#type: "type",
    exception_products_count: "exceptionProductsCount",
    ranging: "ranging",
});

/// `data` of what `promotion_details` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionDetailsData {
    /// `promotions`.
    pub promotions: Vec<PromotionDetailsPromotion>,
}
wire_object!(PromotionDetailsData {
    promotions: "promotions",
});

/// What `promotion_details` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionDetailsResponse {
    /// `data`.
    pub data: Option<PromotionDetailsData>,
}
wire_object!(PromotionDetailsResponse {
    data: "data",
});

/// `data.nomenclatures[]` of what `promotion_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionGoodsNomenclature {
    /// `id`.
    pub id: Option<i64>,
    /// `inAction`.
    pub in_action: Option<bool>,
    /// `price`.
    pub price: Option<Decimal>,
    /// `currencyCode`.
    pub currency_code: Option<String>,
    /// `planPrice`.
    pub plan_price: Option<Decimal>,
    /// `discount`.
    pub discount: Option<i64>,
    /// `planDiscount`.
    pub plan_discount: Option<i64>,
}
wire_object!(PromotionGoodsNomenclature {
    id: "id",
    in_action: "inAction",
    price: "price",
    currency_code: "currencyCode",
    plan_price: "planPrice",
    discount: "discount",
    plan_discount: "planDiscount",
});

/// `data` of what `promotion_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionGoodsData {
    /// `nomenclatures`.
    pub nomenclatures: Vec<PromotionGoodsNomenclature>,
}
wire_object!(PromotionGoodsData {
    nomenclatures: "nomenclatures",
});

/// What `promotion_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PromotionGoodsResponse {
    /// `data`.
    pub data: Option<PromotionGoodsData>,
}
wire_object!(PromotionGoodsResponse {
    data: "data",
});

/// `data` of what `add_promotion_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddPromotionGoodsData {
    /// `alreadyExists`.
    pub already_exists: Option<bool>,
    /// `uploadID`.
    pub upload_id: Option<i64>,
}
wire_object!(AddPromotionGoodsData {
    already_exists: "alreadyExists",
    upload_id: "uploadID",
});

/// What `add_promotion_goods` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddPromotionGoodsResponse {
    /// `data`.
    pub data: Option<AddPromotionGoodsData>,
}
wire_object!(AddPromotionGoodsResponse {
    data: "data",
});

/// `items[].normQueries` of what `clusters` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterNormQueries {
    /// `active`.
    pub active: Vec<String>,
    /// `excluded`.
    pub excluded: Vec<String>,
    /// `archived`.
    pub archived: Vec<String>,
}
wire_object!(ClusterNormQueries {
    active: "active",
    excluded: "excluded",
    archived: "archived",
});

/// `items[]` of what `clusters` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Cluster {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `normQueries`.
    pub norm_queries: Option<ClusterNormQueries>,
}
wire_object!(Cluster {
    advert_id: "advertId",
    nm_id: "nmId",
    norm_queries: "normQueries",
});

/// What `clusters` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClustersResponse {
    /// `items`.
    pub items: Vec<Cluster>,
}
wire_object!(ClustersResponse {
    items: "items",
});

/// `items[].dailyStats[].stat` of what `cluster_daily_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterDailyStatDailyStatStat {
    /// `normQuery`.
    pub norm_query: Option<String>,
    /// `views`.
    pub views: Option<i64>,
    /// `clicks`.
    pub clicks: Option<i64>,
    /// `atbs`.
    pub atbs: Option<i64>,
    /// `orders`.
    pub orders: Option<i64>,
    /// `ctr`.
    pub ctr: Option<Decimal>,
    /// `cpc`, in units of the currency, roubles and not kopecks.
    pub cpc: Option<Decimal>,
    /// `cpm`, in units of the currency, roubles and not kopecks.
    pub cpm: Option<Decimal>,
    /// `avgPos`.
    pub avg_pos: Option<Decimal>,
    /// `shks`.
    pub shks: Option<i64>,
    /// `spend`, in units of the currency, roubles and not kopecks.
    pub spend: Option<Decimal>,
}
wire_object!(ClusterDailyStatDailyStatStat {
    norm_query: "normQuery",
    views: "views",
    clicks: "clicks",
    atbs: "atbs",
    orders: "orders",
    ctr: "ctr",
    cpc: "cpc",
    cpm: "cpm",
    avg_pos: "avgPos",
    shks: "shks",
    spend: "spend",
});

/// `items[].dailyStats[]` of what `cluster_daily_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterDailyStatDailyStat {
    /// `date`.
    pub date: Option<Date>,
    /// `stat`.
    pub stat: Option<ClusterDailyStatDailyStatStat>,
}
wire_object!(ClusterDailyStatDailyStat {
    date: "date",
    stat: "stat",
});

/// `items[]` of what `cluster_daily_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterDailyStat {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `dailyStats`.
    pub daily_stats: Vec<ClusterDailyStatDailyStat>,
}
wire_object!(ClusterDailyStat {
    advert_id: "advertId",
    nm_id: "nmId",
    daily_stats: "dailyStats",
});

/// What `cluster_daily_stats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClusterDailyStatsResponse {
    /// `items`.
    pub items: Vec<ClusterDailyStat>,
}
wire_object!(ClusterDailyStatsResponse {
    items: "items",
});

/// `adverts[]` of what `daily_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DailyLimitsAdvert {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `enabled`.
    pub enabled: Option<bool>,
    /// `dailyLimit`.
    pub daily_limit: Option<i64>,
    /// `spentToday`.
    pub spent_today: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
    /// `carryOverEnabled`.
    pub carry_over_enabled: Option<bool>,
    /// `valid`.
    pub valid: Option<bool>,
    /// `requiredLimit`.
    pub required_limit: Option<i64>,
}
wire_object!(DailyLimitsAdvert {
    advert_id: "advertId",
    enabled: "enabled",
    daily_limit: "dailyLimit",
    spent_today: "spentToday",
    currency: "currency",
    carry_over_enabled: "carryOverEnabled",
    valid: "valid",
    required_limit: "requiredLimit",
});

/// What `daily_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DailyLimitsResponse {
    /// `adverts`.
    pub adverts: Vec<DailyLimitsAdvert>,
}
wire_object!(DailyLimitsResponse {
    adverts: "adverts",
});

/// `adverts[]` of what `set_daily_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetDailyLimitsAdvert {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `belowMinLimit`.
    pub below_min_limit: Option<bool>,
    /// `requiredLimit`.
    pub required_limit: Option<i64>,
}
wire_object!(SetDailyLimitsAdvert {
    advert_id: "advertId",
    below_min_limit: "belowMinLimit",
    required_limit: "requiredLimit",
});

/// What `set_daily_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetDailyLimitsResponse {
    /// `adverts`.
    pub adverts: Vec<SetDailyLimitsAdvert>,
}
wire_object!(SetDailyLimitsResponse {
    adverts: "adverts",
});

/// `adverts[]` of what `campaign_budgets` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignBudgetsAdvert {
    /// `advertId`.
    pub advert_id: Option<i64>,
    /// `currency`.
    pub currency: Option<String>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(CampaignBudgetsAdvert {
    advert_id: "advertId",
    currency: "currency",
    total: "total",
});

/// What `campaign_budgets` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CampaignBudgetsResponse {
    /// `adverts`.
    pub adverts: Vec<CampaignBudgetsAdvert>,
}
wire_object!(CampaignBudgetsResponse {
    adverts: "adverts",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /adv/v1/promotion/count`: see [`Promotion::campaigns_count`](super::Promotion::campaigns_count).
    pub static CAMPAIGNS_COUNT: Operation = Operation {
        api: Api::Promotion,
        name: "campaigns_count",
        method: Method::GET,
        path: "/adv/v1/promotion/count",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaigns_count",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/advert/v2/adverts`: see [`Promotion::campaigns`](super::Promotion::campaigns).
    pub static CAMPAIGNS: Operation = Operation {
        api: Api::Promotion,
        name: "campaigns",
        method: Method::GET,
        path: "/api/advert/v2/adverts",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaigns",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/advert/v1/bids/min`: see [`Promotion::min_bids`](super::Promotion::min_bids).
    pub static MIN_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "min_bids",
        method: Method::POST,
        path: "/api/advert/v1/bids/min",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.min_bids",
        limits: Limits::typed(
            Some(Limit::new(60000, 20, 3000, 5)),
            Some(Limit::new(60000, 20, 3000, 5)),
            Some(Limit::new(60000, 20, 3000, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v2/seacat/save-ad`: see [`Promotion::create_campaign`](super::Promotion::create_campaign).
    pub static CREATE_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "create_campaign",
        method: Method::POST,
        path: "/adv/v2/seacat/save-ad",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.create_campaign",
        limits: Limits::typed(
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/supplier/subjects`: see [`Promotion::campaign_subjects`](super::Promotion::campaign_subjects).
    pub static CAMPAIGN_SUBJECTS: Operation = Operation {
        api: Api::Promotion,
        name: "campaign_subjects",
        method: Method::GET,
        path: "/adv/v1/supplier/subjects",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaign_subjects",
        limits: Limits::typed(
            Some(Limit::new(12000, 1, 12000, 5)),
            Some(Limit::new(12000, 1, 12000, 5)),
            Some(Limit::new(12000, 1, 12000, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v2/supplier/nms`: see [`Promotion::campaign_cards`](super::Promotion::campaign_cards).
    pub static CAMPAIGN_CARDS: Operation = Operation {
        api: Api::Promotion,
        name: "campaign_cards",
        method: Method::POST,
        path: "/adv/v2/supplier/nms",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaign_cards",
        limits: Limits::typed(
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v0/delete`: see [`Promotion::delete_campaign`](super::Promotion::delete_campaign).
    pub static DELETE_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "delete_campaign",
        method: Method::GET,
        path: "/adv/v0/delete",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.delete_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/rename`: see [`Promotion::rename_campaign`](super::Promotion::rename_campaign).
    pub static RENAME_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "rename_campaign",
        method: Method::POST,
        path: "/adv/v0/rename",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.rename_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v0/start`: see [`Promotion::start_campaign`](super::Promotion::start_campaign).
    pub static START_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "start_campaign",
        method: Method::GET,
        path: "/adv/v0/start",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.start_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v0/pause`: see [`Promotion::pause_campaign`](super::Promotion::pause_campaign).
    pub static PAUSE_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "pause_campaign",
        method: Method::GET,
        path: "/adv/v0/pause",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.pause_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v0/stop`: see [`Promotion::stop_campaign`](super::Promotion::stop_campaign).
    pub static STOP_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "stop_campaign",
        method: Method::GET,
        path: "/adv/v0/stop",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.stop_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `PUT /adv/v0/auction/placements`: see [`Promotion::set_placements`](super::Promotion::set_placements).
    pub static SET_PLACEMENTS: Operation = Operation {
        api: Api::Promotion,
        name: "set_placements",
        method: Method::PUT,
        path: "/adv/v0/auction/placements",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.set_placements",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[204],
        timeout: None,
    };

    /// `PATCH /api/advert/v1/bids`: see [`Promotion::set_bids`](super::Promotion::set_bids).
    pub static SET_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "set_bids",
        method: Method::PATCH,
        path: "/api/advert/v1/bids",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.set_bids",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(1000, 5, 200, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/balance`: see [`Promotion::balance`](super::Promotion::balance).
    pub static BALANCE: Operation = Operation {
        api: Api::Promotion,
        name: "balance",
        method: Method::GET,
        path: "/adv/v1/balance",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.balance",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/budget`: see [`Promotion::campaign_budget`](super::Promotion::campaign_budget).
    pub static CAMPAIGN_BUDGET: Operation = Operation {
        api: Api::Promotion,
        name: "campaign_budget",
        method: Method::GET,
        path: "/adv/v1/budget",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: true,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaign_budget",
        limits: Limits::typed(
            Some(Limit::new(1000, 4, 250, 4)),
            Some(Limit::new(1000, 4, 250, 4)),
            Some(Limit::new(1000, 4, 250, 4)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v1/budget/deposit`: see [`Promotion::deposit_campaign_budget`](super::Promotion::deposit_campaign_budget).
    pub static DEPOSIT_CAMPAIGN_BUDGET: Operation = Operation {
        api: Api::Promotion,
        name: "deposit_campaign_budget",
        method: Method::POST,
        path: "/adv/v1/budget/deposit",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.deposit_campaign_budget",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/upd`: see [`Promotion::expenses`](super::Promotion::expenses).
    pub static EXPENSES: Operation = Operation {
        api: Api::Promotion,
        name: "expenses",
        method: Method::GET,
        path: "/adv/v1/upd",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.expenses",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /adv/v1/payments`: see [`Promotion::payments`](super::Promotion::payments).
    pub static PAYMENTS: Operation = Operation {
        api: Api::Promotion,
        name: "payments",
        method: Method::GET,
        path: "/adv/v1/payments",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.payments",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(1000, 1, 1000, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: None,
    };

    /// `PATCH /adv/v0/auction/nms`: see [`Promotion::update_campaign_cards`](super::Promotion::update_campaign_cards).
    pub static UPDATE_CAMPAIGN_CARDS: Operation = Operation {
        api: Api::Promotion,
        name: "update_campaign_cards",
        method: Method::PATCH,
        path: "/adv/v0/auction/nms",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.update_campaign_cards",
        limits: Limits::typed(
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(1000, 1, 1000, 1)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/advert/v0/bids/recommendations`: see [`Promotion::recommended_bids`](super::Promotion::recommended_bids).
    pub static RECOMMENDED_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "recommended_bids",
        method: Method::GET,
        path: "/api/advert/v0/bids/recommendations",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.recommended_bids",
        limits: Limits::typed(
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(3600000, 20, 180000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/normquery/stats`: see [`Promotion::cluster_stats`](super::Promotion::cluster_stats).
    pub static CLUSTER_STATS: Operation = Operation {
        api: Api::Promotion,
        name: "cluster_stats",
        method: Method::POST,
        path: "/adv/v0/normquery/stats",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.cluster_stats",
        limits: Limits::typed(
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /adv/v0/normquery/get-bids`: see [`Promotion::cluster_bids`](super::Promotion::cluster_bids).
    pub static CLUSTER_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "cluster_bids",
        method: Method::POST,
        path: "/adv/v0/normquery/get-bids",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.cluster_bids",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/advert/v1/config`: see [`Promotion::bid_config`](super::Promotion::bid_config).
    pub static BID_CONFIG: Operation = Operation {
        api: Api::Promotion,
        name: "bid_config",
        method: Method::GET,
        path: "/api/advert/v1/config",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "promotion.bid_config",
        limits: Limits::any(Limit::new(60000, 1, 60000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/advert/v1/normquery/bids`: see [`Promotion::set_cluster_bids`](super::Promotion::set_cluster_bids).
    pub static SET_CLUSTER_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "set_cluster_bids",
        method: Method::POST,
        path: "/api/advert/v1/normquery/bids",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "promotion.set_cluster_bids",
        limits: Limits::typed(
            Some(Limit::new(1000, 2, 500, 4)),
            Some(Limit::new(1000, 2, 500, 4)),
            None,
            None,
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/normquery/bids`: see [`Promotion::set_cluster_bids_base_units`](super::Promotion::set_cluster_bids_base_units).
    pub static SET_CLUSTER_BIDS_BASE_UNITS: Operation = Operation {
        api: Api::Promotion,
        name: "set_cluster_bids_base_units",
        method: Method::POST,
        path: "/adv/v0/normquery/bids",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.set_cluster_bids_base_units",
        limits: Limits::typed(
            Some(Limit::new(1000, 2, 500, 4)),
            Some(Limit::new(1000, 2, 500, 4)),
            Some(Limit::new(1000, 2, 500, 4)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /adv/v0/normquery/bids`: see [`Promotion::delete_cluster_bids`](super::Promotion::delete_cluster_bids).
    pub static DELETE_CLUSTER_BIDS: Operation = Operation {
        api: Api::Promotion,
        name: "delete_cluster_bids",
        method: Method::DELETE,
        path: "/adv/v0/normquery/bids",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.delete_cluster_bids",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/normquery/get-minus`: see [`Promotion::minus_phrases`](super::Promotion::minus_phrases).
    pub static MINUS_PHRASES: Operation = Operation {
        api: Api::Promotion,
        name: "minus_phrases",
        method: Method::POST,
        path: "/adv/v0/normquery/get-minus",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.minus_phrases",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/normquery/set-minus`: see [`Promotion::set_minus_phrases`](super::Promotion::set_minus_phrases).
    pub static SET_MINUS_PHRASES: Operation = Operation {
        api: Api::Promotion,
        name: "set_minus_phrases",
        method: Method::POST,
        path: "/adv/v0/normquery/set-minus",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.set_minus_phrases",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/count`: see [`Promotion::media_campaigns_count`](super::Promotion::media_campaigns_count).
    pub static MEDIA_CAMPAIGNS_COUNT: Operation = Operation {
        api: Api::Promotion,
        name: "media_campaigns_count",
        method: Method::GET,
        path: "/adv/v1/count",
        scope: Scope::AdvertMedia,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.media_campaigns_count",
        limits: Limits::typed(
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /adv/v1/adverts`: see [`Promotion::media_campaigns`](super::Promotion::media_campaigns).
    pub static MEDIA_CAMPAIGNS: Operation = Operation {
        api: Api::Promotion,
        name: "media_campaigns",
        method: Method::GET,
        path: "/adv/v1/adverts",
        scope: Scope::AdvertMedia,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.media_campaigns",
        limits: Limits::typed(
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: None,
    };

    /// `GET /adv/v1/advert`: see [`Promotion::media_campaign`](super::Promotion::media_campaign).
    pub static MEDIA_CAMPAIGN: Operation = Operation {
        api: Api::Promotion,
        name: "media_campaign",
        method: Method::GET,
        path: "/adv/v1/advert",
        scope: Scope::AdvertMedia,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.media_campaign",
        limits: Limits::typed(
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 204],
        timeout: None,
    };

    /// `GET /adv/v3/fullstats`: see [`Promotion::campaign_stats`](super::Promotion::campaign_stats).
    pub static CAMPAIGN_STATS: Operation = Operation {
        api: Api::Promotion,
        name: "campaign_stats",
        method: Method::GET,
        path: "/adv/v3/fullstats",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaign_stats",
        limits: Limits::typed(
            Some(Limit::new(60000, 3, 20000, 1)),
            Some(Limit::new(60000, 3, 20000, 1)),
            Some(Limit::new(60000, 3, 20000, 1)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(120000u64)),
    };

    /// `POST /adv/v1/stats`: see [`Promotion::media_campaign_stats`](super::Promotion::media_campaign_stats).
    pub static MEDIA_CAMPAIGN_STATS: Operation = Operation {
        api: Api::Promotion,
        name: "media_campaign_stats",
        method: Method::POST,
        path: "/adv/v1/stats",
        scope: Scope::AdvertMedia,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.media_campaign_stats",
        limits: Limits::typed(
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(1000, 10, 100, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/calendar/promotions`: see [`Promotion::promotions`](super::Promotion::promotions).
    pub static PROMOTIONS: Operation = Operation {
        api: Api::Promotion,
        name: "promotions",
        method: Method::GET,
        path: "/api/v1/calendar/promotions",
        scope: Scope::DpCalendar,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Prices),
        token_types: &[],
        bucket: "promotion.calendar",
        limits: Limits::typed(
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/calendar/promotions/details`: see [`Promotion::promotion_details`](super::Promotion::promotion_details).
    pub static PROMOTION_DETAILS: Operation = Operation {
        api: Api::Promotion,
        name: "promotion_details",
        method: Method::GET,
        path: "/api/v1/calendar/promotions/details",
        scope: Scope::DpCalendar,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Prices),
        token_types: &[],
        bucket: "promotion.calendar",
        limits: Limits::typed(
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/calendar/promotions/nomenclatures`: see [`Promotion::promotion_goods`](super::Promotion::promotion_goods).
    pub static PROMOTION_GOODS: Operation = Operation {
        api: Api::Promotion,
        name: "promotion_goods",
        method: Method::GET,
        path: "/api/v1/calendar/promotions/nomenclatures",
        scope: Scope::DpCalendar,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Prices),
        token_types: &[],
        bucket: "promotion.calendar",
        limits: Limits::any(Limit::new(6000, 10, 600, 5)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/v1/calendar/promotions/upload`: see [`Promotion::add_promotion_goods`](super::Promotion::add_promotion_goods).
    pub static ADD_PROMOTION_GOODS: Operation = Operation {
        api: Api::Promotion,
        name: "add_promotion_goods",
        method: Method::POST,
        path: "/api/v1/calendar/promotions/upload",
        scope: Scope::DpCalendar,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Prices),
        token_types: &[],
        bucket: "promotion.calendar",
        limits: Limits::typed(
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(6000, 10, 600, 5)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /adv/v0/normquery/list`: see [`Promotion::clusters`](super::Promotion::clusters).
    pub static CLUSTERS: Operation = Operation {
        api: Api::Promotion,
        name: "clusters",
        method: Method::POST,
        path: "/adv/v0/normquery/list",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.clusters",
        limits: Limits::typed(
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(1000, 5, 200, 10)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /adv/v1/normquery/stats`: see [`Promotion::cluster_daily_stats`](super::Promotion::cluster_daily_stats).
    pub static CLUSTER_DAILY_STATS: Operation = Operation {
        api: Api::Promotion,
        name: "cluster_daily_stats",
        method: Method::POST,
        path: "/adv/v1/normquery/stats",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.cluster_daily_stats",
        limits: Limits::typed(
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(60000, 10, 6000, 20)),
            Some(Limit::new(3600000, 2, 1800000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/advert/v0/daily-limits`: see [`Promotion::daily_limits`](super::Promotion::daily_limits).
    pub static DAILY_LIMITS: Operation = Operation {
        api: Api::Promotion,
        name: "daily_limits",
        method: Method::GET,
        path: "/api/advert/v0/daily-limits",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "promotion.daily_limits",
        limits: Limits::typed(
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            None,
            None,
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `PUT /api/advert/v0/daily-limits`: see [`Promotion::set_daily_limits`](super::Promotion::set_daily_limits).
    pub static SET_DAILY_LIMITS: Operation = Operation {
        api: Api::Promotion,
        name: "set_daily_limits",
        method: Method::PUT,
        path: "/api/advert/v0/daily-limits",
        scope: Scope::Advert,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "promotion.set_daily_limits",
        limits: Limits::typed(
            Some(Limit::new(60000, 5, 12000, 5)),
            Some(Limit::new(60000, 5, 12000, 5)),
            None,
            None,
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/advert/v2/budget`: see [`Promotion::campaign_budgets`](super::Promotion::campaign_budgets).
    pub static CAMPAIGN_BUDGETS: Operation = Operation {
        api: Api::Promotion,
        name: "campaign_budgets",
        method: Method::POST,
        path: "/api/advert/v2/budget",
        scope: Scope::Advert,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Promotion),
        token_types: &[],
        bucket: "promotion.campaign_budgets",
        limits: Limits::typed(
            Some(Limit::new(60000, 20, 3000, 4)),
            Some(Limit::new(60000, 20, 3000, 4)),
            Some(Limit::new(60000, 20, 3000, 4)),
            Some(Limit::new(3600000, 4, 900000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &CAMPAIGNS_COUNT,
        &CAMPAIGNS,
        &MIN_BIDS,
        &CREATE_CAMPAIGN,
        &CAMPAIGN_SUBJECTS,
        &CAMPAIGN_CARDS,
        &DELETE_CAMPAIGN,
        &RENAME_CAMPAIGN,
        &START_CAMPAIGN,
        &PAUSE_CAMPAIGN,
        &STOP_CAMPAIGN,
        &SET_PLACEMENTS,
        &SET_BIDS,
        &BALANCE,
        &CAMPAIGN_BUDGET,
        &DEPOSIT_CAMPAIGN_BUDGET,
        &EXPENSES,
        &PAYMENTS,
        &UPDATE_CAMPAIGN_CARDS,
        &RECOMMENDED_BIDS,
        &CLUSTER_STATS,
        &CLUSTER_BIDS,
        &BID_CONFIG,
        &SET_CLUSTER_BIDS,
        &SET_CLUSTER_BIDS_BASE_UNITS,
        &DELETE_CLUSTER_BIDS,
        &MINUS_PHRASES,
        &SET_MINUS_PHRASES,
        &MEDIA_CAMPAIGNS_COUNT,
        &MEDIA_CAMPAIGNS,
        &MEDIA_CAMPAIGN,
        &CAMPAIGN_STATS,
        &MEDIA_CAMPAIGN_STATS,
        &PROMOTIONS,
        &PROMOTION_DETAILS,
        &PROMOTION_GOODS,
        &ADD_PROMOTION_GOODS,
        &CLUSTERS,
        &CLUSTER_DAILY_STATS,
        &DAILY_LIMITS,
        &SET_DAILY_LIMITS,
        &CAMPAIGN_BUDGETS,
    ];
}
