//! Conversions of other errors into failures.

#[cfg(feature = "serve")]
use super::PhonesFault;
use super::{BadChange, Denied, Failure, Faulty, Misuse};
use crate::cli::settings::NotSet;
use crate::ledger::LedgerError;
use crate::report::ReportError;
use std::io;

impl From<Denied> for Failure {
    fn from(refused: Denied) -> Self {
        Self::Denied(refused)
    }
}

impl From<Misuse> for Failure {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(Box::new(misuse))
    }
}

impl From<BadChange> for Failure {
    fn from(why: BadChange) -> Self {
        Misuse::Change(why).into()
    }
}

impl From<BadChange> for Misuse {
    fn from(why: BadChange) -> Self {
        Self::Change(why)
    }
}

impl From<Faulty> for Failure {
    fn from(faulty: Faulty) -> Self {
        Self::Faulty(Box::new(faulty))
    }
}

impl From<NotSet> for Failure {
    fn from(why: NotSet) -> Self {
        match why {
            NotSet::NoPlace => Misuse::NoConfigPlace.into(),
            NotSet::BadValue { key, value } => Misuse::Setting { key, value }.into(),
            NotSet::Unfit(path) => Denied::ConfigUnfit(path).into(),
            NotSet::NotWritten(path, why) => Denied::NotWritten(path, why).into(),
        }
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}

#[cfg(feature = "serve")]
impl From<PhonesFault> for Failure {
    fn from(why: PhonesFault) -> Self {
        Self::Phones(why)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<ReportError> for Failure {
    fn from(error: ReportError) -> Self {
        match error {
            ReportError::Ledger(error) => Self::Ledger(error),
            ReportError::Ruleset(faults) => Denied::Ruleset(faults).into(),
            ReportError::Record(record, faults, calendar) => Faulty::Record {
                record,
                faults,
                calendar,
            }
            .into(),
            ReportError::VerdictUnreadable(why) => Denied::VerdictUnreadable(why).into(),
            ReportError::TooManyChips => Denied::TooManyChips.into(),
            ReportError::UnevenChips => Denied::UnevenChips.into(),
            ReportError::WhichCurrency { asked, names } => {
                Misuse::WhichCurrency(asked, names).into()
            }
        }
    }
}
