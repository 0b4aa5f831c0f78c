//! Words about standings and the end of a session.

use crate::ledger::SessionName;
use crate::record::{ChipValue, Name};
use crate::report::session::Over;
use crate::rules::{Game, PointUnit};
use crate::settle_up::Transfer;
use crate::words::Text;
use crate::words::evening::money::{Currency, amount, currency};
use crate::words::ja::grammar::LANG;
use crate::words::ja::marks;
use crate::words::ja::{in_points, list};
use crate::words::nets;

pub(crate) fn standing_line(net: &[(Name, i64)]) -> Text {
    let net = nets(LANG, net);
    Text::both(|form| format!("現在: {}", list(&form.each(&net))))
}

pub(crate) fn points_line(points: &[(Name, i64)], unit: PointUnit) -> String {
    let each: Vec<String> = points
        .iter()
        .map(|(name, points)| format!("{name} {}", in_points(points, unit)))
        .collect();
    format!("得点: {}", list(&each))
}

pub(crate) fn session_over(over: &Over) -> String {
    let why = match over {
        Over::Hands(hands) => format!("{hands}局が終わりました"),
        Over::Rounds(rounds) => format!("{rounds}局が終わりました"),
        Over::Total(name, points, unit) => {
            format!("{name}が{}になりました", in_points(points, *unit))
        }
    };
    format!("{why}。精算しますか。")
}

pub(crate) fn session_title(before: u32, hands: u32, _: Game) -> String {
    match before {
        0 => format!("この回、{hands}局:"),
        before => format!("{}局目から、{hands}局:", before + 1),
    }
}

pub(crate) fn points_head(name: &SessionName, rounds: u32, settled: bool) -> String {
    let state = if settled { "" } else { "、精算前" };
    format!("{}の得点、{rounds}局{state}:", super::session_name(name))
}

pub(crate) fn points_headings(unit: PointUnit) -> [&'static str; 5] {
    ["名前", column(unit), ">局数", ">勝ち局", ">最高の局"]
}

pub(crate) fn transfer(transfer: &Transfer, chip: Option<&ChipValue>) -> Text {
    let Transfer { from, to, chips } = transfer;
    let money = chip.map(|chip| money(*chips, chip));
    let unit = if chip.is_some() { "点" } else { "チップ" };
    Text::both(|form| {
        let worth = money
            .as_ref()
            .map(|money| format!("（{}）", form.pick(money)));
        let (between, worth) = (marks::to(form), worth.unwrap_or_default());
        format!("{from}{between}{to} {chips}{unit}{worth}")
    })
}

pub(crate) fn money(chips: i64, chip: &ChipValue) -> Text {
    let (lost, amount) = amount(chips, chip);
    let worth = match currency(chip) {
        Currency::Won => format!("{amount}ウォン"),
        Currency::Yen => format!("{amount}円"),
        Currency::Other("") => amount,
        Currency::Other(other) => format!("{amount} {other}"),
    };
    Text::both(|form| {
        let sign = if lost { form.minus(LANG) } else { "" };
        format!("{sign}{worth}")
    })
}

pub(crate) fn standings_headings(games: bool, money: bool, since: bool) -> Vec<&'static str> {
    let counted = if games { ">回数" } else { ">参加局数" };
    let money = money.then_some(if since { ">通算" } else { ">金額" });
    let since = since.then_some(">精算以降");
    let chips = [
        "名前",
        if money.is_some() {
            ">点"
        } else {
            ">チップ"
        },
    ]
    .into_iter();
    chips
        .chain(money.into_iter().chain(since))
        .chain([counted, ">プラス", ">最高", ">最低"])
        .collect()
}

pub(crate) fn counted_in(currency: Option<&str>) -> String {
    match currency {
        Some("") => "名前のないお金:".to_owned(),
        Some(currency) => format!("{currency}の分:"),
        None => "お金を賭けていない分:".to_owned(),
    }
}

pub(crate) fn named_money(currency: Option<&str>) -> String {
    match currency {
        Some("") => "名前のないお金".to_owned(),
        Some(currency) => currency.to_owned(),
        None => "お金を賭けていない分".to_owned(),
    }
}

pub(crate) fn left_out_by_money(left: &[Option<&str>]) -> String {
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!("除いた分: {}", left.join("、"))
}

/// Returns the heading of a column of points.
pub(super) const fn column(unit: PointUnit) -> &'static str {
    match unit {
        PointUnit::Ten => ">点",
        PointUnit::Mon => ">文",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_hands_is_a_label_with_an_arrow() {
        let won = ChipValue {
            units: 100,
            places: 0,
            currency: "KRW".to_owned(),
        };
        let paid = Transfer {
            from: "太郎".into(),
            to: "英子".into(),
            chips: 14,
        };
        assert_eq!(
            transfer(&paid, Some(&won)).seen(),
            "太郎 → 英子 14点（1,400ウォン）"
        );
        let alone = transfer(&paid, None);
        assert_eq!(alone.seen(), "太郎 → 英子 14チップ");
        assert_eq!(alone.heard(), "太郎から 英子 14チップ");
    }
}
