//! What is in force at a table is data, and the sentences of the rule book state exactly that.

use crate::deals::law;
use dokbak::rules::{
    Game, InForce, KeyInfo, RuleId, Rules, all_in_force, in_force, is_of_account, rule_infos,
};
use dokbak::words::Lang;
use dokbak::words::book::of_id;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Keys and their values.
type Sets = &'static [(&'static str, &'static str)];

/// Returns a game's rules with some keys set.
fn with(game: Game, sets: &[(&str, &str)]) -> Rules {
    let mut rules = Rules::default_for(game);
    for (key, value) in sets {
        rules.set(key, value).unwrap();
    }
    rules
}

/// Sets a key to one of its values.
fn pick(rules: &mut Rules, info: &KeyInfo, value: Index) {
    let values = info.expected.samples();
    rules
        .set(info.key, &values[value.index(values.len())])
        .unwrap();
}

/// Returns rules with some keys set to arbitrary values.
fn changed(rules: &Rules, picked: &[(Index, Index)]) -> Rules {
    let mut rules = rules.clone();
    for (key, value) in picked {
        let keys = rules.keys();
        let info = key.get(&keys);
        pick(&mut rules, info, *value);
    }
    rules
}

/// Generates any table: each key has its default or any other value.
fn tables() -> impl Strategy<Value = Rules> {
    let keys = || prop::collection::vec(any::<Option<Index>>(), 128);
    (select(Game::ALL.to_vec()), keys()).prop_map(|(game, picked)| {
        let mut rules = Rules::default_for(game);
        for (info, value) in rules.keys().iter().zip(&picked) {
            if let Some(value) = value {
                pick(&mut rules, info, *value);
            }
        }
        rules
    })
}

/// Returns the sheet's text for a rule.
fn sheet(id: RuleId, rules: &Rules) -> Option<String> {
    of_id(Lang::English, id, rules).and_then(|rule| rule.sheet)
}

/// Returns the sheet's text for a rule with months numbered as at the other table (except for the
/// rule about that), because the numbers on cards do not change how a rule is played.
fn sheet_by(id: RuleId, rules: &Rules, other: &Rules) -> Option<String> {
    let mut rules = rules.clone();
    if id != RuleId::Calendar {
        let calendar = other.get("calendar").unwrap();
        rules.set("calendar", &calendar).unwrap();
    }
    sheet(id, &rules)
}

/// Checks that two tables share a rule's sentence exactly if they play it the same way.
fn check(id: RuleId, left: &Rules, right: &Rules) {
    let played = [in_force(id, left), in_force(id, right)];
    let said = [sheet(id, left), sheet_by(id, right, left)];
    for (played, said) in played.iter().zip(&said) {
        let shown = format!("{id}: {played:?} {said:?}");
        assert_eq!(played.is_some(), said.is_some(), "{shown}");
    }
    let alike = [played[0] == played[1], said[0] == said[1]];
    assert_eq!(alike[0], alike[1], "{id}: {played:#?} {said:#?}");
}

/// Compares two tables that differ in any number of keys.
#[test]
fn tables_play_a_rule_alike_exactly_where_their_sentences_are_the_same() {
    law(256, &(tables(), tables()), |(left, right)| {
        if left.game() == right.game() {
            for info in rule_infos(left.game()) {
                check(info.id, &left, &right);
            }
        }
    });
    let picked = prop::collection::vec((any::<Index>(), any::<Index>()), 1..6);
    law(256, &(tables(), picked), |(left, picked)| {
        let right = changed(&left, &picked);
        for info in rule_infos(left.game()) {
            check(info.id, &left, &right);
        }
    });
}

/// Compares tables that differ in one key of a rule, for every value of it, or in all of its keys.
#[test]
fn a_sentence_changes_with_each_key_that_changes_its_rule() {
    let anew = prop::collection::vec(any::<Index>(), 16);
    law(160, &(tables(), anew), |(table, anew)| {
        let keys = table.keys();
        for rule in rule_infos(table.game()) {
            let of_rule = |info: &&KeyInfo| rule.keys.contains(&info.key);
            let mut other = table.clone();
            for (info, value) in keys.iter().filter(of_rule).zip(&anew) {
                pick(&mut other, info, *value);
                for value in info.expected.samples() {
                    let mut changed = table.clone();
                    changed.set(info.key, &value).unwrap();
                    check(rule.id, &table, &changed);
                }
            }
            check(rule.id, &table, &other);
        }
    });
}

