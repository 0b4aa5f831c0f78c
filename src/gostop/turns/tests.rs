//! What only the table knows: partly known hands, owed turns, conservation of cards.

use super::*;
use crate::card::{Calendar, Card, Flower, Pile};
use crate::record::{
    Act, CardList, Line, Name, Nth, Problem, Seat, Short, Spanned, Special, Turn, parse, short,
};
use crate::rules::GoStopRules;

fn cards(codes: &str) -> CardList {
    let text = format!("table {codes}");
    let parsed = parse(&text, Calendar::Korean).record;
    match parsed
        .entries
        .into_iter()
        .next()
        .and_then(|entry| entry.line)
    {
        Some(Line::Header(crate::record::Header::Table(cards))) => cards,
        other => panic!("{other:?}"),
    }
}

fn turn(words: &str) -> Turn {
    let parsed = parse(&format!("Ann {words}"), Calendar::Korean);
    assert!(parsed.faults.is_empty(), "{words}: {:?}", parsed.faults);
    match parsed
        .record
        .entries
        .into_iter()
        .next()
        .and_then(|entry| entry.line)
    {
        Some(Line::Act(_, act)) => Turn::from_act(&act).unwrap().into_owned(),
        other => panic!("{other:?}"),
    }
}

fn rules(keys: &[(&str, &str)]) -> GoStopRules {
    let mut rules = GoStopRules::default();
    for (key, value) in keys {
        rules.set(key, value).unwrap();
    }
    rules
}

fn dealt(players: usize, codes: &str, rules: &GoStopRules) -> Table {
    let names = ["Ann", "Bo", "Chul"].map(Name::from);
    Table::dealt(names[..players].into(), &cards(codes), 1, rules).unwrap()
}

/// Plays turns for whoever is due, and returns the table and what the last turn brought.
fn played(mut table: Table, turns: &[&str], rules: &GoStopRules) -> (Table, TurnEffect) {
    let mut last = None;
    for words in turns {
        let seat = table.due().unwrap();
        let (next, moved) = table.turn(seat, &turn(words), 1, rules).unwrap();
        assert!(next.is_conserved(), "{words}");
        table = *next;
        last = Some(moved);
    }
    (table, last.unwrap())
}

fn refused(table: &Table, words: &str, rules: &GoStopRules) -> &'static str {
    let seat = table.due().unwrap();
    let refused = table.turn(seat, &turn(words), 1, rules).unwrap_err();
    refused.problem.code()
}

fn month(flower: Flower) -> Spanned<Flower> {
    Spanned::new(flower, 1)
}

#[test]
fn the_stock_is_what_the_pack_has_left() {
    let pagat = rules(&[]);
    assert_eq!(dealt(3, "1p 2p 3p 4p 5p 6p", &pagat).stock, 21);
    assert_eq!(dealt(2, "1p 2p 3p 4p 5p 6p 7p 8p", &pagat).stock, 20);
    let jokers = rules(&[("pack.jokers", "j2,j3")]);
    let mut table = dealt(3, "1p 2p 3p 4p 5p 6p", &jokers);
    assert_eq!(table.stock, 23);
    table.take_dealt(Seat(0), &cards("j2"), 1).unwrap();
    assert_eq!(table.stock, 22);
    assert!(table.is_conserved());
}

#[test]
fn a_card_in_two_places_or_in_none_is_noticed() {
    let rules = rules(&[]);
    let table = dealt(3, "1p 2p 3p 4p 5p 6p", &rules);
    assert!(table.is_conserved());
    let mut twice = table.clone();
    twice.captured.add(Card::CUP);
    assert!(!twice.is_conserved(), "a card more than the pack has");
    twice.turn_up(Spanned::synthetic(Card::CUP)).unwrap();
    assert!(twice.is_conserved());
    twice.layout.loose.add(Card::CUP);
    twice.stock -= 1;
    assert!(!twice.is_conserved(), "the cup is in two places");
    let mut lost = table;
    lost.layout
        .loose
        .remove(Card::new(Flower::Pine, crate::card::Kind::Junk).unwrap());
    assert!(!lost.is_conserved(), "a card is nowhere");
}

