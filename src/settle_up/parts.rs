//! Who settles up apart from whom: circles of people, as far as that costs no payment more.
//!
//! # Which parts
//!
//! People are in circles that have nobody in common, and a part is one circle or several. The parts
//! are such that each sums to zero and that the fewest transfers within each are together no more than
//! the fewest among all. Of several ways the one with the most parts is taken; of those the first, by
//! the part of the first person, then of the second, and so on.
//!
//! # Why the parts stay when one transfer is paid
//!
//! Let a transfer be paid within one of the parts, and let whoever hands over money be of one circle
//! with whom it is handed to from then on. Circles only grow together within a part, so the parts are
//! still made of circles; each still sums to zero; and the transfers that are left are still the
//! fewest, since with fewer the first plan would have had fewer too. Any other way to make parts that
//! is good now has both people in one part, was good before, and comes later, as it did before. Where
//! a circle is even, it is a part by itself, and it was one before: all its transfers stayed in it. So
//! the parts are the same, and within each the rest of the plan is, as [`super::steady`] shows.

use super::steady::{TransferPlan, plan};
use super::{SEARCHED, bits, most_groups};
use std::collections::BTreeMap;

/// Returns the plan of [`plan`] for people of circles, each told by a number: as few transfers, and
/// within circles where that takes no more. Of more than 20 people who are not even every circle settles
/// up by itself; so do all together where what a circle has does not sum to zero.
pub fn plan_of_circles(balances: &[i128], circles: &[usize]) -> Option<TransferPlan> {
    // No sum of some of them is more than all amounts together.
    let mut amounts = balances.iter().map(|balance| balance.checked_abs());
    amounts.try_fold(0_i128, |sum, amount| sum.checked_add(amount?))?;
    let mut transfers = Vec::new();
    for part in parts(balances, circles) {
        let own: Option<Vec<i128>> = part.iter().map(|at| balances.get(*at).copied()).collect();
        for (from, to, amount) in plan(&own?)?.transfers {
            transfers.push((*part.get(from)?, *part.get(to)?, amount));
        }
    }
    transfers.sort_unstable();
    let open = balances.iter().filter(|balance| **balance != 0).count();
    Some(TransferPlan {
        transfers,
        fewest: open <= SEARCHED,
    })
}

/// Returns the places of everybody who is not even, in parts that settle up each by itself.
fn parts(balances: &[i128], circles: &[usize]) -> Vec<Vec<usize>> {
    let all = balances.iter().zip(circles).enumerate();
    let open: Vec<(usize, i128, usize)> = all
        .map(|(place, (balance, circle))| (place, *balance, *circle))
        .filter(|(_, balance, _)| *balance != 0)
        .collect();
    let mut by_circle: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, (_, _, circle)) in open.iter().enumerate() {
        by_circle.entry(*circle).or_default().push(at);
    }
    let mut own: Vec<Vec<usize>> = by_circle.into_values().collect();
    own.sort_unstable();
    let sum = |members: &Vec<usize>| {
        let balances = members.iter().filter_map(|at| open.get(*at));
        balances.map(|(_, balance, _)| *balance).sum::<i128>()
    };
    let found = if open.is_empty() {
        Vec::new()
    } else if own.iter().any(|members| sum(members) != 0) {
        vec![(0..open.len()).collect()]
    } else if open.len() > SEARCHED {
        own
    } else {
        let balances: Vec<i128> = open.iter().map(|(_, balance, _)| *balance).collect();
        together(&balances, &own)
    };
    let place = |at: usize| open.get(at).map(|(place, _, _)| *place);
    let places = |members: Vec<usize>| members.into_iter().filter_map(place).collect();
    found.into_iter().map(places).collect()
}

/// Returns at most 20 people, in parts of circles that each sum to zero.
#[expect(
    clippy::indexing_slicing,
    reason = "a set of n balances is a number below 2 to the n"
)]
fn together(balances: &[i128], circles: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let (_, most) = most_groups(balances);
    let set = |members: &Vec<usize>| members.iter().fold(0_usize, |set, at| set | 1 << at);
    let circles: Vec<usize> = circles.iter().map(set).collect();
    let all = most.len() - 1;
    let groups = |parts: &[usize]| parts.iter().map(|part| most[*part]).sum::<u8>();
    let mut best: Vec<usize> = vec![all];
    try_each(&circles, &mut Vec::new(), &mut |parts| {
        if parts.len() > best.len() && groups(parts) == most[all] {
            best = parts.to_vec();
        }
    });
    let members = |part: usize| bits(part).collect();
    best.into_iter().map(members).collect()
}

