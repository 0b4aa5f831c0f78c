//! Drawing cards for the first deal, as people write it: `Ann=3t "Kim Bo"=3p Chul=9y night`.

use crate::card::{Card, UnknownCard, fold, read_word};
use crate::first_dealer::{DrawFault, FirstDealer, Hour, first_dealer};
use crate::record::{Name, Problem, Source, Spanned, check_seats, quoted};
use crate::rules::Rules;

/// Words for the time of day, which may follow the names.
const HOURS: [(&str, Hour); 6] = [
    ("night", Hour::Night),
    ("밤", Hour::Night),
    ("夜", Hour::Night),
    ("day", Hour::Day),
    ("낮", Hour::Day),
    ("昼", Hour::Day),
];

/// What separates a name from the card it drew.
const BETWEEN: [char; 2] = ['=', '＝'];

/// Somebody who sits down, and the word for the card they drew.
#[derive(Clone, Debug)]
struct DrawnCard {
    name: Name,
    card: Option<String>,
}

/// The players in turn order with the cards they drew. A player without a card does not take part
/// in the draw.
#[derive(Clone, Debug)]
pub(crate) struct DealDraw {
    lots: Vec<DrawnCard>,
    pub(crate) hour: Option<Hour>,
}

/// Why the drawn cards cannot decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LotFault {
    /// The lot that the fault is about; `None` if it is about the draw as a whole.
    pub(crate) of: Option<LotOf>,
    pub(crate) problem: LotProblem,
}

/// Somebody's lot: the place in turn order, the name, and the word for the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LotOf {
    pub(crate) place: usize,
    pub(crate) name: Name,
    pub(crate) card: Option<String>,
}

/// What is wrong with drawn cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LotProblem {
    /// No card has this name.
    Unknown(UnknownCard),
    /// The word may mean several cards.
    Several,
    /// The cards cannot decide.
    Draw(DrawFault),
}

/// A word on the command line that gives no card after a name.
#[derive(Clone, Debug)]
pub(crate) struct NoCard(pub(crate) String);

/// What the cards decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decided {
    /// This player deals.
    Deals(FirstDeal),
    /// These players drew cards of the same rank, and draw again.
    Again(Vec<DrawTurn>),
}

/// Who deals first, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FirstDeal {
    pub(crate) by: DrawTurn,
    /// Whether somebody else drew the same month, so that the kind of card decided.
    pub(crate) by_kind: bool,
    pub(crate) hour: Option<Hour>,
}

/// Somebody who drew a card, with their place in turn order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DrawTurn {
    pub(crate) place: usize,
    pub(crate) name: Name,
    pub(crate) card: Card,
}

impl DealDraw {
    /// Reads lots from a command line, each from one word. Errors: the first word without a card.
    pub(crate) fn of_words(words: &[String], hour: Option<Hour>) -> Result<Self, NoCard> {
        let lot = |word: &String| match split(word) {
            Some((name, card)) => Ok(DrawnCard {
                name: name.into(),
                card: Some(card),
            }),
            None => Err(NoCard(word.clone())),
        };
        let lots: Result<Vec<DrawnCard>, NoCard> = words.iter().map(lot).collect();
        Ok(Self { lots: lots?, hour })
    }

    /// Reads lots from an answer; `None` if the answer gives nobody a card.
    pub(crate) fn read(answer: &str) -> Option<Self> {
        let mut lots = Vec::new();
        let mut hour = None;
        for word in words(answer) {
            let known = HOURS.iter().find(|(name, _)| *name == fold(&word));
            match (split(&word), known) {
                (Some((name, card)), _) => lots.push(DrawnCard {
                    name: name.into(),
                    card: Some(card),
                }),
                (None, Some((_, told))) => hour = Some(*told),
                (None, None) => lots.push(DrawnCard {
                    name: unquoted(&word).into(),
                    card: None,
                }),
            }
        }
        let drawn = lots.iter().any(|lot| lot.card.is_some());
        drawn.then_some(Self { lots, hour })
    }

    /// Returns the answer that gives these lots, with each name replaced by what `called` returns.
    pub(crate) fn renamed(&self, called: impl Fn(&str) -> String) -> String {
        let lots = self.lots.iter().map(|lot| {
            let name = quoted(&called(&lot.name));
            match &lot.card {
                Some(card) => format!("{name}={card}"),
                None => name,
            }
        });
        let hour = self.hour.and_then(|told| {
            let hour = HOURS.iter().find(|(_, hour)| *hour == told);
            hour.map(|(word, _)| (*word).to_owned())
        });
        lots.chain(hour).collect::<Vec<String>>().join(" ")
    }

    /// Returns the names in turn order, or what is wrong with them.
    pub(crate) fn names(&self) -> Result<Vec<Name>, Problem> {
        let names = self
            .lots
            .iter()
            .map(|lot| Spanned::synthetic(lot.name.clone()));
        let names: Vec<Spanned<Name>> = names.collect();
        let wrong = check_seats(Source::New, &names).into_iter().next();
        match wrong {
            Some((_, problem)) => Err(problem),
            None => Ok(names.into_iter().map(|name| name.value).collect()),
        }
    }

