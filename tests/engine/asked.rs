//! Entries of version 0.2: counts whose comment says what was asked are read as just those facts.

use dokbak::case::{Case, Opening};
use dokbak::record::{Lacking, Problem, Source};
use dokbak::rules::load;
use std::path::Path;

/// Returns everybody's chips in a record of the ledger, or whose facts are missing.
fn settled(
    text: &str,
    rules: &str,
    set: &[(&str, &str)],
) -> Result<Vec<i64>, Vec<(String, Vec<Lacking>)>> {
    let asked_under = load("pagat", Path::new(".")).unwrap();
    let case = Case::known(text, &asked_under);
    let ruleset = load(rules, Path::new(".")).unwrap();
    let mut case = if rules == "pagat" {
        case
    } else {
        Case::of_parsed(case.parsed(), &ruleset)
    };
    for (key, value) in set {
        case = case.set(key, value).unwrap();
    }
    let missing = |problem: &Problem| match problem {
        Problem::PileMissing { player, facts, .. } => (player.to_string(), facts.clone()),
        other => panic!("{other:?}"),
    };
    let verdict = case.settle().map_err(|faults| {
        let missing = faults.iter().map(|fault| missing(&fault.problem));
        missing.collect::<Vec<_>>()
    })?;
    Ok(verdict.net.iter().map(|(_, chips)| *chips).collect())
}

/// Ann's three brights: the losers were asked whether they had one.
const BRIGHTS: &str = "players Ann Bo Chul\n\
                       Ann has 1g 3g 8g\n\
                       Bo counts g1 y0 t0 p0 # asked: g\n\
                       Chul counts g0 y0 t0 p0 # asked: g\n\
                       Ann stop\n";

#[test]
fn who_was_asked_of_a_kind_has_some_card() {
    assert_eq!(settled(BRIGHTS, "pagat", &[]), Ok(vec![9, -3, -6]));
    // At this table an empty pile is free, and each of them has at least one card.
    assert_eq!(settled(BRIGHTS, "korean", &[]), Ok(vec![9, -3, -6]));
}

#[test]
fn who_was_asked_nothing_is_unknown() {
    let text = "players Ann Bo Chul\n\
                Ann has 2y 4y 8y\n\
                Bo counts g0 y0 t0 p0 # asked: nothing\n\
                Chul counts g0 y0 t0 p0 # asked: nothing\n\
                Ann stop\n";
    assert_eq!(settled(text, "pagat", &[]), Ok(vec![10, -5, -5]));
    let any = |name: &str| (name.to_owned(), vec![Lacking::AnyCard]);
    assert_eq!(
        settled(text, "pagat", &[("empty_pile_free", "true")]),
        Err(vec![any("Bo"), any("Chul")])
    );
}

#[test]
fn answers_about_junk_are_yes_and_no() {
    // The question was whether each had five or more: Bo no, Chul yes. Where six are needed, Chul
    // may have five.
    let text = "players Ann Bo Chul\n\
                Ann has 2y 4y 8y 1pp 2pp 3pp 4pp 5pp\n\
                Bo counts g0 y0 t0 p4 # asked: p\n\
                Chul counts g0 y0 t0 p5 # asked: p\n\
                Ann stop\n";
    // Godori and ten junk, 6; Bo x2.
    assert_eq!(settled(text, "pagat", &[]), Ok(vec![18, -12, -6]));
    let junk = use_junk("Chul");
    assert_eq!(
        settled(text, "pagat", &[("pi_bak.below_three", "6")]),
        Err(vec![junk])
    );
    // With a lower limit, Bo's four may be three or fewer, and Chul has enough.
    assert_eq!(
        settled(text, "pagat", &[("pi_bak.below_three", "4")]),
        Err(vec![use_junk("Bo")])
    );
}

fn use_junk(name: &str) -> (String, Vec<Lacking>) {
    let junk = Lacking::Count(dokbak::record::CountKind::Junk);
    (name.to_owned(), vec![junk])
}

#[test]
fn a_file_keeps_its_counts() {
    let opening = Opening {
        source: Source::New,
        ..Opening::default()
    };
    let text = format!("set empty_pile_free=true\n{BRIGHTS}");
    let verdict = Case::read(&text, opening).settle().unwrap();
    let net: Vec<i64> = verdict.net.iter().map(|(_, chips)| *chips).collect();
    assert_eq!(net, [3, -3, 0]);
}
