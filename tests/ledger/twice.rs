//! Evenings kept in two ledgers. A hand at this table brings Ann 12 chips of 100 KRW; Bo loses 8,
//! 철수 4.

use crate::table::{AT, ENGINE, Table, hand, net, session, take_in};
use dokbak::ledger::{
    DuplicateRuling, DuplicateStatement, EntryId, Grain, HandBody, Ledger, LedgerError, Period,
    RawEntry, SessionId, SettledBody, Total, TwiceFault,
};
use dokbak::record::Name;
use dokbak::report::{accounts, alike};
use proptest::prelude::*;

const LATER: &str = "2026-11-21T19:30:00Z";

fn written(ledger: &Ledger) -> Vec<RawEntry> {
    ledger.written(EntryId(0), u32::MAX).unwrap()
}

fn take(into: &mut Ledger, from: &Ledger) {
    take_in(into, LATER, &written(from)).unwrap();
}

fn totals(ledger: &Ledger) -> Vec<Total> {
    ledger.totals(Period::default(), Grain::Whole).unwrap()
}

/// Returns what each person has won, and in how many hands.
fn sums(ledger: &Ledger) -> Vec<String> {
    let totals = totals(ledger).into_iter();
    totals
        .map(|one| format!("{} {} {}", one.player, one.chips, one.hands))
        .collect()
}

fn say(ledger: &mut Ledger, one: i64, other: i64, said: DuplicateRuling) {
    let word = DuplicateStatement {
        said: Some(said),
        ..between(one, other)
    };
    ledger.append_twice(LATER, ENGINE, &word).unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
}

fn between(one: i64, other: i64) -> DuplicateStatement {
    DuplicateStatement {
        one: SessionId(one),
        other: SessionId(other),
        said: None,
        handed: (Vec::new(), Vec::new()),
    }
}

/// Returns a hand in which a player wins five from each of the others.
fn won(number: u32, name: &str) -> HandBody {
    let mut net = net(&[("Ann", -5), ("Bo", -5), ("철수", -5)]);
    for (player, chips) in &mut net {
        if player == name {
            *chips = 10;
        }
    }
    HandBody {
        net,
        ..hand(number)
    }
}

fn win(table: &mut Table, session: SessionId, number: u32, name: &str) {
    win_at(table, AT, session, number, name);
}

fn win_at(table: &mut Table, at: &str, session: SessionId, number: u32, name: &str) {
    let body = won(number, name);
    let ledger = &mut table.ledger;
    ledger.append_hand(session, at, ENGINE, &body).unwrap();
}

/// Two laptops with one evening; the second missed the last hand, and has a different third one.
fn kept_twice() -> (Table, Table) {
    let (mut here, id) = Table::seated();
    for (number, name) in (1..).zip(["Ann", "Bo", "Bo", "철수"]) {
        win(&mut here, id, number, name);
    }
    // A different first entry makes it a different ledger.
    let mut there = Table::new();
    let before = there.sit();
    there.close(before).unwrap();
    let id = there.sit();
    for (number, name) in (1..).zip(["Ann", "Bo", "Ann"]) {
        win(&mut there, id, number, name);
    }
    (here, there)
}

#[test]
fn an_evening_of_two_laptops_is_seen_and_counts_once_when_somebody_says_so() {
    let (mut here, there) = kept_twice();
    // Ann +10 -5 -5 -5, Bo -5 +10 +10 -5, 철수 three times -5 and +10.
    let alone = ["Ann -5 4", "Bo 10 4", "철수 -5 4"];
    assert_eq!(sums(&here.ledger), alone);
    assert_eq!(alike(&here.ledger).unwrap(), []);
    take(&mut here.ledger, &there.ledger);
    // There: Ann +10 -5 +10, Bo -5 +10 -5, 철수 -15.
    let both = ["Ann 10 7", "Bo 10 7", "철수 -20 7"];
    assert_eq!(sums(&here.ledger), both);
    let found = alike(&here.ledger).unwrap();
    assert_eq!(found.len(), 1, "{found:?}");
    let (one, other) = (found[0].word.one, found[0].word.other);
    // Two of three had the same result.
    assert_eq!(
        (one.0, found[0].hands, found[0].equal),
        (1, (4, 3), 2),
        "{found:?}"
    );
    let len = written(&here.ledger).len();
    say(
        &mut here.ledger,
        one.0,
        other.0,
        DuplicateRuling::Twice(one),
    );
    assert_eq!(sums(&here.ledger), alone);
    // Nothing was lost.
    assert_eq!(written(&here.ledger).len(), len + 1);
    let hands = here.ledger.hands(other).unwrap();
    assert_eq!(hands.len(), 3);
    assert!(hands.iter().all(|hand| !hand.counts));
    let kept = here.ledger.kept_twice().unwrap();
    assert_eq!(
        (kept[0].beside, kept[0].from, kept[0].counts),
        (other, 1, one)
    );
    // Nor does a correction of something that does not count.
    here.ledger
        .append_correction(other, AT, ENGINE, &crate::table::correction(hands[0].id))
        .unwrap();
    here.close(other).unwrap();
    assert_eq!(sums(&here.ledger), alone);
    assert_eq!(here.ledger.verify().unwrap(), []);
    let said = alike(&here.ledger).unwrap();
    assert_eq!(said[0].word.said, Some(DuplicateRuling::Twice(one)));
}

