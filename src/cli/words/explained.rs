//! A language's explanations of all questions.

use crate::words::Text;
#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo;

/// A line of an explanation, in parts that end with their spaces.
#[derive(Clone, Copy)]
pub(crate) enum Explained {
    /// A sentence, possibly with an example.
    Says(&'static [&'static str]),
    /// Examples, each with its meaning.
    Examples(&'static [&'static str]),
}

impl Explained {
    /// Returns the line; the form to be seen, not heard, is in columns.
    pub(crate) fn line(self) -> Text {
        match self {
            Self::Says(parts) => {
                let heard: Vec<&str> = parts.iter().map(|part| part.trim()).collect();
                Text::new(parts.concat(), heard.join(" "))
            }
            Self::Examples(parts) => {
                let each = parts.chunks(2).map(|example| {
                    let example: Vec<&str> = example.iter().map(|part| part.trim()).collect();
                    example.join(": ")
                });
                Text::new(parts.concat(), each.collect::<Vec<String>>().join("; "))
            }
        }
    }
}

#[cfg(debug_assertions)]
impl Pseudo for Explained {
    fn pseudo(self) -> Self {
        match self {
            Self::Says(parts) => Self::Says(parts.pseudo()),
            Self::Examples(parts) => Self::Examples(parts.pseudo()),
        }
    }
}

/// Builds a language's explanations from a table: sentences, sentences in parentheses followed by
/// an example, and in brackets examples with their meanings. A missing explanation does not
/// compile.
macro_rules! explained_by {
    ($($asked:ident: [$($line:tt),+ $(,)?]),+ $(,)?) => {
        /// Returns the explanation of a question.
        pub(crate) const fn explained(
            what: $crate::evening::explains::Explains,
        ) -> &'static [$crate::cli::words::explained::Explained] {
            match what {
                $($crate::evening::explains::Explains::$asked => {
                    &[$($crate::cli::words::explained::explained_line!($line)),+]
                })+
            }
        }
    };
}

/// Builds one line of an explanation from a line of the table.
macro_rules! explained_line {
    ([$($part:literal),+ $(,)?]) => {
        $crate::cli::words::explained::Explained::Examples(&[$($part),+])
    };
    (($($part:literal),+ $(,)?)) => {
        $crate::cli::words::explained::Explained::Says(&[$($part),+])
    };
    ($says:literal) => {
        $crate::cli::words::explained::Explained::Says(&[$says])
    };
}

pub(crate) use {explained_by, explained_line};
