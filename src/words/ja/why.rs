//! A verdict as an argument: each point with the words, keys and source of its rule.

use super::{LANG, because, cards, effect, jokbo, liability, list, owes, payment, place, step};
use crate::card::Pile;
use crate::record::{Act, Header, Line};
use crate::rules::{Game, RuleId, Rules, in_force, rule_infos};
use crate::verdict::{Loss, PileCount, ScoreLine, StepId, Verdict};
use crate::words::about::{ids_of, ids_of_end};
use crate::words::{Numbering, Point, book, signed};

/// Returns those of some rules that are in force at this table, each in one line.
fn rules_of<I: Into<RuleId> + Copy>(ids: &[I], rules: &Rules) -> Vec<String> {
    let ids = ids.iter().map(|id| (*id).into());
    let played = ids.filter(|id: &RuleId| in_force(*id, rules).is_some());
    let found = played.filter_map(|id| book::of_id(LANG, id, rules));
    found.map(|rule| book::explained(LANG, &rule)).collect()
}

/// Returns the argument of a verdict: its end, its points, what each owes, who pays, and that it
/// adds up.
pub(crate) fn argument(verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let mut points = vec![Point {
        says: super::headline(verdict),
        because: rules_of(ids_of_end(verdict.outcome), rules),
    }];
    points.extend(lines(verdict, rules));
    points.extend(switched(verdict, rules));
    points.extend(
        verdict
            .losses()
            .iter()
            .map(|loss| owed(loss, verdict, rules)),
    );
    points.extend(round(verdict, rules));
    let counted = verdict.counting().into_iter();
    let counted = counted.flat_map(|counting| &counting.piles);
    points.extend(counted.map(|pile| counted_pile(pile, rules)));
    if let Some(says) = liability(verdict) {
        let kind = verdict.liability().map(|liability| liability.kind);
        let because = rules_of(kind.as_slice(), rules);
        points.push(Point { says, because });
    }
    points.extend(verdict.irregular().iter().map(|one| Point {
        says: super::irregularity(one, &place(Numbering::Lines, one.line), rules.calendar()),
        because: rules_of(&[RuleId::from(&one.kind)], rules),
    }));
    points.extend(verdict.payments.iter().map(|paid| Point {
        says: payment(paid, verdict),
        because: rules_of(&[paid.reason], rules),
    }));
    points.push(sum(verdict, rules));
    // What a rule says is said once.
    let mut said: Vec<String> = Vec::new();
    for point in &mut points {
        point.because.retain(|sentence| !said.contains(sentence));
        said.extend(point.because.iter().cloned());
    }
    points
}

/// Returns what points are called in a game.
const fn unit(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "文",
        Game::GoStop | Game::MinHwatu => "点",
    }
}

/// Returns a line of a score: what it is called, its points and some cards.
fn scored(line: &ScoreLine, game: Game, cards: &str) -> String {
    let (name, points) = (jokbo(line.id, game), line.points);
    format!("{name}: {points}{}、{cards}", unit(game))
}

fn lines(verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let lines = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    let point = |line: &ScoreLine| Point {
        says: scored(line, rules.game(), &cards(line, rules.calendar())),
        because: rules_of(&[line.id], rules),
    };
    lines.map(point).collect()
}

/// Returns how switch cards are counted.
fn switched(verdict: &Verdict, rules: &Rules) -> Option<Point> {
    let score = verdict.score()?;
    let used = score.switch.iter().map(|(card, used)| {
        let card = card.code(rules.calendar());
        format!("{card}は{}", super::switch_use(*used))
    });
    let used: Vec<String> = used.collect();
    (!used.is_empty()).then(|| Point {
        says: format!("持ち主に有利なように数えました: {}。", list(&used)),
        because: rules_of(&[RuleId::SwitchCards, RuleId::Cup], rules),
    })
}

fn owed(loss: &Loss, verdict: &Verdict, rules: &Rules) -> Point {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let steps = loss.steps.iter().flat_map(|one| {
        let why = because(one, winner, &loss.player, rules.calendar());
        applied(one.id, &effect(one), &why, rules)
    });
    Point {
        says: owes(loss),
        because: steps.collect(),
    }
}

/// Returns a step: what it does and why, and its rule.
fn applied(id: StepId, effect: &str, because: &str, rules: &Rules) -> Vec<String> {
    let head = format!("{effect} {}: {because}", step(id));
    std::iter::once(head)
        .chain(rules_of(&[id], rules))
        .collect()
}

