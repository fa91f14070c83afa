//! The limiter in Redis when Redis fails: nothing panics, one timeout is all it costs, and it is
//! used again within a second.
#![cfg(feature = "redis")]

#[path = "support/redis.rs"]
mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use wildberries::TokenType;
use wildberries::events::{EventKind, Events, Subscription};
use wildberries::limits::{
    AcquireOptions, BucketKey, Limit, Limiter, RedisStore, RefusalReason, StoreProblem, WhenStoreFails,
};

const MS: Duration = Duration::from_millis(1);
const SECOND: Duration = Duration::from_secs(1);

/// What a call may take on a busy machine besides what is measured.
const SLACK: Duration = Duration::from_millis(250);

fn key(seller: &str) -> BucketKey {
    BucketKey::new(Some(seller.into()), Some(TokenType::Personal), "b")
}

fn every(interval_ms: u64, burst: u32) -> Limit {
    Limit::new(interval_ms, 1, interval_ms, burst)
}

fn patient() -> AcquireOptions {
    AcquireOptions::new(Duration::from_secs(1_000_000))
}

fn limiter(server: &support::Server) -> (Limiter, Subscription) {
    let events = Events::new();
    let heard = events.subscribe();
    (Limiter::redis(RedisStore::new(&server.url()).unwrap().events(events)), heard)
}

/// With timeouts that a busy machine does not reach, and nothing instead of the store.
fn closed(store: RedisStore) -> Limiter {
    let store = store.connect_timeout(5 * SECOND).response_timeout(5 * SECOND);
    Limiter::redis(store.when_store_fails(WhenStoreFails::Closed))
}

/// Waits until the store is used: a busy machine may take longer than the usual times.
async fn usable(limiter: &Limiter) {
    let end = Instant::now() + 5 * SECOND;
    while let Err(problem) = limiter.check().await {
        assert!(Instant::now() < end, "{problem}");
        tokio::time::sleep(20 * MS).await;
    }
}

/// Waits for the store to fail; says why.
async fn degraded(events: &mut Subscription) -> String {
    loop {
        let event = tokio::time::timeout(5 * SECOND, events.next()).await.expect("an event").unwrap();
        if let EventKind::StoreDegraded { problem, .. } = event.kind {
            return problem.to_string();
        }
    }
}

/// Waits for the store to be back; says how long that took.
async fn recovered(events: &mut Subscription) -> Duration {
    let start = Instant::now();
    loop {
        let event = tokio::time::timeout(5 * SECOND, events.next()).await.expect("an event").unwrap();
        if let EventKind::StoreRecovered { .. } = event.kind {
            return start.elapsed();
        }
    }
}

async fn timed(limiter: &Limiter, key: &BucketKey, limit: Limit) -> Duration {
    let start = Instant::now();
    limiter.acquire(key, limit, 1, &patient()).await.unwrap();
    start.elapsed()
}

#[tokio::test]
async fn killed_and_started_again() {
    let Some(mut server) = support::start() else { return };
    let (limiter, mut events) = limiter(&server);
    let (key, limit) = (key("killed"), every(2_000, 20));
    let start = Instant::now();
    let mut granted = 0;
    for _ in 0..5 {
        timed(&limiter, &key, limit).await;
        granted += 1;
    }
    server.kill();
    let first = timed(&limiter, &key, limit).await;
    assert!(first < 50 * MS + SLACK, "{first:?}");
    degraded(&mut events).await;
    for _ in 0..10 {
        let next = timed(&limiter, &key, limit).await;
        assert!(next < SLACK, "{next:?}");
    }
    granted += 11;
    tokio::time::sleep(200 * MS).await;
    server.restart();
    let back = recovered(&mut events).await;
    assert!(back < SECOND, "{back:?}");
    // What was taken meanwhile is charged to the new server's bucket, which knew nothing.
    let before = server.calls("evalsha");
    loop {
        let options = AcquireOptions::new(Duration::ZERO);
        match limiter.acquire(&key, limit, 1, &options).await {
            Ok(_) => granted += 1,
            Err(refused) => {
                assert_eq!(refused.reason, RefusalReason::Ceiling);
                break;
            }
        }
    }
    assert!(server.calls("evalsha") > before, "it is used");
    // 5 tokens were taken on the server that died with its data.
    let most = 20 + 5 + (start.elapsed().as_millis() / 2_000) as u32 + 1;
    assert!(granted <= most, "{granted} granted, {most} at most");
    assert!(granted >= 20);
}

