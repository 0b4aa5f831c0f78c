//! The rule sheet of Koi-Koi.

use crate::card::{Card, Pile};
use crate::rules::{
    Counting, CupUse, Dealt, DrawNext, DrawYaku, FieldTimes, KoiKoiRules, KoiTimes, LuckyBoth,
    LuckyHand, RuleId, TableFour, ViewingWeather, YakuSystem,
};
use crate::words::ja::book::calendar::calendar;
use crate::words::ja::in_points;

pub(super) fn sheet(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    start(rule, rules)
        .or_else(|| sets(rule, rules))
        .or_else(|| cards(rule, rules))
        .or_else(|| round(rule, rules))
}

fn start(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Length => length(rules),
        RuleId::Calendar => calendar(rules.calendar).to_owned(),
        RuleId::Hand => {
            let cards = match rules.hand {
                Dealt::Eight => 8,
                Dealt::Ten => 10,
            };
            format!("手札は{cards}枚ずつ、場札は8枚です。")
        }
        RuleId::Teshi => lucky("配られた手札に同月4枚があれば", rules.lucky_teshi, rules),
        RuleId::Kuttsuki => lucky(
            "配られた手札が同月2枚の4組なら",
            rules.lucky_kuttsuki,
            rules,
        ),
        RuleId::LuckyBoth => {
            let (teshi, kuttsuki) = (rules.lucky_teshi, rules.lucky_kuttsuki);
            let points = match rules.lucky_both {
                LuckyBoth::Best => teshi.max(kuttsuki),
                LuckyBoth::Add => teshi.saturating_add(kuttsuki),
            };
            format!(
                "手札が手四でもくっつきでもあれば{}です。",
                points_at_table(points, rules)
            )
        }
        RuleId::TableFour => {
            let then = match rules.table_four {
                TableFour::Misdeal | TableFour::Off => "配り直します".to_owned(),
                TableFour::DealerTakes => "親が取り、場に4枚足します".to_owned(),
                TableFour::DealerWins => {
                    format!(
                        "親がその局に勝ち、{}です",
                        points_at_table(rules.lucky_teshi, rules)
                    )
                }
            };
            format!("最初の場に同月4枚があれば、{then}。")
        }
        RuleId::TablePairs => "最初の場が同月2枚の4組なら、配り直します。".to_owned(),
        _ => return None,
    })
}

fn length(rules: &KoiKoiRules) -> String {
    let rounds = match rules.rounds {
        0 => "局数は決めません。".to_owned(),
        rounds => format!("1ゲームは{rounds}局です。"),
    };
    let until = match rules.until {
        0 => String::new(),
        points => format!(
            "だれかが{}になったら終わります。",
            points_at_table(points, rules)
        ),
    };
    rounds + &until
}

fn lucky(dealt: &str, points: u32, rules: &KoiKoiRules) -> String {
    match rules.lucky_hand {
        LuckyHand::Wins => {
            format!(
                "{dealt}、すぐに{}です。倍にはなりません。",
                points_at_table(points, rules)
            )
        }
        LuckyHand::Misdeal => format!("{dealt}、配り直します。"),
    }
}

/// Returns a number of points in the table's unit.
fn points_at_table(points: u32, rules: &KoiKoiRules) -> String {
    in_points(points, rules.unit)
}

fn worth(cards: &str, points: u32, rules: &KoiKoiRules) -> String {
    format!("{cards}で{}です。", points_at_table(points, rules))
}

fn sets(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    let (calendar, dry) = (rules.calendar, Pile::DRY_BRIGHTS.codes(rules.calendar));
    Some(match rule {
        RuleId::YakuSystem => match rules.yaku_system {
            YakuSystem::Modern => {
                "光札、タネ、短冊の役はそれぞれ一番高い1つだけ、ほかの役はすべて足します。"
            }
            YakuSystem::Older => {
                "光札の役は一番高い1つだけ、ほかの役はすべて足します。タネと短冊の組の点は増えません。"
            }
            YakuSystem::Both => {
                "光札の役は一番高い1つだけ、ほかの役はすべて足します。タネと短冊の組の点も増えます。"
            }
        }
        .to_owned(),
        RuleId::FiveBrights => worth(&Pile::BRIGHTS.codes(calendar), rules.five_brights, rules),
        RuleId::FourBrights => worth(&dry, rules.four_brights, rules),
        RuleId::RainyFourBrights => {
            let rain = Card::RAIN.code(calendar);
            worth(&format!("{rain}と、{dry}のうち3枚"), rules.rainy_four, rules)
        }
        RuleId::ThreeBrights => worth(&format!("{dry}のうち3枚"), rules.three_brights, rules),
        RuleId::RainyThreeBrights => {
            let rain = Card::RAIN.code(calendar);
            worth(&format!("{rain}と、{dry}のうち2枚"), rules.rainy_three, rules)
        }
        RuleId::BoarDeerButterflies => {
            let points = rules.boar_deer_butterflies;
            growing(Pile::BOAR_DEER_BUTTERFLIES, points, "タネ", rules)
        }
        RuleId::Animals => number("タネ5枚", rules.animals, rules),
        RuleId::PoetryAndBlue => growing(Pile::SIX_RIBBONS, rules.poetry_and_blue, "短冊", rules),
        RuleId::Poetry => growing(Pile::HONG_DAN, rules.poetry, "短冊", rules),
        RuleId::Blue => growing(Pile::CHEONG_DAN, rules.blue, "短冊", rules),
        RuleId::Ribbons => number("短冊5枚", rules.ribbons, rules),
        _ => return None,
    })
}

