//! Questions in the rows that the screen has for them.

use super::row::StyledRow;
use super::styled::Styled;

/// How many columns an answer has behind its question, so that a word or two are not broken; less on
/// a narrow screen.
const ANSWER: usize = 10;

/// Returns a question in the rows that the screen has for it, with line feeds between them, each
/// inert: broken as sentences are, the last of them early enough for an answer behind it. Line feeds
/// in it part rows too.
pub(in crate::cli) fn question(text: &str, columns: Option<u32>) -> String {
    let width = columns.map_or(80, |columns| columns.min(120));
    let width = usize::try_from(width).unwrap_or(80);
    let lines = text.split('\n');
    let rows = lines.flat_map(|line| Styled::from(line).rows(width));
    let mut rows: Vec<StyledRow> = rows.collect();
    let before_answer = width - ANSWER.min(width / 4);
    if let Some(last) = rows.pop_if(|row| row.width() > before_answer) {
        let hanging = if rows.is_empty() { "  " } else { "" };
        let broken = (before_answer..=width).rev();
        let mut broken = broken.map(|width| last.clone().wrapped(width, hanging));
        let early = |rows: &Vec<StyledRow>| {
            let last = rows.last();
            last.is_some_and(|last| last.width() <= before_answer && !last.is_blank())
        };
        rows.extend(broken.find(early).unwrap_or_else(|| vec![last]));
    }
    let rows: Vec<String> = rows.iter().map(|row| row.shown(false)).collect();
    rows.join("\n")
}
