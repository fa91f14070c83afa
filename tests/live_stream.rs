//! Big answers: rows and files as they arrive, over a real socket.

#![cfg(feature = "testing")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use wildberries::reports::{Order, operations};
use wildberries::testing::{Reply, Simulator, TokenSpec};
use wildberries::values::DateTime;
use wildberries::{Call, Client, ErrorKind, Result, RetryPolicy, Rows, Saved, Scope};

fn from() -> DateTime {
    "2026-07-01T00:00:00".parse().unwrap()
}

/// What the server does with one connection.
#[derive(Clone)]
enum Part {
    Send(Vec<u8>),
    /// Waits until the test says so.
    Wait(Arc<tokio::sync::Notify>),
    /// Never sends more.
    Hang,
}

fn send(text: impl Into<Vec<u8>>) -> Part {
    Part::Send(text.into())
}

const HEAD: &str =
    "HTTP/1.1 200 OK\r\nX-Request-Id: abc\r\nX-Ratelimit-Remaining: 5\r\nContent-Type: application/json\r\n";

/// A body until the connection closes.
fn head() -> Part {
    send(format!("{HEAD}Connection: close\r\n\r\n"))
}

/// A body of a promised length.
fn head_of(length: usize) -> Part {
    send(format!("{HEAD}Content-Length: {length}\r\n\r\n"))
}

struct Server {
    url: String,
    requests: Arc<AtomicUsize>,
}

/// Answers each connection by its script; the last script serves all that follow.
async fn serve(scripts: Vec<Vec<Part>>) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let requests = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&requests);
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let number = count.fetch_add(1, Ordering::SeqCst);
            let script = scripts[number.min(scripts.len() - 1)].clone();
            tokio::spawn(answer(stream, script));
        }
    });
    Server { url, requests }
}

async fn answer(mut stream: TcpStream, script: Vec<Part>) {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    while !request.windows(4).any(|window| window == b"\r\n\r\n") {
        match stream.read(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(read) => request.extend_from_slice(&buffer[..read]),
        }
    }
    for part in script {
        match part {
            Part::Send(bytes) => {
                if stream.write_all(&bytes).await.is_err() {
                    return;
                }
            }
            Part::Wait(notify) => notify.notified().await,
            Part::Hang => std::future::pending().await,
        }
    }
}

fn client(server: &Server) -> Client {
    let builder = Client::builder().token(TokenSpec::personal().build());
    let builder = builder.retry(RetryPolicy::new(3, Duration::from_millis(1)));
    Scope::ALL.iter().fold(builder, |builder, scope| builder.base_url(*scope, &server.url)).build().unwrap()
}

async fn orders(server: &Server) -> Result<Rows<Order>> {
    client(server).reports().orders_stream(from(), &Default::default()).await
}

