// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Orders the buyer picks up in the seller's store.
//!
//! Methods are on [`InStorePickup`], which [`Client::in_store_pickup`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/in-store-pickup>.

#![allow(unused_imports)]

use std::collections::BTreeMap;

use bytes::Bytes;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::request::{Call, FilePart};
use crate::response::{Download, Response};
use crate::streaming::{Rows, Saved, Written};
use crate::values::object::wire_object;
use crate::values::open_enum::open_enum;
use crate::values::{Base64, Date, DateTime, Kopecks, date, decimal};
use crate::{Client, Result};

impl Client {
    /// Orders the buyer picks up in the seller's store.
    pub fn in_store_pickup(&self) -> InStorePickup<'_> {
        InStorePickup { client: self }
    }
}

/// Orders the buyer picks up in the seller's store.
///
/// Made by [`Client::in_store_pickup`].
#[derive(Debug, Clone, Copy)]
pub struct InStorePickup<'a> {
    client: &'a Client,
}

impl InStorePickup<'_> {
    /// Returns all orders that are new at this moment, with prices, order codes and the marking data they require.
    ///
    /// `GET /api/v3/click-collect/orders/new` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.orders`, counted together with [`order_clients`](Self::order_clients), [`completed_orders`](Self::completed_orders); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn new_orders(self) -> Result<Response<NewOrdersResponse>> {
        self.client.json(Call::new(&operations::NEW_ORDERS)).await
    }

    /// Moves up to 1000 orders from the status new to `confirm` (being assembled); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/confirm` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.confirm_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn confirm_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::CONFIRM_ORDERS).json(body)).await
    }

    /// Moves up to 1000 orders from the status confirm to `prepare` (ready for pickup); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/prepare` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.prepare_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn prepare_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<PrepareOrdersResponse>> {
        self.client.json(Call::new(&operations::PREPARE_ORDERS).json(body)).await
    }

    /// Returns first names and phones of the buyers of the given orders in the status confirm or prepare.
    ///
    /// `POST /api/v3/click-collect/orders/client` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn order_clients(
        self,
        body: &OrderClientsRequest,
    ) -> Result<Response<OrderClientsResponse>> {
        self.client.json(Call::new(&operations::ORDER_CLIENTS).json(body)).await
    }

    /// Checks by order code and passcode whether an order belongs to the buyer who came for it; changes nothing.
    ///
    /// `POST /api/v3/click-collect/orders/client/identity` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 30 per 1 min, one every 2 s, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.verify_client`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn verify_client(
        self,
        body: &VerifyClientRequest,
    ) -> Result<Response<VerifyClientResponse>> {
        self.client.json(Call::new(&operations::VERIFY_CLIENT).json(body)).await
    }

    /// Moves up to 1000 orders from the status prepare to `receive` (taken by the buyer); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/receive` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.receive_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn receive_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::RECEIVE_ORDERS).json(body)).await
    }

    /// Moves up to 1000 orders from the status prepare to `reject` (refused by the buyer); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/reject` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.reject_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn reject_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::REJECT_ORDERS).json(body)).await
    }

    /// Returns the seller's and WB's status of up to 1000 orders, or errors for those that have none.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/info` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.order_statuses`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn order_statuses(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrderStatusesResponse>> {
        self.client.json(Call::new(&operations::ORDER_STATUSES).json(body)).await
    }

    /// Returns a page (at most 1000) of sold or cancelled orders of a period of up to 30 days; times are Unix timestamps.
    ///
    /// `GET /api/v3/click-collect/orders` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.orders`, counted together with [`new_orders`](Self::new_orders), [`order_clients`](Self::order_clients); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn completed_orders(
        self,
        limit: i64,
        next: i64,
        date_from: i64,
        date_to: i64,
    ) -> Result<Response<CompletedOrdersResponse>> {
        self.client
            .json(
                Call::new(&operations::COMPLETED_ORDERS)
                    .query("limit", &limit)
                    .query("next", &next)
                    .query("dateFrom", &date_from)
                    .query("dateTo", &date_to),
            )
            .await
    }

    /// Cancels up to 1000 orders in the status new, confirm or prepare as the seller; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/status/cancel` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `in_store_pickup.cancel_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn cancel_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::CANCEL_ORDERS).json(body)).await
    }

    /// Returns the marking and customs data of up to 1000 orders, and how the check of each value went.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/details` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 150 per 1 min, one every 400 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.meta`, counted together with [`delete_orders_meta`](Self::delete_orders_meta), [`order_final_prices`](Self::order_final_prices); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn orders_meta(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrdersMetaResponse>> {
        self.client.json(Call::new(&operations::ORDERS_META).json(body)).await
    }

    /// Deletes the values of one kind of marking data (`key`) of up to 1000 orders; a customs number takes the country code with it.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/delete` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 150 per 1 min, one every 400 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.meta`, counted together with [`orders_meta`](Self::orders_meta), [`order_final_prices`](Self::order_final_prices); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn delete_orders_meta(
        self,
        body: &DeleteOrdersMetaRequest,
    ) -> Result<Response<DeleteOrdersMetaResponse>> {
        self.client.json(Call::new(&operations::DELETE_ORDERS_META).json(body)).await
    }

    /// Sets the marking codes (SGTIN, 1 to 24 each) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/sgtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 20 per 1 min, one every 3 s, at most 500 at once.
    ///
    /// Bucket `in_store_pickup.meta_set`, counted together with [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn set_orders_sgtins(
        self,
        body: &SetOrdersSgtinsRequest,
    ) -> Result<Response<MetaSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_SGTINS).json(body)).await
    }

    /// Sets the unique identification numbers (UIN) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/uin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 20 per 1 min, one every 3 s, at most 500 at once.
    ///
    /// Bucket `in_store_pickup.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn set_orders_uin(
        self,
        body: &SetOrdersUinRequest,
    ) -> Result<Response<MetaSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_UIN).json(body)).await
    }

    /// Sets the IMEI of up to 1000 orders in the status confirm, one per order; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/imei` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 20 per 1 min, one every 3 s, at most 500 at once.
    ///
    /// Bucket `in_store_pickup.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn set_orders_imei(
        self,
        body: &SetOrdersImeiRequest,
    ) -> Result<Response<MetaSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_IMEI).json(body)).await
    }

    /// Sets the GTIN (product id in Belarus) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/gtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 20 per 1 min, one every 3 s, at most 500 at once.
    ///
    /// Bucket `in_store_pickup.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn set_orders_gtin(
        self,
        body: &SetOrdersGtinRequest,
    ) -> Result<Response<MetaSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_GTIN).json(body)).await
    }

    /// Sets customs declaration numbers and origin countries of up to 1000 B2B orders in the status confirm or prepare; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/customs-declaration` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 20 per 1 min, one every 3 s, at most 500 at once.
    ///
    /// Bucket `in_store_pickup.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn set_orders_customs_declaration(
        self,
        body: &SetOrdersCustomsDeclarationRequest,
    ) -> Result<Response<SetOrdersCustomsDeclarationResponse>> {
        self.client
            .json(Call::new(&operations::SET_ORDERS_CUSTOMS_DECLARATION).json(body))
            .await
    }

    /// Returns the original and the final prices of orders, also converted, or errors for those that have none.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/final-price` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 150 per 1 min, one every 400 ms, at most 20 at once.
    ///
    /// Bucket `in_store_pickup.meta`, counted together with [`orders_meta`](Self::orders_meta), [`delete_orders_meta`](Self::delete_orders_meta); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/in-store-pickup)
    pub async fn order_final_prices(
        self,
        body: &OrderFinalPricesRequest,
    ) -> Result<Response<OrderFinalPricesResponse>> {
        self.client.json(Call::new(&operations::ORDER_FINAL_PRICES).json(body)).await
    }

    /// Returns the marking data of up to 1000 orders; deprecated and due for removal, use `orders_meta`.
    ///
    /// `POST /api/marketplace/v3/click-collect/orders/meta/info` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// **WB has removed it**: it was gone from the documents of 2026-10-31. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn orders_meta_legacy(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrdersMetaLegacyResponse>> {
        self.client.json(Call::new(&operations::ORDERS_META_LEGACY).json(body)).await
    }
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrdersRequest {
    /// `ordersIds`, at most 1000 elements.
    #[serde(rename = "ordersIds")]
    pub orders_ids: Vec<i64>,
}

