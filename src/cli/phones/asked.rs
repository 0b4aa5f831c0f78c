//! What can be written behind `phones` at the prompt.

use crate::card::fold;

/// Words behind `phones`, each with what it asks for.
const WORDS: [(Wanted, &[&str]); 4] = [
    (Wanted::In, &["in", "들이기", "입장", "入れる"]),
    (Wanted::No, &["no", "거절", "断る"]),
    (Wanted::Out, &["out", "내보내기", "出す"]),
    (Wanted::Referee, &["referee", "심판", "審判"]),
];

#[derive(Clone, Copy)]
enum Wanted {
    In,
    No,
    Out,
    Referee,
}

/// What is asked of the phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PhoneRequest<'a> {
    /// To open the door, or to list them.
    List,
    /// To let in the phone that wants the seat of this player.
    LetIn(&'a str),
    /// To refuse it.
    Refuse(&'a str),
    /// To put out the phone of this player.
    PutOut(&'a str),
    /// To make this player a referee, or no more.
    Referee(&'a str),
}

impl<'a> PhoneRequest<'a> {
    /// Reads what stands behind the word `phones`; `None` if it asks for nothing that there is.
    pub(in crate::cli) fn parse(rest: &'a str) -> Option<Self> {
        if rest.is_empty() {
            return Some(Self::List);
        }
        let (word, name) = rest.split_once(char::is_whitespace)?;
        let word = fold(word);
        let found = WORDS
            .iter()
            .find(|(_, words)| words.contains(&word.as_str()));
        let name = name.trim();
        Some(match found?.0 {
            Wanted::In => Self::LetIn(name),
            Wanted::No => Self::Refuse(name),
            Wanted::Out => Self::PutOut(name),
            Wanted::Referee => Self::Referee(name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_are_let_in_refused_and_put_out_in_every_language() {
        for (rest, asked) in [
            ("", Some(PhoneRequest::List)),
            ("in Chul", Some(PhoneRequest::LetIn("Chul"))),
            ("들이기  철수", Some(PhoneRequest::LetIn("철수"))),
            ("入れる\u{3000}太郎", Some(PhoneRequest::LetIn("太郎"))),
            ("NO Chul", Some(PhoneRequest::Refuse("Chul"))),
            ("거절 철수", Some(PhoneRequest::Refuse("철수"))),
            ("断る 太郎", Some(PhoneRequest::Refuse("太郎"))),
            ("out Chul", Some(PhoneRequest::PutOut("Chul"))),
            ("내보내기 철수", Some(PhoneRequest::PutOut("철수"))),
            ("出す 太郎", Some(PhoneRequest::PutOut("太郎"))),
            ("심판 영희", Some(PhoneRequest::Referee("영희"))),
            ("referee Ann", Some(PhoneRequest::Referee("Ann"))),
            ("審判 花子", Some(PhoneRequest::Referee("花子"))),
            ("out", None),
            ("Chul", None),
        ] {
            assert_eq!(PhoneRequest::parse(rest), asked, "{rest}");
        }
    }
}
