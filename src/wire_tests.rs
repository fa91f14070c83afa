//! What goes over the wire, seen by a server that only keeps bytes.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use http::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::executor::tests::operation;
use crate::token::tests::jwt;
use crate::{Call, Client, ClientBuilder, ErrorKind, FilePart, Operation, RetryPolicy, Scope, Token};

/// What the server does with a request.
#[derive(Clone)]
enum Reply {
    /// Sends this as it is and goes on with the connection.
    Raw(String),
    /// Sends this and closes the connection.
    Close(String),
    /// Answers nothing for a minute.
    Hang,
}

fn ok(body: &str) -> Reply {
    Reply::Raw(format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{body}", body.len()))
}

struct Request {
    line: String,
    /// Names in lower case, in the order they came.
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Request {
    fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(key, _)| key == name).unwrap().1
    }

    fn names(&self) -> Vec<&str> {
        let mut names: Vec<_> = self.headers.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names
    }
}

#[derive(Clone)]
struct Server {
    url: String,
    requests: Arc<Mutex<Vec<Request>>>,
    connections: Arc<Mutex<usize>>,
}

impl Server {
    /// Answers one reply after the other; the last one repeats.
    async fn start(replies: Vec<Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let server = Server { url, requests: Arc::default(), connections: Arc::default() };
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                *shared.connections.lock().unwrap() += 1;
                tokio::spawn(shared.clone().serve(stream, replies.clone()));
            }
        });
        server
    }

    async fn serve(self, mut stream: TcpStream, replies: Vec<Reply>) {
        while let Some(request) = receive(&mut stream).await {
            let reply = {
                let mut requests = self.requests.lock().unwrap();
                requests.push(request);
                replies.get(requests.len() - 1).or(replies.last()).cloned()
            };
            match reply {
                Some(Reply::Raw(text)) => stream.write_all(text.as_bytes()).await.unwrap(),
                Some(Reply::Close(text)) => {
                    stream.write_all(text.as_bytes()).await.unwrap();
                    return;
                }
                Some(Reply::Hang) => tokio::time::sleep(Duration::from_secs(60)).await,
                None => return,
            }
        }
    }

    fn client(&self) -> Client {
        self.with(|builder| builder)
    }

    fn with(&self, change: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Client {
        let builder = Client::builder()
            .token(token())
            .base_url(Scope::Common, &*self.url)
            .retry(RetryPolicy::new(3, Duration::from_millis(1)))
            .http(|http| http.no_proxy());
        change(builder).build().unwrap()
    }

    fn count(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    fn request(&self, index: usize) -> Request {
        self.requests.lock().unwrap().remove(index)
    }
}

async fn receive(stream: &mut TcpStream) -> Option<Request> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    };
    let head = String::from_utf8(bytes[..end].to_vec()).ok()?;
    let mut lines = head.split("\r\n");
    let line = lines.next()?.to_owned();
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let length: usize = length.map_or(0, |(_, value)| value.parse().unwrap());
    let mut body = bytes.split_off(end + 4);
    while body.len() < length {
        if stream.read_buf(&mut body).await.ok()? == 0 {
            return None;
        }
    }
    Some(Request { line, headers, body })
}

fn token() -> Token {
    Token::new(jwt(&json!({"acc": 3, "sid": "seller-1"}))).unwrap()
}

