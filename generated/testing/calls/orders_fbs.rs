// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::orders_fbs::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::PASS_OFFICES) {
        let answer = call.client().orders_fbs().pass_offices().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PASSES) {
        let answer = call.client().orders_fbs().passes().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_PASS) {
        let answer = call.client().orders_fbs().create_pass(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_PASS) {
        let answer = call.client().orders_fbs().update_pass(call.argument::<i64>("path", "passId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_PASS) {
        let answer = call.client().orders_fbs().delete_pass(call.argument::<i64>("path", "passId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::NEW_ORDERS) {
        let answer = call.client().orders_fbs().new_orders().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDERS) {
        let answer = call.client().orders_fbs().orders(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "next"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STATUSES) {
        let answer = call.client().orders_fbs().order_statuses(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RESHIPMENT_ORDERS) {
        let answer = call.client().orders_fbs().reshipment_orders().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CANCEL_ORDER) {
        let answer = call.client().orders_fbs().cancel_order(call.argument::<i64>("path", "orderId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::ORDER_STICKERS) {
        let answer = call.client().orders_fbs().order_stickers(&call.argument::<orders_fbs::OrderStickersType>("query", "type"), call.argument::<i64>("query", "width"), call.argument::<i64>("query", "height"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDERS_META) {
        let answer = call.client().orders_fbs().orders_meta(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_ORDER_META) {
        let answer = call.client().orders_fbs().delete_order_meta(call.argument::<i64>("path", "orderId"), &call.argument::<orders_fbs::DeleteOrderMetaKey>("query", "key")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_SGTINS) {
        let answer = call.client().orders_fbs().set_order_sgtins(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_UIN) {
        let answer = call.client().orders_fbs().set_order_uin(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_IMEI) {
        let answer = call.client().orders_fbs().set_order_imei(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_GTIN) {
        let answer = call.client().orders_fbs().set_order_gtin(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_EXPIRATION) {
        let answer = call.client().orders_fbs().set_order_expiration(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ORDER_CUSTOMS_DECLARATION) {
        let answer = call.client().orders_fbs().set_order_customs_declaration(call.argument::<i64>("path", "orderId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::CROSS_BORDER_STICKERS) {
        let answer = call.client().orders_fbs().cross_border_stickers(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_STATUS_HISTORY) {
        let answer = call.client().orders_fbs().order_status_history(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ORDER_CLIENTS) {
        let answer = call.client().orders_fbs().order_clients(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLIES) {
        let answer = call.client().orders_fbs().supplies(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "next")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_SUPPLY) {
        let answer = call.client().orders_fbs().create_supply(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ADD_SUPPLY_ORDERS) {
        let answer = call.client().orders_fbs().add_supply_orders(&call.argument::<String>("path", "supplyId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SUPPLY) {
        let answer = call.client().orders_fbs().supply(&call.argument::<String>("path", "supplyId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_SUPPLY) {
        let answer = call.client().orders_fbs().delete_supply(&call.argument::<String>("path", "supplyId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SUPPLY_ORDER_IDS) {
        let answer = call.client().orders_fbs().supply_order_ids(&call.argument::<String>("path", "supplyId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELIVER_SUPPLY) {
        let answer = call.client().orders_fbs().deliver_supply(&call.argument::<String>("path", "supplyId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SUPPLY_BARCODE) {
        let answer = call.client().orders_fbs().supply_barcode(&call.argument::<String>("path", "supplyId"), &call.argument::<orders_fbs::SupplyBarcodeType>("query", "type")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY_BOXES) {
        let answer = call.client().orders_fbs().supply_boxes(&call.argument::<String>("path", "supplyId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ADD_SUPPLY_BOXES) {
        let answer = call.client().orders_fbs().add_supply_boxes(&call.argument::<String>("path", "supplyId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_SUPPLY_BOXES) {
        let answer = call.client().orders_fbs().delete_supply_boxes(&call.argument::<String>("path", "supplyId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SUPPLY_BOX_STICKERS) {
        let answer = call.client().orders_fbs().supply_box_stickers(&call.argument::<String>("path", "supplyId"), &call.argument::<orders_fbs::SupplyBoxStickersType>("query", "type"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ARCHIVED_ORDERS) {
        let answer = call.client().orders_fbs().archived_orders(call.argument::<i64>("query", "year"), call.argument::<i64>("query", "month"), call.argument::<i64>("query", "next"), call.argument::<i64>("query", "limit")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COUNTRIES) {
        let answer = call.client().orders_fbs().countries().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::AUTORETURN_SETTING) {
        let answer = call.client().orders_fbs().autoreturn_setting().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_AUTORETURN_SETTING) {
        let answer = call.client().orders_fbs().set_autoreturn_setting(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SET_ITEM_AUTORETURNS) {
        let answer = call.client().orders_fbs().set_item_autoreturns(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ITEM_AUTORETURNS) {
        let answer = call.client().orders_fbs().item_autoreturns(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::AUTORETURN_RESTRICTED_SUBJECTS) {
        let answer = call.client().orders_fbs().autoreturn_restricted_subjects(call.argument::<i64>("query", "next"), call.argument::<i64>("query", "limit")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SHIPPING_POINTS) {
        let answer = call.client().orders_fbs().shipping_points(&call.argument::<String>("query", "city"), call.argument::<i64>("query", "cargoType")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_SUPPLIES_SHIPPING) {
        let answer = call.client().orders_fbs().set_supplies_shipping(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLIES_SPOT) {
        let answer = call.client().orders_fbs().supplies_spot(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TRANSFER_SUPPLY_ORDERS) {
        let answer = call.client().orders_fbs().transfer_supply_orders(&call.argument::<String>("path", "supplyId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUPPLY_SHIPPING_POINTS) {
        let answer = call.client().orders_fbs().supply_shipping_points(&call.argument::<String>("path", "supplyId"), &call.argument::<String>("query", "city"), &call.argument::<String>("query", "officeType"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_SUPPLY_SPOT) {
        let answer = call.client().orders_fbs().set_supply_spot(&call.argument::<String>("path", "supplyId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::SUPPLY_SPOT_QR_CODE) {
        let answer = call.client().orders_fbs().supply_spot_qr_code(&call.argument::<String>("path", "supplyId")).await;
        call.check_json(answer);
    }
}
