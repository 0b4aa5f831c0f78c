//! What `?` explains about yes-or-no questions, apart from those of a hand.

use crate::evening::decision::Decision;
use crate::evening::sheet::SheetAsks;

pub(crate) const fn decision(what: Decision) -> &'static str {
    match what {
        Decision::GoOn => {
            "y나 Enter: 열려 있는 모임을 적어 둔 그대로 이어서 쳐요. n: 그 모임은 열어 두고 새로 시작해요."
        }
        Decision::SettleUp => {
            "y나 Enter: 모임을 마치고 누가 누구한테 얼마를 줄지 알려 줘요. n: 더 쳐요. 돈을 벌써 주고받았으면 `다줌`을 적어 주세요."
        }
        Decision::End => {
            "y나 Enter: 여기서 모임을 마치고 누가 누구한테 얼마를 줄지 알려 줘요. n: 더 쳐요."
        }
        Decision::HandedOver => {
            "y나 Enter: 이 돈을 다 주고받은 것으로 적어요. n: 아무것도 적지 않아요."
        }
        Decision::NearName => "y나 Enter: 이미 있는 이름으로 적어요. n: 새 이름 그대로 적어요.",
        Decision::OfTable => "y나 Enter: 같은 사람이에요. n: 다른 사람이라 다른 이름이 필요해요.",
        Decision::Alone => "y나 Enter: 여기서 이어 적고 나중에 저절로 합쳐요. n: 다시 해 봐요.",
        Decision::NewMoney => "y나 Enter: 새 돈 단위로 따로 세어요. n: 금액을 다시 물어요.",
        Decision::Future => "y: 아직 오지 않은 날이지만 그대로 적어요. n: 아무것도 적지 않아요.",
        Decision::Network => {
            "폰이 이 컴퓨터와 같은 네트워크, 보통은 집 와이파이에 있어야 해요. Enter를 누르면 첫 번째로 해요."
        }
        Decision::Log => {
            "y: 로그 파일을 남겨 두고, 읽을 수 있는 마지막 기록 뒤부터 이어서 적어요. n: 아무것도 바꾸지 않아요."
        }
        Decision::Language => "y나 Enter: 앞으로 이 말로 물어요. n: 그대로 둬요.",
        Decision::Table => {
            "y나 Enter: 여기까지 친 것을 정산하고 바뀐 자리로 이어서 쳐요. n: 그대로 둬요."
        }
        Decision::Objection => {
            "y: 판을 이대로 적고 다음으로 넘어가요. n이나 Enter: 적지 않고 두니, 이야기해 보고 고칠 수 있어요."
        }
        Decision::Written => {
            "y: 그 판의 질문을 적은 답과 함께 다시 묻고 다시 세어요. n이나 Enter: 그대로 둬요."
        }
        Decision::Correction => "y나 Enter: 앞으로 이 판 대신 고친 것을 세어요. n: 그대로 둬요.",
        Decision::Void => {
            "y: 이 모임을 어느 목록에서도 합계에서도 세지 않아요. 장부에는 남아 있고, 되돌릴 수 있어요. n: 그대로 두어요."
        }
        Decision::Twice => {
            "y나 Enter: 같은 모임을 두 번 적은 것이라 앞의 것만 세어요. 다른 모임의 이름을 적으면 그것만 세어요. n: 다른 모임이에요."
        }
        Decision::Mended => {
            "y나 Enter: 장부의 판을 고쳐요. 고치기 전 것도 볼 수 있어요. n: 다른 판이라 둘 다 세어요."
        }
        Decision::SameMoney => {
            "y나 Enter: 한 번 주고받은 돈이라 먼저 적은 것만 세어요. n: 두 번 주고받은 돈이라 둘 다 세어요."
        }
        Decision::EqualHands => {
            "y나 Enter: 장부에 있는 그 판이라 더하지 않아요. n: 따로 친 판이라 가져와요."
        }
        Decision::Surplus => "y: 잘못 적은 것이라 줄을 고쳐요. n: 적은 그대로예요.",
        Decision::Sheet(SheetAsks::Row) => {
            "판 또는 Enter: 결과 하나가 한 판이에요. 모임: 모임 하나의 결과라서 돈과 순위에는 들어가지만 판으로는 세지 않아요."
        }
        Decision::Sheet(SheetAsks::Numbers) => {
            "점 또는 Enter: 숫자가 점이고 돈은 아니에요. 100원처럼 한 점이 얼마인지 적으면: 숫자가 돈이라서 점으로 바꿔요."
        }
        Decision::Sheet(SheetAsks::Chip) => {
            "100원처럼 한 점이 얼마인지 적어요. 금액을 점으로 바꾸는데, 나누어떨어져야 해요."
        }
        Decision::Sheet(SheetAsks::Sum) => {
            "합계: 이 줄을 빼요. 결과: 다른 줄처럼 가져와요. 이 줄은 위의 줄을 모두 더한 것과 같아요."
        }
        Decision::Sheet(SheetAsks::Order) => {
            "이 표에서 날짜를 적은 차례의 번호예요. 표만 보고는 알 수 없어요."
        }
        Decision::Sheet(SheetAsks::Year) => "해가 없는 첫 날짜의 해예요. 그 뒤의 날짜는 이어져요.",
        Decision::Sheet(SheetAsks::Day) => {
            "표에 날짜가 나오기 전의 결과가 며칠 것인지 적어요. 보기: 2026-03-01."
        }
        Decision::TakeSheet => {
            "y 또는 Enter: 보이는 대로 장부에 가져와요. n: 아무것도 적지 않아요."
        }
    }
}
