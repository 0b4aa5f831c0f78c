//! What commands and their arguments are for, and what is wrong with a command line.

use super::list;
use super::settings::unknown_setting;
use crate::cli::facts::mistake::Mistake;
use crate::limits::Limit;
use crate::words::grouped;
use std::path::Path;

/// Returns what comes before the usage, the options, the arguments and the commands.
pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["Usage", "Options", "Arguments", "Commands"]
}

/// Returns what a command does; `path` is how it is called after `dokbak`.
pub(in crate::cli) fn about_command(path: &str) -> Option<&'static str> {
    Some(match path {
        "" => "Referee and bookkeeper for hwatu tables: who owes whom what, and why",
        "play" => "Begin an evening at the table, or go on with one (the default)",
        "tutorial" => "Learn the prompt with a hand that is told step by step, in four minutes",
        "settle" => "Settle one hand from its record",
        "score" => "Score a pile, and say what the next jokbo need",
        "draw" => "Say who deals first, by the cards that everybody drew",
        "cards" => "Show the cards: how they are typed, and what they are called",
        "card" => "Draw cards, as SVG",
        "rules" => "List, show, check, compare and write rulesets",
        "rules list" => "List the shipped rulesets",
        "rules show" => "Show what a table plays, as a sheet to read",
        "rules check" => "Check a ruleset file and its worked examples",
        "rules diff" => "Show where two rulesets differ at the table",
        "rules compare" => {
            "Play the same deals under two rulesets of Go-Stop, and show what differs"
        }
        "rules new" => "Write a ruleset file of your own, with a few questions",
        "rules schema" => "Print the JSON Schema of ruleset files, for editors",
        "rules book" => "Print the rule book of all games as Markdown",
        "log" => "List the evenings and hands of the ledger",
        "show" => "Show a hand of the ledger",
        "standings" => "Show who has won and lost how much",
        "stats" => "Show what everybody did: hands, goes, baks, who paid whom",
        "report" => "Write a year, a month or any days as one page for friends",
        "paid" => "Write down that somebody handed money to somebody, or list it",
        "settle-up" => "Say who is owed how much, and who pays whom so that all are even",
        "settled" => "Write down that all of it was handed over",
        "people" => "List everybody who plays, or say whose name is whose",
        "people rename" => "Give somebody another name to be called by",
        "people join" => "Say that two names are one person's",
        "people part" => "Make a name a person of its own again",
        "people guest" => "Say that somebody is a guest",
        "why" => "Give the reasons for a written hand, or for one line of it",
        "whatif" => "Show what a hand or an evening would have come to with other rules or lines",
        "dispute" => "Settle a dispute about a written hand, claim by claim",
        "evening" => "Say which evening that is; open it again, declare it void, or mend its day",
        "close" => "End an evening and settle it up",
        "verify" => "Check that nothing in the ledger was changed",
        "export" => {
            "Print the ledger, or write it to a file: for another laptop, spreadsheets or bookkeeping"
        }
        "import" => "Take in the entries of another ledger, or hands from notes",
        "twice" => "See which evenings were kept twice, and say which counts",
        "backup" => "Copy the ledger to a file, and check the copy",
        "restore" => "Go back to a copy of the ledger",
        "seal" => "Print the last entry's number and hash, for others to keep",
        "config" => "Show what is set for good, and where it comes from, or set it",
        "share" => "Print a hand, an evening or a month as a short text for a chat",
        "completions" => {
            "Print what a shell runs at its start to complete commands, players, hands and rules"
        }
        "man" => "Print the page of a command for the manual, or write all pages",
        "help" => "Say what a command does and takes",
        _ => return None,
    })
}

/// Returns what an argument of a command is for.
pub(in crate::cli) fn about_argument(path: &str, id: &str) -> Option<&'static str> {
    let own = of_somebody(path, id).or_else(|| of_one_command(path, id));
    own.or_else(|| of_any_command(id))
}

