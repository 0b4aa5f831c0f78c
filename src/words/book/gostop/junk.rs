//! Junk that is surrendered after special captures.

use super::{Chapter, Example, GoStop, Rule, unless_off};
use crate::card::Joker;
use crate::rules::{GoStopRules, Grenade, LastTurn, Sseul};

/// Returns that each opponent surrenders junk for something.
fn each_gives(junk: u32, what: &str) -> Option<String> {
    unless_off(junk, |junk| {
        format!("{what}: {junk} junk from each opponent.")
    })
}

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "chok",
        name: "chok",
        native: "쪽",
        chapter: Chapter::Junk,
        keys: &["junk_each.chok"],
        says: "The played card finds no match, and the turned-up card takes it. Not in the last \
               turn of a hand that runs out.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Ann took ten junk and gets one from each: 12, 3 points. Bo is left with four \
                   and pays double; Chul gave 9p and has five.",
            record: "\
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1pp 2pp 3pp 5pp
Bo takes
Chul takes
Ann takes 6pp
Ann chok
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            each_gives(
                rules.junk_each_chok,
                "The turned-up card takes the played one",
            )
        },
    },
    Rule {
        id: "ttadak",
        name: "ttadak",
        native: "따닥",
        chapter: Chapter::Junk,
        keys: &["junk_each.ttadak"],
        says: "The played card is laid on one of two of its month, and the turned-up card is the \
               fourth: all four are taken. Not in the last turn of a hand that runs out.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Ten junk and one from each: 3 points, Bo left with four.",
            record: "\
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1pp 2pp 3pp 5pp
Bo takes
Chul takes
Ann takes 6ytpp
Ann ttadak
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            each_gives(
                rules.junk_each_ttadak,
                "All four of a month with two of the table, in one turn",
            )
        },
    },
    Rule {
        id: "sseul",
        name: "sseul",
        native: "쓸",
        chapter: Chapter::Junk,
        keys: &["junk_each.sseul", "sseul"],
        says: "The table is swept: its last two cards, of two months, are both taken. Not in the \
               last turn of a hand that runs out.",
        variants: "junk_each.sseul=0 (W). sseul=any: every capture that leaves the table empty \
                   (F, K).",
        source: "P",
        examples: &[Example {
            note: "Ten junk and one from each: 3 points, Bo left with four.",
            record: "\
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1pp 2pp 3pp 5pp
Bo takes
Chul takes
Ann takes 6pp
Ann sseul
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            let what = match rules.sseul {
                Sseul::TwoMonths => "The last two cards of the table, of two months, taken",
                Sseul::Any => "The table left empty by a capture",
            };
            each_gives(rules.junk_each_sseul, what)
        },
    },
    Rule {
        id: "stack",
        name: "stack",
        native: "",
        chapter: Chapter::Junk,
        keys: &["junk_each.stack"],
        says: "A stack of three, dealt to the table or left by somebody's ppuk, is taken with the \
               fourth card; in the last turn too.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Ten junk and one from each: 3 points, Bo left with four.",
            record: "\
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1pp 2pp 3pp 5pp
Bo takes
Chul takes
Ann takes 6ytpp
Ann stack
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| each_gives(rules.junk_each_stack, "A stack of three taken"),
    },
    Rule {
        id: "ja-ppuk",
        name: "ja-ppuk",
        native: "자뻑",
        chapter: Chapter::Junk,
        keys: &["junk_each.ja_ppuk"],
        says: "A player takes the stack that he made himself.",
        variants: "1 (W, P06, F).",
        source: "P",
        examples: &[Example {
            note: "Nine junk and two from each are 13, 4 points. Both are left with four: 4 × 2.",
            record: "\
players Ann Bo Chul
Ann takes 1pp 2pp 3pp 5p
Bo takes 7pp 8pp 10pp
Chul takes 11spp 9pp
Ann ppuk 6
Bo takes
Chul takes
Ann takes 6ytpp
Ann ja-ppuk
Ann stop
# settles to: Ann +16, Bo -8, Chul -8",
        }],
        sheet: |rules| each_gives(rules.junk_each_ja_ppuk, "One's own stack taken"),
    },
    Rule {
        id: "bomb-junk",
        name: "junk for a bomb",
        native: "",
        chapter: Chapter::Junk,
        keys: &["junk_each.potkan", "grenade"],
        says: "A bomb takes no junk. Where it does, so does a grenade if grenade is junk or bomb.",
        variants: "1 (P, W, F).",
        source: "P",
        examples: &[Example {
            note: "Eight junk, two of the bomb, one from each: 3 points, Bo left with four.",
            record: "\
set junk_each.potkan=1
players Ann Bo Chul
Ann takes 1pp 2pp 3pp 5pp
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann potkan 6
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            let what = match rules.grenade {
                Grenade::Junk | Grenade::Bomb => "A bomb or grenade",
                Grenade::Off | Grenade::Move => "A bomb",
            };
            each_gives(rules.junk_each_potkan, what)
        },
    },
    Rule {
        id: "baekhwajeom",
        name: "baek-hwa-jeom",
        native: "백화점",
        chapter: Chapter::Junk,
        keys: &["junk_each.baekhwajeom"],
        says: "A bright, an animal, a ribbon and a junk all taken in one's first turn. The dealer \
               gets nothing for it, since nobody has junk yet.",
        variants: "1 (P).",
        source: "P",
        examples: &[Example {
            note: "Ann's first turn brings one junk from each. In the end she has 13, 4 points; Bo \
                   is left with four and pays double.",
            record: "\
set junk_each.baekhwajeom=1
players Bo Chul Ann
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1gp 4yt
Ann baekhwajeom
Bo takes
Chul takes
Ann takes 2pp 3pp 5pp 6pp 12s
Ann stop
# settles to: Bo -8, Chul -4, Ann +12",
        }],
        sheet: |rules| {
            each_gives(
                rules.junk_each_baekhwajeom,
                "A bright, an animal, a ribbon and a junk taken in one's first turn",
            )
        },
    },
    Rule {
        id: "boss",
        name: "boss joker",
        native: "보스",
        chapter: Chapter::Junk,
        keys: &["junk_each.boss", "pack.jokers"],
        says: "Whoever captures the boss joker jb gets junk from each opponent.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Eight junk, 6p, the joker and one from each are 12: 3 points, Bo left with \
                   four.",
            record: "\
set pack.jokers=jb
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 11spp 9pp
Ann takes 1pp 2pp 3pp 5pp
Bo takes
Chul takes
Ann takes 6p jb
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            let there = rules.pack_jokers.count(Joker::Boss) > 0;
            each_gives(rules.junk_each_boss, "The boss joker jb captured").filter(|_| there)
        },
    },
    Rule {
        id: "joker-junk",
        name: "junk for a joker",
        native: "",
        chapter: Chapter::Junk,
        keys: &["junk_each.joker", "pack.jokers"],
        says: "A joker worth junk (j1, j2, j3) takes nothing from anybody. Where it does, it does \
               so when it is played, laid down, turned up or taken with a stack; one that is \
               surrendered, or dealt to the table, takes nothing. It is owed in whole turns; \
               elsewhere gives lines tell it.",
        variants: "1 (K).",
        source: "K",
        examples: &[Example {
            note: "Three plain junk and j3 are 6; for the joker Bo gives 3p and Chul 5p: 8, here \
                   the first point. Both are left with fewer than five: 1 × 2.",
            record: "\
set pack.jokers=j3
set junk_each.joker=1
set junk.from=8
set target.three=1
players Ann Bo Chul
table 1p 2p 3p 4p 5p 9p
Ann plays 1g flips 2t
Bo plays 3t flips 4t
Chul plays 5t flips 6t
Ann plays 9t flips j3 11s
Ann stop
# settles to: Ann +4, Bo -2, Chul -2",
        }],
        sheet: |rules| {
            each_gives(
                rules.junk_each_joker,
                "A joker worth junk played or turned up",
            )
            .filter(|_| has_junk_jokers(rules))
        },
    },
    Rule {
        id: "last-turn",
        name: "the last turn",
        native: "",
        chapter: Chapter::Junk,
        keys: &["last_turn.whose", "last_turn.stack_junk"],
        says: "In the last turn of a hand that runs out, the cards match for certain: chok, \
               ttadak and sseul bring no junk and no payment of a first turn. A stack brings its \
               junk there too, and so do bombs, jokers and baek-hwa-jeom.",
        variants: "last_turn.whose=own: that holds for every turn after which its player has no \
                   hand card, turns that a bomb brings among them; three of a month that would be \
                   a ppuk are then taken (K). Payments of a first turn go by the last turn of the \
                   hand all the same. last_turn.stack_junk=false: no junk for a stack in such a \
                   turn, nor in the last of the hand (K).",
        source: "P",
        examples: &[
            Example {
                note: "10y is Ann's last card, so the chok brings no junk: five of her own, here \
                       the first point. Bo has four and Chul three: 1 × 2.",
                record: "\
set last_turn.whose=own
set junk.from=5
set target.three=1
players Ann Bo Chul
table 1p 2p 9p 10p 11p 12s
Ann bombs 1 flips 3p
Bo plays 9t flips 4t
Chul plays 10t flips 5t
Ann bombs 2 flips 6t
Bo plays 11s flips 7t
Chul plays 12t flips 8p
Ann plays 10y flips 10p
Ann stop
# settles to: Ann +4, Bo -2, Chul -2",
            },
            Example {
                note: "The stack comes with Ann's last card and brings no junk: six of her own, \
                       here the first point. Bo has two and Chul one: 1 × 2.",
                record: "\
set last_turn.whose=own
set last_turn.stack_junk=false
set junk.from=6
set target.three=1
players Ann Bo Chul
table 1p 2p 9p 5tpp
Ann bombs 1 flips 3p
Bo plays 9t flips 4t
Chul plays 10t flips 6t
Ann bombs 2 flips 7t
Bo plays 10p flips 8p
Chul plays 4p flips 11p
Ann plays 5y flips 12t
Ann stop
# settles to: Ann +4, Bo -2, Chul -2",
            },
        ],
        sheet: |rules| {
            let when = match rules.last_turn_whose {
                LastTurn::Table => {
                    "In the last turn of a hand that runs out chok, ttadak and sseul bring nothing"
                }
                LastTurn::Own => {
                    "In every turn after which a player has no card left, chok, ttadak and sseul \
                     bring no junk and a ppuk is taken"
                }
            };
            let stacks = match (stacks_bring_junk(rules), rules.last_turn_stack_junk) {
                (false, _) => "",
                (true, true) => "; a stack still brings its junk",
                (true, false) => "; nor does a stack bring any",
            };
            let own = rules.last_turn_whose == LastTurn::Own;
            (own || any_junk(rules)).then(|| format!("{when}{stacks}."))
        },
    },
    Rule {
        id: "junk-owed",
        name: "what is given",
        native: "",
        chapter: Chapter::Junk,
        keys: &[],
        says: "The giver chooses. Where nobody says what was given, ordinary junk (p, j1, jb) goes \
               first, the lowest month first and jokers last; without enough of it one dearer \
               card, 11s, 12s, j2, j3 in this order. Two owed are two ordinary ones or one dearer, \
               and so on for more (D). Nobody gives what he has not, and a switch card is never \
               given (D). Several events of a turn are settled one after the other, in the order \
               of this chapter, jokers of all kinds in the order in which they came. Where palssari or a set month makes one ordinary junk worth more \
               than another, the record has to say which was given. Junk moves by itself only \
               between players whose piles are told by takes.",
        variants: "",
        source: "P, D",
        examples: &[Example {
            note: "Bo has only double junk and gives 11s, Chul gives 7p: 12 junk, 3 points. Bo is \
                   left with two.",
            record: "\
players Ann Bo Chul
Bo takes 11s 12s
Chul takes 7pp 9pp 10pp
Ann takes 1pp 2pp 3pp 5p
Bo takes
Chul takes
Ann takes 6pp
Ann chok
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            any_junk(rules).then(|| {
                "The giver chooses. Where nobody says what, ordinary junk goes first, then one \
                 dearer card; a switch card never."
                    .to_owned()
            })
        },
    },
];

/// Returns whether the pack has jokers that are worth junk and nothing else.
fn has_junk_jokers(rules: &GoStopRules) -> bool {
    let mut jokers = rules.pack_jokers.0.iter().copied();
    jokers.any(Joker::is_mere_junk)
}

/// Returns whether stacks take junk at this table.
const fn stacks_bring_junk(rules: &GoStopRules) -> bool {
    rules.junk_each_stack > 0 || rules.junk_each_ja_ppuk > 0
}

/// Returns whether any event takes junk at this table.
fn any_junk(rules: &GoStopRules) -> bool {
    let boss = rules.pack_jokers.count(Joker::Boss) > 0;
    let jokers = has_junk_jokers(rules);
    [
        rules.junk_each_chok,
        rules.junk_each_ttadak,
        rules.junk_each_sseul,
        rules.junk_each_stack,
        rules.junk_each_ja_ppuk,
        rules.junk_each_potkan,
        rules.junk_each_baekhwajeom,
        if boss { rules.junk_each_boss } else { 0 },
        if jokers { rules.junk_each_joker } else { 0 },
    ]
    .into_iter()
    .any(|junk| junk > 0)
}
