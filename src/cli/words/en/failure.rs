//! Why a command failed.

use super::{
    LANG, bad_setting, cannot_write, count, file_faults, in_a_row, input, key_fault, ledger_error,
    list, mistake_in_script, no_ledger, no_sheet, no_utf8, not_read, problem, refusal_in_script,
    too_many_chips, wrong_variable,
};
use super::{rules_are_gone, set_needed};
use crate::card::Calendar;
use crate::cli::error::{AskedLine, BadChange, Denied, Failure, Faulty, Misuse, Wants};
use crate::cli::facts::input::OwnFile;
use crate::cli::facts::period_option::PeriodOption;
use crate::cli::words::{faults_in, lot_fault};
use crate::evening::deal_draw::LotFault;
use crate::words::grouped;

/// Describes a failure, in lines; empty if the reader of the output has just gone away.
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
        Failure::Output(error) => vec![format!("cannot read or write: {error}")],
    }
}

/// Says why a command could not be carried out.
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
            "{}: there are no hands in it; a hand is a record, and an empty line ends it",
            input(from)
        ),
        Denied::OfOurOwn(from, what) => format!("{}: {}", input(from), of_our_own(*what)),
        Denied::NoSheet(from, why) => no_sheet(from, why),
        Denied::CutOff(line) => format!(
            "{}: the file is cut off at line {}, so nothing was taken in; get the whole file, \
             or make it again with `dokbak export --jsonl`",
            input(&line.script),
            line.number
        ),
        Denied::NoEntryOn(line) => {
            let (script, number) = (input(&line.script), line.number);
            format!(
                "{script}:{number}: this is not a ledger entry; make the file with `dokbak \
                 export --jsonl`"
            )
        }
        Denied::LineNotUtf8(line) => no_utf8(&format!("{}:{}", input(&line.script), line.number)),
        Denied::NoPlayers => "no evening is open, and the script does not begin with a line \
                               \"players NAME NAME …\""
            .to_owned(),
        Denied::Ruleset(faults) => file_faults(faults).join("; "),
        Denied::VerdictUnreadable(why) => {
            format!("the last verdict of this evening cannot be read: {why}")
        }
        Denied::TooManyChips => too_many_chips().to_owned(),
        Denied::NotCopied(why) => super::not_copied(why),
        Denied::UnevenChips => {
            "the wins and losses do not sum to zero, so they cannot be settled up".to_owned()
        }
        Denied::SeveralOpen(open) => {
            let which = open.first().map_or("", |(name, _)| name);
            let open = open.iter();
            let open = open.map(|(name, players)| format!("{name} ({})", players.join(", ")));
            format!(
                "several evenings are open: {}; say which: `dokbak close --evening {which}`",
                list(&open.collect::<Vec<_>>())
            )
        }
        Denied::NothingOpen => "no evening is open, so there is nothing to close".to_owned(),
        Denied::EveningOpen(name) => format!(
            "the evening of {name} is not closed; `dokbak play --evening {name}` continues it"
        ),
        Denied::EveningIsResult(name) => format!(
            "{name} is only the result of an evening, to which no hands belong; `dokbak play --new` \
             begins another"
        ),
        Denied::OnlyResult(name) => format!(
            "of {name} only the result was entered; other rules need the hands that were played"
        ),
        Denied::SameEvening(name) => {
            format!("{name} was given twice; give the names of two evenings")
        }
        Denied::HandBegun { evening, entries } => hand_begun(evening, *entries),
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
        Denied::Shipped(name) => format!("{name} is a shipped ruleset; choose another name"),
        Denied::FileThere(path) => format!(
            "{} already exists and was left alone; choose another name",
            path.display()
        ),
        Denied::ConfigUnfit(path) => format!(
            "{} cannot be changed from here; fix it in an editor",
            path.display()
        ),
        Denied::NotWritten(path, why) => cannot_write(path, why),
    }
}