impl OrdersRequest {
    /// With all its fields.
    pub fn new(orders_ids: Vec<i64>) -> Self {
        OrdersRequest { orders_ids }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderClientsRequest {
    /// `orders`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// What `verify_client` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct VerifyClientRequest {
    /// `orderCode`.
    #[serde(rename = "orderCode", default, skip_serializing_if = "Option::is_none")]
    pub order_code: Option<String>,
    /// `passcode`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passcode: Option<String>,
}

open_enum! {
    /// `key` of what `delete_orders_meta` takes.
    pub enum DeleteOrdersMetaKey(text) {
        Imei = "imei",
        Uin = "uin",
        Gtin = "gtin",
        Sgtin = "sgtin",
        CustomsDeclaration = "customsDeclaration",
    }
}

/// What `delete_orders_meta` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteOrdersMetaRequest {
    /// `key`.
    pub key: DeleteOrdersMetaKey,
    /// `ordersIds`, at most 1000 elements.
    #[serde(rename = "ordersIds")]
    pub orders_ids: Vec<i64>,
}

impl DeleteOrdersMetaRequest {
    /// With all its fields.
    pub fn new(key: DeleteOrdersMetaKey, orders_ids: Vec<i64>) -> Self {
        DeleteOrdersMetaRequest {
            key,
            orders_ids,
        }
    }
}

/// `orders[]` of what `set_orders_sgtins` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersSgtinsOrder {
    /// `orderId`.
    #[serde(rename = "orderId")]
    pub order_id: i64,
    /// `sgtins`, 1 to 24 elements.
    pub sgtins: Vec<String>,
}

