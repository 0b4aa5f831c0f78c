//! Which rules of the rule book are in force at a table, and with which values: one row a rule.
//!
//! Whatever has to know whether a rule is played, or whether two tables play it alike, asks here;
//! what the rule book says in words is made from the same facts and never the other way round.

mod gostop;
mod koikoi;
mod minhwatu;
mod row;

pub use row::{InForce, RuleInfo, Setting};

use super::{Game, RuleId, Rules};
use row::RuleRow;

/// Returns every rule of a game, in the order of its rule book.
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

/// Returns what is known of a rule of a game; `None` where the game has no such rule.
pub fn rule_info(rule: RuleId, game: Game) -> Option<RuleInfo> {
    match game {
        Game::GoStop => row(rule, gostop::ROWS).map(|row| row.info),
        Game::KoiKoi => row(rule, koikoi::ROWS).map(|row| row.info),
        Game::MinHwatu => row(rule, minhwatu::ROWS).map(|row| row.info),
    }
}

/// Returns the row of a rule.
fn row<R>(rule: RuleId, rows: &[RuleRow<R>]) -> Option<&RuleRow<R>> {
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

fn of_row<R>(rule: RuleId, rows: &[RuleRow<R>], rules: &R) -> Option<InForce> {
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
