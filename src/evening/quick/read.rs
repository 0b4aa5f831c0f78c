//! Reads answers to the questions about a hand, most of them as lines of the record.

use super::Answer;
use crate::card::{Calendar, read_word};
use crate::case::{LooseLine, TableContext};
use crate::evening::answer;
use crate::evening::ask::Question;
use crate::evening::players::Players;
use crate::record::{Act, Beginning, Keyword, Line, Name, Seat, Source, Spanned, Verb, parse_rest};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The terms by which answers are read.
#[derive(Clone, Copy)]
pub(crate) struct AnswerTerms<'a> {
    pub(crate) seats: TableContext<'a>,
    /// The players that the seats in the question refer to.
    pub(crate) players: &'a Players,
    pub(crate) calendar: Calendar,
}

impl AnswerTerms<'_> {
    fn name(self, seat: impl Into<usize>) -> Name {
        self.players
            .names()
            .get(seat.into())
            .cloned()
            .unwrap_or_default()
    }

    /// Returns the line for a player's act.
    pub(crate) fn act(self, seat: impl Into<usize>, act: Act) -> Arc<LooseLine> {
        Arc::new(Line::act(self.name(seat), act).into())
    }

    /// Returns the answer that consists of one line, a player's act.
    pub(super) fn says(self, seat: impl Into<usize>, act: Act) -> Answer {
        Answer::Lines(vec![self.act(seat, act)])
    }

    /// Builds a line from its beginning and the rest that was typed.
    fn rest(self, beginning: Beginning<'_>, text: &str) -> Arc<LooseLine> {
        let TableContext { known, players, .. } = self.seats;
        let source = Source::Table(known);
        let parsed = parse_rest(source, beginning, text, self.calendar, players);
        Arc::new(LooseLine::read(parsed))
    }

    /// Returns the answer that consists of a player's act: this verb, followed by the typed text.
    fn acts(self, seat: impl Into<usize>, verb: Verb, text: &str) -> Answer {
        let beginning = Beginning::Player(&self.name(seat), verb);
        Answer::Lines(vec![self.rest(beginning, text)])
    }

    /// Returns an act's line as often as an answer says; Enter means the least of `times_meant`.
    /// `None` if the answer is no number among those.
    fn repeated(
        self,
        seat: Seat,
        act: Act,
        text: &str,
        times_meant: RangeInclusive<u32>,
    ) -> Option<Answer> {
        let times = if text.is_empty() {
            *times_meant.start()
        } else {
            answer::times(text)?
        };
        times_meant
            .contains(&times)
            .then(|| Answer::Lines(vec![self.act(seat, act); times as usize]))
    }
}

/// Reads an answer; `None` if it does not answer the question.
pub(crate) fn read(question: Question, text: &str, by: AnswerTerms<'_>) -> Option<Answer> {
    let text = text.trim();
    match question {
        Question::Cards(_) if text.is_empty() => None,
        Question::Cards(seat) => {
            let empty = answer::says_nothing(text);
            Some(by.acts(seat, Verb::Has, if empty { "" } else { text }))
        }
        Question::Gives(from, to) => gives(from, to, text, by),
        Question::Accepts(seat) => {
            let accepts = answer::accepts(text)?;
            let act = if accepts { Act::Accepts } else { Act::Refuses };
            Some(by.says(seat, act))
        }
        Question::Onto(_, among) => answer::one_of(text, among, by.calendar).map(Answer::Onto),
        Question::Stay(seat, iris) => Some(by.says(seat, answer::decision(text, iris)?)),
        Question::Sells(_) if answer::is_none(text) => Some(Answer::Nothing),
        Question::Sells(seat) => Some(by.acts(seat, Verb::Sells, &answer::sale(text))),
        _ => of_round(question, text, by),
    }
}

/// Returns the line in which one player gives another a card; an unknown word becomes a fault in
/// that line. `None` unless the text is one word that does not mean several cards.
fn gives(from: Seat, to: Seat, text: &str, by: AnswerTerms<'_>) -> Option<Answer> {
    if text.split_whitespace().count() != 1 {
        return None;
    }
    match read_word(text, by.calendar).as_deref() {
        Ok([card]) => {
            let to = Spanned::synthetic(by.name(to));
            Some(by.says(from, Act::Gives(Spanned::synthetic(*card), to)))
        }
        Ok(_) => None,
        Err(_) => Some(by.acts(from, Verb::Gives, text)),
    }
}

/// Reads an answer about a round of Koi-Koi.
fn of_round(question: Question, text: &str, by: AnswerTerms<'_>) -> Option<Answer> {
    match question {
        Question::Koi(seat, least, most) => by.repeated(seat, Act::Koi, text, least..=most),
        Question::LastYaku(known) if text.is_empty() => Some(Answer::Formed(known)),
        Question::LastYaku(known) => match answer::players(text, by.players)?.as_slice() {
            [] if known.is_none() => Some(Answer::Formed(None)),
            [only] => Some(Answer::Formed(Some(*only))),
            _ => None,
        },
        Question::FieldBrights => {
            let brights = if text.is_empty() {
                0
            } else {
                answer::cards(text)?
            };
            let beginning = Beginning::Keyword(Keyword::FieldBrights);
            Some(Answer::Header(by.rest(beginning, &brights.to_string())))
        }
        Question::Field => {
            let cards = if answer::is_none(text) { "" } else { text };
            let line = by.rest(Beginning::Keyword(Keyword::Field), cards);
            Some(Answer::Lines(vec![line]))
        }
        _ => None,
    }
}
