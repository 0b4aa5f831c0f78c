//! A hand that is told in one line, and answers that tell more than was asked.

use super::said::Said;
use super::state::HandState;
use super::texts::Sort;
use super::typed::Typed;
use crate::case::AnyHand;
use crate::cli::prompt::ask::{Among, Ask, Question};
use crate::cli::prompt::quick::{self, AnswerTerms, Quick};
use crate::cli::prompt::refusal::{BadEntry, Refusal};
use crate::cli::prompt::telling::{self, BadTelling, Told};
use crate::record::{Act, CardList, Fault, Problem, Seat};
use crate::rules::{Game, Rules};

/// Returns whether a line has a verb that is nearly one.
const fn is_slip(fault: &Fault) -> bool {
    matches!(
        fault.problem,
        Problem::UnknownLine {
            nearest: Some(_),
            ..
        } | Problem::MisplacedWord { .. }
    )
}

impl Typed {
    /// Returns what a text tells of a hand, or which part of it is not understood; nothing where it
    /// is something else: a line of the record, an answer, a name alone.
    pub(super) fn told(
        &self,
        before: &HandState,
        text: &str,
        sort: Sort<'_>,
        said: Option<&Said>,
    ) -> Option<Result<Told, Refusal>> {
        let players = before.players();
        let terms = telling::Terms {
            players: &players,
            rules: &before.ruleset.rules,
            winner: None,
            pile: false,
        };
        let here = match before.ask {
            Ask::Line | Ask::Layout => true,
            Ask::Turn(_) => !before.tells_turns(),
            // Of min-hwatu one pile is asked for after the other.
            Ask::Quick(Question::Cards(_)) => terms.game() == Game::MinHwatu && sort.is_line(),
            _ => false,
        };
        if !here || !telling::is_told(text, terms) {
            return None;
        }
        let told = telling::read(text, terms);
        let faults = said.map_or(&[][..], |said| said.line.faults(self.start.seats()));
        let taken = match sort {
            Sort::Answer => true,
            // It may be a line but for a verb that is nearly one.
            Sort::Named(..) => {
                let told_here = told.is_ok() || telling::has_no_verb(text, terms.calendar());
                told_here || !faults.iter().any(is_slip)
            }
            // What a line of the record says is said by it, unless the text says more than that;
            // points alone are those of who won.
            Sort::Line => {
                let points = self.start.person && telling::has_points(text);
                points || (told.is_ok() && !faults.is_empty())
            }
        };
        taken.then_some(told)
    }

    /// Takes a hand that was told.
    pub(super) fn take_told(
        &mut self,
        before: &HandState,
        told: &Told,
    ) -> Result<HandState, Refusal> {
        let players = before.players();
        let start = std::rc::Rc::clone(&self.start);
        let by = AnswerTerms {
            seats: start.seats(),
            players: &players,
            calendar: before.ruleset.rules.calendar(),
        };
        let Some(winner) = told.winner else {
            self.say_piles(told, by);
            return self.state().map_err(Refusal::unplaced);
        };
        let mut quick = Quick::won(winner, self.start.person);
        quick.note_told(winner, told, by)?;
        self.quick = Some(quick);
        self.told_can_be(winner, told)?;
        let state = self.state().map_err(Refusal::unplaced)?;
        self.can_claim(&state)?;
        Ok(state)
    }

    /// Takes an answer that tells more than one thing of the hand.
    pub(super) fn answer_told(
        &mut self,
        of: Seat,
        question: Question,
        text: &str,
        by: AnswerTerms<'_>,
    ) -> Result<(), Refusal> {
        let terms = telling::Terms {
            players: by.players,
            rules: &by.seats.ruleset.rules,
            winner: Some(of),
            pile: !matches!(question, Question::Cards(_)),
        };
        let told = telling::read(text, terms)?;
        if told == Told::of(Some(of)) {
            let text = text.to_owned();
            return Err(BadEntry::NoAnswer { question, text }.into());
        }
        let Some(quick) = &mut self.quick else {
            self.say_piles(&told, by);
            return Ok(());
        };
        quick.note_told(of, &told, by)?;
        if terms.pile {
            quick.note(question, quick::Answer::Lines(Vec::new()));
        }
        self.told_can_be(of, &told)
    }

    /// Takes an answer that tells what is among points.
    pub(super) fn answer_among(
        &mut self,
        of: Seat,
        among: Among,
        text: &str,
        by: AnswerTerms<'_>,
    ) -> Result<(), Refusal> {
        let question = Question::Among(of, among);
        let points = u32::try_from(among.points).ok();
        let told = points.and_then(|points| telling::among(points, text, by.calendar));
        let Some(told) = told else {
            let text = text.to_owned();
            return Err(BadEntry::NoAnswer { question, text }.into());
        };
        if let Some(quick) = &mut self.quick {
            quick.note_among(question, &told, by);
        }
        Ok(())
    }

    /// Adds the piles that were told to the record.
    fn say_piles(&mut self, told: &Told, by: AnswerTerms<'_>) {
        let piles = told.piles.iter();
        let lines = piles.map(|(seat, cards)| by.act(*seat, Act::has(CardList(cards.clone()))));
        self.say(lines.collect());
    }

    /// What was told of a hand has to be possible with the cards that are known.
    fn told_can_be(&mut self, winner: Seat, told: &Told) -> Result<(), Refusal> {
        let read = self.read();
        let Some(quick) = &self.quick else {
            return Ok(());
        };
        match (&read.reading.hand, &read.case.ruleset().rules) {
            (AnyHand::GoStop(hand), Rules::GoStop(rules)) => {
                let most = quick::most_goes(hand.player(winner), hand.players.len(), rules);
                if let Some(goes) = told.besides.goes.filter(|goes| goes.value > most) {
                    let why = BadEntry::Telling(BadTelling::TooManyGoes { most });
                    return Err(Refusal::from(why).in_column(goes.column));
                }
                for (seat, kind, count) in &told.counts {
                    let left = quick.left(*seat, *kind, hand, rules);
                    if count.value > left {
                        let why = BadEntry::TooManyCounted { kind: *kind, left };
                        return Err(Refusal::from(why).in_column(count.column));
                    }
                }
            }
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
                for (seat, times) in &told.koi {
                    let bounds = quick.koi_bounds(*seat, winner, round, rules);
                    if !bounds.contains(&times.value) {
                        let question = Question::Koi(*seat, *bounds.start(), *bounds.end());
                        let text = times.value.to_string();
                        let why = BadEntry::NoAnswer { question, text };
                        return Err(Refusal::from(why).in_column(times.column));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
}
