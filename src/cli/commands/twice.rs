//! Evenings that were kept twice, in two ledgers: `dokbak twice`, and what `import` asks about them.

use super::spelled::{Renaming, join, join_command};
use crate::cli::args::{TwiceArgs, WhichCounts};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::{older, opened, opened_to_write};
use crate::cli::prompt::{Decision, asked_alone, yes_or_no};
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::session::{ENGINE, NamesNow};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, LedgerError, People, PersonBody, Said, SessionId, TwiceFault, Word};
use crate::report::{Alike, alike, is_open};
use std::collections::HashSet;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &TwiceArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let (Some(one), Some(other)) = (args.counts, args.other) else {
        list(&opened(screen, path)?, screen)?;
        return Ok(Status::Done);
    };
    screen.outlives_its_reader();
    if one == other {
        return Err(Denied::Twice(TwiceFault::Same(SessionId(one))).into());
    }
    let sessions = (SessionId(one), SessionId(other));
    let said = if args.both {
        Said::Both
    } else {
        Said::Twice(sessions.0)
    };
    if let Some(mut older) = older(path)? {
        append(&word(sessions, &older)?.0, said, &mut older)?;
    }
    let mut ledger = opened_to_write(screen, path)?;
    let (word, spelled) = word(sessions, &ledger)?;
    write(&word, said, &mut ledger, screen)?;
    if !args.both {
        tell_spelled(&word, Some(said), &spelled, screen)?;
    }
    Ok(Status::Done)
}

/// Returns what is said of two sessions; what both note of money goes with it, where they are alike, and
/// who seems to have two names.
fn word(
    (one, other): (SessionId, SessionId),
    ledger: &Ledger,
) -> Result<(Word, Vec<Renaming>), Failure> {
    let mut all = alike(ledger)?.into_iter();
    let pairs = [(one, other), (other, one)];
    let alike = all.find(|alike| pairs.contains(&(alike.word.one, alike.word.other)));
    let none = || Word {
        one,
        other,
        said: None,
        handed: (Vec::new(), Vec::new()),
    };
    Ok(alike.map_or_else(|| (none(), Vec::new()), |alike| (alike.word, alike.spelled)))
}

/// Returns what makes one person of each two names: they are called as in the session that counts.
fn joins(word: &Word, said: Option<Said>, spelled: &[Renaming]) -> Vec<PersonBody> {
    let joins = spelled.iter().cloned().map(|(one, other)| {
        let (with, who) = if said == Some(Said::Twice(word.other)) {
            (other, one)
        } else {
            (one, other)
        };
        PersonBody::Join { who, with }
    });
    joins.collect()
}

/// Tells how those become one person who seem to have two names.
fn tell_spelled(
    word: &Word,
    said: Option<Said>,
    spelled: &[Renaming],
    screen: &mut Screen,
) -> Result<(), Failure> {
    for body in joins(word, said, spelled) {
        let hint = say!(screen.lang(), joined_later(&join_command(&body)));
        screen.paragraph(&Styled::hint(hint))?;
    }
    Ok(())
}

/// Lists the sessions that seem to be one evening, with what was said about them.
fn list(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let all = alike(ledger)?;
    if all.is_empty() {
        screen.line(say!(screen.lang(), none_twice()))?;
    }
    let people = ledger.people()?;
    for alike in &all {
        show(alike, &people, ledger, screen)?;
        tell(&alike.word, alike.word.said, screen)?;
        tell_spelled(&alike.word, alike.word.said, &alike.spelled, screen)?;
    }
    Ok(())
}

