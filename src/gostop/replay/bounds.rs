//! What recorded points and counts can add up to, and which cards must be named.

use super::HandBuilder;
use crate::card::{Card, Faces, Joker, Kind, Pile};
use crate::gostop::claim::part;
use crate::gostop::counted::{CountedPile, kind_of};
use crate::gostop::hand::{HandEnd, Holding};
use crate::gostop::score::{Assignment, PileTally, Points, RIBBONS};
use crate::record::{
    Choice, Contradiction, CountKind, Counts, Fault, Impossible, Lacking, Place, Problem, Seat,
};
use crate::rules::GoStopRules;

impl HandBuilder<'_> {
    /// Finds recorded points that no pile can make from the cards that nobody else is known to
    /// have.
    pub(super) fn too_many_points(&self) -> impl Iterator<Item = (Place, Impossible)> {
        let (seat, points, place) = match (&self.hand.end, self.piles.scored_at.last()) {
            (Some((HandEnd::Stop(seat) | HandEnd::Push(seat), _)), Some((place, of)))
                if seat == of =>
            {
                let scored = self.hand.player(*seat).scored;
                (*seat, scored.map_or(0, |scored| scored.points), *place)
            }
            _ => return None.into_iter(),
        };
        let gone = self.hand.elsewhere(seat);
        let others: Vec<(Place, Counts)> = (self.piles.counted_at.iter())
            .filter(|(_, of)| *of != seat)
            .map(|(place, of)| (*place, self.unnamed_counts(*of)))
            .collect();
        let alone = most_points(gone, Counts::default(), &self.rules);
        let places = others.iter().map(|(place, _)| *place);
        let last = places.chain([place]).max().unwrap_or(place);
        let told = others
            .iter()
            .fold(Counts::default(), |sum, (_, counts)| plus(sum, *counts));
        let most = most_points(gone, told, &self.rules).min(alone);
        let player = self.hand.name(seat);
        let place = if points > alone { place } else { last };
        let what = Impossible::Points {
            player,
            points,
            most,
        };
        (points > most).then_some((place, what)).into_iter()
    }

    fn unnamed_counts(&self, seat: Seat) -> Counts {
        let mut counts = Counts::default();
        for kind in CountKind::ALL {
            *counts.of_kind(kind) = self.hand.unnamed(seat, kind, &self.rules);
        }
        counts
    }

    /// Checks that recorded points are not fewer than the points of the known cards.
    pub(super) fn check_part(&mut self, seat: Seat, place: Place) {
        let player = self.hand.player(seat);
        let Some(scored) = player.scored.filter(|_| !player.doubtful) else {
            return;
        };
        let counted = self.hand.counted(seat);
        if part(&counted, scored.points, &self.rules).is_some() {
            return;
        }
        let ways = counted.ways(&self.rules);
        let known = ways.map(|assignment| counted.points(assignment, &self.rules).all());
        let problem = Contradiction::KnownPoints {
            points: scored.points,
            known: known.min().unwrap_or(0),
        };
        let problem = Problem::Contradiction(problem);
        self.front.faults.push(Fault { place, problem });
    }

    /// Checks that a set is named if the number of cards of its kind is so high that it must
    /// include the set.
    pub(super) fn check_sets(&mut self, seat: Seat) {
        let player = self.hand.player(seat);
        if player.holding() != Holding::Counted || player.doubtful {
            return;
        }
        let counted = self.hand.counted(seat);
        let gone = self.hand.elsewhere(seat);
        let kinds = [CountKind::Animals, CountKind::Ribbons];
        let needed = |kind: &CountKind| needs_set(&counted, gone, *kind, &self.rules);
        let Some(kind) = kinds.into_iter().find(needed) else {
            return;
        };
        let mut places = self.piles.counted_at.iter();
        let place = places.find(|(_, of)| *of == seat);
        let place = place.map_or(self.front.at, |(place, _)| *place);
        let player = player.name.clone();
        let problem = Problem::ChoiceNeeded(Choice::Sets { player, kind });
        self.front.faults.push(Fault { place, problem });
    }

    /// Checks that the winner's cards on which a step depends are named.
    pub(super) fn check_unnamed(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        if player.holding() != Holding::Counted || player.doubtful {
            return;
        }
        let (counted, pile) = (self.hand.counted(winner), player.pile);
        let gone = self.hand.elsewhere(winner);
        let may_have = |card: Card| counted.may_have(card, gone, &self.rules);
        let unsure = |cards: Pile| {
            let lacking = cards.without(pile);
            !lacking.is_empty() && lacking.iter().all(may_have)
        };
        let missions = self.hand.missions.iter().any(|mission| {
            let cards = mission.cards.pile();
            unsure(cards) || mission.each && cards.without(pile).iter().any(may_have)
        });
        let month = self
            .hand
            .set_month
            .filter(|_| self.rules.weolyak_set_month != 1);
        let joker = may_have(Card::joker(Joker::Double));
        if missions || joker || month.is_some_and(|month| unsure(Pile::month(month))) {
            self.pile_missing(winner, true, vec![Lacking::Cards]);
        }
    }

    /// Checks that the month of an event is given if the winner's pay depends on it.
    pub(super) fn check_months(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        let shown = self.rules.heundeum_times != self.rules.heundeum_nov_dec_times;
        let laid = player.hidden_bombs > 0;
        let untold = self.months.in_hand.iter();
        let untold = untold.filter(|held| held.seat == winner && held.month.is_none());
        let asked = untold.filter(|held| if held.shown { shown } else { laid });
        let faults = asked.map(|held| Fault {
            place: held.place,
            problem: Problem::ChoiceNeeded(Choice::Month),
        });
        self.front.faults.extend(faults);
    }
}

