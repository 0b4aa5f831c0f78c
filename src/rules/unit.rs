//! The unit that points are counted in.

/// The unit that points are counted in. Some languages have a word for each unit; the numbers do
/// not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointUnit {
    /// 点 (ten), the plain word for points.
    Ten,
    /// 文 (mon), an old coin; usual in Koi-Koi.
    Mon,
}

/// The shipped rulesets that count in another unit than their game's default, with that unit.
const COUNT_IN: &[(&str, PointUnit)] = &[("koikoi-nintendo", PointUnit::Ten)];

impl PointUnit {
    /// Returns the unit of the shipped ruleset with this name, if it is not the default of the
    /// game.
    pub(super) fn of_ruleset(name: &str) -> Option<Self> {
        let mut all = COUNT_IN.iter();
        all.find(|(known, _)| *known == name).map(|(_, unit)| *unit)
    }

    /// Returns the shipped ruleset that counts in this unit although the default of its game is
    /// another.
    pub(super) fn ruleset(self) -> Option<&'static str> {
        let mut all = COUNT_IN.iter();
        all.find(|(_, unit)| *unit == self).map(|(name, _)| *name)
    }
}
