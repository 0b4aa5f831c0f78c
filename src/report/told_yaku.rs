//! Koi-Koi rounds recorded by their yaku alone, under rules that need to know more about the cards.

use crate::record::{Act, Fault, Faults, Line, Made, Name, Place, Problem, Record, Unmade, Yaku};
use crate::rules::KeyDifference;
use crate::verdict::Verdict;

/// Returns the result of a round after a change of rules. If the result depends on cards that were
/// not recorded, or on yaku that the new rules lack, returns a fault: the cards are missing.
pub(super) fn settled(
    record: &Record,
    changed: &[KeyDifference],
    after: Result<Verdict, Faults>,
) -> Result<Verdict, Faults> {
    let mut told = record.entries.iter().filter_map(|entry| match &entry.line {
        Some(Line::Act(name, Act::Makes(made))) => Some((entry.place, &name.value, made)),
        _ => None,
    });
    let missing = match &after {
        Ok(_) => told.find(|(_, _, made)| changed.iter().any(|key| asks_for_cards(key, made))),
        Err(faults) => told.find(|(at, ..)| {
            let of_line = |fault: &Fault| {
                fault.place.line == at.line && matches!(fault.problem, Problem::Unmade(_))
            };
            !changed.is_empty() && faults.iter().any(of_line)
        }),
    };
    match missing {
        Some((place, player, _)) => Err(vec![unknown(place, player)].into()),
        None => after,
    }
}

fn unknown(place: Place, player: &Name) -> Fault {
    let player = player.clone();
    let problem = Problem::Unmade(Unmade::Unknown { player });
    Fault { place, problem }
}

/// Returns whether unrecorded cards may matter for a changed key. For recorded points they may
/// always matter; for yaku, only if the key adds a new one.
fn asks_for_cards(key: &KeyDifference, made: &Made) -> bool {
    let is_new = key.left == "0" && key.right != "0";
    match key.info.key {
        "yaku.system" => made.base.is_some(),
        "viewing.weather" => made.base.is_some() || is_of_weather(key, made),
        "cup" | "chaff.double" => true,
        "viewing" => made.base.is_some() || key.left == "off",
        "rounds" => made.base.is_some() || key.right == "12",
        "counting" => made.base.is_some() && [&key.left, &key.right].iter().any(|it| *it == "best"),
        yaku => yaku.starts_with("yaku.") && (made.base.is_some() || is_new),
    }
}

/// Returns whether it depends on unrecorded cards which viewings count: a named one may be spoiled
/// by what its player captured, and one that was not named may have been spoiled by it before.
fn is_of_weather(key: &KeyDifference, made: &Made) -> bool {
    let named = [Yaku::FlowerViewing, Yaku::MoonViewing].map(|yaku| made.names(yaku));
    (key.right == "taken" && named.contains(&true))
        || (key.left == "taken" && named.contains(&false))
}
