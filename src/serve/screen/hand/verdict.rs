//! Who pays whom and why, before the hand is written.

use super::entered::entries;
use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use crate::card::{Card, Pile};
use crate::case::AnyHand;
use crate::evening::hand::{HandState, known_cards, told_too_often};
use crate::evening::play::HandInPlay;
use crate::minhwatu;
use crate::record::{ChipValue, Name, quoted};
use crate::rules::{Game, Rules};
use crate::serve::phones::HandKey;
use crate::serve::screen::parts::PointRow;
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::verdict::{Detail, Outcome, PaidFor, Payment, Verdict};
use crate::words::{Lang, Point, Text, argument, headline, signed};
use askama::Template;

/// The preview.
#[derive(Template)]
#[template(path = "hand_verdict.html", config = "assets/serve/askama.toml")]
struct Preview {
    lang: Lang,
    form: FormHead,
    back: StepBack,
    result: ResultLines,
    /// Who entered what.
    entered: Vec<String>,
    /// What may be added with one tap: the text, and what it says.
    more: Vec<(String, String)>,
    /// Whether more can be told in words.
    text: bool,
    /// The line that was typed and not taken.
    typed: String,
    /// The hand, to which somebody may object.
    key: HandKey,
}

/// What a verdict comes to.
#[derive(Template)]
#[template(path = "hand_result.html", config = "assets/serve/askama.toml")]
pub(super) struct ResultLines {
    lang: Lang,
    understood: String,
    /// The cards that were named.
    cards: Vec<NamedCards>,
    headline: String,
    /// What is odd about the piles.
    warnings: Vec<String>,
    arrows: Vec<Arrow>,
    net: Vec<(String, String, String)>,
    why: Vec<PointRow>,
    /// How points came to be more, where nobody pays anybody and no arrow says it.
    arithmetic: Option<String>,
}

/// Cards that were named, with whose they are.
pub(super) struct NamedCards {
    pub(super) name: String,
    /// What they come to, where whole piles are counted.
    pub(super) sum: Option<String>,
    pub(super) cards: Vec<CardPicture>,
}

/// A payment.
struct Arrow {
    from: String,
    to: String,
    amount: String,
    money: Option<String>,
    /// What it is for, where it is not the win.
    reason: Option<&'static str>,
    why: Vec<PointRow>,
}

/// Returns the page.
pub(super) fn shown(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let lang = scene.lang();
    let state = play.state();
    let preview = Preview {
        lang,
        form: form(scene),
        back: StepBack::new(scene, play),
        result: ResultLines::new(lang, state),
        entered: entries(scene, play),
        more: more(lang, state),
        text: state.telling.is_some(),
        typed: scene.typed.to_owned(),
        key: HandKey::in_play(play),
    };
    preview.render()
}

impl ResultLines {
    /// Returns whether nothing says how the hand was understood.
    fn says_nothing(&self) -> bool {
        self.understood.is_empty() && self.cards.is_empty()
    }

    pub(super) fn new(lang: Lang, state: &HandState) -> Self {
        let understood = state.understood_beside_cards(lang.vocabulary());
        let calendar = state.ruleset.rules.calendar();
        let warnings = told_too_often(state);
        let mut result = Self {
            lang,
            understood: understood.join(" · "),
            cards: told_cards(lang, state),
            headline: String::new(),
            warnings: warnings
                .iter()
                .map(|found| say!(lang, too_often(found, calendar)))
                .collect(),
            arrows: Vec::new(),
            net: Vec::new(),
            why: Vec::new(),
            arithmetic: None,
        };
        if result.understood.is_empty() {
            result.understood = of_round(lang, state).join(" · ");
        }
        let Some(verdict) = &state.verdict else {
            return result;
        };
        let record = state.case.record();
        let chip = record.chip();
        let points = argument(lang, verdict, &record, &state.ruleset.rules);
        result.headline = headline(lang, verdict);
        let rules = &state.ruleset.rules;
        let arrow = |payment: &Payment| Arrow::new(lang, payment, verdict, chip, (&points, rules));
        result.arrows = verdict.payments.iter().map(arrow).collect();
        result.net = net(lang, verdict, chip);
        result.arithmetic = arithmetic(lang, verdict);
        let why = points.iter().map(|point| PointRow::new(lang, point, rules));
        result.why = why.collect();
        result
    }
}

/// Returns the cards that were named, as pictures.
pub(super) fn told_cards(lang: Lang, state: &HandState) -> Vec<NamedCards> {
    let calendar = state.ruleset.rules.calendar();
    let sum = |cards: &[Card]| match &state.ruleset.rules {
        Rules::MinHwatu(rules) => {
            let pile: Pile = cards.iter().copied().collect();
            let (points, _) = minhwatu::worth_so_far(pile, rules);
            Some(say!(lang, pile_sum(pile.len(), points)))
        }
        _ => None,
    };
    let cards = known_cards(state).into_iter();
    cards
        .map(|(name, cards)| NamedCards {
            name: name.to_string(),
            sum: sum(&cards),
            cards: pictures(lang, cards, calendar),
        })
        .collect()
}

