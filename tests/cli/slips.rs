//! The consequences of slips at the prompt, and the help it offers.

use crate::support::{Dokbak, key};

fn script(lines: &str) -> crate::support::Told {
    Dokbak::new().line("play --script -").stdin(lines).run()
}

#[test]
fn a_card_in_two_piles_is_told_before_the_verdict() {
    let lines = "players Ann Bo Chul\nrules minhwatu\n1gt 3g\n1gt 3g 4y\n4y\n";
    let told = script(lines).done();
    let slip = "  Ann and Bo cannot both have 1gt 3g; < goes back, if that is a slip.\n";
    let at = told.find(slip).unwrap_or_else(|| panic!("{told}"));
    let void = told.find("The piles do not make up the pack, so nobody pays.\n");
    assert!(void.is_some_and(|void| at < void), "{told}");
}

/// A script is not asked whether it means what it says.
#[test]
fn a_card_too_often_in_one_pile_is_told_before_the_verdict() {
    let lines = "players Ann Bo Chul\nrules minhwatu\n1ggtpp\n3g 1ppp\ny\n";
    let told = script(lines).done();
    assert!(!told.contains("A slip?"), "{told}");
    let void = told.find("More often than in the pack: 1gppp.\n");
    let void = void.unwrap_or_else(|| panic!("{told}"));
    for slip in [
        "  Ann's pile has 1g too often; < goes back, if that is a slip.\n",
        "  Bo's pile has 1p too often; < goes back, if that is a slip.\n",
        "  Ann and Bo cannot both have 1pp; < goes back, if that is a slip.\n",
    ] {
        let at = told.find(slip).unwrap_or_else(|| panic!("{told}"));
        assert!(at < void, "{told}");
    }
}

#[test]
fn at_a_terminal_a_card_too_often_in_one_pile_is_asked_about_once() {
    let dokbak = Dokbak::new();
    let mut pty = dokbak.terminal(110, 80);
    pty.answer("Who plays, the dealer first? ", "Ann Bo");
    pty.answer("Which rules? [pagat] ", "minhwatu");
    pty.answer("What is a chip worth? [none] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [12] ", "1");
    let slip = "Ann's pile has 1g more often than the pack. A slip? [Y]es, n no ";
    pty.answer("Ann's cards? ", "1ggtpp");
    pty.answer(slip, "");
    // The text is back on the line, and nothing was entered.
    pty.line_is("Ann's cards? 1ggtpp");
    pty.press(key::ENTER);
    pty.answer(slip, "n");
    pty.wait_for("More often than in the pack: 1g.");
    pty.answer("Write it down? [Y]es, < back, c correct ", "edit 1");
    pty.line_is("1: Ann's cards? 1ggtpp");
    pty.send(key::END);
    pty.type_in("p");
    pty.press(key::ENTER);
    pty.answer(
        "Ann's pile has 1gp more often than the pack. A slip? [Y]es, n no ",
        "n",
    );
    pty.wait_for("More often than in the pack: 1gp.");
    pty.prompt("Write it down? [Y]es, < back, c correct ");
    drop(pty);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("1ggtppp"), "{told}");
}

#[test]
fn an_empty_pile_is_told_in_words() {
    for none in ["none", "nothing", "없음"] {
        let told = script(&format!(
            "players Ann Bo Chul\nrules minhwatu\n{none}\n1gt\ny\n"
        ))
        .done();
        assert!(
            told.contains("Counted: the piles make up the pack."),
            "{told}"
        );
    }
    let told = script("players Ann Bo Chul\nrules minhwatu\n-\n");
    assert!(told.stderr.contains("the captured cards"), "{told:?}");
    assert!(told.stderr.contains("or none"), "{told:?}");
}

#[test]
fn a_name_of_several_words_is_hinted_to_stand_in_quotes() {
    let players = "players \"Kim Ann\" Bo\n";
    let told = script(&format!("{players}kim ann takes 1g\n"));
    assert!(
        told.stderr
            .ends_with("goes in quotes; write: \"Kim Ann\" takes 1g\n"),
        "{told:?}"
    );
    let told = script(&format!("{players}kim ann\n1g 3g 8g 1t 2t 3t 4t 5t\n"));
    assert_eq!(told.stderr, "");
}

#[test]
fn a_name_that_the_prompt_takes_for_something_else_is_refused() {
    for (name, why) in [
        ("1", "a number means the player at that place"),
        ("２２", "a number means the player at that place"),
        ("Undo", "it is a command of the prompt"),
        ("draw", "it begins a line of the record"),
        ("void", "it begins a line of the record"),
        ("field", "it begins a line of the record"),
        ("n", "it is an answer at the prompt"),
        ("Y", "it is an answer at the prompt"),
        ("nobody", "it is an answer at the prompt"),
    ] {
        let told = script(&format!("players Ann {name}\n"));
        assert!(told.stderr.contains(why), "{name}: {told:?}");
    }
    let told = script("players Nari Yun\n");
    assert_eq!(told.stderr, "");
}

