//! A word of what was told, cut into pieces: cards, numbers, months, and words with a number.

use super::topic::{Topic, around, beginning, goes_in_a_word, stands_around};
use crate::card::{Calendar, Card, Flower, fold, read_month, read_word};
use crate::cli::prompt::answer;

/// The longest word that is cut, in letters; nobody types a longer one by hand.
const LONGEST: usize = 64;

/// A piece of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// A number alone.
    Number(u32),
    /// Cards.
    Cards(Vec<Card>),
    /// A month by its name, such as `5월` or `난초`.
    Month(Flower),
    /// A word, with the number that is glued to it.
    Says(Topic, Option<u32>),
    /// A word that tells nothing.
    Around,
}

/// The pieces of a word, each with how many letters come before it.
pub(super) type Pieces = Vec<(usize, Piece)>;

/// Returns the pieces of a folded word; `None` where something is left that is none. Longer pieces
/// come first.
pub(super) fn pieces(word: &str, calendar: Calendar) -> Option<Pieces> {
    if stands_around(word) {
        return Some(vec![(0, Piece::Around)]);
    }
    let letters: Vec<char> = word.chars().take(LONGEST + 1).collect();
    if letters.is_empty() || letters.len() > LONGEST {
        return None;
    }
    // The pieces from each place to the end, the last places first.
    let mut cut: Vec<Option<(usize, Piece)>> = vec![None; letters.len()];
    for at in (0..letters.len()).rev() {
        let follows = |end: usize, piece: &Piece| match cut.get(end) {
            None => true,
            Some(next) => next
                .as_ref()
                .is_some_and(|(_, next)| may_follow(piece, next)),
        };
        let found = longest_first(&letters[at..], calendar);
        let fits = found
            .into_iter()
            .find(|(length, piece)| follows(at + length, piece));
        cut[at] = fits.map(|(length, piece)| (at + length, piece));
    }
    let mut out = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let (end, piece) = cut.get(at)?.clone()?;
        out.push((at, piece));
        at = end;
    }
    Some(out)
}

/// Returns whether cards or points are among some pieces.
pub(super) fn has_pile(pieces: &[(usize, Piece)]) -> bool {
    let mut pieces = pieces.iter().map(|(_, piece)| piece);
    pieces.any(|piece| matches!(piece, Piece::Cards(_) | Piece::Says(Topic::Points, Some(_))))
}

/// Returns whether a piece may stand right after another, with no space between.
fn may_follow(piece: &Piece, next: &Piece) -> bool {
    match (piece, next) {
        // Only a set of cards has no number of its own before it: `2고도리`.
        (Piece::Number(_), Piece::Cards(cards)) => cards.len() > 1,
        // `p3g1` are two counts, and `3g` is no card in it.
        (Piece::Number(_), _)
        | (_, Piece::Number(_))
        | (Piece::Says(Topic::Kind(_), None), Piece::Cards(_)) => false,
        _ => true,
    }
}

/// Returns the pieces that a text can begin with and their lengths, the longest first.
fn longest_first(text: &[char], calendar: Calendar) -> Vec<(usize, Piece)> {
    let mut found = Vec::new();
    for end in 1..=text.len() {
        let part: String = text[..end].iter().collect();
        if let Ok(cards) = read_word(&part, calendar) {
            found.push((end, Piece::Cards(cards)));
        }
        let month = read_month(&part, calendar);
        if let Some(month) = month.filter(|_| !text[end - 1].is_ascii_digit()) {
            found.push((end, Piece::Month(month)));
        }
    }
    if let Some(length) = around(text) {
        found.push((length, Piece::Around));
    }
    if let Some((length, goes)) = goes_in_a_word(text) {
        found.push((length, Piece::Says(Topic::Goes, Some(goes))));
    }
    let digits = run(text);
    let number = number(&text[..digits]);
    if let Some(number) = number {
        found.push((digits, Piece::Number(number)));
        if let Some(counter) = counter(&text[digits..]) {
            found.push((digits + counter, Piece::Number(number)));
        }
    }
    for (length, topic) in beginning(&text[digits..]) {
        let behind = &text[digits + length..];
        match number {
            Some(_) if topic.is_counted_before() => {
                found.push((digits + length, Piece::Says(topic, number)));
            }
            Some(_) => {}
            None if digits > 0 => {}
            None => {
                found.push((length, Piece::Says(topic, None)));
                let after = run(behind);
                let number = self::number(&behind[..after]);
                if let Some(number) = number.filter(|_| topic.is_counted_after()) {
                    let end = length + after;
                    found.push((end, Piece::Says(topic, Some(number))));
                    let counter = match topic {
                        Topic::Kind(_) => counter(&behind[after..]),
                        Topic::Goes | Topic::Koi => begins_with(&behind[after..], answer::TIMES),
                        _ => None,
                    };
                    if let Some(counter) = counter {
                        found.push((end + counter, Piece::Says(topic, Some(number))));
                    }
                }
            }
        }
    }
    // Of the same length cards come first: the sort is stable.
    found.sort_by_key(|(length, _)| usize::MAX - length);
    found
}

