//! Rows of a sheet that are no results, or that do not fit, and what to do about them.

use crate::cli::facts::input::InputSource;
use crate::cli::facts::sheet::Lines;
use crate::cli::facts::shell::quoted;
use crate::cli::words::messages;
use crate::report::sheets::Wrong;

messages! {
    /// Says how a row does not fit its table, and what would.
    wrong_shape(wrong: &Wrong) {
        en: match wrong {
            Wrong::MoreCells(cells, heads) => format!(
                "more cells ({cells}) than the heading ({heads}); an amount with a comma needs \
                 quotes, such as \"1,234\", and each column needs a heading"
            ),
            Wrong::Divided(amount) => format!(
                "{amount} is two cells here; an amount with a comma needs quotes: \"{amount}\""
            ),
            Wrong::NoPerson(name) => format!(
                "{name} is no person's name; leave it out of the amounts, and note it by itself, \
                 such as `dokbak adjust {0} Ann -500KRW --kitty {0}` (if it is a person, write the \
                 name otherwise)",
                quoted(name)
            ),
            Wrong::TooMany(people, most, command) => format!(
                "{people} people have amounts, and a result is written as a hand, which has at \
                 most {most} by these rules; leave the row out, take in the others, and note it as \
                 an adjustment, which has room for everybody who has a hand here and counts in \
                 chips, money and standings: `{command}`"
            ),
            _ => String::new(),
        },
        ko: match wrong {
            Wrong::MoreCells(cells, heads) => format!(
                "칸({cells})이 제목({heads})보다 많아요. 쉼표가 있는 금액은 \"1,234\"처럼 따옴표로 묶고, \
                 열마다 제목을 적어 주세요."
            ),
            Wrong::Divided(amount) => format!(
                "{amount}: 두 칸으로 나뉘어 있어요. 쉼표가 있는 금액은 따옴표로 묶어 주세요: \"{amount}\""
            ),
            Wrong::NoPerson(name) => format!(
                "{name}: 사람 이름이 아니에요. 금액에서 빼고 따로 적어 주세요. 보기: \
                 `dokbak adjust {0} 영희 -500KRW --kitty {0}` (사람이면 이름을 다르게 적어 주세요)",
                quoted(name)
            ),
            Wrong::TooMany(people, most, command) => format!(
                "금액이 있는 사람이 {people}명인데, 결과는 한 판으로 적고 이 규칙의 한 판에는 {most}명까지만 있어요. 이 줄은 \
                 빼고 나머지를 가져온 뒤 조정으로 적어 주세요. 조정은 장부에 판이 있는 사람이면 몇 명이든 되고 \
                 점수와 돈과 순위에 들어가요: `{command}`"
            ),
            _ => String::new(),
        },
        ja: match wrong {
            Wrong::MoreCells(cells, heads) => format!(
                "セル（{cells}）が見出し（{heads}）より多くあります。コンマのある金額は \"1,234\" のように\
                 引用符で囲み、列ごとに見出しを書いてください。"
            ),
            Wrong::Divided(amount) => format!(
                "{amount}が2つのセルに分かれています。コンマのある金額は引用符で囲んでください: \"{amount}\""
            ),
            Wrong::NoPerson(name) => format!(
                "「{name}」は人の名前ではありません。金額から除いて、別に書いてください。例: \
                 `dokbak adjust {0} 花子 -500KRW --kitty {0}`（人なら、名前を変えて書いてください）",
                quoted(name)
            ),
            Wrong::TooMany(people, most, command) => format!(
                "金額のある人が{people}人いますが、結果は1局として書き、このルールの1局は{most}人までです。この行は除いて\
                 残りを取り込み、その後で調整として書いてください。調整は帳簿に局のある人なら何人でもよく、\
                 チップとお金と順位に入ります: `{command}`"
            ),
            _ => String::new(),
        },
    }

    /// Says how to keep what was won and lost before the first row.
    keep_opening(command: &str) {
        en: "To keep what was won and lost before: `{command}`.",
        ko: "그 전의 점수나 돈을 장부에 적으려면: `{command}`.",
        ja: "それより前の勝ち負けを帳簿に書くには: `{command}`。",
    }

    /// Says that money or chips of a reason are from before.
    from_before() {
        en: "from before",
        ko: "이월",
        ja: "繰越",
    }

    whole_evening() {
        en: "evening",
        ko: "모임 결과",
        ja: "1回分の結果",
    }

    /// Asks whether a row is the sum of those before it.
    ask_sum(line: u32) {
        en: "Line {line} is the sum of those above. Is it a sum, or a result of its own? ",
        ko: "{line}번째 줄은 위의 줄을 더한 것과 같아요. 합계예요, 결과예요? ",
        ja: "{line}行目は上の行の合計と同じです。合計ですか、結果ですか。 ",
    }

    /// Says that a row of a sheet is here, but is void.
    void_here(from: &InputSource, lines: &Lines, name: &crate::ledger::EveningName, undo: &str) {
        en: format!(
            "{}, {}: {name} has this already, but it was made void, and stays so. To count it again: \
             `{undo}`.",
            input(from),
            sheet_lines(lines),
        ),
        ko: format!(
            "{}, {}: {name}에 이미 있지만 무효로 한 모임이라 그대로 둬요. 다시 세려면: `{undo}`.",
            input(from),
            sheet_lines(lines),
        ),
        ja: format!(
            "{}, {}: {name}にすでにありますが、無効にした回なので、そのままです。もう一度数えるには: `{undo}`。",
            input(from),
            sheet_lines(lines),
        ),
    }
}
