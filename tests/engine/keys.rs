//! Every key of the rule book, and every kind of line that a verdict can have, appears in a worked
//! hand.

use crate::reference::{PAGAT, PRESETS};
use crate::worked::records;
use dokbak::case::{Case, Opening};
use dokbak::record::{Header, parse};
use dokbak::rules::{Game, GoStopRules, KeyFault, KeyInfo, Rules, SHIPPED, load};
use dokbak::sim::DealEvent;
use dokbak::verdict::{CountedSet, Jokbo, LiabilityKind, Outcome, PaidFor, StepId, Verdict};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

/// Returns all keys of all games.
fn keys() -> impl Iterator<Item = (Game, KeyInfo)> {
    let of = |game| Rules::default_for(game).keys().into_iter();
    Game::ALL
        .into_iter()
        .flat_map(move |game| of(game).map(move |info| (game, info)))
}

/// Returns the keys that some record or its ruleset sets to something other than the default.
fn shown() -> BTreeSet<(Game, String)> {
    let mut shown = BTreeSet::new();
    let records = ["tests/cases", "tests/errors"]
        .into_iter()
        .flat_map(records);
    for record in records {
        let base = record.path.parent().unwrap();
        let game = record.case().ruleset().game();
        let defaults = Rules::default_for(game);
        let parsed = parse(&record.text, dokbak::card::Calendar::Korean);
        for (_, header) in parsed.record.headers() {
            match header {
                Header::Set(key, value) => {
                    let mut rules = defaults.clone();
                    if rules.set(&key.value, value).is_ok() && rules != defaults {
                        shown.insert((game, key.value.clone()));
                    }
                }
                Header::Rules(name) => {
                    let Ok(ruleset) = load(&name.value, base) else {
                        continue;
                    };
                    let keys = defaults.keys().into_iter();
                    let differ =
                        keys.filter(|info| ruleset.rules.get(info.key) != defaults.get(info.key));
                    shown.extend(differ.map(|info| (game, info.key.to_owned())));
                }
                _ => {}
            }
        }
    }
    shown
}

#[test]
fn every_key_comes_up_in_a_record() {
    let shown = shown();
    let one_value = |game, info: &KeyInfo| {
        // No preset or hand has a reason to use another calendar.
        info.key == "calendar" && game != Game::GoStop
    };
    let missing: Vec<(Game, &str)> = keys()
        .filter(|(game, info)| !one_value(*game, info))
        .map(|(game, info)| (game, info.key))
        .filter(|(game, key)| !shown.contains(&(*game, (*key).to_owned())))
        .collect();
    assert!(missing.is_empty(), "no record sets {missing:?}");
}

#[test]
fn the_keys_and_their_defaults_are_those_of_the_rule_book() {
    let keys = GoStopRules::keys();
    let got: BTreeSet<(&str, &str)> = keys
        .iter()
        .map(|info| (info.key, info.default.as_str()))
        .collect();
    assert_eq!(got, PAGAT.iter().copied().collect());
}

#[test]
fn the_shipped_rulesets_differ_as_the_rule_book_says() {
    for (name, _) in SHIPPED {
        let ruleset = load(name, Path::new(".")).unwrap();
        if ruleset.game() != Game::GoStop {
            continue;
        }
        assert!(
            *name == "pagat" || PRESETS.iter().any(|preset| preset.0 == *name),
            "{name} is no preset of the rule book"
        );
        let table = crate::reference::Table::preset(name);
        for info in GoStopRules::keys() {
            let got = ruleset.rules.get(info.key).unwrap();
            assert_eq!(got, table.text(info.key), "{name}: {}", info.key);
        }
    }
}

/// Returns the verdicts of all worked hands.
fn verdicts() -> Vec<Verdict> {
    let records = records("tests/cases").into_iter();
    records
        .map(|record| record.case().settle().unwrap())
        .collect()
}

/// Fails and lists everything that never appeared.
fn all_seen<T: Debug + PartialEq>(all: &[T], seen: &[T]) {
    let missing: Vec<&T> = all.iter().filter(|one| !seen.contains(one)).collect();
    assert!(missing.is_empty(), "in no verdict: {missing:?}");
}

