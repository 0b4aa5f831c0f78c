//! What a server warns of.

use std::sync::{Arc, Mutex, PoisonError};

/// The last warning of the server.
#[derive(Clone, Debug, Default)]
pub(super) struct Warnings(Arc<Mutex<Option<String>>>);

impl Warnings {
    /// Forgets what was said until now.
    pub(super) fn forget(&self) {
        self.taken();
    }

    /// Returns what was said since.
    pub(super) fn taken(&self) -> Option<String> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.take()
    }

    pub(super) fn keep(&self, warning: &str) {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some(warning.to_owned());
    }
}
