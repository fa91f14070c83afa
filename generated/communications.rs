// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Feedbacks, questions, chats with buyers and return claims.
//!
//! Methods are on [`Communications`], which [`Client::communications`] gives. WB's documentation: <https://dev.wildberries.ru/openapi/user-communication>.

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
    /// Feedbacks, questions, chats with buyers and return claims.
    pub fn communications(&self) -> Communications<'_> {
        Communications { client: self }
    }
}

/// Feedbacks, questions, chats with buyers and return claims.
///
/// Made by [`Client::communications`].
#[derive(Debug, Clone, Copy)]
pub struct Communications<'a> {
    client: &'a Client,
}

impl Communications<'_> {
    /// Returns whether the seller has feedbacks and whether they have questions that were not viewed yet.
    ///
    /// `GET /api/v1/new-feedbacks-questions` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question), [`question`](Self::question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn has_unseen(self) -> Result<Response<HasUnseenResponse>> {
        self.client.json(Call::new(&operations::HAS_UNSEEN)).await
    }

    /// Returns how many questions are unanswered, in all and among those asked today.
    ///
    /// `GET /api/v1/questions/count-unanswered` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question), [`question`](Self::question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn unanswered_questions_count(
        self,
    ) -> Result<Response<UnansweredQuestionsCountResponse>> {
        self.client.json(Call::new(&operations::UNANSWERED_QUESTIONS_COUNT)).await
    }

    /// Returns the number of answered or unanswered questions in a period; times are Unix timestamps.
    ///
    /// `GET /api/v1/questions/count` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question), [`question`](Self::question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn questions_count(
        self,
        params: &QuestionsCountParams,
    ) -> Result<Response<QuestionsCountResponse>> {
        self.client
            .json(
                Call::new(&operations::QUESTIONS_COUNT)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to)
                    .query("isAnswered", &params.is_answered),
            )
            .await
    }

    /// Returns a page of answered or unanswered questions; `take` plus `skip` must not exceed 10 000.
    ///
    /// `GET /api/v1/questions` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`update_question`](Self::update_question), [`question`](Self::question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn questions(
        self,
        is_answered: bool,
        take: i64,
        skip: i64,
        params: &QuestionsParams,
    ) -> Result<Response<QuestionsResponse>> {
        self.client
            .json(
                Call::new(&operations::QUESTIONS)
                    .query("isAnswered", &is_answered)
                    .query("take", &take)
                    .query("skip", &skip)
                    .query("nmId", &params.nm_id)
                    .query("order", &params.order)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to),
            )
            .await
    }

    /// Marks a question as viewed, rejects it, answers it, or edits the answer (once, within 60 days).
    ///
    /// `PATCH /api/v1/questions` on `feedbacks-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`question`](Self::question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn update_question(
        self,
        body: &UpdateQuestionRequest,
    ) -> Result<Response<UpdateQuestionResponse>> {
        self.client.json(Call::new(&operations::UPDATE_QUESTION).json(body)).await
    }

    /// Returns one question by its id, with its answer, its state and the product asked about.
    ///
    /// `GET /api/v1/question` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn question(self, id: &str) -> Result<Response<QuestionResponse>> {
        self.client.json(Call::new(&operations::QUESTION).query("id", id)).await
    }

    /// Returns how many feedbacks are not processed yet, in all and among those of today.
    ///
    /// `GET /api/v1/feedbacks/count-unanswered` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn unanswered_feedbacks_count(
        self,
    ) -> Result<Response<UnansweredFeedbacksCountResponse>> {
        self.client.json(Call::new(&operations::UNANSWERED_FEEDBACKS_COUNT)).await
    }

    /// Returns the number of processed or unprocessed feedbacks in a period; times are Unix timestamps.
    ///
    /// `GET /api/v1/feedbacks/count` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn feedbacks_count(
        self,
        is_answered: bool,
        params: &FeedbacksCountParams,
    ) -> Result<Response<FeedbacksCountResponse>> {
        self.client
            .json(
                Call::new(&operations::FEEDBACKS_COUNT)
                    .query("isAnswered", &is_answered)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to),
            )
            .await
    }

    /// Returns a page of processed or unprocessed feedbacks: `take` is at most 5000, `skip` at most 199 990.
    ///
    /// `GET /api/v1/feedbacks` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn feedbacks(
        self,
        is_answered: bool,
        take: i64,
        skip: i64,
        params: &FeedbacksParams,
    ) -> Result<Response<FeedbacksResponse>> {
        self.client
            .json(
                Call::new(&operations::FEEDBACKS)
                    .query("isAnswered", &is_answered)
                    .query("take", &take)
                    .query("skip", &skip)
                    .query("nmId", &params.nm_id)
                    .query("order", &params.order)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to),
            )
            .await
    }

    /// Answers a feedback with a text of 2 to 5000 characters; WB reports no error for an id that does not exist.
    ///
    /// `POST /api/v1/feedbacks/answer` on `feedbacks-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn answer_feedback(
        self,
        body: &AnswerFeedbackRequest,
    ) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::ANSWER_FEEDBACK).json(body)).await
    }

    /// Edits the answer to a feedback, once and within 60 days; WB reports no error for an id that does not exist.
    ///
    /// `PATCH /api/v1/feedbacks/answer` on `feedbacks-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn update_feedback_answer(
        self,
        body: &UpdateFeedbackAnswerRequest,
    ) -> Result<Response<()>> {
        self.client
            .empty(Call::new(&operations::UPDATE_FEEDBACK_ANSWER).json(body))
            .await
    }

    /// Requests the return of the product a feedback is about; only for feedbacks that allow it.
    ///
    /// `POST /api/v1/feedbacks/order/return` on `feedbacks-api.wildberries.ru`, also in the sandbox. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn request_feedback_return(
        self,
        body: &RequestFeedbackReturnRequest,
    ) -> Result<Response<RequestFeedbackReturnResponse>> {
        self.client
            .json(Call::new(&operations::REQUEST_FEEDBACK_RETURN).json(body))
            .await
    }

    /// Returns one feedback by its id, with rating, text, photos, video, answer and product.
    ///
    /// `GET /api/v1/feedback` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn feedback(self, id: &str) -> Result<Response<FeedbackResponse>> {
        self.client.json(Call::new(&operations::FEEDBACK).query("id", id)).await
    }

    /// Returns a page (at most 5000) of archived feedbacks: answered, left without an answer for 30 days, or without text and photo.
    ///
    /// `GET /api/v1/feedbacks/archive` on `feedbacks-api.wildberries.ru`, also in the sandbox. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn archived_feedbacks(
        self,
        take: i64,
        skip: i64,
        params: &ArchivedFeedbacksParams,
    ) -> Result<Response<ArchivedFeedbacksResponse>> {
        self.client
            .json(
                Call::new(&operations::ARCHIVED_FEEDBACKS)
                    .query("take", &take)
                    .query("skip", &skip)
                    .query("nmId", &params.nm_id)
                    .query("order", &params.order),
            )
            .await
    }

    /// Returns a page (at most 500) of pinned and automatically unpinned feedbacks; pass `next` from the answer to read on.
    ///
    /// `GET /api/feedbacks/v1/pins` on `feedbacks-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn pinned_feedbacks(
        self,
        params: &PinnedFeedbacksParams,
    ) -> Result<Response<PinnedFeedbacksResponse>> {
        self.client
            .json(
                Call::new(&operations::PINNED_FEEDBACKS)
                    .query("state", &params.state)
                    .query("pinOn", &params.pin_on)
                    .query("imtId", &params.imt_id)
                    .query("nmId", &params.nm_id)
                    .query("feedbackId", &params.feedback_id)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to)
                    .query("next", &params.next)
                    .query("limit", &params.limit),
            )
            .await
    }

    /// Pins up to 500 feedbacks to a card or a group of merged cards; needs a Jam subscription or a tariff option; returns a result each.
    ///
    /// `POST /api/feedbacks/v1/pins` on `feedbacks-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn pin_feedbacks(
        self,
        body: &[PinFeedbacksEntry],
    ) -> Result<Response<PinFeedbacksResponse>> {
        self.client.json(Call::new(&operations::PIN_FEEDBACKS).json(body)).await
    }

    /// Unpins up to 500 feedbacks, given the ids of their pins; returns the ids that were unpinned.
    ///
    /// `DELETE /api/feedbacks/v1/pins` on `feedbacks-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn unpin_feedbacks(
        self,
        body: &[i64],
    ) -> Result<Response<UnpinFeedbacksResponse>> {
        self.client.json(Call::new(&operations::UNPIN_FEEDBACKS).json(body)).await
    }

    /// Returns the number of pinned and unpinned feedbacks, filtered by state, place, card and period.
    ///
    /// `GET /api/feedbacks/v1/pins/count` on `feedbacks-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn pinned_feedbacks_count(
        self,
        params: &PinnedFeedbacksCountParams,
    ) -> Result<Response<PinnedFeedbacksCountResponse>> {
        self.client
            .json(
                Call::new(&operations::PINNED_FEEDBACKS_COUNT)
                    .query("state", &params.state)
                    .query("pinOn", &params.pin_on)
                    .query("imtId", &params.imt_id)
                    .query("nmId", &params.nm_id)
                    .query("feedbackId", &params.feedback_id)
                    .query("dateFrom", &params.date_from)
                    .query("dateTo", &params.date_to),
            )
            .await
    }

    /// Returns how many feedbacks can be pinned by the tariff and by the subscription, and how many are.
    ///
    /// `GET /api/feedbacks/v1/pins/limits` on `feedbacks-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 3 per 1 s, one every 333 ms, at most 6 at once |
    /// | base | 5 per 1 h, one every 12 min, at most 1 at once |
    ///
    /// Bucket `communications.feedbacks_questions`, counted together with [`has_unseen`](Self::has_unseen), [`unanswered_questions_count`](Self::unanswered_questions_count), [`questions_count`](Self::questions_count), [`questions`](Self::questions), [`update_question`](Self::update_question) and 13 more.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn pinned_feedbacks_limits(
        self,
    ) -> Result<Response<PinnedFeedbacksLimitsResponse>> {
        self.client.json(Call::new(&operations::PINNED_FEEDBACKS_LIMITS)).await
    }

    /// Returns all chats of the seller with buyers, each with its last message and the signature needed to reply.
    ///
    /// `GET /api/v1/seller/chats` on `buyer-chat-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 10 s, one every 1 s, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `communications.chats`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn chats(self) -> Result<Response<ChatsResponse>> {
        self.client.json(Call::new(&operations::CHATS)).await
    }

    /// Returns a page of events of all chats; pass `next` (Unix time in ms) from the answer until no events are left.
    ///
    /// `GET /api/v1/seller/events` on `buyer-chat-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 10 s, one every 1 s, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `communications.chat_events`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn chat_events(
        self,
        params: &ChatEventsParams,
    ) -> Result<Response<ChatEventsResponse>> {
        self.client
            .json(Call::new(&operations::CHAT_EVENTS).query("next", &params.next))
            .await
    }

    /// Sends a message of up to 1000 characters to a buyer's chat, with JPEG, PNG or PDF files (5 MB each, 30 MB in all).
    ///
    /// `POST /api/v1/seller/message` on `buyer-chat-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 10 s, one every 1 s, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `communications.send_chat_message`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn send_chat_message(
        self,
        form: &SendChatMessageRequest,
    ) -> Result<Response<SendChatMessageResponse>> {
        self.client
            .json(
                Call::new(&operations::SEND_CHAT_MESSAGE)
                    .field("replySign", &form.reply_sign)
                    .field("message", &form.message)
                    .files("file", &form.file),
            )
            .await
    }

    /// Downloads a file or an image of a chat message by its download id, or says that it is still being moderated.
    ///
    /// `GET /api/v1/seller/download/{id}` on `buyer-chat-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 10 per 10 s, one every 1 s, at most 10 at once |
    /// | base | 10 per 1 h, one every 6 min, at most 1 at once |
    ///
    /// Bucket `communications.download_chat_file`.
    ///
    /// Succeeds with 200 or 202: see [`Download`].
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn download_chat_file(
        self,
        id: &str,
    ) -> Result<Response<Download<DownloadChatFileResponse>>> {
        self.client
            .download(Call::new(&operations::DOWNLOAD_CHAT_FILE).path("id", id))
            .await
    }

    /// Writes the file of [`download_chat_file`](Self::download_chat_file) as it arrives, and tells length and checksum.
    pub async fn download_chat_file_to<W>(
        self,
        id: &str,
        writer: &mut W,
    ) -> Result<Response<Saved<DownloadChatFileResponse>>>
    where
        W: tokio::io::AsyncWrite + Unpin + ?Sized,
    {
        self.client
            .save_download(
                Call::new(&operations::DOWNLOAD_CHAT_FILE).path("id", id),
                writer,
            )
            .await
    }

    /// Returns a page (at most 200) of buyers' return claims of the last 14 days: those under review or those in the archive.
    ///
    /// `GET /api/v1/claims` on `returns-api.wildberries.ru`. Only reads.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 20 per 1 min, one every 3 s, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `communications.claims`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn claims(
        self,
        is_archive: bool,
        params: &ClaimsParams,
    ) -> Result<Response<ClaimsResponse>> {
        self.client
            .json(
                Call::new(&operations::CLAIMS)
                    .query("is_archive", &is_archive)
                    .query("id", &params.id)
                    .query("limit", &params.limit)
                    .query("offset", &params.offset)
                    .query("nm_id", &params.nm_id),
            )
            .await
    }

    /// Answers a buyer's return claim with one of the actions the claim offers and a comment of at most 1000 characters.
    ///
    /// `PATCH /api/v1/claim` on `returns-api.wildberries.ru`. Changes state.
    ///
    /// | token type | limit |
    /// |---|---|
    /// | personal, service, base with secret | 20 per 1 min, one every 3 s, at most 10 at once |
    /// | base | 1 per 1 h, one every 1 h, at most 1 at once |
    ///
    /// Bucket `communications.answer_claim`.
    ///
    /// [WB's documentation](https://dev.wildberries.ru/openapi/user-communication)
    pub async fn answer_claim(self, body: &AnswerClaimRequest) -> Result<Response<()>> {
        self.client.empty(Call::new(&operations::ANSWER_CLAIM).json(body)).await
    }
}

