//! Numbers as people write them: in groups of three digits, or with words for thousands and more.

/// The number 1 in ten-thousandths.
pub(super) const ONE: i128 = 10_000;

/// More digits than any amount has.
const MOST_DIGITS: usize = 18;

/// Words for great numbers.
pub(super) const GREAT: [char; 8] = ['만', '천', '万', '千', '억', '億', '백', '百'];

/// What a text says of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadNumber {
    /// A number, in ten-thousandths.
    Is(i128),
    /// A number that may be two.
    Either,
    /// More digits than any amount has.
    TooLarge,
    /// No number.
    Not,
}

/// Reads a number without a sign: `1,234`, `1 234`, `1.5`, `1만 5천`.
pub(super) fn number(text: &str) -> ReadNumber {
    if text.contains(GREAT) {
        in_words(text)
    } else if is_shortened(text) {
        ReadNumber::Either
    } else {
        plain(text)
    }
}

/// Returns whether a spreadsheet wrote a number with a power of ten, and may have left digits out:
/// `1.2e+05`.
fn is_shortened(text: &str) -> bool {
    let is_digits = |text: &str| {
        !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit() || one == b'.')
    };
    text.split_once('e').is_some_and(|(number, power)| {
        is_digits(number) && is_digits(power.trim_start_matches(['+', '-']))
    })
}

/// Reads digits with commas, blanks or apostrophes between groups, and at most one point.
fn plain(text: &str) -> ReadNumber {
    let Some(text) = ungrouped(text, [' ', '\'', '’']) else {
        return ReadNumber::Not;
    };
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let is_plain = text
        .bytes()
        .all(|one| one.is_ascii_digit() || matches!(one, b'.' | b','));
    if digits == 0 || !is_plain {
        return ReadNumber::Not;
    }
    if digits > MOST_DIGITS {
        return ReadNumber::TooLarge;
    }
    let (whole, fraction) = match (text.matches('.').count(), text.matches(',').count()) {
        (0, 0) => (text.as_str(), ""),
        (1, _) => {
            let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
            // A thousand in German, a little more than one in English.
            if fraction.len() == 3 && !whole.contains(',') && !whole.starts_with('0') {
                return ReadNumber::Either;
            }
            (whole, fraction)
        }
        (0, _) => match text.split_once(',') {
            Some((whole, fraction)) if fraction.len() <= 2 => (whole, fraction),
            _ => (text.as_str(), ""),
        },
        _ => return ReadNumber::Not,
    };
    if fraction.contains(',')
        || fraction.len() > 4
        || (fraction.is_empty() && text.ends_with(['.', ',']))
    {
        return ReadNumber::Not;
    }
    let Some(whole) = ungrouped(whole, [',']).filter(|whole| !whole.is_empty()) else {
        return ReadNumber::Not;
    };
    format!("{whole}{fraction:0<4}")
        .parse()
        .map_or(ReadNumber::Not, ReadNumber::Is)
}

/// Removes one kind of mark between groups of three digits, perhaps before a fraction; `None` if it
/// is anywhere else.
fn ungrouped<const N: usize>(number: &str, marks: [char; N]) -> Option<String> {
    let Some(mark) = number.chars().find(|one| marks.contains(one)) else {
        return Some(number.to_owned());
    };
    let mut groups = number.split(mark);
    let begins = (1..=3).contains(&groups.next().unwrap_or_default().len());
    let is_whole = |group: &str| {
        let digits = group.split(['.', ',']).next().unwrap_or_default();
        digits.len() == 3 && digits.bytes().all(|one| one.is_ascii_digit())
    };
    (begins && groups.all(is_whole)).then(|| number.replace(mark, ""))
}

/// Reads a number with words for thousands and more: `1만 5천`, `3千`, `2.5만`. The words come from
/// the greatest down; `5만 3만` is two amounts, and `1만5` may be 10,005 or 15,000.
fn in_words(text: &str) -> ReadNumber {
    read_words(text).map_or(ReadNumber::Not, |read| read)
}

fn read_words(text: &str) -> Option<ReadNumber> {
    let (mut all, mut sum, mut rest) = (0_i128, 0_i128, text);
    // What the last word of each kind stands for.
    let (mut myriad, mut small) = (i128::MAX, i128::MAX);
    while !rest.is_empty() {
        let end = rest.find(|one: char| !one.is_ascii_digit() && !matches!(one, '.' | ','));
        let (digits, behind) = rest.split_at(end.unwrap_or(rest.len()));
        let said = match plain(digits) {
            ReadNumber::Is(parts) => Some(parts),
            ReadNumber::Either => return Some(ReadNumber::Either),
            _ if digits.is_empty() => None,
            _ => return None,
        };
        let mut letters = behind.chars();
        let word = letters.next();
        rest = letters.as_str().trim_start();
        let great = match word {
            Some('만' | '万') => 10_000,
            Some('억' | '億') => 100_000_000,
            Some('천' | '千') => 1000,
            Some('백' | '百') => 100,
            None => 1,
            Some(_) => return None,
        };
        if great >= 10_000 {
            if great >= myriad || (sum != 0 && said.is_some()) {
                return Some(ReadNumber::Either);
            }
            let number = if sum == 0 { said.unwrap_or(ONE) } else { sum };
            all = all.checked_add(number.checked_mul(great)?)?;
            (sum, myriad, small) = (0, great, i128::MAX);
            continue;
        }
        let number = said.unwrap_or(ONE);
        let last = small.min(myriad);
        let is_cut = great == 1 && last != i128::MAX && digits.len() == 1;
        let fits = number.checked_mul(great)? < last.saturating_mul(ONE);
        if great >= small || is_cut || !fits {
            return Some(ReadNumber::Either);
        }
        sum = sum.checked_add(number.checked_mul(great)?)?;
        small = great;
    }
    let all = sum.checked_add(all)?;
    (all < ONE * 1_000_000_000_000_000_000).then_some(ReadNumber::Is(all))
}
