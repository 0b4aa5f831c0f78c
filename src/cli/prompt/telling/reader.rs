//! Reading a line that tells a hand, word by word.

use super::misread::BadTelling;
use super::pieces::{Piece, Pieces, counter, pieces};
use super::terms::Terms;
use super::told::Told;
use super::topic::Topic;
use super::words::{Word, words};
use crate::card::{fold, read_word};
use crate::cli::prompt::answer;
use crate::cli::prompt::refusal::{BadEntry, Refusal};
use crate::letters::width;
use crate::record::{At, CountKind, Seat};
use crate::rules::Game;

/// The seat of a player who was not named yet.
pub(super) const UNKNOWN: Seat = Seat(usize::MAX);

/// What a number that stands alone would belong to.
#[derive(Clone, Copy)]
pub(super) enum Open {
    /// Nothing.
    Nothing,
    /// The word before it, which has no number yet.
    Word(Topic),
    /// Months as the one before it.
    Month(Topic),
}

/// Reads a line.
pub(super) struct Reader<'a> {
    pub(super) terms: Terms<'a>,
    pub(super) told: Told,
    /// Whether what comes next is told of a loser.
    pub(super) after_slash: bool,
    /// The player other than the winner who was named last, with the place, and whether anything
    /// was said of them.
    pub(super) other: Option<(At<Seat>, bool)>,
    pub(super) open: Open,
    /// What is among the winner's points that were not told yet, each with its word.
    pub(super) early: Vec<(At<String>, CountKind, Option<u32>)>,
    /// The word that is open, with its place.
    pub(super) opened: At<String>,
    /// The word that is read.
    pub(super) at: At<String>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(terms: Terms<'a>) -> Self {
        Self {
            told: Told::of(terms.winner),
            terms,
            after_slash: false,
            other: None,
            open: Open::Nothing,
            early: Vec::new(),
            opened: At::new(String::new(), 1),
            at: At::new(String::new(), 1),
        }
    }

    /// Returns the names of those who play.
    pub(super) fn names(&self) -> &'a [String] {
        self.terms.players.names()
    }

    /// Returns what a line tells.
    pub(super) fn read(mut self, line: &str) -> Result<Told, Refusal> {
        let all = words(line);
        let mut rest = all.as_slice();
        let mut named = self.terms.winner.is_none();
        while let Some((word, behind)) = rest.split_first() {
            if word.is_slash() {
                self.ends_word()?;
                self.ends_other()?;
                (self.after_slash, named) = (true, true);
                rest = behind;
                continue;
            }
            rest = self.word(rest, named)?;
            named = false;
        }
        self.ends_word()?;
        self.ends_other()?;
        if let Some((word, ..)) = self.early.first() {
            self.at = word.clone();
            let word = word.value.clone();
            return Err(self.bad(BadTelling::NoPoints { word }));
        }
        self.ends(all.first())?;
        Ok(self.told)
    }

    /// Takes a word, which is to name a player where `named`, and returns what comes behind it.
    fn word<'w>(&mut self, words: &'w [Word], named: bool) -> Result<&'w [Word], Refusal> {
        let Some((word, behind)) = words.split_first() else {
            return Ok(words);
        };
        self.at = At::new(word.text.clone(), word.column);
        if let Some((seat, length)) = self.exactly(words, named) {
            self.name(seat)?;
            return Ok(&words[length..]);
        }
        if named && let Some(behind) = self.named(word, behind)? {
            return Ok(behind);
        }
        if let Some(counted) = self.counted(word, behind.first()) {
            self.piece(&counted)?;
            return Ok(&behind[1..]);
        }
        if let Some((topic, times)) = self.times(word, behind.first()) {
            self.open = Open::Nothing;
            self.says(topic, Some(times))?;
            return Ok(behind);
        }
        self.pieces_of(word)?;
        Ok(behind)
    }

    /// Returns what a number and the word behind it say together, such as `2 고` or `3 brights`; after
    /// a slash the number is a player.
    fn counted(&self, word: &Word, behind: Option<&Word>) -> Option<Piece> {
        let calendar = self.terms.calendar();
        let number = pieces(&word.folded, calendar)?;
        let what = pieces(&behind?.folded, calendar)?;
        let ([(_, Piece::Number(number))], [(_, Piece::Says(topic, None))]) =
            (number.as_slice(), what.as_slice())
        else {
            return None;
        };
        let joins = match self.open {
            _ if self.after_slash => false,
            // Both have their number before or behind them: `영희 고, 2 고`.
            Open::Word(Topic::Goes | Topic::Koi) => topic.is_counted_before(),
            Open::Word(_) => false,
            _ => {
                let is_kind = matches!(topic, Topic::Kind(_));
                topic.is_counted_before() || (is_kind && is_english(&behind?.folded))
            }
        };
        joins.then_some(Piece::Says(*topic, Some(*number)))
    }

    /// Returns how often the call that was said last was made, by a word such as `2번`. Before another
    /// call that would rather be a player.
    fn times(&self, word: &Word, behind: Option<&Word>) -> Option<(Topic, u32)> {
        let Open::Word(topic @ (Topic::Goes | Topic::Koi)) = self.open else {
            return None;
        };
        let next = behind.and_then(|next| pieces(&next.folded, self.terms.calendar()));
        let calls = next.is_some_and(|next| {
            let mut said = next.iter().map(|(_, piece)| piece);
            said.any(|piece| matches!(piece, Piece::Says(Topic::Goes | Topic::Koi, _)))
        });
        let times = answer::times(&word.folded).filter(|_| !calls && !word.quoted)?;
        Some((topic, times))
    }

    /// Returns the player whose whole name comes next, and of how many words it is. Where no name
    /// is due a card of that name comes first, unless a go is told of it.
    fn exactly(&self, words: &[Word], named: bool) -> Option<(Seat, usize)> {
        let found = (1..=words.len().min(MOST_WORDS)).rev().find_map(|length| {
            let name: Vec<&str> = words[..length].iter().map(|word| &*word.text).collect();
            Some((answer::named(&name.join(" "), self.names())?, length))
        });
        let card =
            |word: &Word| !word.quoted && read_word(&word.text, self.terms.calendar()).is_ok();
        let goes = words.get(1).is_some_and(|word| {
            let pieces = pieces(&word.folded, self.terms.calendar());
            matches!(
                pieces.as_deref(),
                Some([(_, Piece::Says(Topic::Goes, _)), ..])
            )
        });
        found.filter(|(_, length)| named || *length > 1 || goes || !card(&words[0]))
    }

    /// Takes a word that is to begin with a player: a number, a name with something glued to it, or
    /// the beginning of a name. A line may also begin with what the winner has.
    fn named<'w>(
        &mut self,
        word: &Word,
        behind: &'w [Word],
    ) -> Result<Option<&'w [Word]>, Refusal> {
        let names = self.names();
        let seat = |number: u32| self.terms.players.numbered(number);
        let cut = pieces(&word.folded, self.terms.calendar());
        let glued = match cut.as_deref() {
            Some([(_, Piece::Number(number)), rest @ ..]) if !counts(word) => Some((*number, rest)),
            // After a slash a number before a go is whose it is.
            Some([(_, Piece::Says(Topic::Goes, Some(number))), rest @ ..])
                if self.after_slash
                    && word
                        .folded
                        .starts_with(|first: char| first.is_ascii_digit()) =>
            {
                let seat = seat(*number).ok_or_else(|| self.nobody())?;
                self.name(seat)?;
                self.piece(&Piece::Says(Topic::Goes, None))?;
                self.rest_of(word, rest)?;
                return Ok(Some(behind));
            }
            _ => None,
        };
        if let Some((number, rest)) = glued {
            let seat = seat(number).ok_or_else(|| self.nobody())?;
            self.name(seat)?;
            self.rest_of(word, rest)?;
            return Ok(Some(behind));
        }
        if let Some(number) = answer::place_number(&word.folded) {
            self.name(seat(number).ok_or_else(|| self.nobody())?)?;
            return Ok(Some(behind));
        }
        if self.name_with(word, |_| true)? {
            return Ok(Some(behind));
        }
        match answer::begun_with(&word.text, names).as_slice() {
            [only] => {
                self.name(*only)?;
                Ok(Some(behind))
            }
            [] if self.after_slash => Err(self.nobody()),
            [] => Ok(None),
            _ if cut.is_some() && !self.after_slash => Ok(None),
            several => {
                let names = several.iter().map(|seat| names[seat.0].clone()).collect();
                let text = word.text.clone();
                Err(self.refuse(BadEntry::Ambiguous { text, names }))
            }
        }
    }

    pub(super) fn nobody(&self) -> Refusal {
        let names = self.names().to_vec();
        let word = self.at.value.clone();
        self.bad(BadTelling::NoPlayer { word, names })
    }

    /// Takes a word that begins with the name of a player and goes on with such pieces.
    fn name_with(
        &mut self,
        word: &Word,
        such: impl Fn(&[(usize, Piece)]) -> bool,
    ) -> Result<bool, Refusal> {
        let calendar = self.terms.calendar();
        let cut = |rest: &str| match pieces(rest, calendar) {
            // Two are told of, or one with the other.
            Some(cut) if !answer::joins(rest) => Some(cut),
            _ if answer::is_particle(rest) => Some(Vec::new()),
            _ => None,
        };
        let mut found: Vec<(usize, Seat, Pieces)> = Vec::new();
        for (at, name) in self.names().iter().enumerate() {
            let Some(rest) = word.folded.strip_prefix(fold(name).as_str()) else {
                continue;
            };
            // Japanese has no space behind a particle.
            let rest = answer::behind_particle(rest).unwrap_or(rest);
            if let Some(cut) = cut(rest).filter(|cut| such(cut)) {
                found.push((word.folded.len() - rest.len(), Seat(at), cut));
            }
        }
        let longest = found.into_iter().max_by_key(|(length, ..)| *length);
        let Some((length, seat, cut)) = longest else {
            return Ok(false);
        };
        self.name(seat)?;
        let (name, rest) = word.folded.split_at(length);
        let column = word.column + width(name);
        for (at, piece) in cut {
            self.piece_at(rest, at, column, &piece)?;
        }
        Ok(true)
    }

    /// Takes a word that names nobody, or somebody in the middle of the line.
    fn pieces_of(&mut self, word: &Word) -> Result<(), Refusal> {
        if word.quoted {
            return Err(self.nobody());
        }
        let goes = |cut: &[(usize, Piece)]| matches!(cut, [(_, Piece::Says(Topic::Goes, _)), ..]);
        if self.name_with(word, goes)? {
            return Ok(());
        }
        let begun = answer::begun_with(&word.text, self.names());
        if let Some(cut) = pieces(&word.folded, self.terms.calendar()) {
            let says = cut.iter().any(|(_, piece)| *piece != Piece::Around);
            // A word that tells nothing may be the beginning of a name.
            return match begun.as_slice() {
                [only] if !says => self.name(*only),
                _ => self.rest_of(word, &cut),
            };
        }
        if self.name_with(word, |_| true)? {
            return Ok(());
        }
        match begun.as_slice() {
            [only] => self.name(*only),
            _ => Err(self.unknown(word)),
        }
    }

    /// Takes the pieces of a word.
    fn rest_of(&mut self, word: &Word, cut: &[(usize, Piece)]) -> Result<(), Refusal> {
        for (at, piece) in cut {
            self.piece_at(&word.folded, *at, word.column, piece)?;
        }
        Ok(())
    }

    fn piece_at(
        &mut self,
        word: &str,
        at: usize,
        column: u32,
        piece: &Piece,
    ) -> Result<(), Refusal> {
        let before: String = word.chars().take(at).collect();
        let text: String = word.chars().skip(at).collect();
        self.at = At::new(text, column + width(&before));
        self.piece(piece)
    }

    /// Takes the name of a player: of the winner, if nobody else is known to be; else of another.
    pub(super) fn name(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.ends_word()?;
        self.ends_other()?;
        if self.terms.game() == Game::MinHwatu || self.told.winner.is_some_and(|won| won != seat) {
            self.other = Some((At::new(seat, self.at.column), false));
        } else {
            self.told.winner = Some(seat);
            self.after_slash = false;
        }
        Ok(())
    }

    /// A word that may have a number after it has none.
    pub(super) fn ends_word(&mut self) -> Result<(), Refusal> {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Word(topic) => self.says_alone(topic),
            Open::Nothing | Open::Month(_) => Ok(()),
        }
    }

    /// Takes the word that was open without a number. What is wrong with it is said of that word, and
    /// not of the one that comes behind it.
    pub(super) fn says_alone(&mut self, topic: Topic) -> Result<(), Refusal> {
        let here = std::mem::replace(&mut self.at, self.opened.clone());
        self.says(topic, None)?;
        self.at = here;
        Ok(())
    }

    /// Of another player who is named something has to be told: in the answer to a question, that
    /// they said go.
    fn ends_other(&mut self) -> Result<(), Refusal> {
        match self.other.take() {
            Some((other, false)) if self.terms.pile && self.terms.game() == Game::GoStop => {
                self.told.besides.others_go.push(other.value);
                Ok(())
            }
            Some((other, false)) => {
                let player = self.names().get(other.value.0).cloned();
                let player = player.unwrap_or_default();
                self.at.column = other.column;
                Err(self.bad(BadTelling::NothingOf { player }))
            }
            _ => Ok(()),
        }
    }

    /// Somebody has to have won, and has the cards that were told before it was said who.
    fn ends(&mut self, first: Option<&Word>) -> Result<(), Refusal> {
        let Some(winner) = self.told.winner else {
            if self.terms.game() == Game::MinHwatu && self.told.pile_of(UNKNOWN).is_none() {
                return Ok(());
            }
            self.at.column = first.map_or(1, |first| first.column);
            let names = self.names().to_vec();
            return Err(self.bad(BadTelling::NoWinner { names }));
        };
        let known = self.told.pile_of(winner).is_some();
        for (seat, _) in &mut self.told.piles {
            if *seat == UNKNOWN && !known {
                *seat = winner;
            }
        }
        Ok(())
    }
}

/// Returns whether a word counts cards, as `3장` does, so that its number is nobody's.
fn counts(word: &Word) -> bool {
    let behind = word
        .folded
        .trim_start_matches(|letter: char| letter.is_ascii_digit());
    counter(&behind.chars().collect::<Vec<char>>()).is_some()
}

/// Returns whether this is a word of English, which has numbers before it, and no letter for a kind.
fn is_english(word: &str) -> bool {
    word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// How many words a name has at most.
const MOST_WORDS: usize = 4;
