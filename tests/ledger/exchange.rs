//! Importing the entries of one ledger into another.

use crate::table::{AT, ENGINE, Table, correction, hand, net, session, take_in};
use dokbak::ledger::{
    BadEntries, ChainFault, EntryId, Grain, HandBody, Ledger, LedgerError, Period, RawEntry,
    SessionBody, SessionId, TakenIn, Total,
};

const LATER: &str = "2026-11-21T19:30:00Z";

pub(crate) fn written(ledger: &Ledger) -> Vec<RawEntry> {
    ledger.written(EntryId(0), u32::MAX).unwrap()
}

pub(crate) fn take(into: &mut Ledger, entries: &[RawEntry]) -> Result<TakenIn, LedgerError> {
    take_in(into, LATER, entries)
}

fn totals(ledger: &Ledger) -> Vec<Total> {
    ledger.totals(Period::default(), Grain::Whole).unwrap()
}

fn sound(ledger: &Ledger) {
    assert_eq!(ledger.verify().unwrap(), []);
}

/// Returns a ledger with the same beginning as another.
fn copy_of(other: &Table) -> Table {
    let mut table = Table::new();
    take(&mut table.ledger, &written(&other.ledger)).unwrap();
    table
}

/// Returns an evening of Dana and Ann, in another ledger.
fn elsewhere() -> Table {
    let mut table = Table::new();
    let body = SessionBody {
        players: vec!["Dana".into(), "Ann".into()],
        ..session()
    };
    let at = "2026-11-19T19:30:00Z";
    let id = table.ledger.open_session(at, ENGINE, &body).unwrap();
    let body = HandBody {
        net: net(&[("Dana", 3), ("Ann", -3)]),
        ..hand(1)
    };
    table.ledger.append_hand(id, at, ENGINE, &body).unwrap();
    table
}

#[test]
fn an_empty_ledger_becomes_the_same_one() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    let copy = copy_of(&table);
    assert_eq!(written(&copy.ledger), written(&table.ledger));
    assert_eq!(copy.ledger.head().unwrap(), table.ledger.head().unwrap());
    assert_eq!(totals(&copy.ledger), totals(&table.ledger));
    sound(&copy.ledger);
    // It can continue just like the other.
    let mut copy = copy;
    let id = copy.sit();
    copy.play(id, 1);
    sound(&copy.ledger);
}

#[test]
fn another_ledger_comes_in_whole_and_once() {
    let (mut here, _) = Table::played();
    let there = elsewhere();
    let own = written(&here.ledger);
    let taken = take(&mut here.ledger, &written(&there.ledger)).unwrap();
    assert_eq!((taken.new, taken.known), (2, 0));
    // The old entries are unchanged, and the imported ones say the same as there.
    assert_eq!(written(&here.ledger)[..own.len()], own);
    let sessions = here.ledger.sessions().unwrap();
    assert_eq!(sessions[1].body.players, ["Dana", "Ann"]);
    assert_eq!(sessions[1].at, "2026-11-19T19:30:00Z");
    let hands = here.ledger.hands(sessions[1].id).unwrap();
    assert_eq!(hands[0].net, net(&[("Dana", 3), ("Ann", -3)]));
    sound(&here.ledger);

    let head = here.ledger.head().unwrap();
    let again = take(&mut here.ledger, &written(&there.ledger)).unwrap();
    assert_eq!((again.new, again.known), (0, 2));
    assert_eq!(here.ledger.head().unwrap(), head);
    // Nor does the import come back as something new.
    let mut there = there;
    let back = take(&mut there.ledger, &written(&here.ledger)).unwrap();
    assert_eq!((back.new, back.known), (own.len(), 2));
    assert_eq!(totals(&there.ledger), totals(&here.ledger));
    sound(&there.ledger);
}

#[test]
fn what_went_on_in_one_place_alone_goes_on_here() {
    let (mut here, id) = Table::played();
    let mut there = copy_of(&here);
    there.play(id, 4);
    there.correct(id, EntryId(2)).unwrap();
    there.close(id).unwrap();
    let taken = take(&mut here.ledger, &written(&there.ledger)).unwrap();
    assert_eq!((taken.new, taken.apart.len()), (3, 0));
    assert_eq!(here.ledger.sessions().unwrap().len(), 1);
    assert_eq!(here.ledger.hands(id).unwrap().len(), 4);
    assert!(here.ledger.session(id).unwrap().closed.is_some());
    assert_eq!(totals(&here.ledger), totals(&there.ledger));
    sound(&here.ledger);
}

