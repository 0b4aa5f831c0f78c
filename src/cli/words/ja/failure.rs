//! Why a command failed.

use super::{
    LANG, bad_setting, cannot_write, file_faults, in_a_row, input, key_fault, ledger_error, list,
    mistake_in_script, no_ledger, no_sheet, no_utf8, not_read, problem, refusal_in_script,
    system_fault, too_many_chips, wrong_variable,
};
use super::{game_name, rules_are_gone, set_needed};
use crate::card::Calendar;
use crate::cli::error::{AskedLine, BadChange, Denied, Failure, Faulty, Misuse, Wants};
use crate::cli::facts::input::OwnFile;
use crate::cli::facts::period_option::PeriodOption;
use crate::cli::words::{faults_in, lot_fault};
use crate::evening::deal_draw::LotFault;
use crate::words::grouped;

pub(in crate::cli) fn failure(failed: &Failure) -> Vec<String> {
    match failed {
        _ if failed.is_reader_gone() => Vec::new(),
        Failure::Denied(Denied::Ruleset(faults)) => file_faults(faults),
        Failure::Denied(found) => vec![refused_command(found)],
        Failure::Misuse(found) => misuses(found),
        Failure::Faulty(found) => vec![faulty(found)],
        Failure::InScript(line, refusal) => vec![refusal_in_script(line, refusal)],
        Failure::MistakeInScript(line, wrong) => vec![mistake_in_script(line, wrong)],
        Failure::AskedInScript(_, why) => failure(why),
        Failure::AtPrompt(refusal) => vec![super::why(&refusal.why)],
        Failure::Ledger(error) => vec![ledger_error(error)],
        #[cfg(feature = "serve")]
        Failure::Phones(why) => vec![super::phones_fault(why)],
        Failure::Output(error) => vec![format!("{}。", system_fault(error.into()))],
    }
}

