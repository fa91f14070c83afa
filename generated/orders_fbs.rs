// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! FBS orders: kept by the seller, shipped through WB.
//!
//! Methods are on [`OrdersFbs`], which [`Client::orders_fbs`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/orders-fbs>.

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
    /// FBS orders: kept by the seller, shipped through WB.
    pub fn orders_fbs(&self) -> OrdersFbs<'_> {
        OrdersFbs { client: self }
    }
}

/// FBS orders: kept by the seller, shipped through WB.
///
/// Made by [`Client::orders_fbs`].
#[derive(Debug, Clone, Copy)]
pub struct OrdersFbs<'a> {
    client: &'a Client,
}

impl OrdersFbs<'_> {
    /// Returns the WB offices that need a pass to enter; the list changes, so refresh it now and then.
    ///
    /// `GET /api/v3/passes/offices` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders), [`orders`](Self::orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn pass_offices(self) -> Result<Response<Vec<PassOffice>>> {
        self.client.json(Call::new(&operations::PASS_OFFICES)).await
    }

    /// Returns all passes of the seller with driver, car, office and the date each one ends.
    ///
    /// `GET /api/v3/passes` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders), [`orders`](Self::orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn passes(self) -> Result<Response<Vec<Pass>>> {
        self.client.json(Call::new(&operations::PASSES)).await
    }

    /// Creates a pass for a driver and a car to a WB office, valid for 48 hours; returns its id.
    ///
    /// `POST /api/v3/passes` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 10 min, one every 10 min, at most 1 at once.
    ///
    /// Bucket `orders_fbs.create_pass`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn create_pass(
        self,
        body: &CreatePassRequest,
    ) -> Result<Response<CreatePassResponse>> {
        self.client.json(Call::new(&operations::CREATE_PASS).json(body)).await
    }

    /// Changes the driver, the car or the WB office of a pass, given the id of the pass.
    ///
    /// `PUT /api/v3/passes/{passId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders), [`orders`](Self::orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn update_pass(
        self,
        pass_id: i64,
        body: &UpdatePassRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::UPDATE_PASS).path("passId", pass_id).json(body),
            )
            .await
    }

    /// Deletes a pass of the seller from the list of passes, given the id of the pass.
    ///
    /// `DELETE /api/v3/passes/{passId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`new_orders`](Self::new_orders), [`orders`](Self::orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn delete_pass(self, pass_id: i64) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::DELETE_PASS).path("passId", pass_id))
            .await
    }

    /// Returns all orders that are new at this moment, with prices, addresses and the marking data they require.
    ///
    /// `GET /api/v3/orders/new` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`orders`](Self::orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn new_orders(self) -> Result<Response<NewOrdersResponse>> {
        self.client.json(Call::new(&operations::NEW_ORDERS)).await
    }

    /// Returns a page (at most 1000) of orders made in a period of up to 30 days within the last 3 months, without their statuses.
    ///
    /// `GET /api/v3/orders` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn orders(
        self,
        limit: i64,
        next: i64,
        params: &OrdersParams,
    ) -> Result<Response<OrdersResponse>> {
        self.client
            .json(
                Call::new(&operations::ORDERS)
                    .query("limit", &limit)
                    .query("next", &next)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to),
            )
            .await
    }

    /// Returns the seller's and WB's status of up to 1000 orders, and whether each can still be cancelled.
    ///
    /// `POST /api/v3/orders/status` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn order_statuses(
        self,
        body: &OrderStatusesRequest,
    ) -> Result<Response<OrderStatusesResponse>> {
        self.client.json(Call::new(&operations::ORDER_STATUSES).json(body)).await
    }

    /// Returns all orders that must be shipped again because their supply was scanned without them, with the supply ids.
    ///
    /// `GET /api/v3/supplies/orders/reshipment` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn reshipment_orders(self) -> Result<Response<ReshipmentOrdersResponse>> {
        self.client.json(Call::new(&operations::RESHIPMENT_ORDERS)).await
    }

    /// Cancels an order as the seller and moves it to the status `cancel`; possible until it is handed to WB.
    ///
    /// `PATCH /api/v3/orders/{orderId}/cancel` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 100 per 1 min, one every 600 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.cancel_order`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn cancel_order(self, order_id: i64) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::CANCEL_ORDER).path("orderId", order_id))
            .await
    }

    /// Returns stickers of up to 100 orders in the status confirm or complete, as SVG, PNG or ZPL in one of two sizes.
    ///
    /// `POST /api/v3/orders/stickers` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn order_stickers(
        self,
        r#type: &OrderStickersType,
        width: i64,
        height: i64,
        body: &OrderStickersRequest,
    ) -> Result<Response<OrderStickersResponse>> {
        self.client
            .json(
                Call::new(&operations::ORDER_STICKERS)
                    .query("type", r#type)
                    .query("width", &width)
                    .query("height", &height)
                    .json(body),
            )
            .await
    }

    /// Returns the marking data (IMEI, UIN, GTIN, SGTIN and so on) of up to 100 orders, and how the check of each value went.
    ///
    /// `POST /api/marketplace/v3/orders/meta` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta`, counted together with [`delete_order_meta`](Self::delete_order_meta); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn orders_meta(
        self,
        body: &OrdersMetaRequest,
    ) -> Result<Response<OrdersMetaResponse>> {
        self.client.json(Call::new(&operations::ORDERS_META).json(body)).await
    }

    /// Deletes the value of one kind of marking data (`key`) of an order; an expiration date cannot be deleted.
    ///
    /// `DELETE /api/v3/orders/{orderId}/meta` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta`, counted together with [`orders_meta`](Self::orders_meta); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn delete_order_meta(
        self,
        order_id: i64,
        key: &DeleteOrderMetaKey,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_ORDER_META)
                    .path("orderId", order_id)
                    .query("key", key),
            )
            .await
    }

    /// Sets the marking codes (SGTIN) of an order in the status confirm, from 1 to 100 codes.
    ///
    /// `PUT /api/v3/orders/{orderId}/meta/sgtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_uin`](Self::set_order_uin), [`set_order_imei`](Self::set_order_imei), [`set_order_gtin`](Self::set_order_gtin), [`set_order_expiration`](Self::set_order_expiration), [`set_order_customs_declaration`](Self::set_order_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_sgtins(
        self,
        order_id: i64,
        body: &SetOrderSgtinsRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_SGTINS)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Sets the unique identification number (UIN, at most 16 characters) of an order in the status confirm.
    ///
    /// `PUT /api/v3/orders/{orderId}/meta/uin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_sgtins`](Self::set_order_sgtins), [`set_order_imei`](Self::set_order_imei), [`set_order_gtin`](Self::set_order_gtin), [`set_order_expiration`](Self::set_order_expiration), [`set_order_customs_declaration`](Self::set_order_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_uin(
        self,
        order_id: i64,
        body: &SetOrderUinRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_UIN)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Sets the IMEI (at most 15 characters) of an order in the status confirm; a device with two takes the first.
    ///
    /// `PUT /api/v3/orders/{orderId}/meta/imei` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_sgtins`](Self::set_order_sgtins), [`set_order_uin`](Self::set_order_uin), [`set_order_gtin`](Self::set_order_gtin), [`set_order_expiration`](Self::set_order_expiration), [`set_order_customs_declaration`](Self::set_order_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_imei(
        self,
        order_id: i64,
        body: &SetOrderImeiRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_IMEI)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Sets the GTIN (product id in Belarus, at most 13 characters) of an order in the status confirm.
    ///
    /// `PUT /api/v3/orders/{orderId}/meta/gtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_sgtins`](Self::set_order_sgtins), [`set_order_uin`](Self::set_order_uin), [`set_order_imei`](Self::set_order_imei), [`set_order_expiration`](Self::set_order_expiration), [`set_order_customs_declaration`](Self::set_order_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_gtin(
        self,
        order_id: i64,
        body: &SetOrderGtinRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_GTIN)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Sets or changes the date until which the goods of an order in the status confirm are good.
    ///
    /// `PUT /api/v3/orders/{orderId}/meta/expiration` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_sgtins`](Self::set_order_sgtins), [`set_order_uin`](Self::set_order_uin), [`set_order_imei`](Self::set_order_imei), [`set_order_gtin`](Self::set_order_gtin), [`set_order_customs_declaration`](Self::set_order_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_expiration(
        self,
        order_id: i64,
        body: &SetOrderExpirationRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_EXPIRATION)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Sets the customs declaration number (at most 29 characters) of an order in the status confirm or complete.
    ///
    /// `PUT /api/marketplace/v3/orders/{orderId}/meta/customs-declaration` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.meta_set`, counted together with [`set_order_sgtins`](Self::set_order_sgtins), [`set_order_uin`](Self::set_order_uin), [`set_order_imei`](Self::set_order_imei), [`set_order_gtin`](Self::set_order_gtin), [`set_order_expiration`](Self::set_order_expiration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_order_customs_declaration(
        self,
        order_id: i64,
        body: &SetOrderCustomsDeclarationRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_ORDER_CUSTOMS_DECLARATION)
                    .path("orderId", order_id)
                    .json(body),
            )
            .await
    }

    /// Returns PDF stickers of up to 100 cross-border orders; repeat the call while an order still waits for its track number.
    ///
    /// `POST /api/v3/orders/stickers/cross-border` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn cross_border_stickers(
        self,
        body: &CrossBorderStickersRequest,
    ) -> Result<Response<CrossBorderStickersResponse>> {
        self.client.json(Call::new(&operations::CROSS_BORDER_STICKERS).json(body)).await
    }

    /// Returns the history of statuses and the delivery date of up to 100 cross-border orders.
    ///
    /// `POST /api/v3/orders/status/history` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn order_status_history(
        self,
        body: &OrderStatusHistoryRequest,
    ) -> Result<Response<OrderStatusHistoryResponse>> {
        self.client.json(Call::new(&operations::ORDER_STATUS_HISTORY).json(body)).await
    }

    /// Returns names and phones of the buyers of the given orders; only for cross-border orders from Turkey.
    ///
    /// `POST /api/v3/orders/client` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn order_clients(
        self,
        body: &OrderClientsRequest,
    ) -> Result<Response<OrderClientsResponse>> {
        self.client.json(Call::new(&operations::ORDER_CLIENTS).json(body)).await
    }

    /// Returns a page (at most 1000) of the seller's supplies; pass `next` from the answer to read on.
    ///
    /// `GET /api/v3/supplies` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supplies(
        self,
        limit: i64,
        next: i64,
    ) -> Result<Response<SuppliesResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLIES)
                    .query("limit", &limit)
                    .query("next", &next),
            )
            .await
    }

    /// Creates an empty supply with a name of at most 128 characters; returns the id of the supply.
    ///
    /// `POST /api/v3/supplies` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn create_supply(
        self,
        body: &CreateSupplyRequest,
    ) -> Result<Response<CreateSupplyResponse>> {
        self.client.json(Call::new(&operations::CREATE_SUPPLY).json(body)).await
    }

    /// Adds up to 100 orders to a supply and moves them to the status confirm; also takes orders over from another supply.
    ///
    /// `PATCH /api/marketplace/v3/supplies/{supplyId}/orders` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn add_supply_orders(
        self,
        supply_id: &str,
        body: &AddSupplyOrdersRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::ADD_SUPPLY_ORDERS)
                    .path("supplyId", supply_id)
                    .json(body),
            )
            .await
    }

    /// Returns one supply by its id: name, dates, cargo type, destination and whether it is closed.
    ///
    /// `GET /api/v3/supplies/{supplyId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply(self, supply_id: &str) -> Result<Response<Supply>> {
        self.client
            .json(Call::new(&operations::SUPPLY).path("supplyId", supply_id))
            .await
    }

    /// Deletes a supply that is active and has no orders in it, given the id of the supply.
    ///
    /// `DELETE /api/v3/supplies/{supplyId}` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn delete_supply(self, supply_id: &str) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::DELETE_SUPPLY).path("supplyId", supply_id))
            .await
    }

    /// Returns the ids of all orders that are in a supply, given the id of the supply.
    ///
    /// `GET /api/marketplace/v3/supplies/{supplyId}/order-ids` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_order_ids(
        self,
        supply_id: &str,
    ) -> Result<Response<SupplyOrderIdsResponse>> {
        self.client
            .json(Call::new(&operations::SUPPLY_ORDER_IDS).path("supplyId", supply_id))
            .await
    }

    /// Closes a supply for delivery and moves its orders to the status complete; all required marking must have passed its check.
    ///
    /// `PATCH /api/v3/supplies/{supplyId}/deliver` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn deliver_supply(self, supply_id: &str) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::DELIVER_SUPPLY).path("supplyId", supply_id))
            .await
    }

    /// Returns the QR code of a supply that is in delivery, as SVG, PNG or ZPL of 580x400 px.
    ///
    /// `GET /api/v3/supplies/{supplyId}/barcode` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_barcode(
        self,
        supply_id: &str,
        r#type: &SupplyBarcodeType,
    ) -> Result<Response<SupplyBarcodeResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_BARCODE)
                    .path("supplyId", supply_id)
                    .query("type", r#type),
            )
            .await
    }

    /// Returns the ids of the boxes (cargo places) of a supply, given the id of the supply.
    ///
    /// `GET /api/v3/supplies/{supplyId}/trbx` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_boxes(
        self,
        supply_id: &str,
    ) -> Result<Response<SupplyBoxesResponse>> {
        self.client
            .json(Call::new(&operations::SUPPLY_BOXES).path("supplyId", supply_id))
            .await
    }

    /// Adds 1 to 1000 boxes to an open supply that goes to a pickup point, at most one more than it has items; returns the box ids.
    ///
    /// `POST /api/v3/supplies/{supplyId}/trbx` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn add_supply_boxes(
        self,
        supply_id: &str,
        body: &AddSupplyBoxesRequest,
    ) -> Result<Response<AddSupplyBoxesResponse>> {
        self.client
            .json(
                Call::new(&operations::ADD_SUPPLY_BOXES)
                    .path("supplyId", supply_id)
                    .json(body),
            )
            .await
    }

    /// Deletes the given boxes from a supply; possible only while the supply is being assembled.
    ///
    /// `DELETE /api/v3/supplies/{supplyId}/trbx` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn delete_supply_boxes(
        self,
        supply_id: &str,
        body: &DeleteSupplyBoxesRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_SUPPLY_BOXES)
                    .path("supplyId", supply_id)
                    .json(body),
            )
            .await
    }

    /// Returns QR stickers of the given boxes of a supply, as SVG, PNG or ZPL of 580x400 px.
    ///
    /// `POST /api/v3/supplies/{supplyId}/trbx/stickers` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_box_stickers(
        self,
        supply_id: &str,
        r#type: &SupplyBoxStickersType,
        body: &SupplyBoxStickersRequest,
    ) -> Result<Response<SupplyBoxStickersResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_BOX_STICKERS)
                    .path("supplyId", supply_id)
                    .query("type", r#type)
                    .json(body),
            )
            .await
    }

    /// Returns a page (100 to 1000) of orders made in a given month more than 3 months ago, with statuses and marking data.
    ///
    /// `GET /api/marketplace/v3/fbs/orders/archive` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn archived_orders(
        self,
        year: i64,
        month: i64,
        next: i64,
        limit: i64,
    ) -> Result<Response<ArchivedOrdersResponse>> {
        self.client
            .json(
                Call::new(&operations::ARCHIVED_ORDERS)
                    .query("year", &year)
                    .query("month", &month)
                    .query("next", &next)
                    .query("limit", &limit),
            )
            .await
    }

    /// Returns the countries of the OKSM classifier with their codes and names.
    ///
    /// `GET /api/marketplace/v3/fbs/dictionaries/countries/oksm` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn countries(self) -> Result<Response<CountriesResponse>> {
        self.client.json(Call::new(&operations::COUNTRIES)).await
    }

    /// Returns where goods the seller gets back go: all to the warehouse, all to a pickup point, or as chosen by item (`manual`).
    ///
    /// `GET /api/marketplace/v3/fbs/settings/autoreturns` on `marketplace-api.wildberries.ru`. Only reads; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn autoreturn_setting(
        self,
    ) -> Result<Response<AutoreturnSettingResponse>> {
        self.client.json(Call::new(&operations::AUTORETURN_SETTING)).await
    }

    /// Sets where goods the seller gets back go: all to the warehouse, all to a pickup point, or as chosen by item (`manual`).
    ///
    /// `PATCH /api/marketplace/v3/fbs/settings/autoreturns` on `marketplace-api.wildberries.ru`. Changes state; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_autoreturn_setting(
        self,
        body: &SetAutoreturnSettingRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::SET_AUTORETURN_SETTING).json(body))
            .await
    }

    /// Sets where up to 1000 sizes (`chrtId`) go when the seller gets them back, the warehouse or a pickup point; returns a result per size.
    ///
    /// `PATCH /api/marketplace/v3/fbs/settings/autoreturns/items` on `marketplace-api.wildberries.ru`. Changes state; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_item_autoreturns(
        self,
        body: &SetItemAutoreturnsRequest,
    ) -> Result<Response<SetItemAutoreturnsResponse>> {
        self.client.json(Call::new(&operations::SET_ITEM_AUTORETURNS).json(body)).await
    }

    /// Returns where 1 to 1000 sizes (`chrtId`) go when the seller gets them back, and whether that can be changed.
    ///
    /// `POST /api/marketplace/v3/fbs/settings/autoreturns/items` on `marketplace-api.wildberries.ru`. Only reads; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn item_autoreturns(
        self,
        body: &ItemAutoreturnsRequest,
    ) -> Result<Response<ItemAutoreturnsResponse>> {
        self.client.json(Call::new(&operations::ITEM_AUTORETURNS).json(body)).await
    }

    /// Returns a page (at most 1000) of the subjects with restricted automatic returns; pass `next` from the answer to read on.
    ///
    /// `GET /api/marketplace/v3/fbs/settings/autoreturns/subcategories/restricted` on `marketplace-api.wildberries.ru`. Only reads; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn autoreturn_restricted_subjects(
        self,
        next: i64,
        limit: i64,
    ) -> Result<Response<AutoreturnRestrictedSubjectsResponse>> {
        self.client
            .json(
                Call::new(&operations::AUTORETURN_RESTRICTED_SUBJECTS)
                    .query("next", &next)
                    .query("limit", &limit),
            )
            .await
    }

    /// Returns the points of a city where supplies of a cargo type can be shipped, with their kinds, addresses and positions.
    ///
    /// `GET /api/marketplace/v3/fbs/shipping-points` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// WB has announced its removal.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    #[deprecated(note = "WB has announced its removal")]
    pub async fn shipping_points(
        self,
        city: &str,
        cargo_type: i64,
    ) -> Result<Response<ShippingPointsResponse>> {
        self.client
            .json(
                Call::new(&operations::SHIPPING_POINTS)
                    .query("city", city)
                    .query("cargoType", &cargo_type),
            )
            .await
    }

    /// Sets who ships 1 to 100 supplies (the seller or a transport company), to which point and when; returns a result per supply.
    ///
    /// `PATCH /api/marketplace/v3/fbs/supplies/shipping-method` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_supplies_shipping(
        self,
        body: &SetSuppliesShippingRequest,
    ) -> Result<Response<SetSuppliesShippingResponse>> {
        self.client.json(Call::new(&operations::SET_SUPPLIES_SHIPPING).json(body)).await
    }

    /// Returns the SPOT data of the given supplies (carrier and vehicle that bring them) and whether they are accepted.
    ///
    /// `POST /api/marketplace/v3/fbs/supplies/spot/list` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supplies_spot(
        self,
        body: &SuppliesSpotRequest,
    ) -> Result<Response<SuppliesSpotResponse>> {
        self.client.json(Call::new(&operations::SUPPLIES_SPOT).json(body)).await
    }

    /// Moves orders from one supply to another; returns the old and the new sticker of each, or an error.
    ///
    /// `PATCH /api/marketplace/v3/fbs/supplies/{supplyId}/orders/transfer` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn transfer_supply_orders(
        self,
        supply_id: &str,
        body: &TransferSupplyOrdersRequest,
    ) -> Result<Response<TransferSupplyOrdersResponse>> {
        self.client
            .json(
                Call::new(&operations::TRANSFER_SUPPLY_ORDERS)
                    .path("supplyId", supply_id)
                    .json(body),
            )
            .await
    }

    /// Returns the points of a city where a supply can be shipped, by kind of office and, if given, day.
    ///
    /// `GET /api/marketplace/v3/fbs/supplies/{supplyId}/shipping-points` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_shipping_points(
        self,
        supply_id: &str,
        city: &str,
        office_type: &str,
        params: &SupplyShippingPointsParams,
    ) -> Result<Response<SupplyShippingPointsResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_SHIPPING_POINTS)
                    .path("supplyId", supply_id)
                    .query("city", city)
                    .query("officeType", office_type)
                    .query("shippingDt", &params.shipping_dt),
            )
            .await
    }

    /// Sets the SPOT data of a supply: name, tax number and country of the carrier, and the numbers of the vehicle.
    ///
    /// `PUT /api/marketplace/v3/fbs/supplies/{supplyId}/spot` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn set_supply_spot(
        self,
        supply_id: &str,
        body: &SetSupplySpotRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::SET_SUPPLY_SPOT)
                    .path("supplyId", supply_id)
                    .json(body),
            )
            .await
    }

    /// Returns the SPOT QR code of a supply, given the id of the supply.
    ///
    /// `GET /api/marketplace/v3/fbs/supplies/{supplyId}/stickers/spot` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_fbs.orders`, counted together with [`pass_offices`](Self::pass_offices), [`passes`](Self::passes), [`update_pass`](Self::update_pass), [`delete_pass`](Self::delete_pass), [`new_orders`](Self::new_orders) and 32 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-fbs)
    pub async fn supply_spot_qr_code(
        self,
        supply_id: &str,
    ) -> Result<Response<SupplySpotQrCodeResponse>> {
        self.client
            .json(
                Call::new(&operations::SUPPLY_SPOT_QR_CODE).path("supplyId", supply_id),
            )
            .await
    }
}

