//! The book covers every key and every id of a verdict, and its sentences follow the keys. Its
//! examples are tried where `docs/RULES.md` has them.

use super::{Told, of_id, told};
use crate::rules::{Expected, Game, KeyInfo, Rules, SHIPPED, load};
use crate::verdict::{CountedSet, Jokbo, LiabilityKind, PaidFor, StepId};
use std::collections::BTreeSet;
use std::path::Path;

fn books() -> impl Iterator<Item = (Game, Told)> {
    Game::ALL.into_iter().flat_map(|game| {
        told(&Rules::of(game))
            .into_iter()
            .map(move |rule| (game, rule))
    })
}

#[test]
fn every_key_belongs_to_a_rule_and_every_rule_has_keys_that_exist() {
    for game in Game::ALL {
        let book = told(&Rules::of(game));
        let known: BTreeSet<&str> = Rules::of(game).keys().iter().map(|info| info.key).collect();
        let named: BTreeSet<&str> = book.iter().flat_map(|rule| rule.keys).copied().collect();
        assert_eq!(named, known, "{game:?}");
        let ids: BTreeSet<&str> = book.iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), book.len(), "an id twice in {game:?}");
        assert!(
            book.iter().map(|rule| rule.chapter).is_sorted(),
            "{game:?} has a chapter in two places"
        );
    }
}

#[test]
fn every_rule_is_told_in_full() {
    for (game, rule) in books() {
        let id = rule.id;
        assert!(
            !rule.name.is_empty() && !rule.source.is_empty(),
            "{game:?} {id}"
        );
        assert!(rule.says.ends_with('.'), "{game:?} {id}: {}", rule.says);
        assert!(
            rule.variants.is_empty() || rule.variants.ends_with('.'),
            "{game:?} {id}: {}",
            rule.variants
        );
        assert!(!rule.examples.is_empty(), "{game:?} {id} has no example");
        for letter in rule.source.split(", ") {
            assert!(
                ["P", "P06", "W", "F", "K", "D"].contains(&letter),
                "{id}: {letter}"
            );
        }
    }
}

/// The source of a key is one of those of a rule that depends on it.
#[test]
fn the_sources_of_keys_are_among_those_of_their_rules() {
    for game in Game::ALL {
        let book = told(&Rules::of(game));
        for info in Rules::of(game).keys() {
            let mut rules = book.iter().filter(|rule| rule.keys.contains(&info.key));
            let among = |rule: &Told| rule.source.split(", ").any(|letter| letter == info.source);
            assert!(rules.any(among), "{}: {}", info.key, info.source);
        }
    }
}

#[test]
fn every_id_of_a_verdict_has_an_entry() {
    let has = |game: Game, id: serde_json::Value| {
        let found = of_id(&id, &Rules::of(game));
        assert!(found.is_some(), "{game:?} has no {id}");
    };
    let value = |id: &dyn erased::Id| id.value();
    for &id in Jokbo::ALL {
        let both = [
            Jokbo::FiveBrights,
            Jokbo::FourBrights,
            Jokbo::ThreeBrights,
            Jokbo::Animals,
            Jokbo::Ribbons,
        ];
        if id < Jokbo::RainyFourBrights {
            has(Game::GoStop, value(&id));
        }
        if id >= Jokbo::RainyFourBrights || both.contains(&id) {
            has(Game::KoiKoi, value(&id));
        }
    }
    for &id in StepId::ALL {
        let game = if id < StepId::Seven {
            Game::GoStop
        } else {
            Game::KoiKoi
        };
        has(game, value(&id));
    }
    for &id in LiabilityKind::ALL {
        has(Game::GoStop, value(&id));
    }
    for &id in PaidFor::ALL {
        has(Game::GoStop, value(&id));
    }
    for game in [Game::KoiKoi, Game::MinHwatu] {
        has(game, value(&PaidFor::Win));
    }
    for &id in CountedSet::ALL {
        has(Game::MinHwatu, value(&id));
    }
}

/// Ids of any type as the text they are written as.
mod erased {
    pub(super) trait Id {
        fn value(&self) -> serde_json::Value;
    }

    impl<T: serde::Serialize> Id for T {
        fn value(&self) -> serde_json::Value {
            serde_json::to_value(self).unwrap()
        }
    }
}

