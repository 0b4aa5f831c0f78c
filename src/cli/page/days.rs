//! Every hand, evening by evening.

use super::dealt::PageDay;
use super::hand::{Common, HandView};
use super::year::Year;
use crate::cli::figures::FigureContext;
use crate::cli::words::page::PageLabels;
use crate::cli::words::{Lang, say};
use crate::record::Name;
use crate::report::Measure;
use std::collections::BTreeMap;

/// The hands of a day, as shown.
pub(super) struct DayHandsView {
    pub(super) day: String,
    pub(super) name: String,
    pub(super) month: String,
    pub(super) count: String,
    pub(super) nets: String,
    pub(super) hands: Vec<HandView>,
}

/// Returns the evenings with their hands.
pub(super) fn days(year: &Year, common: &mut Common) -> Vec<DayHandsView> {
    let lang = common.lang;
    let mut days = Vec::new();
    for evening in &year.evenings {
        let worth = evening.worth().filter(|_| !year.is_alike());
        common.alike = year.is_alike() || worth.is_some();
        let count = say!(lang, page_hands(evening.played()));
        let count = match worth {
            Some(chip) => say!(lang, page_nets_of(&count, &say!(lang, worth_of(chip)))),
            None => count,
        };
        let count = match year.notes.get(&evening.day) {
            Some(note) => format!("{count} · {note}"),
            None => count,
        };
        days.push(DayHandsView {
            day: evening.day.clone(),
            name: say!(lang, on_day(&evening.day)),
            month: evening.month().to_owned(),
            count,
            nets: nets(lang, year, evening),
            hands: evening
                .hands
                .iter()
                .map(|dealt| common.hand(dealt))
                .collect(),
        });
    }
    days
}

/// Returns what an evening brought everybody, one currency after the other.
fn nets(lang: Lang, year: &Year, evening: &PageDay) -> String {
    let others = evening.others.iter().map(|(measure, nets)| (measure, nets));
    let all = std::iter::once((&year.measure, &evening.nets)).chain(others);
    let of = |(measure, nets): (&Measure, &BTreeMap<usize, i64>)| {
        let nets = nets.iter().filter_map(|(person, chips)| {
            let name = &year.people.get(*person)?.name;
            year.shows(name).then(|| (name.as_str().into(), *chips))
        });
        let nets: Vec<(Name, i64)> = nets.collect();
        let unit = measure.unit();
        let told = FigureContext { lang, unit };
        if unit.is_none() {
            return say!(lang, page_nets(&nets));
        }
        let each = nets.iter();
        let each = each.map(|(name, chips)| format!("{name} {}", told.number(*chips).seen()));
        each.collect::<Vec<String>>()
            .join(PageLabels::in_lang(lang).comma)
    };
    let texts = all.map(of).filter(|text| !text.is_empty());
    texts.collect::<Vec<String>>().join("; ")
}