impl SetOrdersSgtinsOrder {
    /// With all its fields.
    pub fn new(order_id: i64, sgtins: Vec<String>) -> Self {
        SetOrdersSgtinsOrder {
            order_id,
            sgtins,
        }
    }
}

/// What `set_orders_sgtins` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersSgtinsRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<SetOrdersSgtinsOrder>,
}

impl SetOrdersSgtinsRequest {
    /// With all its fields.
    pub fn new(orders: Vec<SetOrdersSgtinsOrder>) -> Self {
        SetOrdersSgtinsRequest { orders }
    }
}

/// `orders[]` of what `set_orders_uin` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersUinOrder {
    /// `orderId`.
    #[serde(rename = "orderId")]
    pub order_id: i64,
    /// `uin`, exactly 16 characters.
    pub uin: String,
}

impl SetOrdersUinOrder {
    /// With all its fields.
    pub fn new(order_id: i64, uin: impl Into<String>) -> Self {
        SetOrdersUinOrder {
            order_id,
            uin: uin.into(),
        }
    }
}

/// What `set_orders_uin` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersUinRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<SetOrdersUinOrder>,
}

impl SetOrdersUinRequest {
    /// With all its fields.
    pub fn new(orders: Vec<SetOrdersUinOrder>) -> Self {
        SetOrdersUinRequest { orders }
    }
}

/// `orders[]` of what `set_orders_imei` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersImeiOrder {
    /// `orderId`.
    #[serde(rename = "orderId")]
    pub order_id: i64,
    /// `imei`, exactly 15 characters.
    pub imei: String,
}

impl SetOrdersImeiOrder {
    /// With all its fields.
    pub fn new(order_id: i64, imei: impl Into<String>) -> Self {
        SetOrdersImeiOrder {
            order_id,
            imei: imei.into(),
        }
    }
}

/// What `set_orders_imei` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersImeiRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<SetOrdersImeiOrder>,
}

impl SetOrdersImeiRequest {
    /// With all its fields.
    pub fn new(orders: Vec<SetOrdersImeiOrder>) -> Self {
        SetOrdersImeiRequest { orders }
    }
}

