//! How cards move, as far as tables differ in it.

use super::{Chapter, Example, GoStop, Rule, fold};
use crate::rules::{GoStopRules, Grenade, JokerFromHand, JokerPpuk};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "turn",
        name: "a turn",
        native: "",
        chapter: Chapter::Play,
        keys: &[],
        says: "A turn is a card from the hand, laid on one of its month or by itself, and then a \
               card turned up from the stock, which is treated alike. What was matched is taken. \
               Where the turned-up card makes the third of a pair just laid, all three stay on the \
               table as a stack (ppuk), and the fourth takes them all. Play goes round from the \
               dealer, anticlockwise.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Two turns of Ann's make hong-dan, 3 points.",
            record: "\
players Ann Bo Chul
Ann takes 1tp 2tp
Bo takes
Chul takes 5pp
Ann takes 3tp
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |_| {
            Some(
                "Play a card from the hand, turn one up from the stock, take what was matched."
                    .to_owned(),
            )
        },
    },
    Rule {
        id: "showing",
        name: "showing a triple",
        native: "흔들기",
        chapter: Chapter::Play,
        keys: &["heundeum.must_play"],
        says: "Who holds three of a month may show them at the start of one of his turns, before \
               he has played any of them. What it brings the winner is the step heundeum.",
        variants: "true: one of the three is played in that turn (P). A record of captures tells \
                   only that they were shown.",
        source: "P",
        examples: &[Example {
            note: "Godori with a shown triple, 5 × 2 from each.",
            record: "\
set heundeum.must_play=true
players Ann Bo Chul
Ann heundeum 5
Ann takes 2y 4y 8y
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
        }],
        sheet: |rules| {
            let then = if rules.heundeum_must_play {
                "one of the three is played in that turn"
            } else {
                "it does not matter when they are played"
            };
            Some(format!(
                "Three of a month in hand may be shown (heundeum) at the start of a turn; {then}."
            ))
        },
    },
    Rule {
        id: "bomb",
        name: "bomb",
        native: "폭탄",
        chapter: Chapter::Play,
        keys: &["potkan.flips", "potkan.after_heundeum"],
        says: "Three of a month in hand are laid together on the fourth on the table (potkan), all \
               four are taken, and a card is turned up. For the two cards too many, two later \
               turns may be played without a card from the hand. A triple that was shown may not \
               be bombed.",
        variants: "potkan.flips=3: three cards are turned up after the bomb, there are no turns \
                   without a hand card, and whoever has no cards left is passed over (P). \
                   potkan.after_heundeum=true: a shown triple may be bombed (W, P06, F).",
        source: "P",
        examples: &[Example {
            note: "Shown and bombed, godori comes to 5 × 2.",
            record: "\
set potkan.after_heundeum=true
players Ann Bo Chul
Ann heundeum 5
Ann takes 2y 4y 8y
Ann potkan 5
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
        }],
        sheet: |rules| Some(bomb(rules)),
    },
    Rule {
        id: "grenade",
        name: "grenade",
        native: "수류탄",
        chapter: Chapter::Play,
        keys: &["grenade", "junk_each.potkan", "potkan.times"],
        says: "Two of a month in hand are laid on the other two on the table and all four are \
               taken; one later turn may be played without a hand card. Most tables do not play \
               it.",
        variants: "move: the capture alone; junk: with the junk of a bomb; bomb: with the junk and \
                   the multiplier of a bomb (F, K).",
        source: "F, K",
        examples: &[Example {
            note: "Where it counts as a bomb and bombs double, godori comes to 5 × 2.",
            record: "\
set grenade=bomb
set potkan.times=2
players Ann Bo Chul
Ann takes 2y 4y 8y
Ann grenade 5
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
        }],
        sheet: |rules| {
            (rules.grenade != Grenade::Off).then(|| {
                format!(
                    "Two of a month in hand may be laid on the two on the table, taking all four. \
                     {}",
                    grenade_brings(rules)
                )
            })
        },
    },
    Rule {
        id: "joker-from-hand",
        name: "a joker in hand",
        native: "",
        chapter: Chapter::Play,
        keys: &["joker.from_hand", "pack.jokers"],
        says: "A joker played from the hand goes to its player's pile; a card is turned up and \
               played in its stead.",
        variants: "hand: the joker is laid down at the start of the turn and a card is drawn into \
                   the hand for it (W, K).",
        source: "P",
        examples: &[Example {
            note: "However it got there, j2 brings Ann from 10 junk to 12: 3 points.",
            record: "\
set pack.jokers=j2
set joker.from_hand=hand
players Ann Bo Chul
Bo takes 7pp 8pp 10p
Chul takes 9pp 11spp
Ann takes 1pp 2pp 3pp 5pp 6pp j2
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            let then = match rules.joker_from_hand {
                JokerFromHand::Replace => "a card is turned up and played in its stead",
                JokerFromHand::Hand => "a card is drawn into the hand for it",
            };
            has_jokers(rules)
                .then(|| format!("A joker from the hand goes to its player's pile, and {then}."))
        },
    },
    Rule {
        id: "joker-ppuk",
        name: "a joker in a ppuk",
        native: "",
        chapter: Chapter::Play,
        keys: &["joker.ppuk", "pack.jokers"],
        says: "A joker that is turned up while a ppuk forms goes to the player whose turn it is.",
        variants: "stack: it stays on the stack and goes to whoever takes that (P, W, F).",
        source: "P",
        examples: &[Example {
            note: "Ann's ppuk is paid 3 by each. Bo takes the stack with the joker on it: 4pp, j3 \
                   and seven more junk are 12, 3 points; Ann has none and pays double.",
            record: "\
set pack.jokers=j3
set joker.ppuk=stack
players Ann Bo Chul
Ann ppuk 4 first
Bo takes 4ytpp j3
Bo stack
Chul takes 9pp 11spp
Ann takes
Bo takes 1pp 2pp 3pp 6p
Bo stop
# settles to: Ann 0, Bo +6, Chul -6",
        }],
        sheet: |rules| {
            let goes = match rules.joker_ppuk {
                JokerPpuk::Keep => "goes to the player whose turn it is",
                JokerPpuk::Stack => "stays on the stack and goes to whoever takes that",
            };
            has_jokers(rules).then(|| format!("A joker turned up while a ppuk forms {goes}."))
        },
    },
];

