//! How a hand ended.

use serde::{Deserialize, Serialize};

listed! {
    /// How a hand ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum Outcome {
        /// Somebody stopped and is paid.
        Stop,
        /// Somebody who could have stopped pushed the win into the next hand.
        Push,
        /// Nobody won.
        Nagari,
        /// The hand is dealt again.
        Void,
        /// Four of a month were dealt to a hand.
        Quads,
        /// Somebody made their third ppuk.
        ThreePpuk,
        /// Somebody took nothing five turns in a row.
        Heodang,
        /// Only the amounts are known.
        Net,
        /// Somebody ended a round of Koi-Koi with yaku.
        Shobu,
        /// A round of Koi-Koi that nobody ended, or in which both had a lucky hand.
        Draw,
        /// Four of a month were dealt to a hand of Koi-Koi.
        Teshi,
        /// Four pairs were dealt to a hand of Koi-Koi.
        Kuttsuki,
        /// The cards of min-hwatu were counted.
        Counted,
    }
}