#[test]
fn the_other_can_count_or_both_again() {
    let (mut here, there) = kept_twice();
    take(&mut here.ledger, &there.ledger);
    let both = sums(&here.ledger);
    let pair = alike(&here.ledger).unwrap()[0].word.clone();
    let (one, other) = (pair.one, pair.other);
    say(
        &mut here.ledger,
        one.0,
        other.0,
        DuplicateRuling::Twice(other),
    );
    assert_eq!(sums(&here.ledger), ["Ann 15 3", "Bo 0 3", "철수 -15 3"]);
    say(
        &mut here.ledger,
        other.0,
        one.0,
        DuplicateRuling::Twice(one),
    );
    assert_eq!(sums(&here.ledger), ["Ann -5 4", "Bo 10 4", "철수 -5 4"]);
    say(&mut here.ledger, one.0, other.0, DuplicateRuling::Both);
    assert_eq!(sums(&here.ledger), both);
    let said = alike(&here.ledger).unwrap();
    assert_eq!(said[0].word.said, Some(DuplicateRuling::Both));
}

/// Both have two hands; then each laptop continued the same session.
#[test]
fn of_a_session_that_went_on_apart_the_common_hands_count_either_way() {
    let (mut here, id) = Table::seated();
    win(&mut here, id, 1, "Ann");
    win(&mut here, id, 2, "Ann");
    let mut there = Table::new();
    take(&mut there.ledger, &here.ledger);
    let later = "2026-11-20T19:31:00Z";
    for (table, at, names) in [
        (&mut here, AT, ["Bo", "철수"]),
        (&mut there, later, ["Bo", "Bo"]),
    ] {
        for (number, name) in (3..).zip(names) {
            win_at(table, at, id, number, name);
        }
    }
    take(&mut here.ledger, &there.ledger);
    let pair = alike(&here.ledger).unwrap().remove(0);
    assert_eq!((pair.hands, pair.equal), ((2, 2), 1));
    let (one, other) = (pair.word.one, pair.word.other);
    say(
        &mut here.ledger,
        one.0,
        other.0,
        DuplicateRuling::Twice(one),
    );
    // Ann wins twice, Bo and 철수 once.
    assert_eq!(sums(&here.ledger), ["Ann 10 4", "Bo -5 4", "철수 -5 4"]);
    say(
        &mut here.ledger,
        one.0,
        other.0,
        DuplicateRuling::Twice(other),
    );
    // Ann and Bo win twice.
    assert_eq!(sums(&here.ledger), ["Ann 10 4", "Bo 10 4", "철수 -20 4"]);
    // The other laptop gets the same result from what was decided here.
    take(&mut there.ledger, &here.ledger);
    assert_eq!(sums(&there.ledger), sums(&here.ledger));
    assert_eq!(there.ledger.verify().unwrap(), []);
}

#[test]
fn of_three_laptops_one_counts() {
    let (mut here, there) = kept_twice();
    let mut third = Table::new();
    let at = "2026-11-20T19:29:00Z";
    let id = third.ledger.open_session(at, ENGINE, &session()).unwrap();
    win(&mut third, id, 1, "Ann");
    take(&mut here.ledger, &there.ledger);
    take(&mut here.ledger, &third.ledger);
    let pairs = alike(&here.ledger).unwrap();
    assert_eq!(pairs.len(), 3, "{pairs:?}");
    let (own, second, third) = (pairs[0].word.one, pairs[0].word.other, pairs[1].word.other);
    say(
        &mut here.ledger,
        own.0,
        second.0,
        DuplicateRuling::Twice(own),
    );
    say(
        &mut here.ledger,
        own.0,
        third.0,
        DuplicateRuling::Twice(own),
    );
    assert_eq!(sums(&here.ledger), ["Ann -5 4", "Bo 10 4", "철수 -5 4"]);
    // Whether the other two are one evening follows from that.
    assert_eq!(alike(&here.ledger).unwrap().len(), 2);
    // Then another one counts: it is the only one of the three.
    say(
        &mut here.ledger,
        second.0,
        third.0,
        DuplicateRuling::Twice(second),
    );
    assert_eq!(sums(&here.ledger), ["Ann 15 3", "Bo 0 3", "철수 -15 3"]);
    say(
        &mut here.ledger,
        third.0,
        own.0,
        DuplicateRuling::Twice(third),
    );
    assert_eq!(sums(&here.ledger), ["Ann 10 1", "Bo -5 1", "철수 -5 1"]);
}

