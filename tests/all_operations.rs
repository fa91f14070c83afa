//! Every generated method against the simulator: what arrives, and what comes back.
//!
//! The calls are generated (`generated/testing/calls`); their arguments are invented from the
//! contract, and so is what must arrive. The simulator checks each request against the contract on
//! its own as well.

#![cfg(feature = "testing")]

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use wildberries::testing::{Fill, RecordedRequest, SampleRequest, Simulator, TokenSpec};
use wildberries::{Call, Client, Download, FilePart, Operation, Response, Token, TokenType};

#[rustfmt::skip]
#[path = "../generated/testing/calls/mod.rs"]
mod calls;
mod support;

use support::{assert_same, text};

/// Content of every file that is uploaded: not UTF-8, with line ends and dashes.
const FILE: &[u8] = b"\xff\xd8 a file\r\n--with\0 dashes--\r\n";

/// Hands out the calls to make and keeps count of them.
struct Driver {
    simulator: Simulator,
    client: Client,
    called: RefCell<BTreeSet<String>>,
    sellers: Cell<u32>,
}

impl Driver {
    async fn start() -> Driver {
        // The limits of both sides have their own tests; here a call must not wait.
        let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
        let client = simulator.client().build().unwrap();
        Driver { simulator, client, called: RefCell::default(), sellers: Cell::new(0) }
    }

    /// A call per documented success with everything filled in, and one with what is required only.
    fn calls(&self, operation: &'static Operation) -> Vec<CallUnderTest<'_>> {
        let mut calls = Vec::new();
        let statuses = operation.success().iter().map(|status| (Fill::Full, Some(*status)));
        for (fill, status) in statuses.chain([(Fill::Minimal, None)]) {
            let known = "the simulator knows the operation";
            let mut sample = self.simulator.sample_request(operation, fill).expect(known);
            // Methods always send the body, also where WB does not say that it is required.
            if sample.body.is_none() {
                sample.body = self.simulator.sample_request(operation, Fill::Full).expect(known).body;
            }
            // A seller of its own, so that the client's limiter has nothing to say.
            let number = self.sellers.get();
            self.sellers.set(number + 1);
            let kind = operation.token_types().first().copied().unwrap_or(TokenType::Personal);
            let token = TokenSpec::new(kind).seller(format!("00000000-0000-4000-8000-{number:012}")).build();
            let client = self.client.with_token(Token::new(&token).unwrap());
            calls.push(CallUnderTest { driver: self, operation, sample, status, client, token });
        }
        self.called.borrow_mut().insert(operation.to_string());
        calls
    }
}

struct CallUnderTest<'a> {
    driver: &'a Driver,
    operation: &'static Operation,
    sample: SampleRequest,
    status: Option<u16>,
    client: Client,
    token: String,
}

