//! Replaces the names in a verdict. Every field of every type is written out, so that the compiler
//! asks about a new field, which may hold a name.

use super::{
    Detail, Finding, GoStopDetail, Irregularity, IrregularityKind, KoiKoiDetail, Liability, Loss,
    NextHand, OfferFinding, Party, Payment, PileCount, PileCounting, RoundPoints, Safety, Verdict,
};
use crate::record::Name;

/// A function that replaces a name in place.
type Renames<'a> = &'a dyn Fn(&mut Name);

impl Verdict {
    /// Returns the verdict with each player's name replaced by the result of `called` for that
    /// name.
    #[must_use]
    pub fn renamed(mut self, called: impl Fn(&str) -> Name) -> Self {
        self.rename(&|name| *name = called(name));
        self
    }

    fn rename(&mut self, to: Renames<'_>) {
        let Self {
            calendar: _,
            rules: _,
            outcome: _,
            winner,
            payments,
            net,
            next,
            detail,
        } = self;
        winner.iter_mut().for_each(to);
        for Payment {
            from,
            to: payee,
            chips: _,
            reason: _,
        } in payments
        {
            for party in [from, payee] {
                match party {
                    Party::Player(name) => to(name),
                    Party::Pot => {}
                }
            }
        }
        amounts(net, to);
        let NextHand {
            dealer,
            carry: _,
            pot: _,
            dues,
        } = next;
        to(dealer);
        amounts(dues, to);
        match detail {
            Detail::GoStop(detail) => of_gostop(detail, to),
            Detail::KoiKoi(KoiKoiDetail { score: _, round }) => {
                let RoundPoints {
                    points,
                    unit: _,
                    multiplier: _,
                    steps: _,
                } = round;
                amounts(points, to);
            }
            Detail::MinHwatu(counting) => of_minhwatu(counting, to),
        }
    }
}

fn amounts(of: &mut [(Name, i64)], to: Renames<'_>) {
    for (name, _) in of {
        to(name);
    }
}

fn of_gostop(detail: &mut GoStopDetail, to: Renames<'_>) {
    let GoStopDetail {
        score: _,
        losses,
        liability,
        findings,
        offers,
        irregular,
    } = detail;
    for Loss {
        player,
        points: _,
        multiplier: _,
        flat: _,
        chips: _,
        steps: _,
    } in losses
    {
        to(player);
    }
    if let Some(Liability {
        kind: _,
        payer,
        covers,
        card: _,
    }) = liability
    {
        to(payer);
        covers.iter_mut().for_each(to);
    }
    for Finding {
        player,
        card: _,
        line: _,
        played: _,
        with: _,
        spared: _,
        others: _,
    } in findings
    {
        to(player);
    }
    for offer in offers {
        of_offer(offer, to);
    }
    for Irregularity {
        player,
        line: _,
        kind,
    } in irregular
    {
        to(player);
        match kind {
            IrregularityKind::JunkNotOwed { card: _, to: payee }
            | IrregularityKind::JunkBeyond { card: _, to: payee } => to(payee),
            IrregularityKind::StackSplit { .. }
            | IrregularityKind::StackUntold { .. }
            | IrregularityKind::StackOther { .. }
            | IrregularityKind::StackNone { .. }
            | IrregularityKind::CallMissing { .. } => {}
        }
    }
}

fn of_offer(offer: &mut OfferFinding, to: Renames<'_>) {
    let OfferFinding {
        player,
        line: _,
        refused_by,
        opponents,
        stock: _,
        turns,
    } = offer;
    to(player);
    refused_by.iter_mut().for_each(to);
    for judged in opponents {
        to(&mut judged.player);
    }
    for turn in turns {
        match &mut turn.safety {
            Safety::Unsafe { winner, .. } => to(winner),
            Safety::Safe | Safety::Wins | Safety::NotKnown => {}
        }
    }
}

fn of_minhwatu(counting: &mut PileCounting, to: Renames<'_>) {
    let PileCounting {
        balance,
        par: _,
        piles,
        missing: _,
        surplus: _,
    } = counting;
    amounts(balance, to);
    for PileCount {
        player,
        cards: _,
        sets: _,
        brought: _,
        cost: _,
        total: _,
        remainder: _,
    } in piles
    {
        to(player);
    }
}
