//! A session as far as it was played: its verdicts, its standings, and how it is settled up.

mod drawn;
mod names_now;

pub(super) use names_now::NamesNow;

use super::error::{Denied, Failure};
use crate::closing::{
    at_close, is_for_points, left_in_pot, moves_chips, open_points, points_of, totals,
};
use crate::date::Date;
use crate::ledger::{
    Body, EntryId, Filter, HandName, HandRef, Ledger, LedgerError, NetLine, SessionId, StoredHand,
    StoredSession,
};
use crate::record::{ChipValue, Name, day_of};
use crate::report::{HandRules, PointStanding, Standing, hand_rules, point_standings, standings};
use crate::rules::{self, Game, PointUnit, Rules, Ruleset};
use crate::verdict::{Next, Outcome, Verdict};
use std::fmt::Display;
use std::path::Path;

/// The engine that settles the hands, as the ledger names it.
pub(super) const ENGINE: &str = concat!("dokbak ", env!("CARGO_PKG_VERSION"));

/// A session with the verdicts of its hands.
pub(super) struct SessionSoFar {
    pub(super) stored: StoredSession,
    pub(super) ruleset: Ruleset,
    verdicts: Vec<Verdict>,
    /// The entries of the hands.
    entries: Vec<EntryId>,
    /// The records of the hands.
    records: Vec<String>,
    /// When the last of them was written, or the session opened.
    last_at: String,
    standings: Vec<Standing>,
    /// The points of Koi-Koi that were not paid in chips.
    points: Vec<(Name, i64)>,
    /// The points of each player over all rounds of Koi-Koi.
    totals: Vec<(Name, i64)>,
    /// What the end of the session brings each player besides.
    at_close: Vec<(Name, i64)>,
    /// Who is owed what when the session ends here.
    balances: Vec<(Name, i64)>,
    /// What is left in the boar's pot.
    pot: i64,
    /// Whether nothing of it counts, as another session is the same evening.
    beside: bool,
}

/// What ends a session.
pub(super) enum Over {
    /// So many hands were agreed on.
    Hands(u32),
    /// So many rounds of Koi-Koi were.
    Rounds(u32),
    /// A player has reached the total that ends the game.
    Total(Name, i64, PointUnit),
}

/// After how many hours without a hand another evening begins.
const PAUSE: u64 = 8;

/// How much all chips and points of a ledger may come to, wins and losses alike: no sum of some of
/// them is more.
const MOST: u128 = i64::MAX as u128;

/// Returns whether every sum of some of these chips and points fits.
pub(super) fn fit_together(moved: impl Iterator<Item = i64>) -> bool {
    let all: u128 = moved.map(|one| u128::from(one.unsigned_abs())).sum();
    all <= MOST
}

/// Returns the verdict that the ledger has of a hand that is played under some rules.
pub(super) fn verdict(hand: &StoredHand, rules: &Rules) -> Result<Verdict, Denied> {
    let verdict = Verdict::from_json(&hand.verdict, rules.calendar(), rules.unit());
    readable(verdict)
}

/// Returns the verdict that the ledger has of a hand, where its cards do not matter.
pub(super) fn verdict_for_chips(hand: &StoredHand) -> Result<Verdict, Denied> {
    readable(Verdict::from_json_for_chips(&hand.verdict))
}

fn readable<E: Display>(verdict: Result<Verdict, E>) -> Result<Verdict, Denied> {
    verdict.map_err(|error| Denied::VerdictUnreadable(error.to_string()))
}

/// Returns the hand of the running session that somebody may have meant who asked for another by
/// the number of its entry.
pub(super) fn also_called(
    ledger: &Ledger,
    asked: HandRef,
    shown: &StoredHand,
    here: Option<SessionId>,
) -> Result<Option<HandName>, LedgerError> {
    let HandRef::Entry(EntryId(entry)) = asked else {
        return Ok(None);
    };
    let running = match here {
        Some(session) => Some(session),
        None => ledger.open_session_to_resume()?.map(|session| session.id),
    };
    let (Some(session), Ok(number)) = (running, u32::try_from(entry)) else {
        return Ok(None);
    };
    let other = ledger.numbered_hand(session, number)?;
    Ok(other
        .map(|hand| hand.name())
        .filter(|name| name.entry != shown.id))
}

