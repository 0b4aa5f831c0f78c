//! A lesson: a person types step by step what a table did, and the prompt answers as usual. A line
//! reaches the prompt only if it does what the step asks for.

use crate::card::fold;
use crate::cli::facts::input::ScriptLine;
use crate::cli::facts::lesson::LessonStep;
use crate::cli::screen::{Meaning, Screen, Styled};
use crate::cli::terminal::answers::Answers;
use crate::cli::terminal::prompter::{Coming, MenuChoice, Prompt, PromptReply, Prompter};
use crate::cli::words::say;
use crate::evening::answer::yes_or_no;
use crate::evening::command::{LedgerCommand, PromptCommand};
use crate::evening::hand::HandState;
use crate::record::{Header, Line, Name, Record, Seat, Spanned};
use crate::rules::Ruleset;
use crate::telling::{self, TellingTable, ToldHand};
use std::cell::Cell;
use std::io;
use std::sync::Arc;

impl LessonStep {
    /// True if this step begins a part of the lesson, so that one cannot go back from here.
    const fn begins(self) -> bool {
        matches!(self, Self::Who | Self::Whole | Self::Standings)
    }

    /// True if a line does what this step asks for.
    fn is_told_by(self, line: &str, people: [&str; 3]) -> bool {
        let line = fold(line.trim());
        let [ann, .., chul] = people.map(fold);
        match self {
            Self::Who => line == "3" || line == chul,
            // The first step already named the player.
            Self::Cards => {
                let said = told(&format!("{chul} {line}"), people);
                said.is_some() && said == told(&format!("{chul} {}", self.typed()), people)
            }
            Self::GwangBak | Self::PiBak => line == "1" || line == ann,
            Self::Verdict | Self::VerdictAgain => line.is_empty() || yes_or_no(&line) == Some(true),
            Self::Whole => {
                let said = told(&line, people);
                said.is_some() && said == told(self.typed(), people)
            }
            Self::Standings => {
                matches!(
                    PromptCommand::parse(&line),
                    Some((PromptCommand::Read(LedgerCommand::Standings), _))
                )
            }
        }
    }
}

/// Returns the lines of the record that a told line stands for, in any wording and order. If the
/// line leaves open who has a bak, the first player has it. `None` if anything else is missing.
fn told(line: &str, people: [&str; 3]) -> Option<Vec<Line>> {
    let players = people.map(Name::from);
    let ruleset = Ruleset::default();
    let named = players.iter().map(|name| Spanned::synthetic(name.clone()));
    let mut before = Record::default();
    before.push(Line::Header(Header::Players(named.collect())));
    let table = TellingTable {
        players: &players,
        numbers: &[],
        ruleset: &ruleset,
        before: &before,
    };
    let told = ToldHand::read(line, table).ok()?;
    let told = told
        .reply(telling::Reply::Players(vec![Seat(0)]), table)
        .ok()?;
    Some(told.lines).filter(|lines| !lines.is_empty())
}

/// How far a lesson has come.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct LessonProgress(Arc<Cell<usize>>);

impl LessonProgress {
    /// True if every step was taken.
    pub(in crate::cli) fn is_complete(&self) -> bool {
        self.0.get() >= LessonStep::ALL.len()
    }
}

/// A prompter that gives a lesson.
pub(super) struct Lesson {
    at_hand: Box<dyn Prompter>,
    screen: Screen,
    progress: LessonProgress,
    /// The step that was described last.
    told: Option<usize>,
}

impl Lesson {
    /// Returns a lesson that gets its lines from another prompter.
    pub(super) fn new(
        at_hand: Box<dyn Prompter>,
        screen: Screen,
        progress: LessonProgress,
    ) -> Self {
        Self {
            at_hand,
            screen,
            progress,
            told: None,
        }
    }

    /// Describes what the table did, unless that was done already.
    fn tell(&mut self, at: usize, step: LessonStep) -> io::Result<()> {
        if self.told.replace(at) == Some(at) {
            return Ok(());
        }
        let lang = self.screen.lang();
        let told = say!(lang, lesson(step, say!(lang, people())));
        self.screen.line("")?;
        self.screen.paragraph(&Styled::meant(Meaning::Story, told))
    }

