//! One hand at the prompt: asking, keeping every entry, going back, changing, writing.

use super::ask::Ask;
use super::complete::Words;
use super::evening::{COMMANDS, ENGINE, Evening};
use super::hand::{self, Refusal, State, Table};
use super::menu::unseen;
use super::prompter::{Choice, Coming, Reply};
use super::setup;
use super::{answer, show};
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::text;
use crate::date::Date;
use crate::ledger::{HandBody, SessionId, StoredSession};
use crate::record::{keywords, quoted, verbs};
use crate::rules;
use crate::verdict::Verdict;
use std::path::Path;

/// What came of one entry.
pub(super) enum Next {
    /// The same hand goes on.
    Hand,
    /// The hand is written.
    Written,
    /// The session is closed, or the prompt was left.
    Leave(Status),
}

impl Evening<'_> {
    /// Plays one hand, from the draft that the ledger has of it; returns the status to leave with, if
    /// the evening ends there.
    pub(super) fn hand(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let stored = self.ledger.session(session)?;
        let number = stored.hands + 1;
        let before = self.ledger.hands(session)?.pop();
        let table = table(&stored, before.as_ref().map(|hand| hand.verdict.as_str()))?;
        self.title(&stored, number, &table)?;
        let mut texts = self.ledger.draft(session)?;
        let mut state = loop {
            match hand::fold(&table, &texts) {
                Ok(state) => break state,
                Err((at, refusal)) if at < texts.len() => {
                    self.screen.line(text::refused(&refusal.message))?;
                    self.screen.line(text::draft_cut(at))?;
                    texts.truncate(at);
                }
                Err((_, refusal)) => return Err(Failure::Refused(refusal.message)),
            }
        };
        if !texts.is_empty() {
            show::entered(self.screen, &asked(&table, &texts))?;
        }
        self.draw_verdict(&state)?;
        loop {
            match self.step(&stored, number, &table, &mut texts, &mut state)? {
                Next::Hand => {}
                Next::Written => break,
                Next::Leave(status) => return Ok(Some(status)),
            }
        }
        self.after(session, number, stored.body.length)
    }

    pub(super) fn title(
        &mut self,
        stored: &StoredSession,
        number: u32,
        table: &Table,
    ) -> Result<(), Failure> {
        let empty =
            hand::fold(table, &[]).map_err(|(_, refusal)| Failure::Refused(refusal.message))?;
        let (carry, pot) = (empty.hand.carry, empty.hand.pot);
        let title = text::hand_title(number, stored.body.length, &table.players, carry, pot);
        let title = self.screen.bold(&title);
        self.screen.line("")?;
        self.screen.line(title)?;
        Ok(())
    }

    /// Asks once and does what the answer says.
    pub(super) fn step(
        &mut self,
        stored: &StoredSession,
        number: u32,
        table: &Table,
        texts: &mut Vec<String>,
        state: &mut State,
    ) -> Result<Next, Failure> {
        let session = stored.id;
        if state.ask == Ask::Verdict && self.confirmed_by_silence() {
            return self.write(stored.id, number, state);
        }
        let prompt = prompt(state, texts);
        let line = match self.ask(&prompt, words(state))? {
            Reply::Line(line) => line,
            Reply::Back => return self.back(session, table, texts, state),
            Reply::Interrupt => return self.leave(number, texts, Status::Interrupted),
            Reply::End => return self.leave(number, texts, Status::Done),
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "undo" => return self.back(session, table, texts, state),
            "quit" => return self.leave(number, texts, Status::Done),
            "show" => {
                show::table(self.screen, state)?;
                show::entered(self.screen, &asked(table, texts))?;
            }
            "help" | "?" => self.screen.text(text::PROMPT_HELP)?,
            "edit" => self.edit(session, table, texts, state, rest)?,
            "end" if texts.is_empty() => return self.end(stored),
            "end" => self.refuse(&Refusal::plain(text::unfinished()), "")?,
            "m" | "menu" => match self.prompter.menu(state)? {
                Choice::Text(chosen) if chosen == "show" => show::table(self.screen, state)?,
                Choice::Text(chosen) if chosen == "undo" => {
                    return self.back(session, table, texts, state);
                }
                Choice::Text(chosen) => {
                    return self.enter(session, number, table, texts, state, &chosen);
                }
                Choice::Nothing => {}
                Choice::NoMenus => self.refuse(&Refusal::plain(text::no_menus()), "")?,
            },
            _ => return self.enter(session, number, table, texts, state, &line),
        }
        Ok(Next::Hand)
    }

    /// Returns whether a script goes on without a word about the verdict, which confirms it.
    pub(super) fn confirmed_by_silence(&mut self) -> bool {
        match self.prompter.coming() {
            Coming::Unknown => false,
            _ if self.doubted => false,
            Coming::End => true,
            Coming::Line(line) => {
                let word = line.split_whitespace().next().unwrap_or_default();
                let spoken = matches!(
                    word,
                    "<" | "-" | "c" | "undo" | "show" | "edit" | "help" | "?"
                );
                !spoken && answer::yes_or_no(&line).is_none()
            }
        }
    }

    /// Takes a text: keeps it in the ledger and goes on, or tells why not.
    pub(super) fn enter(
        &mut self,
        session: SessionId,
        number: u32,
        table: &Table,
        texts: &mut Vec<String>,
        state: &mut State,
        line: &str,
    ) -> Result<Next, Failure> {
        if state.ask == Ask::Verdict {
            return match answer::yes_or_no(line) {
                Some(true) => self.write(session, number, state),
                None if line.trim().is_empty() => self.write(session, number, state),
                Some(false) => self.correct(table, texts),
                None if line.trim() == "c" => self.correct(table, texts),
                None => {
                    self.refuse(&Refusal::plain(text::hand_is_over()), "")?;
                    Ok(Next::Hand)
                }
            };
        }
        if line.trim().is_empty() && state.ask == Ask::Line {
            return Ok(Next::Hand);
        }
        texts.push(line.trim().to_owned());
        let next = match hand::fold(table, texts) {
            Ok(next) => next,
            Err((_, refusal)) => {
                texts.pop();
                self.refuse(&refusal, line)?;
                return Ok(Next::Hand);
            }
        };
        if let Err(error) = self
            .ledger
            .push_draft(session, texts.len() - 1, line.trim())
        {
            texts.pop();
            self.refuse(&Refusal::plain(text::not_saved(&error.to_string())), line)?;
            return Ok(Next::Hand);
        }
        let told = next.record.entries.len() > state.record.entries.len();
        *state = next;
        if let Some(note) = show::running(state).filter(|_| told && state.ask != Ask::Verdict) {
            self.screen.line(note)?;
        }
        self.draw_verdict(state)?;
        Ok(Next::Hand)
    }

    pub(super) fn draw_verdict(&mut self, state: &State) -> Result<(), Failure> {
        self.doubted = false;
        if let Some(verdict) = &state.verdict {
            self.screen.line("")?;
            draw::verdict(self.screen, verdict, false)?;
            self.screen.line("")?;
        }
        Ok(())
    }

    pub(super) fn correct(&mut self, table: &Table, texts: &[String]) -> Result<Next, Failure> {
        self.doubted = true;
        self.screen.line(text::verdict_help())?;
        show::entered(self.screen, &asked(table, texts))?;
        Ok(Next::Hand)
    }

    /// Drops the last entry.
    pub(super) fn back(
        &mut self,
        session: SessionId,
        table: &Table,
        texts: &mut Vec<String>,
        state: &mut State,
    ) -> Result<Next, Failure> {
        let Some(last) = texts.pop() else {
            self.screen.line(text::nothing_to_undo())?;
            return Ok(Next::Hand);
        };
        self.ledger.truncate_draft(session, texts.len())?;
        *state =
            hand::fold(table, texts).map_err(|(_, refusal)| Failure::Refused(refusal.message))?;
        self.screen.line(text::taken_back(&last))?;
        Ok(Next::Hand)
    }

    /// Changes one entry, where all that follow still hold.
    pub(super) fn edit(
        &mut self,
        session: SessionId,
        table: &Table,
        texts: &mut Vec<String>,
        state: &mut State,
        number: &str,
    ) -> Result<(), Failure> {
        let at = answer::number(number)
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
            .filter(|at| *at < texts.len());
        let Some(at) = at else {
            return self.refuse(&Refusal::plain(text::edit_needed(texts.len())), "");
        };
        texts[at].clone_into(&mut self.again);
        let Reply::Line(line) = self.ask(&text::edit_prompt(at + 1), words(state))? else {
            return Ok(());
        };
        let mut changed = texts.clone();
        line.trim().clone_into(&mut changed[at]);
        match hand::fold(table, &changed) {
            Ok(next) => {
                self.ledger.replace_draft(session, &changed)?;
                (*texts, *state) = (changed, next);
                self.draw_verdict(state)
            }
            Err((entry, refusal)) if entry == at => self.refuse(&refusal, ""),
            Err((entry, refusal)) => {
                let message = text::edit_breaks(entry + 1, &refusal.message);
                self.refuse(&Refusal::plain(message), "")
            }
        }
    }

    pub(super) fn leave(
        &mut self,
        number: u32,
        texts: &[String],
        status: Status,
    ) -> Result<Next, Failure> {
        self.screen.line("")?;
        self.screen.line(text::kept(number, texts.len()))?;
        Ok(Next::Leave(status))
    }

    /// Writes the hand into the ledger. If that fails the hand stays as it is.
    pub(super) fn write(
        &mut self,
        session: SessionId,
        number: u32,
        state: &State,
    ) -> Result<Next, Failure> {
        let Some(verdict) = &state.verdict else {
            return Ok(Next::Hand);
        };
        let body = HandBody {
            number,
            record: state.record.print(state.ruleset.rules.calendar),
            verdict: verdict.to_json(),
            net: verdict.net.clone(),
        };
        let (_, at) = Date::now();
        match self.ledger.append_hand(session, &at, ENGINE, &body) {
            Ok(entry) => {
                self.screen.line(text::written(entry.0))?;
                Ok(Next::Written)
            }
            Err(error) if self.prompter.place().is_none() => {
                self.refuse(&Refusal::plain(text::not_saved(&error.to_string())), "")?;
                Ok(Next::Hand)
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// Returns the table of a hand: seats and header follow from the session and the hand before.
fn table(stored: &StoredSession, before: Option<&str>) -> Result<Table, Failure> {
    let body = &stored.body;
    let ruleset =
        rules::from_text(&body.ruleset, &body.rules, Path::new(".")).map_err(|faults| {
            let lines: Vec<String> = faults.iter().map(text::file_fault).collect();
            Failure::Refused(lines.join("\n"))
        })?;
    let next = before
        .map(Verdict::from_json)
        .transpose()
        .map_err(|error| Failure::Refused(text::verdict_unreadable(&error.to_string())))?
        .map(|verdict| verdict.next);
    let mut players = body.players.clone();
    if let Some(next) = &next
        && let Some(dealer) = players.iter().position(|name| *name == next.dealer)
    {
        players.rotate_left(dealer);
    }
    let (today, _) = Date::now();
    let names: Vec<String> = players.iter().map(|name| quoted(name)).collect();
    let mut header = vec![format!("rules {}", quoted(&body.rules))];
    let sets = setup::sets(&body.rules, &ruleset);
    header.extend(sets.iter().map(|(key, value)| format!("set {key}={value}")));
    header.push(format!("players {}", names.join(" ")));
    header.push(format!("date {today}"));
    header.extend(body.chip.iter().map(|chip| format!("chip {chip}")));
    if let Some(next) = next {
        header.extend((next.carry > 0).then(|| format!("carry {}", next.carry)));
        header.extend((next.pot > 0).then(|| format!("pot {}", next.pot)));
    }
    Ok(Table {
        ruleset,
        players,
        header,
    })
}

/// Returns the texts of a hand, each behind the question that it answered.
fn asked(table: &Table, texts: &[String]) -> Vec<(String, String)> {
    (0..texts.len())
        .map(|at| {
            let state = hand::fold(table, &texts[..at]);
            let question = state.map_or_else(
                |_| String::new(),
                |state| match state.ask {
                    Ask::Line => String::new(),
                    _ => prompt(&state, texts),
                },
            );
            (question.trim().to_owned(), texts[at].clone())
        })
        .collect()
}

/// Returns the prompt of what a hand asks.
fn prompt(state: &State, texts: &[String]) -> String {
    match state.ask {
        Ask::Line => {
            let names: Vec<String> = state
                .hand
                .players
                .iter()
                .map(|player| player.name.clone())
                .collect();
            text::line_prompt(&names, !texts.is_empty())
        }
        Ask::Verdict => text::verdict_prompt(),
        Ask::Quick(question) => {
            let name = question.about().map(|seat| state.hand.name(seat));
            text::question(question, &name.unwrap_or_default())
        }
    }
}

/// Returns what can be completed at the question that a hand asks.
fn words(state: &State) -> Words {
    let calendar = state.ruleset.rules.calendar;
    let mut cards: Vec<String> = unseen(state)
        .iter()
        .map(|card| card.code(calendar))
        .collect();
    cards.dedup();
    let own = |word: &str| word.to_owned();
    Words {
        first: keywords().chain(COMMANDS).map(own).collect(),
        names: state
            .hand
            .players
            .iter()
            .map(|player| quoted(&player.name))
            .collect(),
        verbs: verbs().map(own).collect(),
        cards,
    }
}