/// Optional parameters of `questions_count`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct QuestionsCountParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<i64>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<i64>,
    /// `isAnswered`, default `true`.
    #[serde(rename = "isAnswered", default, skip_serializing_if = "Option::is_none")]
    pub is_answered: Option<bool>,
}

/// Optional parameters of `questions`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct QuestionsParams {
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<i64>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<i64>,
}

/// `<ById>` of what `update_question` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateQuestionById {
    /// `id`.
    pub id: String,
    /// `wasViewed`.
    #[serde(rename = "wasViewed")]
    pub was_viewed: bool,
}

impl UpdateQuestionById {
    /// With all its fields.
    pub fn new(id: impl Into<String>, was_viewed: bool) -> Self {
        UpdateQuestionById {
            id: id.into(),
            was_viewed,
        }
    }
}

/// `<ByIdAndState>.answer` of what `update_question` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateQuestionByIdAndStateAnswer {
    /// `text`.
    pub text: String,
}

impl UpdateQuestionByIdAndStateAnswer {
    /// With all its fields.
    pub fn new(text: impl Into<String>) -> Self {
        UpdateQuestionByIdAndStateAnswer {
            text: text.into(),
        }
    }
}

/// `<ByIdAndState>` of what `update_question` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateQuestionByIdAndState {
    /// `id`.
    pub id: String,
    /// `answer`.
    pub answer: UpdateQuestionByIdAndStateAnswer,
    /// `state`.
    pub state: String,
}

impl UpdateQuestionByIdAndState {
    /// With all its fields.
    pub fn new(
        id: impl Into<String>,
        answer: UpdateQuestionByIdAndStateAnswer,
        state: impl Into<String>,
    ) -> Self {
        UpdateQuestionByIdAndState {
            id: id.into(),
            answer,
            state: state.into(),
        }
    }
}

/// What `update_question` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum UpdateQuestionRequest {
    /// As [`UpdateQuestionById`].
    ById(UpdateQuestionById),
    /// As [`UpdateQuestionByIdAndState`].
    ByIdAndState(UpdateQuestionByIdAndState),
}

impl From<UpdateQuestionById> for UpdateQuestionRequest {
    fn from(value: UpdateQuestionById) -> Self {
        UpdateQuestionRequest::ById(value)
    }
}

impl From<UpdateQuestionByIdAndState> for UpdateQuestionRequest {
    fn from(value: UpdateQuestionByIdAndState) -> Self {
        UpdateQuestionRequest::ByIdAndState(value)
    }
}

/// Optional parameters of `feedbacks_count`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct FeedbacksCountParams {
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<i64>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<i64>,
}

open_enum! {
    /// `order` of what `feedbacks` takes.
    pub enum FeedbacksOrder(text) {
        DateAsc = "dateAsc",
        DateDesc = "dateDesc",
    }
}

/// Optional parameters of `feedbacks`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct FeedbacksParams {
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<FeedbacksOrder>,
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<i64>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<i64>,
}

/// What `answer_feedback` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnswerFeedbackRequest {
    /// `id`.
    pub id: String,
    /// `text`, 2 to 5000 characters.
    pub text: String,
}

impl AnswerFeedbackRequest {
    /// With all its fields.
    pub fn new(id: impl Into<String>, text: impl Into<String>) -> Self {
        AnswerFeedbackRequest {
            id: id.into(),
            text: text.into(),
        }
    }
}

/// What `update_feedback_answer` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UpdateFeedbackAnswerRequest {
    /// `id`.
    pub id: String,
    /// `text`, 2 to 5000 characters.
    pub text: String,
}

impl UpdateFeedbackAnswerRequest {
    /// With all its fields.
    pub fn new(id: impl Into<String>, text: impl Into<String>) -> Self {
        UpdateFeedbackAnswerRequest {
            id: id.into(),
            text: text.into(),
        }
    }
}

/// What `request_feedback_return` sends.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct RequestFeedbackReturnRequest {
    /// `feedbackId`.
    #[serde(rename = "feedbackId", default, skip_serializing_if = "Option::is_none")]
    pub feedback_id: Option<String>,
}

