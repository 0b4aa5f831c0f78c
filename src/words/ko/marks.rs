//! What is heard of marks.

use crate::words::TextForm;

/// Returns what stands between who gives and who gets.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", ", 받는 사람 ")
}

/// Returns what stands between what is told and what is told next.
#[cfg(feature = "ledger")]
pub(crate) fn next(form: TextForm) -> &'static str {
    form.or(" · ", ", ")
}
