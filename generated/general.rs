// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Seller info, rating, users and news of the seller portal.
//!
//! Methods are on [`General`], which [`Client::general`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/api-information>.

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
    /// Seller info, rating, users and news of the seller portal.
    pub fn general(&self) -> General<'_> {
        General { client: self }
    }
}

/// Seller info, rating, users and news of the seller portal.
///
/// Made by [`Client::general`].
#[derive(Debug, Clone, Copy)]
pub struct General<'a> {
    client: &'a Client,
}

impl General<'_> {
    /// Checks that a request reaches WB and that the token fits the host; returns the server time and a status.
    ///
    /// `GET /ping` on `common-api.wildberries.ru`. Only reads.
    ///
    /// Limit: 3 per 30 s, one every 10 s, at most 99 at once.
    ///
    /// Bucket `general.ping`.
    ///
    /// Other hosts serve it too, each with a count of its own (advert, analytics, buyer-chat, content, documents, feedbacks, finance, marketplace, prices, returns, statistics, supplies, user-management): see [`Client::ping`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn ping(self) -> Result<Response<PingResponse>> {
        self.client.json(Call::new(&operations::PING)).await
    }

    /// Returns up to 100 news items of the seller portal, counted from a date or from a news id; one of the two must be given.
    ///
    /// `GET /api/communications/v2/news` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `general.news`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn news(self, params: &NewsParams) -> Result<Response<NewsResponse>> {
        self.client
            .json(
                Call::new(&operations::NEWS)
                    .query("from", &params.from)
                    .query("fromID", &params.from_id),
            )
            .await
    }

    /// Returns the seller's name, trade mark, tax number and profile id (`sid`); a token of any category will do.
    ///
    /// `GET /api/v1/seller-info` on `common-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 1 per 1 min, one every 1 min, at most 10 at once |
    /// | base | 1 per 24 h, one every 24 h, at most 1 at once |
    ///
    /// Bucket `general.seller_info`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn seller_info(self) -> Result<Response<SellerInfoResponse>> {
        self.client.json(Call::new(&operations::SELLER_INFO)).await
    }

    /// Returns the seller's current rating and the number of feedbacks it is based on.
    ///
    /// `GET /api/common/v1/rating` on `feedbacks-api.wildberries.ru`. Only reads; token types: service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 1 at once.
    ///
    /// Bucket `general.seller_rating`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn seller_rating(self) -> Result<Response<SellerRatingResponse>> {
        self.client.json(Call::new(&operations::SELLER_RATING)).await
    }

    /// Returns the state, level and dates of the Jam subscription; the answer is empty if the seller never had one.
    ///
    /// `GET /api/common/v1/subscriptions` on `common-api.wildberries.ru`. Only reads; token types: service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 10 at once.
    ///
    /// Bucket `general.jam_subscription`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn jam_subscription(self) -> Result<Response<JamSubscriptionResponse>> {
        self.client.json(Call::new(&operations::JAM_SUBSCRIPTION)).await
    }

    /// Returns the tariff constructor options and packages the seller has switched on, with their status and commission rates.
    ///
    /// `GET /api/common/v1/tariff-constructor/options` on `common-api.wildberries.ru`. Only reads; token types: service.
    ///
    /// Limit: 1 per 1 min, one every 1 min, at most 10 at once.
    ///
    /// Bucket `general.tariff_options`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn tariff_options(
        self,
        params: &TariffOptionsParams,
    ) -> Result<Response<TariffOptionsResponse>> {
        self.client
            .json(Call::new(&operations::TARIFF_OPTIONS).query("locale", &params.locale))
            .await
    }

    /// Creates an invitation for a new user of the seller's profile, with access rights by section; returns the invite link.
    ///
    /// `POST /api/v1/invite` on `user-management-api.wildberries.ru`. Changes state; token types: personal.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 5 at once.
    ///
    /// Bucket `general.invite_user`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn invite_user(
        self,
        body: &InviteUserRequest,
    ) -> Result<Response<InviteUserResponse>> {
        self.client.json(Call::new(&operations::INVITE_USER).json(body)).await
    }

    /// Returns a page (at most 100) of the profile's users with their access rights: the active ones, or the invited ones on request.
    ///
    /// `GET /api/v1/users` on `user-management-api.wildberries.ru`. Only reads; token types: personal.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 5 at once.
    ///
    /// Bucket `general.users`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn users(self, params: &UsersParams) -> Result<Response<UsersResponse>> {
        self.client
            .json(
                Call::new(&operations::USERS)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("isInviteOnly", &params.is_invite_only),
            )
            .await
    }

    /// Changes the access rights of one or several users; rights that are not listed stay as they are.
    ///
    /// `PUT /api/v1/users/access` on `user-management-api.wildberries.ru`. Changes state; token types: personal.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 5 at once.
    ///
    /// Bucket `general.update_users_access`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn update_users_access(
        self,
        body: &UpdateUsersAccessRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::UPDATE_USERS_ACCESS).json(body)).await
    }

    /// Removes a user from the seller's profile and closes their access to it.
    ///
    /// `DELETE /api/v1/user` on `user-management-api.wildberries.ru`. Changes state; token types: personal.
    ///
    /// Limit: 1 per 1 s, one every 1 s, at most 10 at once.
    ///
    /// Bucket `general.delete_user`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn delete_user(self, deleted_user_id: i64) -> Result<Response<()>> {
        self.client
            .empty(
                Call::new(&operations::DELETE_USER)
                    .query("deletedUserID", &deleted_user_id),
            )
            .await
    }

    /// Returns notifications of the seller portal from a given time on, with title, text and link.
    ///
    /// `GET /api/communications/v1/notifications` on `common-api.wildberries.ru`. Only reads; token types: personal, service.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service | 1 per 1 min, one every 1 min, at most 10 at once |
    ///
    /// Bucket `general.notifications`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/api-information)
    pub async fn notifications(
        self,
        params: &NotificationsParams,
    ) -> Result<Response<NotificationsResponse>> {
        self.client
            .json(
                Call::new(&operations::NOTIFICATIONS)
                    .query("from", &params.from)
                    .query("timezone", &params.timezone)
                    .query("limit", &params.limit),
            )
            .await
    }
}

