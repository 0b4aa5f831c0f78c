//! Statistics as a table for spreadsheets; `docs/STATISTICS.md` explains each column.

use crate::cli::error::Failure;
use crate::cli::figures::hundredths;
use crate::cli::screen::Screen;
use crate::cli::sheet::{Cell, row};
use crate::ledger::EntryId;
use crate::record::ChipValue;
use crate::report::stats::{
    Bak, By, ChipParts, ChipsMoved, EveningChips, Fortune, Group, InGroup, Interval, PersonStats,
    is_few, per_hand, sums, win_rate,
};
use crate::verdict::LiabilityKind;
use serde::Serialize;
use std::collections::BTreeMap;

/// A cell under its heading.
type Named = (String, Cell);

/// Writes a row for each person, or for each person and group of hands.
pub(super) fn write(
    people: &[&PersonStats],
    by: Option<By>,
    unit: Option<&ChipValue>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let mut rows: Vec<Vec<Named>> = match by {
        Some(by) => {
            let nothing = InGroup::default();
            let row = |(group, one, did, rounds): SharesInGroup<'_>| {
                let did = did.unwrap_or(&nothing);
                let mut cells = of_group(group);
                cells.push(text("player", &one.name));
                cells.extend(of_hands(&did.evenings, &did.parts));
                let rounds = rounds.map_or(&nothing.evenings, |did| &did.evenings);
                let (played, won, points) = sums(rounds);
                cells.extend([
                    count("rounds", played),
                    count("rounds_won", won),
                    number("points", points),
                ]);
                cells
            };
            shares(people, by).into_iter().map(row).collect()
        }
        None => people.iter().map(|one| of_person(one)).collect(),
    };
    if let Some(unit) = unit {
        let cell = text("unit", &unit.to_string());
        for row in &mut rows {
            row.push(cell.clone());
        }
    }
    // Without people, write only the headings.
    let nobody = match by {
        Some(_) => Vec::new(),
        None => of_person(&PersonStats::default()),
    };
    let headings = rows.first().unwrap_or(&nobody).iter();
    let headings: Vec<Cell> = headings.map(|(name, _)| Cell::text(name)).collect();
    if !headings.is_empty() {
        screen.json(row(&headings))?;
    }
    for cells in rows {
        let cells: Vec<Cell> = cells.into_iter().map(|(_, cell)| cell).collect();
        screen.json(row(&cells))?;
    }
    Ok(())
}

/// A group, a person, and what the person did in it: in hands, and in rounds for points.
type SharesInGroup<'s> = (
    &'s Group,
    &'s PersonStats,
    Option<&'s InGroup>,
    Option<&'s InGroup>,
);

/// Returns what these people did in each group, in hands and in rounds.
fn shares<'s>(people: &[&'s PersonStats], by: By) -> Vec<SharesInGroup<'s>> {
    let mut found: BTreeMap<(&Group, usize), SharesInGroup<'s>> = BTreeMap::new();
    for (place, one) in people.iter().copied().enumerate() {
        for (group, did) in one.by(by) {
            let hands = (group, one, Some(did), None);
            found.insert((group, place), hands);
        }
        for (group, did) in one.rounds.by(by) {
            let of_group = found.entry((group, place));
            of_group.or_insert((group, one, None, None)).3 = Some(did);
        }
    }
    found.into_values().collect()
}

fn text(name: &str, text: &str) -> Named {
    (name.to_owned(), Cell::text(text))
}

fn number(name: &str, number: i64) -> Named {
    (name.to_owned(), Cell::Number(number))
}

fn count(name: &str, of: usize) -> Named {
    number(name, i64::try_from(of).unwrap_or(i64::MAX))
}

/// Returns a cell with the entry of a hand, if there is one.
fn entry(name: &str, hand: Option<EntryId>) -> Named {
    (name.to_owned(), Cell::number(hand.map(|hand| hand.0)))
}

/// Returns the cells for the ends of an interval; empty if there is no interval.
fn ends(name: &str, interval: Option<Interval>) -> [Named; 2] {
    let decimal = |end: i64| Cell::Decimal(hundredths(end).trim_start_matches('+').to_owned());
    let end = |which: &str, end: Option<i64>| {
        let cell = end.map_or(Cell::Nothing, decimal);
        (format!("{name}_{which}"), cell)
    };
    [
        end("low", interval.map(|it| it.low)),
        end("high", interval.map(|it| it.high)),
    ]
}

fn of_group(group: &Group) -> Vec<Named> {
    match group {
        Group::Seat { players, turn } => vec![count("seat", *turn), count("players", *players)],
        Group::Dealer { other } => vec![number("dealer", i64::from(!other))],
        Group::Unplaced { by, .. } => {
            let names: &[&str] = match by {
                By::Seat => &["seat", "players"],
                By::Dealer => &["dealer"],
                By::Ruleset => &["ruleset"],
                By::Month => &["month"],
                By::Game => &["game"],
            };
            let names = names.iter().map(|name| (*name).to_owned());
            names.map(|name| (name, Cell::Nothing)).collect()
        }
        Group::Ruleset(ruleset) => vec![text("ruleset", ruleset)],
        Group::Month(month) => vec![text("month", month)],
        Group::Game(game) => vec![text("game", game.id())],
    }
}

