//! Macros that choose a sentence by language.

/// Calls a function in a language's module. The path in brackets has such a module per language.
macro_rules! chosen {
    ([$($room:ident)::+] $lang:expr, $($path:ident)::+ ( $($arg:expr),* $(,)? )) => {
        match $lang {
            $crate::words::Lang::English => $crate::$($room)::+::en::$($path)::+($($arg),*),
            $crate::words::Lang::Korean => $crate::$($room)::+::ko::$($path)::+($($arg),*),
            $crate::words::Lang::Japanese => $crate::$($room)::+::ja::$($path)::+($($arg),*),
            #[cfg(debug_assertions)]
            $crate::words::Lang::Pseudo => $crate::words::pseudo::Pseudo::pseudo(
                $crate::$($room)::+::en::$($path)::+($($arg),*)
            ),
        }
    };
}

/// Says something in a language: `say!(lang, jokbo(id, game))` calls that language's `jokbo`. Every
/// language must have the function, with the same arguments and result.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([words] $($call)+) };
}

pub(crate) use {chosen, say};