/// Two laptops begin with the same ledger, and each writes its own third hand.
#[test]
fn an_evening_that_two_went_on_with_is_there_twice_and_named() {
    let (mut here, id) = Table::played();
    let mut there = copy_of(&here);
    let mut third = copy_of(&here);
    let won = |name: &str, chips: i64| {
        let mut net = net(&[("Ann", 0), ("Bo", 0), ("철수", 0)]);
        for (player, own) in &mut net {
            *own = if player == name { 2 * chips } else { -chips };
        }
        HandBody { net, ..hand(4) }
    };
    for (table, winner) in [(&mut here, "Ann"), (&mut there, "Bo"), (&mut third, "철수")] {
        let ledger = &mut table.ledger;
        ledger.append_hand(id, AT, ENGINE, &won(winner, 5)).unwrap();
    }
    let both = |one: &Table, other: &Table| {
        let mut both = copy_of(one);
        let taken = take(&mut both.ledger, &written(&other.ledger)).unwrap();
        assert_eq!(
            (taken.new, taken.known),
            (2, 5),
            "the session once more, and the hand"
        );
        assert_eq!(taken.apart, [(id, SessionId(7))]);
        sound(&both.ledger);
        both
    };
    let (mut one, other) = (both(&here, &there), both(&there, &here));
    assert_eq!(totals(&one.ledger), totals(&other.ledger));
    let again = take(&mut one.ledger, &written(&there.ledger)).unwrap();
    assert_eq!(again.new, 0);
    // A third continuation counts separately.
    let taken = take(&mut one.ledger, &written(&third.ledger)).unwrap();
    assert_eq!(taken.apart, [(id, SessionId(9))]);
    sound(&one.ledger);
}

#[test]
fn what_was_taken_in_goes_on_to_others_as_what_it_was() {
    let (mut here, _) = Table::played();
    let there = elsewhere();
    take(&mut here.ledger, &written(&there.ledger)).unwrap();
    let mut third = Table::new();
    third.sit();
    take(&mut third.ledger, &written(&here.ledger)).unwrap();
    sound(&third.ledger);
    // It already has the other's entries, through this ledger.
    let taken = take(&mut third.ledger, &written(&there.ledger)).unwrap();
    assert_eq!((taken.new, taken.known), (0, 2));
}

#[test]
fn a_correction_goes_with_its_hand() {
    let (mut here, id) = Table::played();
    let mut there = copy_of(&here);
    there
        .ledger
        .append_correction(id, AT, ENGINE, &correction(EntryId(4)))
        .unwrap();
    // Something that the other does not have, so that it is not just a continuation.
    here.sit();
    take(&mut here.ledger, &written(&there.ledger)).unwrap();
    assert!(here.ledger.hands(id).unwrap()[2].correction.is_some());
    let entry = here.ledger.entry(EntryId(7)).unwrap();
    assert_eq!(entry.origin.unwrap().id, EntryId(6));
    sound(&here.ledger);
}

/// The other ledger continued a shared session that was closed here meanwhile: it stays one
/// session, and the report says how many hands it has gained.
#[test]
fn hands_that_come_into_a_session_of_both_are_told() {
    let (mut here, id) = Table::played();
    let mut there = copy_of(&here);
    there.play(id, 4);
    there.play(id, 5);
    here.close(id).unwrap();
    let taken = take(&mut here.ledger, &written(&there.ledger)).unwrap();
    assert_eq!(taken.apart, []);
    assert_eq!(taken.changed.more, [(id, 2)]);
    assert_eq!(here.ledger.hands(id).unwrap().len(), 5);
    sound(&here.ledger);
}

