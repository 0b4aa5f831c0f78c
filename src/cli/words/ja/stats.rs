//! Words about what people did over many hands.

pub(in crate::cli) fn stats_head(hands: usize, evenings: usize) -> String {
    format!("{hands}局、{evenings}日分（無効の局を除く）")
}

pub(in crate::cli) fn stats_headings() -> [&'static str; 9] {
    [
        "名前",
        ">局数",
        ">勝ち局",
        ">勝率",
        "",
        ">チップ",
        ">1局平均",
        ">平均勝ち",
        ">平均負け",
    ]
}

pub(in crate::cli) fn stats_few(hands: usize, evenings: usize) -> String {
    format!("? 局数が少なく、まだ言えません（{hands}局未満、または{evenings}日未満）。")
}

pub(in crate::cli) fn stats_for_points(rounds: u32) -> String {
    format!("チップではなく得点で遊んだこいこいの{rounds}局は数えていません。")
}

pub(in crate::cli) fn stats_unread(hands: u32) -> String {
    format!("ルールか結果が読めない{hands}局は数えていません。")
}

pub(in crate::cli) fn stats_pot() -> String {
    "チップは人どうしの受け渡しだけです。猪の積立金は別です。".to_owned()
}

pub(in crate::cli) fn goes_head() -> String {
    "ゴー".to_owned()
}

pub(in crate::cli) fn goes_headings() -> [&'static str; 5] {
    [
        "名前",
        ">ゴーの回数",
        ">ゴーした局",
        ">うち勝ち局",
        ">ゴー成功率",
    ]
}

pub(in crate::cli) fn baks_head() -> String {
    "バクとその損失".to_owned()
}

pub(in crate::cli) fn baks_headings() -> [&'static str; 6] {
    [
        "名前",
        "バク",
        ">された局",
        ">失った分",
        ">させた局",
        ">得た分",
    ]
}

pub(in crate::cli) fn paid_for_others() -> String {
    "独バク（他の人の分も払う）".to_owned()
}

pub(in crate::cli) fn jokbo_head(player: &str) -> String {
    format!("{player}の勝ち役")
}

pub(in crate::cli) fn jokbo_headings() -> [&'static str; 3] {
    ["役", ">局数", ">勝ち局のうち"]
}

pub(in crate::cli) fn records_head() -> String {
    "記録".to_owned()
}

pub(in crate::cli) fn records_headings() -> [&'static str; 8] {
    [
        "名前",
        ">最高",
        ">局",
        ">最低",
        ">局",
        ">最多連勝",
        ">最多連敗",
        ">最大下落",
    ]
}

pub(in crate::cli) fn flows_head() -> String {
    "だれがだれに払ったか".to_owned()
}

pub(in crate::cli) fn flows_headings() -> [&'static str; 5] {
    [
        "払った人",
        "受け取った人",
        ">チップ",
        ">他の人の分",
        ">局数",
    ]
}

pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!("直接対決{hands}局: {one}の勝ち{of_one}、{other}の勝ち{of_other}")
}