#[tokio::test]
async fn stopped_in_its_tracks() {
    let Some(server) = support::start() else { return };
    let (limiter, mut events) = limiter(&server);
    let (key, limit) = (key("stopped"), every(60_000, 1_000));
    usable(&limiter).await;
    timed(&limiter, &key, limit).await;
    server.pause();
    // Many at once wait at the same time, each for one timeout at most.
    let mut tasks = JoinSet::new();
    for _ in 0..32 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move { timed(&limiter, &key, limit).await });
    }
    while let Some(task) = tasks.join_next().await {
        let took = task.unwrap();
        assert!(took < 50 * MS + SLACK, "{took:?}");
    }
    // A busy machine may have failed before.
    while degraded(&mut events).await != StoreProblem::Timeout.to_string() {}
    // For the rest of the time nobody notices.
    for _ in 0..50 {
        let took = timed(&limiter, &key, limit).await;
        assert!(took < SLACK, "{took:?}");
        tokio::time::sleep(100 * MS).await;
    }
    server.resume();
    let back = recovered(&mut events).await;
    assert!(back < SECOND, "{back:?}");
    let before = server.calls("evalsha");
    timed(&limiter, &key, limit).await;
    assert!(server.calls("evalsha") > before);
    // The scripts that ran late gave back what they took: it was taken from memory, and charged.
    let end = Instant::now() + 5 * SECOND;
    loop {
        let used = limiter.quota(&key, limit).await.used;
        if used <= 2 + 32 + 50 {
            break;
        }
        assert!(Instant::now() < end, "{used} used");
        tokio::time::sleep(20 * MS).await;
    }
}

