//! Takes sheets of results into the ledger.

mod ask;
mod seats;
mod show;
mod worth;

use super::notes::NotesIntake;
use crate::case::DEFAULT_RULES;
use crate::cli::args::{AmountsAre, DateOrder, EachIs, ImportArgs, SheetArgs};
use crate::cli::asked_rules;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::facts::sheet::NoSheet;
use crate::cli::screen::{Screen, has_person};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::usage::quoted;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::limits::cut;
use crate::report::sheets::{
    DayOrder, ForeignFile, Illegible, NumbersAre, OmittedAs, RowIs, Sheet, SheetAnswers,
    SheetEncoding, SheetFault, SheetRead, decoded, noted,
};
use seats::{most_people, moves_chips, seated};
use std::fmt::Write as _;
use std::path::Path;
use worth::worth;

/// A file that may be a sheet, and how its letters were read.
pub(super) struct SheetText {
    text: String,
    encoding: SheetEncoding,
}

impl SheetText {
    /// Decodes a file. Errors: it is a file of another program, or its letters cannot be read.
    pub(super) fn read(bytes: &[u8], args: &ImportArgs) -> Result<Self, Failure> {
        let denied = |why| Denied::NoSheet(InputSource::from_path(&args.file), why);
        if let Some(foreign) = ForeignFile::from_bytes(bytes) {
            return Err(denied(NoSheet::Foreign(foreign)).into());
        }
        let read = decoded(bytes, args.sheet.encoding);
        let (text, encoding) = read.map_err(|why| match why {
            Illegible::NoEncoding(number) => Denied::LineNotUtf8(ScriptLine {
                script: InputSource::from_path(&args.file),
                number,
            }),
            Illegible::Either => denied(NoSheet::EitherLanguage),
            Illegible::NotIn(encoding, line) => denied(NoSheet::NotIn(encoding, line)),
        })?;
        if let Some(foreign) = ForeignFile::from_text(&text) {
            return Err(denied(NoSheet::Foreign(foreign)).into());
        }
        Ok(Self { text, encoding })
    }

    /// Returns the text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Says in which encoding the text was found to be, if nobody said it.
    pub(super) fn tell_encoding(
        &self,
        args: &ImportArgs,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        if self.encoding != SheetEncoding::Utf8 && args.sheet.encoding.is_none() {
            screen.prose(&say!(screen.lang(), sheet_encoding(self.encoding)))?;
        }
        Ok(())
    }

    /// Returns what the text is if there is no result in it.
    fn without_results(&self, sheet: &Sheet) -> NoSheet {
        if sheet.left().iter().any(|left| left.why == OmittedAs::Sum) {
            return NoSheet::Totals;
        }
        let lines = self.text.lines().filter(|line| !line.trim().is_empty());
        NoSheet::Empty(lines.count())
    }

    /// Reads the text as a sheet; `None` if it may be a record. Errors: it is a table of anything
    /// else.
    pub(super) fn sheet(&self, args: &ImportArgs) -> Result<Option<Sheet>, Failure> {
        let denied = |why| Denied::NoSheet(InputSource::from_path(&args.file), why);
        match Sheet::read(&self.text) {
            SheetRead::Sheet(sheet) => Ok(Some(*sheet)),
            SheetRead::Totals => Err(denied(NoSheet::Totals).into()),
            SheetRead::UnknownTable => Err(denied(NoSheet::Unknown).into()),
            SheetRead::DrawnTable => Err(denied(NoSheet::Drawn).into()),
            SheetRead::OneAmountALine => Err(denied(NoSheet::OneAmountALine).into()),
            SheetRead::NoSheet => Ok(None),
        }
    }
}

