//! Sentences that every language builds from its own words in the same way.

use crate::limits::cut;
use crate::rules::FileFault;
use crate::words::composed;

composed! {
    /// Lists the faults of ruleset files; long lists are cut.
    file_faults(faults: &[FileFault]) -> Vec<String> {
        let (told, more) = cut(faults);
        let lines = told.iter().map(file_fault);
        lines.chain(and_more(more)).collect()
    }
}
