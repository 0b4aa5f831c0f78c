//! English.

mod bad_name;
pub(super) mod book;
mod findings;
mod gwangpalli;
mod irregularity;
mod keys;
mod limits;
mod names;
mod offers;
mod problem;
mod turns;
mod unbalanced;
mod why;

pub use findings::*;
pub use gwangpalli::*;
pub use irregularity::*;
pub use keys::{expected, file_fault, file_faults, key_fault};
pub use limits::{and_more, cut, irregular, too_long};
pub use names::*;
pub use offers::*;
pub use problem::{card, problem};
pub use why::{
    about_feeding, about_line, argument, no_rule, not_without_it, source_letters, the_same_without,
    without_it,
};

/// Returns a count with its noun: `1 point`, `2 points`.
pub fn count(number: i64, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// Returns names with commas and a final `and`.
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Returns a number with its sign: `+6`, `-6`, `0`.
pub fn signed(number: i64) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        number.to_string()
    }
}

/// Returns digits in groups of three: `1234567` as `1,234,567`.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_from_the_right() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn lists_end_with_and() {
        assert_eq!(list(&["Ann"]), "Ann");
        assert_eq!(list(&["Ann", "Bo"]), "Ann and Bo");
        assert_eq!(list(&["Ann", "Bo", "Chul"]), "Ann, Bo and Chul");
    }
}
