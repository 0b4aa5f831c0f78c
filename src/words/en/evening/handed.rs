//! Words about money between people: who is owed how much, and what was handed over.

use super::{no_money_said, on_day};
use crate::ledger::{EntryId, Handover, HandoverFault};
use crate::report::account::handed::KittyUse;
use crate::words::Text;

/// Returns the heading of everybody's balances in one currency, with the days of the last
/// settling, each with the people who settled unless all did.
pub(crate) fn account_head(currency: &str, settled: &[(Vec<&str>, &str)]) -> String {
    let settled = if settled.is_empty() {
        String::new()
    } else {
        format!(", last settled on {}", days(settled))
    };
    match currency {
        "" => format!("To settle up{settled}:"),
        _ => format!("To settle up in {currency}{settled}:"),
    }
}

/// Returns the heading of standings for all time and since the last settling, with the days of
/// that settling, each with its currencies or people if there are several.
pub(crate) fn standings_head(settled: &[(Vec<&str>, &str)]) -> String {
    format!("Standings, last settled on {}:", days(settled))
}

/// Lists days of settling, each with its currencies or people.
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

/// Returns the headings of balances: for all time if `whole`, otherwise for a period; since the
/// last settling if `since`; and payments if `handed`.
pub(crate) fn account_headings(whole: bool, since: bool, handed: bool) -> Vec<&'static str> {
    if !since && !handed {
        return vec!["Player", ">Balance"];
    }
    let won = if whole { ">All time" } else { ">Won" };
    let columns = [
        Some("Player"),
        Some(won),
        since.then_some(">Since then"),
        handed.then_some(">Handed over"),
        Some(">Open"),
    ];
    columns.into_iter().flatten().collect()
}

/// Says that two ledgers recorded the same payment, and in which entries.
pub(crate) fn noted_in_both(handed: &[Text], day: &str, one: EntryId, other: EntryId) -> Text {
    Text::both(|form| {
        format!(
            "Both ledgers have for {}: {} (entries {one} and {other}).",
            on_day(day),
            form.each(handed).join(" ").trim_end_matches('.')
        )
    })
}

/// Says that one person has to pay another this amount.
pub(crate) fn pays(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from} hands {to} {}.", form.pick(amount)))
}

/// Says that a payment was recorded, and in which entry.
pub(crate) fn handed_over(from: &str, to: &str, amount: &Text, day: &str, entry: i64) -> Text {
    let day = on_day(day);
    Text::from("Handed over: ")
        .then(given(from, to, amount))
        .then(format!(" ({day}, entry {entry})."))
}

/// Says who gave whom how much.
pub(crate) fn given(from: &str, to: &str, amount: &Text) -> Text {
    Text::both(|form| format!("{from} {} {to} {}", form.or("→", "to"), form.pick(amount)))
}

/// Returns the heading of the items in a person's balance in one currency.
pub(crate) fn balance_head(name: &str, currency: &str) -> String {
    match currency {
        "" => format!("{name}:"),
        _ => format!("{name}, in {currency}:"),
    }
}

pub(crate) fn with_note(what: &str, handover: &Handover) -> String {
    let settled = if handover.settled { ", settled" } else { "" };
    match &handover.note {
        Some(note) => format!("{what}{settled}: {note}"),
        None => format!("{what}{settled}"),
    }
}

/// Returns the heading of a payment: its day.
pub(crate) fn handed_on(day: &str, settled: bool) -> String {
    if settled {
        format!("{day}, settled")
    } else {
        day.to_owned()
    }
}

/// Returns remarks on a payment: whether it is part of a plan, whether it went into or out of a
/// kitty, and what it was for.
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

/// Says that no person and no kitty is called `name`; `nearest` may have been meant.
pub(crate) fn no_kitty(name: &str, nearest: Option<&str>) -> String {
    let nobody = format!("nobody called {name} has played");
    let near = nearest.map_or_else(String::new, |near| format!("; did you mean {near}?"));
    format!("{nobody}{near} (--kitty starts a kitty with that name)")
}

/// Says that a currency is new, that the ledger has others, and which of them may have been meant.
pub(crate) fn new_currency(currency: &str, names: &[String], nearest: Option<&str>) -> String {
    let near = nearest.map_or_else(String::new, |near| format!("; did you mean {near}?"));
    format!(
        "{currency} is new here; the ledger has {}{near} (--new-currency accepts it)",
        crate::words::en::list(names)
    )
}

/// Says why a payment is impossible.
pub(crate) fn handover_fault(fault: &HandoverFault) -> String {
    match fault {
        HandoverFault::BadAmount(text) => no_money_said(text),
        HandoverFault::Same(one, other) => format!("{one} and {other} are one person"),
        HandoverFault::BadName(name) => format!("{name} cannot be a name"),
        HandoverFault::Nothing => "nothing would be handed over".to_owned(),
    }
}

/// Says that an amount's currency is unclear, listing the currencies of the ledger.
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
            "Standings, last settled on 3 Oct 2026:"
        );
        assert_eq!(
            standings_head(&days),
            "Standings, last settled on 3 Oct 2026 (EUR, GBP) and 21 Nov 2026:"
        );
    }
}
