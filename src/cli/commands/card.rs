//! `dokbak card`: drawings of cards.

use super::refuse;
use crate::card::{Calendar, Card, read_word};
use crate::cli::args::CardArgs;
use crate::cli::asked_rules::ruleset_with_sets;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::new_file::write_new;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::drawing;
use crate::letters::width;
use crate::record::{Fault, Problem};
use std::path::Path;

pub(in crate::cli) fn run(args: &CardArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let ruleset = ruleset_with_sets(&args.rules)?;
    let calendar = ruleset.rules.calendar();
    let cards = match cards(&args.cards, calendar) {
        Ok(cards) => cards,
        Err(faults) => {
            let name = say!(lang, cards_input());
            return refuse(name, &faults, calendar, false, screen);
        }
    };
    let Some(path) = &args.output else {
        screen.data(&svg(lang, &cards, calendar))?;
        return Ok(Status::Done);
    };
    match (ending(path).as_deref(), cards.as_slice()) {
        (Some("svg"), _) => write_new(path, svg(lang, &cards, calendar).as_bytes())?,
        (Some("png"), [card]) => write_new(path, drawing::picture(*card, calendar))?,
        (Some("png"), _) => return Err(Misuse::SeveralInPicture(path.clone()).into()),
        _ => return Err(Misuse::NoPicture(path.clone()).into()),
    }
    screen.prose(&say!(lang, cards_drawn(&cards, calendar, path)))?;
    Ok(Status::Done)
}

/// Returns the cards that the words name, or a fault for every word that names none. Columns count
/// through the words as typed, with one space between them.
fn cards(words: &[String], calendar: Calendar) -> Result<Vec<Card>, Vec<Fault>> {
    let (mut cards, mut faults, mut column) = (Vec::new(), Vec::new(), 1);
    for word in words {
        match read_word(word, calendar) {
            Ok(named) => cards.extend(named),
            Err(unknown) => faults.push(Fault::new(1, column, Problem::UnknownCard(unknown))),
        }
        column += width(word) + 1;
    }
    if faults.is_empty() {
        Ok(cards)
    } else {
        Err(faults)
    }
}

fn svg(lang: Lang, cards: &[Card], calendar: Calendar) -> String {
    let names = cards.iter().map(|card| say!(lang, named(*card, calendar)));
    let names: Vec<String> = names.collect();
    drawing::document(cards, calendar, &names.join(", "))
}

/// Returns the file extension in lower case, if there is one.
fn ending(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}
