//! The targets: each is a row, and the rig does everything to each row.

use crate::book::Book;
use crate::place::LEDGER;

/// Commands on a fresh ledger.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// The files in the ledger's folder at the start.
    pub(crate) files: &'static [(&'static str, &'static [u8])],
    /// What is done first, undisturbed.
    pub(crate) before: &'static [Step],
    /// The steps that are watched and struck.
    pub(crate) steps: &'static [Step],
}

/// A command, and how to continue it after an accident.
#[derive(Debug)]
pub(crate) enum Step {
    /// An evening from a script. It continues with the hands not yet written, without the saved
    /// lines of the next one; so each of these lines must become one line of the draft.
    Play {
        line: &'static str,
        opening: &'static str,
        hands: &'static [Hand],
    },
    /// A command that is repeated until the ledger has the expected number of entries.
    Once {
        line: &'static str,
        input: &'static str,
    },
    /// The same for a command that writes many entries and reports only their number.
    Many {
        line: &'static str,
        input: &'static str,
    },
}

/// The lines typed for a hand.
type Hand = &'static [&'static str];

const OPENING: &str = "players 안나 보 철수\nrules pagat\nchip 100 KRW\nlength open\n";

const QUICK: Hand = &[
    "안나 1고 5월 흔들기",
    "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp",
    "보",
    "철수 p3",
    "none",
];
const LINES: Hand = &[
    "안나 takes 1t 1p",
    "보 takes 2y 4y 8y",
    "철수 takes 3g 3p",
    "보 stop",
];
const BOTH: Hand = &["철수 syodang", "안나 refuses", "보", "고도리"];
const TURNS: Hand = &[
    "table 1pp 2p 3p 8y 9y",
    "1t 11s",
    "7p 6p",
    "4p 5p",
    "2t 12y",
    "12t 7p",
    "6y 4p",
    "3t 9p",
    "s",
];
const LAYOUT_ASKED: Hand = &[
    "1pp 2p 3p 8y 9y",
    "1t 11s",
    "7p 6p",
    "4p 5p",
    "2t 12y",
    "12t 7p",
    "6y 4p",
    "3t 9p",
    "s",
];
const NAGARI: Hand = &["nagari"];

/// A hand with as many lines, each as long, as the limits allow; it fills the write-ahead log.
const LONG_LINES: Hand = &{
    let mut lines = [LONG_LINE; 101];
    lines[100] = "nagari";
    lines
};

const LONG_LINE: &str = match str::from_utf8(&LONG_BYTES) {
    Ok(line) => line,
    Err(_) => "",
};

const LONG_BYTES: [u8; 4000] = {
    const CHOK: &[u8] = "안나 chok # ".as_bytes();
    let mut bytes = [b'x'; 4000];
    let (line, _) = bytes.split_at_mut(CHOK.len());
    line.copy_from_slice(CHOK);
    bytes
};

const SCRIPT: &str = "play --script -";

const fn evening(hands: &'static [Hand]) -> Step {
    Step::Play {
        line: SCRIPT,
        opening: OPENING,
        hands,
    }
}

const END: Step = Step::Once {
    line: "close",
    input: "",
};
const DISPUTE: Step = Step::Once {
    line: "dispute 2 --script -",
    input: "철수 counts g1 p3\nagree everybody remembers it\n",
};

const DISPUTE_AGAIN: Step = Step::Once {
    line: "dispute 2 --script -",
    input: "void\nagree nobody remembers it\n",
};

/// 철스 is 철수, but nobody has said so.
const OTHER_NAME: Step = Step::Play {
    line: "play --new --script -",
    opening: "players 안나 철스 영희\nrules pagat\nchip 100 KRW\nlength open\n",
    hands: &[NAGARI],
};

/// A statement about a person.
const fn person(line: &'static str) -> Step {
    Step::Once { line, input: "" }
}

/// A ledger written by version 0.2.0.
const OLD: &[u8] = include_bytes!("../ledgers/0.2.0.db");

/// The exported ledger of another circle.
const OTHERS: &str = include_str!("../ledgers/evening.jsonl");

/// Noted hands of two days.
const NOTES: &str = "date 2026-03-01\nplayers 안나 보\nnagari\n\nplayers 안나 보 철수\nnagari\n\n\
    date 2026-03-02\nplayers 안나 보\n안나 ppuk 4 first\nnagari\n";

/// A sheet of results of two days.
const SHEET: &str = "date,안나,보,철수\n2026-03-01,5,-5,\n2026-03-01,7,-3,-4\n2026-03-02,-2,2,-\n";

/// An import from standard input.
const fn import(input: &'static str) -> Step {
    Step::Many {
        line: "import -",
        input,
    }
}

