//! Splits people into parts that settle up separately, as long as it costs no extra payment.
//!
//! # Which parts
//!
//! Everybody belongs to exactly one circle, and a part is made of one or more circles. Each part
//! sums to zero, and the fewest transfers within the parts are together no more than the fewest
//! among everybody. Among the ways to do this, the one with the most parts is chosen; in a tie, the
//! first, comparing the part of the first person, then that of the second, and so on.
//!
//! # Why the parts stay when one transfer is paid
//!
//! Suppose a transfer is paid within a part, and payer and payee belong to one circle from then on.
//! Circles merge only within a part, so the parts are still made of circles. Each part still sums
//! to zero. The remaining transfers are still the fewest: if fewer were enough, the first plan
//! could have had fewer too. Any other split that is valid now has both people in one part. So it
//! was valid before as well, and it still comes later in the order. A circle that is now even is a
//! part of its own, and it was one before, since all its transfers were within it. So the parts
//! stay the same, and within each the rest of the plan stays the same, as [`super::steady`] shows.

use super::steady::{TransferPlan, plan};
use super::{SEARCHED, bits, most_groups};
use std::collections::BTreeMap;

/// Plans transfers in the way of [`plan`], but within circles as far as that takes no extra
/// transfer. `circles` has the number of each person's circle. If more than 20 people are not even,
/// each circle settles up by itself. If some circle does not sum to zero, everybody settles up
/// together. `None` if the balances do not sum to zero, or are too large to add up.
pub fn plan_of_circles(balances: &[i128], circles: &[usize]) -> Option<TransferPlan> {
    // No partial sum exceeds the sum of all amounts.
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

/// Returns everybody who is not even, by index, in parts that settle up separately.
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

/// Splits at most 20 people into the most parts that sum to zero, consist of whole circles, and
/// take no extra transfer.
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

/// Calls `see` with every way to combine circles into parts. The order compares the part of the
/// first circle, then that of the second, and so on.
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
        // 0 played with 3, and 1 with 2. In a single circle, 0 would pay 1, who comes first.
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
        // Each circle by itself takes two payments, four in all; across circles three are enough: 0
        // and 3 cancel out, and so do 1, 2, 4 and 5 in pairs.
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
        // Two circles of three, each even, form three pairs; a third circle, of fourteen, needs
        // thirteen.
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
        /// What must hold: as few transfers as among everybody, and the same plan after any of them
        /// is paid.
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
            // Pays the last and the first transfer in turn.
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
