//! Every screen of a phone is in the phone's language: neither a word of another one stands on it,
//! nor one of the record language, in what is shown, said or refused. In the test language nothing
//! is left that was not translated.

use super::readable::texts;
use super::{HttpAnswer, ServedTable};
use crate::rules::{Game, Rules};
use crate::serve::key::Secret;
use crate::serve::phones::PhoneId;
use crate::vocabulary::ENGLISH;
use crate::words::Lang;
use std::collections::BTreeMap;
use std::time::Duration;

/// The languages in which no English may appear.
const LANGS: [Lang; 3] = [Lang::Korean, Lang::Japanese, Lang::Pseudo];

/// What is the same in every language: the name of the program, and what players write so.
const ALIKE: &[&str] = &[
    "dokbak",
    "VIP",
    "English",
    "한국어",
    "日本語",
    // Who a ruleset is of.
    "Fuda Wiki",
    "Wikipedia",
    "pagat.com",
    "pagat",
    // What stands for a number.
    "N",
    "K",
];

/// Somebody at a table who reads every screen in every language.
struct Reader<'a> {
    table: &'a ServedTable,
    cookie: String,
    /// What people typed.
    typed: Vec<&'static str>,
    left: BTreeMap<String, String>,
}

impl<'a> Reader<'a> {
    /// Takes a seat.
    fn seated(table: &'a ServedTable, name: &str, typed: &[&'static str]) -> Self {
        let cookie = table.phone();
        table.until(|_| true);
        let mut reader = Self {
            table,
            cookie,
            typed: typed.to_vec(),
            left: BTreeMap::new(),
        };
        reader
            .typed
            .sort_by_key(|word| std::cmp::Reverse(word.len()));
        reader.reads("before a seat", &["/", "/seats"]);
        table.about(&reader.cookie, &format!("seat {name}"));
        reader
    }

    /// Reads these places.
    fn reads(&mut self, stage: &str, places: &[&str]) {
        for lang in LANGS {
            for place in places {
                let page = self.table.get_in(lang, place, &self.cookie);
                assert_eq!(page.status, 200, "{stage}, {place}: {page:?}");
                self.look(lang, &format!("{stage}, {place}"), &page.body);
            }
        }
    }

    /// Reads every place of a table.
    fn reads_all(&mut self, stage: &str) {
        self.reads(stage, PLACES);
    }

    /// Enters something that is not taken, and reads why.
    fn is_refused(&mut self, stage: &str, what: &str, text: &'static str) {
        let answer: &'static str = what
            .strip_prefix("answer ")
            .map_or("", |typed| typed.to_owned().leak());
        self.typed
            .extend(answer.split(' ').filter(|word| word.len() > 1));
        self.typed
            .extend(text.split([' ', '\n']).filter(|word| word.len() > 1));
        self.typed.sort_by_key(|word| std::cmp::Reverse(word.len()));
        for lang in LANGS {
            let answer = self.sends(lang, &[("do", what), ("text", text)]);
            assert!(answer.status != 303, "{stage}: {what} {text} was taken");
            self.look(lang, &format!("{stage}: {what} {text}"), &answer.body);
        }
    }

    /// Enters something with a phone of this language.
    fn sends(&self, lang: Lang, fields: &[(&str, &str)]) -> HttpAnswer {
        let key = Secret::draw().unwrap();
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("key", key.text());
        form.append_pair("seen", &self.table.seen(&self.cookie));
        form.append_pair("at", "/hand").extend_pairs(fields);
        let form = form.finish();
        loop {
            let answer = self.table.post_in(lang, "/do", &self.cookie, &form);
            // Nobody taps as fast as a test.
            if answer.status != 429 {
                return answer;
            }
            std::thread::sleep(Duration::from_millis(500));
        }
    }

    fn enter(&self, what: &str, text: &str) {
        let answer = self.sends(Lang::English, &[("do", what), ("text", text)]);
        assert_eq!(answer.status, 303, "{what} {text}: {answer:?}");
    }

    /// Answers what is still asked with nobody or nothing, and confirms the hand.
    fn confirms(&self) {
        for _ in 0..9 {
            let page = self.table.get("/hand", &self.cookie).body;
            let answers = ["answer -", "answer ", "answer n"];
            let shows = |what: &str| page.contains(&format!("value=\"{what}\""));
            let answer = answers.into_iter().find(|answer| shows(answer));
            match answer.filter(|_| !shows("confirm")) {
                Some(answer) => self.enter(answer, ""),
                None => break,
            }
        }
        self.enter("confirm", "");
    }

    /// Looks for what is not of this language on a page.
    fn look(&mut self, lang: Lang, place: &str, page: &str) {
        for text in texts(page) {
            if is_code(&text) {
                continue;
            }
            let mut rest = text.clone();
            for word in self.typed.iter().chain(ALIKE) {
                rest = rest.replace(word, "\u{1}");
            }
            let found = foreign(lang, &rest);
            for word in found {
                self.left
                    .entry(format!("{lang} {word}"))
                    .or_insert_with(|| format!("{place}: {}", text.trim()));
            }
        }
    }

    /// Fails if something was found.
    fn none(self) {
        let rows = self.left.iter();
        let rows: Vec<String> = rows.map(|(word, text)| format!("{word}: {text}")).collect();
        assert!(rows.is_empty(), "{}", rows.join("\n"));
    }
}

