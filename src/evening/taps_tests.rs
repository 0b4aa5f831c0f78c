//! Laws of taps: in any order they are a told line, and that line says nothing that nobody tapped.

use super::ask::{Question, WaitingFor};
use super::hand::HandState;
use super::keeper::{Keeper, NotTaken};
use super::refusal::{BadEntry, Why};
use super::state::Input;
use super::sure::Sure;
use super::tap::{Tap, Tapped};
use super::tapped::TappedHand;
use super::tests::{door, now, seated, seated_by};
use super::told::Told;
use crate::card::{Calendar, Card, read_word};
use crate::ledger::DraftSubject;
use crate::record::{Act, Bound, CountKind, CupCall, Line, Name, Seat, Yaku};
use crate::rules::Game;
use crate::telling::{Fact, FactKind, ToldHand};
use crate::vocabulary::{ENGLISH, JAPANESE, KOREAN, Vocabulary};
use proptest::prelude::*;

fn card(code: &str) -> Card {
    read_word(code, Calendar::Korean).unwrap()[0]
}

fn tap(player: &str, what: Tapped) -> Tap {
    Tap {
        player: player.into(),
        what,
    }
}

/// Enters something for a phone; what is asked back is answered with these replies.
fn give(
    keeper: &mut Keeper,
    input: &Input,
    giver: &str,
    replies: &[bool],
) -> Result<Vec<Told>, NotTaken> {
    let (now, version) = (now(), keeper.version());
    let door = door(&now, replies, true, giver);
    keeper.take(version, input, door).map(|taken| taken.told)
}

fn state(keeper: &Keeper) -> &HandState {
    keeper.evening().play().unwrap().state()
}

/// Returns the lines of the record so far.
fn record(keeper: &Keeper) -> String {
    let state = state(keeper);
    state.case.record().print(state.ruleset.rules.calendar())
}

/// `Bo 7점` alone is a line of the record in Korean, which does not say that Bo won.
#[test]
fn points_alone_are_a_told_hand_in_every_language() {
    for words in [&ENGLISH, &KOREAN, &JAPANESE] {
        let mut keeper = seated("Ann Bo Chul");
        for what in [Tapped::Won, Tapped::Points(Some(7))] {
            give(&mut keeper, &Input::Tap(tap("Bo", what)), "Ann", &[]).unwrap();
        }
        give(&mut keeper, &Input::Tapped(words), "Ann", &[]).unwrap();
        let told = state(&keeper).telling.as_ref();
        let winner = told.and_then(|told| told.winner());
        assert_eq!(winner.map(|seat| seat.0), Some(1));
        assert_eq!(state(&keeper).ask, WaitingFor::Told);
    }
}

#[test]
fn a_tap_of_somebody_who_does_not_play_is_refused_in_words() {
    let mut keeper = seated("Ann Bo Chul");
    let refused = give(
        &mut keeper,
        &Input::Tap(tap("Dan", Tapped::Won)),
        "Ann",
        &[],
    );
    let Err(NotTaken::Refused(refusal, _)) = refused else {
        panic!("{refused:?}");
    };
    let names = ["Ann", "Bo", "Chul"].map(Into::into).to_vec();
    let want = Why::Entry(BadEntry::PlaysNot {
        name: "Dan".into(),
        names,
    });
    assert_eq!(*refusal.why, want);
}

