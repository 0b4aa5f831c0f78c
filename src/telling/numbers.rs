//! Decides which word each number without a unit belongs to.

use super::cut::is_kind;
use super::item::{Item, ItemKind, NumberUnit};
use super::letters::Gap;
use super::word_kinds::{WorthFn, is_event, is_set};
use crate::vocabulary::Word;

/// Where a number belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// The word at this index.
    Head(usize),
    /// No word: the number is bare.
    Nothing,
}

/// Several readings of a part's numbers are possible; they differ in the number at this index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ambiguous(pub(super) usize);

/// Returns whether a number can belong to the word after it.
fn takes_before(item: &Item, number: i64, worth: WorthFn<'_>) -> bool {
    let Some(word) = item.word() else {
        return false;
    };
    (is_kind(word) && (!item.letter || item.touches()))
        || (is_set(word) && fits(word, number, item.touches(), worth))
        || matches!(word, Word::Go | Word::Koi)
        || super::item::takes_times(word)
}

/// Returns whether a number can belong to the word before it.
fn takes_behind(item: &Item, number: &Item, value: i64, worth: WorthFn<'_>) -> bool {
    let Some(word) = item.word() else {
        return false;
    };
    (is_kind(word) && (!item.letter || number.touches()))
        || (is_set(word) && fits(word, value, number.touches(), worth))
        || matches!(word, Word::Go | Word::Koi)
        || is_event(word)
}

/// Returns whether a number can belong to a set: the two touch, or the number is the set's value.
/// Otherwise the rest of the line decides.
fn fits(word: Word, number: i64, touches: bool, worth: WorthFn<'_>) -> bool {
    touches || worth(word).0 == number
}

/// A number, and the words that it may belong to.
struct OpenNumber {
    at: usize,
    /// Whether the number continues a list of months after an event.
    chained: bool,
    before: Option<usize>,
    behind: Option<usize>,
}

/// Returns where each number among the items belongs, or the index of a number that several
/// readings place differently. `first` is the index of a number that is already settled: points
/// after a name.
pub(super) fn assign(
    items: &[Item],
    first: Option<usize>,
    worth: WorthFn<'_>,
) -> Result<Vec<To>, Ambiguous> {
    let open: Vec<OpenNumber> = (0..items.len())
        .filter(|at| Some(*at) != first)
        .filter_map(|at| open(items, at, worth))
        .collect();
    // A month in a list may also belong to the word after it.
    let in_list = |one: &&OpenNumber| one.chained && one.behind.is_some();
    if let Some(one) = open.iter().find(in_list) {
        return Err(Ambiguous(one.at));
    }
    let many: Vec<usize> = (0..items.len())
        .filter(|at| items.get(*at).and_then(Item::word).is_some_and(is_event))
        .collect();
    let mut ways: Vec<Vec<Option<usize>>> = Vec::new();
    try_all(&open, &many, &mut Vec::new(), &mut ways);
    let most = ways.iter().map(|way| given(way)).max().unwrap_or(0);
    ways.retain(|way| given(way) == most);
    let mut out = vec![To::Nothing; items.len()];
    let usual = |forward: bool| {
        open.iter()
            .map(|one| {
                if forward {
                    one.behind.or(one.before)
                } else {
                    one.before.or(one.behind)
                }
            })
            .collect::<Vec<Option<usize>>>()
    };
    let number_first = open.iter().any(|one| {
        let heads = [one.before, one.behind].into_iter().flatten();
        heads
            .filter_map(|at| items.get(at))
            .any(|head| head.number_first)
    });
    let way = match ways.as_slice() {
        [] => return Ok(out),
        [only] => only.clone(),
        several => {
            let wanted = usual(number_first);
            if several.contains(&wanted) {
                wanted
            } else {
                let differs = |at: &usize| {
                    several
                        .iter()
                        .any(|way| way.get(*at) != several.first().and_then(|first| first.get(*at)))
                };
                let at = (0..open.len()).find(differs).unwrap_or(0);
                return Err(Ambiguous(open.get(at).map_or(0, |one| one.at)));
            }
        }
    };
    for (one, head) in open.iter().zip(way) {
        if let (Some(slot), Some(head)) = (out.get_mut(one.at), head) {
            *slot = To::Head(head);
        }
    }
    Ok(out)
}

