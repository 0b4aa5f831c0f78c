//! Words of the menus.

use crate::record::{CountKind, Keyword, Nth, Verb};
use crate::words::Text;
use crate::words::native::{is_japanese, word};

pub(crate) fn menu_turn(nth: Option<Nth>) -> String {
    match nth {
        Some(Nth::First) => "1番目の番",
        Some(Nth::Second) => "2番目の番（最初から続けて）",
        Some(Nth::Third) => "3番目の番（最初から続けて）",
        None => "そのほかの番",
    }
    .to_owned()
}

pub(crate) fn menu_decisions(iris: bool) -> Vec<String> {
    let decisions = ["出る", "降りる", "菖蒲で休み（5y）"];
    let count = if iris { 3 } else { 2 };
    decisions
        .iter()
        .take(count)
        .map(|text| (*text).to_owned())
        .collect()
}

pub(crate) fn menu_verb(verb: Verb) -> Text {
    let meaning = match verb {
        Verb::Takes => "1回の番で取った札",
        Verb::Go => "ゴー",
        Verb::Stop => "ストップ",
        Verb::Push => "次局送り（ミルギ）",
        Verb::Has => "取り札の全部",
        Verb::Counts => "取り札の種類ごとの枚数",
        Verb::Scores => "取り札の点だけ",
        Verb::Cup => "菊に盃の数え方を決めた",
        Verb::Heundeum => "三枚見せ（フンドゥルギ）",
        Verb::Potkan => "爆弾",
        Verb::Ppuk => "ポク（重ね札を作った）",
        Verb::Grenade => "手榴弾（手札2枚で場の2枚）",
        Verb::FirstSweep => "初手4枚（最初の番に同月4枚）",
        Verb::Boar => "猪を取った",
        Verb::Baekhwajeom => "ペクァジョム（最初の番に4種1枚ずつ）",
        Verb::Chok => "チョク（出した札をめくった札で）",
        Verb::Ttadak => "タダク（場の2枚と同月4枚）",
        Verb::Sseul => "総なめ（場札が空）",
        Verb::Stack => "重ね取り",
        Verb::JaPpuk => "自ポク（自分の重ね札を取った）",
        Verb::Gives => "カスを渡した",
        Verb::Syodang => "ショーダン（流局の申し出）",
        Verb::Accepts => "申し出を受けた",
        Verb::Refuses => "申し出を断った",
        Verb::OeMyeon => "アシスト（上がり札を与えた）",
        Verb::Quads => "チョントン（手に同月4枚）",
        Verb::Teshi => "手四（手に同月4枚）",
        Verb::Heodang => "ホダン（5回続けて取れず）",
        Verb::Koi => "こいこい",
        Verb::Shobu => "勝負",
        Verb::Kuttsuki => "くっつき（手に4組の対）",
        _ => "",
    };
    in_columns(word(verb.words(), is_japanese), meaning)
}

pub(crate) fn menu_line(keyword: Keyword) -> Text {
    let meaning = match keyword {
        Keyword::Nagari => "ナガリ（勝者なし）",
        Keyword::Void => "配り直し",
        Keyword::Draw => "引き分け",
        Keyword::TableQuads | Keyword::TableFour => "場に同月4枚",
        Keyword::Net => "やり取りした点数だけ",
        Keyword::Stake => "この局を何倍かにする",
        Keyword::TablePairs => "場に4組の対",
        Keyword::Expire => "流局の申し出の終わり",
        _ => "",
    };
    in_columns(word(keyword.words(), is_japanese), meaning)
}

pub(crate) fn menu_command(word: &str) -> Text {
    match word {
        "show" => in_columns("表示", "今の卓"),
        "undo" => in_columns("もどる", "1つ戻る"),
        word => word.into(),
    }
}

fn in_columns(word: &str, meaning: &str) -> Text {
    Text::new(format!("{word}  {meaning}"), format!("{word}: {meaning}"))
}

pub(crate) fn menu_count(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "光札の枚数",
        CountKind::Animals => "タネの枚数",
        CountKind::Ribbons => "短冊の枚数",
        CountKind::Junk => "カスの枚数（サンピは2枚）",
    }
    .to_owned()
}
