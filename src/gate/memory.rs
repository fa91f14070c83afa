//! Gates of one process, and what happens at a gate, whatever keeps it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

use super::news::News;
use super::{Job, Owner, Priority, Settings};

/// Who has the gate of a seller, and who is next.
#[derive(Debug, Clone, Default)]
struct Slot {
    owner: Option<Holder>,
    /// A user's job that found a scheduled one inside: it is let in next.
    claim: Option<Claim>,
}

#[derive(Debug, Clone)]
struct Holder {
    job: Arc<str>,
    priority: Priority,
    fence: u64,
    until: Instant,
    /// Deferred: it keeps the gate, but nobody is at work.
    parked: bool,
}

#[derive(Debug, Clone)]
struct Claim {
    job: Arc<str>,
    until: Instant,
}

/// What becomes of a job at the gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Entry {
    Entered { fence: u64 },
    Busy { job: Arc<str> },
    AlreadyRunning { job: Arc<str> },
}

impl Slot {
    fn tidy(&mut self, now: Instant) {
        self.owner.take_if(|owner| owner.until <= now);
        self.claim.take_if(|claim| claim.until <= now);
    }

    /// The rules. The script in Redis has the same ones.
    fn enter(&mut self, job: &Job, settings: &Settings, now: Instant, fence: u64) -> Entry {
        self.tidy(now);
        let claimed = self.claim.as_ref().filter(|claim| claim.job != job.id);
        if let Some(owner) = &self.owner {
            let resumes = owner.parked && owner.job == job.id;
            let overtakes =
                owner.parked && owner.priority == Priority::Scheduled && job.priority == Priority::User;
            if owner.job == job.id && !owner.parked {
                return Entry::AlreadyRunning { job: owner.job.clone() };
            }
            if !resumes && !overtakes {
                return match (job.priority, owner.priority, claimed) {
                    (Priority::Scheduled, ..) => Entry::Busy { job: owner.job.clone() },
                    (Priority::User, Priority::User, _) => Entry::AlreadyRunning { job: owner.job.clone() },
                    (Priority::User, _, Some(claim)) => Entry::AlreadyRunning { job: claim.job.clone() },
                    (Priority::User, Priority::Scheduled, None) => {
                        self.claim = Some(Claim { job: job.id.clone(), until: now + settings.lease });
                        Entry::Busy { job: owner.job.clone() }
                    }
                };
            }
        }
        if let Some(claim) = claimed {
            return match job.priority {
                Priority::Scheduled => Entry::Busy { job: claim.job.clone() },
                Priority::User => Entry::AlreadyRunning { job: claim.job.clone() },
            };
        }
        self.claim = None;
        self.owner = Some(Holder {
            job: job.id.clone(),
            priority: job.priority,
            fence,
            until: now + settings.lease,
            parked: false,
        });
        Entry::Entered { fence }
    }

    fn held_by(&mut self, fence: u64, now: Instant) -> Option<&mut Holder> {
        self.owner.as_mut().filter(|owner| owner.fence == fence && owner.until > now)
    }
}

/// Gates of one process.
#[derive(Debug, Default)]
pub(super) struct Memory {
    inner: Mutex<Inner>,
    news: News,
}

#[derive(Debug, Default)]
struct Inner {
    slots: HashMap<Arc<str>, Slot>,
    fence: u64,
    sweep_above: usize,
}

impl Memory {
    pub fn enter(&self, job: &Job, settings: &Settings) -> Entry {
        let now = Instant::now();
        let mut inner = self.lock();
        if inner.slots.len() > inner.sweep_above {
            inner.slots.retain(|_, slot| {
                slot.tidy(now);
                slot.owner.is_some() || slot.claim.is_some()
            });
            inner.sweep_above = 64 + 2 * inner.slots.len();
        }
        // Counts on from the clock, like the store in Redis, so that a new process has larger ones.
        let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        inner.fence = (inner.fence + 1).max(u64::try_from(clock.as_micros()).unwrap_or(0));
        let fence = inner.fence;
        let slot = inner.slots.entry(job.seller.clone()).or_default();
        let claimed = slot.claim.is_some();
        let entry = slot.enter(job, settings, now, fence);
        if slot.claim.is_some() != claimed {
            self.news.tell(Some(job.seller.clone()));
        }
        entry
    }

    /// Whether a user's job waits; `None` where the gate is lost.
    pub fn renew(&self, job: &Job, fence: u64, span: Duration, park: bool) -> Option<bool> {
        let now = Instant::now();
        let mut inner = self.lock();
        let slot = inner.slots.get_mut(&job.seller)?;
        // Of a prolongation that comes after the parking nothing is left.
        let owner = slot.held_by(fence, now).filter(|owner| !owner.parked)?;
        owner.until = if park { now + span } else { owner.until.max(now + span) };
        owner.parked = park;
        if park {
            self.news.tell(Some(job.seller.clone()));
        }
        Some(slot.claim.as_ref().is_some_and(|claim| claim.until > now))
    }

    pub fn release(&self, seller: &str, fence: u64) {
        let mut inner = self.lock();
        let Some(slot) = inner.slots.get_mut(seller) else { return };
        if slot.owner.take_if(|owner| owner.fence == fence).is_none() {
            return;
        }
        if slot.claim.is_none() {
            inner.slots.remove(seller);
        }
        self.news.tell(Some(seller.into()));
    }

    pub fn unclaim(&self, seller: &str, job: &str) {
        let mut inner = self.lock();
        let Some(slot) = inner.slots.get_mut(seller) else { return };
        if slot.claim.take_if(|claim| &*claim.job == job).is_some() {
            self.news.tell(Some(seller.into()));
        }
        if slot.owner.is_none() && slot.claim.is_none() {
            inner.slots.remove(seller);
        }
    }

    pub fn owner(&self, seller: &str) -> Option<Owner> {
        let now = Instant::now();
        let mut inner = self.lock();
        let slot = inner.slots.get_mut(seller)?;
        slot.tidy(now);
        let owner = slot.owner.as_ref()?;
        Some(Owner {
            job: owner.job.clone(),
            priority: owner.priority,
            fence: owner.fence,
            deferred: owner.parked,
            remaining: owner.until.saturating_duration_since(now),
            next: slot.claim.as_ref().map(|claim| claim.job.clone()),
        })
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.lock().slots.len()
    }

    pub fn news(&self) -> &News {
        &self.news
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