#[tokio::test]
async fn full_and_read_only() {
    let Some(server) = support::start() else { return };
    let (told, store) = (Events::new(), RedisStore::new(&server.url()).unwrap());
    let mut events = told.subscribe();
    let store = store.connect_timeout(5 * SECOND).response_timeout(5 * SECOND);
    let limiter = Limiter::redis(store.events(told));
    let (key, limit) = (key("full"), every(60_000, 100));
    timed(&limiter, &key, limit).await;
    let break_and_mend: [(&[&str], &[&str], _); 2] = [
        (&["CONFIG", "SET", "maxmemory", "1"], &["CONFIG", "SET", "maxmemory", "0"], StoreProblem::Full),
        (&["REPLICAOF", "127.0.0.1", "1"], &["REPLICAOF", "NO", "ONE"], StoreProblem::ReadOnly),
    ];
    for (broken, mended, problem) in break_and_mend {
        assert_eq!(server.command(broken), "+OK");
        for _ in 0..5 {
            assert!(timed(&limiter, &key, limit).await < SLACK);
        }
        assert_eq!(degraded(&mut events).await, problem.to_string());
        assert_eq!(server.command(mended), "+OK");
        assert!(recovered(&mut events).await < SECOND);
        let before = server.calls("evalsha");
        timed(&limiter, &key, limit).await;
        assert!(server.calls("evalsha") > before);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn scripts_flushed_in_a_loop_under_64_tasks() {
    let Some(server) = support::start() else { return };
    let limiter = closed(RedisStore::new(&server.url()).unwrap());
    let (key, limit) = (key("flush"), every(1, 10));
    let over = Arc::new(AtomicBool::new(false));
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for _ in 0..64 {
        let (limiter, key, over) = (limiter.clone(), key.clone(), over.clone());
        tasks.spawn(async move {
            let mut granted = 0;
            while !over.load(Ordering::Relaxed) {
                limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
                granted += 1;
            }
            granted
        });
    }
    for _ in 0..100 {
        server.command(&["SCRIPT", "FLUSH"]);
        tokio::time::sleep(5 * MS).await;
    }
    over.store(true, Ordering::Relaxed);
    let mut granted = 0;
    while let Some(task) = tasks.join_next().await {
        granted += task.unwrap();
    }
    let most = 10 + start.elapsed().as_millis() as u64 + 1;
    assert!(granted > 64 && granted <= most, "{granted} granted, {most} at most");
}

#[tokio::test]
async fn keys_deleted_mid_way_give_one_more_bucket_at_most() {
    let Some(server) = support::start() else { return };
    let limiters = [(); 2].map(|()| closed(RedisStore::new(&server.url()).unwrap()));
    let (key, limit) = (key("deleted"), every(40, 5));
    let start = Instant::now();
    let over = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for number in 0..32 {
        let (limiter, key, over) = (limiters[number % 2].clone(), key.clone(), over.clone());
        tasks.spawn(async move {
            let mut granted = 0;
            while !over.load(Ordering::Relaxed) {
                limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
                granted += 1;
            }
            granted
        });
    }
    let mut losses = 0;
    for _ in 0..3 {
        tokio::time::sleep(200 * MS).await;
        server.command(&["FLUSHALL"]);
        losses += 1;
    }
    tokio::time::sleep(200 * MS).await;
    over.store(true, Ordering::Relaxed);
    let granted = tasks.join_all().await.iter().sum::<usize>();
    // Each new bucket grants its burst; those who waited for the old one wait for the new one. Until
    // a process hears of it, its next goes at the instant it had.
    let unheard = 1;
    let most = (1 + losses) * (5 + unheard) + start.elapsed().as_millis() as usize / 40;
    assert!(granted >= 32 && granted <= most, "{granted} granted, {most} at most");
}

/// Passes on what it is sent after a time.
async fn slow_proxy(port: u16, delay: Duration) -> u16 {
    async fn pass(
        mut from: tokio::net::tcp::OwnedReadHalf,
        mut to: tokio::net::tcp::OwnedWriteHalf,
        delay: Duration,
    ) {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(read @ 1..) = from.read(&mut buffer).await {
            tokio::time::sleep(delay).await;
            if to.write_all(&buffer[..read]).await.is_err() {
                return;
            }
        }
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let own = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
            let ((from, to), (back, out)) = (client.into_split(), server.into_split());
            tokio::spawn(pass(from, out, delay));
            tokio::spawn(pass(back, to, Duration::ZERO));
        }
    });
    own
}

#[tokio::test]
async fn a_latency_of_50_ms() {
    let Some(server) = support::start() else { return };
    let port = slow_proxy(server.port, 50 * MS).await;
    let url = format!("redis://127.0.0.1:{port}");
    let (key, limit) = (key("slow"), every(60_000, 100));
    // With time enough it is slow, and works.
    let limiter = closed(RedisStore::new(&url).unwrap());
    let mut tasks = JoinSet::new();
    for _ in 0..16 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move { timed(&limiter, &key, limit).await });
    }
    tasks.join_all().await;
    assert_eq!(limiter.quota(&key, limit).await.used, 16);
    // With the usual time it does without.
    let limiter = Limiter::redis(RedisStore::new(&url).unwrap());
    assert!(timed(&limiter, &key, limit).await < 100 * MS + SLACK);
    for _ in 0..20 {
        assert!(timed(&limiter, &key, limit).await < SLACK);
    }
}

