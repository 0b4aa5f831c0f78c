//! Parses lines about a pile: cards, counts and points.

use super::args::{Args, signed, whole};
use super::verb::points;
use super::{Act, Bound, CountKind, Known, PartCounts, ScoredPile, Spanned};
use crate::card::fold;

const NONE: &[&str] = &["none", "없음"];
const SOME: &[&str] = &["some", "있음"];

/// The words for each kind that may stand before a number.
const KINDS: [(CountKind, &[&str]); 4] = [
    (CountKind::Brights, &["g", "광"]),
    (CountKind::Animals, &["y", "k", "열끗", "열", "끗"]),
    (CountKind::Ribbons, &["t", "띠"]),
    (CountKind::Junk, &["p", "피"]),
];

/// Splits a word into a kind and a rest that `read` can parse; `None` if no split works.
fn of_kind<T>(folded: &str, read: impl Fn(&str) -> Option<T>) -> Option<(CountKind, T)> {
    let mut rests = KINDS.into_iter().flat_map(|(kind, words)| {
        let rest = words.iter().filter_map(|word| folded.strip_prefix(word));
        rest.map(move |rest| (kind, rest))
    });
    rests.find_map(|(kind, rest)| Some((kind, read(rest)?)))
}

fn number(digits: &str) -> Option<u32> {
    whole(digits)?.try_into().ok()
}

impl Args<'_> {
    /// Stores the number of a kind in `of`; reports a number that was given before or is more than
    /// a pack has.
    fn count(&mut self, part: Spanned<&str>, kind: CountKind, number: u32, of: &mut Option<u32>) {
        if of.is_some() || number > kind.most() {
            self.misfit_part(part);
        } else {
            *of = Some(number);
        }
    }
}

/// Parses a whole pile: its cards, and the total of any kind that the line gives.
pub(super) fn has(args: &mut Args<'_>) -> Act {
    let mut counts = PartCounts::NONE;
    let cards = args.cards_beside(|args, part| {
        let Some((kind, number)) = of_kind(&fold(part.value), number) else {
            return false;
        };
        args.count(part, kind, number, counts.of_kind(kind));
        true
    });
    Act::Has(cards, counts)
}

/// Parses the winner's points, the kinds of lines that they include, and the known cards and
/// counts.
pub(super) fn scores(args: &mut Args<'_>) -> Option<Act> {
    let points = args
        .read(|word| points(word).or_else(|| whole(word)))?
        .value;
    let mut scored = ScoredPile {
        points,
        ..ScoredPile::default()
    };
    let mut counts = PartCounts::NONE;
    let mut lines: Vec<CountKind> = Vec::new();
    let mut cards = args.cards_beside(|args, part| {
        let folded = fold(part.value);
        if let Some((kind, number)) = of_kind(&folded, number) {
            let of = match kind {
                CountKind::Animals if lines.contains(&kind) => return refuse(args, part),
                CountKind::Animals => &mut scored.animals,
                _ => counts.of_kind(kind),
            };
            args.count(part, kind, number, of);
            return true;
        }
        let line = of_kind(&folded, |rest| rest.is_empty().then_some(()));
        let Some((kind, ())) = line else {
            return false;
        };
        if lines.contains(&kind) || kind == CountKind::Animals && scored.animals.is_some() {
            return refuse(args, part);
        }
        lines.push(kind);
        true
    });
    args.refuse_surplus(&mut cards);
    scored.brights = lines.contains(&CountKind::Brights);
    scored.ribbons = lines.contains(&CountKind::Ribbons);
    scored.junk = lines.contains(&CountKind::Junk);
    Some(Act::Scores(scored, cards, counts))
}

fn refuse(args: &mut Args<'_>, part: Spanned<&str>) -> bool {
    args.misfit_part(part);
    true
}

/// Parses the known facts about a loser's pile, in the order of the line.
pub(super) fn known(args: &mut Args<'_>) -> Act {
    if args.is_empty() {
        args.misfit(None);
    }
    let mut facts = Vec::new();
    while let Some(word) = args.next() {
        for part in word.parts() {
            let folded = fold(part.value);
            if NONE.contains(&folded.as_str()) {
                facts.push(Known::Nothing);
            } else if SOME.contains(&folded.as_str()) {
                facts.push(Known::Something);
            } else if let Some((kind, bound)) = of_kind(&folded, bound) {
                if fits(kind, bound) {
                    facts.push(Known::Count(kind, bound));
                } else {
                    args.misfit_part(part);
                }
            } else {
                let mut cards = Vec::new();
                args.read_cards(part, &mut cards);
                facts.extend(cards.into_iter().map(Known::Card));
            }
        }
    }
    Act::Known(facts)
}

/// Parses the quantity written after a kind: `N`, `N+` or `<N`.
fn bound(written: &str) -> Option<Bound> {
    if let Some(below) = written.strip_prefix('<') {
        return number(below).map(Bound::Below);
    }
    match written.strip_suffix('+') {
        Some(least) => number(least).map(Bound::AtLeast),
        None => number(written).map(Bound::Exactly),
    }
}

/// Returns whether a pile can have this quantity of a kind.
const fn fits(kind: CountKind, bound: Bound) -> bool {
    match bound {
        Bound::Exactly(number) | Bound::AtLeast(number) => number <= kind.most(),
        Bound::Below(number) => number > 0 && number <= kind.most() + 1,
    }
}

/// Parses an amount of chips.
pub(super) fn amount(args: &mut Args<'_>) -> Option<i64> {
    args.read(signed).map(|amount| amount.value)
}