fn read_get(path: &'static str) -> &'static Operation {
    operation(Method::GET, path, true)
}

#[tokio::test]
async fn one_authorization_header_and_no_stray_ones() {
    let server = Server::start(vec![ok("[]")]).await;
    server.client().empty(Call::new(read_get("/a"))).await.unwrap();
    let request = server.request(0);
    assert_eq!(request.line, "GET /a HTTP/1.1");
    let mut names = request.names();
    names.retain(|name| *name != "accept-encoding" || !cfg!(feature = "gzip"));
    assert_eq!(names, ["accept", "authorization", "host", "user-agent"]);
    // Bare, as WB documents it: no `Bearer`.
    assert_eq!(request.header("authorization"), token().header().to_str().unwrap());
    assert!(request.header("user-agent").starts_with("wildberries/"));
    assert!(request.body.is_empty());
}

#[tokio::test]
async fn a_bearer_prefix_is_not_sent() {
    let server = Server::start(vec![ok("[]")]).await;
    let client = server.with(|builder| builder.token(" Bearer abc.def.ghi\n"));
    client.empty(Call::new(read_get("/a"))).await.unwrap();
    assert_eq!(server.request(0).header("authorization"), "abc.def.ghi");
}

#[tokio::test]
async fn a_base_token_sends_its_secret() {
    let server = Server::start(vec![ok("[]")]).await;
    let base = jwt(&json!({"acc": 1, "sid": "seller-1"}));
    let client = server.with(|builder| builder.token(base).client_secret("s3cret"));
    client.empty(Call::new(read_get("/a"))).await.unwrap();
    assert_eq!(server.request(0).header("x-client-secret"), "s3cret");
}

#[tokio::test]
async fn a_path_space_is_not_a_plus_and_reserved_characters_stay_inside() {
    let server = Server::start(vec![ok("[]")]).await;
    let call = Call::new(read_get("/api/{name}/x"))
        .path("name", "Склад №1 a+b/c?d#e%20")
        .query("q", "красный шарф & +1=2")
        .query("filter[downloadIds]", &["a", "b"])
        .query_joined("ids", &[1_i64, -2])
        .query("none", &None::<i64>);
    server.client().empty(call).await.unwrap();
    assert_eq!(
        server.request(0).line,
        "GET /api/%D0%A1%D0%BA%D0%BB%D0%B0%D0%B4%20%E2%84%961%20a%2Bb%2Fc%3Fd%23e%2520/x\
         ?q=%D0%BA%D1%80%D0%B0%D1%81%D0%BD%D1%8B%D0%B9%20%D1%88%D0%B0%D1%80%D1%84%20%26%20%2B1%3D2\
         &filter%5BdownloadIds%5D=a&filter%5BdownloadIds%5D=b&ids=1,-2 HTTP/1.1"
    );
}

#[tokio::test]
async fn a_delete_sends_its_json_body() {
    let server = Server::start(vec![Reply::Raw("HTTP/1.1 204 No Content\r\n\r\n".into())]).await;
    let delete = operation(Method::DELETE, "/api/v3/stocks/{warehouseId}", false);
    let call = Call::new(delete).path("warehouseId", 1_i64).json(&json!({"chrtIds": [111222333]}));
    server.client().empty(call).await.unwrap();
    let request = server.request(0);
    assert_eq!(request.line, "DELETE /api/v3/stocks/1 HTTP/1.1");
    assert_eq!(request.header("content-type"), "application/json");
    assert_eq!(request.header("content-length"), "23");
    assert_eq!(request.body, br#"{"chrtIds":[111222333]}"#);
}

#[tokio::test]
async fn a_post_without_a_body_has_length_zero() {
    let server = Server::start(vec![ok("")]).await;
    server.client().empty(Call::new(operation(Method::POST, "/a", false))).await.unwrap();
    let request = server.request(0);
    assert_eq!(request.header("content-length"), "0");
    assert!(!request.names().contains(&"content-type"));
}

#[tokio::test]
async fn an_upload_with_header_parameters_is_sent_whole_again() {
    let server = Server::start(vec![
        Reply::Raw("HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n".into()),
        ok("{}"),
    ])
    .await;
    let content: Vec<u8> = (0..=255).collect();
    let call = Call::new(operation(Method::POST, "/content/v3/media/file", false))
        .header("X-Nm-Id", &213864079_i64)
        .header("X-Photo-Number", &2_i64)
        .header("X-Absent", &None::<i64>)
        .field("message", "Добрый день")
        .file("uploadfile", FilePart::new("фото 1.jpg", "image/jpeg", content.clone()));
    server.client().empty(call).await.unwrap();
    let (first, second) = (server.request(0), server.request(0));
    assert_eq!(first.body, second.body);
    assert_eq!((second.header("x-nm-id"), second.header("x-photo-number")), ("213864079", "2"));
    assert!(!second.names().contains(&"x-absent"));
    let boundary = second.header("content-type").strip_prefix("multipart/form-data; boundary=").unwrap();
    let mut expected = format!(
        "--{boundary}\r\nContent-Disposition: form-data; name=\"message\"\r\n\r\nДобрый день\r\n\
         --{boundary}\r\nContent-Disposition: form-data; name=\"uploadfile\"; filename=\"фото 1.jpg\"\r\n\
         Content-Type: image/jpeg\r\n\r\n"
    )
    .into_bytes();
    expected.extend(content);
    expected.extend(format!("\r\n--{boundary}--\r\n").into_bytes());
    assert_eq!(second.body, expected);
}

#[tokio::test]
async fn a_redirect_never_carries_the_token_away() {
    let evil = Server::start(vec![ok("[]")]).await;
    for status in [301, 302, 303, 307, 308] {
        let reply =
            format!("HTTP/1.1 {status} Moved\r\nlocation: {}/x\r\ncontent-length: 0\r\n\r\n", evil.url);
        let server = Server::start(vec![Reply::Raw(reply)]).await;
        // Not even if a caller's settings say otherwise.
        let client = server.with(|builder| {
            builder.http(|http| http.no_proxy().redirect(reqwest::redirect::Policy::limited(5)))
        });
        let error = client.empty(Call::new(read_get("/a"))).await.unwrap_err();
        assert_eq!((error.kind(), error.status().unwrap().as_u16()), (ErrorKind::Redirect, status));
        assert_eq!((server.count(), evil.count()), (1, 0));
    }
}

#[tokio::test]
async fn a_callers_client_that_follows_redirects_is_found_out() {
    let evil = Server::start(vec![ok("[]")]).await;
    let reply = format!("HTTP/1.1 302 Found\r\nlocation: {}/x\r\ncontent-length: 0\r\n\r\n", evil.url);
    let server = Server::start(vec![Reply::Raw(reply)]).await;
    let follows = crate::tls::builder().unwrap().no_proxy().build().unwrap();
    let client = server.with(|builder| builder.http_client(follows));
    let error = client.empty(Call::new(read_get("/a"))).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Redirect);
    assert!(!evil.request(0).names().contains(&"authorization"));
}

#[tokio::test]
async fn a_refused_connection_is_tried_again_and_was_not_sent() {
    // Bound but not listening: nobody else gets the port.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let url = format!("http://{}", socket.local_addr().unwrap());
    let server = Server { url, requests: Arc::default(), connections: Arc::default() };
    let call = Call::new(operation(Method::POST, "/a", false));
    let error = server.client().empty(call).await.unwrap_err();
    assert_eq!((error.kind(), error.attempts(), error.maybe_sent()), (ErrorKind::Network, 3, false));
    let shown = format!("{error} {error:?}");
    assert!(shown.contains("POST /a") && !shown.contains("eyJ"), "{shown}");
}

#[tokio::test]
async fn a_connection_closed_after_the_request_may_have_been_sent() {
    let server = Server::start(vec![Reply::Close(String::new())]).await;
    let error = server.client().empty(Call::new(operation(Method::GET, "/adv/v0/delete", false))).await;
    let error = error.unwrap_err();
    assert_eq!((error.kind(), error.attempts(), server.count()), (ErrorKind::Network, 1, 1));
    assert!(error.maybe_sent() && error.maybe_applied());

    let server = Server::start(vec![Reply::Close(String::new())]).await;
    let error = server.client().empty(Call::new(operation(Method::POST, "/list", true))).await.unwrap_err();
    assert_eq!((error.attempts(), server.count()), (3, 3));
}

#[tokio::test]
async fn an_answer_cut_short_is_not_taken_for_whole() {
    let cut = Reply::Close("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[1,2,3]".into());
    let server = Server::start(vec![cut.clone(), ok("[1]")]).await;
    let answer = server.client().json::<Vec<i64>>(Call::new(read_get("/a"))).await.unwrap();
    assert_eq!((answer.attempts(), answer.into_inner()), (2, vec![1]));

    let server = Server::start(vec![cut]).await;
    let error = server.client().bytes(Call::new(operation(Method::GET, "/a", false))).await.unwrap_err();
    assert_eq!((error.kind(), server.count()), (ErrorKind::Network, 1));
    assert!(error.maybe_applied());
}

#[tokio::test]
async fn an_error_with_a_body_cut_short_keeps_its_status_and_headers() {
    let cut = "HTTP/1.1 409 Conflict\r\nx-ratelimit-remaining: 4\r\ncontent-length: 100\r\n\r\n{\"code\"";
    let server = Server::start(vec![Reply::Close(cut.into())]).await;
    let error = server.client().empty(Call::new(read_get("/a"))).await.unwrap_err();
    assert_eq!((error.kind(), error.rate_limit().remaining), (ErrorKind::Conflict, Some(4)));
}

#[tokio::test]
async fn a_pooled_connection_that_died_costs_no_call() {
    let closing = Reply::Close("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]".into());
    let server = Server::start(vec![closing]).await;
    let client = server.client();
    for _ in 0..5 {
        client.empty(Call::new(operation(Method::POST, "/a", false))).await.unwrap();
        // The server's FIN arrives before the next call.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(server.count(), 5);
}

/// An HTTP/2 server that resets the first request for this reason and answers the second.
async fn http2_call(reason: h2::Reason, operation: &'static Operation) -> crate::Result<u32> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let mut connection = h2::server::handshake(stream).await.unwrap();
        let mut first = true;
        while let Some(Ok((_, mut respond))) = connection.accept().await {
            if std::mem::take(&mut first) {
                respond.send_reset(reason);
            } else {
                respond.send_response(http::Response::new(()), true).unwrap();
            }
        }
    });
    let server = Server { url, requests: Arc::default(), connections: Arc::default() };
    let client = server.with(|builder| builder.http(|http| http.no_proxy().http2_prior_knowledge()));
    client.empty(Call::new(operation)).await.map(|answer| answer.attempts())
}

