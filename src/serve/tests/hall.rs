//! The board of a club's hall: at no table, and beside one; with and without its server.

use super::readable::texts;
use super::{HttpAnswer, ServedTable};
use crate::evening::state::WhichSession;
use crate::ledger::{Ledger, NowPlaying};
use crate::report::hall::tests::board;
use crate::report::hall::{HallBoard, TableNow};
use crate::serve::behind::BehindDoor;
use crate::serve::hall::{Hall, HallNews, HallTeller, HallTrouble, Looked};
use crate::serve::snapshot::Publisher;
use crate::words::Lang;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

/// Returns the door of a hall at no table, and what tells the hall.
fn hall() -> (ServedTable, HallTeller) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.db");
    let (teller, hall) = Hall::new();
    let behind = BehindDoor {
        table: None,
        hall: Some(hall),
    };
    let table = ServedTable::served(folder, &path, behind, Publisher::new().1);
    (table, teller)
}

/// Returns the door of a table in a club, and what tells its hall.
fn table_in_a_hall() -> (ServedTable, HallTeller) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.db");
    let (teller, hall) = Hall::new();
    let (keeper, shown) = ServedTable::keeper(
        Ledger::open_to_play(&path).unwrap(),
        WhichSession::New,
        (&[], false),
    );
    let behind = BehindDoor {
        table: Some((keeper, shown.clone())),
        hall: Some(hall),
    };
    (ServedTable::served(folder, &path, behind, shown), teller)
}

fn news(board: HallBoard) -> HallNews {
    HallNews {
        board: Arc::new(board),
        heard: Some("2026-11-26T12:00:00Z".to_owned()),
        trouble: None,
    }
}

fn read(answer: &HttpAnswer) -> String {
    let (_, main) = answer.body.split_once("<main").unwrap();
    let (main, _) = main.split_once("</main>").unwrap();
    texts(main).join(" ")
}

#[test]
fn who_is_let_in_sees_all_tables_in_their_own_language() {
    let (served, teller) = hall();
    assert_eq!(served.get("/", "").status, 401);
    teller.tell(news(board()));
    assert_eq!(served.get("/hall", "").status, 401);
    let cookie = served.phone();
    for (lang, words) in [
        (
            Lang::English,
            [
                "All tables",
                "One table plays now.",
                "Table 2",
                "Hand 3, since",
                "Not playing",
            ],
        ),
        (
            Lang::Korean,
            [
                "모든 상",
                "지금 1상에서 치고 있어요.",
                "상 2",
                "3번째 판,",
                "쉬고 있어요",
            ],
        ),
        (
            Lang::Japanese,
            [
                "全卓",
                "いま1卓で遊んでいます。",
                "卓 2",
                "3局目、",
                "休んでいます",
            ],
        ),
    ] {
        // Every address of a hall at no table is its board.
        for path in ["/", "/hall", "/evening"] {
            let page = served.get_in(lang, path, &cookie);
            assert_eq!(page.status, 200, "{page:?}");
            let said = read(&page);
            for word in words {
                assert!(said.contains(word), "{word}: {said}");
            }
            // There is no table to go to.
            assert!(!page.body.contains("<nav"), "{}", page.body);
        }
    }
    // Somebody chooses another language than the browser's.
    assert_eq!(served.about(&cookie, "speak ko").status, 303);
    assert!(read(&served.get("/hall", &cookie)).contains("모든 상"));
}

#[test]
fn nobody_takes_a_seat_or_enters_anything_in_a_hall() {
    let (served, teller) = hall();
    teller.tell(news(board()));
    let cookie = served.phone();
    for what in ["seat Ann", "look", "out 0"] {
        assert_eq!(served.about(&cookie, what).status, 403, "{what}");
    }
    let form = "key=a&seen=b.1&at=/hall&do=begin";
    assert_eq!(served.post("/do", &cookie, form).status, 403);
}

#[test]
fn a_board_says_how_old_it_is_when_the_server_is_away() {
    let (served, teller) = hall();
    let cookie = served.phone();
    for (trouble, says) in [
        (
            HallTrouble::Away,
            "The club's server cannot be reached. This is how it was at",
        ),
        (
            HallTrouble::Refused,
            "The club's server no longer lets this machine read.",
        ),
        (
            HallTrouble::Apart,
            "The club's server and this machine have different hands.",
        ),
    ] {
        let trouble = Some(trouble);
        teller.tell(HallNews {
            trouble,
            ..news(board())
        });
        let said = read(&served.get("/", &cookie));
        assert!(said.contains(says), "{said}");
        // What is known stays.
        assert!(said.contains("Table 2"), "{said}");
    }
    teller.tell(HallNews {
        heard: None,
        trouble: Some(HallTrouble::Away),
        ..news(board())
    });
    let said = read(&served.get("/", &cookie));
    assert!(said.contains("This is what this machine knows."), "{said}");
}

