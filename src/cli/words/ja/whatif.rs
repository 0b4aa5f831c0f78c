//! Words about what a hand would have come to otherwise.

use super::track::special_name;
use super::{and_more, arithmetic, due, headline, liability, list, meaning, problem};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Record};
use crate::report::{Fact, Unrecorded};
use crate::rules::Difference;
use crate::verdict::{Loss, Verdict};
use crate::words::signed;

pub(in crate::cli) fn could_not_end_so() -> String {
    "それでは、局はこのようには終わりません:".to_owned()
}

/// Returns a fault behind the line of a record that it is about.
pub(in crate::cli) fn fault_in(record: &Record, fault: &Fault, calendar: Calendar) -> String {
    let message = problem(&fault.problem, calendar);
    match record.entry_on(fault.place.line) {
        Some(entry) => format!("{}: {message}", entry.print(calendar)),
        None => message,
    }
}

/// Returns the faults of a record as far as they are told, each behind its line.
pub(in crate::cli) fn faults_in(record: &Record, faults: &[Fault], calendar: Calendar) -> String {
    let (told, more) = cut(faults);
    let told = told.iter().map(|fault| fault_in(record, fault, calendar));
    let told: Vec<String> = told.chain(and_more(more)).collect();
    told.join(" ")
}

pub(in crate::cli) fn otherwise_headings() -> [&'static str; 3] {
    ["", "記録どおり", "もしも"]
}

pub(in crate::cli) fn hands_otherwise_headings() -> [&'static str; 4] {
    [">局", "記録どおり", "もしも", ""]
}

pub(in crate::cli) fn totals_otherwise_headings() -> [&'static str; 4] {
    ["名前", ">記録どおり", ">もしも", ">差"]
}

/// Returns the rows that put a verdict into words: what each is about, and what it says; without
/// those of chips where none are to be told of.
pub(in crate::cli) fn verdict_rows(verdict: &Verdict, chips: bool) -> Vec<(String, String)> {
    let mut rows = vec![("結果".to_owned(), headline(verdict))];
    rows.extend(verdict.losses().iter().map(|loss| {
        let steps: Vec<&str> = loss.steps.iter().map(|step| super::step(step.id)).collect();
        let steps = if steps.is_empty() {
            String::new()
        } else {
            format!("（{}）", list(&steps))
        };
        (
            format!("{}の支払い", loss.player),
            format!("{}{steps}", owed(loss)),
        )
    }));
    rows.extend(liability(verdict).map(|line| ("独バク".to_owned(), line)));
    if let Some(round) = verdict.round() {
        let points = round.points.iter();
        rows.extend(points.map(|(name, points)| (format!("{name}の得点"), format!("{points}文"))));
    }
    let head = |name: &String| match verdict.round() {
        Some(_) => format!("{name}のチップ"),
        None => name.clone(),
    };
    let net = verdict.net.iter().filter(|_| chips);
    rows.extend(net.map(|(name, chips)| (head(name), signed(*chips))));
    let mut then = format!("親は{}", verdict.next.dealer);
    if verdict.next.carry > 0 {
        then = format!("{then}、持ち越し{}局", verdict.next.carry);
    }
    if verdict.next.pot > 0 {
        then = format!("{then}、積立金{}チップ", verdict.next.pot);
    }
    for (name, chips) in &verdict.next.dues {
        then = format!("{then}、{}", due(name, *chips));
    }
    rows.push(("次の局".to_owned(), then));
    rows
}

/// Returns what somebody owes, with its arithmetic where there is more to it.
fn owed(loss: &Loss) -> String {
    if loss.steps.is_empty() {
        format!("{}チップ", loss.chips)
    } else {
        arithmetic(loss)
    }
}

/// Returns what made the difference.
pub(in crate::cli) fn deciding_head(keys: usize) -> String {
    match keys {
        0 => "ここで結果を変えるルールはありません。",
        _ => "結果を変えたルール:",
    }
    .to_owned()
}

/// Returns one rule that makes a difference.
pub(in crate::cli) fn deciding_line(key: &Difference) -> String {
    format!(
        "  {}: {}（記録では{}）。{}",
        key.info.key,
        key.right,
        key.left,
        meaning(&key.info)
    )
}

/// Returns what stands for a hand that could not have ended so.
pub(in crate::cli) fn not_so() -> String {
    "成り立たない".to_owned()
}

