//! Names of cards and flowers.

use crate::card::{Calendar, Card, Flower, Joker, Kind};

/// Returns a card's code and name; `calendar` numbers the months.
pub(crate) fn card(card: Card, calendar: Calendar) -> String {
    format!("{} ({})", card.code(calendar), card_name(card))
}

/// Returns the name of a card, such as `crane` or `pine ribbon`.
pub(crate) fn card_name(card: Card) -> String {
    if let Some(joker) = card.as_joker() {
        return match joker {
            Joker::One => "one-junk joker",
            Joker::Two => "two-junk joker",
            Joker::Three => "three-junk joker",
            Joker::Boss => "boss joker",
            Joker::Double => "double joker",
            Joker::Shield => "shield joker",
        }
        .to_owned();
    }
    let Some((flower, kind)) = card.flower().zip(card.kind()) else {
        return String::new();
    };
    match kind {
        Kind::Bright => bright(flower).to_owned(),
        Kind::Animal => animal(flower).to_owned(),
        Kind::Ribbon => format!("{} ribbon", plain(flower)),
        Kind::DoubleJunk => format!("{} double junk", plain(flower)),
        Kind::Junk => format!("{} junk", plain(flower)),
    }
}

const fn bright(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "crane",
        Flower::Cherry => "curtain",
        Flower::Pampas => "moon",
        Flower::Paulownia => "phoenix",
        Flower::Willow => "rain man",
        other => plain(other),
    }
}

const fn animal(flower: Flower) -> &'static str {
    match flower {
        Flower::Plum => "warbler",
        Flower::Wisteria => "cuckoo",
        Flower::Iris => "bridge",
        Flower::Peony => "butterflies",
        Flower::BushClover => "boar",
        Flower::Pampas => "geese",
        Flower::Chrysanthemum => "cup",
        Flower::Maple => "deer",
        Flower::Willow => "swallow",
        other => plain(other),
    }
}

const fn plain(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "pine",
        Flower::Plum => "plum",
        Flower::Cherry => "cherry",
        Flower::Wisteria => "wisteria",
        Flower::Iris => "iris",
        Flower::Peony => "peony",
        Flower::BushClover => "bush clover",
        Flower::Pampas => "pampas",
        Flower::Chrysanthemum => "chrysanthemum",
        Flower::Maple => "maple",
        Flower::Paulownia => "paulownia",
        Flower::Willow => "willow",
    }
}

/// Returns the name of a flower; willow comes with its other name.
pub(crate) fn flower(flower: Flower) -> String {
    match flower {
        Flower::Willow => "willow (rain)".to_owned(),
        _ => plain(flower).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Pile, read_word};

    /// A card's own name is read as that card, with hyphens instead of spaces.
    #[test]
    fn names_of_cards_are_read_back() {
        for card in Pile::flowers() {
            let name = card_name(card);
            assert!(!name.is_empty(), "{card:?}");
            let is_own_word = !name.contains("junk") && !name.contains("ribbon");
            if is_own_word {
                let read = read_word(&name.replace(' ', "-"), Calendar::Korean);
                assert_eq!(read, Ok(vec![card]), "{name}");
            }
        }
        assert_eq!(flower(Flower::Willow), "willow (rain)");
    }
}
