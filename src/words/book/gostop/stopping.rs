//! When a player may stop.

use super::{Chapter, Example, GoStop, Rule, some};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "target",
        name: "target",
        native: "",
        chapter: Chapter::Stopping,
        keys: &["target.two", "target.three"],
        says: "Whoever has so many stop points (points without those that do not count towards the \
               target) when his turn ends may say stop or go. Nobody's pile but his own matters. A \
               hand that ends without a stop is a nagari.",
        variants: "target.two=5 (P).",
        source: "P",
        examples: &[Example {
            note: "Between two players four points are too few.",
            record: "\
players Ann Bo
Ann has 1g 3g 8g 11g
Bo counts g1 p5
Ann stop
# error 4:5 stop-below-target",
        }],
        sheet: |rules| {
            Some(format!(
                "It takes {} to stop with three players, {} with two.",
                some(rules.target_three, "point"),
                rules.target_two
            ))
        },
    },
    Rule {
        id: "improving",
        name: "after a go",
        native: "고",
        chapter: Chapter::Stopping,
        keys: &["go.improve"],
        says: "After a go a player may stop or say go again only with more stop points than at \
               that go. So whoever stops after n goes has at least n points more than the target, \
               however the pile is told. With switch cards a go is measured by the way of counting \
               that gives most just then, and the way that is paid in the end has to beat it. Only \
               the winner's goes are checked like this; a loser may have lost junk since (D).",
        variants: "go.improve=false: the target is enough for every go and for the stop. Where \
                   turns are told card by card, a player still speaks only when the points have \
                   grown, and may stop with the target (D); the example of P, 5 points after three \
                   goes, is such a hand.",
        source: "P, D",
        examples: &[
            Example {
                note: "Ann said go with 3 points and still has 3.",
                record: "\
players Ann Bo Chul
Ann takes 1g 1t 3gt 8gp
Bo takes 11g
Chul takes 12g
Ann go
Ann takes 5pp
Ann stop
# error 7:5 stop-not-improved",
            },
            Example {
                note: "Two goes and the stop take 3, 4 and 5 points; three brights are 3.",
                record: "\
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g1
Chul counts g1
Ann go
Ann go
Ann stop
# error 7:5 stop-not-improved",
            },
        ],
        sheet: |rules| {
            let says = if rules.go_improve {
                "After a go it takes more points than at that go, to stop or to say go again."
            } else {
                "After a go the target is enough, to stop or to say go again."
            };
            Some(says.to_owned())
        },
    },
    Rule {
        id: "push",
        name: "push",
        native: "밀기",
        chapter: Chapter::Stopping,
        keys: &["push"],
        says: "Where it is played, whoever may stop may push the win into the next hand instead. \
               Nobody pays for it; the hand counts as a nagari, so what multiplies after one does, \
               and whoever pushed deals next.",
        variants: "push=true: online (K).",
        source: "K",
        examples: &[Example {
            note: "Ann could stop with three brights and pushes; nobody's cards are asked for.",
            record: "\
set push=true
players Ann Bo Chul
Ann has 1g 3g 8g
Ann push
# settles to: Ann 0, Bo 0, Chul 0",
        }],
        sheet: |rules| {
            rules.push.then(|| {
                "Whoever may stop may push: nobody pays, the hand counts as a nagari, and whoever \
                 pushed deals next."
                    .to_owned()
            })
        },
    },
];
