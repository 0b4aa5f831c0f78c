//! The play of a hand.

use crate::card::{Calendar, Card, codes};
use crate::ledger::HandCalled;
use crate::rules::{Game, PointUnit};
use crate::verdict::Score;
use crate::vocabulary::particle::{GA, with};
use crate::words::{Text, messages};

messages! {
    /// Greets a person at the prompt.
    greeting(engine: &str) {
        en: "{engine}. ? helps, < goes one step back, Ctrl-C leaves and keeps everything.",
        ko: "{engine}. ? 도움말, < 한 걸음 뒤로, Ctrl-C 나가기 (다 남아 있어요).",
        ja: "{engine}。?でヘルプ、<で1つ戻る、Ctrl-Cで終了（すべて保存されます）。",
    }

    /// Asks whether to correct the evening's latest hand.
    #[allow(unused_variables, reason = "only English names the game")]
    correct_written(game: Game, hand: &HandCalled) {
        en: format!("{} {} is written. Correct it?", hand_word(game), hand.number),
        ko: format!("{}번째 판은 이미 적었어요. 고칠까요?", hand.number),
        ja: format!("{}局目は記録済みです。直しますか。", hand.number),
    }

    nothing_to_undo() {
        en: "Nothing is entered yet; there is nothing to take back.",
        ko: "아직 적은 것이 없어서 되돌릴 것도 없어요.",
        ja: "まだ何も入力していないので、取り消すものはありません。",
    }

    /// Says how to edit a line that was rejected.
    in_the_line_again() {
        en: "Still in the line: arrows edit it, a letter starts over, Esc clears it.",
        ko: "적은 것이 줄에 그대로 남아 있어요. 화살표로 고치거나, 글자를 쳐서 새로 적어요. Esc는 지우기예요.",
        ja: "入力は行に残っています。矢印キーで直せます。文字を打てば書き直しになり、\
             Escで消せます。",
    }

    taken_back(text: &str) {
        en: "Taken back: {text}",
        ko: "되돌렸어요: {text}",
        ja: "取り消しました: {text}",
    }

    /// Says that a text was taken back, and who gave it.
    taken_back_from(text: &str, giver: &str) {
        en: "Taken back: {text} (from {giver})",
        ko: "되돌렸어요: {text} ({giver} 입력)",
        ja: "取り消しました: {text}（{giver}の入力）",
    }

    /// Says that an answer applies now, but could not be saved for next time, and why.
    not_kept(why: &str) {
        en: "that applies now, but could not be saved for next time ({why})",
        ko: format!(
            "지금은 적은 대로 하지만, 다음에도 쓰도록 저장하지는 못했어요 ({}).",
            why.trim_end_matches('.'),
        ),
        ja: format!(
            "今はそのとおりにしますが、次回のために保存できませんでした（{}）。",
            why.trim_end_matches('。'),
        ),
    }

    /// Says who won instead of the player who was entered before.
    won_instead(name: &str) {
        en: "So {name} won; your entries are kept as far as they still apply.",
        ko: format!("그럼 {} 이긴 판이에요. 그대로인 답은 다시 묻지 않아요.", with(name, GA)),
        ja: "では{name}の勝ちです。そのまま使える入力は残します。",
    }

    nothing_changed() {
        en: "Nothing changed.",
        ko: "바뀐 것이 없어요.",
        ja: "何も変わっていません。",
    }

    /// Asks whether it is a slip that a pile has these cards more often than the pack.
    twice_a_slip(name: &str, cards: &[Card], calendar: Calendar) {
        en: format!(
            "{name}'s pile has {cards} more often than the pack. A slip?",
            cards = codes(cards.iter().copied(), calendar),
        ),
        ko: format!(
            "{} 먹은 패에 한 벌보다 많은 패가 있어요: {cards}. 잘못 적은 거예요?",
            with(name, GA),
            cards = codes(cards.iter().copied(), calendar),
        ),
        ja: format!(
            "{name}の取り札に{cards}が多すぎます。入力の間違いですか。",
            cards = codes(cards.iter().copied(), calendar),
        ),
    }

    table_headings() -> [&'static str; 4] {
        en: ["Player", ">Points", "Calls", "Cards"],
        ko: ["이름", ">점", "부른 것", "먹은 패"],
        ja: ["名前", ">点", "宣言", "札"],
    }

    /// Stands in for the cards of a pile that was given as points only.
    only_points() {
        en: "points only, no cards",
        ko: "점수만 알아요",
        ja: "点だけ、札は不明",
    }

    nothing_known() {
        en: "nothing entered",
        ko: "적은 것 없음",
        ja: "入力なし",
    }

    offer_in_force(by: &str, refused_by: &str) {
        en: "{by}'s offer of a nagari is in force; {refused_by} refused it.",
        ko: format!("{by}의 쇼당이 걸려 있어요. {} 거절했어요.", with(refused_by, GA)),
        ja: "{by}の流局の申し出が有効です。{refused_by}が断りました。",
    }

    unseen(cards: &Text) -> Text {
        en: Text::from("Nobody has: ").then(cards),
        ko: Text::from("아무도 안 먹은 패: ").then(cards),
        ja: Text::from("だれも取っていない札: ").then(cards),
    }

    left_out(text: &str) {
        en: "left out, because it no longer applies: {text}",
        ko: "이제 맞지 않아서 뺐어요: {text}",
        ja: "成り立たなくなったので外しました: {text}",
    }

    /// Returns what cards score, with the lines of the score, while they are being typed.
    preview(score: &Score, game: Game, unit: PointUnit) {
        en: format!("{}: {}", preview_points(score.points, unit), lines_of(score, game).join(", ")),
        ko: format!("{}: {}", preview_points(score.points, unit), lines_of(score, game).join(", ")),
        ja: format!("{}: {}", preview_points(score.points, unit), lines_of(score, game).join("、")),
    }

    /// Returns how many points cards score while they are being typed, if there is no room for
    /// more.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    preview_points(points: i64, unit: PointUnit) {
        en: count(points, "point"),
        ko: "{points}점",
        ja: in_points(points, unit),
    }
}
