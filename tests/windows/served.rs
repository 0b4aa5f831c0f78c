//! Phones at a table on Windows.

use crate::files::repository;
use crate::machine::{Machine, Place};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::Stdio;
use std::time::Duration;

/// Asks for a page; returns the answer's first line.
fn first_line(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let patience = Some(Duration::from_secs(10));
    stream.set_read_timeout(patience).unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("<!DOCTYPE html>"), "{answer}");
    answer.lines().next().unwrap_or_default().to_owned()
}

/// It serves until Ctrl-C; meanwhile nobody else plays, and everybody reads.
#[test]
fn a_table_is_served_until_ctrl_c() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    let script = repository("tests/cli/support/evening.txt");
    fs::copy(script, place.folder().join("저녁.txt")).unwrap();
    let play = ["--ledger", "장부.db", "play", "--script", "저녁.txt"];
    machine.told(&place, &play);
    let mut serve = machine.dokbak(&place, &["--ledger", "장부.db", "serve"]);
    serve.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut serve = serve.spawn().unwrap();
    let mut printed = String::new();
    let mut out = BufReader::new(serve.stdout.take().unwrap());
    out.read_line(&mut printed).unwrap();
    let address = printed
        .strip_prefix("http://")
        .and_then(|rest| rest.split_once("/#k="));
    let (address, _) = address.unwrap_or_else(|| panic!("{printed}"));
    // The page that asks for the letters.
    assert_eq!(first_line(address), "HTTP/1.1 401 Unauthorized");
    let refused = machine.run(&place, &play);
    assert_eq!(refused.status, Some(1), "{refused:?}");
    assert!(refused.stderr.contains("with phones"), "{refused:?}");
    machine.told(&place, &["--ledger", "장부.db", "standings"]);
    // Wine makes Ctrl-C of it.
    let process = Pid::from_raw(i32::try_from(serve.id()).unwrap());
    kill(process, Signal::SIGINT).unwrap();
    assert_eq!(serve.wait().unwrap().code(), Some(130));
    let mut more = String::new();
    out.read_to_string(&mut more).unwrap();
    assert_eq!(more, "");
    assert!(TcpStream::connect(address).is_err());
    machine.told(&place, &play);
    place
        .here(&["--ledger", "장부.db", "verify", "--deep"])
        .done();
}