/// `orders[]` of what `set_orders_gtin` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersGtinOrder {
    /// `gtin`, exactly 13 characters.
    pub gtin: String,
    /// `orderId`.
    #[serde(rename = "orderId")]
    pub order_id: i64,
}

impl SetOrdersGtinOrder {
    /// With all its fields.
    pub fn new(gtin: impl Into<String>, order_id: i64) -> Self {
        SetOrdersGtinOrder {
            gtin: gtin.into(),
            order_id,
        }
    }
}

/// What `set_orders_gtin` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersGtinRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<SetOrdersGtinOrder>,
}

impl SetOrdersGtinRequest {
    /// With all its fields.
    pub fn new(orders: Vec<SetOrdersGtinOrder>) -> Self {
        SetOrdersGtinRequest { orders }
    }
}

/// `orders[]` of what `set_orders_customs_declaration` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersCustomsDeclarationOrder {
    /// `customsDeclaration`, 17 to 29 characters.
    #[serde(rename = "customsDeclaration")]
    pub customs_declaration: String,
    /// `orderId`.
    #[serde(rename = "orderId")]
    pub order_id: i64,
    /// `originCountryCode`, at most 3 characters.
    #[serde(rename = "originCountryCode")]
    pub origin_country_code: String,
}

impl SetOrdersCustomsDeclarationOrder {
    /// With all its fields.
    pub fn new(
        customs_declaration: impl Into<String>,
        order_id: i64,
        origin_country_code: impl Into<String>,
    ) -> Self {
        SetOrdersCustomsDeclarationOrder {
            customs_declaration: customs_declaration.into(),
            order_id,
            origin_country_code: origin_country_code.into(),
        }
    }
}

/// What `set_orders_customs_declaration` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrdersCustomsDeclarationRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<SetOrdersCustomsDeclarationOrder>,
}

impl SetOrdersCustomsDeclarationRequest {
    /// With all its fields.
    pub fn new(orders: Vec<SetOrdersCustomsDeclarationOrder>) -> Self {
        SetOrdersCustomsDeclarationRequest {
            orders,
        }
    }
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderFinalPricesRequest {
    /// `orders`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// `orders[].options` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrderOptions {
    /// `isB2b`.
    pub is_b2b: Option<bool>,
}
wire_object!(NewOrderOptions {
    is_b2b: "isB2b",
});

/// `orders[]` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrder {
    /// `ddate`, `dd.mm.yyyy`.
    pub ddate: Option<Date>,
    /// `salePrice`, in hundredths of the currency, kopecks for roubles.
    pub sale_price: Option<Kopecks>,
    /// `requiredMeta`.
    pub required_meta: Vec<String>,
    /// `article`.
    pub article: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `warehouseAddress`.
    pub warehouse_address: Option<String>,
    /// `orderCode`.
    pub order_code: Option<String>,
    /// `payMode`.
    pub pay_mode: Option<String>,
    /// `skus`.
    pub skus: Vec<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `price`, in hundredths of the currency, kopecks for roubles.
    pub price: Option<Kopecks>,
    /// `finalPrice`, in hundredths of the currency, kopecks for roubles.
    pub final_price: Option<Kopecks>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `convertedFinalPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_final_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `options`.
    pub options: Option<NewOrderOptions>,
    /// `tireService`.
    pub tire_service: Option<bool>,
}
wire_object!(NewOrder {
    ddate: "ddate",
    sale_price: "salePrice",
    required_meta: "requiredMeta",
    article: "article",
    rid: "rid",
    created_at: "createdAt",
    warehouse_address: "warehouseAddress",
    order_code: "orderCode",
    pay_mode: "payMode",
    skus: "skus",
    id: "id",
    warehouse_id: "warehouseId",
    nm_id: "nmId",
    chrt_id: "chrtId",
    price: "price",
    final_price: "finalPrice",
    converted_price: "convertedPrice",
    converted_final_price: "convertedFinalPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    is_zero_order: "isZeroOrder",
    options: "options",
    tire_service: "tireService",
});

/// What `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrdersResponse {
    /// `orders`.
    pub orders: Vec<NewOrder>,
}
wire_object!(NewOrdersResponse {
    orders: "orders",
});

/// `results[].errors[]` of what `confirm_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetEntryError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(StatusSetEntryError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `confirm_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetEntry {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<StatusSetEntryError>,
}
wire_object!(StatusSetEntry {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<StatusSetEntry>,
}
wire_object!(StatusSetResponse {
    request_id: "requestId",
    results: "results",
});

/// `results[].errors[].metaDetails[]` of what `prepare_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PrepareOrderErrorMetaDetail {
    /// `key`.
    pub key: Option<String>,
    /// `value`.
    pub value: Option<String>,
    /// `decision`.
    pub decision: Option<String>,
}
wire_object!(PrepareOrderErrorMetaDetail {
    key: "key",
    value: "value",
    decision: "decision",
});

