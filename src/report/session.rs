//! A session so far: its verdicts, its standings, and how the session is settled up.

mod after;
mod closing;
mod drops;
mod names_now;
mod sums;
pub(crate) mod together;
pub(crate) mod whatif;

pub(crate) use drops::{dropped_last, drops_around};
pub(crate) use names_now::NamesNow;

use crate::closing::{is_for_points, moves_chips, moves_too_many};
use crate::date::{Date, Now};
use crate::ledger::{
    Body, EntryId, HandCalled, HandName, HandRef, Ledger, LedgerError, SessionId, StoredHand,
    StoredSession,
};
use crate::record::{ChipValue, Name, day_of};
use crate::report::{HandRules, PointStanding, ReportError, Standing, hand_rules, point_standings};
use crate::rules::{self, Game, PointUnit, Rules, Ruleset};
use crate::verdict::{NextHand, Verdict};
use std::fmt::Display;
use std::path::Path;
use sums::{SessionSums, moved, points_of};

/// This version of the engine, as entries of the ledger name it.
pub(crate) const ENGINE: &str = concat!("dokbak ", env!("CARGO_PKG_VERSION"));

/// A session with the verdicts of its hands. The session is read once; hands written later are
/// added.
#[derive(Debug)]
pub(crate) struct SessionSoFar {
    pub(crate) stored: StoredSession,
    pub(crate) ruleset: Ruleset,
    verdicts: Vec<Verdict>,
    /// The entries of the hands.
    entries: Vec<EntryId>,
    /// The records of the hands.
    records: Vec<String>,
    /// The last entry of the ledger that was taken into account.
    seen: EntryId,
    /// When the last hand was written or, before the first, when the session was opened.
    last_at: String,
    standings: Vec<Standing>,
    sums: SessionSums,
    /// The points of Koi-Koi that were not paid in chips.
    points: Vec<(Name, i64)>,
    /// Each player's points over all rounds of Koi-Koi.
    totals: Vec<(Name, i64)>,
    /// What the end of the session brings each player in addition to the hands.
    at_close: Vec<(Name, i64)>,
    /// Who is owed how much if the session ends here.
    balances: Vec<(Name, i64)>,
    /// What is left in the boar's pot.
    pot: i64,
}

/// Why a session is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// The agreed number of hands was played.
    Hands(u32),
    /// The agreed number of Koi-Koi rounds was played.
    Rounds(u32),
    /// A player has reached the total that ends the game.
    Total(Name, i64, PointUnit),
}

/// After how many hours without a hand another evening begins.
const PAUSE: u64 = 8;

/// The limit for all chips and points of a ledger, wins and losses alike, so that no sum over some
/// of them overflows.
const MOST: u128 = i64::MAX as u128;

/// Returns whether no sum over any of these chips and points can overflow.
pub(crate) fn fit_together(all: impl Iterator<Item = i64>) -> bool {
    moved(all) <= MOST
}

/// Returns the verdict that the ledger stores for a hand played under these rules.
pub(crate) fn verdict(hand: &StoredHand, rules: &Rules) -> Result<Verdict, ReportError> {
    let verdict = Verdict::from_json(&hand.verdict, rules.calendar(), rules.unit());
    readable(verdict)
}

/// Returns the verdict that the ledger stores for a hand, for uses to which cards do not matter.
pub(crate) fn verdict_for_chips(hand: &StoredHand) -> Result<Verdict, ReportError> {
    readable(Verdict::from_json_for_chips(&hand.verdict))
}

fn readable<E: Display>(verdict: Result<Verdict, E>) -> Result<Verdict, ReportError> {
    verdict.map_err(|error| ReportError::VerdictUnreadable(error.to_string()))
}

/// Returns another hand that may be meant by an entry number: the hand with that number in the
/// running evening. `None` if there is no such hand, or if it is the one shown.
pub(crate) fn also_called(
    ledger: &Ledger,
    asked: HandRef,
    shown: &HandCalled,
    here: Option<SessionId>,
) -> Result<Option<HandCalled>, LedgerError> {
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
    let evening = ledger.whole_evening(session)?;
    let other = ledger.hand_of(&evening, number)?;
    let other = other.filter(|hand| hand.id != shown.entry);
    other
        .map(|hand| ledger.hand_called(&hand.name()))
        .transpose()
}

