//! Rejects impossible days for hands and payments: days far in the future, and days before anybody
//! could write in a ledger.

use super::error::{Failure, Misuse};
use super::screen::Screen;
use super::terminal::alone::asked_alone;
use super::words::say;
use crate::date::Date;
use crate::evening::answer::yes_or_no;
use crate::evening::decision::Decision;
use crate::evening::reach::{Far, far};

/// Asks a person whether a future day is meant; if there is nobody to ask, only points it out.
/// Errors: the day is too far in the future or in the past.
pub(super) fn is_meant(day: Date, asks: bool, screen: &mut Screen) -> Result<bool, Failure> {
    let today = Date::now().day;
    match far(day, today) {
        Some(Far::LongAgo) => return Err(Misuse::LongAgo(day.to_string()).into()),
        Some(Far::ToCome) => return Err(Misuse::Future(day.to_string()).into()),
        None => {}
    }
    if day <= today {
        return Ok(true);
    }
    let lang = screen.lang();
    let said = day.to_string();
    if asks {
        let sure = asked_alone(
            &say!(lang, is_it_that_day(&said)),
            &yes_or_no,
            Decision::Future,
            screen,
        )?;
        return Ok(sure == Some(true));
    }
    screen.prose(&say!(lang, that_day_will_come(&said)))?;
    Ok(true)
}
