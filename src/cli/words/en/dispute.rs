//! Words of a dispute.

use crate::ledger::HandCalled;
use crate::words::en::count;

/// Help at the prompt of a dispute.
pub(crate) const fn dispute_help() -> &'static str {
    "\
  Each claim changes the record and shows its effect; nothing is written yet.
    Bo known g2 p4    a line takes the place of the one it contradicts
    Ann heundeum 5    or is added before the end of the hand
    6: Bo go 4        line 6 should read like this
    after 6: Bo chok  is added after line 6; undo takes it out again
    drop 6            line 6 is struck
    set KEY=VALUE     a rule was different in this hand
    void              the hand is dealt again
  undo takes back the last claim, clear all of them; show shows the record.
  agree REASON writes the correction with its reason. quit leaves the hand as
  it was; the claims are kept for the next time, unless they are cleared.
"
}

pub(crate) fn claim_prompt() -> String {
    "Claim, or agree REASON? ".to_owned()
}

pub(crate) fn dispute_begun() -> String {
    "What was different? Write a line such as \"Bo known g2\", or drop N; ? helps.".to_owned()
}

pub(crate) fn claims_cleared() -> String {
    "All claims are dropped.".to_owned()
}

/// Returns that claims of an earlier dispute were taken up.
pub(crate) fn claims_taken_up(claims: usize) -> String {
    let claims = count(i64::try_from(claims).unwrap_or(i64::MAX), "claim");
    format!("Kept from the last time: {claims}; clear drops them.")
}

/// Returns that claims of an earlier dispute were not taken up.
pub(crate) fn claims_outdated() -> String {
    "The claims kept from the last time no longer fit the hand, and are left out.".to_owned()
}

/// Returns what is before the differences that a correction makes after the session was paid out.
pub(crate) fn moved_head() -> String {
    "The evening is already closed. Compared with what was paid then:".to_owned()
}

pub(crate) fn nothing_moved() -> String {
    "The evening is already closed; what was paid then is still right.".to_owned()
}

pub(crate) fn correct_prompt() -> String {
    "Does the table agree? [Y/n] ".to_owned()
}

pub(crate) fn corrected_as(hand: &HandCalled) -> String {
    format!("Hand {} is corrected.", hand.number)
}

pub(crate) fn later_hands() -> String {
    "Later hands began with the dealer, carry and pot of the old verdict; they stay as they are \
     unless they are disputed too."
        .to_owned()
}

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "Nothing was changed.".to_owned();
    }
    let claims = count(i64::try_from(claims).unwrap_or(i64::MAX), "claim");
    format!("Nothing was changed; {claims} kept for the next time (clear drops them).")
}

/// Returns by which names people are meant in claims, where some are called otherwise now.
pub(crate) fn claims_by_written_names() -> &'static str {
    "Claims name people as the record does."
}
