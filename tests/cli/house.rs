//! `dokbak rules new`, and the schema that editors use to check such files.

use crate::support::{Dokbak, Pty, key};
use std::fs;

/// Returns the keys that a file sets, with their values.
fn set(text: &str) -> Vec<&str> {
    let head = ["name:", "title:", "extends:"];
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .filter(|line| !head.iter().any(|word| line.starts_with(word)))
        .collect()
}

#[track_caller]
fn good(dokbak: &Dokbak, file: &str) -> String {
    let told = dokbak.args(["rules", "check", file]).run().done();
    assert_eq!(told, format!("{file}: OK, with 0 worked examples\n"));
    fs::read_to_string(dokbak.home().join(file)).unwrap()
}

#[test]
fn answers_from_a_pipe_become_a_file() {
    let dokbak = Dokbak::new();
    // The base by number, Enter, a bad value, and everything else unchanged.
    let told = dokbak
        .line("rules new house")
        .stdin("6\n\n5\nmany\n6\n")
        .run()
        .done();
    for line in [
        "start from [pagat] 6",
        "pack.jokers [j2,j3] ",
        "target.two [7] many",
        "  ! target.two cannot be \"many\"; it takes a whole number from 1 to 1000",
    ] {
        assert!(told.lines().any(|told| told == line), "{line}: {told}");
    }
    assert!(told.contains("Written to ./house.yaml, with 2 rules changed."));
    let file = good(&dokbak, "house.yaml");
    assert!(file.contains("\nname: house\n") && file.contains("\nextends: korean\n"));
    assert_eq!(set(&file), ["target.two: 6", "target.three: 5"]);
    assert!(
        file.contains(
            "# target: points that two players need to stop\n\
             # takes a whole number from 1 to 1000; korean has 7\ntarget.two: 6\n"
        ),
        "{file}"
    );
    assert!(file.contains("\n# go_bak.both: last\n"), "{file}");
    let diff = dokbak.line("rules diff korean house.yaml").run().done();
    assert!(diff.contains("  house: It takes 5 points"), "{diff}");
}

#[test]
fn what_does_not_matter_is_not_asked_and_a_step_back_asks_again() {
    let dokbak = Dokbak::new();
    let answers = "\n\n\n\n\n\noff\n<\npays_all\nown\nn\ny\ny\n";
    let told = dokbak
        .line("rules new own --from pagat")
        .stdin(&format!("{answers}{}", "ignored\n"))
        .run()
        .done();
    let asked = |key: &str| told.matches(&format!("\n{key} [")).count();
    assert_eq!(asked("start from"), 0, "{told}");
    assert_eq!(asked("go_bak.three"), 2, "{told}");
    assert_eq!(asked("go_bak.both"), 1, "{told}");
    let file = good(&dokbak, "own.yaml");
    assert_eq!(
        set(&file),
        [
            "nagari.stacks: true",
            "go_bak.both: own",
            "oe_myeon.enforced: false"
        ]
    );
    let off = dokbak
        .line("rules new off --from pagat --set go_bak.three=off")
        .stdin("\n\n\n\n\n\n?\nn\n")
        .run()
        .done();
    assert!(!off.contains("go_bak.both ["), "{off}");
    assert!(
        off.contains("\n  oe-myeon (외면): With three players"),
        "{off}"
    );
    let file = good(&dokbak, "off.yaml");
    assert_eq!(
        set(&file),
        ["go_bak.three: off", "oe_myeon.enforced: false"]
    );
}

#[test]
fn a_script_needs_no_answers() {
    let dokbak = Dokbak::new();
    let line = "rules new k.yml --from koikoi --set koi=count --set zero_sum=true --yes";
    dokbak.line(line).run().is(
        0,
        "Written to k.yml, with 2 rules changed. `dokbak rules show k.yml` prints its\n  sheet.\n",
        "",
    );
    let file = good(&dokbak, "k.yml");
    assert_eq!(set(&file), ["koi: count", "zero_sum: true"]);
    // No answers at all count as Enter to everything.
    dokbak.line("rules new plain").run().done();
    let plain = good(&dokbak, "plain.yaml");
    assert!(plain.contains("\nextends: pagat\n") && set(&plain).is_empty());
    // A file may extend another file, also from another folder.
    fs::create_dir(dokbak.home().join("sub")).unwrap();
    let line = "rules new sub/late.yaml --from k.yml --set koi=self --yes";
    dokbak.line(line).run().done();
    let late = good(&dokbak, "sub/late.yaml");
    assert_eq!(set(&late), ["koi: self"]);
}

