//! Words about what people did over many hands.

use crate::report::stats::{By, Fortune, Group};
use crate::verdict::LiabilityKind;
use crate::vocabulary::particle::{WA, with};
use crate::words::Text;

pub(in crate::cli) fn stats_head(hands: usize, evenings: usize) -> String {
    format!("{evenings}일에 걸쳐 친 {hands}판 (무효 판은 빼고)")
}

pub(in crate::cli) const fn player_heading() -> &'static str {
    "이름"
}

pub(in crate::cli) fn won_headings() -> [&'static str; 5] {
    ["이름", ">이긴 판", ">승률", ">95% 구간", ""]
}

pub(in crate::cli) const fn chips_head(money: bool) -> &'static str {
    if money { "금액" } else { "칩" }
}

pub(in crate::cli) fn chips_headings() -> [&'static str; 6] {
    [
        "이름",
        ">칩",
        ">판당 평균",
        ">95% 구간",
        ">이긴 판 평균",
        ">진 판 평균",
    ]
}

pub(in crate::cli) fn between_percents(low: i64, high: i64) -> String {
    format!("{low}~{high}%")
}

pub(in crate::cli) fn between(low: &Text, high: &Text) -> Text {
    Text::both(|form| format!("{}~{}", form.pick(low), form.pick(high)))
}

pub(in crate::cli) fn curves_head(first: &str, last: &str, money: bool) -> String {
    let what = if money { "금액" } else { "칩" };
    format!("{what}의 흐름: {first}부터 {last}까지")
}

pub(in crate::cli) fn curves_headings() -> [&'static str; 4] {
    ["이름", "", ">최저", ">최고"]
}

pub(in crate::cli) fn apart_head() -> String {
    "판당 평균의 차이".to_owned()
}

pub(in crate::cli) fn told_apart(
    (one, other): (&str, &str),
    evenings: usize,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "함께 친 {evenings}일 동안 {one}의 판당 평균이 {other}보다 {chips} 높아요(95% 구간 {low}~{high})."
        )
    })
}

pub(in crate::cli) fn not_apart(
    (one, other): (&str, &str),
    evenings: usize,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "함께 친 {evenings}일의 기록으로는 {} {other}의 실력 차이를 말할 수 없어요(판당 {chips}, 95% 구간 {low}~{high}).",
            with(one, WA)
        )
    })
}

/// Returns a number of chips that has decimals.
pub(in crate::cli) fn so_many_chips(number: Text) -> Text {
    number.then("칩")
}

/// Returns the heading of a column of money.
pub(in crate::cli) const fn money_heading() -> &'static str {
    ">금액"
}

/// Returns that pairs of people are left out, as they met too seldom.
pub(in crate::cli) fn pairs_too_few(pairs: usize) -> String {
    format!("{pairs}쌍은 함께 친 날이 적어 아직 몰라요.")
}

pub(in crate::cli) fn apart_by_chance() -> String {
    "차이가 없는 스무 쌍 가운데 한 쌍쯤은 우연히 달라 보여요.".to_owned()
}

pub(in crate::cli) fn others_not_apart(pairs: usize, all: usize) -> String {
    if pairs == all {
        return format!("누구와 누구를 견주어도 실력 차이를 말할 수 없어요({all}쌍).");
    }
    format!("나머지는 실력 차이를 말할 수 없어요({all}쌍 가운데 {pairs}쌍).")
}

pub(in crate::cli) fn stats_lead(one: Option<&str>) -> String {
    let all = match one {
        Some(name) => {
            format!("{name}의 모든 판과 번호는 dokbak\u{a0}standings\u{a0}--player\u{a0}{name}")
        }
        None => "숫자마다 그 판들은 dokbak\u{a0}stats\u{a0}--json".to_owned(),
    };
    format!("{all}, 한 판은 dokbak\u{a0}show\u{a0}번호로 볼 수 있어요.")
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

pub(in crate::cli) fn stats_pot(of_each: &[Text]) -> Text {
    Text::both(|form| {
        format!(
            "칩은 사람끼리 주고받은 것만이에요. 멧돼지 적립금은 따로예요: {}.",
            form.each(of_each).join(", ")
        )
    })
}

pub(in crate::cli) fn goes_head() -> String {
    "선택: 고".to_owned()
}

pub(in crate::cli) fn goes_headings() -> [&'static str; 6] {
    [
        "이름",
        ">부른 고",
        ">이긴 판",
        ">고 성공률",
        ">고의 득실",
        ">아는 판",
    ]
}

pub(in crate::cli) fn causes_head() -> String {
    "선택: 남의 몫까지 낸 독박".to_owned()
}

pub(in crate::cli) fn causes_headings() -> [&'static str; 4] {
    ["이름", "까닭", ">판", ">남의 몫"]
}

pub(in crate::cli) const fn cause(kind: LiabilityKind) -> &'static str {
    match kind {
        LiabilityKind::Syodang => "쇼당 거절",
        LiabilityKind::GoBak => "고박",
        LiabilityKind::OeMyeon => "밀어주기",
    }
}

pub(in crate::cli) fn fortunes_head() -> String {
    "패가 정한 일: 기록에 남은 만큼".to_owned()
}

pub(in crate::cli) fn fortune(fortune: Fortune) -> String {
    let heading = match fortune {
        Fortune::WonByDeal => ">총통",
        Fortune::Triple => ">석 장",
        Fortune::FirstSweep => ">첫 차례 네 장",
        Fortune::Ppuk => ">뻑",
    };
    heading.to_owned()
}
pub(in crate::cli) fn baks_head() -> String {
    "박과 그 값".to_owned()
}

pub(in crate::cli) fn baks_headings() -> [&'static str; 6] {
    ["이름", "박", ">쓴 판", ">잃은 값", ">씌운 판", ">딴 값"]
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

pub(in crate::cli) fn by_headings(by: By) -> [&'static str; 8] {
    let group = match by {
        By::Seat => "자리",
        By::Dealer => "선",
        By::Ruleset => "규칙",
        By::Month => "달",
    };
    [
        group,
        "이름",
        ">이긴 판",
        ">승률",
        ">95% 구간",
        ">칩",
        ">판당 평균",
        ">95% 구간",
    ]
}

pub(in crate::cli) fn group(group: &Group) -> String {
    match group {
        Group::Seat { players, turn } => format!("{players}명 중 {turn}번째"),
        Group::Dealer { other: false } => "선".to_owned(),
        Group::Dealer { other: true } => "나머지".to_owned(),
        Group::Seatless { out: true, .. } => "쉼".to_owned(),
        Group::Seatless { out: false, .. } => "모름".to_owned(),
        Group::Ruleset(name) => name.to_string(),
        Group::Month(month) => match month.split_once('-') {
            Some((year, month)) => format!("{year}년 {}월", month.trim_start_matches('0')),
            None => month.clone(),
        },
    }
}