#[test]
fn a_layout_has_at_most_two_loose_of_a_month_or_a_stack_of_three() {
    let sound = |loose: &str, stacks: &[&str]| {
        let stack = |codes: &&str| Stack {
            month: Flower::Pine,
            cards: cards(codes).pile(),
            maker: None,
            jokers: Pile::EMPTY,
        };
        let layout = Layout {
            loose: cards(loose).pile(),
            stacks: stacks.iter().map(stack).collect(),
        };
        layout.is_sound()
    };
    assert!(sound("1g 1t 2p", &[]));
    assert!(sound("2p 2t", &["1g 1t 1p"]));
    assert!(!sound("1g 1t 1p", &[]), "three loose are a stack");
    assert!(!sound("1p", &["1g 1t 1p"]), "the fourth takes the stack");
    assert!(!sound("2p", &["1g 1t 1p", "1g 1t 1p"]), "one stack a month");
    assert!(!sound("2p", &["1g 1t"]), "two are no stack");
    assert!(!sound("2p", &["1g 1t 3p"]), "one is of another month");
    assert!(!sound("2p j2", &[]), "jokers are taken");
}

#[test]
fn a_bomb_owes_turns_and_who_has_none_is_passed_over() {
    let one = rules(&[]);
    let (table, moved) = played(dealt(2, "5p 8y 9y", &one), &["bombs 5 flips 1t"], &one);
    assert_eq!(
        (table.sides[Seat(0)].owed, table.sides[Seat(0)].hand.count),
        (2, 7)
    );
    assert_eq!(moved.swept, [Flower::Iris]);
    let three = rules(&[("potkan.flips", "3")]);
    let mut table = dealt(2, "5p 8y 9y", &three);
    table.sides[Seat(0)].hand.count = 4;
    table.stock += 6;
    let turns = [
        "bombs 5 flips 1t 2t 3t",
        "plays 1p flips 4t",
        "plays 2p flips 6t",
    ];
    let (table, _) = played(table, &turns, &three);
    assert_eq!(table.due(), Some(Seat(1)));
    let (table, _) = played(table, &["plays 3p flips 4y"], &three);
    assert_eq!(
        table.due(),
        Some(Seat(1)),
        "Ann has neither cards nor turns left"
    );
    assert_eq!(
        table
            .turn(Seat(0), &turn("flips 7t"), 1, &three)
            .unwrap_err()
            .problem
            .code(),
        "wrong-turn"
    );
}

#[test]
fn a_shown_triple_stays_in_the_hand_until_it_is_played() {
    let rules = rules(&[]);
    let mut table = dealt(2, "5p 8y 9y", &rules);
    table.show(Seat(0), month(Flower::Iris)).unwrap();
    assert_eq!(
        refused(&table, "plays 1t flips 5t", &rules),
        "duplicate-card"
    );
    let (table, _) = played(table, &["plays 5y flips 1t"], &rules);
    assert_eq!(refused(&table, "plays 5t flips 2t", &rules), "not-in-hand");
    let mut few = table.clone();
    few.sides[Seat(0)].hand.count = 2;
    few.stock += 7;
    let (few, _) = played(few, &["plays 2p flips 2t"], &rules);
    assert!(few.is_conserved());
    assert_eq!(
        refused(&few, "plays 3p flips 4p", &rules),
        "not-in-hand",
        "both are of May"
    );
    assert!(
        few.turn(Seat(0), &turn("plays 5t flips 4p"), 1, &rules)
            .is_ok()
    );
}

