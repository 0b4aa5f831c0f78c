//! English.

mod bad_name;
pub(super) mod book;
mod calls;
mod cards;
mod contradiction;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "its doors are in `cli`")
)]
pub(crate) mod evening;
mod findings;
mod grammar;
mod gwangpalli;
mod irregularity;
mod keys;
mod limits;
mod made;
mod names;
mod offers;
mod piles;
mod problem;
mod shown;
mod told;
mod turns;
mod unbalanced;
mod why;

pub(crate) use crate::words::rows::en::*;
pub(crate) use cards::*;
#[cfg(feature = "ledger")]
pub(crate) use evening::*;
pub(crate) use findings::*;
pub(crate) use grammar::{count, list};
pub(crate) use gwangpalli::*;
pub(crate) use irregularity::*;
pub(crate) use keys::{expected, file_fault, key_fault, meaning, ruleset, schema_part};
pub(crate) use limits::{and_more, irregular, too_long};
pub(crate) use names::*;
pub(crate) use offers::*;
pub(crate) use problem::problem;
pub(in crate::words) use shown::{month, shown};
pub(crate) use told::{told_question, told_refusal};
pub(crate) use why::*;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_with_and() {
        assert_eq!(list(&["Ann"]), "Ann");
        assert_eq!(list(&["Ann", "Bo"]), "Ann and Bo");
        assert_eq!(list(&["Ann", "Bo", "Chul"]), "Ann, Bo and Chul");
    }
}
