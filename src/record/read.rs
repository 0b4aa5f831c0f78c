//! Parses a record line by line.

use super::args::{Args, whole};
use super::made_read::made;
use super::parts::{FIRST, accusation, chip, counts, cup, mission, set, stack, times};
use super::pile_read::{amount, has, known, scores};
use super::seats::{bad_name, check_name_in, check_seats, listed};
use super::turn_read;
use super::verb::{Keyword, Verb, nearest, points};
use super::word::{Token, composed, cut};
use super::{
    Act, Fault, Header, Line, LineSyntax, Place, Problem, Record, RecordEntry, Source, Spanned,
    Special, TableEvent,
};
use crate::card::Calendar;
use crate::date::Date;
use crate::letters::{self, Name};
use crate::limits::Limit;
use std::ops::RangeInclusive;

/// A record as parsed, with the faults in its form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parsed {
    /// What was understood.
    pub record: Record,
    /// What was not understood, in the order of the text.
    pub faults: Vec<Fault>,
}

/// The beginning of a line that is already known, so that only the rest is parsed.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// A keyword.
    Keyword(Keyword),
    /// A player's name and a verb.
    Player(&'a str, Verb),
    /// A player's name; the rest begins with the verb.
    Name(&'a str),
}

/// Pairs each name with its form for comparison.
pub(super) fn compared<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<(Name, Name)> {
    let names = names.into_iter();
    names
        .map(|name| (name.into(), letters::compared(name)))
        .collect()
}

impl Parsed {
    /// Makes the result for a text that was not read because of this fault.
    pub(super) fn unread(fault: Fault) -> Self {
        let entry = RecordEntry {
            place: fault.place,
            line: None,
            flawed: true,
            comment: None,
        };
        Self {
            record: Record {
                entries: vec![entry],
            },
            faults: vec![fault],
        }
    }
}

pub(super) struct RecordReader<'s> {
    calendar: Calendar,
    source: Source<'s>,
    /// The names of the `players` line, once it was read: each as written, and in its form for
    /// comparison.
    pub(super) players: Vec<(Name, Name)>,
    pub(super) out: Parsed,
}

impl<'s> RecordReader<'s> {
    pub(super) fn new(source: Source<'s>, calendar: Calendar) -> Self {
        Self {
            calendar,
            source,
            players: Vec::new(),
            out: Parsed::default(),
        }
    }

    pub(super) fn line(&mut self, number: u32, text: &str) {
        if self.source.measures_lines() && Limit::LineBytes.is_crossed_by(text.len()) {
            let fault = Fault::new(number, 1, Problem::TooLong(Limit::LineBytes));
            let Parsed { record, faults } = Parsed::unread(fault);
            self.out.record.entries.extend(record.entries);
            return self.out.faults.extend(faults);
        }
        let text = composed(text);
        let cut = cut(&text);
        let mut faults = Vec::new();
        let mut place = Place {
            line: number,
            column: 1,
        };
        let mut line = None;
        if let Some(column) = cut.open_quote {
            faults.push(Fault::new(number, column, Problem::OpenQuote));
        } else if let Some((first, rest)) = cut.words.split_first() {
            let keyword = self.keyword_of(&cut.words).filter(|_| !first.quoted);
            let (read, args) = match keyword {
                Some(keyword) => {
                    place.column = first.column;
                    let mut args = self.args(rest, place, keyword.form());
                    (self.keyword(keyword, &mut args), args)
                }
                None => self.player_line(&cut.words, &mut place),
            };
            line = read;
            faults = args.faults;
        }
        self.keep(place, line, faults, cut.comment);
    }

