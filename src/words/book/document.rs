//! The printed rule book: every rule of every game on one page of Markdown.

use super::{RuleAtTable, data, elsewhere, heading, name, says, sheet, worked_hands};
use crate::rules::{Chapter, Game, KeyInfo, Rules};
use crate::words::{Lang, say};
use std::fmt::Write as _;

/// Returns the content of `docs/RULES.md`.
pub fn document(lang: Lang) -> String {
    let mut out = String::from(say!(lang, book::preface()));
    for game in Game::ALL {
        let rules = Rules::default_for(game);
        let book = sheet(lang, &rules);
        let prose = data::prose(lang, game);
        let _ = write!(out, "\n## {}\n\n{}\n", prose.title, prose.says);
        let mut chapters: Vec<Chapter> = book.iter().map(|rule| rule.info.chapter).collect();
        chapters.dedup();
        for chapter in chapters {
            let rules_of = book.iter().filter(|rule| rule.info.chapter == chapter);
            write_chapter(&mut out, lang, game, chapter, rules_of, &rules.keys());
        }
    }
    let _ = write!(out, "\n{}", say!(lang, book::keys()));
    for game in Game::ALL {
        write_keys(&mut out, lang, game);
    }
    out
}

fn write_chapter<'a>(
    out: &mut String,
    lang: Lang,
    game: Game,
    chapter: Chapter,
    rules: impl Iterator<Item = &'a RuleAtTable> + Clone,
    keys: &[KeyInfo],
) {
    let _ = write!(out, "\n### {}\n", heading(lang, chapter, game));
    if let Some(says) = data::of_chapter(lang, chapter, game) {
        let _ = write!(out, "\n{says}\n");
    }
    if rules.clone().count() > 2 {
        let [rule, plays] = say!(lang, book::rule_headings(game.default_rules()));
        let _ = write!(out, "\n| {rule} | {plays} |\n|---|---|\n");
        for rule in rules.clone() {
            let plays = rule
                .sheet
                .as_deref()
                .unwrap_or(say!(lang, book::not_played()));
            let _ = writeln!(out, "| {} | {plays} |", rule.title(lang));
        }
    }
    for rule in rules {
        write_rule(out, lang, rule, keys);
    }
}

fn write_rule(out: &mut String, lang: Lang, rule: &RuleAtTable, keys: &[KeyInfo]) {
    let RuleAtTable { info, game, .. } = rule;
    let name = name(lang, info.id, *game);
    let heading = say!(lang, book::rule_heading(info.id.word(), name, info.native));
    let says = says(lang, info.id, *game);
    let _ = write!(out, "\n#### {heading}\n\n{says} ({})\n", info.source);
    if let Some(says) = elsewhere(lang, info.id, *game) {
        let _ = write!(out, "\n{}\n", say!(lang, book::elsewhere(says)));
    }
    for (at, key) in info.keys.iter().enumerate() {
        if at == 0 {
            out.push('\n');
        }
        if let Some(info) = keys.iter().find(|info| info.key == *key) {
            let _ = writeln!(out, "- {}", say!(lang, book::key_line(info)));
        }
    }
    for hand in worked_hands(lang, info.id, *game) {
        let _ = write!(out, "\n{}\n\n```hwatu\n{}\n```\n", hand.note, hand.record);
    }
}

/// Writes the keys of a game with their defaults, sources and rules.
fn write_keys(out: &mut String, lang: Lang, game: Game) {
    let rules = Rules::default_for(game);
    let book = sheet(lang, &rules);
    let headings = say!(lang, book::key_headings()).join(" | ");
    let _ = write!(
        out,
        "\n### {}\n\n| {headings} |\n|---|---|---|---|\n",
        data::prose(lang, game).title
    );
    for info in rules.keys() {
        let depend = book
            .iter()
            .filter(|rule| rule.info.keys.contains(&info.key));
        let ids: Vec<String> = depend.map(|rule| format!("`{}`", rule.info.id)).collect();
        let _ = writeln!(
            out,
            "| `{}` | `{}` | {} | {} |",
            info.key,
            info.default,
            info.source,
            ids.join(", ")
        );
    }
}
