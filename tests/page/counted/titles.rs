//! The titles that people earned.

use super::html::{attribute, each, plain, unescaped};
use super::raw::{Hand, Raw};
use std::collections::{BTreeMap, BTreeSet};

/// What a person has to show for each title.
pub(super) fn merits(raw: &Raw, name: &str) -> BTreeMap<&'static str, (i64, i64)> {
    let count = |test: &dyn Fn(&Hand) -> bool| {
        i64::try_from(raw.hands.iter().filter(|hand| test(hand)).count()).unwrap()
    };
    let won_with = |ids: &'static [&'static str]| {
        count(&|hand| hand.is_won_by(name) && hand.jokbo().iter().any(|id| ids.contains(id)))
    };
    let nights = raw.nights.values().filter(|night| {
        let most = *night.values().max().unwrap();
        let first: Vec<_> = night.iter().filter(|(_, net)| **net == most).collect();
        most > 0 && first.len() == 1 && first[0].0 == name
    });
    let there = raw.present.values().filter(|there| there.contains(name));
    let curve = raw.curve(name);
    let low = *curve.iter().min().unwrap();
    let at = curve.iter().position(|sum| *sum == low).unwrap();
    let at = curve
        .iter()
        .rposition(|sum| *sum == low)
        .filter(|last| *last > at)
        .map_or(at, |last| {
            // The low of the last stay at the bottom.
            let stay = curve[..=last]
                .iter()
                .rev()
                .take_while(|sum| **sum == low)
                .count();
            last + 1 - stay
        });
    let later = raw.nights.values().skip(at + 1);
    let evenings = later.filter(|night| night.contains_key(name)).count();
    let end = *curve.last().unwrap();
    let good = (end - low).min(-low);
    let comeback = low < 0 && 2 * (end - low) >= -low && end > low;
    let cases = |number: i64| (number, number);
    let length = |number: usize| cases(i64::try_from(number).unwrap());
    BTreeMap::from([
        ("evenings", length(nights.count())),
        ("faithful", length(there.count())),
        (
            "pi-bak",
            cases(count(&|hand| {
                hand.is_won_by(name) && hand.has_step("pi-bak")
            })),
        ),
        (
            "dok-bak",
            cases(count(&|hand| hand.verdict["liability"]["payer"] == name)),
        ),
        ("godori", cases(won_with(&["godori"]))),
        (
            "brights",
            cases(count(&|hand| {
                hand.points(name).is_none() && won_by_brights(hand, name)
            })),
        ),
        (
            "three-go",
            cases(count(&|hand| {
                hand.points(name).is_none()
                    && hand.is_won_by(name)
                    && hand.verdict["score"]["go"].as_i64() >= Some(3)
            })),
        ),
        (
            "koi-koi",
            cases(count(&|hand| {
                hand.is_won_by(name) && hand.koi.contains(name)
            })),
        ),
        (
            "viewing",
            cases(won_with(&["flower-viewing", "moon-viewing"])),
        ),
        (
            "comeback",
            if comeback {
                (i64::try_from(evenings).unwrap(), good)
            } else {
                (0, 0)
            },
        ),
    ])
}

pub(super) fn titles(raw: &Raw, page: &str, unit: i64) {
    let people = raw.people();
    let mut due: BTreeMap<&str, (i64, BTreeSet<String>)> = BTreeMap::new();
    let all: BTreeMap<&String, _> = people
        .iter()
        .map(|name| (name, merits(raw, name)))
        .collect();
    for kind in all
        .values()
        .flat_map(|merits| merits.keys().copied())
        .collect::<BTreeSet<_>>()
    {
        let able = all.iter().filter(|(name, merits)| {
            let enough = merits[kind].0 >= 5 && raw.played(name).len() >= 20;
            enough && !raw.guests.contains(**name)
        });
        let able: Vec<_> = able
            .map(|(name, merits)| (merits[kind].1, (**name).clone()))
            .collect();
        let Some(most) = able.iter().map(|one| one.0).max() else {
            continue;
        };
        let first: BTreeSet<String> = able
            .into_iter()
            .filter(|one| one.0 == most)
            .map(|one| one.1)
            .collect();
        if first.len() <= 3 {
            let most = if kind == "comeback" {
                most / unit
            } else {
                most
            };
            due.insert(kind, (most, first));
        }
    }
    let shown = each(page, "<li data-title=\"", "</li>");
    let kinds: BTreeSet<&str> = shown
        .iter()
        .map(|one| one.split('"').next().unwrap())
        .collect();
    assert_eq!(kinds, due.keys().copied().collect(), "{all:?} {shown:?}");
    for one in shown {
        let kind = one.split('"').next().unwrap();
        let holders = each(one, "<bdi>", "</bdi>")
            .into_iter()
            .map(unescaped)
            .collect();
        let measure = attribute(one, "data-measure").parse().unwrap();
        assert_eq!((measure, holders), due[kind], "{kind}");
        let told = plain(one);
        let number = if kind == "comeback" {
            raw.money(due[kind].0 * unit)
        } else {
            due[kind].0.to_string()
        };
        assert!(told.contains(&number), "{kind}: {told}");
    }
}

fn won_by_brights(hand: &Hand, name: &str) -> bool {
    let brights = [
        "five-brights",
        "four-brights",
        "rain-four-brights",
        "three-brights",
        "rain-three-brights",
    ];
    hand.is_won_by(name) && hand.jokbo().iter().any(|id| brights.contains(id))
}
