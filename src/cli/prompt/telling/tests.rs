//! What lines tell, and what is said of those that are not understood.

use super::*;
use crate::cli::prompt::players::TableNumbers;
use crate::rules::{Game, GoStopRules, Rules};
use crate::words::Lang;

const NAMES: [&str; 3] = ["영희", "철수", "할머니"];

fn told_at(names: &[&str], game: Game, winner: Option<usize>, text: &str) -> Result<Told, Refusal> {
    told_by(names, &Rules::of(game), winner, text)
}

fn told_by(
    names: &[&str],
    rules: &Rules,
    winner: Option<usize>,
    text: &str,
) -> Result<Told, Refusal> {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let players = TableNumbers::new(&names).of(names);
    let terms = Terms {
        players: &players,
        rules,
        winner: winner.map(Seat),
        pile: winner.is_some(),
    };
    read(text, terms)
}

fn gostop(text: &str) -> Result<Told, Refusal> {
    told_at(&NAMES, Game::GoStop, None, text)
}

/// Returns what was told in one row: winner, cards or points, what happened besides, losers.
fn row(told: &Told) -> String {
    let mut parts = Vec::new();
    parts.extend(told.winner.map(|seat| format!("won {}", seat.0 + 1)));
    for (seat, cards) in &told.piles {
        let cards = crate::card::codes(cards.iter().map(|card| card.value), Calendar::Korean);
        parts.push(format!("{}: {cards}", seat.0 + 1));
    }
    if let Some(scored) = &told.scored {
        let among = scored.among.iter();
        let among = among.map(|(kind, number)| {
            let number = number.map_or_else(String::new, |number| number.to_string());
            format!(" {}{number}", kind.letter())
        });
        let among: String = among.collect();
        parts.push(format!("{} points{among}", scored.points.value));
    }
    let besides = &told.besides;
    parts.extend(besides.goes.map(|goes| format!("{} go", goes.value)));
    for (what, months) in [
        ("shown", &besides.shown),
        ("bombed", &besides.bombed),
        ("grenade", &besides.grenades),
        ("sweep", &besides.first_sweep),
    ] {
        let months = months.iter().map(|month| month.month(Calendar::Korean));
        parts.extend(months.map(|month| format!("{what} {month}")));
    }
    let others = besides.others_go.iter();
    parts.extend(others.map(|seat| format!("{} said go", seat.0 + 1)));
    for (seat, kind, number) in &told.counts {
        parts.push(format!("{} {}{}", seat.0 + 1, kind.letter(), number.value));
    }
    for (seat, times) in &told.koi {
        parts.push(format!("{} koi {}", seat.0 + 1, times.value));
    }
    parts.join("; ")
}

