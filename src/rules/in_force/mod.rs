//! Which rules are in force at a table, and with which values: one row for each rule.
//!
//! Whatever needs to know if a rule is played, or if two tables play it alike, asks here. The text
//! of the rule book is made from these rows.

mod gostop;
mod koikoi;
mod minhwatu;
mod row;

pub use row::{InForce, RuleInfo, Setting};

use super::{Game, RuleId, Rules};
use row::RuleRow;

/// Returns all rules of a game, in the order of its rule book.
pub fn rule_infos(game: Game) -> Vec<RuleInfo> {
    fn all<R>(rows: &[RuleRow<R>]) -> Vec<RuleInfo> {
        rows.iter().map(|row| row.info).collect()
    }
    match game {
        Game::GoStop => all(gostop::ROWS),
        Game::KoiKoi => all(koikoi::ROWS),
        Game::MinHwatu => all(minhwatu::ROWS),
    }
}

/// Returns what the rule book of a game says about a rule; `None` if the game has no such rule.
pub fn rule_info(rule: RuleId, game: Game) -> Option<RuleInfo> {
    match game {
        Game::GoStop => row(rule, gostop::ROWS).map(|row| row.info),
        Game::KoiKoi => row(rule, koikoi::ROWS).map(|row| row.info),
        Game::MinHwatu => row(rule, minhwatu::ROWS).map(|row| row.info),
    }
}

/// Returns the row of a rule, or `None` if no row is about it.
fn row<R>(rule: RuleId, rows: &[RuleRow<R>]) -> Option<&RuleRow<R>> {
    rows.iter().find(|row| row.info.id == rule)
}

/// Returns how a table plays a rule; `None` if it does not, or if its game has no such rule.
///
/// ```
/// use dokbak::{Game, Rules};
/// use dokbak::rules::{RuleId, in_force};
///
/// let mut rules = Rules::default_for(Game::GoStop);
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

fn of_row<R>(rule: RuleId, rows: &[RuleRow<R>], rules: &R) -> Option<InForce> {
    let values = (row(rule, rows)?.settings)(rules)?;
    Some(InForce { rule, values })
}

/// Returns the rules in force at a table, in the order of the rule book.
pub fn all_in_force(rules: &Rules) -> Vec<InForce> {
    let infos = rule_infos(rules.game()).into_iter();
    infos.filter_map(|info| in_force(info.id, rules)).collect()
}

/// Returns whether a change of this key alone can change how any rule is played.
pub fn is_of_account(key: &str, rules: &Rules) -> bool {
    let now = all_in_force(rules);
    let infos = rules.keys().into_iter().filter(|info| info.key == key);
    let mut values = infos.flat_map(|info| info.expected.samples());
    values.any(|value| {
        let mut changed = rules.clone();
        changed.set(key, &value).is_ok() && all_in_force(&changed) != now
    })
}
