//! Splits a stream into records, which are separated by empty lines.

use crate::limits::Limit;
use std::io::{self, BufRead};

/// A byte-order mark; at the start of a text it is not part of the text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The most bytes of one record that are kept: a few more than the limit, so that the parser still
/// sees that the record is too long.
const ROOM: usize = Limit::RecordBytes.most() + 2 * BYTE_ORDER_MARK.len();

/// A capacity that is enough for most records, in bytes.
const USUAL_BYTES: usize = 512;

/// A part of a stream that should be one record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamRecord {
    /// The line of the stream on which the record begins, from 1.
    pub first_line: u32,
    /// The bytes of the record. Of a record that is too long, just enough are kept for the parser
    /// to see that.
    pub bytes: Vec<u8>,
}

/// An iterator over the records of a stream. Each text between empty lines is one record, unless it
/// has only comments. At most one record is in memory at a time.
pub struct RecordStream<R> {
    reader: R,
    /// The number of the next line, from 1.
    line: u32,
    /// Whether reading the stream failed.
    is_broken: bool,
}

/// What a line of a stream contains.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StreamLineKind {
    Empty,
    Comment,
    Other,
}

impl<R: BufRead> RecordStream<R> {
    /// Starts reading records from a stream.
    pub const fn new(reader: R) -> Self {
        Self {
            reader,
            line: 1,
            is_broken: false,
        }
    }

    /// Reads the next line and appends as much of it as there is room for, with its end, to
    /// `bytes`. Returns `None` at the end of the stream.
    fn line(&mut self, bytes: &mut Vec<u8>) -> io::Result<Option<StreamLineKind>> {
        let begun = bytes.len();
        let mut is_read = false;
        let mut is_blank = true;
        loop {
            let buffer = self.reader.fill_buf()?;
            if buffer.is_empty() {
                break;
            }
            is_read = true;
            let end = buffer.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let part = buffer.get(..end.unwrap_or(buffer.len()));
            let part = part.unwrap_or_default();
            let room = ROOM.saturating_sub(bytes.len());
            bytes.extend_from_slice(part.get(..room).unwrap_or(part));
            is_blank &= part.iter().all(u8::is_ascii_whitespace);
            let is_feed = end.is_some_and(|end| buffer.get(end) == Some(&b'\n'));
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.reader.consume(used);
            if end.is_some() {
                if !is_feed && self.reader.fill_buf()?.first() == Some(&b'\n') {
                    self.reader.consume(1);
                }
                break;
            }
        }
        if self.line == 1 && bytes.starts_with(BYTE_ORDER_MARK) {
            bytes.drain(..BYTE_ORDER_MARK.len());
        }
        let kept = bytes.get(begun..).unwrap_or_default();
        let kind = match StreamLineKind::classify(kept) {
            // The part of the line that was kept is blank, but the whole line is not.
            StreamLineKind::Empty if bytes.len() >= ROOM && !is_blank => StreamLineKind::Other,
            kind => kind,
        };
        if is_read && bytes.len() < ROOM {
            bytes.push(b'\n');
        }
        self.line = self.line.saturating_add(u32::from(is_read));
        Ok(is_read.then_some(kind))
    }
}

impl StreamLineKind {
    /// Returns what a line contains, given without its line end.
    fn classify(line: &[u8]) -> Self {
        if let Some(b'!'..=b'~') = line.first().filter(|first| **first != b'#') {
            return Self::Other;
        }
        // Full-width spaces are blank too, and a full-width `＃` starts a comment.
        let text = String::from_utf8_lossy(line);
        match text.trim_start().chars().next() {
            None => Self::Empty,
            Some('#' | '＃') => Self::Comment,
            Some(_) => Self::Other,
        }
    }
}

