//! `dokbak verify --report`: checks whether a page still agrees with the ledger.

use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::input::InputSource;
use crate::cli::intake;
use crate::cli::page::{Checked, PageSubject, check};
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::files::{Unreadable, read_up_to};
use crate::ledger::Ledger;
use crate::limits::Limit;
use crate::record::Name;
use std::path::Path;

/// Makes the page again and reports whether the file is the same.
pub(super) fn told(path: &Path, ledger: &Ledger, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let checked = check(ledger, &read(path)?)?;
    let wrong = match &checked {
        Checked::Agrees(stamp, people) => {
            screen.line(say!(lang, report_agrees(path, &stamp.seal)))?;
            screen.line(covers(lang, &stamp.subject, people))?;
            return Ok(Status::Done);
        }
        Checked::OutOfReach(stamp) => {
            // The page may be right; this ledger cannot tell.
            screen.complain([say!(lang, report_out_of_reach(path, &stamp.seal))])?;
            return Ok(Status::Refused);
        }
        Checked::NoReport => say!(lang, no_report(path)),
        Checked::OtherEngine(stamp) => say!(lang, report_by_other(path, &stamp.engine)),
        Checked::OtherLedger(stamp) => say!(lang, report_of_another(path, &stamp.seal)),
        Checked::Differs(line, column) => say!(lang, report_differs(path, *line, *column)),
    };
    screen.complain([wrong])?;
    Ok(Status::Damaged)
}

/// Says which days and people a page has.
fn covers(lang: Lang, subject: &PageSubject, people: &[Name]) -> String {
    let days = say!(lang, page_title(&NamedPeriod::from_period(subject.period)));
    let people = subject.person.as_ref().map_or(people, std::slice::from_ref);
    let people: Vec<&str> = people.iter().map(Name::as_str).collect();
    say!(lang, report_covers(&days, &people))
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let limit = Limit::ImportBytes;
    let unreadable = |why| Denied::NotRead {
        input: InputSource::from_path(path),
        why,
        limit,
    };
    let bytes = intake::open(path).and_then(|input| Ok(read_up_to(input, limit.most())?));
    let bytes = bytes.map_err(unreadable)?;
    if limit.is_crossed_by(bytes.len()) {
        return Err(unreadable(Unreadable::TooLong).into());
    }
    Ok(bytes)
}
