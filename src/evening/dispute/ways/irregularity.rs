//! The ways out of irregularities.

use super::{RecordEdit, Way, WayOut, Ways};
use crate::card::{Flower, Pile};
use crate::gostop::stayed;
use crate::record::{Act, CardList, Line, Name, Record, RecordEntry, Spanned, Special};
use crate::rules::Rules;
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};

impl Ways<'_> {
    /// Returns the ways out of an irregularity.
    pub(super) fn of_irregularity(&self, one: &Irregularity) -> Vec<WayOut> {
        let line = one.line;
        let takes_stack =
            |right: WhoseStack| Line::act(one.player.clone(), Act::Special(special(right), false));
        let (way, tries) = match &one.kind {
            IrregularityKind::StackSplit { month, right, .. } => {
                (Way::WholeStack, self.whole_stack(one, *month, *right))
            }
            IrregularityKind::StackUntold { right, .. } => {
                let told = RecordEdit::Behind(line, takes_stack(*right));
                (Way::StackTold, vec![vec![told]])
            }
            IrregularityKind::StackOther { right, .. } => {
                let told = RecordEdit::Reads(line, takes_stack(*right));
                (Way::StackTold, vec![vec![told]])
            }
            IrregularityKind::StackNone { .. } => {
                (Way::NoStack, vec![vec![RecordEdit::Struck(line)]])
            }
            IrregularityKind::JunkNotOwed { to, .. } => {
                let none = self.struck(Way::NothingGiven, line);
                let event = RecordEdit::Behind(
                    line,
                    Line::act(to.clone(), Act::Special(Special::Chok, false)),
                );
                let event = self.is_turn_of(to, line).then_some(event);
                let event = self.first(Way::GivenFor, &[event.into_iter().collect()]);
                return none.into_iter().chain(event).collect();
            }
            IrregularityKind::JunkBeyond { .. } => {
                (Way::NothingGiven, vec![vec![RecordEdit::Struck(line)]])
            }
            IrregularityKind::CallMissing { .. } => {
                let go = RecordEdit::Behind(line, Line::act(one.player.clone(), Act::Go(None)));
                (Way::WentOn, vec![vec![go]])
            }
        };
        self.first(way, &tries).into_iter().collect()
    }

    /// Returns whether the last turn before a line is this player's.
    fn is_turn_of(&self, player: &str, line: u32) -> bool {
        let turn = |entry: &&RecordEntry| {
            let act = matches!(&entry.line, Some(Line::Act(_, act)) if act.is_turn());
            act && entry.place.line < line
        };
        let last = self.case.record.entries.iter().rfind(turn);
        let last = last.and_then(|entry| entry.line.as_ref());
        matches!(last, Some(Line::Act(name, _)) if name.value == player)
    }

    /// Returns how a stack may have been taken whole, each try as edits: without or with a line
    /// about the stack, and without or with removing the stack's cards from later turns.
    fn whole_stack(
        &self,
        one: &Irregularity,
        month: Flower,
        right: WhoseStack,
    ) -> Vec<Vec<RecordEdit>> {
        let record = &self.case.record;
        let Rules::GoStop(rules) = &self.case.ruleset().rules else {
            return Vec::new();
        };
        let Some(stays) = stayed(record, rules, one.line, month) else {
            return Vec::new();
        };
        let mut whole = Vec::new();
        let mut later = Vec::new();
        for (entry, name, cards) in takes(record) {
            let (line, cards) = (entry.place.line, cards.pile());
            let with = |cards: Pile| {
                let cards = cards.iter().map(|card| Spanned::new(card, 1)).collect();
                Line::Act(name.clone(), Act::Takes(CardList(cards)))
            };
            if line == one.line {
                let cards = cards.iter().chain(stays).collect();
                whole.push(RecordEdit::Reads(line, with(cards)));
            } else if line > one.line && cards.without(stays) != cards {
                later.push(RecordEdit::Reads(line, with(cards.without(stays))));
            }
        }
        let stack = Act::Special(special(right), false);
        let told = RecordEdit::Behind(one.line, Line::act(one.player.clone(), stack));
        let told_whole: Vec<RecordEdit> = whole.iter().cloned().chain([told]).collect();
        let without = |edits: &Vec<RecordEdit>| edits.iter().chain(&later).cloned().collect();
        let tries = [whole.clone(), told_whole.clone()];
        tries
            .iter()
            .cloned()
            .chain(tries.iter().map(without))
            .collect()
    }
}

/// Returns the event for taking a stack.
const fn special(right: WhoseStack) -> Special {
    match right {
        WhoseStack::NotOwn => Special::Stack,
        WhoseStack::Own => Special::JaPpuk,
    }
}

/// Returns the lines of a record that say what a player captured in a turn, with player and cards.
fn takes(record: &Record) -> impl Iterator<Item = (&RecordEntry, &Spanned<Name>, &CardList)> {
    record.entries.iter().filter_map(|entry| match &entry.line {
        Some(Line::Act(name, Act::Takes(cards))) => Some((entry, name, cards)),
        _ => None,
    })
}
