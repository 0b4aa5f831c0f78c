//! Where a ledger may be, and where output may go.

use crate::support::{Dokbak, PROGRAM, after_the_evening};
use dokbak::ledger::Ledger;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const READING: [&str; 9] = [
    "log",
    "standings",
    "show 3",
    "why 3",
    "whatif 3 --set target.three=5",
    "verify",
    "verify --deep",
    "seal",
    "standings --player 보",
];

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().map(|one| one.unwrap().path());
    let files = paths.filter(|path| path.is_file());
    files
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

#[test]
fn reading_leaves_every_byte_as_it_is() {
    let dokbak = after_the_evening();
    let folder = dokbak.ledger().parent().unwrap().to_owned();
    fs::remove_file(folder.join("ledger.db.lock")).unwrap();
    let copy = dokbak.home().join("copy.db");
    let raw = rusqlite::Connection::open(dokbak.ledger()).unwrap();
    raw.execute("VACUUM INTO ?1", [copy.to_str().unwrap()])
        .unwrap();
    drop(raw);
    let own = tempfile::tempdir().unwrap();
    fs::copy(&copy, own.path().join("ledger.db")).unwrap();
    let before = files(&folder);
    assert_eq!(before.len(), 1);
    // `verify` remembers its result in the ledger if it can be written.
    for line in READING.iter().filter(|line| !line.starts_with("verify")) {
        dokbak.line(line).run().done();
        assert!(files(&folder) == before, "{line}");
    }
    let before = files(own.path());
    for line in READING {
        let path = own.path().join("ledger.db").display().to_string();
        let words = ["--ledger", &path].into_iter().chain(line.split(' '));
        dokbak.args(words).run().done();
        assert_eq!(files(own.path()), before, "{line}");
    }
}

#[test]
fn a_ledger_that_may_not_be_written_can_be_read() {
    let dokbak = after_the_evening();
    let folder = dokbak.ledger().parent().unwrap().to_owned();
    let before = files(&folder);
    let rights = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    rights(&dokbak.ledger(), 0o444);
    rights(&folder, 0o555);
    for line in READING {
        dokbak.line(line).run().done();
    }
    rights(&folder, 0o755);
    assert!(files(&folder) == before);
}

#[test]
fn what_is_no_file_is_no_ledger() {
    let dokbak = Dokbak::new();
    let home = fs::read_dir(dokbak.home()).unwrap().count();
    let script = "players Ann Bo\nnagari\n";
    for place in ["/dev/null", "/dev/zero", "/dev/full", "."] {
        for line in [
            "play --script -",
            "close",
            "log",
            "verify",
            "seal",
            "show 2",
        ] {
            let line = format!("{line} --ledger {place}");
            let told = format!("{place}: this is not a file, so it cannot be a ledger\n");
            dokbak.line(&line).stdin(script).run().is(3, "", &told);
        }
        for ending in ["-journal", "-wal", "-shm", ".lock"] {
            assert!(
                !Path::new(&format!("{place}{ending}")).exists(),
                "{place}{ending}"
            );
        }
    }
    assert_eq!(fs::read_dir(dokbak.home()).unwrap().count(), home);
}

#[test]
fn a_ledger_with_two_names_is_refused_by_both() {
    let dokbak = after_the_evening();
    let other = dokbak.home().join("other.db");
    fs::hard_link(dokbak.ledger(), &other).unwrap();
    let other = format!("--ledger {}", other.display());
    for name in ["", &other] {
        for line in ["log", "verify", "seal", "play --script -", "show 2"] {
            let run = dokbak.line(&format!("{line} {name}")).run();
            assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""), "{line}");
            assert!(
                run.stderr.contains("the file has 2 names (hard links)"),
                "{run:?}"
            );
        }
    }
}

