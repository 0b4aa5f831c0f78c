//! Parses lines that give a turn.

use super::args::Args;
use super::verb::Verb;
use super::word::{Token, composed, cut};
use super::{Act, Fault, Flip, Flips, LineSyntax, Place, Play, Problem, Short, Spanned, Turn};
use crate::card::{Calendar, Card, fold};
use std::borrow::Cow;

/// The short words for `bombs`: `b`, and what the same key types on a Korean keyboard.
const BOMBS: &[&str] = &["b", "ㅠ"];

/// How a turn in short form is written.
const SHORT: LineSyntax = LineSyntax::new(&[
    "CARD [on CARD] TURNED-UP [on CARD]",
    "bombs MONTH TURNED-UP",
    "flips TURNED-UP",
]);

const ON: &[&str] = &["on", "위에"];
const THEN: &[&str] = &["then", "대신"];
const FLIPS: &[&str] = &["flips", "flip", "뒤집음", "뒤집기"];

impl Turn {
    /// Parses a turn in the form of [`print`](Self::print), without the player's name; `None` if
    /// the text is no turn.
    pub fn read(text: &str, calendar: Calendar) -> Option<Self> {
        let act = read_whole(text, calendar)?;
        Self::from_act(&act).map(Cow::into_owned)
    }
}

/// Parses a complete turn, without the player's name; `None` if the text is anything else.
fn read_whole(text: &str, calendar: Calendar) -> Option<Act> {
    let text = composed(text);
    let cut = cut(&text);
    let (first, words) = cut.words.split_first()?;
    let verb = Verb::read(first.text)?;
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
        // A possible turn that was only tried out has no turned-up card if the stock is not known.
        return Some(Act::Turn(Turn::Flips(Flips::new())));
    }
    let mut args = Args::new(words, Place::default(), verb.form(), calendar);
    let act = read(verb, &mut args)?;
    args.end();
    args.faults.is_empty().then_some(act)
}

/// Parses a turn in short form.
pub fn short(text: &str, calendar: Calendar) -> Result<Short, Fault> {
    let text = composed(text);
    let cut = cut(&text);
    let first = cut.words.first();
    let column = first.map_or(1, |word| word.column);
    let verb = first.map(Token::folded).and_then(|word| {
        let bombs = BOMBS.iter().any(|bombs| fold(bombs) == word);
        let bombs = bombs.then_some(Verb::Potkan);
        bombs.or_else(|| Verb::read(&word))
    });
    let verb = verb.filter(|verb| matches!(verb, Verb::Potkan | Verb::Grenade));
    // The order of the cards already shows which were turned up and which replace a joker.
    let said = |word: &&Token<'_>| ![FLIPS, THEN].iter().any(|words| word.is_one_of(words));
    let words = cut.words.iter().skip(usize::from(verb.is_some()));
    let words: Vec<Token<'_>> = words.filter(said).copied().collect();
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

/// Parses a bomb or a grenade; the turned-up cards may follow the month without `flips`.
fn of_month(verb: Verb, args: &mut Args<'_>) -> Option<Turn> {
    let month = args.month()?;
    let flips = if args.is_empty() {
        Flips::new()
    } else {
        flipped(args)?
    };
    Some(if verb == Verb::Potkan {
        Turn::Bombs(month, flips)
    } else {
        Turn::Grenades(month, flips)
    })
}

/// Parses a line of a turn. A bomb or grenade may omit its month if nothing else follows.
pub(super) fn read(verb: Verb, args: &mut Args<'_>) -> Option<Act> {
    match verb {
        Verb::Potkan if args.is_empty() => return Some(Act::Potkan(None)),
        Verb::Grenade if args.is_empty() => return Some(Act::Grenade(None)),
        _ => {}
    }
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

/// Parses the turned-up cards after the word `flips`; none if that word is not next.
fn flips(args: &mut Args<'_>) -> Option<Flips> {
    if args.eat(FLIPS) {
        flipped(args)
    } else {
        Some(Flips::new())
    }
}

/// Parses turned-up cards, each with the loose card that it took, if given; `None` if a word is not
/// a card.
fn flipped(args: &mut Args<'_>) -> Option<Flips> {
    let mut flips = Flips::new();
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
    /// Takes one card or more, in the order written, up to the end of the line or one of these
    /// words. `None`, with the faults reported, if a word is not a card.
    fn sequence(&mut self, until: &[&[&str]]) -> Option<Vec<Spanned<Card>>> {
        let mut cards = Vec::new();
        let mut known = true;
        while let Some(word) = self.peek() {
            if until.iter().any(|words| word.is_one_of(words)) {
                break;
            }
            for part in self.word()?.parts() {
                known &= self.read_cards(part, &mut cards);
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
