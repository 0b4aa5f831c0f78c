//! The words for flowers, kinds, cards and sets in English, Korean and Japanese.

use super::{Card, Faces, Flower, Joker, Kind, Pile};

/// The words for each flower, understood wherever a card or a month is read.
pub(super) const FLOWER_WORDS: &[(&str, Flower)] = &[
    ("pine", Flower::Pine),
    ("송학", Flower::Pine),
    ("솔", Flower::Pine),
    ("松", Flower::Pine),
    ("まつ", Flower::Pine),
    ("plum", Flower::Plum),
    ("매화", Flower::Plum),
    ("매조", Flower::Plum),
    ("梅", Flower::Plum),
    ("うめ", Flower::Plum),
    ("cherry", Flower::Cherry),
    ("벚꽃", Flower::Cherry),
    ("사쿠라", Flower::Cherry),
    ("桜", Flower::Cherry),
    ("さくら", Flower::Cherry),
    ("wisteria", Flower::Wisteria),
    ("흑싸리", Flower::Wisteria),
    ("등꽃", Flower::Wisteria),
    ("藤", Flower::Wisteria),
    ("ふじ", Flower::Wisteria),
    ("iris", Flower::Iris),
    ("난초", Flower::Iris),
    ("菖蒲", Flower::Iris),
    ("あやめ", Flower::Iris),
    ("peony", Flower::Peony),
    ("모란", Flower::Peony),
    ("목단", Flower::Peony),
    ("牡丹", Flower::Peony),
    ("ぼたん", Flower::Peony),
    ("bush-clover", Flower::BushClover),
    ("bushclover", Flower::BushClover),
    ("clover", Flower::BushClover),
    ("홍싸리", Flower::BushClover),
    ("萩", Flower::BushClover),
    ("はぎ", Flower::BushClover),
    ("pampas", Flower::Pampas),
    ("공산", Flower::Pampas),
    ("팔공산", Flower::Pampas),
    ("芒", Flower::Pampas),
    ("薄", Flower::Pampas),
    ("すすき", Flower::Pampas),
    ("ススキ", Flower::Pampas),
    ("chrysanthemum", Flower::Chrysanthemum),
    ("국화", Flower::Chrysanthemum),
    ("菊", Flower::Chrysanthemum),
    ("きく", Flower::Chrysanthemum),
    ("maple", Flower::Maple),
    ("단풍", Flower::Maple),
    ("풍", Flower::Maple),
    ("紅葉", Flower::Maple),
    ("もみじ", Flower::Maple),
    ("paulownia", Flower::Paulownia),
    ("오동", Flower::Paulownia),
    ("똥", Flower::Paulownia),
    ("桐", Flower::Paulownia),
    ("きり", Flower::Paulownia),
    ("willow", Flower::Willow),
    ("rain", Flower::Willow),
    ("비", Flower::Willow),
    ("柳", Flower::Willow),
    ("やなぎ", Flower::Willow),
    ("雨", Flower::Willow),
];

/// Korean number words for months.
pub(super) const MONTH_WORDS: &[(&str, u8)] = &[
    ("일", 1),
    ("이", 2),
    ("삼", 3),
    ("사", 4),
    ("오", 5),
    ("육", 6),
    ("유", 6),
    ("칠", 7),
    ("팔", 8),
    ("구", 9),
    ("십", 10),
    ("시", 10),
    ("십일", 11),
    ("십이", 12),
];

