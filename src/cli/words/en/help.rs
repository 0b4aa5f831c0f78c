//! Help texts of the prompt.

use crate::cli::words::help::Help;
use crate::rules::Game;

/// Returns the help on the hands of a game.
pub(in crate::cli) const fn prompt_help(game: Game) -> Help {
    match game {
        Game::GoStop => GOSTOP,
        Game::KoiKoi => KOIKOI,
        Game::MinHwatu => MINHWATU,
    }
}

const GOSTOP: Help = Help {
    before: &[
        "After a hand, type the winner's name or number; a few questions follow;",
        "n is a nagari. Or enter the hand line by line; both can be mixed:",
    ],
    lines: &[
        ["Ann takes 1g 3gt", "captured in one turn; + is the same"],
        ["Ann has 1g 3g 8g", "the whole pile, counted"],
        ["Bo counts g1 t2 p6", "a loser's pile, as numbers"],
        ["Ann go, Ann stop", "calls"],
        ["Ann heundeum 5", "showed three of May"],
        ["Ann potkan 5", "bombed May"],
        ["Ann ppuk 4 first", "made a stack, in the first turn"],
        ["Ann chok", "also ttadak, sseul, stack, ja-ppuk"],
        ["Bo gives 1p to Ann", "surrendered junk"],
        ["Ann syodang", "offers a nagari: Bo accepts, Chul refuses"],
        [
            "Bo oe-myeon 8g",
            "fed the winner 8g; with 8p: the card it went to",
        ],
        ["Ann quads 4", "was dealt four of April"],
        ["Dan drops, Eve stays", "with more than three at the table"],
        ["Fay sells 1g 9y", "was forced out, and sells"],
        [
            "Ann cup junk",
            "from now on; or animal, where the table binds it",
        ],
        ["stake x2", "this hand is for twice as much"],
        [
            "Ann +20 Bo -12",
            "only what the hand brought; Chul has the rest",
        ],
        ["nagari, void", "no winner; dealt again"],
        [
            "set KEY=VALUE",
            "a rule for this hand; also carry, pot, date",
        ],
    ],
};

/// What the prompt understands while a hand is followed turn by turn.
pub(in crate::cli) const fn turn_help() -> Help {
    Help {
        before: &[
            "The hand is followed turn by turn: type the cards of each turn in order,",
            "the one from the hand and then the one turned up. Whatever else happens is a",
            "line; without a name it is about the player whose turn it is:",
        ],
        lines: &[
            ["1t 4p", "plays 1t, turns up 4p"],
            ["1t on 1g 4p", "1t takes 1g, if two of the month lie there"],
            ["j2 3t 8g", "a joker from the hand and the card for it"],
            [
                "bombs 5 7p, b 5 7p",
                "three of May on the fourth; turns up 7p",
            ],
            ["4p", "plays none, as a bomb allows; turns up 4p"],
            ["heundeum 5, h 5", "shows three of May before the turn"],
            ["s, g, p", "stop, go and push, when that is allowed"],
            ["syodang", "offers a nagari"],
            [
                "Bo gives 3p to Ann",
                "the junk that was chosen; otherwise by the rules",
            ],
            ["Ann takes j2", "a joker dealt to the table, replaced there"],
            [
                "Bo holds 1gt 4pp 7y 8gp",
                "the hand as dealt, entered at any time",
            ],
            ["quads 4", "was dealt four of April"],
            ["nagari, void", "no winner; dealt again"],
            ["set KEY=VALUE", "a rule for this hand"],
        ],
    }
}

/// How to start a hand that is followed turn by turn.
pub(in crate::cli) const fn layout_help() -> &'static [&'static str] {
    &[
        "Write the cards on the table, jokers replaced: 6, or 8 with two players. Then the hand",
        "is followed turn by turn. A name, n or a line does without:",
    ]
}

const KOIKOI: Help = Help {
    before: &[
        "At the end of a round, name who said shobu, and a few questions follow;",
        "n is a draw. Or enter the round line by line; both can be mixed:",
    ],
    lines: &[
        ["Aki takes 1g 3gt", "captured in one turn; + is the same"],
        ["Aki has 1g 3g 8g", "the whole pile, counted"],
        ["Aki koi, Aki shobu", "goes on, or takes the points"],
        ["Aki teshi 4", "was dealt four of April"],
        ["Aki kuttsuki", "was dealt four pairs"],
        ["table-four 4", "four of April were dealt to the field"],
        ["table-pairs", "four pairs were dealt to the field"],
        ["field 11t 12p", "the field at the end"],
        ["field-brights 2", "brights dealt to the field"],
        ["table 1p 3g 8y", "the cards dealt to the field"],
        ["draw, void", "the cards ran out; dealt again"],
        ["round 3", "which round it is, at its beginning"],
        ["set KEY=VALUE", "a rule for this round; also date"],
    ],
};

const MINHWATU: Help = Help {
    before: &["You are asked for one pile after another; the last gets what is left. Or type:"],
    lines: &[
        ["Ann has 1gtpp 3g", "the whole pile"],
        ["Ann has", "nothing; as an answer: none"],
        ["draw, void", "nobody pays; dealt again"],
        ["set KEY=VALUE", "a rule for this hand; also date"],
    ],
};

/// How cards are written.
pub(in crate::cli) const fn cards_help() -> &'static [&'static str] {
    &[
        "Cards: month and letters (1gtpp, 11s), Korean (팔광, 국진),",
        "English (moon, cup), sets (godori).",
    ]
}

/// Words that work at every question.
pub(in crate::cli) const fn commands_help() -> &'static [[&'static str; 2]] {
    &[
        ["< or Esc, undo", "one step back; Esc clears a line first"],
        ["show", "the table and the entries"],
        ["edit N", "change entry N"],
        ["m", "menus"],
        ["end", "end the evening, settle up"],
        [
            "standings, log",
            "of this evening; all: of the whole ledger",
        ],
        [
            "why, whatif, show last",
            "a written hand: why 2, whatif cap.loss=50",
        ],
        ["out Bo, join Bo", "sits out from this hand on, plays again"],
        ["join Dan, leave Bo", "joins, goes home; settles up first"],
        ["chip 200 KRW", "what a chip is worth from this hand on"],
        ["settle-up", "who is owed how much, over all evenings"],
        [
            "paid Bo Ann 500 KRW",
            "Bo handed Ann money; settled: all tonight",
        ],
        [
            "adjust late Bo -5 Ann +5",
            "a penalty or mistake; note rain: a note",
        ],
        [
            "share, share all",
            "the last hand, or the evening, for a chat",
        ],
        [
            "correct, correct 1",
            "go through a written hand again, to correct it",
        ],
        ["dispute 2", "argue about a written hand line by line"],
        #[cfg(feature = "serve")]
        ["phones, qr", "lets phones in, who is in; the code again"],
        ["quit", "leave; everything is kept"],
    ]
}

/// The keys of menus.
pub(in crate::cli) const fn menus_help() -> &'static str {
    "In menus: arrows, or typing; the space bar marks, Enter takes, Esc leaves."
}
