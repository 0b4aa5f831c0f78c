//! Every row of the tables of the rule book has a worked hand that names it, or a wrong
//! record where the rule only refuses.

use crate::support::repository;
use crate::{koikoi, minhwatu, reference};
use dokbak::case::{Case, Opening};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// A row: its id, and worked hands whose record or verdict names it.
type Row = (&'static str, &'static [&'static str]);

/// 2.2: what a pile scores.
const JOKBO: [Row; 16] = [
    (
        "five-brights",
        &["jokbo-five-brights", "jokbo-five-brights-fifty"],
    ),
    ("four-brights", &["jokbo-dearest-bright-line"]),
    (
        "rain-four-brights",
        &["jokbo-rain-four", "jokbo-rain-four-ties-with-three"],
    ),
    (
        "three-brights",
        &["jokbo-three-brights-four", "record-english-brights"],
    ),
    ("rain-three-brights", &["record-flower-names"]),
    (
        "animals",
        &["jokbo-all-nine-animals", "jokbo-animals-from-six"],
    ),
    ("godori", &["jokbo-godori-three"]),
    ("bidori", &["jokbo-bidori"]),
    ("yukdori", &["jokbo-yukdori-and-five-animals"]),
    (
        "hong-dan",
        &["jokbo-all-ten-ribbons", "jokbo-ribbon-sets-at-other-prices"],
    ),
    ("cheong-dan", &["jokbo-all-ten-ribbons"]),
    (
        "cho-dan",
        &["jokbo-all-ten-ribbons", "jokbo-cheong-dan-off"],
    ),
    (
        "ribbons",
        &["jokbo-all-ten-ribbons", "jokbo-ribbons-from-four"],
    ),
    (
        "junk",
        &["jokbo-junk-from-nine", "jokbo-junk-of-the-jokers"],
    ),
    ("vip", &["jokbo-vip-cup-counted-as-animal"]),
    ("palssari", &["jokbo-palssari-reaches-the-target"]),
];

/// 2.4: the steps of a loss. The step of an empty pile shows in its key, since nothing is owed.
const STEPS: [Row; 16] = [
    ("go-chips", &["go-once", "go-twice", "go-one-chip-kept"]),
    ("go", &["go-five-times", "go-four-times"]),
    ("heundeum", &["loss-many-steps", "loss-triple-and-bomb"]),
    ("potkan", &["loss-bomb-doubles"]),
    ("meoung-dda", &["loss-seven-animals"]),
    ("gwang-bak", &["bak-go-three-players-double"]),
    (
        "pi-bak",
        &["bak-pi-four-and-five", "bak-pi-without-any-junk"],
    ),
    (
        "meoung-bak",
        &["bak-meoung-from-five", "bak-meoung-on-top-of-meoung-dda"],
    ),
    ("tti-bak", &["bak-tti-any-ribbon-line"]),
    (
        "go-bak",
        &["bak-go-two-players-double", "bak-go-three-players-double"],
    ),
    ("nagari", &["loss-nagari-not-stacked", "loss-nagari-capped"]),
    ("double-joker", &["loss-double-joker-with-a-loser"]),
    (
        "weol-yak",
        &[
            "loss-weolyak-first-turn-four",
            "loss-weolyak-set-month-four",
        ],
    ),
    (
        "mission",
        &[
            "loss-mission-done",
            "loss-mission-nine",
            "loss-mission-each",
        ],
    ),
    ("empty_pile_free", &["loss-empty-pile-free-of-flat-chips"]),
    ("cap", &["loss-cap-of-a-loss"]),
];

/// 2.5: who pays for whom.
const LIABILITIES: [Row; 3] = [
    (
        "syodang",
        &[
            "liability-offerer-wins",
            "liability-left-refuses-right-wins",
        ],
    ),
    ("go-bak", &["liability-last-go-is-the-payer"]),
    ("oe-myeon", &["liability-oe-myeon-taken-with-the-bright"]),
];

/// 2.6: fixed payments and other events.
const EVENTS: [Row; 11] = [
    (
        "quads",
        &["fixed-quads-two-players", "fixed-quads-three-holders"],
    ),
    (
        "table-quads",
        &["fixed-table-quads-void", "fixed-table-quads-dealer-wins"],
    ),
    (
        "first-ppuk",
        &[
            "matgo-two-ppuks-then-nagari",
            "liability-fixed-payments-stay",
        ],
    ),
    ("second-ppuk", &["matgo-two-ppuks-then-nagari"]),
    ("fixed.third_ppuk", &["fixed-three-ppuks-in-a-row"]),
    (
        "three-ppuk",
        &["fixed-three-ppuks-in-a-row", "matgo-three-ppuk-late"],
    ),
    ("first-sweep", &["side-first-sweep-pays-and-multiplies"]),
    ("first-chok", &["side-first-chok-and-stop-at-once"]),
    ("first-ttadak", &["fixed-first-ttadak-seven"]),
    ("heodang", &["fixed-heodang-three"]),
    ("boar", &["side-boar-first-turn-doubled"]),
];

/// 2.6: for what junk is surrendered.
const JUNK: [Row; 8] = [
    ("chok", &["junk-chok-plain-first", "junk-chok-off"]),
    ("ttadak", &["junk-ttadak"]),
    ("sseul", &["junk-sseul"]),
    ("stack", &["junk-stack-one"]),
    ("ja-ppuk", &["junk-ja-ppuk-two", "junk-ja-ppuk-one-in-2006"]),
    ("potkan", &["junk-bomb-default", "junk-bomb-wikipedia"]),
    ("baekhwajeom", &["junk-baekhwajeom"]),
    ("jb", &["junk-boss-joker"]),
];

/// The keys of 2.2 to 2.7, each with a hand in which it decides.
const GOSTOP_KEYS: [Row; 84] = [
    ("brights.five", &["jokbo-five-brights-fifty"]),
    ("brights.four", &["jokbo-dearest-bright-line"]),
    (
        "brights.four_with_rain",
        &["jokbo-rain-four-ties-with-three"],
    ),
    ("brights.three", &["jokbo-three-brights-four"]),
    ("brights.three_with_rain", &["jokbo-rain-three-off"]),
    ("animals.from", &["jokbo-animals-from-six"]),
    ("birds.godori", &["jokbo-godori-three"]),
    ("birds.bidori", &["jokbo-bidori"]),
    ("birds.yukdori", &["jokbo-yukdori-and-five-animals"]),
    ("ribbons.hong_dan", &["jokbo-ribbon-sets-at-other-prices"]),
    ("ribbons.cheong_dan", &["jokbo-cheong-dan-off"]),
    ("ribbons.cho_dan", &["jokbo-ribbon-sets-at-other-prices"]),
    ("ribbons.from", &["jokbo-ribbons-from-four"]),
    ("ribbons.rain_counts", &["jokbo-rain-ribbon-does-not-count"]),
    ("junk.from", &["jokbo-junk-from-nine"]),
    ("junk.double", &["jokbo-double-junk-worth-three"]),
    ("vip", &["jokbo-vip-cup-counted-as-animal"]),
    ("palssari", &["jokbo-palssari-reaches-the-target"]),
    ("palssari_counts", &["jokbo-palssari-reaches-the-target"]),
    (
        "switch.september",
        &["switch-september-off", "switch-september-one-loser"],
    ),
    ("switch.may", &["switch-may-two"]),
    ("target.two", &["stop-target-two-at-five"]),
    (
        "target.three",
        &["stop-target-three-at-five", "record-japanese-calendar"],
    ),
    (
        "go.improve",
        &[
            "stop-goes-need-not-improve",
            "stop-not-improved-where-it-need-not",
        ],
    ),
    ("push", &["stop-push", "stop-push-dues-wait"]),
    (
        "go.chips",
        &["go-each-adds-its-count", "go-three-numbers-kept"],
    ),
    ("go.keep_chips", &["go-chips-not-kept-at-four"]),
    ("go.times_from", &["go-times-from-two"]),
    ("go.growth", &["go-increment-late-start"]),
    ("heundeum.times", &["loss-heundeum-three"]),
    ("heundeum.nov_dec_times", &["loss-december-triple-four"]),
    ("potkan.times", &["loss-bomb-doubles", "loss-two-bombs"]),
    ("meoung_dda.from", &["loss-seven-animals-off"]),
    (
        "gwang_bak",
        &["bak-gwang-off", "loss-flat-chips-after-the-multipliers"],
    ),
    (
        "gwang_bak_rain_protects",
        &["bak-rain-bright-does-not-protect"],
    ),
    ("pi_bak.below_two", &["bak-pi-two-players-seven"]),
    ("pi_bak.below_three", &["bak-pi-off"]),
    ("pi_bak.spare_zero", &["bak-pi-zero-spared"]),
    ("meoung_bak.from", &["bak-meoung-from-five"]),
    ("tti_bak", &["bak-tti-any-ribbon-line"]),
    ("go_bak.two", &["bak-go-two-players-double"]),
    (
        "go_bak.three",
        &[
            "bak-go-three-players-double",
            "liability-pays-all-double-one",
        ],
    ),
    ("go_bak.both", &["liability-first-go-is-the-payer"]),
    ("nagari.times", &["loss-nagari-three-stacked"]),
    ("nagari.stacks", &["loss-nagari-three-stacked"]),
    ("nagari.cap", &["loss-nagari-capped"]),
    (
        "nagari.doubles_fixed",
        &[
            "fixed-three-ppuk-carry-doubled",
            "side-nagari-doubles-what-ends-the-hand",
        ],
    ),
    (
        "cap.loss",
        &["loss-cap-of-a-loss", "loss-cap-after-flat-chips"],
    ),
    ("cap.payer", &["liability-cap-of-a-payer"]),
    ("weolyak.first_turn", &["loss-weolyak-first-turn-four"]),
    ("weolyak.set_month", &["loss-weolyak-set-month-four"]),
    ("empty_pile_free", &["loss-empty-pile-free-of-flat-chips"]),
    ("oe_myeon.enforced", &["liability-oe-myeon-not-enforced"]),
    (
        "oe_myeon.spare_junk_only",
        &["liability-oe-myeon-junk-only-counts"],
    ),
    (
        "oe_myeon.spare_last_card",
        &["liability-oe-myeon-last-card-counts"],
    ),
    (
        "oe_myeon.needs_alternative",
        &["liability-oe-myeon-forced-excused"],
    ),
    (
        "syodang.text",
        &[
            "liability-fudawiki-go-bak-first",
            "liability-2006-refuser-wins-late",
        ],
    ),
    ("syodang.liability", &["liability-switched-off"]),
    ("fixed.quads", &["fixed-quads-two-players"]),
    ("table_quads", &["fixed-table-quads-dealer-wins"]),
    ("fixed.first_ppuk", &["fixed-ppuks-of-two-players"]),
    ("fixed.second_ppuk", &["fixed-ppuks-of-two-players"]),
    ("fixed.third_ppuk", &["fixed-three-ppuks-in-a-row"]),
    ("fixed.three_ppuk", &["fixed-three-ppuk-off"]),
    ("fixed.first_sweep", &["fixed-first-sweep-three"]),
    ("fixed.first_chok", &["fixed-first-chok-three"]),
    ("fixed.first_ttadak", &["fixed-first-ttadak-seven"]),
    ("fixed.heodang", &["fixed-heodang-three"]),
    ("boar.pot", &["boar-pot-won-at-nagari"]),
    ("boar.first_turn", &["boar-first-turn"]),
    ("junk_each.chok", &["junk-chok-off"]),
    ("junk_each.ttadak", &["junk-ttadak-two-by-rule"]),
    ("junk_each.stack", &["junk-stack-two-by-rule"]),
    ("junk_each.baekhwajeom", &["junk-baekhwajeom"]),
    ("junk_each.boss", &["junk-boss-joker-off"]),
    ("junk_each.joker", &["joker-takes-junk"]),
    ("last_turn.whose", &["own-last-turn-of-a-bomb"]),
    ("last_turn.stack_junk", &["last-turn-stack-without-junk"]),
    ("gwangpalli.per_card", &["gwangpalli-three-a-card"]),
    (
        "gwangpalli.heundeum_times",
        &["gwangpalli-triple-worth-nothing"],
    ),
    (
        "gwangpalli.rain_alone_free",
        &["gwangpalli-rain-alone-sold-by-rule"],
    ),
    ("gwangpalli.paid", &["gwangpalli-paid-at-the-end-quads"]),
    (
        "gwangpalli.after_nagari",
        &["gwangpalli-all-dealt-in-dues-lapse"],
    ),
    (
        "gwangpalli.iris_drops",
        &["gwangpalli-iris-drops-and-sells"],
    ),
];

/// Keys of Go-Stop that no row of 2.2 to 2.7 has, or that only presets change.
const BESIDE: [&str; 13] = [
    "calendar",
    "pack.jokers",
    "potkan.flips",
    "potkan.after_heundeum",
    "heundeum.must_play",
    "grenade",
    "joker.from_hand",
    "joker.ppuk",
    "sseul",
    // Refusals under it stand in tests/errors.
    "syodang.enabled",
    "junk_each.sseul",
    "junk_each.ja_ppuk",
    "junk_each.potkan",
];

/// 4.1: the yaku.
const YAKU: [Row; 14] = [
    ("five-brights", &["koikoi-brights-five"]),
    ("four-brights", &["koikoi-brights-four-dry"]),
    ("rainy-four-brights", &["koikoi-brights-four-rainy"]),
    ("three-brights", &["koikoi-brights-three-dry"]),
    (
        "boar-deer-butterflies",
        &["koikoi-animals-boar-deer-butterflies-one-more"],
    ),
    (
        "animals",
        &["koikoi-animals-five", "koikoi-animals-plain-dearer"],
    ),
    ("poetry-and-blue", &["koikoi-ribbons-poetry-and-blue"]),
    (
        "poetry",
        &["koikoi-ribbons-poetry", "koikoi-ribbons-poetry-two-more"],
    ),
    (
        "blue",
        &["koikoi-ribbons-blue", "koikoi-ribbons-blue-one-more"],
    ),
    ("ribbons", &["koikoi-ribbons-five"]),
    ("flower-viewing", &["koikoi-viewing-flower"]),
    ("moon-viewing", &["koikoi-viewing-moon"]),
    ("cards-of-the-month", &["koikoi-month-game-of-twelve-told"]),
    ("chaff", &["koikoi-chaff-ten", "koikoi-chaff-thirteen"]),
];

/// 4.1: every key.
const KOIKOI_KEYS: [Row; 39] = [
    ("yaku.five_brights", &["koikoi-brights-five-house-ten"]),
    (
        "yaku.four_brights",
        &["koikoi-brights-four-off-leaves-three"],
    ),
    (
        "yaku.rainy_four",
        &["koikoi-brights-rainy-off-leaves-three"],
    ),
    ("yaku.three_brights", &["koikoi-brights-three-off"]),
    ("yaku.boar_deer_butterflies", &["koikoi-animals-set-eight"]),
    ("yaku.animals", &["koikoi-animals-plain-dearer"]),
    ("yaku.poetry_and_blue", &["koikoi-ribbons-both-sets-twenty"]),
    ("yaku.poetry", &["koikoi-ribbons-poetry-off"]),
    ("yaku.blue", &["koikoi-ribbons-blue-off"]),
    ("yaku.ribbons", &["koikoi-ribbons-plain-dearer"]),
    ("yaku.flower_viewing", &["koikoi-viewing-flower-value-off"]),
    ("yaku.moon_viewing", &["koikoi-viewing-moon-value-off"]),
    ("yaku.cards_of_month", &["koikoi-month-value-ten"]),
    ("yaku.chaff", &["koikoi-chaff-value"]),
    ("yaku.system", &["koikoi-older-by-a-set-line"]),
    ("cup", &["koikoi-cup-animal", "koikoi-cup-either-as-chaff"]),
    (
        "viewing",
        &["koikoi-viewing-off", "koikoi-viewing-needs-other-chaff"],
    ),
    (
        "viewing.weather",
        &["koikoi-weather-rain-on-the-field", "koikoi-weather-fine"],
    ),
    (
        "chaff.double",
        &[
            "koikoi-chaff-double-all-three",
            "koikoi-chaff-double-lightning",
        ],
    ),
    ("seven", &["koikoi-seven-off"]),
    (
        "koi",
        &[
            "koikoi-koi-self",
            "koikoi-koi-anyone-own",
            "koikoi-koi-count-three",
        ],
    ),
    (
        "koi.min",
        &["koikoi-koi-min-reached", "koikoi-go-below-target"],
    ),
    (
        "koi.new_yaku",
        &[
            "koikoi-koi-new-yaku-other-group",
            "koikoi-go-not-improved-by-a-new-yaku",
        ],
    ),
    (
        "field",
        &["koikoi-field-double-one", "koikoi-field-count-two"],
    ),
    (
        "counting",
        &["koikoi-counting-best", "koikoi-counting-both"],
    ),
    ("zero_sum", &["koikoi-zero-sum"]),
    ("draw.dealer", &["koikoi-draw-dealer-one"]),
    ("draw.next", &["koikoi-draw-next-other"]),
    ("draw.last_yaku", &["koikoi-last-yaku-by-turns"]),
    ("lucky.teshi", &["koikoi-lucky-teshi-value"]),
    ("lucky.kuttsuki", &["koikoi-lucky-kuttsuki-value"]),
    ("lucky.both", &["koikoi-lucky-both-add"]),
    ("lucky.hand", &["koikoi-lucky-hand-misdeal"]),
    (
        "lucky.table_four",
        &["koikoi-lucky-table-four-dealer-takes"],
    ),
    ("lucky.table_pairs", &["koikoi-lucky-table-pairs-off"]),
    ("rounds", &["koikoi-month-game-of-six"]),
    ("until", &["koikoi-game-length-changes-no-hand"]),
    ("hand", &["koikoi-game-length-changes-no-hand"]),
    ("calendar", &["koikoi-calendar-korean"]),
];

/// 4.2: every key, the sets among them.
const MINHWATU_KEYS: [Row; 23] = [
    ("points.bright", &["minhwatu-bright-twelve"]),
    ("points.animal", &["minhwatu-animal-six"]),
    ("points.ribbon", &["minhwatu-ribbon-two"]),
    ("points.junk", &["minhwatu-junk-one"]),
    ("par.two", &["minhwatu-bright-twelve"]),
    ("par.three", &["minhwatu-ribbon-two"]),
    ("par.four", &["minhwatu-animal-six"]),
    ("sets.hong_dan", &["minhwatu-hong-dan-fifty"]),
    ("sets.cheong_dan", &["minhwatu-cheong-dan-nothing"]),
    ("sets.may", &["minhwatu-may-thirty-october-ten"]),
    ("sets.october", &["minhwatu-may-thirty-october-ten"]),
    ("sets.november", &["minhwatu-november-hundred-december-off"]),
    ("sets.december", &["minhwatu-december-off"]),
    ("par.five", &["minhwatu-five-players-junk-five"]),
    ("sets.cho_dan", &["minhwatu-cho-dan"]),
    ("sets.january", &["minhwatu-all-of-january"]),
    ("sets.february", &["minhwatu-all-of-february"]),
    ("sets.march", &["minhwatu-all-of-march"]),
    ("sets.april", &["minhwatu-all-of-april"]),
    ("sets.june", &["minhwatu-all-of-june"]),
    ("sets.july", &["minhwatu-all-of-july"]),
    ("sets.august", &["minhwatu-all-of-august"]),
    ("sets.september", &["minhwatu-all-of-september"]),
];

/// Returns whether a word stands in a text as a whole, not as a part of a longer id or key.
fn names(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Returns the folder of a worked hand or a wrong record.
fn folder(case: &str) -> Option<PathBuf> {
    let folders = ["tests/cases", "tests/cases/turns", "tests/errors"].map(repository);
    let has = |folder: &PathBuf| folder.join(format!("{case}.hwatu")).exists();
    folders.into_iter().find(has)
}

/// Returns what a worked hand says, without its comments: its record and what the verdict must be.
fn text(case: &str) -> Option<String> {
    let folder = folder(case)?;
    let read = |ending: &str| fs::read_to_string(folder.join(format!("{case}.{ending}"))).ok();
    let (record, verdict) = (read("hwatu")?, read("json")?);
    let lines = record.lines().map(|line| line.split('#').next().unwrap());
    Some(
        lines
            .chain([verdict.as_str()])
            .collect::<Vec<_>>()
            .join("\n"),
    )
}

fn check(rows: &[Row], what: &str) {
    let mut wrong = Vec::new();
    for (row, cases) in rows {
        assert!(!cases.is_empty(), "{what}: {row}");
        for case in *cases {
            match text(case) {
                None => wrong.push(format!("{row}: there is no {case}")),
                Some(text) if !names(&text, row) => {
                    wrong.push(format!("{row}: {case} does not name it"));
                }
                Some(_) => {}
            }
        }
    }
    let ids: BTreeSet<&str> = rows.iter().map(|row| row.0).collect();
    assert_eq!(ids.len(), rows.len(), "{what}: a row stands twice");
    assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
}

#[test]
fn every_row_of_go_stop_has_a_worked_hand_that_names_it() {
    check(&JOKBO, "jokbo");
    check(&STEPS, "steps of a loss");
    check(&LIABILITIES, "liabilities");
    check(&EVENTS, "events");
    check(&JUNK, "surrendered junk");
    check(&GOSTOP_KEYS, "keys of Go-Stop");
}

#[test]
fn every_row_of_koi_koi_and_min_hwatu_has_a_worked_hand_that_names_it() {
    check(&YAKU, "yaku");
    check(&KOIKOI_KEYS, "keys of Koi-Koi");
    check(&MINHWATU_KEYS, "keys of min-hwatu");
}

#[test]
fn no_key_of_the_tables_is_left_out() {
    let of = |rows: &[Row]| -> BTreeSet<&str> { rows.iter().map(|row| row.0).collect() };
    let beside = BTreeSet::from(BESIDE);
    let keys = reference::PAGAT.iter().map(|(key, _)| *key);
    let want: BTreeSet<&str> = keys.filter(|key| !beside.contains(key)).collect();
    assert_eq!(of(&GOSTOP_KEYS), want);
    let want = koikoi::KEYS.iter().map(|(key, _)| *key).collect();
    assert_eq!(of(&KOIKOI_KEYS), want);
    let keys = minhwatu::KEYS.iter().map(|(key, _)| *key);
    // No table has a reason to number the months of min-hwatu otherwise.
    assert_eq!(
        of(&MINHWATU_KEYS),
        keys.filter(|key| *key != "calendar").collect()
    );
}

/// Keys that decide nothing of a single hand.
const OF_GAMES: [&str; 2] = ["until", "hand"];

/// Returns whether a worked hand comes out otherwise with a key as its ruleset has it.
fn decides(case: &str, key: &str) -> bool {
    let folder = folder(case).unwrap();
    let record = fs::read_to_string(folder.join(format!("{case}.hwatu"))).unwrap();
    let set = format!("set {key}=");
    let without = record.lines().filter(|line| !line.starts_with(&set));
    let without: Vec<&str> = without.collect();
    let settle = |text: &str| {
        let opening = Opening {
            base: &folder,
            ..Opening::default()
        };
        let settled = Case::read(text, opening).settle();
        settled.map_err(|faults| faults.len())
    };
    settle(&record) != settle(&without.join("\n"))
}

#[test]
fn every_key_decides_in_a_worked_hand_of_its_row() {
    let rows = GOSTOP_KEYS.iter().chain(&KOIKOI_KEYS).chain(&MINHWATU_KEYS);
    let idle: Vec<&str> = rows
        .filter(|(key, cases)| !cases.iter().any(|case| decides(case, key)))
        .map(|(key, _)| *key)
        .collect();
    assert_eq!(idle, OF_GAMES);
}

#[test]
fn a_word_is_named_only_as_a_whole() {
    assert!(names("set koi=self", "koi") && names("{\"id\": \"blue\"}", "blue"));
    assert!(!names("set koi.min=3", "koi") && !names("poetry-and-blue", "blue"));
}
