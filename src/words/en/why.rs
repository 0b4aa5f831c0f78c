//! A verdict as an argument: each point with the words, keys and source of its rule.

use super::{
    LANG, because, cards, count, effect, jokbo, liability, list, owes, payment, place, step,
};
use crate::card::Pile;
use crate::record::{Act, Header, Line};
use crate::rules::{Game, RuleId, Rules, in_force, rule_infos};
use crate::verdict::{ScoreLine, StepId, Verdict};
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
    let mut points = vec![end(verdict, rules)];
    points.extend(lines(verdict, rules));
    points.extend(losses(verdict, rules));
    points.extend(round(verdict, rules));
    points.extend(piles(verdict, rules));
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

fn end(verdict: &Verdict, rules: &Rules) -> Point {
    Point {
        says: super::headline(verdict),
        because: rules_of(ids_of_end(verdict.outcome), rules),
    }
}

fn lines(verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let scored = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    let point = |line: &ScoreLine| {
        let name = jokbo(line.id, rules.game());
        let worth = count(line.points, "point");
        Point {
            says: format!("{name}: {worth} for {}.", cards(line, rules.calendar())),
            because: rules_of(&[line.id], rules),
        }
    };
    let mut points: Vec<Point> = scored.map(point).collect();
    let score = verdict.score();
    if let Some(score) = score.filter(|score| !score.switch.is_empty()) {
        let used = score.switch.iter();
        let used = used.map(|(card, used)| {
            let card = card.code(rules.calendar());
            format!("{card} as {}", super::switch_use(*used))
        });
        points.push(Point {
            says: format!(
                "Counted in the owner's favour: {}.",
                list(&used.collect::<Vec<_>>())
            ),
            because: rules_of(&[RuleId::SwitchCards, RuleId::Cup], rules),
        });
    }
    points
}

fn losses(verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let point = |loss: &crate::verdict::Loss| Point {
        says: owes(loss),
        because: loss
            .steps
            .iter()
            .flat_map(|one| {
                applied(
                    one.id,
                    &effect(one),
                    &because(one, winner, &loss.player, rules.calendar()),
                    rules,
                )
            })
            .collect(),
    };
    verdict.losses().iter().map(point).collect()
}

/// Returns a step: what it does and why, and its rule.
fn applied(id: StepId, effect: &str, because: &str, rules: &Rules) -> Vec<String> {
    let head = format!("{effect} {}: {because}.", step(id));
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
        says: format!(
            "{winner}: {}.",
            super::round_arithmetic(score.points, round)
        ),
        because: steps.collect(),
    })
}

fn piles(verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let counted = verdict.counting().into_iter();
    let pile = |pile: &crate::verdict::PileCount| {
        let (cards, brought, cost) = (pile.cards, signed(pile.brought), signed(-pile.cost));
        let sets = pile.sets.iter();
        let sets = sets.flat_map(|set| {
            let line = super::counted_set_line(&pile.player, set, rules.calendar());
            std::iter::once(line).chain(rules_of(&[set.id], rules))
        });
        Point {
            says: format!(
                "{}: {cards} for cards, {brought} for sets, {cost} for the others' sets: {}.",
                pile.player, pile.total
            ),
            because: sets.collect(),
        }
    };
    counted
        .flat_map(|counting| counting.piles.iter().map(pile))
        .collect()
}

fn sum(verdict: &Verdict, rules: &Rules) -> Point {
    let because = rules_of(&[RuleId::NextDealer], rules);
    let round = verdict.round();
    if let Some(round) = round.filter(|_| verdict.payments.is_empty()) {
        let points = round.points.iter();
        let each = points.map(|(name, points)| format!("{name} {}", count(*points, "point")));
        let says = format!("Written down: {}.", list(&each.collect::<Vec<String>>()));
        return Point { says, because };
    }
    let each: Vec<String> = verdict
        .net
        .iter()
        .map(|(name, chips)| format!("{name} {}", signed(*chips)))
        .collect();
    let total: i64 = verdict.net.iter().map(|(_, chips)| chips).sum();
    let sum = match total {
        0 => "The sum is zero.".to_owned(),
        1.. => format!(
            "With {} out of the pot the sum is zero.",
            count(total, "chip")
        ),
        _ => format!(
            "With {} into the pot the sum is zero.",
            count(-total, "chip")
        ),
    };
    Point {
        says: format!("In all: {}. {sum}", list(&each)),
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

/// Returns the rule about feeding the winner.
pub(crate) fn about_feeding(rules: &Rules) -> Vec<String> {
    rules_of(&[RuleId::OeMyeon], rules)
}

/// Returns the lines of the winner's score that some of these cards make.
fn made_of(pile: Pile, verdict: &Verdict, rules: &Rules) -> Vec<String> {
    let uses = |line: &&ScoreLine| line.cards.iter().any(|card| pile.contains(card));
    let scored = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    scored
        .filter(uses)
        .map(|line| {
            let name = jokbo(line.id, rules.game());
            format!(
                "{name}: {} for {}.",
                count(line.points, "point"),
                line.cards.codes(rules.calendar())
            )
        })
        .collect()
}

/// Returns the letters of the sources with what they stand for, of a game.
pub(crate) const fn source_letters(game: Game) -> &'static str {
    match game {
        Game::GoStop => {
            "P pagat.com 2024, P06 the same page in 2006, W Wikipedia, F Fuda Wiki, K Korean custom, \
             D a decision of dokbak"
        }
        Game::KoiKoi => "F Fuda Wiki, D a decision of dokbak",
        Game::MinHwatu => "W Wikipedia, D a decision of dokbak",
    }
}
