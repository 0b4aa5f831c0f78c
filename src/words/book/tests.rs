//! The book covers every key and every id of a verdict, and its sentences depend on the keys. Its
//! examples are tested along with `docs/RULES.md`.

use super::{RuleAtTable, data, elsewhere, name, of_id, says, sheet, worked_hands};
use crate::rules::{
    Chapter, Game, RuleId, RuleInfo, Rules, SHIPPED, built_in_yaml, load, rule_infos,
};
use crate::verdict::{CountedSet, Jokbo, LiabilityKind, PaidFor, StepId};
use crate::words::{Lang, say};
use std::collections::BTreeSet;
use std::path::Path;

/// The language in which the rule book was written first.
const LANG: Lang = Lang::English;

fn books(lang: Lang) -> impl Iterator<Item = RuleAtTable> {
    Game::ALL
        .into_iter()
        .flat_map(move |game| sheet(lang, &Rules::default_for(game)))
}

/// True if a text ends like a sentence.
fn is_closed(text: &str) -> bool {
    text.ends_with(['.', '。'])
}

#[test]
fn every_key_belongs_to_a_rule_and_every_rule_has_keys_that_exist() {
    for game in Game::ALL {
        let book = rule_infos(game);
        let known: BTreeSet<&str> = Rules::default_for(game)
            .keys()
            .iter()
            .map(|info| info.key)
            .collect();
        let named: BTreeSet<&str> = book.iter().flat_map(|rule| rule.keys).copied().collect();
        assert_eq!(named, known, "{game:?}");
        let ids: BTreeSet<RuleId> = book.iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), book.len(), "an id twice in {game:?}");
        assert!(
            book.iter().map(|rule| rule.chapter).is_sorted(),
            "{game:?} has a chapter in two places"
        );
    }
}

/// The files have exactly the rules of their game, and other languages have a text wherever English
/// does.
#[test]
fn the_files_have_what_the_book_has() {
    for game in Game::ALL {
        let hands = built_in_yaml::<data::WorkedHands>(data::text_of_hands(game)).unwrap();
        let book = rule_infos(game);
        let ids: BTreeSet<&str> = book.iter().map(|rule| rule.id.word()).collect();
        let shown: BTreeSet<&str> = hands.keys().map(String::as_str).collect();
        assert_eq!(shown, ids, "the worked hands of {game:?}");
        assert!(hands.values().all(|hands| !hands.is_empty()), "{game:?}");
        let chapters: Vec<&str> = book.iter().map(|rule| rule.chapter.id()).collect();
        let first = data::prose(LANG, game);
        for chapter in first.chapters.keys() {
            assert!(chapters.contains(&chapter.as_str()), "{game:?} {chapter}");
        }
        for lang in Lang::SPOKEN {
            let text = say!(lang, book::text_of_prose(game));
            let read = built_in_yaml::<data::Prose>(text).unwrap();
            let said: BTreeSet<&str> = read.rules.keys().map(String::as_str).collect();
            assert_eq!(said, ids, "{game:?} {lang}");
            assert!(
                read.chapters.keys().eq(first.chapters.keys()),
                "{game:?} {lang}"
            );
            for (id, rule) in &read.rules {
                let told = (rule.notes.len(), rule.elsewhere.is_empty());
                let there = (hands[id].len(), first.rules[id].elsewhere.is_empty());
                assert_eq!(
                    told, there,
                    "notes, nothing elsewhere: {game:?} {id} {lang}"
                );
            }
        }
    }
    let ids: BTreeSet<&str> = Chapter::ALL.iter().map(|chapter| chapter.id()).collect();
    assert_eq!(ids.len(), Chapter::ALL.len());
}

/// True if a text is not empty and has no spaces at its ends.
fn is_full(text: &str) -> bool {
    !text.is_empty() && text.trim() == text
}

#[test]
fn every_rule_is_told_in_full() {
    for lang in Lang::SPOKEN {
        for RuleAtTable { info, game, .. } in books(lang) {
            let (id, says) = (info.id, says(lang, info.id, game));
            let at = format!("{lang} {game:?} {id}");
            assert!(
                is_full(name(lang, id, game)) && is_full(info.source),
                "{at}"
            );
            assert!(is_full(says) && is_closed(says), "{at}: {says}");
            let other = elsewhere(lang, id, game).unwrap_or(".");
            assert!(is_full(other) && is_closed(other), "{at}: {other}");
            for hand in worked_hands(lang, id, game) {
                assert!(is_full(hand.note) && is_closed(hand.note), "{at}");
                assert!(is_full(hand.record), "{at}");
            }
            for letter in info.source.split(", ") {
                assert!(
                    ["P", "P06", "W", "F", "K", "J", "D"].contains(&letter),
                    "{at}: {letter}"
                );
            }
        }
        for game in Game::ALL {
            let prose = data::prose(lang, game);
            let said = prose.chapters.values().chain([&prose.title, &prose.says]);
            for text in said {
                assert!(is_full(text), "{lang} {game:?}: {text:?}");
            }
        }
    }
}

