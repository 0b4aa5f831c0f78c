//! Every command, run on a record, on a ledger, or on neither.

use crate::support::Dokbak;
use std::collections::BTreeSet;

/// What a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Neither a record nor the ledger.
    Nothing,
    /// A record: `RECORD` stands for its path.
    Record,
    /// The ledger, whose entry 2 is the hand of a record.
    Ledger,
}

/// A command line.
#[derive(Debug)]
pub(crate) struct Command {
    /// Words between bars count as one.
    pub(crate) line: &'static str,
    /// Its standard input.
    pub(crate) input: &'static str,
    pub(crate) about: About,
}

const fn command(about: About, line: &'static str) -> Command {
    fed(about, line, "")
}

const fn fed(about: About, line: &'static str, input: &'static str) -> Command {
    Command { line, input, about }
}

/// The name and content of a ruleset file in the home.
pub(super) const HOUSE: (&str, &str) = (
    "house.yaml",
    "name: house\ntitle: Ours\nextends: pagat\ntarget.three: 5\n",
);

/// Every command, and every form of it that is about something different.
pub(crate) const COMMANDS: &[Command] = &[
    fed(
        About::Nothing,
        "play --script -",
        "players Ann Bo\nnagari\n",
    ),
    command(About::Record, "play --script RECORD"),
    // With a network that is there it would not end.
    #[cfg(feature = "serve")]
    command(About::Nothing, "serve --lan no-such-network"),
    command(About::Record, "settle RECORD"),
    command(About::Record, "settle RECORD --json"),
    fed(
        About::Nothing,
        "settle --batch -",
        "players Ann Bo\nnagari\n\nplayers Bo Ann\nnagari\n",
    ),
    command(About::Nothing, "score 1g 3g 8g 4p"),
    command(About::Nothing, "draw Ann=3t Bo=8g --night"),
    command(About::Nothing, "card 8g"),
    command(About::Nothing, "card 8g -o moon.svg"),
    command(About::Nothing, "cards"),
    command(About::Nothing, "cards moon 9 고도리"),
    command(About::Nothing, "rules list"),
    command(About::Nothing, "rules show pagat"),
    command(About::Nothing, "rules check house.yaml"),
    command(About::Nothing, "rules diff pagat house.yaml"),
    command(About::Nothing, "rules compare pagat house.yaml --deals 3"),
    command(About::Nothing, "rules new ours --yes"),
    command(About::Nothing, "rules schema"),
    command(About::Nothing, "rules book"),
    command(About::Ledger, "log"),
    command(About::Ledger, "log --json"),
    command(About::Ledger, "show 2"),
    command(About::Ledger, "show 2 --json"),
    command(About::Ledger, "show 2 --explain"),
    command(About::Ledger, "standings"),
    command(About::Ledger, "standings --json"),
    command(About::Ledger, "stats"),
    command(About::Ledger, "stats --json"),
    command(About::Ledger, "report -o year.html"),
    command(About::Ledger, "stats --by month --csv"),
    command(About::Ledger, "people"),
    command(About::Ledger, "people --json"),
    command(About::Ledger, "people rename Ann Annie"),
    command(About::Ledger, "people join Ann Bo"),
    command(About::Ledger, "people part Ann"),
    command(About::Ledger, "people guest Ann"),
    command(About::Ledger, "paid"),
    command(About::Ledger, "paid --json"),
    command(About::Ledger, "paid Ann Bo 500 KRW"),
    command(About::Ledger, "paid Ann cake 5 KRW --kitty"),
    command(About::Ledger, "settle-up"),
    command(About::Ledger, "settle-up --json"),
    command(About::Ledger, "settle-up --why Ann"),
    command(About::Ledger, "settled"),
    command(About::Ledger, "adjust"),
    command(About::Ledger, "adjust --json"),
    command(About::Ledger, "adjust late Ann +500 Bo -500 KRW"),
    command(About::Ledger, "adjust late Ann -5 KRW --kitty cake"),
    command(About::Ledger, "season"),
    command(About::Ledger, "season --json"),
    command(About::Ledger, "season spring 2026-03-01 to 2026-05-31"),
    command(About::Ledger, "note"),
    command(About::Ledger, "note rain last --place lake"),
    command(About::Ledger, "log --sort chips -n 2"),
    command(About::Ledger, "share 2"),
    command(About::Ledger, "why 2"),
    command(About::Ledger, "why 2 1"),
    command(About::Ledger, "whatif 2"),
    command(About::Ledger, "whatif --evening last"),
    fed(
        About::Ledger,
        "dispute 2 --script -",
        "void\nagree so it was\n",
    ),
    command(About::Ledger, "evening"),
    command(About::Ledger, "evening last --void"),
    command(About::Ledger, "close"),
    command(About::Ledger, "verify"),
    command(About::Ledger, "verify --deep"),
    command(About::Ledger, "seal"),
    command(About::Ledger, "export --jsonl"),
    command(About::Ledger, "export --jsonl -o other.jsonl"),
    command(About::Ledger, "export --csv"),
    command(About::Ledger, "export --csv --wide -o other.csv"),
    command(About::Ledger, "export --hledger"),
    command(About::Ledger, "export --beancount -o other.beancount"),
    fed(
        About::Nothing,
        "import -",
        include_str!("../../ledgers/evening.jsonl"),
    ),
    command(About::Ledger, "twice"),
    command(About::Ledger, "backup copy.db"),
    command(
        About::Nothing,
        concat!(
            "restore |",
            env!("CARGO_MANIFEST_DIR"),
            "/tests/ledgers/0.2.0.db|"
        ),
    ),
    // Nobody answers at this port.
    #[cfg(feature = "club")]
    command(
        About::Ledger,
        "club create postgresql://owner@127.0.0.1:1/hwatu",
    ),
    #[cfg(feature = "club")]
    command(
        About::Ledger,
        "club join postgresql://owner@127.0.0.1:1/hwatu --table 3",
    ),
    // These take a club's copy, which this ledger is not.
    #[cfg(feature = "club")]
    command(About::Ledger, "club status"),
    #[cfg(feature = "club")]
    command(About::Ledger, "club check"),
    #[cfg(feature = "club")]
    command(About::Ledger, "club leave"),
    #[cfg(feature = "club")]
    command(About::Ledger, "club copy club.db"),
    #[cfg(feature = "club")]
    command(About::Ledger, "club upgrade"),
    command(About::Nothing, "config lang"),
    command(About::Nothing, "config color never"),
    command(About::Nothing, "config --path"),
    command(About::Nothing, "completions bash"),
    command(About::Nothing, "man settle"),
    command(About::Nothing, "tutorial"),
    command(About::Nothing, "man --dir pages"),
    command(About::Nothing, "help settle"),
];

