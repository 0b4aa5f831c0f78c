//! Opens files by name: only regular files, and only up to a given size. Pipes, which may wait for
//! another program, and devices, which may never end, are refused.

use std::ffi::OsString;
use std::fs::{File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Write as _};
use std::path::Path;

/// Why a file could not be read.
#[derive(Debug)]
pub enum Unreadable {
    /// The operating system returned this error.
    System(io::Error),
    /// The path leads to something other than a regular file.
    NotRegular(Irregular),
    /// The file has more bytes than allowed.
    TooLong,
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// What went wrong in a call to the operating system. Only frequent failures have a variant of
/// their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SystemFault {
    /// The file does not exist, or a folder on its path does not.
    Missing,
    /// The file may not be read or written by this user.
    Forbidden,
    /// The path leads to a folder.
    Folder,
    /// A part of the path that should be a folder is none.
    NoFolder,
    /// The file exists already.
    There,
    /// The disk or quota is full.
    Full,
    /// The file is on a read-only file system.
    ReadOnly,
    /// The file would be larger than a file can be.
    TooLarge,
    /// Any other failure, with the system's error number if there is one.
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

/// What a path leads to, if it is not a regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A folder.
    Folder,
    /// A named pipe.
    Pipe,
    /// A socket.
    Socket,
    /// A device, or anything else.
    Device,
}

impl Irregular {
    /// Returns what kind of irregular file this type is; `None` for a regular file.
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

/// Opens a regular file for reading, without ever blocking. The file type is checked before opening
/// and again afterwards, in case another file took its place in between.
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

/// Reads a regular file; fails if it has more than `most` bytes.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unreadable> {
    let bytes = read_up_to(open(path)?, most)?;
    if bytes.len() > most {
        return Err(Unreadable::TooLong);
    }
    Ok(bytes)
}

/// Reads up to `most` bytes, and one more if there are more, so that the caller notices.
pub fn read_up_to(reader: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let one_more = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    reader.take(one_more).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Replaces the contents of a file atomically: after a power cut the file has either the old
/// contents or the new. Its permissions stay as they were.
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
        // A half-written file is useless, and its bytes may be what filled the disk.
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

    /// The Linux error numbers of: no such file, permission denied, is a directory, not a
    /// directory, exists, no space, over quota, read-only, too large. An I/O error has no variant
    /// of its own.
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