/// Takes in a sheet. Rows before any day of the sheet belong to `day`.
pub(super) fn take_in(
    args: &ImportArgs,
    text: &SheetText,
    sheet: &Sheet,
    day: Option<Date>,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let input = InputSource::from_path(&args.file);
    let rules = args.sheet.rules.as_deref().unwrap_or(DEFAULT_RULES);
    let ruleset = asked_rules::ruleset(rules)?;
    if !moves_chips(&ruleset) {
        return Err(Denied::NoSheet(input, NoSheet::NoChips(rules.to_owned())).into());
    }
    let most = most_people(&ruleset);
    show::form(&input, sheet, screen)?;
    text.tell_encoding(args, screen)?;
    if !sheet.faults().is_empty() {
        return refuse(&input, sheet.faults(), screen);
    }
    if sheet.results() == 0 {
        return Err(Denied::NoSheet(input, text.without_results(sheet)).into());
    }
    let mut answers = beforehand(&args.sheet, day)?;
    let asks = has_person() && !args.dry_run;
    if asks && !ask::whole(sheet, &args.sheet, &mut answers, screen)? {
        screen.line(say!(screen.lang(), not_written()))?;
        return Ok(Status::Done);
    }
    let hands = sheet.settled(&answers);
    let hands = hands.and_then(|hands| seated(hands, most, &answers, screen.lang()));
    let hands = match hands {
        Ok(hands) => hands,
        Err(wrong) => return refuse(&input, &wrong, screen),
    };
    show::meaning(sheet, &answers, screen)?;
    if args.sheet.rules.is_none() {
        screen.prose(&say!(screen.lang(), rules_are(rules)))?;
    }
    show::openings(sheet, &answers, &hands, screen)?;
    let noted = noted(&hands, &answers, rules, Path::new("."));
    if asks && let Ok(noted) = &noted {
        show::results(noted, screen)?;
        let question = say!(screen.lang(), takes_them(noted.len()));
        if yes_alone(&question, Decision::TakeSheet, screen)? != Some(true) {
            screen.line(say!(screen.lang(), not_written()))?;
            return Ok(Status::Done);
        }
    }
    NotesIntake::new(args, &input, &options(&answers, args))?.take_in(noted, path, screen)
}

/// Reports what is wrong with a sheet; nothing is taken in.
fn refuse(
    input: &InputSource,
    wrong: &[SheetFault],
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (told, more) = cut(wrong);
    for fault in told {
        let at = ScriptLine {
            script: input.clone(),
            number: fault.line,
        };
        screen.complain([say!(lang, sheet_wrong(&at, &fault.wrong))])?;
    }
    screen.tell([say!(lang, sheet_not_taken(more))])?;
    Ok(Status::Refused)
}

/// Returns what the options answer. Errors: `--chip` is no amount of money.
fn beforehand(args: &SheetArgs, day: Option<Date>) -> Result<SheetAnswers, Failure> {
    let text = args.chip.join(" ");
    let chip = match text.trim() {
        "" => None,
        text => Some(worth(text).ok_or_else(|| Misuse::NoMoney(text.to_owned()))?),
    };
    Ok(SheetAnswers {
        row: match args.each {
            Some(EachIs::Evening) => RowIs::Evening,
            _ => RowIs::Hand,
        },
        order: args.dates.map(|order| match order {
            DateOrder::Ymd => DayOrder::Ymd,
            DateOrder::Mdy => DayOrder::Mdy,
            DateOrder::Dmy => DayOrder::Dmy,
        }),
        year: args.year,
        day,
        chip,
        sum: None,
        numbers: args.amounts.map(|amounts| match amounts {
            AmountsAre::Chips => NumbersAre::Chips,
            AmountsAre::Money => NumbersAre::Money,
        }),
    })
}

/// Returns the options that read the sheet as it was read now.
fn options(answers: &SheetAnswers, args: &ImportArgs) -> String {
    let mut options = String::new();
    let mut add = |name: &str, value: &str| {
        let _ = write!(options, " --{name} {}", quoted(value));
    };
    if answers.row == RowIs::Evening {
        add("each", "evening");
    }
    if let Some(order) = answers.order {
        add("dates", order.name());
    }
    if let Some(year) = answers.year {
        add("year", &year.to_string());
    }
    if let Some(day) = answers.day {
        add("date", &day.to_string());
    }
    if let Some(chip) = &answers.chip {
        add("chip", &chip.to_string());
    }
    if let Some(numbers) = answers.numbers {
        let name = match numbers {
            NumbersAre::Chips => "chips",
            NumbersAre::Money => "money",
        };
        add("amounts", name);
    }
    if let Some(encoding) = args.sheet.encoding {
        add("encoding", encoding.name());
    }
    if let Some(rules) = &args.sheet.rules {
        add("rules", rules);
    }
    options
}

impl ImportArgs {
    /// Errors: an option is given that is only for sheets.
    pub(super) fn only_for_sheets(&self) -> Result<(), Misuse> {
        match self.sheet.given() {
            Some(option) => Err(Misuse::OnlyForSheets(option)),
            None => Ok(()),
        }
    }
}

impl SheetArgs {
    /// Returns the first option that was given, if any.
    fn given(&self) -> Option<&'static str> {
        let given = [
            (self.each.is_some(), "--each"),
            (self.dates.is_some(), "--dates"),
            (self.year.is_some(), "--year"),
            (!self.chip.is_empty(), "--chip"),
            (self.amounts.is_some(), "--amounts"),
            (self.rules.is_some(), "--rules"),
        ];
        given.into_iter().find(|(is, _)| *is).map(|(_, name)| name)
    }
}
