//! Writing entries, and entries that are rejected.

use crate::table::{AT, ENGINE, Table, close, correction, hand, names, net, session};
use dokbak::ledger::{
    Body, CloseBody, CorrectionBody, EntryId, EntryKind, GoingOn, Ledger, LedgerError, SessionBody,
    SessionId,
};

#[test]
fn entries_come_back_as_written() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    let entries = table.ledger.entries(None).unwrap();
    let bodies: Vec<_> = entries.iter().map(|entry| entry.body.clone()).collect();
    let written = [
        Body::Session(session()),
        Body::Hand(hand(1)),
        Body::Hand(hand(2)),
        Body::Hand(hand(3)),
        Body::Correction(correction(EntryId(3))),
        Body::Close(close()),
    ];
    assert_eq!(bodies, written);
    for (entry, id) in entries.iter().zip(1..) {
        assert_eq!(entry.id, EntryId(id));
        assert_eq!(entry.session, Some(SessionId(1)));
        assert_eq!((entry.at.as_str(), entry.engine.as_str()), (AT, ENGINE));
    }
    let kinds: Vec<_> = entries.iter().map(|entry| entry.body.kind()).collect();
    assert_eq!(kinds[..2], [EntryKind::Session, EntryKind::Hand]);
}

#[test]
fn entries_are_there_for_others_at_once() {
    let (mut table, id) = Table::seated();
    let other = Ledger::open(&table.path).unwrap();
    table.play(id, 1);
    assert_eq!(other.hands(id).unwrap().len(), 1);
}

#[test]
fn a_session_needs_distinct_players() {
    let mut table = Table::new();
    let mut try_with = |players: &[&str]| {
        let body = SessionBody {
            players: names(players),
            ..session()
        };
        table.ledger.open_session(AT, ENGINE, &body)
    };
    assert!(matches!(try_with(&[]), Err(LedgerError::NoPlayers)));
    let twice = try_with(&["Ann", "철수", "철수"]);
    assert!(matches!(twice, Err(LedgerError::DuplicatePlayer(name)) if name == "철수"));
    assert!(
        table.ledger.head().unwrap().is_none(),
        "nothing was written"
    );
}

#[test]
fn hands_are_numbered_without_gaps_in_each_session() {
    let (mut table, first) = Table::seated();
    let second = table.sit();
    table.play(first, 1);
    table.play(second, 1);
    table.play(first, 2);
    let mut play = |number| table.ledger.append_hand(first, AT, ENGINE, &hand(number));
    for number in [1, 2] {
        let error = play(number).unwrap_err();
        assert!(
            matches!(error, LedgerError::HandTaken { session, number: n } if (session, n) == (first, number))
        );
    }
    for number in [0, 4, u32::MAX] {
        let error = play(number).unwrap_err();
        assert!(matches!(error, LedgerError::HandSkips { next: 3, number: n, .. } if n == number));
    }
    let error = play(2).unwrap_err().to_string();
    assert_eq!(
        error,
        "hand 2 of session 1 was written by somebody else in the meantime"
    );
}

#[test]
fn a_net_names_players_of_the_session_once() {
    let (mut table, id) = Table::seated();
    let mut play = |pairs: &[(&str, i64)]| {
        let mut body = hand(1);
        body.net = net(pairs);
        table.ledger.append_hand(id, AT, ENGINE, &body)
    };
    let error = play(&[("Ann", 1), ("Dan", -1)]).unwrap_err();
    assert!(matches!(error, LedgerError::UnknownPlayer { player, .. } if player == "Dan"));
    // The same syllables in decomposed jamo are another name.
    let error = play(&[("\u{110e}\u{1165}\u{11af}\u{1109}\u{116e}", 0)]).unwrap_err();
    assert!(matches!(error, LedgerError::UnknownPlayer { .. }));
    let error = play(&[("Ann", 1), ("Ann", -1)]).unwrap_err();
    assert!(matches!(error, LedgerError::DuplicatePlayer(_)));
    play(&[("Bo", -5), ("Ann", 5)]).unwrap();
    assert_eq!(table.ledger.hands(id).unwrap()[0].net[0].1, -5);
}

/// One hand could block the ledger for good if it moved so much that no other could be added.
#[test]
fn a_hand_moves_no_more_chips_than_can_always_be_added_up() {
    let (mut table, id) = Table::seated();
    let most = 1_000_000_000_000;
    let mut play = |number, chips| {
        let mut body = hand(number);
        body.net = net(&[("Ann", chips), ("Bo", -chips)]);
        table.ledger.append_hand(id, AT, ENGINE, &body)
    };
    for more in [most + 1, i64::MAX, i64::MIN + 1] {
        assert!(matches!(play(1, more), Err(LedgerError::TooManyChips)));
    }
    play(1, most).unwrap();
    play(2, -most).unwrap();
    let hand = EntryId(2);
    let body = CorrectionBody {
        net: net(&[("Ann", most + 1), ("Bo", -most - 1)]),
        ..correction(hand)
    };
    let corrected = table.ledger.append_correction(id, AT, ENGINE, &body);
    assert!(matches!(corrected, Err(LedgerError::TooManyChips)));
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn a_session_closes_once_and_takes_no_more_hands() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    assert!(matches!(table.close(id), Err(LedgerError::Closed(session)) if session == id));
    let hand = table.ledger.append_hand(id, AT, ENGINE, &hand(4));
    assert!(matches!(hand, Err(LedgerError::Closed(_))));
    table.correct(id, EntryId(2)).unwrap();
}

