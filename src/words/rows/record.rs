//! What is wrong in a record or a ruleset.

use crate::card::{Calendar, Card, Flower};
use crate::record::quoted;
use crate::rules::PointUnit;
use crate::vocabulary::particle::{EUN, GA, with};
use crate::words::messages;

messages! {
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    koi_below_min(player: &str, points: i64, least: i64, unit: PointUnit) {
        en: format!(
            "{player} has {points}; koi-koi takes {least} (koi.min), so {player} can only say \
             shobu",
            points = count(points, "point"),
        ),
        ko: format!(
            "{player} {points}점이에요. 코이코이는 {least}점부터라서 승부만 부를 수 있어요.",
            player = with(player, EUN),
        ),
        ja: format!(
            "{player}は{points}です。こいこいは{least}からなので、勝負しかできません。",
            points = in_points(points, unit),
            least = in_points(least, unit),
        ),
    }

    month_again(flower: Flower, calendar: Calendar) {
        en: format!(
            "month {month} was shown, bombed or stacked already; that happens only once in a hand",
            month = month(flower, calendar),
        ),
        ko: format!(
            "{month}월은 앞에서 이미 흔들었거나 폭탄이나 뻑으로 나왔어요. 한 판에 한 번뿐이에요.",
            month = flower.month(calendar),
        ),
        ja: format!(
            "{month}の三枚見せ、爆弾、ポクは1局に1回です。もう前の行に書かれています。",
            month = month(flower, calendar),
        ),
    }

    not_junk(which: Card, calendar: Calendar) {
        en: format!("{which} is not junk; only junk is surrendered", which = card(which, calendar)),
        ko: format!(
            "{which} 피가 아니에요. 줄 수 있는 것은 피뿐이에요.",
            which = with(&card(which, calendar), EUN),
        ),
        ja: format!(
            "{which}はカスではありません。渡すのはカスだけです。",
            which = card(which, calendar),
        ),
    }

    other_month(which: Card, calendar: Calendar) {
        en: format!(
            "{which} is of another month, so nothing was taken with it",
            which = card(which, calendar),
        ),
        ko: format!(
            "{which} 다른 달이라서 그것으로 먹을 수 없어요.",
            which = with(&card(which, calendar), EUN),
        ),
        ja: format!(
            "{which}は別の月の札なので、これで取ることはできません。",
            which = card(which, calendar),
        ),
    }

    duplicate_month(flower: Flower, calendar: Calendar) {
        en: format!("four of month {month} were shown already", month = month(flower, calendar)),
        ko: format!("{month}월 네 장은 앞에서 이미 나왔어요.", month = flower.month(calendar)),
        ja: format!("{month}の4枚はもう前の行に書かれています。", month = month(flower, calendar)),
    }

    not_in_pack(which: Card, calendar: Calendar) {
        en: format!(
            "the pack has no {which}; pack.jokers says which jokers a pack of Go-Stop has",
            which = card(which, calendar),
        ),
        ko: format!(
            "{which}: 이 규칙의 패에는 없어요. 고스톱에 쓰는 조커는 pack.jokers로 정해요.",
            which = card(which, calendar),
        ),
        ja: format!(
            "{which}はこの札の組にありません。\
             ゴーストップで使うジョーカーはpack.jokersで決まります。",
            which = card(which, calendar),
        ),
    }

    /// Says that the record sets a key twice.
    twice(key: &str) {
        en: format!("{key} is set twice; keep one of the two", key = shown(key)),
        ko: format!("{key}: 앞에 이미 있어요. 하나만 남겨 주세요.", key = shown(key)),
        ja: format!("{key}は前にも書かれています。どちらかだけにしてください。", key = shown(key)),
    }

    no_ruleset(file: &str) {
        en: "{file}: this is not a ruleset file; if it should be one, \"dokbak rules check \
             {file}\" says what is wrong with it",
        ko: "{file}: 규칙 파일이 아니에요. 규칙 파일이어야 한다면, 무엇이 잘못됐는지 `dokbak rules \
             check {file}`에서 볼 수 있어요.",
        ja: "{file}: ルールセットのファイルではありません。そのつもりなら、「dokbak rules check \
             {file}」でどこが違うか分かります。",
    }

    not_on_table(which: Card, calendar: Calendar) {
        en: format!("{} is not loose on the table", card(which, calendar)),
        ko: format!("{}: 바닥에 낱장으로 깔려 있지 않아요.", card(which, calendar)),
        ja: format!("{}は場札にありません。", card(which, calendar)),
    }

    must_declare(player: &str) {
        en: "{player} may stop, so the call comes first, such as \"{player} stop\" or \"{player} \
             go\"",
        ko: format!(
            "{} 스톱할 수 있어요. 먼저 정해 주세요: `{name} 스톱` 또는 `{name} 고`",
            with(player, EUN),
            name = quoted(player),
        ),
        ja: "{player}は上がれるので、「{player} ストップ」か「{player} ゴー」\
             のような宣言が先です。",
    }

    turns_tell() {
        en: "this follows from the turns; remove the line, or write the hand without turns",
        ko: "차례를 적으면 저절로 정해지는 일이에요. 이 줄을 지우거나, 차례 없이 적어 주세요.",
        ja: "これは番の行から自動で決まります。この行を消すか、番の行を使わずに書いてください。",
    }

    in_stack(which: Card, calendar: Calendar) {
        en: format!(
            "{which} lies in a stack, which is taken whole; leave \"on\" out",
            which = card(which, calendar),
        ),
        ko: format!(
            "{}: 쌓인 석 장 중 하나예요. 통째로 먹으니 `on`을 빼 주세요.",
            card(which, calendar),
        ),
        ja: format!(
            "{which}は重ね札の1枚で、まとめて取ります。「on」は要りません。",
            which = card(which, calendar),
        ),
    }

    hand_size(told: u32, dealt: u32) {
        en: format!(
            "each player is dealt {dealt}, not {told}",
            dealt = count(i64::from(dealt), "card"),
        ),
        ko: "손패가 {told}장이에요. {dealt}장씩 돌려요.",
        ja: "手札は{dealt}枚です。{told}枚ではありません。",
    }

    no_turn_due() {
        en: "only a bomb or grenade brings turns without a hand card; write \"NAME plays CARD\"",
        ko: "손패 없이 치는 차례는 폭탄이나 수류탄 뒤에만 있어요. `이름 냄 패`로 적어 주세요.",
        ja: "手札を出さない番は、爆弾か手榴弾の後だけです。「名前 出す 札」と書いてください。",
    }

    joker_laid(which: Card, calendar: Calendar) {
        en: format!(
            "{} goes to the dealer: write the card that replaced it here, and \"DEALER takes \
             {code}\" before the first turn",
            card(which, calendar),
            code = which.code(calendar),
        ),
        ko: format!(
            "{} 선이 가져가요. 여기에는 대신 깐 패를 적고, 첫 차례 앞에 `선 먹음 {code}`를 적어 \
             주세요.",
            with(&card(which, calendar), EUN),
            code = which.code(calendar),
        ),
        ja: format!(
            "場の{}は親の取り札になります。ここには代わりの札を書き、最初の番の前に「名前 取る \
             {code}」を入れてください。",
            card(which, calendar),
            code = which.code(calendar),
        ),
    }

    nothing_owed(from: &str, to: &str) {
        en: "{from} owes {to} no junk now; remove the line, or move it to just after its turn",
        ko: format!(
            "지금은 {} {to}에게 줄 피가 없어요. 줄을 지우거나 그 차례 뒤로 옮겨 주세요.",
            with(from, GA),
        ),
        ja: "今、{from}が{to}に渡すカスはありません。この行を消すか、\
             渡す理由になった番の後に移してください。",
    }
}
