//! Words about money between people: who is owed how much, and what was handed over.

use super::on_day;
use crate::ledger::{EntryId, EveningName, Handover, HandoverFault};
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

/// Returns the heading of where everybody stands in one currency, with the days of the last
/// settling, each with those whom it concerned where not all.
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

/// Returns the heading of standings of all time with those since the last settling beside them: its
/// days, each with its currencies or people where there are several.
pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("순위, 마지막 정산 {}:", days(settled))
}

/// Returns days, each with its currencies or people.
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

/// Returns the headings of balances: of all time or of some days, since the last settling where there
/// was one, and what was handed over where something was.
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

/// Returns that what some days left open was settled later.
pub(crate) fn settled_since(day: &str) -> String {
    format!("그 뒤 {}에 정산했어요.", on_day(day))
}

/// Returns that money was handed over after some days, by those whom they left uneven.
pub(crate) fn handed_over_since(day: &str) -> String {
    format!(
        "그 뒤로 건넨 돈이 있어요 (마지막 {}). 지금 남은 돈은 `dokbak settle-up`에 있어요.",
        on_day(day)
    )
}

/// Says that two ledgers note the same money, each by an entry.
pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "{}에 주고받은 같은 돈이 두 장부에 다 있어요. {} ({one}번, {other}번 기록)",
            on_day(day),
            form.each(handed).join(" ")
        )
    })
}

/// Asks whether money that two ledgers note was handed over once.
pub(crate) fn is_same_money() -> &'static str {
    "같은 돈을 두 번 적은 건가요? [Y]es, n: 두 번 주고받았어요 "
}

/// Says that nobody said whether two notes are of the same money, and how to say it.
pub(crate) fn same_money_unsaid(command: &str) -> String {
    format!(
        "정할 때까지 둘 다 세어요. 한 번 주고받은 돈이면: `{command}`. 두 번이면 `--both`를 붙여요."
    )
}

/// Says that of two notes of money one counts.
pub(crate) fn money_counts_once(counts: EntryId, beside: EntryId) -> String {
    format!(
        "{counts}번 기록만 세고 {beside}번 기록은 세지 않아요. 둘 다 세려면: `dokbak paid --same {counts} \
         {beside} --both`"
    )
}

/// Says that two notes of money both count.
pub(crate) fn money_counts_twice(one: EntryId, other: EntryId) -> String {
    format!("{one}번과 {other}번 기록은 따로 주고받은 돈이라 둘 다 세어요.")
}

/// Returns that somebody is to hand somebody an amount.
pub(crate) fn pays(from: &str, to: &str, amount: &Text) -> Text {
    given(from, to, amount)
}

/// Returns who gave whom how much.
pub(crate) fn given(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from}{}{to} {}", marks::to(form), form.pick(amount)))
}

/// Returns what a kitty is called in examples.
pub(crate) const fn kitty() -> &'static str {
    "회비"
}

/// Returns what is in a kitty.
pub(crate) fn in_kitty(name: &str, amount: &Text) -> Text {
    Text::both(|form| format!("공금 `{name}`: {}", form.pick(amount)))
}

/// Returns what a kitty lacks out of which more was taken than was put in.
pub(crate) fn kitty_overdrawn(name: &str, amount: &Text) -> Text {
    Text::both(|form| {
        format!(
            "공금 `{name}`: {} (넣은 돈보다 더 썼어요)",
            form.pick(amount)
        )
    })
}

pub(crate) fn not_surely_fewest() -> String {
    "주고받을 사람이 20명이 넘어요. 횟수가 적기는 해도 최소가 아닐 수 있어요.".to_owned()
}

pub(crate) fn worthless_chips() -> String {
    "돈을 걸지 않은 칩은 뺐어요. `dokbak standings`에 있어요.".to_owned()
}

pub(crate) fn no_money() -> String {
    "돈을 걸고 친 판도, 건넨 돈도 없어요.".to_owned()
}

/// Returns that money was handed over, as it is written down.
pub(crate) fn handed_over(from: &str, to: &str, amount: &Text, day: &str, entry: i64) -> Text {
    let day = on_day(day);
    Text::from("건넨 돈: ")
        .then(given(from, to, amount))
        .then(format!(" ({day}, 기록 {entry}번)"))
}

/// Asks whether all of a plan was handed over.
pub(crate) fn were_they_handed_over(day: &str) -> String {
    format!("모두 건넸다고 적을까요? ({}) [y] ", on_day(day))
}

/// Returns that nothing was written.
pub(crate) fn not_written() -> &'static str {
    "아무것도 적지 않았어요."
}

/// Returns that all of a plan was handed over, as it is written down.
pub(crate) fn all_handed_over(day: &str, entry: i64) -> String {
    format!("모두 건넸어요 ({}, 기록 {entry}번).", on_day(day))
}

/// Returns the heading of what an evening comes to, with what was handed over in it.
pub(crate) const fn with_what_was_handed() -> &'static str {
    "건넨 돈까지 더한 오늘 정산:"
}

/// Returns that everything an evening brought was handed over.
pub(crate) fn all_of_it_handed_over(day: &str) -> String {
    format!("돈은 모두 건넸어요 ({}).", on_day(day))
}

/// Returns the heading of what is left to be handed over of an evening.
pub(crate) fn left_of_evening(day: &str) -> String {
    format!("건넨 돈을 빼고 남은 돈 (마지막 {}):", on_day(day))
}