/// Returns whether a text is the letters that let somebody in.
fn is_code(text: &str) -> bool {
    let mut groups = text.split(' ');
    text.len() == 9 && text.is_ascii() && groups.all(|group| group.len() == 4)
}

/// Returns what is not of a language.
fn foreign(lang: Lang, text: &str) -> Vec<String> {
    let latin =
        text.split(|letter: char| !(letter.is_ascii_alphanumeric() || "-_.=".contains(letter)));
    let latin = latin.map(|word| word.trim_matches(['-', '.', '=']));
    let latin = latin.filter(|word| word.contains(|letter: char| letter.is_ascii_alphabetic()));
    let spoken = |word: &str| lang == Lang::Pseudo && said_at_tables().any(|said| said == word);
    let latin = latin.filter(|word| !spoken(word));
    let mut found: Vec<String> = latin.map(str::to_owned).collect();
    let is_other = |letter: &char| match lang {
        Lang::Korean => matches!(letter, 'ぁ'..='ヿ' | '一'..='鿿'),
        Lang::Japanese => matches!(letter, '가'..='힣'),
        // English has the Korean and Japanese names of what scores beside its own.
        _ => false,
    };
    let other: String = text.chars().filter(is_other).collect();
    found.extend((!other.is_empty()).then_some(other));
    if lang == Lang::Korean {
        let either = ["(가)", "(는)", "(를)", "(와)", "(으)", "(이)", "(예요)"];
        found.extend(
            either
                .iter()
                .filter(|form| text.contains(**form))
                .map(|form| (*form).to_owned()),
        );
        found.extend(text.contains('칩').then(|| "칩".to_owned()));
    }
    found
}

/// The English words of players, which the test language does not disguise.
fn said_at_tables() -> impl Iterator<Item = &'static str> {
    let words = ENGLISH.words.iter().flat_map(|(_, words)| *words);
    words.flat_map(|words| words.split(' '))
}

/// The places of a table that change with the hand.
const PLACES: &[&str] = &["/", "/hand", "/evening", "/money"];

/// Those that are the same all evening.
const OTHERS: &[&str] = &["/me", "/phones", "/seats", "/table"];

const NAMES: &[&str] = &["花子", "健", "Jack", "할머니", "원"];

fn playing(lines: &[&str], tracked: bool) -> ServedTable {
    ServedTable::playing(lines, tracked)
}

#[test]
fn the_way_in_and_the_beginning_are_in_the_language_of_the_phone() {
    let table = ServedTable::new();
    let mut reader = Reader::seated(&table, "花子", NAMES);
    reader.reads(
        "the beginning",
        &[
            "/",
            "/begin?p=花子&p=할머니&p=Jack&new=健&rules=pagat",
            "/me",
            "/evening",
            "/money",
            "/phones",
            "/hand",
            "/why/1",
        ],
    );
    for (stage, chip, rules) in [("chip", "many", "pagat"), ("rules", "100원", "hulla")] {
        let text = [
            "players 花子 Jack",
            &format!("rules {rules}"),
            &format!("chip {chip}"),
            "length open",
        ]
        .join("\n");
        reader.is_refused(stage, "begin", text.leak());
    }
    reader.none();
}

