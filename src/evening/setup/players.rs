//! Who plays, and who deals first.

use super::ask::SetupAsk;
use super::checks::{fits_some_table, header, problem};
use super::last_time::known_names;
use super::listed;
use super::so_far::Setup;
use crate::evening::answer;
use crate::evening::deal_draw::{DealDraw, Decided};
use crate::evening::refusal::{BadSetup, Refusal, TakenFor};
use crate::evening::seating::is_word;
use crate::ledger::People;
use crate::letters::{NameFault, alike, nearest_name, same_name};
use crate::record::{Header, Keyword, Name, Problem, is_keyword};

impl Setup {
    /// Returns the new names at the table that may be misspelled, each with the known name that may
    /// be meant.
    pub(crate) fn near_names(&self) -> Vec<(Name, Name)> {
        let near = |name: &Name| Some((name.clone(), near(name, &self.players, &self.people)?));
        self.players.iter().filter_map(near).collect()
    }

    /// Returns the answer that seats the same players, with the name `name` replaced by `meant`.
    pub(super) fn renamed(&self, name: &str, meant: &str) -> String {
        let called = |one: &str| if one == name { meant } else { one }.to_owned();
        if let Some(lots) = &self.lots {
            return lots.renamed(called);
        }
        // The names are quoted, so that no end of a name is taken for a particle.
        let names = self
            .players
            .iter()
            .map(|one| format!("\"{}\"", called(one)));
        names.collect::<Vec<String>>().join(" ")
    }

    /// Takes an answer to the question who plays: names as people list them.
    pub(super) fn listed(&mut self, text: &str) -> Result<(), Refusal> {
        if answer::people(text).is_some() {
            return Err(BadSetup::HowMany.into());
        }
        self.players(&listed::spaced(text, &self.known))
    }

    /// Takes the rest of a record's `players` line, after the keyword.
    pub(super) fn players(&mut self, text: &str) -> Result<(), Refusal> {
        self.lots = DealDraw::read(text);
        let names = match &self.lots {
            Some(lots) => lots.names().map_err(|wrong| problem(&wrong))?,
            None => names(text)?,
        };
        self.seat(names)
    }

    /// Seats players with these names in this order, or refuses the names.
    pub(super) fn seat(&mut self, names: Vec<Name>) -> Result<(), Refusal> {
        fits_some_table(&names)?;
        for name in &names {
            can_be_called(name, &self.known)?;
            is_no_kitty(name, &self.kitties)?;
        }
        two_people(&names, &self.people)?;
        self.players = names;
        self.done(SetupAsk::Players);
        let is_open = !self.answered.contains(&SetupAsk::Rules);
        if self.by_names && is_open {
            self.suggest_rules();
        } else if self.suggests && is_open && self.fits().is_err() {
            self.suggest_others();
        }
        self.seat_first_dealer()
    }

    /// Moves the first dealer to the first seat, if cards were drawn for the deal. Which month
    /// deals may depend on the game, so without an hour the dealer stays open until the ruleset is
    /// known.
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

/// Returns the known name, of somebody not at this table, that a new name may be a misspelling of;
/// `None` if there is no such name.
pub(crate) fn near(name: &str, table: &[Name], people: &People) -> Option<Name> {
    if people.find(name).is_some() {
        return None;
    }
    let known = known_names(people);
    let away = known.iter().filter(|known| {
        let mut table = table.iter();
        !table.any(|seated| same_name(seated, known) || people.are_one(seated, known))
    });
    nearest_name(name, away).cloned()
}

/// Refuses two names of one person at the same table.
fn two_people(names: &[Name], people: &People) -> Result<(), Refusal> {
    for (at, other) in names.iter().enumerate() {
        let before = names.iter().take(at);
        let found = before.into_iter().find(|one| people.are_one(one, other));
        if let Some(one) = found.cloned() {
            let other = other.clone();
            return Err(BadSetup::OnePerson { one, other }.into());
        }
    }
    Ok(())
}

/// Refuses a name that would be mistaken for something else, and a new name that looks like a known
/// one.
pub(crate) fn can_be_called(name: &str, known: &[Name]) -> Result<(), Refusal> {
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
    let (name, why) = (name.to_owned(), NameFault::LooksLike(other.to_string()));
    Err(problem(&Problem::BadName { name, why }))
}

/// Refuses the name of a kitty, since the kitty's money would become that player's.
pub(crate) fn is_no_kitty(name: &str, kitties: &[Name]) -> Result<(), Refusal> {
    if kitties.iter().any(|kitty| same_name(kitty, name)) {
        let (name, by) = (name.to_owned(), TakenFor::Kitty);
        return Err(BadSetup::NameTaken { name, by }.into());
    }
    Ok(())
}

/// Returns what a name would be mistaken for, if anything.
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

/// Returns the names in a `players` line, which may have commas and words like `and` between them.
fn names(text: &str) -> Result<Vec<Name>, Refusal> {
    match header(Keyword::Players, &listed::plain(text))? {
        Header::Players(names) => Ok(names.into_iter().map(|name| name.value).collect()),
        _ => Err(BadSetup::NoNames.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evening::setup::LastTime;

    /// A `players` line belongs to the record language, in which only spaces separate names and
    /// nothing changes them.
    #[test]
    fn names_are_bare_in_an_answer_and_whole_in_a_line() {
        for (text, players) in [
            ("민수랑 영희", ["민수", "영희"]),
            ("players 민수랑 영희", ["민수랑", "영희"]),
            ("players Ann/Bo Chul", ["Ann/Bo", "Chul"]),
            ("players Ann and Chul", ["Ann", "Chul"]),
            ("players \"Kim Ann\" and Chul", ["Kim Ann", "Chul"]),
        ] {
            let mut setup = Setup::remembered(&LastTime::default());
            setup.take(text).unwrap();
            assert_eq!(setup.players, players, "{text}");
            // Renaming one player leaves the other's name as it is.
            let renamed = setup.renamed(players[1], "영미");
            setup.take(&format!("players {renamed}")).unwrap();
            assert_eq!(setup.players, [players[0], "영미"], "{text}");
            assert_eq!(listed::spaced(&renamed, &[]), renamed, "{text}");
        }
    }
}
