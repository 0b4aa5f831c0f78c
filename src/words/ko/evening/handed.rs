//! Words about money between people: who is owed how much, and what was handed over.

use super::{no_money_said, on_day};
use crate::ledger::{EntryId, Handover, HandoverFault};
use crate::report::account::handed::KittyUse;
use crate::vocabulary::particle::{YEYO, with};
use crate::words::Text;
use crate::words::evening::money::{Currency, named};
use crate::words::ko::marks;

/// Returns the name of a currency.
fn of_money(currency: &str) -> &str {
    match named(currency) {
        Currency::Won => "원",
        Currency::Yen => "엔",
        Currency::Other(other) => other,
    }
}

pub(crate) fn account_head(currency: &str, settled: &[(Vec<&str>, &str)]) -> String {
    let settled = if settled.is_empty() {
        String::new()
    } else {
        format!(", 마지막 정산 {}", days(settled))
    };
    match of_money(currency) {
        "" => format!("정산{settled}:"),
        money => format!("정산 ({money}){settled}:"),
    }
}

pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("순위, 마지막 정산 {}:", days(settled))
}

fn days(settled: &[(Vec<&str>, &str)]) -> String {
    let days = settled.iter().map(|(currencies, day)| {
        let named = currencies.iter().map(|name| of_money(name));
        let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
        match named.as_slice() {
            [] => on_day(day),
            named => format!("{} ({})", on_day(day), named.join(", ")),
        }
    });
    let days: Vec<String> = days.collect();
    days.join(", ")
}

pub(crate) fn account_headings(whole: bool, since: bool, handed: bool) -> Vec<&'static str> {
    if !since && !handed {
        return vec!["이름", ">잔액"];
    }
    let won = if whole { ">전체" } else { ">딴 돈" };
    let columns = [
        Some("이름"),
        Some(won),
        since.then_some(">정산 뒤"),
        handed.then_some(">건넨 돈"),
        Some(">남은 돈"),
    ];
    columns.into_iter().flatten().collect()
}

pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "{}에 주고받은 같은 돈이 두 장부에 다 있어요. {} (기록 {one}번, {other}번)",
            on_day(day),
            form.each(handed).join(" ")
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
    Text::from("건넨 돈: ")
        .then(given(from, to, amount))
        .then(format!(" ({day}, 기록 {entry}번)"))
}

pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match of_money(currency) {
        "" => format!("{name}:"),
        money => format!("{name} ({money}):"),
    }
}

pub(crate) fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { " (정산)" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day} 정산")
    } else {
        day.to_owned()
    }
}

pub(crate) fn handed_remark(settled: bool, kitty: Option<KittyUse>, note: Option<&str>) -> String {
    let kitty = kitty.map(|kitty| match kitty {
        KittyUse::In => "공금에 넣음",
        KittyUse::Out => "공금에서 씀",
    });
    let what = [settled.then_some("정산"), kitty].into_iter().flatten();
    let what = what.collect::<Vec<&str>>().join(", ");
    match note {
        Some(note) if what.is_empty() => note.to_owned(),
        Some(note) => format!("{what}: {note}"),
        None => what,
    }
}

pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!(" 혹시 {}?", with(near, YEYO)));
    format!("{name}: 장부에 없는 이름이에요.{near} 새 공금이면 --kitty")
}

pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!(" 혹시 {}?", with(near, YEYO)));
    format!(
        "{currency}: 장부에 없는 돈 단위예요 ({}).{near} 새 돈 단위면 --new-currency",
        names.join(", ")
    )
}

pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one}, {other}: 같은 사람이에요."),
        HandoverFault::BadName(name) => format!("{name}: 쓸 수 없는 이름이에요."),
        HandoverFault::Nothing => "건넨 돈이 없어요.".to_owned(),
    }
}

pub(crate) fn which_currency(text: &str, names: &[String]) -> String {
    match names {
        [] => format!("{text}: 돈 단위도 적어 주세요. 보기: 30000원"),
        names => format!("{text}: 어느 돈이에요? ({})", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_currencies_where_there_are_several() {
        let alone = [(vec![], "2026-10-03")];
        let days = [(vec!["₩", "EUR"], "2026-10-03"), (vec![""], "2026-11-21")];
        assert_eq!(standings_head(&alone), "순위, 마지막 정산 2026년 10월 3일:");
        assert_eq!(
            standings_head(&days),
            "순위, 마지막 정산 2026년 10월 3일 (원, EUR), 2026년 11월 21일:"
        );
    }
}
