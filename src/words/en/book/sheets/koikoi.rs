//! The rule sheet of Koi-Koi.

use crate::card::{Calendar, Card, Pile};
use crate::rules::{
    Counting, CupUse, Dealt, DrawNext, DrawYaku, FieldTimes, KoiKoiRules, KoiTimes, LuckyBoth,
    LuckyHand, RuleId, TableFour, ViewingWeather, YakuSystem,
};
use crate::words::en::book::figures::{some, worth};

pub(super) fn sheet(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    start(rule, rules)
        .or_else(|| sets(rule, rules))
        .or_else(|| cards(rule, rules))
        .or_else(|| round(rule, rules))
}

/// Describes the length of a game, the deal and lucky hands.
fn start(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Length => length(rules),
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "Paulownia is month 11, willow (rain) is month 12.".to_owned(),
            Calendar::Japanese => "Willow (rain) is month 11, paulownia is month 12.".to_owned(),
        },
        RuleId::Hand => {
            let cards = match rules.hand {
                Dealt::Eight => "eight",
                Dealt::Ten => "ten",
            };
            format!("Each player is dealt {cards} cards, and eight lie on the field.")
        }
        RuleId::Teshi => lucky("Four of a month", rules.lucky_teshi, rules),
        RuleId::Kuttsuki => lucky("Four pairs", rules.lucky_kuttsuki, rules),
        RuleId::LuckyBoth => {
            let (teshi, kuttsuki) = (rules.lucky_teshi, rules.lucky_kuttsuki);
            let points = match rules.lucky_both {
                LuckyBoth::Best => teshi.max(kuttsuki),
                LuckyBoth::Add => teshi.saturating_add(kuttsuki),
            };
            let points = some(points, "point");
            format!("A hand with four of a month and four pairs scores {points}.")
        }
        RuleId::TableFour => {
            let then = match rules.table_four {
                TableFour::Misdeal | TableFour::Off => "deal again".to_owned(),
                TableFour::DealerTakes => {
                    "the dealer takes them, and four more are dealt".to_owned()
                }
                TableFour::DealerWins => format!(
                    "the dealer wins the round with {}",
                    some(rules.lucky_teshi, "point")
                ),
            };
            format!("Four of a month on the field: {then}.")
        }
        RuleId::TablePairs => "Four pairs on the field: deal again.".to_owned(),
        _ => return None,
    })
}

fn length(rules: &KoiKoiRules) -> String {
    let rounds = match rules.rounds {
        0 => "A game is as long as you like".to_owned(),
        rounds => format!("A game has {}", some(rounds, "round")),
    };
    let until = match rules.until {
        0 => String::new(),
        points => format!("; it ends when somebody has {}", some(points, "point")),
    };
    format!("{rounds}{until}.")
}

/// Describes what a lucky hand brings.
fn lucky(what: &str, points: u32, rules: &KoiKoiRules) -> String {
    match rules.lucky_hand {
        LuckyHand::Wins => format!(
            "{what} dealt in hand: {} at once, without multipliers.",
            some(points, "point")
        ),
        LuckyHand::Misdeal => format!("{what} dealt in hand: deal again."),
    }
}

/// Describes the yaku of brights, animals and ribbons.
fn sets(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    let (calendar, dry) = (rules.calendar, Pile::DRY_BRIGHTS.codes(rules.calendar));
    Some(match rule {
        RuleId::YakuSystem => match rules.yaku_system {
            YakuSystem::Modern => {
                "Among brights, among animals and among ribbons only the highest yaku counts; all others \
                 add up."
            }
            YakuSystem::Older => {
                "Among brights only the highest yaku counts; all others add up, and sets do not grow."
            }
            YakuSystem::Both => {
                "Among brights only the highest yaku counts; all others add up, and sets grow as well."
            }
        }
        .to_owned(),
        RuleId::FiveBrights => worth(&Pile::BRIGHTS.codes(calendar), rules.five_brights),
        RuleId::FourBrights => worth(&dry, rules.four_brights),
        RuleId::RainyFourBrights => {
            let rain = Card::RAIN.code(calendar);
            worth(&format!("{rain} and three of {dry}"), rules.rainy_four)
        }
        RuleId::ThreeBrights => worth(&format!("three of {dry}"), rules.three_brights),
        RuleId::RainyThreeBrights => {
            let rain = Card::RAIN.code(calendar);
            worth(&format!("{rain} and two of {dry}"), rules.rainy_three)
        }
        RuleId::BoarDeerButterflies => {
            let points = rules.boar_deer_butterflies;
            growing(Pile::BOAR_DEER_BUTTERFLIES, points, "animal", rules)
        }
        RuleId::Animals => number("five animals", rules.animals),
        RuleId::PoetryAndBlue => growing(Pile::SIX_RIBBONS, rules.poetry_and_blue, "ribbon", rules),
        RuleId::Poetry => growing(Pile::HONG_DAN, rules.poetry, "ribbon", rules),
        RuleId::Blue => growing(Pile::CHEONG_DAN, rules.blue, "ribbon", rules),
        RuleId::Ribbons => number("five ribbons", rules.ribbons),
        _ => return None,
    })
}

/// Describes a set that grows with further cards of a kind where the system lets it.
fn growing(cards: Pile, points: u32, kind: &str, rules: &KoiKoiRules) -> String {
    let codes = cards.codes(rules.calendar);
    if rules.yaku_system.sets_grow() {
        let points = some(points, "point");
        let adds = if rules.yaku_system.adds_up() {
            format!("; it adds to other yaku of {kind}s")
        } else {
            String::new()
        };
        format!("{codes}: {points}, and 1 more for each further {kind}{adds}.")
    } else {
        worth(&codes, points)
    }
}

