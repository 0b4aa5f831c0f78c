//! Signed numbers; the sign is read out as a word.

use super::{Lang, Text, TextForm, say};
use crate::record::Name;
use std::cmp::Ordering;

impl TextForm {
    /// Returns a number with its sign, in this form.
    pub(crate) fn signed(self, lang: Lang, number: i64) -> String {
        let sign = self.sign(lang, number.cmp(&0));
        format!("{sign}{}", number.unsigned_abs())
    }

    /// Returns a number in this form, with a sign if it is negative.
    pub(crate) fn number(self, lang: Lang, number: i64) -> String {
        let sign = if number < 0 { self.minus(lang) } else { "" };
        format!("{sign}{}", number.unsigned_abs())
    }

    /// Returns the sign of a number that compares to zero like this.
    pub(crate) fn sign(self, lang: Lang, number: Ordering) -> &'static str {
        match number {
            Ordering::Greater => self.or("+", say!(lang, plus())),
            Ordering::Equal => "",
            Ordering::Less => self.minus(lang),
        }
    }

    /// Returns the minus sign, in this form.
    pub(crate) fn minus(self, lang: Lang) -> &'static str {
        self.or("-", say!(lang, minus()))
    }
}

/// Returns a number with its sign: `+6`, `-6`, `0`.
pub fn signed(lang: Lang, number: i64) -> Text {
    Text::both(|form| form.signed(lang, number))
}

/// Returns a number, with a sign if it is negative.
pub fn number(lang: Lang, number: i64) -> Text {
    Text::both(|form| form.number(lang, number))
}

/// Returns what each player has won or lost, as the name and a signed number: `Ann +6`.
pub fn nets(lang: Lang, net: &[(Name, i64)]) -> Vec<Text> {
    let each = net.iter();
    each.map(|(name, chips)| Text::both(|form| format!("{name} {}", form.signed(lang, *chips))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_heard_in_words_and_a_name_to_the_letter() {
        let names = ["x2", "A · B", "C → D", "+3"];
        for name in names {
            let text = Text::both(|form| format!("{name} {}", form.signed(Lang::Korean, -12)));
            assert_eq!(text.seen(), format!("{name} -12"));
            assert_eq!(text.heard(), format!("{name} 마이너스 12"));
            assert_eq!(Text::from(name).heard(), name);
        }
    }
}
