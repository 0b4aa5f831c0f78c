//! Words about money between people: who is owed how much, and what was handed over.

use super::on_day;
use crate::ledger::{EntryId, EveningName, Handover, HandoverFault};
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

/// Returns the heading of where everybody stands in one currency, with the days of the last
/// settling, each with those whom it concerned where not all.
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

/// Returns the heading of standings of all time with those since the last settling beside them: its
/// days, each with its currencies or people where there are several.
pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("順位、前回の精算は{}:", days(settled))
}

/// Returns days, each with its currencies or people.
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

/// Returns the headings of balances: of all time or of some days, since the last settling where there
/// was one, and what was handed over where something was.
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

/// Returns that what some days left open was settled later.
pub(crate) fn settled_since(day: &str) -> String {
    format!("その後、{}に精算しました。", on_day(day))
}

/// Returns that money was handed over after some days, by those whom they left uneven.
pub(crate) fn handed_over_since(day: &str) -> String {
    format!(
        "その後の受け渡しがあります（最後は{}）。今の残りは `dokbak settle-up` で見られます。",
        on_day(day)
    )
}

/// Says that two ledgers note the same money, each by an entry.
pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "{}の同じお金が、両方の帳簿にあります。{}（記録{one}と記録{other}）",
            on_day(day),
            form.each(handed).concat()
        )
    })
}

/// Asks whether money that two ledgers note was handed over once.
pub(crate) fn is_same_money() -> &'static str {
    "同じお金を二度書いたものですか？ [Y]es、n: 二度渡した "
}

/// Says that nobody said whether two notes are of the same money, and how to say it.
pub(crate) fn same_money_unsaid(command: &str) -> String {
    format!("決めるまでは両方数えます。一度だけなら `{command}`、二度なら `--both` を付けます。")
}

/// Says that of two notes of money one counts.
pub(crate) fn money_counts_once(counts: EntryId, beside: EntryId) -> String {
    format!(
        "記録{counts}だけを数え、記録{beside}は数えません。両方数えるには: `dokbak paid --same {counts} \
         {beside} --both`"
    )
}

/// Says that two notes of money both count.
pub(crate) fn money_counts_twice(one: EntryId, other: EntryId) -> String {
    format!("記録{one}と記録{other}は別々に渡したお金なので、両方数えます。")
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
    "会費"
}

/// Returns what is in a kitty.
pub(crate) fn in_kitty(name: &str, amount: &Text) -> Text {
    Text::both(|form| format!("共同の財布「{name}」: {}", form.pick(amount)))
}

/// Returns what a kitty lacks out of which more was taken than was put in.
pub(crate) fn kitty_overdrawn(name: &str, amount: &Text) -> Text {
    Text::both(|form| {
        let amount = form.pick(amount);
        format!("共同の財布「{name}」: {amount}（入れた額より多く出しています）")
    })
}

pub(crate) fn not_surely_fewest() -> String {
    "受け渡しのある人が20人を超えています。回数は少なめですが、最少とは限りません。".to_owned()
}

pub(crate) fn worthless_chips() -> String {
    "お金をかけていないチップは入っていません。`dokbak standings` にあります。".to_owned()
}

pub(crate) fn no_money() -> String {
    "お金をかけた局も、受け渡しもありません。".to_owned()
}

/// Returns that money was handed over, as it is written down.
pub(crate) fn handed_over(from: &str, to: &str, amount: &Text, day: &str, entry: i64) -> Text {
    let day = on_day(day);
    Text::from("受け渡し済み: ")
        .then(given(from, to, amount))
        .then(format!("（{day}、記録{entry}）"))
}

/// Asks whether all of a plan was handed over.
pub(crate) fn were_they_handed_over(day: &str) -> String {
    format!("すべて渡したと記録しますか。（{}）[y] ", on_day(day))
}

/// Returns that nothing was written.
pub(crate) fn not_written() -> &'static str {
    "何も記録していません。"
}

/// Returns that all of a plan was handed over, as it is written down.
pub(crate) fn all_handed_over(day: &str, entry: i64) -> String {
    format!("すべて受け渡し済みです（{}、記録{entry}）。", on_day(day))
}

/// Returns the heading of what an evening comes to, with what was handed over in it.
pub(crate) const fn with_what_was_handed() -> &'static str {
    "受け渡しも合わせた今夜の精算:"
}

/// Returns that everything an evening brought was handed over.
pub(crate) fn all_of_it_handed_over(day: &str) -> String {
    format!("すべて受け渡し済みです（{}）。", on_day(day))
}

/// Returns the heading of what is left to be handed over of an evening.
pub(crate) fn left_of_evening(day: &str) -> String {
    format!("受け渡した分を引いた残り（最後は{}）:", on_day(day))
}

/// Returns the heading of what all evenings together leave to be handed over.
pub(crate) fn left_of_all(day: &str) -> String {
    format!(
        "その後の受け渡しがあります（最後は{}）。ほかの日も合わせた今の残り:",
        on_day(day)
    )
}

