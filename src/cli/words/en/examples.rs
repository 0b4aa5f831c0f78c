//! What the examples in help do.

/// Returns the heading of the examples.
pub(in crate::cli) const fn examples_heading() -> &'static str {
    "Examples"
}

/// Returns three people who play, as examples name them.
pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["Ann", "Bo", "Chul"]
}

/// Returns what each example of a command does, in their order (`cli/usage/examples.rs`); `path` is
/// how it is called after `dokbak`.
pub(in crate::cli) fn examples(path: &str) -> &'static [&'static str] {
    match path {
        "" => &[
            "Begin an evening at the table, or go on with the one that is open",
            "Say what everybody owes for one hand, from a file",
            "Show who has won and lost how much in all evenings",
        ],
        "play" => &[
            "Begin a new evening, even if one is open",
            "Follow each hand turn by turn, with what lies on the table",
            "Write down an evening that was noted in a file",
        ],
        "tutorial" => &["Learn the prompt in four minutes"],
        "settle" => &[
            "Say what everybody owes for the hand in a file",
            "Give the rule behind every step as well",
            "Settle it by the Korean rules, with fewer than five junk as pi-bak",
            "Settle all the hands in a file, a line of JSON for each",
            "Settle a hand as it is told",
        ],
        "score" => &[
            "Say what three brights and two junk come to",
            "The same for two cards under the rules of Koi-Koi",
        ],
        "draw" => &[
            "It is night: the earliest month deals",
            "In Koi-Koi the earliest month deals, be it night or day",
        ],
        "card" => &["Draw the full moon", "Draw the three birds side by side"],
        "cards" => &[
            "List all cards with their codes and names",
            "Show the cards of two months",
        ],
        "log" => &[
            "List every hand that was written",
            "List the hands of one evening",
            "Print everything for another program",
        ],
        "show" => &[
            "Show the hand that was written last",
            "Show hand 2 of 7 March, with the rule behind every step",
            "Show it as it was before it was corrected",
        ],
        "standings" => &[
            "Show where everybody stands",
            "Count from a day on",
            "Show one player, hand by hand",
        ],
        "stats" => &[
            "Show everybody's figures",
            "Compare two people over a year",
            "Tell hands apart by seat",
        ],
        "report" => &["Write the whole year as a page", "Write the last month"],
        "why" => &[
            "Give the reasons for everything in the last hand",
            "Give the reasons for line 5 of hand 2 of 7 March",
        ],
        "whatif" => &[
            "See the last hand under other rules",
            "See a hand as if somebody had shown three of May",
            "See a whole evening with one rule changed",
        ],
        "dispute" => &[
            "Go through what is claimed of the last hand, and correct it if all agree",
            "Take the claims from a file",
        ],
        "close" => &[
            "Settle up the open evening",
            "Settle up an evening whose last hand was not finished",
        ],
        "share" => &[
            "Tell the last hand, for the group chat",
            "Tell how the whole evening went",
            "Tell how a month went",
        ],
        "config" => &[
            "See what is set, and where it comes from",
            "Let every new evening begin with the Korean rules",
            "Say where the file is",
        ],
        "completions" => &[
            "Line for ~/.bashrc: source <(dokbak completions bash)",
            "Line for ~/.zshrc: source <(dokbak completions zsh)",
            "Line for ~/.config/fish/config.fish: dokbak completions fish | source",
            "Line for ~/.config/elvish/rc.elv: eval (dokbak completions elvish | slurp)",
            "Line for $PROFILE: dokbak completions powershell | Out-String | Invoke-Expression",
        ],
        "man" => &[
            "Read the page of a command",
            "Write all pages to where man looks for them",
        ],
        "help" => &[
            "Say what a command takes",
            "Say what a command of a command takes",
        ],
        _ if path.starts_with("people") => of_people(path),
        "paid" | "settle-up" | "settled" => of_money(path),
        _ => of_rules(path),
    }
}

/// Returns what the examples of a command do that is about the ledger file.
fn of_the_file(path: &str) -> &'static [&'static str] {
    match path {
        "verify" => &[
            "Check that nothing was changed",
            "Settle every hand again as well",
            "Check a backup",
        ],
        "seal" => &[
            "Print the code for everybody to photograph",
            "Add it to a file of such codes",
        ],
        "export" => &[
            "Write the whole ledger to a file, for another laptop or program",
            "The hands of a year for a spreadsheet, a row a player and hand",
            "A row a hand, with a column for each person",
            "A journal for hledger; --beancount writes one for beancount",
        ],
        "import" => &[
            "Take in what somebody else wrote down; doing it again changes nothing",
            "Take in hands from your notes, the first of them played on that day",
            "Where both kept the same evening, what is here counts",
            "Take in your notes again after a slip in them was mended",
        ],
        "evening" => &[
            "Say who played on 7 March, and how far it is",
            "Go on with an evening that was closed too early",
            "Leave out an evening that was only tried out; --undo takes that back",
            "Say that it was played on another day",
        ],
        "twice" => &[
            "See which evenings seem to be kept twice",
            "Both are one evening, of which the first counts and the second does not",
            "They were two evenings after all, and both count",
        ],
        "backup" => &["Keep a copy, also while somebody plays"],
        "restore" => &["Go back to it; the ledger as it was is kept beside it"],
        _ => &[],
    }
}

/// Returns what the examples of a command do that is about money between people.
fn of_money(path: &str) -> &'static [&'static str] {
    match path {
        "paid" => &[
            "Bo gave Ann 30,000 won",
            "Bo bought chips from Ann, who keeps the bank",
            "Ann put something into a kitty for the cake, which is new",
            "See what was handed over in a month",
        ],
        "settle-up" => &[
            "See who pays whom",
            "See what was won and handed over from a day on",
            "See every hand behind a balance",
        ],
        "settled" => &[
            "All that settle-up says was handed over",
            "Only what one person hands over or gets",
        ],
        _ => &[],
    }
}

fn of_people(path: &str) -> &'static [&'static str] {
    match path {
        "people" => &[
            "See everybody, with their names, hands and first day",
            "Print everybody for another program",
        ],
        "people rename" => &["Call Bo by another name everywhere"],
        "people join" => &["“Bo 2” is Bo: all hands count for one person"],
        "people part" => &["“Bo 2” was somebody else after all"],
        "people guest" => &["Chul is a guest", "Chul comes for good"],
        _ => &[],
    }
}

fn of_rules(path: &str) -> &'static [&'static str] {
    match path {
        "rules" => &[
            "Read what a Korean table plays",
            "See where two tables differ",
        ],
        "rules list" => &["See which rulesets there are"],
        "rules show" => &[
            "Read what a Korean table plays",
            "List every key of a ruleset file of your own",
        ],
        "rules check" => &["Check a ruleset file of your own before the evening"],
        "rules diff" => &[
            "See what two shipped rulesets play differently",
            "See what your own table plays differently",
        ],
        "rules compare" => &[
            "Play 10,000 deals by both, and see what differs",
            "Play 1,000 deals for two, by your own rules too",
        ],
        "rules new" => &[
            "Answer a few questions, and have a file of your own",
            "Write it at once: the Korean rules with one changed",
        ],
        "rules schema" => &["Let an editor complete and check ruleset files"],
        "rules book" => &["Keep the rule book as a file"],
        _ => of_the_file(path),
    }
}