#[tokio::test]
async fn rows_are_handed_out_while_the_answer_still_arrives() {
    let go_on = Arc::new(tokio::sync::Notify::new());
    let server = serve(vec![vec![
        head(),
        send(r#"[{"nmId":1,"srid":"a"},{"nmI"#),
        Part::Wait(Arc::clone(&go_on)),
        send(r#"d":2,"srid":"b]"},{"nmId":3}]"#),
    ]])
    .await;
    let mut rows = orders(&server).await.unwrap();
    assert_eq!((rows.status().as_u16(), rows.request_id(), rows.attempts()), (200, Some("abc"), 1));
    assert_eq!(rows.rate_limit().remaining, Some(5));
    assert_eq!(rows.next().await.unwrap().unwrap().nm_id, Some(1));
    go_on.notify_one();
    let second = rows.next().await.unwrap().unwrap();
    assert_eq!((second.nm_id, second.srid.as_deref()), (Some(2), Some("b]")));
    assert_eq!(rows.next().await.unwrap().unwrap().nm_id, Some(3));
    assert!(rows.next().await.is_none());
    assert!(rows.next().await.is_none());
    assert_eq!((rows.count(), rows.skipped()), (3, 0));
}

#[tokio::test]
async fn a_stream_reads_the_same_as_the_whole() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let whole = client.reports().orders(from(), &Default::default()).await.unwrap().into_inner();
    let rows = client.reports().orders_stream(from(), &Default::default()).await.unwrap();
    let rows = rows.into_vec().await.unwrap();
    assert!(!whole.is_empty());
    assert_eq!(rows.len(), whole.len());

    // A list within objects.
    simulator
        .on_any()
        .times(2)
        .reply(Reply::new(200).body(r#"{"x":1,"report":[{"nmId":1},{"nmId":2,"odd":3}]}"#));
    let day = "2026-07-01".parse().unwrap();
    let whole = client.reports().item_returns(day, day, &Default::default()).await.unwrap();
    let mut rows = client.reports().item_returns_stream(day, day, &Default::default()).await.unwrap();
    let mut read = Vec::new();
    while let Some(row) = rows.next().await {
        read.push(row.unwrap());
    }
    assert_eq!(read, whole.report);
    let unknown: Vec<_> = rows.unknown_fields().iter().map(ToString::to_string).collect();
    assert_eq!(unknown, ["[1].odd", "x"]);
}

#[tokio::test]
async fn what_stands_around_the_rows_is_handed_out_after_them() {
    let body = r#"{"data":{"cursor":"a","reports":[{"nmId":1},{"nmId":2}],"total":"2"}}"#;
    let server = serve(vec![vec![head(), send(body)]]).await;
    let params = wildberries::reports::MeasurementPenaltiesParams::default();
    let mut rows =
        client(&server).reports().measurement_penalties_stream(from(), 100, &params).await.unwrap();
    assert!(rows.envelope().is_none());
    while let Some(row) = rows.next().await {
        row.unwrap();
    }
    let data = rows.envelope().unwrap().data.as_ref().unwrap();
    assert_eq!((rows.count(), data.total, data.reports.len()), (2, Some(2), 0));
    assert_eq!(rows.unknown_fields()[0].to_string(), "data.cursor");

    // An error may come last, too.
    let body = r#"{"data":{"reports":[{"nmId":1}],"total":1},"error":true,"errorText":"cut short"}"#;
    let server = serve(vec![vec![head(), send(body)]]).await;
    let mut rows =
        client(&server).reports().measurement_penalties_stream(from(), 100, &params).await.unwrap();
    rows.next().await.unwrap().unwrap();
    let error = rows.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.detail()), (ErrorKind::Rejected, Some("cut short")));

    // No data at all, and errors where the list should be.
    let server = serve(vec![
        vec![send(format!("HTTP/1.1 204 No Content\r\n{}", "Connection: close\r\n\r\n"))],
        vec![head(), send(r#"{"data":null,"errors":["no such report"]}"#)],
    ])
    .await;
    let mut rows =
        client(&server).reports().measurement_penalties_stream(from(), 100, &params).await.unwrap();
    assert!(rows.next().await.is_none() && rows.envelope().is_none());
    let mut rows =
        client(&server).reports().measurement_penalties_stream(from(), 100, &params).await.unwrap();
    let error = rows.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.detail()), (ErrorKind::Rejected, Some("no such report")));
}

#[tokio::test]
async fn a_bad_row_is_named_or_skipped_and_counted() {
    let body = "[{\"nmId\":1},{\"nmId\":tru},{\"nmId\":3,\"srid\":\"a\u{1d}b\"},{\"srid\":\"\\q\"},null,{\"nmId\":[[]]},7,{\"nmId\":6}]";
    let server = serve(vec![vec![head(), send(body)]]).await;
    let mut rows = orders(&server).await.unwrap();
    rows.next().await.unwrap().unwrap();
    let error = rows.next().await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    assert!(error.detail().unwrap().starts_with("row 1, at [1].nmId: "), "{error}");
    assert_eq!((error.request_id(), error.status().map(|status| status.as_u16())), (Some("abc"), Some(200)));
    assert!(error.excerpt().unwrap().contains("tru"));
    assert!(rows.next().await.is_none(), "an error is the end");

    let mut rows = orders(&server).await.unwrap().skip_bad_rows();
    let mut read = Vec::new();
    while let Some(row) = rows.next().await {
        read.push(row.unwrap());
    }
    assert_eq!(read.iter().map(|order| order.nm_id).collect::<Vec<_>>(), [Some(1), Some(3), None, Some(6)]);
    assert_eq!(read[1].srid.as_deref(), Some("a\u{1d}b"));
    assert_eq!((rows.count(), rows.skipped()), (4, 2));
    let lost: Vec<_> = rows.lost().iter().map(ToString::to_string).collect();
    assert_eq!(
        lost,
        [
            "[4]: expected object, found nothing",
            "[5].nmId: expected integer, found a list",
            "[6]: expected object, found number 7"
        ]
    );
}

#[tokio::test]
async fn invalid_utf8_is_the_fault_of_its_row_alone() {
    let server =
        serve(vec![vec![head(), send(b"[{\"nmId\":1},{\"srid\":\"\xff\"},{\"nmId\":3}]".to_vec())]]).await;
    let rows = orders(&server).await.unwrap().skip_bad_rows();
    assert_eq!(rows.into_vec().await.unwrap().len(), 2);
    let error = orders(&server).await.unwrap().into_vec().await.unwrap_err();
    assert!(error.detail().unwrap().contains("row 1, at [1].srid: invalid UTF-8 at byte 9"), "{error}");
}

#[tokio::test]
async fn it_is_sent_again_only_before_the_first_row() {
    // Broken before the first row is whole: again.
    let cut = vec![head_of(100), send("[{\"nmId\":1")];
    let whole = vec![head(), send("[{\"nmId\":1}]")];
    let server = serve(vec![cut.clone(), cut, whole]).await;
    let rows = orders(&server).await.unwrap();
    assert_eq!(rows.attempts(), 3);
    assert_eq!(rows.into_vec().await.unwrap().len(), 1);
    assert_eq!(server.requests.load(Ordering::SeqCst), 3);

    // After it: an error, with what is known.
    let server = serve(vec![vec![head_of(100), send("[{\"nmId\":1},{\"nmId\":2")]]).await;
    let mut rows = orders(&server).await.unwrap();
    rows.next().await.unwrap().unwrap();
    let error = rows.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.request_id()), (ErrorKind::Network, Some("abc")));
    assert!(rows.next().await.is_none());
    assert_eq!(server.requests.load(Ordering::SeqCst), 1);

    // A server that falls silent.
    let server = serve(vec![vec![head(), send("[{\"nmId\":1},"), Part::Hang]]).await;
    let call = Call::new(&operations::ORDERS).query("dateFrom", &from()).timeout(Duration::from_millis(200));
    let mut rows = client(&server).rows::<Vec<Order>, Order>(call, &[]).await.unwrap();
    rows.next().await.unwrap().unwrap();
    let error = rows.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.request_id()), (ErrorKind::Timeout, Some("abc")));
}