/// Returns why a hand could not have ended so.
pub(in crate::cli) fn impossible_hand(number: u32, why: &str) -> String {
    format!("{number}局目はこのようには終わりません: {why}")
}

/// Returns what stands for a hand that would not have been played any more.
pub(in crate::cli) fn no_more_played() -> String {
    "行われない".to_owned()
}

/// Returns after which hand a game would have ended.
pub(in crate::cli) fn would_have_ended(hand: u32, left: usize) -> String {
    format!("{hand}局目でゲームが終わり、その後の{left}局は行われません。")
}

pub(in crate::cli) fn would_have_gone_on() -> String {
    "最後の局の後もゲームが続きます。その先は分かりません。".to_owned()
}

/// Returns which hands the totals are without.
pub(in crate::cli) fn left_out_of_totals(hands: &[u32], of: usize) -> String {
    let numbers: Vec<String> = hands.iter().map(|hand| format!("{hand}局目")).collect();
    format!(
        "両方から{}を除いた合計（{of}局のうち{}局を除く）:",
        list(&numbers),
        hands.len()
    )
}

/// Returns what a record may not tell, in the words of what it was counted as.
pub(in crate::cli) fn open_fact(open: &Unrecorded, hands: &[u32]) -> String {
    let untold = untold(open.fact, &list(&open.players));
    let numbers: Vec<String> = hands.iter().map(|hand| format!("{hand}局目")).collect();
    let whose = if numbers.is_empty() {
        String::new()
    } else {
        format!("{}の", list(&numbers))
    };
    format!("{whose}記録では分からないかもしれないこと: {untold}。")
}

/// Returns what is not told of these players, and how it was counted.
fn untold(fact: Fact, who: &str) -> String {
    let (what, counted) = match fact {
        Fact::Koi => (format!("{who}のこいこいの回数"), "0回"),
        Fact::FieldBrights => ("最初の場の光札の枚数".to_owned(), "0枚"),
        Fact::Field => ("最後に場に残った札".to_owned(), "なし"),
        Fact::Points => (format!("{who}の点の中身"), "記録どおり"),
        Fact::Cards => (format!("{who}の取り札"), "なし"),
        Fact::Go => (format!("{who}がゴーしたか"), "いいえ"),
        Fact::Heundeum => (format!("{who}の三枚見せ"), "なし"),
        Fact::Potkan => (format!("{who}の爆弾"), "なし"),
        Fact::FirstSweep => (format!("{who}の初手4枚"), "なし"),
        Fact::AnyCard => (format!("{who}に取り札があったか"), "なし"),
        Fact::Brights => (format!("{who}に光札があったか"), "なし"),
        Fact::Rain => (format!("{who}の光札が柳だけだったか"), "記録どおり"),
        Fact::Animals => (format!("{who}にタネがあったか"), "なし"),
        Fact::Ribbons => (format!("{who}に短冊があったか"), "なし"),
        Fact::Junk => (format!("{who}のカスの合計"), "記録どおり"),
        Fact::Boar => ("猪を取った人".to_owned(), "なし"),
        Fact::FirstPpuk => ("初ポク".to_owned(), "なし"),
        Fact::MorePpuk => ("ほかのポクと、その番".to_owned(), "なし"),
        Fact::Baekhwajeom => ("ペクァジョム".to_owned(), "なし"),
        Fact::Heodang => (format!("{who}のホダン"), "なし"),
        Fact::Grenade => (format!("{who}の手榴弾"), "なし"),
        Fact::SetMonth => ("配る前に決めた月".to_owned(), "なし"),
        Fact::Offer => ("流局の申し出が断られたか".to_owned(), "いいえ"),
        Fact::Fed => (format!("{who}のアシスト"), "なし"),
        Fact::LastCard => (format!("{who}のアシストが最後の札だったか"), "いいえ"),
        Fact::Forced => (format!("{who}がほかの手で勝ちを防げたか"), "はい"),
        Fact::Sale => (format!("{who}が売れた札"), "なし"),
        Fact::SaleTriple => (format!("{who}が売るときの三枚見せ"), "なし"),
        Fact::JokerJunk => (format!("{who}のジョーカーで渡されたカス"), "なし"),
        Fact::Special(special) => (special_name(special).to_owned(), "なし"),
    };
    format!("{what}（「{counted}」として計算）")
}
