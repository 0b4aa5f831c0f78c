//! A Windows made by wine, with the program built for it; the same commands on this machine.

use crate::programs::{passed_over, program};
use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;

/// Where distributions put the loader of 64-bit programs, if it is not on the path.
const LOADER: &str = "/usr/lib/wine/wine64";

/// Random bytes as Windows 10 gives them. Rust's library loads this, and wine 8.0 does not have it.
const RANDOM: &str = "#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
  return RtlGenRandom(data, (ULONG)length);
}
";

/// A Windows with the program, as long as the tests run. Its disk is kept between runs.
pub(crate) struct Machine {
    wine: PathBuf,
    folder: PathBuf,
    /// A program of Windows that waits for its input to end. While it does, wine keeps its own
    /// programs, which would otherwise start anew with each command.
    _keeper: Child,
}

impl Machine {
    /// Returns the machine; says so and returns `None` if something it takes is not there.
    pub(crate) fn new() -> Option<&'static Self> {
        static MACHINE: OnceLock<Option<Machine>> = OnceLock::new();
        MACHINE.get_or_init(Self::start).as_ref()
    }

    fn start() -> Option<Self> {
        let loader = Some(PathBuf::from(LOADER)).filter(|loader| loader.is_file());
        let wine = loader.or_else(|| program(&["wine64", "wine"]))?;
        let compiler = program(&["x86_64-w64-mingw32-gcc"])?;
        let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let target = temporary.parent().unwrap();
        let built = target.join("x86_64-pc-windows-gnu/debug/dokbak.exe");
        if !built.is_file() {
            passed_over("the program for Windows");
            return None;
        }
        let folder = temporary.join("windows");
        fs::create_dir_all(&folder).unwrap();
        let own = folder.join("dokbak.exe");
        let _ = fs::remove_file(&own);
        fs::hard_link(&built, &own).unwrap();
        let source = folder.join("random.c");
        fs::write(&source, RANDOM).unwrap();
        let made = Command::new(compiler)
            .args(["-shared", "-o"])
            .arg(folder.join("bcryptprimitives.dll"))
            .arg(&source)
            .arg("-ladvapi32")
            .status();
        assert!(made.unwrap().success());
        let begin = |args: &[&str]| {
            let mut command = wine_in(&folder, &wine);
            command
                .args(args)
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            command
        };
        let booted = begin(&["wineboot", "--init"]).stdin(Stdio::null()).status();
        assert!(booted.unwrap().success());
        let keeper = begin(&["cmd"]).stdin(Stdio::piped()).spawn().unwrap();
        Some(Self {
            wine,
            folder,
            _keeper: keeper,
        })
    }

    /// Returns the command that starts the program in a place.
    pub(crate) fn dokbak(&self, place: &Place, args: &[&str]) -> Command {
        let mut command = wine_in(&self.folder, &self.wine);
        command.arg(self.folder.join("dokbak.exe")).args(args);
        command.current_dir(place.folder());
        command
    }

    /// Runs the program in a place to its end.
    pub(crate) fn run(&self, place: &Place, args: &[&str]) -> Told {
        Told::of(self.dokbak(place, args))
    }

    /// Runs the program in a place; returns what it printed if all went well.
    pub(crate) fn told(&self, place: &Place, args: &[&str]) -> String {
        self.run(place, args).done()
    }
}

/// Returns wine with its disk in a folder, and without what it says of itself.
fn wine_in(folder: &Path, wine: &Path) -> Command {
    let mut command = Command::new(wine);
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.env_clear().env("PATH", path);
    command
        .env("HOME", folder)
        .env("WINEPREFIX", folder.join("wine"));
    command
        .env("WINEDEBUG", "-all")
        .env("WINEDLLOVERRIDES", "mscoree,mshtml=");
    command.env("LC_ALL", "C.UTF-8").env("TZ", "UTC0");
    command
}

/// A folder with a Korean name in which programs of both systems run.
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        let place = tempfile::Builder::new()
            .prefix("민수의 #장부 100% ")
            .tempdir();
        Self(place.unwrap())
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Returns the path of a file in it, as Windows has it: wine calls the root of this machine Z.
    pub(crate) fn there(&self, file: &str) -> String {
        let path = self.folder().join(file);
        format!("Z:{}", path.to_str().unwrap().replace('/', "\\"))
    }

    /// Runs the program of this machine in it to its end.
    pub(crate) fn here(&self, args: &[&str]) -> Told {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dokbak"));
        command
            .env_clear()
            .env("LC_ALL", "C.UTF-8")
            .env("TZ", "UTC0");
        command.env("HOME", self.folder());
        command.args(args).current_dir(self.folder());
        Told::of(command)
    }

    /// Returns the number of bytes of a file in it.
    pub(crate) fn bytes(&self, file: &str) -> u64 {
        fs::metadata(self.folder().join(file)).unwrap().size()
    }
}

/// What a program printed, and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: Option<i32>,
}

impl Told {
    fn of(mut command: Command) -> Self {
        let Output {
            status,
            stdout,
            stderr,
        } = command.stdin(Stdio::null()).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self {
            stdout: text(stdout),
            stderr: text(stderr),
            status: status.code(),
        }
    }

    /// Checks that all went well; returns standard output.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!(
            (self.status, self.stderr.as_str()),
            (Some(0), ""),
            "{self:?}"
        );
        self.stdout
    }
}
