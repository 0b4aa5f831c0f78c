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
    more: "More per hand", "판당 더 딴 몫", "1局あたりの差";
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
    /// What a curve of money shows.
    curve_of_money_says:
        "What each person had won or lost after each evening.",
        "그날까지 따거나 잃은 돈이에요.",
        "その日までの勝ち負けを、日ごとに示します。";
    /// The key of pictures of piles.
    raised: "Raised cards scored.", "올려 둔 패가 점수를 낸 패예요.", "持ち上げた札が得点になりました。";
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
    calendar_alone:
        "Coloured days were won, days with a ring were not.",
        "색이 있는 날은 딴 날, 동그라미만 있는 날은 못 딴 날이에요.",
        "色の付いた日は勝った日、輪だけの日は勝てなかった日です。";
    /// The meaning of a ring in the calendar.
    calendar_tie:
        "no single winner",
        "1등이 없거나 둘 이상인 날",
        "一番の人が一人に決まらなかった日";
    months: "Month by month", "월별", "月ごと";
    month: "Month", "달", "月";
    /// Who paid whom.
    paid: "Who paid whom", "누가 누구한테 잃었나", "だれがだれに払ったか";
    paid_says:
        "Rows paid, columns were paid, hand by hand; money handed over later is not included.",
        "줄은 준 사람, 칸은 받은 사람이에요. 판마다 오간 것만 셌고, 나중에 건넨 돈은 빼요.",
        "行が払った人、列が受け取った人です。局ごとの支払いだけで、\
         あとで受け渡したお金は含みません。";
    payer: "From \\ to", "준 사람 \\ 받은 사람", "払った人 \\ 受け取った人";
    /// Everybody's figures.
    figures: "Figures", "통계", "統計";
    figures_says:
        "A question mark means that there are too few hands or evenings to tell.",
        "판이나 날이 적어 아직 알 수 없는 값에는 물음표가 있어요.",
        "局数か日数が少なく、まだ言えない数字には疑問符が付きます。";
    per_hand: "Per hand", "판당 평균", "1局平均";
    per_win: "Avg win", "이긴 판 평균", "平均勝ち";
    goes: "Goes", "부른 고", "ゴーの回数";
    goes_won: "Then won", "고 부르고 이긴 판", "ゴーして勝った局";
    baks_taken: "Baks taken", "박 쓴 판", "バクされた局";
    cost: "Cost", "더 낸 몫", "失った分";
    baks_given: "Baks given", "박 씌운 판", "バクさせた局";
    brought: "Brought", "더 딴 몫", "得た分";
    for_others: "Dok-bak", "독박", "独バク";
    favourite: "Known for", "남보다 자주 난 족보", "得意な役";
    /// Titles that people earned.
    titles: "Titles", "칭호", "称号";
    titles_says:
        "By number, from five on, for people with at least twenty hands. A comeback goes by how much was made good, with five evenings or more since the lowest point.",
        "횟수로 따져요. 다섯 번 이상 해내고 스무 판 이상 친 사람이 받아요. 역전만은 만회한 몫으로 따지고, 바닥을 찍은 뒤 다섯 날 이상 나와야 해요.",
        "回数で決まります。5回以上で、20局以上遊んだ人が対象です。巻き返しだけは取り戻した額で決まり、最低になってから5日以上来た人が対象です。";
    /// The parts about each person.
    persons: "Everybody", "사람별", "一人ひとり";
    rounds: "Rounds", "코이코이 판", "勝ち局";
    came: "Evenings", "나온 날", "参加日数";
    /// Rounds of Koi-Koi for points.
    rounds_head: "Koi-Koi", "코이코이", "こいこい";
    round_count: "Rounds", "친 판", "局数";
    rounds_won: "Won", "이긴 판", "勝ち";
    points: "Points", "점수", "得点";
    per_round: "Per round", "판당 차이", "1局平均の差";
    koi_said: "Koi-koi", "코이코이 부른 판", "こいこいした局";
    koi_won: "Then won", "부르고 이긴 판", "して勝った局";
    koi_gained: "Brought", "불러서 더 딴 점수", "こいこいで増えた分";
    games_won: "Games won", "이긴 게임", "勝ったゲーム";
    favourite_yaku: "Won by", "자주 난 족보", "多い役";
    games: "Games", "친 게임", "ゲーム数";
    /// The boar's pot.
    pot: "The boar's pot", "멧돼지 적립금", "猪の積立金";
    pot_put: "Put in", "넣은 것", "積んだ分";
    pot_taken: "Taken", "가져간 것", "取った分";
    pot_times: "Times taken", "가져간 횟수", "取った回数";
    pot_returned: "Given back", "돌려받은 것", "戻された分";
    koi_koi: "Said koi-koi", "코이코이 부르면", "こいこい";
    known_for: "Known for", "남보다 자주 난 족보", "得意な役";
    nemesis: "Lost most to", "천적", "天敵";
    victim: "Won most from", "내 밥", "カモ";
    best_hand: "Best hand", "최고의 판", "最高の局";
    best_evening: "Best evening", "최고의 날", "最高の日";
    best_month: "Best month", "최고의 달", "最高の月";
    longest_run: "Longest run", "최다 연승", "最多連勝";
    deepest_fall: "Most lost from a peak", "땄다가 도로 잃은 것", "最高から減らした額";
    company: "Company", "같이 치면", "相性";
    /// The link of a person's part.
    own_link: "Link to this part", "이 부분의 링크", "この部分へのリンク";
    /// Comparisons.
    comparison: "Compared", "비교", "比べて見る";
    now: "These days", "이번", "今回";
    year_before: "A year earlier", "한 해 전", "前の年";
    with_and_without: "With somebody and without", "있을 때와 없을 때", "いる日といない日";
    beside_whom: "With whom", "누구와", "だれと";
    with_them: "With", "있는 날", "いる日";
    without_them: "Without", "없는 날", "いない日";
    an_evening: "An evening", "하루 평균", "1日平均";
    arrows_says:
        "Whoever stands before the arrow paid, on balance of all hands.",
        "모든 판을 합치면 화살표 앞 사람이 뒤 사람에게 준 셈이에요.",
        "すべての局を差し引きすると、矢印の前の人が後の人に払ったことになります。";
    every_payment: "All payments", "오간 것 모두", "すべての支払い";
    /// What the columns of figures mean.
    meaning: "What the figures mean", "숫자의 뜻", "数字の意味";
    meaning_goes:
        "Goes: how often somebody said go. Then won: the share of hands with a go that the person won.",
        "부른 고: 고를 부른 횟수. 고 부르고 이긴 판: 고를 부른 판 가운데 이긴 비율.",
        "ゴーの回数: ゴーと言った回数。ゴーして勝った局: ゴーした局のうち勝った割合。";
    meaning_baks:
        "Baks taken: hands lost with a bak, and what the baks alone cost. Baks given: hands won against somebody with a bak, and what the baks alone brought.",
        "박 쓴 판: 박을 쓰고 진 판과, 박 때문에 더 낸 몫. 박 씌운 판: 박을 씌우고 이긴 판과, 박 덕에 더 딴 몫.",
        "バクされた局: バクで負けた局と、バクだけで増えた支払い。バクさせた局: 相手がバクだった勝ち局と、バクだけで増えた分。";
    meaning_dok_bak:
        "Dok-bak: what somebody paid for others, because they had said go, refused a nagari or fed the winner.",
        "독박: 고박, 쇼당 거절, 밀어주기로 남의 몫까지 낸 것.",
        "独バク: ゴーバク・ショーダン拒否・アシストで、ほかの人の分まで払った額。";
    meaning_interval:
        "95 %: over many more such evenings, the figure would fall within this range 95 times out of 100.",
        "95% 구간: 이런 모임이 오래 이어지면 백 번에 아흔다섯 번은 이 안에 들어요.",
        "95%区間: このような日がずっと続けば、100回のうち95回はこの範囲に入ります。";
    /// What the lines about a person mean.
    meaning_of_lines: "What the lines mean", "항목의 뜻", "項目の意味";
    meaning_known:
        "Known for: the jokbo whose share of the wins is furthest above its share of the others' wins, from three wins on.",
        "남보다 자주 난 족보: 이긴 판에서 차지하는 비율이 남들보다 가장 높은 족보. 세 판 이상 났을 때만 적어요.",
        "得意な役: 勝ち局に占める割合が、ほかの人よりいちばん高い役。3勝以上が対象です。";
    meaning_rivals:
        "Lost most to, won most from: by everything that passed between the two, on balance.",
        "천적과 내 밥: 둘 사이에 오간 것을 모두 합쳐 가장 많이 잃은 사람과 가장 많이 딴 사람.",
        "天敵とカモ: 二人の間でやり取りした分を差し引きして、いちばん負けた相手といちばん勝った相手。";
    meaning_fall:
        "Most lost from a peak: the largest drop of the total from an earlier high, hand by hand.",
        "땄다가 도로 잃은 것: 합계가 가장 높았던 때부터 판마다 따져 가장 많이 내려간 몫.",
        "最高から減らした額: それまでの最高から、局ごとに見ていちばん大きく下がった額。";
    meaning_company:
        "Company: whose presence makes the greatest difference to what an evening brings on average, with three evenings or more of each kind.",
        "같이 치면: 있을 때와 없을 때 하루 평균이 가장 크게 달라지는 사람. 양쪽 다 사흘 이상일 때만 적어요.",
        "相性: いる日といない日で1日平均がいちばん変わる相手。どちらも3日以上の場合が対象です。";
    great_nights: "The greatest evenings", "가장 뜨거웠던 날", "いちばん熱かった日";
    /// Records.
    records: "Records", "기록", "記録";
    /// The separator between a place and its day.
    comma: ", ", ", ", "、";
    records_says:
        "With the winner's cards as they lay on the table; raised cards scored.",
        "이긴 사람이 먹은 패예요. 올려 둔 패가 점수를 낸 패예요.",
        "勝った人の取り札です。持ち上げた札が得点になりました。";
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
