//! Lines that tell a turn card by card: what was played from the hand and turned up from the stock.

use super::args::Args;
use super::verb::Verb;
use super::word::{Word, cut};
use super::{Act, At, Fault, Form, Place, Problem};
use crate::card::{Calendar, Card, Flower, fold};
use std::fmt::Write as _;

/// A card turned up from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// The card.
    pub card: At<Card>,
    /// The one of two loose cards that it took, where the line says so.
    pub on: Option<At<Card>>,
}

/// A card played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The card.
    pub card: At<Card>,
    /// What was turned up for a joker: further jokers, then the card played in its stead.
    pub then: Vec<At<Card>>,
    /// The one of two loose cards that it was laid on, where the line says so.
    pub on: Option<At<Card>>,
}

/// A turn, or the part of it that a line tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// `plays X [then Z…] [on Y] [flips Z… [on W]]`
    Plays(Play, Vec<Flip>),
    /// `bombs M flips Z…`
    Bombs(At<Flower>, Vec<Flip>),
    /// `grenades M flips Z…`
    Grenades(At<Flower>, Vec<Flip>),
    /// `flips Z…`: a turn without a hand card
    Flips(Vec<Flip>),
    /// `draws J [Z]`: a joker laid down at the start of the turn, and the card drawn for it
    Draws(At<Card>, Option<At<Card>>),
}

/// A turn as it is said where everybody knows whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Short {
    /// `1t 4p`: the cards in the order in which they were seen; the table tells which of them came
    /// from the hand.
    Cards(Vec<Flip>),
    /// `bombs 5 7p`, `grenades 5 7p`
    Turn(Turn),
}

/// What stands for `bombs` in a short turn; the second is what B types on a Korean keyboard.
const BOMBS: &[&str] = &["b", "ㅠ"];

/// How a short turn is written.
const SHORT: Form = Form::of(&[
    "CARD [on CARD] TURNED-UP [on CARD]",
    "bombs MONTH TURNED-UP",
    "flips TURNED-UP",
]);

const ON: &[&str] = &["on", "위에"];
const THEN: &[&str] = &["then", "대신"];
const FLIPS: &[&str] = &["flips", "flip", "뒤집음", "뒤집기"];

impl Turn {
    /// Returns the line that tells this turn: a bomb or grenade after which nothing was turned up
    /// is told in the same words as the event.
    pub fn act(self) -> Act {
        match self {
            Self::Bombs(month, flips) if flips.is_empty() => Act::Potkan(month),
            Self::Grenades(month, flips) if flips.is_empty() => Act::Grenade(month),
            turn => Act::Turn(turn),
        }
    }

    /// Returns the turn that a line tells, if it tells one; where nothing was turned up, a bomb is
    /// one only in records of whole turns.
    pub fn of(act: &Act) -> Option<Self> {
        match act {
            Act::Turn(turn) => Some(turn.clone()),
            Act::Potkan(month) => Some(Self::Bombs(*month, Vec::new())),
            Act::Grenade(month) => Some(Self::Grenades(*month, Vec::new())),
            _ => None,
        }
    }

    /// Returns the turn that a text tells behind the player's name, as [`print`](Self::print) writes
    /// it; `None` where it is none.
    pub fn read(text: &str, calendar: Calendar) -> Option<Self> {
        Self::of(&read_whole(text, calendar)?)
    }

    /// Returns the turn without a word of what was laid on this card.
    #[must_use]
    pub fn not_on(mut self, card: Card) -> Self {
        let not = |on: &mut Option<At<Card>>| *on = on.filter(|on| on.value != card);
        if let Self::Plays(play, _) = &mut self {
            not(&mut play.on);
        }
        if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = &mut self
        {
            for flip in flips {
                not(&mut flip.on);
            }
        }
        self
    }