pub(in crate::cli) fn refused_command(refused: &Denied) -> String {
    match refused {
        Denied::NoLedger(path) => no_ledger(path),
        Denied::NotRead {
            input: from,
            why,
            limit,
        } => not_read(&input(from), why, *limit),
        Denied::NotUtf8 {
            input: from,
            line,
            column,
        } => no_utf8(&format!("{}:{line}:{column}", input(from))),
        Denied::NothingNoted(from) => format!(
            "{}: 局がありません。1局を1つの記録として、間に空の行を入れてください。",
            input(from)
        ),
        Denied::OfOurOwn(from, what) => format!("{}: {}", input(from), of_our_own(*what)),
        Denied::NoSheet(from, why) => no_sheet(from, why),
        Denied::CutOff(line) => format!(
            "{}: {}行目でファイルが途切れています。何も取り込んでいません。ファイル全体をもらい直すか、\
             `dokbak export --jsonl` で書き出し直してください。",
            input(&line.script),
            line.number
        ),
        Denied::NoEntryOn(line) => {
            let (script, number) = (input(&line.script), line.number);
            format!(
                "{script}:{number}: 帳簿の記録ではありません。ファイルは `dokbak export --jsonl` で作れます。"
            )
        }
        Denied::LineNotUtf8(line) => no_utf8(&format!("{}:{}", input(&line.script), line.number)),
        Denied::NoPlayers => {
            "続けられる回がなく、スクリプトが「players 名前 名前 …」の行で始まって\
                              いません。"
                .to_owned()
        }
        Denied::Ruleset(faults) => file_faults(faults).join(" "),
        Denied::VerdictUnreadable(why) => {
            format!("この回の最後の判定を読めません（{why}）。")
        }
        Denied::TooManyChips => too_many_chips().to_owned(),
        Denied::NotCopied(why) => super::not_copied(why),
        Denied::UnevenChips => "増減の合計が0にならないので、精算できません。".to_owned(),
        Denied::SeveralOpen(open) => {
            let which = open.first().map_or("", |(name, _)| name);
            let open = open.iter();
            let open = open.map(|(name, players)| format!("{name}（{}）", list(players)));
            format!(
                "途中の回がいくつもあります: {}。どの回かを入れてください: `dokbak close --evening {which}`",
                list(&open.collect::<Vec<_>>())
            )
        }
        Denied::NothingOpen => "途中の回がないので、終わらせるものはありません。".to_owned(),
        Denied::EveningOpen(name) => {
            format!("{name}の回は終わっていません。`dokbak play --evening {name}` で続けられます。")
        }
        Denied::EveningIsResult(name) => format!(
            "{name}は1回分の結果だけなので、局を加えられません。`dokbak play --new` で新しく始められます。"
        ),
        Denied::OnlyResult(name) => format!(
            "{name}は1回分の結果だけです。別のルールで比べるには、遊んだ局の記録が必要です。"
        ),
        Denied::SameEvening(name) => {
            format!("{name}の回が二度入っています。別の回を入れてください。")
        }
        Denied::HandBegun { evening, entries } => format!(
            "{evening}の回に終わっていない局があります（入力{entries}件）。`dokbak play --evening \
             {evening}` で終わらせるか、--discardで外してください。"
        ),
        Denied::TwoNewNames(one, other) => super::two_new_names(one, other),
        Denied::NearKitty { name, near } => super::near_kitty(name, near),
        Denied::NoKitty { name, nearest } => super::no_kitty(name, nearest.as_deref()),
        Denied::NoHandYet(why, shares) => {
            format!("{} {}", refused_command(why), super::begin_with(shares))
        }
        Denied::Handover(fault) => super::handover_fault(fault),
        Denied::Twice(fault) => super::twice_fault(*fault),
        Denied::MissingLetters(missing) => {
            super::missing_letters(&missing.letters, missing.package)
        }
        Denied::Club(fault) => super::club_denied(fault),
        Denied::PictureTooLarge => super::picture_too_large().to_owned(),
        Denied::RulesNotPlayed { asked, played } => super::rules_not_played(asked, played),
        Denied::Person { fault, nearest } => super::person_fault(fault, nearest.as_deref()),
        Denied::Shipped(name) => {
            format!("{name}は付属のルールセットです。別の名前にしてください。")
        }
        Denied::FileThere(path) => format!(
            "{}はもうあるので、変えていません。別の名前にしてください。",
            path.display()
        ),
        Denied::ConfigUnfit(path) => format!(
            "{}はここからは変えられません。エディターで直してください。",
            path.display()
        ),
        Denied::NotWritten(path, why) => cannot_write(path, why),
    }
}

const fn of_our_own(what: OwnFile) -> &'static str {
    match what {
        OwnFile::Ledger => {
            "帳簿ファイルです。元の場所で `dokbak export --jsonl` で書き出したものを取り込むか、この帳簿と\
             入れ替えるなら `dokbak restore` を使ってください。"
        }
        OwnFile::Table => {
            "表計算用の表なので、取り込めません。取り込むファイルは `dokbak export --jsonl` で書き出して\
             ください。"
        }
        OwnFile::Journal => {
            "ほかの会計プログラム用のファイルなので、取り込めません。取り込むファイルは \
             `dokbak export --jsonl` で書き出してください。"
        }
        OwnFile::Page => {
            "一年のページなので、取り込めません。取り込むファイルは `dokbak export --jsonl` で書き出して\
             ください。"
        }
    }
}

fn lacking(fault: &LotFault, calendar: Calendar) -> String {
    if fault.lacks_hour() {
        "--night（夜: 早い月が親）か--day（昼: 遅い月が親）を足してください。".to_owned()
    } else {
        lot_fault(LANG, fault, calendar)
    }
}

