//! A verdict as an argument: points, each with the text, keys and source of the rules behind it.

use super::about::{ids_of, ids_of_end};
use super::{
    Lang, Numbering, Point, Reason, Text, because, book, cards, counted_set_line, effect, headline,
    irregularity, jokbo, liability, owes, payment, place, round_arithmetic, say, step,
};
use crate::card::Pile;
use crate::gostop::fixed_steps;
use crate::record::{Act, Header, Line, Record};
use crate::rules::{RuleId, Rules, in_force, rule_infos};
use crate::verdict::{Jokbo, LossStep, Payment, ScoreLine, StepId, Verdict};

/// Returns those of these rules that are in force at the table, each as a reason on one line.
fn rules_of<I: Into<RuleId> + Copy>(lang: Lang, ids: &[I], rules: &Rules) -> Vec<Reason> {
    let ids = ids.iter().map(|id| (*id).into());
    let played = ids.filter(|id: &RuleId| in_force(*id, rules).is_some());
    let found = played.filter_map(|id| Some((id, book::of_id(lang, id, rules)?)));
    let found = found.map(|(id, rule)| Reason {
        says: book::explained(lang, &rule).into(),
        rule: Some(id),
    });
    found.collect()
}

/// Returns the sentences of reasons.
fn said(rules: Vec<Reason>) -> Vec<Text> {
    rules.into_iter().map(|because| because.says).collect()
}

impl Reason {
    /// Returns a reason that is about this hand alone.
    const fn here(says: Text) -> Self {
        Self { says, rule: None }
    }
}

/// Returns the argument for a verdict: how the hand ended, the points, what each loser owes, who
/// pays, and that wins and losses sum to zero.
///
/// ```
/// use dokbak::words::{self, Lang};
/// use dokbak::{Case, Opening};
///
/// let record = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g0 p7\nAnn stop\n";
/// let case = Case::read(record, Opening::default());
/// let verdict = case.settle()?;
/// let rules = &case.ruleset().rules;
/// let points = words::argument(Lang::English, &verdict, &case.record, rules);
/// let because = points.iter().flat_map(|point| &point.because);
/// // Ann scores brights and Bo has none.
/// assert!(because.clone().any(|because| because.says.seen().contains("gwang_bak")));
/// # Ok::<(), dokbak::Faults>(())
/// ```
pub fn argument(lang: Lang, verdict: &Verdict, record: &Record, rules: &Rules) -> Vec<Point> {
    let mut points = vec![end(lang, verdict, rules)];
    points.extend(lines(lang, verdict, rules));
    points.extend(losses(lang, verdict, rules));
    points.extend(round(lang, verdict, rules));
    points.extend(piles(lang, verdict, rules));
    if let Some(says) = liability(lang, verdict) {
        let says = says.into();
        let kind = verdict.liability().map(|liability| liability.kind);
        let because = rules_of(lang, kind.as_slice(), rules);
        points.push(Point { says, because });
    }
    points.extend(verdict.irregular().iter().map(|one| {
        Point {
            says: irregularity(
                lang,
                one,
                &place(lang, Numbering::Lines, one.line),
                rules.calendar(),
            )
            .into(),
            because: rules_of(lang, &[RuleId::from(&one.kind)], rules),
        }
    }));
    points.extend(verdict.payments.iter().map(|paid| Point {
        says: payment(lang, paid, verdict),
        because: of_payment(lang, paid, record, rules),
    }));
    points.push(sum(lang, verdict, rules));
    // Each rule is quoted once.
    let mut said: Vec<Reason> = Vec::new();
    for point in &mut points {
        point.because.retain(|because| !said.contains(because));
        said.extend(point.because.iter().cloned());
    }
    points
}

fn end(lang: Lang, verdict: &Verdict, rules: &Rules) -> Point {
    Point {
        says: headline(lang, verdict).into(),
        because: rules_of(lang, ids_of_end(verdict.outcome), rules),
    }
}

