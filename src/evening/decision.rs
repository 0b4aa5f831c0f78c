//! The yes-or-no questions that are not part of entering a hand, by their topic.

use super::answer::yes_or_no;
use super::command::PromptCommand;
use super::refusal::Why;
use super::sheet::SheetAsks;

/// The topic of a yes-or-no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Whether to continue an open session.
    GoOn,
    /// Whether to settle up a session that is over.
    SettleUp,
    /// Whether to end a session before its last hand.
    End,
    /// Whether everything to be paid was handed over.
    HandedOver,
    /// Whether a new name is a misspelling of a known one.
    NearName,
    /// Whether somebody is known from another table of the club.
    OfTable,
    /// Whether to go on while the club's server is away.
    #[cfg_attr(
        not(feature = "club"),
        expect(dead_code, reason = "only a club's server can be away")
    )]
    Alone,
    /// Whether a new currency is meant.
    NewMoney,
    /// Whether a day in the future is meant.
    Future,
    /// Whether to go on without the contents of a damaged log.
    Log,
    /// Whether the prompt should speak the language of the names.
    Language,
    /// Whether the table changes.
    Table,
    /// Whether to correct the hand that was written last.
    Written,
    /// Whether to write a correction.
    Correction,
    /// Whether to void a whole evening.
    Void,
    /// Whether two sessions are one evening.
    Twice,
    /// Whether two ledgers note the same handover of money.
    SameMoney,
    /// Whether a noted hand corrects one in the ledger.
    Mended,
    /// Whether noted hands are the same as hands in the ledger.
    EqualHands,
    /// In which network phones come in.
    #[cfg_attr(
        not(feature = "serve"),
        expect(dead_code, reason = "only phones need one")
    )]
    Network,
    /// Whether to write a hand to which somebody with a phone objects.
    #[cfg_attr(
        not(feature = "serve"),
        expect(dead_code, reason = "only phones object")
    )]
    Objection,
    /// Whether it was a slip to enter a card too often in a pile.
    Surplus,
    /// What a sheet of results leaves open.
    Sheet(SheetAsks),
    /// Whether to take in a sheet as it was understood.
    TakeSheet,
}

/// The reply to a yes-or-no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DecisionAnswer {
    /// Yes or no.
    Is(bool),
    /// Go back one step.
    Back,
    /// Leave the prompt.
    Quit,
}

impl Decision {
    /// Returns the reply that a line gives; `None` if the line is not a valid reply.
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

    /// Returns why a line is not a valid reply.
    pub(crate) fn undecided(self, line: &str) -> Why {
        match (self, PromptCommand::parse(line)) {
            (_, Some((PromptCommand::End, ""))) => Why::EndsElsewhere,
            (Self::Twice, _) => Why::WhichCounts,
            (Self::Network, _) => Why::WhichNetwork,
            (Self::Sheet(what), _) => Why::Sheet(what),
            _ => Why::YesOrNo,
        }
    }
}
