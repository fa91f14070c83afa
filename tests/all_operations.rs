//! Every generated method against the simulator: what arrives, and what comes back.
//!
//! The calls are generated (`generated/testing/calls`); their arguments are invented from the
//! contract, and so is what must arrive, byte by byte: the request line, the parameters in headers, the
//! body. The simulator checks each request against the contract on its own as well.

#![cfg(feature = "testing")]

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use wildberries::testing::contract::{Document, Kind, OperationSpec, ParameterIn, Schema};
use wildberries::testing::{Fill, RecordedRequest, SampleRequest, Simulator, TokenSpec};
use wildberries::{Call, Client, Download, FilePart, Operation, Response, Token, TokenType};

#[rustfmt::skip]
#[path = "../generated/testing/calls/mod.rs"]
mod calls;
mod support;

use support::{assert_same, text};

/// Content of every file that is uploaded: not UTF-8, with line ends and dashes.
const FILE: &[u8] = b"\xff\xd8 a file\r\n--with\0 dashes--\r\n";

/// A text with what is reserved in URLs, has a meaning in forms, or is no ASCII.
const ODD: &str = "Ц a/b?c=d&e#f%25+g;h,[i]@:\"'~é";

/// Hands out the calls to make and keeps count of them.
struct Driver {
    simulator: Simulator,
    client: Client,
    documents: Vec<Document>,
    called: RefCell<BTreeSet<String>>,
    sellers: Cell<u32>,
}

impl Driver {
    async fn start() -> Driver {
        // The limits of both sides have their own tests; here a call must not wait.
        let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
        let client = simulator.client().build().unwrap();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/generated/testing/contract");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let documents = files.map(|file| serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap());
        let documents = documents.collect();
        Driver { simulator, client, documents, called: RefCell::default(), sellers: Cell::new(0) }
    }

    /// What the contract says of an operation, and the document that says it.
    fn spec(&self, operation: &Operation) -> (&Document, &OperationSpec) {
        let method = operation.method().as_str().to_lowercase();
        let mut found = self
            .documents
            .iter()
            .filter_map(|document| Some((document, document.paths.get(operation.path())?.get(&method)?)));
        found.next().expect("an operation of the contract")
    }

