//! Names of cards and flowers. A card is named after its flower and what accompanies it, as
//! hanafuda players do.

use crate::card::{Calendar, Card, Flower, Joker, Kind};

pub(crate) fn card(card: Card, calendar: Calendar) -> String {
    format!("{}（{}）", card.code(calendar), named(card, calendar))
}

pub(crate) fn card_name(card: Card) -> String {
    named(card, Calendar::Korean)
}

/// Returns the name of a card at a table with this calendar. In Japan, Go-Stop's double junk is
/// plain chaff.
pub(crate) fn named(card: Card, calendar: Calendar) -> String {
    if let Some(joker) = card.as_joker() {
        return joker_name(joker).to_owned();
    }
    let Some((flower, kind)) = card.flower().zip(card.kind()) else {
        return String::new();
    };
    let plain = plain(flower);
    match (kind, calendar) {
        (Kind::Bright, _) => bright(flower).to_owned(),
        (Kind::Animal, _) => animal(flower).to_owned(),
        (Kind::Ribbon, _) => format!("{plain}に{}", ribbon(flower)),
        (Kind::DoubleJunk, Calendar::Korean) => format!("{plain}のサンピ"),
        (Kind::DoubleJunk, Calendar::Japanese) if flower == Flower::Paulownia => {
            format!("{plain}の色つきのカス")
        }
        (Kind::Junk | Kind::DoubleJunk, _) => format!("{plain}のカス"),
    }
}

const fn joker_name(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "1枚分のジョーカー",
        Joker::Two => "2枚分のジョーカー",
        Joker::Three => "3枚分のジョーカー",
        Joker::Boss => "ボスのジョーカー",
        Joker::Double => "倍のジョーカー",
        Joker::Shield => "盾のジョーカー",
    }
}

const fn bright(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "松に鶴",
        Flower::Cherry => "桜に幕",
        Flower::Pampas => "芒に月",
        Flower::Paulownia => "桐に鳳凰",
        Flower::Willow => "柳に小野道風",
        other => plain(other),
    }
}

const fn animal(flower: Flower) -> &'static str {
    match flower {
        Flower::Plum => "梅に鶯",
        Flower::Wisteria => "藤に不如帰",
        Flower::Iris => "菖蒲に八橋",
        Flower::Peony => "牡丹に蝶",
        Flower::BushClover => "萩に猪",
        Flower::Pampas => "芒に雁",
        Flower::Chrysanthemum => "菊に盃",
        Flower::Maple => "紅葉に鹿",
        Flower::Willow => "柳に燕",
        other => plain(other),
    }
}

/// Returns the name of a flower's ribbon.
const fn ribbon(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine | Flower::Plum | Flower::Cherry => "赤短",
        Flower::Peony | Flower::Chrysanthemum | Flower::Maple => "青短",
        _ => "短冊",
    }
}

pub(super) const fn plain(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "松",
        Flower::Plum => "梅",
        Flower::Cherry => "桜",
        Flower::Wisteria => "藤",
        Flower::Iris => "菖蒲",
        Flower::Peony => "牡丹",
        Flower::BushClover => "萩",
        Flower::Pampas => "芒",
        Flower::Chrysanthemum => "菊",
        Flower::Maple => "紅葉",
        Flower::Paulownia => "桐",
        Flower::Willow => "柳",
    }
}

pub(crate) fn flower(flower: Flower) -> String {
    match flower {
        Flower::Willow => "柳（雨）".to_owned(),
        _ => plain(flower).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Pile;
    use std::collections::BTreeSet;

    #[test]
    fn cards_have_the_names_of_hanafuda() {
        for (code, name) in [
            ("1g", "松に鶴"),
            ("11g", "桐に鳳凰"),
            ("12g", "柳に小野道風"),
            ("9y", "菊に盃"),
            ("7y", "萩に猪"),
            ("1t", "松に赤短"),
            ("6t", "牡丹に青短"),
            ("4t", "藤に短冊"),
            ("12t", "柳に短冊"),
            ("1p", "松のカス"),
            ("11s", "桐のサンピ"),
        ] {
            let card = crate::card::read_word(code, Calendar::Korean).unwrap()[0];
            assert_eq!(card_name(card), name);
        }
        assert_eq!(
            card(Card::WILLOW_DOUBLE, Calendar::Japanese),
            "11s（柳のカス）"
        );
        assert_eq!(flower(Flower::Willow), "柳（雨）");
    }

    /// The name of each card is read as that card.
    #[test]
    fn names_of_cards_are_read_back() {
        for calendar in [Calendar::Korean, Calendar::Japanese] {
            for card in Pile::flowers()
                .into_iter()
                .chain(Joker::ALL.map(Card::joker))
            {
                let name = named(card, calendar);
                let read = crate::card::read_word(&name, calendar);
                assert_eq!(read, Ok(vec![card]), "{name}");
            }
        }
    }

    /// Cards with different codes have different names.
    #[test]
    fn no_two_cards_have_one_name() {
        for calendar in [Calendar::Korean, Calendar::Japanese] {
            let cards = Pile::flowers().into_iter();
            let cards: BTreeSet<String> = cards.map(|card| card.code(calendar)).collect();
            let names = Pile::flowers()
                .into_iter()
                .map(|card| named(card, calendar));
            assert_eq!(names.collect::<BTreeSet<String>>().len(), cards.len());
        }
    }
}
