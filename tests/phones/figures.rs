//! What a table costs the machine that serves it, measured once by hand:
//! `cargo test --test phones figures -- --ignored --nocapture`.

use crate::refusals::stream;
use crate::server::Server;
use std::fs;
use std::net::TcpStream;
use std::time::Duration;

/// Returns the processor time that a process has used, in hundredths of a second.
fn used(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, rest) = stat.rsplit_once(") ").unwrap();
    let fields: Vec<&str> = rest.split(' ').collect();
    // The times in the program and in the system, the 14th and 15th field of all.
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

/// Returns the memory that a process has in use, in kilobytes.
fn resident(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[test]
#[ignore = "it measures for a minute"]
fn figures() {
    let server = Server::start();
    let ann = server.seated("Ann", None);
    let phones: Vec<(TcpStream, String)> = (0..8).map(|_| stream(&server, &ann)).collect();
    let before = used(server.process());
    std::thread::sleep(Duration::from_mins(1));
    let hundredths = used(server.process()) - before;
    println!("eight phones for a minute: {hundredths} hundredths of a second");
    // One in a hundred of a core.
    assert!(hundredths < 60, "{hundredths}");
    let more: Vec<(TcpStream, String)> = (8..64).map(|_| stream(&server, &ann)).collect();
    server.get("/", &ann);
    let kilobytes = resident(server.process());
    println!("{} streams: {kilobytes} kB", phones.len() + more.len());
    assert!(kilobytes <= 40 * 1024, "{kilobytes}");
}
