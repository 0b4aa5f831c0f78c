//! The rule sheet of Go-Stop: what a loser owes.

use crate::card::{Card, Joker};
use crate::rules::{DoublesFixed, GoChips, GoStopRules, Grenade, Growth, GwangBak, RuleId};
use crate::words::en::book::figures::{fold, some};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Win => {
            "Each loser owes the winner's points and go chips, times every multiplier below."
                .to_owned()
        }
        RuleId::GoChips => go_chips(rules),
        RuleId::Go => go(rules),
        RuleId::Heundeum => heundeum(rules),
        RuleId::Potkan => {
            let what = if rules.grenade == Grenade::Bomb {
                "bomb or grenade"
            } else {
                "bomb"
            };
            let times = fold(rules.potkan_times);
            format!("Each {what} of the winner makes the payment {times}.")
        }
        RuleId::MeoungDda => {
            let from = some(rules.meoung_dda_from, "animal");
            format!("A winner with {from} or more is paid double.")
        }
        RuleId::GwangBak => gwang_bak(rules),
        RuleId::PiBak => pi_bak(rules),
        RuleId::MeoungBak => {
            let from = some(rules.meoung_bak_from, "animal");
            format!("If the winner has {from} or more, a loser without any animal pays double.")
        }
        RuleId::TtiBak => {
            "If the winner scores ribbons, a loser without a ribbon pays double.".to_owned()
        }
        RuleId::Nagari => nagari(rules),
        RuleId::DoubleJoker => {
            "Each double joker jx that the winner captured doubles the payment.".to_owned()
        }
        RuleId::WeolYak => weol_yak(rules),
        RuleId::Mission => {
            "If cards and a multiplier were named before the deal, a winner who holds all of them is \
             paid that many times over; with \"each\", that many times for every one held."
                .to_owned()
        }
        RuleId::EmptyPile => {
            "A loser with no captured card at all owes nothing for the win.".to_owned()
        }
        RuleId::Stake => stake(rules).to_owned(),
        RuleId::Cap => cap(rules),
        _ => return None,
    })
}

/// Describes the chips that calls of go add to a loss.
fn go_chips(rules: &GoStopRules) -> String {
    let (numbers, keep) = match rules.go_chips.in_short(rules.go_keep_chips) {
        (GoChips::Each, _) => return "Each go adds a chip to the points.".to_owned(),
        (GoChips::List(numbers), keep) => (numbers, keep),
    };
    let each = (1..).zip(&numbers).map(|(goes, chips)| match goes {
        1 => format!("{chips} for one go"),
        2 => format!("{chips} for two"),
        _ => format!("{chips} for {goes}"),
    });
    let more = match numbers.last() {
        Some(last) if keep => format!("{last} for more"),
        _ => "none for more".to_owned(),
    };
    let all: Vec<String> = each.chain([more]).collect();
    format!("Chips are added to the points: {}.", all.join(", "))
}

/// Describes how calls of go multiply a loss.
fn go(rules: &GoStopRules) -> String {
    let from = rules.go_times_from;
    let growth = match rules.go_growth {
        Growth::Double => [2, 4, 8],
        Growth::Increment => [2, 3, 4],
        Growth::Flat => {
            let from = some(from, "go").replace("gos", "goes");
            return format!("From {from} on, the payment doubles; further goes change nothing.");
        }
    };
    let each: Vec<String> = (from..)
        .zip(growth)
        .map(|(goes, times)| format!("{} at {goes}", fold(times)))
        .collect();
    format!(
        "From {} on, the payment multiplies: {}, and so on.",
        some(from, "go").replace("gos", "goes"),
        each.join(", ")
    )
}

fn heundeum(rules: &GoStopRules) -> String {
    let times = fold(rules.heundeum_times);
    let late = fold(rules.heundeum_nov_dec_times);
    match (rules.heundeum_times, rules.heundeum_nov_dec_times) {
        (one, other) if one == other => {
            format!("Each triple the winner showed makes the payment {times}.")
        }
        (1, _) => {
            format!("Each triple of month 11 or 12 the winner showed makes the payment {late}.")
        }
        (_, 1) => format!(
            "Each triple the winner showed makes the payment {times}; one of month 11 or 12 does \
             not."
        ),
        _ => format!(
            "Each triple the winner showed makes the payment {times}; one of month 11 or 12, {late}."
        ),
    }
}