#[tokio::test]
async fn a_request_http2_refused_unread_is_sent_again() {
    let write = operation(Method::POST, "/a", false);
    assert_eq!(http2_call(h2::Reason::REFUSED_STREAM, write).await.unwrap(), 2);
    let error = http2_call(h2::Reason::INTERNAL_ERROR, write).await.unwrap_err();
    assert!(error.is_network() && error.maybe_applied() && error.attempts() == 1);
}

#[tokio::test]
async fn connections_are_shared_by_sellers() {
    let server = Server::start(vec![ok("[]")]).await;
    let client = server.client();
    for seller in 0..5 {
        let token = Token::new(jwt(&json!({"acc": 3, "sid": seller.to_string()}))).unwrap();
        client.with_token(token).empty(Call::new(read_get("/a"))).await.unwrap();
    }
    assert_eq!(*server.connections.lock().unwrap(), 1);
}

#[tokio::test]
async fn a_silent_server_times_out() {
    for reply in [Reply::Hang, Reply::Raw("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[1,".into())] {
        let server = Server::start(vec![reply]).await;
        let call = Call::new(operation(Method::GET, "/a", false)).timeout(Duration::from_millis(40));
        let error = server.client().json::<Vec<i64>>(call).await.unwrap_err();
        assert_eq!((error.kind(), error.attempts()), (ErrorKind::Timeout, 1));
        assert!(error.maybe_sent());
    }
}

