//! What the command line takes and what is wrong with it, in the language of the reader. The
//! parser knows only names and types; what is said of them is in `rows`.

mod examples;
mod found;
mod manual;
mod meant;
mod parsed;
mod rows;

use super::facts::mistake::Mistake;
pub(super) use super::facts::shell::quoted;
pub(super) use manual::{page, pages};
pub(super) use parsed::CommandLine;
pub(super) use rows::{Completes, Paged, argument};

use super::args::Cli;
use super::screen::Room;
use super::settings::SettingKey;
use super::words::{Lang, say};
use clap::builder::{Arg, StyledStr};
use clap::error::ErrorKind;
use clap::{Command, CommandFactory as _};
use rows::ArgumentRow;
use std::ffi::OsString;

/// The answer to a command line that is not carried out.
#[derive(Debug)]
pub(super) enum ParseReply {
    /// The help or the version that was asked for.
    Asked(StyledStr),
    /// Help on a command that was called without a subcommand that it needs.
    Incomplete(StyledStr),
    /// What is wrong, with the command's usage line and its path.
    Wrong {
        mistake: Mistake,
        usage: String,
        command: String,
    },
}

/// Returns the language that `--lang` asks for, if it does, in arguments that are not parsed yet.
pub(super) fn lang_of(args: &[OsString]) -> Option<Lang> {
    let words = || args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let joined = words().find_map(|word| word.strip_prefix("--lang="));
    let apart = || words().skip_while(|word| *word != "--lang").nth(1);
    Lang::of_code(joined.or_else(apart)?)
}

/// True if arguments that are not parsed yet ask for `--plain`.
pub(super) fn is_plain(args: &[OsString]) -> bool {
    args.iter().any(|arg| arg == PLAIN)
}

/// True if arguments that are not parsed yet ask for `--no-pager`.
pub(super) fn is_unpaged(args: &[OsString]) -> bool {
    args.iter().any(|arg| arg == NO_PAGER)
}

/// Returns the help on the command that these words call after `dokbak`, if there is one.
pub(super) fn help_on(called: &[String], lang: Lang, room: Room) -> Option<StyledStr> {
    let program = ["dokbak".to_owned()];
    let shown = [&program, called, &["--help".to_owned()]].concat();
    let why = clap::Error::new(ErrorKind::DisplayHelp);
    match answer(&shown, &why, lang, room) {
        ParseReply::Asked(help) => Some(help),
        ParseReply::Incomplete(_) | ParseReply::Wrong { .. } => None,
    }
}

/// The option for output that reads well aloud.
const PLAIN: &str = "--plain";

/// The option that turns the pager off.
const NO_PAGER: &str = "--no-pager";

/// Drops `--lang`, `--plain` and `--no-pager` from a `help` command line, where the parser would
/// take them for commands. Returns any other command line unchanged.
fn without_globals(shown: &[String]) -> Vec<String> {
    let mut words = shown.to_vec();
    words.retain(|word| word != PLAIN && word != NO_PAGER);
    if let Some(at) = words.iter().position(|word| word == "--lang") {
        words.drain(at..words.len().min(at + 2));
    }
    words.retain(|word| !word.starts_with("--lang="));
    if words.get(1).is_some_and(|word| word == HELP) {
        return words;
    }
    shown.to_vec()
}

/// Returns the answer to a command line that the parser rejected because of `why`; `shown` holds
/// its words in the form in which they can be displayed.
pub(super) fn answer(shown: &[String], why: &clap::Error, lang: Lang, room: Room) -> ParseReply {
    if why.kind() == ErrorKind::DisplayVersion {
        // The version is the same in every language.
        return ParseReply::Asked(why.render());
    }
    let mut command = Cli::command();
    if room == Room::Endless {
        command = command.term_width(0);
    }
    let shown = &explained(&without_globals(shown));
    let mut command = match why.kind() {
        ErrorKind::DisplayHelp => worded_as_called(command, shown, lang, room),
        // Any other command may have been meant, so all of them get their texts.
        _ => worded(command, lang, room),
    };
    let error = command.try_get_matches_from_mut(shown).err();
    if let Some(help) = error
        .as_ref()
        .filter(|error| error.kind() == ErrorKind::DisplayHelp)
    {
        return ParseReply::Asked(help.render());
    }
    let (usage, path) = usage_of(&command, shown);
    let Some(error) = error else {
        // The parser accepts what is displayed, so what was typed was not text.
        return ParseReply::Wrong {
            mistake: Mistake::NotUtf8,
            usage,
            command: path,
        };
    };
    match error.kind() {
        ErrorKind::DisplayVersion => ParseReply::Asked(error.render()),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ParseReply::Incomplete(error.render())
        }
        kind => ParseReply::Wrong {
            mistake: Mistake::from_clap(kind, &error, (&command, &path)).with_lines(shown, &path),
            usage,
            command: path,
        },
    }
}

