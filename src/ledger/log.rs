//! Checks the write-ahead log byte by byte. `SQLite` silently skips damaged parts of a log, as if
//! they had never been written, and then removes the log.

use super::site::{SHARED, Site, WAL};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufReader, Read, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The lengths of a log's header, of a frame's header, and of what is read of the index.
const HEADER: usize = 32;
const FRAME: usize = 24;
const INDEX: usize = 100;

/// How often to look again at a log that somebody is just writing.
const LOOKS: u32 = 5;

/// The state of a log: damage that `SQLite` would not report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Log {
    /// Intact, or there is no log.
    Whole,
    /// The newest part cannot be read; the first `whole` bytes are intact.
    Damaged { whole: u64 },
}

/// A ledger that this process has open; released when dropped.
#[derive(Debug)]
pub(super) struct Opened {
    file: PathBuf,
    /// The state of the ledger's log when this process first opened the ledger.
    pub(super) log: Log,
}

/// The ledgers that this process has open: how often, and the state of the log before that. Files
/// beside an open ledger are not read as bytes: a process that closes any descriptor of a file
/// loses the locks that `SQLite` holds on it.
static OPEN: Mutex<BTreeMap<PathBuf, (usize, Log)>> = Mutex::new(BTreeMap::new());

fn open() -> MutexGuard<'static, BTreeMap<PathBuf, (usize, Log)>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Opened {
    /// Notes that the ledger at a site is about to be opened.
    pub(super) fn at(site: &Site) -> Self {
        let file = site.file.clone();
        let mut open = open();
        let (times, log) = open.entry(file.clone()).or_insert_with(|| (0, look(site)));
        *times += 1;
        Self { log: *log, file }
    }
}

impl Opened {
    /// Returns the path of the ledger with this ending appended.
    pub(super) fn beside(&self, ending: &str) -> PathBuf {
        let mut path = self.file.clone().into_os_string();
        path.push(ending);
        PathBuf::from(path)
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        let mut open = open();
        if let Some((times, _)) = open.get_mut(&self.file) {
            *times -= 1;
            if *times == 0 {
                open.remove(&self.file);
            }
        }
    }
}

impl Log {
    /// Returns whether none of the log can be read.
    pub(super) const fn is_lost(self) -> bool {
        matches!(self, Self::Damaged { whole } if whole <= HEADER as u64)
    }
}

/// Examines the log beside a ledger.
fn look(site: &Site) -> Log {
    for _ in 0..LOOKS {
        let before = Marks::read(site);
        let log = seen(site, &before).unwrap_or(Log::Whole);
        if log == Log::Whole || before == Marks::read(site) {
            return log;
        }
    }
    // Somebody keeps writing, and will notice damage.
    Log::Whole
}

/// The parts of a log that change when somebody writes it: its header, and its index's header.
#[derive(PartialEq, Eq)]
struct Marks {
    header: Option<Vec<u8>>,
    index: Option<Vec<u8>>,
}

impl Marks {
    fn read(site: &Site) -> Self {
        let begin = |ending, bytes: usize| {
            let mut read = Vec::new();
            let file = File::open(site.beside(ending)).ok()?;
            file.take(bytes as u64).read_to_end(&mut read).ok()?;
            (read.len() == bytes).then_some(read)
        };
        Self {
            header: begin(WAL, HEADER),
            index: begin(SHARED, INDEX),
        }
    }

    /// Returns the number of frames in the index, and the salts of their log; `None` if all frames
    /// are in the ledger's file already.
    fn known(&self) -> Option<(u64, &[u8])> {
        let index = self.index.as_deref()?;
        let number = |at: usize| {
            let bytes = index.get(at..)?.first_chunk()?;
            Some(u64::from(u32::from_ne_bytes(*bytes)))
        };
        // The index header is stored twice; if the copies differ, somebody was about to write it.
        let (one, other) = (index.get(..48)?, index.get(48..96)?);
        let begun = index.get(12) == Some(&1) && one == other;
        let (frames, folded) = (number(16)?, number(96)?);
        (begun && frames > folded).then_some((frames, index.get(32..40)?))
    }
}

