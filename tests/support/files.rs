//! Files of the repository.

use std::path::{Path, PathBuf};

/// Returns the path of a file or folder of the repository, also for the fuzzers' crate inside it.
pub(crate) fn repository(path: &str) -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = own.ancestors().find(|it| it.join("rulesets").is_dir());
    root.unwrap().join(path)
}

/// Returns the files below a folder of the repository with this extension, sorted.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![repository(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|its| its == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
