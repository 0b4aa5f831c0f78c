//! What is said where nothing is drawn, for those who hear the screen.

/// Returns several things that are said one after the other; some may be lists themselves.
pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    parts.join("、")
}

/// Returns what is said of a row that is marked because it differs.
pub(in crate::cli) const fn differs() -> &'static str {
    "変わる"
}

/// Returns what is said of a number that hardly came about by chance.
pub(in crate::cli) const fn hardly_chance() -> &'static str {
    "偶然とは考えにくい"
}

/// Returns what is said of bounds.
pub(in crate::cli) fn bounds(low: &str, high: &str) -> String {
    format!("{low}から{high}まで")
}

/// Returns what is said before a line that a change puts in.
pub(in crate::cli) const fn line_added() -> &'static str {
    "追加した行: "
}

/// Returns what is said before a line that a change leaves out.
pub(in crate::cli) const fn line_left_out() -> &'static str {
    "削除した行: "
}

/// Returns what is said before a line that a change makes another.
pub(in crate::cli) const fn line_changed() -> &'static str {
    "変えた行: "
}

/// Returns what is said below words that Tab shows, of those that found no room.
pub(in crate::cli) fn more_words(count: usize) -> String {
    format!("ほか{count}件: 最初の文字を入れて Tab")
}

/// Returns the question for one of several numbered lines.
pub(in crate::cli) fn which_number(most: usize) -> String {
    format!("何番ですか（1から{most}）。[なし] ")
}

/// Returns the question for any of several numbered lines.
pub(in crate::cli) fn which_numbers(most: usize) -> String {
    format!("何番ですか（1から{most}、いくつでも空白で区切る）。[なし] ")
}

/// Returns the question for a number.
pub(in crate::cli) fn how_many(question: &str, least: u32, most: u32) -> String {
    format!("{question}（{least}から{most}）[なし] ")
}

/// Returns that a number is not among those that are asked for.
pub(in crate::cli) fn no_such_number(least: u32, most: u32) -> String {
    format!("{least}から{most}までの数を入れてください。なければ Enter だけで次へ進みます。")
}

/// Returns how one chooses from menus that are lines with numbers.
pub(in crate::cli) const fn numbered_menus_help() -> &'static str {
    "メニューは選べるものを番号付きで1行ずつ示し、番号をたずねます。"
}

/// Returns the question for yes or no.
pub(in crate::cli) fn whether(question: &str) -> String {
    format!("{question} (y/n) ")
}

/// Returns that a number is not listed.
pub(in crate::cli) fn not_listed(most: usize) -> String {
    format!("1から{most}までの番号を入れてください。なければ Enter だけで次へ進みます。")
}
