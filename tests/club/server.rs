//! `PostgreSQL` servers that the tests start and stop.

use crate::programs::passed_over;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use postgres::{Client, NoTls};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A variable with the folder of the programs of another version than the installed one.
const PROGRAMS: &str = "DOKBAK_POSTGRES_BIN";
/// Where Debian keeps each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// Who runs the server if the tests are run by root, as whom it does not start.
const OTHER_USER: &str = "nobody";
/// How long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_mins(1);

/// Returns the folder of `PostgreSQL`'s programs; `None`, with a note, if there is none.
fn programs() -> Option<PathBuf> {
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    let named = env::var_os(PROGRAMS).map(PathBuf::from);
    if let Some(folder) = named {
        assert!(has_all(&folder), "{PROGRAMS}: {}", folder.display());
        return Some(folder);
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|one| one.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    let Some(found) = folders.into_iter().find(has_all) else {
        passed_over("postgres");
        return None;
    };
    // The rest of the programs is where the program itself is, not where a link to it is.
    let program = fs::canonicalize(found.join("postgres")).unwrap();
    program.parent().map(Path::to_owned)
}

/// A server with a data folder of its own, which goes with it.
pub(crate) struct Server {
    bin: PathBuf,
    folder: TempDir,
    pub(crate) port: u16,
    running: Mutex<Option<Running>>,
    databases: AtomicU32,
}

struct Running {
    pid: Pid,
    ended: Receiver<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end(Signal::SIGQUIT);
    }
}

impl Server {
    /// Starts a server with these lines in its configuration; `None` if the programs are missing.
    pub(crate) fn start(configuration: &[&str]) -> Option<Self> {
        let server = Self::new(programs()?);
        let data = server.data();
        let mut initdb = server.program("initdb");
        initdb.args([
            "-U",
            "postgres",
            "--auth=trust",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
            "-D",
        ]);
        done(initdb.arg(data));
        server.configure(configuration);
        server.go();
        // Two clubs that are made at the same time would both make them.
        server
            .superuser("postgres")
            .batch_execute("CREATE ROLE dokbak_table; CREATE ROLE dokbak_reader")
            .unwrap();
        Some(server)
    }

    /// Returns the server that many tests share, each with a database of its own.
    pub(crate) fn shared() -> Option<Arc<Self>> {
        static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = shared.upgrade() {
            return Some(server);
        }
        let server = Arc::new(Self::start(&["max_connections = 300"])?);
        *shared = Arc::downgrade(&server);
        Some(server)
    }

