//! What is wrong with a sheet, and which files are none.

use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::facts::sheet::NoSheet;
use crate::cli::facts::shell::quoted;
use crate::cli::words::messages;
use crate::report::sheets::{ForeignFile, Uneven, Wrong};

messages! {
    /// Says what is wrong with a row.
    sheet_wrong(at: &ScriptLine, wrong: &Wrong) {
        en: format!("{}:{}: {}", input(&at.script), at.number, wrong_in_row(wrong)),
        ko: format!("{}:{}: {}", input(&at.script), at.number, wrong_in_row(wrong)),
        ja: format!("{}:{}: {}", input(&at.script), at.number, wrong_in_row(wrong)),
    }

    /// Says how many more rows are wrong, and that nothing was taken in.
    sheet_not_taken(more: usize) {
        en: match more {
            0 => "nothing was taken in".to_owned(),
            1 => "one more row is wrong; nothing was taken in".to_owned(),
            more => format!("{more} more rows are wrong; nothing was taken in"),
        },
        ko: match more {
            0 => "아무것도 가져오지 않았어요.".to_owned(),
            more => format!("잘못된 줄이 {more}줄 더 있어요. 아무것도 가져오지 않았어요."),
        },
        ja: match more {
            0 => "何も取り込んでいません。".to_owned(),
            more => format!("ほかに{more}行が読めません。何も取り込んでいません。"),
        },
    }

    wrong_in_row(wrong: &Wrong) {
        en: match wrong {
            Wrong::NoAmount(cell) => format!(
                "`{cell}` is no amount; write a number such as -1,500, or `-` for who sat out"
            ),
            Wrong::EitherAmount(cell) => format!(
                "`{cell}` may be two amounts; write out one, such as 12340, without points or words"
            ),
            Wrong::NoDay(cell) => format!("`{cell}` is no day; write one such as 2026-03-01"),
            Wrong::Uneven(uneven) => uneven_amounts(uneven),
            Wrong::Alone(name) => format!("only {name} has an amount; a result needs two people"),
            Wrong::Twice(name) => format!(
                "{name} is here twice; write each person once, or number the hands in a column"
            ),
            Wrong::NoName => "nobody is named; write whose amount this is".to_owned(),
            Wrong::BadName(name, _) => format!("`{name}` cannot be a player's name"),
            Wrong::ToThemselves(name) => format!("{name} would pay {name}; write who is paid"),
            Wrong::NoPayment(amount) => format!(
                "{amount} is no payment; write what was paid as a number above 0"
            ),
            Wrong::SumOrHand => "this row is the sum of those above: write `total` in it if it is \
                one, or give each row its day or number if it is a hand".to_owned(),
            Wrong::PartOfChip(amount) => format!(
                "{amount} is no whole number of chips; if it is money, say what a chip is worth: \
                 `--chip \"100 KRW\"`"
            ),
            Wrong::NotWholeChips(amount) => format!(
                "{amount} is no whole number of chips at this worth; write another `--chip`, or \
                 `--amounts chips` if the numbers are chips"
            ),
            Wrong::OtherCurrency(amount) => format!(
                "{amount} is in another currency than `--chip`; take in each currency by itself"
            ),
            Wrong::TooLarge(amount) => format!(
                "{amount} is too large; a hand moves at most 1,000,000,000,000 chips for anybody"
            ),
            Wrong::WhichDay => {
                "when was this? Write a day in the sheet, or add `--date 2026-03-01`".to_owned()
            }
            Wrong::WhichYear(day) => format!(
                "in which year was {day}? Write it in the sheet, or add `--year 2026`"
            ),
            Wrong::WhichOrder(day, orders) => format!(
                "{day} may be two days; say which number is what: {}",
                orders_to_choose(orders)
            ),
            Wrong::NoOrder(day) => format!(
                "the days of this sheet, such as {day}, do not all have their numbers in one \
                 order; write them as 2026-03-01"
            ),
            Wrong::MoreCells(..)
            | Wrong::Divided(_)
            | Wrong::NoPerson(_)
            | Wrong::SeveralNames(_)
            | Wrong::TwoColumns(..)
            | Wrong::TooMany(..) => wrong_shape(wrong),
            Wrong::YearMayTurn(_)
            | Wrong::Month(_)
            | Wrong::MayBeDay(_)
            | Wrong::NoCurrency(_) => wrong_day_or_unit(wrong),
            Wrong::WhichChip(amount) => format!(
                "{amount} is money: say what a chip is worth, such as `--chip \"100 KRW\"`"
            ),
        },
        ko: match wrong {
            Wrong::NoAmount(cell) => format!(
                "`{cell}`: 금액이 아니에요. -1,500처럼 숫자로, 쉰 사람은 `-`로 적어 주세요."
            ),
            Wrong::EitherAmount(cell) => format!(
                "`{cell}`: 두 가지로 읽을 수 있어요. 점이나 `만` 없이 12340처럼 숫자로만 적어 주세요."
            ),
            Wrong::NoDay(cell) => format!("`{cell}`: 날짜가 아니에요. 2026-03-01처럼 적어 주세요."),
            Wrong::Uneven(uneven) => uneven_amounts(uneven),
            Wrong::Alone(name) => format!("{name}: 한 사람의 금액만 있어요. 결과에는 두 사람이 있어야 해요."),
            Wrong::Twice(name) => format!(
                "{name}: 두 번 나와요. 한 사람은 한 번만 적거나, 판 번호를 열에 적어 주세요."
            ),
            Wrong::NoName => "이름이 없어요. 누구의 금액인지 적어 주세요.".to_owned(),
            Wrong::BadName(name, _) => format!("`{name}`: 사람 이름으로 쓸 수 없어요."),
            Wrong::ToThemselves(name) => format!("{name}: 준 사람과 받은 사람이 같아요. 받은 사람을 적어 주세요."),
            Wrong::NoPayment(amount) => format!("{amount}: 준 금액은 0보다 큰 숫자로 적어 주세요."),
            Wrong::SumOrHand => "위의 줄을 모두 더한 것과 같아요. 합계면 줄에 `합계`라고, 판이면 줄마다 \
                날짜나 번호를 적어 주세요.".to_owned(),
            Wrong::PartOfChip(amount) => format!(
                "{amount}: 점수는 소수일 수 없어요. 돈이면 한 점이 얼마인지 적어 주세요: `--chip \"100 KRW\"`"
            ),
            Wrong::NotWholeChips(amount) => format!(
                "{amount}: 점수로 나누어떨어지지 않아요. `--chip`을 바꾸거나, 숫자가 점이면 `--amounts chips`를 \
                 붙여 주세요."
            ),
            Wrong::OtherCurrency(amount) => format!(
                "{amount}: `--chip`의 돈과 달라요. 돈마다 따로 가져와 주세요."
            ),
            Wrong::TooLarge(amount) => format!(
                "{amount}: 너무 커요. 한 판에 한 사람이 1,000,000,000,000점까지 따거나 잃을 수 있어요."
            ),
            Wrong::WhichDay => {
                "며칠이에요? 표에 날짜를 적거나 `--date 2026-03-01`을 붙여 주세요.".to_owned()
            }
            Wrong::WhichYear(day) => format!(
                "{day}: 몇 년이에요? 표에 적거나 `--year 2026`을 붙여 주세요."
            ),
            Wrong::WhichOrder(day, orders) => format!(
                "{day}: 두 날짜로 읽을 수 있어요. 어느 숫자가 무엇인지 적어 주세요: {}",
                orders_to_choose(orders)
            ),
            Wrong::NoOrder(day) => format!(
                "{day}: 이 표의 날짜는 차례가 하나가 아니에요. 2026-03-01처럼 적어 주세요."
            ),
            Wrong::MoreCells(..)
            | Wrong::Divided(_)
            | Wrong::NoPerson(_)
            | Wrong::SeveralNames(_)
            | Wrong::TwoColumns(..)
            | Wrong::TooMany(..) => wrong_shape(wrong),
            Wrong::YearMayTurn(_)
            | Wrong::Month(_)
            | Wrong::MayBeDay(_)
            | Wrong::NoCurrency(_) => wrong_day_or_unit(wrong),
            Wrong::WhichChip(amount) => format!(
                "{amount}: 돈이에요. 한 점이 얼마인지 적어 주세요. 보기: `--chip \"100 KRW\"`"
            ),
        },
        ja: match wrong {
            Wrong::NoAmount(cell) => format!(
                "「{cell}」は金額ではありません。-1,500のような数字か、休んだ人は `-` と書いてください。"
            ),
            Wrong::EitherAmount(cell) => format!(
                "「{cell}」は2通りに読めます。点や「万」を使わずに、12340のように数字だけで書いてください。"
            ),
            Wrong::NoDay(cell) => format!("「{cell}」は日付ではありません。2026-03-01のように書いてください。"),
            Wrong::Uneven(uneven) => uneven_amounts(uneven),
            Wrong::Alone(name) => format!("{name}の金額しかありません。結果には2人必要です。"),
            Wrong::Twice(name) => format!(
                "{name}が2度あります。1人は1度だけ書くか、局の番号を列に書いてください。"
            ),
            Wrong::NoName => "名前がありません。だれの金額かを書いてください。".to_owned(),
            Wrong::BadName(name, _) => format!("「{name}」は人の名前に使えません。"),
            Wrong::ToThemselves(name) => format!("{name}から{name}への支払いになっています。受け取る人を書いてください。"),
            Wrong::NoPayment(amount) => format!("{amount}は支払いではありません。0より大きい数字で書いてください。"),
            Wrong::SumOrHand => "上の行の合計と同じです。合計なら行に「合計」と、局なら行ごとに日付か番号を\
                書いてください。".to_owned(),
            Wrong::PartOfChip(amount) => format!(
                "{amount}はチップの枚数になりません。お金なら、1枚いくらかを書いてください: `--chip \"100 KRW\"`"
            ),
            Wrong::NotWholeChips(amount) => format!(
                "{amount}はチップの枚数で割り切れません。`--chip` を変えるか、数字がチップなら \
                 `--amounts chips` を付けてください。"
            ),
            Wrong::OtherCurrency(amount) => format!(
                "{amount}は `--chip` と違うお金です。お金ごとに分けて取り込んでください。"
            ),
            Wrong::TooLarge(amount) => format!(
                "{amount}は大きすぎます。1局で1人が動かせるのは1,000,000,000,000枚までです。"
            ),
            Wrong::WhichDay => {
                "何日のものですか。表に日付を書くか、`--date 2026-03-01` を付けてください。".to_owned()
            }
            Wrong::WhichYear(day) => format!(
                "{day}は何年ですか。表に書くか、`--year 2026` を付けてください。"
            ),
            Wrong::WhichOrder(day, orders) => format!(
                "{day}は2通りの日付に読めます。どの数字が何かを書いてください: {}",
                orders_to_choose(orders)
            ),
            Wrong::NoOrder(day) => format!(
                "{day}など、この表の日付は順番が1つではありません。2026-03-01のように書いてください。"
            ),
            Wrong::MoreCells(..)
            | Wrong::Divided(_)
            | Wrong::NoPerson(_)
            | Wrong::SeveralNames(_)
            | Wrong::TwoColumns(..)
            | Wrong::TooMany(..) => wrong_shape(wrong),
            Wrong::YearMayTurn(_)
            | Wrong::Month(_)
            | Wrong::MayBeDay(_)
            | Wrong::NoCurrency(_) => wrong_day_or_unit(wrong),
            Wrong::WhichChip(amount) => format!(
                "{amount}はお金です。1枚いくらかを書いてください。例: `--chip \"100 KRW\"`"
            ),
        },
    }

    /// Says why a file is no sheet.
    no_sheet(from: &InputSource, why: &NoSheet) {
        en: format!("{}: {}", input(from), match why {
            NoSheet::Foreign(file) => no_sheet_but(*file),
            NoSheet::Totals => "these are totals of each person, and no results of hands or \
                evenings; they cannot be taken apart again".to_owned(),
            NoSheet::Unknown => "this is a table, but not one of results: it needs a column for \
                each person; or the columns name and amount; or from, to and amount; and the \
                results in the rows below".to_owned(),
            NoSheet::Drawn => "the cells of this table have only blanks or strokes between them; put \
                a comma, a semicolon or a tab there".to_owned(),
            NoSheet::OneAmountALine => "each line has the amount of one person, and nothing says \
                which of them are one result; write a result on one line, such as `Ann +120 Bo \
                -120`".to_owned(),
            NoSheet::NoChips(rules) => rules_without_chips(rules),
            NoSheet::Empty(1) => "there is no result in its only line".to_owned(),
            NoSheet::Empty(lines) => format!("there is no result in its {lines} lines"),
            NoSheet::EitherLanguage => "the letters may be Korean or Japanese; say \
                which: `--encoding cp949` or `--encoding cp932`".to_owned(),
            NoSheet::NotIn(encoding, line) => {
                format!("line {line} is not in {}; try another `--encoding`", encoding.name())
            }
        }),
        ko: format!("{}: {}", input(from), match why {
            NoSheet::Foreign(file) => no_sheet_but(*file),
            NoSheet::Totals => "사람마다 합계만 있고 판이나 모임의 결과는 없어요. 합계를 다시 나눌 수는 \
                없어요.".to_owned(),
            NoSheet::Unknown => "표이지만 결과를 적은 표가 아니에요. 사람마다 한 열이 있거나, 이름과 금액 \
                열이 있거나, 준 사람과 받은 사람과 금액 열이 있고, 그 아래 줄에 결과가 있어야 해요.".to_owned(),
            NoSheet::Drawn => "칸 사이에 빈칸이나 줄만 있는 표예요. 칸 사이에 쉼표나 쌍반점이나 탭을 넣어 \
                주세요.".to_owned(),
            NoSheet::OneAmountALine => "줄마다 한 사람의 금액만 있어서 어느 줄이 한 결과인지 알 수 없어요. \
                결과 하나를 한 줄에 적어 주세요. 보기: `철수 +120 영희 -120`".to_owned(),
            NoSheet::NoChips(rules) => rules_without_chips(rules),
            NoSheet::Empty(lines) => format!("{lines}줄 가운데 결과가 하나도 없어요."),
            NoSheet::EitherLanguage => "한국어인지 일본어인지 알 수 없어요. `--encoding cp949`나 \
                `--encoding cp932`를 붙여 주세요.".to_owned(),
            NoSheet::NotIn(encoding, line) => {
                format!("{line}번째 줄은 {}로 읽을 수 없어요. 다른 `--encoding`으로 해 보세요.", encoding.name())
            }
        }),
        ja: format!("{}: {}", input(from), match why {
            NoSheet::Foreign(file) => no_sheet_but(*file),
            NoSheet::Totals => "人ごとの合計だけで、局や1回分の結果がありません。合計を元の結果に分けることは\
                できません。".to_owned(),
            NoSheet::Unknown => "表ですが、結果の表ではありません。人ごとの列か、名前と金額の列か、払った人・\
                もらった人・金額の列と、その下の行に結果が必要です。".to_owned(),
            NoSheet::Drawn => "セルの間に空白か線しかない表です。セルの間にコンマかセミコロンかタブを\
                入れてください。".to_owned(),
            NoSheet::OneAmountALine => "1行に1人の金額しかなく、どの行が1つの結果か分かりません。結果1つを\
                1行に書いてください。例: `太郎 +120 花子 -120`".to_owned(),
            NoSheet::NoChips(rules) => rules_without_chips(rules),
            NoSheet::Empty(lines) => format!("{lines}行の中に結果が1つもありません。"),
            NoSheet::EitherLanguage => "韓国語か日本語か分かりません。`--encoding cp949` か \
                `--encoding cp932` を付けてください。".to_owned(),
            NoSheet::NotIn(encoding, line) => {
                format!("{line}行目は{}として読めません。ほかの `--encoding` を試してください。", encoding.name())
            }
        }),
    }

    /// Says what a file is that is no sheet, and what to make of it.
    no_sheet_but(file: ForeignFile) {
        en: match file {
            ForeignFile::Workbook | ForeignFile::OldWorkbook => {
                "this is a workbook or an archive; open it in its program, and save the sheet as CSV"
            }
            ForeignFile::Pdf => "this is a PDF; write the results into a sheet, a row for each",
            ForeignFile::Picture => "this is a picture; write the results into a sheet, a row for each",
            ForeignFile::Packed => "this is a packed file; unpack it first",
            ForeignFile::Html => "this is a page in HTML; copy its table into a sheet, and save that as CSV",
            ForeignFile::Xml => "this is XML of another program; save its results as CSV there",
            ForeignFile::Json => {
                "this is JSON of another program; a ledger is what `dokbak export --jsonl` writes, \
                 and results come in as CSV"
            }
            ForeignFile::Log => "this is the log of another program, and no sheet of results",
            ForeignFile::Database => {
                "this is a database of another program; save its results as CSV there"
            }
        }.to_owned(),
        ko: match file {
            ForeignFile::Workbook | ForeignFile::OldWorkbook => {
                "스프레드시트 파일이거나 압축 파일이에요. 그 프로그램에서 열어 CSV로 저장해 주세요."
            }
            ForeignFile::Pdf => "PDF예요. 결과를 표에 한 줄씩 적어 주세요.",
            ForeignFile::Picture => "그림이에요. 결과를 표에 한 줄씩 적어 주세요.",
            ForeignFile::Packed => "압축 파일이에요. 먼저 풀어 주세요.",
            ForeignFile::Html => "HTML 페이지예요. 표를 스프레드시트에 옮겨 CSV로 저장해 주세요.",
            ForeignFile::Xml => "다른 프로그램의 XML이에요. 거기서 결과를 CSV로 저장해 주세요.",
            ForeignFile::Json => {
                "다른 프로그램의 JSON이에요. 장부는 `dokbak export --jsonl`로 만든 파일이고, 결과는 CSV로 \
                 가져와요."
            }
            ForeignFile::Log => "다른 프로그램의 로그예요. 결과를 적은 표가 아니에요.",
            ForeignFile::Database => "다른 프로그램의 데이터베이스예요. 거기서 결과를 CSV로 저장해 주세요.",
        }.to_owned(),
        ja: match file {
            ForeignFile::Workbook | ForeignFile::OldWorkbook => {
                "表計算のファイルか、圧縮されたファイルです。そのプログラムで開き、CSVで保存してください。"
            }
            ForeignFile::Pdf => "PDFです。結果を表に1行ずつ書いてください。",
            ForeignFile::Picture => "画像です。結果を表に1行ずつ書いてください。",
            ForeignFile::Packed => "圧縮されたファイルです。先に展開してください。",
            ForeignFile::Html => "HTMLのページです。表を表計算に写し、CSVで保存してください。",
            ForeignFile::Xml => "ほかのプログラムのXMLです。そちらで結果をCSVで保存してください。",
            ForeignFile::Json => {
                "ほかのプログラムのJSONです。帳簿は `dokbak export --jsonl` のファイルで、結果はCSVで\
                 取り込みます。"
            }
            ForeignFile::Log => "ほかのプログラムのログで、結果の表ではありません。",
            ForeignFile::Database => {
                "ほかのプログラムのデータベースです。そちらで結果をCSVで保存してください。"
            }
        }.to_owned(),
    }

    /// Says by how much amounts do not come to zero, and what may be the reason.
    uneven_amounts(uneven: &Uneven) {
        en: {
            let by = if uneven.sum.starts_with('-') { "missing" } else { "too much" };
            let (sum, much) = (&uneven.sum, &uneven.by);
            let mut said = vec![format!("the amounts come to {sum}, not to 0: {much} is {by}")];
            said.extend(uneven.bought.as_ref().map(|(came, left)| {
                format!("people came with {came} and left with {left}")
            }));
            said.extend(uneven.fee.as_ref().map(|(column, fee)| {
                let column = quoted(column);
                format!(
                    "{column} has {fee}, which is no person's: leave it out of the amounts, and note \
                     it by itself, such as `dokbak adjust {column} Ann -{fee}KRW --kitty {column}`"
                )
            }));
            said.extend(uneven.column.as_ref().map(column_hint));
            said.join("; ")
        },
        ko: {
            let by = if uneven.sum.starts_with('-') { "모자라요" } else { "남아요" };
            let (sum, much) = (&uneven.sum, &uneven.by);
            let mut said = vec![format!("더하면 0이어야 하는데 {sum}: {much}만큼 {by}.")];
            said.extend(uneven.bought.as_ref().map(|(came, left)| {
                format!("가져온 돈은 모두 {came}, 남은 돈은 모두 {left}.")
            }));
            said.extend(uneven.fee.as_ref().map(|(column, fee)| {
                let column = quoted(column);
                format!(
                    "{column} {fee}: 사람의 금액이 아니에요. 금액에서 빼고 따로 적어 주세요. 보기: \
                     `dokbak adjust {column} 영희 -{fee}KRW --kitty {column}`"
                )
            }));
            said.extend(uneven.column.as_ref().map(column_hint));
            said.join(" ")
        },
        ja: {
            let by = if uneven.sum.starts_with('-') { "足りません" } else { "多すぎます" };
            let (sum, much) = (&uneven.sum, &uneven.by);
            let mut said = vec![format!("合計が0になるはずですが、{sum}です。{much}{by}。")];
            said.extend(uneven.bought.as_ref().map(|(came, left)| {
                format!("持ってきたのは全部で{came}、持ち帰ったのは全部で{left}です。")
            }));
            said.extend(uneven.fee.as_ref().map(|(column, fee)| {
                let column = quoted(column);
                format!(
                    "「{column}」の{fee}は人の金額ではありません。金額から除いて、別に書いてください。例: \
                     `dokbak adjust {column} 花子 -{fee}KRW --kitty {column}`"
                )
            }));
            said.extend(uneven.column.as_ref().map(column_hint));
            said.concat()
        },
    }
}
