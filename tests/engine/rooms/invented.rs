//! The analyser, tried on small invented crates: it finds what each law forbids.

use super::arrows::arrows;
use super::circles::circles;
use super::house::{graph, lead_to, named, says};
use super::modules::{Modules, Sources};
use super::order::Order;
use super::{places, runs_down};

/// A crate of a few files.
struct Crate(Sources);

/// Makes a crate from files, given as paths and sources.
fn made(files: &[(&str, &str)]) -> Crate {
    let owned = |(path, source): &(&str, &str)| ((*path).to_owned(), (*source).to_owned());
    Crate(files.iter().map(owned).collect())
}

impl Crate {
    fn modules(&self) -> Modules<'_> {
        Modules::read(&self.0, "lib.rs")
    }

    /// Returns the arrows outside of tests, as `from to name`.
    fn arrows(&self) -> Vec<String> {
        let arrows = arrows(&self.modules());
        let code = arrows.iter().filter(|arrow| !arrow.test);
        code.map(|arrow| format!("{} {} {}", arrow.from, arrow.to, arrow.name))
            .collect()
    }

    /// Returns the circles as the names of their files.
    fn circles(&self) -> Vec<String> {
        let arrows = arrows(&self.modules());
        let code = arrows.iter().filter(|arrow| !arrow.test);
        let circles = circles(&graph(code));
        let files = circles
            .iter()
            .map(|circle| circle.iter().copied().collect::<Vec<_>>());
        files.map(|files| files.join(" ")).collect()
    }
}

#[test]
fn an_arrow_up_is_seen() {
    let house = made(&[
        ("lib.rs", "pub mod top; pub mod left; pub mod right;"),
        ("top.rs", "pub struct Door; use crate::left::Left;"),
        (
            "left/mod.rs",
            "pub struct Left; mod inner; fn f() { crate::right::ask(1) }",
        ),
        ("left/inner.rs", "fn f(door: &super::super::top::Door) {}"),
        ("right.rs", "pub fn ask(_: u8) {}"),
    ]);
    let rows = vec![
        vec!["top".to_owned()],
        vec!["left".to_owned(), "right".to_owned()],
    ];
    let places = places(&rows);
    let arrows = arrows(&house.modules());
    let wrong = arrows.iter().filter(|arrow| !runs_down(&places, arrow));
    let wrong: Vec<&str> = wrong.map(|arrow| arrow.name.as_str()).collect();
    assert_eq!(wrong, ["Door", "ask"], "up, and to a room beside it");
}

#[test]
fn an_arrow_up_inside_a_room_is_seen() {
    let house = made(&[
        ("lib.rs", "mod cli;"),
        ("cli/mod.rs", "mod words; mod screen; mod totals;"),
        ("cli/words.rs", "pub fn say() {} use super::screen::Screen;"),
        (
            "cli/screen.rs",
            "pub struct Screen; fn f() { super::words::say() }",
        ),
        (
            "cli/totals/mod.rs",
            "mod desk; use super::words::say; fn f() { desk::f() }",
        ),
        (
            "cli/totals/desk.rs",
            "pub fn f() { crate::cli::screen::g() }",
        ),
    ]);
    let order = Order::read("cli", "mod\nwords totals/desk\nscreen\ntotals\n");
    let arrows = arrows(&house.modules());
    let up = arrows.iter().filter(|arrow| order.is_up(arrow));
    let up: Vec<String> = up
        .map(|arrow| format!("{} {}", arrow.from, arrow.to))
        .collect();
    let want = [
        "cli/screen.rs cli/words.rs",
        "cli/totals/mod.rs cli/totals/desk.rs",
        "cli/totals/mod.rs cli/words.rs",
    ];
    assert_eq!(up, want);
}

#[test]
fn a_re_export_is_followed_to_the_file_that_defines() {
    let house = made(&[
        ("lib.rs", "mod a; mod b;"),
        (
            "a/mod.rs",
            "mod inner; pub use inner::deep::Thing; pub use self::inner::*;",
        ),
        (
            "a/inner/mod.rs",
            "pub mod deep; pub fn shown() {} fn hidden() {}",
        ),
        (
            "a/inner/deep.rs",
            "pub struct Thing; impl Thing { fn f() { crate::b::go() } }",
        ),
        (
            "b.rs",
            "use crate::a::{Thing as Other, shown, deep}; pub fn go(o: Other) { shown() }",
        ),
    ]);
    let want = [
        "a/inner/deep.rs b.rs go",
        "b.rs a/inner/deep.rs Thing",
        "b.rs a/inner/mod.rs shown",
    ];
    assert_eq!(house.arrows(), want);
    assert_eq!(house.circles(), ["a/inner/deep.rs b.rs"]);
}

#[test]
fn a_parent_that_uses_its_child_and_is_used_by_it_is_a_circle() {
    let child = (
        "a/child.rs",
        "use super::Kept; pub fn f(_: Kept) {} pub fn g() {}",
    );
    let lib = ("lib.rs", "mod a;");
    let calls = made(&[
        lib,
        child,
        ("a.rs", "mod child; pub struct Kept; fn h() { child::g() }"),
    ]);
    assert_eq!(calls.circles(), ["a.rs a/child.rs"]);
    let uses = made(&[
        lib,
        child,
        (
            "a.rs",
            "mod child; pub use child::f; pub struct Kept; fn h() { f(Kept) }",
        ),
    ]);
    assert_eq!(uses.circles(), ["a.rs a/child.rs"]);
    let gives_on = made(&[
        lib,
        child,
        (
            "a.rs",
            "mod child; pub use child::{f, g}; pub struct Kept; fn h(x: X) { x.f.g() }",
        ),
    ]);
    assert_eq!(gives_on.arrows(), ["a/child.rs a.rs Kept"]);
    assert!(gives_on.circles().is_empty());
}

