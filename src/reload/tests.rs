use std::sync::atomic::{AtomicU32, Ordering};

use tokio::time::{Instant, sleep};

use super::*;
use crate::events::Subscription;
use crate::limits::{AcquireOptions, BucketKey};

const SECOND: Duration = Duration::from_secs(1);

/// What an admin page would have.
#[derive(Clone)]
struct Page {
    shown: Arc<Mutex<Result<Overrides, String>>>,
    hangs: bool,
}

impl Page {
    fn show(&self, limits: &[(&str, Option<TokenType>, Limit)]) {
        let mut overrides = Overrides::new();
        for (bucket, token_type, limit) in limits {
            overrides.set(bucket, *token_type, *limit);
        }
        *self.shown.lock().unwrap() = Ok(overrides);
    }
}

impl Default for Page {
    fn default() -> Self {
        Page { shown: Arc::new(Mutex::new(Ok(Overrides::new()))), hangs: false }
    }
}

impl Source for Page {
    fn name(&self) -> String {
        "admin page".to_owned()
    }

    fn load(&self) -> Loading<'_, Overrides> {
        Box::pin(async {
            if self.hangs {
                std::future::pending::<()>().await;
            }
            Ok(self.shown.lock().unwrap().clone()?)
        })
    }
}

fn every(seconds: u64) -> Limit {
    Limit::new(seconds * 1000, 1, seconds * 1000, 1)
}

fn key(bucket: &'static str) -> BucketKey {
    BucketKey::new(Some("s".into()), Some(TokenType::Personal), bucket)
}

fn names(told: &mut Subscription) -> Vec<&'static str> {
    std::iter::from_fn(|| told.try_next()).map(|event| event.kind.name()).collect()
}

