//! Names in notes: who is called something else there, and who is new.

use crate::cli::commands::spelled::{OtherSpelling, Renaming};
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::usage::quoted;
use crate::cli::words::say;
use crate::evening::decision::Decision;
use crate::ledger::{Ledger, People};
use crate::letters::{nearest_name, same_name};
use crate::record::Name;
use crate::report::newly::{KnownBefore, New};
use crate::report::notes::{Noted, NotedEvening, evenings};

/// The people and currencies that are new in the notes, and the known names they may be
/// misspelling.
#[derive(Debug, Default)]
pub(super) struct NotedNames {
    newly: Vec<New>,
    /// New names that belong to known people, as a person said: the new name and the known one.
    renamings: Vec<Renaming>,
    /// Names in the ledger that are slips, as a person said: the slip and the new name to use.
    called: Vec<Renaming>,
    /// New names that may be misspelt; nobody could be asked.
    spelled: Vec<(Name, OtherSpelling)>,
    /// The first possibly misspelt name in the hands that were taken in.
    unasked: Option<New>,
}

impl NotedNames {
    /// Collects the new names, and asks about those close to a known one unless an option decides.
    /// `None` if a question was not answered, or if a currency is a slip.
    pub(super) fn meant(
        noted: &[Noted],
        ledger: &Ledger,
        said: &[Renaming],
        asks: bool,
        screen: &mut Screen,
    ) -> Result<Option<Self>, Failure> {
        let mut names = Self::default();
        let people = ledger.people()?;
        for new in newly(noted, ledger, said)? {
            let Some(spelled) = spelled(&new, &people, noted, said) else {
                names.newly.push(new);
                continue;
            };
            if !asks {
                names.spelled.push((new.name.as_str().into(), spelled));
                names.newly.push(new);
                continue;
            }
            let question = spelled.question(&new.name, screen);
            match yes_alone(&question, Decision::NearName, screen)? {
                Some(true) if is_of_a_player(&new, noted) => {
                    let known = spelled.known().into();
                    if let OtherSpelling::OtherWay(slip) = spelled {
                        names.called.push((slip, new.name.as_str().into()));
                    }
                    names.renamings.push((new.name.into(), known));
                }
                Some(false) => names.newly.push(New { near: None, ..new }),
                _ => return Ok(None),
            }
        }
        Ok(Some(names))
    }

    /// Returns the people who get a new name: the old name and the new one.
    pub(super) fn called(&self) -> &[Renaming] {
        &self.called
    }

    pub(super) fn renamings(&self) -> &[Renaming] {
        &self.renamings
    }

    /// Returns how `name` may be confused with a known name, if nobody could be asked about it.
    pub(super) fn spelled(&self, name: &str) -> Option<&OtherSpelling> {
        let spelled = self.spelled.iter().find(|(new, _)| same_name(new, name));
        spelled.map(|(_, spelled)| spelled)
    }

    /// Forgets the names that appear in none of these hands.
    pub(super) fn keep_those_of(&mut self, hands: &[Noted]) {
        self.newly.retain(|new| {
            let mut chips = hands.iter().filter_map(|hand| hand.chip.as_ref());
            is_of_a_player(new, hands) || chips.any(|chip| chip.currency == new.name)
        });
        let mut players = self.newly.iter().filter(|new| is_of_a_player(new, hands));
        let unasked =
            players.find(|new| matches!(self.spelled(&new.name), Some(OtherSpelling::Slip(_))));
        self.unasked = unasked.cloned();
    }

    /// Reports who and what is new, and how to join two names into one person.
    pub(super) fn tell(&self, screen: &mut Screen) -> Result<(), Failure> {
        let lang = screen.lang();
        if self.newly.is_empty() {
            return Ok(());
        }
        screen.prose(&say!(lang, new_here(&self.newly)))?;
        let unasked = self.unasked.as_ref();
        if let Some((new, near)) = unasked.and_then(|new| Some((new, new.near.as_ref()?))) {
            let command = format!("dokbak people join {} {}", quoted(&new.name), quoted(near));
            screen.paragraph(&Styled::hint(say!(lang, joined_later(&command))))?;
        }
        Ok(())
    }
}

/// Returns how a new name may be confused with a known person who is not in the notes; `None` if
/// it may not, or if an option settled that.
fn spelled(
    new: &New,
    people: &People,
    noted: &[Noted],
    said: &[Renaming],
) -> Option<OtherSpelling> {
    if let Some(near) = &new.near {
        return Some(OtherSpelling::Slip(near.into()));
    }
    let is_said = said.iter().any(|(_, said)| same_name(said, &new.name));
    if is_said || !is_of_a_player(new, noted) {
        return None;
    }
    let plays = |name: &str| {
        let mut players = noted.iter().flat_map(|hand| &hand.players);
        players.any(|player| people.are_one(player, name))
    };
    let known = people.all().iter().map(|person| &person.name);
    OtherSpelling::find(&new.name, known.filter(|name| !plays(name)))
}

/// True if a new name belongs to a player, not to a currency.
fn is_of_a_player(new: &New, noted: &[Noted]) -> bool {
    let mut players = noted.iter().flat_map(|hand| &hand.players);
    players.any(|name| *name == new.name)
}

/// Returns the people and currencies of the notes that the ledger does not know. A name may also be
/// a slip for an earlier name in the same notes.
fn newly(noted: &[Noted], ledger: &Ledger, said: &[Renaming]) -> Result<Vec<New>, Failure> {
    let known = KnownBefore::read(ledger)?;
    let people = ledger.people()?;
    let is_said = |name: &str| said.iter().any(|(_, new)| same_name(new, name));
    let mut newly: Vec<New> = Vec::new();
    let mut before: Vec<Name> = Vec::new();
    for body in evenings(noted.to_vec())
        .iter()
        .filter_map(NotedEvening::body)
    {
        let money = body.worth().and_then(|chip| known.money(&chip.currency));
        let mut found = known.people(&body.players);
        let seated = |name: &Name| body.players.iter().any(|other| same_name(other, name));
        let new = body
            .players
            .iter()
            .filter(|name| people.find(name).is_none());
        for name in new {
            if before.iter().any(|other| same_name(other, name)) {
                continue;
            }
            let away = before.iter().filter(|other| !seated(other));
            let near = nearest_name(name, away).map(Name::to_string);
            match found.iter_mut().find(|new| new.name == *name) {
                Some(new) => new.near = new.near.take().or(near),
                None if near.is_some() => found.push(New {
                    name: name.to_string(),
                    near,
                }),
                None => {}
            }
        }
        before.extend(body.players.iter().cloned());
        for mut new in found.into_iter().chain(money) {
            if !newly.iter().any(|told| same_name(&told.name, &new.name)) {
                if is_said(&new.name) {
                    new.near = None;
                }
                newly.push(new);
            }
        }
    }
    Ok(newly)
}
