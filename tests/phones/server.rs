//! The program as it serves a table, asked over plain connections.

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_dokbak");

/// A table that is served without a terminal.
pub(crate) struct Server {
    folder: TempDir,
    child: Option<Child>,
    /// Where it is, such as `127.0.0.1:4000`.
    pub(crate) place: String,
    pub(crate) key: String,
}

/// What came back.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Server {
    /// Serves a new ledger, in which an evening of Ann, Bo and Chul was begun.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Self {
            folder,
            child: None,
            place: String::new(),
            key: String::new(),
        };
        let mut play = server.command(&["play", "--script", "-"]);
        let mut play = play.stdin(Stdio::piped()).spawn().unwrap();
        let script = b"players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n";
        play.stdin.take().unwrap().write_all(script).unwrap();
        assert!(play.wait().unwrap().success());
        server.serve(&[]);
        server
    }

    /// Returns a table that is not served yet, whose folder has these files.
    pub(crate) fn of(files: &BTreeMap<String, Vec<u8>>) -> Self {
        let server = Self {
            folder: tempfile::tempdir().unwrap(),
            child: None,
            place: String::new(),
            key: String::new(),
        };
        for (name, bytes) in files {
            fs::write(server.folder.path().join(name), bytes).unwrap();
        }
        server
    }

    /// Returns the files of its folder.
    pub(crate) fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let found = fs::read_dir(self.folder.path()).unwrap().map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        });
        found.collect()
    }

    /// Returns its folder.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.arg("--ledger").arg(self.ledger()).args(args);
        command.env_clear().env("HOME", self.folder.path());
        command.env("LANG", "C.UTF-8").env("TZ", "UTC0");
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        command
    }

    pub(crate) fn ledger(&self) -> PathBuf {
        self.folder.path().join("ledger.db")
    }

    /// Serves the ledger, with these variables.
    pub(crate) fn serve(&mut self, variables: &[(&str, String)]) {
        let mut command = self.command(&["serve"]);
        command.envs(variables.iter().map(|(name, value)| (*name, value)));
        let mut child = command.spawn().unwrap();
        let mut printed = String::new();
        let out = child.stdout.as_mut().unwrap();
        BufReader::new(out).read_line(&mut printed).unwrap();
        let (address, key) = printed.trim_end().split_once("/#k=").unwrap();
        address
            .strip_prefix("http://")
            .unwrap()
            .clone_into(&mut self.place);
        key.clone_into(&mut self.key);
        self.child = Some(child);
    }

    /// Returns the number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.as_ref().unwrap().id()
    }

    /// Waits for its end.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.take().unwrap().wait().unwrap()
    }

    /// Ends it by a signal; returns its status, and how long it took.
    pub(crate) fn end(&mut self, signal: Signal) -> (ExitStatus, Duration) {
        let mut child = self.child.take().unwrap();
        let process = Pid::from_raw(i32::try_from(child.id()).unwrap());
        let begun = Instant::now();
        kill(process, signal).unwrap();
        (child.wait().unwrap(), begun.elapsed())
    }

    pub(crate) fn connect(&self) -> TcpStream {
        self.connected().unwrap()
    }

    fn connected(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(&self.place)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        Ok(stream)
    }

    /// Sends a request to the letter. Where nobody answers, the status is 0.
    pub(crate) fn raw(&self, request: &str) -> Answer {
        let Ok(mut stream) = self.connected() else {
            return Answer::default();
        };
        // It may be answered before all of it was sent.
        let _ = stream.write_all(request.as_bytes());
        read(&mut stream)
    }

    pub(crate) fn get(&self, path: &str, cookie: &str) -> Answer {
        let host = &self.place;
        self.raw(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        ))
    }

    pub(crate) fn post(&self, path: &str, cookie: &str, body: &str) -> Answer {
        let host = &self.place;
        let headers = format!("Host: {host}\r\nOrigin: http://{host}\r\nContent-Type: {FORM}\r\n");
        self.post_with(path, cookie, body, &headers)
    }

    /// Sends a form with these headers.
    pub(crate) fn post_with(&self, path: &str, cookie: &str, body: &str, headers: &str) -> Answer {
        let length = body.len();
        self.raw(&format!(
            "POST {path} HTTP/1.1\r\n{headers}Cookie: {cookie}\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}"
        ))
    }

    /// Lets a phone in by the key; returns its cookie.
    pub(crate) fn phone(&self) -> String {
        let answer = self.post("/in", "", &format!("k={}", self.key));
        assert_eq!(answer.status, 303, "{answer:?}");
        let mut lines = answer.head.lines();
        let cookie = lines.find_map(|line| line.strip_prefix("set-cookie: "));
        cookie.unwrap().split(';').next().unwrap().to_owned()
    }

    /// Lets a phone in that is a player's, by another one unless it is the first.
    pub(crate) fn seated(&self, name: &str, by: Option<&str>) -> String {
        let cookie = self.phone();
        let asked = self.post("/about", &cookie, &format!("do=seat+{name}&at=/"));
        assert_eq!(asked.status, 303, "{asked:?}");
        if let Some(by) = by {
            let board = self.get("/", by).body;
            let value = field(&board, "value=\"admit ");
            let let_in = format!("do=admit+{value}&at=/");
            assert_eq!(self.post("/about", by, &let_in).status, 303);
        }
        cookie
    }

    /// Returns what a form on the page of a hand says that it saw.
    pub(crate) fn seen(&self, cookie: &str) -> String {
        let field_of = "name=\"seen\" value=\"";
        let mut page = self.get("/hand", cookie).body;
        // Just begun, it may not have read the evening yet.
        for _ in 0..100 {
            if page.contains(field_of) {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
            page = self.get("/hand", cookie).body;
        }
        field(&page, field_of)
    }

    /// Enters something, as a phone that saw everything.
    pub(crate) fn enter(&self, cookie: &str, key: &str, what: &str) -> Answer {
        let seen = self.seen(cookie);
        self.post(
            "/do",
            cookie,
            &format!("key={key}&seen={seen}&at=/&do={what}"),
        )
    }

    /// Returns everything that is in the ledger, drafts included, as its file has it.
    pub(crate) fn bytes(&self) -> Vec<Vec<u8>> {
        let all = ["ledger.db", "ledger.db-wal"].into_iter();
        all.map(|name| std::fs::read(self.folder.path().join(name)).unwrap_or_default())
            .collect()
    }

    /// Runs a command on the ledger; returns what it printed.
    pub(crate) fn done(&self, args: &[&str]) -> String {
        let output = self.command(args).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The type of a form.
pub(crate) const FORM: &str = "application/x-www-form-urlencoded";

/// Returns what stands behind a text, up to the next quote.
pub(crate) fn field(page: &str, before: &str) -> String {
    let (_, rest) = page.split_once(before).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

/// Reads an answer to the end of its connection.
pub(crate) fn read(stream: &mut TcpStream) -> Answer {
    let mut bytes = Vec::new();
    // A connection that is reset has said what it had to say.
    let _ = stream.read_to_end(&mut bytes);
    let answer = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    Answer {
        status: status.unwrap_or(0),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}
