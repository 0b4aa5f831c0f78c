//! What stands out on the screen, and how: the one table of meanings.
//!
//! A look only repeats what the words, signs and codes say already. Colours are those of the
//! palette of 16 that the terminal itself fits to its background; yellow and blue are left out,
//! which are hard to read on a light or on a dark one.

use crate::ledger::{COLOURS, Mark};
use console::Style;

/// How a part of a text stands out where colour is used.
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

/// The colours of people, those first that mean nothing about chips.
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

    /// Returns a text with escapes for this look.
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

/// Makes meanings with their looks of a table with one row a meaning.
macro_rules! meanings {
    ($($(#[$doc:meta])* $meaning:ident => $look:ident;)+) => {
        /// Why a part of a text stands out.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::cli) enum Meaning {
            $($(#[$doc])* $meaning,)+
        }

        impl Meaning {
            /// Returns how it stands out.
            pub(super) const fn look(self) -> Look {
                match self {
                    $(Self::$meaning => Look::$look,)+
                }
            }
        }
    };
}

meanings! {
    /// The title of what follows, or the result before its reasons.
    Heading => Bold;
    /// What helps, and may be passed over.
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
    /// Returns what a number of chips means, unless none moved.
    pub(in crate::cli) const fn of_chips(chips: i64) -> Option<Self> {
        match chips {
            1.. => Some(Self::Gain),
            0 => None,
            _ => Some(Self::Loss),
        }
    }
}
