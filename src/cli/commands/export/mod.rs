//! `dokbak export`: writes a ledger as lines of JSON, as a table for spreadsheets, or as a journal
//! for a bookkeeping program.

mod out;
mod table;

use crate::cli::args::ExportArgs;
use crate::cli::copied;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::opened;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::{EntryId, Ledger, LedgerError, Period};
use crate::report::Journal;
use out::LineSink;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

/// How many entries are read at a time.
const STRETCH: u32 = 256;

/// The format that a ledger is exported in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExportFormat {
    /// Every entry as a line of JSON.
    Lines,
    /// A row for each player of each hand.
    Table,
    /// A row for each hand, with a column for each person.
    WideTable,
    Hledger,
    Beancount,
}

pub(in crate::cli) fn run(
    args: &ExportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let form = ExportFormat::from_args(args);
    args.period.check()?;
    let ledger = opened(screen, path)?;
    let period = args.period.in_ledger(&ledger)?;
    let Some(to) = args.output.as_deref().filter(|to| *to != Path::new("-")) else {
        form.write(&ledger, period, &mut |line| Ok(screen.data(line)?))?;
        return Ok(Status::Done);
    };
    screen.outlives_its_reader();
    let written = to_file(form, &ledger, period, to)?;
    if form == ExportFormat::Lines {
        copied::note(ledger.path());
    }
    let lang = screen.lang();
    screen.prose(&match form {
        ExportFormat::Lines => say!(lang, exported(written, to)),
        ExportFormat::Table | ExportFormat::WideTable => say!(lang, exported_rows(written, to)),
        ExportFormat::Hledger | ExportFormat::Beancount => {
            say!(lang, exported_transactions(written, to))
        }
    })?;
    Ok(Status::Done)
}

/// Writes a new file, which must not exist yet; returns how many items it holds.
fn to_file(
    form: ExportFormat,
    ledger: &Ledger,
    period: Period,
    to: &Path,
) -> Result<usize, Failure> {
    let refused = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => Denied::FileThere(to.to_owned()),
        _ => Denied::NotWritten(to.to_owned(), error),
    };
    let file = OpenOptions::new().write(true).create_new(true).open(to);
    let mut file = BufWriter::new(file.map_err(refused)?);
    let whole = |file: &mut BufWriter<File>| {
        if form.is_table() {
            // This mark tells Excel that the file is UTF-8.
            write!(file, "\u{feff}").map_err(refused)?;
        }
        let written = form.write(ledger, period, &mut |line| {
            Ok(writeln!(file, "{line}").map_err(refused)?)
        })?;
        file.flush().map_err(refused)?;
        file.get_ref().sync_all().map_err(refused)?;
        Ok(written)
    };
    whole(&mut file).inspect_err(|_: &Failure| {
        // Half a file is of no use, and may be what fills the disk.
        let _ = std::fs::remove_file(to);
    })
}

impl ExportFormat {
    const fn from_args(args: &ExportArgs) -> Self {
        let form = &args.form;
        if form.hledger {
            Self::Hledger
        } else if form.beancount {
            Self::Beancount
        } else if form.csv && args.wide {
            Self::WideTable
        } else if form.csv {
            Self::Table
        } else {
            Self::Lines
        }
    }

    const fn is_table(self) -> bool {
        matches!(self, Self::Table | Self::WideTable)
    }

    /// Writes a ledger line by line; returns the number of entries, rows or transactions.
    fn write(
        self,
        ledger: &Ledger,
        period: Period,
        out: &mut LineSink<'_>,
    ) -> Result<usize, Failure> {
        ledger.at_one_moment(|| match self {
            Self::Lines => lines(ledger, out),
            Self::Table => table::long(ledger, period, out),
            Self::WideTable => table::wide(ledger, period, out),
            Self::Hledger | Self::Beancount => {
                let journal = Journal::read(ledger, period)?.ok_or(Denied::TooManyChips)?;
                if self == Self::Hledger {
                    texts(journal.hledger()?, out)?;
                } else {
                    texts(journal.beancount()?, out)?;
                }
                Ok(journal.transactions())
            }
        })
    }
}

/// Writes texts of several lines each.
fn texts(
    texts: impl Iterator<Item = Result<String, LedgerError>>,
    out: &mut LineSink<'_>,
) -> Result<(), Failure> {
    for text in texts {
        text?.lines().try_for_each(&mut *out)?;
    }
    Ok(())
}

/// Writes every entry as a line of JSON; returns how many there are.
fn lines(ledger: &Ledger, out: &mut LineSink<'_>) -> Result<usize, Failure> {
    let (mut last, mut entries) = (EntryId(0), 0);
    loop {
        let stretch = ledger.written(last, STRETCH)?;
        let Some(end) = stretch.last() else {
            return Ok(entries);
        };
        last = end.id;
        entries += stretch.len();
        for entry in &stretch {
            out(&entry.to_line())?;
        }
    }
}
