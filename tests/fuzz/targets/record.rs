//! The record language: reading, printing, reading again, and settling.

use super::made;
use crate::games::MORE;
use crate::laws::{PIECES, edited, survive};
use crate::records::{WORDS, reads_back, records, survives_print};
use crate::support::Numbers;
use crate::worked;
use dokbak::card::Calendar;
use proptest::prelude::any;
use proptest::sample::Index;
use std::sync::LazyLock;

/// The worked hands and the wrong records.
static WORKED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let records = ["tests/cases", "tests/errors"]
        .into_iter()
        .flat_map(worked::records);
    records.map(|record| record.text).collect()
});

/// The first byte selects the meaning of the others: the text of a record, a worked hand and how to
/// break it, the lines of a record as types, or single words of the language. A text without faults
/// prints and reads back; what settles adds up.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let text = match kind % 4 {
        0 => String::from_utf8_lossy(bytes).into_owned(),
        1 => spoiled(&mut Numbers::told(bytes)),
        2 => {
            let record = made(&records(), bytes);
            survives_print(&record);
            record.print(Calendar::Korean)
        }
        _ => by_words(bytes),
    };
    let calendars = [Calendar::Korean, Calendar::Japanese];
    let read = calendars.map(|calendar| reads_back(&text, calendar));
    survive(&text) || kind % 4 > 1 && read[0]
}

/// Returns a worked hand with some edits.
fn spoiled(numbers: &mut Numbers) -> String {
    let text = &WORKED[numbers.below(WORKED.len())];
    let pieces = [&PIECES[..], &MORE, &WORDS].concat();
    let edits: Vec<_> = (0..=numbers.below(4))
        .map(|_| {
            // The upper bytes of the index select one of a few.
            let mut index = || {
                let number = u64::try_from(numbers.below(1 << 16)).unwrap() << 48;
                made(&any::<Index>(), &number.to_le_bytes())
            };
            let (here, there) = (index(), index());
            (numbers.below(7), here, there, numbers.one(&pieces))
        })
        .collect();
    edited(text, &edits)
}

/// Returns a text made of words; a zero ends a line.
fn by_words(bytes: &[u8]) -> String {
    let word = |byte: &u8| match usize::from(*byte).checked_sub(1) {
        None => "\n",
        Some(at) => WORDS[at % WORDS.len()],
    };
    bytes.iter().map(word).collect::<Vec<&str>>().join(" ")
}
