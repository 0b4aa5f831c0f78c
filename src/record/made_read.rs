//! Parses what a line says that a Koi-Koi pile makes.

use super::args::{Args, whole};
use super::{Made, MadeKind, Spanned, Yaku};

/// Parses the words after the verb, in any order.
pub(super) fn made(args: &mut Args<'_>) -> Made {
    let mut made = Made::default();
    while let Some(word) = args.next() {
        let folded = word.folded();
        let fits = if let Some(points) = whole(&folded) {
            made.base.replace(points).is_none()
        } else if let Some((kind, number)) = counted(&folded) {
            made.count_mut(kind).replace(number).is_none()
        } else if let Some(yaku) = Yaku::of_id(&folded) {
            let is_new = !made.names(yaku);
            made.yaku.push(Spanned::new(yaku, word.column));
            is_new
        } else {
            false
        };
        if !fits {
            args.misfit(Some(word));
        }
    }
    made.yaku.sort_by_key(|yaku| yaku.value);
    made.yaku.dedup_by_key(|yaku| yaku.value);
    made
}

/// Parses a word such as `c12` into its kind and number.
fn counted(folded: &str) -> Option<(MadeKind, u32)> {
    let kinds = MadeKind::ALL.into_iter();
    let mut read = kinds.filter_map(|kind| {
        let number = whole(folded.strip_prefix(kind.letter())?)?;
        Some((kind, number.try_into().ok()?))
    });
    read.next()
}
