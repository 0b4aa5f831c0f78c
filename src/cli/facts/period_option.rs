//! The options that choose a period.

/// An option that chooses a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PeriodOption {
    /// `--since 2026-11-20`
    Since,
    /// `--until 2026-11-20`
    Until,
    /// `--month 2026-11`
    Month,
    /// `--year 2026`
    Year,
    /// `--last 30d`
    Last,
    /// `--date 2026-11-20`
    Date,
}

impl PeriodOption {
    /// Returns the option as it is typed.
    pub(in crate::cli) const fn word(self) -> &'static str {
        match self {
            Self::Since => "--since",
            Self::Until => "--until",
            Self::Month => "--month",
            Self::Year => "--year",
            Self::Last => "--last",
            Self::Date => "--date",
        }
    }

    /// Returns an example of the option's value.
    pub(in crate::cli) const fn example(self) -> &'static str {
        match self {
            Self::Since | Self::Until | Self::Date => "2026-11-20",
            Self::Month => "2026-11",
            Self::Year => "2026",
            Self::Last => "30d",
        }
    }
}
