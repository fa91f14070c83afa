// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! DBW orders: picked up at the seller's by WB's courier.
//!
//! Methods are on [`OrdersDbw`], which [`Client::orders_dbw`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/orders-dbw>.

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
    /// DBW orders: picked up at the seller's by WB's courier.
    pub fn orders_dbw(&self) -> OrdersDbw<'_> {
        OrdersDbw { client: self }
    }
}

/// DBW orders: picked up at the seller's by WB's courier.
///
/// Made by [`Client::orders_dbw`].
#[derive(Debug, Clone, Copy)]
pub struct OrdersDbw<'a> {
    client: &'a Client,
}

impl OrdersDbw<'_> {
    /// Returns all orders that are new at this moment, with prices, addresses and the marking data they require.
    ///
    /// `GET /api/v3/dbw/orders/new` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates), [`order_clients`](Self::order_clients) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn new_orders(self) -> Result<Response<NewOrdersResponse>> {
        self.client.json(Call::new(&operations::NEW_ORDERS)).await
    }

    /// Returns a page (at most 1000) of completed orders of a period of up to 30 days; times are Unix timestamps.
    ///
    /// `GET /api/v3/dbw/orders` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`order_delivery_dates`](Self::order_delivery_dates), [`order_clients`](Self::order_clients) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
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

    /// Returns the delivery dates and times the buyers chose for up to 1000 orders, with earlier choices.
    ///
    /// `POST /api/v3/dbw/orders/delivery-date` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_clients`](Self::order_clients) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn order_delivery_dates(
        self,
        body: &OrderDeliveryDatesRequest,
    ) -> Result<Response<OrderDeliveryDatesResponse>> {
        self.client.json(Call::new(&operations::ORDER_DELIVERY_DATES).json(body)).await
    }

    /// Returns names and phones of the buyers of up to 1000 orders, replacement phones included.
    ///
    /// `POST /api/marketplace/v3/dbw/orders/client` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn order_clients(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrderClientsResponse>> {
        self.client.json(Call::new(&operations::ORDER_CLIENTS).json(body)).await
    }

    /// Returns the seller's and WB's status of up to 1000 orders, given the ids of the orders.
    ///
    /// `POST /api/v3/dbw/orders/status` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn order_statuses(
        self,
        body: &OrderStatusesRequest,
    ) -> Result<Response<OrderStatusesResponse>> {
        self.client.json(Call::new(&operations::ORDER_STATUSES).json(body)).await
    }

    /// Moves an order to the status `confirm`, which means that it is being assembled.
    ///
    /// `PATCH /api/v3/dbw/orders/{orderId}/confirm` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn confirm_order(self, order_id: i64) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::CONFIRM_ORDER).path("orderId", order_id))
            .await
    }

    /// Returns stickers of up to 100 orders in the status confirm or complete, as SVG, PNG or ZPL in one of two sizes.
    ///
    /// `POST /api/v3/dbw/orders/stickers` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
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

    /// Moves up to 1000 orders from the status confirm to `complete` (in delivery); returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbw/orders/status/deliver` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn deliver_orders(
        self,
        body: &DeliverOrders,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::DELIVER_ORDERS).json(body)).await
    }

    /// Returns contacts and car numbers of the couriers of up to 1000 orders in the status confirm or complete.
    ///
    /// `POST /api/v3/dbw/orders/courier` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn order_couriers(
        self,
        body: &OrdersRequest,
    ) -> Result<Response<OrderCouriersResponse>> {
        self.client.json(Call::new(&operations::ORDER_COURIERS).json(body)).await
    }

    /// Cancels an order as the seller and moves it to the status `cancel`, given the id of the order.
    ///
    /// `PATCH /api/v3/dbw/orders/{orderId}/cancel` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 300 per 1 min, one every 200 ms, at most 20 at once |
    /// | base | 10 per 1 h, one every 6 min, at most 1 at once |
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn cancel_order(self, order_id: i64) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::CANCEL_ORDER).path("orderId", order_id))
            .await
    }

    /// Returns the marking data (IMEI, UIN, GTIN, SGTIN) of up to 1000 orders, and how the check of each value went.
    ///
    /// `POST /api/marketplace/v3/dbw/orders/meta/details` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn orders_meta(
        self,
        body: &DeliverOrders,
    ) -> Result<Response<OrdersMetaResponse>> {
        self.client.json(Call::new(&operations::ORDERS_META).json(body)).await
    }

    /// Deletes the values of one kind of marking data (`key`) of up to 1000 orders; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbw/orders/meta/delete` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn delete_orders_meta(
        self,
        body: &DeleteOrdersMetaRequest,
    ) -> Result<Response<DeleteOrdersMetaResponse>> {
        self.client.json(Call::new(&operations::DELETE_ORDERS_META).json(body)).await
    }

    /// Sets the marking codes (SGTIN, 1 to 24 each) of up to 1000 orders in the status confirm; returns a result per order.
    ///
    /// `POST /api/marketplace/v3/dbw/orders/meta/sgtin` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 300 per 1 min, one every 200 ms, at most 20 at once.
    ///
    /// Bucket `dbw.orders`, counted together with `items.warehouse_contacts`, `items.update_warehouse_contacts`, [`new_orders`](Self::new_orders), [`completed_orders`](Self::completed_orders), [`order_delivery_dates`](Self::order_delivery_dates) and 9 more; an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
    pub async fn set_orders_sgtins(
        self,
        body: &SetOrdersSgtinsRequest,
    ) -> Result<Response<StatusSetResponse>> {
        self.client.json(Call::new(&operations::SET_ORDERS_SGTINS).json(body)).await
    }

    /// Sets the unique identification number (UIN, at most 16 characters) of an order in the status confirm.
    ///
    /// `PUT /api/v3/dbw/orders/{orderId}/meta/uin` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbw.meta_set`, counted together with [`set_order_imei`](Self::set_order_imei), [`set_order_gtin`](Self::set_order_gtin); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
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
    /// `PUT /api/v3/dbw/orders/{orderId}/meta/imei` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbw.meta_set`, counted together with [`set_order_uin`](Self::set_order_uin), [`set_order_gtin`](Self::set_order_gtin); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
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
    /// `PUT /api/v3/dbw/orders/{orderId}/meta/gtin` on `marketplace-api.wildberries.ru`. Changes state.
    ///
    /// Limit: 1000 per 1 min, one every 60 ms, at most 20 at once.
    ///
    /// Bucket `orders_dbw.meta_set`, counted together with [`set_order_uin`](Self::set_order_uin), [`set_order_imei`](Self::set_order_imei); an answer 4XX counts as 10 requests.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/orders-dbw)
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

    /// Returns the marking data of one order; deprecated and due for removal, use `orders_meta`.
    ///
    /// `GET /api/v3/dbw/orders/{orderId}/meta` on `marketplace-api.wildberries.ru`. Only reads.
    ///
    /// **WB has removed it**: it was gone from the documents of 2026-10-31. A call fails with [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version will not have it.
    #[deprecated(
        note = "WB has removed it; it was gone from the documents of 2026-10-31"
    )]
    pub async fn order_meta_legacy(
        self,
        order_id: i64,
    ) -> Result<Response<OrderMetaLegacyResponse>> {
        self.client
            .json(Call::new(&operations::ORDER_META_LEGACY).path("orderId", order_id))
            .await
    }
}

