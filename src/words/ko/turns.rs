//! The words for what cannot have happened in a turn.

use super::card;
use crate::card::{Calendar, Card, Flower};
use crate::record::{CardLocation, quoted};
use crate::vocabulary::particle::{EUN, GA, with};

/// Returns where a card lies.
fn lying(lies: &CardLocation) -> String {
    match lies {
        CardLocation::Table => "바닥에 있어요".to_owned(),
        CardLocation::Pile => "이미 먹은 패예요".to_owned(),
        CardLocation::Hand(player) => format!("{player}의 손패예요"),
        CardLocation::Stock => "팔아서 더미에 있어요".to_owned(),
    }
}

pub(super) fn seen_before(which: Card, lies: Option<&CardLocation>, calendar: Calendar) -> String {
    let lies = lies.map_or_else(|| "이미 다른 데 있어요".to_owned(), lying);
    format!(
        "{}: {lies}. 여기에 또 나올 수 없어요.",
        card(which, calendar)
    )
}

pub(super) fn not_in_hand(
    which: Card,
    player: &str,
    lies: Option<&CardLocation>,
    calendar: Calendar,
) -> String {
    let which = card(which, calendar);
    let lies = lies.map_or_else(String::new, |lies| format!(" {}.", lying(lies)));
    format!("{which}: {player}의 손에 있을 수 없어요.{lies}")
}

pub(super) fn month_not_in_hand(month: Flower, player: &str, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("{player}의 손에 {month}월이 그렇게 많을 수 없어요.")
}

pub(super) fn not_on_table(which: Card, calendar: Calendar) -> String {
    format!("{}: 바닥에 낱장으로 없어요.", card(which, calendar))
}

pub(super) fn month_not_on_table(month: Flower, takes: u32, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("그러려면 바닥에 {month}월이 낱장으로 {takes}장 있어야 해요.")
}

pub(super) fn must_declare(player: &str) -> String {
    let name = quoted(player);
    format!(
        "{} 스톱할 수 있어요. 먼저 정해 주세요: `{name} 스톱` 또는 `{name} 고`",
        with(player, EUN)
    )
}

pub(super) fn turns_tell() -> String {
    "차례에서 저절로 나오는 일이에요. 이 줄을 지우거나, 차례 없이 적어 주세요.".to_owned()
}

pub(super) fn in_stack(which: Card, calendar: Calendar) -> String {
    format!(
        "{}: 쌓인 석 장 중 하나예요. 통째로 먹으니 `on`을 빼 주세요.",
        card(which, calendar)
    )
}

pub(super) fn turned_up(told: u32, takes: u32) -> String {
    match told {
        0 => format!("뒤집은 패가 빠졌어요. 이 차례에는 조커 말고 {takes}장을 뒤집어요."),
        told => {
            format!("뒤집은 패가 {told}장이에요. 이 차례에는 조커 말고 {takes}장을 뒤집어요.")
        }
    }
}

pub(super) fn hand_size(told: u32, dealt: u32) -> String {
    format!("손패가 {told}장이에요. {dealt}장씩 돌려요.")
}

pub(super) fn must_play(month: Flower, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("흔들면 그 차례에 그중 한 장을 내야 해요 (heundeum.must_play). {month}월을 내 주세요.")
}

pub(super) fn no_turn_due() -> String {
    "손패 없이 치는 차례는 폭탄이나 수류탄 뒤에만 있어요. `이름 plays 패`로 적어 주세요.".to_owned()
}

pub(super) fn joker_laid(which: Card, calendar: Calendar) -> String {
    let code = which.code(calendar);
    format!(
        "{} 선이 가져가요. 여기에는 대신 깐 패를 적고, 첫 차례 앞에 `선 먹음 {code}`를 적어 주세요.",
        with(&card(which, calendar), EUN)
    )
}

pub(super) fn nothing_owed(from: &str, to: &str) -> String {
    format!(
        "지금은 {} {to}에게 줄 피가 없어요. 줄을 지우거나 그 차례 뒤로 옮겨 주세요.",
        with(from, GA)
    )
}
