//! Sentences that every language puts together in the same way from words of its own.

use crate::limits::cut;
use crate::rules::FileFault;
use crate::words::composed;

composed! {
    /// Lists what is wrong in ruleset files, one fault after the other; long lists are cut.
    file_faults(faults: &[FileFault]) -> Vec<String> {
        let (told, more) = cut(faults);
        let lines = told.iter().map(file_fault);
        lines.chain(and_more(more)).collect()
    }
}
