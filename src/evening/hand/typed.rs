//! What was typed for a hand so far, and how one more text is taken.

use super::calls::before_call;
use super::said::{EnteredLine, LineKind};
use super::state::HandState;
use super::texts::{TextKind, names_of, nobody, playing, says_nobody, with_quotes};
use crate::card::Card;
use crate::case::{AnyHand, LiveCase, LooseLine};
use crate::evening::answer;
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::hand_start::HandStart;
use crate::evening::quick::{self, Answer, Quick};
use crate::evening::refusal::{BadEntry, BadTurn, Refusal};
use crate::record::{Act, Choice, Fault, Line, Problem, Seat, Spanned, Turn, unknown_player};
use crate::rules::Rules;
use crate::telling::ToldHand;
use std::sync::Arc;

/// What was typed for a hand and accepted so far.
#[derive(Clone, Debug)]
pub(super) struct HandInput {
    pub(super) start: Arc<HandStart>,
    /// The header lines that the hand starts with.
    pub(super) header: Arc<[EnteredLine]>,
    /// The record lines that texts gave.
    pub(super) lines: Vec<EnteredLine>,
    /// How many texts were typed.
    pub(super) texts: usize,
    /// The questions of the game itself that were answered with "nothing".
    pub(super) declined: Vec<Question>,
    pub(super) quick: Option<Quick>,
    /// What was told in one line, with the answers to the questions that it left open.
    pub(super) telling: Option<ToldHand>,
    /// Whether the last text was taken as a line of the record.
    pub(super) by_line: bool,
    /// The case from the last reading, without the lines from answers that come after all others.
    pub(super) kept: Option<Arc<LiveCase>>,
}

impl HandInput {
    /// Returns a hand with nothing typed.
    pub(super) fn new(start: &Arc<HandStart>) -> Self {
        let header = start.header.iter().cloned().map(Line::Header);
        let header = header.map(|line| EnteredLine::new(start, Arc::new(line.into()), None));
        Self {
            header: header.collect(),
            start: Arc::clone(start),
            lines: Vec::new(),
            texts: 0,
            declined: Vec::new(),
            quick: None,
            telling: None,
            by_line: false,
            kept: None,
        }
    }

    /// Takes one more text, which is of this kind.
    pub(super) fn accept(
        &mut self,
        before: &HandState,
        text: &str,
        sort: TextKind<'_>,
    ) -> Result<HandState, Refusal> {
        self.texts += 1;
        let start = Arc::clone(&self.start);
        let names = &start.players;
        if let Some(line) = with_quotes(text, names) {
            return Err(BadEntry::Quotes { line }.into());
        }
        let said = sort.is_line().then(|| self.said(text));
        self.by_line = said.is_some();
        let players = before.players();
        let by = quick::AnswerTerms {
            seats: start.seats(),
            players: &players,
            calendar: before.ruleset.rules.calendar(),
        };
        let piles = (sort != TextKind::Line).then(|| self.piles(before, text, by));
        if let Some(piles) = piles.flatten() {
            self.by_line = false;
            return piles;
        }
        if let Some(told) = self.told(before, text, sort, said.as_ref()) {
            self.by_line = false;
            return self.take_told(told?);
        }
        if let Some(said) = said {
            return self.typed_line(before, said);
        }
        match before.ask {
            // A told hand accepts any answer.
            WaitingFor::Told => self.state().map_err(Refusal::unplaced),
            WaitingFor::Verdict => Err(BadEntry::Over.into()),
            WaitingFor::Quick(question) => {
                self.answer(before, question, text)?;
                let state = self.state().map_err(Refusal::unplaced)?;
                self.can_claim(&state)?;
                Ok(state)
            }
            _ if says_nobody(text, names) => {
                let line = nobody(before.ruleset.game());
                self.line(before, self.stands_for(line.into()))
            }
            WaitingFor::Turn(seat) | WaitingFor::Call(seat) if before.tells_turns() => {
                let player = playing(&before.told).swap_remove(seat.0);
                let text = text.to_owned();
                Err(BadTurn::NoTurn { player, text }.into())
            }
            WaitingFor::Line | WaitingFor::Layout | WaitingFor::Turn(_) | WaitingFor::Call(_) => {
                self.line_or_winner(before, text)
            }
        }
    }

