//! How long commands take from start to end, compared to an empty program with the same parser,
//! built the same way: `cargo bench --profile release --bench start`.

#![allow(
    clippy::float_arithmetic,
    reason = "nothing is paid by what is measured"
)]

use clap::Parser;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How often each command is started.
const TIMES: usize = 100;

/// If this variable is set, we are the empty program.
const EMPTY: &str = "DOKBAK_EMPTY";

/// An evening of one hand.
const EVENING: &str =
    "players Ann Bo Chul\nrules pagat\nlength open\nAnn takes 1g 3g 8g\nAnn stop\ny\n";

/// A record of one hand.
const RECORD: &str = "players Ann Bo Chul\nrules pagat\nAnn has 1g 3g 8g\nBo counts g0 y0 t0 p7\nChul counts g0 y0 t0 p7\nAnn stop\n";

/// A program that only reads its command line.
#[derive(Parser)]
#[command(name = "empty", version)]
struct Empty {
    /// Words that are ignored.
    words: Vec<String>,
    /// A file that is never opened.
    #[arg(long)]
    ledger: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::var_os(EMPTY).is_some() {
        let empty = Empty::parse();
        println!("{:?} {:?}", empty.words, empty.ledger);
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let (ledger, record) = prepared(folder.path())?;
    let lines: &[&[&str]] = &[
        &["--version"],
        &["--help"],
        &["settle", "--help"],
        &["score", "1g", "3g", "8g"],
        &["settle", &record],
        &["cards"],
        &["rules", "list"],
        &["rules", "show", "pagat"],
        &["--ledger", &ledger, "standings"],
        &["--ledger", &ledger, "log"],
    ];
    println!("{:<28}{:>10}{:>10}{:>8}", "", "ms", "empty", "times");
    for line in lines {
        let (own, empty) = medians(line)?;
        let name: Vec<&str> = line
            .iter()
            .copied()
            .filter(|word| !word.contains('/'))
            .collect();
        let (own, empty) = (own.as_secs_f64() * 1e3, empty.as_secs_f64() * 1e3);
        println!(
            "{:<28}{own:>10.2}{empty:>10.2}{:>8.2}",
            name.join(" "),
            own / empty
        );
    }
    Ok(())
}

/// Creates a ledger with one hand, and the file of a record.
fn prepared(folder: &Path) -> Result<(String, String), Box<dyn Error>> {
    let file = |name| folder.join(name).to_string_lossy().into_owned();
    let (ledger, script, record) = (file("small.db"), file("evening.txt"), file("hand.hwatu"));
    fs::write(&script, EVENING)?;
    fs::write(&record, RECORD)?;
    run(dokbak().args(["--ledger", &ledger, "play", "--script", &script]))?;
    Ok((ledger, record))
}

/// Returns the median run times of a command and of the empty program, started alternately.
fn medians(line: &[&str]) -> Result<(Duration, Duration), Box<dyn Error>> {
    let (mut own, mut empty) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        own.push(run(dokbak().args(line))?);
        let this = std::env::current_exe()?;
        empty.push(run(Command::new(this).arg("--version").env(EMPTY, "1"))?);
    }
    let middle = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[TIMES / 2]
    };
    Ok((middle(&mut own), middle(&mut empty)))
}

fn dokbak() -> Command {
    Command::new(env!("CARGO_BIN_EXE_dokbak"))
}

/// Returns how long a program runs, from before its start until after its end.
fn run(command: &mut Command) -> Result<Duration, Box<dyn Error>> {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.env_remove("HOME").env_remove("LANG");
    let begun = Instant::now();
    let status = command.status()?;
    let took = begun.elapsed();
    if status.success() {
        return Ok(took);
    }
    Err(format!("{command:?} ended with {status}").into())
}
