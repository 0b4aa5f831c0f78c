//! Reading a line that tells a hand, word by word.

use super::pieces::{Piece, pieces};
use super::topic::Topic;
use super::words::{Word, words};
use super::{BadTelling, CanTell, Terms, Told, ToldPoints};
use crate::card::{Card, Flower, fold, read_word};
use crate::cli::prompt::answer;
use crate::cli::prompt::refusal::{BadEntry, Refusal};
use crate::letters::width;
use crate::record::{At, CountKind, Problem, Seat};
use crate::rules::Game;

/// The months that follow one of these words.
type Months = fn(&mut Told) -> &mut Vec<Flower>;

/// What a number that stands alone would belong to.
#[derive(Clone, Copy)]
enum Open {
    /// Nothing.
    Nothing,
    /// The word before it, which has no number yet.
    Word(Topic),
    /// Months as the one before it.
    Month(Topic),
}

/// Reads a line.
pub(super) struct Reader<'a> {
    terms: Terms<'a>,
    told: Told,
    /// Whether what comes next is told of a loser.
    after_slash: bool,
    /// The player other than the winner who was named last, with the place, and whether anything
    /// was said of them.
    other: Option<(At<Seat>, bool)>,
    open: Open,
    /// The word that is read.
    at: At<String>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(terms: Terms<'a>) -> Self {
        Self {
            told: Told::of(terms.winner),
            terms,
            after_slash: false,
            other: None,
            open: Open::Nothing,
            at: At::new(String::new(), 1),
        }
    }

    /// Returns the names of those who play.
    fn names(&self) -> &'a [String] {
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
        self.pieces_of(word)?;
        Ok(behind)
    }

    /// Returns the player whose whole name comes next, and of how many words it is. Where no name
    /// is due a card of that name comes first, unless a go is told of it.
    fn exactly(&self, words: &[Word], named: bool) -> Option<(Seat, usize)> {
        let found = (1..=words.len().min(MOST_WORDS)).rev().find_map(|length| {
            let name: Vec<&str> = words[..length].iter().map(|word| &*word.text).collect();
            Some((answer::named(&name.join(" "), self.names())?, length))
        });
        let card = |word: &Word| !word.quoted && read_word(&word.text, self.terms.calendar).is_ok();
        let goes = words.get(1).is_some_and(|word| {
            let pieces = pieces(&word.folded, self.terms.calendar);
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
        let cut = pieces(&word.folded, self.terms.calendar);
        let glued = match cut.as_deref() {
            Some([(_, Piece::Number(number)), rest @ ..]) => Some((*number, rest)),
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

    fn nobody(&self) -> Refusal {
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
        let mut found: Vec<(usize, Seat)> = Vec::new();
        for (at, name) in self.names().iter().enumerate() {
            let name = fold(name);
            if let Some(rest) = word.folded.strip_prefix(&name)
                && pieces(rest, self.terms.calendar).is_some_and(|cut| such(&cut))
            {
                found.push((name.len(), Seat(at)));
            }
        }
        let Some((length, seat)) = found.into_iter().max_by_key(|(length, _)| *length) else {
            return Ok(false);
        };
        self.name(seat)?;
        let (name, rest) = word.folded.split_at(length);
        let column = word.column + width(name);
        for (at, piece) in pieces(rest, self.terms.calendar).unwrap_or_default() {
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
        if let Some(cut) = pieces(&word.folded, self.terms.calendar) {
            return self.rest_of(word, &cut);
        }
        if self.name_with(word, |_| true)? {
            return Ok(());
        }
        match answer::begun_with(&word.text, self.names()).as_slice() {
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
    fn name(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.ends_word()?;
        self.ends_other()?;
        if self.terms.game == Game::MinHwatu || self.told.winner.is_some_and(|won| won != seat) {
            self.other = Some((At::new(seat, self.at.column), false));
        } else {
            self.told.winner = Some(seat);
            self.after_slash = false;
        }
        Ok(())
    }

    /// Takes a piece.
    fn piece(&mut self, piece: &Piece) -> Result<(), Refusal> {
        if let Piece::Number(number) = piece {
            return self.number(*number);
        }
        if let (Piece::Says(Topic::Nothing, _), Open::Word(Topic::Kind(kind))) = (piece, self.open)
        {
            self.open = Open::Nothing;
            return self.count(kind, 0);
        }
        if let (Piece::Month(month), Open::Word(topic) | Open::Month(topic)) = (piece, self.open) {
            return self.month_of(topic, Some(*month));
        }
        self.ends_word()?;
        match piece {
            Piece::Number(_) => Ok(()),
            Piece::Cards(cards) => self.cards(cards),
            Piece::Month(_) => Err(self.not_understood()),
            Piece::Says(topic, None) if topic.is_counted_after() => {
                self.open = Open::Word(*topic);
                Ok(())
            }
            Piece::Says(topic, number) => self.says(*topic, *number),
        }
    }

    /// Takes a number that stands alone.
    fn number(&mut self, number: u32) -> Result<(), Refusal> {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            // Of the winner only animals are counted, so that the number is one of its own.
            Open::Word(topic @ Topic::Kind(kind))
                if self.other.is_none() && kind != CountKind::Animals =>
            {
                self.says(topic, None)?;
            }
            Open::Word(topic) => return self.says(topic, Some(number)),
            Open::Month(topic) if self.goes_known() && self.pile_known() => {
                return self.says(topic, Some(number));
            }
            Open::Month(_) => return Err(self.bad(BadTelling::WhichNumber { number })),
            Open::Nothing => {}
        }
        let gostop = self.terms.game == Game::GoStop;
        if self.after_slash {
            let seat = self.terms.players.numbered(number);
            self.name(seat.ok_or_else(|| self.nobody())?)
        } else if !gostop || self.told.winner.is_none() {
            Err(self.not_understood())
        } else if !self.pile_known() {
            self.points(number)
        } else if self.goes_known() {
            self.says(Topic::Shown, Some(number))
        } else {
            self.says(Topic::Goes, Some(number))
        }
    }

    fn goes_known(&self) -> bool {
        self.told.besides.goes.is_some()
    }

    fn pile_known(&self) -> bool {
        let of = self.told.winner.into_iter().chain([UNKNOWN]);
        let told = of.into_iter().any(|seat| self.told.pile_of(seat).is_some());
        self.terms.pile || told || self.told.scored.is_some()
    }

    /// Takes a word with its number.
    fn says(&mut self, topic: Topic, number: Option<u32>) -> Result<(), Refusal> {
        let gostop = self.terms.game == Game::GoStop;
        match topic {
            Topic::Koi if self.terms.game == Game::KoiKoi => self.koi(number.unwrap_or(1)),
            Topic::Goes if gostop => self.goes(number.unwrap_or(1)),
            Topic::Points if gostop => match number {
                Some(points) => self.points(points),
                None => Err(self.not_understood()),
            },
            Topic::Kind(kind) if gostop => self.kind(kind, number),
            Topic::Shown | Topic::Bombed | Topic::Grenade | Topic::FirstSweep if gostop => {
                let month = number.and_then(|number| u8::try_from(number).ok());
                let month = month.and_then(|month| Flower::of_month(month, self.terms.calendar));
                self.month_of(topic, month)
            }
            _ => Err(self.not_understood()),
        }
    }

    fn goes(&mut self, times: u32) -> Result<(), Refusal> {
        if times > MOST_TIMES {
            return Err(self.not_understood());
        }
        match &mut self.other {
            Some((other, told)) => {
                *told = true;
                let seat = other.value;
                let goes = std::iter::repeat_n(seat, times as usize);
                self.told.besides.others_go.extend(goes);
                if !self.after_slash {
                    self.other = None;
                }
                Ok(())
            }
            None if self.told.besides.goes.is_some() => Err(self.twice()),
            None => {
                self.told.besides.goes = Some(At::new(times, self.at.column));
                Ok(())
            }
        }
    }

    fn koi(&mut self, times: u32) -> Result<(), Refusal> {
        let of = match &mut self.other {
            Some((other, told)) => {
                *told = true;
                Some(other.value)
            }
            None => self.told.winner,
        };
        let Some(seat) = of.filter(|_| times <= MOST_TIMES) else {
            return Err(self.not_understood());
        };
        if self.told.koi.iter().any(|(of, _)| *of == seat) {
            return Err(self.twice());
        }
        self.told.koi.push((seat, At::new(times, self.at.column)));
        Ok(())
    }

    fn points(&mut self, points: u32) -> Result<(), Refusal> {
        if self.other.is_some() {
            return Err(self.not_understood());
        }
        if self.pile_known() && self.told.scored.is_none() {
            return Err(self.bad(BadTelling::CardsAndPoints));
        }
        if self.told.scored.is_some() {
            return Err(self.twice());
        }
        let points = At::new(points, self.at.column);
        let among = Vec::new();
        self.told.scored = Some(ToldPoints { points, among });
        Ok(())
    }

    /// Takes cards of a kind: of a loser how many, of the winner that they are among the points.
    fn kind(&mut self, kind: CountKind, number: Option<u32>) -> Result<(), Refusal> {
        match (self.other.is_some(), number) {
            (true, Some(number)) => self.count(kind, number),
            (true, None) if kind == CountKind::Junk => {
                let word = self.at.value.clone();
                Err(self.bad(BadTelling::HowMuch { word }))
            }
            (true, None) => self.count(kind, 1),
            (false, Some(_)) if kind != CountKind::Animals => Err(self.not_understood()),
            (false, number) => {
                let word = self.at.value.clone();
                let Some(scored) = &mut self.told.scored else {
                    return Err(self.bad(BadTelling::NoPoints { word }));
                };
                if scored.among.iter().any(|(other, _)| *other == kind) {
                    return Err(self.twice());
                }
                scored.among.push((kind, number));
                Ok(())
            }
        }
    }

    fn count(&mut self, kind: CountKind, number: u32) -> Result<(), Refusal> {
        let Some((other, told)) = &mut self.other else {
            return Err(self.not_understood());
        };
        *told = true;
        let seat = other.value;
        let of = |(of, counted, _): &(Seat, CountKind, At<u32>)| *of == seat && *counted == kind;
        if self.told.counts.iter().any(of) {
            return Err(self.twice());
        }
        if number > kind.most() {
            return Err(self.not_understood());
        }
        let number = At::new(number, self.at.column);
        self.told.counts.push((seat, kind, number));
        Ok(())
    }

    fn month_of(&mut self, topic: Topic, month: Option<Flower>) -> Result<(), Refusal> {
        let months: Months = match topic {
            Topic::Shown => |told| &mut told.besides.shown,
            Topic::Bombed => |told| &mut told.besides.bombed,
            Topic::Grenade => |told| &mut told.besides.grenades,
            Topic::FirstSweep => |told| &mut told.besides.first_sweep,
            _ => return Err(self.not_understood()),
        };
        if self.other.is_some() {
            return Err(self.not_understood());
        }
        let Some(month) = month else {
            let word = self.at.value.clone();
            return Err(self.bad(BadTelling::NoMonth { word }));
        };
        let months = months(&mut self.told);
        if months.contains(&month) {
            return Err(self.twice());
        }
        months.push(month);
        self.open = Open::Month(topic);
        Ok(())
    }

    fn cards(&mut self, cards: &[Card]) -> Result<(), Refusal> {
        let counted = self.terms.game == Game::GoStop;
        let of = match &mut self.other {
            Some(_) if counted => return Err(self.not_understood()),
            Some((other, told)) => {
                *told = true;
                other.value
            }
            None if self.terms.pile => return Err(self.twice()),
            None => match self.told.winner {
                Some(winner) => winner,
                // Whose they are may come behind them.
                None => UNKNOWN,
            },
        };
        if self.told.scored.is_some() {
            return Err(self.bad(BadTelling::CardsAndPoints));
        }
        let column = self.at.column;
        let cards = cards.iter().map(|card| At::new(*card, column));
        match self.told.piles.iter_mut().find(|(seat, _)| *seat == of) {
            Some((_, pile)) => pile.extend(cards),
            None => self.told.piles.push((of, cards.collect())),
        }
        Ok(())
    }

    /// A word that may have a number after it has none.
    fn ends_word(&mut self) -> Result<(), Refusal> {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Word(topic) => self.says(topic, None),
            Open::Nothing | Open::Month(_) => Ok(()),
        }
    }

    /// Of another player who is named something has to be told: in the answer to a question, that
    /// they said go.
    fn ends_other(&mut self) -> Result<(), Refusal> {
        match self.other.take() {
            Some((other, false)) if self.terms.pile && self.terms.game == Game::GoStop => {
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
            if self.terms.game == Game::MinHwatu && self.told.pile_of(UNKNOWN).is_none() {
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

    fn twice(&self) -> Refusal {
        let word = self.at.value.clone();
        self.bad(BadTelling::Twice { word })
    }

    /// Returns that a word is no card, where it looks like one; else that it is not understood.
    fn unknown(&self, word: &Word) -> Refusal {
        let calendar = self.terms.calendar;
        match read_word(&word.text, calendar) {
            Err(unknown) if unknown.flower.is_some() && !word.quoted => {
                Refusal::at(self.at.column, &Problem::UnknownCard(unknown), calendar)
            }
            _ => self.not_understood(),
        }
    }

    fn not_understood(&self) -> Refusal {
        let loser = self.other.as_ref();
        let loser = loser.and_then(|(other, _)| self.names().get(other.value.0).cloned());
        let here = match (self.terms.game, loser) {
            (Game::GoStop, Some(loser)) => CanTell::Loser(loser),
            (Game::GoStop, None) if self.terms.pile => CanTell::Besides,
            (Game::GoStop, None) => CanTell::Hand,
            (Game::KoiKoi, _) => CanTell::Round,
            (Game::MinHwatu, _) => CanTell::Piles,
        };
        let word = self.at.value.clone();
        self.bad(BadTelling::NotUnderstood { word, here })
    }

    fn bad(&self, why: BadTelling) -> Refusal {
        self.refuse(BadEntry::Telling(why))
    }

    fn refuse(&self, why: BadEntry) -> Refusal {
        Refusal {
            column: Some(self.at.column),
            ..Refusal::from(why)
        }
    }
}

/// How many words a name has at most.
const MOST_WORDS: usize = 4;

/// How often a call is taken as meant.
const MOST_TIMES: u32 = 30;

/// The seat of a player who was not named yet.
const UNKNOWN: Seat = Seat(usize::MAX);
