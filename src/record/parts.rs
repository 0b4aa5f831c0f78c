//! Parses the parts of lines that consist of several words.

use super::args::{Args, whole};
use super::verb::{Keyword, Verb};
use super::word::Token;
use super::{
    Act, ChipValue, CountKind, Counts, CupCall, Header, Mission, Nth, OeMyeon, Problem, Source,
    Spanned,
};
use crate::card::fold;
use crate::letters::is_seen;
use crate::limits::Limit;

pub(super) const FIRST: &[&str] = &["first", "첫", "첫째", "初"];
const LAST_CARD: &[&str] = &["last-card", "막장"];
const FORCED: &[&str] = &["forced", "외통"];
const WITH: &[&str] = &["with", "로"];
/// The words for how the sake cup is counted, all of them folded.
const CUP: [(CupCall, &[&str]); 2] = [
    (CupCall::Animal, &["animal", "열끗", "열", "タネ"]),
    (CupCall::Junk, &["junk", "피", "쌍피", "カス"]),
];
const EACH: &[&str] = &["each", "장당"];

/// The words for the turn of a ppuk, after its month or instead of it.
const NTH: [(Nth, &[&str]); 3] = [
    (Nth::First, FIRST),
    (Nth::Second, &["second", "둘째", "2回目"]),
    (Nth::Third, &["third", "셋째", "3回目"]),
];

pub(super) fn stack(args: &mut Args<'_>) -> Option<Act> {
    let stops: Vec<&str> = NTH.iter().flat_map(|(_, words)| *words).copied().collect();
    let month = args.month_before(&stops).ok()?;
    let nth = NTH.into_iter().find(|(_, words)| args.eat(words));
    Some(Act::Ppuk(month, nth.map(|(nth, _)| nth)))
}

pub(super) fn cup(args: &mut Args<'_>) -> Option<CupCall> {
    let read = |word: &str| CUP.into_iter().find(|(_, words)| words.contains(&word));
    args.read(read).map(|found| found.value.0)
}

pub(super) fn accusation(args: &mut Args<'_>) -> Option<OeMyeon> {
    let card = args.card()?;
    let stops: Vec<&str> = LAST_CARD.iter().chain(FORCED).copied().collect();
    let with = args.eat(WITH).then(|| args.cards(&stops));
    let mut out = OeMyeon {
        card,
        with,
        last_card: false,
        forced: false,
    };
    loop {
        if args.eat(LAST_CARD) {
            out.last_card = true;
        } else if args.eat(FORCED) {
            out.forced = true;
        } else {
            return Some(out);
        }
    }
}

/// Parses `KEY=VALUE`, allowing spaces around `=`.
pub(super) fn set(args: &mut Args<'_>) -> Option<Header> {
    let first = args.word()?;
    let more = args.rest();
    let quoted = first.quoted || more.iter().any(|word| word.quoted);
    let more = more.iter().map(|word| word.text);
    let text: String = std::iter::once(first.text).chain(more).collect();
    let Some((key, value)) = text
        .split_once('=')
        .filter(|(key, _)| !quoted && !key.is_empty())
    else {
        let form = Keyword::Set.form();
        let word = Some(text);
        args.fault(first.column, Problem::BadArgument { word, form });
        return None;
    };
    Some(Header::Set(
        Spanned::new(fold(key).into(), first.column),
        fold(value).into(),
    ))
}

pub(super) fn mission(args: &mut Args<'_>) -> Option<Header> {
    let words = args.rest();
    let each = |word: &Token<'_>| !word.quoted && word.is_one_of(EACH);
    let (words, each) = match words.split_last() {
        Some((last, words)) if each(last) => (words, true),
        _ => (words, false),
    };
    let found = words
        .split_last()
        .and_then(|(last, cards)| Some((cards, times(&last.folded())?)));
    let Some((cards, times)) = found.filter(|(cards, _)| !cards.is_empty()) else {
        let word = words.last();
        let column = word.map_or_else(|| args.column(), |word| word.column);
        let word = word.map(|word| word.text.to_owned());
        args.fault(
            column,
            Problem::BadArgument {
                word,
                form: Keyword::Mission.form(),
            },
        );
        return None;
    };
    let cards = args.month_or_cards(cards);
    Some(Header::Mission(Mission { cards, times, each }))
}

/// Parses a multiplier such as `x2`.
pub(super) fn times(folded: &str) -> Option<u32> {
    let number = folded
        .strip_prefix(['x', '×'])
        .or_else(|| folded.strip_suffix(['배', '倍']))?;
    let times = whole(number).and_then(|times| u32::try_from(times).ok());
    times.filter(|times| (2..=9).contains(times))
}