#[test]
fn a_triple_needs_three_cards_that_nobody_has_seen() {
    let rules = rules(&[]);
    let mut table = dealt(3, "5py 8y 9y", &rules);
    let shown = table.show(Seat(0), month(Flower::Iris));
    assert!(matches!(
        shown.unwrap_err().problem,
        Problem::MonthNotInHand { .. }
    ));
    table.show(Seat(0), month(Flower::Pine)).unwrap();
    let again = table.show(Seat(1), month(Flower::Pine));
    assert!(
        again.is_ok(),
        "whether it may be shown twice is asked elsewhere"
    );
    assert_eq!(table.sides[Seat(1)].hand.shown, []);
}

#[test]
fn stacks_in_turns_straight_after_one_another_are_numbered() {
    let rules = rules(&[]);
    let turns = ["plays 1t flips 1p", "plays 8p flips 9p"];
    let (table, _) = played(dealt(2, "1p 2p 3p 8y 9y", &rules), &turns, &rules);
    let (table, second) = played(table, &["plays 2t flips 2p"], &rules);
    assert_eq!(second.ppuk, Some((Flower::Plum, Some(Nth::Second))));
    let (table, _) = played(table, &["plays 8p flips 10p"], &rules);
    let (table, _) = played(table, &["plays 4p flips 6p", "plays 7p flips 11p"], &rules);
    let (_, late) = played(table, &["plays 3t flips 3p"], &rules);
    assert_eq!(late.ppuk, Some((Flower::Cherry, None)));
}

#[test]
fn what_a_turn_brought_is_told_in_lines_of_events() {
    let rules = rules(&[]);
    let (_, moved) = played(
        dealt(3, "1gp 2p 3p", &rules),
        &["plays 1t on 1g flips 1p"],
        &rules,
    );
    let told = |act: Act| Line::Act(Spanned::new("Ann".into(), 1), act).print(Calendar::Korean);
    let lines: Vec<String> = moved.acts(1).map(told).collect();
    let want = ["Ann takes 1gtpp", "Ann ttadak first", "Ann first-sweep 1"];
    assert_eq!(lines, want);
    assert_eq!(moved.specials, [Special::Ttadak]);
}

/// A line lists jokers by code, not in the order in which they appeared.
#[test]
fn a_joker_that_came_after_a_later_one_has_a_line_of_its_own() {
    let rules = rules(&[("pack.jokers", "j2,j2,j3")]);
    for (flips, want) in [
        ("j2 j3", &["1tp j2 j3"][..]),
        ("j2 j2", &["1tp j2 j2"]),
        ("j3 j2", &["1tp j3", "j2"]),
    ] {
        let table = dealt(3, "1p 2p 3p 8y 9y 10y", &rules);
        let (_, moved) = played(table, &[&format!("plays 1t flips {flips} 4p")], &rules);
        let takes = |act| match act {
            Act::Takes(cards) => Some(cards.pile()),
            _ => None,
        };
        let lines: Vec<Pile> = moved.acts(1).filter_map(takes).collect();
        let want: Vec<Pile> = want.iter().map(|codes| cards(codes).pile()).collect();
        assert_eq!(lines, want, "{flips}");
    }
}

/// Twenty-five cards on the table leave two in the stock. The second turn is the last of the hand,
/// and its player still has six cards.
#[test]
fn payments_of_a_first_turn_go_by_the_last_turn_of_the_hand() {
    let laid = "1gtp 2ytp 3gtp 4ytp 5ytp 6ytp 7ytp 8gyp 9t";
    let turns = ["plays 9p flips 11g", "plays 12g flips 12y"];
    for (whose, want) in [("table", &[][..]), ("own", &[Special::Chok])] {
        let rules = rules(&[("last_turn.whose", whose)]);
        let (_, moved) = played(dealt(3, laid, &rules), &turns, &rules);
        assert_eq!(moved.specials, want, "{whose}");
        let first = |act: Act| matches!(act, Act::Special(_, true));
        assert!(!moved.acts(1).any(first), "{whose}");
    }
}

