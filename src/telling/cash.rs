//! Amounts of money in a told line, which count as the chips that they are worth.

use super::letters::Gap;
use super::money::{is_great, plain};
use super::piece::{Piece, Sense, Spoken};
use super::refusal::{Misheard, MisheardReason};
use crate::letters::width;
use crate::record::{ChipValue, currency_key};
use crate::vocabulary::Word;
use std::ops::Range;

/// Words for money after an amount.
const MONEY: [&str; 7] = ["원", "円", "ウォン", "엔", "KRW", "JPY", "won"];

/// Replaces the pieces of each amount of money by those of so many chips.
/// Errors: a chip is worth no such money, or the amount is no whole number of chips.
pub(super) fn in_chips(
    mut pieces: Vec<Piece>,
    line: &str,
    chip: Option<&ChipValue>,
) -> Result<Vec<Piece>, Misheard> {
    for Cash { text, at, sign } in amounts(line) {
        let spoken = Spoken {
            text: text.to_owned(),
            column: column(line, at.start),
        };
        let end = column(line, at.end);
        let Some(chips) = chip.and_then(|chip| chips(text, chip)) else {
            return Err(Misheard::new(vec![spoken], MisheardReason::NoChips));
        };
        let is_of_it = |piece: &Piece| (spoken.column..end).contains(&piece.spoken.column);
        let Some(first) = pieces.iter().position(is_of_it) else {
            continue;
        };
        let count = pieces
            .iter()
            .skip(first)
            .take_while(|it| is_of_it(it))
            .count();
        let gap = pieces.get(first).map_or(Gap::Space, |piece| piece.gap);
        let piece = |sense, gap, spoken: &Spoken| Piece {
            sense,
            gap,
            spoken: spoken.clone(),
            slip: None,
            letter: false,
            number_first: false,
        };
        let number = match sign {
            Some(sign) => vec![piece(Sense::Signed(sign * chips), gap, &spoken)],
            // The number has the words of both.
            None => vec![
                piece(Sense::Number(chips), gap, &spoken),
                piece(
                    Sense::Word(Word::Chips),
                    Gap::Nothing,
                    &Spoken {
                        text: String::new(),
                        column: spoken.column,
                    },
                ),
            ],
        };
        pieces.splice(first..first + count, number);
    }
    Ok(pieces)
}

/// An amount of money in a line.
struct Cash<'l> {
    text: &'l str,
    at: Range<usize>,
    /// 1 or -1, if there is a sign.
    sign: Option<i64>,
}

/// Returns whether a letter is the sign of an amount.
const fn is_sign(letter: char) -> bool {
    matches!(letter, '+' | '-' | '−' | '–' | '△' | '▲')
}

fn column(line: &str, at: usize) -> u32 {
    width(line.get(..at).unwrap_or(line)).saturating_add(1)
}

/// Returns the amounts of money of a line, in order.
fn amounts(line: &str) -> Vec<Cash<'_>> {
    let mut found: Vec<Cash<'_>> = Vec::new();
    for (at, _) in line.char_indices() {
        let before = line.get(..at).unwrap_or_default();
        let word = line.get(at..).unwrap_or_default();
        let Some(money) = MONEY.iter().find(|money| word.starts_with(**money)) else {
            continue;
        };
        let after = word.get(money.len()..).unwrap_or_default();
        let ends = after.chars().next().is_none_or(|next| {
            !next.is_alphanumeric() || after.starts_with(['을', '씩', '짜', '은', 'を', 'ず'])
        });
        let from = number_from(before.trim_end());
        let number = before.get(from..).unwrap_or_default();
        // `만원` is an amount where it is a word of its own.
        let behind = before.get(..from).unwrap_or_default().chars().next_back();
        let begins = behind.is_none_or(|one| one.is_whitespace() || is_sign(one));
        let is_number = number.chars().any(|one| one.is_ascii_digit())
            || (begins && number.chars().any(is_great));
        if !ends || !is_number {
            continue;
        }
        let sign = before
            .get(..from)
            .and_then(|before| before.chars().next_back());
        let sign = sign.and_then(|sign| match sign {
            '+' => Some((1, sign)),
            '-' | '−' | '–' | '△' | '▲' => Some((-1, sign)),
            _ => None,
        });
        let start = sign.map_or(from, |(_, letter)| from - letter.len_utf8());
        let end = at + money.len();
        found.push(Cash {
            text: line.get(start..end).unwrap_or_default(),
            at: start..end,
            sign: sign.map(|(sign, _)| sign),
        });
    }
    found
}

/// Returns where the number begins with which a text ends.
fn number_from(text: &str) -> usize {
    let (mut from, mut great) = (text.len(), false);
    for (at, one) in text.char_indices().rev() {
        let behind = text.get(..at).and_then(|before| before.chars().next_back());
        let goes_on = one.is_ascii_digit()
            || is_great(one)
            || (matches!(one, '.' | ',') && !great)
            // `1만 5천` is one number.
            || (one == ' ' && behind.is_some_and(is_great));
        if !goes_on {
            break;
        }
        great = one == ' ';
        from = at;
    }
    let begun = text.get(from..).unwrap_or_default();
    let number = begun.trim_start_matches([' ', ',', '.']);
    from + (begun.len() - number.len())
}

/// Returns how many chips an amount of money is, if they are whole.
fn chips(text: &str, chip: &ChipValue) -> Option<i64> {
    let said = plain(text.trim_start_matches(is_sign));
    let digits = |one: char| one.is_ascii_digit() || matches!(one, '.' | ',');
    let end = said.find(|one| !digits(one)).unwrap_or(said.len());
    let (number, currency) = said.split_at(end);
    if currency_key(currency.trim()) != currency_key(&chip.currency) {
        return None;
    }
    let number: i128 = number.replace(',', "").parse().ok()?;
    let money = number.checked_mul(10_i128.checked_pow(u32::from(chip.places))?)?;
    let units = i128::from(chip.units);
    (units > 0 && money % units == 0)
        .then(|| i64::try_from(money / units).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_of_money_are_found_with_their_signs() {
        for (line, found) in [
            ("영희 500원 철수한테", &[("500원", None)][..]),
            (
                "철수 +500원, 영희 -1,500원",
                &[("+500원", Some(1)), ("-1,500원", Some(-1))],
            ),
            ("영희 1만 5천원 줬어", &[("1만 5천원", None)]),
            ("영희 만원 철수한테", &[("만원", None)]),
            ("김만원 5점", &[]),
            ("花子 △300円", &[("△300円", Some(-1))]),
            ("花子 300円を渡した", &[("300円", None)]),
            ("원희 5점 3원희", &[]),
            ("철수 7점", &[]),
        ] {
            let all: Vec<_> = amounts(line)
                .iter()
                .map(|cash| (cash.text, cash.sign))
                .collect();
            assert_eq!(all, found, "{line}");
        }
    }

    #[test]
    fn money_is_whole_chips_of_its_currency() {
        let chip = ChipValue {
            units: 100,
            places: 0,
            currency: "KRW".to_owned(),
        };
        for (text, is) in [
            ("500원", Some(5)),
            ("-1,500원", Some(15)),
            ("1만 5천원", Some(150)),
            ("550원", None),
            ("500円", None),
        ] {
            assert_eq!(chips(text, &chip), is, "{text}");
        }
    }
}
