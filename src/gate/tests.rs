use tokio::time::{advance, sleep};

use super::*;

const SECOND: Duration = Duration::from_secs(1);

fn busy(job: &str) -> Closed {
    Closed::Busy { job: job.into() }
}

fn running(job: &str) -> Closed {
    Closed::AlreadyRunning { job: job.into() }
}

async fn closed(gate: &Gate, job: &Job) -> Closed {
    gate.enter(job).await.expect_err("let in")
}

#[tokio::test(start_paused = true)]
async fn one_at_a_time_per_seller() {
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
    assert_eq!(closed(&gate, &Job::scheduled("a", "1")).await, running("1"));
    let other = gate.enter(&Job::scheduled("b", "2")).await.unwrap();
    assert!(other.fence() > lease.fence());
    drop(lease);
    let next = gate.enter(&Job::user("a", "3")).await.unwrap();
    assert!(next.fence() > other.fence());
    assert_eq!(closed(&gate, &Job::user("a", "4")).await, running("3"));
    assert_eq!(closed(&gate, &Job::scheduled("a", "5")).await, busy("3"));
    let owner = gate.owner("a").await.unwrap().unwrap();
    assert_eq!((&*owner.job, owner.priority, owner.fence), ("3", Priority::User, next.fence()));
    assert_eq!((owner.deferred, owner.next, owner.remaining), (false, None, 90 * SECOND));
    next.release().await;
    assert_eq!(gate.owner("a").await.unwrap(), None);
}

