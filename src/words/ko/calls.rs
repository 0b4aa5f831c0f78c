//! Why a call cannot be made: stop, go, koi-koi or shobu.

use crate::record::Problem;
use crate::vocabulary::particle::{EUN, with};

const STOP: &str = "스톱";
const GO: &str = "고";
const NEXT_GO: &str = "다음 고";

pub(super) fn call(problem: &Problem) -> String {
    match problem {
        Problem::StopBelowTarget {
            player,
            points,
            target,
        } => below(STOP, player, *points, *target),
        Problem::StopNotImproved {
            player,
            points,
            last_go,
        } => not_improved(STOP, player, *points, *last_go),
        Problem::StopAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes(STOP, player, *points, *goes, *least),
        Problem::GoAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes(NEXT_GO, player, *points, *goes, *least),
        Problem::GoBelowTarget {
            player,
            points,
            target,
        } => below(GO, player, *points, *target),
        Problem::GoNotImproved {
            player,
            points,
            last_go,
        } => not_improved(NEXT_GO, player, *points, *last_go),
        _ => String::new(),
    }
}

fn below(call: &str, player: &str, points: i64, target: i64) -> String {
    let (player, call) = (with(player, EUN), with(call, EUN));
    format!("{player} {points}점이에요. {call} {target}점부터예요.")
}

fn not_improved(call: &str, player: &str, points: i64, last_go: i64) -> String {
    let (player, call) = (with(player, EUN), with(call, EUN));
    format!("{player} {points}점이에요. {last_go}점에 고를 불렀으니 {call} 그보다 많아야 해요.")
}

fn after_goes(call: &str, player: &str, points: i64, goes: u32, least: i64) -> String {
    let (player, call) = (with(player, EUN), with(call, EUN));
    format!(
        "{player} {points}점이에요. 고를 부를 때마다 점수가 늘어야 해서, {goes}고 뒤에 {call} \
         {least}점부터예요."
    )
}

pub(super) fn not_grown(player: &str, new_yaku: bool) -> String {
    let player = with(player, EUN);
    if new_yaku {
        format!("{player} 지난 코이코이 뒤에 새로 만든 족보가 없어요.")
    } else {
        format!("{player} 지난 코이코이 뒤에 족보가 늘지 않았어요.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_what_it_takes_are_told() {
        assert_eq!(
            below(STOP, "영희", 2, 3),
            "영희는 2점이에요. 스톱은 3점부터예요."
        );
        assert_eq!(
            after_goes(NEXT_GO, "민준", 4, 2, 5),
            "민준은 4점이에요. 고를 부를 때마다 점수가 늘어야 해서, 2고 뒤에 다음 고는 5점부터예요."
        );
    }
}
