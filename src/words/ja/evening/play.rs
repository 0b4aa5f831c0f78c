//! Words of the prompt while a hand is played.

use crate::card::{Calendar, Pile, codes};
use crate::evening::hand::TooOften;
use crate::evening::hand_start::HandNumber;
use crate::gostop::{Calls, Player};
use crate::ledger::HandCalled;
use crate::record::{CountKind, Name};
use crate::rules::{Game, PointUnit};
use crate::verdict::{Missing, Score};
use crate::words::Text;
use crate::words::ja::{due, in_points, jokbo, list, needs};

pub(crate) fn hand_title(
    game: Game,
    number: HandNumber,
    players: &[Name],
    carry: u32,
    pot: i64,
    dues: &[(Name, i64)],
) -> Text {
    let HandNumber { hand, counted, .. } = number;
    let what = match (game, number.of_length()) {
        // In a game of twelve rounds, each round is called by the month of the same number.
        (Game::KoiKoi, Some(12)) if number.plain() => format!("{counted}月"),
        (Game::KoiKoi, Some(12)) => format!("{counted}月（この回の{hand}局目）"),
        (_, Some(length)) if number.plain() => format!("{counted}局目（全{length}局）"),
        (_, Some(length)) => {
            format!("{hand}局目（配り直しを除くと全{length}局の{counted}局目）")
        }
        (Game::KoiKoi, None) if !number.plain() => {
            format!("{counted}局目（この回の{hand}局目）")
        }
        (_, None) => format!("{hand}局目"),
    };
    let mut title = format!("{what}: 親は{}", players.first().map_or("", Name::as_str));
    if let Some(after) = players.get(1..).filter(|after| !after.is_empty()) {
        title = format!("{title}、次に{}の順", list(after));
    }
    if carry > 0 {
        title = format!("{title}。勝者のいない局が前に{carry}局");
    }
    if pot > 0 {
        title = format!("{title}。猪の積立金{pot}チップ");
    }
    let dues = dues.iter();
    let title = dues.fold(Text::from(title), |title, (name, chips)| {
        title.then("。").then(due(name, *chips))
    });
    title.then("。")
}

pub(crate) fn takes_now(name: &str, took: Pile, calendar: Calendar) -> String {
    if took.is_empty() {
        return format!("直した結果、{name}は何も取りません。");
    }
    format!(
        "直した結果、{name}が取る札は{}になります。",
        took.codes(calendar)
    )
}

pub(crate) fn not_saved(why: &str, in_the_line: bool) -> String {
    let why = why.trim_end_matches('。');
    let kept = if in_the_line {
        "入力は行に残してあるので"
    } else {
        "答えはすべて残っているので"
    };
    format!("保存できませんでした（{why}）。{kept}、もう一度試してください。")
}

pub(crate) fn written(hand: &HandCalled) -> String {
    format!("{}局目として保存しました。", hand.number)
}

pub(crate) fn kept(_: Game, hand: u32, entries: usize, track: bool) -> String {
    let what = match (hand, entries) {
        (0 | 1, 0) => "この回は保存されています".to_owned(),
        (_, 0) => format!("{}局目まで記録済みです", hand - 1),
        _ => format!("{hand}局目は入力{entries}件まで保存されています"),
    };
    let command = if track {
        "dokbak play --track"
    } else {
        "dokbak"
    };
    format!("{what}。`{command}` で続けられます。")
}

pub(crate) fn too_often(found: &TooOften, calendar: Calendar) -> String {
    match found {
        TooOften::InPile { name, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            format!("{name}の取り札に{cards}が多すぎます。入力の間違いなら<で戻れます。")
        }
        TooOften::InPiles { names, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            let names = list(names);
            format!("{cards}が{names}の取り札で重なっています。入力の間違いなら<で戻れます。")
        }
    }
}

pub(crate) fn running(
    name: &str,
    score: &Score,
    calls: Option<Calls>,
    next: &[Missing],
    calendar: Calendar,
) -> Text {
    let mut text = so_far(name, score, next, Game::GoStop, calendar, PointUnit::Ten);
    if let Some(calls) = calls {
        let may = match calls {
            Calls::StopOrGo => "ストップかゴー",
            Calls::OrPush => "ストップ、ゴー、次局送りのどれか",
        };
        text = format!("{text}。{may}ができます");
    }
    (text + "。").into()
}

pub(crate) fn counted(told: &[(CountKind, u32)]) -> String {
    let told = told
        .iter()
        .map(|(kind, number)| format!("{}{number}枚", menu_scored(*kind)));
    told.collect::<Vec<String>>().join("、")
}

pub(crate) fn calls(player: &Player) -> Text {
    let mut parts = Vec::new();
    if !player.goes.is_empty() {
        parts.push(format!("ゴー{}回", player.goes.len()));
    }
    if !player.heundeum.is_empty() {
        parts.push(format!("三枚見せ{}回", player.heundeum.len()));
    }
    if player.ppuk > 0 {
        parts.push(format!("ポク{}回", player.ppuk));
    }
    list(&parts).into()
}

pub(crate) fn koi_calls(calls: u32) -> String {
    match calls {
        0 => String::new(),
        calls => format!("こいこい{calls}回"),
    }
}

pub(crate) fn running_yaku(
    name: &str,
    score: &Score,
    next: &[Missing],
    calendar: Calendar,
    unit: PointUnit,
) -> Text {
    (so_far(name, score, next, Game::KoiKoi, calendar, unit) + "。").into()
}

fn so_far(
    name: &str,
    score: &Score,
    next: &[Missing],
    game: Game,
    calendar: Calendar,
    unit: PointUnit,
) -> String {
    let lines: Vec<String> = score
        .jokbo
        .iter()
        .map(|line| format!("{} {}", jokbo(line.id, game), line.points))
        .collect();
    let mut text = match (game, lines.is_empty()) {
        (Game::KoiKoi, true) => format!("  {name}: まだ役なし"),
        (Game::KoiKoi, false) | (Game::GoStop | Game::MinHwatu, _) => {
            format!("  {name}: {}", in_points(score.points, unit))
        }
    };
    if !lines.is_empty() {
        text = format!("{text}（{}）", list(&lines));
    }
    if let Some(missing) = next.iter().find(|missing| missing.count == 1) {
        let line = jokbo(missing.id, game);
        text = format!("{text}。{line}まで: {}", needs(missing, calendar));
    }
    text
}

/// Returns the menu's name for a kind of cards that scored.
pub(crate) fn menu_scored(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "光札",
        CountKind::Animals => "タネ",
        CountKind::Ribbons => "短冊",
        CountKind::Junk => "カス",
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_announced_with_its_dealer() {
        let players = ["英子", "太郎", "次郎"].map(Name::from);
        let third = HandNumber {
            hand: 3,
            counted: 3,
            length: Some(12),
        };
        assert_eq!(
            hand_title(Game::GoStop, third, &players, 1, 0, &[]).seen(),
            "3局目（全12局）: 親は英子、次に太郎、次郎の順。勝者のいない局が前に1局。"
        );
        assert_eq!(
            hand_title(Game::KoiKoi, third, &players[..2], 0, 0, &[]).seen(),
            "3月: 親は英子、次に太郎の順。"
        );
    }
}