open_enum! {
    /// `order` of what `archived_feedbacks` takes.
    pub enum ArchivedFeedbacksOrder(text) {
        DateAsc = "dateAsc",
        DateDesc = "dateDesc",
    }
}

/// Optional parameters of `archived_feedbacks`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ArchivedFeedbacksParams {
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `order`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<ArchivedFeedbacksOrder>,
}

open_enum! {
    /// `state` of what `pinned_feedbacks` takes.
    pub enum PinnedFeedbacksState(text) {
        Pinned = "pinned",
        Unpinned = "unpinned",
    }
}

open_enum! {
    /// `pinOn` of what `pinned_feedbacks` takes.
    pub enum PinnedFeedbacksPinOn(text) {
        Nm = "nm",
        Imt = "imt",
    }
}

/// Optional parameters of `pinned_feedbacks`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PinnedFeedbacksParams {
    /// `state`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<PinnedFeedbacksState>,
    /// `pinOn`.
    #[serde(rename = "pinOn", default, skip_serializing_if = "Option::is_none")]
    pub pin_on: Option<PinnedFeedbacksPinOn>,
    /// `imtId`.
    #[serde(rename = "imtId", default, skip_serializing_if = "Option::is_none")]
    pub imt_id: Option<i64>,
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `feedbackId`.
    #[serde(rename = "feedbackId", default, skip_serializing_if = "Option::is_none")]
    pub feedback_id: Option<i64>,
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<DateTime>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<DateTime>,
    /// `next`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
    /// `limit`, at most 500, default `500`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

open_enum! {
    /// `[].pinMethod` of what `pin_feedbacks` takes.
    pub enum PinFeedbacksEntryPinMethod(text) {
        Tariff = "tariff",
        Subscription = "subscription",
    }
}

open_enum! {
    /// `[].pinOn` of what `pin_feedbacks` takes.
    pub enum PinFeedbacksEntryPinOn(text) {
        Nm = "nm",
        Imt = "imt",
    }
}

/// `[]` of what `pin_feedbacks` takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PinFeedbacksEntry {
    /// `pinMethod`.
    #[serde(rename = "pinMethod")]
    pub pin_method: PinFeedbacksEntryPinMethod,
    /// `pinOn`.
    #[serde(rename = "pinOn")]
    pub pin_on: PinFeedbacksEntryPinOn,
    /// `feedbackId`.
    #[serde(rename = "feedbackId")]
    pub feedback_id: String,
}

impl PinFeedbacksEntry {
    /// With all its fields.
    pub fn new(
        pin_method: PinFeedbacksEntryPinMethod,
        pin_on: PinFeedbacksEntryPinOn,
        feedback_id: impl Into<String>,
    ) -> Self {
        PinFeedbacksEntry {
            pin_method,
            pin_on,
            feedback_id: feedback_id.into(),
        }
    }
}

open_enum! {
    /// `state` of what `pinned_feedbacks_count` takes.
    pub enum PinnedFeedbacksCountState(text) {
        Pinned = "pinned",
        Unpinned = "unpinned",
    }
}

open_enum! {
    /// `pinOn` of what `pinned_feedbacks_count` takes.
    pub enum PinnedFeedbacksCountPinOn(text) {
        Nm = "nm",
        Imt = "imt",
    }
}

/// Optional parameters of `pinned_feedbacks_count`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PinnedFeedbacksCountParams {
    /// `state`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<PinnedFeedbacksCountState>,
    /// `pinOn`.
    #[serde(rename = "pinOn", default, skip_serializing_if = "Option::is_none")]
    pub pin_on: Option<PinnedFeedbacksCountPinOn>,
    /// `imtId`.
    #[serde(rename = "imtId", default, skip_serializing_if = "Option::is_none")]
    pub imt_id: Option<i64>,
    /// `nmId`.
    #[serde(rename = "nmId", default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
    /// `feedbackId`.
    #[serde(rename = "feedbackId", default, skip_serializing_if = "Option::is_none")]
    pub feedback_id: Option<i64>,
    /// `dateFrom`.
    #[serde(rename = "dateFrom", default, skip_serializing_if = "Option::is_none")]
    pub date_from: Option<DateTime>,
    /// `dateTo`.
    #[serde(rename = "dateTo", default, skip_serializing_if = "Option::is_none")]
    pub date_to: Option<DateTime>,
}

/// Optional parameters of `chat_events`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ChatEventsParams {
    /// `next`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// Multipart form that `send_chat_message` sends.
#[derive(Debug, Clone)]
pub struct SendChatMessageRequest {
    /// `replySign`, at most 255 characters.
    pub reply_sign: String,
    /// `message`, at most 1000 characters.
    pub message: Option<String>,
    /// `file`.
    pub file: Vec<FilePart>,
}

impl SendChatMessageRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(reply_sign: impl Into<String>) -> Self {
        SendChatMessageRequest {
            reply_sign: reply_sign.into(),
            message: Default::default(),
            file: Default::default(),
        }
    }
}

/// Optional parameters of `claims`; what is `None` is not sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ClaimsParams {
    /// `id`, UUID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// `limit`, 1 to 200, default `50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// `offset`, at least 0, default `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// `nm_id`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nm_id: Option<i64>,
}

/// What `answer_claim` sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnswerClaimRequest {
    /// `id`, UUID.
    pub id: String,
    /// `action`.
    pub action: String,
    /// `comment`, 10 to 1000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
}

impl AnswerClaimRequest {
    /// With what WB requires; the rest is left out.
    pub fn new(id: impl Into<String>, action: impl Into<String>) -> Self {
        AnswerClaimRequest {
            id: id.into(),
            action: action.into(),
            comment: Default::default(),
        }
    }
}

/// `data` of what `has_unseen` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct HasUnseenData {
    /// `hasNewQuestions`.
    pub has_new_questions: Option<bool>,
    /// `hasNewFeedbacks`.
    pub has_new_feedbacks: Option<bool>,
}
wire_object!(HasUnseenData {
    has_new_questions: "hasNewQuestions",
    has_new_feedbacks: "hasNewFeedbacks",
});

/// What `has_unseen` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct HasUnseenResponse {
    /// `data`.
    pub data: Option<HasUnseenData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(HasUnseenResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data` of what `unanswered_questions_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UnansweredQuestionsCountData {
    /// `countUnanswered`.
    pub count_unanswered: Option<i64>,
    /// `countUnansweredToday`.
    pub count_unanswered_today: Option<i64>,
}
wire_object!(UnansweredQuestionsCountData {
    count_unanswered: "countUnanswered",
    count_unanswered_today: "countUnansweredToday",
});

/// What `unanswered_questions_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UnansweredQuestionsCountResponse {
    /// `data`.
    pub data: Option<UnansweredQuestionsCountData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(UnansweredQuestionsCountResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `questions_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsCountResponse {
    /// `data`.
    pub data: Option<i64>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(QuestionsCountResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data.questions[].answer` of what `questions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsQuestionAnswer {
    /// `text`.
    pub text: Option<String>,
    /// `editable`.
    pub editable: Option<bool>,
    /// `createDate`.
    pub create_date: Option<DateTime>,
}
wire_object!(QuestionsQuestionAnswer {
    text: "text",
    editable: "editable",
    create_date: "createDate",
});

/// `data.questions[].productDetails` of what `questions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsQuestionProductDetails {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `productName`.
    pub product_name: Option<String>,
    /// `supplierArticle`.
    pub supplier_article: Option<String>,
    /// `supplierName`.
    pub supplier_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
}
wire_object!(QuestionsQuestionProductDetails {
    nm_id: "nmId",
    imt_id: "imtId",
    product_name: "productName",
    supplier_article: "supplierArticle",
    supplier_name: "supplierName",
    brand_name: "brandName",
});

/// `data.questions[]` of what `questions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsQuestion {
    /// `id`.
    pub id: Option<String>,
    /// `text`.
    pub text: Option<String>,
    /// `createdDate`.
    pub created_date: Option<DateTime>,
    /// `state`.
    pub state: Option<String>,
    /// `answer`.
    pub answer: Option<QuestionsQuestionAnswer>,
    /// `productDetails`.
    pub product_details: Option<QuestionsQuestionProductDetails>,
    /// `wasViewed`.
    pub was_viewed: Option<bool>,
    /// `isWarned`.
    pub is_warned: Option<bool>,
}
wire_object!(QuestionsQuestion {
    id: "id",
    text: "text",
    created_date: "createdDate",
    state: "state",
    answer: "answer",
    product_details: "productDetails",
    was_viewed: "wasViewed",
    is_warned: "isWarned",
});

/// `data` of what `questions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsData {
    /// `countUnanswered`.
    pub count_unanswered: Option<i64>,
    /// `countArchive`.
    pub count_archive: Option<i64>,
    /// `questions`.
    pub questions: Vec<QuestionsQuestion>,
}
wire_object!(QuestionsData {
    count_unanswered: "countUnanswered",
    count_archive: "countArchive",
    questions: "questions",
});

