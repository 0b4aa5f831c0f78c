//! Checks whether what an entry says is acceptable in itself.

use super::found::{Auditing, Discrepancy};
use crate::date::Date;
use crate::ledger::{
    AdjustBody, Body, Entry, HandoverFault, PersonBody, PersonFault, SessionBody, money,
};
use crate::letters::{check_name, same_name};
use crate::record::Name;
use crate::record::day_of;

/// The earliest day that an entry may give.
const FIRST: &str = "1900-01-01";

/// How many days in the future a day may seem to be: the clock of a machine may be slow.
const LATE: i64 = 2;

/// How many days the local day at a table may differ from the UTC day.
const ZONES: i64 = 1;

/// Returns what is not acceptable in an entry.
pub(super) fn unreadable(how: &Auditing<'_>, entry: &Entry) -> Vec<Discrepancy> {
    let mut wrong = Vec::new();
    let days = PossibleDays::for_entry(how, entry);
    if days.written_later() {
        wrong.push(Discrepancy::Day(entry.at.clone()));
    }
    match &entry.body {
        Body::Session(body) => {
            wrong.extend(of_session(body));
            wrong.extend(body.day.as_deref().and_then(|day| days.wrong(day)));
        }
        Body::Hand(body) => wrong.extend(days.of_record(&body.record)),
        Body::Correction(body) => wrong.extend(days.of_record(&body.record)),
        Body::Person(PersonBody::Rename { name, .. }) if check_name(name).is_err() => {
            wrong.push(Discrepancy::Person(PersonFault::BadName(name.to_string())));
        }
        Body::Paid(body) => {
            wrong.extend(days.wrong(&body.day));
            let transfer = [body.from.as_str(), &body.to, &body.amount, &body.currency];
            wrong.extend(handed(transfer).map(Discrepancy::Handover));
        }
        Body::Settled(body) => {
            wrong.extend(days.wrong(&body.day));
            if body.transfers.is_empty() {
                wrong.push(Discrepancy::Handover(HandoverFault::Nothing));
            }
            let transfers = body.transfers.iter();
            let transfers =
                transfers.map(|(from, to, number, currency)| [from.as_str(), to, number, currency]);
            wrong.extend(transfers.filter_map(handed).map(Discrepancy::Handover));
        }
        Body::Day(body) => wrong.extend(days.wrong(&body.day)),
        Body::Adjust(AdjustBody::Move(body)) => {
            wrong.extend(days.wrong(&body.day));
            wrong.extend(body.parsed().err().map(Discrepancy::Kept));
        }
        Body::Season(body) => wrong.extend(body.check().err().map(Discrepancy::Kept)),
        Body::Close(_)
        | Body::Person(_)
        | Body::Twice(_)
        | Body::Reopen(_)
        | Body::Void(_)
        | Body::Adjust(AdjustBody::Undo { .. })
        | Body::Note(_) => {}
    }
    wrong
}

fn of_session(body: &SessionBody) -> Vec<Discrepancy> {
    let mut wrong = Vec::new();
    let nameless = body.players.iter().any(|name| name.trim().is_empty());
    if body.players.is_empty() || nameless {
        wrong.push(Discrepancy::Nobody);
    }
    wrong.extend(twice(body.players.iter().map(Name::as_str)));
    let chip = body.chip.as_ref();
    let chip = chip.filter(|chip| chip.value().is_none());
    wrong.extend(chip.map(|chip| Discrepancy::Chip(chip.text().to_owned())));
    wrong
}

/// Returns a discrepancy for the first name that occurs twice, if any.
pub(super) fn twice<'n>(names: impl Iterator<Item = &'n str>) -> Option<Discrepancy> {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        if seen.iter().any(|other| same_name(other, name)) {
            return Some(Discrepancy::Twice(name.to_owned()));
        }
        seen.push(name);
    }
    None
}

/// Returns why this handover (from, to, amount, currency) is impossible; `None` if it is possible.
fn handed([from, to, number, currency]: [&str; 4]) -> Option<HandoverFault> {
    if money(number, currency).is_none() {
        let text = format!("{number} {currency}");
        return Some(HandoverFault::BadAmount(text.trim_end().to_owned()));
    }
    if same_name(from, to) {
        return Some(HandoverFault::Same(from.into(), to.into()));
    }
    let nameless = [from, to].into_iter().find(|name| name.trim().is_empty());
    nameless.map(|name| HandoverFault::BadName(name.to_owned()))
}

/// The range of days that an entry may give, according to when it was written.
struct PossibleDays {
    written: Option<i64>,
    today: Option<i64>,
}

impl PossibleDays {
    fn for_entry(how: &Auditing<'_>, entry: &Entry) -> Self {
        let written = entry.at.get(..10).and_then(Date::read);
        let today = how.incoming.map(|incoming| incoming.today.number());
        Self {
            written: written.map(Date::number),
            today,
        }
    }

    /// Returns whether the entry says that it was written on a day that is still to come.
    fn written_later(&self) -> bool {
        let (Some(written), Some(today)) = (self.written, self.today) else {
            return false;
        };
        written > today + LATE
    }

    fn wrong(&self, text: &str) -> Option<Discrepancy> {
        let first = Date::read(FIRST).map(Date::number);
        let late = |day: i64| {
            self.written
                .is_some_and(|written| day > written + LATE + ZONES)
                || self.today.is_some_and(|today| day > today + LATE)
        };
        let good = Date::read(text)
            .map(Date::number)
            .filter(|day| Some(*day) >= first && !late(*day));
        good.is_none().then(|| Discrepancy::Day(text.to_owned()))
    }

    fn of_record(&self, record: &str) -> Option<Discrepancy> {
        let day = day_of(record)?;
        self.wrong(&day.to_string())
    }
}