#[test]
fn every_card_and_every_choice_is_an_option() {
    let grenade = rules(&[("grenade", "move")]);
    let mut table = dealt(3, "1gp 4p 5yt 6y 7y", &grenade);
    table.hold(Seat(0), &cards("1t 4ytp 5pp 11g"), 1).unwrap();
    let deck = [Card::BRIDGE; 0];
    assert!(
        options(&table, Seat(0), &deck, None, &grenade).is_empty(),
        "a card is turned up"
    );
    let deck = [Card::RAIN];
    let found = options(&table, Seat(0), &deck, None, &grenade);
    let told: Vec<String> = found
        .iter()
        .map(|one| one.turns[0].print(Calendar::Korean))
        .collect();
    let want = [
        "plays 1t on 1g flips 12g",
        "plays 1t on 1p flips 12g",
        "plays 4y flips 12g",
        "plays 4t flips 12g",
        "plays 4p flips 12g",
        "plays 5p on 5y flips 12g",
        "plays 5p on 5t flips 12g",
        "plays 11g flips 12g",
        "bombs 4 flips 12g",
        "grenades 5 flips 12g",
    ];
    assert_eq!(told, want);
    let made = [Move::Card(Card::fixed(
        Flower::Pine,
        crate::card::Kind::Ribbon,
    ))];
    assert_eq!(
        options(&table, Seat(0), &deck, Some(&made), &grenade).len(),
        2
    );
}

#[test]
fn no_move_is_tried_that_the_table_has_not() {
    let table = |grenade| {
        let rules = rules(&[("grenade", grenade)]);
        let mut table = dealt(3, "1gp 4p 5yt 6y 7y", &rules);
        table.hold(Seat(0), &cards("1t 4ytp 5pp 11g"), 1).unwrap();
        moves(&table, Seat(0), &rules)
    };
    let (with, without) = (table("move"), table("off"));
    assert!(without.contains(&Move::Bomb(Flower::Wisteria)));
    assert!(with.contains(&Move::Grenade(Flower::Iris)));
    assert!(!without.contains(&Move::Grenade(Flower::Iris)));
    // No turn without a hand card is owed yet.
    assert!(!with.contains(&Move::Flip));
    assert_eq!(with.len(), without.len() + 1);
}

#[test]
fn whose_turn_it_is_not_and_whose_it_is_are_named() {
    let pagat = rules(&[]);
    let table = dealt(3, "1p 2y 3p 5y 7y 9p", &pagat);
    let refused = table.turn(Seat(1), &turn("plays 1t flips 8p"), 1, &pagat);
    let due = Problem::WrongTurn {
        player: "Bo".into(),
        due: Some("Ann".into()),
    };
    assert_eq!(refused.unwrap_err().problem, due);
}

#[test]
fn the_card_played_for_a_joker_is_the_last_that_is_turned_up_for_it() {
    let replaced = rules(&[("pack.jokers", "j2,j3")]);
    let table = dealt(3, "1gp 2y 3p 5y 7y", &replaced);
    let refused = table.turn(Seat(0), &turn("plays j2 then 2t j3 flips 9p"), 1, &replaced);
    let what = crate::record::Contradiction::TurnedUp { told: 2, takes: 1 };
    assert_eq!(refused.unwrap_err().problem, Problem::Contradiction(what));
}

/// Returns the turn given in short form as a record writes it, or the code of what is wrong.
fn in_short(table: &Table, text: &str, rules: &GoStopRules) -> Result<String, &'static str> {
    let said = short(text, Calendar::Korean).map_err(|fault| fault.problem.code())?;
    let turn = match said {
        Short::Turn(turn) => turn,
        Short::Cards(cards) => table
            .told(table.due().unwrap(), &cards, rules)
            .map_err(|refused| refused.problem.code())?,
    };
    Ok(turn.print(Calendar::Korean))
}