impl CallUnderTest<'_> {
    /// The client to call with. From here on the simulator waits for this call.
    fn client(&self) -> &Client {
        self.driver.simulator.clear();
        if let Some(status) = self.status {
            self.driver.simulator.on_operation(self.operation).documented(status);
        }
        &self.client
    }

    fn argument<T: DeserializeOwned>(&self, location: &str, name: &str) -> T {
        let group = match location {
            "path" => &self.sample.path,
            "query" => &self.sample.query,
            "header" => &self.sample.headers,
            _ => {
                return self.read(
                    self.sample.body.as_ref().and_then(|form| form.get(name)).cloned().unwrap_or_default(),
                );
            }
        };
        self.read(group.get(name).cloned().unwrap_or_default())
    }

    /// The struct of optional parameters.
    fn params<T: DeserializeOwned>(&self) -> T {
        let mut all: Map<String, Value> = self.sample.query.clone();
        all.extend(self.sample.headers.clone());
        self.read(Value::Object(all))
    }

    fn body<T: DeserializeOwned>(&self) -> T {
        let body = self.sample.body.clone();
        self.read(body.unwrap_or_else(|| panic!("{}: no body in the sample", self.operation)))
    }

    fn file(&self, name: &str) -> FilePart {
        FilePart::new(format!("{name} файл.jpg"), "image/jpeg", FILE)
    }

    fn read<T: DeserializeOwned>(&self, value: Value) -> T {
        serde_json::from_value(value.clone())
            .unwrap_or_else(|error| panic!("{}: {error} in {value}", self.operation))
    }

    fn check_json<T: Serialize>(&self, answer: wildberries::Result<Response<T>>) {
        let (answer, arrived) = self.check(answer);
        let reply = arrived.reply.as_ref().expect("an answer was sent");
        if reply.status() == 204 {
            return;
        }
        let sent: Value = serde_json::from_slice(reply.bytes()).expect("the simulator sends JSON");
        let read = serde_json::to_value(&*answer).unwrap();
        assert_same(&format!("{}: answer", self.operation), &sent, &read);
    }

    fn check_empty(&self, answer: wildberries::Result<Response<()>>) {
        self.check(answer);
    }

    fn check_bytes(&self, answer: wildberries::Result<Response<Bytes>>) {
        let (answer, arrived) = self.check(answer);
        assert_eq!(*answer, *arrived.reply.as_ref().unwrap().bytes(), "{}", self.operation);
    }

    fn check_download<T: Serialize>(&self, answer: wildberries::Result<Response<Download<T>>>) {
        let (answer, arrived) = self.check(answer);
        let reply = arrived.reply.as_ref().unwrap();
        match &*answer {
            Download::Ready(bytes) => {
                assert_eq!((reply.status(), reply.bytes()), (200, bytes), "{}", self.operation);
            }
            Download::NotReady(state) => {
                assert_eq!(reply.status(), 202, "{}", self.operation);
                let sent: Value = serde_json::from_slice(reply.bytes()).unwrap();
                assert_same(&self.operation.to_string(), &sent, &serde_json::to_value(state).unwrap());
            }
        }
    }

    /// What arrived is what the sample says, and it was answered with success.
    fn check<T>(&self, answer: wildberries::Result<Response<T>>) -> (Response<T>, RecordedRequest) {
        let operation = self.operation;
        let mut requests = self.driver.simulator.requests();
        assert_eq!(
            requests.len(),
            1,
            "{operation}: one call is one request: {answer:?}",
            answer = answer.as_ref().map(|_| ())
        );
        let arrived = requests.remove(0);
        assert_eq!(arrived.problem, None, "{operation}");
        let answer = answer.unwrap_or_else(|error| panic!("{operation}: {error}"));

        assert_eq!(answer.lost(), [], "{operation}: everything is read");
        assert_eq!(answer.attempts(), 1, "{operation}");
        if let Some(status) = self.status {
            assert_eq!(answer.status().as_u16(), status, "{operation}");
        }
        assert!(operation.success().contains(&answer.status().as_u16()), "{operation}");

        assert_eq!(arrived.method, operation.method().as_str(), "{operation}");
        assert_eq!((arrived.scope, arrived.sandbox), (operation.scope(), false), "{operation}: host");
        let mut path = operation.path().to_owned();
        for (name, value) in &self.sample.path {
            path = path.replace(&format!("{{{name}}}"), &escaped(&text(value)));
        }
        assert_eq!(arrived.path, path, "{operation}");

        let mut query = Vec::new();
        for (name, value) in &self.sample.query {
            match value {
                Value::Array(values) => query.extend(values.iter().map(|value| (name.clone(), text(value)))),
                value => query.push((name.clone(), text(value))),
            }
        }
        let mut pairs = arrived.query_pairs();
        pairs.sort();
        query.sort();
        assert_eq!(pairs, query, "{operation}: query");
        if query.is_empty() {
            assert_eq!(arrived.query, None, "{operation}: no empty query");
        }
        assert!(
            !arrived.query.as_deref().unwrap_or_default().contains(['+', ' ', '[', ']']),
            "{operation}: {:?}",
            arrived.query
        );

        self.check_headers(&arrived);
        self.check_body(&arrived);
        (answer, arrived)
    }

    fn check_headers(&self, arrived: &RecordedRequest) {
        let operation = self.operation;
        for (name, value) in &self.sample.headers {
            let sent = arrived.headers.get(name).and_then(|value| value.to_str().ok());
            assert_eq!(sent, Some(text(value).as_str()), "{operation}: header {name}");
        }
        let authorization: Vec<_> = arrived.headers.get_all("authorization").iter().collect();
        assert_eq!(authorization, [self.token.as_str()], "{operation}: one token, as given");
        let usual = [
            "authorization",
            "accept",
            "user-agent",
            "host",
            "content-type",
            "content-length",
            "accept-encoding",
        ];
        for name in arrived.headers.keys().map(|name| name.as_str()) {
            let asked_for = self.sample.headers.keys().any(|asked| asked.eq_ignore_ascii_case(name));
            assert!(asked_for || usual.contains(&name), "{operation}: stray header {name}");
        }
    }

    fn check_body(&self, arrived: &RecordedRequest) {
        let operation = self.operation;
        let content_type =
            arrived.headers.get("content-type").and_then(|value| value.to_str().ok()).unwrap_or_default();
        if content_type.starts_with("multipart/form-data") {
            let body = &arrived.body[..];
            let Some(Value::Object(form)) = &self.sample.body else {
                panic!("{operation}: no form was asked for")
            };
            for (name, value) in form {
                assert!(contains(body, format!("name=\"{name}\"").as_bytes()), "{operation}: part {name}");
                if let Value::String(text) = value {
                    let is_file = contains(body, format!("name=\"{name}\"; filename").as_bytes());
                    assert!(is_file || contains(body, text.as_bytes()), "{operation}: value of {name}");
                }
            }
            assert!(contains(body, FILE), "{operation}: the file as it is");
            return;
        }
        match &self.sample.body {
            Some(body) => {
                assert_eq!(content_type, "application/json", "{operation}");
                assert_eq!(arrived.json().as_ref(), Some(body), "{operation}: body");
            }
            None => assert_eq!((content_type, &arrived.body[..]), ("", &b""[..]), "{operation}: no body"),
        }
    }
}