fn round(verdict: &Verdict, rules: &Rules) -> Option<Point> {
    let (round, score) = (verdict.round()?, verdict.score()?);
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let steps = round.steps.iter();
    let steps = steps.flat_map(|one| {
        let why = because(one, winner, "", rules.calendar());
        applied(one.id, &effect(one), &why, rules)
    });
    Some(Point {
        says: format!("{winner}: {}", super::round_arithmetic(score.points, round)),
        because: steps.collect(),
    })
}

fn counted_pile(pile: &PileCount, rules: &Rules) -> Point {
    let (cards, brought, cost) = (pile.cards, signed(pile.brought), signed(-pile.cost));
    let sets = pile.sets.iter();
    let sets = sets.flat_map(|set| {
        let line = super::counted_set_line(&pile.player, set, rules.calendar());
        std::iter::once(line).chain(rules_of(&[set.id], rules))
    });
    Point {
        says: format!(
            "{}: 札 {cards}、自分の役 {brought}、ほかの人の役 {cost}、合計{}点",
            pile.player, pile.total
        ),
        because: sets.collect(),
    }
}

fn sum(verdict: &Verdict, rules: &Rules) -> Point {
    let because = rules_of(&[RuleId::NextDealer], rules);
    let round = verdict.round();
    if let Some(round) = round.filter(|_| verdict.payments.is_empty()) {
        let points = round.points.iter();
        let each = points.map(|(name, points)| format!("{name} {points}文"));
        let says = format!("記録する点: {}。", list(&each.collect::<Vec<String>>()));
        return Point { says, because };
    }
    let each = verdict.net.iter();
    let each = each.map(|(name, chips)| format!("{name} {}", signed(*chips)));
    let each = list(&each.collect::<Vec<String>>());
    let total: i64 = verdict.net.iter().map(|(_, chips)| chips).sum();
    let sum = match total {
        0 => "合計は0です。".to_owned(),
        1.. => format!("積立金から出た{total}チップを引くと、合計は0です。"),
        _ => format!("積立金に入れた{}チップを足すと、合計は0です。", -total),
    };
    Point {
        says: format!("全員の増減: {each}。{sum}"),
        because,
    }
}

/// Returns what a line of a record has to do with the rules: the rules it is about, and the lines
/// of the score that its cards make.
pub(crate) fn about_line(line: &Line, verdict: &Verdict, rules: &Rules) -> Vec<String> {
    let mut told = rules_of(&ids_of(line), rules);
    if let Line::Header(Header::Set(key, _)) = line {
        let with_key = rule_infos(rules.game()).into_iter();
        let with_key = with_key.filter(|info| info.keys.contains(&key.value.as_str()));
        let with_key = with_key.filter_map(|info| book::of_id(LANG, info.id, rules));
        told.extend(with_key.map(|rule| book::explained(LANG, &rule)));
    }
    if let Line::Act(name, Act::Takes(cards) | Act::Has(cards)) = line
        && verdict.winner.as_deref() == Some(name.value.as_str())
    {
        told.extend(made_of(cards.pile(), verdict, rules));
    }
    told
}

/// Returns the rule about whoever fed the winner.
pub(crate) fn about_feeding(rules: &Rules) -> Vec<String> {
    rules_of(&[RuleId::OeMyeon], rules)
}

/// Returns the lines of the winner's score that some of these cards make.
fn made_of(pile: Pile, verdict: &Verdict, rules: &Rules) -> Vec<String> {
    let uses = |line: &&ScoreLine| line.cards.iter().any(|card| pile.contains(card));
    let lines = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    lines
        .filter(uses)
        .map(|line| scored(line, rules.game(), &line.cards.codes(rules.calendar())))
        .collect()
}

/// Returns the letters of the sources with what they stand for, of a game.
pub(crate) const fn source_letters(game: Game) -> &'static str {
    match game {
        Game::GoStop => {
            "P: pagat.com（2024年）、P06: 同じページの2006年版、W: Wikipedia、F: Fuda Wiki、\
             K: 韓国の慣習、D: dokbakの判断"
        }
        Game::KoiKoi => "F: Fuda Wiki、D: dokbakの判断",
        Game::MinHwatu => "W: Wikipedia、K: 韓国の慣習、D: dokbakの判断",
    }
}
