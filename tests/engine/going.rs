//! A hand entered line by line equals a record of the same lines.

use crate::support::ruleset;
use crate::worked::records;
use dokbak::case::{Case, LiveCase, LooseLine, Opening, TableContext};
use dokbak::record::Name;
use dokbak::record::Source;
use dokbak::rules::Ruleset;
use proptest::prelude::*;
use proptest::sample::select;
use std::sync::Arc;

/// Enters lines one by one and, from the line that names the players on, compares the state after
/// each with the record up to there.
fn agree(ruleset: &Ruleset, players: &[Name], lines: &[&str]) {
    let seats = TableContext {
        ruleset,
        players,
        known: &[],
    };
    let opening = Opening {
        ruleset: Some(ruleset),
        source: Source::Table(&[]),
        ..Opening::default()
    };
    let mut going = LiveCase::begin(seats, &[]);
    let named = lines.iter().position(|line| line.starts_with("players"));
    for at in 0..lines.len() {
        going.tell(seats, &Arc::new(LooseLine::typed(lines[at].to_owned())));
        if named.is_none_or(|named| named > at) {
            continue;
        }
        let record = lines[..=at].join("\n");
        let case = Case::read(&record, opening);
        assert_eq!(going.record(), case.record, "{record}");
        let (told, read) = (going.hand(), case.hand());
        assert_eq!(format!("{told:?}"), format!("{read:?}"), "{record}");
        assert_eq!(going.settle(), case.settle(), "{record}");
    }
}

#[test]
fn every_worked_hand_and_every_wrong_record_is_the_same_line_by_line() {
    let mut hands = 0;
    for folder in ["tests/cases", "tests/errors"] {
        for worked in records(folder) {
            let (case, text) = (worked.case(), &worked.text);
            let players = case.record.players().into_iter();
            let players: Vec<Name> = players.map(Name::from).collect();
            let lines: Vec<&str> = text.lines().collect();
            agree(case.ruleset(), &players, &lines);
            hands += 1;
        }
    }
    assert!(hands > 500, "only {hands}");
}

/// A layout is required as long as the hand may still be told turn by turn.
#[test]
fn a_layout_is_lacking_until_there_is_one_or_a_line_that_no_turn_follows() {
    let pagat = ruleset("pagat", &[]);
    let players = ["Ann", "Bo", "Chul"].map(Name::from);
    let seats = TableContext {
        ruleset: &pagat,
        players: &players,
        known: &[],
    };
    for (line, lacking) in [
        ("# no line yet", true),
        ("set pack.jokers=j2", true),
        ("Ann holds 1g 4y 5t 7p 9p 12s 12p", true),
        ("Ann heundeum 5", true),
        ("Ann syodang", true),
        ("expire", true),
        ("Ann takes j2", true),
        ("Ann takes j2 1g", false),
        ("Ann takes 1g", false),
        ("Ann takes", false),
        ("Ann chok", false),
        ("nagari", false),
        ("table 1p 2y 3g 4y 5y 6y", false),
    ] {
        let mut going = LiveCase::begin(seats, &[]);
        for line in ["players Ann Bo Chul", line] {
            going.tell(seats, &Arc::new(LooseLine::typed(line.to_owned())));
        }
        assert_eq!(going.lacks_layout(), lacking, "{line}");
    }
}

const GOSTOP: [&str; 50] = [
    "Ann takes 1g 3g 8g",
    "Ann takes 1t",
    "Bo takes 2p",
    "Bo takes 2p 4p",
    "Chul takes 5p jb",
    "Ann has 1g 3g 8g",
    "Ann has 1g 2y 5p",
    "Bo has 2p 3p",
    "Bo has 2p 2p",
    "Chul has 5p",
    "Bo counts p5 g1",
    "Chul counts p9",
    "Ann scores 7",
    "Bo gives 2p to Ann",
    "Ann gives 2p to Bo",
    "Chul gives 5p to Ann",
    "Ann chok",
    "Bo ttadak",
    "Chul stack",
    "Ann baekhwajeom",
    "Ann heundeum 5",
    "Ann potkan 5",
    "Bo ppuk 6",
    "Bo first-sweep 6",
    "Ann boar",
    "Ann go",
    "Ann go 3",
    "Bo go",
    "Ann syodang",
    "Bo accepts",
    "Bo refuses",
    "Chul refuses",
    "Bo oe-myeon 8g",
    "Ann stop",
    "Bo stop",
    "nagari",
    "void",
    "expire",
    "Ann quads 7",
    "Ann holds 1g 4y 5t 7p 9p 12s 12p",
    "Bo holds 2y 3t 4p 7y 8p 10y 11g",
    "Ann plays 1p",
    "Ann plays 1g flips 9t",
    "Bo plays 2y flips 10p",
    "zzz",
    "# no news",
    "Ann takes 1x",
    "dues Bo 3",
    "set pack.jokers=jb",
    "table 1p 2y 3g 4y 5y 6y",
];

const KOIKOI: [&str; 21] = [
    "Ann takes 3g 8g",
    "Ann takes 9y",
    "Bo takes 1g 2y",
    "Bo takes 1g 11g 12g",
    "Ann has 3g 9y",
    "Ann has 1g 3g 8g",
    "Bo has 6y 7y",
    "Ann koi",
    "Bo koi",
    "Ann shobu",
    "Bo shobu",
    "Ann teshi 4",
    "Bo kuttsuki",
    "field 5y 5p",
    "draw",
    "void",
    "table-pairs",
    "zzz",
    "set koi.min=3",
    "set koi.min=1",
    "table 1p 2y 3p 4y 5y 6y 7p 8p",
];

const MINHWATU: [&str; 9] = [
    "Ann has 1g 3g",
    "Ann has 1p 1p 1p",
    "Bo has 2y 4y",
    "Chul has 5y 1g",
    "draw",
    "zzz",
    "Ann takes 1g",
    "carry 2",
    "# no news",
];

fn told(lines: &'static [&'static str]) -> impl Strategy<Value = Vec<&'static str>> {
    prop::collection::vec(select(lines), 1..14)
}

fn mixed(rules: &str, players: &[&str], told: &[&str]) {
    let players: Vec<Name> = players.iter().map(|&name| name.into()).collect();
    let header = format!("players {}", players.join(" "));
    // Lines that must precede the events come first, except for one that may be late.
    let is_header = |line: &&&str| {
        ["set", "table", "dues"]
            .iter()
            .any(|word| line.starts_with(word))
    };
    let (early, late): (Vec<&str>, Vec<&str>) = told.iter().partition(|line| is_header(line));
    let lines: Vec<&str> = std::iter::once(&*header).chain(early).chain(late).collect();
    agree(&ruleset(rules, &[]), &players, &lines);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_hand_of_gostop_is_the_same_line_by_line(told in told(&GOSTOP)) {
        mixed("pagat", &["Ann", "Bo", "Chul"], &told);
    }

    #[test]
    fn a_round_of_koikoi_is_the_same_line_by_line(told in told(&KOIKOI)) {
        mixed("koikoi", &["Ann", "Bo"], &told);
    }

    #[test]
    fn a_hand_of_minhwatu_is_the_same_line_by_line(told in told(&MINHWATU)) {
        mixed("minhwatu", &["Ann", "Bo", "Chul"], &told);
    }
}
