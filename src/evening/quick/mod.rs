//! The quick way of entering how a hand ended: which questions matter under the table's ruleset and
//! for the winner, and how answers become record lines.

mod gwangpalli;
mod koikoi;
mod read;

pub(crate) use read::{AnswerTerms, read};

use super::answer;
use super::ask::Question;
use crate::card::Card;
use crate::case::{AnyHand, LooseLine};
use crate::gostop::PendingDecision;
use crate::record::{Act, Line, Name, Problem, Seat, TableEvent};
use crate::rules::Rules;
use std::sync::Arc;

/// What the answer to a question gives.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// Record lines.
    Lines(Vec<Arc<LooseLine>>),
    /// A header line of the record.
    Header(Arc<LooseLine>),
    /// The card on the table that a played card takes.
    Onto(Card),
    /// Who formed the last yaku in a drawn round, if anybody did.
    Formed(Option<Seat>),
    /// Nothing that is recorded.
    Nothing,
}

/// How a hand ended, with the answers so far to the questions about its end.
#[derive(Clone, Debug)]
pub(crate) struct Quick {
    /// Who won, if somebody did.
    winner: Option<Seat>,
    /// Whether the cards ran out before anybody won.
    drawn: bool,
    answers: Vec<(Question, Answer)>,
}

/// Returns the questions that the game itself asks before anybody can win: min-hwatu piles, who
/// plays and sells, and whether an offered nagari is accepted.
pub(crate) fn due(told: &AnyHand, rules: &Rules) -> Vec<Question> {
    match (told, rules) {
        (AnyHand::MinHwatu(table), _) => table.untold().map(Question::Cards).collect(),
        (AnyHand::GoStop(hand), Rules::GoStop(rules)) => {
            let answers = match hand.due {
                Some(PendingDecision::Answer(seat)) => Some(Question::Accepts(seat)),
                _ => None,
            };
            let seats = gwangpalli::questions(hand, rules).into_iter();
            seats.chain(answers).collect()
        }
        _ => Vec::new(),
    }
}

impl Quick {
    /// Returns the end of a hand that somebody won.
    pub(crate) const fn won(winner: Seat) -> Self {
        Self {
            winner: Some(winner),
            drawn: false,
            answers: Vec::new(),
        }
    }

    /// Returns the end that a line states; `None` if the line states no end that may raise
    /// questions.
    pub(crate) fn of_end(line: &Line, playing: &[Name]) -> Option<Self> {
        let winner = match line {
            Line::Act(name, Act::Stop | Act::Shobu) => Some(answer::named(&name.value, playing)?),
            Line::Table(TableEvent::Draw) => None,
            _ => return None,
        };
        Some(Self {
            winner,
            drawn: winner.is_none(),
            answers: Vec::new(),
        })
    }

    /// Returns whether this end has the same winner, or the same draw, as another.
    pub(crate) fn same_end(&self, other: &Self) -> bool {
        (self.winner, self.drawn) == (other.winner, other.drawn)
    }

    /// Returns whether this end leaves something to ask. Only ends of Koi-Koi rounds do.
    pub(crate) fn asks(&self, told: &AnyHand, rules: &Rules) -> bool {
        matches!(told, AnyHand::KoiKoi(_)) && self.next(told, rules).is_some()
    }

    /// Returns the winner if the hand can be told in one line: in Go-Stop always, in Koi-Koi if no
    /// line gives anybody's cards.
    pub(crate) fn untold(&self, told: &AnyHand) -> Option<Seat> {
        match told {
            AnyHand::GoStop(_) => self.winner,
            AnyHand::KoiKoi(round) => self
                .winner
                .filter(|_| !round.seats().any(|seat| round.player(seat).told)),
            AnyHand::MinHwatu(_) => None,
        }
    }

    /// Returns the player for whom the hand is scored; `None` if that is nobody or unknown.
    pub(crate) fn of_whom(&self, told: &AnyHand, rules: &Rules) -> Option<Seat> {
        match (told, rules) {
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => self.scored(round, rules),
            _ => self.winner,
        }
    }

    /// Returns the line with which the winner claims points: stop or shobu; `None` if nobody does.
    pub(crate) fn claim(&self, told: &AnyHand, rules: &Rules) -> Option<Line> {
        match (told, rules) {
            (AnyHand::GoStop(hand), _) => Some(Line::act(hand.name(self.winner?), Act::Stop)),
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
                let winner = round.player(self.scored(round, rules)?);
                Some(Line::act(winner.name.clone(), Act::Shobu))
            }
            _ => None,
        }
    }

    /// Returns whether a problem with the winner's claim is due to the winner's cards, so that no
    /// later answer can fix it.
    pub(crate) const fn is_refused_by(&self, problem: &Problem) -> bool {
        match problem {
            Problem::NoYaku { .. } => true,
            Problem::StopBelowTarget { .. }
            | Problem::StopNotImproved { .. }
            | Problem::ShobuNotGrown { .. } => !self.drawn,
            _ => false,
        }
    }

    pub(crate) fn answered(&self, question: Question) -> bool {
        let mut answers = self.answers.iter();
        answers.any(|(asked, _)| match (*asked, question) {
            (Question::Koi(asked, ..), Question::Koi(seat, ..)) => asked == seat,
            (asked, question) => asked == question,
        })
    }

    /// Returns the next question that matters and is not answered yet; `None` if there is none.
    pub(crate) fn next(&self, told: &AnyHand, rules: &Rules) -> Option<Question> {
        let questions = match (told, rules) {
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => self.of_koikoi(round, rules),
            _ => Vec::new(),
        };
        questions
            .into_iter()
            .find(|question| !self.answered(*question))
    }

    /// Stores an answer.
    pub(crate) fn note(&mut self, question: Question, answer: Answer) {
        self.answers.push((question, answer));
    }

    /// Returns the header lines from the answers so far.
    pub(crate) fn headers(&self) -> impl Iterator<Item = &Arc<LooseLine>> {
        self.answers.iter().filter_map(|(_, answer)| match answer {
            Answer::Header(line) => Some(line),
            _ => None,
        })
    }

    /// Returns the record lines from the answers so far: those before the events if `early`,
    /// otherwise those after them.
    pub(crate) fn lines(&self, early: bool) -> Vec<Arc<LooseLine>> {
        let lines = self.answers.iter().filter_map(|(question, answer)| {
            let here = self.is_early(*question) == early;
            match answer {
                Answer::Lines(lines) if here => Some(lines.clone()),
                _ => None,
            }
        });
        lines.flatten().collect()
    }

    /// Returns the lines that end the record once everything is answered.
    pub(crate) fn ending(&self, told: &AnyHand, rules: &Rules) -> Vec<LooseLine> {
        match (told, rules) {
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
                let lines = self.koikoi_ending(round, rules).into_iter();
                lines.map(LooseLine::from).collect()
            }
            _ => Vec::new(),
        }
    }
}
