//! Hands that the program plays against itself: they are valid records, they sum to zero, and
//! counts over many of them follow the rules.

use crate::laws::check_sums;
use crate::support::{detail, gostop, ruleset};
use dokbak::card::Calendar;
use dokbak::case::{Case, Opening};
use dokbak::gostop::Live;
use dokbak::record::{Act, Line, Record, parse};
use dokbak::rules::Ruleset;
use dokbak::sim::{
    ComparisonPlan, ComparisonRow, DealEvent, DealFacts, DealState, SimulatedResult,
    SimulationTally, Style, Styles, Summary, compare, play, summary,
};
use dokbak::verdict::{Outcome, PaidFor, StepId, Verdict};
use std::num::NonZero;

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

fn played(ruleset: &Ruleset, players: usize, styles: Styles, number: u64) -> SimulatedResult {
    let before = DealState {
        carry: u32::from(number.is_multiple_of(5)),
        pot: 0,
    };
    let rules = (ruleset.name.as_str(), gostop(ruleset));
    play((1, number), (players, styles), before, rules)
        .unwrap_or_else(|fault| panic!("{number}: {fault:?}"))
}

/// The rulesets under which hands are played, with the numbers of players.
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

/// Every hand is a valid record: written down and read like any other, it has the same result, and
/// its chips sum to zero.
#[test]
fn what_the_program_plays_is_a_good_record() {
    let mut seen = std::collections::BTreeMap::new();
    for (ruleset, players) in tables() {
        for (at, styles) in ALL.into_iter().enumerate() {
            for number in 0..40 {
                let SimulatedResult { verdict, record } =
                    played(&ruleset, players, styles, number + 100 * at as u64);
                let text = text(&record);
                let opening = Opening {
                    ruleset: Some(&ruleset),
                    ..Opening::default()
                };
                let read = Case::read(&text, opening).settle();
                let read = read.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
                check_sums(&read, 0, &text);
                let plain = |mut verdict: Verdict| {
                    let detail = detail(&mut verdict);
                    detail.findings = Vec::new();
                    detail.offers = Vec::new();
                    detail.irregular = Vec::new();
                    verdict
                };
                *seen.entry(format!("{:?}", read.outcome)).or_insert(0) += 1;
                let kind = read.liability().map(|liability| liability.kind);
                *seen.entry(format!("{kind:?}")).or_insert(0) += 1;
                assert_eq!(plain(read), plain(verdict), "{text}");
            }
        }
    }
    let enough = |key: &str, least: i32| {
        assert!(
            seen.get(key).is_some_and(|count| *count >= least),
            "{key}: {seen:?}"
        );
    };
    enough("Stop", 800);
    enough("Nagari", 20);
    enough("Void", 1);
    enough("Quads", 1);
    enough("Some(GoBak)", 10);
    enough("Some(OeMyeon)", 10);
}

/// Thousands of hands sum to zero, each with some end.
#[test]
fn thousands_of_hands_sum_to_zero() {
    let mut nagari = 0;
    for (ruleset, players) in tables() {
        for number in 0..250 {
            let SimulatedResult { verdict, record } =
                played(&ruleset, players, Styles::Mixed, number);
            check_sums(&verdict, 0, &text(&record));
            nagari += u32::from(verdict.outcome == Outcome::Nagari);
        }
    }
    assert!(nagari > 50, "{nagari}");
}

fn plan(deals: u64, players: usize) -> ComparisonPlan {
    ComparisonPlan {
        deals,
        seed: 3,
        players,
        styles: Styles::Mixed,
        threads: None,
    }
}

fn tallied(plan: ComparisonPlan, left: &Ruleset, right: &Ruleset) -> SimulationTally {
    compare(plan, [gostop(left), gostop(right)], &|_| ()).unwrap()
}

fn row(summary: &Summary, event: DealEvent) -> Option<ComparisonRow> {
    let mut rows = summary.events.iter();
    rows.find(|(one, _)| *one == event).map(|(_, row)| *row)
}

/// The deals follow one another, whatever the number of threads.
#[test]
fn threads_make_no_difference() {
    let changes = [
        ("boar.pot", "1"),
        ("nagari.stacks", "true"),
        ("target.three", "5"),
    ];
    let (left, right) = (ruleset("korean", &[]), ruleset("pagat", &changes));
    let plan = plan(300, 3);
    let one = tallied(
        ComparisonPlan {
            threads: NonZero::new(1),
            ..plan
        },
        &left,
        &right,
    );
    for threads in [2, 5] {
        let threads = NonZero::new(threads);
        assert_eq!(
            tallied(ComparisonPlan { threads, ..plan }, &left, &right),
            one
        );
    }
    let mut by_hand = SimulationTally::default();
    let mut before = [DealState::default(); 2];
    let (mut carried, mut in_pot) = (0, 0);
    for number in 0..plan.deals {
        let mut facts = Vec::new();
        for (ruleset, before) in [&left, &right].into_iter().zip(&mut before) {
            let rules = (ruleset.name.as_str(), gostop(ruleset));
            let verdict = play((3, number), (3, Styles::Mixed), *before, rules)
                .unwrap()
                .verdict;
            facts.push(DealFacts::from_verdict(&verdict));
            let (carry, pot) = (verdict.next.carry, verdict.next.pot);
            *before = DealState { carry, pot };
            carried += u32::from(carry > 1);
            in_pot += u32::from(pot > 0);
        }
        by_hand.add(&facts[0], &facts[1]);
    }
    assert!(carried > 2 && in_pot > 5, "{carried} {in_pot}");
    assert_eq!(by_hand, one);
}