    /// Takes a typed line.
    fn typed_line(&mut self, before: &HandState, said: EnteredLine) -> Result<HandState, Refusal> {
        match before.ask {
            WaitingFor::Quick(Question::Onto(card, among)) if said.kind != LineKind::Header => {
                let why = BadEntry::OntoFirst {
                    card,
                    among,
                    calendar: before.ruleset.rules.calendar(),
                };
                Err(why.into())
            }
            _ => self.line(before, said),
        }
    }

    /// Takes a line that a short text stands for.
    pub(super) fn accept_line(
        &mut self,
        before: &HandState,
        line: LooseLine,
    ) -> Result<HandState, Refusal> {
        self.texts += 1;
        self.line(before, self.stands_for(line))
    }

    fn stands_for(&self, line: LooseLine) -> EnteredLine {
        EnteredLine::new(&self.start, Arc::new(line), Some(self.texts))
    }

    pub(super) fn said(&self, text: &str) -> EnteredLine {
        self.stands_for(LooseLine::typed(text.to_owned()))
    }

    /// Takes a text as the answer to a question.
    fn answer(
        &mut self,
        before: &HandState,
        question: Question,
        text: &str,
    ) -> Result<(), Refusal> {
        let start = Arc::clone(&self.start);
        let players = before.numbers.number(names_of(question, &before.told));
        let by = quick::AnswerTerms {
            seats: start.seats(),
            players: &players,
            calendar: before.ruleset.rules.calendar(),
        };
        let plain = quick::read(question, text, by);
        let answer = plain.ok_or_else(|| BadEntry::NoAnswer {
            question,
            text: text.to_owned(),
        })?;
        match (&mut self.quick, answer) {
            (_, Answer::Onto(card)) => self.choose(card),
            (_, Answer::Lines(lines))
                if matches!(question, Question::Gives(..) | Question::Accepts(_)) =>
            {
                self.say(lines);
            }
            (Some(quick), answer) => quick.note(question, answer),
            (None, Answer::Lines(lines)) => self.say(lines),
            (None, _) => self.declined.push(question),
        }
        Ok(())
    }

    /// Adds lines to the record.
    pub(super) fn say(&mut self, lines: Vec<Arc<LooseLine>>) {
        let entry = Some(self.texts);
        let said = lines.into_iter();
        let said = said.map(|line| EnteredLine::new(&self.start, line, entry));
        self.lines.extend(said);
    }

    /// Completes the last turn with the card whose choice it left open.
    fn choose(&mut self, onto: Card) {
        let read = self.read();
        let Some(open) = read.reading.faults.first().map(|fault| fault.place) else {
            return;
        };
        let told = read
            .case
            .entry_on(open.line)
            .and_then(|entry| entry.line.as_ref());
        let Some(Line::Act(name, act)) = told else {
            return;
        };
        let mut lines = self.lines.iter_mut();
        let line = lines.rfind(|line| line.kind != LineKind::Header);
        if let (Some(turn), Some(line)) = (Turn::from_act(act), line) {
            let mut turn = turn.into_owned();
            turn.choose(open.column, onto);
            let chosen = Line::Act(name.clone(), turn.act());
            *line = EnteredLine::new(&self.start, Arc::new(chosen.into()), line.entry);
        }
    }

    /// Takes a text as the name of the player who stopped, or otherwise as a line.
    fn line_or_winner(&mut self, before: &HandState, text: &str) -> Result<HandState, Refusal> {
        let players = before.players();
        let names = players.names();
        let begun = answer::begun_with(text, names);
        if let Some(winner) = answer::player(text, &players) {
            return self.won(before, winner);
        }
        if begun.len() > 1 {
            let names = begun.iter().filter_map(|seat| names.get(seat.0)).cloned();
            let names = names.collect();
            let text = text.to_owned();
            return Err(BadEntry::Ambiguous { text, names }.into());
        }
        let said = self.said(text);
        let mut faults = said.line.faults(self.start.seats()).iter();
        let unknown =
            |fault: &Fault| matches!(fault.problem, Problem::UnknownLine { nearest: None, .. });
        if !text.trim().contains(char::is_whitespace) && faults.any(unknown) {
            let text = text.trim().to_owned();
            let names = names.to_vec();
            return Err(BadEntry::Nobody { text, names }.into());
        }
        self.line(before, said)
    }

    /// Takes the winner, and begins the questions about what else must be known of the hand.
    fn won(&mut self, before: &HandState, winner: Seat) -> Result<HandState, Refusal> {
        let by_lines = match &before.told {
            AnyHand::KoiKoi(round) => round.seats().any(|seat| round.player(seat).told),
            AnyHand::GoStop(_) => false,
            AnyHand::MinHwatu(_) => true,
        };
        if !by_lines {
            return self.take_winner(winner);
        }
        self.quick = Some(Quick::won(winner));
        let state = self.state()?;
        self.can_claim(&state)?;
        Ok(state)
    }

