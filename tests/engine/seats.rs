//! Whoever sits at the table or does not, a record is read to its end.

use crate::worked::{Worked, records};
use dokbak::case::{Case, Opening};

/// Returns a record with this many players in its `players` line: some of those it names, and
/// further ones. Without any, there is no such line.
fn with_seats(text: &str, seats: usize) -> String {
    let others = ["P", "Q", "R", "S", "T", "U", "V", "W"];
    let line = |line: &str| match line.strip_prefix("players ") {
        Some(_) if seats == 0 => None,
        Some(names) => {
            let names = names.split_whitespace().chain(others).take(seats);
            let names: Vec<&str> = names.collect();
            Some(format!("players {}", names.join(" ")))
        }
        None => Some(line.to_owned()),
    };
    let lines: Vec<String> = text.lines().filter_map(line).collect();
    lines.join("\n")
}

/// No seat is used as an index without being there, and every verdict adds up.
#[test]
fn any_number_of_players_is_settled_or_refused() {
    let (mut settled, mut refused) = (0, 0);
    let records = ["tests/cases", "tests/errors"].map(records);
    for (at, Worked { path, text, .. }) in records.iter().flatten().enumerate() {
        let opening = Opening {
            base: path.parent().unwrap(),
            ..Opening::default()
        };
        for seats in [at % 9, (at + 4) % 9] {
            let case = Case::read(&with_seats(text, seats), opening);
            match case.settle() {
                Ok(_) => settled += 1,
                Err(faults) => {
                    assert!(!faults.is_empty(), "{}", path.display());
                    let own = faults.iter().any(dokbak::record::Fault::is_internal);
                    assert!(!own, "{}: {faults:?}", path.display());
                    refused += 1;
                }
            }
        }
    }
    assert!(settled > 100 && refused > 500, "{settled} {refused}");
}
