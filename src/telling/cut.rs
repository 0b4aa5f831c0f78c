//! Cuts a line into pieces: names, numbers, words, and cards.

use super::letters::{Gap, Letter, letters};
use super::lexicon::{Lexicon, LexiconEntry, LexiconWord};
use super::money::{is_great, plain};
use super::piece::{Piece, Sense, Spoken};
use super::slip::{self, Meant};
use crate::card::{Calendar, fold, read_code, read_month, read_word};
use crate::letters::same_name;
use crate::record::{Name, Seat};
use crate::vocabulary::Word;

/// A player's name in the form that is compared.
struct CalledName {
    seat: Seat,
    letters: Vec<char>,
    /// The meaning of the name as a word; `None` if it is only a name.
    also: Option<Word>,
}

/// A line, and what is needed to cut it into pieces.
pub(super) struct Cutter<'a> {
    line: &'a str,
    letters: Vec<Letter>,
    names: Vec<CalledName>,
    /// The names of those who are at the table and not in the hand.
    away: Vec<Vec<char>>,
    players: &'a [Name],
    calendar: Calendar,
}

/// The number of letters above which a word is not cut.
const LONGEST: usize = 80;

impl<'a> Cutter<'a> {
    pub(super) fn new(line: &'a str, players: &'a [Name], calendar: Calendar) -> Self {
        let lexicon = Lexicon::all();
        let called = |(seat, name): (usize, &Name)| {
            let letters: Vec<char> = fold(name).chars().collect();
            let first = letters.first().copied().unwrap_or_default();
            let mut words = lexicon.beginning(first).iter();
            let also = words.find(|known| known.letters == letters);
            let also = also.and_then(|known| match known.entry {
                LexiconEntry::Word(word) => Some(word),
                LexiconEntry::Month(_) => Some(Word::Month),
                LexiconEntry::Numeral(_) | LexiconEntry::Counting(_) | LexiconEntry::Often(_) => {
                    Some(Word::Times)
                }
                LexiconEntry::Particle { .. } => None,
            });
            CalledName {
                seat: Seat(seat),
                letters,
                also,
            }
        };
        let mut names: Vec<CalledName> = players.iter().enumerate().map(called).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.letters.len()));
        Self {
            line,
            letters: letters(line),
            names,
            away: Vec::new(),
            players,
            calendar,
        }
    }

    /// Returns the line where these people are at the table, too; those who do not play are away.
    pub(super) fn at_table(self, seated: &[&str]) -> Self {
        let plays = |name: &&&str| {
            let mut players = self.players.iter();
            players.any(|player| same_name(player, name))
        };
        let away = seated.iter().filter(|name| !plays(name));
        let away = away.map(|name| fold(name).chars().collect()).collect();
        Self { away, ..self }
    }

    /// Cuts the line into pieces.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut at = 0;
        while at < self.letters.len() {
            let end = self.end_of_word(at);
            let cut = self.code(at, end);
            let cut = cut.or_else(|| (end - at <= LONGEST).then(|| self.cut(at, None)).flatten());
            let cut = cut.or_else(|| self.card(at, end));
            let cut = cut.unwrap_or_else(|| vec![self.unknown(at, end)]);
            at = cut.last().map_or(end, |(_, end)| *end);
            pieces.extend(cut.into_iter().map(|(piece, _)| piece));
        }
        pieces
    }

    fn gap(&self, at: usize) -> Gap {
        self.letters.get(at).map_or(Gap::Slash, |letter| letter.gap)
    }

    fn folded(&self, at: usize) -> Option<char> {
        self.letters.get(at).map(|letter| letter.folded)
    }

    /// Returns the end of the word that contains this letter.
    fn end_of_word(&self, at: usize) -> usize {
        let mut end = at + 1;
        while end < self.letters.len() && self.gap(end) == Gap::Nothing {
            end += 1;
        }
        end
    }

    /// Cuts the rest of a word into pieces, each with its end; `None` if part of the rest is not
    /// understood.
    fn cut(&self, at: usize, before: Option<&Sense>) -> Option<Vec<(Piece, usize)>> {
        if before.is_some() && self.gap(at) != Gap::Nothing {
            return Some(Vec::new());
        }
        for (sense, end, known) in self.candidates(at, before) {
            if let Some(rest) = self.cut(end, Some(&sense)) {
                let mut piece = self.piece(sense, at, end);
                piece.letter =
                    known.is_some_and(|known| known.letters.len() == 1 && is_letter(known));
                piece.number_first = known.is_some_and(|known| known.number_first);
                let mut cut = vec![(piece, end)];
                cut.extend(rest);
                return Some(cut);
            }
        }
        None
    }

    /// Returns the pieces that can begin at a letter, in the order in which to try them: names
    /// before words, longer before shorter.
    fn candidates(
        &self,
        at: usize,
        before: Option<&Sense>,
    ) -> Vec<(Sense, usize, Option<&'static LexiconWord>)> {
        let mut found: Vec<(Sense, usize, Option<&'static LexiconWord>)> = Vec::new();
        let behind_name = matches!(before, Some(Sense::Name(_) | Sense::NameOr(..)));
        for name in &self.names {
            if let Some(end) = self.matches(at, &name.letters) {
                let also = name.also.or_else(|| self.longer_word(at, end));
                let sense = match also {
                    Some(word) => Sense::NameOr(name.seat, word),
                    None => Sense::Name(name.seat),
                };
                found.push((sense, end, None));
            }
        }
        for name in &self.away {
            found.extend(self.matches(at, name).map(|end| (Sense::Away, end, None)));
        }
        let Some(first) = self.folded(at) else {
            return found;
        };
        let known = Lexicon::all().beginning(first);
        if first.is_ascii_digit() {
            // `3뻑` is a single word.
            let words = known.iter().filter_map(|known| {
                let end = self.matches(at, &known.letters)?;
                Some((sense(known.entry), end, Some(known)))
            });
            found.extend(words);
        }
        if let Some((sense, end)) = self.number(at) {
            found.push((sense, end, None));
        }
        let particle = |known: &&LexiconWord| matches!(known.entry, LexiconEntry::Particle { .. });
        let (particles, words): (Vec<_>, Vec<_>) = known.iter().partition(particle);
        let order: Vec<&'static LexiconWord> = if behind_name {
            particles.into_iter().chain(words).collect()
        } else {
            // In `피박이고`, 이고 is meant, as it is longer than the numeral 이.
            let mut all: Vec<&'static LexiconWord> = words.into_iter().chain(particles).collect();
            all.sort_by_key(|known| std::cmp::Reverse(known.letters.len()));
            all
        };
        for known in order {
            if let Some(end) = self.matches(at, &known.letters)
                && self.fits(known, end, before)
            {
                found.push((sense(known.entry), end, Some(known)));
            }
        }
        found
    }

    /// Returns a word of several parts that begins with a name and continues after it.
    fn longer_word(&self, at: usize, end: usize) -> Option<Word> {
        let known = Lexicon::all().beginning(self.folded(at)?).iter();
        let mut longer =
            known.filter(|known| self.matches(at, &known.letters).is_some_and(|to| to > end));
        longer.find_map(|known| match known.entry {
            LexiconEntry::Word(word) if known.letters.contains(&' ') => Some(word),
            _ => None,
        })
    }

    /// Returns whether a word may follow the piece before it in the same typed word, and may come
    /// before what follows.
    fn fits(&self, known: &LexiconWord, end: usize, before: Option<&Sense>) -> bool {
        match known.entry {
            LexiconEntry::Particle { .. } => before.is_some_and(takes_particle),
            // A numeral used only before a counter, which must follow in the same word or the next.
            LexiconEntry::Counting(_) => self.counter_follows(end),
            LexiconEntry::Word(Word::Go) if known.letters.len() == 1 => {
                !matches!(before, Some(Sense::Word(word)) if is_kind(*word))
            }
            LexiconEntry::Word(_) if is_key(known) => self.is_key_here(end, known, before),
            _ => true,
        }
    }

    /// Returns whether a counter begins at a letter.
    fn counter_follows(&self, at: usize) -> bool {
        if self.gap(at) > Gap::Space {
            return false;
        }
        let Some(first) = self.folded(at) else {
            return false;
        };
        let mut known = Lexicon::all().beginning(first).iter();
        let longest = known.find(|known| self.matches(at, &known.letters).is_some());
        longest.is_some_and(
            |known| matches!(known.entry, LexiconEntry::Word(word) if is_counter(word)),
        )
    }

    /// Returns whether a single letter stands for a word: next to a number or, if it is Latin,
    /// alone.
    fn is_key_here(&self, end: usize, known: &LexiconWord, before: Option<&Sense>) -> bool {
        let number = |at: usize| {
            self.folded(at)
                .is_some_and(|letter| letter.is_ascii_digit())
        };
        let behind = self.gap(end) == Gap::Nothing && number(end);
        let after = matches!(before, Some(Sense::Number(_)));
        let alone =
            before.is_none() && (end >= self.letters.len() || self.gap(end) != Gap::Nothing);
        let latin = known.letters.iter().all(char::is_ascii_alphabetic);
        behind || after || (alone && latin)
    }

    /// Returns where these letters end if the line has them at `at`; otherwise `None`. A word in
    /// Latin letters must be complete.
    fn matches(&self, at: usize, wanted: &[char]) -> Option<usize> {
        let mut here = at;
        let mut spaced = true;
        let mut dotted = false;
        for letter in wanted {
            if *letter == '·' {
                dotted = true;
                continue;
            }
            if *letter == ' ' {
                spaced = true;
                continue;
            }
            let found = self.letters.get(here)?;
            // A dot between two letters of a word separates them.
            let parted = here > at && (found.gap != Gap::Nothing) != dotted;
            let inside = here > at && !spaced;
            if found.folded != *letter
                || (inside && parted)
                || (spaced && here > at && found.gap != Gap::Space)
            {
                return None;
            }
            (spaced, dotted) = (false, false);
            here += 1;
        }
        let latin = |at: usize| self.folded(at).is_some_and(|c| c.is_ascii_alphabetic());
        let goes_on = self.gap(here) == Gap::Nothing && here < self.letters.len();
        let begun = at > 0 && self.gap(at) == Gap::Nothing;
        let ends = wanted.last().is_some_and(char::is_ascii_alphabetic);
        let begins = wanted.first().is_some_and(char::is_ascii_alphabetic);
        let goes_on = ends && goes_on && latin(here);
        let is_part = goes_on || (begins && begun && latin(at - 1));
        (!is_part).then_some(here)
    }

    /// Returns the number in digits, perhaps with a sign, that begins at a letter, and where it
    /// ends.
    fn number(&self, at: usize) -> Option<(Sense, usize)> {
        let first = self.folded(at)?;
        // Tables of accounts mark a loss by a triangle.
        let minus = matches!(first, '-' | '−' | '–' | '△' | '▲');
        let either = first == '±';
        let signed = minus || either || first == '+';
        let mut end = at + usize::from(signed);
        let mut value: i64 = 0;
        let from = end;
        while let Some(digit) = self.folded(end).and_then(|letter| letter.to_digit(10)) {
            if end > at && self.gap(end) != Gap::Nothing {
                break;
            }
            value = value.saturating_mul(10).saturating_add(i64::from(digit));
            end += 1;
        }
        if end == from || (either && value != 0) {
            return None;
        }
        if let Some((great, behind)) = self.great(from).filter(|_| signed) {
            (value, end) = (great, behind);
        }
        let sense = match (signed, minus) {
            (true, true) => Sense::Signed(-value),
            (true, false) => Sense::Signed(value),
            _ => Sense::Number(value),
        };
        Some((sense, end))
    }

    /// Returns the number with a word for ten thousand or the like that begins at a letter, and
    /// where it ends: `1만`, `3千`.
    fn great(&self, at: usize) -> Option<(i64, usize)> {
        let is_of_it = |at: &usize| {
            let letter = self.folded(*at);
            letter.is_some_and(|one| one.is_ascii_digit() || is_great(one))
        };
        let goes_on = |next: &usize| is_of_it(next) && self.gap(*next) == Gap::Nothing;
        let end = (at + 1..self.letters.len()).find(|next| !goes_on(next));
        let end = end.unwrap_or(self.letters.len());
        let text = self.text(at, end);
        let number = text.chars().any(is_great).then(|| plain(&text))?;
        Some((number.trim().parse().ok()?, end))
    }

    /// Returns the cards that a whole word names.
    fn card(&self, at: usize, end: usize) -> Option<Vec<(Piece, usize)>> {
        let text = self.text(at, end);
        let sense = if let Ok(cards) = read_word(&text, self.calendar) {
            Sense::Cards(cards)
        } else {
            let flower = read_month(&text, self.calendar)?;
            Sense::Month(flower.month(self.calendar))
        };
        Some(vec![(self.piece(sense, at, end), end)])
    }

    /// Returns the cards if a whole word consists of card codes, one after the other: `7t`,
    /// `1g3g8g`.
    fn code(&self, at: usize, end: usize) -> Option<Vec<(Piece, usize)>> {
        let mut cards = Vec::new();
        let mut from = at;
        while from < end {
            let mut to = from;
            while to < end && self.folded(to).is_some_and(|c| c.is_ascii_digit()) {
                to += 1;
            }
            while to < end && self.folded(to).is_some_and(|c| c.is_ascii_alphabetic()) {
                to += 1;
            }
            let code: String = (from..to).filter_map(|at| self.folded(at)).collect();
            // `4pt` means four points.
            let unit = code.trim_start_matches(|letter: char| letter.is_ascii_digit());
            if is_unit(unit) {
                return None;
            }
            cards.extend(read_code(&code, self.calendar)?);
            from = to.max(from + 1);
        }
        Some(vec![(self.piece(Sense::Cards(cards), at, end), end)])
    }

    /// Returns a piece that is not understood, with the most likely meaning if it was mistyped.
    fn unknown(&self, at: usize, end: usize) -> (Piece, usize) {
        let text = self.text(at, end);
        let mut piece = self.piece(Sense::Unknown, at, end);
        match slip::meant(&text, self.players) {
            Some(Meant::Name(seat, name)) => {
                piece.sense = Sense::Name(seat);
                piece.slip = Some(name);
            }
            Some(Meant::Word(word, text)) => {
                piece.sense = Sense::Word(word);
                piece.slip = Some(text);
            }
            None => {}
        }
        (piece, end)
    }

    fn text(&self, at: usize, end: usize) -> String {
        (at..end).filter_map(|at| self.folded(at)).collect()
    }

    fn piece(&self, sense: Sense, at: usize, end: usize) -> Piece {
        let first = self.letters.get(at);
        let last = self.letters.get(end.saturating_sub(1));
        let (from, to) = (
            first.map_or(0, |one| one.from),
            last.map_or(0, |one| one.to),
        );
        Piece {
            sense,
            gap: self.gap(at),
            spoken: Spoken {
                text: self.line.get(from..to).unwrap_or("").to_owned(),
                column: first.map_or(1, |one| one.column),
            },
            slip: None,
            letter: false,
            number_first: false,
        }
    }
}

