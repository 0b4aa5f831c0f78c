//! Shell completion: commands and options, and the players, hands, sessions, rulesets and keys that
//! exist. A shell asks through an environment variable. Nothing is written, and errors stay silent.

mod bash;
mod values;

use super::args::Cli;
use super::screen::Room;
use super::settings::{ConfigFile, Options, Settings, World};
use super::usage;
use bash::Bash;
use clap::{Command, CommandFactory as _};
use clap_complete::env::{CompleteEnv, Elvish, EnvCompleter, Fish, Powershell, Shells, Zsh};
use std::ffi::OsString;
use std::path::PathBuf;
use values::ValueSource;

/// The environment variable through which a shell asks; its value is the shell's name.
const VARIABLE: &str = "DOKBAK_COMPLETE";

/// The supported shells.
const SHELLS: [&dyn EnvCompleter; 5] = [&Bash, &Elvish, &Fish, &Powershell, &Zsh];

/// Answers a shell's request for completions; returns whether there was one.
pub(super) fn answered(args: &[OsString]) -> bool {
    if std::env::var_os(VARIABLE).is_none_or(|shell| shell.is_empty()) {
        return false;
    }
    let asked = CompleteEnv::with_factory(|| command(args))
        .var(VARIABLE)
        .shells(Shells(&SHELLS));
    let folder = std::env::current_dir().ok();
    // There is nowhere to report an error.
    asked.try_complete(args, folder.as_deref()).unwrap_or(true)
}

/// Returns the start-up script that makes a shell ask; `None` for an unknown shell.
pub(super) fn script(shell: &str) -> Option<String> {
    let shell = SHELLS.iter().find(|known| known.is(shell))?;
    let mut script = Vec::new();
    let name = "dokbak";
    let written = shell.write_registration(VARIABLE, name, name, name, &mut script);
    written.ok()?;
    String::from_utf8(script).ok()
}

/// Returns the parser with completions for its values, using the ledger and language given on the
/// command line.
fn command(args: &[OsString]) -> Command {
    let options = Options {
        lang: usage::lang_of(args),
        ledger: ledger_of(args).map(Some),
        ..Options::default()
    };
    let world = World::of_process();
    let (settings, _) = Settings::choose(options, &world, &ConfigFile::read(&world));
    let lang = settings.lang.value;
    let source = ValueSource {
        ledger: settings.ledger.value,
        lang,
    };
    source.into_values_of(usage::worded(Cli::command(), lang, Room::Endless))
}

/// Returns the ledger that the command line names, if it names one.
fn ledger_of(args: &[OsString]) -> Option<PathBuf> {
    let mut words = args.iter().skip_while(|word| *word != "--ledger");
    let apart = words.nth(1).map(PathBuf::from);
    let joined = args.iter().find_map(|word| {
        let path = word.to_str()?.strip_prefix("--ledger=")?;
        Some(PathBuf::from(path))
    });
    joined.or(apart)
}
