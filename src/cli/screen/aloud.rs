//! What is drawn for the eye, as it is said for the ear.

use crate::cli::words::{Lang, say};

/// Returns a line with words for its marks, and with one space between words: columns, who pays whom,
/// numbers above and below nothing, and dots between parts.
pub(super) fn aloud(lang: Lang, line: &str) -> String {
    let [to, from, between, plus, minus] = say!(lang, marks());
    let mut said = String::new();
    // Japanese has no space before what follows a comma.
    let apart = columns(line).replace('→', " → ").replace('←', " ← ");
    for word in apart.split_whitespace() {
        let begins = said.is_empty() || said.ends_with([',', ';', ':', '、', '：']);
        match word {
            // They stand before what is not accepted, and where one types: both are told anyhow.
            "!" | ">" if said.is_empty() => continue,
            "·" => {
                said.push(',');
                continue;
            }
            "→" if !begins => {
                said.push_str(between);
                continue;
            }
            _ if !said.is_empty() => said.push(' '),
            _ => {}
        }
        match word {
            "→" => said.push_str(to),
            "←" => said.push_str(from),
            word => match times(word) {
                Some(number) => said.push_str(&say!(lang, times(number))),
                None => push_number(&mut said, word, plus, minus),
            },
        }
    }
    said.replace("、 ", "、")
}

/// Returns a line with its columns parted by marks; of an even number each second one is about the one
/// before it.
fn columns(line: &str) -> String {
    let cells: Vec<&str> = line.trim().split("  ").map(str::trim).collect();
    let cells: Vec<&str> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
    if cells.len() % 2 == 1 {
        return cells.join(" ");
    }
    let pairs: Vec<String> = cells.chunks(2).map(|pair| pair.join(": ")).collect();
    pairs.join("; ")
}

/// Returns by how much a word says that something is multiplied: `×2`.
fn times(word: &str) -> Option<&str> {
    let number = word.strip_prefix(['×', 'x'])?;
    let is_number = !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit());
    is_number.then_some(number)
}

/// Adds a word; where it is a number with a sign, perhaps in brackets, in the words for that.
fn push_number(said: &mut String, word: &str, plus: &str, minus: &str) {
    let number = word.trim_start_matches(['(', '（', '[']);
    let (before, number) = word.split_at(word.len() - number.len());
    said.push_str(before);
    let signed = |sign| {
        let number: &str = number.strip_prefix(sign)?;
        number
            .starts_with(|first: char| first.is_ascii_digit())
            .then_some(number)
    };
    let words = signed('+').map(|number| (plus, number));
    match words.or_else(|| signed('-').map(|number| (minus, number))) {
        Some((sign, number)) => {
            said.push_str(sign);
            said.push_str(number);
        }
        None => said.push_str(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_said_in_words() {
        for (lang, line, said) in [
            (
                Lang::English,
                "  Bo -12 (-1,200 KRW), Ann +24",
                "Bo minus 12 (minus 1,200 KRW), Ann plus 24",
            ),
            (
                Lang::Korean,
                "철수 → 할머니 14칩",
                "철수, 받는 사람 할머니 14칩",
            ),
            (
                Lang::Korean,
                "칩 +4; → 철수 3; ← 할머니 7",
                "칩 플러스 4; 받는 사람 철수 3; 주는 사람 할머니 7",
            ),
            (Lang::Korean, "삼광 3점 · 고? 스톱?", "삼광 3점, 고? 스톱?"),
            (
                Lang::Japanese,
                "太郎 → 英子 14チップ",
                "太郎から 英子 14チップ",
            ),
            (Lang::Japanese, "→ 英子 14", "渡す相手 英子 14"),
            (
                Lang::Japanese,
                "チップ -5、→ 英子 5",
                "チップ マイナス5、渡す相手 英子 5",
            ),
            (Lang::English, "  ! no, not so!", "no, not so!"),
            (Lang::English, "> ", ""),
            (
                Lang::English,
                "  g p    brights and junk      y7   seven animals",
                "g p: brights and junk; y7: seven animals",
            ),
            (Lang::English, "5y   or   y", "5y or y"),
            (Lang::English, "x2 go: 3 × 2 = 6", "times 2 go: 3 × 2 = 6"),
            (Lang::Korean, "×2 흔들기", "2배 흔들기"),
            (Lang::Japanese, "×2 光バク", "2倍 光バク"),
            // No numbers below nothing: a day, an option, a name.
            (
                Lang::English,
                "2026-11-22 -o a-1 - +",
                "2026-11-22 -o a-1 - +",
            ),
        ] {
            assert_eq!(aloud(lang, line), said);
        }
    }
}
