//! Figures of people over many hands, shared by the terminal and the page so that both show exactly
//! the same numbers.

use super::words::{Lang, Text, say, signed};
use crate::record::ChipValue;
use crate::report::stats::{Interval, PairDifference, Per};

/// The language and the unit of figures: chips, or money if chips were worth different amounts.
#[derive(Clone, Copy)]
pub(super) struct FigureContext<'a> {
    pub(super) lang: Lang,
    /// The money that one unit is worth; `None` if the unit is a chip.
    pub(super) unit: Option<&'a ChipValue>,
}

impl FigureContext<'_> {
    /// Formats a whole number of units with its sign.
    pub(super) fn number(self, number: i64) -> Text {
        match self.unit {
            None => signed(self.lang, number),
            Some(unit) => say!(self.lang, money(number, unit)),
        }
    }

    /// Formats hundredths of a unit with their sign.
    pub(super) fn hundredths(self, number: i64) -> Text {
        let Some(unit) = self.unit else {
            let (sign, digits) = (number.cmp(&0), without_sign(number));
            return Text::both(|form| format!("{}{digits}", form.sign(self.lang, sign)));
        };
        let hundredth = ChipValue {
            places: unit.places.saturating_add(2),
            ..unit.clone()
        };
        say!(self.lang, money(number, &hundredth))
    }

    /// Formats an average in hundredths of a unit with its sign: money with as many decimals as the
    /// unit has, since there is no smaller coin.
    pub(super) fn average(self, number: i64) -> Text {
        let Some(unit) = self.unit else {
            return self.hundredths(number);
        };
        let exact = i128::from(number) * i128::from(unit.units);
        let rounded = (exact.abs() * 2 + 100) / 200 * exact.signum();
        let coin = ChipValue {
            units: 1,
            ..unit.clone()
        };
        let rounded = i64::try_from(rounded).unwrap_or(i64::MAX);
        say!(self.lang, money(rounded, &coin))
    }

    /// Names the unit of a formatted number; money names its own.
    fn named(self, per: Per, number: Text) -> Text {
        match (self.unit, per) {
            (Some(_), _) => number,
            (None, Per::Hand) => say!(self.lang, so_many_chips(number)),
            (None, Per::Round) => say!(self.lang, so_many_points(number)),
        }
    }

    /// Formats hundredths of a unit without their sign.
    fn without_sign(self, number: i64) -> Text {
        match self.unit {
            None => without_sign(number).into(),
            Some(_) => self.hundredths(number.saturating_abs()),
        }
    }

    /// Returns the headings; the one at `of_chips` says money if the unit is money.
    pub(super) fn headings<const N: usize>(
        self,
        mut headings: [&'static str; N],
        of_chips: usize,
    ) -> [&'static str; N] {
        if let Some(heading) = headings.get_mut(of_chips).filter(|_| self.unit.is_some()) {
            *heading = say!(self.lang, money_heading());
        }
        headings
    }
}

/// If there are more pairs than this, only those that differ significantly get a sentence each.
const FEW_PAIRS: usize = 3;

/// Returns a share as a rounded percentage; `None` if the whole is zero.
pub(super) fn percent(part: usize, whole: usize) -> Option<String> {
    let percent = (part * 200 + whole).checked_div(whole * 2)?;
    Some(format!("{percent}%"))
}

/// Formats an interval of rates, rounded to percent; `None` if there is no interval.
pub(super) fn between_rates(lang: Lang, interval: Option<Interval>) -> Option<String> {
    let Interval { low, high } = interval?;
    let whole = |hundredths: i64| (hundredths + 50) / 100;
    Some(say!(lang, between_percents(whole(low), whole(high))))
}

/// Formats an interval of chips; `None` if there is no interval.
pub(super) fn between_chips(told: FigureContext<'_>, interval: Option<Interval>) -> Option<Text> {
    let Interval { low, high } = interval?;
    let [low, high] = [low, high].map(|end| told.hundredths(end));
    Some(say!(told.lang, between(&low, &high)))
}

/// Returns hundredths with their sign and two decimals, for programs.
pub(super) fn hundredths(number: i64) -> String {
    let sign = match number {
        0 => "",
        1.. => "+",
        _ => "-",
    };
    format!("{sign}{}", without_sign(number))
}

/// Returns hundredths with two decimals, without their sign.
fn without_sign(number: i64) -> String {
    let number = number.unsigned_abs();
    format!("{}.{:02}", number / 100, number % 100)
}

