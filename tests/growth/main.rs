//! How the cost of commands grows with the ledger: the number of allocations, which is the same on
//! every machine, and the peak memory. Each command runs over a ledger and over one four times as
//! long. A command that goes through the whole ledger may cost about four times as much; one about
//! a month or the last hand may cost no more.
//!
//! Every command runs in its own process, which is this program once more.
#![allow(clippy::unwrap_used, reason = "a test may stop where it fails")]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "no harness says what failed"
)]

mod ledgers;

use allocation_counter::{AllocationInfo, measure};
use ledgers::{Ledgers, named, script};
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// Set if this process runs a command.
const RUNS: &str = "DOKBAK_GROWTH";

/// How many evenings the smaller ledger has; the other has four times as many.
const EVENINGS: u32 = 48;

fn main() -> ExitCode {
    if env::var_os(RUNS).is_some() {
        return run();
    }
    let mut failed = 0;
    let small = Ledgers::of(EVENINGS);
    let large = Ledgers::of(EVENINGS * 4);
    for case in CASES {
        let costs = cost(case, &small).and_then(|less| Ok([less, cost(case, &large)?]));
        if let Err(why) = costs.and_then(|costs| case.growth.holds(&costs)) {
            eprintln!("{}: {why}", case.line);
            failed += 1;
        }
    }
    println!("{} commands, {failed} grow too fast", CASES.len());
    ExitCode::from(u8::from(failed > 0))
}

/// Runs the command in the arguments, and prints its cost.
fn run() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    let mut once = Some(env::args_os());
    let AllocationInfo {
        count_total,
        bytes_max,
        ..
    } = measure(|| {
        code = dokbak::cli::run(once.take().into_iter().flatten());
    });
    eprintln!("cost {count_total} {bytes_max}");
    code
}

/// The cost of a command.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// The number of allocations.
    asked: u64,
    /// The peak memory, in bytes.
    held: u64,
}

/// How the cost may grow with the ledger.
#[derive(Clone, Copy, Debug)]
enum Growth {
    /// Not at all.
    Flat,
    /// In proportion.
    Whole,
    /// The work in proportion, but the memory not at all.
    Passing,
}

impl Growth {
    fn holds(self, [small, large]: &[Cost; 2]) -> Result<(), String> {
        let within = |what: &str, small: u64, large: u64, percent: u64| {
            let fits = large * 100 <= small * percent;
            fits.then_some(())
                .ok_or_else(|| format!("{what} {small} times and then {large}"))
        };
        // Four times the hands cost less than four times the work, because some is done only once;
        // lists that grow by doubling need a little more. Quadratic growth would be sixteen times.
        let (asked, held) = match self {
            Self::Flat => (115, 125),
            Self::Whole => (500, 500),
            Self::Passing => (500, 150),
        };
        within("asked for memory", small.asked, large.asked, asked)?;
        within("held bytes, many", small.held, large.held, held)
    }
}

/// A command, and how its cost may grow.
struct Case {
    /// The words after `dokbak --ledger FILE`; words in braces are places and days.
    line: &'static str,
    growth: Growth,
}

const fn case(line: &'static str, growth: Growth) -> Case {
    Case { line, growth }
}

const CASES: &[Case] = &[
    case("log", Growth::Passing),
    case("stats", Growth::Passing),
    case("stats --json", Growth::Whole),
    case("stats --csv", Growth::Passing),
    case("standings", Growth::Whole),
    case("standings --json", Growth::Whole),
    case("settle-up", Growth::Whole),
    case("people", Growth::Whole),
    case("export --jsonl", Growth::Passing),
    case("export --csv", Growth::Passing),
    case("export --csv --wide", Growth::Passing),
    case("export --hledger", Growth::Passing),
    case("export --beancount", Growth::Passing),
    case("verify", Growth::Whole),
    case("verify --deep", Growth::Whole),
    case("twice", Growth::Passing),
    case("report --output {folder}/page.html", Growth::Whole),
    case("backup {folder}/copy.db", Growth::Passing),
    case("show last", Growth::Flat),
    case("show {first}.1", Growth::Flat),
    case("why last", Growth::Flat),
    case("whatif last --set nagari.times=3", Growth::Flat),
    case("share", Growth::Flat),
    case("seal", Growth::Flat),
    case("log --month {month}", Growth::Flat),
    case("standings --month {month}", Growth::Flat),
    case("stats --month {month}", Growth::Flat),
    case("export --csv --month {month}", Growth::Flat),
    case("export --hledger --month {month}", Growth::Flat),
    case("share --month {month}", Growth::Flat),
    case(
        "report --month {month} --output {folder}/month.html",
        Growth::Flat,
    ),
    case("paid Ann Bo 5 KRW", Growth::Flat),
    case("adjust late Ann +5 Bo -5 KRW", Growth::Flat),
    case("adjust", Growth::Flat),
    case("season spring 2026-03-01 2026-05-31", Growth::Flat),
    case("season", Growth::Flat),
    case("note rain", Growth::Flat),
    case("log --sort chips -n 20", Growth::Whole),
    case("TAB show", Growth::Flat),
    case("TAB log --session", Growth::Flat),
    case("TAB paid", Growth::Flat),
    case("play --script {folder}/script.txt", Growth::Whole),
    case("import {folder}/notes.hwatu", Growth::Whole),
    case("--into-new import {folder}/whole.jsonl", Growth::Whole),
    case("import {folder}/other.jsonl --twice here", Growth::Whole),
    case("log --json", Growth::Passing),
];

/// Returns the cost of a command over some ledgers.
fn cost(case: &Case, ledgers: &Ledgers) -> Result<Cost, String> {
    let ledger = ledgers.copy();
    let line = named(case.line);
    let mut words = line.split(' ').peekable();
    let path = match words.next_if_eq(&"--into-new") {
        Some(_) => ledger.folder.path().join("new.db"),
        None => ledger.path.clone(),
    };
    let tab = words.next_if_eq(&"TAB").is_some();
    let words =
        words.map(|word| word.replace("{folder}", &ledger.folder.path().display().to_string()));
    let words: Vec<String> = words.collect();
    script(ledger.folder.path(), ledgers.hands());
    ran(&path, &words, tab)
}

fn ran(ledger: &Path, words: &[String], tab: bool) -> Result<Cost, String> {
    let mut program = Command::new(env::current_exe().unwrap());
    program
        .env_clear()
        .env(RUNS, "runs")
        .env("HOME", ledger.parent().unwrap());
    program.stdin(Stdio::null()).stdout(Stdio::null());
    let mut all: Vec<OsString> = vec!["--ledger".into(), ledger.into()];
    all.extend(words.iter().map(OsString::from));
    if tab {
        all.insert(0, "dokbak".into());
        all.push(OsString::new());
        program
            .env("DOKBAK_COMPLETE", "fish")
            .env("_CLAP_IFS", "\n");
        program.env("_CLAP_COMPLETE_INDEX", (all.len() - 1).to_string());
        program.arg("--");
    }
    let told = program.args(&all).output().unwrap();
    let told = String::from_utf8(told.stderr).unwrap();
    let mut lines = told.lines();
    let numbers = lines.next_back().and_then(|last| {
        let (asked, held) = last.strip_prefix("cost ")?.split_once(' ')?;
        Some((asked.parse().ok()?, held.parse().ok()?))
    });
    match (numbers, lines.next()) {
        (Some((asked, held)), None) => Ok(Cost { asked, held }),
        _ => Err(told),
    }
}
