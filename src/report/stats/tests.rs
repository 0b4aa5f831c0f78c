//! Properties of statistics over any hands; the program plays the hands.

use super::{
    Bak, By, ChipParts, DealPosition, EveningChips, Fortune, Group, HandPlayer, Hands, Interval,
    PairFlow, PersonStats, PlayedHand, Stats, bak_cost, baks_cost, count, difference, per_hand,
    win_rate,
};
use crate::case::{Case, Opening};
use crate::ledger::{EntryId, People};
use crate::record::Name;
use crate::rules::{Game, Rules, load};
use crate::sim::{DealState, Style, Styles, play};
use crate::verdict::{Detail, Loss, LossStep, Party, StepId};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

/// Returns hands that the program plays under these rules, `evening` of them on each day.
fn played(
    seed: u64,
    name: &str,
    (players, evening): (usize, u64),
    numbers: Range<u64>,
) -> Vec<PlayedHand> {
    let ruleset = load(name, Path::new(".")).unwrap();
    let Rules::GoStop(rules) = &ruleset.rules else {
        panic!("{name} is no Go-Stop");
    };
    let hand = |number: u64| {
        let styles = Styles::All(Style::Random);
        let table = (players, styles);
        let played = play((seed, number), table, DealState::default(), (name, rules)).unwrap();
        let entry = EntryId(i64::try_from(number).unwrap() + 1);
        let evening = number / evening;
        let day = format!("2026-{:02}-{:02}", evening / 28 + 1, evening % 28 + 1);
        let record = played.record.print(rules.calendar);
        PlayedHand::new(entry, day.into(), &record, &ruleset, played.verdict)
    };
    numbers.filter_map(hand).collect()
}

/// Returns hands of three players, ten an evening.
fn hands(seed: u64, name: &str) -> Vec<PlayedHand> {
    played(seed, name, (3, 10), 0..60)
}

fn stats(hands: &[PlayedHand]) -> Stats {
    count(hands, &People::default()).unwrap()
}

fn within(part: &Hands, all: &Hands) -> bool {
    let all: BTreeSet<_> = all.iter().collect();
    part.iter().all(|hand| all.contains(&hand))
}

fn sum_of(evenings: &[EveningChips]) -> (usize, usize, i64) {
    let sums = evenings.iter().map(|it| (it.hands, it.won, it.chips));
    sums.fold((0, 0, 0), |all, one| {
        (all.0 + one.0, all.1 + one.1, all.2 + one.2)
    })
}