/// Returns the ruleset that the `rules` line of a stored hand names, given that of its session.
pub(crate) fn named_by(
    ledger: &Ledger,
    hand: &StoredHand,
    session: &Ruleset,
) -> Result<HandRules, ReportError> {
    let written = ledger.entry(hand.id)?.body;
    let record = match &written {
        Body::Hand(body) => body.record.as_str(),
        _ => &hand.record,
    };
    Ok(hand_rules(record, session))
}

impl SessionSoFar {
    /// Reads a session from the ledger.
    pub(crate) fn read(ledger: &Ledger, session: SessionId) -> Result<Self, ReportError> {
        let stored = ledger.session(session)?;
        let (seen, hands) = ledger.hands_by_now(session)?;
        let body = &stored.body;
        let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new("."))
            .map_err(ReportError::Ruleset)?;
        let mut so_far = Self {
            sums: SessionSums::new(&body.players),
            last_at: stored.at.clone(),
            stored,
            ruleset,
            verdicts: Vec::new(),
            entries: Vec::new(),
            records: Vec::new(),
            seen,
            standings: Vec::new(),
            points: Vec::new(),
            totals: Vec::new(),
            at_close: Vec::new(),
            balances: Vec::new(),
            pot: 0,
        };
        so_far.add(hands)?;
        Ok(so_far)
    }

    /// Adds hands written since the last reading. Returns false if anything else was written that
    /// may affect the session, so that it must be read again.
    pub(crate) fn goes_on(&mut self, ledger: &Ledger) -> Result<bool, ReportError> {
        let Some((seen, hands)) = ledger.hands_since(self.stored.id, self.seen)? else {
            return Ok(false);
        };
        self.seen = seen;
        if !hands.is_empty() {
            self.add(hands)?;
        }
        Ok(true)
    }

    /// Adds the next hands.
    fn add(&mut self, hands: Vec<StoredHand>) -> Result<(), ReportError> {
        let for_points = is_for_points(&self.ruleset.rules);
        for hand in hands {
            let verdict = verdict_for_chips(&hand)?;
            let fits = self.sums.add(&hand, &verdict, for_points);
            fits.ok_or(ReportError::TooManyChips)?;
            self.verdicts.push(verdict);
            self.entries.push(hand.id);
            self.records.push(hand.record);
            self.last_at = hand.at;
        }
        self.stored.hands = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        self.sum_up().ok_or(ReportError::TooManyChips)?;
        Ok(())
    }

    /// Adds up the results of all hands; `None` if a sum is too large.
    fn sum_up(&mut self) -> Option<()> {
        let sums = &self.sums;
        self.standings = sums.standings.all().to_vec();
        self.points = sums.all.open_points()?;
        self.totals = sums.all.points()?;
        self.at_close = sums.counted.at_close()?;
        self.balances = sums.all.totals()?;
        self.pot = sums.all.left_in_pot()?;
        Some(())
    }

    /// Returns the day of a hand that is dealt now: the day on which the evening began, even after
    /// midnight.
    pub(crate) fn day(&self, now: &Now) -> Date {
        let goes_on =
            Date::hours_between(&self.last_at, &now.at).is_some_and(|hours| hours < PAUSE);
        let day = match self.records.last() {
            Some(record) => day_of(record),
            None => self.stored.body.day.as_deref().and_then(Date::read),
        };
        day.filter(|_| goes_on).unwrap_or(now.day)
    }

    /// Returns how many hands were played, without those that were dealt again.
    pub(crate) const fn played(&self) -> u32 {
        self.sums.played
    }

    /// Returns what a chip is worth.
    pub(crate) fn chip(&self) -> Option<&ChipValue> {
        self.stored.body.worth()
    }

    /// Returns each player's standing in chips.
    pub(crate) fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Returns what is left in the boar's pot.
    pub(crate) const fn pot(&self) -> i64 {
        self.pot
    }

    /// Returns the verdict of the last hand, if any.
    pub(crate) fn last(&self) -> Option<&Verdict> {
        self.verdicts.last()
    }

    /// Returns the record and the verdict of the last hand, if any.
    pub(crate) fn last_hand(&self) -> Option<(&str, &Verdict)> {
        self.hands().last()
    }

    /// Returns the record and the verdict of each hand, in order.
    pub(crate) fn hands(&self) -> impl Iterator<Item = (&str, &Verdict)> {
        let records = self.records.iter().map(String::as_str);
        records.zip(&self.verdicts)
    }

    /// Returns what the next hand starts with; `None` before the first hand was played.
    pub(crate) fn next(&self) -> Option<&NextHand> {
        self.last().map(|verdict| &verdict.next)
    }

    /// Returns the points of Koi-Koi that were not paid in chips; empty if the session is not
    /// played for points.
    pub(crate) fn points(&self) -> &[(Name, i64)] {
        if self.for_points() { &self.points } else { &[] }
    }

    /// Returns whether the session is played for points that become chips at its end.
    pub(crate) fn for_points(&self) -> bool {
        is_for_points(&self.ruleset.rules) || self.sums.for_points
    }

    /// Returns whether a hand moves no more chips and points than a hand can, and whether they can
    /// be added to everything in the ledger without any sum overflowing.
    pub(crate) fn has_room(&self, ledger: &Ledger, verdict: &Verdict) -> Result<bool, ReportError> {
        let chips = verdict.net.iter().map(|(_, chips)| *chips);
        let moved = moved(chips.chain([ledger.volume()?]).chain(points_of(verdict)));
        let fits = moved.saturating_add(self.sums.points_moved) <= MOST;
        Ok(fits && !moves_too_many(verdict))
    }

    /// Returns each player's standing in points.
    pub(crate) fn point_standings(&self) -> Result<Vec<PointStanding>, ReportError> {
        point_standings(&self.stored.body.players, &self.verdicts).ok_or(ReportError::TooManyChips)
    }

    /// Returns whether the session is played for points and some were not paid as chips.
    pub(crate) fn has_points(&self) -> bool {
        self.for_points() && !self.rounds_for_points().is_empty()
    }

    /// Returns the entries of the rounds whose points were not paid as chips.
    pub(crate) fn rounds_for_points(&self) -> Vec<EntryId> {
        let for_points = is_for_points(&self.ruleset.rules);
        let hands = self.entries.iter().zip(&self.verdicts);
        hands
            .filter(|(_, verdict)| !moves_chips(verdict, for_points))
            .map(|(entry, _)| *entry)
            .collect()
    }

    /// Returns why the session is over, if it is.
    pub(crate) fn over(&self) -> Option<Over> {
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

    /// Returns the chips that each player has won or lost so far, in seat order.
    pub(crate) fn net(&self) -> Vec<(Name, i64)> {
        let chips = |name: &Name| {
            let found = self
                .standings
                .iter()
                .find(|standing| standing.player == *name);
            found.map_or(0, |standing| standing.chips)
        };
        let players = self.stored.body.players.iter();
        players.map(|name| (name.clone(), chips(name))).collect()
    }

    /// Returns who is owed how much if the session ends here.
    pub(crate) fn balances(&self) -> &[(Name, i64)] {
        &self.balances
    }

    /// Returns the name and the verdict of each hand.
    pub(crate) fn verdicts(&self) -> impl Iterator<Item = (HandName, &Verdict)> {
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

    /// Returns whether the session has hands but none of them counts, since another session counts
    /// for the same evening.
    pub(crate) const fn is_beside(&self) -> bool {
        self.sums.counting == 0 && !self.entries.is_empty()
    }

    /// Returns what the end of the session brings each player in addition to the hands; empty if no
    /// hand counts.
    pub(crate) fn at_close(&self) -> &[(Name, i64)] {
        &self.at_close
    }
}
