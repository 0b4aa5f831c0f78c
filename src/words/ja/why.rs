//! The sentences of an argument for a verdict.

use super::{in_points, list};
use crate::record::Name;
use crate::rules::{Game, PointUnit};
use crate::verdict::{PileCount, SwitchUse};
use crate::words::Text;
use crate::words::ja::grammar::LANG;
use crate::words::nets;

pub(crate) fn score_line(name: &str, points: i64, cards: &str, unit: PointUnit) -> String {
    let points = in_points(points, unit);
    if cards.is_empty() {
        return format!("{name}: {points}、札は書かれていません");
    }
    format!("{name}: {points}、{cards}")
}

pub(crate) fn counted_best(used: &[(String, SwitchUse)]) -> String {
    let used = used.iter();
    let used = used.map(|(card, used)| format!("{card}は{}", super::switch_use(*used)));
    let used: Vec<String> = used.collect();
    format!("持ち主に有利なように数えました: {}。", list(&used))
}

pub(crate) fn applied(effect: &Text, step: &str, because: &str) -> Text {
    Text::both(|form| format!("{} {step}: {because}", form.pick(effect)))
}

pub(crate) fn pile_line(pile: &PileCount) -> Text {
    let cards = pile.cards;
    Text::both(|form| {
        let [brought, cost] = [pile.brought, -pile.cost].map(|points| form.signed(LANG, points));
        format!(
            "{}: 札 {cards}、自分の役 {brought}、ほかの人の役 {cost}、合計{}点",
            pile.player,
            form.number(LANG, pile.total)
        )
    })
}

pub(crate) fn written_down(points: &[(Name, i64)], unit: PointUnit) -> String {
    let each = points.iter();
    let each = each.map(|(name, points)| format!("{name} {}", in_points(*points, unit)));
    format!("記録する点: {}。", list(&each.collect::<Vec<String>>()))
}

pub(crate) fn summed(net: &[(Name, i64)]) -> Text {
    let each = nets(LANG, net);
    let total: i64 = net.iter().map(|(_, chips)| chips).sum();
    let sum = match total {
        0 => "合計は0です。".to_owned(),
        1.. => format!("積立金から出た{total}チップを引くと、合計は0です。"),
        _ => format!("積立金に入れた{}チップを足すと、合計は0です。", -total),
    };
    Text::both(|form| format!("全員の増減: {}。{sum}", list(&form.each(&each))))
}

pub(crate) const fn source_letters(game: Game) -> &'static str {
    match game {
        Game::GoStop => {
            "P: pagat.com（2024年）、P06: 同じページの2006年版、W: Wikipedia、F: Fuda Wiki、\
             K: 韓国の慣習、D: dokbakの判断"
        }
        Game::KoiKoi => "F: Fuda Wiki、J: 日本の慣習、D: dokbakの判断",
        Game::MinHwatu => "W: Wikipedia、K: 韓国の慣習、D: dokbakの判断",
    }
}