#[test]
fn a_card_that_another_has_is_taken_over_only_on_a_yes() {
    let mut keeper = seated("Ann Bo Chul");
    let crane = card("1g");
    let anns = Input::Tap(tap("Ann", Tapped::Cards(crane, 1)));
    let bos = Input::Tap(tap("Bo", Tapped::Cards(crane, 1)));
    give(&mut keeper, &anns, "Ann", &[]).unwrap();
    let asked = give(&mut keeper, &bos, "Bo", &[]);
    let takes_over = Sure::TakesOver {
        card: crane,
        holder: "Ann".into(),
        player: "Bo".into(),
    };
    assert!(
        matches!(&asked, Err(NotTaken::Asks(sure, _)) if *sure == takes_over),
        "{asked:?}"
    );
    let kept = give(&mut keeper, &bos, "Bo", &[false]);
    let Err(NotTaken::Refused(refusal, _)) = kept else {
        panic!("{kept:?}");
    };
    let held = BadEntry::Held {
        card: crane,
        holder: "Ann".into(),
    };
    assert_eq!(*refusal.why, Why::Entry(held));
    give(&mut keeper, &bos, "Bo", &[true]).unwrap();
    let has = |keeper: &Keeper, name: &str| {
        let tapped = keeper.evening().play().unwrap().tapped();
        tapped
            .pile_of(&name.into())
            .is_some_and(|pile| pile.cards.contains(crane))
    };
    assert_eq!([has(&keeper, "Ann"), has(&keeper, "Bo")], [false, true]);
    // The step back gives it back.
    let told = give(&mut keeper, &Input::Back, "Chul", &[]).unwrap();
    let back = told.iter().find_map(|told| match told {
        Told::TapTakenBack(given) => Some((given.tap.to_string(), given.giver.clone())),
        _ => None,
    });
    assert_eq!(back, Some(("cards 1g 1 Bo".to_owned(), "Bo".to_owned())));
    assert_eq!([has(&keeper, "Ann"), has(&keeper, "Bo")], [true, false]);
}

#[test]
fn both_junk_of_a_month_are_two_players_without_a_question() {
    let mut keeper = seated("Ann Bo Chul");
    for name in ["Ann", "Bo"] {
        let one = Input::Tap(tap(name, Tapped::Cards(card("1p"), 1)));
        give(&mut keeper, &one, name, &[]).unwrap();
    }
    let third = Input::Tap(tap("Chul", Tapped::Cards(card("1p"), 1)));
    let asked = give(&mut keeper, &third, "Chul", &[]);
    assert!(
        matches!(asked, Err(NotTaken::Asks(Sure::TakesOver { .. }, _))),
        "{asked:?}"
    );
}

#[test]
fn a_pile_that_is_tapped_in_part_is_no_whole_pile() {
    let mut keeper = seated("Ann Bo Chul");
    let taps = [
        tap("Ann", Tapped::Won),
        tap("Ann", Tapped::Cards(card("2y"), 1)),
        tap("Ann", Tapped::Cards(card("4y"), 1)),
        tap("Ann", Tapped::Cards(card("8y"), 1)),
        tap("Bo", Tapped::Cards(card("1g"), 1)),
    ];
    for one in taps {
        give(&mut keeper, &Input::Tap(one), "Bo", &[]).unwrap();
    }
    give(&mut keeper, &Input::Tapped(&ENGLISH), "Bo", &[]).unwrap();
    assert_eq!(state(&keeper).ask, WaitingFor::Verdict);
    // Godori is 5 points, from each of two.
    let verdict = state(&keeper).verdict.clone().unwrap();
    assert_eq!(
        verdict.net,
        [("Ann".into(), 10), ("Bo".into(), -5), ("Chul".into(), -5)]
    );
    let lines = record(&keeper);
    assert!(!lines.contains("Bo has"), "{lines}");
}

#[test]
fn what_a_losers_cup_counts_as_is_told_with_the_whole_pile_alone() {
    let names = ["Ann", "Bo"].map(Name::from);
    let facts = |winner: &str, call| {
        let taps = [
            tap(winner, Tapped::Won),
            tap("Bo", Tapped::Cards(card("9y"), 1)),
            tap("Bo", Tapped::Cup(call, true)),
        ];
        let facts = TappedHand::from_taps(&taps).facts(&names, Game::GoStop);
        facts
            .into_iter()
            .map(|fact| fact.what)
            .filter(|what| *what != FactKind::Won)
            .collect::<Vec<FactKind>>()
    };
    let cup = FactKind::Cards(vec![card("9y")]);
    assert_eq!(facts("Ann", CupCall::Animal), [cup]);
    assert_eq!(facts("Ann", CupCall::Junk), []);
    let called = FactKind::Cup(CupCall::Junk);
    assert_eq!(facts("Bo", CupCall::Junk), [called]);
}

