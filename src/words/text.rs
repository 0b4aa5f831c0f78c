//! Texts that sound different from how they look, because minus signs, arrows and dots are for the
//! eye.

/// How a text reaches the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// By eye.
    Seen,
    /// By ear.
    Heard,
}

/// A text in two forms, for the eye and for the ear. Symbols become words for the ear; names and
/// other things that people wrote are the same in both forms.
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
    /// The form for the ear; `None` if the text sounds as it looks.
    heard: Option<String>,
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Self {
        text.clone()
    }
}

/// A text that sounds as it looks.
impl<T: Into<String>> From<T> for Text {
    fn from(text: T) -> Self {
        Self {
            seen: text.into(),
            heard: None,
        }
    }
}

impl Text {
    /// Returns the text whose two forms are what `say` returns for each.
    pub fn both(say: impl Fn(TextForm) -> String) -> Self {
        Self::new(say(TextForm::Seen), say(TextForm::Heard))
    }

    /// Returns the text with these two forms, such as a symbol and the words for it.
    pub fn new(seen: impl Into<String>, heard: impl Into<String>) -> Self {
        let (seen, heard) = (seen.into(), heard.into());
        Self {
            heard: (heard != seen).then_some(heard),
            seen,
        }
    }

    /// Returns a sentence for a row of several sentences; the form for the ear has no full stop.
    pub fn in_a_row(sentence: impl Into<String>) -> Self {
        let sentence = sentence.into();
        let heard = sentence.strip_suffix(['.', '。']).map(str::to_owned);
        Self {
            seen: sentence,
            heard,
        }
    }

    /// Returns the form for the eye.
    pub fn seen(&self) -> &str {
        &self.seen
    }

    /// Returns the form for the ear.
    pub fn heard(&self) -> &str {
        self.heard.as_ref().unwrap_or(&self.seen)
    }

    /// Returns the form for the eye.
    pub fn into_seen(self) -> String {
        self.seen
    }

    /// Returns this text followed by another one.
    #[must_use]
    pub fn then(self, text: impl Into<Self>) -> Self {
        let text = text.into();
        Self::both(|form| format!("{}{}", form.pick(&self), form.pick(&text)))
    }

    /// True if there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}

impl TextForm {
    /// Returns a text in this form.
    pub fn pick(self, text: &Text) -> &str {
        self.or(text.seen(), text.heard())
    }

    /// Returns each text in this form.
    pub fn each(self, texts: &[Text]) -> Vec<&str> {
        texts.iter().map(|text| self.pick(text)).collect()
    }

    /// Returns `seen` or `heard`, depending on the form.
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
