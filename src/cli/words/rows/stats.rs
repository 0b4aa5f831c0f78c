//! Statistics.

use crate::cli::words::messages;
use crate::words::Text;

messages! {
    player_heading() {
        en: "Player",
        ko: "이름",
        ja: "名前",
    }

    won_headings() -> [&'static str; 5] {
        en: ["Player", ">Won", ">Win rate", ">95\u{a0}%", ""],
        ko: ["이름", ">이긴 판", ">승률", ">95% 구간", ""],
        ja: ["名前", ">勝ち局", ">勝率", ">95%区間", ""],
    }

    chips_headings() -> [&'static str; 6] {
        en: ["Player", ">Chips", ">Per hand", ">95\u{a0}%", ">Avg win", ">Avg loss"],
        ko: ["이름", ">점", ">판당 평균", ">95% 구간", ">이긴 판 평균", ">진 판 평균"],
        ja: ["名前", ">チップ", ">1局平均", ">95%区間", ">平均勝ち", ">平均負け"],
    }

    /// Returns the interval around a rate.
    between_percents(low: i64, high: i64) {
        en: "{low} to {high}%",
        ko: "{low}~{high}%",
        ja: "{low}〜{high}%",
    }

    /// Returns an interval.
    between(; low, high) {
        en: "{low} to {high}",
        ko: "{low}~{high}",
        ja: "{low}〜{high}",
    }

    curves_headings() -> [&'static str; 4] {
        en: ["Player", "", ">Lowest", ">Highest"],
        ko: ["이름", "", ">최저", ">최고"],
        ja: ["名前", "", ">最低", ">最高"],
    }

    apart_head() {
        en: "Who clearly differs per hand",
        ko: "판당 평균의 차이",
        ja: "1局平均の差",
    }

    /// Returns a number of chips with decimals.
    so_many_chips(number: Text) -> Text {
        en: number.then(" chips"),
        ko: number.then("점"),
        ja: number.then("チップ"),
    }

    /// Returns the heading of a column of money.
    money_heading() {
        en: ">Money",
        ko: ">금액",
        ja: ">金額",
    }

    /// Says that pairs who met too seldom are left out.
    pairs_too_few(pairs: usize) {
        en: format!(
            "{pairs} played together on too few evenings to tell.",
            pairs = many(pairs, "pair has", "pairs have"),
        ),
        ko: "{pairs}쌍은 함께 친 날이 적어 아직 몰라요.",
        ja: "{pairs}組は一緒に遊んだ日が少なく、まだ言えません。",
    }

    apart_by_chance() {
        en: "Of twenty pairs that do not really differ, one will seem to by chance.",
        ko: "차이가 없는 스무 쌍 가운데 한 쌍쯤은 우연히 달라 보여요.",
        ja: "差のない20組のうち1組ほどは、偶然で差があるように見えます。",
    }

    /// Explains the question mark after a number.
    stats_few(hands: usize, evenings: usize) {
        en: "? Too few to tell yet: fewer than {hands} hands or {evenings} evenings.",
        ko: "? 판 수가 적어 아직 몰라요: {hands}판이 안 되거나 {evenings}일이 안 돼요.",
        ja: "? 局数が少なく、まだ言えません（{hands}局未満、または{evenings}日未満）。",
    }

    /// Says that evenings noted as one result count in chips only.
    stats_whole_evenings(evenings: u32) {
        en: format!(
            "Noted as one result, so counted in chips but in no figure of hands: {evenings}.",
            evenings = count(i64::from(evenings), "evening"),
        ),
        ko: "하루 결과만 적은 {evenings}건은 점에는 넣고 판 통계에서는 뺐어요.",
        ja: "一晩の結果だけを記録した{evenings}件は、チップには含めましたが、局の統計には含めていません。",
    }

    stats_unread(hands: u32) {
        en: "Left out, because their rules or verdicts cannot be read: {hands}.",
        ko: "규칙이나 결과를 읽을 수 없는 {hands}판은 뺐어요.",
        ja: "ルールか結果が読めない{hands}局は数えていません。",
    }

    goes_head() {
        en: "Choices: going on",
        ko: "선택: 고",
        ja: "選択: ゴー",
    }

    goes_headings() -> [&'static str; 6] {
        en: ["Player", ">Goes", ">Then won", ">Success", ">Gained", ">Known in"],
        ko: ["이름", ">부른 고", ">이긴 판", ">고 성공률", ">고의 득실", ">아는 판"],
        ja: ["名前", ">ゴーの回数", ">勝ち局", ">ゴー成功率", ">ゴーで増えた分", ">分かる局"],
    }

    causes_head() {
        en: "Choices: paid for others (dok-bak)",
        ko: "선택: 남의 몫까지 낸 독박",
        ja: "選択: 他の人の分も払った独バク",
    }

    causes_headings() -> [&'static str; 4] {
        en: ["Player", "Because", ">Hands", ">For others"],
        ko: ["이름", "까닭", ">판", ">남의 몫"],
        ja: ["名前", "理由", ">局数", ">他の人の分"],
    }

    fortunes_head() {
        en: "Luck, as far as the records show",
        ko: "패가 정한 일: 기록에 남은 만큼",
        ja: "札まかせの出来事（記録にある分）",
    }

    baks_head() {
        en: "Baks and what they cost",
        ko: "박과 그 값",
        ja: "バクとその損失",
    }

    baks_headings() -> [&'static str; 6] {
        en: ["Player", "Bak", ">Taken", ">Cost", ">Given", ">Brought"],
        ko: ["이름", "박", ">쓴 판", ">잃은 값", ">씌운 판", ">딴 값"],
        ja: ["名前", "バク", ">された局", ">失った分", ">させた局", ">得た分"],
    }

    jokbo_head(player: &str) {
        en: "What {player} won by",
        ko: "{player}: 이긴 판의 족보",
        ja: "{player}の勝ち役",
    }

    jokbo_headings() -> [&'static str; 3] {
        en: ["Jokbo", ">Hands", ">Of hands won"],
        ko: ["족보", ">판", ">이긴 판 중"],
        ja: ["役", ">局数", ">勝ち局のうち"],
    }

    records_head() {
        en: "Records",
        ko: "기록",
        ja: "記録",
    }

    records_headings() -> [&'static str; 8] {
        en: [
            "Player", ">Best", ">Hand", ">Worst", ">Hand", ">Won in a row", ">Lost in a row",
            ">Largest fall",
        ],
        ko: [
            "이름", ">최고", ">판", ">최저", ">판", ">최다 연승", ">최다 연패",
            ">최고점에서 잃은 폭",
        ],
        ja: ["名前", ">最高", ">局", ">最低", ">局", ">最多連勝", ">最多連敗", ">最大下落"],
    }

    flows_head() {
        en: "Who paid whom",
        ko: "누가 누구에게 줬나",
        ja: "だれがだれに払ったか",
    }

    flows_headings() -> [&'static str; 5] {
        en: ["From", "To", ">Chips", ">For others", ">Hands"],
        ko: ["준 사람", "받은 사람", ">점", ">남의 몫", ">판"],
        ja: ["払った人", "受け取った人", ">チップ", ">他の人の分", ">局数"],
    }
}
