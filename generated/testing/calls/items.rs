// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::items::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::PARENT_CATEGORIES) {
        let answer = call.client().items().parent_categories(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUBJECTS) {
        let answer = call.client().items().subjects(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SUBJECT_CHARACTERISTICS) {
        let answer = call.client().items().subject_characteristics(call.argument::<i64>("path", "subjectId"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COLORS) {
        let answer = call.client().items().colors(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::GENDERS) {
        let answer = call.client().items().genders(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::COUNTRIES) {
        let answer = call.client().items().countries(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SEASONS) {
        let answer = call.client().items().seasons(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::VAT_RATES) {
        let answer = call.client().items().vat_rates(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TNVED_CODES) {
        let answer = call.client().items().tnved_codes(call.argument::<i64>("query", "subjectID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BRANDS) {
        let answer = call.client().items().brands(call.argument::<i64>("query", "subjectId"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TAGS) {
        let answer = call.client().items().tags().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_TAG) {
        let answer = call.client().items().create_tag(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_TAG) {
        let answer = call.client().items().update_tag(call.argument::<i64>("path", "id"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DELETE_TAG) {
        let answer = call.client().items().delete_tag(call.argument::<i64>("path", "id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_CARD_TAGS) {
        let answer = call.client().items().set_card_tags(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CARDS_LIST) {
        let answer = call.client().items().cards_list(&call.params(), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CARD_ERRORS) {
        let answer = call.client().items().card_errors(&call.params(), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_CARDS) {
        let answer = call.client().items().update_cards(&call.body::<Vec<items::UpdateCardsEntry>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::MERGE_OR_SPLIT_CARDS) {
        let answer = call.client().items().merge_or_split_cards(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TRASH_CARDS) {
        let answer = call.client().items().trash_cards(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RECOVER_CARDS) {
        let answer = call.client().items().recover_cards(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::TRASHED_CARDS) {
        let answer = call.client().items().trashed_cards(&call.params(), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CARD_LIMITS) {
        let answer = call.client().items().card_limits().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::GENERATE_BARCODES) {
        let answer = call.client().items().generate_barcodes(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_CARDS) {
        let answer = call.client().items().create_cards(&call.body::<Vec<items::CreateCardsEntry>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_MERGED_CARDS) {
        let answer = call.client().items().create_merged_cards(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_MEDIA_FILE) {
        let answer = call.client().items().upload_media_file(&call.argument::<String>("header", "X-Nm-Id"), call.argument::<i64>("header", "X-Photo-Number"), &items::UploadMediaFileRequest { uploadfile: Some(call.file("uploadfile")), }).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_MEDIA_LINKS) {
        let answer = call.client().items().set_media_links(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RECOMMENDATIONS) {
        let answer = call.client().items().recommendations(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SET_RECOMMENDATIONS) {
        let answer = call.client().items().set_recommendations(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_PRICES) {
        let answer = call.client().items().upload_prices(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_SIZE_PRICES) {
        let answer = call.client().items().upload_size_prices(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_CLUB_DISCOUNTS) {
        let answer = call.client().items().upload_club_discounts(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPLOAD_WHOLESALE_DISCOUNTS) {
        let answer = call.client().items().upload_wholesale_discounts(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRICE_UPLOAD) {
        let answer = call.client().items().price_upload(call.argument::<i64>("query", "uploadID")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRICE_UPLOAD_GOODS) {
        let answer = call.client().items().price_upload_goods(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "uploadID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PENDING_PRICE_UPLOAD) {
        let answer = call.client().items().pending_price_upload(call.argument::<i64>("query", "uploadID")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PENDING_PRICE_UPLOAD_GOODS) {
        let answer = call.client().items().pending_price_upload_goods(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "uploadID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRICES) {
        let answer = call.client().items().prices(call.argument::<i64>("query", "limit"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PRICES_BY_NM_IDS) {
        let answer = call.client().items().prices_by_nm_ids(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SIZE_PRICES) {
        let answer = call.client().items().size_prices(call.argument::<i64>("query", "limit"), call.argument::<i64>("query", "nmID"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::QUARANTINE_GOODS) {
        let answer = call.client().items().quarantine_goods(call.argument::<i64>("query", "limit"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::STOCKS) {
        let answer = call.client().items().stocks(call.argument::<i64>("path", "warehouseId"), &call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_STOCKS) {
        let answer = call.client().items().update_stocks(call.argument::<i64>("path", "warehouseId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_STOCKS) {
        let answer = call.client().items().delete_stocks(call.argument::<i64>("path", "warehouseId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::OFFICES) {
        let answer = call.client().items().offices().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::WAREHOUSES) {
        let answer = call.client().items().warehouses().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CREATE_WAREHOUSE) {
        let answer = call.client().items().create_warehouse(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_WAREHOUSE) {
        let answer = call.client().items().update_warehouse(call.argument::<i64>("path", "warehouseId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::DELETE_WAREHOUSE) {
        let answer = call.client().items().delete_warehouse(call.argument::<i64>("path", "warehouseId")).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::WAREHOUSE_CONTACTS) {
        let answer = call.client().items().warehouse_contacts(call.argument::<i64>("path", "warehouseId")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_WAREHOUSE_CONTACTS) {
        let answer = call.client().items().update_warehouse_contacts(call.argument::<i64>("path", "warehouseId"), &call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::OKPD_CODES) {
        let answer = call.client().items().okpd_codes(call.argument::<i64>("query", "subjectId"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ALL_OKPD_CODES) {
        let answer = call.client().items().all_okpd_codes(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ALL_TNVED_CODES) {
        let answer = call.client().items().all_tnved_codes(&call.params()).await;
        call.check_json(answer);
    }
}