#[tokio::test]
async fn a_list_cut_off_is_never_taken_for_whole() {
    for body in [
        "[{\"nmId\":1},{\"nmId\":2}",
        "[{\"nmId\":1},",
        "[{\"nmId\":1}",
        "[{\"nmId\":1}{",
        "[{\"nmId\":1}] x",
        "[{\"nmId\":1},]",
    ] {
        let server = serve(vec![vec![head(), send(body)]]).await;
        let error = orders(&server).await.unwrap().into_vec().await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Decode, "{body}: {error}");
    }
}

#[tokio::test]
async fn what_is_no_list_is_judged_as_a_whole() {
    let one = |body: &'static str| async move {
        let server = serve(vec![vec![head(), send(body)]]).await;
        orders(&server).await.unwrap().into_vec().await
    };
    for empty in ["null", "[]", " [ ] ", "{\"data\":null}", "{}"] {
        assert_eq!(one(empty).await.unwrap(), [], "{empty}");
    }
    for (body, kind) in [
        ("{\"data\":null,\"error\":true,\"errorText\":\"no\"}", ErrorKind::Rejected),
        ("{\"code\":\"NotFound\",\"message\":\"no\"}", ErrorKind::Rejected),
        ("{\"data\":[{}]}", ErrorKind::Decode),
        ("\"text\"", ErrorKind::Decode),
        ("<html>", ErrorKind::Decode),
        ("", ErrorKind::EmptyBody),
    ] {
        assert_eq!(one(body).await.unwrap_err().kind(), kind, "{body}");
    }
    let error = one("{\"data\":[{}]}").await.unwrap_err();
    assert!(error.detail().unwrap().contains("map, expected a list"), "{error}");

    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    simulator.on_any().reply(Reply::new(404).body("This method is deprecated"));
    let client = simulator.client().build().unwrap();
    let error = client.reports().orders_stream(from(), &Default::default()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Retired);
    simulator.on_any().reply(Reply::new(429).header("X-Ratelimit-Retry", "3600"));
    let error = client.reports().orders_stream(from(), &Default::default()).await.unwrap_err();
    assert_eq!(error.retry_after(), Some(Duration::from_secs(3600)));
}

