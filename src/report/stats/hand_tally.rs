//! The counts for one person over hands that bring chips, or over rounds that bring points.

use super::{
    EveningChips, Fortune, Group, HandFigures, HandPlayer, Hands, InGroup, PlayedHand, SingleHand,
    WonBy,
};
use crate::ledger::EntryId;
use crate::rules::Game;
use crate::verdict::Jokbo;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Figures, and what is needed to continue counting.
#[derive(Default)]
pub(super) struct HandTally {
    figures: HandFigures,
    groups: BTreeMap<Group, InGroup>,
    fortunes: BTreeMap<Fortune, Hands>,
    won_by: BTreeMap<(Game, Jokbo), Hands>,
    /// The hands of the current run, and whether they are wins or losses; `None` for neither.
    run: (Option<bool>, Hands),
}

impl HandTally {
    /// Counts a hand that the person played, and what it brought the person from others.
    pub(super) fn hand(
        &mut self,
        hand: &PlayedHand,
        weight: i64,
        player: &HandPlayer,
        brought: i64,
    ) -> Option<()> {
        let entry = hand.entry;
        let won = hand.verdict.is_won_by(&player.name);
        let stopped_first = match player.stopped_first {
            Some(brought) => Some(brought.checked_mul(weight)?),
            None => None,
        };
        self.goes(entry, player, won, (brought, stopped_first))?;
        for fortune in &player.fortunes {
            self.fortunes.entry(*fortune).or_default().push(entry);
        }
        let note = |evening: &mut EveningChips| {
            evening.hands += 1;
            evening.won += usize::from(won);
            evening.chips = evening.chips.checked_add(brought)?;
            Some(())
        };
        note(on(&mut self.figures.evenings, &hand.day)?)?;
        for group in Group::of_hand(hand)
            .into_iter()
            .chain(Group::of_player(player))
        {
            let did = self.group(group);
            note(on(&mut did.evenings, &hand.day)?)?;
            did.hands.push(entry);
            did.won.extend(won.then_some(entry));
        }
        // A loss: somebody else won the hand, and it cost this player something.
        let lost = !won && brought < 0 && hand.verdict.has_winner();
        let figures = &mut self.figures;
        figures.hands.push(entry);
        figures.brought = figures.brought.checked_add(brought)?;
        if hand.has_only_amounts() {
            figures.amounts.push(entry);
        }
        if won {
            figures.won.add(entry, brought)?;
            let score = hand.verdict.score().into_iter();
            for line in score.flat_map(|score| &score.jokbo) {
                let line = (hand.verdict.game(), line.id);
                let hands = self.won_by.entry(line).or_default();
                // A round in which both players' yaku count may have a line twice.
                if hands.last() != Some(entry) {
                    hands.push(entry);
                }
            }
        } else if lost {
            figures.lost.add(entry, brought)?;
        }
        self.extremes(SingleHand {
            hand: entry,
            chips: brought,
        });
        self.runs(
            entry,
            if won {
                Some(true)
            } else {
                lost.then_some(false)
            },
        );
        Some(())
    }

    /// Returns what the person did in a group so far.
    pub(super) fn group(&mut self, group: Group) -> &mut InGroup {
        self.groups.entry(group).or_default()
    }

    /// Counts a hand in which the player said go: what it brought, and what a stop would have
    /// brought.
    fn goes(
        &mut self,
        entry: EntryId,
        player: &HandPlayer,
        won: bool,
        (brought, stopped_first): (i64, Option<i64>),
    ) -> Option<()> {
        if player.goes == 0 {
            return Some(());
        }
        let goes = &mut self.figures.goes;
        goes.said = goes.said.checked_add(player.goes)?;
        goes.hands.push(entry);
        goes.won.extend(won.then_some(entry));
        if let Some(stopped_first) = stopped_first {
            goes.gained
                .add(entry, brought.checked_sub(stopped_first)?)?;
        }
        Some(())
    }

    /// Keeps a hand that brought or cost more than any before.
    fn extremes(&mut self, single: SingleHand) {
        let HandFigures { best, worst, .. } = &mut self.figures;
        if single.chips > best.map_or(0, |best| best.chips) {
            *best = Some(single);
        }
        if single.chips < worst.map_or(0, |worst| worst.chips) {
            *worst = Some(single);
        }
    }

    /// Extends the current run of wins or losses; a hand that is neither ends it.
    fn runs(&mut self, hand: EntryId, kind: Option<bool>) {
        if self.run.0 != kind {
            self.end_run();
            self.run.0 = kind;
        }
        self.run.1.push(hand);
    }

    /// Ends the current run, and keeps it if it is longer than any before.
    fn end_run(&mut self) {
        let (kind, run) = std::mem::take(&mut self.run);
        let longest = match kind {
            Some(true) => &mut self.figures.winning,
            Some(false) => &mut self.figures.losing,
            None => return,
        };
        if run.len() > longest.len() {
            *longest = run;
        }
    }

    pub(super) fn done(mut self) -> HandFigures {
        self.end_run();
        let won_by = self.won_by.into_iter();
        let won_by = won_by.map(|((game, id), hands)| WonBy { game, id, hands });
        let mut won_by: Vec<WonBy> = won_by.collect();
        won_by.sort_by_key(|line| (Reverse(line.hands.len()), line.game, line.id));
        let fortunes = Fortune::ALL.into_iter();
        let fortunes = fortunes.map(|one| (one, self.fortunes.remove(&one).unwrap_or_default()));
        HandFigures {
            fortunes: fortunes.collect(),
            won_by,
            groups: self.groups.into_iter().collect(),
            ..self.figures
        }
    }
}

/// Returns the evening of a day: the last one so far, or a new one. Days must come in order.
fn on<'e>(evenings: &'e mut Vec<EveningChips>, day: &Arc<str>) -> Option<&'e mut EveningChips> {
    if evenings.last().is_none_or(|last| last.day != *day) {
        evenings.push(EveningChips {
            day: Arc::clone(day),
            hands: 0,
            won: 0,
            chips: 0,
        });
    }
    evenings.last_mut()
}
