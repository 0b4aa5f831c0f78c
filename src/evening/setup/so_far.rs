//! What an evening starts with, as far as the questions were answered.

use super::ask::{SetupAnswer, SetupAsk};
use super::checks::fits;
use super::house_rules::house_rules;
use super::last_time::LastTime;
use crate::case::DEFAULT_RULES;
use crate::date::Date;
use crate::evening::deal_draw::{DealDraw, FirstDeal};
use crate::evening::refusal::Refusal;
use crate::ledger::{People, SessionBody, Worth};
use crate::letters::Writing;
use crate::record::{ChipValue, Name};
use crate::rules::{self, Ruleset};
use std::path::Path;
use std::sync::Arc;

/// What an evening starts with, as far as the questions were answered.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) players: Vec<Name>,
    /// The name of the ruleset, as the players gave it.
    pub(crate) rules: String,
    pub(crate) ruleset: Ruleset,
    pub(crate) chip: Option<ChipValue>,
    pub(crate) length: Option<u32>,
    /// The cards drawn for the first deal, if the players gave them.
    pub(super) lots: Option<DealDraw>,
    /// Who deals first according to the drawn cards; `None` without cards or while it is open.
    pub(crate) first_deal: Option<FirstDeal>,
    pub(super) answered: Vec<SetupAsk>,
    /// All names of the people in the ledger that would be accepted today.
    pub(super) known: Arc<[Name]>,
    /// The names of the ledger's kitties.
    pub(super) kitties: Arc<[Name]>,
    pub(super) people: Arc<People>,
    /// Whether a person answers, so that the setup suggests a ruleset.
    pub(super) suggests: bool,
    /// Whether the script of the players' names decides which ruleset is suggested.
    pub(super) by_names: bool,
    /// The script of the user's language, which decides the suggestion if the names do not.
    pub(super) spoken: Option<Writing>,
    /// The last session with each recently played ruleset, the newest first.
    pub(super) earlier: Arc<[SessionBody]>,
}

impl Setup {
    /// Returns a setup with the answers of last time, or defaults the first time; no question
    /// counts as answered yet.
    pub(super) fn remembered(past: &LastTime) -> Self {
        let last = past.last();
        let written = |last: &SessionBody| {
            let ruleset = rules::from_text(&last.ruleset, &last.rules, Path::new("."));
            Some((last.rules.clone(), ruleset.unwrap_or_default()))
        };
        let wished = past.wished.clone();
        let (rules, ruleset) = wished
            .or_else(|| last.and_then(written))
            .unwrap_or_else(|| (DEFAULT_RULES.to_owned(), Ruleset::default()));
        Self {
            players: last.map(|last| last.players.clone()).unwrap_or_default(),
            rules,
            ruleset,
            chip: last.and_then(SessionBody::worth).cloned(),
            length: last.map_or(Some(12), |last| last.length),
            lots: None,
            first_deal: None,
            answered: Vec::new(),
            known: Arc::clone(&past.known),
            kitties: Arc::clone(&past.kitties),
            people: Arc::clone(&past.people),
            suggests: past.suggests,
            spoken: past.spoken,
            by_names: past.suggests && past.wished.is_none() && past.is_first(),
            earlier: Arc::clone(&past.earlier),
        }
    }

    /// Returns the next question; `None` if all questions are answered.
    pub(crate) fn next(&self) -> Option<SetupAsk> {
        SetupAsk::ALL
            .into_iter()
            .find(|ask| !self.answered.contains(ask))
    }

    /// Returns the answer that Enter alone gives to a question.
    pub(crate) fn default(&self, ask: SetupAsk) -> SetupAnswer {
        match ask {
            SetupAsk::Players => SetupAnswer::Players(self.players.clone()),
            SetupAsk::Rules => SetupAnswer::Rules {
                name: self.rules.clone(),
                sets: house_rules(&self.rules, &self.ruleset),
            },
            SetupAsk::Chip => SetupAnswer::Chip(self.chip.clone()),
            SetupAsk::Length => SetupAnswer::Length(self.length),
        }
    }

    /// Refuses too few or too many players for the game, for the pack, or for sharing out the
    /// pack's points as the rules say.
    pub(crate) fn fits(&self) -> Result<(), Refusal> {
        fits(&self.ruleset.rules, self.players.len())
    }

    pub(super) fn done(&mut self, ask: SetupAsk) {
        if !self.answered.contains(&ask) {
            self.answered.push(ask);
        }
    }

    /// Returns the ledger entry that opens the session, on a given day.
    pub(crate) fn body(&self, day: Date) -> SessionBody {
        SessionBody {
            players: self.players.clone(),
            rules: self.rules.clone(),
            ruleset: self.ruleset.text(),
            chip: self.chip.as_ref().map(Worth::from),
            length: self.length,
            day: Some(day.to_string()),
            follows: None,
            is_result: false,
            table: None,
        }
    }
}
