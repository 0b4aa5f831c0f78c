//! Payments and adjustments that two ledgers both recorded and that may be the same: `dokbak paid
//! --same`, `dokbak adjust --same`, and the questions that `import` asks about them.

use super::adjusted;
use crate::cli::args::WhichCounts;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::{older, opened_to_write};
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::words::{Lang, Text, say};
use crate::evening::decision::Decision;
use crate::evening::step::Write;
use crate::ledger::{EntryId, Ledger};
use crate::report::{NotedMoney, SameMoney, same_money};
use std::path::Path;

/// Decides whether two recorded payments are the same.
pub(super) fn run(
    command: &str,
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
    say(command, notes, !both, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Writes to an open ledger whether two recorded payments are the same.
pub(super) fn say(
    command: &str,
    (one, other): (EntryId, EntryId),
    is_one: bool,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    append((one, other), is_one, book)?;
    let lang = screen.lang();
    let told = if is_one {
        say!(lang, money_counts_once(command, one, other))
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
    for SameMoney { one, other, noted } in same_money(ledger)? {
        let lang = screen.lang();
        let (told, day) = in_words(&noted, lang);
        let (command, question) = match &noted {
            NotedMoney::Handed(_) => ("paid", say!(lang, is_same_money())),
            NotedMoney::Adjusted(_) => ("adjust", say!(lang, is_same_adjustment())),
        };
        screen.prose(&say!(lang, noted_in_both(&told, day, one, other)))?;
        let said = match which {
            Some(WhichCounts::Here) => Some(((one, other), true)),
            Some(WhichCounts::There) => Some(((other, one), true)),
            Some(WhichCounts::Both) => Some(((one, other), false)),
            None if has_person() => {
                yes_alone(question, Decision::SameMoney, screen)?.map(|yes| ((one, other), yes))
            }
            None => None,
        };
        if let Some((notes, is_one)) = said {
            say(command, notes, is_one, ledger, screen)?;
        } else {
            let command = format!("dokbak {command} --same {one} {other}");
            screen.paragraph(&Styled::hint(say!(lang, same_money_unsaid(&command))))?;
        }
    }
    Ok(())
}

/// Says what an entry notes, and returns its day.
fn in_words(noted: &NotedMoney, lang: Lang) -> (Vec<Text>, &str) {
    match noted {
        NotedMoney::Handed(handed) => {
            let told = handed.iter().map(|one| {
                let amount = say!(lang, money(1, &one.amount));
                say!(lang, pays(&one.from, &one.to, &amount))
            });
            let day = handed.first().map_or("", |one| one.day.as_str());
            (told.collect(), day)
        }
        NotedMoney::Adjusted(one) => {
            let shares = adjusted::shares(lang, one);
            let told = Text::both(|form| format!("{}: {}", one.reason, form.pick(&shares)));
            (vec![told], &one.day)
        }
    }
}
