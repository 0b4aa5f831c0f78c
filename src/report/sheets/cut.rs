//! Cuts a line of a chat into names, amounts and what stands between them.

use super::amount::{AmountCell, CellAmount, Unit};
use super::number::ONE;

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ChatWord {
    Name(String),
    /// An amount, and whether it has a sign.
    Amount(CellAmount, bool),
    /// A sign without a number, for who sat out.
    Out,
    /// What divides parts.
    Break(Division),
}

/// What divides a part of a line from the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Division {
    /// A blank.
    Blank,
    /// A comma.
    Comma,
    /// A stroke, or another mark that is more than a comma.
    Stroke,
}

/// Cuts a line into names, amounts and what stands between them.
pub(super) fn words(said: &str) -> Vec<ChatWord> {
    let mut out: Vec<ChatWord> = Vec::new();
    let mut sign = String::new();
    let is_link = |word: &&str| word.contains("://");
    let said: Vec<&str> = said
        .split_whitespace()
        .filter(|word| !is_link(word))
        .collect();
    for word in spaced(&said.join(" ")).split_whitespace() {
        if matches!(word, "/" | ";" | ",") {
            out.extend(sat_out(&sign, &out));
            out.push(ChatWord::Break(if word == "," {
                Division::Comma
            } else {
                Division::Stroke
            }));
            sign.clear();
        } else if is_sign(word) {
            word.clone_into(&mut sign);
        } else {
            let whole = format!("{sign}{word}");
            sign.clear();
            let (name, amount) = attached(&whole);
            out.extend((!name.is_empty()).then(|| ChatWord::Name(name.to_owned())));
            out.extend(amount.map(|(amount, signed)| ChatWord::Amount(amount, signed)));
        }
    }
    out.extend(sat_out(&sign, &out));
    joined(out)
}

/// Returns that somebody sat out if a sign stands alone behind the name: `민수 -`.
fn sat_out(sign: &str, before: &[ChatWord]) -> Option<ChatWord> {
    let is_named = matches!(before.last(), Some(ChatWord::Name(_)));
    (!sign.is_empty() && sign != "+" && is_named).then_some(ChatWord::Out)
}

/// Puts blanks around what separates parts, but not around the commas within numbers.
fn spaced(said: &str) -> String {
    let mut out = String::new();
    let mut letters = said.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let within = before.is_ascii_digit() && letters.peek().is_some_and(char::is_ascii_digit);
        match letter {
            '/' | '／' | '·' | '|' | '→' => out.push_str(" / "),
            '、' | '，' => out.push_str(" , "),
            ';' | '；' => out.push_str(" ; "),
            ',' if !within => out.push_str(" , "),
            letter => out.push(letter),
        }
        before = letter;
    }
    out
}

fn is_sign(word: &str) -> bool {
    matches!(word, "-" | "−" | "–" | "+" | "△" | "▲" | "－" | "＋")
}

/// Cuts an amount off the end of a word: `철수-3000`, `철수:+37`.
fn attached(word: &str) -> (&str, Option<(CellAmount, bool)>) {
    let is_beginning = |one: char| is_sign(one.encode_utf8(&mut [0; 4]));
    let read = |text: &str| {
        let digits = text.chars().any(char::is_numeric);
        let amount = AmountCell::read(text)
            .amount()
            .cloned()
            .filter(|_| digits)?;
        let signed = text.starts_with(is_beginning) || amount.parts < 0;
        Some((amount, signed))
    };
    if let Some(amount) = read(word) {
        return ("", Some(amount));
    }
    let from = word.find(is_beginning).unwrap_or(word.len());
    let (name, rest) = word.split_at(from);
    match read(rest) {
        Some(amount) if !name.is_empty() => (name.trim_end_matches([':', '=', '：']), Some(amount)),
        _ => (word, None),
    }
}

