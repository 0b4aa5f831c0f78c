//! The state of a hand.

use super::texts::playing;
use crate::case::{AnyHand, LiveCase};
use crate::evening::ask::WaitingFor;
use crate::evening::players::{Players, TableNumbers};
use crate::gostop::{Calls, Hand};
use crate::record::{Line, Name};
use crate::rules::{GoStopRules, Rules, Ruleset};
use crate::telling::{AskedBack, FactKind, TellingTable, ToldHand};
use crate::verdict::Verdict;
use crate::vocabulary::Vocabulary;
use std::sync::Arc;

/// The state of a hand so far.
#[derive(Clone, Debug)]
pub(crate) struct HandState {
    /// The record so far.
    pub(crate) case: Arc<LiveCase>,
    /// The numbers of everybody who sat at the table this evening.
    pub(crate) numbers: TableNumbers,
    /// Who dropped in the hand before; where nobody may drop twice in a row, they must stay.
    pub(crate) dropped_before: Arc<[Name]>,
    /// The rules of this hand.
    pub(crate) ruleset: Ruleset,
    /// The hand as the record tells it.
    pub(crate) told: AnyHand,
    /// What the prompt waits for next.
    pub(crate) ask: WaitingFor,
    /// The verdict, once the hand is over.
    pub(crate) verdict: Option<Verdict>,
    /// For each line of the record, the number of the text that gave it, if one did.
    pub(crate) entries: Vec<Option<usize>>,
    /// What was told in one line so far, if anything.
    pub(crate) telling: Option<Arc<ToldHand>>,
}

impl HandState {
    /// Returns those who play the hand, with their numbers.
    pub(crate) fn players(&self) -> Players {
        self.numbers.number(playing(&self.told))
    }

    /// Returns whether somebody may not drop, because they dropped in the hand before.
    #[cfg(feature = "serve")]
    pub(crate) fn must_stay(&self, seat: crate::gostop::TableSeat) -> bool {
        self.gostop().is_some_and(|(hand, rules)| {
            let name = hand.seating.name(seat);
            let mut before = self.dropped_before.iter();
            rules.gwangpalli_no_two_drops
                && before.any(|other| crate::letters::same_name(other, &name))
        })
    }

    /// Returns the question that a told hand leaves open; `None` if nothing was told or is open.
    pub(crate) fn asked_back(&self) -> Option<AskedBack> {
        let told = self.telling.as_ref()?;
        let ask = told.question()?;
        let first = told.facts.iter().all(|fact| fact.what == FactKind::Won);
        Some(self.at_table(|table| ask.at(table, first)))
    }

    /// Does something with what is needed to read a told hand.
    pub(in crate::evening) fn at_table<T>(&self, reads: impl FnOnce(TellingTable<'_>) -> T) -> T {
        let players = self.players();
        let record = self.case.record();
        reads(TellingTable {
            players: players.names(),
            numbers: players.numbers(),
            ruleset: &self.ruleset,
            before: &record,
        })
    }

    /// Returns what was understood of a told hand, part by part in the words of a language; `None`
    /// if that is at most who won.
    pub(crate) fn understood(&self, words: &'static Vocabulary) -> Option<Vec<String>> {
        let told = self.telling.as_ref()?;
        // Only the winner is known, whom the user has just named.
        if told.facts.iter().all(|fact| fact.what == FactKind::Won) {
            return None;
        }
        let said = self.at_table(|table| told.parts_said_back(words, table));
        (!said.is_empty()).then_some(said)
    }

    /// Returns whether the prompt takes a text as an addition to a told hand.
    pub(crate) fn asks_of_told(&self) -> bool {
        match self.ask {
            WaitingFor::Told => true,
            WaitingFor::Verdict => self.telling.is_some(),
            _ => false,
        }
    }

    /// Returns whether the record has turns, card by card.
    pub(crate) fn tells_turns(&self) -> bool {
        self.gostop()
            .is_some_and(|(hand, _)| !hand.turns.is_empty())
    }

    /// Returns whether the hand is over and somebody won it.
    pub(crate) fn has_winner(&self) -> bool {
        let verdict = self.verdict.as_ref();
        verdict.is_some_and(|verdict| verdict.winner.is_some())
    }

    /// Returns the lines of the record so far, without comments.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        let entries = self.case.entries();
        entries.filter_map(|entry| entry.line.as_ref())
    }

    /// Returns the hand and its rules if the game is Go-Stop.
    pub(crate) fn gostop(&self) -> Option<(&Hand, &GoStopRules)> {
        match (&self.told, &self.ruleset.rules) {
            (AnyHand::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }

    /// Returns the calls that a player who may stop can choose from.
    pub(crate) fn calls(&self) -> Calls {
        let under = |(_, rules): (&Hand, &GoStopRules)| Calls::under(rules);
        self.gostop().map_or(Calls::StopOrGo, under)
    }
}
