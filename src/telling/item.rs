//! Interprets pieces: numbers with what they count, words, and players.

use super::Spoken;
use super::cut::is_counter;
use super::letters::Gap;
use super::piece::{Piece, Sense};
use super::word_kinds::{WorthFn, is_set};
use crate::card::{Calendar, Card, Flower, read_word};
use crate::record::Seat;
use crate::vocabulary::Word;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberUnit {
    Points,
    Cards,
    Times,
    Month,
    Chips,
}

/// What an item says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ItemKind {
    /// A player; also the meaning of the name as a word, if it has one.
    Player(Seat, Option<Word>),
    /// A number without a unit.
    Number(i64),
    /// A number with its unit.
    Quantity(i64, NumberUnit),
    /// A signed number.
    Amount(i64),
    /// A number of goes.
    Goes(i64),
    /// A month, given by its name.
    Month(Flower),
    Word(Word),
    Cards(Vec<Card>),
    /// A word that joins the player before it to the next.
    Joins,
    /// Somebody who is not in the hand.
    Away,
    Unknown,
}

/// Something said in a line, with its place.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) says: ItemKind,
    /// What separates the item from the one before.
    pub(super) gap: Gap,
    pub(super) spoken: Spoken,
    pub(super) slip: Option<String>,
    /// Whether the item is a single letter that stands for a kind of cards.
    pub(super) letter: bool,
    pub(super) number_first: bool,
    /// Whether the item may be a number that calls a player.
    pub(super) unclear: bool,
}

