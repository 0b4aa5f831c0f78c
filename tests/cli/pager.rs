//! Long output in a terminal, and the pager that shows it.

use crate::support::{Dokbak, after_the_evening, has, key};
use std::fs;

/// A pager that saves its input and its environment, and prints two words.
const PAGER: &str = "\
cat > paged.txt
echo \"${LESS-unset} ${LESSCHARSET-unset}\" > less.txt
echo Paged here.
";

/// Returns a home with this pager, set for this program only.
fn with_pager(dokbak: Dokbak) -> Dokbak {
    let dokbak = dokbak.file("pager.sh", PAGER);
    dokbak.variable("DOKBAK_PAGER", "sh pager.sh")
}

/// Returns the pager's input, if it was called, and the final screen.
fn paged(dokbak: &Dokbak, line: &str, rows: u16) -> (Option<String>, Vec<String>) {
    let kept = dokbak.home().join("paged.txt");
    let _ = fs::remove_file(&kept);
    let ended = dokbak.line(line).terminal(rows, 80).end();
    assert_eq!(ended.status, 0, "{line}: {:?}", ended.rows);
    (fs::read_to_string(kept).ok(), ended.rows)
}

#[test]
fn what_is_longer_than_the_screen_is_given_to_the_pager_whole() {
    let dokbak = with_pager(after_the_evening());
    let long = [
        ("log", "7 Mar 2026 (3/7)"),
        ("log --json", "\"sessions\""),
        ("standings", "Chips"),
        ("show 3/7.1", "Hand 1 of 7 Mar 2026"),
        ("why 3/7.1", "Hand 1 of 7 Mar 2026"),
        ("rules show pagat", "pagat"),
        ("rules book", "# "),
        ("cards", "pine"),
    ];
    for (line, text) in long {
        let (given, rows) = paged(&dokbak, line, 4);
        let given = given.unwrap_or_else(|| panic!("{line}: {rows:?}"));
        assert!(given.contains(text), "{line}: {given}");
        assert_eq!(rows, ["Paged here."], "{line}");
    }
    // Nothing is lost or printed twice.
    let (given, _) = paged(&dokbak, "cards", 24);
    let (none, _) = paged(&dokbak, "cards --no-pager", 24);
    assert_eq!(none, None);
    assert_eq!(given.unwrap(), dokbak.line("cards").run().done());
}

#[test]
fn what_fits_or_is_no_long_reading_is_printed() {
    let dokbak = with_pager(Dokbak::new());
    let printed = |line: &str, rows: u16, text: &str| {
        let (given, shown) = paged(&dokbak, line, rows);
        assert_eq!(given, None, "{line}");
        let shown = shown.join("\n");
        assert!(shown.contains(text), "{line}: {shown}");
    };
    printed("cards", 200, "pine");
    // Other commands have no pager.
    printed("rules list", 3, "koikoi");
    printed("config --path", 1, "");
}

#[test]
fn pictures_are_not_given_to_a_pager() {
    let dokbak = with_pager(Dokbak::new()).variable("KITTY_WINDOW_ID", "1");
    assert_eq!(paged(&dokbak, "cards 8", 4).0, None);
    let (given, _) = paged(&dokbak, "cards 8 --pictures never", 4);
    assert!(given.unwrap().contains("2y 4y 8y"));
}

#[test]
fn what_is_no_terminal_has_no_pager() {
    let dokbak = with_pager(Dokbak::new());
    let told = dokbak.line("rules book").run().done();
    assert!(told.starts_with("# "));
    assert!(!dokbak.home().join("paged.txt").exists());
}

#[test]
fn the_prompt_has_the_pager_too() {
    let dokbak = with_pager(after_the_evening());
    let paged = || fs::read_to_string(dokbak.home().join("paged.txt")).unwrap_or_default();
    let mut pty = dokbak.line("play --new").terminal(5, 80);
    let who = "Who plays, the dealer first? [안나 보 철수] ";
    pty.answer(who, "log all");
    pty.prompt(who);
    assert!(paged().contains(" 2026 ("), "{}", paged());
    // Questions are never hidden in it, and what fits is printed.
    fs::remove_file(dokbak.home().join("paged.txt")).unwrap();
    pty.answer(who, "paid 보 안나 999999");
    pty.prompt(who);
    assert!(pty.raw().contains("Handed over"), "{}", pty.raw());
    assert_eq!(paged(), "");
    pty.answer(who, "보 철수");
    pty.answer("Which rules? [pagat] ", "");
    pty.answer("What is a chip worth? [100 KRW] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [3] ", "");
    pty.wait_for("n nagari");
    pty.send("help\r");
    pty.wait_for("Paged here.");
    assert!(paged().contains("Ann takes 1g 3gt"), "{}", paged());
    pty.leave();
}

