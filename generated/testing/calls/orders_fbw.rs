// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::orders_fbw::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::ACCEPTANCE_OPTIONS) {
        let answer = call.client().orders_fbw().acceptance_options(&call.params(), &call.body::<Vec<orders_fbw::AcceptanceOptionsEntry>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::WAREHOUSES) {
        let answer = call.client().orders_fbw().warehouses().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TRANSIT_TARIFFS) {
        let answer = call.client().orders_fbw().transit_tariffs().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLIES) {
        let answer = call.client().orders_fbw().supplies(&call.params(), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY) {
        let answer = call.client().orders_fbw().supply(call.argument::<i64>("path", "ID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY_GOODS) {
        let answer = call.client().orders_fbw().supply_goods(call.argument::<i64>("path", "ID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY_PACKAGES) {
        let answer = call.client().orders_fbw().supply_packages(call.argument::<i64>("path", "ID")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY_DISCREPANCIES) {
        let answer = call.client().orders_fbw().supply_discrepancies(&call.argument::<String>("path", "supplyId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DRAFTS) {
        let answer = call.client().orders_fbw().drafts(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_DRAFT) {
        let answer = call.client().orders_fbw().create_draft().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_DRAFT) {
        let answer = call.client().orders_fbw().delete_draft(&call.argument::<String>("path", "draftId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_DRAFT_ITEMS) {
        let answer = call.client().orders_fbw().delete_draft_items(&call.argument::<String>("path", "draftId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DRAFT_ITEMS) {
        let answer = call.client().orders_fbw().draft_items(&call.argument::<String>("path", "draftId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ADD_DRAFT_ITEMS) {
        let answer = call.client().orders_fbw().add_draft_items(&call.argument::<String>("path", "draftId"), &call.body()).await;
        call.check_json(answer);
    }
}
