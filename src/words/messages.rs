//! Plain sentences as rows, each language beside the others.
//!
//! ```text
//! messages! {
//!     /// The last entry was taken back.
//!     taken_back(text: &str) {
//!         en: "Taken back: {text}",
//!         ko: "되돌렸어요: {text}",
//!         ja: "取り消しました: {text}",
//!     }
//! }
//! ```
//!
//! Each row becomes a function in the modules `en`, `ko` and `ja` of its file. The compiler checks
//! that rows are complete: a row that lacks a language matches no rule of the macro, a text cannot
//! name an argument that the row does not have, and a language that ignores an argument leaves an
//! unused variable. So no test covers this: the faulty rows do not compile.

/// Defines the words of the engine and of an evening, from rows.
macro_rules! messages {
    ($($rows:tt)*) => { $crate::words::messages_of! { [words] [pub(crate)] $($rows)* } };
}

/// Defines the functions of rows inside the language modules, where each language's other words are
/// in scope, with the given visibility.
macro_rules! messages_of {
    ($room:tt $seen:tt $(
        $(#[$meta:meta])* $name:ident $args:tt $(-> $type:ty)? {
            en: $en:expr,
            ko: $ko:expr,
            ja: $ja:expr $(,)?
        }
    )*) => {
        $crate::words::language! { en $room $seen $($(#[$meta])* $name $args [$($type)?] $en;)* }
        $crate::words::language! { ko $room $seen $($(#[$meta])* $name $args [$($type)?] $ko;)* }
        $crate::words::language! { ja $room $seen $($(#[$meta])* $name $args [$($type)?] $ja;)* }
    };
}

/// Defines functions whose body is the same in every language; only the words they call differ.
macro_rules! composed {
    ($($rows:tt)*) => { $crate::words::composed_of! { [words] [pub(crate)] $($rows)* } };
}

/// Defines the functions of `composed!` inside the language modules, with the given visibility.
macro_rules! composed_of {
    ($room:tt $seen:tt $($(#[$meta:meta])* $name:ident $args:tt -> $type:ty $body:block)*) => {
        $crate::words::language! { en $room $seen $($(#[$meta])* $name $args [$type] $body;)* }
        $crate::words::language! { ko $room $seen $($(#[$meta])* $name $args [$type] $body;)* }
        $crate::words::language! { ja $room $seen $($(#[$meta])* $name $args [$type] $body;)* }
    };
}

/// Gathers the rows of several files, language by language.
macro_rules! gathered {
    ([$seen:vis] $($(#[$meta:meta])* $file:ident)+) => {
        /// The rows in English.
        $seen mod en { $($(#[$meta])* $seen use super::$file::en::*;)+ }
        /// The rows in Korean.
        $seen mod ko { $($(#[$meta])* $seen use super::$file::ko::*;)+ }
        /// The rows in Japanese.
        $seen mod ja { $($(#[$meta])* $seen use super::$file::ja::*;)+ }
    };
}

/// Defines the functions of rows in one language.
macro_rules! language {
    ($lang:ident [$($room:ident)::+] [$seen:vis] $(
        $(#[$meta:meta])* $name:ident $args:tt $type:tt $text:expr;
    )*) => {
        $seen mod $lang {
            #[allow(unused_imports, reason = "plain texts need nothing of the file")]
            use super::*;
            #[allow(unused_imports, reason = "plain texts need no other words")]
            use $crate::$($room)::+::$lang::*;
            $($crate::words::message! { $(#[$meta])* [$seen] $name $args $type $text })*
        }
    };
}

/// Defines the function of a row in one language:
///
/// - `name()` returns a `&'static str`;
/// - `name(arguments)` returns a `String`, given as a literal that may name the arguments, or as an
///   expression;
/// - `name(arguments; texts)` returns a [`Text`](crate::words::Text); `texts` are `Text`s that the
///   literal may name too;
/// - `name(arguments) -> Type` returns the given expression as it is.
macro_rules! message {
    ($(#[$meta:meta])* [$seen:vis] $name:ident () [] $text:expr) => {
        $(#[$meta])*
        $seen const fn $name() -> &'static str {
            $text
        }
    };
    ($(#[$meta:meta])* [$seen:vis] $name:ident ($($arg:ident: $of:ty),+ $(,)?) [] $text:expr) => {
        $(#[$meta])*
        $seen fn $name($($arg: $of),+) -> String {
            $crate::words::said!($text)
        }
    };
    (
        $(#[$meta:meta])* [$seen:vis]
        $name:ident ($($arg:ident: $of:ty),* $(,)?; $($part:ident),+ $(,)?) [] $text:expr
    ) => {
        $(#[$meta])*
        $seen fn $name($($arg: $of,)* $($part: &$crate::words::Text),+) -> $crate::words::Text {
            $crate::words::Text::both(|form| {
                $(let $part = form.pick($part);)+
                $crate::words::said!($text)
            })
        }
    };
    ($(#[$meta:meta])* [$seen:vis] $name:ident ($($arg:ident: $of:ty),* $(,)?) [$type:ty] $text:expr) => {
        $(#[$meta])*
        $seen fn $name($($arg: $of),*) -> $type {
            $text
        }
    };
}

/// Makes a `String` from a literal or an expression.
macro_rules! said {
    ($text:literal) => {
        format!($text)
    };
    ($text:expr) => {
        $text
    };
}

pub(crate) use {composed, composed_of, gathered, language, message, messages, messages_of, said};

#[cfg(test)]
mod tests {
    use crate::words::{Lang, Text, TextForm};

    messages! {
        /// A row without arguments.
        next_line() {
            en: "Next line: ",
            ko: "다음 줄: ",
            ja: "次の行: ",
        }
        /// A row with arguments, and with an expression in one language.
        turn_of(player: &str, number: u32) {
            en: "{player}'s turn ({number:>2})",
            ko: [player, "낼 차례", &number.to_string()].join(" "),
            ja: "{player}の番 ({number})",
        }
        /// A row with a text that sounds different from how it looks.
        won(player: &str; chips) {
            en: "{player}: {chips}.",
            ko: "{player}: {chips}칩.",
            ja: "{player}: {chips}チップ。",
        }
        /// A row whose functions return another type.
        headings() -> [&'static str; 2] {
            en: ["Player", ">Chips"],
            ko: ["이름", ">칩"],
            ja: ["名前", ">チップ"],
        }
    }

    #[test]
    fn each_language_says_its_column() {
        assert_eq!(
            [en::next_line(), ko::next_line(), ja::next_line()],
            ["Next line: ", "다음 줄: ", "次の行: "]
        );
        assert_eq!(en::turn_of("Ann", 3), "Ann's turn ( 3)");
        assert_eq!(ko::turn_of("영희", 3), "영희 낼 차례 3");
        assert_eq!(ja::turn_of("英子", 3), "英子の番 (3)");
        assert_eq!(
            [en::headings(), ko::headings(), ja::headings()].map(|row| row[1]),
            [">Chips", ">칩", ">チップ"]
        );
    }

    #[test]
    fn a_part_is_heard_as_what_it_is() {
        let lost = crate::words::signed(Lang::Korean, -6);
        let text: Text = ko::won("영희", &lost);
        assert_eq!(
            [TextForm::Seen.pick(&text), TextForm::Heard.pick(&text)],
            ["영희: -6칩.", "영희: 마이너스 6칩."]
        );
        assert_eq!(en::won("Ann", &"+6".into()).seen(), "Ann: +6.");
        assert_eq!(ja::won("英子", &"+6".into()).seen(), "英子: +6チップ。");
    }
}
