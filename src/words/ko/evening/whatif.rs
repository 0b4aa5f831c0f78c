//! Words about a hand's result under other rules or lines.

use super::track::special_name;
use crate::report::{Unrecorded, UnrecordedFact};
use crate::rules::PointUnit;
use crate::verdict::{Loss, NextHand};
use crate::vocabulary::particle::{GA, with};
use crate::words::Text;
use crate::words::evening::{ComparedTo, RowHead};
use crate::words::ko::{arithmetic, due, list, step};

pub(crate) fn beside_headings(beside: ComparedTo) -> [&'static str; 3] {
    let then = match beside {
        ComparedTo::WhatIf => "달랐다면",
        ComparedTo::Corrected => "고치면",
    };
    ["", "적힌 대로", then]
}

pub(crate) fn compared_head(head: RowHead<'_>) -> String {
    match head {
        RowHead::Ended => "끝".to_owned(),
        RowHead::Owes(name) => format!("{} 낼 점수", with(name, GA)),
        RowHead::DokBak => "독박".to_owned(),
        RowHead::Scores(name) => format!("{name} 점수"),
        RowHead::Chips(name) => name.to_owned(),
        RowHead::ChipsBesidePoints(name) => format!("{name} 정산"),
        RowHead::Next => "다음 판".to_owned(),
    }
}

pub(crate) fn compared_loss(loss: &Loss) -> String {
    if loss.steps.is_empty() {
        return format!("{}점", loss.chips);
    }
    let steps: Vec<&str> = loss
        .steps
        .iter()
        .map(|one| step(one.id, PointUnit::Ten))
        .collect();
    format!("{}점 ({})", arithmetic(loss), steps.join(", "))
}

pub(crate) fn compared_next(next: &NextHand) -> Text {
    let mut then = format!("선 {}", next.dealer);
    if next.carry > 0 {
        then = format!("{then}, 밀린 나가리 {}판", next.carry);
    }
    if next.pot > 0 {
        then = format!("{then}, 멧돼지 적립금 {}점", next.pot);
    }
    let dues = next.dues.iter();
    dues.fold(Text::from(then), |then, (name, chips)| {
        then.then(", ").then(due(name, *chips))
    })
}

pub(crate) fn deciding_head(keys: usize) -> String {
    match keys {
        0 => "여기서는 규칙이 달라도 결과가 같아요.",
        _ => "이 규칙 때문에 달라져요:",
    }
    .to_owned()
}

pub(crate) fn amounts_left_out(hands: usize) -> String {
    format!("주고받은 점수만 적은 {hands}판은 뺐어요.")
}

pub(crate) fn left_out_of_totals(hands: &[u32], of: usize) -> String {
    format!(
        "{}을 양쪽에서 뺀 합계 ({of}판 중 {}판 뺌):",
        numbered(hands),
        hands.len()
    )
}

/// Lists hands by their numbers.
fn numbered(hands: &[u32]) -> String {
    let numbers: Vec<String> = hands.iter().map(|hand| format!("{hand}번째")).collect();
    format!("{} 판", list(&numbers))
}

pub(crate) fn open_fact(open: &Unrecorded, hands: &[u32]) -> String {
    let untold = untold(open.fact, &list(&open.players));
    match hands {
        [] => format!("기록에 없을 수 있어요: {untold}."),
        _ => format!("{} 기록에 없을 수 있어요: {untold}.", numbered(hands)),
    }
}

