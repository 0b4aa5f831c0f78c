//! Without a terminal.

use super::first_line;
use crate::support::{Dokbak, PROGRAM};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server without a terminal.
struct Server {
    child: Child,
    /// The address that it printed, with the key.
    printed: String,
}

impl Server {
    fn start(dokbak: &Dokbak) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(dokbak.given()).env_clear().envs(dokbak.env());
        command.current_dir(dokbak.home());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut printed = String::new();
        let out = child.stdout.as_mut().unwrap();
        BufReader::new(out).read_line(&mut printed).unwrap();
        Self {
            child,
            printed: printed.trim_end().to_owned(),
        }
    }

    /// Returns the address without the key.
    fn address(&self) -> &str {
        self.printed.split_once("/#k=").unwrap().0
    }

    /// Ends the server by a signal; returns its status, and what else it printed.
    fn end(mut self, signal: Signal) -> (Option<i32>, String) {
        let process = Pid::from_raw(i32::try_from(self.child.id()).unwrap());
        let begun = Instant::now();
        kill(process, signal).unwrap();
        let status = self.child.wait().unwrap();
        assert!(
            begun.elapsed() < Duration::from_secs(2),
            "{:?}",
            begun.elapsed()
        );
        let mut more = String::new();
        let out = self.child.stdout.as_mut().unwrap();
        out.read_to_string(&mut more).unwrap();
        (status.code(), more)
    }
}

#[test]
fn without_a_terminal_it_serves_this_machine_until_a_signal() {
    let dokbak = Dokbak::new().line("serve");
    let server = Server::start(&dokbak);
    assert!(
        server.address().starts_with("http://127.0.0.1:"),
        "{}",
        server.printed
    );
    let (_, key) = server.printed.split_once("/#k=").unwrap();
    assert_eq!(key.len(), 22, "{key}");
    let answer = first_line(server.address());
    assert!(answer.starts_with("HTTP/1.1 "), "{answer}");
    let (status, more) = server.end(Signal::SIGTERM);
    assert_eq!((status, more.as_str()), (Some(0), ""));
    // Nobody entered anything, so there is no ledger.
    assert_eq!(dokbak.line("verify").run().status, Some(3));
}

#[test]
fn started_again_it_is_at_the_same_port() {
    let dokbak = Dokbak::new().line("serve");
    let server = Server::start(&dokbak);
    let before = server.address().to_owned();
    let (status, _) = server.end(Signal::SIGINT);
    assert_eq!(status, Some(130));
    let server = Server::start(&dokbak);
    assert_eq!(server.address(), before);
    server.end(Signal::SIGTERM);
}

#[test]
fn while_it_serves_nobody_else_plays() {
    let dokbak = Dokbak::new();
    dokbak
        .line("play --script -")
        .stdin("players Ann Bo\nnagari\n")
        .run()
        .done();
    let elsewhere = Dokbak::new();
    elsewhere
        .line("play --script -")
        .stdin("players Cy Di\nnagari\nend\n")
        .run()
        .done();
    let theirs = elsewhere.line("export --jsonl").run().stdout;
    let dokbak = dokbak.file("theirs.jsonl", &theirs);
    dokbak.line("backup copy.db").run().done();
    let server = Server::start(&dokbak.line("serve"));
    for (lang, told) in [("en", "with phones"), ("ko", "폰"), ("ja", "スマホ")] {
        let other = dokbak.clone().variable("DOKBAK_LANG", lang);
        for line in [
            "play --script -",
            "serve",
            "close",
            "dispute 1.1 --script -",
            "import theirs.jsonl",
            "restore copy.db",
        ] {
            let run = other.line(line).stdin("nagari\n").run();
            assert_eq!(run.status, Some(1), "{line}: {run:?}");
            assert!(run.stderr.contains(told), "{line}: {run:?}");
        }
    }
    assert_eq!(dokbak.line("standings").run().status, Some(0));
    server.end(Signal::SIGTERM);
    dokbak.line("close").run().done();
    dokbak.line("import theirs.jsonl").run().done();
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    for (lang, told) in [
        ("en", "is used by another program"),
        ("ko", "다른 프로그램이 쓰고 있어요"),
        ("ja", "ほかのプログラムが使用中です"),
    ] {
        let dokbak = Dokbak::new().variable("DOKBAK_LANG", lang);
        let run = dokbak.line(&format!("serve --port {port}")).run();
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
        assert!(run.stderr.contains(&port.to_string()), "{run:?}");
    }
}

#[test]
fn a_network_that_is_not_there_is_refused_before_anything_is_written() {
    for (lang, told) in [
        ("en", "there is no network `wlan9`"),
        ("ko", "`wlan9`라는 네트워크가 없어요"),
        ("ja", "「wlan9」というネットワークはありません"),
    ] {
        let dokbak = Dokbak::new().variable("DOKBAK_LANG", lang);
        let run = dokbak.line("serve --lan wlan9").run();
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
        assert!(!dokbak.ledger().exists());
    }
}
