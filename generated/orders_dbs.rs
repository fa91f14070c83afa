// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! DBS orders: delivered by the seller.
//!
//! Methods are on [`OrdersDbs`], which [`Client::orders_dbs`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/orders-dbs>.

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
    /// DBS orders: delivered by the seller.
    pub fn orders_dbs(&self) -> OrdersDbs<'_> {
        OrdersDbs { client: self }
    }
}

/// DBS orders: delivered by the seller.
///
/// Made by [`Client::orders_dbs`].
#[derive(Debug, Clone, Copy)]
pub struct OrdersDbs<'a> {
    client: &'a Client,
}

impl OrdersDbs<'_> {
    /// Returns all orders that are new at this moment, with prices, addresses and the marking data they require.
    ///
    /// `GET /api/v3/dbs/orders/new` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients), [`order_delivery_dates`](Self::order_delivery_dates) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn new_orders(self) -> Result<Response<NewOrdersResponse>> {
        self.client.json(Call::new(&operations::NEW_ORDERS)).await
    }

    /// Returns a page (at most 1000) of sold or cancelled orders of a period of up to 30 days; times are Unix timestamps.
    ///
    /// `GET /api/v3/dbs/orders` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients), [`order_delivery_dates`](Self::order_delivery_dates) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
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

    /// Returns the cost of paid delivery for up to 1000 groups of orders (one buyer's checkout from one warehouse).
    ///
    /// `POST /api/v3/dbs/groups/info` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients), [`order_delivery_dates`](Self::order_delivery_dates) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn group_delivery_costs(
        self,
        body: &GroupDeliveryCostsRequest,
    ) -> Result<Response<Vec<GroupDeliveryCost>>> {
        self.client.json(Call::new(&operations::GROUP_DELIVERY_COSTS).json(body)).await
    }

    /// Returns names and phones of the buyers of the given orders, replacement phones included.
    ///
    /// `POST /api/v3/dbs/orders/client` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_b2b_clients`](Self::order_b2b_clients), [`order_delivery_dates`](Self::order_delivery_dates) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn order_clients(
        self,
        body: &OrderClientsRequest,
    ) -> Result<Response<OrderClientsResponse>> {
        self.client.json(Call::new(&operations::ORDER_CLIENTS).json(body)).await
    }

    /// Returns the company name and tax numbers of the business buyers of up to 1000 orders, or an error per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/b2b/info` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_delivery_dates`](Self::order_delivery_dates) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn order_b2b_clients(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrderB2bClientsResponse>> {
        self.client.json(Call::new(&operations::ORDER_B2B_CLIENTS).json(body)).await
    }

    /// Returns the delivery dates and times the buyers chose for up to 1000 orders, with earlier choices.
    ///
    /// `POST /api/v3/dbs/orders/delivery-date` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn order_delivery_dates(
        self,
        body: &OrderDeliveryDatesRequest,
    ) -> Result<Response<OrderDeliveryDatesResponse>> {
        self.client.json(Call::new(&operations::ORDER_DELIVERY_DATES).json(body)).await
    }

    /// Returns the seller's and WB's status of up to 1000 orders, or errors for those that have none.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/info` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn order_statuses(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrderStatusesResponse>> {
        self.client.json(Call::new(&operations::ORDER_STATUSES).json(body)).await
    }

    /// Cancels up to 1000 orders in the status new or confirm as the seller; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/cancel` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `orders_dbs.cancel_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn cancel_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::CANCEL_ORDERS).json(body)).await
    }

    /// Moves up to 1000 orders from the status new to `confirm` (being assembled); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/confirm` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `orders_dbs.confirm_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn confirm_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::CONFIRM_ORDERS).json(body)).await
    }

    /// Returns PDF stickers of 580x400 px for up to 100 pickup point orders in the status confirm or deliver.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/stickers` on `marketplace-api.wildberries.ru`. Only reads; token types: personal, service, base-with-secret.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders`, counted together with [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`group_delivery_costs`](Self::group_delivery_costs), [`order_clients`](Self::order_clients), [`order_b2b_clients`](Self::order_b2b_clients) and 2 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
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

    /// Moves up to 1000 orders from the status confirm to `deliver` (in delivery); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/deliver` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `orders_dbs.deliver_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn deliver_orders(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<DeliverOrdersResponse>> {
        self.client.json(Call::new(&operations::DELIVER_ORDERS).json(body)).await
    }

    /// Moves up to 1000 orders from the status deliver to `receive` (taken by the buyer), with the buyer's codes; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/receive` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `orders_dbs.receive_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn receive_orders(
        self,
        body: &OrdersCodeRequest,
    ) -> Result<Response<ReceiveOrdersResponse>> {
        self.client.json(Call::new(&operations::RECEIVE_ORDERS).json(body)).await
    }

    /// Moves up to 1000 orders from the status deliver to `reject` (refused by the buyer), with the buyer's codes; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/status/reject` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `orders_dbs.reject_orders`; an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn reject_orders(
        self,
        body: &OrdersCodeRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::REJECT_ORDERS).json(body)).await
    }

    /// Returns the marking and customs data of up to 1000 orders, and how the check of each value went.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/details` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.orders_meta`; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn orders_meta(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrdersMetaResponse>> {
        self.client.json(Call::new(&operations::ORDERS_META).json(body)).await
    }

    /// Deletes the values of one kind of marking data (`key`) of up to 1000 orders; a customs number takes the country code with it.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/delete` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 150 per 1 min, one every 400 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta`, counted together with [`order_final_prices`](Self::order_final_prices); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn delete_orders_meta(
        self,
        body: &DeleteOrdersMetaRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::DELETE_ORDERS_META).json(body)).await
    }

    /// Sets the marking codes (SGTIN, 1 to 24 each) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/sgtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 500 per 1 min, one every 120 ms, at most 20 at once |
    /// | base | 10 per 1 h, one every 6 min, at most 1 at once |
    ///
    /// Bucket `orders_dbs.meta_set`, counted together with [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn set_orders_sgtins(
        self,
        body: &SetOrdersSgtinsRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_SGTINS).json(body)).await
    }

    /// Sets the unique identification numbers (UIN) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/uin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 500 per 1 min, one every 120 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn set_orders_uin(
        self,
        body: &SetOrdersUinRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_UIN).json(body)).await
    }

    /// Sets the IMEI of up to 1000 orders in the status confirm, one per order; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/imei` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 500 per 1 min, one every 120 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_gtin`](Self::set_orders_gtin), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn set_orders_imei(
        self,
        body: &SetOrdersImeiRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_IMEI).json(body)).await
    }

    /// Sets the GTIN (product id in Belarus) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/gtin` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 500 per 1 min, one every 120 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_customs_declaration`](Self::set_orders_customs_declaration); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn set_orders_gtin(
        self,
        body: &SetOrdersGtinRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_GTIN).json(body)).await
    }

    /// Sets customs declaration numbers and origin countries of up to 1000 orders in the status confirm or deliver; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/customs-declaration` on `marketplace-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// Limit: 500 per 1 min, one every 120 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta_set`, counted together with [`set_orders_sgtins`](Self::set_orders_sgtins), [`set_orders_uin`](Self::set_orders_uin), [`set_orders_imei`](Self::set_orders_imei), [`set_orders_gtin`](Self::set_orders_gtin); an answer 4XX counts as 10 requests.
    ///
    /// In the sandbox: 1 per 1 s, one every 1 s, at most 1 at once. Bucket `sandbox.marketplace`, common to 73 operations.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn set_orders_customs_declaration(
        self,
        body: &SetOrdersCustomsDeclarationRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client
            .json(Call::new(&operations::SET_ORDERS_CUSTOMS_DECLARATION).json(body))
            .await
    }

    /// Returns the original and the final prices of orders, also converted, or errors for those that have none.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/final-price` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 150 per 1 min, one every 400 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbs.meta`, counted together with [`delete_orders_meta`](Self::delete_orders_meta); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbs)
    pub async fn order_final_prices(
        self,
        body: &OrderFinalPricesRequest,
    ) -> Result<Response<OrderFinalPricesResponse>> {
        self.client.json(Call::new(&operations::ORDER_FINAL_PRICES).json(body)).await
    }

    /// Returns the marking data of up to 1000 orders; deprecated and due for removal, use `orders_meta`.
    ///
    /// `POST /api/marketplace/v3/dbs/orders/meta/info` on `marketplace-api.wildberries.ru`, also in the sandbox. Only reads.
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

