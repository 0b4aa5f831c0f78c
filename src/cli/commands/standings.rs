//! `dokbak standings`: who has won and lost how much.

mod json;

use super::ledger::existing;
use crate::card::nearest_of;
use crate::cli::args::StandingsArgs;
use crate::cli::draw;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::session::SessionSoFar;
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{EntryId, Filter, HandName, Ledger, NetLine, SessionId};
use crate::letters::{key, same_name};
use crate::record::ChipValue;
use crate::report::{Purse, Standing, standings};
use std::collections::HashMap;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &StandingsArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let since = since(args)?;
    let Some(ledger) = existing(path, args.json, screen)? else {
        if args.json {
            screen.json(json::nothing())?;
        }
        return Ok(Status::Done);
    };
    drawn(args, since.as_deref(), &[], &ledger, screen)?;
    Ok(Status::Done)
}

/// Returns the moment that `--since` names.
fn since(args: &StandingsArgs) -> Result<Option<String>, Misuse> {
    let beginning = |since: &String| {
        let moment = Date::read(since).and_then(Date::beginning);
        moment.ok_or_else(|| Misuse::NoDay(since.clone()))
    };
    args.since.as_ref().map(beginning).transpose()
}

/// Shows the standings of an open ledger: over the sessions of an evening, where some are given.
pub(in crate::cli) fn told(
    args: &StandingsArgs,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    drawn(args, since(args)?.as_deref(), evening, ledger, screen)
}

fn drawn(
    args: &StandingsArgs,
    since: Option<&str>,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let named = args.session.map(SessionId);
    if let Some(session) = named {
        ledger.session(session)?;
    }
    let of = named.as_ref().map_or(evening, std::slice::from_ref);
    let sums = Moved::of(ledger, args, since, of)?;
    if args.json {
        return Ok(screen.json(json::of(&sums, ledger, args)?)?);
    }
    if sums.hands.is_empty() && sums.ends.is_empty() && sums.games.is_empty() {
        if let Some(player) = &args.player
            && let Some(near) = near(player, ledger)?
        {
            return Ok(screen.line(say!(lang, nobody_called(player, &near)))?);
        }
        return Ok(screen.line(say!(lang, nothing_played()))?);
    }
    if of.len() > 1 {
        let sessions: Vec<i64> = of.iter().map(|session| session.0).collect();
        let head = Styled::heading(say!(lang, evening_head(&sessions)));
        screen.paragraph(&head)?;
    }
    let chips = !sums.hands.is_empty() || !sums.ends.is_empty();
    if chips {
        sums.draw_chips(ledger, args.player.is_some(), screen)?;
    }
    for (at, game) in sums.games.iter().enumerate() {
        if chips || at > 0 {
            screen.line("")?;
        }
        let settled = game.stored.closed.is_some();
        let head = say!(lang, points_head(game.stored.id.0, game.played(), settled));
        let head = Styled::heading(head);
        screen.line(head)?;
        let mut points = game.point_standings()?;
        points.retain(|one| wanted(args, &one.player));
        draw::points(screen, &points)?;
    }
    Ok(())
}

/// Returns who may be meant by a name that nobody in the ledger has.
fn near(player: &str, ledger: &Ledger) -> Result<Option<String>, Failure> {
    let sessions = ledger.sessions()?.into_iter();
    let known: Vec<String> = sessions.flat_map(|session| session.body.players).collect();
    let there = known.iter().any(|name| same_name(name, player));
    Ok(nearest_of(player, &known).filter(|_| !there))
}

/// Returns whether a player is asked for; names are one in whatever letters they are written.
fn wanted(args: &StandingsArgs, name: &str) -> bool {
    let player = args.player.as_deref();
    player.is_none_or(|player| same_name(player, name))
}

/// What moved, hand by hand and at the end of sessions.
struct Moved {
    /// Hands whose chips moved, and games of Koi-Koi that were settled as a whole.
    hands: Vec<NetLine>,
    /// Which of these are games.
    settled: Vec<EntryId>,
    /// What the end of other sessions brought besides.
    ends: Vec<NetLine>,
    /// Games whose points are to be shown.
    games: Vec<SessionSoFar>,
}

impl Moved {
    /// Returns what moved since a moment, if one is given, in these sessions, or in all where none is
    /// named.
    fn of(
        ledger: &Ledger,
        args: &StandingsArgs,
        since: Option<&str>,
        of: &[SessionId],
    ) -> Result<Self, Failure> {
        let nets = |session| {
            let since = since.map(str::to_owned);
            let player = None;
            ledger.nets(&Filter {
                session,
                since,
                player,
            })
        };
        let mut hands = match of {
            [] => nets(None)?,
            of => {
                let of = of.iter().map(|session| nets(Some(*session)));
                of.collect::<Result<Vec<_>, _>>()?.concat()
            }
        };
        hands.retain(|line| wanted(args, &line.player));
        let mut sessions: Vec<SessionId> = hands.iter().map(|line| line.session).collect();
        sessions.sort_unstable();
        sessions.dedup();
        let mut sums = Self {
            hands,
            settled: Vec::new(),
            ends: Vec::new(),
            games: Vec::new(),
        };
        for session in sessions {
            sums.session(SessionSoFar::of(ledger, session)?, args, !of.is_empty());
        }
        sums.hands.sort_by_key(|line| line.entry);
        Ok(sums)
    }

