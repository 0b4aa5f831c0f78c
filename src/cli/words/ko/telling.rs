//! Why a hand that is told in one line is not understood.

use super::list;
use super::particle::{EUN, RANEUN, with};
use crate::cli::prompt::{BadTelling, CanTell};

/// Returns which part of a line is not understood, and what would be right.
pub(in crate::cli) fn bad_telling(why: &BadTelling) -> String {
    match why {
        BadTelling::NotUnderstood { word, here } => not_understood(word, here),
        BadTelling::NoWinner { names } => format!(
            "누가 이겼어요? 이름이나 번호로 시작해 주세요. 치는 사람: {}.",
            list(names)
        ),
        BadTelling::NoPlayer { word, names } => format!(
            "{} 사람은 이 판에 없어요. 치는 사람: {}.",
            with(&format!("`{word}`"), RANEUN),
            list(names)
        ),
        BadTelling::Twice { word } => {
            format!("`{word}`: 앞에서 이미 말했어요. 한 번만 적어 주세요.")
        }
        BadTelling::WhichNumber { number } => format!(
            "{}요? 고는 {number}고, 흔든 달은 흔{number}, 폭탄은 폭{number}처럼 적어 주세요.",
            with(&number.to_string(), EUN)
        ),
        BadTelling::NoMonth { word } => {
            format!("`{word}` 뒤에 1부터 12까지의 달을 적어 주세요. 보기: 흔5, 폭8")
        }
        BadTelling::CardsAndPoints => "패나 점수 중 하나만 적어 주세요.".to_owned(),
        BadTelling::WhichPpuk { word } => {
            format!("`{word}`: 몇 월을 쌌는지도 적어 주세요. 보기: {word} 4")
        }
        BadTelling::NoPoints { word } => {
            format!(
                "`{word}`: 무엇으로 났는지만 있고 점수가 없어요. 점수도 적어 주세요. 보기: 7점 {word}"
            )
        }
        BadTelling::HowMuch { word } => {
            format!("피가 몇 장이에요? 뒤에 수를 적어 주세요. 보기: {word}3")
        }
        BadTelling::NothingOf { player } => format!(
            "{}요? 장수(보기: 광1 피3)나 고를 적거나, 이름을 빼 주세요.",
            with(player, EUN)
        ),
        BadTelling::TooManyGoes { most: 0 } => {
            "이 점수로는 고를 부를 수 없어요. 고를 부를 때마다 점수가 더 나야 해요.".to_owned()
        }
        BadTelling::TooManyGoes { most } => {
            format!("이 점수로는 많아야 {most}고예요. 고를 부를 때마다 점수가 더 나야 해요.")
        }
    }
}

fn not_understood(word: &str, here: &CanTell) -> String {
    let wanted = match here {
        CanTell::Loser(player) => {
            return format!(
                "`{word}`: 모르는 말이에요. {} 장수(보기: 광1 피3)나 고를 적어 주세요.",
                with(player, EUN)
            );
        }
        CanTell::Hand => "패(1g 3g 8g)나 점수(7점 광 피), 고(2고), 흔든 달과 폭탄(흔5 폭8)을",
        CanTell::Besides => "고(2고), 흔든 달과 폭탄(흔5 폭8), 다른 사람 고(철수 고)를",
        CanTell::Round => "패(1g 3g 8g)와 코이코이 횟수(코이1)를",
        CanTell::Piles => "이름과 먹은 패를",
    };
    let nothing = if matches!(here, CanTell::Besides) {
        " 없으면 Enter만 눌러 주세요."
    } else {
        ""
    };
    format!("`{word}`: 모르는 말이에요. {wanted} 적어 주세요.{nothing}")
}
