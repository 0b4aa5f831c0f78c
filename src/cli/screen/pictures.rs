//! Pictures in the terminal, next to lines of text. Environment variables tell whether the terminal
//! shows pictures; we do not ask the terminal, because it may never answer.

use super::{Screen, Styled, is_terminal};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use clap::ValueEnum;
use std::fmt::Write as _;
use std::io;

/// The width of a picture in columns.
pub(in crate::cli) const COLUMNS: usize = 5;
/// The height of a picture in rows.
const ROWS: usize = 4;
/// The largest piece of a picture that Kitty accepts at once.
const CHUNK: usize = 4096;

/// When to show pictures in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum PicturesChoice {
    Auto,
    Always,
    Never,
}

/// How to send pictures to a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Protocol {
    /// Kitty's graphics protocol.
    Kitty,
    /// The inline images of `iTerm2`.
    ITerm,
}

impl Protocol {
    /// Returns how to send pictures to this environment's terminal, if it shows any. A multiplexer
    /// (tmux, screen) shows none unless the user asks for them.
    fn detect(choice: PicturesChoice, variable: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let terminal = variable("TERM").unwrap_or_default();
        let program = variable("TERM_PROGRAM").unwrap_or_default();
        let is_split = is_set("TMUX")
            || is_set("STY")
            || ["tmux", "screen"]
                .iter()
                .any(|name| terminal.starts_with(name));
        let is_kitty = is_set("KITTY_WINDOW_ID")
            || terminal.contains("kitty")
            || terminal.contains("ghostty")
            || program == "ghostty";
        let is_iterm = matches!(program.as_str(), "iTerm.app" | "WezTerm" | "mintty")
            || variable("LC_TERMINAL").as_deref() == Some("iTerm2");
        match choice {
            PicturesChoice::Never => None,
            PicturesChoice::Auto if is_split => None,
            _ if is_kitty => Some(Self::Kitty),
            _ if is_iterm => Some(Self::ITerm),
            PicturesChoice::Auto => None,
            PicturesChoice::Always => Some(Self::Kitty),
        }
    }

    /// Returns the sequence that shows a picture at the cursor.
    fn shown(self, png: &[u8]) -> String {
        let encoded = STANDARD.encode(png);
        match self {
            Self::ITerm => format!(
                "\u{1b}]1337;File=inline=1;size={};width={COLUMNS};height={ROWS};\
                 doNotMoveCursor=1:{encoded}\u{7}",
                png.len()
            ),
            Self::Kitty => {
                let mut shown = String::new();
                let mut first = format!("a=T,f=100,c={COLUMNS},r={ROWS},C=1,");
                let mut rest = encoded.as_str();
                while !rest.is_empty() {
                    let (chunk, after) = rest.split_at(rest.len().min(CHUNK));
                    let more = u8::from(!after.is_empty());
                    let _ = write!(shown, "\u{1b}_G{first}q=2,m={more};{chunk}\u{1b}\\");
                    first.clear();
                    rest = after;
                }
                shown
            }
        }
    }
}

impl Screen {
    /// Returns how to show pictures; `None` if the output is not a terminal, or is for listeners.
    pub(in crate::cli) fn protocol(&self, choice: PicturesChoice) -> Option<Protocol> {
        let variable = |name: &str| std::env::var(name).ok();
        Protocol::detect(choice, variable).filter(|_| is_terminal() && !self.is_plain())
    }

    /// Writes lines with pictures to their left, starting at the first line; the lines must leave
    /// room for them.
    pub(in crate::cli) fn pictured(
        &mut self,
        protocol: Protocol,
        pictures: &[&[u8]],
        lines: Vec<Styled>,
    ) -> io::Result<()> {
        let count = lines.len().max(ROWS);
        let blank = std::iter::repeat_with(|| Styled::from(""));
        for line in lines.into_iter().chain(blank).take(count) {
            self.line(line)?;
        }
        // The rows exist now, so nothing scrolls while pictures are drawn over them.
        let mut drawn = format!("\u{1b}[{count}A");
        for (place, png) in pictures.iter().enumerate() {
            let column = place * COLUMNS + 1;
            let picture = protocol.shown(png);
            let _ = write!(drawn, "\u{1b}[{column}G\u{1b}7{picture}\u{1b}8");
        }
        let _ = write!(drawn, "\u{1b}[{count}B\r");
        self.out.write_all(drawn.as_bytes())?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detect_in(choice: PicturesChoice, environment: &[(&str, &str)]) -> Option<Protocol> {
        Protocol::detect(choice, |name| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_tells_which_terminals_show_pictures() {
        use PicturesChoice::{Always, Auto, Never};
        let kitty = ("KITTY_WINDOW_ID", "1");
        let iterm = ("TERM_PROGRAM", "iTerm.app");
        for (environment, auto, always) in [
            (
                vec![("TERM", "xterm-kitty")],
                Some(Protocol::Kitty),
                Some(Protocol::Kitty),
            ),
            (vec![kitty], Some(Protocol::Kitty), Some(Protocol::Kitty)),
            (
                vec![("TERM", "xterm-ghostty")],
                Some(Protocol::Kitty),
                Some(Protocol::Kitty),
            ),
            (vec![iterm], Some(Protocol::ITerm), Some(Protocol::ITerm)),
            (
                vec![("TERM_PROGRAM", "WezTerm")],
                Some(Protocol::ITerm),
                Some(Protocol::ITerm),
            ),
            (
                vec![("TERM", "xterm-256color")],
                None,
                Some(Protocol::Kitty),
            ),
            (vec![("TERM", "dumb")], None, Some(Protocol::Kitty)),
            (vec![], None, Some(Protocol::Kitty)),
            (
                vec![kitty, ("TMUX", "default,1,0")],
                None,
                Some(Protocol::Kitty),
            ),
            (
                vec![iterm, ("TERM", "screen-256color")],
                None,
                Some(Protocol::ITerm),
            ),
            (vec![kitty, ("STY", "1.pts-0")], None, Some(Protocol::Kitty)),
        ] {
            assert_eq!(detect_in(Auto, &environment), auto, "{environment:?}");
            assert_eq!(detect_in(Always, &environment), always, "{environment:?}");
            assert_eq!(detect_in(Never, &environment), None, "{environment:?}");
        }
    }

    /// From the protocols' descriptions: Kitty accepts 4096 letters at once, the last piece with
    /// `m=0`.
    #[test]
    fn pictures_are_given_in_the_pieces_that_terminals_take() {
        let png = [0_u8; 3 * 1100];
        let kitty = Protocol::Kitty.shown(&png);
        let pieces: Vec<&str> = kitty.split_terminator("\u{1b}\\").collect();
        assert_eq!(pieces.len(), 2);
        let first = pieces[0].strip_prefix("\u{1b}_Ga=T,f=100,c=5,r=4,C=1,q=2,m=1;");
        assert_eq!(first.unwrap(), "A".repeat(4096));
        let last = pieces[1].strip_prefix("\u{1b}_Gq=2,m=0;");
        assert_eq!(last.unwrap(), "A".repeat(4400 - 4096));
        let iterm = Protocol::ITerm.shown(&[0; 3]);
        let whole = "\u{1b}]1337;File=inline=1;size=3;width=5;height=4;doNotMoveCursor=1:AAAA\u{7}";
        assert_eq!(iterm, whole);
    }
}
