//! What a shell completes: commands and options, and players, hands, sessions, rulesets and keys as
//! the ledger and the rules have them. A shell asks by a variable of the environment; nothing is
//! written, and whatever is wrong, nothing is said.

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

/// The variable by which a shell asks: its value is the shell's name.
const VARIABLE: &str = "DOKBAK_COMPLETE";

/// Every shell that is known.
const SHELLS: [&dyn EnvCompleter; 5] = [&Bash, &Elvish, &Fish, &Powershell, &Zsh];

/// Answers a shell that asks how a command line goes on; returns whether one did.
pub(super) fn answered(args: &[OsString]) -> bool {
    if std::env::var_os(VARIABLE).is_none_or(|shell| shell.is_empty()) {
        return false;
    }
    let asked = CompleteEnv::with_factory(|| command(args))
        .var(VARIABLE)
        .shells(Shells(&SHELLS));
    let folder = std::env::current_dir().ok();
    // A shell has no place for what is wrong.
    asked.try_complete(args, folder.as_deref()).unwrap_or(true)
}

/// Returns what a shell is to run when it starts, so that it asks; `None` for an unknown shell.
pub(super) fn script(shell: &str) -> Option<String> {
    let shell = SHELLS.iter().find(|known| known.is(shell))?;
    let mut script = Vec::new();
    let name = "dokbak";
    let written = shell.write_registration(VARIABLE, name, name, name, &mut script);
    written.ok()?;
    String::from_utf8(script).ok()
}

/// Returns the parser with all that can be completed of its values. The command line says which
/// ledger is meant, and in which language.
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

/// Returns the ledger that a command line names.
fn ledger_of(args: &[OsString]) -> Option<PathBuf> {
    let mut words = args.iter().skip_while(|word| *word != "--ledger");
    let apart = words.nth(1).map(PathBuf::from);
    let joined = args.iter().find_map(|word| {
        let path = word.to_str()?.strip_prefix("--ledger=")?;
        Some(PathBuf::from(path))
    });
    joined.or(apart)
}
