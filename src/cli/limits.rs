//! System limits that would otherwise end the process without a message.

#[cfg(unix)]
mod file_size {
    use nix::sys::signal::Signal;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, OnceLock};

    static REACHED: OnceLock<Arc<AtomicBool>> = OnceLock::new();

    /// Makes a write beyond the file size limit fail instead of ending the program.
    pub(in crate::cli) fn survive() {
        REACHED.get_or_init(|| {
            let reached = Arc::default();
            // If this fails, the limit ends the program as it would any other.
            let _ = signal_hook::flag::register(Signal::SIGXFSZ as i32, Arc::clone(&reached));
            reached
        });
    }

    /// True if a write has failed because of the file size limit.
    pub(in crate::cli) fn reached() -> bool {
        let reached = REACHED.get();
        reached.is_some_and(|reached| reached.load(Ordering::Relaxed))
    }
}

#[cfg(not(unix))]
mod file_size {
    pub(in crate::cli) const fn survive() {}

    pub(in crate::cli) const fn reached() -> bool {
        false
    }
}

pub(super) use file_size::{reached as file_size_reached, survive as survive_file_size};