fn untold(fact: UnrecordedFact, who: &str) -> String {
    let did = with(who, GA);
    match fact {
        UnrecordedFact::Koi => format!("{did} 코이코이를 몇 번 불렀는지(0번으로 셈)"),
        UnrecordedFact::FieldBrights => "바닥에 광이 몇 장 깔렸는지(0장으로 셈)".to_owned(),
        UnrecordedFact::Field => "끝났을 때 바닥에 뭐가 남았는지(없는 것으로 셈)".to_owned(),
        UnrecordedFact::Points => format!("{did} 무엇으로 점수를 냈는지(적힌 대로 셈)"),
        UnrecordedFact::Cards => format!("{did} 무슨 패를 먹었는지(없는 것으로 셈)"),
        UnrecordedFact::Named => format!("{did} 먹은 패가 어떤 패인지"),
        UnrecordedFact::Months => "그것이 몇 월이었는지".to_owned(),
        UnrecordedFact::Go => format!("{did} 고를 불렀는지(안 부른 것으로 셈)"),
        UnrecordedFact::Heundeum => format!("{did} 몇 월을 흔들었는지(안 흔든 것으로 셈)"),
        UnrecordedFact::Potkan => format!("{did} 몇 월 폭탄을 던졌는지(안 던진 것으로 셈)"),
        UnrecordedFact::FirstSweep => {
            format!("{did} 첫 차례에 한 달 네 장을 다 먹었는지(아닌 것으로 셈)")
        }
        UnrecordedFact::AnyCard => format!("{did} 한 장이라도 먹었는지"),
        UnrecordedFact::Brights => format!("{who}한테 광이 있었는지"),
        UnrecordedFact::Rain => format!("{who}한테 광이 비광뿐이었는지(적힌 대로 셈)"),
        UnrecordedFact::Animals => format!("{who}한테 열끗이 있었는지"),
        UnrecordedFact::Ribbons => format!("{who}한테 띠가 있었는지"),
        UnrecordedFact::Junk => format!("{did} 먹은 피가 모두 몇 장인지"),
        UnrecordedFact::Boar => "멧돼지를 누가 먹었는지(아무도 안 먹은 것으로 셈)".to_owned(),
        UnrecordedFact::FirstPpuk => "첫 차례에 뻑이 있었는지(없는 것으로 셈)".to_owned(),
        UnrecordedFact::MorePpuk => "뻑이 더 있었는지, 몇째 차례였는지(없는 것으로 셈)".to_owned(),
        UnrecordedFact::Baekhwajeom => {
            "첫 차례에 종류마다 한 장씩 먹은 사람이 있는지(없는 것으로 셈)".to_owned()
        }
        UnrecordedFact::Heodang => format!("{did} 다섯 차례 내리 못 먹었는지(아닌 것으로 셈)"),
        UnrecordedFact::Grenade => format!("{did} 몇 월 수류탄을 던졌는지(안 던진 것으로 셈)"),
        UnrecordedFact::SetMonth => "돌리기 전에 어느 달을 정했는지(안 정한 것으로 셈)".to_owned(),
        UnrecordedFact::Offer => "쇼당을 거절한 사람이 있는지(없는 것으로 셈)".to_owned(),
        UnrecordedFact::Fed => format!("{did} 밀어줬는지(아닌 것으로 셈)"),
        UnrecordedFact::LastCard => {
            format!("{did} 밀어준 패가 마지막 패였는지(아닌 것으로 셈)")
        }
        UnrecordedFact::Forced => {
            format!("{did} 달리 쳤으면 막을 수 있었는지(막을 수 있었던 것으로 셈)")
        }
        UnrecordedFact::Sale => format!("{did} 팔 것이 뭐가 있었는지(없는 것으로 셈)"),
        UnrecordedFact::SaleTriple => {
            format!("{did} 팔 때 몇 월 석 장을 보여 줬는지(없는 것으로 셈)")
        }
        UnrecordedFact::JokerJunk => format!("{who}의 조커 때문에 뭘 줬는지(안 준 것으로 셈)"),
        UnrecordedFact::Cup => {
            format!("{did} 국진을 열끗이나 쌍피로 정했을지(안 정한 것으로 셈)")
        }
        UnrecordedFact::Special(special) => {
            format!(
                "{} 있었는지(없는 것으로 셈)",
                with(special_name(special), GA)
            )
        }
    }
}
