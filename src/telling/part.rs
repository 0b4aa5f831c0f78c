//! The parts of a line: what is said of whom.

use super::item::{Item, ItemKind};
use super::letters::Gap;
use crate::record::Seat;
use crate::vocabulary::Word;

/// The players that a part is about.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Subject {
    /// Nobody has been named yet.
    Nobody,
    /// All of these players.
    Players(Vec<Seat>),
    /// Both losers.
    Both,
    /// The losers about whom nothing else is said.
    Others,
}

/// A part of a line: what is said about somebody.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LinePart {
    pub(super) subject: Subject,
    /// The words that name the subject.
    pub(super) named: Vec<Item>,
    pub(super) items: Vec<Item>,
    /// Whether names came right before this part without a word or comma to join them.
    pub(super) beside: bool,
    /// Whether what is said is said of nobody: `nobody said go`.
    pub(super) denied: bool,
}

impl LinePart {
    fn new(subject: Subject, named: Vec<Item>) -> Self {
        Self {
            subject,
            named,
            items: Vec::new(),
            beside: false,
            denied: false,
        }
    }
}

/// Splits a line into parts, each beginning with a name. Items before the first name are a part of
/// their own.
pub(super) fn parts(items: Vec<Item>) -> Vec<LinePart> {
    let mut parts = vec![LinePart::new(Subject::Nobody, Vec::new())];
    let mut joins = false;
    for item in items {
        let Some(last) = parts.last_mut() else { break };
        match &item.says {
            ItemKind::Joins => joins = last.items.is_empty(),
            ItemKind::Player(seat, _) => {
                let seat = *seat;
                match &mut last.subject {
                    Subject::Players(seats) if joins && last.items.is_empty() => {
                        if !seats.contains(&seat) {
                            seats.push(seat);
                        }
                        last.named.push(item);
                    }
                    _ => {
                        let beside = last.items.is_empty()
                            && !matches!(last.subject, Subject::Nobody)
                            && item.gap <= Gap::Comma;
                        let mut part = LinePart::new(Subject::Players(vec![seat]), vec![item]);
                        part.beside = beside;
                        parts.push(part);
                    }
                }
                joins = false;
            }
            ItemKind::Word(word @ (Word::Both | Word::Others)) => {
                joins = false;
                let named_together = *word == Word::Both && last.items.is_empty();
                if named_together && join_beside(&mut parts) {
                    continue;
                }
                let subject = if *word == Word::Both {
                    Subject::Both
                } else {
                    Subject::Others
                };
                parts.push(LinePart::new(subject, vec![item]));
            }
            ItemKind::Word(Word::Nobody) => {
                joins = false;
                let mut part = LinePart::new(Subject::Both, vec![item]);
                part.denied = true;
                parts.push(part);
            }
            _ => {
                joins = false;
                last.items.push(item);
            }
        }
    }
    parts.retain(|part| !(part.subject == Subject::Nobody && part.items.is_empty()));
    parts
}

/// Joins names that are next to each other at the end: `영희 민수 둘 다`.
fn join_beside(parts: &mut Vec<LinePart>) -> bool {
    let Some(last) = parts.last() else {
        return false;
    };
    if let Subject::Players(seats) = &last.subject
        && seats.len() > 1
    {
        return true;
    }
    if !last.beside {
        return false;
    }
    let Some(last) = parts.pop() else {
        return false;
    };
    let Some(first) = parts.last_mut() else {
        return false;
    };
    if let (Subject::Players(seats), Subject::Players(more)) = (&mut first.subject, last.subject) {
        seats.extend(more);
        first.named.extend(last.named);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::cut::Cutter;
    use super::super::item;
    use super::*;
    use crate::card::Calendar;
    use crate::record::Name;

    fn subjects(line: &str) -> Vec<(Subject, usize)> {
        let players = ["지영", "현우", "민지"].map(Name::from);
        let pieces = Cutter::new(line, &players, Calendar::Korean).pieces();
        let items = item::items(
            &pieces,
            Calendar::Korean,
            item::PlayerNumbers {
                numbers: &[],
                players: 3,
            },
            &|_| (0, 0),
        );
        let parts = parts(items).into_iter();
        parts.map(|part| (part.subject, part.items.len())).collect()
    }

    #[test]
    fn a_name_begins_what_is_said_of_a_player() {
        let one = |seat| Subject::Players(vec![Seat(seat)]);
        assert_eq!(
            subjects("고도리 현우 피박"),
            [(Subject::Nobody, 1), (one(1), 1)]
        );
        assert_eq!(
            subjects("현우가 고도리로 났어, 지영이는 피박"),
            [(one(1), 2), (one(0), 1)]
        );
        assert_eq!(subjects("2번 고도리 3번 고"), [(one(1), 1), (one(2), 1)]);
    }

    #[test]
    fn joined_names_share_what_is_said() {
        let two = Subject::Players(vec![Seat(0), Seat(2)]);
        assert_eq!(subjects("지영이랑 민지 피박"), [(two.clone(), 1)]);
        assert_eq!(subjects("지영, 민지 둘 다 피박"), [(two, 1)]);
        assert_eq!(subjects("둘 다 피박"), [(Subject::Both, 1)]);
    }
}