/// Returns whether a word is a single key of a keyboard.
fn is_key(known: &LexiconWord) -> bool {
    let [letter] = known.letters.as_slice() else {
        return false;
    };
    letter.is_ascii_alphabetic() || matches!(letter, '\u{1100}'..='\u{11ff}' | 'ㄱ'..='ㅣ')
}

/// Returns whether a word is a single letter that stands for a kind.
fn is_letter(known: &LexiconWord) -> bool {
    let latin = known.letters.iter().all(char::is_ascii_alphabetic);
    let jamo = known
        .letters
        .iter()
        .all(|letter| matches!(letter, '\u{1100}'..='\u{11ff}' | 'ㄱ'..='ㅣ'));
    (latin || jamo) && matches!(known.entry, LexiconEntry::Word(word) if is_kind(word))
}

/// Returns whether a text is a counter, which comes after a number.
fn is_unit(text: &str) -> bool {
    let Some(first) = text.chars().next() else {
        return false;
    };
    let mut known = Lexicon::all().beginning(first).iter();
    known.any(|known| {
        matches!(known.entry, LexiconEntry::Word(word) if is_counter(word))
            && known.letters.iter().copied().eq(text.chars())
    })
}

/// Returns the sense that an entry of the lexicon has in a line.
fn sense(entry: LexiconEntry) -> Sense {
    match entry {
        LexiconEntry::Word(word) => Sense::Word(word),
        LexiconEntry::Numeral(number) => Sense::Number(i64::from(number)),
        LexiconEntry::Counting(number) => Sense::Counting(i64::from(number)),
        LexiconEntry::Often(number) => Sense::Often(i64::from(number)),
        LexiconEntry::Month(month) => Sense::Month(month),
        LexiconEntry::Particle { joins } => Sense::Particle { joins },
    }
}

const fn takes_particle(before: &Sense) -> bool {
    !matches!(
        before,
        Sense::Word(Word::Around | Word::Won | Word::And) | Sense::Signed(_) | Sense::Counting(_)
    )
}

pub(super) const fn is_kind(word: Word) -> bool {
    matches!(
        word,
        Word::Bright | Word::Animal | Word::Ribbon | Word::Junk
    )
}

/// Returns whether a word is a counter, which a number comes before.
pub(super) const fn is_counter(word: Word) -> bool {
    matches!(
        word,
        Word::Points
            | Word::Cards
            | Word::Times
            | Word::Month
            | Word::Seat
            | Word::Chips
            | Word::Base
            | Word::Go
    )
}
