//! Words of a dispute.

use super::count;

/// Help at the prompt of a dispute.
pub(in crate::cli) const DISPUTE_HELP: &str = "\
  Each claim changes the record, and its effect is shown; nothing is written yet.
    Bo counts g2 p4   a line takes the place of the one it contradicts
    Ann heundeum 5    or is added before the end of the hand
    6: Bo go 4        line 6 is to read so
    drop 6            line 6 is struck
    void              the hand is dealt again
  undo takes back the last claim, show shows the record.
  agree REASON writes the correction with its reason; quit leaves all as it was.
";

pub(in crate::cli) fn claim_prompt() -> String {
    "Claim, or agree REASON? ".to_owned()
}

pub(in crate::cli) fn dispute_begun() -> String {
    "What is said to have been otherwise? A line such as \"Bo counts g2\", or drop N; ? helps."
        .to_owned()
}

pub(in crate::cli) fn claim_needed() -> String {
    "write a line of the record, drop N, or N: LINE".to_owned()
}

pub(in crate::cli) fn no_line(number: &str) -> String {
    format!("there is no line {}; show lists them", number.trim())
}

pub(in crate::cli) fn nothing_claimed() -> String {
    "nothing is claimed, so there is nothing to agree on".to_owned()
}

pub(in crate::cli) fn reason_needed() -> String {
    "write the reason behind it: agree Bo's second bright was under his ribbons".to_owned()
}

pub(in crate::cli) fn not_settled_yet() -> String {
    "the hand could not have ended so; mend or take back a claim first".to_owned()
}

pub(in crate::cli) fn correct_prompt() -> String {
    "Is the table agreed? [Y/n] ".to_owned()
}

pub(in crate::cli) fn corrected_as(hand: i64, entry: i64) -> String {
    format!("Hand {hand} is corrected; the correction is written as {entry}.")
}

pub(in crate::cli) fn later_hands() -> String {
    "Later hands were begun with the dealer, carry and pot of the verdict as it was; they stay as \
     they are unless they are disputed too."
        .to_owned()
}

pub(in crate::cli) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "Nothing was changed.".to_owned();
    }
    let claims = count(i64::try_from(claims).unwrap_or(i64::MAX), "claim");
    format!("Nothing was changed; {claims} kept for when the dispute goes on.")
}
