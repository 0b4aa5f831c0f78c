//! Words of the record language in Korean or Japanese letters, which records may have too.

use crate::record::{Keyword, Verb};
#[cfg(feature = "serve")]
use {
    super::{Lang, say},
    crate::card::{Calendar, Card, Joker, read_code},
    crate::record::Line,
    crate::vocabulary::particle::{EUL, EUN, GA, NA, RANEUN, RO, WA, YEYO, with},
};

/// Returns the first synonym of a verb or keyword in a language's own letters; `None` if records
/// accept none.
fn own(word: &str, is_own: fn(char) -> bool) -> Option<&'static str> {
    let of = |words: &'static [&'static str]| {
        let mut all = words.iter();
        let mut own = words.iter().filter(|one| one.chars().any(is_own));
        all.any(|one| *one == word).then(|| own.next()).flatten()
    };
    let mut verbs = Verb::ALL.iter().map(|verb| verb.words());
    let mut keywords = Keyword::ALL.iter().map(|keyword| keyword.words());
    let found = verbs.find_map(of).or_else(|| keywords.find_map(of));
    found.copied()
}

/// Translates the words of a line's form into the language of these letters: by `told`, otherwise
/// by an accepted synonym; words without either stay.
pub(super) fn way(
    way: &str,
    is_own: fn(char) -> bool,
    told: impl Fn(&str) -> Option<&'static str>,
) -> String {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut out = String::new();
    let mut rest = way;
    while let Some(start) = rest.find(is_word) {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|letter: char| !is_word(letter))
            .unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        out.push_str(before);
        out.push_str(told(word).or_else(|| own(word, is_own)).unwrap_or(word));
        rest = after;
    }
    out + rest
}

/// Returns a line of a record as players say it: cards by their names, and no word of the record
/// language.
#[cfg(feature = "serve")]
pub(crate) fn line(lang: Lang, line: &Line, calendar: Calendar) -> String {
    match line {
        Line::Act(name, act) => format!("{}: {}", name.value, say!(lang, act_said(act, calendar))),
        Line::Table(event) => say!(lang, event_said(event, calendar)),
        Line::Header(header) => {
            let said = say!(lang, header_said(header, calendar));
            said.unwrap_or_else(|| line.print(calendar))
        }
    }
}

/// Returns a sentence with the names of cards in place of their codes, for who taps cards and types
/// none. What is quoted stays, as somebody typed it.
#[cfg(feature = "serve")]
pub(crate) fn by_name(lang: Lang, says: &str, calendar: Calendar) -> String {
    let mut out = String::new();
    let mut rest = says;
    let mut quoted = false;
    while let Some(next) = rest.chars().next() {
        quoted = match next {
            '`' => !quoted,
            '「' => true,
            '」' => false,
            _ => quoted,
        };
        let starts = !quoted && !out.ends_with(|letter: char| letter.is_ascii_alphanumeric());
        if let Some((cards, after)) = codes(rest, calendar).filter(|_| starts) {
            let names: Vec<String> = cards
                .iter()
                .map(|card| say!(lang, card_name(*card)))
                .collect();
            let joined = say!(lang, said_in_turn(&names));
            // The names stand in brackets behind the codes, or the codes behind the names.
            rest = if let Some(after) = in_brackets(after, &names) {
                out.push_str(&joined);
                after
            } else if let Some(before) = out.strip_suffix('(').filter(|out| out.ends_with(&joined))
                && let Some(after) = after.strip_prefix(')')
            {
                out.truncate(before.len());
                particle(&mut out, after)
            } else {
                out.push_str(&joined);
                particle(&mut out, after)
            };
            continue;
        }
        out.push(next);
        rest = rest.get(next.len_utf8()..).unwrap_or_default();
    }
    out
}

/// Returns the cards whose codes a text begins with, and what follows them.
#[cfg(feature = "serve")]
fn codes(text: &str, calendar: Calendar) -> Option<(Vec<Card>, &str)> {
    let is_code = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let mut cards = Vec::new();
    let mut behind = text;
    let mut rest = text;
    loop {
        let end = rest.find(|letter| !is_code(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let joker = || Some(vec![Card::joker(Joker::of_code(word)?)]);
        let read = read_code(word, calendar).map(Iterator::collect);
        let Some(read): Option<Vec<Card>> = read.or_else(joker) else {
            break;
        };
        if after.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '=') {
            break;
        }
        cards.extend(read);
        behind = after;
        match after.strip_prefix(' ') {
            Some(next) => rest = next,
            None => break,
        }
    }
    (!cards.is_empty()).then_some((cards, behind))
}

/// Returns what follows brackets that hold just these names; `None` if none follow.
#[cfg(feature = "serve")]
fn in_brackets<'t>(text: &'t str, names: &[String]) -> Option<&'t str> {
    let text = text.strip_prefix(' ').unwrap_or(text);
    let inside = text.strip_prefix('(').or_else(|| text.strip_prefix('（'))?;
    let (inside, after) = inside.split_once([')', '）'])?;
    let mut told: Vec<&str> = inside.split([',', '、']).map(str::trim).collect();
    let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
    told.sort_unstable();
    names.sort_unstable();
    (told == names).then_some(after)
}

