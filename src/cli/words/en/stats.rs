//! Words about what people did over many hands.

use super::on_day;
use crate::report::stats::{By, Fortune, Group};
use crate::verdict::LiabilityKind;
use crate::words::Text;

/// Returns a number of things.
fn many(number: usize, one: &str, more: &str) -> String {
    let word = if number == 1 { one } else { more };
    format!("{number} {word}")
}

/// Returns over how much statistics go.
pub(in crate::cli) fn stats_head(hands: usize, evenings: usize) -> String {
    format!(
        "{} on {}, without void deals",
        many(hands, "hand", "hands"),
        many(evenings, "evening", "evenings")
    )
}

pub(in crate::cli) const fn player_heading() -> &'static str {
    "Player"
}

pub(in crate::cli) fn won_headings() -> [&'static str; 5] {
    ["Player", ">Won", ">Win rate", ">95\u{a0}%", ""]
}

pub(in crate::cli) const fn chips_head(money: bool) -> &'static str {
    if money { "Money" } else { "Chips" }
}

pub(in crate::cli) fn chips_headings() -> [&'static str; 6] {
    [
        "Player",
        ">Chips",
        ">Per hand",
        ">95\u{a0}%",
        ">Avg win",
        ">Avg loss",
    ]
}

/// Returns between what a rate lies.
pub(in crate::cli) fn between_percents(low: i64, high: i64) -> String {
    format!("{low} to {high}%")
}

/// Returns between what a number lies.
pub(in crate::cli) fn between(low: &Text, high: &Text) -> Text {
    Text::both(|form| format!("{} to {}", form.pick(low), form.pick(high)))
}

/// Returns the head of curves from a day to another.
pub(in crate::cli) fn curves_head(first: &str, last: &str, money: bool) -> String {
    let what = if money { "Money" } else { "Chips" };
    format!("{what} after each evening, {first} to {last}")
}

pub(in crate::cli) fn curves_headings() -> [&'static str; 4] {
    ["Player", "", ">Lowest", ">Highest"]
}

pub(in crate::cli) fn apart_head() -> String {
    "Who can be told apart, by what they won a hand".to_owned()
}

/// Returns that one person had more than another.
pub(in crate::cli) fn told_apart(
    (one, other): (&str, &str),
    evenings: usize,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "{one} had {chips} a hand more than {other} on {} together (95 %: {low} to {high}).",
            many(evenings, "evening", "evenings")
        )
    })
}

/// Returns that two people cannot be told apart.
pub(in crate::cli) fn not_apart(
    (one, other): (&str, &str),
    evenings: usize,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "{} together cannot tell {one} from {other}: {chips} a hand (95 %: {low} to {high}).",
            many(evenings, "evening", "evenings")
        )
    })
}

/// Returns a number of chips that has decimals.
pub(in crate::cli) fn so_many_chips(number: Text) -> Text {
    number.then(" chips")
}

/// Returns the heading of a column of money.
pub(in crate::cli) const fn money_heading() -> &'static str {
    ">Money"
}

/// Returns that pairs of people are left out, as they met too seldom.
pub(in crate::cli) fn pairs_too_few(pairs: usize) -> String {
    let pairs = many(pairs, "pair has", "pairs have");
    format!("{pairs} played on too few evenings together to tell anything.")
}

pub(in crate::cli) fn apart_by_chance() -> String {
    "Of twenty pairs that do not differ, one seems to by chance.".to_owned()
}

pub(in crate::cli) fn others_not_apart(pairs: usize, all: usize) -> String {
    if pairs == all {
        return format!("Nobody can be told from anybody: {all} pairs of people.");
    }
    format!("The others cannot be told apart: {pairs} of {all} pairs of people.")
}

/// Returns where the hands behind figures are found, or all hands of one person; no command is broken
/// in two.
pub(in crate::cli) fn stats_lead(one: Option<&str>) -> String {
    let all = match one {
        Some(name) => format!(
            "All hands of {name}, with their numbers: dokbak\u{a0}standings\u{a0}--player\u{a0}{name}"
        ),
        None => "The hands behind every figure: dokbak\u{a0}stats\u{a0}--json".to_owned(),
    };
    format!("{all}; one of them: dokbak\u{a0}show\u{a0}NUMBER.")
}

/// Returns what a question mark after a number means.
pub(in crate::cli) fn stats_few(hands: usize, evenings: usize) -> String {
    format!("? Too few to tell anything yet: fewer than {hands} hands or {evenings} evenings.")
}

