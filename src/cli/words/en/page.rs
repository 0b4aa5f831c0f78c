//! Words of the page of a year.

use super::{named_money, page_month};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::words::page::PageLabels;
use crate::ledger::{HandCalled, Seal};
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::nets;
use std::path::Path;

use super::LANG;
use super::{count, days_named, on_day};
use crate::words::TextForm;

pub(in crate::cli) const fn page_labels() -> PageLabels {
    PageLabels {
        skip: "Skip to the results",
        contents: "Contents",
        theme: "Light or dark",
        people: "Who stands where",
        player: "Player",
        chips: "Chips",
        in_chips: "Chips",
        money: "Money",
        hands: "Hands",
        won: "Won",
        at_table: "At the table",
        gains: "Gains",
        share: "Win rate",
        interval: "95\u{a0}%",
        sure: "What the hands can tell",
        pairs: "All pairs of people",
        beside: "Beside",
        more: "More a hand",
        best: "Best",
        worst: "Worst",
        evenings: "Evenings",
        guest: "guest",
        curve: "Chips over time",
        curve_of_money: "Money over time",
        curve_says: "What each had won or lost after every evening.",
        in_numbers: "In numbers",
        day: "Evening",
        sum: "In all",
        calendar: "Evenings",
        calendar_says: "A day in colour was an evening; the colour, and the letters below it, are those of who won most.",
        calendar_tie: "nobody won more than all others",
        months: "Month by month",
        month: "Month",
        paid: "Who paid whom",
        paid_says: "Each row paid, each column was paid, hand by hand; money that was handed over later is not in it.",
        payer: "From \\ to",
        figures: "Figures",
        figures_says: "A question mark is beside what too few hands or evenings can tell. \
                       Each figure is explained in docs/STATISTICS.md of dokbak.",
        per_hand: "Per hand",
        per_win: "Avg win",
        goes: "Goes",
        goes_won: "Then won",
        baks_taken: "Baks taken",
        cost: "Cost",
        baks_given: "Baks given",
        brought: "Brought",
        for_others: "Dok-bak",
        favourite: "Won by",
        comma: ", ",
        records: "Records",
        records_says: "With the cards that the winner had in front of them.",
        all_hands: "Every hand",
        filter: "Choose hands",
        anybody: "Anybody",
        any_month: "All months",
        any_jokbo: "Any jokbo",
        jokbo: "Jokbo",
        reset: "Show all",
        nothing_fits: "No hand fits.",
        record: "As it was written down",
        replay: "Replay",
        back: "Back",
        forward: "Forward",
        to_begin: "To the deal",
        to_end: "To the end",
        step: "Step",
        plays: "{0} plays {1}",
        flips: "{0} flips {2}",
        plays_and_flips: "{0} plays {1} flips {2}",
        on: " on ",
        then: " then ",
        table: "Table (stock {0})",
        hand_cards: "{0}, hand",
        pile: "{0}, pile",
        keys: "Arrow keys go back and forward, Home and End to the deal and to the end.",
        rules: "Rules",
        rules_says: "The small numbers in the hands lead here.",
        offline: "This file holds everything and asks nothing of the network.",
        weekdays: "M T W T F S S",
    }
}

/// Returns how the figures are to be read.
pub(in crate::cli) fn page_sure_says(hands: usize, evenings: usize) -> String {
    format!(
        "What everybody would come to over many more such evenings lies within these ends 95 times of 100, as far as \
         whole evenings tell; the line stands for no chips at all. Fewer than {hands} hands or {evenings} evenings tell \
         nothing yet: they are grey, with a question mark. Nobody is ranked here: people stand in the order in which \
         they first sat down."
    )
}

/// Returns by what hands are told apart.
pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "By seat, the dealer's first",
        By::Dealer => "By whether they dealt",
        By::Ruleset => "By rules",
        By::Month => "By month",
    }
}

/// Returns what each won or lost in chips.
pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    let net = nets(LANG, net);
    TextForm::Seen.each(&net).join(", ")
}

/// Returns the points that each made where no chips moved.
pub(in crate::cli) fn page_points(points: &[(Name, i64)], _: PointUnit) -> String {
    let each = points.iter();
    let each: Vec<String> = each
        .map(|(name, points)| format!("{name} {}", count(*points, "point")))
        .collect();
    each.join(", ")
}

/// Returns the title of a page over some days.
pub(in crate::cli) fn page_title(days: &NamedPeriod) -> String {
    match days {
        NamedPeriod::Year(year) => format!("The year {year} at a glance"),
        days => days_named(days).unwrap_or_else(|| "All evenings".to_owned()),
    }
}

/// Returns how much the page is about.
pub(in crate::cli) fn page_extent(people: usize, evenings: usize, hands: usize) -> String {
    let [people, evenings, hands] =
        [people, evenings, hands].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
    let players = count(people, "player");
    let (evenings, hands) = (count(evenings, "evening"), count(hands, "hand"));
    format!("{players}, {evenings}, {hands}")
}

/// Returns so many hands.
pub(in crate::cli) fn page_hands(hands: usize) -> String {
    count(i64::try_from(hands).unwrap_or(i64::MAX), "hand")
}

/// Returns that nothing was played.
pub(in crate::cli) fn page_empty() -> String {
    "No hand of the ledger is of these days.".to_owned()
}

