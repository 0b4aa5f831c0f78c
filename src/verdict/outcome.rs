//! How a hand ended.

use serde::{Deserialize, Serialize};

listed! {
    /// How a hand ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum Outcome {
        /// A player stopped and is paid for it.
        Stop,
        /// A player who could have stopped pushed the win into the next hand.
        Push,
        /// Nobody won.
        Nagari,
        /// The hand does not count and is dealt again.
        Void,
        /// A player was dealt four of a month.
        Quads,
        /// A player made a third ppuk.
        ThreePpuk,
        /// A player took nothing for five turns in a row.
        Heodang,
        /// Only the amounts won and lost were recorded.
        Net,
        /// A player ended a round of Koi-Koi with shobu and wins by yaku.
        Shobu,
        /// Nobody ended the round of Koi-Koi, or both had a lucky hand.
        Draw,
        /// A player was dealt four of a month in Koi-Koi.
        Teshi,
        /// A player was dealt four pairs in Koi-Koi.
        Kuttsuki,
        /// The cards of min-hwatu were counted.
        Counted,
    }
}
