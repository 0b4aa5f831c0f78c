//! Reading the ledger at any question without leaving it.

use super::evening::EveningPrompt;
use crate::cli::error::Failure;
use crate::cli::facts::mistake::Mistake;
use crate::cli::reading::money::due;
use crate::cli::reading::{self, Here};
use crate::cli::screen::Styled;
use crate::cli::words::{refused, say};
use crate::date::Date;
use crate::evening::answer;
use crate::evening::command::{LedgerCommand, PromptCommand, words};
use crate::ledger::{HandRef, SessionId};
#[cfg(feature = "club")]
use crate::ledger::{LedgerError, ServerFault};
use crate::letters::same_name;
use crate::report::account::EveningDebts;
use crate::report::session::SessionSoFar;

/// Words that widen a command's scope: from the session to the ledger, or from a hand to the
/// session.
const ALL: [&str; 6] = ["all", "전체", "전부", "모두", "全部", "すべて"];

/// Command-line options for changes, each with the words that stand for it at the prompt.
const CHANGES: [(&str, &[&str]); 4] = [
    ("--rules", &["rules", "규칙", "ルール"]),
    ("--set", &["set"]),
    ("--without", &["without"]),
    ("--with", &["with"]),
];

impl EveningPrompt<'_> {
    /// Reads the ledger, or writes an entry that is not a hand, if the line asks for it; returns
    /// whether it did.
    pub(super) fn reads(&mut self, line: &str) -> Result<bool, Failure> {
        let Some((PromptCommand::Read(reading), rest)) = PromptCommand::parse(line) else {
            return Ok(false);
        };
        if self.names_somebody(line)? {
            return Ok(false);
        }
        let (words, of) = self.in_full(reading, rest)?;
        self.read(&words, &of, line)
    }

    /// Shows the current hand.
    pub(super) fn show_spoken_of(&mut self, line: &str) -> Result<(), Failure> {
        let words = self.of_hand(Vec::new())?;
        let name = std::iter::once(LedgerCommand::Show.name().to_owned());
        let words: Vec<String> = name.chain(words).collect();
        self.read(&words, &[], line).map(|_| ())
    }

    fn read(&mut self, words: &[String], of: &[SessionId], line: &str) -> Result<bool, Failure> {
        self.screen.line("")?;
        let here = Here {
            session: self.keeper.evening().session,
            evening: of,
            asks: self.pasted.is_empty() && self.asks(),
        };
        match reading::read(words, &mut self.keeper, here, self.screen) {
            Ok(None) => self.screen.line("")?,
            Ok(Some(wrong)) => self.mistaken(wrong, line)?,
            #[cfg(feature = "club")]
            Err(Failure::Ledger(error)) if self.prompter.line().is_none() => {
                match self.goes_on_alone(&error, line)? {
                    None => self.not_read(error.into())?,
                    // It goes on there, or is on the line again.
                    Some(true) => {}
                    Some(false)
                        if matches!(error, LedgerError::Server(ServerFault::Unknown(_))) => {}
                    Some(false) => self.again = self.pasted_behind(line),
                }
            }
            Err(failure) => self.not_read(failure)?,
        }
        Ok(true)
    }

    /// Reports a mistake in a command; a script ends there.
    fn mistaken(&mut self, wrong: Mistake, line: &str) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let pasted = self.pasted_behind(line);
        if let Some(at) = self.prompter.line() {
            return Err(Failure::MistakeInScript(at, Box::new(wrong)));
        }
        let why = say!(lang, mistake(&wrong));
        self.again_with(refused(why), pasted)
    }

    /// Reports why something could not be read; a script ends there.
    pub(super) fn not_read(&mut self, failure: Failure) -> Result<(), Failure> {
        if matches!(failure, Failure::Output(_)) {
            return Err(failure);
        }
        if let Some(line) = self.prompter.line() {
            return Err(Failure::AskedInScript(line, Box::new(failure)));
        }
        let lang = self.screen.lang();
        for message in say!(lang, failure(&failure)) {
            let message = Styled::error(refused(message));
            self.screen.paragraph(&message)?;
        }
        Ok(())
    }

    /// True if a line begins with a player who has the name of a command, as older versions
    /// allowed.
    pub(super) fn names_somebody(&self, line: &str) -> Result<bool, Failure> {
        let Some(session) = self.keeper.evening().session else {
            return Ok(false);
        };
        let word = line.split_whitespace().next().unwrap_or_default();
        let players = self.keeper.ledger().session(session)?.body.players;
        Ok(players.iter().any(|name| same_name(name, word)))
    }

    /// Completes a command to full command-line words. Unless the line names another session or
    /// hand, the command is about the session being played or the current hand. Also returns the
    /// evening's sessions if the command is about the evening.
    fn in_full(
        &self,
        reading: LedgerCommand,
        rest: &str,
    ) -> Result<(Vec<String>, Vec<SessionId>), Failure> {
        let words = words(rest);
        let words = words.unwrap_or_else(|| rest.split_whitespace().map(str::to_owned).collect());
        let mut of = Vec::new();
        let told = match reading {
            LedgerCommand::Standings | LedgerCommand::Log => {
                let (words, all) = without_all(words);
                if !all {
                    of = self.evening()?;
                }
                words
            }
            LedgerCommand::Show | LedgerCommand::Why => self.of_hand(words)?,
            LedgerCommand::Share if words.iter().any(|word| is_of_days(word)) => words,
            LedgerCommand::Share => {
                let (words, all) = without_all(words);
                if all {
                    of = self.evening()?;
                    words
                } else {
                    self.of_hand(words)?
                }
            }
            LedgerCommand::Whatif => self.of_changes(words)?,
            LedgerCommand::SettleUp
            | LedgerCommand::Paid
            | LedgerCommand::Settled
            | LedgerCommand::Adjust
            | LedgerCommand::Note => words,
        };
        let name = std::iter::once(reading.name().to_owned());
        Ok((name.chain(told).collect(), of))
    }

    /// Returns the sessions of the evening in which something was played, and the last one.
    fn evening(&self) -> Result<Vec<SessionId>, Failure> {
        let Some(last) = self.keeper.evening().session else {
            return Ok(Vec::new());
        };
        let mut sessions = self.keeper.ledger().evening(last)?;
        sessions.retain(|session| session.hands > 0 || session.id == last);
        Ok(sessions.into_iter().map(|session| session.id).collect())
    }

    /// Reports the result of the evening and who pays whom, if the table changed during it.
    pub(super) fn tell_evening(&mut self) -> Result<(), Failure> {
        let evening = self.evening()?;
        if evening.len() > 1 {
            self.screen.line("")?;
            reading::evening(&evening, self.keeper.ledger(), self.screen)?;
            if let Some(last) = self.keeper.evening().session {
                let so_far = SessionSoFar::read(self.keeper.ledger(), last)?;
                let left = EveningDebts::read(&so_far, self.keeper.ledger(), &Date::now())?;
                due::tell_together(&left, self.screen)?;
            }
        }
        Ok(())
    }

    fn session_option(&self) -> Option<[String; 2]> {
        let session = self.keeper.evening().session?;
        Some(["--evening".to_owned(), session.to_string()])
    }

    /// Returns the full name of a hand of the evening that was given only by number; `None` if the
    /// word is no number of such a hand.
    pub(super) fn numbered(&self, word: &str) -> Result<Option<String>, Failure> {
        let (Some(session), Some(number)) = (self.keeper.evening().session, answer::number(word))
        else {
            return Ok(None);
        };
        let evening = self.keeper.ledger().whole_evening(session)?;
        let hand = self.keeper.ledger().hand_of(&evening, number)?;
        Ok(hand.map(|hand| hand.name().to_string()))
    }

    /// Puts the current hand in front of the words, unless they name a hand.
    fn of_hand(&self, mut words: Vec<String>) -> Result<Vec<String>, Failure> {
        if let Some(first) = words.first_mut().filter(|word| is_hand(word)) {
            if let Some(called) = self.numbered(first)? {
                *first = called;
            }
        } else {
            words.insert(0, self.keeper.evening().spoken_of.to_string());
        }
        Ok(words)
    }

    /// Returns the words of `whatif`, adding the options to changes typed without them, such as
    /// `go_bak.both=own` or a ruleset alone.
    fn of_changes(&self, words: Vec<String>) -> Result<Vec<String>, Failure> {
        let mut words = words.into_iter().peekable();
        let mut told: Vec<String> = match words.next_if(|word| is_hand(word)) {
            Some(hand) => vec![self.numbered(&hand)?.unwrap_or(hand)],
            None if words.next_if(|word| ALL.contains(&word.as_str())).is_some() => {
                self.session_option().into_iter().flatten().collect()
            }
            None if words.peek().is_some_and(|word| {
                word.starts_with("--session") || word.starts_with("--evening")
            }) =>
            {
                Vec::new()
            }
            None => vec![self.keeper.evening().spoken_of.to_string()],
        };
        while let Some(word) = words.next() {
            let option = CHANGES
                .iter()
                .find(|(_, names)| names.contains(&word.as_str()));
            if let Some((option, _)) = option {
                told.push((*option).to_owned());
                told.extend(words.next());
            } else if word.starts_with('-') {
                let whole = word.contains('=');
                told.push(word);
                told.extend(words.next().filter(|_| !whole));
            } else {
                let option = if word.contains('=') {
                    "--set"
                } else {
                    "--rules"
                };
                told.extend([option.to_owned(), word]);
            }
        }
        Ok(told)
    }
}

/// Removes the words for "all"; also returns whether there was one, or whether other words remain.
fn without_all(mut words: Vec<String>) -> (Vec<String>, bool) {
    let before = words.len();
    words.retain(|word| !ALL.contains(&word.as_str()));
    let options = ["--evening", "--session", "--since"];
    let named = |word: &String| options.iter().any(|option| word.starts_with(option));
    let all = words.len() < before || words.iter().any(named);
    (words, all)
}

/// True if a word is an option that selects days.
fn is_of_days(word: &str) -> bool {
    let options = [
        "--since", "--until", "--month", "--year", "--last", "--season",
    ];
    options.iter().any(|option| word.starts_with(option))
}

fn is_hand(word: &str) -> bool {
    word.parse::<HandRef>().is_ok()
}
