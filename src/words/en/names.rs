//! Names of jokbo, steps, payments and ends of hands, and the reason for every step.

use super::grammar::LANG;
use super::{card_name, count, list};
use crate::card::{Calendar, by_month, codes};
use crate::rules::{Game, PointUnit};
use crate::verdict::{
    CountedSet, Effect, Jokbo, LiabilityKind, Loss, LossStep, Missing, Outcome, PaidFor, Party,
    Payment, PileCounting, RoundPoints, ScoreLine, SetLine, StepId, SwitchUse, Verdict,
};
use crate::words::Text;
use crate::words::arithmetic::{above_ceiling, round_terms, terms};
use crate::words::book;

/// Returns the name of a jokbo or yaku in the rule book of its game.
pub(crate) fn jokbo(id: Jokbo, game: Game) -> String {
    book::title(LANG, id, game)
}

/// Returns the cards of a line in the score: their codes, with the names of those cards that have
/// one of their own.
pub(crate) fn cards(line: &ScoreLine, calendar: Calendar) -> String {
    if line.cards.is_empty()
        || matches!(
            line.id,
            Jokbo::Junk | Jokbo::Ribbons | Jokbo::Palssari | Jokbo::Chaff | Jokbo::CardsOfTheMonth
        )
    {
        return line.cards.codes(calendar);
    }
    let cards = by_month(line.cards, calendar);
    let names: Vec<String> = cards.into_iter().map(card_name).collect();
    format!("{} ({})", line.cards.codes(calendar), names.join(", "))
}

/// Returns how a switch card counts.
pub(crate) const fn switch_use(used: SwitchUse) -> &'static str {
    match used {
        SwitchUse::Animal => "an animal",
        SwitchUse::Junk => "junk",
    }
}

/// Returns the name of a step.
pub(crate) const fn step(id: StepId, _: PointUnit) -> &'static str {
    match id {
        StepId::GoChips => "go chips",
        StepId::Go => "go",
        StepId::Heundeum => "heundeum",
        StepId::Potkan => "potkan",
        StepId::MeoungDda => "meoung-dda",
        StepId::GwangBak => "gwang-bak",
        StepId::PiBak => "pi-bak",
        StepId::MeoungBak => "meoung-bak",
        StepId::TtiBak => "tti-bak",
        StepId::GoBak => "go-bak",
        StepId::Nagari => "nagari",
        StepId::DoubleJoker => "double joker",
        StepId::WeolYak => "weol-yak",
        StepId::Mission => "mission",
        StepId::EmptyPile => "empty pile",
        StepId::Stake => "stake",
        StepId::Cap => "ceiling",
        StepId::Seven => "seven or more",
        StepId::Koi => "koi-koi",
        StepId::Field => "brights on the field",
    }
}

/// Returns the reason why a step applies to these losers, as a phrase.
pub(crate) fn because(
    step: &LossStep,
    winner: &str,
    losers: &[&str],
    calendar: Calendar,
    _: PointUnit,
) -> String {
    let loser = list(losers);
    let (have, each) = match losers {
        [_] => ("has", ""),
        _ => ("have", " each"),
    };
    let number = step.basis.count.unwrap_or(0);
    let month = step.basis.month.map_or(0, |month| month.month(calendar));
    match step.id {
        StepId::GoChips | StepId::Go => format!("{winner} said go {}", often(number)),
        StepId::Heundeum if month == 0 => format!("{winner} showed three of a month"),
        StepId::Heundeum => format!("{winner} showed three of month {month}"),
        StepId::Potkan if month == 0 => format!("{winner} bombed a month"),
        StepId::Potkan => format!("{winner} bombed month {month}"),
        StepId::MeoungDda => format!("{winner} has {}", count(number, "animal")),
        StepId::GwangBak => format!("{winner} scores brights, {loser} {have} none"),
        StepId::PiBak => {
            let limit = step.basis.limit.unwrap_or(0);
            match step.basis.count {
                Some(_) => format!(
                    "{winner} scores junk, {loser} {have} {number}{each}, fewer than {limit}"
                ),
                None => format!("{winner} scores junk, {loser} {have} fewer than {limit}{each}"),
            }
        }
        StepId::MeoungBak => {
            format!("{winner} has {}, {loser} none", count(number, "animal"))
        }
        StepId::TtiBak => format!("{winner} scores ribbons, {loser} {have} none"),
        StepId::GoBak => format!("{loser} had said go"),
        StepId::Nagari => format!("{} without a winner before", count(number, "hand")),
        StepId::DoubleJoker => format!("{winner} captured a double joker"),
        StepId::WeolYak if step.basis.month.is_none() => {
            format!("{winner} took a whole month in the first turn")
        }
        StepId::WeolYak => format!("{winner} holds all of month {month}, which was set"),
        StepId::Mission => match step.basis.count {
            None => format!("{winner} holds the mission's cards"),
            Some(cards) => format!("{winner} holds {} of the mission", count(cards, "card")),
        },
        StepId::EmptyPile => format!("{loser} {have} captured nothing"),
        StepId::Stake => "the table agreed on it for this hand".to_owned(),
        StepId::Cap => "no loss goes higher at this table".to_owned(),
        StepId::Seven => format!("the yaku make {}", count(number, "point")),
        StepId::Koi => format!("koi-koi was said {}", often(number)),
        StepId::Field => format!("dealt to the field: {}", count(number, "bright")),
    }
}

