//! What a language says of everything that is asked.

use crate::words::Text;
#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo;

/// A line of what is said of something that is asked, in parts with the spaces that stand behind them.
#[derive(Clone, Copy)]
pub(crate) enum Explained {
    /// A sentence, perhaps with an example.
    Says(&'static [&'static str]),
    /// Examples, each with what it says.
    Examples(&'static [&'static str]),
}

impl Explained {
    /// Returns the line: in columns for the eye.
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

/// Makes of a table what a language says of everything that is asked: sentences, sentences in
/// parentheses with an example behind them, and in brackets examples, each with what it says. What is
/// missing does not compile.
macro_rules! explained_by {
    ($($asked:ident: [$($line:tt),+ $(,)?]),+ $(,)?) => {
        /// Returns what is said of something that is asked.
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

/// Makes a line of such a table.
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