/// The words for each kind, read after a flower or a month.
pub(super) const KIND_WORDS: &[(&str, Kind)] = &[
    ("광", Kind::Bright),
    ("光", Kind::Bright),
    ("bright", Kind::Bright),
    ("gwang", Kind::Bright),
    ("열끗", Kind::Animal),
    ("열", Kind::Animal),
    ("끗", Kind::Animal),
    ("種", Kind::Animal),
    ("タネ", Kind::Animal),
    ("たね", Kind::Animal),
    ("animal", Kind::Animal),
    ("yul", Kind::Animal),
    ("띠", Kind::Ribbon),
    ("短", Kind::Ribbon),
    ("短冊", Kind::Ribbon),
    ("タン", Kind::Ribbon),
    ("ribbon", Kind::Ribbon),
    ("tti", Kind::Ribbon),
    ("쌍피", Kind::DoubleJunk),
    ("ssangpi", Kind::DoubleJunk),
    ("double-junk", Kind::DoubleJunk),
    ("サンピ", Kind::DoubleJunk),
    ("色つきのカス", Kind::DoubleJunk),
    ("피", Kind::Junk),
    ("カス", Kind::Junk),
    ("かす", Kind::Junk),
    ("kasu", Kind::Junk),
    ("junk", Kind::Junk),
    ("pi", Kind::Junk),
];

/// Words that name a single card.
pub(super) const CARD_WORDS: &[(&str, Card)] = &[
    ("crane", Card::fixed(Flower::Pine, Kind::Bright)),
    ("鶴", Card::fixed(Flower::Pine, Kind::Bright)),
    ("curtain", Card::fixed(Flower::Cherry, Kind::Bright)),
    ("幕", Card::fixed(Flower::Cherry, Kind::Bright)),
    ("moon", Card::fixed(Flower::Pampas, Kind::Bright)),
    ("phoenix", Card::fixed(Flower::Paulownia, Kind::Bright)),
    ("鳳凰", Card::fixed(Flower::Paulownia, Kind::Bright)),
    ("rain-man", Card::RAIN),
    ("rainman", Card::RAIN),
    ("小野道風", Card::RAIN),
    ("道風", Card::RAIN),
    ("warbler", Card::fixed(Flower::Plum, Kind::Animal)),
    ("매조", Card::fixed(Flower::Plum, Kind::Animal)),
    ("鶯", Card::fixed(Flower::Plum, Kind::Animal)),
    ("cuckoo", Card::fixed(Flower::Wisteria, Kind::Animal)),
    ("不如帰", Card::fixed(Flower::Wisteria, Kind::Animal)),
    ("時鳥", Card::fixed(Flower::Wisteria, Kind::Animal)),
    ("bridge", Card::BRIDGE),
    ("八橋", Card::BRIDGE),
    ("butterflies", Card::fixed(Flower::Peony, Kind::Animal)),
    ("butterfly", Card::fixed(Flower::Peony, Kind::Animal)),
    ("蝶", Card::fixed(Flower::Peony, Kind::Animal)),
    ("boar", Card::BOAR),
    ("멧돼지", Card::BOAR),
    ("猪", Card::BOAR),
    ("geese", Card::fixed(Flower::Pampas, Kind::Animal)),
    ("기러기", Card::fixed(Flower::Pampas, Kind::Animal)),
    ("雁", Card::fixed(Flower::Pampas, Kind::Animal)),
    ("cup", Card::CUP),
    ("sake-cup", Card::CUP),
    ("국진", Card::CUP),
    ("盃", Card::CUP),
    ("杯", Card::CUP),
    ("deer", Card::fixed(Flower::Maple, Kind::Animal)),
    ("사슴", Card::fixed(Flower::Maple, Kind::Animal)),
    ("鹿", Card::fixed(Flower::Maple, Kind::Animal)),
    ("swallow", Card::fixed(Flower::Willow, Kind::Animal)),
    ("燕", Card::fixed(Flower::Willow, Kind::Animal)),
    ("조커1", Card::joker(Joker::One)),
    ("joker1", Card::joker(Joker::One)),
    ("ジョーカー1", Card::joker(Joker::One)),
    ("1枚分のジョーカー", Card::joker(Joker::One)),
    ("보너스피", Card::joker(Joker::One)),
    ("조커2", Card::joker(Joker::Two)),
    ("joker2", Card::joker(Joker::Two)),
    ("ジョーカー2", Card::joker(Joker::Two)),
    ("2枚分のジョーカー", Card::joker(Joker::Two)),
    ("보너스쌍피", Card::joker(Joker::Two)),
    ("조커3", Card::joker(Joker::Three)),
    ("joker3", Card::joker(Joker::Three)),
    ("ジョーカー3", Card::joker(Joker::Three)),
    ("3枚分のジョーカー", Card::joker(Joker::Three)),
    ("보너스삼피", Card::joker(Joker::Three)),
    ("보스", Card::joker(Joker::Boss)),
    ("boss", Card::joker(Joker::Boss)),
    ("ボスのジョーカー", Card::joker(Joker::Boss)),
    ("더블", Card::joker(Joker::Double)),
    ("double", Card::joker(Joker::Double)),
    ("倍のジョーカー", Card::joker(Joker::Double)),
    ("방패", Card::joker(Joker::Shield)),
    ("shield", Card::joker(Joker::Shield)),
    ("盾のジョーカー", Card::joker(Joker::Shield)),
];