/// What `group_delivery_costs` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct GroupDeliveryCostsRequest {
    /// `groups`, at most 1000 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<Vec<String>>,
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderClientsRequest {
    /// `orders`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
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

/// What `order_delivery_dates` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderDeliveryDatesRequest {
    /// `orders`, 1 to 1000 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

open_enum! {
    /// `type` of what `order_stickers` takes.
    pub enum OrderStickersType(text) {
        Pdf = "pdf",
    }
}

/// What `order_stickers` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrderStickersRequest {
    /// `orders`, 1 to 100 elements.
    pub orders: Vec<i64>,
}

impl OrderStickersRequest {
    /// With all its fields.
    pub fn new(orders: Vec<i64>) -> Self {
        OrderStickersRequest { orders }
    }
}

/// `orders[]` of what `receive_orders` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrdersCodeOrder {
    /// `code`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// `orderId`.
    #[serde(rename = "orderId", default, skip_serializing_if = "Option::is_none")]
    pub order_id: Option<i64>,
}

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OrdersCodeRequest {
    /// `orders`, at most 1000 elements.
    pub orders: Vec<OrdersCodeOrder>,
}

impl OrdersCodeRequest {
    /// With all its fields.
    pub fn new(orders: Vec<OrdersCodeOrder>) -> Self {
        OrdersCodeRequest { orders }
    }
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
    /// `orderIds`, at most 1000 elements.
    #[serde(rename = "orderIds")]
    pub order_ids: Vec<i64>,
}

