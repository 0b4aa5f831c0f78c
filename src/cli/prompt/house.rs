//! The questions that make a table's own ruleset.

use crate::cli::error::{Failure, Misuse};
use crate::cli::screen::Screen;
use crate::cli::terminal::answers::Answers;
use crate::cli::terminal::complete::Completions;
use crate::cli::terminal::prompter::{Coming, Prompt, PromptReply, asked};
use crate::cli::words::{Lang, Text, refused, say};
use crate::evening::{answer, setup};
use crate::rules::{
    Expected, Game, KeyInfo, RuleInfo, Rules, Ruleset, SHIPPED, is_of_account, load, rule_infos,
};
use crate::words::book;
use std::path::Path;

/// A table's own rules while the questions are asked.
#[derive(Clone, Debug)]
pub(in crate::cli) struct House {
    /// The ruleset to start from, as named by the user.
    pub(in crate::cli) from: String,
    /// The ruleset to start from.
    pub(in crate::cli) base: Ruleset,
    /// The rules of `base`, changed by options and answers.
    pub(in crate::cli) rules: Rules,
}

/// What to ask for.
pub(in crate::cli) struct Wanted<'a> {
    /// The ruleset that Enter starts from.
    pub(in crate::cli) default: &'a str,
    /// The ruleset to start from; if given, it is not asked.
    pub(in crate::cli) from: Option<&'a str>,
    /// Keys with values that need not be asked.
    pub(in crate::cli) sets: &'a [(String, String)],
}

/// Returns the keys in which tables of a game differ most, in the order of asking.
pub(in crate::cli) const fn asked_keys(game: Game) -> &'static [&'static str] {
    match game {
        Game::GoStop => &[
            "pack.jokers",
            "target.three",
            "target.two",
            "potkan.times",
            "pi_bak.below_three",
            "pi_bak.below_two",
            "go_bak.three",
            "go_bak.both",
            "oe_myeon.enforced",
            "syodang.enabled",
            "nagari.stacks",
            "cup.final",
            "gwangpalli.no_two_drops",
        ],
        Game::KoiKoi => &[
            "yaku.system",
            "cup",
            "viewing",
            "viewing.weather",
            "seven",
            "koi",
            "draw.yaku",
            "rounds",
            "zero_sum",
        ],
        Game::MinHwatu => &[
            "points.junk",
            "points.november_double",
            "sets.hong_dan",
            "sets.cheong_dan",
            "sets.may",
            "sets.october",
            "sets.november",
            "sets.december",
        ],
    }
}

/// What a question is about.
enum HouseQuestion {
    /// The ruleset to start from.
    Base,
    /// A key.
    Key(&'static str),
    /// Nothing: every question was asked.
    All,
}

/// How a question was answered.
enum Answered {
    Taken,
    Back,
    /// No more answers: the other keys stay as they are.
    NoMore,
    Left,
}

impl House {
    /// Starts from a ruleset with some keys set.
    pub(in crate::cli) fn start(from: &str, sets: &[(String, String)]) -> Result<Self, Misuse> {
        let base = load(from, Path::new(".")).map_err(Misuse::Ruleset)?;
        let mut rules = base.rules.clone();
        for (key, value) in sets {
            rules.set(key, value).map_err(Misuse::Key)?;
        }
        Ok(Self {
            from: from.to_owned(),
            base,
            rules,
        })
    }

    /// Asks for the rules; `None` if the person leaves.
    pub(in crate::cli) fn ask(
        mut source: Answers,
        wanted: &Wanted<'_>,
        screen: &mut Screen,
    ) -> Result<Option<Self>, Failure> {
        let lang = screen.lang();
        let mut house = Self::start(wanted.from.unwrap_or(wanted.default), wanted.sets)?;
        let mut at = 0;
        screen.prose(say!(lang, house_greeting()))?;
        loop {
            let answer = match house.question(at) {
                HouseQuestion::All => return Ok(Some(house)),
                _ if !house.matters(at, wanted) => Answered::Taken,
                HouseQuestion::Base => house.ask_base(&mut source, wanted, screen)?,
                HouseQuestion::Key(key) => house.ask_key(&mut source, key, screen)?,
            };
            match answer {
                Answered::Taken => at += 1,
                Answered::Back => {
                    let before = (0..at).rev().find(|at| house.matters(*at, wanted));
                    at = before.unwrap_or(at);
                }
                Answered::NoMore => return Ok(Some(house)),
                Answered::Left => return Ok(None),
            }
        }
    }

