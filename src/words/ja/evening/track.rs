//! Words for hands that are followed turn by turn.

use super::money;
use crate::card::{Calendar, Pile};
use crate::gostop::turns::{Table, TurnEffect};
use crate::record::{ChipValue, Name, Special};
use crate::verdict::PaidFor;
use crate::words::Text;
use crate::words::evening::laid;
use crate::words::ja::grammar::LANG;
use crate::words::ja::marks;
use crate::words::ja::paid_for;
use crate::words::ja::shown::month;

pub(crate) fn said_go(name: &str, times: usize) -> String {
    match times {
        1 => format!("{name}がゴーしました。"),
        _ => format!("{name}がゴーしました（{times}回目）。"),
    }
}

pub(crate) fn showed(name: &str, month: u8) -> String {
    // Months 11 and 12 mean other flowers in Japan, so the triple is named by a card's code.
    match month {
        ..=10 => format!("{name}が{month}月の3枚を見せました。"),
        _ => format!("{name}が「{month}」の札を3枚見せました。"),
    }
}

pub(crate) fn turn_told(
    name: &str,
    moved: &TurnEffect,
    without_card: bool,
    gifts: &[(String, Pile)],
    paid: &[(PaidFor, i64)],
    calendar: Calendar,
) -> Text {
    let did = match moved.bombed {
        Some((flower, _)) => format!("{}で爆弾、", month(flower, calendar)),
        None if without_card => "出さずにめくり、".to_owned(),
        None => String::new(),
    };
    let took = if moved.took.is_empty() {
        "取れず".to_owned()
    } else {
        format!("{}を取る", moved.took.codes(calendar))
    };
    let mut parts = vec![format!("{name}: {did}{took}")];
    if let Some((flower, _)) = moved.ppuk {
        parts.push(format!("{}のポク", month(flower, calendar)));
    }
    let specials = moved.specials.iter().copied();
    parts.extend(specials.map(|special| special_name(special).to_owned()));
    let gifts = gifts.iter();
    parts.extend(gifts.map(|(from, cards)| format!("{from}から{}", cards.codes(calendar))));
    let paid = paid.iter();
    parts.extend(paid.map(|(reason, chips)| format!("{}で1人{chips}チップ", paid_for(*reason))));
    (parts.join("。") + "。").into()
}

pub(crate) const fn special_name(special: Special) -> &'static str {
    match special {
        Special::Stack => "重ね取り",
        Special::Chok => "チョク",
        Special::Ttadak => "タダク",
        Special::Sseul => "総なめ",
        Special::JaPpuk => "自ポク",
    }
}

pub(crate) fn paid_now(
    from: &[String],
    to: &str,
    chips: i64,
    reason: PaidFor,
    chip: Option<&ChipValue>,
) -> Text {
    let unit = if chip.is_some() { "点" } else { "チップ" };
    let money = chip.map(|chip| money(chips, chip));
    let each = if from.len() > 1 { "ずつ" } else { "" };
    let from = from.join("、");
    let reason = paid_for(reason);
    Text::both(|form| {
        let worth = money
            .as_ref()
            .map(|money| format!("（{}）", form.pick(money)));
        let (between, worth) = (marks::to(form), worth.unwrap_or_default());
        format!("{reason}: {from}{between}{to} {chips}{unit}{each}{worth}")
    })
}

pub(crate) fn board(table: &Table, names: &[Name], calendar: Calendar) -> String {
    let hands = names.iter().zip(&table.sides);
    let hands: Vec<String> = hands
        .map(|(name, side)| match (side.hand.count, side.owed) {
            (held, 0) => format!("{name} {held}枚"),
            (held, owed) => format!("{name} {held}枚（めくるだけの番あと{owed}回）"),
        })
        .collect();
    format!(
        "場札: {}。山札{}枚、手札: {}。",
        laid(LANG, &table.layout, names, calendar),
        table.stock,
        hands.join("、")
    )
}
