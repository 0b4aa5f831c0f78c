//! The keys of the Koi-Koi rule book in one table.

use super::KeyFault;
use super::key::{ANY, keys};
use super::unit::PointUnit;
use super::value::{
    ChaffDouble, Counting, CupUse, Dealt, DrawNext, DrawYaku, FieldTimes, FixedWords, KoiTimes,
    LuckyBoth, LuckyHand, RuleValue, Seven, TableFour, TablePairs, Viewing, ViewingWeather,
    YakuSystem,
};
use crate::card::Calendar;
use std::ops::RangeInclusive;

/// The numbers of rounds that a game may have.
const ROUNDS: RangeInclusive<u32> = 0..=1000;

keys! {
    /// The rules of a Koi-Koi table, one field for each key. The default values are those of
    /// the ruleset `koikoi`.
    KoiKoiRules of KoiKoi with
        /// The unit that points are counted in. No key sets it; a ruleset takes it from the one
        /// that it extends.
        unit: PointUnit = PointUnit::Mon;
    {
        Play {
            calendar: Calendar = Calendar::Japanese, "calendar", ANY, "F", "the calendar that numbers the months";
            hand: Dealt = Dealt::Eight, "hand", ANY, "F", "cards dealt to each player";
            rounds: u32 = 12, "rounds", ROUNDS, "F", "rounds in a game; 0 means open";
            until: u32 = 0, "until", ANY, "F", "total that ends the game; 0 is off";
        }
        Jokbo {
            yaku_system: YakuSystem = YakuSystem::Modern, "yaku.system", ANY, "F", "whether sets of animals and ribbons replace the plain numbers or add to them, and whether they grow";
            five_brights: u32 = 15, "yaku.five_brights", ANY, "F", "points for five brights (goko)";
            four_brights: u32 = 8, "yaku.four_brights", ANY, "F", "points for four brights without rain (shiko)";
            rainy_four: u32 = 7, "yaku.rainy_four", ANY, "F", "points for four brights with rain (ameshiko)";
            three_brights: u32 = 6, "yaku.three_brights", ANY, "F", "points for three brights without rain (sanko)";
            rainy_three: u32 = 0, "yaku.rainy_three", ANY, "J", "points for three brights with rain (ame-sanko)";
            boar_deer_butterflies: u32 = 5, "yaku.boar_deer_butterflies", ANY, "F", "points for the boar, the deer and the butterflies (inoshikacho)";
            animals: u32 = 1, "yaku.animals", ANY, "F", "points for five animals, one more for each further (tane)";
            poetry_and_blue: u32 = 10, "yaku.poetry_and_blue", ANY, "F", "points for all six poetry and blue ribbons";
            poetry: u32 = 5, "yaku.poetry", ANY, "F", "points for the three poetry ribbons (akatan)";
            blue: u32 = 5, "yaku.blue", ANY, "F", "points for the three blue ribbons (aotan)";
            ribbons: u32 = 1, "yaku.ribbons", ANY, "F", "points for five ribbons, one more for each further (tanzaku)";
            flower_viewing: u32 = 5, "yaku.flower_viewing", ANY, "F", "points for the sake cup and the curtain (hanami-zake)";
            moon_viewing: u32 = 5, "yaku.moon_viewing", ANY, "F", "points for the sake cup and the moon (tsukimi-zake)";
            cards_of_month: u32 = 4, "yaku.cards_of_month", ANY, "F", "points for all four of the round's month, in a game of 12 rounds (tsukifuda)";
            chaff: u32 = 1, "yaku.chaff", ANY, "F", "points for ten chaff, one more for each further (kasu)";
            cup: CupUse = CupUse::Both, "cup", ANY, "F", "whether the sake cup counts as an animal, as chaff, or as both";
            viewing: Viewing = Viewing::On, "viewing", ANY, "F", "when the viewing yaku count";
            viewing_weather: ViewingWeather = ViewingWeather::Clear, "viewing.weather", ANY, "F", "which willow spoils the flower viewing, and which paulownia the moon viewing: none, any on the field, or any that the player took";
            chaff_double: ChaffDouble = ChaffDouble::default(), "chaff.double", ANY, "F", "cards that count as two chaff";
        }
        Stopping {
            koi_min: u32 = 0, "koi.min", ANY, "F", "points needed to say koi-koi";
            koi_new_yaku: bool = false, "koi.new_yaku", ANY, "F", "whether another koi-koi needs a yaku formed since the last one";
        }
        Loss {
            seven: Seven = Seven::Double, "seven", ANY, "F", "what yaku of seven points or more together do";
            koi: KoiTimes = KoiTimes::Opponent, "koi", ANY, "F", "whose koi-koi multiplies the points";
            field: FieldTimes = FieldTimes::Off, "field", ANY, "F", "what brights dealt to the field do";
            counting: Counting = Counting::All, "counting", ANY, "F", "which yaku are scored";
            zero_sum: bool = false, "zero_sum", ANY, "F", "whether points move from the loser to the winner";
        }
        Fixed {
            draw_dealer: u32 = 0, "draw.dealer", ANY, "F", "points for the dealer at a draw (oya-ken)";
            draw_next: DrawNext = DrawNext::Same, "draw.next", ANY, "F", "who deals after a draw";
            draw_yaku: DrawYaku = DrawYaku::None, "draw.yaku", ANY, "F", "who scores when the cards run out after a koi-koi: nobody, the last to form or improve a yaku, or the player with the higher yaku";
            lucky_teshi: u32 = 6, "lucky.teshi", ANY, "F", "points for four of a month dealt in hand";
            lucky_kuttsuki: u32 = 6, "lucky.kuttsuki", ANY, "F", "points for four pairs dealt in hand";
            lucky_both: LuckyBoth = LuckyBoth::Best, "lucky.both", ANY, "F", "what a hand scores that is both";
            lucky_hand: LuckyHand = LuckyHand::Wins, "lucky.hand", ANY, "F", "whether a lucky hand wins or is dealt again";
            table_four: TableFour = TableFour::Misdeal, "lucky.table_four", ANY, "F", "what four of a month on the field do";
            table_pairs: TablePairs = TablePairs::Misdeal, "lucky.table_pairs", ANY, "F", "what four pairs on the field do";
        }
    }
}

