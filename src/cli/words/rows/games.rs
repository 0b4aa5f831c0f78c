//! Statistics of several games: rounds of Koi-Koi for points, what chips come from, and the boar's
//! pot.

use crate::cli::words::messages;
use crate::rules::Game;
use crate::words::Text;

messages! {
    /// Says how many hands, rounds for points and evenings the statistics cover.
    stats_head(hands: usize, rounds: usize, evenings: usize) {
        en: {
            let hands = (hands > 0).then(|| many(hands, "hand", "hands"));
            let rounds = (rounds > 0).then(|| {
                format!("{} of Koi-Koi for points", many(rounds, "round", "rounds"))
            });
            let both: Vec<String> = hands.into_iter().chain(rounds).collect();
            format!(
                "{} on {}, without void deals",
                both.join(" and "),
                many(evenings, "evening", "evenings"),
            )
        },
        ko: {
            let hands = (hands > 0).then(|| format!("친 {hands}판"));
            let rounds = (rounds > 0).then(|| format!("점수로 친 코이코이 {rounds}판"));
            let both: Vec<String> = hands.into_iter().chain(rounds).collect();
            format!("{evenings}일에 걸쳐 {} (무효 판은 빼고)", both.join(", "))
        },
        ja: {
            let hands = (hands > 0).then(|| format!("{hands}局"));
            let rounds = (rounds > 0).then(|| format!("得点で遊んだこいこい{rounds}局"));
            let both: Vec<String> = hands.into_iter().chain(rounds).collect();
            format!("{}、{evenings}日分（無効の局を除く）", both.join("、"))
        },
    }

    /// Returns how many of the hands are of a game.
    hands_of_game(game: Game, hands: usize) {
        en: format!("{hands} of {}", game_name(game)),
        ko: format!("{} {hands}판", game_name(game)),
        ja: format!("{}{hands}局", game_name(game)),
    }

    /// Says which games the hands are of, and how to see each game by itself.
    hands_by_game(games: &[String]) {
        en: format!(
            "Hands of several games: {}. Each by itself: dokbak\u{a0}stats\u{a0}--by\u{a0}game",
            games.join(", ")
        ),
        ko: format!(
            "여러 종목을 합친 숫자예요: {}. 종목별로는 dokbak\u{a0}stats\u{a0}--by\u{a0}game",
            games.join(", ")
        ),
        ja: format!(
            "いくつかの種目を合わせた数字です（{}）。種目別は dokbak\u{a0}stats\u{a0}--by\u{a0}game",
            games.join("、")
        ),
    }

    /// Names what brings people chips without a hand that they play: hands they sat out, games of
    /// Koi-Koi, the boar's pot, and what no figure counts.
    not_of_hands() -> [&'static str; 4] {
        en: ["hands sat out", "Koi-Koi games", "the boar's pot", "evenings noted as one result"],
        ko: ["쉰 판", "코이코이 게임", "멧돼지 적립금", "하루 결과만 적은 날"],
        ja: ["休みの局", "こいこいのゲーム", "猪の積立金", "一晩の結果だけの記録"],
    }

    /// Says what the sum of chips counts, and chips per hand do not.
    page_beside_hands(parts: &[&str]) {
        en: format!("The sum includes what per-hand figures leave out: {}.", list(parts)),
        ko: format!("합계에는 들어가고 판당 평균에서는 뺀 것: {}.", parts.join(", ")),
        ja: format!("合計には含み、1局平均には含まないもの: {}。", parts.join("、")),
    }

    /// The heading of a table of what chips come from, or money.
    parts_head(money: bool) -> &'static str {
        en: if money { "What the money comes from" } else { "What the chips come from" },
        ko: if money { "금액의 내역" } else { "점수의 내역" },
        ja: if money { "金額の内訳" } else { "チップの内訳" },
    }

    /// Returns the headings of everything, and of each part of it.
    parts_headings() -> [&'static str; 7] {
        en: [
            "Player", ">All", ">From hands", ">Sat out", ">Koi-Koi games", ">Boar's pot",
            ">Not counted",
        ],
        ko: [
            "이름", ">합계", ">친 판에서", ">쉰 판에서", ">코이코이 게임", ">멧돼지 적립금",
            ">통계 밖",
        ],
        ja: [
            "名前", ">合計", ">参加した局", ">休みの局", ">こいこいのゲーム", ">猪の積立金",
            ">統計外",
        ],
    }

    /// The heading of a table of what hands brought, where that is only a part.
    played_head(money: bool) -> &'static str {
        en: if money { "Money from hands" } else { "Chips from hands" },
        ko: if money { "친 판의 금액" } else { "친 판의 점수" },
        ja: if money { "参加した局の金額" } else { "参加した局のチップ" },
    }

    /// The heading of a column with what hands brought, where that is only a part.
    played_heading() {
        en: ">From hands",
        ko: ">친 판에서",
        ja: ">参加した局",
    }

    /// The heading of a column with everything.
    all_heading() {
        en: ">All",
        ko: ">합계",
        ja: ">合計",
    }

    pot_head() {
        en: "The boar's pot",
        ko: "멧돼지 적립금",
        ja: "猪の積立金",
    }

    pot_headings() -> [&'static str; 7] {
        en: [
            "Player", ">Put in", ">Hands", ">Taken out", ">Times", ">Given back", ">Together",
        ],
        ko: ["이름", ">넣음", ">넣은 판", ">가져감", ">가져간 판", ">돌려받음", ">합계"],
        ja: ["名前", ">入れた分", ">入れた局", ">取った分", ">取った局", ">戻った分", ">合計"],
    }

    rounds_won_head() {
        en: "Koi-Koi: rounds won",
        ko: "코이코이: 승률",
        ja: "こいこい: 勝率",
    }

    round_points_head() {
        en: "Koi-Koi: points",
        ko: "코이코이: 점수",
        ja: "こいこい: 得点",
    }

    round_points_headings() -> [&'static str; 7] {
        en: [
            "Player", ">Scored", ">Ahead", ">Per round", ">95\u{a0}%", ">Avg win", ">Avg loss",
        ],
        ko: [
            "이름", ">득점", ">득실", ">판당 평균", ">95% 구간", ">이긴 판 평균", ">진 판 평균",
        ],
        ja: [
            "名前", ">得点", ">得失点", ">1局平均", ">95%区間", ">平均勝ち", ">平均負け",
        ],
    }

    /// Returns the headings of a table of rounds by groups; the first is that of the groups.
    round_groups_headings(group: &'static str) -> [&'static str; 8] {
        en: [
            group, "Player", ">Won", ">Win rate", ">95\u{a0}%", ">Ahead", ">Per round",
            ">95\u{a0}%",
        ],
        ko: [
            group, "이름", ">이긴 판", ">승률", ">95% 구간", ">득실", ">판당 평균", ">95% 구간",
        ],
        ja: [
            group, "名前", ">勝ち局", ">勝率", ">95%区間", ">得失点", ">1局平均", ">95%区間",
        ],
    }

    round_groups_head() {
        en: "Rounds of Koi-Koi for points",
        ko: "점수로 친 코이코이",
        ja: "得点で遊んだこいこい",
    }

    games_head() {
        en: "Koi-Koi: games, paid when they end",
        ko: "코이코이: 끝날 때 정산한 게임",
        ja: "こいこい: 終了時に精算したゲーム",
    }

    games_headings() -> [&'static str; 6] {
        en: ["Player", ">Won", ">Lost", ">Chips", ">Best", ">Worst"],
        ko: ["이름", ">이긴 게임", ">진 게임", ">점", ">최고", ">최저"],
        ja: ["名前", ">勝ち", ">負け", ">チップ", ">最高", ">最低"],
    }

    /// The heading of a column of how many games moved something.
    number_of_games() {
        en: ">Games",
        ko: ">게임",
        ja: ">ゲーム",
    }

    /// Says that games still going on have brought no chips yet.
    games_open() {
        en: "A game brings chips when it ends; the rounds of an open game are counted already.",
        ko: "게임은 끝나야 정산돼요. 아직 안 끝난 게임의 판도 위에 들어 있어요.",
        ja: "ゲームは終わってから精算します。途中のゲームの局も上の数に入っています。",
    }

    rounds_apart_head() {
        en: "Koi-Koi: who clearly differs, by points per round",
        ko: "코이코이: 판당 점수의 차이",
        ja: "こいこい: 1局平均の得点の差",
    }

    /// Returns a number of points with decimals.
    so_many_points(number: Text) -> Text {
        en: number.then(" points"),
        ko: number.then("점"),
        ja: number.then("点"),
    }

    kois_head() {
        en: "Koi-Koi: calling koi-koi",
        ko: "코이코이를 부른 선택",
        ja: "こいこいを掛けた選択",
    }

    kois_headings() -> [&'static str; 6] {
        en: ["Player", ">Calls", ">Then won", ">Success", ">Gained", ">Known in"],
        ko: ["이름", ">부른 횟수", ">이긴 판", ">성공률", ">득실", ">아는 판"],
        ja: ["名前", ">掛けた回数", ">勝ち局", ">成功率", ">増えた分", ">分かる局"],
    }

    yaku_head() {
        en: "Koi-Koi: yaku of the rounds won",
        ko: "코이코이: 이긴 판의 족보",
        ja: "こいこい: 勝ち局の役",
    }

    yaku_heading() {
        en: "Yaku",
        ko: "족보",
        ja: "役",
    }

    /// Says how two people did in the rounds that both played.
    rounds_together(rounds: usize, one: (&str, usize), other: (&str, usize)) {
        en: format!(
            "{} and {} played {} of Koi-Koi for points: {} won {}, {} won {}.",
            one.0,
            other.0,
            many(rounds, "round", "rounds"),
            one.0,
            one.1,
            other.0,
            other.1
        ),
        ko: format!(
            "코이코이 맞대결 {rounds}판: {} {}승, {} {}승",
            one.0, one.1, other.0, other.1
        ),
        ja: format!(
            "こいこいの直接対決{rounds}局: {}の勝ち{}、{}の勝ち{}",
            one.0, one.1, other.0, other.1
        ),
    }

    round_fortunes_head() {
        en: "Koi-Koi: luck, as far as the records show",
        ko: "코이코이: 패가 정한 일 (기록에 남은 만큼)",
        ja: "こいこい: 札まかせの出来事（記録にある分）",
    }

    round_records_head() {
        en: "Koi-Koi: records",
        ko: "코이코이: 기록",
        ja: "こいこい: 記録",
    }

    round_records_headings() -> [&'static str; 7] {
        en: [
            "Player", ">Best", ">Round", ">Worst", ">Round", ">Won in a row", ">Lost in a row",
        ],
        ko: ["이름", ">최고", ">판", ">최저", ">판", ">최다 연승", ">최다 연패"],
        ja: ["名前", ">最高", ">局", ">最低", ">局", ">最多連勝", ">最多連敗"],
    }
}
