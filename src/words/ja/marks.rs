//! What is heard of marks.

use crate::words::TextForm;

/// Returns what stands between who gives and who gets.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", "から ")
}
