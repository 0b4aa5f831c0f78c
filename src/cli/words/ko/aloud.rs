//! What is said where nothing is drawn, for those who hear the screen.

/// Returns several things that are said one after the other; some may be lists themselves.
pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    let has_list = parts.iter().any(|part| part.contains(", "));
    parts.join(if has_list { "; " } else { ", " })
}

/// Returns what is said of a row that is marked because it differs.
pub(in crate::cli) const fn differs() -> &'static str {
    "달라짐"
}

/// Returns what is said of a number that hardly came about by chance.
pub(in crate::cli) const fn hardly_chance() -> &'static str {
    "우연이라고 보기 어려움"
}

/// Returns what is said of bounds.
pub(in crate::cli) fn bounds(low: &str, high: &str) -> String {
    format!("{low}부터 {high}까지")
}

/// Returns what is said before a line that a change puts in.
pub(in crate::cli) const fn line_added() -> &'static str {
    "더한 줄: "
}

/// Returns what is said before a line that a change leaves out.
pub(in crate::cli) const fn line_left_out() -> &'static str {
    "지운 줄: "
}

/// Returns what is said before a line that a change makes another.
pub(in crate::cli) const fn line_changed() -> &'static str {
    "바뀐 줄: "
}

/// Returns what is said below words that Tab shows, of those that found no room.
pub(in crate::cli) fn more_words(count: usize) -> String {
    format!("외 {count}개: 앞 글자를 적고 Tab")
}

/// Returns the question for one of several numbered lines.
pub(in crate::cli) fn which_number(most: usize) -> String {
    format!("몇 번이에요? 1~{most} [없음] ")
}

/// Returns the question for any of several numbered lines.
pub(in crate::cli) fn which_numbers(most: usize) -> String {
    format!("몇 번이에요? 1~{most}, 여럿이면 띄어서 [없음] ")
}

/// Returns the question for a number.
pub(in crate::cli) fn how_many(question: &str, least: u32, most: u32) -> String {
    format!("{question} ({least}~{most}) [없음] ")
}

/// Returns that a number is not among those that are asked for.
pub(in crate::cli) fn no_such_number(least: u32, most: u32) -> String {
    format!("{least}부터 {most}까지의 수를 적거나, 없으면 Enter를 눌러 주세요.")
}

/// Returns how one chooses from menus that are lines with numbers.
pub(in crate::cli) const fn numbered_menus_help() -> &'static str {
    "메뉴는 고를 것을 번호와 함께 한 줄씩 알려 주고 번호를 물어요."
}

/// Returns the question for yes or no.
pub(in crate::cli) fn whether(question: &str) -> String {
    format!("{question} (y/n) ")
}

/// Returns that a number is not listed.
pub(in crate::cli) fn not_listed(most: usize) -> String {
    format!("1부터 {most}까지의 번호를 적거나, 없으면 Enter를 눌러 주세요.")
}
