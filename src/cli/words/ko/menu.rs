//! Words of the menus.

use crate::record::{CountKind, Keyword, Nth, Verb};
use crate::words::Text;
use crate::words::native::{is_hangul, word};

pub(crate) fn menu_turn(nth: Option<Nth>) -> String {
    match nth {
        Some(Nth::First) => "첫 차례",
        Some(Nth::Second) => "첫 차례에 이어 둘째 차례",
        Some(Nth::Third) => "첫째, 둘째에 이어 셋째 차례",
        None => "그 밖의 차례",
    }
    .to_owned()
}

pub(crate) fn menu_decisions(iris: bool) -> Vec<String> {
    let decisions = ["들어가요", "죽어요", "난초열끗(5y)으로 쉬어요"];
    let count = if iris { 3 } else { 2 };
    decisions
        .iter()
        .take(count)
        .map(|text| (*text).to_owned())
        .collect()
}

pub(crate) fn menu_verb(verb: Verb) -> Text {
    let meaning = match verb {
        Verb::Takes => "한 차례에 먹은 패",
        Verb::Go => "고",
        Verb::Stop => "스톱",
        Verb::Push => "밀기 (다음 판으로)",
        Verb::Has => "먹은 패 전부",
        Verb::Counts => "먹은 패 종류별 장수",
        Verb::Scores => "먹은 패의 점수만",
        Verb::Cup => "국진을 열끗이나 쌍피로 정하기",
        Verb::Heundeum => "흔들기",
        Verb::Potkan => "폭탄",
        Verb::Ppuk => "뻑 (싸기)",
        Verb::Grenade => "수류탄(2장 폭탄)",
        Verb::FirstSweep => "첫 차례 네 장",
        Verb::Boar => "멧돼지",
        Verb::Baekhwajeom => "백화점 (첫 차례에 종류마다 한 장씩)",
        Verb::Chok => "쪽",
        Verb::Ttadak => "따닥",
        Verb::Sseul => "싹쓸이",
        Verb::Stack => "뻑 먹기",
        Verb::JaPpuk => "자뻑 (자기가 싼 것을 먹기)",
        Verb::Gives => "피 주기",
        Verb::Syodang => "쇼당 걸기",
        Verb::Accepts => "쇼당 받기",
        Verb::Refuses => "쇼당 거절하기",
        Verb::OeMyeon => "밀어주기",
        Verb::Quads => "총통",
        Verb::Teshi => "손에 넉 장(테시)",
        Verb::Heodang => "허당 (다섯 차례 내리 못 먹음)",
        Verb::Koi => "코이코이",
        Verb::Shobu => "승부",
        Verb::Kuttsuki => "네 쌍(쿳쓰키)",
        _ => "",
    };
    in_columns(word(verb.words(), is_hangul), meaning)
}

pub(crate) fn menu_line(keyword: Keyword) -> Text {
    let meaning = match keyword {
        Keyword::Nagari => "나가리",
        Keyword::Void => "무효, 다시 돌리기",
        Keyword::Draw => "무승부",
        Keyword::Net => "주고받은 점수만 적기",
        Keyword::Stake => "이 판을 몇 배로 치기",
        Keyword::TableQuads => "바닥 총통",
        Keyword::TableFour => "바닥에 한 달 네 장",
        Keyword::TablePairs => "바닥에 네 쌍",
        Keyword::Expire => "쇼당 끝",
        _ => "",
    };
    in_columns(word(keyword.words(), is_hangul), meaning)
}

pub(crate) fn menu_command(word: &str) -> Text {
    match word {
        "show" => in_columns("보기", "지금까지의 판"),
        "undo" => in_columns("뒤로", "마지막 입력 되돌리기"),
        word => word.into(),
    }
}

fn in_columns(word: &str, meaning: &str) -> Text {
    Text::new(format!("{word}  {meaning}"), format!("{word}: {meaning}"))
}

pub(crate) fn menu_count(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "광 몇 장",
        CountKind::Animals => "열끗 몇 장",
        CountKind::Ribbons => "띠 몇 장",
        CountKind::Junk => "피 몇 장 (쌍피는 2장)",
    }
    .to_owned()
}
