//! Words of `dokbak rules new`: its questions, and the file it writes.

use super::{LANG, expected, meaning};
use crate::rules::{Game, KeyInfo, RuleId, SHIPPED};
use crate::words::book;

pub(in crate::cli) fn house_asks(key: &str) -> Option<&'static str> {
    Some(match key {
        "pack.jokers" => "どのジョーカーを入れますか。",
        "target.three" => "3人のとき、何点でストップできますか。",
        "target.two" => "2人のとき、何点でストップできますか。",
        "potkan.times" => "爆弾は何倍ですか。1なら倍になりません。",
        "pi_bak.below_three" => "3人のとき、カスが何枚未満でピバクですか。0ならありません。",
        "pi_bak.below_two" => "2人のとき、カスが何枚未満でピバクですか。0ならありません。",
        "go_bak.three" => "3人のとき、ゴーした後に負けた人の支払いはどうなりますか。",
        "go_bak.both" => "負けた2人ともゴーしていたら、だれが払いますか。",
        "oe_myeon.enforced" => "アシストした人は2人分を払いますか。",
        "syodang.enabled" => "流局の申し出（ショーダン）はできますか。",
        "nagari.stacks" => "ナガリが続くと、そのたびに倍になりますか。",
        "yaku.system" => {
            "役は札が増えるごとに点が増えますか（modern）、点は決まったままですか（older）、増えて枚数の役とも足しますか（both）。"
        }
        "cup" => "菊に盃は、タネ、カス、それとも両方ですか。",
        "viewing.weather" => "花見や月見を流すのは、なし、場の札、自分の取った札のどれですか。",
        "draw.yaku" => "こいこいの後に札がなくなったら、だれが得点しますか。",
        "cup.final" => "菊に盃をどちらにするか言った人は、もう変えられませんか。",
        "gwangpalli.no_two_drops" => "4人以上: 前の局で降りた人は、次の局に必ず出ますか。",
        "points.november_double" => "桐のサンピは何点ですか。0: カスと同じ。",
        "viewing" => "花見で一杯と月見で一杯は、いつ数えますか。",
        "seven" => "役が合わせて7以上なら、どうなりますか。",
        "koi" => "だれのこいこいで倍になりますか。",
        "rounds" => "1ゲームは何局ですか。0なら決めません。",
        "zero_sum" => "勝った人の得点は、負けた人の失点になりますか。",
        "points.junk" => "カスは1枚何点ですか。",
        "sets.hong_dan" => {
            "赤短（ホンダン）なら、ほかの人から何点ずつ受け取りますか。0ならありません。"
        }
        "sets.cheong_dan" => "青短（チョンダン）なら、ほかの人から何点ずつ受け取りますか。",
        "sets.may" => "菖蒲の4枚なら、ほかの人から何点ずつ受け取りますか。",
        "sets.october" => "紅葉の4枚なら、ほかの人から何点ずつ受け取りますか。",
        "sets.november" => "桐の4枚なら、ほかの人から何点ずつ受け取りますか。",
        "sets.december" => "柳の4枚なら、ほかの人から何点ずつ受け取りますか。",
        _ => return None,
    })
}

pub(in crate::cli) fn house_base_question() -> String {
    let shipped: Vec<String> = (1..)
        .zip(SHIPPED)
        .map(|(number, (name, _))| format!("{number} {name}"))
        .collect();
    format!("どのルールを元にしますか。{}", shipped.join("、"))
}

pub(in crate::cli) fn house_file_key(
    info: &KeyInfo,
    rule: Option<RuleId>,
    game: Game,
    extends: &str,
    base: &str,
) -> [String; 2] {
    let rule = rule.map_or("", |rule| book::name(LANG, rule, game));
    [
        format!("{rule}: {}", meaning(info)),
        format!("値は{}。{extends}では{base}", expected(&info.expected)),
    ]
}
