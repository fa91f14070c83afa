//! The executor against a script in paused time: order, retries, limits, classification.

use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::sync::Mutex;

use reqwest::ResponseBuilderExt as _;
use serde_json::json;
use tokio::time::Instant;

use super::*;
use crate::client::Client;
use crate::limits::Limits;
use crate::operation::{Api, Category};
use crate::response::Outcome as Success;
use crate::token::tests::jwt;

type Sending = Pin<Box<dyn Future<Output = Result<reqwest::Response, SendFailure>> + Send>>;
pub(crate) type Script = dyn Fn(reqwest::Request) -> Sending + Send + Sync;

/// An operation made for a test.
pub(crate) fn operation_with(
    method: Method,
    path: &'static str,
    change: impl FnOnce(&mut Operation),
) -> &'static Operation {
    let mut operation = Operation {
        api: Api::General,
        name: "test",
        method,
        path,
        scope: Scope::Common,
        sandbox: false,
        read_only: false,
        deprecated: false,
        retired: false,
        category: None,
        token_types: &[],
        bucket: "test",
        limits: Limits::any(Limit::new(1000, 1000, 1, 1000)),
        sandbox_limit: None,
        cost_4xx: 1,
        success: &[200],
        timeout: None,
    };
    change(&mut operation);
    Box::leak(Box::new(operation))
}

pub(crate) fn operation(method: Method, path: &'static str, read_only: bool) -> &'static Operation {
    operation_with(method, path, |operation| operation.read_only = read_only)
}

/// A personal token that may do everything.
fn token() -> Token {
    Token::new(jwt(&json!({"acc": 3, "sid": "seller-1", "s": 0x3fff_fffe}))).unwrap()
}

#[derive(Clone, Copy)]
enum Step {
    Reply(u16, &'static [(&'static str, &'static str)], &'static str),
    Fail(Outcome),
    Hang,
    /// Headers at once, then silence.
    HangInBody,
    /// Answered, after redirects, by somebody else.
    Elsewhere,
}
use Step::{Elsewhere, Fail, Hang, HangInBody, Reply};

const OK: Step = Reply(200, &[], "[]");

struct Sent {
    at: Instant,
    request: reqwest::Request,
}

/// A scripted WB. When the script is at its end, its last step repeats.
#[derive(Clone)]
struct Wb {
    sent: Arc<Mutex<Vec<Sent>>>,
    start: Instant,
}

impl Wb {
    fn new(steps: impl IntoIterator<Item = Step>) -> (Self, Box<Script>) {
        let wb = Wb { sent: Arc::default(), start: Instant::now() };
        let steps: Mutex<VecDeque<Step>> = Mutex::new(steps.into_iter().collect());
        let sent = Arc::clone(&wb.sent);
        let script = move |request: reqwest::Request| -> Sending {
            let url = request.url().clone();
            sent.lock().unwrap().push(Sent { at: Instant::now(), request });
            let mut steps = steps.lock().unwrap();
            let step = steps.front().copied().unwrap_or(OK);
            if steps.len() > 1 {
                steps.pop_front();
            }
            Box::pin(async move {
                match step {
                    Reply(status, headers, body) => {
                        let mut response = http::Response::builder().status(status).url(url);
                        for (name, value) in headers {
                            response = response.header(*name, *value);
                        }
                        Ok(response.body(body).unwrap().into())
                    }
                    Elsewhere => {
                        let url = "https://evil.example/".parse().unwrap();
                        Ok(http::Response::builder().status(200).url(url).body("[]").unwrap().into())
                    }
                    Fail(outcome) => Err((outcome, "scripted".into())),
                    Hang => std::future::pending().await,
                    HangInBody => {
                        let body = reqwest::Body::wrap(Silent);
                        Ok(http::Response::builder().status(200).url(url).body(body).unwrap().into())
                    }
                }
            })
        };
        (wb, Box::new(script))
    }

    fn client(steps: impl IntoIterator<Item = Step>) -> (Self, Client) {
        Wb::with(steps, |builder| builder)
    }

    fn with(
        steps: impl IntoIterator<Item = Step>,
        change: impl FnOnce(crate::ClientBuilder) -> crate::ClientBuilder,
    ) -> (Self, Client) {
        let (wb, script) = Wb::new(steps);
        let client = change(Client::builder().token(token()).script(script)).build().unwrap();
        (wb, client)
    }

    fn count(&self) -> usize {
        self.sent.lock().unwrap().len()
    }

    /// When requests were sent, in milliseconds from the start.
    fn times(&self) -> Vec<u128> {
        self.sent.lock().unwrap().iter().map(|sent| (sent.at - self.start).as_millis()).collect()
    }

    fn url(&self, index: usize) -> String {
        self.sent.lock().unwrap()[index].request.url().to_string()
    }

    fn header(&self, index: usize, name: &str) -> Option<String> {
        let sent = self.sent.lock().unwrap();
        Some(sent[index].request.headers().get(name)?.to_str().unwrap().to_owned())
    }
}

/// A body that never goes on.
struct Silent;

impl http_body::Body for Silent {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<http_body::Frame<Bytes>, Self::Error>>> {
        std::task::Poll::Pending
    }
}

fn read() -> &'static Operation {
    operation(Method::POST, "/read", true)
}

fn write() -> &'static Operation {
    operation(Method::GET, "/write", false)
}

async fn list(client: &Client, operation: &'static Operation) -> Result<crate::Response<Vec<i64>>> {
    client.json(Call::new(operation)).await
}

// ---- retries

#[tokio::test(start_paused = true)]
async fn a_429_then_200_waits_what_the_server_says() {
    let (wb, client) =
        Wb::client([Reply(429, &[("X-Ratelimit-Retry", "2"), ("X-Ratelimit-Reset", "29")], "{}"), OK]);
    let answer = list(&client, write()).await.unwrap();
    assert_eq!(answer.attempts(), 2);
    let times = wb.times();
    assert!((2000..3000).contains(&times[1]), "{times:?}");
}

