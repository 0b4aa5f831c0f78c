//! Short answers come to what all the cards come to.

use super::texts::Sort;
use super::*;
use crate::card::{Calendar, Card, Pile};
use crate::case::{AnyHand, Case, Opening, count};
use crate::cli::prompt::ask::{Ask, Question};
use crate::cli::prompt::hand_start::HandStart;
use crate::cli::prompt::players::TableNumbers;
use crate::cli::prompt::refusal::Refusal;
use crate::cli::prompt::trial::{Numbers, first_hand};
use crate::gostop::{Assignment, Tally, stop_points};
use crate::record::Seat;
use std::rc::Rc;

/// A dealt end of a hand: what everyone has, and what was called.
struct Deal {
    piles: Vec<Pile>,
    goes: u32,
    shown: bool,
    other_go: bool,
}

impl Deal {
    /// Returns whether a loser said go, which takes points and so cards.
    fn other_goes(&self) -> bool {
        self.other_go && self.piles[1] != Pile::EMPTY
    }
}

fn deal(numbers: &mut Numbers, players: usize) -> Deal {
    // The winner gets the switch cards, so that a loser's counts are what that loser would choose.
    let switches = Pile::of(&[Card::CUP, Card::BRIDGE]);
    let mut deck: Vec<Card> = Pile::flowers().without(switches).iter().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, numbers.below(at + 1));
    }
    let mut piles = vec![
        deck.drain(..18 + numbers.below(6))
            .collect::<Pile>()
            .plus(switches),
    ];
    for _ in 1..players {
        piles.push(deck.drain(..numbers.below(10)).collect());
    }
    Deal {
        piles,
        goes: u32::try_from(numbers.below(4)).unwrap(),
        shown: numbers.below(3) == 0,
        other_go: numbers.below(3) == 0,
    }
}

fn codes(pile: Pile) -> String {
    pile.codes(Calendar::Korean)
}

/// The whole truth as a record.
fn record(table: &HandStart, deal: &Deal) -> String {
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

/// What somebody who sees the whole truth answers.
fn truth(ask: Ask, table: &HandStart, deal: &Deal) -> String {
    let rules = table.ruleset.rules.gostop().unwrap();
    let tally = |seat: Seat| Tally::of(deal.piles[seat.0], Assignment::default(), rules);
    let any = |count: u32| if count > 0 { "y" } else { "n" }.to_owned();
    let Ask::Quick(question) = ask else {
        return table.players[0].clone();
    };
    match question {
        Question::Cards(seat) => codes(deal.piles[seat.0]),
        Question::Besides(_, asked) => {
            let goes = if asked.goes > 0 { deal.goes } else { 0 };
            let shown = if asked.shown && deal.shown {
                " s11"
            } else {
                ""
            };
            let other = deal.other_goes() && asked.others_go;
            let other = if other { "/2" } else { "" };
            format!("go{goes}{shown}{other}")
        }
        Question::Goes(..) => deal.goes.to_string(),
        Question::Heundeum(_) => if deal.shown { "11" } else { "" }.to_owned(),
        Question::Bombs(_) | Question::FirstSweep(_) | Question::Others => String::new(),
        Question::OthersGo(_) => if deal.other_goes() { "2" } else { "" }.to_owned(),
        Question::Brights(seat) | Question::BrightsOrShield(seat) => any(tally(seat).brights),
        Question::DryBrights(seat) => {
            let rain = u32::from(deal.piles[seat.0].contains(Card::RAIN));
            any(tally(seat).brights - rain)
        }
        Question::Junk(seat, safe) => match tally(seat).junk {
            junk if junk >= safe => "y".to_owned(),
            junk => junk.to_string(),
        },
        Question::Animals(seat) => any(tally(seat).animals),
        Question::Ribbons(seat) => any(tally(seat).ribbons),
        Question::NoCards => {
            let empty = |at: &usize| deal.piles[*at].is_empty();
            let empty = (1..deal.piles.len()).filter(empty);
            let names: Vec<String> = empty.map(|at| (at + 1).to_string()).collect();
            names.join(" ")
        }
        Question::Among(..)
        | Question::Koi(..)
        | Question::LastYaku(_)
        | Question::FieldBrights
        | Question::Field
        | Question::Gives(..)
        | Question::Accepts(_)
        | Question::Onto(..)
        | Question::Stay(..)
        | Question::Sells(_) => {
            panic!("{question:?} is not asked here")
        }
        Question::Boar => {
            let holder = deal.piles.iter().position(|pile| pile.contains(Card::BOAR));
            holder.map_or_else(String::new, |at| (at + 1).to_string())
        }
    }
}

fn table(rules: &str, players: usize) -> Rc<HandStart> {
    first_hand(rules, &["안나", "보", "철수"][..players])
}

/// Returns the hand after these texts.
fn entered(table: &Rc<HandStart>, texts: &[String]) -> Result<Position, (usize, Refusal)> {
    History::all(table, texts).map(|history| history.now().clone())
}

/// The few questions of the quick way must be enough: answered truthfully they lead to the
/// payments that all the cards lead to.
#[test]
fn truthful_short_answers_settle_like_all_the_cards() {
    let mut numbers = Numbers(20_261_121);
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
            let mut deal = deal(&mut numbers, table.players.len());
            let gostop = table.ruleset.rules.gostop().unwrap();
            let target = i64::from(gostop.target(table.players.len()));
            let above = stop_points(deal.piles[0], gostop) - target;
            if above < 0 {
                continue;
            }
            // Each go needs a point more than the one before.
            deal.goes = deal.goes.min(u32::try_from(above).unwrap());
            let opening = Opening {
                ruleset: Some(&table.ruleset),
                ..Opening::default()
            };
            let whole = Case::read(&record(&table, &deal), opening)
                .settle()
                .unwrap();
            let mut texts = Vec::new();
            let mut state = entered(&table, &texts).unwrap().state;
            while state.ask != Ask::Verdict {
                texts.push(truth(state.ask, &table, &deal));
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
            assert!(texts.len() <= 11 || rules.contains('='), "{texts:?}");
            settled += 1;
        }
    }
    assert!(settled > 400, "only {settled} deals could be stopped");
}

#[test]
fn an_answer_is_told_from_a_line() {
    let names = ["Ann".to_owned(), "Kim Bo".to_owned(), "철수".to_owned()];
    let names = TableNumbers::new(&names).of(names.to_vec());
    for line in [
        "Ann takes 1g",
        "ann stop",
        "\"Kim Bo\" go",
        "nagari",
        "set vip=3",
        "철수 먹음",
        "Ann tkes 1g",
    ] {
        assert!(Sort::of(line, &names).is_line(), "{line}");
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
        assert_eq!(Sort::of(answer, &names), Sort::Answer, "{answer}");
    }
}

/// Enters lines one by one, each of them accepted; returns how many lines were read, and how often a
/// hand took one.
fn entering(table: &Rc<HandStart>, lines: &[String]) -> (usize, usize) {
    let (read, taken, entered) = count::during(|| History::all(table, lines));
    assert_eq!(entered.unwrap().texts(), lines);
    (read, taken)
}

/// Returns this many lines, these again and again.
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
            // The header is a line, and is taken with nothing before it and with nothing after it.
            assert!(read <= count + 1, "{round:?}: {read}");
            // Once for all, and once more from the beginning where the first count of a pile says
            // that lines before it need not tell everything: soon, and once for each player.
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