#[test]
fn every_kind_of_everything_comes_up_in_a_verdict() {
    let verdicts = verdicts();
    let seen: Vec<Outcome> = verdicts.iter().map(|verdict| verdict.outcome).collect();
    all_seen(Outcome::ALL, &seen);

    let scores = verdicts.iter().filter_map(|verdict| verdict.score());
    let lines = scores.flat_map(|score| &score.jokbo);
    let seen: Vec<Jokbo> = lines.map(|line| line.id).collect();
    all_seen(Jokbo::ALL, &seen);

    let losses = verdicts.iter().flat_map(Verdict::losses);
    let rounds = verdicts.iter().filter_map(|verdict| verdict.round());
    let of_losses = losses.flat_map(|loss| &loss.steps);
    let seen: Vec<StepId> = of_losses
        .chain(rounds.flat_map(|round| &round.steps))
        .map(|step| step.id)
        .collect();
    all_seen(StepId::ALL, &seen);

    let liable = verdicts.iter().filter_map(|verdict| verdict.liability());
    let seen: Vec<LiabilityKind> = liable.map(|liability| liability.kind).collect();
    all_seen(LiabilityKind::ALL, &seen);

    let counted = verdicts.iter().filter_map(|verdict| verdict.counting());
    let piles = counted.flat_map(|counting| &counting.piles);
    let seen: Vec<CountedSet> = piles
        .flat_map(|pile| pile.sets.iter().map(|set| set.id))
        .collect();
    all_seen(CountedSet::ALL, &seen);

    let payments = verdicts.iter().flat_map(|verdict| &verdict.payments);
    let seen: Vec<PaidFor> = payments.map(|payment| payment.reason).collect();
    all_seen(PaidFor::ALL, &seen);
}

/// The categories in which the program counts its own hands: everything that can happen in a hand
/// of Go-Stop with two or three players, in the order of the rules.
#[test]
fn every_event_of_go_stop_is_counted() {
    use Outcome::{Counted, Draw, Kuttsuki, Shobu, Teshi};
    let outcomes = Outcome::ALL.iter().copied();
    // Its hands are never given by amounts, and nobody raises the stake.
    let others = [Outcome::Net, Shobu, Draw, Teshi, Kuttsuki, Counted];
    let outcomes = outcomes.filter(|it| !others.contains(it));
    let steps = StepId::ALL.iter().copied();
    let steps =
        steps.filter(|it| ![StepId::Stake, StepId::Seven, StepId::Koi, StepId::Field].contains(it));
    let yaku = [
        Jokbo::RainyFourBrights,
        Jokbo::RainyThreeBrights,
        Jokbo::BoarDeerButterflies,
        Jokbo::PoetryAndBlue,
        Jokbo::Poetry,
        Jokbo::Blue,
        Jokbo::FlowerViewing,
        Jokbo::MoonViewing,
        Jokbo::CardsOfTheMonth,
        Jokbo::Chaff,
    ];
    let jokbo = Jokbo::ALL.iter().copied().filter(|it| !yaku.contains(it));
    // The win is paid whenever somebody stops, and nobody sits out.
    let reasons = PaidFor::ALL.iter().copied();
    let reasons =
        reasons.filter(|it| ![PaidFor::Win, PaidFor::Gwangpalli, PaidFor::Net].contains(it));
    let liabilities = std::iter::once(None).chain(LiabilityKind::ALL.iter().copied().map(Some));
    let want: Vec<DealEvent> = outcomes
        .map(DealEvent::Ended)
        .chain(steps.map(DealEvent::Step))
        .chain(liabilities.map(DealEvent::DokBak))
        .chain(jokbo.map(DealEvent::Jokbo))
        .chain(reasons.map(DealEvent::Paid))
        .collect();
    assert_eq!(DealEvent::ALL.to_vec(), want);
}

/// Returns a finished hand of a game, under the default rules.
fn hand_of(game: Game) -> &'static str {
    match game {
        Game::GoStop => "rules pagat\nplayers A B\nA has 1g 3g 8g 1t 2t 3t 1p\nnagari\n",
        Game::KoiKoi => "rules koikoi\nplayers A B\ndraw\n",
        Game::MinHwatu => "rules minhwatu\nplayers A B\nvoid\n",
    }
}

#[test]
fn a_key_of_another_game_is_refused_wherever_it_is_set() {
    let mut tried = 0;
    for game in Game::ALL {
        let own = Rules::default_for(game);
        let text = hand_of(game);
        assert!(Case::read(text, Opening::default()).settle().is_ok());
        for (other, info) in keys().filter(|(_, info)| own.get(info.key).is_none()) {
            assert_ne!(other, game);
            let set = [(info.key.to_owned(), info.default.clone())];
            let asked = Case::read_with(text, Opening::default(), &set);
            let unknown = |fault: &KeyFault| matches!(fault, KeyFault::Unknown { .. });
            assert!(asked.is_err_and(|fault| unknown(&fault)), "{}", info.key);
            let line = format!("set {}={}\n{text}", info.key, info.default);
            let faults = Case::read(&line, Opening::default()).settle().unwrap_err();
            let codes: Vec<_> = faults
                .iter()
                .map(|fault| (fault.place.line, fault.place.column, fault.problem.code()))
                .collect();
            assert_eq!(codes, [(1, 5, "unknown-key")], "{}", info.key);
            tried += 1;
        }
    }
    assert!(tried > 200, "only {tried} keys were tried");
}

#[test]
fn keys_are_not_tried_on_a_game_that_nobody_named() {
    let text = "rules ./nowhere.yaml\nplayers A B\ndraw\n";
    let set = [("koi.min".to_owned(), "1".to_owned())];
    let case = Case::read_with(text, Opening::default(), &set).unwrap();
    let faults = case.settle().unwrap_err();
    assert_eq!(faults[0].problem.code(), "unknown-rules");
}
