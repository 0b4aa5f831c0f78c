//! To which word each number belongs that has no unit of its own.

use super::cut::is_kind;
use super::item::{Item, Says, Unit};
use super::letters::Gap;
use crate::vocabulary::Word;

/// Where a number goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// To the word with this index.
    Head(usize),
    /// To none: a bare number.
    Nothing,
}

/// Several ways to read the numbers of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ambiguous(pub(super) usize);

/// Which words of a line a number may be told of.
fn takes_before(item: &Item) -> bool {
    let Some(word) = item.word() else { return false };
    (is_kind(word) && (!item.letter || item.touches())) || is_set(word) || matches!(word, Word::Go | Word::Koi)
}

fn takes_behind(item: &Item, number: &Item) -> bool {
    let Some(word) = item.word() else { return false };
    (is_kind(word) && (!item.letter || number.touches()))
        || is_set(word)
        || matches!(word, Word::Go | Word::Koi)
        || is_event(word)
}

/// Returns whether a word is a set of cards.
pub(super) const fn is_set(word: Word) -> bool {
    matches!(
        word,
        Word::FiveBrights
            | Word::FourBrights
            | Word::RainFourBrights
            | Word::ThreeBrights
            | Word::RainThreeBrights
            | Word::Godori
            | Word::Bidori
            | Word::Yukdori
            | Word::HongDan
            | Word::CheongDan
            | Word::ChoDan
            | Word::Vip
            | Word::Palssari
            | Word::BoarDeerButterflies
            | Word::FlowerViewing
            | Word::MoonViewing
            | Word::CardsOfTheMonth
    )
}

/// Returns whether a word is something that happened in a month.
pub(super) const fn is_event(word: Word) -> bool {
    matches!(
        word,
        Word::Shake
            | Word::Bomb
            | Word::Grenade
            | Word::Ppuk
            | Word::FirstPpuk
            | Word::SecondPpuk
            | Word::ThirdPpuk
            | Word::FirstSweep
            | Word::Quads
    )
}

/// A number, and the words that it may belong to.
struct Open {
    at: usize,
    before: Option<usize>,
    behind: Option<usize>,
}

/// Returns for each item that is a number where it goes, or at which of them several ways differ.
/// `first` is the index of a number that is already what it is: points behind a name.
pub(super) fn assign(items: &[Item], first: Option<usize>) -> Result<Vec<To>, Ambiguous> {
    let open: Vec<Open> = (0..items.len())
        .filter(|at| Some(*at) != first)
        .filter_map(|at| open(items, at))
        .collect();
    let mut ways: Vec<Vec<Option<usize>>> = Vec::new();
    try_all(&open, &mut Vec::new(), &mut ways);
    let most = ways.iter().map(|way| given(way)).max().unwrap_or(0);
    ways.retain(|way| given(way) == most);
    let mut out = vec![To::Nothing; items.len()];
    let usual = |forward: bool| {
        open.iter()
            .map(|one| if forward { one.behind.or(one.before) } else { one.before.or(one.behind) })
            .collect::<Vec<Option<usize>>>()
    };
    let number_first = open.iter().any(|one| {
        let heads = [one.before, one.behind].into_iter().flatten();
        heads.filter_map(|at| items.get(at)).any(|head| head.number_first)
    });
    let way = match ways.as_slice() {
        [] => return Ok(out),
        [only] => only.clone(),
        several => {
            let wanted = usual(number_first);
            if several.contains(&wanted) {
                wanted
            } else {
                let differs = |at: &usize| several.iter().any(|way| way.get(*at) != several.first().and_then(|first| first.get(*at)));
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

/// How many numbers are tried in every way; a line that people say has fewer.
const MOST: usize = 10;

fn try_all(open: &[Open], so_far: &mut Vec<Option<usize>>, ways: &mut Vec<Vec<Option<usize>>>) {
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
        let taken = option.is_some() && so_far.contains(&option);
        if option.is_none() && (next.before.is_some() || next.behind.is_some()) {
            let free = [next.before, next.behind].into_iter().flatten();
            if free.clone().any(|head| !so_far.contains(&Some(head))) && so_far.len() >= MOST {
                continue;
            }
        }
        if taken {
            continue;
        }
        so_far.push(option);
        try_all(open, so_far, ways);
        so_far.pop();
    }
}

/// Returns the words that a number may belong to: one that it touches comes first, then one from
/// which no comma parts it.
fn open(items: &[Item], at: usize) -> Option<Open> {
    let item = items.get(at)?;
    if !matches!(item.says, Says::Number(_) | Says::Quantity(_, Unit::Cards)) {
        return None;
    }
    let before = at.checked_sub(1).and_then(|before| {
        let head = items.get(before)?;
        let cards = matches!(item.says, Says::Quantity(..));
        let fits = if cards { counts_cards(head) } else { takes_behind(head, item) };
        fits.then_some((before, item.gap))
    });
    let behind = items.get(at + 1).and_then(|head| {
        let cards = matches!(item.says, Says::Quantity(..));
        let fits = if cards { counts_cards(head) } else { takes_before(head) };
        fits.then_some((at + 1, head.gap))
    });
    let (before, behind) = match (before, behind) {
        // The nearer of two, where one touches it or a comma parts the other.
        (Some((before, left)), Some((_, right))) if nearer(left, right) => (Some(before), None),
        (Some((_, left)), Some((behind, right))) if nearer(right, left) => (None, Some(behind)),
        (before, behind) => (before.map(|(at, _)| at), behind.map(|(at, _)| at)),
    };
    Some(Open { at, before, behind })
}

fn counts_cards(head: &Item) -> bool {
    head.word().is_some_and(|word| is_kind(word) || is_set(word))
}

fn nearer(one: Gap, other: Gap) -> bool {
    one < other && (one == Gap::Nothing || other >= Gap::Comma)
}
