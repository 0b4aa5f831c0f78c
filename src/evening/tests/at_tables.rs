//! An evening at a table of a club.

use super::{Came, door, enter, entries, now, play_one, seated_at, type_all};
use crate::evening::keeper::Keeper;
use crate::evening::state::{Input, Mode, WhichSession, Wishes};
use crate::evening::sure::Sure;
use crate::ledger::{Body, EntryId, Ledger, LedgerError, SessionId};
use std::path::Path;

fn at_table(table: &str) -> Keeper {
    let mut ledger = Ledger::trial(Path::new("nowhere")).unwrap();
    ledger.sit_at(table);
    Keeper::new(ledger, Wishes::default())
}

/// Copies a ledger with everything that is in no entry.
fn copied(of: &Ledger) -> Result<Ledger, LedgerError> {
    let (last, _) = of.head()?.unwrap_or((EntryId(0), String::new()));
    let mut copy = of.as_of(last)?;
    for session in of.open_sessions()? {
        copy.replace_draft(session, &of.draft(session)?)?;
    }
    Ok(copy)
}

#[test]
fn a_hand_in_play_goes_on_in_a_session_that_follows() {
    let mut keeper = seated_at(at_table("3"), "Ann Bo Chul");
    play_one(&mut keeper);
    // Ann won and deals again; something of her hand is entered.
    type_all(&mut keeper, &["Bo scores 5"]);
    let before = keeper.evening().play().unwrap();
    let (dealer, texts) = (before.start.players.clone(), before.texts().to_vec());
    let now = now();
    let went = keeper.go_on_in(copied, door(&now, &[], true, ""));
    assert!(matches!(went, Ok(Some(_))), "{went:?}");
    let play = keeper.evening().play().unwrap();
    assert_eq!(play.start.players, dealer);
    assert_eq!(play.texts(), texts);
    let stored = keeper.ledger().session(play.id()).unwrap();
    assert_eq!(stored.body.follows, Some(SessionId(1)));
    assert_eq!(stored.body.table.as_deref(), Some("3"));
    // The second hand of the evening is the next one.
    assert_eq!(play.number().hand, 2);
    type_all(&mut keeper, &["Bo stop"]);
    let written = enter(&mut keeper, &Input::Confirm, &[]);
    assert!(matches!(written, Came::Taken(_)), "{written:?}");
    let last = keeper.ledger().last_hand(None).unwrap().unwrap();
    assert_eq!((last.session, last.number), (stored.id, 1));
}

#[test]
fn a_raised_stake_goes_on_in_the_open_session() {
    let mut keeper = seated_at(at_table("3"), "Ann Bo Chul");
    // A hand that nobody won raises the stake of the next one.
    type_all(&mut keeper, &["nagari"]);
    let written = enter(&mut keeper, &Input::Confirm, &[]);
    assert!(matches!(written, Came::Taken(_)), "{written:?}");
    let before = entries(&keeper);
    let now = now();
    let went = keeper.go_on_in(copied, door(&now, &[], true, ""));
    assert!(matches!(went, Ok(Some(_))), "{went:?}");
    assert_eq!(entries(&keeper), before);
    assert_eq!(keeper.evening().play().unwrap().id(), SessionId(1));
}

#[test]
fn before_the_first_hand_the_setup_goes_on() {
    let mut keeper = at_table("3");
    let now = now();
    let begun = keeper.start(WhichSession::Ask, door(&now, &[], true, ""));
    assert!(begun.is_ok(), "{begun:?}");
    type_all(&mut keeper, &["Ann Bo Chul"]);
    let went = keeper.go_on_in(copied, door(&now, &[], true, ""));
    assert!(matches!(went, Ok(None)), "{went:?}");
    type_all(&mut keeper, &["pagat", "none", "none"]);
    assert!(matches!(keeper.evening().mode, Mode::Hand(_)));
}

#[test]
fn somebody_of_another_table_is_asked_about_once() {
    // Minsu played at table 3, where the evening is over.
    let mut third = seated_at(at_table("3"), "Minsu Ann");
    let ended = enter(&mut third, &Input::Line("end".to_owned()), &[true]);
    assert!(matches!(ended, Came::Taken(_)), "{ended:?}");
    let mut ledger = copied(third.ledger()).unwrap();
    ledger.sit_at("5");
    let mut keeper = Keeper::new(ledger, Wishes::default());
    let now = now();
    let begun = keeper.start(WhichSession::New, door(&now, &[], true, ""));
    assert!(begun.is_ok(), "{begun:?}");
    let names = Input::Line("Minsu Duk".to_owned());
    let asked = enter(&mut keeper, &names, &[]);
    let due = Sure::OfTable {
        name: "Minsu".into(),
        table: "3".to_owned(),
    };
    assert!(
        matches!(&asked, Came::Asks(sure) if *sure == due),
        "{asked:?}"
    );
    // Another Minsu needs another name; the names are still to be given.
    let other = enter(&mut keeper, &names, &[false]);
    assert!(
        matches!(&other, Came::Not(why) if why.contains("NeedsOwnName")),
        "{other:?}"
    );
    let same = enter(&mut keeper, &names, &[true]);
    assert!(matches!(same, Came::Taken(_)), "{same:?}");
    type_all(&mut keeper, &["pagat", "none", "none"]);
    let opened = keeper.ledger().entries(None).unwrap();
    assert!(matches!(
        opened.last().map(|entry| &entry.body),
        Some(Body::Session(_))
    ));
}

#[test]
fn nobody_sits_at_two_tables_on_one_day() {
    let third = seated_at(at_table("3"), "Minsu Ann");
    let mut ledger = copied(third.ledger()).unwrap();
    ledger.sit_at("5");
    let mut keeper = Keeper::new(ledger, Wishes::default());
    let now = now();
    let begun = keeper.start(WhichSession::New, door(&now, &[], true, ""));
    assert!(begun.is_ok(), "{begun:?}");
    let refused = enter(&mut keeper, &Input::Line("Minsu Duk".to_owned()), &[]);
    assert!(
        matches!(&refused, Came::Not(why) if why.contains("PlaysElsewhere")),
        "{refused:?}"
    );
}
