//! Words about money between people: who is owed how much, and what was handed over.

use super::on_day;
use crate::ledger::{EntryId, EveningName, Handover, HandoverFault};
use crate::report::account::handed::KittyUse;
use crate::words::Text;

/// Returns the heading of where everybody stands in one currency, with the days of the last
/// settling, each with those whom it concerned where not all.
pub(crate) fn account_head(currency: &str, settled: &[(Vec<&str>, &str)]) -> String {
    let settled = if settled.is_empty() {
        String::new()
    } else {
        format!(", settled last on {}", days(settled))
    };
    match currency {
        "" => format!("To settle up{settled}:"),
        _ => format!("To settle up in {currency}{settled}:"),
    }
}

/// Returns the heading of standings of all time with those since the last settling beside them: its
/// days, each with its currencies or people where there are several.
pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("Standings, settled last on {}:", days(settled))
}

/// Returns days, each with its currencies or people.
fn days(settled: &[(Vec<&str>, &str)]) -> String {
    let days = settled.iter().map(|(currencies, day)| {
        let named = currencies.iter().copied().filter(|name| !name.is_empty());
        match named.collect::<Vec<&str>>().as_slice() {
            [] => on_day(day),
            named => format!("{} ({})", on_day(day), named.join(", ")),
        }
    });
    let days: Vec<String> = days.collect();
    crate::words::en::list(&days)
}

/// Returns the headings of balances: of all time or of some days, since the last settling where there
/// was one, and what was handed over where something was.
pub(crate) fn account_headings(whole: bool, since: bool, handed: bool) -> Vec<&'static str> {
    if !since && !handed {
        return vec!["Player", ">Balance"];
    }
    let won = if whole { ">Of all time" } else { ">Won" };
    let columns = [
        Some("Player"),
        Some(won),
        since.then_some(">Since then"),
        handed.then_some(">Handed over"),
        Some(">Open"),
    ];
    columns.into_iter().flatten().collect()
}

/// Returns that what some days left open was settled later.
pub(crate) fn settled_since(day: &str) -> String {
    format!("Settled since, on {}.", on_day(day))
}

/// Returns that money was handed over after some days, by those whom they left uneven.
pub(crate) fn handed_over_since(day: &str) -> String {
    format!(
        "Money was handed over since, last on {}: `dokbak settle-up` says what is open now.",
        on_day(day)
    )
}

/// Says that two ledgers note the same money, each by an entry.
pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "Both ledgers note for {}: {} (entries {one} and {other}).",
            on_day(day),
            form.each(handed).join(" ").trim_end_matches('.')
        )
    })
}

/// Asks whether money that two ledgers note was handed over once.
pub(crate) fn is_same_money() -> &'static str {
    "The same money, noted twice? [Y]es, n: it was handed over twice "
}

/// Says that nobody said whether two notes are of the same money, and how to say it.
pub(crate) fn same_money_unsaid(command: &str) -> String {
    format!(
        "Both count until somebody says that it was handed over once: `{command}`, or with `--both` that \
         it was twice."
    )
}

/// Says that of two notes of money one counts.
pub(crate) fn money_counts_once(counts: EntryId, beside: EntryId) -> String {
    format!(
        "Entry {counts} counts for that money, and entry {beside} does not. If both are to count: `dokbak \
         paid --same {counts} {beside} --both`"
    )
}

/// Says that two notes of money both count.
pub(crate) fn money_counts_twice(one: EntryId, other: EntryId) -> String {
    format!("Entries {one} and {other} are two payments, and both count.")
}

/// Returns that somebody is to hand somebody an amount.
pub(crate) fn pays(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from} hands {to} {}.", form.pick(amount)))
}

/// Returns what a kitty is called in examples.
pub(crate) const fn kitty() -> &'static str {
    "cake"
}

/// Returns what is in a kitty.
pub(crate) fn in_kitty(name: &str, amount: &Text) -> Text {
    Text::both(|form| format!("In the kitty \"{name}\": {}.", form.pick(amount)))
}

