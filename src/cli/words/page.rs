//! The labels of the yearly page, the same list in every language.

use crate::cli::wording::Wording;
use crate::words::Lang;

/// Declares a list of texts that every language must fill in completely.
macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident: $en:literal, $ko:literal, $ja:literal;)+) => {
        /// The short texts of the page.
        #[derive(Clone, Copy, Debug)]
        pub(in crate::cli) struct PageLabels {
            $($(#[$doc])* pub(in crate::cli) $name: &'static str,)+
        }

        impl PageLabels {
            /// Returns the texts in a language.
            pub(in crate::cli) fn in_lang(lang: Lang) -> Self {
                Self {
                    $($name: Wording { en: $en, ko: $ko, ja: $ja }.in_lang(lang),)+
                }
            }
        }
    };
}

labels! {
    /// The link that skips the navigation.
    skip: "Skip to the results", "결과로 건너뛰기", "結果へ移動";
    /// The name of the navigation.
    contents: "Contents", "차례", "目次";
    /// The button that switches between light and dark.
    theme: "Light or dark", "밝게 또는 어둡게", "明るい・暗い";
    /// The heading of everybody's results.
    people: "Standings", "누가 얼마나 땄나", "それぞれの成績";
    player: "Player", "이름", "名前";
    chips: "Chips", "점", "チップ";
    /// The heading of figures in chips if other figures are in money.
    in_chips: "Chips", "점", "チップ";
    money: "Money", "돈", "金額";
    hands: "Hands", "친 판", "局数";
    won: "Won", "이긴 판", "勝ち局";
    /// Hands during which somebody sat at the table, even if they sat out.
    at_table: "At the table", "앉은 판", "参加局数";
    /// Hands that brought a person chips.
    gains: "Gains", "딴 판", "プラス";
    share: "Win rate", "승률", "勝率";
    /// The interval around a figure.
    interval: "95\u{a0}%", "95% 구간", "95%区間";
    /// How reliable the figures are.
    sure: "How much the figures can tell", "기록으로 말할 수 있는 것", "記録から言えること";
    /// All pairs of people.
    pairs: "All pairs of people", "모든 쌍", "すべての組";
    /// The other person of a pair.
    beside: "Compared to", "상대", "相手";
    /// How much more the first of a pair wins per hand.
    more: "More per hand", "판당 더 딴 점수", "1局あたりの差";
    best: "Best", "최고", "最高";
    worst: "Worst", "최저", "最低";
    evenings: "Evenings", "모임", "日数";
    guest: "guest", "손님", "ゲスト";
    /// The curves.
    curve: "Chips over time", "점수의 흐름", "チップの推移";
    /// The heading of the curves, if they show money.
    curve_of_money: "Money over time", "금액의 흐름", "金額の推移";
    /// What a curve shows.
    curve_says:
        "What each person had won or lost after each evening.",
        "모임마다 그때까지 따거나 잃은 점수예요.",
        "その日までの勝ち負けを、日ごとに示します。";
    /// The table next to the curves.
    in_numbers: "In numbers", "숫자로 보기", "数字で見る";
    day: "Evening", "날짜", "日付";
    sum: "In all", "합계", "合計";
    /// The calendar.
    calendar: "Evenings", "판이 벌어진 날", "遊んだ日";
    calendar_says:
        "Coloured days had an evening; the colour and the letters below show who won most.",
        "색이 있는 날에 쳤어요. 색과 아래 글자는 그날 가장 많이 딴 사람을 나타내요.",
        "色のある日に遊びました。色と下の文字は、その日いちばん勝った人を表します。";
    /// The meaning of a ring in the calendar.
    calendar_tie:
        "no single winner",
        "가장 많이 딴 한 사람이 없는 날",
        "一番の人が一人に決まらなかった日";
    months: "Month by month", "달마다", "月ごと";
    month: "Month", "달", "月";
    /// Who paid whom.
    paid: "Who paid whom", "누가 누구에게 줬나", "だれがだれに払ったか";
    paid_says:
        "Rows paid, columns were paid, hand by hand; money handed over later is not included.",
        "줄은 준 사람, 칸은 받은 사람이에요. 판마다 오간 것만 셌고, 나중에 건넨 돈은 빼요.",
        "行が払った人、列が受け取った人です。局ごとの支払いだけで、\
         あとで受け渡したお金は含みません。";
    payer: "From \\ to", "준 사람 \\ 받은 사람", "払った人 \\ 受け取った人";
    /// Everybody's figures.
    figures: "Figures", "통계", "統計";
    figures_says:
        "A question mark means that there are too few hands or evenings to tell. Each figure \
         is explained in dokbak's docs/STATISTICS.md.",
        "판이나 날이 적어 아직 알 수 없는 값에는 물음표가 있어요. 값마다 무엇을 셌는지는 dokbak의 \
         docs/STATISTICS.md에 있어요.",
        "局数か日数が少なく、まだ言えない数字には疑問符が付きます。それぞれの数え方は dokbak の \
         docs/STATISTICS.md にあります。";
    per_hand: "Per hand", "판당 평균", "1局平均";
    per_win: "Avg win", "이긴 판 평균", "平均勝ち";
    goes: "Goes", "부른 고", "ゴーの回数";
    goes_won: "Then won", "고 부르고 이긴 판", "ゴーして勝った局";
    baks_taken: "Baks taken", "박 쓴 판", "バクされた局";
    cost: "Cost", "잃은 점수", "失った分";
    baks_given: "Baks given", "박 씌운 판", "バクさせた局";
    brought: "Brought", "딴 점수", "得た分";
    for_others: "Dok-bak", "독박", "独バク";
    favourite: "Won by", "자주 난 족보", "多い役";
    /// Records.
    records: "Records", "기록", "記録";
    /// The separator between a place and its day.
    comma: ", ", ", ", "、";
    records_says:
        "With the cards in front of the winner.",
        "이긴 사람이 먹은 패와 함께 보여 줘요.",
        "勝った人の取り札とともに示します。";
    /// All hands.
    all_hands: "Every hand", "모든 판", "すべての局";
    filter: "Choose hands", "판 고르기", "局を選ぶ";
    anybody: "Anybody", "누구나", "だれでも";
    any_month: "All months", "모든 달", "すべての月";
    any_jokbo: "Any jokbo", "모든 족보", "すべての役";
    jokbo: "Jokbo", "족보", "役";
    reset: "Show all", "모두 보기", "すべて表示";
    nothing_fits: "No hands match.", "맞는 판이 없어요.", "当てはまる局はありません。";
    record: "As written down", "적힌 그대로", "記録のとおり";
    replay: "Replay", "다시 보기", "並べて見る";
    back: "Back", "뒤로", "戻る";
    forward: "Forward", "앞으로", "進む";
    to_begin: "To the deal", "처음으로", "最初へ";
    to_end: "To the end", "끝으로", "最後へ";
    step: "Step", "차례", "手順";
    /// A turn in which player `{0}` played card `{1}` and turned up nothing.
    plays: "{0} plays {1}", "{0}: {1} 냈어요.", "{0}: {1}を出しました。";
    /// A turn in which player `{0}` played nothing and turned up card `{2}`.
    flips: "{0} flips {2}", "{0}: {2} 뒤집었어요.", "{0}: {2}をめくりました。";
    /// A turn in which player `{0}` played card `{1}` and turned up card `{2}`.
    plays_and_flips:
        "{0} plays {1} flips {2}",
        "{0}: {1} 내고 {2} 뒤집었어요.",
        "{0}: {1}を出し、{2}をめくりました。";
    /// Between a card and the card it was laid on.
    on: " on ", "→", "→";
    /// Between a joker and the card turned up for it.
    then: " then ", ", 이어서 ", "、続けて";
    /// The cards on the table; `{0}` is the number of cards in the stock.
    table: "Table (stock {0})", "바닥패 (더미 {0}장)", "場札（山札{0}枚）";
    /// The cards in the hand of player `{0}`.
    hand_cards: "{0}, hand", "{0}의 손패", "{0}の手札";
    /// The cards that player `{0}` has captured.
    pile: "{0}, pile", "{0}의 먹은 패", "{0}の取り札";
    keys:
        "Arrow keys go back and forward, Home and End to the deal and to the end.",
        "화살표로 앞뒤로 가고, Home은 처음, End는 끝이에요.",
        "矢印キーで前後に、Home で最初、End で最後に移ります。";
    /// The rules that hands refer to.
    rules: "Rules", "규칙", "ルール";
    rules_says:
        "The small numbers in the hands link here.",
        "판에 붙은 작은 숫자가 여기를 가리켜요.",
        "局に付いた小さな数字がここを指します。";
    /// How to read the page without a script.
    offline:
        "This file is complete and never uses the network.",
        "모든 것이 이 파일 안에 있고, 네트워크는 쓰지 않아요.",
        "すべてがこのファイルにあり、ネットワークは使いません。";
    /// The days of the week, from Monday.
    weekdays: "M T W T F S S", "월 화 수 목 금 토 일", "月 火 水 木 金 土 日";
}
