//! Standings as JSON; `docs/LEDGER.md` explains each field.

use crate::cli::error::{Denied, Failure};
use crate::cli::json::written;
use crate::date::Date;
use crate::ledger::{EntryId, NetLine, SessionId};
use crate::letters::same_name;
use crate::record::Name;
use crate::report::account::{
    AdjustedShare, SessionMovements, Since, WorthPart, in_chips, is_of, purse,
};
use crate::report::session::SessionSoFar;
use crate::report::{Amount, PointStanding, Purse, ReportError, Standing};
use serde::Serialize;

/// The full output of `dokbak standings`.
#[derive(Default, Serialize)]
struct StandingsJson {
    players: Vec<StandingJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    settled: Vec<SettledJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<PointGameJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<Vec<StandingLineJson>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    adjustments: Vec<AdjustedJson>,
}

/// What an adjustment brought one player.
#[derive(Serialize)]
struct AdjustedJson {
    entry: EntryId,
    date: String,
    reason: String,
    player: Name,
    /// The chips; left out if it was money.
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<i64>,
    /// The money that it was, or that the chips are worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    money: Option<Amount>,
}

impl AdjustedJson {
    fn from_share(share: &AdjustedShare) -> Result<Self, Denied> {
        let worth = share.worth.as_ref();
        let money = worth.map(|worth| Amount::from_chips(share.units, worth));
        let money = money.map(|money| money.ok_or(Denied::TooManyChips));
        Ok(Self {
            entry: share.entry,
            date: share.day.clone(),
            reason: share.reason.clone(),
            player: share.player.clone(),
            chips: share.chips(),
            money: money.transpose()?,
        })
    }
}

#[derive(Serialize)]
struct StandingJson {
    player: Name,
    chips: i64,
    money: Purse,
    by_chip: Vec<ByChipJson>,
    hands: u32,
    won: u32,
    best: i64,
    worst: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<Purse>,
}

/// The result in chips of one worth.
#[derive(Serialize)]
struct ByChipJson {
    /// What a chip was worth, such as `100 KRW`.
    chip: Option<String>,
    chips: i64,
    hands: u32,
    won: u32,
    best: i64,
    worst: i64,
}

impl ByChipJson {
    fn from_part(part: &WorthPart) -> Self {
        let WorthPart { chip, standing, .. } = part;
        Self {
            chip: chip.as_ref().map(ToString::to_string),
            chips: standing.chips,
            hands: standing.hands,
            won: standing.gains,
            best: standing.best,
            worst: standing.worst,
        }
    }
}

/// The last time a whole plan was handed over in one currency.
#[derive(Serialize)]
struct SettledJson {
    currency: String,
    date: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<Name>,
}

/// A Koi-Koi game that is played for points.
#[derive(Serialize)]
struct PointGameJson {
    session: SessionId,
    rounds: u32,
    settled: bool,
    players: Vec<ScoredJson>,
}

#[derive(Serialize)]
struct ScoredJson {
    player: Name,
    points: i64,
    rounds: u32,
    won: u32,
    best: i64,
}

/// What a hand or the end of a session brought one player.
#[derive(Serialize)]
struct StandingLineJson {
    entry: EntryId,
    session: SessionId,
    at: String,
    date: Option<String>,
    player: Name,
    chips: i64,
    end: bool,
}

/// Returns the standings of a missing ledger.
pub(super) fn nothing() -> String {
    written(&StandingsJson::default())
}

/// Returns standings as one line of JSON. Games list the points of the people with these names, or
/// of everybody if no names are given.
pub(super) fn standings_json(
    parts: &[WorthPart],
    since: Option<Since>,
    games: &[SessionSoFar],
    names: &[Name],
    lines: Option<&SessionMovements<'_>>,
    adjusted: &[AdjustedShare],
) -> Result<String, Failure> {
    let standings = in_chips(parts).ok_or(Denied::TooManyChips)?;
    let player = |standing: Standing| {
        let of = |part: &&WorthPart| same_name(&part.standing.player, &standing.player);
        let by_chip = parts.iter().filter(|part| of(part) && !part.is_money);
        let by_chip = by_chip.map(ByChipJson::from_part).collect();
        let money = purse(parts, &standing.player).ok_or(Denied::TooManyChips)?;
        let since = since.as_ref();
        let since = since.map(|since| since.purse(&standing.player));
        Ok(StandingJson::new(standing, money, by_chip, since))
    };
    let players: Result<_, Denied> = standings.into_iter().map(player).collect();
    let players = players?;
    let settled = since.map(|since| since.settled).unwrap_or_default();
    let settled = settled.into_iter();
    let settled = settled.map(|one| SettledJson {
        currency: one.currency,
        date: one.day,
        players: one.people,
    });
    let games = games
        .iter()
        .map(|game| PointGameJson::from_session(game, names));
    let games = games.collect::<Result<_, _>>()?;
    let entries = |sums: &SessionMovements<'_>| {
        let lines = sums.lines().into_iter();
        lines
            .map(|line| StandingLineJson::from_line(line, sums.is_end(line)))
            .collect()
    };
    let adjustments = adjusted.iter().map(AdjustedJson::from_share);
    Ok(written(&StandingsJson {
        players,
        settled: settled.collect(),
        games,
        entries: lines.map(entries),
        adjustments: adjustments.collect::<Result<_, _>>()?,
    }))
}

impl StandingJson {
    fn new(
        standing: Standing,
        money: Purse,
        by_chip: Vec<ByChipJson>,
        since: Option<Purse>,
    ) -> Self {
        Self {
            player: standing.player,
            chips: standing.chips,
            money,
            by_chip,
            hands: standing.hands,
            won: standing.gains,
            best: standing.best,
            worst: standing.worst,
            since,
        }
    }
}

impl PointGameJson {
    fn from_session(game: &SessionSoFar, names: &[Name]) -> Result<Self, ReportError> {
        let points = |standing: PointStanding| ScoredJson {
            player: standing.player,
            points: standing.points,
            rounds: standing.rounds,
            won: standing.won,
            best: standing.best,
        };
        let standings = game.point_standings()?.into_iter();
        let standings = standings.filter(|one| is_of(names, &one.player));
        Ok(Self {
            session: game.stored.id,
            rounds: game.played(),
            settled: game.stored.closed.is_some(),
            players: standings.map(points).collect(),
        })
    }
}

impl StandingLineJson {
    fn from_line(line: &NetLine, end: bool) -> Self {
        Self {
            entry: line.entry,
            session: line.session,
            at: line.at.clone(),
            date: Date::from_moment(&line.at).map(|day| day.to_string()),
            player: line.player.clone(),
            chips: line.chips,
            end,
        }
    }
}
