//! A value, and who chose it.

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SettingOrigin {
    /// This option of the command line.
    Option(&'static str),
    /// This variable of the environment.
    Environment(&'static str),
    /// The config file.
    File,
    /// This variable of the locale.
    Locale(&'static str),
    /// This variable of the environment, which is for all programs.
    Common(&'static str),
    /// Nobody chose it.
    Default,
}

impl SettingOrigin {
    /// Returns whether somebody chose it for this program.
    pub(in crate::cli) const fn is_chosen(self) -> bool {
        matches!(self, Self::Option(_) | Self::Environment(_) | Self::File)
    }

    /// Returns whether the config file has no say where it comes from here.
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