#[tokio::test]
async fn many_rows_in_small_pieces() {
    let mut body = b"[".to_vec();
    for number in 0..5000 {
        body.extend(
            format!(
                "{}{{\"nmId\":{number},\"srid\":\"строка \\\" {number}\"}}",
                if number > 0 { ",\n" } else { "" }
            )
            .bytes(),
        );
    }
    body.push(b']');
    let mut script = vec![head_of(body.len())];
    script.extend(body.chunks(1337).map(send));
    let server = serve(vec![script]).await;
    let mut rows = orders(&server).await.unwrap();
    let mut number = 0;
    while let Some(row) = rows.next().await {
        let row = row.unwrap();
        assert_eq!((row.nm_id, row.srid), (Some(number), Some(format!("строка \" {number}"))));
        number += 1;
    }
    assert_eq!(number, 5000);
}

#[tokio::test]
async fn rows_are_a_stream_that_can_be_sent_to_another_task() {
    use futures_core::Stream as _;
    let server = serve(vec![vec![head(), send("[{\"nmId\":1},{\"nmId\":2}]")]]).await;
    let rows = orders(&server).await.unwrap();
    let sum = tokio::spawn(async move {
        let mut rows = std::pin::pin!(rows);
        let mut sum = 0;
        while let Some(row) = std::future::poll_fn(|context| rows.as_mut().poll_next(context)).await {
            sum += row.unwrap().nm_id.unwrap();
        }
        sum
    });
    assert_eq!(sum.await.unwrap(), 3);
}

// ------------------------------------------------------------------------------------------ files

const FILE: &[u8] = b"PK\x03\x04\xff\xfe {\"error\":true} \0\x1d";
/// Of `FILE`, by another program.
const SHA256: &str = "fb1c02b7ad96d51a5c9766ea93cb6261906056a73e8d64d5a5d3c3ffeba0d664";

#[tokio::test]
async fn a_file_is_written_as_it_is_with_length_and_checksum() {
    let server = serve(vec![vec![head_of(FILE.len()), send(&FILE[..7]), send(&FILE[7..])]]).await;
    let mut file = Vec::new();
    let client = client(&server);
    let written = client.analytics().download_csv_report_to("id", &mut file).await.unwrap();
    assert_eq!((file.as_slice(), written.length), (FILE, FILE.len() as u64));
    assert_eq!(written.sha256_hex(), SHA256);
    assert_eq!(written.request_id(), Some("abc"));
    // And whole, in memory.
    assert_eq!(client.analytics().download_csv_report("id").await.unwrap().into_inner(), FILE);
}

