//! Sheets that people keep: how one was understood, and what it leaves open.

use crate::cli::facts::input::InputSource;
use crate::cli::facts::sheet::Lines;
use crate::cli::words::messages;
use crate::report::sheets::{DayOrder, OmittedAs, Separator, SheetEncoding, SheetForm};

messages! {
    /// Says in which form a sheet is.
    sheet_read(from: &InputSource, form: SheetForm, separator: Option<Separator>) {
        en: format!(
            "{}: {}{}.",
            input(from),
            match form {
                SheetForm::PersonColumns => "a column for each person, a row for each result",
                SheetForm::PersonRows => "a row for each person of a result",
                SheetForm::HandColumns => "a row for each person, a column for each result",
                SheetForm::Payments => "a row for each payment: from whom, to whom, how much",
                SheetForm::Chat => "results in the lines of a chat",
            },
            match separator {
                Some(Separator::Tab) => ", with tabs",
                Some(Separator::Semicolon) => ", with semicolons",
                Some(Separator::Comma) => ", with commas",
                None => "",
            },
        ),
        ko: format!(
            "{}: {}{}.",
            input(from),
            match form {
                SheetForm::PersonColumns => "사람마다 한 열, 결과마다 한 줄인 표예요",
                SheetForm::PersonRows => "사람마다 한 줄씩 적은 표예요",
                SheetForm::HandColumns => "사람마다 한 줄, 결과마다 한 열인 표예요",
                SheetForm::Payments => "누가 누구에게 얼마를 줬는지 한 줄씩 적은 표예요",
                SheetForm::Chat => "대화에 적은 결과예요",
            },
            match separator {
                Some(Separator::Tab) => "(탭으로 나눔)",
                Some(Separator::Semicolon) => "(쌍반점으로 나눔)",
                Some(Separator::Comma) => "(쉼표로 나눔)",
                None => "",
            },
        ),
        ja: format!(
            "{}: {}{}。",
            input(from),
            match form {
                SheetForm::PersonColumns => "人ごとに1列、結果ごとに1行の表です",
                SheetForm::PersonRows => "人ごとに1行ずつ書いた表です",
                SheetForm::HandColumns => "人ごとに1行、結果ごとに1列の表です",
                SheetForm::Payments => "だれがだれにいくら払ったかを1行ずつ書いた表です",
                SheetForm::Chat => "チャットに書いた結果です",
            },
            match separator {
                Some(Separator::Tab) => "（タブ区切り）",
                Some(Separator::Semicolon) => "（セミコロン区切り）",
                Some(Separator::Comma) => "（コンマ区切り）",
                None => "",
            },
        ),
    }

    /// Says in which encoding a file was found to be.
    sheet_encoding(encoding: SheetEncoding) {
        en: format!("The letters are {} (`--encoding` says otherwise).", encoding.name()),
        ko: format!("글자는 {}로 읽었어요(다르면 `--encoding`).", encoding.name()),
        ja: format!("文字は{}として読みました（違うなら `--encoding`）。", encoding.name()),
    }

    each_is_a_hand() {
        en: "Each result is a hand (`--each evening`: a whole evening).",
        ko: "결과 하나를 한 판으로 셌어요(모임 하나의 결과면 `--each evening`).",
        ja: "結果1つを1局と数えました（1回分の結果なら `--each evening`）。",
    }

    each_is_an_evening() {
        en: "Each result is a whole evening: it counts in money and standings, but as no hand.",
        ko: "결과 하나가 모임 하나예요. 돈과 순위에는 들어가지만 판으로는 세지 않아요.",
        ja: "結果1つが1回分です。お金と順位には入りますが、局としては数えません。",
    }

    /// Says in a list of hands that one is the result of an evening.
    evening_result() {
        en: "The result of a whole evening.",
        ko: "모임 하나의 결과예요.",
        ja: "1回分の結果です。",
    }

    numbers_are_chips() {
        en: "The numbers are chips (if they are money, say what a chip is worth: `--chip \"100 KRW\"`).",
        ko: "숫자는 점으로 읽었어요(돈이면 한 점이 얼마인지 적어 주세요: `--chip \"100 KRW\"`).",
        ja: "数字はチップとして読みました（お金なら、1枚いくらかを書いてください: `--chip \"100 KRW\"`）。",
    }

    numbers_are_money(chip: &str) {
        en: "The numbers are money, at {chip} a chip (`--amounts chips`: they are chips).",
        ko: "숫자는 돈으로 읽었어요. 한 점에 {chip}(점이면 `--amounts chips`).",
        ja: "数字はお金として読みました。1枚{chip}です（チップなら `--amounts chips`）。",
    }

    days_are_in(order: DayOrder) {
        en: format!("Days are read as {} (`--dates`).", order_of_days(order)),
        ko: format!("날짜는 {} 차례로 읽었어요(`--dates`).", order_of_days(order)),
        ja: format!("日付は{}の順に読みました（`--dates`）。", order_of_days(order)),
    }

    /// Names the parts of a day in their order.
    order_of_days(order: DayOrder) {
        en: match order {
            DayOrder::Ymd => "(year,) month, day",
            DayOrder::Mdy => "month, day(, year)",
            DayOrder::Dmy => "day, month(, year)",
        }.to_owned(),
        ko: match order {
            DayOrder::Ymd => "(해) 달 날",
            DayOrder::Mdy => "달 날 (해)",
            DayOrder::Dmy => "날 달 (해)",
        }.to_owned(),
        ja: match order {
            DayOrder::Ymd => "（年）月日",
            DayOrder::Mdy => "月日（年）",
            DayOrder::Dmy => "日月（年）",
        }.to_owned(),
    }

    /// Names the rows that are no results.
    rows_left_out(why: OmittedAs, lines: &Lines) {
        en: match why {
            OmittedAs::Sum => format!("Left out as sums: {}.", sheet_lines(lines)),
            OmittedAs::Heading => format!("Headings: {}.", sheet_lines(lines)),
            OmittedAs::Opening => {
                format!("Left out, as won and lost before: {}.", sheet_lines(lines))
            }
            OmittedAs::Fee => format!("Left out, as a fee and no person: {}.", sheet_lines(lines)),
            OmittedAs::Nothing => format!("Left out, without amounts: {}.", sheet_lines(lines)),
            OmittedAs::NotUnderstood => {
                format!("Left out, with an amount but no result: {}.", sheet_lines(lines))
            }
        },
        ko: match why {
            OmittedAs::Sum => format!("합계라서 뺀 줄: {}.", sheet_lines(lines)),
            OmittedAs::Heading => format!("제목 줄: {}.", sheet_lines(lines)),
            OmittedAs::Opening => format!("이월이라서 뺀 줄: {}.", sheet_lines(lines)),
            OmittedAs::Fee => format!("사람이 아니라 비용이라서 뺀 줄: {}.", sheet_lines(lines)),
            OmittedAs::Nothing => format!("금액이 없어서 뺀 줄: {}.", sheet_lines(lines)),
            OmittedAs::NotUnderstood => format!("금액은 있지만 결과가 아니라서 뺀 줄: {}.", sheet_lines(lines)),
        },
        ja: match why {
            OmittedAs::Sum => format!("合計なので除いた行: {}。", sheet_lines(lines)),
            OmittedAs::Heading => format!("見出しの行: {}。", sheet_lines(lines)),
            OmittedAs::Opening => format!("繰越なので除いた行: {}。", sheet_lines(lines)),
            OmittedAs::Fee => format!("人ではなく費用なので除いた行: {}。", sheet_lines(lines)),
            OmittedAs::Nothing => format!("金額がないので除いた行: {}。", sheet_lines(lines)),
            OmittedAs::NotUnderstood => {
                format!("金額はあるが結果ではないので除いた行: {}。", sheet_lines(lines))
            }
        },
    }

    /// Names the lines of a file.
    sheet_lines(lines: &Lines) {
        en: match lines.more() {
            0 if lines.is_one() => format!("line {lines}"),
            0 => format!("lines {lines}"),
            more => format!("lines {lines}, and {more} more"),
        },
        ko: match lines.more() {
            0 => format!("{lines}번째 줄"),
            more => format!("{lines}번째 줄, 그 밖에 {more}줄"),
        },
        ja: match lines.more() {
            0 => format!("{lines}行目"),
            more => format!("{lines}行目、ほか{more}行"),
        },
    }

    columns_left_out(columns: &str) {
        en: "Columns left out: {columns}.",
        ko: "뺀 열: {columns}.",
        ja: "除いた列: {columns}。",
    }

    /// Says how many lines of a chat are no results.
    other_lines(lines: usize) {
        en: match lines {
            1 => "One other line has no amounts.".to_owned(),
            lines => format!("{lines} other lines have no amounts."),
        },
        ko: format!("금액이 없는 다른 줄: {lines}줄."),
        ja: format!("金額のないほかの行: {lines}行。"),
    }

    /// Says that there are more results than those shown.
    more_results(results: usize) {
        en: "  and {results} more (`--dry-run` shows all)",
        ko: "  그 밖에 {results}개(`--dry-run`이면 모두 보여요)",
        ja: "  ほか{results}件（`--dry-run` で全部表示します）",
    }

    /// Asks whether to take in what was shown.
    takes_them(results: usize) {
        en: match results {
            1 => "Take in this result? [Y/n] ".to_owned(),
            results => format!("Take in these {results} results? [Y/n] "),
        },
        ko: format!("이 결과 {results}개를 가져올까요? [Y/n] "),
        ja: format!("この結果{results}件を取り込みますか。[Y/n] "),
    }

    /// Says that an evening is here as hands although it is now taken in as a result, or the other
    /// way round.
    other_kind(name: &crate::ledger::EveningName, is_result: bool, command: &str) {
        en: format!(
            "{name} is here as {}, and stays so. To change that, void such evenings (`{command}`) \
             and take the sheet in again.",
            if is_result { "the result of an evening" } else { "hands" },
        ),
        ko: format!(
            "{name}: 장부에는 {} 적혀 있어서 그대로 둬요. 바꾸려면 그런 모임을 무효로 하고(`{command}`) 표를 \
             다시 가져와 주세요.",
            if is_result { "모임의 결과로" } else { "판으로" },
        ),
        ja: format!(
            "{name}は帳簿では{}なので、そのままです。変えるには、その回を無効にして（`{command}`）、\
             表をもう一度取り込んでください。",
            if is_result { "1回分の結果" } else { "局" },
        ),
    }

    /// Says what would be taken in.
    would_take_in(new: usize, known: usize, is_evenings: bool) {
        en: format!(
            "Nothing was written. Without `--dry-run`, {} would come in{}.",
            match new {
                1 if is_evenings => "the result of 1 evening".to_owned(),
                new if is_evenings => format!("the results of {new} evenings"),
                new => hands_of(new),
            },
            match known {
                0 => String::new(),
                1 => "; 1 more is here already".to_owned(),
                known => format!("; {known} more are here already"),
            },
        ),
        ko: format!(
            "아무것도 적지 않았어요. `--dry-run` 없이 하면 {}을 가져와요{}.",
            if is_evenings { format!("결과 {new}건") } else { format!("{new}판") },
            match known {
                0 => String::new(),
                known => format!(". 이미 있는 판: {known}판"),
            },
        ),
        ja: format!(
            "何も書いていません。`--dry-run` を付けなければ{new}{}を取り込みます{}。",
            if is_evenings { "回分の結果" } else { "局" },
            match known {
                0 => String::new(),
                known => format!("。すでにある局: {known}局"),
            },
        ),
    }

    /// Says that entries of a ledger would be taken in.
    would_merge() {
        en: "Nothing was written; that is what would come in without `--dry-run`.",
        ko: "아무것도 적지 않았어요. `--dry-run` 없이 하면 이렇게 가져와요.",
        ja: "何も書いていません。`--dry-run` を付けなければこのように取り込みます。",
    }

    ask_what_a_row_is() {
        en: "Is each result a hand, or a whole evening? [hand] ",
        ko: "결과 하나가 한 판이에요, 모임 하나예요? [판] ",
        ja: "結果1つは1局ですか、1回分ですか。[局] ",
    }

    ask_chips_or_money() {
        en: "Are the numbers chips? If they are money, write what a chip is worth, such as 100 KRW. [chips] ",
        ko: "숫자가 점이에요? 돈이면 한 점이 얼마인지 적어 주세요. 보기: 100원 [점] ",
        ja: "数字はチップですか。お金なら、1枚いくらかを書いてください。例: 100円 [チップ] ",
    }

    ask_chip(currency: &str) {
        en: "The amounts are money ({currency}). What is a chip worth, such as 100 KRW? ",
        ko: "금액이 돈이에요({currency}). 한 점이 얼마예요? 보기: 100원 ",
        ja: "金額はお金です（{currency}）。1枚はいくらですか。例: 100円 ",
    }

    /// Asks which number of a day is what; the orders are numbered.
    ask_order(day: &str, orders: &str) {
        en: "In which order is {day}: {orders}? ",
        ko: "{day}: 어떤 차례로 적은 날짜예요? {orders} ",
        ja: "{day}はどの順に書いた日付ですか。{orders} ",
    }

    ask_year(day: &str, likely: &str) {
        en: "Which year is {day}?{likely} ",
        ko: "{day}: 몇 년이에요?{likely} ",
        ja: "{day}は何年ですか。{likely} ",
    }

    ask_day() {
        en: "The first results have no day. On which day were they, such as 2026-03-01? ",
        ko: "첫 결과에 날짜가 없어요. 며칠이에요? 보기: 2026-03-01 ",
        ja: "最初の結果に日付がありません。何日ですか。例: 2026-03-01 ",
    }
}
