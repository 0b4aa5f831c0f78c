//! How a sentence of one of the languages is chosen.

/// Calls a function of the words of a language; those words are in a module of each language in
/// a room of words.
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

/// Says something in a language: `say!(lang, jokbo(id, game))` calls the function `jokbo` of that
/// language's words. Every language must have the function, with the same arguments and the same
/// result.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([words] $($call)+) };
}

pub(crate) use {chosen, say};