/// Returns what somebody is named for.
fn of_somebody(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("log", "player") => "Only the sessions in which this player sat",
        ("stats", "players") => "The same as NAME; two are set against each other",
        ("paid", "player") => "Only what this person handed over or got",
        ("standings", "player") => "Only this player, hand by hand",
        ("settled", "players") => "Only what this person hands over or gets; may be repeated",
        ("stats", "names") => "Whose figures: one person, or two against each other",
        _ => return None,
    })
}

fn of_one_command(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("play", "script") => "Play the lines of a file instead of asking; - is standard input",
        ("play", "track") => "Follow Go-Stop turn by turn, with what lies on the table",
        ("play", "date") => "The day to which it belongs, where that is not today",
        ("play", "new") => "Begin a new evening even if one is open",
        ("play", "evening") => "Go on with this evening",
        ("settle", "file") => {
            "The record, or - for standard input; with --batch many records, or a folder of them"
        }
        ("settle", "tell") => "Settle a hand told in one line, as people tell it",
        ("settle", "players") => "Who plays, in turn order, the dealer first: \"Ann Bo Chul\"",
        ("settle", "carry") => "How many hands of nagari came straight before it",
        ("settle", "stake") => "What each loss is multiplied by, as agreed for this hand",
        ("settle", "batch") => {
            "Settle many records, parted by empty lines, and print a line of JSON for each"
        }
        ("score", "cards") => "The cards, such as 1gtpp 3t 8g",
        ("score", "json") => "Print the score as JSON",
        ("card", "cards") => "The cards, such as 8g, moon or 고도리",
        ("card", "output") => {
            "The file to write: FILE.svg, or FILE.png, one card, 80 dots wide [default: standard output]"
        }
        ("cards", "pictures") => {
            "Show the cards as pictures: auto (in Kitty, Ghostty, iTerm2, WezTerm and mintty, never inside tmux or screen), always or never; in letters where the output is no terminal"
        }
        ("cards", "which") => {
            "Only these: months, kinds, cards or sets, such as 8, moon or godori [default: all]"
        }
        ("score" | "draw", "rules") => "The ruleset: a shipped name or a path [default: pagat]",
        ("cards" | "card", "rules") => {
            "The ruleset that numbers the months: a shipped name or a path [default: pagat]"
        }
        ("draw", "lots") => "Who drew which card, in turn order, such as Ann=3t 'Kim Bo=8g'",
        ("draw", "night") => "It is night: the earliest month deals, in a tie the lowest card",
        ("draw", "day") => "It is day: the latest month deals, in a tie the highest card",
        ("rules show", "all") => "Show every key with its value and meaning instead",
        ("rules check", "files") => "The files",
        ("rules compare", "deals") => "How many deals to play under each ruleset",
        ("rules compare", "seed") => "The number that the shuffles start from",
        ("rules compare", "players") => "How many play, 2 or 3",
        ("rules compare", "style") => {
            "How they play: random (any play that is allowed), greedy (what brings the most now), \
             cautious (what brings much and leaves the next player little), mixed (all three, one \
             seat further with every deal)"
        }
        ("rules new", "name") => "The name, for NAME.yaml here; or a path with a slash or .yaml",
        ("rules new", "from") => "The ruleset to start from: a shipped name or a path",
        ("rules new", "set") => "Set one rule without being asked; may be repeated",
        ("rules new", "yes") => "Ask nothing, and keep all that is not set",
        ("why", "line") => "A line of its record, by its number",
        ("whatif", "evening") => "All hands of this evening",
        ("whatif", "without") => "Leave out a line of the record, by its number; may be repeated",
        ("whatif", "with") => {
            "Put in a line before the one that ends the hand, or before line N with N:LINE"
        }
        ("dispute", "script") => {
            "Take the claims from a file instead of asking; - is standard input"
        }
        ("close", "evening") => "The evening [default: the one that is open]",
        ("close", "discard") => "Leave out what was entered of an unfinished hand",
        ("verify", "head") => {
            "Also check that everything up to an entry is as it was when dokbak seal printed this"
        }
        ("verify", "recount") => "Count the totals again out of the entries, and then check",
        ("verify", "deep") => "Settle every record again, and every close",
        ("show", "hand") => {
            "The hand: last, or 3/7.2 (hand 2 of 7 March); for programs its entry, or that of a correction"
        }
        ("share", "copy") => "Put it into the clipboard of the terminal too",
        ("share", "evening") => "This evening in place of a hand",
        ("share", "hand") => "The hand: last (the default), or 3/7.2 (hand 2 of 7 March)",
        ("show", "original") => "As it was first written, before any correction",
        ("show", "json") => "Print the verdict as JSON",
        (_, "since") => "Only from this day on, such as 2026-11-20",
        (_, "until") => "Only up to this day",
        (_, "month") => "Only this month, such as 2026-11",
        (_, "year") => "Only this year",
        (_, "last") => "Only the last 30d, 8w, 3m or 1y: days, weeks, months or years",
        ("standings" | "stats" | "report", "currency") => "Only this currency, such as KRW",
        ("stats", "by") => "By what to tell hands apart: seat, dealer, ruleset or month",
        ("stats", "csv") => "Print a table for spreadsheets: a row a person",
        ("people join", "who") => "The name that is another spelling",
        ("people join", "with") => "Whose name it is",
        ("people part", "who") => "The name that is a person of its own",
        ("people rename" | "people guest", "who") => "Who: any of the person's names",
        ("people rename", "name") => "What the person is called from now on",
        ("people guest", "no") => "The person is no guest any more",
        ("config", "key") => "What is set: lang, rules, ledger, color, pager or plain",
        ("config", "value") => "What to set it to from now on",
        ("config", "unset") => "Take this out of the config file",
        ("config", "path") => "Print where the config file is",
        ("man", "command") => "The command [default: dokbak itself]",
        ("man", "dir") => "Write every page into this folder, which is made if it is not there",
        ("completions", "shell") => "The shell: bash, elvish, fish, powershell or zsh",
        _ => return of_money(path, id).or_else(|| of_the_file(path, id)),
    })
}