#[tokio::test]
async fn a_body_in_many_pieces_is_put_together() {
    let numbers: Vec<i64> = (0..50_000).collect();
    let body = serde_json::to_string(&numbers).unwrap();
    let mut chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n".to_owned();
    for piece in body.as_bytes().chunks(7919) {
        chunked.push_str(&format!("{:x}\r\n{}\r\n", piece.len(), std::str::from_utf8(piece).unwrap()));
    }
    chunked.push_str("0\r\n\r\n");
    for reply in [Reply::Raw(chunked), ok(&body)] {
        let server = Server::start(vec![reply]).await;
        let answer = server.client().json::<Vec<i64>>(Call::new(read_get("/a"))).await.unwrap();
        assert_eq!(*answer, numbers);
    }
}

#[tokio::test]
async fn a_body_that_promises_too_much_is_refused_at_once() {
    let server =
        Server::start(vec![Reply::Raw("HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n[".into())]);
    let error = server.await.client().json::<Vec<i64>>(Call::new(read_get("/a"))).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TooLarge);
}

#[cfg(any(feature = "rustls", feature = "native-tls"))]
#[tokio::test]
async fn without_tls_on_the_other_side_nothing_is_told() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("https://{}", listener.local_addr().unwrap());
    let seen = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut bytes = Vec::new();
        let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
        let _ = stream.read_to_end(&mut bytes).await;
        bytes
    });
    let server = Server { url, requests: Arc::default(), connections: Arc::default() };
    let client = server.with(|builder| builder.retry(RetryPolicy::never()));
    let error = client.empty(Call::new(read_get("/a"))).await.unwrap_err();
    assert_eq!((error.kind(), error.maybe_sent()), (ErrorKind::Network, false));
    let seen = String::from_utf8_lossy(&seen.await.unwrap()).into_owned();
    assert!(!seen.contains("eyJ") && !seen.contains("GET"));
}

#[cfg(not(any(feature = "rustls", feature = "native-tls")))]
#[tokio::test]
async fn https_without_a_tls_feature_says_which_to_enable() {
    let client = Client::new(token()).unwrap();
    let error = client.empty(Call::new(read_get("/a"))).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Config);
    assert!(error.to_string().contains("rustls"), "{error}");
}
