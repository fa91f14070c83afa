// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(deprecated, unused_imports)]

use wildberries::communications::{self, operations};

use crate::Driver;

pub async fn all(driver: &Driver) {
    for call in driver.calls(&operations::HAS_UNSEEN) {
        let answer = call.client().communications().has_unseen().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UNANSWERED_QUESTIONS_COUNT) {
        let answer = call.client().communications().unanswered_questions_count().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::QUESTIONS_COUNT) {
        let answer = call.client().communications().questions_count(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::QUESTIONS) {
        let answer = call.client().communications().questions(call.argument::<bool>("query", "isAnswered"), call.argument::<i64>("query", "take"), call.argument::<i64>("query", "skip"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UPDATE_QUESTION) {
        let answer = call.client().communications().update_question(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::QUESTION) {
        let answer = call.client().communications().question(&call.argument::<String>("query", "id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UNANSWERED_FEEDBACKS_COUNT) {
        let answer = call.client().communications().unanswered_feedbacks_count().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::FEEDBACKS_COUNT) {
        let answer = call.client().communications().feedbacks_count(call.argument::<bool>("query", "isAnswered"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::FEEDBACKS) {
        let answer = call.client().communications().feedbacks(call.argument::<bool>("query", "isAnswered"), call.argument::<i64>("query", "take"), call.argument::<i64>("query", "skip"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ANSWER_FEEDBACK) {
        let answer = call.client().communications().answer_feedback(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::UPDATE_FEEDBACK_ANSWER) {
        let answer = call.client().communications().update_feedback_answer(&call.body()).await;
        call.check_empty(answer);
    }
    for call in driver.calls(&operations::REQUEST_FEEDBACK_RETURN) {
        let answer = call.client().communications().request_feedback_return(&call.body()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::FEEDBACK) {
        let answer = call.client().communications().feedback(&call.argument::<String>("query", "id")).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ARCHIVED_FEEDBACKS) {
        let answer = call.client().communications().archived_feedbacks(call.argument::<i64>("query", "take"), call.argument::<i64>("query", "skip"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PINNED_FEEDBACKS) {
        let answer = call.client().communications().pinned_feedbacks(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PIN_FEEDBACKS) {
        let answer = call.client().communications().pin_feedbacks(&call.body::<Vec<communications::PinFeedbacksEntry>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::UNPIN_FEEDBACKS) {
        let answer = call.client().communications().unpin_feedbacks(&call.body::<Vec<i64>>()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PINNED_FEEDBACKS_COUNT) {
        let answer = call.client().communications().pinned_feedbacks_count(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::PINNED_FEEDBACKS_LIMITS) {
        let answer = call.client().communications().pinned_feedbacks_limits().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CHATS) {
        let answer = call.client().communications().chats().await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::CHAT_EVENTS) {
        let answer = call.client().communications().chat_events(&call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::SEND_CHAT_MESSAGE) {
        let answer = call.client().communications().send_chat_message(&communications::SendChatMessageRequest { reply_sign: call.argument("form", "replySign"), message: call.argument("form", "message"), file: vec![call.file("file"), call.file("file")], }).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::DOWNLOAD_CHAT_FILE) {
        let answer = call.client().communications().download_chat_file(&call.argument::<String>("path", "id")).await;
        call.check_download(answer);
    }
    for call in driver.calls(&operations::CLAIMS) {
        let answer = call.client().communications().claims(call.argument::<bool>("query", "is_archive"), &call.params()).await;
        call.check_json(answer);
    }
    for call in driver.calls(&operations::ANSWER_CLAIM) {
        let answer = call.client().communications().answer_claim(&call.body()).await;
        call.check_empty(answer);
    }
}