/// What `questions` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionsResponse {
    /// `data`.
    pub data: Option<QuestionsData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(QuestionsResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `update_question` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UpdateQuestionResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(UpdateQuestionResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data.answer` of what `question` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionAnswer {
    /// `text`.
    pub text: Option<String>,
    /// `editable`.
    pub editable: Option<bool>,
    /// `createDate`.
    pub create_date: Option<DateTime>,
}
wire_object!(QuestionAnswer {
    text: "text",
    editable: "editable",
    create_date: "createDate",
});

/// `data.productDetails` of what `question` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionProductDetails {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `productName`.
    pub product_name: Option<String>,
    /// `supplierArticle`.
    pub supplier_article: Option<String>,
    /// `supplierName`.
    pub supplier_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
}
wire_object!(QuestionProductDetails {
    nm_id: "nmId",
    imt_id: "imtId",
    product_name: "productName",
    supplier_article: "supplierArticle",
    supplier_name: "supplierName",
    brand_name: "brandName",
});

/// `data` of what `question` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionData {
    /// `id`.
    pub id: Option<String>,
    /// `text`.
    pub text: Option<String>,
    /// `createdDate`.
    pub created_date: Option<DateTime>,
    /// `state`.
    pub state: Option<String>,
    /// `answer`.
    pub answer: Option<QuestionAnswer>,
    /// `productDetails`.
    pub product_details: Option<QuestionProductDetails>,
    /// `wasViewed`.
    pub was_viewed: Option<bool>,
    /// `isWarned`.
    pub is_warned: Option<bool>,
}
wire_object!(QuestionData {
    id: "id",
    text: "text",
    created_date: "createdDate",
    state: "state",
    answer: "answer",
    product_details: "productDetails",
    was_viewed: "wasViewed",
    is_warned: "isWarned",
});

/// What `question` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct QuestionResponse {
    /// `data`.
    pub data: Option<QuestionData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(QuestionResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data` of what `unanswered_feedbacks_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UnansweredFeedbacksCountData {
    /// `countUnanswered`.
    pub count_unanswered: Option<i64>,
    /// `countUnansweredToday`.
    pub count_unanswered_today: Option<i64>,
}
wire_object!(UnansweredFeedbacksCountData {
    count_unanswered: "countUnanswered",
    count_unanswered_today: "countUnansweredToday",
});

/// What `unanswered_feedbacks_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UnansweredFeedbacksCountResponse {
    /// `data`.
    pub data: Option<UnansweredFeedbacksCountData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(UnansweredFeedbacksCountResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `feedbacks_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksCountResponse {
    /// `data`.
    pub data: Option<i64>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(FeedbacksCountResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data.feedbacks[].answer` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksFeedbackAnswer {
    /// `text`.
    pub text: Option<String>,
    /// `state`.
    pub state: Option<String>,
    /// `editable`.
    pub editable: Option<bool>,
}
wire_object!(FeedbacksFeedbackAnswer {
    text: "text",
    state: "state",
    editable: "editable",
});

/// `data.feedbacks[].productDetails` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksFeedbackProductDetails {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `productName`.
    pub product_name: Option<String>,
    /// `supplierArticle`.
    pub supplier_article: Option<String>,
    /// `supplierName`.
    pub supplier_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `size`.
    pub size: Option<String>,
}
wire_object!(FeedbacksFeedbackProductDetails {
    nm_id: "nmId",
    imt_id: "imtId",
    product_name: "productName",
    supplier_article: "supplierArticle",
    supplier_name: "supplierName",
    brand_name: "brandName",
    size: "size",
});

/// `data.feedbacks[].photoLinks[]` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksFeedbackPhotoLink {
    /// `fullSize`.
    pub full_size: Option<String>,
    /// `miniSize`.
    pub mini_size: Option<String>,
}
wire_object!(FeedbacksFeedbackPhotoLink {
    full_size: "fullSize",
    mini_size: "miniSize",
});

/// `data.feedbacks[].video` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksFeedbackVideo {
    /// `previewImage`.
    pub preview_image: Option<String>,
    /// `link`.
    pub link: Option<String>,
    /// `durationSec`.
    pub duration_sec: Option<i64>,
}
wire_object!(FeedbacksFeedbackVideo {
    preview_image: "previewImage",
    link: "link",
    duration_sec: "durationSec",
});

/// `data.feedbacks[]` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksFeedback {
    /// `id`.
    pub id: Option<String>,
    /// `text`.
    pub text: Option<String>,
    /// `pros`.
    pub pros: Option<String>,
    /// `cons`.
    pub cons: Option<String>,
    /// `productValuation`.
    pub product_valuation: Option<i64>,
    /// `createdDate`.
    pub created_date: Option<DateTime>,
    /// `answer`.
    pub answer: Option<FeedbacksFeedbackAnswer>,
    /// `state`.
    pub state: Option<String>,
    /// `productDetails`.
    pub product_details: Option<FeedbacksFeedbackProductDetails>,
    /// `photoLinks`.
    pub photo_links: Vec<FeedbacksFeedbackPhotoLink>,
    /// `video`.
    pub video: Option<FeedbacksFeedbackVideo>,
    /// `wasViewed`.
    pub was_viewed: Option<bool>,
    /// `userName`.
    pub user_name: Option<String>,
    /// `orderStatus`.
    pub order_status: Option<String>,
    /// `matchingSize`.
    pub matching_size: Option<String>,
    /// `isAbleSupplierFeedbackValuation`.
    pub is_able_supplier_feedback_valuation: Option<bool>,
    /// `supplierFeedbackValuation`.
    pub supplier_feedback_valuation: Option<i64>,
    /// `isAbleSupplierProductValuation`.
    pub is_able_supplier_product_valuation: Option<bool>,
    /// `supplierProductValuation`.
    pub supplier_product_valuation: Option<i64>,
    /// `isAbleReturnProductOrders`.
    pub is_able_return_product_orders: Option<bool>,
    /// `returnProductOrdersDate`.
    pub return_product_orders_date: Option<DateTime>,
    /// `bables`.
    pub bables: Vec<String>,
    /// `lastOrderShkId`.
    pub last_order_shk_id: Option<i64>,
    /// `lastOrderCreatedAt`.
    pub last_order_created_at: Option<DateTime>,
    /// `color`.
    pub color: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `parentFeedbackId`.
    pub parent_feedback_id: Option<String>,
    /// `childFeedbackId`.
    pub child_feedback_id: Option<String>,
}
wire_object!(FeedbacksFeedback {
    id: "id",
    text: "text",
    pros: "pros",
    cons: "cons",
    product_valuation: "productValuation",
    created_date: "createdDate",
    answer: "answer",
    state: "state",
    product_details: "productDetails",
    photo_links: "photoLinks",
    video: "video",
    was_viewed: "wasViewed",
    user_name: "userName",
    order_status: "orderStatus",
    matching_size: "matchingSize",
    is_able_supplier_feedback_valuation: "isAbleSupplierFeedbackValuation",
    supplier_feedback_valuation: "supplierFeedbackValuation",
    is_able_supplier_product_valuation: "isAbleSupplierProductValuation",
    supplier_product_valuation: "supplierProductValuation",
    is_able_return_product_orders: "isAbleReturnProductOrders",
    return_product_orders_date: "returnProductOrdersDate",
    bables: "bables",
    last_order_shk_id: "lastOrderShkId",
    last_order_created_at: "lastOrderCreatedAt",
    color: "color",
    subject_id: "subjectId",
    subject_name: "subjectName",
    parent_feedback_id: "parentFeedbackId",
    child_feedback_id: "childFeedbackId",
});

/// `data` of what `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksData {
    /// `countUnanswered`.
    pub count_unanswered: Option<i64>,
    /// `countArchive`.
    pub count_archive: Option<i64>,
    /// `feedbacks`.
    pub feedbacks: Vec<FeedbacksFeedback>,
}
wire_object!(FeedbacksData {
    count_unanswered: "countUnanswered",
    count_archive: "countArchive",
    feedbacks: "feedbacks",
});

/// What `feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbacksResponse {
    /// `data`.
    pub data: Option<FeedbacksData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(FeedbacksResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// What `request_feedback_return` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct RequestFeedbackReturnResponse {
    /// `data`.
    pub data: Option<Json>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(RequestFeedbackReturnResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data.answer` of what `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackAnswer {
    /// `text`.
    pub text: Option<String>,
    /// `state`.
    pub state: Option<String>,
    /// `editable`.
    pub editable: Option<bool>,
}
wire_object!(FeedbackAnswer {
    text: "text",
    state: "state",
    editable: "editable",
});

/// `data.productDetails` of what `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackProductDetails {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `productName`.
    pub product_name: Option<String>,
    /// `supplierArticle`.
    pub supplier_article: Option<String>,
    /// `supplierName`.
    pub supplier_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `size`.
    pub size: Option<String>,
}
wire_object!(FeedbackProductDetails {
    nm_id: "nmId",
    imt_id: "imtId",
    product_name: "productName",
    supplier_article: "supplierArticle",
    supplier_name: "supplierName",
    brand_name: "brandName",
    size: "size",
});

/// `data.photoLinks[]` of what `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackPhotoLink {
    /// `fullSize`.
    pub full_size: Option<String>,
    /// `miniSize`.
    pub mini_size: Option<String>,
}
wire_object!(FeedbackPhotoLink {
    full_size: "fullSize",
    mini_size: "miniSize",
});