#[test]
fn a_table_that_says_nothing_is_not_counted_among_those_that_play() {
    let (served, teller) = hall();
    let cookie = served.phone();
    let mut quiet = board();
    for now in quiet
        .tables
        .iter_mut()
        .filter_map(|table| table.now.as_mut())
    {
        now.is_quiet = true;
    }
    teller.tell(news(quiet));
    let said = read(&served.get("/", &cookie));
    assert!(said.contains("Nobody plays now."), "{said}");
    assert!(said.contains("Hand 3; no word since"), "{said}");
}

#[test]
fn a_table_has_its_own_pages_and_the_board_under_an_address_of_its_own() {
    let (served, teller) = table_in_a_hall();
    teller.tell(news(board()));
    let cookie = served.seated("Ann", None);
    let own = served.get("/", &cookie);
    assert!(
        own.body.contains("<a href=\"/hall\" target=\"_self\">"),
        "{own:?}"
    );
    assert!(!read(&own).contains("Table 2"), "{own:?}");
    let board = served.get("/hall", &cookie);
    assert!(read(&board).contains("Table 2"), "{board:?}");
    assert!(
        board.body.contains("<a href=\"/\" target=\"_self\">"),
        "{board:?}"
    );
}

/// Opens the stream of a page, and returns the first names of events that come.
fn stream(served: &ServedTable, cookie: &str, path: &str) -> impl FnMut() -> String {
    let page = served.get(path, cookie);
    let (_, behind) = page.body.split_once("data-number=\"").unwrap();
    let number = behind.split('"').next().unwrap();
    let host = served.address;
    let mut stream = TcpStream::connect(host).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(5)))
        .unwrap();
    let request =
        format!("GET /events?id={number} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut lines = BufReader::new(stream).lines();
    move || loop {
        let line = lines.next().unwrap();
        // Nothing came in time.
        let Ok(line) = line else { return String::new() };
        if let Some(name) = line.strip_prefix("event: ") {
            return name.to_owned();
        }
    }
}

#[test]
fn news_of_the_hall_reach_its_board_and_no_page_of_a_table() {
    let (served, teller) = table_in_a_hall();
    teller.tell(news(HallBoard::default()));
    let cookie = served.seated("Ann", None);
    let mut of_hall = stream(&served, &cookie, "/hall");
    let mut of_table = stream(&served, &cookie, "/");
    assert_eq!(
        (of_hall(), of_table()),
        ("hello".to_owned(), "hello".to_owned())
    );
    teller.tell(news(board()));
    assert_eq!(of_hall(), "new");
    assert_eq!(of_table(), "");
}

#[test]
fn a_hall_is_watched_only_while_somebody_looks() {
    let (served, teller) = table_in_a_hall();
    let cookie = served.seated("Ann", None);
    let none = Some(Duration::ZERO);
    served.get("/", &cookie);
    assert_eq!(teller.looked(none), Looked::NotNow);
    teller.tell(news(board()));
    served.get("/hall", &cookie);
    assert_eq!(teller.looked(none), Looked::Yes);
    drop(served);
    assert_eq!(
        teller.looked(Some(Duration::from_secs(5))),
        Looked::NeverAgain
    );
}

#[test]
fn names_of_the_hall_are_inert() {
    let (served, teller) = hall();
    let cookie = served.phone();
    let mut tables = board();
    let now = TableNow {
        table: "<b>7</b>".to_owned(),
        now: NowPlaying {
            players: vec!["<script>".into()],
            hand: 1,
        },
        since: "<i>".to_owned(),
        is_quiet: false,
    };
    tables.tables = crate::report::hall::tests::tables_of(now);
    teller.tell(news(tables));
    let page = served.get("/", &cookie);
    for mark in ["<b>7", "<script>", "<i>"] {
        let (_, main) = page.body.split_once("<main").unwrap();
        assert!(!main.contains(mark), "{main}");
    }
    assert!(read(&page).contains("Table <b>7</b>"), "{page:?}");
}
