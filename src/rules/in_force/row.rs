//! The row of a rule, which says how tables play it, and the macro that makes the rows of a game.

use crate::rules::{Chapter, KeyValue, RuleId};

/// What the rule book says about a rule, however a table plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// The rule.
    pub id: RuleId,
    /// The chapter of the rule book that the rule is in.
    pub chapter: Chapter,
    /// The native name of the rule; empty if it has none.
    pub native: &'static str,
    /// The letters of the sources that the rule and its default come from.
    pub source: &'static str,
    /// The keys that the rule depends on; its main key comes first.
    pub keys: &'static [&'static str],
    /// Keys of other rules that also decide whether this rule is in force.
    pub also: &'static [&'static str],
}

/// A rule as a table plays it. Two tables play the rule alike if these values are equal, even if
/// other keys differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// The rule.
    pub rule: RuleId,
    /// The keys that affect the rule, in the rule's order. A key is left out if it changes nothing,
    /// given the values of the others.
    pub values: Vec<Setting>,
}

/// A key with its effective value. If a rule depends only on a part of the value, only that part is
/// given: the jokers that matter, whether the pack has any joker, or a list up to where it repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key.
    pub key: &'static str,
    /// Its value.
    pub value: KeyValue,
}

/// The row of a rule: what the rule book says, and how a table with the rules `R` plays the rule.
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

/// Makes the setting of a key; `None` if the key has no effect.
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

/// Makes the list of the keys of other rules.
macro_rules! also {
    () => {
        &[]
    };
    ($keys:ident) => {
        $keys
    };
}
pub(super) use {also, rows, setting};