/// Returns what an argument is for of a command about money between people.
fn of_money(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("paid", "from") => "Who handed it over: a person, or a kitty",
        ("paid", "to") => "Who has it now: a person, or a kitty",
        ("paid", "amount") => "How much, such as 30000 or 4.50",
        ("paid", "currency") => {
            "The currency, such as KRW [default: that of the ledger, if it has one]"
        }
        ("settled", "currency") => "Only what is to be paid in this currency [default: all of it]",
        ("paid" | "settled", "date") => {
            "The day on which it was handed over [default: that of the evening]"
        }
        ("close", "settled") => "Write down too that the evening's money was handed over",
        ("paid", "note") => "What for, such as buy-in",
        ("paid", "new_currency") => "Take a currency that the ledger does not have yet",
        ("paid", "same") => "Two entries that note one payment; the first counts",
        ("paid", "both") => "They are two payments, and both count",
        ("paid", "kitty") => "A name that never played is that of a new kitty",
        ("settle-up", "why") => "What the balance of this person is made of, hand by hand",
        ("settle-up", "json") => "Print it as JSON",
        _ => return None,
    })
}

/// Returns what an argument is for of a command that takes the ledger out or in.
fn of_the_file(path: &str, id: &str) -> Option<&'static str> {
    Some(match (path, id) {
        ("export", "jsonl") => "A line of JSON an entry, complete to the letter",
        ("export", "csv") => "A table for spreadsheets: a row a player and hand",
        ("export", "wide") => "The table with a row a hand and a column a person",
        ("export", "hledger") => "A journal for hledger",
        ("export", "beancount") => "A journal for beancount",
        ("export", "output") => {
            "Write into this file, which must not be there yet; - for standard output"
        }
        ("import", "mended") => {
            "What hands of notes are that are nearly here: correct (they correct these) or new"
        }
        ("import", "equal") => {
            "What hands of notes are that may be here: same (they are here) or new"
        }
        ("import", "name") => {
            "Somebody is called otherwise here, such as Anne=Ann; may be given again"
        }
        ("import", "money") => {
            "Which counts where both ledgers note the same money: here, there or both"
        }
        ("import", "twice") => {
            "Which counts where an evening was kept in both ledgers: here, there or both"
        }
        ("evening", "evening") => "The evening: last (the default), or its day such as 3/7",
        ("evening", "reopen") => "Go on with it though it was closed",
        ("evening", "void") => "Let nothing of it count, as it was only tried out",
        ("evening", "undo") => "With --void: let it count again",
        ("evening", "reason") => "With --void: why",
        ("evening", "date") => "The day on which it was played after all",
        ("twice", "counts") => "The evening that counts, such as 3/7",
        ("twice", "other") => "The one that is the same evening, kept once more",
        ("twice", "both") => "They are two evenings, and both count",
        ("import", "date") => "The day of the first hands, where they do not say it",
        ("import", "file") => {
            "What `dokbak export --jsonl` wrote, or records with an empty line between them; - for standard input"
        }
        ("backup", "file") => "The file to write, which must not be there yet",
        ("restore", "file") => "The copy to go back to; the ledger that is there stays beside it",
        ("verify", "report") => {
            "Also check that every byte of a page of `dokbak report` is what the ledger said then"
        }
        ("report", "output") => {
            "The file to write, FILE.html, which must not be there yet; - for standard output"
        }
        _ => return None,
    })
}

