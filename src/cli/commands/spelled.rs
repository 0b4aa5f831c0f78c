//! Imported names that are close to the names of known people.

use super::people::refused;
use crate::cli::error::{Failure, Misuse};
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::usage::quoted;
use crate::cli::words::{say, yes_or_no};
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::ledger::{Batch, Ledger, LedgerError, People, PersonBody, PersonFault};
use crate::letters::{nearest_name, same_name};
use crate::record::Name;
use crate::report::newly::New;
use crate::report::session::ENGINE;

/// An imported name, and the name that is meant.
pub(super) type Renaming = (Name, Name);

/// Parses the `--name` options. Errors: an option is not two names.
pub(super) fn renamings(said: &[String]) -> Result<Vec<Renaming>, Misuse> {
    let two = |said: &String| {
        let names = said.split_once('=');
        let names = names.map(|(old, new)| (old.trim().into(), new.trim().into()));
        let names = names.filter(|(old, new): &Renaming| !old.is_empty() && !new.is_empty());
        names.ok_or_else(|| Misuse::NoTwoNames(said.clone()))
    };
    said.iter().map(two).collect()
}

/// Which of a new name and a known name may be a misspelling of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OtherSpelling {
    /// The new name is a slip for this known one.
    Slip(Name),
    /// This known name is a slip for the new one.
    OtherWay(Name),
}

impl OtherSpelling {
    /// Returns how a new name may match one of the known names, if it may. A known name counts as
    /// the slip only if it is as long as the new name.
    pub(super) fn find<'k>(
        name: &str,
        known: impl Iterator<Item = &'k Name> + Clone,
    ) -> Option<Self> {
        if let Some(near) = nearest_name(name, known.clone()) {
            return Some(Self::Slip(near.clone()));
        }
        let letters = |name: &str| name.chars().count();
        let mut alike = known.filter(|known| letters(known) == letters(name));
        let slip = alike.find(|known| nearest_name(known, [name]).is_some());
        slip.cloned().map(Self::OtherWay)
    }

    pub(super) fn known(&self) -> &str {
        match self {
            Self::Slip(known) | Self::OtherWay(known) => known,
        }
    }

    /// Returns the question whether both names are the same person.
    pub(super) fn question(&self, name: &str, screen: &Screen) -> String {
        match self {
            Self::Slip(near) => {
                yes_or_no(screen.lang(), say!(screen.lang(), name_meant(name, near)))
            }
            Self::OtherWay(slip) => say!(screen.lang(), is_a_slip(slip, name)),
        }
    }

    /// Returns the entry that joins the two: the misspelt name is joined to the other.
    fn join(&self, name: &str) -> PersonBody {
        let (who, with) = match self {
            Self::Slip(near) => (name, near.as_str()),
            Self::OtherWay(slip) => (slip.as_str(), name),
        };
        PersonBody::Join {
            who: who.into(),
            with: with.into(),
        }
    }
}

/// Joins names as the options say, in the same batch as the import; returns the joins that are new
/// to the ledger. Errors: nobody has one of the names, or the two people sat at one table.
pub(super) fn join_said(
    said: &[Renaming],
    before: &People,
    batch: &mut Batch<'_>,
) -> Result<Vec<PersonBody>, Failure> {
    let mut joined = Vec::new();
    for (who, with) in said.iter().filter(|(who, with)| !same_name(who, with)) {
        let (who, with) = (who.clone(), with.clone());
        let body = PersonBody::Join { who, with };
        let at = Date::now().at;
        match batch.append_person(&at, ENGINE, &body) {
            Ok(_) => joined.push(body),
            Err(LedgerError::Person(PersonFault::Same(..))) => {}
            Err(error) => return Err(refused(error, before)),
        }
    }
    Ok(joined)
}

/// Reports which names were joined by the import, and asks about new people whose names are close
/// to known names. If nobody can be asked, lists the new people instead.
pub(super) fn after_import(
    said: &[Renaming],
    joined: &[PersonBody],
    before: &People,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for body in joined {
        tell(body, ledger, screen)?;
    }
    let mut unasked = Vec::new();
    for (name, spelled) in nearly_known(said, before, ledger)? {
        if !has_person() {
            unasked.push((name, spelled));
            continue;
        }
        let question = spelled.question(&name, screen);
        match yes_alone(&question, Decision::NearName, screen)? {
            Some(true) => join(&spelled.join(&name), ledger, screen)?,
            Some(false) => {}
            None => return Ok(()),
        }
    }
    let new = |(name, spelled): &(Name, OtherSpelling)| New {
        name: name.to_string(),
        near: Some(spelled.known().to_owned()),
    };
    if !unasked.is_empty() {
        let lang = screen.lang();
        let newly: Vec<New> = unasked.iter().map(new).collect();
        screen.prose(&say!(lang, new_here(&newly)))?;
        for (name, spelled) in &unasked {
            let command = join_command(&spelled.join(name));
            screen.paragraph(&Styled::hint(say!(lang, joined_later(&command))))?;
        }
    }
    Ok(())
}

/// Returns the command that joins two people.
pub(super) fn join_command(body: &PersonBody) -> String {
    match body {
        PersonBody::Join { who, with } => {
            format!("dokbak people join {} {}", quoted(who), quoted(with))
        }
        _ => String::new(),
    }
}

/// Returns the new people whose names are close to a known person's, unless the two ever sat at the
/// same table.
fn nearly_known(
    said: &[Renaming],
    before: &People,
    ledger: &Ledger,
) -> Result<Vec<(Name, OtherSpelling)>, Failure> {
    let people = ledger.people()?;
    let known = |names: &[Name]| names.iter().any(|name| before.find(name).is_some());
    let is_said = |name: &str| said.iter().any(|(who, _)| same_name(who, name));
    let new = people.all().iter().filter(|person| !known(&person.names));
    let new: Vec<&Name> = new.map(|person| &person.name).collect();
    let all = before.all().iter().map(|person| &person.name);
    let near = new
        .into_iter()
        .filter(|name| !is_said(name))
        .filter_map(|name| Some((name.clone(), OtherSpelling::find(name, all.clone())?)));
    let mut near: Vec<(Name, OtherSpelling)> = near.collect();
    if near.is_empty() {
        return Ok(near);
    }
    for session in ledger.sessions()? {
        let players = &session.body.players;
        let sat = |who: &str| players.iter().any(|player| people.are_one(player, who));
        near.retain(|(name, spelled)| !(sat(name) && sat(spelled.known())));
    }
    Ok(near)
}

/// Writes that two names are one person's, and says so.
pub(super) fn join(
    body: &PersonBody,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let before = ledger.people()?;
    let at = Date::now().at;
    let written = ledger.append_person(&at, ENGINE, body);
    written.map_err(|error| refused(error, &before))?;
    tell(body, ledger, screen)
}

fn tell(body: &PersonBody, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let people = ledger.people()?;
    let Some((_, person)) = people.find(body.whom()) else {
        return Ok(());
    };
    let names = person.names.iter().filter(|name| **name != person.name);
    let names: Vec<&str> = names.map(Name::as_str).collect();
    Ok(screen.prose(&say!(screen.lang(), said_of_person(body, person, &names)))?)
}