fn lines(lang: Lang, verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let scored = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    let point = |line: &ScoreLine| {
        let name = jokbo(lang, line.id, rules.game());
        let cards = cards(lang, line, rules.calendar());
        Point {
            says: say!(lang, score_line(&name, line.points, &cards, rules.unit())).into(),
            because: rules_of(lang, &[line.id], rules),
        }
    };
    let mut points: Vec<Point> = scored.map(point).collect();
    let score = verdict.score();
    if let Some(score) = score.filter(|score| !score.switch.is_empty()) {
        let used = score.switch.iter();
        let used: Vec<_> = used
            .map(|(card, used)| (card.code(rules.calendar()), *used))
            .collect();
        let bound = rules.gostop().is_some_and(|rules| rules.cup_final);
        points.push(Point {
            says: if bound {
                say!(lang, counted_so(&used)).into()
            } else {
                say!(lang, counted_best(&used)).into()
            },
            because: rules_of(lang, &[RuleId::SwitchCards, RuleId::Cup], rules),
        });
    }
    points
}

fn losses(lang: Lang, verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let point = |loss: &crate::verdict::Loss| {
        let steps = loss.steps.iter();
        let steps =
            steps.flat_map(|one| applied(lang, one, winner, &[loss.player.as_str()], rules));
        Point {
            says: owes(lang, loss).into(),
            because: steps.collect(),
        }
    };
    verdict.losses().iter().map(point).collect()
}

/// Returns the reasons for a step: its effect, why the step applies, and its rule.
fn applied(
    lang: Lang,
    one: &LossStep,
    winner: &str,
    losers: &[&str],
    rules: &Rules,
) -> Vec<Reason> {
    let because = because(lang, one, winner, losers, rules.calendar(), rules.unit());
    let (effect, step) = (effect(lang, one), step(lang, one.id, rules.unit()));
    let head = say!(lang, applied(&effect, step, &because));
    std::iter::once(Reason::here(head))
        .chain(rules_of(lang, &[one.id], rules))
        .collect()
}

fn round(lang: Lang, verdict: &Verdict, rules: &Rules) -> Option<Point> {
    let (round, score) = (verdict.round()?, verdict.score()?);
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let steps = round.steps.iter();
    let steps = steps.flat_map(|one| applied(lang, one, winner, &[], rules));
    let arithmetic = round_arithmetic(lang, score.points, round);
    Some(Point {
        says: say!(lang, round_line(winner, &arithmetic)).into(),
        because: steps.collect(),
    })
}

fn piles(lang: Lang, verdict: &Verdict, rules: &Rules) -> Vec<Point> {
    let counted = verdict.counting().into_iter();
    let pile = |pile: &crate::verdict::PileCount| {
        let sets = pile.sets.iter();
        let sets = sets.flat_map(|set| {
            let line = counted_set_line(lang, &pile.player, set, rules.calendar());
            std::iter::once(Reason::here(line.into())).chain(rules_of(lang, &[set.id], rules))
        });
        let left = (pile.remainder > 0)
            .then(|| say!(lang, remainder_line(&pile.player, pile.remainder)).into())
            .map(Reason::here);
        Point {
            says: say!(lang, pile_line(pile)),
            because: sets.chain(left).collect(),
        }
    };
    counted
        .flat_map(|counting| counting.piles.iter().map(pile))
        .collect()
}

/// Returns the reasons for a payment: what multiplies a fixed one in this hand, and its rule.
fn of_payment(lang: Lang, paid: &Payment, record: &Record, rules: &Rules) -> Vec<Reason> {
    let steps = rules.gostop().and_then(|rules| {
        let carry = record.headers().find_map(|(_, header)| match header {
            Header::Carry(hands) => Some(*hands),
            _ => None,
        });
        let stake = record.headers().find_map(|(_, header)| match header {
            Header::Stake(times) => Some(*times),
            _ => None,
        });
        fixed_steps(paid.reason, (carry.unwrap_or(0), stake), rules)
    });
    let (from, to) = (paid.from.word(), paid.to.word());
    let steps = steps.unwrap_or_default().into_iter();
    let steps = steps.flat_map(|one| applied(lang, &one, to, &[from], rules));
    let rule = paid.reason.rule();
    steps
        .chain(rules_of(lang, rule.as_slice(), rules))
        .collect()
}

