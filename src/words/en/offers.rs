//! Words about what a player could have played instead of offering a nagari.

use super::{count, list};
use crate::card::Calendar;
use crate::verdict::{JudgedBy, OfferFinding, OfferedTurn, Safety};
use crate::words::same::turn_lines;

/// Says who offered a nagari, and whether that player could have played safely instead.
pub(crate) fn offer(offer: &OfferFinding, at: &str, calendar: Calendar) -> String {
    let player = &offer.player;
    let answered = match &offer.refused_by {
        Some(refuser) => format!("which {refuser} refused"),
        None => "which both accepted".to_owned(),
    };
    let had = had(offer, calendar);
    format!("{at}: {player} offered a nagari, {answered}. {had}")
}

fn had(offer: &OfferFinding, calendar: Calendar) -> String {
    let (player, all) = (&offer.player, offer.turns.len());
    let of = |wanted: fn(&Safety) -> bool| {
        let turns = offer.turns.iter();
        let turns = turns.filter(|turn| wanted(&turn.safety));
        turns.collect::<Vec<&OfferedTurn>>()
    };
    let safe = of(|safety| matches!(safety, Safety::Safe | Safety::Wins));
    let open = of(|safety| matches!(safety, Safety::NotKnown)).len();
    let lost = of(|safety| matches!(safety, Safety::Unsafe { .. })).len();
    let could_stop = format!("{} could have stopped", winners(offer));
    if let [_, ..] = safe[..] {
        let named = safe.iter().map(|turn| turn_lines(&turn.turn, calendar));
        let named: Vec<String> = named.collect();
        let plays = number(safe.len(), "safe play");
        let rest = match open {
            0 => String::new(),
            1 => "; whether 1 other was safe is not known".to_owned(),
            open => format!("; whether {open} others were safe is not known"),
        };
        let turns = number(all, "turn");
        return format!(
            "{player} had {plays} among {turns}: {}{rest}.",
            named.join(", ")
        );
    }
    match (lost, open) {
        (1, 0) => format!("{player} had no safe play: after the only turn {could_stop}."),
        (_, 0) => {
            format!("{player} had no safe play: after each of the {all} turns {could_stop}.")
        }
        (0, _) => format!("Whether {player} had a safe play is not known."),
        _ => format!(
            "Whether {player} had a safe play is not known: after {lost} of the {all} turns \
             {could_stop}."
        ),
    }
}

fn number(turns: usize, noun: &str) -> String {
    count(i64::try_from(turns).unwrap_or(i64::MAX), noun)
}

/// Names the opponents who could have won after some turn of the player who offered a nagari.
fn winners(offer: &OfferFinding) -> String {
    let opponents = offer.opponents.iter().map(|one| one.player.as_str());
    let names = opponents.filter(|name| {
        let mut turns = offer.turns.iter();
        turns.any(|turn| matches!(&turn.safety, Safety::Unsafe { winner, .. } if winner == name))
    });
    names.collect::<Vec<&str>>().join(" or ")
}

/// Lists the assumptions behind what is said about an offered nagari; empty if all is known.
pub(crate) fn offer_rests_on(offer: &OfferFinding) -> Vec<String> {
    let hands = |wanted: JudgedBy| {
        let opponents = offer.opponents.iter().filter(|one| one.by == wanted);
        let names: Vec<&str> = opponents.map(|one| one.player.as_str()).collect();
        match names[..] {
            [] => None,
            [only] => Some(format!("  The hand of {only} is not recorded")),
            _ => Some(format!("  The hands of {} are not recorded", list(&names))),
        }
    };
    let by_turn = hands(JudgedBy::Turn)
        .map(|hands| format!("{hands}, so only what was played is considered."));
    let unknown = hands(JudgedBy::Nothing)
        .map(|hands| format!("{hands}, and no turn followed: what could have come is not known."));
    let stock = offer.stock.map(|cards| match cards {
        0 => "  Nothing of the stock is known: no card is turned up.".to_owned(),
        1 => "  Only 1 card of the stock is known.".to_owned(),
        _ => format!("  Only {} of the stock are known.", number(cards, "card")),
    });
    [by_turn, unknown, stock].into_iter().flatten().collect()
}

/// Says what a turn would have led to instead of offering a nagari.
pub(crate) fn offered_turn(turn: &OfferedTurn, offer: &OfferFinding, calendar: Calendar) -> String {
    let then = match &turn.safety {
        Safety::Safe => "safe".to_owned(),
        Safety::Wins => "safe: it wins".to_owned(),
        Safety::NotKnown => "not known".to_owned(),
        Safety::Unsafe {
            winner,
            between,
            answer,
        } => {
            let others = offer.opponents.iter().map(|one| &one.player);
            let other = others.filter(|name| *name != winner);
            let before = between.iter().zip(other);
            let before =
                before.map(|(turn, name)| format!("{name} {}, then ", turn_lines(turn, calendar)));
            let before: String = before.collect();
            let answer = turn_lines(answer, calendar);
            format!("{before}{winner} could have stopped: {answer}")
        }
    };
    format!("    {}: {then}", turn_lines(&turn.turn, calendar))
}
