// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::orders_dbw::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::NEW_ORDERS) {
        let answer = call.client().orders_dbw().new_orders().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COMPLETED_ORDERS) {
        let answer = call.client().orders_dbw().completed_orders(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "next"), call.argument::<i64>("query", "dateFrom"), call.argument::<i64>("query", "dateTo")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_DELIVERY_DATES) {
        let answer = call.client().orders_dbw().order_delivery_dates(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_CLIENTS) {
        let answer = call.client().orders_dbw().order_clients(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STATUSES) {
        let answer = call.client().orders_dbw().order_statuses(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CONFIRM_ORDER) {
        let answer = call.client().orders_dbw().confirm_order(call.argument::<i64>("path", "orderId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::ORDER_STICKERS) {
        let answer = call.client().orders_dbw().order_stickers(&call.argument::<orders_dbw::OrderStickersType>("query", "type"), call.argument::<i64>("query", "width"), call.argument::<i64>("query", "height"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELIVER_ORDERS) {
        let answer = call.client().orders_dbw().deliver_orders(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_COURIERS) {
        let answer = call.client().orders_dbw().order_couriers(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CANCEL_ORDER) {
        let answer = call.client().orders_dbw().cancel_order(call.argument::<i64>("path", "orderId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::ORDERS_META) {
        let answer = call.client().orders_dbw().orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_ORDERS_META) {
        let answer = call.client().orders_dbw().delete_orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDERS_SGTINS) {
        let answer = call.client().orders_dbw().set_orders_sgtins(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_UIN) {
        let answer = call.client().orders_dbw().set_order_uin(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_IMEI) {
        let answer = call.client().orders_dbw().set_order_imei(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_GTIN) {
        let answer = call.client().orders_dbw().set_order_gtin(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
}
