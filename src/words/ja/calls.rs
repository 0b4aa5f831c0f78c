//! Why a call cannot be made: stop, go, koi-koi or shobu.

use crate::record::Problem;

pub(super) fn call(problem: &Problem) -> String {
    match problem {
        Problem::StopBelowTarget {
            player,
            points,
            target,
        } => below("ストップ", player, *points, *target),
        Problem::StopNotImproved {
            player,
            points,
            last_go,
        } => not_improved("ストップ", player, *points, *last_go),
        Problem::StopAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("ストップ", player, *points, *goes, *least),
        Problem::GoAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("ゴー", player, *points, *goes, *least),
        Problem::GoBelowTarget {
            player,
            points,
            target,
        } => below("ゴー", player, *points, *target),
        Problem::GoNotImproved {
            player,
            points,
            last_go,
        } => not_improved("ゴー", player, *points, *last_go),
        _ => String::new(),
    }
}

fn below(what: &str, player: &str, points: i64, target: i64) -> String {
    format!("{player}は{points}点です。{what}は{target}点からです。")
}

fn not_improved(what: &str, player: &str, points: i64, last_go: i64) -> String {
    format!(
        "{player}は{points}点です。{last_go}点でゴーしたので、次の{what}には{last_go}点より多い点が必要です。"
    )
}

fn after_goes(what: &str, player: &str, points: i64, goes: u32, least: i64) -> String {
    format!(
        "{player}は{points}点です。ゴーのたびに前より多い点が必要なので、ゴー{goes}回の後の{what}は\
         {least}点からです。"
    )
}

pub(super) fn not_grown(player: &str, new_yaku: bool) -> String {
    if new_yaku {
        format!("{player}には、前のこいこいの後にできた新しい役がありません。")
    } else {
        format!("{player}の役は、前のこいこいから増えていません。")
    }
}
