//! What is heard of marks.

use crate::words::TextForm;

/// Separates the giver from the recipient.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", ", 받는 사람 ")
}

/// Separates one part of a told hand from the next.
#[cfg(feature = "ledger")]
pub(crate) fn next(form: TextForm) -> &'static str {
    form.or(" · ", ", ")
}