/// What `create_pass` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CreatePassRequest {
    /// `firstName`, at least 1 characters.
    #[serde(rename = "firstName")]
    pub first_name: String,
    /// `lastName`, at least 1 characters.
    #[serde(rename = "lastName")]
    pub last_name: String,
    /// `carModel`, 1 to 100 characters.
    #[serde(rename = "carModel")]
    pub car_model: String,
    /// `carNumber`, 6 to 9 characters.
    #[serde(rename = "carNumber")]
    pub car_number: String,
    /// `officeId`, at least 1.
    #[serde(rename = "officeId")]
    pub office_id: i64,
}

impl CreatePassRequest {
    /// With all its fields.
    pub fn new(
        first_name: impl Into<String>,
        last_name: impl Into<String>,
        car_model: impl Into<String>,
        car_number: impl Into<String>,
        office_id: i64,
    ) -> Self {
        CreatePassRequest {
            first_name: first_name.into(),
            last_name: last_name.into(),
            car_model: car_model.into(),
            car_number: car_number.into(),
            office_id,
        }
    }
}

/// What `update_pass` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdatePassRequest {
    /// `firstName`, at least 1 characters.
    #[serde(rename = "firstName")]
    pub first_name: String,
    /// `lastName`, at least 6 characters.
    #[serde(rename = "lastName")]
    pub last_name: String,
    /// `carModel`, 1 to 100 characters.
    #[serde(rename = "carModel")]
    pub car_model: String,
    /// `carNumber`, 6 to 9 characters.
    #[serde(rename = "carNumber")]
    pub car_number: String,
    /// `officeId`, at least 1.
    #[serde(rename = "officeId")]
    pub office_id: i64,
}

