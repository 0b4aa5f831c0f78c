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
use crate::vocabulary::particle::{EUN, YEYO, with};
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
        Failure::Output(error) => vec![format!("{}.", system_fault(error.into()))],
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
            "{}: 판이 하나도 없어요. 판마다 기록을 적고, 사이에 빈 줄을 하나 넣어 주세요.",
            input(from)
        ),
        Denied::OfOurOwn(from, what) => format!("{}: {}", input(from), of_our_own(*what)),
        Denied::NoSheet(from, why) => no_sheet(from, why),
        Denied::CutOff(line) => format!(
            "{}: {}번째 줄에서 파일이 잘렸어요. 아무것도 가져오지 않았어요. 파일을 온전히 다시 받거나 \
             `dokbak export --jsonl`로 다시 내보내 주세요.",
            input(&line.script),
            line.number
        ),
        Denied::NoEntryOn(line) => {
            let (script, number) = (input(&line.script), line.number);
            format!(
                "{script}:{number}: 장부의 기록이 아니에요. 파일은 `dokbak export --jsonl`로 만들어요."
            )
        }
        Denied::LineNotUtf8(line) => no_utf8(&format!("{}:{}", input(&line.script), line.number)),
        Denied::NoPlayers => {
            "하던 모임이 없어요. 스크립트를 `선수 이름 이름 …` 줄로 시작해 주세요.".to_owned()
        }
        Denied::Ruleset(faults) => file_faults(faults).join(" "),
        Denied::VerdictUnreadable(why) => {
            format!("이 모임의 마지막 판정을 읽을 수 없어요 ({why}).")
        }
        Denied::TooManyChips => too_many_chips().to_owned(),
        Denied::NotCopied(why) => super::not_copied(why),
        Denied::UnevenChips => "주고받은 점수의 합계가 0이 아니라서 정산할 수 없어요.".to_owned(),
        Denied::SeveralOpen(open) => {
            let which = open.first().map_or("", |(name, _)| name);
            let open = open.iter();
            let open = open.map(|(name, players)| format!("{name} ({})", list(players)));
            format!(
                "끝나지 않은 모임이 여럿이에요: {}. 어느 모임인지 적어 주세요: `dokbak close --evening {which}`",
                list(&open.collect::<Vec<_>>())
            )
        }
        Denied::NothingOpen => "하던 모임이 없어서 마칠 것도 없어요.".to_owned(),
        Denied::EveningOpen(name) => format!(
            "{name} 모임은 아직 마치지 않았어요. `dokbak play --evening {name}`: 이어서 하기"
        ),
        Denied::EveningIsResult(name) => format!(
            "{name}: 모임의 결과만 적은 것이라 판을 더할 수 없어요. `dokbak play --new`: 새로 시작하기"
        ),
        Denied::OnlyResult(name) => {
            format!(
                "{name}: 모임의 결과만 적혀 있어요. 규칙을 바꿔 보려면 그날 친 판이 있어야 해요."
            )
        }
        Denied::SameEvening(name) => {
            format!("{name} 모임을 두 번 썼어요. 서로 다른 모임 둘을 써 주세요.")
        }
        Denied::HandBegun { evening, entries } => format!(
            "{evening} 모임에 안 끝난 판이 있어요 (입력 {entries}줄). `dokbak play --evening \
             {evening}`: 마저 하기. --discard: 그 판을 빼기"
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
        Denied::Shipped(name) => format!(
            "{} dokbak에 들어 있는 규칙이에요. 다른 이름을 골라 주세요.",
            with(name, EUN)
        ),
        Denied::FileThere(path) => format!(
            "{}: 이미 있는 파일이라 그대로 두어요. 다른 이름을 골라 주세요.",
            path.display()
        ),
        Denied::ConfigUnfit(path) => format!(
            "{}: 여기서는 고칠 수 없어요. 편집기로 고쳐 주세요.",
            path.display()
        ),
        Denied::NotWritten(path, why) => cannot_write(path, why),
    }
}

