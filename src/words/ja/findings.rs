//! Words about who fed the winner, according to the turns of a record.

use crate::card::Calendar;
use crate::verdict::{Finding, OtherTurn, Spared};
use crate::words::same::turn_lines;
use crate::words::{NumberedThing, Numbering};

pub(crate) fn place(numbering: Numbering<'_>, line: u32) -> String {
    match numbering.locate(line) {
        (NumberedThing::Entry, number) => format!("入力{number}"),
        (NumberedThing::Line, number) => format!("{number}行目"),
    }
}

pub(crate) fn finding(finding: &Finding, winner: &str, at: &str, calendar: Calendar) -> String {
    let (player, card) = (&finding.player, finding.card.code(calendar));
    let did = if finding.played {
        "出し"
    } else {
        "場に残し"
    };
    let took = if finding.with.is_empty() {
        "それ".to_owned()
    } else {
        format!("それと{}", finding.with.codes(calendar))
    };
    let told = format!("{at}: {player}が{card}を{did}、{winner}が{took}を取って上がりました。");
    match finding.spared {
        None => told,
        Some(spared) => format!(
            "{told}ただし{player}に責任はありません: {}。",
            spares(spared, winner)
        ),
    }
}

fn spares(spared: Spared, winner: &str) -> String {
    match spared {
        Spared::Calls => "流局の申し出かゴーのほうで決まります".to_owned(),
        Spared::JunkOnly => format!("{winner}はカスだけの得点で、ゴーもしていません"),
        Spared::LastCard => "最後の手札でした".to_owned(),
        Spared::Forced => "ほかの何を出しても勝ちは止められませんでした".to_owned(),
        Spared::NotNeeded => format!("{winner}はその札がなくてもストップできました"),
        Spared::Another => "決め手は別の札です".to_owned(),
    }
}

/// How many turns are listed at most; further ones are only counted.
const NAMED: usize = 3;

pub(crate) fn other_turns(others: &[OtherTurn], calendar: Calendar) -> String {
    let preventing = others.iter().filter(|other| other.prevents);
    let named = preventing.map(|other| turn_lines(&other.turn, calendar));
    let named: Vec<String> = named.collect();
    match (others.len(), named.len()) {
        (0, _) => "  ほかの手はありませんでした。".to_owned(),
        (all, 0) => {
            format!("  ほかの手は{all}通りで、勝ちを防げる手はありませんでした。")
        }
        (all, some @ ..=NAMED) => format!(
            "  ほかの手は{all}通りで、そのうち{some}通りなら勝ちを防げました: {}。",
            named.join(", ")
        ),
        (all, some) => {
            format!("  ほかの手は{all}通りで、そのうち{some}通りなら勝ちを防げました。")
        }
    }
}

pub(crate) fn other_turn(other: &OtherTurn, winner: &str, calendar: Calendar) -> String {
    let then = match &other.answer {
        Some(answer) => {
            let answer = turn_lines(answer, calendar);
            format!("それでも{winner}の勝ち: {answer}")
        }
        None if other.prevents => format!("{winner}は次の番では勝てない"),
        None => format!("それでも{winner}の勝ち"),
    };
    format!("    {}: {then}", turn_lines(&other.turn, calendar))
}
