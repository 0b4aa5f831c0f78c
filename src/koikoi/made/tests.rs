use super::*;
use crate::card::{Calendar, Flower};
use crate::koikoi::yaku::Weather;
use crate::record::{Act, Line as Told, parse};

/// Parses the words of a `makes` line.
fn told(words: &str) -> Made {
    let parsed = parse(&format!("P makes {words}"), Calendar::Japanese);
    assert!(parsed.faults.is_empty(), "{words}");
    match parsed.record.entries.into_iter().next().unwrap().line {
        Some(Told::Act(_, Act::Makes(made))) => made,
        other => panic!("{other:?}"),
    }
}

fn rules(sets: &[(&str, &str)]) -> KoiKoiRules {
    let mut rules = KoiKoiRules::default();
    for (key, value) in sets {
        rules.set(key, value).unwrap();
    }
    rules
}

fn under(words: &str, sets: &[(&str, &str)], around: &MadeContext) -> Result<i64, Unmade> {
    made(&told(words), around, &rules(sets)).map(|score| score.points)
}

/// Returns the points under the default rules, outside any game.
fn points(words: &str) -> Result<i64, Unmade> {
    under(words, &[], &MadeContext::default())
}

fn in_round(flower: Flower) -> MadeContext {
    MadeContext {
        weather: Weather {
            month: Some(flower),
            ..Weather::default()
        },
        ..MadeContext::default()
    }
}

const OLDER: &[(&str, &str)] = &[("yaku.system", "older")];

#[test]
fn a_set_has_its_own_cards_and_what_they_make_besides() {
    for (words, worth) in [
        ("", 0),
        ("five-brights", 15),
        ("four-brights", 8),
        ("rainy-four-brights", 7),
        ("three-brights", 6),
        ("boar-deer-butterflies", 5),
        ("poetry-and-blue", 10),
        ("poetry", 5),
        ("blue", 5),
        ("flower-viewing", 5),
        ("flower-viewing moon-viewing", 10),
        // The cup of the viewing is a fourth animal.
        ("boar-deer-butterflies flower-viewing", 6 + 5),
        // Four dry brights and the cup include the moon and the cup as well.
        ("four-brights flower-viewing", 8 + 5 + 5),
    ] {
        assert_eq!(points(words), Ok(worth), "{words}");
    }
    // If groups add up, six ribbons also count as ribbons.
    assert_eq!(
        under("poetry blue", OLDER, &MadeContext::default()),
        Ok(5 + 5 + 2)
    );
}

#[test]
fn numbers_score_what_they_reach() {
    for (words, worth) in [
        ("chaff c10", 1),
        ("chaff c12", 3),
        ("c12", 3),
        ("c9", 0),
        ("animals a5", 1),
        ("animals a8", 4),
        ("ribbons t8", 4),
        ("boar-deer-butterflies a6", 8),
        ("boar-deer-butterflies a9", 11),
        ("poetry t5", 7),
        ("poetry t9", 11),
        ("poetry-and-blue t10", 14),
        (
            "five-brights flower-viewing moon-viewing poetry-and-blue t10",
            39,
        ),
        ("chaff c25", 16),
    ] {
        assert_eq!(points(words), Ok(worth), "{words}");
    }
    let older = |words| under(words, OLDER, &MadeContext::default());
    assert_eq!(older("boar-deer-butterflies a6"), Ok(5 + 2));
    assert_eq!(older("poetry t5"), Ok(5 + 1));
    assert_eq!(older("poetry blue t10"), Ok(5 + 5 + 6));
}