fn often(times: i64) -> String {
    match times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{times} times"),
    }
}

/// Returns the effect of a step on the amount.
pub(crate) fn effect(step: &LossStep) -> Text {
    Text::both(|form| match step.effect {
        Effect::Add(chips) => form.signed(LANG, chips),
        Effect::Times(times) => format!("{}{times}", form.or("x", "times ")),
        Effect::Flat(chips) => format!("{} at the end", form.signed(LANG, chips)),
        Effect::To(chips) => format!("down to {chips}"),
    })
}

/// Returns the name of the reason for a payment.
pub(crate) const fn paid_for(reason: PaidFor) -> &'static str {
    match reason {
        PaidFor::Win => "the win",
        PaidFor::Quads => "quads",
        PaidFor::FirstPpuk => "a ppuk in the first turn",
        PaidFor::SecondPpuk => "a ppuk in the second turn",
        PaidFor::ThirdPpuk => "a ppuk in the third turn",
        PaidFor::ThreePpuk => "three ppuk",
        PaidFor::FirstSweep => "a whole month in the first turn",
        PaidFor::FirstChok => "a chok in the first turn",
        PaidFor::FirstTtadak => "a ttadak in the first turn",
        PaidFor::Heodang => "heodang",
        PaidFor::Boar => "the boar in the first turn",
        PaidFor::Gwangpalli => "gwangpalli",
        PaidFor::Pot => "the boar's pot",
        PaidFor::Net => "the hand as told",
    }
}

/// Says how the hand ended, in one sentence.
pub(crate) fn headline(verdict: &Verdict) -> String {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    match (verdict.outcome, verdict.score()) {
        (Outcome::Stop, Some(score)) => {
            let goes = match score.go {
                0 => String::new(),
                goes => format!(" after saying go {}", often(i64::from(goes))),
            };
            format!(
                "{winner} stops with {}{goes}.",
                count(score.points, "point")
            )
        }
        (Outcome::Stop, None) => format!("{winner} stops."),
        (Outcome::Push, _) => format!(
            "{} pushes the win into the next hand: nobody pays for it.",
            verdict.next.dealer
        ),
        (Outcome::Nagari, _) => "Nagari: nobody won.".to_owned(),
        (Outcome::Void, _) => "Void: the hand is dealt again.".to_owned(),
        (Outcome::Quads, _) if winner.is_empty() => "Quads in every hand: no score.".to_owned(),
        (Outcome::Quads, _) => format!("Quads: {winner} wins at once."),
        (Outcome::ThreePpuk, _) => format!("Three ppuk: {winner} wins."),
        (Outcome::Heodang, _) => format!("Heodang: {winner} wins."),
        (Outcome::Shobu, _) => format!("Shobu: {winner} {}.", scores(verdict, winner)),
        (Outcome::Teshi, _) => format!("Teshi: {winner} {}.", scores(verdict, winner)),
        (Outcome::Kuttsuki, _) => format!("Kuttsuki: {winner} {}.", scores(verdict, winner)),
        (Outcome::Draw, Some(_)) => format!(
            "Draw: the cards ran out, and {winner} {}.",
            scores(verdict, winner)
        ),
        (Outcome::Draw, None) => draw_headline(verdict),
        (Outcome::Net, _) if winner.is_empty() => "Only the amounts are known.".to_owned(),
        (Outcome::Net, _) => format!("{winner} wins; only the amounts are known."),
        (Outcome::Counted, _) => "Counted: the piles make up the pack.".to_owned(),
    }
}

/// Returns how many points a player of Koi-Koi scores, as a phrase with the verb.
fn scores(verdict: &Verdict, player: &str) -> String {
    let round = verdict.round();
    let points = round.and_then(|round| round.points.iter().find(|(name, _)| name == player));
    format!(
        "scores {}",
        count(points.map_or(0, |(_, points)| *points), "point")
    )
}

fn draw_headline(verdict: &Verdict) -> String {
    let rounds = verdict.round().into_iter();
    let mut privileged = rounds
        .flat_map(|round| &round.points)
        .filter(|(_, points)| *points > 0);
    match privileged.next() {
        Some((dealer, points)) => format!(
            "Draw: {dealer}, who dealt, scores {}.",
            count(*points, "point")
        ),
        None => "Draw: nobody scores.".to_owned(),
    }
}

