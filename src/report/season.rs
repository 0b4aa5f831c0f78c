//! A season: who was at how many of its evenings, and what its end may still bring.

use super::account::{List, Overall};
use super::measure::Measure;
use super::session::SessionSoFar;
use super::session::together::evenings;
use super::{ReportError, Standing};
use crate::date::Date;
use crate::ledger::{Ledger, People, Season};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};

/// A season as far as it was played.
pub(crate) struct SeasonSoFar {
    /// How many evenings there were, and how many hands.
    pub(crate) evenings: usize,
    pub(crate) hands: u32,
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

/// An evening: who sat there, and what it brought each of them in the unit of a measure.
struct EveningResult {
    nets: Vec<(Name, i64)>,
    hands: u32,
}

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
        let played = evenings(ledger, people, season.period())?;
        let played = played.iter().map(|one| EveningResult::new(one, &measure));
        let played: Vec<EveningResult> = played
            .collect::<Option<_>>()
            .ok_or(ReportError::TooManyChips)?;
        let first = |list: &List| list.standings.iter().map(|one| one.chips).max();
        let most = main.and_then(first);
        let leads = main.into_iter().flat_map(|list| &list.standings);
        let leads = leads.filter(|one| Some(one.chips) == most);
        Ok(Self {
            evenings: played.len(),
            hands: played.iter().map(|one| one.hands).sum(),
            attendance: attendance(&played),
            leads: leads.map(|one| one.player.clone()).collect(),
            outlook: outlook(season, today, main, &played),
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

impl EveningResult {
    /// Adds up an evening; `None` if a sum is too large.
    fn new(evening: &[SessionSoFar], measure: &Measure) -> Option<Self> {
        let mut nets: Vec<(Name, i64)> = Vec::new();
        for session in evening {
            let weight = measure.weight(session.chip());
            let weight = weight.filter(|_| !session.for_points()).unwrap_or(0);
            for (name, chips) in session.balances() {
                let net = chips.checked_mul(weight)?;
                match nets.iter_mut().find(|(known, _)| same_name(known, name)) {
                    Some((_, sum)) => *sum = sum.checked_add(net)?,
                    None => nets.push((name.clone(), net)),
                }
            }
        }
        let hands = evening.iter().map(|session| session.stored.hands).sum();
        Some(Self { nets, hands })
    }

    fn net(&self, player: &str) -> Option<i64> {
        let mut nets = self.nets.iter();
        nets.find(|(name, _)| same_name(name, player))
            .map(|(_, net)| *net)
    }
}

fn attendance(played: &[EveningResult]) -> Vec<Attendance> {
    let mut names: Vec<&Name> = Vec::new();
    for (name, _) in played.iter().flat_map(|one| &one.nets) {
        if !names.iter().any(|known| same_name(known, name)) {
            names.push(name);
        }
    }
    let of = |player: &Name| {
        let (mut evenings, mut run, mut in_a_row) = (0, 0, 0);
        for one in played {
            let is_there = one.net(player).is_some();
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

fn outlook(
    season: &Season,
    today: Date,
    main: Option<&List>,
    played: &[EveningResult],
) -> SeasonOutlook {
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
fn chasers(list: &List, played: &[EveningResult]) -> Vec<Chaser> {
    let standings = &list.standings;
    let Some(most) = standings.iter().map(|one| one.chips).max() else {
        return Vec::new();
    };
    let chaser = |standing: &Standing| {
        let behind = most
            .checked_sub(standing.chips)
            .filter(|behind| *behind > 0)?;
        let nets = played.iter().filter_map(|one| one.net(&standing.player));
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