#[test]
fn a_hand_of_go_stop_is_in_the_language_of_the_phone() {
    let table = playing(&["花子 健 Jack", "pagat", "100원", "none"], false);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    reader.reads_all("nothing yet");
    reader.reads("nothing yet", OTHERS);
    for by in ["cards", "months", "points"] {
        reader.reads("cards", &[&format!("/hand?pile=健&by={by}")]);
    }
    for text in [
        "zz",
        "花子 zz",
        "花子 takes 1z",
        "花子 8g 8g",
        "花子 scores",
        "99",
        "花子 takes 8g 8g",
    ] {
        reader.is_refused("a wrong line", "text", text);
    }
    for tap in [
        "tap won 花子",
        "tap cards 1g 1 花子",
        "tap cards 3g 1 花子",
        "tap cards 8g 1 花子",
        "tap goes 2 花子",
        "tap cards 4t 1 Jack",
    ] {
        reader.enter(tap, "");
    }
    reader.reads_all("taps");
    reader.is_refused("another's card", "tap cards 8g 1 Jack", "");
    reader.enter("tap count p 11 花子", "");
    reader.enter("tapped", "");
    for answer in ["answer 健", "answer Jack"] {
        reader.reads_all("a question");
        reader.is_refused("a wrong answer", "answer 0x", "");
        reader.enter(answer, "");
    }
    for _ in 0..4 {
        if !reader
            .table
            .get("/hand", &reader.cookie)
            .body
            .contains("value=\"answer -\"")
        {
            break;
        }
        reader.reads_all("a question");
        reader.enter("answer -", "");
    }
    reader.reads_all("the verdict");
    reader.enter("confirm", "");
    reader.reads_all("a written hand");
    reader.reads("the argument", &["/why/1", "/why/9", "/money?of=花子"]);
    reader.none();
}

#[test]
fn every_other_rule_is_in_the_language_of_the_phone() {
    for (names, rules, hand) in [
        ("花子 健 Jack", "pagat", &["花子 scores 5", "花子 stop"][..]),
        ("花子 健", "koikoi", &["花子 makes blue", "花子 shobu"]),
        (
            "花子 健 Jack",
            "minhwatu",
            &["花子 has 1g 3g 8g", "健 has 2y 4y 6y", "Jack has 5y"],
        ),
    ] {
        let table = playing(&[names, rules, "100원", "none"], false);
        let mut reader = Reader::seated(&table, "花子", NAMES);
        for line in hand {
            reader.enter("text", line);
        }
        for _ in 0..9 {
            if reader
                .table
                .get("/hand", &reader.cookie)
                .body
                .contains("\"confirm\"")
            {
                break;
            }
            reader.enter("answer -", "");
        }
        reader.enter("confirm", "");
        let game = Game::ALL
            .into_iter()
            .find(|game| rules.starts_with(game.id()));
        let keys = Rules::default_for(game.unwrap_or(Game::GoStop)).keys();
        let mut places = Vec::new();
        for info in keys {
            let samples = info.expected.samples().into_iter();
            let other = samples.rev().find(|value| *value != info.default);
            let value = other.map_or_else(String::new, |value| format!("&value={value}"));
            places.push(format!("/why/1?key={}{value}", info.key));
        }
        let places: Vec<&str> = places.iter().map(String::as_str).collect();
        reader.reads("other rules", &places);
        reader.none();
    }
}

#[test]
fn a_hand_without_money_is_in_the_language_of_the_phone() {
    for (names, rules, record) in [
        (
            "花子 健 Jack",
            "korean",
            &["花子 scores 5 g", "花子 ppuk first", "花子 stop"][..],
        ),
        ("花子 健", "koikoi", &["花子 makes blue", "花子 shobu"]),
        (
            "花子 健 Jack",
            "minhwatu",
            &["花子 has 1g 3g 8g", "健 has 2y 4y 6y"],
        ),
    ] {
        let table = playing(&[names, rules, "none", "none"], false);
        let mut reader = Reader::seated(&table, "花子", NAMES);
        for line in record {
            reader.enter("text", line);
            reader.reads(rules, PLACES);
        }
        if rules != "minhwatu" {
            reader.confirms();
            reader.reads_all(rules);
            reader.reads(rules, &["/why/1", "/money?of=花子"]);
        }
        reader.none();
    }
}

#[test]
fn a_sale_is_in_the_language_of_the_phone() {
    let table = playing(&["花子 健 Jack 할머니", "pagat", "100원", "none"], false);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    reader.reads_all("who stays");
    reader.is_refused("a wrong answer", "answer 0x", "");
    reader.enter("answer s", "");
    reader.reads_all("who stays");
    reader.enter("answer s", "");
    reader.reads_all("what is sold");
    reader.is_refused("a wrong sale", "answer 1t", "");
    reader.enter("answer 1g 3g", "");
    reader.reads_all("after the sale");
    reader.enter("text", "花子 scores 5");
    reader.enter("text", "花子 stop");
    reader.reads_all("the verdict");
    reader.enter("confirm", "");
    reader.reads_all("a written sale");
    reader.reads("the argument", &["/why/1"]);
    reader.none();
}

