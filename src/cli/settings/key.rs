//! The keys of what can be set for good.

use super::table::every_key;

/// Makes the keys.
macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident $field:ident: $type:ty, $option:expr, $variable:expr;)+) => {
        /// What can be set for good.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::cli) enum SettingKey {
            $($(#[$doc])* $key,)+
        }

        impl SettingKey {
            /// All of them.
            pub(in crate::cli) const ALL: &[Self] = &[$(Self::$key,)+];

            /// Returns how it is called in the config file.
            pub(in crate::cli) const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => stringify!($field),)+
                }
            }

            /// Returns the option that sets it once.
            pub(in crate::cli) const fn option(self) -> Option<&'static str> {
                match self {
                    $(Self::$key => $option,)+
                }
            }

            /// Returns the variable of the environment that sets it.
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
    /// Returns the key of a name.
    pub(in crate::cli) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.name() == name)
    }

    /// Returns the names of all.
    pub(in crate::cli) fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().map(|key| key.name())
    }
}