/// Returns what the statistics leave out.
pub(in crate::cli) fn stats_for_points(rounds: u32) -> String {
    let rounds = super::count(i64::from(rounds), "round");
    format!("Left out, as they were played for points: {rounds} of Koi-Koi.")
}

pub(in crate::cli) fn stats_unread(hands: u32) -> String {
    format!("Left out, as their rules or verdicts cannot be read: {hands}.")
}

pub(in crate::cli) fn stats_pot(of_each: &[Text]) -> Text {
    Text::both(|form| {
        format!(
            "Chips are those of other people; what the boar's pot took and gave is apart: {}.",
            form.each(of_each).join(", ")
        )
    })
}

pub(in crate::cli) fn goes_head() -> String {
    "Choices: going on".to_owned()
}

pub(in crate::cli) fn goes_headings() -> [&'static str; 6] {
    [
        "Player",
        ">Goes",
        ">Then won",
        ">Success",
        ">Gained",
        ">Known in",
    ]
}

pub(in crate::cli) fn causes_head() -> String {
    "Choices: paid for others (dok-bak)".to_owned()
}

pub(in crate::cli) fn causes_headings() -> [&'static str; 4] {
    ["Player", "Because", ">Hands", ">For others"]
}

/// Returns why somebody paid for others.
pub(in crate::cli) const fn cause(kind: LiabilityKind) -> &'static str {
    match kind {
        LiabilityKind::Syodang => "refused a nagari",
        LiabilityKind::GoBak => "said go (go-bak)",
        LiabilityKind::OeMyeon => "fed the winner",
    }
}

pub(in crate::cli) fn fortunes_head() -> String {
    "Fortune, as far as records tell".to_owned()
}

/// Returns the heading of what befell people, as a number aligned to the right.
pub(in crate::cli) fn fortune(fortune: Fortune) -> String {
    let heading = match fortune {
        Fortune::WonByDeal => ">Dealt a win",
        Fortune::Triple => ">Triple",
        Fortune::FirstSweep => ">First sweep",
        Fortune::Ppuk => ">Ppuk",
    };
    heading.to_owned()
}
pub(in crate::cli) fn baks_head() -> String {
    "Baks and what they cost".to_owned()
}

pub(in crate::cli) fn baks_headings() -> [&'static str; 6] {
    ["Player", "Bak", ">Taken", ">Cost", ">Given", ">Brought"]
}

pub(in crate::cli) fn jokbo_head(player: &str) -> String {
    format!("What {player} won by")
}

pub(in crate::cli) fn jokbo_headings() -> [&'static str; 3] {
    ["Jokbo", ">Hands", ">Of hands won"]
}

pub(in crate::cli) fn records_head() -> String {
    "Records".to_owned()
}

pub(in crate::cli) fn records_headings() -> [&'static str; 8] {
    [
        "Player",
        ">Best",
        ">Hand",
        ">Worst",
        ">Hand",
        ">Won in a row",
        ">Lost in a row",
        ">Largest fall",
    ]
}

pub(in crate::cli) fn flows_head() -> String {
    "Who paid whom".to_owned()
}

pub(in crate::cli) fn flows_headings() -> [&'static str; 5] {
    ["From", "To", ">Chips", ">For others", ">Hands"]
}

/// Returns how two people did in the hands that both played.
pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!(
        "{one} and {other} played {} together: {one} won {of_one}, {other} won {of_other}.",
        many(hands, "hand", "hands")
    )
}

/// Returns the headings of a table by groups of hands.
pub(in crate::cli) fn by_headings(by: By) -> [&'static str; 8] {
    let group = match by {
        By::Seat => "Seat",
        By::Dealer => "Deals",
        By::Ruleset => "Rules",
        By::Month => "Month",
    };
    [
        group,
        "Player",
        ">Won",
        ">Win rate",
        ">95\u{a0}%",
        ">Chips",
        ">Per hand",
        ">95\u{a0}%",
    ]
}

/// Returns what a group of hands is called.
pub(in crate::cli) fn group(group: &Group) -> String {
    match group {
        Group::Seat { players, turn } => format!("{turn} of {players}"),
        Group::Dealer { other: false } => "dealer".to_owned(),
        Group::Dealer { other: true } => "others".to_owned(),
        Group::Seatless { out: true, .. } => "sat out".to_owned(),
        Group::Seatless { out: false, .. } => "unknown".to_owned(),
        Group::Ruleset(name) => name.to_string(),
        // A month has no first day, so that only its name and its year are left.
        Group::Month(month) => on_day(&format!("{month}-01"))
            .trim_start_matches("1 ")
            .to_owned(),
    }
}