fn of_any_command(id: &str) -> Option<&'static str> {
    Some(match id {
        "ledger" => {
            "The ledger's file [default: dokbak/ledger.db in the platform's data directory]"
        }
        "color" => "When to use colour: auto (on a terminal), always or never [default: auto]",
        "no_pager" => "Print long output at once, without a pager",
        "plain" => "Say everything in plain lines for screen readers",
        "lang" => "The language: en, ko or ja [default: by the config file, else by the locale]",
        "rules" => "The ruleset to use instead of the record's: a shipped name or a path",
        "set" => "Set one rule; may be repeated",
        "json" => "Print one JSON object",
        "explain" => "Say which rule each step comes from",
        "hand" => "The hand: last, or 3/7.2 (hand 2 of 7 March)",
        "evening" => {
            "Only this evening: last, or its day such as 3/7, with the second of a day as 3/7b"
        }
        "name" | "left" => "A shipped name or a path",
        "right" => "Another",
        "help" => "Print help",
        "version" => "Print the version",
        "subcommand" => "The command to explain",
        _ => return None,
    })
}

/// Returns the help of an argument: what it is for, its default, and the variable of the environment
/// that it is taken from too.
pub(in crate::cli) fn argument_help(
    says: &str,
    default: &str,
    environment: Option<&str>,
) -> String {
    let default = match default {
        "" => String::new(),
        default => format!(" [default: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [env: {name}]"));
    format!("{says}{default}{environment}")
}

