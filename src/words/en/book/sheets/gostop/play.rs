//! The rule sheet of Go-Stop: the deal, how cards move, and when a player may stop.

use crate::card::{Calendar, Joker};
use crate::rules::{GoStopRules, Grenade, JokerFromHand, JokerPpuk, RuleId, TableQuads};
use crate::words::en::book::figures::{fold, some};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "Paulownia is month 11, willow (rain) is month 12.".to_owned(),
            Calendar::Japanese => "Willow (rain) is month 11, paulownia is month 12.".to_owned(),
        },
        RuleId::Jokers => pack(rules),
        RuleId::Quads => quads(rules),
        RuleId::TableQuads => format!("Four of a month on the table: {}.", table_quads(rules)),
        RuleId::NextDealer => {
            "The winner deals next. After a nagari or a void deal the same dealer deals again."
                .to_owned()
        }
        RuleId::Turn => {
            "Play a card from the hand, turn one up from the stock, and take what was matched."
                .to_owned()
        }
        RuleId::Showing => {
            let then = if rules.heundeum_must_play {
                "one of the three is played in that turn"
            } else {
                "it does not matter when they are played"
            };
            format!(
                "Three of a month in hand may be shown (heundeum) at the start of a turn; {then}."
            )
        }
        RuleId::Bomb => bomb(rules),
        RuleId::Grenade => format!(
            "Two of a month in hand may be laid on the two on the table, taking all four. {}",
            grenade_brings(rules)
        ),
        RuleId::JokerFromHand => {
            let then = match rules.joker_from_hand {
                JokerFromHand::Replace => "a card is turned up and played in its place",
                JokerFromHand::Hand => "a card is drawn into the hand for it",
            };
            format!("A joker from the hand goes to its player's pile, and {then}.")
        }
        RuleId::JokerPpuk => {
            let goes = match rules.joker_ppuk {
                JokerPpuk::Keep => "goes to the player whose turn it is",
                JokerPpuk::Stack => "stays on the stack and goes to the player who takes it",
            };
            format!("A joker turned up while a ppuk forms {goes}.")
        }
        RuleId::Target => format!(
            "It takes {} to stop with three players, {} with two.",
            some(rules.target_three, "point"),
            rules.target_two
        ),
        RuleId::Improving => if rules.go_improve {
            "After a go, a player needs more points than at that go to stop or to say go again."
        } else {
            "After a go, the target is enough to stop or to say go again."
        }
        .to_owned(),
        RuleId::Push => {
            "A player who may stop may push instead: nobody pays, the hand counts as a nagari, and \
             the player who pushed deals next."
                .to_owned()
        }
        _ => return None,
    })
}

/// Describes the pack.
fn pack(rules: &GoStopRules) -> String {
    let jokers = &rules.pack_jokers.0;
    if jokers.is_empty() {
        return "48 cards, no jokers.".to_owned();
    }
    let each: Vec<String> = Joker::ALL
        .into_iter()
        .filter(|joker| rules.pack_jokers.count(*joker) > 0)
        .map(|joker| {
            let codes = vec![joker.code(); rules.pack_jokers.count(joker)];
            format!("{} ({})", codes.join(" "), nature(joker))
        })
        .collect();
    format!(
        "{} cards: 48 and the jokers {}.",
        48 + jokers.len(),
        crate::words::en::list(&each)
    )
}

const fn nature(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "one junk",
        Joker::Two => "two junk",
        Joker::Three => "three junk",
        Joker::Boss => "boss, one junk",
        Joker::Double => "double, no junk",
        Joker::Shield => "shield, no junk",
    }
}

fn quads(rules: &GoStopRules) -> String {
    let paid = match rules.fixed_quads {
        0 => "nobody pays".to_owned(),
        chips => format!("each opponent without quads pays {}", some(chips, "chip")),
    };
    format!(
        "Four of a month dealt in hand win at once; {paid}. If everybody has quads, the same \
         dealer deals again."
    )
}

fn table_quads(rules: &GoStopRules) -> String {
    match (rules.table_quads, rules.fixed_quads) {
        (TableQuads::Void, _) => "the same dealer deals again".to_owned(),
        (TableQuads::Nagari, _) => "the hand is a nagari".to_owned(),
        (TableQuads::DealerWins, 0) => "the dealer wins at once, but nobody pays".to_owned(),
        (TableQuads::DealerWins, chips) => format!(
            "the dealer wins at once, each opponent pays {}",
            some(chips, "chip")
        ),
    }
}

/// Describes how a bomb is played.
fn bomb(rules: &GoStopRules) -> String {
    let flips = match rules.potkan_flips {
        1 => "a card is turned up, and two later turns may go without a hand card",
        2 => "two cards are turned up, and one later turn may go without a hand card",
        _ => "three cards are turned up, and every later turn needs a hand card",
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

/// Describes what a grenade brings besides its cards, as far as it counts as a bomb.
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
