//! What words mean by themselves: kinds, baks, what happened.

use crate::card::Flower;
use crate::record::{CountKind, Nth};
use crate::telling::{Bak, Happened, What};
use crate::vocabulary::Word;

/// Returns the kind that a word is.
pub(in crate::telling) const fn kind(word: Word) -> Option<CountKind> {
    Some(match word {
        Word::Bright => CountKind::Brights,
        Word::Animal => CountKind::Animals,
        Word::Ribbon => CountKind::Ribbons,
        Word::Junk => CountKind::Junk,
        _ => return None,
    })
}

/// Returns the bak that a word is; whether it is that of goes.
pub(super) const fn bak(word: Word) -> Option<(Option<Bak>, bool)> {
    Some(match word {
        Word::GwangBak => (Some(Bak::Gwang), false),
        Word::PiBak => (Some(Bak::Pi), false),
        Word::MeongBak => (Some(Bak::Meong), false),
        Word::TtiBak => (Some(Bak::Tti), false),
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

pub(super) fn in_month(word: Word, flower: Option<Flower>) -> What {
    happened(word).map_or(What::Quads(flower), |happened| {
        What::Happened(happened, 1, flower)
    })
}