/// Returns values that a key takes, so many that each of its forms is among them.
fn values(info: &KeyInfo) -> Vec<String> {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match &info.expected {
        Expected::Number(range) => {
            let (least, most) = (*range.start(), *range.end());
            let mut numbers: Vec<u32> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 100]
                .into_iter()
                .filter(|number| range.contains(number))
                .collect();
            numbers.extend([least, most]);
            numbers.iter().map(u32::to_string).collect()
        }
        Expected::Words(words) => own(words),
        Expected::Jokers => own(&["none", "j1", "j2,j2,j3", "jb,jx,jg"]),
        Expected::GoChips => own(&["each", "0", "1", "1,2,3", "0,0"]),
        Expected::GwangBak => own(&["double", "off", "flat:0", "flat:1", "flat:2"]),
        Expected::Some(words) => {
            let mut all = own(words);
            all.extend(["none".to_owned(), words.join(",")]);
            all
        }
    }
}

/// Returns tables to change keys at: the shipped ones, and some where much is on or off.
fn tables(game: Game) -> Vec<Rules> {
    let shipped = SHIPPED
        .iter()
        .map(|(name, _)| load(name, Path::new(".")).unwrap());
    let mut tables: Vec<Rules> = shipped
        .map(|ruleset| ruleset.rules)
        .filter(|rules| rules.game() == game)
        .collect();
    let with = |changes: &[(&str, &str)]| {
        let mut rules = Rules::of(game);
        for (key, value) in changes {
            rules.set(key, value).unwrap();
        }
        rules
    };
    if game == Game::GoStop {
        tables.push(with(&[
            ("pack.jokers", "j1,jb,jx,jg"),
            ("birds.bidori", "4"),
            ("birds.yukdori", "6"),
            ("vip", "3"),
            ("palssari", "8"),
            ("boar.pot", "2"),
            ("boar.first_turn", "3"),
            ("switch.may", "2"),
            ("table_quads", "dealer_wins"),
            ("grenade", "bomb"),
            ("potkan.times", "2"),
            ("junk_each.potkan", "1"),
            ("nagari.stacks", "true"),
            ("nagari.cap", "8"),
            ("gwangpalli.iris_drops", "true"),
        ]));
    }
    if game == Game::KoiKoi {
        tables.push(with(&[
            ("viewing", "needs_other"),
            ("chaff.double", "cup"),
            ("lucky.both", "add"),
            ("lucky.table_four", "dealer_wins"),
        ]));
    }
    tables
}

/// A sentence changes only with keys that its rule names, and each key changes one somewhere.
#[test]
fn sentences_follow_the_keys_that_their_rules_name() {
    for game in Game::ALL {
        for info in Rules::of(game).keys() {
            let mut seen = BTreeSet::new();
            for table in tables(game) {
                let before = told(&table);
                for value in values(&info) {
                    let mut changed = table.clone();
                    changed.set(info.key, &value).unwrap();
                    for (old, new) in before.iter().zip(told(&changed)) {
                        if old.sheet == new.sheet {
                            continue;
                        }
                        seen.insert(value.clone());
                        let codes = info.key == "calendar";
                        assert!(
                            codes || new.keys.contains(&info.key),
                            "{} changes with {}={value}",
                            new.id,
                            info.key
                        );
                    }
                }
            }
            let table = Rules::of(game);
            let others = values(&info)
                .into_iter()
                .filter(|value| Some(value) != table.get(info.key).as_ref())
                .count();
            assert!(
                !seen.is_empty() && others > 0,
                "{} changes no sentence",
                info.key
            );
        }
    }
}

#[test]
fn sentences_are_sentences_at_every_table() {
    for game in Game::ALL {
        for table in tables(game) {
            for info in table.keys() {
                for value in values(&info) {
                    let mut changed = table.clone();
                    changed.set(info.key, &value).unwrap();
                    for rule in told(&changed) {
                        let Some(says) = rule.sheet else { continue };
                        let shape = says.ends_with('.')
                            && !says.contains("  ")
                            && !says.contains(" .")
                            && !says.contains(" 1 points")
                            && !says.contains(" 1 chips")
                            && !says.contains('×');
                        assert!(shape, "{} at {}={value}: {says}", rule.id, info.key);
                    }
                }
            }
        }
    }
}