/// `data.video` of what `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackVideo {
    /// `previewImage`.
    pub preview_image: Option<String>,
    /// `link`.
    pub link: Option<String>,
    /// `durationSec`.
    pub duration_sec: Option<i64>,
}
wire_object!(FeedbackVideo {
    preview_image: "previewImage",
    link: "link",
    duration_sec: "durationSec",
});

/// `data` of what `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackData {
    /// `id`.
    pub id: Option<String>,
    /// `text`.
    pub text: Option<String>,
    /// `pros`.
    pub pros: Option<String>,
    /// `cons`.
    pub cons: Option<String>,
    /// `matchingSize`.
    pub matching_size: Option<String>,
    /// `productValuation`.
    pub product_valuation: Option<i64>,
    /// `createdDate`.
    pub created_date: Option<DateTime>,
    /// `answer`.
    pub answer: Option<FeedbackAnswer>,
    /// `state`.
    pub state: Option<String>,
    /// `productDetails`.
    pub product_details: Option<FeedbackProductDetails>,
    /// `photoLinks`.
    pub photo_links: Vec<FeedbackPhotoLink>,
    /// `userName`.
    pub user_name: Option<String>,
    /// `orderStatus`.
    pub order_status: Option<String>,
    /// `video`.
    pub video: Option<FeedbackVideo>,
    /// `wasViewed`.
    pub was_viewed: Option<bool>,
    /// `isAbleSupplierFeedbackValuation`.
    pub is_able_supplier_feedback_valuation: Option<bool>,
    /// `supplierFeedbackValuation`.
    pub supplier_feedback_valuation: Option<i64>,
    /// `isAbleSupplierProductValuation`.
    pub is_able_supplier_product_valuation: Option<bool>,
    /// `supplierProductValuation`.
    pub supplier_product_valuation: Option<i64>,
    /// `isAbleReturnProductOrders`.
    pub is_able_return_product_orders: Option<bool>,
    /// `returnProductOrdersDate`.
    pub return_product_orders_date: Option<DateTime>,
    /// `bables`.
    pub bables: Vec<String>,
    /// `lastOrderShkId`.
    pub last_order_shk_id: Option<i64>,
    /// `lastOrderCreatedAt`.
    pub last_order_created_at: Option<DateTime>,
    /// `color`.
    pub color: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `parentFeedbackId`.
    pub parent_feedback_id: Option<String>,
    /// `childFeedbackId`.
    pub child_feedback_id: Option<String>,
}
wire_object!(FeedbackData {
    id: "id",
    text: "text",
    pros: "pros",
    cons: "cons",
    matching_size: "matchingSize",
    product_valuation: "productValuation",
    created_date: "createdDate",
    answer: "answer",
    state: "state",
    product_details: "productDetails",
    photo_links: "photoLinks",
    user_name: "userName",
    order_status: "orderStatus",
    video: "video",
    was_viewed: "wasViewed",
    is_able_supplier_feedback_valuation: "isAbleSupplierFeedbackValuation",
    supplier_feedback_valuation: "supplierFeedbackValuation",
    is_able_supplier_product_valuation: "isAbleSupplierProductValuation",
    supplier_product_valuation: "supplierProductValuation",
    is_able_return_product_orders: "isAbleReturnProductOrders",
    return_product_orders_date: "returnProductOrdersDate",
    bables: "bables",
    last_order_shk_id: "lastOrderShkId",
    last_order_created_at: "lastOrderCreatedAt",
    color: "color",
    subject_id: "subjectId",
    subject_name: "subjectName",
    parent_feedback_id: "parentFeedbackId",
    child_feedback_id: "childFeedbackId",
});

/// What `feedback` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct FeedbackResponse {
    /// `data`.
    pub data: Option<FeedbackData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(FeedbackResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

/// `data.feedbacks[].answer` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbackAnswer {
    /// `text`.
    pub text: Option<String>,
    /// `state`.
    pub state: Option<String>,
    /// `editable`.
    pub editable: Option<bool>,
}
wire_object!(ArchivedFeedbackAnswer {
    text: "text",
    state: "state",
    editable: "editable",
});

/// `data.feedbacks[].productDetails` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbackProductDetails {
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `productName`.
    pub product_name: Option<String>,
    /// `supplierArticle`.
    pub supplier_article: Option<String>,
    /// `supplierName`.
    pub supplier_name: Option<String>,
    /// `brandName`.
    pub brand_name: Option<String>,
    /// `size`.
    pub size: Option<String>,
}
wire_object!(ArchivedFeedbackProductDetails {
    nm_id: "nmId",
    imt_id: "imtId",
    product_name: "productName",
    supplier_article: "supplierArticle",
    supplier_name: "supplierName",
    brand_name: "brandName",
    size: "size",
});

/// `data.feedbacks[].photoLinks[]` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbackPhotoLink {
    /// `fullSize`.
    pub full_size: Option<String>,
    /// `miniSize`.
    pub mini_size: Option<String>,
}
wire_object!(ArchivedFeedbackPhotoLink {
    full_size: "fullSize",
    mini_size: "miniSize",
});

/// `data.feedbacks[].video` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbackVideo {
    /// `previewImage`.
    pub preview_image: Option<String>,
    /// `link`.
    pub link: Option<String>,
    /// `durationSec`.
    pub duration_sec: Option<i64>,
}
wire_object!(ArchivedFeedbackVideo {
    preview_image: "previewImage",
    link: "link",
    duration_sec: "durationSec",
});

/// `data.feedbacks[]` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedback {
    /// `id`.
    pub id: Option<String>,
    /// `text`.
    pub text: Option<String>,
    /// `pros`.
    pub pros: Option<String>,
    /// `cons`.
    pub cons: Option<String>,
    /// `productValuation`.
    pub product_valuation: Option<i64>,
    /// `createdDate`.
    pub created_date: Option<DateTime>,
    /// `answer`.
    pub answer: Option<ArchivedFeedbackAnswer>,
    /// `state`.
    pub state: Option<String>,
    /// `productDetails`.
    pub product_details: Option<ArchivedFeedbackProductDetails>,
    /// `photoLinks`.
    pub photo_links: Vec<ArchivedFeedbackPhotoLink>,
    /// `video`.
    pub video: Option<ArchivedFeedbackVideo>,
    /// `wasViewed`.
    pub was_viewed: Option<bool>,
    /// `userName`.
    pub user_name: Option<String>,
    /// `orderStatus`.
    pub order_status: Option<String>,
    /// `matchingSize`.
    pub matching_size: Option<String>,
    /// `isAbleSupplierFeedbackValuation`.
    pub is_able_supplier_feedback_valuation: Option<bool>,
    /// `supplierFeedbackValuation`.
    pub supplier_feedback_valuation: Option<i64>,
    /// `isAbleSupplierProductValuation`.
    pub is_able_supplier_product_valuation: Option<bool>,
    /// `supplierProductValuation`.
    pub supplier_product_valuation: Option<i64>,
    /// `isAbleReturnProductOrders`.
    pub is_able_return_product_orders: Option<bool>,
    /// `returnProductOrdersDate`.
    pub return_product_orders_date: Option<DateTime>,
    /// `bables`.
    pub bables: Vec<String>,
    /// `lastOrderShkId`.
    pub last_order_shk_id: Option<i64>,
    /// `lastOrderCreatedAt`.
    pub last_order_created_at: Option<DateTime>,
    /// `color`.
    pub color: Option<String>,
    /// `subjectId`.
    pub subject_id: Option<i64>,
    /// `subjectName`.
    pub subject_name: Option<String>,
    /// `parentFeedbackId`.
    pub parent_feedback_id: Option<String>,
    /// `childFeedbackId`.
    pub child_feedback_id: Option<String>,
}
wire_object!(ArchivedFeedback {
    id: "id",
    text: "text",
    pros: "pros",
    cons: "cons",
    product_valuation: "productValuation",
    created_date: "createdDate",
    answer: "answer",
    state: "state",
    product_details: "productDetails",
    photo_links: "photoLinks",
    video: "video",
    was_viewed: "wasViewed",
    user_name: "userName",
    order_status: "orderStatus",
    matching_size: "matchingSize",
    is_able_supplier_feedback_valuation: "isAbleSupplierFeedbackValuation",
    supplier_feedback_valuation: "supplierFeedbackValuation",
    is_able_supplier_product_valuation: "isAbleSupplierProductValuation",
    supplier_product_valuation: "supplierProductValuation",
    is_able_return_product_orders: "isAbleReturnProductOrders",
    return_product_orders_date: "returnProductOrdersDate",
    bables: "bables",
    last_order_shk_id: "lastOrderShkId",
    last_order_created_at: "lastOrderCreatedAt",
    color: "color",
    subject_id: "subjectId",
    subject_name: "subjectName",
    parent_feedback_id: "parentFeedbackId",
    child_feedback_id: "childFeedbackId",
});

/// `data` of what `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbacksData {
    /// `feedbacks`.
    pub feedbacks: Vec<ArchivedFeedback>,
}
wire_object!(ArchivedFeedbacksData {
    feedbacks: "feedbacks",
});

