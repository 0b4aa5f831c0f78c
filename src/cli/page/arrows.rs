//! Who paid whom on balance, as arrows, the largest first.

use super::tables::Number;
use super::year::Year;
use crate::cli::words::Lang;
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::stats::PairFlow;
use std::cmp::Reverse;

/// What one person paid another, less what came back.
pub(super) struct ArrowView {
    pub(super) from: Name,
    pub(super) to: Name,
    /// The mark of whoever was paid.
    pub(super) mark: Mark,
    pub(super) chips: Number,
    /// The length of the arrow, up to 100.
    pub(super) length: i64,
}

/// Returns an arrow for every pair of regulars who are not even; `None` if a sum is too large.
pub(super) fn arrows(lang: Lang, year: &Year) -> Option<Vec<ArrowView>> {
    let stats = &year.stats;
    let place = |name: &str| stats.people.iter().position(|one| one.name == name);
    let paid = |from: usize, to: usize| {
        let places = place(year.name(from)).zip(place(year.name(to)));
        let flow = places.and_then(|(from, to)| stats.flow(from, to));
        flow.map_or(0, PairFlow::chips)
    };
    let people = year.regulars();
    let mut nets: Vec<(usize, usize, i64)> = Vec::new();
    for (at, one) in people.iter().enumerate() {
        for other in people.iter().skip(at + 1) {
            let net = paid(*one, *other).checked_sub(paid(*other, *one))?;
            match net {
                0 => {}
                1.. => nets.push((*one, *other, net)),
                _ => nets.push((*other, *one, net.checked_neg()?)),
            }
        }
    }
    nets.sort_by_key(|(.., net)| Reverse(*net));
    let most = nets.first().map_or(1, |(.., net)| *net);
    let arrows = nets.into_iter().filter_map(|(from, to, net)| {
        let length = i128::from(net) * 100 / i128::from(most);
        Some(ArrowView {
            from: year.people.get(from)?.name.clone(),
            to: year.people.get(to)?.name.clone(),
            mark: year.people.get(to)?.mark,
            chips: Number::plain(net, year.told(lang)),
            length: i64::try_from(length).unwrap_or(100).max(1),
        })
    });
    Some(arrows.collect())
}
