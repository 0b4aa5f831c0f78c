//! Files that are opened by name: regular ones alone, and no more of them than is wanted. What may
//! wait for another program, as a pipe does, or never end, as a device does, is not opened.

use std::ffi::OsString;
use std::fs::{File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Write as _};
use std::path::Path;

/// Why a file is not read.
#[derive(Debug)]
pub enum Unreadable {
    /// The system's reason.
    System(io::Error),
    /// It is no regular file.
    NotRegular(Irregular),
    /// It has more bytes than are wanted.
    TooLong,
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// What the system cannot do with a file; what happens seldom by the system's number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SystemFault {
    /// It is not there, or a folder on the way to it is not.
    Missing,
    /// It may not be read, or not be written.
    Forbidden,
    /// It is a folder.
    Folder,
    /// A name on the way to it is no folder.
    NoFolder,
    /// It is there already.
    There,
    /// There is no room for it.
    Full,
    /// Nothing can be written where it is.
    ReadOnly,
    /// It is larger than a file may be.
    TooLarge,
    /// Whatever else, with its number where it has one.
    Other(Option<i32>),
}

impl From<&io::Error> for SystemFault {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::PermissionDenied => Self::Forbidden,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::AlreadyExists => Self::There,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::FileTooLarge => Self::TooLarge,
            _ => Self::Other(error.raw_os_error()),
        }
    }
}

/// What a path names that is no regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A folder.
    Folder,
    /// A named pipe.
    Pipe,
    /// A socket.
    Socket,
    /// A device, or whatever else.
    Device,
}

impl Irregular {
    /// Returns what a file is; `None` for a regular one.
    fn from_file_type(kind: FileType) -> Option<Self> {
        if kind.is_file() {
            return None;
        }
        if kind.is_dir() {
            return Some(Self::Folder);
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::FileTypeExt as _;
            if kind.is_fifo() {
                return Some(Self::Pipe);
            }
            if kind.is_socket() {
                return Some(Self::Socket);
            }
        }
        Some(Self::Device)
    }
}

/// Returns a regular file opened for reading. It never waits: what is not regular is seen before it
/// is opened, and, where it was put there in between, after that.
pub fn open(path: &Path) -> Result<File, Unreadable> {
    let regular = |kind| {
        Irregular::from_file_type(kind).map_or(Ok(()), |kind| Err(Unreadable::NotRegular(kind)))
    };
    regular(std::fs::metadata(path)?.file_type())?;
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use nix::libc::{O_NOCTTY, O_NONBLOCK};
        use std::os::unix::fs::OpenOptionsExt as _;
        options.custom_flags(O_NONBLOCK | O_NOCTTY);
    }
    let file = options.open(path)?;
    regular(file.metadata()?.file_type())?;
    Ok(file)
}

/// Returns the bytes of a regular file of at most this many.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unreadable> {
    let bytes = read_up_to(open(path)?, most)?;
    if bytes.len() > most {
        return Err(Unreadable::TooLong);
    }
    Ok(bytes)
}

/// Returns what comes from a reader, up to this many bytes, and one more if there is more.
pub fn read_up_to(reader: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let one_more = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    reader.take(one_more).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file as a whole: after a power cut it is as before or as it should be. It keeps the
/// rights that it had.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut fresh = OsString::from(path);
    fresh.push(".new");
    let write = || {
        let mut file = File::create(&fresh)?;
        if let Ok(about) = std::fs::metadata(path) {
            file.set_permissions(about.permissions())?;
        }
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&fresh, path)
    };
    write().inspect_err(|_| {
        // What is half written helps nobody; the disk may be full of it.
        let _ = std::fs::remove_file(&fresh);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_as_many_bytes_as_are_wanted_is_read_and_a_longer_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "abc").unwrap();
        assert_eq!(read(&path, 3).unwrap(), b"abc");
        assert!(matches!(read(&path, 2), Err(Unreadable::TooLong)));
        assert_eq!(read_up_to(io::repeat(b'a'), 1000).unwrap().len(), 1001);
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for text in ["abc", "d"] {
            replace(&path, text.as_bytes()).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::create_dir_all(folder.path().join("full/of")).unwrap();
        assert!(replace(&folder.path().join("full"), b"x").is_err());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_devices_sockets_and_folders_are_not_opened() {
        let folder = tempfile::tempdir().unwrap();
        let (pipe, socket) = (folder.path().join("pipe"), folder.path().join("socket"));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        for (path, kind) in [
            (pipe.as_path(), Irregular::Pipe),
            (socket.as_path(), Irregular::Socket),
            (folder.path(), Irregular::Folder),
            (Path::new("/dev/zero"), Irregular::Device),
        ] {
            let found = read(path, 10).unwrap_err();
            let as_wanted = matches!(&found, Unreadable::NotRegular(found) if *found == kind);
            assert!(as_wanted, "{}: {found:?}", path.display());
        }
        assert!(matches!(
            read(&folder.path().join("none"), 10),
            Err(Unreadable::System(_))
        ));
    }

    /// The numbers of Linux: no such file, permission denied, is a directory, not a directory, exists, no
    /// space, over quota, read-only, too large; an input or output error has no word of its own.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_cannot_do_is_known_by_its_number() {
        for (number, due) in [
            (2, SystemFault::Missing),
            (13, SystemFault::Forbidden),
            (21, SystemFault::Folder),
            (20, SystemFault::NoFolder),
            (17, SystemFault::There),
            (28, SystemFault::Full),
            (122, SystemFault::Full),
            (30, SystemFault::ReadOnly),
            (27, SystemFault::TooLarge),
            (5, SystemFault::Other(Some(5))),
        ] {
            let error = io::Error::from_raw_os_error(number);
            assert_eq!(SystemFault::from(&error), due, "{error}");
        }
        assert_eq!(
            SystemFault::from(&io::Error::other("odd")),
            SystemFault::Other(None)
        );
    }
}
