//! Plans transfers for debts that are paid one by one. It uses the fewest transfers, and paying any
//! of them leaves the rest of the plan unchanged.
//!
//! # Which plan
//!
//! People are in a fixed order. A plan is a set of transfers that leaves everybody even; debtors
//! only pay, and creditors are only paid. Transfers are ordered by payer, then by payee, then by
//! amount, larger first. To compare two plans, find the first transfer that only one of them has;
//! that plan comes first. Of the plans with the fewest transfers, the first is chosen.
//!
//! # Why the rest stays when one transfer is paid
//!
//! Let P be the plan for balances B, and let B' be the balances after a transfer e of P is paid.
//!
//! 1. P without e is a plan for B', and it has the fewest transfers: if a plan Q for B' had fewer,
//!    then Q and e would settle B with fewer than P.
//! 2. Let Q be another plan for B' with as few transfers. It has none between the payer and the
//!    payee of e: merged with e that would be one transfer, so again fewer than P. So Q and e
//!    together are a plan for B with as many transfers as P. Nobody in it both pays and is paid,
//!    since e does not move anybody to the other side.
//! 3. P comes before that plan. Both contain e, so they first differ in another transfer, and P
//!    without e comes before Q.
//!
//! So P without e is the plan chosen for B': the same pairs and amounts. By induction, any of the
//! transfers may be paid, in any order.
//!
//! # How it is found
//!
//! Transfers tie people into groups that each sum to zero. A group of n needs n - 1 transfers, and
//! that many are enough, so the fewest transfers come with the most groups. The first debtor pays
//! somebody in every plan. Within a group, any debtor can begin by paying any creditor the smaller
//! of their two amounts; no transfer between them can be larger. One of them is even then, and the
//! rest still sums to zero. So in the chosen plan the first debtor pays the first creditor who can
//! be in the same group when there are as many groups as possible. By the argument above, the plan
//! for what is left is the rest of this plan.

use super::{SEARCHED, most_groups};

/// A plan of transfers: who pays whom how much. People are given by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferPlan {
    /// The transfers: payer, payee and a positive amount, sorted by payer, then by payee.
    pub transfers: Vec<(usize, usize, i128)>,
    /// Whether it is known that no plan has fewer transfers: false if more than 20 people are not
    /// even. The plan then still has fewer transfers than people.
    pub fewest: bool,
}

/// Plans transfers that bring every balance to zero. Any of these may be paid first: a new plan for
/// the remaining balances is the rest of this plan. `None` if the balances do not sum to zero, or
/// are too large to add up.
pub fn plan(balances: &[i128]) -> Option<TransferPlan> {
    // No partial sum exceeds the sum of all amounts.
    let mut amounts = balances.iter().map(|balance| balance.checked_abs());
    amounts.try_fold(0_i128, |sum, amount| sum.checked_add(amount?))?;
    if balances.iter().sum::<i128>() != 0 {
        return None;
    }
    let mut open: Vec<(usize, i128)> = balances.iter().copied().enumerate().collect();
    open.retain(|(_, balance)| *balance != 0);
    let fewest = open.len() <= SEARCHED;
    let mut transfers = Vec::new();
    while let Some((payer, paid)) = first_pair(&open, fewest) {
        let amount = pay(&mut open, payer, paid)?;
        transfers.push((payer, paid, amount));
        open.retain(|(_, balance)| *balance != 0);
    }
    Some(TransferPlan { transfers, fewest })
}

/// Lets one person pay another as much as the first owes and the second is due; returns the amount.
fn pay(open: &mut [(usize, i128)], payer: usize, paid: usize) -> Option<i128> {
    let balance = |open: &[(usize, i128)], person: usize| {
        let mut open = open.iter();
        Some(open.find(|(own, _)| *own == person)?.1)
    };
    let owed = balance(open, payer)?.checked_neg()?;
    let amount = owed.min(balance(open, paid)?);
    for (person, balance) in open {
        if *person == payer {
            *balance = balance.checked_add(amount)?;
        } else if *person == paid {
            *balance = balance.checked_sub(amount)?;
        }
    }
    Some(amount)
}

/// Returns the payer and the payee of the first transfer in the plan; `None` if everybody is even.
fn first_pair(open: &[(usize, i128)], fewest: bool) -> Option<(usize, usize)> {
    let at = open.iter().position(|(_, balance)| *balance < 0)?;
    let (payer, _) = open.get(at)?;
    let fit = if fewest { beside(open, at) } else { usize::MAX };
    let due = |(place, (_, balance)): &(usize, &(usize, i128))| {
        *balance > 0 && (!fewest || fit & (1 << place) != 0)
    };
    let (_, (paid, _)) = open.iter().enumerate().find(due)?;
    Some((*payer, *paid))
}

