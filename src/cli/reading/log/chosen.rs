//! Single hands of the log: those with a jokbo, an end, a gain or a reason that is asked for, in the
//! order that is asked for.

use super::asked::{jokbo, outcome};
use crate::card::fold;
use crate::cli::args::{LogArgs, LogOrder};
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::words::Lang;
use crate::ledger::{Person, StoredHand};
use crate::letters::same_name;
use crate::record::{ChipValue, currency_key};
use crate::report::Amount;
use crate::verdict::{Jokbo, Outcome, Verdict};
use std::cmp::Reverse;

/// Which hands are asked for.
pub(super) struct HandChoice<'a> {
    jokbo: Option<Vec<Jokbo>>,
    outcome: Option<Outcome>,
    min: Option<i64>,
    order: LogOrder,
    number: Option<usize>,
    search: Option<String>,
    player: Option<&'a Person>,
}

/// By what hands are ordered: their number among all, the chips of whoever won most or of the
/// person asked for, what a chip was worth, and the points of the winner.
pub(super) struct HandWeight {
    place: usize,
    chips: i64,
    chip: Option<ChipValue>,
    points: i64,
}

impl HandWeight {
    /// Returns what the chips are worth; `None` if they are worth no money.
    pub(super) fn worth(&self) -> Option<Amount> {
        Amount::from_chips(self.chips, self.chip.as_ref()?)
    }

    /// Returns the currency of the chips in the form that is compared; empty if they are worth no
    /// money.
    fn currency(&self) -> String {
        let chip = self.chip.as_ref();
        chip.map_or_else(String::new, |chip| currency_key(&chip.currency))
    }
}

impl<'a> HandChoice<'a> {
    /// Returns the choice that the arguments make; `None` if they ask for whole evenings.
    /// Errors: a word that means nothing.
    pub(super) fn new(
        args: &LogArgs,
        player: Option<&'a Person>,
        lang: Lang,
    ) -> Result<Option<Self>, KeptMisuse> {
        let asks = args.jokbo.is_some()
            || args.outcome.is_some()
            || args.min.is_some()
            || args.sort.is_some()
            || args.number.is_some()
            || args.search.is_some();
        if !asks {
            return Ok(None);
        }
        let jokbo = args.jokbo.as_deref().map(|word| jokbo(word, lang));
        let outcome = args.outcome.as_deref().map(|word| outcome(word, lang));
        let search = args.search.as_deref().map(str::trim);
        Ok(Some(Self {
            jokbo: jokbo.transpose()?,
            outcome: outcome.transpose()?,
            min: args.min,
            order: args.sort.unwrap_or(LogOrder::Day),
            number: args.number.and_then(|number| usize::try_from(number).ok()),
            search: search.map(|text| fold(text).to_string()),
            player,
        }))
    }

    /// Returns whether only a text is asked for, which others than hands may have.
    pub(super) fn is_search(&self) -> bool {
        self.search.is_some()
            && self.jokbo.is_none()
            && self.outcome.is_none()
            && self.min.is_none()
    }

    /// Returns whether results of whole evenings cannot be among the hands: an end, a jokbo, a gain
    /// and points belong to single hands.
    pub(super) fn is_of_hands(&self) -> bool {
        self.jokbo.is_some() || self.outcome.is_some() || self.compares()
    }

    /// Returns whether hands are compared by what they brought.
    pub(super) fn compares(&self) -> bool {
        self.min.is_some() || self.order != LogOrder::Day
    }

    /// Returns whether a text has the one that is asked for; false if none is.
    pub(super) fn finds(&self, text: &str) -> bool {
        let search = self.search.as_deref();
        search.is_some_and(|search| fold(text).contains(search))
    }

    /// Returns the weight of a hand, if it is asked for; `place` is its number among all.
    pub(super) fn takes(
        &self,
        hand: &StoredHand,
        verdict: &Verdict,
        (place, chip): (usize, Option<&ChipValue>),
    ) -> Option<HandWeight> {
        let is_theirs = |name: &str| {
            self.player
                .is_none_or(|person| person.names.iter().any(|own| same_name(own, name)))
        };
        // Somebody who did not sit there has nothing to do with the hand.
        hand.net.iter().find(|(name, _)| is_theirs(name))?;
        let of_winner = verdict.winner.as_deref().is_some_and(is_theirs);
        let lines = verdict.score().into_iter().flat_map(|score| &score.jokbo);
        let mut lines = lines.map(|line| line.id);
        if let Some(jokbo) = &self.jokbo
            && !(of_winner && lines.any(|line| jokbo.contains(&line)))
        {
            return None;
        }
        if self.outcome.is_some_and(|asked| asked != verdict.outcome) {
            return None;
        }
        let chips = hand.net.iter().filter(|(name, _)| is_theirs(name));
        let chips = chips.map(|(_, chips)| *chips).max().unwrap_or(0);
        if self.min.is_some_and(|min| chips < min) {
            return None;
        }
        if self.search.is_some() {
            let reason = hand.correction.as_ref().map(|one| one.reason.as_str());
            reason.filter(|reason| self.finds(reason))?;
        }
        let points = verdict.score().map_or(0, |score| score.points);
        Some(HandWeight {
            place,
            chips,
            chip: chip.cloned(),
            points,
        })
    }

    /// Returns whether hands are ordered by chips that were not worth the same in all of them.
    pub(super) fn compares_worths<T>(&self, hands: &[(HandWeight, T)]) -> bool {
        let mut chips = hands.iter().map(|(one, _)| &one.chip);
        let first = chips.next();
        self.order == LogOrder::Chips && chips.any(|chip| Some(chip) != first)
    }

    /// Puts the hands that were taken in the order that is asked for, and keeps as many as are asked
    /// for: of those in the order of the days, the newest. By chips they are ordered by what the
    /// chips are worth, one currency after the other.
    pub(super) fn ordered<T>(&self, mut hands: Vec<(HandWeight, T)>) -> Vec<T> {
        match self.order {
            LogOrder::Day => {
                let spare = self
                    .number
                    .map_or(0, |most| hands.len().saturating_sub(most));
                hands.drain(..spare);
            }
            LogOrder::Chips => {
                let mut currencies: Vec<String> = Vec::new();
                for (one, _) in &hands {
                    let currency = one.currency();
                    if !currencies.contains(&currency) {
                        currencies.push(currency);
                    }
                }
                hands.sort_by_cached_key(|(one, _)| {
                    let currency = one.currency();
                    let rank = currencies.iter().position(|known| *known == currency);
                    let worth = one.worth().as_ref().map(Amount::exact);
                    let brought = worth.unwrap_or_else(|| i128::from(one.chips));
                    (rank, Reverse(brought), one.place)
                });
            }
            LogOrder::Points => hands.sort_by_key(|(one, _)| (Reverse(one.points), one.place)),
        }
        hands.truncate(self.number.unwrap_or(usize::MAX));
        hands.into_iter().map(|(_, hand)| hand).collect()
    }
}