impl UpdatePassRequest {
    /// With all its fields.
    pub fn new(
        first_name: impl Into<String>,
        last_name: impl Into<String>,
        car_model: impl Into<String>,
        car_number: impl Into<String>,
        office_id: i64,
    ) -> Self {
        UpdatePassRequest {
            first_name: first_name.into(),
            last_name: last_name.into(),
            car_model: car_model.into(),
            car_number: car_number.into(),
            office_id,
        }
    }
}

/// Optional parameters of `orders`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrdersParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<i64>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<i64>,
}

/// What `order_statuses` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderStatusesRequest {
    /// `orders`, 1 to 1000 elements.
    pub orders: Vec<i64>,
}

impl OrderStatusesRequest {
    /// With all its fields.
    pub fn new(orders: Vec<i64>) -> Self {
        OrderStatusesRequest { orders }
    }
}

open_enum! {
    /// `type` of what `order_stickers` takes.
    pub enum OrderStickersType(text) {
        Svg = "svg",
        Zplv = "zplv",
        Zplh = "zplh",
        Png = "png",
    }
}

/// What `order_stickers` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderStickersRequest {
    /// `orders`, 1 to 100 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// What `orders_meta` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrdersMetaRequest {
    /// `orders`, at most 100 elements.
    pub orders: Vec<i64>,
}

impl OrdersMetaRequest {
    /// With all its fields.
    pub fn new(orders: Vec<i64>) -> Self {
        OrdersMetaRequest { orders }
    }
}

open_enum! {
    /// `key` of what `delete_order_meta` takes.
    pub enum DeleteOrderMetaKey(text) {
        Imei = "imei",
        Uin = "uin",
        Gtin = "gtin",
        Sgtin = "sgtin",
        CustomsDeclaration = "customsDeclaration",
    }
}

/// What `set_order_sgtins` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderSgtinsRequest {
    /// `sgtins`, 1 to 100 elements.
    pub sgtins: Vec<String>,
}

impl SetOrderSgtinsRequest {
    /// With all its fields.
    pub fn new(sgtins: Vec<String>) -> Self {
        SetOrderSgtinsRequest { sgtins }
    }
}

/// What `set_order_uin` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderUinRequest {
    /// `uin`, exactly 16 characters.
    pub uin: String,
}

impl SetOrderUinRequest {
    /// With all its fields.
    pub fn new(uin: impl Into<String>) -> Self {
        SetOrderUinRequest {
            uin: uin.into(),
        }
    }
}

/// What `set_order_imei` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderImeiRequest {
    /// `imei`, exactly 15 characters.
    pub imei: String,
}

impl SetOrderImeiRequest {
    /// With all its fields.
    pub fn new(imei: impl Into<String>) -> Self {
        SetOrderImeiRequest {
            imei: imei.into(),
        }
    }
}

/// What `set_order_gtin` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderGtinRequest {
    /// `gtin`, exactly 13 characters.
    pub gtin: String,
}

impl SetOrderGtinRequest {
    /// With all its fields.
    pub fn new(gtin: impl Into<String>) -> Self {
        SetOrderGtinRequest {
            gtin: gtin.into(),
        }
    }
}

/// What `set_order_expiration` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderExpirationRequest {
    /// `expiration`, `dd.mm.yyyy`.
    #[serde(with = "date::dmy")]
    pub expiration: Date,
}

impl SetOrderExpirationRequest {
    /// With all its fields.
    pub fn new(expiration: Date) -> Self {
        SetOrderExpirationRequest {
            expiration,
        }
    }
}

/// What `set_order_customs_declaration` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetOrderCustomsDeclarationRequest {
    /// `customsDeclaration`, 17 to 29 characters.
    #[serde(rename = "customsDeclaration")]
    pub customs_declaration: String,
}

impl SetOrderCustomsDeclarationRequest {
    /// With all its fields.
    pub fn new(customs_declaration: impl Into<String>) -> Self {
        SetOrderCustomsDeclarationRequest {
            customs_declaration: customs_declaration.into(),
        }
    }
}

/// What `cross_border_stickers` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CrossBorderStickersRequest {
    /// `orders`, 1 to 100 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// What `order_status_history` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderStatusHistoryRequest {
    /// `orders`, 1 to 100 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// What `order_clients` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderClientsRequest {
    /// `orders`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// What `create_supply` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateSupplyRequest {
    /// `name`, 1 to 128 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// What `add_supply_orders` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct AddSupplyOrdersRequest {
    /// `orders`, 1 to 100 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

open_enum! {
    /// `type` of what `supply_barcode` takes.
    pub enum SupplyBarcodeType(text) {
        Svg = "svg",
        Zplv = "zplv",
        Zplh = "zplh",
        Png = "png",
    }
}

/// What `add_supply_boxes` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AddSupplyBoxesRequest {
    /// `amount`, 1 to 1000.
    pub amount: i64,
}

impl AddSupplyBoxesRequest {
    /// With all its fields.
    pub fn new(amount: i64) -> Self {
        AddSupplyBoxesRequest { amount }
    }
}

/// What `delete_supply_boxes` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeleteSupplyBoxesRequest {
    /// `trbxIds`.
    #[serde(rename = "trbxIds")]
    pub trbx_ids: Vec<String>,
}

impl DeleteSupplyBoxesRequest {
    /// With all its fields.
    pub fn new(trbx_ids: Vec<String>) -> Self {
        DeleteSupplyBoxesRequest {
            trbx_ids,
        }
    }
}

open_enum! {
    /// `type` of what `supply_box_stickers` takes.
    pub enum SupplyBoxStickersType(text) {
        Svg = "svg",
        Zplv = "zplv",
        Zplh = "zplh",
        Png = "png",
    }
}

/// What `supply_box_stickers` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SupplyBoxStickersRequest {
    /// `trbxIds`.
    #[serde(rename = "trbxIds")]
    pub trbx_ids: Vec<String>,
}

impl SupplyBoxStickersRequest {
    /// With all its fields.
    pub fn new(trbx_ids: Vec<String>) -> Self {
        SupplyBoxStickersRequest {
            trbx_ids,
        }
    }
}

/// What `set_autoreturn_setting` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetAutoreturnSettingRequest {
    /// `type`.
    pub r#type: AutoreturnSettingType,
}

impl SetAutoreturnSettingRequest {
    /// With all its fields.
    pub fn new(r#type: AutoreturnSettingType) -> Self {
        SetAutoreturnSettingRequest {
            r#type,
        }
    }
}

open_enum! {
    /// `type` of what `set_item_autoreturns` takes.
    pub enum SetItemAutoreturnsType(text) {
        ByWarehouse = "byWarehouse",
        ByPickupPoint = "byPickupPoint",
    }
}

