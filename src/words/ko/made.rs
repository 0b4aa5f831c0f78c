//! Why a pile cannot make a yaku that the record gives it.

use super::{card, jokbo, list};
use crate::card::Calendar;
use crate::record::{MadeKind, Unmade, Yaku};
use crate::rules::Game;
use crate::vocabulary::particle::{EUN, GA, with};

pub(super) fn unmade(why: &Unmade, calendar: Calendar) -> String {
    match why {
        Unmade::Off { yaku } => {
            format!("이 규칙에는 {} 없어요.", with(&name(*yaku), GA))
        }
        Unmade::NoMonth => {
            "몇 번째 판인지 몰라서 월패를 알 수 없어요. 첫머리에 판 번호를 적어 주세요.".to_owned()
        }
        Unmade::NoCount { yaku } => {
            format!("{} 몇 장인지 함께 적어 주세요.", with(&name(*yaku), EUN))
        }
        Unmade::Short { yaku, told } => {
            format!("{told}장으로는 {} 되지 않아요.", with(&name(*yaku), GA))
        }
        Unmade::Dearer { yaku, dearer } => format!(
            "{} 따로 치지 않아요. 점수가 더 높은 {}만 남겨 주세요.",
            with(&name(*yaku), EUN),
            name(*dearer)
        ),
        Unmade::NotScored { yaku } => {
            let yaku = with(&name(*yaku), EUN);
            format!("적은 것대로라면 이 판에서 {yaku} 점수가 되지 않아요.")
        }
        Unmade::Fewer { kind, told, least } => format!(
            "족보에 든 {}만 {least}장인데 {told}장이라고 적었어요. 모두 몇 장인지 세어 주세요.",
            of_kind(*kind)
        ),
        Unmade::Above { points, base, .. } => {
            format!("적은 족보만 {points}점인데 모두 {base}점이라고 적었어요. 하나를 고쳐 주세요.")
        }
        Unmade::Cards { player } => {
            format!("{player}의 패와 족보를 둘 다 적었어요. 하나만 남겨 주세요.")
        }
        Unmade::OfOther { player } => {
            format!("이 판에서는 {player}의 족보를 치지 않아요. 그 줄을 빼 주세요.")
        }
        Unmade::More { kind, told, most } => format!(
            "{} {told}장일 수 없어요. 남은 것은 {most}장이에요.",
            with(of_kind(*kind), GA)
        ),
        Unmade::Brights => "광이 그렇게 많지 않아요. 족보를 고쳐 주세요.".to_owned(),
        Unmade::Gone { card: which } => format!(
            "{} 다른 곳에 있어요. 족보를 고쳐 주세요.",
            with(&card(*which, calendar), EUN)
        ),
        Unmade::Points { base, most, .. } => {
            format!("여기서는 {base}점이 나올 수 없어요. 많아야 {most}점이에요.")
        }
        Unmade::Which { yaku } => {
            let yaku: Vec<String> = yaku.iter().map(|yaku| name(*yaku)).collect();
            let yaku = list(&yaku);
            format!("이만큼이면 다른 족보도 있어요. 어느 것인지 적어 주세요: {yaku}.")
        }
        Unmade::Unknown { player } => {
            format!("{player}의 패를 알아야 하는데, 족보나 점수만 적혀 있어요.")
        }
        Unmade::Cup => {
            "국진을 피로 쳤는지 열끗으로 쳤는지 알 수 없어요. 열끗이 몇 장인지도 적어 주세요."
                .to_owned()
        }
    }
}

fn name(yaku: Yaku) -> String {
    jokbo(yaku.into(), Game::KoiKoi)
}

const fn of_kind(kind: MadeKind) -> &'static str {
    match kind {
        MadeKind::Chaff => "피",
        MadeKind::Animals => "열끗",
        MadeKind::Ribbons => "띠",
    }
}
