//! The sentences of the engine and of an evening: what is wrong in a record or a ruleset, what a
//! verdict says and why, the rule book, and what an evening asks, reports and rejects.
//!
//! Each language is a module of functions with the same names (`en`), plus a file of prose
//! (`docs/book/en`); `say!` chooses among them by a [`Lang`]. A plain sentence is a row of `rows`,
//! with all languages in it; a sentence that branches or counts is a function in each language,
//! documented once, in `en`. This module decides nothing: it turns facts into sentences, and no
//! code reads a sentence again.
//!
//! ```
//! use dokbak::words::{Lang, problem};
//! use dokbak::{Calendar, parse};
//!
//! let parsed = parse("players Ann Bo\nAnn takes 8x\n", Calendar::Korean);
//! let fault = &parsed.faults[0];
//! let says = problem(Lang::English, &fault.problem, Calendar::Korean);
//! assert_eq!(says, "\"8x\" is not a card; month 8 has 8gypp");
//! // `Display` says it in English.
//! assert_eq!(fault.to_string(), format!("2:11: {says}"));
//! ```

mod about;
pub(crate) mod arithmetic;
pub mod book;
pub(crate) mod en;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, reason = "its doors up as `cli`")
)]
pub(crate) mod evening;
pub(crate) mod ja;
mod json;
pub(crate) mod ko;
mod messages;
pub(crate) mod native;
mod numbering;
#[cfg(debug_assertions)]
pub(crate) mod pseudo;
pub(crate) mod rows;
mod ruleset;
mod same;
mod say;
mod signs;
mod text;
mod why;

pub use crate::vocabulary::Lang;
pub use json::{fault_json, file_fault_json};
pub(crate) use messages::{
    composed, composed_of, gathered, language, message, messages, messages_of, said,
};
pub(crate) use numbering::NumberedThing;
pub use numbering::Numbering;
pub use ruleset::{RulesetWords, ruleset};
pub(crate) use say::{chosen, say};
pub use signs::{nets, number, signed};
pub use text::{Text, TextForm};
#[cfg(feature = "serve")]
pub(crate) use why::reasons_about;
pub use why::{about_feeding, about_line, argument};

use crate::card::{Calendar, Card, Flower};
use crate::files::Irregular;
use crate::gostop::SeatRole;
use crate::limits::Limit;
use crate::record::{Fault, Faults, Problem};
use crate::rules::{self, Expected, FileFault, Game, KeyFault, KeyInfo, PointUnit, RuleId};
use crate::telling::{AskedBack, MisheardReason, Spoken};
use crate::verdict::{
    Finding, Irregularity, Jokbo, Loss, LossStep, Missing, OfferFinding, OfferedTurn, OtherTurn,
    PaidFor, Payment, PileCounting, RoundPoints, ScoreLine, SetLine, StepId, SwitchUse, Verdict,
};
use std::error::Error;
use std::fmt;

/// Writes `LINE:COLUMN: ` and what is wrong, in English with the Korean calendar; without the place
/// if the fault is not about a line.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}:{}: ", self.place.line, self.place.column)?;
        }
        f.write_str(&problem(Lang::default(), &self.problem, Calendar::Korean))
    }
}

impl Error for Fault {}

/// Writes one fault per line.
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

/// One point of the argument for a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The claim, as a sentence.
    pub says: Text,
    /// The reasons for the claim: rules, and what they apply to, in sentences.
    pub because: Vec<Reason>,
}

/// One reason for a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason, as a sentence.
    pub says: Text,
    /// The rule at this table that the reason quotes; `None` if the reason is about this hand
    /// alone.
    pub rule: Option<RuleId>,
}

/// Sentences that other programs use too. Each row documents a function and declares its arguments
/// and result.
macro_rules! face {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),+) -> $result:ty;)+) => {$(
        $(#[$doc])*
        pub fn $name(lang: Lang, $($arg: $type),+) -> $result {
            say!(lang, $name($($arg),+))
        }
    )+};
}