#[test]
fn corrections_name_a_hand_of_their_session() {
    let (mut table, first) = Table::played();
    let second = table.sit();
    let of_correction = table.correct(first, EntryId(5));
    assert!(matches!(
        of_correction,
        Err(LedgerError::NotAHand(EntryId(5)))
    ));
    let of_session = table.correct(first, EntryId(1));
    assert!(matches!(of_session, Err(LedgerError::NotAHand(EntryId(1)))));
    let of_nothing = table.correct(first, EntryId(99));
    assert!(matches!(
        of_nothing,
        Err(LedgerError::NoSuchEntry(EntryId(99)))
    ));
    let of_others = table.correct(second, EntryId(2)).unwrap_err();
    assert!(
        matches!(of_others, LedgerError::OtherSession { hand: EntryId(2), session } if session == second)
    );
}

#[test]
fn unknown_sessions_are_refused() {
    let (mut table, _) = Table::played();
    // Entry 2 exists, but is a hand.
    for id in [SessionId(2), SessionId(77), SessionId(-1)] {
        let hand = table.ledger.append_hand(id, AT, ENGINE, &hand(1));
        assert!(matches!(hand, Err(LedgerError::NoSuchSession(session)) if session == id));
        assert!(matches!(
            table.close(id),
            Err(LedgerError::NoSuchSession(_))
        ));
        assert!(matches!(
            table.correct(id, EntryId(2)),
            Err(LedgerError::NoSuchSession(_))
        ));
        assert!(matches!(
            table.ledger.session(id),
            Err(LedgerError::NoSuchSession(_))
        ));
        assert!(table.ledger.hands(id).unwrap().is_empty());
    }
}

#[test]
fn times_and_versions_are_checked() {
    let mut table = Table::new();
    let mut open = |at, engine| table.ledger.open_session(at, engine, &session());
    assert!(matches!(
        open("2026-11-20", ENGINE),
        Err(LedgerError::BadTime(_))
    ));
    assert!(matches!(
        open("2026-11-20T19:30:00+09:00", ENGINE),
        Err(LedgerError::BadTime(_))
    ));
    assert!(matches!(open(AT, ""), Err(LedgerError::BadEngine(_))));
    assert!(matches!(open(AT, "0.1\n0"), Err(LedgerError::BadEngine(_))));
    open("2026-11-20T19:30:00.125Z", "0.1.0+git.abc").unwrap();
}

#[test]
fn odd_text_is_kept_to_the_letter() {
    let (mut table, id) = Table::seated();
    let mut body = hand(1);
    body.record = "\u{0}\n\r\t\"\\'; DROP TABLE entry; --\u{7f}\u{2028}🎴 뻑 \u{110e}".to_owned();
    table.ledger.append_hand(id, AT, ENGINE, &body).unwrap();
    assert_eq!(table.ledger.hands(id).unwrap()[0].record, body.record);
    assert_eq!(table.ledger.verify().unwrap(), []);
}

fn going_on(players: &[&str]) -> GoingOn {
    GoingOn {
        close: close(),
        next: SessionBody {
            players: names(players),
            ..session()
        },
        draft: names(&["seated Bo Ann Dan"]),
    }
}

#[test]
fn a_session_goes_on_as_another_or_not_at_all() {
    let (mut table, id) = Table::played();
    table.ledger.push_draft(id, 0, "seated Ann Bo").unwrap();
    let twice = going_on(&["Ann", "Dan", "Dan"]);
    assert!(table.ledger.go_on(id, AT, ENGINE, &twice).is_err());
    assert_eq!(table.ledger.entries(None).unwrap().len(), 5);
    assert_eq!(table.ledger.draft(id).unwrap().len(), 1);

    let going = going_on(&["Ann", "Bo", "Dan"]);
    let next = table.ledger.go_on(id, AT, ENGINE, &going).unwrap();
    assert_eq!(next, SessionId(7));
    assert!(table.ledger.draft(id).unwrap().is_empty());
    assert_eq!(table.ledger.draft(next).unwrap(), going.draft);
    let again = table.ledger.go_on(id, AT, ENGINE, &going);
    assert!(matches!(again, Err(LedgerError::Closed(_))), "{again:?}");
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn an_evening_is_what_went_on_and_no_more() {
    let (mut table, first) = Table::played();
    let going = going_on(&["Ann", "Bo", "Dan"]);
    let second = table.ledger.go_on(first, AT, ENGINE, &going).unwrap();
    let evening = |table: &Table, of| -> Vec<SessionId> {
        let evening = table.ledger.evening(of).unwrap().into_iter();
        evening.map(|session| session.id).collect()
    };
    assert_eq!(evening(&table, second), [first, second]);
    assert_eq!(evening(&table, first), [first]);
    // Closing a session and opening another begins a new evening, even within the same second.
    let none = CloseBody {
        net: Vec::new(),
        transfers: Vec::new(),
    };
    table
        .ledger
        .close_session(second, AT, ENGINE, &none)
        .unwrap();
    let third = table.sit();
    assert_eq!(evening(&table, third), [third]);
}
