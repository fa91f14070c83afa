// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::general::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::PLAIN) {
        let answer = call.client().general().plain().await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::PING) {
        let answer = call.client().general().ping().await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_WORDS) {
        let answer = call.client().general().delete_words(call.argument::<i64>("path", "type"), &call.argument::<String>("path", "self"), &call.argument::<general::DeleteWordsN24h>("path", "24h"), &call.argument::<Vec<String>>("query", "filter[ids]"), call.argument::<i64>("header", "X-Part-Number"), &call.params(), &call.body::<Vec<general::DeleteWordsEntry>>()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::ORDERS) {
        let answer = call.client().general().orders(call.argument::<wildberries::values::DateTime>("query", "dateFrom"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TREE) {
        let answer = call.client().general().tree(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CHOICES) {
        let answer = call.client().general().choices(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MIXED) {
        let answer = call.client().general().mixed(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_FILE) {
        let answer = call.client().general().upload_file(&general::UploadFileRequest { sign: call.argument("form", "sign"), main: call.file("main"), more: vec![call.file("more"), call.file("more")], note: call.argument("form", "note"), }).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_FILE) {
        let answer = call.client().general().download_file(&call.argument::<String>("path", "id")).await;
        call.check_download(answer);
    }
    for call in driver.calls(&operations::ZIP) {
        let answer = call.client().general().zip().await;
        call.check_bytes(answer);
    }
    for call in driver.calls(&operations::SHARED_A) {
        let answer = call.client().general().shared_a().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SHARED_B) {
        let answer = call.client().general().shared_b().await;
        call.check_json(answer);
    }
}
