//! Questions, wrapped to the screen.

use super::row::StyledRow;
use super::styled::Styled;

/// The room left for an answer after its question, so that a short answer is not wrapped. A narrow
/// screen leaves less.
const ANSWER: usize = 10;

/// Returns a question as rows that fit the screen, separated by line feeds and without control
/// characters. It is wrapped like a sentence, and the last row leaves room for an answer. Line
/// feeds in the question are kept.
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