/// What `set_item_autoreturns` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetItemAutoreturnsRequest {
    /// `chrtIds`, at most 1000 elements.
    #[serde(rename = "chrtIds")]
    pub chrt_ids: Vec<i64>,
    /// `type`.
    pub r#type: SetItemAutoreturnsType,
}

impl SetItemAutoreturnsRequest {
    /// With all its fields.
    pub fn new(chrt_ids: Vec<i64>, r#type: SetItemAutoreturnsType) -> Self {
        SetItemAutoreturnsRequest {
            chrt_ids,
            r#type,
        }
    }
}

/// What `item_autoreturns` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ItemAutoreturnsRequest {
    /// `chrtIds`, 1 to 1000 elements.
    #[serde(rename = "chrtIds")]
    pub chrt_ids: Vec<i64>,
}

impl ItemAutoreturnsRequest {
    /// With all its fields.
    pub fn new(chrt_ids: Vec<i64>) -> Self {
        ItemAutoreturnsRequest { chrt_ids }
    }
}

/// `data[]` of what `set_supplies_shipping` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SupplyShipping {
    /// `shippingDt`.
    #[serde(rename = "shippingDt")]
    pub shipping_dt: String,
    /// `shippingPointId`.
    #[serde(rename = "shippingPointId")]
    pub shipping_point_id: i64,
    /// `shippingType`.
    #[serde(rename = "shippingType")]
    pub shipping_type: SupplyShippingType,
    /// `supplyId`.
    #[serde(rename = "supplyId")]
    pub supply_id: String,
}

impl SupplyShipping {
    /// With all its fields.
    pub fn new(
        shipping_dt: impl Into<String>,
        shipping_point_id: i64,
        shipping_type: SupplyShippingType,
        supply_id: impl Into<String>,
    ) -> Self {
        SupplyShipping {
            shipping_dt: shipping_dt.into(),
            shipping_point_id,
            shipping_type,
            supply_id: supply_id.into(),
        }
    }
}

/// What `set_supplies_shipping` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetSuppliesShippingRequest {
    /// `data`, 1 to 100 elements.
    pub data: Vec<SupplyShipping>,
}

impl SetSuppliesShippingRequest {
    /// With all its fields.
    pub fn new(data: Vec<SupplyShipping>) -> Self {
        SetSuppliesShippingRequest { data }
    }
}

/// What `supplies_spot` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SuppliesSpotRequest {
    /// `supplyIds`.
    #[serde(rename = "supplyIds")]
    pub supply_ids: Vec<String>,
}

impl SuppliesSpotRequest {
    /// With all its fields.
    pub fn new(supply_ids: Vec<String>) -> Self {
        SuppliesSpotRequest { supply_ids }
    }
}

/// What `transfer_supply_orders` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TransferSupplyOrdersRequest {
    /// `orderIds`.
    #[serde(rename = "orderIds")]
    pub order_ids: Vec<i64>,
    /// `newSupplyId`.
    #[serde(rename = "newSupplyId")]
    pub new_supply_id: String,
}

impl TransferSupplyOrdersRequest {
    /// With all its fields.
    pub fn new(order_ids: Vec<i64>, new_supply_id: impl Into<String>) -> Self {
        TransferSupplyOrdersRequest {
            order_ids,
            new_supply_id: new_supply_id.into(),
        }
    }
}

/// Optional parameters of `supply_shipping_points`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SupplyShippingPointsParams {
    /// `shippingDt`.
    #[serde(rename = "shippingDt", default, skip_serializing_if = "Option::is_none")]
    pub shipping_dt: Option<String>,
}

/// What `set_supply_spot` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetSupplySpotRequest {
    /// `carrierName`, 1 to 1000 characters.
    #[serde(rename = "carrierName")]
    pub carrier_name: String,
    /// `carrierTaxNumber`, 1 to 50 characters.
    #[serde(rename = "carrierTaxNumber")]
    pub carrier_tax_number: String,
    /// `carrierCountryCode`, exactly 3 characters.
    #[serde(rename = "carrierCountryCode")]
    pub carrier_country_code: String,
    /// `vehicleRegistrationNumber`, 1 to 30 characters.
    #[serde(rename = "vehicleRegistrationNumber")]
    pub vehicle_registration_number: String,
    /// `trailerRegistrationNumber`, 1 to 30 characters.
    #[serde(
        rename = "trailerRegistrationNumber",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub trailer_registration_number: Option<String>,
}

impl SetSupplySpotRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(
        carrier_name: impl Into<String>,
        carrier_tax_number: impl Into<String>,
        carrier_country_code: impl Into<String>,
        vehicle_registration_number: impl Into<String>,
    ) -> Self {
        SetSupplySpotRequest {
            carrier_name: carrier_name.into(),
            carrier_tax_number: carrier_tax_number.into(),
            carrier_country_code: carrier_country_code.into(),
            vehicle_registration_number: vehicle_registration_number.into(),
            trailer_registration_number: Default::default(),
        }
    }
}

/// `[]` of what `pass_offices` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PassOffice {
    /// `name`.
    pub name: Option<String>,
    /// `address`.
    pub address: Option<String>,
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(PassOffice {
    name: "name",
    address: "address",
    id: "id",
});

/// `[]` of what `passes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Pass {
    /// `firstName`.
    pub first_name: Option<String>,
    /// `dateEnd`.
    pub date_end: Option<DateTime>,
    /// `lastName`.
    pub last_name: Option<String>,
    /// `carModel`.
    pub car_model: Option<String>,
    /// `carNumber`.
    pub car_number: Option<String>,
    /// `officeName`.
    pub office_name: Option<String>,
    /// `officeAddress`.
    pub office_address: Option<String>,
    /// `officeId`.
    pub office_id: Option<i64>,
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(Pass {
    first_name: "firstName",
    date_end: "dateEnd",
    last_name: "lastName",
    car_model: "carModel",
    car_number: "carNumber",
    office_name: "officeName",
    office_address: "officeAddress",
    office_id: "officeId",
    id: "id",
});

/// What `create_pass` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreatePassResponse {
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(CreatePassResponse {
    id: "id",
});

/// `orders[].address` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrderAddress {
    /// `fullAddress`.
    pub full_address: Option<String>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
}
wire_object!(NewOrderAddress {
    full_address: "fullAddress",
    longitude: "longitude",
    latitude: "latitude",
});

open_enum! {
    /// `orders[].deliveryType` of what `new_orders` returns.
    pub enum NewOrderDeliveryType(text) {
        Fbs = "fbs",
    }
}

/// `orders[].options` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrderOptions {
    /// `isB2B`.
    pub is_b2_b: Option<bool>,
}
wire_object!(NewOrderOptions {
    is_b2_b: "isB2B",
});

/// `orders[]` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrder {
    /// `address`.
    pub address: Option<NewOrderAddress>,
    /// `ddate`, `dd.mm.yyyy`.
    pub ddate: Option<Date>,
    /// `sellerDate`, `dd.mm.yyyy`.
    pub seller_date: Option<Date>,
    /// `salePrice`, in hundredths of the currency, kopecks for roubles.
    pub sale_price: Option<Kopecks>,
    /// `requiredMeta`.
    pub required_meta: Vec<String>,
    /// `optionalMeta`.
    pub optional_meta: Vec<String>,
    /// `deliveryType`.
    pub delivery_type: Option<NewOrderDeliveryType>,
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `scanPrice`, in hundredths of the currency, kopecks for roubles.
    pub scan_price: Option<Kopecks>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `article`.
    pub article: Option<String>,
    /// `colorCode`.
    pub color_code: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `offices`.
    pub offices: Vec<String>,
    /// `skus`.
    pub skus: Vec<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `officeId`.
    pub office_id: Option<i64>,
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
    /// `crossBorderType`, known values `0`, `1`.
    pub cross_border_type: Option<i64>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `isPickupPointShipmentAllowed`.
    pub is_pickup_point_shipment_allowed: Option<bool>,
    /// `options`.
    pub options: Option<NewOrderOptions>,
}
wire_object!(NewOrder {
    address: "address",
    ddate: "ddate",
    seller_date: "sellerDate",
    sale_price: "salePrice",
    required_meta: "requiredMeta",
    optional_meta: "optionalMeta",
    delivery_type: "deliveryType",
    comment: "comment",
    scan_price: "scanPrice",
    order_uid: "orderUid",
    article: "article",
    color_code: "colorCode",
    rid: "rid",
    created_at: "createdAt",
    offices: "offices",
    skus: "skus",
    id: "id",
    warehouse_id: "warehouseId",
    office_id: "officeId",
    nm_id: "nmId",
    chrt_id: "chrtId",
    price: "price",
    final_price: "finalPrice",
    converted_price: "convertedPrice",
    converted_final_price: "convertedFinalPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    cross_border_type: "crossBorderType",
    is_zero_order: "isZeroOrder",
    is_pickup_point_shipment_allowed: "isPickupPointShipmentAllowed",
    options: "options",
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

/// `orders[].address` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderAddress {
    /// `fullAddress`.
    pub full_address: Option<String>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
}
wire_object!(OrderAddress {
    full_address: "fullAddress",
    longitude: "longitude",
    latitude: "latitude",
});

open_enum! {
    /// `orders[].deliveryType` of what `orders` returns.
    pub enum OrderDeliveryType(text) {
        Fbs = "fbs",
    }
}

/// `orders[].options` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderOptions {
    /// `isB2B`.
    pub is_b2_b: Option<bool>,
}
wire_object!(OrderOptions {
    is_b2_b: "isB2B",
});

