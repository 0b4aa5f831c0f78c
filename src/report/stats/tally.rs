//! The counts for one person.

use super::{
    Bak, BakSides, ChipsMoved, EveningChips, Fortune, Group, HandPlayer, Hands, InGroup,
    PersonStats, PlayedHand, SingleHand,
};
use crate::ledger::EntryId;
use crate::record::Name;
use crate::verdict::{Jokbo, LiabilityKind, Outcome, Verdict};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A person's statistics, and what is needed to continue counting.
#[derive(Default)]
pub(super) struct PersonTally {
    pub(super) stats: PersonStats,
    groups: BTreeMap<Group, InGroup>,
    fortunes: BTreeMap<Fortune, Hands>,
    causes: HashMap<LiabilityKind, ChipsMoved>,
    jokbo: BTreeMap<Jokbo, Hands>,
    pub(super) baks: BTreeMap<Bak, BakSides>,
    /// The hands of the current run, and whether they are wins or losses; `None` for neither.
    run: (Option<bool>, Hands),
    peak: i64,
}

impl PersonTally {
    /// Counts a hand that the person played, and the chips that it brought the person from others.
    pub(super) fn hand(
        &mut self,
        hand: &PlayedHand,
        weight: i64,
        player: &HandPlayer,
        chips: i64,
    ) -> Option<()> {
        let entry = hand.entry;
        let won = won(&hand.verdict, &player.name);
        let stopped_first = match player.stopped_first {
            Some(chips) => Some(chips.checked_mul(weight)?),
            None => None,
        };
        self.goes(hand.entry, player, won, (chips, stopped_first))?;
        for fortune in &player.fortunes {
            self.fortunes.entry(*fortune).or_default().push(entry);
        }
        let of_player = Group::of_player(player);
        let groups = Group::of_hand(hand).into_iter().chain(of_player.clone());
        let note = |evening: &mut EveningChips| {
            evening.hands += 1;
            evening.won += usize::from(won);
        };
        note(on(&mut self.stats.evenings, &hand.day)?);
        for group in groups {
            let did = self.groups.entry(group).or_default();
            note(on(&mut did.evenings, &hand.day)?);
            did.hands.push(entry);
            did.won.extend(won.then_some(entry));
        }
        for group in of_player {
            let did = self.groups.entry(group).or_default();
            on(&mut did.evenings, &hand.day)?.add(chips)?;
        }
        // A loss: somebody else won the hand, and it cost this player chips.
        let lost = !won && chips < 0 && ends_with_winner(&hand.verdict);
        let stats = &mut self.stats;
        stats.hands.push(entry);
        if won {
            stats.won.add(entry, chips)?;
            let score = hand.verdict.score().into_iter();
            for line in score.flat_map(|score| &score.jokbo) {
                self.jokbo.entry(line.id).or_default().push(entry);
            }
        } else if lost {
            stats.lost.add(entry, chips)?;
        }
        let single = SingleHand { hand: entry, chips };
        if chips > stats.best.map_or(0, |best| best.chips) {
            stats.best = Some(single);
        }
        if chips < stats.worst.map_or(0, |worst| worst.chips) {
            stats.worst = Some(single);
        }
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

    /// Counts what the person paid for others, for this cause.
    pub(super) fn covered(
        &mut self,
        entry: EntryId,
        kind: LiabilityKind,
        chips: i64,
    ) -> Option<()> {
        self.stats.covered.add(entry, chips)?;
        self.causes.entry(kind).or_default().add(entry, chips)
    }

    /// Counts a hand in which the player said go: what it brought, and what a stop would have
    /// brought.
    fn goes(
        &mut self,
        entry: EntryId,
        player: &HandPlayer,
        won: bool,
        (chips, stopped_first): (i64, Option<i64>),
    ) -> Option<()> {
        if player.goes == 0 {
            return Some(());
        }
        let goes = &mut self.stats.goes;
        goes.said = goes.said.checked_add(player.goes)?;
        goes.hands.push(entry);
        goes.won.extend(won.then_some(entry));
        if let Some(stopped_first) = stopped_first {
            goes.gained.add(entry, chips.checked_sub(stopped_first)?)?;
        }
        Some(())
    }

    /// Counts what the person won from or lost to other people in a hand; somebody who sat out may
    /// have been paid too.
    pub(super) fn brought(&mut self, hand: &PlayedHand, name: &str, chips: i64) -> Option<()> {
        on(&mut self.stats.evenings, &hand.day)?.add(chips)?;
        let plays = hand.players.iter().any(|player| player.name == name);
        // For players, the groups by seat are counted with the hand itself.
        let beside = (!plays).then(|| Group::without_seat(true));
        let groups = Group::of_hand(hand).into_iter();
        for group in groups.chain(beside.into_iter().flatten()) {
            let did = self.groups.entry(group).or_default();
            on(&mut did.evenings, &hand.day)?.add(chips)?;
        }
        self.stats.chips = self.stats.chips.checked_add(chips)?;
        self.peak = self.peak.max(self.stats.chips);
        let fall = self.peak.checked_sub(self.stats.chips)?;
        self.stats.fall = self.stats.fall.max(fall);
        Some(())
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
            Some(true) => &mut self.stats.winning,
            Some(false) => &mut self.stats.losing,
            None => return,
        };
        if run.len() > longest.len() {
            *longest = run;
        }
    }

    pub(super) fn done(mut self, name: Name) -> PersonStats {
        self.end_run();
        let mut jokbo: Vec<_> = self.jokbo.into_iter().collect();
        jokbo.sort_by_key(|(id, hands)| (Reverse(hands.len()), *id));
        let baks = Bak::ALL.into_iter();
        let baks = baks.map(|bak| (bak, self.baks.remove(&bak).unwrap_or_default()));
        let fortunes = Fortune::ALL.into_iter();
        let fortunes = fortunes.map(|one| (one, self.fortunes.remove(&one).unwrap_or_default()));
        let causes = LiabilityKind::ALL.iter();
        let causes = causes.map(|kind| (*kind, self.causes.remove(kind).unwrap_or_default()));
        PersonStats {
            name,
            fortunes: fortunes.collect(),
            causes: causes.collect(),
            groups: self.groups.into_iter().collect(),
            jokbo,
            baks: baks.collect(),
            ..self.stats
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

impl EveningChips {
    fn add(&mut self, chips: i64) -> Option<()> {
        self.chips = self.chips.checked_add(chips)?;
        Some(())
    }
}

/// Returns whether a player won a hand; in min-hwatu everybody above par wins.
fn won(verdict: &Verdict, name: &str) -> bool {
    if verdict.outcome == Outcome::Counted {
        let mut net = verdict.net.iter();
        return net.any(|(player, chips)| player == name && *chips > 0);
    }
    verdict.winner.as_deref() == Some(name)
}

fn ends_with_winner(verdict: &Verdict) -> bool {
    verdict.winner.is_some() || verdict.outcome == Outcome::Counted
}