#[tokio::test]
async fn a_wrong_password() {
    let Some(server) = support::start_with(&["--requirepass", "right"]) else { return };
    let (key, limit) = (key("password"), every(60_000, 100));
    for url in [
        format!("redis://:wrong@127.0.0.1:{}", server.port),
        format!("redis://nobody:right@127.0.0.1:{}", server.port),
        server.url(),
    ] {
        let store = RedisStore::new(&url).unwrap();
        assert!(!format!("{store:?}").contains("wrong"));
        let limiter = closed(store);
        assert!(!format!("{limiter:?}").contains("wrong"));
        assert_eq!(limiter.check().await, Err(StoreProblem::Denied), "{url}");
        let refused = limiter.acquire(&key, limit, 1, &patient()).await.unwrap_err();
        assert_eq!(refused.reason, RefusalReason::Store(StoreProblem::Denied));
    }
    let right = format!("redis://:right@127.0.0.1:{}/3", server.port);
    let limiter = closed(RedisStore::new(&right).unwrap());
    limiter.check().await.unwrap();
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    assert_eq!(limiter.quota(&key, limit).await.used, 1);
    let databases = server.command_as("right", &["INFO", "keyspace"]);
    assert!(databases.contains("db3:keys=2") && !databases.contains("db0"), "{databases}");
}

#[tokio::test]
async fn an_unreachable_host() {
    // One that accepts and says nothing, one that refuses, one nobody has.
    let (_listener, mute) = mute().await;
    let closed = format!("redis://127.0.0.1:{}", support::free_port());
    for url in [mute.as_str(), &closed, "redis://10.255.255.1:6379", "redis://no-such-host.invalid"] {
        let limiter = Limiter::redis(RedisStore::new(url).unwrap());
        let (key, limit) = (key("unreachable"), every(60_000, 100));
        let first = timed(&limiter, &key, limit).await;
        assert!(first < 50 * MS + SLACK, "{url} {first:?}");
        for _ in 0..50 {
            assert!(timed(&limiter, &key, limit).await < SLACK);
        }
        assert_eq!(limiter.quota(&key, limit).await.used, 51);
    }
}

#[tokio::test]
async fn policies() {
    let url = format!("redis://127.0.0.1:{}", support::free_port());
    let (key, limit) = (key("policies"), every(60_000, 8));
    let with = |policy| RedisStore::new(&url).unwrap().when_store_fails(policy);
    let now = AcquireOptions::new(Duration::ZERO);
    let count = async |limiter: &Limiter| {
        let mut granted = 0;
        for _ in 0..20 {
            granted += u32::from(limiter.acquire(&key, limit, 1, &now).await.is_ok());
        }
        granted
    };
    assert_eq!(count(&Limiter::redis(with(WhenStoreFails::Local))).await, 8);
    assert_eq!(count(&Limiter::redis(with(WhenStoreFails::Local).processes(4))).await, 2);
    assert_eq!(count(&Limiter::redis(with(WhenStoreFails::Local).processes(100))).await, 1);
    assert_eq!(count(&Limiter::redis(with(WhenStoreFails::Open))).await, 20);
    let closed = Limiter::redis(with(WhenStoreFails::Closed));
    assert_eq!(count(&closed).await, 0);
    // Penalties hold while the store is away.
    let local = Limiter::redis(with(WhenStoreFails::Local));
    local.penalize(&key, limit, Some(30 * SECOND)).await;
    assert!(local.acquire(&key, limit, 1, &now).await.unwrap_err().wait > 29 * SECOND);
}

#[test]
fn addresses_that_cannot_be_used_are_errors_without_secrets() {
    for url in [
        "",
        "localhost",
        "http://localhost",
        "redis://:s3cret@",
        "redis://u:s3cret@h:99999",
        "redis://:s3cret@h/x",
    ] {
        assert!(RedisStore::cluster([url]).is_err() && RedisStore::sentinel([url], "m", None).is_err());
        let error = RedisStore::new(url).unwrap_err();
        let text = format!("{error} {error:?}");
        assert!(!text.contains("s3cret"), "{url}: {text}");
        assert!(text.contains("Redis"), "{text}");
    }
    let error = wildberries::Client::builder().redis("nothing").build().unwrap_err();
    assert!(error.to_string().starts_with("Redis: "), "{error}");
}

