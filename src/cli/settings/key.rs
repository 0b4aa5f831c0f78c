//! The keys of the settings.

use super::table::every_key;

/// Generates the keys.
macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident $field:ident: $type:ty, $option:expr, $variable:expr;)+) => {
        /// A setting that can be saved.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::cli) enum SettingKey {
            $($(#[$doc])* $key,)+
        }

        impl SettingKey {
            /// All keys.
            pub(in crate::cli) const ALL: &[Self] = &[$(Self::$key,)+];

            /// Returns the key's name in the config file.
            pub(in crate::cli) const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => stringify!($field),)+
                }
            }

            /// Returns the option that sets the key for one run, if there is one.
            pub(in crate::cli) const fn option(self) -> Option<&'static str> {
                match self {
                    $(Self::$key => $option,)+
                }
            }

            /// Returns the environment variable that sets the key, if there is one.
            pub(in crate::cli) const fn variable(self) -> Option<&'static str> {
                match self {
                    $(Self::$key => $variable,)+
                }
            }
        }
    };
}

every_key!(keys);

impl SettingKey {
    /// Returns the key with this name, if there is one.
    pub(in crate::cli) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.name() == name)
    }

    /// Returns the names of all keys.
    pub(in crate::cli) fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().map(|key| key.name())
    }
}
