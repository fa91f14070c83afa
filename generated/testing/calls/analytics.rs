// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::analytics::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::SALES_FUNNEL) {
        let answer = call.client().analytics().sales_funnel(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SALES_FUNNEL_HISTORY) {
        let answer = call.client().analytics().sales_funnel_history(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::GROUPED_SALES_FUNNEL_HISTORY) {
        let answer = call.client().analytics().grouped_sales_funnel_history(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CSV_REPORTS) {
        let answer = call.client().analytics().csv_reports(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_CSV_REPORT) {
        let answer = call.client().analytics().create_csv_report(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RETRY_CSV_REPORT) {
        let answer = call.client().analytics().retry_csv_report(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_CSV_REPORT) {
        let answer = call.client().analytics().download_csv_report(&call.argument::<String>("path", "downloadId")).await;
        call.check_bytes(answer);
    }
    for call in driver.calls(&operations::SEARCH_REPORT) {
        let answer = call.client().analytics().search_report(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SEARCH_REPORT_GROUPS) {
        let answer = call.client().analytics().search_report_groups(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SEARCH_REPORT_PRODUCTS) {
        let answer = call.client().analytics().search_report_products(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRODUCT_SEARCH_TEXTS) {
        let answer = call.client().analytics().product_search_texts(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRODUCT_SEARCH_ORDERS) {
        let answer = call.client().analytics().product_search_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::WB_STOCKS) {
        let answer = call.client().analytics().wb_stocks(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::STOCKS_BY_GROUP) {
        let answer = call.client().analytics().stocks_by_group(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::STOCKS_BY_PRODUCT) {
        let answer = call.client().analytics().stocks_by_product(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::STOCKS_BY_SIZE) {
        let answer = call.client().analytics().stocks_by_size(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::STOCKS_BY_OFFICE) {
        let answer = call.client().analytics().stocks_by_office(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ITEM_RATINGS) {
        let answer = call.client().analytics().item_ratings(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_FEED) {
        let answer = call.client().analytics().order_feed(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SELLER_STOCKS) {
        let answer = call.client().analytics().seller_stocks(&call.body()).await;
        call.check_json(answer);
    }
}
