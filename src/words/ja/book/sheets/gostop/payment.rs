//! The rule sheet of Go-Stop: what a loser owes.

use crate::card::{Card, Joker};
use crate::rules::{DoublesFixed, GoChips, GoStopRules, Grenade, Growth, GwangBak, RuleId};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Win => {
            "負けた人はそれぞれ、勝った人の点とゴー点に、下の倍率をすべて掛けて払います。"
                .to_owned()
        }
        RuleId::GoChips => go_chips(rules),
        RuleId::Go => go(rules),
        RuleId::Heundeum => heundeum(rules),
        RuleId::Potkan => {
            let what = if rules.grenade == Grenade::Bomb {
                "爆弾か手榴弾"
            } else {
                "爆弾"
            };
            format!("勝った人の{what}1回ごとに{}倍です。", rules.potkan_times)
        }
        RuleId::MeoungDda => format!(
            "勝った人のタネが{}枚以上なら2倍です。",
            rules.meoung_dda_from
        ),
        RuleId::GwangBak => gwang_bak(rules),
        RuleId::PiBak => pi_bak(rules),
        RuleId::MeoungBak => format!(
            "勝った人のタネが{}枚以上で、負けた人のタネが0枚なら2倍です。",
            rules.meoung_bak_from
        ),
        RuleId::TtiBak => "勝った人が短冊で得点し、負けた人の短冊が0枚なら2倍です。".to_owned(),
        RuleId::Nagari => nagari(rules),
        RuleId::DoubleJoker => "勝った人が取った倍のジョーカー（jx）1枚ごとに2倍です。".to_owned(),
        RuleId::WeolYak => weol_yak(rules),
        RuleId::Mission => {
            "配る前に札と倍率を決めておき、勝った人がその札をすべて取っていればその倍率です。\
             「each」付きなら、取った札1枚ごとに掛けます。"
                .to_owned()
        }
        RuleId::EmptyPile => "1枚も取れずに負けた人は、勝ちへの支払いがありません。".to_owned(),
        RuleId::Stake => stake(rules).to_owned(),
        RuleId::Cap => cap(rules),
        _ => return None,
    })
}

fn go_chips(rules: &GoStopRules) -> String {
    let (numbers, keep) = match rules.go_chips.in_short(rules.go_keep_chips) {
        (GoChips::Each, _) => return "ゴー1回ごとに1点足します。".to_owned(),
        (GoChips::List(numbers), keep) => (numbers, keep),
    };
    let each = (1..).zip(&numbers);
    let each = each.map(|(goes, chips)| format!("{goes}回で{chips}点"));
    let more = match numbers.last() {
        Some(last) if keep => format!("それより多ければ{last}点"),
        _ => "それより多ければ0点".to_owned(),
    };
    let all: Vec<String> = each.chain([more]).collect();
    format!("ゴー{}を足します。", all.join("、"))
}

fn go(rules: &GoStopRules) -> String {
    let from = rules.go_times_from;
    let growth = match rules.go_growth {
        Growth::Double => [2, 4, 8],
        Growth::Increment => [2, 3, 4],
        Growth::Flat => {
            return format!("ゴー{from}回から2倍です。その後は何回ゴーしても2倍のままです。");
        }
    };
    let each = (from..).zip(growth);
    let each: Vec<String> = each
        .map(|(goes, times)| format!("{goes}回で{times}倍"))
        .collect();
    format!(
        "ゴー{from}回から倍になります。{}、…と増えます。",
        each.join("、")
    )
}

fn heundeum(rules: &GoStopRules) -> String {
    let (times, late) = (rules.heundeum_times, rules.heundeum_nov_dec_times);
    match (times, late) {
        (one, other) if one == other => {
            format!("勝った人の三枚見せ1回ごとに{times}倍です。")
        }
        (1, _) => format!("勝った人の桐か柳の三枚見せ1回ごとに{late}倍です。"),
        (_, 1) => {
            format!("勝った人の三枚見せ1回ごとに{times}倍です。桐と柳は倍になりません。")
        }
        _ => format!("勝った人の三枚見せ1回ごとに{times}倍、桐か柳なら{late}倍です。"),
    }
}

