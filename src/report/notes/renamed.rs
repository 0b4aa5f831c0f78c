//! Renames people in noted hands.

use super::said::{names, words};
use super::{Misnoted, Noted};
use crate::case::Case;
use crate::letters::same_name;
use crate::record::{Name, lines, quoted};

/// Renames people in noted hands. Each of `others` is a name in the notes and its replacement.
/// Errors: two people in a hand would get the same name.
pub fn renamed(noted: Vec<Noted>, others: &[(Name, Name)]) -> Result<Vec<Noted>, Vec<Misnoted>> {
    let (mut hands, mut wrong) = (Vec::new(), Vec::new());
    for hand in noted {
        match in_hand(hand, others) {
            Ok(hand) => hands.push(hand),
            Err(why) => wrong.push(why),
        }
    }
    if wrong.is_empty() {
        Ok(hands)
    } else {
        Err(wrong)
    }
}

fn in_hand(mut hand: Noted, others: &[(Name, Name)]) -> Result<Noted, Misnoted> {
    let names = names(&hand.record);
    let other = |name: &str| {
        let found = others.iter().find(|(old, _)| same_name(old, name));
        found.filter(|_| names.contains(&name))
    };
    if !names.iter().any(|name| other(name).is_some()) {
        return Ok(hand);
    }
    let mut record = String::new();
    for line in lines(&hand.record) {
        let (words, comment) = words(line);
        let new = words.into_iter().map(|word| match other(word) {
            Some((_, new)) => quoted(new),
            None if line.contains(&format!("\"{word}\"")) => format!("\"{word}\""),
            None => word.to_owned(),
        });
        let mut parts: Vec<String> = new.collect();
        parts.push(comment.to_owned());
        record.push_str(parts.join(" ").trim_end());
        record.push('\n');
    }
    let case = Case::written(&record, &hand.ruleset);
    // The lines of this record are not those of the notes, so the fault is placed where the hand
    // begins.
    let verdict = case.settle().map_err(|faults| {
        let wrong = Misnoted::Wrong {
            faults: faults.into_iter().collect(),
            calendar: hand.ruleset.rules.calendar(),
        };
        wrong.at_line(hand.line)
    })?;
    let players = case.record.players().into_iter();
    hand.players = players.map(Name::from).collect();
    hand.verdict = verdict;
    hand.record = record;
    Ok(hand)
}