fn gwang_bak(rules: &GoStopRules) -> String {
    let pays = match rules.gwang_bak {
        GwangBak::Flat(chips) => {
            format!("pays {} more, after all multipliers", some(chips, "chip"))
        }
        GwangBak::Double | GwangBak::Off => "pays double".to_owned(),
    };
    let rain = Card::RAIN.code(rules.calendar);
    let shield = rules.pack_jokers.count(Joker::Shield) > 0;
    let saves = match (rules.gwang_bak_rain_protects, shield) {
        (true, false) => format!("{rain} alone protects"),
        (false, false) => format!("{rain} alone does not protect"),
        (true, true) => format!("{rain} alone protects, and so does the shield jg"),
        (false, true) => format!("{rain} alone does not protect, but the shield jg does"),
    };
    format!("If the winner scores brights, a loser without a bright {pays}; {saves}.")
}

fn pi_bak(rules: &GoStopRules) -> String {
    let spared = rules.pi_bak_spare_zero;
    // If players without junk are spared, no other loser has less than 1 junk.
    let below = |below: u32| (below > u32::from(spared)).then_some(below);
    let (three, two) = (rules.pi_bak_below_three, rules.pi_bak_below_two);
    let short = match (below(three), below(two)) {
        (Some(three), Some(two)) if three != two => {
            format!("a loser with less than {three} junk (with two players, {two})")
        }
        (Some(three), None) => format!("with three players, a loser with less than {three} junk"),
        (None, Some(two)) => format!("with two players, a loser with less than {two} junk"),
        _ => format!("a loser with less than {two} junk"),
    };
    let none = if spared {
        " A loser with no junk at all is spared."
    } else {
        ""
    };
    format!("If the winner scores junk, {short} pays double.{none}")
}

fn nagari(rules: &GoStopRules) -> String {
    let cap = match rules.nagari_cap {
        0 => u32::MAX,
        cap => cap,
    };
    let stacks = rules.nagari_stacks && rules.nagari_times < cap;
    let row = match (stacks, cap) {
        (false, _) => "; several such hands in a row count once".to_owned(),
        (true, u32::MAX) => " for each such hand in a row".to_owned(),
        (true, cap) => format!(" for each such hand in a row, up to {}", fold(cap)),
    };
    let fixed = match rules.nagari_doubles_fixed {
        DoublesFixed::All => "Fixed payments are multiplied too.",
        DoublesFixed::Ending => {
            "The fixed payments that end a hand are multiplied too: quads, three ppuk and \
             heodang."
        }
        DoublesFixed::None => "Fixed payments are not multiplied.",
    };
    format!(
        "After a hand that nobody won the payment is {}{row}. {fixed}",
        fold(rules.nagari_times.min(cap))
    )
}

fn weol_yak(rules: &GoStopRules) -> String {
    let first = (rules.weolyak_first_turn > 1).then(|| {
        let times = fold(rules.weolyak_first_turn);
        format!("A winner who took all of a month in the first turn is paid {times}.")
    });
    let set = (rules.weolyak_set_month > 1).then(|| {
        let times = fold(rules.weolyak_set_month);
        format!("A month is set before the deal; a winner who holds all of it is paid {times}.")
    });
    let both: Vec<String> = first.into_iter().chain(set).collect();
    both.join(" ")
}

const fn stake(rules: &GoStopRules) -> &'static str {
    match rules.stake_fixed {
        DoublesFixed::All => {
            "A table may agree to play one hand for two to nine times as much, including its \
             fixed payments."
        }
        DoublesFixed::Ending => {
            "A table may agree to play one hand for two to nine times as much, including the \
             fixed payments that end it: quads, three ppuk and heodang."
        }
        DoublesFixed::None => {
            "A table may agree to play one hand for two to nine times as much; fixed payments \
             stay as they are."
        }
    }
}

fn cap(rules: &GoStopRules) -> String {
    let most = |chips: u32| (chips > 0).then(|| some(chips, "chip"));
    let loss = most(rules.cap_loss).map(|chips| format!("A loser owes at most {chips}."));
    let payer = most(rules.cap_payer).map(|chips| {
        format!("For one win nobody pays more than {chips}, including what they pay for others.")
    });
    let both: Vec<String> = loss.into_iter().chain(payer).collect();
    both.join(" ")
}
