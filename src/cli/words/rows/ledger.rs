//! The ledger: its hands and people, and comparisons.

use crate::cli::words::messages;
use crate::ledger::{HandCalled, StoredCorrection, StoredHand};
use crate::vocabulary::particle::{YEYO, with};
use std::path::Path;

messages! {
    /// The heading of the differences between two rulesets.
    difference_heading() {
        en: "Difference",
        ko: "차이",
        ja: "差",
    }

    won_hands() {
        en: "Hands with a winner",
        ko: "이긴 판",
        ja: "勝者のいる局",
    }

    chips_of_a_hand() {
        en: "chips paid",
        ko: "낸 점수",
        ja: "動いたチップ",
    }

    spread() {
        en: "  spread",
        ko: "  표준편차",
        ja: "  ばらつき",
    }

    points_of_the_winner() {
        en: "points",
        ko: "점수",
        ja: "点",
    }

    goes_of_the_winner() {
        en: "goes",
        ko: "고",
        ja: "ゴーの回数",
    }

    /// The name, in messages about faults, of the options of a told hand.
    told_header() {
        en: "the options of a told hand",
        ko: "말한 판의 선택 항목",
        ja: "話した局の指定",
    }

    /// The name, in messages about faults, of cards from the command line.
    cards_input() {
        en: "cards",
        ko: "패",
        ja: "札",
    }

    unreadable(name: &str, error: &std::io::Error) {
        en: "{name}: cannot be read: {error}",
        ko: format!("{name}: {}.", system_fault(error.into())),
        ja: format!("{name}: {}。", system_fault(error.into())),
    }

    no_ledger(path: &Path) {
        en: format!("Nothing is written yet: there is no ledger at {}.", path.display()),
        ko: format!("아직 적은 것이 없어요. {}: 장부가 없어요.", path.display()),
        ja: format!("まだ何も記録されていません（{}に帳簿がありません）。", path.display()),
    }

    nothing_played() {
        en: "No hands in the ledger match.",
        ko: "조건에 맞는 판이 장부에 없어요.",
        ja: "当てはまる局は帳簿にありません。",
    }

    log_headings() -> [&'static str; 3] {
        en: [">Hand", "Ended", "Brought"],
        ko: [">판", "끝", "주고받음"],
        ja: [">局", "終わり方", "増減"],
    }

    /// Marks the row for the end of a session.
    settled_row() {
        en: "settled up",
        ko: "모임 정산",
        ja: "精算",
    }

    corrected(ended: &str, reason: &str) {
        en: "{ended} (corrected: {reason})",
        ko: "{ended} (정정: {reason})",
        ja: "{ended}（訂正: {reason}）",
    }

    /// Returns the heading of a shown hand.
    shown_hand(hand: &StoredHand, called: &HandCalled) {
        en: format!(
            "Hand {} of {} ({called}), written {day} by {}",
            called.number,
            on_day(&called.evening.day),
            hand.engine,
            day = day(&hand.at),
        ),
        ko: format!(
            "{name}, {day}에 {}에서 적음",
            hand.engine,
            name = hand_name(called),
            day = day(&hand.at),
        ),
        ja: format!("{}、{}に{}で記録", hand_name(called), day(&hand.at), hand.engine),
    }

    /// Says that the hand was found by its entry, and which hand has this number in the session.
    shown_by_entry(shown: &HandCalled, other: &HandCalled) {
        en: format!(
            "{} is the number of an entry here. Hand {} of this evening is {other}.",
            shown.entry,
            other.number,
        ),
        ko: format!(
            "여기서 {}번은 프로그램용 기록 번호예요. 이 모임 {}번째 판: {other}",
            shown.entry,
            other.number,
        ),
        ja: format!(
            "ここでの{}はプログラム用の記録番号です。この回の{}局目は {other} です。",
            shown.entry,
            other.number,
        ),
    }

    /// Says that the hand shown is a correction, and why it was written.
    corrected_by(entry: i64, at: &str, reason: &str) {
        en: format!("Corrected {day} by entry {entry}: {reason}", day = day(at)),
        ko: format!("{day}에 기록 {entry}번으로 정정했어요: {reason}", day = day(at)),
        ja: format!("{}に訂正（記録{entry}）。訂正の理由: {reason}", day(at)),
    }

    /// Says that the hand shown was corrected later.
    corrected_since(last: &StoredCorrection) {
        en: format!(
            "This no longer counts; corrected {day} by entry {}: {}",
            last.id,
            last.reason,
            day = day(&last.at),
        ),
        ko: format!(
            "이제 맞지 않는 기록이에요. {day}에 기록 {}번으로 정정했어요: {}",
            last.id,
            last.reason,
            day = day(&last.at),
        ),
        ja: format!(
            "これはもう有効ではありません。{}に訂正（記録{}）。訂正の理由: {}",
            day(&last.at),
            last.id,
            last.reason,
        ),
    }

    see_original(hand: &HandCalled) {
        en: "`dokbak show {hand} --original` shows it as it was first written.",
        ko: "`dokbak show {hand} --original`: 처음 적은 그대로 보기",
        ja: "訂正前は `dokbak show {hand} --original` で見られます。",
    }

    /// Says that nobody has played yet.
    nobody_yet() {
        en: "Nobody has played yet.",
        ko: "아직 아무도 치지 않았어요.",
        ja: "まだだれも遊んでいません。",
    }

    people_headings() -> [&'static str; 4] {
        en: ["Name", "Since", ">At the table", "Also"],
        ko: ["이름", "처음 친 날", ">앉은 판", "다른 이름"],
        ja: ["名前", "初めての日", ">参加局数", "別の名前"],
    }

    /// Marks a name in a list as a guest's.
    named_guest(name: &str) {
        en: "{name} (guest)",
        ko: "{name} (손님)",
        ja: "{name}（ゲスト）",
    }

    /// Says what the person whom a record calls `written` is called now.
    called_now(written: &str, called: &str) {
        en: "{written} is called {called} now.",
        ko: format!("{written}: 지금 이름은 {}.", with(called, YEYO)),
        ja: "{written}の今の名前は{called}です。",
    }

    /// Says which command separates two people who were joined into one.
    join_taken_back(command: &str) {
        en: "Two people after all? {command}",
        ko: "다른 사람이면: {command}",
        ja: "別の人なら: {command}",
    }
}