/// Returns the arithmetic of a round of Koi-Koi: `8 × 2 × 2 = 32`.
pub(crate) fn round_arithmetic(base: i64, round: &RoundPoints) -> String {
    let points = base.saturating_mul(round.multiplier);
    format!("{} = {points}", round_terms(base, round))
}

/// Returns the name of a set of min-hwatu.
pub(crate) fn counted_set(id: CountedSet) -> String {
    let name = match id {
        CountedSet::HongDan => "hong-dan",
        CountedSet::CheongDan => "cheong-dan",
        CountedSet::ChoDan => "cho-dan",
        CountedSet::January => "all of January",
        CountedSet::February => "all of February",
        CountedSet::March => "all of March",
        CountedSet::April => "all of April",
        CountedSet::May => "all of May",
        CountedSet::June => "all of June",
        CountedSet::July => "all of July",
        CountedSet::August => "all of August",
        CountedSet::September => "all of September",
        CountedSet::October => "all of October",
        CountedSet::November => "all of November",
        CountedSet::December => "all of December",
    };
    name.to_owned()
}

/// Returns a player's set of min-hwatu, and what everybody else pays for it.
pub(crate) fn counted_set_line(player: &str, set: &SetLine, calendar: Calendar) -> String {
    let points = count(set.points, "point");
    format!(
        "{player} holds {} ({}): {points} from every other player.",
        counted_set(set.id),
        set.cards.codes(calendar)
    )
}

/// Says why the piles of min-hwatu do not add up to the pack, in sentences.
pub(crate) fn cheated(counting: &PileCounting, calendar: Calendar) -> Vec<String> {
    let part = |what: &str, cards: String| (!cards.is_empty()).then(|| format!("{what}: {cards}."));
    let missing = part("Missing", counting.missing.codes(calendar));
    let surplus = codes(counting.surplus.iter().copied(), calendar);
    let surplus = part("More often than in the pack", surplus);
    let mut said: Vec<String> = missing.into_iter().chain(surplus).collect();
    if !said.is_empty() {
        said.insert(
            0,
            "The piles do not make up the pack, so nobody pays.".to_owned(),
        );
    }
    said
}

/// Says who pays for whom and why; `None` if nobody pays for others.
pub(crate) fn liability(verdict: &Verdict) -> Option<String> {
    let liability = verdict.liability()?;
    let payer = &liability.payer;
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let covers = list(&liability.covers);
    let why = match liability.kind {
        LiabilityKind::Syodang => format!("syodang: {payer} refused the nagari that was offered"),
        LiabilityKind::GoBak => format!("go-bak: {payer} had said go"),
        LiabilityKind::OeMyeon => {
            let card = liability.card.map(|card| card.code(verdict.calendar));
            let card = card.unwrap_or_else(|| "a card".to_owned());
            format!("oe-myeon: {payer} let {winner} have {card}, and {winner} won with it")
        }
    };
    Some(format!("Dok-bak: {payer} pays for {covers} too ({why})."))
}

/// Returns a payment of a verdict as a sentence.
pub(crate) fn payment(payment: &Payment, verdict: &Verdict) -> Text {
    let Payment {
        from,
        to,
        chips,
        reason,
    } = payment;
    let chips = count(*chips, "chip");
    let says = match (from, to) {
        (Party::Pot, to) => format!("{} takes {chips} from the boar's pot.", to.word()),
        (from, Party::Pot) => format!("{} puts {chips} into the boar's pot.", from.word()),
        // Min-hwatu has no winner: players below par pay those above.
        (Party::Player(from), Party::Player(to)) if verdict.counting().is_some() => {
            format!("{from} pays {to} {chips}.")
        }
        (Party::Player(from), Party::Player(to)) => {
            format!("{from} pays {to} {chips} for {}.", paid_for(*reason))
        }
    };
    says.into()
}

/// Says what a loser owes, and how it is computed.
pub(crate) fn owes(loss: &Loss) -> String {
    let owes = format!("{} owes {}", loss.player, count(loss.chips, "chip"));
    if loss.steps.is_empty() {
        owes + "."
    } else {
        format!("{owes}: {}", arithmetic(loss))
    }
}

/// Returns the arithmetic of a loss in one line: `(5 + 2) × 2 × 2 = 28`.
pub(crate) fn arithmetic(loss: &Loss) -> String {
    let (terms, chips) = (terms(loss), loss.chips);
    match above_ceiling(loss) {
        Some(whole) => format!("{terms} = {whole}, at most {chips}"),
        None => format!("{terms} = {chips}"),
    }
}

/// Returns what a jokbo is missing: `6t`, `one of 8g 11g`, `2 more`.
pub(crate) fn needs(missing: &Missing, calendar: Calendar) -> String {
    let codes = missing.among.codes(calendar);
    match (missing.among.len(), missing.count) {
        (0, count) if missing.id == Jokbo::Junk => format!("junk worth {count} more"),
        (0, count) => format!("{count} more"),
        (among, count) if among == count => codes,
        (_, count) => format!("{count} of {codes}"),
    }
}
