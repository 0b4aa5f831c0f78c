//! Answers and lines from menus.

use super::{BRIGHT, CARDS, JUNK, LINE, MORE, PILE, STOPPED, leave, search, seated};
use crate::support::{Dokbak, key};

#[test]
fn a_line_is_built_from_menus() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나 takes 1g 1t");
    pty.answer(LINE, "m");
    pty.wait_for("Event");
    search(&mut pty, "takes");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.wait_for("  3 철수");
    pty.send(key::DOWN);
    pty.wait_for("> 2 보");
    pty.send(key::ENTER);
    // More cards than a menu shows, so their months come first.
    pty.wait_for("Months of the cards (space selects)");
    for month in ["]  1 pine", "]  2 plum", "]  3 cherry"] {
        pty.wait_for(&format!("> [ {month}"));
        pty.send(" ");
        pty.wait_for(&format!("> [x{month}"));
        pty.send(key::DOWN);
    }
    pty.send(key::ENTER);
    pty.wait_for("] 3g ");
    let rows = pty.screen_rows();
    let at = rows
        .iter()
        .rposition(|row| row.contains("Cards (space selects)"))
        .unwrap();
    assert!(rows[at + 1].contains("1p "), "{rows:#?}");
    let offered = |code: &str| {
        rows[at..]
            .iter()
            .any(|row| row.contains(&format!("] {code} ")))
    };
    assert!(offered("1p") && offered("2y") && offered("3g"), "{rows:#?}");
    assert!(
        !offered("1g") && !offered("1t"),
        "captured cards are offered: {rows:#?}"
    );
    // The first two: both plain junk cards of January.
    pty.send(" ");
    pty.wait_for("> [x] 1p");
    pty.send(key::DOWN);
    pty.wait_for("> [ ] 1p");
    pty.send(" ");
    pty.wait_until("two marks", |screen| {
        screen.contents().matches("[x]").count() == 2
    });
    pty.send(key::ENTER);
    pty.wait_for("  보: 0 points");
    pty.prompt(LINE);
    assert!(
        !pty.screen_rows()
            .iter()
            .any(|row| row.contains("[x]") || row.contains("[ ]") || row.contains('|')),
        "the menu leaves no rows behind: {:#?}",
        pty.screen_rows()
    );
    pty.answer(LINE, "show");
    pty.wait_for("2  보 takes 1pp");
    pty.prompt(LINE);
    leave(pty);
}

/// Whoever said it last pays for both, regardless of the seats.
#[test]
fn goes_from_the_menu_keep_their_order() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    for (asked, downs) in [(STOPPED, 2), (LINE, 1)] {
        pty.answer(asked, "m");
        pty.wait_for("Event");
        search(&mut pty, "said go");
        pty.send(key::ENTER);
        pty.wait_for("> 1 안나");
        for _ in 0..downs {
            pty.send(key::DOWN);
        }
        pty.wait_for(if downs == 2 { "> 3 철수" } else { "> 2 보" });
        pty.send(key::ENTER);
    }
    pty.answer(LINE, "1");
    pty.answer(CARDS, "1t 2t 3t");
    pty.wait_for("Dok-bak: 보 pays for 철수 too");
    leave(pty);
}

/// The menus also have points of a pile and, if the table plays it, a push.
#[test]
fn a_win_by_points_that_is_pushed_is_built_from_menus() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "set push=true");
    pty.answer(LINE, "menu");
    pty.wait_for("Event");
    search(&mut pty, "scores");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ENTER);
    pty.wait_for("Points");
    search(&mut pty, "7");
    pty.send(key::ENTER);
    pty.wait_for("What is among them");
    pty.send(key::DOWN);
    pty.wait_for("> [ ] animals");
    pty.send(" ");
    pty.wait_for("> [x] animals");
    pty.send(key::ENTER);
    pty.wait_for("How many animals");
    search(&mut pty, "8");
    pty.send(key::ENTER);
    pty.prompt(LINE);
    pty.answer(LINE, "m");
    pty.wait_for("Event");
    search(&mut pty, "push");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ENTER);
    pty.wait_for("pushes");
    leave(pty);
}

#[test]
fn esc_leaves_every_menu_and_changes_nothing() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "m");
    pty.wait_for("Event");
    pty.send(key::ESC);
    pty.prompt(STOPPED);
    pty.answer(STOPPED, "menu");
    pty.wait_for("Event");
    search(&mut pty, "stop");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ESC);
    pty.prompt(STOPPED);
    pty.answer(STOPPED, "1");
    pty.answer(CARDS, "m");
    pty.wait_for("Months of the cards (space selects)");
    pty.send(key::ESC);
    pty.prompt(CARDS);
    pty.answer(CARDS, PILE);
    for question in [BRIGHT, JUNK] {
        pty.answer(question, "m");
        pty.wait_until("a menu", vt100::Screen::hide_cursor);
        pty.send(key::ESC);
        pty.answer(question, "보 철수");
    }
    pty.prompt(MORE);
    leave(pty);
}

#[test]
fn menus_answer_what_a_told_hand_leaves_open() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "1");
    pty.answer(CARDS, PILE);
    pty.answer(BRIGHT, "m");
    pty.wait_for("> [ ] 보");
    pty.send(" ");
    pty.wait_for("> [x] 보");
    pty.send(key::ENTER);
    pty.answer(JUNK, "m");
    // Nobody is selected.
    pty.wait_for("> [ ] 보");
    pty.send(key::ENTER);
    pty.prompt(MORE);
    // 보 without brights: 6 × 2.
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +18   1,800 KRW  from 보 12, 철수 6",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수       -6    -600 KRW  to 안나 6",
    ]);
    leave(pty);
}
