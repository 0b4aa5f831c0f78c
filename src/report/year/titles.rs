//! Titles: what somebody did more often than anybody else, often enough to be called after it.

/// What a title is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum TitleKind {
    /// Won the most evenings.
    Evenings,
    /// Gave pi-bak most often.
    PiBak,
    /// Paid for others most often.
    DokBak,
    /// Won with godori most often.
    Godori,
    /// Won with three goes or more most often.
    ThreeGo,
    /// Won with brights most often.
    Brights,
    /// Won most often after koi-koi.
    KoiKoi,
    /// Won most often with flower or moon viewing.
    Viewing,
    /// Made good most of what was lost.
    Comeback,
    /// Came most often.
    Faithful,
}

impl TitleKind {
    /// Every title, in the order in which they are listed.
    pub(crate) const ALL: [Self; 10] = [
        Self::Evenings,
        Self::PiBak,
        Self::DokBak,
        Self::Godori,
        Self::ThreeGo,
        Self::Brights,
        Self::KoiKoi,
        Self::Viewing,
        Self::Comeback,
        Self::Faithful,
    ];

    /// Returns the name that programs use, such as `pi-bak`.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Evenings => "evenings",
            Self::PiBak => "pi-bak",
            Self::DokBak => "dok-bak",
            Self::Godori => "godori",
            Self::ThreeGo => "three-go",
            Self::Brights => "brights",
            Self::KoiKoi => "koi-koi",
            Self::Viewing => "viewing",
            Self::Comeback => "comeback",
            Self::Faithful => "faithful",
        }
    }
}

/// The fewest cases for which there is a title.
const FEW_CASES: i64 = 5;
/// The fewest hands of a person who has a title.
const FEW_HANDS: usize = 20;
/// The most people who share a title.
const MOST_HOLDERS: usize = 3;

/// What one person has to show for a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Merits {
    /// The person.
    pub(crate) person: usize,
    /// In how many hands or evenings.
    pub(crate) cases: i64,
    /// What is compared: the cases, or how much was made good.
    pub(crate) measure: i64,
}

/// A title, and who earned it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Title {
    /// What the title is for.
    pub(crate) kind: TitleKind,
    /// Who has it: at most three people, who did equally well.
    pub(crate) holders: Vec<usize>,
    /// What the holders have to show, as compared.
    pub(crate) measure: i64,
}

/// Returns the titles that were earned. `hands` is how many hands each person played, 0 for guests;
/// `merits` is what everybody has to show for a title.
pub(crate) fn titles(hands: &[usize], merits: impl Fn(TitleKind) -> Vec<Merits>) -> Vec<Title> {
    let earned = |kind: TitleKind| {
        let mut able = merits(kind);
        able.retain(|one| {
            let hands = hands.get(one.person).copied().unwrap_or(0);
            one.cases >= FEW_CASES && hands >= FEW_HANDS
        });
        let measure = able.iter().map(|one| one.measure).max()?;
        let first = able.iter().filter(|one| one.measure == measure);
        let holders: Vec<usize> = first.map(|one| one.person).collect();
        (holders.len() <= MOST_HOLDERS).then_some(Title {
            kind,
            holders,
            measure,
        })
    };
    TitleKind::ALL.into_iter().filter_map(earned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn godori(hands: &[usize], cases: &[i64]) -> Option<(Vec<usize>, i64)> {
        let merits = |kind: TitleKind| {
            let cases = cases.iter().filter(|_| kind == TitleKind::Godori);
            let merits = cases.enumerate().map(|(person, cases)| Merits {
                person,
                cases: *cases,
                measure: *cases,
            });
            merits.collect()
        };
        let found = titles(hands, merits);
        assert!(found.iter().all(|title| title.kind == TitleKind::Godori));
        found
            .first()
            .map(|title| (title.holders.clone(), title.measure))
    }

    #[test]
    fn a_title_takes_five_cases_and_twenty_hands() {
        assert_eq!(godori(&[20, 20], &[5, 4]), Some((vec![0], 5)));
        assert_eq!(godori(&[20, 20], &[4, 4]), None);
        // Nineteen hands are too few, however many were won; so a guest has none.
        assert_eq!(godori(&[20, 19], &[5, 9]), Some((vec![0], 5)));
        assert_eq!(godori(&[20, 0], &[5, 9]), Some((vec![0], 5)));
    }

    #[test]
    fn a_title_is_shared_by_three_and_nobodys_above_that() {
        let hands = [30; 4];
        assert_eq!(godori(&hands, &[6, 6, 6, 5]), Some((vec![0, 1, 2], 6)));
        assert_eq!(godori(&hands, &[6, 6, 6, 6]), None);
    }
}