    /// Returns what the cards decide under these rules, or every fault that prevents a decision.
    pub(crate) fn decide(&self, rules: &Rules) -> Result<Decided, Vec<LotFault>> {
        let mut faults = Vec::new();
        let mut drawn = Vec::new();
        for (place, lot) in self.lots.iter().enumerate() {
            let Some(word) = &lot.card else { continue };
            let fault = |problem| LotFault {
                of: self.lot(place),
                problem,
            };
            match read_word(word, rules.calendar()).as_deref() {
                Ok([card]) => drawn.push(DrawTurn {
                    place,
                    name: lot.name.clone(),
                    card: *card,
                }),
                Ok(_) => faults.push(fault(LotProblem::Several)),
                Err(unknown) => faults.push(fault(LotProblem::Unknown(unknown.clone()))),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let cards: Vec<Card> = drawn.iter().map(|drawn| drawn.card).collect();
        match first_dealer(&cards, rules, self.hour) {
            Ok(FirstDealer::Deals { at, by_kind }) => {
                let by = drawn.into_iter().nth(at).ok_or_else(Vec::new)?;
                Ok(Decided::Deals(FirstDeal {
                    by,
                    by_kind,
                    hour: self.hour,
                }))
            }
            Ok(FirstDealer::Again(all)) => {
                let again = all.into_iter().filter_map(|at| drawn.get(at).cloned());
                Ok(Decided::Again(again.collect()))
            }
            Err(found) => {
                let seated = |fault| LotFault {
                    of: match fault {
                        DrawFault::Joker(at) | DrawFault::TooMany(at) => {
                            drawn.get(at).and_then(|drawn| self.lot(drawn.place))
                        }
                        DrawFault::TooFew | DrawFault::NoHour => None,
                    },
                    problem: LotProblem::Draw(fault),
                };
                Err(found.into_iter().map(seated).collect())
            }
        }
    }

    /// Returns the lot at a place in turn order, counted from 0.
    fn lot(&self, place: usize) -> Option<LotOf> {
        let lot = self.lots.get(place)?;
        Some(LotOf {
            place,
            name: lot.name.clone(),
            card: lot.card.clone(),
        })
    }
}

impl LotFault {
    /// Returns the code of the fault, for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self.problem {
            LotProblem::Unknown(_) => "unknown-card",
            LotProblem::Draw(DrawFault::TooMany(_)) => "duplicate-card",
            LotProblem::Several | LotProblem::Draw(_) => "bad-argument",
        }
    }

    /// Returns whether the time of day is missing.
    pub(crate) fn lacks_hour(&self) -> bool {
        self.problem == LotProblem::Draw(DrawFault::NoHour)
    }

    /// Returns whether there are too few lots, whatever the cards.
    pub(crate) fn lacks_lots(&self) -> bool {
        self.problem == LotProblem::Draw(DrawFault::TooFew)
    }
}

/// Splits a word like `Ann=3t` into name and card, at the last separator.
fn split(word: &str) -> Option<(String, String)> {
    let word = match (unquoted(word), word) {
        (inside, whole) if inside.len() < whole.len() && inside.contains(BETWEEN) => inside,
        (_, whole) => whole,
    };
    let (name, card) = word.rsplit_once(BETWEEN)?;
    let (name, card) = (unquoted(name.trim()).trim(), card.trim());
    (!name.is_empty() && !card.is_empty()).then(|| (name.to_owned(), card.to_owned()))
}

/// Returns a word without quotes around it.
fn unquoted(word: &str) -> &str {
    let inside = |open, close| {
        let inside = word.strip_prefix(open)?.strip_suffix(close)?;
        (!inside.contains(['"', '“', '”'])).then_some(inside)
    };
    inside('"', '"')
        .or_else(|| inside('“', '”'))
        .unwrap_or(word)
}

/// Splits an answer into words at spaces and commas outside quotes.
fn words(answer: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut close = None;
    for c in answer.chars() {
        match (close, c) {
            (Some(end), _) if c == end => close = None,
            (None, '"') => close = Some('"'),
            (None, '“') => close = Some('”'),
            (None, ',' | '，' | '、') => words.push(String::new()),
            (None, c) if c.is_whitespace() => words.push(String::new()),
            _ => {}
        }
        let divides = close.is_none() && (c.is_whitespace() || matches!(c, ',' | '，' | '、'));
        if let Some(word) = words.last_mut().filter(|_| !divides) {
            word.push(c);
        }
    }
    words.retain(|word| !word.is_empty());
    joined(words)
}

/// Joins names and cards that are separate words, as in `Ann = 3t`.
fn joined(words: Vec<String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for word in words {
        match out.last_mut() {
            Some(last) if word.starts_with(BETWEEN) || last.ends_with(BETWEEN) => {
                last.push_str(&word);
            }
            _ => out.push(word),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(answer: &str) -> Vec<(Name, Option<String>)> {
        let lots = DealDraw::read(answer).unwrap();
        let lots = lots.lots.into_iter();
        lots.map(|lot| (lot.name, lot.card)).collect()
    }

    #[test]
    fn names_and_cards_are_told_apart_however_they_are_written() {
        let want = [
            ("Ann".into(), Some("3t".to_owned())),
            ("Kim Bo".into(), Some("팔광".to_owned())),
            ("Chul".into(), None),
        ];
        for answer in [
            "Ann=3t \"Kim Bo\"=팔광 Chul night",
            "Ann = 3t, “Kim Bo”= 팔광, Chul, 밤",
            "Ann＝3t \"Kim Bo=팔광\" NIGHT Chul",
        ] {
            assert_eq!(told(answer), want, "{answer}");
            assert_eq!(DealDraw::read(answer).unwrap().hour, Some(Hour::Night));
        }
    }

    #[test]
    fn names_alone_are_no_lots() {
        for answer in ["Ann Bo Chul", "\"Kim Ann\" Bo night", "", "= ="] {
            assert!(DealDraw::read(answer).is_none(), "{answer}");
        }
    }
}
