//! Words about a hand's result under other rules or lines.

use super::track::special_name;
use crate::report::{Unrecorded, UnrecordedFact};
use crate::rules::PointUnit;
use crate::verdict::{Loss, NextHand};
use crate::words::Text;
use crate::words::evening::{ComparedTo, RowHead};
use crate::words::ja::{arithmetic, due, list, step};

pub(crate) fn beside_headings(beside: ComparedTo) -> [&'static str; 3] {
    let then = match beside {
        ComparedTo::WhatIf => "もしも",
        ComparedTo::Corrected => "訂正後",
    };
    ["", "記録どおり", then]
}

pub(crate) fn compared_head(head: RowHead<'_>) -> String {
    match head {
        RowHead::Ended => "結果".to_owned(),
        RowHead::Owes(name) => format!("{name}の支払い"),
        RowHead::DokBak => "独バク".to_owned(),
        RowHead::Scores(name) => format!("{name}の得点"),
        RowHead::Chips(name) => name.to_owned(),
        RowHead::ChipsBesidePoints(name) => format!("{name}のチップ"),
        RowHead::Next => "次の局".to_owned(),
    }
}

pub(crate) fn compared_loss(loss: &Loss) -> String {
    if loss.steps.is_empty() {
        return format!("{}チップ", loss.chips);
    }
    let steps: Vec<&str> = loss
        .steps
        .iter()
        .map(|one| step(one.id, PointUnit::Ten))
        .collect();
    format!("{}（{}）", arithmetic(loss), list(&steps))
}

pub(crate) fn compared_next(next: &NextHand) -> Text {
    let mut then = format!("親は{}", next.dealer);
    if next.carry > 0 {
        then = format!("{then}、持ち越し{}局", next.carry);
    }
    if next.pot > 0 {
        then = format!("{then}、積立金{}チップ", next.pot);
    }
    let dues = next.dues.iter();
    dues.fold(Text::from(then), |then, (name, chips)| {
        then.then("、").then(due(name, *chips))
    })
}

pub(crate) fn deciding_head(keys: usize) -> String {
    match keys {
        0 => "ここで結果を変えるルールはありません。",
        _ => "結果を変えたルール:",
    }
    .to_owned()
}

pub(crate) fn amounts_left_out(hands: usize) -> String {
    format!("動いたチップだけを書いた{hands}局は除きました。")
}

pub(crate) fn left_out_of_totals(hands: &[u32], of: usize) -> String {
    let numbers: Vec<String> = hands.iter().map(|hand| format!("{hand}局目")).collect();
    format!(
        "両方から{}を除いた合計（{of}局のうち{}局を除く）:",
        list(&numbers),
        hands.len()
    )
}

pub(crate) fn open_fact(open: &Unrecorded, hands: &[u32]) -> String {
    let untold = untold(open.fact, &list(&open.players));
    let numbers: Vec<String> = hands.iter().map(|hand| format!("{hand}局目")).collect();
    let whose = if numbers.is_empty() {
        String::new()
    } else {
        format!("{}の", list(&numbers))
    };
    format!("{whose}記録では分からないかもしれないこと: {untold}。")
}

fn untold(fact: UnrecordedFact, who: &str) -> String {
    let (what, counted) = match fact {
        UnrecordedFact::Koi => (format!("{who}のこいこいの回数"), "0回"),
        UnrecordedFact::FieldBrights => ("最初の場の光札の枚数".to_owned(), "0枚"),
        UnrecordedFact::Field => ("最後に場に残った札".to_owned(), "なし"),
        UnrecordedFact::Points => (format!("{who}の点の中身"), "記録どおり"),
        UnrecordedFact::Cards => (format!("{who}の取り札"), "なし"),
        UnrecordedFact::Months => ("それが何月だったか".to_owned(), ""),
        UnrecordedFact::Named => (format!("{who}の取り札の中身"), ""),
        UnrecordedFact::Go => (format!("{who}がゴーしたか"), "いいえ"),
        UnrecordedFact::Heundeum => (format!("{who}の三枚見せ"), "なし"),
        UnrecordedFact::Potkan => (format!("{who}の爆弾"), "なし"),
        UnrecordedFact::FirstSweep => (format!("{who}の初手4枚"), "なし"),
        UnrecordedFact::AnyCard => (format!("{who}に取り札があったか"), ""),
        UnrecordedFact::Brights => (format!("{who}に光札があったか"), ""),
        UnrecordedFact::Rain => (format!("{who}の光札が柳だけだったか"), "記録どおり"),
        UnrecordedFact::Animals => (format!("{who}にタネがあったか"), ""),
        UnrecordedFact::Ribbons => (format!("{who}に短冊があったか"), ""),
        UnrecordedFact::Junk => (format!("{who}のカスの合計"), ""),
        UnrecordedFact::Boar => ("猪を取った人".to_owned(), "なし"),
        UnrecordedFact::FirstPpuk => ("初ポク".to_owned(), "なし"),
        UnrecordedFact::MorePpuk => ("ほかのポクと、その番".to_owned(), "なし"),
        UnrecordedFact::Baekhwajeom => ("ペクァジョム".to_owned(), "なし"),
        UnrecordedFact::Heodang => (format!("{who}のホダン"), "なし"),
        UnrecordedFact::Grenade => (format!("{who}の手榴弾"), "なし"),
        UnrecordedFact::SetMonth => ("配る前に決めた月".to_owned(), "なし"),
        UnrecordedFact::Offer => ("流局の申し出が断られたか".to_owned(), "いいえ"),
        UnrecordedFact::Fed => (format!("{who}のアシスト"), "なし"),
        UnrecordedFact::LastCard => (format!("{who}のアシストが最後の札だったか"), "いいえ"),
        UnrecordedFact::Forced => (format!("{who}がほかの手で勝ちを防げたか"), "はい"),
        UnrecordedFact::Sale => (format!("{who}が売れた札"), "なし"),
        UnrecordedFact::SaleTriple => (format!("{who}が売るときの三枚見せ"), "なし"),
        UnrecordedFact::JokerJunk => (format!("{who}のジョーカーで渡されたカス"), "なし"),
        UnrecordedFact::Cup => (
            format!("{who}が菊に盃をタネかカスに決めたか"),
            "決めていない",
        ),
        UnrecordedFact::Special(special) => (special_name(special).to_owned(), "なし"),
    };
    match counted {
        "" => what,
        counted => format!("{what}（「{counted}」として計算）"),
    }
}
