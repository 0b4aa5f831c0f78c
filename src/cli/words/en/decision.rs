//! What `?` explains about yes-or-no questions, apart from those of a hand.

use crate::evening::decision::Decision;

/// Explains a decision, and what each answer does.
pub(crate) const fn decision(what: Decision) -> &'static str {
    match what {
        Decision::GoOn => {
            "y or Enter goes on with the evening that is open, with all that was entered; n leaves it open and begins another."
        }
        Decision::SettleUp => {
            "y or Enter ends the evening and says who hands whom how much; n plays on. Whoever handed the money over already types settled."
        }
        Decision::End => {
            "y or Enter ends the evening here and says who hands whom how much; n plays on."
        }
        Decision::HandedOver => {
            "y or Enter writes down that these payments were made, so that nobody owes them any more; n writes nothing."
        }
        Decision::NearName => {
            "y or Enter takes the name that is known; n keeps the new one, as somebody or something else."
        }
        Decision::NewMoney => {
            "y or Enter counts in the new currency, apart from the others; n takes the amount back."
        }
        Decision::Future => "y keeps the day though it has not come; n writes nothing.",
        Decision::Log => {
            "y keeps the log and goes on after the last entry that can be read; n changes nothing."
        }
        Decision::Language => {
            "y or Enter goes on in this language, from now on; n changes nothing."
        }
        Decision::Table => {
            "y or Enter settles up what was played so far and goes on with the new table; n leaves all as it is."
        }
        Decision::Written => {
            "y asks the questions of that hand again, each with its answer, and counts it again; n or Enter leaves it as it is."
        }
        Decision::Correction => {
            "y or Enter writes the correction, which counts instead of the hand from now on; n leaves the hand as it is."
        }
        Decision::Void => {
            "y lets nothing of the evening count, in no list and no sum, though it stays in the ledger and can be taken back; n leaves it as it is."
        }
        Decision::Twice => {
            "y or Enter: both are one evening, written down twice, and the first counts; the name of the other lets that one count instead; n: they are two evenings."
        }
        Decision::Mended => {
            "y or Enter: the hand of the ledger is corrected, and what it was stays to be seen; n: this is another hand, and both count."
        }
        Decision::SameMoney => {
            "y or Enter: the money was handed over once, and the first note counts; n: it was handed over twice, and both count."
        }
        Decision::EqualHands => {
            "y or Enter: it is what the ledger has, and nothing is added; n: it is something else that was played, and comes in too."
        }
        Decision::Surplus => {
            "y: it is a slip, and the line can be corrected; n: that is what lay there."
        }
    }
}
