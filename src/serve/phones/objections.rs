//! Objections to hands: they are kept with the phones, so that they outlive a restart.

use crate::evening::play::HandInPlay;
use crate::ledger::StoredHand;
use crate::record::Name;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What players object to: a hand by its session and its number there, so that the objection stays
/// with it when it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HandKey {
    pub(crate) session: i64,
    pub(crate) number: u32,
}

impl HandKey {
    /// Returns the key of a written hand.
    pub(crate) fn written(hand: &StoredHand) -> Self {
        Self {
            session: hand.session.0,
            number: hand.number,
        }
    }

    /// Returns the key of the hand in play.
    pub(crate) fn in_play(play: &HandInPlay) -> Self {
        Self {
            session: play.stored.id.0,
            number: play.stored.hands + 1,
        }
    }
}

impl fmt::Display for HandKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.session, self.number)
    }
}

impl FromStr for HandKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (session, number) = text.split_once('.').ok_or(())?;
        Ok(Self {
            session: session.parse().map_err(|_| ())?,
            number: number.parse().map_err(|_| ())?,
        })
    }
}

/// An objection to a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Objection {
    pub(crate) hand: HandKey,
    pub(crate) by: Vec<Name>,
}

/// All objections that stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Objections(Vec<Objection>);

impl Objections {
    /// Notes that players object to a hand.
    pub(super) fn add(&mut self, hand: HandKey, by: &[Name]) {
        let found = self.0.iter().position(|one| one.hand == hand);
        let at = found.unwrap_or_else(|| {
            let by = Vec::new();
            self.0.push(Objection { hand, by });
            self.0.len() - 1
        });
        if let Some(objection) = self.0.get_mut(at) {
            let new = by.iter().filter(|name| !objection.by.contains(name));
            let new: Vec<Name> = new.cloned().collect();
            objection.by.extend(new);
        }
    }

    /// Takes back the objections of some players to a hand.
    pub(super) fn take_back(&mut self, hand: HandKey, by: &[Name]) {
        for objection in self.0.iter_mut().filter(|one| one.hand == hand) {
            objection.by.retain(|name| !by.contains(name));
        }
        self.0.retain(|one| !one.by.is_empty());
    }

    /// Drops all objections to a hand.
    pub(super) fn drop_all(&mut self, hand: HandKey) {
        self.0.retain(|one| one.hand != hand);
    }

    /// Drops every objection.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns who objects to a hand.
    pub(crate) fn objectors(&self, hand: HandKey) -> &[Name] {
        let found = self.0.iter().find(|one| one.hand == hand);
        found.map_or(&[], |objection| &objection.by)
    }

    /// Returns them in the order in which they were made.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Objection> {
        self.0.iter()
    }
}
