//! Lists of faults: of a record, each after its line; of the config file, each after its place.

use super::{Lang, at_place, say};
use crate::card::Calendar;
use crate::cli::settings::{ConfigFault, ConfigProblem};
use crate::limits::cut;
use crate::record::{Fault, Record};

/// Lists the faults of a record, each after its line; long lists are cut.
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

/// Describes what is wrong in the config file, one line each.
pub(in crate::cli) fn config_faults(lang: Lang, faults: &[ConfigFault]) -> Vec<String> {
    let one = |fault: &ConfigFault| {
        let (line, column) = fault.at;
        let what = match &fault.problem {
            ConfigProblem::File(fault) => return say!(lang, file_fault(fault)),
            ConfigProblem::Unknown { name, nearest } => {
                say!(lang, unknown_setting(name, nearest.as_deref()))
            }
            ConfigProblem::BadValue { key, value } => say!(lang, bad_setting(*key, value)),
        };
        at_place(&fault.file, line, column, &what)
    };
    faults.iter().map(one).collect()
}
