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
        keys: &[],
        says: "Having said go, a player may speak again only when he has more stop points than he \
               said it with. With switch cards a go is measured by the way of counting that gives \
               most just then, and the way he is paid by in the end has to beat that.",
        variants: "",
        source: "P, D",
        examples: &[Example {
            note: "Ann said go with 3 points and still has 3.",
            record: "\
players Ann Bo Chul
Ann takes 1g 1t 3gt 8gp
Ann go
Ann takes 5pp
Ann stop
# error 5:5 stop-not-improved",
        }],
        sheet: |_| {
            Some(
                "Whoever said go needs more points than he said it with, to stop or to say go \
                 again."
                    .to_owned(),
            )
        },
    },
];