#[test]
fn a_par_that_does_not_fit_is_refused_before_the_first_hand() {
    let told = script("players Ann Bo\nrules minhwatu points.junk=1\n");
    assert_eq!(
        told.stderr,
        "standard input:2:1: the points of the pack come out even at par.two=132; set that\n"
    );
    for good in [
        "rules minhwatu points.junk=1 par.two=132\n",
        "rules minhwatu\nset points.junk=1\nset par.two=132\n",
    ] {
        let told = script(&format!("players Ann Bo\n{good}draw\n")).done();
        assert!(told.contains("Written as hand 1.\n"), "{told}");
    }
    let told = script("players Ann Bo\nrules minhwatu\nset points.junk=1\ndraw\n");
    assert!(told.stderr.contains("par.two=132"), "{told:?}");
}

#[test]
fn a_ruleset_file_is_checked_for_every_number_of_players() {
    let file = "extends: minhwatu\npoints.junk: 1\npar.two: 132\n";
    let dokbak = Dokbak::new().file("house.yaml", file);
    let told = dokbak.line("rules check ./house.yaml").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert_eq!(
        told.stderr,
        "./house.yaml:2:14: the points of the pack come out even at par.three=88; set that\n\
         ./house.yaml:2:14: the points of the pack come out even at par.four=66; set that\n"
    );
    // 240 and 24 times 5 are 360, which five can share too.
    let file = "extends: minhwatu\npoints.junk: 5\npar.two: 180\npar.three: 120\npar.four: 90\n";
    let dokbak = Dokbak::new().file("house.yaml", file);
    let told = dokbak.line("rules check ./house.yaml").run();
    assert_eq!(
        told.stderr,
        "./house.yaml:2:14: the points of the pack come out even at par.five=72; set that\n"
    );
}

#[test]
fn help_is_of_the_game_and_no_wider_than_the_screen() {
    for (rules, word, other) in [
        ("pagat", "Ann potkan 5", "shobu"),
        ("koikoi", "Aki teshi 4", "potkan"),
        ("minhwatu", "Ann has 1gtpp 3g", "teshi"),
    ] {
        let told = script(&format!("players Ann Bo\nrules {rules}\nhelp\n")).done();
        assert!(told.contains(word), "{told}");
        assert!(!told.contains(other), "{told}");
        let help = told.split("> help\n").last().unwrap();
        for line in help.lines() {
            assert!(line.chars().count() <= 78, "{line}");
        }
    }
    let mut pty = Dokbak::new().terminal(80, 40);
    pty.answer("Who plays, the dealer first? ", "Ann Bo");
    pty.answer("Which rules? [pagat] ", "minhwatu");
    pty.answer("What is a chip worth? [none] ", "");
    let length = "How many hands (12, 6, 3, open)?\n  [12] ";
    pty.answer(length, "?");
    pty.answer(length, "");
    pty.answer("Ann's cards? ", "help");
    pty.wait_for("Ann has 1gtpp 3g");
    pty.prompt("Ann's cards? ");
    pty.press(crate::support::key::CTRL_C);
    let _ = pty.end();
}

#[test]
fn what_nobody_has_is_told_only_where_there_is_something() {
    let told = script("players Ann Bo\nrules minhwatu\n1gt\n<\n1gt\nshow\n").done();
    assert!(!told.contains("Nobody has:"), "{told}");
    let told = script("players Ann Bo\nrules minhwatu\ndraw\n").done();
    assert!(!told.contains("\n\n\n"), "{told}");
}

#[test]
fn a_game_of_rounds_is_kept_as_rounds() {
    let told = script("players Aki Ben\nrules koikoi\nAki takes 1g\n").done();
    assert!(
        told.ends_with("\nRound 1 is saved with 1 entry; `dokbak` continues from here.\n"),
        "{told}"
    );
}

#[test]
fn a_hand_has_as_many_entries_as_the_limit_and_not_one_more() {
    let lines = "Aki koi\n".repeat(2001);
    let start = "players Aki Ben\nrules koikoi\nchip none\nlength open\n";
    let dokbak = Dokbak::new();
    let told = dokbak
        .line("play --script -")
        .stdin(&format!("{start}{lines}"))
        .run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr.starts_with("standard input:2005:"),
        "{}",
        told.stderr
    );
    // The entries are kept.
    let told = dokbak.line("play --script -").stdin("undo\n").run().done();
    assert!(
        told.contains("Round 1 is saved with 1999 entries"),
        "{told}"
    );
}

#[test]
fn a_word_that_is_neither_name_nor_line_is_told_with_the_names() {
    let script = "players 안나 보\nrules pagat\nchip none\nlength 1\n길동\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr.contains(
            "nobody called \"길동\" plays this hand, and no line begins like that; the players are 안나 and 보"
        ),
        "{}",
        told.stderr
    );
    // A near miss is asked about.
    let near = script.replace("길동", "nagri\ny");
    let told = Dokbak::new().line("play --script -").stdin(&near).run();
    let told = told.done();
    assert!(
        told.contains("did you mean \"nagari\"? (y, n) y\n"),
        "{told}"
    );
    assert!(told.contains("Nagari: nobody won."), "{told}");
}

