//! The mode that a terminal was found in, to which it is restored.

/// The terminal's settings. The console of Windows has none that outlast the line editor.
#[derive(Clone)]
pub(super) struct TerminalMode {
    #[cfg(unix)]
    found: nix::sys::termios::Termios,
}

#[cfg(unix)]
mod unix {
    use super::TerminalMode;
    use nix::sys::termios::{LocalFlags, SetArg, Termios, tcgetattr, tcsetattr};
    use std::io::{self, Write as _};

    fn set(mode: &Termios) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), SetArg::TCSANOW, mode)?)
    }

    impl TerminalMode {
        /// Returns the mode that the terminal is in.
        pub(in super::super) fn found() -> io::Result<Self> {
            let found = tcgetattr(io::stdin())?;
            Ok(Self { found })
        }

        /// Turns echo off.
        pub(in super::super) fn quiet(&self) -> io::Result<()> {
            let mut quiet = self.found.clone();
            quiet.local_flags.remove(LocalFlags::ECHO);
            set(&quiet)
        }

        /// Sets the mode that was found.
        pub(in super::super) fn again(&self) -> io::Result<()> {
            set(&self.found)
        }

        /// Restores the mode, shows the cursor, and ends bracketed paste.
        pub(in super::super) fn restore(&self) {
            let _ = self.again();
            let mut out = io::stdout();
            let _ = out.write_all(b"\x1b[?25h\x1b[?2004l\r\n");
            let _ = out.flush();
        }
    }
}

#[cfg(not(unix))]
mod other {
    use super::TerminalMode;
    use std::io;

    #[expect(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "on Unix there is a mode to set, and setting it may fail"
    )]
    impl TerminalMode {
        pub(in super::super) fn found() -> io::Result<Self> {
            Ok(Self {})
        }

        pub(in super::super) fn quiet(&self) -> io::Result<()> {
            Ok(())
        }

        pub(in super::super) fn again(&self) -> io::Result<()> {
            Ok(())
        }

        /// Shows the cursor, which a menu hides.
        pub(in super::super) fn restore(&self) {
            let _ = console::Term::stdout().show_cursor();
        }
    }
}