/// Parts lie within their wholes, so rates stay between 0 and 100 %.
fn is_sound(one: &PersonStats) {
    let hands = &one.hands;
    let goes = &one.goes;
    assert!(within(&one.won.hands, hands) && within(&one.lost.hands, hands));
    assert!(within(&goes.hands, hands) && within(&one.covered.hands, hands));
    assert!(within(&goes.won, &goes.hands) && within(&goes.gained.hands, &goes.hands));
    assert!(one.winning.len() <= one.won.hands.len() && one.fall >= 0);
    let any = &one.any_bak;
    for sides in one.baks.iter().map(|(_, sides)| sides).chain([any]) {
        assert!(within(&sides.taken.hands, hands) && within(&sides.given.hands, hands));
        assert!(sides.taken.chips >= 0 && sides.given.chips >= 0);
        assert!(within(&sides.taken.hands, &any.taken.hands));
        assert!(within(&sides.given.hands, &any.given.hands));
    }
    assert!(one.fortunes.iter().all(|(_, part)| within(part, hands)));
    let causes: i64 = one.causes.iter().map(|(_, moved)| moved.chips).sum();
    assert_eq!(causes, one.covered.chips);
    let whole = (hands.len(), one.won.hands.len(), one.parts.played);
    assert_eq!(sum_of(&one.evenings), whole);
    let mut by_evening = ChipParts::default();
    for evening in &one.totals {
        by_evening.add(&evening.parts).unwrap();
    }
    assert_eq!(by_evening, one.parts);
    for by in By::ALL {
        let groups = one.by(by).map(|(_, did)| sum_of(&did.evenings));
        let all = groups.fold((0, 0, 0), |all, one| {
            (all.0 + one.0, all.1 + one.1, all.2 + one.2)
        });
        assert_eq!(all, whole, "{by:?}");
        let mut parts = ChipParts::default();
        for (_, did) in one.by(by) {
            parts.add(&did.parts).unwrap();
        }
        assert_eq!(parts, one.parts, "{by:?}");
    }
    if let Some(rate) = win_rate(&one.evenings) {
        assert!(0 <= rate.low && rate.low <= rate.high && rate.high <= 10_000);
        let hits = i64::try_from(whole.1 * 10_000 / whole.0).unwrap();
        assert!(
            rate.low <= hits + 1 && hits <= rate.high + 1,
            "{rate:?} {whole:?}"
        );
    }
    if let Some(chips) = per_hand(&one.evenings) {
        let mean = whole.2 * 100 / i64::try_from(whole.0).unwrap();
        assert!(chips.low <= mean + 1 && mean <= chips.high + 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn people_sum_to_zero_and_rates_lie_within_bounds(
        seed: u64,
        rules in select(vec!["pagat", "korean", "wikipedia"]),
        players in 2_usize..=3,
        evening in 1_u64..12,
        hands in 1_u64..50,
    ) {
        let stats = stats(&played(seed, rules, (players, evening), 0..hands));
        prop_assert_eq!(stats.people.iter().map(PersonStats::chips).sum::<i64>(), 0);
        for (place, one) in stats.people.iter().enumerate() {
            is_sound(one);
            let flowed = |from: bool| -> i64 {
                let flows = stats.flows.iter();
                let own = flows.filter(|flow| place == if from { flow.from } else { flow.to });
                own.map(PairFlow::chips).sum()
            };
            prop_assert_eq!(one.chips(), flowed(false) - flowed(true));
        }
        for (one, other) in stats.people.iter().zip(stats.people.iter().skip(1)) {
            let there = difference(&one.evenings, &other.evenings);
            let back = difference(&other.evenings, &one.evenings);
            prop_assert_eq!(there.chips.map(|chips| -chips), back.chips);
            let turned = there.interval.map(|it| Interval { low: -it.high, high: -it.low });
            prop_assert_eq!(turned, back.interval);
        }
    }

    #[test]
    fn nothing_changes_with_the_order_of_the_seats(seed: u64, hands in 1_u64..30) {
        let hands = played(seed, "korean", (3, 5), 0..hands);
        let mut turned = hands.clone();
        for hand in &mut turned {
            hand.players.reverse();
            hand.verdict.net.reverse();
            hand.verdict.payments.reverse();
            if let Detail::GoStop(detail) = &mut hand.verdict.detail {
                detail.losses.reverse();
            }
        }
        prop_assert_eq!(stats(&turned), stats(&hands));
    }

    /// Two circles in one ledger: each has the same figures as alone, whichever was written first.
    #[test]
    fn what_is_counted_of_some_does_not_change_with_hands_of_others(seed: u64, at in 1_u64..20) {
        let all = played(seed, "pagat", (2, 4), 0..20);
        let mut others = all.clone();
        for hand in others.iter_mut().filter(|hand| hand.entry.0 > i64::try_from(at).unwrap()) {
            renamed(hand);
        }
        let mut both = stats(&others).people;
        let (ours, theirs): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|hand| !hand.players[0].name.starts_with('Q'));
        let alone = stats(&ours).people.into_iter().chain(stats(&theirs).people);
        let mut alone: Vec<_> = alone.collect();
        both.sort_by(|one, other| one.name.cmp(&other.name));
        alone.sort_by(|one, other| one.name.cmp(&other.name));
        prop_assert_eq!(both, alone);
    }
}

/// Returns rounds of Koi-Koi for points, `evening` of them on each day; each number chooses one.
fn rounds(chosen: &[usize], evening: usize) -> Vec<PlayedHand> {
    const ROUNDS: [&str; 6] = [
        "Ann takes 6y 7y 10y\nAnn koi\nAnn takes 2y\nAnn shobu\n",
        "Ann takes 1t 2t 3t\nAnn koi\nBo takes 1g 3g 8g\nBo shobu\n",
        "Bo takes 3g 9y\nBo koi\nBo takes 8g\nBo koi\nBo takes 1g\nBo shobu\n",
        "Ann has 1g 3g 8g 11s\nAnn shobu\n",
        "draw\n",
        "Bo teshi 5\n",
    ];
    let ruleset = load("koikoi", Path::new(".")).unwrap();
    let round = |(at, chosen): (usize, &usize)| {
        let record = format!("players Ann Bo\n{}", ROUNDS[chosen % ROUNDS.len()]);
        let opening = Opening {
            ruleset: Some(&ruleset),
            ..Opening::default()
        };
        let verdict = Case::read(&record, opening).settle().unwrap();
        let entry = EntryId(i64::try_from(at).unwrap() + 1);
        let day = format!("2026-03-{:02}", at / evening + 1);
        PlayedHand::new(entry, day.into(), &record, &ruleset, verdict).unwrap()
    };
    chosen.iter().enumerate().map(round).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rounds are figures of their own: nothing of them is among the hands that move chips.
    #[test]
    fn points_sum_to_zero_and_rounds_move_no_chips(
        chosen in proptest::collection::vec(0_usize..6, 1..80),
        evening in 3_usize..9,
    ) {
        let stats = stats(&rounds(&chosen, evening));
        prop_assert_eq!((stats.rounds.len(), stats.hands.len()), (chosen.len(), 0));
        prop_assert_eq!(stats.people.iter().map(|one| one.rounds.brought).sum::<i64>(), 0);
        let scored: i64 = stats.people.iter().map(|one| one.scored).sum();
        for one in &stats.people {
            is_sound(one);
            let rounds = &one.rounds;
            prop_assert_eq!((one.chips(), rounds.hands.len()), (0, chosen.len()));
            // What somebody is ahead is what they scored, less what the other did.
            prop_assert_eq!(rounds.brought, one.scored - (scored - one.scored));
            prop_assert!(within(&rounds.goes.hands, &rounds.hands));
            prop_assert!(within(&rounds.goes.won, &rounds.goes.hands));
            prop_assert!(within(&rounds.goes.gained.hands, &rounds.goes.hands));
            let whole = (rounds.hands.len(), rounds.won.hands.len(), rounds.brought);
            prop_assert_eq!(sum_of(&rounds.evenings), whole);
            for by in By::ALL {
                let parts = rounds.by(by).map(|(_, did)| sum_of(&did.evenings));
                let all = parts.fold((0, 0, 0), |all, one| {
                    (all.0 + one.0, all.1 + one.1, all.2 + one.2)
                });
                prop_assert_eq!(all, whole);
            }
            if let Some(rate) = win_rate(&rounds.evenings) {
                prop_assert!(0 <= rate.low && rate.low <= rate.high && rate.high <= 10_000);
            }
        }
    }
}

/// Gives other names to everybody who played a hand.
fn renamed(hand: &mut PlayedHand) {
    let called = |name: &str| format!("Q{}", &name[1..]);
    let other = |name: &mut Name| *name = called(name).into();
    for player in &mut hand.players {
        player.name = called(&player.name).into();
    }
    let verdict = &mut hand.verdict;
    verdict.net.iter_mut().for_each(|(name, _)| other(name));
    verdict.winner.iter_mut().for_each(other);
    for payment in &mut verdict.payments {
        for party in [&mut payment.from, &mut payment.to] {
            if let Party::Player(name) = party {
                other(name);
            }
        }
    }
    if let Detail::GoStop(detail) = &mut verdict.detail {
        detail
            .losses
            .iter_mut()
            .for_each(|loss| other(&mut loss.player));
        if let Some(liability) = &mut detail.liability {
            other(&mut liability.payer);
            liability.covers.iter_mut().for_each(other);
        }
    }
}

/// A loss of 7 points: two steps double it, 3 chips are added, and 20 chips is the cap.
#[test]
fn a_cap_takes_from_what_a_bak_costs() {
    let steps = vec![
        LossStep::times(StepId::GwangBak, 2),
        LossStep::times(StepId::PiBak, 2),
        LossStep::flat(StepId::Seven, 3),
        LossStep::to(StepId::Cap, 20),
    ];
    let loss = Loss {
        player: "Bo".into(),
        points: 7,
        multiplier: 4,
        flat: 3,
        chips: 20,
        steps,
    };
    // 31 without the cap; without one of the two doublings 7 x 2 + 3 = 17, so each costs 3.
    assert_eq!(bak_cost(&loss, Bak::Gwang), Some(3));
    assert_eq!(bak_cost(&loss, Bak::Pi), Some(3));
    assert_eq!(bak_cost(&loss, Bak::Tti), None);
    // Without both 7 + 3 = 10: they cost 10, and not 3 + 3.
    assert_eq!(baks_cost(&loss), Some(10));
    // A stake doubles what is added, too: (7 x 2 x 2 + 3) x 2 = 62, without the baks (7 + 3) x 2.
    let mut staked = loss;
    staked.steps.pop();
    staked.steps.push(LossStep::times(StepId::Stake, 2));
    staked.chips = 62;
    assert_eq!(bak_cost(&staked, Bak::Pi), Some(28));
    assert_eq!(baks_cost(&staked), Some(42));
    staked.steps.drain(..2);
    staked.chips = 20;
    assert_eq!(baks_cost(&staked), None);
}

#[test]
fn who_sits_out_has_not_played() {
    let hand = &hands(5, "pagat")[0];
    let mut hand = hand.clone();
    hand.players = vec![HandPlayer {
        name: "P1".into(),
        ..HandPlayer::default()
    }];
    let stats = stats(&[hand]);
    let played: usize = stats.people.iter().map(|one| one.hands.len()).sum();
    assert_eq!(played, 1);
}

/// Returns a hand as a ledger has it.
fn hand(record: &str) -> PlayedHand {
    let ruleset = load("pagat", Path::new(".")).unwrap();
    let verdict = Case::read(record, Opening::default()).settle().unwrap();
    PlayedHand::new(EntryId(1), "2026-11-21".into(), record, &ruleset, verdict).unwrap()
}

/// Bo could have stopped with the blue ribbons, for 3 from each. He went on; Ann won, and he paid 6
/// for each loser.
#[test]
fn going_on_gains_what_it_brings_beyond_a_stop_at_the_first_chance() {
    let turns = "players Ann Bo Chul\ntable 1p 5p 6p 9p 10p 11p\nAnn plays 11g flips 1g\n\
                 Bo plays 6t flips 9t\nChul plays 5t flips 4y\nAnn plays 2y flips 7y\n\
                 Bo plays 10t flips 12s\nBo go\nChul plays 8g flips 3p\nAnn plays 8p flips 3t\n\
                 Ann stop\n";
    let stats = stats(&[hand(turns)]);
    let bo = stats.people.iter().find(|one| one.name == "Bo").unwrap();
    assert_eq!((bo.goes.said, bo.chips()), (1, -12));
    assert_eq!(bo.goes.gained.chips, -12 - 6);
    assert_eq!(bo.goes.gained.hands, [EntryId(1)]);
}

/// Recorded by captures: 5 points at the go. Whether the others had brights or junk then is only
/// known if all of them had captured something.
#[test]
fn captures_tell_what_a_stop_would_have_brought_where_all_were_told() {
    let told = |first: &str, last: &str| {
        let hand = hand(&format!(
            "players Ann Bo Chul\n{first}Ann takes 2y 4y 8y 1p 2p\nAnn go\nAnn takes 1t 2t 3t\n\
             Ann stop\n{last}"
        ));
        let ann = hand.players.into_iter().next().unwrap();
        (ann.goes, ann.stopped_first)
    };
    // Godori is 5: 5 of each.
    assert_eq!(told("Bo takes 3g 3p\nChul takes 9pp\n", ""), (1, Some(10)));
    assert_eq!(told("", "").1, None);
    // A pile at the end tells nothing about the go.
    let counted = hand(
        "players Ann Bo Chul\nAnn go\nAnn has 2y 4y 8y 1t 2t 3t\nBo counts g1 p6\n\
         Chul counts g1 p6\nAnn stop\n",
    );
    assert_eq!(
        (counted.players[0].goes, counted.players[0].stopped_first),
        (1, None)
    );
}

#[test]
fn fortune_is_what_the_record_tells_of_the_deal() {
    let quads = hand("players Ann Bo Chul\nBo quads 5\n");
    let fortunes = |hand: &PlayedHand| hand.players.iter().map(|it| it.fortunes.clone()).collect();
    let of: Vec<Vec<Fortune>> = fortunes(&quads);
    assert_eq!(of, [vec![], vec![Fortune::WonByDeal], vec![]]);
    let shown = hand(
        "players Ann Bo Chul\nAnn heundeum 5\nAnn has 1g 3g 8g\nBo counts g1 p6\n\
         Chul counts g1 p6\nAnn stop\n",
    );
    let of: Vec<Vec<Fortune>> = fortunes(&shown);
    assert_eq!(of, [vec![Fortune::Triple], vec![], vec![]]);
}

/// The dealer has the first turn and seat 1.
#[test]
fn hands_are_told_apart_by_seat_ruleset_and_month() {
    let stats = stats(&[hand("players Ann Bo Chul\nBo quads 5\n")]);
    let bo = stats.people.iter().find(|one| one.name == "Bo").unwrap();
    let groups: Vec<&Group> = bo.groups.iter().map(|(group, _)| group).collect();
    assert_eq!(
        groups,
        [
            &Group::Seat {
                players: 3,
                turn: 2
            },
            &Group::Dealer { other: true },
            &Group::Ruleset("pagat".into()),
            &Group::Month("2026-11".to_owned()),
            &Group::Game(Game::GoStop),
        ]
    );
    let ann = DealPosition {
        players: 3,
        turn: 1,
        dealer: true,
    };
    let dealt = hand("players Ann Bo Chul\nBo quads 5\n");
    assert_eq!(dealt.players[0].place, Some(ann));
}
