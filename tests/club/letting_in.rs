//! Who is let in: passwords, certificates, and clubs that are made at the same time.

use crate::desk::{AT, Desk, ENGINE, all_told, club, program, told};
use crate::operations::table;
use crate::programs::{passed_over, program as named_program};
use crate::server::{self, Server};
use dokbak::ledger::ClubServer as _;
use dokbak::ledger::postgres::{ClubAddress, PasswordPlace, PostgresServer, ServerUser};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

const SECRET: &str = "쉿-s3cret";

/// A server that asks everybody but its owner for a password, and has a club.
struct Door {
    server: Server,
    folder: TempDir,
}

impl Door {
    fn new(configuration: &[&str]) -> Option<Self> {
        let server = Server::start(configuration)?;
        let database = club(&server);
        assert_eq!(database, "club0");
        let mut owner = Desk::at(&server.url("postgres", &database));
        owner.ledger.open_session(AT, ENGINE, &table()).unwrap();
        let user = format!(
            "SET password_encryption = 'scram-sha-256';
             CREATE ROLE table3 LOGIN IN ROLE dokbak_table PASSWORD '{SECRET}';
             CREATE ROLE table4 LOGIN IN ROLE dokbak_table PASSWORD 's3cret?s3cret'"
        );
        server.superuser(&database).batch_execute(&user).unwrap();
        Some(Self {
            server,
            folder: tempfile::tempdir().unwrap(),
        })
    }

    fn locked() -> Option<Self> {
        let door = Self::new(&[])?;
        door.lock();
        Some(door)
    }

    fn lock(&self) {
        self.server
            .let_in("host all postgres all trust\nhost all all all scram-sha-256\n");
        let mut owner = self.server.superuser("postgres");
        owner.batch_execute("SELECT pg_reload_conf()").unwrap();
    }

    fn url(&self) -> String {
        self.server.url("table3", "club0")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Joins with a new copy.
    fn join(&self, copy: &str, url: &str, with: &[(&str, &str)]) -> Output {
        let mut join = program(&self.file(copy));
        join.args(["club", "join", url, "--table", "3"]);
        join.envs(with.iter().copied());
        told(&mut join, "")
    }

    /// Runs a command in a copy.
    fn run(&self, copy: &str, args: &[&str], with: &[(&str, &str)]) -> Output {
        told(
            program(&self.file(copy))
                .args(args)
                .envs(with.iter().copied()),
            "",
        )
    }
}

fn ok(run: &Output) {
    assert_eq!(run.status.code(), Some(0), "{}", all_told(run));
    never_said(run);
}

fn refused(run: &Output, word: &str) {
    assert_eq!(run.status.code(), Some(1), "{}", all_told(run));
    assert!(all_told(run).contains(word), "{word}: {}", all_told(run));
    never_said(run);
}

fn never_said(run: &Output) {
    for secret in [SECRET, "s3cret", "wr0ng"] {
        assert!(!all_told(run).contains(secret), "{}", all_told(run));
    }
}

/// Returns all that lies in a folder, as text.
fn everything(folder: &Path) -> String {
    let files = fs::read_dir(folder).unwrap().map(|one| one.unwrap().path());
    let files = files.filter(|file| file.is_file());
    files
        .map(|file| String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned())
        .collect()
}

const PAID: [&str; 7] = ["paid", "Ann", "Bo", "300", "KRW", "--date", "2026-11-20"];

#[test]
fn a_password_is_found_where_libpq_finds_it_and_never_kept_or_told() {
    let Some(door) = Door::locked() else {
        return;
    };
    let url = door.url();
    refused(&door.join("none.db", &url, &[]), "password");
    refused(
        &door.join("none.db", &url, &[("PGPASSWORD", "wr0ng")]),
        "password",
    );
    assert!(!door.file("none.db.club").exists());
    let with = [("PGPASSWORD", SECRET)];
    ok(&door.join("copy.db", &url, &with));
    ok(&door.run("copy.db", &PAID, &with));
    refused(
        &door.run("copy.db", &PAID, &[("PGPASSWORD", "wr0ng")]),
        "password",
    );
    // What is there is read all the same.
    ok(&door.run("copy.db", &["standings"], &[("PGPASSWORD", "wr0ng")]));

    let pass = door.file("pass");
    fs::write(
        &pass,
        format!("*:{}:club0:table3:{SECRET}\n", door.server.port),
    )
    .unwrap();
    let with = [("PGPASSFILE", pass.to_str().unwrap())];
    fs::set_permissions(&pass, fs::Permissions::from_mode(0o644)).unwrap();
    refused(&door.run("copy.db", &PAID, &with), "password");
    fs::set_permissions(&pass, fs::Permissions::from_mode(0o600)).unwrap();
    ok(&door.run("copy.db", &PAID, &with));
    fs::rename(&pass, door.file(".pgpass")).unwrap();
    ok(&door.run("copy.db", &PAID, &[]));
    ok(&door.run("copy.db", &PAID, &[("PGPASSWORD", "")]));
    fs::remove_file(door.file(".pgpass")).unwrap();

    // In the address it counts once; where it can be kept is said, and what the line begins with.
    for (number, url) in [
        url.replace("table3@", &format!("table3:{SECRET}@")),
        format!("{url}?password={SECRET}"),
        format!("{url}?passwor%64={SECRET}"),
        url.replace("table3@", "table4:s3cret?s3cret@"),
    ]
    .into_iter()
    .enumerate()
    {
        let copy = format!("once{number}.db");
        let run = door.join(&copy, &url, &[]);
        ok(&run);
        assert!(all_told(&run).contains(".pgpass"), "{}", all_told(&run));
        refused(&door.run(&copy, &PAID, &[]), "password");
    }
    assert!(!everything(door.folder.path()).contains("s3cret"));
}

/// Somebody who types passwords, the last one first, and what is said then.
struct Typing {
    types: Vec<&'static str>,
    said: Arc<Mutex<Vec<String>>>,
}

impl ServerUser for Typing {
    fn find(&mut self, _: &ClubAddress, _: &PasswordPlace) -> Option<String> {
        None
    }

