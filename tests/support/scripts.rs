//! Scripts for Node that drive Chromium, if both are installed.

use crate::programs::{passed_over, program};
use serde_json::Value;
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What it takes to run a script that drives Chromium.
pub(crate) struct Scripts {
    node: PathBuf,
    chromium: PathBuf,
    /// The folder with the libraries.
    tools: PathBuf,
}

impl Scripts {
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

    /// Runs a script of the folder `tests` with JSON as its input; returns what it printed, and
    /// fails if the script does.
    pub(crate) fn run<A: AsRef<OsStr>>(&self, script: &str, args: &[A], input: &Value) -> String {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let mut child = Command::new(&self.node)
            .arg(scripts.join(script))
            .args(args)
            .env("DOKBAK_TOOLS", &self.tools)
            .env("DOKBAK_CHROMIUM", &self.chromium)
            .env("DOKBAK_PROGRAM", env!("CARGO_BIN_EXE_dokbak"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut given = child.stdin.take().unwrap();
        given.write_all(input.to_string().as_bytes()).unwrap();
        drop(given);
        let told = child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (out, wrong) = (text(&told.stdout), text(&told.stderr));
        assert!(told.status.success(), "{script}: {out}{wrong}");
        out
    }
}