    fn new(bin: PathBuf) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Self {
            bin,
            folder,
            port: free_port(),
            running: Mutex::new(None),
            databases: AtomicU32::new(0),
        };
        let_read(server.folder.path());
        server
    }

    /// Makes a standby that streams from this server; it is named `standby` to it. `None` if this
    /// version has not the program for it.
    pub(crate) fn standby(&self) -> Option<Self> {
        if !self.bin.join("pg_basebackup").is_file() {
            passed_over("pg_basebackup");
            return None;
        }
        let standby = Self::new(self.bin.clone());
        let from = format!(
            "host=127.0.0.1 port={} user=postgres application_name=standby",
            self.port
        );
        let mut backup = self.program("pg_basebackup");
        backup.args(["-R", "-X", "stream", "--checkpoint=fast", "-N"]);
        backup.args(["-C", "-S", "standby", "-d", &from, "-D"]);
        done(backup.arg(standby.data()));
        standby.configure(&[]);
        standby.go();
        Some(standby)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Adds lines to the configuration, which hold from the next start on.
    pub(crate) fn configure(&self, lines: &[&str]) {
        let file = self.data().join("postgresql.conf");
        let mut text = fs::read_to_string(&file).unwrap();
        let own = format!(
            "port = {}\nlisten_addresses = '*'\nunix_socket_directories = ''\n",
            self.port
        );
        text.push_str(&own);
        for line in lines {
            writeln!(text, "{line}").unwrap();
        }
        fs::write(file, text).unwrap();
    }

    /// Sets who is let in how.
    pub(crate) fn let_in(&self, lines: &str) {
        fs::write(self.data().join("pg_hba.conf"), lines).unwrap();
    }

    /// Puts a file, which only the server may read, beside its data.
    pub(crate) fn give(&self, file: &Path) {
        let own = self.data().join(file.file_name().unwrap());
        fs::copy(file, &own).unwrap();
        done(Command::new("chmod").arg("600").arg(&own));
        let_read(&own);
    }

    /// Returns a command that runs one of the server's programs, as a user as whom it may run.
    fn program(&self, name: &str) -> Command {
        let mut program = as_other_user(&self.bin.join(name));
        program.current_dir(self.folder.path());
        program
    }

    /// Starts the server and waits until it answers.
    pub(crate) fn go(&self) {
        let log = self.folder.path().join("log");
        let log = fs::OpenOptions::new().create(true).append(true).open(log);
        let mut postgres = self.program("postgres");
        postgres.arg("-D").arg(self.data());
        postgres.stdin(Stdio::null()).stdout(Stdio::null());
        postgres.stderr(log.unwrap());
        let (started, pid) = channel();
        let (over, ended) = channel();
        // The thread lives as long as the server, since the server goes with whoever started it.
        thread::spawn(move || {
            let mut server = postgres.spawn().unwrap();
            started.send(server.id()).unwrap();
            server.wait().unwrap();
            let _ = over.send(());
        });
        let pid = Pid::from_raw(pid.recv().unwrap().try_into().unwrap());
        *self.running() = Some(Running { pid, ended });
        let begun = Instant::now();
        while let Err(error) = self.try_superuser("postgres") {
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap();
            assert!(begun.elapsed() < PATIENCE, "{error}: {}", log());
            thread::sleep(Duration::from_millis(30));
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the server: SIGQUIT is as if it had crashed, SIGINT closes every connection.
    pub(crate) fn end(&self, signal: Signal) {
        let Some(Running { pid, ended }) = self.running().take() else {
            return;
        };
        let _ = kill(pid, signal);
        let _ = ended.recv_timeout(PATIENCE);
    }

    /// Returns the address of a database here for a user.
    pub(crate) fn url(&self, user: &str, database: &str) -> String {
        format!("postgresql://{user}@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes a database and returns its name.
    pub(crate) fn database(&self) -> String {
        let name = format!("club{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let make = format!("CREATE DATABASE {name}");
        self.superuser("postgres").batch_execute(&make).unwrap();
        name
    }

    fn try_superuser(&self, database: &str) -> Result<Client, postgres::Error> {
        let url = format!("{}?connect_timeout=5", self.url("postgres", database));
        Client::connect(&url, NoTls)
    }

    /// Returns a connection of the server's owner.
    pub(crate) fn superuser(&self, database: &str) -> Client {
        self.try_superuser(database).unwrap()
    }

    /// Returns the text that a query of the server's owner finds.
    pub(crate) fn text(&self, database: &str, query: &str) -> String {
        let mut client = self.superuser(database);
        client.query_one(query, &[]).unwrap().get(0)
    }
}

/// Returns whether the tests are run by root.
fn is_root() -> bool {
    // Whoever made the folder of a process is who runs it.
    fs::metadata("/proc/self").is_ok_and(|about| about.uid() == 0)
}

/// Returns a command that runs a program as another user than root, and ends it with whoever started
/// it.
pub(crate) fn as_other_user(program: &Path) -> Command {
    if !has_program("setpriv") {
        return Command::new(program);
    }
    let mut as_other = Command::new("setpriv");
    as_other.args(["--pdeathsig", "QUIT"]);
    if is_root() {
        as_other.args(["--reuid", OTHER_USER, "--clear-groups"]);
    }
    as_other.arg(program);
    as_other
}

/// Gives a file or folder to whoever runs the servers.
pub(crate) fn let_read(path: &Path) {
    if is_root() {
        done(Command::new("chown").arg("-R").arg(OTHER_USER).arg(path));
    }
}

fn has_program(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// Runs a command, which must succeed.
pub(crate) fn done(command: &mut Command) -> String {
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&ran.stdout).into_owned()
}

/// Returns a port that nobody uses now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    listener.local_addr().unwrap().port()
}
