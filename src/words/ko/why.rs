//! The sentences of an argument for a verdict.

use super::{list, switch_use};
use crate::record::Name;
use crate::rules::{Game, PointUnit};
use crate::verdict::{PileCount, SwitchUse};
use crate::vocabulary::particle::{EUL, RO, with};
use crate::words::Text;
use crate::words::ko::grammar::LANG;
use crate::words::nets;

pub(crate) fn score_line(name: &str, points: i64, cards: &str, _: PointUnit) -> String {
    if cards.is_empty() {
        return format!("{name}: {points}점, 패는 적지 않았어요.");
    }
    format!("{name}: {points}점, {cards}.")
}

pub(crate) fn counted_best(used: &[(String, SwitchUse)]) -> String {
    let used = used.iter();
    let used = used.map(|(card, used)| {
        let as_it_is = with(switch_use(*used), RO);
        format!("{} {as_it_is}", with(card, EUL))
    });
    let used = list(&used.collect::<Vec<String>>());
    format!("{used} 세었어요. 먹은 사람한테 이로운 쪽이에요.")
}

pub(crate) fn applied(effect: &Text, step: &str, because: &str) -> Text {
    Text::both(|form| format!("{} {step}: {because}.", form.pick(effect)))
}

pub(crate) fn pile_line(pile: &PileCount) -> Text {
    let cards = pile.cards;
    Text::both(|form| {
        let [brought, cost] = [pile.brought, -pile.cost].map(|points| form.signed(LANG, points));
        format!(
            "{}: 패 {cards}, 약·단 {brought}, 남의 약·단 {cost}, 합계 {}점.",
            pile.player,
            form.number(LANG, pile.total)
        )
    })
}

pub(crate) fn written_down(points: &[(Name, i64)], _: PointUnit) -> String {
    let each = points.iter();
    let each = each.map(|(name, points)| format!("{name} {points}점"));
    format!("적는 점수: {}.", list(&each.collect::<Vec<String>>()))
}

pub(crate) fn summed(net: &[(Name, i64)]) -> Text {
    let each = nets(LANG, net);
    let total: i64 = net.iter().map(|(_, chips)| chips).sum();
    let sum = match total {
        0 => "더하면 0이에요.".to_owned(),
        1.. => format!("적립금에서 나온 {total}점을 빼면 0이에요."),
        _ => format!("적립금에 넣은 {}점을 더하면 0이에요.", -total),
    };
    Text::both(|form| format!("모두: {}. {sum}", list(&form.each(&each))))
}

pub(crate) const fn source_letters(game: Game) -> &'static str {
    match game {
        Game::GoStop => {
            "P: pagat.com 2024년판, P06: 같은 글의 2006년판, W: 영어 위키백과, F: Fuda Wiki, \
             K: 한국에서 흔한 규칙, D: dokbak이 정한 것"
        }
        Game::KoiKoi => "F: Fuda Wiki, J: 일본에서 흔한 규칙, D: dokbak이 정한 것",
        Game::MinHwatu => "W: 영어 위키백과, K: 한국에서 흔한 규칙, D: dokbak이 정한 것",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_each_has_sums_to_zero() {
        let net = [("영희".into(), 24), ("철수".into(), -24)];
        let all = summed(&net);
        assert_eq!(all.seen(), "모두: 영희 +24, 철수 -24. 더하면 0이에요.");
        assert_eq!(
            all.heard(),
            "모두: 영희 플러스 24, 철수 마이너스 24. 더하면 0이에요."
        );
        let net = [("영희".into(), -2), ("철수".into(), -2)];
        assert_eq!(
            summed(&net).seen(),
            "모두: 영희 -2, 철수 -2. 적립금에 넣은 4점을 더하면 0이에요."
        );
    }
}