/// Returns what a kitty lacks out of which more was taken than was put in.
pub(crate) fn kitty_overdrawn(name: &str, amount: &Text) -> Text {
    Text::both(|form| {
        let amount = form.pick(amount);
        format!("In the kitty \"{name}\": {amount}; more was taken out than put in.")
    })
}

pub(crate) fn not_surely_fewest() -> String {
    "More than 20 people are not even: these payments are few, but perhaps not the fewest."
        .to_owned()
}

pub(crate) fn worthless_chips() -> String {
    "Chips that are worth no money are left out; `dokbak standings` has them.".to_owned()
}

pub(crate) fn no_money() -> String {
    "Nothing was played for money, and none was handed over.".to_owned()
}

/// Returns that money was handed over, as it is written down.
pub(crate) fn handed_over(from: &str, to: &str, amount: &Text, day: &str, entry: i64) -> Text {
    let day = on_day(day);
    Text::from("Handed over: ")
        .then(given(from, to, amount))
        .then(format!(" ({day}, entry {entry})."))
}

/// Returns who gave whom how much.
pub(crate) fn given(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from} {} {to} {}", form.or("→", "to"), form.pick(amount)))
}

/// Asks whether all of a plan was handed over.
pub(crate) fn were_they_handed_over(day: &str) -> String {
    format!(
        "Write down that all of this was handed over on {}? [y] ",
        on_day(day)
    )
}

/// Returns that nothing was written.
pub(crate) fn not_written() -> &'static str {
    "Nothing was written."
}

/// Returns that all of a plan was handed over, as it is written down.
pub(crate) fn all_handed_over(day: &str, entry: i64) -> String {
    format!(
        "All of this was handed over ({}, entry {entry}).",
        on_day(day)
    )
}

/// Returns the heading of what an evening comes to, with what was handed over in it.
pub(crate) const fn with_what_was_handed() -> &'static str {
    "This evening, with what was handed over in it:"
}

/// Returns that everything an evening brought was handed over.
pub(crate) fn all_of_it_handed_over(day: &str) -> String {
    format!("All of it was handed over ({}).", on_day(day))
}

/// Returns the heading of what is left to be handed over of an evening.
pub(crate) fn left_of_evening(day: &str) -> String {
    format!("Left after what was handed over, last on {}:", on_day(day))
}

/// Returns the heading of what all evenings together leave to be handed over.
pub(crate) fn left_of_all(day: &str) -> String {
    format!(
        "Money was handed over since, last on {}. Open now, with other evenings:",
        on_day(day)
    )
}

/// Returns the heading of who pays whom for an evening of several sessions.
pub(crate) const fn evening_together() -> &'static str {
    "Who pays whom for the whole evening, all its sessions taken together:"
}

/// Returns the heading of who pays whom by all that was played and handed over.
pub(crate) const fn open_now() -> &'static str {
    "Open now:"
}

/// Returns the heading of what earlier evenings left open.
pub(crate) const fn left_from_before() -> &'static str {
    "Left open from before:"
}

/// Returns by which word all money of an evening is handed over.
pub(crate) fn word_for_handed_over() -> String {
    "Handed over already? `settled` writes that down; else the money stays open in `settle-up`."
        .to_owned()
}

/// Returns that what is to be paid after an evening is left open.
pub(crate) fn stays_open() -> String {
    "It stays open: `dokbak settle-up` says who pays whom, `dokbak settled` that all was handed over.".to_owned()
}

/// Returns the heading of what somebody's balance in one currency is made of.
pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match currency {
        "" => format!("{name}:"),
        _ => format!("{name}, in {currency}:"),
    }
}

pub(crate) fn balance_headings() -> [&'static str; 7] {
    ["Day", ">Hand", ">Entry", ">Chips", ">Money", ">Balance", ""]
}

/// Returns that a row is what the end of an open session would bring.
pub(crate) fn if_it_ended(name: &EveningName) -> String {
    format!("if {} ended now", super::evening(name))
}

/// Returns that a row is money that was handed to somebody.
pub(crate) fn handed_to(name: &str, handover: &Handover) -> String {
    with_note(&format!("to {name}"), handover)
}