impl DeleteOrdersMetaRequest {
    /// With all its fields.
    pub fn new(key: DeleteOrdersMetaKey, order_ids: Vec<i64>) -> Self {
        DeleteOrdersMetaRequest {
            key,
            order_ids,
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
        Dbs = "dbs",
        Edbs = "edbs",
        DbsPickupPoint = "dbsPickupPoint",
    }
}

/// `orders[]` of what `new_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewOrder {
    /// `salePrice`, in hundredths of the currency, kopecks for roubles.
    pub sale_price: Option<Kopecks>,
    /// `requiredMeta`.
    pub required_meta: Vec<String>,
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `options`.
    pub options: Option<NewOrderOptions>,
    /// `address`.
    pub address: Option<NewOrderAddress>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `groupId`, UUID.
    pub group_id: Option<String>,
    /// `article`.
    pub article: Option<String>,
    /// `colorCode`.
    pub color_code: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
    /// `deliveryType`.
    pub delivery_type: Option<NewOrderDeliveryType>,
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
    /// `convertedFinalPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_final_price: Option<Kopecks>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `wbStickerId`.
    pub wb_sticker_id: Option<i64>,
}
wire_object!(NewOrder {
    sale_price: "salePrice",
    required_meta: "requiredMeta",
    comment: "comment",
    options: "options",
    address: "address",
    order_uid: "orderUid",
    group_id: "groupId",
    article: "article",
    color_code: "colorCode",
    rid: "rid",
    created_at: "createdAt",
    delivery_type: "deliveryType",
    skus: "skus",
    id: "id",
    warehouse_id: "warehouseId",
    nm_id: "nmId",
    chrt_id: "chrtId",
    price: "price",
    final_price: "finalPrice",
    converted_final_price: "convertedFinalPrice",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    is_zero_order: "isZeroOrder",
    wb_sticker_id: "wbStickerId",
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

/// `orders[].address` of what `completed_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct CompletedOrderAddress {
    /// `fullAddress`.
    pub full_address: Option<String>,
    /// `longitude`.
    pub longitude: Option<Decimal>,
    /// `latitude`.
    pub latitude: Option<Decimal>,
}
wire_object!(CompletedOrderAddress {
    full_address: "fullAddress",
    longitude: "longitude",
    latitude: "latitude",
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
    /// `address`.
    pub address: Option<CompletedOrderAddress>,
    /// `deliveryType`.
    pub delivery_type: Option<String>,
    /// `options`.
    pub options: Option<CompletedOrderOptions>,
    /// `orderUid`.
    pub order_uid: Option<String>,
    /// `groupId`, UUID.
    pub group_id: Option<String>,
    /// `article`.
    pub article: Option<String>,
    /// `colorCode`.
    pub color_code: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `createdAt`.
    pub created_at: Option<DateTime>,
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
    /// `scanPrice`, in hundredths of the currency, kopecks for roubles.
    pub scan_price: Option<Kopecks>,
    /// `price`, in hundredths of the currency, kopecks for roubles.
    pub price: Option<Kopecks>,
    /// `convertedPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_price: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
    /// `convertedFinalPrice`, in hundredths of the currency, kopecks for roubles.
    pub converted_final_price: Option<Kopecks>,
    /// `finalPrice`, in hundredths of the currency, kopecks for roubles.
    pub final_price: Option<Kopecks>,
    /// `cargoType`, known values `1`, `2`, `3`.
    pub cargo_type: Option<i64>,
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
    /// `wbStickerId`.
    pub wb_sticker_id: Option<i64>,
}
wire_object!(CompletedOrder {
    address: "address",
    delivery_type: "deliveryType",
    options: "options",
    order_uid: "orderUid",
    group_id: "groupId",
    article: "article",
    color_code: "colorCode",
    rid: "rid",
    created_at: "createdAt",
    skus: "skus",
    id: "id",
    warehouse_id: "warehouseId",
    nm_id: "nmId",
    chrt_id: "chrtId",
    scan_price: "scanPrice",
    price: "price",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    converted_final_price: "convertedFinalPrice",
    final_price: "finalPrice",
    cargo_type: "cargoType",
    comment: "comment",
    is_zero_order: "isZeroOrder",
    wb_sticker_id: "wbStickerId",
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

/// `[]` of what `group_delivery_costs` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct GroupDeliveryCost {
    /// `groupID`, UUID.
    pub group_id: Option<String>,
    /// `deliveryCost`, in hundredths of the currency, kopecks for roubles.
    pub delivery_cost: Option<Kopecks>,
    /// `convertedDeliveryCost`, in hundredths of the currency, kopecks for roubles.
    pub converted_delivery_cost: Option<Kopecks>,
    /// `currencyCode`.
    pub currency_code: Option<i64>,
    /// `convertedCurrencyCode`.
    pub converted_currency_code: Option<i64>,
}
wire_object!(GroupDeliveryCost {
    group_id: "groupID",
    delivery_cost: "deliveryCost",
    converted_delivery_cost: "convertedDeliveryCost",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
});

/// `orders[]` of what `order_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderClientsOrder {
    /// `replacementPhone`.
    pub replacement_phone: Option<String>,
    /// `firstName`.
    pub first_name: Option<String>,
    /// `fullName`.
    pub full_name: Option<String>,
    /// `orderID`.
    pub order_id: Option<i64>,
    /// `phone`.
    pub phone: Option<String>,
    /// `phoneCode`.
    pub phone_code: Option<i64>,
    /// `additionalPhoneCodes`.
    pub additional_phone_codes: Vec<String>,
    /// `additionalPhones`.
    pub additional_phones: Vec<String>,
    /// `replacementAdditionalPhones`.
    pub replacement_additional_phones: Vec<String>,
}
wire_object!(OrderClientsOrder {
    replacement_phone: "replacementPhone",
    first_name: "firstName",
    full_name: "fullName",
    order_id: "orderID",
    phone: "phone",
    phone_code: "phoneCode",
    additional_phone_codes: "additionalPhoneCodes",
    additional_phones: "additionalPhones",
    replacement_additional_phones: "replacementAdditionalPhones",
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

/// `results[].data` of what `order_b2b_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderB2bClientData {
    /// `inn`.
    pub inn: Option<String>,
    /// `kpp`.
    pub kpp: Option<String>,
    /// `orgName`.
    pub org_name: Option<String>,
}
wire_object!(OrderB2bClientData {
    inn: "inn",
    kpp: "kpp",
    org_name: "orgName",
});

/// `results[].errors[]` of what `order_b2b_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderB2bClientError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(OrderB2bClientError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `order_b2b_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderB2bClient {
    /// `data`.
    pub data: Option<OrderB2bClientData>,
    /// `errors`.
    pub errors: Vec<OrderB2bClientError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(OrderB2bClient {
    data: "data",
    errors: "errors",
    is_error: "isError",
    order_id: "orderId",
});

/// What `order_b2b_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderB2bClientsResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<OrderB2bClient>,
}
wire_object!(OrderB2bClientsResponse {
    request_id: "requestId",
    results: "results",
});

/// `orders[]` of what `order_delivery_dates` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderDeliveryDatesOrder {
    /// `dTimeFrom`.
    pub d_time_from: Option<String>,
    /// `dTimeTo`.
    pub d_time_to: Option<String>,
    /// `dTimeFromOld`.
    pub d_time_from_old: Option<String>,
    /// `dTimeToOld`.
    pub d_time_to_old: Option<String>,
    /// `dDateOld`.
    pub d_date_old: Option<Date>,
    /// `dDate`.
    pub d_date: Option<Date>,
    /// `dDateFrom`.
    pub d_date_from: Option<String>,
    /// `dDateTo`.
    pub d_date_to: Option<String>,
    /// `id`.
    pub id: Option<i64>,
}
wire_object!(OrderDeliveryDatesOrder {
    d_time_from: "dTimeFrom",
    d_time_to: "dTimeTo",
    d_time_from_old: "dTimeFromOld",
    d_time_to_old: "dTimeToOld",
    d_date_old: "dDateOld",
    d_date: "dDate",
    d_date_from: "dDateFrom",
    d_date_to: "dDateTo",
    id: "id",
});

/// What `order_delivery_dates` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderDeliveryDatesResponse {
    /// `orders`.
    pub orders: Vec<OrderDeliveryDatesOrder>,
}
wire_object!(OrderDeliveryDatesResponse {
    orders: "orders",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct BatchError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(BatchError {
    code: "code",
    detail: "detail",
});

/// `orders[]` of what `order_statuses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusesOrder {
    /// `errors`.
    pub errors: Vec<BatchError>,
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

/// `results[]` of what `cancel_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetEntry {
    /// `errors`.
    pub errors: Vec<BatchError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(StatusSetEntry {
    errors: "errors",
    is_error: "isError",
    order_id: "orderId",
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

/// `results[].errors[].metaDetails[]` of what `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeliverOrderErrorMetaDetail {
    /// `key`.
    pub key: Option<String>,
    /// `value`.
    pub value: Option<String>,
    /// `decision`.
    pub decision: Option<String>,
}
wire_object!(DeliverOrderErrorMetaDetail {
    key: "key",
    value: "value",
    decision: "decision",
});

/// `results[].errors[]` of what `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeliverOrderError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
    /// `metaDetails`.
    pub meta_details: Vec<DeliverOrderErrorMetaDetail>,
}
wire_object!(DeliverOrderError {
    code: "code",
    detail: "detail",
    meta_details: "metaDetails",
});

/// `results[]` of what `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeliverOrder {
    /// `errors`.
    pub errors: Vec<DeliverOrderError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(DeliverOrder {
    errors: "errors",
    is_error: "isError",
    order_id: "orderId",
});

/// What `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeliverOrdersResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<DeliverOrder>,
}
wire_object!(DeliverOrdersResponse {
    request_id: "requestId",
    results: "results",
});

/// `results[].errors[]` of what `receive_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReceiveOrderError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(ReceiveOrderError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `receive_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReceiveOrder {
    /// `errors`.
    pub errors: Vec<ReceiveOrderError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(ReceiveOrder {
    errors: "errors",
    is_error: "isError",
    order_id: "orderId",
});

/// What `receive_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ReceiveOrdersResponse {
    /// `requestId`.
    pub request_id: Option<String>,
    /// `results`.
    pub results: Vec<ReceiveOrder>,
}
wire_object!(ReceiveOrdersResponse {
    request_id: "requestId",
    results: "results",
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

/// `meta[].customsDeclaration` of what `orders_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrdersMetaLegacyMetaCustomsDeclaration {
    /// `value`.
    pub value: Option<String>,
}
wire_object!(OrdersMetaLegacyMetaCustomsDeclaration {
    value: "value",
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
    pub customs_declaration: Option<OrdersMetaLegacyMetaCustomsDeclaration>,
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

    /// `GET /api/v3/dbs/orders/new`: see [`OrdersDbs::new_orders`](super::OrdersDbs::new_orders).
    pub static NEW_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "new_orders",
        method: Method::GET,
        path: "/api/v3/dbs/orders/new",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v3/dbs/orders`: see [`OrdersDbs::completed_orders`](super::OrdersDbs::completed_orders).
    pub static COMPLETED_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "completed_orders",
        method: Method::GET,
        path: "/api/v3/dbs/orders",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/v3/dbs/groups/info`: see [`OrdersDbs::group_delivery_costs`](super::OrdersDbs::group_delivery_costs).
    pub static GROUP_DELIVERY_COSTS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "group_delivery_costs",
        method: Method::POST,
        path: "/api/v3/dbs/groups/info",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/dbs/orders/client`: see [`OrdersDbs::order_clients`](super::OrdersDbs::order_clients).
    pub static ORDER_CLIENTS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_clients",
        method: Method::POST,
        path: "/api/v3/dbs/orders/client",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/b2b/info`: see [`OrdersDbs::order_b2b_clients`](super::OrdersDbs::order_b2b_clients).
    pub static ORDER_B2B_CLIENTS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_b2b_clients",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/b2b/info",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/dbs/orders/delivery-date`: see [`OrdersDbs::order_delivery_dates`](super::OrdersDbs::order_delivery_dates).
    pub static ORDER_DELIVERY_DATES: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_delivery_dates",
        method: Method::POST,
        path: "/api/v3/dbs/orders/delivery-date",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/info`: see [`OrdersDbs::order_statuses`](super::OrdersDbs::order_statuses).
    pub static ORDER_STATUSES: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_statuses",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/info",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/cancel`: see [`OrdersDbs::cancel_orders`](super::OrdersDbs::cancel_orders).
    pub static CANCEL_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "cancel_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/cancel",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.cancel_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/confirm`: see [`OrdersDbs::confirm_orders`](super::OrdersDbs::confirm_orders).
    pub static CONFIRM_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "confirm_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/confirm",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.confirm_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/stickers`: see [`OrdersDbs::order_stickers`](super::OrdersDbs::order_stickers).
    pub static ORDER_STICKERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_stickers",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/stickers",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
        bucket: "orders_dbs.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/deliver`: see [`OrdersDbs::deliver_orders`](super::OrdersDbs::deliver_orders).
    pub static DELIVER_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "deliver_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/deliver",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.deliver_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/receive`: see [`OrdersDbs::receive_orders`](super::OrdersDbs::receive_orders).
    pub static RECEIVE_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "receive_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/receive",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.receive_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/status/reject`: see [`OrdersDbs::reject_orders`](super::OrdersDbs::reject_orders).
    pub static REJECT_ORDERS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "reject_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/status/reject",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.reject_orders",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/details`: see [`OrdersDbs::orders_meta`](super::OrdersDbs::orders_meta).
    pub static ORDERS_META: Operation = Operation {
        api: Api::OrdersDbs,
        name: "orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/details",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.orders_meta",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/delete`: see [`OrdersDbs::delete_orders_meta`](super::OrdersDbs::delete_orders_meta).
    pub static DELETE_ORDERS_META: Operation = Operation {
        api: Api::OrdersDbs,
        name: "delete_orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/delete",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta",
        limits: Limits::any(Limit::new(60000, 150, 400, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/sgtin`: see [`OrdersDbs::set_orders_sgtins`](super::OrdersDbs::set_orders_sgtins).
    pub static SET_ORDERS_SGTINS: Operation = Operation {
        api: Api::OrdersDbs,
        name: "set_orders_sgtins",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/sgtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta_set",
        limits: Limits::typed(
            Some(Limit::new(60000, 500, 120, 20)),
            Some(Limit::new(60000, 500, 120, 20)),
            Some(Limit::new(60000, 500, 120, 20)),
            Some(Limit::new(3600000, 10, 360000, 1)),
        ),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/uin`: see [`OrdersDbs::set_orders_uin`](super::OrdersDbs::set_orders_uin).
    pub static SET_ORDERS_UIN: Operation = Operation {
        api: Api::OrdersDbs,
        name: "set_orders_uin",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/uin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta_set",
        limits: Limits::any(Limit::new(60000, 500, 120, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/imei`: see [`OrdersDbs::set_orders_imei`](super::OrdersDbs::set_orders_imei).
    pub static SET_ORDERS_IMEI: Operation = Operation {
        api: Api::OrdersDbs,
        name: "set_orders_imei",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/imei",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta_set",
        limits: Limits::any(Limit::new(60000, 500, 120, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/gtin`: see [`OrdersDbs::set_orders_gtin`](super::OrdersDbs::set_orders_gtin).
    pub static SET_ORDERS_GTIN: Operation = Operation {
        api: Api::OrdersDbs,
        name: "set_orders_gtin",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/gtin",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta_set",
        limits: Limits::any(Limit::new(60000, 500, 120, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/customs-declaration`: see [`OrdersDbs::set_orders_customs_declaration`](super::OrdersDbs::set_orders_customs_declaration).
    pub static SET_ORDERS_CUSTOMS_DECLARATION: Operation = Operation {
        api: Api::OrdersDbs,
        name: "set_orders_customs_declaration",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/customs-declaration",
        scope: Scope::Marketplace,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta_set",
        limits: Limits::any(Limit::new(60000, 500, 120, 20)),
        sandbox_limit: Some(("sandbox.marketplace", Limit::new(1000, 1, 1000, 1))),
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/final-price`: see [`OrdersDbs::order_final_prices`](super::OrdersDbs::order_final_prices).
    pub static ORDER_FINAL_PRICES: Operation = Operation {
        api: Api::OrdersDbs,
        name: "order_final_prices",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/final-price",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbs.meta",
        limits: Limits::any(Limit::new(60000, 150, 400, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbs/orders/meta/info`: see [`OrdersDbs::orders_meta_legacy`](super::OrdersDbs::orders_meta_legacy).
    pub static ORDERS_META_LEGACY: Operation = Operation {
        api: Api::OrdersDbs,
        name: "orders_meta_legacy",
        method: Method::POST,
        path: "/api/marketplace/v3/dbs/orders/meta/info",
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
        &COMPLETED_ORDERS,
        &GROUP_DELIVERY_COSTS,
        &ORDER_CLIENTS,
        &ORDER_B2B_CLIENTS,
        &ORDER_DELIVERY_DATES,
        &ORDER_STATUSES,
        &CANCEL_ORDERS,
        &CONFIRM_ORDERS,
        &ORDER_STICKERS,
        &DELIVER_ORDERS,
        &RECEIVE_ORDERS,
        &REJECT_ORDERS,
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