/// `results[].errors[]` of what `prepare_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PrepareOrderError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
    /// `metaDetails`.
    pub meta_details: Vec<PrepareOrderErrorMetaDetail>,
}
wire_object!(PrepareOrderError {
    code: "code",
    detail: "detail",
    meta_details: "metaDetails",
});

/// `results[]` of what `prepare_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PrepareOrder {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<PrepareOrderError>,
}
wire_object!(PrepareOrder {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
});

/// What `prepare_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PrepareOrdersResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<PrepareOrder>,
}
wire_object!(PrepareOrdersResponse {
    request_id: "requestId",
    results: "results",
});

/// `orders[]` of what `order_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderClientsOrder {
    /// `phone`.
    pub phone: Option<String>,
    /// `firstName`.
    pub first_name: Option<String>,
    /// `orderID`.
    pub order_id: Option<i64>,
    /// `phoneCode`.
    pub phone_code: Option<i64>,
}
wire_object!(OrderClientsOrder {
    phone: "phone",
    first_name: "firstName",
    order_id: "orderID",
    phone_code: "phoneCode",
});

/// What `order_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderClientsResponse {
    /// `orders`.
    pub orders: Vec<OrderClientsOrder>,
}
wire_object!(OrderClientsResponse {
    orders: "orders",
});

/// What `verify_client` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct VerifyClientResponse {
    /// `ok`.
    pub ok: Option<bool>,
}
wire_object!(VerifyClientResponse {
    ok: "ok",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(OrdersError {
    code: "code",
    detail: "detail",
});

/// `orders[]` of what `order_statuses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusesOrder {
    /// `errors`.
    pub errors: Vec<OrdersError>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `supplierStatus`.
    pub supplier_status: Option<String>,
    /// `wbStatus`.
    pub wb_status: Option<String>,
}
wire_object!(OrderStatusesOrder {
    errors: "errors",
    order_id: "orderId",
    supplier_status: "supplierStatus",
    wb_status: "wbStatus",
});

/// What `order_statuses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusesResponse {
    /// `orders`.
    pub orders: Vec<OrderStatusesOrder>,
}
wire_object!(OrderStatusesResponse {
    orders: "orders",
});

/// `orders[].options` of what `completed_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CompletedOrderOptions {
    /// `isB2b`.
    pub is_b2b: Option<bool>,
}
wire_object!(CompletedOrderOptions {
    is_b2b: "isB2b",
});

