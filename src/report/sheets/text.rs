//! The letters of a file: in which encoding they are written.

use encoding_rs::{EUC_KR, Encoding, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::cmp::Ordering;

/// An encoding of text files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetEncoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, the lower byte first.
    Utf16Le,
    /// UTF-16, the higher byte first.
    Utf16Be,
    /// CP949, what Windows in Korean writes; EUC-KR is a part of it.
    Cp949,
    /// CP932, what Windows in Japanese writes; a form of Shift JIS.
    Cp932,
    /// CP1252, what Windows in Western languages writes; Latin-1 is a part of it.
    Cp1252,
}

/// Why the letters of a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegible {
    /// The file fits none of the encodings; the first line that is not UTF-8.
    NoEncoding(u32),
    /// The file fits both CP949 and CP932, and nothing decides between them.
    Either,
    /// The file is not in the encoding that was named; the first line that does not fit.
    NotIn(SheetEncoding, u32),
}

impl SheetEncoding {
    /// All encodings.
    pub const ALL: [Self; 6] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Cp949,
        Self::Cp932,
        Self::Cp1252,
    ];

    /// Returns the encoding with this name; case and `-` or `_` make no difference. `utf16` is the
    /// one whose lower byte comes first, unless the file says otherwise.
    pub fn named(name: &str) -> Option<Self> {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        Some(match letters.collect::<String>().to_lowercase().as_str() {
            "utf8" => Self::Utf8,
            "utf16" | "utf16le" | "unicode" => Self::Utf16Le,
            "utf16be" => Self::Utf16Be,
            "cp949" | "euckr" | "ms949" | "windows949" | "uhc" => Self::Cp949,
            "cp932" | "sjis" | "shiftjis" | "ms932" | "windows31j" => Self::Cp932,
            "cp1252" | "windows1252" | "latin1" | "iso88591" | "ansi" => Self::Cp1252,
            _ => return None,
        })
    }

    /// Returns the usual name, which [`named`](Self::named) reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Cp949 => "CP949",
            Self::Cp932 => "CP932",
            Self::Cp1252 => "CP1252",
        }
    }

    const fn table(self) -> &'static Encoding {
        match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Cp949 => EUC_KR,
            Self::Cp932 => SHIFT_JIS,
            Self::Cp1252 => WINDOWS_1252,
        }
    }

    /// Decodes bytes without a byte-order mark; `None` if they are not in this encoding.
    fn read(self, bytes: &[u8]) -> Option<String> {
        let (text, wrong) = self.table().decode_without_bom_handling(bytes);
        let whole = !wrong && !text.contains('\0');
        whole.then(|| text.into_owned())
    }

    /// Returns the number of the first line that is not in this encoding, from 1.
    fn first_unread(self, bytes: &[u8]) -> u32 {
        let (text, _) = self.table().decode_without_bom_handling(bytes);
        let good = text.split('\u{fffd}').next().unwrap_or_default();
        let lines = good.matches('\n').count();
        u32::try_from(lines).unwrap_or(u32::MAX).saturating_add(1)
    }
}