const fn of_our_own(what: OwnFile) -> &'static str {
    match what {
        OwnFile::Ledger => {
            "장부 파일이에요. 그 장부가 있는 곳에서 `dokbak export --jsonl`로 내보낸 파일을 가져오거나, \
             이 장부 대신 쓰려면 `dokbak restore`를 쓰세요."
        }
        OwnFile::Table => {
            "스프레드시트용 표라서 다시 가져올 수 없어요. 가져올 파일은 `dokbak export --jsonl`로 \
             내보내 주세요."
        }
        OwnFile::Journal => {
            "다른 회계 프로그램용 파일이라서 다시 가져올 수 없어요. 가져올 파일은 \
             `dokbak export --jsonl`로 내보내 주세요."
        }
        OwnFile::Page => {
            "한 해를 보여 주는 페이지라서 다시 가져올 수 없어요. 가져올 파일은 \
             `dokbak export --jsonl`로 내보내 주세요."
        }
    }
}

fn lacking(fault: &LotFault, calendar: Calendar) -> String {
    if fault.lacks_hour() {
        "--night(밤: 가장 이른 달이 선)나 --day(낮: 가장 늦은 달이 선)를 더해 주세요. (밤일낮장)"
            .to_owned()
    } else {
        lot_fault(LANG, fault, calendar)
    }
}

const fn no_terminal(wants: Wants) -> &'static str {
    match wants {
        Wants::Play => {
            "여기는 터미널이 아니에요. `dokbak play --script FILE`: 파일의 줄로 하기. `dokbak settle FILE`: 한 판 셈하기"
        }
        Wants::Dispute => {
            "여기는 터미널이 아니에요. `dokbak dispute HAND --script FILE`: 주장을 파일에서 읽기"
        }
        Wants::Tutorial => "여기는 터미널이 아니에요. 연습은 터미널에서만 돼요.",
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
            "브라우저로 보는 파일이에요. `dokbak report -o year.html`처럼 -o로 파일 이름을 정해 주세요. `-o -`로 하면 화면에 그대로 나와요.".to_owned()
        }
        Misuse::NoHour => "코이코이에서는 밤이든 낮이든 가장 이른 달이 선이에요. --night나 --day를 빼 주세요.".to_owned(),
        Misuse::Page(mistake) => super::mistake(mistake),
        Misuse::NoPlace => {
            "이 컴퓨터의 데이터 폴더를 알 수 없어요. --ledger FILE로 장부를 정해 주세요.".to_owned()
        }
        Misuse::NoConfigPlace => {
            "설정 폴더가 어디인지 알 수 없어요. DOKBAK_CONFIG에 파일을 적어 주세요.".to_owned()
        }
        Misuse::Variable(wrong) => wrong_variable(wrong),
        Misuse::Setting { key, value } => bad_setting(*key, value),
        Misuse::Ruleset(_) | Misuse::Lots { .. } => misuses(misuse).join(" "),
        Misuse::Key(fault) => key_fault(fault),
        Misuse::NoKeyIn(set) => {
            format!("--set {set}: 항목=값으로 적어 주세요. 보기: go_bak.both=own")
        }
        Misuse::OnlyForGostop(option) => format!("{option}: 고스톱 판에만 쓰는 옵션이에요."),
        Misuse::OnlyForSheets(option) => format!("{option}: 결과를 적은 표에 쓰는 옵션인데, 이 파일은 그런 표가 아니에요."),
        Misuse::NoTwoNames(said) => {
            format!("--name {said}: 파일의 이름=장부의 이름으로 적어 주세요. 보기: 철스=철수")
        }
        Misuse::NoKey(text) => set_needed(text),
        Misuse::SetKey { set, fault } => format!("--set {set}: {}", key_fault(fault)),
        Misuse::NoTime { option, text } => {
            let what = match option {
                PeriodOption::Since | PeriodOption::Until | PeriodOption::Date => "날짜를",
                PeriodOption::Month => "달을",
                PeriodOption::Year => "해를",
                PeriodOption::Last => "기간을 며칠(d), 몇 주(w), 몇 달(m), 몇 해(y)로",
            };
            let (option, example) = (option.word(), option.example());
            format!("{option} {text}: {what} 적어 주세요. 보기: {example}")
        }
        Misuse::NoDayBetween { since, until } => {
            format!("{since}부터 {until}까지는 하루도 없어요.")
        }
        Misuse::NoMoney(text) => super::no_money_said(text),
        Misuse::ChipsAsMoney(text) => super::chips_as_money(text),
        Misuse::PartOfMoney(text) => super::part_of_money(text),
        Misuse::Kept(misuse) => super::kept_misuse(misuse),
        Misuse::LongAgo(day) => format!("{day}: 1900년보다 앞선 날이에요. 언제였는지 적어 주세요."),
        Misuse::Future(day) => format!("{day}: 아직 오지 않은 날이에요. 언제였는지 적어 주세요."),
        Misuse::NewCurrency {
            currency,
            names,
            nearest,
        } => super::new_currency(currency, names, nearest.as_deref()),
        Misuse::WhichCurrency(text, names) => super::which_currency(text, names),
        Misuse::Closed { evening } => {
            format!(
                "{evening} 모임은 이미 마쳤어요. `dokbak evening {evening} --reopen`: 다시 이어서 하기. `dokbak play`: 새로 시작하기"
            )
        }
        Misuse::NoSinglePile => super::no_single_pile().to_owned(),
        Misuse::SeveralInPicture(path) => format!(
            "{}: PNG에는 한 장만 그려요. 여러 장은 .svg로 끝나는 이름을 적어 주세요.",
            path.display()
        ),
        Misuse::NoPicture(path) => format!(
            "{}: .svg나 .png로 끝나는 이름을 적어 주세요. 보기: moon.svg",
            path.display()
        ),
        Misuse::NoCard(word) => {
            format!("{word}: 이름=패로 적어 주세요. 보기: 영희=3t, '김 민수=3t'")
        }
        Misuse::Names {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Misuse::NoFileName(name) => {
            format!("`{name}`: 규칙 파일의 이름으로 쓸 수 없어요. 보기: house")
        }
        Misuse::OtherGames([(left, its), (right, other)]) => format!(
            "{} {} 규칙이고 {} {} 규칙이에요. 같은 게임의 규칙끼리만 견줄 수 있어요.",
            with(left, EUN),
            game_name(*its),
            with(right, EUN),
            game_name(*other)
        ),
        Misuse::NotGoStop { name, game: its } => format!(
            "{} {} 규칙이에요. 고스톱 규칙만 쳐 볼 수 있어요.",
            with(name, EUN),
            game_name(*its)
        ),
        Misuse::NoLine { asked, lines } => no_line(*asked, *lines),
        Misuse::Change(why) => bad_change(why),
    }
}

