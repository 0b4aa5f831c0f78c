//! Why a name is rejected.

use super::shown::shown;
use crate::letters::{LONGEST_NAME, NameFault};

pub(super) fn bad_name(name: &str, why: &NameFault) -> String {
    let name = shown(name);
    match why {
        NameFault::NoName => {
            format!("「{name}」は名前にできません。文字で書き、potや引用符は使わないでください。")
        }
        NameFault::Unseen(letter) => format!(
            "名前「{name}」に見えない文字（U+{:04X}）があります。それを除いて書いてください。",
            u32::from(*letter)
        ),
        NameFault::Spaces => format!(
            "名前「{name}」に余分な空白があります。前後に空白を置かず、間の空白は1つにしてください。"
        ),
        NameFault::TooLong => {
            format!("名前「{name}」は長すぎます。{LONGEST_NAME}文字までです。")
        }
        NameFault::Marks => format!(
            "名前「{name}」に、付く文字のない記号か、多すぎる記号があります。普通の文字で書いてください。"
        ),
        NameFault::Mixed => format!(
            "名前「{name}」には、形の似た別の種類の文字が混ざっています。どれか1種類で書いてください。"
        ),
        NameFault::BeginsLines => {
            format!("「{name}」は記録で使う言葉なので、名前にできません。別の名前にしてください。")
        }
        NameFault::LooksLike(other) => format!(
            "名前「{name}」は「{}」とよく似ています。見分けのつく名前にしてください。",
            shown(other)
        ),
    }
}
