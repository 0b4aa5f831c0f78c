//! Questions of the prompt, setup and tutorial.

use crate::cli::words::messages;
use crate::ledger::EveningName;

messages! {
    /// Follows a question that Enter answers with yes.
    enter_says_yes() {
        en: " [Y/n] ",
        ko: " [Y/n] ",
        ja: "[Y/n] ",
    }

    /// Follows a question that Enter answers with no.
    enter_says_no() {
        en: " [y/N] ",
        ko: " [y/N] ",
        ja: "[y/N] ",
    }

    /// Follows the question whether something is a slip.
    enter_says_slip() {
        en: " [Y]es, n no ",
        ko: " [Y] 예, n 아니요 ",
        ja: "[Y/n] ",
    }

    enter() {
        en: "(Enter)",
        ko: "(Enter)",
        ja: "(Enter)",
    }

    resume_prompt() {
        en: "Continue it? [Y/n] ",
        ko: "하던 모임을 이어서 할까요? [Y/n] ",
        ja: "前回の続きをしますか。[Y/n] ",
    }

    left_open(name: &EveningName) {
        en: format!(
            "The evening of {} stays open; `dokbak play --evening {name}` continues it.",
            evening(name),
        ),
        ko: format!(
            "{} 모임은 그대로 두어요. `dokbak play --evening {name}`: 이어서 하기",
            evening(name),
        ),
        ja: format!(
            "{}の回は途中のままです。`dokbak play --evening {name}` で続けられます。",
            evening(name),
        ),
    }

    setup_kept() {
        en: "Your answers are saved; `dokbak` continues from here.",
        ko: "적은 것은 남아 있어요. `dokbak`: 여기서부터 이어서 하기",
        ja: "ここまでの答えは保存されています。`dokbak` で続けられます。",
    }

    tutorial_title() {
        en: "A hand in four minutes",
        ko: "4분 만에 한 판",
        ja: "4分で1局",
    }

    /// Says that there is nothing to take back.
    lesson_begins_here() {
        en: "This is where the hand begins; there is nothing to take back.",
        ko: "여기가 판의 처음이에요. 되돌릴 것이 없어요.",
        ja: "ここが局の始まりです。戻るところはありません。",
    }

    /// Says that the tutorial was left.
    tutorial_left() {
        en: "The tutorial ends here, and nothing of it is kept. To start again: dokbak tutorial",
        ko: "연습을 여기서 마쳐요. 적은 것은 남지 않았어요. 다시 하려면: dokbak tutorial",
        ja: "練習はここで終わりです。何も残していません。もう一度するには: dokbak tutorial",
    }
}
