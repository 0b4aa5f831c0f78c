//! Text to record.

use super::args::{Args, whole};
use super::turn;
use super::verb::{Keyword, Verb, nearest, points};
use super::word::{Word, cut};
use super::{
    Act, At, ChipValue, Contradiction, CountKind, Counts, Entry, Fault, Header, Line, MOST_NAMES,
    Mission, Nth, OeMyeon, Place, Problem, Record, Scored, Source, Special, TableEvent,
};
use crate::card::{Calendar, fold};
use crate::date::Date;
use crate::letters::{NameFault, alike, check_name, is_seen, key};
use crate::limits::Limit;
use std::ops::RangeInclusive;

/// A record with all that is wrong in its form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parsed {
    /// What was understood.
    pub record: Record,
    /// What was not, in the order of the text.
    pub faults: Vec<Fault>,
}

/// Returns the record that a new text is; months are numbered by `calendar`.
/// A byte-order mark and every kind of line end are accepted. Of a text that is too long for a
/// record nothing is read.
pub fn parse(text: &str, calendar: Calendar) -> Parsed {
    parse_from(Source::New, text, calendar)
}

/// Returns the record that a text from somewhere is, as [`parse`] does.
pub fn parse_from(source: Source<'_>, text: &str, calendar: Calendar) -> Parsed {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(fault) = too_long(source, text) {
        return Parsed::unread(fault);
    }
    let mut reader = Reader {
        calendar,
        source,
        players: Vec::new(),
        out: Parsed::default(),
    };
    for (number, line) in (1..).zip(source.lines(text)) {
        reader.line(number, line);
    }
    reader.out
}

/// Returns a line by itself, as [`parse_from`] reads it behind a `players` line with these names.
pub fn parse_line(
    source: Source<'_>,
    line: &str,
    calendar: Calendar,
    players: &[String],
) -> Parsed {
    let mut reader = Reader {
        calendar,
        source,
        players: compared(players),
        out: Parsed::default(),
    };
    reader.line(1, line);
    reader.out
}

