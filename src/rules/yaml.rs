//! YAML as a tree in which every part knows its place; the only module that names the YAML library.

use crate::letters::is_seen;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::granit_parser::ErrorKind;
use serde_yaml::localizer::ExternalMessageSource;
use serde_yaml::{Error, Location, Spanned};
use std::fmt::{self, Write as _};

/// A place in a file: line and column, both from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl From<Location> for Spot {
    fn from(at: Location) -> Self {
        let whole = |number: u64| u32::try_from(number).unwrap_or(u32::MAX).max(1);
        Self {
            line: whole(at.line()),
            column: whole(at.column()),
        }
    }
}

/// Returns a text as a quoted YAML string that parses back to the same text. Invisible letters,
/// some of which YAML does not allow, become escapes.
pub fn quoted_yaml(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            _ if is_seen(letter) => out.push(letter),
            _ => {
                let _ = match u32::from(letter) {
                    number @ ..=0xffff => write!(out, "\\u{number:04x}"),
                    number => write!(out, "\\U{number:08x}"),
                };
            }
        }
    }
    out.push('"');
    out
}

/// A part of a YAML file. A scalar is kept as text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Scalar(String),
    List(Vec<(Spot, Node)>),
    Map(Vec<YamlEntry>),
}

/// A key of a mapping, with its value.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct YamlEntry {
    pub(super) key: String,
    pub(super) at: Spot,
    pub(super) value: Node,
    pub(super) value_at: Spot,
}

