//! Words about people's figures over many hands.

use crate::report::stats::{By, Fortune, Group, Per, Unplaced};
use crate::rules::Game;
use crate::verdict::LiabilityKind;
use crate::vocabulary::particle::{WA, with};
use crate::words::Text;

pub(in crate::cli) const fn chips_head(money: bool) -> &'static str {
    if money { "금액" } else { "점수" }
}

pub(in crate::cli) fn curves_head(first: &str, last: &str, money: bool) -> String {
    let what = if money { "금액" } else { "점수" };
    format!("{what}의 흐름: {first}부터 {last}까지")
}

pub(in crate::cli) fn told_apart(
    (one, other): (&str, &str),
    evenings: usize,
    _: Per,
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
    _: Per,
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

pub(in crate::cli) fn others_not_apart(pairs: usize, all: usize) -> String {
    if pairs == all {
        return format!("누구와 누구를 견주어도 실력 차이를 말할 수 없어요({all}쌍).");
    }
    format!("나머지는 실력 차이를 말할 수 없어요({all}쌍 가운데 {pairs}쌍).")
}

pub(in crate::cli) fn stats_lead(one: Option<&str>) -> String {
    let all = match one {
        Some(name) => {
            format!("{name}의 모든 판은 dokbak\u{a0}standings\u{a0}--player\u{a0}{name}")
        }
        None => "숫자마다 어느 판인지는 dokbak\u{a0}stats\u{a0}--json".to_owned(),
    };
    format!("{all}, 한 판은 dokbak\u{a0}show\u{a0}판으로 볼 수 있어요.")
}

pub(in crate::cli) const fn cause(kind: LiabilityKind) -> &'static str {
    match kind {
        LiabilityKind::Syodang => "쇼당 거절",
        LiabilityKind::GoBak => "고박",
        LiabilityKind::OeMyeon => "밀어주기",
    }
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
        By::Game => "종목",
    };
    [
        group,
        "이름",
        ">이긴 판",
        ">승률",
        ">95% 구간",
        ">점",
        ">판당 평균",
        ">95% 구간",
    ]
}

pub(in crate::cli) fn group(group: &Group) -> String {
    match group {
        Group::Seat { players, turn } => format!("{players}명 중 {turn}번째"),
        Group::Dealer { other: false } => "선".to_owned(),
        Group::Dealer { other: true } => "나머지".to_owned(),
        Group::Unplaced { why, .. } => match why {
            Unplaced::SatOut => "쉼",
            Unplaced::AtEnd => "끝날 때",
            Unplaced::Unknown => "모름",
        }
        .to_owned(),
        Group::Game(game) => game_name(*game).to_owned(),
        Group::Ruleset(name) => name.to_string(),
        Group::Month(month) => match month.split_once('-') {
            Some((year, month)) => format!("{year}년 {}월", month.trim_start_matches('0')),
            None => month.clone(),
        },
    }
}

/// Returns the name of a game.
pub(in crate::cli) const fn game_name(game: Game) -> &'static str {
    match game {
        Game::GoStop => "고스톱",
        Game::KoiKoi => "코이코이",
        Game::MinHwatu => "민화투",
    }
}
