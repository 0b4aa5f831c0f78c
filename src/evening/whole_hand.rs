//! An example of a whole hand in one line, for the first question.

use super::ask::{WholeHand, WonWith};
use super::hand::HandState;
use crate::card::Pile;
use crate::gostop::stop_points;
use crate::koikoi::{self, Weather};
use crate::letters::width;
use crate::record::quoted;
use crate::rules::{GoStopRules, Rules};

/// The greatest width of a name in an example, in letters.
const WIDEST: u32 = 12;

impl WholeHand {
    /// Returns an example hand for these players; `None` if no example scores enough under the
    /// rules.
    pub(crate) fn example_for(state: &HandState) -> Option<Self> {
        let players = state.players().listed(None);
        let player = players.get(1)?;
        let is_handy = |name: &str| quoted(name) == name && width(name) <= WIDEST;
        let won = match &state.ruleset.rules {
            Rules::GoStop(rules) => WonWith::after_a_go(rules, players.len())?,
            Rules::KoiKoi(rules) => {
                let score = koikoi::score(Pile::BOAR_DEER_BUTTERFLIES, Weather::default(), rules);
                (score.points > 0).then_some(WonWith::BoarDeerButterflies)?
            }
            Rules::MinHwatu(_) => return None,
        };
        let player = match player.name.as_str() {
            name if is_handy(name) => name.to_owned(),
            _ => player.number.to_string(),
        };
        Some(Self {
            player: player.into(),
            won,
        })
    }
}

impl WonWith {
    /// Returns cards that somebody can win with after one go, if these rules give enough points. By
    /// default, godori makes 5 points and eleven junk two more; with hong-dan as well, 8 and two
    /// more.
    fn after_a_go(rules: &GoStopRules, players: usize) -> Option<Self> {
        let target = i64::from(rules.target(players));
        let godori = stop_points(Pile::GODORI, rules);
        let both = stop_points(Pile::GODORI.plus(Pile::HONG_DAN), rules);
        let junk = i64::from(12_u32.saturating_sub(rules.junk_from));
        let carries = |points: i64| points >= target && junk >= 1 && rules.junk_from > 0;
        if carries(godori) {
            return Some(Self::Godori);
        }
        carries(both).then_some(Self::GodoriAndHongDan)
    }
}
