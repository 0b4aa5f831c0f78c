//! Words for cards in every language, and on the wrong keyboard.

use super::*;
use crate::card::Pile;
use unicode_normalization::UnicodeNormalization as _;

fn codes(word: &str) -> String {
    match read_word(word, Calendar::Korean) {
        Ok(cards) => cards.into_iter().collect::<Pile>().codes(Calendar::Korean),
        Err(unknown) => {
            let nearest = unknown.nearest(Calendar::Korean);
            format!("? {}", nearest.unwrap_or_default())
        }
    }
}

#[test]
fn no_word_for_cards_could_be_a_code() {
    let words = CARD_WORDS.iter().map(|(word, _)| *word);
    let sets = SETS.iter().map(|(word, _)| *word);
    for word in words.chain(sets) {
        assert!(read_code(word, Calendar::Korean).is_none(), "{word}");
    }
    for (word, _) in FLOWER_WORDS {
        assert!(
            !word.starts_with(|first: char| first.is_ascii_digit()),
            "{word}"
        );
    }
    for (word, _) in KIND_WORDS {
        let of_letters = word.chars().all(|letter| kind_of_letter(letter).is_some());
        assert!(!of_letters, "{word}");
    }
    let month = |word| read_month(word, Calendar::Korean);
    assert_eq!((month("05"), month("5월")), (month("5"), month("5")));
    assert_eq!((month("+5"), month("0")), (None, None));
}

#[test]
fn a_code_typed_with_the_keyboard_on_korean_is_read() {
    for (word, code) in [
        ("8ㅎ", "8g"),
        ("5ㅛ", "5y"),
        ("1세", "1tp"),
        ("1ㅎ세ㅔ", "1gtpp"),
        ("11ㄴ", "11s"),
        ("ㅓ2", "j2"),
        ("8ㅗ", "? 8g"),
    ] {
        assert_eq!(codes(word), code, "{word}");
    }
}

#[test]
fn codes_and_words_name_the_cards_of_the_table() {
    for (word, code) in [
        ("1g", "1g"),
        ("1gtpp", "1gtpp"),
        ("1ptgp", "1gtpp"),
        ("11gspp", "11gspp"),
        ("2k", "2y"),
        ("12p", "12s"),
        ("１Ｇ", "1g"),
        ("J2", "j2"),
        ("willow-g", "12g"),
        ("bush-clover-y", "7y"),
        ("1광", "1g"),
        ("송학광", "1g"),
        ("비광", "12g"),
        ("팔광", "8g"),
        ("똥광", "11g"),
        ("2열", "2y"),
        ("2끗", "2y"),
        ("매조", "2y"),
        ("매조띠", "2t"),
        ("3띠", "3t"),
        ("5피", "5p"),
        ("11쌍피", "11s"),
        ("똥쌍피", "11s"),
        ("비쌍피", "12s"),
        ("비피", "12s"),
        ("국진", "9y"),
        ("조커2", "j2"),
        ("등꽃열", "4y"),
        ("흑싸리피", "4p"),
        ("홍싸리열", "7y"),
        ("오동광", "11g"),
        ("오열", "5y"),
        ("십일광", "11g"),
        ("삼광", "3g"),
        ("3월광", "3g"),
        ("松光", "1g"),
        ("rain-man", "12g"),
        ("cup", "9y"),
        ("swallow", "12y"),
        ("godori", "2y 4y 8y"),
        ("오광", "1g 3g 8g 11g 12g"),
        ("초단", "4t 5t 7t"),
        ("cheongdan", "6t 9t 10t"),
        ("hong-dan", "1t 2t 3t"),
    ] {
        assert_eq!(codes(word), code, "{word}");
    }
}

