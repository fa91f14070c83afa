//! Faults on demand.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use http::Method;

use super::Simulator;
use super::reply::Reply;

/// What to do to a request instead of, or before, the usual answer.
#[derive(Debug, Clone)]
pub(crate) enum Action {
    /// The usual answer (late, if there is a delay).
    Usual,
    /// The answer the contract documents for this status.
    Documented(u16),
    Reply(Reply),
    /// The gateway's error body for this status.
    Status(u16),
    Limited(Duration),
    SellerLimited(Duration),
    Hang,
    Drop,
    CutBody,
    MalformedJson,
    Empty,
}

#[derive(Debug)]
struct Fault {
    action: Action,
    delay: Option<Duration>,
    /// `None`: for ever.
    left: Option<u32>,
}

/// Queued faults by method and path template; `None` for those that meet any request.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    queues: HashMap<Option<(Method, String)>, VecDeque<Fault>>,
}

impl Faults {
    /// The next fault for a request, if there is one: those of its operation first.
    pub(crate) fn next(&mut self, method: &Method, template: &str) -> Option<(Action, Option<Duration>)> {
        let own = Some((method.clone(), template.to_owned()));
        for key in [own, None] {
            let Some(queue) = self.queues.get_mut(&key) else { continue };
            let Some(fault) = queue.front_mut() else { continue };
            let met = (fault.action.clone(), fault.delay);
            if let Some(left) = &mut fault.left {
                *left = left.saturating_sub(1);
                if *left == 0 {
                    queue.pop_front();
                }
            }
            return Some(met);
        }
        None
    }

    pub(crate) fn pending(&self) -> usize {
        self.queues.values().flatten().map(|fault| fault.left.unwrap_or(1) as usize).sum()
    }

    pub(crate) fn clear(&mut self) {
        self.queues.clear();
    }
}

/// Sets what happens to the next requests of an operation; made by [`Simulator::on`]. Each call
/// of a method that ends the chain queues one fault; faults are met in that order, each once
/// unless [`times`](On::times) or [`always`](On::always) says otherwise.
///
/// A request that fails the token check or finds its bucket empty does not use up a fault.
#[derive(Debug)]
#[must_use = "nothing is queued before a method like `status` or `hang` ends the chain"]
pub struct On<'a> {
    simulator: &'a Simulator,
    key: Option<(Method, String)>,
    left: Option<u32>,
    delay: Option<Duration>,
}

impl<'a> On<'a> {
    pub(crate) fn new(simulator: &'a Simulator, key: Option<(Method, String)>) -> Self {
        On { simulator, key, left: Some(1), delay: None }
    }

    /// Lets the fault meet this many requests.
    pub fn times(mut self, times: u32) -> Self {
        self.left = Some(times);
        self
    }

    /// Lets the fault meet every request from now on.
    pub fn always(mut self) -> Self {
        self.left = None;
        self
    }

    /// Waits before it answers (or breaks the connection).
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = Some(delay);
        self
    }

    fn queue(self, action: Action) {
        if self.left == Some(0) {
            return;
        }
        let fault = Fault { action, delay: self.delay, left: self.left };
        self.simulator.state.inner().faults.queues.entry(self.key).or_default().push_back(fault);
    }

    /// Sends this answer, unchecked.
    pub fn reply(self, reply: Reply) {
        self.queue(Action::Reply(reply));
    }

    /// Sends this status with the gateway's error body (no body below 400).
    pub fn status(self, status: u16) {
        self.queue(Action::Status(status));
    }

    /// Sends the answer the contract documents for this status, for example a 204 or 208.
    pub fn documented(self, status: u16) {
        self.queue(Action::Documented(status));
    }

    /// Sends the usual answer, this much later.
    pub fn delay(self, delay: Duration) {
        self.after(delay).queue(Action::Usual);
    }

    /// Sends the usual answer: a gap between two faults.
    pub fn usual(self) {
        self.queue(Action::Usual);
    }

    /// Never answers.
    pub fn hang(self) {
        self.queue(Action::Hang);
    }

    /// Closes the connection before any answer.
    pub fn drop_connection(self) {
        self.queue(Action::Drop);
    }

    /// Closes the connection in the middle of the usual answer's body.
    pub fn cut_body(self) {
        self.queue(Action::CutBody);
    }

    /// Sends 200 with JSON that breaks off.
    pub fn malformed_json(self) {
        self.queue(Action::MalformedJson);
    }

    /// Sends 200 with a body of no bytes.
    pub fn empty_200(self) {
        self.queue(Action::Empty);
    }

    /// Answers 429 as the method's limiter does, with this wait.
    pub fn rate_limited(self, retry: Duration) {
        self.queue(Action::Limited(retry));
    }

    /// Answers 429 as the seller-wide limiter does, and goes on doing so to every request of that
    /// seller until this much time has passed.
    pub fn seller_limited(self, retry: Duration) {
        self.queue(Action::SellerLimited(retry));
    }
}
