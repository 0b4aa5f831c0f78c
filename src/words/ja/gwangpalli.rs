//! Words for tables with more than three people: who plays, who sold what, and what is due.

use crate::gostop::SeatRole;
use crate::words::Text;
use crate::words::ja::marks;

pub(crate) fn due(name: &str, chips: i64) -> Text {
    Text::both(|form| {
        let to = marks::to(form);
        format!("未払いの光売り代: 負けた人それぞれ{to}{name} {chips}チップ")
    })
}

pub(crate) fn due_lapses(name: &str, chips: i64) -> Text {
    format!(
        "{name}の光売り代（1人{chips}チップ）は、その後の勝者がいないまま終わったので消えます。"
    )
    .into()
}

pub(crate) const fn part(part: SeatRole) -> &'static str {
    match part {
        SeatRole::Plays => "参加",
        SeatRole::Undecided => "未定",
        SeatRole::Stays => "出る",
        SeatRole::MustStay => "必ず出る",
        SeatRole::Drops => "降りた",
        SeatRole::Forced => "追い込み",
        SeatRole::Iris => "菖蒲で休み",
    }
}

pub(crate) fn sold(cards: &str, month: Option<u8>) -> String {
    // Months 11 and 12 mean other flowers in Japan, so the triple is named by a card's code.
    let triple = match month {
        None => String::new(),
        Some(month @ ..=10) => format!("、{month}月を三枚見せ"),
        Some(month) => format!("、「{month}」の札を三枚見せ"),
    };
    format!("売り: {cards}{triple}")
}