    /// Adds what a session brings besides the chips of its hands; `named` where it is asked for.
    fn session(&mut self, so_far: SessionSoFar, args: &StandingsArgs, named: bool) {
        let points = so_far.rounds_for_points();
        self.hands.retain(|line| !points.contains(&line.entry));
        if let Some(close) = &so_far.stored.closed {
            let line = |(player, chips)| NetLine {
                session: so_far.stored.id,
                entry: close.id,
                at: close.at.clone(),
                player,
                chips,
            };
            let shares = so_far.at_close().iter().cloned().map(line);
            let shares = shares.filter(|line| wanted(args, &line.player));
            if so_far.for_points() {
                self.hands.extend(shares);
                self.settled.push(close.id);
            } else {
                self.ends.extend(shares.filter(|line| line.chips != 0));
            }
        }
        let open = so_far.stored.closed.is_none();
        if so_far.for_points() && (open || named) {
            self.games.push(so_far);
        }
    }

    /// Returns where everybody stands in chips.
    fn standings(&self) -> Result<Vec<Standing>, Denied> {
        let found = standings(self.hands.iter().map(NetLine::of_player));
        let mut found = found.ok_or(Denied::TooManyChips)?;
        for line in &self.ends {
            if let Some(standing) = found
                .iter_mut()
                .find(|one| same_name(&one.player, &line.player))
            {
                let chips = standing.chips.checked_add(line.chips);
                standing.chips = chips.ok_or(Denied::TooManyChips)?;
            }
        }
        Ok(found)
    }

    /// Returns everything that moved, in the order in which it was written.
    fn lines(&self) -> Vec<&NetLine> {
        let mut lines: Vec<&NetLine> = self.hands.iter().chain(&self.ends).collect();
        lines.sort_by_key(|line| line.entry);
        lines
    }

    /// Returns whether a line is no hand, but the end of a session.
    fn is_end(&self, line: &NetLine) -> bool {
        self.settled.contains(&line.entry) || self.ends.contains(line)
    }

    fn draw_chips(
        &self,
        ledger: &Ledger,
        by_hand: bool,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let found = self.standings()?;
        let mut purses = self.purses(ledger)?;
        let worth = !purses.is_empty();
        let money = found
            .iter()
            .map(|one| purses.remove(&key(&one.player)).unwrap_or_default());
        let money: Vec<Purse> = money.collect();
        let is_game = |line: &NetLine| self.settled.contains(&line.entry);
        let games = !self.hands.is_empty() && self.hands.iter().all(is_game);
        draw::standings(screen, &found, worth.then_some(&money), games)?;
        if !by_hand {
            return Ok(());
        }
        screen.line("")?;
        let names = ledger.hand_names(None)?;
        let names: HashMap<EntryId, HandName> =
            names.into_iter().map(|name| (name.entry, name)).collect();
        let mut grid = Grid::new(&say!(lang, hands_headings()));
        for line in self.lines() {
            let day = say!(lang, day(&line.at));
            let hand = names
                .get(&line.entry)
                .map_or_else(String::new, ToString::to_string);
            let note = if self.is_end(line) {
                say!(lang, settled_row(line.session.0))
            } else {
                String::new()
            };
            grid.styled_row([
                Styled::from(day),
                Styled::from(hand),
                Styled::from(line.entry.to_string()),
                draw::signed(line.chips),
                Styled::from(note),
            ]);
        }
        Ok(screen.table(grid)?)
    }

    /// Returns what the chips of each player are worth, by the folded name; nothing where no chip is
    /// worth money.
    fn purses(&self, ledger: &Ledger) -> Result<HashMap<String, Purse>, Failure> {
        let mut worths: HashMap<SessionId, Option<ChipValue>> = HashMap::new();
        let mut purses: HashMap<String, Purse> = HashMap::new();
        for line in self.lines() {
            let chip = if let Some(chip) = worths.get(&line.session) {
                chip
            } else {
                let chip = ledger.session(line.session)?.body.chip;
                let chip = chip.and_then(|chip| ChipValue::written(&chip));
                worths.entry(line.session).or_insert(chip)
            };
            if let Some(chip) = chip {
                let purse = purses.entry(key(&line.player)).or_default();
                let added = purse.add(line.chips, chip);
                added.ok_or(Denied::TooManyChips)?;
            }
        }
        Ok(purses)
    }
}
