//! The script against the rules in memory: long random histories with injected time.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::*;
use crate::gate::Gate;
use crate::gate::memory::Memory;

use crate::redis_server as support;

const START: u64 = 1_790_000_000_000_000;

#[derive(Debug, Clone)]
enum Step {
    Enter { job: u8, user: bool },
    Renew { which: usize, span: u64, park: bool },
    Release { which: usize },
    Unclaim { job: u8 },
    Owner,
    Pass { milliseconds: u64 },
}

fn steps() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..4u8, any::<bool>()).prop_map(|(job, user)| Step::Enter { job, user }),
        3 => (0..3usize, 0..100_000u64, any::<bool>())
            .prop_map(|(which, span, park)| Step::Renew { which, span, park }),
        2 => (0..3usize).prop_map(|which| Step::Release { which }),
        1 => (0..4u8).prop_map(|job| Step::Unclaim { job }),
        2 => Just(Step::Owner),
        4 => (0..50_000u64).prop_map(|milliseconds| Step::Pass { milliseconds }),
    ]
}

#[test]
fn the_script_and_the_memory_agree() {
    let Some(server) = support::start() else { return };
    let connection = ::redis::Client::open(server.url()).unwrap().get_connection().unwrap();
    let connection = std::cell::RefCell::new(connection);
    let script = ::redis::Script::new(include_str!("gate.lua"));
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let settings = Settings::default();
    let lease = settings.lease.as_millis().to_string();
    let number = std::cell::Cell::new(0);
    let mut runner = TestRunner::new(Config { cases: 150, failure_persistence: None, ..Config::default() });
    let histories = proptest::collection::vec(steps(), 1..80);
    runner
        .run(&histories, |steps| {
            number.set(number.get() + 1);
            let key = format!("wb:gate:{{{}}}", number.get());
            let (memory, mut now) = (Memory::default(), START);
            // Fences of those let in, in memory and on the server, the latest first.
            let mut fences: Vec<(u64, u64)> = Vec::new();
            let call = |what: &str, now: u64, arguments: &[&str]| -> Vec<Value> {
                let mut call = script.prepare_invoke();
                call.key(&key).arg(what).arg(now).arg("");
                arguments.iter().for_each(|argument| _ = call.arg(argument));
                call.invoke(&mut *connection.borrow_mut()).unwrap()
            };
            runtime.block_on(async {
                for step in steps {
                    match step {
                        Step::Pass { milliseconds } => {
                            now += milliseconds * 1000;
                            tokio::time::advance(Duration::from_millis(milliseconds)).await;
                        }
                        Step::Enter { job, user } => {
                            let priority = if user { Priority::User } else { Priority::Scheduled };
                            let job = Job::new("s", job.to_string(), priority);
                            let user = if user { "1" } else { "0" };
                            let here = memory.enter(&job, &settings);
                            let there = entered(&call("enter", now, &[&job.id, user, &lease, "e"])).unwrap();
                            match (here, there) {
                                (Entry::Entered { fence }, Entry::Entered { fence: other }) => {
                                    let last = fences.first().map_or(0, |(_, last)| *last);
                                    prop_assert!(other > last && other >= now);
                                    fences.insert(0, (fence, other));
                                }
                                (here, there) => prop_assert_eq!(here, there),
                            }
                        }
                        Step::Renew { which, span, park } => {
                            let Some((fence, other)) = fences.get(which) else { continue };
                            let here =
                                memory.renew(&Job::user("s", ""), *fence, Duration::from_millis(span), park);
                            let park = if park { "1" } else { "0" };
                            let arguments = [&*other.to_string(), &span.to_string(), park, "", ""];
                            let there = call("renew", now, &arguments);
                            let expected = match here {
                                None => vec![Value::Int(0)],
                                Some(waits) => vec![Value::Int(1), Value::Int(waits.into())],
                            };
                            prop_assert_eq!(there, expected);
                        }
                        Step::Release { which } => {
                            let Some((fence, other)) = fences.get(which) else { continue };
                            memory.release("s", *fence);
                            call("release", now, &[&other.to_string()]);
                        }
                        Step::Unclaim { job } => {
                            memory.unclaim("s", &job.to_string());
                            call("unclaim", now, &[&job.to_string()]);
                        }
                        Step::Owner => {
                            let here = memory.owner("s");
                            let there = owner(&call("owner", now, &[]));
                            let fence = here.as_ref().map(|here| here.fence);
                            let known = fences.iter().find(|(of, _)| Some(*of) == fence);
                            let here = here.map(|here| Owner { fence: known.unwrap().1, ..here });
                            prop_assert_eq!(here, there);
                        }
                    }
                }
                Ok(())
            })
        })
        .unwrap();
}

