//! Rows of a sheet that are no results, or that do not fit, and what to do about them.

use crate::cli::facts::input::InputSource;
use crate::cli::facts::sheet::Lines;
use crate::cli::facts::shell::quoted;
use crate::cli::words::messages;
use crate::report::sheets::{ColumnHint, DayOrder, Wrong};

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
            Wrong::SeveralNames(names) => format!(
                "`{names}` has more than one name; write a row, or a column, for each person"
            ),
            Wrong::TwoColumns(one, other) => format!(
                "the columns {} and {} both hold amounts, and not the same ones; leave only the one \
                 that says what each person won or lost, or what was paid",
                quoted(one),
                quoted(other)
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
            Wrong::SeveralNames(names) => format!(
                "`{names}`: 이름이 여럿이에요. 한 사람마다 한 줄이나 한 열로 적어 주세요."
            ),
            Wrong::TwoColumns(one, other) => format!(
                "{one}, {other}: 두 열에 서로 다른 금액이 있어요. 따거나 잃은 금액, 또는 주고받은 금액이 있는 열만 남겨 주세요."
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
            Wrong::SeveralNames(names) => format!(
                "「{names}」には名前が2つ以上あります。1人ずつ、行か列を分けて書いてください。"
            ),
            Wrong::TwoColumns(one, other) => format!(
                "「{one}」と「{other}」の2つの列に別々の金額があります。勝ち負けか、支払いの金額の列だけを残してください。"
            ),
            _ => String::new(),
        },
    }

    /// Says what is open about the day or the currency of a row.
    wrong_day_or_unit(wrong: &Wrong) {
        en: match wrong {
            Wrong::YearMayTurn(day) => format!(
                "{day} goes back by months: it may be of the same year as the day above, or of the \
                 next; write the year in the sheet, such as 2026-03-01"
            ),
            Wrong::Month(month) => format!(
                "{month} is a whole month; write a day of it, such as 2026-01-31, and add `--each \
                 evening` if the numbers are of the whole month"
            ),
            Wrong::MayBeDay(line) => format!(
                "`{line}` begins with a day: if the results below are of that day, write the day \
                 alone; if not, take this line out"
            ),
            Wrong::NoCurrency(text) => format!("`{text}` is no currency; write one such as KRW"),
            _ => String::new(),
        },
        ko: match wrong {
            Wrong::YearMayTurn(day) => format!(
                "{day}: 몇 달 앞으로 돌아가요. 위의 날짜와 같은 해인지 다음 해인지 알 수 없으니, 2026-03-01처럼 해까지 \
                 적어 주세요."
            ),
            Wrong::Month(month) => format!(
                "{month}: 한 달 전체예요. 2026-01-31처럼 그 달의 날짜를 적고, 한 달의 합계면 `--each evening`을 \
                 붙여 주세요."
            ),
            Wrong::MayBeDay(line) => format!(
                "`{line}`: 날짜로 시작해요. 아래 결과가 그날 것이면 날짜만 적고, 아니면 이 줄을 지워 주세요."
            ),
            Wrong::NoCurrency(text) => format!("`{text}`: 돈의 단위가 아니에요. KRW처럼 적어 주세요."),
            _ => String::new(),
        },
        ja: match wrong {
            Wrong::YearMayTurn(day) => format!(
                "{day}は何か月も前に戻ります。上の日付と同じ年か次の年か分からないので、2026-03-01のように年まで\
                 書いてください。"
            ),
            Wrong::Month(month) => format!(
                "「{month}」は月全体です。2026-01-31のようにその月の日付を書き、1か月分の数字なら \
                 `--each evening` を付けてください。"
            ),
            Wrong::MayBeDay(line) => format!(
                "「{line}」は日付で始まっています。下の結果がその日のものなら日付だけを書き、違うならこの行を\
                 消してください。"
            ),
            Wrong::NoCurrency(text) => {
                format!("「{text}」はお金の単位ではありません。JPYのように書いてください。")
            }
            _ => String::new(),
        },
    }

    /// Lists the orders of days that may be meant, each with its option.
    orders_to_choose(orders: &[DayOrder]) {
        en: orders.iter().map(|order| match order {
            DayOrder::Ymd => "`--dates ymd` (year first, then the month)",
            DayOrder::Mdy => "`--dates mdy` (month first)",
            DayOrder::Dmy => "`--dates dmy` (day first)",
        }).collect::<Vec<&str>>().join(" or "),
        ko: orders.iter().map(|order| match order {
            DayOrder::Ymd => "`--dates ymd`(해, 달 차례)",
            DayOrder::Mdy => "`--dates mdy`(달 먼저)",
            DayOrder::Dmy => "`--dates dmy`(날 먼저)",
        }).collect::<Vec<&str>>().join(", "),
        ja: orders.iter().map(|order| match order {
            DayOrder::Ymd => "`--dates ymd`（年、月の順）",
            DayOrder::Mdy => "`--dates mdy`（月が先）",
            DayOrder::Dmy => "`--dates dmy`（日が先）",
        }).collect::<Vec<&str>>().join("、"),
    }

    /// Says which column makes the amounts come to zero.
    column_hint(hint: &ColumnHint) {
        en: match hint {
            ColumnHint::With(column) => format!(
                "with the column {0}, which is taken as no person, each row comes to 0: if {0} is \
                 somebody, write the name otherwise in the heading",
                quoted(column)
            ),
            ColumnHint::Without(column) => format!(
                "without the column {0} each row comes to 0: if {0} is no person, take the column \
                 out",
                quoted(column)
            ),
        },
        ko: match hint {
            ColumnHint::With(column) => format!(
                "사람이 아니라고 보고 뺀 `{column}` 열을 더하면 줄마다 0이 돼요. 사람이면 제목에 이름을 다르게 적어 주세요."
            ),
            ColumnHint::Without(column) => format!(
                "`{column}` 열을 빼면 줄마다 0이 돼요. 사람이 아니면 그 열을 지워 주세요."
            ),
        },
        ja: match hint {
            ColumnHint::With(column) => format!(
                "人ではないとして除いた「{column}」の列を加えると、どの行も0になります。人なら、見出しの名前を\
                 変えて書いてください。"
            ),
            ColumnHint::Without(column) => format!(
                "「{column}」の列を除くと、どの行も0になります。人でなければ、その列を消してください。"
            ),
        },
    }

    /// Says that by these rules no chips pass, and by which they would.
    rules_without_chips(rules: &str) {
        en: format!(
            "by the rules {rules} points are scored and no chips change hands, so what each person won \
             or lost cannot be kept; take the sheet in by rules in which the loser pays the points: \
             `{}`, and `--rules ./ours.yaml` here",
            rules_with_chips(rules)
        ),
        ko: format!(
            "{rules} 규칙에서는 점수만 세고 서로 내지 않아서, 따고 잃은 것을 적을 수 없어요. 진 사람이 점수만큼 내는 \
             규칙을 만들어(`{}`) 여기에 `--rules ./ours.yaml`을 붙여 주세요.",
            rules_with_chips(rules)
        ),
        ja: format!(
            "{rules}のルールでは得点だけを数え、チップは動かないので、勝ち負けの枚数を記録できません。負けた人が得点分を\
             払うルールを作り（`{}`）、ここに `--rules ./ours.yaml` を付けてください。",
            rules_with_chips(rules)
        ),
    }

    /// Says how a ledger begins with what an old book says.
    begin_with(shares: &str) {
        en: "(Adjustments are of people who have a result here. To begin with what an old book says, \
             write `{shares}` into a file, and take it in as the result of an evening: `dokbak import \
             FILE --each evening --date 2026-01-01`.)",
        ko: "(조정은 장부에 결과가 있는 사람만 할 수 있어요. 예전 장부에서 이어서 시작하려면 파일에 `{shares}`라고 적고 모임 \
             결과로 가져와 주세요: `dokbak import 파일 --each evening --date 2026-01-01`)",
        ja: "（調整できるのは、帳簿に結果のある人だけです。前の帳簿の続きから始めるには、ファイルに `{shares}` と書き、\
             1回分の結果として取り込んでください: `dokbak import ファイル --each evening --date 2026-01-01`）",
    }

    /// Says by which rules results come in if nobody said it.
    rules_are(rules: &str) {
        en: "They are kept by the rules {rules} (`--rules` says otherwise).",
        ko: "규칙은 {rules}로 적어요(다르면 `--rules`).",
        ja: "ルールは{rules}として記録します（違うなら `--rules`）。",
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

/// Returns the command that writes a ruleset in which chips pass.
fn rules_with_chips(rules: &str) -> String {
    format!("dokbak rules new ./ours.yaml --from {rules} --set zero_sum=true --yes")
}
