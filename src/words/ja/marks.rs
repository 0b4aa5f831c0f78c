//! What is heard of marks.

use crate::words::TextForm;

/// Returns what is heard of the sign of what is won.
pub(crate) const fn plus() -> &'static str {
    "プラス"
}

/// Returns what is heard of the sign of what is lost.
pub(crate) const fn minus() -> &'static str {
    "マイナス"
}

/// Returns what stands between who gives and who gets.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", "から ")
}