/// `orders[]` of what `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `address`.
    pub address: Option<OrderAddress>,
    /// `scanPrice`, in hundredths of the currency, kopecks for roubles.
    pub scan_price: Option<Kopecks>,
    /// `deliveryType`.
    pub delivery_type: Option<OrderDeliveryType>,
    /// `supplyId`.
    pub supply_id: Option<String>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `article`.
    pub article: Option<String>,
    /// `colorCode`.
    pub color_code: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `offices`.
    pub offices: Vec<String>,
    /// `skus`.
    pub skus: Vec<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
    /// `officeId`.
    pub office_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `price`, in hundredths of the currency, kopecks for roubles.
    pub price: Option<Kopecks>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `crossBorderType`, known values `0`, `1`.
    pub cross_border_type: Option<i64>,
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `options`.
    pub options: Option<OrderOptions>,
    /// `trackNumber`.
    pub track_number: Option<String>,
}
wire_object!(Order {
    address: "address",
    scan_price: "scanPrice",
    delivery_type: "deliveryType",
    supply_id: "supplyId",
    order_uid: "orderUid",
    article: "article",
    color_code: "colorCode",
    rid: "rid",
    created_at: "createdAt",
    offices: "offices",
    skus: "skus",
    id: "id",
    warehouse_id: "warehouseId",
    office_id: "officeId",
    nm_id: "nmId",
    chrt_id: "chrtId",
    price: "price",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    cross_border_type: "crossBorderType",
    comment: "comment",
    is_zero_order: "isZeroOrder",
    options: "options",
    track_number: "trackNumber",
});

/// What `orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersResponse {
    /// `next`.
    pub next: Option<i64>,
    /// `orders`.
    pub orders: Vec<Order>,
}
wire_object!(OrdersResponse {
    next: "next",
    orders: "orders",
});

open_enum! {
    /// `orders[].supplierStatus` of what `order_statuses` returns.
    pub enum OrderStatusesOrderSupplierStatus(text) {
        New = "new",
        Confirm = "confirm",
        Complete = "complete",
        Cancel = "cancel",
    }
}

open_enum! {
    /// `orders[].wbStatus` of what `order_statuses` returns.
    pub enum OrderStatusesOrderWbStatus(text) {
        Waiting = "waiting",
        Sorted = "sorted",
        Sold = "sold",
        Canceled = "canceled",
        CanceledByClient = "canceled_by_client",
        DeclinedByClient = "declined_by_client",
        Defect = "defect",
        ReadyForPickup = "ready_for_pickup",
        PostponedDelivery = "postponed_delivery",
        AcceptedByCarrier = "accepted_by_carrier",
        SentToCarrier = "sent_to_carrier",
    }
}

/// `orders[]` of what `order_statuses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusesOrder {
    /// `id`.
    pub id: Option<i64>,
    /// `isCancellable`.
    pub is_cancellable: Option<bool>,
    /// `supplierStatus`.
    pub supplier_status: Option<OrderStatusesOrderSupplierStatus>,
    /// `wbStatus`.
    pub wb_status: Option<OrderStatusesOrderWbStatus>,
    /// `isTransferable`.
    pub is_transferable: Option<bool>,
}
wire_object!(OrderStatusesOrder {
    id: "id",
    is_cancellable: "isCancellable",
    supplier_status: "supplierStatus",
    wb_status: "wbStatus",
    is_transferable: "isTransferable",
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

/// `orders[]` of what `reshipment_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReshipmentOrder {
    /// `supplyID`.
    pub supply_id: Option<String>,
    /// `orderID`.
    pub order_id: Option<Json>,
}
wire_object!(ReshipmentOrder {
    supply_id: "supplyID",
    order_id: "orderID",
});

/// What `reshipment_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReshipmentOrdersResponse {
    /// `orders`.
    pub orders: Vec<ReshipmentOrder>,
}
wire_object!(ReshipmentOrdersResponse {
    orders: "orders",
});

/// `stickers[]` of what `order_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderSticker {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `partA`.
    pub part_a: Option<String>,
    /// `partB`.
    pub part_b: Option<String>,
    /// `barcode`.
    pub barcode: Option<String>,
    /// `file`, bytes that WB writes in base64.
    pub file: Option<Base64>,
}
wire_object!(OrderSticker {
    order_id: "orderId",
    part_a: "partA",
    part_b: "partB",
    barcode: "barcode",
    file: "file",
});

/// What `order_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStickersResponse {
    /// `stickers`.
    pub stickers: Vec<OrderSticker>,
}
wire_object!(OrderStickersResponse {
    stickers: "stickers",
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
    /// `id`.
    pub id: Option<i64>,
    /// `metaDetails`.
    pub meta_details: Vec<OrdersMetaOrderMetaDetail>,
}
wire_object!(OrdersMetaOrder {
    id: "id",
    meta_details: "metaDetails",
});

/// What `orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaResponse {
    /// `orders`.
    pub orders: Vec<OrdersMetaOrder>,
}
wire_object!(OrdersMetaResponse {
    orders: "orders",
});

open_enum! {
    /// `stickers[].status` of what `cross_border_stickers` returns.
    pub enum CrossBorderStickerStatus(text) {
        AwaitingTrackNumber = "awaitingTrackNumber",
        Ready = "ready",
    }
}

/// `stickers[]` of what `cross_border_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CrossBorderSticker {
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `status`.
    pub status: Option<CrossBorderStickerStatus>,
    /// `parcelId`.
    pub parcel_id: Option<String>,
    /// `file`, bytes that WB writes in base64.
    pub file: Option<Base64>,
    /// `partA`.
    pub part_a: Option<String>,
    /// `partB`.
    pub part_b: Option<String>,
    /// `barcode`.
    pub barcode: Option<String>,
}
wire_object!(CrossBorderSticker {
    order_id: "orderId",
    status: "status",
    parcel_id: "parcelId",
    file: "file",
    part_a: "partA",
    part_b: "partB",
    barcode: "barcode",
});

/// What `cross_border_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CrossBorderStickersResponse {
    /// `stickers`.
    pub stickers: Vec<CrossBorderSticker>,
}
wire_object!(CrossBorderStickersResponse {
    stickers: "stickers",
});

/// `orders[].statuses[]` of what `order_status_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusHistoryOrderStatus {
    /// `date`.
    pub date: Option<String>,
    /// `code`.
    pub code: Option<String>,
}
wire_object!(OrderStatusHistoryOrderStatus {
    date: "date",
    code: "code",
});

/// `orders[]` of what `order_status_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusHistoryOrder {
    /// `deliveryDate`.
    pub delivery_date: Option<DateTime>,
    /// `statuses`.
    pub statuses: Vec<OrderStatusHistoryOrderStatus>,
    /// `orderID`.
    pub order_id: Option<i64>,
}
wire_object!(OrderStatusHistoryOrder {
    delivery_date: "deliveryDate",
    statuses: "statuses",
    order_id: "orderID",
});

/// What `order_status_history` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusHistoryResponse {
    /// `orders`.
    pub orders: Vec<OrderStatusHistoryOrder>,
}
wire_object!(OrderStatusHistoryResponse {
    orders: "orders",
});

/// `orders[]` of what `order_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderClientsOrder {
    /// `firstName`.
    pub first_name: Option<String>,
    /// `fullName`.
    pub full_name: Option<String>,
    /// `lastName`.
    pub last_name: Option<String>,
    /// `middleName`.
    pub middle_name: Option<String>,
    /// `orderID`.
    pub order_id: Option<i64>,
    /// `phone`.
    pub phone: Option<String>,
    /// `phoneCode`.
    pub phone_code: Option<String>,
}
wire_object!(OrderClientsOrder {
    first_name: "firstName",
    full_name: "fullName",
    last_name: "lastName",
    middle_name: "middleName",
    order_id: "orderID",
    phone: "phone",
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

open_enum! {
    /// `supplies[].shippingType` of what `supplies` returns.
    pub enum SupplyShippingType(text) {
        SelfShipping = "selfShipping",
        TransportCompany = "transportCompany",
    }
}

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Supply {
    /// `id`.
    pub id: Option<String>,
    /// `isB2b`.
    pub is_b2b: Option<bool>,
    /// `isPickupPointShipmentAllowed`.
    pub is_pickup_point_shipment_allowed: Option<bool>,
    /// `done`.
    pub done: Option<bool>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `closedAt`.
    pub closed_at: Option<DateTime>,
    /// `scanDt`.
    pub scan_dt: Option<DateTime>,
    /// `name`.
    pub name: Option<String>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `crossBorderType`, known values `0`, `1`.
    pub cross_border_type: Option<i64>,
    /// `destinationOfficeId`.
    pub destination_office_id: Option<i64>,
    /// `recommendedWhId`.
    pub recommended_wh_id: Option<i64>,
    /// `shippingDt`.
    pub shipping_dt: Option<String>,
    /// `shippingPointId`.
    pub shipping_point_id: Option<i64>,
    /// `shippingType`.
    pub shipping_type: Option<SupplyShippingType>,
    /// `waybillUuid`.
    pub waybill_uuid: Option<String>,
    /// `spotAvailable`.
    pub spot_available: Option<bool>,
}
wire_object!(Supply {
    id: "id",
    is_b2b: "isB2b",
    is_pickup_point_shipment_allowed: "isPickupPointShipmentAllowed",
    done: "done",
    created_at: "createdAt",
    closed_at: "closedAt",
    scan_dt: "scanDt",
    name: "name",
    cargo_type: "cargoType",
    cross_border_type: "crossBorderType",
    destination_office_id: "destinationOfficeId",
    recommended_wh_id: "recommendedWhId",
    shipping_dt: "shippingDt",
    shipping_point_id: "shippingPointId",
    shipping_type: "shippingType",
    waybill_uuid: "waybillUuid",
    spot_available: "spotAvailable",
});

/// What `supplies` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SuppliesResponse {
    /// `next`.
    pub next: Option<i64>,
    /// `supplies`.
    pub supplies: Vec<Supply>,
}
wire_object!(SuppliesResponse {
    next: "next",
    supplies: "supplies",
});

/// What `create_supply` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CreateSupplyResponse {
    /// `id`.
    pub id: Option<String>,
}
wire_object!(CreateSupplyResponse {
    id: "id",
});

/// What `supply_order_ids` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyOrderIdsResponse {
    /// `orderIds`.
    pub order_ids: Vec<i64>,
}
wire_object!(SupplyOrderIdsResponse {
    order_ids: "orderIds",
});

/// What `supply_barcode` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyBarcodeResponse {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `file`, bytes that WB writes in base64.
    pub file: Option<Base64>,
}
wire_object!(SupplyBarcodeResponse {
    barcode: "barcode",
    file: "file",
});

/// `trbxes[]` of what `supply_boxes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyBoxesTrbxe {
    /// `id`.
    pub id: Option<String>,
}
wire_object!(SupplyBoxesTrbxe {
    id: "id",
});

