//! Entries, and the questions and faults of a hand.

use crate::ledger::{DayBody, EntryId};
use crate::words::messages;

messages! {
    /// Says that an entry decides which of two sessions counts.
    entry_of_twice(entry: i64) {
        en: "Entry {entry} says what counts in an evening that was kept twice: `dokbak twice`",
        ko: "기록 {entry}번: 두 번 적은 모임 가운데 어느 쪽을 셀지 정했어요. `dokbak twice`: 모두 보기",
        ja: "記録{entry}: 二重に記録された回のどちらを数えるかを決めました。一覧: `dokbak twice`",
    }

    /// Says that an entry reopened a closed session.
    entry_of_reopening(entry: i64) {
        en: "Entry {entry}: the evening was closed, and goes on.",
        ko: "기록 {entry}번: 마친 모임을 다시 이어서 해요.",
        ja: "記録{entry}: 終えた回を再開しました。",
    }

    /// Says that an entry sets the day that a session belongs to.
    entry_of_day(entry: i64, body: &DayBody) {
        en: format!("Entry {entry}: the evening belongs to {}.", body.day),
        ko: format!("기록 {entry}번: 모임 날짜는 {}이에요.", body.day),
        ja: format!("記録{entry}: この回の日付は{}です。", body.day),
    }

    /// Says that an entry came from another ledger.
    entry_from_elsewhere(there: EntryId) {
        en: "It was taken in from another ledger, where it is entry {there}.",
        ko: "다른 장부에서 가져온 기록이에요. 그 장부에서는 기록 {there}번이에요.",
        ja: "ほかの帳簿から取り込んだ記録です。そこでは記録{there}です。",
    }

    set_needed(text: &str) {
        en: "\"{text}\" does not fit here; write KEY=VALUE, such as go_bak.both=own",
        ko: "`{text}`: 여기에 맞지 않아요. 항목=값으로 적어 주세요. 보기: go_bak.both=own",
        ja: "「{text}」はここでは使えません。go_bak.both=ownのように、\
             キー=値の形で書いてください。",
    }

    /// Says why a record must keep setting a key: without the line, nothing says the key's value.
    rules_are_gone(key: &str) {
        en: "the ruleset of this hand has changed or is gone, so without this line nothing \
             says what {key} is; write set {key}=VALUE",
        ko: "이 판의 규칙 파일이 그때와 달라요. {key} 값을 알 수 있게 `설정 {key}=값`을 꼭 \
             적어 주세요.",
        ja: "この局のルールセットは当時のまま残っていないので、この行がないと{key}が分かりません。\
             「設定 {key}=値」と書いてください。",
    }

    /// Says, as a session begins, that this game cannot be followed turn by turn.
    no_turns_here() {
        en: "Only hands of Go-Stop can be followed turn by turn; this game is played without \
             that.",
        ko: "한 차례씩 따라갈 수 있는 게임은 고스톱뿐이에요. 이 게임은 차례 없이 적어요.",
        ja: "番ごとに追えるのはゴーストップだけです。このゲームは追わずに進めます。",
    }

    /// Names the player who made a stack on the table.
    stack_of(name: &str) {
        en: "{name}'s",
        ko: "{name} 뻑",
        ja: name.to_owned(),
    }

    /// Says that no card is on the table.
    nothing_laid() {
        en: "nothing",
        ko: "없음",
        ja: "なし",
    }

    /// The reason of a correction if nobody gives one.
    entered_wrongly() {
        en: "entered wrongly",
        ko: "잘못 적음",
        ja: "入力ミス",
    }

    ways_head() {
        en: "Ways out, as the table decides:",
        ko: "이렇게 고칠 수 있어요. 다 같이 하나를 골라 주세요:",
        ja: "直し方（卓で決めてください）:",
    }
}
