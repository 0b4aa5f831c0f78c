//! Money that changes hands at once, as for a ppuk in the first turn, is reported when it is
//! entered.

use crate::cli::screen::Screen;
use crate::cli::words::{below, say};
use crate::evening::hand::HandState;
use crate::gostop::price;
use std::io;

/// Reports what opponents pay a player at once for the last entry. Payments for turns are reported
/// with the turns, and the verdict reports them all.
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
