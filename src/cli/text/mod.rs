//! Every word that a person reads. English stands here; another language is another set of
//! functions with the same names, chosen in this module.

mod bad_name;
pub(super) mod book;
mod closing;
mod compare;
mod dispute;
mod findings;
mod gwangpalli;
mod help;
mod house;
mod irregularity;
mod keys;
mod ledger;
mod limits;
mod lots;
mod menu;
mod names;
mod offers;
mod play;
mod problem;
mod questions;
mod rules;
mod setup;
mod track;
mod turns;
mod unbalanced;
mod ways;
mod whatif;
mod why;

pub(super) use closing::*;
pub(super) use compare::*;
pub(super) use dispute::*;
pub(super) use findings::*;
pub(super) use gwangpalli::*;
pub(super) use help::*;
pub(super) use house::*;
pub(super) use irregularity::*;
pub(super) use keys::{expected, file_fault, file_faults, key_fault};
pub(super) use ledger::*;
pub(super) use limits::{and_more, cut, not_read, too_long};
pub(super) use lots::*;
pub(super) use menu::*;
pub(super) use names::*;
pub(super) use offers::*;
pub(super) use play::*;
pub(super) use problem::problem;
pub(super) use questions::*;
pub(super) use rules::*;
pub(super) use setup::*;
pub(super) use track::*;
pub(super) use ways::*;
pub(super) use whatif::*;
pub(super) use why::{
    about_feeding, about_line, argument, no_rule, not_without_it, source_letters, the_same_without,
    without_it,
};

/// Returns a count with its noun: `1 point`, `2 points`.
pub(super) fn count(number: i64, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// Returns names with commas and a final `and`.
pub(super) fn list<S: AsRef<str>>(names: &[S]) -> String {
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
pub(super) fn signed(number: i64) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        number.to_string()
    }
}

/// Returns digits in groups of three: `1234567` as `1,234,567`.
pub(super) fn grouped(number: u128) -> String {
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
