//! Words for tables with more than three people: who plays, who sold what, and what is due.

use crate::gostop::SeatRole;
use crate::words::Text;
use crate::words::ko::marks;

pub(crate) fn due(name: &str, chips: i64) -> Text {
    Text::both(|form| format!("밀린 광값 {chips}점(진 사람마다{}{name})", marks::to(form)))
}

pub(crate) fn due_lapses(name: &str, chips: i64) -> Text {
    let due = due(name, chips);
    Text::both(|form| format!("{}: 그 뒤에 이긴 사람이 없어서 없어져요.", form.pick(&due)))
}

pub(crate) const fn part(part: SeatRole) -> &'static str {
    match part {
        SeatRole::Plays => "쳐요",
        SeatRole::Undecided => "아직 안 정했어요",
        SeatRole::Stays => "들어갔어요",
        SeatRole::MustStay => "들어가야 해요",
        SeatRole::Drops => "죽었어요",
        SeatRole::Forced => "자리가 차서 쉬어요",
        SeatRole::Iris => "난초열끗으로 쉬어요",
    }
}

pub(crate) fn sold(cards: &str, month: Option<u8>) -> String {
    let triple = month.map_or_else(String::new, |month| format!(", {month}월 흔듦"));
    format!("팔았어요: {cards}{triple}")
}
