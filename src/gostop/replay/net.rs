//! A hand recorded by its amounts alone.

use super::HandBuilder;
use crate::gostop::hand::HandEnd;
use crate::gostop::seating::TableSeat;
use crate::record::{Contradiction, Fault, Name, Problem, Spanned};

impl HandBuilder<'_> {
    /// Ends a hand with what each player won or lost.
    pub(super) fn net(&mut self, amounts: &[(Spanned<Name>, i64)]) {
        if self.turns.is_some() {
            let problem = Problem::Contradiction(Contradiction::TurnsTell);
            return self.front.fault(problem);
        }
        self.unanswered(None);
        let names: Vec<Name> = self
            .hand
            .seating
            .all()
            .iter()
            .map(|one| one.name.clone())
            .collect();
        let net = self.front.amounts(amounts, &names.iter());
        for place in std::mem::take(&mut self.firsts.payments) {
            let problem = Problem::Contradiction(Contradiction::PaidBesideNet);
            self.front.faults.push(Fault { place, problem });
        }
        let seated = net
            .into_iter()
            .map(|(seat, chips)| (TableSeat(seat.0), chips));
        self.end(HandEnd::Net(seated.collect()));
    }
}
