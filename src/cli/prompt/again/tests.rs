//! Old answers as they are shown can be typed in the language that shows them.

use super::*;
use crate::cli::prompt::trial::first_hand;
use crate::cli::words::Lang;

fn start() -> Rc<HandStart> {
    let rules = "pagat potkan.times=2 fixed.first_sweep=3 grenade=bomb";
    first_hand(rules, &["안나", "Bo", "Kim Ann"])
}

fn history(texts: &[&str]) -> History {
    let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
    History::all(&start(), &texts).unwrap()
}

#[test]
fn an_old_answer_can_be_typed_as_it_is_shown() {
    let pile = "1g 3g 8g 2y 4y 8y 1t 2t 3t";
    for (before, text, shown) in [
        (
            &["안나", pile][..],
            "go2, s5, b8, Bo go, Kim Ann go",
            [
                "go2 s5 b8, Bo go, Kim Ann go",
                "2고 흔5 폭8, Bo 고, Kim Ann 고",
                "2ゴー 見せ5 爆8、Bo ゴー、Kim Ann ゴー",
            ],
        ),
        (
            &["안나", pile],
            "b8, grenade4, f2",
            ["b8 grenade 4 f2", "폭8 수류탄4 첫2", "爆8 手榴弾4 初手2"],
        ),
        (
            &["안나"],
            "16pts g y7 t p",
            [
                "16pts g y7 t p",
                "16점 광 열끗7 띠 피",
                "16点 光 タネ7 短冊 カス",
            ],
        ),
    ] {
        let history = history(before);
        let now = history.now();
        let record = |text: &str| {
            let next = now
                .with(text)
                .unwrap_or_else(|why| panic!("{text}: {why:?}"));
            next.state.case.record().print(Calendar::Korean)
        };
        let old = OldAnswer::of(&now.state, text).unwrap();
        for (lang, shown) in [Lang::English, Lang::Korean, Lang::Japanese]
            .into_iter()
            .zip(shown)
        {
            let asked = asking_again(lang, &asks(&history), "", &old);
            let (_, bracket) = asked.rsplit_once('[').unwrap();
            assert!(bracket.starts_with(shown), "{asked}");
            assert_eq!(record(shown), record(text), "{shown}");
        }
    }
}

#[test]
fn what_enter_says_anyway_is_not_shown_as_an_old_answer() {
    let pile = "1g 3g 8g 2y 4y 8y 1t 2t 3t";
    for (before, text, shown) in [
        (&["안나", pile][..], "none", false),
        (&["안나", pile, "n"], "n", true),
        (&["안나", pile, "n"], "2", true),
        (&[], "안나", true),
    ] {
        let history = history(before);
        let old = OldAnswer::of(&history.now().state, text);
        assert_eq!(old.is_some(), shown, "{before:?} {text}");
    }
}
