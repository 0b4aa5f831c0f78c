//! Writing what is kept beside hands: adjustments, seasons, and notes about evenings.

use super::adjustments::{AboutAdjustment, about_adjustment, said_of_adjustment};
use super::batch::{Batch, by_itself};
use super::kept_body::{AdjustBody, AdjustmentBody, AdjustmentUnit, NoteBody, SeasonBody};
use super::read;
use super::refused::KeptFault;
use super::saying::in_force;
use super::seasons::said_of_season;
use super::stamp::EntryStamp;
use super::standing::said_of_session;
use super::{EntryId, EntryKind, LedgerError, SessionId};
use crate::date::Date;
use crate::letters::check_name;

impl Batch<'_> {
    /// Notes an adjustment and returns the entry; `at` is RFC 3339 in UTC. A name that never sat
    /// down is a kitty.
    /// Errors: an invalid day, reason, amount or name; one person named twice; amounts that do not
    /// sum to zero; chips for a kitty that are worth nothing.
    pub fn append_adjustment(
        &mut self,
        at: &str,
        engine: &str,
        body: &AdjustmentBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        if Date::read(&body.day).is_none() {
            return Err(LedgerError::BadDay(body.day.clone()));
        }
        let (unit, shares) = body.parsed().map_err(LedgerError::Kept)?;
        let refused = |fault| Err(LedgerError::Kept(fault));
        let people = self.people()?;
        let mut seen = Vec::new();
        for (name, _) in &shares {
            match people.find(name) {
                Some((place, _)) if seen.contains(&place) => {
                    return refused(KeptFault::NamedTwice(name.clone()));
                }
                Some((place, _)) => seen.push(place),
                None if check_name(name).is_err() => {
                    return refused(KeptFault::BadName(name.to_string()));
                }
                None if unit == AdjustmentUnit::Chips(None) => {
                    return refused(KeptFault::ChipsInKitty(name.clone()));
                }
                None => {}
            }
        }
        let signs = |of_people: bool| -> Vec<i64> {
            let shares = shares.iter();
            let shares = shares.filter(|(name, _)| people.find(name).is_some() == of_people);
            shares.map(|(_, share)| share.signum()).collect()
        };
        let (of_people, of_kitties) = (signs(true), signs(false));
        let apart = |signs: &[i64]| signs.windows(2).any(|pair| pair.first() != pair.last());
        if !of_kitties.is_empty() && (apart(&of_people) || apart(&of_kitties)) {
            return refused(KeptFault::KittyAndPeople);
        }
        let body = AdjustBody::Move(body.clone());
        self.add(EntryKind::Adjust, None, stamp, &body)
    }

    /// Takes an adjustment back and returns the entry; if the entry is itself one that took an
    /// adjustment back, that adjustment counts again. `at` is RFC 3339 in UTC.
    /// Errors: no such entry, one that is no adjustment, one that was taken back already.
    pub fn undo_adjustment(
        &mut self,
        at: &str,
        engine: &str,
        entry: &EntryId,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        let refused = |fault| Err(LedgerError::Kept(fault));
        let (adjustment, undone) = match about_adjustment(&self.writing, *entry)? {
            None => return refused(KeptFault::NotAdjustment(*entry)),
            Some(AboutAdjustment::Move(seal)) => (seal, true),
            Some(AboutAdjustment::Undo(seal, undone)) => (seal, !undone),
        };
        let before = said_of_adjustment(&self.writing, &adjustment)?;
        let is_undone = match in_force(&before) {
            None => false,
            Some(last) => matches!(last.told.body()?, AdjustBody::Undo { undone: true, .. }),
        };
        if is_undone == undone {
            return refused(KeptFault::UndoneAlready(*entry));
        }
        let body = AdjustBody::Undo { adjustment, undone };
        let kind = EntryKind::Adjust;
        self.add_over(kind, None, stamp, &body, &before)
    }

    /// Names some days a season, or says that there is none of this name, and returns the entry;
    /// `at` is RFC 3339 in UTC.
    /// Errors: an invalid name or day; a last day before the first; no season to take away.
    pub fn append_season(
        &mut self,
        at: &str,
        engine: &str,
        body: &SeasonBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        body.check().map_err(LedgerError::Kept)?;
        let before = said_of_season(&self.writing, &body.name)?;
        let is_there = match in_force(&before) {
            None => false,
            Some(last) => last.told.body::<SeasonBody>()?.days.is_some(),
        };
        if body.days.is_none() && !is_there {
            return Err(LedgerError::Kept(KeptFault::NoSeason {
                asked: body.name.clone(),
                names: Vec::new(),
            }));
        }
        let kind = EntryKind::Season;
        self.add_over(kind, None, stamp, body, &before)
    }

    /// Notes something about the evening that begins with a session, in place of what was noted
    /// before, and returns the entry; `at` is RFC 3339 in UTC. An empty body takes the note away.
    /// Errors: no such session; nothing to take away.
    pub fn append_note(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &NoteBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        read::must_be_there(&self.writing, session)?;
        let before = said_of_session(&self.writing, session, "'note'")?;
        let is_there = match in_force(&before) {
            None => false,
            Some(last) => last.told.body::<NoteBody>()? != NoteBody::default(),
        };
        if *body == NoteBody::default() && !is_there {
            return Err(LedgerError::Kept(KeptFault::NothingNoted));
        }
        let (kind, of) = (EntryKind::Note, Some(session));
        self.add_over(kind, of, stamp, body, &before)
    }
}

by_itself! {
    /// Notes an adjustment, as [`Batch::append_adjustment`] does, in a batch of its own.
    append_adjustment(&AdjustmentBody) -> EntryId;
    /// Takes an adjustment back, as [`Batch::undo_adjustment`] does, in a batch of its own.
    undo_adjustment(&EntryId) -> EntryId;
    /// Names some days a season, as [`Batch::append_season`] does, in a batch of its own.
    append_season(&SeasonBody) -> EntryId;
    /// Notes something about an evening, as [`Batch::append_note`] does, in a batch of its own.
    append_note(session, &NoteBody) -> EntryId;
}
