//! Everything that the page tells of a year, counted once more from the raw entries of the ledger,
//! by code that shares nothing with what wrote the page.

mod baks;
mod facts;
mod html;
mod lead;
mod raw;
mod titles;

use crate::support::{Circle, between};
use facts::facts;
use html::{attribute, each, plain, unescaped};
use raw::{Hand, Raw, hundredths};
use std::collections::{BTreeMap, BTreeSet};

/// A page beside what its ledger says.
struct Compared {
    raw: Raw,
    page: String,
    /// What the page counts in: chips, or the greatest common worth.
    unit: i64,
    people: BTreeSet<String>,
}

/// Checks everything that the page of a circle tells.
fn page_is_counted(circle: &Circle) {
    let (raw, page) = (Raw::read(circle), circle.page());
    let list = between(&page, "<section id=\"people\"", "</section>");
    let unit = match list.split_once("data-unit=\"") {
        Some((_, unit)) => hundredths(unit.split('"').next().unwrap()).0,
        None => raw.hands[0].worth,
    };
    let people = raw.people();
    let compared = Compared {
        raw,
        page,
        unit,
        people,
    };
    compared.story();
    compared.podium();
    titles::titles(&compared.raw, &compared.page, unit);
    compared.persons();
    compared.arrows();
    compared.halves();
    let several = compared.page.contains("data-unit=\"");
    let written = |hundredths: i64| {
        if several {
            compared.raw.money(hundredths)
        } else {
            (hundredths / unit).to_string()
        }
    };
    baks::baks(&compared.raw, &compared.page, written);
}

impl Compared {
    fn regulars(&self) -> BTreeSet<&String> {
        self.people.difference(&self.raw.guests).collect()
    }

    fn story(&self) {
        let Self { raw, page, .. } = self;
        let extent = between(page, "<p class=\"extent\">", "</p>");
        let all: BTreeSet<&String> = raw.present.values().flatten().collect();
        let (players, evenings, hands) = (all.len(), raw.present.len(), raw.played);
        let due = format!("{players} players, {evenings} evenings, {hands} hands");
        assert_eq!(extent, due);
        let story = each(page, "<span data-says=\"", "</span>").into_iter();
        let story = story.map(|one| unescaped(one.split_once('>').unwrap().1));
        let story: Vec<String> = story.collect();
        let lead = lead::lead(raw);
        assert_eq!(story[..lead.len()], lead);
        let always = |name: &&String| raw.present.values().all(|there| there.contains(*name));
        let never: Vec<&String> = all.iter().copied().filter(always).collect();
        let missed = story.iter().find(|one| one.contains("never missed"));
        let due = !never.is_empty() && never.len() < all.len();
        assert_eq!(missed.is_some(), due);
        assert!(missed.is_none_or(|said| never.iter().all(|name| said.contains(*name))));
    }

    /// Returns where somebody stands.
    fn place(&self, total: i64) -> usize {
        let people = self.people.iter();
        1 + people.filter(|name| self.raw.total(name) > total).count()
    }

    fn podium(&self) {
        let people = self.people.iter();
        let mut order: Vec<(i64, &String)> =
            people.map(|name| (-self.raw.total(name), name)).collect();
        order.sort();
        let list = between(&self.page, "<ol id=\"podium\"", "</ol>");
        let podium = each(list, "<li ", "</li>");
        for (one, (less, name)) in podium.iter().zip(order) {
            let total = -less;
            let place = self.place(total);
            assert_eq!(plain(between(one, "<bdi>", "</bdi>")), *name);
            assert_eq!(
                attribute(one, "data-chips"),
                (total / self.unit).to_string()
            );
            assert!(one.contains(&format!(">{place}</b>")), "{one}");
            assert!(plain(one).contains(&self.raw.money(total)), "{one}");
        }
        assert_eq!(podium.len(), self.people.len().min(3));
    }

    fn persons(&self) {
        let persons = each(&self.page, "<article id=\"person-", "</article>");
        assert_eq!(persons.len(), self.regulars().len());
        for part in persons {
            let name = attribute(part, "data-name");
            let total = self.raw.total(&name);
            assert_eq!(
                attribute(part, "data-chips"),
                (total / self.unit).to_string()
            );
            let regulars = self.regulars();
            let ahead = regulars.iter().filter(|one| self.raw.total(one) > total);
            let place = format!("<small>{} of {}</small>", 1 + ahead.count(), regulars.len());
            assert!(part.contains(&place), "{name}");
            let shown = each(part, "<div data-fact=\"", "</div>").into_iter();
            let shown = shown.map(|fact| {
                let (kind, rest) = fact.split_once('"').unwrap();
                (kind, plain(rest.split_once("<dd>").unwrap().1))
            });
            let shown: BTreeMap<&str, String> = shown.collect();
            let due = facts(&self.raw, &name);
            for kind in facts::KINDS {
                assert_eq!(shown.get(kind), due.get(kind), "{name}, {kind}");
            }
            let best = self.raw.hands.iter().filter(|hand| hand.is_won_by(&name));
            let worth = |hand: &Hand| hand.points(&name).unwrap_or_else(|| hand.net()[&name]);
            let best = best.map(|hand| (worth(hand), -hand.entry)).max().unwrap();
            let link = format!("href=\"#h{}\"", -best.1);
            assert!(part.contains(&link), "{name}: {best:?}");
        }
    }

    fn arrows(&self) {
        let mut due: BTreeMap<(String, String), i64> = BTreeMap::new();
        for from in self.regulars() {
            for to in self.regulars() {
                let net = self.raw.paid(from, to) - self.raw.paid(to, from);
                if net > 0 {
                    due.insert((from.clone(), to.clone()), net / self.unit);
                }
            }
        }
        let list = between(&self.page, "<ol id=\"arrows\"", "</ol>");
        let shown = each(list, "<li ", "</li>").into_iter().map(|one| {
            let between = (attribute(one, "data-from"), attribute(one, "data-to"));
            (between, attribute(one, "data-chips").parse().unwrap())
        });
        assert_eq!(shown.collect::<BTreeMap<_, i64>>(), due);
    }

    fn halves(&self) {
        let half = self.raw.nights.len().div_ceil(2);
        let section = between(&self.page, "<section id=\"beside\"", "</section>");
        for row in each(section, "<tr data-name=", "<tr") {
            let name = unescaped(between(row, "\"", "\""));
            let nets = self.raw.nights.values();
            let nets: Vec<i64> = nets
                .map(|night| night.get(&name).copied().unwrap_or(0))
                .collect();
            let halves = [nets[..half].iter().sum::<i64>(), nets[half..].iter().sum()];
            let due = halves.map(|half| (half / self.unit).to_string());
            assert_eq!(each(row, "data-half=\"", "\""), due, "{name}");
        }
    }
}

#[test]
fn a_page_in_money_of_one_worth_is_counted() {
    page_is_counted(&Circle::of(&["club"], 8));
}

#[test]
fn a_page_in_money_of_two_worths_is_counted() {
    page_is_counted(&Circle::of(&["family"], 7));
}

/// Those who never miss an evening for won miss all that are for yen, and the other way round.
#[test]
fn a_page_in_two_currencies_is_counted() {
    page_is_counted(&Circle::of(&["family", "friends"], 7));
}

#[test]
fn a_page_of_games_for_points_is_counted() {
    page_is_counted(&Circle::of(&["friends"], 12));
}
