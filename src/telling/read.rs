//! Reads a line as a hand and settles the record that it makes.

use super::hear::Heard;
use super::judged::JudgedHand;
use super::judging::{judge, opened, recorded};
use super::replies::Replies;
use super::text::heard;
use super::voice::Voice;
use super::{Ask, AskId, Fact, FactKind, Large, Misheard, MisheardReason, TellingTable, ToldHand};
use crate::case::Case;
use crate::record::{Act, Fault, Line, Problem, Seat};
#[cfg(feature = "ledger")]
use crate::record::{Source, parse_line};
use crate::rules::Rules;
use crate::verdict::Verdict;
use crate::vocabulary::Vocabulary;

impl ToldHand {
    /// Reads a told line.
    ///
    /// # Errors
    ///
    /// The refusal names words that are not understood, that contradict each other, or that cannot
    /// be true.
    pub fn read(line: &str, table: TellingTable<'_>) -> Result<Self, Misheard> {
        Self::again(line, Replies::default(), table)
    }

    /// Makes a hand from its winner alone.
    ///
    /// # Errors
    ///
    /// Refuses what [`ToldHand::read`] refuses.
    pub fn won_by(winner: Seat, table: TellingTable<'_>) -> Result<Self, Misheard> {
        let won = Fact {
            seat: Some(winner),
            what: FactKind::Won,
            words: Vec::new(),
        };
        Self::from_facts(vec![won], table)
    }

    /// Returns a hand of which these facts are known, which no line has told.
    ///
    /// # Errors
    ///
    /// As those of [`ToldHand::read`].
    pub fn from_facts(facts: Vec<Fact>, table: TellingTable<'_>) -> Result<Self, Misheard> {
        let replies = Replies {
            facts,
            ..Replies::default()
        };
        Self::again("", replies, table)
    }

    /// Judges the same hand again, now that more is known about the table.
    ///
    /// # Errors
    ///
    /// Refuses what [`ToldHand::read`] refuses.
    pub fn at(&self, table: TellingTable<'_>) -> Result<Self, Misheard> {
        Self::again(&self.line, self.replies.clone(), table)
    }

    pub(super) fn again(
        line: &str,
        replies: Replies,
        table: TellingTable<'_>,
    ) -> Result<Self, Misheard> {
        let mut heard = heard(line, table)?;
        replies.apply(&mut heard);
        let told = Self::from_heard(heard, &replies.answered, table)?;
        Ok(Self {
            line: line.to_owned(),
            replies,
            ..told
        })
    }

    /// Returns a line that tells what was understood; reading it gives the same hand.
    pub fn said_back(&self, words: &'static Vocabulary, table: TellingTable<'_>) -> String {
        self.parts_said_back(words, table).join(" · ")
    }

    /// Returns that line so that it is one wherever it is entered: where it would be a line of the
    /// record as well, as `Ann 7점` is, it says that the winner won.
    #[cfg(feature = "ledger")]
    pub(crate) fn said_as_told(
        &self,
        words: &'static Vocabulary,
        table: TellingTable<'_>,
    ) -> String {
        let line = self.said_back(words, table);
        let calendar = table.ruleset.rules.calendar();
        let read = parse_line(Source::New, &line, calendar, table.players);
        if !read.faults.is_empty() {
            return line;
        }
        let voice = Voice {
            says_won: true,
            ..Voice::new(words, table)
        };
        voice.hand(self).join(" · ")
    }

    /// Returns the parts of the line of [`said_back`](Self::said_back), to be joined by dots or
    /// commas.
    pub fn parts_said_back(
        &self,
        words: &'static Vocabulary,
        table: TellingTable<'_>,
    ) -> Vec<String> {
        let voice = Voice::new(words, table);
        let parts = voice.hand(self);
        let again = Self::read(&parts.join(" · "), table);
        // Where the cards alone do not tell who won, it is said.
        if again.is_ok_and(|again| again.winner() != self.winner()) {
            let says_won = true;
            return Voice { says_won, ..voice }.hand(self);
        }
        parts
    }

    /// Returns these parts without named cards, for who shows them as pictures.
    #[cfg(feature = "serve")]
    pub(crate) fn parts_beside_cards(
        &self,
        words: &'static Vocabulary,
        table: TellingTable<'_>,
    ) -> Vec<String> {
        let voice = Voice {
            without_cards: true,
            ..Voice::new(words, table)
        };
        voice.hand(self)
    }

