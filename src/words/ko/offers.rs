//! Words about what a player could have played instead of offering a nagari.

use super::list;
use crate::card::Calendar;
use crate::verdict::{JudgedBy, OfferFinding, OfferedTurn, Safety};
use crate::vocabulary::particle::{GA, NA, with};
use crate::words::same::turn_lines;

pub(crate) fn offer(offer: &OfferFinding, at: &str, calendar: Calendar) -> String {
    let player = with(&offer.player, GA);
    let answered = match &offer.refused_by {
        Some(refuser) => format!("{} 거절했어요", with(refuser, GA)),
        None => "둘 다 받았어요".to_owned(),
    };
    let had = had(offer, calendar);
    format!("{at}: {player} 쇼당을 걸었고, {answered}. {had}")
}

fn had(offer: &OfferFinding, calendar: Calendar) -> String {
    let all = offer.turns.len();
    let of = |wanted: fn(&Safety) -> bool| {
        let turns = offer.turns.iter();
        let turns = turns.filter(|turn| wanted(&turn.safety));
        turns.collect::<Vec<&OfferedTurn>>()
    };
    let safe = of(|safety| matches!(safety, Safety::Safe | Safety::Wins));
    let open = of(|safety| matches!(safety, Safety::NotKnown)).len();
    let lost = of(|safety| matches!(safety, Safety::Unsafe { .. })).len();
    let could_stop = format!("{} 스톱할 수 있었어요", winners(offer));
    if let [_, ..] = safe[..] {
        let named = safe.iter().map(|turn| turn_lines(&turn.turn, calendar));
        let named = named.collect::<Vec<String>>().join(", ");
        let safe = safe.len();
        let rest = match open {
            0 => String::new(),
            open => format!(" {open}가지는 알 수 없어요."),
        };
        let of_all = if safe == all {
            format!("{all}가지 모두")
        } else {
            format!("{all}가지 중 {safe}가지는")
        };
        return format!("{of_all} 안전했어요: {named}.{rest}");
    }
    match (lost, open) {
        (1, 0) => format!("안전한 패가 없었어요: 칠 것은 하나뿐이었고, 그 뒤에 {could_stop}."),
        (_, 0) => format!("안전한 패가 없었어요: {all}가지 모두 그 뒤에 {could_stop}."),
        (0, _) => "안전한 패가 있었는지 알 수 없어요.".to_owned(),
        _ => format!(
            "안전한 패가 있었는지 알 수 없어요: {all}가지 중 {lost}가지는 그 뒤에 {could_stop}."
        ),
    }
}

fn winners(offer: &OfferFinding) -> String {
    let opponents = offer.opponents.iter().map(|one| one.player.as_str());
    let names = opponents.filter(|name| {
        let mut turns = offer.turns.iter();
        turns.any(|turn| matches!(&turn.safety, Safety::Unsafe { winner, .. } if winner == name))
    });
    match names.collect::<Vec<&str>>()[..] {
        [] => String::new(),
        [only] => with(only, GA),
        [one, other, ..] => format!("{} {}", with(one, NA), with(other, GA)),
    }
}

pub(crate) fn offer_rests_on(offer: &OfferFinding) -> Vec<String> {
    let hands = |wanted: JudgedBy| {
        let opponents = offer.opponents.iter().filter(|one| one.by == wanted);
        let names: Vec<&str> = opponents.map(|one| one.player.as_str()).collect();
        (!names.is_empty()).then(|| format!("  {}의 손패를 몰라요", list(&names)))
    };
    let by_turn =
        hands(JudgedBy::Turn).map(|hands| format!("{hands}: 실제로 친 것만 따져 봤어요."));
    let unknown = hands(JudgedBy::Nothing)
        .map(|hands| format!("{hands}. 친 차례도 없어서 무엇이 나왔을지 알 수 없어요."));
    let stock = offer.stock.map(|cards| match cards {
        0 => "  더미를 몰라서 뒤집는 패는 없는 것으로 했어요.".to_owned(),
        _ => format!("  더미는 {cards}장만 알아요."),
    });
    [by_turn, unknown, stock].into_iter().flatten().collect()
}

pub(crate) fn offered_turn(turn: &OfferedTurn, offer: &OfferFinding, calendar: Calendar) -> String {
    let then = match &turn.safety {
        Safety::Safe => "안전해요".to_owned(),
        Safety::Wins => "안전해요 (나요)".to_owned(),
        Safety::NotKnown => "알 수 없어요".to_owned(),
        Safety::Unsafe {
            winner,
            between,
            answer,
        } => {
            let others = offer.opponents.iter().map(|one| &one.player);
            let other = others.filter(|name| *name != winner);
            let before = between.iter().zip(other);
            let before = before
                .map(|(turn, name)| format!("{name} {}, 그다음 ", turn_lines(turn, calendar)));
            let before: String = before.collect();
            let answer = turn_lines(answer, calendar);
            format!("{before}{} 스톱할 수 있었어요: {answer}", with(winner, GA))
        }
    };
    format!("    {}: {then}", turn_lines(&turn.turn, calendar))
}