/// What `supply_boxes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyBoxesResponse {
    /// `trbxes`.
    pub trbxes: Vec<SupplyBoxesTrbxe>,
}
wire_object!(SupplyBoxesResponse {
    trbxes: "trbxes",
});

/// What `add_supply_boxes` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AddSupplyBoxesResponse {
    /// `trbxIds`, at least 1 elements.
    pub trbx_ids: Vec<String>,
}
wire_object!(AddSupplyBoxesResponse {
    trbx_ids: "trbxIds",
});

/// `stickers[]` of what `supply_box_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyBoxSticker {
    /// `barcode`.
    pub barcode: Option<String>,
    /// `file`, bytes that WB writes in base64.
    pub file: Option<Base64>,
}
wire_object!(SupplyBoxSticker {
    barcode: "barcode",
    file: "file",
});

/// What `supply_box_stickers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyBoxStickersResponse {
    /// `stickers`.
    pub stickers: Vec<SupplyBoxSticker>,
}
wire_object!(SupplyBoxStickersResponse {
    stickers: "stickers",
});

/// `orders[].crossBorder` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderCrossBorder {
    /// `parcel`.
    pub parcel: Option<String>,
}
wire_object!(ArchivedOrderCrossBorder {
    parcel: "parcel",
});

/// `orders[].metaDetails[]` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderMetaDetail {
    /// `key`.
    pub key: Option<String>,
    /// `value`.
    pub value: Option<String>,
    /// `decision`.
    pub decision: Option<String>,
}
wire_object!(ArchivedOrderMetaDetail {
    key: "key",
    value: "value",
    decision: "decision",
});

/// `orders[].options` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderOptions {
    /// `isB2B`.
    pub is_b2_b: Option<bool>,
}
wire_object!(ArchivedOrderOptions {
    is_b2_b: "isB2B",
});

/// `orders[].priceInfo` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderPriceInfo {
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `price`, in hundredths of the currency, kopecks for roubles.
    pub price: Option<Kopecks>,
}
wire_object!(ArchivedOrderPriceInfo {
    converted_currency_code: "convertedCurrencyCode",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    price: "price",
});

/// `orders[].product` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderProduct {
    /// `article`.
    pub article: Option<String>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `skus`.
    pub skus: Vec<String>,
}
wire_object!(ArchivedOrderProduct {
    article: "article",
    chrt_id: "chrtId",
    nm_id: "nmId",
    skus: "skus",
});

/// `orders[].status` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrderStatus {
    /// `supplierStatus`.
    pub supplier_status: Option<String>,
    /// `wbStatus`.
    pub wb_status: Option<String>,
}
wire_object!(ArchivedOrderStatus {
    supplier_status: "supplierStatus",
    wb_status: "wbStatus",
});

/// `orders[]` of what `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrder {
    /// `cargoType`.
    pub cargo_type: Option<String>,
    /// `colorCode`.
    pub color_code: Option<String>,
    /// `createdAt`.
    pub created_at: Option<Date>,
    /// `crossBorder`.
    pub cross_border: Option<ArchivedOrderCrossBorder>,
    /// `crossBorderType`.
    pub cross_border_type: Option<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `metaDetails`.
    pub meta_details: Vec<ArchivedOrderMetaDetail>,
    /// `options`.
    pub options: Option<ArchivedOrderOptions>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `priceInfo`.
    pub price_info: Option<ArchivedOrderPriceInfo>,
    /// `product`.
    pub product: Option<ArchivedOrderProduct>,
    /// `rid`.
    pub rid: Option<String>,
    /// `scanPrice`, in hundredths of the currency, kopecks for roubles.
    pub scan_price: Option<Kopecks>,
    /// `status`.
    pub status: Option<ArchivedOrderStatus>,
    /// `stickerId`.
    pub sticker_id: Option<i64>,
    /// `supplyId`.
    pub supply_id: Option<String>,
    /// `warehouseId`.
    pub warehouse_id: Option<i64>,
}
wire_object!(ArchivedOrder {
    cargo_type: "cargoType",
    color_code: "colorCode",
    created_at: "createdAt",
    cross_border: "crossBorder",
    cross_border_type: "crossBorderType",
    id: "id",
    is_zero_order: "isZeroOrder",
    meta_details: "metaDetails",
    options: "options",
    order_uid: "orderUid",
    price_info: "priceInfo",
    product: "product",
    rid: "rid",
    scan_price: "scanPrice",
    status: "status",
    sticker_id: "stickerId",
    supply_id: "supplyId",
    warehouse_id: "warehouseId",
});

/// What `archived_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedOrdersResponse {
    /// `next`.
    pub next: Option<i64>,
    /// `orders`.
    pub orders: Vec<ArchivedOrder>,
}
wire_object!(ArchivedOrdersResponse {
    next: "next",
    orders: "orders",
});

/// `countries[]` of what `countries` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Country {
    /// `code`.
    pub code: Option<String>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(Country {
    code: "code",
    name: "name",
});

/// What `countries` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CountriesResponse {
    /// `countries`.
    pub countries: Vec<Country>,
}
wire_object!(CountriesResponse {
    countries: "countries",
});

open_enum! {
    /// `type` of what `autoreturn_setting` returns.
    pub enum AutoreturnSettingType(text) {
        AllToWarehouse = "allToWarehouse",
        AllToPickupPoint = "allToPickupPoint",
        Manual = "manual",
    }
}

/// What `autoreturn_setting` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AutoreturnSettingResponse {
    /// `type`.
    pub r#type: Option<AutoreturnSettingType>,
}
wire_object!(AutoreturnSettingResponse {
    r#type: "type",
});

/// `results[].error[]` of what `set_item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetItemAutoreturnError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(SetItemAutoreturnError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `set_item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetItemAutoreturn {
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `error`.
    pub error: Vec<SetItemAutoreturnError>,
    /// `success`.
    pub success: Option<bool>,
}
wire_object!(SetItemAutoreturn {
    chrt_id: "chrtId",
    error: "error",
    success: "success",
});

/// What `set_item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetItemAutoreturnsResponse {
    /// `results`.
    pub results: Vec<SetItemAutoreturn>,
}
wire_object!(SetItemAutoreturnsResponse {
    results: "results",
});

open_enum! {
    /// `results[].type` of what `item_autoreturns` returns.
    pub enum ItemAutoreturnType(text) {
        Auto = "auto",
        ByWarehouse = "byWarehouse",
        ByPickupPoint = "byPickupPoint",
        ByCourier = "byCourier",
    }
}

/// `results[].error[]` of what `item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemAutoreturnError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(ItemAutoreturnError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemAutoreturn {
    /// `success`.
    pub success: Option<bool>,
    /// `chrtId`.
    pub chrt_id: Option<i64>,
    /// `type`.
    pub r#type: Option<ItemAutoreturnType>,
    /// `changeable`.
    pub changeable: Option<bool>,
    /// `error`.
    pub error: Vec<ItemAutoreturnError>,
}
wire_object!(ItemAutoreturn {
    success: "success",
    chrt_id: "chrtId",
    r#type: "type",
    changeable: "changeable",
    error: "error",
});

/// What `item_autoreturns` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ItemAutoreturnsResponse {
    /// `results`.
    pub results: Vec<ItemAutoreturn>,
}
wire_object!(ItemAutoreturnsResponse {
    results: "results",
});

/// `data[]` of what `autoreturn_restricted_subjects` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AutoreturnRestrictedSubject {
    /// `subjectId`.
    pub subject_id: Option<i64>,
}
wire_object!(AutoreturnRestrictedSubject {
    subject_id: "subjectId",
});

/// What `autoreturn_restricted_subjects` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct AutoreturnRestrictedSubjectsResponse {
    /// `next`.
    pub next: Option<i64>,
    /// `data`.
    pub data: Vec<AutoreturnRestrictedSubject>,
}
wire_object!(AutoreturnRestrictedSubjectsResponse {
    next: "next",
    data: "data",
});

open_enum! {
    /// `shippingPoints[].officeType` of what `shipping_points` returns.
    pub enum ShippingPointOfficeType(text) {
        Sc = "sc",
        Sw = "sw",
        Pp = "pp",
    }
}

/// `shippingPoints[]` of what `shipping_points` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ShippingPoint {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `address`.
    pub address: Option<String>,
    /// `city`.
    pub city: Option<String>,
    /// `officeType`.
    pub office_type: Option<ShippingPointOfficeType>,
    /// `cargoTypes`.
    pub cargo_types: Vec<i64>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `fulfillment`.
    pub fulfillment: Option<bool>,
    /// `available`.
    pub available: Option<bool>,
}
wire_object!(ShippingPoint {
    id: "id",
    name: "name",
    address: "address",
    city: "city",
    office_type: "officeType",
    cargo_types: "cargoTypes",
    latitude: "latitude",
    longitude: "longitude",
    fulfillment: "fulfillment",
    available: "available",
});

/// What `shipping_points` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ShippingPointsResponse {
    /// `shippingPoints`.
    pub shipping_points: Vec<ShippingPoint>,
}
wire_object!(ShippingPointsResponse {
    shipping_points: "shippingPoints",
});

/// `results[].error` of what `set_supplies_shipping` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetSupplyShippingError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(SetSupplyShippingError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `set_supplies_shipping` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetSupplyShipping {
    /// `error`.
    pub error: Option<SetSupplyShippingError>,
    /// `success`.
    pub success: Option<bool>,
    /// `supplyId`.
    pub supply_id: Option<String>,
}
wire_object!(SetSupplyShipping {
    error: "error",
    success: "success",
    supply_id: "supplyId",
});

/// What `set_supplies_shipping` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SetSuppliesShippingResponse {
    /// `results`.
    pub results: Vec<SetSupplyShipping>,
}
wire_object!(SetSuppliesShippingResponse {
    results: "results",
});

open_enum! {
    /// `supplies[].spot.status` of what `supplies_spot` returns.
    pub enum SupplySpotStatus(text) {
        Pending = "pending",
        Completed = "completed",
        Failed = "failed",
    }
}

open_enum! {
    /// `supplies[].spot.errorCode` of what `supplies_spot` returns.
    pub enum SupplySpotErrorCode(text) {
        DoppFailed = "doppFailed",
    }
}