/// Words that name a card only after its flower, such as the `月` of `芒に月`; alone they mean
/// something else.
pub(super) const WORDS_AFTER_FLOWER: &[(&str, Card)] = &[
    ("月", Card::fixed(Flower::Pampas, Kind::Bright)),
    ("つる", Card::fixed(Flower::Pine, Kind::Bright)),
    ("まく", Card::fixed(Flower::Cherry, Kind::Bright)),
    ("つき", Card::fixed(Flower::Pampas, Kind::Bright)),
    ("ほうおう", Card::fixed(Flower::Paulownia, Kind::Bright)),
    ("うぐいす", Card::fixed(Flower::Plum, Kind::Animal)),
    ("ほととぎす", Card::fixed(Flower::Wisteria, Kind::Animal)),
    ("やつはし", Card::BRIDGE),
    ("ちょう", Card::fixed(Flower::Peony, Kind::Animal)),
    ("いのしし", Card::BOAR),
    ("かり", Card::fixed(Flower::Pampas, Kind::Animal)),
    ("さかずき", Card::CUP),
    ("しか", Card::fixed(Flower::Maple, Kind::Animal)),
    ("つばめ", Card::fixed(Flower::Willow, Kind::Animal)),
];

const fn animal(flower: Flower) -> Card {
    Card::fixed(flower, Kind::Animal)
}

const fn ribbon(flower: Flower) -> Card {
    Card::fixed(flower, Kind::Ribbon)
}

const GODORI: Pile = Pile::from_cards(&[
    animal(Flower::Plum),
    animal(Flower::Wisteria),
    animal(Flower::Pampas),
]);
const HONG_DAN: Pile = Pile::from_cards(&[
    ribbon(Flower::Pine),
    ribbon(Flower::Plum),
    ribbon(Flower::Cherry),
]);
const CHEONG_DAN: Pile = Pile::from_cards(&[
    ribbon(Flower::Peony),
    ribbon(Flower::Chrysanthemum),
    ribbon(Flower::Maple),
]);
const SIX_RIBBONS: Pile = Pile::from_cards(&[
    ribbon(Flower::Pine),
    ribbon(Flower::Plum),
    ribbon(Flower::Cherry),
    ribbon(Flower::Peony),
    ribbon(Flower::Chrysanthemum),
    ribbon(Flower::Maple),
]);
const CHO_DAN: Pile = Pile::from_cards(&[
    ribbon(Flower::Wisteria),
    ribbon(Flower::Iris),
    ribbon(Flower::BushClover),
]);
const O_GWANG: Pile = Faces::kind(Kind::Bright).cards();
/// Sets of brights whose cards the name leaves open: the name, whether rain is in the set, and how
/// many other brights are.
pub(super) const OPEN_SETS: &[(&str, bool, u32)] = &[
    ("三光", false, 3),
    ("sanko", false, 3),
    ("雨三光", true, 2),
    ("비삼광", true, 2),
    ("雨四光", true, 3),
    ("비사광", true, 3),
    ("ameshiko", true, 3),
];

