//! The rule sheet of Go-Stop: the deal, how cards move, and when a player may stop.

use crate::card::Joker;
use crate::rules::{GoStopRules, Grenade, JokerFromHand, JokerPpuk, RuleId, TableQuads};
use crate::words::ja::book::calendar::calendar;

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => calendar(rules.calendar).to_owned(),
        RuleId::Jokers => pack(rules),
        RuleId::Quads => quads(rules),
        RuleId::TableQuads => format!("最初の場に同月4枚があれば、{}。", table_quads(rules)),
        RuleId::NextDealer => {
            "勝った人が次の親です。ナガリと配り直しでは、同じ人がまた親になります。".to_owned()
        }
        RuleId::Turn => {
            "手札を1枚出し、山札を1枚めくり、同じ月の場札と合った札を取ります。めくった札で同じ月の\
             3枚目になれば、3枚とも場に残ります（ポク）。"
                .to_owned()
        }
        RuleId::Showing => {
            let then = if rules.heundeum_must_play {
                "その番に3枚のうち1枚を出します"
            } else {
                "3枚はいつ出してもかまいません"
            };
            format!("手札の同月3枚を、番の初めに見せることができます。{then}。")
        }
        RuleId::Bomb => bomb(rules),
        RuleId::Grenade => format!(
            "手札の同月2枚を場の2枚に重ね、4枚とも取れます。{}",
            grenade_brings(rules)
        ),
        RuleId::JokerFromHand => {
            let then = match rules.joker_from_hand {
                JokerFromHand::Replace => "代わりに山札を1枚めくって出します",
                JokerFromHand::Hand => "代わりに山札から1枚を手札に入れます",
            };
            format!("手札のジョーカーは出すとそのまま取り札になり、{then}。")
        }
        RuleId::JokerPpuk => {
            let goes = match rules.joker_ppuk {
                JokerPpuk::Keep => "その番の人の取り札になります",
                JokerPpuk::Stack => "重ね札に残り、重ね札を取る人のものになります",
            };
            format!("ポクになるときにめくれたジョーカーは、{goes}。")
        }
        RuleId::Target => format!(
            "3人なら{}点、2人なら{}点からストップできます。",
            rules.target_three, rules.target_two
        ),
        RuleId::Improving => if rules.go_improve {
            "ゴーの後は、そのときより点が増えるまで、ストップも次のゴーもできません。"
        } else {
            "ゴーの後も、上がれる点があればストップも次のゴーもできます。"
        }
        .to_owned(),
        RuleId::Push => {
            "上がれる人は勝ちを次の局に送れます。支払いはなく、ナガリとして数え、送った人が次の親です。"
                .to_owned()
        }
        _ => return None,
    })
}

fn pack(rules: &GoStopRules) -> String {
    let jokers = &rules.pack_jokers.0;
    if jokers.is_empty() {
        return "48枚、ジョーカーなしです。".to_owned();
    }
    let each: Vec<String> = Joker::ALL
        .into_iter()
        .filter(|joker| rules.pack_jokers.count(*joker) > 0)
        .map(|joker| {
            let codes = vec![joker.code(); rules.pack_jokers.count(joker)];
            format!("{}（{}）", codes.join(" "), nature(joker))
        })
        .collect();
    format!(
        "48枚に、ジョーカーの{}を入れた{}枚です。",
        each.join("、"),
        48 + jokers.len()
    )
}

const fn nature(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "カス1枚分",
        Joker::Two => "カス2枚分",
        Joker::Three => "カス3枚分",
        Joker::Boss => "ボス、カス1枚分",
        Joker::Double => "倍、カス0枚分",
        Joker::Shield => "盾、カス0枚分",
    }
}

fn quads(rules: &GoStopRules) -> String {
    let paid = match rules.fixed_quads {
        0 => "支払いはありません".to_owned(),
        chips => format!("チョントンでない相手がそれぞれ{chips}チップ払います"),
    };
    format!(
        "配られた手札に同月4枚があれば、すぐに勝ちです。{paid}。全員がチョントンなら、同じ親で配り直し\
         ます。"
    )
}

fn table_quads(rules: &GoStopRules) -> String {
    match (rules.table_quads, rules.fixed_quads) {
        (TableQuads::Void, _) => "同じ親で配り直します".to_owned(),
        (TableQuads::Nagari, _) => "その局はナガリです".to_owned(),
        (TableQuads::DealerWins, 0) => "親がすぐに勝ちますが、支払いはありません".to_owned(),
        (TableQuads::DealerWins, chips) => {
            format!("親がすぐに勝ち、相手がそれぞれ{chips}チップ払います")
        }
    }
}

fn bomb(rules: &GoStopRules) -> String {
    let flips = match rules.potkan_flips {
        1 => "山札を1枚めくり、後の2回の番は手札を出さなくてもかまいません",
        2 => "山札を2枚めくり、後の1回の番は手札を出さなくてもかまいません",
        _ => "山札を3枚めくり、手札を出さない番はありません",
    };
    let shown = if rules.potkan_after_heundeum {
        "見せた3枚も爆弾にできます"
    } else {
        "見せた3枚は爆弾にできません"
    };
    format!("手札の同月3枚を場の1枚に重ね、4枚とも取れます。{flips}。{shown}。")
}

fn grenade_brings(rules: &GoStopRules) -> String {
    let as_bomb = matches!(rules.grenade, Grenade::Junk | Grenade::Bomb);
    let junk = (as_bomb && rules.junk_each_potkan > 0).then(|| {
        format!(
            "相手それぞれからカス{}枚をもらいます。",
            rules.junk_each_potkan
        )
    });
    let times = (rules.grenade == Grenade::Bomb && rules.potkan_times > 1)
        .then(|| format!("支払いは{}倍です。", rules.potkan_times));
    let brings: Vec<String> = junk.into_iter().chain(times).collect();
    if brings.is_empty() {
        "ほかには何もありません。".to_owned()
    } else {
        brings.concat()
    }
}