/// `orders[]` of what `completed_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CompletedOrder {
    /// `article`.
    pub article: Option<String>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `price`, in hundredths of the currency, kopecks for roubles.
    pub price: Option<Kopecks>,
    /// `finalPrice`, in hundredths of the currency, kopecks for roubles.
    pub final_price: Option<Kopecks>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `convertedFinalPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_final_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `id`.
    pub id: Option<i64>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `orderCode`.
    pub order_code: Option<String>,
    /// `payMode`.
    pub pay_mode: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `skus`.
    pub skus: Vec<String>,
    /// `warehouseAddress`.
    pub warehouse_address: Option<String>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `options`.
    pub options: Option<CompletedOrderOptions>,
    /// `tireService`.
    pub tire_service: Option<bool>,
}
wire_object!(CompletedOrder {
    article: "article",
    cargo_type: "cargoType",
    chrt_id: "chrtId",
    created_at: "createdAt",
    price: "price",
    final_price: "finalPrice",
    converted_price: "convertedPrice",
    converted_final_price: "convertedFinalPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    id: "id",
    is_zero_order: "isZeroOrder",
    nm_id: "nmId",
    order_code: "orderCode",
    pay_mode: "payMode",
    rid: "rid",
    skus: "skus",
    warehouse_address: "warehouseAddress",
    warehouse_id: "warehouseId",
    options: "options",
    tire_service: "tireService",
});

/// What `completed_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CompletedOrdersResponse {
    /// `next`.
    pub next: Option<i64>,
    /// `orders`.
    pub orders: Vec<CompletedOrder>,
}
wire_object!(CompletedOrdersResponse {
    next: "next",
    orders: "orders",
});

/// `orders[].errors[]` of what `orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaOrderError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(OrdersMetaOrderError {
    code: "code",
    detail: "detail",
});

/// `orders[].metaDetails[]` of what `orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaOrderMetaDetail {
    /// `key`.
    pub key: Option<String>,
    /// `value`.
    pub value: Option<String>,
    /// `decision`.
    pub decision: Option<String>,
}
wire_object!(OrdersMetaOrderMetaDetail {
    key: "key",
    value: "value",
    decision: "decision",
});

/// `orders[]` of what `orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaOrder {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<OrdersMetaOrderError>,
    /// `metaDetails`.
    pub meta_details: Vec<OrdersMetaOrderMetaDetail>,
}
wire_object!(OrdersMetaOrder {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
    meta_details: "metaDetails",
});

/// What `orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `orders`.
    pub orders: Vec<OrdersMetaOrder>,
}
wire_object!(OrdersMetaResponse {
    request_id: "requestId",
    orders: "orders",
});

/// `results[]` of what `delete_orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeleteOrdersMetaEntry {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<OrdersError>,
}
wire_object!(DeleteOrdersMetaEntry {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
});

/// What `delete_orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeleteOrdersMetaResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<DeleteOrdersMetaEntry>,
}
wire_object!(DeleteOrdersMetaResponse {
    request_id: "requestId",
    results: "results",
});

/// `results[].errors[]` of what `set_orders_sgtins` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MetaSetEntryError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(MetaSetEntryError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `set_orders_sgtins` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MetaSetEntry {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<MetaSetEntryError>,
}
wire_object!(MetaSetEntry {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct MetaSetResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<MetaSetEntry>,
}
wire_object!(MetaSetResponse {
    request_id: "requestId",
    results: "results",
});

/// `results[].errors[]` of what `set_orders_customs_declaration` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetOrdersCustomsDeclarationEntryError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(SetOrdersCustomsDeclarationEntryError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `set_orders_customs_declaration` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetOrdersCustomsDeclarationEntry {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `errors`.
    pub errors: Vec<SetOrdersCustomsDeclarationEntryError>,
}
wire_object!(SetOrdersCustomsDeclarationEntry {
    order_id: "orderId",
    is_error: "isError",
    errors: "errors",
});

/// What `set_orders_customs_declaration` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetOrdersCustomsDeclarationResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<SetOrdersCustomsDeclarationEntry>,
}
wire_object!(SetOrdersCustomsDeclarationResponse {
    request_id: "requestId",
    results: "results",
});

/// `results[].data` of what `order_final_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFinalPriceData {
    /// `originalPrice`.
    pub original_price: Option<i64>,
    /// `convertedOriginalPrice`.
    pub converted_original_price: Option<i64>,
    /// `originalFinalPrice`.
    pub original_final_price: Option<i64>,
    /// `convertedOriginalFinalPrice`.
    pub converted_original_final_price: Option<i64>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
}
wire_object!(OrderFinalPriceData {
    original_price: "originalPrice",
    converted_original_price: "convertedOriginalPrice",
    original_final_price: "originalFinalPrice",
    converted_original_final_price: "convertedOriginalFinalPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
});

