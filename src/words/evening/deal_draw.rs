//! What is wrong with the cards drawn for the first deal.

use crate::card::Calendar;
use crate::evening::deal_draw::{LotFault, LotOf, LotProblem};
use crate::record::{Problem, quoted};
use crate::words::{Lang, say};

/// Returns what is wrong with a drawn card, after the player and the card as typed.
pub(crate) fn lot_fault(lang: Lang, fault: &LotFault, calendar: Calendar) -> String {
    let says = match &fault.problem {
        LotProblem::Unknown(unknown) => {
            say!(
                lang,
                problem(&Problem::UnknownCard(unknown.clone()), calendar)
            )
        }
        LotProblem::Several => say!(lang, draws_one()).to_owned(),
        LotProblem::Draw(fault) => say!(lang, draw_fault(*fault)).to_owned(),
    };
    match &fault.of {
        Some(LotOf {
            name,
            card: Some(card),
            ..
        }) => format!("{}={card}: {says}", quoted(name)),
        Some(LotOf { name, .. }) => format!("{name}: {says}"),
        None => says,
    }
}