/// Returns what a grenade brings beside its cards: what a bomb brings, as far as it counts as one.
fn grenade_brings(rules: &GoStopRules) -> String {
    let as_bomb = matches!(rules.grenade, Grenade::Junk | Grenade::Bomb);
    let junk = (as_bomb && rules.junk_each_potkan > 0)
        .then(|| format!("takes {} junk from each opponent", rules.junk_each_potkan));
    let times = (rules.grenade == Grenade::Bomb && rules.potkan_times > 1)
        .then(|| format!("makes the payment {}", fold(rules.potkan_times)));
    let brings: Vec<String> = junk.into_iter().chain(times).collect();
    if brings.is_empty() {
        "It brings nothing else.".to_owned()
    } else {
        format!("It {}.", brings.join(" and "))
    }
}

const fn has_jokers(rules: &GoStopRules) -> bool {
    !rules.pack_jokers.0.is_empty()
}

/// Returns how a bomb is played.
fn bomb(rules: &GoStopRules) -> String {
    let flips = match rules.potkan_flips {
        1 => "a card is turned up, and two later turns may go without a hand card",
        2 => "two cards are turned up, and one later turn may go without a hand card",
        _ => "three cards are turned up, and no later turn makes up for the cards played",
    };
    let shown = if rules.potkan_after_heundeum {
        "A shown triple may be bombed too."
    } else {
        "A shown triple may not be bombed."
    };
    format!(
        "Three of a month in hand may be laid on the fourth on the table, taking all four; \
         {flips}. {shown}"
    )
}
