//! Words about standings and the end of a session.

use crate::ledger::SessionName;
use crate::record::{ChipValue, Name};
use crate::report::session::Over;
use crate::rules::{Game, PointUnit};
use crate::settle_up::Transfer;
use crate::words::Text;
use crate::words::en::count;
use crate::words::en::grammar::LANG;
use crate::words::evening::money::amount;
use crate::words::nets;

/// Returns how the players stand in this session, in one line.
pub(crate) fn standing_line(net: &[(Name, i64)]) -> Text {
    let net = nets(LANG, net);
    Text::both(|form| format!("Standing: {}.", form.each(&net).join(", ")))
}

/// Returns the totals of a game of Koi-Koi, in one line.
pub(crate) fn points_line(points: &[(Name, i64)], _: PointUnit) -> String {
    let each: Vec<String> = points
        .iter()
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    format!("Points: {}.", each.join(", "))
}

pub(crate) fn session_over(over: &Over) -> String {
    let why = match over {
        Over::Hands(hands) => format!("That was the last of {}", count(i64::from(*hands), "hand")),
        Over::Rounds(rounds) => {
            format!(
                "That was the last of {}",
                count(i64::from(*rounds), "round")
            )
        }
        Over::Total(name, points, _) => format!("{name} has {}", count(*points, "point")),
    };
    format!("{why}. Settle up now?")
}

/// Returns the heading of a session's result; `before` is how many hands the evening had before
/// the session.
pub(crate) fn session_title(before: u32, hands: u32, game: Game) -> String {
    let noun = if game == Game::KoiKoi {
        "round"
    } else {
        "hand"
    };
    let hands = count(i64::from(hands), noun);
    match before {
        0 => format!("This evening, {hands}:"),
        before => format!("From hand {} on, {hands}:", before + 1),
    }
}

/// Returns the heading for the points of a game of Koi-Koi, settled or not.
pub(crate) fn points_head(name: &SessionName, rounds: u32, settled: bool) -> String {
    let rounds = count(i64::from(rounds), "round");
    let state = if settled { "" } else { ", not settled yet" };
    format!("Points of {}, {rounds}{state}:", super::session_name(name))
}

pub(crate) fn points_headings(_: PointUnit) -> [&'static str; 5] {
    ["Player", ">Points", ">Rounds", ">Won", ">Best"]
}

/// Returns a transfer in chips and, if a chip is worth something, in money.
pub(crate) fn transfer(transfer: &Transfer, chip: Option<&ChipValue>) -> Text {
    let Transfer { from, to, chips } = transfer;
    let (chips, money) = (count(*chips, "chip"), chip.map(|chip| money(*chips, chip)));
    Text::both(|form| {
        let worth = money
            .as_ref()
            .map(|money| format!(" ({})", form.pick(money)));
        format!("{from} hands {to} {chips}{}.", worth.unwrap_or_default())
    })
}

/// Returns what a number of chips is worth in money: `-5,600 KRW`.
pub(crate) fn money(chips: i64, chip: &ChipValue) -> Text {
    let (lost, amount) = amount(chips, chip);
    let currency = chip.currency.as_str();
    let worth = match currency {
        "$" | "€" | "£" | "₩" | "¥" => format!("{currency}{amount}"),
        "" => amount,
        _ => format!("{amount} {currency}"),
    };
    Text::both(|form| {
        let sign = if lost { form.minus(LANG) } else { "" };
        format!("{sign}{worth}")
    })
}

/// Returns the headings of standings: over whole games if `games`, otherwise over hands; with money
/// if `money`, and with a column since the last settling if `since`.
pub(crate) fn standings_headings(games: bool, money: bool, since: bool) -> Vec<&'static str> {
    let counted = if games { ">Games" } else { ">At the table" };
    let money = money.then_some(if since { ">All time" } else { ">Money" });
    let since = since.then_some(">Since then");
    let chips = ["Player", ">Chips"].into_iter();
    chips
        .chain(money.into_iter().chain(since))
        .chain([counted, ">Gains", ">Best", ">Worst"])
        .collect()
}

/// Returns the heading of standings in one currency; `None` stands for chips without a worth.
pub(crate) fn counted_in(currency: Option<&str>) -> String {
    format!("In {}:", named_money(currency))
}

/// Returns the name of what hands were played for; `None` stands for chips without a worth.
pub(crate) fn named_money(currency: Option<&str>) -> String {
    match currency {
        Some("") => "money without a currency".to_owned(),
        Some(currency) => currency.to_owned(),
        None => "chips that are worth no money".to_owned(),
    }
}

/// Says which other currencies are left out if only one is asked for.
pub(crate) fn left_out_by_money(left: &[Option<&str>]) -> String {
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!("Left out: {}.", crate::words::en::list(&left))
}
