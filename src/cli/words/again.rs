//! An old answer as it can be typed, and the question that shows it.

use super::{Lang, say};
use crate::cli::prompt::{Asking, OldAnswer, OldBesides};
use crate::record::Scored;

/// A piece of an answer that is typed otherwise in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Typed<'a> {
    /// So many points.
    Points(i64),
    /// Brights among them.
    Brights,
    /// So many animals among them.
    Animals(u32),
    /// Ribbons among them.
    Ribbons,
    /// Junk among them.
    Junk,
    /// So many goes.
    Goes(u32),
    /// A month that was shown.
    Shown(u8),
    /// A month that was bombed.
    Bombed(u8),
    /// A month that was played two on two.
    Grenade(u8),
    /// A month that was taken whole in the first turn.
    FirstSweep(u8),
    /// A go of somebody else.
    GoOf(&'a str),
}

/// Returns the prompt of what a hand asks again, with the old answer; `plain` is it without.
pub(in crate::cli) fn asking_again(
    lang: Lang,
    asked: &Asking,
    plain: &str,
    old: &OldAnswer,
) -> String {
    let old = old_answer(lang, old);
    match asked {
        Asking::Quick { question: of, name } => say!(lang, question(*of, name, Some(&old))),
        _ => format!("{} [{old}] ", plain.trim_end()),
    }
}

fn old_answer(lang: Lang, old: &OldAnswer) -> String {
    match old {
        OldAnswer::Typed(text) => text.clone(),
        OldAnswer::Points(scored) => typed(lang, points(*scored)),
        OldAnswer::Besides(told) => {
            let own = typed(lang, besides(told));
            let others = told.others_go.iter();
            let others = others.map(|name| say!(lang, typed(Typed::GoOf(name))));
            let own = Some(own).filter(|own| !own.is_empty()).into_iter();
            own.chain(others)
                .collect::<Vec<_>>()
                .join(say!(lang, next_typed()))
        }
    }
}

fn typed<'a>(lang: Lang, pieces: impl IntoIterator<Item = Typed<'a>>) -> String {
    let pieces = pieces.into_iter();
    let pieces = pieces.map(|piece| say!(lang, typed(piece)));
    pieces.collect::<Vec<_>>().join(" ")
}

fn points(scored: Scored) -> impl Iterator<Item = Typed<'static>> {
    let pieces = [
        Some(Typed::Points(scored.points)),
        scored.brights.then_some(Typed::Brights),
        scored.animals.map(Typed::Animals),
        scored.ribbons.then_some(Typed::Ribbons),
        scored.junk.then_some(Typed::Junk),
    ];
    pieces.into_iter().flatten()
}

/// Returns what the winner did.
fn besides(told: &OldBesides) -> impl Iterator<Item = Typed<'static>> {
    let goes = (told.goes > 0).then_some(Typed::Goes(told.goes));
    let months = |typed: fn(u8) -> Typed<'static>, months: &[u8]| -> Vec<Typed<'static>> {
        months.iter().copied().map(typed).collect()
    };
    goes.into_iter()
        .chain(months(Typed::Shown, &told.shown))
        .chain(months(Typed::Bombed, &told.bombed))
        .chain(months(Typed::Grenade, &told.grenades))
        .chain(months(Typed::FirstSweep, &told.first_sweep))
}