#[test]
fn a_whole_hand_is_told_in_any_order_that_can_be_understood() {
    let godori = "won 2; 2: 2y 4y 8y; 2 go; shown 5";
    for (text, want) in [
        ("2 고도리 2고 흔5", godori),
        ("2고도리 2고 흔5", godori),
        ("철수 고도리 2고 흔들기 5", godori),
        ("철수 흔5 2고 고도리", godori),
        ("고도리 철수 2고 흔5월", godori),
        ("철수 고도리 2 5", godori),
        ("철 godori go2 s5", godori),
        ("철수 2y4y8y go 2 h5", godori),
        ("\"철수\" 2y,4y,8y 2ゴー 見せ5", godori),
        ("철수 고도리고2흔5", godori),
        ("철수 7점 광 피 1고", "won 2; 7 points g p; 1 go"),
        ("철수 7점광피 고", "won 2; 7 points g p; 1 go"),
        ("2 7 gp 1", "won 2; 7 points g p; 1 go"),
        ("철수 7 점 열7 띠", "won 2; 7 points y7 t"),
        ("철수 7pts g p go1", "won 2; 7 points g p; 1 go"),
        ("철수 7点 光 カス 1ゴー", "won 2; 7 points g p; 1 go"),
        ("1 1g3g8g go1", "won 1; 1: 1g 3g 8g; 1 go"),
        (
            "철수 고도리 2고 / 할머니 피3",
            "won 2; 2: 2y 4y 8y; 2 go; 3 p3",
        ),
        (
            "철수 고도리/할머니피3광없음/1 g1p7고",
            "won 2; 2: 2y 4y 8y; 1 said go; 3 p3; 3 g0; 1 g1; 1 p7",
        ),
        (
            "철수 3점 피 2고 영희고",
            "won 2; 3 points p; 2 go; 1 said go",
        ),
        (
            "철수 고도리 영희 고 할머니고 폭8",
            "won 2; 2: 2y 4y 8y; bombed 8; 1 said go; 3 said go",
        ),
        ("철수 고도리 2 / 3고", "won 2; 2: 2y 4y 8y; 2 go; 3 said go"),
        ("2 고도리 수류탄8 첫3 흔5 11", ""),
        (
            "2 고도리 0고 수류탄8 첫3 흔5,11",
            "won 2; 2: 2y 4y 8y; 0 go; shown 5; shown 11; grenade 8; sweep 3",
        ),
        ("철수 비광 팔광 똥광", "won 2; 2: 8g 11g 12g"),
        // What is among the points may come before them, and with a number that scores.
        ("철수 광 피 7점 2고", "won 2; 7 points g p; 2 go"),
        ("철수 열7 띠 8점", "won 2; 8 points y7 t"),
        ("철수 7점 피10", "won 2; 7 points p"),
        ("철수 피12장 3점", "won 2; 3 points p"),
        ("철수 7점 광3 띠5", "won 2; 7 points g t"),
        ("철수 7점 피9", ""),
        ("철수 광 광 7점", ""),
        // Cards are counted, and names have what Korean puts behind them.
        (
            "철수 고도리 / 할머니 피 3장 광1장",
            "won 2; 2: 2y 4y 8y; 3 p3; 3 g1",
        ),
        (
            "철수가 고도리 2고 할머니도 고",
            "won 2; 2: 2y 4y 8y; 2 go; 3 said go",
        ),
        ("할머니는 7점 피 / 철수는 피3", "won 3; 7 points p; 2 p3"),
        ("철수랑 고도리", ""),
        // As people tell it.
        ("철수가 고도리로 쓰리고에 났어", "won 2; 2: 2y 4y 8y; 3 go"),
        ("고도리로 철수가 이겼어요, 투고", "won 2; 2: 2y 4y 8y; 2 go"),
        ("철수 won with 7 points, g and p", "won 2; 7 points g p"),
        ("철수 stopped at 7pts with 1 go", "won 2; 7 points; 1 go"),
        ("철수 ゴドリで 2ゴー 上がり", "won 2; 2: 2y 4y 8y; 2 go"),
        ("철수 with", "won 2"),
        (
            "철수 고도리 영희 고, 2 고",
            "won 2; 2: 2y 4y 8y; 2 go; 1 said go",
        ),
        // Two goes of 영희, or one of each: nobody can tell.
        ("철수 고도리 영희 고, 3번 고", ""),
        ("철수 고도리 고 2번", "won 2; 2: 2y 4y 8y; 2 go"),
        ("철수 고도리 고 없음", "won 2; 2: 2y 4y 8y; 0 go"),
        ("철수が猪鹿蝶で勝ち", "won 2; 2: 6y 7y 10y"),
        ("철수는 7점, 광하고 피", "won 2; 7 points g p"),
        ("goon 고도리", ""),
        ("2번이 고도리", "won 2; 2: 2y 4y 8y"),
        ("철수 won with 5 points, 3 brights", "won 2; 5 points g"),
        ("철수 8 points 7 animals", "won 2; 8 points y7"),
        (
            "철수 고도리 2 bombed 8",
            "won 2; 2: 2y 4y 8y; 2 go; bombed 8",
        ),
        ("2번 고도리 / 3번 피3", "won 2; 2: 2y 4y 8y; 3 p3"),
        ("4번이 고도리", ""),
        ("철수가 고도리 투고 했어", "won 2; 2: 2y 4y 8y; 2 go"),
        ("철수 고도리 2 고 흔 5", godori),
        ("철수 고도리 흔5 2 고", godori),
        ("철수 고도리 / 1 고", "won 2; 2: 2y 4y 8y; 1 said go"),
    ] {
        match gostop(text) {
            Ok(told) => assert_eq!(row(&told), want, "{text}"),
            Err(refusal) => assert_eq!("", want, "{text}: {refusal:?}"),
        }
    }
}

