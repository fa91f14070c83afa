use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::time::Instant;

use super::*;
use crate::pool::Verdict;

const ETM: &str = include_str!("../../examples/etm.toml");
const SECOND: Duration = Duration::from_secs(1);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TooFast;

impl Failure for TooFast {
    fn verdict(&self) -> Verdict {
        Verdict::Limited { wait: None }
    }
}

impl fmt::Display for TooFast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too fast")
    }
}

/// ETM's own count: one request per second, account and endpoint.
#[derive(Default)]
struct Etm {
    last: Mutex<HashMap<(String, &'static str), Instant>>,
    refused: AtomicU32,
}

impl Etm {
    fn get(&self, account: &str, endpoint: &'static str, every: Duration) -> Result<(), TooFast> {
        let mut last = self.last.lock().unwrap();
        let now = Instant::now();
        if last.get(&(account.to_owned(), endpoint)).is_some_and(|last| now < *last + every) {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return Err(TooFast);
        }
        last.insert((account.to_owned(), endpoint), now);
        Ok(())
    }
}

fn etm(credentials: usize) -> Supplier<String> {
    let supplier = Supplier::new(Table::from_toml(ETM).unwrap(), Limiter::new());
    supplier.add("system", "system".to_owned(), |credential| credential);
    for number in 1..credentials {
        let id = format!("customer-{number}");
        supplier.add(id.clone(), id.clone(), |credential| credential.owner(id).serves(["catalog"]));
    }
    supplier
}

/// How long a catalogue takes, by as many workers as there are credentials.
async fn crawl(credentials: usize, goods: u32) -> Duration {
    let (supplier, etm) = (etm(credentials), Arc::new(Etm::default()));
    let plan = supplier.endpoint("goods_read").unwrap().time_for(goods.into()).await.unwrap();
    let left = Arc::new(AtomicU32::new(goods));
    let start = Instant::now();
    let workers = (0..credentials).map(|_| {
        let (supplier, etm, left) = (supplier.clone(), etm.clone(), left.clone());
        tokio::spawn(async move {
            while left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1)).is_ok() {
                let goods = supplier.endpoint("goods_read").unwrap();
                let get = |turn: Turn<Account<String>>| {
                    let etm = etm.clone();
                    async move { etm.get(&turn, "goods_read", SECOND) }
                };
                goods.run(get).await.unwrap();
            }
        })
    });
    for worker in workers.collect::<Vec<_>>() {
        worker.await.unwrap();
    }
    assert_eq!(etm.refused.load(Ordering::SeqCst), 0);
    assert_eq!(start.elapsed(), plan);
    plan
}

#[tokio::test(start_paused = true)]
async fn twenty_one_credentials_crawl_a_catalogue_about_twenty_one_times_as_fast() {
    let (one, all) = (crawl(1, 4200).await, crawl(21, 4200).await);
    let times = one.as_secs_f64() / all.as_secs_f64();
    assert!((20.9..21.2).contains(&times), "{times}: {one:?} and {all:?}");
    // With all the goods: hours instead of days.
    let goods = etm(21);
    let goods = goods.endpoint("goods_read").unwrap();
    assert!((goods.rate() - 21.0).abs() < 1e-9);
    assert_eq!(goods.time_for(525_000).await, Some(24_999 * SECOND));
}

#[tokio::test(start_paused = true)]
async fn the_table_of_etm() {
    let supplier = etm(3);
    let table = supplier.table();
    assert_eq!((table.supplier(), table.endpoints().count()), ("etm", 7));
    let ok = |_: Turn<Account<String>>| std::future::ready(Ok::<_, TooFast>(()));
    for (id, rate, two) in [
        ("login", 1.0 / 120.0, 120),
        ("goods_read", 3.0, 1),
        ("price_read", 1.0, 1),
        ("stock_read", 1.0, 1),
        ("stock_batch", 0.1, 10),
        ("async_poll", f64::INFINITY, 0),
        ("info", f64::INFINITY, 0),
    ] {
        let calls = || supplier.endpoint(id).unwrap().max_wait(200 * SECOND);
        let same = calls().rate() == rate || (calls().rate() - rate).abs() < 1e-9;
        assert!(same, "{id}: {}", calls().rate());
        let start = Instant::now();
        calls().run(ok).await.unwrap();
        calls().strategy(Strategy::System).run(ok).await.unwrap();
        let expected = if id == "goods_read" { 0..=two } else { two..=two };
        assert!(expected.contains(&start.elapsed().as_secs()), "{id}: {:?}", start.elapsed());
    }
    // A customer's price is asked for with its own credential.
    let served = supplier
        .endpoint("price_read")
        .unwrap()
        .owner("customer-1")
        .run(|turn| async move { Ok::<_, TooFast>(turn.id().to_owned()) })
        .await
        .unwrap();
    assert_eq!(served, "customer-1");
    assert!(supplier.endpoint("goods").unwrap_err().to_string().contains("\"goods\""));
}

