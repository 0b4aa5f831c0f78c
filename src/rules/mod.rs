//! Rules as data: the keys of the rule books, ruleset files, and the shipped rulesets.

mod chapter;
mod expected;
mod file;
mod game;
mod gostop;
mod in_force;
mod key;
mod key_value;
mod koikoi;
mod minhwatu;
mod nearest_key;
mod rule_id;
mod ruleset;
mod schema;
mod shelf;
mod unit;
mod value;
mod yaml;

pub use chapter::Chapter;
pub use expected::Expected;
pub use file::{FileFault, FileProblem};
#[cfg(feature = "cli")]
pub(crate) use file::{TopKey, top_keys};
pub use game::Game;
pub use gostop::GoStopRules;
pub use in_force::{
    InForce, RuleInfo, Setting, all_in_force, in_force, is_of_account, rule_info, rule_infos,
};
pub use key::{KeyFault, KeyInfo, LARGEST, Section};
pub use key_value::KeyValue;
pub use koikoi::KoiKoiRules;
pub use minhwatu::MinHwatuRules;
pub use rule_id::RuleId;
pub use ruleset::{KeyDifference, Rules, Ruleset, RulesetExample};
pub use schema::{SchemaPart, schema};
pub use shelf::{SHIPPED, from_text, load, load_for_record};
#[cfg(feature = "cli")]
pub(crate) use shelf::{places_of_keys, text_of};
pub use unit::PointUnit;
pub use value::{
    AfterNagari, ChaffDouble, Counting, CupUse, Dealt, DoublesFixed, DrawNext, DrawYaku,
    FieldTimes, GoBakBoth, GoBakThree, GoBakTwo, GoChips, Grenade, Growth, GwangBak, JokerFromHand,
    JokerPpuk, Jokers, KoiTimes, LastTurn, LuckyBoth, LuckyHand, SalePaid, Seven, Sseul,
    SyodangText, TableFour, TablePairs, TableQuads, Viewing, ViewingWeather, YakuSystem,
};
pub(crate) use yaml::built_in_yaml;
pub use yaml::{YamlProblem, quoted_yaml};
