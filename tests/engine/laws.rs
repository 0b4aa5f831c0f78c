//! Laws that every hand must obey, tried on random hands.

use crate::deals::{Change, Deal, NAMES, changes, codes, deals, law};
use crate::reference::{self, Code, Counted, DECK, JOKBO_VALUES, Owed, Stopped};
use crate::support::{card, gostop, pile, ruleset};
use crate::worked::records;
use dokbak::case::{AnyHand, Case, Opening};
use dokbak::gostop::{TableSeat, best_score, net};
use dokbak::record::Name;
use dokbak::rules::{Game, Ruleset};
use dokbak::verdict::{LiabilityKind, Outcome, POT, PaidFor, SwitchUse, Verdict};
use dokbak::{Calendar, Card};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::cell::Cell;
use std::collections::BTreeMap;

fn settle(text: &str, ruleset: &Ruleset) -> Result<Verdict, Vec<&'static str>> {
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let case = Case::read(text, opening);
    match case.settle() {
        Ok(verdict) => {
            check_net(&case, &verdict, text);
            Ok(verdict)
        }
        Err(faults) => Err(faults.iter().map(|fault| fault.problem.code()).collect()),
    }
}

fn settled(text: &str, ruleset: &Ruleset) -> Verdict {
    settle(text, ruleset).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

/// Checks that settling without reasons gives the chips of the verdict.
fn check_net(case: &Case, verdict: &Verdict, text: &str) {
    let AnyHand::GoStop(hand) = case.hand().hand else {
        return;
    };
    let net = net(&hand, gostop(case.ruleset())).unwrap();
    let seats = (0..).map(TableSeat).zip(hand.seating.all());
    let seated = seats.map(|(seat, seated)| (seated.name.clone(), net.chips_of(seat)));
    let others = net.others().iter();
    let others = others.map(|(at, chips)| (hand.dues[*at].0.clone(), *chips));
    let all: Vec<(Name, i64)> = seated.chain(others).collect();
    assert_eq!(all, verdict.net, "{text}");
}

#[test]
fn chips_alone_are_those_of_the_verdict_in_every_worked_hand() {
    let mut compared = 0;
    for record in records("tests/cases") {
        let case = record.case();
        if let Ok(verdict) = case.settle() {
            check_net(&case, &verdict, &record.text);
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Checks every sum of a verdict: payments, net, pot, losses, score.
pub(crate) fn check_sums(verdict: &Verdict, pot_before: i64, text: &str) {
    check_sums_capped(verdict, pot_before, 0, text);
}

/// The same if nobody pays more than a cap, unless the cap is zero.
fn check_sums_capped(verdict: &Verdict, pot_before: i64, cap: i64, text: &str) {
    // The sum of what two win may overflow, even if each win fits.
    let wide = i128::from;
    let net: i128 = verdict.net.iter().map(|(_, chips)| wide(*chips)).sum();
    let (before, after) = (wide(pot_before), wide(verdict.next.pot));
    assert_eq!(net, before - after, "net and pot\n{text}");
    let added = |name: &str| -> i128 {
        let into = verdict
            .payments
            .iter()
            .filter(|payment| payment.to.word() == name)
            .map(|payment| wide(payment.chips));
        let out = verdict
            .payments
            .iter()
            .filter(|payment| payment.from.word() == name)
            .map(|payment| -wide(payment.chips));
        into.chain(out).sum()
    };
    for (name, chips) in &verdict.net {
        assert_eq!(added(name), wide(*chips), "payments of {name}\n{text}");
    }
    assert_eq!(before + added(POT), after, "the pot\n{text}");
    for payment in &verdict.payments {
        assert!(
            payment.chips > 0 && payment.from != payment.to,
            "{payment:?}\n{text}"
        );
    }
    let mut paid: BTreeMap<&str, i128> = BTreeMap::new();
    for payment in &verdict.payments {
        if payment.reason == PaidFor::Win {
            *paid.entry(payment.from.word()).or_default() += wide(payment.chips);
        }
    }
    let won: i128 = paid.values().sum();
    let lost: i128 = verdict.losses().iter().map(|loss| wide(loss.chips)).sum();
    // Koi-Koi and min-hwatu pay without losses.
    if verdict.game() == Game::GoStop && !(cap > 0 && paid.values().any(|paid| *paid == wide(cap)))
    {
        assert_eq!(won, lost, "the win is all losses\n{text}");
    }
    if cap > 0 {
        assert!(won <= lost, "no more than all losses\n{text}");
        assert!(
            paid.values().all(|paid| *paid <= wide(cap)),
            "the cap\n{text}"
        );
    }
    let points = verdict.score().map_or(0, |score| score.points);
    for loss in verdict.losses() {
        let sum = |of: fn(&dokbak::verdict::LossStep) -> Option<i64>| -> i64 {
            loss.steps.iter().filter_map(of).sum()
        };
        let product: i64 = loss
            .steps
            .iter()
            .filter_map(|step| step.effect.times())
            .product();
        assert_eq!(
            loss.points,
            points + sum(|step| step.effect.added()),
            "{text}"
        );
        assert_eq!(loss.multiplier, product, "{text}");
        assert_eq!(loss.flat, sum(|step| step.effect.flat()), "{text}");
        let cap = loss.steps.iter().find_map(|step| step.effect.to());
        let chips = loss.points * loss.multiplier + loss.flat;
        let chips = cap.map_or(chips, |cap| cap.min(chips));
        assert_eq!(loss.chips, chips, "{text}");
    }
    if let Some(score) = verdict.score() {
        let lines: i64 = score.jokbo.iter().map(|line| line.points).sum();
        assert!(score.told || score.points == lines, "{text}");
        assert!(score.stop_points <= score.points, "{text}");
    }
}

const SIDE_KEYS: &[(&str, &[&str])] = &[
    ("boar.pot", &["0", "1", "3"]),
    ("boar.first_turn", &["0", "2"]),
    ("fixed.first_ppuk", &["3", "0", "7"]),
    ("fixed.second_ppuk", &["0", "6"]),
    ("fixed.third_ppuk", &["0", "9"]),
    ("fixed.three_ppuk", &["5", "0"]),
    ("fixed.first_sweep", &["0", "3"]),
    ("fixed.first_chok", &["0", "3"]),
    ("fixed.first_ttadak", &["0", "7"]),
    ("fixed.heodang", &["3", "0", "7"]),
    ("target.three", &["3", "1"]),
    ("fixed.quads", &["5", "10"]),
    ("table_quads", &["void", "dealer_wins", "nagari"]),
    ("nagari.doubles_fixed", &["false", "true", "ending"]),
    ("stake.fixed", &["false", "true", "ending"]),
    ("nagari.stacks", &["false", "true"]),
    ("nagari.cap", &["0", "8"]),
    ("junk_each.stack", &["1", "3"]),
    ("junk_each.potkan", &["0", "1"]),
    ("junk_each.baekhwajeom", &["0", "2"]),
    ("go_bak.three", &["pays_all", "pays_all_double", "double"]),
    ("go_bak.both", &["last", "first", "own"]),
    ("syodang.text", &["2024", "2006", "fudawiki"]),
    ("syodang.liability", &["true", "false"]),
    ("gwang_bak", &["double", "flat:2"]),
    ("empty_pile_free", &["false", "true"]),
];

/// Events that may follow a player's turn; `M` stands for a month, `Q` and `R` for the other
/// players.
const EVENTS: [&str; 24] = [
    "P chok",
    "P chok first",
    "P ttadak",
    "P ttadak first",
    "P sseul",
    "P stack",
    "P ja-ppuk",
    "P ppuk M",
    "P ppuk M",
    "P ppuk M",
    "P ppuk M first",
    "P ppuk M second",
    "P ppuk M third",
    "P heundeum M",
    "P potkan M",
    "P boar",
    "P boar first",
    "P baekhwajeom",
    "P first-sweep M",
    "P go",
    "P go",
    "P syodang\nQ refuses",
    "P syodang\nQ accepts\nR refuses",
    "Q gives Mp to P",
];

/// A hand told turn by turn.
#[derive(Clone, Debug)]
struct Told {
    base: &'static str,
    changes: Vec<Change>,
    seats: usize,
    deck: Vec<Code>,
    carry: u32,
    pot: i64,
    turns: Vec<(usize, Option<(&'static str, u8)>)>,
    month: u8,
}

fn told() -> impl Strategy<Value = Told> {
    let event = prop::option::weighted(0.6, (select(&EVENTS[..]), 1_u8..=12));
    (
        select(&["pagat", "pagat-2006", "wikipedia"][..]),
        changes(SIDE_KEYS, 8),
        2_usize..=3,
        Just(DECK.to_vec()).prop_shuffle(),
        0_u32..4,
        0_i64..20,
        prop::collection::vec((0_usize..6, event), 6..22),
        1_u8..=12,
    )
        .prop_map(
            |(base, changes, seats, deck, carry, pot, turns, month)| Told {
                base,
                changes,
                seats,
                deck,
                carry,
                pot,
                turns,
                month,
            },
        )
}

impl Told {
    /// Returns the record so far, without events that the rules do not allow at their place.
    fn beginning(&self, ruleset: &Ruleset) -> String {
        let opening = Opening {
            ruleset: Some(ruleset),
            ..Opening::default()
        };
        let allowed = |text: &str| Case::read(text, opening).hand().faults.is_empty();
        let (carry, pot) = (self.carry, self.pot);
        let names = &NAMES[..self.seats];
        let mut text = format!("players {}\ncarry {carry}\npot {pot}\n", names.join(" "));
        let mut deck = self.deck.iter().copied();
        for (at, (size, event)) in self.turns.iter().enumerate() {
            let player = |step: usize| names[(at + step) % self.seats];
            let cards: Vec<Code> = deck.by_ref().take(*size).collect();
            let takes = format!("{text}{} takes {}\n", player(0), codes(&cards));
            text = if allowed(&takes) { takes } else { text };
            let Some((event, month)) = event else {
                continue;
            };
            let words = event
                .replace('M', &month.to_string())
                .replace('P', player(0))
                .replace('Q', player(1))
                .replace('R', player(2));
            let longer = format!("{text}{words}\n");
            text = if allowed(&longer) { longer } else { text };
        }
        text
    }
}

#[test]
fn chips_are_neither_made_nor_lost_in_hands_told_turn_by_turn() {
    let reached = Cell::new([0_u32; 7]);
    law(256, &told(), |mut told| {
        told.changes.push(("push", "true"));
        let ruleset = ruleset(told.base, &told.changes);
        let beginning = told.beginning(&ruleset);
        let month = told.month;
        let mut ends = vec![
            String::new(),
            "nagari".to_owned(),
            "void".to_owned(),
            format!("Bo quads {month}"),
        ];
        let ppuks = (month..month + 3).map(|month| format!("Bo ppuk {}", month % 12 + 1));
        ends.push(ppuks.collect::<Vec<String>>().join("\n"));
        for name in &NAMES[..told.seats] {
            ends.push(format!("{name} stop"));
            ends.push(format!("{name} push"));
            ends.push(format!("{name} heodang"));
        }
        for end in ends {
            let text = format!("{beginning}{end}\n");
            if let Ok(verdict) = settle(&text, &ruleset) {
                check_sums(&verdict, told.pot, &text);
                let mut counts = reached.get();
                counts[verdict.outcome as usize] += 1;
                reached.set(counts);
            }
        }
    });
    let each = reached.get();
    assert!(
        each.iter().all(|count| *count >= 20),
        "every end comes up: {each:?}"
    );
}

#[test]
fn chips_are_neither_made_nor_lost_in_hands_counted_at_the_end() {
    let stops = Cell::new(0);
    law(256, &(deals(), 0_u32..4), |(deal, stake)| {
        let mut ruleset = deal.ruleset();
        ruleset.rules.set("boar.pot", &stake.to_string()).unwrap();
        let hand = deal.hand();
        let text = format!("pot {}\n{}", deal.calls.pot, hand.record());
        if let Ok(verdict) = settle(&text, &ruleset) {
            check_sums(&verdict, deal.calls.pot, &text);
            let boar = hand.piles.iter().any(|pile| pile.contains(&"7y"));
            let seats = i64::try_from(hand.piles.len()).unwrap();
            let grown = deal.calls.pot + i64::from(stake) * seats;
            let left = if boar { 0 } else { grown };
            assert_eq!(verdict.next.pot, left, "{text}");
            stops.set(stops.get() + 1);
        }
    });
    assert!(stops.get() > 128, "{}", stops.get());
}

/// Returns the best of the winner's ways to count: the largest total, then the most points, then
/// animals.
fn best(ways: &[Counted]) -> Vec<&Counted> {
    let worth = |way: &Counted| (way.total(), way.points, way.animals);
    let most = ways.iter().map(worth).max();
    ways.iter().filter(|way| Some(worth(way)) == most).collect()
}

fn owed(verdict: &Verdict) -> Vec<Owed> {
    let owed = verdict.losses().iter().map(|loss| Owed {
        points: loss.points,
        times: loss.multiplier,
        flat: loss.flat,
        chips: loss.chips,
    });
    owed.collect()
}

/// Checks that a hand's score and losses agree with the second reading; returns the number of ways
/// in which the winner can count (zero if he may not stop).
pub(crate) fn same_losses(deal: &Deal) -> usize {
    let (hand, table) = (deal.hand(), deal.table());
    let text = hand.record();
    let ways = hand.ways(&table);
    let got = settle(&text, &deal.ruleset());
    let told = || format!("{} {:?}\n{text}", deal.base, deal.changes);
    if ways.is_empty() {
        assert_eq!(got, Err(vec![hand.refused(&table)]), "{}", told());
        return 0;
    }
    let verdict = got.unwrap_or_else(|faults| panic!("{faults:?}\n{}", told()));
    let best = best(&ways);
    let got = owed(&verdict);
    let same = best.iter().any(|way| way.owed == got);
    assert!(same, "got {got:?}, want {best:?}\n{}", told());
    let score = verdict.score().unwrap();
    assert_eq!(score.points, best[0].points, "{}", told());
    let junk: Vec<Code> = ["5y", "9y"]
        .into_iter()
        .filter(|code| {
            let junk = |(card, used): &(Card, SwitchUse)| {
                *used == SwitchUse::Junk && card.code(Calendar::Korean) == *code
            };
            score.switch.iter().any(junk)
        })
        .collect();
    let animals = reference::animals(&hand.piles[hand.winner], &junk);
    assert_eq!(animals, best[0].animals, "animals first\n{}", told());
    let payer = verdict.liability().map(|liability| {
        assert_eq!(liability.kind, LiabilityKind::GoBak);
        liability.payer.as_str()
    });
    let want = hand.go_bak_payer(&table).map(|seat| NAMES[seat]);
    assert_eq!(payer, want, "{}", told());
    ways.len()
}

#[test]
fn losses_are_what_a_second_reading_of_the_rules_says() {
    let seen = Cell::new((0, 0));
    law(768, &deals(), |deal| {
        let ways = same_losses(&deal);
        let (hands, switched) = seen.get();
        seen.set((hands + u32::from(ways > 0), switched + u32::from(ways > 1)));
    });
    let (hands, switched) = seen.get();
    assert!(hands > 400 && switched > 100, "{hands} {switched}");
}

/// Returns the counts line of a pile for each way of counting its switch cards.
fn counts_lines(hand: &Stopped, seat: usize, deal: &Deal) -> Vec<String> {
    let (pile, table) = (&hand.piles[seat], deal.table());
    let of = |letter: char| pile.iter().filter(|code| code.ends_with(letter)).count();
    let line = |junk: &Vec<Code>| {
        format!(
            "{} counts g{} y{} t{} p{}",
            NAMES[seat],
            of('g'),
            reference::animals(pile, junk),
            of('t'),
            reference::junk_value(pile, junk, &table),
        )
    };
    reference::choices(pile, &table).iter().map(line).collect()
}

/// Counts cannot express the rain bright, `jg` or a pile of only `jx`, so the losers have none of
/// these here; the winner has no switch card, so he counts the same whatever the losers do.
#[test]
fn a_losers_counts_are_as_good_as_his_cards() {
    let compared = Cell::new(0);
    law(256, &deals(), |deal| {
        let mut hand = deal.hand();
        for (seat, pile) in hand.piles.iter_mut().enumerate() {
            let unclear: &[Code] = if seat == hand.winner {
                &["9y", "5y"]
            } else {
                &["jx", "jg", "12g"]
            };
            pile.retain(|code| !unclear.contains(code));
        }
        hand.mission = None;
        let ruleset = deal.ruleset();
        let text = hand.record();
        let Ok(by_cards) = settle(&text, &ruleset) else {
            return;
        };
        for loser in (0..hand.piles.len()).filter(|seat| *seat != hand.winner) {
            let loss = |verdict: &Verdict| {
                let loss = verdict.losses().iter();
                let mut own = loss.filter(|loss| loss.player == NAMES[loser]);
                own.next().unwrap().chips
            };
            let by_counts = counts_lines(&hand, loser, &deal).into_iter().map(|line| {
                let text = hand.record_with(|seat| {
                    if seat == loser {
                        line.clone()
                    } else {
                        format!("{} has {}", NAMES[seat], codes(&hand.piles[seat]))
                    }
                });
                loss(&settled(&text, &ruleset))
            });
            assert_eq!(by_counts.min(), Some(loss(&by_cards)), "{text}");
            compared.set(compared.get() + 1);
        }
    });
    assert!(compared.get() > 200, "{}", compared.get());
}

#[test]
fn another_card_never_lowers_the_best_score() {
    let rulesets = ["pagat", "pagat-50", "pagat-2006", "wikipedia"].map(|name| ruleset(name, &[]));
    let deck: Vec<Code> = DECK.into_iter().chain(["j1", "j2", "j3", "jb"]).collect();
    let piles = (Just(deck).prop_shuffle(), 0_usize..40, 0_usize..4);
    law(384, &piles, |(deck, size, name)| {
        let rules = gostop(&rulesets[name]);
        let before = best_score(pile(&deck[..size]), rules).points;
        for more in &deck[size..] {
            let mut after = pile(&deck[..size]);
            after.add(card(more));
            let after = best_score(after, rules).points;
            assert!(after >= before, "{more} on {}", codes(&deck[..size]));
        }
    });
}

#[test]
fn losers_who_change_seats_take_their_losses_with_them() {
    let compared = Cell::new(0);
    law(256, &deals(), |deal| {
        let mut hand = deal.hand();
        hand.goes.retain(|seat| *seat == hand.winner);
        if hand.piles.len() < 3 {
            return;
        }
        let text = hand.record();
        let ruleset = deal.ruleset();
        let Ok(before) = settle(&text, &ruleset) else {
            return;
        };
        let seats: Vec<&str> = (1..=3)
            .map(|step| NAMES[(hand.winner + 3 - step) % 3])
            .collect();
        let moved = text.replace(
            "players Ann Bo Chul",
            &format!("players {}", seats.join(" ")),
        );
        let after = settled(&moved, &ruleset);
        for loss in before.losses() {
            assert!(after.losses().contains(loss), "{loss:?}\n{moved}");
        }
        for chips in &before.net {
            assert!(after.net.contains(chips), "{chips:?}\n{moved}");
        }
        assert_eq!(before.score(), after.score(), "{moved}");
        compared.set(compared.get() + 1);
    });
    assert!(compared.get() > 60, "{}", compared.get());
}

/// The flowers of the rule book, in the order of the Korean calendar.
const FLOWERS: [(&str, &str); 12] = [
    ("pine", "송학"),
    ("plum", "매화"),
    ("cherry", "벚꽃"),
    ("wisteria", "흑싸리"),
    ("iris", "난초"),
    ("peony", "모란"),
    ("bush-clover", "홍싸리"),
    ("pampas", "공산"),
    ("chrysanthemum", "국화"),
    ("maple", "단풍"),
    ("paulownia", "오동"),
    ("willow", "비"),
];

fn full_width(text: &str) -> String {
    let wide = |c: char| char::from_u32(u32::from(c) + 0xfee0);
    text.chars()
        .map(|c| wide(c).filter(|_| c.is_ascii_graphic()).unwrap_or(c))
        .collect()
}

/// Returns a card in another spelling.
fn spelled(code: Code, style: usize) -> String {
    let (number, letter) = code.split_at(code.len() - 1);
    let Ok(month) = number.parse::<usize>() else {
        return match style % 3 {
            0 => code.to_uppercase(),
            1 => full_width(code),
            _ => code.to_owned(),
        };
    };
    let (english, korean) = FLOWERS[month - 1];
    let kind = match letter {
        "g" => "광",
        "y" => "열",
        "t" => "띠",
        "s" => "쌍피",
        _ => "피",
    };
    match (style % 9, code) {
        (0, _) => code.to_uppercase(),
        (1, _) => full_width(code),
        (2, _) => full_width(&code.to_uppercase()),
        (3, _) => format!("{english}-{letter}"),
        (4, _) => format!("{english}-{letter}").to_uppercase(),
        (5, _) => format!("{korean}{kind}"),
        (6, _) => format!("{month}{kind}"),
        (7, "12s") => "12p".to_owned(),
        (7, _) if letter == "y" => format!("{month}k"),
        (8, "9y") => "국진".to_owned(),
        (8, "12g") => "비광".to_owned(),
        (8, "11s") => "똥쌍피".to_owned(),
        _ => code.to_owned(),
    }
}

#[test]
fn the_spelling_of_cards_changes_nothing() {
    let compared = Cell::new(0);
    let styles = prop::collection::vec(0_usize..9, 1..20);
    law(256, &(deals(), styles), |(deal, styles)| {
        let hand = deal.hand();
        let ruleset = deal.ruleset();
        let plain = settle(&hand.record(), &ruleset);
        let mut styles = styles.iter().cycle();
        let mut spelled_piles = Vec::new();
        for (seat, pile) in hand.piles.iter().enumerate() {
            let cards = pile
                .iter()
                .map(|code| spelled(code, *styles.next().unwrap()));
            let cards: Vec<String> = cards.collect();
            spelled_piles.push(format!("{} has {}", NAMES[seat], cards.join(" ")));
        }
        let text = hand.record_with(|seat| spelled_piles[seat].clone());
        assert_eq!(settle(&text, &ruleset), plain, "{text}");
        compared.set(compared.get() + u32::from(plain.is_ok()));
    });
    assert!(compared.get() > 128, "{}", compared.get());
}

/// Returns the texts of the worked hands and wrong records.
fn corpus() -> Vec<String> {
    let records = ["tests/cases", "tests/errors"]
        .into_iter()
        .flat_map(records);
    records.map(|record| record.text).collect()
}

pub(crate) const PIECES: [&str; 42] = [
    "known p<6",
    "known some g1+",
    "known none",
    "p12",
    "g3",
    "net Ann +5 Bo -5",
    "stake x9",
    "heundeum",
    "\"",
    "“",
    "#",
    "＃",
    "=",
    ",",
    "、",
    "\t",
    "\r",
    "\n",
    "\u{feff}",
    "\u{0}",
    "\u{200d}",
    "ᄀ",
    "１",
    "１２ｐ",
    "x9",
    "x0",
    "-1",
    "0",
    "1000000",
    "9223372036854775807",
    "99999999999999999999",
    "stop",
    "go 9223372036854775807",
    "pot 9223372036854775807",
    "carry 4294967295",
    "set boar.pot=1000000",
    "set nagari.stacks=true",
    "set calendar=japanese",
    "set pack.jokers=jx,jx,jx,jb,jb",
    "Ann",
    "jb",
    "players Ann Bo",
];

/// An edit of a text: what kind, where, how much, and the new text.
pub(crate) type Edit = (usize, Index, Index, &'static str);

pub(crate) fn edited(text: &str, edits: &[Edit]) -> String {
    let mut text = text.to_owned();
    for (how, at, other, piece) in edits {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if lines.is_empty() {
            lines.push(String::new());
        }
        let (here, there) = (at.index(lines.len()), other.index(lines.len()));
        match how % 7 {
            0 => lines.swap(here, there),
            1 => {
                lines.remove(here);
            }
            2 => lines.insert(there, lines[here].clone()),
            3 => lines.insert(here, (*piece).to_owned()),
            how => {
                let mut words: Vec<&str> = lines[here].split(' ').collect();
                let word = other.index(words.len());
                match how {
                    4 => words[word] = piece,
                    5 => words.insert(word, piece),
                    _ => {
                        words.remove(word);
                    }
                }
                lines[here] = words.join(" ");
            }
        }
        text = lines.join("\n");
    }
    text
}

/// Reads and settles any text; the program must not crash.
pub(crate) fn survive(text: &str) -> bool {
    survive_under(text, None)
}

/// The same for a text under a ruleset.
pub(crate) fn survive_under(text: &str, ruleset: Option<&Ruleset>) -> bool {
    let opening = Opening {
        ruleset,
        ..Opening::default()
    };
    let case = Case::read(text, opening);
    let Ok(verdict) = case.settle() else {
        return false;
    };
    let pot = match case.hand().hand {
        dokbak::case::AnyHand::GoStop(hand) => hand.pot,
        _ => 0,
    };
    let cap = case.ruleset().rules.gostop().map(|rules| rules.cap_payer);
    check_sums_capped(&verdict, pot, cap.unwrap_or_default().into(), text);
    true
}

#[test]
fn spoiled_records_never_stop_the_program() {
    let corpus = corpus();
    let settled = Cell::new(0);
    let edit = (
        any::<usize>(),
        any::<Index>(),
        any::<Index>(),
        select(&PIECES[..]),
    );
    let edits = prop::collection::vec(edit, 1..5);
    law(1024, &(select(corpus), edits), |(text, edits)| {
        settled.set(settled.get() + u32::from(survive(&edited(&text, &edits))));
    });
    assert!(settled.get() > 30, "{} still settle", settled.get());
}

#[test]
fn texts_of_any_characters_never_stop_the_program() {
    let any_text = prop::collection::vec(any::<char>(), 0..80)
        .prop_map(|characters| characters.into_iter().collect::<String>());
    let words = prop_oneof![
        select(&PIECES[..]).prop_map(str::to_owned),
        select(
            &[
                "Ann", "takes", "has", "1g", "oe-myeon", "with", "gives", "to", "syodang",
                "refuses", "counts", "p9", "mission", "chip", "ppuk", "second", "dues", "table",
                "has", "stop", "\n"
            ][..]
        )
        .prop_map(str::to_owned),
        any_text,
    ];
    let text = prop::collection::vec(words, 0..30).prop_map(|words| words.join(" "));
    law(512, &text, |text| {
        survive(&text);
    });
}

#[test]
fn a_nagari_carries_and_pays_nothing_but_the_pot() {
    let ends = [Cell::new(0), Cell::new(0)];
    law(256, &(deals(), 0_u32..4), |(deal, stake)| {
        let mut ruleset = deal.ruleset();
        ruleset.rules.set("boar.pot", &stake.to_string()).unwrap();
        let hand = deal.hand();
        let (before, record) = (deal.calls.pot, hand.record());
        let stop = format!("{} stop", NAMES[hand.winner]);
        let text = format!("pot {before}\n{}", record.replace(&stop, "nagari"));
        let verdict = settled(&text, &ruleset);
        assert_eq!(verdict.outcome, Outcome::Nagari);
        assert_eq!(verdict.next.carry, hand.carry + 1);
        assert_eq!(verdict.next.dealer, NAMES[0]);
        assert!(verdict.losses().is_empty());
        check_sums(&verdict, before, &text);

        let names = &NAMES[..hand.piles.len()];
        let stake = i64::from(stake);
        let pot = before + stake * i64::try_from(names.len()).unwrap();
        let stakes = names.iter().map(|name| (*name, POT, stake));
        let mut want: Vec<(&str, &str, i64)> = stakes.filter(|_| stake > 0).collect();
        let boar = hand.piles.iter().position(|pile| pile.contains(&"7y"));
        want.extend(boar.filter(|_| pot > 0).map(|at| (POT, names[at], pot)));
        let paid = verdict.payments.iter();
        let paid = paid.map(|it| (it.from.word(), it.to.word(), it.chips));
        assert_eq!(paid.collect::<Vec<_>>(), want, "{text}");
        let left = if boar.is_some() { 0 } else { pot };
        assert_eq!(verdict.next.pot, left, "{text}");
        let end = &ends[usize::from(boar.is_some())];
        end.set(end.get() + i32::from(pot > 0));
    });
    assert!(ends.iter().all(|end| end.get() > 20), "{ends:?}");
}

#[test]
fn every_jokbo_value_tried_is_one_that_the_keys_take() {
    for (key, values) in JOKBO_VALUES.iter().chain(reference::LOSS_VALUES) {
        for value in *values {
            ruleset("pagat", &[(key, value)]);
        }
    }
}
