//! Reading a long list row by row, beside reading it whole: `cargo xtask bench stream`.
//!
//! Both read the same body from the same server over loopback. Time is CPU time of the reading
//! thread, so that the server and other programs do not count; memory is the peak of the heap above
//! what was there before. The server of HTTP/2 is a process of its own, since it has a heap to speak of.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::time::Instant;

use bytes::Bytes;

use peak_alloc::PeakAlloc;
use serde_json::json;
use wildberries::values::DateTime;
use wildberries::values::decode::from_slice;
use wildberries::{Client, Scope};

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// An order as WB sends it, 27 fields.
const ROW: &str = r#"{"date":"2026-07-04T18:08:31","lastChangeDate":"2026-07-06T10:11:07","warehouseName":"Подольск","warehouseType":"Склад WB","countryName":"Россия","oblastOkrugName":"Центральный федеральный округ","regionName":"Московская","supplierArticle":"12345","nmId":1234567,"barcode":"123453559000","category":"Бытовая техника","subject":"Мультистайлеры","brand":"Тест","techSize":"0","incomeID":56735459,"isSupply":false,"isRealization":true,"totalPrice":1887,"discountPercent":18,"spp":26,"finishedPrice":1145,"priceWithDisc":1547,"isCancel":false,"cancelDate":"0001-01-01T00:00:00","sticker":"926912515","gNumber":"34343462218572569531","srid":"11.rf9ef11fce1684117b0nhj96222982382.3.0"}"#;

/// Rows sent at once by the server.
const BLOCK: usize = 64;

/// A server that answers every request with so many rows; the path tells how many.
fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let block = format!("{ROW},").repeat(BLOCK);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            let mut request = [0; 8192];
            let mut filled = 0;
            while !request[..filled].windows(4).any(|window| window == b"\r\n\r\n") {
                match stream.read(&mut request[filled..]) {
                    Ok(0) | Err(_) => break,
                    Ok(read) => filled += read,
                }
            }
            let head = String::from_utf8_lossy(&request[..filled]);
            let Some(blocks) = head.split("flag=").nth(1) else { continue };
            let blocks: usize =
                blocks.split([' ', '&']).next().unwrap_or_default().parse().expect("a number");
            let length = blocks * block.len() + ROW.len() + 2;
            let mut send = |bytes: &[u8]| stream.write_all(bytes).is_ok();
            let head = format!("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n[");
            let _ = send(head.as_bytes())
                && (0..blocks).all(|_| send(block.as_bytes()))
                && send(ROW.as_bytes())
                && send(b"]");
        }
    });
    url
}

/// The argument with which the program is the server of HTTP/2.
const SERVE: &str = "serve-http2";

/// Serves the same over HTTP/2, and says where.
fn serve_http2() {
    async fn send(stream: &mut h2::SendStream<Bytes>, mut bytes: Bytes) -> Option<()> {
        while !bytes.is_empty() {
            stream.reserve_capacity(bytes.len());
            let room = std::future::poll_fn(|context| stream.poll_capacity(context)).await?.ok()?;
            stream.send_data(bytes.split_to(room.min(bytes.len())), false).ok()?;
        }
        Some(())
    }

    async fn answer(uri: http::Uri, mut respond: h2::server::SendResponse<Bytes>) -> Option<()> {
        let block = Bytes::from(format!("{ROW},").repeat(BLOCK));
        let query = uri.query()?.split("flag=").nth(1)?.split('&').next()?;
        let blocks: usize = query.parse().ok()?;
        let mut stream = respond.send_response(http::Response::new(()), false).ok()?;
        send(&mut stream, Bytes::from_static(b"[")).await?;
        for _ in 0..blocks {
            send(&mut stream, block.clone()).await?;
        }
        send(&mut stream, Bytes::from_static(ROW.as_bytes())).await?;
        stream.send_data(Bytes::from_static(b"]"), true).ok()
    }

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        println!("http://{}", listener.local_addr().expect("an address"));
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut connection = h2::server::handshake(stream).await.expect("HTTP/2");
                while let Some(Ok((request, respond))) = connection.accept().await {
                    tokio::spawn(answer(request.uri().clone(), respond));
                }
            });
        }
    });
}

