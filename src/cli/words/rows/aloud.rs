//! What is read aloud.

use crate::cli::words::messages;

messages! {
    /// Reads out the mark of a row that differs.
    differs() {
        en: "different",
        ko: "달라짐",
        ja: "変わる",
    }

    /// Reads out the mark of a number that is unlikely to be chance.
    hardly_chance() {
        en: "unlikely to be chance",
        ko: "우연이라고 보기 어려움",
        ja: "偶然とは考えにくい",
    }

    /// Reads out the bounds of an interval.
    bounds(low: &str, high: &str) {
        en: "{low} to {high}",
        ko: "{low}부터 {high}까지",
        ja: "{low}から{high}まで",
    }

    /// Introduces a line that a change adds.
    line_added() {
        en: "added: ",
        ko: "더한 줄: ",
        ja: "追加した行: ",
    }

    /// Introduces a line that a change removes.
    line_left_out() {
        en: "left out: ",
        ko: "지운 줄: ",
        ja: "削除した行: ",
    }

    /// Introduces a line that a change rewrites.
    line_changed() {
        en: "changed: ",
        ko: "바뀐 줄: ",
        ja: "変えた行: ",
    }

    /// Says how many more words there are than Tab had room to show.
    more_words(count: usize) {
        en: "{count} more: type a letter, then Tab",
        ko: "그 밖에 {count}개: 앞 글자를 적고 Tab",
        ja: "ほか{count}件: 最初の文字を入れて Tab",
    }

    /// Asks for one of several numbered lines.
    which_number(most: usize) {
        en: "Which, 1 to {most}? [none] ",
        ko: "몇 번이에요? 1~{most} [없음] ",
        ja: "何番ですか（1から{most}）。[なし] ",
    }

    /// Asks for any of several numbered lines.
    which_numbers(most: usize) {
        en: "Which ones, 1 to {most}, separated by spaces? [none] ",
        ko: "몇 번이에요? 1~{most}, 여럿이면 띄어서 [없음] ",
        ja: "何番ですか（1から{most}、いくつでも空白で区切る）。[なし] ",
    }

    /// Asks for a number.
    how_many(question: &str, least: u32, most: u32) {
        en: "{question} ({least} to {most}) [none] ",
        ko: "{question} ({least}~{most}) [없음] ",
        ja: "{question}（{least}から{most}）[なし] ",
    }

    /// Rejects a number that is out of range.
    no_such_number(least: u32, most: u32) {
        en: "Type a number from {least} to {most}, or just Enter for none.",
        ko: "{least}부터 {most}까지의 수를 적거나, 없으면 Enter를 눌러 주세요.",
        ja: "{least}から{most}までの数を入れてください。なければ Enter だけで次へ進みます。",
    }

    /// Explains how to choose from numbered menus.
    numbered_menus_help() {
        en: "Menus are numbered lists; type the number of your choice.",
        ko: "메뉴는 고를 것을 번호와 함께 한 줄씩 알려 주고 번호를 물어요.",
        ja: "メニューは選べるものを番号付きで1行ずつ示し、番号をたずねます。",
    }

    /// Asks for yes or no.
    whether(question: &str) {
        en: "{question} (y/n) ",
        ko: "{question} (y/n) ",
        ja: "{question} (y/n) ",
    }

    /// Rejects a number that is not listed.
    not_listed(most: usize) {
        en: "Type a number from 1 to {most}, or just Enter for none.",
        ko: "1부터 {most}까지의 번호를 적거나, 없으면 Enter를 눌러 주세요.",
        ja: "1から{most}までの番号を入れてください。なければ Enter だけで次へ進みます。",
    }
}
