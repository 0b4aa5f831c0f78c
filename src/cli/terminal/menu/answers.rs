//! Answers as they would be typed.

/// Returns the text for yes or no.
pub(super) fn yes_or_no(yes: bool) -> String {
    if yes { "y" } else { "n" }.to_owned()
}

/// Returns the text for nobody.
pub(super) fn nobody() -> String {
    "-".to_owned()
}
