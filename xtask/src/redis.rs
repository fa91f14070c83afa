//! Finds a Redis (or Valkey) server for the tests, or installs one.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// Binaries that will do.
const SERVERS: &[&str] = &["redis-server", "valkey-server"];

/// Package managers: program, arguments before the packages, packages to try in turn.
const MANAGERS: &[(&str, &[&str], &[&str])] = &[
    ("apt-get", &["install", "-y", "--no-install-recommends"], &["redis-server", "valkey-server"]),
    ("dnf", &["install", "-y"], &["redis", "valkey"]),
    ("apk", &["add"], &["redis", "valkey"]),
    ("pacman", &["-S", "--noconfirm"], &["valkey", "redis"]),
    ("brew", &["install"], &["redis", "valkey"]),
];

/// The server's binary: of `WB_TEST_REDIS_SERVER`, on the path, or installed now.
pub fn server() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("WB_TEST_REDIS_SERVER").filter(|path| !path.is_empty()) {
        let path = PathBuf::from(path);
        if !path.is_file() {
            bail!("WB_TEST_REDIS_SERVER: there is no {}", path.display());
        }
        return Ok(path);
    }
    if let Some(path) = installed() {
        return Ok(path);
    }
    println!("no redis-server or valkey-server on the path: installing one");
    install();
    match installed() {
        Some(path) => Ok(path),
        None => bail!(
            "the tests of the limiter need a Redis server, and none could be installed here.\n\
             Install Redis 6.2 or newer, or Valkey (Debian and Ubuntu: apt-get install redis-server; \
             Fedora: dnf install valkey; Alpine: apk add redis; Arch: pacman -S valkey; \
             macOS: brew install redis), or set WB_TEST_REDIS_SERVER to its binary"
        ),
    }
}

fn installed() -> Option<PathBuf> {
    SERVERS.iter().find_map(|name| on_path(name))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    // Some systems keep servers out of a user's path.
    std::env::split_paths(&path)
        .chain(["/usr/sbin", "/usr/local/sbin", "/sbin"].map(PathBuf::from))
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// Tries each package of the first package manager there is.
fn install() {
    let Some((manager, arguments, packages)) =
        MANAGERS.iter().find(|(manager, ..)| on_path(manager).is_some())
    else {
        return;
    };
    let Some(prefix) = privilege(manager) else {
        println!("{manager} needs root, and sudo asks for a password");
        return;
    };
    if *manager == "apt-get" {
        run(prefix, manager, &["update"]);
    }
    for package in *packages {
        if run(prefix, manager, &[arguments, &[*package][..]].concat()) && installed().is_some() {
            return;
        }
    }
}

/// What goes before the command for it to be allowed: nothing or sudo. `None`: it is not.
fn privilege(manager: &str) -> Option<&'static [&'static str]> {
    let quiet = |program: &str, arguments: &[&str]| {
        Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()
    };
    // Homebrew wants no root.
    let root = quiet("id", &["-u"]).is_some_and(|output| output.stdout.trim_ascii() == b"0");
    if manager == "brew" || root {
        return Some(&[]);
    }
    quiet("sudo", &["-n", "true"]).is_some_and(|output| output.status.success()).then_some(&["sudo", "-n"])
}

fn run(prefix: &[&str], program: &str, arguments: &[&str]) -> bool {
    let words = [prefix, &[program], arguments].concat();
    println!("$ {}", words.join(" "));
    Command::new(words[0])
        .args(&words[1..])
        .env("DEBIAN_FRONTEND", "noninteractive")
        // A server started by its package is of no use to the tests, which start their own.
        .env("RUNLEVEL", "1")
        .stdin(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
