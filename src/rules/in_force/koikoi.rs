//! The rules of Koi-Koi as a table plays them.

use super::row::{also, rows, setting};
use crate::rules::{
    ChaffDouble, CupUse, FieldTimes, KoiKoiRules, KoiTimes, LuckyBoth, LuckyHand, Seven, TableFour,
    TablePairs, Viewing, YakuSystem,
};

/// The number of rounds if each round of a game has its own month.
const MONTHS: u32 = 12;

/// The keys of the viewing yaku.
const VIEWINGS: &[&str] = &["yaku.flower_viewing", "yaku.moon_viewing"];

rows! { KoiKoiRules: rules;
    Deal {
        Length from "F, D" => {
            "rounds" => rules.rounds;
            "until" => rules.until;
        }
        Calendar from "F" => { "calendar" => rules.calendar; }
        Hand ("手札") from "F" => { "hand" => rules.hand; }
        Teshi ("手四") from "F, D" => {
            "lucky.teshi" if rules.lucky_hand == LuckyHand::Wins => rules.lucky_teshi;
            "lucky.hand" => rules.lucky_hand;
        }
        Kuttsuki ("喰付") from "F, D" => {
            "lucky.kuttsuki" if rules.lucky_hand == LuckyHand::Wins => rules.lucky_kuttsuki;
            "lucky.hand" => rules.lucky_hand;
        }
        LuckyBoth from "F" if rules.lucky_hand == LuckyHand::Wins => {
            "lucky.both" => lucky_both(rules);
            "lucky.teshi";
            "lucky.kuttsuki";
            "lucky.hand";
        }
        TableFour from "F" if rules.table_four != TableFour::Off => {
            "lucky.table_four" => rules.table_four;
            "lucky.teshi" if rules.table_four == TableFour::DealerWins => rules.lucky_teshi;
        }
        TablePairs from "F, D" if rules.table_pairs == TablePairs::Misdeal => {
            "lucky.table_pairs" => rules.table_pairs;
        }
    }
    Scoring {
        YakuSystem ("役") from "F, J" => { "yaku.system" => rules.yaku_system; }
        FiveBrights ("五光") from "F" if rules.five_brights > 0 => {
            "yaku.five_brights" => rules.five_brights;
        }
        FourBrights ("四光") from "F" if rules.four_brights > 0 => {
            "yaku.four_brights" => rules.four_brights;
        }
        RainyFourBrights ("雨四光") from "F" if rules.rainy_four > 0 => {
            "yaku.rainy_four" => rules.rainy_four;
        }
        ThreeBrights ("三光") from "F" if rules.three_brights > 0 => {
            "yaku.three_brights" => rules.three_brights;
        }
        RainyThreeBrights ("雨三光") from "J" if rules.rainy_three > 0 => {
            "yaku.rainy_three" => rules.rainy_three;
        }
        BoarDeerButterflies ("猪鹿蝶") from "F" if rules.boar_deer_butterflies > 0 => {
            "yaku.boar_deer_butterflies" => rules.boar_deer_butterflies;
            "yaku.system" => rules.yaku_system;
        }
        Animals ("タネ") from "F" if rules.animals > 0 => { "yaku.animals" => rules.animals; }
        PoetryAndBlue ("赤短青短") from "F"
            if rules.poetry_and_blue > 0 && rules.yaku_system == YakuSystem::Modern =>
        {
            "yaku.poetry_and_blue" => rules.poetry_and_blue;
            "yaku.system" => rules.yaku_system;
        }
        Poetry ("赤短") from "F" if rules.poetry > 0 => {
            "yaku.poetry" => rules.poetry;
            "yaku.system" => rules.yaku_system;
        }
        Blue ("青短") from "F" if rules.blue > 0 => {
            "yaku.blue" => rules.blue;
            "yaku.system" => rules.yaku_system;
        }
        Ribbons ("短冊") from "F" if rules.ribbons > 0 => { "yaku.ribbons" => rules.ribbons; }
        FlowerViewing ("花見酒") from "F, J"
            if rules.flower_viewing > 0 && rules.viewing != Viewing::Off =>
        {
            "yaku.flower_viewing" => rules.flower_viewing;
            "viewing";
            "viewing.weather" => rules.viewing_weather;
        }
        MoonViewing ("月見酒") from "F, J" if rules.moon_viewing > 0 && rules.viewing != Viewing::Off => {
            "yaku.moon_viewing" => rules.moon_viewing;
            "viewing";
            "viewing.weather" => rules.viewing_weather;
        }
        Viewing from "F" also VIEWINGS
            if rules.viewing == Viewing::NeedsOther && (rules.flower_viewing > 0 || rules.moon_viewing > 0) =>
        {
            "viewing" => rules.viewing;
            "viewing.weather";
        }
        CardsOfTheMonth ("月札") from "F" if rules.cards_of_month > 0 && rules.rounds == MONTHS => {
            "yaku.cards_of_month" => rules.cards_of_month;
            "rounds";
        }
        Chaff ("カス") from "F" if rules.chaff > 0 => { "yaku.chaff" => rules.chaff; }
        Cup ("盃") from "F" => { "cup" => rules.cup; }
        ChaffDouble from "F" if chaff_double(rules) != ChaffDouble::default() => {
            "chaff.double" => chaff_double(rules);
            "cup";
        }
    }
    Stopping {
        Calling ("こいこい") from "F" => {
            "koi.min" if rules.koi_min > 1 => rules.koi_min;
            "koi.new_yaku" => rules.koi_new_yaku;
        }
    }
    Payment {
        Counting from "F" => { "counting" => rules.counting; }
        Seven from "F" if rules.seven != Seven::Off => { "seven" => rules.seven; }
        Koi from "F, D" if rules.koi != KoiTimes::Off => { "koi" => rules.koi; }
        Field from "F" if rules.field != FieldTimes::Off => { "field" => rules.field; }
        Win from "F" => { "zero_sum" => rules.zero_sum; }
    }
    Events {
        Draw from "F, J" => {
            "draw.dealer" => rules.draw_dealer;
            "draw.next" => rules.draw_next;
            "draw.yaku" => rules.draw_yaku;
        }
    }
}

/// Returns the points of a hand with both four of a month and four pairs.
fn lucky_both(rules: &KoiKoiRules) -> u32 {
    match rules.lucky_both {
        LuckyBoth::Best => rules.lucky_teshi.max(rules.lucky_kuttsuki),
        LuckyBoth::Add => rules.lucky_teshi.saturating_add(rules.lucky_kuttsuki),
    }
}

/// Returns the cards that count as two chaff. The cup is left out if it never counts as chaff.
fn chaff_double(rules: &KoiKoiRules) -> ChaffDouble {
    let cup = rules.chaff_double.cup && rules.cup != CupUse::Animal;
    ChaffDouble {
        cup,
        ..rules.chaff_double
    }
}
