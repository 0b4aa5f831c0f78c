//! The rule sheet of Koi-Koi.

use crate::card::{Calendar, Card, Pile};
use crate::rules::{
    Counting, CupUse, Dealt, DrawNext, DrawYaku, FieldTimes, KoiKoiRules, KoiTimes, LuckyBoth,
    LuckyHand, RuleId, TableFour, ViewingWeather, YakuSystem,
};
use crate::vocabulary::particle::{EUN, WA, with};
use crate::words::ko::book::figures::worth;

pub(super) fn sheet(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    start(rule, rules)
        .or_else(|| sets(rule, rules))
        .or_else(|| cards(rule, rules))
        .or_else(|| round(rule, rules))
}

fn start(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Length => length(rules),
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "오동이 11월, 비가 12월이에요.".to_owned(),
            Calendar::Japanese => "비가 11월, 오동이 12월이에요.".to_owned(),
        },
        RuleId::Hand => {
            let cards = match rules.hand {
                Dealt::Eight => 8,
                Dealt::Ten => 10,
            };
            format!("{cards}장씩 돌리고 바닥에 8장을 깔아요.")
        }
        RuleId::Teshi => lucky("한 달 네 장이", rules.lucky_teshi, rules),
        RuleId::Kuttsuki => lucky("네 쌍이", rules.lucky_kuttsuki, rules),
        RuleId::LuckyBoth => {
            let (teshi, kuttsuki) = (rules.lucky_teshi, rules.lucky_kuttsuki);
            let points = match rules.lucky_both {
                LuckyBoth::Best => teshi.max(kuttsuki),
                LuckyBoth::Add => teshi.saturating_add(kuttsuki),
            };
            format!("한 달 네 장이면서 네 쌍인 손패는 {points}점이에요.")
        }
        RuleId::TableFour => {
            let then = match rules.table_four {
                TableFour::Misdeal | TableFour::Off => "다시 돌려요".to_owned(),
                TableFour::DealerTakes => "선이 가져가고 네 장을 더 깔아요".to_owned(),
                TableFour::DealerWins => format!("선이 {}점으로 이겨요", rules.lucky_teshi),
            };
            format!("바닥에 한 달 네 장이 깔리면 {then}.")
        }
        RuleId::TablePairs => "바닥에 네 쌍이 깔리면 다시 돌려요.".to_owned(),
        _ => return None,
    })
}

fn length(rules: &KoiKoiRules) -> String {
    let rounds = match rules.rounds {
        0 => "판 수는 정하지 않아요.".to_owned(),
        rounds => format!("한 게임은 {rounds}판이에요."),
    };
    let until = match rules.until {
        0 => String::new(),
        points => format!(" 누가 {points}점이 되면 끝나요."),
    };
    format!("{rounds}{until}")
}

fn lucky(what: &str, points: u32, rules: &KoiKoiRules) -> String {
    match rules.lucky_hand {
        LuckyHand::Wins => {
            format!("손에 {what} 들어오면 바로 {points}점으로 이겨요. 배수는 곱하지 않아요.")
        }
        LuckyHand::Misdeal => format!("손에 {what} 들어오면 다시 돌려요."),
    }
}

fn sets(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    let (calendar, dry) = (rules.calendar, Pile::DRY_BRIGHTS.codes(rules.calendar));
    Some(match rule {
        RuleId::YakuSystem => match rules.yaku_system {
            YakuSystem::Modern => {
                "광, 열끗, 띠는 각각 가장 높은 족보 하나만 세고, 나머지 족보는 모두 더해요."
            }
            YakuSystem::Older => {
                "광은 가장 높은 족보 하나만 세고, 나머지 족보는 모두 더해요. 열끗과 띠의 묶음은 패가 더 \
                 있어도 점수가 그대로예요."
            }
            YakuSystem::Both => {
                "광은 가장 높은 족보 하나만 세고, 나머지 족보는 모두 더해요. 열끗과 띠의 묶음도 패가 더 \
                 있으면 점수가 늘어요."
            }
        }
        .to_owned(),
        RuleId::FiveBrights => worth(&Pile::BRIGHTS.codes(calendar), rules.five_brights),
        RuleId::FourBrights => worth(&dry, rules.four_brights),
        RuleId::RainyFourBrights => {
            let rain = with(&Card::RAIN.code(calendar), WA);
            worth(&format!("{rain} {dry} 중 3장"), rules.rainy_four)
        }
        RuleId::ThreeBrights => worth(&format!("{dry} 중 3장"), rules.three_brights),
        RuleId::RainyThreeBrights => {
            let rain = with(&Card::RAIN.code(calendar), WA);
            worth(&format!("{rain} {dry} 중 2장"), rules.rainy_three)
        }
        RuleId::BoarDeerButterflies => {
            let points = rules.boar_deer_butterflies;
            growing(Pile::BOAR_DEER_BUTTERFLIES, points, "열끗", rules)
        }
        RuleId::Animals => number(5, rules.animals),
        RuleId::PoetryAndBlue => growing(Pile::SIX_RIBBONS, rules.poetry_and_blue, "띠", rules),
        RuleId::Poetry => growing(Pile::HONG_DAN, rules.poetry, "띠", rules),
        RuleId::Blue => growing(Pile::CHEONG_DAN, rules.blue, "띠", rules),
        RuleId::Ribbons => number(5, rules.ribbons),
        _ => return None,
    })
}

fn growing(cards: Pile, points: u32, kind: &str, rules: &KoiKoiRules) -> String {
    let codes = cards.codes(rules.calendar);
    if rules.yaku_system.sets_grow() {
        let adds = if rules.yaku_system.adds_up() {
            format!(" 다른 {kind} 족보와 더해요.")
        } else {
            String::new()
        };
        format!("{codes}, {points}점이에요. 다른 {kind}도 있으면 1장마다 1점씩 늘어요.{adds}")
    } else {
        worth(&codes, points)
    }
}

