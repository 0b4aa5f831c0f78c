//! The ruleset file that `dokbak rules new` writes.

use crate::cli::prompt::asked_keys;
use crate::cli::words::{Lang, say};
use crate::letters::inert;
use crate::rules::{KeyInfo, RuleInfo, Rules, quoted_yaml, rule_infos};
use std::fmt::Write as _;
use std::path::Path;

/// A ruleset file about to be written.
pub(super) struct HouseFile<'a> {
    /// Where the file will be.
    pub(super) path: &'a Path,
    /// The name of the ruleset.
    pub(super) name: &'a str,
    /// The ruleset that this one extends, as the file names it.
    pub(super) extends: &'a str,
    /// The rules of the ruleset that this one extends.
    pub(super) base: &'a Rules,
    /// The rules of the ruleset in the file.
    pub(super) rules: &'a Rules,
}

impl HouseFile<'_> {
    /// Returns the text of the file: first the keys that differ from the base, then the other keys
    /// that the program asks about, commented out.
    pub(super) fn text(&self, lang: Lang) -> String {
        let path = self.path.display().to_string();
        let mut out = String::new();
        comment(&mut out, &say!(lang, house_file_head(&inert(&path))));
        let title = say!(lang, house_file_title(self.extends));
        let _ = writeln!(out, "name: {}", scalar(self.name));
        let _ = writeln!(out, "title: {}", scalar(&title));
        let _ = writeln!(out, "extends: {}", scalar(self.extends));
        let keys = self.rules.keys();
        let differs = |info: &&KeyInfo| self.rules.get(info.key) != self.base.get(info.key);
        for info in keys.iter().filter(differs) {
            self.write_key(&mut out, info, "", lang);
        }
        let asked = asked_keys(self.rules.game());
        let kept = |info: &&KeyInfo| asked.contains(&info.key) && !differs(info);
        let kept: Vec<&KeyInfo> = keys.iter().filter(kept).collect();
        if !kept.is_empty() {
            out.push('\n');
            comment(
                &mut out,
                &[say!(lang, house_file_kept(&inert(self.extends)))],
            );
        }
        for info in kept {
            self.write_key(&mut out, info, "# ", lang);
        }
        out
    }

    /// Writes a key with its value, below comments on its meaning and allowed values; `mark` comes
    /// right before the key.
    fn write_key(&self, out: &mut String, info: &KeyInfo, mark: &str, lang: Lang) {
        let value = self.rules.get(info.key).unwrap_or_default();
        let base = self.base.get(info.key).unwrap_or_default();
        let game = self.rules.game();
        // The rule that is mainly about this key comes first; others may only mention it.
        let place = |rule: &RuleInfo| rule.keys.iter().position(|key| *key == info.key);
        let rules = rule_infos(game).into_iter();
        let rule = rules.filter(|rule| place(rule).is_some()).min_by_key(place);
        let rule = rule.map(|rule| rule.id);
        let extends = inert(self.extends);
        out.push('\n');
        comment(
            out,
            &say!(lang, house_file_key(info, rule, game, &extends, &base)),
        );
        let _ = writeln!(out, "{mark}{}: {value}", info.key);
    }
}

/// Writes comment lines.
fn comment(out: &mut String, rows: &[String]) {
    for row in rows {
        let _ = writeln!(out, "# {row}");
    }
}

/// Returns a text as a YAML scalar: bare if it is a plain word, otherwise quoted.
fn scalar(text: &str) -> String {
    let letters = text.starts_with(|first: char| first.is_ascii_alphabetic());
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let other = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"];
    if letters && text.chars().all(plain) && !other.contains(&text.to_lowercase().as_str()) {
        text.to_owned()
    } else {
        quoted_yaml(text)
    }
}