fn told(table: &Table, text: &str, rules: &GoStopRules) -> String {
    in_short(table, text, rules).unwrap_or_else(|code| panic!("{text}: {code}"))
}

#[test]
fn cards_in_short_are_played_and_turned_up_in_their_order() {
    let pagat = rules(&[]);
    let table = dealt(3, "1gp 2y 3p 5yt 7y", &pagat);
    for (text, turn) in [
        ("2t 9p", "plays 2t flips 9p"),
        ("1t on 1g 9p", "plays 1t on 1g flips 9p"),
        ("9p 1t on 1p", "plays 9p flips 1t on 1p"),
        // Which of two cards the 1t takes is still open.
        ("1t 9p", "plays 1t flips 9p"),
        ("bombs 7 9p", "bombs 7 flips 9p"),
        ("b 7 flips 9p", "bombs 7 flips 9p"),
        ("폭탄 7 9p", "bombs 7 flips 9p"),
    ] {
        assert_eq!(told(&table, text, &pagat), turn, "{text}");
    }
    // Whichever card of January is chosen, one card too many is turned up.
    assert_eq!(in_short(&table, "1t 9p 9y", &pagat), Err("bad-argument"));
    assert_eq!(in_short(&table, "2t", &pagat), Err("bad-argument"));
    assert_eq!(in_short(&table, "2y 9p", &pagat), Err("not-in-hand"));
    assert_eq!(in_short(&table, "2t 9p 9y", &pagat), Err("bad-argument"));
    assert_eq!(in_short(&table, "2t 13p", &pagat), Err("unknown-card"));
    assert_eq!(in_short(&table, "", &pagat), Err("bad-argument"));
}

#[test]
fn a_joker_in_short_is_followed_by_what_stands_for_it() {
    let replaced = rules(&[("pack.jokers", "j2,j3")]);
    let table = dealt(3, "1gp 2y 3p 5y 7y", &replaced);
    for (text, turn) in [
        ("j2 2t 9p", "plays j2 then 2t flips 9p"),
        ("j2 j3 2t 9p", "plays j2 then j3 2t flips 9p"),
        ("2t j2 9p", "plays 2t flips j2 9p"),
        ("j2 1t on 1g 9p", "plays j2 then 1t on 1g flips 9p"),
    ] {
        assert_eq!(told(&table, text, &replaced), turn, "{text}");
    }
    let drawn = rules(&[("pack.jokers", "j2,j3"), ("joker.from_hand", "hand")]);
    let table = dealt(3, "1gp 2y 3p 5y 7y", &drawn);
    assert_eq!(told(&table, "j2 9p", &drawn), "draws j2 9p");
    let cards = short("j2 2t 9p", Calendar::Korean).unwrap();
    let Short::Cards(cards) = cards else {
        panic!("{cards:?}")
    };
    // The card drawn for a joker goes to the hand, and what is played then is another line.
    let refused = table.told(Seat(0), &cards, &drawn).unwrap_err();
    assert_eq!(refused.column, 7);
    let what = crate::record::Contradiction::TurnedUp { told: 2, takes: 1 };
    assert_eq!(refused.problem, Problem::Contradiction(what));
}

#[test]
fn one_card_in_short_is_turned_up_where_a_turn_without_a_hand_card_is_due() {
    let pagat = rules(&[]);
    let table = dealt(3, "1p 2y 3p 5y 7y 9p", &pagat);
    let turns = [
        "bombs 7 flips 8p",
        "plays 10p flips 10t",
        "plays 11p flips 12p",
    ];
    let (table, _) = played(table, &turns, &pagat);
    assert_eq!(told(&table, "4p", &pagat), "flips 4p");
    assert_eq!(told(&table, "4p 6p", &pagat), "plays 4p flips 6p");
    // Bo has no such turn.
    let (table, _) = played(table, &["flips 4p"], &pagat);
    assert_eq!(in_short(&table, "6p", &pagat), Err("bad-argument"));
}
