//! Words about the draw for the first deal.

use crate::card::Calendar;
use crate::evening::deal_draw::{DrawTurn, FirstDeal};
use crate::first_dealer::{DrawFault, Hour};
use crate::rules::Game;
use crate::words::ja::{card, list};

pub(crate) fn seating(names: &[&str], game: Game) -> String {
    let order = list(names);
    match game {
        Game::KoiKoi => format!("順番: {order}。"),
        Game::GoStop | Game::MinHwatu => format!("順番（次の人は右隣）: {order}。"),
    }
}

pub(crate) fn first_deal(deal: &FirstDeal, game: Game, calendar: Calendar) -> String {
    let FirstDeal { by, by_kind, hour } = deal;
    let (month, kind) = match (game, hour) {
        (Game::KoiKoi, _) => ("早い月", "格上"),
        (_, Some(Hour::Day)) => ("昼は遅い月", "格上"),
        _ => ("夜は早い月", "格下"),
    };
    let kind = if *by_kind {
        format!("、同じ月なら{kind}の札")
    } else {
        String::new()
    };
    let card = card(by.card, calendar);
    format!("親は{}です（{month}{kind}が親）: {card}", by.name)
}

pub(crate) fn draw_again(again: &[DrawTurn], calendar: Calendar) -> String {
    let names: Vec<&str> = again.iter().map(|drawn| drawn.name.as_str()).collect();
    let cards: Vec<String> = again
        .iter()
        .map(|drawn| drawn.card.code(calendar))
        .collect();
    let (names, cards) = (list(&names), list(&cards));
    format!("{cards}は同じ強さなので、{names}が引き直します。")
}

pub(crate) const fn draw_fault(fault: DrawFault) -> &'static str {
    match fault {
        DrawFault::TooFew => "2人以上で引きます。",
        DrawFault::Joker(_) => "ジョーカーには月がありません。引き直してください。",
        DrawFault::TooMany(_) => "この札はほかの人が引いています。同じ札はもうありません。",
        DrawFault::NoHour => "札の後に「夜」（早い月が親）か「昼」（遅い月が親）を足してください。",
    }
}