/// Taps these cards of a player of min-hwatu.
fn tap_pile(keeper: &mut Keeper, name: &str, cards: &[&str]) {
    for code in cards {
        let one = tap(name, Tapped::Cards(card(code), 1));
        give(keeper, &Input::Tap(one), name, &[]).unwrap();
    }
}

#[test]
fn a_pile_that_somebody_still_taps_is_not_whole_when_another_is_done() {
    let mut keeper = seated_by("Ann Bo Chul", "minhwatu");
    tap_pile(&mut keeper, "Ann", &["1g", "1t"]);
    tap_pile(&mut keeper, "Bo", &["2y"]);
    let whole = Input::Tap(tap("Ann", Tapped::Whole(true)));
    give(&mut keeper, &whole, "Ann", &[]).unwrap();
    give(&mut keeper, &Input::Tapped(&ENGLISH), "Ann", &[]).unwrap();
    let lines = record(&keeper);
    assert!(lines.contains("Ann has 1gt"), "{lines}");
    assert!(!lines.contains("Bo has"), "{lines}");
    let asked = WaitingFor::Quick(Question::Cards(Seat(1)));
    assert_eq!(state(&keeper).ask, asked);
}

#[test]
fn whole_piles_are_taken_back_as_they_were_entered() {
    let mut keeper = seated_by("Ann Bo Chul", "minhwatu");
    tap_pile(&mut keeper, "Ann", &["1g", "1t"]);
    tap_pile(&mut keeper, "Bo", &["2y"]);
    let all = [
        tap("Ann", Tapped::Whole(true)),
        tap("Bo", Tapped::Whole(true)),
        tap("Ann", Tapped::Rest(true)),
        // Only one pile can be all that nobody else has.
        tap("Chul", Tapped::Rest(true)),
    ];
    for one in all {
        give(&mut keeper, &Input::Tap(one), "Ann", &[]).unwrap();
    }
    give(&mut keeper, &Input::Tapped(&ENGLISH), "Ann", &[]).unwrap();
    assert_eq!(state(&keeper).ask, WaitingFor::Verdict);
    let lines = record(&keeper);
    for own in ["Ann has 1gt\n", "Bo has 2y\n", "Chul has 1pp 2tpp"] {
        assert!(lines.contains(own), "{lines}");
    }
    give(&mut keeper, &Input::Back, "Ann", &[]).unwrap();
    let play = keeper.evening().play().unwrap();
    assert_eq!(play.texts(), [""; 0]);
    assert!(play.was_tapped_last());
    assert_eq!(play.taps.len(), 7);
}

/// What one of three players may be tapped to have done.
fn any_tap() -> impl Strategy<Value = Tap> {
    let players = prop::sample::select(vec!["Ann", "Bo", "Chul"]);
    let cards: Vec<Card> = Card::faces()
        .filter(|card| card.as_joker().is_none())
        .collect();
    let kind = prop::sample::select(CountKind::ALL.to_vec());
    let what = prop_oneof![
        2 => Just(Tapped::Won),
        8 => (prop::sample::select(cards), 0..3_u8)
            .prop_map(|(card, count)| Tapped::Cards(card, count.min(card.copies()))),
        2 => (kind.clone(), prop::option::of(0..13_u32)).prop_map(|(kind, count)| Tapped::Count(kind, count)),
        1 => any::<bool>().prop_map(Tapped::Whole),
        2 => (0..3_u32).prop_map(Tapped::Goes),
        1 => (0..2_u32).prop_map(Tapped::Shook),
        1 => (0..2_u32).prop_map(Tapped::Bombed),
        1 => prop::option::of(3..9_u32).prop_map(Tapped::Points),
        1 => (kind, any::<bool>()).prop_map(|(kind, on)| Tapped::Among(kind, on)),
        1 => any::<bool>().prop_map(|on| Tapped::Yaku(Yaku::Poetry, on)),
    ];
    (players, what).prop_map(|(player, what)| tap(player, what))
}

fn vocabulary() -> impl Strategy<Value = &'static Vocabulary> {
    prop::sample::select(vec![&ENGLISH, &KOREAN, &JAPANESE])
}

