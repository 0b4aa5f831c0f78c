//! What `?` explains about yes-or-no questions, apart from those of a hand.

use crate::evening::decision::Decision;

/// Explains a decision, and what each answer does.
pub(crate) const fn decision(what: Decision) -> &'static str {
    match what {
        Decision::GoOn => {
            "y or Enter continues the open evening, with everything entered so far; n leaves \
             it open and starts another."
        }
        Decision::SettleUp => {
            "y or Enter ends the evening and says who pays whom; n plays on. If the money has \
             changed hands already, type settled."
        }
        Decision::End => "y or Enter ends the evening here and says who pays whom; n plays on.",
        Decision::HandedOver => {
            "y or Enter records that these payments were made, so nobody owes them any more; n \
             records nothing."
        }
        Decision::NearName => {
            "y or Enter takes the known name; n keeps the new one, for somebody or something \
             else."
        }
        Decision::NewMoney => {
            "y or Enter uses the new currency, counted separately from the others; n cancels \
             the amount."
        }
        Decision::Future => "y keeps this day although it is in the future; n writes nothing.",
        Decision::Network => {
            "The phones must be in the same network as this machine, usually the Wi-Fi at home. Enter takes the first."
        }
        Decision::Log => {
            "y sets the damaged log aside and continues after the last readable entry; n \
             changes nothing."
        }
        Decision::Language => {
            "y or Enter switches to this language from now on; n changes nothing."
        }
        Decision::Table => {
            "y or Enter settles up what was played so far and continues with the new table; n \
             leaves everything as it is."
        }
        Decision::Objection => {
            "y writes the hand as it stands and drops the objection; n or Enter leaves it, so that you can talk it over and correct it."
        }
        Decision::Written => {
            "y asks the questions of that hand again, each with its answer, and counts it again; n or Enter leaves it as it is."
        }
        Decision::Correction => {
            "y or Enter writes the correction, which replaces the hand from now on; n leaves \
             the hand as it is."
        }
        Decision::Void => {
            "y voids the evening: it no longer counts in any list or total, but it stays in \
             the ledger, and you can undo this; n leaves it as it is."
        }
        Decision::Twice => {
            "y or Enter: they are one evening, kept twice, and the first counts; type the \
             other's name to count that one instead; n: they are two evenings."
        }
        Decision::Mended => {
            "y or Enter: the hand in the ledger is corrected, and the original can still be \
             seen; n: this is a different hand, and both count."
        }
        Decision::SameMoney => {
            "y or Enter: the money was handed over once, and the first entry counts; n: it was \
             handed over twice, and both count."
        }
        Decision::EqualHands => {
            "y or Enter: the ledger has this already, and nothing is added; n: it is something \
             else, and is added too."
        }
        Decision::Surplus => {
            "y: it is a slip, and the line can be corrected; n: that is what lay there."
        }
    }
}
