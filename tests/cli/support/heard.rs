//! What must not appear in output for listeners.

/// Returns the lines of a text that need eyes, each with the reason: something drawn, a column, a
/// control sequence, an arrow or a separating dot.
pub(crate) fn faults_for_the_ear(text: &str) -> Vec<String> {
    let fault = |line: &str| {
        let drawn = line.chars().find(|letter| {
            let is_line = matches!(letter, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{25ff}');
            is_line || letter.is_control()
        });
        let wrong = match drawn {
            Some(letter) => format!("{letter:?}"),
            None if line.trim_end().contains("  ") => "a column".to_owned(),
            None if line.starts_with(' ') => "an indent".to_owned(),
            None if line.contains(" · ") => "a dot".to_owned(),
            None if matches!(line.trim(), ">" | "!" | "*") => "a mark".to_owned(),
            None => return None,
        };
        Some(format!("{wrong} in {line:?}"))
    };
    text.lines().filter_map(fault).collect()
}

/// Returns the terminal's input without the sequences of the line editor and of bracketed paste,
/// which draw nothing: clearing the end of a row, and moving the cursor within the typed line.
pub(crate) fn without_editing(raw: &str) -> String {
    let raw = raw
        .replace("\u{1b}[?2004h", "")
        .replace("\u{1b}[?2004l", "");
    let mut text = String::new();
    let mut rest = raw.as_str();
    while let Some((before, sequence)) = rest.split_once("\u{1b}[") {
        text.push_str(before);
        let end = sequence.find(|letter: char| !letter.is_ascii_digit());
        let (_, after) = sequence.split_at(end.unwrap_or(0));
        rest = if after.starts_with(['C', 'D', 'J', 'K']) {
            &after[1..]
        } else {
            // It stays, and is found.
            text.push('\u{1b}');
            sequence
        };
    }
    text.push_str(rest);
    text.replace(['\r', '\u{7}'], "")
}
