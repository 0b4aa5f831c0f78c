//! The test language: English with each letter replaced by one that no English text has.

use std::borrow::Cow;

/// Replaces every English letter of a text by another that looks alike and has the same width.
pub(crate) fn disguised(text: &str) -> String {
    text.chars().map(disguise).collect()
}

const fn disguise(letter: char) -> char {
    match letter {
        'a' => 'á',
        'b' => 'ƀ',
        'c' => 'ç',
        'd' => 'đ',
        'e' => 'é',
        'f' => 'ƒ',
        'g' => 'ğ',
        'h' => 'ħ',
        'i' => 'í',
        'j' => 'ĵ',
        'k' => 'ķ',
        'l' => 'ł',
        'm' => 'ɱ',
        'n' => 'ñ',
        'o' => 'ó',
        'p' => 'þ',
        'q' => 'ɋ',
        'r' => 'ŕ',
        's' => 'š',
        't' => 'ŧ',
        'u' => 'ú',
        'v' => 'ʋ',
        'w' => 'ŵ',
        'x' => 'ӿ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Á',
        'B' => 'Ɓ',
        'C' => 'Ç',
        'D' => 'Ð',
        'E' => 'É',
        'F' => 'Ƒ',
        'G' => 'Ğ',
        'H' => 'Ħ',
        'I' => 'Í',
        'J' => 'Ĵ',
        'K' => 'Ķ',
        'L' => 'Ł',
        'M' => 'Ṁ',
        'N' => 'Ñ',
        'O' => 'Ó',
        'P' => 'Þ',
        'Q' => 'Ɋ',
        'R' => 'Ŕ',
        'S' => 'Š',
        'T' => 'Ŧ',
        'U' => 'Ú',
        'V' => 'Ʋ',
        'W' => 'Ŵ',
        'X' => 'Ӿ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}

/// A value that can be translated into the test language.
pub(crate) trait Pseudo {
    /// Returns the value in the test language.
    #[must_use]
    fn pseudo(self) -> Self;
}

impl Pseudo for String {
    fn pseudo(self) -> Self {
        disguised(&self)
    }
}

/// Leaks the text; no release contains the test language.
impl Pseudo for &'static str {
    fn pseudo(self) -> Self {
        Box::leak(disguised(self).into_boxed_str())
    }
}

/// Leaks the list and its texts.
impl<T: Copy + Pseudo> Pseudo for &'static [T] {
    fn pseudo(self) -> Self {
        let list: Vec<T> = self.iter().map(|one| one.pseudo()).collect();
        Box::leak(list.into_boxed_slice())
    }
}

impl Pseudo for Cow<'static, str> {
    fn pseudo(self) -> Self {
        Self::Owned(disguised(&self))
    }
}

impl<T: Pseudo> Pseudo for Option<T> {
    fn pseudo(self) -> Self {
        self.map(Pseudo::pseudo)
    }
}

impl<T: Pseudo> Pseudo for Vec<T> {
    fn pseudo(self) -> Self {
        self.into_iter().map(Pseudo::pseudo).collect()
    }
}

impl<T: Pseudo, const N: usize> Pseudo for [T; N] {
    fn pseudo(self) -> Self {
        self.map(Pseudo::pseudo)
    }
}

impl<T: Pseudo, U: Pseudo> Pseudo for (T, U) {
    fn pseudo(self) -> Self {
        (self.0.pseudo(), self.1.pseudo())
    }
}