/// Returns that a row is money that somebody handed over.
pub(crate) fn handed_by(name: &str, handover: &Handover) -> String {
    with_note(&format!("from {name}"), handover)
}

fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { ", settled" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

/// Returns that nothing was handed over.
pub(crate) fn none_handed_over() -> String {
    "No money was handed over.".to_owned()
}

/// Returns the headings of what was handed over.
pub(crate) fn handed_headings() -> [&'static str; 6] {
    ["Day", "From", "To", ">Amount", ">Entry", ""]
}

/// Returns the day of what was handed over, as a head over it.
pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day}, settled")
    } else {
        day.to_owned()
    }
}

/// Returns what else is to be said of money that was handed over: that it is part of a plan, what it was
/// for a kitty, and what for.
pub(crate) fn handed_remark(settled: bool, kitty: Option<KittyUse>, note: Option<&str>) -> String {
    let kitty = kitty.map(|kitty| match kitty {
        KittyUse::In => "into the kitty",
        KittyUse::Out => "out of the kitty",
    });
    let what = [settled.then_some("settled"), kitty].into_iter().flatten();
    let what = what.collect::<Vec<&str>>().join(", ");
    match note {
        Some(note) if what.is_empty() => note.to_owned(),
        Some(note) => format!("{what}: {note}"),
        None => what,
    }
}

/// Returns that nobody has a name, and no kitty.
pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let nobody = format!("nobody called {name} has played");
    let near = nearest.map_or_else(String::new, |near| format!("; did you mean {near}?"));
    format!("{nobody}{near} (--kitty begins a kitty of that name)")
}

/// Returns that one kitty is begun at a time, where two names are new.
pub(crate) fn two_new_names(one: &str, other: &str) -> String {
    format!("nobody is called {one}, and nobody {other}: --kitty begins one kitty")
}

/// Returns that a kitty is not called nearly like somebody.
pub(crate) fn near_kitty(name: &str, near: &str) -> String {
    format!("{name} is too near to {near} for a kitty; did you mean {near}?")
}

/// Returns that chips and points are no money.
pub(crate) fn chips_as_money(text: &str) -> String {
    format!("{text}: chips and points are no currency; write an amount of money, such as 100 KRW")
}

/// Returns that won and yen have no fractions.
pub(crate) fn part_of_money(text: &str) -> String {
    format!("{text}: won and yen have no fractions; a thousand is 1,000 or 1000")
}

/// Returns that a ledger has other currencies, of which one may have been meant.
pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("; did you mean {near}?"));
    format!(
        "{currency} is new here, the ledger has {}{near} (--new-currency takes it)",
        crate::words::en::list(names)
    )
}

/// Asks whether a currency is meant that the ledger does not have yet.
pub(crate) fn is_it_new_money(currency: &str) -> String {
    format!("{currency} is new here. Write it down in {currency}?")
}

/// Returns why money cannot have been handed over so.
pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one} and {other} are one person"),
        HandoverFault::BadName(name) => format!("{name} cannot be a name"),
        HandoverFault::Nothing => "nothing is handed over".to_owned(),
    }
}

/// Returns that a text is no amount of money.
pub(crate) fn no_money_said(text: &str) -> String {
    format!("{text}: write an amount of money, such as 30000 KRW")
}

/// Returns that it is not clear which money is meant, with the currencies of the ledger.
pub(crate) fn which_currency(text: &str, names: &[String]) -> String {
    match names {
        [] => format!("{text}: write the currency too, such as 30000 KRW"),
        names => format!(
            "{text}: which currency? The ledger has {}",
            crate::words::en::list(names)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_currencies_where_there_are_several() {
        let alone = [(vec![], "2026-10-03")];
        let days = [(vec!["EUR", "GBP"], "2026-10-03"), (vec![""], "2026-11-21")];
        assert_eq!(
            standings_head(&alone),
            "Standings, settled last on 3 Oct 2026:"
        );
        assert_eq!(
            standings_head(&days),
            "Standings, settled last on 3 Oct 2026 (EUR, GBP) and 21 Nov 2026:"
        );
    }
}
