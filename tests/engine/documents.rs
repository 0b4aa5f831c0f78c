//! The examples of the documents: every record in them says what it settles to, or what is wrong
//! with it.

use dokbak::case::{Case, Opening};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Returns the fenced blocks of a language in a text, each with the number of its first line.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<(usize, &'a str)> {
    let opening = format!("```{language}\n");
    text.match_indices(&opening)
        .map(|(at, fence)| {
            let body = &text[at + fence.len()..];
            let end = body.find("```").unwrap();
            (text[..at].matches('\n').count() + 2, &body[..end])
        })
        .collect()
}

/// Returns what the comments of a record promise: `Ann +6, Bo -6`, or `3:5 bad-value` for each error.
fn promised(record: &str) -> String {
    let told = |mark: &str| {
        let rest = record.lines().filter_map(|line| line.split_once(mark));
        rest.map(|(_, told)| told.trim().to_owned())
            .collect::<Vec<String>>()
            .join(", ")
    };
    let errors = told("# error ");
    if errors.is_empty() {
        told("# settles to: ")
    } else {
        errors
    }
}

fn found(record: &str) -> String {
    let parts: Vec<String> = match Case::read(record, Opening::default()).settle() {
        Ok(verdict) => {
            let net = verdict.net.into_iter();
            net.map(|(name, chips)| match chips {
                0 => format!("{name} 0"),
                _ => format!("{name} {chips:+}"),
            })
            .collect()
        }
        Err(faults) => faults
            .iter()
            .map(|fault| {
                let (place, code) = (fault.place, fault.problem.code());
                format!("{}:{} {code}", place.line, place.column)
            })
            .collect(),
    };
    parts.join(", ")
}

#[test]
fn the_records_in_the_documents_come_out_as_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let (mut checked, mut wrong) = (0, String::new());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for (line, record) in blocks(&text, "hwatu") {
            let (promised, found) = (promised(record).replace('"', ""), found(record));
            checked += 1;
            if promised != found {
                let name = path.file_name().unwrap().to_string_lossy();
                writeln!(
                    wrong,
                    "{name}:{line}: says {promised:?}, comes to {found:?}"
                )
                .unwrap();
            }
        }
    }
    assert!(checked >= 20, "only {checked} records were found");
    assert!(wrong.is_empty(), "{wrong}");
}
