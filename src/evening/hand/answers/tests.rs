//! Tests that the answers derived from a record produce the same record.

use crate::case::{Case, Opening};
use crate::evening::ask::Question;
use crate::evening::hand::answers::*;
use crate::evening::hand::history::History;
use crate::evening::hand::texts::seated;
use crate::evening::trial::{TestNumbers, first_hand};
use crate::evening::written::asked_today;
use crate::record::{Header, Name};
use crate::rules::Ruleset;
use crate::telling::AskId;
use std::fs;
use std::path::{Path, PathBuf};

const NAMES: [&str; 7] = ["안나", "Bo", "Kim Ann", "N", "太郎", "Dal", "영희"];

fn start(rules: &str, players: usize) -> Arc<HandStart> {
    first_hand(rules, &NAMES[..players])
}

/// Returns the start of the hand that a record is about.
fn start_of(record: &Record, ruleset: &Ruleset) -> Arc<HandStart> {
    let players: Vec<Name> = record.players().into_iter().map(Name::from).collect();
    let given = record.headers().map(|(_, header)| header);
    let due = record.headers().filter_map(|(_, header)| match header {
        Header::Dues(name, _) => Some(name.value.clone()),
        _ => None,
    });
    Arc::new(HandStart {
        tracked: false,
        ruleset: ruleset.clone(),
        everybody: players.iter().cloned().chain(due).collect(),
        dealer: None,
        dropped_before: Arc::default(),
        came: players.clone(),
        before: 0,
        goes_on: false,
        known: Vec::new(),
        header: given.filter(|header| is_given(header)).cloned().collect(),
        players,
    })
}

/// Returns some cards that nobody has, as an answer.
fn some_cards(state: &HandState, numbers: &mut TestNumbers) -> String {
    let calendar = state.ruleset.rules.calendar();
    let mut left: Vec<_> = crate::evening::hand::unseen(state).iter().collect();
    let wanted = 8 + numbers.below(16);
    while left.len() > wanted {
        left.swap_remove(numbers.below(left.len()));
    }
    crate::card::codes(left, calendar)
}

/// Returns something that a person might reply to the question that a told hand leaves open.
fn reply(state: &HandState, numbers: &mut TestNumbers) -> String {
    let Some(asked) = state.asked_back() else {
        return String::new();
    };
    let names = seated(&state.told);
    let name = quoted(&names[numbers.below(names.len())]);
    match asked.id {
        AskId::Else if numbers.below(3) > 0 => some_cards(state, numbers),
        AskId::Else => numbers
            .one(&[
                "7pts",
                "9pts g p",
                "8점 멍따 띠",
                "16pts g t p",
                "godori, junk 12",
                "hong-dan t8, 1 go",
                "shook 5, 2 go",
                "bomb, five brights",
                "junk 10, shook",
                "猪鹿蝶",
                "カス 12枚、こいこい1回",
                "三光",
                "7文",
            ])
            .to_owned(),
        AskId::Bak(_) | AskId::LastGo | AskId::Boar => match numbers.below(3) {
            0 => "none".to_owned(),
            1 => format!("{name} 3"),
            _ => name,
        },
        _ => numbers
            .one(&[
                "", "n", "y", "none", "enough", "3", "cards", "points", "junk",
            ])
            .to_owned(),
    }
}

/// Returns something that a person might type in this state.
fn typed(state: &HandState, numbers: &mut TestNumbers) -> String {
    let names = seated(&state.told);
    let name = quoted(&names[numbers.below(names.len())]);
    let event = [
        "ppuk 4 first",
        "ppuk 2",
        "chok",
        "ttadak",
        "boar",
        "go",
        "quads 3",
        "counts g1 p4",
    ];
    let line = |numbers: &mut TestNumbers| format!("{name} {}", numbers.one(&event));
    match state.ask {
        WaitingFor::Line | WaitingFor::Layout => match numbers.below(8) {
            0 => "n".to_owned(),
            1 => line(numbers),
            2 => numbers
                .one(&["month 5", "field-brights 2", "mission 3g x2", "void"])
                .to_owned(),
            _ => name,
        },
        WaitingFor::Quick(Question::Cards(_)) => some_cards(state, numbers),
        WaitingFor::Told => reply(state, numbers),
        WaitingFor::Quick(_) if numbers.below(20) == 0 => line(numbers),
        WaitingFor::Quick(_) => match numbers.below(5) {
            0 => format!("{name} go"),
            1 => name,
            2 => numbers
                .one(&["1g", "9y", "s", "d", "i", "8p", "1 2"])
                .to_owned(),
            _ => numbers
                .one(&["", "n", "y", "0", "1", "2", "4", "6"])
                .to_owned(),
        },
        WaitingFor::Verdict | WaitingFor::Turn(_) | WaitingFor::Call(_) => line(numbers),
    }
}