fn seen(site: &Site, marks: &Marks) -> io::Result<Log> {
    let known = marks.known();
    let length = match fs::metadata(site.beside(WAL)) {
        Ok(about) => about.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    let Some(header) = marks.header.as_deref().and_then(LogHeader::read) else {
        let nothing = length <= HEADER as u64;
        let lost = match known {
            Some(_) => true,
            None => !nothing && !is_folded(site).unwrap_or(false),
        };
        return Ok(if lost {
            Log::Damaged { whole: 0 }
        } else {
            Log::Whole
        });
    };
    let frames = header.frames(&site.beside(WAL))?;
    let missing = known.is_some_and(|(due, salts)| salts == header.salts && due > frames.whole);
    let whole = HEADER as u64 + frames.whole * header.frame();
    Ok(if missing || frames.more {
        Log::Damaged { whole }
    } else {
        Log::Whole
    })
}

/// The contents of a log's header.
struct LogHeader {
    page: usize,
    big_endian: bool,
    salts: [u8; 8],
    sum: (u32, u32),
}

/// The frames of a log.
struct Frames {
    /// How many frames are intact, counted from the first.
    whole: u64,
    /// Whether a later transaction wrote more frames behind a damaged one.
    more: bool,
}

impl LogHeader {
    fn read(bytes: &[u8]) -> Option<Self> {
        let magic = number(bytes, 0)?;
        let big_endian = magic == 0x377f_0683;
        if !big_endian && magic != 0x377f_0682 {
            return None;
        }
        let page = number(bytes, 8)?;
        let sum = summed((0, 0), bytes.get(..24)?, big_endian);
        let is_whole = sum == (number(bytes, 24)?, number(bytes, 28)?)
            && number(bytes, 4)? == 3_007_000
            && page.is_power_of_two()
            && (512..=65536).contains(&page);
        is_whole.then_some(Self {
            page: usize::try_from(page).ok()?,
            big_endian,
            salts: *bytes.get(16..)?.first_chunk()?,
            sum,
        })
    }

    fn frame(&self) -> u64 {
        (FRAME + self.page) as u64
    }

    fn frames(&self, log: &Path) -> io::Result<Frames> {
        let mut file = BufReader::new(File::open(log)?);
        file.seek(SeekFrom::Start(HEADER as u64))?;
        let mut frame = vec![0; FRAME + self.page];
        let (mut sum, mut whole, mut broken, mut committed) = (self.sum, 0, false, false);
        while read_whole(&mut file, &mut frame)? {
            let of_this = frame.get(8..16) == Some(&self.salts);
            if !broken {
                let head = summed(sum, frame.get(..8).unwrap_or_default(), self.big_endian);
                sum = summed(
                    head,
                    frame.get(FRAME..).unwrap_or_default(),
                    self.big_endian,
                );
                let said = number(&frame, 16).zip(number(&frame, 20));
                broken = !of_this || said != Some(sum);
                whole += u64::from(!broken);
                // A last transaction that was cut short was never reported as written.
                continue;
            }
            if of_this && committed {
                return Ok(Frames { whole, more: true });
            }
            committed |= of_this && number(&frame, 4).is_some_and(|pages| pages > 0);
        }
        Ok(Frames { whole, more: false })
    }
}

/// Returns whether everything in a log with a broken header is in the ledger's file already,
/// because `SQLite` was about to overwrite the log from its beginning.
fn is_folded(site: &Site) -> io::Result<bool> {
    let mut ledger = File::open(&site.file)?;
    let mut begin = [0; 18];
    ledger.read_exact(&mut begin)?;
    let page = match u16::from_be_bytes([begin[16], begin[17]]) {
        1 => 65536,
        page => usize::from(page),
    };
    if !page.is_power_of_two() || page < 512 {
        return Ok(false);
    }
    let mut log = BufReader::new(File::open(site.beside(WAL))?);
    log.seek(SeekFrom::Start(HEADER as u64))?;
    let (mut frame, mut there) = (vec![0; FRAME + page], vec![0; page]);
    let (mut first, mut last) = (None, BTreeMap::new());
    while read_whole(&mut log, &mut frame)? {
        let salts = frame.get(8..16).map(<[u8]>::to_vec);
        if *first.get_or_insert_with(|| salts.clone()) != salts {
            break;
        }
        last.insert(number(&frame, 0).unwrap_or(0), sum_of(&frame));
    }
    for (at, sum) in &last {
        let Some(before) = u64::from(*at).checked_sub(1) else {
            return Ok(false);
        };
        ledger.seek(SeekFrom::Start(before * page as u64))?;
        if !read_whole(&mut ledger, &mut there)? || summed((0, 0), &there, true) != *sum {
            return Ok(false);
        }
    }
    Ok(!last.is_empty())
}

fn sum_of(frame: &[u8]) -> (u32, u32) {
    summed((0, 0), frame.get(FRAME..).unwrap_or_default(), true)
}

/// Returns the four-byte big-endian number at an offset; `None` if there are too few bytes.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

/// Continues the checksum of an `SQLite` log over more bytes.
fn summed(before: (u32, u32), bytes: &[u8], big_endian: bool) -> (u32, u32) {
    let (words, _) = bytes.as_chunks::<4>();
    let (pairs, _) = words.as_chunks::<2>();
    let of = |word: [u8; 4]| {
        if big_endian {
            u32::from_be_bytes(word)
        } else {
            u32::from_le_bytes(word)
        }
    };
    pairs.iter().fold(before, |(first, second), [one, other]| {
        let first = first.wrapping_add(of(*one)).wrapping_add(second);
        (first, second.wrapping_add(of(*other)).wrapping_add(first))
    })
}

/// Fills a buffer; returns whether there were enough bytes.
fn read_whole(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
