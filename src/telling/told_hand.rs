//! A told hand, as far as it was understood.

use super::judged::JudgedHand;
use super::replies::Replies;
use super::{Ask, Fact};
use crate::record::Line;
use crate::verdict::Verdict;

/// A hand told in one line, as far as it was understood.
///
/// # Making one
///
/// [`ToldHand::read`] reads a line such as `Peter three brights, Ruth gwang-bak`, in any of the
/// languages and in any order, for players at a [`TellingTable`](super::TellingTable).
/// [`ToldHand::won_by`] starts from the winner alone. Each answer makes a new hand:
/// [`ToldHand::reply`] answers the next question, and [`ToldHand::add`] tells more.
///
/// # Asking it
///
/// [`question`](Self::question) is what to ask next; a question whose `enter` is set has an answer
/// that may be assumed. Once only such questions are left, [`lines`](Self::lines) has the record of
/// the hand and [`verdict`](Self::verdict) its result. [`said_back`](Self::said_back) says what was
/// understood, in a line that reads back as the same hand.
///
/// # Errors
///
/// A line that cannot be a hand is refused. [`Misheard`](super::Misheard) names the words at
/// fault and what is wrong with them. Apart from the answers given by Enter, nothing is assumed
/// that was not said.
///
/// ```
/// use dokbak::record::{Name, Seat};
/// use dokbak::telling::{AskId, Reply, TellingTable, ToldBak, ToldHand};
/// use dokbak::vocabulary::ENGLISH;
/// use dokbak::{Calendar, Ruleset, parse};
///
/// let players = ["Olga", "Peter", "Ruth"].map(Name::from);
/// let before = parse("players Olga Peter Ruth\n", Calendar::Korean).record;
/// let ruleset = Ruleset::default();
/// let table = TellingTable { players: &players, numbers: &[], ruleset: &ruleset, before: &before };
///
/// let told = ToldHand::read("Peter three brights", table)?;
/// assert_eq!(told.question().map(|ask| &ask.id), Some(&AskId::Bak(ToldBak::Gwang)));
/// assert_eq!(told.verdict, None);
///
/// let told = told.reply(Reply::Players(vec![Seat(2)]), table)?;
/// let verdict = told.verdict.as_ref().expect("nothing is open any more");
/// assert_eq!(verdict.net, [("Olga".into(), -3), ("Peter".into(), 9), ("Ruth".into(), -6)]);
///
/// let line = told.said_back(&ENGLISH, table);
/// assert_eq!(ToldHand::read(&line, table)?.verdict, told.verdict);
/// # Ok::<(), dokbak::telling::Misheard>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ToldHand {
    /// The facts that were told.
    pub facts: Vec<Fact>,
    /// The questions that are still open.
    pub asks: Vec<Ask>,
    /// The lines of the record, with the answers that Enter gives; empty while Enter cannot answer
    /// a question.
    pub lines: Vec<Line>,
    /// The result, with the answers that Enter gives; `None` while Enter cannot answer a question.
    pub verdict: Option<Verdict>,
    pub(super) line: String,
    pub(super) replies: Replies,
    pub(super) judged: JudgedHand,
}