/// Returns how the points of a round came to be more than those of the yaku.
fn arithmetic(lang: Lang, verdict: &Verdict) -> Option<String> {
    let round = verdict.round().filter(|round| round.multiplier != 1);
    let score = verdict.score().filter(|_| verdict.payments.is_empty())?;
    round.map(|round| say!(lang, round_arithmetic(score.points, round)))
}

/// Returns what was told of a round of Koi-Koi: the yaku of each player, and how often they went
/// on.
fn of_round(lang: Lang, state: &HandState) -> Vec<String> {
    let (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) = (&state.told, &state.ruleset.rules) else {
        return Vec::new();
    };
    let said = round.seats().filter_map(|seat| {
        let player = round.player(seat);
        let score = round.score(seat, rules);
        let mut parts = say!(lang, lines_of(&score, Game::KoiKoi));
        if parts.is_empty() && score.points > 0 {
            parts.push(say!(
                lang,
                preview_points(score.points, state.ruleset.rules.unit())
            ));
        }
        parts.push(say!(lang, koi_calls(player.calls)));
        parts.retain(|part| !part.is_empty());
        (!parts.is_empty()).then(|| format!("{}: {}", player.name, parts.join(", ")))
    });
    said.collect()
}

/// Returns what everybody wins or loses: points where only these are played for.
fn net(lang: Lang, verdict: &Verdict, chip: Option<&ChipValue>) -> Vec<(String, String, String)> {
    let round = verdict.round().filter(|_| verdict.payments.is_empty());
    if let Some(round) = round {
        let points = round.points.iter();
        let row = |(name, points): &(Name, i64)| {
            let sum = say!(lang, preview_points(*points, round.unit));
            (name.to_string(), sum, String::new())
        };
        return points.map(row).collect();
    }
    let row = |(name, chips): &(Name, i64)| {
        let worth = chip.map(|chip| say!(lang, money(*chips, chip)).into_seen());
        let sum = signed(lang, *chips).into_seen();
        (name.to_string(), sum, worth.unwrap_or_default())
    };
    verdict.net.iter().map(row).collect()
}

impl Arrow {
    fn new(
        lang: Lang,
        payment: &Payment,
        verdict: &Verdict,
        chip: Option<&ChipValue>,
        (points, rules): (&[Point], &Rules),
    ) -> Self {
        let says = say!(lang, payment(payment, verdict));
        let won = payment.reason == PaidFor::Win;
        let own = |point: &&Point| won && owes(lang, &point.says, payment, verdict);
        let mut why: Vec<&Point> = points.iter().filter(own).collect();
        let piles = match &verdict.detail {
            Detail::MinHwatu(counting) => counting.piles.as_slice(),
            _ => &[],
        };
        let piles = piles.iter().filter(|pile| {
            payment.from.is_player(&pile.player) || payment.to.is_player(&pile.player)
        });
        let piles: Vec<Text> = piles.map(|pile| say!(lang, pile_line(pile))).collect();
        why.extend(points.iter().filter(|point| piles.contains(&point.says)));
        let same = |point: &&Point| point.says == says;
        why.extend(points.iter().filter(same));
        Self {
            from: payment.from.word().to_owned(),
            to: payment.to.word().to_owned(),
            amount: say!(lang, chips_or_points(payment.chips, chip.is_some())),
            money: chip.map(|chip| say!(lang, money(payment.chips, chip)).into_seen()),
            reason: (!won).then(|| say!(lang, paid_for(payment.reason))),
            why: why
                .into_iter()
                .map(|point| PointRow::new(lang, point, rules))
                .collect(),
        }
    }
}

/// Returns whether a point of the argument says what a payer of the win owes, or whose losses it
/// covers.
fn owes(lang: Lang, says: &Text, payment: &Payment, verdict: &Verdict) -> bool {
    let liability = verdict.liability();
    let covered = |name: &str| {
        liability.is_some_and(|one| {
            payment.from.is_player(&one.payer) && one.covers.iter().any(|covered| covered == name)
        })
    };
    let of_loss = verdict.losses().iter().any(|loss| {
        let theirs = payment.from.is_player(&loss.player) || covered(&loss.player);
        theirs && says.seen() == say!(lang, owes(loss))
    });
    let pays_for_others = liability.is_some_and(|one| payment.from.is_player(&one.payer));
    of_loss || pays_for_others && say!(lang, liability(verdict)).as_deref() == Some(says.seen())
}

/// Returns what else may have happened, each said with one tap.
fn more(lang: Lang, state: &HandState) -> Vec<(String, String)> {
    let Some(verdict) = state.verdict.as_ref().filter(|_| state.telling.is_some()) else {
        return Vec::new();
    };
    let (Outcome::Stop, Some(winner)) = (verdict.outcome, &verdict.winner) else {
        return Vec::new();
    };
    let players = state.players();
    let losers = players.names().iter().filter(|name| *name != winner);
    let said = losers.map(|name| {
        (
            format!("{} 1 go", quoted(name)),
            say!(lang, also_said_go(name)),
        )
    });
    said.collect()
}