/// What `archived_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ArchivedFeedbacksResponse {
    /// `data`.
    pub data: Option<ArchivedFeedbacksData>,
    /// `error`.
    pub error: Option<bool>,
    /// `errorText`.
    pub error_text: Option<String>,
    /// `additionalErrors`.
    pub additional_errors: Vec<String>,
}
wire_object!(ArchivedFeedbacksResponse {
    data: "data",
    error: "error",
    error_text: "errorText",
    additional_errors: "additionalErrors",
});

open_enum! {
    /// `data[].pinMethod` of what `pinned_feedbacks` returns.
    pub enum PinnedFeedbackPinMethod(text) {
        PinMethodSubscription = "subscription",
        PinMethodTariff = "tariff",
    }
}

open_enum! {
    /// `data[].pinOn` of what `pinned_feedbacks` returns.
    pub enum PinnedFeedbackPinOn(text) {
        PinOnImt = "imt",
        PinOnNm = "nm",
    }
}

open_enum! {
    /// `data[].state` of what `pinned_feedbacks` returns.
    pub enum PinnedFeedbackState(text) {
        StatePinned = "pinned",
        StateUnpinned = "unpinned",
    }
}

open_enum! {
    /// `data[].unpinnedCause` of what `pinned_feedbacks` returns.
    pub enum PinnedFeedbackUnpinnedCause(text) {
        SysTariffUnpinned = "sysTariffUnpinned",
        SysLimitReached = "sysLimitReached",
        SysNoratingUnpinned = "sysNoratingUnpinned",
        SysAdditionalSlot = "sysAdditionalSlot",
    }
}

/// `data[]` of what `pinned_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedback {
    /// `changeStateAt`.
    pub change_state_at: Option<DateTime>,
    /// `imtId`.
    pub imt_id: Option<i64>,
    /// `nmId`.
    pub nm_id: Option<i64>,
    /// `pinId`.
    pub pin_id: Option<i64>,
    /// `pinMethod`.
    pub pin_method: Option<PinnedFeedbackPinMethod>,
    /// `pinOn`.
    pub pin_on: Option<PinnedFeedbackPinOn>,
    /// `feedbackId`.
    pub feedback_id: Option<String>,
    /// `state`.
    pub state: Option<PinnedFeedbackState>,
    /// `unpinnedCause`.
    pub unpinned_cause: Option<PinnedFeedbackUnpinnedCause>,
}
wire_object!(PinnedFeedback {
    change_state_at: "changeStateAt",
    imt_id: "imtId",
    nm_id: "nmId",
    pin_id: "pinId",
    pin_method: "pinMethod",
    pin_on: "pinOn",
    feedback_id: "feedbackId",
    state: "state",
    unpinned_cause: "unpinnedCause",
});

/// What `pinned_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksResponse {
    /// `data`.
    pub data: Vec<PinnedFeedback>,
    /// `next`.
    pub next: Option<i64>,
}
wire_object!(PinnedFeedbacksResponse {
    data: "data",
    next: "next",
});

open_enum! {
    /// `data[].pinMethod` of what `pin_feedbacks` returns.
    pub enum PinFeedbackPinMethod(text) {
        Tariff = "tariff",
        Subscription = "subscription",
    }
}

open_enum! {
    /// `data[].pinOn` of what `pin_feedbacks` returns.
    pub enum PinFeedbackPinOn(text) {
        Nm = "nm",
        Imt = "imt",
    }
}

open_enum! {
    /// `data[].errors[].status` of what `pin_feedbacks` returns.
    pub enum PinFeedbackErrorStatus(text) {
        FeedbackNotFound = "feedbackNotFound",
        ItemNotFound = "itemNotFound",
        FeedbackMismatch = "feedbackMismatch",
        ItemNoImages = "itemNoImages",
        FeedbackExcluded = "feedbackExcluded",
        ImtNotDisplayed = "imtNotDisplayed",
        GlobalLimitReached = "globalLimitReached",
        UnitLimitReached = "unitLimitReached",
        TariffRestriction = "tariffRestriction",
        SubscriptionRestriction = "subscriptionRestriction",
        AlreadyPinned = "alreadyPinned",
        BodyNotValid = "bodyNotValid",
    }
}

/// `data[].errors[]` of what `pin_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinFeedbackError {
    /// `origin`.
    pub origin: Option<String>,
    /// `detail`.
    pub detail: Option<String>,
    /// `requestId`.
    pub request_id: Option<String>,
    /// `status`.
    pub status: Option<PinFeedbackErrorStatus>,
    /// `title`.
    pub title: Option<String>,
}
wire_object!(PinFeedbackError {
    origin: "origin",
    detail: "detail",
    request_id: "requestId",
    status: "status",
    title: "title",
});

/// `data[]` of what `pin_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinFeedback {
    /// `feedbackId`.
    pub feedback_id: Option<String>,
    /// `pinId`.
    pub pin_id: Option<i64>,
    /// `pinMethod`.
    pub pin_method: Option<PinFeedbackPinMethod>,
    /// `pinOn`.
    pub pin_on: Option<PinFeedbackPinOn>,
    /// `isErrors`.
    pub is_errors: Option<bool>,
    /// `errors`.
    pub errors: Vec<PinFeedbackError>,
}
wire_object!(PinFeedback {
    feedback_id: "feedbackId",
    pin_id: "pinId",
    pin_method: "pinMethod",
    pin_on: "pinOn",
    is_errors: "isErrors",
    errors: "errors",
});

/// What `pin_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinFeedbacksResponse {
    /// `data`.
    pub data: Vec<PinFeedback>,
}
wire_object!(PinFeedbacksResponse {
    data: "data",
});

/// What `unpin_feedbacks` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct UnpinFeedbacksResponse {
    /// `data`.
    pub data: Vec<i64>,
}
wire_object!(UnpinFeedbacksResponse {
    data: "data",
});

/// What `pinned_feedbacks_count` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksCountResponse {
    /// `data`.
    pub data: Option<i64>,
}
wire_object!(PinnedFeedbacksCountResponse {
    data: "data",
});

/// `data.subscription` of what `pinned_feedbacks_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksLimitsSubscription {
    /// `perUnitLimit`.
    pub per_unit_limit: Option<i64>,
    /// `remaining`.
    pub remaining: Option<i64>,
    /// `totalLimit`.
    pub total_limit: Option<i64>,
    /// `unlimited`.
    pub unlimited: Option<bool>,
    /// `used`.
    pub used: Option<i64>,
}
wire_object!(PinnedFeedbacksLimitsSubscription {
    per_unit_limit: "perUnitLimit",
    remaining: "remaining",
    total_limit: "totalLimit",
    unlimited: "unlimited",
    used: "used",
});

/// `data.tariff` of what `pinned_feedbacks_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksLimitsTariff {
    /// `perUnitLimit`.
    pub per_unit_limit: Option<i64>,
    /// `remaining`.
    pub remaining: Option<i64>,
    /// `totalLimit`.
    pub total_limit: Option<i64>,
    /// `unlimited`.
    pub unlimited: Option<bool>,
    /// `used`.
    pub used: Option<i64>,
}
wire_object!(PinnedFeedbacksLimitsTariff {
    per_unit_limit: "perUnitLimit",
    remaining: "remaining",
    total_limit: "totalLimit",
    unlimited: "unlimited",
    used: "used",
});

/// `data` of what `pinned_feedbacks_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksLimitsData {
    /// `subscription`.
    pub subscription: Option<PinnedFeedbacksLimitsSubscription>,
    /// `tariff`.
    pub tariff: Option<PinnedFeedbacksLimitsTariff>,
}
wire_object!(PinnedFeedbacksLimitsData {
    subscription: "subscription",
    tariff: "tariff",
});

/// What `pinned_feedbacks_limits` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct PinnedFeedbacksLimitsResponse {
    /// `data`.
    pub data: Option<PinnedFeedbacksLimitsData>,
}
wire_object!(PinnedFeedbacksLimitsResponse {
    data: "data",
});

/// Part of several answers.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Listing {
    /// `nmID`.
    pub nm_id: Option<i64>,
    /// `price`.
    pub price: Option<i64>,
    /// `priceCurrency`.
    pub price_currency: Option<String>,
    /// `rid`.
    pub rid: Option<String>,
    /// `size`.
    pub size: Option<String>,
}
wire_object!(Listing {
    nm_id: "nmID",
    price: "price",
    price_currency: "priceCurrency",
    rid: "rid",
    size: "size",
});

/// `result[].lastMessage` of what `chats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatLastMessage {
    /// `text`.
    pub text: Option<String>,
    /// `addTimestamp`.
    pub add_timestamp: Option<i64>,
}
wire_object!(ChatLastMessage {
    text: "text",
    add_timestamp: "addTimestamp",
});

/// `result[]` of what `chats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Chat {
    /// `chatID`.
    pub chat_id: Option<String>,
    /// `replySign`.
    pub reply_sign: Option<String>,
    /// `clientName`.
    pub client_name: Option<String>,
    /// `goodCard`.
    pub good_card: Option<Listing>,
    /// `lastMessage`.
    pub last_message: Option<ChatLastMessage>,
}
wire_object!(Chat {
    chat_id: "chatID",
    reply_sign: "replySign",
    client_name: "clientName",
    good_card: "goodCard",
    last_message: "lastMessage",
});

