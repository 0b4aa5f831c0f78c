//! A value, and where it comes from.

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SettingOrigin {
    /// This command-line option.
    Option(&'static str),
    /// This environment variable.
    Environment(&'static str),
    /// The config file.
    File,
    /// This locale variable.
    Locale(&'static str),
    /// This environment variable, which other programs use too.
    Common(&'static str),
    /// The default.
    Default,
}

impl SettingOrigin {
    /// True if somebody chose the value for this program.
    pub(in crate::cli) const fn is_chosen(self) -> bool {
        matches!(self, Self::Option(_) | Self::Environment(_) | Self::File)
    }

    /// True if a value from here overrides the config file.
    pub(in crate::cli) const fn outdoes_the_file(self) -> bool {
        matches!(self, Self::Option(_) | Self::Environment(_))
    }
}

/// A value and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct SettingChoice<T> {
    pub(in crate::cli) value: T,
    pub(in crate::cli) origin: SettingOrigin,
}
