//! Chromium, and the scripts that inspect pages in it.

use crate::programs::{passed_over, program};
use crate::support::Circle;
use serde_json::Value;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What it takes to inspect a page.
pub(crate) struct Browser {
    node: PathBuf,
    chromium: PathBuf,
    /// The folder with the libraries.
    tools: PathBuf,
}

impl Browser {
    /// Finds the tools; if some are missing, says so and returns `None`.
    pub(crate) fn new() -> Option<Self> {
        let chromium = program(&["chromium", "chromium-browser", "google-chrome"])?;
        let node = program(&["node", "nodejs"])?;
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
        let tools = target.join("programs/node_modules");
        let whole = ["playwright-core", "axe-core"];
        if let Some(missing) = whole.iter().find(|name| !tools.join(name).is_dir()) {
            passed_over(missing);
            return None;
        }
        Some(Self {
            node,
            chromium,
            tools,
        })
    }

    /// Makes the page of a ledger, and lets a script compare it with what is due.
    pub(crate) fn look(&self, check: &str, circle: &Circle, lang: &str, due: &Value) {
        let page = circle.done(&["--lang", lang, "report"]);
        let file = circle.folder().join("page.html");
        std::fs::write(&file, page).unwrap();
        print!("{}", self.run(check, &file, due));
    }

    fn run(&self, check: &str, file: &Path, due: &Value) -> String {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
        let mut child = Command::new(&self.node)
            .arg(scripts.join("look.mjs"))
            .arg(check)
            .arg(file)
            .env("DOKBAK_TOOLS", &self.tools)
            .env("DOKBAK_CHROMIUM", &self.chromium)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(due.to_string().as_bytes()).unwrap();
        drop(input);
        let told = child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (out, wrong) = (text(&told.stdout), text(&told.stderr));
        assert!(told.status.success(), "{check}: {out}{wrong}");
        out
    }
}
