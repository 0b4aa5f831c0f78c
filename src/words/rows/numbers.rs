//! Signs of numbers, and sums.

use crate::words::messages;

messages! {
    /// The word for the plus sign when a gain is read aloud.
    plus() {
        en: "plus ",
        ko: "플러스 ",
        ja: "プラス",
    }

    /// The word for the minus sign when a loss is read aloud.
    minus() {
        en: "minus ",
        ko: "마이너스 ",
        ja: "マイナス",
    }

    /// Says who scores a round of Koi-Koi, with the arithmetic of the points.
    round_line(winner: &str, arithmetic: &str) {
        en: "{winner}: {arithmetic}.",
        ko: "{winner}: {arithmetic}.",
        ja: "{winner}: {arithmetic}",
    }
}
