//! What points are counted in.

/// What the points of a table are counted in. Some languages have a word for each; a number of points
/// is the same in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointUnit {
    /// 点, the plain word.
    Ten,
    /// 文, an old coin: the word of Koi-Koi.
    Mon,
}

/// The shipped rulesets that count in something else than their game does, and in what.
const COUNT_IN: &[(&str, PointUnit)] = &[("koikoi-nintendo", PointUnit::Ten)];

impl PointUnit {
    /// Returns what a ruleset of this name counts in, where that is not what its base counts in.
    pub(super) fn of_ruleset(name: &str) -> Option<Self> {
        let mut all = COUNT_IN.iter();
        all.find(|(known, _)| *known == name).map(|(_, unit)| *unit)
    }

    /// Returns the shipped ruleset that has its points counted in this as no default has, if there
    /// is one.
    pub(super) fn ruleset(self) -> Option<&'static str> {
        let mut all = COUNT_IN.iter();
        all.find(|(_, unit)| *unit == self).map(|(name, _)| *name)
    }
}
