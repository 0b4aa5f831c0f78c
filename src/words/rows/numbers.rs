//! Signs of numbers, and sums.

use crate::words::messages;

messages! {
    /// Returns what is heard of the sign of what is won.
    plus() {
        en: "plus ",
        ko: "플러스 ",
        ja: "プラス",
    }

    /// Returns what is heard of the sign of what is lost.
    minus() {
        en: "minus ",
        ko: "마이너스 ",
        ja: "マイナス",
    }

    /// Returns who scores a round of Koi-Koi, and the arithmetic of it.
    round_line(winner: &str, arithmetic: &str) {
        en: "{winner}: {arithmetic}.",
        ko: "{winner}: {arithmetic}.",
        ja: "{winner}: {arithmetic}",
    }
}
