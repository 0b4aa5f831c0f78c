//! The words for what cannot have happened in a turn.

use super::cards::card;
use super::shown::month;
use crate::card::{Calendar, Card, Flower};
use crate::record::CardLocation;

/// Returns where a card is.
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

pub(super) fn not_on_table(which: Card, calendar: Calendar) -> String {
    format!("{}は場札にありません。", card(which, calendar))
}

pub(super) fn month_not_on_table(flower: Flower, takes: u32, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!("これには{month}の場札が{takes}枚必要です。")
}

pub(super) fn must_declare(player: &str) -> String {
    format!(
        "{player}は上がれるので、「{player} ストップ」か「{player} ゴー」のような宣言が先です。"
    )
}

pub(super) fn turns_tell() -> String {
    "これは各番の行から分かります。この行を消すか、番の行を使わずに書いてください。".to_owned()
}

pub(super) fn in_stack(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which}は重ね札の1枚で、まとめて取ります。「on」は要りません。")
}

pub(super) fn turned_up(told: u32, takes: u32) -> String {
    match told {
        0 => format!("めくった札がありません。この番はジョーカーのほかに{takes}枚めくります。"),
        told => {
            format!("この番にめくる札は、ジョーカーのほかに{takes}枚です。{told}枚ではありません。")
        }
    }
}

pub(super) fn hand_size(told: u32, dealt: u32) -> String {
    format!("手札は{dealt}枚です。{told}枚ではありません。")
}

pub(super) fn must_play(flower: Flower, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!(
        "三枚見せをした番には、その1枚を出します（heundeum.must_play）。{month}の札を出してください。"
    )
}

pub(super) fn no_turn_due() -> String {
    "手札を出さない番は、爆弾か手榴弾の後だけです。「名前 plays 札」と書いてください。".to_owned()
}

pub(super) fn joker_laid(which: Card, calendar: Calendar) -> String {
    let code = which.code(calendar);
    format!(
        "場の{}は親の取り札になります。ここには代わりの札を書き、最初の番の前に「名前 取る {code}」を\
         入れてください。",
        card(which, calendar)
    )
}

pub(super) fn nothing_owed(from: &str, to: &str) -> String {
    format!(
        "今、{from}が{to}に渡すカスはありません。この行を消すか、渡す理由になった番の後に移してください。"
    )
}
