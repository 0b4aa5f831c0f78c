//! The state of a hand.

use super::texts::playing;
use crate::case::{AnyHand, LiveCase};
use crate::evening::ask::WaitingFor;
use crate::evening::players::{Players, TableNumbers};
use crate::gostop::{Calls, Hand};
use crate::record::Line;
use crate::rules::{GoStopRules, Rules, Ruleset};
use crate::telling::{AskedBack, FactKind, TellingTable, ToldHand};
use crate::verdict::Verdict;
use crate::vocabulary::Vocabulary;
use std::rc::Rc;

/// A hand as far as it was entered.
#[derive(Clone, Debug)]
pub(crate) struct HandState {
    /// The record so far.
    pub(crate) case: Rc<LiveCase>,
    /// The numbers of the players.
    pub(crate) numbers: TableNumbers,
    /// The rules of this hand.
    pub(crate) ruleset: Ruleset,
    /// What the record comes to.
    pub(crate) told: AnyHand,
    /// What is asked next.
    pub(crate) ask: WaitingFor,
    /// The verdict, once the hand is over.
    pub(crate) verdict: Option<Verdict>,
    /// The number of the text that gave each line of the record, where one did.
    pub(crate) entries: Vec<Option<usize>>,
    /// What was told in one line, as far as it was.
    pub(crate) telling: Option<Rc<ToldHand>>,
}

impl HandState {
    /// Returns those who play the hand, with their numbers.
    pub(crate) fn players(&self) -> Players {
        self.numbers.number(playing(&self.told))
    }

    /// Returns what a told hand leaves open, as it is asked.
    pub(crate) fn asked_back(&self) -> Option<AskedBack> {
        let told = self.telling.as_ref()?;
        let ask = told.question()?;
        let players = self.players();
        let record = self.case.record();
        let first = told.facts.iter().all(|fact| fact.what == FactKind::Won);
        let table = TellingTable {
            players: players.names(),
            numbers: players.numbers(),
            ruleset: &self.ruleset,
            before: &record,
        };
        Some(ask.at(table, first))
    }

    /// Returns what was understood of a told hand, in the words of a table.
    pub(crate) fn understood(&self, words: &'static Vocabulary) -> Option<Vec<String>> {
        let told = self.telling.as_ref()?;
        // Who won was just answered.
        if told.facts.iter().all(|fact| fact.what == FactKind::Won) {
            return None;
        }
        let players = self.players();
        let record = self.case.record();
        let said = told.parts_said_back(
            words,
            TellingTable {
                players: players.names(),
                numbers: players.numbers(),
                ruleset: &self.ruleset,
                before: &record,
            },
        );
        (!said.is_empty()).then_some(said)
    }

    /// Returns whether an answer adds to a hand that was told.
    pub(crate) fn asks_of_told(&self) -> bool {
        match self.ask {
            WaitingFor::Told => true,
            WaitingFor::Verdict => self.telling.is_some(),
            _ => false,
        }
    }

    /// Returns whether turns are recorded card by card.
    pub(crate) fn tells_turns(&self) -> bool {
        self.gostop()
            .is_some_and(|(hand, _)| !hand.turns.is_empty())
    }

    /// Returns whether somebody won the hand that is over.
    pub(crate) fn has_winner(&self) -> bool {
        let verdict = self.verdict.as_ref();
        verdict.is_some_and(|verdict| verdict.winner.is_some())
    }

    /// Returns the lines of the record so far, comments left out.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        let entries = self.case.entries();
        entries.filter_map(|entry| entry.line.as_ref())
    }

    /// Returns the hand and its rules where the game is Go-Stop.
    pub(crate) fn gostop(&self) -> Option<(&Hand, &GoStopRules)> {
        match (&self.told, &self.ruleset.rules) {
            (AnyHand::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }

    /// Returns what a player who may stop can call.
    pub(crate) fn calls(&self) -> Calls {
        let under = |(_, rules): (&Hand, &GoStopRules)| Calls::under(rules);
        self.gostop().map_or(Calls::StopOrGo, under)
    }
}
