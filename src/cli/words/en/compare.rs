//! Words for comparing the same deals under two rulesets.

use super::{LANG, count, step};
use crate::rules::{Game, PointUnit};
use crate::sim::{ComparisonPlan, DealEvent};
use crate::verdict::{Jokbo, LiabilityKind, Outcome, PaidFor};
use crate::words::Text;
use crate::words::{book, grouped};

/// Returns the heading of an event's group of rows.
pub(in crate::cli) const fn event_group(event: DealEvent) -> &'static str {
    match event {
        DealEvent::Ended(_) => "How 100 hands end",
        DealEvent::Step(_) => "Steps",
        DealEvent::DokBak(_) => "Who pays for both",
        DealEvent::Jokbo(_) => "Jokbo",
        DealEvent::Paid(_) => "Other payments",
    }
}

/// Returns the name of an event.
pub(in crate::cli) fn event(event: DealEvent) -> String {
    let name = match event {
        DealEvent::Ended(outcome) => ended(outcome),
        DealEvent::Step(id) => step(id, PointUnit::Ten),
        DealEvent::DokBak(None) => "dok-bak",
        DealEvent::DokBak(Some(LiabilityKind::Syodang)) => "  by syodang",
        DealEvent::DokBak(Some(LiabilityKind::GoBak)) => "  by go-bak",
        DealEvent::DokBak(Some(LiabilityKind::OeMyeon)) => "  by oe-myeon",
        // These titles are too long for a row.
        DealEvent::Jokbo(Jokbo::RainFourBrights) => "four with rain",
        DealEvent::Jokbo(Jokbo::RainThreeBrights) => "three with rain",
        DealEvent::Jokbo(id) => book::name(LANG, id, Game::GoStop),
        DealEvent::Paid(reason) => paid(reason),
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
        Outcome::Net => "amounts only",
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
        PaidFor::Net => "amounts only",
    }
}

/// Explains the numbers of a comparison.
pub(in crate::cli) fn comparison_notes() -> [Text; 2] {
    [
        Text::both(|form| {
            let mark = form.or("; * marks a difference that is unlikely to be chance", "");
            format!(
                "Steps, jokbo and payments: how many hands out of 100 have them. The numbers in brackets \
             and after ± are 95 % intervals{mark}."
            )
        }),
        "The players are simple: the numbers show how rules differ, not how people play.".into(),
    ]
}

/// Says how many deals ended differently.
pub(in crate::cli) fn differing(deals: u64) -> String {
    match deals {
        0 => "Every deal came out the same.".to_owned(),
        1 => "1 deal came out differently.".to_owned(),
        _ => format!("{} deals came out differently.", grouped(deals.into())),
    }
}

/// Describes what was played out.
pub(in crate::cli) fn comparison_plan(plan: ComparisonPlan) -> String {
    let deals = match plan.deals {
        1 => "1 deal".to_owned(),
        deals => format!("{} deals", grouped(deals.into())),
    };
    let players = count(i64::try_from(plan.players).unwrap_or(i64::MAX), "player");
    format!(
        "{deals}, seed {}, {players}, {}.",
        plan.seed,
        plan.styles.id()
    )
}
