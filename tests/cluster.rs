//! Suppliers and gates in a Cluster: the keys of one script are in one slot, and news come.
#![cfg(feature = "redis")]

#[path = "support/redis.rs"]
mod support;

use std::convert::Infallible;
use std::fmt;
use std::time::{Duration, Instant};

use wildberries::gate::{Closed, Gate, Job};
use wildberries::limits::{BucketKey, Limit, Limiter, RedisStore, WhenStoreFails};
use wildberries::pool::{Failure, Strategy, Verdict};
use wildberries::suppliers::{Endpoint, Supplier, Table};

const SECOND: Duration = Duration::from_secs(1);

/// A request that does not fail.
#[derive(Debug)]
struct Never(Infallible);

impl Failure for Never {
    fn verdict(&self) -> Verdict {
        match self.0 {}
    }
}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

#[tokio::test]
async fn suppliers_and_gates_in_a_cluster_of_one_node() {
    let Some(server) = support::start_cluster() else { return };
    let store = RedisStore::cluster([server.url()]).unwrap();
    let store = store.connect_timeout(5 * SECOND).response_timeout(5 * SECOND);
    let limiter = Limiter::redis(store.clone().when_store_fails(WhenStoreFails::Closed));
    limiter.check().await.unwrap();

    let limit = Limit::new(100, 1, 100, 1);
    let endpoints = ["goods", "price"].map(|id| Endpoint::new(id, Strategy::System).limit(limit));
    let supplier = Supplier::new(endpoints.into_iter().fold(Table::new("etm"), Table::with), limiter.clone());
    for number in 0..5 {
        supplier.add(format!("key {number}"), number, |credential| credential);
    }
    let start = Instant::now();
    for id in ["goods", "price"] {
        for _ in 0..11 {
            let calls = supplier.endpoint(id).unwrap();
            calls.run(async |turn| Ok::<_, Never>(*turn.into_inner())).await.unwrap();
        }
    }
    // Eleven by five credentials: the last waits twice.
    assert!(start.elapsed() >= 4 * limit.interval, "{:?}", start.elapsed());
    let key = BucketKey::of_supplier("etm", "key 0", "goods");
    limiter.penalize(&key, limit, Some(60 * SECOND)).await;
    limiter.hold_seller(&key, 60 * SECOND).await;
    assert!(limiter.quota(&key, limit).await.next_in > 50 * SECOND);

    let (one, other) = (Gate::redis(store.clone()), Gate::redis(store));
    for seller in 0..10 {
        let lease = one.enter(&Job::scheduled(seller.to_string(), "1")).await.unwrap();
        let user = Job::user(seller.to_string(), "2");
        assert_eq!(other.enter(&user).await.unwrap_err(), Closed::Busy { job: "1".into() });
        // Long before the next heartbeat.
        let end = Instant::now() + 10 * SECOND;
        while !lease.user_waits() {
            assert!(Instant::now() < end, "the owner does not hear of the user");
            tokio::time::sleep(SECOND / 200).await;
        }
        lease.release().await;
        other.enter(&user).await.unwrap().release().await;
    }
    let errors = server.command(&["INFO", "errorstats"]);
    assert!(!errors.contains("CROSSSLOT"), "{errors}");
}