/// Returns the hands won and the chips, which every row has.
fn of_hands(evenings: &[EveningChips], parts: &ChipParts) -> Vec<Named> {
    let (hands, won, _) = sums(evenings);
    let mut cells = vec![
        count("evenings", evenings.len()),
        count("hands", hands),
        count("won", won),
    ];
    cells.extend(ends("win_rate", win_rate(evenings)));
    cells.push(number("chips", parts.total()));
    cells.extend(ends("per_hand", per_hand(evenings)));
    cells.push(number("few", i64::from(is_few(evenings))));
    cells.push(number("chips_played", parts.played));
    cells
}

fn of_person(one: &PersonStats) -> Vec<Named> {
    let mut cells = vec![text("player", &one.name)];
    cells.extend(of_hands(&one.evenings, &one.parts));
    cells.extend([
        number("won_chips", one.won.chips),
        count("lost", one.lost.hands.len()),
        number("lost_chips", one.lost.chips),
        number("pot", one.pot.net()),
        number("pot_put", one.pot.put.chips),
        count("pot_taken", one.pot.taken.hands.len()),
        number("pot_taken_chips", one.pot.taken.chips),
        number("pot_returned", one.pot.returned.chips),
        number("goes", one.goes.said.into()),
        count("go_hands", one.goes.hands.len()),
        count("go_won", one.goes.won.len()),
        count("go_known", one.goes.gained.hands.len()),
        number("go_gained", one.goes.gained.chips),
    ]);
    for fortune in Fortune::ALL {
        let mut all = one.fortunes.iter();
        let found = all.find(|(other, _)| *other == fortune);
        cells.push(count(
            &column(fortune.id()),
            found.map_or(0, |(_, hands)| hands.len()),
        ));
    }
    for bak in Bak::ALL {
        let mut all = one.baks.iter();
        let sides = all.find(|(other, _)| *other == bak);
        let (taken, given) = sides.map(|(_, it)| (&it.taken, &it.given)).unzip();
        let name = id(bak.step());
        cells.extend(moved(&format!("{name}_taken"), taken));
        cells.extend(moved(&format!("{name}_given"), given));
    }
    for kind in LiabilityKind::ALL {
        let mut all = one.causes.iter();
        let found = all.find(|(other, _)| other == kind);
        let name = format!("paid_by_{}", id(kind));
        cells.extend(moved(&name, found.map(|(_, moved)| moved)));
    }
    cells.extend([
        entry("best", one.best.map(|best| best.hand)),
        number("best_chips", one.best.map_or(0, |best| best.chips)),
        entry("worst", one.worst.map(|worst| worst.hand)),
        number("worst_chips", one.worst.map_or(0, |worst| worst.chips)),
        count("winning", one.winning.len()),
        count("losing", one.losing.len()),
        number("fall", one.fall),
    ]);
    cells.extend(of_parts(&one.parts));
    cells.extend(of_rounds(one));
    cells
}

/// Returns what the chips come from, except hands and the pot, which have columns of their own.
fn of_parts(parts: &ChipParts) -> [Named; 3] {
    [
        number("chips_sat_out", parts.sat_out),
        number("chips_games", parts.games),
        number("chips_uncounted", parts.uncounted),
    ]
}

/// Returns the rounds of Koi-Koi for points, in points, and their games, in chips.
fn of_rounds(one: &PersonStats) -> Vec<Named> {
    let (rounds, games) = (&one.rounds, &one.games);
    let mut cells = vec![
        count("rounds", rounds.hands.len()),
        count("round_evenings", rounds.evenings.len()),
        count("rounds_won", rounds.won.hands.len()),
    ];
    cells.extend(ends("round_win_rate", win_rate(&rounds.evenings)));
    cells.extend([
        number("scored", one.scored),
        number("points", rounds.brought),
    ]);
    cells.extend(ends("per_round", per_hand(&rounds.evenings)));
    cells.extend([
        number("rounds_won_points", rounds.won.chips),
        count("rounds_lost", rounds.lost.hands.len()),
        number("rounds_lost_points", rounds.lost.chips),
        number("kois", rounds.goes.said.into()),
        count("koi_rounds", rounds.goes.hands.len()),
        count("koi_won", rounds.goes.won.len()),
        count("koi_known", rounds.goes.gained.hands.len()),
        number("koi_gained", rounds.goes.gained.chips),
        entry("best_round", rounds.best.map(|best| best.hand)),
        number("best_round_points", rounds.best.map_or(0, |it| it.chips)),
        count("rounds_winning", rounds.winning.len()),
        count("rounds_losing", rounds.losing.len()),
        count("games", games.games.len()),
        count("games_won", games.won.hands.len()),
        count("games_lost", games.lost.hands.len()),
    ]);
    cells
}

/// Returns the cells for a number of hands and for the chips that these hands moved.
fn moved(name: &str, moved: Option<&ChipsMoved>) -> [Named; 2] {
    let (hands, chips) = moved.map_or((0, 0), |moved| (moved.hands.len(), moved.chips));
    [count(name, hands), number(&format!("{name}_chips"), chips)]
}

/// Returns the JSON name of a value, as part of a heading.
fn id(of: impl Serialize) -> String {
    let written = serde_json::to_string(&of).unwrap_or_default();
    column(written.trim_matches('"'))
}

fn column(id: &str) -> String {
    id.replace('-', "_")
}
