//! `dokbak log`: the ledger as a whole.

mod json;

use crate::cli::args::LogArgs;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::existing;
use crate::cli::reading::counting::not_counting;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, Person, SessionId, SessionName};
use crate::letters::same_name;
use crate::record::Name;
use crate::report::Rulesets;
use crate::report::session::{NamesNow, verdict, verdict_for_chips};
use crate::rules::Ruleset;
use crate::words::Text;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &LogArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let Some(ledger) = existing(path, args.json, screen)? else {
        if args.json {
            json::nothing(screen)?;
        }
        return Ok(Status::Done);
    };
    told(args, &[], &ledger, screen)?;
    Ok(Status::Done)
}

/// Lists the sessions of an evening, if given, or of the whole ledger. A session closed without a
/// hand is listed only if it is asked for.
pub(super) fn told(
    args: &LogArgs,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let sessions = match (args.evening, evening) {
        (Some(asked), _) => ledger.find_evening(asked)?,
        (None, []) => ledger.session_ids(args.period.period()?)?,
        (None, evening) => evening.to_vec(),
    };
    let people = ledger.people()?;
    let sessions = match &args.player {
        Some(name) => of_player(sessions, somebody(name, &people)?, ledger)?,
        None => sessions,
    };
    if args.json {
        return json::told(ledger, &sessions, screen);
    }
    let mut rulesets = Rulesets::default();
    let mut any = false;
    for session in sessions {
        // One session at a time: the ledger of many years may not fit in memory.
        let mut session = ledger.session(session)?;
        if args.evening.is_none() && session.hands == 0 && session.closed.is_some() {
            continue;
        }
        if std::mem::replace(&mut any, true) {
            screen.line("")?;
        }
        let names = NamesNow::new(&people, &session.body.players);
        let players = session.body.players.iter_mut();
        players.for_each(|name| *name = names.called(name));
        let called = ledger.called(session.id)?;
        let title = Styled::heading(say!(lang, log_session(&session, &called)));
        screen.line(title)?;
        if let Some(beside) = not_counting(lang, ledger, session.id)? {
            screen.prose(format!("  {beside}"))?;
        }
        if session.hands == 0 {
            let none = match session.closed {
                None => say!(lang, no_hand_yet()),
                Some(_) => say!(lang, session_empty()),
            };
            screen.prose(format!("  {none}"))?;
            continue;
        }
        let ruleset = rulesets.get_or_read(&session.body);
        let mut hands = hands(lang, ledger, &called, ruleset.as_deref(), &names)?;
        if session.body.is_result {
            for (_, ended, _) in &mut hands {
                say!(lang, evening_result()).clone_into(ended);
            }
        }
        screen.table(in_grid(hands, screen.is_narrow(), lang))?;
    }
    if !any {
        screen.line(say!(lang, nothing_played()))?;
    }
    Ok(())
}

/// Returns the sessions in which a person sat at the table.
fn of_player(
    sessions: Vec<SessionId>,
    person: &Person,
    ledger: &Ledger,
) -> Result<Vec<SessionId>, Failure> {
    let mut theirs = Vec::new();
    for session in sessions {
        let players = ledger.session(session)?.body.players;
        let sat = |name: &Name| players.iter().any(|player| same_name(player, name));
        if person.names.iter().any(sat) {
            theirs.push(session);
        }
    }
    Ok(theirs)
}

/// A hand as it is listed: what it is called, how it ended, and what it brought.
type HandRow = (String, String, Text);

/// Returns the hands of a session.
fn hands(
    lang: Lang,
    ledger: &Ledger,
    called: &SessionName,
    ruleset: Option<&Ruleset>,
    names: &NamesNow,
) -> Result<Vec<HandRow>, Failure> {
    let mut rows = Vec::new();
    for mut hand in ledger.hands(called.session)? {
        names.in_amounts(&mut hand.net);
        let verdict = match ruleset {
            Some(ruleset) => verdict(&hand, &ruleset.rules)?,
            None => verdict_for_chips(&hand)?,
        };
        let verdict = names.in_verdict(verdict);
        let name = called.hand(hand.number, hand.id).to_string();
        let net = say!(lang, brought(&verdict, &hand.net));
        let mut ended = say!(lang, headline(&verdict));
        if let Some(correction) = &hand.correction {
            ended = say!(lang, corrected(&ended, &correction.reason));
        }
        rows.push((name, ended, net));
    }
    Ok(rows)
}

/// Lists hands one per row; on a narrow screen their results go below.
fn in_grid(hands: Vec<HandRow>, narrow: bool, lang: Lang) -> Grid {
    let headings = say!(lang, log_headings());
    let mut grid = if narrow {
        let [number, ended, _] = headings;
        Grid::new(&[number, ended, ""])
    } else {
        Grid::new(&headings)
    };
    for (name, ended, net) in hands {
        grid.styled_row([name.into(), Text::in_a_row(ended).into(), net.into()]);
    }
    grid
}