/// A rule changes only with its own keys, and with other keys that decide whether it is in force;
/// each key changes its rule at some table.
#[test]
fn a_rule_changes_with_the_keys_it_names() {
    let moved = RefCell::new(BTreeSet::new());
    let tried = RefCell::new(BTreeSet::new());
    law(48, &tables(), |table| {
        let before = all_in_force(&table);
        for key in table.keys() {
            for value in key.expected.samples() {
                let mut changed = table.clone();
                changed.set(key.key, &value).unwrap();
                tried.borrow_mut().insert((table.game(), key.key));
                for info in rule_infos(table.game()) {
                    let old = before.iter().find(|rule| rule.rule == info.id);
                    if in_force(info.id, &changed).as_ref() == old {
                        continue;
                    }
                    let named = info.keys.contains(&key.key) || info.also.contains(&key.key);
                    assert!(named, "{} changes with {}", info.id, key.key);
                    moved.borrow_mut().insert((table.game(), key.key, info.id));
                }
            }
        }
    });
    let (moved, tried) = (moved.into_inner(), tried.into_inner());
    let of = |game: Game| rule_infos(game).into_iter().map(move |info| (game, info));
    for (game, info) in Game::ALL.into_iter().flat_map(of) {
        if let Some(first) = info.keys.first() {
            assert!(
                moved.contains(&(game, first, info.id)),
                "{first} never changes {}",
                info.id
            );
        }
    }
    for (game, key) in tried {
        let changes = moved
            .iter()
            .any(|(of, moves, _)| *of == game && *moves == key);
        assert!(changes, "{key} changes no rule");
    }
}

/// Returns the settings in effect, as in a ruleset file.
fn values(rule: &InForce) -> Vec<String> {
    let values = rule.values.iter();
    values
        .map(|one| format!("{}={}", one.key, one.value))
        .collect()
}

#[test]
fn keys_without_effect_are_left_out() {
    let gostop = [
        // Four of a month on the table are paid as quads only if they belong to the dealer.
        (RuleId::TableQuads, "", "table_quads=void"),
        (
            RuleId::TableQuads,
            "table_quads=dealer_wins",
            "table_quads=dealer_wins fixed.quads=5",
        ),
        // A grenade takes as much as a bomb, and here a bomb takes nothing.
        (RuleId::Grenade, "grenade=bomb", "grenade=move"),
        (
            RuleId::Grenade,
            "grenade=bomb junk_each.potkan=1",
            "grenade=junk junk_each.potkan=1",
        ),
        (
            RuleId::Grenade,
            "grenade=bomb potkan.times=2",
            "grenade=bomb potkan.times=2",
        ),
        // 1, 2, and 2 for each further go, however it is written.
        (
            RuleId::GoChips,
            "go.chips=1,2,2",
            "go.chips=1,2 go.keep_chips=true",
        ),
        (
            RuleId::GoChips,
            "go.chips=1,0",
            "go.chips=1 go.keep_chips=false",
        ),
        (
            RuleId::GoChips,
            "go.chips=1,0,0 go.keep_chips=false",
            "go.chips=1 go.keep_chips=false",
        ),
        (
            RuleId::GoChips,
            "go.chips=each go.keep_chips=false",
            "go.chips=each",
        ),
        // A loser with less than 1 junk has none, and is spared.
        (
            RuleId::PiBak,
            "pi_bak.below_two=1 pi_bak.spare_zero=true",
            "pi_bak.below_three=5 pi_bak.spare_zero=true",
        ),
        // If the first hand reaches the ceiling, nothing can stack.
        (
            RuleId::Nagari,
            "nagari.stacks=true nagari.cap=2",
            "nagari.times=2 nagari.stacks=false nagari.doubles_fixed=false",
        ),
        (
            RuleId::Nagari,
            "nagari.times=4 nagari.cap=3",
            "nagari.times=3 nagari.stacks=false nagari.doubles_fixed=false",
        ),
        (
            RuleId::GoBak,
            "go_bak.three=double",
            "go_bak.three=double go_bak.two=off",
        ),
        (
            RuleId::Syodang,
            "syodang.liability=false",
            "syodang.enabled=true syodang.liability=false",
        ),
        // The only jokers that matter are the shields.
        (
            RuleId::GwangBak,
            "pack.jokers=j2,jg,jg",
            "gwang_bak=double gwang_bak_rain_protects=true pack.jokers=jg",
        ),
        (
            RuleId::LastTurn,
            "junk_each.stack=0 junk_each.ja_ppuk=0",
            "last_turn.whose=table",
        ),
    ];
    let koikoi = [
        (RuleId::Teshi, "lucky.hand=misdeal", "lucky.hand=misdeal"),
        (RuleId::LuckyBoth, "", "lucky.both=6"),
        (RuleId::LuckyBoth, "lucky.both=add", "lucky.both=12"),
        (RuleId::Calling, "koi.min=1", "koi.new_yaku=false"),
        // A cup that counts only as an animal is not chaff.
        (
            RuleId::ChaffDouble,
            "cup=animal chaff.double=cup,lightning",
            "chaff.double=lightning",
        ),
    ];
    let rows = gostop.map(|row| (Game::GoStop, row)).into_iter();
    for (game, (id, sets, wanted)) in rows.chain(koikoi.map(|row| (Game::KoiKoi, row))) {
        let sets: Vec<(&str, &str)> = sets
            .split_whitespace()
            .map(|set| set.split_once('=').unwrap())
            .collect();
        let rule = in_force(id, &with(game, &sets)).unwrap();
        assert_eq!(values(&rule).join(" "), wanted, "{id} at {sets:?}");
    }
}

