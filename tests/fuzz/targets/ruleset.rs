//! Ruleset files.

use crate::laws::survive_under;
use crate::support::Numbers;
use crate::worked::{self, Worked};
use dokbak::rules::{Expected, Game, KeyInfo, Rules, Ruleset, SHIPPED, from_text};
use std::path::Path;
use std::sync::LazyLock;

/// The worked hands, with their games.
static HANDS: LazyLock<Vec<(Game, Worked)>> = LazyLock::new(|| {
    let games = Game::ALL.into_iter();
    let records = |game: Game| worked::records(&format!("tests/cases/{}", game.id()));
    games
        .flat_map(|game| records(game).into_iter().map(move |it| (game, it)))
        .collect()
});

/// The first byte selects the meaning of the others: the text of a file, or choices that make one.
/// A valid ruleset can be written as text, and every hand that settles under it adds up.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let mut numbers = Numbers::told(bytes);
    let text = match kind % 2 {
        0 => String::from_utf8_lossy(bytes).into_owned(),
        _ => file(&mut numbers),
    };
    let Ok(ruleset) = read(&text) else {
        return false;
    };
    let printed = ruleset.text();
    let again = read(&printed).unwrap_or_else(|faults| panic!("{faults:?}\n{text}\n{printed}"));
    assert_eq!(again.rules, ruleset.rules, "{text}\n{printed}");
    let told = |it: &Ruleset| (it.name.clone(), it.title.clone(), it.about.clone());
    assert_eq!(told(&again), told(&ruleset), "{text}\n{printed}");
    assert_eq!(again.sources, ruleset.sources, "{text}\n{printed}");
    assert_eq!(again.notes, ruleset.notes, "{text}\n{printed}");
    assert_eq!(again.text(), printed);
    let of_game = HANDS.iter().filter(|(game, _)| *game == ruleset.game());
    let hands: Vec<&Worked> = of_game.map(|(_, hand)| hand).collect();
    let mut settles = || survive_under(&hands[numbers.below(hands.len())].text, Some(&ruleset));
    let settled: Vec<bool> = (0..4).map(|_| settles()).collect();
    settled.contains(&true)
}

fn read(text: &str) -> Result<Ruleset, Vec<dokbak::rules::FileFault>> {
    from_text(text, "fuzzed.yaml", Path::new("/nowhere"))
}

/// Returns a file in one of the usual forms.
fn file(numbers: &mut Numbers) -> String {
    let game = numbers.one(&[Game::GoStop, Game::GoStop, Game::KoiKoi, Game::MinHwatu]);
    let mut lines = vec![format!("game: {}", game.id())];
    let names: Vec<&str> = SHIPPED.iter().map(|(name, _)| *name).collect();
    if numbers.below(2) == 0 {
        lines.push(format!("extends: {}", numbers.one(&names)));
    }
    for word in ["name", "title", "about"] {
        if numbers.below(3) == 0 {
            lines.push(format!("{word}: {}", numbers.one(&TEXTS)));
        }
    }
    if numbers.below(4) == 0 {
        lines.push(format!("notes:\n  - {}\n  - x", numbers.one(&TEXTS)));
    }
    let keys = Rules::default_for(game).keys();
    let mut open = "";
    for _ in 0..numbers.below(12) {
        let info = &keys[numbers.below(keys.len())];
        let value = value(info, numbers);
        match info.key.split_once('.') {
            // A nested mapping, in which further keys of the same part follow.
            Some((part, rest)) if numbers.below(2) == 0 => {
                if part != open {
                    lines.push(format!("{part}:"));
                }
                lines.push(format!("  {rest}: {value}"));
                open = part;
            }
            _ => {
                lines.push(format!("{}: {value}", info.key));
                open = "";
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Texts as in files, some of which mean something else in YAML.
const TEXTS: [&str; 12] = [
    "our rules",
    "'it''s'",
    "\"집 \\u2014 \\\"규칙\\\"\"",
    "yes",
    "null",
    "0x10",
    "1e3",
    "~",
    "- a",
    "|\n  two\n  lines",
    ">-\n  folded\n  lines",
    "\"\"",
];

/// Returns a value, as YAML, that a key accepts or just does not.
fn value(info: &KeyInfo, numbers: &mut Numbers) -> String {
    if numbers.below(24) == 0 {
        return numbers.one(&TEXTS).to_owned();
    }
    let text = match &info.expected {
        Expected::Number(range) => {
            let (least, most) = (*range.start(), *range.end());
            let some = [least, most, least + 1, 2, 7, most.saturating_add(1)];
            numbers.one(&some).to_string()
        }
        Expected::Words(words) => numbers.one(words).to_owned(),
        Expected::Jokers => numbers
            .one(&["none", "j2,j3", "[j1, jb]", "jx,jx,jx,jx,jx,jx,jx,jx", "jq"])
            .to_owned(),
        Expected::GoChips => numbers
            .one(&["each", "[1, 2]", "1,3,7", "0", "1000000", "x"])
            .to_owned(),
        Expected::GwangBak => numbers
            .one(&["double", "off", "flat:2", "flat:1000000", "flat:"])
            .to_owned(),
        Expected::Some(words) => match numbers.below(3) {
            0 => "none".to_owned(),
            1 => numbers.one(words).to_owned(),
            _ => format!("[{}]", words.join(", ")),
        },
    };
    match numbers.below(6) {
        0 if !text.starts_with('[') => format!("'{text}'"),
        _ => text,
    }
}