const fn no_terminal(wants: Wants) -> &'static str {
    match wants {
        Wants::Play => {
            "標準入力か標準出力が端末ではありません。`dokbak play --script ファイル` ならファイルの行で遊べ、`dokbak settle ファイル` なら1局を計算できます。"
        }
        Wants::Dispute => {
            "標準入力か標準出力が端末ではありません。`dokbak dispute 局 --script ファイル` なら主張をファイルから読めます。"
        }
        Wants::Tutorial => "標準入力か標準出力が端末ではありません。練習は端末でしかできません。",
    }
}

fn misuses(misuses: &Misuse) -> Vec<String> {
    match misuses {
        Misuse::Ruleset(faults) => file_faults(faults),
        Misuse::Lots { faults, calendar } => {
            let lacking = faults.iter().map(|fault| lacking(fault, *calendar));
            lacking.collect()
        }
        misuse => vec![self::misuse(misuse)],
    }
}

pub(in crate::cli) fn misuse(misuse: &Misuse) -> String {
    match misuse {
        Misuse::NoTerminal(wants) => no_terminal(*wants).to_owned(),
        Misuse::PictureOfOthers => super::picture_of_others().to_owned(),
        Misuse::NotPng(path) => super::not_png(path),
        Misuse::NoSuchPicture(asked) => super::no_such_picture(asked),
        Misuse::PageOnScreen => {
            "ブラウザで見るファイルです。`dokbak report -o year.html` のように -o で名前を決めてください。`-o -` なら画面にそのまま出します。".to_owned()
        }
        Misuse::NoHour => "こいこいでは昼も夜も、いちばん早い月が親です。--nightや--dayは付けないでください。".to_owned(),
        Misuse::Page(mistake) => super::mistake(mistake),
        Misuse::NoPlace => {
            "このパソコンのデータの置き場所が分かりません。--ledger ファイルで帳簿を指定して\
                            ください。"
                .to_owned()
        }
        Misuse::NoConfigPlace => {
            "設定の置き場所が分かりません。DOKBAK_CONFIGでファイルを指定してください。".to_owned()
        }
        Misuse::Variable(wrong) => wrong_variable(wrong),
        Misuse::Setting { key, value } => bad_setting(*key, value),
        Misuse::Ruleset(_) | Misuse::Lots { .. } => misuses(misuse).join(" "),
        Misuse::Key(fault) => key_fault(fault),
        Misuse::NoKeyIn(set) => {
            format!("--set {set}: go_bak.both=ownのように、キー=値の形で書いてください。")
        }
        Misuse::OnlyForGostop(option) => format!("{option}はゴーストップの局にだけ使うオプションです。"),
        Misuse::OnlyForSheets(option) => format!("{option}は結果の表に使うオプションですが、このファイルは表ではありません。"),
        Misuse::NoTwoNames(said) => {
            format!(
                "--name {said}: たろ=太郎のように、ファイルの名前=帳簿の名前の形で書いてください。"
            )
        }
        Misuse::NoKey(text) => set_needed(text),
        Misuse::SetKey { set, fault } => format!("--set {set}: {}", key_fault(fault)),
        Misuse::NoTime { option, text } => {
            let what = match option {
                PeriodOption::Since | PeriodOption::Until | PeriodOption::Date => "日付",
                PeriodOption::Month => "月",
                PeriodOption::Year => "年",
                PeriodOption::Last => "期間（d 日、w 週、m か月、y 年）",
            };
            let (option, example) = (option.word(), option.example());
            format!("{option} {text}: {example}のような{what}を書いてください。")
        }
        Misuse::NoDayBetween { since, until } => {
            format!("{since}から{until}までには1日もありません。")
        }
        Misuse::NoMoney(text) => super::no_money_said(text),
        Misuse::ChipsAsMoney(text) => super::chips_as_money(text),
        Misuse::PartOfMoney(text) => super::part_of_money(text),
        Misuse::Kept(misuse) => super::kept_misuse(misuse),
        Misuse::LongAgo(day) => format!("{day}は1900年より前です。いつのことかを書いてください。"),
        Misuse::Future(day) => format!("{day}はまだ来ていません。いつのことかを書いてください。"),
        Misuse::NewCurrency {
            currency,
            names,
            nearest,
        } => super::new_currency(currency, names, nearest.as_deref()),
        Misuse::WhichCurrency(text, names) => super::which_currency(text, names),
        Misuse::Closed { evening } => {
            format!(
                "{evening}の回は終わっています。`dokbak evening {evening} --reopen` で再開、`dokbak play` で新しい回を始められます。"
            )
        }
        Misuse::NoSinglePile => super::no_single_pile().to_owned(),
        Misuse::SeveralInPicture(path) => format!(
            "{}: PNGに描けるのは1枚です。何枚も描くには、.svgで終わる名前にしてください。",
            path.display()
        ),
        Misuse::NoPicture(path) => format!(
            "{}: moon.svgのように、.svgか.pngで終わる名前にしてください。",
            path.display()
        ),
        Misuse::NoCard(word) => {
            format!("{word}: 英子=3tや'金 英子=3t'のように、名前=札の形で書いてください。")
        }
        Misuse::Names {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Misuse::NoFileName(name) => format!(
            "「{name}」はルールセットのファイル名にできません。houseのような名前にしてください。"
        ),
        Misuse::OtherGames([(left, its), (right, other)]) => format!(
            "{left}は{}、{right}は{}です。比べられるのは同じゲームのルールセットだけです。",
            game_name(*its),
            game_name(*other)
        ),
        Misuse::NotGoStop { name, game: its } => format!(
            "{name}は{}です。試しに打てるのはゴーストップのルールセットだけです。",
            game_name(*its)
        ),
        Misuse::NoLine { asked, lines } => no_line(*asked, *lines),
        Misuse::Change(why) => bad_change(why),
    }
}

fn bad_change(why: &BadChange) -> String {
    match why {
        BadChange::OtherGame { rules, its, wanted } => format!(
            "{rules}は{}のルールセットですが、この局は{}です。",
            game_name(*its),
            game_name(*wanted)
        ),
        BadChange::NothingChanged => {
            "変えるものを指定してください: --rules ルール、--set キー=値、--without \
                                   行、--with '行'"
                .to_owned()
        }
        BadChange::EmptyLine(text) => {
            format!("--with '{text}': --with '英子 三枚見せ 5'のように、記録の行を書いてください。")
        }
        BadChange::RulesLine => {
            "--without: これはルールセットを決める行です。別のルールセットにするには\
                              --rules ルールを使ってください。"
                .to_owned()
        }
        BadChange::RulesGone { key } => rules_are_gone(key),
    }
}

fn no_line(asked: AskedLine, lines: u32) -> String {
    let asked = match asked {
        AskedLine::Number(line) => format!("{line}行目"),
        AskedLine::Without(line) => format!("--without {line}"),
        AskedLine::With(line) => format!("--with {line}:…"),
    };
    format!("{asked}: 記録は{lines}行までです。行の番号は `dokbak show` で見られます。")
}

fn faulty(faulty: &Faulty) -> String {
    match faulty {
        Faulty::Record {
            record,
            faults,
            calendar,
        } => in_a_row(&faults_in(LANG, record, faults, *calendar)),
        Faulty::Line {
            line,
            faults,
            calendar,
        } => {
            let told = faults.iter();
            let told = told.map(|fault| problem(&fault.problem, *calendar));
            format!(
                "--with '{line}': {}",
                told.collect::<Vec<String>>().join(" ")
            )
        }
        Faulty::Deal {
            deal,
            rules,
            fault,
            calendar,
        } => format!(
            "{rules}では{}回目の配りを計算できません: {}",
            grouped(u128::from(*deal) + 1),
            problem(&fault.problem, *calendar)
        ),
    }
}