/// Decodes a file. Its byte-order mark says how, or else `said`; without both it is found out.
pub fn decoded(
    bytes: &[u8],
    said: Option<SheetEncoding>,
) -> Result<(String, SheetEncoding), Illegible> {
    if let Some((marked, length)) = Encoding::for_bom(bytes) {
        let rest = bytes.get(length..).unwrap_or_default();
        let mut all = SheetEncoding::ALL.into_iter();
        let own = all.find(|one| std::ptr::eq(one.table(), marked));
        let own = own.unwrap_or(SheetEncoding::Utf8);
        let text = own.read(rest);
        return text
            .map(|text| (text, own))
            .ok_or_else(|| Illegible::NotIn(own, own.first_unread(rest)));
    }
    if let Some(said) = said {
        let text = said.read(bytes);
        return text
            .map(|text| (text, said))
            .ok_or_else(|| Illegible::NotIn(said, said.first_unread(bytes)));
    }
    if let Some(utf16) = without_mark(bytes)
        && let Some(text) = utf16.read(bytes)
    {
        return Ok((text, utf16));
    }
    if let Some(text) = SheetEncoding::Utf8.read(bytes) {
        return Ok((text, SheetEncoding::Utf8));
    }
    if is_western(bytes)
        && let Some(text) = SheetEncoding::Cp1252.read(bytes)
    {
        return Ok((text, SheetEncoding::Cp1252));
    }
    let korean = SheetEncoding::Cp949.read(bytes);
    let japanese = SheetEncoding::Cp932.read(bytes);
    match (korean, japanese) {
        (Some(text), None) => Ok((text, SheetEncoding::Cp949)),
        (None, Some(text)) => Ok((text, SheetEncoding::Cp932)),
        (None, None) => Err(Illegible::NoEncoding(
            SheetEncoding::Utf8.first_unread(bytes),
        )),
        (Some(korean), Some(japanese)) => {
            let (one, other) = (likely(&korean, is_korean), likely(&japanese, is_japanese));
            match one.cmp(&other) {
                Ordering::Greater => Ok((korean, SheetEncoding::Cp949)),
                Ordering::Less => Ok((japanese, SheetEncoding::Cp932)),
                Ordering::Equal => Err(Illegible::Either),
            }
        }
    }
}