/// Returns the heading of what all evenings together leave to be handed over.
pub(crate) fn left_of_all(day: &str) -> String {
    format!(
        "그 뒤로 건넨 돈이 있어요 (마지막 {}). 다른 날까지 합쳐 지금 남은 돈:",
        on_day(day)
    )
}

/// Returns the heading of who pays whom for an evening of several sessions.
pub(crate) const fn evening_together() -> &'static str {
    "오늘 모임을 모두 합치면:"
}

/// Returns the heading of who pays whom by all that was played and handed over.
pub(crate) const fn open_now() -> &'static str {
    "지금 남은 돈:"
}

/// Returns the heading of what earlier evenings left open.
pub(crate) const fn left_from_before() -> &'static str {
    "전에 남은 돈:"
}

/// Returns by which word all money of an evening is handed over.
pub(crate) fn word_for_handed_over() -> String {
    "돈을 벌써 건넸으면 `다줌`이라고 적어 주세요. 아니면 `줄돈`에 남아 있어요.".to_owned()
}

/// Returns that what is to be paid after an evening is left open.
pub(crate) fn stays_open() -> String {
    "돈은 남겨 둬요. `dokbak settle-up`: 누가 누구에게 줄지 보기, `dokbak settled`: 모두 건넸다고 적기".to_owned()
}

/// Returns the heading of what somebody's balance in one currency is made of.
pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match of_money(currency) {
        "" => format!("{name}:"),
        money => format!("{name} ({money}):"),
    }
}

pub(crate) fn balance_headings() -> [&'static str; 7] {
    ["날짜", ">판", ">기록", ">칩", ">금액", ">잔액", ""]
}

/// Returns that a row is what the end of an open session would bring.
pub(crate) fn if_it_ended(name: &EveningName) -> String {
    format!("{} 모임을 지금 마치면", super::evening(name))
}

/// Returns that a row is money that was handed to somebody.
pub(crate) fn handed_to(name: &str, handover: &Handover) -> String {
    with_note(&format!("{name}에게 줌"), handover)
}

/// Returns that a row is money that somebody handed over.
pub(crate) fn handed_by(name: &str, handover: &Handover) -> String {
    with_note(&format!("{name}한테서 받음"), handover)
}

fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { " (정산)" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

/// Returns that nothing was handed over.
pub(crate) fn none_handed_over() -> String {
    "건넨 돈이 없어요.".to_owned()
}

/// Returns the headings of what was handed over.
pub(crate) fn handed_headings() -> [&'static str; 6] {
    ["날짜", "준 사람", "받은 사람", ">금액", ">기록", ""]
}

/// Returns the day of what was handed over, as a head over it.
pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day} 정산")
    } else {
        day.to_owned()
    }
}

/// Returns what else is to be said of money that was handed over: that it is part of a plan, what it was
/// for a kitty, and what for.
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

/// Returns that nobody has a name, and no kitty.
pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!(" 혹시 {}?", with(near, YEYO)));
    format!("{name}: 장부에 없는 이름이에요.{near} 새 공금이면 --kitty")
}

/// Returns that one kitty is begun at a time, where two names are new.
pub(crate) fn two_new_names(one: &str, other: &str) -> String {
    format!("{one}, {other}: 둘 다 장부에 없는 이름이에요. --kitty로 만드는 공금은 하나예요.")
}

/// Returns that a kitty is not called nearly like somebody.
pub(crate) fn near_kitty(name: &str, near: &str) -> String {
    format!(
        "{name}: {near}, 이 이름과 너무 비슷해서 공금 이름으로 쓸 수 없어요. 혹시 {}?",
        with(near, YEYO)
    )
}

/// Returns that chips and points are no money.
pub(crate) fn chips_as_money(text: &str) -> String {
    format!("{text}: 칩이나 점은 돈이 아니에요. 금액을 적어 주세요. 보기: 100원")
}

/// Returns that won and yen have no fractions.
pub(crate) fn part_of_money(text: &str) -> String {
    format!("{text}: 원과 엔에는 소수가 없어요. 천은 1,000이나 1000으로 적어 주세요.")
}

/// Returns that a ledger has other currencies, of which one may have been meant.
pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!(" 혹시 {}?", with(near, YEYO)));
    format!(
        "{currency}: 장부에 없는 돈이에요 ({}).{near} 새 돈이면 --new-currency",
        names.join(", ")
    )
}

/// Asks whether a currency is meant that the ledger does not have yet.
pub(crate) fn is_it_new_money(currency: &str) -> String {
    format!("{currency}: 장부에 없던 돈이에요. 이대로 적을까요?")
}

/// Returns why money cannot have been handed over so.
pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one}, {other}: 같은 사람이에요."),
        HandoverFault::BadName(name) => format!("{name}: 쓸 수 없는 이름이에요."),
        HandoverFault::Nothing => "건넨 돈이 없어요.".to_owned(),
    }
}

/// Returns that a text is no amount of money.
pub(crate) fn no_money_said(text: &str) -> String {
    format!("{text}: 금액을 적어 주세요. 보기: 30000원")
}

/// Returns that it is not clear which money is meant, with the currencies of the ledger.
pub(crate) fn which_currency(text: &str, names: &[String]) -> String {
    match names {
        [] => format!("{text}: 어느 돈인지도 적어 주세요. 보기: 30000원"),
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
