//! A Redis server for one test: started on a free port, gone when the test ends.
//!
//! The binary is `WB_TEST_REDIS_SERVER`, or `redis-server` or `valkey-server` on the path. Without
//! one a test is skipped and says so, unless `WB_REQUIRE_REDIS=1`.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server of one test.
#[derive(Debug)]
pub struct Server {
    child: Child,
    binary: PathBuf,
    arguments: Vec<String>,
    /// Port on 127.0.0.1.
    pub port: u16,
}

/// Where the server's binary is.
pub fn binary() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("WB_TEST_REDIS_SERVER").filter(|path| !path.is_empty()) {
        return Some(path.into());
    }
    let path = std::env::var_os("PATH")?;
    ["redis-server", "valkey-server"].iter().find_map(|name| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.is_file())
    })
}

/// A port nobody listens on.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap().port()
}

/// A cluster of one node.
pub fn start_cluster() -> Option<Server> {
    let nodes = std::env::temp_dir().join(format!("wb-nodes-{}-{}.conf", std::process::id(), free_port()));
    let server = start_with(&["--cluster-enabled", "yes", "--cluster-config-file", nodes.to_str().unwrap()])?;
    let mut slots = vec!["CLUSTER".to_owned(), "ADDSLOTS".to_owned()];
    slots.extend((0..16_384).map(|slot| slot.to_string()));
    assert_eq!(server.command(&slots.iter().map(String::as_str).collect::<Vec<_>>()), "+OK");
    let end = Instant::now() + Duration::from_secs(10);
    while !server.command(&["CLUSTER", "INFO"]).contains("cluster_state:ok") {
        assert!(Instant::now() < end, "the cluster does not come up");
        std::thread::sleep(Duration::from_millis(20));
    }
    // The node has read it, and goes with the test.
    let _ = std::fs::remove_file(nodes);
    Some(server)
}

/// A server with default settings, or `None` where there is no binary.
pub fn start() -> Option<Server> {
    start_with(&[])
}

/// A server with these settings added, as on its command line.
pub fn start_with(settings: &[&str]) -> Option<Server> {
    let Some(binary) = binary() else {
        assert!(
            std::env::var_os("WB_REQUIRE_REDIS").is_none_or(|value| value != "1"),
            "no redis-server or valkey-server on the path, and WB_TEST_REDIS_SERVER is not set"
        );
        eprintln!(
            "SKIPPED: no redis-server or valkey-server on the path; install one or set WB_TEST_REDIS_SERVER"
        );
        return None;
    };
    let server = begin(&binary, settings);
    assert!(server.is_some(), "{} does not start", binary.display());
    server
}

/// A server of this binary, if it starts.
pub fn begin(binary: &Path, settings: &[&str]) -> Option<Server> {
    // Another process may take the port first.
    for _ in 0..5 {
        let port = free_port();
        let mut arguments: Vec<String> =
            ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
                .iter()
                .chain(settings)
                .map(|text| (*text).to_owned())
                .collect();
        arguments.extend(["--port".to_owned(), port.to_string()]);
        let child = spawn(binary, &arguments);
        let mut server = Server { child, binary: binary.to_owned(), arguments, port };
        if server.ready() {
            return Some(server);
        }
    }
    None
}

/// A sentinel with this file of settings, which it writes to.
pub fn start_sentinel(config: &Path) -> Option<Server> {
    let binary = binary()?;
    let port = free_port();
    let arguments =
        vec![config.display().to_string(), "--sentinel".into(), "--port".into(), port.to_string()];
    let child = spawn(&binary, &arguments);
    let mut server = Server { child, binary, arguments, port };
    server.ready().then_some(server)
}

fn spawn(binary: &Path, arguments: &[String]) -> Child {
    Command::new(binary)
        .args(arguments)
        .current_dir(std::env::temp_dir())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", binary.display()))
}

impl Server {
    /// Its address.
    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }

    fn ready(&mut self) -> bool {
        let end = Instant::now() + Duration::from_secs(10);
        while Instant::now() < end {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return self.child.try_wait().is_ok_and(|status| status.is_none());
            }
            if !self.child.try_wait().is_ok_and(|status| status.is_none()) {
                return false;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again after [`kill`](Server::kill), on the same port and without its data.
    pub fn restart(&mut self) {
        self.child = spawn(&self.binary, &self.arguments);
        assert!(self.ready(), "the server does not start again");
    }

    /// Stops it in its tracks.
    pub fn pause(&self) {
        self.signal("-STOP");
    }

    /// Lets it go on.
    pub fn resume(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(status.success());
    }

    /// Sends a command on a connection of its own; gives the raw answer.
    pub fn command(&self, words: &[&str]) -> String {
        self.command_as("", words)
    }

    /// The same with a password, where it is not empty.
    pub fn command_as(&self, password: &str, words: &[&str]) -> String {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let mut reader = BufReader::new(stream);
        if !password.is_empty() {
            assert_eq!(ask(&mut reader, &["AUTH", password]), "+OK");
        }
        ask(&mut reader, words)
    }

    /// How often a command was called, from `INFO commandstats`.
    pub fn calls(&self, command: &str) -> u64 {
        let start = format!("cmdstat_{command}:calls=");
        self.command(&["INFO", "commandstats"])
            .lines()
            .find_map(|line| line.strip_prefix(&start)?.split(',').next()?.parse().ok())
            .unwrap_or(0)
    }
}

/// Sends a command; gives the raw answer.
fn ask(stream: &mut BufReader<TcpStream>, words: &[&str]) -> String {
    let mut request = format!("*{}\r\n", words.len());
    for word in words {
        request.push_str(&format!("${}\r\n{word}\r\n", word.len()));
    }
    stream.get_mut().write_all(request.as_bytes()).unwrap();
    let mut line = String::new();
    stream.read_line(&mut line).unwrap();
    if let Some(length) = line.strip_prefix('$').and_then(|text| text.trim().parse::<usize>().ok()) {
        let mut body = vec![0; length + 2];
        stream.read_exact(&mut body).unwrap();
        return String::from_utf8_lossy(&body[..length]).into_owned();
    }
    line.trim_end().to_owned()
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
