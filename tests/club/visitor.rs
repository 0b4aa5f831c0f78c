//! A browser that came in by the letters or the key.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

/// A browser that came in.
pub(crate) struct Visitor {
    /// Where the program is, such as `127.0.0.1:4000`.
    place: String,
    /// What tells it from others.
    pub(crate) cookie: String,
}

impl Visitor {
    /// Comes in by the letters or the key.
    pub(crate) fn come_in(place: &str, key: &str) -> Self {
        let mut visitor = Self {
            place: place.to_owned(),
            cookie: String::new(),
        };
        let came = visitor.asked("POST /in", &format!("k={key}"));
        let mut lines = came.lines();
        let cookie = lines.find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.unwrap_or_else(|| panic!("{came}"));
        visitor.cookie = cookie.split(';').next().unwrap().into();
        visitor
    }

    /// Returns the whole answer to a request.
    pub(crate) fn asked(&self, what: &str, body: &str) -> String {
        let Self { place, cookie } = self;
        let length = body.len();
        let mut stream = TcpStream::connect(place).unwrap();
        let request = format!(
            "{what} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}
