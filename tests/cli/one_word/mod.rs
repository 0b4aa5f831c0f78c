//! One word for one thing: no text that people read uses another. The tables list the words to
//! avoid, what to say instead, and where the word is right after all.

mod instead;
mod source;

use crate::files::files;
use instead::{ENGLISH, Instead, JAPANESE, KOREAN};
use source::literals;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A text that people read, and its place.
#[derive(Debug)]
struct Text {
    place: String,
    text: String,
}

/// A language in which people read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Read {
    English,
    Korean,
    Japanese,
}

impl Read {
    /// Returns the language of a sentence by its letters; no Korean one has hanja.
    fn of(text: &str) -> Option<Self> {
        let has = |is: fn(char) -> bool| text.chars().any(is);
        if has(|letter| matches!(letter, '가'..='힣')) {
            Some(Self::Korean)
        } else if has(|letter| matches!(letter, 'ぁ'..='ヿ' | '一'..='鿿')) {
            Some(Self::Japanese)
        } else {
            // A lone word in lower case is something to type: a command, an option or a key.
            has(|letter| letter.is_ascii_lowercase() || letter == ' ')
                .then_some(Self::English)
                .filter(|_| has(|letter| !matches!(letter, 'a'..='z' | '-' | '_' | '.')))
        }
    }

    const fn table(self) -> &'static [Instead] {
        match self {
            Self::English => ENGLISH,
            Self::Korean => KOREAN,
            Self::Japanese => JAPANESE,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
            Self::Japanese => "ja",
        }
    }

    /// Returns the pages for players in this language, and the prose of its rule book.
    fn pages(self) -> Vec<String> {
        let own: &[&str] = match self {
            Self::English => &[
                "README.md",
                "docs/TOUR.md",
                "docs/SESSION.md",
                "docs/SERVE.md",
                "docs/YEAR.md",
                "docs/STATISTICS.md",
                "docs/REPORT.md",
                "docs/CONFIG.md",
                "docs/RULESETS.md",
                "docs/RULES.md",
            ],
            Self::Korean => &["README.ko.md", "docs/TOUR.ko.md", "docs/SERVE.ko.md"],
            Self::Japanese => &["README.ja.md", "docs/TOUR.ja.md", "docs/SERVE.ja.md"],
        };
        let book = format!("docs/book/{}", self.code());
        let prose = ["md", "yaml"].iter().flat_map(|end| files(&book, end));
        let prose = prose.map(|path| seen_from_root(&path));
        own.iter()
            .map(|&name| name.to_owned())
            .chain(prose)
            .collect()
    }
}

fn seen_from_root(path: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    path.strip_prefix(root).unwrap().display().to_string()
}

/// Returns everything people read in a language: the program's sentences and the pages.
fn texts(read: Read) -> Vec<Text> {
    let rooms = [
        "src/words",
        "src/cli/words",
        "src/cli/usage",
        "src/serve/words",
    ];
    let sources = rooms.iter().flat_map(|room| files(room, "rs"));
    let sources = sources.filter(|path| !path.ends_with("tests.rs"));
    let said = sources.flat_map(|path| {
        let source = std::fs::read_to_string(&path).unwrap();
        let place = seen_from_root(&path);
        let all = literals(&source).into_iter();
        all.filter(|(_, text)| Read::of(text) == Some(read))
            .map(move |(line, text)| Text {
                place: format!("{place}:{line}"),
                text,
            })
            .collect::<Vec<Text>>()
    });
    let written = read.pages().into_iter().flat_map(|page| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&page);
        let text = std::fs::read_to_string(path).unwrap();
        let lines = (1..).zip(text.lines());
        lines
            .map(|(line, text)| Text {
                place: format!("{page}:{line}"),
                text: text.to_owned(),
            })
            .collect::<Vec<Text>>()
    });
    said.chain(written).collect()
}

/// Returns the words that a text should not use.
fn wrong<'t>(read: Read, text: &str, used: &mut BTreeSet<&'t str>) -> Vec<&'static Instead>
where
    'static: 't,
{
    let text = match read {
        Read::English => english(text),
        _ => text.to_owned(),
    };
    let table = read.table().iter();
    table
        .filter(|row| {
            let mut left = text.clone();
            for (right, _) in row.but {
                if right.strip_prefix('=') == Some(text.as_str()) {
                    used.insert(right);
                    left.clear();
                } else if left.contains(right) {
                    used.insert(right);
                    left = left.replace(right, " ");
                }
            }
            match read {
                Read::English => has_word(&left, row.word),
                _ => left.contains(row.word),
            }
        })
        .collect()
}

