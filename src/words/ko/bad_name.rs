//! Why a name is rejected.

use super::shown::shown;
use crate::letters::{LONGEST_NAME, NameFault};
use crate::vocabulary::particle::{EUN, WA, with};

pub(super) fn bad_name(name: &str, why: &NameFault) -> String {
    let name = format!("`{}`", shown(name));
    match why {
        NameFault::NoName => format!(
            "{} 이름이 될 수 없어요. 글자로 적되, pot이라는 말과 따옴표는 쓰지 마세요.",
            with(&name, EUN)
        ),
        NameFault::Unseen(letter) => format!(
            "이름 {name}에 보이지 않는 글자가 있어요(U+{:04X}). 그 글자 없이 적어 주세요.",
            u32::from(*letter)
        ),
        NameFault::Spaces => format!(
            "이름 {name}에 빈칸이 너무 많아요. 앞뒤에는 두지 말고, 낱말 사이에는 하나만 두세요."
        ),
        NameFault::TooLong => {
            format!("이름 {name}: 너무 길어요. {LONGEST_NAME}자까지예요.")
        }
        NameFault::Marks => format!(
            "이름 {name}에 글자 없는 부호가 있거나 한 글자에 부호가 너무 많아요. 보통 글자로 적어 \
             주세요."
        ),
        NameFault::Mixed => format!(
            "이름 {name}에 모양이 비슷한 여러 나라 글자가 섞여 있어요. 한 가지 글자로 적어 주세요."
        ),
        NameFault::BeginsLines => format!(
            "{} 이름으로 쓸 수 없어요. 기록에서 쓰는 말이에요. 다른 이름을 적어 주세요.",
            with(&name, EUN)
        ),
        NameFault::LooksLike(other) => format!(
            "이름 {name}: {} 비슷해 보여요. 서로 알아볼 수 있는 이름을 적어 주세요.",
            with(&format!("`{}`", shown(other)), WA)
        ),
    }
}
