//! Words for a verdict whose numbers do not add up.

use crate::verdict::{Imbalance, Summed};

pub(super) fn unbalanced(imbalance: &Imbalance) -> String {
    let Imbalance { of, is, parts } = imbalance;
    format!(
        "dokbak이 계산을 잘못해서 아무것도 적지 않았어요. {}: {is}, 다시 더하면 {parts}. 이 기록과 \
         함께 알려 주세요.",
        number(of)
    )
}

fn number(of: &Summed) -> String {
    match of {
        Summed::All => "모두의 점수 합계".to_owned(),
        Summed::Net(name) => format!("{name}의 주고받은 점수"),
        Summed::Score => "점수".to_owned(),
        Summed::Points(name) => format!("{name}에게 걸린 점수"),
        Summed::Multiplier(name) => format!("{name}에게 걸린 배수"),
        Summed::Flat(name) => format!("{name}에게 끝에 더하는 점수"),
        Summed::Loss(name) => format!("{name} 몫의 점수"),
        Summed::Win(name) => format!("{name}의 이긴 사람에게 낸 점수"),
        Summed::RoundMultiplier => "이번 판의 배수".to_owned(),
        Summed::RoundPoints(name) => format!("이번 판 {name}의 점수"),
        Summed::RoundChips(name) => format!("{name}의 받은 점수"),
        Summed::Brought(name) => format!("{name}의 약·단 점수"),
        Summed::Cost(name) => format!("{name}의 남의 약·단으로 잃은 점수"),
        Summed::Total(name) => format!("{name}의 합계"),
        Summed::Balance(name) => format!("{name}의 본전과 차이"),
        Summed::Balanced(name) => format!("{name}의 본전으로 받은 점수"),
    }
}