#[test]
fn longer_circles_are_found_and_chains_are_none() {
    let files = |last: &'static str| {
        made(&[
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "pub fn a() { crate::b::b() }"),
            ("b.rs", "pub fn b() { crate::c::c(); crate::d::d() }"),
            ("c.rs", last),
            ("d.rs", "pub fn d() {}"),
        ])
    };
    assert_eq!(
        files("pub fn c() { crate::a::a() }").circles(),
        ["a.rs b.rs c.rs"]
    );
    assert!(files("pub fn c() { crate::d::d() }").circles().is_empty());
}

#[test]
fn tests_comments_and_texts_make_no_arrows() {
    let house = made(&[
        ("lib.rs", "mod a; mod b;"),
        (
            "a.rs",
            "//! See [`crate::b::B`].\n/* crate::b::B */ const A: &str = \"crate::b::B\";\n\
             #[cfg(test)] use crate::b::B;\n#[cfg(all(test, unix))] fn f() { crate::b::g() }\n\
             #[cfg(test)] mod tests { use super::*; use crate::b::*; fn h() { g() } }\n\
             #[cfg(test)] mod more;\npub(in crate::b) struct Seen;",
        ),
        ("a/more.rs", "use crate::b::B;"),
        ("b.rs", "pub struct B; pub fn g() {}"),
    ]);
    assert!(house.arrows().is_empty(), "{:?}", house.arrows());
    let tests = arrows(&house.modules());
    let tests: Vec<String> = tests
        .iter()
        .map(|one| format!("{} {}", one.from, one.name))
        .collect();
    assert_eq!(tests, ["a.rs B", "a.rs g", "a/more.rs B"]);
    let code = made(&[
        ("lib.rs", "mod a; mod b;"),
        (
            "a.rs",
            "#[cfg(feature = \"x\")] use crate::b::B; #[cfg(not(test))] const C: B = B;",
        ),
        ("b.rs", "pub struct B;"),
    ]);
    assert_eq!(code.arrows(), ["a.rs b.rs B"]);
}

#[test]
fn what_a_glob_takes_counts_where_it_is_said() {
    let house = made(&[
        ("lib.rs", "mod a; mod b; mod words;"),
        (
            "a.rs",
            "use crate::words::*; fn f(hidden: u8) -> String { first() }",
        ),
        (
            "b.rs",
            "use super::words as said; fn f() { said::second() }",
        ),
        (
            "words/mod.rs",
            "mod one; mod two; pub use one::*; pub use two::*;",
        ),
        ("words/one.rs", "pub fn first() {} fn hidden() {}"),
        (
            "words/two.rs",
            "pub(crate) fn second() {} use super::first; fn f() { first() }",
        ),
    ]);
    let want = [
        "a.rs words/one.rs first",
        "b.rs words/two.rs second",
        "words/two.rs words/one.rs first",
    ];
    assert_eq!(house.arrows(), want);
}

#[test]
fn a_name_may_be_a_module_and_a_function() {
    let files = |user: &'static str| {
        made(&[
            ("lib.rs", "mod a; mod b;"),
            (
                "a/mod.rs",
                "pub mod read; pub use read::read; pub mod kept; fn kept() {}",
            ),
            ("a/read.rs", "pub fn read() {} pub struct Read;"),
            ("a/kept.rs", "pub fn day() {}"),
            ("b.rs", user),
        ])
    };
    let called = files("use crate::a::read; fn f() { read() }");
    assert_eq!(called.arrows(), ["b.rs a/read.rs read"]);
    let begins = files("use crate::a::kept; fn f() { kept::day() }");
    assert_eq!(begins.arrows(), ["b.rs a/kept.rs day"]);
}

#[test]
fn inline_modules_macros_and_names_that_macros_make_belong_to_their_file() {
    let house = made(&[
        ("lib.rs", "mod a; mod b;"),
        (
            "a.rs",
            "pub mod inline { pub struct In; use super::Out; fn f() -> super::Out { Out } }\n\
             pub struct Out; macro_rules! say { () => { $crate::b::told() } } pub(crate) use say;\n\
             rows! { pub enum Row { One } } own! { Made: 1, 2 }",
        ),
        (
            "b.rs",
            "use crate::a::{Made, Row, inline, say}; pub fn told() {}\n\
             fn f<'a>(i: &'a inline::In) -> impl Iterator<Item = Row> { use crate::a::Out; 'a' }",
        ),
    ]);
    let want = [
        "a.rs b.rs told",
        "b.rs a.rs In",
        "b.rs a.rs Made",
        "b.rs a.rs Out",
        "b.rs a.rs Row",
        "b.rs a.rs say",
    ];
    assert_eq!(house.arrows(), want);
}

#[test]
fn libraries_and_words_are_found_however_they_are_written() {
    let house = made(&[(
        "lib.rs",
        "use std::{env, fs}; use nix as unix; // use csv;\n\
         fn f() { chrono::Utc::now(); println ! (\"sha2::x\"); out.print(); synchrono::x() }",
    )]);
    let modules = house.modules();
    let file = &modules.files[0];
    let named = named(file);
    for there in ["std::env", "std::fs", "nix", "chrono"] {
        assert!(lead_to(&named, there), "{there}");
    }
    for not_there in ["csv", "sha2", "std::io", "synchro", "unix"] {
        assert!(!lead_to(&named, not_there), "{not_there}");
    }
    assert!(says(file, "println!") && says(file, "Utc::now"));
    assert!(!says(file, "print!"));
}