/// `supplies[].spot` of what `supplies_spot` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplySpot {
    /// `status`.
    pub status: Option<SupplySpotStatus>,
    /// `carrierName`, 1 to 1000 characters.
    pub carrier_name: Option<String>,
    /// `carrierTaxNumber`.
    pub carrier_tax_number: Option<String>,
    /// `carrierCountryCode`.
    pub carrier_country_code: Option<String>,
    /// `vehicleRegistrationNumber`.
    pub vehicle_registration_number: Option<String>,
    /// `trailerRegistrationNumber`.
    pub trailer_registration_number: Option<String>,
    /// `errorCode`.
    pub error_code: Option<SupplySpotErrorCode>,
}
wire_object!(SupplySpot {
    status: "status",
    carrier_name: "carrierName",
    carrier_tax_number: "carrierTaxNumber",
    carrier_country_code: "carrierCountryCode",
    vehicle_registration_number: "vehicleRegistrationNumber",
    trailer_registration_number: "trailerRegistrationNumber",
    error_code: "errorCode",
});

/// `supplies[].error` of what `supplies_spot` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SuppliesSpotSupplyError {
    /// `title`.
    pub title: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(SuppliesSpotSupplyError {
    title: "title",
    detail: "detail",
});

/// `supplies[]` of what `supplies_spot` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SuppliesSpotSupply {
    /// `id`.
    pub id: Option<String>,
    /// `spot`.
    pub spot: Option<SupplySpot>,
    /// `error`.
    pub error: Option<SuppliesSpotSupplyError>,
}
wire_object!(SuppliesSpotSupply {
    id: "id",
    spot: "spot",
    error: "error",
});

/// What `supplies_spot` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SuppliesSpotResponse {
    /// `supplies`.
    pub supplies: Vec<SuppliesSpotSupply>,
}
wire_object!(SuppliesSpotResponse {
    supplies: "supplies",
});

/// `transferredOrders[].error` of what `transfer_supply_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TransferredOrderError {
    /// `detail`.
    pub detail: Option<String>,
    /// `code`.
    pub code: Option<i64>,
}
wire_object!(TransferredOrderError {
    detail: "detail",
    code: "code",
});

/// `transferredOrders[]` of what `transfer_supply_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TransferredOrder {
    /// `error`.
    pub error: Option<TransferredOrderError>,
    /// `success`.
    pub success: Option<bool>,
    /// `newStickerId`.
    pub new_sticker_id: Option<i64>,
    /// `oldStickerId`.
    pub old_sticker_id: Option<i64>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(TransferredOrder {
    error: "error",
    success: "success",
    new_sticker_id: "newStickerId",
    old_sticker_id: "oldStickerId",
    order_id: "orderId",
});

/// What `transfer_supply_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TransferSupplyOrdersResponse {
    /// `transferredOrders`.
    pub transferred_orders: Vec<TransferredOrder>,
}
wire_object!(TransferSupplyOrdersResponse {
    transferred_orders: "transferredOrders",
});

/// `shippingPoints[]` of what `supply_shipping_points` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyShippingPoint {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `address`.
    pub address: Option<String>,
    /// `city`.
    pub city: Option<String>,
    /// `officeType`.
    pub office_type: Option<String>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `fulfillment`.
    pub fulfillment: Option<bool>,
    /// `available`.
    pub available: Option<bool>,
}
wire_object!(SupplyShippingPoint {
    id: "id",
    name: "name",
    address: "address",
    city: "city",
    office_type: "officeType",
    latitude: "latitude",
    longitude: "longitude",
    fulfillment: "fulfillment",
    available: "available",
});

/// What `supply_shipping_points` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplyShippingPointsResponse {
    /// `shippingPoints`.
    pub shipping_points: Vec<SupplyShippingPoint>,
}
wire_object!(SupplyShippingPointsResponse {
    shipping_points: "shippingPoints",
});

