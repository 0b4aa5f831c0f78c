//! Calls, multipliers, payment and draws.

use super::{Chapter, Example, KoiKoi, Rule, some};
use crate::rules::{Counting, DrawNext, FieldTimes, KoiKoiRules, KoiTimes, Seven};

pub(super) const RULES: &[KoiKoi] = &[
    Rule {
        id: "calling",
        name: "koi-koi or shobu",
        native: "こいこい",
        chapter: Chapter::Stopping,
        keys: &["koi.min", "koi.new_yaku"],
        says: "Whoever forms or improves a yaku in his turn says koi-koi and plays on, or shobu \
               and takes his points. After his koi-koi he may speak again only when his yaku have \
               grown; that is checked in records that tell captures as they were made.",
        variants: "koi.min=3: with fewer points he can only say shobu. koi.new_yaku=true: only a \
                   yaku not held at his last call allows the next (F).",
        source: "F",
        examples: &[Example {
            note: "Five animals are 1 point, and this table asks for 3.",
            record: "\
rules koikoi
set koi.min=3
players Aki Ben
Aki takes 2y 4y 5y 6y 7y
Aki koi
draw
# error 5:5 go-below-target",
        }],
        sheet: |rules| Some(calling(rules)),
    },
    Rule {
        id: "counting",
        name: "which yaku count",
        native: "",
        chapter: Chapter::Payment,
        keys: &["counting"],
        says: "Whoever said shobu scores all his yaku; the other scores nothing.",
        variants: "best: only the dearest; both: the opponent's yaku too (F).",
        source: "F",
        examples: &[Example {
            note: "Of poetry 5 and the flower viewing 5 only one counts at this table.",
            record: "\
rules koikoi
set zero_sum=true
set counting=best
players Aki Ben
Aki has 1t 2t 3t 9y 3g
Aki shobu
# settles to: Aki +5, Ben -5",
        }],
        sheet: |rules| {
            Some(
                match rules.counting {
                    Counting::All => "Whoever said shobu scores all his yaku, the other nothing.",
                    Counting::Best => {
                        "Whoever said shobu scores his dearest yaku, the other nothing."
                    }
                    Counting::Both => {
                        "Whoever said shobu scores his yaku and the other's, the other nothing."
                    }
                }
                .to_owned(),
            )
        },
    },
    Rule {
        id: "seven",
        name: "seven or more",
        native: "",
        chapter: Chapter::Payment,
        keys: &["seven"],
        says: "Yaku of seven points or more together count double.",
        variants: "off (F).",
        source: "F",
        examples: &[Example {
            note: "Three brights 6 and poetry 5 are 11, doubled.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1gt 2t 3gt 8g
Aki shobu
# settles to: Aki +22, Ben -22",
        }],
        sheet: |rules| {
            (rules.seven == Seven::Double)
                .then(|| "Yaku of 7 points or more together count double.".to_owned())
        },
    },
    Rule {
        id: "koi",
        name: "koi-koi",
        native: "",
        chapter: Chapter::Payment,
        keys: &["koi"],
        says: "The points double if the opponent said koi-koi, however often.",
        variants: "self: if the scorer said it; anyone: if either did; count: times one more than \
                   the opponent's calls (F's examples; D); count_all: times one more than the calls \
                   of both (F's words); off.",
        source: "F, D",
        examples: &[
            Example {
                note: "Aki went on, and Ben's 5 double.",
                record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki koi
Ben has 6y 7y 10y
Ben shobu
# settles to: Aki -10, Ben +10",
            },
            Example {
                note: "Where calls are counted, two make 5 × 3.",
                record: "\
rules koikoi
set zero_sum=true
set koi=count
players Aki Ben
Aki koi
Aki koi
Ben has 6y 7y 10y
Ben shobu
# settles to: Aki -15, Ben +15",
            },
            Example {
                note: "Where the calls of both are counted, one of each make 5 × 3 too.",
                record: "\
rules koikoi
set zero_sum=true
set koi=count_all
players Aki Ben
Aki koi
Ben koi
Ben has 6y 7y 10y
Ben shobu
# settles to: Aki -15, Ben +15",
            },
        ],
        sheet: |rules| {
            let says = match rules.koi {
                KoiTimes::Off => return None,
                KoiTimes::Opponent => "The points double if the opponent said koi-koi.",
                KoiTimes::Caller => "The points double if the scorer had said koi-koi.",
                KoiTimes::Anyone => "The points double if anyone said koi-koi.",
                KoiTimes::Count => {
                    "The points multiply by one more than the opponent's calls of koi-koi."
                }
                KoiTimes::CountAll => {
                    "The points multiply by one more than the calls of koi-koi of both."
                }
            };
            Some(says.to_owned())
        },
    },
    Rule {
        id: "field",
        name: "brights on the field",
        native: "",
        chapter: Chapter::Payment,
        keys: &["field"],
        says: "Brights dealt to the field change nothing.",
        variants: "double: any of them doubles the round; count: times one more than there are (F).",
        source: "F",
        examples: &[Example {
            note: "Two lay there: 6 × 3.",
            record: "\
rules koikoi
set zero_sum=true
set field=count
players Aki Ben
field-brights 2
Aki has 1g 3g 8g
Aki shobu
# settles to: Aki +18, Ben -18",
        }],
        sheet: |rules| {
            let says = match rules.field {
                FieldTimes::Off => return None,
                FieldTimes::Double => "A bright dealt to the field doubles the round.",
                FieldTimes::Count => {
                    "Brights dealt to the field multiply the round by one more than their number."
                }
            };
            Some(says.to_owned())
        },
    },
    Rule {
        id: "win",
        name: "points",
        native: "",
        chapter: Chapter::Payment,
        keys: &["zero_sum"],
        says: "The points of a round are the yaku times all multipliers. They are written down for \
               the winner, who deals the next round; nobody loses any.",
        variants: "true: the loser loses as many (F).",
        source: "F",
        examples: &[
            Example {
                note: "Aki has 6 points, and no chip moves.",
                record: "\
rules koikoi
players Aki Ben
Aki has 1g 3g 8g
Aki shobu
# settles to: Aki 0, Ben 0",
            },
            Example {
                note: "Where they move, Ben pays them.",
                record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1g 3g 8g
Aki shobu
# settles to: Aki +6, Ben -6",
            },
        ],
        sheet: |rules| {
            Some(
                if rules.zero_sum {
                    "The winner's points are taken from the loser; the winner deals next."
                } else {
                    "The winner's points are written down for him, and he deals next."
                }
                .to_owned(),
            )
        },
    },
    Rule {
        id: "draw",
        name: "a draw",
        native: "",
        chapter: Chapter::Events,
        keys: &["draw.dealer", "draw.next", "draw.last_yaku"],
        says: "A round that runs out without shobu, or in which both have a lucky hand, is a draw: \
               nobody scores, and the same dealer deals again.",
        variants: "draw.dealer=1 or 6: the dealer scores so much (oya-ken). draw.next=other: the \
                   other deals. draw.last_yaku=true: a round that ran out is scored for whoever \
                   formed or improved a yaku last, and he deals (F).",
        source: "F",
        examples: &[
            Example {
                note: "The dealer's privilege.",
                record: "\
rules koikoi
set zero_sum=true
set draw.dealer=6
players Aki Ben
draw
# settles to: Aki +6, Ben -6",
            },
            Example {
                note: "Aki formed a yaku last, worth 5.",
                record: "\
rules koikoi
set zero_sum=true
set draw.last_yaku=true
players Aki Ben
Aki takes 6y 7y 10y
Aki koi
Ben takes 1p 2p
draw
# settles to: Aki +5, Ben -5",
            },
        ],
        sheet: |rules| Some(draw(rules)),
    },
];

fn calling(rules: &KoiKoiRules) -> String {
    let least = match rules.koi_min {
        0 | 1 => "With a yaku new or improved a player says koi-koi or shobu.".to_owned(),
        least => format!(
            "With a yaku new or improved a player says shobu, or, with {} or more, koi-koi.",
            some(least, "point")
        ),
    };
    let again = if rules.koi_new_yaku {
        "Another koi-koi takes a yaku not held at the last."
    } else {
        "Another koi-koi takes yaku that have grown since the last."
    };
    format!("{least} {again}")
}

fn draw(rules: &KoiKoiRules) -> String {
    let scores = match rules.draw_dealer {
        0 => "Nobody scores".to_owned(),
        points => format!("The dealer scores {}", some(points, "point")),
    };
    let deals = match rules.draw_next {
        DrawNext::Same => "the same dealer deals again",
        DrawNext::Other => "the other player deals next",
    };
    let last = if rules.draw_last_yaku {
        " But a round that ran out is scored for whoever formed or improved a yaku last, and he \
         deals."
    } else {
        ""
    };
    format!("{scores}, and {deals}.{last}")
}