/// Says what kind of file this is, and how to import its hands instead.
const fn of_our_own(what: OwnFile) -> &'static str {
    match what {
        OwnFile::Ledger => {
            "this is a ledger file; export it on the machine it comes from with `dokbak export \
             --jsonl` and import that, or replace this ledger with it using `dokbak restore`"
        }
        OwnFile::Table => {
            "this is a table for spreadsheets, which cannot be read back; `dokbak export \
             --jsonl` writes what `import` reads"
        }
        OwnFile::Journal => {
            "this is a journal for another program, which cannot be read back; `dokbak export \
             --jsonl` writes what `import` reads"
        }
        OwnFile::Page => {
            "this is a page made by `dokbak report`, which cannot be read back; `dokbak export \
             --jsonl` writes what `import` reads"
        }
    }
}

/// Says what is missing for a draw.
fn lacking(fault: &LotFault, calendar: Calendar) -> String {
    if fault.lacks_hour() {
        "add --night (the earliest month deals) or --day (the latest)".to_owned()
    } else {
        lot_fault(LANG, fault, calendar)
    }
}

/// Says that there is no terminal, and what to do instead.
const fn no_terminal(wants: Wants) -> &'static str {
    match wants {
        Wants::Play => {
            "standard input or output is not a terminal; `dokbak play --script FILE` plays the lines of a file, and `dokbak settle FILE` settles one hand"
        }
        Wants::Dispute => {
            "standard input or output is not a terminal; `dokbak dispute HAND --script FILE` takes the claims from a file"
        }
        Wants::Tutorial => "standard input or output is not a terminal, and the tutorial needs one",
    }
}

/// Says what is wrong with the command line, one line each.
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

/// Returns what an option about time takes.
const fn period(option: PeriodOption) -> &'static str {
    match option {
        PeriodOption::Since | PeriodOption::Until | PeriodOption::Date => "a day",
        PeriodOption::Month => "a month",
        PeriodOption::Year => "a year",
        PeriodOption::Last => "how long, in days, weeks, months or years (d, w, m, y)",
    }
}

fn hand_begun(evening: &str, entries: usize) -> String {
    let entries = match entries {
        1 => "1 entry".to_owned(),
        _ => format!("{entries} entries"),
    };
    format!(
        "a hand of the evening of {evening} is not finished ({entries}); finish it with `dokbak play \
         --evening {evening}`, or leave it out with --discard"
    )
}

