//! Ruleset files: the built-in ones with their worked hands, the allowed forms of a file, and
//! faults with their places.

use crate::comments::settles_to;
use crate::support::{repository, ruleset};
use crate::worked::short;
use dokbak::case::{Case, Opening};
use dokbak::rules::{
    FileFault, FileProblem, Game, GoBakBoth, GwangBak, KeyFault, PointUnit, Rules, Ruleset,
    SHIPPED, from_text, load,
};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Parses a text, which must be a valid ruleset.
fn good(text: &str) -> Ruleset {
    from_text(text, "house", Path::new(".")).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

/// Writes files and loads the first one.
fn load_first(files: &[(&str, &str)]) -> Result<Ruleset, Vec<FileFault>> {
    let folder = written(files);
    load(&format!("./{}", files[0].0), folder.path())
}

fn written(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// Returns the only fault of some files, with the end of the file's name.
fn fault(files: &[(&str, &str)]) -> (String, u32, u32, FileProblem) {
    let mut faults = load_first(files).expect_err("a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    let fault = faults.remove(0);
    let file = Path::new(&fault.file).file_name().unwrap();
    let file = file.to_string_lossy().into_owned();
    (file, fault.line, fault.column, fault.problem)
}

#[test]
fn every_shipped_ruleset_loads_under_its_own_name() {
    for (name, text) in SHIPPED {
        let ruleset = load(name, Path::new("/nowhere")).unwrap();
        assert_eq!(ruleset.name, *name);
        assert!(
            !ruleset.title.is_empty() && !ruleset.sources.is_empty(),
            "{name}"
        );
        assert!(!ruleset.examples.is_empty(), "{name} has no worked hand");
        assert_eq!(good(text).rules, ruleset.rules, "{name}");
    }
}

/// Checks that a ruleset's examples come to what they say.
fn examples_hold(ruleset: &Ruleset) {
    for example in ruleset.examples.iter() {
        let record = format!("{}# {}\n", example.record, settles_to(&example.net));
        let differs = short(&example.note, &record, Some(ruleset));
        assert!(differs.is_none(), "{}: {}", ruleset.name, differs.unwrap());
    }
}

#[test]
fn the_worked_hands_of_shipped_rulesets_hold() {
    for (name, _) in SHIPPED {
        let ruleset = ruleset(name, &[]);
        examples_hold(&ruleset);
    }
}

#[test]
fn the_worked_hands_of_the_example_of_a_house_hold() {
    assert!(SHIPPED.iter().all(|(name, _)| *name != "house-example"));
    let file = repository("rulesets/house-example.yaml");
    let ruleset = load(&file.display().to_string(), Path::new(".")).unwrap();
    assert_eq!(ruleset.extends.as_deref(), Some("korean"));
    assert_eq!(ruleset.examples.len(), 2);
    examples_hold(&ruleset);
}

#[test]
fn the_text_of_a_ruleset_reads_back_to_the_same_rules() {
    for (name, _) in SHIPPED {
        let ruleset = ruleset(name, &[]);
        let again = good(&ruleset.text());
        assert_eq!(again.rules, ruleset.rules, "{name}");
        assert_eq!(again.name, ruleset.name);
        assert_eq!(again.title, ruleset.title);
        assert_eq!(again.about, ruleset.about);
        assert_eq!(again.sources, ruleset.sources);
        assert_eq!(again.extends, None, "the text needs no other file");
    }
}

/// Every word that a key accepts, and awkward numbers and lists, survive being written and read.
#[test]
fn every_value_of_every_key_survives_the_text() {
    use dokbak::rules::Expected;
    let mut tried = 0;
    let keys = Game::ALL.map(|game| (game, Rules::default_for(game).keys()));
    let keys = keys
        .iter()
        .flat_map(|(game, keys)| keys.iter().map(move |info| (*game, info)));
    for (game, info) in keys {
        let values: Vec<String> = match &info.expected {
            Expected::Number(range) => vec![range.start().to_string(), range.end().to_string()],
            Expected::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Expected::Jokers => ["none", "j1", "j2,j2,j3", "jb,jx,jg"]
                .map(str::to_owned)
                .to_vec(),
            Expected::GoChips => ["each", "1", "1,2,3", "0"].map(str::to_owned).to_vec(),
            Expected::GwangBak => ["double", "off", "flat:3"].map(str::to_owned).to_vec(),
            Expected::Some(words) => vec!["none".to_owned(), words[1].to_owned(), words.join(",")],
        };
        for value in values {
            let mut changed = Ruleset {
                rules: Rules::default_for(game),
                ..Ruleset::default()
            };
            changed.rules.set(info.key, &value).unwrap();
            assert_eq!(
                changed.rules.get(info.key),
                Some(value.clone()),
                "{}",
                info.key
            );
            let again = good(&changed.text());
            assert_eq!(again.rules, changed.rules, "{}={value}", info.key);
            tried += 1;
        }
    }
    assert!(tried > 2 * 140, "{tried}");
}

#[test]
fn names_with_signs_of_yaml_survive_the_text() {
    let odd = Ruleset {
        name: "집: \"our\" #1".to_owned(),
        title: "- a, {b}: [c]\\ & *d".into(),
        about: "line\nand line\ttab".into(),
        sources: vec![
            "yes".to_owned(),
            "null".to_owned(),
            "12".to_owned(),
            String::new(),
        ]
        .into(),
        ..Ruleset::default()
    };
    let again = good(&odd.text());
    assert_eq!(again, odd);
}

#[test]
fn rulesets_extend_each_other_down_a_chain() {
    let files = [
        (
            "top.yaml",
            "name: top\nextends: sub/middle.yaml\nvip: 3\ntarget.two: 5\n",
        ),
        (
            "sub/middle.yaml",
            "extends: ../bottom.yml\nvip: 2\npalssari: 8\n",
        ),
        (
            "bottom.yml",
            "extends: wikipedia\npalssari: 1\nbrights.five: 50\n",
        ),
    ];
    let got = load_first(&files).unwrap();
    let want = ruleset(
        "wikipedia",
        &[
            ("brights.five", "50"),
            ("palssari", "8"),
            ("vip", "3"),
            ("target.two", "5"),
        ],
    );
    assert_eq!(got.rules, want.rules);
    assert_eq!(got.name, "top");
    assert_eq!(got.extends.as_deref(), Some("middle"));
}

#[test]
fn a_file_without_a_name_is_called_by_its_own() {
    let got = load_first(&[("우리집.yaml", "extends: pagat-50\n")]).unwrap();
    assert_eq!(
        (got.name.as_str(), got.title.as_ref()),
        ("우리집", "우리집")
    );
    assert_eq!(got.rules, ruleset("pagat-50", &[]).rules);
    assert_eq!(got.extends.as_deref(), Some("pagat-50"));
}

#[test]
fn an_empty_base_is_the_default() {
    assert_eq!(
        good("vip: 3\n").rules,
        ruleset("pagat", &[("vip", "3")]).rules
    );
    assert_eq!(good("{}\n").rules, Rules::default_for(Game::GoStop));
}

#[test]
fn keys_may_be_dotted_or_nested_and_values_lists_or_texts() {
    let dotted =
        good("go.chips: 1,2,3\ngo.growth: increment\npack.jokers: j2,j3\nsyodang.text: \"2006\"\n");
    for other in [
        "go: { chips: [1, 2, 3], growth: increment }\npack: { jokers: [j2, j3] }\nsyodang: { text: 2006 }\n",
        "go:\n  chips:\n    - 1\n    - 2\n    - 3\n  growth: \"increment\"\npack:\n  jokers:\n  - j3\n  - j2\nsyodang.text: 2006\n",
        "go:\n  chips: '1,2,3'\ngo.growth: increment\npack.jokers: j3 j2\nsyodang:\n  text: '2006'\n",
    ] {
        assert_eq!(good(other).rules, dotted.rules, "{other}");
    }
    let each = good("go: { chips: each }\ngwang_bak: flat:2\n").rules;
    assert_eq!(each.gostop().unwrap().gwang_bak, GwangBak::Flat(2));
    assert_eq!(each.get("go.chips").as_deref(), Some("each"));
    let quoted = good("gwang_bak: 'flat: 2'\n").rules;
    assert_eq!(quoted.gostop().unwrap().gwang_bak, GwangBak::Flat(2));
}

#[test]
fn words_that_older_yaml_takes_for_booleans_stay_words() {
    let off = good("gwang_bak: off\ngo_bak: { two: off, three: off }\ngrenade: off\n").rules;
    assert_eq!(off.gostop().unwrap().gwang_bak, GwangBak::Off);
    assert_eq!(off.get("go_bak.three").as_deref(), Some("off"));
    for word in ["yes", "no", "on", "off", "y", "N"] {
        let text = format!("tti_bak: {word}\n");
        let faults = from_text(&text, "house", Path::new(".")).unwrap_err();
        let FileProblem::Key(KeyFault::BadValue { key, value, .. }) = &faults[0].problem else {
            panic!("{faults:?}");
        };
        assert_eq!((key.as_str(), value.as_str()), ("tti_bak", word));
    }
    assert!(good("tti_bak: true\n").rules.gostop().unwrap().tti_bak);
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_change_nothing() {
    let text = "name: house\ngo_bak:\n  both: own\npack.jokers: [j2, j3]\n";
    let plain = good(text);
    assert_eq!(plain.rules.gostop().unwrap().go_bak_both, GoBakBoth::Own);
    assert_eq!(good(&format!("\u{feff}{text}")), plain);
    let windows = text.replace('\n', "\r\n");
    assert_eq!(good(&windows), plain);
    assert_eq!(good(&format!("\u{feff}{windows}")), plain);

    let (_, line, column, _) = fault(&[("a.yaml", "\u{feff}vip: 3\r\ngo_bak.both: us\r\n")]);
    assert_eq!((line, column), (2, 14));
}

#[test]
fn an_unknown_key_is_named_at_its_place_with_the_nearest() {
    let nearest_to = |problem: FileProblem, key: &str| match problem {
        FileProblem::Key(fault) => {
            let (key, game) = (key.to_owned(), Game::GoStop);
            assert_eq!(fault, KeyFault::Unknown { key, game });
            fault.nearest()
        }
        other => panic!("{other:?}"),
    };
    let (file, line, column, problem) = fault(&[("a.yaml", "vip: 3\n  \ngo_bak.bth: own\n")]);
    assert_eq!((file.as_str(), line, column), ("a.yaml", 3, 1));
    assert_eq!(nearest_to(problem, "go_bak.bth"), Some("go_bak.both"));

    let nested = fault(&[("a.yaml", "go_bak:\n  both: own\n  tow: double\n")]);
    assert_eq!((nested.1, nested.2), (3, 3));
    assert_eq!(nearest_to(nested.3, "go_bak.tow"), Some("go_bak.two"));

    let in_line = fault(&[("a.yaml", "go_bak: { both: own, tow: double }\n")]);
    assert_eq!((in_line.1, in_line.2), (1, 22));
    let after_hangul = fault(&[("a.yaml", "about: 우리\n가나다라마: { 바: 1 }\n")]);
    assert_eq!((after_hangul.1, after_hangul.2), (2, 10));
}

#[test]
fn a_bad_value_is_named_at_its_place() {
    for (text, line, column, key, value) in [
        ("go_bak.both: owm\n", 1, 14, "go_bak.both", "owm"),
        ("vip: 3\ntarget:\n  two: 0\n", 3, 8, "target.two", "0"),
        ("animals: { from: five }\n", 1, 18, "animals.from", "five"),
        ("go.chips: [1, two]\n", 1, 11, "go.chips", "1,two"),
        ("brights.five: -1\n", 1, 15, "brights.five", "-1"),
        ("brights.five: 1.5\n", 1, 15, "brights.five", "1.5"),
        ("brights.five: 1_000\n", 1, 15, "brights.five", "1_000"),
        (
            "palssari_counts:   'yes'\n",
            1,
            20,
            "palssari_counts",
            "yes",
        ),
    ] {
        let (_, at_line, at_column, problem) = fault(&[("a.yaml", text)]);
        let FileProblem::Key(KeyFault::BadValue {
            key: of,
            value: was,
            ..
        }) = &problem
        else {
            panic!("{text}: {problem:?}");
        };
        assert_eq!((of.as_str(), was.as_str()), (key, value), "{text}");
        assert_eq!((at_line, at_column), (line, column), "{text}");
    }
}

#[test]
fn all_faults_of_a_file_are_told() {
    let text = "vip: many\nvipp: 1\ngo_bak: { both: us, two: double }\n";
    let faults = load_first(&[("a.yaml", text)]).unwrap_err();
    let places: Vec<(u32, u32)> = faults
        .iter()
        .map(|fault| (fault.line, fault.column))
        .collect();
    assert_eq!(places, [(1, 6), (2, 1), (3, 17)]);
}

#[test]
fn a_key_given_twice_is_refused_where_it_is_given_again() {
    for (text, line, column) in [
        ("vip: 3\npalssari: 8\nvip: 2\n", 3, 1),
        ("go_bak:\n  both: own\n  both: last\n", 3, 3),
        ("name: a\nname: b\n", 2, 1),
    ] {
        let (file, at_line, at_column, problem) = fault(&[("a.yaml", text)]);
        assert_eq!(
            (file.as_str(), at_line, at_column),
            ("a.yaml", line, column),
            "{text}"
        );
        assert!(
            matches!(problem, FileProblem::Yaml(_)),
            "{text}: {problem:?}"
        );
    }
}

#[test]
fn rulesets_that_extend_each_other_in_a_circle_are_refused() {
    let own = fault(&[("a.yaml", "name: a\nextends: a.yaml\n")]);
    assert!(matches!(own.3, FileProblem::Circle(_)), "{own:?}");
    assert_eq!((own.0.as_str(), own.1, own.2), ("a.yaml", 2, 10));

    let files = [
        ("a.yaml", "extends: b.yaml\n"),
        ("b.yaml", "# one step further\nextends: c.yaml\n"),
        ("c.yaml", "\n\nextends: b.yaml\n"),
    ];
    let longer = fault(&files);
    assert!(matches!(longer.3, FileProblem::Circle(_)), "{longer:?}");
    assert_eq!((longer.0.as_str(), longer.1, longer.2), ("c.yaml", 3, 10));
}

#[test]
fn a_circle_through_folders_is_refused() {
    let files = [
        ("a.yaml", "extends: sub/b.yaml\n"),
        ("sub/b.yaml", "extends: ../a.yaml\n"),
    ];
    let (file, line, column, problem) = fault(&files);
    assert!(matches!(problem, FileProblem::Circle(_)), "{problem:?}");
    assert_eq!((file.as_str(), line, column), ("b.yaml", 1, 10));
}

#[test]
fn two_files_on_one_base_are_no_circle() {
    let files = [
        ("a.yaml", "extends: b.yaml\nvip: 3\n"),
        ("b.yaml", "extends: pagat\n"),
    ];
    assert_eq!(load_first(&files).unwrap().rules.gostop().unwrap().vip, 3);
}

#[test]
fn a_base_that_is_not_there_is_named() {
    let (file, line, column, problem) = fault(&[("a.yaml", "vip: 3\nextends: wikipadia\n")]);
    assert_eq!((file.as_str(), line, column), ("a.yaml", 2, 10));
    let unknown = FileProblem::UnknownRules {
        name: "wikipadia".to_owned(),
        nearest: Some("wikipedia".to_owned()),
    };
    assert_eq!(problem, unknown);

    let (file, _, _, problem) = fault(&[("a.yaml", "extends: sub/gone.yaml\n")]);
    assert_eq!(file, "gone.yaml");
    assert!(
        matches!(problem, FileProblem::Unreadable { .. }),
        "{problem:?}"
    );

    let faults = load("nowhere", Path::new(".")).unwrap_err();
    assert!(
        matches!(faults[0].problem, FileProblem::UnknownRules { .. }),
        "{faults:?}"
    );
}

#[test]
fn a_fault_in_the_base_is_told_with_the_name_of_the_base() {
    let files = [
        ("a.yaml", "extends: b.yaml\nvip: 3\n"),
        ("b.yaml", "palssari: 8\nvip: lots\n"),
    ];
    let (file, line, column, _) = fault(&files);
    assert_eq!((file.as_str(), line, column), ("b.yaml", 2, 6));
}

#[test]
fn a_file_of_another_form_is_refused_with_its_place() {
    let list = fault(&[("a.yaml", "- vip\n- palssari\n")]);
    assert_eq!((list.1, list.2, list.3), (1, 1, FileProblem::NoMapping));

    let game = fault(&[("a.yaml", "name: a\ngame: poker\n")]);
    assert_eq!((game.1, game.2), (2, 7));
    assert_eq!(game.3, FileProblem::UnknownGame("poker".to_owned()));

    let broken = fault(&[("a.yaml", "name: a\nvip: [1, 2\n")]);
    assert!(matches!(broken.3, FileProblem::Yaml(_)), "{broken:?}");
    assert!(broken.1 >= 2, "{broken:?}");

    let example = fault(&[("a.yaml", "examples:\n  - note: nothing more\n")]);
    assert_eq!((example.1, example.3), (2, FileProblem::BadExample));
}

#[test]
fn names_are_shipped_rulesets_and_paths_are_files() {
    let folder = written(&[("pagat.yaml", "vip: 3\n"), ("pagat", "vip: 4\n")]);
    let vip = |name: &str| {
        load(name, folder.path())
            .unwrap()
            .rules
            .gostop()
            .unwrap()
            .vip
    };
    assert_eq!(vip("pagat"), 0);
    assert_eq!(vip("pagat.yaml"), 3);
    assert_eq!(vip("./pagat"), 4);
    let full = folder.path().join("pagat.yaml");
    assert_eq!(vip(&full.to_string_lossy()), 3);
}

#[test]
fn a_record_finds_its_ruleset_from_its_own_folder() {
    let folder = written(&[(
        "rules/house.yaml",
        "name: house\nextends: pagat\ntarget.two: 2\n",
    )]);
    let text = "rules rules/house.yaml\nplayers Ann Bo\nAnn has 1g 3g 12g\nBo has 8g 5pp 6pp 7p\nAnn stop\n";
    let opening = Opening {
        base: folder.path(),
        ..Opening::default()
    };
    let verdict = Case::read(text, opening).settle().unwrap();
    assert_eq!(verdict.rules, "house");
    assert_eq!(verdict.net, [("Ann".into(), 2), ("Bo".into(), -2)]);
}

/// The point unit is not a key: a house's file inherits it, and the text that the ledger keeps
/// still has it.
#[test]
fn points_are_counted_as_in_the_ruleset_that_a_file_extends() {
    let counted = [
        ("pagat", PointUnit::Ten),
        ("minhwatu", PointUnit::Ten),
        ("koikoi", PointUnit::Mon),
        ("koikoi-older", PointUnit::Mon),
        ("koikoi-nintendo", PointUnit::Ten),
    ];
    for (name, unit) in counted {
        let ours = good(&format!("name: ours\nextends: {name}\n"));
        for ruleset in [ruleset(name, &[]), ours] {
            assert_eq!(ruleset.rules.unit(), unit, "{name}");
            let again = good(&ruleset.text());
            assert_eq!(again.rules, ruleset.rules, "{name}: {}", ruleset.text());
        }
    }
}

#[test]
fn rulesets_differ_in_the_keys_that_say_something_else() {
    let pagat = ruleset("pagat", &[]);
    assert_eq!(pagat.differences(&pagat), []);
    let house = ruleset("pagat", &[("vip", "3"), ("target.three", "5")]);
    let told: Vec<(&str, String, String)> = pagat
        .differences(&house)
        .into_iter()
        .map(|one| (one.info.key, one.left, one.right))
        .collect();
    let want = [("vip", "0", "3"), ("target.three", "3", "5")];
    assert_eq!(
        told,
        want.map(|(key, left, right)| (key, left.to_owned(), right.to_owned()))
    );
}
