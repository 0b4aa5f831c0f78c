//! What words mean by themselves: kinds, baks, events.

use crate::card::Flower;
use crate::record::{CountKind, Nth};
use crate::telling::{FactKind, Happened, ToldBak};
use crate::vocabulary::Word;

/// Returns the kind of cards that a word names, if it names one.
pub(in crate::telling) const fn kind(word: Word) -> Option<CountKind> {
    Some(match word {
        Word::Bright => CountKind::Brights,
        Word::Animal => CountKind::Animals,
        Word::Ribbon => CountKind::Ribbons,
        Word::Junk => CountKind::Junk,
        _ => return None,
    })
}

/// Returns the bak that a word names, with `true` for go-bak, which has no kind; `None` if the word
/// names no bak.
pub(super) const fn bak(word: Word) -> Option<(Option<ToldBak>, bool)> {
    Some(match word {
        Word::GwangBak => (Some(ToldBak::Gwang), false),
        Word::PiBak => (Some(ToldBak::Pi), false),
        Word::MeongBak => (Some(ToldBak::Meong), false),
        Word::TtiBak => (Some(ToldBak::Tti), false),
        Word::GoBak => (None, true),
        _ => return None,
    })
}

pub(super) const fn happened(word: Word) -> Option<Happened> {
    Some(match word {
        Word::Shake => Happened::Shake,
        Word::Bomb => Happened::Bomb,
        Word::Grenade => Happened::Grenade,
        Word::Ppuk => Happened::Ppuk(None),
        Word::FirstPpuk => Happened::Ppuk(Some(Nth::First)),
        Word::SecondPpuk => Happened::Ppuk(Some(Nth::Second)),
        Word::ThirdPpuk => Happened::Ppuk(Some(Nth::Third)),
        Word::FirstSweep => Happened::FirstSweep,
        _ => return None,
    })
}

pub(super) fn in_month(word: Word, flower: Option<Flower>) -> FactKind {
    happened(word).map_or(FactKind::Quads(flower), |happened| {
        FactKind::Happened(happened, 1, flower)
    })
}
