//! Limits that the system sets to a process, which would end it without a word.

#[cfg(unix)]
mod file_size {
    use nix::sys::signal::Signal;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, OnceLock};

    static REACHED: OnceLock<Arc<AtomicBool>> = OnceLock::new();

    /// Makes a write beyond the limit on the size of files fail, where it would end the program.
    pub(in crate::cli) fn survive() {
        REACHED.get_or_init(|| {
            let reached = Arc::default();
            // Where this cannot be done, the limit ends the program as it ends any other.
            let _ = signal_hook::flag::register(Signal::SIGXFSZ as i32, Arc::clone(&reached));
            reached
        });
    }

    /// Returns whether a write has failed for that limit.
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
