//! How many answers and keys a hand takes, including Enter, and that it is settled correctly.

use crate::support::{Dokbak, key};
use unicode_normalization::UnicodeNormalization as _;

/// Returns how many keys an input method needs for a Hangul letter: vowels and final consonants
/// made of two parts take two.
fn keys_of(letter: char) -> usize {
    let two = "ㅘㅙㅚㅝㅞㅟㅢㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄㄲㄸㅃㅆㅉㅒㅖ";
    let two: Vec<char> = two.nfkd().collect();
    // Final consonants made of two parts, in the block of conjoining jamo.
    let finals = ['\u{11aa}', '\u{11ac}', '\u{11ad}', '\u{11b9}'];
    let double = two.contains(&letter)
        || finals.contains(&letter)
        || ('\u{11b0}'..='\u{11b6}').contains(&letter);
    if double { 2 } else { 1 }
}

/// Returns how many keys a text takes, including Enter.
fn keys(text: &str) -> usize {
    text.nfd().map(keys_of).sum::<usize>() + 1
}

#[test]
fn syllables_are_counted_by_their_keys() {
    for (text, count) in [
        ("", 1),
        ("1", 2),
        ("고", 3),
        ("고도리", 7),
        ("광", 5),
        ("2고 흔5", 9),
        ("Ann", 4),
        ("쌍피", 7),
        ("닭", 5),
    ] {
        assert_eq!(keys(text), count, "{text}");
    }
}

/// Plays a hand with these answers, confirms the verdict with one more Enter, and checks who won
/// and lost how much, and how many answers and keys it took.
fn plays(rules: &str, hand: &[&str], net: &str, most: (usize, usize)) {
    let answers: Vec<&str> = hand.iter().copied().chain([""]).collect();
    let typed = answers.iter().map(|answer| match *answer {
        "" => "-\n".to_owned(),
        answer => format!("{answer}\n"),
    });
    let typed: String = typed.collect();
    let script =
        format!("players 영희 철수 할머니\nrules {rules}\nchip none\nlength open\n{typed}");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&script)
        .run()
        .done();
    assert!(
        told.contains(&format!("\nStanding: {net}.\n")),
        "{hand:?}: {told}"
    );
    // Nothing else was asked: the next hand is waiting.
    assert!(told.contains("\nHand 2: "), "{told}");
    let counted = answers.iter().map(|answer| keys(answer)).sum::<usize>();
    assert!(
        answers.len() <= most.0,
        "{} answers: {hand:?}",
        answers.len()
    );
    assert!(counted <= most.1, "{counted} keys: {hand:?}");
}

/// Godori is 5 points, and nothing else happened: 5 from each.
#[test]
fn a_plain_hand_takes_two_answers_and_ten_keys() {
    let net = "영희 +10, 철수 -5, 할머니 -5";
    for rules in ["korean", "pagat"] {
        plays(rules, &["1 고도리"], net, (2, 10));
        plays(rules, &["1 2y4y8y"], net, (2, 10));
        plays(rules, &["1", "고도리"], net, (3, 10));
    }
}

/// Godori 5, ten junk 1, one go 1: 7, doubled for 할머니, who is pi-bak.
#[test]
fn an_ordinary_hand_takes_three_answers_and_thirty_keys() {
    let net = "영희 +21, 철수 -7, 할머니 -14";
    plays("korean", &["1 고도리 피10 1고", "3"], net, (3, 30));
    plays(
        "korean",
        &["영희 고도리 피10 1고 할머니 피박", ""],
        net,
        (3, 48),
    );
}

/// Four brights with rain 4, junk worth 10 is 1: 5, and 2 for two goes, doubled for the triple of
/// August. 철수 has no bright and 3 junk, doubled twice: 56; 할머니 14. 철수 had said go and pays for
/// both.
#[test]
fn the_complicated_hand_takes_four_answers_and_fifty_keys() {
    let net = "영희 +70, 철수 -70, 할머니 0";
    let cards = "1 11gspp12gs8gpp1gpp 2고 흔8/2번고";
    plays("korean", &[cards, "2", "2"], net, (4, 50));
    // The same in Korean words, with the losers told as well.
    let words = "영희 11gspp 12gs 8gpp 1gpp 2고 흔8 / 철수 고 광없음 피3 / 할머니 광1 피7";
    plays("korean", &[words], net, (2, usize::MAX));
    // One thing at a time.
    let slow = ["1", "11gspp12gs8gpp1gpp 2고 흔8 철수고", "2", "2"];
    plays("korean", &slow, net, (5, 50));
}

/// 9 points, including brights and junk, and 2 for two goes: 11, doubled for the triple. 철수 88, 할머니
/// 22, and 철수 pays for both: so much that the prompt asks whether it is right.
#[test]
fn the_complicated_hand_takes_five_answers_with_points() {
    let net = "영희 +110, 철수 -110, 할머니 0";
    plays(
        "korean",
        &["1 9점 광 피 2고 흔8/2번고", "2", "2", "y"],
        net,
        (5, 50),
    );
    // If the line does not say what the points consist of, the prompt asks.
    plays(
        "korean",
        &["1 9점 2고 흔8/2번고", "광 피", "2", "2", "y"],
        net,
        (6, 50),
    );
}

#[test]
fn a_nagari_takes_two_answers_and_three_keys() {
    plays("korean", &["n"], "영희 0, 철수 0, 할머니 0", (2, 3));
    plays("pagat", &["n"], "영희 0, 철수 0, 할머니 0", (2, 3));
}

/// When the hand is followed turn by turn, a turn is the card played and the card turned up.
#[test]
fn a_turn_takes_one_answer_and_six_keys() {
    let script =
        "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n1g 2y 3p 5yt 6t\n1t 4p\nquit\n";
    let told = Dokbak::new()
        .line("play --track --script -")
        .stdin(script)
        .run()
        .done();
    assert!(told.contains("Ann> 1t 4p\n"), "{told}");
    assert!(told.contains("Bo> quit"), "{told}");
    assert!(keys("1t 4p") <= 6);
}

/// Three brights are 3 points, with hong-dan 6. The text behind the cursor is not part of the line,
/// must fit on the row, and disappears on Enter.
#[test]
fn points_are_shown_while_cards_are_typed() {
    let dokbak = Dokbak::new();
    dokbak
        .line("play --script -")
        .stdin("players 영희 철수 할머니\nrules korean\nchip none\nlength open\n")
        .run()
        .done();
    for (lang, on, said) in [
        (
            "en",
            "Continue it? [Y/n] ",
            "3 points: three brights (삼광)",
        ),
        ("ko", "", "3점: 삼광"),
        ("ja", "", "3点: 三光"),
    ] {
        let mut pty = dokbak.args(["--lang", lang, "play"]).terminal(24, 140);
        if on.is_empty() {
            pty.send(key::ENTER);
        } else {
            pty.answer(on, "");
        }
        pty.wait_for("> ");
        pty.send("2 1g 3g 8");
        pty.wait_for("2 1g 3g 8");
        assert!(!pty.screen_rows().join("\n").contains(said), "{lang}");
        pty.send("g");
        pty.wait_for(&format!("2 1g 3g 8g  {said}"));
        pty.send(key::CTRL_U);
        pty.wait_gone(said);
        pty.send(key::CTRL_C);
        assert_eq!(pty.end().status, 130);
    }
}