/// Files of the wrong form are not parsed; a rule without a text is represented by its name.
#[test]
fn a_file_that_is_not_of_the_form_is_seen() {
    for wrong in [
        "title: A\nsays: B.\n",
        "title: A\nsays: B.\nrules:\n  win:\n    says: C.\n",
        "title: A\nsays: B.\nrules:\n  win:\n    says: C.\n    notes: []\n    more: D.\n",
    ] {
        assert!(built_in_yaml::<data::Prose>(wrong).is_none(), "{wrong}");
    }
    assert_eq!(
        says(LANG, RuleId::Koi, Game::GoStop),
        name(LANG, RuleId::Koi, Game::GoStop)
    );
    assert_eq!(worked_hands(LANG, RuleId::Koi, Game::GoStop), []);
}

/// The source of a key is among the sources of the rules that depend on it.
#[test]
fn the_sources_of_keys_are_among_those_of_their_rules() {
    for game in Game::ALL {
        let book = rule_infos(game);
        for info in Rules::default_for(game).keys() {
            let mut rules = book.iter().filter(|rule| rule.keys.contains(&info.key));
            let among =
                |rule: &RuleInfo| rule.source.split(", ").any(|letter| letter == info.source);
            assert!(rules.any(among), "{}: {}", info.key, info.source);
        }
    }
}

#[test]
fn every_id_of_a_verdict_has_an_entry() {
    let has = |game: Game, id: RuleId| {
        let found = of_id(LANG, id, &Rules::default_for(game));
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

/// Returns tables at which to try other values of keys: those of the built-in rulesets, and some
/// with many rules on or off.
fn tables(game: Game) -> Vec<Rules> {
    let shipped = SHIPPED
        .iter()
        .map(|(name, _)| load(name, Path::new(".")).unwrap());
    let mut tables: Vec<Rules> = shipped
        .map(|ruleset| ruleset.rules)
        .filter(|rules| rules.game() == game)
        .collect();
    let with = |changes: &[(&str, &str)]| {
        let mut rules = Rules::default_for(game);
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

/// A sentence changes only with the keys that its rule names, and every key changes a sentence
/// somewhere.
#[test]
fn sentences_follow_the_keys_that_their_rules_name() {
    for (lang, game) in Lang::SPOKEN
        .into_iter()
        .flat_map(|lang| Game::ALL.map(|game| (lang, game)))
    {
        for info in Rules::default_for(game).keys() {
            let mut seen = BTreeSet::new();
            for table in tables(game) {
                let before = sheet(lang, &table);
                for value in info.expected.samples() {
                    let mut changed = table.clone();
                    changed.set(info.key, &value).unwrap();
                    for (old, new) in before.iter().zip(sheet(lang, &changed)) {
                        if old.sheet == new.sheet {
                            continue;
                        }
                        seen.insert(value.clone());
                        let codes = info.key == "calendar";
                        assert!(
                            codes || new.info.keys.contains(&info.key),
                            "{lang}: {} changes with {}={value}",
                            new.info.id,
                            info.key
                        );
                    }
                }
            }
            let table = Rules::default_for(game);
            let others = info
                .expected
                .samples()
                .into_iter()
                .filter(|value| Some(value) != table.get(info.key).as_ref())
                .count();
            assert!(
                !seen.is_empty() && others > 0,
                "{lang}: {} changes no sentence",
                info.key
            );
        }
    }
}

/// Every language has sentences for the same rules at every table. For each key, only the rules
/// that name the key are tried with its values, since no other sentence depends on the key.
#[test]
fn sentences_are_sentences_at_every_table() {
    for table in Game::ALL.into_iter().flat_map(tables) {
        let book = rule_infos(table.game());
        for info in table.keys() {
            let with_key = |rule: &&RuleInfo| rule.keys.contains(&info.key);
            let values = info.expected.samples().into_iter();
            let ids = || book.iter().filter(with_key).map(|rule| rule.id);
            for (value, id) in values.flat_map(|value| ids().map(move |id| (value.clone(), id))) {
                let mut changed = table.clone();
                changed.set(info.key, &value).unwrap();
                let said = |lang| of_id(lang, id, &changed).unwrap().sheet;
                for lang in Lang::SPOKEN {
                    let at = format!("{lang} {id} at {}={value}", info.key);
                    assert_eq!(said(lang).is_some(), said(LANG).is_some(), "{at}");
                    let Some(says) = said(lang) else { continue };
                    let shape = is_closed(&says)
                        && !says.contains("  ")
                        && !says.contains(" .")
                        && !says.contains(" 1 points")
                        && !says.contains(" 1 chips")
                        && !says.contains('×');
                    assert!(shape, "{at}: {says}");
                }
            }
        }
    }
}
