//! Names for days, evenings, sessions and hands, and words for what a hand brought.

use super::evening;
use crate::ledger::HandCalled;
use crate::ledger::SessionName;
use crate::record::Name;
use crate::verdict::Verdict;
use crate::words::Text;
use crate::words::ko::grammar::LANG;

pub(crate) fn on_day(day: &str) -> String {
    match day.split('-').collect::<Vec<&str>>()[..] {
        [year, month, day] => {
            let [month, day] = [month, day].map(|part| part.trim_start_matches('0'));
            format!("{year}년 {month}월 {day}일")
        }
        _ => day.to_owned(),
    }
}

pub(crate) fn session_name(name: &SessionName) -> String {
    let evening = evening(&name.evening);
    match name.before {
        0 => evening,
        before => format!("{evening}, {}번째 판부터", before + 1),
    }
}

/// Returns the name of a hand: its day, its number, and its name in commands.
pub(crate) fn hand_name(hand: &HandCalled) -> String {
    format!(
        "{} {}번째 판({hand})",
        on_day(&hand.evening.day),
        hand.number
    )
}

pub(crate) fn brought(verdict: &Verdict, net: &[(Name, i64)]) -> Text {
    let round = verdict.round();
    let Some(round) = round.filter(|_| verdict.payments.is_empty()) else {
        return chips(net);
    };
    let points = round.points.iter();
    let each: Vec<String> = points
        .map(|(name, points)| format!("{name}\u{a0}{points}점"))
        .collect();
    each.join(", ").into()
}

pub(crate) fn chips(net: &[(Name, i64)]) -> Text {
    Text::both(|form| {
        let each = net.iter();
        let each = each.map(|(name, chips)| format!("{name}\u{a0}{}", form.signed(LANG, *chips)));
        let each: Vec<String> = each.collect();
        each.join(", ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_out() {
        assert_eq!(on_day("2026-11-05"), "2026년 11월 5일");
        assert_eq!(on_day("neither"), "neither");
    }
}
