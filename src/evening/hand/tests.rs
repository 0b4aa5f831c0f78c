//! Tests that short answers lead to the same result as recording all cards.

use super::texts::TextKind;
use crate::card::{Calendar, Card, Pile};
use crate::case::{AnyHand, Case, Opening, count};
use crate::evening::ask::WaitingFor;
use crate::evening::hand::*;
use crate::evening::hand_start::HandStart;
use crate::evening::players::TableNumbers;
use crate::evening::refusal::Refusal;
use crate::evening::trial::{TestNumbers, first_hand};
use crate::gostop::{Assignment, PileTally, stop_points};
use crate::record::{Name, Seat};
use crate::rules::GoStopRules;
use crate::telling::{AskId, ToldBak};
use std::sync::Arc;

/// The end of a dealt hand: everybody's cards and calls.
struct DealtEnd {
    piles: Vec<Pile>,
    goes: u32,
    shown: bool,
    other_go: bool,
}

impl DealtEnd {
    /// Returns whether a loser said go, which takes points and therefore cards.
    fn other_goes(&self) -> bool {
        self.other_go && self.piles[1] != Pile::EMPTY
    }
}

/// Deals so that the winner has these switch cards and no loser has one; so losers have no choice
/// how to count their cards.
fn deal(numbers: &mut TestNumbers, players: usize, of_winner: Pile) -> DealtEnd {
    let switches = Pile::from_cards(&[Card::CUP, Card::BRIDGE]);
    let mut deck: Vec<Card> = Pile::flowers().without(switches).iter().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, numbers.below(at + 1));
    }
    let mut piles = vec![
        deck.drain(..18 + numbers.below(6))
            .collect::<Pile>()
            .plus(of_winner),
    ];
    for _ in 1..players {
        piles.push(deck.drain(..numbers.below(10)).collect());
    }
    DealtEnd {
        goes: u32::try_from(numbers.below(4)).unwrap(),
        piles,
        shown: numbers.below(3) == 0,
        other_go: numbers.below(3) == 0,
    }
}

/// Returns how often a player can say go if the pile grows card by card, in the order of the pack:
/// once for every total that reaches the target and exceeds the previous total, except the last.
fn goes_of(pile: Pile, target: i64, rules: &GoStopRules) -> u32 {
    let mut held = Pile::EMPTY;
    let mut totals = Vec::new();
    for card in pile {
        held.add(card);
        let points = stop_points(held, rules);
        if points >= target && totals.last().is_none_or(|last| points > *last) {
            totals.push(points);
        }
    }
    u32::try_from(totals.len()).unwrap().saturating_sub(1)
}

fn codes(pile: Pile) -> String {
    pile.codes(Calendar::Korean)
}

/// Returns a record of all cards and calls of a dealt hand.
fn record(table: &HandStart, deal: &DealtEnd) -> String {
    let mut lines = vec![format!("players {}", table.players.join(" "))];
    let player = |at: usize| table.players[at].clone();
    for (at, pile) in deal.piles.iter().enumerate() {
        lines.push(format!("{} has {}", player(at), codes(*pile)));
    }
    lines.extend(deal.shown.then(|| format!("{} heundeum 11", player(0))));
    lines.extend((0..deal.goes).map(|_| format!("{} go", player(0))));
    lines.extend(deal.other_goes().then(|| format!("{} go", player(1))));
    lines.push(format!("{} stop", player(0)));
    lines.join("\n")
}

