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
    /// What each person won, sorted, if that is all there is.
    net: Option<Vec<(String, String)>>,
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
            net: None,
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
        key.only_amounts();
        key
    }

    /// Brings a hand of which only the amounts are known into a form that tells nothing else: in
    /// which order people stand, and who was there and won nothing, is chance in a table.
    fn only_amounts(&mut self) {
        let Some((first, amounts)) = self.events.split_first() else {
            return;
        };
        if first != "net" || amounts.len() % 2 != 0 {
            return;
        }
        let pairs = amounts.chunks_exact(2).filter_map(|pair| match pair {
            [name, chips] => Some((name.clone(), chips.trim_start_matches('+').to_owned())),
            _ => None,
        });
        let mut net: Vec<(String, String)> = pairs.collect();
        if net.iter().any(|(_, chips)| chips != "0") {
            net.retain(|(_, chips)| chips != "0");
        }
        net.sort();
        self.players = net.iter().map(|(name, _)| name.clone()).collect();
        self.events.clear();
        self.net = Some(net);
    }

    /// Returns whether the amounts are all that is known of the hand.
    pub(super) const fn is_only_amounts(&self) -> bool {
        self.net.is_some()
    }

    /// Returns the share of the events that both records have, out of `WHOLE`; `None` if it is too
    /// small for one record to be a faulty copy of the other.
    pub(super) fn likeness(&self, other: &Self) -> Option<u64> {
        if let (Some(one), Some(two)) = (&self.net, &other.net) {
            return likeness_of_amounts(one, two);
        }
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

/// Returns the share of the people whom both hands have, and of those with the same amount, out of
/// `WHOLE`; `None` if fewer than half of the people are the same.
fn likeness_of_amounts(one: &[(String, String)], two: &[(String, String)]) -> Option<u64> {
    let longest = one.len().max(two.len()).max(1);
    let person = |(name, _): &&(String, String)| two.iter().any(|(other, _)| other == name);
    let people = one.iter().filter(person).count();
    let equal = one.iter().filter(|own| two.contains(own)).count();
    let share = u64::try_from((people + equal) * 1000 / (2 * longest)).unwrap_or(WHOLE);
    (people > 0 && people * 2 >= longest).then_some(share.clamp(1, WHOLE))
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

    /// Rows of a table in another order, or with somebody who has 0, say the same.
    #[test]
    fn amounts_are_compared_by_what_they_say() {
        let one = key("players Ann Bo\nnet Ann 5 Bo -5\n");
        assert_eq!(one, key("players Bo Ann\nnet Bo -5 Ann +5\n"));
        assert_eq!(one, key("players Ann Bo Chul\nnet Ann 5 Bo -5 Chul 0\n"));
        let more = key("players Ann Bo Chul\nnet Ann 5 Bo -3 Chul -2\n");
        assert_ne!(one, more);
        // Two of three people, one of them with the same amount: (2 + 1) / 6.
        assert_eq!(one.likeness(&more), Some(500));
        let other = key("players Chul Dan\nnet Chul 5 Dan -5\n");
        assert_eq!(one.likeness(&other), None);
        let none = key("players Ann Bo\nnet Ann 0 Bo 0\n");
        assert_ne!(none, key("players Chul Dan\nnet Chul 0 Dan 0\n"));
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
