//! Words of a dispute.

use crate::words::en::count;

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "Nothing was changed.".to_owned();
    }
    let claims = count(i64::try_from(claims).unwrap_or(i64::MAX), "claim");
    format!("Nothing was changed; {claims} kept for the next time (clear drops them).")
}
