//! The book covers every key and every id of a verdict, and its sentences follow the keys. Its
//! examples are tried where `docs/RULES.md` has them.

use super::{Told, of_id, told};
use crate::rules::{Game, RuleId, Rules, SHIPPED, load, rule_infos};
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
        let rows: Vec<(&str, &[&str])> = rule_infos(game)
            .iter()
            .map(|info| (info.id.word(), info.keys))
            .collect();
        let told: Vec<(&str, &[&str])> = book.iter().map(|rule| (rule.id, rule.keys)).collect();
        assert_eq!(told, rows, "{game:?}");
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
    let has = |game: Game, id: RuleId| {
        let found = of_id(id, &Rules::of(game));
        assert!(found.is_some(), "{game:?} has no {id}");
    };
    for &id in Jokbo::ALL {
        let both = [
            Jokbo::FiveBrights,
            Jokbo::FourBrights,
            Jokbo::ThreeBrights,
            Jokbo::Animals,
            Jokbo::Ribbons,
        ];
        if id < Jokbo::RainyFourBrights {
            has(Game::GoStop, id.into());
        }
        if id >= Jokbo::RainyFourBrights || both.contains(&id) {
            has(Game::KoiKoi, id.into());
        }
    }
    for &id in StepId::ALL {
        let game = if id < StepId::Seven {
            Game::GoStop
        } else {
            Game::KoiKoi
        };
        has(game, id.into());
    }
    for &id in LiabilityKind::ALL {
        has(Game::GoStop, id.into());
    }
    for &id in PaidFor::ALL {
        has(Game::GoStop, id.into());
    }
    for game in [Game::KoiKoi, Game::MinHwatu] {
        has(game, PaidFor::Win.into());
    }
    for &id in CountedSet::ALL {
        has(Game::MinHwatu, id.into());
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
                for value in info.expected.samples() {
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
            let others = info
                .expected
                .samples()
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
                for value in info.expected.samples() {
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
