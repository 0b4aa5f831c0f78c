//! What is asked beside a hand and answered with yes or no, for whoever wants it explained.

use super::answer::yes_or_no;
use super::command::PromptCommand;
use super::refusal::Why;

/// Something that is decided with yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Whether an open session is gone on with.
    GoOn,
    /// Whether a session that is over is settled up.
    SettleUp,
    /// Whether a session ends before its last hand.
    End,
    /// Whether all that is to be paid was handed over.
    HandedOver,
    /// Whether a new name is a slip for a known one.
    NearName,
    /// Whether a new currency is meant.
    NewMoney,
    /// Whether a day that has not come is meant.
    Future,
    /// Whether to go on without what is in a damaged log.
    Log,
    /// Whether the prompt speaks the language of the names.
    Language,
    /// Whether the table changes.
    Table,
    /// Whether the hand that was written last is corrected.
    Written,
    /// Whether a correction is written.
    Correction,
    /// Whether a whole evening is void.
    Void,
    /// Whether two sessions are one evening.
    Twice,
    /// Whether money that two ledgers note was handed over once.
    SameMoney,
    /// Whether a noted hand corrects one of the ledger.
    Mended,
    /// Whether noted hands are some of the ledger.
    EqualHands,
    /// Whether a card that is too often in a pile is a slip.
    Surplus,
}

/// What a line says where something is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DecisionAnswer {
    /// Yes or no.
    Is(bool),
    /// One step back.
    Back,
    /// The prompt is left.
    Quit,
}

impl Decision {
    /// Returns what a line decides, or does instead; `None` where it is neither.
    pub(crate) fn read(self, line: &str) -> Option<DecisionAnswer> {
        if let Some(yes) = yes_or_no(line) {
            return Some(DecisionAnswer::Is(yes));
        }
        match (PromptCommand::parse(line)?, self) {
            ((PromptCommand::End, ""), Self::SettleUp | Self::End) => {
                Some(DecisionAnswer::Is(true))
            }
            ((PromptCommand::Undo, ""), _) => Some(DecisionAnswer::Back),
            ((PromptCommand::Quit, ""), _) => Some(DecisionAnswer::Quit),
            _ => None,
        }
    }

    /// Returns why a line decides nothing.
    pub(crate) fn undecided(self, line: &str) -> Why {
        match (self, PromptCommand::parse(line)) {
            (_, Some((PromptCommand::End, ""))) => Why::EndsElsewhere,
            (Self::Twice, _) => Why::WhichCounts,
            _ => Why::YesOrNo,
        }
    }
}
