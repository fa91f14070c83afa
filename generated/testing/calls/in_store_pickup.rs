// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::in_store_pickup::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::NEW_ORDERS) {
        let answer = call.client().in_store_pickup().new_orders().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CONFIRM_ORDERS) {
        let answer = call.client().in_store_pickup().confirm_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PREPARE_ORDERS) {
        let answer = call.client().in_store_pickup().prepare_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_CLIENTS) {
        let answer = call.client().in_store_pickup().order_clients(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::VERIFY_CLIENT) {
        let answer = call.client().in_store_pickup().verify_client(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RECEIVE_ORDERS) {
        let answer = call.client().in_store_pickup().receive_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::REJECT_ORDERS) {
        let answer = call.client().in_store_pickup().reject_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STATUSES) {
        let answer = call.client().in_store_pickup().order_statuses(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COMPLETED_ORDERS) {
        let answer = call.client().in_store_pickup().completed_orders(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "next"), call.argument::<i64>("query", "dateFrom"), call.argument::<i64>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CANCEL_ORDERS) {
        let answer = call.client().in_store_pickup().cancel_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDERS_META) {
        let answer = call.client().in_store_pickup().orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_ORDERS_META) {
        let answer = call.client().in_store_pickup().delete_orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_SGTINS) {
        let answer = call.client().in_store_pickup().set_orders_sgtins(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_UIN) {
        let answer = call.client().in_store_pickup().set_orders_uin(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_IMEI) {
        let answer = call.client().in_store_pickup().set_orders_imei(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_GTIN) {
        let answer = call.client().in_store_pickup().set_orders_gtin(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_CUSTOMS_DECLARATION) {
        let answer = call.client().in_store_pickup().set_orders_customs_declaration(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_FINAL_PRICES) {
        let answer = call.client().in_store_pickup().order_final_prices(&call.body()).await;
        call.check_json(answer);
    }
}
