//! The questions before an evening: players, rules, stakes and length.

mod ask;
mod checks;
mod history;
mod house_rules;
mod last_time;
mod lines;
mod listed;
mod players;
mod shelf;
mod so_far;
mod taken;
mod terms;

pub(crate) use ask::{SetupAnswer, SetupAsk};
pub(crate) use checks::{fits, fits_some_table};
pub(crate) use history::SetupHistory;
pub(crate) use house_rules::house_rules;
pub(crate) use last_time::{LastTime, known_names};
pub(crate) use lines::{is_any_line, is_setup_line, names_players};
pub(crate) use players::near;
pub(crate) use players::{can_be_called, is_no_kitty};
pub(crate) use shelf::suggested;
pub(crate) use so_far::Setup;
pub(crate) use terms::{numbered, worth};
