//! Words about what a player could have played instead of offering a nagari.

use super::list;
use crate::card::Calendar;
use crate::verdict::{JudgedBy, OfferFinding, OfferedTurn, Safety};
use crate::words::same::turn_lines;

pub(crate) fn offer(offer: &OfferFinding, at: &str, calendar: Calendar) -> String {
    let player = &offer.player;
    let answered = match &offer.refused_by {
        Some(refuser) => format!("{refuser}が断りました"),
        None => "受け入れられました".to_owned(),
    };
    let had = had(offer, calendar);
    format!("{at}: {player}が流局を申し出て、{answered}。{had}")
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
    let could_stop = format!("{}がストップできました", winners(offer));
    if let [_, ..] = safe[..] {
        let named = safe.iter().map(|turn| turn_lines(&turn.turn, calendar));
        let named: Vec<String> = named.collect();
        let rest = match open {
            0 => String::new(),
            open => format!("（ほか{open}通りは分かりません）"),
        };
        return format!(
            "安全な手は{all}通りのうち{}通りありました: {}{rest}。",
            safe.len(),
            named.join(", ")
        );
    }
    match (lost, open) {
        (1, 0) => format!("安全な手はありませんでした。ただ1つの手の後に、{could_stop}。"),
        (_, 0) => format!("安全な手はありませんでした。{all}通りのどの手の後にも、{could_stop}。"),
        (0, _) => "安全な手があったかどうかは分かりません。".to_owned(),
        _ => format!(
            "安全な手があったかどうかは分かりません。{all}通りのうち{lost}通りでは、その後に{could_stop}。"
        ),
    }
}

fn winners(offer: &OfferFinding) -> String {
    let opponents = offer.opponents.iter().map(|one| one.player.as_str());
    let names = opponents.filter(|name| {
        let mut turns = offer.turns.iter();
        turns.any(|turn| matches!(&turn.safety, Safety::Unsafe { winner, .. } if winner == name))
    });
    names.collect::<Vec<&str>>().join("か")
}

pub(crate) fn offer_rests_on(offer: &OfferFinding) -> Vec<String> {
    let hands = |wanted: JudgedBy| {
        let opponents = offer.opponents.iter().filter(|one| one.by == wanted);
        let names: Vec<&str> = opponents.map(|one| one.player.as_str()).collect();
        (!names.is_empty()).then(|| list(&names))
    };
    let by_turn = hands(JudgedBy::Turn)
        .map(|names| format!("  {names}の手札は不明なので、実際に出した札だけで調べています。"));
    let unknown = hands(JudgedBy::Nothing).map(|names| {
        format!("  {names}は手札が不明で番もなかったので、何ができたか分かりません。")
    });
    let stock = offer.stock.map(|cards| match cards {
        0 => "  山札は1枚も分からないので、札をめくらずに調べています。".to_owned(),
        cards => format!("  山札は{cards}枚だけ分かっています。"),
    });
    [by_turn, unknown, stock].into_iter().flatten().collect()
}

pub(crate) fn offered_turn(turn: &OfferedTurn, offer: &OfferFinding, calendar: Calendar) -> String {
    let then = match &turn.safety {
        Safety::Safe => "安全".to_owned(),
        Safety::Wins => "安全（この手で勝ち）".to_owned(),
        Safety::NotKnown => "不明".to_owned(),
        Safety::Unsafe {
            winner,
            between,
            answer,
        } => {
            let others = offer.opponents.iter().map(|one| &one.player);
            let other = others.filter(|name| *name != winner);
            let before = between.iter().zip(other);
            let before =
                before.map(|(turn, name)| format!("{name} {}、次に", turn_lines(turn, calendar)));
            let before: String = before.collect();
            let answer = turn_lines(answer, calendar);
            format!("{before}{winner}がストップできた: {answer}")
        }
    };
    format!("    {}: {then}", turn_lines(&turn.turn, calendar))
}