    /// Returns the cards that came from the stock, in their order.
    pub fn turned_up(&self) -> Vec<Card> {
        let of = |flips: &[Flip]| -> Vec<Card> { flips.iter().map(|z| z.card.value).collect() };
        match self {
            Self::Plays(play, flips) => {
                let then = play.then.iter().map(|card| card.value);
                then.chain(of(flips)).collect()
            }
            Self::Bombs(_, flips) | Self::Grenades(_, flips) | Self::Flips(flips) => of(flips),
            Self::Draws(_, drawn) => drawn.iter().map(|card| card.value).collect(),
        }
    }

    /// Goes with the card of this column to one of two loose cards.
    pub fn choose(&mut self, column: u32, onto: Card) {
        let on = Some(At::new(onto, column));
        if let Self::Plays(play, _) = self
            && play.then.last().unwrap_or(&play.card).column == column
        {
            play.on = on;
        } else if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = self
            && let Some(flip) = flips.iter_mut().find(|flip| flip.card.column == column)
        {
            flip.on = on;
        }
    }

    /// Returns the canonical text behind the player's name.
    pub fn print(&self, calendar: Calendar) -> String {
        let mut text = match self {
            Self::Plays(play, _) => play.print(calendar),
            Self::Bombs(month, _) => format!("bombs {}", month.value.month(calendar)),
            Self::Grenades(month, _) => format!("grenades {}", month.value.month(calendar)),
            Self::Flips(_) => "flips".to_owned(),
            Self::Draws(joker, drawn) => {
                let drawn = drawn.iter().map(|card| card.value);
                let cards = std::iter::once(joker.value).chain(drawn);
                return cards.fold("draws".to_owned(), |text, card| {
                    text + " " + &card.code(calendar)
                });
            }
        };
        if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = self
            && !flips.is_empty()
        {
            if !matches!(self, Self::Flips(_)) {
                text.push_str(" flips");
            }
            for flip in flips {
                let _ = write!(text, " {}", flip.card.value.code(calendar));
                print_on(&mut text, flip.on, calendar);
            }
        }
        text
    }
}

impl Play {
    fn print(&self, calendar: Calendar) -> String {
        let mut text = format!("plays {}", self.card.value.code(calendar));
        for (at, card) in self.then.iter().enumerate() {
            let word = if at == 0 { "then " } else { "" };
            let _ = write!(text, " {word}{}", card.value.code(calendar));
        }
        print_on(&mut text, self.on, calendar);
        text
    }
}

fn print_on(text: &mut String, on: Option<At<Card>>, calendar: Calendar) {
    if let Some(on) = on {
        let _ = write!(text, " on {}", on.value.code(calendar));
    }
}

/// Returns the act that a text tells behind the player's name, where it is a turn and nothing else.
fn read_whole(text: &str, calendar: Calendar) -> Option<Act> {
    let cut = cut(text);
    let (first, words) = cut.words.split_first()?;
    let verb = Verb::read(&first.folded())?;
    let turns = [
        Verb::Plays,
        Verb::Potkan,
        Verb::Grenade,
        Verb::Flips,
        Verb::Draws,
    ];
    if !turns.contains(&verb) {
        return None;
    }
    if verb == Verb::Flips && words.is_empty() {
        // Tried turns turn nothing up where the stock is not known.
        return Some(Act::Turn(Turn::Flips(Vec::new())));
    }
    let mut args = Args::new(words, Place::default(), verb.form(), calendar);
    let act = read(verb, &mut args)?;
    args.end();
    args.faults.is_empty().then_some(act)
}