/// What `chats` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatsResponse {
    /// `result`.
    pub result: Vec<Chat>,
    /// `errors`.
    pub errors: Vec<String>,
}
wire_object!(ChatsResponse {
    result: "result",
    errors: "errors",
});

open_enum! {
    /// `result.events[].eventType` of what `chat_events` returns.
    pub enum ChatEventEventType(text) {
        Message = "message",
    }
}

/// `result.events[].message.attachments.files[]` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventMessageAttachmentsFile {
    /// `contentType`.
    pub content_type: Option<String>,
    /// `date`.
    pub date: Option<DateTime>,
    /// `downloadID`.
    pub download_id: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `url`.
    pub url: Option<String>,
    /// `size`.
    pub size: Option<i64>,
}
wire_object!(ChatEventMessageAttachmentsFile {
    content_type: "contentType",
    date: "date",
    download_id: "downloadID",
    name: "name",
    url: "url",
    size: "size",
});

/// `result.events[].message.attachments.images[]` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventMessageAttachmentsImage {
    /// `date`.
    pub date: Option<DateTime>,
    /// `downloadID`.
    pub download_id: Option<String>,
    /// `url`.
    pub url: Option<String>,
}
wire_object!(ChatEventMessageAttachmentsImage {
    date: "date",
    download_id: "downloadID",
    url: "url",
});

/// `result.events[].message.attachments` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventMessageAttachments {
    /// `goodCard`.
    pub good_card: Option<Listing>,
    /// `files`.
    pub files: Vec<ChatEventMessageAttachmentsFile>,
    /// `images`.
    pub images: Vec<ChatEventMessageAttachmentsImage>,
}
wire_object!(ChatEventMessageAttachments {
    good_card: "goodCard",
    files: "files",
    images: "images",
});

/// `result.events[].message` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventMessage {
    /// `attachments`.
    pub attachments: Option<ChatEventMessageAttachments>,
    /// `text`.
    pub text: Option<String>,
}
wire_object!(ChatEventMessage {
    attachments: "attachments",
    text: "text",
});

open_enum! {
    /// `result.events[].sender` of what `chat_events` returns.
    pub enum ChatEventSender(text) {
        Client = "client",
        Seller = "seller",
        Wb = "wb",
    }
}

/// `result.events[]` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEvent {
    /// `chatID`.
    pub chat_id: Option<String>,
    /// `eventID`.
    pub event_id: Option<String>,
    /// `eventType`.
    pub event_type: Option<ChatEventEventType>,
    /// `isNewChat`.
    pub is_new_chat: Option<bool>,
    /// `message`.
    pub message: Option<ChatEventMessage>,
    /// `source`.
    pub source: Option<String>,
    /// `addTimestamp`.
    pub add_timestamp: Option<i64>,
    /// `addTime`.
    pub add_time: Option<DateTime>,
    /// `replySign`.
    pub reply_sign: Option<String>,
    /// `sender`.
    pub sender: Option<ChatEventSender>,
    /// `clientName`.
    pub client_name: Option<String>,
}
wire_object!(ChatEvent {
    chat_id: "chatID",
    event_id: "eventID",
    event_type: "eventType",
    is_new_chat: "isNewChat",
    message: "message",
    source: "source",
    add_timestamp: "addTimestamp",
    add_time: "addTime",
    reply_sign: "replySign",
    sender: "sender",
    client_name: "clientName",
});

/// `result` of what `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventsResult {
    /// `next`, Unix time in milliseconds.
    pub next: Option<i64>,
    /// `newestEventTime`.
    pub newest_event_time: Option<DateTime>,
    /// `oldestEventTime`.
    pub oldest_event_time: Option<DateTime>,
    /// `totalEvents`.
    pub total_events: Option<i64>,
    /// `events`.
    pub events: Vec<ChatEvent>,
}
wire_object!(ChatEventsResult {
    next: "next",
    newest_event_time: "newestEventTime",
    oldest_event_time: "oldestEventTime",
    total_events: "totalEvents",
    events: "events",
});

/// What `chat_events` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ChatEventsResponse {
    /// `result`.
    pub result: Option<ChatEventsResult>,
    /// `errors`.
    pub errors: Vec<String>,
}
wire_object!(ChatEventsResponse {
    result: "result",
    errors: "errors",
});

/// `result` of what `send_chat_message` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SendChatMessageResult {
    /// `addTime`, Unix time in milliseconds.
    pub add_time: Option<i64>,
    /// `chatID`.
    pub chat_id: Option<String>,
    /// `sign`.
    pub sign: Option<String>,
}
wire_object!(SendChatMessageResult {
    add_time: "addTime",
    chat_id: "chatID",
    sign: "sign",
});

/// What `send_chat_message` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SendChatMessageResponse {
    /// `errors`.
    pub errors: Vec<String>,
    /// `result`.
    pub result: Option<SendChatMessageResult>,
}
wire_object!(SendChatMessageResponse {
    errors: "errors",
    result: "result",
});

/// What `download_chat_file` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct DownloadChatFileResponse {
    /// `moderationState`.
    pub moderation_state: Option<String>,
    /// `retrySeconds`.
    pub retry_seconds: Option<i64>,
}
wire_object!(DownloadChatFileResponse {
    moderation_state: "moderationState",
    retry_seconds: "retrySeconds",
});

/// `claims[]` of what `claims` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Claim {
    /// `id`, UUID.
    pub id: Option<String>,
    /// `claim_type`.
    pub claim_type: Option<i64>,
    /// `status`.
    pub status: Option<i64>,
    /// `status_ex`.
    pub status_ex: Option<i64>,
    /// `nm_id`.
    pub nm_id: Option<i64>,
    /// `user_comment`, at most 1000 characters.
    pub user_comment: Option<String>,
    /// `wb_comment`, at most 10000 characters.
    pub wb_comment: Option<String>,
    /// `dt`.
    pub dt: Option<DateTime>,
    /// `imt_name`.
    pub imt_name: Option<String>,
    /// `order_dt`.
    pub order_dt: Option<DateTime>,
    /// `dt_update`.
    pub dt_update: Option<DateTime>,
    /// `photos`, 0 to 10 elements.
    pub photos: Vec<String>,
    /// `video_paths`, 0 to 1 elements.
    pub video_paths: Vec<String>,
    /// `actions`.
    pub actions: Vec<String>,
    /// `price`.
    pub price: Option<Decimal>,
    /// `currency_code`.
    pub currency_code: Option<String>,
    /// `srid`.
    pub srid: Option<String>,
    /// `origin_id_info`.
    pub origin_id_info: Option<String>,
    /// `delivery_dt`.
    pub delivery_dt: Option<DateTime>,
}
wire_object!(Claim {
    id: "id",
    claim_type: "claim_type",
    status: "status",
    status_ex: "status_ex",
    nm_id: "nm_id",
    user_comment: "user_comment",
    wb_comment: "wb_comment",
    dt: "dt",
    imt_name: "imt_name",
    order_dt: "order_dt",
    dt_update: "dt_update",
    photos: "photos",
    video_paths: "video_paths",
    actions: "actions",
    price: "price",
    currency_code: "currency_code",
    srid: "srid",
    origin_id_info: "origin_id_info",
    delivery_dt: "delivery_dt",
});

/// What `claims` returns.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ClaimsResponse {
    /// `claims`.
    pub claims: Vec<Claim>,
    /// `total`.
    pub total: Option<i64>,
}
wire_object!(ClaimsResponse {
    claims: "claims",
    total: "total",
});

/// What is known of each operation before it is called.
pub mod operations {
    #![allow(unused_imports)]

    use std::time::Duration;

    use http::Method;

    use crate::limits::{Limit, Limits};
    use crate::{Api, Category, Operation, Scope, TokenType};