#[tokio::test]
async fn a_cluster_of_one_node() {
    let Some(server) = support::start_cluster() else { return };
    let limiter = closed(RedisStore::cluster([server.url()]).unwrap());
    limiter.check().await.unwrap();
    for seller in 0..20 {
        let (key, limit) = (key(&format!("seller {seller}")), every(20, 2));
        for _ in 0..3 {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
        }
        // Long enough not to be over before it is looked at.
        limiter.hold_seller(&key, 30 * SECOND).await;
        limiter.penalize(&key, limit, Some(60 * SECOND)).await;
        limiter.charge(&key, limit, 1).await;
        assert!(limiter.quota(&key, limit).await.not_before.is_some());
        assert!(limiter.acquire(&key, limit, 1, &AcquireOptions::new(Duration::ZERO)).await.is_err());
    }
    let errors = server.command(&["INFO", "errorstats"]);
    assert!(!errors.contains("CROSSSLOT"), "{errors}");
}

/// One that accepts connections and says nothing.
async fn mute() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("redis://{}", listener.local_addr().unwrap());
    (listener, url)
}

#[tokio::test]
async fn a_cluster_is_found_though_the_first_node_hangs() {
    let Some(server) = support::start_cluster() else { return };
    let (_listener, mute) = mute().await;
    let store = RedisStore::cluster([mute, server.url()]).unwrap().connect_timeout(600 * MS);
    Limiter::redis(store.response_timeout(5 * SECOND)).check().await.unwrap();
}

#[tokio::test]
async fn through_sentinels() {
    let Some(mut master) = support::start_with(&["--requirepass", "pw"]) else { return };
    let config = std::env::temp_dir().join(format!("wb-sentinel-{}.conf", std::process::id()));
    std::fs::write(
        &config,
        format!("sentinel monitor main 127.0.0.1 {} 1\nsentinel auth-pass main pw\n", master.port),
    )
    .unwrap();
    let sentinel = support::start_sentinel(&config).unwrap();
    // The first hangs, which keeps nobody from the second.
    let (_listener, mute) = mute().await;
    let store = RedisStore::sentinel([mute, sentinel.url()], "main", Some("redis://:pw@ignored/0"))
        .unwrap()
        .connect_timeout(5 * SECOND)
        .response_timeout(5 * SECOND);
    let events = Events::new();
    let mut heard = events.subscribe();
    let limiter = Limiter::redis(store.events(events));
    limiter.check().await.unwrap();
    let (key, limit) = (key("sentinel"), every(60_000, 10));
    timed(&limiter, &key, limit).await;
    assert_eq!(limiter.quota(&key, limit).await.used, 1);
    master.kill();
    timed(&limiter, &key, limit).await;
    degraded(&mut heard).await;
    master.restart();
    assert!(recovered(&mut heard).await < SECOND);
    let _ = std::fs::remove_file(config);
}

#[tokio::test]
async fn a_shared_connection_and_a_client() {
    let Some(server) = support::start() else { return };
    let client = redis::Client::open(server.url()).unwrap();
    let connection = client.get_multiplexed_async_connection().await.unwrap();
    let (key, limit) = (key("shared"), every(60_000, 10));
    let (one, other) = (closed(RedisStore::connection(connection)), closed(RedisStore::client(client)));
    timed(&one, &key, limit).await;
    timed(&other, &key, limit).await;
    assert_eq!(one.quota(&key, limit).await.used, 2);
    let client = wildberries::Client::builder().redis(server.url()).build().unwrap();
    usable(client.limiter()).await;
}

