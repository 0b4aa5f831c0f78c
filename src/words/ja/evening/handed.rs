//! Words about money between people: who is owed how much, and what was handed over.

use super::{no_money_said, on_day};
use crate::ledger::{EntryId, Handover, HandoverFault};
use crate::report::account::handed::KittyUse;
use crate::words::Text;
use crate::words::evening::money::{Currency, named};
use crate::words::ja::marks;

/// Returns the name of a currency.
fn of_money(currency: &str) -> &str {
    match named(currency) {
        Currency::Won => "ウォン",
        Currency::Yen => "円",
        Currency::Other(other) => other,
    }
}

pub(crate) fn account_head(currency: &str, settled: &[(Vec<&str>, &str)]) -> String {
    let settled = if settled.is_empty() {
        String::new()
    } else {
        format!("、前回の精算は{}", days(settled))
    };
    match of_money(currency) {
        "" => format!("精算{settled}:"),
        money => format!("精算（{money}）{settled}:"),
    }
}

pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("順位、前回の精算は{}:", days(settled))
}

fn days(settled: &[(Vec<&str>, &str)]) -> String {
    let days = settled.iter().map(|(currencies, day)| {
        let named = currencies.iter().map(|name| of_money(name));
        let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
        match named.as_slice() {
            [] => on_day(day),
            named => format!("{}（{}）", on_day(day), named.join("、")),
        }
    });
    let days: Vec<String> = days.collect();
    days.join("、")
}

pub(crate) fn account_headings(whole: bool, since: bool, handed: bool) -> Vec<&'static str> {
    if !since && !handed {
        return vec!["名前", ">残高"];
    }
    let won = if whole { ">通算" } else { ">勝ち負け" };
    let columns = [
        Some("名前"),
        Some(won),
        since.then_some(">精算以降"),
        handed.then_some(">受け渡し"),
        Some(">残り"),
    ];
    columns.into_iter().flatten().collect()
}

pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "{}の同じお金が、両方の帳簿にあります。{}（記録{one}と記録{other}）",
            on_day(day),
            form.each(handed).concat()
        )
    })
}

pub(crate) fn pays(from: &str, to: &str, amount: &Text) -> Text {
    given(from, to, amount)
}

pub(crate) fn given(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from}{}{to} {}", marks::to(form), form.pick(amount)))
}

pub(crate) fn handed_over(from: &str, to: &str, amount: &Text, day: &str, entry: i64) -> Text {
    let day = on_day(day);
    Text::from("受け渡し済み: ")
        .then(given(from, to, amount))
        .then(format!("（{day}、記録{entry}）"))
}

pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match of_money(currency) {
        "" => format!("{name}:"),
        money => format!("{name}（{money}）:"),
    }
}

pub(crate) fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { "（精算）" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day}の精算")
    } else {
        day.to_owned()
    }
}

pub(crate) fn handed_remark(settled: bool, kitty: Option<KittyUse>, note: Option<&str>) -> String {
    let kitty = kitty.map(|kitty| match kitty {
        KittyUse::In => "共同の財布へ",
        KittyUse::Out => "共同の財布から",
    });
    let what = [settled.then_some("精算"), kitty].into_iter().flatten();
    let what = what.collect::<Vec<&str>>().join("、");
    match note {
        Some(note) if what.is_empty() => note.to_owned(),
        Some(note) => format!("{what}: {note}"),
        None => what,
    }
}

pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("{near}のことですか。"));
    format!("「{name}」は帳簿にありません。{near}新しい共同の財布なら --kitty を付けてください。")
}

pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("{near}のことですか。"));
    format!(
        "「{currency}」は帳簿にない通貨です（{}）。{near}新しい通貨なら --new-currency を付けてください。",
        names.join("、")
    )
}

pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one}と{other}は同じ人です。"),
        HandoverFault::BadName(name) => format!("「{name}」は名前に使えません。"),
        HandoverFault::Nothing => "受け渡しがありません。".to_owned(),
    }
}

pub(crate) fn which_currency(text: &str, names: &[String]) -> String {
    match names {
        [] => format!("「{text}」: 3000円のように、通貨も書いてください。"),
        names => format!("「{text}」: どの通貨ですか。（{}）", names.join("、")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_currencies_where_there_are_several() {
        let alone = [(vec![], "2026-10-03")];
        let days = [(vec!["JPY", "EUR"], "2026-10-03"), (vec![""], "2026-11-21")];
        assert_eq!(standings_head(&alone), "順位、前回の精算は2026年10月3日:");
        assert_eq!(
            standings_head(&days),
            "順位、前回の精算は2026年10月3日（円、EUR）、2026年11月21日:"
        );
    }
}