/// Returns the turn that a text says in short, or what is wrong with it.
pub fn short(text: &str, calendar: Calendar) -> Result<Short, Fault> {
    let cut = cut(text);
    let first = cut.words.first();
    let column = first.map_or(1, |word| word.column);
    let verb = first.map(Word::folded).and_then(|word| {
        let bombs = BOMBS.iter().any(|bombs| fold(bombs) == word);
        let bombs = bombs.then_some(Verb::Potkan);
        bombs.or_else(|| Verb::read(&word))
    });
    let verb = verb.filter(|verb| matches!(verb, Verb::Potkan | Verb::Grenade));
    // Which card was turned up, and which stands for a joker, follows from their order.
    let said = |word: &&Word| {
        ![FLIPS, THEN]
            .iter()
            .any(|words| words.contains(&word.folded().as_str()))
    };
    let words = cut.words.iter().skip(usize::from(verb.is_some()));
    let words: Vec<Word> = words.filter(said).cloned().collect();
    let mut args = Args::new(&words, Place { line: 1, column }, SHORT, calendar);
    let read = match verb {
        None => flipped(&mut args).map(Short::Cards),
        Some(verb) => of_month(verb, &mut args).map(Short::Turn),
    };
    args.end();
    match (read, args.faults.into_iter().next()) {
        (Some(short), None) => Ok(short),
        (_, Some(fault)) => Err(fault),
        (None, None) => Err(Fault::new(
            1,
            column,
            Problem::BadArgument {
                word: None,
                form: SHORT,
            },
        )),
    }
}

/// Returns a bomb or a grenade; the cards turned up may follow its month without a word between.
fn of_month(verb: Verb, args: &mut Args<'_>) -> Option<Turn> {
    let month = args.month()?;
    let flips = if args.is_empty() {
        Vec::new()
    } else {
        flipped(args)?
    };
    Some(if verb == Verb::Potkan {
        Turn::Bombs(month, flips)
    } else {
        Turn::Grenades(month, flips)
    })
}

/// Returns the line of a verb of whole turns, as far as its words fit.
pub(super) fn read(verb: Verb, args: &mut Args<'_>) -> Option<Act> {
    let turn = match verb {
        Verb::Flips => Turn::Flips(flipped(args)?),
        Verb::Draws => {
            let joker = args.card()?;
            let drawn = if args.is_empty() {
                None
            } else {
                Some(args.card()?)
            };
            Turn::Draws(joker, drawn)
        }
        Verb::Potkan => Turn::Bombs(args.month()?, flips(args)?),
        Verb::Grenade => Turn::Grenades(args.month()?, flips(args)?),
        _ => {
            let card = args.card()?;
            let mut then = Vec::new();
            while args.eat(THEN) {
                then.append(&mut args.sequence(&[ON, FLIPS, THEN])?);
            }
            let on = if args.eat(ON) {
                Some(args.card()?)
            } else {
                None
            };
            Turn::Plays(Play { card, then, on }, flips(args)?)
        }
    };
    Some(turn.act())
}

/// Returns what stands behind `flips`, or nothing where that word is not there.
fn flips(args: &mut Args<'_>) -> Option<Vec<Flip>> {
    if args.eat(FLIPS) {
        flipped(args)
    } else {
        Some(Vec::new())
    }
}

/// Returns the cards turned up, each with the one that it took; `None` where a word is no card.
fn flipped(args: &mut Args<'_>) -> Option<Vec<Flip>> {
    let mut flips: Vec<Flip> = Vec::new();
    loop {
        let cards = args.sequence(&[ON])?;
        flips.extend(cards.into_iter().map(|card| Flip { card, on: None }));
        if !args.eat(ON) {
            return Some(flips);
        }
        let on = args.card()?;
        if let Some(last) = flips.last_mut() {
            last.on = Some(on);
        }
        if args.is_empty() {
            return Some(flips);
        }
    }
}

impl Args<'_> {
    /// Returns the cards up to the end or to one of these words, in the order in which they are
    /// written, at least one; `None` with the faults where a word is no card.
    fn sequence(&mut self, until: &[&[&str]]) -> Option<Vec<At<Card>>> {
        let mut cards = Vec::new();
        let mut known = true;
        while let Some(word) = self.peek() {
            if until
                .iter()
                .any(|words| words.contains(&word.folded().as_str()))
            {
                break;
            }
            for part in self.word()?.parts() {
                match self.read_cards(&part) {
                    Ok(read) => cards.extend(read),
                    Err(unknown) => {
                        self.fault(part.column, Problem::UnknownCard(unknown));
                        known = false;
                    }
                }
            }
        }
        if known && cards.is_empty() {
            let next = self.next();
            self.misfit(next);
            return None;
        }
        known.then_some(cards)
    }
}