#[test]
fn an_answer_tells_what_happened_besides_the_cards() {
    for (text, want) in [
        ("2", "won 1; 2 go"),
        ("2 5", "won 1; 2 go; shown 5"),
        ("2고 흔5 폭8", "won 1; 2 go; shown 5; bombed 8"),
        ("go2 s5 b8", "won 1; 2 go; shown 5; bombed 8"),
        ("ㄴ5 ㅠ8", "won 1; shown 5; bombed 8"),
        ("철수고", "won 1; 2 said go"),
        ("3고", "won 1; 3 go"),
        ("/3 2", "won 1; 3 said go; 2 said go"),
        ("0 5 11", "won 1; 0 go; shown 5; shown 11"),
        ("2 / 할머니 고 철수 고", "won 1; 2 go; 3 said go; 2 said go"),
    ] {
        let told = told_at(&NAMES, Game::GoStop, Some(0), text).unwrap();
        assert_eq!(row(&told), want, "{text}");
    }
}

#[test]
fn how_many_cards_score_is_said_by_the_rules() {
    let table = |ribbons_from, junk_from| {
        Rules::GoStop(std::sync::Arc::new(GoStopRules {
            ribbons_from,
            junk_from,
            ..GoStopRules::default()
        }))
    };
    for (rules, text, want) in [
        (table(5, 10), "철수 7점 피9", None),
        (table(5, 9), "철수 7점 피9", Some("won 2; 7 points p")),
        (table(5, 12), "철수 7점 피10", None),
        (table(4, 10), "철수 띠4 7점", Some("won 2; 7 points t")),
        // Where ribbons alone never score, their number is none of what the points are.
        (table(0, 10), "철수 7점 띠9", None),
    ] {
        let told = told_by(&NAMES, &rules, None, text);
        assert_eq!(told.ok().map(|told| row(&told)).as_deref(), want, "{text}");
    }
}

#[test]
fn names_come_before_words_and_the_winner_first() {
    let names = ["고", "비", "Kim Ann", "Kim Bo"];
    for (text, want) in [
        ("고 고도리 2고", "won 1; 1: 2y 4y 8y; 2 go"),
        ("비 비광 1g 3g", "won 2; 2: 1g 3g 12g"),
        ("비 고도리 고고", "won 2; 2: 2y 4y 8y; 1 said go"),
        ("고 고도리 비고", "won 1; 1: 2y 4y 8y; 2 said go"),
        ("Kim Ann 고도리", "won 3; 3: 2y 4y 8y"),
        (
            "\"Kim Bo\" 고도리 kim ann go",
            "won 4; 4: 2y 4y 8y; 3 said go",
        ),
    ] {
        let told = told_at(&names, Game::GoStop, None, text).unwrap();
        assert_eq!(row(&told), want, "{text}");
    }
    let refused = told_at(&names, Game::GoStop, None, "Kim 고도리").unwrap_err();
    assert_eq!(
        crate::cli::words::en::refusal(&refused),
        "  ! at column 1: \"Kim\" may be Kim Ann or Kim Bo; write more of the name, or the number"
    );
}