    /// `GET /api/v1/new-feedbacks-questions`: see [`Communications::has_unseen`](super::Communications::has_unseen).
    pub static HAS_UNSEEN: Operation = Operation {
        api: Api::Communications,
        name: "has_unseen",
        method: Method::GET,
        path: "/api/v1/new-feedbacks-questions",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/questions/count-unanswered`: see [`Communications::unanswered_questions_count`](super::Communications::unanswered_questions_count).
    pub static UNANSWERED_QUESTIONS_COUNT: Operation = Operation {
        api: Api::Communications,
        name: "unanswered_questions_count",
        method: Method::GET,
        path: "/api/v1/questions/count-unanswered",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/questions/count`: see [`Communications::questions_count`](super::Communications::questions_count).
    pub static QUESTIONS_COUNT: Operation = Operation {
        api: Api::Communications,
        name: "questions_count",
        method: Method::GET,
        path: "/api/v1/questions/count",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/questions`: see [`Communications::questions`](super::Communications::questions).
    pub static QUESTIONS: Operation = Operation {
        api: Api::Communications,
        name: "questions",
        method: Method::GET,
        path: "/api/v1/questions",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `PATCH /api/v1/questions`: see [`Communications::update_question`](super::Communications::update_question).
    pub static UPDATE_QUESTION: Operation = Operation {
        api: Api::Communications,
        name: "update_question",
        method: Method::PATCH,
        path: "/api/v1/questions",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/question`: see [`Communications::question`](super::Communications::question).
    pub static QUESTION: Operation = Operation {
        api: Api::Communications,
        name: "question",
        method: Method::GET,
        path: "/api/v1/question",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/feedbacks/count-unanswered`: see [`Communications::unanswered_feedbacks_count`](super::Communications::unanswered_feedbacks_count).
    pub static UNANSWERED_FEEDBACKS_COUNT: Operation = Operation {
        api: Api::Communications,
        name: "unanswered_feedbacks_count",
        method: Method::GET,
        path: "/api/v1/feedbacks/count-unanswered",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/feedbacks/count`: see [`Communications::feedbacks_count`](super::Communications::feedbacks_count).
    pub static FEEDBACKS_COUNT: Operation = Operation {
        api: Api::Communications,
        name: "feedbacks_count",
        method: Method::GET,
        path: "/api/v1/feedbacks/count",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/feedbacks`: see [`Communications::feedbacks`](super::Communications::feedbacks).
    pub static FEEDBACKS: Operation = Operation {
        api: Api::Communications,
        name: "feedbacks",
        method: Method::GET,
        path: "/api/v1/feedbacks",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `POST /api/v1/feedbacks/answer`: see [`Communications::answer_feedback`](super::Communications::answer_feedback).
    pub static ANSWER_FEEDBACK: Operation = Operation {
        api: Api::Communications,
        name: "answer_feedback",
        method: Method::POST,
        path: "/api/v1/feedbacks/answer",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[204],
        timeout: None,
    };

    /// `PATCH /api/v1/feedbacks/answer`: see [`Communications::update_feedback_answer`](super::Communications::update_feedback_answer).
    pub static UPDATE_FEEDBACK_ANSWER: Operation = Operation {
        api: Api::Communications,
        name: "update_feedback_answer",
        method: Method::PATCH,
        path: "/api/v1/feedbacks/answer",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[204],
        timeout: None,
    };

    /// `POST /api/v1/feedbacks/order/return`: see [`Communications::request_feedback_return`](super::Communications::request_feedback_return).
    pub static REQUEST_FEEDBACK_RETURN: Operation = Operation {
        api: Api::Communications,
        name: "request_feedback_return",
        method: Method::POST,
        path: "/api/v1/feedbacks/order/return",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/feedback`: see [`Communications::feedback`](super::Communications::feedback).
    pub static FEEDBACK: Operation = Operation {
        api: Api::Communications,
        name: "feedback",
        method: Method::GET,
        path: "/api/v1/feedback",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/feedbacks/archive`: see [`Communications::archived_feedbacks`](super::Communications::archived_feedbacks).
    pub static ARCHIVED_FEEDBACKS: Operation = Operation {
        api: Api::Communications,
        name: "archived_feedbacks",
        method: Method::GET,
        path: "/api/v1/feedbacks/archive",
        scope: Scope::Feedbacks,
        sandbox: true,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/feedbacks/v1/pins`: see [`Communications::pinned_feedbacks`](super::Communications::pinned_feedbacks).
    pub static PINNED_FEEDBACKS: Operation = Operation {
        api: Api::Communications,
        name: "pinned_feedbacks",
        method: Method::GET,
        path: "/api/feedbacks/v1/pins",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/feedbacks/v1/pins`: see [`Communications::pin_feedbacks`](super::Communications::pin_feedbacks).
    pub static PIN_FEEDBACKS: Operation = Operation {
        api: Api::Communications,
        name: "pin_feedbacks",
        method: Method::POST,
        path: "/api/feedbacks/v1/pins",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `DELETE /api/feedbacks/v1/pins`: see [`Communications::unpin_feedbacks`](super::Communications::unpin_feedbacks).
    pub static UNPIN_FEEDBACKS: Operation = Operation {
        api: Api::Communications,
        name: "unpin_feedbacks",
        method: Method::DELETE,
        path: "/api/feedbacks/v1/pins",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/feedbacks/v1/pins/count`: see [`Communications::pinned_feedbacks_count`](super::Communications::pinned_feedbacks_count).
    pub static PINNED_FEEDBACKS_COUNT: Operation = Operation {
        api: Api::Communications,
        name: "pinned_feedbacks_count",
        method: Method::GET,
        path: "/api/feedbacks/v1/pins/count",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/feedbacks/v1/pins/limits`: see [`Communications::pinned_feedbacks_limits`](super::Communications::pinned_feedbacks_limits).
    pub static PINNED_FEEDBACKS_LIMITS: Operation = Operation {
        api: Api::Communications,
        name: "pinned_feedbacks_limits",
        method: Method::GET,
        path: "/api/feedbacks/v1/pins/limits",
        scope: Scope::Feedbacks,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Feedbacks),
        token_types: &[],
        bucket: "communications.feedbacks_questions",
        limits: Limits::typed(
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(1000, 3, 333, 6)),
            Some(Limit::new(3600000, 5, 720000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/seller/chats`: see [`Communications::chats`](super::Communications::chats).
    pub static CHATS: Operation = Operation {
        api: Api::Communications,
        name: "chats",
        method: Method::GET,
        path: "/api/v1/seller/chats",
        scope: Scope::BuyerChat,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::BuyerChat),
        token_types: &[],
        bucket: "communications.chats",
        limits: Limits::typed(
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `GET /api/v1/seller/events`: see [`Communications::chat_events`](super::Communications::chat_events).
    pub static CHAT_EVENTS: Operation = Operation {
        api: Api::Communications,
        name: "chat_events",
        method: Method::GET,
        path: "/api/v1/seller/events",
        scope: Scope::BuyerChat,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::BuyerChat),
        token_types: &[],
        bucket: "communications.chat_events",
        limits: Limits::typed(
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `POST /api/v1/seller/message`: see [`Communications::send_chat_message`](super::Communications::send_chat_message).
    pub static SEND_CHAT_MESSAGE: Operation = Operation {
        api: Api::Communications,
        name: "send_chat_message",
        method: Method::POST,
        path: "/api/v1/seller/message",
        scope: Scope::BuyerChat,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::BuyerChat),
        token_types: &[],
        bucket: "communications.send_chat_message",
        limits: Limits::typed(
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/seller/download/{id}`: see [`Communications::download_chat_file`](super::Communications::download_chat_file).
    pub static DOWNLOAD_CHAT_FILE: Operation = Operation {
        api: Api::Communications,
        name: "download_chat_file",
        method: Method::GET,
        path: "/api/v1/seller/download/{id}",
        scope: Scope::BuyerChat,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::BuyerChat),
        token_types: &[],
        bucket: "communications.download_chat_file",
        limits: Limits::typed(
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(10000, 10, 1000, 10)),
            Some(Limit::new(3600000, 10, 360000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200, 202],
        timeout: Some(Duration::from_millis(60000u64)),
    };

    /// `GET /api/v1/claims`: see [`Communications::claims`](super::Communications::claims).
    pub static CLAIMS: Operation = Operation {
        api: Api::Communications,
        name: "claims",
        method: Method::GET,
        path: "/api/v1/claims",
        scope: Scope::Returns,
        sandbox: false,
        read_only: true,
        deprecated: false,
        retired: false,
        category: Some(Category::Returns),
        token_types: &[],
        bucket: "communications.claims",
        limits: Limits::typed(
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// `PATCH /api/v1/claim`: see [`Communications::answer_claim`](super::Communications::answer_claim).
    pub static ANSWER_CLAIM: Operation = Operation {
        api: Api::Communications,
        name: "answer_claim",
        method: Method::PATCH,
        path: "/api/v1/claim",
        scope: Scope::Returns,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: Some(Category::Returns),
        token_types: &[],
        bucket: "communications.answer_claim",
        limits: Limits::typed(
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(60000, 20, 3000, 10)),
            Some(Limit::new(3600000, 1, 3600000, 1)),
        ),
        sandbox_limit: None,
        cost_4xx: 1u32,
        success: &[200],
        timeout: None,
    };

    /// Every operation of this API that WB has.
    pub static ALL: &[&Operation] = &[
        &HAS_UNSEEN,
        &UNANSWERED_QUESTIONS_COUNT,
        &QUESTIONS_COUNT,
        &QUESTIONS,
        &UPDATE_QUESTION,
        &QUESTION,
        &UNANSWERED_FEEDBACKS_COUNT,
        &FEEDBACKS_COUNT,
        &FEEDBACKS,
        &ANSWER_FEEDBACK,
        &UPDATE_FEEDBACK_ANSWER,
        &REQUEST_FEEDBACK_RETURN,
        &FEEDBACK,
        &ARCHIVED_FEEDBACKS,
        &PINNED_FEEDBACKS,
        &PIN_FEEDBACKS,
        &UNPIN_FEEDBACKS,
        &PINNED_FEEDBACKS_COUNT,
        &PINNED_FEEDBACKS_LIMITS,
        &CHATS,
        &CHAT_EVENTS,
        &SEND_CHAT_MESSAGE,
        &DOWNLOAD_CHAT_FILE,
        &CLAIMS,
        &ANSWER_CLAIM,
    ];
}
