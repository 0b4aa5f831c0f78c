//! What the server's errors mean for a club.

use super::super::server_fault::ServerFault;
use postgres::Error;
use postgres::error::SqlState;
use std::error::Error as _;

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

/// Returns what an error means that came while committing: whatever does not say plainly that
/// nothing was committed leaves it open.
pub(super) fn at_commit(error: &Error) -> ServerFault {
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
    lacks_password(error)
        || ["TLS", "certificate"]
            .iter()
            .any(|word| told.contains(word))
}

/// Returns whether the server wants a password and the library has none.
pub(super) fn lacks_password(error: &Error) -> bool {
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
