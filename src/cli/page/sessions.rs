//! The hands of a page, read from their sessions.

use super::dealt::Dealt;
use super::year::Year;
use crate::case::Case;
use crate::cli::error::{Denied, Failure};
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{Day, Ledger, People, SessionName, StoredHand, StoredSession};
use crate::record::ChipValue;
use crate::report::session::{NamesNow, named_by, verdict};
use crate::report::{HandRules, Rulesets, hand_rules};
use crate::rules::Ruleset;
use std::rc::Rc;
use std::sync::Arc;

impl Year {
    /// Returns the hands of a day, in an order on which two ledgers that imported each other agree.
    pub(super) fn day(
        &mut self,
        ledger: &Ledger,
        people: &People,
        rulesets: &mut Rulesets,
        day: &Day,
    ) -> Result<Vec<Dealt>, Failure> {
        let mut found: Vec<(StoredHand, Rc<PageSession<'_>>)> = Vec::new();
        for on in &day.sessions {
            let session = ledger.session(on.session)?;
            let table = Rc::new(PageSession::new(ledger, people, rulesets, &session)?);
            if self.subject.currency.is_some() && !self.measure.has(table.chip.as_ref()) {
                continue;
            }
            let hands = ledger.hands_on(&day.day, *on)?.into_iter();
            found.extend(hands.map(|hand| (hand, Rc::clone(&table))));
        }
        found.sort_by(|(one, _), (other, _)| one.in_order(other));
        let dealt = found.into_iter();
        dealt
            .map(|(hand, table)| self.dealt(people, &table, hand))
            .collect()
    }

    fn dealt(
        &mut self,
        people: &People,
        table: &PageSession<'_>,
        hand: StoredHand,
    ) -> Result<Dealt, Failure> {
        let ruleset = table.rules_of(&hand)?;
        let case = Case::written(&hand.record, &ruleset);
        let found = verdict(&hand, &case.ruleset().rules)?;
        let found = table.names.in_verdict(found);
        let net = found.net.iter();
        let own: Vec<usize> = net.map(|(name, _)| self.place(people, name)).collect();
        Ok(Dealt {
            name: hand.name(),
            called: table.called.hand(hand.number, hand.id),
            corrected: hand.correction.map(|correction| correction.reason),
            chip: table.chip.clone(),
            record: hand.record,
            is_result: table.is_result,
            moves_chips: moves_chips(&found, is_for_points(&table.ruleset.rules)),
            verdict: found,
            case,
            names: table.names.clone(),
            people: own,
        })
    }
}

/// What a page needs to know about the session of its hands.
struct PageSession<'a> {
    ledger: &'a Ledger,
    ruleset: Arc<Ruleset>,
    names: NamesNow,
    called: SessionName,
    /// What a chip was worth.
    chip: Option<ChipValue>,
    is_result: bool,
}

impl<'a> PageSession<'a> {
    fn new(
        ledger: &'a Ledger,
        people: &People,
        rulesets: &mut Rulesets,
        session: &StoredSession,
    ) -> Result<Self, Failure> {
        let body = &session.body;
        Ok(Self {
            ledger,
            ruleset: rulesets.read(body).map_err(Denied::Ruleset)?,
            names: NamesNow::new(people, &body.players),
            called: ledger.called(session.id)?,
            chip: body.worth().cloned(),
            is_result: body.is_result,
        })
    }

    /// Resolves the `rules` line of a hand.
    fn rules_of(&self, hand: &StoredHand) -> Result<Ruleset, Failure> {
        let HandRules { ruleset, .. } = match hand.correction {
            Some(_) => named_by(self.ledger, hand, &self.ruleset)?,
            None => hand_rules(&hand.record, &self.ruleset),
        };
        Ok(ruleset)
    }
}
