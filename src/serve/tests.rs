//! The door of the phones, asked over real connections.
#![allow(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod club;
mod hall;
mod languages;
mod money;
mod objections;
mod readable;
mod seats;
mod setup;
mod written;

use super::Serving;
use super::behind::BehindDoor;
use super::phones::Phones;
use super::snapshot::{Published, Publisher};
use crate::date::Date;
use crate::evening::keeper::Keeper;
use crate::evening::shared::SharedKeeper;
use crate::evening::state::{Input, WhichSession, Wishes};
use crate::evening::step::Door;
use crate::ledger::{Body, Ledger};
use crate::words::Lang;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;

/// A table with phones, in a ledger of its own.
pub(in crate::serve) struct ServedTable {
    folder: Option<TempDir>,
    serving: Option<Serving>,
    address: SocketAddr,
    phones: Arc<Mutex<Phones>>,
    published: Published,
    path: PathBuf,
}

/// What came back.
#[derive(Debug)]
pub(in crate::serve) struct HttpAnswer {
    pub(in crate::serve) status: u16,
    pub(in crate::serve) head: String,
    pub(in crate::serve) body: String,
}

impl ServedTable {
    fn new() -> Self {
        Self::playing(&[], false)
    }

    /// Returns a table at which these lines were entered.
    pub(in crate::serve) fn playing(lines: &[&str], tracked: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        Self::opened(folder, &path, WhichSession::New, (lines, tracked))
    }

    fn open_for(folder: TempDir, path: &Path, which: WhichSession) -> Self {
        Self::opened(folder, path, which, (&[], false))
    }

    fn opened(folder: TempDir, path: &Path, which: WhichSession, entered: (&[&str], bool)) -> Self {
        let ledger = Ledger::open_to_play(path).unwrap();
        let (keeper, shown) = Self::keeper(ledger, which, entered);
        let table = Some((keeper, shown.clone()));
        let behind = BehindDoor { table, hall: None };
        Self::served(folder, path, behind, shown)
    }

    /// Returns a keeper with whom these lines were entered, and what it publishes.
    fn keeper(
        ledger: Ledger,
        which: WhichSession,
        (lines, tracked): (&[&str], bool),
    ) -> (SharedKeeper, Published) {
        let wishes = Wishes {
            tracked,
            ..Wishes::default()
        };
        let mut keeper = Keeper::new(ledger, wishes);
        let now = Date::now();
        let door = Door {
            now: &now,
            asks: true,
            spoken: None,
            giver: "",
            replies: &[],
        };
        keeper.start(which, door).unwrap();
        for line in lines {
            let (input, version) = (Input::Line((*line).to_owned()), keeper.version());
            keeper.take(version, &input, door).unwrap();
        }
        let (mut screens, shown) = Publisher::new();
        let keeper = SharedKeeper::new(keeper, move |keeper| screens.publish(keeper));
        (keeper, shown)
    }

    /// Opens the door to what is behind it.
    fn served(folder: TempDir, path: &Path, behind: BehindDoor, published: Published) -> Self {
        let phones = Phones::beside(path).unwrap();
        let phones = Arc::new(Mutex::new(phones));
        let local = Ipv4Addr::LOCALHOST.into();
        let (its, port) = (Arc::clone(&phones), phones.lock().unwrap().port());
        let serving = Serving::open(behind, its, local, port.unwrap_or(0)).unwrap();
        let address = serving.address();
        phones.lock().unwrap().keep_port(address.port()).unwrap();
        Self {
            folder: Some(folder),
            address,
            serving: Some(serving),
            phones,
            published,
            path: path.to_owned(),
        }
    }

    /// Ends the program, and begins it again with the same ledger.
    fn again(mut self, which: WhichSession) -> Self {
        let (folder, path) = (self.folder.take().unwrap(), self.path.clone());
        drop(self);
        // The keeper's thread ends with its last handle, and the lock with it.
        for _ in 0..100 {
            if Ledger::open_to_play(&path).is_ok() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Self::open_for(folder, &path, which)
    }

    /// Waits until something is published of which this is true.
    fn until(&self, is: impl Fn(&super::snapshot::Snapshot) -> bool) {
        for _ in 0..250 {
            let now = self.published.borrow().clone();
            if now.is_some_and(|now| is(&now)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("not published within five seconds");
    }

    /// Sends a request to the letter.
    fn raw(&self, request: &str) -> HttpAnswer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(5)))
            .unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        HttpAnswer {
            status,
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    pub(in crate::serve) fn get(&self, path: &str, cookie: &str) -> HttpAnswer {
        self.get_in(Lang::English, path, cookie)
    }

    /// Asks for a page with a browser that prefers a language.
    fn get_in(&self, lang: Lang, path: &str, cookie: &str) -> HttpAnswer {
        let host = self.address;
        self.raw(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nAccept-Language: {lang}\r\n\
             Connection: close\r\n\r\n"
        ))
    }

    pub(in crate::serve) fn post(&self, path: &str, cookie: &str, body: &str) -> HttpAnswer {
        self.post_in(Lang::English, path, cookie, body)
    }

    /// Sends a form with a browser that prefers a language.
    fn post_in(&self, lang: Lang, path: &str, cookie: &str, body: &str) -> HttpAnswer {
        let host = self.address;
        let length = body.len();
        self.raw(&format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
             Accept-Language: {lang}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        ))
    }

