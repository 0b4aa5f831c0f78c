//! Words about what people did over many hands.

pub(in crate::cli) fn stats_head(hands: usize, evenings: usize) -> String {
    format!("{evenings}일에 걸쳐 친 {hands}판 (무효 판은 빼고)")
}

pub(in crate::cli) fn stats_headings() -> [&'static str; 9] {
    [
        "이름",
        ">친 판",
        ">이긴 판",
        ">승률",
        "",
        ">칩",
        ">판당 평균",
        ">이긴 판 평균",
        ">진 판 평균",
    ]
}

pub(in crate::cli) fn stats_few(hands: usize, evenings: usize) -> String {
    format!("? 판 수가 적어 아직 몰라요: {hands}판이 안 되거나 {evenings}일이 안 돼요.")
}

pub(in crate::cli) fn stats_for_points(rounds: u32) -> String {
    format!("점수로 친 코이코이 {rounds}판은 뺐어요.")
}

pub(in crate::cli) fn stats_unread(hands: u32) -> String {
    format!("규칙이나 결과를 읽을 수 없는 {hands}판은 뺐어요.")
}

pub(in crate::cli) fn stats_pot() -> String {
    "칩은 사람끼리 주고받은 것만이에요. 멧돼지 적립금은 따로예요.".to_owned()
}

pub(in crate::cli) fn goes_head() -> String {
    "고".to_owned()
}

pub(in crate::cli) fn goes_headings() -> [&'static str; 5] {
    [
        "이름",
        ">부른 고",
        ">고 부른 판",
        ">그중 이긴 판",
        ">고 성공률",
    ]
}

pub(in crate::cli) fn baks_head() -> String {
    "박과 그 값".to_owned()
}

pub(in crate::cli) fn baks_headings() -> [&'static str; 6] {
    ["이름", "박", ">쓴 판", ">잃은 칩", ">씌운 판", ">딴 칩"]
}

pub(in crate::cli) fn paid_for_others() -> String {
    "독박(남의 몫까지 냄)".to_owned()
}

pub(in crate::cli) fn jokbo_head(player: &str) -> String {
    format!("{player}: 이긴 판의 족보")
}

pub(in crate::cli) fn jokbo_headings() -> [&'static str; 3] {
    ["족보", ">판", ">이긴 판 중"]
}

pub(in crate::cli) fn records_head() -> String {
    "기록".to_owned()
}

pub(in crate::cli) fn records_headings() -> [&'static str; 8] {
    [
        "이름",
        ">최고",
        ">판",
        ">최저",
        ">판",
        ">최다 연승",
        ">최다 연패",
        ">최고점에서 잃은 폭",
    ]
}

pub(in crate::cli) fn flows_head() -> String {
    "누가 누구에게 줬나".to_owned()
}

pub(in crate::cli) fn flows_headings() -> [&'static str; 5] {
    ["준 사람", "받은 사람", ">칩", ">남의 몫", ">판"]
}

pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!("맞대결 {hands}판: {one} {of_one}승, {other} {of_other}승")
}
