//! Words about checks, seals and copies of the ledger.

use super::chips;
use crate::card::Calendar;
use crate::ledger::{ChainFault, EntryId, Restored, Verified};
use crate::limits::MOST_CHIPS;
use crate::report::{Discrepancy, Otherwise, Recomputed};
use crate::words::Text;
use crate::words::grouped;
use std::path::Path;

/// Says that every entry is as it was written.
pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    if deep {
        format!(
            "Everything up to entry {head} is as it was written, and settles the same; its \
             hash is {hash}."
        )
    } else {
        format!("Everything up to entry {head} is as it was written; its hash is {hash}.")
    }
}

/// Says how far the ledger was last verified, and how much was added since.
pub(in crate::cli) fn last_verified(verified: &Verified) -> String {
    let (entry, day) = (verified.seal.entry, super::day(&verified.at));
    let since = match verified.since {
        0 => "nothing was".to_owned(),
        1 => "1 entry was".to_owned(),
        since => format!("{since} entries were"),
    };
    format!(
        "Verified on {day}: everything up to entry {entry} was as it was written; {since} \
         written since."
    )
}

/// Says what in the ledger was changed from outside.
pub(in crate::cli) fn chain_fault(fault: &ChainFault) -> String {
    fault.to_string()
}

/// Says that the ledger to check does not exist.
pub(in crate::cli) fn not_there(path: &Path, emptied: bool) -> String {
    let path = path.display();
    if emptied {
        format!("{path}: the file is empty; if there was a ledger here, it is gone")
    } else {
        format!("{path}: there is no ledger here; if there was one, it is gone")
    }
}

pub(in crate::cli) fn not_sealed(faults: &[ChainFault]) -> String {
    let faults = ChainFault::first_of(faults);
    format!("this ledger is not as it was written, so it cannot be sealed: {faults}")
}

/// Warns that what follows comes from a ledger that somebody changed.
pub(in crate::cli) fn not_as_written(faults: &[ChainFault]) -> String {
    let faults = ChainFault::first_of(faults);
    format!("this ledger is not as it was written: {faults}; `dokbak verify` has the details")
}

/// Says what was copied, and where to.
pub(in crate::cli) fn backed_up(path: &Path, head: Option<&(EntryId, String)>) -> String {
    let path = path.display();
    match head {
        Some((entry, hash)) => format!(
            "The ledger was copied to {path} up to entry {entry}, and the copy was checked; \
             its hash is {hash}."
        ),
        None => format!("The ledger was copied to {path}; it has no entries yet."),
    }
}

/// Says what was restored, and where the previous ledger went.
pub(in crate::cli) fn restored(path: &Path, restored: &Restored) -> String {
    let path = path.display();
    let now = match &restored.head {
        Some((entry, hash)) => {
            format!("{path} is now the same as the copy, up to entry {entry}; its hash is {hash}.")
        }
        None => format!("{path} is now the same as the copy, without any entries."),
    };
    match &restored.before {
        Some(before) => format!("{now} The previous ledger is now {}.", before.display()),
        None => now,
    }
}

pub(in crate::cli) fn entries_of(count: usize) -> String {
    match count {
        1 => "1 entry".to_owned(),
        count => format!("{count} entries"),
    }
}

/// Says how many rows were written to a file.
pub(in crate::cli) fn exported_rows(rows: usize, path: &Path) -> String {
    let rows = if rows == 1 {
        "1 row".to_owned()
    } else {
        format!("{rows} rows")
    };
    format!("{}: {rows}.", path.display())
}

/// Says how many transactions were written to a file.
pub(in crate::cli) fn exported_transactions(transactions: usize, path: &Path) -> String {
    let transactions = if transactions == 1 {
        "1 transaction".to_owned()
    } else {
        format!("{transactions} transactions")
    };
    format!("{}: {transactions}.", path.display())
}

/// Says how many entries of another ledger were taken in.
pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "Every entry was here already; nothing changed.".to_owned(),
        (new, 0) => format!("{} taken in.", entries_of(new)),
        (new, known) => format!(
            "{} taken in; {} here already.",
            entries_of(new),
            super::notes::more_were(known),
        ),
    }
}

/// Says what is wrong with an entry, such as that its chips do not match its verdict.
pub(in crate::cli) fn wrong_entry(entry: EntryId, wrong: &Discrepancy) -> Text {
    Text::both(|form| {
        let why = match wrong {
            Discrepancy::Verdict => "its verdict cannot be read".to_owned(),
            Discrepancy::Net => "its chips do not match its verdict".to_owned(),
            Discrepancy::Payments => {
                "the chips of its verdict do not match the payments".to_owned()
            }
            Discrepancy::Chips => format!(
                "it moves more chips than a hand can: at most {} for anybody",
                grouped(MOST_CHIPS.unsigned_abs().into())
            ),
            Discrepancy::Stranger(name) => format!("{name} gets or gives chips, but does not play"),
            Discrepancy::Twice(name) => format!("{name} is named twice"),
            Discrepancy::Nobody => "it has no players, or one without a name".to_owned(),
            Discrepancy::Chip(chip) => format!("a chip cannot be worth `{chip}`"),
            Discrepancy::Day(day) => {
                format!("`{day}` is not a day from 1900 to two days after it was written")
            }
            Discrepancy::Number(number) => format!("the next hand of its session is hand {number}"),
            Discrepancy::Follows => {
                "the session that it follows did not continue as this one".to_owned()
            }
            Discrepancy::Reference => {
                "it names something that is not in the ledger before it".to_owned()
            }
            Discrepancy::Misplaced => {
                "it cannot have been in this place in the ledger it comes from".to_owned()
            }
            Discrepancy::Person(fault) => fault.to_string(),
            Discrepancy::Handover(fault) => fault.to_string(),
            Discrepancy::Kept(fault) => fault.to_string(),
            Discrepancy::Rules => {
                "the rules that are kept with the session cannot be read".to_owned()
            }
            Discrepancy::Settled(settled) => form.pick(&settled_otherwise(settled)).to_owned(),
            Discrepancy::Sum(net) => format!("its session came to {}", form.pick(&chips(net))),
            Discrepancy::Uneven => "its chips do not sum to zero".to_owned(),
            Discrepancy::Transfers => "its transfers do not leave everybody even".to_owned(),
        };
        format!("entry {entry} is not what it should be: {why}")
    })
}

/// Says how this version judges an entry that another version wrote.
pub(in crate::cli) fn seen_otherwise(otherwise: &Otherwise, engine: &str) -> Text {
    Text::both(|form| {
        let Otherwise {
            entry,
            engine: by,
            settled,
        } = otherwise;
        let how = form.pick(&settled_otherwise(settled)).to_owned();
        let by = if by == engine {
            format!("{by}, earlier than this one")
        } else {
            by.clone()
        };
        format!("{engine} sees entry {entry}, written by {by}, differently: {how}.")
    })
}

fn settled_otherwise(settled: &Recomputed) -> Text {
    Text::both(|form| match settled {
        Recomputed::Refused(faults) => match faults.first() {
            Some(fault) => {
                let problem = super::problem(&fault.problem, Calendar::Korean);
                format!(
                    "line {} of its record breaks a rule: {problem}",
                    fault.place.line
                )
            }
            None => "its record breaks a rule".to_owned(),
        },
        Recomputed::Net(net) => format!("it comes to {}", form.pick(&chips(net))),
        Recomputed::Reasons => "the chips are the same, but for different reasons".to_owned(),
    })
}
