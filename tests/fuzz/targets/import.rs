//! Imports into a ledger: hands noted elsewhere, and entries of other ledgers.

use super::file::everything;
use super::kept::{ORIGINAL, copy, edited, folder, forge, totals, written};
use crate::deals::Deal;
use crate::koikoi_rounds::{Rules, play};
use crate::minhwatu;
use crate::support::Numbers;
use crate::table::{AT, Table};
use crate::turns::{Tally, hand};
use crate::year;
use dokbak::date::Date;
use dokbak::ledger::{ChainFault, Ledger, LedgerError, RawEntry, TakenIn};
use dokbak::report::notes::{self, There};
use dokbak::report::{Auditing, IntakeResult, take_in};
use std::fmt::Write as _;
use std::path::Path;

/// The first byte selects the meaning of the others: text of notes, choices that make notes, lines
/// of JSON, or how to forge a ledger that is then imported. An import leaves a valid ledger, and a
/// second import adds nothing.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let mut numbers = Numbers::told(bytes);
    match kind % 4 {
        0 => noted(&String::from_utf8_lossy(bytes)),
        1 => noted(&several(&mut numbers)),
        2 => by_lines(&String::from_utf8_lossy(bytes)),
        _ => forged(&mut numbers),
    }
}

/// Imports hands that were noted elsewhere.
fn noted(text: &str) -> bool {
    let read = || notes::read(text, Path::new("/nowhere"), Date::read("2026-11-20"));
    let Ok(noted) = read() else {
        return false;
    };
    let hands = noted.len();
    let folder = folder();
    let mut ledger = Ledger::open(&folder.path().join("ledger.db")).unwrap();
    let mut batch = ledger.batch().unwrap();
    for evening in notes::evenings(noted) {
        let (Some(body), Some(closing)) = (evening.body(), evening.closing()) else {
            return false;
        };
        let Ok(session) = batch.open_session(AT, year::ENGINE, &body) else {
            return false;
        };
        for hand in evening.hands() {
            let sum: i64 = hand.net.iter().map(|(_, chips)| chips).sum();
            let pot = hand.verdict.contains("\"pot\"");
            assert!(sum == 0 || pot, "{text}");
            if batch.append_hand(session, AT, year::ENGINE, &hand).is_err() {
                return false;
            }
        }
        if batch
            .close_session(session, AT, year::ENGINE, &closing)
            .is_err()
        {
            return false;
        }
    }
    batch.commit().unwrap();
    good(&ledger, text);
    let found = notes::there(&read().unwrap(), &ledger, &str::to_owned).unwrap();
    let is_here = |there: &There| matches!(there, There::Same(_) | There::Equal(_));
    assert!(found.len() == hands && found.iter().all(is_here), "{text}");
    hands > 0
}

/// Returns notes of hands in any game, separated by empty lines.
fn several(numbers: &mut Numbers) -> String {
    let mut hands = Vec::new();
    for _ in 0..=numbers.below(3) {
        let (rules, text) = match numbers.below(5) {
            0 => (
                "koikoi",
                Rules::random(numbers).map(|rules| play(&rules.table, &rules.all, numbers).text),
            ),
            1 => {
                let players = 2 + numbers.below(4);
                let piles = minhwatu::dealt(players, numbers);
                ("minhwatu", Some(minhwatu::all(&piles)))
            }
            2 => {
                let name = numbers.one(&["korean", "matgo", "pagat", "wikipedia"]);
                let ruleset = crate::support::ruleset(name, &[]);
                (name, hand(numbers, &ruleset, &mut Tally::default()))
            }
            3 => ("pagat", Some("players Ann Bo Chul\nnagari\n".to_owned())),
            _ => {
                let deal = Deal::random(numbers);
                (deal.base, Some(deal.hand().record()))
            }
        };
        let mut head = format!("rules {rules}\n");
        if numbers.below(2) == 0 {
            let days = ["2026-11-19", "2026-11-20", "2026-02-30", "2026-01-01"];
            let _ = writeln!(head, "date {}", numbers.one(&days));
        }
        if numbers.below(2) == 0 {
            let chips = ["100 KRW", "0.10 EUR", "none", "1 점", "1e5"];
            let _ = writeln!(head, "chip {}", numbers.one(&chips));
        }
        let mut text = head + &text.unwrap_or_default();
        if numbers.below(6) == 0 {
            text = edited(&text, numbers);
        }
        hands.push(text);
    }
    hands.join("\n\n")
}