#[tokio::test(start_paused = true)]
async fn equal_accounts_share_buckets_and_keys_are_the_designs() {
    let supplier = Supplier::new(Table::from_toml(ETM).unwrap(), Limiter::new());
    supplier.add_as("physical-1", "a", "key", |credential| credential.owner("a"));
    supplier.add_as("physical-1", "b", "key", |credential| credential.owner("b"));
    assert_eq!(supplier.pool().len(), 1);
    let goods = supplier.endpoint("goods_read").unwrap();
    assert!((goods.rate() - 1.0).abs() < 1e-9);
    let account = Account { supplier: "etm".into(), bucket: "physical-1".into(), value: "key" };
    let (key, _) = account.bucket(supplier.table().get("goods_read").unwrap()).unwrap();
    assert_eq!(key.to_string(), "ratelimit:etm:physical-1:goods_read");
    let start = Instant::now();
    for owner in ["a", "b", "a"] {
        let price = supplier.endpoint("price_read").unwrap().owner(owner);
        let served = price.run(|turn| async move { Ok::<_, TooFast>(turn.id().to_owned()) }).await;
        assert_eq!(served.unwrap(), owner);
    }
    assert_eq!(start.elapsed(), 2 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn another_table_holds_at_once_for_those_who_wait_too() {
    let supplier = etm(1);
    let ok = |_: Turn<Account<String>>| std::future::ready(Ok::<_, TooFast>(()));
    let login = || supplier.endpoint("login").unwrap().max_wait(300 * SECOND);
    login().run(ok).await.unwrap();
    let start = Instant::now();
    let change = async {
        tokio::time::sleep(5 * SECOND).await;
        let text = ETM.replace("period = \"2m\"", "period = \"20s\"").replace("system", "round_robin");
        let changes = supplier.replace_table(Table::from_toml(&text).unwrap());
        assert_eq!(changes.limits.len(), 1);
        assert_eq!(
            changes.limits[0].to_string(),
            "etm:login (any): 1 per 120s, burst 1 -> 1 per 20s, burst 1"
        );
        assert_eq!(changes.strategies.len(), 2);
        assert_eq!(changes.strategies[0].to_string(), "etm:login: System -> RoundRobin");
    };
    let (done, ()) = tokio::join!(login().run(ok), change);
    done.unwrap();
    assert_eq!(start.elapsed(), 20 * SECOND);
    login().run(ok).await.unwrap();
    assert_eq!(start.elapsed(), 40 * SECOND);
    // Without a limit.
    let free = Table::new("etm").with(Endpoint::new("login", Strategy::System));
    let (waiting, ()) = tokio::join!(login().run(ok), async { supplier.set_table(free.clone()) });
    waiting.unwrap();
    assert!(start.elapsed() < 41 * SECOND);
    login().run(ok).await.unwrap();
    assert!(start.elapsed() < 41 * SECOND);
}

#[test]
fn an_override_goes_before_the_table() {
    let supplier = etm(1);
    let every = |seconds: u64| Limit::new(seconds * 1000, 1, seconds * 1000, 1);
    let with = |limit| Table::new("etm").with(Endpoint::new("login", Strategy::System).limit(limit));
    let holds = || {
        let key = BucketKey::of_supplier("etm", "system", "login");
        supplier.limiter.limit(&key, supplier.table().get("login").unwrap().limit.unwrap())
    };
    for seconds in [10, 20] {
        supplier.set_table(with(every(seconds)));
        assert_eq!(holds(), every(seconds));
    }
    change_overrides(&supplier.limiter, |overrides| _ = overrides.set("etm:login", None, every(300)));
    supplier.set_table(with(every(30)));
    assert_eq!(holds(), every(300));
    supplier.limiter.set_overrides(crate::limits::Overrides::new());
    assert_eq!(holds(), every(30));
}

#[test]
fn tables_that_are_wrong_say_where() {
    for (text, says) in [
        ("", "supplier"),
        ("supplier = ''", "empty"),
        ("supplier = 'x'\n[[endpoint]]\nid = 'a'\nstrategy = 'best'", "line 4"),
        ("supplier = 'x'\n[[endpoint]]\nid = 'a:b'\nstrategy = 'system'", "colons"),
        ("supplier = 'x'\n[[endpoint]]\nid = 'a'\nstrategy = 'system'\nlimits = 1", "limits"),
        (
            "supplier = 'x'\n[[endpoint]]\nid = 'a'\nstrategy = 'system'\n[[endpoint]]\nid = 'a'\nstrategy = 'system'",
            "twice",
        ),
        (
            "supplier = 'x'\n[[endpoint]]\nid = 'a'\nstrategy = 'system'\nlimit = { period = '1d', limit = 1 }",
            "\"1d\"",
        ),
    ] {
        let problem = text.parse::<Table>().unwrap_err().to_string();
        assert!(problem.contains(says), "{text}: {problem}");
    }
}
