//! What cannot have happened in a turn of a record.

use super::cards::card;
use super::shown::month;
use crate::card::{Calendar, Card, Flower};
use crate::record::CardLocation;

fn lying(lies: &CardLocation) -> String {
    match lies {
        CardLocation::Table => "場にあります".to_owned(),
        CardLocation::Pile => "もう取られています".to_owned(),
        CardLocation::Hand(player) => format!("{player}の手札にあります"),
        CardLocation::Stock => "売られて山札に入りました".to_owned(),
    }
}

pub(super) fn seen_before(which: Card, lies: Option<&CardLocation>, calendar: Calendar) -> String {
    let lies = lies.map_or_else(|| "もうほかの所にあります".to_owned(), lying);
    format!("{}は{lies}。ここにはありえません。", card(which, calendar))
}

pub(super) fn not_in_hand(
    which: Card,
    player: &str,
    lies: Option<&CardLocation>,
    calendar: Calendar,
) -> String {
    let which = card(which, calendar);
    let lies = lies.map_or_else(String::new, |lies| format!("その札は{}。", lying(lies)));
    format!("{which}は{player}の手札にはありえません。{lies}")
}

pub(super) fn month_not_in_hand(flower: Flower, player: &str, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!("{month}の札が{player}の手札にそれほどあるはずがありません。")
}

pub(super) fn month_not_on_table(flower: Flower, takes: u32, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!("これには{month}の場札が{takes}枚必要です。")
}

pub(super) fn turned_up(told: u32, takes: u32) -> String {
    match told {
        0 => format!("めくった札がありません。この番はジョーカーのほかに{takes}枚めくります。"),
        told => {
            format!("この番にめくる札は、ジョーカーのほかに{takes}枚です。{told}枚ではありません。")
        }
    }
}

pub(super) fn must_play(flower: Flower, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!(
        "三枚見せをした番には、その1枚を出します（heundeum.must_play）。{month}の札を出してください。"
    )
}
