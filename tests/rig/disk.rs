//! What a disk may contain after the power is cut.
//!
//! Everything synced is there. Of later writes, any part may be: within each sector of 512 bytes, a
//! piece of a write may be old, new or garbage. (A byte not written since is never harmed; `SQLite`
//! relies on that.) A file has the length it was synced with, or any length it had since. Files
//! created, removed and renamed since the last sync of their folder may or may not be, but in
//! order.

use crate::dice::Dice;
use crate::shim::{Call, Kind};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The files of a folder, by name.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const SECTOR: usize = 512;

/// How much of the unsynced data survives the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    Nothing,
    Half,
    Garbage,
}

impl Cut {
    pub(crate) const ALL: [Self; 3] = [Self::Nothing, Self::Half, Self::Garbage];
}

/// A folder on a disk: what was synced, and what happened since.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    files: Vec<Arc<Content>>,
    synced: BTreeMap<String, usize>,
    renamed: Vec<Naming>,
}

#[derive(Clone, Debug, Default)]
struct Content {
    synced: Vec<u8>,
    since: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

#[derive(Clone, Debug)]
enum Naming {
    Is(String, usize),
    Gone(String),
    Moved(String, String),
}

impl Naming {
    fn apply(&self, names: &mut BTreeMap<String, usize>) {
        match self {
            Self::Is(name, file) => {
                names.insert(name.clone(), *file);
            }
            Self::Gone(name) => {
                names.remove(name);
            }
            Self::Moved(from, to) => {
                if let Some(file) = names.remove(from) {
                    names.insert(to.clone(), file);
                }
            }
        }
    }
}

impl Disk {
    /// Returns a disk with these files, all synced.
    pub(crate) fn of(files: &Files) -> Self {
        let mut disk = Self::default();
        for (name, bytes) in files {
            disk.synced.insert(name.clone(), disk.files.len());
            disk.files.push(Arc::new(Content {
                synced: bytes.clone(),
                since: Vec::new(),
            }));
        }
        disk
    }

    /// Applies a call to the disk.
    pub(crate) fn apply(&mut self, call: &Call) {
        if !call.is_change() {
            return;
        }
        let name = &call.name;
        let at = usize::try_from(call.at).unwrap();
        let file = self.names().get(name).copied();
        let since = |disk: &mut Self, file: usize, change| {
            Arc::make_mut(&mut disk.files[file]).since.push(change);
        };
        match (call.kind, file) {
            (Kind::Open, None) if call.at & 1 != 0 => {
                self.renamed
                    .push(Naming::Is(name.clone(), self.files.len()));
                self.files.push(Arc::default());
            }
            (Kind::Open, Some(file)) if call.at & 2 != 0 => {
                since(self, file, Change::Length(0));
            }
            (Kind::Write, Some(file)) => {
                let change = Change::Write(at, call.bytes.clone());
                since(self, file, change);
            }
            (Kind::Truncate, Some(file)) => since(self, file, Change::Length(at)),
            (Kind::Sync, Some(file)) => Arc::make_mut(&mut self.files[file]).sync(),
            (Kind::Sync, None) if name == "." => {
                self.synced = self.names();
                self.renamed.clear();
            }
            (Kind::Unlink, Some(_)) => self.renamed.push(Naming::Gone(name.clone())),
            (Kind::Rename, Some(_)) => {
                let to = String::from_utf8(call.bytes.clone()).unwrap();
                self.renamed.push(Naming::Moved(name.clone(), to));
            }
            (Kind::Open, _) => {}
            _ => panic!("{call:?} of a file that was not opened"),
        }
    }

    /// Returns the names as a program sees them.
    fn names(&self) -> BTreeMap<String, usize> {
        let mut names = self.synced.clone();
        for naming in &self.renamed {
            naming.apply(&mut names);
        }
        names
    }

    /// Returns the files as a program sees them.
    pub(crate) fn now(&self) -> Files {
        let names = self.names().into_iter();
        names
            .map(|(name, file)| (name, self.files[file].now()))
            .collect()
    }

    /// Returns the files as they may be after a power cut.
    pub(crate) fn after(&self, cut: Cut, dice: &mut Dice) -> Files {
        let kept = match cut {
            Cut::Nothing => 0,
            Cut::Half | Cut::Garbage => dice.below(self.renamed.len() + 1),
        };
        let mut names = self.synced.clone();
        for naming in &self.renamed[..kept] {
            naming.apply(&mut names);
        }
        names
            .into_iter()
            .map(|(name, file)| (name, self.files[file].after(cut, dice)))
            .collect()
    }
}

impl Content {
    fn now(&self) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        for change in &self.since {
            match change {
                Change::Write(at, written) => put(&mut bytes, *at, written),
                Change::Length(length) => bytes.resize(*length, 0),
            }
        }
        bytes
    }

    fn sync(&mut self) {
        self.synced = self.now();
        self.since.clear();
    }

    fn after(&self, cut: Cut, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        if cut == Cut::Nothing {
            return bytes;
        }
        for change in &self.since {
            match change {
                Change::Write(at, written) => {
                    for (at, piece) in pieces(*at, written) {
                        if dice.flips() {
                            put(&mut bytes, at, piece);
                        } else if cut == Cut::Garbage && dice.flips() {
                            let garbage: Vec<u8> =
                                piece.iter().map(|_| dice.next().to_le_bytes()[0]).collect();
                            put(&mut bytes, at, &garbage);
                        }
                    }
                }
                Change::Length(length) => {
                    if dice.flips() {
                        bytes.resize(*length, 0);
                    }
                }
            }
        }
        bytes
    }
}

/// Writes bytes to a file at a position, filling a gap with zeros.
fn put(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    file[at..end].copy_from_slice(bytes);
}

/// Splits a write into pieces within one sector each, with their positions.
fn pieces(mut at: usize, mut bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let mut pieces = Vec::new();
    while !bytes.is_empty() {
        let (piece, rest) = bytes.split_at(bytes.len().min(SECTOR - at % SECTOR));
        pieces.push((at, piece));
        at += piece.len();
        bytes = rest;
    }
    pieces
}
