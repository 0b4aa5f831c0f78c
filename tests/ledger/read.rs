//! Finding sessions, hands and nets.

use crate::table::{AT, ENGINE, Table, close, correction, hand, session};
use dokbak::date::Date;
use dokbak::ledger::{
    EntryId, Filter, Ledger, LedgerError, NetLine, Period, SessionBody, SessionId,
};

#[test]
fn an_empty_ledger_has_nothing() {
    let table = Table::new();
    assert!(table.ledger.sessions().unwrap().is_empty());
    assert!(table.ledger.latest_session().unwrap().is_none());
    assert!(table.ledger.open_session_to_resume().unwrap().is_none());
    assert!(table.ledger.entries(None).unwrap().is_empty());
    assert!(table.ledger.nets(&Filter::default()).unwrap().is_empty());
    assert!(table.ledger.head().unwrap().is_none());
}

#[test]
fn sessions_tell_how_far_they_are() {
    let (mut table, first) = Table::played();
    let second = table.sit();
    table.close(first).unwrap();
    let sessions = table.ledger.sessions().unwrap();
    assert_eq!(sessions.len(), 2);
    assert_eq!((sessions[0].id, sessions[0].hands), (first, 3));
    assert_eq!(sessions[0].body, session());
    let end = sessions[0].closed.as_ref().unwrap();
    assert_eq!(
        (end.id, end.at.as_str(), &end.body),
        (EntryId(7), AT, &close())
    );
    assert_eq!(
        (sessions[1].id, sessions[1].hands, &sessions[1].closed),
        (second, 0, &None)
    );
    assert_eq!(table.ledger.session(second).unwrap(), sessions[1]);
}

#[test]
fn the_newest_open_session_is_resumed() {
    let (mut table, first) = Table::seated();
    let (second, third) = (table.sit(), table.sit());
    let resumed = |table: &Table| {
        table
            .ledger
            .open_session_to_resume()
            .unwrap()
            .map(|session| session.id)
    };
    assert_eq!(resumed(&table), Some(third));
    table.close(third).unwrap();
    assert_eq!(resumed(&table), Some(second));
    assert_eq!(table.ledger.latest_session().unwrap().unwrap().id, third);
    table.close(first).unwrap();
    table.close(second).unwrap();
    assert_eq!(resumed(&table), None);
}