fn contains(body: &[u8], part: &[u8]) -> bool {
    body.windows(part.len()).any(|window| window == part)
}

/// Percent-encoding by the letter of RFC 3986: everything but unreserved characters.
fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                char::from(byte).to_string()
            }
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

#[tokio::test]
async fn every_method_sends_and_reads_what_the_contract_says() {
    let driver = Driver::start().await;
    calls::all(&driver).await;
    let called = driver.called.borrow();
    let known: BTreeSet<String> = wildberries::operations().map(ToString::to_string).collect();
    assert_eq!(*called, known, "every operation has a method");
    assert_eq!(driver.simulator.pending_faults(), 0);
}

#[tokio::test]
async fn a_call_can_be_made_without_its_typed_method() {
    let driver = Driver::start().await;
    let operation = wildberries::operation("GET", "/ping").expect("known");
    let answer: Response<Option<Value>> = driver.client.json(Call::new(operation)).await.unwrap();
    assert!(answer.is_some());
    assert_eq!(wildberries::operation("GET", "/nowhere"), None);
}

#[tokio::test]
async fn calls_can_be_joined_in_one_expression_and_moved_between_threads() {
    fn sendable<T: Send>(future: T) -> T {
        future
    }
    let driver = Driver::start().await;
    let client = &driver.client;
    let (seller, ping, orders) = tokio::join!(
        sendable(client.general().seller_info()),
        sendable(client.general().ping()),
        sendable(client.orders_fbs().new_orders()),
    );
    assert!(seller.is_ok() && ping.is_ok() && orders.is_ok());
}
