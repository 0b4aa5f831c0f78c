//! Names for days, evenings, sessions and hands, and words for what a hand brought.

use super::evening;
use crate::ledger::HandCalled;
use crate::ledger::SessionName;
use crate::record::Name;
use crate::verdict::Verdict;
use crate::words::Text;
use crate::words::ja::grammar::LANG;
use crate::words::ja::{in_points, list};

pub(crate) fn on_day(day: &str) -> String {
    let numbers: Vec<&str> = day.splitn(3, '-').collect();
    match numbers[..] {
        [year, month, day] => format!(
            "{year}年{}月{}日",
            month.trim_start_matches('0'),
            day.trim_start_matches('0')
        ),
        _ => day.to_owned(),
    }
}

pub(crate) fn session_name(name: &SessionName) -> String {
    let evening = evening(&name.evening);
    match name.before {
        0 => evening,
        before => format!("{evening}、{}局目から", before + 1),
    }
}

/// Returns the name of a hand: its day, its number, and its name in commands.
pub(crate) fn hand_name(hand: &HandCalled) -> String {
    format!(
        "{}の{}局目（{hand}）",
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
        .map(|(name, points)| format!("{name}\u{a0}{}", in_points(points, round.unit)))
        .collect();
    list(&each).into()
}

pub(crate) fn chips(net: &[(Name, i64)]) -> Text {
    Text::both(|form| {
        let each = net.iter();
        let each = each.map(|(name, chips)| format!("{name}\u{a0}{}", form.signed(LANG, *chips)));
        let each: Vec<String> = each.collect();
        list(&each)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_as_in_japanese() {
        assert_eq!(on_day("2026-11-01"), "2026年11月1日");
    }
}
