//! What a chip is worth, as somebody writes it for a sheet.

use crate::card::Calendar;
use crate::record::{Beginning, ChipValue, Header, Keyword, Source, parse_rest};
use crate::telling::money::{has_parts_of_whole_money, plain};

/// Reads what a chip is worth, with its currency.
pub(super) fn worth(text: &str) -> Option<ChipValue> {
    let beginning = Beginning::Keyword(Keyword::Chip);
    let calendar = Calendar::Korean;
    let read = parse_rest(Source::New, beginning, &plain(text), calendar, &[]);
    let header = read.record.headers().next().map(|(_, header)| header);
    match header {
        Some(Header::Chip(chip)) if read.faults.is_empty() => {
            let whole = !has_parts_of_whole_money(chip) && !chip.currency.is_empty();
            whole.then(|| chip.clone())
        }
        _ => None,
    }
}