/// Optional parameters of `news`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct NewsParams {
    /// `from`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Date>,
    /// `fromID`.
    #[serde(rename = "fromID", default, skip_serializing_if = "Option::is_none")]
    pub from_id: Option<i64>,
}

open_enum! {
    /// `locale` of what `tariff_options` takes.
    pub enum TariffOptionsLocale(text) {
        Ru = "ru",
        En = "en",
    }
}

/// Optional parameters of `tariff_options`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct TariffOptionsParams {
    /// `locale`, default `"ru"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<TariffOptionsLocale>,
}

open_enum! {
    /// `access[].code` of what `invite_user` takes.
    pub enum InviteUserAccessCode(text) {
        Balance = "balance",
        Brands = "brands",
        ChangeJam = "changeJam",
        DiscountPrice = "discountPrice",
        Finance = "finance",
        Showcase = "showcase",
        SuppliersDocuments = "suppliersDocuments",
        Supply = "supply",
        Questions = "questions",
        PinFeedbacks = "pinFeedbacks",
        PointsForReviews = "pointsForReviews",
        Feedbacks = "feedbacks",
        OldAnalyticsReports = "oldAnalyticsReports",
        Marketplace = "marketplace",
        BrandsFlow = "brandsFlow",
        CopyrightComplaints = "copyrightComplaints",
        PretrialClaims = "pretrialClaims",
        SellersChat = "sellersChat",
        Brandzone = "brandzone",
        BrandzoneSubscribe = "brandzoneSubscribe",
    }
}

/// `access[]` of what `invite_user` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InviteUserAccess {
    /// `code`.
    pub code: InviteUserAccessCode,
    /// `disabled`.
    pub disabled: bool,
}

impl InviteUserAccess {
    /// With all its fields.
    pub fn new(code: InviteUserAccessCode, disabled: bool) -> Self {
        InviteUserAccess { code, disabled }
    }
}

