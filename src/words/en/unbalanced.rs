//! Words for a verdict whose numbers do not add up.

use crate::verdict::{Imbalance, Summed};

/// Says that the program made a mistake, and which number shows it.
pub(super) fn unbalanced(imbalance: &Imbalance) -> String {
    let Imbalance { of, is, parts } = imbalance;
    format!(
        "dokbak made a mistake; nothing was written: {} {is}, but the parts come to {parts}. \
         Please report it with this record",
        number(of)
    )
}

/// Names the number that does not add up, up to and including the verb.
fn number(of: &Summed) -> String {
    match of {
        Summed::All => "the chips of all players sum to".to_owned(),
        Summed::Net(name) => format!("{name}'s chips are"),
        Summed::Score => "the points of the score are".to_owned(),
        Summed::Points(name) => format!("the points that {name} pays for are"),
        Summed::Multiplier(name) => format!("the multiplier of {name}'s loss is"),
        Summed::Flat(name) => format!("the flat chips of {name}'s loss are"),
        Summed::Loss(name) => format!("{name}'s loss is"),
        Summed::Win(name) => format!("what {name} pays for the win is"),
        Summed::RoundMultiplier => "the multiplier of the round is".to_owned(),
        Summed::RoundPoints(name) => format!("{name}'s points of the round are"),
        Summed::RoundChips(name) => format!("what is paid to {name} is"),
        Summed::Brought(name) => format!("what {name}'s sets bring is"),
        Summed::Cost(name) => format!("what the sets of others cost {name} is"),
        Summed::Total(name) => format!("{name}'s total is"),
        Summed::Balance(name) => format!("{name}'s balance is"),
        Summed::Balanced(name) => format!("what {name} is paid for the balance is"),
    }
}
