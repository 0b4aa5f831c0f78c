//! Words for what two rulesets make of the same deals.

use super::{LANG, count, step};
use crate::rules::Game;
use crate::sim::{Estimate, Event, Plan, Style, Styles};
use crate::verdict::{Jokbo, LiabilityKind, Outcome, PaidFor};
use crate::words::{book, grouped};

/// Returns the headings of a comparison.
pub(in crate::cli) fn comparison_headings(names: [&str; 2]) -> [String; 4] {
    let [left, right] = names.map(|name| format!(">{name}"));
    [String::new(), left, right, ">Difference".to_owned()]
}

pub(in crate::cli) const fn won_hands() -> &'static str {
    "Hands with a winner"
}

pub(in crate::cli) const fn chips_of_a_hand() -> &'static str {
    "chips paid"
}

pub(in crate::cli) const fn spread() -> &'static str {
    "  spread"
}

pub(in crate::cli) const fn points_of_the_winner() -> &'static str {
    "points"
}

pub(in crate::cli) const fn goes_of_the_winner() -> &'static str {
    "goes"
}

/// Returns the name of a row below its heading.
pub(in crate::cli) fn indented(name: &str) -> String {
    format!("  {name}")
}

/// Returns the heading of the rows that an event belongs to.
pub(in crate::cli) const fn event_group(event: Event) -> &'static str {
    match event {
        Event::Ended(_) => "How 100 hands end",
        Event::Step(_) => "Steps",
        Event::DokBak(_) => "Who pays for both",
        Event::Jokbo(_) => "Jokbo",
        Event::Paid(_) => "Other payments",
    }
}

/// Returns the name of an event.
pub(in crate::cli) fn event(event: Event) -> String {
    let name = match event {
        Event::Ended(outcome) => ended(outcome),
        Event::Step(id) => step(id),
        Event::DokBak(None) => "dok-bak",
        Event::DokBak(Some(LiabilityKind::Syodang)) => "  by syodang",
        Event::DokBak(Some(LiabilityKind::GoBak)) => "  by go-bak",
        Event::DokBak(Some(LiabilityKind::OeMyeon)) => "  by oe-myeon",
        // Their titles are longer than a row has room for.
        Event::Jokbo(Jokbo::RainFourBrights) => "four with rain",
        Event::Jokbo(Jokbo::RainThreeBrights) => "three with rain",
        Event::Jokbo(id) => book::name(LANG, id, Game::GoStop),
        Event::Paid(reason) => paid(reason),
    };
    name.to_owned()
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Stop => "stop",
        Outcome::Push => "push",
        Outcome::Nagari => "nagari",
        Outcome::Void => "dealt again",
        Outcome::Quads => "quads",
        Outcome::ThreePpuk => "three ppuk",
        Outcome::Heodang => "heodang",
        Outcome::Shobu | Outcome::Draw | Outcome::Teshi | Outcome::Kuttsuki | Outcome::Counted => {
            "another game"
        }
    }
}

const fn paid(reason: PaidFor) -> &'static str {
    match reason {
        PaidFor::Win => "the win",
        PaidFor::Quads => "quads",
        PaidFor::FirstPpuk => "first ppuk",
        PaidFor::SecondPpuk => "second ppuk",
        PaidFor::ThirdPpuk => "third ppuk",
        PaidFor::ThreePpuk => "three ppuk",
        PaidFor::FirstSweep => "first sweep",
        PaidFor::FirstChok => "first chok",
        PaidFor::FirstTtadak => "first ttadak",
        PaidFor::Heodang => "heodang",
        PaidFor::Boar => "boar",
        PaidFor::Gwangpalli => "gwangpalli",
        PaidFor::Pot => "boar's pot",
    }
}

/// Returns a number with as many decimals as its size has room for.
pub(in crate::cli) fn number(value: f64) -> String {
    match value.abs() {
        size if size < 99.995 => format!("{value:.2}"),
        size if size < 999.95 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

/// Returns a number with its interval, where that has bounds: `6.25 (6.01-6.50)`.
pub(in crate::cli) fn estimate(found: &Estimate) -> String {
    let Estimate { value, low, high } = *found;
    if !found.reach().is_finite() {
        return number(value);
    }
    format!("{} ({}-{})", number(value), number(low), number(high))
}

/// Returns a difference with how far it may be off: `+0.25 ±0.10 *`, marked where it is hardly
/// chance.
pub(in crate::cli) fn difference(found: &Estimate) -> String {
    let sign = if found.value > 0.0 { "+" } else { "" };
    let value = match number(found.value).as_str() {
        "0.00" | "-0.00" => "0.00".to_owned(),
        value => format!("{sign}{value}"),
    };
    if !found.reach().is_finite() {
        return format!("{value}  ");
    }
    let mark = if found.low > 0.0 || found.high < 0.0 {
        "*"
    } else {
        " "
    };
    format!("{value} ±{}{mark}", number(found.reach()))
}

/// Returns what the numbers of a comparison are.
pub(in crate::cli) const fn comparison_notes() -> [&'static str; 2] {
    [
        "Steps, jokbo and payments: how many hands out of 100 have them. The numbers in brackets and \
         after ± are 95 % intervals; * marks a difference that is hardly chance.",
        "The players are simple: the numbers show how rules differ, not how people play.",
    ]
}

/// Returns how many deals came to something else.
pub(in crate::cli) fn differing(deals: u64) -> String {
    match deals {
        0 => "Every deal came out the same.".to_owned(),
        1 => "1 deal came out differently.".to_owned(),
        _ => format!("{} deals came out differently.", grouped(deals.into())),
    }
}

/// Returns what was played.
pub(in crate::cli) fn comparison_plan(plan: Plan) -> String {
    let deals = match plan.deals {
        1 => "1 deal".to_owned(),
        deals => format!("{} deals", grouped(deals.into())),
    };
    let players = count(i64::try_from(plan.players).unwrap_or(i64::MAX), "player");
    format!(
        "{deals}, seed {}, {players}, {}.",
        plan.seed,
        styles(plan.styles)
    )
}

/// Returns the name of how everybody plays.
pub(in crate::cli) const fn styles(styles: Styles) -> &'static str {
    match styles {
        Styles::All(Style::Random) => "random",
        Styles::All(Style::Greedy) => "greedy",
        Styles::All(Style::Cautious) => "cautious",
        Styles::Mixed => "mixed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_to_their_room() {
        assert_eq!(number(6.254), "6.25");
        assert_eq!(number(99.999), "100.0");
        assert_eq!(number(123_456.7), "123457");
        let found = |value, low, high| Estimate { value, low, high };
        assert_eq!(estimate(&found(6.25, 6.0, 6.5)), "6.25 (6.00-6.50)");
        assert_eq!(difference(&found(0.25, 0.15, 0.35)), "+0.25 ±0.10*");
        assert_eq!(difference(&found(-0.25, -0.75, 0.25)), "-0.25 ±0.50 ");
        assert_eq!(difference(&found(0.0, 0.0, 0.0)), "0.00 ±0.00 ");
        assert_eq!(difference(&found(-0.001, -0.011, 0.009)), "0.00 ±0.01 ");
    }
}
