//! The counted piles of min-hwatu, in JSON.

use super::pairs;
use super::value::{BadJsonValue, JsonPart};
use crate::card::Calendar;
use crate::record::Name;
use crate::verdict::{CountedSet, PileCount, PileCounting, SetLine};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenCounting {
    #[serde(with = "pairs")]
    balance: Vec<(Name, i64)>,
    par: i64,
    piles: Vec<WrittenPile>,
    missing: String,
    surplus: String,
}

impl JsonPart<PileCounting> for WrittenCounting {
    fn from_part(counting: &PileCounting, calendar: Calendar) -> Self {
        Self {
            balance: counting.balance.clone(),
            par: counting.par,
            piles: JsonPart::from_part(&counting.piles, calendar),
            missing: JsonPart::from_part(&counting.missing, calendar),
            surplus: JsonPart::from_part(&counting.surplus, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<PileCounting, BadJsonValue> {
        Ok(PileCounting {
            balance: self.balance,
            par: self.par,
            piles: self.piles.read(calendar)?,
            missing: self.missing.read(calendar)?,
            surplus: self.surplus.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenPile {
    player: Name,
    cards: i64,
    sets: Vec<WrittenSet>,
    brought: i64,
    cost: i64,
    total: i64,
    #[serde(default, skip_serializing_if = "is_nothing")]
    remainder: i64,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
const fn is_nothing(points: &i64) -> bool {
    *points == 0
}

impl JsonPart<PileCount> for WrittenPile {
    fn from_part(pile: &PileCount, calendar: Calendar) -> Self {
        Self {
            player: pile.player.clone(),
            cards: pile.cards,
            sets: JsonPart::from_part(&pile.sets, calendar),
            brought: pile.brought,
            cost: pile.cost,
            total: pile.total,
            remainder: pile.remainder,
        }
    }

    fn read(self, calendar: Calendar) -> Result<PileCount, BadJsonValue> {
        Ok(PileCount {
            player: self.player,
            cards: self.cards,
            sets: self.sets.read(calendar)?,
            brought: self.brought,
            cost: self.cost,
            total: self.total,
            remainder: self.remainder,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenSet {
    id: CountedSet,
    points: i64,
    cards: String,
}

impl JsonPart<SetLine> for WrittenSet {
    fn from_part(set: &SetLine, calendar: Calendar) -> Self {
        Self {
            id: set.id,
            points: set.points,
            cards: JsonPart::from_part(&set.cards, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<SetLine, BadJsonValue> {
        Ok(SetLine {
            id: self.id,
            points: self.points,
            cards: self.cards.read(calendar)?,
        })
    }
}
