//! What happens while a hand goes on.

use crate::rules::GoStopRules;

/// Something that happens while a hand goes on, and is paid at once or counts at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::serve) enum HandEvent {
    FirstPpuk,
    SecondPpuk,
    Ppuk,
    FirstChok,
    FirstTtadak,
    FirstSweep,
    Quads,
    Boar,
    Heodang,
    Syodang,
}

impl HandEvent {
    /// Each with what stands behind the name in the line that says it.
    pub(super) const LINES: [(Self, &'static str); 10] = [
        (Self::FirstPpuk, "ppuk first"),
        (Self::SecondPpuk, "ppuk second"),
        (Self::Ppuk, "ppuk"),
        (Self::FirstChok, "chok first"),
        (Self::FirstTtadak, "ttadak first"),
        (Self::FirstSweep, "first-sweep"),
        (Self::Quads, "quads"),
        (Self::Boar, "boar"),
        (Self::Heodang, "heodang"),
        (Self::Syodang, "syodang"),
    ];

    /// Returns whether it can matter by these rules.
    pub(super) const fn matters(self, rules: &GoStopRules) -> bool {
        match self {
            Self::FirstPpuk => rules.fixed_first_ppuk > 0,
            Self::SecondPpuk => rules.fixed_second_ppuk > 0,
            Self::Ppuk => rules.fixed_three_ppuk > 0,
            Self::FirstChok => rules.fixed_first_chok > 0,
            Self::FirstTtadak => rules.fixed_first_ttadak > 0,
            Self::FirstSweep => rules.fixed_first_sweep > 0 || rules.weolyak_first_turn > 1,
            Self::Quads => rules.fixed_quads > 0,
            Self::Boar => rules.boar_first_turn > 0 || rules.boar_pot > 0,
            Self::Heodang => rules.fixed_heodang > 0,
            Self::Syodang => rules.syodang_enabled,
        }
    }
}
