//! A verdict as an argument: each point with the words, keys and source of its rule.

use super::{
    LANG, because, cards, count, effect, jokbo, liability, list, owes, payment, place, step,
};
use crate::card::Pile;
use crate::record::{Act, Header, Line, Nth, Special, TableEvent};
use crate::rules::{Game, RuleId, Rules, in_force, rule_infos};
use crate::verdict::{Outcome, ScoreLine, StepId, Verdict};
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
    let ids: &[RuleId] = match verdict.outcome {
        Outcome::Stop => &[RuleId::Target, RuleId::Improving],
        Outcome::Shobu => &[RuleId::Calling],
        Outcome::Draw => &[RuleId::Draw],
        Outcome::Push => &[RuleId::Push, RuleId::Nagari],
        Outcome::Nagari => &[RuleId::Nagari],
        Outcome::Quads => &[RuleId::Quads],
        Outcome::ThreePpuk => &[RuleId::ThreePpuk],
        Outcome::Heodang => &[RuleId::Heodang],
        Outcome::Teshi => &[RuleId::Teshi],
        Outcome::Kuttsuki => &[RuleId::Kuttsuki],
        Outcome::Void | Outcome::Counted => &[],
    };
    Point {
        says: super::headline(verdict),
        because: rules_of(ids, rules),
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

/// Returns the ids of the rules that a line of a record is about.
fn ids_of(line: &Line) -> Vec<RuleId> {
    match line {
        Line::Header(header) => match header {
            Header::Carry(_) => vec![RuleId::Nagari],
            Header::Pot(_) => vec![RuleId::Pot],
            Header::Mission(_) => vec![RuleId::Mission],
            Header::Month(_) => vec![RuleId::WeolYak],
            Header::Dues(..) => vec![RuleId::Gwangpalli],
            Header::TableQuads(_) => vec![RuleId::TableQuads],
            Header::Round(_) => vec![RuleId::CardsOfTheMonth],
            Header::FieldBrights(_) => vec![RuleId::Field],
            _ => Vec::new(),
        },
        Line::Table(event) => match event {
            TableEvent::Nagari => vec![RuleId::Nagari, RuleId::NextDealer],
            TableEvent::Draw => vec![RuleId::Draw],
            TableEvent::Field(_) => vec![RuleId::Viewing],
            TableEvent::TableFour(_) => vec![RuleId::TableFour],
            TableEvent::TablePairs => vec![RuleId::TablePairs],
            TableEvent::Expire => vec![RuleId::Syodang],
            TableEvent::Void => Vec::new(),
        },
        Line::Act(_, act) => ids_of_act(act),
    }
}

fn ids_of_act(act: &Act) -> Vec<RuleId> {
    match act {
        Act::Go(_) => vec![
            RuleId::Improving,
            RuleId::GoChips,
            RuleId::Go,
            RuleId::GoBak,
        ],
        Act::Stop | Act::Scores(_) => vec![RuleId::Target, RuleId::Improving, RuleId::Win],
        Act::Push => vec![RuleId::Push, RuleId::Nagari, RuleId::NextDealer],
        Act::Heundeum(_) => vec![RuleId::Showing, RuleId::Heundeum],
        Act::Potkan(_) => vec![RuleId::Bomb, RuleId::Potkan, RuleId::BombJunk],
        Act::Grenade(_) => vec![RuleId::Grenade],
        Act::Ppuk(_, Some(Nth::First)) => vec![RuleId::FirstPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, Some(Nth::Second)) => vec![RuleId::SecondPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, Some(Nth::Third)) => vec![RuleId::ThirdPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, None) => vec![RuleId::ThreePpuk],
        Act::Special(special, first) => ids_of_special(*special, *first),
        Act::FirstSweep(_) => vec![RuleId::FirstSweep, RuleId::WeolYak],
        Act::Boar(_) => vec![RuleId::Boar, RuleId::Pot],
        Act::Baekhwajeom => vec![RuleId::Baekhwajeom, RuleId::JunkOwed],
        Act::Heodang => vec![RuleId::Heodang],
        Act::Syodang | Act::Accepts | Act::Refuses => vec![RuleId::Syodang],
        Act::OeMyeon(_) => vec![RuleId::OeMyeon],
        Act::Quads(_) => vec![RuleId::Quads],
        Act::Gives(..) => vec![RuleId::JunkOwed],
        Act::Drops(_) | Act::Stays | Act::Sells(..) => vec![RuleId::Gwangpalli],
        Act::Koi => vec![RuleId::Calling, RuleId::Koi],
        Act::Shobu => vec![RuleId::Calling, RuleId::Counting],
        Act::Teshi(_) => vec![RuleId::Teshi],
        Act::Kuttsuki => vec![RuleId::Kuttsuki],
        Act::Turn(_) => vec![RuleId::Turn],
        Act::Takes(_) | Act::Has(_) | Act::Counts(_) | Act::Holds(_) => Vec::new(),
    }
}

/// Returns the ids of the rules that a special capture is about, with those of a first turn if it
/// was made in one.
fn ids_of_special(special: Special, first: bool) -> Vec<RuleId> {
    let ids: &[RuleId] = match special {
        Special::Chok if first => &[RuleId::FirstChok, RuleId::Chok],
        Special::Chok => &[RuleId::Chok],
        Special::Ttadak if first => &[RuleId::FirstTtadak, RuleId::Ttadak],
        Special::Ttadak => &[RuleId::Ttadak],
        Special::Sseul => &[RuleId::Sseul],
        Special::Stack => &[RuleId::Stack],
        Special::JaPpuk => &[RuleId::JaPpuk],
    };
    ids.iter().copied().chain([RuleId::JunkOwed]).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::parse;

    /// Every rule that a line is about is in the book of its game.
    #[test]
    fn the_rules_of_lines_are_in_the_book() {
        let gostop = "\
players Ann Bo Chul Dan
carry 1
pot 3
mission 5 x2
month 4
dues Dan 6
table-quads 3
Bo drops
Chul stays
Dan sells 1g
Ann go
Ann stop
Ann heundeum 5
Ann potkan 5
Ann grenade 5
Ann ppuk 4
Ann ppuk 4 first
Ann ppuk 4 second
Ann ppuk 4 third
Ann chok first
Ann ttadak first
Ann sseul
Ann stack
Ann ja-ppuk
Ann first-sweep 3
Ann boar first
Ann baekhwajeom
Ann heodang
Ann syodang
Bo accepts
Ann oe-myeon 5p
Ann quads 5
Ann gives 5p to Bo
nagari
expire
";
        let koikoi = "\
round 3
field-brights 2
Ann koi
Ann shobu
Ann teshi 5
Ann kuttsuki
draw
field 11p
table-four 5
";
        for (game, text) in [(Game::GoStop, gostop), (Game::KoiKoi, koikoi)] {
            let rules = Rules::of(game);
            let parsed = parse(text, rules.calendar());
            assert_eq!(parsed.faults, []);
            let mut seen = 0;
            for entry in &parsed.record.entries {
                let line = entry.line.as_ref().unwrap();
                for id in ids_of(line) {
                    assert!(book::of_id(LANG, id, &rules).is_some(), "{line:?}: {id}");
                    seen += 1;
                }
            }
            assert!(seen > 10, "{game:?}");
        }
    }
}
