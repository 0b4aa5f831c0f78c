//! Rules, house rules and cards.

use crate::card::Kind;
use crate::cli::words::messages;
use crate::rules::Game;
use crate::vocabulary::particle::{EUN, WA, with};

messages! {
    /// Introduces the letters of codes, with the kinds that they mean.
    letters_stand_for() {
        en: "The letter in a code shows the kind:",
        ko: "코드의 글자:",
        ja: "コードの文字:",
    }

    /// Returns the name of a kind, and how many of it a pack has.
    kind_counted(kind: Kind, count: u32, game: Game) {
        en: format!("{} ({count})", kind_called(kind, game)),
        ko: format!("{}({count}장)", kind_called(kind, game)),
        ja: format!("{}（{count}枚）", kind_called(kind, game)),
    }

    /// Returns the heading of the jokers.
    jokers_heading() {
        en: "jokers",
        ko: "조커(보너스패)",
        ja: "ジョーカー（サービス札）",
    }

    /// Returns the heading of the sets.
    sets_heading() {
        en: "Sets",
        ko: "모으는 패",
        ja: "集める札",
    }

    /// Greets a person before the questions.
    house_greeting() {
        en: "Enter keeps what is in brackets, ? explains, < goes one step back, Ctrl-C leaves \
             without writing anything.",
        ko: "Enter: 괄호 안의 값 그대로, ?: 설명, <: 한 걸음 뒤로, Ctrl-C: 아무것도 적지 않고 \
             나가기.",
        ja: "Enterで[ ]の中のまま、?で説明、<で1つ戻る、Ctrl-Cで何も書かずに終了。",
    }

    /// Returns a question with the values that it accepts.
    house_question(question: &str, takes: &str) {
        en: "{question} ({takes})",
        ko: "{question} ({takes})",
        ja: "{question}({takes})",
    }

    /// The prompt's word for the ruleset to start from.
    house_base() {
        en: "start from",
        ko: "바탕으로 할 규칙",
        ja: "元にするルール",
    }

    /// Says what other tables play.
    house_elsewhere(says: &str) {
        en: "Elsewhere: {says}",
        ko: "다른 곳에서는: {says}",
        ja: "ほかの卓では: {says}",
    }

    /// Says that nothing was written.
    house_left() {
        en: "Nothing was written.",
        ko: "아무것도 적지 않았어요.",
        ja: "何も書いていません。",
    }

    /// Says that the file was written, and what to do with it.
    house_written(path: &str, changed: usize) {
        en: format!(
            "Written to {path}, with {changed} changed. `dokbak rules show {path}` prints its \
             sheet.",
            changed = count(i64::try_from(changed).unwrap_or(i64::MAX), "rule"),
        ),
        ko: "{path}: 적었어요. 바꾼 규칙 {changed}개. `dokbak rules show {path}`: 규칙표 보기",
        ja: "{path}に書きました（変えたルール{changed}個）。`dokbak rules show {path}` \
             で一覧を見られます。",
    }

    /// Says that this many players cannot play, as the points cannot be shared out evenly.
    house_uneven(players: u32) {
        en: "The points of the pack cannot be shared out evenly among {players}, so {players} \
             cannot play by these rules.",
        ko: "한 벌의 점수를 {players}명이 똑같이 나눌 수 없어서, 이 규칙으로는 {players}명이 칠 수 \
             없어요.",
        ja: "札の点が{players}人で割り切れないので、このルールでは{players}人で遊べません。",
    }

    /// Says that a par is not what an option set.
    house_par(key: &str, par: u32) {
        en: "The file says {key}={par}, since only there the points of the pack come out even.",
        ko: "파일에는 {key}={par}라고 적었어요. 한 벌의 점수를 똑같이 나누면 그 점수예요.",
        ja: "ファイルには{key}={par}と書きました。札の点が割り切れるのはこの値だけです。",
    }

    /// Returns the lines at the top of a ruleset file that dokbak wrote.
    house_file_head(path: &str) -> [String; 2] {
        en: [
            format!("Our own rules. `dokbak rules check {path}` checks them, and"),
            format!("`dokbak rules show {path}` prints them as a sheet."),
        ],
        ko: [
            format!("우리 집 규칙이에요. `dokbak rules check {path}`: 맞는지 보기,"),
            format!("`dokbak rules show {path}`: 어떻게 치는지 보기."),
        ],
        ja: [
            format!("この卓のルールです。`dokbak rules check {path}` で確かめ、"),
            format!("`dokbak rules show {path}` で一覧を見られます。"),
        ],
    }

    /// Returns the title of a ruleset in a file that dokbak wrote.
    house_file_title(extends: &str) {
        en: "Our own rules, built on {extends}",
        ko: "우리 집 규칙({extends} 바탕)",
        ja: "この卓のルール（元は{extends}）",
    }

    /// Introduces the keys that were left as they are.
    house_file_kept(extends: &str) {
        en: "Left as in {extends}. Remove the first # of a key to change it.",
        ko: "여기부터는 {extends}대로예요. 바꾸려면 그 줄의 첫 #을 지우세요.",
        ja: "ここからは{extends}のままです。変えるキーの最初の#を消してください。",
    }

    /// Says that a worked example cannot be settled.
    example_refused(number: usize, why: &str) {
        en: "example {number} cannot be settled: {why}",
        ko: "{number}번째 보기: 셈할 수 없어요. {why}",
        ja: "例{number}は計算できません: {why}",
    }

    /// Explains the mark after a value that differs from the default.
    differs_from_default(game: Game) {
        en: format!("* differs from the default, the ruleset {}.", game.default_rules()),
        ko: format!("* 기본 규칙({})과 다른 값이에요.", game.default_rules()),
        ja: format!("* は標準（{}）との違いです。", game.default_rules()),
    }

    notes() {
        en: "Notes",
        ko: "덧붙임",
        ja: "注",
    }

    sources() {
        en: "Sources",
        ko: "출처",
        ja: "出典",
    }

    not_played() {
        en: "not played.",
        ko: "안 해요.",
        ja: "なし。",
    }

    /// Returns the headings of a list of rulesets.
    list_headings() -> [&'static str; 2] {
        en: ["Name", "Title"],
        ko: ["이름", "제목"],
        ja: ["名前", "題"],
    }

    /// Returns the headings of a list of keys.
    keys_headings() -> [&'static str; 3] {
        en: ["Key", "Value", "Meaning"],
        ko: ["항목", "값", "뜻"],
        ja: ["キー", "値", "意味"],
    }

    /// Returns the heading of a column of keys.
    key_heading() {
        en: "Key",
        ko: "항목",
        ja: "キー",
    }

    /// Says that two rulesets play the same.
    play_alike(left: &str, right: &str) {
        en: "{left} and {right} play the same.",
        ko: format!("{} {} 똑같이 쳐요.", with(left, WA), with(right, EUN)),
        ja: "{left}と{right}は同じルールです。",
    }

    /// Says that two rulesets play the same although some keys differ.
    differ_without_effect(left: &str, right: &str) {
        en: "{left} and {right} play the same; they differ only in rules that neither uses:",
        ko: format!(
            "{} {} 똑같이 쳐요. 양쪽 다 쓰지 않는 항목만 값이 달라요:",
            with(left, WA),
            with(right, EUN),
        ),
        ja: "{left}と{right}の遊び方は同じです。違うのは、どちらでも使わないところだけです:",
    }
}