    /// Handles a line; returns the reply to pass on to the prompt, if any.
    fn taken(
        &mut self,
        at: usize,
        step: LessonStep,
        line: &str,
    ) -> io::Result<Option<PromptReply>> {
        let lang = self.screen.lang();
        if step.is_told_by(line, say!(lang, people())) {
            self.progress.0.set(at + 1);
            return Ok(Some(PromptReply::Line(step.typed().to_owned())));
        }
        match PromptCommand::parse(line).map(|(command, _)| command) {
            Some(PromptCommand::Help | PromptCommand::Show | PromptCommand::Read(_)) => {
                Ok(Some(PromptReply::Line(line.to_owned())))
            }
            Some(PromptCommand::Undo) => self.back(at, step),
            Some(PromptCommand::Quit | PromptCommand::End) => Err(left()),
            _ => {
                // Enter alone is not enough for this question.
                let said = !line.trim().is_empty();
                let how = say!(lang, lesson_goes_on(step, said));
                self.screen.prose(&how)?;
                Ok(None)
            }
        }
    }

    /// Goes back a step, unless a part of the lesson begins here.
    fn back(&mut self, at: usize, step: LessonStep) -> io::Result<Option<PromptReply>> {
        if step.begins() {
            let first = say!(self.screen.lang(), lesson_begins_here());
            self.screen.prose(first)?;
            return Ok(None);
        }
        self.progress.0.set(at - 1);
        Ok(Some(PromptReply::Back))
    }
}

/// Wraps the answers into a lesson that speaks on a screen.
pub(in crate::cli) fn taught(
    answers: Answers,
    screen: Screen,
    progress: LessonProgress,
) -> Answers {
    Answers(Box::new(Lesson::new(answers.0, screen, progress)))
}

/// Returns the error that ends a lesson; the progress tells whether it was finished or left.
fn left() -> io::Error {
    io::ErrorKind::Interrupted.into()
}

impl Prompter for Lesson {
    fn ask(&mut self, prompt: &Prompt<'_>) -> io::Result<PromptReply> {
        loop {
            let at = self.progress.0.get();
            let step = LessonStep::ALL.get(at).copied().ok_or_else(left)?;
            self.tell(at, step)?;
            let reply = match self.at_hand.ask(prompt)? {
                PromptReply::Line(line) => self.taken(at, step, &line)?,
                PromptReply::Back => self.back(at, step)?,
                PromptReply::Interrupt | PromptReply::End => return Err(left()),
            };
            if let Some(reply) = reply {
                return Ok(reply);
            }
        }
    }

    fn menu(&mut self, _: &mut Screen, _: &HandState) -> io::Result<MenuChoice> {
        Ok(MenuChoice::NoMenus)
    }

    fn coming(&mut self) -> Coming {
        self.at_hand.coming()
    }

    fn line(&self) -> Option<ScriptLine> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEOPLE: [&str; 3] = ["Ann", "Bo", "Chul"];

    #[test]
    fn every_step_takes_what_it_asks_for_and_no_other_step_it() {
        for step in LessonStep::ALL {
            assert!(step.is_told_by(step.typed(), PEOPLE), "{step:?}");
            assert!(!step.is_told_by("4 9p", PEOPLE), "{step:?}");
        }
    }

    #[test]
    fn what_means_the_same_is_taken() {
        for (step, line) in [
            (LessonStep::Who, "chul"),
            (LessonStep::Cards, "godori, three brights, 1 go"),
            (LessonStep::Cards, "1고 고도리 삼광"),
            (LessonStep::GwangBak, "ann"),
            (LessonStep::Verdict, "네"),
            (LessonStep::Whole, "2 godori, 11 junk, one go"),
            (LessonStep::Whole, "bo 1고 피 11장 고도리"),
            (LessonStep::Standings, "순위"),
        ] {
            assert!(step.is_told_by(line, PEOPLE), "{line}");
        }
        for (step, line) in [
            (LessonStep::Who, "2"),
            (LessonStep::Cards, "1g 3g 8g"),
            (LessonStep::Whole, "2 godori"),
            (LessonStep::Whole, "1 godori 11 junk 1 go"),
        ] {
            assert!(!step.is_told_by(line, PEOPLE), "{line}");
        }
    }
}
