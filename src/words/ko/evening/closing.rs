//! Words about standings and the end of a session.

use crate::ledger::SessionName;
use crate::record::{ChipValue, Name};
use crate::report::session::Over;
use crate::rules::{Game, PointUnit};
use crate::settle_up::Transfer;
use crate::vocabulary::particle::{EUN, with};
use crate::words::Text;
use crate::words::evening::money::{Currency, amount, currency};
use crate::words::ko::grammar::LANG;
use crate::words::ko::marks;
use crate::words::nets;

pub(crate) fn standing_line(net: &[(Name, i64)]) -> Text {
    let net = nets(LANG, net);
    Text::both(|form| format!("지금까지: {}.", form.each(&net).join(", ")))
}

pub(crate) fn points_line(points: &[(Name, i64)], _: PointUnit) -> String {
    let each: Vec<String> = points
        .iter()
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    format!("점수: {}.", each.join(", "))
}

pub(crate) fn session_over(over: &Over) -> String {
    let why = match over {
        Over::Hands(hands) => format!("{hands}판을 다 쳤어요."),
        Over::Rounds(rounds) => format!("{rounds}판을 다 쳤어요."),
        Over::Total(name, points, _) => format!("{} {points}점이에요.", with(name, EUN)),
    };
    format!("{why} 정산하고 마칠까요?")
}

pub(crate) fn session_title(before: u32, hands: u32, _: Game) -> String {
    match before {
        0 => format!("이 모임, {hands}판:"),
        before => format!("{}번째 판부터, {hands}판:", before + 1),
    }
}

pub(crate) fn points_head(name: &SessionName, rounds: u32, settled: bool) -> String {
    let state = if settled { "" } else { ", 정산 전" };
    format!("{} 점수, {rounds}판{state}:", super::session_name(name))
}

pub(crate) fn points_headings(_: PointUnit) -> [&'static str; 5] {
    ["이름", ">점", ">친 판", ">이긴 판", ">최고"]
}

pub(crate) fn transfer(transfer: &Transfer, chip: Option<&ChipValue>) -> Text {
    let Transfer { from, to, chips } = transfer;
    let money = chip.map(|chip| money(*chips, chip));
    Text::both(|form| {
        let between = marks::to(form);
        match &money {
            Some(money) => format!("{from}{between}{to} {} ({chips}점)", form.pick(money)),
            None => format!("{from}{between}{to} {chips}점"),
        }
    })
}

pub(crate) fn money(chips: i64, chip: &ChipValue) -> Text {
    let (lost, amount) = amount(chips, chip);
    let worth = match currency(chip) {
        Currency::Won => format!("{amount}원"),
        Currency::Yen => format!("{amount}엔"),
        Currency::Other("") => amount,
        Currency::Other(other) => format!("{amount} {other}"),
    };
    Text::both(|form| {
        let sign = if lost { form.minus(LANG) } else { "" };
        format!("{sign}{worth}")
    })
}

pub(crate) fn standings_headings(games: bool, money: bool, since: bool) -> Vec<&'static str> {
    let counted = if games { ">친 게임" } else { ">앉은 판" };
    let money = money.then_some(if since { ">전체" } else { ">금액" });
    let since = since.then_some(">정산 뒤");
    let chips = ["이름", ">점"].into_iter();
    chips
        .chain(money.into_iter().chain(since))
        .chain([counted, ">딴 판", ">최고", ">최저"])
        .collect()
}

pub(crate) fn counted_in(currency: Option<&str>) -> String {
    match currency {
        Some("") => "이름 없는 돈:".to_owned(),
        Some(currency) => format!("{currency} 기준:"),
        None => "돈을 걸지 않은 판:".to_owned(),
    }
}

pub(crate) fn named_money(currency: Option<&str>) -> String {
    match currency {
        Some("") => "이름 없는 돈".to_owned(),
        Some(currency) => currency.to_owned(),
        None => "돈을 걸지 않은 판".to_owned(),
    }
}

pub(crate) fn left_out_by_money(left: &[Option<&str>]) -> String {
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!("뺀 판: {}", left.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_change_hands_by_an_arrow() {
        let chip = ChipValue {
            units: 100,
            places: 0,
            currency: "KRW".to_owned(),
        };
        let transfer_of = Transfer {
            from: "철수".into(),
            to: "영희".into(),
            chips: 14,
        };
        assert_eq!(
            transfer(&transfer_of, Some(&chip)).seen(),
            "철수 → 영희 1,400원 (14점)"
        );
        assert_eq!(money(-56, &chip).seen(), "-5,600원");
        assert_eq!(money(-56, &chip).heard(), "마이너스 5,600원");
        let alone = transfer(&transfer_of, None);
        assert_eq!(alone.seen(), "철수 → 영희 14점");
        assert_eq!(alone.heard(), "철수, 받는 사람 영희 14점");
        let typed = ChipValue {
            currency: "원".to_owned(),
            ..chip
        };
        assert_eq!(money(42, &typed).seen(), "4,200원");
    }
}