/// Takes over a Korean particle that stood behind a code, in the form that follows a name.
#[cfg(feature = "serve")]
fn particle<'t>(out: &mut String, after: &'t str) -> &'t str {
    // A code is spelled out, and ends in a vowel.
    let forms = [
        ("예요", YEYO),
        ("라는", RANEUN),
        ("는", EUN),
        ("가", GA),
        ("를", EUL),
        ("와", WA),
        ("로", RO),
        ("나", NA),
    ];
    for (form, particle) in forms {
        if let Some(rest) = after.strip_prefix(form) {
            *out = with(out, particle);
            return rest;
        }
    }
    after
}

/// True for Hangul.
pub(crate) const fn is_hangul(letter: char) -> bool {
    matches!(letter, '가'..='힣')
}

/// True for kana and Han.
pub(crate) const fn is_japanese(letter: char) -> bool {
    matches!(letter, 'ぁ'..='鿿')
}

/// Returns the first word of a verb or keyword in a language's own letters, or else its word in the
/// record language.
#[cfg(feature = "ledger")]
pub(crate) fn word(words: &'static [&'static str], is_own: fn(char) -> bool) -> &'static str {
    let mut own = words.iter().filter(|word| word.chars().any(is_own));
    own.next().or(words.first()).copied().unwrap_or_default()
}

#[cfg(all(test, feature = "serve"))]
#[allow(clippy::panic, reason = "a test may stop where it fails")]
mod tests {
    use super::*;
    use crate::record::{Name, Source, parse_line};

    #[test]
    fn a_line_is_said_as_players_say_it() {
        let names = ["철수", "영희"].map(Name::from);
        for (text, korean, japanese) in [
            (
                "철수 takes 1g 3g",
                "철수: 송학광, 벚꽃광 먹음",
                "철수: 松に鶴、桜に幕を取った",
            ),
            (
                "철수 has 8g p6",
                "철수: 먹은 패 공산광, 피 6장",
                "철수: 取り札 芒に月、カス6枚",
            ),
            (
                "철수 known p6+ g0",
                "철수: 피 6장 이상, 광 없음",
                "철수: カス6枚以上、光なし",
            ),
            ("철수 known none", "철수: 먹은 패 없음", "철수: 取り札なし"),
            (
                "철수 scores 5 g y7",
                "철수: 5점 (광, 열끗 7장)",
                "철수: 5点（光、タネ7枚）",
            ),
            (
                "철수 makes blue c10",
                "철수: 청단, 피 10장",
                "철수: 青短、カス10枚",
            ),
            ("철수 ppuk 4 first", "철수: 4월 첫뻑", "철수: 4月の初ポク"),
            (
                "철수 potkan 11",
                "철수: 11월 폭탄",
                "철수: 桐（韓国の11月）の爆弾",
            ),
            ("철수 go 5", "철수: 고 (5점)", "철수: ゴー（5点）"),
            (
                "철수 gives 4p to 영희",
                "철수: → 영희 흑싸리피",
                "철수: → 영희 藤のカス",
            ),
            (
                "철수 sells 1g 9y heundeum 5",
                "철수: 광팔기 송학광, 국진 (5월 흔들기)",
                "철수: 光売り 松に鶴、菊に盃（5月の三枚見せ）",
            ),
            (
                "철수 plays 1t on 1g flips 4p",
                "철수: 낸 패 송학 홍단 → 송학광, 뒤집은 패 흑싸리피",
                "철수: 出した札 松に赤短 → 松に鶴、めくった札 藤のカス",
            ),
            (
                "철수 drops iris",
                "철수: 난초열끗으로 쉼",
                "철수: 菖蒲に八橋で休み",
            ),
            ("void", "파토 (다시 돌림)", "配り直し"),
            ("net 철수 5 영희 -5", "철수 +5, 영희 -5", "철수 +5、영희 -5"),
        ] {
            let parsed = parse_line(Source::Ledger, text, Calendar::Korean, &names);
            let read = parsed
                .record
                .entries
                .first()
                .and_then(|entry| entry.line.as_ref());
            let read = read.unwrap_or_else(|| panic!("{text}: {:?}", parsed.faults));
            let said = |lang| line(lang, read, Calendar::Korean);
            assert_eq!(said(Lang::Korean), korean, "{text}");
            assert_eq!(said(Lang::Japanese), japanese, "{text}");
        }
    }

    #[test]
    fn cards_are_called_by_their_names() {
        for (lang, says, due) in [
            (
                Lang::Korean,
                "달맞이 한잔: 5점, 8g 9y (공산광, 국진).",
                "달맞이 한잔: 5점, 공산광, 국진.",
            ),
            (
                Lang::Korean,
                "공산광(8g)은 팔 수 없어요.",
                "공산광은 팔 수 없어요.",
            ),
            (Lang::Korean, "9y는 12g와 10y를", "국진은 비광과 사슴을"),
            (
                Lang::Korean,
                "광, 9y, 11s, 12s, 조커를",
                "광, 국진, 똥쌍피, 비쌍피, 조커를",
            ),
            (Lang::Korean, "j2 (피 2장)", "보너스 쌍피 (피 2장)"),
            (Lang::Korean, "`1g 1g`: 8x, a1g, 12", "`1g 1g`: 8x, a1g, 12"),
            (
                Lang::Japanese,
                "1t（松に赤短）は売れません。",
                "松に赤短は売れません。",
            ),
            (
                Lang::Japanese,
                "5文、8g 9y（芒に月、菊に盃）",
                "5文、芒に月、菊に盃",
            ),
            (Lang::English, "8g 9y, for 5", "moon, cup, for 5"),
        ] {
            assert_eq!(by_name(lang, says, Calendar::Korean), due, "{says}");
        }
    }
}