impl Command {
    /// Returns the command's name: `rules show` for `rules show pagat`.
    pub(crate) fn name(&self) -> String {
        let words: Vec<&str> = self.line.split_whitespace().collect();
        let count = match (words[0], words.get(1)) {
            ("rules" | "club", _) => 2,
            ("people", Some(word)) if !word.starts_with('-') => 2,
            _ => 1,
        };
        words[..count].join(" ")
    }

    /// True if the command has no use for a ledger.
    pub(super) fn needs_no_ledger(&self) -> bool {
        self.about != About::Ledger && self.name() != "play"
    }
}

/// Returns what the rows in a part of a help text begin with.
fn listed(help: &str, part: &str) -> BTreeSet<String> {
    let rows = help.lines().skip_while(|line| *line != part).skip(1);
    let rows = rows.take_while(|line| !line.is_empty());
    rows.filter(|row| row.starts_with("  ") && !row.starts_with("   "))
        .filter_map(|row| row.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_command_is_in_the_table() {
    let told = |line: &str| Dokbak::new().line(line).run().stdout;
    let named = listed(&told("help"), "Commands:");
    // What has commands inside and is none by itself.
    let (rooms, mut named): (BTreeSet<String>, BTreeSet<String>) = named
        .into_iter()
        .partition(|name| ["rules", "club"].contains(&name.as_str()));
    for command in rooms.iter().map(String::as_str).chain(["people"]) {
        let inner = listed(&told(&format!("help {command}")), "Commands:");
        let inner = inner.iter().filter(|name| *name != "help");
        named.extend(inner.map(|name| format!("{command} {name}")));
    }
    let rows: BTreeSet<String> = COMMANDS.iter().map(Command::name).collect();
    assert_eq!(rows, named);
}
