//! The numbers of a written day, and what stands between them.

/// A part of a text: digits or anything else.
pub(super) enum DayPiece<'a> {
    Digits(&'a str),
    Other(&'a str),
}

impl<'a> DayPiece<'a> {
    pub(super) fn text(&self) -> &'a str {
        match self {
            Self::Digits(text) | Self::Other(text) => text,
        }
    }
}

pub(super) fn pieces(text: &str) -> Vec<DayPiece<'_>> {
    let (mut pieces, mut rest) = (Vec::new(), text.trim());
    while let Some(first) = rest.chars().next() {
        let is_digit = first.is_ascii_digit();
        let end = rest.find(|one: char| one.is_ascii_digit() != is_digit);
        let (piece, more) = rest.split_at(end.unwrap_or(rest.len()));
        pieces.push(if is_digit {
            DayPiece::Digits(piece)
        } else {
            DayPiece::Other(piece)
        });
        rest = more;
    }
    pieces
}
