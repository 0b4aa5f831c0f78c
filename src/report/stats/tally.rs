//! The counts for one person.

use super::hand_tally::HandTally;
use super::{
    Bak, BakSides, ChipParts, ChipsMoved, EveningTotal, GamesPlayed, Group, HandFigures,
    HandPlayer, PersonStats, PlayedHand, PotSides, SingleHand, Unplaced,
};
use crate::ledger::EntryId;
use crate::record::Name;
use crate::verdict::LiabilityKind;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A person's statistics, and what is needed to continue counting.
#[derive(Default)]
pub(super) struct PersonTally {
    hands: HandTally,
    rounds: HandTally,
    scored: i64,
    games: GamesPlayed,
    pot: PotSides,
    parts: ChipParts,
    totals: Vec<EveningTotal>,
    covered: ChipsMoved,
    causes: HashMap<LiabilityKind, ChipsMoved>,
    baks: BTreeMap<Bak, BakSides>,
    any_bak: BakSides,
    peak: i64,
    fall: i64,
}

/// What one hand brought somebody at the table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Brought {
    /// From other people.
    pub(super) from_people: i64,
    /// Put into the boar's pot.
    pub(super) put: i64,
    /// Taken out of the boar's pot.
    pub(super) taken: i64,
}

/// What the end of a session brought one of its players.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndShare {
    /// By the game, and its points; `None` if no game for points was played.
    pub(super) game: Option<(i64, i64)>,
    /// Given back from the boar's pot.
    pub(super) pot: i64,
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
        self.hands.hand(hand, weight, player, chips)?;
        // An evening that brought nothing is an evening all the same.
        total_on(&mut self.totals, &hand.day);
        Some(())
    }

    /// Counts a round for points that the person played: what the person scored, and how much that
    /// is more or less than the other player did.
    pub(super) fn round(
        &mut self,
        hand: &PlayedHand,
        player: &HandPlayer,
        (scored, ahead): (i64, i64),
    ) -> Option<()> {
        self.scored = self.scored.checked_add(scored)?;
        total_on(&mut self.totals, &hand.day);
        self.rounds.hand(hand, 1, player, ahead)
    }

    /// Counts what a hand brought somebody at the table, whether or not the person played it.
    pub(super) fn brought(
        &mut self,
        hand: &PlayedHand,
        name: &str,
        brought: Brought,
    ) -> Option<()> {
        let Brought {
            from_people,
            put,
            taken,
        } = brought;
        if put != 0 {
            self.pot.put.add(hand.entry, put)?;
        }
        if taken != 0 {
            self.pot.taken.add(hand.entry, taken)?;
        }
        let player = hand.players.iter().find(|player| player.name == name);
        let mut parts = ChipParts {
            pot: taken.checked_sub(put)?,
            ..ChipParts::default()
        };
        let seat = if let Some(player) = player {
            parts.played = from_people;
            Group::of_player(player)
        } else {
            parts.sat_out = from_people;
            Group::without_seat(Unplaced::SatOut)
        };
        let groups = Group::of_hand(hand).into_iter().chain(seat);
        self.moved(&hand.day, parts, groups)
    }

    /// Counts what the end of a session brought the person. `groups` are those of the session.
    pub(super) fn ended(
        &mut self,
        day: &Arc<str>,
        close: EntryId,
        share: EndShare,
        groups: &[Group],
    ) -> Option<()> {
        if let Some((chips, points)) = share.game {
            self.games.points = self.games.points.checked_add(points)?;
            self.games.add(close, chips)?;
        }
        if share.pot != 0 {
            self.pot.returned.add(close, share.pot)?;
        }
        let parts = ChipParts {
            games: share.game.map_or(0, |(chips, _)| chips),
            pot: share.pot,
            ..ChipParts::default()
        };
        let seat = Group::without_seat(Unplaced::AtEnd);
        self.moved(day, parts, groups.iter().cloned().chain(seat))
    }

    /// Counts what a hand that no figure counts brought the person. `groups` are those of its
    /// session.
    pub(super) fn uncounted(&mut self, day: &Arc<str>, chips: i64, groups: &[Group]) -> Option<()> {
        let parts = ChipParts {
            uncounted: chips,
            ..ChipParts::default()
        };
        let seat = Group::without_seat(Unplaced::Unknown);
        self.moved(day, parts, groups.iter().cloned().chain(seat))
    }

    /// Returns the person's baks of one kind; `None` means of any.
    pub(super) fn sides_of(&mut self, bak: Option<Bak>) -> &mut BakSides {
        match bak {
            Some(bak) => self.baks.entry(bak).or_default(),
            None => &mut self.any_bak,
        }
    }

    /// Counts what the person paid for others, for this cause.
    pub(super) fn covered(
        &mut self,
        entry: EntryId,
        kind: LiabilityKind,
        chips: i64,
    ) -> Option<()> {
        self.covered.add(entry, chips)?;
        self.causes.entry(kind).or_default().add(entry, chips)
    }

    /// Adds chips to the person's total, that of the day, and those of some groups.
    fn moved(
        &mut self,
        day: &Arc<str>,
        parts: ChipParts,
        groups: impl Iterator<Item = Group>,
    ) -> Option<()> {
        self.parts.add(&parts)?;
        total_on(&mut self.totals, day)?.parts.add(&parts)?;
        for group in groups {
            self.hands.group(group).parts.add(&parts)?;
        }
        let total = self.parts.total();
        self.peak = self.peak.max(total);
        self.fall = self.fall.max(self.peak.checked_sub(total)?);
        Some(())
    }

    pub(super) fn done(mut self, name: Name) -> PersonStats {
        let HandFigures {
            hands,
            evenings,
            brought: _,
            won,
            lost,
            goes,
            fortunes,
            won_by,
            best,
            worst,
            winning,
            losing,
            amounts,
            groups,
        } = self.hands.done();
        let baks = Bak::ALL.into_iter();
        let baks = baks.map(|bak| (bak, self.baks.remove(&bak).unwrap_or_default()));
        let causes = LiabilityKind::ALL.iter();
        let causes = causes.map(|kind| (*kind, self.causes.remove(kind).unwrap_or_default()));
        PersonStats {
            name,
            hands,
            evenings,
            parts: self.parts,
            totals: self.totals,
            won,
            lost,
            pot: self.pot,
            goes,
            fortunes,
            baks: baks.collect(),
            any_bak: self.any_bak,
            covered: self.covered,
            causes: causes.collect(),
            jokbo: won_by,
            best,
            worst,
            winning,
            losing,
            amounts,
            fall: self.fall,
            groups,
            rounds: self.rounds.done(),
            scored: self.scored,
            games: self.games,
        }
    }
}

impl GamesPlayed {
    /// Adds a game and what it brought.
    fn add(&mut self, close: EntryId, chips: i64) -> Option<()> {
        self.games.push(close);
        let single = SingleHand { hand: close, chips };
        if chips > 0 {
            self.won.add(close, chips)?;
            if self.best.is_none_or(|best| chips > best.chips) {
                self.best = Some(single);
            }
        }
        if chips < 0 {
            self.lost.add(close, chips)?;
            if self.worst.is_none_or(|worst| chips < worst.chips) {
                self.worst = Some(single);
            }
        }
        Some(())
    }
}

impl PotSides {
    /// Returns what the person got from the pot, or lost to it if negative.
    pub const fn net(&self) -> i64 {
        let given = self.taken.chips.saturating_add(self.returned.chips);
        given.saturating_sub(self.put.chips)
    }
}

/// Returns the total of a day: the last one so far, or a new one. Days must come in order.
fn total_on<'t>(totals: &'t mut Vec<EveningTotal>, day: &Arc<str>) -> Option<&'t mut EveningTotal> {
    if totals.last().is_none_or(|last| last.day != *day) {
        totals.push(EveningTotal {
            day: Arc::clone(day),
            parts: ChipParts::default(),
        });
    }
    totals.last_mut()
}
