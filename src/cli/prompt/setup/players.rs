//! Who plays, and who deals first.

use super::Setup;
use super::ask::SetupAsk;
use super::checks::{fits_some_table, header, problem};
use crate::cli::lots::{Decided, Lots};
use crate::cli::prompt::answer;
use crate::cli::prompt::refusal::{BadSetup, Refusal, TakenFor};
use crate::cli::prompt::seating::is_word;
use crate::letters::{NameFault, alike, same_name};
use crate::record::{Header, Keyword, Problem, is_keyword};

impl Setup {
    pub(super) fn players(&mut self, text: &str) -> Result<(), Refusal> {
        self.lots = Lots::read(text);
        let names = match &self.lots {
            Some(lots) => lots.names().map_err(|wrong| problem(&wrong))?,
            None => names(text)?,
        };
        self.seat(names)
    }

    /// Seats players of these names.
    pub(super) fn seat(&mut self, names: Vec<String>) -> Result<(), Refusal> {
        fits_some_table(&names)?;
        for name in &names {
            can_be_called(name, &self.known)?;
        }
        self.players = names;
        self.done(SetupAsk::Players);
        if self.by_names && !self.answered.contains(&SetupAsk::Rules) {
            self.suggest_rules();
        }
        self.seat_first_dealer()
    }

    /// Seats the first dealer first, where cards were drawn for it. Which month deals may hang on
    /// the game, so that without an hour it is left open until the ruleset is known.
    pub(super) fn seat_first_dealer(&mut self) -> Result<(), Refusal> {
        self.first_deal = None;
        let Some(lots) = &self.lots else {
            return Ok(());
        };
        let rules = &self.ruleset.rules;
        let calendar = rules.calendar();
        let rules_known = self.answered.contains(&SetupAsk::Rules);
        match lots.decide(rules) {
            Ok(Decided::Deals(deal)) => {
                self.players = lots.names().map_err(|found| problem(&found))?;
                self.players.rotate_left(deal.by.place);
                self.first_deal = Some(deal);
                Ok(())
            }
            Ok(Decided::Again(again)) => Err(BadSetup::DrawAgain { again, calendar }.into()),
            Err(faults) => match faults.into_iter().next() {
                Some(fault) if fault.lacks_hour() && !rules_known => Ok(()),
                Some(fault) => Err(BadSetup::Lot { fault, calendar }.into()),
                None => Ok(()),
            },
        }
    }
}

/// Refuses a name that would be taken for something else, and a new one that looks like one of
/// somebody else in the ledger.
pub(in crate::cli) fn can_be_called(name: &str, known: &[String]) -> Result<(), Refusal> {
    if let Some(by) = taken(name) {
        let name = name.to_owned();
        return Err(BadSetup::NameTaken { name, by }.into());
    }
    if known.iter().any(|other| same_name(other, name)) {
        return Ok(());
    }
    let Some(other) = known.iter().find(|other| alike(other, name)) else {
        return Ok(());
    };
    let (name, why) = (name.to_owned(), NameFault::LooksLike(other.clone()));
    Err(problem(&Problem::BadName { name, why }))
}

/// Returns what a name would be taken for, if anything.
fn taken(name: &str) -> Option<TakenFor> {
    if answer::number(name).is_some() {
        Some(TakenFor::Number)
    } else if is_word(name) {
        Some(TakenFor::Command)
    } else if is_keyword(name) {
        Some(TakenFor::Keyword)
    } else {
        let answers = answer::is_none(name) || answer::yes_or_no(name).is_some();
        answers.then_some(TakenFor::Answer)
    }
}

/// Returns the names that an answer lists.
fn names(text: &str) -> Result<Vec<String>, Refusal> {
    let spaced = text.replace([',', '，', '、'], " ");
    match header(Keyword::Players, &spaced)? {
        Header::Players(names) => Ok(names.into_iter().map(|name| name.value).collect()),
        _ => Err(BadSetup::NoNames.into()),
    }
}