impl Node {
    /// Returns the text of a scalar, or the texts of a list of scalars joined by commas; `None` for
    /// any other part.
    pub(super) fn text(&self) -> Option<String> {
        match self {
            Self::Scalar(text) => Some(text.clone()),
            Self::List(items) => {
                let texts: Option<Vec<String>> = items
                    .iter()
                    .map(|(_, item)| match item {
                        Self::Scalar(text) => Some(text.clone()),
                        _ => None,
                    })
                    .collect();
                texts.map(|texts| texts.join(","))
            }
            Self::Map(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value, a list or a mapping")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Node, E> {
        Ok(Node::Scalar(format!("{value:?}")))
    }

    fn visit_str<E>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Scalar(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Scalar(String::new()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element::<Spanned<Node>>()? {
            list.push((item.referenced.into(), item.value));
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node, A::Error> {
        let mut map = Vec::new();
        while let Some(key) = entries.next_key::<Spanned<String>>()? {
            let value = entries.next_value::<Spanned<Node>>()?;
            map.push(YamlEntry {
                key: key.value,
                at: key.referenced.into(),
                value: value.value,
                value_at: value.referenced.into(),
            });
        }
        Ok(Node::Map(map))
    }
}

fn options() -> serde_yaml::Options {
    serde_yaml::options! {
        strict_booleans: true,
        underscored_numbers_as_strings: true,
        with_snippet: false,
    }
}

/// Parses a YAML text that the program contains; `None` if the text does not have the form of `T`.
pub(crate) fn built_in_yaml<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_yaml::from_str_with_options(text, options()).ok()
}

/// What is wrong in the syntax of a YAML text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum YamlProblem {
    /// A colon stands where no value can begin.
    Colon,
    /// A key has no colon after it.
    NoColon,
    /// The indentation of a line does not fit the lines before.
    Indentation,
    /// A tab stands where only spaces are allowed.
    Tab,
    /// This opening bracket is never closed, or a comma is missing after it.
    Bracket(char),
    /// A quotation mark is not closed, or something follows it.
    Quote,
    /// A backslash in quotes does not begin an escape that YAML knows.
    Escape,
    /// A text cannot begin with this character.
    Character(char),
    /// An alias refers to something that is not complete before it.
    Alias,
    /// The file has a second document.
    Documents,
    /// An earlier line gives this key already.
    KeyTwice(String),
    /// Any other problem, with the English message of the YAML library.
    Other(String),
}

impl YamlProblem {
    fn from_error(error: &Error) -> Self {
        let known = match error {
            Error::ExternalMessage { source, .. } => match source.as_ref() {
                ExternalMessageSource::Parser(error) => Self::of_form(error.kind()),
                _ => None,
            },
            Error::DuplicateMappingKey { key, .. } => key.clone().map(Self::KeyTwice),
            Error::UnknownAnchor { .. } | Error::RecursiveReferencesRequireWeakTypes { .. } => {
                Some(Self::Alias)
            }
            Error::MultipleDocuments { .. } => Some(Self::Documents),
            _ => None,
        };
        known.unwrap_or_else(|| {
            let message = error.render_with_formatter(&serde_yaml::UserMessageFormatter);
            // Cut off the place, since the fault states it in the same words for every kind of
            // file.
            let says = message.split(" at line ").next().unwrap_or(&message);
            Self::Other(says.to_owned())
        })
    }

    fn of_form(kind: &ErrorKind) -> Option<Self> {
        Some(match kind {
            ErrorKind::MappingValueNotAllowed | ErrorKind::InvalidColonPlacement => Self::Colon,
            ErrorKind::SimpleKeyExpected | ErrorKind::InvalidSimpleKey => Self::NoColon,
            ErrorKind::InvalidIndentation
            | ErrorKind::ExpectedBlockMappingKey
            | ErrorKind::ExpectedBlockSequenceEntry
            | ErrorKind::BlockSequenceEntryNotAllowed
            | ErrorKind::MappingKeyNotAllowed
            | ErrorKind::InvalidFlowScalarIndent
            | ErrorKind::InvalidBlockScalarIndent => Self::Indentation,
            ErrorKind::TabNotAllowed
            | ErrorKind::TabInBlockIndentation
            | ErrorKind::TabInIndentation
            | ErrorKind::TabAtBlockScalarStart
            | ErrorKind::TabInPlainScalar => Self::Tab,
            ErrorKind::UnclosedFlowCollection { open }
            | ErrorKind::MismatchedFlowCollectionEnd { open, .. } => Self::Bracket(*open),
            ErrorKind::UnexpectedEofFlowSequence | ErrorKind::ExpectedFlowSequenceSeparator => {
                Self::Bracket('[')
            }
            ErrorKind::UnexpectedEofFlowMapping | ErrorKind::ExpectedFlowMappingSeparator => {
                Self::Bracket('{')
            }
            ErrorKind::UnclosedQuotedScalar
            | ErrorKind::InvalidQuotedScalarIndent
            | ErrorKind::InvalidTrailingSingleQuotedScalar
            | ErrorKind::InvalidTrailingDoubleQuotedScalar
            | ErrorKind::DocumentIndicatorInQuotedScalar => Self::Quote,
            ErrorKind::UnknownQuotedScalarEscape
            | ErrorKind::InvalidQuotedScalarHexEscape
            | ErrorKind::InvalidUnicodeEscape => Self::Escape,
            ErrorKind::UnexpectedCharacter { character } => Self::Character(*character),
            ErrorKind::UnknownAnchor => Self::Alias,
            _ => return None,
        })
    }
}

/// Parses a YAML text into a tree, or returns what is wrong and where.
pub(super) fn read(text: &str) -> Result<Node, (Spot, YamlProblem)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_yaml::from_str_with_options(text, options()).map_err(|error| {
        let at = error
            .location()
            .map_or(Spot { line: 1, column: 1 }, Spot::from);
        (at, YamlProblem::from_error(&error))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_and_value_knows_its_place() {
        let Node::Map(map) = read("go:\n  chips: [1, 2]\ngo_bak.both: own\n").unwrap() else {
            panic!("a mapping");
        };
        let both = &map[1];
        assert_eq!(
            (both.key.as_str(), both.at),
            ("go_bak.both", Spot { line: 3, column: 1 })
        );
        assert_eq!(
            both.value_at,
            Spot {
                line: 3,
                column: 14
            }
        );
        let Node::Map(go) = &map[0].value else {
            panic!("a mapping")
        };
        assert_eq!(go[0].at, Spot { line: 2, column: 3 });
        assert_eq!(go[0].value.text().as_deref(), Some("1,2"));
    }

    #[test]
    fn words_that_older_yaml_takes_for_booleans_stay_words() {
        let Node::Map(map) = read("a: off\nb: no\nc: true\nd: 1_000\n").unwrap() else {
            panic!("a mapping");
        };
        let texts: Vec<_> = map.iter().filter_map(|entry| entry.value.text()).collect();
        assert_eq!(texts, ["off", "no", "true", "1_000"]);
    }

    #[test]
    fn a_quoted_text_reads_back_the_same() {
        let text =
            "a\"b\\c\n\r\t\u{0}\u{1b}\u{7f}\u{9b}\u{202e}\u{2028}\u{feff}\u{ffff}\u{e0041}김🌸 #: ";
        let quoted = quoted_yaml(text);
        assert!(quoted.chars().all(is_seen), "{quoted}");
        let Node::Map(map) = read(&format!("a: {quoted}\n")).unwrap() else {
            panic!("a mapping");
        };
        assert_eq!(map[0].value.text().as_deref(), Some(text));
        assert_eq!(quoted_yaml("a\tb\nc\r"), r#""a\tb\nc\r""#);
    }

    #[test]
    fn a_key_given_twice_is_refused_at_its_place() {
        let (at, why) = read("a: 1\nb: 2\na: 3\n").unwrap_err();
        assert_eq!((at.line, why), (3, YamlProblem::KeyTwice("a".to_owned())));
    }

    #[test]
    fn the_slips_of_the_form_are_known() {
        for (text, why) in [
            ("a: b: c\n", YamlProblem::Colon),
            ("a: b\n  c: 1\n", YamlProblem::Colon),
            ("a: 1\nb\n", YamlProblem::NoColon),
            ("a:\n  b: 1\n c: 2\n", YamlProblem::Indentation),
            ("a:\n\tb: 1\n", YamlProblem::Tab),
            ("a: [1,\n", YamlProblem::Bracket('[')),
            ("a: {b: 1, ]\n", YamlProblem::Bracket('{')),
            ("a: \"x\n", YamlProblem::Quote),
            ("a: \"x\" y\n", YamlProblem::Quote),
            ("a: \"\\q\"\n", YamlProblem::Escape),
            ("a: @x\n", YamlProblem::Character('@')),
            ("a: *y\n", YamlProblem::Alias),
            ("a: 1\n---\nb: 2\n", YamlProblem::Documents),
        ] {
            assert_eq!(read(text).unwrap_err().1, why, "{text}");
        }
        let (_, other) = read("? [a]\n: 1\n").unwrap_err();
        assert!(matches!(other, YamlProblem::Other(_)), "{other:?}");
    }
}
