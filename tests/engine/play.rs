//! Hands that the program plays by itself: they are good records, they sum to zero, and what is
//! counted of many of them follows the rules.

use crate::laws::check_sums;
use crate::support::{gostop, ruleset};
use dokbak::card::Calendar;
use dokbak::case::{Case, Opening};
use dokbak::play::{Before, Played, Style, Styles, play};
use dokbak::record::Record;
use dokbak::rules::Ruleset;
use dokbak::verdict::{Outcome, Verdict};

const ALL: [Styles; 4] = [
    Styles::Mixed,
    Styles::All(Style::Random),
    Styles::All(Style::Greedy),
    Styles::All(Style::Cautious),
];

fn text(record: &Record) -> String {
    let lines = record
        .entries
        .iter()
        .filter_map(|entry| entry.line.as_ref());
    lines
        .map(|line| line.print(Calendar::Korean) + "\n")
        .collect()
}

fn played(ruleset: &Ruleset, players: usize, styles: Styles, number: u64) -> Played {
    let before = Before {
        carry: u32::from(number.is_multiple_of(5)),
        pot: 0,
    };
    let rules = (ruleset.name.as_str(), gostop(ruleset));
    play((1, number), (players, styles), before, rules)
        .unwrap_or_else(|fault| panic!("{number}: {fault:?}"))
}

/// The rulesets that hands are played under, with how many play.
fn tables() -> Vec<(Ruleset, usize)> {
    let odd = [
        ("pack.jokers", "j1,j2,j3,jb,jx,jg"),
        ("palssari", "8"),
        ("potkan.flips", "3"),
        ("potkan.after_heundeum", "true"),
        ("heundeum.must_play", "true"),
        ("grenade", "bomb"),
        ("joker.from_hand", "hand"),
        ("joker.ppuk", "stack"),
        ("fixed.heodang", "3"),
        ("boar.pot", "1"),
        ("boar.first_turn", "2"),
        ("junk_each.baekhwajeom", "1"),
        ("weolyak.first_turn", "4"),
        ("oe_myeon.needs_alternative", "true"),
        ("table_quads", "dealer_wins"),
    ];
    vec![
        (ruleset("pagat", &[]), 3),
        (ruleset("pagat", &[]), 2),
        (ruleset("pagat-2006", &[]), 3),
        (ruleset("wikipedia", &[]), 3),
        (ruleset("fudawiki", &[]), 3),
        (ruleset("korean", &[]), 3),
        (ruleset("matgo", &[]), 2),
        (ruleset("pagat", &odd), 3),
        (ruleset("wikipedia", &odd), 2),
    ]
}

/// Every hand is a good record of a table: written down and read like any other, it comes to the
/// same, and its chips sum to zero.
#[test]
fn what_the_program_plays_is_a_good_record() {
    let mut seen = std::collections::BTreeMap::new();
    for (ruleset, players) in tables() {
        for (at, styles) in ALL.into_iter().enumerate() {
            for number in 0..40 {
                let Played { verdict, record } =
                    played(&ruleset, players, styles, number + 100 * at as u64);
                let text = text(&record);
                let opening = Opening {
                    ruleset: Some(&ruleset),
                    ..Opening::default()
                };
                let read = Case::read(&text, opening).settle();
                let read = read.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
                check_sums(&read, 0, &text);
                let plain = |verdict: Verdict| Verdict {
                    findings: Vec::new(),
                    ..verdict
                };
                *seen.entry(format!("{:?}", read.outcome)).or_insert(0) += 1;
                let kind = read.liability.as_ref().map(|liability| liability.kind);
                *seen.entry(format!("{kind:?}")).or_insert(0) += 1;
                assert_eq!(plain(read), plain(verdict), "{text}");
            }
        }
    }
    let enough = |key: &str, least: i32| {
        assert!(
            seen.get(key).is_some_and(|count| *count >= least),
            "{key}: {seen:?}"
        )
    };
    enough("Stop", 800);
    enough("Nagari", 20);
    enough("Void", 1);
    enough("Quads", 1);
    enough("Some(GoBak)", 10);
    enough("Some(OeMyeon)", 10);
}

/// Thousands of hands sum to zero and end in some way.
#[test]
fn thousands_of_hands_sum_to_zero() {
    let mut nagari = 0;
    for (ruleset, players) in tables() {
        for number in 0..400 {
            let Played { verdict, record } = played(&ruleset, players, Styles::Mixed, number);
            check_sums(&verdict, 0, &text(&record));
            nagari += u32::from(verdict.outcome == Outcome::Nagari);
        }
    }
    assert!(nagari > 80, "{nagari}");
}
