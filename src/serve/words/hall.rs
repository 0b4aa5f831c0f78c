//! Sentences of a club's board, each language beside the others.

use crate::serve::words::messages;

messages! {
    /// The name of a club's board, and its heading.
    hall_title() {
        en: "All tables",
        ko: "모든 상",
        ja: "全卓",
    }

    /// Says how many tables play now.
    hall_news(playing: usize) {
        en: match playing {
            0 => "Nobody plays now.".to_owned(),
            1 => "One table plays now.".to_owned(),
            _ => format!("{playing} tables play now."),
        },
        ko: match playing {
            0 => "지금은 치는 상이 없어요.".to_owned(),
            _ => format!("지금 {playing}상에서 치고 있어요."),
        },
        ja: match playing {
            0 => "いま遊んでいる卓はありません。".to_owned(),
            _ => format!("いま{playing}卓で遊んでいます。"),
        },
    }

    /// Names a table.
    hall_table(name: &str) {
        en: "Table {name}",
        ko: "상 {name}",
        ja: "卓 {name}",
    }

    /// Says which hand is played, and since when.
    hall_plays(hand: u32, since: &str) {
        en: "Hand {hand}, since {since}",
        ko: "{hand}번째 판, {since}부터",
        ja: "{hand}局目、{since}から",
    }

    /// Says that a table has said nothing for long.
    hall_quiet(hand: u32, since: &str) {
        en: "Hand {hand}; no word since {since}",
        ko: "{hand}번째 판, {since} 뒤로 소식 없음",
        ja: "{hand}局目、{since}から連絡なし",
    }

    /// Says that nothing is played at a table.
    hall_rests() {
        en: "Not playing",
        ko: "쉬고 있어요",
        ja: "休んでいます",
    }

    /// Says that no table played or plays.
    hall_is_empty() {
        en: "No table has begun yet.",
        ko: "아직 시작한 상이 없어요.",
        ja: "まだ始まった卓はありません。",
    }

    /// The heading of the standings of an evening.
    hall_evening(day: &str) {
        en: "Evening of {day}",
        ko: "{day} 순위",
        ja: "{day}の順位",
    }

    /// The heading of the standings of a season.
    hall_season(name: &str) {
        en: "Season {name}",
        ko: "{name} 시즌 순위",
        ja: "シーズン「{name}」の順位",
    }

    /// Says how many more people there are in a list.
    hall_more(people: usize) {
        en: match people {
            1 => "One more".to_owned(),
            _ => format!("{people} more"),
        },
        ko: "{people}명 더",
        ja: "ほか{people}人",
    }

    /// Says how many hands somebody played.
    hall_hands(hands: u32) {
        en: match hands {
            1 => "1 hand".to_owned(),
            _ => format!("{hands} hands"),
        },
        ko: "{hands}판",
        ja: "{hands}局",
    }

    /// Says that the server is away, and how old the board is.
    hall_away(heard: Option<&str>) {
        en: match heard {
            Some(heard) => format!("The club's server cannot be reached. This is how it was at {heard}."),
            None => "The club's server cannot be reached. This is what this machine knows.".to_owned(),
        },
        ko: match heard {
            Some(heard) => format!("클럽 서버에 닿지 않아요. {heard} 모습이에요."),
            None => "클럽 서버에 닿지 않아요. 이 컴퓨터가 아는 데까지예요.".to_owned(),
        },
        ja: match heard {
            Some(heard) => format!("クラブのサーバーにつながりません。{heard}の様子です。"),
            None => "クラブのサーバーにつながりません。このパソコンが知っているところまでです。".to_owned(),
        },
    }

    /// Says that the server does not let this machine read.
    hall_refused(heard: Option<&str>) {
        en: match heard {
            Some(heard) => format!("The club's server no longer lets this machine read. This is how it was at {heard}."),
            None => "The club's server does not let this machine read. This is what it knows.".to_owned(),
        },
        ko: match heard {
            Some(heard) => format!("클럽 서버가 이 컴퓨터를 받아 주지 않아요. {heard} 모습이에요."),
            None => "클럽 서버가 이 컴퓨터를 받아 주지 않아요. 이 컴퓨터가 아는 데까지예요.".to_owned(),
        },
        ja: match heard {
            Some(heard) => format!("クラブのサーバーがこのパソコンを受け付けません。{heard}の様子です。"),
            None => "クラブのサーバーがこのパソコンを受け付けません。知っているところまでです。".to_owned(),
        },
    }

    /// Says that the server lacks what this machine has.
    hall_apart() {
        en: "The club's server and this machine have different hands. Whoever runs the club should look.",
        ko: "클럽 서버와 이 컴퓨터의 판이 서로 달라요. 클럽을 맡은 사람이 봐야 해요.",
        ja: "クラブのサーバーとこのパソコンの局が違います。クラブの管理者が確認してください。",
    }

    /// Says that the board is not there yet.
    hall_comes() {
        en: "The board comes in a moment.",
        ko: "곧 보여요.",
        ja: "まもなく表示されます。",
    }
}