#[test]
fn cards_are_read_as_hanafuda_calls_them() {
    for (word, code) in [
        ("松に鶴", "1g"),
        ("桜に幕", "3g"),
        ("芒に月", "8g"),
        ("すすきに月", "8g"),
        ("柳に小野道風", "12g"),
        ("桐に鳳凰", "11g"),
        ("梅に鶯", "2y"),
        ("藤に不如帰", "4y"),
        ("菖蒲に八橋", "5y"),
        ("牡丹に蝶", "6y"),
        ("萩に猪", "7y"),
        ("はぎにいのしし", "7y"),
        ("芒に雁", "8y"),
        ("菊に盃", "9y"),
        ("菊に杯", "9y"),
        ("紅葉に鹿", "10y"),
        ("柳に燕", "12y"),
        ("松に赤短", "1t"),
        ("牡丹に青短", "6t"),
        ("藤に短冊", "4t"),
        ("柳に短冊", "12t"),
        ("松のカス", "1p"),
        ("桐のカス", "11p"),
        ("桐のサンピ", "11s"),
        ("柳のカス", "12s"),
        ("松の光", "1g"),
        ("8月光", "8g"),
        ("8月のカス", "8p"),
        ("盃", "9y"),
        ("赤短", "1t 2t 3t"),
        ("青短", "6t 9t 10t"),
        ("草短", "4t 5t 7t"),
        ("ゴドリ", "2y 4y 8y"),
        ("五光", "1g 3g 8g 11g 12g"),
        ("四光", "1g 3g 8g 11g"),
        ("猪鹿蝶", "6y 7y 10y"),
        ("花見で一杯", "3g 9y"),
        ("花見酒", "3g 9y"),
        ("月見酒", "8g 9y"),
        ("ジョーカー2", "j2"),
    ] {
        assert_eq!(codes(word), code, "{word}");
    }
    // `月` alone names no card, since it may also be the month of a triple that was shown. Plum has
    // no blue ribbon, cherry no crane, and four brights with rain can be chosen in several ways.
    for word in ["月", "梅に青短", "桜に鶴", "雨四光", "三光", "松に"] {
        assert!(read_word(word, Calendar::Korean).is_err(), "{word}");
    }
}

#[test]
fn korean_ribbons_are_read_with_their_set() {
    for (word, code) in [
        ("송학홍단", "1t"),
        ("모란청단", "6t"),
        ("홍싸리초단", "7t"),
        ("사광", "1g 3g 8g 11g"),
        ("꽃놀이", "3g 9y"),
    ] {
        assert_eq!(codes(word), code, "{word}");
    }
    assert!(read_word("비사광", Calendar::Korean).is_err());
}

#[test]
fn decomposed_hangul_reads_like_syllables() {
    let jamo: String = "팔광".nfd().collect();
    assert_ne!(jamo, "팔광");
    assert_eq!(codes(&jamo), "8g");
}

#[test]
fn the_calendar_decides_what_eleven_means_and_names_do_not_change() {
    let japanese = |word| read_word(word, Calendar::Japanese).unwrap();
    assert_eq!(japanese("11g"), [Card::RAIN]);
    assert_eq!(japanese("비광"), [Card::RAIN]);
    assert_eq!(japanese("willow-g"), [Card::RAIN]);
    assert_eq!(japanese("12s"), [Card::PAULOWNIA_DOUBLE]);
    assert_eq!(japanese("11p"), [Card::WILLOW_DOUBLE]);
}

#[test]
fn what_is_no_card_names_the_nearest() {
    assert_eq!(codes("1y"), "? 1g");
    assert_eq!(codes("crain"), "? crane");
    assert_eq!(codes("팔꽝"), "? 팔광");
    assert_eq!(codes("xylophone-quartet"), "? ");
    let unknown = read_word("8세", Calendar::Korean).unwrap_err();
    assert_eq!(
        (unknown.word.as_str(), unknown.flower),
        ("8세", Some(Flower::Pampas))
    );
    let unknown = read_word("13g", Calendar::Korean).unwrap_err();
    assert_eq!(unknown.flower, None);
    let unknown = read_word("8t", Calendar::Korean).unwrap_err();
    assert_eq!(unknown.flower, Some(Flower::Pampas));
}

#[test]
fn kinds_are_words_or_letters() {
    for (word, kind) in [
        ("광", Some(Kind::Bright)),
        ("g", Some(Kind::Bright)),
        ("Brights", Some(Kind::Bright)),
        ("열끗", Some(Kind::Animal)),
        ("ribbons", Some(Kind::Ribbon)),
        ("短冊", Some(Kind::Ribbon)),
        ("쌍피", Some(Kind::DoubleJunk)),
        ("double-junk", Some(Kind::DoubleJunk)),
        ("피", Some(Kind::Junk)),
        ("カス", Some(Kind::Junk)),
        ("kasu", Some(Kind::Junk)),
        ("moon", None),
        ("", None),
    ] {
        assert_eq!(read_kind(word), kind, "{word}");
    }
}

#[test]
fn months_are_numbers_or_flowers() {
    for word in [
        "5",
        "５",
        "5월",
        "난초",
        "iris",
        "오",
        "오월",
        "5月",
        "菖蒲",
        "あやめ",
    ] {
        assert_eq!(
            read_month(word, Calendar::Korean),
            Some(Flower::Iris),
            "{word}"
        );
    }
    assert_eq!(read_month("13", Calendar::Korean), None);
    assert_eq!(read_month("5x", Calendar::Korean), None);
}
