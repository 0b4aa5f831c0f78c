//! Who pays for both.

use super::{Chapter, Example, GoStop, Rule};
use crate::rules::{GoBakBoth, GoBakThree, GoBakTwo, GoStopRules, SyodangText};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "syodang",
        name: "syodang",
        native: "쇼당",
        chapter: Chapter::DokBak,
        keys: &["syodang.enabled", "syodang.text", "syodang.liability"],
        says: "Before he plays, a player may lay his hand open and offer a nagari, as he will where \
               he sees no safe play. His neighbour in turn order answers first; if he refuses, the \
               third counts as accepting, else the third answers. Two acceptances end the hand as \
               a nagari, which carries. After a refusal the offer is in force for one turn of each \
               player and ends when anybody begins a second turn after it; a later refused offer \
               takes its place. For a win in that time nothing but the offer counts, whoever had \
               said go (D): if the refuser wins, each pays his own; if one of the others wins, the \
               refuser pays for both. Between two players one acceptance is enough, and a refusal \
               has no effect.",
        variants: "syodang.text=2006: the offer never ends, and if the offerer had said go and the \
                   third player wins, each pays his own (P06). syodang.text=fudawiki: it never \
                   ends, go-bak comes before it, and nothing follows from it if the refuser wins \
                   (F). syodang.liability=false: a refusal costs nobody anything (W). \
                   syodang.enabled=false: nobody may offer.",
        source: "P, D",
        examples: &[Example {
            note: "Bo wins with three brights. Ann and Chul have none and owe 6 each; Chul refused \
                   and pays both.",
            record: "\
players Ann Bo Chul
Bo takes 1g 3g 1p 3p
Chul takes 5pp
Ann syodang
Bo accepts
Chul refuses
Ann takes 6pp
Bo takes 8gp
Bo stop
# settles to: Ann 0, Bo +12, Chul -12",
        }],
        sheet: syodang,
    },
    Rule {
        id: "go-bak",
        name: "go-bak",
        native: "고박",
        chapter: Chapter::DokBak,
        keys: &["go_bak.three", "go_bak.both", "go_bak.two"],
        says: "With three players, a loser who said go pays for both, each loss computed with the \
               baks of the loser it belongs to. If both losers said go, the one whose last go was \
               later pays (D, K). Between two players having said go costs nothing more.",
        variants: "go_bak.three=pays_all_double: his own loss doubles too; double: his own loss \
                   doubles and nobody pays for anybody (W); off (D). go_bak.both=first: the one whose \
                   first go was earlier pays (F); own: each his own, and oe-myeon is not asked \
                   after. go_bak.two=double (W, F).",
        source: "P, D",
        examples: &[
            Example {
                note: "Three brights: 6 from each, and Bo said go.",
                record: "\
players Ann Bo Chul
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 7pp
Ann takes 1g 3g 8g 1p 3p 8p
Ann stop
# settles to: Ann +12, Bo -12, Chul 0",
            },
            Example {
                note: "Where his own loss doubles, 12 + 6.",
                record: "\
set go_bak.three=pays_all_double
players Ann Bo Chul
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 7pp
Ann takes 1g 3g 8g 1p 3p 8p
Ann stop
# settles to: Ann +18, Bo -18, Chul 0",
            },
            Example {
                note: "Both said go; Chul said it later.",
                record: "\
players Ann Bo Chul
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 4t 5t 7t 4p 5p 7p
Chul go
Ann takes 1g 3g 8g 1p 3p 8p
Ann stop
# settles to: Ann +12, Bo 0, Chul -12",
            },
            Example {
                note: "Between two: seven points, × 2 for no bright, × 2 for the go.",
                record: "\
set go_bak.two=double
players Ann Bo
Bo takes 2y 4y 8y 6t 9t 10t 8p
Bo go
Ann takes 1g 3g 8g 11g 1t 2t 3t
Ann stop
# settles to: Ann +28, Bo -28",
            },
        ],
        sheet: go_bak,
    },
    Rule {
        id: "oe-myeon",
        name: "oe-myeon",
        native: "외면",
        chapter: Chapter::DokBak,
        keys: &[
            "oe_myeon.enforced",
            "oe_myeon.spare_junk_only",
            "oe_myeon.spare_last_card",
            "oe_myeon.needs_alternative",
        ],
        says: "With three players: somebody played a card that took nothing, or let a card lie \
               that he could have taken, and the next winner won on his very next turn by taking \
               it. Then he pays for both. He is spared where the winner scores junk alone and \
               never said go, where it was his last hand card, and where the winner could have \
               stopped without that card and what it was taken with; a winner whose last go is not \
               known needed it (D). Of two accused the one with the later turn is tried first. \
               Go-bak is tried before it: against a player who went on, helping another to stop is \
               sound play (D).",
        variants: "oe_myeon.enforced=false (W, F, many tables). spare_junk_only=false and \
                   spare_last_card=false: nothing excuses (P06). needs_alternative=true: excused \
                   where no other play could have prevented the win (P).",
        source: "P, D",
        examples: &[
            Example {
                note: "Three brights: Bo owes 3, Chul, without a bright, 6. Chul fed the moon.",
                record: "\
players Ann Bo Chul
Ann has 1g 3g 8gp
Bo counts g1 p5
Chul counts p5
Chul oe-myeon 8g with 8p
Ann stop
# settles to: Ann +9, Bo 0, Chul -9",
            },
            Example {
                note: "The same with Chul's last card.",
                record: "\
players Ann Bo Chul
Ann has 1g 3g 8gp
Bo counts g1 p5
Chul counts p5
Chul oe-myeon 8g with 8p last-card
Ann stop
# settles to: Ann +9, Bo -3, Chul -6",
            },
        ],
        sheet: oe_myeon,
    },
];