fn sum(lang: Lang, verdict: &Verdict, rules: &Rules) -> Point {
    let round = verdict.round();
    let says = match round.filter(|_| verdict.payments.is_empty()) {
        Some(round) => say!(lang, written_down(&round.points, round.unit)).into(),
        None => say!(lang, summed(&verdict.net)),
    };
    Point {
        says,
        because: rules_of(lang, &[RuleId::NextDealer], rules),
    }
}

/// Returns what a line of a record has to do with the verdict: the rules that the line is about,
/// and the lines of the score that its cards make.
pub fn about_line(lang: Lang, line: &Line, verdict: &Verdict, rules: &Rules) -> Vec<Text> {
    said(reasons_about(lang, line, verdict, rules))
}

/// Returns what [`about_line`] says, each with the rule that it quotes.
pub(crate) fn reasons_about(
    lang: Lang,
    line: &Line,
    verdict: &Verdict,
    rules: &Rules,
) -> Vec<Reason> {
    let mut told = rules_of(lang, &ids_of(line), rules);
    if let Line::Header(Header::Set(key, _)) = line {
        let with_key = rule_infos(rules.game()).into_iter();
        let with_key = with_key.filter(|info| info.keys.contains(&key.value.as_str()));
        let with_key = with_key.filter_map(|info| book::of_id(lang, info.id, rules));
        told.extend(with_key.map(|rule| Reason {
            says: book::explained(lang, &rule).into(),
            rule: Some(rule.info.id),
        }));
    }
    if let Line::Act(name, Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Takes(_)) = line {
        told.extend(decided(lang, name.value.as_str(), verdict, rules));
    }
    if let Line::Act(name, Act::Takes(cards) | Act::Has(cards, _)) = line
        && verdict.winner.as_deref() == Some(name.value.as_str())
    {
        told.extend(made_of(lang, cards.pile(), verdict, rules));
    }
    told
}

/// Returns how a loser's pile affects the debt: for each step why it applies and its rule, then the
/// rules of the baks that the pile avoids.
fn decided(lang: Lang, name: &str, verdict: &Verdict, rules: &Rules) -> Vec<Reason> {
    let mut losses = verdict.losses().iter();
    let own = losses.find(|loss| loss.player == name);
    let steps = own.into_iter().flat_map(|loss| &loss.steps);
    let by_pile = steps.filter(|step| step.id.looks_at_pile());
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let by_pile: Vec<&LossStep> = by_pile.collect();
    let why = by_pile.iter();
    let why = why.flat_map(|step| applied(lang, step, winner, &[name], rules));
    let scored = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    let spared = scored.filter_map(|line| match line.id {
        id if id.is_bright() => Some(StepId::GwangBak),
        id if id.is_ribbon() => Some(StepId::TtiBak),
        Jokbo::Junk => Some(StepId::PiBak),
        _ => None,
    });
    let is_loser = verdict.losses().iter().any(|loss| loss.player == name);
    let spared = spared.filter(|id| is_loser && by_pile.iter().all(|step| step.id != *id));
    let spared = spared.flat_map(|id| rules_of(lang, &[id], rules));
    why.chain(spared).collect()
}

/// Returns the rule about feeding the winner.
pub fn about_feeding(lang: Lang, rules: &Rules) -> Vec<Text> {
    said(rules_of(lang, &[RuleId::OeMyeon], rules))
}

/// Returns the lines of the winner's score that some of these cards belong to.
fn made_of(lang: Lang, pile: Pile, verdict: &Verdict, rules: &Rules) -> Vec<Reason> {
    let uses = |line: &&ScoreLine| line.cards.iter().any(|card| pile.contains(card));
    let scored = verdict.score().into_iter().flat_map(|score| &score.jokbo);
    scored
        .filter(uses)
        .map(|line| {
            let name = jokbo(lang, line.id, rules.game());
            let cards = line.cards.codes(rules.calendar());
            let says = say!(lang, score_line(&name, line.points, &cards, rules.unit()));
            Reason::here(says.into())
        })
        .collect()
}