#[test]
fn the_last_correction_takes_the_place_of_a_hand() {
    let (mut table, id) = Table::played();
    let mut again = correction(EntryId(3));
    again.reason = "still wrong".to_owned();
    again.net[0].1 = 1;
    let later = "2026-11-21T08:00:00Z";
    let by = table
        .ledger
        .append_correction(id, later, "0.2.0", &again)
        .unwrap();
    let hands = table.ledger.hands(id).unwrap();
    assert_eq!(
        hands.iter().map(|hand| hand.number).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert_eq!(
        (&hands[0].record, &hands[0].correction),
        (&hand(1).record, &None)
    );
    let corrected = &hands[1];
    assert_eq!(corrected.id, EntryId(3));
    assert_eq!(
        (corrected.at.as_str(), corrected.engine.as_str()),
        (AT, "0.2.0")
    );
    assert_eq!(
        (&corrected.record, &corrected.verdict, &corrected.net),
        (&again.record, &again.verdict, &again.net)
    );
    let correction = corrected.correction.as_ref().unwrap();
    assert_eq!(
        (correction.id, correction.at.as_str(), &correction.reason),
        (by, later, &again.reason)
    );
    assert_eq!(&table.ledger.hand(EntryId(3)).unwrap(), corrected);
    assert_eq!(
        table.ledger.entries(None).unwrap().len(),
        6,
        "all are listed"
    );
}

#[test]
fn what_is_newest_comes_first() {
    let (mut table, first) = Table::played();
    let second = table.sit();
    let hand = table.play(second, 1);
    let sessions = table.ledger.newest_sessions(5).unwrap();
    let ids: Vec<SessionId> = sessions.iter().map(|one| one.id).collect();
    assert_eq!(ids, [second, first]);
    assert_eq!(table.ledger.newest_sessions(1).unwrap(), sessions[..1]);
    let hands = table.ledger.newest_hands(3).unwrap();
    let ids: Vec<EntryId> = hands.iter().map(|one| one.id).collect();
    assert_eq!(ids, [hand, EntryId(4), EntryId(3)]);
    assert!(hands[2].correction.is_some());
    assert_eq!(table.ledger.newest_hands(9).unwrap().len(), 4);
}

/// A session is read once; after that, only what was written to it since.
#[test]
fn hands_are_found_that_were_written_since() {
    let (mut table, id) = Table::seated();
    table.play(id, 1);
    let (seen, hands) = table.ledger.hands_by_now(id).unwrap();
    assert_eq!((seen, hands.len()), (EntryId(2), 1));
    let since = |table: &Table, seen| {
        let found = table.ledger.hands_since(id, seen).unwrap();
        found.map(|(seen, hands)| (seen, hands.iter().map(|hand| hand.id).collect::<Vec<_>>()))
    };
    assert_eq!(since(&table, seen), Some((seen, vec![])));
    // Entries of another session change nothing here.
    let other = table.sit();
    table.play(other, 1);
    let hand = table.play(id, 2);
    let seen = since(&table, seen).unwrap();
    assert_eq!(seen, (EntryId(5), vec![hand]));
    table.correct(other, EntryId(4)).unwrap();
    assert_eq!(since(&table, seen.0), Some((EntryId(6), vec![])));
    table.correct(id, hand).unwrap();
    assert!(since(&table, seen.0).is_none(), "a hand is another now");
}

#[test]
fn what_is_not_a_hand_is_told_apart() {
    let (table, _) = Table::played();
    assert!(matches!(
        table.ledger.hand(EntryId(1)),
        Err(LedgerError::NotAHand(EntryId(1)))
    ));
    assert!(matches!(
        table.ledger.hand(EntryId(5)),
        Err(LedgerError::NotAHand(EntryId(5)))
    ));
    assert!(matches!(
        table.ledger.hand(EntryId(9)),
        Err(LedgerError::NoSuchEntry(EntryId(9)))
    ));
    assert!(matches!(
        table.ledger.entry(EntryId(9)),
        Err(LedgerError::NoSuchEntry(_))
    ));
    assert_eq!(
        table.ledger.entry(EntryId(5)).unwrap().session,
        Some(SessionId(1))
    );
}

#[test]
fn a_corrected_hand_counts_once() {
    let (table, _) = Table::played();
    let all = table.ledger.nets(&Filter::default()).unwrap();
    let first = NetLine {
        session: SessionId(1),
        entry: EntryId(2),
        at: AT.to_owned(),
        player: "Ann".into(),
        chips: 12,
    };
    assert_eq!((all.len(), &all[0]), (9, &first));
    let filter = Filter {
        names: vec!["Bo".into()],
        ..Filter::default()
    };
    let chips = |filter: &Filter| -> Vec<i64> {
        table
            .ledger
            .nets(filter)
            .unwrap()
            .iter()
            .map(|line| line.chips)
            .collect()
    };
    assert_eq!(chips(&filter), [-8, -4, -8]);
    let filter = Filter {
        names: vec!["ＢＯ".into()],
        ..Filter::default()
    };
    assert_eq!(chips(&filter), [-8, -4, -8], "one spelling, one person");
}

#[test]
fn filters_narrow_by_session_day_and_name() {
    let mut table = Table::new();
    let days = [
        "2026-11-19T23:59:59Z",
        "2026-11-20T19:30:00Z",
        "2026-11-20T19:30:00.5Z",
    ];
    for day in days {
        let id = table.ledger.open_session(day, ENGINE, &session()).unwrap();
        table.ledger.append_hand(id, day, ENGINE, &hand(1)).unwrap();
    }
    let filter = |session: Option<i64>, since: Option<&str>, name: Option<&str>| Filter {
        session: session.map(SessionId),
        period: Period {
            since: since.map(|day| Date::read(day).unwrap()),
            until: None,
        },
        names: name.map(Into::into).into_iter().collect(),
    };
    for (wanted, nets) in [
        (filter(None, None, None), 9),
        (filter(Some(3), None, None), 3),
        (filter(Some(4), None, None), 0), // entry 4 is a hand
        (filter(None, Some("2026-01-01"), None), 9),
        (filter(None, Some("2026-11-20"), None), 6),
        (filter(None, Some("2026-11-21"), None), 0),
        (filter(None, None, Some("철수")), 3),
        (filter(None, None, Some("Dan")), 0),
        (filter(Some(1), Some("2026-11-20"), Some("Ann")), 0),
        (filter(Some(5), Some("2026-11-20"), Some("Ann")), 1),
    ] {
        let found = table.ledger.nets(&wanted).unwrap();
        assert_eq!(found.len(), nets, "{wanted:?}");
    }
    let of = |session| table.ledger.entries(session).unwrap().len();
    assert_eq!((of(None), of(Some(SessionId(3)))), (6, 2));
}

/// An evening of no table, as one from before the club, is not gone on with at any: two tables would.
#[test]
fn a_table_goes_on_with_its_own_evening_alone() {
    let (mut table, before) = Table::seated();
    let resumed = |ledger: &Ledger| Some(ledger.open_session_to_resume().unwrap()?.id);
    assert_eq!(resumed(&table.ledger), Some(before));
    table.ledger.sit_at("3");
    assert_eq!(resumed(&table.ledger), None);
    let body = SessionBody {
        table: Some("3".to_owned()),
        ..session()
    };
    let own = table.ledger.open_session(AT, ENGINE, &body).unwrap();
    assert_eq!(resumed(&table.ledger), Some(own));
}