fn growing(cards: Pile, points: u32, kind: &str, rules: &KoiKoiRules) -> String {
    let codes = cards.codes(rules.calendar);
    if rules.yaku_system.sets_grow() {
        let (points, more) = (points_at_table(points, rules), points_at_table(1, rules));
        let adds = if rules.yaku_system.adds_up() {
            format!("ほかの{kind}の役と足します。")
        } else {
            String::new()
        };
        format!("{codes}で{points}、ほかの{kind}1枚ごとに{more}増えます。{adds}")
    } else {
        worth(&codes, points, rules)
    }
}

fn number(cards: &str, points: u32, rules: &KoiKoiRules) -> String {
    let (points, more) = (points_at_table(points, rules), points_at_table(1, rules));
    format!("{cards}で{points}、1枚増えるごとに{more}増えます。")
}

fn cards(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::FlowerViewing => viewing(Card::CURTAIN, rules.flower_viewing, "柳", rules),
        RuleId::MoonViewing => viewing(Card::MOON, rules.moon_viewing, "桐", rules),
        RuleId::Viewing => "花見で一杯と月見で一杯は、ほかの役があるときだけ数えます。".to_owned(),
        RuleId::CardsOfTheMonth => worth("その局の月の4枚", rules.cards_of_month, rules),
        RuleId::Chaff => number("カス10枚", rules.chaff, rules),
        RuleId::Cup => {
            let cup = Card::CUP.code(rules.calendar);
            match rules.cup {
                CupUse::Both => format!("{cup}はタネにもカスにも数えます。"),
                CupUse::Either => {
                    format!("{cup}はタネかカスのどちらか、持ち主に有利なほうに数えます。")
                }
                CupUse::Animal => format!("{cup}はタネだけに数えます。"),
            }
        }
        RuleId::ChaffDouble => chaff_double(rules),
        _ => return None,
    })
}

fn viewing(bright: Card, points: u32, spoiler: &str, rules: &KoiKoiRules) -> String {
    let unless = match rules.viewing_weather {
        ViewingWeather::Clear => String::new(),
        ViewingWeather::Field => format!("終わったとき場に{spoiler}の札があれば流れます。"),
        ViewingWeather::Taken => format!("取った札に{spoiler}の札があれば流れます。"),
    };
    format!(
        "{} {}で{}です。{unless}",
        Card::CUP.code(rules.calendar),
        bright.code(rules.calendar),
        points_at_table(points, rules),
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
    format!("{}はカス2枚分に数えます。", each.join("、"))
}

fn round(rule: RuleId, rules: &KoiKoiRules) -> Option<String> {
    Some(match rule {
        RuleId::Calling => calling(rules),
        RuleId::Counting => {
            let scores = match rules.counting {
                Counting::All => "自分の役をすべて",
                Counting::Best => "自分の一番高い役だけを",
                Counting::Both => "自分と相手の役をすべて",
            };
            format!(
                "勝負した人が{scores}得点し、相手は{}です。",
                points_at_table(0, rules)
            )
        }
        RuleId::Seven => format!("役が合わせて{}以上なら2倍です。", points_at_table(7, rules)),
        RuleId::Koi => koi(rules.koi)?.to_owned(),
        RuleId::Field => match rules.field {
            FieldTimes::Off => return None,
            FieldTimes::Double => "最初の場に光札があれば、その局は2倍です。",
            FieldTimes::Count => "最初の場に光札が1枚あれば2倍、2枚あれば3倍、…になります。",
        }
        .to_owned(),
        RuleId::Win => if rules.zero_sum {
            "勝った人の得点だけ、負けた人から引きます。勝った人が次の親です。"
        } else {
            "勝った人の得点を記録します。勝った人が次の親です。"
        }
        .to_owned(),
        RuleId::Draw => draw(rules),
        _ => return None,
    })
}

const fn koi(times: KoiTimes) -> Option<&'static str> {
    Some(match times {
        KoiTimes::Off => return None,
        KoiTimes::Opponent => "相手がこいこいをしていれば2倍です。",
        KoiTimes::Caller => "得点する人がこいこいをしていれば2倍です。",
        KoiTimes::Anyone => "どちらかがこいこいをしていれば2倍です。",
        KoiTimes::Count => "相手のこいこいが1回なら2倍、2回なら3倍、…になります。",
        KoiTimes::CountAll => "2人のこいこいが合わせて1回なら2倍、2回なら3倍、…になります。",
    })
}

fn calling(rules: &KoiKoiRules) -> String {
    let least = match rules.koi_min {
        0 | 1 => "役ができるか増えたら、こいこいか勝負かを決めます。".to_owned(),
        least => format!(
            "役ができるか増えたら勝負できます。{}以上ならこいこいもできます。",
            points_at_table(least, rules)
        ),
    };
    let again = if rules.koi_new_yaku {
        "次のこいこいには、前のこいこいの後にできた新しい役が必要です。"
    } else {
        "次のこいこいには、前のこいこいより役が増えている必要があります。"
    };
    least + again
}

fn draw(rules: &KoiKoiRules) -> String {
    let scores = match rules.draw_dealer {
        0 => "だれも得点せず".to_owned(),
        points => format!("親が{}を得て", points_at_table(points, rules)),
    };
    let deals = match rules.draw_next {
        DrawNext::Same => "同じ人がまた親です",
        DrawNext::Other => "もう1人が次の親です",
    };
    let yaku = match rules.draw_yaku {
        DrawYaku::None => "",
        DrawYaku::Last => {
            "ただし札がなくなって終わった局は、最後に役ができた人か増えた人が得点し、次の親になります。"
        }
        DrawYaku::Highest => {
            "ただしこいこいの後に札がなくなった局は、役の高いほうの人が得点し、次の親になります。同じなら親です。"
        }
    };
    format!("{scores}、{deals}。{yaku}")
}