face! {
    /// Asks for what is missing in a told hand; the meaning of Enter is in brackets.
    told_question(asked: &AskedBack) -> String;
    /// Says why a told hand was rejected, quoting the words at fault.
    told_refusal(words: &[Spoken], why: &MisheardReason) -> String;
    /// Returns what is wrong in a record and what would be right, in one line.
    problem(problem: &Problem, calendar: Calendar) -> String;
    /// Returns what is wrong with a key or its value.
    key_fault(fault: &KeyFault) -> String;
    /// Returns what is wrong in a ruleset file, with its place.
    file_fault(fault: &FileFault) -> String;
    /// Returns a card's code and name; `calendar` numbers the months.
    card(card: Card, calendar: Calendar) -> String;
    /// Returns the name of a card, such as `crane` or `pine ribbon`.
    card_name(card: Card) -> String;
    /// Returns the name of a jokbo or yaku in the rule book of its game.
    jokbo(id: Jokbo, game: Game) -> String;
    /// Returns the name of a step.
    step(id: StepId, unit: PointUnit) -> &'static str;
    /// Returns the reason why a step applies to these losers, as a phrase.
    because(step: &LossStep, winner: &str, losers: &[&str], calendar: Calendar, unit: PointUnit) -> String;
    /// Returns the effect of a step on the amount.
    effect(step: &LossStep) -> Text;
    /// Returns how a hand ended, in one sentence.
    headline(verdict: &Verdict) -> String;
    /// Returns what a loser owes, and how it is computed.
    owes(loss: &Loss) -> String;
    /// Returns who pays for whom and why; `None` if nobody pays for others.
    liability(verdict: &Verdict) -> Option<String>;
    /// Returns how to refer to a line of a record.
    place(numbering: Numbering<'_>, line: u32) -> String;
    /// Returns how a player fed the winner at a place, and what excuses the player, if anything.
    finding(finding: &Finding, winner: &str, at: &str, calendar: Calendar) -> String;
    /// Returns how many of the other turns that a player could have taken would have prevented the
    /// win.
    other_turns(others: &[OtherTurn], calendar: Calendar) -> String;
    /// Returns the result that the other turn would have had.
    other_turn(other: &OtherTurn, winner: &str, calendar: Calendar) -> String;
    /// Returns who offered a nagari, and whether that player could have played safely instead.
    offer(offer: &OfferFinding, at: &str, calendar: Calendar) -> String;
    /// Returns the assumptions behind what is said about an offered nagari; empty if all is known.
    offer_rests_on(offer: &OfferFinding) -> Vec<String>;
    /// Returns the result that a turn would have had instead of offering a nagari.
    offered_turn(turn: &OfferedTurn, offer: &OfferFinding, calendar: Calendar) -> String;
    /// Returns what was irregular, and what would have been right.
    irregularity(one: &Irregularity, at: &str, calendar: Calendar) -> String;
    /// Returns the cards of a line in the score: their codes, with the names of those cards that
    /// have one of their own.
    cards(line: &ScoreLine, calendar: Calendar) -> String;
    /// Returns how a switch card counts.
    switch_use(used: SwitchUse) -> &'static str;
    /// Returns the name of the reason for a payment.
    paid_for(reason: PaidFor) -> &'static str;
    /// Returns the arithmetic of a Koi-Koi round: `8 × 2 × 2 = 32`.
    round_arithmetic(base: i64, round: &RoundPoints) -> String;
    /// Returns a player's set of min-hwatu, and what everybody else pays for it.
    counted_set_line(player: &str, set: &SetLine, calendar: Calendar) -> String;
    /// Returns why the piles of min-hwatu do not add up to the pack, in sentences.
    cheated(counting: &PileCounting, calendar: Calendar) -> Vec<String>;
    /// Returns the name of a flower; willow comes with its other name.
    flower(flower: Flower) -> String;
    /// Returns what a jokbo is missing: `6t`, `one of 8g 11g`, `2 more`.
    needs(missing: &Missing, calendar: Calendar) -> String;
    /// Returns what each loser of the next hand with a winner will owe a seller for gwangpalli.
    due(name: &str, chips: i64) -> Text;
    /// Says that a sale lapses because nobody won the hand after it.
    due_lapses(name: &str, chips: i64) -> Text;
    /// Returns why a person at the table plays or sits out.
    part(part: SeatRole) -> &'static str;
    /// Returns what was sold: the cards, and the month of a triple if one was sold.
    sold(cards: &str, month: Option<u8>) -> String;
    /// Returns the letters by which a game's sources are cited, and what they stand for.
    source_letters(game: Game) -> &'static str;
    /// Returns the meaning of a key, as a phrase.
    meaning(info: &KeyInfo) -> &'static str;
    /// Returns the values that a key accepts.
    expected(expected: &Expected) -> String;
    /// Lists what is wrong in ruleset files, one fault after the other; long lists are cut.
    file_faults(faults: &[FileFault]) -> Vec<String>;
    /// Returns that `more` further items are not listed; `None` if there are none.
    and_more(more: usize) -> Option<String>;
    /// Says that something is too long, and what would be right.
    too_long(limit: Limit) -> String;
    /// Says that something is not a regular file.
    irregular(kind: Irregular) -> &'static str;
    /// Returns a payment of a verdict as a sentence.
    payment(payment: &Payment, verdict: &Verdict) -> Text;
}

/// Returns the sentence `what` with its place in a file before it.
pub fn at_place(file: &str, line: u32, column: u32, what: &str) -> String {
    format!("{file}:{line}:{column}: {what}")
}

/// Returns the JSON Schema of ruleset files, explaining each word and key.
pub fn schema(lang: Lang) -> serde_json::Value {
    rules::schema(&|part| say!(lang, schema_part(part)))
}

/// Groups digits by threes: `1234567` becomes `1,234,567`.
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
}
