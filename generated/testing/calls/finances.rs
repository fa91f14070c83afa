// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::finances::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::BALANCE) {
        let answer = call.client().finances().balance().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SALES_REPORTS) {
        let answer = call.client().finances().sales_reports(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SALES_REPORT_DETAILS) {
        let answer = call.client().finances().sales_report_details(call.argument::<i64>("path", "reportId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SALES_REPORT_DETAILS_BY_PERIOD) {
        let answer = call.client().finances().sales_report_details_by_period(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ACQUIRING_REPORTS) {
        let answer = call.client().finances().acquiring_reports(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ACQUIRING_REPORT_DETAILS) {
        let answer = call.client().finances().acquiring_report_details(call.argument::<i64>("path", "reportId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ACQUIRING_REPORT_DETAILS_BY_PERIOD) {
        let answer = call.client().finances().acquiring_report_details_by_period(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOCUMENT_CATEGORIES) {
        let answer = call.client().finances().document_categories(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOCUMENTS) {
        let answer = call.client().finances().documents(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_DOCUMENT) {
        let answer = call.client().finances().download_document(&call.argument::<String>("query", "serviceName"), &call.argument::<String>("query", "extension")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_DOCUMENTS) {
        let answer = call.client().finances().download_documents(&call.body()).await;
        call.check_json(answer);
    }
}