/// Returns a command line that asks about `help` itself in the form that the parser accepts:
/// `help help` for `help --help`.
fn explained(shown: &[String]) -> Vec<String> {
    let mut words = shown.to_vec();
    if let Some(at) = words.iter().position(|word| word == HELP) {
        let mut after = words.split_off(at + 1);
        let asked = after.len();
        after.retain(|word| word != "--help" && word != "-h");
        if after.is_empty() && asked > 0 {
            after.push(HELP.to_owned());
        }
        words.append(&mut after);
    }
    words
}

/// Returns the usage line and the path of the command that these arguments call, as far as it
/// exists.
fn usage_of(command: &Command, shown: &[String]) -> (String, String) {
    let (mut command, mut path) = (command, vec![command.get_name()]);
    for word in shown {
        if let Some(inner) = command.find_subcommand(word) {
            command = inner;
            path.push(inner.get_name());
        }
    }
    (
        bare(&command.clone().render_usage().to_string()),
        path.join(" "),
    )
}

/// Removes the parser's `Usage:` from a usage line.
fn bare(usage: &str) -> String {
    let usage = usage.trim();
    usage
        .strip_prefix("Usage:")
        .unwrap_or(usage)
        .trim()
        .to_owned()
}

/// Returns a parser with every sentence of its help in a language.
pub(super) fn worded(mut command: Command, lang: Lang, room: Room) -> Command {
    // This adds help and version to the arguments.
    command.build();
    of_command(command, "", None, lang, room)
}

/// Returns a parser with the help texts of the command that these words call. Of other commands,
/// the parser knows only name and purpose.
fn worded_as_called(command: Command, words: &[String], lang: Lang, room: Room) -> Command {
    let mut command = command.mut_subcommands(|inner| {
        if is_called(&inner, words) {
            inner
        } else {
            inner.defer(|unread| unread)
        }
    });
    command.build();
    of_command(command, "", Some(words), lang, room)
}

fn is_called(command: &Command, words: &[String]) -> bool {
    let named = |word: &String| command.get_all_aliases().any(|alias| alias == word);
    let is_it = |word: &String| command.get_name() == word || named(word);
    words.iter().any(is_it)
}

/// The command that explains the others.
const HELP: &str = "help";

/// The position in help of the arguments that every command takes.
const BEHIND: usize = 100;

/// Returns a command with its help texts; `path` is what follows `dokbak` to call it. If `words`
/// has the words of a command line, commands that they do not name are only listed.
fn of_command(
    command: Command,
    path: &str,
    words: Option<&[String]>,
    lang: Lang,
    room: Room,
) -> Command {
    let [usage, options, arguments, commands] = say!(lang, help_headings());
    let header = *command.get_styles().get_header();
    let template = format!(
        "{{about-with-newline}}\n{header}{usage}:{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let mut positionals = 0;
    let mut command = command
        .about(about(path, lang))
        .help_template(template)
        .after_help(examples::shown(path, lang, header, room))
        .subcommand_help_heading(commands)
        .subcommand_value_name(rows::COMMAND.name.in_lang(lang))
        .mut_args(|arg| {
            let heading = if arg.is_positional() {
                arguments
            } else {
                options
            };
            let row = rows::argument(path, arg.get_id().as_str());
            let help = row.map_or_else(String::new, |row| helped(&arg, row, lang));
            let name = row.and_then(|row| row.value);
            // What every command takes comes after what this one takes.
            let arg = if arg.is_global_set() {
                arg.display_order(BEHIND)
            } else if arg.is_positional() {
                // In the order in which they are typed.
                positionals += 1;
                arg.display_order(positionals)
            } else {
                arg
            };
            let arg = arg
                .help(help)
                .help_heading(heading)
                .hide_default_value(true)
                .hide_possible_values(true);
            match name {
                Some(kind) => arg.value_name(kind.name.in_lang(lang)),
                None => arg,
            }
        })
        .mut_subcommands(|inner| {
            // The command `help`, at any level.
            let path = match inner.get_name() {
                HELP => HELP.to_owned(),
                // `help` has every command as a subcommand, with the texts of that command.
                name if path == HELP => name.to_owned(),
                name => format!("{path} {name}"),
            };
            let path = path.trim_start();
            if words.is_some_and(|words| !is_called(&inner, words)) {
                return inner.about(about(path, lang));
            }
            of_command(inner, path, words, lang, room)
        });
    let written = bare(&command.render_usage().to_string());
    let any = rows::OPTIONS.in_lang(lang);
    command.override_usage(written.replace("[OPTIONS]", &format!("[{any}]")))
}

/// Returns what a command does.
fn about(path: &str, lang: Lang) -> &'static str {
    rows::command(path).map_or("", |row| row.about.in_lang(lang))
}