#[test]
fn what_does_not_go_together_is_wrong() {
    let (chaff, animals) = (MadeKind::Chaff, MadeKind::Animals);
    for (words, why) in [
        ("chaff", Unmade::NoCount { yaku: Yaku::Chaff }),
        (
            "animals a4",
            Unmade::Short {
                yaku: Yaku::Animals,
                told: 4,
            },
        ),
        (
            "poetry blue",
            Unmade::Dearer {
                yaku: Yaku::Poetry,
                dearer: Yaku::PoetryAndBlue,
            },
        ),
        (
            "three-brights four-brights",
            Unmade::Dearer {
                yaku: Yaku::ThreeBrights,
                dearer: Yaku::FourBrights,
            },
        ),
        (
            "boar-deer-butterflies animals a5",
            Unmade::Dearer {
                yaku: Yaku::Animals,
                dearer: Yaku::BoarDeerButterflies,
            },
        ),
        (
            "boar-deer-butterflies a2",
            Unmade::Fewer {
                kind: animals,
                told: 2,
                least: 3,
            },
        ),
        (
            "c26",
            Unmade::More {
                kind: chaff,
                told: 26,
                most: 25,
            },
        ),
        (
            "a10",
            Unmade::More {
                kind: animals,
                told: 10,
                most: 9,
            },
        ),
        // All nine animals include the cup, which is chaff as well.
        (
            "boar-deer-butterflies a9 c0",
            Unmade::Fewer {
                kind: chaff,
                told: 0,
                least: 1,
            },
        ),
        ("cards-of-the-month", Unmade::NoMonth),
    ] {
        assert_eq!(points(words), Err(why), "{words}");
    }
}

#[test]
fn cards_that_make_another_yaku_have_it_named() {
    let which = |words, yaku: &[Yaku]| {
        let yaku = yaku.to_vec();
        assert_eq!(points(words), Err(Unmade::Which { yaku }), "{words}");
    };
    let ribbons = [Yaku::PoetryAndBlue, Yaku::Poetry, Yaku::Blue];
    which("ribbons t9", &ribbons);
    which("ribbons t10", &ribbons[..1]);
    which("animals a9", &[Yaku::BoarDeerButterflies]);
    // With the cup of September, three dry brights must include the curtain or the moon.
    let september = in_round(Flower::Chrysanthemum);
    assert_eq!(
        under("three-brights cards-of-the-month", &[], &september),
        Err(Unmade::Which {
            yaku: vec![Yaku::FlowerViewing, Yaku::MoonViewing]
        })
    );
    let moon = "three-brights moon-viewing cards-of-the-month";
    assert_eq!(under(moon, &[], &september), Ok(6 + 5 + 4));
    let none = [("viewing", "off")];
    assert_eq!(
        under("three-brights cards-of-the-month", &none, &september),
        Ok(6 + 4)
    );
    // If all nine add up with the boar, the result is certain.
    let older = under("animals a9", OLDER, &MadeContext::default());
    assert_eq!(older, Ok(5 + 5), "no other animals are left");
}

#[test]
fn the_cup_is_counted_as_its_owner_does() {
    let either = [("cup", "either")];
    let at = |words: &str| under(words, &either, &MadeContext::default());
    assert_eq!(at("boar-deer-butterflies flower-viewing"), Ok(6 + 5));
    let open = "boar-deer-butterflies flower-viewing chaff c10";
    assert_eq!(at(open), Err(Unmade::Cup));
    assert_eq!(at(&format!("{open} a3")), Ok(5 + 5 + 1));
    assert_eq!(at(&format!("{open} a4")), Ok(6 + 5 + 1));
    assert_eq!(at("chaff c25"), Ok(16));
    let both = "boar-deer-butterflies a9 chaff c25";
    let (kind, told, most) = (MadeKind::Chaff, 25, 24);
    assert_eq!(at(both), Err(Unmade::More { kind, told, most }));
    let animal = [("cup", "animal")];
    let more = under("chaff c25", &animal, &MadeContext::default());
    assert_eq!(more, Err(Unmade::More { kind, told, most }));
    let double = [("chaff.double", "cup,lightning,paulownia")];
    assert_eq!(under("chaff c28", &double, &MadeContext::default()), Ok(19));
    assert_eq!(under("chaff c11", &double, &MadeContext::default()), Ok(2));
}

#[test]
fn a_yaku_is_in_force_or_not() {
    let off = |words, key, value, yaku| {
        let got = under(words, &[(key, value)], &in_round(Flower::Pine));
        assert_eq!(got, Err(Unmade::Off { yaku }), "{key}={value}");
    };
    off("blue", "yaku.blue", "0", Yaku::Blue);
    off("moon-viewing", "viewing", "off", Yaku::MoonViewing);
    off(
        "poetry-and-blue",
        "yaku.system",
        "older",
        Yaku::PoetryAndBlue,
    );
    off("cards-of-the-month", "rounds", "6", Yaku::CardsOfTheMonth);
    let needs = [("viewing", "needs_other")];
    let at = |words| under(words, &needs, &MadeContext::default());
    let yaku = Yaku::FlowerViewing;
    assert_eq!(at("flower-viewing"), Err(Unmade::NotScored { yaku }));
    assert_eq!(at("flower-viewing chaff c10"), Ok(6));
}

