use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::time::{advance, sleep};

use super::*;
use crate::events::Subscription;

const SECOND: Duration = Duration::from_secs(1);
const NONE: Quota = Quota {
    capacity: 1,
    used: 0,
    waiting: 0,
    next_in: Duration::ZERO,
    resets_in: Duration::ZERO,
    not_before: None,
};
const PER_SECOND: Limit = Limit::new(1000, 1, 1000, 1);

/// A credential with a bucket per target.
#[derive(Debug, Clone)]
struct Key(&'static str);

impl Member for Key {
    type Target = str;

    fn identity(&self) -> Option<String> {
        Some(self.0.to_owned())
    }

    fn bucket(&self, target: &str) -> Option<(BucketKey, Limit)> {
        let key = BucketKey::new(Some(self.0.into()), None, target.to_owned());
        (target != "free").then_some((key, PER_SECOND))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Bad(Verdict);

impl Failure for Bad {
    fn verdict(&self) -> Verdict {
        self.0
    }
}

const LIMITED: Bad = Bad(Verdict::Limited { wait: None });
const REJECTED: Bad = Bad(Verdict::Rejected);
const BROKEN: Bad = Bad(Verdict::Other);

fn pool(credentials: impl IntoIterator<Item = Credential<Key>>) -> (Pool<Key>, Subscription) {
    let events = Events::new();
    let told = events.subscribe();
    let pool = Pool::new("test", Limiter::new()).events(events);
    credentials.into_iter().for_each(|credential| pool.add(credential));
    (pool, told)
}

fn name(number: usize) -> &'static str {
    Box::leak(number.to_string().into_boxed_str())
}

fn one() -> (Pool<Key>, Subscription) {
    pool([Credential::new("a", Key("a"))])
}

/// Who served.
async fn serve(pool: &Pool<Key>, request: &Request<'_, str>) -> Result<String, PoolError<Bad>> {
    pool.run(request, |turn| async move { Ok(turn.id().to_owned()) }).await
}

async fn fail(pool: &Pool<Key>, request: &Request<'_, str>, with: Bad) -> PoolError<Bad> {
    pool.run(request, |_| async { Err::<(), _>(with.clone()) }).await.unwrap_err()
}

fn in_turn() -> Request<'static, str> {
    Request::new("goods", Strategy::RoundRobin)
}

#[tokio::test(start_paused = true)]
async fn twenty_one_are_twenty_one_times_as_fast() {
    let mut spans = Vec::new();
    for count in [1, 21] {
        let (pool, _) = pool((0..count).map(|n| Credential::new(name(n), Key(name(n)))));
        let start = Instant::now();
        let plan = pool.time_for(&in_turn(), 2100).await.unwrap();
        let left = Arc::new(AtomicU64::new(2100));
        let workers = (0..32).map(|_| {
            let (pool, left) = (pool.clone(), left.clone());
            tokio::spawn(async move {
                let next = || left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1));
                while next().is_ok() {
                    serve(&pool, &in_turn()).await.unwrap();
                }
            })
        });
        for worker in workers.collect::<Vec<_>>() {
            worker.await.unwrap();
        }
        assert_eq!(start.elapsed(), plan);
        assert!((pool.rate(&in_turn()) - count as f64).abs() < 1e-9);
        spans.push(start.elapsed());
    }
    assert_eq!(spans, [2099 * SECOND, 99 * SECOND]);
}

