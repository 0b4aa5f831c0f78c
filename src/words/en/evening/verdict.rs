//! Words around a verdict: headings, and what comes before and after.

use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party};
use crate::words::Text;
use crate::words::en::owes;
use crate::words::en::{count, due, paid_for};
use crate::words::evening::PaymentFlow;

/// Returns the headings of the table that lists a score.
pub(crate) const fn score_headings(game: Game, _: PointUnit) -> [&'static str; 3] {
    match game {
        Game::KoiKoi => ["Yaku", ">Points", "Cards"],
        Game::GoStop | Game::MinHwatu => ["Jokbo", ">Points", "Cards"],
    }
}

/// Returns what a loser owes, and how it is computed; a language may add the amount in money.
pub(crate) fn owed(loss: &Loss, chip: Option<&ChipValue>) -> Text {
    let _ = chip;
    owes(loss).into()
}

/// Returns the headings of the table of payments: points, chips and money only if they are needed.
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

/// Returns the chips that a player pays or gets: `to Eve 16 for gwangpalli`.
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
