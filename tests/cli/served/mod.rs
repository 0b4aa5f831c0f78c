//! `dokbak serve` from outside: the network, the code, the words about phones, and its end.

mod alone;
mod phone;
mod prompt;

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// Asks for the first page at an address such as `http://127.0.0.1:4000`, and returns the answer's
/// first line.
fn first_line(address: &str) -> String {
    let place = address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(place).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer.lines().next().unwrap_or_default().to_owned()
}
