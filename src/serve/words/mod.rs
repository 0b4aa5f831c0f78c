//! The words of the phones. Those of the engine and of an evening are in `crate::words`.

use crate::words::Lang;

mod board;
mod door;
mod hall;
mod hand;
mod refused;

pub(super) use refused::{not_written, refused};

/// English on the phones.
pub(super) mod en {
    pub(in crate::serve) use super::{board::en::*, door::en::*, hall::en::*, hand::en::*};
    pub(in crate::serve) use crate::words::en::*;
}

/// Korean on the phones.
pub(super) mod ko {
    pub(in crate::serve) use super::{board::ko::*, door::ko::*, hall::ko::*, hand::ko::*};
    pub(in crate::serve) use crate::words::ko::*;
}

/// Japanese on the phones.
pub(super) mod ja {
    pub(in crate::serve) use super::{board::ja::*, door::ja::*, hall::ja::*, hand::ja::*};
    pub(in crate::serve) use crate::words::ja::*;
}

/// Says something in a language, from the words of the phones or of the engine.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([serve::words] $($call)+) };
}

/// Makes the functions of rows for the words of the phones.
macro_rules! messages {
    ($($rows:tt)*) => {
        $crate::words::messages_of! { [serve::words] [pub(in crate::serve)] $($rows)* }
    };
}

pub(super) use {messages, say};

/// Returns what the program wrote into the ledger for somebody in the language of a reader: the
/// reason of a correction, who noted a payment. What people wrote themselves stays.
pub(super) fn in_own_words(lang: Lang, text: &str) -> String {
    for other in Lang::ALL {
        if text == say!(other, entered_wrongly()) {
            return say!(lang, entered_wrongly()).to_owned();
        }
        let noted = say!(other, noted_by(MARK));
        let parts = noted.split_once(MARK);
        let name = parts.and_then(|(before, after)| {
            let rest = text.strip_prefix(before)?.strip_suffix(after)?;
            (!rest.is_empty()).then_some(rest)
        });
        if let Some(name) = name {
            return say!(lang, noted_by(name));
        }
    }
    text.to_owned()
}

/// What stands for a name where a sentence is taken apart; no name has it.
const MARK: &str = "\u{1}";