/// Returns which UTF-16 a file without a mark may be: digits, separators and line ends have a zero
/// in their higher byte.
fn without_mark(bytes: &[u8]) -> Option<SheetEncoding> {
    let zeros = |first: usize| {
        let each = bytes.iter().skip(first).step_by(2);
        each.filter(|byte| **byte == 0).count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    if !bytes.len().is_multiple_of(2) || even == odd {
        return None;
    }
    Some(if odd > even {
        SheetEncoding::Utf16Le
    } else {
        SheetEncoding::Utf16Be
    })
}

/// Returns whether all bytes outside ASCII are letters of Western languages within words, such as
/// `José`. Korean and Japanese have other bytes, or several of them on end.
fn is_western(bytes: &[u8]) -> bool {
    /// The most such letters on end, as in `Größe`.
    const MOST: usize = 2;
    let is_letter = |byte: u8| byte >= 0xc0 && !matches!(byte, 0xd7 | 0xf7);
    // A no-break space, and currency signs.
    let is_sign = |byte: u8| matches!(byte, 0x80 | 0xa0 | 0xa3 | 0xb0);
    let mut before = b' ';
    let mut words = 0;
    let mut rest = bytes;
    while let Some((first, more)) = rest.split_first() {
        if first.is_ascii() || is_sign(*first) {
            (before, rest) = (*first, more);
            continue;
        }
        let run = rest.iter().take_while(|byte| is_letter(**byte)).count();
        let (_, behind) = rest.split_at(run);
        let after = behind.first().copied().unwrap_or(b' ');
        let is_within = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
        if run == 0 || run > MOST || !is_within {
            return false;
        }
        words += 1;
        (before, rest) = (b'x', behind);
    }
    words > 0
}

/// Returns how many in a thousand of the first letters outside ASCII are usual ones.
fn likely(text: &str, is_usual: fn(char) -> bool) -> usize {
    const ENOUGH: usize = 10_000;
    let letters = text.chars().filter(|letter| !letter.is_ascii());
    let letters = letters.take(ENOUGH);
    let usual = letters.clone().filter(|letter| is_usual(*letter)).count();
    usual.saturating_mul(1000) / letters.count().max(1)
}

/// Returns whether a letter is one that Korean sheets are written with. What Windows added to the
/// older set of letters is rare, and is what Japanese looks like when it is read as Korean; names in
/// Hanja are in the older set, too.
fn is_korean(letter: char) -> bool {
    /// The bytes of the older set of letters begin here.
    const OLDER: u8 = 0xa1;
    let text = letter.encode_utf8(&mut [0; 4]).to_owned();
    let is_letter = matches!(letter, '가'..='힣' | 'ㄱ'..='ㅣ' | '一'..='鿿');
    let (bytes, ..) = EUC_KR.encode(&text);
    (is_letter && bytes.iter().all(|byte| *byte >= OLDER)) || is_sign(letter)
}

/// Returns whether a letter is one that Japanese sheets are written with. Narrow kana is what
/// Korean looks like when it is read as Japanese.
fn is_japanese(letter: char) -> bool {
    matches!(letter, 'ぁ'..='ヿ' | '一'..='鿿' | '々' | '〇') || is_sign(letter)
}

/// Returns whether a sign stands in the sheets of either language.
fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='〕' | '！'..='～' | '△' | '▲' | '−' | '·' | '￥' | '￦')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_is_found_out() {
        let korean = "날짜,철수,영희\n3/1,37,-37\n";
        let hanja = "date,姜,張\n3/1,37,-37\n";
        let japanese = "日付,太郎,はなこ\n3/1,37,-37\n";
        for (text, encoding) in [
            (korean, SheetEncoding::Utf8),
            (korean, SheetEncoding::Cp949),
            (hanja, SheetEncoding::Cp949),
            (japanese, SheetEncoding::Cp932),
            (japanese, SheetEncoding::Utf8),
        ] {
            let (bytes, ..) = encoding.table().encode(text);
            assert_eq!(decoded(&bytes, None), Ok((text.to_owned(), encoding)));
            assert_eq!(
                decoded(&bytes, Some(encoding)),
                Ok((text.to_owned(), encoding))
            );
        }
        for (encoding, swap) in [
            (SheetEncoding::Utf16Le, false),
            (SheetEncoding::Utf16Be, true),
        ] {
            let unit = |unit: u16| {
                if swap {
                    unit.to_be_bytes()
                } else {
                    unit.to_le_bytes()
                }
            };
            let bytes: Vec<u8> = korean.encode_utf16().flat_map(unit).collect();
            assert_eq!(decoded(&bytes, None), Ok((korean.to_owned(), encoding)));
            let marked = [&unit(0xfeff)[..], &bytes].concat();
            assert_eq!(decoded(&marked, None), Ok((korean.to_owned(), encoding)));
        }
        let marked = format!("\u{feff}{korean}");
        let found = decoded(marked.as_bytes(), None);
        assert_eq!(found, Ok((korean.to_owned(), SheetEncoding::Utf8)));
    }

    /// Accents within Latin words are not letters of Korean or Japanese, and neither are these
    /// Latin.
    #[test]
    fn western_letters_are_told_from_those_of_windows_elsewhere() {
        for text in [
            "date;José;Zoë\n2026-03-01;5;-5\n",
            "date,Hélène,Bo\n2026-03-01,5,-5\n",
            "date,Håkon,Größe\n",
            "Datum;Jürgen;Émile\n1.3.2026;5 €;-5 €\n",
        ] {
            let (bytes, ..) = WINDOWS_1252.encode(text);
            let found = decoded(&bytes, None);
            assert_eq!(found, Ok((text.to_owned(), SheetEncoding::Cp1252)));
        }
        for text in [
            "日付,翔,蓮\n",
            "日付,ｱｷﾗ,ﾕｷ\n",
            "date,山田,鈴木\n",
            "date,ﾏﾘ,太郎\n",
        ] {
            let (bytes, ..) = SHIFT_JIS.encode(text);
            assert!(!is_western(&bytes), "{text}");
        }
        for text in [
            "date,철수,영희\n",
            "일자,똠방,김뷁\n",
            "date,金哲洙,李英姬\n",
        ] {
            let (bytes, ..) = EUC_KR.encode(text);
            assert!(!is_western(&bytes), "{text}");
        }
    }

    #[test]
    fn what_fits_nothing_is_named() {
        assert_eq!(
            decoded(b"a\n\xff\xff\xff", None),
            Err(Illegible::NoEncoding(2))
        );
        let wrong = decoded(b"a\n\xff\xff\xff", Some(SheetEncoding::Cp949));
        assert_eq!(wrong, Err(Illegible::NotIn(SheetEncoding::Cp949, 2)));
        for one in SheetEncoding::ALL {
            assert_eq!(SheetEncoding::named(one.name()), Some(one));
        }
        assert_eq!(SheetEncoding::named("latin1"), Some(SheetEncoding::Cp1252));
        assert_eq!(SheetEncoding::named("klingon"), None);
    }
}
