//! What a language says of everything that is asked.

/// Makes of a table what a language says of everything that is asked; what is indented is an
/// example. What is missing does not compile.
macro_rules! explained_by {
    ($($asked:ident: [$($line:literal),+ $(,)?]),+ $(,)?) => {
        /// Returns what is said of something that is asked; what is indented is an example.
        pub(crate) const fn explained(
            what: $crate::evening::explains::Explains,
        ) -> &'static [&'static str] {
            match what {
                $($crate::evening::explains::Explains::$asked => &[$($line),+],)+
            }
        }
    };
}

pub(crate) use explained_by;
