// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::tariffs::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::COMMISSIONS) {
        let answer = call.client().tariffs().commissions(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ACCEPTANCE_COEFFICIENTS) {
        let answer = call.client().tariffs().acceptance_coefficients(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::BOX_TARIFFS) {
        let answer = call.client().tariffs().box_tariffs(call.argument::<wildberries::values::Date>("query", "date")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PALLET_TARIFFS) {
        let answer = call.client().tariffs().pallet_tariffs(call.argument::<wildberries::values::Date>("query", "date")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::RETURN_TARIFFS) {
        let answer = call.client().tariffs().return_tariffs(call.argument::<wildberries::values::Date>("query", "date")).await;
        call.check_json(answer);
    }
}