/// What `order_delivery_dates` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrderDeliveryDatesRequest {
    /// `orders`, 1 to 1000 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
}

/// Part of several requests.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OrdersRequest {
    /// `orders`, at most 1000 elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<i64>>,
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

/// Part of several requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeliverOrders {
    /// `ordersIds`, at most 1000 elements.
    #[serde(rename = "ordersIds")]
    pub orders_ids: Vec<i64>,
}

impl DeliverOrders {
    /// With all its fields.
    pub fn new(orders_ids: Vec<i64>) -> Self {
        DeliverOrders { orders_ids }
    }
}

open_enum! {
    /// `key` of what `delete_orders_meta` takes.
    pub enum DeleteOrdersMetaKey(text) {
        Imei = "imei",
        Uin = "uin",
        Gtin = "gtin",
        Sgtin = "sgtin",
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
    /// `address`.
    pub address: Option<NewOrderAddress>,
    /// `salePrice`, in hundredths of the currency, kopecks for roubles.
    pub sale_price: Option<Kopecks>,
    /// `requiredMeta`.
    pub required_meta: Vec<String>,
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `options`.
    pub options: Option<NewOrderOptions>,
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
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
}
wire_object!(NewOrder {
    address: "address",
    sale_price: "salePrice",
    required_meta: "requiredMeta",
    comment: "comment",
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
    price: "price",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    is_zero_order: "isZeroOrder",
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
    /// `comment`, at most 300 characters.
    pub comment: Option<String>,
    /// `isZeroOrder`.
    pub is_zero_order: Option<bool>,
}
wire_object!(CompletedOrder {
    address: "address",
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
    price: "price",
    converted_price: "convertedPrice",
    currency_code: "currencyCode",
    converted_currency_code: "convertedCurrencyCode",
    cargo_type: "cargoType",
    comment: "comment",
    is_zero_order: "isZeroOrder",
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

/// `orders[]` of what `order_clients` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderClientsOrder {
    /// `replacementPhone`.
    pub replacement_phone: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
    /// `firstName`.
    pub first_name: Option<String>,
    /// `fullName`.
    pub full_name: Option<String>,
    /// `additionalPhones`.
    pub additional_phones: Vec<String>,
    /// `additionalPhoneCodes`.
    pub additional_phone_codes: Vec<i64>,
    /// `orderId`.
    pub order_id: Option<i64>,
    /// `phoneCode`.
    pub phone_code: Option<i64>,
}
wire_object!(OrderClientsOrder {
    replacement_phone: "replacementPhone",
    phone: "phone",
    first_name: "firstName",
    full_name: "fullName",
    additional_phones: "additionalPhones",
    additional_phone_codes: "additionalPhoneCodes",
    order_id: "orderId",
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

/// `orders[]` of what `order_statuses` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderStatusesOrder {
    /// `id`.
    pub id: Option<i64>,
    /// `supplierStatus`.
    pub supplier_status: Option<String>,
    /// `wbStatus`.
    pub wb_status: Option<String>,
}
wire_object!(OrderStatusesOrder {
    id: "id",
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
pub struct StatusSetEntryErrorMetaDetail {
    /// `key`.
    pub key: Option<String>,
    /// `value`.
    pub value: Option<String>,
    /// `decision`.
    pub decision: Option<String>,
}
wire_object!(StatusSetEntryErrorMetaDetail {
    key: "key",
    value: "value",
    decision: "decision",
});

/// `results[].errors[]` of what `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetEntryError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
    /// `metaDetails`.
    pub meta_details: Vec<StatusSetEntryErrorMetaDetail>,
}
wire_object!(StatusSetEntryError {
    code: "code",
    detail: "detail",
    meta_details: "metaDetails",
});

/// `results[]` of what `deliver_orders` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct StatusSetEntry {
    /// `errors`.
    pub errors: Vec<StatusSetEntryError>,
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

/// `orders[].courierInfo.contacts` of what `order_couriers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderCouriersOrderCourierInfoContacts {
    /// `carNumber`.
    pub car_number: Option<String>,
    /// `fullName`.
    pub full_name: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
    /// `pTimeFrom`.
    pub p_time_from: Option<DateTime>,
    /// `pTimeTo`.
    pub p_time_to: Option<DateTime>,
}
wire_object!(OrderCouriersOrderCourierInfoContacts {
    car_number: "carNumber",
    full_name: "fullName",
    phone: "phone",
    p_time_from: "pTimeFrom",
    p_time_to: "pTimeTo",
});

/// `orders[].courierInfo` of what `order_couriers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderCouriersOrderCourierInfo {
    /// `contacts`.
    pub contacts: Option<OrderCouriersOrderCourierInfoContacts>,
    /// `mustBeAssigned`.
    pub must_be_assigned: Option<bool>,
    /// `updatedAt`.
    pub updated_at: Option<DateTime>,
}
wire_object!(OrderCouriersOrderCourierInfo {
    contacts: "contacts",
    must_be_assigned: "mustBeAssigned",
    updated_at: "updatedAt",
});

/// `orders[]` of what `order_couriers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderCouriersOrder {
    /// `courierInfo`.
    pub courier_info: Option<OrderCouriersOrderCourierInfo>,
    /// `orderID`.
    pub order_id: Option<i64>,
}
wire_object!(OrderCouriersOrder {
    courier_info: "courierInfo",
    order_id: "orderID",
});

/// What `order_couriers` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderCouriersResponse {
    /// `orders`.
    pub orders: Vec<OrderCouriersOrder>,
}
wire_object!(OrderCouriersResponse {
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

/// `results[].errors[]` of what `delete_orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeleteOrdersMetaEntryError {
    /// `code`.
    pub code: Option<i64>,
    /// `detail`.
    pub detail: Option<String>,
}
wire_object!(DeleteOrdersMetaEntryError {
    code: "code",
    detail: "detail",
});

/// `results[]` of what `delete_orders_meta` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DeleteOrdersMetaEntry {
    /// `errors`.
    pub errors: Vec<DeleteOrdersMetaEntryError>,
    /// `isError`.
    pub is_error: Option<bool>,
    /// `orderId`.
    pub order_id: Option<i64>,
}
wire_object!(DeleteOrdersMetaEntry {
    errors: "errors",
    is_error: "isError",
    order_id: "orderId",
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

/// `meta.imei` of what `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyMetaImei {
    /// `value`.
    pub value: Option<String>,
}
wire_object!(OrderMetaLegacyMetaImei {
    value: "value",
});

/// `meta.uin` of what `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyMetaUin {
    /// `value`.
    pub value: Option<String>,
}
wire_object!(OrderMetaLegacyMetaUin {
    value: "value",
});

/// `meta.gtin` of what `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyMetaGtin {
    /// `value`.
    pub value: Option<String>,
}
wire_object!(OrderMetaLegacyMetaGtin {
    value: "value",
});