/// Every target. A command that writes to the ledger is added here, and nowhere else.
pub(crate) const TARGETS: &[Target] = &[
    Target {
        name: "quick",
        files: &[],
        before: &[],
        steps: &[evening(&[QUICK, NAGARI])],
    },
    Target {
        name: "lines",
        files: &[],
        before: &[],
        steps: &[evening(&[LINES, BOTH])],
    },
    Target {
        name: "track",
        files: &[],
        before: &[],
        steps: &[Step::Play {
            line: "play --track --script -",
            opening: OPENING,
            hands: &[LAYOUT_ASKED],
        }],
    },
    Target {
        name: "end",
        files: &[],
        before: &[evening(&[LINES, NAGARI])],
        steps: &[Step::Once {
            line: SCRIPT,
            input: "end\n",
        }],
    },
    Target {
        name: "guest",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[Step::Once {
            line: SCRIPT,
            input: "join 영희\n",
        }],
    },
    Target {
        name: "dispute",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[DISPUTE],
    },
    Target {
        name: "close",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[END],
    },
    Target {
        name: "people",
        files: &[],
        before: &[evening(&[LINES]), END, OTHER_NAME],
        steps: &[
            person("people join 철스 철수"),
            person("people rename 철스 김철수"),
            person("people guest 보"),
            person("people part 철스"),
        ],
    },
    Target {
        name: "money",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[
            Step::Once {
                line: "paid 철수 보 200 KRW",
                input: "",
            },
            Step::Once {
                line: "settled",
                input: "",
            },
        ],
    },
    Target {
        name: "close, settled",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[Step::Once {
            line: "close --settled",
            input: "",
        }],
    },
    Target {
        name: "kept twice",
        files: &[],
        before: &[evening(&[LINES]), END, OTHER_NAME],
        steps: &[person("twice 1 4"), person("twice 1 4 --both")],
    },
    Target {
        name: "migration",
        files: &[(LEDGER, OLD)],
        before: &[],
        steps: &[person("people guest Ann")],
    },
    Target {
        name: "first import",
        files: &[],
        before: &[],
        steps: &[import(OTHERS)],
    },
    Target {
        name: "merge",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[import(OTHERS)],
    },
    Target {
        name: "notes",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[import(NOTES)],
    },
    Target {
        name: "sheet",
        files: &[],
        before: &[evening(&[LINES])],
        steps: &[import(SHEET)],
    },
    Target {
        name: "sheet of evenings",
        files: &[],
        before: &[],
        steps: &[Step::Many {
            line: "import - --each evening",
            input: SHEET,
        }],
    },
    Target {
        name: "restore",
        files: &[("backup.db", OLD)],
        before: &[evening(&[NAGARI])],
        steps: &[Step::Many {
            line: "restore ledger/backup.db",
            input: "",
        }],
    },
    Target {
        name: "evening",
        files: &[],
        before: &[],
        steps: &[
            evening(&[LINES, QUICK, BOTH, TURNS, NAGARI]),
            DISPUTE,
            END,
            DISPUTE_AGAIN,
        ],
    },
];

/// An evening in which the write-ahead log grows so long that it is folded into the ledger between
/// hands. Some of the calls around that are struck.
pub(crate) const REFOLDED: Target = Target {
    name: "refolded",
    files: &[],
    before: &[],
    steps: &[evening(&[LONG_LINES; 8])],
};

/// An evening of many hands, for blows at any moment.
pub(crate) const LONG: Target = Target {
    name: "long evening",
    files: &[],
    before: &[],
    steps: &[evening(&[
        QUICK, LINES, BOTH, TURNS, NAGARI, QUICK, LINES, BOTH, TURNS, NAGARI, QUICK, LINES, BOTH,
        TURNS, NAGARI,
    ])],
};

impl Step {
    /// Returns the command line.
    pub(crate) fn line(&self) -> &'static str {
        match self {
            Self::Play { line, .. } | Self::Once { line, .. } | Self::Many { line, .. } => line,
        }
    }

    /// True if the command reports each hand by its number.
    pub(crate) fn names_its_hands(&self) -> bool {
        !matches!(self, Self::Many { .. })
    }

    /// Returns the full input of the step.
    pub(crate) fn whole(&self) -> String {
        match self {
            Self::Once { input, .. } | Self::Many { input, .. } => (*input).to_owned(),
            Self::Play { opening, hands, .. } => format!("{opening}{}", fed(hands, 0, 0)),
        }
    }

    /// Returns the input that is still missing, given the ledger before the step, now, and after
    /// the step; `None` if the step is done.
    pub(crate) fn rest(&self, before: &Book, now: &Book, after: &Book) -> Option<String> {
        match self {
            Self::Once { .. } | Self::Many { .. } => {
                (now.entries() < after.entries()).then(|| self.whole())
            }
            Self::Play { hands, .. } => {
                let session = now
                    .last_session()
                    .filter(|last| before.last_session() != Some(last));
                let Some(session) = session else {
                    return Some(self.whole());
                };
                let (written, kept) = (now.hands(session), now.draft(session));
                let is_done = written == hands.len() && kept == 0;
                (!is_done).then(|| fed(hands, written, kept))
            }
        }
    }
}

/// Returns the lines of these hands, without the written hands and the saved lines.
fn fed(hands: &[Hand], written: usize, kept: usize) -> String {
    let lines = hands.iter().skip(written).flat_map(|hand| hand.iter());
    lines.skip(kept).flat_map(|line| [*line, "\n"]).collect()
}