    fn from_heard(
        mut heard: Heard,
        answered: &[AskId],
        table: TellingTable<'_>,
    ) -> Result<Self, Misheard> {
        if let Rules::KoiKoi(_) = table.ruleset.rules {
            // In Koi-Koi, what is said of both players is a call of koi-koi.
            heard.facts = heard.share(Seat(table.players.len()), table.players.len());
            heard.shared.clear();
            heard.lead();
        }
        let opened = opened(&heard, answered);
        if heard.says_nothing() {
            return Err(Misheard::new(Vec::new(), MisheardReason::Nothing));
        }
        let judged = match judge(&heard, answered, table) {
            Ok(judged) => judged,
            // While questions about the words are open, the facts need not make sense together.
            Err(_) if !opened.is_empty() => JudgedHand::default(),
            Err(refusal) => return Err(refusal),
        };
        let mut hand = Self {
            facts: heard.facts,
            asks: opened
                .into_iter()
                .chain(judged.asks.iter().cloned())
                .collect(),
            lines: judged.lines.clone(),
            verdict: None,
            judged,
            ..Self::default()
        };
        if hand.asks.iter().any(|ask| ask.enter.is_none()) {
            hand.lines.clear();
            hand.can_stop(table)?;
            return Ok(hand);
        }
        hand.settle(answered, table)?;
        Ok(hand)
    }

    /// Checks that a winner whose cards are already recorded can stop with them, whatever questions
    /// are open.
    fn can_stop(&self, table: TellingTable<'_>) -> Result<(), Misheard> {
        let Some(winner) = self.winner().filter(|_| recorded(table).is_some()) else {
            return Ok(());
        };
        let Some(name) = table.players.get(winner.0) else {
            return Ok(());
        };
        let mut record = table.before.clone();
        record.push(Line::act(name.as_str(), Act::Stop));
        let faults = Case::new(record, table.ruleset).hand().faults;
        let below = faults.into_iter().find(|fault| {
            matches!(
                fault.problem,
                Problem::StopBelowTarget { points: 1.., .. } | Problem::StopNotImproved { .. }
            )
        });
        below.map_or(Ok(()), |fault| {
            Err(Misheard::new(
                Vec::new(),
                MisheardReason::Fault(Box::new(fault)),
            ))
        })
    }

    /// Settles the record that the hand makes. This makes sure that nothing is written that could
    /// not be read again.
    fn settle(&mut self, answered: &[AskId], table: TellingTable<'_>) -> Result<(), Misheard> {
        let mut record = table.before.clone();
        let first = record.entries.len();
        for line in &self.lines {
            record.push(line.clone());
        }
        match Case::new(record, table.ruleset).settle() {
            Ok(verdict) => {
                let most = most_paid(&verdict);
                let large = most.filter(|chips| *chips > MOST_CHIPS).map(Large::Chips);
                let large = large.map(AskId::Large).filter(|id| !answered.contains(id));
                if let Some(id) = large {
                    self.asks.push(Ask {
                        id,
                        players: Vec::new(),
                        enter: None,
                    });
                    self.lines.clear();
                    return Ok(());
                }
                self.verdict = Some(verdict);
                Ok(())
            }
            Err(faults) => self.fault(faults.into_iter().next(), first),
        }
    }

    /// Handles a fault of the record: either something is still unknown, or the words that said the
    /// faulty line cannot be true.
    fn fault(&mut self, fault: Option<Fault>, first: usize) -> Result<(), Misheard> {
        let Some(fault) = fault else { return Ok(()) };
        if let Problem::PileMissing { .. } | Problem::ChoiceNeeded { .. } = &fault.problem {
            let id = AskId::Pile(None);
            self.asks.push(Ask {
                id,
                players: Vec::new(),
                enter: None,
            });
            self.lines.clear();
            return Ok(());
        }
        let line = usize::try_from(fault.place.line).unwrap_or(0);
        let at = line.saturating_sub(1).saturating_sub(first);
        let words = self.judged.words.get(at).cloned().unwrap_or_default();
        let words = if words.is_empty() {
            self.facts
                .iter()
                .flat_map(|fact| fact.words.clone())
                .take(1)
                .collect()
        } else {
            words
        };
        Err(Misheard::new(words, MisheardReason::Fault(Box::new(fault))))
    }
}

/// The most chips from one loser that are accepted without asking.
const MOST_CHIPS: i64 = 100;

/// Returns the most chips that one player owes or pays for a hand.
fn most_paid(verdict: &Verdict) -> Option<i64> {
    let losses = verdict.losses().iter().map(|loss| loss.chips);
    let paid = verdict.net.iter().map(|(_, chips)| -chips);
    losses.chain(paid).max()
}
