//! Japanese.

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
pub(crate) mod marks;
mod names;
mod offers;
mod piles;
mod problem;
pub(crate) mod shown;
mod told;
mod turns;
mod unbalanced;
mod why;

pub(crate) use crate::words::rows::ja::*;
#[cfg(feature = "cli")]
pub(crate) use cards::named;
pub(crate) use cards::{card, card_name, flower};
#[cfg(feature = "ledger")]
pub(crate) use evening::*;
pub(crate) use findings::*;
pub(crate) use grammar::{in_points, list};
pub(crate) use gwangpalli::*;
pub(crate) use irregularity::*;
pub(crate) use keys::{expected, file_fault, key_fault, meaning, ruleset, schema_part};
#[cfg(feature = "cli")]
pub(crate) use limits::system_fault;
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
    fn lists_have_japanese_commas() {
        assert_eq!(list(&["英子"]), "英子");
        assert_eq!(list(&["英子", "太郎", "次郎"]), "英子、太郎、次郎");
    }
}
