//! What the server's errors mean for a club.

use super::super::server_fault::ServerFault;
use super::connection::NoAnswer;
use std::error::Error as _;
use std::io::{self, ErrorKind};
use std::time::Duration;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// Returns what it means that there is no answer, if nothing was being committed.
pub(super) fn unanswered(none: &NoAnswer) -> ServerFault {
    match none {
        NoAnswer::Told(error) => fault(error),
        NoAnswer::Silent(time) => ServerFault::Away(silent(*time)),
        NoAnswer::NoMeans(error) => ServerFault::Away(error.to_string()),
    }
}

fn silent(time: Duration) -> String {
    format!("no answer for {} seconds", time.as_secs())
}

/// Returns what an error means, if it did not come while committing.
pub(super) fn fault(error: &Error) -> ServerFault {
    let why = said(error);
    let Some(code) = error.code() else {
        return if was_not_let_in(error) {
            ServerFault::Refused(why)
        } else {
            ServerFault::Away(why)
        };
    };
    let again = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::UNIQUE_VIOLATION,
    ];
    let none = [
        SqlState::UNDEFINED_TABLE,
        SqlState::INVALID_SCHEMA_NAME,
        SqlState::UNDEFINED_COLUMN,
    ];
    let class = code.code().get(..2).unwrap_or_default();
    match class {
        _ if again.contains(code) => ServerFault::Again(why),
        _ if none.contains(code) => ServerFault::NoClub(why),
        _ if *code == SqlState::READ_ONLY_SQL_TRANSACTION => ServerFault::Standby,
        _ if *code == SqlState::LOCK_NOT_AVAILABLE => ServerFault::Busy,
        // A connection that ended, a server that stops or starts, no free connection.
        "08" | "57" | "55" => ServerFault::Away(why),
        _ if *code == SqlState::TOO_MANY_CONNECTIONS => ServerFault::Away(why),
        _ if *code == SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT => ServerFault::Away(why),
        _ => ServerFault::Refused(why),
    }
}

/// Returns what it means that there is no answer to a commit: whatever does not say plainly that
/// nothing was committed leaves it open.
pub(super) fn at_commit(none: &NoAnswer) -> ServerFault {
    let error = match none {
        NoAnswer::Told(error) => error,
        NoAnswer::Silent(time) => return ServerFault::Unknown(silent(*time)),
        NoAnswer::NoMeans(error) => return ServerFault::Unknown(error.to_string()),
    };
    let refused = error.code().is_some_and(|code| {
        let class = code.code().get(..2).unwrap_or_default();
        !matches!(class, "08" | "57" | "58" | "XX")
    });
    if refused {
        fault(error)
    } else {
        ServerFault::Unknown(said(error))
    }
}

/// Returns what the server or the system said, without the library's preface.
fn said(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_owned();
    }
    let mut innermost = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        innermost = inner.to_string();
        source = inner.source();
    }
    innermost
}

/// Returns whether the library gave up before it asked for anything: it has no password, or the
/// server could not prove its name.
fn was_not_let_in(error: &Error) -> bool {
    let told = all_told(error);
    let is_about_names = || {
        ["TLS", "certificate"]
            .iter()
            .any(|word| told.contains(word))
    };
    lacks_password(error) || (is_about_names() && !is_of_the_network(error))
}

/// Returns whether the network failed, also while names were being proved. What is wrong with a
/// proof comes as invalid data.
fn is_of_the_network(error: &Error) -> bool {
    let mut source = error.source();
    while let Some(inner) = source {
        if let Some(system) = inner.downcast_ref::<io::Error>() {
            return !matches!(
                system.kind(),
                ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::Other
            );
        }
        source = inner.source();
    }
    false
}

/// Returns whether the server wants a password, or another one.
pub(super) fn wants_password(error: &Error) -> bool {
    lacks_password(error) || error.code() == Some(&SqlState::INVALID_PASSWORD)
}

/// Returns whether the server wants a password and the library has none.
fn lacks_password(error: &Error) -> bool {
    error.code().is_none() && all_told(error).contains("password missing")
}

/// Returns an error with everything that led to it.
fn all_told(error: &Error) -> String {
    let mut told = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        told.push_str(&inner.to_string());
        source = inner.source();
    }
    told
}
