//! The prompt's own screens fit narrow and wide terminals: the terminal never wraps a row.

use crate::support::{Dokbak, Pty, key};
use dokbak::words::Lang;

/// Lines to type after a command, each with Enter. `*menu` opens the menu of a question and leaves
/// it with Esc.
struct Walk {
    command: &'static str,
    lines: &'static [&'static str],
}

/// Questions of each kind with wrong answers and help, the verdict, reading in between, a dispute,
/// and the end.
const GO_STOP: Walk = Walk {
    command: "play",
    lines: &[
        "x",
        "?",
        "철수",
        "철수 영희 민수",
        "pagatt",
        "?",
        "korean",
        "x",
        "?",
        "100 KRW",
        "x",
        "0",
        "?",
        "2",
        "x",
        "",
        "?",
        "help",
        "show",
        "*menu",
        "9",
        "철수",
        "1z",
        "?",
        "9 gp",
        "99",
        "흔13",
        "?",
        "*menu",
        "1",
        "x",
        "?",
        "n",
        "x",
        "99",
        "?",
        "3",
        "x",
        "?",
        "y",
        "x",
        "2",
        "x",
        "?",
        "철수",
        "",
        "x",
        "?",
        "*menu",
        "철수 뻑 4",
        "",
        "x",
        "show",
        "edit 2",
        "x",
        "<",
        "edit 99",
        "c",
        "?",
        "y",
        "log",
        "standings",
        "why",
        "whatif",
        "share",
        "dispute",
        "?",
        "x",
        "show",
        "5: 영희 stop",
        "<",
        "<",
        "n",
        "<",
        "n",
        "out 민수",
        "in 민수",
        "join 민수",
        "?",
        "n",
        "y",
        "n",
        "end",
        "n",
        "<",
        "n",
    ],
};

/// Five at the table: who stays, and what is sold.
const FIVE: Walk = Walk {
    command: "play",
    lines: &[
        "철수 영희 민수 순이 지수",
        "pagat-50",
        "",
        "",
        "x",
        "?",
        "*menu",
        "s",
        "s",
        "",
        "x",
        "?",
        "*menu",
        "",
        "n",
        "y",
        "show",
    ],
};

/// A hand followed turn by turn.
const TURNS: Walk = Walk {
    command: "play --track",
    lines: &[
        "철수 영희",
        "matgo",
        "",
        "",
        "x",
        "?",
        "",
        "*menu",
        "1g 2y 3g 4y 5y 6y 7y 8g",
        "x",
        "?",
        "",
        "*menu",
        "1t 2t",
        "show",
        "x",
        "?",
        "help",
        "<",
    ],
};

/// A round of Koi-Koi, and its points.
const KOI_KOI: Walk = Walk {
    command: "play",
    lines: &[
        "철수 영희",
        "koikoi",
        "",
        "1",
        "x",
        "?",
        "",
        "help",
        "*menu",
        "철수",
        "x",
        "?",
        "1g3g8g",
        "x",
        "?",
        "*menu",
        "0",
        "show",
        "c",
        "y",
        "n",
        "end",
        "n",
    ],
};

/// Three piles of min-hwatu.
const MIN_HWATU: Walk = Walk {
    command: "play",
    lines: &[
        "철수 영희 민수",
        "minhwatu",
        "",
        "1",
        "x",
        "?",
        "",
        "help",
        "*menu",
        "1g2p",
        "3gt4p",
        "show",
        "c",
        "y",
        "n",
        "end",
        "n",
    ],
};

/// The lesson to its end.
const LESSON: Walk = Walk {
    command: "tutorial",
    lines: &[
        "x",
        "?",
        "3",
        "x",
        "1g3g8g2y4y8y",
        "x",
        "go1",
        "n",
        "y",
        "",
        "",
        "y",
        "2 고도리 1고",
        "",
        "",
        "",
        "y",
    ],
};

/// One's own ruleset, made from questions.
const RULESET: Walk = Walk {
    command: "rules new haus",
    lines: &["x", "?", "", "x", "?", "", "", "", ""],
};

impl Walk {
    /// Walks in a language, and returns the rows that were too long for this width.
    fn too_long(&self, lang: &str, columns: u16) -> Vec<String> {
        let dokbak = Dokbak::new().line(&format!("--lang {lang} {}", self.command));
        let mut pty = dokbak.terminal(900, columns);
        let mut found = Vec::new();
        for line in self.lines {
            found.extend(go(&mut pty, line));
        }
        pty.ready();
        found.extend(pty.run_over());
        found
    }
}

/// Checks that no row of a walk is too long, in any language.
#[track_caller]
fn has_room(walk: &Walk) {
    let mut wrong = Vec::new();
    for lang in Lang::SPOKEN.map(Lang::code) {
        for columns in [40, 80, 120] {
            let rows = walk.too_long(lang, columns).into_iter();
            wrong.extend(rows.map(|row| format!("{lang} {columns}: {row}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Types a line, or opens a menu; returns the rows of the menu that were too long.
fn go(pty: &mut Pty, line: &str) -> Vec<String> {
    if line != "*menu" {
        pty.send(&format!("{}{line}", key::CTRL_U));
        pty.press(key::ENTER);
        return Vec::new();
    }
    go(pty, "m");
    pty.wait_until("a menu", vt100::Screen::hide_cursor);
    let found = pty.run_over();
    pty.send(key::ESC);
    pty.wait_until("the question", |screen| !screen.hide_cursor());
    found
}

/// JSON is for other programs, so it is never wrapped.
#[test]
fn what_runs_over_is_found() {
    let pty = Dokbak::new().line("score 1g 3g 8g --json").terminal(60, 40);
    pty.wait_for("three-brights");
    assert!(!pty.run_over().is_empty());
}

#[test]
fn a_hand_of_go_stop_has_room() {
    has_room(&GO_STOP);
}

#[test]
fn five_at_the_table_has_room() {
    has_room(&FIVE);
}

#[test]
fn a_hand_turn_by_turn_has_room() {
    has_room(&TURNS);
}

#[test]
fn a_round_of_koi_koi_has_room() {
    has_room(&KOI_KOI);
}

#[test]
fn a_hand_of_min_hwatu_has_room() {
    has_room(&MIN_HWATU);
}

#[test]
fn the_lesson_has_room() {
    has_room(&LESSON);
}

#[test]
fn a_ruleset_by_questions_has_room() {
    has_room(&RULESET);
}