/// Returns what stands for a value in a usage, by the name that the parser has for it.
pub(in crate::cli) fn placeholder(name: &str) -> &'static str {
    match name {
        "FILE" => "FILE",
        "WHEN" => "WHEN",
        "LANG" => "LANG",
        "EVENING" => "EVENING",
        "RULES" => "RULES",
        "KEY=VALUE" => "KEY=VALUE",
        "CARDS" => "CARDS",
        "WHICH" => "WHICH",
        "NAME=CARD" => "NAME=CARD",
        "NAME" => "NAME",
        "FILES" => "FILES",
        "LEFT" => "LEFT",
        "RIGHT" => "RIGHT",
        "N" => "N",
        "S" => "S",
        "WHO" => "WHO",
        "WITH" => "WITH",
        "WHAT" => "WHAT",
        "STYLE" => "STYLE",
        "HAND" => "HAND",
        "LINE" => "LINE",
        "NUMBER:HASH" => "NUMBER:HASH",
        "FROM" => "FROM",
        "TO" => "TO",
        "AMOUNT" => "AMOUNT",
        "CURRENCY" => "CURRENCY",
        "TEXT" => "TEXT",
        "DATE" => "DATE",
        "MONTH" => "MONTH",
        "YEAR" => "YEAR",
        "TIME" => "TIME",
        "DIR" => "DIR",
        "SHELL" => "SHELL",
        "KEY" => "KEY",
        "COMMAND" => "COMMAND",
        "OPTIONS" => "OPTIONS",
        "SUBCOMMAND" => "SUBCOMMAND",
        _ => "VALUE",
    }
}

/// Returns the headings of a page of the manual over what the command is and how it is written.
pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["NAME", "SYNOPSIS"]
}

/// Returns that the pages of the manual are written.
pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{count} pages written to {}.", folder.display())
}

/// Returns what is wrong with a command line, in one sentence.
pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let what = format!("there is no {argument} here");
            match nearest {
                Some(nearest) => format!("{what}; did you mean {nearest}?"),
                None => what,
            }
        }
        Mistake::UnknownCommand { command, nearest } => match nearest {
            Some(nearest) => format!("there is no command {command}; did you mean {nearest}?"),
            None => format!("there is no command {command}; dokbak help lists them"),
        },
        Mistake::NoCommand { commands } => format!("say which one: {}", commands.join(", ")),
        Mistake::Missing { arguments } => match arguments.as_slice() {
            [one] => format!("{one} is missing"),
            several => format!("{} are missing", list(several)),
        },
        Mistake::NoValue { argument } => format!("{argument} needs its value"),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument} does not take \"{value}\"")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            id,
            argument,
            value,
            nearest,
        } => {
            let taken = taken(id);
            match nearest {
                Some(nearest) => format!(
                    "{argument} cannot be \"{value}\"; did you mean {nearest}? It takes {taken}"
                ),
                None => format!("{argument} cannot be \"{value}\"; it takes {taken}"),
            }
        }
        Mistake::Conflict { argument, with } => {
            format!("{argument} cannot be used with {}", list(with))
        }
        Mistake::Twice { argument } => format!("{argument} is given twice; leave one out"),
        Mistake::NotUtf8 => "an argument is not UTF-8 text".to_owned(),
    }
}

/// Returns what an argument takes.
fn taken(id: &str) -> String {
    match id {
        "deals" => format!(
            "a whole number from 1 to {}",
            grouped(Limit::Deals.most() as u128)
        ),
        "players" => "2 or 3".to_owned(),
        "hand" => "a hand: last, or evening and hand such as 3/7.2".to_owned(),
        "evening" | "counts" | "other" => {
            "an evening: last, or its day such as 3/7, as dokbak log shows it".to_owned()
        }
        "line" | "without" => "the number of a line of the record".to_owned(),
        "color" | "pictures" => "auto, always or never".to_owned(),
        "by" => "seat, dealer, ruleset or month".to_owned(),
        "style" => "random, greedy, cautious or mixed".to_owned(),
        "shell" => "bash, elvish, fish, powershell or zsh".to_owned(),
        "lang" => "en, ko or ja".to_owned(),
        "head" => "the entry and its whole hash, as dokbak seal prints them: NUMBER:HASH, with 64 \
                   digits and letters from a to f"
            .to_owned(),
        _ => "a whole number, 0 or more".to_owned(),
    }
}

/// Returns how a command is written, and where more is said.
pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [format!("Usage: {usage}"), format!("More: {command} --help")]
}
