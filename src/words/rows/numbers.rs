//! Signs of numbers, and sums.

use crate::words::messages;

messages! {
    /// The plus sign of a gain, read aloud.
    plus() {
        en: "plus ",
        ko: "플러스 ",
        ja: "プラス",
    }

    /// The minus sign of a loss, read aloud.
    minus() {
        en: "minus ",
        ko: "마이너스 ",
        ja: "マイナス",
    }

    /// Says who scores a round of Koi-Koi, with the arithmetic.
    round_line(winner: &str, arithmetic: &str) {
        en: "{winner}: {arithmetic}.",
        ko: "{winner}: {arithmetic}.",
        ja: "{winner}: {arithmetic}",
    }
}