#[test]
fn rules_against_themselves_make_no_difference_at_all() {
    let matgo = ruleset("matgo", &[]);
    let summary = summary(&tallied(plan(200, 2), &matgo, &matgo));
    assert_eq!((summary.deals, summary.differing), (200, 0));
    let means = [summary.chips, summary.points, summary.goes].map(|means| means.mean);
    let rates = summary.events.iter().map(|(_, row)| *row);
    for row in means.into_iter().chain(rates) {
        let difference = row.difference.unwrap();
        assert_eq!(
            [difference.value, difference.low, difference.high].map(f64::to_bits),
            [0; 3]
        );
        assert_eq!(row.one[0], row.one[1]);
    }
}

/// Players ignore what is paid, so a rule about payments changes only the payments.
#[test]
fn a_rule_changes_what_it_is_about() {
    let pagat = ruleset("pagat", &[]);
    let without = ruleset("pagat", &[("pi_bak.below_three", "0")]);
    let bombs = ruleset("pagat", &[("potkan.times", "2")]);
    let plan = plan(250, 3);
    let found = summary(&tallied(plan, &pagat, &without));
    let pi_bak = row(&found, DealEvent::Step(StepId::PiBak)).unwrap();
    assert!(pi_bak.one[0].unwrap().value > 5.0);
    assert!(pi_bak.one[1].unwrap().value.abs() < 1e-9);
    assert!(found.chips.mean.difference.unwrap().high < 0.0);
    let found = summary(&tallied(plan, &pagat, &bombs));
    let potkan = row(&found, DealEvent::Step(StepId::Potkan)).unwrap();
    assert!(potkan.one[0].unwrap().value.abs() < 1e-9 && potkan.one[1].unwrap().value > 0.5);
    assert!(found.chips.mean.difference.unwrap().value > 0.0);
    let pot = ruleset("pagat", &[("boar.pot", "1")]);
    let in_pot = summary(&tallied(plan, &pagat, &pot));
    let boar = row(&in_pot, DealEvent::Paid(PaidFor::Pot)).unwrap().one[1]
        .unwrap()
        .value;
    assert!((20.0..95.0).contains(&boar), "{boar}");
    for (event, row) in &found.events {
        let moved = row.difference.unwrap().value.abs() > 1e-9;
        assert_eq!(
            moved,
            *event == DealEvent::Step(StepId::Potkan),
            "{event:?}"
        );
    }
}

/// Each bomb of the winner multiplies by 4 instead of 2.
#[test]
fn dearer_bombs_double_the_wins_with_a_bomb() {
    let tables = ["2", "4"].map(|times| ruleset("pagat", &[("potkan.times", times)]));
    let mut doubled = 0;
    for number in 0..300 {
        let [two, four] = [0, 1].map(|at| played(&tables[at], 3, Styles::Mixed, number).verdict);
        let win = |verdict: &Verdict| -> i64 {
            let paid = verdict
                .payments
                .iter()
                .filter(|paid| paid.reason == PaidFor::Win);
            paid.map(|payment| payment.chips).sum()
        };
        let steps = two.losses().first().map(|loss| loss.steps.iter());
        let bombs = steps.map_or(0, |steps| {
            steps.filter(|step| step.id == StepId::Potkan).count()
        });
        assert_eq!(win(&four), win(&two) << bombs, "deal {number}");
        doubled += u32::from(bombs > 0);
    }
    assert!(doubled > 3, "{doubled}");
}

/// A sum that overflows is reported with the first deal that has it.
#[test]
fn a_deal_that_cannot_be_settled_is_told() {
    let keys = [
        ("target.three", "1000"),
        ("brights.three", "1000000"),
        ("brights.three_with_rain", "1000000"),
        ("nagari.times", "1000"),
        ("nagari.stacks", "true"),
    ];
    let (pagat, dear) = (ruleset("pagat", &[]), ruleset("pagat", &keys));
    let refused = |threads| {
        let plan = ComparisonPlan {
            threads: NonZero::new(threads),
            ..plan(200, 3)
        };
        compare(plan, [gostop(&pagat), gostop(&dear)], &|_| ()).unwrap_err()
    };
    let one = refused(1);
    assert_eq!((one.under, one.fault.problem.code()), (1, "too-large"));
    assert_eq!(refused(3), one);
}

/// What could have been played instead of an offer changes no payment, so reading a hand while it
/// is played leaves it out.
#[test]
fn a_hand_that_is_played_does_without_the_safe_plays_at_an_offer() {
    let text = include_str!("../cases/gostop/syodang/turns-offer-safe-play.hwatu");
    let record = parse(text, Calendar::Korean).record;
    let mut rules = gostop(&ruleset("pagat", &[])).clone();
    rules.oe_myeon_needs_alternative = true;
    let (mut opening, mut acts) = (record.clone(), Vec::new());
    opening.entries.retain(|entry| match &entry.line {
        Some(Line::Act(name, act)) if !matches!(act, Act::Holds(_)) => {
            acts.push((name.value.clone(), act.clone()));
            false
        }
        _ => true,
    });
    let mut live = Live::begin(opening, &rules);
    for (name, act) in acts {
        let mut seats = live.hand().seats();
        let seat = seats.find(|seat| live.hand().name(*seat) == name).unwrap();
        live.tell(seat, act).unwrap();
    }
    let offered = live.finish().0.hand.offered;
    assert!(offered.iter().all(|offered| offered.found.is_none()));
    let read = dokbak::gostop::read(&record, &rules).hand.offered;
    assert_eq!((read.len(), offered.len()), (1, 1));
    assert!(read.iter().all(|offered| offered.found.is_some()));
}
