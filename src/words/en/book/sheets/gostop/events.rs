//! The rule sheet of Go-Stop: payments besides the win, and junk that is surrendered.

use crate::card::Card;
use crate::rules::{GoStopRules, Grenade, LastTurn, RuleId, Sseul};
use crate::words::en::book::figures::some;

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    paid(rule, rules)
        .or_else(|| surrendered(rule, rules))
        .or_else(|| ending(rule, rules))
}

/// Describes an event that is paid at once.
fn paid(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (chips, what) = match rule {
        RuleId::FirstPpuk => (rules.fixed_first_ppuk, "A ppuk in one's first turn"),
        RuleId::SecondPpuk => (
            rules.fixed_second_ppuk,
            "A ppuk in the second turn too, after one in the first",
        ),
        RuleId::ThirdPpuk => (
            rules.fixed_third_ppuk,
            "A ppuk in the third turn too, after the first two",
        ),
        RuleId::FirstSweep => (
            rules.fixed_first_sweep,
            "All four of a month taken in one's first turn",
        ),
        RuleId::FirstChok => (rules.fixed_first_chok, "A chok in one's first turn"),
        RuleId::FirstTtadak => (rules.fixed_first_ttadak, "A ttadak in one's first turn"),
        RuleId::Boar => {
            let boar = Card::BOAR.code(rules.calendar);
            let what = format!("{boar} taken in one's first turn");
            return Some(each_pays(rules.boar_first_turn, &what));
        }
        _ => return None,
    };
    Some(each_pays(chips, what))
}

/// Says that each opponent pays these chips at once for an event.
fn each_pays(chips: u32, what: &str) -> String {
    format!(
        "{what}: each opponent pays {} at once.",
        some(chips, "chip")
    )
}

/// Describes an event for which opponents surrender junk.
fn surrendered(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (junk, what) = match rule {
        RuleId::Chok => (
            rules.junk_each_chok,
            "The turned-up card takes the played one",
        ),
        RuleId::Ttadak => (
            rules.junk_each_ttadak,
            "All four of a month taken in one turn, two of them from the table",
        ),
        RuleId::Sseul => {
            let what = match rules.sseul {
                Sseul::TwoMonths => "The last two cards of the table, of two months, taken",
                Sseul::Any => "The table left empty by a capture",
            };
            (rules.junk_each_sseul, what)
        }
        RuleId::Stack => (rules.junk_each_stack, "A stack of three taken"),
        RuleId::JaPpuk => (rules.junk_each_ja_ppuk, "One's own stack taken"),
        RuleId::BombJunk => {
            let what = match rules.grenade {
                Grenade::Junk | Grenade::Bomb => "A bomb or grenade",
                Grenade::Off | Grenade::Move => "A bomb",
            };
            (rules.junk_each_potkan, what)
        }
        RuleId::Baekhwajeom => (
            rules.junk_each_baekhwajeom,
            "A bright, an animal, a ribbon and a junk taken in one's first turn",
        ),
        RuleId::Boss => (rules.junk_each_boss, "The boss joker jb captured"),
        RuleId::JokerJunk => (
            rules.junk_each_joker,
            "A joker worth junk played or turned up",
        ),
        _ => return None,
    };
    Some(format!("{what}: {junk} junk from each opponent."))
}

/// Describes what ends a hand, the pot, and how junk is surrendered.
fn ending(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::ThreePpuk => format!(
            "A player's third ppuk of the hand ends it: each opponent pays {}.",
            some(rules.fixed_three_ppuk, "chip")
        ),
        RuleId::Heodang => format!(
            "Five turns in a row without a capture win the hand: each opponent pays {}.",
            some(rules.fixed_heodang, "chip")
        ),
        RuleId::Pot => format!(
            "Each player puts {} into the pot before a deal. The player who captures {} takes the pot; \
             otherwise it grows.",
            some(rules.boar_pot, "chip"),
            Card::BOAR.code(rules.calendar)
        ),
        RuleId::LastTurn => last_turn(rules),
        RuleId::JunkOwed => {
            "The giver chooses. If the record does not say which card, ordinary junk goes first, then \
             one card of higher value; a switch card never."
                .to_owned()
        }
        _ => return None,
    })
}

fn last_turn(rules: &GoStopRules) -> String {
    let when = match rules.last_turn_whose {
        LastTurn::Table => {
            "In the last turn, when the cards run out, chok, ttadak and sseul bring nothing"
        }
        LastTurn::Own => {
            "In every turn after which a player has no card left, chok, ttadak and sseul bring no \
             junk and a ppuk is taken"
        }
    };
    let stacks = match (rules.stacks_bring_junk(), rules.last_turn_stack_junk) {
        (false, _) => "",
        (true, true) => "; a stack still brings its junk",
        (true, false) => "; nor does a stack bring any",
    };
    format!("{when}{stacks}.")
}
