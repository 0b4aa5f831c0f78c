//! Long output in the pager of the reader's choice.

use super::{Screen, is_terminal};
use crate::cli::signals::outlives_interrupts;
use console::measure_text_width;
use std::cell::RefCell;
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// Variables of the pager's environment, unless set already: `less` exits at once if the text fits
/// the screen, shows colours, leaves the text on the screen, and reads UTF-8.
const ENVIRONMENT: [(&str, &str); 2] = [("LESS", "FRX"), ("LESSCHARSET", "utf-8")];

/// Collects output in memory.
#[derive(Clone, Default)]
struct BufferedOutput(Rc<RefCell<Vec<u8>>>);

impl Write for BufferedOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Screen {
    /// Shows everything that `write` prints: in a pager if a person reads the output and it is
    /// longer than the screen.
    pub(in crate::cli) fn paged<T, E: From<io::Error>>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let pager = self.pager.clone();
        let Some(command) = pager.command().filter(|_| is_terminal()) else {
            return write(self);
        };
        let kept = BufferedOutput::default();
        let out = std::mem::replace(&mut self.out, Box::new(kept.clone()));
        let done = write(self);
        self.out = out;
        let text = kept.0.take();
        if !is_longer(&text) || !was_read(command, &text) {
            self.out.write_all(&text)?;
            self.out.flush()?;
        }
        done
    }
}

/// True if a text and the prompt after it need more rows than the screen has.
fn is_longer(text: &[u8]) -> bool {
    let Some((rows, columns)) = Screen::size() else {
        return false;
    };
    rows_of(&String::from_utf8_lossy(text), usize::from(columns)) >= usize::from(rows)
}

/// Returns how many rows a text takes when the terminal wraps it.
fn rows_of(text: &str, columns: usize) -> usize {
    let widths = text.lines().map(measure_text_width);
    widths
        .map(|width| width.div_ceil(columns.max(1)).max(1))
        .sum()
}

/// Shows a text in a pager; returns false if the pager cannot be started or fails.
fn was_read((program, arguments): (&str, &[String]), text: &[u8]) -> bool {
    let interrupted = outlives_interrupts();
    let mut pager = Command::new(program);
    pager.args(arguments).stdin(Stdio::piped());
    for (name, value) in ENVIRONMENT {
        if std::env::var_os(name).is_none() {
            pager.env(name, value);
        }
    }
    let Ok(mut pager) = pager.spawn() else {
        return false;
    };
    if let Some(mut input) = pager.stdin.take() {
        // Whoever quits the pager has read enough.
        let _ = input.write_all(text);
    }
    let succeeded = pager.wait().is_ok_and(|status| status.success());
    succeeded || interrupted.load(Ordering::SeqCst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_as_the_terminal_breaks_them() {
        assert_eq!(rows_of("", 10), 0);
        assert_eq!(rows_of("one\n\nthree\n", 10), 3);
        // Ten columns on one row, twelve on two: Hangul is twice as wide.
        assert_eq!(rows_of("가나다라마\n가나다라마바\n", 10), 3);
        assert_eq!(rows_of("\u{1b}[1m0123456789\u{1b}[0m\n", 10), 1);
    }
}
