//! What the engine and an evening have to say to people, in sentences: what is wrong in a record or a
//! ruleset, what a verdict says, why it does, the rule book, and what an evening asks, tells and
//! refuses.
//!
//! Each language is a module of functions with the same names (`en`), and a file of prose
//! (`docs/book/en`); `say!` chooses among them by a [`Lang`]. What is decided is decided elsewhere:
//! here facts become sentences, and nothing reads a sentence again.
//!
//! ```
//! use dokbak::words::{Lang, problem};
//! use dokbak::{Calendar, parse};
//!
//! let parsed = parse("players Ann Bo\nAnn takes 8x\n", Calendar::Korean);
//! let fault = &parsed.faults[0];
//! let says = problem(Lang::English, &fault.problem, Calendar::Korean);
//! assert_eq!(says, "\"8x\" is no card; month 8 has 8gypp");
//! // Where nobody says otherwise, it is English.
//! assert_eq!(fault.to_string(), format!("2:11: {says}"));
//! ```

mod about;
pub(crate) mod arithmetic;
pub mod book;
pub(crate) mod en;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "its doors are in `cli`")
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
pub(crate) use messages::{composed, composed_of, language, message, messages, messages_of, said};
pub(crate) use numbering::NumberedThing;
pub use numbering::Numbering;
pub use ruleset::{RulesetWords, ruleset};
pub(crate) use say::{chosen, say};
pub use signs::{nets, number, signed};
pub use text::{Text, TextForm};
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

/// `LINE:COLUMN: ` and what is wrong, in the Korean calendar; without a place where it is about none
/// of the lines.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}:{}: ", self.place.line, self.place.column)?;
        }
        f.write_str(&problem(Lang::default(), &self.problem, Calendar::Korean))
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

/// One point of the argument for a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What is so.
    pub says: Text,
    /// The rules it rests on, each with what it is applied to, in sentences.
    pub because: Vec<Reason>,
}

/// One reason for a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason, as a sentence.
    pub says: Text,
    /// The rule that says so at this table; `None` where it is said of this hand alone.
    pub rule: Option<RuleId>,
}

/// Sentences that other programs ask for too: for each what it returns, and what it is about.
macro_rules! face {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),+) -> $result:ty;)+) => {$(
        $(#[$doc])*
        pub fn $name(lang: Lang, $($arg: $type),+) -> $result {
            say!(lang, $name($($arg),+))
        }
    )+};
}

