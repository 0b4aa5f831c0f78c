//! A rule's entry: what applies at any table, and how one table plays it.

use super::data;
use crate::rules::{Chapter, Game, RuleId, RuleInfo, Rules, in_force, rule_info, rule_infos};
use crate::words::{Lang, say};

/// A rule as a table plays it.
#[derive(Clone, Debug)]
pub struct RuleAtTable {
    /// The facts about the rule that hold at any table.
    pub info: RuleInfo,
    /// The game that the rule belongs to.
    pub game: Game,
    /// The rule's text on the table's sheet; `None` if the rule is not in force.
    pub sheet: Option<String>,
}

/// A worked hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkedHand {
    /// The arithmetic of the hand, as a sentence.
    pub note: &'static str,
    /// The record of the hand; the last line is a comment with the result.
    pub record: &'static str,
}

impl RuleAtTable {
    fn new(lang: Lang, info: RuleInfo, rules: &Rules) -> Self {
        let in_force = in_force(info.id, rules);
        Self {
            info,
            game: rules.game(),
            sheet: in_force.and_then(|_| say!(lang, book::sheet(info.id, rules))),
        }
    }

    /// Returns the name of the rule, followed by its native name if it has one.
    pub fn title(&self, lang: Lang) -> String {
        titled(lang, &self.info, self.game)
    }
}

fn titled(lang: Lang, info: &RuleInfo, game: Game) -> String {
    let name = name(lang, info.id, game);
    say!(lang, book::title(name, info.native))
}

/// Returns every rule in a game's book as a table with these rules plays it, in the book's order.
pub fn sheet(lang: Lang, rules: &Rules) -> Vec<RuleAtTable> {
    let infos = rule_infos(rules.game()).into_iter();
    infos
        .map(|info| RuleAtTable::new(lang, info, rules))
        .collect()
}

/// Returns the rule with an id, such as one from a verdict, as a table with these rules plays it;
/// `None` if the game's book has no such rule.
pub fn of_id(lang: Lang, id: impl Into<RuleId>, rules: &Rules) -> Option<RuleAtTable> {
    let info = rule_info(id.into(), rules.game())?;
    Some(RuleAtTable::new(lang, info, rules))
}

/// Returns the name of a rule in the book of a game.
pub fn name(lang: Lang, id: impl Into<RuleId>, game: Game) -> &'static str {
    let id = id.into();
    say!(lang, book::name(id, game))
}

/// Returns the name of a rule in the book of a game, followed by the rule's native name if it has
/// one; empty if the book has no such rule.
pub fn title(lang: Lang, id: impl Into<RuleId>, game: Game) -> String {
    let info = rule_info(id.into(), game);
    info.map_or_else(String::new, |info| titled(lang, &info, game))
}

/// Returns the heading of a chapter in the book of a game.
pub fn heading(lang: Lang, chapter: Chapter, game: Game) -> &'static str {
    say!(lang, book::heading(chapter, game))
}

/// Returns the text of a rule, as it applies at any table; its name if the book has no text.
pub fn says(lang: Lang, id: impl Into<RuleId>, game: Game) -> &'static str {
    let id = id.into();
    let prose = data::of_rule(lang, id, game);
    prose.map_or_else(|| name(lang, id, game), |prose| prose.says.as_str())
}

/// Returns what other tables play instead of a rule; `None` if the book does not say.
pub fn elsewhere(lang: Lang, id: impl Into<RuleId>, game: Game) -> Option<&'static str> {
    let prose = data::of_rule(lang, id.into(), game)?;
    Some(prose.elsewhere.as_str()).filter(|says| !says.is_empty())
}

/// Returns the worked hands of a rule.
pub fn worked_hands(lang: Lang, id: impl Into<RuleId>, game: Game) -> Vec<WorkedHand> {
    let id = id.into();
    let records = data::hands(game).get(id.word()).into_iter().flatten();
    let notes = data::of_rule(lang, id, game)
        .into_iter()
        .flat_map(|prose| &prose.notes);
    let pairs = notes.zip(records);
    pairs
        .map(|(note, record)| WorkedHand { note, record })
        .collect()
}

/// Returns a rule as the table plays it, or else as it applies at any table.
pub(crate) fn sentence(lang: Lang, rule: &RuleAtTable) -> &str {
    let says = || says(lang, rule.info.id, rule.game);
    rule.sheet.as_deref().unwrap_or_else(says)
}

/// Returns a rule with its keys and its source, in one line.
pub fn explained(lang: Lang, rule: &RuleAtTable) -> String {
    let info = &rule.info;
    let says = sentence(lang, rule);
    let keys = if info.keys.is_empty() {
        info.id.word().to_owned()
    } else {
        info.keys.join(", ")
    };
    say!(lang, book::explained(says, &keys, info.source))
}
