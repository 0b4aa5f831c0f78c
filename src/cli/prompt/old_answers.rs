//! Checks that old answers can be typed as shown, in the language that shows them.

use crate::card::Calendar;
use crate::cli::words::Lang;
use crate::cli::words::again::asking_again;
use crate::evening::asking::asks;
use crate::evening::hand::History;
use crate::evening::hand_start::HandStart;
use crate::evening::old;
use crate::evening::trial::first_hand;
use std::sync::Arc;

fn start() -> Arc<HandStart> {
    let rules = "pagat potkan.times=2 fixed.first_sweep=3 grenade=bomb";
    first_hand(rules, &["안나", "Bo", "Kim Ann"])
}

fn history(texts: &[&str]) -> History {
    let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
    History::all(&start(), &texts).unwrap()
}

/// Returns the question asked again, with the old answer.
fn shown(history: &History, lang: Lang, old: &str) -> String {
    let asking = asks(history);
    asking_again(lang, &asking, old).into_seen()
}

#[test]
fn an_old_answer_can_be_typed_as_it_is_shown() {
    let pile = "1g 3g 8g 2y 4y 8y 1t 2t 3t";
    for (before, text) in [
        (&[][..], "안나 고도리 피 11장 2고"),
        (&["안나"], "godori, junk 12, 1 go, Bo go"),
        (&["안나 godori junk 12 1 go"], "Bo, Kim Ann"),
        (&["안나", pile], "none"),
    ] {
        let history = history(before);
        let record = |text: &str| {
            let next = history.now().with(text);
            let next = next.unwrap_or_else(|why| panic!("{text}: {why:?}"));
            next.state.case.record().print(Calendar::Korean)
        };
        let old = old::shown(&history.now().state, text).unwrap();
        for lang in Lang::SPOKEN {
            let asked = shown(&history, lang, &old);
            let (_, bracket) = asked.rsplit_once('[').unwrap();
            let (typed, _) = bracket.split_once(']').unwrap();
            assert_eq!(record(typed), record(text), "{asked}");
        }
    }
}

/// The brackets show only what Enter means now: the old answer replaces the usual default.
#[test]
fn an_old_answer_stands_in_the_place_of_what_enter_says_else() {
    let history = history(&["안나 고도리 피 11장 1고, Bo 피박"]);
    for lang in Lang::SPOKEN {
        let asked = shown(&history, lang, "Kim Ann");
        assert!(asked.ends_with("[Kim Ann] "), "{asked}");
        assert_eq!(asked.matches('[').count(), 1, "{asked}");
    }
}

#[test]
fn what_enter_says_anyway_is_not_shown_as_an_old_answer() {
    for (before, text, shown) in [
        (&["안나 고도리 피 11장 1고, Bo 피박"][..], "", false),
        (&["안나 고도리 피 11장 1고, Bo 피박"], "Kim Ann", true),
        (&["안나 고도리 피 11장 1고"], "none", true),
        (&[], "안나", true),
    ] {
        let history = history(before);
        let old = old::shown(&history.now().state, text);
        assert_eq!(old.is_some(), shown, "{before:?} {text}");
    }
}
