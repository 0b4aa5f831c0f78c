//! Words of the prompt while a hand is played.

use crate::card::{Calendar, Pile, codes};
use crate::evening::hand::TooOften;
use crate::evening::hand_start::HandNumber;
use crate::gostop::{Calls, Player};
use crate::ledger::HandCalled;
use crate::record::{CountKind, Name};
use crate::rules::{Game, PointUnit};
use crate::verdict::{Missing, Score};
use crate::vocabulary::particle::{EUN, GA, with};
use crate::words::Text;
use crate::words::ko::{due, jokbo, list, marks, needs};

pub(crate) fn hand_title(
    game: Game,
    number: HandNumber,
    players: &[Name],
    carry: u32,
    pot: i64,
    dues: &[(Name, i64)],
) -> Text {
    let HandNumber { hand, counted, .. } = number;
    let of = number.of_length();
    let of = of.map_or_else(String::new, |length| format!("{length}판 중 "));
    let what = match game {
        _ if number.plain() => format!("{of}{counted}번째 판"),
        Game::KoiKoi => format!("{of}{counted}번째 판 (이 모임 {hand}번째)"),
        _ if of.is_empty() => format!("{hand}번째 판"),
        _ => format!("{hand}번째 판 (다시 돌린 판을 빼면 {of}{counted}번째)"),
    };
    let dealer = players.first().map_or("", Name::as_str);
    let mut title = format!("{what}: 선 {dealer}");
    if let Some(after) = players.get(1..).filter(|after| !after.is_empty()) {
        title = format!("{title}, 다음 {}", list(after));
    }
    if carry > 0 {
        title = format!("{title}. 앞 판 나가리 ({carry}판)");
    }
    if pot > 0 {
        title = format!("{title}. 멧돼지 적립금 {pot}점");
    }
    let dues = dues.iter();
    let title = dues.fold(Text::from(title), |title, (name, chips)| {
        title.then(". ").then(due(name, *chips))
    });
    title.then(".")
}

pub(crate) fn takes_now(name: &str, took: Pile, calendar: Calendar) -> String {
    if took.is_empty() {
        return format!("이제 {} 먹은 패가 없어요.", with(name, EUN));
    }
    format!("이제 {} 먹은 패: {}", with(name, GA), took.codes(calendar))
}

pub(crate) fn not_saved(why: &str, in_the_line: bool) -> String {
    let why = why.trim_end_matches('.');
    let kept = if in_the_line {
        "적은 것이 줄에 그대로 있으니"
    } else {
        "답은 모두 그대로 있으니"
    };
    format!("저장하지 못했어요 ({why}). {kept} 다시 해 보세요.")
}

pub(crate) fn written(hand: &HandCalled) -> String {
    format!("{}번째 판으로 적었어요.", hand.number)
}

pub(crate) fn kept(_game: Game, hand: u32, entries: usize, track: bool) -> String {
    let what = match (hand, entries) {
        (0 | 1, 0) => "모임은 그대로 남아 있어요".to_owned(),
        (_, 0) => format!("{}번째 판까지 적혀 있어요", hand - 1),
        _ => format!("{hand}번째 판은 {entries}줄까지 남아 있어요"),
    };
    let command = if track {
        "dokbak play --track"
    } else {
        "dokbak"
    };
    format!("{what}. `{command}`: 여기서부터 이어서 하기")
}

pub(crate) fn too_often(found: &TooOften, calendar: Calendar) -> String {
    let (who, cards) = match found {
        TooOften::InPile { name, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            (format!("{} 먹은 패에", with(name, GA)), cards)
        }
        TooOften::InPiles { names, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            (format!("{} 먹은 패에 함께", with(&list(names), GA)), cards)
        }
    };
    format!("{who} 있을 수 없는 패예요: {cards}. 잘못 적었으면 < 로 돌아가요.")
}

pub(crate) fn running(
    name: &str,
    score: &Score,
    calls: Option<Calls>,
    next: &[Missing],
    calendar: Calendar,
) -> Text {
    let mut parts = so_far(name, score, next, Game::GoStop, calendar);
    if let Some(calls) = calls {
        let may = match calls {
            Calls::StopOrGo => "고? 스톱?",
            Calls::OrPush => "고? 스톱? 밀기?",
        };
        parts.push(may.to_owned());
    }
    in_a_line(&parts)
}

/// Joins the parts of a told hand.
pub(super) fn in_a_line(parts: &[String]) -> Text {
    Text::both(|form| parts.join(marks::next(form)))
}

pub(crate) fn counted(told: &[(CountKind, u32)]) -> String {
    let told = told
        .iter()
        .map(|(kind, number)| format!("{} {number}장", menu_scored(*kind)));
    told.collect::<Vec<String>>().join(", ")
}

pub(crate) fn calls(player: &Player) -> Text {
    let mut parts = Vec::new();
    if !player.goes.is_empty() {
        parts.push(format!("{}고", player.goes.len()));
    }
    if !player.heundeum.is_empty() {
        parts.push(format!("흔들기 {}번", player.heundeum.len()));
    }
    if player.ppuk > 0 {
        parts.push(format!("뻑 {}번", player.ppuk));
    }
    parts.join(", ").into()
}

pub(crate) fn koi_calls(calls: u32) -> String {
    match calls {
        0 => String::new(),
        calls => format!("코이코이 {calls}번"),
    }
}

pub(crate) fn running_yaku(
    name: &str,
    score: &Score,
    next: &[Missing],
    calendar: Calendar,
    _: PointUnit,
) -> Text {
    in_a_line(&so_far(name, score, next, Game::KoiKoi, calendar))
}

fn so_far(
    name: &str,
    score: &Score,
    next: &[Missing],
    game: Game,
    calendar: Calendar,
) -> Vec<String> {
    let lines: Vec<String> = score
        .jokbo
        .iter()
        .map(|line| format!("{} {}", jokbo(line.id, game), line.points))
        .collect();
    let mut text = match (game, lines.is_empty()) {
        (Game::KoiKoi, true) => format!("  {name}: 아직 족보 없음"),
        _ => format!("  {name}: {}점", score.points),
    };
    if !lines.is_empty() {
        text = format!("{text} ({})", lines.join(", "));
    }
    let missing = next.iter().find(|missing| missing.count == 1);
    let missing = missing.map(|missing| {
        let line = jokbo(missing.id, game);
        format!("{line}까지 {}", needs(missing, calendar))
    });
    std::iter::once(text).chain(missing).collect()
}

/// Returns the menu's name for a kind of cards that scored.
pub(crate) fn menu_scored(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "광",
        CountKind::Animals => "열끗",
        CountKind::Ribbons => "띠",
        CountKind::Junk => "피",
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_announced_with_what_is_carried_into_it() {
        let players = ["영희", "철수", "민수"].map(Name::from);
        let third = HandNumber {
            hand: 3,
            counted: 3,
            length: Some(12),
        };
        assert_eq!(
            hand_title(Game::GoStop, third, &players, 1, 5, &[]).seen(),
            "12판 중 3번째 판: 선 영희, 다음 철수, 민수. 앞 판 나가리 (1판). 멧돼지 적립금 5점."
        );
        assert_eq!(
            kept(Game::GoStop, 3, 0, false),
            "2번째 판까지 적혀 있어요. `dokbak`: 여기서부터 이어서 하기"
        );
    }
}