/// `invite` of what `invite_user` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InviteUserInvite {
    /// `phoneNumber`.
    #[serde(rename = "phoneNumber")]
    pub phone_number: String,
    /// `position`, at most 150 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl InviteUserInvite {
    /// With what WB requires; the rest is left out.
    pub fn new(phone_number: impl Into<String>) -> Self {
        InviteUserInvite {
            phone_number: phone_number.into(),
            position: Default::default(),
        }
    }
}

/// What `invite_user` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InviteUserRequest {
    /// `access`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<Vec<InviteUserAccess>>,
    /// `invite`.
    pub invite: InviteUserInvite,
}

impl InviteUserRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(invite: InviteUserInvite) -> Self {
        InviteUserRequest {
            access: Default::default(),
            invite,
        }
    }
}

/// Optional parameters of `users`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UsersParams {
    /// `limit`, at most 100, default `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `isInviteOnly`, default `false`.
    #[serde(rename = "isInviteOnly", default, skip_serializing_if = "Option::is_none")]
    pub is_invite_only: Option<bool>,
}

open_enum! {
    /// `usersAccesses[].access[].code` of what `update_users_access` takes.
    pub enum UpdateUsersAccessUsersAccessAccessCode(text) {
        Balance = "balance",
        Brands = "brands",
        ChangeJam = "changeJam",
        DiscountPrice = "discountPrice",
        Finance = "finance",
        Showcase = "showcase",
        SuppliersDocuments = "suppliersDocuments",
        Supply = "supply",
        Questions = "questions",
        PinFeedbacks = "pinFeedbacks",
        PointsForReviews = "pointsForReviews",
        Feedbacks = "feedbacks",
        OldAnalyticsReports = "oldAnalyticsReports",
        Marketplace = "marketplace",
        BrandsFlow = "brandsFlow",
        CopyrightComplaints = "copyrightComplaints",
        PretrialClaims = "pretrialClaims",
        SellersChat = "sellersChat",
        Brandzone = "brandzone",
        BrandzoneSubscribe = "brandzoneSubscribe",
    }
}

/// `usersAccesses[].access[]` of what `update_users_access` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateUsersAccessUsersAccessAccess {
    /// `code`.
    pub code: UpdateUsersAccessUsersAccessAccessCode,
    /// `disabled`.
    pub disabled: bool,
}

impl UpdateUsersAccessUsersAccessAccess {
    /// With all its fields.
    pub fn new(code: UpdateUsersAccessUsersAccessAccessCode, disabled: bool) -> Self {
        UpdateUsersAccessUsersAccessAccess {
            code,
            disabled,
        }
    }
}

/// `usersAccesses[]` of what `update_users_access` takes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateUsersAccessUsersAccess {
    /// `userId`.
    #[serde(rename = "userId", default, skip_serializing_if = "Option::is_none")]
    pub user_id: Option<i64>,
    /// `access`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<Vec<UpdateUsersAccessUsersAccessAccess>>,
}

/// What `update_users_access` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateUsersAccessRequest {
    /// `usersAccesses`.
    #[serde(rename = "usersAccesses")]
    pub users_accesses: Vec<UpdateUsersAccessUsersAccess>,
}

impl UpdateUsersAccessRequest {
    /// With all its fields.
    pub fn new(users_accesses: Vec<UpdateUsersAccessUsersAccess>) -> Self {
        UpdateUsersAccessRequest {
            users_accesses,
        }
    }
}

/// Optional parameters of `notifications`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct NotificationsParams {
    /// `from`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<DateTime>,
    /// `timezone`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timezone: Option<String>,
    /// `limit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

open_enum! {
    /// `Status` of what `ping` returns.
    pub enum PingStatus(text) {
        Ok = "OK",
    }
}

/// What `ping` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PingResponse {
    /// `TS`.
    pub ts: Option<DateTime>,
    /// `Status`.
    pub status: Option<PingStatus>,
}
wire_object!(PingResponse {
    ts: "TS",
    status: "Status",
});