/// Returns the heading of who pays whom for an evening of several sessions.
pub(crate) const fn evening_together() -> &'static str {
    "今夜の分をすべて合わせると:"
}

/// Returns the heading of who pays whom by all that was played and handed over.
pub(crate) const fn open_now() -> &'static str {
    "今の残り:"
}

/// Returns the heading of what earlier evenings left open.
pub(crate) const fn left_from_before() -> &'static str {
    "前からの残り:"
}

/// Returns by which word all money of an evening is handed over.
pub(crate) fn word_for_handed_over() -> String {
    "お金をもう渡したら `精算済み` と入れてください。入れなければ `清算` に残ります。".to_owned()
}

/// Returns that what is to be paid after an evening is left open.
pub(crate) fn stays_open() -> String {
    "未払いのまま残します。だれがだれに払うかは `dokbak settle-up`、すべて渡したら `dokbak settled` です。".to_owned()
}

/// Returns the heading of what somebody's balance in one currency is made of.
pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match of_money(currency) {
        "" => format!("{name}:"),
        money => format!("{name}（{money}）:"),
    }
}

pub(crate) fn balance_headings() -> [&'static str; 7] {
    ["日付", ">局", ">記録", ">チップ", ">金額", ">残高", ""]
}

/// Returns that a row is what the end of an open session would bring.
pub(crate) fn if_it_ended(name: &EveningName) -> String {
    format!("{}の回が今終われば", super::evening(name))
}

/// Returns that a row is money that was handed to somebody.
pub(crate) fn handed_to(name: &str, handover: &Handover) -> String {
    with_note(&format!("{name}へ"), handover)
}

/// Returns that a row is money that somebody handed over.
pub(crate) fn handed_by(name: &str, handover: &Handover) -> String {
    with_note(&format!("{name}から"), handover)
}

fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { "（精算）" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

/// Returns that nothing was handed over.
pub(crate) fn none_handed_over() -> String {
    "お金の受け渡しはありません。".to_owned()
}

/// Returns the headings of what was handed over.
pub(crate) fn handed_headings() -> [&'static str; 6] {
    ["日付", "支払人", "受取人", ">金額", ">記録", ""]
}

/// Returns the day of what was handed over, as a head over it.
pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day}の精算")
    } else {
        day.to_owned()
    }
}

/// Returns what else is to be said of money that was handed over: that it is part of a plan, what it was
/// for a kitty, and what for.
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

/// Returns that nobody has a name, and no kitty.
pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("{near}のことですか。"));
    format!("「{name}」は帳簿にありません。{near}新しい共同の財布なら --kitty を付けてください。")
}

/// Returns that one kitty is begun at a time, where two names are new.
pub(crate) fn two_new_names(one: &str, other: &str) -> String {
    format!("「{one}」も「{other}」も帳簿にありません。--kitty で作る共同の財布は1つです。")
}

/// Returns that a kitty is not called nearly like somebody.
pub(crate) fn near_kitty(name: &str, near: &str) -> String {
    format!("「{name}」は{near}に似すぎていて、共同の財布の名前にできません。{near}のことですか。")
}

/// Returns that chips and points are no money.
pub(crate) fn chips_as_money(text: &str) -> String {
    format!("「{text}」: 点や枚はお金ではありません。100円のような金額を書いてください。")
}

/// Returns that won and yen have no fractions.
pub(crate) fn part_of_money(text: &str) -> String {
    format!("「{text}」: ウォンと円に小数はありません。千は1,000か1000と書いてください。")
}

/// Returns that a ledger has other currencies, of which one may have been meant.
pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("{near}のことですか。"));
    format!(
        "「{currency}」は帳簿にないお金です（{}）。{near}新しいお金なら --new-currency を付けてください。",
        names.join("、")
    )
}

/// Asks whether a currency is meant that the ledger does not have yet.
pub(crate) fn is_it_new_money(currency: &str) -> String {
    format!("「{currency}」は帳簿になかったお金です。このまま記録しますか。")
}

/// Returns why money cannot have been handed over so.
pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one}と{other}は同じ人です。"),
        HandoverFault::BadName(name) => format!("「{name}」は名前に使えません。"),
        HandoverFault::Nothing => "受け渡しがありません。".to_owned(),
    }
}

/// Returns that a text is no amount of money.
pub(crate) fn no_money_said(text: &str) -> String {
    format!("「{text}」: 3000円のような金額を書いてください。")
}

/// Returns that it is not clear which money is meant, with the currencies of the ledger.
pub(crate) fn which_currency(text: &str, names: &[String]) -> String {
    match names {
        [] => format!("「{text}」: 3000円のように、どのお金かも書いてください。"),
        names => format!("「{text}」: どのお金ですか。（{}）", names.join("、")),
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
