//! Missing calls: a player who may stop must stop or say go before their next turn.

use super::HandBuilder;
use super::builder::Uncalled;
use crate::card::{Flower, Pile};
use crate::gostop::hand::{HandEnd, PendingDecision};
use crate::record::Seat;

impl HandBuilder<'_> {
    /// Returns the latest turn if its player must call after it; `None` in records of whole turns,
    /// which check calls themselves.
    fn to_be_called(&self) -> Option<Uncalled> {
        let seat = self.order.last_turn.filter(|_| self.turns.is_none())?;
        let points = self.checkable(seat)?;
        self.hand
            .must_declare(seat, &self.rules)
            .then_some(Uncalled {
                seat,
                place: self.order.turn_at,
                points,
            })
    }

    /// Returns the latest turn if its player must call after it and its lines are certainly those
    /// of a single turn: lines may also list a whole pile, in any order.
    fn surely_to_be_called(&self) -> Option<Uncalled> {
        /// One card from the hand and one from the stock.
        const OF_A_TURN: usize = 2;
        let took = self.order.took;
        let months = Flower::ALL.iter();
        let months = months.filter(|month| !took.of_month(**month).is_empty());
        self.to_be_called().filter(|_| months.count() <= OF_A_TURN)
    }

    /// Records cards taken by a line of the turn.
    pub(super) fn took(&mut self, cards: Pile) {
        self.order.took = self.order.took.plus(cards);
    }

    /// Records that the latest turn is over.
    pub(super) fn turn_is_over(&mut self) {
        if let Some(turn) = self.surely_to_be_called() {
            self.called(turn.seat);
            self.order.calls.open.push(turn);
        }
    }

    /// Records that a player called, so none of their turns awaits a call.
    pub(super) fn called(&mut self, seat: Seat) {
        self.order.calls.open.retain(|turn| turn.seat != seat);
    }

    /// Records that a player begins another turn, so the call of their last one is overdue.
    pub(super) fn goes_on(&mut self, seat: Seat) {
        let calls = &mut self.order.calls;
        let theirs = calls.open.iter().filter(|turn| turn.seat == seat);
        calls.missing.extend(theirs);
        self.called(seat);
    }

    /// Returns the turns of a finished hand that lack a call; stopping counts as a call.
    pub(in crate::gostop) fn uncalled(&self) -> Vec<Uncalled> {
        let by = match self.hand.end {
            Some((HandEnd::Stop(seat) | HandEnd::Push(seat), _)) => Some(seat),
            _ => None,
        };
        let calls = &self.order.calls;
        let last = self.surely_to_be_called();
        let last = last.filter(|last| calls.open.iter().all(|turn| turn.seat != last.seat));
        let open = calls.open.iter().copied().chain(last);
        let open = open.filter(|turn| Some(turn.seat) != by);
        calls.missing.iter().copied().chain(open).collect()
    }

    /// Records whose answer to an offer, or whose call, is missing at the end of the lines.
    pub(in crate::gostop) fn note_due(&mut self) {
        let asked = self.order.asked.as_ref();
        let asked = asked.map(|asked| PendingDecision::Answer(self.due(asked)));
        let going_on = self.hand.end.is_none();
        let call = self.surely_to_be_called();
        let call = call.map(|turn| PendingDecision::Call(turn.seat, turn.place));
        let may_call = self
            .to_be_called()
            .map(|turn| PendingDecision::MayCall(turn.seat));
        let call = call.or(may_call).filter(|_| going_on);
        self.hand.due = asked.or(self.hand.due).or(call);
    }
}
