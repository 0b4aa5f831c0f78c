//! Sentences that every language puts together in the same way from words of its own.

use crate::limits::cut;
use crate::rules::FileFault;
use crate::words::composed;

composed! {
    /// Returns the faults of ruleset files, one after the other, as far as they are listed.
    file_faults(faults: &[FileFault]) -> Vec<String> {
        let (told, more) = cut(faults);
        let lines = told.iter().map(file_fault);
        lines.chain(and_more(more)).collect()
    }
}