    /// Parses the text after the known beginning of a line.
    pub(super) fn rest(&mut self, beginning: Beginning<'_>, text: &str) {
        let text = composed(text);
        let cut = cut(&text);
        let place = Place { line: 1, column: 1 };
        if let Some(column) = cut.open_quote {
            let fault = Fault::new(place.line, column, Problem::OpenQuote);
            return self.keep(place, None, vec![fault], cut.comment);
        }
        let written = cut.words.split_first();
        let (beginning, words) = match (beginning, written) {
            (Beginning::Name(name), Some((word, rest))) => match Verb::read(word.text) {
                Some(verb) => (Beginning::Player(name, verb), rest),
                None => (beginning, &*cut.words),
            },
            _ => (beginning, &*cut.words),
        };
        let form = match beginning {
            Beginning::Keyword(keyword) => keyword.form(),
            Beginning::Player(_, verb) => verb.form(),
            Beginning::Name(_) => LineSyntax::NONE,
        };
        let mut args = self.args(words, place, form);
        let line = match beginning {
            Beginning::Keyword(keyword) => self.keyword(keyword, &mut args),
            Beginning::Player(name, verb) => {
                let act = self.act(verb, &mut args);
                act.map(|act| Line::act(name, act))
            }
            Beginning::Name(_) => {
                args.fault(1, self.unknown_line(words, 1, true));
                None
            }
        };
        self.keep(place, line, args.faults, cut.comment);
    }

    /// Stores a parsed line and its faults, unless the line is empty.
    fn keep(
        &mut self,
        place: Place,
        line: Option<Line>,
        mut faults: Vec<Fault>,
        comment: Option<&str>,
    ) {
        if line.is_none() && faults.is_empty() && comment.is_none() {
            return;
        }
        let flawed = !faults.is_empty();
        faults.sort_by_key(|fault| fault.place);
        self.out.faults.append(&mut faults);
        self.out.record.entries.push(RecordEntry {
            place,
            line,
            flawed,
            comment: comment.map(str::to_owned),
        });
    }

