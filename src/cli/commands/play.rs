//! `dokbak play`: an evening at the table, at a terminal or from a script.

use crate::cli::args::PlayArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status, Wants};
use crate::cli::facts::input::InputSource;
use crate::cli::opened::{asking, ledger_path, older, say_at_opening};
#[cfg(feature = "serve")]
use crate::cli::phones::PhoneWishes;
use crate::cli::prompt::{EveningPrompt, PromptWishes};
use crate::cli::screen::{Screen, has_person};
use crate::cli::settings::InUse;
use crate::cli::terminal::answers::Answers;
use crate::cli::{future, intake, period};
use crate::date::Date;
use crate::evening::state::WhichSession;
use crate::ledger::{EveningRef, Ledger};
use crate::limits::Limit;
use std::io::BufReader;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &PlayArgs,
    chosen: InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let date = args.date.as_deref().map(period::day).transpose()?;
    let source = source(args.script.as_deref(), Wants::Play, screen)?;
    let begin = PlayOptions {
        new: args.new,
        evening: args.evening,
        track: args.track,
        date,
        asks: args.script.is_none(),
    };
    let Some(ledger) = begin.opened(chosen, screen)? else {
        return Ok(Status::Done);
    };
    let evening = EveningPrompt::new(ledger, source, screen, begin.wishes(chosen));
    #[cfg(feature = "serve")]
    let evening = evening.welcomes_phones(PhoneWishes::default());
    evening.greeting()?.run(begin.which())
}

/// How an evening begins, as the command line says.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayOptions {
    pub(super) new: bool,
    pub(super) evening: Option<EveningRef>,
    pub(super) track: bool,
    pub(super) date: Option<Date>,
    /// Whether somebody can be asked.
    pub(super) asks: bool,
}

impl PlayOptions {
    /// Opens the ledger with the right to play; `None` if the day was not meant.
    pub(super) fn opened(
        self,
        chosen: InUse<'_>,
        screen: &mut Screen,
    ) -> Result<Option<Ledger>, Failure> {
        if let Some(day) = self.date
            && !future::is_meant(day, self.asks, screen)?
        {
            return Ok(None);
        }
        let ledger = chosen.settings.ledger.value.as_deref();
        if let (Some(evening), Some(older)) = (self.evening, older(ledger)?) {
            older.last_of_evening(evening)?;
        }
        let opened = asking(ledger_path(ledger)?, screen, Ledger::open_to_play)?;
        say_at_opening(screen, &opened);
        Ok(Some(opened))
    }

    /// Returns whether something is said of the evening.
    #[cfg(feature = "serve")]
    pub(super) const fn is_for_an_evening(self) -> bool {
        self.new || self.evening.is_some() || self.track || self.date.is_some()
    }

    /// Returns which session to play.
    pub(super) const fn which(self) -> WhichSession {
        match (self.new, self.evening) {
            (true, _) => WhichSession::New,
            (false, Some(evening)) => WhichSession::Of(evening),
            (false, None) => WhichSession::Ask,
        }
    }

    /// Returns what is wished for before the first question.
    pub(super) fn wishes(self, chosen: InUse<'_>) -> PromptWishes {
        let settings = chosen.settings;
        PromptWishes {
            rules: settings.rules.value.clone(),
            date: self.date,
            tracked: self.track,
            lang: (!settings.lang.origin.is_chosen()).then(|| chosen.file.clone()),
        }
    }
}

/// Returns where answers come from: a script, or the terminal.
pub(super) fn source(
    file: Option<&Path>,
    wants: Wants,
    screen: &Screen,
) -> Result<Answers, Failure> {
    match file {
        Some(file) => script(file),
        None if has_person() => Ok(Answers::terminal(screen)?),
        None => Err(Misuse::NoTerminal(wants).into()),
    }
}

fn script(file: &Path) -> Result<Answers, Failure> {
    let input = InputSource::from_path(file);
    match intake::open(file) {
        Ok(lines) => Ok(Answers::script(input, BufReader::new(lines))),
        Err(why) => {
            let limit = Limit::LineBytes;
            Err(Denied::NotRead { input, why, limit }.into())
        }
    }
}