/// `data[].types[]` of what `news` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewsEntryType {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(NewsEntryType {
    id: "id",
    name: "name",
});

/// `data[]` of what `news` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewsEntry {
    /// `content`.
    pub content: Option<String>,
    /// `date`.
    pub date: Option<DateTime>,
    /// `header`.
    pub header: Option<String>,
    /// `id`.
    pub id: Option<i64>,
    /// `types`.
    pub types: Vec<NewsEntryType>,
}
wire_object!(NewsEntry {
    content: "content",
    date: "date",
    header: "header",
    id: "id",
    types: "types",
});

/// What `news` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NewsResponse {
    /// `data`.
    pub data: Vec<NewsEntry>,
}
wire_object!(NewsResponse {
    data: "data",
});

/// What `seller_info` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SellerInfoResponse {
    /// `name`.
    pub name: Option<String>,
    /// `sid`, UUID.
    pub sid: Option<String>,
    /// `tin`.
    pub tin: Option<String>,
    /// `tradeMark`.
    pub trade_mark: Option<String>,
    /// `country`.
    pub country: Option<String>,
}
wire_object!(SellerInfoResponse {
    name: "name",
    sid: "sid",
    tin: "tin",
    trade_mark: "tradeMark",
    country: "country",
});

/// What `seller_rating` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SellerRatingResponse {
    /// `feedbackCount`.
    pub feedback_count: Option<i64>,
    /// `valuation`.
    pub valuation: Option<Decimal>,
}
wire_object!(SellerRatingResponse {
    feedback_count: "feedbackCount",
    valuation: "valuation",
});

open_enum! {
    /// `state` of what `jam_subscription` returns.
    pub enum JamSubscriptionState(text) {
        Active = "active",
        Inactive = "inactive",
    }
}

open_enum! {
    /// `activationSource` of what `jam_subscription` returns.
    pub enum JamSubscriptionActivationSource(text) {
        Constructor = "constructor",
        Jam = "jam",
    }
}

open_enum! {
    /// `level` of what `jam_subscription` returns.
    pub enum JamSubscriptionLevel(text) {
        Standard = "standard",
        Advanced = "advanced",
        Premium = "premium",
    }
}

/// What `jam_subscription` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct JamSubscriptionResponse {
    /// `state`.
    pub state: Option<JamSubscriptionState>,
    /// `activationSource`.
    pub activation_source: Option<JamSubscriptionActivationSource>,
    /// `level`.
    pub level: Option<JamSubscriptionLevel>,
    /// `since`.
    pub since: Option<DateTime>,
    /// `till`.
    pub till: Option<DateTime>,
}
wire_object!(JamSubscriptionResponse {
    state: "state",
    activation_source: "activationSource",
    level: "level",
    since: "since",
    till: "till",
});

open_enum! {
    /// `packages[].status` of what `tariff_options` returns.
    pub enum TariffOptionsPackageStatus(text) {
        Active = "active",
        PendingActivation = "pendingActivation",
        PendingDeactivation = "pendingDeactivation",
    }
}

/// `packages[].options[]` of what `tariff_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TariffOptionsPackageOption {
    /// `id`.
    pub id: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `name`.
    pub name: Option<String>,
}
wire_object!(TariffOptionsPackageOption {
    id: "id",
    slug: "slug",
    name: "name",
});

/// `packages[]` of what `tariff_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TariffOptionsPackage {
    /// `id`, UUID.
    pub id: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `status`.
    pub status: Option<TariffOptionsPackageStatus>,
    /// `activatedAt`.
    pub activated_at: Option<DateTime>,
    /// `expiresAt`.
    pub expires_at: Option<DateTime>,
    /// `commissionRate`.
    pub commission_rate: Option<Decimal>,
    /// `periodDuration`.
    pub period_duration: Option<i64>,
    /// `options`.
    pub options: Vec<TariffOptionsPackageOption>,
}
wire_object!(TariffOptionsPackage {
    id: "id",
    slug: "slug",
    name: "name",
    status: "status",
    activated_at: "activatedAt",
    expires_at: "expiresAt",
    commission_rate: "commissionRate",
    period_duration: "periodDuration",
    options: "options",
});

