//! Words about ways out of an irregularity or a fault.

use crate::evening::dispute::ways::Way;

pub(crate) const fn way(way: Way) -> &'static str {
    match way {
        Way::NobodyWon => "이긴 사람이 없어요",
        Way::DealtAgain => "다시 돌려요",
        Way::TakenBack => "마지막 주장을 거둬요",
        Way::MoreCards => "먹은 패가 더 있었으면 채워 넣어요",
        Way::OtherTurn => "그 대신 친 것을 적어요",
        Way::TurnDue => "이 사람 차례였어요. 패를 적어요",
        Way::NoGo => "부른 것을 지워요",
        Way::WentOn => "고를 불렀어요",
        Way::Stopped => "거기서 스톱했어요",
        Way::Struck => "그 줄을 지워요",
        Way::JunkDue => "규칙대로라면 줄 피",
        Way::NothingGiven => "패는 그대로 있었어요",
        Way::GivenFor => "이 일로 준 것이면. 다른 일이면 따닥, 쓸, 뻑먹음",
        Way::WholeStack => "싼 것을 다 먹었어요",
        Way::StackTold => "줘야 할 피와 함께",
        Way::NoStack => "뻑 먹기가 아니었어요",
    }
}

pub(crate) fn first_lost(number: Option<u32>, as_written: bool) -> String {
    let behind = "그 뒤의 차례는 따라갈 수 없어요.";
    match number.filter(|_| as_written) {
        Some(number) => format!("{number}번째 줄부터 맞지 않아요. {behind}"),
        None => format!("그 차례는 있을 수 없어요. {behind}"),
    }
}
