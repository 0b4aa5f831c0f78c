//! Pieces of a record, as quoted in a sentence.

const LONGEST: usize = 40;

pub(in crate::words) fn shown(word: &str) -> String {
    if word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let short: String = word.chars().take(LONGEST - 3).collect();
    short + "..."
}

pub(super) fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| format!(" 혹시 `{nearest}`인가요?"))
}