pub(super) const DRY_BRIGHTS: Pile = Pile::from_cards(&[
    Card::fixed(Flower::Pine, Kind::Bright),
    Card::fixed(Flower::Cherry, Kind::Bright),
    Card::fixed(Flower::Pampas, Kind::Bright),
    Card::fixed(Flower::Paulownia, Kind::Bright),
]);
const BOAR_DEER_BUTTERFLIES: Pile = Pile::from_cards(&[
    animal(Flower::Peony),
    animal(Flower::BushClover),
    animal(Flower::Maple),
]);
const FLOWER_VIEWING: Pile =
    Pile::from_cards(&[Card::fixed(Flower::Cherry, Kind::Bright), Card::CUP]);
const MOON_VIEWING: Pile =
    Pile::from_cards(&[Card::fixed(Flower::Pampas, Kind::Bright), Card::CUP]);

/// The named sets of cards, understood wherever a set of cards is read.
pub const SETS: &[(&str, Pile)] = &[
    ("godori", GODORI),
    ("고도리", GODORI),
    ("ゴドリ", GODORI),
    ("五鳥", GODORI),
    ("hongdan", HONG_DAN),
    ("hong-dan", HONG_DAN),
    ("홍단", HONG_DAN),
    ("akatan", HONG_DAN),
    ("赤短", HONG_DAN),
    ("赤タン", HONG_DAN),
    ("ホンダン", HONG_DAN),
    ("cheongdan", CHEONG_DAN),
    ("cheong-dan", CHEONG_DAN),
    ("청단", CHEONG_DAN),
    ("aotan", CHEONG_DAN),
    ("青短", CHEONG_DAN),
    ("青タン", CHEONG_DAN),
    ("チョンダン", CHEONG_DAN),
    ("chodan", CHO_DAN),
    ("cho-dan", CHO_DAN),
    ("초단", CHO_DAN),
    ("草短", CHO_DAN),
    ("チョダン", CHO_DAN),
    ("ogwang", O_GWANG),
    ("o-gwang", O_GWANG),
    ("오광", O_GWANG),
    ("五光", O_GWANG),
    ("goko", O_GWANG),
    ("사광", DRY_BRIGHTS),
    ("四光", DRY_BRIGHTS),
    ("shiko", DRY_BRIGHTS),
    ("inoshikacho", BOAR_DEER_BUTTERFLIES),
    ("ino-shika-cho", BOAR_DEER_BUTTERFLIES),
    ("猪鹿蝶", BOAR_DEER_BUTTERFLIES),
    ("hanami", FLOWER_VIEWING),
    ("꽃놀이", FLOWER_VIEWING),
    ("花見で一杯", FLOWER_VIEWING),
    ("花見酒", FLOWER_VIEWING),
    ("花見", FLOWER_VIEWING),
    ("tsukimi", MOON_VIEWING),
    ("달맞이", MOON_VIEWING),
    ("月見で一杯", MOON_VIEWING),
    ("月見酒", MOON_VIEWING),
    ("月見", MOON_VIEWING),
];

impl Pile {
    /// The three birds of godori.
    pub const GODORI: Self = GODORI;
    /// The three red ribbons with poems.
    pub const HONG_DAN: Self = HONG_DAN;
    /// The three blue ribbons.
    pub const CHEONG_DAN: Self = CHEONG_DAN;
    /// The three plain red ribbons.
    pub const CHO_DAN: Self = CHO_DAN;
    /// The three red ribbons with poems and the three blue ones.
    pub const SIX_RIBBONS: Self = SIX_RIBBONS;
    /// The five brights.
    pub const BRIGHTS: Self = O_GWANG;
    /// The brights without rain.
    pub const DRY_BRIGHTS: Self = O_GWANG.but(Faces::from_cards(&[Card::RAIN]));
    /// The junk cards that count double.
    pub const DOUBLE_JUNK: Self = Self::from_cards(&[Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    /// The sake cup and the junk cards that count double.
    pub const VIP: Self =
        Self::from_cards(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    /// The boar, the deer and the butterflies.
    pub const BOAR_DEER_BUTTERFLIES: Self = BOAR_DEER_BUTTERFLIES;
    /// The cherry curtain and the sake cup.
    pub const FLOWER_VIEWING: Self = FLOWER_VIEWING;
    /// The moon and the sake cup.
    pub const MOON_VIEWING: Self = MOON_VIEWING;
}