open_enum! {
    /// `options[].status` of what `tariff_options` returns.
    pub enum TariffOptionStatus(text) {
        Active = "active",
        PendingActivation = "pendingActivation",
        PendingDeactivation = "pendingDeactivation",
    }
}

/// `options[].promotion` of what `tariff_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TariffOptionPromotion {
    /// `commissionRate`.
    pub commission_rate: Option<Decimal>,
    /// `expiresAt`.
    pub expires_at: Option<DateTime>,
}
wire_object!(TariffOptionPromotion {
    commission_rate: "commissionRate",
    expires_at: "expiresAt",
});

/// `options[]` of what `tariff_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TariffOption {
    /// `id`.
    pub id: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `status`.
    pub status: Option<TariffOptionStatus>,
    /// `activatedAt`.
    pub activated_at: Option<DateTime>,
    /// `expiresAt`.
    pub expires_at: Option<DateTime>,
    /// `commissionRate`.
    pub commission_rate: Option<Decimal>,
    /// `periodDuration`.
    pub period_duration: Option<i64>,
    /// `promotion`.
    pub promotion: Option<TariffOptionPromotion>,
}
wire_object!(TariffOption {
    id: "id",
    slug: "slug",
    name: "name",
    status: "status",
    activated_at: "activatedAt",
    expires_at: "expiresAt",
    commission_rate: "commissionRate",
    period_duration: "periodDuration",
    promotion: "promotion",
});

/// What `tariff_options` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct TariffOptionsResponse {
    /// `activeOptionCount`.
    pub active_option_count: Option<i64>,
    /// `activePackageCount`.
    pub active_package_count: Option<i64>,
    /// `totalCommissionRate`.
    pub total_commission_rate: Option<Decimal>,
    /// `packages`.
    pub packages: Vec<TariffOptionsPackage>,
    /// `options`.
    pub options: Vec<TariffOption>,
}
wire_object!(TariffOptionsResponse {
    active_option_count: "activeOptionCount",
    active_package_count: "activePackageCount",
    total_commission_rate: "totalCommissionRate",
    packages: "packages",
    options: "options",
});

/// What `invite_user` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct InviteUserResponse {
    /// `inviteID`, UUID.
    pub invite_id: Option<String>,
    /// `expiredAt`.
    pub expired_at: Option<DateTime>,
    /// `isSuccess`.
    pub is_success: Option<bool>,
    /// `inviteUrl`.
    pub invite_url: Option<String>,
}
wire_object!(InviteUserResponse {
    invite_id: "inviteID",
    expired_at: "expiredAt",
    is_success: "isSuccess",
    invite_url: "inviteUrl",
});

open_enum! {
    /// `users[].role` of what `users` returns.
    pub enum UserRole(text) {
        User = "user",
        Empty = "",
    }
}

/// `users[].inviteeInfo` of what `users` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UserInviteeInfo {
    /// `phoneNumber`.
    pub phone_number: Option<String>,
    /// `position`.
    pub position: Option<String>,
    /// `inviteUuid`, UUID.
    pub invite_uuid: Option<String>,
    /// `expiredAt`.
    pub expired_at: Option<DateTime>,
    /// `isActive`.
    pub is_active: Option<bool>,
}
wire_object!(UserInviteeInfo {
    phone_number: "phoneNumber",
    position: "position",
    invite_uuid: "inviteUuid",
    expired_at: "expiredAt",
    is_active: "isActive",
});