/// Returns the answer of somebody who knows all cards and calls to the hand's open question.
fn truth(state: &HandState, table: &HandStart, deal: &DealtEnd) -> String {
    let rules = table.ruleset.rules.gostop().unwrap();
    let tally = |at: usize| PileTally::new(deal.piles[at], Assignment::default(), rules);
    let Some(asked) = state.asked_back() else {
        return table.players[0].to_string();
    };
    let seat = |name: &Name| table.players.iter().position(|player| player == name);
    let of_them = |such: &dyn Fn(usize) -> bool| {
        let them = asked
            .players
            .iter()
            .filter(|name| seat(name).is_some_and(such));
        let them: Vec<Name> = them.cloned().collect();
        if them.is_empty() {
            "none".to_owned()
        } else {
            them.join(", ")
        }
    };
    match asked.id {
        AskId::Else => {
            let mut told = codes(deal.piles[0]);
            if deal.goes > 0 {
                told.push_str(&[", ", &deal.goes.to_string(), " go"].concat());
            }
            if deal.shown {
                told += ", shook 11";
            }
            for (at, name) in table.players.iter().enumerate().skip(1) {
                if deal.piles[at].is_empty() {
                    told.push_str(&[", ", name, " captured nothing"].concat());
                } else if at == 1 && deal.other_goes() {
                    told.push_str(&[", ", name, " go"].concat());
                }
            }
            told
        }
        AskId::Bak(ToldBak::Gwang) => of_them(&|at| {
            let rain = deal.piles[at].contains(Card::RAIN) && !rules.gwang_bak_rain_protects;
            tally(at).brights == u32::from(rain)
        }),
        AskId::Bak(ToldBak::Pi) => of_them(&|at| {
            let junk = tally(at).junk;
            junk < rules.pi_bak_below(table.players.len())
                && !(rules.pi_bak_spare_zero && junk == 0)
        }),
        AskId::Bak(ToldBak::Meong) => of_them(&|at| tally(at).animals == 0),
        AskId::Bak(ToldBak::Tti) => of_them(&|at| tally(at).ribbons == 0),
        AskId::JunkOrNone => {
            let none = seat(&asked.players[0]).is_some_and(|at| tally(at).junk == 0);
            if none { "none" } else { "enough" }.to_owned()
        }
        AskId::Large(_) => "y".to_owned(),
        AskId::Boar => {
            let holder = deal.piles.iter().position(|pile| pile.contains(Card::BOAR));
            holder.map_or_else(|| "none".to_owned(), |at| table.players[at].to_string())
        }
        // Asked if other counts begin to matter because a switch card counts as junk.
        AskId::Pile(_) => {
            let losers = table.players.iter().enumerate().skip(1);
            let counts = losers.map(|(at, name)| {
                let of = tally(at);
                let (bright, animal) = (of.brights, of.animals);
                format!("{name} g{bright} y{animal} t{} p{}", of.ribbons, of.junk)
            });
            counts.collect::<Vec<_>>().join(", ")
        }
        id => panic!("{id:?} is not asked here"),
    }
}

fn table(rules: &str, players: usize) -> Arc<HandStart> {
    first_hand(rules, &["안나", "보", "철수"][..players])
}

/// Returns the hand after these texts, or which text is not accepted and why.
fn entered(table: &Arc<HandStart>, texts: &[String]) -> Result<Position, (usize, Refusal)> {
    History::all(table, texts).map(|history| history.now().clone())
}

/// The few questions about a told hand must be enough: truthful answers lead to the same payments
/// as a record of all cards.
#[test]
fn truthful_short_answers_settle_like_all_the_cards() {
    settles_like_all_the_cards(Pile::EMPTY);
}

/// A winner's switch card is counted as the kind that brings more, and the prompt asks about other
/// cards that then matter.
#[test]
fn truthful_short_answers_settle_like_all_the_cards_with_switch_cards() {
    settles_like_all_the_cards(Pile::from_cards(&[Card::CUP, Card::BRIDGE]));
}

fn settles_like_all_the_cards(of_winner: Pile) {
    let mut numbers = TestNumbers(20_261_121);
    let mut settled = 0;
    for rules in [
        "pagat",
        "wikipedia",
        "pagat-2006 gwang_bak=flat:2 go_bak.three=off",
        "pagat meoung_bak.from=5 tti_bak=true empty_pile_free=true pi_bak.spare_zero=true",
        "pagat gwang_bak_rain_protects=false empty_pile_free=true boar.pot=1 potkan.times=2",
        "wikipedia empty_pile_free=true fixed.first_sweep=3 heundeum.times=1 heundeum.nov_dec_times=1",
    ] {
        for round in 0..120 {
            let table = table(rules, 2 + round % 2);
            let mut deal = deal(&mut numbers, table.players.len(), of_winner);
            let gostop = table.ruleset.rules.gostop().unwrap();
            let target = i64::from(gostop.target(table.players.len()));
            if stop_points(deal.piles[0], gostop) < target {
                continue;
            }
            deal.goes = deal.goes.min(goes_of(deal.piles[0], target, gostop));
            let opening = Opening {
                ruleset: Some(&table.ruleset),
                ..Opening::default()
            };
            let whole = Case::read(&record(&table, &deal), opening)
                .settle()
                .unwrap();
            let mut texts = Vec::new();
            let mut state = entered(&table, &texts).unwrap().state;
            while state.ask != WaitingFor::Verdict {
                texts.push(truth(&state, &table, &deal));
                state = entered(&table, &texts)
                    .unwrap_or_else(|refusal| unreachable!("{rules}: {texts:?}: {refusal:?}"))
                    .state;
            }
            let short = state.verdict.unwrap();
            assert_eq!(
                short.net,
                whole.net,
                "{rules}\n{}\n{texts:?}",
                record(&table, &deal)
            );
            assert_eq!(short.next, whole.next, "{rules}: {texts:?}");
            assert!(texts.len() <= 5 || rules.contains('='), "{texts:?}");
            settled += 1;
        }
    }
    assert!(settled > 400, "only {settled} deals could be stopped");
}

