//! The command line that a rejected one may have meant.

use super::rows;
use crate::card::{Calendar, fold, read_word};
use crate::cli::args::Cli;
use crate::cli::facts::shell::quoted;
use crate::date::Date;
use crate::ledger::{EveningRef, HandRef};
use crate::rules::SHIPPED;
use clap::Parser as _;
use std::path::Path;

/// What a word that is no command looks like.
enum Like {
    Record,
    RulesetFile,
    Ruleset,
    Cards,
    Hand,
    Evening,
}

/// Returns what a word that is no command may have meant: a command line that accepts the word,
/// else another command, at worst the one with the nearest name. `path` holds the commands before
/// the word.
pub(super) fn by_command(
    shown: &[String],
    path: &str,
    word: &str,
    nearest: Option<String>,
) -> Option<String> {
    let rules = path.ends_with(" rules");
    let before: &[&str] = match like(word) {
        Some(Like::Ruleset) if rules => &["show"],
        Some(Like::RulesetFile) if rules => &["check"],
        _ if rules => return nearest,
        Some(Like::Record) => &["settle"],
        Some(Like::RulesetFile) => &["rules", "check"],
        Some(Like::Ruleset) => &["rules", "show"],
        Some(Like::Cards) => &["score"],
        Some(Like::Hand) => &["show"],
        Some(Like::Evening) => &["evening"],
        None => {
            let called = rows::called(&fold(word)).map(str::to_owned);
            return called.or(nearest);
        }
    };
    let at = shown.iter().position(|one| one == word)?;
    line(shown, at, before).or(nearest)
}

/// Returns the command line that may have been meant if a command got one argument too many.
pub(super) fn by_argument(shown: &[String], path: &str, word: &str) -> Option<String> {
    let at = shown.iter().position(|one| one == word)?;
    let (_, command) = path.split_once(' ')?;
    let option = match (command, like(word)) {
        ("log" | "standings" | "settle-up" | "report" | "export", _) if days(word).is_some() => {
            days(word)?
        }
        ("play", Some(Like::Record)) => {
            let mut settled = shown.to_vec();
            let play = settled.iter_mut().find(|one| *one == "play")?;
            "settle".clone_into(play);
            return line(&settled, at, &[]);
        }
        ("play" | "log" | "standings" | "share" | "whatif" | "close", Some(Like::Evening))
        | ("play" | "log" | "standings" | "close", Some(Like::Hand)) => "--evening",
        ("settle" | "whatif" | "draw", Some(Like::Ruleset | Like::RulesetFile)) => "--rules",
        ("standings", None) if !word.starts_with('-') => "--player",
        _ => return None,
    };
    line(shown, at, &[option])
}

/// Returns the option that accepts a word as a year, a month or a day, if one does.
fn days(word: &str) -> Option<&'static str> {
    // A shorter number is that of a session or a hand.
    if word.len() == 4 && Date::year(word).is_some() {
        Some("--year")
    } else if Date::month(word).is_some() {
        Some("--month")
    } else {
        Date::read(word).map(|_| "--since")
    }
}

fn like(word: &str) -> Option<Like> {
    let path = Path::new(word);
    let is = |extension: &str| path.extension().is_some_and(|own| own == extension);
    if is("yaml") || is("yml") {
        Some(Like::RulesetFile)
    } else if is("hwatu") || path.is_file() {
        Some(Like::Record)
    } else if SHIPPED.iter().any(|(name, _)| *name == word) {
        Some(Like::Ruleset)
    } else if word.parse::<HandRef>().is_ok() {
        Some(Like::Hand)
    } else if word.parse::<EveningRef>().is_ok() {
        Some(Like::Evening)
    } else {
        let cards = read_word(word, Calendar::Korean).is_ok();
        cards.then_some(Like::Cards)
    }
}

/// Returns the command line with `before` inserted at a word. If the parser rejects that line,
/// everything after the word is dropped; `None` if the parser rejects the rest too.
fn line(shown: &[String], at: usize, before: &[&str]) -> Option<String> {
    let to = |end: usize| {
        let mut words: Vec<&str> = vec!["dokbak"];
        words.extend(shown.get(1..at)?.iter().map(String::as_str));
        words.extend(before);
        words.extend(shown.get(at..end)?.iter().map(String::as_str));
        Cli::try_parse_from(&words).ok()?;
        let words: Vec<String> = words.into_iter().map(quoted).collect();
        Some(words.join(" "))
    };
    to(shown.len()).or_else(|| to(at + 1))
}

#[cfg(test)]
mod tests {
    use super::super::ParseReply;
    use super::super::tests::asked;
    use crate::cli::facts::mistake::Mistake;

    /// Returns what a command line may have meant, if anything; `|` encloses words that are one
    /// argument.
    fn meant(line: &str) -> Option<String> {
        let parts = line.split('|').enumerate();
        let words = parts.flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        let shown: Vec<String> = std::iter::once("/bin/dokbak".to_owned())
            .chain(words)
            .collect();
        match asked(&shown) {
            ParseReply::Wrong { mistake, .. } => match mistake {
                Mistake::UnknownCommand { nearest, .. }
                | Mistake::Unknown { nearest, .. }
                | Mistake::BadValue { nearest, .. } => nearest,
                other => panic!("{line}: {other:?}"),
            },
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn what_is_meant_is_a_name_that_is_near_or_a_line_that_is_taken() {
        for (typed, right) in [
            ("settel", "settle"),
            ("log --evning 3/7", "--evening"),
            ("rules sho", "show"),
            ("--color alwys log", "always"),
            ("rules compare a b --style gready", "greedy"),
            ("completions bsh", "bash"),
            // The kind of the first word decides what to do with it.
            ("play.hwatu", "dokbak settle play.hwatu"),
            ("hand.hwatu --explain", "dokbak settle hand.hwatu --explain"),
            ("|my hand.hwatu|", "dokbak settle 'my hand.hwatu'"),
            ("고도리", "dokbak score 고도리"),
            ("1g 3g 8g --json", "dokbak score 1g 3g 8g --json"),
            ("pagat", "dokbak rules show pagat"),
            ("house.yaml", "dokbak rules check house.yaml"),
            ("rules pagat", "dokbak rules show pagat"),
            ("rules house.yaml", "dokbak rules check house.yaml"),
            ("3", "dokbak show 3"),
            ("1.2 --explain", "dokbak show 1.2 --explain"),
            ("last", "dokbak show last"),
            // What does not fit there is dropped.
            ("3 --day", "dokbak show 3"),
            ("규칙", "rules"),
            ("順位", "standings"),
            ("History", "log"),
            // An argument that needs an option or another command.
            ("play play.hwatu", "dokbak settle play.hwatu"),
            ("log 3/7", "dokbak log --evening 3/7"),
            ("log 3", "dokbak log --evening 3"),
            ("standings 2026", "dokbak standings --year 2026"),
            ("log 2026-11", "dokbak log --month 2026-11"),
            ("report 2026-11-03", "dokbak report --since 2026-11-03"),
            ("standings |Kim Ann|", "dokbak standings --player 'Kim Ann'"),
            (
                "settle a.hwatu korean",
                "dokbak settle a.hwatu --rules korean",
            ),
        ] {
            assert_eq!(meant(typed).as_deref(), Some(right), "{typed}");
        }
        for typed in ["xyzzy", "seal 3", "rules 3", "show two", "log --zzz"] {
            assert_eq!(meant(typed), None, "{typed}");
        }
    }
}
