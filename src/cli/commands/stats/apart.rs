//! Who can be told from whom by what they won a hand.

use super::cells::hundredths;
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{Difference, PersonStats, Stats, difference};
use crate::words::Lang;

/// Up to so many pairs each has a sentence; of more those alone that can be told apart.
const FEW_PAIRS: usize = 3;

/// Two people, and how they differ.
pub(super) struct Pair<'s> {
    /// The first.
    pub(super) one: &'s PersonStats,
    /// The second.
    pub(super) other: &'s PersonStats,
    /// What the first has more.
    pub(super) difference: Difference,
}

/// Returns the pairs of those at these places; of one alone those with everybody else.
pub(super) fn pairs<'s>(stats: &'s Stats, chosen: &[usize]) -> Vec<Pair<'s>> {
    let places: Vec<(usize, usize)> = if let [one] = chosen {
        let others = (0..stats.people.len()).filter(|other| other != one);
        others.map(|other| (*one, other)).collect()
    } else {
        let each = chosen.iter().enumerate();
        each.flat_map(|(at, one)| chosen.iter().skip(at + 1).map(|other| (*one, *other)))
            .collect()
    };
    let pair = |(one, other): (usize, usize)| {
        let (one, other) = (stats.people.get(one)?, stats.people.get(other)?);
        let difference = difference(&one.evenings, &other.evenings);
        Some(Pair {
            one,
            other,
            difference,
        })
    };
    places.into_iter().filter_map(pair).collect()
}

/// Says who can be told from whom.
pub(super) fn tell(stats: &Stats, chosen: &[usize], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let pairs = pairs(stats, chosen);
    let enough: Vec<&Pair<'_>> = pairs
        .iter()
        .filter(|pair| pair.difference.interval.is_some())
        .collect();
    if enough.is_empty() {
        return Ok(());
    }
    let some = enough.len() > FEW_PAIRS;
    screen.line("")?;
    screen.line(Styled::heading(say!(lang, apart_head())))?;
    for pair in &enough {
        if !some || pair.difference.tells() {
            screen.paragraph(&Styled::from(sentence(lang, pair)))?;
        }
    }
    let told = enough.iter().filter(|pair| pair.difference.tells()).count();
    if some && told < enough.len() {
        let rest = say!(lang, others_not_apart(enough.len() - told, enough.len()));
        screen.paragraph(&Styled::from(rest))?;
    }
    if some && told > 0 {
        screen.paragraph(&Styled::hint(say!(lang, apart_by_chance())))?;
    }
    Ok(())
}

fn sentence(lang: Lang, pair: &Pair<'_>) -> String {
    let found = &pair.difference;
    let (Some(chips), Some(interval)) = (found.chips, found.interval) else {
        return String::new();
    };
    let (one, other) = (pair.one.name.as_str(), pair.other.name.as_str());
    if found.tells() {
        // The one with more is named first, so that nothing is below zero.
        let positive = |hundredths: i64| hundredths_of(hundredths.abs());
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
    let (chips, low, high) = (
        hundredths(chips),
        hundredths(interval.low),
        hundredths(interval.high),
    );
    say!(
        lang,
        not_apart((one, other), found.evenings, (&chips, &low, &high))
    )
}

/// Returns a number that is not below zero, to two decimals.
fn hundredths_of(number: i64) -> String {
    hundredths(number).trim_start_matches('+').to_owned()
}