#[tokio::test(start_paused = true)]
async fn a_wait_longer_than_the_timeout_does_not_time_out() {
    let (wb, client) = Wb::client([Reply(429, &[("X-Ratelimit-Retry", "20")], "{}"), OK]);
    list(&client, write()).await.unwrap();
    assert!(wb.times()[1] >= 20_000);
}

#[tokio::test(start_paused = true)]
async fn a_429_without_headers_waits_the_refill() {
    let slow = operation_with(Method::POST, "/slow", |o| {
        o.limits = Limits::any(Limit::new(60_000, 6, 10_000, 6));
    });
    let (wb, client) = Wb::client([Reply(429, &[], r#"{"errors":["(api-new) too many requests"]}"#), OK]);
    list(&client, slow).await.unwrap();
    assert!(wb.times()[1] >= 10_000, "{:?}", wb.times());
}

#[tokio::test(start_paused = true)]
async fn a_429_is_not_reported_as_a_401() {
    for body in [r#"{"title":"x","detail":"unauthorized"}"#, r#"{"code":429,"message":""}"#, "", "<html>"] {
        let (wb, client) = Wb::client([Reply(429, &[("X-Ratelimit-Retry", "1")], body)]);
        let error = list(&client, write()).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Wb), "{body}");
        assert_eq!((error.attempts(), wb.count()), (3, 3));
        assert_eq!(error.rate_limit().retry, Some(Duration::from_secs(1)));
        assert!(error.retry_at().is_some() && error.maybe_sent() && !error.maybe_applied());
    }
}

#[tokio::test(start_paused = true)]
async fn the_429_of_the_last_attempt_penalises_the_bucket() {
    let (wb, client) = Wb::with([Reply(429, &[("X-Ratelimit-Retry", "20")], "{}"), OK], |builder| {
        builder.retry(crate::RetryPolicy::never())
    });
    let error = list(&client, write()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Wb));
    // Nobody sends while the penalty lasts.
    let impatient = client.with_max_wait(Duration::from_secs(10));
    let error = list(&impatient, write()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Ceiling));
    assert_eq!((error.attempts(), wb.count()), (0, 1));
    list(&client, write()).await.unwrap();
    assert!(wb.times()[1] >= 20_000, "{:?}", wb.times());
}

#[tokio::test(start_paused = true)]
async fn a_429_of_hours_is_given_up_at_once_and_others_fail_fast() {
    let (wb, client) = Wb::client([Reply(429, &[("X-Ratelimit-Retry", "18236")], "{}"), OK]);
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Wb));
    assert_eq!(error.retry_after(), Some(Duration::from_secs(18236)));
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Ceiling));
    assert!(error.retry_after().unwrap() > Duration::from_secs(18000));
    assert!(!error.maybe_sent());
    assert_eq!(wb.count(), 1);
    assert!(wb.start.elapsed() < Duration::from_secs(1), "nothing was slept");
}

#[tokio::test(start_paused = true)]
async fn the_seller_wide_429_holds_all_buckets_of_the_seller_only() {
    let global = r#"{"title":"too many requests","detail":"Limited by global limiter, per seller x","origin":"s2s-api"}"#;
    let (wb, client) = Wb::with([Reply(429, &[("X-Ratelimit-Retry", "20")], global), OK], |builder| {
        builder.retry(crate::RetryPolicy::never())
    });
    let error = list(&client, write()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::SellerWide));
    assert_eq!(error.origin(), Some("s2s-api"));
    let other = operation_with(Method::GET, "/other", |o| o.bucket = "other");
    let error = list(&client.with_max_wait(Duration::from_secs(1)), other).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::SellerWide));
    assert_eq!(wb.count(), 1);
    let stranger = Token::new(jwt(&json!({"acc": 3, "sid": "seller-2"}))).unwrap();
    list(&client.with_token(stranger).with_max_wait(Duration::ZERO), other).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_break_sent_as_429_is_no_rate_limit() {
    let notice = r#"{"errors":["Технический перерыв до 16:00"]}"#;
    let (wb, client) = Wb::client([Reply(429, &[], notice), OK]);
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unavailable);
    assert!(error.retry_after().unwrap() <= Duration::from_secs(24 * 3600));
    assert_eq!(wb.count(), 1);
    list(&client.with_max_wait(Duration::ZERO), read()).await.unwrap();
}

