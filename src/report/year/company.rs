//! What evenings bring a person with somebody else at the table, and without.

use super::Night;

/// The evenings of one person with somebody else, and without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EveningsWith {
    /// The number of evenings with the other person, and what they brought.
    pub(crate) with: (usize, i64),
    /// The number of evenings without the other person, and what they brought.
    pub(crate) without: (usize, i64),
}

/// The fewest evenings on each side from which two kinds of evenings are compared.
const FEW: usize = 3;

/// Returns what a person's evenings brought with another person and without; `None` if either
/// kind has fewer than three evenings, or if a sum is too large.
pub(crate) fn company(nights: &[Night], person: usize, other: usize) -> Option<EveningsWith> {
    let mut found = EveningsWith::default();
    for night in nights.iter().filter(|one| one.present.contains(&person)) {
        let side = if night.present.contains(&other) {
            &mut found.with
        } else {
            &mut found.without
        };
        *side = (side.0 + 1, side.1.checked_add(night.net(person))?);
    }
    (found.with.0 >= FEW && found.without.0 >= FEW).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::super::tests::nights;
    use super::*;

    #[test]
    fn evenings_with_somebody_are_compared_to_those_without() {
        let mut year = nights(&[&[5, 1], &[-2, 0], &[4, 0], &[1, 0], &[1, 0], &[-9, 0]]);
        for night in &mut year[3..] {
            night.present.remove(&1);
        }
        let due = EveningsWith {
            with: (3, 7),
            without: (3, -7),
        };
        assert_eq!(company(&year, 0, 1), Some(due));
        // The other was never without the first.
        assert_eq!(company(&year, 1, 0), None);
        assert_eq!(company(&year[..5], 0, 1), None);
    }
}
