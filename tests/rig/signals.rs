//! Ends the program from outside at any moment, without the C file: this runs on every Unix.

use crate::book::{Book, masked};
use crate::dice::Dice;
use crate::disk::Files;
use crate::place::Place;
use crate::tally::{Depth, Tally, each, seed};
use crate::whole::{Whole, said};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::io::Read as _;
use std::process::Stdio;

const SIGNALS: [Signal; 4] = [
    Signal::SIGKILL,
    Signal::SIGTERM,
    Signal::SIGINT,
    Signal::SIGHUP,
];

/// How many moments the long form tries, although there is one for each byte.
const ENOUGH: usize = 600;

/// How often a signal is retried that came too late: on a busy machine the program runs on for long
/// before anybody sees its output.
const TRIES: usize = 24;

/// A signal sent after this many bytes of output, while the program keeps running.
struct Blow {
    signal: Signal,
    bytes: usize,
}

/// Sends signals at random moments of a target's first step, and continues from there.
pub(crate) fn send(whole: &Whole, depth: Depth) -> Tally {
    let mut dice = Dice::of(seed());
    let told = whole.stages[0].out.len();
    let of_all = (0..told).map(|bytes| Blow {
        signal: SIGNALS[bytes % SIGNALS.len()],
        bytes,
    });
    let blows = match depth {
        Depth::All => dice.some(of_all.collect(), ENOUGH),
        Depth::Sample(_) => depth.of(of_all.collect()),
    };
    each(whole.target.name, "signals", &blows, |blow| {
        for _ in 0..TRIES {
            let in_time = sent(whole, blow).map_err(|problem| {
                let Blow { signal, bytes } = blow;
                format!("{signal} after {bytes} bytes: {problem}")
            })?;
            if in_time {
                return Ok(true);
            }
        }
        Ok(false)
    })
}

/// Sends the signal; returns whether it came in time.
fn sent(whole: &Whole, blow: &Blow) -> Result<bool, String> {
    let place = Place::with(&Files::new());
    let step = &whole.target.steps[0];
    let mut command = place.command(step.line(), &step.whole());
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut told = Vec::new();
    let mut buffer = [0; 64];
    while told.len() < blow.bytes {
        match out.read(&mut buffer).unwrap() {
            0 => break,
            count => told.extend_from_slice(&buffer[..count]),
        }
    }
    let process = Pid::from_raw(i32::try_from(child.id()).unwrap());
    kill(process, blow.signal).unwrap();
    out.read_to_end(&mut told).unwrap();
    let status = child.wait().unwrap();
    let told = String::from_utf8_lossy(&told).into_owned();
    let stage = &whole.stages[0];
    if !stage.out.starts_with(&masked(&told)) {
        return Err(format!("it told something else: {told}"));
    }
    let (told_of, there) = (said(&told), Book::of(&place.files())?.written());
    if told_of > there {
        return Err(format!("{told_of} were told, {there} are there"));
    }
    let first = stage.told(&told);
    whole.judge(&place, 0, (first, stage.last()))?;
    Ok(!status.success())
}
