//! A hand of which only the amounts are known.

use super::Telling;
use crate::gostop::hand::End;
use crate::gostop::seating::TableSeat;
use crate::record::{At, Contradiction, Fault, Name, Problem};

impl Telling<'_> {
    /// Ends a hand by what everybody won and lost in it.
    pub(super) fn net(&mut self, amounts: &[(At<Name>, i64)]) {
        if self.turns.is_some() {
            let problem = Problem::Contradiction(Contradiction::TurnsTell);
            return self.front.fault(problem);
        }
        self.unanswered(None);
        let mut net: Vec<(TableSeat, i64)> = Vec::new();
        let mut known = true;
        for (name, chips) in amounts {
            match self.seated(name) {
                Some(seat) if net.iter().any(|(other, _)| *other == seat) => {
                    let problem = Problem::Contradiction(Contradiction::ToldBefore);
                    self.front.fault_at(name.column, problem);
                    known = false;
                }
                Some(seat) => net.push((seat, *chips)),
                None => known = false,
            }
        }
        let sum: i128 = amounts.iter().map(|(_, chips)| i128::from(*chips)).sum();
        if known && sum != 0 {
            let problem = Contradiction::NetSum { sum };
            self.front.fault(Problem::Contradiction(problem));
        }
        for place in std::mem::take(&mut self.firsts.payments) {
            let problem = Problem::Contradiction(Contradiction::PaidBesideNet);
            self.front.faults.push(Fault { place, problem });
        }
        self.end(End::Net(net));
    }
}
