//! `?` explains the current question in at most ten lines, in every language.

use crate::support::Dokbak;
use dokbak::words::Lang;

/// Returns the explanations of all questions of a script: we put `?` before each answer, and return
/// each question with the rows of its explanation.
fn explained(lang: &str, rules: &str, answers: &str) -> Vec<(String, Vec<String>)> {
    let mut script = format!("players Ann Bo Chul\nrules {rules}\nchip none\nlength 3\n");
    if rules.starts_with("koikoi") {
        script = script.replace(" Chul", "");
    }
    for answer in answers.lines() {
        script.extend(["?\n", answer, "\n"]);
    }
    let play = format!("--lang {lang} play --script -");
    let told = Dokbak::new().line(&play).stdin(&script).run().done();
    let rows: Vec<&str> = told.lines().collect();
    let asks = rows
        .iter()
        .enumerate()
        .filter(|(_, row)| row.ends_with(" ?"));
    let said = asks.map(|(at, row)| {
        // The first question has rows above the one that takes the answer.
        let row = if *row == "> ?" { rows[at - 2] } else { row };
        let question = row.trim_end_matches('?').trim_end().to_owned();
        let said = rows[at + 1..]
            .iter()
            .take_while(|row| !row.starts_with(&question));
        let said = said.map(|row| (*row).to_owned()).collect();
        (question, said)
    });
    said.collect()
}

const HANDS: [(&str, &str); 3] = [
    (
        "korean",
        "2\n1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp, 1 go, shook 5\n3\n1\ny\n",
    ),
    ("koikoi", "2\n1t 2t 3t\n-\n"),
    ("minhwatu", "1gtpp\n2ytpp\n"),
];

#[test]
fn every_question_is_explained_in_ten_lines_at_most() {
    for lang in Lang::SPOKEN.map(Lang::code) {
        for (rules, answers) in HANDS {
            let said = explained(lang, rules, answers);
            assert!(said.len() >= 2, "{lang} {rules}: {said:?}");
            let mut different: Vec<&Vec<String>> = said.iter().map(|(_, rows)| rows).collect();
            different.sort();
            different.dedup();
            let least = if rules == "korean" { 5 } else { 1 };
            assert!(different.len() >= least, "{lang}: {different:#?}");
            for (question, rows) in &said {
                assert!(
                    (2..=10).contains(&rows.len()),
                    "{lang} {question}: {rows:#?}"
                );
                // An example has its own row, so that a narrow screen does not split it.
                let glued = rows.iter().any(|row| row.contains(".   "));
                assert!(lang != "ko" || !glued, "{question}: {rows:#?}");
            }
        }
    }
}

#[test]
fn an_explanation_says_what_the_word_means_and_where_the_rest_is() {
    let said = explained("en", HANDS[0].0, HANDS[0].1);
    let of = |part: &str| {
        let found = said.iter().find(|(question, _)| question.contains(part));
        found.map(|(_, rows)| rows.join("\n")).unwrap_or_default()
    };
    let scored = of("what scored");
    assert!(
        scored.contains("triples and bombs may come with it"),
        "{scored}"
    );
    let gwang = of("gwang-bak");
    assert!(gwang.contains("a loser without one pays double"), "{gwang}");
    let pi = of("pi-bak");
    assert!(
        pi.contains("a loser with too little of it pays double"),
        "{pi}"
    );
    assert!(
        of("Who stopped").ends_with("help lists everything you can type."),
        "{said:?}"
    );
    let korean = explained("ko", HANDS[0].0, HANDS[0].1);
    let korean = format!("{korean:?}");
    for word in ["흔들기", "광박", "피박", "나가리", "도움말"] {
        assert!(korean.contains(word), "{word}: {korean}");
    }
}