#[test]
fn the_month_has_its_cards() {
    let at = |words, flower| under(words, &[], &in_round(flower));
    assert_eq!(at("cards-of-the-month", Flower::Pine), Ok(4));
    // The crane of January, the curtain and the moon are three dry brights.
    let three = at(
        "cards-of-the-month flower-viewing moon-viewing",
        Flower::Pine,
    );
    assert_eq!(three, Ok(6 + 4 + 5 + 5));
    // Willow has the rain, and with three dry brights that makes four with rain.
    let (yaku, dearer) = (Yaku::ThreeBrights, Yaku::RainyFourBrights);
    assert_eq!(
        at("three-brights cards-of-the-month", Flower::Willow),
        Err(Unmade::Dearer { yaku, dearer })
    );
    assert_eq!(
        at("rainy-four-brights cards-of-the-month", Flower::Willow),
        Ok(7 + 4)
    );
}

#[test]
fn cards_that_are_elsewhere_are_not_there() {
    let gone = |words, gone| {
        let around = MadeContext {
            gone,
            ..MadeContext::default()
        };
        under(words, &[], &around)
    };
    let cup = Pile::from_cards(&[Card::CUP]);
    let card = Card::CUP;
    assert_eq!(gone("moon-viewing", cup), Err(Unmade::Gone { card }));
    let (kind, told) = (MadeKind::Ribbons, 8);
    assert_eq!(
        gone("ribbons t8", Pile::HONG_DAN),
        Err(Unmade::More {
            kind,
            told,
            most: 7
        })
    );
    // Seven ribbons without those of the poetry set must include the blue ones.
    assert!(matches!(
        gone("ribbons t7", Pile::HONG_DAN),
        Err(Unmade::Which { .. })
    ));
    let moon = Pile::from_cards(&[Card::MOON, Card::CURTAIN]);
    assert_eq!(gone("three-brights", moon), Err(Unmade::Brights));
}

#[test]
fn points_alone_are_what_they_are() {
    assert_eq!(points("7"), Ok(7));
    assert_eq!(points("three-brights 7"), Ok(7));
    assert_eq!(points("t9 14"), Ok(14));
    // Nine ribbons include a set of ribbons and six more, so at least 11 points.
    assert!(matches!(
        points("t9 10"),
        Err(Unmade::Above {
            points: 11,
            base: 10,
            ..
        })
    ));
    assert!(matches!(
        points("three-brights 5"),
        Err(Unmade::Above {
            points: 6,
            base: 5,
            ..
        })
    ));
    // All 48 cards: 15 for brights, 11 for nine animals, 14 for ten ribbons, 10 for both viewings,
    // 16 for a chaff count of 25.
    assert_eq!(points("66"), Ok(66));
    assert!(matches!(
        points("67"),
        Err(Unmade::Points {
            base: 67,
            most: 66,
            ..
        })
    ));
    let score = made(
        &told("three-brights 7"),
        &MadeContext::default(),
        &rules(&[]),
    )
    .unwrap();
    assert!(score.told);
    assert_eq!(score.jokbo.len(), 1);
    let best = [("counting", "best")];
    let best = under("three-brights chaff c12", &best, &MadeContext::default());
    assert_eq!(best, Ok(6), "the dearest alone");
}

#[test]
fn a_viewing_that_a_captured_card_may_have_spoilt_is_not_made_unless_named() {
    let taken = |words| {
        let sets = [("viewing.weather", "taken")];
        under(words, &sets, &MadeContext::default())
    };
    for (words, worth) in [
        // 3g and 9y are there, but a willow may be, too.
        ("three-brights moon-viewing", 6 + 5),
        ("three-brights flower-viewing", 6 + 5),
        ("three-brights flower-viewing moon-viewing", 6 + 5 + 5),
        ("flower-viewing moon-viewing c12", 5 + 5 + 3),
        // The fourth dry bright is a paulownia.
        ("four-brights flower-viewing", 8 + 5),
        ("moon-viewing", 5),
    ] {
        assert_eq!(taken(words), Ok(worth), "{words}");
    }
    assert!(taken("four-brights moon-viewing").is_err());
}
