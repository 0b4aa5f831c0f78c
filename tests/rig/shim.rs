//! The C file that watches and breaks the disk: building it, instructing it, and reading its log.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// With this variable, a rig that cannot be built is a failure instead of being skipped.
const MUST: &str = "DOKBAK_RIG";

/// What a call did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    Open,
    Write,
    Sync,
    Truncate,
    Unlink,
    Rename,
    Read,
    Map,
    Lock,
    Folder,
}

impl Kind {
    /// Returns the kind for a line of the log; `None` for the line about a struck call.
    fn of(letter: &str) -> Option<Self> {
        Some(match letter {
            "o" => Self::Open,
            "w" => Self::Write,
            "s" => Self::Sync,
            "t" => Self::Truncate,
            "u" => Self::Unlink,
            "m" => Self::Rename,
            "r" => Self::Read,
            "p" => Self::Map,
            "l" => Self::Lock,
            "d" => Self::Folder,
            "!" => return None,
            other => panic!("the log has {other:?}"),
        })
    }
}

/// The name for standard output.
pub(crate) const OUT: &str = "<out>";

/// A call, according to the log.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The number of the call, counted from 1.
    pub(crate) number: usize,
    pub(crate) kind: Kind,
    /// The file, relative to the watched folder.
    pub(crate) name: String,
    /// The position of a write, the new length of a file, or how a file was opened.
    pub(crate) at: u64,
    /// The written bytes, or the new name of a file.
    pub(crate) bytes: Vec<u8>,
}

impl Call {
    /// True if the call printed something.
    pub(crate) fn is_told(&self) -> bool {
        self.kind == Kind::Write && self.name == OUT
    }

    /// True if the call leaves a trace outside of the program.
    pub(crate) fn is_seen(&self) -> bool {
        !matches!(self.kind, Kind::Read | Kind::Map | Kind::Lock)
    }

    /// True if the call changes the content of the disk.
    pub(crate) fn is_change(&self) -> bool {
        self.is_seen() && !self.is_told()
    }
}

/// What to do to the calls of a run, in the words of the C file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Kill,
    Torn,
    Fail(nix::errno::Errno),
    /// The same, and from then on to every call of this kind.
    FailOn(nix::errno::Errno),
    Short,
    Full,
    NoSync,
}

impl Deed {
    /// Returns the variables that tell the C file to do it at call `number`.
    pub(crate) fn variables(self, number: usize) -> Vec<(&'static str, String)> {
        let word = match self {
            Self::Kill => "kill",
            Self::Torn => "torn",
            Self::Fail(_) | Self::FailOn(_) => "fail",
            Self::Short => "short",
            Self::Full => "full",
            Self::NoSync => "nosync",
        };
        let mut variables = vec![("RIG_AT", number.to_string()), ("RIG_DO", word.to_owned())];
        if let Self::Fail(errno) | Self::FailOn(errno) = self {
            variables.push(("RIG_ERRNO", (errno as i32).to_string()));
        }
        if matches!(self, Self::FailOn(_)) {
            variables.push(("RIG_ON", "1".to_owned()));
        }
        variables
    }
}

/// Returns the built C file. If it cannot be built, prints a note and returns `None`, or fails if
/// the rig must run.
pub(crate) fn shim() -> Option<&'static Path> {
    static BUILT: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    match BUILT.get_or_init(built) {
        Ok(path) => Some(path),
        Err(why) => {
            let wanted = std::env::var(MUST).is_ok_and(|word| word == "must");
            assert!(!wanted, "the rig must run ({MUST}=must): {why}");
            say(&format!("passed over: {why}"));
            None
        }
    }
}

fn built() -> Result<PathBuf, String> {
    if !cfg!(all(
        target_os = "linux",
        target_env = "gnu",
        target_pointer_width = "64"
    )) {
        return Err("the C file is for Linux with the GNU libc, 64 bits".to_owned());
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rig/shim.c");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // Two simultaneous runs must not write to one file.
    let fresh = folder.join(format!("rig-{}.so", std::process::id()));
    let done = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()))
        .args([
            "-O1",
            "-shared",
            "-fPIC",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-U_FORTIFY_SOURCE",
            "-o",
        ])
        .args([&fresh, &source])
        .args(["-ldl", "-lpthread"])
        .output()
        .map_err(|error| format!("no C compiler: {error}"))?;
    if !done.status.success() {
        return Err(String::from_utf8_lossy(&done.stderr).into_owned());
    }
    let path = folder.join("rig.so");
    std::fs::rename(&fresh, &path).map_err(|error| error.to_string())?;
    Ok(path)
}

/// Prints past the test harness, which captures output.
pub(crate) fn say(text: &str) {
    let line = format!("rig: {text}\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}

/// Parses the calls of a log, and whether one was struck.
pub(crate) fn read_log(log: &[u8]) -> (Vec<Call>, bool) {
    let mut calls = Vec::new();
    let mut struck = false;
    let mut rest = log;
    while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
        let line = String::from_utf8(rest[..end].to_vec()).unwrap();
        let mut words = line.split(' ');
        let mut next = || words.next().unwrap();
        let (number, letter, name, at, length) = (next(), next(), next(), next(), next());
        let length: usize = length.parse().unwrap();
        let bytes = rest[end + 1..end + 1 + length].to_vec();
        rest = &rest[end + 1 + length..];
        match Kind::of(letter) {
            Some(kind) => calls.push(Call {
                number: number.parse().unwrap(),
                kind,
                name: name.to_owned(),
                at: at.parse().unwrap_or(0),
                bytes,
            }),
            None => struck = true,
        }
    }
    (calls, struck)
}
