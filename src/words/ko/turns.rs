//! What cannot have happened in a turn of a record.

use super::card;
use crate::card::{Calendar, Card, Flower};
use crate::record::CardLocation;

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

pub(super) fn month_not_on_table(month: Flower, takes: u32, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("그러려면 바닥에 {month}월이 낱장으로 {takes}장 있어야 해요.")
}

pub(super) fn turned_up(told: u32, takes: u32) -> String {
    match told {
        0 => format!("뒤집은 패가 빠졌어요. 이 차례에는 조커 말고 {takes}장을 뒤집어요."),
        told => {
            format!("뒤집은 패가 {told}장이에요. 이 차례에는 조커 말고 {takes}장을 뒤집어요.")
        }
    }
}

pub(super) fn must_play(month: Flower, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("흔들면 그 차례에 그중 한 장을 내야 해요 (heundeum.must_play). {month}월을 내 주세요.")
}