#[test]
fn money_that_both_note_is_handed_over_once() {
    let (mut here, mut there) = kept_twice();
    let transfers = |of: &[(&str, &str, &str)]| SettledBody {
        day: "2026-11-20".to_owned(),
        transfers: of
            .iter()
            .map(|(from, to, much)| {
                let [from, to] = [from, to].map(|name| (*name).into());
                (from, to, (*much).to_owned(), "KRW".to_owned())
            })
            .collect(),
    };
    // The result of the hands here: Ann -5, Bo +10, 철수 -5.
    let body = transfers(&[("Ann", "Bo", "500"), ("철수", "Bo", "500")]);
    here.ledger.append_settled(AT, ENGINE, &body).unwrap();
    let body = transfers(&[("철수", "Bo", "500"), ("ann", "Bo", "500")]);
    there.ledger.append_settled(AT, ENGINE, &body).unwrap();
    take(&mut here.ledger, &there.ledger);
    let open = |ledger: &Ledger| -> Vec<String> {
        let handed = ledger.handovers(Period::default()).unwrap();
        let people = ledger.people().unwrap();
        let tables = ledger.tables(&people).unwrap();
        let found = accounts(&totals(ledger), &people, &handed, &[], &tables).unwrap();
        let open = found[0].balances.iter();
        open.map(|one| format!("{} {}", one.person, one.open))
            .collect()
    };
    let pair = alike(&here.ledger).unwrap().remove(0).word;
    assert_eq!((pair.handed.0.len(), pair.handed.1.len()), (1, 1));
    let mut say = |said| {
        let word = DuplicateStatement {
            said: Some(said),
            ..alike(&here.ledger).unwrap().remove(0).word
        };
        here.ledger.append_twice(LATER, ENGINE, &word).unwrap();
        open(&here.ledger)
    };
    let even = ["Ann 0", "Bo 0", "철수 0"];
    assert_eq!(say(DuplicateRuling::Twice(pair.one)), even);
    // The result there was Ann +15, Bo 0, 철수 -15; Ann and 철수 each paid Bo 500.
    let other = ["Ann 2000", "Bo -1000", "철수 -1000"];
    assert_eq!(say(DuplicateRuling::Twice(pair.other)), other);
    assert_eq!(say(DuplicateRuling::Twice(pair.one)), even);
    assert_eq!(here.ledger.verify().unwrap(), []);
}

#[test]
fn what_cannot_be_one_evening_is_not_written() {
    let (mut here, id) = Table::played();
    let empty = here.sit();
    let len = written(&here.ledger).len();
    for (other, fault) in [
        (id, TwiceFault::Same(id)),
        (empty, TwiceFault::Empty(empty)),
    ] {
        let word = between(id.0, other.0);
        match here.ledger.append_twice(LATER, ENGINE, &word) {
            Err(LedgerError::Twice(found)) => assert_eq!(found, fault),
            found => panic!("{found:?}"),
        }
    }
    let word = between(id.0, 99);
    let found = here.ledger.append_twice(LATER, ENGINE, &word);
    assert!(
        matches!(found, Err(LedgerError::NoSuchSession(SessionId(99)))),
        "{found:?}"
    );
    assert_eq!(written(&here.ledger).len(), len);
}

#[test]
fn other_evenings_are_not_taken_for_one() {
    let (mut here, mut there) = kept_twice();
    // The same people on the same day, but different hands.
    let id = there.sit();
    for (number, name) in (1..).zip(["철수", "철수", "철수"]) {
        win(&mut there, id, number, name);
    }
    take(&mut here.ledger, &there.ledger);
    assert_eq!(alike(&here.ledger).unwrap().len(), 1);
}

/// Generates what happens at one laptop: hands of a session, each won by one of three.
fn evening() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..3_usize, 1..4)
}

