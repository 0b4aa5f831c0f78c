//! The rules, the stakes and the length of an evening.

use super::ask::SetupAsk;
use super::checks::{fits, header};
use super::so_far::Setup;
use crate::card::fold;
use crate::case::DEFAULT_RULES;
use crate::evening::answer;
use crate::evening::chip::TableChip;
use crate::evening::refusal::{BadSetup, Refusal};
use crate::letters::{Writing, writing_of};
use crate::record::{ChipValue, Header, Keyword};
use crate::rules::{self, Rules, Ruleset, SHIPPED};
use crate::telling::money::{self, has_parts_of_whole_money, in_own_money};
use std::path::Path;
use std::sync::Arc;

/// Names of games, each with the shipped ruleset that it means.
const GAMES: [(&str, &str); 7] = [
    ("고스톱", "korean"),
    ("맞고", "matgo"),
    ("코이코이", "koikoi"),
    ("민화투", "minhwatu"),
    ("マッゴ", "matgo"),
    ("こいこい", "koikoi"),
    ("ミンファトゥ", "minhwatu"),
];

/// Words for counting hands.
const HANDS: [&str; 3] = ["판", "局", "回"];

impl Setup {
    /// Reads a ruleset by name, by its number in the list or by path, with settings after it.
    pub(super) fn rules(&mut self, text: &str) -> Result<(), Refusal> {
        let mut words = text.split_whitespace();
        let Some(name) = words.next() else {
            return Err(BadSetup::NoRules.into());
        };
        let name = numbered(name);
        let mut ruleset = rules::load(name, Path::new(".")).map_err(BadSetup::Ruleset)?;
        for set in words {
            set_key(&mut ruleset, set)?;
        }
        if let Rules::KoiKoi(rules) = &ruleset.rules {
            self.length = Some(rules.rounds).filter(|rounds| *rounds > 0 && rules.until == 0);
        }
        (self.rules, self.ruleset) = (name.to_owned(), ruleset);
        self.done(SetupAsk::Rules);
        self.seat_first_dealer()
    }

    /// Makes a ruleset that fits the names the one that Enter accepts.
    pub(super) fn suggest_rules(&mut self) {
        let name = match (
            writing_of(&self.players).or(self.spoken),
            self.players.len(),
        ) {
            (Some(Writing::Hangul), 2) => "matgo",
            (Some(Writing::Hangul), _) => "korean",
            (Some(Writing::Kana), 2) => "koikoi",
            _ => DEFAULT_RULES,
        };
        if let Ok(ruleset) = rules::load(name, Path::new(".")) {
            (self.rules, self.ruleset) = (name.to_owned(), ruleset);
        }
    }

    /// Suggests the latest rules in the ledger that fit this many players, with the stakes and
    /// length of that session; if there are none, rules that fit the names.
    pub(super) fn suggest_others(&mut self) {
        let players = self.players.len();
        let fitting = self.earlier.iter().find_map(|body| {
            let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new(".")).ok()?;
            fits(&ruleset.rules, players).ok()?;
            Some((body.clone(), ruleset))
        });
        let Some((body, ruleset)) = fitting else {
            return self.suggest_rules();
        };
        (self.rules, self.ruleset) = (body.rules.clone(), ruleset);
        if !self.answered.contains(&SetupAsk::Chip) {
            self.chip = body.worth().cloned();
        }
        if !self.answered.contains(&SetupAsk::Length) {
            self.length = body.length;
        }
    }

    pub(super) fn set(&mut self, text: &str) -> Result<(), Refusal> {
        set_key(&mut self.ruleset, text)?;
        self.seat_first_dealer()
    }

    /// Returns the script of the language spoken at the table: that of the names if a person
    /// answers, otherwise that of the user's language.
    fn spoken(&self) -> Option<Writing> {
        let names = writing_of(&self.players).filter(|_| self.suggests);
        names.or(self.spoken)
    }

    pub(super) fn chip(&mut self, text: &str) -> Result<(), Refusal> {
        // The answer may have the form of a line, entered before a hand, about a chip's worth.
        let worth_of = TableChip::parse(text).map_or(text, |chip| chip.0);
        self.chip = worth(worth_of)?.map(|chip| in_own_money(chip, self.spoken()));
        self.done(SetupAsk::Chip);
        Ok(())
    }

    pub(super) fn length(&mut self, text: &str) -> Result<(), Refusal> {
        self.length = match answer::number(uncounted(text)) {
            Some(hands) if (1..=1000).contains(&hands) => Some(hands),
            None if fold(text) == "open" || answer::says_nothing(text) => None,
            _ => return Err(BadSetup::NoLength.into()),
        };
        // A game of Koi-Koi has as many rounds as its session has hands.
        if let Rules::KoiKoi(rules) = &mut self.ruleset.rules {
            Arc::make_mut(rules).rounds = self.length.unwrap_or(0);
        }
        self.done(SetupAsk::Length);
        Ok(())
    }
}