impl<R: BufRead> Iterator for RecordStream<R> {
    type Item = io::Result<StreamRecord>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_broken {
            return None;
        }
        let mut piece = StreamRecord {
            first_line: self.line,
            bytes: Vec::with_capacity(USUAL_BYTES),
        };
        let mut says_something = false;
        loop {
            match self.line(&mut piece.bytes) {
                Err(error) => {
                    self.is_broken = true;
                    return Some(Err(error));
                }
                Ok(None) => return says_something.then_some(Ok(piece)),
                Ok(Some(StreamLineKind::Empty)) if says_something => return Some(Ok(piece)),
                Ok(Some(StreamLineKind::Empty)) => {
                    piece.bytes.clear();
                    piece.first_line = self.line;
                }
                Ok(Some(kind)) => says_something |= kind == StreamLineKind::Other,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn pieces(text: &str, buffer: usize) -> Vec<(u32, String)> {
        let pieces = RecordStream::new(BufReader::with_capacity(buffer, text.as_bytes()));
        let piece = |piece: io::Result<StreamRecord>| {
            let StreamRecord { first_line, bytes } = piece.unwrap();
            (first_line, String::from_utf8(bytes).unwrap())
        };
        pieces.map(piece).collect()
    }

    #[test]
    fn an_empty_line_ends_a_record_however_lines_end() {
        let text = "a 1\nb 2\n\n  \t\nc 3\n";
        for end in ["\n", "\r\n", "\r"] {
            let text = text.replace('\n', end);
            for buffer in [1, 2, 3, 100] {
                let found = pieces(&text, buffer);
                let want = [(1, "a 1\nb 2\n\n"), (5, "c 3\n")];
                let want = want.map(|(line, text)| (line, text.to_owned()));
                assert_eq!(found, want, "{end:?} {buffer}");
            }
        }
        assert_eq!(pieces("", 8), []);
        assert_eq!(pieces("\n\n", 8), []);
        assert_eq!(pieces("a", 8), [(1, "a\n".to_owned())]);
        let wide = "a\n\u{3000}\nb\n";
        let want = [(1, "a\n\u{3000}\n"), (3, "b\n")];
        assert_eq!(
            pieces(wide, 2),
            want.map(|(line, text)| (line, text.to_owned()))
        );
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_record() {
        for (text, line) in [
            ("\u{feff}a\n", 1),
            ("\u{feff}\na\n", 2),
            ("\u{feff}# b\n\na\n", 3),
        ] {
            for buffer in [1, 2, 100] {
                assert_eq!(pieces(text, buffer), [(line, "a\n".to_owned())], "{text:?}");
            }
        }
    }

    #[test]
    fn comments_alone_are_no_record() {
        let text = "# hands of May\n＃ by hand\n\n# one\na\n\n# the end\n";
        for buffer in [1, 5, 100] {
            assert_eq!(pieces(text, buffer), [(4, "# one\na\n\n".to_owned())]);
        }
    }

    #[test]
    fn of_a_record_without_end_no_more_is_held_than_one_may_have() {
        let most = Limit::RecordBytes.most();
        let lines = u32::try_from(most).unwrap();
        for (endless, line) in [("a".repeat(3 * most), 3), ("a\n".repeat(most), lines + 3)] {
            let found = pieces(&format!("{endless}\n\nb\n"), 8192);
            assert_eq!(found.len(), 2);
            assert!(found[0].1.len() > most && found[0].1.len() < most + 8);
            assert_eq!(found[1], (line, "b\n".to_owned()));
        }
    }

    /// A stream that ends in a permanent error.
    struct Broken<'a>(&'a [u8]);

    impl io::Read for Broken<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match io::Read::read(&mut self.0, buffer)? {
                0 => Err(io::ErrorKind::ConnectionReset.into()),
                some => Ok(some),
            }
        }
    }

    #[test]
    fn a_stream_that_breaks_off_ends_with_that() {
        let broken = BufReader::new(Broken(b"a\n\nb\n"));
        let found: Vec<bool> = RecordStream::new(broken)
            .take(5)
            .map(|piece| piece.is_ok())
            .collect();
        assert_eq!(found, [true, false]);
    }
}