#[tokio::test]
async fn a_file_that_is_not_ready_writes_nothing() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    simulator.on_any().reply(Reply::new(202).body(r#"{"retrySeconds":7}"#));
    let mut file = Vec::new();
    let saved = client.communications().download_chat_file_to("id", &mut file).await.unwrap();
    assert!(matches!(&*saved, Saved::NotReady(_)), "{saved:?}");
    simulator.on_any().reply(Reply::new(204));
    let saved = client.communications().download_chat_file_to("id", &mut file).await.unwrap();
    assert!(matches!(&*saved, Saved::Ready(written) if written.length == 0), "{saved:?}");
    assert!(file.is_empty());
    simulator.on_any().reply(Reply::new(404).body(r#"{"title":"no such file"}"#));
    let error = client.communications().download_chat_file_to("id", &mut file).await.unwrap_err();
    assert_eq!((error.kind(), error.detail()), (ErrorKind::NotFound, Some("no such file")));
    assert!(file.is_empty());
}

#[tokio::test]
async fn a_file_cut_short_is_an_error_and_not_sent_again_once_written() {
    let server = serve(vec![vec![head_of(100), send(FILE)]]).await;
    let mut file = Vec::new();
    let error = client(&server).analytics().download_csv_report_to("id", &mut file).await.unwrap_err();
    assert_eq!((error.kind(), error.request_id()), (ErrorKind::Network, Some("abc")));
    assert_eq!(server.requests.load(Ordering::SeqCst), 1);
    assert_eq!(file, FILE);
    // Nothing written yet: it may be sent again.
    let server = serve(vec![vec![head_of(5)], vec![head_of(5), send("12345")]]).await;
    let mut file = Vec::new();
    client(&server).analytics().download_csv_report_to("id", &mut file).await.unwrap();
    assert_eq!(file, b"12345");
}

#[tokio::test]
async fn a_disk_that_is_full_is_told() {
    struct Full;
    impl tokio::io::AsyncWrite for Full {
        fn poll_write(
            self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
            _: &[u8],
        ) -> std::task::Poll<std::io::Result<usize>> {
            std::task::Poll::Ready(Err(std::io::ErrorKind::StorageFull.into()))
        }

        fn poll_flush(
            self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
        ) -> std::task::Poll<std::io::Result<()>> {
            std::task::Poll::Ready(Ok(()))
        }

        fn poll_shutdown(
            self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
        ) -> std::task::Poll<std::io::Result<()>> {
            std::task::Poll::Ready(Ok(()))
        }
    }
    let server = serve(vec![vec![head_of(FILE.len()), send(FILE)]]).await;
    let error = client(&server).analytics().download_csv_report_to("id", &mut Full).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Write);
}

#[cfg(feature = "report-files")]
#[tokio::test]
async fn case_41_a_report_opens_to_its_rows() {
    use base64::Engine as _;
    use wildberries::report_file::ReportFile;

    // One CSV, packed: a report of stock history, wide, a column per day.
    const ZIP: &str = "UEsDBBQAAAAIALkEgV0Ikxf2ngAAALQAAAAoAAAAMDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAwLmNzdgtLzUvJL3LOT0nV8UvMBRK5ni46waVJWanJJWABp6LEvBQwKzizKhXMcM4oKgGq8k9Ly0yGiBiZ6RlY6BkZGJnpGJnDmFyOuoY6ShcWXdh3YdOFDRcbdBQuNl3YerHxYpOSjqGRsYmpmbnOhfkXdlzYdmHDhT0XuyFW6ZgY6RgaGhoZGRkbG+tcmAXUvfvC1gtbgOr2XtinY6pjwgUAUEsBAhQDFAAAAAgAuQSBXQiTF/aeAAAAtAAAACgAAAAAAAAAAAAAAIABAAAAADAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMC5jc3ZQSwUGAAAAAAEAAQBWAAAA5AAAAAAA";
    let zip = base64::engine::general_purpose::STANDARD.decode(ZIP).unwrap();
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    simulator.on_any().reply(Reply::new(200).header("Content-Type", "application/zip").body(zip.clone()));
    let file = client.analytics().download_csv_report("id").await.unwrap().into_inner();
    assert_eq!(file, zip, "untouched");
    let mut file = ReportFile::open(file).unwrap();
    assert_eq!(file.names(), ["00000000-0000-4000-8000-000000000000.csv"]);
    let rows = file.rows().unwrap();
    let days: Vec<_> = rows.day_columns().map(|day| day.to_string()).collect();
    assert_eq!(days, ["2026-08-26", "2026-08-27"]);
    let rows: Vec<_> = rows.map(|row| row.unwrap()).collect();
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].get("Name"), Some("Товар, тест"));
    assert_eq!(rows[0].get("nmID"), Some("1234567"));
    assert_eq!(rows[0].days().map(|(_, text)| text).collect::<Vec<_>>(), ["5", "4"]);
}
