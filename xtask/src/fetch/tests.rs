//! The command against a portal on localhost in its moods.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    sync::{Arc, Mutex},
};

use super::*;

/// What the portal does with the request for one file.
#[derive(Debug, Clone)]
enum Mood {
    Good(String),
    Status(u16),
    Page,
    /// Announces more than it sends.
    Cut(String),
    /// Announces nothing and sends a part.
    CutSilently(String),
    Silent,
    /// All of it, a bit at a time.
    Slow(String),
    /// Never the end.
    Endless(String),
}

#[derive(Debug, Default)]
struct Portal {
    moods: BTreeMap<String, Mood>,
    /// File name and status of every answer.
    log: Vec<(String, u16)>,
}

fn document(name: &str, words: &str) -> String {
    format!(
        "openapi: 3.0.1\ninfo:\n  x-file-name: {name}\npaths:\n  /{name}:\n    get:\n      description: {words}\n      responses:\n        '200':\n          \
         $ref: '#/components/responses/Ok'\ncomponents:\n  securitySchemes:\n    HeaderApiKey: {{}}\n  responses:\n    Ok:\n      description: ok\n"
    )
}

fn portal() -> (Arc<Mutex<Portal>>, String) {
    let mut portal = Portal::default();
    for (index, (number, _)) in APIS.into_iter().enumerate() {
        let name = find::KNOWN[index].names[0];
        portal.moods.insert(format!("{number:02}-{name}.yaml"), Mood::Good(document(name, "first")));
    }
    let portal = Arc::new(Mutex::new(portal));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/docs", listener.local_addr().unwrap());
    let shared = Arc::clone(&portal);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let shared = Arc::clone(&shared);
            std::thread::spawn(move || answer(stream, &shared));
        }
    });
    (portal, url)
}

fn answer(mut stream: TcpStream, portal: &Mutex<Portal>) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
    let Some(first) = lines.next() else { return };
    let file = first.split(' ').nth(1).unwrap_or_default().rsplit('/').next().unwrap_or_default().to_owned();
    let headers: Vec<String> =
        lines.take_while(|line| !line.is_empty()).map(|line| line.to_lowercase()).collect();
    let mood = portal.lock().unwrap().moods.get(&file).cloned().unwrap_or(Mood::Status(404));
    let mut send = |status: u16, headers: &str, body: &str| {
        portal.lock().unwrap().log.push((file.clone(), status));
        let _ = write!(stream, "HTTP/1.1 {status} X\r\nConnection: close\r\n{headers}\r\n{body}");
    };
    match mood.clone() {
        Mood::Good(text) => {
            let etag = format!("\"{}\"", &digest(text.as_bytes())[..16]);
            if headers.contains(&format!("if-none-match: {etag}")) {
                send(304, &format!("ETag: {etag}\r\n"), "");
            } else {
                send(200, &format!("ETag: {etag}\r\nContent-Length: {}\r\n", text.len()), &text);
            }
        }
        Mood::Status(status) => send(status, "Content-Type: text/html\r\nContent-Length: 0\r\n", ""),
        Mood::Page => {
            let page = "<!doctype html><title>challenge</title>";
            send(200, &format!("Content-Type: text/html\r\nContent-Length: {}\r\n", page.len()), page);
        }
        Mood::Cut(text) => send(200, &format!("Content-Length: {}\r\n", text.len() * 2), &text),
        Mood::CutSilently(text) => send(200, "", &text),
        Mood::Silent => std::thread::sleep(Duration::from_secs(5)),
        Mood::Slow(text) | Mood::Endless(text) => {
            let endless = matches!(mood, Mood::Endless(_));
            send(200, &format!("Content-Length: {}\r\n", text.len() + usize::from(endless)), "");
            for piece in text.as_bytes().chunks(text.len() / 8) {
                let _ = stream.write_all(piece);
                std::thread::sleep(Duration::from_millis(10));
            }
            if endless {
                std::thread::sleep(Duration::from_secs(5));
            }
        }
    }
}

fn fetch(url: &str, to: &Path, today: &str) -> Result<String> {
    fetch_within(30.0, url, to, today)
}

fn fetch_within(timeout: f64, url: &str, to: &Path, today: &str) -> Result<String> {
    let command = Fetch { base_url: url.to_owned(), to: to.to_owned(), timeout };
    command.fetch(None, today)
}