/// Returns a text in lower case, without code, links and file names, as those are not English; each
/// placeholder becomes `{}`.
fn english(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    let skipped = [("`", "`"), ("{", "}"), ("](", ")")];
    while let Some((at, opening, closing)) = skipped
        .iter()
        .filter_map(|(opening, closing)| Some((rest.find(opening)?, *opening, *closing)))
        .min()
    {
        said.push_str(&rest[..at]);
        said.push_str(if opening == "{" { "{}" } else { " " });
        let inside = &rest[at + opening.len()..];
        rest = inside.split_once(closing).map_or("", |(_, behind)| behind);
    }
    said.push_str(rest);
    let is_name = |word: &&str| word.len() > 3 && !word.contains(|one: char| one.is_lowercase());
    let words = said
        .split_inclusive(' ')
        .filter(|word| !is_name(&word.trim()));
    words.collect::<String>().to_lowercase()
}

/// True if a text has this word, or its plural.
fn has_word(text: &str, word: &str) -> bool {
    let mut found = text.match_indices(word);
    found.any(|(at, _)| {
        let begins = !text[..at].ends_with(|letter: char| letter.is_alphanumeric());
        let rest = &text[at + word.len()..];
        let rest = rest
            .strip_prefix("es")
            .or_else(|| rest.strip_prefix('s'))
            .unwrap_or(rest);
        begins && !rest.starts_with(|letter: char| letter.is_alphanumeric())
    })
}

/// Checks every text of a language; each exception must be needed somewhere.
fn one_word_for_one_thing(read: Read) {
    let mut used = BTreeSet::new();
    let mut found = Vec::new();
    let texts = texts(read);
    assert!(texts.len() > 1500, "{read:?}: {} texts", texts.len());
    for Text { place, text } in &texts {
        for row in wrong(read, text, &mut used) {
            found.push(format!(
                "{place}: not {}, but {}: {}",
                row.word,
                row.say,
                text.trim()
            ));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    let exceptions = read.table().iter().flat_map(|row| row.but);
    let unused: Vec<&str> = exceptions
        .map(|(right, _)| *right)
        .filter(|right| !used.contains(right))
        .collect();
    assert!(
        unused.is_empty(),
        "nothing needs these exceptions: {unused:?}"
    );
}

#[test]
fn english_has_one_word_for_one_thing() {
    one_word_for_one_thing(Read::English);
}

#[test]
fn korean_has_one_word_for_one_thing() {
    one_word_for_one_thing(Read::Korean);
}

#[test]
fn japanese_has_one_word_for_one_thing() {
    one_word_for_one_thing(Read::Japanese);
}

/// Each language's sentences use its own script; only Japanese ones have hanja or kana.
#[test]
fn no_sentence_is_in_the_script_of_another_language() {
    for (lang, is_foreign) in [
        (
            "en",
            (|letter| matches!(letter, 'ぁ'..='ヿ' | '一'..='鿿' | '가'..='힣'))
                as fn(char) -> bool,
        ),
        ("ko", |letter| matches!(letter, 'ぁ'..='ヿ')),
        ("ja", |letter| matches!(letter, '가'..='힣')),
    ] {
        let rooms = ["src/words", "src/cli/words"].map(|room| format!("{room}/{lang}"));
        let sources: Vec<PathBuf> = rooms.iter().flat_map(|room| files(room, "rs")).collect();
        assert!(sources.len() > 30, "{lang}: {} files", sources.len());
        for path in sources {
            let source = std::fs::read_to_string(&path).unwrap();
            for (line, text) in literals(&source) {
                // The help shows that Korean names of cards are read.
                let names = text.contains("(팔광, 국진)");
                let place = seen_from_root(&path);
                assert!(
                    names || !text.contains(is_foreign),
                    "{place}:{line}: {text}"
                );
            }
        }
    }
}

#[test]
fn another_word_is_found_and_an_exception_is_not() {
    let found = |read, text| -> Vec<&str> {
        let rows = wrong(read, text, &mut BTreeSet::new());
        rows.into_iter().map(|row| row.word).collect()
    };
    assert_eq!(found(Read::Korean, "철수가 낼 칩: 3"), ["칩"]);
    assert_eq!(found(Read::Korean, "꽃놀이 한잔"), [""; 0]);
    assert_eq!(found(Read::Korean, "다른 놀이"), ["놀이"]);
    assert_eq!(found(Read::Japanese, "親のカードです"), ["カード"]);
    assert_eq!(found(Read::English, "Shuffle the decks."), ["deck"]);
    assert_eq!(
        found(Read::English, "`deck` and decked [DECK](deck.md) {deck}"),
        [""; 0]
    );
    assert!(has_word("two matches", "match") && !has_word("rematch", "match"));
}

#[test]
fn literals_are_told_from_comments_and_names() {
    let source = "/// \"no\"\nfn a() -> &'static str { let quote = '\"'; \"one \\\"two\\\"\" }\n\
                  const B: &str = \"three \\\n    four\"; // \"no\"\n#[cfg(test)]\nmod tests { \"no\" }";
    let found = literals(source);
    let due = [(2, "one \\\"two\\\""), (3, "three four")];
    assert_eq!(found, due.map(|(line, text)| (line, text.to_owned())));
}
