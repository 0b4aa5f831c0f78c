//! The house: rooms use each other in one direction only, even inside the largest room, and no
//! files use each other in a circle.

mod arrows;
mod circles;
mod doors;
mod house;
mod invented;
mod modules;
mod names;
mod order;
mod table;
mod tokens;
mod tree;
mod words;

use crate::support::repository;
use arrows::Arrow;
use house::{house, room};
use order::{INSIDE, Order};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Returns the rooms from top to bottom, as listed in the crate's documentation.
fn rows() -> table::Rows {
    table::of_crate(&house().sources["lib.rs"])
}

/// Returns the row of each room.
fn places(rows: &table::Rows) -> BTreeMap<&str, usize> {
    let rows = rows.iter().enumerate();
    rows.flat_map(|(at, row)| row.iter().map(move |room| (room.as_str(), at)))
        .collect()
}

/// True if an arrow leads to a room further down, or stays in its room.
fn runs_down(places: &BTreeMap<&str, usize>, arrow: &Arrow) -> bool {
    let (from, to) = (room(&arrow.from), room(&arrow.to));
    from == to
        || match (from, to) {
            (Some(from), Some(to)) => places[from] < places[to],
            _ => false,
        }
}

#[test]
fn every_file_has_a_room_and_every_room_a_place() {
    let rows = rows();
    let places = places(&rows);
    let read: BTreeSet<&str> = house().files().map(|file| file.path).collect();
    let there: BTreeSet<&str> = house().sources.keys().map(String::as_str).collect();
    assert_eq!(read, there, "each file is a module");
    let rooms: BTreeSet<&str> = there.iter().filter_map(|file| room(file)).collect();
    assert_eq!(
        rooms,
        places.keys().copied().collect(),
        "the table in lib.rs"
    );
    let listed = rows.iter().map(Vec::len).sum::<usize>();
    assert_eq!(rooms.len(), listed, "each room stands in the table once");
}

#[test]
fn the_documents_list_the_same_rooms() {
    let document = fs::read_to_string(repository("docs/ARCHITECTURE.md")).unwrap();
    assert_eq!(
        table::of_document(&document, "## Who may import whom"),
        rows()
    );
    let explained = table::explained(&document);
    for room in rows().iter().flatten() {
        assert!(
            explained.contains(room),
            "`src/{room}` has no row in \"The rooms\""
        );
    }
}

#[test]
fn rooms_use_only_rooms_below() {
    let rows = rows();
    let places = places(&rows);
    let between = |arrow: &&Arrow| room(&arrow.from) != room(&arrow.to);
    let between: Vec<&Arrow> = house().arrows.iter().filter(between).collect();
    assert!(
        between.len() > 1000,
        "only {} uses were found",
        between.len()
    );
    let wrong: Vec<String> = between
        .into_iter()
        .filter(|arrow| !runs_down(&places, arrow))
        .map(|arrow| format!("{} -> {}: {}", arrow.from, arrow.to, arrow.name))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_program_uses_the_command_line_alone() {
    let named = house::named(house().program());
    let own: Vec<_> = named.iter().filter(|path| path[0] == "dokbak").collect();
    assert!(!own.is_empty());
    assert!(
        own.iter().all(|path| path.get(1) == Some(&"cli")),
        "{own:?}"
    );
}

#[test]
fn every_file_of_a_large_room_has_a_place_in_its_order() {
    let mut wrong = Vec::new();
    let there = |place: &str| {
        let (file, folder) = (format!("{place}.rs"), format!("{place}/"));
        let mut files = house().sources.keys();
        files.any(|path| *path == file || path.starts_with(&folder))
    };
    for (room, rows) in INSIDE {
        let order = Order::read(room, rows);
        let code = house()
            .files()
            .filter(|file| !file.test && order.has(file.path));
        let homeless = code.filter(|file| order.place(file.path).is_none());
        wrong.extend(homeless.map(|file| format!("{} has no place in order.rs", file.path)));
        let idle = order.places().filter(|place| !there(place));
        wrong.extend(idle.map(|place| format!("{place} is not there: strike it out of order.rs")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn inside_a_room_arrows_run_down() {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (room, rows) in INSIDE {
        let order = Order::read(room, rows);
        for arrow in house().arrows_of_code().filter(|arrow| order.is_up(arrow)) {
            let names = found.entry(format!("{} -> {}", arrow.from, arrow.to));
            let names = names.or_default();
            names.push_str(if names.is_empty() { "by " } else { ", " });
            names.push_str(&arrow.name);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let graph = house().graph();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for circle in circles::circles(&graph) {
        for file in &circle {
            let next: Vec<&str> = graph[file].intersection(&circle).copied().collect();
            let why = format!("in a circle, on to {}", next.join(", "));
            found.insert((*file).to_owned(), why);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