#[test]
fn a_rule_that_nothing_brings_about_is_not_in_force() {
    let rows: [(Game, RuleId, Sets); 11] = [
        (Game::GoStop, RuleId::Grenade, &[]),
        (Game::GoStop, RuleId::JokerPpuk, &[]),
        (Game::GoStop, RuleId::GwangBak, &[("gwang_bak", "flat:0")]),
        (Game::GoStop, RuleId::GoChips, &[("go.chips", "0,0")]),
        (Game::GoStop, RuleId::Nagari, &[("nagari.cap", "1")]),
        (Game::GoStop, RuleId::Boss, &[("pack.jokers", "j2")]),
        (
            Game::GoStop,
            RuleId::JokerJunk,
            &[("junk_each.joker", "1"), ("pack.jokers", "jb")],
        ),
        (
            Game::KoiKoi,
            RuleId::PoetryAndBlue,
            &[("yaku.system", "older")],
        ),
        (Game::KoiKoi, RuleId::CardsOfTheMonth, &[("rounds", "6")]),
        (
            Game::KoiKoi,
            RuleId::LuckyBoth,
            &[("lucky.hand", "misdeal")],
        ),
        (
            Game::KoiKoi,
            RuleId::Viewing,
            &[
                ("viewing", "needs_other"),
                ("yaku.flower_viewing", "0"),
                ("yaku.moon_viewing", "0"),
            ],
        ),
    ];
    for (game, id, sets) in rows {
        assert_eq!(in_force(id, &with(game, sets)), None, "{id} at {sets:?}");
    }
    // Nor is a rule of another game.
    assert_eq!(
        in_force(RuleId::Koi, &Rules::default_for(Game::GoStop)),
        None
    );
}

#[test]
fn junk_is_owed_where_any_event_takes_it() {
    let events = [
        "chok",
        "ttadak",
        "sseul",
        "stack",
        "ja_ppuk",
        "potkan",
        "baekhwajeom",
        "boss",
        "joker",
    ];
    let keys = events.map(|event| format!("junk_each.{event}"));
    let mut nothing = with(Game::GoStop, &[("pack.jokers", "j1,jb")]);
    for key in &keys {
        nothing.set(key, "0").unwrap();
    }
    assert_eq!(in_force(RuleId::JunkOwed, &nothing), None);
    for key in &keys {
        let mut alone = nothing.clone();
        alone.set(key, "1").unwrap();
        assert!(in_force(RuleId::JunkOwed, &alone).is_some(), "{key}");
    }
    // A joker that is not in the pack takes nothing.
    nothing.set("pack.jokers", "none").unwrap();
    for key in ["junk_each.boss", "junk_each.joker"] {
        nothing.set(key, "1").unwrap();
    }
    assert_eq!(in_force(RuleId::JunkOwed, &nothing), None);
}

#[test]
fn a_key_is_of_account_where_a_value_of_it_changes_a_rule() {
    let default = Rules::default_for(Game::GoStop);
    let never = with(Game::GoStop, &[("nagari.times", "1")]);
    let each = with(Game::GoStop, &[("go_bak.three", "double")]);
    let rows = [
        ("nagari.stacks", &default, true),
        ("nagari.stacks", &never, false),
        ("go_bak.both", &default, true),
        ("go_bak.both", &each, false),
        ("pi_bak.below_two", &default, true),
        ("joker.ppuk", &default, false),
        ("pack.jokers", &default, true),
        ("no.such_key", &default, false),
    ];
    for (key, rules, wanted) in rows {
        assert_eq!(is_of_account(key, rules), wanted, "{key}");
    }
}
