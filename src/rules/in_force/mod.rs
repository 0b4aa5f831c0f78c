//! Which rules of the rule book are in force at a table, and with which values: one row a rule.
//!
//! Whatever has to know whether a rule is played, or whether two tables play it alike, asks here;
//! what the rule book says in words is made from the same facts and never the other way round.

mod gostop;
mod koikoi;
mod minhwatu;

use super::{Chapter, Game, KeyValue, RuleId, Rules};

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
struct Row<R> {
    info: RuleInfo,
    /// Returns the settings in effect, or `None` where the table does not play the rule.
    settings: fn(&R) -> Option<Vec<Setting>>,
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
        pub(super) const ROWS: &[$crate::rules::in_force::Row<$type>] = &[$($(
            $crate::rules::in_force::Row {
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
use {also, rows, setting};

/// Returns every rule of a game, in the order of its rule book.
pub fn rule_infos(game: Game) -> Vec<RuleInfo> {
    fn all<R>(rows: &[Row<R>]) -> Vec<RuleInfo> {
        rows.iter().map(|row| row.info).collect()
    }
    match game {
        Game::GoStop => all(gostop::ROWS),
        Game::KoiKoi => all(koikoi::ROWS),
        Game::MinHwatu => all(minhwatu::ROWS),
    }
}

/// Returns what is known of a rule of a game; `None` where the game has no such rule.
pub fn rule_info(rule: RuleId, game: Game) -> Option<RuleInfo> {
    match game {
        Game::GoStop => row(rule, gostop::ROWS).map(|row| row.info),
        Game::KoiKoi => row(rule, koikoi::ROWS).map(|row| row.info),
        Game::MinHwatu => row(rule, minhwatu::ROWS).map(|row| row.info),
    }
}

/// Returns the row of a rule.
fn row<R>(rule: RuleId, rows: &[Row<R>]) -> Option<&Row<R>> {
    rows.iter().find(|row| row.info.id == rule)
}

/// Returns a rule as a table plays it; `None` where it does not, or its game has no such rule.
///
/// ```
/// use dokbak::{Game, Rules};
/// use dokbak::rules::{RuleId, in_force};
///
/// let mut rules = Rules::of(Game::GoStop);
/// assert_eq!(in_force(RuleId::Vip, &rules), None);
/// rules.set("vip", "3")?;
/// let vip = in_force(RuleId::Vip, &rules).expect("it is worth 3 points here");
/// assert_eq!(vip.values[0].value.to_string(), "3");
/// # Ok::<(), dokbak::rules::KeyFault>(())
/// ```
pub fn in_force(rule: RuleId, rules: &Rules) -> Option<InForce> {
    match rules {
        Rules::GoStop(rules) => of_row(rule, gostop::ROWS, rules),
        Rules::KoiKoi(rules) => of_row(rule, koikoi::ROWS, rules),
        Rules::MinHwatu(rules) => of_row(rule, minhwatu::ROWS, rules),
    }
}

fn of_row<R>(rule: RuleId, rows: &[Row<R>], rules: &R) -> Option<InForce> {
    let values = (row(rule, rows)?.settings)(rules)?;
    Some(InForce { rule, values })
}

/// Returns every rule that a table plays, in the order of its rule book.
pub fn all_in_force(rules: &Rules) -> Vec<InForce> {
    let infos = rule_infos(rules.game()).into_iter();
    infos.filter_map(|info| in_force(info.id, rules)).collect()
}

/// Returns whether some value of a key would change a rule, the others being as they are.
pub fn is_of_account(key: &str, rules: &Rules) -> bool {
    let now = all_in_force(rules);
    let infos = rules.keys().into_iter().filter(|info| info.key == key);
    let mut values = infos.flat_map(|info| info.expected.samples());
    values.any(|value| {
        let mut changed = rules.clone();
        changed.set(key, &value).is_ok() && all_in_force(&changed) != now
    })
}