/// How a line begins of which only the rest was written.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// With a keyword.
    Keyword(Keyword),
    /// With a player's name and a verb.
    Player(&'a str, Verb),
    /// With a player's name; the verb was written.
    Name(&'a str),
}

/// Returns the line that begins so, by the rest of it: columns are those of the rest.
pub fn parse_rest(
    source: Source<'_>,
    beginning: Beginning<'_>,
    rest: &str,
    calendar: Calendar,
    players: &[String],
) -> Parsed {
    let mut reader = Reader {
        calendar,
        source,
        players: compared(players),
        out: Parsed::default(),
    };
    reader.rest(beginning, rest);
    reader.out
}

/// Returns names, each with what it is compared by.
fn compared<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<(String, String)> {
    let names = names.into_iter();
    names.map(|name| (name.clone(), key(name))).collect()
}

/// Returns that a text is too long for a record, and where the first is that is too much.
fn too_long(source: Source<'_>, text: &str) -> Option<Fault> {
    let at = |line: usize, limit| {
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        Some(Fault::new(line, 1, Problem::TooLong(limit)))
    };
    let (bytes, lines) = (Limit::RecordBytes, Limit::RecordLines);
    if !source.measures_records() {
        return None;
    }
    if bytes.is_crossed_by(text.len()) {
        let read = String::from_utf8_lossy(&text.as_bytes()[..bytes.most()]);
        // Something follows.
        return at(source.lines(&format!("{read}?")).count(), bytes);
    }
    let more = source.lines(text).nth(lines.most());
    more.and_then(|_| at(lines.most() + 1, lines))
}

impl Parsed {
    /// Returns a record of which nothing was read for this reason.
    fn unread(fault: Fault) -> Self {
        let entry = Entry {
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

struct Reader<'s> {
    calendar: Calendar,
    source: Source<'s>,
    /// The names of the `players` line, once it was read, each as it is written and as names are
    /// compared.
    players: Vec<(String, String)>,
    out: Parsed,
}

impl Reader<'_> {
    fn line(&mut self, number: u32, text: &str) {
        if self.source.measures_lines() && Limit::LineBytes.is_crossed_by(text.len()) {
            let fault = Fault::new(number, 1, Problem::TooLong(Limit::LineBytes));
            let Parsed { record, faults } = Parsed::unread(fault);
            self.out.record.entries.extend(record.entries);
            return self.out.faults.extend(faults);
        }
        let cut = cut(text);
        let mut faults = Vec::new();
        let mut place = Place {
            line: number,
            column: 1,
        };
        let mut line = None;
        if let Some(column) = cut.open_quote {
            faults.push(Fault::new(number, column, Problem::OpenQuote));
        } else if let Some(first) = cut.words.first() {
            let keyword = Keyword::read(&first.folded()).filter(|_| !first.quoted);
            let (read, args) = match keyword {
                Some(keyword) => {
                    place.column = first.column;
                    let mut args = self.args(&cut.words[1..], place, keyword.form());
                    (self.keyword(keyword, &mut args), args)
                }
                None => self.player_line(&cut.words, &mut place),
            };
            line = read;
            faults = args.faults;
        }
        self.keep(place, line, faults, cut.comment);
    }

    /// Reads what stands behind the beginning of a line.
    fn rest(&mut self, beginning: Beginning<'_>, text: &str) {
        let cut = cut(text);
        let place = Place { line: 1, column: 1 };
        if let Some(column) = cut.open_quote {
            let fault = Fault::new(place.line, column, Problem::OpenQuote);
            return self.keep(place, None, vec![fault], cut.comment);
        }
        let written = cut.words.split_first();
        let (beginning, words) = match (beginning, written) {
            (Beginning::Name(name), Some((word, rest))) => match Verb::read(&word.folded()) {
                Some(verb) => (Beginning::Player(name, verb), rest),
                None => (beginning, cut.words.as_slice()),
            },
            _ => (beginning, cut.words.as_slice()),
        };
        let form = match beginning {
            Beginning::Keyword(keyword) => keyword.form(),
            Beginning::Player(_, verb) => verb.form(),
            Beginning::Name(_) => "",
        };
        let mut args = self.args(words, place, form);
        let line = match beginning {
            Beginning::Keyword(keyword) => self.keyword(keyword, &mut args),
            Beginning::Player(name, verb) => {
                let act = self.act(verb, &mut args);
                act.map(|act| Line::act(name, act))
            }
            Beginning::Name(_) => {
                args.fault(1, unknown_line(words, 1));
                None
            }
        };
        self.keep(place, line, args.faults, cut.comment);
    }

    /// Keeps what was read of a line, unless it says nothing.
    fn keep(
        &mut self,
        place: Place,
        line: Option<Line>,
        mut faults: Vec<Fault>,
        comment: Option<String>,
    ) {
        if line.is_none() && faults.is_empty() && comment.is_none() {
            return;
        }
        let flawed = !faults.is_empty();
        faults.sort_by_key(|fault| fault.place);
        self.out.faults.append(&mut faults);
        self.out.record.entries.push(Entry {
            place,
            line,
            flawed,
            comment,
        });
    }

    /// Reads a line that begins with a player's name; its place is that of the verb.
    fn player_line<'w>(&self, words: &'w [Word], place: &mut Place) -> (Option<Line>, Args<'w>) {
        let (verb, at) = self.verb_of(words);
        place.column = at;
        // Points that stand for the verb are its first argument, too.
        let short = words
            .get(1)
            .is_some_and(|word| points(&word.folded()).is_some());
        let rest = words.get(if short { 1 } else { 2 }..).unwrap_or_default();
        let mut args = self.args(rest, *place, verb.map_or("", Verb::form));
        let Some((verb, first)) = verb.zip(words.first()) else {
            args.fault(at, unknown_line(words, at));
            return (None, args);
        };
        let name = At::new(self.known(&first.text), first.column);
        let act = self.act(verb, &mut args);
        (act.map(|act| Line::Act(name, act)), args)
    }

    fn args<'a>(&self, words: &'a [Word], place: Place, form: &'static str) -> Args<'a> {
        Args::new(words, place, form, self.calendar)
    }

    /// Returns the verb of a player's line and its column; without one, the word to blame.
    fn verb_of(&self, words: &[Word]) -> (Option<Verb>, u32) {
        let first = words.first().map_or(1, |word| word.column);
        let Some(second) = words.get(1) else {
            return (None, first);
        };
        let verb = Verb::read(&second.folded());
        let known = |word: &Word| {
            let written = key(&word.text);
            self.players.iter().any(|(_, name)| *name == written)
        };
        let player = words.first().is_some_and(|word| word.quoted || known(word));
        let blamed = if verb.is_some() || player {
            second.column
        } else {
            first
        };
        (verb, blamed)
    }

    /// Returns the name as the `players` line spells it, where it is that of the same person.
    fn known(&self, written: &str) -> String {
        if self.players.iter().any(|(name, _)| name == written) {
            return written.to_owned();
        }
        let compared = key(written);
        let mut alike = self.players.iter().filter(|(_, name)| *name == compared);
        match (alike.next(), alike.next()) {
            (Some((name, _)), None) => name.clone(),
            _ => written.to_owned(),
        }
    }

    fn name(&self, args: &mut Args<'_>) -> Option<At<String>> {
        args.name()
            .map(|name| At::new(self.known(&name.value), name.column))
    }

    fn keyword(&mut self, keyword: Keyword, args: &mut Args<'_>) -> Option<Line> {
        let header = match keyword {
            Keyword::Nagari => return Some(table(TableEvent::Nagari, args)),
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
            Keyword::Rules => Header::Rules(args.name()?),
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
                if let Err(why) = check(self.source, &name.value) {
                    args.fault(name.column, bad_name(&name.value, why));
                }
                Header::Dues(name, args.read(whole)?.value)
            }
            Keyword::TableQuads => Header::TableQuads(args.month()?.value),
            Keyword::Round => Header::Round(args.read(|word| within(word, 1..=1000))?.value),
            Keyword::Table => Header::Table(args.cards(&[])),
            Keyword::FieldBrights => {
                Header::FieldBrights(args.read(|word| within(word, 0..=5))?.value)
            }
        };
        args.end();
        Some(Line::Header(header))
    }

    fn seats(&mut self, args: &mut Args<'_>) -> Option<Header> {
        let mut names: Vec<At<String>> = Vec::new();
        names.push(args.name()?);
        while let Some(word) = args.next() {
            names.push(At::new(word.text.clone(), word.column));
        }
        for (column, problem) in check_seats(self.source, &names) {
            args.fault(column, problem);
        }
        if self.players.is_empty() {
            self.players = compared(names.iter().map(|name| &name.value));
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
            Verb::Has => Act::Has(args.cards_as_told(&[])),
            Verb::Counts => counts(args),
            Verb::Scores => Act::Scores(scored(args)?),
            Verb::Gives => {
                let card = args.card()?;
                args.eat(&["to", "에게"]);
                Act::Gives(card, self.name(args)?)
            }
            Verb::Heundeum => Act::Heundeum(args.month()?),
            Verb::Potkan | Verb::Grenade | Verb::Plays | Verb::Flips | Verb::Draws => {
                turn::read(verb, args)?
            }
            Verb::Holds => Act::Holds(args.cards(&[])),
            Verb::Ppuk => Act::Ppuk(args.month()?, nth(args)),
            Verb::Chok => special(Special::Chok, args),
            Verb::Ttadak => special(Special::Ttadak, args),
            Verb::Sseul => special(Special::Sseul, args),
            Verb::Stack => special(Special::Stack, args),
            Verb::JaPpuk => special(Special::JaPpuk, args),
            Verb::FirstSweep => Act::FirstSweep(args.month()?),
            Verb::Boar => Act::Boar(args.eat(FIRST)),
            Verb::Baekhwajeom => Act::Baekhwajeom,
            Verb::Heodang => Act::Heodang,
            Verb::Go if args.is_empty() => Act::Go(None),
            Verb::Go => Act::Go(Some(args.read(whole)?)),
            Verb::Stop => Act::Stop,
            Verb::Push => Act::Push,
            Verb::Syodang => Act::Syodang,
            Verb::Accepts => Act::Accepts,
            Verb::Refuses => Act::Refuses,
            Verb::OeMyeon => Act::OeMyeon(accusation(args)?),
            Verb::Quads => Act::Quads(args.month()?),
            Verb::Drops => Act::Drops(args.eat(IRIS)),
            Verb::Stays => Act::Stays,
            Verb::Sells => {
                let cards = args.cards(HEUNDEUM);
                let month = if args.eat(HEUNDEUM) {
                    Some(args.month()?)
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

/// Returns whether a text could not be written back as the name of a player, or is the pot's.
fn is_no_name(text: &str) -> bool {
    text.trim().is_empty()
        || key(text) == crate::verdict::POT
        || text.contains(|c: char| c == '"' || c.is_control())
}

/// Returns what is wrong with the names of a table, each with its column.
pub fn check_seats(source: Source<'_>, names: &[At<String>]) -> Vec<(u32, Problem)> {
    // More than can sit at any table are told of as such, not name by name.
    let names = names.iter().take(MOST_NAMES).enumerate();
    let wrong = |(at, name): (usize, &At<String>)| {
        let others = names.clone().take(at);
        let others = others.map(|(_, other)| other.value.as_str());
        Some((name.column, check_seat(source, &name.value, others)?))
    };
    names.clone().filter_map(wrong).collect()
}

/// Returns what is wrong with a name beside the names before it.
fn check_seat<'n>(
    source: Source<'_>,
    name: &str,
    mut others: impl Iterator<Item = &'n str> + Clone,
) -> Option<Problem> {
    if let Err(why) = check(source, name) {
        return Some(bad_name(name, why));
    }
    if others.clone().any(|other| source.is_same(other, name)) {
        let name = name.to_owned();
        return Some(Problem::Contradiction(Contradiction::SameName { name }));
    }
    let other = others.find(|other| alike(other, name) && source.is_new(name))?;
    Some(bad_name(name, NameFault::LooksLike(other.to_owned())))
}

/// Returns what speaks against a name by itself.
fn check(source: Source<'_>, name: &str) -> Result<(), NameFault> {
    if is_no_name(name) {
        return Err(NameFault::NoName);
    }
    if source.is_new(name) {
        check_name(name)?;
    }
    Ok(())
}

fn bad_name(name: &str, why: NameFault) -> Problem {
    let name = name.to_owned();
    Problem::BadName { name, why }
}

impl ChipValue {
    /// Returns what a chip is worth by a text of the ledger.
    pub fn written(text: &str) -> Option<Self> {
        let beginning = Beginning::Keyword(Keyword::Chip);
        let parsed = parse_rest(Source::Ledger, beginning, text, Calendar::Korean, &[]);
        let read = parsed.record.headers().next().map(|(_, header)| header);
        match read {
            Some(Header::Chip(chip)) if parsed.faults.is_empty() => Some(chip.clone()),
            _ => None,
        }
    }
}

const FIRST: &[&str] = &["first", "첫", "첫째"];
const LAST_CARD: &[&str] = &["last-card", "막장"];
const FORCED: &[&str] = &["forced", "외통"];
const WITH: &[&str] = &["with", "로"];
const EACH: &[&str] = &["each", "장당"];
const IRIS: &[&str] = &["iris", "난초"];
const HEUNDEUM: &[&str] = &["heundeum", "shakes", "흔들기"];

/// Returns a whole number within bounds.
fn within(word: &str, bounds: RangeInclusive<u32>) -> Option<u32> {
    let number = u32::try_from(whole(word)?).ok()?;
    bounds.contains(&number).then_some(number)
}

fn table(event: TableEvent, args: &mut Args<'_>) -> Line {
    args.end();
    Line::Table(event)
}

fn nth(args: &mut Args<'_>) -> Option<Nth> {
    [
        (Nth::First, FIRST),
        (Nth::Second, &["second", "둘째"]),
        (Nth::Third, &["third", "셋째"]),
    ]
    .into_iter()
    .find(|(_, words)| args.eat(words))
    .map(|(nth, _)| nth)
}

fn accusation(args: &mut Args<'_>) -> Option<OeMyeon> {
    let card = args.card()?;
    let stops: Vec<&str> = LAST_CARD.iter().chain(FORCED).copied().collect();
    let with = args.eat(WITH).then(|| args.cards(&stops));
    let mut out = OeMyeon {
        card,
        with,
        last_card: false,
        forced: false,
    };
    loop {
        if args.eat(LAST_CARD) {
            out.last_card = true;
        } else if args.eat(FORCED) {
            out.forced = true;
        } else {
            return Some(out);
        }
    }
}

/// Returns the key and the value; both sides of `=` may have spaces.
fn set(args: &mut Args<'_>) -> Option<Header> {
    let first = args.word()?;
    let more = args.rest();
    let quoted = first.quoted || more.iter().any(|word| word.quoted);
    let more = more.iter().map(|word| word.text.as_str());
    let text: String = std::iter::once(first.text.as_str()).chain(more).collect();
    let Some((key, value)) = text
        .split_once('=')
        .filter(|(key, _)| !quoted && !key.is_empty())
    else {
        let form = Keyword::Set.form();
        let word = Some(text);
        args.fault(first.column, Problem::BadArgument { word, form });
        return None;
    };
    Some(Header::Set(At::new(fold(key), first.column), fold(value)))
}

fn mission(args: &mut Args<'_>) -> Option<Header> {
    let words = args.rest();
    let each = |word: &Word| !word.quoted && EACH.contains(&word.folded().as_str());
    let (words, each) = match words.split_last() {
        Some((last, words)) if each(last) => (words, true),
        _ => (words, false),
    };
    let times = |word: &Word| {
        let folded = word.folded();
        let number = folded.strip_prefix(['x', '×'])?;
        whole(number)
            .and_then(|times| u32::try_from(times).ok())
            .filter(|times| (2..=9).contains(times))
    };
    let found = words
        .split_last()
        .and_then(|(last, cards)| Some((cards, times(last)?)));
    let Some((cards, times)) = found.filter(|(cards, _)| !cards.is_empty()) else {
        let word = words.last();
        let column = word.map_or_else(|| args.column(), |word| word.column);
        let word = word.map(|word| word.text.clone());
        args.fault(
            column,
            Problem::BadArgument {
                word,
                form: Keyword::Mission.form(),
            },
        );
        return None;
    };
    let cards = args.month_or_cards(cards);
    Some(Header::Mission(Mission { cards, times, each }))
}

fn chip(args: &mut Args<'_>, source: Source<'_>) -> Option<ChipValue> {
    let word = args.word()?;
    let folded = word.folded();
    let end = folded
        .find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')
        .unwrap_or(folded.len());
    let (number, attached) = folded.split_at(end);
    let (whole_part, fraction) = number.split_once('.').unwrap_or((number, ""));
    let places = u8::try_from(fraction.len())
        .ok()
        .filter(|places| *places <= 4);
    let units = ungrouped(whole_part)
        .and_then(|whole_part| whole(&format!("{whole_part}{fraction}")))
        .filter(|units| *units > 0);
    let (Some(places), Some(units), false) = (places, units, number.ends_with('.')) else {
        let form = Keyword::Chip.form();
        args.fault(
            word.column,
            Problem::BadArgument {
                word: Some(word.text.clone()),
                form,
            },
        );
        return None;
    };
    let (currency, behind) = if attached.is_empty() {
        let behind = args.next();
        let currency = behind.map_or_else(String::new, |word| word.text.clone());
        (currency, behind.unwrap_or(word))
    } else {
        (attached.to_uppercase(), word)
    };
    if source.is_new(&currency) && !currency.is_empty() && !is_currency(&currency) {
        args.misfit(Some(behind));
        return None;
    }
    Some(ChipValue {
        units,
        places,
        currency,
    })
}

/// How many letters the name of a currency has at most.
const LONGEST_CURRENCY: usize = 16;

/// Returns whether a text can name a currency: it has letters or a sign of money, and no digits,
/// which would rather belong to the number before it.
fn is_currency(text: &str) -> bool {
    let names = |letter: char| letter == '$' || !letter.is_ascii_punctuation();
    text.chars().any(names)
        && text.chars().count() <= LONGEST_CURRENCY
        && text
            .chars()
            .all(|letter| is_seen(letter) && !letter.is_numeric())
}

/// Returns a whole number without the commas before its groups of three digits; with any other
/// comma, or with nothing or a 0 before the first, it is none.
fn ungrouped(number: &str) -> Option<String> {
    let Some((first, rest)) = number.split_once(',') else {
        return Some(number.to_owned());
    };
    let begins = (1..=3).contains(&first.len()) && !first.starts_with('0');
    let fits = begins && rest.split(',').all(|group| group.len() == 3);
    fits.then(|| number.replace(',', ""))
}

fn counts(args: &mut Args<'_>) -> Act {
    let mut counts = Counts::default();
    let mut seen: Vec<CountKind> = Vec::new();
    while let Some(word) = args.next() {
        let folded = word.folded();
        let mut letters = folded.chars();
        let letter = letters.next().map(|it| if it == 'k' { 'y' } else { it });
        let kind = letter.and_then(CountKind::of_letter);
        let number = whole(letters.as_str()).and_then(|number| u32::try_from(number).ok());
        match (kind, number) {
            (Some(kind), Some(number)) if number <= kind.most() && !seen.contains(&kind) => {
                *counts.of_kind(kind) = number;
                seen.push(kind);
            }
            _ => {
                let form = Verb::Counts.form();
                let problem = Problem::BadArgument {
                    word: Some(word.text.clone()),
                    form,
                };
                args.fault(word.column, problem);
            }
        }
    }
    Act::Counts(counts)
}

/// Returns what a winner's pile comes to: the points, and which kinds of lines are among them.
fn scored(args: &mut Args<'_>) -> Option<Scored> {
    let points = args
        .read(|word| points(word).or_else(|| whole(word)))?
        .value;
    let mut scored = Scored {
        points,
        ..Scored::default()
    };
    let mut seen: Vec<CountKind> = Vec::new();
    while let Some(word) = args.next() {
        let folded = word.folded();
        let told = scored_kind(&folded).filter(|(kind, number)| {
            let animals = *kind == CountKind::Animals;
            !seen.contains(kind) && number.is_none_or(|count| animals && count <= kind.most())
        });
        let Some((kind, number)) = told else {
            args.misfit(Some(word));
            continue;
        };
        seen.push(kind);
        match kind {
            CountKind::Brights => scored.brights = true,
            CountKind::Animals => scored.animals = number,
            CountKind::Ribbons => scored.ribbons = true,
            CountKind::Junk => scored.junk = true,
        }
    }
    Some(scored)
}

/// Returns the kind that a word such as g, y7 or 열7 names, and the number behind it.
fn scored_kind(folded: &str) -> Option<(CountKind, Option<u32>)> {
    let words: [(CountKind, &[&str]); 4] = [
        (CountKind::Brights, &["g", "광"]),
        (CountKind::Animals, &["y", "k", "열끗", "열", "끗"]),
        (CountKind::Ribbons, &["t", "띠"]),
        (CountKind::Junk, &["p", "피"]),
    ];
    let mut read = words.into_iter().flat_map(|(kind, words)| {
        let rest = words.iter().filter_map(|word| folded.strip_prefix(word));
        rest.map(move |rest| (kind, rest))
    });
    read.find_map(|(kind, rest)| match rest {
        "" => Some((kind, None)),
        number => Some((kind, Some(whole(number)?.try_into().ok()?))),
    })
}

fn unknown_line(words: &[Word], at: u32) -> Problem {
    let word = words.iter().find(|word| word.column == at);
    let word = word.map(|word| word.text.clone()).unwrap_or_default();
    let first = words.first().is_some_and(|word| word.column == at);
    let nearest = nearest(&word, first && words.len() > 1);
    Problem::UnknownLine { word, nearest }
}