/// Returns a hand entered at random, answer by answer with lines in between.
fn entered(start: &Arc<HandStart>, numbers: &mut TestNumbers) -> Option<History> {
    let mut history = History::nothing(start).unwrap();
    for _ in 0..300 {
        let state = &history.now().state;
        if state.ask == WaitingFor::Verdict {
            return Some(history);
        }
        let text = typed(state, numbers);
        if let Ok(next) = history.now().with(&text) {
            history.add(text, next);
        }
    }
    None
}

fn printed(record: &Record, calendar: Calendar) -> Vec<String> {
    let mut lines: Vec<String> = record.print(calendar).lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn what_was_entered_is_what_its_record_is_answered_with() {
    let mut numbers = TestNumbers(20_261_122);
    for (rules, players) in [
        ("pagat", 2..=3),
        ("korean", 2..=7),
        ("matgo", 2..=2),
        ("wikipedia", 2..=3),
        ("pagat-2006", 2..=6),
        ("fudawiki", 2..=3),
        (
            "pagat boar.pot=1 potkan.times=2 empty_pile_free=true fixed.first_sweep=3",
            2..=3,
        ),
        ("koikoi", 2..=2),
        ("koikoi-nintendo", 2..=2),
        ("koikoi-older", 2..=2),
        ("minhwatu", 2..=4),
    ] {
        let (mut told, mut not) = (0, 0);
        for round in 0..50 {
            let of = players.clone().count();
            let start = start(rules, players.start() + round % of);
            let Some(history) = entered(&start, &mut numbers) else {
                continue;
            };
            let state = &history.now().state;
            let (record, calendar) = (state.case.record(), state.ruleset.rules.calendar());
            let text = record.print(calendar);
            let written = Case::written(&text, &start.ruleset);
            let again = start_of(&written.record, &start.ruleset);
            let verdict = written.settle().unwrap();
            let answers = answers(&again, &written.record, &verdict);
            let texts = history.texts();
            let plain = history.steps().all(|(_, _, after)| !after.by_line);
            let Some(answers) = answers else {
                // A line after answers may open a question that was not open before.
                assert!(!plain, "{rules}: {texts:?}\n{text}");
                not += 1;
                continue;
            };
            let after = answers.now().state.case.record();
            let (lines, of_record) = (printed(&after, calendar), printed(&record, calendar));
            assert_eq!(lines, of_record, "{texts:?}");
            let after = after.print(calendar);
            // What was told in addition to an answer is entered as a line, in another place.
            let plain = plain && answers.steps().all(|(_, _, after)| !after.by_line);
            assert!(!plain || after == text, "{texts:?} {text} {after}");
            told += 1;
        }
        assert!(
            told > 20 && not < told / 4,
            "{rules}: {told} told, {not} not"
        );
    }
}

/// Returns the paths of the shipped records in a folder, with subfolders.
fn shipped(below: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(below)
        .unwrap()
        .map(|found| found.unwrap().path());
    let mut all = Vec::new();
    for path in found {
        if path.is_dir() {
            all.extend(shipped(&path));
        } else if path.extension().is_some_and(|ends| ends == "hwatu") {
            all.push(path);
        }
    }
    all.sort();
    all
}

/// Returns whether a record gives the whole pile of one player twice.
fn counts_twice(record: &Record) -> bool {
    let lines = record.entries.iter().filter_map(with_line);
    let counted = lines.filter_map(|(_, line)| match line {
        Line::Act(by, Act::Has(..)) => Some(by.value.as_str()),
        _ => None,
    });
    let mut counted: Vec<&str> = counted.collect();
    counted.sort_unstable();
    counted.windows(2).any(|two| two[0] == two[1])
}

/// Returns whether a record has a line that no question asks for: partial knowledge of a pile,
/// amounts alone, a raised stake, an event without its month.
fn tells_in_part(record: &Record) -> bool {
    let mut lines = record.entries.iter().filter_map(with_line);
    lines.any(|(_, line)| match line {
        Line::Header(Header::Stake(_)) | Line::Table(TableEvent::Net(_)) => true,
        Line::Act(_, Act::Has(_, counts)) => !counts.is_empty(),
        Line::Act(_, Act::Scores(_, cards, counts)) => !counts.is_empty() || !cards.0.is_empty(),
        Line::Act(_, act) => matches!(
            act,
            Act::Known(_)
                | Act::Heundeum(None)
                | Act::Potkan(None)
                | Act::Grenade(None)
                | Act::Ppuk(None, _)
                | Act::Quads(None)
                | Act::Sells(_, Some(None))
        ),
        _ => false,
    })
}

#[test]
fn a_shipped_hand_is_told_by_the_questions_unless_it_tells_the_play() {
    let (mut told, mut play) = (0, 0);
    for path in shipped(Path::new("tests/cases")) {
        let text = fs::read_to_string(&path).unwrap();
        let case = Case::read(&text, Opening::default());
        let verdict = case.settle().unwrap();
        let lines = case.record.entries.iter().filter_map(with_line);
        let plays = lines.into_iter().any(|(_, line)| tells_play(line));
        let start = start_of(&case.record, case.ruleset());
        let Some(history) = answers(&start, &case.record, &verdict) else {
            // The prompt refuses a pile that contradicts an earlier one; a record may replace it.
            let other = counts_twice(&case.record) || tells_in_part(&case.record);
            assert!(plays || other, "{}", path.display());
            play += 1;
            continue;
        };
        assert!(!plays, "{}", path.display());
        let state = &history.now().state;
        let again = state.verdict.as_ref().unwrap();
        assert_eq!((&again.net, &again.next), (&verdict.net, &verdict.next));
        told += 1;
    }
    assert!(told > 500 && play > 0, "{told} told, {play} tell the play");
}

/// Returns the answers derived from a record that this or an older version wrote.
fn answers_of(rules: &str, players: &[&str], lines: &str) -> Vec<String> {
    let text = format!("players {}\n{lines}\n", players.join(" "));
    let start = first_hand(rules, players);
    let record = asked_today(&text, &start.ruleset);
    let verdict = Case::written(&text, &start.ruleset).settle().unwrap();
    let answers = answers(&start, &record, &verdict).unwrap();
    answers.texts().to_vec()
}

#[test]
fn a_correction_asks_for_one_line_where_one_tells_the_hand() {
    let korean = &["철수", "영희", "민수"][..];
    let english = &["Ann", "Bo", "Chul"][..];
    let koikoi = &["太郎", "花子"][..];
    for (rules, players, lines, texts) in [
        (
            "pagat",
            korean,
            "철수 has 2y 4y 8y p10\n영희 known p3\n민수 known p7\n철수 go\n철수 stop",
            &["철수 고도리, 피 10장, 1고 · 영희 피 3장 · 민수 피 7장"][..],
        ),
        (
            "pagat",
            korean,
            "철수 has 2y 4y 8y p11\n영희 known p<5\n민수 known p5+\n철수 stop",
            &["철수 고도리, 피 11장 · 영희 피박 · 민수 피박 아님"],
        ),
        (
            "pagat",
            english,
            "Ann scores 15 g p\nBo known g0 p<5\nChul known g1+ p5+\nAnn stop",
            &[
                "Ann 15 points, brights, junk · Bo no brights, pi-bak · Chul has brights, not pi-bak",
            ],
        ),
        // The last answer is about what makes up the other points; without a pot, who has the boar
        // does not matter.
        (
            "pagat",
            english,
            "Bo boar\nAnn scores 7\nAnn stop",
            &["Ann 7 points · Bo boar", "none"],
        ),
        // A record from version 0.2: it has counts, and says which of them were asked for.
        (
            "pagat",
            korean,
            "철수 has 1g 3g 8g\n영희 counts g0 y0 t0 p0 # asked: g\n민수 counts g1 y0 t0 p0 # asked: g\n철수 stop",
            &["철수 1g 3g 8g · 영희 광 없음 · 민수 광 1장"],
        ),
        (
            "pagat",
            english,
            "Ann has 1p 2pp 3pp 4pp 5pp 6p 7p 8p\nBo counts g0 y0 t0 p4 # asked: p\nChul counts g0 y0 t0 p5 # asked: p\nAnn stop",
            &["Ann 1p 2p 2p 3p 3p 4p 4p 5p 5p 6p 7p 8p · Bo pi-bak · Chul not pi-bak"],
        ),
        (
            "koikoi",
            koikoi,
            "太郎 makes boar-deer-butterflies\n太郎 shobu",
            &["太郎 猪鹿蝶", "0"],
        ),
        (
            "koikoi",
            koikoi,
            "太郎 koi\n太郎 makes c12\n太郎 shobu",
            &["太郎 こいこい, カス 12枚"],
        ),
        (
            "koikoi",
            koikoi,
            "太郎 makes 7\n太郎 shobu",
            &["太郎 7文", "0"],
        ),
        ("pagat", english, "nagari", &["n"]),
        (
            "pagat",
            english,
            "net Ann 30 Bo -20 Chul -10",
            &["net Ann +30 Bo -20 Chul -10"],
        ),
    ] {
        assert_eq!(answers_of(rules, players, lines), texts, "{lines}");
    }
}

/// Lines that a told line cannot say are entered as lines.
#[test]
fn a_correction_asks_for_lines_where_no_told_line_says_them() {
    let english = &["Ann", "Bo", "Chul"][..];
    for (lines, texts) in [
        (
            "Ann has 1g 3g 8g\nBo counts g0 y2 t1 p5\nChul counts g1 y0 t0 p7\nAnn stop",
            &[
                "Bo counts g0 y2 t1 p5",
                "Chul counts g1 y0 t0 p7",
                "Ann 1g 3g 8g",
            ][..],
        ),
        (
            "Ann scores 7\nBo known some\nChul known some\nAnn stop",
            &["Ann 7 points", "none", "Bo known some", "Chul known some"],
        ),
    ] {
        assert_eq!(answers_of("pagat", english, lines), texts, "{lines}");
    }
}
