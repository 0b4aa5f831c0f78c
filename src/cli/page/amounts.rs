//! What amounts a page tells, and in which unit.

use super::dealt::Dealt;
use super::year::{PagePlayer, Year};
use crate::cli::figures::FigureContext;
use crate::cli::words::{Lang, say, signed};

impl Year {
    /// Returns how amounts are formatted: in money where chips have a worth.
    pub(super) fn told(&self, lang: Lang) -> FigureContext<'_> {
        FigureContext {
            lang,
            unit: self.measure.unit(),
        }
    }

    /// Returns how statistics are formatted, as `dokbak stats` formats them: in chips if all have
    /// one worth.
    pub(super) fn in_stats(&self, lang: Lang) -> FigureContext<'_> {
        FigureContext {
            lang,
            unit: self.measure.money(),
        }
    }

    /// Returns whether amounts can be told.
    pub(super) fn tells_amounts(&self) -> bool {
        !self.without_money || self.measure.money().is_none()
    }

    /// Formats an amount with its sign and its unit; empty if amounts cannot be told.
    pub(super) fn amount(&self, lang: Lang, chips: i64) -> String {
        let told = match self.without_money {
            true if !self.tells_amounts() => return String::new(),
            true => self.in_stats(lang),
            false => self.told(lang),
        };
        match told.unit {
            Some(_) => told.number(chips).into_seen(),
            None => say!(lang, so_many_chips(told.number(chips))).into_seen(),
        }
    }

    /// Formats what a hand brought somebody, in the hand's own chips if no money is told; `None` if
    /// its chips are not counted.
    pub(super) fn amount_of_hand(&self, lang: Lang, dealt: &Dealt, chips: i64) -> Option<String> {
        let counted = self.counted(dealt, chips)?;
        if self.without_money {
            let number = signed(lang, chips);
            return Some(say!(lang, so_many_chips(number)).into_seen());
        }
        Some(self.amount(lang, counted))
    }

    /// True if everything is counted in chips of equal worth.
    pub(super) fn is_alike(&self) -> bool {
        self.lists.len() <= 1 && self.measure.money().is_none()
    }

    /// Converts a person's chips in a hand to the page's unit; `None` if they are not counted.
    pub(super) fn counted(&self, dealt: &Dealt, chips: i64) -> Option<i64> {
        self.measure.weight(dealt.chip.as_ref())?.checked_mul(chips)
    }

    /// Returns where each person stands, in the order of people: what their evenings brought, with
    /// adjustments.
    pub(super) fn totals(&self) -> Vec<i64> {
        let own = self.lists.iter().find(|list| list.measure == self.measure);
        let of = |person: &PagePlayer| {
            let mut standings = own?.standings.iter();
            let found = standings.find(|one| one.player == person.name);
            found.map(|standing| standing.chips)
        };
        self.people.iter().map(|one| of(one).unwrap_or(0)).collect()
    }

    /// Returns what each person's evenings brought, in the order of people; `None` if a sum
    /// overflows.
    pub(super) fn sums(&self) -> Option<Vec<i64>> {
        let mut sums = vec![0_i64; self.people.len()];
        for evening in &self.evenings {
            for (person, net) in &evening.nets {
                let sum = sums.get_mut(*person)?;
                *sum = sum.checked_add(*net)?;
            }
        }
        Some(sums)
    }
}
