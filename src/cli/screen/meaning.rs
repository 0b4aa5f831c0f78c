//! What is highlighted on the screen, and how: the only table of meanings.
//!
//! A look only repeats what words, signs and codes say already. Colours come from the 16-colour
//! palette, which the terminal adapts to its background. Yellow and blue are left out, because they
//! are hard to read on light or dark backgrounds.

use crate::ledger::{COLOURS, Mark};
use console::Style;

/// How a part of a text is highlighted when colour is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    Plain,
    Bold,
    Dim,
    Red,
    Green,
    Cyan,
    Magenta,
    BrightRed,
    BrightGreen,
    BrightCyan,
    BrightMagenta,
}

/// The colours of people; colours that do not also mean chips won or lost come first.
const OF_PEOPLE: [Look; COLOURS] = [
    Look::Cyan,
    Look::Magenta,
    Look::Green,
    Look::BrightCyan,
    Look::BrightMagenta,
    Look::BrightGreen,
    Look::Red,
    Look::BrightRed,
];

impl Look {
    /// Returns the colour of a person.
    pub(super) fn of_person(mark: Mark) -> Self {
        OF_PEOPLE.get(mark.colour).copied().unwrap_or(Self::Plain)
    }

    /// Returns a text with the escapes for this look.
    pub(super) fn on(self, text: &str) -> String {
        let style = match self {
            Self::Plain => return text.to_owned(),
            Self::Bold => Style::new().bold(),
            Self::Dim => Style::new().dim(),
            Self::Red => Style::new().red(),
            Self::Green => Style::new().green(),
            Self::Cyan => Style::new().cyan(),
            Self::Magenta => Style::new().magenta(),
            Self::BrightRed => Style::new().red().bright(),
            Self::BrightGreen => Style::new().green().bright(),
            Self::BrightCyan => Style::new().cyan().bright(),
            Self::BrightMagenta => Style::new().magenta().bright(),
        };
        style.force_styling(true).apply_to(text).to_string()
    }
}

/// Generates meanings and their looks from a table, one row per meaning.
macro_rules! meanings {
    ($($(#[$doc:meta])* $meaning:ident => $look:ident;)+) => {
        /// Why a part of a text is highlighted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::cli) enum Meaning {
            $($(#[$doc])* $meaning,)+
        }

        impl Meaning {
            /// Returns how a text with this meaning is highlighted.
            pub(super) const fn look(self) -> Look {
                match self {
                    $(Self::$meaning => Look::$look,)+
                }
            }
        }
    };
}

meanings! {
    /// The title of what follows, or a result before its reasons.
    Heading => Bold;
    /// A helpful note that may be skipped.
    Hint => Dim;
    /// Chips won.
    Gain => Green;
    /// Chips lost.
    Loss => Red;
    /// Why something was not done.
    Error => Red;
    /// What happens at the table of a lesson.
    Story => Cyan;
    /// A bright.
    Bright => Magenta;
    /// An animal.
    Animal => Green;
    /// A ribbon that is not blue.
    Ribbon => Red;
    /// A blue ribbon.
    BlueRibbon => Cyan;
    /// Junk that counts for one.
    Junk => Plain;
    /// Junk that counts for more.
    DoubleJunk => Bold;
    /// A joker.
    Joker => Bold;
}

impl Meaning {
    /// Returns what a number of chips means; `None` for zero.
    pub(in crate::cli) const fn of_chips(chips: i64) -> Option<Self> {
        match chips {
            1.. => Some(Self::Gain),
            0 => None,
            _ => Some(Self::Loss),
        }
    }
}
