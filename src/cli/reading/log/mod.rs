//! `dokbak log`: the ledger as a whole.

mod asked;
mod chosen;
mod found;
mod json;

pub(in crate::cli) use asked::{jokbo_names, outcomes};

use super::note;
use crate::cli::args::LogArgs;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::opened::existing;
use crate::cli::reading::counting::not_counting;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, People, Person, SessionId, SessionName, StoredHand};
use crate::letters::same_name;
use crate::record::Name;
use crate::report::Rulesets;
use crate::report::session::{NamesNow, verdict, verdict_for_chips};
use crate::rules::Ruleset;
use crate::words::Text;
use chosen::HandChoice;
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

/// Lists the sessions of an evening, if given, or of the whole ledger, or single hands of them. A
/// session closed without a hand is listed only if it is asked for.
pub(super) fn told(
    args: &LogArgs,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let people = ledger.people()?;
    let player = args.player.as_deref();
    let player = player.map(|name| somebody(name, &people)).transpose()?;
    let choice = HandChoice::new(args, player, screen.lang()).map_err(Misuse::Kept)?;
    let sessions = match (args.evening, evening) {
        (Some(asked), _) => ledger.find_evening(asked)?,
        (None, []) => ledger.session_ids(args.period.in_ledger(ledger)?)?,
        (None, evening) => evening.to_vec(),
    };
    let sessions = match player {
        Some(player) => of_player(sessions, player, ledger)?,
        None => sessions,
    };
    if args.json {
        return json::told(ledger, &sessions, choice.as_ref(), screen);
    }
    match &choice {
        None => whole(args, &sessions, &people, ledger, screen),
        Some(choice) => {
            let mut any = false;
            if choice.is_search() {
                let days = args.period.in_ledger(ledger)?;
                any = found::draw(choice, &sessions, days, (ledger, &people), screen)?;
            }
            single(choice, &sessions, &people, any, ledger, screen)
        }
    }
}

/// Lists sessions with all their hands.
fn whole(
    args: &LogArgs,
    sessions: &[SessionId],
    people: &People,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut rulesets = Rulesets::default();
    let notes = ledger.evening_notes()?;
    let mut any = false;
    for session in sessions {
        // One session at a time: the ledger of many years may not fit in memory.
        let mut session = ledger.session(*session)?;
        if args.evening.is_none() && session.hands == 0 && session.closed.is_some() {
            continue;
        }
        if std::mem::replace(&mut any, true) {
            screen.line("")?;
        }
        let names = NamesNow::new(people, &session.body.players);
        let players = session.body.players.iter_mut();
        players.for_each(|name| *name = names.called(name));
        let called = ledger.called(session.id)?;
        let title = Styled::heading(say!(lang, log_session(&session, &called)));
        screen.line(title)?;
        note::draw(session.id, &notes, ledger, screen)?;
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
        let hands = ledger.hands(session.id)?.into_iter();
        let told = HandsTold {
            lang,
            is_result: session.body.is_result,
            called: &called,
            ruleset: ruleset.as_deref(),
            names: &names,
        };
        let mut grid = grid(screen);
        for hand in hands {
            grid.styled_row(told.row(hand)?);
        }
        screen.table(grid)?;
    }
    if !any {
        screen.line(say!(lang, nothing_played()))?;
    }
    Ok(())
}

/// Lists single hands; `any` says whether something was listed before.
fn single(
    choice: &HandChoice<'_>,
    sessions: &[SessionId],
    people: &People,
    any: bool,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut rulesets = Rulesets::default();
    let mut found = Vec::new();
    let (mut place, mut left_out) = (0, 0);
    for session in sessions {
        let session = ledger.session(*session)?;
        let names = NamesNow::new(people, &session.body.players);
        let called = ledger.called(session.id)?;
        let ruleset = rulesets.get_or_read(&session.body);
        let told = HandsTold {
            lang,
            is_result: session.body.is_result,
            called: &called,
            ruleset: ruleset.as_deref(),
            names: &names,
        };
        for hand in ledger.hands(session.id)? {
            place += 1;
            if told.is_result && choice.is_of_hands() {
                left_out += 1;
                continue;
            }
            let chip = session.body.worth();
            let weight = choice.takes(&hand, &verdict_for_chips(&hand)?, (place, chip));
            if let Some(weight) = weight {
                found.push((weight, told.row(hand)?));
            }
        }
    }
    if choice.compares_worths(&found) {
        for (weight, [_, _, net]) in &mut found {
            if let Some((sign, chip)) = weight.worth().and_then(|worth| worth.as_chip()) {
                let worth = say!(lang, money(sign, &chip));
                let worth = Text::both(|form| format!(" ({})", form.pick(&worth)));
                *net = net.clone().then(worth);
            }
        }
    }
    let found = choice.ordered(found);
    if found.is_empty() {
        if !any {
            let none = if choice.is_search() {
                say!(lang, nothing_says_that())
            } else {
                say!(lang, nothing_played())
            };
            screen.line(none)?;
        }
    } else {
        if any {
            screen.line("")?;
        }
        let mut grid = grid(screen);
        for cells in found {
            grid.styled_row(cells);
        }
        screen.table(grid)?;
    }
    if left_out > 0 && choice.compares() {
        screen.prose(say!(lang, results_left_out(left_out)))?;
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

/// Returns an empty table of hands; on a narrow screen their results go below.
fn grid(screen: &Screen) -> Grid {
    let headings = say!(screen.lang(), log_headings());
    if screen.is_narrow() {
        let [number, ended, _] = headings;
        Grid::new(&[number, ended, ""])
    } else {
        Grid::new(&headings)
    }
}

/// How the hands of a session are told.
struct HandsTold<'a> {
    lang: Lang,
    /// Whether the session's hand is the result of a whole evening.
    is_result: bool,
    called: &'a SessionName,
    ruleset: Option<&'a Ruleset>,
    names: &'a NamesNow,
}

impl HandsTold<'_> {
    /// Returns a hand as a row.
    fn row(&self, mut hand: StoredHand) -> Result<[Styled; 3], Failure> {
        let lang = self.lang;
        self.names.in_amounts(&mut hand.net);
        let verdict = match self.ruleset {
            Some(ruleset) => verdict(&hand, &ruleset.rules)?,
            None => verdict_for_chips(&hand)?,
        };
        let verdict = self.names.in_verdict(verdict);
        let name = self.called.hand(hand.number, hand.id).to_string();
        let net = say!(lang, brought(&verdict, &hand.net));
        let mut ended = if self.is_result {
            say!(lang, evening_result()).to_owned()
        } else {
            say!(lang, headline(&verdict))
        };
        if let Some(correction) = &hand.correction {
            ended = say!(lang, corrected(&ended, &correction.reason));
        }
        Ok([name.into(), Text::in_a_row(ended).into(), net.into()])
    }
}
