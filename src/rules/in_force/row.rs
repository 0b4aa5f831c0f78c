//! A rule and how a table plays it, as a row, and the macro that makes the rows of a game.

use crate::rules::{Chapter, KeyValue, RuleId};

/// What is known about a rule, however a table plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// The rule.
    pub id: RuleId,
    /// Its chapter in the rule book.
    pub chapter: Chapter,
    /// Its native name; empty if it has none.
    pub native: &'static str,
    /// The letters of the sources for the rule and its default.
    pub source: &'static str,
    /// The keys that it depends on; its main key comes first.
    pub keys: &'static [&'static str],
    /// Keys of other rules that also decide whether it is in force.
    pub also: &'static [&'static str],
}

/// A rule as a table plays it. Two tables play it alike if these are equal, whatever their other
/// keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// The rule.
    pub rule: RuleId,
    /// The keys that affect the rule, in the rule's order, without those that change nothing given
    /// the others.
    pub values: Vec<Setting>,
}

/// A key with its effective value. If a rule depends only on a part of the value, it is that part:
/// the jokers of a pack that matter, or whether it has any; or a list up to where it starts to
/// repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key.
    pub key: &'static str,
    /// Its value.
    pub value: KeyValue,
}

/// A rule of a game: what is known about it, and how a table with the rules `R` plays it.
pub(super) struct RuleRow<R> {
    pub(super) info: RuleInfo,
    /// Returns the effective settings, or `None` if the table does not play the rule.
    pub(super) settings: fn(&R) -> Option<Vec<Setting>>,
}

/// Makes the rows of a game from this form:
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
/// A rule without a condition is always in force. A key without a condition always counts while its
/// rule is in force. A key without a value only decides whether the rule is in force, or affects
/// the values of other keys.
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

/// Makes the setting of a key; `None` if the key does not count.
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

/// Makes the list of keys of other rules.
macro_rules! also {
    () => {
        &[]
    };
    ($keys:ident) => {
        $keys
    };
}
pub(super) use {also, rows, setting};