/// Joins amounts of two words, such as `-1만 5천`.
fn joined(words: Vec<ChatWord>) -> Vec<ChatWord> {
    let mut out: Vec<ChatWord> = Vec::new();
    for word in words {
        match (out.last_mut(), &word) {
            (Some(ChatWord::Amount(great, signed)), ChatWord::Amount(small, false))
                if *signed
                    && small.parts >= 0
                    && great.parts % (10_000 * ONE) == 0
                    && great.parts != 0
                    && (10 * ONE..10_000 * ONE).contains(&small.parts)
                    && (great.unit == small.unit || great.unit == Unit::Bare) =>
            {
                great.parts += small.parts * great.parts.signum();
                great.unit = small.unit.clone();
            }
            _ => out.push(word),
        }
    }
    out
}

/// Returns whether a line has an amount: a number with a sign or a unit, or of hundreds.
pub(super) fn has_amount(said: &str) -> bool {
    const HUNDRED: i128 = 100 * ONE;
    let is_year = |parts: i128| (1900..2200).contains(&(parts / ONE));
    let is_number = |word: &str| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        let year = word.contains(['년', '年']) && digits == 4;
        (3..=12).contains(&digits) && !year && !word.contains([':', '.'])
    };
    words(said).iter().any(|word| match word {
        ChatWord::Amount(_, true) => true,
        ChatWord::Amount(amount, false) => {
            let is_bare = amount.unit == Unit::Bare;
            !is_bare || (amount.parts >= HUNDRED && !is_year(amount.parts))
        }
        ChatWord::Name(name) => is_number(name) || is_spelled_out(name),
        ChatWord::Out | ChatWord::Break(_) => false,
    })
}

/// Returns whether a line has a name and an amount of that person, and nothing else: `철수 +120`.
pub(super) fn has_one_amount(said: &str) -> bool {
    matches!(
        words(said).as_slice(),
        [ChatWord::Name(_), ChatWord::Amount(_, true)]
            | [
                ChatWord::Name(_),
                ChatWord::Name(_),
                ChatWord::Amount(_, true)
            ]
    )
}

/// Returns a line without laughter, and without remarks in brackets that have no number.
pub(super) fn without_remarks(said: &str) -> String {
    const LAUGHTER: [&str; 5] = ["lol", "haha", "lmao", "笑", "草"];
    let mut rest = String::new();
    let mut text = said;
    while let Some((before, behind)) = text.split_once(['(', '（']) {
        let is_apart = before.is_empty() || before.ends_with(char::is_whitespace);
        let remark = behind.split_once([')', '）']);
        let remark = remark.filter(|(remark, _)| is_apart && !remark.contains(char::is_numeric));
        rest.push_str(before);
        if let Some((_, more)) = remark {
            text = more;
        } else {
            rest.push('(');
            text = behind;
        }
    }
    rest.push_str(text);
    let is_letter = |one: char| {
        "ㅋㅎㅠㅜ!~^♡♥！〜".contains(one)
            || matches!(one, '\u{1f000}'..='\u{1faff}' | '\u{2600}'..='\u{27bf}' | '\u{fe0f}' | '\u{200d}')
    };
    let is_laughter = |word: &&str| {
        LAUGHTER.contains(&word.to_lowercase().as_str())
            || (word.len() > 1 && word.chars().all(|one| matches!(one, 'w' | 'ｗ')))
            || word.chars().all(is_letter)
    };
    let words = rest.split_whitespace().filter(|word| !is_laughter(word));
    words.collect::<Vec<&str>>().join(" ")
}

/// Returns whether a word is an amount of money without digits: `만원`, `오천원`, `五百円`.
fn is_spelled_out(word: &str) -> bool {
    const NUMERALS: &str = "일이삼사오육칠팔구십백천만억一二三四五六七八九十百千万億";
    let number = word.strip_suffix(['원', '円']).unwrap_or_default();
    !number.is_empty() && number.chars().all(|one| NUMERALS.contains(one))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_seen_even_where_nothing_is_understood() {
        for line in [
            "철수가 영희한테 3000원",
            "철수 -3000",
            "lol 200",
            "영희 500원 철수한테",
            "철수3000",
            "영희 만원 철수한테",
            "花子 五百円",
        ] {
            assert!(has_amount(line), "{line}");
        }
        for line in [
            "내일 7시에 보자",
            "2026년에 봐",
            "https://example.org/a-1234",
            "ok 3",
        ] {
            assert!(!has_amount(line), "{line}");
        }
    }
}
