//! The terminal's clipboard, which receives text in a control sequence (OSC 52).

use super::{Screen, is_terminal};
use crate::cli::facts::not_copied::NotCopied;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::io::Write as _;

/// The longest sequence that xterm, and terminals modelled on it, accept.
const MOST: usize = 74_994;

/// Returns the sequences that copy a text to the clipboard; in tmux also the one that tmux passes
/// on to the outer terminal. `None` if the text is too long.
fn sequences(text: &str, in_tmux: bool) -> Option<String> {
    let encoded = STANDARD.encode(text);
    if encoded.len() > MOST {
        return None;
    }
    let plain = format!("\u{1b}]52;c;{encoded}\u{7}");
    if !in_tmux {
        return Some(plain);
    }
    let passed = plain.replace('\u{1b}', "\u{1b}\u{1b}");
    Some(format!("{plain}\u{1b}Ptmux;{passed}\u{1b}\\"))
}

impl Screen {
    /// Copies a text to the terminal's clipboard.
    pub(in crate::cli) fn copy(&mut self, text: &str) -> Result<(), NotCopied> {
        if !is_terminal() {
            return Err(NotCopied::NoTerminal);
        }
        let in_tmux = std::env::var_os("TMUX").is_some_and(|socket| !socket.is_empty());
        let sequences = sequences(text, in_tmux).ok_or(NotCopied::TooLong)?;
        let written = self.out.write_all(sequences.as_bytes());
        written
            .and_then(|()| self.out.flush())
            .map_err(NotCopied::Output)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_encoded_and_passed_through_tmux() {
        // The output of `printf '3점\n' | base64`.
        let plain = "\u{1b}]52;c;M+ygkAo=\u{7}";
        assert_eq!(sequences("3점\n", false).as_deref(), Some(plain));
        let wrapped = format!("{plain}\u{1b}Ptmux;\u{1b}\u{1b}]52;c;M+ygkAo=\u{7}\u{1b}\\");
        assert_eq!(sequences("3점\n", true), Some(wrapped));
        // Three bytes become four letters.
        assert!(sequences(&"a".repeat(MOST / 4 * 3), false).is_some());
        assert!(sequences(&"a".repeat(MOST / 4 * 3 + 3), false).is_none());
    }
}