    fn ask(&mut self, _: &ClubAddress, is_wrong: bool) -> Option<String> {
        let asks = if is_wrong { "another" } else { "a password" };
        self.said.lock().unwrap().push(asks.to_owned());
        self.types.pop().map(str::to_owned)
    }

    fn accepted(&mut self, _: &ClubAddress, password: &str) {
        self.said.lock().unwrap().push(format!("took {password}"));
    }

    fn is_waited_for(&mut self) {}
}

#[test]
fn a_mistyped_password_is_asked_for_again_and_not_remembered() {
    let Some(door) = Door::locked() else {
        return;
    };
    let took = format!("took {SECRET}");
    for (types, lets_in, due) in [
        (
            vec![SECRET, "wr0ng"],
            true,
            vec!["a password", "another", took.as_str()],
        ),
        (vec!["wr0ng"], false, vec!["a password", "another"]),
    ] {
        let said = Arc::new(Mutex::new(Vec::new()));
        let user = Typing {
            types,
            said: Arc::clone(&said),
        };
        let (address, _) = ClubAddress::parse(&door.url()).unwrap();
        let mut server = PostgresServer::new(address, Box::new(user));
        assert_eq!(server.head().is_ok(), lets_in);
        assert_eq!(*said.lock().unwrap(), due);
    }
}

#[test]
fn each_server_of_an_address_has_its_own_password() {
    let Some(door) = Door::locked() else {
        return;
    };
    let port = door.server.port;
    let pass = door.file("pass");
    let lines = format!("127.0.0.1:1:*:*:wr0ng\n127.0.0.1:{port}:*:*:{SECRET}\n");
    fs::write(&pass, lines).unwrap();
    fs::set_permissions(&pass, fs::Permissions::from_mode(0o600)).unwrap();
    let with = [("PGPASSFILE", pass.to_str().unwrap())];
    let two = format!("postgresql://table3@127.0.0.1:1,127.0.0.1:{port}/club0");
    ok(&door.join("two.db", &two, &with));
    let by_address =
        format!("postgresql://table3@/club0?hostaddr=127.0.0.1&port={port}&sslmode=disable");
    ok(&door.join("address.db", &by_address, &with));
}

/// Makes an authority, and a certificate of it for a name; `None` without `openssl`.
fn certificates(folder: &Path) -> Option<()> {
    named_program(&["openssl"])?;
    let openssl = |args: &str| {
        let mut openssl = Command::new("openssl");
        openssl.args(args.split(' ')).current_dir(folder);
        server::done(&mut openssl);
    };
    fs::write(folder.join("names"), "subjectAltName=DNS:club.example\n").unwrap();
    for authority in ["ca", "other"] {
        openssl(&format!(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3 -subj /CN={authority} \
             -addext basicConstraints=critical,CA:TRUE -keyout {authority}.key -out {authority}.pem"
        ));
    }
    openssl(
        "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=club.example \
         -keyout server.key -out server.csr",
    );
    openssl(
        "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 3 -extfile names \
         -out server.crt",
    );
    Some(())
}

#[test]
fn a_server_proves_its_name_by_a_certificate_of_the_clubs_authority() {
    let Some(door) = Door::new(&[]) else {
        return;
    };
    let port = door.server.port;
    // 0.0.0.0 is this machine, and does not look like it.
    let off = format!("postgresql://postgres@0.0.0.0:{port}/club0");
    refused(&door.join("off.db", &off, &[]), "TLS");
    let clear = format!("{off}?sslmode=disable");
    ok(&door.join("clear.db", &clear, &[]));
    let status = door.run("clear.db", &["club", "status"], &[]);
    assert!(
        all_told(&status).contains("not encrypted"),
        "{}",
        all_told(&status)
    );

    let knows_tls = "SELECT (current_setting('ssl_library') <> '')::text";
    if door.server.text("postgres", knows_tls) != "true" {
        passed_over("a server with TLS");
        return;
    }
    if certificates(door.folder.path()).is_none() {
        return;
    }
    for file in ["server.crt", "server.key"] {
        door.server.give(&door.file(file));
    }
    door.server.configure(&["ssl = on"]);
    door.server
        .let_in("hostnossl all postgres all trust\nhostssl all all all scram-sha-256\n");
    door.server.end(nix::sys::signal::Signal::SIGINT);
    door.server.go();
    let named = |name: &str| {
        format!("postgresql://table3@{name}:{port}/club0?hostaddr=127.0.0.1&sslmode=verify-full")
    };
    let join = |copy: &str, name: &str, authority: Option<&str>| {
        let mut join = program(&door.file(copy));
        join.args(["club", "join", &named(name), "--table", "3"]);
        if let Some(authority) = authority {
            join.args(["--ca", authority]);
        }
        told(join.env("PGPASSWORD", SECRET), "")
    };
    ok(&join("tls.db", "club.example", Some("ca.pem")));
    let with = [("PGPASSWORD", SECRET)];
    ok(&door.run("tls.db", &PAID, &with));
    let status = door.run("tls.db", &["club", "status"], &with);
    assert!(
        !all_told(&status).contains("not encrypted"),
        "{}",
        all_told(&status)
    );
    for (name, authority) in [
        ("other.example", Some("ca.pem")),
        ("club.example", Some("other.pem")),
        ("club.example", None),
    ] {
        refused(&join("no.db", name, authority), "certificate");
    }
    refused(
        &join("no.db", "club.example", Some("missing.pem")),
        "missing.pem",
    );
    refused(
        &join("no.db", "club.example", Some("server.key")),
        "server.key",
    );
    // The clear is refused by the server, and nobody goes back to it.
    refused(&door.join("no.db", &door.url(), &with), "");
    assert!(!door.file("no.db.club").exists());
}

#[test]
fn of_two_clubs_that_are_made_in_one_database_at_once_one_is_made() {
    let Some(server) = Server::shared() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let url = server.url("postgres", &server.database());
    let makers: Vec<_> = (0..4)
        .map(|number| {
            let mut maker = program(&folder.path().join(format!("{number}.db")));
            maker.args(["club", "create", &url, "--table", "1번 상"]);
            std::thread::spawn(move || told(&mut maker, ""))
        })
        .collect();
    let told: Vec<Output> = makers
        .into_iter()
        .map(|maker| maker.join().unwrap())
        .collect();
    let made = told.iter().filter(|run| run.status.success()).count();
    assert_eq!(
        made,
        1,
        "{:?}",
        told.iter().map(all_told).collect::<Vec<_>>()
    );
    let kept = fs::read_dir(folder.path())
        .unwrap()
        .map(|one| one.unwrap().path());
    let kept = kept.filter(|path| path.extension().is_some_and(|ending| ending == "club"));
    assert_eq!(kept.count(), 1);
    for run in told.iter().filter(|run| !run.status.success()) {
        let told = all_told(run);
        assert!(told.contains("has a club's ledger already"), "{told}");
    }
}