fn play(table: &mut Table, hands: &[usize], into: Option<SessionId>) -> SessionId {
    play_at(table, AT, hands, into)
}

fn play_at(table: &mut Table, at: &str, hands: &[usize], into: Option<SessionId>) -> SessionId {
    let session = into.unwrap_or_else(|| table.sit());
    let next = table.ledger.hands(session).unwrap().len() + 1;
    for (number, winner) in (next..).zip(hands) {
        let number = u32::try_from(number).unwrap();
        win_at(table, at, session, number, ["Ann", "Bo", "철수"][*winner]);
    }
    session
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// Whoever imports whose ledger, and wherever decisions are made, the standings are the same;
    /// chips sum to zero, and an evening never drops out altogether.
    #[test]
    fn standings_are_the_same_whoever_merges(
        common in evening(),
        (forked, back) in any::<(bool, bool)>(),
        (here, there) in (evening(), evening()),
        words in proptest::collection::vec((any::<bool>(), 0..6_usize, 0..6_usize, 0..3_u8), 1..6),
    ) {
        let mut one = Table::new();
        let id = play(&mut one, &common, None);
        let mut other = Table::new();
        take(&mut other.ledger, &one.ledger);
        play(&mut one, &here, forked.then_some(id));
        play_at(&mut other, "2026-11-20T19:31:00Z", &there, forked.then_some(id));
        for winners in [&here, &there] {
            play(&mut one, winners, None);
            play(&mut other, winners, None);
        }
        if back {
            // One has imported the other already, and continues.
            take(&mut one.ledger, &other.ledger);
            play(&mut one, &here, None);
        }
        let (a, b) = (Table::new(), Table::new());
        let mut merged = [a, b];
        for (merged, (first, second)) in merged.iter_mut().zip([(&one, &other), (&other, &one)]) {
            take(&mut merged.ledger, &first.ledger);
            take(&mut merged.ledger, &second.ledger);
        }
        let [mut ab, mut ba] = merged;
        prop_assert_eq!(totals(&ab.ledger), totals(&ba.ledger));
        let before = totals(&ab.ledger);
        for (at, (in_ab, first, second, said)) in words.iter().enumerate() {
            let ledger = if *in_ab { &mut ab.ledger } else { &mut ba.ledger };
            let sessions = ledger.sessions().unwrap();
            let pick = |at: &usize| sessions[at % sessions.len()].id;
            let (first, second) = (pick(first), pick(second));
            let said = match said {
                0 => DuplicateRuling::Twice(first),
                1 => DuplicateRuling::Twice(second),
                _ => DuplicateRuling::Both,
            };
            let word = DuplicateStatement { said: Some(said), ..between(first.0, second.0) };
            let moment = format!("2026-11-22T19:30:{at:02}Z");
            match ledger.append_twice(&moment, ENGINE, &word) {
                Ok(_) | Err(LedgerError::Twice(_)) => {}
                Err(error) => prop_assert!(false, "{error:?}"),
            }
            prop_assert_eq!(ledger.verify().unwrap(), []);
        }
        take(&mut ab.ledger, &ba.ledger);
        take(&mut ba.ledger, &ab.ledger);
        let after = totals(&ab.ledger);
        prop_assert_eq!(&after, &totals(&ba.ledger));
        prop_assert_eq!(after.iter().map(|one| one.chips).sum::<i64>(), 0);
        prop_assert!(after[0].hands > 0 && after[0].hands <= before[0].hands);
        prop_assert_eq!(ab.ledger.verify().unwrap(), []);
        prop_assert_eq!(ba.ledger.verify().unwrap(), []);
        // Somebody with neither ledger gets the same from both.
        let mut third = Table::new();
        third.sit();
        take(&mut third.ledger, &ba.ledger);
        prop_assert_eq!(third.ledger.verify().unwrap(), []);
        let chips = |ledger: &Ledger| -> Vec<(Name, i64, u32)> {
            let all = totals(ledger).into_iter();
            all.map(|one| (one.player, one.chips, one.hands)).collect()
        };
        prop_assert_eq!(chips(&third.ledger), chips(&ba.ledger));
        // Importing the same file again changes nothing, and its export gives the same.
        let len = written(&ab.ledger).len();
        take(&mut ab.ledger, &ba.ledger);
        prop_assert_eq!(written(&ab.ledger).len(), len);
        let mut copy = Table::new();
        take(&mut copy.ledger, &ab.ledger);
        prop_assert_eq!(totals(&copy.ledger), after);
    }
}
