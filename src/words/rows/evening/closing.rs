//! Standings and the end of a session.

use crate::words::messages;

messages! {
    close_prompt() {
        en: "End the evening here and settle up?",
        ko: "여기서 정산하고 마칠까요?",
        ja: "ここで精算して終わりますか。",
    }

    no_hand_yet() {
        en: "No hand is written yet.",
        ko: "아직 적은 판이 없어요.",
        ja: "まだ1局も記録していません。",
    }

    session_empty() {
        en: "Nothing was played here.",
        ko: "이 자리에서 친 판이 없어요.",
        ja: "ここでは1局もしていません。",
    }

    pot_shared(pot: i64) {
        en: format!(
            "Left in the boar's pot: {}, which go back to those who put them in.",
            count(pot, "chip"),
        ),
        ko: "멧돼지 적립금에 남은 {pot}점은 넣은 사람들에게 돌려줘요.",
        ja: "猪の積立金に{pot}チップ残っています。出した人に返します。",
    }

    /// Says that more was taken from the pot than these hands put in, and who gives the rest back.
    pot_overdrawn(pot: i64) {
        en: format!(
            "{} more came out of the boar's pot than these hands put in; everybody gives back an \
             equal share.",
            count(pot.saturating_neg(), "chip"),
        ),
        ko: format!(
            "이 판들에서 멧돼지 적립금에 넣은 것보다 {}점을 더 꺼냈어요. 모두 똑같이 나눠 도로 \
             넣어요.",
            pot.saturating_neg(),
        ),
        ja: format!(
            "これらの局で、猪の積立金に入れた分より{}チップ多く出ました。全員が等分して戻します。",
            pot.saturating_neg(),
        ),
    }

    all_even() {
        en: "Everyone is even; nothing changes hands.",
        ko: "모두 본전이에요. 주고받을 것이 없어요.",
        ja: "全員差引ゼロなので、受け渡しはありません。",
    }

    session_closed() {
        en: "The evening is closed.",
        ko: "모임을 마쳤어요.",
        ja: "この回を終わりました。",
    }

    too_many_chips() {
        en: "the chips of these hands are too many to add up",
        ko: "이 판들의 점수가 너무 커서 더할 수 없어요.",
        ja: "これらの局のチップは多すぎて足せません。",
    }
}
