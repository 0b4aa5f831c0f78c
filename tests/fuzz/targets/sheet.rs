//! Sheets of results: any bytes, and tables of random results.

use crate::sheets::{Drawn, Written};
use crate::support::Numbers;
use dokbak::date::Date;
use dokbak::report::sheets::{DayOrder, RowIs, Sheet, SheetAnswers, SheetRead, decoded, noted};
use std::collections::BTreeSet;
use std::path::Path;

/// The first byte selects the meaning of the others: a file, or choices that make one. Every row is
/// taken or named, what comes out of it sums to zero, and a sheet that was made comes back.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    if kind % 2 == 0 {
        return any(bytes);
    }
    let mut numbers = Numbers::told(bytes);
    let drawn = Drawn::new(&mut numbers);
    let written = Written::new(&drawn, &mut numbers);
    written.comes_back(&drawn);
    any(&written.bytes)
}

/// Reads a file in every way that a person could mean it.
fn any(bytes: &[u8]) -> bool {
    let Ok((text, _)) = decoded(bytes, None) else {
        return false;
    };
    let SheetRead::Sheet(sheet) = Sheet::read(&text) else {
        return false;
    };
    every_row_is_somewhere(&sheet, &text);
    let mut is_deep = false;
    for order in DayOrder::ALL {
        for row in [RowIs::Hand, RowIs::Evening] {
            let answers = SheetAnswers {
                row,
                order: Some(order),
                year: Some(2026),
                day: Date::read("2026-03-01"),
                chip: None,
                sum: Some(row == RowIs::Evening),
                numbers: None,
            };
            let Ok(hands) = sheet.settled(&answers) else {
                continue;
            };
            for hand in &hands {
                assert_eq!(
                    hand.net
                        .iter()
                        .map(|(_, chips)| i128::from(*chips))
                        .sum::<i128>(),
                    0
                );
            }
            if let Ok(noted) = noted(&hands, &answers, "pagat", Path::new("/nowhere")) {
                assert_eq!(noted.len(), hands.len());
                is_deep = true;
            }
        }
    }
    is_deep
}

/// Fails if a line with letters is neither taken nor named nor counted.
fn every_row_is_somewhere(sheet: &Sheet, text: &str) {
    let mut seen: BTreeSet<u32> = sheet.lines();
    seen.extend(sheet.left().iter().map(|left| left.line));
    seen.extend(sheet.faults().iter().map(|fault| fault.line));
    seen.extend(sheet.others());
    // A cell may have several lines, and a line may have only empty cells.
    if text.contains('"') {
        return;
    }
    let empty = |one: char| one.is_whitespace() || matches!(one, ',' | ';');
    for (number, line) in (1..).zip(dokbak::record::lines(text)) {
        assert!(
            line.chars().all(empty) || seen.contains(&number),
            "{number}: {line:?}"
        );
    }
}