/// `meta.sgtin` of what `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyMetaSgtin {
    /// `value`.
    pub value: Vec<String>,
}
wire_object!(OrderMetaLegacyMetaSgtin {
    value: "value",
});

/// `meta` of what `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyMeta {
    /// `imei`.
    pub imei: Option<OrderMetaLegacyMetaImei>,
    /// `uin`.
    pub uin: Option<OrderMetaLegacyMetaUin>,
    /// `gtin`.
    pub gtin: Option<OrderMetaLegacyMetaGtin>,
    /// `sgtin`.
    pub sgtin: Option<OrderMetaLegacyMetaSgtin>,
}
wire_object!(OrderMetaLegacyMeta {
    imei: "imei",
    uin: "uin",
    gtin: "gtin",
    sgtin: "sgtin",
});

/// What `order_meta_legacy` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct OrderMetaLegacyResponse {
    /// `meta`.
    pub meta: Option<OrderMetaLegacyMeta>,
}
wire_object!(OrderMetaLegacyResponse {
    meta: "meta",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v3/dbw/orders/new`: see [`OrdersDbw::new_orders`](super::OrdersDbw::new_orders).
    pub static NEW_ORDERS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "new_orders",
        method: Method::GET,
        path: "/api/v3/dbw/orders/new",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `GET /api/v3/dbw/orders`: see [`OrdersDbw::completed_orders`](super::OrdersDbw::completed_orders).
    pub static COMPLETED_ORDERS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "completed_orders",
        method: Method::GET,
        path: "/api/v3/dbw/orders",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/v3/dbw/orders/delivery-date`: see [`OrdersDbw::order_delivery_dates`](super::OrdersDbw::order_delivery_dates).
    pub static ORDER_DELIVERY_DATES: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_delivery_dates",
        method: Method::POST,
        path: "/api/v3/dbw/orders/delivery-date",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbw/orders/client`: see [`OrdersDbw::order_clients`](super::OrdersDbw::order_clients).
    pub static ORDER_CLIENTS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_clients",
        method: Method::POST,
        path: "/api/marketplace/v3/dbw/orders/client",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/dbw/orders/status`: see [`OrdersDbw::order_statuses`](super::OrdersDbw::order_statuses).
    pub static ORDER_STATUSES: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_statuses",
        method: Method::POST,
        path: "/api/v3/dbw/orders/status",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/v3/dbw/orders/{orderId}/confirm`: see [`OrdersDbw::confirm_order`](super::OrdersDbw::confirm_order).
    pub static CONFIRM_ORDER: Operation = Operation {
        api: Api::OrdersDbw,
        name: "confirm_order",
        method: Method::PATCH,
        path: "/api/v3/dbw/orders/{orderId}/confirm",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/v3/dbw/orders/stickers`: see [`OrdersDbw::order_stickers`](super::OrdersDbw::order_stickers).
    pub static ORDER_STICKERS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_stickers",
        method: Method::POST,
        path: "/api/v3/dbw/orders/stickers",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: Some(Duration::from_millis(30000u64)),
    };

    /// `POST /api/marketplace/v3/dbw/orders/status/deliver`: see [`OrdersDbw::deliver_orders`](super::OrdersDbw::deliver_orders).
    pub static DELIVER_ORDERS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "deliver_orders",
        method: Method::POST,
        path: "/api/marketplace/v3/dbw/orders/status/deliver",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v3/dbw/orders/courier`: see [`OrdersDbw::order_couriers`](super::OrdersDbw::order_couriers).
    pub static ORDER_COURIERS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_couriers",
        method: Method::POST,
        path: "/api/v3/dbw/orders/courier",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/v3/dbw/orders/{orderId}/cancel`: see [`OrdersDbw::cancel_order`](super::OrdersDbw::cancel_order).
    pub static CANCEL_ORDER: Operation = Operation {
        api: Api::OrdersDbw,
        name: "cancel_order",
        method: Method::PATCH,
        path: "/api/v3/dbw/orders/{orderId}/cancel",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::typed(
            Some(Limit::new(60000, 300, 200, 20)),
            Some(Limit::new(60000, 300, 200, 20)),
            Some(Limit::new(60000, 300, 200, 20)),
            Some(Limit::new(3600000, 10, 360000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbw/orders/meta/details`: see [`OrdersDbw::orders_meta`](super::OrdersDbw::orders_meta).
    pub static ORDERS_META: Operation = Operation {
        api: Api::OrdersDbw,
        name: "orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/dbw/orders/meta/details",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbw/orders/meta/delete`: see [`OrdersDbw::delete_orders_meta`](super::OrdersDbw::delete_orders_meta).
    pub static DELETE_ORDERS_META: Operation = Operation {
        api: Api::OrdersDbw,
        name: "delete_orders_meta",
        method: Method::POST,
        path: "/api/marketplace/v3/dbw/orders/meta/delete",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/marketplace/v3/dbw/orders/meta/sgtin`: see [`OrdersDbw::set_orders_sgtins`](super::OrdersDbw::set_orders_sgtins).
    pub static SET_ORDERS_SGTINS: Operation = Operation {
        api: Api::OrdersDbw,
        name: "set_orders_sgtins",
        method: Method::POST,
        path: "/api/marketplace/v3/dbw/orders/meta/sgtin",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "dbw.orders",
        limits: Limits::any(Limit::new(60000, 300, 200, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[200],
        timeout: None,
    };

    /// `PUT /api/v3/dbw/orders/{orderId}/meta/uin`: see [`OrdersDbw::set_order_uin`](super::OrdersDbw::set_order_uin).
    pub static SET_ORDER_UIN: Operation = Operation {
        api: Api::OrdersDbw,
        name: "set_order_uin",
        method: Method::PUT,
        path: "/api/v3/dbw/orders/{orderId}/meta/uin",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbw.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/dbw/orders/{orderId}/meta/imei`: see [`OrdersDbw::set_order_imei`](super::OrdersDbw::set_order_imei).
    pub static SET_ORDER_IMEI: Operation = Operation {
        api: Api::OrdersDbw,
        name: "set_order_imei",
        method: Method::PUT,
        path: "/api/v3/dbw/orders/{orderId}/meta/imei",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbw.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `PUT /api/v3/dbw/orders/{orderId}/meta/gtin`: see [`OrdersDbw::set_order_gtin`](super::OrdersDbw::set_order_gtin).
    pub static SET_ORDER_GTIN: Operation = Operation {
        api: Api::OrdersDbw,
        name: "set_order_gtin",
        method: Method::PUT,
        path: "/api/v3/dbw/orders/{orderId}/meta/gtin",
        scope: Scope::Marketplace,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Marketplace),
        token_types: &[],
        bucket: "orders_dbw.meta_set",
        limits: Limits::any(Limit::new(60000, 1000, 60, 20)),
        sandbox_limit: None,
        cost_4xx: 10u32,
        success: &[204],
        timeout: None,
    };

    /// `GET /api/v3/dbw/orders/{orderId}/meta`: see [`OrdersDbw::order_meta_legacy`](super::OrdersDbw::order_meta_legacy).
    pub static ORDER_META_LEGACY: Operation = Operation {
        api: Api::OrdersDbw,
        name: "order_meta_legacy",
        method: Method::GET,
        path: "/api/v3/dbw/orders/{orderId}/meta",
        scope: Scope::Marketplace,
        sandbox: false,
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
        &ORDER_DELIVERY_DATES,
        &ORDER_CLIENTS,
        &ORDER_STATUSES,
        &CONFIRM_ORDER,
        &ORDER_STICKERS,
        &DELIVER_ORDERS,
        &ORDER_COURIERS,
        &CANCEL_ORDER,
        &ORDERS_META,
        &DELETE_ORDERS_META,
        &SET_ORDERS_SGTINS,
        &SET_ORDER_UIN,
        &SET_ORDER_IMEI,
        &SET_ORDER_GTIN,
    ];
}
