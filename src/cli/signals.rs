//! What ends the program from outside: Ctrl-C, a terminal that is closed, whoever stops programs.

/// A request to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(unix),
    expect(dead_code, reason = "Windows makes no difference between requests")
)]
pub(in crate::cli) enum Ending {
    /// Ctrl-C; on Windows also a console that is closed.
    Interrupt,
    /// The system or somebody stops the program.
    Terminate,
    /// The terminal is gone.
    Hangup,
}

impl Ending {
    /// Returns the exit status of a program that this ended, as shells count it.
    pub(in crate::cli) const fn status(self) -> i32 {
        128 + match self {
            Self::Interrupt => 2,
            Self::Terminate => 15,
            Self::Hangup => 1,
        }
    }
}

/// What becomes of a program whose terminal is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Hangup {
    /// It ends, and does something before.
    Ends,
    /// The system decides.
    #[cfg_attr(
        not(feature = "serve"),
        expect(dead_code, reason = "of who serves phones")
    )]
    Default,
}

pub(in crate::cli) use endings::{Endings, outlives_interrupts};

#[cfg(unix)]
mod endings {
    use super::{Ending, Hangup};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    /// Makes this program survive Ctrl-C; returns a flag that tells whether Ctrl-C was pressed.
    pub(in crate::cli) fn outlives_interrupts() -> Arc<AtomicBool> {
        let pressed = Arc::new(AtomicBool::new(false));
        let _ = signal_hook::flag::register(SIGINT, Arc::clone(&pressed));
        pressed
    }

    /// The requests to end, which end nothing by themselves any more.
    pub(in crate::cli) struct Endings(Signals);

    impl Endings {
        /// From now on, requests to end are waited for.
        pub(in crate::cli) fn expected(hangup: Hangup) -> io::Result<Self> {
            let signals = match hangup {
                Hangup::Ends => &[SIGINT, SIGTERM, SIGHUP][..],
                Hangup::Default => &[SIGINT, SIGTERM],
            };
            Ok(Self(Signals::new(signals)?))
        }

        /// Waits for requests; returns them.
        pub(in crate::cli) fn awaited(&mut self) -> Vec<Ending> {
            loop {
                let caught: Vec<Ending> = self.0.wait().map(ending).collect();
                if !caught.is_empty() {
                    return caught;
                }
            }
        }

        /// Returns requests that have come since, without waiting.
        pub(in crate::cli) fn pending(&mut self) -> Vec<Ending> {
            self.0.pending().map(ending).collect()
        }
    }

    const fn ending(signal: i32) -> Ending {
        match signal {
            SIGINT => Ending::Interrupt,
            SIGHUP => Ending::Hangup,
            _ => Ending::Terminate,
        }
    }
}

/// Windows asks a function for all of the program, which leaves a mark.
#[cfg(not(unix))]
mod endings {
    use super::{Ending, Hangup};
    use std::io;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, LazyLock};
    use std::thread;
    use std::time::Duration;

    /// How often the mark is looked for.
    const PAUSE: Duration = Duration::from_millis(50);

    static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| {
        let asked = Arc::new(AtomicBool::new(false));
        let mark = Arc::clone(&asked);
        // If this fails, Ctrl-C ends the program as it would any other.
        let _ = ctrlc::set_handler(move || mark.store(true, Ordering::SeqCst));
        asked
    });

    /// Makes this program survive Ctrl-C; returns a flag that tells whether Ctrl-C was pressed.
    pub(in crate::cli) fn outlives_interrupts() -> Arc<AtomicBool> {
        Arc::clone(&ASKED)
    }

    /// The requests to end, which end nothing by themselves any more.
    pub(in crate::cli) struct Endings(Arc<AtomicBool>);

    impl Endings {
        /// From now on, requests to end are waited for.
        #[expect(clippy::unnecessary_wraps, reason = "on other systems it may fail")]
        pub(in crate::cli) fn expected(_: Hangup) -> io::Result<Self> {
            Ok(Self(Arc::clone(&ASKED)))
        }

        /// Waits for requests; returns them.
        pub(in crate::cli) fn awaited(&mut self) -> Vec<Ending> {
            loop {
                let caught = self.pending();
                if !caught.is_empty() {
                    return caught;
                }
                thread::sleep(PAUSE);
            }
        }

        /// Returns requests that have come since, without waiting.
        pub(in crate::cli) fn pending(&mut self) -> Vec<Ending> {
            let asked = self.0.swap(false, Ordering::SeqCst);
            asked.then_some(Ending::Interrupt).into_iter().collect()
        }
    }
}