open_enum! {
    /// `users[].access[].code` of what `users` returns.
    pub enum UserAccessCode(text) {
        Balance = "balance",
        Brands = "brands",
        ChangeJam = "changeJam",
        DiscountPrice = "discountPrice",
        Finance = "finance",
        Showcase = "showcase",
        SuppliersDocuments = "suppliersDocuments",
        Supply = "supply",
        Questions = "questions",
        PinFeedbacks = "pinFeedbacks",
        PointsForReviews = "pointsForReviews",
        Feedbacks = "feedbacks",
        OldAnalyticsReports = "oldAnalyticsReports",
        Marketplace = "marketplace",
        BrandsFlow = "brandsFlow",
        CopyrightComplaints = "copyrightComplaints",
        PretrialClaims = "pretrialClaims",
        SellersChat = "sellersChat",
        Brandzone = "brandzone",
        BrandzoneSubscribe = "brandzoneSubscribe",
    }
}

/// `users[].access[]` of what `users` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UserAccess {
    /// `code`.
    pub code: Option<UserAccessCode>,
    /// `disabled`.
    pub disabled: Option<bool>,
}
wire_object!(UserAccess {
    code: "code",
    disabled: "disabled",
});

/// `users[]` of what `users` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct User {
    /// `id`.
    pub id: Option<i64>,
    /// `role`.
    pub role: Option<UserRole>,
    /// `position`.
    pub position: Option<String>,
    /// `phone`.
    pub phone: Option<String>,
    /// `email`.
    pub email: Option<String>,
    /// `isOwner`.
    pub is_owner: Option<bool>,
    /// `firstName`.
    pub first_name: Option<String>,
    /// `secondName`.
    pub second_name: Option<String>,
    /// `patronymic`.
    pub patronymic: Option<String>,
    /// `goodsReturn`.
    pub goods_return: Option<bool>,
    /// `isInvitee`.
    pub is_invitee: Option<bool>,
    /// `inviteeInfo`.
    pub invitee_info: Option<UserInviteeInfo>,
    /// `access`.
    pub access: Vec<UserAccess>,
}
wire_object!(User {
    id: "id",
    role: "role",
    position: "position",
    phone: "phone",
    email: "email",
    is_owner: "isOwner",
    first_name: "firstName",
    second_name: "secondName",
    patronymic: "patronymic",
    goods_return: "goodsReturn",
    is_invitee: "isInvitee",
    invitee_info: "inviteeInfo",
    access: "access",
});

/// What `users` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UsersResponse {
    /// `total`.
    pub total: Option<i64>,
    /// `countInResponse`.
    pub count_in_response: Option<i64>,
    /// `users`.
    pub users: Vec<User>,
}
wire_object!(UsersResponse {
    total: "total",
    count_in_response: "countInResponse",
    users: "users",
});

/// `data[].linkData` of what `notifications` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NotificationLinkData {
    /// `linkHref`.
    pub link_href: Option<String>,
    /// `linkText`.
    pub link_text: Option<String>,
}
wire_object!(NotificationLinkData {
    link_href: "linkHref",
    link_text: "linkText",
});

/// `data[]` of what `notifications` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Notification {
    /// `date`.
    pub date: Option<DateTime>,
    /// `id`, UUID.
    pub id: Option<String>,
    /// `linkData`.
    pub link_data: Option<NotificationLinkData>,
    /// `text`.
    pub text: Option<String>,
    /// `title`.
    pub title: Option<String>,
}
wire_object!(Notification {
    date: "date",
    id: "id",
    link_data: "linkData",
    text: "text",
    title: "title",
});

