//! A rule of the rule book and what a table makes of it, as a row; and how the rows of a game are
//! written.

use crate::rules::{Chapter, KeyValue, RuleId};

/// What is known of a rule apart from how a table plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// The rule.
    pub id: RuleId,
    /// Where it stands in the book.
    pub chapter: Chapter,
    /// What it is called in its own country; empty where that is nothing of its own.
    pub native: &'static str,
    /// The letters of the sources of the rule and its default.
    pub source: &'static str,
    /// The keys it depends on, first the one that it is about.
    pub keys: &'static [&'static str],
    /// Keys of other rules that decide with them whether it is in force.
    pub also: &'static [&'static str],
}

/// A rule as a table plays it. Two tables play a rule alike where these are equal, whatever else
/// their keys say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// The rule.
    pub rule: RuleId,
    /// The keys that have an effect on the rule, in its order; a key without one, given the others,
    /// is left out.
    pub values: Vec<Setting>,
}

/// A key with its value in effect. Where a rule depends on a part of the value alone it is that
/// part: of a pack the jokers that matter, or whether there are any; of a list the numbers before it
/// repeats itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key.
    pub key: &'static str,
    /// Its value.
    pub value: KeyValue,
}

/// A rule of a game: what is known of it, and what the rules `R` of a table make of it.
pub(super) struct RuleRow<R> {
    pub(super) info: RuleInfo,
    /// Returns the settings in effect, or `None` where the table does not play the rule.
    pub(super) settings: fn(&R) -> Option<Vec<Setting>>,
}

/// Makes the rows of a game:
///
/// ```text
/// Chapter {
///     Rule ("native name") from "SOURCE" also KEYS if CONDITION => {
///         "key" if CONDITION => VALUE;
///         "key";
///     }
/// }
/// ```
///
/// A rule without a condition is always in force. A key without a condition always counts where the
/// rule is in force; one without a value only decides whether it is, or which values others have.
macro_rules! rows {
    ($type:ty: $rules:ident; $($chapter:ident { $(
        $id:ident $(($native:literal))? from $source:literal
        $(also $also:ident)? $(if $in_force:expr)? => {
            $($key:literal $(if $counts:expr)? $(=> $value:expr)?;)*
        }
    )+ })+) => {
        pub(super) const ROWS: &[$crate::rules::in_force::row::RuleRow<$type>] = &[$($(
            $crate::rules::in_force::row::RuleRow {
                info: $crate::rules::RuleInfo {
                    id: $crate::rules::RuleId::$id,
                    chapter: $crate::rules::Chapter::$chapter,
                    native: concat!("", $($native)?),
                    source: $source,
                    keys: &[$($key),*],
                    also: also!($($also)?),
                },
                settings: |$rules| {
                    let _ = $rules;
                    $(if !$in_force {
                        return None;
                    })?
                    let settings: Vec<Option<$crate::rules::Setting>> =
                        vec![$(setting!($key $(if $counts)? $(=> $value)?)),*];
                    Some(settings.into_iter().flatten().collect())
                },
            }
        ),+),+];
    };
}

/// Makes the setting of a key; nothing where it does not count.
macro_rules! setting {
    ($key:literal) => {
        None
    };
    ($key:literal => $value:expr) => {
        Some($crate::rules::Setting {
            key: $key,
            value: $value.into(),
        })
    };
    ($key:literal if $counts:expr => $value:expr) => {
        $counts.then(|| $crate::rules::Setting {
            key: $key,
            value: $value.into(),
        })
    };
}

/// Makes the keys of other rules.
macro_rules! also {
    () => {
        &[]
    };
    ($keys:ident) => {
        $keys
    };
}
pub(super) use {also, rows, setting};