/// What a tap can say; everything else would be invented.
fn can_be_tapped(fact: &Fact, tapped: &TappedHand, names: &[Name]) -> bool {
    if let FactKind::Known(kind, Bound::Exactly(count)) = fact.what {
        let pile = fact.seat.and_then(|seat| tapped.pile_of(&names[seat.0]));
        return pile.and_then(|pile| pile.count(kind)) == Some(count);
    }
    matches!(
        fact.what,
        FactKind::Won
            | FactKind::Points(_)
            | FactKind::PointsBehind(..)
            | FactKind::LinePoints(..)
            | FactKind::Among(_)
            | FactKind::Cards(_)
            | FactKind::Count(..)
            | FactKind::Set(_)
            | FactKind::Goes(_)
            | FactKind::Go
            | FactKind::Happened(..)
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Whatever is tapped in whatever order: each tap is kept with who gave it; together they are a
    /// line that reads to the same hand; and the record has no whole pile and no fact that was not
    /// tapped.
    #[test]
    fn taps_are_the_told_line_that_they_compose(
        taps in prop::collection::vec(any_tap(), 1..14),
        words in vocabulary(),
    ) {
        let mut keeper = seated_by("Ann Bo Chul", "pagat");
        let session = keeper.evening().session.unwrap();
        let mut taken = 0;
        for one in &taps {
            if give(&mut keeper, &Input::Tap(one.clone()), "Bo", &[true]).is_err() {
                continue;
            }
            taken += 1;
            let kept = keeper.ledger().draft_lines(DraftSubject::Taps(session)).unwrap();
            prop_assert_eq!(kept.len(), taken);
            let last = kept.last().unwrap();
            prop_assert_eq!((last.text.clone(), last.giver.as_str()), (format!("0 {one}"), "Bo"));
        }
        let tapped = keeper.evening().play().unwrap().tapped();
        let facts = state(&keeper).tells(&tapped);
        if give(&mut keeper, &Input::Tapped(words), "Bo", &[]).is_err() {
            // What contradicts itself is refused, and nothing is lost.
            prop_assert_eq!(keeper.evening().play().unwrap().taps.len(), taken);
            return Ok(());
        }
        let texts = keeper.evening().play().unwrap().texts().to_vec();
        let mut again = seated_by("Ann Bo Chul", "pagat");
        for text in &texts {
            let given = Input::Given(super::given::Given::Text(text.clone()));
            let read = give(&mut again, &given, "", &[]);
            prop_assert!(read.is_ok(), "{text}: {read:?}");
        }
        prop_assert_eq!(record(&again), record(&keeper), "{:?}", texts);
        prop_assert_eq!(&state(&again).verdict, &state(&keeper).verdict, "{:?}", texts);
        prop_assert_eq!(state(&again).ask, state(&keeper).ask, "{:?}", texts);
        let told = state(&keeper).telling.as_ref();
        if texts.len() == 1 && let (Some(told), Ok(Some(facts))) = (told, facts) {
            // The line says what the taps say.
            let asks = |told: &ToldHand| told.asks.iter().map(|ask| ask.id.name()).collect::<Vec<_>>();
            prop_assert_eq!(&told.lines, &facts.lines, "{:?}", texts);
            prop_assert_eq!(&told.verdict, &facts.verdict, "{:?}", texts);
            prop_assert_eq!(asks(told), asks(&facts), "{:?}", texts);
        }
        // The winner's cards, with nothing else that scored, are the pile that a told line writes.
        let writes = |line: &Line| told.is_some_and(|told| told.lines.contains(line));
        for line in state(&keeper).lines() {
            if let Line::Act(name, Act::Has(..)) = line {
                let won = tapped.winner.as_ref() == Some(&name.value) || told.is_some_and(|told| told.winner().is_some());
                let whole = tapped.pile_of(&name.value).is_some_and(|pile| pile.whole);
                prop_assert!(whole || won && writes(line), "{} in {texts:?}", name.value);
            }
        }
        for fact in told.iter().flat_map(|told| &told.facts) {
            let names = state(&keeper).players();
            prop_assert!(can_be_tapped(fact, &tapped, names.names()), "{fact:?} in {texts:?}");
        }
    }
}