/// The key that said `draw.yaku` before there was a third value.
const DRAW_LAST_YAKU: &str = "draw.last_yaku";

const DRAW_YAKU: &str = "draw.yaku";

/// Returns the name that a key has now if `key` is the name that it had in earlier versions.
pub(super) fn name_of_now(key: &str) -> Option<&'static str> {
    (key == DRAW_LAST_YAKU).then_some(DRAW_YAKU)
}

/// Returns the key and value that an older key and its value stand for; any other key and its value
/// stay as they are. Fails if the older key does not accept the value.
pub(super) fn renamed<'a>(key: &'a str, value: &'a str) -> Result<(&'a str, &'a str), KeyFault> {
    let yaku = match (key, value) {
        (DRAW_LAST_YAKU, "true") => DrawYaku::Last,
        (DRAW_LAST_YAKU, "false") => DrawYaku::None,
        (DRAW_LAST_YAKU, _) => {
            return Err(KeyFault::BadValue {
                key: key.to_owned(),
                value: value.to_owned(),
                expected: bool::expected(ANY),
            });
        }
        other => return Ok(other),
    };
    Ok((DRAW_YAKU, yaku.word()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Rules};

    #[test]
    fn the_older_key_of_the_last_yaku_sets_the_one_of_now() {
        let mut rules = Rules::default_for(Game::KoiKoi);
        for (value, now) in [("true", "last"), ("false", "none")] {
            assert_eq!(rules.set("draw.last_yaku", value), Ok(()));
            assert_eq!(rules.get("draw.yaku").as_deref(), Some(now));
        }
        let refused = rules.set("draw.last_yaku", "highest");
        assert!(matches!(refused, Err(KeyFault::BadValue { .. })));
        let other_game = Rules::default_for(Game::GoStop).set("draw.last_yaku", "true");
        assert!(matches!(other_game, Err(KeyFault::Unknown { .. })));
    }
}