#[test]
fn what_is_asked_again_and_disputed_is_in_the_language_of_the_phone() {
    let table = playing(&["花子 健 Jack", "pagat", "100원", "none"], false);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    for tap in [
        "tap won 花子",
        "tap cards 1g 1 花子",
        "tap cards 3g 1 花子",
        "tap cards 8g 1 花子",
    ] {
        reader.enter(tap, "");
    }
    for tap in ["tap count p 11 花子", "tapped", "answer 健"] {
        reader.enter(tap, "");
    }
    reader.confirms();
    reader.sends(
        Lang::English,
        &[("do", "back"), ("replies", "y"), ("then", "/again")],
    );
    for _ in 0..6 {
        reader.reads("asked again", &["/again", "/"]);
        let page = reader.table.get("/again", &reader.cookie).body;
        let Some((_, kept)) = page.split_once("class=\"main\" name=\"do\" value=\"answer ") else {
            break;
        };
        let kept = kept.split('"').next().unwrap_or_default();
        assert!(!page.contains("name=\"do\" value=\"reason"), "{page}");
        let kept = texts(&format!("<input value=\"{kept}\">"))
            .pop()
            .unwrap_or_default();
        reader.enter(&format!("answer {kept}"), "");
    }
    // All answers as before: nothing is corrected. Another one is.
    reader.enter("text", "nagari");
    reader.confirms();
    let phone = PhoneId(table.number_of("花子"));
    table
        .phones
        .lock()
        .unwrap()
        .name_referee(phone, true)
        .unwrap();
    for (record, claim) in [
        ("花子 scores 5", "Jack ppuk first"),
        ("健 scores 7 g p", "健 heundeum 4"),
    ] {
        reader.enter("text", record);
        reader.enter(
            "text",
            &format!("{} stop", record.split(' ').next().unwrap()),
        );
        reader.confirms();
        let hand = reader
            .table
            .get("/evening", &reader.cookie)
            .body
            .matches("<li><h2>")
            .count();
        reader.enter(&format!("line dispute {hand}"), "");
        reader.reads("a dispute", &["/dispute", "/"]);
        reader.enter("text", claim);
        reader.reads("a claim", &["/dispute"]);
        reader.is_refused("a wrong claim", "text", "zz zz");
        reader.enter("line quit", "");
    }
    reader.none();
}

#[test]
fn a_hand_turn_by_turn_is_in_the_language_of_the_phone() {
    let lines = ["花子 健 Jack", "pagat", "none", "none", "1t 2t 3t 4t 5t 6t"];
    let table = playing(&lines, true);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    reader.reads_all("a turn");
    reader.enter("answer 花子 holds 1g 2y 3g 4y 5y 6y 7y", "");
    reader.reads_all("one's own hand");
    reader.reads("a card", &["/hand?played=1g"]);
    reader.is_refused("a wrong turn", "answer 1t 2t", "");
    reader.enter("answer 1g 9y", "");
    reader.reads_all("another's turn");
    reader.none();
}

#[test]
fn the_end_and_the_money_are_in_the_language_of_the_phone() {
    let table = playing(&["花子 健 Jack", "pagat", "100원", "2"], false);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    for record in ["花子 scores 5", "健 scores 7"] {
        reader.enter("text", record);
        reader.enter(
            "text",
            &format!("{} stop", record.split(' ').next().unwrap()),
        );
        reader.confirms();
    }
    reader.reads_all("the last hand");
    reader.reads(
        "the balance",
        &["/money?of=花子", "/money?of=Jack", "/why/2"],
    );
    reader.enter("yes", "");
    reader.reads_all("the end");
    reader.none();
}

#[test]
fn koi_koi_and_min_hwatu_are_in_the_language_of_the_phone() {
    let table = playing(&["花子 健", "koikoi", "100원", "none"], false);
    let mut reader = Reader::seated(&table, "花子", NAMES);
    reader.reads_all("a round");
    for by in ["yaku", "months", "points"] {
        reader.reads("a round", &[&format!("/hand?pile=健&by={by}")]);
    }
    for tap in [
        "tap won 花子",
        "tap yaku moon-viewing on 花子",
        "tap goes 1 健",
        "tap count t 6 花子",
    ] {
        reader.enter(tap, "");
    }
    reader.reads_all("taps");
    reader.enter("tapped", "");
    for _ in 0..6 {
        reader.reads_all("a question");
        if reader
            .table
            .get("/hand", &reader.cookie)
            .body
            .contains("\"confirm\"")
        {
            break;
        }
        reader.enter("answer -", "");
    }
    reader.enter("confirm", "");
    reader.reads_all("a written round");
    reader.reads("the argument", &["/why/1"]);
    reader.none();
}
