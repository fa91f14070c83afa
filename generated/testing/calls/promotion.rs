// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::promotion::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::CAMPAIGNS_COUNT) {
        let answer = call.client().promotion().campaigns_count().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGNS) {
        let answer = call.client().promotion().campaigns(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MIN_BIDS) {
        let answer = call.client().promotion().min_bids(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_CAMPAIGN) {
        let answer = call.client().promotion().create_campaign(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGN_SUBJECTS) {
        let answer = call.client().promotion().campaign_subjects(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGN_CARDS) {
        let answer = call.client().promotion().campaign_cards(&call.body::<Vec<i64>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_CAMPAIGN) {
        let answer = call.client().promotion().delete_campaign(call.argument::<i64>("query", "id")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::RENAME_CAMPAIGN) {
        let answer = call.client().promotion().rename_campaign(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::START_CAMPAIGN) {
        let answer = call.client().promotion().start_campaign(call.argument::<i64>("query", "id")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::PAUSE_CAMPAIGN) {
        let answer = call.client().promotion().pause_campaign(call.argument::<i64>("query", "id")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::STOP_CAMPAIGN) {
        let answer = call.client().promotion().stop_campaign(call.argument::<i64>("query", "id")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_PLACEMENTS) {
        let answer = call.client().promotion().set_placements(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_BIDS) {
        let answer = call.client().promotion().set_bids(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BALANCE) {
        let answer = call.client().promotion().balance().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGN_BUDGET) {
        let answer = call.client().promotion().campaign_budget(call.argument::<i64>("query", "id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DEPOSIT_CAMPAIGN_BUDGET) {
        let answer = call.client().promotion().deposit_campaign_budget(call.argument::<i64>("query", "id"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::EXPENSES) {
        let answer = call.client().promotion().expenses(call.argument::<wildberries::values::Date>("query", "from"), call.argument::<wildberries::values::Date>("query", "to")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PAYMENTS) {
        let answer = call.client().promotion().payments(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_CAMPAIGN_CARDS) {
        let answer = call.client().promotion().update_campaign_cards(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RECOMMENDED_BIDS) {
        let answer = call.client().promotion().recommended_bids(call.argument::<i64>("query", "nmId"), call.argument::<i64>("query", "advertId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CLUSTER_STATS) {
        let answer = call.client().promotion().cluster_stats(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CLUSTER_BIDS) {
        let answer = call.client().promotion().cluster_bids(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BID_CONFIG) {
        let answer = call.client().promotion().bid_config().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_CLUSTER_BIDS) {
        let answer = call.client().promotion().set_cluster_bids(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_CLUSTER_BIDS_BASE_UNITS) {
        let answer = call.client().promotion().set_cluster_bids_base_units(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_CLUSTER_BIDS) {
        let answer = call.client().promotion().delete_cluster_bids(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::MINUS_PHRASES) {
        let answer = call.client().promotion().minus_phrases(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_MINUS_PHRASES) {
        let answer = call.client().promotion().set_minus_phrases(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::MEDIA_CAMPAIGNS_COUNT) {
        let answer = call.client().promotion().media_campaigns_count().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MEDIA_CAMPAIGNS) {
        let answer = call.client().promotion().media_campaigns(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MEDIA_CAMPAIGN) {
        let answer = call.client().promotion().media_campaign(call.argument::<i64>("query", "id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGN_STATS) {
        let answer = call.client().promotion().campaign_stats(&call.argument::<String>("query", "ids"), call.argument::<wildberries::values::Date>("query", "beginDate"), call.argument::<wildberries::values::Date>("query", "endDate")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MEDIA_CAMPAIGN_STATS) {
        let answer = call.client().promotion().media_campaign_stats(&call.body::<Vec<promotion::MediaCampaignStatsEntry>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PROMOTIONS) {
        let answer = call.client().promotion().promotions(call.argument::<wildberries::values::DateTime>("query", "startDateTime"), call.argument::<wildberries::values::DateTime>("query", "endDateTime"), call.argument::<bool>("query", "allPromo"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PROMOTION_DETAILS) {
        let answer = call.client().promotion().promotion_details(&call.argument::<Vec<i64>>("query", "promotionIDs")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PROMOTION_GOODS) {
        let answer = call.client().promotion().promotion_goods(call.argument::<i64>("query", "promotionID"), call.argument::<bool>("query", "inAction"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ADD_PROMOTION_GOODS) {
        let answer = call.client().promotion().add_promotion_goods(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CLUSTERS) {
        let answer = call.client().promotion().clusters(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CLUSTER_DAILY_STATS) {
        let answer = call.client().promotion().cluster_daily_stats(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DAILY_LIMITS) {
        let answer = call.client().promotion().daily_limits(&call.argument::<String>("query", "advertIds")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_DAILY_LIMITS) {
        let answer = call.client().promotion().set_daily_limits(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CAMPAIGN_BUDGETS) {
        let answer = call.client().promotion().campaign_budgets(&call.body()).await;
        call.check_json(answer);
    }
}
