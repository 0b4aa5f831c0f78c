//! What `?` explains about yes-or-no questions, apart from those of a hand.

use crate::evening::decision::Decision;
use crate::evening::sheet::SheetAsks;

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
        Decision::OfTable => {
            "y or Enter: the same person; n: somebody else, who needs another name."
        }
        Decision::Alone => "y or Enter goes on here, to be joined by itself later; n tries again.",
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
        Decision::Sheet(SheetAsks::Row) => {
            "hand or Enter: each result is one hand; evening: it is the result of a whole evening, which counts in money and standings, but as no hand."
        }
        Decision::Sheet(SheetAsks::Numbers) => {
            "chips or Enter: the numbers are chips, worth no money; what a chip is worth, such as 100 KRW: they are money, and are turned into chips."
        }
        Decision::Sheet(SheetAsks::Chip) => {
            "What a chip is worth, such as 100 KRW: amounts of money are turned into chips, which must come out whole."
        }
        Decision::Sheet(SheetAsks::Sum) => {
            "sum: the row is left out; result: it is taken in like the others. The row comes to what those above it come to."
        }
        Decision::Sheet(SheetAsks::Order) => {
            "The number of the order in which this sheet writes its days. No row of it tells."
        }
        Decision::Sheet(SheetAsks::Year) => {
            "The year of the first day that has none; the days after it follow on."
        }
        Decision::Sheet(SheetAsks::Day) => {
            "The day of the results that come before any day in the sheet, such as 2026-03-01."
        }
        Decision::TakeSheet => {
            "y or Enter: the results come into the ledger as they are shown; n: nothing is written."
        }
    }
}
