//! Money that changes hands at once, such as for a ppuk in the first turn: it is told when it is entered.

use crate::cli::screen::Screen;
use crate::cli::words::{below, say};
use crate::evening::hand::HandState;
use crate::gostop::price;
use std::io;

/// Tells what the opponents of a player pay at once for what was entered last. What turns bring is told
/// with them, and the verdict has it all.
pub(super) fn tell(screen: &mut Screen, before: &HandState, state: &HandState) -> io::Result<()> {
    let Some(((old, _), (hand, rules))) = before.gostop().zip(state.gostop()) else {
        return Ok(());
    };
    if state.verdict.is_some() || !hand.turns.is_empty() {
        return Ok(());
    }
    let record = state.case.record();
    for fixed in hand.fixed.iter().skip(old.fixed.len()) {
        let chips = price(fixed.reason, hand, rules).unwrap_or_default();
        if chips > 0 {
            let from: Vec<String> = hand
                .losers(fixed.to)
                .map(|seat| hand.name(seat).to_string())
                .collect();
            let to = hand.name(fixed.to);
            let said = below(say!(
                screen.lang(),
                paid_now(&from, &to, chips, fixed.reason, record.chip())
            ));
            screen.prose(&said)?;
        }
    }
    Ok(())
}
