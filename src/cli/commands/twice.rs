//! Evenings that two ledgers both have: `dokbak twice`, and the questions that `import` asks about
//! them.

use super::spelled::{Renaming, join, join_command};
use crate::cli::args::{TwiceArgs, WhichCounts};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::{older, opened, opened_to_write};
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::terminal::alone::asked_alone;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::evening::answer::yes_or_no;
use crate::evening::decision::Decision;
use crate::ledger::{
    DuplicateRuling, DuplicateStatement, EveningRef, Ledger, LedgerError, People, PersonBody,
    SessionId,
};
use crate::record::Name;
use crate::report::session::{ENGINE, NamesNow};
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
    let said = |word: &DuplicateStatement, one: SessionId| {
        let other = if word.one == one {
            word.one
        } else {
            word.other
        };
        if args.both {
            DuplicateRuling::Both
        } else {
            DuplicateRuling::Twice(other)
        }
    };
    if let Some(mut older) = older(path)? {
        for (alike, one) in words_of(one, other, &older)? {
            append(&alike.word, said(&alike.word, one), &mut older)?;
        }
    }
    let mut ledger = opened_to_write(screen, path)?;
    for (alike, one) in words_of(one, other, &ledger)? {
        let said = said(&alike.word, one);
        write(&alike.word, said, &mut ledger, screen)?;
        if !args.both {
            tell_spelled(&alike.word, Some(said), &alike.spelled, screen)?;
        }
    }
    Ok(Status::Done)
}

/// Two sessions that are one evening, and people who seem to have two names in them.
struct TwicePair {
    word: DuplicateStatement,
    spelled: Vec<Renaming>,
}

/// Returns the pairs of sessions by which two evenings may be one: all pairs that look alike or, if
/// none does, the first sessions of both. Each pair comes with its session from evening `one`.
fn words_of(
    one: EveningRef,
    other: EveningRef,
    ledger: &Ledger,
) -> Result<Vec<(TwicePair, SessionId)>, Failure> {
    let (ours, theirs) = (ledger.find_evening(one)?, ledger.find_evening(other)?);
    if let Some(same) = ours.iter().find(|session| theirs.contains(session)) {
        let name = ledger.called(*same)?.evening.to_string();
        return Err(Denied::SameEvening(name).into());
    }
    let mut found = Vec::new();
    for alike in alike(ledger)? {
        let (first, second) = (alike.word.one, alike.word.other);
        let pair = TwicePair {
            word: alike.word,
            spelled: alike.spelled,
        };
        if ours.contains(&first) && theirs.contains(&second) {
            found.push((pair, first));
        } else if ours.contains(&second) && theirs.contains(&first) {
            found.push((pair, second));
        }
    }
    if let ([one, ..], [other, ..], true) = (&*ours, &*theirs, found.is_empty()) {
        let word = DuplicateStatement {
            one: *one,
            other: *other,
            said: None,
            handed: (Vec::new(), Vec::new()),
        };
        let spelled = Vec::new();
        found.push((TwicePair { word, spelled }, *one));
    }
    Ok(found)
}

/// Returns an entry for each pair of names that makes them one person, who keeps the name from the
/// session that counts.
fn joins(
    word: &DuplicateStatement,
    said: Option<DuplicateRuling>,
    spelled: &[Renaming],
) -> Vec<PersonBody> {
    let joins = spelled.iter().cloned().map(|(one, other)| {
        let (with, who) = if said == Some(DuplicateRuling::Twice(word.other)) {
            (other, one)
        } else {
            (one, other)
        };
        PersonBody::Join { who, with }
    });
    joins.collect()
}

/// Reports how to join the people who seem to have two names.
fn tell_spelled(
    word: &DuplicateStatement,
    said: Option<DuplicateRuling>,
    spelled: &[Renaming],
    screen: &mut Screen,
) -> Result<(), Failure> {
    for body in joins(word, said, spelled) {
        let hint = say!(screen.lang(), joined_later(&join_command(&body)));
        screen.paragraph(&Styled::hint(hint))?;
    }
    Ok(())
}

/// Lists the sessions that seem to be one evening, with what was decided about them.
fn list(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let all = alike(ledger)?;
    if all.is_empty() {
        screen.line(say!(screen.lang(), none_twice()))?;
    }
    let people = ledger.people()?;
    for alike in &all {
        show(alike, &people, ledger, screen)?;
        tell(&alike.word, alike.word.said, ledger, screen)?;
        tell_spelled(&alike.word, alike.word.said, &alike.spelled, screen)?;
    }
    Ok(())
}

