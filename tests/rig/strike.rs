//! The program killed at a call, or a call of it failing.

use crate::book::{Book, masked};
use crate::place::{Place, Told};
use crate::shim::{Call, Deed, Kind};
use crate::tally::{Depth, Tally, each};
use crate::whole::{Stage, Whole, said};
use nix::errno::Errno;

/// A call that is struck: in which step, which one, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    step: usize,
    /// Its place among the calls of the step.
    call: usize,
    deed: Deed,
}

/// The ways in which a call can fail: these errors, once or from then on.
const ERRORS: &[(Kind, &[Errno])] = &[
    (
        Kind::Open,
        &[Errno::EMFILE, Errno::EACCES, Errno::ENOSPC, Errno::EIO],
    ),
    (Kind::Write, &[Errno::ENOSPC, Errno::EIO]),
    (Kind::Sync, &[Errno::EIO, Errno::ENOSPC]),
    (Kind::Truncate, &[Errno::EIO, Errno::EACCES]),
    (Kind::Unlink, &[Errno::EIO, Errno::EACCES]),
    (Kind::Rename, &[Errno::EIO, Errno::EACCES]),
    (Kind::Folder, &[Errno::ENOSPC, Errno::EACCES]),
    (Kind::Read, &[Errno::EIO]),
    (Kind::Map, &[Errno::ENOMEM]),
    (Kind::Lock, &[Errno::ENOLCK]),
];

/// Returns the ways to die at a call: just before it changes the disk or tells something, and in
/// the middle of a write.
fn deaths(call: &Call) -> Vec<Deed> {
    match call.kind {
        Kind::Read | Kind::Map => Vec::new(),
        Kind::Write if call.bytes.len() > 1 && !call.is_told() => vec![Deed::Kill, Deed::Torn],
        _ => vec![Deed::Kill],
    }
}

/// Returns the ways in which a call can fail.
fn failures(call: &Call) -> Vec<Deed> {
    let of_kind = ERRORS.iter().filter(|(kind, _)| *kind == call.kind);
    let errors = of_kind.flat_map(|(_, errors)| errors.iter());
    let mut deeds: Vec<Deed> = errors
        .flat_map(|errno| [Deed::Fail(*errno), Deed::FailOn(*errno)])
        .collect();
    match call.kind {
        Kind::Write if call.is_told() => {
            // Whoever listened may go away.
            deeds.extend([
                Deed::Short,
                Deed::Fail(Errno::EPIPE),
                Deed::FailOn(Errno::EPIPE),
            ]);
        }
        Kind::Write => deeds.extend([Deed::Short, Deed::Full]),
        _ => {}
    }
    deeds
}

/// Returns every blow of a kind against a target.
fn blows(whole: &Whole, deeds: fn(&Call) -> Vec<Deed>) -> Vec<Blow> {
    let mut blows = Vec::new();
    for (step, calls) in whole.tried() {
        for call in calls {
            let deeds = deeds(&whole.stages[step].calls[call]).into_iter();
            blows.extend(deeds.map(|deed| Blow { step, call, deed }));
        }
    }
    blows
}

/// Kills the program at its calls, and goes on from there.
pub(crate) fn kill(whole: &Whole, depth: Depth) -> Tally {
    try_all(
        whole,
        "kills",
        &depth.of(blows(whole, deaths)),
        |blow, told| killed(whole, blow, told),
    )
}

/// Lets the program's calls fail, and goes on from there.
pub(crate) fn fail(whole: &Whole, depth: Depth) -> Tally {
    try_all(
        whole,
        "failing calls",
        &depth.of(blows(whole, failures)),
        |blow, told| failed(whole, blow, told),
    )
}

fn try_all(
    whole: &Whole,
    what: &'static str,
    blows: &[Blow],
    check: impl Fn(Blow, &Struck) -> Result<(), String> + Sync,
) -> Tally {
    each(whole.target.name, what, blows, |blow| {
        let struck = Struck::by(whole, *blow);
        check(*blow, &struck)
            .map(|()| struck.told.struck)
            .map_err(|problem| {
                let Call { kind, name, at, .. } = &whole.stages[blow.step].calls[blow.call];
                format!("{blow:?}, {kind:?} {name} at {at}: {problem}")
            })
    })
}

/// What a blow left.
pub(crate) struct Struck {
    place: Place,
    told: Told,
}

impl Struck {
    fn by(whole: &Whole, blow: Blow) -> Self {
        let stage = &whole.stages[blow.step];
        let place = Place::with(&stage.before);
        let step = &whole.target.steps[blow.step];
        let number = stage.calls[blow.call].number;
        let told = place.struck(step.line(), &step.whole(), blow.deed, number);
        Self { place, told }
    }
}

/// Checks what a kill left: all that was told before it is there.
fn killed(whole: &Whole, blow: Blow, struck: &Struck) -> Result<(), String> {
    let Struck { place, told } = struck;
    if told.struck && told.signal() != Some(9) {
        return Err(format!("it was not killed: {told:?}"));
    }
    let stage = &whole.stages[blow.step];
    if !stage.out.starts_with(&masked(&told.out)) {
        return Err(format!("it told something else: {told:?}"));
    }
    all_said_is_there(place, stage, &told.out)?;
    whole.judge(place, blow.step, (stage.told(&told.out), stage.last()))
}

/// Checks what a failing call left: a word and a documented status, or all of the work; and all
/// that was told before is there.
fn failed(whole: &Whole, blow: Blow, struck: &Struck) -> Result<(), String> {
    let Struck { place, told } = struck;
    let stage = &whole.stages[blow.step];
    is_told(told, Book::of(&place.files())? == *stage.after())?;
    all_said_is_there(place, stage, &told.out)?;
    whole.judge(place, blow.step, (stage.told(&told.out), stage.last()))
}

/// Checks that a failure is told: status 0 is for work that is done, 1 and 3 come with a word.
pub(crate) fn is_told(told: &Told, is_done: bool) -> Result<(), String> {
    match told.code() {
        Some(0) if is_done => Ok(()),
        Some(0) => Err(format!("status 0, and the work is not done: {told:?}")),
        Some(1 | 3) if told.error.trim().is_empty() => Err(format!("not a word: {told:?}")),
        Some(1 | 3) => Ok(()),
        _ => Err(format!("no documented status: {told:?}")),
    }
}

fn all_said_is_there(place: &Place, stage: &Stage, out: &str) -> Result<(), String> {
    let there = Book::of(&place.files())?.written() - stage.states[0].written();
    match said(out) {
        told if told > there => Err(format!("{told} were told, {there} are there:\n{out}")),
        _ => Ok(()),
    }
}

/// Kills the program and takes its write-ahead log away: what a rig that sees nothing would pass.
pub(crate) fn kill_and_lose_the_log(whole: &Whole, count: usize) -> Tally {
    let blows = Depth::Sample(count).of(blows(whole, deaths));
    try_all(whole, "kills without the log", &blows, |blow, struck| {
        let mut files = struck.place.files();
        files.retain(|name, _| !name.ends_with("-wal"));
        let place = Place::with(&files);
        let stage = &whole.stages[blow.step];
        let told = stage.told(&struck.told.out);
        whole.judge(&place, blow.step, (told, stage.last()))
    })
}
