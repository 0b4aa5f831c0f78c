//! The pager for long output.

use super::chosen::{SettingChoice, SettingOrigin};
use super::value::SettingValue;
use super::world::{PAGER, TERMINAL, World};
use std::ffi::OsStr;
use std::path::Path;

/// The command that stands for no pager, since it only passes its input on.
const NONE: &str = "cat";

/// The pager's program and arguments; empty if output is simply printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Pager(Vec<String>);

impl Pager {
    /// No pager: output is simply printed.
    pub(in crate::cli) const NONE: Self = Self(Vec::new());

    /// Returns the pager for a command line, split as a shell would; `None` if quotes do not match.
    fn parse(line: &str) -> Option<Self> {
        let words = shlex::split(line)?;
        let is_none = words == [NONE];
        Some(if is_none { Self::NONE } else { Self(words) })
    }

    /// Returns the program and its arguments, if there is a pager.
    pub(in crate::cli) fn command(&self) -> Option<(&str, &[String])> {
        let (program, arguments) = self.0.split_first()?;
        Some((program, arguments))
    }
}

impl SettingValue for Pager {
    /// An empty value means no pager.
    const EMPTY_SAYS: bool = true;

    fn read(text: &str, _: &Path) -> Option<Self> {
        Self::parse(text)
    }

    /// Returns the pager that `PAGER` sets for all programs, else `less`; on a dumb terminal, none.
    /// None on Windows either: it has no `less`, and its `more` reads UTF-8 as another code page.
    fn default(world: &World) -> SettingChoice<Self> {
        let common = world.given(PAGER).and_then(OsStr::to_str);
        if let Some(value) = common.and_then(Self::parse) {
            let origin = SettingOrigin::Common(PAGER);
            return SettingChoice { value, origin };
        }
        let is_dumb = world.variable(TERMINAL).is_some_and(|kind| kind == "dumb");
        let value = if is_dumb || cfg!(windows) {
            Self::NONE
        } else {
            Self(vec!["less".to_owned()])
        };
        let origin = SettingOrigin::Default;
        SettingChoice { value, origin }
    }

    fn text(&self) -> Option<String> {
        if self.0.is_empty() {
            return Some(NONE.to_owned());
        }
        shlex::try_join(self.0.iter().map(String::as_str)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::settings::{ConfigFile, Options, Settings};

    fn chosen(variables: &[(&'static str, &str)], file: &str) -> (String, SettingOrigin) {
        let (world, file) = (World::with_variables(variables), ConfigFile::of_text(file));
        let pager = Settings::choose(Options::default(), &world, &file).0.pager;
        (pager.value.text().unwrap(), pager.origin)
    }

    #[test]
    fn the_pager_of_this_program_comes_before_that_of_all() {
        let own = ("DOKBAK_PAGER", "most -w");
        let common = ("PAGER", "more");
        let file = "pager: less -S\n";
        let of = |text: &str, origin| (text.to_owned(), origin);
        assert_eq!(
            chosen(&[own, common], file),
            of("most -w", SettingOrigin::Environment("DOKBAK_PAGER"))
        );
        assert_eq!(chosen(&[common], file), of("less -S", SettingOrigin::File));
        assert_eq!(
            chosen(&[common], ""),
            of("more", SettingOrigin::Common("PAGER"))
        );
        let own = if cfg!(windows) { "cat" } else { "less" };
        assert_eq!(chosen(&[], ""), of(own, SettingOrigin::Default));
    }

    #[test]
    fn nothing_and_cat_are_no_pager() {
        let common = ("PAGER", "more");
        let none = |variables: &[(&'static str, &str)], file: &str| {
            assert_eq!(chosen(variables, file).0, "cat", "{variables:?} {file}");
        };
        none(&[common, ("DOKBAK_PAGER", "")], "pager: less\n");
        none(&[common, ("DOKBAK_PAGER", " cat ")], "");
        none(&[common], "pager: \"\"\n");
        none(&[common], "pager: cat\n");
        none(&[("PAGER", "")], "");
        none(&[("TERM", "dumb")], "");
        assert_eq!(chosen(&[("TERM", "dumb"), common], "").0, "more");
        assert_eq!(Pager::parse("cat").unwrap().command(), None);
    }

    #[test]
    fn a_command_is_cut_as_in_a_shell() {
        let pager = Pager::parse("'/my tools/less' -R -P 'q: end'").unwrap();
        let arguments = ["-R", "-P", "q: end"].map(str::to_owned);
        assert_eq!(pager.command(), Some(("/my tools/less", &arguments[..])));
        assert_eq!(Pager::parse(&pager.text().unwrap()), Some(pager));
        assert_eq!(Pager::parse("less 'R"), None);
    }
}