#[test]
fn help_is_given_to_the_pager() {
    let dokbak = with_pager(Dokbak::new());
    for line in ["help", "--help", "help settle", "man settle"] {
        let (given, rows) = paged(&dokbak, line, 6);
        assert!(
            given.unwrap_or_default().contains("Usage: dokbak"),
            "{line}: {rows:?}"
        );
    }
    for line in ["help --no-pager", "--no-pager --help"] {
        assert_eq!(paged(&dokbak, line, 6).0, None, "{line}");
    }
    // Each command is listed with what it does.
    let told = dokbak.line("help help").run().done();
    assert_eq!(
        told.matches("Explain what a command does and takes")
            .count(),
        2,
        "{told}"
    );
}

#[test]
fn the_pager_of_this_program_comes_before_that_of_all() {
    let common = || {
        let dokbak = Dokbak::new().file("pager.sh", PAGER);
        dokbak.variable("PAGER", "sh pager.sh")
    };
    assert!(paged(&common(), "cards", 10).0.is_some());
    for none in ["", "cat"] {
        let dokbak = common().variable("DOKBAK_PAGER", none);
        let (given, rows) = paged(&dokbak, "cards", 10);
        assert_eq!(given, None);
        assert!(rows.len() > 5, "{rows:?}");
        let dokbak = common();
        dokbak.args(["config", "pager", none]).run().done();
        assert_eq!(paged(&dokbak, "cards", 10).0, None);
        assert_eq!(dokbak.line("config pager").run().done(), "cat\n");
    }
    for line in ["--no-pager cards", "cards --no-pager"] {
        assert_eq!(paged(&common(), line, 10).0, None);
    }
    let told = common().line("config").run().done();
    has(&told, &["pager sh pager.sh environment, PAGER"]);
    let told = common().line("config --no-pager").run().done();
    has(&told, &["pager cat option --no-pager"]);
}

#[test]
fn a_command_that_is_none_is_refused() {
    let told = Dokbak::new().args(["config", "pager", "less 'R"]).run();
    assert_eq!(
        told.stderr,
        "pager cannot be \"less 'R\"; it takes a command such as less -R; cat means none\n"
    );
    assert_eq!(told.status, Some(2));
}

#[test]
fn less_is_told_how_to_behave_unless_it_was_told() {
    let found = |dokbak: Dokbak| {
        paged(&dokbak, "cards", 10);
        fs::read_to_string(dokbak.home().join("less.txt")).unwrap()
    };
    let dokbak = with_pager(Dokbak::new());
    assert_eq!(found(dokbak.clone()), "FRX utf-8\n");
    let told = dokbak.variable("LESS", "-i").variable("LESSCHARSET", "");
    assert_eq!(found(told), "-i \n");
}

/// The last row of the cards fits any screen; its presence shows that all were printed.
#[track_caller]
fn is_printed(dokbak: &Dokbak) {
    let all = Dokbak::new().line("cards").run().done();
    let last = all.lines().last().unwrap();
    let (_, rows) = paged(dokbak, "cards", 10);
    assert_eq!(rows.last().unwrap(), last.trim_end());
}

#[test]
fn a_pager_that_is_missing_or_fails_loses_nothing() {
    let named = |pager: &str| Dokbak::new().variable("DOKBAK_PAGER", pager);
    is_printed(&named("no-such-pager -R"));
    is_printed(&named("sh -c 'no-such-pager 2>/dev/null'"));
    is_printed(&named("false"));
}

#[test]
fn a_pager_that_is_left_early_is_no_error() {
    let dokbak = Dokbak::new().variable("DOKBAK_PAGER", "head -n 1");
    let (_, rows) = paged(&dokbak, "rules book", 10);
    assert_eq!(rows.len(), 1, "{rows:?}");
}

/// The program waits for its pager, which has the terminal, and ends with it.
#[test]
fn ctrl_c_in_the_pager_leaves_both_and_the_terminal_as_it_was() {
    let pager = "\
cat > /dev/null
found=$(stty -g < /dev/tty)
trap 'stty \"$found\" < /dev/tty; echo Left.; exit 1' INT
echo Reading.
stty -icanon -echo < /dev/tty
while :; do sleep 0.05; done
";
    let dokbak = Dokbak::new().file("pager.sh", pager);
    let dokbak = dokbak.variable("DOKBAK_PAGER", "sh pager.sh");
    let mut pty = dokbak.line("rules book").terminal(10, 80);
    pty.wait_for("Reading.");
    pty.send(key::CTRL_C);
    let ended = pty.end();
    assert_eq!((ended.status, ended.rows.len()), (0, 2), "{:?}", ended.rows);
    assert_eq!(ended.rows[0], "Reading.");
    assert!(ended.rows[1].ends_with("Left."), "{:?}", ended.rows);
}
