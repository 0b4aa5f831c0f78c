//! Opens files by name: only regular files, and only up to a given size. Pipes, which may wait for
//! another program, and devices, which may never end, are refused.

use std::ffi::OsString;
use std::fs::{File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Write as _};
use std::path::{Path, PathBuf};

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

/// Returns the real path of a file: absolute, without symbolic links, the same for every way to
/// write it. Fails if nothing is there.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    let real = match path.canonicalize() {
        // Some drives of Windows do not say where a file of theirs is.
        Err(_) if cfg!(windows) && path.exists() => std::path::absolute(path)?,
        real => real?,
    };
    // On other systems nothing is verbatim.
    let plain = cfg!(windows).then(|| plain(&real)).flatten();
    Ok(plain.unwrap_or(real))
}

/// Returns the [`real_path`] of a file, or the path as given if nothing is there.
pub fn real_path_or(path: &Path) -> PathBuf {
    real_path(path).unwrap_or_else(|_| path.to_owned())
}

/// How many UTF-16 units a path may have for every program of Windows to open it: 260, less room
/// for the endings of files beside a ledger.
const PLAIN_UNITS: usize = 230;

/// Returns the path that people know for one that Windows made verbatim; `None` if only the
/// verbatim path leads to the file, because its name is that of a device or the path is too long.
fn plain(verbatim: &Path) -> Option<PathBuf> {
    let plain = unprefixed(verbatim.to_str()?)?;
    let is_short = plain.encode_utf16().count() <= PLAIN_UNITS;
    let read = std::path::absolute(&plain).ok()?;
    (is_short && read.as_os_str() == plain.as_str()).then_some(read)
}

/// Returns a verbatim path of Windows (`\\?\C:\…`) without its prefix; `None` if the path has none,
/// or leads to neither a drive nor a share.
fn unprefixed(path: &str) -> Option<String> {
    let rest = path.strip_prefix(r"\\?\")?;
    if let Some(share) = rest.strip_prefix(r"UNC\") {
        return Some(format!(r"\\{share}"));
    }
    let is_drive =
        matches!(rest.as_bytes(), [letter, b':', b'\\', ..] if letter.is_ascii_alphabetic());
    is_drive.then(|| rest.to_owned())
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

    #[test]
    fn a_verbatim_path_of_a_drive_or_a_share_has_a_plain_form() {
        for (verbatim, plain) in [
            (r"\\?\Z:\장부\ledger.db", Some(r"Z:\장부\ledger.db")),
            (r"\\?\c:\", Some(r"c:\")),
            (r"\\?\UNC\server\share\a b", Some(r"\\server\share\a b")),
            (r"\\?\Volume{1}\ledger.db", None),
            (r"\\?\C:", None),
            (r"\\?\가:\", None),
            (r"\\.\COM1", None),
            (r"Z:\ledger.db", None),
            ("/home/a/ledger.db", None),
        ] {
            assert_eq!(unprefixed(verbatim).as_deref(), plain, "{verbatim}");
        }
    }

    #[test]
    fn a_real_path_is_one_that_people_would_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("장부 1.db");
        assert!(real_path(&path).is_err());
        assert_eq!(real_path_or(&path), path);
        std::fs::write(&path, "").unwrap();
        let roundabout = folder.path().join(".").join("장부 1.db");
        let real = real_path(&roundabout).unwrap();
        assert_eq!(real, real_path_or(&path));
        assert!(real.is_absolute());
        assert!(
            !real.as_os_str().as_encoded_bytes().starts_with(br"\\?\"),
            "{real:?}"
        );
    }

    /// `con` and a trailing dot mean something else in a plain path.
    #[cfg(windows)]
    #[test]
    fn a_path_without_a_plain_form_stays_verbatim() {
        let long = format!(r"\\?\C:\{}", "ㄱ".repeat(PLAIN_UNITS));
        for verbatim in [r"\\?\C:\con", r"\\?\C:\a.\b", long.as_str()] {
            assert_eq!(plain(Path::new(verbatim)), None, "{verbatim}");
        }
        let there = plain(Path::new(r"\\?\C:\a\b")).unwrap();
        assert_eq!(there, Path::new(r"C:\a\b"));
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
