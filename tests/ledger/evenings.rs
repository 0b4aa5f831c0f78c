//! The names of evenings and hands, in one ledger and after ledgers imported one another.

use crate::exchange::{take, written};
use crate::table::{AT, ENGINE, Table, close, hand, session};
use dokbak::ledger::{
    CloseBody, DayBody, EveningRef, GoingOn, HandRef, Ledger, LedgerError, SessionBody, SessionId,
    VoidBody, Worth,
};

/// Opens a session on a day at a moment, with this many hands.
fn sit(table: &mut Table, day: &str, at: &str, hands: u32) -> SessionId {
    let body = SessionBody {
        day: Some(day.to_owned()),
        ..session()
    };
    let id = table.ledger.open_session(at, ENGINE, &body).unwrap();
    for number in 1..=hands {
        table
            .ledger
            .append_hand(id, at, ENGINE, &hand(number))
            .unwrap();
    }
    id
}

fn evening(ledger: &Ledger, session: SessionId) -> String {
    ledger.called(session).unwrap().evening.to_string()
}

/// Returns the names of all hands, in ledger order.
fn hands(ledger: &Ledger) -> Vec<String> {
    let names = ledger.hand_names(None).unwrap();
    let called = names.iter().map(|hand| ledger.hand_called(hand).unwrap());
    called.map(|hand| hand.to_string()).collect()
}

fn found(ledger: &Ledger, name: &str) -> Option<SessionId> {
    let asked: EveningRef = name.parse().unwrap();
    let sessions = ledger.find_evening(asked).ok()?;
    sessions.first().copied()
}

fn going_on() -> GoingOn {
    GoingOn {
        close: close(),
        next: SessionBody {
            chip: Some(Worth::new("200 KRW")),
            ..session()
        },
        draft: Vec::new(),
    }
}

#[test]
fn an_evening_is_called_by_its_day_and_a_second_one_by_a_letter() {
    let mut table = Table::new();
    let first = sit(&mut table, "2026-03-07", "2026-03-07T14:00:00Z", 1);
    let second = sit(&mut table, "2026-03-07", "2026-03-07T20:00:00Z", 2);
    let other = sit(&mut table, "2026-11-20", "2026-11-20T20:00:00Z", 1);
    let ledger = &table.ledger;
    assert_eq!(evening(ledger, first), "3/7");
    assert_eq!(evening(ledger, second), "3/7b");
    assert_eq!(evening(ledger, other), "11/20");
    assert_eq!(hands(ledger), ["3/7.1", "3/7b.1", "3/7b.2", "11/20.1"]);
    for (name, session) in [
        ("3/7", first),
        ("3/7a", first),
        ("2026-03-07", first),
        ("3/7b", second),
        ("2026/3/7b", second),
        ("11/20", other),
        ("last", other),
    ] {
        assert_eq!(found(ledger, name), Some(session), "{name}");
    }
    let asked: HandRef = "3/7b.2".parse().unwrap();
    let hand = ledger.find_hand(asked, None).unwrap();
    assert_eq!((hand.session, hand.number), (second, 2));
}

#[test]
fn the_last_year_is_meant_where_none_is_said() {
    let mut table = Table::new();
    let old = sit(&mut table, "2025-03-07", "2025-03-07T20:00:00Z", 1);
    assert_eq!(evening(&table.ledger, old), "3/7");
    let new = sit(&mut table, "2026-03-07", "2026-03-07T20:00:00Z", 1);
    let ledger = &table.ledger;
    assert_eq!(evening(ledger, old), "2025-03-07");
    assert_eq!(evening(ledger, new), "3/7");
    assert_eq!(found(ledger, "2025-03-07"), Some(old));
    assert_eq!(found(ledger, "3/7"), Some(new));
}

#[test]
fn what_is_not_there_is_told_with_what_is_near() {
    let mut table = Table::new();
    sit(&mut table, "2026-03-05", "2026-03-05T20:00:00Z", 1);
    sit(&mut table, "2026-03-09", "2026-03-09T20:00:00Z", 4);
    let near = |asked: &str| match table.ledger.find_evening(asked.parse().unwrap()) {
        Err(LedgerError::NoEvening(none)) => {
            let near = none.near.iter().map(ToString::to_string);
            near.collect::<Vec<_>>()
        }
        other => panic!("{asked}: {other:?}"),
    };
    assert_eq!(near("3/7"), ["3/5", "3/9"]);
    assert_eq!(near("3/9b"), ["3/9"]);
    let near = |asked: &str| match table.ledger.find_hand(asked.parse().unwrap(), None) {
        Err(LedgerError::NoHand(none)) => {
            let near = none.near.iter().map(ToString::to_string);
            (none.no_evening, near.collect::<Vec<_>>())
        }
        other => panic!("{asked}: {other:?}"),
    };
    let three = ["3/9.2", "3/9.3", "3/9.4"].map(str::to_owned);
    assert_eq!(near("3/9.9"), (false, three.to_vec()));
    assert_eq!(near("3/7.1"), (true, Vec::new()));
}

