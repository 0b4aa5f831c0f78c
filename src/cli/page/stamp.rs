//! What a page records so that it can be made again: the ledger's entry, what the page is about,
//! the language, and the program's version.

use super::PageSubject;
use crate::cli::words::Lang;
use crate::date::Date;
use crate::ledger::{Period, Seal};
use crate::report::Scope;
use crate::rules::Game;
use std::fmt;

/// The text around the stamp in a page.
const BEFORE: &str = "<meta name=\"dokbak-report\" content=\"";
const AFTER: char = '"';
/// How far into a page the stamp may be.
const HEAD: usize = 16 * 1024;
/// What stands before the program's version, the last part.
const BY: &str = " by=";

/// What is needed to make a page again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct PageStamp {
    pub(in crate::cli) seal: Seal,
    pub(in crate::cli) subject: PageSubject,
    pub(in crate::cli) lang: Lang,
    pub(in crate::cli) engine: String,
}

impl PageStamp {
    /// Reads the stamp of a page; `None` if this program could not have written it.
    pub(in crate::cli) fn read(page: &[u8]) -> Option<Self> {
        let head = String::from_utf8_lossy(page.get(..HEAD).unwrap_or(page));
        let (_, rest) = head.split_once(BEFORE)?;
        let (text, _) = rest.split_once(AFTER)?;
        let (text, engine) = text.rsplit_once(BY)?;
        let (mut seal, mut lang, mut subject) = (None, None, PageSubject::default());
        for part in shlex::split(&unescaped(text))? {
            let (key, value) = part.split_once('=')?;
            let Scope {
                people,
                rules,
                game,
            } = &mut subject.scope;
            match key {
                "head" => seal = value.parse().ok(),
                "since" => subject.period.since = Date::read(value),
                "until" => subject.period.until = Date::read(value),
                "lang" => lang = Lang::of_code(value),
                "in" => subject.currency = Some(value.to_owned()),
                "with" => people.push(value.into()),
                "rules" => *rules = Some(value.into()),
                "game" => *game = Some(Game::of_id(value)?),
                "person" => subject.person = Some(value.into()),
                "titles" => subject.untitled = value == "no",
                _ => return None,
            }
        }
        Some(Self {
            seal: seal?,
            subject,
            lang: lang?,
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

/// `head=412:d50c… since=2026-01-01 until= lang=en by=dokbak 0.3.0`
impl fmt::Display for PageStamp {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let PageSubject {
            period: Period { since, until },
            currency,
            scope:
                Scope {
                    people,
                    rules,
                    game,
                },
            person,
            untitled,
        } = &self.subject;
        let (since, until) = (day(*since), day(*until));
        write!(
            out,
            "head={} since={since} until={until} lang={}",
            self.seal, self.lang
        )?;
        let people = people.iter().map(|name| ("with", name.as_str()));
        let others = [
            ("in", currency.as_deref()),
            ("rules", rules.as_deref()),
            ("game", game.map(Game::id)),
            ("person", person.as_deref()),
            ("titles", untitled.then_some("no")),
        ];
        let others = others
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?)));
        for (key, value) in people.chain(others) {
            // No value that somebody can give holds a zero byte, which alone cannot be quoted.
            let value = shlex::try_quote(value).map_err(|_| fmt::Error)?;
            write!(out, " {key}={value}")?;
        }
        write!(out, "{BY}{}", self.engine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_read_as_it_is_written() {
        let seal: Seal = format!("412:{}", "0a".repeat(32)).parse().unwrap();
        let since = |day| Period {
            since: Date::read(day),
            until: None,
        };
        let everything = PageSubject::default();
        let some = PageSubject {
            period: since("2026-01-01"),
            currency: Some("A&B".to_owned()),
            scope: Scope {
                people: ["철수", "O'Neil: x", "by=you \"&#39;\""]
                    .map(Into::into)
                    .to_vec(),
                rules: Some("our rules".into()),
                game: Some(Game::KoiKoi),
            },
            person: Some("1".into()),
            untitled: true,
        };
        for subject in [everything, some] {
            let stamp = PageStamp {
                seal: seal.clone(),
                subject,
                lang: Lang::Korean,
                engine: "dokbak 0.3.0".to_owned(),
            };
            let written = stamp.to_string();
            let signs = [("&", "&#38;"), ("\"", "&#34;"), ("'", "&#39;")];
            let written = signs
                .into_iter()
                .fold(written, |text, (sign, written)| text.replace(sign, written));
            let page = format!("<!DOCTYPE html>\n{BEFORE}{written}\">\n");
            assert_eq!(PageStamp::read(page.as_bytes()), Some(stamp));
        }
        assert_eq!(PageStamp::read(b"<!DOCTYPE html>"), None);
    }
}
