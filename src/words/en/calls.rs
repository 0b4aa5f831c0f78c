//! Why a call cannot be made: stop, go, koi-koi or shobu.

use super::count;
use crate::record::Problem;

/// Says why a player cannot make a call.
pub(super) fn call(problem: &Problem) -> String {
    match problem {
        Problem::StopBelowTarget {
            player,
            points,
            target,
        } => below("stop", player, *points, *target),
        Problem::StopNotImproved {
            player,
            points,
            last_go,
        } => not_improved("stop", player, *points, *last_go),
        Problem::StopAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("stop", player, *points, *goes, *least),
        Problem::GoAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("say go", player, *points, *goes, *least),
        Problem::GoBelowTarget {
            player,
            points,
            target,
        } => below("say go", player, *points, *target),
        Problem::GoNotImproved {
            player,
            points,
            last_go,
        } => not_improved("say go", player, *points, *last_go),
        _ => String::new(),
    }
}

fn below(what: &str, player: &str, points: i64, target: i64) -> String {
    let points = count(points, "point");
    match target {
        1 => format!("{player} has {points}; 1 is needed to {what}"),
        _ => format!("{player} has {points}; {target} are needed to {what}"),
    }
}

fn not_improved(what: &str, player: &str, points: i64, last_go: i64) -> String {
    let points = count(points, "point");
    format!(
        "{player} cannot {what} with {points} after saying go with {last_go}; it takes more than that"
    )
}

fn after_goes(what: &str, player: &str, points: i64, goes: u32, least: i64) -> String {
    let points = count(points, "point");
    let goes = count(i64::from(goes), "go");
    format!(
        "{player} cannot {what} with {points} after {goes}: each go needs more points than the one \
         before, so this takes {least}"
    )
}

pub(super) fn not_grown(player: &str, new_yaku: bool) -> String {
    if new_yaku {
        format!("{player} has formed no new yaku since last saying koi-koi (koi.new_yaku)")
    } else {
        format!("{player}'s yaku have not grown since {player} last said koi-koi")
    }
}