impl Item {
    pub(super) const fn word(&self) -> Option<Word> {
        match self.says {
            ItemKind::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn is(&self, word: Word) -> bool {
        self.word() == Some(word)
    }

    pub(super) fn touches(&self) -> bool {
        self.gap == Gap::Nothing
    }
}

/// Interprets the pieces of a line, leaving out those without meaning.
pub(super) fn items(
    pieces: &[Piece],
    calendar: Calendar,
    players: PlayerNumbers<'_>,
    worth: WorthFn<'_>,
) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut gap = Gap::Nothing;
    let mut apart = false;
    let mut rest = pieces;
    while let Some((piece, behind)) = rest.split_first() {
        let (says, taken) = says(piece, behind, calendar, players, items.last());
        let used = rest.get(..taken).unwrap_or(rest);
        gap = gap.max(piece.gap);
        match says {
            None => apart = true,
            Some(says) => {
                items.push(Item {
                    says,
                    gap: if apart { gap.max(Gap::Space) } else { gap },
                    spoken: spoken(used),
                    slip: used.iter().find_map(|piece| piece.slip.clone()),
                    letter: piece.letter,
                    number_first: used.iter().any(|piece| piece.number_first),
                    unclear: false,
                });
                apart = false;
                gap = Gap::Nothing;
            }
        }
        rest = rest.get(taken.max(1)..).unwrap_or(&[]);
    }
    call_by_number(&mut items, players, worth);
    items
}

/// Treats a bare number at the beginning of a line or part as a player, if what follows has a
/// number of its own or takes none.
fn call_by_number(items: &mut [Item], players: PlayerNumbers<'_>, worth: WorthFn<'_>) {
    let mut by_number = false;
    let mut unclear: Vec<usize> = Vec::new();
    for at in 0..items.len() {
        let Some([item, rest @ ..]) = items.get(at..) else {
            break;
        };
        let ItemKind::Number(number) = item.says else {
            continue;
        };
        let (Some(seat), Some(next)) = (seat(number, players), rest.first()) else {
            continue;
        };
        let digits = item
            .spoken
            .text
            .chars()
            .all(|letter| matches!(letter, '0'..='9' | '０'..='９'));
        let called = digits && item.gap >= Gap::Comma && next.gap == Gap::Space;
        let counted = rest.get(1).is_some_and(|behind| {
            behind.touches()
                && matches!(
                    behind.says,
                    ItemKind::Number(_) | ItemKind::Quantity(_, NumberUnit::Cards)
                )
        });
        let takes_none = match &next.says {
            ItemKind::Word(word) if super::cut::is_kind(*word) => counted,
            ItemKind::Word(Word::Go | Word::Koi) => {
                // In `/1 go` and `1 go1` the 1 is the player who called; otherwise it may be the
                // number of calls.
                let calls = (item.gap == Gap::Slash && by_number) || counted;
                let begins = item.gap == Gap::Slash || by_number;
                if digits && begins && !calls && item.gap >= Gap::Comma && next.gap == Gap::Space {
                    unclear.push(at);
                }
                calls
            }
            ItemKind::Word(word) if is_set(*word) => worth(*word).0 != number,
            ItemKind::Word(word) => *word != Word::Cards && !takes_times(*word),
            ItemKind::Player(..) | ItemKind::Joins | ItemKind::Away | ItemKind::Unknown => false,
            _ => true,
        };
        if called
            && takes_none
            && let Some(item) = items.get_mut(at)
        {
            by_number = true;
            item.says = ItemKind::Player(seat, None);
        }
    }
    for at in unclear {
        if let Some(item) = items.get_mut(at) {
            item.unclear = true;
        }
    }
    points_before_sets(items, worth);
}

/// Treats a number after a name as points if the set after the number is worth a different number
/// of points.
fn points_before_sets(items: &mut [Item], worth: WorthFn<'_>) {
    for at in 1..items.len() {
        let Some([name, number, set]) = items.get(at - 1..=at + 1) else {
            continue;
        };
        let ItemKind::Number(points) = number.says else {
            continue;
        };
        let named = matches!(name.says, ItemKind::Player(..));
        let other = set
            .word()
            .is_some_and(|word| is_set(word) && worth(word).0 != points);
        if named
            && other
            && !set.touches()
            && let Some(number) = items.get_mut(at)
        {
            number.says = ItemKind::Quantity(points, NumberUnit::Points);
        }
    }
}

/// Returns the text of these pieces as the player typed it.
fn spoken(used: &[Piece]) -> Spoken {
    let Some(first) = used.first() else {
        return Spoken::none();
    };
    let mut text = first.spoken.text.clone();
    for piece in used.iter().skip(1) {
        // The pieces are consecutive, so only spaces are between them.
        if piece.gap != Gap::Nothing {
            text.push(' ');
        }
        text.push_str(&piece.spoken.text);
    }
    Spoken {
        text,
        column: first.spoken.column,
    }
}

/// Interprets a piece together with the pieces after it that belong to it. Returns their meaning,
/// if they have any, and how many pieces were used.
fn says(
    piece: &Piece,
    behind: &[Piece],
    calendar: Calendar,
    players: PlayerNumbers<'_>,
    before: Option<&Item>,
) -> (Option<ItemKind>, usize) {
    match &piece.sense {
        Sense::Particle { joins } => {
            let after_name = before.is_some_and(|item| matches!(item.says, ItemKind::Player(..)));
            ((*joins && after_name).then_some(ItemKind::Joins), 1)
        }
        Sense::Word(Word::Around) => (None, 1),
        Sense::Word(Word::And) => {
            let after_name = before.is_some_and(|item| matches!(item.says, ItemKind::Player(..)));
            (after_name.then_some(ItemKind::Joins), 1)
        }
        Sense::Word(word) => (Some(ItemKind::Word(*word)), 1),
        Sense::Name(seat) => (Some(ItemKind::Player(*seat, None)), 1),
        Sense::NameOr(seat, word) => (Some(ItemKind::Player(*seat, Some(*word))), 1),
        Sense::Signed(number) => {
            // What has a sign was won or lost, whatever is counted.
            let next = behind.first().filter(|next| next.gap <= Gap::Space);
            let unit = next.and_then(Piece::word).is_some_and(|word| {
                matches!(word, Word::Chips | Word::Points | Word::Base | Word::Cards)
            });
            (Some(ItemKind::Amount(*number)), 1 + usize::from(unit))
        }
        Sense::Often(number) => (Some(ItemKind::Quantity(*number, NumberUnit::Times)), 1),
        Sense::Month(month) => (Flower::of_month(*month, calendar).map(ItemKind::Month), 1),
        Sense::Cards(cards) => (Some(ItemKind::Cards(cards.clone())), 1),
        Sense::Away => (Some(ItemKind::Away), 1),
        Sense::Unknown => (Some(ItemKind::Unknown), 1),
        Sense::Number(number) => counted(*number, false, piece, behind, calendar, players, before),
        Sense::Counting(number) => counted(*number, true, piece, behind, calendar, players, before),
    }
}

/// Interprets a number together with the unit after it. Returns the meaning, if any, and how many
/// pieces were used.
fn counted(
    number: i64,
    counting: bool,
    piece: &Piece,
    behind: &[Piece],
    calendar: Calendar,
    players: PlayerNumbers<'_>,
    before: Option<&Item>,
) -> (Option<ItemKind>, usize) {
    let unit = behind.first().filter(|next| next.gap <= Gap::Space);
    let Some((next, word)) = unit.and_then(|next| Some((next, next.word()?))) else {
        return (Some(ItemKind::Number(number)), 1);
    };
    if !is_counter(word) {
        return (Some(ItemKind::Number(number)), 1);
    }
    let quantity = |unit| (Some(ItemKind::Quantity(number, unit)), 2);
    match word {
        // In Koi-Koi, points are told before doubling.
        Word::Points | Word::Base => quantity(NumberUnit::Points),
        Word::Cards => quantity(NumberUnit::Cards),
        Word::Chips => quantity(NumberUnit::Chips),
        Word::Month => month(number, behind, calendar),
        // If there is a gap between number and go, the rest of the line decides whether they belong
        // together.
        Word::Go if next.touches() || counting => (Some(ItemKind::Goes(number)), 2),
        Word::Times if is_korean_times(next) => {
            let times = counting && !is_sino(&piece.spoken.text);
            let event = behind
                .iter()
                .skip(1)
                .find(|piece| !matches!(piece.sense, Sense::Particle { .. }));
            let event = event
                .and_then(Piece::word)
                .is_some_and(|word| takes_times(word) && word != Word::Go);
            let after =
                piece.gap <= Gap::Space && before.and_then(Item::word).is_some_and(takes_times);
            // 이번 means "this time".
            let sino = is_sino(&piece.spoken.text);
            match (times || event || sino || after, seat(number, players)) {
                (false, Some(seat)) => (Some(ItemKind::Player(seat, None)), 2),
                _ => quantity(NumberUnit::Times),
            }
        }
        Word::Times => quantity(NumberUnit::Times),
        Word::Seat => match seat(number, players) {
            Some(seat) => (Some(ItemKind::Player(seat, None)), 2),
            None => quantity(NumberUnit::Times),
        },
        _ => (Some(ItemKind::Number(number)), 1),
    }
}

/// Returns whether a counter is 번, which is used for players' numbers as well as for times.
fn is_korean_times(piece: &Piece) -> bool {
    piece.spoken.text == "번"
}

/// Returns whether a numeral is Sino-Korean, as used for players' numbers.
fn is_sino(text: &str) -> bool {
    matches!(text, "일" | "이" | "삼" | "사" | "오" | "육" | "칠")
}

/// Returns whether this word can take a number of times.
pub(super) const fn takes_times(word: Word) -> bool {
    matches!(
        word,
        Word::Shake | Word::Bomb | Word::Grenade | Word::Ppuk | Word::Go | Word::Koi
    )
}

/// Returns the month with this number, or a card of the month if a kind follows; also how many
/// pieces were used.
fn month(number: i64, behind: &[Piece], calendar: Calendar) -> (Option<ItemKind>, usize) {
    let flower = u8::try_from(number)
        .ok()
        .and_then(|month| Flower::of_month(month, calendar));
    let Some(flower) = flower else {
        return (Some(ItemKind::Quantity(number, NumberUnit::Month)), 2);
    };
    let kind = behind.get(1).filter(|next| next.gap <= Gap::Space);
    let kind = kind.filter(|next| next.word().is_some_and(super::cut::is_kind));
    let counted = behind.get(2).is_some_and(|next| {
        next.gap <= Gap::Space && matches!(next.sense, Sense::Number(_) | Sense::Counting(_))
    });
    if let Some(kind) = kind.filter(|_| !counted)
        && let Ok(cards) = read_word(&format!("{number}월{}", kind.spoken.text), calendar)
    {
        return (Some(ItemKind::Cards(cards)), 3);
    }
    (Some(ItemKind::Month(flower)), 2)
}

/// The numbers that players are called by.
#[derive(Clone, Copy)]
pub(super) struct PlayerNumbers<'a> {
    /// The number of each player; empty if players are numbered in turn order.
    pub(super) numbers: &'a [u32],
    pub(super) players: usize,
}

/// Returns the seat of the player with this number.
fn seat(number: i64, by: PlayerNumbers<'_>) -> Option<Seat> {
    if by.numbers.is_empty() {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        return (at < by.players).then_some(Seat(at));
    }
    let mut numbers = by.numbers.iter();
    numbers.position(|own| i64::from(*own) == number).map(Seat)
}