/// What `notifications` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct NotificationsResponse {
    /// `data`.
    pub data: Vec<Notification>,
}
wire_object!(NotificationsResponse {
    data: "data",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /ping`: see [`General::ping`](super::General::ping).
    pub static PING: Operation = Operation {
        api: Api::General,
        name: "ping",
        method: Method::GET,
        path: "/ping",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "general.ping",
        limits: Limits::any(Limit::new(30000, 3, 10000, 99)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/communications/v2/news`: see [`General::news`](super::General::news).
    pub static NEWS: Operation = Operation {
        api: Api::General,
        name: "news",
        method: Method::GET,
        path: "/api/communications/v2/news",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "general.news",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/seller-info`: see [`General::seller_info`](super::General::seller_info).
    pub static SELLER_INFO: Operation = Operation {
        api: Api::General,
        name: "seller_info",
        method: Method::GET,
        path: "/api/v1/seller-info",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "general.seller_info",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(86400000, 1, 86400000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/common/v1/rating`: see [`General::seller_rating`](super::General::seller_rating).
    pub static SELLER_RATING: Operation = Operation {
        api: Api::General,
        name: "seller_rating",
        method: Method::GET,
        path: "/api/common/v1/rating",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[TokenType::Service],
        bucket: "general.seller_rating",
        limits: Limits::any(Limit::new(60000, 1, 60000, 1)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/common/v1/subscriptions`: see [`General::jam_subscription`](super::General::jam_subscription).
    pub static JAM_SUBSCRIPTION: Operation = Operation {
        api: Api::General,
        name: "jam_subscription",
        method: Method::GET,
        path: "/api/common/v1/subscriptions",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[TokenType::Service],
        bucket: "general.jam_subscription",
        limits: Limits::any(Limit::new(60000, 1, 60000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/common/v1/tariff-constructor/options`: see [`General::tariff_options`](super::General::tariff_options).
    pub static TARIFF_OPTIONS: Operation = Operation {
        api: Api::General,
        name: "tariff_options",
        method: Method::GET,
        path: "/api/common/v1/tariff-constructor/options",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[TokenType::Service],
        bucket: "general.tariff_options",
        limits: Limits::any(Limit::new(60000, 1, 60000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v1/invite`: see [`General::invite_user`](super::General::invite_user).
    pub static INVITE_USER: Operation = Operation {
        api: Api::General,
        name: "invite_user",
        method: Method::POST,
        path: "/api/v1/invite",
        scope: Scope::UserManagement,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Users),
        token_types: &[TokenType::Personal],
        bucket: "general.invite_user",
        limits: Limits::any(Limit::new(1000, 1, 1000, 5)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/users`: see [`General::users`](super::General::users).
    pub static USERS: Operation = Operation {
        api: Api::General,
        name: "users",
        method: Method::GET,
        path: "/api/v1/users",
        scope: Scope::UserManagement,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Users),
        token_types: &[TokenType::Personal],
        bucket: "general.users",
        limits: Limits::any(Limit::new(1000, 1, 1000, 5)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `PUT /api/v1/users/access`: see [`General::update_users_access`](super::General::update_users_access).
    pub static UPDATE_USERS_ACCESS: Operation = Operation {
        api: Api::General,
        name: "update_users_access",
        method: Method::PUT,
        path: "/api/v1/users/access",
        scope: Scope::UserManagement,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Users),
        token_types: &[TokenType::Personal],
        bucket: "general.update_users_access",
        limits: Limits::any(Limit::new(1000, 1, 1000, 5)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /api/v1/user`: see [`General::delete_user`](super::General::delete_user).
    pub static DELETE_USER: Operation = Operation {
        api: Api::General,
        name: "delete_user",
        method: Method::DELETE,
        path: "/api/v1/user",
        scope: Scope::UserManagement,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Users),
        token_types: &[TokenType::Personal],
        bucket: "general.delete_user",
        limits: Limits::any(Limit::new(1000, 1, 1000, 10)),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/communications/v1/notifications`: see [`General::notifications`](super::General::notifications).
    pub static NOTIFICATIONS: Operation = Operation {
        api: Api::General,
        name: "notifications",
        method: Method::GET,
        path: "/api/communications/v1/notifications",
        scope: Scope::Common,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[TokenType::Personal, TokenType::Service],
        bucket: "general.notifications",
        limits: Limits::typed(
            Some(Limit::new(60000, 1, 60000, 10)),
            Some(Limit::new(60000, 1, 60000, 10)),
            None,
            None,
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &PING,
        &NEWS,
        &SELLER_INFO,
        &SELLER_RATING,
        &JAM_SUBSCRIPTION,
        &TARIFF_OPTIONS,
        &INVITE_USER,
        &USERS,
        &UPDATE_USERS_ACCESS,
        &DELETE_USER,
        &NOTIFICATIONS,
    ];
}
