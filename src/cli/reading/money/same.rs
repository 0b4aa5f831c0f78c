//! Payments that two ledgers both recorded and that may be the same: `dokbak paid --same`, and the
//! questions that `import` asks about them.

use crate::cli::args::WhichCounts;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::{older, opened_to_write};
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::words::{Text, say};
use crate::evening::decision::Decision;
use crate::evening::step::Write;
use crate::ledger::{EntryId, Handover, Ledger};
use crate::report::{SameMoney, same_money};
use std::path::Path;

/// Decides whether two recorded payments are the same.
pub(super) fn run(
    notes: (EntryId, EntryId),
    both: bool,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    if let Some(mut older) = older(path)? {
        append(notes, !both, &mut older)?;
    }
    let mut ledger = opened_to_write(screen, path)?;
    say(notes, !both, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Writes to an open ledger whether two recorded payments are the same.
pub(super) fn say(
    (one, other): (EntryId, EntryId),
    is_one: bool,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    append((one, other), is_one, book)?;
    let lang = screen.lang();
    let told = if is_one {
        say!(lang, money_counts_once(one, other))
    } else {
        say!(lang, money_counts_twice(one, other))
    };
    Ok(screen.prose(&told)?)
}

fn append(
    notes: (EntryId, EntryId),
    is_one: bool,
    book: &mut dyn MoneyBook,
) -> Result<(), Failure> {
    book.append(Write::SameMoney { notes, is_one })?;
    Ok(())
}

/// After an import, lists payments that both ledgers have, and writes whether they are the same: as
/// the option says, or as a person answers.
pub(in crate::cli) fn after_import(
    which: Option<WhichCounts>,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for SameMoney { one, other, handed } in same_money(ledger)? {
        let lang = screen.lang();
        let told = handed.iter().map(|handover| in_words(handover, screen));
        let told: Vec<Text> = told.collect();
        let day = handed.first().map_or("", |one| one.day.as_str());
        screen.prose(&say!(lang, noted_in_both(&told, day, one, other)))?;
        let said = match which {
            Some(WhichCounts::Here) => Some(((one, other), true)),
            Some(WhichCounts::There) => Some(((other, one), true)),
            Some(WhichCounts::Both) => Some(((one, other), false)),
            None if has_person() => {
                let question = say!(lang, is_same_money());
                yes_alone(question, Decision::SameMoney, screen)?.map(|yes| ((one, other), yes))
            }
            None => None,
        };
        if let Some((notes, is_one)) = said {
            say(notes, is_one, ledger, screen)?;
        } else {
            let command = format!("dokbak paid --same {one} {other}");
            screen.paragraph(&Styled::hint(say!(lang, same_money_unsaid(&command))))?;
        }
    }
    Ok(())
}

fn in_words(handover: &Handover, screen: &Screen) -> Text {
    let lang = screen.lang();
    let amount = say!(lang, money(1, &handover.amount));
    say!(lang, pays(&handover.from, &handover.to, &amount))
}
