//! How the page begins: the story of the year in sentences, who came first, and hands to look at.

use super::records::RecordView;
use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::year::{Climb, Lead, climb, race};
use console::measure_text_width;
use std::cmp::Reverse;

/// A sentence of the story.
pub(in crate::cli) struct Sentence {
    /// What the sentence is about, for tests and styles.
    pub(in crate::cli) kind: &'static str,
    pub(in crate::cli) says: String,
}

/// Somebody among the first three.
#[derive(Clone)]
pub(in crate::cli) struct OnPodium {
    pub(in crate::cli) place: usize,
    pub(in crate::cli) person: usize,
    pub(in crate::cli) name: Name,
    pub(in crate::cli) mark: Mark,
    pub(in crate::cli) chips: i64,
    pub(in crate::cli) shown: String,
    /// A class for a name with a long word.
    pub(in crate::cli) size: &'static str,
}

/// The fewest evenings of which more is told than who finished first.
const FEW: usize = 3;
/// The most people who are named in one sentence.
const MOST_NAMED: usize = 5;

/// Returns the story of a year. It has a sentence if there was any evening.
pub(super) fn story(lang: Lang, year: &Year) -> Vec<Sentence> {
    let told = StoryTeller { lang, year };
    if is_short(year) {
        let several = year.nights.len() > 1 && year.tells_amounts();
        let best = several.then(|| told.best()).flatten();
        return told.first().into_iter().chain(best).collect();
    }
    let mut sentences = told.lead();
    if sentences.is_empty() {
        sentences.extend(told.first());
    }
    if year.tells_amounts() {
        sentences.extend(told.comeback().or_else(|| told.best()));
    }
    sentences.extend(told.faithful());
    sentences.extend(told.never_met());
    sentences
}

/// Returns whether there were too few evenings for a story.
pub(super) fn is_short(year: &Year) -> bool {
    year.nights.len() < FEW
}

struct StoryTeller<'y> {
    lang: Lang,
    year: &'y Year,
}

impl StoryTeller<'_> {
    fn day(&self, night: usize) -> String {
        let night = self.year.nights.get(night);
        night.map_or_else(String::new, |night| self.year.on_day(self.lang, &night.day))
    }

    /// Says who finished first; `None` without an evening.
    fn first(&self) -> Option<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let totals = year.totals();
        let total = |person: &usize| totals.get(*person).copied().unwrap_or(0);
        let people = year.counted_people();
        let most = people.iter().map(total).max()?;
        year.nights.first()?;
        let first: Vec<usize> = people
            .iter()
            .copied()
            .filter(|person| total(person) == most)
            .collect();
        let mut nets = year.course.iter().flat_map(|night| night.nets.values());
        let says = match first.as_slice() {
            _ if nets.all(|net| *net == 0) => say!(lang, story_nothing_moved()).to_owned(),
            _ if people.iter().all(|person| total(person) == 0) => {
                say!(lang, story_even()).to_owned()
            }
            [person] => {
                let much = year.amount(lang, most);
                say!(lang, story_finished_first(year.name(*person), &much))
            }
            several => {
                let names = several.iter().map(|person| year.name(*person));
                say!(lang, story_level(&names.collect::<Vec<&str>>()))
            }
        };
        Some(Sentence { kind: "lead", says })
    }

    /// Says who led and since when, and how often the lead changed.
    fn lead(&self) -> Vec<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let Some(race) = race(&year.course, year.people.len()) else {
            return Vec::new();
        };
        let is_last = |night: usize| night + 1 == year.course.len();
        let says = match &race.lead {
            Lead::Throughout(person) => say!(lang, story_led_throughout(year.name(*person))),
            Lead::Since {
                person,
                night,
                from: Some(from),
            } => {
                let (name, other) = (year.name(*person), year.name(*from));
                let day = self.day(*night);
                if is_last(*night) {
                    say!(lang, story_overtook_at_last(name, other, &day))
                } else {
                    say!(lang, story_overtook(name, other, &day))
                }
            }
            Lead::Since { person, night, .. } => {
                say!(lang, story_led_since(year.name(*person), &self.day(*night)))
            }
            Lead::Shared(people) => {
                let names = people.iter().map(|person| year.name(*person));
                say!(lang, story_level(&names.collect::<Vec<&str>>()))
            }
        };
        let lead = Sentence { kind: "lead", says };
        let changes = (race.changes > 1).then(|| Sentence {
            kind: "changes",
            says: say!(lang, story_lead_changed(race.changes)),
        });
        std::iter::once(lead).chain(changes).collect()
    }

    /// Tells of the longest climb back from a lowest point.
    fn comeback(&self) -> Option<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let (
            person,
            Climb {
                night, from, to, ..
            },
        ) = furthest(year)?;
        let (low, now) = (year.amount(lang, from), year.amount(lang, to));
        let name = year.name(person);
        Some(Sentence {
            kind: "comeback",
            says: say!(lang, story_came_back(name, &low, &self.day(night), &now)),
        })
    }

    /// Tells of the evening that brought somebody most.
    fn best(&self) -> Option<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let nights = year.nights.iter();
        let best = nights.filter_map(|night| {
            let person = night.winner()?;
            Some((night.net(person), night, person))
        });
        let (chips, night, person) =
            best.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let (won, day) = (year.amount(lang, chips), year.on_day(lang, &night.day));
        Some(Sentence {
            kind: "evening",
            says: say!(lang, story_best_evening(year.name(person), &won, &day)),
        })
    }

    /// Names those who were there on every evening.
    fn faithful(&self) -> Option<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let people = 0..year.people.len();
        let names: Vec<&str> = people
            .filter(|person| year.attended(*person) == year.evenings.len())
            .map(|person| year.name(person))
            .collect();
        // If nobody ever missed one, nothing is said of anybody.
        let tells = (1..=MOST_NAMED).contains(&names.len()) && names.len() < year.people.len();
        tells.then(|| Sentence {
            kind: "faithful",
            says: say!(lang, story_never_missed(&names)),
        })
    }
}