fn files(dir: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(dir) else { return BTreeMap::new() };
    let entries = entries.map(|entry| entry.unwrap());
    entries
        .map(|entry| {
            (entry.file_name().into_string().unwrap(), std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

#[test]
fn all_good_then_not_modified_then_one_new() {
    let (portal, url) = portal();
    let dir = tempfile::tempdir().unwrap();
    let report = fetch(&url, dir.path(), "2026-11-01").unwrap();
    assert!(report.contains("13 documents, 13 sent anew, 0 not modified"), "{report}");
    let first = files(dir.path());
    assert_eq!(first.len(), 14);
    assert_eq!(State::read(dir.path()).unwrap().date, "2026-11-01");

    portal.lock().unwrap().log.clear();
    let report = fetch(&url, dir.path(), "2026-11-05").unwrap();
    assert!(report.contains("0 sent anew, 13 not modified"), "{report}");
    assert!(portal.lock().unwrap().log.iter().all(|(_, status)| *status == 304));
    assert_eq!(files(dir.path()), first);

    portal.lock().unwrap().moods.insert("02-items.yaml".into(), Mood::Good(document("items", "second")));
    let report = fetch(&url, dir.path(), "2026-11-08").unwrap();
    assert!(report.contains("1 sent anew, 12 not modified"), "{report}");
    assert!(files(dir.path())["02-items.yaml"].contains("second"));
    assert_eq!(State::read(dir.path()).unwrap().date, "2026-11-08");

    // A file that was changed by hand is asked for again.
    std::fs::write(dir.path().join("03-orders-fbs.yaml"), "x").unwrap();
    let report = fetch(&url, dir.path(), "2026-11-09").unwrap();
    assert!(report.contains("1 sent anew, 12 not modified"), "{report}");
    assert_eq!(files(dir.path())["03-orders-fbs.yaml"], document("orders-fbs", "first"));
}

#[test]
fn anything_less_than_all_of_it_changes_nothing() {
    let (portal, url) = portal();
    let dir = tempfile::tempdir().unwrap();
    fetch(&url, dir.path(), "2026-11-01").unwrap();
    let good = files(dir.path());
    let new = document("analytics", "second");
    for (mood, said) in [
        (Mood::Status(498), "11-analytics.yaml: HTTP 498, the portal's guard"),
        (Mood::Status(503), "11-analytics.yaml: HTTP 503"),
        (Mood::Status(302), "11-analytics.yaml: HTTP 302"),
        (Mood::Status(404), "11-analytics.yaml: not found"),
        (Mood::Page, "11-analytics.yaml: is HTML"),
        (Mood::Good("paths: [".to_owned()), "11-analytics.yaml: is not YAML"),
        (Mood::Good("a: 1".to_owned()), "11-analytics.yaml: is not an OpenAPI 3 document"),
        (Mood::Cut(new.clone()), "11-analytics.yaml: cut off"),
        (
            Mood::CutSilently(new[..new.find("\ncomponents").unwrap()].to_owned()),
            "11-analytics.yaml: cut off",
        ),
        (
            Mood::CutSilently(new[..new.find("  responses:\n    Ok").unwrap()].to_owned()),
            "reference to nothing",
        ),
        (Mood::Silent, "11-analytics.yaml: no answer"),
        (Mood::Endless(new.clone()), "11-analytics.yaml: cut off"),
    ] {
        // Another document is new; it must not come in alone.
        portal.lock().unwrap().moods.insert("02-items.yaml".into(), Mood::Good(document("items", "second")));
        portal.lock().unwrap().moods.insert("11-analytics.yaml".into(), mood.clone());
        let timeout = if matches!(mood, Mood::Silent | Mood::Endless(_)) { 0.4 } else { 30.0 };
        let error = fetch_within(timeout, &url, dir.path(), "2026-11-08").unwrap_err().to_string();
        assert!(error.contains(said), "{mood:?}: {error}");
        assert!(error.contains("nothing was written") && error.contains("in a browser"), "{error}");
        assert_eq!(files(dir.path()), good, "{mood:?}");
    }
}

#[test]
fn a_slow_answer_is_waited_for() {
    let (portal, url) = portal();
    portal.lock().unwrap().moods.insert("02-items.yaml".into(), Mood::Slow(document("items", "slow")));
    let dir = tempfile::tempdir().unwrap();
    fetch(&url, dir.path(), "2026-11-01").unwrap();
    assert_eq!(files(dir.path())["02-items.yaml"], document("items", "slow"));
}

#[test]
fn a_set_of_two_days_is_refused() {
    let (portal, url) = portal();
    let dir = tempfile::tempdir().unwrap();
    fetch(&url, dir.path(), "2026-11-01").unwrap();
    let good = files(dir.path());
    // An operation moved from promotion to items, and promotion is still the old document.
    let moved = document("items", "new").replace("  /items:", "  /promotion:");
    portal.lock().unwrap().moods.insert("02-items.yaml".into(), Mood::Good(moved.clone()));
    let error = fetch(&url, dir.path(), "2026-11-08").unwrap_err().to_string();
    assert!(error.contains("GET /promotion is in 02-items.yaml and in 08-promotion.yaml"), "{error}");
    assert!(error.contains("of different days") && error.contains("nothing was written"), "{error}");
    assert_eq!(files(dir.path()), good);
    let rest = document("promotion", "new").replace("  /promotion:", "  /others:");
    portal.lock().unwrap().moods.insert("08-promotion.yaml".into(), Mood::Good(rest));
    fetch(&url, dir.path(), "2026-11-08").unwrap();
    assert_eq!(files(dir.path())["02-items.yaml"], moved);
}

#[test]
fn a_guard_is_not_asked_thirteen_times() {
    let (portal, url) = portal();
    portal.lock().unwrap().moods.values_mut().for_each(|mood| *mood = Mood::Status(498));
    let dir = tempfile::tempdir().unwrap();
    let to = dir.path().join("new");
    let error = fetch(&url, &to, "2026-11-08").unwrap_err().to_string();
    assert!(error.contains("cargo xtask update official/2026-11-08"), "{error}");
    assert_eq!(portal.lock().unwrap().log.len(), 3);
    assert!(!to.exists());
}

#[test]
fn a_document_under_an_older_name_is_found_and_replaced() {
    let (portal, url) = portal();
    let dir = tempfile::tempdir().unwrap();
    {
        let moods = &mut portal.lock().unwrap().moods;
        moods.remove("02-items.yaml");
        moods.insert("02-products.yaml".into(), Mood::Good(document("products", "old")));
    }
    fetch(&url, dir.path(), "2026-11-01").unwrap();
    assert!(files(dir.path()).contains_key("02-products.yaml"));
    portal.lock().unwrap().moods.insert("02-items.yaml".into(), Mood::Good(document("items", "new")));
    fetch(&url, dir.path(), "2026-11-02").unwrap();
    let files = files(dir.path());
    assert!(files.contains_key("02-items.yaml") && !files.contains_key("02-products.yaml"));
}

#[test]
fn the_day_is_counted() {
    assert!(find::is_date(&today()));
    assert!(today().as_str() > "2026-01-01");
}