#[tokio::test(start_paused = true)]
async fn one_request_after_another_uses_all_too() {
    let (pool, _) = pool((0..21).map(|n| Credential::new(name(n), Key(name(n)))));
    let start = Instant::now();
    for _ in 0..210 {
        serve(&pool, &in_turn()).await.unwrap();
    }
    assert_eq!(start.elapsed(), 9 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn equal_credentials_count_once() {
    let (pool, _) = pool([
        Credential::new("one", Key("same")).owner("a"),
        Credential::new("two", Key("same")).owner("b"),
        Credential::new("three", Key("other")),
        Credential::new("four", Key("another")).identity("other"),
    ]);
    assert_eq!((pool.len(), pool.status().len()), (2, 4));
    assert!((pool.rate(&in_turn()) - 2.0).abs() < 1e-9);
    assert_eq!(pool.time_for(&in_turn(), 40_000).await, Some(19_999 * SECOND));
    // Each owner finds its own.
    let request = Request::new("price", Strategy::OwnerFirst);
    assert_eq!(serve(&pool, &request.owner("b")).await.unwrap(), "two");
    // One of two equal ones is taken out, or not accepted: the other serves.
    assert!(pool.remove("one") && !pool.remove("one"));
    assert_eq!(pool.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn strategies() {
    let (pool, _) = pool([
        Credential::new("system", Key("system")),
        Credential::new("own", Key("own")).owner("o"),
        Credential::new("group", Key("group")).group("g"),
        Credential::new("others", Key("others")).owner("x").serves(["catalog"]),
    ]);
    let first = |target| Request::new(target, Strategy::OwnerFirst).owner("o").group("g");
    assert_eq!(serve(&pool, &first("price")).await.unwrap(), "own");
    // Its own is waited for, if it is free in time.
    let start = Instant::now();
    assert_eq!(serve(&pool, &first("price")).await.unwrap(), "own");
    assert_eq!(start.elapsed(), SECOND);
    let hurried = first("price").max_wait(Duration::ZERO);
    assert_eq!(serve(&pool, &hurried).await.unwrap(), "group");
    assert_eq!(serve(&pool, &hurried).await.unwrap(), "system");
    assert_eq!(serve(&pool, &hurried).await, Err(PoolError::Wait { retry_after: SECOND }));
    assert!((pool.rate(&hurried) - 1.0).abs() < 1e-9);
    // Its own is limited: the group's is next at once.
    sleep(SECOND).await;
    let mut by = Vec::new();
    let done = pool
        .run(&first("price"), |turn| {
            by.push(turn.id().to_owned());
            let own = turn.id() == "own";
            async move { if own { Err(LIMITED) } else { Ok(()) } }
        })
        .await;
    assert_eq!((done, by), (Ok(()), vec!["own".to_owned(), "group".to_owned()]));

    for _ in 0..3 {
        let system = Request::new("remains", Strategy::System);
        assert_eq!(serve(&pool, &system).await.unwrap(), "system");
    }
    // Nobody of its own: the system's.
    let stranger = Request::new("other", Strategy::OwnerFirst).owner("nobody");
    assert_eq!(serve(&pool, &stranger).await.unwrap(), "system");
    // What a credential may not serve, it does not.
    let request = in_turn().feature("orders");
    assert!((pool.rate(&request) - 3.0).abs() < 1e-9);
    assert!((pool.rate(&in_turn().feature("catalog")) - 4.0).abs() < 1e-9);
    pool.remove("system");
    let system = Request::new("remains", Strategy::System);
    assert_eq!(serve(&pool, &system).await, Err(PoolError::NoCredential));
    assert_eq!(pool.time_for(&system, 1).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_limited_credential_backs_off_longer_each_time_and_then_its_breaker_opens() {
    let (pool, mut told) = one();
    let request = in_turn().max_wait(Duration::ZERO);
    for seconds in [2, 4, 8, 16] {
        assert_eq!(fail(&pool, &request, LIMITED).await, PoolError::Failed(LIMITED));
        let left = seconds * SECOND;
        assert_eq!(pool.status()[0].state, State::BackingOff { left });
        assert_eq!(serve(&pool, &request).await, Err(PoolError::Wait { retry_after: left }));
        assert!(matches!(told.try_next().unwrap().kind, EventKind::Penalized { .. }));
        assert!(told.try_next().is_none());
        sleep(left).await;
    }
    let left = 600 * SECOND;
    let open = PoolError::Unavailable { retry_after: Some(left) };
    assert_eq!(fail(&pool, &request, LIMITED).await, open);
    assert_eq!(pool.status()[0].state, State::Open { left });
    told.try_next().unwrap();
    let EventKind::BreakerOpened { credential, pause, .. } = told.try_next().unwrap().kind else { panic!() };
    assert_eq!((&*credential, pause), ("a", left));
    // Nothing is sent, however long one would wait.
    assert_eq!(serve(&pool, &in_turn().max_wait(3600 * SECOND)).await, Err(open));

    // After it, one tries; the others are told when to come back.
    sleep(left).await;
    let slow = pool.run(&request, |_| async {
        sleep(SECOND).await;
        Err::<(), _>(LIMITED)
    });
    let other = async {
        sleep(SECOND / 2).await;
        serve(&pool, &request).await
    };
    let (slow, other) = tokio::join!(slow, other);
    assert!(matches!(other, Err(PoolError::Unavailable { .. })), "{other:?}");
    assert!(matches!(slow, Err(PoolError::Unavailable { .. })));
    sleep(left).await;
    // One that is dropped does not keep it.
    let dropped = pool.run(&request, |_| std::future::pending::<Result<(), Bad>>());
    assert!(tokio::time::timeout(SECOND, dropped).await.is_err());
    sleep(SECOND).await;
    assert_eq!(serve(&pool, &request).await.unwrap(), "a");
    assert_eq!(pool.status()[0].state, State::Ready);
    let kinds: Vec<_> = std::iter::from_fn(|| told.try_next()).map(|event| event.kind.name()).collect();
    assert_eq!(kinds, ["penalized", "breaker_opened", "breaker_closed"]);
    // It starts from the beginning.
    sleep(SECOND).await;
    fail(&pool, &request, LIMITED).await;
    assert_eq!(pool.status()[0].state, State::BackingOff { left: 2 * SECOND });
}

#[tokio::test(start_paused = true)]
async fn others_go_on_while_one_backs_off() {
    let (pool, _) = pool([Credential::new("a", Key("a")), Credential::new("b", Key("b"))]);
    let start = Instant::now();
    for _ in 0..20 {
        let served = pool
            .run(&in_turn(), |turn| {
                let bad = turn.id() == "a";
                async move { if bad { Err(LIMITED) } else { Ok(()) } }
            })
            .await;
        served.unwrap();
    }
    assert_eq!(start.elapsed(), 19 * SECOND);
    // Requests under way together are one failure.
    let (pool, _) = one();
    let many = (0..10).map(|_| {
        let pool = pool.clone();
        tokio::spawn(async move {
            let work = |_| async {
                sleep(SECOND).await;
                Err::<(), _>(LIMITED)
            };
            let request = Request::new("free", Strategy::RoundRobin).max_wait(Duration::ZERO);
            pool.run(&request, work).await.unwrap_err()
        })
    });
    for one in many.collect::<Vec<_>>() {
        one.await.unwrap();
    }
    assert_eq!(pool.status()[0].state, State::BackingOff { left: 2 * SECOND });
    // All back off: a request waits for the first to come back.
    let start = Instant::now();
    assert_eq!(serve(&pool, &Request::new("free", Strategy::RoundRobin)).await.unwrap(), "a");
    assert_eq!(start.elapsed(), 2 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn a_credential_that_is_not_accepted_five_times_is_failing() {
    let credentials =
        [Credential::new("a", Key("same")).owner("o"), Credential::new("b", Key("same")).owner("p")];
    let (pool, mut told) = pool(credentials);
    let request = Request::new("free", Strategy::OwnerFirst).owner("o");
    for _ in 0..4 {
        assert_eq!(fail(&pool, &request, REJECTED).await, PoolError::Failed(REJECTED));
    }
    // Not in a row.
    serve(&pool, &request).await.unwrap();
    for _ in 0..5 {
        assert!(told.try_next().is_none());
        assert_eq!(fail(&pool, &request, REJECTED).await, PoolError::Failed(REJECTED));
    }
    let EventKind::CredentialFailing { credential, owner, pool: name } = told.try_next().unwrap().kind else {
        panic!()
    };
    assert_eq!((&*credential, owner.as_deref(), &*name), ("a", Some("o"), "test"));
    let states: Vec<_> = pool.status().into_iter().map(|status| status.state).collect();
    assert_eq!(states, [State::Failing, State::Ready]);
    assert_eq!(serve(&pool, &request).await, Err(PoolError::Unavailable { retry_after: None }));
    // The other owner's token of the same account is another token.
    let other = Request::new("free", Strategy::OwnerFirst).owner("p");
    assert_eq!(serve(&pool, &other).await.unwrap(), "b");
    // A new one.
    pool.add(Credential::new("a", Key("same")).owner("o"));
    assert_eq!(serve(&pool, &request).await.unwrap(), "a");
    // What is not the credential's fault is not held against it.
    for _ in 0..9 {
        assert_eq!(fail(&pool, &request, BROKEN).await, PoolError::Failed(BROKEN));
    }
    assert!(pool.status().iter().all(|status| status.state == State::Ready));
    assert!(told.try_next().is_none());
}

#[tokio::test(start_paused = true)]
async fn a_rejected_request_goes_to_another_credential() {
    let (pool, _) = pool([Credential::new("a", Key("a")), Credential::new("b", Key("b"))]);
    for _ in 0..12 {
        let done = pool
            .run(&in_turn(), |turn| {
                let bad = turn.id() == "a";
                async move { if bad { Err(REJECTED) } else { Ok(()) } }
            })
            .await;
        done.unwrap();
    }
    assert_eq!(pool.status()[0].state, State::Failing);
    assert!((pool.rate(&in_turn()) - 1.0).abs() < 1e-9);
}

#[tokio::test(start_paused = true)]
async fn a_wait_is_sixty_seconds_at_most_or_deferred() {
    let (pool, _) = one();
    let pool_of = &pool;
    let hold = |wait| async move {
        let (key, limit) = Key("a").bucket("goods").unwrap();
        pool_of.shared.limiter.penalize(&key, limit, Some(wait)).await;
    };
    hold(60 * SECOND).await;
    let start = Instant::now();
    serve(&pool, &in_turn()).await.unwrap();
    assert_eq!(start.elapsed(), 60 * SECOND);
    hold(61 * SECOND).await;
    assert_eq!(serve(&pool, &in_turn()).await, Err(PoolError::Wait { retry_after: 61 * SECOND }));
    let deferred = PoolError::Deferred { retry_after: 61 * SECOND };
    assert_eq!(defer::scope(defer::THRESHOLD, serve(&pool, &in_turn())).await, Err(deferred));
    sleep(61 * SECOND).await;
    // The pause of a backoff is deferred too.
    for _ in 0..3 {
        fail(&pool, &in_turn().max_wait(Duration::ZERO), LIMITED).await;
        sleep(8 * SECOND).await;
    }
    fail(&pool, &in_turn().max_wait(Duration::ZERO), LIMITED).await;
    let deferred = PoolError::Deferred { retry_after: 16 * SECOND };
    assert_eq!(defer::scope(defer::THRESHOLD, serve(&pool, &in_turn())).await, Err(deferred));
}

#[tokio::test(start_paused = true)]
async fn stale_data_while_the_breaker_is_open() {
    let (pool, mut told) = one();
    let request = Request::new("free", Strategy::RoundRobin).max_wait(Duration::ZERO);
    let cache: Cache<&str, u32> = Cache::new(100);
    let fetch = |key, with: Result<u32, Bad>| {
        let (pool, cache, request) = (&pool, &cache, &request);
        async move { pool.run_or_stale(request, cache, key, |_| std::future::ready(with.clone())).await }
    };
    let data = fetch("x", Ok(7)).await.unwrap();
    assert!(!data.is_stale() && *data == 7 && data.age() == Duration::ZERO);
    // Other failures are failures.
    assert_eq!(fetch("x", Err(BROKEN)).await, Err(PoolError::Failed(BROKEN)));
    sleep(30 * SECOND).await;
    for seconds in [2, 4, 8, 16] {
        assert_eq!(fetch("x", Err(LIMITED)).await, Err(PoolError::Failed(LIMITED)));
        sleep(seconds * SECOND).await;
    }
    let data = fetch("x", Err(LIMITED)).await.unwrap();
    assert_eq!((data.is_stale(), data.age(), data.into_inner()), (true, 60 * SECOND, 7));
    sleep(SECOND).await;
    assert_eq!(fetch("x", Ok(8)).await.unwrap().age(), 61 * SECOND);
    assert!(matches!(fetch("y", Ok(8)).await, Err(PoolError::Unavailable { .. })));
    let kinds: Vec<_> = std::iter::from_fn(|| told.try_next()).map(|event| event.kind.name()).collect();
    assert_eq!(kinds, ["breaker_opened", "stale_served", "stale_served"]);
    sleep(600 * SECOND).await;
    assert_eq!(fetch("x", Ok(8)).await.unwrap().age(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn the_oldest_of_too_many_values_go() {
    let cache: Cache<u32, u32> = Cache::new(80);
    for n in 0..1000 {
        cache.keep(n, n);
        advance(SECOND).await;
    }
    assert!(cache.get(&900).is_none());
    assert!((950..1000).all(|n| cache.get(&n).is_some()));
}

#[tokio::test(start_paused = true)]
async fn a_plan_counts_bursts_debts_and_breakers() {
    let limit = Limit::new(10_000, 1, 10_000, 5);
    let quota = |capacity, resets_in, next_in| Quota { capacity, resets_in, next_in, ..NONE };
    // Full: five at once, then one per interval.
    let full = Source::new(Duration::ZERO, limit, &quota(5, Duration::ZERO, Duration::ZERO));
    assert_eq!([0, 9_999_999, 10_000_000].map(|at| full.gone_by(at)), [5, 5, 6]);
    // Two left, the next in 4 s.
    let used = Source::new(Duration::ZERO, limit, &quota(5, 24 * SECOND, Duration::ZERO));
    assert_eq!([0, 3_999_999, 4_000_000, 24_000_000].map(|at| used.gone_by(at)), [2, 2, 3, 5]);
    // In debt.
    let owing = Source::new(Duration::ZERO, limit, &quota(5, 64 * SECOND, 24 * SECOND));
    assert_eq!([0, 23_999_999, 24_000_000, 64_000_000].map(|at| owing.gone_by(at)), [0, 0, 1, 5]);
    // It fills up while its breaker is open, and no further.
    let open = Source::new(600 * SECOND, limit, &quota(5, 24 * SECOND, Duration::ZERO));
    assert_eq!([599_999_999, 600_000_000, 610_000_000].map(|at| open.gone_by(at)), [0, 5, 6]);

    let (pool, _) = one();
    let free = Request::new("free", Strategy::RoundRobin);
    assert_eq!(pool.time_for(&free, 1_000_000).await, Some(Duration::ZERO));
    assert!(pool.rate(&free).is_infinite());
    for seconds in [2, 4, 8, 16, 0] {
        fail(&pool, &free.target_only(), LIMITED).await;
        sleep(seconds * SECOND).await;
    }
    assert_eq!(pool.time_for(&free, 1).await, Some(600 * SECOND));
    assert_eq!(pool.time_for(&in_turn(), 11).await, Some(610 * SECOND));
    // An override counts.
    let mut overrides = crate::limits::Overrides::new();
    overrides.set("goods", None, Limit::new(1000, 10, 100, 1));
    pool.shared.limiter.set_overrides(overrides);
    assert_eq!(pool.time_for(&in_turn(), 11).await, Some(601 * SECOND));
}

impl<'a> Request<'a, str> {
    fn target_only(&self) -> Request<'a, str> {
        Request::new(self.target, self.strategy).max_wait(Duration::ZERO)
    }
}

#[tokio::test(start_paused = true)]
async fn clients_of_wb() {
    use crate::executor::tests::{operation_with, scripted};
    use crate::token::tests::jwt;
    let slow = operation_with(http::Method::GET, "/slow", |operation| {
        operation.read_only = true;
        operation.limits = crate::limits::Limits::any(Limit::new(60_000, 1, 60_000, 1));
    });
    let system = scripted();
    let token = |seller: &str| {
        let token = jwt(&serde_json::json!({"acc": 3, "sid": seller, "s": 0x3fff_fffe}));
        crate::Token::new(token).unwrap()
    };
    let pool = Pool::new("wb", system.limiter().clone()).events(system.events().clone());
    for (id, seller) in [("1", "a"), ("2", "b"), ("3", "c"), ("again", "c")] {
        pool.add(Credential::new(id, system.with_token(token(seller))));
    }
    let request = Request::new(slow, Strategy::RoundRobin);
    assert_eq!(pool.len(), 3);
    assert_eq!(pool.time_for(&request, 40_000).await, Some(13_333 * 60 * SECOND));
    let start = Instant::now();
    for _ in 0..6 {
        let call =
            |client: Turn<Client>| async move { client.json::<Vec<i64>>(crate::Call::new(slow)).await };
        pool.run(&request, call).await.unwrap();
    }
    assert_eq!(start.elapsed(), 60 * SECOND);
    let call = |client: Turn<Client>| async move { client.json::<Vec<i64>>(crate::Call::new(slow)).await };
    let error = pool.run(&Request::new(slow, Strategy::RoundRobin).max_wait(SECOND), call).await.unwrap_err();
    assert!(matches!(error, PoolError::Wait { retry_after } if retry_after == 60 * SECOND), "{error}");
}

/// Clients of a WB that answers by who asks: `a` is limited for half a minute, `b` is refused its
/// token, `c` is told of its limit by a 403, `e` that it has no right, others are served.
fn clients_in_trouble() -> Client {
    use reqwest::ResponseBuilderExt as _;
    let script = |request: reqwest::Request| -> Pin<Box<dyn Future<Output = _> + Send>> {
        let header = request.headers()[http::header::AUTHORIZATION].to_str().unwrap().to_owned();
        let token: crate::Token = header.trim_start_matches("Bearer ").parse().unwrap();
        let answer = || http::Response::builder().url(request.url().clone());
        let answer = match token.seller().unwrap() {
            "a" => answer().status(429).header("X-Ratelimit-Retry", "30").body("{}"),
            "b" => answer().status(401).body("{}"),
            "c" => answer().status(403).body(r#"{"detail": "rate limit exceeded"}"#),
            "e" => answer().status(403).body("{}"),
            _ => answer().status(200).body("[]"),
        };
        Box::pin(async move { Ok(answer.unwrap().into()) })
    };
    Client::builder().script(Box::new(script)).build().unwrap()
}

#[tokio::test(start_paused = true)]
async fn clients_in_trouble_do_not_hold_up_others() {
    use crate::executor::tests::operation_with;
    use crate::token::tests::jwt;
    let system = clients_in_trouble();
    let target = operation_with(http::Method::GET, "/pooled", |operation| operation.read_only = true);
    let mut told = system.events().subscribe();
    let pool_of = |sellers: &[&'static str]| {
        let pool = Pool::new("wb", system.limiter().clone()).events(system.events().clone());
        for seller in sellers {
            let token = jwt(&serde_json::json!({"acc": 3, "sid": seller, "s": 0x3fff_fffe}));
            let client = system.with_token(crate::Token::new(token).unwrap());
            pool.add(Credential::new(*seller, client).owner(*seller));
        }
        pool
    };
    let call = |client: Turn<Client>| async move { client.json::<Vec<i64>>(crate::Call::new(target)).await };
    let request = || Request::new(target, Strategy::RoundRobin);
    let kinds = |told: &mut Subscription| -> Vec<_> {
        std::iter::from_fn(|| told.try_next()).map(|event| event.kind.name()).collect()
    };
    // Another serves at once, though WB said to wait.
    let start = Instant::now();
    let pool = pool_of(&["a", "b", "c", "d"]);
    for _ in 0..4 {
        pool.run(&request(), call).await.unwrap();
    }
    assert_eq!(start.elapsed(), Duration::ZERO);
    let backing_off = State::BackingOff { left: 2 * SECOND };
    let states: Vec<_> = pool.status().into_iter().map(|status| status.state).collect();
    assert_eq!(states, [backing_off, State::Ready, backing_off, State::Ready]);
    let mut seen = kinds(&mut told);
    seen.dedup();
    assert_eq!(seen, ["penalized", "key_rejected"]);

    // Alone it waits as WB says, also what it said above, and its breaker opens in the end.
    let pool = pool_of(&["a"]);
    let start = Instant::now();
    let mut opened = None;
    while opened.is_none() {
        match pool.run(&request().max_wait(120 * SECOND), call).await.unwrap_err() {
            PoolError::Unavailable { retry_after } => opened = retry_after,
            PoolError::Failed(error) => assert!(error.is_rate_limited(), "{error}"),
            other => panic!("{other}"),
        }
    }
    assert_eq!((opened, start.elapsed()), (Some(600 * SECOND), 5 * 30 * SECOND));
    let seen = kinds(&mut told);
    assert_eq!((seen.len(), seen.last()), (6, Some(&"breaker_opened")));
    // One that is not accepted is failing after five times.
    let pool = pool_of(&["b"]);
    for _ in 0..5 {
        let error = pool.run(&request(), call).await.unwrap_err();
        assert!(matches!(error, PoolError::Failed(error) if error.is_unauthorized()));
    }
    assert_eq!(pool.status()[0].state, State::Failing);
    let seen = kinds(&mut told);
    assert_eq!((seen.len(), seen.last()), (6, Some(&"credential_failing")));
}

#[tokio::test(start_paused = true)]
async fn one_that_lacks_a_right_leaves_the_request_to_another() {
    use crate::executor::tests::operation_with;
    use crate::token::tests::jwt;
    let system = clients_in_trouble();
    let target = operation_with(http::Method::GET, "/content", |operation| {
        operation.category = Some(crate::operation::Category::Content);
    });
    let pool = Pool::new("wb", system.limiter().clone()).events(system.events().clone());
    let add = |id: &'static str, rights: i64| {
        let token = jwt(&serde_json::json!({"acc": 3, "sid": id, "s": rights}));
        pool.add(Credential::new(id, system.with_token(crate::Token::new(token).unwrap())));
    };
    // No category, one that only reads, and one WB does not let.
    add("no category", 0);
    add("only reads", 0x7fff_fffe);
    add("e", 0x3fff_fffe);
    let request = Request::new(target, Strategy::RoundRobin);
    let call = |client: Turn<Client>| async move { client.json::<Vec<i64>>(crate::Call::new(target)).await };
    for _ in 0..6 {
        let error = pool.run(&request, call).await.unwrap_err();
        assert!(matches!(&error, PoolError::Failed(_)), "{error}");
    }
    add("d", 0x3fff_fffe);
    for _ in 0..6 {
        pool.run(&request, call).await.unwrap();
    }
    assert!(pool.status().iter().all(|status| status.state == State::Ready));
    assert_eq!(system.events().counts().map(|(_, count)| count).sum::<u64>(), 0);
}