    /// A call per documented success with everything filled in, and one with what is required only.
    fn calls(&self, operation: &'static Operation) -> Vec<CallUnderTest<'_>> {
        let mut calls = Vec::new();
        let statuses = operation.success().iter().map(|status| (Fill::Full, Some(*status)));
        for (fill, status) in statuses.chain([(Fill::Minimal, None)]) {
            let known = "the simulator knows the operation";
            let mut sample = self.simulator.sample_request(operation, fill).expect(known);
            if fill == Fill::Full {
                self.make_odd(operation, &mut sample);
            }
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

impl Driver {
    /// Puts odd characters into every parameter that takes any text.
    fn make_odd(&self, operation: &Operation, sample: &mut SampleRequest) {
        let (document, spec) = self.spec(operation);
        let takes_any = |schema: &Schema| {
            schema.kind == Some(Kind::String)
                && schema.format.is_none()
                && schema.enumeration.is_empty()
                && schema.max_length.is_none_or(|most| most >= ODD.chars().count() as u64)
        };
        for parameter in &spec.parameters {
            let group = match parameter.location {
                ParameterIn::Path => &mut sample.path,
                ParameterIn::Query => &mut sample.query,
                ParameterIn::Header => continue,
            };
            let Some(value) = group.get_mut(&parameter.name) else { continue };
            let schema = document.resolve(&parameter.schema).unwrap();
            match (&schema.items, &value) {
                (Some(items), Value::Array(values)) if takes_any(document.resolve(items).unwrap()) => {
                    *value = values.iter().enumerate().map(|(index, _)| format!("{ODD}{index}")).collect();
                }
                _ if takes_any(schema) => *value = ODD.into(),
                _ => {}
            }
        }
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
        let mut line = operation.path().to_owned();
        for (name, value) in &self.sample.path {
            line = line.replace(&format!("{{{name}}}"), &escaped(&text(value)));
        }
        let query = self.query();
        if !query.is_empty() {
            line = format!("{line}?{query}");
        }
        let sent = match &arrived.query {
            Some(query) => format!("{}?{query}", arrived.path),
            None => arrived.path.clone(),
        };
        assert_eq!(sent, line, "{operation}");

        self.check_headers(&arrived);
        self.check_body(&arrived);
        (answer, arrived)
    }

    /// The query, required parameters first: a list joined or once per element, as the contract says of
    /// each, and nothing of what is absent.
    fn query(&self) -> String {
        let (_, spec) = self.driver.spec(self.operation);
        let mut pairs = Vec::new();
        for required in [true, false] {
            let parameters = spec.parameters.iter().filter(|parameter| parameter.required == required);
            for parameter in parameters.filter(|parameter| parameter.location == ParameterIn::Query) {
                let name = escaped(&parameter.name);
                let values: Vec<String> = match self.sample.query.get(&parameter.name) {
                    None => Vec::new(),
                    Some(Value::Array(values)) => values.iter().map(|value| escaped(&text(value))).collect(),
                    Some(value) => vec![escaped(&text(value))],
                };
                if parameter.explode == Some(false) && !values.is_empty() {
                    pairs.push(format!("{name}={}", values.join(",")));
                } else {
                    pairs.extend(values.iter().map(|value| format!("{name}={value}")));
                }
            }
        }
        pairs.join("&")
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
        let (document, spec) = self.driver.spec(operation);
        let schema =
            spec.request_body.as_ref().and_then(|body| body.content.values().next()?.schema.as_ref());
        let length = arrived.headers.get("content-length").and_then(|value| value.to_str().ok());
        if !arrived.body.is_empty() {
            assert_eq!(length, Some(arrived.body.len().to_string().as_str()), "{operation}");
        }
        if let Some(boundary) = content_type.strip_prefix("multipart/form-data; boundary=") {
            let schema = document.resolve(schema.unwrap()).unwrap();
            assert_eq!(shown(&arrived.body), shown(&self.form(document, schema, boundary)), "{operation}");
            return;
        }
        match &self.sample.body {
            Some(body) => {
                assert_eq!(content_type, "application/json", "{operation}");
                assert_eq!(arrived.json().as_ref(), Some(body), "{operation}: body");
                let expected = ordered(document, schema.unwrap(), body);
                assert_eq!(shown(&arrived.body), expected, "{operation}: body");
            }
            None => assert_eq!((content_type, &arrived.body[..]), ("", &b""[..]), "{operation}: no body"),
        }
    }

    /// A form as browsers write it, its parts in the order of the contract.
    fn form(&self, document: &Document, schema: &Schema, boundary: &str) -> Vec<u8> {
        let mut form = Vec::new();
        for (name, schema) in &schema.properties {
            let head = format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"");
            let schema = document.resolve(schema).unwrap();
            let items = schema.items.as_deref().map(|items| document.resolve(items).unwrap());
            // Of a list of files the driver sends two.
            for _ in 0..if items.is_some() { 2 } else { 1 } {
                if items.unwrap_or(schema).format.as_deref() == Some("binary") {
                    let head =
                        format!("{head}; filename=\"{name} файл.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n");
                    form.extend([head.as_bytes(), FILE, b"\r\n"].concat());
                } else if let Some(value) = self.sample.body.as_ref().and_then(|body| body.get(name)) {
                    form.extend(format!("{head}\r\n\r\n{}\r\n", text(value)).bytes());
                }
            }
        }
        form.extend(format!("--{boundary}--\r\n").bytes());
        form
    }
}

/// JSON without white space, the fields in the order of the contract.
fn ordered(document: &Document, schema: &Schema, value: &Value) -> String {
    let schema = document.resolve(schema).unwrap();
    let form = schema.one_of.iter().find(|form| fits(document, form, value));
    let schema = form.map_or(schema, |form| document.resolve(form).unwrap());
    match value {
        Value::Object(fields) if !schema.properties.is_empty() => {
            let fields: Vec<String> = schema
                .properties
                .iter()
                .filter_map(|(name, schema)| {
                    let value = ordered(document, schema, fields.get(name)?);
                    Some(format!("{}:{value}", Value::from(name.as_str())))
                })
                .collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(items) => {
            let schema = schema.items.as_deref();
            let items: Vec<String> = items
                .iter()
                .map(|item| schema.map_or_else(|| item.to_string(), |schema| ordered(document, schema, item)))
                .collect();
            format!("[{}]", items.join(","))
        }
        value => value.to_string(),
    }
}

/// Whether a schema has all fields of a value, at any depth.
fn fits(document: &Document, schema: &Schema, value: &Value) -> bool {
    let schema = document.resolve(schema).unwrap();
    match value {
        Value::Object(fields) if !schema.properties.is_empty() => fields.iter().all(|(name, value)| {
            schema.properties.get(name).is_some_and(|schema| fits(document, schema, value))
        }),
        Value::Array(items) => {
            items.iter().all(|item| schema.items.as_deref().is_none_or(|schema| fits(document, schema, item)))
        }
        _ => true,
    }
}

fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
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
