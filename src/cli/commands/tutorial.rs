//! `dokbak tutorial`: a guided hand at the real prompt, with a ledger that is thrown away.

use crate::cli::error::{Denied, Failure, Misuse, Status, Wants};
use crate::cli::prompt::{EveningPrompt, LessonProgress, PromptWishes, taught};
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::terminal::answers::Answers;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::state::WhichSession;
use crate::ledger::{EveningRef, Ledger, SessionBody, SessionId, Worth};
use crate::record::Name;
use crate::report::session::ENGINE;
use crate::rules;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The ruleset of the lesson.
const RULES: &str = "korean";
/// What a chip is worth in the lesson.
const CHIP: &str = "100 KRW";

pub(in crate::cli) fn run(screen: &mut Screen) -> Result<Status, Failure> {
    if !has_person() {
        return Err(Misuse::NoTerminal(Wants::Tutorial).into());
    }
    let lang = screen.lang();
    let folder = Folder::new()?;
    let mut ledger = Ledger::open_to_play(&folder.0.join("ledger.db"))?;
    let session = opened(&mut ledger, say!(lang, people()))?;
    screen.line(Styled::heading(say!(lang, tutorial_title())))?;
    screen.prose(&say!(lang, tutorial_greeting(say!(lang, people()))))?;
    let progress = LessonProgress::default();
    let answers = taught(
        Answers::terminal(screen)?,
        screen.another(),
        progress.clone(),
    );
    let played = EveningPrompt::new(ledger, answers, screen, PromptWishes::default())
        .run(WhichSession::Of(EveningRef::Session(session)));
    match played {
        // A lesson ends with this error, whether the person finished or left it.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::Interrupted => {}
        other => return other,
    }
    screen.line("")?;
    if progress.is_complete() {
        for line in say!(lang, tutorial_over()) {
            screen.prose(&line)?;
        }
        return Ok(Status::Done);
    }
    screen.prose(say!(lang, tutorial_left()))?;
    Ok(Status::Interrupted)
}

/// Opens the session of the lesson.
fn opened(ledger: &mut Ledger, people: [&str; 3]) -> Result<SessionId, Failure> {
    let ruleset = rules::load(RULES, Path::new(".")).map_err(Denied::Ruleset)?;
    let body = SessionBody {
        players: people.map(Name::from).to_vec(),
        rules: RULES.to_owned(),
        ruleset: ruleset.text(),
        chip: Some(Worth::new(CHIP)),
        length: None,
        day: None,
        follows: None,
        is_result: false,
        table: None,
    };
    let at = Date::now().at;
    Ok(ledger.open_session(&at, ENGINE, &body)?)
}

/// A folder that exists for as long as the lesson.
struct Folder(PathBuf);

impl Folder {
    /// Creates a new temporary folder.
    fn new() -> Result<Self, Failure> {
        let own = std::process::id();
        let mut number = 0;
        loop {
            let path = std::env::temp_dir().join(format!("dokbak-{own}-{number}"));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(Denied::NotWritten(path, error).into()),
            }
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
