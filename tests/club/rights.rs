//! Who may do what on the server, and that what its owner changes is found.

use crate::desk::{Desk, all_told, club, done, run};
use crate::server::Server;
use dokbak::ledger::{Ledger, LedgerError, ServerFault};
use postgres::error::SqlState;
use postgres::{Client, NoTls};

/// Makes a club with two payments and the users `table3` and `guest` of its roles; returns its
/// database. The names are the server's, so they bear that of the database.
fn with_users(server: &Server) -> (String, [String; 2]) {
    let database = club(server);
    let mut copy = Desk::at(&server.url("postgres", &database));
    copy.pay("one").unwrap();
    copy.pay("two").unwrap();
    let users = ["table3", "guest"].map(|user| format!("{user}_{database}"));
    let [table, guest] = &users;
    let made = format!(
        "CREATE ROLE {table} LOGIN IN ROLE dokbak_table; CREATE ROLE {guest} LOGIN IN ROLE dokbak_reader"
    );
    server.superuser(&database).batch_execute(&made).unwrap();
    (database, users)
}

fn refused(client: &mut Client, statement: &str) {
    let error = client.batch_execute(statement).unwrap_err();
    let code = error.code();
    assert_eq!(code, Some(&SqlState::INSUFFICIENT_PRIVILEGE), "{statement}");
}

const CHANGES: [&str; 14] = [
    "UPDATE dokbak.entry SET body = '{}'",
    "UPDATE dokbak.entry SET id = id + 1",
    "DELETE FROM dokbak.entry",
    "TRUNCATE dokbak.entry",
    "DROP TABLE dokbak.entry",
    "ALTER TABLE dokbak.entry DROP COLUMN hash",
    "UPDATE dokbak.meta SET value = '0.1'",
    "INSERT INTO dokbak.meta VALUES ('writes', '0.1')",
    "DELETE FROM dokbak.meta",
    "TRUNCATE dokbak.meta",
    "UPDATE dokbak.ledger SET id = 2",
    "DELETE FROM dokbak.ledger",
    "INSERT INTO dokbak.ledger (id) VALUES (2)",
    "CREATE TABLE dokbak.other (id bigint)",
];

const WRITES: [&str; 6] = [
    "SELECT bump FROM dokbak.ledger WHERE id = 1 FOR UPDATE",
    "SELECT bump FROM dokbak.ledger WHERE id = 1 FOR SHARE",
    "UPDATE dokbak.ledger SET bump = 1",
    "INSERT INTO dokbak.entry VALUES (3, 'note', NULL, '', '', '', '', '')",
    "INSERT INTO dokbak.playing VALUES ('3', now(), '{}')",
    "DELETE FROM dokbak.playing",
];

#[test]
fn a_table_appends_and_changes_nothing_and_a_reader_only_reads() {
    let Some(server) = Server::shared() else {
        return;
    };
    let (database, [table, guest]) = with_users(&server);
    for (user, also) in [(&table, &[][..]), (&guest, &WRITES)] {
        let mut client = Client::connect(&server.url(user, &database), NoTls).unwrap();
        for statement in CHANGES.iter().chain(also) {
            refused(&mut client, statement);
        }
        // They read everything.
        let read = client.query("SELECT id FROM dokbak.entry", &[]).unwrap();
        assert_eq!(read.len(), 2, "{user}");
    }
    let mut own = Desk::at(&server.url(&table, &database));
    own.pay("three").unwrap();
    own.is_sound();
    let mut reader = Desk::at(&server.url(&guest, &database));
    assert_eq!(reader.ledger.catch_up().unwrap(), 3);
    let told = reader.pay("four").unwrap_err();
    assert!(
        matches!(&told, LedgerError::Server(ServerFault::Refused(why)) if why.contains("permission denied")),
        "{told:?}"
    );
    assert_eq!(reader.entries().len(), 3);
    // Without the club's role nothing is read.
    let nobody = format!("CREATE ROLE nobody_{database} LOGIN");
    server.superuser(&database).batch_execute(&nobody).unwrap();
    let mut client = server.url(&format!("nobody_{database}"), &database);
    client.push_str("?application_name=nobody");
    let mut client = Client::connect(&client, NoTls).unwrap();
    refused(&mut client, "SELECT * FROM dokbak.entry");
}

