//! The rule sheet of Go-Stop: payments besides the win, and junk that is surrendered.

use crate::card::Card;
use crate::rules::{GoStopRules, Grenade, LastTurn, RuleId, Sseul};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    paid(rule, rules)
        .or_else(|| surrendered(rule, rules))
        .or_else(|| ending(rule, rules))
}

fn paid(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (chips, what) = match rule {
        RuleId::FirstPpuk => (rules.fixed_first_ppuk, "最初の番にポクになると"),
        RuleId::SecondPpuk => (
            rules.fixed_second_ppuk,
            "最初の番に続けて、2回目の番もポクになると",
        ),
        RuleId::ThirdPpuk => (
            rules.fixed_third_ppuk,
            "2回の番に続けて、3回目の番もポクになると",
        ),
        RuleId::FirstSweep => (rules.fixed_first_sweep, "最初の番に同月4枚を取ると"),
        RuleId::FirstChok => (rules.fixed_first_chok, "最初の番にチョクになると"),
        RuleId::FirstTtadak => (rules.fixed_first_ttadak, "最初の番にタダクになると"),
        RuleId::Boar => {
            let boar = Card::BOAR.code(rules.calendar);
            let what = format!("最初の番に{boar}を取ると");
            return Some(each_pays(rules.boar_first_turn, &what));
        }
        _ => return None,
    };
    Some(each_pays(chips, what))
}

fn each_pays(chips: u32, what: &str) -> String {
    format!("{what}、相手がそれぞれ{chips}チップをその場で払います。")
}

fn surrendered(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (junk, what) = match rule {
        RuleId::Chok => (rules.junk_each_chok, "出した札をめくった札で取ると"),
        RuleId::Ttadak => (
            rules.junk_each_ttadak,
            "1回の番で、場の2枚と合わせて同月4枚を取ると",
        ),
        RuleId::Sseul => {
            let what = match rules.sseul {
                Sseul::TwoMonths => "場に残った2つの月の2枚を両方取り、場を空にすると",
                Sseul::Any => "札を取って場を空にすると",
            };
            (rules.junk_each_sseul, what)
        }
        RuleId::Stack => (rules.junk_each_stack, "重ね札の3枚を取ると"),
        RuleId::JaPpuk => (rules.junk_each_ja_ppuk, "自分のポクを自分で取ると"),
        RuleId::BombJunk => {
            let what = match rules.grenade {
                Grenade::Junk | Grenade::Bomb => "爆弾か手榴弾を出すと",
                Grenade::Off | Grenade::Move => "爆弾を出すと",
            };
            (rules.junk_each_potkan, what)
        }
        RuleId::Baekhwajeom => (
            rules.junk_each_baekhwajeom,
            "最初の番に光札、タネ、短冊、カスを1枚ずつ取ると",
        ),
        RuleId::Boss => (rules.junk_each_boss, "ボスのジョーカー（jb）を取ると"),
        RuleId::JokerJunk => (
            rules.junk_each_joker,
            "カスになるジョーカーを出すかめくると",
        ),
        _ => return None,
    };
    Some(format!(
        "{what}、相手それぞれからカス{junk}枚をもらいます。"
    ))
}

fn ending(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::ThreePpuk => format!(
            "1局に3回ポクになると、その人の勝ちで終わり、相手がそれぞれ{}チップ払います。",
            rules.fixed_three_ppuk
        ),
        RuleId::Heodang => format!(
            "5回続けて1枚も取れないとその人の勝ちで、相手がそれぞれ{}チップ払います。",
            rules.fixed_heodang
        ),
        RuleId::Pot => format!(
            "配る前に1人{}チップずつ積み立て、{}を取った人がすべてもらいます。だれも取らなければ\
             残ります。",
            rules.boar_pot,
            Card::BOAR.code(rules.calendar)
        ),
        RuleId::LastTurn => last_turn(rules),
        RuleId::JunkOwed => {
            "渡す人が札を選びます。書かれていなければ普通のカスから、なければカス2枚分以上の札を1枚\
             渡します。タネにもカスにもなる札は渡しません。"
                .to_owned()
        }
        _ => return None,
    })
}

fn last_turn(rules: &GoStopRules) -> String {
    let when = match rules.last_turn_whose {
        LastTurn::Table => {
            "札がなくなる局の最後の番では、チョク、タダク、総なめでは何ももらえません。"
        }
        LastTurn::Own => {
            "その人の手札がなくなる番では、チョク、タダク、総なめのカスはもらえず、ポクはそのまま取れます。"
        }
    };
    let stacks = match (rules.stacks_bring_junk(), rules.last_turn_stack_junk) {
        (false, _) => "",
        (true, true) => "重ね取りのカスはもらえます。",
        (true, false) => "重ね取りのカスももらえません。",
    };
    format!("{when}{stacks}")
}