    /// Parses a line that begins with a player's name. Sets the column of `place` to that of the
    /// verb.
    fn player_line<'w>(
        &self,
        words: &'w [Token<'w>],
        place: &mut Place,
    ) -> (Option<Line>, Args<'w>) {
        let (verb, at) = self.verb_of(words);
        place.column = at;
        // Points may stand in place of the verb; they are then the first argument too.
        let short = verb == Some(Verb::Scores)
            && words
                .get(1)
                .is_some_and(|word| points(&word.folded()).is_some());
        let rest = words.get(if short { 1 } else { 2 }..).unwrap_or_default();
        let mut args = self.args(rest, *place, verb.map_or(LineSyntax::NONE, Verb::form));
        let Some((verb, first)) = verb.zip(words.first()) else {
            let behind_name = words.first().is_some_and(|word| word.column != at);
            args.fault(at, self.unknown_line(words, at, behind_name));
            return (None, args);
        };
        let name = Spanned::new(self.known(first.text), first.column);
        let act = self.act(verb, &mut args);
        (act.map(|act| Line::Act(name, act)), args)
    }

    fn args<'a>(&self, words: &'a [Token<'a>], place: Place, form: LineSyntax) -> Args<'a> {
        Args::new(words, place, form, self.calendar)
    }

    /// Returns the verb of a player's line and the column of the verb; if there is none, the column
    /// of the word at fault.
    fn verb_of(&self, words: &[Token<'_>]) -> (Option<Verb>, u32) {
        let first = words.first().map_or(1, |word| word.column);
        let Some(second) = words.get(1) else {
            return (None, first);
        };
        let verb = Verb::read(second.text);
        let player = |word: &Token<'_>| word.quoted || self.plays(word.text);
        let blamed = if verb.is_some() || words.first().is_some_and(player) {
            second.column
        } else {
            first
        };
        (verb, blamed)
    }

    /// Returns whether a word is the name of a player.
    fn plays(&self, word: &str) -> bool {
        let written = letters::compared(word);
        self.players.iter().any(|(_, name)| *name == written)
    }

    fn unknown_line(&self, words: &[Token<'_>], at: u32, behind_name: bool) -> Problem {
        let word = words.iter().find(|word| word.column == at);
        let misplaced = word.is_some_and(|word| {
            !word.quoted
                && if behind_name {
                    Keyword::read(word.text).is_some()
                } else {
                    Verb::read(word.text).is_some()
                }
        });
        let word = word.map(|word| word.text.to_owned()).unwrap_or_default();
        if misplaced {
            return Problem::MisplacedWord { word, behind_name };
        }
        let first = words.first().is_some_and(|word| word.column == at);
        // A player is no slip for a word of the language.
        let nearest = nearest(&word, first && words.len() > 1).filter(|_| !self.plays(&word));
        Problem::UnknownLine { word, nearest }
    }

    /// Returns this person's name as the `players` line spells it, or as written if nobody there
    /// matches.
    fn known(&self, written: &str) -> Name {
        if self.players.iter().any(|(name, _)| name == written) {
            return written.into();
        }
        let compared = letters::compared(written);
        let mut alike = self.players.iter().filter(|(_, name)| *name == compared);
        match (alike.next(), alike.next()) {
            (Some((name, _)), None) => name.clone(),
            _ => written.into(),
        }
    }

    fn name(&self, args: &mut Args<'_>) -> Option<Spanned<Name>> {
        args.name()
            .map(|name| Spanned::new(self.known(name.value), name.column))
    }

    /// Returns the keyword that begins the line, if one does. Before a verb, a word counts as a
    /// player's name if one has it: it may not have been a keyword when the record was written.
    fn keyword_of(&self, words: &[Token<'_>]) -> Option<Keyword> {
        let first = words.first()?;
        let keyword = Keyword::read(first.text)?;
        let verb = words.get(1).and_then(|word| Verb::read(word.text));
        Some(keyword).filter(|_| verb.is_none() || !self.plays(first.text))
    }

    fn net(&mut self, args: &mut Args<'_>) -> Option<Line> {
        let mut amounts = Vec::new();
        loop {
            let name = self.name(args)?;
            amounts.push((name, amount(args)?));
            if args.is_empty() {
                return Some(Line::Table(TableEvent::Net(amounts)));
            }
        }
    }

    fn keyword(&mut self, keyword: Keyword, args: &mut Args<'_>) -> Option<Line> {
        let header = match keyword {
            Keyword::Nagari => return Some(table(TableEvent::Nagari, args)),
            Keyword::Net => return self.net(args),
            Keyword::Void => return Some(table(TableEvent::Void, args)),
            Keyword::Expire => return Some(table(TableEvent::Expire, args)),
            Keyword::Draw => return Some(table(TableEvent::Draw, args)),
            Keyword::Field => {
                let cards = args.cards(&[]);
                return Some(table(TableEvent::Field(cards), args));
            }
            Keyword::TableFour => {
                let month = args.month()?;
                return Some(table(TableEvent::TableFour(month), args));
            }
            Keyword::TablePairs => return Some(table(TableEvent::TablePairs, args)),
            Keyword::Rules => {
                let name = args.name()?;
                Header::Rules(Spanned::new(name.value.to_owned(), name.column))
            }
            Keyword::Set => set(args)?,
            Keyword::Players => self.seats(args)?,
            Keyword::Carry => Header::Carry(args.read(|word| whole(word)?.try_into().ok())?.value),
            Keyword::Date => Header::Date(args.read(Date::read)?.value),
            Keyword::Chip => Header::Chip(chip(args, self.source)?),
            Keyword::Month => Header::Month(args.month()?.value),
            Keyword::Mission => mission(args)?,
            Keyword::Pot => Header::Pot(args.read(whole)?.value),
            Keyword::Dues => {
                let name = self.name(args)?;
                if let Err(why) = check_name_in(self.source, &name.value) {
                    args.fault(name.column, bad_name(&name.value, why));
                }
                Header::Dues(name, args.read(whole)?.value)
            }
            Keyword::TableQuads => Header::TableQuads(args.month()?.value),
            Keyword::Round => Header::Round(args.read(|word| within(word, 1..=1000))?.value),
            Keyword::Stake => Header::Stake(args.read(times)?.value),
            Keyword::Table => Header::Table(args.cards(&[])),
            Keyword::FieldBrights => {
                Header::FieldBrights(args.read(|word| within(word, 0..=5))?.value)
            }
        };
        args.end();
        Some(Line::Header(header))
    }

    fn seats(&mut self, args: &mut Args<'_>) -> Option<Header> {
        let first = args.word()?;
        let words = std::iter::once(first).chain(std::iter::from_fn(|| args.next()));
        let names = listed(self.source, words);
        for (column, problem) in check_seats(self.source, &names) {
            args.fault(column, problem);
        }
        if self.players.is_empty() {
            self.players = compared(names.iter().map(|name| name.value.as_str()));
        }
        Some(Header::Players(names))
    }

    fn act(&self, verb: Verb, args: &mut Args<'_>) -> Option<Act> {
        let special = |special, args: &mut Args<'_>| {
            let may_be_first = matches!(special, Special::Chok | Special::Ttadak);
            Act::Special(special, may_be_first && args.eat(FIRST))
        };
        let act = match verb {
            Verb::Takes => Act::Takes(args.cards(&[])),
            Verb::Has => has(args),
            Verb::Counts => counts(args),
            Verb::Known => known(args),
            Verb::Scores => scores(args)?,
            Verb::Makes => Act::Makes(made(args)),
            Verb::Gives => {
                let card = args.card()?;
                args.eat(&["to", "에게"]);
                Act::Gives(card, self.name(args)?)
            }
            Verb::Heundeum => Act::Heundeum(args.month_before(&[]).ok()?),
            Verb::Potkan | Verb::Grenade | Verb::Plays | Verb::Flips | Verb::Draws => {
                turn_read::read(verb, args)?
            }
            Verb::Holds => Act::Holds(args.cards(&[])),
            Verb::Ppuk => stack(args)?,
            Verb::Chok => special(Special::Chok, args),
            Verb::Ttadak => special(Special::Ttadak, args),
            Verb::Sseul => special(Special::Sseul, args),
            Verb::Stack => special(Special::Stack, args),
            Verb::JaPpuk => special(Special::JaPpuk, args),
            Verb::FirstSweep => Act::FirstSweep(args.month()?),
            Verb::Boar => Act::Boar(args.eat(FIRST)),
            Verb::Baekhwajeom => Act::Baekhwajeom,
            Verb::Heodang => Act::Heodang,
            Verb::Cup => Act::Cup(cup(args)?),
            Verb::Go if args.is_empty() => Act::Go(None),
            Verb::Go => Act::Go(Some(args.read(whole)?)),
            Verb::Stop => Act::Stop,
            Verb::Push => Act::Push,
            Verb::Syodang => Act::Syodang,
            Verb::Accepts => Act::Accepts,
            Verb::Refuses => Act::Refuses,
            Verb::OeMyeon => Act::OeMyeon(accusation(args)?),
            Verb::Quads => Act::Quads(args.month_before(&[]).ok()?),
            Verb::Drops => Act::Drops(args.eat(IRIS)),
            Verb::Stays => Act::Stays,
            Verb::Sells => {
                let cards = args.cards(HEUNDEUM);
                let month = if args.eat(HEUNDEUM) {
                    Some(args.month_before(&[]).ok()?)
                } else {
                    None
                };
                Act::Sells(cards, month)
            }
            Verb::Koi => Act::Koi,
            Verb::Shobu => Act::Shobu,
            Verb::Teshi => Act::Teshi(args.month()?),
            Verb::Kuttsuki => Act::Kuttsuki,
        };
        args.end();
        Some(act)
    }
}

const IRIS: &[&str] = &["iris", "난초"];
const HEUNDEUM: &[&str] = &["heundeum", "shakes", "흔들기"];

/// Parses a whole number within bounds.
fn within(word: &str, bounds: RangeInclusive<u32>) -> Option<u32> {
    let number = u32::try_from(whole(word)?).ok()?;
    bounds.contains(&number).then_some(number)
}

fn table(event: TableEvent, args: &mut Args<'_>) -> Line {
    args.end();
    Line::Table(event)
}
