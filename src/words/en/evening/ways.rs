//! Words about ways out of an irregularity or a fault.

use crate::evening::dispute::ways::Way;

/// Describes a way out of an irregularity or a fault.
pub(crate) const fn way(way: Way) -> &'static str {
    match way {
        Way::NobodyWon => "nobody won",
        Way::DealtAgain => "the hand is dealt again",
        Way::TakenBack => "the last claim was wrong",
        Way::MoreCards => "if there were more cards: fill them in",
        Way::OtherTurn => "fill in what was played instead",
        Way::TurnDue => "it was this player's turn; fill in the cards",
        Way::NoGo => "the call is removed",
        Way::WentOn => "the player said go",
        Way::Stopped => "the player stopped there",
        Way::Struck => "the line is removed",
        Way::JunkDue => "the junk that goes by the rules",
        Way::NothingGiven => "the card stays where it was",
        Way::GivenFor => "if it was for that; or ttadak, sseul, stack",
        Way::WholeStack => "the whole stack was taken",
        Way::StackTold => "with the junk that is owed",
        Way::NoStack => "it was not a stack",
    }
}

/// Says which line of a record is the first that is no longer possible after a claim; if it is no
/// written line, says only that the turn was not possible.
pub(crate) fn first_lost(number: Option<u32>, as_written: bool) -> String {
    let behind = "the turns after it cannot be followed";
    match number.filter(|_| as_written) {
        Some(number) => format!("Line {number} is the first that is no longer possible; {behind}."),
        None => format!("That turn was not possible; {behind}."),
    }
}