fn bad_change(why: &BadChange) -> String {
    match why {
        BadChange::OtherGame { rules, its, wanted } => format!(
            "{} {} 규칙인데 이 판은 {}.",
            with(rules, EUN),
            game_name(*its),
            with(game_name(*wanted), YEYO)
        ),
        BadChange::NothingChanged => {
            "무엇을 바꿀지 적어 주세요: --rules 규칙, --set 항목=값, --without 번호, \
                                   --with '줄'"
                .to_owned()
        }
        BadChange::EmptyLine(text) => {
            format!("--with '{text}': 기록 한 줄을 적어 주세요. 보기: --with '영희 흔들기 5'")
        }
        BadChange::RulesLine => {
            "--without: 어느 규칙으로 쳤는지 적은 줄이에요. 다른 규칙으로 하려면 --rules 규칙"
                .to_owned()
        }
        BadChange::RulesGone { key } => rules_are_gone(key),
    }
}

fn no_line(asked: AskedLine, lines: u32) -> String {
    let asked = match asked {
        AskedLine::Number(line) => format!("{line}번째 줄이 없어요."),
        AskedLine::Without(line) => format!("--without {line}:"),
        AskedLine::With(line) => format!("--with {line}:…:"),
    };
    format!("{asked} 기록은 {lines}줄이에요. `dokbak show`: 줄 번호 보기")
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
            "{}번째 판을 {rules} 규칙으로 셈할 수 없어요. {}",
            grouped(u128::from(*deal) + 1),
            problem(&fault.problem, *calendar)
        ),
    }
}
