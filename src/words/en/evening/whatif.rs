//! Words about a hand's result under other rules or lines.

use crate::report::{Unrecorded, UnrecordedFact};
use crate::rules::PointUnit;
use crate::verdict::{Loss, NextHand};
use crate::words::Text;
use crate::words::en::{arithmetic, count, due, list, step};
use crate::words::evening::{ComparedTo, RowHead};

pub(crate) fn beside_headings(beside: ComparedTo) -> [&'static str; 3] {
    let then = match beside {
        ComparedTo::WhatIf => "What if",
        ComparedTo::Corrected => "Corrected",
    };
    ["", "As written", then]
}

/// Returns the heading of a row in a comparison.
pub(crate) fn compared_head(head: RowHead<'_>) -> String {
    match head {
        RowHead::Ended => "ended".to_owned(),
        RowHead::Owes(name) => format!("{name} owes"),
        RowHead::DokBak => "dok-bak".to_owned(),
        RowHead::Scores(name) => format!("{name} scores"),
        RowHead::Chips(name) => name.to_owned(),
        RowHead::ChipsBesidePoints(name) => format!("{name} in chips"),
        RowHead::Next => "next".to_owned(),
    }
}

/// Returns what a loser owes, for a comparison: the arithmetic and the steps, or only the chips.
pub(crate) fn compared_loss(loss: &Loss) -> String {
    if loss.steps.is_empty() {
        return count(loss.chips, "chip");
    }
    let steps: Vec<&str> = loss
        .steps
        .iter()
        .map(|one| step(one.id, PointUnit::Ten))
        .collect();
    format!("{} ({})", arithmetic(loss), steps.join(", "))
}

/// Returns what the next hand starts with, in short, for a comparison.
pub(crate) fn compared_next(next: &NextHand) -> Text {
    let mut then = format!("{} deals", next.dealer);
    if next.carry > 0 {
        then = format!("{then}, carry {}", next.carry);
    }
    if next.pot > 0 {
        then = format!("{then}, pot {}", next.pot);
    }
    let dues = next.dues.iter();
    dues.fold(Text::from(then), |then, (name, chips)| {
        then.then(", ").then(due(name, *chips))
    })
}

/// Introduces the list of the rules that make the difference between two results.
pub(crate) fn deciding_head(keys: usize) -> String {
    match keys {
        0 => "No rule makes a difference here.",
        1 => "This rule makes the difference:",
        _ => "These rules make the difference:",
    }
    .to_owned()
}

/// Says how many hands are left out because only their amounts are known.
pub(crate) fn amounts_left_out(hands: usize) -> String {
    match hands {
        1 => "1 hand is left out: only its amounts are known.".to_owned(),
        _ => format!("{hands} hands are left out: only their amounts are known."),
    }
}

/// Says which hands the totals leave out.
pub(crate) fn left_out_of_totals(hands: &[u32], of: usize) -> String {
    let numbers: Vec<String> = hands.iter().map(ToString::to_string).collect();
    let noun = if hands.len() == 1 { "hand" } else { "hands" };
    format!(
        "Totals without {noun} {} on either side ({} of {of} left out):",
        list(&numbers),
        hands.len()
    )
}

/// Says what the records of these hands may lack, and what was assumed instead.
pub(crate) fn open_fact(open: &Unrecorded, hands: &[u32]) -> String {
    let untold = untold(open.fact, &list(&open.players));
    let numbers: Vec<String> = hands.iter().map(ToString::to_string).collect();
    match hands {
        [] => format!("The record may not say {untold}."),
        [_] => format!(
            "The record of hand {} may not say {untold}.",
            list(&numbers)
        ),
        _ => format!(
            "The records of hands {} may not say {untold}.",
            list(&numbers)
        ),
    }
}

/// Returns what is not recorded of these players, and what was assumed.
fn untold(fact: UnrecordedFact, who: &str) -> String {
    match fact {
        UnrecordedFact::Koi => format!("how often {who} said koi-koi; counted as never"),
        UnrecordedFact::FieldBrights => {
            "how many brights were dealt to the field; counted as none".to_owned()
        }
        UnrecordedFact::Field => "what lay on the field at the end; counted as nothing".to_owned(),
        UnrecordedFact::Points => {
            format!("what the points of {who} are made of; counted as recorded")
        }
        UnrecordedFact::Cards => format!("which cards {who} had; counted as none"),
        UnrecordedFact::Named => format!("which cards {who} had"),
        UnrecordedFact::Months => "in which months that was".to_owned(),
        UnrecordedFact::Go => format!("whether {who} said go; counted as no"),
        UnrecordedFact::Heundeum => format!("which triples {who} showed; counted as none"),
        UnrecordedFact::Potkan => format!("which months {who} bombed; counted as none"),
        UnrecordedFact::FirstSweep => {
            format!("whether {who} took all four of a month in the first turn; counted as no")
        }
        UnrecordedFact::AnyCard => format!("whether {who} had any card"),
        UnrecordedFact::Brights => format!("whether {who} had a bright"),
        UnrecordedFact::Rain => {
            format!("whether the rain was the only bright of {who}; counted as recorded")
        }
        UnrecordedFact::Animals => format!("whether {who} had an animal"),
        UnrecordedFact::Ribbons => format!("whether {who} had a ribbon"),
        UnrecordedFact::Junk => format!("how much junk {who} had in all"),
        UnrecordedFact::Boar => "who had the boar; counted as nobody".to_owned(),
        UnrecordedFact::FirstPpuk => {
            "whether there was a ppuk in a first turn; counted as none".to_owned()
        }
        UnrecordedFact::MorePpuk => {
            "whether there were more ppuk, or in which turns; counted as none".to_owned()
        }
        UnrecordedFact::Baekhwajeom => {
            "whether anybody took one card of each kind in the first turn; counted as nobody"
                .to_owned()
        }
        UnrecordedFact::Heodang => {
            format!("whether {who} took nothing in five turns; counted as no")
        }
        UnrecordedFact::Grenade => {
            format!("which months {who} took with a grenade; counted as none")
        }
        UnrecordedFact::SetMonth => {
            "which month was set before the deal; counted as none".to_owned()
        }
        UnrecordedFact::Offer => "whether an offered nagari was refused; counted as no".to_owned(),
        UnrecordedFact::Fed => format!("whether {who} fed the winner; counted as no"),
        UnrecordedFact::LastCard => {
            format!("whether the card with which {who} fed the winner was the last; counted as no")
        }
        UnrecordedFact::Forced => {
            format!("whether another play of {who} could have prevented the win; counted as yes")
        }
        UnrecordedFact::Sale => format!("what {who} had to sell; counted as nothing"),
        UnrecordedFact::SaleTriple => {
            format!("which triple {who} showed for the sale; counted as none")
        }
        UnrecordedFact::JokerJunk => {
            format!("what was given for the jokers of {who}; counted as nothing")
        }
        UnrecordedFact::Cup => {
            format!("whether {who} would have settled how the cup is counted; counted as no")
        }
        UnrecordedFact::Special(special) => {
            format!("whether there was a {}; counted as none", special.word())
        }
    }
}
