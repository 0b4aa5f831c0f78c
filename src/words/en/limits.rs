//! Words for whatever exceeds a limit.

use crate::files::Irregular;
use crate::limits::Limit;
use crate::words::grouped;

/// Says that `more` further items are not listed; `None` if there are none.
pub(crate) fn and_more(more: usize) -> Option<String> {
    (more > 0).then(|| format!("and {} more", grouped(more as u128)))
}

/// Says that something is too long, and what would be right.
pub(crate) fn too_long(limit: Limit) -> String {
    let most = grouped(limit.most() as u128);
    match limit {
        Limit::RecordBytes => format!(
            "a record may have at most {most} bytes, and this one has more; a record is one hand"
        ),
        Limit::RecordLines => format!(
            "a record may have at most {most} lines, and this one has more; a record is one hand"
        ),
        Limit::LineBytes => format!(
            "a line has at most {most} bytes, and this one has more; write it shorter, or as several"
        ),
        Limit::Faults => format!("at most {most} errors are listed"),
        Limit::RulesetBytes => {
            format!("a ruleset file has at most {most} bytes, and this one has more")
        }
        Limit::ConfigBytes => {
            format!("a config file has at most {most} bytes, and this one has more")
        }
        Limit::ImportBytes => format!("entries of another ledger are at most {most} bytes"),
        Limit::RulesetKeys => {
            format!("a ruleset file has at most {most} keys, and this is one more")
        }
        Limit::Examples => format!(
            "a ruleset file has at most {most} worked examples, and this is one more; move some to a \
             file that extends it"
        ),
        Limit::Extends => format!("at most {most} rulesets can build on each other"),
        Limit::Entries => format!(
            "a hand has at most {most} entries at the prompt; take some back, or write the hand with \
             fewer lines"
        ),
        Limit::Claims => format!("a dispute has at most {most} claims; take some back, or agree"),
        Limit::Deals => format!("at most {most} deals can be compared"),
        Limit::AmountDigits => {
            format!("an amount of money has at most {most} digits before its decimal point")
        }
    }
}

/// Says that too many rulesets extend each other, naming the first and last of them.
pub(super) fn too_deep(names: &[String]) -> String {
    let most = grouped(Limit::Extends.most() as u128);
    let chain = match names {
        [first, second, .., last_but_one, last] if names.len() > 5 => {
            format!("{first}, {second}, …, {last_but_one}, {last}")
        }
        _ => names.join(", "),
    };
    format!("at most {most} rulesets can build on each other, and these are more: {chain}")
}

/// Says that something is not a regular file.
pub(crate) const fn irregular(kind: Irregular) -> &'static str {
    match kind {
        Irregular::Folder => "this is a folder; name a file in it",
        Irregular::Pipe => "this is a pipe, which is not read by name; name a regular file",
        Irregular::Socket => "this is a socket; name a regular file",
        Irregular::Device => "this is a device; name a regular file",
    }
}