fn plus(sum: Counts, other: Counts) -> Counts {
    Counts {
        brights: sum.brights.saturating_add(other.brights),
        animals: sum.animals.saturating_add(other.animals),
        ribbons: sum.ribbons.saturating_add(other.ribbons),
        junk: sum.junk.saturating_add(other.junk),
    }
}

/// Returns whether the number of cards of a kind implies a set: every choice of its unnamed cards
/// would score more than the named cards and the number alone.
fn needs_set(counted: &CountedPile, gone: Pile, kind: CountKind, rules: &GoStopRules) -> bool {
    let unnamed = counted.unnamed(kind, rules);
    let left = Pile::flowers().without(gone).without(counted.pile);
    let left: Vec<Card> = left.iter().filter(|card| kind_of(*card) == kind).collect();
    if unnamed == 0 || left.len() < unnamed as usize {
        return false;
    }
    let plain = counted.points(Assignment::default(), rules).all();
    let with = |cards: Pile| counted.points_with(cards, rules);
    choices(&left)
        .filter(|cards| cards.len() == unnamed)
        .all(|cards| with(cards) > plain)
}

/// Returns every subset of the cards.
fn choices(cards: &[Card]) -> impl Iterator<Item = Pile> + '_ {
    (0..1_u32 << cards.len()).map(move |choice| {
        let chosen = cards.iter().enumerate();
        let chosen = chosen.filter(|(at, _)| choice & (1 << at) != 0);
        chosen.map(|(_, card)| *card).collect()
    })
}

/// Returns the most points that any pile can make from the cards that are not gone, when others
/// have this many more cards of each kind.
fn most_points(gone: Pile, told: Counts, rules: &GoStopRules) -> i64 {
    let mut left = Pile::EMPTY;
    for card in Card::faces().chain(Joker::ALL.map(Card::joker)) {
        let copies = rules.copies(card);
        for _ in usize::from(gone.count(card))..copies {
            left.add(card);
        }
    }
    let ways = Assignment::all(left, rules);
    ways.map(|assignment| most_in_a_way(left, told, assignment, rules))
        .max()
        .unwrap_or(0)
}

fn most_in_a_way(left: Pile, told: Counts, assignment: Assignment, rules: &GoStopRules) -> i64 {
    let of_kind = |kind: Faces, gone: u32| {
        let cards = left.among(kind);
        let most = cards.len().saturating_sub(gone);
        let cards: Vec<Card> = cards.iter().collect();
        let piles = choices(&cards).filter(|pile| pile.len() <= most);
        let points = piles.map(|pile| Points::count(pile, assignment, rules).of_sets_and_rows());
        points.max().unwrap_or(0)
    };
    let tally = PileTally::new(left, assignment, rules);
    let junk = tally.junk.saturating_sub(told.junk);
    let all = Points::count(left, assignment, rules);
    of_kind(Faces::kind(Kind::Bright), told.brights)
        + of_kind(Faces::kind(Kind::Animal), told.animals)
        + of_kind(RIBBONS, told.ribbons)
        + Points::of_junk(junk, rules)
        + all.of_mixed_sets()
}
