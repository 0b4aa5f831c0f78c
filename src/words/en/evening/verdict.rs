//! Words around a drawn verdict: headings, and what comes before and after.

use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party, SwitchUse};
use crate::words::Text;
use crate::words::en::owes;
use crate::words::en::{count, due, paid_for, switch_use};
use crate::words::evening::PaymentFlow;

/// Returns the headings of a score.
pub(crate) const fn score_headings(game: Game, _: PointUnit) -> [&'static str; 3] {
    match game {
        Game::KoiKoi => ["Yaku", ">Points", "Cards"],
        Game::GoStop | Game::MinHwatu => ["Jokbo", ">Points", "Cards"],
    }
}

/// Returns what stands for the lines of a score of which only the points are known.
pub(crate) const fn points_alone() -> &'static str {
    "given without cards"
}

/// Returns what stands for the lines of a score that has none.
pub(crate) const fn no_jokbo() -> &'static str {
    "none"
}

/// Returns how many points of a score count for stopping.
pub(crate) fn stop_points(points: i64) -> String {
    format!(
        "{} of these count towards the target.",
        count(points, "point")
    )
}

/// Returns how a switch card is counted.
pub(crate) fn switched(card: &str, used: SwitchUse) -> String {
    format!("{card} is counted as {}.", switch_use(used))
}

/// Returns the cards of a pile with their points.
pub(crate) fn pile_points(cards: &str, points: i64, _: PointUnit) -> String {
    format!("{cards}: {}", count(points, "point"))
}

/// Returns the headings of what a pile lacks for more.
pub(crate) const fn outlook_headings() -> [&'static str; 2] {
    ["Next", "Needs"]
}

/// Returns what comes before the steps that all losers share.
pub(crate) fn for_all(losers: &str) -> String {
    format!("{losers}:")
}

/// Returns what a loser owes, and how it is computed; where a chip has a worth, in money too.
pub(crate) fn owed(loss: &Loss, chip: Option<&ChipValue>) -> Text {
    let _ = chip;
    owes(loss).into()
}

/// Returns the headings of who pays whom and what comes of it, as far as there is any of it.
pub(crate) fn payment_headings(
    points: Option<PointUnit>,
    chips: bool,
    money: bool,
) -> Vec<&'static str> {
    let points = points.map(|_| ">Points");
    let money = money.then_some(">Money");
    let chips = chips.then(|| [">Chips"].into_iter().chain(money).chain([""]));
    let name = ["Player"].into_iter().chain(points);
    name.chain(chips.into_iter().flatten()).collect()
}

/// Returns chips that a player pays or gets: `to Eve 16 for gwangpalli`.
pub(crate) fn flow(flow: &PaymentFlow<'_>) -> Text {
    let way = if flow.pays { "to" } else { "from" };
    let each = flow.others.iter().map(|(party, chips)| match party {
        Party::Player(name) => format!("{name} {chips}"),
        Party::Pot => format!("{} {chips}", paid_for(PaidFor::Pot)),
    });
    let each: Vec<String> = each.collect();
    let says = match flow.reason {
        Some(reason) => format!("{way} {} for {}", each.join(", "), paid_for(reason)),
        None => format!("{way} {}", each.join(", ")),
    };
    says.into()
}

/// Returns what the next hand starts with.
pub(crate) fn next_hand(next: &NextHand) -> Text {
    let mut line = format!("Next: {} deals", next.dealer);
    if next.carry > 0 {
        let hands = count(i64::from(next.carry), "hand");
        line = format!("{line}, {hands} without a winner before it");
    }
    if next.pot > 0 {
        line = format!("{line}, {} in the boar's pot", count(next.pot, "chip"));
    }
    let dues = next.dues.iter();
    let line = dues.fold(Text::from(line), |line, (name, chips)| {
        line.then(", ").then(due(name, *chips))
    });
    line.then(".")
}

/// Returns the headings of counted piles.
pub(crate) const fn count_headings() -> [&'static str; 6] {
    [
        "Player",
        ">Cards",
        ">Sets",
        ">Others' sets",
        ">Total",
        ">Balance",
    ]
}

/// Returns why there is no score of a pile of min-hwatu.
pub(crate) fn no_single_pile() -> String {
    "in min-hwatu a pile counts only together with the others; write a record with \"NAME has CARDS\" \
     for each"
        .to_owned()
}

/// Returns at how many points a player is even.
pub(crate) fn par_line(par: i64) -> String {
    format!("Even is {}.", count(par, "point"))
}

/// Returns what a line that is about no rule of its own is for.
pub(crate) fn no_rule() -> String {
    "No rule depends on this line alone.".to_owned()
}

/// Returns what is before the reasons why a hand could not have ended without a line.
pub(crate) fn not_without_it() -> String {
    "Without it the hand could not have ended like this:".to_owned()
}

/// Returns what is before a result without a line.
pub(crate) fn without_it() -> String {
    "Without it:".to_owned()
}

/// Returns that the result would be the same without a line.
pub(crate) fn the_same_without() -> String {
    "Without it the hand would have come to the same.".to_owned()
}
