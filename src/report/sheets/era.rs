//! Days in years of a Japanese era.

use super::day_pieces::DayPiece;

/// Reads a day in a year of a Japanese era: `令和8年3月1日`, `平成30年1月3日`, `R8.11.6`, `H30.1.3`.
/// Returns how many pieces it takes.
pub(super) fn by_era(pieces: &[DayPiece<'_>]) -> Option<((i32, u32, u32), usize)> {
    use DayPiece::{Digits, Other};
    let [
        Other(era),
        Digits(year),
        Other(one),
        Digits(month),
        Other(two),
        Digits(day),
        rest @ ..,
    ] = pieces
    else {
        return None;
    };
    let (before, last) = match era.trim() {
        "令和" | "令" | "r" => (2018, 99),
        "平成" | "平" | "h" => (1988, 31),
        "昭和" | "昭" | "s" => (1925, 64),
        _ => return None,
    };
    let (one, two) = (one.trim(), two.trim());
    let in_words = (one, two) == ("年", "月");
    let in_signs = one == two && matches!(one, "." | "/" | "-");
    let ends = !in_words
        || rest
            .first()
            .is_some_and(|rest| rest.text().trim_start().starts_with('日'));
    let year: i32 = year.parse().ok().filter(|year| (1..=last).contains(year))?;
    let found = (before + year, month.parse().ok()?, day.parse().ok()?);
    ((in_words || in_signs) && ends).then_some((found, 6))
}

#[cfg(test)]
mod tests {
    use super::super::day_pieces::pieces;
    use super::*;

    #[test]
    fn years_of_an_era_are_counted_from_its_first() {
        for (text, day) in [
            ("令和8年3月1日", (2026, 3, 1)),
            ("平成30年1月3日", (2018, 1, 3)),
            ("昭和64年1月7日", (1989, 1, 7)),
            ("r8.11.6", (2026, 11, 6)),
            ("h30.1.3", (2018, 1, 3)),
        ] {
            assert_eq!(by_era(&pieces(text)), Some((day, 6)), "{text}");
        }
        for text in ["h32.1.3", "m30.1.3", "平成30年1月3", "2026.1.3"] {
            assert_eq!(by_era(&pieces(text)), None, "{text}");
        }
    }
}
