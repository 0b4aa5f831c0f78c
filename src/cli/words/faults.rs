//! The faults of a record, each after the line it is about.

use super::{Lang, say};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Record};

/// Returns the faults of a record as far as they are listed, each after its line.
pub(in crate::cli) fn faults_in(
    lang: Lang,
    record: &Record,
    faults: &[Fault],
    calendar: Calendar,
) -> Vec<String> {
    let (told, more) = cut(faults);
    let one = |fault: &Fault| {
        let message = say!(lang, problem(&fault.problem, calendar));
        match record.entry_on(fault.place.line) {
            Some(entry) => format!("{}: {message}", entry.print(calendar)),
            None => message,
        }
    };
    let told = told.iter().map(one);
    told.chain(say!(lang, and_more(more))).collect()
}