/// Returns what the `rules` line of a hand stands for in its session.
pub(super) fn named_by(
    ledger: &Ledger,
    hand: &StoredHand,
    session: &Ruleset,
) -> Result<HandRules, Failure> {
    let written = ledger.entry(hand.id)?.body;
    let record = match &written {
        Body::Hand(body) => body.record.as_str(),
        _ => &hand.record,
    };
    Ok(hand_rules(record, session))
}

impl SessionSoFar {
    /// Returns a session as the ledger has it.
    pub(super) fn of(ledger: &Ledger, session: SessionId) -> Result<Self, Failure> {
        let stored = ledger.session(session)?;
        let hands = ledger.hands(session)?;
        let verdicts = hands
            .iter()
            .map(verdict_for_chips)
            .collect::<Result<Vec<Verdict>, _>>()?;
        let counted: Vec<Verdict> = hands
            .iter()
            .zip(&verdicts)
            .filter(|(hand, _)| hand.counts)
            .map(|(_, verdict)| verdict.clone())
            .collect();
        let entries = hands.iter().map(|hand| hand.id).collect();
        let beside = counted.is_empty() && !hands.is_empty();
        let last_at = hands.last().map_or(&stored.at, |hand| &hand.at).clone();
        let records = hands.into_iter().map(|hand| hand.record).collect();
        let filter = Filter {
            session: Some(session),
            ..Filter::default()
        };
        let nets = ledger.nets(&filter)?;
        let body = &stored.body;
        let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new("."))
            .map_err(Denied::Ruleset)?;
        let players = &stored.body.players;
        let sums = || -> Option<_> {
            Some((
                standings(nets.iter().map(NetLine::of_player))?,
                open_points(players, &verdicts)?,
                points_of(players, &verdicts)?,
                at_close(players, &counted)?,
                totals(players, &verdicts)?,
                left_in_pot(&verdicts)?,
            ))
        };
        let (standings, points, totals, at_close, balances, pot) =
            sums().ok_or(Denied::TooManyChips)?;
        Ok(Self {
            stored,
            ruleset,
            verdicts,
            entries,
            records,
            last_at,
            standings,
            points,
            totals,
            at_close,
            balances,
            pot,
            beside,
        })
    }

    /// Returns the day to which a hand belongs that is dealt now: that on which the evening began, also
    /// after midnight.
    pub(super) fn day(&self) -> Date {
        let (today, now) = Date::now();
        let goes_on = Date::hours_between(&self.last_at, &now).is_some_and(|hours| hours < PAUSE);
        let day = match self.records.last() {
            Some(record) => day_of(record),
            None => self.stored.body.day.as_deref().and_then(Date::read),
        };
        day.filter(|_| goes_on).unwrap_or(today)
    }

    /// Returns how many hands were played that were not dealt again.
    pub(super) fn played(&self) -> u32 {
        let counted = self
            .verdicts
            .iter()
            .filter(|verdict| verdict.outcome != Outcome::Void);
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    }

    /// Returns what a chip is worth.
    pub(super) fn chip(&self) -> Option<ChipValue> {
        let told = self.stored.body.chip.as_deref()?;
        ChipValue::written(told)
    }

    /// Returns the last verdict.
    pub(super) fn last(&self) -> Option<&Verdict> {
        self.verdicts.last()
    }

    /// Returns the record and the verdict of the last hand.
    pub(super) fn last_hand(&self) -> Option<(&str, &Verdict)> {
        self.hands().last()
    }

    /// Returns the record and the verdict of each hand, in order.
    pub(super) fn hands(&self) -> impl Iterator<Item = (&str, &Verdict)> {
        let records = self.records.iter().map(String::as_str);
        records.zip(&self.verdicts)
    }

    /// Returns what the next hand starts with, once a hand was played.
    pub(super) fn next(&self) -> Option<&Next> {
        self.last().map(|verdict| &verdict.next)
    }

    /// Returns the points of Koi-Koi that were not paid in chips; none where the session is not
    /// played for points.
    pub(super) fn points(&self) -> &[(Name, i64)] {
        if self.for_points() { &self.points } else { &[] }
    }

    /// Returns whether the session is played for points that become chips at its end.
    pub(super) fn for_points(&self) -> bool {
        is_for_points(&self.ruleset.rules) || !self.rounds_for_points().is_empty()
    }

    /// Returns whether the chips and points of a hand can be added to all that the ledger has, so
    /// that every sum of a year still fits.
    pub(super) fn has_room(&self, ledger: &Ledger, verdict: &Verdict) -> Result<bool, Failure> {
        let chips = verdict.net.iter().map(|(_, chips)| *chips);
        let chips = chips.chain([ledger.volume()?]);
        let rounds = self.verdicts.iter().chain([verdict]);
        let rounds = rounds.filter_map(|verdict| verdict.round());
        let points = rounds.flat_map(|round| round.points.iter().map(|(_, points)| *points));
        Ok(fit_together(chips.chain(points)))
    }

    /// Returns the standing of each player in points.
    pub(super) fn point_standings(&self) -> Result<Vec<PointStanding>, Denied> {
        point_standings(&self.stored.body.players, &self.verdicts).ok_or(Denied::TooManyChips)
    }

    /// Returns the entries of the rounds whose points did not move as chips.
    pub(super) fn rounds_for_points(&self) -> Vec<EntryId> {
        let for_points = is_for_points(&self.ruleset.rules);
        let hands = self.entries.iter().zip(&self.verdicts);
        hands
            .filter(|(_, verdict)| !moves_chips(verdict, for_points))
            .map(|(entry, _)| *entry)
            .collect()
    }

    /// Returns what ends the session here, if anything does.
    pub(super) fn over(&self) -> Option<Over> {
        let length = self.stored.body.length;
        if let Some(length) = length.filter(|length| self.played() >= *length) {
            return Some(match self.ruleset.game() {
                Game::KoiKoi => Over::Rounds(length),
                _ => Over::Hands(length),
            });
        }
        let Rules::KoiKoi(rules) = &self.ruleset.rules else {
            return None;
        };
        let until = i64::from(rules.until);
        let reached = |(_, points): &&(Name, i64)| until > 0 && *points >= until;
        let (first, points) = self.totals.iter().find(reached)?;
        Some(Over::Total(first.clone(), *points, rules.unit))
    }

    /// Returns the chips that each player has won or lost so far, in the order of seats.
    pub(super) fn net(&self) -> Vec<(Name, i64)> {
        let chips = |name: &String| {
            let found = self
                .standings
                .iter()
                .find(|standing| standing.player == *name);
            found.map_or(0, |standing| standing.chips)
        };
        let players = self.stored.body.players.iter();
        players.map(|name| (name.into(), chips(name))).collect()
    }

    /// Returns who is owed what when the session ends here.
    pub(super) fn balances(&self) -> &[(Name, i64)] {
        &self.balances
    }

    /// Returns what each hand is called and what it came to, where its cards do not matter.
    pub(super) fn verdicts(&self) -> impl Iterator<Item = (HandName, &Verdict)> {
        let session = self.stored.id;
        let hands = (1..).zip(&self.entries).zip(&self.verdicts);
        hands.map(move |((number, entry), verdict)| {
            let name = HandName {
                session,
                number,
                entry: *entry,
            };
            (name, verdict)
        })
    }

    /// Returns whether nothing of the session counts, as another one is the same evening.
    pub(super) const fn is_beside(&self) -> bool {
        self.beside
    }

    /// Returns what the end of the session brings each player besides; nothing where nothing of it
    /// counts.
    pub(super) fn at_close(&self) -> &[(Name, i64)] {
        &self.at_close
    }
}
