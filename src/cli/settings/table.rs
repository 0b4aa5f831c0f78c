//! What can be set for good, a row a key.

/// Hands the table of all keys to a macro: the key, its name and type, the option and the variable of
/// the environment that set it once.
macro_rules! every_key {
    ($make:ident) => {
        $make! {
            /// The language of all that is said.
            Lang lang: Lang, Some("--lang"), Some("DOKBAK_LANG");
            /// The ruleset that is suggested for a new session.
            Rules rules: Option<String>, None, None;
            /// The file of the ledger; `None` where the platform has no place for it.
            Ledger ledger: Option<PathBuf>, Some("--ledger"), Some("DOKBAK_LEDGER");
            /// When to use colour.
            Color color: ColorChoice, Some("--color"), Some("NO_COLOR");
            /// What long output is read with.
            Pager pager: Pager, Some("--no-pager"), Some("DOKBAK_PAGER");
            /// Whether everything is said for the ear: in lines that need no eyes.
            Plain plain: bool, Some("--plain"), Some("DOKBAK_PLAIN");
        }
    };
}
pub(super) use every_key;
