//! `dokbak import`: takes in the entries of another ledger, or hands noted elsewhere.

use super::{changed, notes, sheets, spelled, twice};
use crate::cli::args::ImportArgs;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::input::{InputSource, OwnFile, ScriptLine};
use crate::cli::facts::sheet::NoSheet;
use crate::cli::intake;
use crate::cli::opened::{asking, ledger_path, older, say_at_opening, trial};
use crate::cli::period;
use crate::cli::reading::money::same;
use crate::cli::screen::Screen;
use crate::cli::words::{Text, say};
use crate::date::{Date, Now};
use crate::files::{Unreadable, read_up_to};
use crate::ledger::{Batch, Each, EntryId, Ledger, LedgerError, RawEntry, ServerFault};
use crate::limits::{Limit, cut};
use crate::report::session::ENGINE;
use crate::report::sheets::ForeignFile;
use crate::report::{Discrepancy, IntakeResult, take_in};
use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ImportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let date = args.date.as_deref().map(period::day).transpose()?;
    let source = ImportSource::open(&args.file)?;
    if !source.is_of_a_ledger()? {
        if let Some(own) = source.of_our_own()? {
            return Err(Denied::OfOurOwn(InputSource::from_path(&args.file), own).into());
        }
        let text = sheets::SheetText::read(&source.bytes()?, args)?;
        if let Some(sheet) = text.sheet(args)? {
            return sheets::take_in(args, &text, &sheet, date, path, screen);
        }
        args.only_for_sheets()?;
        text.tell_encoding(args, screen)?;
        return notes::take_in(args, text.text(), date, path, screen);
    }
    if source.is_foreign_json()? {
        let why = NoSheet::Foreign(ForeignFile::Json);
        return Err(Denied::NoSheet(InputSource::from_path(&args.file), why).into());
    }
    args.only_for_sheets()?;
    let renamings = spelled::renamings(&args.name)?;
    let path = ledger_path(path)?;
    let about_it = |failure| match failure {
        Failure::Ledger(error @ LedgerError::BadEntries(_)) => error.elsewhere(&args.file).into(),
        failure => failure,
    };
    let Now { day: today, at } = Date::now();
    let take_in = |batch: &mut Batch<'_>| {
        let entries = &mut |take: &mut Each<'_>| source.entries(take);
        take_in(batch, (today, &at), ENGINE, entries, &|_| {}).map_err(about_it)
    };
    // Input that will be refused must neither create a file nor upgrade one. A file that was cut
    // short can only be read after recovery, and opening it for writing does that.
    let tried = match Ledger::open_reading(path) {
        Ok(None) => Some(Ledger::trial(path)?),
        _ => older(Some(path))?,
    };
    if let Some(mut tried) = tried
        && let IntakeResult::Amiss(wrong) = take_in(&mut tried.batch()?)?
    {
        return refuse(&args.file, &wrong, screen);
    }
    // While somebody plays, hands could come between those of the evening.
    let mut ledger = if args.dry_run {
        trial(path)?
    } else {
        asking(path, screen, Ledger::open_to_play)?
    };
    say_at_opening(screen, &ledger);
    let before = ledger.people()?;
    let written = whole(&mut ledger, |batch| match take_in(batch)? {
        IntakeResult::In(taken, _) => Ok((taken, spelled::join_said(&renamings, &before, batch)?)),
        IntakeResult::Amiss(wrong) => Err(Stopped::Amiss(wrong)),
    });
    let (taken, joined) = match written {
        Ok(written) => written,
        Err(Stopped::Amiss(wrong)) => return refuse(&args.file, &wrong, screen),
        Err(Stopped::Failed(failure)) => return Err(failure),
    };
    let lang = screen.lang();
    screen.prose(&say!(lang, taken_in(taken.new, taken.known)))?;
    if args.dry_run {
        screen.prose(say!(lang, would_merge()))?;
        return Ok(Status::Done);
    }
    for (here, there) in &taken.apart {
        let (here, there) = (
            ledger.called(*here)?.evening,
            ledger.called(*there)?.evening,
        );
        screen.prose(&say!(lang, went_on_apart(&here, &there)))?;
    }
    changed::tell(&taken.changed, &ledger, screen)?;
    spelled::after_import(&renamings, &joined, &before, &mut ledger, screen)?;
    twice::after_import(args.twice, &mut ledger, screen)?;
    same::after_import(args.money, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Why the entries of a ledger were not taken in.
enum Stopped {
    /// These entries are wrong.
    Amiss(Vec<(EntryId, Discrepancy)>),
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for Stopped {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// Writes everything. If a club's server took only the first entries at once, the others follow:
/// those that are there are recognized.
fn whole<T>(
    ledger: &mut Ledger,
    write: impl Fn(&mut Batch<'_>) -> Result<T, Stopped>,
) -> Result<T, Stopped> {
    loop {
        match ledger.in_transaction(&write) {
            Err(Stopped::Failed(Failure::Ledger(LedgerError::Server(ServerFault::Partly {
                ..
            })))) => {}
            written => return written,
        }
    }
}

/// Reports what is wrong with the entries of a ledger; none of them is taken in.
fn refuse(
    file: &Path,
    wrong: &[(EntryId, Discrepancy)],
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let name = say!(lang, input(&InputSource::from_path(file)));
    let (told, more) = cut(wrong);
    let lines = told.iter().map(|(entry, wrong)| {
        Text::from(format!("{name}: ")).then(say!(lang, wrong_entry(*entry, wrong)))
    });
    screen.complain(lines.chain(say!(lang, and_more(more)).map(Text::from)))?;
    screen.tell([say!(lang, nothing_taken_in())])?;
    Ok(Status::Damaged)
}

/// The input: a file that can be read again, or bytes kept from a source that can be read only
/// once.
struct ImportSource<'a> {
    path: &'a Path,
    kept: Option<Vec<u8>>,
}

/// The most that one import may read.
const LIMIT: Limit = Limit::ImportBytes;

impl<'a> ImportSource<'a> {
    fn open(path: &'a Path) -> Result<Self, Failure> {
        let mut source = Self { path, kept: None };
        if !intake::is_there_again(path) {
            source.kept = Some(source.bytes()?);
        }
        Ok(source)
    }

    /// Reads the whole input.
    fn bytes(&self) -> Result<Vec<u8>, Failure> {
        let bytes = read_up_to(self.reader()?, LIMIT.most());
        let bytes = bytes.map_err(|error| self.unreadable(error.into()))?;
        if LIMIT.is_crossed_by(bytes.len()) {
            return Err(self.unreadable(Unreadable::TooLong));
        }
        Ok(bytes)
    }

    /// True if the input begins with an object of JSON that is no entry of any ledger.
    fn is_foreign_json(&self) -> Result<bool, Failure> {
        /// An entry names its kind near its beginning.
        const BEGINNING: u64 = 4096;
        let mut bytes = Vec::new();
        let read = self.reader()?.take(BEGINNING).read_to_end(&mut bytes);
        read.map_err(|error| self.unreadable(error.into()))?;
        let text = String::from_utf8_lossy(&bytes);
        let is_json = ForeignFile::from_text(&text) == Some(ForeignFile::Json);
        let first = text.trim_start().lines().next().unwrap_or_default();
        let names = ["\"id\"", "\"kind\"", "\"prev\"", "\"body\"", "\"hash\""];
        Ok(is_json && !names.iter().any(|name| first.contains(name)))
    }

    fn reader(&self) -> Result<Box<dyn Read + Send + '_>, Failure> {
        match &self.kept {
            Some(bytes) => Ok(Box::new(bytes.as_slice())),
            None => intake::open(self.path).map_err(|why| self.unreadable(why)),
        }
    }

    fn unreadable(&self, why: Unreadable) -> Failure {
        let input = InputSource::from_path(self.path);
        let limit = LIMIT;
        Denied::NotRead { input, why, limit }.into()
    }

    /// True if the input holds entries of a ledger, judging by its first non-blank character.
    fn is_of_a_ledger(&self) -> Result<bool, Failure> {
        for byte in BufReader::new(self.reader()?).bytes() {
            let byte = byte.map_err(|error| self.unreadable(error.into()))?;
            if !byte.is_ascii_whitespace() {
                return Ok(byte == b'{');
            }
        }
        Ok(false)
    }

    /// Recognises files that dokbak wrote itself and that hold no hands to import, by their first
    /// bytes; `None` for any other file.
    fn of_our_own(&self) -> Result<Option<OwnFile>, Failure> {
        /// The mark of a report page is within this many bytes from the beginning.
        const BEGINNING: u64 = 4096;
        let mut bytes = Vec::new();
        let read = self.reader()?.take(BEGINNING).read_to_end(&mut bytes);
        read.map_err(|error| self.unreadable(error.into()))?;
        let own = OwnFile::beginning_with(&bytes);
        if own == Some(OwnFile::Ledger) && self.kept.is_none() {
            // Other programs use the same database format.
            Ledger::open_reading(self.path).map_err(|error| error.elsewhere(self.path))?;
        }
        Ok(own)
    }

    /// Passes on the entries, one per line.
    fn entries(&self, take: &mut Each<'_>) -> Result<(), Failure> {
        let most = u64::try_from(LIMIT.most()).unwrap_or(u64::MAX);
        let mut reader = BufReader::new(self.reader()?.take(most.saturating_add(1)));
        let (mut bytes, mut read) = (Vec::new(), 0);
        for number in 1.. {
            bytes.clear();
            let count = reader.read_until(b'\n', &mut bytes);
            let count = count.map_err(|error| self.unreadable(error.into()))?;
            read += count;
            if LIMIT.is_crossed_by(read) {
                return Err(self.unreadable(Unreadable::TooLong));
            }
            if count == 0 {
                break;
            }
            let place = || line_of(self.path, number);
            let whole = bytes.ends_with(b"\n") || number == 1;
            // The cut may also fall inside a character.
            let line = std::str::from_utf8(&bytes).map_err(|_| {
                if whole {
                    Denied::LineNotUtf8(place())
                } else {
                    Denied::CutOff(place())
                }
            })?;
            let line = line.strip_suffix('\n').unwrap_or(line);
            if !line.trim().is_empty() {
                let entry = RawEntry::from_line(line).map_err(|_| {
                    if whole {
                        Denied::NoEntryOn(place())
                    } else {
                        Denied::CutOff(place())
                    }
                });
                take(entry?)?;
            }
        }
        Ok(())
    }
}

fn line_of(path: &Path, number: usize) -> ScriptLine {
    ScriptLine {
        script: InputSource::from_path(path),
        number: u32::try_from(number).unwrap_or(u32::MAX),
    }
}