#[tokio::test(start_paused = true)]
async fn the_heartbeat_prolongs_for_as_long_as_it_takes() {
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    for _ in 0..20 {
        sleep(29 * SECOND).await;
        assert!(lease.is_held());
        let remaining = gate.owner("a").await.unwrap().unwrap().remaining;
        assert!(remaining >= 60 * SECOND && remaining <= 90 * SECOND, "{remaining:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_panic_gives_the_gate_back() {
    let gate = Gate::memory();
    let (of, job) = (gate.clone(), Job::scheduled("a", "1"));
    let task = tokio::spawn(async move {
        let _lease = of.enter(&job).await.unwrap();
        panic!("of the job");
    });
    assert!(task.await.is_err());
    gate.enter(&Job::scheduled("a", "2")).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn an_owner_that_was_frozen_knows_that_it_lost() {
    let events = Events::new();
    let mut told = events.subscribe();
    let gate = Gate::memory().events(events);
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    let watcher = lease.watcher();
    // Nothing of it runs meanwhile, its heartbeat included.
    lease.heartbeat.abort();
    advance(89 * SECOND).await;
    assert!(lease.is_held() && lease.check().is_ok());
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
    advance(SECOND).await;
    assert!(!lease.is_held() && !watcher.held());
    let next = gate.enter(&Job::scheduled("a", "2")).await.unwrap();
    assert_eq!(lease.renew().await, Err(LeaseLost));
    assert!(matches!(told.try_next().unwrap().kind, EventKind::LeaseLost { job, .. } if &*job == "1"));
    assert_eq!(lease.run(std::future::pending::<()>()).await, Err(LeaseLost));
    assert_eq!(lease.extend(SECOND).await, Err(LeaseLost));
    // What it does now does not touch the new owner.
    assert_eq!(lease.park(SECOND).await, Err(LeaseLost));
    assert!(next.is_held() && next.fence() > watcher.fence);
    assert_eq!(closed(&gate, &Job::scheduled("a", "3")).await, busy("2"));
    assert!(told.try_next().is_none());
}

#[tokio::test(start_paused = true)]
async fn work_is_stopped_when_the_lease_runs_out() {
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    assert_eq!(lease.run(async { 7 }).await, Ok(7));
    lease.heartbeat.abort();
    let start = Instant::now();
    assert_eq!(lease.run(std::future::pending::<()>()).await, Err(LeaseLost));
    assert_eq!(start.elapsed(), 90 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn a_deferred_job_keeps_the_gate_for_its_pause_and_a_minute() {
    let gate = Gate::memory();
    let job = Job::scheduled("a", "1");
    let lease = gate.enter(&job).await.unwrap();
    let (fence, watcher) = (lease.fence(), lease.watcher());
    lease.park(300 * SECOND).await.unwrap();
    assert!(!watcher.held());
    sleep(359 * SECOND).await;
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
    assert!(gate.owner("a").await.unwrap().unwrap().deferred);
    // It comes back, as a new owner.
    let lease = gate.enter(&job).await.unwrap();
    assert!(lease.fence() > fence);
    lease.park(300 * SECOND).await.unwrap();
    sleep(360 * SECOND).await;
    gate.enter(&Job::scheduled("a", "2")).await.unwrap();
    // One that sleeps by itself.
    let lease = gate.enter(&job).await.unwrap();
    lease.extend(600 * SECOND).await.unwrap();
    lease.heartbeat.abort();
    sleep(659 * SECOND).await;
    assert!(lease.is_held());
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
    sleep(SECOND).await;
    assert!(!lease.is_held());
    // However long the pause is said to be.
    let lease = gate.enter(&job).await.unwrap();
    lease.park(Duration::MAX).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_user_goes_before_a_scheduled_job() {
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    assert_eq!(closed(&gate, &Job::user("a", "u")).await, busy("1"));
    assert_eq!(closed(&gate, &Job::user("a", "v")).await, running("u"));
    assert_eq!(gate.owner("a").await.unwrap().unwrap().next.as_deref(), Some("u"));
    // It hears at once.
    assert!(!lease.user_waits());
    sleep(Duration::from_millis(1)).await;
    assert!(lease.user_waits());
    sleep(31 * SECOND).await;
    // The one inside is deferred: it makes way, and comes back after the user's.
    lease.park(10 * SECOND).await.unwrap();
    assert_eq!(closed(&gate, &Job::scheduled("a", "1")).await, busy("u"));
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
    let user = gate.enter(&Job::user("a", "u")).await.unwrap();
    assert_eq!(closed(&gate, &Job::scheduled("a", "1")).await, busy("u"));
    // A user's deferred job is not overtaken.
    user.park(10 * SECOND).await.unwrap();
    assert_eq!(closed(&gate, &Job::user("a", "v")).await, running("u"));
    gate.enter(&Job::user("a", "u")).await.unwrap().release().await;

    // Done: scheduled jobs find the gate busy until the user's has come, or its turn has run out.
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    assert_eq!(closed(&gate, &Job::user("a", "u")).await, busy("1"));
    lease.release().await;
    assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("u"));
    sleep(90 * SECOND).await;
    gate.enter(&Job::scheduled("a", "2")).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_user_waits_for_a_scheduled_job_to_make_way() {
    let gate = Gate::memory();
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    let start = Instant::now();
    let user = Job::user("a", "u");
    let done = async {
        sleep(10 * SECOND).await;
        assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("1"));
        lease.release().await;
        assert_eq!(closed(&gate, &Job::scheduled("a", "2")).await, busy("u"));
    };
    let (entered, ()) = tokio::join!(gate.wait(&user, 60 * SECOND), done);
    assert_eq!(start.elapsed(), 10 * SECOND);
    let user_lease = entered.unwrap();
    // A scheduled one does not wait.
    assert_eq!(gate.wait(&Job::scheduled("a", "2"), 60 * SECOND).await.unwrap_err(), busy("u"));
    drop(user_lease);
    // Out of patience, or dropped: its turn is free.
    let lease = gate.enter(&Job::scheduled("a", "1")).await.unwrap();
    assert_eq!(gate.wait(&user, 5 * SECOND).await.unwrap_err(), busy("1"));
    assert_eq!(start.elapsed(), 15 * SECOND);
    drop(lease);
    gate.enter(&Job::scheduled("a", "2")).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn gates_nobody_uses_are_forgotten() {
    let gate = Gate::memory();
    for seller in 0..1000 {
        let lease = gate.enter(&Job::user(seller.to_string(), "1")).await.unwrap();
        if seller % 2 == 0 {
            lease.park(SECOND).await.unwrap();
        }
        sleep(SECOND).await;
    }
    match &gate.store {
        Store::Memory(memory) => assert!(memory.len() < 200, "{}", memory.len()),
        #[cfg(feature = "redis")]
        Store::Redis(_) => unreachable!(),
    }
}

/// Thousands of jobs in random order: never two that believe to be inside.
#[tokio::test(start_paused = true)]
async fn never_two_owners() {
    use std::sync::atomic::AtomicU32;
    let gate = Gate::memory();
    let inside = Arc::new(AtomicU32::new(0));
    let entered = Arc::new(AtomicU32::new(0));
    let jobs = (0..200_u64).map(|number| {
        let (gate, inside, entered) = (gate.clone(), inside.clone(), entered.clone());
        tokio::spawn(async move {
            let random = |round: u64| (number * 7919 + round * 104_729) % 1009;
            for round in 0..20 {
                sleep(Duration::from_millis(random(round) * 37)).await;
                let user = random(round + 1).is_multiple_of(3);
                let priority = if user { Priority::User } else { Priority::Scheduled };
                let job = Job::new("a", format!("{number}.{round}"), priority);
                let Ok(lease) = gate.wait(&job, 3 * SECOND).await else { continue };
                assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
                entered.fetch_add(1, Ordering::SeqCst);
                sleep(Duration::from_millis(random(round + 2))).await;
                assert!(lease.is_held());
                assert_eq!(inside.fetch_sub(1, Ordering::SeqCst), 1);
                match random(round + 3) % 3 {
                    0 => drop(lease),
                    1 => lease.release().await,
                    _ => lease.park(Duration::ZERO).await.unwrap(),
                }
            }
        })
    });
    for job in jobs.collect::<Vec<_>>() {
        job.await.unwrap();
    }
    assert!(entered.load(Ordering::SeqCst) > 10, "{entered:?}");
}
