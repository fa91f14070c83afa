// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::orders_dbs::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::NEW_ORDERS) {
        let answer = call.client().orders_dbs().new_orders().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COMPLETED_ORDERS) {
        let answer = call.client().orders_dbs().completed_orders(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "next"), call.argument::<i64>("query", "dateFrom"), call.argument::<i64>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::GROUP_DELIVERY_COSTS) {
        let answer = call.client().orders_dbs().group_delivery_costs(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_CLIENTS) {
        let answer = call.client().orders_dbs().order_clients(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_B2B_CLIENTS) {
        let answer = call.client().orders_dbs().order_b2b_clients(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_DELIVERY_DATES) {
        let answer = call.client().orders_dbs().order_delivery_dates(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STATUSES) {
        let answer = call.client().orders_dbs().order_statuses(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CANCEL_ORDERS) {
        let answer = call.client().orders_dbs().cancel_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CONFIRM_ORDERS) {
        let answer = call.client().orders_dbs().confirm_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STICKERS) {
        let answer = call.client().orders_dbs().order_stickers(&call.argument::<orders_dbs::OrderStickersType>("query", "type"), call.argument::<i64>("query", "width"), call.argument::<i64>("query", "height"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELIVER_ORDERS) {
        let answer = call.client().orders_dbs().deliver_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RECEIVE_ORDERS) {
        let answer = call.client().orders_dbs().receive_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::REJECT_ORDERS) {
        let answer = call.client().orders_dbs().reject_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDERS_META) {
        let answer = call.client().orders_dbs().orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_ORDERS_META) {
        let answer = call.client().orders_dbs().delete_orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_SGTINS) {
        let answer = call.client().orders_dbs().set_orders_sgtins(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_UIN) {
        let answer = call.client().orders_dbs().set_orders_uin(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_IMEI) {
        let answer = call.client().orders_dbs().set_orders_imei(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_GTIN) {
        let answer = call.client().orders_dbs().set_orders_gtin(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_CUSTOMS_DECLARATION) {
        let answer = call.client().orders_dbs().set_orders_customs_declaration(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_FINAL_PRICES) {
        let answer = call.client().orders_dbs().order_final_prices(&call.body()).await;
        call.check_json(answer);
    }
}