/// Runs a command whose standard output is gone, full or closed.
fn without_reader(dokbak: &Dokbak, line: &str, script: &str, out: &str) -> (Option<i32>, String) {
    let mut command = Command::new("sh");
    let status = dokbak.home().join("status");
    let shell = match out {
        // The reader is gone before the program prints anything.
        "gone" => "{ sleep 0.2; \"$@\"; echo $? >status; } | true",
        "full" => "\"$@\" >/dev/full; echo $? >status",
        _ => "\"$@\" >&-; echo $? >status",
    };
    let mut child = command
        .args(["-c", shell, "sh", PROGRAM])
        .args(line.split_whitespace())
        .env_clear()
        .envs(dokbak.env())
        .current_dir(dokbak.home())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(script.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let told = fs::read_to_string(status).unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    (told.trim().parse().ok(), stderr)
}

/// These commands exist for what they write; it does not matter whether anybody reads their output.
#[test]
fn what_is_to_be_written_is_written_whoever_listens() {
    let hand = "Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n";
    let evening = format!(
        "players Ann Bo Chul\nrules pagat\nlength open\n{}",
        hand.repeat(6)
    );
    for out in ["gone", "full", "closed"] {
        let dokbak = Dokbak::new();
        let done = (Some(0), String::new());
        assert_eq!(
            without_reader(&dokbak, "play --script -", &evening, out),
            done,
            "{out}"
        );
        let argued = "Bo takes 4pp\nagree a slip\n";
        let disputed = without_reader(&dokbak, "dispute 2 --script -", argued, out);
        assert_eq!(disputed, done, "{out}");
        assert_eq!(without_reader(&dokbak, "close", "", out), done, "{out}");
        let ledger = Ledger::open_reading(&dokbak.ledger()).unwrap().unwrap();
        let sessions = ledger.sessions().unwrap();
        assert_eq!((sessions.len(), sessions[0].hands), (1, 6), "{out}");
        assert!(sessions[0].closed.is_some(), "{out}");
        let hands = ledger.hands(sessions[0].id).unwrap();
        assert!(hands[0].correction.is_some(), "{out}");
        assert_eq!(ledger.verify().unwrap(), [], "{out}");
    }
}

/// Help that cannot be printed reports that failure, like any other output, not a wrong command
/// line.
#[test]
fn help_that_finds_no_room_is_told() {
    let dokbak = Dokbak::new();
    for line in [
        "--help",
        "settle --help",
        "help why",
        "--version",
        "rules list",
    ] {
        let (status, said) = without_reader(&dokbak, line, "", "full");
        assert_eq!(status, Some(1), "{line}: {said}");
        assert!(said.contains("No space left on device"), "{line}: {said}");
    }
    // Whoever reads only the first line has seen enough.
    let (status, said) = without_reader(&dokbak, "--help", "", "gone");
    assert_eq!((status, said.as_str()), (Some(0), ""));
}

/// A file size limit would otherwise end the program without a message.
#[test]
fn a_limit_on_the_size_of_files_is_a_full_disk() {
    let dokbak = Dokbak::new();
    let begin = "players Ann Bo Chul\nrules pagat\nlength open\n";
    dokbak.line("play --script -").stdin(begin).run().done();
    let hand = "Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n";
    let script = dokbak.home().join("hands");
    fs::write(&script, hand.repeat(200)).unwrap();
    let out = Command::new("sh")
        .args(["-c", "ulimit -f 200; exec \"$@\"", "sh", PROGRAM])
        .args(["play", "--script", "-"])
        .env_clear()
        .envs(dokbak.env())
        .current_dir(dokbak.home())
        .stdin(File::open(script).unwrap())
        .output()
        .unwrap();
    let stderr = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(3), "{stderr}");
    assert!(stderr.contains("the disk is full"), "{stderr}");
    let told = String::from_utf8(out.stdout).unwrap();
    let ledger = Ledger::open(&dokbak.ledger()).unwrap();
    let hands = ledger.sessions().unwrap()[0].hands;
    assert_eq!(told.matches("Written as").count(), hands as usize);
    assert!(hands > 0);
    assert_eq!(ledger.verify().unwrap(), []);
}

/// Otherwise we would wait for a pipe, and blame the wrong thing for a folder.
#[test]
fn what_lies_in_the_place_of_a_file_beside_the_ledger_is_named() {
    for ending in [".lock", "-journal", "-wal"] {
        for is_pipe in [true, false] {
            let dokbak = after_the_evening();
            let beside = format!("{}{ending}", dokbak.ledger().display());
            let _ = std::fs::remove_file(&beside);
            if is_pipe {
                let all = nix::sys::stat::Mode::S_IRWXU;
                nix::unistd::mkfifo(beside.as_str(), all).unwrap();
            } else {
                std::fs::create_dir(&beside).unwrap();
            }
            let pty = dokbak.line("play --new").terminal(24, 200);
            let ended = pty.end();
            assert_eq!(ended.status, 1, "{beside}: {:?}", ended.rows);
            let named = format!("{beside} cannot be used");
            assert!(ended.rows.join("").contains(&named), "{:?}", ended.rows);
        }
    }
}
