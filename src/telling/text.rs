//! What a text says at a table, before any rules are applied.

use super::cash::in_chips;
use super::hear::{self, Heard, OpenPoint, Unheard};
use super::piece::{self, Sense};
use super::{FactKind, Misheard, MisheardReason, Set, TellingTable, cut, item, koikoi, part};
use crate::card::Card;
use crate::record::Seat;
use crate::rules::Rules;
use crate::vocabulary::Word;

/// Cuts a line into pieces.
fn pieces(line: &str, table: TellingTable<'_>) -> Vec<piece::Piece> {
    let calendar = table.ruleset.rules.calendar();
    let cutter = cut::Cutter::new(line, table.players, calendar);
    cutter.at_table(&table.before.players()).pieces()
}

/// Returns what a line says, before any rules are applied.
pub(super) fn heard(line: &str, table: TellingTable<'_>) -> Result<Heard, Misheard> {
    let calendar = table.ruleset.rules.calendar();
    let players = table.players.len();
    let pieces = pieces(line, table);
    let pieces = in_chips(pieces, line, table.before.chip())?;
    let worth = |word| match &table.ruleset.rules {
        Rules::GoStop(rules) => (Set(word).points(rules), i64::from(Set(word).cards_of())),
        Rules::KoiKoi(rules) => (koikoi::points_of(Set(word), rules), 0),
        Rules::MinHwatu(_) => (0, 0),
    };
    let items = item::items(
        &pieces,
        calendar,
        item::PlayerNumbers {
            numbers: table.numbers,
            players,
        },
        &worth,
    );
    let parts = part::parts(items);
    let slips = pieces
        .iter()
        .filter_map(|piece| Some((piece.spoken.clone(), piece.slip.clone()?)));
    let slips: Vec<OpenPoint> = slips
        .map(|(word, meant)| OpenPoint::Slip(word, meant))
        .collect();
    let heard = hear::hear(&parts, players, &worth).map(|mut heard| {
        heard
            .open
            .retain(|open| !matches!(open, OpenPoint::Slip(..)));
        heard.open.splice(0..0, slips);
        heard
    });
    heard.map_err(|unheard| match unheard {
        Unheard::Unknown(word) => Misheard::new(vec![word], MisheardReason::Unknown),
        Unheard::NoWord(word) => Misheard::new(vec![word], MisheardReason::NoWord),
        Unheard::Misplaced(word) => Misheard::new(vec![word], MisheardReason::Misplaced),
        Unheard::To(word) => Misheard::new(vec![word], MisheardReason::OnePayment),
        Unheard::Away(word) => Misheard::new(vec![word], MisheardReason::Away),
        Unheard::Stake(word) => Misheard::new(
            vec![word],
            match &table.ruleset.rules {
                Rules::GoStop(_) => MisheardReason::StakeLine,
                Rules::KoiKoi(_) | Rules::MinHwatu(_) => MisheardReason::OtherGame,
            },
        ),
    })
}

/// Returns whether a text is about a hand, even if it is not fully understood: it contains a table
/// word, a player's name, or a mistyped form of one.
pub fn is_told(text: &str, table: TellingTable<'_>) -> bool {
    let pieces = pieces(text, table);
    let known = pieces.iter().filter(|piece| tells(piece)).count();
    let first = pieces.first();
    let named =
        first.is_some_and(|piece| matches!(piece.sense, Sense::Name(_) | Sense::NameOr(..)));
    let unknown = pieces.iter().any(|piece| piece.sense == Sense::Unknown);
    // A single word that is not understood does not show whether the text is about a hand.
    known > 0 && (!unknown || pieces.len() > 1 || named)
}

/// Returns whether a piece says something about a hand.
const fn tells(piece: &piece::Piece) -> bool {
    match piece.sense {
        Sense::Word(word) => !matches!(word, Word::Around | Word::And),
        Sense::Name(_) | Sense::NameOr(..) | Sense::Away | Sense::Cards(_) | Sense::Signed(_) => {
            true
        }
        _ => false,
    }
}

/// The cards that are told of a player, each with its column.
pub type ToldPile = (Seat, Vec<(Card, u32)>);

/// Returns the cards that a text gives for players; `None` if the text says anything else.
pub fn piles(text: &str, table: TellingTable<'_>) -> Option<Vec<ToldPile>> {
    let heard = heard(text, table)
        .ok()
        .filter(|heard| heard.open.is_empty())?;
    let mut piles: Vec<ToldPile> = Vec::new();
    for fact in &heard.facts {
        let (Some(seat), FactKind::Cards(cards)) = (fact.seat, &fact.what) else {
            return None;
        };
        let column = fact.words.first().map_or(1, |word| word.column);
        let cards = cards.iter().map(|card| (*card, column));
        match piles.iter_mut().find(|(of, _)| *of == seat) {
            Some((_, known)) => known.extend(cards),
            None => piles.push((seat, cards.collect())),
        }
    }
    (!piles.is_empty()).then_some(piles)
}
