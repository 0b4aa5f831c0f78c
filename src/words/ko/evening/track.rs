//! Words for hands that are followed turn by turn.

use super::money;
use crate::card::{Calendar, Pile};
use crate::gostop::turns::{Table, TurnEffect};
use crate::record::{ChipValue, Name, Special};
use crate::verdict::PaidFor;
use crate::vocabulary::particle::{GA, with};
use crate::words::Text;
use crate::words::evening::laid;
use crate::words::ko::grammar::LANG;
use crate::words::ko::marks;
use crate::words::ko::paid_for;

pub(crate) fn said_go(name: &str, times: usize) -> String {
    let did = with(name, GA);
    match times {
        1 => format!("{did} 고를 불렀어요."),
        _ => format!("{did} 고를 불렀어요. {times}고예요."),
    }
}

pub(crate) fn showed(name: &str, month: u8) -> String {
    format!("{} {month}월을 흔들었어요.", with(name, GA))
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
        Some((month, _)) => format!("{}월 폭탄, ", month.month(calendar)),
        None if without_card => "손패 없이, ".to_owned(),
        None => String::new(),
    };
    let took = if moved.took.is_empty() {
        "먹은 패 없음".to_owned()
    } else {
        format!("먹은 패 {}", moved.took.codes(calendar))
    };
    let mut parts = vec![format!("{name}: {did}{took}")];
    if let Some((month, _)) = moved.ppuk {
        parts.push(format!("{}월 뻑", month.month(calendar)));
    }
    let specials = moved.specials.iter().copied();
    parts.extend(specials.map(|special| special_name(special).to_owned()));
    let paid = paid.iter();
    let paid: Vec<String> = paid
        .map(|(reason, chips)| format!("{}: 한 사람에 {chips}점씩", paid_for(*reason)))
        .collect();
    Text::both(|form| {
        let to = marks::to(form);
        let gifts = gifts.iter();
        let gifts =
            gifts.map(|(from, cards)| format!("{from}{to}{name} {}", cards.codes(calendar)));
        let all = parts.iter().cloned().chain(gifts);
        let all: Vec<String> = all.chain(paid.iter().cloned()).collect();
        all.join(marks::next(form))
    })
}

pub(crate) const fn special_name(special: Special) -> &'static str {
    match special {
        Special::Stack => "뻑 먹기",
        Special::Chok => "쪽",
        Special::Ttadak => "따닥",
        Special::Sseul => "싹쓸이",
        Special::JaPpuk => "자뻑",
    }
}

pub(crate) fn paid_now(
    from: &[String],
    to: &str,
    chips: i64,
    reason: PaidFor,
    chip: Option<&ChipValue>,
) -> Text {
    let money = chip.map(|chip| money(chips, chip));
    let each = if from.len() > 1 { "씩" } else { "" };
    let from = from.join(", ");
    let reason = paid_for(reason);
    Text::both(|form| {
        let between = marks::to(form);
        match &money {
            Some(money) => format!(
                "{reason}: {from}{between}{to} {}{each} ({chips}점)",
                form.pick(money)
            ),
            None => format!("{reason}: {from}{between}{to} {chips}점{each}"),
        }
    })
}

pub(crate) fn board(table: &Table, names: &[Name], calendar: Calendar) -> String {
    let hands = names.iter().zip(&table.sides);
    let hands: Vec<String> = hands
        .map(|(name, side)| match (side.hand.count, side.owed) {
            (held, 0) => format!("{name} {held}장"),
            (held, owed) => format!("{name} {held}장 (손패 없이 뒤집기 {owed}번)"),
        })
        .collect();
    format!(
        "바닥: {}. 더미 {}장. 손패: {}.",
        laid(LANG, &table.layout, names, calendar),
        table.stock,
        hands.join(", ")
    )
}