/// What whoever owns the database can do to it, and the entry that is named then.
const FORGERIES: [(&str, &str); 4] = [
    (
        "UPDATE dokbak.entry SET body = replace(body, '100', '900') WHERE id = 2",
        "entry 2",
    ),
    (
        "UPDATE dokbak.entry SET at = '2026-01-01T00:00:00Z' WHERE id = 2",
        "entry 2",
    ),
    (
        "UPDATE dokbak.entry SET kind = 'gift' WHERE id = 2",
        "entry 2",
    ),
    ("DELETE FROM dokbak.entry WHERE id = 2", "entry 2"),
];

#[test]
fn what_the_owner_of_the_database_changes_is_found_and_never_taken_in() {
    let Some(server) = Server::shared() else {
        return;
    };
    for (forgery, named) in FORGERIES {
        let (database, _) = with_users(&server);
        let url = server.url("postgres", &database);
        let folder = tempfile::tempdir().unwrap();
        let (copy, new) = (folder.path().join("copy.db"), folder.path().join("new.db"));
        done(&copy, &["club", "join", &url, "--table", "3"], "");
        done(
            &copy,
            &["paid", "Ann", "Bo", "300", "KRW", "--date", "2026-11-20"],
            "",
        );
        done(&copy, &["verify"], "");
        server.superuser(&database).batch_execute(forgery).unwrap();
        for command in [&["club", "check"][..], &["verify"]] {
            let told = run(&copy, command, "");
            assert_ne!(told.status.code(), Some(0), "{forgery}: {command:?}");
            let told = all_told(&told);
            assert!(told.contains(named), "{forgery}: {command:?}: {told}");
        }
        // The copy itself is as it was, and whoever joins anew takes nothing of it in.
        let own = Ledger::open(&copy).unwrap();
        assert_eq!(own.verify().unwrap(), []);
        let told = run(&new, &["club", "join", &url], "");
        assert_ne!(told.status.code(), Some(0), "{forgery}");
        assert!(
            all_told(&told).contains(named),
            "{forgery}: {}",
            all_told(&told)
        );
        let taken = Ledger::open(&new).unwrap().head().unwrap();
        assert_eq!(taken, None);
    }
}

/// A program of another version writes what this one does not know: nobody changed anything.
#[test]
fn an_entry_of_a_newer_program_is_not_called_changed() {
    let Some(server) = Server::shared() else {
        return;
    };
    let (database, _) = with_users(&server);
    let newer = r"INSERT INTO dokbak.entry
        SELECT id + 1, 'gift', NULL, at, '9.0', hash, '{}', encode(sha256(convert_to(
            concat_ws(E'\n', id + 1, 'gift', '', at, '9.0', hash, '{}'), 'UTF8')), 'hex')
        FROM dokbak.entry ORDER BY id DESC LIMIT 1";
    server.superuser(&database).batch_execute(newer).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let url = server.url("postgres", &database);
    let told = run(&copy, &["club", "join", &url], "");
    assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
    assert!(
        all_told(&told).contains("newer dokbak"),
        "{}",
        all_told(&told)
    );
}

/// Whoever owns the database makes a club in it, with roles that somebody else made.
#[test]
fn a_club_is_made_with_roles_that_exist_by_whoever_may_not_make_any() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = server.database();
    let made = format!(
        "CREATE ROLE owner_{database} LOGIN; ALTER DATABASE {database} OWNER TO owner_{database};
         CREATE ROLE \"3번 \"\"상\"\"\"; CREATE ROLE \"it's \\ read\""
    );
    server.superuser(&database).batch_execute(&made).unwrap();
    let url = server.url(&format!("owner_{database}"), &database);
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let create = [
        "club",
        "create",
        &url,
        "--reader-role",
        r"it's \ read",
        "--table-role",
    ];
    let create = |role| run(&copy, &[&create[..], &[role]].concat(), "");
    let told = create("nobody");
    assert_eq!(told.status.code(), Some(1));
    for word in ["there is no role nobody", "--table-role"] {
        assert!(all_told(&told).contains(word), "{}", all_told(&told));
    }
    let told = create("3번 \"상\"");
    assert_eq!(told.status.code(), Some(0), "{}", all_told(&told));
    let users = format!(
        "CREATE ROLE table_{database} LOGIN IN ROLE \"3번 \"\"상\"\"\";
         CREATE ROLE reader_{database} LOGIN IN ROLE \"it's \\ read\""
    );
    server.superuser(&database).batch_execute(&users).unwrap();
    let mut table = Desk::at(&server.url(&format!("table_{database}"), &database));
    table.pay("one").unwrap();
    let mut reader = Desk::at(&server.url(&format!("reader_{database}"), &database));
    assert_eq!(reader.ledger.catch_up().unwrap(), 1);
    assert!(reader.pay("two").is_err());
}