/// `results[].errors[]` of what `order_final_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFinalPriceError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(OrderFinalPriceError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `order_final_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFinalPrice {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `data`.
    pub data: Option<OrderFinalPriceData>,
    /// `errors`.
    pub errors: Vec<OrderFinalPriceError>,
    /// `isError`.
    pub is_error: Option<bool>,
}
wire_object!(OrderFinalPrice {
    order_id: "orderId",
    data: "data",
    errors: "errors",
    is_error: "isError",
});

/// What `order_final_prices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderFinalPricesResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<OrderFinalPrice>,
}
wire_object!(OrderFinalPricesResponse {
    request_id: "requestId",
    results: "results",
});

/// `meta[]` of what `orders_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaLegacyMeta {
    /// `error`.
    pub error: Option<String>,
    /// `gtin`.
    pub gtin: Option<String>,
    /// `imei`.
    pub imei: Option<String>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `sgtin`.
    pub sgtin: Vec<String>,
    /// `uin`.
    pub uin: Option<String>,
    /// `customsDeclaration`.
    pub customs_declaration: Option<String>,
}
wire_object!(OrdersMetaLegacyMeta {
    error: "error",
    gtin: "gtin",
    imei: "imei",
    order_id: "orderId",
    sgtin: "sgtin",
    uin: "uin",
    customs_declaration: "customsDeclaration",
});

