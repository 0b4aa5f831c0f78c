//! What the engine has to say to people, in sentences: what is wrong in a record or a ruleset, what
//! a verdict says, why it does, and the rule book. English stands here.
//!
//! ```
//! use dokbak::record::parse;
//! use dokbak::card::Calendar;
//!
//! let parsed = parse("players Ann Bo\nAnn takes 8x\n", Calendar::Korean);
//! let told = parsed.faults[0].to_string();
//! assert_eq!(told, "2:11: \"8x\" is no card; month 8 has 8gypp");
//! ```

pub mod book;
mod en;
mod json;

pub use en::*;
pub use json::{fault_json, file_fault_json};

use crate::card::Calendar;
use crate::record::{Fault, Faults};
use std::error::Error;
use std::fmt;

/// `LINE:COLUMN: ` and what is wrong, in the Korean calendar; without a place where it is about none
/// of the lines.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}:{}: ", self.place.line, self.place.column)?;
        }
        f.write_str(&problem(&self.problem, Calendar::Korean))
    }
}

impl Error for Fault {}

/// One fault a line.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.iter().enumerate() {
            let before = if number == 0 { "" } else { "\n" };
            write!(f, "{before}{fault}")?;
        }
        Ok(())
    }
}

impl Error for Faults {}