#[tokio::test(start_paused = true)]
async fn sources_are_looked_at_every_thirty_seconds() {
    let (limiter, events, page) = (Limiter::new(), Events::new(), Page::default());
    let mut told = events.subscribe();
    let personal = Some(TokenType::Personal);
    page.show(&[("a", None, every(5)), ("b", personal, every(7))]);
    let reloading = Reload::new(limiter.clone(), events.clone()).source(page.clone()).start();
    sleep(SECOND).await;
    assert_eq!(limiter.limit(&key("a"), every(1)), every(5));
    assert_eq!(limiter.limit(&key("b"), every(1)), every(7));
    let EventKind::LimitsReloaded { source, changes, .. } = told.try_next().unwrap().kind else { panic!() };
    assert_eq!((&*source, changes.len()), ("admin page", 2));
    assert_eq!(changes[0], LimitChange::new("a", None, None, Some(every(5))));

    page.show(&[("a", None, every(6)), ("c", None, every(2))]);
    sleep(28 * SECOND).await;
    assert_eq!(limiter.limit(&key("a"), every(1)), every(5));
    let before = std::time::SystemTime::now();
    sleep(2 * SECOND).await;
    assert_eq!(limiter.limit(&key("a"), every(1)), every(6));
    assert_eq!(limiter.limit(&key("b"), every(1)), every(1));
    // What changed, from what, to what, when.
    let event = told.try_next().unwrap();
    assert!(event.at >= before);
    let EventKind::LimitsReloaded { changes, .. } = event.kind else { panic!() };
    let expected = [
        LimitChange::new("b", personal, Some(every(7)), None),
        LimitChange::new("a", None, Some(every(5)), Some(every(6))),
        LimitChange::new("c", None, None, Some(every(2))),
    ];
    assert_eq!(*changes, expected);
    assert_eq!(changes[0].to_string(), "b (personal): 1 per 7s, burst 1 -> published");
    // The same again is no change.
    sleep(100 * SECOND).await;
    assert_eq!(names(&mut told), [""; 0]);
    page.show(&[]);
    reloading.now();
    sleep(SECOND).await;
    assert!(limiter.overrides().is_empty());
    page.show(&[("a", None, every(6))]);
    drop(reloading);
    sleep(100 * SECOND).await;
    assert!(limiter.overrides().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_broken_source_changes_nothing_and_says_so() {
    let (limiter, events, page) = (Limiter::new(), Events::new(), Page::default());
    let mut told = events.subscribe();
    let slow = Page { hangs: true, ..Page::default() };
    page.show(&[("a", None, every(5))]);
    let reload = Reload::new(limiter.clone(), events.clone()).source(page.clone()).source(slow);
    let _reloading = reload.start();
    sleep(20 * SECOND).await;
    assert_eq!(names(&mut told), ["limits_reloaded", "reload_failed"]);
    *page.shown.lock().unwrap() = Err("no such table".to_owned());
    sleep(200 * SECOND).await;
    assert_eq!(limiter.limit(&key("a"), every(1)), every(5));
    // Told once.
    let EventKind::ReloadFailed { source, problem } = told.try_next().unwrap().kind else { panic!() };
    assert_eq!((&*source, &*problem), ("admin page", "no such table"));
    assert_eq!(names(&mut told), [""; 0]);
    assert_eq!(events.count("reload_failed"), 2);
    // Repaired, without a change, and broken again.
    page.show(&[("a", None, every(5))]);
    sleep(50 * SECOND).await;
    *page.shown.lock().unwrap() = Err("no such table".to_owned());
    sleep(50 * SECOND).await;
    assert_eq!(names(&mut told), ["reload_failed"]);
}

#[tokio::test(start_paused = true)]
async fn the_last_source_wins_and_others_overrides_stay() {
    let (limiter, first, second) = (Limiter::new(), Page::default(), Page::default());
    let mut own = Overrides::new();
    own.set("own", None, every(9));
    limiter.set_overrides(own);
    first.show(&[("a", None, every(2)), ("b", None, every(3))]);
    second.show(&[("a", None, every(4))]);
    let mut reload = Reload::new(limiter.clone(), Events::new()).source(first.clone()).source(second.clone());
    reload.check().await;
    let limits = |names: [&'static str; 3]| names.map(|name| limiter.limit(&key(name), every(1)));
    assert_eq!(limits(["a", "b", "own"]), [every(4), every(3), every(9)]);
    second.show(&[]);
    reload.check().await;
    assert_eq!(limits(["a", "b", "own"]), [every(2), every(3), every(9)]);
    first.show(&[]);
    reload.check().await;
    assert_eq!(limits(["a", "b", "own"]), [every(1), every(1), every(9)]);
}

#[tokio::test(start_paused = true)]
async fn reload_under_load() {
    let (limiter, page) = (Limiter::new(), Page::default());
    let _reloading = Reload::new(limiter.clone(), Events::new()).source(page.clone()).start();
    let published = Limit::new(1000, 10, 100, 10);
    let sent = Arc::new(AtomicU32::new(0));
    let workers: Vec<_> = (0..50)
        .map(|_| {
            let (limiter, sent) = (limiter.clone(), sent.clone());
            tokio::spawn(async move {
                let (key, patient) = (key("a"), AcquireOptions::new(Duration::from_secs(600)));
                loop {
                    limiter.acquire(&key, published, 1, &patient).await.unwrap();
                    sent.fetch_add(1, Ordering::SeqCst);
                }
            })
        })
        .collect();
    // 10 per second, a burst of 10 at first.
    sleep(Duration::from_millis(20_050)).await;
    assert_eq!(sent.load(Ordering::SeqCst), 10 + 200);
    // One per 5 s from second 30 on; the tokens that are there stay, and those who wait are planned
    // again.
    page.show(&[("a", None, every(5))]);
    sleep(10 * SECOND).await;
    assert_eq!(sent.load(Ordering::SeqCst), 10 + 300);
    sleep(29 * SECOND).await;
    let sent_slowly = sent.load(Ordering::SeqCst) - 310;
    assert!((5..=6).contains(&sent_slowly), "{sent_slowly}");
    page.show(&[("a", None, Limit::new(1000, 100, 10, 1))]);
    sleep(SECOND).await;
    let before = sent.load(Ordering::SeqCst);
    sleep(10 * SECOND).await;
    assert_eq!(sent.load(Ordering::SeqCst) - before, 1000);
    workers.into_iter().for_each(|worker| worker.abort());
}

#[tokio::test(start_paused = true)]
async fn one_who_waits_gets_a_new_instant_or_is_refused() {
    let (limiter, page) = (Limiter::new(), Page::default());
    let mut reload = Reload::new(limiter.clone(), Events::new()).source(page.clone());
    for (new, result) in [(every(10), Ok(10)), (every(200), Err(200))] {
        let limiter = limiter.clone();
        let bucket = if result.is_ok() { "faster" } else { "slower" };
        limiter.acquire(&key(bucket), every(60), 1, &AcquireOptions::default()).await.unwrap();
        let start = Instant::now();
        page.show(&[(bucket, None, new)]);
        let (key, patient) = (key(bucket), AcquireOptions::new(Duration::from_secs(100)));
        let waiting = limiter.acquire(&key, every(60), 1, &patient);
        let (got, ()) = tokio::join!(waiting, async { reload.check().await });
        match result {
            Ok(seconds) => assert_eq!((got.is_ok(), start.elapsed()), (true, seconds * SECOND)),
            Err(seconds) => assert_eq!(got.unwrap_err().wait, seconds * SECOND),
        }
    }
}

/// The same in Redis, with two processes' limiters, in real time: bounds that a busy machine keeps.
#[cfg(feature = "redis")]
#[tokio::test]
async fn reload_under_load_in_redis() {
    use crate::limits::{RedisStore, WhenStoreFails};
    const MS: Duration = Duration::from_millis(1);
    let Some(server) = crate::redis_server::start() else { return };
    let page = Page::default();
    let limiter = || {
        let store = RedisStore::new(&server.url()).unwrap();
        let store = store.connect_timeout(5 * SECOND).response_timeout(5 * SECOND);
        Limiter::redis(store.when_store_fails(WhenStoreFails::Closed))
    };
    let limiters = [limiter(), limiter()];
    let mut reloads =
        limiters.each_ref().map(|of| Reload::new(of.clone(), Events::new()).source(page.clone()));
    let reload = async |reloads: &mut [Reload; 2]| {
        for reload in reloads {
            reload.check().await;
        }
    };
    // Three at once, and then nothing for hours.
    let published = Limit::new(7_200_000, 1, 7_200_000, 3);
    let sent = Arc::new(Mutex::new(Vec::new()));
    let workers: Vec<_> = (0..40)
        .map(|number| {
            let (limiter, sent) = (limiters[number % 2].clone(), sent.clone());
            tokio::spawn(async move {
                let patient = AcquireOptions::new(Duration::from_secs(1_000_000));
                loop {
                    limiter.acquire(&key("a"), published, 1, &patient).await.unwrap();
                    sent.lock().unwrap().push(Instant::now());
                }
            })
        })
        .collect();
    let count = || sent.lock().unwrap().len();
    let reaches = async |most: usize| {
        let end = Instant::now() + 20 * SECOND;
        while count() < most {
            assert!(Instant::now() < end, "{} of {most}", count());
            sleep(MS).await;
        }
    };
    let all_wait = async || {
        while limiters[0].quota(&key("a"), published).await.used < 3 + 40 {
            sleep(MS).await;
        }
    };
    reaches(3).await;
    all_wait().await;
    assert_eq!(count(), 3);
    // Those who wait, in both processes, and those who come go by the new limit.
    let start = Instant::now();
    page.show(&[("a", None, Limit::new(5, 1, 5, 1))]);
    reload(&mut reloads).await;
    reaches(203).await;
    assert!(start.elapsed() >= 199 * 5 * MS, "{:?}", start.elapsed());
    // Slow again: nobody goes any more, also of those who were promised a place.
    page.show(&[]);
    reload(&mut reloads).await;
    all_wait().await;
    sleep(20 * MS).await;
    let before = count();
    sleep(200 * MS).await;
    assert_eq!(count(), before);
    workers.iter().for_each(tokio::task::JoinHandle::abort);

    // Tokens that are there stay.
    let three = || AcquireOptions::new(Duration::ZERO);
    limiters[0].acquire(&key("b"), published, 1, &three()).await.unwrap();
    page.show(&[("b", None, Limit::new(3_600_000, 1, 3_600_000, 3))]);
    reload(&mut reloads).await;
    for _ in 0..2 {
        limiters[1].acquire(&key("b"), published, 1, &three()).await.unwrap();
    }
    let refused = limiters[1].acquire(&key("b"), published, 1, &three()).await.unwrap_err();
    assert!(refused.wait <= 3600 * SECOND, "{refused}");
}

#[cfg(feature = "tables")]
mod files {
    use super::*;

    const TEXT: &str = r#"
[[bucket]]
id = "a"
limits.any = { period = "1m", limit = 2, interval = "30s", burst = 1 }

[[bucket]]
id = "b"
limits.personal = { period = "1m", limit = 7 }
limits.base = { period = "1h", limit = 1, interval = "1h", burst = 3 }
"#;

    #[test]
    fn a_file_in_the_form_of_limits_toml() {
        let overrides = Overrides::from_toml(TEXT).unwrap();
        let get = |bucket, token_type| overrides.get(bucket, token_type);
        assert_eq!(get("a", Some(TokenType::Service)), Some(Limit::new(60_000, 2, 30_000, 1)));
        assert_eq!(get("b", Some(TokenType::Personal)), Some(Limit::new(60_000, 7, 8_572, 1)));
        let base = Some(Limit::new(3_600_000, 1, 3_600_000, 3));
        assert_eq!([TokenType::Base, TokenType::Test].map(|of| get("b", Some(of))), [base, base]);
        assert_eq!(get("b", Some(TokenType::Service)), None);
        let text = "[[sandbox]]\nid = 's'\nlimit = { period = '1m', limit = 2 }";
        let expected = Some(Limit::new(60_000, 2, 30_000, 1));
        assert_eq!(Overrides::from_toml(text).unwrap().get("s", Some(TokenType::Test)), expected);
        assert!(Overrides::from_toml("").unwrap().is_empty());
    }

    #[test]
    #[cfg(feature = "general")]
    fn a_file_that_is_wrong_says_where() {
        for (text, says) in [
            ("[[bucket]]\nid = 'a'\nlimits.any = { period = '1m', limit = 0 }", "bucket \"a\": limit"),
            ("[[bucket]]\nid = 'a'\nlimits.any = { period = '0s', limit = 1 }", "\"0s\""),
            (
                "[[bucket]]\nid = 'a'\nlimits.any = { period = '9999999999999999999h', limit = 1 }",
                "no time span",
            ),
            ("[[bucket]]\nid = 'a'\nlimits.all = { period = '1m', limit = 1 }", "line 3"),
            ("[[bucket]]\nid = 'a'\nlimits = {}", "no limits"),
            ("[[bucket]]\nid = 'a'", "limits"),
            ("[[bucket]]\nid = ''\nlimits.any = { period = '1m', limit = 1 }", "empty"),
            (
                "[[bucket]]\nid = 'general.users'\ncost_4xx = 3\nlimits.any = { period = '1s', limit = 1 }",
                "bucket \"general.users\": costs",
            ),
            (
                "[[bucket]]\nid = 'general.users'\ncost_409 = 3\nlimits.any = { period = '1s', limit = 1 }",
                "bucket \"general.users\": costs",
            ),
            (
                "[[bucket]]\nid = 'general.users'\noperations = ['general GET /ping']\nlimits.any = { period = '1s', limit = 1 }",
                "bucket \"general.users\": general GET /ping is counted elsewhere",
            ),
            (
                "[[bucket]]\nid = 'general.usres'\nlimits.any = { period = '1s', limit = 1 }",
                "bucket \"general.usres\": no operation",
            ),
            ("[[buckets]]\nid = 'a'", "buckets"),
            ("[[bucket]", "line 1"),
        ] {
            let problem = Overrides::from_toml(text).unwrap_err().to_string();
            assert!(problem.contains(says), "{text}: {problem}");
        }
        let twice = format!("{TEXT}{TEXT}");
        assert!(Overrides::from_toml(&twice).unwrap_err().to_string().contains("twice"));
    }

    /// A copy of the whole table is no override at all, and one number of it can be changed.
    #[test]
    #[cfg(feature = "all-apis")]
    fn a_copy_of_limits_toml() {
        let text = include_str!("../../specs/limits.toml");
        let overrides = Overrides::from_toml(text).unwrap();
        assert!(overrides.is_empty(), "{overrides:?}");
        let from = "id = \"general.users\"\noperations = [\"general GET /api/v1/users\"]\nlimits.any = { period = \"1s\", limit = 1";
        assert!(text.contains(from));
        let text = text.replace(from, &from.replace("limit = 1", "limit = 2"));
        assert_eq!(Overrides::from_toml(&text).unwrap().iter().count(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_supplier_s_table() {
        use crate::suppliers::{self, Supplier};
        let text = include_str!("../../examples/etm.toml");
        let folder = Folder::new("table");
        let path = folder.write("etm.toml", text);
        let (limiter, events) = (Limiter::new(), Events::new());
        let mut told = events.subscribe();
        let table = suppliers::Table::from_toml(text).unwrap();
        let supplier: Supplier<()> = Supplier::new(table, limiter.clone());
        let mut reload = Reload::new(limiter, events).table(&path, &supplier);
        reload.check().await;
        assert_eq!(names(&mut told), [""; 0]);
        folder.write("etm.toml", &text.replace("owner_first", "system").replace("10s", "20s"));
        reload.check().await;
        let EventKind::LimitsReloaded { changes, strategies, .. } = told.try_next().unwrap().kind else {
            panic!()
        };
        assert_eq!((changes.len(), strategies.len()), (1, 3));
        assert_eq!(supplier.table().get("stock_batch").unwrap().limit, Some(every(20)));
        for broken in ["supplier = 'etm", "supplier = 'other'"] {
            folder.write("etm.toml", broken);
            reload.check().await;
        }
        assert_eq!(names(&mut told), ["reload_failed", "reload_failed"]);
        assert_eq!(supplier.table().endpoints().count(), 7);
    }

    /// A folder of a test's own, gone with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("wildberries-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&path).unwrap();
            Folder(path)
        }

        fn write(&self, name: &str, text: &str) -> PathBuf {
            let path = self.0.join(name);
            std::fs::write(&path, text).unwrap();
            path
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// In real time: a file that is watched is read at once.
    #[cfg(feature = "watch")]
    #[tokio::test]
    async fn a_file_is_watched() {
        let folder = Folder::new("watch");
        let path = folder.write("limits.toml", "");
        let (limiter, events) = (Limiter::new(), Events::new());
        let mut told = events.subscribe();
        let hour = Duration::from_secs(3600);
        let _reloading =
            Reload::new(limiter.clone(), events.clone()).source(LimitsFile::new(&path)).every(hour).start();
        let mut next = async || timeout(5 * SECOND, told.next()).await.unwrap().unwrap().kind;
        let bucket =
            |interval| format!("[[bucket]]\nid = 'a'\nlimits.any = {{ period = '{interval}', limit = 1 }}\n");
        // The first look may come before the write, or after.
        tokio::time::sleep(Duration::from_millis(50)).await;
        folder.write("limits.toml", &bucket("5s"));
        assert!(matches!(next().await, EventKind::LimitsReloaded { .. }));
        assert_eq!(limiter.limit(&key("a"), every(1)), every(5));
        // Broken, and repaired by another file in its place.
        folder.write("limits.toml", "[[bucket");
        assert!(matches!(next().await, EventKind::ReloadFailed { .. }));
        assert_eq!(limiter.limit(&key("a"), every(1)), every(5));
        let new = folder.write("new.toml", &bucket("6s"));
        std::fs::rename(new, &path).unwrap();
        assert!(matches!(next().await, EventKind::LimitsReloaded { .. }));
        assert_eq!(limiter.limit(&key("a"), every(1)), every(6));
        std::fs::remove_file(&path).unwrap();
        assert!(matches!(next().await, EventKind::ReloadFailed { .. }));
        assert_eq!(limiter.limit(&key("a"), every(1)), every(6));
    }
}
