//! A told hand, understood as far as it was told.

use super::judged::JudgedHand;
use super::replies::Replies;
use super::{Ask, Fact};
use crate::record::Line;
use crate::verdict::Verdict;

/// A told hand, understood as far as it was told.
#[derive(Clone, Debug, Default)]
pub struct ToldHand {
    /// What was said.
    pub facts: Vec<Fact>,
    /// What has to be asked before it can be written.
    pub asks: Vec<Ask>,
    /// The lines of the record; none while something is asked that Enter does not answer.
    pub lines: Vec<Line>,
    /// What it comes to, with what Enter answers; `None` where Enter does not answer all.
    pub verdict: Option<Verdict>,
    pub(super) line: String,
    pub(super) replies: Replies,
    pub(super) judged: JudgedHand,
}