face! {
    /// Asks what has to be known of a told hand; in brackets what Enter answers.
    told_question(asked: &AskedBack) -> String;
    /// Says why a told hand is not taken, with the words to blame.
    told_refusal(words: &[Spoken], why: &MisheardReason) -> String;
    /// Returns what is wrong in a record and what would be right, in one line.
    problem(problem: &Problem, calendar: Calendar) -> String;
    /// Returns what is wrong with a key or its value.
    key_fault(fault: &KeyFault) -> String;
    /// Returns what is wrong in a ruleset file, with its place.
    file_fault(fault: &FileFault) -> String;
    /// Returns a card as its code and its name; months are numbered by `calendar`.
    card(card: Card, calendar: Calendar) -> String;
    /// Returns the name of a card, such as `crane` or `pine ribbon`.
    card_name(card: Card) -> String;
    /// Returns the name of a jokbo or yaku, as the rule book of its game has it.
    jokbo(id: Jokbo, game: Game) -> String;
    /// Returns the name of a step.
    step(id: StepId, unit: PointUnit) -> &'static str;
    /// Returns why a step applies to these losers, in one phrase.
    because(step: &LossStep, winner: &str, losers: &[&str], calendar: Calendar, unit: PointUnit) -> String;
    /// Returns what a step does to the amount.
    effect(step: &LossStep) -> Text;
    /// Returns how a hand ended, in one sentence.
    headline(verdict: &Verdict) -> String;
    /// Returns what a loser owes and how it is computed.
    owes(loss: &Loss) -> String;
    /// Returns who pays for whom and why.
    liability(verdict: &Verdict) -> Option<String>;
    /// Returns what a line of a record is called.
    place(numbering: Numbering<'_>, line: u32) -> String;
    /// Returns what a player did at a place to feed the winner, and what spares them if anything
    /// does.
    finding(finding: &Finding, winner: &str, at: &str, calendar: Calendar) -> String;
    /// Returns how many of somebody's other turns would have prevented the win.
    other_turns(others: &[OtherTurn], calendar: Calendar) -> String;
    /// Returns what another turn would have come to.
    other_turn(other: &OtherTurn, winner: &str, calendar: Calendar) -> String;
    /// Returns who offered a nagari, and whether they had a safe play.
    offer(offer: &OfferFinding, at: &str, calendar: Calendar) -> String;
    /// Returns what the answer rests on where not everything is known.
    offer_rests_on(offer: &OfferFinding) -> Vec<String>;
    /// Returns what would have come of a turn.
    offered_turn(turn: &OfferedTurn, offer: &OfferFinding, calendar: Calendar) -> String;
    /// Returns what an irregularity is, and what would have been right.
    irregularity(one: &Irregularity, at: &str, calendar: Calendar) -> String;
    /// Returns the cards of a line of a score: their codes, and their names where they have names
    /// of their own.
    cards(line: &ScoreLine, calendar: Calendar) -> String;
    /// Returns how a switch card is counted.
    switch_use(used: SwitchUse) -> &'static str;
    /// Returns the name of what a payment is for.
    paid_for(reason: PaidFor) -> &'static str;
    /// Returns the arithmetic of a round of Koi-Koi: `8 × 2 × 2 = 32`.
    round_arithmetic(base: i64, round: &RoundPoints) -> String;
    /// Returns a set that somebody holds, and what everyone else pays for it.
    counted_set_line(player: &str, set: &SetLine, calendar: Calendar) -> String;
    /// Returns what is wrong with piles that are not the pack, in sentences.
    cheated(counting: &PileCounting, calendar: Calendar) -> Vec<String>;
    /// Returns the name of a flower, with the other name of willow.
    flower(flower: Flower) -> String;
    /// Returns what a jokbo lacks: `6t`, `one of 8g 11g`, `2 more`.
    needs(missing: &Missing, calendar: Calendar) -> String;
    /// Returns what each loser of the next hand with a winner owes somebody for gwangpalli.
    due(name: &str, chips: i64) -> Text;
    /// Returns that nobody won after a sale, so that it is not paid any more.
    due_lapses(name: &str, chips: i64) -> Text;
    /// Returns how somebody at the table comes to play, or to be out.
    part(part: SeatRole) -> &'static str;
    /// Returns what somebody sold, as its cards and the month of a triple.
    sold(cards: &str, month: Option<u8>) -> String;
    /// Returns the letters of the sources with what they stand for, of a game.
    source_letters(game: Game) -> &'static str;
    /// Returns what a key means, in one phrase.
    meaning(info: &KeyInfo) -> &'static str;
    /// Returns what values a key takes.
    expected(expected: &Expected) -> String;
    /// Returns what is wrong in ruleset files, one fault after the other, as far as they are listed.
    file_faults(faults: &[FileFault]) -> Vec<String>;
    /// Returns that there are more than those listed, if there are.
    and_more(more: usize) -> Option<String>;
    /// Returns what is too long, and what would be right.
    too_long(limit: Limit) -> String;
    /// Returns that something is no regular file.
    irregular(kind: Irregular) -> &'static str;
    /// Returns a payment of a verdict in one sentence.
    payment(payment: &Payment, verdict: &Verdict) -> Text;
}

/// Returns what is wrong, after the place where it is.
pub fn at_place(file: &str, line: u32, column: u32, what: &str) -> String {
    format!("{file}:{line}:{column}: {what}")
}

/// Returns the JSON Schema of ruleset files, with what each word and key is for.
pub fn schema(lang: Lang) -> serde_json::Value {
    rules::schema(&|part| say!(lang, schema_part(part)))
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
}
