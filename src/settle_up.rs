//! The fewest transfers that settle what everybody won and lost.
//!
//! This file settles everything at once, when a hand or an evening ends. `steady` plans transfers
//! for debts that are paid one by one, and `parts` keeps transfers within groups of people who
//! played together.

use crate::letters::Name;

pub mod parts;
pub mod steady;

/// Chips that one player hands to another to settle up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Who pays.
    pub from: Name,
    /// Who is paid.
    pub to: Name,
    /// How many chips are handed over; always positive.
    pub chips: i64,
}

/// The most players for whom every way to form groups is tried. More players are matched in order,
/// which also settles everything but may take more transfers.
const SEARCHED: usize = 20;

/// Returns the fewest transfers that bring every balance to zero, or `None` if the balances do not
/// sum to zero. Players are matched in the order given. If more than 20 players have a balance
/// other than zero, fewer transfers might be possible.
pub fn settle_up(balances: &[(Name, i64)]) -> Option<Vec<Transfer>> {
    let sum: i128 = balances.iter().map(|(_, chips)| i128::from(*chips)).sum();
    if sum != 0 {
        return None;
    }
    let open: Vec<(&str, i64)> = balances
        .iter()
        .filter(|(_, chips)| *chips != 0)
        .map(|(name, chips)| (name.as_str(), *chips))
        .collect();
    let groups = groups(&open).into_iter();
    Some(groups.flat_map(|group| chain(&group)).collect())
}

/// Splits the players into as many groups as possible whose balances sum to zero. A group needs one
/// transfer less than it has members, so more groups mean fewer transfers.
#[expect(
    clippy::indexing_slicing,
    reason = "a set of n balances is a number below 2 to the n"
)]
fn groups<'a>(open: &[(&'a str, i64)]) -> Vec<Vec<(&'a str, i64)>> {
    if open.is_empty() || open.len() > SEARCHED {
        return vec![open.to_vec()];
    }
    let balances: Vec<i128> = open.iter().map(|(_, chips)| i128::from(*chips)).collect();
    let (sums, most) = most_groups(&balances);
    let all = most.len() - 1;
    let mut groups = Vec::new();
    let mut left = all;
    let mut group_from = all;
    while left > 0 {
        let next = bits(left)
            .find(|at| most[left & !(1 << at)] + u8::from(sums[left] == 0) == most[left])
            .unwrap_or(0);
        left &= !(1 << next);
        if sums[left] == 0 {
            let members = bits(group_from & !left).map(|at| open[at]).collect();
            groups.push(members);
            group_from = left;
        }
    }
    groups
}

/// Returns two tables over all sets of at most 20 balances, indexed by the set's bit mask: the sum
/// of the set, and the most groups with a sum of zero that it contains, without overlap.
#[expect(
    clippy::indexing_slicing,
    reason = "a set of n balances is a number below 2 to the n"
)]
fn most_groups(balances: &[i128]) -> (Vec<i128>, Vec<u8>) {
    let sets = 1_usize << balances.len();
    let mut sums = vec![0_i128; sets];
    let mut most = vec![0_u8; sets];
    for set in 1..sets {
        let lowest = set.trailing_zeros() as usize;
        sums[set] = sums[set & (set - 1)] + balances[lowest];
        let best = bits(set).map(|at| most[set & !(1 << at)]).max();
        most[set] = best.unwrap_or(0) + u8::from(sums[set] == 0);
    }
    (sums, most)
}

/// Returns the numbers of the bits in a mask, the lowest first.
fn bits(set: usize) -> impl Iterator<Item = usize> {
    let rest = |set: &usize| Some(set & (set - 1)).filter(|set| *set != 0);
    let sets = std::iter::successors(Some(set).filter(|set| *set != 0), rest);
    sets.map(|set| set.trailing_zeros() as usize)
}

/// Settles one group: in order, each debtor pays the creditors who are still owed something.
fn chain(group: &[(&str, i64)]) -> Vec<Transfer> {
    let mut debtors = group.iter().copied().filter(|(_, chips)| *chips < 0);
    let mut creditors = group.iter().copied().filter(|(_, chips)| *chips > 0);
    let mut transfers = Vec::new();
    let (mut debtor, mut creditor) = (debtors.next(), creditors.next());
    while let (Some((from, owes)), Some((to, due))) = (debtor, creditor) {
        let chips = due.min(owes.saturating_neg());
        transfers.push(Transfer {
            from: from.into(),
            to: to.into(),
            chips,
        });
        debtor = if owes + chips == 0 {
            debtors.next()
        } else {
            Some((from, owes + chips))
        };
        creditor = if due == chips {
            creditors.next()
        } else {
            Some((to, due - chips))
        };
    }
    transfers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transfers(balances: &[i64]) -> Vec<(Name, Name, i64)> {
        let named: Vec<(Name, i64)> = balances
            .iter()
            .zip('A'..)
            .map(|(chips, name)| (name.to_string().into(), *chips))
            .collect();
        let found = settle_up(&named).unwrap().into_iter();
        found
            .map(|transfer| (transfer.from, transfer.to, transfer.chips))
            .collect()
    }

    fn told(rows: &[(&str, &str, i64)]) -> Vec<(Name, Name, i64)> {
        rows.iter()
            .map(|(from, to, chips)| ((*from).into(), (*to).into(), *chips))
            .collect()
    }

    #[test]
    fn one_debtor_pays_both() {
        assert_eq!(
            transfers(&[10, -15, 5]),
            told(&[("B", "A", 10), ("B", "C", 5)])
        );
    }

    #[test]
    fn pairs_that_cancel_are_not_mixed() {
        // Matching in order would take three transfers: B pays A 5 and C 2, D pays C 3.
        let mut found = transfers(&[5, -7, 7, -5]);
        found.sort();
        assert_eq!(found, told(&[("B", "C", 7), ("D", "A", 5)]));
    }

    #[test]
    fn twenty_people_pay_in_as_few_transfers_as_there_can_be() {
        // Six groups of three and one of two each sum to zero, and no others do: 6 * 2 + 1.
        let (mut due, mut owed) = (Vec::new(), Vec::new());
        for power in (0..6).map(|power| 4_i64.pow(power)) {
            due.push(3 * power);
            owed.extend([-power, -2 * power]);
        }
        due.push(4_i64.pow(7));
        owed.push(-(4_i64.pow(7)));
        let balances: Vec<i64> = due.into_iter().chain(owed.into_iter().rev()).collect();
        assert_eq!(balances.len(), 20);
        assert_eq!(transfers(&balances).len(), 13);
    }

    #[test]
    fn nothing_is_transferred_where_all_is_even() {
        assert_eq!(transfers(&[0, 0]), told(&[]));
        assert_eq!(transfers(&[]), told(&[]));
    }

    #[test]
    fn what_is_uneven_is_not_settled() {
        let chips = |chips| ("A".into(), chips);
        assert_eq!(settle_up(&[chips(3)]), None);
        assert_eq!(settle_up(&[chips(3), chips(-2)]), None);
        assert_eq!(settle_up(&[chips(i64::MAX), chips(i64::MAX)]), None);
    }
}