pub(super) fn chip(args: &mut Args<'_>, source: Source<'_>) -> Option<ChipValue> {
    let word = args.word()?;
    let folded = word.folded();
    let end = folded
        .find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')
        .unwrap_or(folded.len());
    let (number, attached) = folded.split_at(end);
    let (whole_part, fraction) = number.split_once('.').unwrap_or((number, ""));
    let places = u8::try_from(fraction.len())
        .ok()
        .filter(|places| *places <= 4);
    let units = ungrouped(whole_part)
        .and_then(|whole_part| whole(&format!("{whole_part}{fraction}")))
        .filter(|units| *units > 0);
    let whole_digits = whole_part.bytes().filter(u8::is_ascii_digit);
    let digits = whole_digits.skip_while(|digit| *digit == b'0').count();
    if Limit::AmountDigits.is_crossed_by(digits) {
        args.fault(word.column, Problem::TooLong(Limit::AmountDigits));
        return None;
    }
    let (Some(places), Some(units), false) = (places, units, number.ends_with('.')) else {
        let form = Keyword::Chip.form();
        args.fault(
            word.column,
            Problem::BadArgument {
                word: Some(word.text.to_owned()),
                form,
            },
        );
        return None;
    };
    let (currency, behind) = if attached.is_empty() {
        let behind = args.next();
        let currency = behind.map_or_else(String::new, |word| word.text.to_owned());
        (currency, behind.unwrap_or(word))
    } else {
        (attached.to_uppercase(), word)
    };
    if source.is_new(&currency) && !currency.is_empty() && !is_currency(&currency) {
        args.misfit(Some(behind));
        return None;
    }
    Some(ChipValue {
        units,
        places,
        currency,
    })
}

/// The most letters, as displayed, in the name of a currency.
const LONGEST_CURRENCY: usize = 16;

/// Words for chips and points, folded.
const UNITS: [&str; 22] = [
    "chip",
    "chips",
    "point",
    "points",
    "pt",
    "pts",
    "mon",
    "칩",
    "칩스",
    "점",
    "점수",
    "포인트",
    "장",
    "개",
    "チップ",
    "ポイント",
    "点",
    "點",
    "枚",
    "文",
    "個",
    "コ",
];

/// Returns whether a word is a unit of play, for chips or points, so that it cannot be a currency.
pub fn is_unit_of_play(text: &str) -> bool {
    UNITS.contains(&fold(text).as_str())
}

/// Returns whether a text can be the name of a currency. It must have letters or a currency sign,
/// must not mean chips or points, and must have no digits, which would read as part of the number
/// before it.
fn is_currency(text: &str) -> bool {
    let names = |letter: char| letter == '$' || !letter.is_ascii_punctuation();
    !is_unit_of_play(text)
        && text.chars().any(names)
        && text.chars().count() <= LONGEST_CURRENCY
        && text
            .chars()
            .all(|letter| is_seen(letter) && !letter.is_numeric())
}

/// Removes the commas between groups of three digits from a number. `None` if a comma is anywhere
/// else, or if the first group is missing or begins with 0.
fn ungrouped(number: &str) -> Option<String> {
    let Some((first, rest)) = number.split_once(',') else {
        return Some(number.to_owned());
    };
    let begins = (1..=3).contains(&first.len()) && !first.starts_with('0');
    let fits = begins && rest.split(',').all(|group| group.len() == 3);
    fits.then(|| number.replace(',', ""))
}

/// Splits a count such as `p4` or `피4` into its kind, if a word for one comes first, and the rest.
fn counted(word: &str) -> (Option<CountKind>, &str) {
    /// The words for each kind; a word comes before any shorter word that it begins with.
    const CALLED: [(&str, CountKind); 11] = [
        ("광", CountKind::Brights),
        ("光", CountKind::Brights),
        ("열끗", CountKind::Animals),
        ("열", CountKind::Animals),
        ("タネ", CountKind::Animals),
        ("띠", CountKind::Ribbons),
        ("단", CountKind::Ribbons),
        ("短", CountKind::Ribbons),
        ("タン", CountKind::Ribbons),
        ("피", CountKind::Junk),
        ("カス", CountKind::Junk),
    ];
    let called = CALLED
        .iter()
        .find_map(|(name, kind)| Some((*kind, word.strip_prefix(fold(name).as_str())?)));
    if let Some((kind, number)) = called {
        return (Some(kind), number);
    }
    let mut letters = word.chars();
    let letter = letters.next().map(|it| if it == 'k' { 'y' } else { it });
    (letter.and_then(CountKind::of_letter), letters.as_str())
}

pub(super) fn counts(args: &mut Args<'_>) -> Act {
    let mut counts = Counts::default();
    let mut seen: Vec<CountKind> = Vec::new();
    while let Some(word) = args.next() {
        let folded = word.folded();
        let (kind, number) = counted(&folded);
        let number = whole(number).and_then(|number| u32::try_from(number).ok());
        match (kind, number) {
            (Some(kind), Some(number)) if number <= kind.most() && !seen.contains(&kind) => {
                *counts.of_kind(kind) = number;
                seen.push(kind);
            }
            _ => {
                let form = Verb::Counts.form();
                let problem = Problem::BadArgument {
                    word: Some(word.text.to_owned()),
                    form,
                };
                args.fault(word.column, problem);
            }
        }
    }
    Act::Counts(counts)
}
