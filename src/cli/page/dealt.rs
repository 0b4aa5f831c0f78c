//! Hands and evenings on a page.

use crate::card::Pile;
use crate::case::{AnyHand, Case};
use crate::ledger::{HandCalled, HandName};
use crate::record::{ChipValue, Name};
use crate::report::Measure;
use crate::report::session::NamesNow;
use crate::report::year::Night;
use crate::rules::Rules;
use crate::verdict::{Jokbo, Outcome, Verdict};
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
    pub(super) fn pile(&self) -> Pile {
        let whole = self.whole_pile().unwrap_or(Pile::EMPTY);
        if whole.is_empty() {
            self.scoring(|_| true)
        } else {
            whole
        }
    }

    /// Returns the cards of the winner's sets: of every line that not just any cards of a kind
    /// score.
    pub(super) fn sets(&self) -> Pile {
        self.scoring(|id| !is_count(id))
    }

    /// Returns the cards of some lines of the score, each once.
    fn scoring(&self, wanted: impl Fn(Jokbo) -> bool) -> Pile {
        let lines = self.verdict.score().into_iter();
        let lines = lines.flat_map(|score| &score.jokbo);
        let lines = lines.filter(|line| wanted(line.id));
        let mut cards = Pile::EMPTY;
        for card in lines.flat_map(|line| line.cards.iter()) {
            if !cards.contains(card) {
                cards.add(card);
            }
        }
        cards
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

/// Returns whether a line counts cards of a kind, whichever they are.
pub(super) const fn is_count(id: Jokbo) -> bool {
    matches!(
        id,
        Jokbo::Animals | Jokbo::Ribbons | Jokbo::Junk | Jokbo::Chaff
    )
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
