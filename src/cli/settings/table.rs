//! The table of settings, one row for each key.

/// Passes the table of all keys to a macro: key, name and type, then the option and the environment
/// variable that set it for one run.
macro_rules! every_key {
    ($make:ident) => {
        $make! {
            /// The language of all messages.
            Lang lang: Lang, Some("--lang"), Some("DOKBAK_LANG");
            /// The ruleset suggested for a new session.
            Rules rules: Option<String>, None, None;
            /// The ledger's file; `None` if the platform gives no place for it.
            Ledger ledger: Option<PathBuf>, Some("--ledger"), Some("DOKBAK_LEDGER");
            /// When to use colour.
            Color color: ColorChoice, Some("--color"), Some("NO_COLOR");
            /// The pager for long output.
            Pager pager: Pager, Some("--no-pager"), Some("DOKBAK_PAGER");
            /// Whether all output is for listeners: plain lines that make sense when read aloud.
            Plain plain: bool, Some("--plain"), Some("DOKBAK_PLAIN");
        }
    };
}
pub(super) use every_key;
