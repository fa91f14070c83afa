// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::reports::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::ORDERS) {
        let answer = call.client().reports().orders(call.argument::<wildberries::values::DateTime>("query", "dateFrom"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SALES) {
        let answer = call.client().reports().sales(call.argument::<wildberries::values::DateTime>("query", "dateFrom"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::EXCISE_REPORT) {
        let answer = call.client().reports().excise_report(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_WAREHOUSE_REMAINS_REPORT) {
        let answer = call.client().reports().create_warehouse_remains_report(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::WAREHOUSE_REMAINS_REPORT_STATUS) {
        let answer = call.client().reports().warehouse_remains_report_status(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_WAREHOUSE_REMAINS_REPORT) {
        let answer = call.client().reports().download_warehouse_remains_report(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MEASUREMENT_PENALTIES) {
        let answer = call.client().reports().measurement_penalties(call.argument::<wildberries::values::DateTime>("query", "dateTo"), call.argument::<i64>("query", "limit"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::WAREHOUSE_MEASUREMENTS) {
        let answer = call.client().reports().warehouse_measurements(call.argument::<wildberries::values::DateTime>("query", "dateTo"), call.argument::<i64>("query", "limit"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DEDUCTIONS) {
        let answer = call.client().reports().deductions(call.argument::<wildberries::values::DateTime>("query", "dateTo"), call.argument::<i64>("query", "limit"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SELF_BUYOUTS) {
        let answer = call.client().reports().self_buyouts(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::LABELING_PENALTIES) {
        let answer = call.client().reports().labeling_penalties(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_ACCEPTANCE_REPORT) {
        let answer = call.client().reports().create_acceptance_report(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ACCEPTANCE_REPORT_STATUS) {
        let answer = call.client().reports().acceptance_report_status(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_ACCEPTANCE_REPORT) {
        let answer = call.client().reports().download_acceptance_report(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_PAID_STORAGE_REPORT) {
        let answer = call.client().reports().create_paid_storage_report(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PAID_STORAGE_REPORT_STATUS) {
        let answer = call.client().reports().paid_storage_report_status(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_PAID_STORAGE_REPORT) {
        let answer = call.client().reports().download_paid_storage_report(&call.argument::<String>("path", "task_id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::REGION_SALES) {
        let answer = call.client().reports().region_sales(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BRAND_SHARE_BRANDS) {
        let answer = call.client().reports().brand_share_brands().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BRAND_SHARE_CATEGORIES) {
        let answer = call.client().reports().brand_share_categories(&call.argument::<String>("query", "brand"), call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BRAND_SHARE) {
        let answer = call.client().reports().brand_share(call.argument::<i64>("query", "parentId"), &call.argument::<String>("query", "brand"), call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BLOCKED_CARDS) {
        let answer = call.client().reports().blocked_cards(&call.argument::<reports::BlockedCardsSort>("query", "sort"), &call.argument::<reports::BlockedCardsOrder>("query", "order")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ITEM_RETURNS) {
        let answer = call.client().reports().item_returns(call.argument::<wildberries::values::Date>("query", "dateFrom"), call.argument::<wildberries::values::Date>("query", "dateTo"), &call.params()).await;
        call.check_json(answer);
    }
}