/// What `supply_spot_qr_code` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SupplySpotQrCodeResponse {
    /// `qrCode`.
    pub qr_code: Option<String>,
}
wire_object!(SupplySpotQrCodeResponse {
    qr_code: "qrCode",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v3/passes/offices`: see [`OrdersFbs::pass_offices`](super::OrdersFbs::pass_offices).
    pub static PASS_OFFICES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "pass_offices",
        method: Method::GET,
        path: "/api/v3/passes/offices",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v3/passes`: see [`OrdersFbs::passes`](super::OrdersFbs::passes).
    pub static PASSES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "passes",
        method: Method::GET,
        path: "/api/v3/passes",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/passes`: see [`OrdersFbs::create_pass`](super::OrdersFbs::create_pass).
    pub static CREATE_PASS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "create_pass",
        method: Method::POST,
        path: "/api/v3/passes",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.create_pass",
        limits: Limits::any(Limit::new(600000, 1, 600000, 1)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[201],
        timeout: None,
    };

    /// `PUT /api/v3/passes/{passId}`: see [`OrdersFbs::update_pass`](super::OrdersFbs::update_pass).
    pub static UPDATE_PASS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "update_pass",
        method: Method::PUT,
        path: "/api/v3/passes/{passId}",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `DELETE /api/v3/passes/{passId}`: see [`OrdersFbs::delete_pass`](super::OrdersFbs::delete_pass).
    pub static DELETE_PASS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "delete_pass",
        method: Method::DELETE,
        path: "/api/v3/passes/{passId}",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/v3/orders/new`: see [`OrdersFbs::new_orders`](super::OrdersFbs::new_orders).
    pub static NEW_ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "new_orders",
        method: Method::GET,
        path: "/api/v3/orders/new",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v3/orders`: see [`OrdersFbs::orders`](super::OrdersFbs::orders).
    pub static ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "orders",
        method: Method::GET,
        path: "/api/v3/orders",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/v3/orders/status`: see [`OrdersFbs::order_statuses`](super::OrdersFbs::order_statuses).
    pub static ORDER_STATUSES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "order_statuses",
        method: Method::POST,
        path: "/api/v3/orders/status",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v3/supplies/orders/reshipment`: see [`OrdersFbs::reshipment_orders`](super::OrdersFbs::reshipment_orders).
    pub static RESHIPMENT_ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "reshipment_orders",
        method: Method::GET,
        path: "/api/v3/supplies/orders/reshipment",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/v3/orders/{orderId}/cancel`: see [`OrdersFbs::cancel_order`](super::OrdersFbs::cancel_order).
    pub static CANCEL_ORDER: Operation = Operation {
        api: Api::OrdersFbs,
        name: "cancel_order",
        method: Method::PATCH,
        path: "/api/v3/orders/{orderId}/cancel",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.cancel_order",
        limits: Limits::any(Limit::new(60000, 100, 600, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/v3/orders/stickers`: see [`OrdersFbs::order_stickers`](super::OrdersFbs::order_stickers).
    pub static ORDER_STICKERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "order_stickers",
        method: Method::POST,
        path: "/api/v3/orders/stickers",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/marketplace/v3/orders/meta`: see [`OrdersFbs::orders_meta`](super::OrdersFbs::orders_meta).
    pub static ORDERS_META: Operation = Operation {
        api: Api::OrdersFbs,
        name: "orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/orders/meta",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /api/v3/orders/{orderId}/meta`: see [`OrdersFbs::delete_order_meta`](super::OrdersFbs::delete_order_meta).
    pub static DELETE_ORDER_META: Operation = Operation {
        api: Api::OrdersFbs,
        name: "delete_order_meta",
        method: Method::DELETE,
        path: "/api/v3/orders/{orderId}/meta",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/orders/{orderId}/meta/sgtin`: see [`OrdersFbs::set_order_sgtins`](super::OrdersFbs::set_order_sgtins).
    pub static SET_ORDER_SGTINS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_sgtins",
        method: Method::PUT,
        path: "/api/v3/orders/{orderId}/meta/sgtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/orders/{orderId}/meta/uin`: see [`OrdersFbs::set_order_uin`](super::OrdersFbs::set_order_uin).
    pub static SET_ORDER_UIN: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_uin",
        method: Method::PUT,
        path: "/api/v3/orders/{orderId}/meta/uin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/orders/{orderId}/meta/imei`: see [`OrdersFbs::set_order_imei`](super::OrdersFbs::set_order_imei).
    pub static SET_ORDER_IMEI: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_imei",
        method: Method::PUT,
        path: "/api/v3/orders/{orderId}/meta/imei",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/orders/{orderId}/meta/gtin`: see [`OrdersFbs::set_order_gtin`](super::OrdersFbs::set_order_gtin).
    pub static SET_ORDER_GTIN: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_gtin",
        method: Method::PUT,
        path: "/api/v3/orders/{orderId}/meta/gtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/orders/{orderId}/meta/expiration`: see [`OrdersFbs::set_order_expiration`](super::OrdersFbs::set_order_expiration).
    pub static SET_ORDER_EXPIRATION: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_expiration",
        method: Method::PUT,
        path: "/api/v3/orders/{orderId}/meta/expiration",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/marketplace/v3/orders/{orderId}/meta/customs-declaration`: see [`OrdersFbs::set_order_customs_declaration`](super::OrdersFbs::set_order_customs_declaration).
    pub static SET_ORDER_CUSTOMS_DECLARATION: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_order_customs_declaration",
        method: Method::PUT,
        path: "/api/marketplace/v3/orders/{orderId}/meta/customs-declaration",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/v3/orders/stickers/cross-border`: see [`OrdersFbs::cross_border_stickers`](super::OrdersFbs::cross_border_stickers).
    pub static CROSS_BORDER_STICKERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "cross_border_stickers",
        method: Method::POST,
        path: "/api/v3/orders/stickers/cross-border",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/v3/orders/status/history`: see [`OrdersFbs::order_status_history`](super::OrdersFbs::order_status_history).
    pub static ORDER_STATUS_HISTORY: Operation = Operation {
        api: Api::OrdersFbs,
        name: "order_status_history",
        method: Method::POST,
        path: "/api/v3/orders/status/history",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/orders/client`: see [`OrdersFbs::order_clients`](super::OrdersFbs::order_clients).
    pub static ORDER_CLIENTS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "order_clients",
        method: Method::POST,
        path: "/api/v3/orders/client",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v3/supplies`: see [`OrdersFbs::supplies`](super::OrdersFbs::supplies).
    pub static SUPPLIES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supplies",
        method: Method::GET,
        path: "/api/v3/supplies",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/supplies`: see [`OrdersFbs::create_supply`](super::OrdersFbs::create_supply).
    pub static CREATE_SUPPLY: Operation = Operation {
        api: Api::OrdersFbs,
        name: "create_supply",
        method: Method::POST,
        path: "/api/v3/supplies",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[201],
        timeout: None,
    };

    /// `PATCH /api/marketplace/v3/supplies/{supplyId}/orders`: see [`OrdersFbs::add_supply_orders`](super::OrdersFbs::add_supply_orders).
    pub static ADD_SUPPLY_ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "add_supply_orders",
        method: Method::PATCH,
        path: "/api/marketplace/v3/supplies/{supplyId}/orders",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/v3/supplies/{supplyId}`: see [`OrdersFbs::supply`](super::OrdersFbs::supply).
    pub static SUPPLY: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply",
        method: Method::GET,
        path: "/api/v3/supplies/{supplyId}",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /api/v3/supplies/{supplyId}`: see [`OrdersFbs::delete_supply`](super::OrdersFbs::delete_supply).
    pub static DELETE_SUPPLY: Operation = Operation {
        api: Api::OrdersFbs,
        name: "delete_supply",
        method: Method::DELETE,
        path: "/api/v3/supplies/{supplyId}",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/supplies/{supplyId}/order-ids`: see [`OrdersFbs::supply_order_ids`](super::OrdersFbs::supply_order_ids).
    pub static SUPPLY_ORDER_IDS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_order_ids",
        method: Method::GET,
        path: "/api/marketplace/v3/supplies/{supplyId}/order-ids",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/v3/supplies/{supplyId}/deliver`: see [`OrdersFbs::deliver_supply`](super::OrdersFbs::deliver_supply).
    pub static DELIVER_SUPPLY: Operation = Operation {
        api: Api::OrdersFbs,
        name: "deliver_supply",
        method: Method::PATCH,
        path: "/api/v3/supplies/{supplyId}/deliver",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/v3/supplies/{supplyId}/barcode`: see [`OrdersFbs::supply_barcode`](super::OrdersFbs::supply_barcode).
    pub static SUPPLY_BARCODE: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_barcode",
        method: Method::GET,
        path: "/api/v3/supplies/{supplyId}/barcode",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v3/supplies/{supplyId}/trbx`: see [`OrdersFbs::supply_boxes`](super::OrdersFbs::supply_boxes).
    pub static SUPPLY_BOXES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_boxes",
        method: Method::GET,
        path: "/api/v3/supplies/{supplyId}/trbx",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/supplies/{supplyId}/trbx`: see [`OrdersFbs::add_supply_boxes`](super::OrdersFbs::add_supply_boxes).
    pub static ADD_SUPPLY_BOXES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "add_supply_boxes",
        method: Method::POST,
        path: "/api/v3/supplies/{supplyId}/trbx",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[201],
        timeout: None,
    };

    /// `DELETE /api/v3/supplies/{supplyId}/trbx`: see [`OrdersFbs::delete_supply_boxes`](super::OrdersFbs::delete_supply_boxes).
    pub static DELETE_SUPPLY_BOXES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "delete_supply_boxes",
        method: Method::DELETE,
        path: "/api/v3/supplies/{supplyId}/trbx",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/v3/supplies/{supplyId}/trbx/stickers`: see [`OrdersFbs::supply_box_stickers`](super::OrdersFbs::supply_box_stickers).
    pub static SUPPLY_BOX_STICKERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_box_stickers",
        method: Method::POST,
        path: "/api/v3/supplies/{supplyId}/trbx/stickers",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/marketplace/v3/fbs/orders/archive`: see [`OrdersFbs::archived_orders`](super::OrdersFbs::archived_orders).
    pub static ARCHIVED_ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "archived_orders",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/orders/archive",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/marketplace/v3/fbs/dictionaries/countries/oksm`: see [`OrdersFbs::countries`](super::OrdersFbs::countries).
    pub static COUNTRIES: Operation = Operation {
        api: Api::OrdersFbs,
        name: "countries",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/dictionaries/countries/oksm",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/fbs/settings/autoreturns`: see [`OrdersFbs::autoreturn_setting`](super::OrdersFbs::autoreturn_setting).
    pub static AUTORETURN_SETTING: Operation = Operation {
        api: Api::OrdersFbs,
        name: "autoreturn_setting",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/settings/autoreturns",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/marketplace/v3/fbs/settings/autoreturns`: see [`OrdersFbs::set_autoreturn_setting`](super::OrdersFbs::set_autoreturn_setting).
    pub static SET_AUTORETURN_SETTING: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_autoreturn_setting",
        method: Method::PATCH,
        path: "/api/marketplace/v3/fbs/settings/autoreturns",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PATCH /api/marketplace/v3/fbs/settings/autoreturns/items`: see [`OrdersFbs::set_item_autoreturns`](super::OrdersFbs::set_item_autoreturns).
    pub static SET_ITEM_AUTORETURNS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_item_autoreturns",
        method: Method::PATCH,
        path: "/api/marketplace/v3/fbs/settings/autoreturns/items",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/fbs/settings/autoreturns/items`: see [`OrdersFbs::item_autoreturns`](super::OrdersFbs::item_autoreturns).
    pub static ITEM_AUTORETURNS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "item_autoreturns",
        method: Method::POST,
        path: "/api/marketplace/v3/fbs/settings/autoreturns/items",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/fbs/settings/autoreturns/subcategories/restricted`: see [`OrdersFbs::autoreturn_restricted_subjects`](super::OrdersFbs::autoreturn_restricted_subjects).
    pub static AUTORETURN_RESTRICTED_SUBJECTS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "autoreturn_restricted_subjects",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/settings/autoreturns/subcategories/restricted",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/fbs/shipping-points`: see [`OrdersFbs::shipping_points`](super::OrdersFbs::shipping_points).
    pub static SHIPPING_POINTS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "shipping_points",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/shipping-points",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: true,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/marketplace/v3/fbs/supplies/shipping-method`: see [`OrdersFbs::set_supplies_shipping`](super::OrdersFbs::set_supplies_shipping).
    pub static SET_SUPPLIES_SHIPPING: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_supplies_shipping",
        method: Method::PATCH,
        path: "/api/marketplace/v3/fbs/supplies/shipping-method",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/fbs/supplies/spot/list`: see [`OrdersFbs::supplies_spot`](super::OrdersFbs::supplies_spot).
    pub static SUPPLIES_SPOT: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supplies_spot",
        method: Method::POST,
        path: "/api/marketplace/v3/fbs/supplies/spot/list",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/marketplace/v3/fbs/supplies/{supplyId}/orders/transfer`: see [`OrdersFbs::transfer_supply_orders`](super::OrdersFbs::transfer_supply_orders).
    pub static TRANSFER_SUPPLY_ORDERS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "transfer_supply_orders",
        method: Method::PATCH,
        path: "/api/marketplace/v3/fbs/supplies/{supplyId}/orders/transfer",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/fbs/supplies/{supplyId}/shipping-points`: see [`OrdersFbs::supply_shipping_points`](super::OrdersFbs::supply_shipping_points).
    pub static SUPPLY_SHIPPING_POINTS: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_shipping_points",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/supplies/{supplyId}/shipping-points",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PUT /api/marketplace/v3/fbs/supplies/{supplyId}/spot`: see [`OrdersFbs::set_supply_spot`](super::OrdersFbs::set_supply_spot).
    pub static SET_SUPPLY_SPOT: Operation = Operation {
        api: Api::OrdersFbs,
        name: "set_supply_spot",
        method: Method::PUT,
        path: "/api/marketplace/v3/fbs/supplies/{supplyId}/spot",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/marketplace/v3/fbs/supplies/{supplyId}/stickers/spot`: see [`OrdersFbs::supply_spot_qr_code`](super::OrdersFbs::supply_spot_qr_code).
    pub static SUPPLY_SPOT_QR_CODE: Operation = Operation {
        api: Api::OrdersFbs,
        name: "supply_spot_qr_code",
        method: Method::GET,
        path: "/api/marketplace/v3/fbs/supplies/{supplyId}/stickers/spot",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_fbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &PASS_OFFICES,
        &PASSES,
        &CREATE_PASS,
        &UPDATE_PASS,
        &DELETE_PASS,
        &NEW_ORDERS,
        &ORDERS,
        &ORDER_STATUSES,
        &RESHIPMENT_ORDERS,
        &CANCEL_ORDER,
        &ORDER_STICKERS,
        &ORDERS_META,
        &DELETE_ORDER_META,
        &SET_ORDER_SGTINS,
        &SET_ORDER_UIN,
        &SET_ORDER_IMEI,
        &SET_ORDER_GTIN,
        &SET_ORDER_EXPIRATION,
        &SET_ORDER_CUSTOMS_DECLARATION,
        &CROSS_BORDER_STICKERS,
        &ORDER_STATUS_HISTORY,
        &ORDER_CLIENTS,
        &SUPPLIES,
        &CREATE_SUPPLY,
        &ADD_SUPPLY_ORDERS,
        &SUPPLY,
        &DELETE_SUPPLY,
        &SUPPLY_ORDER_IDS,
        &DELIVER_SUPPLY,
        &SUPPLY_BARCODE,
        &SUPPLY_BOXES,
        &ADD_SUPPLY_BOXES,
        &DELETE_SUPPLY_BOXES,
        &SUPPLY_BOX_STICKERS,
        &ARCHIVED_ORDERS,
        &COUNTRIES,
        &AUTORETURN_SETTING,
        &SET_AUTORETURN_SETTING,
        &SET_ITEM_AUTORETURNS,
        &ITEM_AUTORETURNS,
        &AUTORETURN_RESTRICTED_SUBJECTS,
        &SHIPPING_POINTS,
        &SET_SUPPLIES_SHIPPING,
        &SUPPLIES_SPOT,
        &TRANSFER_SUPPLY_ORDERS,
        &SUPPLY_SHIPPING_POINTS,
        &SET_SUPPLY_SPOT,
        &SUPPLY_SPOT_QR_CODE,
    ];
}