fn number(cards: u32, points: u32) -> String {
    format!("{cards}장이면 {points}점, 그 뒤로 1장마다 1점씩 늘어요.")
}

fn cards(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::FlowerViewing => viewing(Card::CURTAIN, rules.flower_viewing, "비가", rules),
        RuleId::MoonViewing => viewing(Card::MOON, rules.moon_viewing, "오동이", rules),
        RuleId::Viewing => "꽃놀이와 달맞이 한잔은 그 밖의 족보가 함께 있어야 세어요.".to_owned(),
        RuleId::CardsOfTheMonth => worth("그 판의 달 네 장", rules.cards_of_month),
        RuleId::Chaff => number(10, rules.chaff),
        RuleId::Cup => {
            let cup = with(&Card::CUP.code(rules.calendar), EUN);
            match rules.cup {
                CupUse::Both => format!("{cup} 열끗으로도 세고 피로도 세어요."),
                CupUse::Either => {
                    format!("{cup} 열끗과 피 중 먹은 사람에게 이로운 쪽으로 세어요.")
                }
                CupUse::Animal => format!("{cup} 열끗으로만 세어요."),
            }
        }
        RuleId::ChaffDouble => chaff_double(rules),
        _ => return None,
    })
}

fn viewing(bright: Card, points: u32, spoiler: &str, rules: &KoiKoiRules) -> String {
    let unless = match rules.viewing_weather {
        ViewingWeather::Clear => String::new(),
        ViewingWeather::Field => format!(" 끝날 때 바닥에 {spoiler} 있으면 안 세어요."),
        ViewingWeather::Taken => format!(" 먹은 패에 {spoiler} 있으면 안 세어요."),
    };
    format!(
        "{} {}, {points}점이에요.{unless}",
        Card::CUP.code(rules.calendar),
        bright.code(rules.calendar)
    )
}

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
    format!("{} 한 장을 피 2장으로 세어요.", with(&each.join(", "), EUN))
}

fn round(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Calling => calling(rules),
        RuleId::Counting => match rules.counting {
            Counting::All => "승부를 부른 사람은 족보 점수를 모두 받고, 상대는 0점이에요.",
            Counting::Best => "승부를 부른 사람은 가장 높은 족보 하나만 받고, 상대는 0점이에요.",
            Counting::Both => {
                "승부를 부른 사람은 상대의 족보 점수까지 모두 받고, 상대는 0점이에요."
            }
        }
        .to_owned(),
        RuleId::Seven => "족보를 더해 7점 이상이면 2배예요.".to_owned(),
        RuleId::Koi => koi(rules.koi)?.to_owned(),
        RuleId::Field => match rules.field {
            FieldTimes::Off => return None,
            FieldTimes::Double => "바닥에 광이 깔린 판은 2배예요.",
            FieldTimes::Count => "바닥에 깔린 광의 장수에 1을 더해 곱해요.",
        }
        .to_owned(),
        RuleId::Win => if rules.zero_sum {
            "이긴 점수만큼 진 사람의 점수가 줄어요. 이긴 사람이 다음 선이에요."
        } else {
            "이긴 점수를 이긴 사람 앞으로 적어요. 이긴 사람이 다음 선이에요."
        }
        .to_owned(),
        RuleId::Draw => draw(rules),
        _ => return None,
    })
}

const fn koi(times: KoiTimes) -> Option<&'static str> {
    Some(match times {
        KoiTimes::Off => return None,
        KoiTimes::Opponent => "상대가 코이코이를 불렀으면 2배예요.",
        KoiTimes::Caller => "이긴 사람이 코이코이를 불렀으면 2배예요.",
        KoiTimes::Anyone => "누구든 코이코이를 불렀으면 2배예요.",
        KoiTimes::Count => "상대가 부른 코이코이 수에 1을 더해 곱해요.",
        KoiTimes::CountAll => "두 사람이 부른 코이코이 수에 1을 더해 곱해요.",
    })
}

fn calling(rules: &KoiKoiRules) -> String {
    let least = match rules.koi_min {
        0 | 1 => "족보가 생기거나 늘면 코이코이나 승부를 불러요.".to_owned(),
        least => format!(
            "족보가 생기거나 늘면 승부를 부를 수 있고, {least}점부터는 코이코이도 부를 수 있어요."
        ),
    };
    let again = if rules.koi_new_yaku {
        "코이코이를 다시 부르려면 지난번에 없던 족보가 있어야 해요."
    } else {
        "코이코이를 다시 부르려면 지난번보다 족보가 늘어야 해요."
    };
    format!("{least} {again}")
}

fn draw(rules: &KoiKoiRules) -> String {
    let scores = match rules.draw_dealer {
        0 => "아무도 점수를 못 받고,".to_owned(),
        points => format!("선이 {points}점을 받고,"),
    };
    let deals = match rules.draw_next {
        DrawNext::Same => "같은 선이 다시 돌려요.",
        DrawNext::Other => "다음에는 상대가 선이에요.",
    };
    let yaku = match rules.draw_yaku {
        DrawYaku::None => "",
        DrawYaku::Last => {
            " 다만 끝까지 간 판은 마지막에 족보를 만들거나 늘린 사람이 점수를 받고 다음 선이 돼요."
        }
        DrawYaku::Highest => {
            " 다만 코이코이를 부르고 끝까지 간 판은 족보가 더 높은 사람이 점수를 받고 다음 선이 돼요. \
             같으면 선이에요."
        }
    };
    format!("{scores} {deals}{yaku}")
}