fn given(way: &[Option<usize>]) -> usize {
    way.iter().flatten().count()
}

/// The most numbers for which all readings are tried; lines that people say have fewer.
const MOST: usize = 10;

fn try_all(
    open: &[OpenNumber],
    many: &[usize],
    so_far: &mut Vec<Option<usize>>,
    ways: &mut Vec<Vec<Option<usize>>>,
) {
    let Some(next) = open.get(so_far.len()) else {
        if !ways.contains(so_far) {
            ways.push(so_far.clone());
        }
        return;
    };
    let options = if so_far.len() < MOST {
        vec![next.before, next.behind, None]
    } else {
        vec![next.before.or(next.behind)]
    };
    for option in options {
        let once = option.is_some_and(|head| !many.contains(&head));
        if once && so_far.contains(&option) {
            continue;
        }
        so_far.push(option);
        try_all(open, many, so_far, ways);
        so_far.pop();
    }
}

/// Returns the words that a number may belong to; `None` if the item is no such number. A word that
/// touches the number takes precedence, then one without a comma in between.
fn open(items: &[Item], at: usize, worth: WorthFn<'_>) -> Option<OpenNumber> {
    let item = items.get(at)?;
    let (value, cards) = match item.says {
        ItemKind::Number(value) => (value, false),
        ItemKind::Quantity(value, NumberUnit::Cards) => (value, true),
        _ => return None,
    };
    let event = |at: usize| items.get(at).and_then(Item::word).is_some_and(is_event);
    let before = at.checked_sub(1).and_then(|before| {
        let head = items.get(before)?;
        let fits = if cards {
            counts_cards(head)
        } else {
            takes_behind(head, item, value, worth)
        };
        fits.then_some((before, item.gap))
    });
    // A number right after an event is its month.
    if let Some((head, gap)) = before.filter(|(head, gap)| event(*head) && *gap <= Gap::Space) {
        debug_assert!(gap <= Gap::Space, "nothing parts them");
        return Some(OpenNumber {
            at,
            chained: false,
            before: Some(head),
            behind: None,
        });
    }
    let behind = items.get(at + 1).and_then(|head| {
        let fits = if cards {
            counts_cards(head)
        } else {
            takes_before(head, value, worth)
        };
        fits.then_some((at + 1, head.gap))
    });
    // In `shook 5, 12 junk`, the 12 counts junk and is not a second month.
    let counts = |at: usize| {
        let word = items.get(at).and_then(Item::word);
        word.is_some_and(|word| is_kind(word) || matches!(word, Word::Go | Word::Koi))
    };
    let counted = behind.is_some_and(|(at, gap)| gap <= Gap::Space && counts(at));
    let chained = if cards || counted {
        None
    } else {
        list_of(items, at)
    };
    if let Some(head) = chained {
        let behind = behind
            .filter(|(_, gap)| *gap <= Gap::Space)
            .map(|(at, _)| at);
        return Some(OpenNumber {
            at,
            chained: true,
            before: Some(head),
            behind,
        });
    }
    let (before, behind) = match (before, behind) {
        // If one of the two words is closer, because it touches the number or because a comma
        // separates the other, the closer one wins.
        (Some((before, left)), Some((_, right))) if nearer(left, right) => (Some(before), None),
        (Some((_, left)), Some((behind, right))) if nearer(right, left) => (None, Some(behind)),
        (before, behind) => (before.map(|(at, _)| at), behind.map(|(at, _)| at)),
    };
    Some(OpenNumber {
        at,
        chained: false,
        before,
        behind,
    })
}

/// Returns the index of the event whose list of months this number continues, if any.
fn list_of(items: &[Item], at: usize) -> Option<usize> {
    let mut here = at;
    loop {
        here = here.checked_sub(1)?;
        let item = items.get(here)?;
        match item.says {
            ItemKind::Number(month) if (1..=12).contains(&month) => {}
            _ if here + 1 < at && item.word().is_some_and(is_event) => return Some(here),
            _ => return None,
        }
    }
}

fn counts_cards(head: &Item) -> bool {
    head.word()
        .is_some_and(|word| is_kind(word) || is_set(word))
}

fn nearer(one: Gap, other: Gap) -> bool {
    one < other && (one == Gap::Nothing || other >= Gap::Comma)
}