/// Reads what a chip is worth; `None` for playing for chips alone.
pub(crate) fn worth(text: &str) -> Result<Option<ChipValue>, Refusal> {
    if answer::is_none(text) {
        return Ok(None);
    }
    // A record's refusal would mention the keyword of its line, which nobody is asked for here.
    let text = money::plain(text);
    match header(Keyword::Chip, &text) {
        Ok(Header::Chip(chip)) if has_parts_of_whole_money(&chip) => {
            Err(BadSetup::PartOfMoney(text).into())
        }
        Ok(Header::Chip(chip)) => Ok(Some(chip)),
        _ if money::is_of_chips(&text) => Err(BadSetup::ChipsAsMoney(text).into()),
        _ => Err(BadSetup::NoChip.into()),
    }
}

/// Returns the shipped ruleset for a number in the list or a game's name; otherwise returns the
/// name unchanged.
pub(crate) fn numbered(name: &str) -> &str {
    let called = fold(name);
    if let Some((_, ruleset)) = GAMES.iter().find(|(game, _)| *game == called) {
        return ruleset;
    }
    let shipped = answer::number(name)
        .and_then(|number| SHIPPED.get(usize::try_from(number).ok()?.checked_sub(1)?));
    shipped.map_or(name, |(name, _)| name)
}

/// Returns a number of hands without its counting word.
fn uncounted(text: &str) -> &str {
    let text = text.trim();
    let number = HANDS.iter().find_map(|counter| text.strip_suffix(counter));
    number.map_or(text, str::trim_end)
}

fn set_key(ruleset: &mut Ruleset, set: &str) -> Result<(), Refusal> {
    let Ok(Header::Set(key, value)) = header(Keyword::Set, set) else {
        let text = set.to_owned();
        return Err(BadSetup::NoKey { text }.into());
    };
    let set = ruleset.rules.set(&key.value, &value);
    Ok(set.map_err(BadSetup::Key)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evening::setup::LastTime;

    fn setup() -> Setup {
        Setup::remembered(&LastTime::default())
    }

    #[test]
    fn a_game_by_its_name_is_played_by_the_ruleset_for_it() {
        for (text, name) in [
            ("고스톱", "korean"),
            ("맞고", "matgo"),
            ("코이코이", "koikoi"),
            ("こいこい", "koikoi"),
            ("민화투", "minhwatu"),
            ("pagat", "pagat"),
            ("7", "matgo"),
        ] {
            let mut setup = setup();
            setup.rules(text).unwrap();
            assert_eq!(setup.rules, name, "{text}");
        }
        assert!(setup().rules("훌라").is_err());
    }

    #[test]
    fn what_a_chip_is_worth_may_be_said_as_before_a_hand() {
        for (text, plain) in [
            ("점당 200원", "200원"),
            ("200원", "200원"),
            ("점백", "100"),
            ("점 오백원", "500원"),
            ("レート 50円", "50円"),
            ("없음", "없음"),
        ] {
            let mut setup = setup();
            setup.chip(text).unwrap();
            assert_eq!(setup.chip, worth(plain).unwrap(), "{text}");
        }
        assert!(worth("200원").unwrap().is_some());
        assert_eq!(worth("2백원").unwrap(), worth("200원").unwrap());
        assert!(worth("0.1 KRW").is_err());
        assert!(setup().chip("점당 많이").is_err());
    }

    #[test]
    fn hands_may_be_counted_as_people_count_them() {
        for (text, length) in [
            ("6판", Some(6)),
            ("6 판", Some(6)),
            ("12局", Some(12)),
            ("7", Some(7)),
            ("-", None),
        ] {
            let mut setup = setup();
            setup.length(text).unwrap();
            assert_eq!(setup.length, length, "{text}");
        }
        for text in ["판", "많이", "0판"] {
            assert!(setup().length(text).is_err(), "{text}");
        }
    }
}