fn syodang(rules: &GoStopRules) -> Option<String> {
    let refusing = match (rules.syodang_liability, rules.syodang_text) {
        (false, _) => "Refusing costs nothing.",
        (true, SyodangText::Y2024) => {
            "With three, who refused pays for both if one of the others wins before anybody starts \
             a second turn after it; if he wins himself, each pays his own."
        }
        (true, SyodangText::Y2006) => {
            "With three, who refused pays for both if one of the others wins, however late; if he \
             wins himself, each pays his own, and so too if the third wins and the offerer had \
             said go."
        }
        (true, SyodangText::Fudawiki) => {
            "With three, who refused pays for both if one of the others wins, however late, unless \
             go-bak decides."
        }
    };
    rules.syodang_enabled.then(|| {
        format!(
            "Before his turn a player may show his hand and offer a nagari; it takes all others' \
             consent. {refusing}"
        )
    })
}

fn go_bak(rules: &GoStopRules) -> Option<String> {
    let both = match rules.go_bak_both {
        GoBakBoth::Last => "if both did, the one who said it last",
        GoBakBoth::First => "if both did, the one who said it first",
        GoBakBoth::Own => "if both did, each pays his own",
    };
    let three = match rules.go_bak_three {
        GoBakThree::Off => None,
        GoBakThree::Double => Some("With three, a loser who said go pays double.".to_owned()),
        GoBakThree::PaysAll => Some(format!(
            "With three, a loser who said go pays for both; {both}."
        )),
        GoBakThree::PaysAllDouble => Some(format!(
            "With three, a loser who said go pays for both, his own loss twice; {both}."
        )),
    };
    let two = match rules.go_bak_two {
        GoBakTwo::Off => None,
        GoBakTwo::Double => Some("Between two, a loser who said go pays double.".to_owned()),
    };
    let said: Vec<String> = three.into_iter().chain(two).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn oe_myeon(rules: &GoStopRules) -> Option<String> {
    let spared = [
        (
            rules.oe_myeon_spare_junk_only,
            "where junk is all that scores and the winner never said go",
        ),
        (rules.oe_myeon_spare_last_card, "for a last hand card"),
        (
            rules.oe_myeon_needs_alternative,
            "where no other play could have prevented it",
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
    rules.oe_myeon_enforced.then(|| {
        format!(
            "With three, who played or left the card that the winner needed and took to win on his \
             very next turn pays for both.{spared}"
        )
    })
}
