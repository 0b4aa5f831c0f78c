//! The ledger's file after tampering: what the program reports, and what it still shows.

use super::kept::{ORIGINAL, copy, folder, forge, totals, written};
use crate::support::Numbers;
use dokbak::ledger::{Ledger, LedgerError, Period};
use dokbak::report::{Auditing, accounts};
use std::path::Path;

/// Changes bytes or rows of the file, with or without recomputing the chain. Nothing crashes the
/// program. A file that `verify` accepts is the original (if its head is the same) or the beginning
/// of it.
pub(super) fn law(bytes: &[u8]) -> bool {
    let mut numbers = Numbers::told(bytes);
    let folder = folder();
    let path = copy(&folder);
    // Rows, bytes, both, or rows and the chain.
    let kind = numbers.below(4);
    if kind != 1 {
        forge(&path, 1 + numbers.below(4), kind == 3, &mut numbers);
    }
    if kind == 1 || kind == 2 {
        damage(&path, &mut numbers);
    }
    let reached = seen(&path, kind == 1);
    // Playing on opens the ledger for writing.
    if let Ok(ledger) = Ledger::open(&path) {
        let _ = ledger.verify();
    }
    reached
}

/// Changes bytes of a file.
fn damage(path: &Path, numbers: &mut Numbers) {
    let mut file = std::fs::read(path).unwrap();
    for _ in 0..=numbers.below(6) {
        let place = numbers.below(1 << 8) << 8 | numbers.below(1 << 8);
        let place = place * 7 % file.len();
        match numbers.below(8) {
            0 => file[place] ^= 1 << numbers.below(8),
            1 => file.truncate(place.max(1)),
            2 => file.extend([0; 512]),
            3 => {
                let (to, from) = (
                    place / 512 * 512,
                    numbers.below((file.len() / 512).max(1)) * 512,
                );
                let sector = file[from..file.len().min(from + 512)].to_vec();
                let end = file.len().min(to + sector.len());
                file[to..end].copy_from_slice(&sector[..end - to]);
            }
            4 => {
                let end = file.len().min(place + numbers.below(512));
                file[place..end].fill(0);
            }
            // The head of the file or of a page, where a few bytes matter much.
            5 => {
                let head = place / 4096 * 4096 + numbers.below(100);
                if let Some(byte) = file.get_mut(head) {
                    *byte = u8::try_from(numbers.below(256)).unwrap();
                }
            }
            _ => {
                for byte in file.iter_mut().skip(place).take(1 + numbers.below(8)) {
                    *byte = u8::try_from(numbers.below(256)).unwrap();
                }
            }
        }
    }
    std::fs::write(path, file).unwrap();
}

/// Reads everything that commands read from a ledger; returns whether it could be read at all.
fn seen(path: &Path, bytes_alone: bool) -> bool {
    let Ok(Some(ledger)) = Ledger::open_reading(path) else {
        return false;
    };
    let Ok(faults) = ledger.verify() else {
        return false;
    };
    let (written, totals) = (written(&ledger), totals(&ledger));
    let read = everything(&ledger);
    if !faults.is_empty() {
        return true;
    }
    let head = ledger.head().unwrap();
    if head == ORIGINAL.head {
        read.unwrap();
        assert_eq!(written.as_ref(), Some(&ORIGINAL.written));
        assert_eq!(totals.as_ref(), Some(&ORIGINAL.totals));
    } else if bytes_alone {
        let written = written.unwrap();
        assert_eq!(written[..], ORIGINAL.written[..written.len()]);
    }
    true
}

/// Reads the log and the standings, and checks the entries against their basis.
pub(super) fn everything(ledger: &Ledger) -> Result<(), LedgerError> {
    let how = Auditing {
        engine: crate::year::ENGINE,
        deep: true,
        incoming: None,
    };
    let mut read = vec![how.audit(ledger, &|_| {}).map(|_| ())];
    for session in ledger.sessions().unwrap_or_default() {
        read.push(ledger.hands(session.id).map(|_| ()));
        read.push(ledger.day(session.id).map(|_| ()));
    }
    read.push(ledger.sessions().map(|_| ()));
    read.push(ledger.entries(None).map(|_| ()));
    read.push(ledger.hand_names(None).map(|_| ()));
    read.push(ledger.last_hand(None).map(|_| ()));
    read.push(ledger.seal().map(|_| ()));
    read.push(ledger.last_time().map(|_| ()));
    let owed = || {
        let people = ledger.people()?;
        let handed = ledger.handovers(Period::default())?;
        let adjusted = ledger.adjustments(Period::default())?;
        ledger.seasons()?;
        ledger.evening_notes()?;
        let tables = ledger.tables(&people)?;
        let totals = ledger.totals(Period::default(), dokbak::ledger::Grain::Whole)?;
        for account in accounts(&totals, &people, &handed, &adjusted, &tables).unwrap_or_default() {
            account.settle_up();
        }
        Ok(())
    };
    read.push(owed());
    read.into_iter().collect()
}
