//! Who sits at the table, and the draw for the first deal.

use crate::vocabulary::particle::{YEYO, with};
use crate::words::messages;

messages! {
    /// Says that everybody draws only one card.
    draws_one() {
        en: "everybody draws one card",
        ko: "한 사람이 한 장씩 뽑아요.",
        ja: "引くのは1人1枚です。",
    }

    /// Asks whether a new name means a known person with a similar name.
    name_meant(name: &str, near: &str) {
        en: "{name} is a new name. Do you mean {near}?",
        ko: format!("{name}: 처음 보는 이름이에요. 혹시 {}?", with(near, YEYO)),
        ja: "「{name}」は初めての名前です。{near}のことですか。",
    }

    /// Asks whether somebody is the person of that name who is known from another table.
    is_of_table(name: &str, table: &str) {
        en: "Is this {name} of table {table}? (n: another {name})",
        ko: "상 {table}의 {name}인가요? (다른 {name}이면 아니요)",
        ja: "卓{table}の{name}ですか。（別の{name}なら「いいえ」）",
    }

    table_sure() {
        en: "Is that right?",
        ko: "이렇게 할까요?",
        ja: "これでいいですか。",
    }

    /// Says that the evening is settled up so far and goes on.
    gone_on() {
        en: "Settled up so far; the evening goes on.",
        ko: "여기까지 정산하고 이어서 쳐요.",
        ja: "ここまでを精算し、この回を続けます。",
    }

    worth_that_already() {
        en: "A chip is already worth that.",
        ko: "이미 그 값으로 치고 있어요.",
        ja: "すでにそのレートで遊んでいます。",
    }

    /// The heading of the result of an evening of several sessions.
    evening_head() {
        en: "The whole evening:",
        ko: "모임 전체:",
        ja: "この回の通算:",
    }
}