#[test]
fn what_is_even_in_min_hwatu_follows_the_points() {
    let dokbak = Dokbak::new();
    dokbak
        .line("rules new m --from minhwatu")
        .stdin("1\n")
        .run()
        .done();
    let file = good(&dokbak, "m.yaml");
    let keys = [
        "points.junk: 1",
        "par.two: 132",
        "par.three: 88",
        "par.four: 66",
    ];
    assert_eq!(set(&file), keys);
    // A par that an option sets otherwise is put right, and this is said.
    let told = dokbak
        .line("rules new n --from minhwatu --set par.two=120")
        .stdin("\n10\n")
        .run()
        .done();
    assert!(told.contains("The file says par.two=125"), "{told}");
    assert!(set(&good(&dokbak, "n.yaml")).contains(&"par.two: 125"));
    let told = dokbak
        .line("rules new odd --from minhwatu --set points.bright=21 --yes")
        .run()
        .done();
    // 245 points are odd, and no number of players can share them evenly.
    for players in ["2 cannot", "3 cannot", "4 cannot"] {
        assert!(told.replace("\n  ", " ").contains(players), "{told}");
    }
}

#[test]
fn nothing_that_is_there_is_written_over() {
    let dokbak = Dokbak::new().file("house.yaml", "extends: pagat\n");
    for (line, status, told) in [
        ("rules new house --yes", 1, "./house.yaml already exists"),
        ("rules new house.yaml --yes", 1, "house.yaml already exists"),
        ("rules new korean --yes", 1, "korean is a shipped ruleset"),
        ("rules new none/house.yaml --yes", 1, "cannot be written"),
        ("rules new .yaml --yes", 2, "cannot be the name"),
        ("rules new a/ --yes", 2, "cannot be the name"),
        (
            "rules new b --from pagatt --yes",
            2,
            "did you mean \"pagat\"?",
        ),
        (
            "rules new b --set go_bak.both=all --yes",
            2,
            "it takes last, first or own",
        ),
        ("rules new b --set go_bak.bth=own --yes", 2, "did you mean"),
        ("rules new b --set go_bak.both --yes", 2, "write KEY=VALUE"),
    ] {
        let run = dokbak.line(line).run();
        assert_eq!(
            (run.status, run.stdout.as_str()),
            (Some(status), ""),
            "{line}"
        );
        assert!(run.stderr.contains(told), "{line}: {}", run.stderr);
    }
    let kept = fs::read_to_string(dokbak.home().join("house.yaml")).unwrap();
    assert_eq!(kept, "extends: pagat\n");
    assert!(!dokbak.home().join("b.yaml").exists());
}

fn asking(dokbak: &Dokbak) -> Pty {
    dokbak.line("rules new 우리집").terminal(60, 80)
}

#[test]
fn questions_at_a_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = asking(&dokbak);
    pty.answer("start from [pagat] ", "matgo");
    pty.answer("pack.jokers [j2,j3] ", "");
    pty.answer("target.three [3] ", "");
    pty.answer("target.two [7] ", "seven");
    pty.prompt("target.two [7] seven");
    pty.send(key::CTRL_U);
    pty.answer("target.two [7] ", "5");
    pty.answer("potkan.times [2] ", "<");
    pty.answer("target.two [5] ", "");
    pty.prompt("potkan.times [2] ");
    pty.press(key::CTRL_D);
    let ended = pty.end();
    assert_eq!(ended.status, 0, "{:#?}", ended.rows);
    assert_eq!(set(&good(&dokbak, "우리집.yaml")), ["target.two: 5"]);
}

#[test]
fn ctrl_c_leaves_without_writing() {
    let dokbak = Dokbak::new();
    let mut pty = asking(&dokbak);
    pty.answer("start from [pagat] ", "");
    pty.answer("pack.jokers [none] ", "j2");
    pty.prompt("target.three [3] ");
    let ended = pty.leave();
    assert!(ended.rows.iter().any(|row| row == "Nothing was written."));
    assert!(!dokbak.home().join("우리집.yaml").exists());
}

#[test]
fn the_schema_is_one_object_of_json() {
    let schema = Dokbak::new().line("rules schema").run().done();
    let schema: serde_json::Value = serde_json::from_str(&schema).unwrap();
    let properties = schema["properties"].as_object().unwrap();
    for word in [
        "extends",
        "go_bak.three",
        "go_bak",
        "yaku.poetry",
        "koi",
        "sets",
    ] {
        assert!(properties.contains_key(word), "{word}");
    }
}

#[test]
fn a_file_of_ones_own_is_named_where_its_name_alone_was_typed() {
    let dokbak = Dokbak::new();
    dokbak.line("rules new house --yes").run().done();
    for line in ["rules show house", "settle hand.hwatu --rules house"] {
        let told = dokbak.line(line).stdin("").run();
        assert!(
            told.stderr
                .starts_with("there is no ruleset house; did you mean \"house.yaml\"?"),
            "{told:?}"
        );
    }
}
