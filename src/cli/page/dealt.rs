//! Hands and evenings on a page.

use crate::card::{Calendar, Pile};
use crate::case::{AnyHand, Case};
use crate::cli::error::Failure;
use crate::ledger::{HandCalled, HandName, Ledger, Period};
use crate::record::{ChipValue, Name};
use crate::report::Measure;
use crate::report::session::NamesNow;
use crate::report::year::Night;
use crate::rules::Rules;
use crate::verdict::{Outcome, SwitchUse, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// A hand on a page.
pub(super) struct Dealt {
    pub(super) name: HandName,
    pub(super) called: HandCalled,
    /// Why the hand was corrected, if it was.
    pub(super) corrected: Option<String>,
    pub(super) record: String,
    /// The verdict, with the names that people have today.
    pub(super) verdict: Verdict,
    pub(super) case: Case,
    /// Today's names of the people at the table.
    pub(super) names: NamesNow,
    /// The people at the table, as positions in the list of people.
    pub(super) people: Vec<usize>,
    /// Whether this is the result of a whole evening rather than a hand.
    pub(super) is_result: bool,
    /// Whether chips moved, rather than points that become chips at the end.
    pub(super) moves_chips: bool,
    /// What a chip was worth in this hand, if anything.
    pub(super) chip: Option<ChipValue>,
}

impl Dealt {
    /// Returns whether this is a hand that was played to its end.
    fn is_played(&self) -> bool {
        self.verdict.outcome != Outcome::Void && !self.is_result
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.case.ruleset().rules
    }

    /// Returns today's name of the person whom the record calls `name`.
    pub(super) fn called(&self, name: &str) -> Name {
        self.names.called(name)
    }

    /// Returns the winner's cards: the whole pile if the record has it, otherwise the scoring
    /// cards.
    pub(super) fn won_cards(&self) -> WonCards {
        let lifted = self.scoring();
        let score = self.verdict.score().into_iter();
        let switched = score.flat_map(|score| &score.switch);
        let as_junk = switched.filter(|(_, counts_as)| *counts_as == SwitchUse::Junk);
        WonCards {
            pile: self
                .whole_pile()
                .filter(|pile| !pile.is_empty())
                .unwrap_or(lifted),
            lifted,
            as_junk: as_junk.map(|(card, _)| *card).collect(),
            calendar: self.rules().calendar(),
        }
    }

    /// Returns the cards that scored; one that scored in several lines once.
    fn scoring(&self) -> Pile {
        let lines = self.verdict.score().into_iter();
        let lines = lines.flat_map(|score| &score.jokbo);
        lines.fold(Pile::EMPTY, |cards, line| with_each(cards, line.cards))
    }

    fn whole_pile(&self) -> Option<Pile> {
        // The record has the names as written; we find the winner through today's names.
        let winner = self.verdict.winner.as_ref()?;
        let is_winner = |name: &Name| self.names.called(name) == *winner;
        match &self.case.hand().hand {
            AnyHand::GoStop(hand) => {
                let mut players = hand.players.iter();
                players.find(|one| is_winner(&one.name)).map(|one| one.pile)
            }
            AnyHand::KoiKoi(round) => {
                let mut players = round.players.iter();
                players.find(|one| is_winner(&one.name)).map(|one| one.pile)
            }
            AnyHand::MinHwatu(piles) => {
                let mut players = piles.players.iter();
                players
                    .find(|one| is_winner(&one.name))
                    .and_then(|one| one.pile)
            }
        }
    }
}

/// Adds to some cards those of others that are not among them. Two cards of a month look alike.
fn with_each(mut cards: Pile, others: Pile) -> Pile {
    let mut known = cards;
    for card in others {
        if !known.remove(card) {
            cards.add(card);
        }
    }
    cards
}

/// The cards with which somebody won.
#[derive(Clone, Copy, Debug)]
pub(super) struct WonCards {
    pub(super) pile: Pile,
    /// Those that scored.
    pub(super) lifted: Pile,
    /// Those that counted as junk although they are animals.
    pub(super) as_junk: Pile,
    pub(super) calendar: Calendar,
}

/// The hands of a day.
pub(super) struct PageDay {
    /// The day, such as `2026-11-22`.
    pub(super) day: String,
    pub(super) hands: Vec<Dealt>,
    /// What the evening brought each person, in the unit of the page's figures.
    pub(super) nets: BTreeMap<usize, i64>,
    /// What the evening brought each person in every other unit.
    pub(super) others: Vec<(Measure, BTreeMap<usize, i64>)>,
}

impl PageDay {
    /// Returns what the evening brought each person: in the page's unit, or if nothing was played
    /// for that, in the only other one.
    pub(super) fn brought(&self) -> &BTreeMap<usize, i64> {
        match self.others.as_slice() {
            [(_, nets)] if self.nets.is_empty() => nets,
            _ => &self.nets,
        }
    }

    /// Returns the month, such as `2026-11`.
    pub(super) fn month(&self) -> &str {
        self.day.get(..7).unwrap_or(&self.day)
    }

    /// Returns the number of hands played, not counting those that were dealt again.
    pub(super) fn played(&self) -> usize {
        let hands = self.hands.iter();
        let played = hands.filter(|dealt| dealt.is_played());
        played.count()
    }

    /// Returns what a chip was worth, if that was the same in all hands.
    pub(super) fn worth(&self) -> Option<&ChipValue> {
        let first = self.hands.first()?.chip.as_ref();
        let mut hands = self.hands.iter();
        first.filter(|_| hands.all(|dealt| dealt.chip.as_ref() == first))
    }

    /// Returns who was there and what it brought them, as far as it was played for what a measure
    /// counts; `None` if nothing was.
    pub(super) fn night(&self, measure: &Measure) -> Option<Night> {
        let counted = |dealt: &&Dealt| measure.has(dealt.chip.as_ref());
        let at_table = self.hands.iter().filter(counted);
        let at_table = at_table.flat_map(|dealt| &dealt.people);
        let present: BTreeSet<usize> = at_table.chain(self.nets.keys()).copied().collect();
        (!present.is_empty()).then(|| Night {
            day: self.day.clone(),
            nets: self.nets.clone(),
            present,
        })
    }
}

/// Returns what is noted about the evenings of each day of a period.
pub(super) fn notes(ledger: &Ledger, period: Period) -> Result<BTreeMap<String, String>, Failure> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let notes = ledger.evening_notes()?;
    if notes.is_empty() {
        return Ok(BTreeMap::new());
    }
    for session in ledger.session_ids(period)? {
        let Some(note) = notes.get(&ledger.whole_evening(session)?) else {
            continue;
        };
        let texts = [&note.text, &note.place].into_iter().flatten();
        let texts: Vec<&str> = texts.map(String::as_str).collect();
        let of_day = found.entry(ledger.day(session)?).or_default();
        let note = texts.join(" · ");
        if !of_day.contains(&note) {
            of_day.push(note);
        }
    }
    let each = found.into_iter();
    Ok(each.map(|(day, notes)| (day, notes.join(" · "))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    /// Both plain cards of January scored as junk, and one card in two lines is one card.
    #[test]
    fn cards_that_look_alike_are_two() {
        let junk = |count| -> Pile {
            let january = Card::faces().find(|card| card.code(Calendar::Korean) == "1p");
            std::iter::repeat_n(january.unwrap(), count).collect()
        };
        let scored = [1, 2, 2].map(junk).into_iter().fold(Pile::EMPTY, with_each);
        assert_eq!(scored.iter().count(), 2);
    }
}
