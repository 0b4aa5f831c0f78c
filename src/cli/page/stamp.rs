//! What a page records so that it can be made again: the ledger's entry, the period, the language,
//! and the program's version.

use crate::cli::words::Lang;
use crate::date::Date;
use crate::ledger::{Period, Seal};
use std::fmt;

/// The text around the stamp in a page.
const BEFORE: &str = "<meta name=\"dokbak-report\" content=\"";
const AFTER: char = '"';
/// How far into a page the stamp may be.
const HEAD: usize = 4096;

/// What is needed to make a page again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct PageStamp {
    pub(in crate::cli) seal: Seal,
    pub(in crate::cli) period: Period,
    pub(in crate::cli) lang: Lang,
    /// The currency that was asked for, if any.
    pub(in crate::cli) asked: Option<String>,
    pub(in crate::cli) engine: String,
}

impl PageStamp {
    /// Reads the stamp of a page; `None` if this program could not have written it.
    pub(in crate::cli) fn read(page: &[u8]) -> Option<Self> {
        let head = String::from_utf8_lossy(page.get(..HEAD).unwrap_or(page));
        let (_, rest) = head.split_once(BEFORE)?;
        let (text, _) = rest.split_once(AFTER)?;
        let (text, engine) = text.split_once(" by=")?;
        let mut parts = text.split(' ');
        let mut value = |key: &str| parts.next()?.strip_prefix(key)?.strip_prefix('=');
        let seal = value("head")?.parse().ok()?;
        let (since, until) = (value("since")?, value("until")?);
        let lang = Lang::of_code(value("lang")?)?;
        let asked = value("in").map(unescaped);
        let period = Period {
            since: Date::read(since),
            until: Date::read(until),
        };
        Some(Self {
            seal,
            period,
            lang,
            asked,
            engine: engine.to_owned(),
        })
    }
}

/// Replaces HTML entities by their characters.
fn unescaped(text: &str) -> String {
    let signs = [
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#38;", "&"),
    ];
    let each = signs.into_iter();
    each.fold(text.to_owned(), |text, (written, sign)| {
        text.replace(written, sign)
    })
}

/// `head=412:d50c… since=2026-01-01 until= lang=en by=dokbak 0.2.0`
impl fmt::Display for PageStamp {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        write!(
            out,
            "head={} since={} until={} lang={}",
            self.seal,
            day(self.period.since),
            day(self.period.until),
            self.lang,
        )?;
        if let Some(asked) = &self.asked {
            write!(out, " in={asked}")?;
        }
        write!(out, " by={}", self.engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_read_as_it_is_written() {
        let seal: Seal = format!("412:{}", "0a".repeat(32)).parse().unwrap();
        for (since, until, asked) in [
            (None, None, None),
            (Some("2026-01-01"), None, Some("A&B".to_owned())),
        ] {
            let stamp = PageStamp {
                seal: seal.clone(),
                period: Period {
                    since: since.and_then(Date::read),
                    until: until.and_then(Date::read),
                },
                lang: Lang::Korean,
                asked,
                engine: "dokbak 0.2.0".to_owned(),
            };
            let written = stamp.to_string().replace('&', "&#38;");
            let page = format!("<!DOCTYPE html>\n{BEFORE}{written}\">\n");
            assert_eq!(PageStamp::read(page.as_bytes()), Some(stamp));
        }
        assert_eq!(PageStamp::read(b"<!DOCTYPE html>"), None);
    }
}