#[test]
fn an_answer_is_told_from_a_line() {
    let names = ["Ann".into(), "Kim Bo".into(), "철수".into()];
    let names = TableNumbers::new(&names).number(names.to_vec());
    for line in [
        "Ann takes 1g",
        "ann stop",
        "\"Kim Bo\" go",
        "nagari",
        "set vip=3",
        "철수 먹음",
        "Ann tkes 1g",
    ] {
        assert!(TextKind::classify(line, &names).is_line(), "{line}");
    }
    for answer in [
        "Ann",
        "Ann 철수",
        "5 11",
        "moon boar 1g",
        "y",
        "",
        "Kim Bo",
        "1g 3g",
    ] {
        assert_eq!(
            TextKind::classify(answer, &names),
            TextKind::Answer,
            "{answer}"
        );
    }
}

/// Enters lines one by one, all of which must be accepted; returns how many times a line was
/// parsed, and how many times one was taken into a hand.
fn entering(table: &Arc<HandStart>, lines: &[String]) -> (usize, usize) {
    let (read, taken, entered) = count::during(|| History::all(table, lines));
    assert_eq!(entered.unwrap().texts(), lines);
    (read, taken)
}

/// Returns `count` lines that repeat those in `of`.
fn lines(count: usize, of: &[&str]) -> Vec<String> {
    let lines = of.iter().cycle().take(count);
    lines.map(|line| (*line).to_owned()).collect()
}

#[test]
fn no_line_of_a_hand_is_read_twice_while_it_is_entered() {
    let gostop: &[(&str, &[&str])] = &[
        ("pagat", &["안나 takes", "보 takes", "철수 takes"]),
        ("pagat", &["안나 chok", "보 ttadak"]),
        ("pagat", &["안나 syodang", "보 refuses"]),
        ("pagat", &["안나 has 1g 3g 8g", "보 has 2p"]),
        ("pagat", &["보 known g1", "철수 known p5"]),
        ("pagat", &["# nothing", "안나 takes"]),
        ("pagat", &["dues 안나 3"]),
        ("pagat", &["set target.three=3"]),
    ];
    let koikoi: &[(&str, &[&str])] = &[
        ("koikoi", &["안나 koi"]),
        ("koikoi", &["안나 takes", "보 takes"]),
        ("koikoi", &["안나 has 1g 3g", "보 has 2y"]),
    ];
    let minhwatu: &[(&str, &[&str])] = &[("minhwatu", &["안나 has 1g 3g", "보 has 2y"])];
    for (of, players) in [(gostop, 3), (koikoi, 2), (minhwatu, 3)] {
        for (rules, round) in of {
            let table = table(rules, players);
            let count = 200;
            let (read, taken) = entering(&table, &lines(count, round));
            // One more than `count`, since the header is a line too.
            assert!(read <= count + 1, "{round:?}: {read}");
            // Each line is taken once. But the first count of each player's pile, early on, makes
            // all lines be taken again, since lines before it then need not tell everything.
            assert!(taken <= count + 20, "{round:?}: {taken}");
        }
    }
}

#[test]
fn going_back_enters_nothing_again() {
    let table = table("koikoi", 2);
    let texts = lines(500, &["안나 koi"]);
    let mut history = History::all(&table, &texts).unwrap();
    for left in (0..500).rev() {
        let (read, taken, last) = count::during(|| history.back());
        assert_eq!((read, taken), (0, 0), "{left}");
        assert_eq!(last.as_ref(), Some(&texts[left]));
        assert_eq!(history.texts(), &texts[..left]);
        let calls = match &history.now().state.told {
            AnyHand::KoiKoi(round) => round.player(Seat(0)).calls,
            told => panic!("{told:?}"),
        };
        assert_eq!(calls as usize, left);
    }
    assert_eq!(history.back(), None);
}