/// Shows every way to put circles together, by the part of the first, then of the second, and so on.
fn try_each(circles: &[usize], parts: &mut Vec<usize>, see: &mut dyn FnMut(&[usize])) {
    let Some((circle, rest)) = circles.split_first() else {
        see(parts);
        return;
    };
    for at in 0..parts.len() {
        if let Some(part) = parts.get_mut(at) {
            *part |= circle;
        }
        try_each(rest, parts, see);
        if let Some(part) = parts.get_mut(at) {
            *part &= !circle;
        }
    }
    parts.push(*circle);
    try_each(rest, parts, see);
    parts.pop();
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn transfers(balances: &[i128], circles: &[usize]) -> Vec<(usize, usize, i128)> {
        plan_of_circles(balances, circles).unwrap().transfers
    }

    #[test]
    fn whoever_sat_together_settles_up_where_it_takes_no_payment_more() {
        // 0 sat with 3, and 1 with 2: of one circle 0 would pay 1, who comes first.
        assert_eq!(
            transfers(&[-4, 4, -4, 4], &[0, 1, 1, 0]),
            [(0, 3, 4), (2, 1, 4)]
        );
        assert_eq!(
            transfers(&[-4, 4, -4, 4], &[0, 0, 0, 0]),
            [(0, 1, 4), (2, 3, 4)]
        );
    }

    #[test]
    fn strangers_pay_each_other_where_that_saves_a_payment() {
        // Each circle by itself takes two payments, four in all; across them three are enough:
        // 0 and 3 cancel, and so do 1, 2, 4 and 5 in pairs.
        let (balances, circles) = ([-3, 1, 2, 3, -1, -2], [0, 0, 0, 1, 1, 1]);
        assert_eq!(parts(&balances, &circles).len(), 1);
        assert_eq!(
            transfers(&balances, &circles),
            [(0, 3, 3), (4, 1, 1), (5, 2, 2)]
        );
    }

    #[test]
    fn a_third_circle_stays_apart_from_two_that_pay_each_other() {
        let (balances, circles) = ([-3, 1, 2, 3, -1, -2, -7, 7], [0, 0, 0, 1, 1, 1, 2, 2]);
        assert_eq!(
            parts(&balances, &circles),
            [vec![0, 1, 2, 3, 4, 5], vec![6, 7]]
        );
    }

    #[test]
    fn twenty_strangers_pay_each_other_where_that_saves_a_payment() {
        // Two circles of three, each even, are three pairs; a third of fourteen needs thirteen.
        let mut balances = vec![2, 3, -5, -2, -3, 5];
        let mut circles = vec![0, 0, 0, 1, 1, 1];
        let many = (0..13).map(|power| 10_i128 << power);
        balances.extend(many.clone());
        balances.push(-many.sum::<i128>());
        circles.extend([2; 14]);
        assert_eq!(balances.len(), 20);
        assert_eq!(transfers(&balances, &circles).len(), 3 + 13);
    }

    #[test]
    fn of_more_than_twenty_each_circle_is_a_part_and_what_is_uneven_is_one() {
        let balances: Vec<i128> = (0..22).map(|at| if at % 2 == 0 { 1 } else { -1 }).collect();
        let circles: Vec<usize> = (0..22).map(|at| at / 2).collect();
        assert_eq!(parts(&balances, &circles).len(), 11);
        assert_eq!(parts(&[3, -1, -2], &[0, 0, 1]), [vec![0, 1, 2]]);
        assert_eq!(parts(&[0, 0], &[0, 1]), Vec::<Vec<usize>>::new());
        assert!(!plan_of_circles(&balances, &circles).unwrap().fewest);
    }

    #[test]
    fn what_does_not_sum_to_zero_or_does_not_fit_is_not_settled() {
        assert_eq!(plan_of_circles(&[3, -2], &[0, 0]), None);
        assert_eq!(plan_of_circles(&[i128::MAX, i128::MAX], &[0, 1]), None);
    }

    proptest! {
        /// The laws: as few as among all, and the same after any of them is paid, which ties two.
        #[test]
        fn it_is_fewest_and_stays(circles in prop::collection::vec(prop::collection::vec(-3_i128..=3, 1..4), 1..4)) {
            let mut balances = Vec::new();
            let mut of = Vec::new();
            for (circle, own) in circles.iter().enumerate() {
                balances.extend(own);
                balances.push(-own.iter().sum::<i128>());
                of.resize(balances.len(), circle);
            }
            let mut due = transfers(&balances, &of);
            prop_assert_eq!(due.len(), plan(&balances).unwrap().transfers.len());
            // Paid from the end and from the beginning in turn.
            let mut last = true;
            while !due.is_empty() {
                let at = if last { due.len() - 1 } else { 0 };
                last = !last;
                let (from, to, amount) = due.remove(at);
                balances[from] += amount;
                balances[to] -= amount;
                let (into, other) = (of[from], of[to]);
                of.iter_mut().filter(|circle| **circle == other).for_each(|circle| *circle = into);
                prop_assert_eq!(&transfers(&balances, &of), &due);
            }
            prop_assert!(balances.iter().all(|balance| *balance == 0));
        }
    }
}