    /// Returns what a form says of the evening as it is.
    fn seen(&self, cookie: &str) -> String {
        let page = self.get("/me", cookie);
        let (_, behind) = page.body.split_once("data-number=\"").unwrap();
        let run = behind.split('.').next().unwrap();
        let version = self.published.borrow().as_ref().unwrap().version;
        format!("{run}.{version}")
    }

    /// Enters something; it is the only thing with this key.
    fn enter_as(&self, cookie: &str, key: &str, fields: &[(&str, &str)]) -> HttpAnswer {
        let seen = self.seen(cookie);
        self.enter_seen(cookie, &seen, key, fields)
    }

    /// Enters something that was meant for a version.
    fn enter_seen(
        &self,
        cookie: &str,
        seen: &str,
        key: &str,
        fields: &[(&str, &str)],
    ) -> HttpAnswer {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("key", key);
        form.append_pair("seen", seen);
        form.append_pair("at", "/");
        form.extend_pairs(fields);
        self.post("/do", cookie, &form.finish())
    }

    /// Enters something that is taken.
    fn enter(&self, cookie: &str, what: &str, text: &str) {
        let key = crate::serve::key::Secret::draw().unwrap();
        let fields = [("do", what), ("text", text)];
        let answer = self.enter_as(cookie, key.text(), &fields);
        assert_eq!(answer.status, 303, "{what} {text}: {answer:?}");
    }

    /// Says something of a phone.
    fn about(&self, cookie: &str, what: &str) -> HttpAnswer {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("do", what).append_pair("at", "/");
        self.post("/about", cookie, &form.finish())
    }

    /// Lets a phone in and seats it, as the first phone or let in by another one.
    fn seated(&self, name: &str, by: Option<&str>) -> String {
        let cookie = self.phone();
        assert_eq!(self.about(&cookie, &format!("seat {name}")).status, 303);
        if let Some(by) = by {
            let number = self.number_of(name);
            assert_eq!(self.about(by, &format!("admit {number}")).status, 303);
        }
        cookie
    }

    /// Returns the number of the phone that asks to be somebody's, or is.
    fn number_of(&self, name: &str) -> usize {
        let phones = self.phones.lock().unwrap();
        let name = name.into();
        let asks = phones
            .all()
            .find(|(_, phone)| phone.asks.as_ref() == Some(&name));
        let found = asks.or_else(|| phones.all().find(|(_, phone)| phone.seats.contains(&name)));
        found.unwrap().0.0
    }

    /// Begins an evening of Ann, Bo and Chul for 100 won a chip.
    fn begin(&self, cookie: &str) {
        let answer = self.enter_as(cookie, "begin", &BEGIN);
        assert_eq!(answer.status, 303, "{answer:?}");
    }

    /// Plays and writes a hand that somebody wins with 5 points.
    fn play(&self, cookie: &str, winner: &str) {
        self.enter(cookie, "text", &format!("{winner} scores 5"));
        self.enter(cookie, "text", &format!("{winner} stop"));
        self.enter(cookie, "confirm", "");
    }

    /// Returns the entries of the ledger, as another program reads them.
    fn entries(&self) -> Vec<Body> {
        let ledger = Ledger::open_reading(&self.path).unwrap().unwrap();
        let entries = ledger.entries(None).unwrap();
        entries.into_iter().map(|entry| entry.body).collect()
    }

    /// Lets a phone in by the key; returns its cookie.
    pub(in crate::serve) fn phone(&self) -> String {
        let key = self.phones.lock().unwrap().key().text().to_owned();
        let answer = self.post("/in", "", &format!("k={key}"));
        assert_eq!(answer.status, 303, "{answer:?}");
        let cookie = answer
            .head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        cookie.unwrap().split(';').next().unwrap().to_owned()
    }
}

impl Drop for ServedTable {
    fn drop(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.close();
        }
    }
}

/// The answers before the first hand.
const BEGIN: [(&str, &str); 7] = [
    ("do", "begin"),
    ("p", "Ann"),
    ("p", "Bo"),
    ("p", "Chul"),
    ("rules", "pagat"),
    ("chip", "100 KRW"),
    ("length", "12"),
];

#[test]
fn who_has_the_key_sees_the_table_and_nobody_else_does() {
    let table = ServedTable::new();
    let stranger = table.get("/", "");
    assert_eq!(stranger.status, 401);
    assert!(stranger.body.contains("eight letters"), "{stranger:?}");
    let wrong = table.post("/in", "", "k=aaaa+aaaa");
    assert_eq!(wrong.status, 403);
    let cookie = table.phone();
    let inside = table.get("/", &cookie);
    assert_eq!(inside.status, 200);
    assert!(inside.body.contains("Who are you?"), "{inside:?}");
}

#[test]
fn only_this_table_is_spoken_to_and_only_its_own_pages_speak() {
    let table = ServedTable::new();
    let cookie = table.phone();
    let (host, port) = (table.address, table.address.port());
    for foreign in [
        format!("127.0.0.1.evil.test:{port}"),
        "evil.test".to_owned(),
        "127.0.0.1".to_owned(),
        format!("{host}x"),
    ] {
        let answer = table.raw(&format!(
            "GET / HTTP/1.1\r\nHost: {foreign}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        ));
        assert_eq!(answer.status, 421, "{foreign}");
    }
    for origin in ["", "Origin: http://evil.test\r\n", "Origin: null\r\n"] {
        let answer = table.raw(&format!(
            "POST /about HTTP/1.1\r\nHost: {host}\r\n{origin}Cookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\
             Connection: close\r\n\r\ndo=look"
        ));
        assert_eq!(answer.status, 403, "{origin}");
    }
}