/// Sessions that continue one another are one evening, whose hands are numbered through.
#[test]
fn the_hands_of_an_evening_are_counted_over_all_its_sessions() {
    let (mut table, first) = Table::played();
    let second = table.ledger.go_on(first, AT, ENGINE, &going_on()).unwrap();
    table.play(second, 1);
    let all = ["11/20.1", "11/20.2", "11/20.3", "11/20.4"];
    assert_eq!(hands(&table.ledger), all);
    let asked = "11/20".parse().unwrap();
    assert_eq!(table.ledger.find_evening(asked).unwrap(), [first, second]);

    // Another ledger that imports it uses the same names, although all of its numbers differ.
    let mut other = Table::new();
    sit(&mut other, "2026-03-07", "2026-03-07T20:00:00Z", 1);
    take(&mut other.ledger, &written(&table.ledger)).unwrap();
    let there = hands(&other.ledger);
    assert_eq!(there[0], "3/7.1");
    assert_eq!(there[1..], all);
    let sessions = other.ledger.find_evening(asked).unwrap();
    assert_eq!(sessions.len(), 2);
    let before = other.ledger.evening(sessions[1]).unwrap();
    assert_eq!(before.len(), 2);
}

/// Two tables on one night, in two ledgers that import each other.
#[test]
fn two_ledgers_that_take_in_each_other_call_everything_the_same() {
    let (mut one, mut other) = (Table::new(), Table::new());
    let early = sit(&mut one, "2026-03-07", "2026-03-07T19:00:00Z", 2);
    let late = sit(&mut other, "2026-03-07", "2026-03-07T19:30:00Z", 1);
    let (of_one, of_other) = (written(&one.ledger), written(&other.ledger));
    take(&mut one.ledger, &of_other).unwrap();
    take(&mut other.ledger, &of_one).unwrap();
    // The evening that began first keeps its name everywhere.
    assert_eq!(evening(&one.ledger, early), "3/7");
    assert_eq!(hands(&one.ledger), ["3/7.1", "3/7.2", "3/7b.1"]);
    assert_eq!(evening(&other.ledger, late), "3/7b");
    assert_eq!(hands(&other.ledger), ["3/7b.1", "3/7.1", "3/7.2"]);
}

#[test]
fn an_evening_without_a_hand_takes_no_name_from_another() {
    let mut table = Table::new();
    let empty = sit(&mut table, "2026-03-07", "2026-03-07T18:00:00Z", 0);
    let none = CloseBody {
        net: Vec::new(),
        transfers: Vec::new(),
    };
    table
        .ledger
        .close_session(empty, AT, ENGINE, &none)
        .unwrap();
    let played = sit(&mut table, "2026-03-07", "2026-03-07T20:00:00Z", 1);
    assert_eq!(evening(&table.ledger, played), "3/7");
    assert_eq!(found(&table.ledger, "3/7"), Some(played));
}

#[test]
fn a_mended_day_is_the_name_from_then_on() {
    let mut table = Table::new();
    let id = sit(&mut table, "2026-03-07", "2026-03-08T01:00:00Z", 1);
    let day = DayBody {
        day: "2026-03-08".to_owned(),
    };
    table.ledger.date_session(id, AT, ENGINE, &day).unwrap();
    assert_eq!(evening(&table.ledger, id), "3/8");
    assert_eq!(found(&table.ledger, "3/7"), None);
    assert_eq!(hands(&table.ledger), ["3/8.1"]);
}

/// A void evening keeps its name, so that this can be undone, but it cannot be continued.
#[test]
fn a_void_evening_is_found_and_not_gone_on_with() {
    let mut table = Table::new();
    let trial = sit(&mut table, "2026-03-07", "2026-03-07T18:00:00Z", 1);
    let void = VoidBody {
        void: true,
        reason: String::new(),
    };
    table.ledger.void_session(trial, AT, ENGINE, &void).unwrap();
    assert_eq!(found(&table.ledger, "3/7"), Some(trial));
    assert_eq!(table.ledger.open_sessions().unwrap(), []);
    let counts = VoidBody {
        void: false,
        ..void
    };
    table
        .ledger
        .void_session(trial, AT, ENGINE, &counts)
        .unwrap();
    assert_eq!(table.ledger.open_sessions().unwrap(), [trial]);
}