/// Returns how many letters a word for cards that are counted takes, where a text begins with one.
pub(super) fn counter(text: &[char]) -> Option<usize> {
    begins_with(text, &["장", "枚"])
}

fn begins_with(text: &[char], words: &[&str]) -> Option<usize> {
    words.iter().find_map(|word| {
        let word: Vec<char> = fold(word).chars().collect();
        text.starts_with(&word).then_some(word.len())
    })
}

/// Returns how many digits a text begins with.
fn run(text: &[char]) -> usize {
    text.iter()
        .take_while(|letter| letter.is_ascii_digit())
        .count()
}

fn number(digits: &[char]) -> Option<u32> {
    let digits: String = digits.iter().collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(word: &str) -> String {
        let Some(pieces) = pieces(&fold(word), Calendar::Korean) else {
            return "?".to_owned();
        };
        let told = pieces.into_iter().map(|(at, piece)| {
            let piece = match piece {
                Piece::Number(number) => number.to_string(),
                Piece::Cards(cards) => crate::card::codes(cards, Calendar::Korean),
                Piece::Month(month) => format!("month {}", month.month(Calendar::Korean)),
                Piece::Around => "-".to_owned(),
                Piece::Says(topic, number) => {
                    let number = number.map_or_else(String::new, |number| number.to_string());
                    format!("{topic:?}{number}")
                }
            };
            format!("{at}:{piece}")
        });
        told.collect::<Vec<String>>().join(", ")
    }

    #[test]
    fn a_word_is_cut_where_its_pieces_end() {
        for (word, want) in [
            ("1g3g8g", "0:1g, 2:3g, 4:8g"),
            ("1gpp3gpp11s12s", "0:1gpp, 4:3gpp, 8:11s, 11:12s"),
            ("고도리", "0:2y 4y 8y"),
            ("고도리홍단", "0:2y 4y 8y, 3:1t 2t 3t"),
            ("2고도리", "0:2, 1:2y 4y 8y"),
            ("2고", "0:Goes2"),
            ("고2", "0:Goes2"),
            ("go2", "0:Goes2"),
            ("2go", "0:Goes2"),
            ("고", "0:Goes"),
            ("원고", "0:Goes1"),
            ("투고", "0:Goes2"),
            ("쓰리고", "0:Goes3"),
            ("포고", "0:Goes4"),
            ("スリーゴー", "0:Goes3"),
            ("쓰리고흔5", "0:Goes3, 3:Shown5"),
            ("2ゴー", "0:Goes2"),
            ("2고흔5", "0:Goes2, 2:Shown5"),
            ("흔5월", "0:Shown, 1:month 5"),
            ("흔들기11", "0:Shown11"),
            ("s5", "0:Shown5"),
            ("h5", "0:Shown5"),
            ("見せ5", "0:Shown5"),
            ("폭8", "0:Bombed8"),
            ("b8", "0:Bombed8"),
            ("수류탄8", "0:Grenade8"),
            ("7점", "0:Points7"),
            ("7pts", "0:Points7"),
            ("7点", "0:Points7"),
            ("7점광피", "0:Points7, 2:Kind(Brights), 3:Kind(Junk)"),
            ("gp", "0:Kind(Brights), 1:Kind(Junk)"),
            ("g0p3", "0:Kind(Brights)0, 2:Kind(Junk)3"),
            ("p3g1", "0:Kind(Junk)3, 2:Kind(Brights)1"),
            ("피3", "0:Kind(Junk)3"),
            ("피3장", "0:Kind(Junk)3"),
            ("3枚", "0:3"),
            ("열7띠피", "0:Kind(Animals)7, 2:Kind(Ribbons), 3:Kind(Junk)"),
            ("3피", "0:3p"),
            ("koi1", "0:Koi1"),
            ("こいこい1回", "0:Koi1"),
            ("고2번", "0:Goes2"),
            ("2번", "?"),
            ("고도리로", "0:2y 4y 8y, 3:-"),
            ("7점으로", "0:Points7, 2:-"),
            ("쓰리고에", "0:Goes3, 3:-"),
            ("猪鹿蝶で勝ち", "0:6y 7y 10y, 3:-, 4:-"),
            ("with", "0:-"),
            ("gwith", "?"),
            ("9gp", "?"),
            ("8x", "?"),
            ("2p3", "?"),
            ("hello", "?"),
            ("", "?"),
        ] {
            assert_eq!(cut(word), want, "{word}");
        }
        assert_eq!(cut(&"1g".repeat(40)), "?");
    }
}
