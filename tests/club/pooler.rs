//! A pooler between the tables and the server, which gives each transaction any connection.

use crate::desk::{Desk, club, rows_of_file, rows_of_server};
use crate::operations::operations;
use crate::programs::program;
use crate::server::{Server, as_other_user, free_port};
use crate::writers;
use std::fs;
use std::net::TcpStream;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// `PgBouncer` in transaction mode with two connections to the server.
struct Pooler {
    process: std::process::Child,
    port: u16,
    _folder: tempfile::TempDir,
}

impl Pooler {
    fn before(server: &Server) -> Option<Self> {
        let bouncer = program(&["pgbouncer"])?;
        let (folder, port) = (tempfile::tempdir_in("/tmp").unwrap(), free_port());
        let file = folder.path().join("pgbouncer.ini");
        let configuration = format!(
            "[databases]\n* = host=127.0.0.1 port={} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\n\
             default_pool_size = 2\nmax_client_conn = 300\n",
            server.port
        );
        fs::write(&file, configuration).unwrap();
        crate::server::let_read(folder.path());
        let mut process = as_other_user(&bouncer);
        process
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let process = process.spawn().unwrap();
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < PATIENCE);
            thread::sleep(Duration::from_millis(50));
        }
        Some(Self {
            process,
            port,
            _folder: folder,
        })
    }

    fn url(&self, database: &str) -> String {
        format!("postgresql://postgres@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
#[ignore = "needs pgbouncer"]
fn through_a_pooler_everything_is_written_as_without() {
    let Some(server) = Server::shared() else {
        return;
    };
    let Some(pooler) = Pooler::before(&server) else {
        return;
    };
    let database = club(&server);
    let mut file = Desk::alone();
    let mut desk = Desk::at(&pooler.url(&database));
    let mut other = Desk::at(&pooler.url(&database));
    for (what, operation) in operations() {
        operation(&mut file.ledger);
        operation(&mut desk.ledger);
        other.ledger.catch_up().unwrap();
        assert_eq!(desk.said(), file.said(), "{what}");
    }
    other.is_sound();
    assert_eq!(
        rows_of_server(&server, &database),
        rows_of_file(&other.path())
    );
    let many = pooler.url(&club(&server));
    writers::many(&many, 20, 10);
}