    /// Returns what the question at this position is about.
    fn question(&self, at: usize) -> HouseQuestion {
        let keys = asked_keys(self.base.game());
        match at.checked_sub(1).map(|at| keys.get(at)) {
            None => HouseQuestion::Base,
            Some(Some(key)) => HouseQuestion::Key(key),
            Some(None) => HouseQuestion::All,
        }
    }

    /// True if a question must be asked: it is still unanswered, and some answer would change what
    /// is played.
    fn matters(&self, at: usize, wanted: &Wanted<'_>) -> bool {
        let HouseQuestion::Key(key) = self.question(at) else {
            return wanted.from.is_none();
        };
        if wanted.sets.iter().any(|(set, _)| set == key) {
            return false;
        }
        is_of_account(key, &self.rules)
    }

    fn ask_base(
        &mut self,
        source: &mut Answers,
        wanted: &Wanted<'_>,
        screen: &mut Screen,
    ) -> Result<Answered, Failure> {
        let lang = screen.lang();
        let names: Vec<&str> = SHIPPED.iter().map(|(name, _)| *name).collect();
        let question = say!(lang, house_base_question());
        let mut typed = String::new();
        loop {
            let prompt = prompt_for(say!(lang, house_base()), &self.from);
            let asked = source.question(&question, &prompt, &typed, &names, screen)?;
            let line = match asked {
                Ok(line) => line,
                Err(answer) => return Ok(answer),
            };
            let text = match line.trim() {
                "" => return Ok(Answered::Taken),
                "?" => continue,
                text => setup::numbered(text),
            };
            match Self::start(text, wanted.sets) {
                Ok(house) => {
                    *self = house;
                    return Ok(Answered::Taken);
                }
                Err(failure) => {
                    let why = say!(lang, misuse(&failure));
                    screen.prose(refused(why))?;
                    typed = line;
                }
            }
        }
    }

    fn ask_key(
        &mut self,
        source: &mut Answers,
        key: &str,
        screen: &mut Screen,
    ) -> Result<Answered, Failure> {
        let lang = screen.lang();
        let keys = self.rules.keys();
        let Some(info) = keys.iter().find(|info| info.key == key) else {
            return Ok(Answered::Taken);
        };
        let question = say!(lang, house_asks(key)).unwrap_or_default();
        let question = say!(lang, house_question(question, &takes(lang, info)));
        let words = choices(info);
        let mut typed = String::new();
        loop {
            let kept = self.rules.get(key).unwrap_or_default();
            let prompt = prompt_for(key, &kept);
            let line = match source.question(&question, &prompt, &typed, &words, screen)? {
                Ok(line) => line,
                Err(answer) => return Ok(answer),
            };
            let value = match line.trim() {
                "" => return Ok(Answered::Taken),
                "?" => {
                    for said in help(lang, key, self.rules.game()) {
                        screen.prose(format!("  {said}"))?;
                    }
                    typed.clear();
                    continue;
                }
                value => switched(value, info).unwrap_or_else(|| value.to_owned()),
            };
            match self.rules.set(key, &value) {
                Ok(()) => return Ok(Answered::Taken),
                Err(fault) => {
                    screen.prose(&say!(lang, house_refused(&fault)))?;
                    typed = line;
                }
            }
        }
    }
}

/// Returns the words that a key accepts.
fn choices(info: &KeyInfo) -> Vec<&'static str> {
    match &info.expected {
        Expected::Words(words) | Expected::Some(words) => words.to_vec(),
        Expected::GwangBak => vec!["double", "off"],
        Expected::GoChips | Expected::Jokers | Expected::Number(_) => Vec::new(),
    }
}

