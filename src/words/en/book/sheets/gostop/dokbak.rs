//! The rule sheet of Go-Stop: dok-bak, when one loser pays for the others too.

use crate::rules::{GoBakBoth, GoBakThree, GoBakTwo, GoStopRules, RuleId, SyodangText};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Syodang => syodang(rules),
        RuleId::GoBak => go_bak(rules),
        RuleId::OeMyeon => oe_myeon(rules),
        _ => return None,
    })
}

fn syodang(rules: &GoStopRules) -> String {
    let refusing = match (rules.syodang_liability, rules.syodang_text) {
        (false, _) => "Refusing costs nothing.",
        (true, SyodangText::Y2024) => {
            "With three, a player who refused pays for both if one of the others wins before anybody \
             starts a second turn after it; if the refuser wins, each loser pays their own."
        }
        (true, SyodangText::Y2006) => {
            "With three, a player who refused pays for both if one of the others wins, however late. \
             Each loser pays their own if the refuser wins, or if the third player wins and the \
             offerer had said go."
        }
        (true, SyodangText::Fudawiki) => {
            "With three, a player who refused pays for both if one of the others wins, however late, \
             unless go-bak decides."
        }
    };
    format!(
        "Before taking a turn, a player may show their hand and offer a nagari; all the others must \
         accept it. {refusing}"
    )
}

fn go_bak(rules: &GoStopRules) -> String {
    let both = match rules.go_bak_both {
        GoBakBoth::Last => "if both did, the one who said it last",
        GoBakBoth::First => "if both did, the one who said it first",
        GoBakBoth::Own => "if both did, each pays their own",
    };
    let three = match rules.go_bak_three {
        GoBakThree::Off => None,
        GoBakThree::Double => Some("With three, a loser who said go pays double.".to_owned()),
        GoBakThree::PaysAll => Some(format!(
            "With three, a loser who said go pays for both; {both}."
        )),
        GoBakThree::PaysAllDouble => Some(format!(
            "With three, a loser who said go pays for both, with their own loss doubled; {both}."
        )),
    };
    let two = match rules.go_bak_two {
        GoBakTwo::Off => None,
        GoBakTwo::Double => Some("With two, a loser who said go pays double.".to_owned()),
    };
    let said: Vec<String> = three.into_iter().chain(two).collect();
    said.join(" ")
}

fn oe_myeon(rules: &GoStopRules) -> String {
    let spared = [
        (
            rules.oe_myeon_spare_junk_only,
            "if the winner scores only junk and never said go",
        ),
        (
            rules.oe_myeon_spare_last_card,
            "for the last card of a hand",
        ),
        (
            rules.oe_myeon_needs_alternative,
            "if no other play could have prevented it",
        ),
    ];
    let spared: Vec<&str> = spared
        .into_iter()
        .filter_map(|(on, why)| on.then_some(why))
        .collect();
    let spared = match spared.as_slice() {
        [] => String::new(),
        [first @ .., last] if !first.is_empty() => {
            format!(" Not {}, nor {last}.", first.join(", "))
        }
        [only, ..] => format!(" Not {only}."),
    };
    format!(
        "With three, a player who played or left the card that the winner took to win on their very \
         next turn pays for both.{spared}"
    )
}
