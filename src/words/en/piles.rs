//! What is wrong with recorded piles and amounts.

use super::count;
use crate::record::{Choice, Contradiction, CountKind, Lacking, Problem};
use crate::words::same::example;

/// Says why recorded piles or amounts are impossible.
pub(super) fn contradiction(what: &Contradiction) -> String {
    match what {
        Contradiction::KnownAndPile { player } => format!(
            "the record says both what is known of {player}'s pile and all of it; keep one of the two"
        ),
        Contradiction::KnownOfWinner { player } => format!(
            "{player} stops, and \"known\" is for the others; write \"{player} has CARDS\" or \
             \"{player} scores POINTS\""
        ),
        Contradiction::FactsDisagree { player } => format!(
            "this and what else is known of {player}'s pile cannot both be true; keep what is right"
        ),
        Contradiction::FewerThanNamed { kind, told, named } => format!(
            "{} in all, but {named} by the cards that are named; count again",
            counted(*kind, *told)
        ),
        Contradiction::KnownPoints { points, known } => format!(
            "the cards alone make {}, more than {points}",
            count(*known, "point")
        ),
        Contradiction::TooManyGoes { player, most } => format!(
            "{player} can say go {} at most: there is one turn for each card in hand, and no \
             go after the last",
            times(*most)
        ),
        Contradiction::NetSum { sum } => format!(
            "the amounts must sum to 0, and {}; what some win the others lose",
            off_zero(*sum)
        ),
        Contradiction::PaidBesideNet => {
            "\"net\" covers all payments, so no other line can add one; leave it out".to_owned()
        }
        Contradiction::TurnsNeedMonth => {
            "turns written card by card need the month; add it".to_owned()
        }
        _ => String::new(),
    }
}

/// Returns a number of cards of a kind, or a junk value.
pub(super) fn counted(kind: CountKind, number: u32) -> String {
    let number = i64::from(number);
    match kind {
        CountKind::Brights => count(number, "bright"),
        CountKind::Animals => count(number, "animal"),
        CountKind::Ribbons => count(number, "ribbon"),
        CountKind::Junk => format!("{number} junk"),
    }
}

fn times(number: u32) -> String {
    count(i64::from(number), "time")
}

/// Says by how much amounts fail to sum to zero.
pub(super) fn off_zero(sum: i128) -> String {
    let (more, less) = if sum > 0 {
        ("won", "lost")
    } else {
        ("lost", "won")
    };
    format!("{} more is {more} than {less}", sum.unsigned_abs())
}

/// Says which player's pile is needed, and which line would give it.
pub(super) fn pile_missing(problem: &Problem) -> String {
    let Problem::PileMissing {
        player,
        winner,
        facts,
    } = problem
    else {
        return String::new();
    };
    if *winner {
        return format!(
            "{player}'s cards are needed; add \"{player} has CARDS\", or for the points alone \
             \"{player} scores POINTS\""
        );
    }
    let lacking: Vec<&str> = facts.iter().map(|fact| lacking(*fact)).collect();
    let example: Vec<&str> = facts.iter().map(|fact| example(*fact)).collect();
    format!(
        "about {player}'s pile it is not known {}; add \"{player} known {}\" with what is right",
        lacking.join(" and "),
        example.join(" ")
    )
}

/// Returns what is unknown about a pile, as a clause.
const fn lacking(fact: Lacking) -> &'static str {
    match fact {
        Lacking::Cards => "which cards are in it",
        Lacking::Count(CountKind::Brights) => "whether it has a bright (g)",
        Lacking::Count(CountKind::Animals) => "whether it has an animal (y)",
        Lacking::Count(CountKind::Ribbons) => "whether it has a ribbon (t)",
        Lacking::Count(CountKind::Junk) => "how much junk it has (p)",
        Lacking::AnyCard => "whether it has any card",
    }
}

/// Says which detail of an event or a pile must be chosen.
pub(super) fn choice(choice: &Choice) -> String {
    match choice {
        Choice::Month => "the month matters here; add it".to_owned(),
        Choice::Sets { player, kind } => {
            let kind = match kind {
                CountKind::Brights => "brights",
                CountKind::Animals => "animals",
                CountKind::Ribbons => "ribbons",
                CountKind::Junk => "junk cards",
            };
            format!("that many {kind} must include a set; name the ones of {player}'s that make it")
        }
        _ => String::new(),
    }
}