/// Imports lines of JSON; imports nothing if one of them is not an entry.
fn by_lines(text: &str) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let entries: Result<Vec<RawEntry>, _> = lines.map(RawEntry::from_line).collect();
    let Ok(entries) = entries else {
        return false;
    };
    for entry in &entries {
        assert_eq!(&RawEntry::from_line(&entry.to_line()).unwrap(), entry);
    }
    both_ways(&entries)
}

/// Imports the entries of a forged ledger with a recomputed chain; sometimes as lines, with a
/// character or two changed.
fn forged(numbers: &mut Numbers) -> bool {
    let folder = folder();
    let path = copy(&folder);
    forge(&path, numbers.below(4), true, numbers);
    let Ok(Some(ledger)) = Ledger::open_reading(&path) else {
        return false;
    };
    let Some(mut entries) = written(&ledger) else {
        return false;
    };
    if numbers.below(4) == 0 {
        let lines: Vec<String> = entries.iter().map(RawEntry::to_line).collect();
        return by_lines(&edited(&lines.join("\n"), numbers));
    }
    if numbers.below(4) == 0 {
        entries.truncate(numbers.below(entries.len() + 1));
    }
    both_ways(&entries)
}

/// Imports entries into an empty ledger, and into one that has some.
fn both_ways(entries: &[RawEntry]) -> bool {
    let mut taken = false;
    for is_new in [true, false] {
        let mut table = Table::within(folder());
        if !is_new {
            let session = table.sit();
            table.play(session, 1);
        }
        let Some(first) = checked(&mut table.ledger, entries) else {
            continue;
        };
        taken = true;
        good(&table.ledger, "entries");
        let again = checked(&mut table.ledger, entries).unwrap();
        assert_eq!(again.new, 0, "{first:?}");
        if is_new && entries == ORIGINAL.written {
            assert_eq!(totals(&table.ledger).as_ref(), Some(&ORIGINAL.totals));
        }
    }
    taken
}

/// Imports like the command, which checks the content of entries.
fn checked(ledger: &mut Ledger, entries: &[RawEntry]) -> Option<TakenIn> {
    let before = ledger.head().unwrap().map(|(last, _)| last);
    let mut batch = ledger.batch().unwrap();
    let today = Date::read("2027-01-01").unwrap();
    let taken: Result<IntakeResult, LedgerError> = take_in(
        &mut batch,
        (today, AT),
        year::ENGINE,
        &mut |each| entries.iter().cloned().try_for_each(each),
        &|_| {},
    );
    match taken {
        Ok(IntakeResult::In(taken, _)) => {
            batch.commit().unwrap();
            let how = Auditing {
                engine: year::ENGINE,
                deep: false,
                incoming: None,
            };
            let mut wrong = how.audit(ledger, &|_| {}).unwrap().wrong;
            // Ignore an earlier entry whose verdict was already unreadable.
            wrong.retain(|(entry, _)| before.is_none_or(|last| *entry > last));
            assert_eq!(wrong, []);
            everything(ledger).unwrap();
            assert_eq!(ledger.no_amounts().unwrap(), []);
            Some(*taken)
        }
        Ok(IntakeResult::Amiss(wrong)) => {
            assert_ne!(wrong, []);
            None
        }
        Err(_) => None,
    }
}

/// Fails if a ledger is not valid, or cannot be read.
fn good(ledger: &Ledger, text: &str) {
    let mut faults = ledger.verify().unwrap();
    // A clock may have been set back before the program guarded against that.
    faults.retain(|fault| !matches!(fault, ChainFault::Time { .. }));
    assert_eq!(faults, [], "{text}");
    for session in ledger.sessions().unwrap() {
        ledger.hands(session.id).unwrap();
    }
    assert!(totals(ledger).is_some(), "{text}");
}