/// What `orders_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaLegacyResponse {
    /// `meta`.
    pub meta: Vec<OrdersMetaLegacyMeta>,
}
wire_object!(OrdersMetaLegacyResponse {
    meta: "meta",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v3/click-collect/orders/new`: see [`InStorePickup::new_orders`](super::InStorePickup::new_orders).
    pub static NEW_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "new_orders",
        method: Method::GET,
        path: "/api/v3/click-collect/orders/new",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/confirm`: see [`InStorePickup::confirm_orders`](super::InStorePickup::confirm_orders).
    pub static CONFIRM_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "confirm_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/confirm",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.confirm_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/prepare`: see [`InStorePickup::prepare_orders`](super::InStorePickup::prepare_orders).
    pub static PREPARE_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "prepare_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/prepare",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.prepare_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/click-collect/orders/client`: see [`InStorePickup::order_clients`](super::InStorePickup::order_clients).
    pub static ORDER_CLIENTS: Operation = Operation {
        api: Api::InStorePickup,
        name: "order_clients",
        method: Method::POST,
        path: "/api/v3/click-collect/orders/client",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/click-collect/orders/client/identity`: see [`InStorePickup::verify_client`](super::InStorePickup::verify_client).
    pub static VERIFY_CLIENT: Operation = Operation {
        api: Api::InStorePickup,
        name: "verify_client",
        method: Method::POST,
        path: "/api/v3/click-collect/orders/client/identity",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.verify_client",
        limits: Limits::any(Limit::new(60000, 30, 2000, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/receive`: see [`InStorePickup::receive_orders`](super::InStorePickup::receive_orders).
    pub static RECEIVE_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "receive_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/receive",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.receive_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/reject`: see [`InStorePickup::reject_orders`](super::InStorePickup::reject_orders).
    pub static REJECT_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "reject_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/reject",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.reject_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/info`: see [`InStorePickup::order_statuses`](super::InStorePickup::order_statuses).
    pub static ORDER_STATUSES: Operation = Operation {
        api: Api::InStorePickup,
        name: "order_statuses",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/info",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.order_statuses",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v3/click-collect/orders`: see [`InStorePickup::completed_orders`](super::InStorePickup::completed_orders).
    pub static COMPLETED_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "completed_orders",
        method: Method::GET,
        path: "/api/v3/click-collect/orders",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/marketplace/v3/click-collect/orders/status/cancel`: see [`InStorePickup::cancel_orders`](super::InStorePickup::cancel_orders).
    pub static CANCEL_ORDERS: Operation = Operation {
        api: Api::InStorePickup,
        name: "cancel_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/status/cancel",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.cancel_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/details`: see [`InStorePickup::orders_meta`](super::InStorePickup::orders_meta).
    pub static ORDERS_META: Operation = Operation {
        api: Api::InStorePickup,
        name: "orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/details",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta",
        limits: Limits::any(Limit::new(60000, 150, 400, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/delete`: see [`InStorePickup::delete_orders_meta`](super::InStorePickup::delete_orders_meta).
    pub static DELETE_ORDERS_META: Operation = Operation {
        api: Api::InStorePickup,
        name: "delete_orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/delete",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta",
        limits: Limits::any(Limit::new(60000, 150, 400, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/sgtin`: see [`InStorePickup::set_orders_sgtins`](super::InStorePickup::set_orders_sgtins).
    pub static SET_ORDERS_SGTINS: Operation = Operation {
        api: Api::InStorePickup,
        name: "set_orders_sgtins",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/sgtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta_set",
        limits: Limits::any(Limit::new(60000, 20, 3000, 500)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/uin`: see [`InStorePickup::set_orders_uin`](super::InStorePickup::set_orders_uin).
    pub static SET_ORDERS_UIN: Operation = Operation {
        api: Api::InStorePickup,
        name: "set_orders_uin",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/uin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta_set",
        limits: Limits::any(Limit::new(60000, 20, 3000, 500)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/imei`: see [`InStorePickup::set_orders_imei`](super::InStorePickup::set_orders_imei).
    pub static SET_ORDERS_IMEI: Operation = Operation {
        api: Api::InStorePickup,
        name: "set_orders_imei",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/imei",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta_set",
        limits: Limits::any(Limit::new(60000, 20, 3000, 500)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/gtin`: see [`InStorePickup::set_orders_gtin`](super::InStorePickup::set_orders_gtin).
    pub static SET_ORDERS_GTIN: Operation = Operation {
        api: Api::InStorePickup,
        name: "set_orders_gtin",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/gtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta_set",
        limits: Limits::any(Limit::new(60000, 20, 3000, 500)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/customs-declaration`: see [`InStorePickup::set_orders_customs_declaration`](super::InStorePickup::set_orders_customs_declaration).
    pub static SET_ORDERS_CUSTOMS_DECLARATION: Operation = Operation {
        api: Api::InStorePickup,
        name: "set_orders_customs_declaration",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/customs-declaration",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta_set",
        limits: Limits::any(Limit::new(60000, 20, 3000, 500)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/final-price`: see [`InStorePickup::order_final_prices`](super::InStorePickup::order_final_prices).
    pub static ORDER_FINAL_PRICES: Operation = Operation {
        api: Api::InStorePickup,
        name: "order_final_prices",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/final-price",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "in_store_pickup.meta",
        limits: Limits::any(Limit::new(60000, 150, 400, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/click-collect/orders/meta/info`: see [`InStorePickup::orders_meta_legacy`](super::InStorePickup::orders_meta_legacy).
    pub static ORDERS_META_LEGACY: Operation = Operation {
        api: Api::InStorePickup,
        name: "orders_meta_legacy",
        method: Method::POST,
        path: "/api/marketplace/v3/click-collect/orders/meta/info",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: true,
        retired: true,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "retired",
        limits: Limits::typed(None, None, None, None),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &NEW_ORDERS,
        &CONFIRM_ORDERS,
        &PREPARE_ORDERS,
        &ORDER_CLIENTS,
        &VERIFY_CLIENT,
        &RECEIVE_ORDERS,
        &REJECT_ORDERS,
        &ORDER_STATUSES,
        &COMPLETED_ORDERS,
        &CANCEL_ORDERS,
        &ORDERS_META,
        &DELETE_ORDERS_META,
        &SET_ORDERS_SGTINS,
        &SET_ORDERS_UIN,
        &SET_ORDERS_IMEI,
        &SET_ORDERS_GTIN,
        &SET_ORDERS_CUSTOMS_DECLARATION,
        &ORDER_FINAL_PRICES,
    ];
}
