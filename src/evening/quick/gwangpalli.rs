//! The questions before a hand of Go-Stop with more than three people at the table: who plays and
//! who sells.

use crate::evening::ask::Question;
use crate::gostop::Hand;
use crate::rules::GoStopRules;

/// Returns the questions: first whether the next person with a choice stays; once all have decided,
/// and before the hand begins, what those who were forced out sell.
pub(super) fn questions(hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
    let seating = &hand.seating;
    if let Some(seat) = seating.due() {
        let iris = rules.iris_drops(seating.all().len()) && !seating.iris_dropped();
        return vec![Question::Stay(seat, iris)];
    }
    if hand.begun || rules.gwangpalli_per_card == 0 {
        return Vec::new();
    }
    seating.may_sell().map(Question::Sells).collect()
}