/// Returns the value of a switch for a yes or no; `None` if the key is no switch or the text
/// neither of the two.
fn switched(text: &str, info: &KeyInfo) -> Option<String> {
    let switch = matches!(&info.expected, Expected::Words(words) if words.contains(&"true"));
    let said = answer::yes_or_no(text).filter(|_| switch)?;
    Some(said.to_string())
}

impl Answers {
    /// Asks a question; returns a line, or why there is none.
    fn question(
        &mut self,
        question: &str,
        prompt: &str,
        initial: &str,
        words: &[&str],
        screen: &mut Screen,
    ) -> Result<Result<String, Answered>, Failure> {
        if self.0.coming() == Coming::End {
            return Ok(Err(Answered::NoMore));
        }
        screen.prose(question)?;
        let words = Completions {
            first: words.iter().map(|word| (*word).to_owned()).collect(),
            ..Completions::default()
        };
        let asks = Text::from(prompt);
        let prompt = Prompt {
            text: &screen.asked(&asks),
            initial,
            refused: !initial.is_empty(),
            words,
            lang: screen.lang(),
            heard: screen.is_plain(),
        };
        Ok(match asked(&mut *self.0, &prompt)? {
            PromptReply::Line(line) => Ok(line),
            PromptReply::Back => Err(Answered::Back),
            PromptReply::End => Err(Answered::NoMore),
            PromptReply::Interrupt => Err(Answered::Left),
        })
    }
}

/// Returns the prompt for a value, showing the value that Enter keeps.
fn prompt_for(what: &str, kept: &str) -> String {
    format!("{what} [{kept}] ")
}

/// Returns which values a key accepts.
fn takes(lang: Lang, info: &KeyInfo) -> String {
    match &info.expected {
        Expected::Words(words) if words.contains(&"true") && words.len() == 2 => "y/n".to_owned(),
        taken => say!(lang, expected(taken)),
    }
}

/// Returns what the book says about a key: its rule, and what other tables play. Of several rules
/// with the key it is the one whose main key it is, or else the one that names its values.
fn help(lang: Lang, key: &str, game: Game) -> Vec<String> {
    let of_game = rule_infos(game).into_iter();
    let with_key: Vec<RuleInfo> = of_game.filter(|info| info.keys.contains(&key)).collect();
    let names_values = |info: &&RuleInfo| {
        let elsewhere = book::elsewhere(lang, info.id, game);
        elsewhere.is_some_and(|says| says.contains(&format!("{key}=")))
    };
    let main = with_key.iter().find(|info| info.keys.first() == Some(&key));
    let named = || with_key.iter().find(names_values);
    let Some(RuleInfo { id, .. }) = main.or_else(named).or(with_key.first()).copied() else {
        return Vec::new();
    };
    let says = format!(
        "{}: {}",
        book::title(lang, id, game),
        book::says(lang, id, game)
    );
    let elsewhere = book::elsewhere(lang, id, game);
    let elsewhere = elsewhere.map(|says| say!(lang, house_elsewhere(&says)));
    std::iter::once(says).chain(elsewhere).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::words::Lang;

    #[test]
    fn a_key_is_explained_by_its_own_rule() {
        for lang in Lang::SPOKEN {
            for (key, game, says) in [
                ("viewing", Game::KoiKoi, "viewing=needs_other"),
                ("viewing.weather", Game::KoiKoi, "viewing.weather=taken"),
                ("cup.final", Game::GoStop, "cup.final=true"),
                ("potkan.times", Game::GoStop, "potkan.times=2"),
            ] {
                let told = help(lang, key, game).join(" ");
                assert!(told.contains(says), "{key}: {told}");
            }
        }
    }

    #[test]
    fn every_key_that_is_asked_about_has_its_question() {
        for game in Game::ALL {
            for key in asked_keys(game) {
                assert!(Rules::default_for(game).get(key).is_some(), "{key}");
                for lang in Lang::ALL {
                    assert!(say!(*lang, house_asks(key)).is_some(), "{key}");
                }
            }
        }
    }
}