/// Returns everybody, as a bit mask, who can be in a group with `one` if there are as many groups
/// as possible.
#[expect(
    clippy::indexing_slicing,
    reason = "a set of n balances is a number below 2 to the n"
)]
fn beside(open: &[(usize, i128)], one: usize) -> usize {
    let balances: Vec<i128> = open.iter().map(|(_, balance)| *balance).collect();
    let (sums, most) = most_groups(&balances);
    let all = most.len() - 1;
    let group =
        |set: &usize| set & (1 << one) != 0 && sums[*set] == 0 && most[all & !set] + 1 == most[all];
    (1..=all).filter(group).fold(0, |found, set| found | set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn transfers(balances: &[i128]) -> Vec<(usize, usize, i128)> {
        plan(balances).unwrap().transfers
    }

    /// Returns the fewest transfers by trying everything: a person who is not even must pay or be
    /// paid, and may as well begin with one other person.
    fn fewest(balances: &[i128]) -> usize {
        let Some(one) = balances.iter().position(|balance| *balance != 0) else {
            return 0;
        };
        let others = (one + 1..balances.len()).filter(|other| balances[*other] != 0);
        let with = |other: usize| {
            let mut left = balances.to_vec();
            left[other] += left[one];
            left[one] = 0;
            1 + fewest(&left)
        };
        others.map(with).min().unwrap()
    }

    /// Makes balances that sum to zero; small ones, so that many groups of them also sum to zero.
    fn balances(people: std::ops::Range<usize>, most: i128) -> impl Strategy<Value = Vec<i128>> {
        prop::collection::vec(-most..=most, people).prop_map(|mut balances| {
            let sum: i128 = balances.iter().sum();
            balances.push(-sum);
            balances
        })
    }

    fn check(balances: &[i128]) -> Result<(), TestCaseError> {
        let found = transfers(balances);
        let mut left = balances.to_vec();
        for (payer, paid, amount) in &found {
            prop_assert!(*amount > 0);
            prop_assert!(balances[*payer] < 0 && balances[*paid] > 0);
            left[*payer] += amount;
            left[*paid] -= amount;
        }
        prop_assert!(left.iter().all(|balance| *balance == 0));
        for (at, (payer, paid, amount)) in found.iter().enumerate() {
            let mut left = balances.to_vec();
            left[*payer] += amount;
            left[*paid] -= amount;
            let mut rest = found.clone();
            rest.remove(at);
            prop_assert_eq!(transfers(&left), rest, "after {} of {:?}", at, found);
        }
        Ok(())
    }

    proptest! {
        #[test]
        fn all_are_even_and_what_is_not_paid_stays(balances in balances(1..9, 6)) {
            check(&balances)?;
        }

        #[test]
        fn no_plan_has_fewer(balances in balances(1..6, 6)) {
            prop_assert_eq!(transfers(&balances).len(), fewest(&balances));
        }

        #[test]
        fn beyond_twenty_nobody_is_left_out(balances in balances(21..40, 1_000)) {
            let open = balances.iter().filter(|balance| **balance != 0).count();
            let found = plan(&balances).unwrap();
            prop_assert_eq!(found.fewest, open <= SEARCHED);
            prop_assert!(found.transfers.len() < open.max(1));
        }
    }

    #[test]
    fn the_first_who_owes_pays_the_first_to_whom_something_is_due() {
        // One group: 0 owes 15, which goes to 1 and 2; then 3 owes 2, which goes to 2.
        assert_eq!(
            transfers(&[-15, 10, 7, -2]),
            [(0, 1, 10), (0, 2, 5), (3, 2, 2)]
        );
    }

    #[test]
    fn those_who_cancel_pay_each_other() {
        // Two groups, 0 with 3 and 1 with 2; matching in order would take three transfers.
        assert_eq!(transfers(&[5, -7, 7, -5]), [(1, 2, 7), (3, 0, 5)]);
    }

    #[test]
    fn of_two_ways_to_make_groups_the_first_person_decides() {
        // 0 can pay either 1 or 3; the other two then cancel out.
        assert_eq!(transfers(&[-4, 4, -4, 4]), [(0, 1, 4), (2, 3, 4)]);
    }

    #[test]
    fn twenty_people_are_searched_and_twenty_one_are_not() {
        // Ten pairs that cancel out, with the two halves at opposite ends.
        let halves = |people: i128| (1..=people).chain((1..=people).rev().map(|one| -one));
        let twenty: Vec<i128> = halves(10).collect();
        let found = plan(&twenty).unwrap();
        assert!(found.fewest);
        assert_eq!(found.transfers.len(), 10);
        let more: Vec<i128> = halves(11).collect();
        assert!(!plan(&more).unwrap().fewest);
    }

    #[test]
    fn nothing_is_paid_where_all_is_even_and_what_is_uneven_is_not_settled() {
        assert_eq!(transfers(&[]), []);
        assert_eq!(transfers(&[0, 0]), []);
        assert_eq!(plan(&[3, -2]), None);
        assert_eq!(plan(&[i128::MAX, i128::MAX]), None);
    }
}
