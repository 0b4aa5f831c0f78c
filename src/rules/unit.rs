//! The unit that points are counted in.

/// The unit that points are counted in. Some languages have a word for each; the numbers are the
/// same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointUnit {
    /// 点, the plain word.
    Ten,
    /// 文, an old coin, as in Koi-Koi.
    Mon,
}

/// The shipped rulesets whose unit differs from their game's, with their unit.
const COUNT_IN: &[(&str, PointUnit)] = &[("koikoi-nintendo", PointUnit::Ten)];

impl PointUnit {
    /// Returns the unit of the ruleset with this name, if it differs from that of its base.
    pub(super) fn of_ruleset(name: &str) -> Option<Self> {
        let mut all = COUNT_IN.iter();
        all.find(|(known, _)| *known == name).map(|(_, unit)| *unit)
    }

    /// Returns the shipped ruleset with this unit, if it is not the default of a game.
    pub(super) fn ruleset(self) -> Option<&'static str> {
        let mut all = COUNT_IN.iter();
        all.find(|(_, unit)| *unit == self).map(|(name, _)| *name)
    }
}
