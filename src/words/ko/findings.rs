//! Words about who fed the winner, according to the turns of a record.

use crate::card::Calendar;
use crate::verdict::{Finding, OtherTurn, Spared};
use crate::vocabulary::particle::{EUL, EUN, GA, WA, with};
use crate::words::same::turn_lines;
use crate::words::{NumberedThing, Numbering};

pub(crate) fn place(numbering: Numbering<'_>, line: u32) -> String {
    match numbering.locate(line) {
        (NumberedThing::Entry, number) => format!("{number}번째 입력"),
        (NumberedThing::Line, number) => format!("{number}번째 줄"),
    }
}

pub(crate) fn finding(finding: &Finding, winner: &str, at: &str, calendar: Calendar) -> String {
    let player = &finding.player;
    let card = super::card(finding.card, calendar);
    let did = if finding.played {
        "낸"
    } else {
        "안 먹고 둔"
    };
    let with_these = if finding.with.is_empty() {
        String::new()
    } else {
        format!(" {} 함께", with(&finding.with.codes(calendar), WA))
    };
    let told = format!(
        "{at}: {} {did} {} {}{with_these} 먹고 났어요.",
        with(player, GA),
        with(&card, EUL),
        with(winner, GA)
    );
    match finding.spared {
        None => told,
        Some(spared) => format!(
            "{told} 그래도 {} 독박을 쓰지 않아요: {}.",
            with(player, EUN),
            spares(spared, winner)
        ),
    }
}

fn spares(spared: Spared, winner: &str) -> String {
    match spared {
        Spared::Calls => "쇼당이나 고박을 먼저 따져요".to_owned(),
        Spared::JunkOnly => format!("{} 피로만 났고 고도 안 불렀어요", with(winner, GA)),
        Spared::LastCard => "마지막 손패였어요".to_owned(),
        Spared::Forced => "무엇을 냈어도 막을 수 없었어요".to_owned(),
        Spared::NotNeeded => {
            format!("{} 그 패 없이도 스톱할 수 있었어요", with(winner, EUN))
        }
        Spared::Another => "다른 패로 정해져요".to_owned(),
    }
}

/// How many turns are listed at most; further ones are only counted.
const NAMED: usize = 3;

pub(crate) fn other_turns(others: &[OtherTurn], calendar: Calendar) -> String {
    let preventing = others.iter().filter(|other| other.prevents).count();
    match (others.len(), preventing) {
        (0, _) => "  달리 칠 수 없었어요.".to_owned(),
        (all, 0) => {
            format!("  달리 칠 수 있는 것이 {all}가지였지만, 막을 수 있는 것은 없었어요.")
        }
        (all, some) => {
            let preventing = others.iter().filter(|other| other.prevents);
            let named = preventing.map(|other| turn_lines(&other.turn, calendar));
            let named: Vec<String> = named.collect();
            let named = if some <= NAMED {
                format!(" ({})", named.join(", "))
            } else {
                String::new()
            };
            format!(
                "  달리 칠 수 있는 것이 {all}가지였고, 그중 {some}가지로 막을 수 있었어요{named}."
            )
        }
    }
}

pub(crate) fn other_turn(other: &OtherTurn, winner: &str, calendar: Calendar) -> String {
    let winner = with(winner, GA);
    let then = match &other.answer {
        Some(answer) => {
            let answer = turn_lines(answer, calendar);
            format!("그래도 {winner} 나요: {answer}")
        }
        None if other.prevents => format!("{winner} 다음 차례에 못 나요"),
        None => format!("그래도 {winner} 나요"),
    };
    format!("    {}: {then}", turn_lines(&other.turn, calendar))
}