#[test]
fn a_break_ends_at_moscow_time() {
    let body = ErrorBody::read(r#"{"errors":["Технический перерыв до 16:00"]}"#.as_bytes());
    let at = |hours: u64| SystemTime::UNIX_EPOCH + Duration::from_secs(hours * 3600);
    assert_eq!(break_ends(&body, at(10)), Some(Duration::from_secs(3 * 3600)));
    assert_eq!(break_ends(&body, at(13)), Some(Duration::ZERO));
    assert_eq!(break_ends(&body, at(14)), Some(Duration::from_secs(23 * 3600)));
}

#[tokio::test(start_paused = true)]
async fn a_get_that_changes_state_is_not_sent_twice_after_it_may_have_been_sent() {
    for step in [
        Fail(Outcome::MaybeSent),
        Fail(Outcome::TimedOut),
        Hang,
        HangInBody,
        Reply(500, &[], ""),
        Reply(503, &[], ""),
    ] {
        let (wb, client) = Wb::client([step, OK]);
        let error = list(&client, write()).await.unwrap_err();
        assert_eq!((wb.count(), error.attempts()), (1, 1), "{error}");
        assert!(error.maybe_sent() && error.maybe_applied());
        assert!(error.to_string().contains("may have been carried out") || error.is_timeout(), "{error}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_post_that_only_reads_is_sent_again() {
    for step in [
        Fail(Outcome::MaybeSent),
        Fail(Outcome::TimedOut),
        Hang,
        HangInBody,
        Reply(500, &[], ""),
        Reply(503, &[], ""),
    ] {
        let (wb, client) = Wb::client([step, OK]);
        assert_eq!(list(&client, read()).await.unwrap().attempts(), 2);
        let times = wb.times();
        assert!(times[1] >= times[0] + 500, "{times:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_failed_connection_is_tried_again_whatever_the_operation_does() {
    let (wb, client) = Wb::client([Fail(Outcome::NotSent), Fail(Outcome::NotSent), OK]);
    assert_eq!(list(&client, write()).await.unwrap().attempts(), 3);
    let times = wb.times();
    assert!(times[1] >= 500 && times[1] < 1000 && times[2] >= times[1] + 1000, "{times:?}");

    let (wb, client) = Wb::client([Fail(Outcome::NotSent)]);
    let error = list(&client, write()).await.unwrap_err();
    assert_eq!((error.kind(), error.attempts(), wb.count()), (ErrorKind::Network, 3, 3));
    assert!(!error.maybe_sent() && !error.maybe_applied());
}

#[tokio::test(start_paused = true)]
async fn rejected_keys_and_penalties_are_events() {
    let global = r#"{"title":"too many requests","detail":"limited by global limiter","origin":"s2s-api"}"#;
    let steps = [
        Reply(401, &[], ""),
        Reply(429, &[("X-Ratelimit-Retry", "3")], "{}"),
        Reply(429, &[("X-Ratelimit-Retry", "4")], global),
        OK,
    ];
    let (_, client) = Wb::client(steps);
    let mut events = client.events().subscribe();
    list(&client, read()).await.unwrap_err();
    list(&client, read()).await.unwrap();
    let EventKind::KeyRejected { seller, operation } = events.try_next().unwrap().kind else { panic!() };
    assert_eq!((seller.as_deref(), operation), (Some("seller-1"), read()));
    for (seconds, wide) in [(3, false), (4, true)] {
        let kind = events.try_next().unwrap().kind;
        let EventKind::Penalized { bucket, wait, seller_wide } = kind else { panic!() };
        assert_eq!((bucket.seller(), bucket.bucket()), (Some("seller-1"), "test"));
        assert_eq!((wait, seller_wide), (Some(Duration::from_secs(seconds)), wide));
    }
    assert!(events.try_next().is_none());
    assert_eq!((client.events().count("key_rejected"), client.events().count("penalized")), (1, 2));
}

#[tokio::test(start_paused = true)]
async fn other_4xx_are_final() {
    for (status, kind) in [
        (400, ErrorKind::Validation),
        (401, ErrorKind::Unauthorized),
        (402, ErrorKind::PaymentRequired),
        (403, ErrorKind::Forbidden),
        (404, ErrorKind::NotFound),
        (409, ErrorKind::Conflict),
        (413, ErrorKind::Validation),
        (418, ErrorKind::Status),
        (422, ErrorKind::Validation),
        (498, ErrorKind::Unavailable),
        (302, ErrorKind::Redirect),
    ] {
        let (wb, client) = Wb::client([Reply(status, &[], "")]);
        let error = list(&client, read()).await.unwrap_err();
        assert_eq!((error.kind(), wb.count()), (kind, 1), "{status}");
        assert_eq!(error.status().unwrap(), status);
        assert!(error.maybe_sent() && !error.maybe_applied());
    }
}

#[tokio::test(start_paused = true)]
async fn every_attempt_takes_a_place_from_the_limiter() {
    let slow = operation_with(Method::POST, "/slow", |o| {
        o.read_only = true;
        o.limits = Limits::any(Limit::new(10_000, 1, 10_000, 1));
    });
    let (wb, client) = Wb::client([Reply(500, &[], ""), Reply(500, &[], ""), OK]);
    list(&client, slow).await.unwrap();
    let times = wb.times();
    assert!(times[1] >= times[0] + 10_000 && times[2] >= times[1] + 10_000, "{times:?}");
}

#[tokio::test(start_paused = true)]
async fn a_repeat_the_limiter_refuses_reports_what_failed() {
    let rare = operation_with(Method::POST, "/rare", |o| {
        o.read_only = true;
        o.limits = Limits::any(Limit::new(43_200_000, 1, 43_200_000, 1));
    });
    let (wb, client) = Wb::client([Reply(502, &[], "")]);
    let error = list(&client, rare).await.unwrap_err();
    assert_eq!((error.kind(), error.attempts(), wb.count()), (ErrorKind::Server, 1, 1));
    assert!(error.retry_after().unwrap() > Duration::from_secs(43_000));
    // A connection that failed took nothing from the bucket.
    let (_, client) = Wb::client([Fail(Outcome::NotSent), OK]);
    assert_eq!(list(&client, rare).await.unwrap().attempts(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_wait_that_does_not_fit_the_limit_gives_a_hint() {
    let (_, client) = Wb::client([Reply(429, &[("X-Ratelimit-Retry", "10085")], "{}")]);
    let error = list(&client, read()).await.unwrap_err().to_string();
    assert!(error.contains("try again in 2 h 48 min") && error.contains("another token type"), "{error}");
}

// ---- limits

#[tokio::test(start_paused = true)]
async fn a_full_window_does_not_deadlock() {
    let narrow = operation_with(Method::GET, "/narrow", |o| {
        o.limits = Limits::any(Limit::new(6_000, 3, 2_000, 3));
    });
    let (wb, client) = Wb::client([OK]);
    for _ in 0..6 {
        list(&client, narrow).await.unwrap();
    }
    let times = wb.times();
    assert_eq!(times.iter().map(|time| time / 1000).collect::<Vec<_>>(), [0, 0, 0, 2, 4, 6]);
}

#[tokio::test(start_paused = true)]
async fn a_4xx_on_marketplace_counts_as_ten() {
    let costly = operation_with(Method::PATCH, "/costly", |o| {
        o.cost_4xx = 10;
        o.limits = Limits::any(Limit::new(60_000, 60, 1_000, 20));
    });
    let (_, client) = Wb::client([Reply(409, &[], r#"{"code":"FailedToUpdateSupply"}"#)]);
    let error = list(&client, costly).await.unwrap_err();
    assert_eq!((error.kind(), error.code()), (ErrorKind::Conflict, Some("FailedToUpdateSupply")));
    assert_eq!(client.quota(costly).await.used, 10);
    // A 429 is not known to be charged.
    let (_, client) = Wb::with([Reply(200, &[], "[]")], |builder| builder);
    list(&client, costly).await.unwrap();
    assert_eq!(client.quota(costly).await.used, 1);
}

#[tokio::test(start_paused = true)]
async fn the_servers_count_after_a_charged_answer_is_not_charged_again() {
    let costly = operation_with(Method::PATCH, "/costly", |o| {
        o.cost_4xx = 10;
        o.limits = Limits::any(Limit::new(60_000, 60, 1_000, 20));
    });
    let headers = &[("X-Ratelimit-Limit", "20"), ("X-Ratelimit-Remaining", "9")];
    let (_, client) = Wb::client([Reply(409, headers, "")]);
    list(&client, costly).await.unwrap_err();
    assert_eq!(client.quota(costly).await.used, 11);
}

#[tokio::test(start_paused = true)]
async fn headers_narrow_the_bucket_on_errors_too() {
    for status in [200, 404] {
        let (_, client) =
            Wb::client([Reply(status, &[("x-ratelimit-limit", "10"), ("x-ratelimit-remaining", "3")], "[]")]);
        let _ = list(&client, write()).await;
        let quota = client.quota(write()).await;
        assert_eq!((quota.capacity, quota.used), (10, 7), "{status}");
    }
}

#[tokio::test(start_paused = true)]
async fn one_who_waits_is_planned_again_when_limits_change() {
    let (wb, client) = Wb::client([OK]);
    let patient = client.with_max_wait(Duration::from_secs(1000));
    let slow = operation_with(Method::GET, "/slow", |o| {
        o.bucket = "slow";
        o.limits = Limits::any(Limit::new(10_000, 1, 10_000, 1));
    });
    let every = |seconds: u64| {
        let mut overrides = crate::limits::Overrides::new();
        overrides.set("slow", None, Limit::new(seconds * 1000, 1, seconds * 1000, 1));
        overrides
    };
    client.limiter().set_overrides(every(100));
    list(&patient, slow).await.unwrap();
    let change = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        // Another, and then WB's own.
        client.limiter().set_overrides(every(60));
        tokio::time::sleep(Duration::from_secs(1)).await;
        client.limiter().set_overrides(crate::limits::Overrides::new());
    };
    let (result, ()) = tokio::join!(list(&patient, slow), change);
    result.unwrap();
    assert_eq!(wb.times(), [0, 10_000]);
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_callers_own_is_refused_before_sending() {
    let narrow = operation_with(Method::GET, "/narrow", |o| {
        o.limits = Limits::any(Limit::new(6_000, 1, 6_000, 1));
    });
    let (wb, client) = Wb::client([OK]);
    list(&client, narrow).await.unwrap();
    for error in [
        list(&client.with_max_wait(Duration::from_secs(5)), narrow).await.unwrap_err(),
        client.empty(Call::new(narrow).max_wait(Duration::from_secs(5))).await.unwrap_err(),
    ] {
        assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Ceiling));
        assert!(error.retry_after().unwrap() > Duration::from_secs(5));
        assert_eq!(error.attempts(), 0);
        assert!(error.to_string().contains("GET /narrow"), "{error}");
    }
    assert_eq!(wb.count(), 1);
    list(&client, narrow).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn budgets_are_kept_per_seller_and_token_type() {
    let narrow = operation_with(Method::GET, "/narrow", |o| {
        o.limits = Limits::any(Limit::new(60_000, 1, 60_000, 1));
    });
    let (_, client) = Wb::client([OK]);
    let client = client.with_max_wait(Duration::ZERO);
    let of = |acc: i64, sid: &str| Token::new(jwt(&json!({"acc": acc, "sid": sid}))).unwrap();
    list(&client, narrow).await.unwrap();
    list(&client.with_token(of(4, "seller-1")), narrow).await.unwrap();
    list(&client.with_token(of(3, "seller-2")), narrow).await.unwrap();
    list(&client.with_seller("seller-3"), narrow).await.unwrap();
    // Another token of the same seller and type has the same budget.
    list(&client.with_token(of(3, "seller-1")), narrow).await.unwrap_err();
}

#[tokio::test(start_paused = true)]
async fn a_dropped_call_gives_its_place_back() {
    let narrow = operation_with(Method::GET, "/narrow", |o| {
        o.limits = Limits::any(Limit::new(6_000, 1, 6_000, 1));
    });
    let (wb, client) = Wb::client([OK]);
    list(&client, narrow).await.unwrap();
    for _ in 0..10 {
        let call = list(&client, narrow);
        assert!(tokio::time::timeout(Duration::from_millis(10), call).await.is_err());
    }
    list(&client, narrow).await.unwrap();
    assert!(wb.times()[1] < 6_500, "{:?}", wb.times());
}

// ---- timeouts

#[tokio::test(start_paused = true)]
async fn timeouts_of_client_operation_and_call() {
    let took = async |client: &Client, call: Call| {
        let start = Instant::now();
        assert!(client.empty(call).await.unwrap_err().is_timeout());
        start.elapsed().as_secs()
    };
    let slow = operation_with(Method::GET, "/slow", |o| o.timeout = Some(Duration::from_secs(60)));
    let (_, client) = Wb::client([Hang]);
    assert_eq!(took(&client, Call::new(write())).await, 10);
    assert_eq!(took(&client, Call::new(slow)).await, 60);
    assert_eq!(took(&client, Call::new(slow).timeout(Duration::from_secs(3))).await, 3);
    let (_, client) = Wb::with([Hang], |builder| builder.timeout(Duration::from_secs(90)));
    assert_eq!(took(&client, Call::new(slow)).await, 90);
}

// ---- answers

#[tokio::test(start_paused = true)]
async fn a_204_is_the_default_everywhere() {
    let (_, client) = Wb::client([Reply(204, &[], "")]);
    let answer = list(&client, read()).await.unwrap();
    assert!(answer.is_empty() && answer.outcome() == Success::NoContent);
    client.empty(Call::new(write())).await.unwrap();
    assert!(client.bytes(Call::new(read())).await.unwrap().is_empty());
    let file = client.download::<Vec<i64>>(Call::new(read())).await.unwrap();
    assert!(file.is_ready());
}

#[tokio::test(start_paused = true)]
async fn a_documented_empty_200_is_a_success() {
    let (_, client) = Wb::client([Reply(200, &[], "")]);
    assert_eq!(client.empty(Call::new(write())).await.unwrap().outcome(), Success::Ok);
}

#[tokio::test(start_paused = true)]
async fn an_empty_200_where_a_value_is_due_is_told_apart() {
    let (wb, client) = Wb::client([Reply(200, &[], " \n")]);
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!((error.kind(), wb.count()), (ErrorKind::EmptyBody, 1));
    assert_eq!(error.operation().unwrap().path(), "/read");
}

#[tokio::test(start_paused = true)]
async fn several_success_codes() {
    for (status, outcome) in
        [(201, Success::Created), (202, Success::Accepted), (208, Success::AlreadyReported)]
    {
        for (body, length) in [("", 0), ("null", 0), ("[1,2]", 2)] {
            let (_, client) = Wb::client([Reply(status, &[], body)]);
            let answer = list(&client, write()).await.unwrap();
            assert_eq!((answer.outcome(), answer.len()), (outcome, length));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_download_is_not_read_as_json() {
    let (_, client) = Wb::client([Reply(202, &[], "[7]"), Reply(200, &[], "PK\u{3}\u{4}{\"error\":true")]);
    let call = || Call::new(read());
    match client.download::<Vec<i64>>(call()).await.unwrap().into_inner() {
        crate::Download::NotReady(progress) => assert_eq!(progress, [7]),
        other => panic!("{other:?}"),
    }
    let file = client.download::<Vec<i64>>(call()).await.unwrap().into_inner().ready().unwrap();
    assert!(file.starts_with(b"PK"));
}

#[tokio::test(start_paused = true)]
async fn error_true_in_a_200_is_an_error() {
    let body = r#"{"data":null,"error":true,"errorText":"Incorrect request format","additionalErrors":{"nmID":"unknown"}}"#;
    let (wb, client) = Wb::client([Reply(200, &[], body)]);
    let error = client.json::<Option<serde_json::Value>>(Call::new(read())).await.unwrap_err();
    assert_eq!((error.kind(), wb.count()), (ErrorKind::Rejected, 1));
    assert!(error.is_validation() && error.to_string().contains("Incorrect request format"), "{error}");
    let (_, client) = Wb::client([Reply(200, &[], r#"{"error":false,"errorText":"","data":[]}"#)]);
    client.json::<Option<serde_json::Value>>(Call::new(read())).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_broken_answer_names_the_place_and_hides_tokens() {
    let body = "{\"a\": [1, {\"b\": \u{1}eyJhbGciOiJFUzI1NiJ9.eyJzIjoxfQ.c2ln";
    let (wb, client) = Wb::client([Reply(200, &[("X-Request-Id", "r-1")], body)]);
    let error = client.json::<std::collections::BTreeMap<String, serde_json::Value>>(Call::new(read())).await;
    let error = error.unwrap_err();
    assert_eq!((error.kind(), wb.count()), (ErrorKind::Decode, 1));
    assert!(error.maybe_applied());
    assert_eq!(error.request_id(), Some("r-1"));
    let shown = format!("{error} {error:?} {:?}", error.excerpt());
    assert!(shown.contains("at a") && !shown.contains("eyJ") && !shown.contains('\u{1}'), "{shown}");
}

#[tokio::test(start_paused = true)]
async fn retired_and_unknown_paths_are_told_apart() {
    let retired = r#"{"status":404,"title":"Not Found","detail":"This method is deprecated. Link: https://dev.wildberries.ru/release-notes?id=494","requestId":"5","origin":"ag-statistics"}"#;
    let unknown = r#"{"detail":"Please consult the docs","origin":"ag-contentanalytics","status":404,"title":"path not found"}"#;
    let missing = r#"{"code":"NotFound","message":"no such order"}"#;
    let error = async |body| list(&Wb::client([Reply(404, &[], body)]).1, read()).await.unwrap_err();
    let (retired, unknown, missing) = (error(retired).await, error(unknown).await, error(missing).await);
    assert!(retired.is_retired() && retired.is_not_found() && !retired.is_path_not_found());
    assert!(retired.to_string().contains("release-notes?id=494"), "{retired}");
    assert_eq!((retired.request_id(), retired.origin()), (Some("5"), Some("ag-statistics")));
    assert!(unknown.is_path_not_found() && !unknown.is_retired());
    assert!(missing.is_not_found() && !missing.is_path_not_found() && !missing.is_retired());
}

#[tokio::test(start_paused = true)]
async fn an_answer_too_large_is_refused() {
    let (wb, client) = Wb::with([Reply(200, &[], "[1,2,3,4,5,6]")], |builder| builder.max_body(8));
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!((error.kind(), wb.count()), (ErrorKind::TooLarge, 1));
}

#[tokio::test(start_paused = true)]
async fn a_redirect_followed_by_a_callers_client_is_an_error() {
    let (_, client) = Wb::client([Elsewhere]);
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!((error.kind(), error.attempts()), (ErrorKind::Redirect, 1));
}

// ---- who calls, and where to

#[tokio::test(start_paused = true)]
async fn hosts_of_production_and_sandbox() {
    let content = operation_with(Method::GET, "/content", |o| {
        o.scope = Scope::Content;
        o.sandbox = true;
    });
    let (wb, client) = Wb::client([OK]);
    list(&client, content).await.unwrap();
    assert_eq!(wb.url(0), "https://content-api.wildberries.ru/content");

    let test = Token::new(jwt(&json!({"acc": 2, "t": true, "sid": "seller-1"}))).unwrap();
    let client = client.with_token(test);
    assert!(client.is_sandbox());
    list(&client, content).await.unwrap();
    assert_eq!(wb.url(1), "https://content-api-sandbox.wildberries.ru/content");

    let error = list(&client, read()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Preflight(PreflightError::NoSandbox { scope: Scope::Common }));
    // Without the check there is still no host to send it to.
    let (wb, client) = Wb::with([OK], |builder| builder.sandbox(true).preflight(false));
    let error = list(&client, read()).await.unwrap_err();
    assert!(error.is_preflight() && wb.count() == 0);
}

#[tokio::test(start_paused = true)]
async fn a_base_url_holds_for_its_scope_alone() {
    let (wb, client) = Wb::with([OK], |builder| {
        builder.base_url(Scope::Common, "http://old").base_url(Scope::Common, "http://127.0.0.1:9/wb/")
    });
    list(&client, read()).await.unwrap();
    let content = operation_with(Method::GET, "/content", |o| o.scope = Scope::Content);
    list(&client, content).await.unwrap();
    assert_eq!(wb.url(0), "http://127.0.0.1:9/wb/read");
    assert_eq!(wb.url(1), "https://content-api.wildberries.ru/content");
}

#[tokio::test(start_paused = true)]
async fn without_a_token_nothing_is_sent() {
    let (wb, script) = Wb::new([OK]);
    let client = Client::builder().script(script).preflight(false).build().unwrap();
    let error = list(&client, read()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Preflight(PreflightError::NoToken));
    assert_eq!(wb.count(), 0);
    list(&client.with_token(token()), read()).await.unwrap();
    assert!(wb.header(0, "authorization").is_some());
}

#[tokio::test(start_paused = true)]
async fn what_the_token_rules_out_is_not_sent() {
    let users = operation_with(Method::GET, "/users", |o| {
        o.read_only = true;
        o.category = Some(Category::Users);
    });
    let old = Token::new(jwt(&json!({"exp": 1, "s": 2}))).unwrap();
    let narrow = Token::new(jwt(&json!({"s": 2}))).unwrap();
    let (wb, client) = Wb::client([OK]);
    let error = list(&client.with_token(old.clone()), users).await.unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Preflight(PreflightError::Expired { .. })));
    let error = list(&client.with_token(narrow), users).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Preflight(PreflightError::Category { needed: Category::Users }));
    assert_eq!((wb.count(), error.maybe_sent(), error.attempts()), (0, false, 0));
    let shown = error.to_string();
    assert!(shown.contains("Users") && shown.contains("GET /users"), "{shown}");
    // A token that cannot be read is WB's to judge.
    list(&client.with_token(Token::new("opaque").unwrap()), users).await.unwrap();
    let (wb, client) = Wb::with([OK], |builder| builder.preflight(false).token(old));
    list(&client, users).await.unwrap();
    assert_eq!(wb.count(), 1);
}

#[tokio::test(start_paused = true)]
async fn the_secret_goes_with_base_tokens() {
    let typed = operation_with(Method::GET, "/typed", |o| {
        let limit = |n| Some(Limit::new(1000, n, 1000, n));
        o.limits = Limits::typed(limit(4), limit(3), limit(2), limit(1));
    });
    let of = |acc: i64| Token::new(jwt(&json!({"acc": acc, "sid": "seller-1"}))).unwrap();
    let (wb, client) = Wb::with([OK], |builder| builder.client_secret(" s3cret ").token(of(1)));
    list(&client, typed).await.unwrap();
    assert_eq!(wb.header(0, "x-client-secret").as_deref(), Some("s3cret"));
    assert_eq!(client.token_type(), Some(TokenType::BaseWithSecret));
    assert_eq!(client.limit(typed).burst, 2);
    let personal = client.with_token(of(3));
    list(&personal, typed).await.unwrap();
    assert_eq!(wb.header(1, "x-client-secret"), None);
    assert_eq!(personal.limit(typed).burst, 4);
    let (_, client) = Wb::with([OK], |builder| builder.token(of(1)));
    assert_eq!(client.limit(typed).burst, 1);
}

#[tokio::test(start_paused = true)]
async fn pings_are_counted_per_host() {
    let (wb, client) = Wb::client([Reply(200, &[], r#"{"TS":"2026-07-26T10:00:00Z","Status":"OK"}"#)]);
    let client = client.with_max_wait(Duration::ZERO);
    let burst = crate::generated::PING.personal.map_or(3, |limit| limit.burst);
    for scope in Scope::ALL {
        for _ in 0..burst {
            let ping = client.ping(scope).await.unwrap();
            assert_eq!(ping.status.as_deref(), Some("OK"));
        }
        assert!(client.ping(scope).await.unwrap_err().is_rate_limited());
    }
    let last = Scope::ALL.len() * burst as usize - 1;
    assert_eq!(wb.count(), last + 1);
    assert_eq!(wb.url(last), "https://advert-media-api.wildberries.ru/ping");
}

#[tokio::test(start_paused = true)]
async fn the_sandbox_has_limits_of_its_own() {
    let slow = Limit::new(1000, 1, 1000, 1);
    let operation = |path: &'static str, bucket: &'static str| {
        operation_with(Method::GET, path, |o| {
            (o.scope, o.sandbox, o.bucket) = (Scope::Content, true, bucket);
            o.sandbox_limit = Some(("sandbox.content", slow));
        })
    };
    let (a, b) = (operation("/a", "a"), operation("/b", "b"));
    let (_, client) = Wb::with([OK], |builder| builder.token(token()));
    let client = client.with_max_wait(Duration::ZERO);
    for call in [a, b, a, b] {
        list(&client, call).await.unwrap();
    }
    assert_eq!(client.limit(a).burst, 1000);
    let (_, client) = Wb::with([OK], |builder| builder.sandbox(true).token(token()));
    let client = client.with_max_wait(Duration::ZERO);
    assert_eq!(client.limit(a), slow);
    list(&client, a).await.unwrap();
    assert!(list(&client, b).await.unwrap_err().is_rate_limited(), "they are counted together");
    tokio::time::advance(Duration::from_secs(1)).await;
    list(&client, b).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn what_wb_has_removed_is_not_asked_for() {
    let gone = operation_with(Method::GET, "/gone", |o| o.retired = true);
    let (wb, client) = Wb::client([OK]);
    let error = list(&client, gone).await.unwrap_err();
    assert!(error.is_retired() && !error.maybe_sent());
    assert_eq!((wb.count(), error.attempts()), (0, 0));
    assert_eq!(error.operation().map(ToString::to_string).as_deref(), Some("GET /gone"));
}

// ---- secrets

/// Collects every text of spans and events.
#[derive(Clone, Default)]
pub(crate) struct Traces(pub(crate) Arc<Mutex<String>>);

impl tracing::field::Visit for Traces {
    fn record_debug(&mut self, field: &tracing::field::Field, value: &dyn std::fmt::Debug) {
        self.0.lock().unwrap().push_str(&format!(" {field}={value:?}"));
    }
}

impl tracing::Subscriber for Traces {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, span: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        span.record(&mut self.clone());
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, values: &tracing::span::Record<'_>) {
        values.record(&mut self.clone());
    }
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn event(&self, event: &tracing::Event<'_>) {
        event.record(&mut self.clone());
        self.0.lock().unwrap().push('\n');
    }
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

#[tokio::test(start_paused = true)]
async fn no_token_or_query_value_in_debug_display_or_traces() {
    let traces = Traces::default();
    let _guard = tracing::subscriber::set_default(traces.clone());
    let base = Token::new(jwt(&json!({"acc": 1, "sid": "seller-1"}))).unwrap();
    let secret = base.header().to_str().unwrap().to_owned();
    let mut shown = String::new();
    for _ in 0..2 {
        let (_, script) = Wb::new([
            Reply(429, &[], "{}"),
            Fail(Outcome::NotSent),
            Reply(400, &[], "{\"detail\":\"bad header Bearer ab12cd34ef56ab78cd90\"}"),
        ]);
        let builder = Client::builder().token(base.clone()).client_secret("s3cret").script(script);
        shown.push_str(&format!("{builder:?}"));
        let client = builder.build().unwrap();
        shown.push_str(&format!("{client:?} {client:#?} {:?}", client.token()));
        let call = Call::new(write()).query("phone", "79990001122").json("79990001122");
        shown.push_str(&format!("{call:?}"));
        let error = client.empty(call).await.unwrap_err();
        shown.push_str(&format!("{error} {error:?} {error:#?}"));
        // A callsite that another test's thread is just registering may miss the subscriber above;
        // in the second round all are known.
        tracing::callsite::rebuild_interest_cache();
    }
    let traced = traces.0.lock().unwrap().clone();
    assert!(
        traced.contains("path") && traced.contains("/write") && traced.contains("status=429"),
        "{traced}"
    );
    shown.push_str(&traced);
    for hidden in [secret.as_str(), "eyJ", "s3cret", "79990001122", "ab12cd34"] {
        assert!(!shown.contains(hidden), "{hidden} in {shown}");
    }
}

// ---- building

#[test]
fn bad_base_urls_are_refused() {
    for url in
        ["", "content", "ftp://a", "http://user:pass@a", "http://user@a", "http://a/?x=1", "http://a/#x"]
    {
        let error = Client::builder().base_url(Scope::Common, url).build().unwrap_err();
        assert!(matches!(error, ConfigError::BaseUrl { scope: Scope::Common, .. }), "{url}");
    }
}

#[test]
fn bad_tokens_and_secrets_are_refused() {
    assert!(matches!(Client::new(""), Err(ConfigError::Token { .. })));
    assert!(matches!(Client::new("a\nb"), Err(ConfigError::Token { .. })));
    for secret in ["", "a\nb"] {
        let error = Client::builder().client_secret(secret).build().unwrap_err();
        assert!(matches!(error, ConfigError::ClientSecret { .. }));
    }
    let error = Client::builder().client_secret("s").http_client(reqwest_client()).build().unwrap_err();
    assert!(error.to_string().contains("ClientBuilder::http"), "{error}");
}

/// Any HTTP client; reqwest's own defaults would want a TLS provider of the process.
fn reqwest_client() -> reqwest::Client {
    crate::tls::finish(crate::tls::builder().unwrap()).unwrap()
}

#[test]
fn calls_can_be_spawned() {
    fn is_send<T: Send>(_: &T) {}
    let client = Client::new("t").unwrap();
    is_send(&list(&client, read()));
    is_send(&client.download::<Vec<i64>>(Call::new(read())));
    fn is_shared<T: Send + Sync + Clone + 'static>(_: &T) {}
    is_shared(&client);
    fn is_error<T: std::error::Error + Send + Sync + 'static>() {}
    is_error::<Error>();
}

#[test]
fn jitter_is_in_range() {
    for _ in 0..1000 {
        assert!((0.0..1.0).contains(&jitter()));
    }
}

#[tokio::test(start_paused = true)]
async fn in_a_scope_long_waits_are_deferred_and_the_cursor_stays() {
    let paged = operation_with(Method::GET, "/paged", |o| {
        o.read_only = true;
        o.limits = Limits::any(Limit::new(60_000, 3, 20_000, 3));
    });
    async fn pages(client: &Client, operation: &'static Operation, cursor: &mut u32) -> Result<()> {
        while *cursor < 5 {
            Box::pin(async { list(client, operation).await }).await?;
            *cursor += 1;
        }
        Ok(())
    }
    let (wb, client) = Wb::client([OK]);
    let mut cursor = 0;
    let work = pages(&client, paged, &mut cursor);
    let error = crate::defer::scope(crate::defer::THRESHOLD, work).await.unwrap_err();
    assert!(error.is_deferred() && !error.maybe_sent(), "{error}");
    assert_eq!((cursor, error.attempts()), (3, 0));
    assert_eq!(error.retry_after(), Some(Duration::from_secs(20)));
    assert_eq!((error.operation(), wb.times()), (Some(paged), vec![0, 0, 0]));
    // Nothing was taken, and 4.5 s are waited.
    tokio::time::sleep(Duration::from_millis(15_500)).await;
    let work = pages(&client, paged, &mut cursor);
    let error = crate::defer::scope(crate::defer::THRESHOLD, work).await.unwrap_err();
    assert_eq!((cursor, error.retry_after()), (4, Some(Duration::from_secs(20))));
    // Without a scope, and in the wide one of two, all is waited.
    let work = pages(&client, paged, &mut cursor);
    let work = crate::defer::scope(Duration::from_secs(20), work);
    crate::defer::scope(Duration::ZERO, work).await.unwrap();
    assert_eq!(wb.times(), [0, 0, 0, 20_000, 40_000]);
}

#[tokio::test(start_paused = true)]
async fn in_a_scope_the_pause_of_a_429_is_deferred() {
    let (wb, client) = Wb::client([Reply(429, &[("X-Ratelimit-Retry", "30")], "{}"), OK]);
    let patient = client.with_max_wait(Duration::from_secs(60));
    let call = list(&patient, write());
    let error = crate::defer::scope(crate::defer::THRESHOLD, call).await.unwrap_err();
    assert!(error.is_deferred() && error.maybe_sent() && !error.maybe_applied(), "{error}");
    assert_eq!((error.attempts(), error.retry_after()), (1, Some(Duration::from_secs(30))));
    let source = std::error::Error::source(&error).unwrap().downcast_ref::<Error>().unwrap();
    assert_eq!(source.kind(), ErrorKind::RateLimited(LimitedBy::Wb));
    // The bucket knows: the next call is deferred unsent.
    let call = list(&patient, write());
    let error = crate::defer::scope(crate::defer::THRESHOLD, call).await.unwrap_err();
    assert!(error.is_deferred() && !error.maybe_sent());
    assert_eq!(wb.count(), 1);
}

#[tokio::test(start_paused = true)]
async fn one_who_waits_already_is_deferred_when_its_wait_grows() {
    let (wb, client) = Wb::client([
        Reply(200, &[("X-Ratelimit-Remaining", "0"), ("X-Ratelimit-Retry", "4")], "[]"),
        Reply(200, &[], "[]"),
    ]);
    list(&client, read()).await.unwrap();
    let key = client.account.key(read());
    let penalty = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        client
            .limiter()
            .penalize(&key, read().limit(TokenType::Personal), Some(Duration::from_secs(30)))
            .await;
    };
    let call = crate::defer::scope(crate::defer::THRESHOLD, list(&client, read()));
    let (result, ()) = tokio::join!(call, penalty);
    let error = result.unwrap_err();
    assert!(error.is_deferred(), "{error}");
    assert_eq!((error.retry_after(), wb.count()), (Some(Duration::from_secs(30)), 1));
}

#[tokio::test(start_paused = true)]
async fn an_owner_that_lost_the_gate_sends_nothing() {
    use crate::gate::{Gate, Job};
    let fence = HeaderName::from_static("x-fence");
    let (wb, client) = Wb::with([OK], |builder| builder.fence_header(fence));
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("seller-1", "1")).await.unwrap();
    let owner = client.with_lease(&lease);
    list(&owner, write()).await.unwrap();
    assert_eq!(wb.header(0, "x-fence"), Some(lease.fence().to_string()));
    // While it waits for its place, the lease goes.
    let slow = operation_with(Method::GET, "/slow", |o| {
        o.bucket = "slow";
        o.limits = Limits::any(Limit::new(20_000, 1, 20_000, 1));
    });
    list(&owner, slow).await.unwrap();
    let gone = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        drop(lease);
    };
    let (result, ()) = tokio::join!(list(&owner, slow), gone);
    let error = result.unwrap_err();
    assert!(error.is_lease_lost() && !error.maybe_sent(), "{error}");
    assert_eq!(wb.count(), 2);
    // Its place is free, and others are not concerned.
    list(&client, slow).await.unwrap();
    assert_eq!(wb.times(), [0, 0, 20_000]);
    assert_eq!(wb.header(2, "x-fence"), None);
}

/// A client of a WB that answers everything with an empty list.
pub(crate) fn scripted() -> Client {
    Wb::client([OK]).1
}
