//! Groups of hands, and of rounds for points, as JSON.

use super::values::{IntervalJson, PartsJson};
use crate::report::stats::{
    By, Group, GroupShare, Hands, Unplaced, is_few, per_hand, sums, win_rate,
};
use serde::Serialize;

/// The figures of one person in one group of hands.
#[derive(Serialize)]
pub(super) struct GroupJson<'a> {
    #[serde(flatten)]
    group: GroupKeyJson<'a>,
    player: &'a str,
    few: bool,
    evenings: usize,
    hands: &'a Hands,
    won: &'a Hands,
    win_rate: Option<IntervalJson>,
    chips: i64,
    parts: PartsJson,
    per_hand: Option<IntervalJson>,
}

/// The figures of one person in one group of rounds for points.
#[derive(Serialize)]
pub(super) struct RoundGroupJson<'a> {
    #[serde(flatten)]
    group: GroupKeyJson<'a>,
    player: &'a str,
    few: bool,
    evenings: usize,
    rounds: &'a Hands,
    won: &'a Hands,
    win_rate: Option<IntervalJson>,
    points: i64,
    per_round: Option<IntervalJson>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum GroupKeyJson<'a> {
    Seat {
        seat: usize,
        players: usize,
    },
    Dealer {
        dealer: bool,
    },
    NoSeat {
        seat: Option<usize>,
        players: Option<usize>,
        out: bool,
        end: bool,
    },
    NoDealer {
        dealer: Option<bool>,
        out: bool,
        end: bool,
    },
    Ruleset {
        ruleset: &'a str,
    },
    Month {
        month: &'a str,
    },
    Game {
        game: Option<&'static str>,
    },
}

impl<'a> GroupJson<'a> {
    pub(super) fn new(share: &GroupShare<'a>) -> Self {
        let did = share.did;
        Self {
            group: GroupKeyJson::from_group(share.group),
            player: &share.person.name,
            few: is_few(&did.evenings),
            evenings: did.evenings.len(),
            hands: &did.hands,
            won: &did.won,
            win_rate: win_rate(&did.evenings).map(IntervalJson::from_interval),
            chips: did.parts.total(),
            parts: PartsJson::from_parts(&did.parts),
            per_hand: per_hand(&did.evenings).map(IntervalJson::from_interval),
        }
    }
}

impl<'a> RoundGroupJson<'a> {
    pub(super) fn new(share: &GroupShare<'a>) -> Self {
        let did = share.did;
        let (_, _, points) = sums(&did.evenings);
        Self {
            group: GroupKeyJson::from_group(share.group),
            player: &share.person.name,
            few: is_few(&did.evenings),
            evenings: did.evenings.len(),
            rounds: &did.hands,
            won: &did.won,
            win_rate: win_rate(&did.evenings).map(IntervalJson::from_interval),
            points,
            per_round: per_hand(&did.evenings).map(IntervalJson::from_interval),
        }
    }
}

impl<'a> GroupKeyJson<'a> {
    fn from_group(group: &'a Group) -> Self {
        match group {
            Group::Seat { players, turn } => Self::Seat {
                seat: *turn,
                players: *players,
            },
            Group::Dealer { other } => Self::Dealer { dealer: !other },
            Group::Unplaced { by, why } => Self::without_place(*by, *why),
            Group::Ruleset(ruleset) => Self::Ruleset { ruleset },
            Group::Month(month) => Self::Month { month },
            Group::Game(game) => Self::Game {
                game: Some(game.id()),
            },
        }
    }

    fn without_place(by: By, why: Unplaced) -> Self {
        let (out, end) = (why == Unplaced::SatOut, why == Unplaced::AtEnd);
        match by {
            By::Dealer => Self::NoDealer {
                dealer: None,
                out,
                end,
            },
            By::Game => Self::Game { game: None },
            By::Seat | By::Ruleset | By::Month => Self::NoSeat {
                seat: None,
                players: None,
                out,
                end,
            },
        }
    }
}
