//! What the engine has to say to people, in sentences: what is wrong in a record or a ruleset, what
//! a verdict says, why it does, and the rule book. English stands here.
//!
//! ```
//! use dokbak::record::parse;
//! use dokbak::card::Calendar;
//!
//! let parsed = parse("players Ann Bo\nAnn takes 8x\n", Calendar::Korean);
//! let told = parsed.faults[0].to_string();
//! assert_eq!(told, "2:11: \"8x\" is no card; month 8 has 8gypp");
//! ```

mod bad_name;
pub mod book;
mod findings;
mod gwangpalli;
mod irregularity;
mod json;
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
pub use json::{fault_json, file_fault_json};
pub use keys::{expected, file_fault, file_faults, key_fault};
pub use limits::{and_more, cut, irregular, too_long};
pub use names::*;
pub use offers::*;
pub use problem::{card, problem};
pub use why::{
    about_feeding, about_line, argument, no_rule, not_without_it, source_letters, the_same_without,
    without_it,
};

use crate::card::Calendar;
use crate::record::{Fault, Faults};
use std::error::Error;
use std::fmt;

/// `LINE:COLUMN: ` and what is wrong, in the Korean calendar; without a place where it is about none
/// of the lines.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}:{}: ", self.place.line, self.place.column)?;
        }
        f.write_str(&problem(&self.problem, Calendar::Korean))
    }
}

impl Error for Fault {}

/// One fault a line.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.iter().enumerate() {
            let before = if number == 0 { "" } else { "\n" };
            write!(f, "{before}{fault}")?;
        }
        Ok(())
    }
}

impl Error for Faults {}

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