fn gwang_bak(rules: &GoStopRules) -> String {
    let pays = match rules.gwang_bak {
        GwangBak::Flat(chips) => format!("、倍率を掛けた後に{chips}チップ多く払います"),
        GwangBak::Double | GwangBak::Off => "2倍です".to_owned(),
    };
    let rain = Card::RAIN.code(rules.calendar);
    let alone = if rules.gwang_bak_rain_protects {
        format!("光札が{rain}だけでも免れます")
    } else {
        format!("光札が{rain}だけでは免れません")
    };
    let shield = if rules.pack_jokers.count(Joker::Shield) > 0 {
        "盾のジョーカー（jg）でも免れます。"
    } else {
        ""
    };
    format!("勝った人が光札で得点し、負けた人の光札が0枚なら{pays}。{alone}。{shield}")
}

fn pi_bak(rules: &GoStopRules) -> String {
    let spared = rules.pi_bak_spare_zero;
    // If players without junk are spared, no other loser has less than 1 junk.
    let below = |below: u32| (below > u32::from(spared)).then_some(below);
    let (three, two) = (rules.pi_bak_below_three, rules.pi_bak_below_two);
    let short = match (below(three), below(two)) {
        (Some(three), Some(two)) if three != two => {
            format!("負けた人のカスが{three}枚未満（2人のときは{two}枚未満）なら2倍です")
        }
        (Some(three), None) => format!("3人のときに負けた人のカスが{three}枚未満なら2倍です"),
        (None, Some(two)) => format!("2人のときに負けた人のカスが{two}枚未満なら2倍です"),
        _ => format!("負けた人のカスが{two}枚未満なら2倍です"),
    };
    let none = if spared {
        "0枚なら免れます。"
    } else {
        ""
    };
    format!("勝った人がカスで得点し、{short}。{none}")
}

fn nagari(rules: &GoStopRules) -> String {
    let cap = match rules.nagari_cap {
        0 => u32::MAX,
        cap => cap,
    };
    let times = rules.nagari_times.min(cap);
    let stacks = rules.nagari_stacks && rules.nagari_times < cap;
    let row = match (stacks, cap) {
        (false, _) => format!("次の局は{times}倍です。続いても1回分です"),
        (true, u32::MAX) => format!("次の局は{times}倍です。続けば、続いた局数だけ掛けます"),
        (true, cap) => {
            format!("次の局は{times}倍です。続けば、続いた局数だけ掛けます（{cap}倍まで）")
        }
    };
    let fixed = match rules.nagari_doubles_fixed {
        DoublesFixed::All => "その場の支払いも倍になります",
        DoublesFixed::Ending => {
            "その場の支払いのうち、局の終わるもの（チョントン、三ポク、ホダン）も倍になります"
        }
        DoublesFixed::None => "その場の支払いは倍になりません",
    };
    format!("勝者のいない局の後、{row}。{fixed}。")
}

fn weol_yak(rules: &GoStopRules) -> String {
    let first = (rules.weolyak_first_turn > 1).then(|| {
        let times = rules.weolyak_first_turn;
        format!("最初の番に同月4枚をすべて取った人が勝つと{times}倍です。")
    });
    let set = (rules.weolyak_set_month > 1).then(|| {
        let times = rules.weolyak_set_month;
        format!("配る前に月を決めておき、その4枚を取った人が勝つと{times}倍です。")
    });
    let both: Vec<String> = first.into_iter().chain(set).collect();
    both.concat()
}

const fn stake(rules: &GoStopRules) -> &'static str {
    match rules.stake_fixed {
        DoublesFixed::All => {
            "1局だけ2〜9倍で遊ぶと決めることができます。その場の支払いも同じだけ倍になります。"
        }
        DoublesFixed::Ending => {
            "1局だけ2〜9倍で遊ぶと決めることができます。局の終わるチョントン、三ポク、ホダンの支払いも\
             同じだけ倍になります。"
        }
        DoublesFixed::None => {
            "1局だけ2〜9倍で遊ぶと決めることができます。その場の支払いは変わりません。"
        }
    }
}

fn cap(rules: &GoStopRules) -> String {
    let loss = (rules.cap_loss > 0)
        .then(|| format!("負けた人の支払いは{}チップまでです。", rules.cap_loss));
    let payer = (rules.cap_payer > 0).then(|| {
        format!(
            "1局の勝ちに1人が払うのは、ほかの人の分を含めて{}チップまでです。",
            rules.cap_payer
        )
    });
    let both: Vec<String> = loss.into_iter().chain(payer).collect();
    both.concat()
}