#[tokio::test]
async fn a_listener_that_does_not_listen_slows_nobody() {
    let url = format!("redis://127.0.0.1:{}", support::free_port());
    let events = Events::new();
    let _deaf = events.subscribe();
    let limiter = Limiter::redis(RedisStore::new(&url).unwrap().events(events));
    let (key, limit) = (key("deaf"), every(1, 1_000_000));
    let start = Instant::now();
    for _ in 0..10_000 {
        limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    }
    assert!(start.elapsed() < 5 * SECOND, "{:?}", start.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_thousand_sellers_leave_nothing_behind() {
    let Some(server) = support::start() else { return };
    let limiter = closed(RedisStore::new(&server.url()).unwrap());
    let mut tasks = JoinSet::new();
    for part in 0..50 {
        let limiter = limiter.clone();
        tasks.spawn(async move {
            for seller in 0..2_000 {
                let key = BucketKey::new(Some(format!("{part}-{seller}").into()), None, "b");
                limiter.acquire(&key, every(1, 1), 1, &patient()).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(limiter.buckets(), 0);
    let end = Instant::now() + 10 * SECOND;
    while server.command(&["DBSIZE"]) != ":0" {
        assert!(Instant::now() < end, "keys are left");
        tokio::time::sleep(50 * MS).await;
    }
}

#[tokio::test]
async fn no_spin() {
    let Some(server) = support::start() else { return };
    let limiter = closed(RedisStore::new(&server.url()).unwrap());
    let (key, limit) = (key("spin"), every(600, 1));
    let start = Instant::now();
    timed(&limiter, &key, limit).await;
    let before = server.calls("evalsha");
    timed(&limiter, &key, limit).await;
    assert!(start.elapsed() >= 600 * MS);
    let calls = server.calls("evalsha") - before;
    assert_eq!(calls, 1, "calls for one acquire that waits");
    // Nor without the store: the attempts to connect are few.
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let limiter =
        Limiter::redis(RedisStore::new(&format!("redis://{}", listener.local_addr().unwrap())).unwrap());
    let attempts = Arc::new(AtomicUsize::new(0));
    let count = attempts.clone();
    tokio::spawn(async move {
        while listener.accept().await.is_ok() {
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    timed(&limiter, &key, limit).await;
    timed(&limiter, &key, limit).await;
    let attempts = attempts.load(Ordering::Relaxed);
    assert!((2..=4).contains(&attempts), "{attempts} attempts in 0.6 s");
}

/// Needs openssl for a certificate, and a server built with TLS.
#[cfg(feature = "rustls")]
#[tokio::test]
async fn over_tls() {
    let folder = std::env::temp_dir().join(format!("wb-tls-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (key_file, certificate) = (folder.join("key.pem"), folder.join("cert.pem"));
    let made = std::process::Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .args(["-keyout".as_ref(), key_file.as_os_str(), "-out".as_ref(), certificate.as_os_str()])
        .output();
    if !made.is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: no openssl to make a certificate with");
        return;
    }
    let port = support::free_port().to_string();
    let text = |path: &std::path::Path| path.display().to_string();
    let settings = [
        "--tls-port",
        &port,
        "--tls-cert-file",
        &text(&certificate),
        "--tls-key-file",
        &text(&key_file),
        "--tls-ca-cert-file",
        &text(&certificate),
        "--tls-auth-clients",
        "no",
    ];
    let Some(binary) = support::binary() else { return };
    let Some(_server) = support::begin(&binary, &settings) else {
        eprintln!("SKIPPED: the server does not know TLS");
        return;
    };
    let certificates =
        redis::TlsCertificates { client_tls: None, root_cert: Some(std::fs::read(&certificate).unwrap()) };
    let url = format!("rediss://127.0.0.1:{port}");
    let (key, limit) = (key("tls"), every(60_000, 10));
    // Not by an authority we know: refused, and no panic about crypto providers.
    assert!(closed(RedisStore::new(&url).unwrap()).check().await.is_err());
    let limiter = closed(RedisStore::client(redis::Client::build_with_tls(url, certificates).unwrap()));
    limiter.check().await.unwrap();
    timed(&limiter, &key, limit).await;
    assert_eq!(limiter.quota(&key, limit).await.used, 1);
    let _ = std::fs::remove_dir_all(folder);
}