/// Says what is wrong with the command line, in one line.
pub(in crate::cli) fn misuse(misuse: &Misuse) -> String {
    match misuse {
        Misuse::NoTerminal(wants) => no_terminal(*wants).to_owned(),
        Misuse::PictureOfOthers => super::picture_of_others().to_owned(),
        Misuse::NotPng(path) => super::not_png(path),
        Misuse::NoSuchPicture(asked) => super::no_such_picture(asked),
        Misuse::PageOnScreen => {
            "the page is meant for a browser; name a file with -o, such as `dokbak report -o \
             year.html`, or print it anyway with `-o -`"
                .to_owned()
        }
        Misuse::NoHour => {
            "in Koi-Koi the earliest month deals, night or day; leave out --night or --day"
                .to_owned()
        }
        Misuse::Page(mistake) => super::mistake(mistake),
        Misuse::NoPlace => {
            "this machine has no data directory that we know of; name a ledger with --ledger \
             FILE"
                .to_owned()
        }
        Misuse::NoConfigPlace => {
            "this machine has no config directory that we know of; name a file with \
             DOKBAK_CONFIG"
                .to_owned()
        }
        Misuse::Variable(wrong) => wrong_variable(wrong),
        Misuse::Setting { key, value } => bad_setting(*key, value),
        Misuse::Ruleset(_) | Misuse::Lots { .. } => misuses(misuse).join("; "),
        Misuse::Key(fault) => key_fault(fault),
        Misuse::NoKeyIn(set) => {
            format!("--set {set}: write KEY=VALUE, such as go_bak.both=own")
        }
        Misuse::OnlyForGostop(option) => format!("{option} is only for a hand of Go-Stop"),
        Misuse::OnlyForSheets(option) => {
            format!("{option} is about sheets of results, and this file is none")
        }
        Misuse::NoTwoNames(said) => {
            format!("--name {said}: write the name in the file and the one here, such as Anne=Ann")
        }
        Misuse::NoKey(text) => set_needed(text),
        Misuse::SetKey { set, fault } => format!("--set {set}: {}", key_fault(fault)),
        Misuse::NoTime { option, text } => {
            let what = period(*option);
            let (option, example) = (option.word(), option.example());
            format!("{option} {text}: write {what}, such as {example}")
        }
        Misuse::NoDayBetween { since, until } => {
            format!("{since} comes after {until}, so there are no days between them")
        }
        Misuse::NoMoney(text) => super::no_money_said(text),
        Misuse::ChipsAsMoney(text) => super::chips_as_money(text),
        Misuse::PartOfMoney(text) => super::part_of_money(text),
        Misuse::Kept(misuse) => super::kept_misuse(misuse),
        Misuse::LongAgo(day) => format!("{day} is before 1900; write the day it happened"),
        Misuse::Future(day) => format!("{day} is in the future; write the day it happened"),
        Misuse::NewCurrency {
            currency,
            names,
            nearest,
        } => super::new_currency(currency, names, nearest.as_deref()),
        Misuse::WhichCurrency(text, names) => super::which_currency(text, names),
        Misuse::Closed { evening } => {
            format!(
                "the evening of {evening} is closed; `dokbak evening {evening} --reopen` opens it again, and `dokbak play` begins a new one"
            )
        }
        Misuse::NoSinglePile => super::no_single_pile().to_owned(),
        Misuse::SeveralInPicture(path) => format!(
            "{}: a PNG holds one card; write a name that ends in .svg for several",
            path.display()
        ),
        Misuse::NoPicture(path) => format!(
            "{}: write a name that ends in .svg or .png, such as moon.svg",
            path.display()
        ),
        Misuse::NoCard(word) => {
            format!("{word}: write NAME=CARD, such as Ann=3t or 'Kim Ann=3t'")
        }
        Misuse::Names {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Misuse::NoFileName(name) => {
            format!("\"{name}\" cannot be the name of a ruleset file; use one such as house")
        }
        Misuse::OtherGames([(left, its), (right, other)]) => format!(
            "{left} is for {} and {right} for {}; only rulesets of the same game can be compared",
            its.id(),
            other.id()
        ),
        Misuse::NotGoStop { name, game } => format!(
            "{name} is for {}; only rulesets for gostop can be played out",
            game.id()
        ),
        Misuse::NoLine { asked, lines } => no_line(*asked, *lines),
        Misuse::Change(why) => bad_change(why),
    }
}

fn bad_change(why: &BadChange) -> String {
    match why {
        BadChange::OtherGame { rules, its, wanted } => format!(
            "{rules} is a ruleset for {}, but the hand is of {}",
            its.id(),
            wanted.id()
        ),
        BadChange::NothingChanged => "say what to change: --rules R, --set KEY=VALUE, \
                                   --without LINE or --with 'LINE'"
            .to_owned(),
        BadChange::EmptyLine(text) => {
            format!("--with '{text}': write a line of the record, such as --with 'Ann heundeum 5'")
        }
        BadChange::RulesLine => {
            "--without: that line names the hand's ruleset; use --rules R for another one"
                .to_owned()
        }
        BadChange::RulesGone { key } => rules_are_gone(key),
    }
}

fn no_line(asked: AskedLine, lines: u32) -> String {
    let asked = match asked {
        AskedLine::Number(line) => format!("there is no line {line}"),
        AskedLine::Without(line) => format!("--without {line}"),
        AskedLine::With(line) => format!("--with {line}:…"),
    };
    format!(
        "{asked}: the record has {}; `dokbak show` shows their numbers",
        count(i64::from(lines), "line")
    )
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
                told.collect::<Vec<String>>().join("; ")
            )
        }
        Faulty::Deal {
            deal,
            rules,
            fault,
            calendar,
        } => format!(
            "deal {} cannot be settled under {rules}: {}",
            grouped(u128::from(*deal) + 1),
            problem(&fault.problem, *calendar)
        ),
    }
}
