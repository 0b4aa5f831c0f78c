//! Words for a verdict whose numbers do not add up.

use crate::verdict::{Imbalance, Summed};

pub(super) fn unbalanced(imbalance: &Imbalance) -> String {
    let Imbalance { of, is, parts } = imbalance;
    format!(
        "dokbakの計算間違いです。何も記録していません: {}が{is}ですが、内訳では{parts}です。この記録を\
         添えて知らせてください。",
        number(of)
    )
}

fn number(of: &Summed) -> String {
    match of {
        Summed::All => "全員のチップの合計".to_owned(),
        Summed::Net(name) => format!("{name}のチップ"),
        Summed::Score => "得点".to_owned(),
        Summed::Points(name) => format!("{name}が払う元の点"),
        Summed::Multiplier(name) => format!("{name}の負けの倍率"),
        Summed::Flat(name) => format!("{name}の負けに足すチップ"),
        Summed::Loss(name) => format!("{name}の負け"),
        Summed::Win(name) => format!("{name}が勝者に払う分"),
        Summed::RoundMultiplier => "この局の倍率".to_owned(),
        Summed::RoundPoints(name) => format!("この局の{name}の得点"),
        Summed::RoundChips(name) => format!("{name}の受け取り"),
        Summed::Brought(name) => format!("{name}の役の受け取り"),
        Summed::Cost(name) => format!("ほかの人の役への{name}の支払い"),
        Summed::Total(name) => format!("{name}の合計"),
        Summed::Balance(name) => format!("{name}の過不足"),
        Summed::Balanced(name) => format!("過不足による{name}の受け取り"),
    }
}
