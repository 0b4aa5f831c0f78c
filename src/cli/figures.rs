//! Figures of people over many hands, as the terminal and the page show them: the same numbers, to
//! the same digit.

use super::words::{Lang, say};
use crate::report::stats::{Interval, Pair};

/// Up to so many pairs each has a sentence; of more those alone that can be told apart.
const FEW_PAIRS: usize = 3;

/// Returns how often of 100 times something is so, rounded; nothing where there is no whole.
pub(super) fn percent(part: usize, whole: usize) -> Option<String> {
    let percent = (part * 200 + whole).checked_div(whole * 2)?;
    Some(format!("{percent}%"))
}

/// Returns between which rates one lies, each of them rounded; nothing where that cannot be told.
pub(super) fn between_rates(lang: Lang, interval: Option<Interval>) -> Option<String> {
    let Interval { low, high } = interval?;
    let whole = |hundredths: i64| (hundredths + 50) / 100;
    Some(say!(lang, between_percents(whole(low), whole(high))))
}

/// Returns between which numbers of chips one lies; nothing where that cannot be told.
pub(super) fn between_chips(lang: Lang, interval: Option<Interval>) -> Option<String> {
    let Interval { low, high } = interval?;
    Some(say!(lang, between(&hundredths(low), &hundredths(high))))
}

/// Returns a number with its sign, to two decimals.
pub(super) fn hundredths(number: i64) -> String {
    let sign = match number {
        0 => "",
        1.. => "+",
        _ => "-",
    };
    let number = number.unsigned_abs();
    format!("{sign}{}.{:02}", number / 100, number % 100)
}

/// Returns chips shared among hands in hundredths, rounded away from nothing; nothing where there is
/// no hand.
pub(super) fn each(chips: i64, hands: usize) -> Option<i64> {
    let hands = i128::try_from(hands).ok().filter(|hands| *hands > 0)?;
    let exact = i128::from(chips).abs() * 100;
    let rounded = (exact * 2 + hands) / (hands * 2) * i128::from(chips.signum());
    Some(i64::try_from(rounded).unwrap_or(i64::MAX))
}

/// Who can be told from whom.
pub(super) struct Apart {
    /// A sentence each.
    pub(super) sentences: Vec<String>,
    /// How many pairs are told apart by chance, where that matters.
    pub(super) by_chance: Option<String>,
}

/// Returns who can be told from whom; nothing where the evenings are too few for all of them.
pub(super) fn apart(lang: Lang, pairs: &[Pair<'_>]) -> Option<Apart> {
    let enough = pairs.iter();
    let enough = enough.filter(|pair| pair.difference.interval.is_some());
    let enough: Vec<&Pair<'_>> = enough.collect();
    if enough.is_empty() {
        return None;
    }
    let some = enough.len() > FEW_PAIRS;
    let shown = enough.iter();
    let shown = shown.filter(|pair| !some || pair.difference.tells());
    let mut sentences: Vec<String> = shown.map(|pair| sentence(lang, pair)).collect();
    let told = enough.iter().filter(|pair| pair.difference.tells()).count();
    if some && told < enough.len() {
        let (rest, all) = (enough.len() - told, enough.len());
        sentences.push(say!(lang, others_not_apart(rest, all)));
    }
    Some(Apart {
        sentences,
        by_chance: (some && told > 0).then(|| say!(lang, apart_by_chance())),
    })
}

fn sentence(lang: Lang, pair: &Pair<'_>) -> String {
    let found = &pair.difference;
    let (Some(chips), Some(interval)) = (found.chips, found.interval) else {
        return String::new();
    };
    let (one, other) = (pair.one.name.as_str(), pair.other.name.as_str());
    if found.tells() {
        // The one with more is named first, so that nothing is below zero.
        let positive = |number: i64| {
            let text = hundredths(number.abs());
            text.trim_start_matches('+').to_owned()
        };
        let ends = [interval.low, interval.high].map(i64::abs);
        let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        let (first, second) = if chips > 0 {
            (one, other)
        } else {
            (other, one)
        };
        let text = (positive(chips), positive(low), positive(high));
        return say!(
            lang,
            told_apart((first, second), found.evenings, (&text.0, &text.1, &text.2))
        );
    }
    let text = [chips, interval.low, interval.high].map(hundredths);
    say!(
        lang,
        not_apart((one, other), found.evenings, (&text[0], &text[1], &text[2]))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_rounded_half_up_and_averages_away_from_zero() {
        for (part, whole, due) in [
            (1, 3, Some("33%")),
            (2, 3, Some("67%")),
            (1, 200, Some("1%")),
            (0, 0, None),
        ] {
            assert_eq!(percent(part, whole).as_deref(), due);
        }
        for (chips, hands, due) in [
            (10, 4, Some("+2.50")),
            (-10, 4, Some("-2.50")),
            (1, 200, Some("+0.01")),
            (-1, 201, Some("0.00")),
            (7, 0, None),
        ] {
            assert_eq!(each(chips, hands).map(hundredths).as_deref(), due);
        }
    }
}
