//! Names for days, evenings, sessions and hands, and words for what a hand brought.

use super::evening;
use crate::ledger::SessionName;
use crate::record::Name;
use crate::verdict::Verdict;
use crate::words::Text;
use crate::words::en::grammar::LANG;

/// Returns a day such as `2026-11-21` as `21 Nov 2026`.
pub(crate) fn on_day(day: &str) -> String {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let parts: Vec<&str> = day.split('-').collect();
    let [year, month, of_month] = parts[..] else {
        return day.to_owned();
    };
    let number = month.parse::<usize>().unwrap_or_default();
    match number.checked_sub(1).and_then(|month| MONTHS.get(month)) {
        Some(month) => format!("{} {month} {year}", of_month.trim_start_matches('0')),
        None => day.to_owned(),
    }
}

/// Returns the name of a session: its evening and, unless the session began the evening, the number
/// of its first hand.
pub(crate) fn session_name(name: &SessionName) -> String {
    let evening = evening(&name.evening);
    match name.before {
        0 => evening,
        before => format!("{evening}, from hand {} on", before + 1),
    }
}

/// Returns what each player won or lost in a hand, in one line: in points if no chips moved.
pub(crate) fn brought(verdict: &Verdict, net: &[(Name, i64)]) -> Text {
    let round = verdict.round();
    let Some(round) = round.filter(|_| verdict.payments.is_empty()) else {
        return chips(net);
    };
    let points = round.points.iter();
    let each: Vec<String> = points
        .map(|(name, points)| format!("{name}\u{a0}{points}"))
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
    fn days_are_written_as_people_write_them() {
        assert_eq!(on_day("2026-11-21"), "21 Nov 2026");
        assert_eq!(on_day("2026-03-01"), "1 Mar 2026");
        assert_eq!(on_day("neither"), "neither");
        assert_eq!(on_day("2026-13-01"), "2026-13-01");
    }
}
