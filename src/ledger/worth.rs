//! What a chip is worth, as a session states it.

use crate::record::ChipValue;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a chip is worth, as a session states it. The text is parsed once and kept exactly, as the
/// same worth can be written in several ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    text: String,
    value: Option<ChipValue>,
}

impl Worth {
    /// Reads a text such as `100 KRW`.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        Self {
            value: ChipValue::written(&text),
            text,
        }
    }

    /// Returns the text as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the parsed value; `None` if the text is not a worth, which older versions accepted.
    pub const fn value(&self) -> Option<&ChipValue> {
        self.value.as_ref()
    }
}

impl From<&ChipValue> for Worth {
    fn from(chip: &ChipValue) -> Self {
        Self::new(chip.to_string())
    }
}

impl From<Worth> for String {
    fn from(worth: Worth) -> Self {
        worth.text
    }
}

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Worth {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from).map(Self::new)
    }
}

/// Returns an amount of money; `None` unless the number and the currency are valid.
pub fn money(number: &str, currency: &str) -> Option<ChipValue> {
    let is_number = number.chars().all(|one| one.is_ascii_digit() || one == '.');
    let found = ChipValue::written(format!("{number} {currency}").trim_end())?;
    (is_number && found.currency == currency).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_is_written_as_it_was_read() {
        for (text, read) in [
            ("100 KRW", Some("100 KRW")),
            ("0100 KRW", Some("100 KRW")),
            ("0.50 €", Some("0.50 €")),
            ("100 \"a b\"", Some("100 \"a b\"")),
            ("100 \"KRW\"", Some("100 KRW")),
            ("100", Some("100")),
            (" 100  KRW ", Some("100 KRW")),
            ("much", None),
            ("", None),
        ] {
            let json = serde_json::to_string(text).unwrap();
            let worth: Worth = serde_json::from_str(&json).unwrap();
            assert_eq!(serde_json::to_string(&worth).unwrap(), json);
            let value = worth.value().map(ToString::to_string);
            assert_eq!(value.as_deref(), read, "{text:?}");
        }
    }
}