#[test]
fn what_does_not_hold_is_not_taken() {
    let (table, _) = Table::played();
    let whole = written(&table.ledger);
    let refused = |entries: &[RawEntry]| {
        let mut here = elsewhere();
        let head = here.ledger.head().unwrap();
        let error = take(&mut here.ledger, entries).unwrap_err();
        assert_eq!(here.ledger.head().unwrap(), head);
        match error {
            LedgerError::BadEntries(bad) => bad,
            error => panic!("{error:?}"),
        }
    };
    assert_eq!(refused(&[]), BadEntries::Nothing);
    assert_eq!(refused(&whole[1..]), BadEntries::Gap(EntryId(2)));
    let mut changed = whole.clone();
    changed[2].body = changed[2].body.replace("12", "13");
    assert_eq!(refused(&changed), BadEntries::Changed(EntryId(3)));
    let mut gap = whole;
    gap.remove(1);
    assert_eq!(refused(&gap), BadEntries::Gap(EntryId(3)));
}

/// Found by fuzzing: an empty ledger accepted such an entry, which then stayed unreadable.
#[test]
fn what_cannot_be_read_is_not_taken_though_its_chain_holds() {
    for change in [
        r#"body = '{"number":3}'"#,
        "body = '{}'",
        "at = 'yesterday'",
    ] {
        let (table, _) = Table::played();
        let raw = table.forger();
        let change = format!("UPDATE entry SET {change} WHERE id = 4");
        raw.execute(&change, []).unwrap();
        let hash = "UPDATE entry SET hash = ?1 WHERE id = ?2";
        let last = crate::chain::by_recipe(&raw, 4);
        raw.execute(hash, (&last, 4)).unwrap();
        let follows = "UPDATE entry SET prev = ?1 WHERE id = 5";
        raw.execute(follows, [last]).unwrap();
        let last = crate::chain::by_recipe(&raw, 5);
        raw.execute(hash, (&last, 5)).unwrap();
        let forged = written(&table.ledger);
        for mut here in [Table::new(), elsewhere()] {
            let head = here.ledger.head().unwrap();
            let refused = take(&mut here.ledger, &forged).unwrap_err();
            let bad = BadEntries::Unreadable(EntryId(4));
            assert!(
                matches!(&refused, LedgerError::BadEntries(found) if *found == bad),
                "{change}: {refused:?}"
            );
            assert_eq!(here.ledger.head().unwrap(), head);
        }
    }
}

#[test]
fn an_import_that_was_changed_is_found() {
    let (mut here, _) = Table::played();
    take(&mut here.ledger, &written(&elsewhere().ledger)).unwrap();
    // Forged by somebody who also recomputes this ledger's chain.
    let forger = here.forger();
    let body: String = forger
        .query_row("SELECT body FROM entry WHERE id = 7", [], |row| row.get(0))
        .unwrap();
    assert!(body.contains("[\\\"Dana\\\",3]"), "{body}");
    forger
        .execute(
            "UPDATE entry SET body = ?1 WHERE id = 7",
            [body.replace("[\\\"Dana\\\",3]", "[\\\"Dana\\\",4]")],
        )
        .unwrap();
    let hash = crate::chain::by_recipe(&forger, 7);
    forger
        .execute("UPDATE entry SET hash = ?1 WHERE id = 7", [hash])
        .unwrap();
    let found = here.ledger.verify().unwrap();
    let content = ChainFault::Content { entry: EntryId(7) };
    assert!(found.contains(&content), "{found:?}");
}

#[test]
fn a_line_of_json_is_the_entry_to_the_letter() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    for entry in written(&table.ledger) {
        let line = entry.to_line();
        assert!(!line.contains('\n'), "{line}");
        // The line contains its body as it is.
        let read: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert!(read["body"].is_object(), "{line}");
        assert_eq!(RawEntry::from_line(&line).unwrap(), entry);
        // Bodies in another notation also come back unchanged.
        for body in [
            "{ \"a\":1 }",
            "{\n}",
            " {}",
            "{}\n",
            "[1,2]",
            "\"text\"",
            "{\"a\": 1.50}",
        ] {
            let odd = RawEntry {
                body: body.to_owned(),
                ..entry.clone()
            };
            let line = odd.to_line();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(RawEntry::from_line(&line).unwrap(), odd, "{body:?}");
        }
    }
    assert!(RawEntry::from_line("{\"id\":1}").is_err());
    assert!(RawEntry::from_line("not JSON").is_err());
}