/// Returns the help of an argument: its purpose, its default, and the environment variable that
/// can set it.
fn helped(arg: &Arg, row: &ArgumentRow, lang: Lang) -> String {
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<String> = defaults
        .filter(|_| arg.get_action().takes_values())
        .map(|value| value.to_string_lossy().into_owned())
        .collect();
    let variable = row.setting.and_then(SettingKey::variable);
    let about = row.about.in_lang(lang);
    say!(lang, argument_help(about, &defaults.join(" "), variable))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calls a function with every command and its path after `dokbak`.
    pub(super) fn walk(command: &Command, path: &str, visit: &mut impl FnMut(&Command, &str)) {
        visit(command, path);
        for inner in command
            .get_subcommands()
            .filter(|inner| inner.get_name() != HELP)
        {
            let path = format!("{path} {}", inner.get_name());
            walk(inner, path.trim_start(), visit);
        }
    }

    /// Returns the English answer to a command line that the parser rejected.
    pub(super) fn asked(shown: &[String]) -> ParseReply {
        let why = clap::Error::new(ErrorKind::UnknownArgument);
        answer(shown, &why, Lang::English, Room::Columns(80))
    }

    #[test]
    fn help_is_the_same_with_the_sentences_of_one_command_as_with_all() {
        let mut lines = vec![vec![HELP.to_owned()]];
        let mut all = Cli::command();
        all.build();
        walk(&all, "", &mut |_, path| {
            let called = path.split_whitespace().map(str::to_owned);
            lines.push(called.clone().chain(["--help".to_owned()]).collect());
            lines.push([HELP.to_owned()].into_iter().chain(called).collect());
        });
        for (line, lang) in lines.iter().zip(Lang::ALL.iter().cycle()) {
            let shown = [&["dokbak".to_owned()][..], line].concat();
            let text = |kind| {
                let why = clap::Error::new(kind);
                match answer(&shown, &why, *lang, Room::Columns(80)) {
                    ParseReply::Asked(help) => help.ansi().to_string(),
                    other => panic!("{line:?}: {other:?}"),
                }
            };
            let (one, every) = (ErrorKind::DisplayHelp, ErrorKind::UnknownArgument);
            assert_eq!(text(one), text(every), "{line:?}");
        }
        assert!(lines.len() > 80, "{} lines", lines.len());
    }

    pub(super) fn wrong(line: &str) -> (Mistake, String) {
        let shown: Vec<String> = format!("dokbak {line}")
            .split(' ')
            .map(str::to_owned)
            .collect();
        match asked(&shown) {
            ParseReply::Wrong { mistake, usage, .. } => (mistake, usage),
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn the_usage_is_that_of_the_command_that_was_called() {
        assert_eq!(wrong("show eight").1, "dokbak show [OPTIONS] [HAND]");
        assert_eq!(wrong("rules sho").1, "dokbak rules [OPTIONS] <COMMAND>");
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_read() {
        let of = |line: &str| lang_of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("dokbak --lang=ja settle"), Some(Lang::Japanese));
        assert_eq!(of("dokbak settle --lang ko"), Some(Lang::Korean));
        assert_eq!(of("dokbak --lang en settle"), Some(Lang::English));
        assert_eq!(of("dokbak --lang"), None);
        assert_eq!(of("dokbak --lang kr"), None);
    }
}