#[test]
fn rounds_and_piles_are_told_too() {
    let round = |text| told_at(&["Taro", "Hana"], Game::KoiKoi, None, text).map(|told| row(&told));
    assert_eq!(
        round("Taro 3g 8g 9y koi1").unwrap(),
        "won 1; 1: 3g 8g 9y; 1 koi 1"
    );
    assert_eq!(
        round("2 3g8g9y koi / taro 1t2t こいこい2").unwrap(),
        "won 2; 2: 3g 8g 9y; 1: 1t 2t; 2 koi 1; 1 koi 2"
    );
    assert!(round("Taro 3g go2").is_err());
    let piles = told_at(
        &NAMES,
        Game::MinHwatu,
        None,
        "철수 1g 2p / 영희 3gt4p 할머니 5p",
    );
    assert_eq!(row(&piles.unwrap()), "2: 1g 2p; 1: 3gt 4p; 3: 5p");
}

#[test]
fn what_is_not_understood_is_named_with_its_column_and_what_would_be_right() {
    for (text, want) in [
        (
            "철수 고도리 2고 흔",
            "at column 11: \"흔\" needs a month from 1 to 12 behind it, such as s5 or b8",
        ),
        (
            "철수 고도리 흔13",
            "at column 8: \"흔13\" needs a month from 1 to 12 behind it, such as s5 or b8",
        ),
        (
            "철수 8x",
            "at column 4: \"8x\" is no card; month 8 has 8gypp",
        ),
        (
            "철수 고도리 hello",
            "at column 8: \"hello\" is not understood; write cards (1g 3g 8g) or points (7pts g p), \
             goes (go2), months shown or bombed (s5 b8)",
        ),
        (
            "철수 고도리 / 할머니 흔5",
            "at column 14: \"흔5\" says nothing of 할머니; write counts, such as g1 p3, or go",
        ),
        (
            "철수 고도리 / 할머니",
            "at column 10: what of 할머니? Write counts, such as g1 p3, or go; or leave the name out",
        ),
        (
            "철수 고도리 / 4 p3",
            "at column 10: nobody called \"4\" plays this hand; the players are 영희, 철수 and 할머니",
        ),
        (
            "고도리 2고",
            "at column 1: who won? Begin with the name or the number; 영희, 철수 and 할머니 play",
        ),
        (
            "철수 고도리 2고 go1",
            "at column 11: \"go1\" was told before; say it once",
        ),
        (
            "철수 고도리 흔5 11",
            "at column 11: what does 11 count? Write go11 for goes, s11 for a month shown, b11 for \
             a month bombed",
        ),
        (
            "철수 고도리 7점",
            "at column 8: write the cards or the points, not both",
        ),
        (
            "철수 고도리 광",
            "at column 8: \"광\" says what is among points, and there are none; write them too, such as 7pts 광",
        ),
        (
            "철수 광 2고",
            "at column 4: \"광\" says what is among points, and there are none; write them too, such as 7pts 광",
        ),
        (
            "철수 고도리 / 할머니 피",
            "at column 14: how much junk? Write the number behind it, such as 피3",
        ),
    ] {
        let refused = gostop(text).unwrap_err();
        let said = crate::cli::words::en::refusal(&refused);
        assert_eq!(said, format!("  ! {want}"), "{text}");
        for lang in Lang::ALL {
            assert!(!crate::cli::words::say!(*lang, refusal(&refused)).is_empty());
        }
    }
}

/// A name may begin as a word does that tells nothing.
#[test]
fn the_beginning_of_a_name_is_no_word_around_it() {
    let names = ["Ann", "Winnie", "로이"];
    for (text, want) in [
        ("Ann godori win go", "won 1; 1: 2y 4y 8y; 2 said go"),
        ("Ann godori 로 고", "won 1; 1: 2y 4y 8y; 3 said go"),
        ("win godori", "won 2; 2: 2y 4y 8y"),
    ] {
        let told = told_at(&names, Game::GoStop, None, text).unwrap();
        assert_eq!(row(&told), want, "{text}");
    }
}
