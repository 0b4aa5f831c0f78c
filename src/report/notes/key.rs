//! Reduces a record to the words that identify its hand.

use super::aligned::aligned;
use super::said::{names, words};
use crate::record::{is_header, lines};

/// The parts of a record that are compared. Comments, days and chip values are left out, as notes
/// give them once for many hands; names are replaced by people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordKey {
    /// The words of the lines that give the rules.
    rules: Vec<String>,
    /// The players in turn order.
    players: Vec<String>,
    /// The words of the rest of the header.
    start: Vec<String>,
    /// The words of all events.
    events: Vec<String>,
}

/// The likeness of two equal records.
const WHOLE: u64 = 1000;

impl RecordKey {
    /// Returns the key of a record; `who` tells which person a name belongs to.
    pub(super) fn from_record(record: &str, who: &dyn Fn(&str) -> String) -> Self {
        let names = names(record);
        let word = |word: &str| {
            if names.contains(&word) {
                who(word)
            } else {
                word.to_owned()
            }
        };
        let mut key = Self {
            rules: Vec::new(),
            players: Vec::new(),
            start: Vec::new(),
            events: Vec::new(),
        };
        for line in lines(record) {
            let (words, _) = words(line);
            let part = match words.first() {
                None | Some(&("date" | "chip")) => continue,
                Some(&"players") => &mut key.players,
                Some(&("rules" | "set")) => &mut key.rules,
                Some(first) if is_header(first) => &mut key.start,
                Some(_) => &mut key.events,
            };
            part.extend(words.into_iter().map(word));
        }
        key
    }

    /// Returns the share of the events that both records have, out of `WHOLE`; `None` if it is too
    /// small for one record to be a faulty copy of the other.
    pub(super) fn likeness(&self, other: &Self) -> Option<u64> {
        let (one, two) = (&self.events, &other.events);
        let longest = one.len().max(two.len());
        if longest > MOST_WORDS {
            return None;
        }
        let same = |row: usize, column: usize| u64::from(one.get(row) == two.get(column));
        let common = aligned(one.len(), two.len(), &same).len();
        let whole = usize::try_from(WHOLE).unwrap_or(usize::MAX);
        let share = common.saturating_mul(whole) / longest.max(1);
        (common > 0 && common * 2 >= longest).then(|| u64::try_from(share).unwrap_or(WHOLE))
    }

    /// Returns whether the same people played, in any order.
    pub(super) fn same_people(&self, other: &Self) -> bool {
        let sorted = |key: &Self| {
            let mut players = key.players.clone();
            players.sort();
            players
        };
        sorted(self) == sorted(other)
    }
}

/// The longest record that is compared for slips.
const MOST_WORDS: usize = 1000;

#[cfg(test)]
mod tests {
    use super::*;

    fn key(record: &str) -> RecordKey {
        RecordKey::from_record(record, &|name| format!("@{name}"))
    }

    #[test]
    fn comments_days_and_worths_make_no_other_hand() {
        let one =
            key("rules pagat\nplayers Ann \"Kim Bo\"\n\"Kim Bo\" scores 5\n\"Kim Bo\" stop\n");
        let other = "rules pagat\ndate 2026-03-07\n# late\nplayers Ann \"Kim Bo\" # at Ann's\n\
                     chip 100 KRW\n\"Kim Bo\" scores 5\n\"Kim Bo\" stop # rain man\n";
        assert_eq!(one, key(other));
        assert_ne!(one, key(&other.replace('5', "6")));
        assert_ne!(one, key(&other.replace("pagat", "korean")));
    }

    /// Of five words, one differs, then two, then three: at least half must be the same.
    #[test]
    fn a_hand_that_is_nearly_another_has_half_of_its_words() {
        let one = key("players Ann Bo\nAnn scores 5\nAnn stop\n");
        let near = |other: &str| one.likeness(&key(&format!("players Ann Bo\n{other}")));
        assert_eq!(near("Ann scores 6\nAnn stop\n"), Some(800));
        assert_eq!(near("Bo scores 5\nBo stop\n"), Some(600));
        assert_eq!(near("Bo scores 3\nBo stop\n"), None);
        assert_eq!(near("nagari\n"), None);
        assert_eq!(
            key("players Ann Bo\n").likeness(&key("players Ann Bo\n")),
            None
        );
    }
}