#[tokio::test]
async fn one_that_may_have_entered_without_knowing_leaves_again() {
    let Some(server) = support::start() else { return };
    // Times that a busy machine does not reach by itself.
    let redis = Redis::new(RedisStore::new(&server.url()).unwrap().connect_timeout(Duration::from_secs(5)));
    let settings = Settings::default();
    let (job, next) = (Job::user("s", "1"), Job::user("s", "2"));
    redis.enter(&job, &settings).await.unwrap();
    let fence = redis.owner("s").await.unwrap().unwrap().fence;
    redis.release("s", fence).await.unwrap();
    // The server does not answer in time, and lets it in when it goes on.
    server.pause();
    assert!(redis.enter(&job, &settings).await.is_err());
    server.resume();
    let end = std::time::Instant::now() + Duration::from_secs(5);
    while let Ok(Entry::AlreadyRunning { .. }) | Err(_) = redis.enter(&next, &settings).await {
        assert!(std::time::Instant::now() < end);
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(&*redis.owner("s").await.unwrap().unwrap().job, "2");
    let key = redis.key("s");
    assert_eq!(key, "wb:gate:{s}");
    assert_eq!(server.command(&["HGET", &key, "job"]), "2");
    let left: i64 = server.command(&["PTTL", &key]).trim_start_matches(':').parse().unwrap();
    assert!((86_400_000..=86_400_000 + 90_000).contains(&left), "{left}");
    let other = Redis::new(RedisStore::new(&server.url()).unwrap().prefix("mine"));
    assert_eq!(other.key("a}b"), "mine:gate:{a%7Db}");
}

/// Waits for it in real time; heartbeats are 30 s apart and have no part in it.
async fn soon(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let end = std::time::Instant::now() + Duration::from_secs(10);
    while !done().await {
        assert!(std::time::Instant::now() < end, "{what}");
        sleep(Duration::from_millis(5)).await;
    }
}

fn gate(server: &support::Server) -> Gate {
    let (store, patience) = (RedisStore::new(&server.url()).unwrap(), Duration::from_secs(5));
    Gate::redis(store.connect_timeout(patience).response_timeout(patience))
}

#[tokio::test]
async fn an_owner_hears_at_once_that_a_user_waits_and_the_user_that_it_has_gone() {
    let Some(server) = support::start() else { return };
    let (one, other) = (gate(&server), gate(&server));
    let lease = one.enter(&Job::scheduled("s", "1")).await.unwrap();
    let user = Job::user("s", "u");
    let waiting = tokio::spawn(async move { other.wait(&user, Duration::from_secs(60)).await });
    soon("the owner hears", async || lease.user_waits()).await;
    lease.release().await;
    let lease = waiting.await.unwrap().unwrap();
    assert_eq!(&*lease.job().id, "u");
}

#[tokio::test]
async fn a_server_that_forgets_its_owners() {
    let Some(mut server) = support::start() else { return };
    let (one, other) = (gate(&server), gate(&server));
    let lease = one.enter(&Job::user("s", "1")).await.unwrap();
    let is_inside = async |gate: &Gate, job: &str| {
        gate.owner("s").await.is_ok_and(|owner| owner.is_some_and(|owner| &*owner.job == job))
    };
    // It finds itself forgotten before anybody else came.
    assert_eq!(server.command(&["FLUSHALL"]), "+OK");
    lease.renew().await.unwrap();
    assert!(lease.is_held() && is_inside(&other, "1").await);
    let owner = other.owner("s").await.unwrap().unwrap();
    assert_eq!((owner.priority, owner.fence), (Priority::User, lease.fence()));
    // The server starts anew without its data: the owner puts its name back by itself.
    server.kill();
    server.restart();
    soon("its name is back", async || is_inside(&other, "1").await).await;
    assert!(lease.is_held());
    // Somebody came before: the owner is told, and does not come back.
    let second = loop {
        assert_eq!(server.command(&["FLUSHALL"]), "+OK");
        if let Ok(second) = other.enter(&Job::scheduled("s", "2")).await {
            break second;
        }
    };
    assert!(second.fence() > lease.fence());
    soon("the first knows", async || !lease.is_held()).await;
    lease.renew().await.unwrap_err();
    drop(lease);
    second.renew().await.unwrap();
    assert!(is_inside(&other, "2").await);
    // One that has run out by its own clock is not put back.
    let brief = gate(&server).times(Duration::from_millis(20), Duration::from_millis(10));
    let lease = brief.enter(&Job::scheduled("t", "3")).await.unwrap();
    lease.heartbeat.abort();
    sleep(Duration::from_millis(30)).await;
    assert_eq!(server.command(&["FLUSHALL"]), "+OK");
    lease.renew().await.unwrap_err();
    assert_eq!(brief.owner("t").await.unwrap(), None);
}

#[test]
fn of_two_owners_the_one_with_the_larger_fence_stays() {
    let Some(server) = support::start() else { return };
    let mut connection = ::redis::Client::open(server.url()).unwrap().get_connection().unwrap();
    let script = ::redis::Script::new(include_str!("gate.lua"));
    let mut call = |what: &str, now: u64, arguments: &[&str]| -> Vec<Value> {
        let mut call = script.prepare_invoke();
        call.key("g").arg(what).arg(now).arg("");
        arguments.iter().for_each(|argument| _ = call.arg(argument));
        call.invoke(&mut connection).unwrap()
    };
    let enter = |answer: Vec<Value>| match entered(&answer) {
        Some(Entry::Entered { fence }) => fence.to_string(),
        other => panic!("{other:?}"),
    };
    let first = enter(call("enter", START, &["1", "0", "90000", "a"]));
    // The data is lost, and the clock is set back by a minute.
    assert_eq!(server.command(&["FLUSHALL"]), "+OK");
    let early = START - 60_000_000;
    let second = enter(call("enter", early, &["2", "0", "90000", "b"]));
    assert!(second < first);
    let inside = || vec![Value::Int(1), Value::Int(0)];
    assert_eq!(call("renew", early, &[&first, "90000", "0", "1", "0"]), inside());
    assert_eq!(call("renew", early, &[&second, "90000", "0", "2", "0"]), [Value::Int(0)]);
    assert_eq!(call("renew", early, &[&first, "90000", "0", "1", "0"]), inside());
    // Fences go on from the largest.
    call("release", early, &[&first]);
    assert!(enter(call("enter", early, &["3", "0", "90000", "c"])) > first);
}

#[tokio::test]
async fn a_store_out_of_reach_lets_nobody_in_and_says_so() {
    let events = Events::new();
    let mut told = events.subscribe();
    let gate = Gate::redis(RedisStore::new("redis://127.0.0.1:1").unwrap()).events(events);
    let closed = gate.enter(&Job::user("s", "1")).await.unwrap_err();
    assert!(matches!(closed, crate::gate::Closed::Store { .. }), "{closed}");
    assert_eq!(told.try_next().unwrap().kind.name(), "store_degraded");
}

#[tokio::test]
async fn a_client_takes_an_address_or_a_store() {
    let store = RedisStore::new("redis://127.0.0.1:1").unwrap().processes(4);
    crate::Client::builder().redis(store).build().unwrap();
    crate::Client::builder().redis("redis://127.0.0.1:1").build().unwrap();
    crate::Client::builder().redis("no address").build().unwrap_err();
}
