//! Words about the draw for the first deal.

use crate::card::Calendar;
use crate::evening::deal_draw::{DrawTurn, FirstDeal};
use crate::first_dealer::{DrawFault, Hour};
use crate::rules::Game;
use crate::vocabulary::particle::{GA, with};
use crate::words::ko::{card, list};

pub(crate) fn seating(names: &[&str], game: Game) -> String {
    let order = names.join(", ");
    match game {
        Game::KoiKoi => format!("치는 차례: {order}."),
        Game::GoStop | Game::MinHwatu => format!("치는 차례(앞사람의 오른쪽으로): {order}."),
    }
}

pub(crate) fn first_deal(deal: &FirstDeal, game: Game, calendar: Calendar) -> String {
    let FirstDeal { by, by_kind, hour } = deal;
    let (month, kind) = match (game, hour) {
        (Game::KoiKoi, _) => ("가장 이른 달", "높은"),
        (_, Some(Hour::Day)) => ("낮이라 가장 늦은 달", "높은"),
        _ => ("밤이라 가장 이른 달", "낮은"),
    };
    let kind = if *by_kind {
        format!(", 그중 가장 {kind} 패")
    } else {
        String::new()
    };
    let card = card(by.card, calendar);
    format!("{} 선이에요: {month}{kind}, {card}.", with(&by.name, GA))
}

pub(crate) fn draw_again(again: &[DrawTurn], calendar: Calendar) -> String {
    let names: Vec<&str> = again.iter().map(|drawn| drawn.name.as_str()).collect();
    let cards: Vec<String> = again
        .iter()
        .map(|drawn| drawn.card.code(calendar))
        .collect();
    let (names, cards) = (list(&names), list(&cards));
    format!("{cards}: 같은 패예요. {} 다시 뽑아요.", with(&names, GA))
}

pub(crate) const fn draw_fault(fault: DrawFault) -> &'static str {
    match fault {
        DrawFault::TooFew => "둘 이상이 뽑아야 해요.",
        DrawFault::Joker(_) => "조커에는 달이 없어요. 다시 뽑아 주세요.",
        DrawFault::TooMany(_) => "다른 사람이 뽑은 패예요. 한 벌에 더는 없어요.",
        DrawFault::NoHour => {
            "패 뒤에 밤(가장 이른 달이 선)이나 낮(가장 늦은 달이 선)을 적어 주세요. (밤일낮장)"
        }
    }
}
