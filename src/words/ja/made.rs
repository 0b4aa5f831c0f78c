//! Why a pile cannot make a yaku that the record gives it.

use super::cards::card;
use super::{in_points, jokbo, list};
use crate::card::Calendar;
use crate::record::{MadeKind, Unmade, Yaku};
use crate::rules::Game;

pub(super) fn unmade(why: &Unmade, calendar: Calendar) -> String {
    match why {
        Unmade::Off { yaku } => format!("この卓に{}という役はありません。", name(*yaku)),
        Unmade::NoMonth => {
            "何局目かがわからないので、月札もわかりません。最初に何局目かを書いてください。"
                .to_owned()
        }
        Unmade::NoCount { yaku } => format!("{}は何枚かも書いてください。", name(*yaku)),
        Unmade::Short { yaku, told } => {
            format!("{told}枚では{}になりません。", name(*yaku))
        }
        Unmade::Dearer { yaku, dearer } => format!(
            "{dearer}があるので{}は数えません。高いほうの{dearer}だけにしてください。",
            name(*yaku),
            dearer = name(*dearer)
        ),
        Unmade::NotScored { yaku } => {
            format!(
                "書かれたとおりだと、この局で{}は点になりません。",
                name(*yaku)
            )
        }
        Unmade::Fewer { kind, told, least } => format!(
            "役だけで{}が{least}枚あるので、{told}枚ではありません。全部の枚数を書いてください。",
            of_kind(*kind)
        ),
        Unmade::Above { points, base, unit } => format!(
            "書かれた役だけで{}になり、{}を超えます。どちらかを直してください。",
            in_points(points, *unit),
            in_points(base, *unit)
        ),
        Unmade::Cards { player } => {
            format!("{player}の札と役が両方書かれています。どちらかだけにしてください。")
        }
        Unmade::OfOther { player } => {
            format!("この局で{player}の役は数えません。その行を消してください。")
        }
        Unmade::More { kind, told, most } => format!(
            "{}が{told}枚ということはありません。残りは{most}枚です。",
            of_kind(*kind)
        ),
        Unmade::Brights => "光札はそんなにありません。役を直してください。".to_owned(),
        Unmade::Gone { card: which } => {
            format!(
                "{}は別の所にあります。役を直してください。",
                card(*which, calendar)
            )
        }
        Unmade::Points { base, most, unit } => format!(
            "ここで{}になることはありません。多くても{}です。",
            in_points(base, *unit),
            in_points(most, *unit)
        ),
        Unmade::Which { yaku } => {
            let yaku: Vec<String> = yaku.iter().map(|yaku| name(*yaku)).collect();
            let yaku = list(&yaku);
            format!("この枚数ならほかの役もあります。どの役かを書いてください（{yaku}）。")
        }
        Unmade::Unknown { player } => {
            format!("{player}の札がわからないと計算できません。役か点だけが書かれています。")
        }
        Unmade::Cup => {
            "盃をカスとタネのどちらで数えたかがわかりません。タネの枚数も書いてください。"
                .to_owned()
        }
    }
}

fn name(yaku: Yaku) -> String {
    jokbo(yaku.into(), Game::KoiKoi)
}

const fn of_kind(kind: MadeKind) -> &'static str {
    match kind {
        MadeKind::Chaff => "カス",
        MadeKind::Animals => "タネ",
        MadeKind::Ribbons => "短冊",
    }
}
