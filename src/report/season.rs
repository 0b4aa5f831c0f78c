//! A season: who was at how many of its evenings, and what its end may still bring.

use super::account::{List, Overall};
use super::evenings::{PlayedCount, played_days};
use super::{ReportError, Standing};
use crate::date::Date;
use crate::ledger::{Ledger, People, Season};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};

/// A season as far as it was played.
pub(crate) struct SeasonSoFar {
    /// How many evenings there were, and how many hands.
    pub(crate) played: PlayedCount,
    /// Who was there, the most faithful first.
    pub(crate) attendance: Vec<Attendance>,
    pub(crate) outlook: SeasonOutlook,
    /// The first of the standings with the most hands: everybody who shares the first place.
    pub(crate) leads: Vec<Name>,
}

/// At how many evenings somebody was.
pub(crate) struct Attendance {
    pub(crate) player: Name,
    pub(crate) evenings: usize,
    /// The most evenings in a row.
    pub(crate) in_a_row: usize,
}

/// What comes next in a season.
pub(crate) enum SeasonOutlook {
    /// It has not begun: in so many days it does.
    Ahead(i64),
    /// It goes on.
    On(SeasonAhead),
    /// It is over.
    Over,
}

/// What a season that goes on may still bring.
pub(crate) struct SeasonAhead {
    /// How many days are left after today.
    pub(crate) days: i64,
    /// How many more evenings there will be if they go on at the same pace.
    pub(crate) evenings: usize,
    /// Who can still catch up with the first by one ordinary evening of theirs.
    pub(crate) chasers: Vec<Chaser>,
    /// The money that one unit is worth; `None` if the unit is a chip.
    pub(crate) unit: Option<ChipValue>,
}

/// Somebody who can catch up with the first.
pub(crate) struct Chaser {
    pub(crate) player: Name,
    /// How much is missing.
    pub(crate) behind: i64,
    /// What an ordinary evening brings: of those that brought something, the middle one.
    pub(crate) ordinary: i64,
}

/// Who was there on an evening, and what it brought each of them in the unit of a measure.
type Nets = Vec<(Name, i64)>;

impl SeasonSoFar {
    /// Reads a season as of `today`.
    pub(crate) fn read(
        ledger: &Ledger,
        people: &People,
        season: &Season,
        today: Date,
    ) -> Result<Self, ReportError> {
        let overall = Overall::read(ledger, people, season.period(), &[], None)?;
        let main = main_list(&overall.lists);
        let measure = main.map(|list| list.measure.clone()).unwrap_or_default();
        let days = played_days(ledger, people, season.period())?;
        let nets = days.iter().map(|day| day.nets(people, &measure));
        let nets: Vec<Nets> = nets
            .collect::<Option<_>>()
            .ok_or(ReportError::TooManyChips)?;
        let first = |list: &List| list.standings.iter().map(|one| one.chips).max();
        let most = main.and_then(first);
        let leads = main.into_iter().flat_map(|list| &list.standings);
        let leads = leads.filter(|one| Some(one.chips) == most);
        Ok(Self {
            played: PlayedCount::from_days(&days),
            attendance: attendance(&nets),
            leads: leads.map(|one| one.player.clone()).collect(),
            outlook: outlook(season, today, main, &nets),
        })
    }
}

/// Returns the list with the most hands, the first of several.
fn main_list(lists: &[List]) -> Option<&List> {
    let hands = |list: &&List| -> u64 {
        let standings = list.standings.iter();
        standings.map(|one| u64::from(one.hands)).sum()
    };
    let most = lists.iter().map(|list| hands(&list)).max();
    lists.iter().find(|list| Some(hands(list)) == most)
}

/// Returns what an evening brought somebody; `None` for somebody who was not there.
fn net(nets: &Nets, player: &str) -> Option<i64> {
    let found = nets.iter().find(|(name, _)| same_name(name, player));
    found.map(|(_, net)| *net)
}

fn attendance(played: &[Nets]) -> Vec<Attendance> {
    let mut names: Vec<&Name> = Vec::new();
    for (name, _) in played.iter().flatten() {
        if !names.iter().any(|known| same_name(known, name)) {
            names.push(name);
        }
    }
    let of = |player: &Name| {
        let (mut evenings, mut run, mut in_a_row) = (0, 0, 0);
        for one in played {
            let is_there = net(one, player).is_some();
            run = if is_there { run + 1 } else { 0 };
            evenings += usize::from(is_there);
            in_a_row = in_a_row.max(run);
        }
        Attendance {
            player: player.clone(),
            evenings,
            in_a_row,
        }
    };
    let mut found: Vec<Attendance> = names.into_iter().map(of).collect();
    found.sort_by_key(|one| std::cmp::Reverse((one.evenings, one.in_a_row)));
    found
}

fn outlook(season: &Season, today: Date, main: Option<&List>, played: &[Nets]) -> SeasonOutlook {
    let (since, until, now) = (season.since.number(), season.until.number(), today.number());
    if now < since {
        return SeasonOutlook::Ahead(since - now);
    }
    if now > until {
        return SeasonOutlook::Over;
    }
    let days = until - now;
    let gone = now - since + 1;
    // Half an evening is rounded up.
    let so_far = i64::try_from(played.len()).unwrap_or(i64::MAX);
    let more = so_far
        .saturating_mul(days)
        .saturating_mul(2)
        .saturating_add(gone)
        / (2 * gone);
    SeasonOutlook::On(SeasonAhead {
        days,
        evenings: usize::try_from(more).unwrap_or_default(),
        chasers: main.map_or_else(Vec::new, |list| chasers(list, played)),
        unit: main.and_then(|list| list.measure.money().cloned()),
    })
}

/// Returns who can still catch up with the first by one ordinary evening of theirs, the closest
/// first.
fn chasers(list: &List, played: &[Nets]) -> Vec<Chaser> {
    let standings = &list.standings;
    let Some(most) = standings.iter().map(|one| one.chips).max() else {
        return Vec::new();
    };
    let chaser = |standing: &Standing| {
        let behind = most
            .checked_sub(standing.chips)
            .filter(|behind| *behind > 0)?;
        let nets = played.iter().filter_map(|one| net(one, &standing.player));
        let mut gains: Vec<i64> = nets.filter(|net| *net > 0).collect();
        gains.sort_unstable();
        let ordinary = gains.get(gains.len() / 2).copied()?;
        (ordinary >= behind).then(|| Chaser {
            player: standing.player.clone(),
            behind,
            ordinary,
        })
    };
    let mut found: Vec<Chaser> = standings.iter().filter_map(chaser).collect();
    found.sort_by_key(|one| one.behind);
    found
}
