//! What is heard of marks.

use crate::words::TextForm;

/// Separates the giver from the recipient.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", "から ")
}
