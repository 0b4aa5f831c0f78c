//! The scripts that inspect pages in Chromium.

use crate::scripts::Scripts;
use crate::support::Circle;
use serde_json::Value;
use std::path::Path;

/// What it takes to inspect a page.
pub(crate) struct Browser(Scripts);

impl Browser {
    /// Finds the tools; if some are missing, says so and returns `None`.
    pub(crate) fn new() -> Option<Self> {
        Scripts::new().map(Self)
    }

    /// Makes the page of a ledger, and lets a script compare it with what is due.
    pub(crate) fn look(&self, check: &str, circle: &Circle, lang: &str, due: &Value) {
        let page = circle.done(&["--lang", lang, "report"]);
        let file = circle.folder().join("page.html");
        std::fs::write(&file, page).unwrap();
        let args = [Path::new(check), &file];
        print!("{}", self.0.run("browser/look.mjs", &args, due));
    }
}