/// Returns a month at an axis, where the year is known.
pub(in crate::cli) fn page_month_short(month: &str) -> String {
    page_month(month).chars().take(3).collect()
}

/// Returns what a hand is called beside its headline.
pub(in crate::cli) fn page_hand(hand: &HandCalled) -> String {
    format!("Hand {} of {}", hand.number, on_day(&hand.evening.day))
}

/// Returns who won most on an evening of so many hands, as it is read aloud.
pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let (day, hands) = (on_day(day), page_hands(hands));
    match winner {
        Some(winner) => format!("{day}: {hands}, {winner} won most"),
        None => format!("{day}: {hands}"),
    }
}

/// Returns where a curve ends.
pub(in crate::cli) fn page_curve_ends(player: &str, chips: &str) -> String {
    format!("{player}: {chips}")
}

/// Returns why a hand was corrected.
pub(in crate::cli) fn page_corrected(reason: &str) -> String {
    format!("corrected: {reason}")
}

/// Returns what each won or lost, or how many hands there were, with what one chip was worth.
pub(in crate::cli) fn page_nets_of(nets: &str, worth: &str) -> String {
    format!("{nets} ({worth} a chip)")
}

/// Returns of what the figures are, and of what they are not.
pub(in crate::cli) fn page_left_out(own: Option<&str>, left: &[Option<&str>]) -> String {
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!(
        "All other figures are of what was played for {own}. Left out there: {}.",
        super::list(&left)
    )
}

pub(in crate::cli) fn record_hand_of_money(money: &str) -> String {
    format!("The hand of {money}")
}

pub(in crate::cli) fn record_hand(chips: &str) -> String {
    format!("The {chips}-chip hand")
}

pub(in crate::cli) fn record_hand_says(player: &str, chips: &str) -> String {
    format!("No hand brought anybody more: {player} won {chips}.")
}

pub(in crate::cli) fn record_loss(chips: &str) -> String {
    format!("{chips} in one hand")
}

pub(in crate::cli) fn record_loss_says(player: &str) -> String {
    format!("No hand cost anybody more than this one cost {player}.")
}

pub(in crate::cli) fn record_goes(goes: u32) -> String {
    format!("{goes} go")
}

pub(in crate::cli) fn record_goes_says(player: &str) -> String {
    format!("Nobody said go more often and won than {player}.")
}

pub(in crate::cli) fn record_points(points: i64) -> String {
    count(points, "point")
}

pub(in crate::cli) fn record_points_says(player: &str) -> String {
    format!("The highest score of a pile, before anything multiplied it: {player}'s.")
}

pub(in crate::cli) fn record_winning(hands: usize) -> String {
    format!("{hands} in a row")
}

pub(in crate::cli) fn record_winning_says(player: &str) -> String {
    format!("Nobody won more of their hands in a row than {player}; this was the last of them.")
}

pub(in crate::cli) fn record_losing(hands: usize) -> String {
    format!("{hands} lost in a row")
}

pub(in crate::cli) fn record_losing_says(player: &str) -> String {
    format!("Nobody lost more of their hands in a row than {player}; this was the last of them.")
}

pub(in crate::cli) fn record_evening(chips: &str) -> String {
    format!("{chips} in one evening")
}

pub(in crate::cli) fn record_evening_says(player: &str, day: &str) -> String {
    format!("Nobody took more home than {player} on {}.", on_day(day))
}

/// Returns what stands at the end of the page.
pub(in crate::cli) fn page_made_of(seal: &Seal) -> String {
    format!("As of entry {} of the ledger, whose hash is", seal.entry)
}

/// Returns how a page is checked.
pub(in crate::cli) fn page_check() -> String {
    "Whoever has the ledger finds out with this command whether a byte of this page was changed:"
        .to_owned()
}

/// Returns that a page is written.
pub(in crate::cli) fn page_written(path: &Path, bytes: usize) -> String {
    format!(
        "{} is written: {} kB.",
        path.display(),
        bytes.div_ceil(1000)
    )
}

/// Returns that a page is what the ledger says, as of an entry.
pub(in crate::cli) fn report_agrees(path: &Path, seal: &Seal) -> String {
    format!(
        "Every byte of {} is what the ledger says as of entry {}.",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_differs(path: &Path, line: usize, column: usize) -> String {
    format!(
        "{}:{line}:{column}: from here the page is not what the ledger says",
        path.display()
    )
}

/// Says that a page is of a ledger that was taken in, and can be made again by that alone.
pub(in crate::cli) fn report_out_of_reach(path: &Path, seal: &Seal) -> String {
    format!(
        "{} is of a ledger that was taken in here, as of its entry {}. What that one had taken in itself \
         came here apart, so only it can make the page again: check it there",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_of_another(path: &Path, seal: &Seal) -> String {
    format!(
        "{} names entry {} with another hash than this ledger has: it is of another ledger, or one of them was changed",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_by_other(path: &Path, engine: &str) -> String {
    format!(
        "{} was made by {engine}; only that version can tell whether it was changed",
        path.display()
    )
}

pub(in crate::cli) fn no_report(path: &Path) -> String {
    format!("{} is no page that `dokbak report` made", path.display())
}
