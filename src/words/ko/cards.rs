//! Names of cards and flowers.

use crate::card::{Calendar, Card, Flower, Joker, Kind};

pub(crate) fn card(card: Card, calendar: Calendar) -> String {
    format!("{}({})", card_name(card), card.code(calendar))
}

pub(crate) fn card_name(card: Card) -> String {
    if let Some(joker) = card.as_joker() {
        return match joker {
            Joker::One => "보너스 피",
            Joker::Two => "보너스 쌍피",
            Joker::Three => "보너스 삼피",
            Joker::Boss => "보스 조커",
            Joker::Double => "더블 조커",
            Joker::Shield => "방패 조커",
        }
        .to_owned();
    }
    let Some((flower, kind)) = card.flower().zip(card.kind()) else {
        return String::new();
    };
    match kind {
        Kind::Bright => format!("{}광", short(flower)),
        Kind::Animal => animal(flower).to_owned(),
        Kind::Ribbon => ribbon(flower).to_owned(),
        Kind::DoubleJunk => format!("{}쌍피", short(flower)),
        Kind::Junk => format!("{}피", short(flower)),
    }
}

const fn animal(flower: Flower) -> &'static str {
    match flower {
        Flower::Plum => "매조열끗",
        Flower::Wisteria => "흑싸리열끗",
        Flower::Iris => "난초열끗",
        Flower::Peony => "모란열끗",
        Flower::BushClover => "멧돼지",
        Flower::Pampas => "기러기",
        Flower::Chrysanthemum => "국진",
        Flower::Maple => "사슴",
        Flower::Willow => "비열끗",
        other => plain(other),
    }
}

const fn ribbon(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "송학 홍단",
        Flower::Plum => "매조 홍단",
        Flower::Cherry => "벚꽃 홍단",
        Flower::Wisteria => "흑싸리 초단",
        Flower::Iris => "난초 초단",
        Flower::Peony => "모란 청단",
        Flower::BushClover => "홍싸리 초단",
        Flower::Chrysanthemum => "국화 청단",
        Flower::Maple => "단풍 청단",
        Flower::Willow => "비띠",
        other => plain(other),
    }
}

/// Returns the short name of a flower, for names of cards.
const fn short(flower: Flower) -> &'static str {
    match flower {
        Flower::Paulownia => "똥",
        other => plain(other),
    }
}

pub(super) const fn plain(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "송학",
        Flower::Plum => "매조",
        Flower::Cherry => "벚꽃",
        Flower::Wisteria => "흑싸리",
        Flower::Iris => "난초",
        Flower::Peony => "모란",
        Flower::BushClover => "홍싸리",
        Flower::Pampas => "공산",
        Flower::Chrysanthemum => "국화",
        Flower::Maple => "단풍",
        Flower::Paulownia => "오동",
        Flower::Willow => "비",
    }
}

pub(crate) fn flower(flower: Flower) -> String {
    match flower {
        Flower::Paulownia => "오동(똥)".to_owned(),
        _ => plain(flower).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Faces, Pile, read_word};

    /// The name of each card, if it is one word and not that of junk, is read as that card.
    #[test]
    fn names_of_cards_are_read_back() {
        for card in Pile::flowers() {
            let name = card_name(card);
            assert!(!name.is_empty(), "{card:?}");
            let is_one_word = !name.contains(' ') && !name.ends_with('피');
            if is_one_word {
                let read = read_word(&name, Calendar::Korean);
                assert_eq!(read, Ok(vec![card]), "{name}");
            }
        }
    }

    #[test]
    fn cards_are_called_as_people_call_them() {
        let names = |kind| {
            let cards = Faces::kind(kind).cards().iter();
            cards.map(card_name).collect::<Vec<String>>().join(" ")
        };
        assert_eq!(names(Kind::Bright), "송학광 벚꽃광 공산광 똥광 비광");
        assert_eq!(
            names(Kind::Animal),
            "매조열끗 흑싸리열끗 난초열끗 모란열끗 멧돼지 기러기 국진 사슴 비열끗"
        );
        assert_eq!(names(Kind::DoubleJunk), "똥쌍피 비쌍피");
        assert_eq!(card(Card::RAIN, Calendar::Korean), "비광(12g)");
        assert_eq!(flower(Flower::Paulownia), "오동(똥)");
    }
}