/// Returns chips per hand in hundredths, rounded half away from zero; `None` without hands.
pub(super) fn each(chips: i64, hands: usize) -> Option<i64> {
    let hands = i128::try_from(hands).ok().filter(|hands| *hands > 0)?;
    let exact = i128::from(chips).abs() * 100;
    let rounded = (exact * 2 + hands) / (hands * 2) * i128::from(chips.signum());
    Some(i64::try_from(rounded).unwrap_or(i64::MAX))
}

/// Which pairs of players differ significantly.
pub(super) struct Apart {
    /// A sentence for each pair to be named, then sentences about the other pairs.
    pub(super) sentences: Vec<Text>,
    /// A warning that some of many pairs will differ by chance; `None` if not needed.
    pub(super) by_chance: Option<String>,
}

/// Returns which pairs differ significantly by chips per hand; `None` if no pair has enough
/// evenings.
pub(super) fn apart(told_in: FigureContext<'_>, pairs: &[PairDifference<'_>]) -> Option<Apart> {
    apart_per(told_in, Per::Hand, pairs)
}

/// Returns which pairs differ significantly by chips per hand or points per round; `None` if no
/// pair has enough evenings.
pub(super) fn apart_per(
    told_in: FigureContext<'_>,
    per: Per,
    pairs: &[PairDifference<'_>],
) -> Option<Apart> {
    let lang = told_in.lang;
    let enough = pairs.iter();
    let enough = enough.filter(|pair| pair.difference.interval.is_some());
    let enough: Vec<&PairDifference<'_>> = enough.collect();
    if enough.is_empty() {
        return None;
    }
    let some = enough.len() > FEW_PAIRS;
    let shown = enough.iter();
    let shown = shown.filter(|pair| !some || pair.difference.tells());
    let mut sentences: Vec<Text> = shown.map(|pair| sentence(told_in, per, pair)).collect();
    let told = enough.iter().filter(|pair| pair.difference.tells()).count();
    if some && told < enough.len() {
        let (rest, all) = (enough.len() - told, enough.len());
        sentences.push(say!(lang, others_not_apart(rest, all)).into());
    }
    let too_few = pairs.len().saturating_sub(enough.len());
    if too_few > 0 {
        sentences.push(say!(lang, pairs_too_few(too_few)).into());
    }
    Some(Apart {
        sentences,
        by_chance: (some && told > 0).then(|| say!(lang, apart_by_chance()).to_owned()),
    })
}

fn sentence(told: FigureContext<'_>, per: Per, pair: &PairDifference<'_>) -> Text {
    let lang = told.lang;
    let found = &pair.difference;
    let (Some(chips), Some(interval)) = (found.chips, found.interval) else {
        return Text::default();
    };
    let (one, other) = (pair.one.name.as_str(), pair.other.name.as_str());
    if found.tells() {
        // Whoever won more is named first, so that no number is negative.
        let ends = [interval.low, interval.high].map(i64::abs);
        let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        let (first, second) = if chips > 0 {
            (one, other)
        } else {
            (other, one)
        };
        let [chips, low, high] = [chips, low, high].map(|number| told.without_sign(number));
        let chips = told.named(per, chips);
        return say!(
            lang,
            told_apart((first, second), found.evenings, per, (&chips, &low, &high))
        );
    }
    let [low, high] = [interval.low, interval.high].map(|end| told.hundredths(end));
    let more = told.named(per, told.hundredths(chips));
    say!(
        lang,
        not_apart((one, other), found.evenings, per, (&more, &low, &high))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 12.5 won are 13, and 0.1234 euros 0.12.
    #[test]
    fn an_average_of_money_is_rounded_to_its_coins() {
        let chip = |units, places, currency: &str| ChipValue {
            units,
            places,
            currency: currency.to_owned(),
        };
        for (unit, number, due) in [
            (chip(50, 0, "KRW"), 25, "13 KRW"),
            (chip(50, 0, "KRW"), -15400, "-7,700 KRW"),
            (chip(100, 0, "KRW"), 0, "0 KRW"),
            (chip(10, 2, "EUR"), 123, "0.12 EUR"),
        ] {
            let told = FigureContext {
                lang: Lang::English,
                unit: Some(&unit),
            };
            assert_eq!(told.average(number).into_seen(), due);
        }
    }

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
