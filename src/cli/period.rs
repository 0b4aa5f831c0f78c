//! The period that a command looks at, from its options.

use super::error::{Failure, Misuse};
use super::facts::period_option::PeriodOption;
use crate::date::Date;
use crate::ledger::{KeptFault, Ledger, LedgerError, Period, Season};
use crate::letters::same_name;
use clap::Args;

/// The days to look at; all days if no option is given.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct PeriodArgs {
    #[arg(long, value_name = "DATE")]
    pub(super) since: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) until: Option<String>,
    #[arg(long, value_name = "MONTH", conflicts_with_all = ["since", "until", "year", "last", "season"])]
    pub(super) month: Option<String>,
    #[arg(long, value_name = "YEAR", conflicts_with_all = ["since", "until", "last", "season"])]
    pub(super) year: Option<String>,
    #[arg(long, value_name = "TIME", conflicts_with_all = ["since", "until", "season"])]
    pub(super) last: Option<String>,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["since", "until"])]
    pub(super) season: Option<String>,
}

/// Parses the day of `--date`. Errors: the text is not a day.
pub(super) fn day(text: &str) -> Result<Date, Misuse> {
    Date::read(text.trim()).ok_or_else(|| Misuse::NoTime {
        option: PeriodOption::Date,
        text: text.to_owned(),
    })
}

impl PeriodArgs {
    /// Errors: an option's text is not a time, or the last day is before the first.
    pub(super) fn check(&self) -> Result<(), Misuse> {
        self.seen_from(Date::now().day).map(|_| ())
    }

    /// Returns the period, relative to today. Errors: as for [`Self::check`], or the ledger has no
    /// season of the name.
    pub(super) fn in_ledger(&self, ledger: &Ledger) -> Result<Period, Failure> {
        match self.season_in(ledger)? {
            Some(season) => Ok(season.period()),
            None => Ok(self.seen_from(Date::now().day)?),
        }
    }

    /// Returns the season that is asked for, if one is. Errors: the ledger has none of this name.
    pub(super) fn season_in(&self, ledger: &Ledger) -> Result<Option<Season>, Failure> {
        let Some(asked) = &self.season else {
            return Ok(None);
        };
        named(asked, ledger.seasons()?).map(Some)
    }

    fn seen_from(&self, today: Date) -> Result<Period, Misuse> {
        let of = |option, text: &Option<String>, read: &dyn Fn(&str) -> Option<Period>| {
            let Some(text) = text else { return Ok(None) };
            let found = read(text.trim()).ok_or_else(|| Misuse::NoTime {
                option,
                text: text.clone(),
            });
            found.map(Some)
        };
        let between = |(first, last)| Period {
            since: Some(first),
            until: Some(last),
        };
        let whole = [
            of(PeriodOption::Month, &self.month, &|text| {
                Date::month(text).map(between)
            })?,
            of(PeriodOption::Year, &self.year, &|text| {
                Date::year(text).map(between)
            })?,
            of(PeriodOption::Last, &self.last, &|text| {
                Some(between((back(today, text)?, today)))
            })?,
        ];
        if let Some(period) = whole.into_iter().flatten().next() {
            return Ok(period);
        }
        let day = |text: &str| {
            Date::read(text).map(|day| Period {
                since: Some(day),
                until: Some(day),
            })
        };
        let since = of(PeriodOption::Since, &self.since, &day)?.and_then(|period| period.since);
        let until = of(PeriodOption::Until, &self.until, &day)?.and_then(|period| period.until);
        match since.zip(until) {
            Some((since, until)) if since > until => Err(Misuse::NoDayBetween { since, until }),
            _ => Ok(Period { since, until }),
        }
    }
}

/// Returns the season with this name. Errors: there is none.
pub(super) fn named(asked: &str, seasons: Vec<Season>) -> Result<Season, Failure> {
    let names = seasons.iter().map(|season| season.name.clone()).collect();
    let found = seasons.into_iter();
    let mut found = found.filter(|season| same_name(&season.name, asked));
    found.next().ok_or_else(|| {
        let asked = asked.to_owned();
        LedgerError::Kept(KeptFault::NoSeason { asked, names }).into()
    })
}

/// Returns the first day of a period of this length that ends today: `30d`, `8w`, `3m` or `1y`;
/// `None` if the text is not a length, or goes back too far.
fn back(today: Date, text: &str) -> Option<Date> {
    let unit = text.chars().next_back()?;
    let number: u32 = text.strip_suffix(unit)?.parse().ok()?;
    let number = Some(number).filter(|number| *number > 0)?;
    match unit {
        'd' => today.days_before(number - 1),
        'w' => today.days_before(number.checked_mul(7)? - 1),
        'm' => today.months_before(number),
        'y' => today.months_before(number.checked_mul(12)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(args: &PeriodArgs) -> (Option<String>, Option<String>) {
        let period = args.seen_from(Date::read("2026-03-31").unwrap()).unwrap();
        let text = |day: Option<Date>| day.map(|day| day.to_string());
        (text(period.since), text(period.until))
    }

    fn told(option: PeriodOption, text: &str) -> PeriodArgs {
        let text = Some(text.to_owned());
        let none = PeriodArgs::default();
        match option {
            PeriodOption::Since => PeriodArgs {
                since: text,
                ..none
            },
            PeriodOption::Until => PeriodArgs {
                until: text,
                ..none
            },
            PeriodOption::Month => PeriodArgs {
                month: text,
                ..none
            },
            PeriodOption::Year => PeriodArgs { year: text, ..none },
            PeriodOption::Last => PeriodArgs { last: text, ..none },
            PeriodOption::Date => none,
        }
    }

    #[test]
    fn each_option_says_its_days() {
        use PeriodOption::{Last, Month, Since, Until, Year};
        for (option, text, since, until) in [
            (Since, "2026-01-02", Some("2026-01-02"), None),
            (Until, "2026-01-02", None, Some("2026-01-02")),
            (Month, "2024-02", Some("2024-02-01"), Some("2024-02-29")),
            (Year, "2025", Some("2025-01-01"), Some("2025-12-31")),
            (Last, "1d", Some("2026-03-31"), Some("2026-03-31")),
            (Last, "30d", Some("2026-03-02"), Some("2026-03-31")),
            (Last, "1w", Some("2026-03-25"), Some("2026-03-31")),
            // There is no 31 February, so the period begins on the day after the end of February.
            (Last, "1m", Some("2026-03-01"), Some("2026-03-31")),
            (Last, "1y", Some("2025-04-01"), Some("2026-03-31")),
        ] {
            let due = (since.map(str::to_owned), until.map(str::to_owned));
            assert_eq!(days(&told(option, text)), due, "{} {text}", option.word());
        }
    }

    #[test]
    fn what_says_no_time_is_refused() {
        use PeriodOption::{Last, Month, Since, Until, Year};
        for (option, text) in [
            (Since, "yesterday"),
            (Until, "2026-02-30"),
            (Month, "2026-13"),
            (Month, "2026"),
            (Year, "26"),
            (Last, "30"),
            (Last, "0d"),
            (Last, "5 moons"),
            (Last, "99999999999d"),
        ] {
            let refused = told(option, text).seen_from(Date::read("2026-03-31").unwrap());
            assert!(
                matches!(&refused, Err(Misuse::NoTime { option: named, text: said })
                    if *named == option && said == text),
                "{text}: {refused:?}"
            );
        }
    }
}
