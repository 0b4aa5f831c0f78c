//! Texts of which something else is heard than is seen: signs of numbers, arrows and dots are marks for
//! the eye.

/// How a text is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// By the eye.
    Seen,
    /// By the ear.
    Heard,
}

/// A text in both forms. Whoever words it says what is heard of its marks; what people wrote is the same
/// in both.
///
/// ```
/// use dokbak::words::{Lang, signed};
///
/// let lost = signed(Lang::English, -6);
/// assert_eq!((lost.seen(), lost.heard()), ("-6", "minus 6"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    seen: String,
    /// Nothing where it is heard as it is seen.
    heard: Option<String>,
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Self {
        text.clone()
    }
}

/// A text that is heard as it is seen.
impl<T: Into<String>> From<T> for Text {
    fn from(text: T) -> Self {
        Self {
            seen: text.into(),
            heard: None,
        }
    }
}

impl Text {
    /// Returns what is said in each form.
    pub fn both(say: impl Fn(TextForm) -> String) -> Self {
        Self::new(say(TextForm::Seen), say(TextForm::Heard))
    }

    /// Returns a mark or a layout with what is heard of it.
    pub fn new(seen: impl Into<String>, heard: impl Into<String>) -> Self {
        let (seen, heard) = (seen.into(), heard.into());
        Self {
            heard: (heard != seen).then_some(heard),
            seen,
        }
    }

    /// Returns a sentence that stands in a row with more: it is heard without its full stop.
    pub fn in_a_row(sentence: impl Into<String>) -> Self {
        let sentence = sentence.into();
        let heard = sentence.strip_suffix(['.', '。']).map(str::to_owned);
        Self {
            seen: sentence,
            heard,
        }
    }

    /// Returns what is seen.
    pub fn seen(&self) -> &str {
        &self.seen
    }

    /// Returns what is heard.
    pub fn heard(&self) -> &str {
        self.heard.as_ref().unwrap_or(&self.seen)
    }

    /// Returns what is seen.
    pub fn into_seen(self) -> String {
        self.seen
    }

    /// Returns the text with another behind it.
    #[must_use]
    pub fn then(self, text: impl Into<Self>) -> Self {
        let text = text.into();
        Self::both(|form| format!("{}{}", form.pick(&self), form.pick(&text)))
    }

    /// Returns whether there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}

impl TextForm {
    /// Returns a text in this form.
    pub fn pick(self, text: &Text) -> &str {
        self.or(text.seen(), text.heard())
    }

    /// Returns texts in this form.
    pub fn each(self, texts: &[Text]) -> Vec<&str> {
        texts.iter().map(|text| self.pick(text)).collect()
    }

    /// Returns a mark, or what is heard of it.
    pub fn or<T>(self, seen: T, heard: T) -> T {
        match self {
            Self::Seen => seen,
            Self::Heard => heard,
        }
    }
}

#[cfg(debug_assertions)]
impl super::pseudo::Pseudo for Text {
    fn pseudo(self) -> Self {
        Self {
            seen: self.seen.pseudo(),
            heard: self.heard.pseudo(),
        }
    }
}
