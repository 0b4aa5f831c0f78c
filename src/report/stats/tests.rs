//! What holds of statistics over any hands: the program plays them.

use super::{Bak, Played, Player, Stats, bak_cost, count};
use crate::ledger::{EntryId, People};
use crate::rules::{Rules, load};
use crate::sim::{Before, Style, Styles, play};
use crate::verdict::{Detail, Loss, Step, StepId};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns hands of three that the program plays under some rules, ten an evening.
fn hands(seed: u64, name: &str) -> Vec<Played> {
    let ruleset = load(name, Path::new(".")).unwrap();
    let Rules::GoStop(rules) = &ruleset.rules else {
        panic!("{name} is no Go-Stop");
    };
    let hand = |number: u64| {
        let styles = Styles::All(Style::Random);
        let played = play(
            (seed, number),
            (3, styles),
            Before::default(),
            (name, rules),
        )
        .unwrap();
        let entry = EntryId(i64::try_from(number).unwrap() + 1);
        let day = format!("2026-11-{:02}", number / 10 + 1);
        let record = played.record.print(rules.calendar);
        Played::of(entry, day, &record, &ruleset, played.verdict)
    };
    (0..60).filter_map(hand).collect()
}

fn stats(hands: &[Played]) -> Stats {
    count(hands, &People::default()).unwrap()
}

#[test]
fn people_sum_to_zero_and_rates_lie_within_bounds() {
    for (seed, rules) in [(1, "pagat"), (2, "korean"), (3, "wikipedia")] {
        let stats = stats(&hands(seed, rules));
        assert!(stats.people.len() == 3 && stats.hands.len() > 20, "{rules}");
        let chips: i64 = stats.people.iter().map(|one| one.chips).sum();
        assert_eq!(chips, 0, "{rules}");
        for (place, one) in stats.people.iter().enumerate() {
            let all: BTreeSet<_> = one.hands.iter().collect();
            let within = |part: &[EntryId]| part.iter().all(|hand| all.contains(hand));
            assert!(within(&one.won.hands) && within(&one.lost.hands), "{rules}");
            assert!(
                within(&one.goes.hands) && within(&one.covered.hands),
                "{rules}"
            );
            let goes: BTreeSet<_> = one.goes.hands.iter().collect();
            assert!(one.goes.won.iter().all(|hand| goes.contains(hand)));
            assert!(one.winning.len() <= one.won.hands.len() && one.fall >= 0);
            for (_, sides) in &one.baks {
                assert!(within(&sides.taken.hands) && within(&sides.given.hands));
                assert!(sides.taken.chips >= 0 && sides.given.chips >= 0);
            }
            let flowed = |from: bool| -> i64 {
                let flows = stats.flows.iter();
                let own = flows.filter(|flow| place == if from { flow.from } else { flow.to });
                own.map(|flow| flow.paid.chips).sum()
            };
            assert_eq!(one.chips, flowed(false) - flowed(true), "{rules}");
        }
    }
}

#[test]
fn nothing_changes_with_the_order_of_the_seats() {
    let hands = hands(4, "korean");
    let mut turned = hands.clone();
    for hand in &mut turned {
        hand.players.reverse();
        hand.verdict.net.reverse();
        hand.verdict.payments.reverse();
        if let Detail::GoStop(detail) = &mut hand.verdict.detail {
            detail.losses.reverse();
        }
    }
    assert_eq!(stats(&turned), stats(&hands));
}

/// A loss of 7 points, two of its steps doubling it, 3 chips beside it, at most 20 chips in all.
#[test]
fn a_cap_takes_from_what_a_bak_costs() {
    let steps = vec![
        Step::times(StepId::GwangBak, 2),
        Step::times(StepId::PiBak, 2),
        Step::flat(StepId::Seven, 3),
        Step::to(StepId::Cap, 20),
    ];
    let loss = Loss {
        player: "Bo".to_owned(),
        points: 7,
        multiplier: 4,
        flat: 3,
        chips: 20,
        steps,
    };
    // Without the cap 31; without one of the two 7 x 2 + 3 = 17, so that each costs 3.
    assert_eq!(bak_cost(&loss, Bak::Gwang), Some(3));
    assert_eq!(bak_cost(&loss, Bak::Pi), Some(3));
    assert_eq!(bak_cost(&loss, Bak::Tti), None);
}

#[test]
fn who_sits_out_has_not_played() {
    let hand = &hands(5, "pagat")[0];
    let mut hand = hand.clone();
    hand.players = vec![Player {
        name: "P1".to_owned(),
        goes: 0,
    }];
    let stats = stats(&[hand]);
    let played: usize = stats.people.iter().map(|one| one.hands.len()).sum();
    assert_eq!(played, 1);
}
