// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::general::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::PING) {
        let answer = call.client().general().ping().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::NEWS) {
        let answer = call.client().general().news(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SELLER_INFO) {
        let answer = call.client().general().seller_info().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SELLER_RATING) {
        let answer = call.client().general().seller_rating().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::JAM_SUBSCRIPTION) {
        let answer = call.client().general().jam_subscription().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TARIFF_OPTIONS) {
        let answer = call.client().general().tariff_options(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::INVITE_USER) {
        let answer = call.client().general().invite_user(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::USERS) {
        let answer = call.client().general().users(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_USERS_ACCESS) {
        let answer = call.client().general().update_users_access(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_USER) {
        let answer = call.client().general().delete_user(call.argument::<i64>("query", "deletedUserID")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::NOTIFICATIONS) {
        let answer = call.client().general().notifications(&call.params()).await;
        call.check_json(answer);
    }
}