/// A word that begins a line needs no name, and a word for what somebody did needs one: neither is
/// called unknown.
#[test]
fn a_word_at_the_wrong_place_is_told_where_it_goes() {
    for (lang, line, told) in [
        ("en", "stop", "1: write a player's name before \"stop\""),
        (
            "en",
            "takes 1g",
            "1: write a player's name before \"takes\"",
        ),
        (
            "en",
            "Ann nagari",
            "5: no player's name comes before \"nagari\"; leave it out",
        ),
        (
            "ko",
            "Ann 나가리",
            "5: `나가리` 앞에는 이름을 적지 않아요. 이름을 빼 주세요.",
        ),
        ("ko", "스톱", "1: `스톱` 앞에 이름을 적어 주세요."),
        (
            "ja",
            "Ann pot 5",
            "5: 「pot」の前に名前は書きません。名前を外してください。",
        ),
        ("ja", "go", "1: 「go」の前に名前を書いてください。"),
    ] {
        let record = format!("players Ann Bo Chul\n{line}\n");
        let settled = Dokbak::new()
            .line(&format!("settle - --lang {lang}"))
            .stdin(&record)
            .run();
        assert_eq!(settled.status, Some(1), "{line}");
        let first = settled.stderr.lines().next().unwrap_or_default();
        assert!(first.ends_with(&format!(":2:{told}")), "{first}");
    }
}

/// With the cup as an animal Ann has 3 + 1 = 4, no more than at her go; as junk 3 + 2 = 5. So four
/// animals are counted, too few for meoung-bak: 5 + 1 for the go from each.
#[test]
fn a_count_that_is_no_more_than_the_last_go_doubles_nothing() {
    let script = "players Ann Bo Chul\nrules pagat meoung_bak.from=5\nchip none\nlength 1\n\
                  Ann go 4\n1\n1t 2t 3t 5y 6y 7y 10y 9y 1pp 2pp 3pp 4pp 5p\nBo p6, Chul p6\nnone\n-\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    let told = told.done();
    assert!(
        told.contains("  Ann       +12  from Bo 6, Chul 6\n"),
        "{told}"
    );
    assert!(told.contains("Ann stops with 5 points"), "{told}");
}

/// Yes says neither what else there was nor who: it does not answer that question, and never means
/// an animal, whose letter it is.
#[test]
fn yes_is_no_answer_to_what_there_was() {
    let seat = "players Ann Bo Chul\nrules korean\nchip none\nlength 3\n";
    for (lang, answers) in [
        ("en", "1 godori, 1 go\ny\n"),
        ("ko", "1 고도리 1고\n네\n"),
        ("ko", "1 고도리 1고\nㅇㅇ\n"),
        ("ja", "1 ゴドリ 1ゴー\nはい\n"),
        ("en", "1\nyes\n"),
        ("ko", "1\ny\n"),
        ("ja", "1\nはい\n"),
        ("en", "1 three brights\ny\n"),
        ("ko", "1 삼광\n네\n"),
    ] {
        let play = Dokbak::new().line(&format!("--lang {lang} play --script -"));
        let told = play.stdin(&format!("{seat}{answers}")).run();
        assert_eq!(told.status, Some(1), "{answers}: {}", told.stdout);
        let last = seat.lines().count() + answers.lines().count();
        let place = [
            format!("standard input:{last}:1: "),
            format!("표준 입력:{last}:1: "),
            format!("標準入力:{last}:1: "),
        ];
        let placed = place.iter().any(|place| told.stderr.starts_with(place));
        assert!(placed, "{answers}: {}", told.stderr);
    }
}

/// Of losers, only what was asked is shown: no kinds that nobody asked about, and no cards that
/// nobody is said to have.
#[test]
fn what_is_shown_of_losers_is_what_was_asked() {
    let seat = "players Ann Bo Chul\nrules korean\nchip none\nlength 3\n";
    let shown = |lang: &str, hand: &str| {
        let play = Dokbak::new().line(&format!("--lang {lang} play --script -"));
        play.stdin(&format!("{seat}{hand}")).run().done()
    };
    let brights = "1\n1g3g8g\nBo g1, Chul g1\nshow\n";
    for (lang, bright, nobody) in [
        ("en", "1 bright", "Nobody has"),
        ("ko", "광 1장", "아무도 안 먹은"),
        ("ja", "光札1枚", "だれも取っていない"),
    ] {
        let told = shown(lang, brights);
        for name in ["Bo", "Chul"] {
            let rows = told.lines().filter_map(|row| row.trim().strip_prefix(name));
            assert!(rows.map(str::trim).any(|row| row == bright), "{told}");
        }
        assert!(!told.contains(nobody), "{told}");
    }
    // Godori asks for neither brights nor junk, so nothing is known of the losers.
    let told = shown("en", "1\ngodori\nshow\n");
    assert!(told.contains("nothing entered\n"), "{told}");
    // Counts that were given completely are shown completely.
    let told = shown("en", "Ann has 1g 3g 8g\nBo counts g1 p4\nshow\n");
    assert!(
        told.contains("1 bright, 0 animals, 0 ribbons, junk worth 4\n"),
        "{told}"
    );
}