/// After an import, reports which sessions seem to be one evening, and writes which of them counts:
/// as the option says, or as a person answers.
pub(super) fn after_import(
    which: Option<WhichCounts>,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let people = ledger.people()?;
    let mut known = HashSet::new();
    // An answer about one pair may reopen other pairs; the second pass hardly ever finds any.
    loop {
        let before = known.len();
        for alike in alike(ledger)? {
            let pair = (alike.word.one, alike.word.other);
            // Earlier answers may have settled this pair too.
            if known.contains(&pair) || !is_open(ledger, pair)? {
                continue;
            }
            known.insert(pair);
            show(&alike, &people, ledger, screen)?;
            let said = said_after_import(which, &alike.word, ledger, screen)?;
            match said {
                Some(said) => write(&alike.word, said, ledger, screen)?,
                None => tell(&alike.word, None, ledger, screen)?,
            }
            if which.is_none() && matches!(said, Some(DuplicateRuling::Twice(_))) {
                // The question already named who is who.
                for body in joins(&alike.word, said, &alike.spelled) {
                    join(&body, ledger, screen)?;
                }
            } else if said != Some(DuplicateRuling::Both) {
                tell_spelled(&alike.word, said, &alike.spelled, screen)?;
            }
        }
        if known.len() == before {
            return Ok(());
        }
    }
}

/// Decides about two sessions, by the option or by asking.
fn said_after_import(
    which: Option<WhichCounts>,
    word: &DuplicateStatement,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<DuplicateRuling>, Failure> {
    match which {
        Some(WhichCounts::Here) => Ok(Some(DuplicateRuling::Twice(word.one))),
        Some(WhichCounts::There) => Ok(Some(DuplicateRuling::Twice(word.other))),
        Some(WhichCounts::Both) => Ok(Some(DuplicateRuling::Both)),
        None if has_person() => asked(word, ledger, screen),
        None => Ok(None),
    }
}

/// Asks about two sessions; `None` if there is no answer.
fn asked(
    word: &DuplicateStatement,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<DuplicateRuling>, Failure> {
    let (one, other) = (word.one, word.other);
    let names = parts(word, ledger, screen.lang())?;
    let question = say!(screen.lang(), same_evening(&names.0, &names.1));
    let meant = |line: &str| {
        let sessions = ledger.find_evening(line.parse().ok()?).ok()?;
        let mut meant = [one, other].into_iter();
        meant.find(|session| sessions.contains(session))
    };
    let read = |line: &str| match line {
        "" => Some(DuplicateRuling::Twice(one)),
        line => match meant(line) {
            Some(session) => Some(DuplicateRuling::Twice(session)),
            None => yes_or_no(line).map(|yes| {
                if yes {
                    DuplicateRuling::Twice(one)
                } else {
                    DuplicateRuling::Both
                }
            }),
        },
    };
    asked_alone(&question, &read, Decision::Twice, screen)
}

fn append(
    word: &DuplicateStatement,
    said: DuplicateRuling,
    ledger: &mut Ledger,
) -> Result<(), Failure> {
    let at = Date::now().at;
    let word = DuplicateStatement {
        said: Some(said),
        ..word.clone()
    };
    let written = ledger.append_twice(&at, ENGINE, &word);
    written.map(drop).map_err(|error| match error {
        LedgerError::Twice(fault) => Denied::Twice(fault).into(),
        error => Failure::from(error),
    })
}

fn write(
    word: &DuplicateStatement,
    said: DuplicateRuling,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    append(word, said, ledger)?;
    tell(word, Some(said), ledger, screen)
}

/// Returns what to call the two sessions.
fn parts(
    word: &DuplicateStatement,
    ledger: &Ledger,
    lang: Lang,
) -> Result<(String, String), Failure> {
    let (one, other) = (ledger.called(word.one)?, ledger.called(word.other)?);
    Ok((say!(lang, twice_part(&one)), say!(lang, twice_part(&other))))
}

/// Returns how a command names a session: by its evening, or by its number if it is not the
/// evening's first session.
fn command(session: SessionId, ledger: &Ledger) -> Result<String, Failure> {
    let name = ledger.called(session)?;
    Ok(match name.before {
        0 => name.evening.to_string(),
        _ => session.to_string(),
    })
}

/// Shows two sessions that seem to be one evening.
fn show(
    alike: &Alike,
    people: &People,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let players = ledger.session(alike.word.one)?.body.players;
    let names = NamesNow::new(people, &players);
    let players: Vec<Name> = players.iter().map(|name| names.called(name)).collect();
    let (one, other) = parts(&alike.word, ledger, screen.lang())?;
    let names = (one.as_str(), other.as_str());
    screen.prose(&say!(screen.lang(), alike(alike, names, &players)))?;
    for (one, other) in &alike.spelled {
        screen.prose(&say!(screen.lang(), would_be_one(one, other)))?;
    }
    Ok(())
}

/// Reports which of two sessions counts.
fn tell(
    word: &DuplicateStatement,
    said: Option<DuplicateRuling>,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let (one, other) = parts(word, ledger, lang)?;
    let asked = [command(word.one, ledger)?, command(word.other, ledger)?].join(" ");
    let told = match said {
        Some(DuplicateRuling::Twice(counts)) => {
            let command = format!("dokbak twice {asked} --both");
            let (counts, beside) = if counts == word.one {
                (one, other)
            } else {
                (other, one)
            };
            say!(lang, counts_for(&counts, &beside, &command))
        }
        Some(DuplicateRuling::Both) => say!(lang, both_count(&one, &other)),
        None => say!(lang, twice_unsaid(&format!("dokbak twice {asked}"))),
    };
    Ok(screen.paragraph(&Styled::hint(told))?)
}
