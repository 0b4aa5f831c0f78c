//! The written book: every rule of every game as one page of Markdown.

use super::{Chapter, Rule, Told, told, words};
use crate::rules::{Game, KeyInfo, Rules};
use crate::words::expected;
use std::fmt::Write as _;

/// Returns the book as it stands in `docs/RULES.md`.
pub fn document() -> String {
    let mut out = String::from(words::PREFACE);
    for game in Game::ALL {
        let rules = Rules::of(game);
        let book = told(&rules);
        let (heading, says) = words::game(game);
        let _ = write!(out, "\n## {heading}\n\n{says}\n");
        let mut chapters: Vec<Chapter> = book.iter().map(|rule| rule.chapter).collect();
        chapters.dedup();
        for chapter in chapters {
            let rules_of = book.iter().filter(|rule| rule.chapter == chapter);
            write_chapter(&mut out, game, chapter, rules_of, &rules.keys());
        }
    }
    let _ = write!(out, "\n{}", words::KEYS);
    for game in Game::ALL {
        write_keys(&mut out, game);
    }
    out
}

fn write_chapter<'a>(
    out: &mut String,
    game: Game,
    chapter: Chapter,
    rules: impl Iterator<Item = &'a Told> + Clone,
    keys: &[KeyInfo],
) {
    let _ = write!(out, "\n### {}\n", chapter.heading(game));
    let says = words::chapter(game, chapter);
    if !says.is_empty() {
        let _ = write!(out, "\n{says}\n");
    }
    if rules.clone().count() > 2 {
        let _ = write!(
            out,
            "\n| rule | as `{}` plays it |\n|---|---|\n",
            game.default_rules()
        );
        for rule in rules.clone() {
            let plays = rule.sheet.as_deref().unwrap_or("not played");
            let _ = writeln!(out, "| {} | {plays} |", rule.title());
        }
    }
    for rule in rules {
        write_rule(out, rule, keys);
    }
}

fn write_rule(out: &mut String, rule: &Told, keys: &[KeyInfo]) {
    let Rule {
        id,
        name,
        native,
        says,
        variants,
        source,
        ..
    } = rule;
    let native = if native.is_empty() {
        String::new()
    } else {
        format!(" {native}")
    };
    let _ = write!(out, "\n#### `{id}`: {name}{native}\n\n{says} ({source})\n");
    if !variants.is_empty() {
        let _ = write!(out, "\n*Elsewhere:* {variants}\n");
    }
    for (at, key) in rule.keys.iter().enumerate() {
        if at == 0 {
            out.push('\n');
        }
        if let Some(info) = keys.iter().find(|info| info.key == *key) {
            let _ = writeln!(
                out,
                "- `{key}` = `{}` ({}): {}; takes {}",
                info.default,
                info.source,
                info.meaning,
                expected(&info.expected)
            );
        }
    }
    for example in rule.examples {
        let _ = write!(
            out,
            "\n{}\n\n```hwatu\n{}\n```\n",
            example.note, example.record
        );
    }
}

/// Writes the keys of a game with their defaults, sources and rules.
fn write_keys(out: &mut String, game: Game) {
    let rules = Rules::of(game);
    let book = told(&rules);
    let (heading, _) = words::game(game);
    let _ = write!(
        out,
        "\n### {heading}\n\n| key | default | source | rules |\n|---|---|---|---|\n"
    );
    for info in rules.keys() {
        let depend = book.iter().filter(|rule| rule.keys.contains(&info.key));
        let ids: Vec<String> = depend.map(|rule| format!("`{}`", rule.id)).collect();
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