    /// Adds a line to the record. A line that ends the hand but leaves questions open begins those
    /// questions instead.
    fn line(&mut self, before: &HandState, said: EnteredLine) -> Result<HandState, Refusal> {
        let over = before.ask == WaitingFor::Verdict;
        let says = said.line.says(self.start.seats());
        if let Some(problem) = says.and_then(|line| before_call(before, line)) {
            return Err(Refusal::from_problem(
                &problem,
                before.ruleset.rules.calendar(),
            ));
        }
        let ended = self.quick.is_some() || self.telling.is_some();
        if ended && matches!(says, Some(Line::Act(_, Act::Turn(_)))) {
            return Err(BadTurn::WithoutTurns.into());
        }
        // An end that answers gave comes after every line, so no line can follow it.
        let over_by_answers = over && said.kind != LineKind::Header && self.quick.is_some();
        if over_by_answers && !self.read().reading.ended {
            return Err(BadEntry::Over.into());
        }
        self.lines.push(said);
        let read = self.read();
        let faults = &read.reading.faults;
        let after = |fault: &Fault| fault.problem == Problem::AfterEnd;
        if over && faults.first().is_some_and(after) {
            return Err(BadEntry::Over.into());
        }
        let quick = read
            .line()
            .and_then(|line| Quick::of_end(line, &playing(&before.told)));
        let Some(quick) = quick.filter(|_| !over) else {
            // With the new line, the told hand may leave less open.
            if !read.reading.ended {
                self.tell_again(&read)?;
            }
            return self.state_of(read);
        };
        let untold = quick.untold(&before.told).filter(|_| !before.tells_turns());
        if let (Some(winner), true) = (untold, self.telling.is_none()) {
            self.lines.pop();
            return self.take_winner(winner);
        }
        let under_way = self.quick.as_ref().is_some_and(|old| old.same_end(&quick));
        let open = |fault: &Fault| {
            let problem = &fault.problem;
            matches!(
                problem,
                Problem::PileMissing { .. } | Problem::ChoiceNeeded(Choice::LastYaku)
            )
        };
        let missing = !faults.is_empty() && faults.iter().all(open);
        let asks = faults.iter().all(open) && quick.asks(&before.told, &before.ruleset.rules);
        if !under_way && !missing && !asks {
            return self.state_of(read);
        }
        self.lines.pop();
        if !under_way {
            self.quick = Some(quick);
        }
        self.state()
    }

    /// Refuses a winner whose known cards do not allow stopping.
    pub(super) fn can_claim(&mut self, state: &HandState) -> Result<(), Refusal> {
        let Some(quick) = self.quick.clone().filter(|_| state.verdict.is_none()) else {
            return Ok(());
        };
        let Some(claim) = quick.claim(&state.told, &state.ruleset.rules) else {
            return Ok(());
        };
        let read = self.read();
        let read = self.read_more(read, vec![Arc::new(claim.into())]);
        let mut faults = read.reading.faults.iter();
        let refused = faults.find(|fault| quick.is_refused_by(&fault.problem));
        refused.map_or(Ok(()), |fault| Err(refusal(fault, &read.case, read.last)))
    }

    /// Refuses dues for somebody who is not in the session.
    pub(super) fn fits_evening(&self, told: &AnyHand, rules: &Rules) -> Result<(), Refusal> {
        let AnyHand::GoStop(hand) = told else {
            return Ok(());
        };
        let everybody = &self.start.everybody;
        let mut names = hand.dues.iter().map(|(name, _)| name);
        let Some(stranger) =
            names.find(|name| !everybody.iter().any(|known| known == name.as_str()))
        else {
            return Ok(());
        };
        let problem = unknown_player(&Spanned::new(stranger.clone(), 1), everybody);
        Err(Refusal::from_problem(&problem, rules.calendar()))
    }
}

/// Returns the refusal for a fault, with the fault's column if it is in the line typed last.
pub(super) fn refusal(fault: &Fault, case: &LiveCase, last: u32) -> Refusal {
    let refusal = Refusal::from_problem(&fault.problem, case.ruleset().rules.calendar());
    Refusal {
        column: (fault.place.line == last).then_some(fault.place.column),
        ..refusal
    }
}