/// CPU time of this thread, in seconds; where the system does not tell, wall time.
fn cpu(start: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| start.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

struct Measured {
    seconds: f64,
    /// Heap above what was there before.
    peak: f64,
    rows: usize,
}

/// So many times the same, since the system tells a thread's time in ticks.
fn measure(runtime: &tokio::runtime::Runtime, times: u32, work: impl AsyncFn() -> usize) -> Measured {
    HEAP.reset_peak_usage();
    let (before, start) = (HEAP.current_usage(), Instant::now());
    let cpu_before = cpu(start);
    let rows = (0..times).map(|_| runtime.block_on(work())).max().unwrap_or_default();
    let seconds = (cpu(start) - cpu_before) / f64::from(times);
    Measured { seconds, peak: HEAP.peak_usage().saturating_sub(before) as f64, rows }
}

/// A client of the server at `url`, not held up by limits.
fn client(url: &str, http2: bool) -> Client {
    let builder = Client::builder().token("bench").preflight(false);
    let limit = wildberries::limits::Limit::new(1000, 100_000, 1, 100_000);
    let limiter = wildberries::limits::Limiter::default();
    let mut overrides = wildberries::limits::Overrides::new();
    overrides.set(wildberries::reports::operations::ORDERS.bucket(), None, limit);
    limiter.set_overrides(overrides);
    let builder = builder.base_url(Scope::Statistics, url).limiter(limiter);
    let builder =
        builder.http(move |http| if http2 { http.http2_prior_knowledge() } else { http.http1_only() });
    builder.build().expect("a client")
}

fn main() {
    if std::env::args().any(|argument| argument == SERVE) {
        return serve_http2();
    }
    let program = std::env::current_exe().expect("this program");
    let mut server = Command::new(program).arg(SERVE).stdout(Stdio::piped()).spawn().expect("a server");
    let mut url = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut url).expect("its address");
    let clients = [("", client(&serve(), false)), (" over HTTP/2", client(url.trim(), true))];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let from: DateTime = "2026-07-01T00:00:00".parse().expect("a date");
    let params = |blocks: usize| serde_json::from_value(json!({ "flag": blocks })).expect("parameters");

    let mut results = Vec::new();
    let mut result = |name: String, unit: &str, ours: f64, baseline: f64, most: f64, bar: &str| {
        let ratio = ours / baseline;
        let holds = if bar.contains('x') { ratio <= most } else { ours <= most };
        results.push(json!({
            "name": name, "unit": unit, "ours": ours, "baseline": baseline, "ratio": ratio, "bar": bar,
            "holds": holds,
        }));
    };
    let sizes = clients.iter().flat_map(|client| [1_u32, 10, 100].map(|megabytes| (client, megabytes)));
    for ((protocol, client), megabytes) in sizes {
        let blocks = megabytes as usize * 1_000_000 / (BLOCK * (ROW.len() + 1));
        // As much for each size.
        let times = 100 / megabytes;
        let mut whole: Option<Measured> = None;
        let mut stream: Option<Measured> = None;
        let mut in_memory = f64::MAX;
        let best = |old: Option<Measured>, new: Measured| match old {
            Some(old) => Some(Measured {
                seconds: old.seconds.min(new.seconds),
                peak: old.peak.max(new.peak),
                rows: new.rows,
            }),
            None => Some(new),
        };
        for _ in 0..5 {
            let read_whole = measure(&runtime, times, async || {
                client.reports().orders(from, &params(blocks)).await.expect("an answer").len()
            });
            let read_rows = measure(&runtime, times, async || {
                let mut rows =
                    client.reports().orders_stream(from, &params(blocks)).await.expect("an answer");
                while let Some(row) = rows.next().await {
                    std::hint::black_box(row.expect("a row"));
                }
                assert_eq!(rows.lost_count(), 0);
                usize::try_from(rows.count()).expect("a count")
            });
            assert_eq!(read_whole.rows, read_rows.rows);
            whole = best(whole, read_whole);
            stream = best(stream, read_rows);
        }
        // Without network, from a slice in memory.
        let body = format!("[{}{ROW}]", format!("{ROW},").repeat(blocks * BLOCK));
        for _ in 0..3 {
            let start = Instant::now();
            let before = cpu(start);
            for _ in 0..times {
                let read =
                    from_slice::<Vec<wildberries::reports::Order>>(body.as_bytes()).expect("an answer");
                drop(std::hint::black_box(read));
            }
            in_memory = in_memory.min((cpu(start) - before) / f64::from(times));
        }
        drop(body);
        let (whole, stream) = (whole.expect("measured"), stream.expect("measured"));
        result(
            format!("{megabytes} MB of orders{protocol} row by row, CPU"),
            "ms",
            stream.seconds * 1e3,
            whole.seconds * 1e3,
            1.15,
            "at most 1.15x the whole",
        );
        result(
            format!("{megabytes} MB of orders{protocol}, beside a slice"),
            "ms",
            stream.seconds * 1e3,
            in_memory * 1e3,
            1.5,
            "(1.5x, with network)",
        );
        result(
            format!("{megabytes} MB of orders{protocol} row by row, heap"),
            "kB",
            stream.peak / 1e3,
            whole.peak / 1e3,
            1000.0,
            "at most 1000 kB",
        );
    }
    server.kill().and_then(|()| server.wait()).expect("a server that runs");
    println!("{}", serde_json::Value::Array(results));
}
