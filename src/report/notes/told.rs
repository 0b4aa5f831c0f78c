//! Noted hands that are told in words.

use super::{Mistold, Noted, RecordText, Shelf};
use crate::case::{Case, DEFAULT_RULES};
use crate::record::{
    Act, Header, Line, Name, Parsed, Record, Source, TableEvent, lines, parse_part,
};
use crate::rules::Ruleset;
use crate::telling::{self, TellingTable, ToldHand};

/// A hand that is not settled yet.
pub(super) enum UnsettledHand {
    /// A record.
    Recorded(RecordText),
    /// A hand told in words.
    Told(HandInWords),
}

/// A hand told in words.
pub(super) struct HandInWords {
    /// The line of the text where the hand is told, from 1.
    pub(super) line: u32,
    /// The lines that say who plays, when and by which rules.
    header: Vec<Line>,
    /// The lines above the words that belong to this hand alone.
    before: Vec<Line>,
    /// The words that tell the hand; `None` if `before` says everything.
    text: Option<String>,
}

/// Returns the hands of a part: its record, or one hand for each line in words. `header` holds the
/// latest lines that say who plays, when and by which rules; such lines in the part replace them.
pub(super) fn hands(
    part: RecordText,
    header: &mut Vec<Line>,
    shelf: &mut Shelf<'_>,
) -> Vec<UnsettledHand> {
    in_words(&part, header, shelf).unwrap_or_else(|| vec![UnsettledHand::Recorded(part)])
}

/// Returns the hands of a part that tells some of them in words; `None` if it is a record.
fn in_words(
    part: &RecordText,
    header: &mut Vec<Line>,
    shelf: &mut Shelf<'_>,
) -> Option<Vec<UnsettledHand>> {
    let (mut hands, mut before) = (Vec::new(), Vec::new());
    let (mut is_told, mut is_understood, mut is_recorded) = (false, false, false);
    for (line, text) in (part.first..).zip(lines(&part.text)) {
        let ruleset = shelf.of_lines(header);
        let calendar = ruleset.rules.calendar();
        let Parsed { record, faults } = parse_part(1, Source::New, text, calendar);
        let read = record.entries.into_iter().find_map(|entry| entry.line);
        let words = match read.filter(|_| faults.is_empty()) {
            Some(Line::Header(it)) if stays(&it) => {
                replace(header, it);
                continue;
            }
            Some(it) => {
                let ends = ends(&it);
                is_recorded |= !matches!(it, Line::Header(_) | Line::Table(_));
                before.push(it);
                if !ends {
                    continue;
                }
                None
            }
            None if faults.is_empty() => continue,
            None => Some(text.to_owned()),
        };
        let hand = HandInWords {
            line,
            header: header.clone(),
            before: std::mem::take(&mut before),
            text: words,
        };
        if hand.text.is_some() {
            is_told = true;
            is_understood |= hand.at_table(&ruleset, &[], |table| {
                telling::is_told(text, table).then(|| ToldHand::read(text, table).is_ok())
            })?;
        }
        hands.push(UnsettledHand::Told(hand));
    }
    // A record may contain a line that is not understood.
    let is_record = if is_told {
        is_recorded && !is_understood
    } else {
        !hands.is_empty()
    };
    (!is_record && before.is_empty()).then_some(hands)
}

impl HandInWords {
    pub(super) fn header(&self) -> &[Line] {
        &self.header
    }

    /// Builds the record of the hand.
    pub(super) fn part(
        &self,
        last: Option<&Noted>,
        ruleset: &Ruleset,
    ) -> Result<RecordText, Mistold> {
        let next = last.filter(|last| self.goes_on_from(last));
        let next = next.map(|last| last.verdict.next.headers());
        let next: Vec<Line> = next.into_iter().flatten().map(Line::Header).collect();
        self.at_table(ruleset, &next, |table| {
            let mut record = table.before.clone();
            let told = match &self.text {
                Some(words) => ToldHand::read(words, table).map_err(Mistold::Refused)?,
                None => ToldHand::default(),
            };
            if self.text.is_some() && told.verdict.is_none() {
                let asks = told.asks.iter();
                let open = asks.filter(|ask| ask.enter.is_none());
                return Err(Mistold::Open(
                    open.map(|ask| ask.at(table, false)).collect(),
                ));
            }
            for line in told.lines {
                record.push(line);
            }
            Ok(RecordText {
                first: self.line,
                text: record.print(table.ruleset.rules.calendar()),
            })
        })
    }

    /// Returns whether this hand starts with what the hand before it left: both have the same
    /// players, day and rules, and no line of this one gives another start.
    fn goes_on_from(&self, last: &Noted) -> bool {
        let record = record(self.header.iter());
        let says = |line: &Line| {
            let Line::Header(header) = line else {
                return false;
            };
            matches!(header, Header::Carry(_) | Header::Pot(_) | Header::Dues(..))
        };
        record.players() == last.players
            && record.rules().unwrap_or(DEFAULT_RULES) == last.rules
            && record.date().is_none_or(|date| date == last.day)
            && !self.before.iter().any(says)
    }

    fn at_table<T>(
        &self,
        ruleset: &Ruleset,
        next: &[Line],
        read: impl FnOnce(TellingTable<'_>) -> T,
    ) -> T {
        let before = record(self.header.iter().chain(next).chain(&self.before));
        let players: Vec<Name> = before.players().into_iter().map(Name::from).collect();
        let case = Case::new(before, ruleset);
        read(TellingTable {
            players: &players,
            numbers: &[],
            ruleset: case.ruleset(),
            before: &case.record,
        })
    }
}

fn record<'a>(lines: impl Iterator<Item = &'a Line>) -> Record {
    let mut record = Record::default();
    for line in lines {
        record.push(line.clone());
    }
    record
}

/// Returns whether a line ends a hand.
const fn ends(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Stop | Act::Shobu)
            | Line::Table(
                TableEvent::Nagari
                    | TableEvent::Void
                    | TableEvent::Expire
                    | TableEvent::Draw
                    | TableEvent::Net(_)
            )
    )
}

/// Returns whether a line applies to an evening rather than a single hand.
const fn stays(header: &Header) -> bool {
    matches!(
        header,
        Header::Rules(_) | Header::Set(..) | Header::Players(_) | Header::Date(_) | Header::Chip(_)
    )
}

/// Adds a line in place of the one that it supersedes. A new ruleset also removes the keys that
/// were set before.
fn replace(header: &mut Vec<Line>, new: Header) {
    let is_replaced = |line: &Line| match (line, &new) {
        (Line::Header(Header::Set(..)), Header::Rules(_)) => true,
        (Line::Header(Header::Set(old, _)), Header::Set(key, _)) => old.value == key.value,
        (Line::Header(old), new) => std::mem::discriminant(old) == std::mem::discriminant(new),
        _ => false,
    };
    header.retain(|line| !is_replaced(line));
    header.push(Line::Header(new));
}