/// Says which sessions seem to be one evening after something was taken in, and writes down which of
/// them counts: as the option has it, or as a person says.
pub(super) fn after_import(
    which: Option<WhichCounts>,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let people = ledger.people()?;
    let mut known = HashSet::new();
    // What is said of some may make others open again; of nearly all ledgers this comes to an end
    // at the second look.
    loop {
        let before = known.len();
        for alike in alike(ledger)? {
            let pair = (alike.word.one, alike.word.other);
            // What was said meanwhile may hold for these too.
            if known.contains(&pair) || !is_open(ledger, pair)? {
                continue;
            }
            known.insert(pair);
            show(&alike, &people, ledger, screen)?;
            let said = said_after_import(which, &alike.word, screen)?;
            match said {
                Some(said) => write(&alike.word, said, ledger, screen)?,
                None => tell(&alike.word, None, screen)?,
            }
            if which.is_none() && matches!(said, Some(Said::Twice(_))) {
                // The question said who is who.
                for body in joins(&alike.word, said, &alike.spelled) {
                    join(&body, ledger, screen)?;
                }
            } else if said != Some(Said::Both) {
                tell_spelled(&alike.word, said, &alike.spelled, screen)?;
            }
        }
        if known.len() == before {
            return Ok(());
        }
    }
}

/// Returns what is said of two sessions: by the option, or by a person.
fn said_after_import(
    which: Option<WhichCounts>,
    word: &Word,
    screen: &mut Screen,
) -> Result<Option<Said>, Failure> {
    match which {
        Some(WhichCounts::Here) => Ok(Some(Said::Twice(word.one))),
        Some(WhichCounts::There) => Ok(Some(Said::Twice(word.other))),
        Some(WhichCounts::Both) => Ok(Some(Said::Both)),
        None if has_person() => asked(word, screen),
        None => Ok(None),
    }
}

/// Returns what a person says about two sessions; `None` where nothing is said.
fn asked(word: &Word, screen: &mut Screen) -> Result<Option<Said>, Failure> {
    let (one, other) = (word.one, word.other);
    let question = say!(screen.lang(), same_evening(one, other));
    let read = |line: &str| match line {
        "" => Some(Said::Twice(one)),
        line if line == one.to_string() => Some(Said::Twice(one)),
        line if line == other.to_string() => Some(Said::Twice(other)),
        line => yes_or_no(line).map(|yes| if yes { Said::Twice(one) } else { Said::Both }),
    };
    asked_alone(&question, &read, Decision::Twice, screen)
}

fn append(word: &Word, said: Said, ledger: &mut Ledger) -> Result<(), Failure> {
    let (_, at) = Date::now();
    let word = Word {
        said: Some(said),
        ..word.clone()
    };
    let written = ledger.append_twice(&at, ENGINE, &word);
    written.map(drop).map_err(|error| match error {
        LedgerError::Twice(fault) => Denied::Twice(fault).into(),
        error => Failure::from(error),
    })
}

fn write(word: &Word, said: Said, ledger: &mut Ledger, screen: &mut Screen) -> Result<(), Failure> {
    append(word, said, ledger)?;
    tell(word, Some(said), screen)
}

/// Shows which two sessions seem to be one evening.
fn show(
    alike: &Alike,
    people: &People,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let players = ledger.session(alike.word.one)?.body.players;
    let names = NamesNow::of(people, &players);
    let players: Vec<String> = players.iter().map(|name| names.called(name)).collect();
    screen.prose(&say!(screen.lang(), alike(alike, &players)))?;
    for (one, other) in &alike.spelled {
        screen.prose(&say!(screen.lang(), would_be_one(one, other)))?;
    }
    Ok(())
}

/// Tells what holds of two sessions.
fn tell(word: &Word, said: Option<Said>, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let (one, other) = (word.one, word.other);
    let command = format!("dokbak twice {one} {other}");
    let told = match said {
        Some(Said::Twice(counts)) => {
            let beside = if counts == one { other } else { one };
            let command = format!("dokbak twice {counts} {beside} --both");
            say!(lang, counts_for(counts, beside, &command))
        }
        Some(Said::Both) => say!(lang, both_count(one, other)),
        None => say!(lang, twice_unsaid(&command)),
    };
    Ok(screen.paragraph(&Styled::hint(told))?)
}