/// Describes a yaku for a number of cards of a kind, which grows with each further card.
fn number(cards: &str, points: u32) -> String {
    format!(
        "{cards}: {}, and 1 more for each further one.",
        some(points, "point")
    )
}

/// Describes viewings, cards of the month, chaff and the sake cup.
fn cards(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::FlowerViewing => viewing(Card::CURTAIN, rules.flower_viewing, "willow", rules),
        RuleId::MoonViewing => viewing(Card::MOON, rules.moon_viewing, "paulownia", rules),
        RuleId::Viewing => {
            "Viewings count only together with a yaku that is not a viewing.".to_owned()
        }
        RuleId::CardsOfTheMonth => worth("all four of the round's month", rules.cards_of_month),
        RuleId::Chaff => number("ten chaff", rules.chaff),
        RuleId::Cup => {
            let cup = Card::CUP.code(rules.calendar);
            match rules.cup {
                CupUse::Both => format!("{cup} counts as an animal and as chaff."),
                CupUse::Either => {
                    format!(
                        "{cup} counts as an animal or as chaff, whichever is better for its owner."
                    )
                }
                CupUse::Animal => format!("{cup} counts as an animal only."),
            }
        }
        RuleId::ChaffDouble => chaff_double(rules),
        _ => return None,
    })
}

/// Describes a viewing yaku, and which card spoils it.
fn viewing(bright: Card, points: u32, spoiler: &str, rules: &KoiKoiRules) -> String {
    let unless = match rules.viewing_weather {
        ViewingWeather::Clear => String::new(),
        ViewingWeather::Field => format!(", unless any {spoiler} lies on the field at the end"),
        ViewingWeather::Taken => format!(", unless the player has captured any {spoiler}"),
    };
    format!(
        "{} {}: {}{unless}.",
        Card::CUP.code(rules.calendar),
        bright.code(rules.calendar),
        some(points, "point")
    )
}

/// Describes which cards count as two chaff.
fn chaff_double(rules: &KoiKoiRules) -> String {
    let twice = rules.chaff_double;
    let each: Vec<String> = [
        (twice.cup && rules.cup != CupUse::Animal, Card::CUP),
        (twice.lightning, Card::WILLOW_DOUBLE),
        (twice.paulownia, Card::PAULOWNIA_DOUBLE),
    ]
    .into_iter()
    .filter(|(counts, _)| *counts)
    .map(|(_, card)| card.code(rules.calendar))
    .collect();
    match each.as_slice() {
        [only] => format!("{only} counts as two chaff."),
        _ => format!("{} count as two chaff each.", crate::words::en::list(&each)),
    }
}

/// Describes calls, multipliers, payment and draws.
fn round(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Calling => calling(rules),
        RuleId::Counting => match rules.counting {
            Counting::All => "The player who said shobu scores all their yaku, the other nothing.",
            Counting::Best => {
                "The player who said shobu scores their highest yaku, the other nothing."
            }
            Counting::Both => {
                "The player who said shobu scores the yaku of both, the other nothing."
            }
        }
        .to_owned(),
        RuleId::Seven => "Yaku that make 7 points or more together count double.".to_owned(),
        RuleId::Koi => koi(rules.koi)?.to_owned(),
        RuleId::Field => match rules.field {
            FieldTimes::Off => return None,
            FieldTimes::Double => "A bright dealt to the field doubles the round.",
            FieldTimes::Count => {
                "Brights dealt to the field multiply the round by one more than their number."
            }
        }
        .to_owned(),
        RuleId::Win => if rules.zero_sum {
            "The winner's points are taken from the loser; the winner deals next."
        } else {
            "The winner's points are written down, and the winner deals next."
        }
        .to_owned(),
        RuleId::Draw => draw(rules),
        _ => return None,
    })
}

const fn koi(times: KoiTimes) -> Option<&'static str> {
    Some(match times {
        KoiTimes::Off => return None,
        KoiTimes::Opponent => "The points double if the opponent said koi-koi.",
        KoiTimes::Caller => "The points double if the scorer had said koi-koi.",
        KoiTimes::Anyone => "The points double if anyone said koi-koi.",
        KoiTimes::Count => {
            "The points are multiplied by one more than the opponent's calls of koi-koi."
        }
        KoiTimes::CountAll => {
            "The points are multiplied by one more than both players' calls of koi-koi."
        }
    })
}

fn calling(rules: &KoiKoiRules) -> String {
    let least = match rules.koi_min {
        0 | 1 => "A player who forms or improves a yaku says koi-koi or shobu.".to_owned(),
        least => format!(
            "A player who forms or improves a yaku says shobu or, with {} or more, koi-koi.",
            some(least, "point")
        ),
    };
    let again = if rules.koi_new_yaku {
        "Saying koi-koi again takes a yaku formed since the last time."
    } else {
        "Saying koi-koi again takes yaku that have grown since the last time."
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
    let yaku = match rules.draw_yaku {
        DrawYaku::None => "",
        DrawYaku::Last => {
            " But if the cards ran out, the player who last formed or improved a yaku scores, and \
             deals next."
        }
        DrawYaku::Highest => {
            " But if the cards ran out after a koi-koi, the player with the higher yaku scores, the \
             dealer at a tie, and deals next."
        }
    };
    format!("{scores}, and {deals}.{yaku}")
}