impl StoryTeller<'_> {
    /// Names the first two of the podium who were never there on one evening: what is compared there comes
    /// from different tables.
    fn never_met(&self) -> Option<Sentence> {
        let (lang, year) = (self.lang, self.year);
        let podium = podium(lang, year);
        let people: Vec<usize> = podium.iter().map(|one| one.person).collect();
        let met = |one: usize, other: usize| {
            let mut present = year.presences();
            present.any(|there| there.contains(&one) && there.contains(&other))
        };
        let pairs = people.iter().enumerate().flat_map(|(at, one)| {
            let others = people.iter().skip(at + 1);
            others.map(move |other| (*one, *other))
        });
        let (one, other) = pairs.into_iter().find(|(one, other)| !met(*one, *other))?;
        Some(Sentence {
            kind: "apart",
            says: say!(lang, story_never_met(year.name(one), year.name(other))),
        })
    }
}

/// A comeback is told of if what was made good is at least this part of the most that anybody has.
const PART: i64 = 4;

/// Returns who made good most of what was lost, if that was much.
fn furthest(year: &Year) -> Option<(usize, Climb)> {
    let most = year.totals().into_iter().max()?;
    let climbs = year.regulars().into_iter();
    let climbs = climbs.filter_map(|person| Some((person, climb(&year.course, person)?)));
    let much = |climb: &Climb| climb.is_comeback() && climb.made_good() >= most / PART;
    climbs
        .filter(|(_, climb)| much(climb))
        .reduce(|best, next| {
            if next.1.made_good() > best.1.made_good() {
                next
            } else {
                best
            }
        })
}

/// Returns the first three. Whoever shares a place for which there is no room is left out, with all
/// who share it.
pub(super) fn podium(lang: Lang, year: &Year) -> Vec<OnPodium> {
    let totals = year.totals();
    let people = year.counted_people().into_iter();
    let order = people.filter_map(|person| Some((person, totals.get(person).copied()?)));
    let mut order: Vec<(usize, i64)> = order.collect();
    order.sort_by_key(|(person, chips)| (Reverse(*chips), year.name(*person).to_owned()));
    let place = |chips: i64| 1 + order.iter().filter(|(_, more)| *more > chips).count();
    let up_to = |at: usize| {
        order
            .iter()
            .filter(|(_, chips)| place(*chips) <= at)
            .count()
    };
    let room = (1..=3).rev().map(up_to).find(|count| *count <= 3);
    let room = room.unwrap_or(0);
    let first = order.iter().take(room).filter_map(|(person, chips)| {
        let who = year.people.get(*person)?;
        Some(OnPodium {
            place: place(*chips),
            person: *person,
            name: who.name.clone(),
            mark: who.mark,
            chips: *chips,
            shown: year.amount(lang, *chips),
            size: size(&who.name),
        })
    });
    first.collect()
}

/// Returns the class of a name by its longest word, since names are not broken if they need not be.
fn size(name: &str) -> &'static str {
    let words = name.split_whitespace().map(measure_text_width);
    match words.max().unwrap_or(0) {
        ..10 => "",
        10..15 => " long",
        _ => " longest",
    }
}

/// The records to look at first, in this order.
const LOOKED_AT: [&str; 5] = ["hand", "rarest", "goes", "points", "round"];

/// Returns, for each record, whether it is looked at first: up to three of different hands whose
/// cards are known.
pub(super) fn looked_at(records: &[RecordView]) -> Vec<bool> {
    let mut found: Vec<usize> = Vec::new();
    for kind in LOOKED_AT {
        let at = records
            .iter()
            .position(|one| one.kind == kind && one.pile.is_some());
        let Some((at, record)) = at.and_then(|at| Some((at, records.get(at)?))) else {
            continue;
        };
        let known = |other: &usize| {
            let other = records.get(*other);
            other.is_some_and(|other| other.link == record.link)
        };
        if found.len() < 3 && !found.iter().any(known) {
            found.push(at);
        }
    }
    (0..records.len()).map(|at| found.contains(&at)).collect()
}
