//! Kills the program at a call, or makes one of its calls fail.

use crate::book::{Book, masked};
use crate::place::{Place, Told};
use crate::shim::{Call, Deed, Kind};
use crate::tally::{Depth, Tally, each};
use crate::whole::{Stage, Whole, said};
use nix::errno::Errno;

/// A call to strike: the step, which call, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    step: usize,
    /// Its position among the calls of the step.
    call: usize,
    deed: Deed,
}

/// The errors with which a call can fail, once or from then on.
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

/// Returns the ways to die at a call: just before it changes the disk or prints something, and in
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
            // The reader of the output may go away.
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

/// Returns every blow of one kind against a target.
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

/// Kills the program at its calls, and continues from there.
pub(crate) fn kill(whole: &Whole, depth: Depth) -> Tally {
    try_all(
        whole,
        "kills",
        &depth.of(blows(whole, deaths)),
        |blow, told| killed(whole, blow, told),
    )
}

/// Makes the program's calls fail, and continues from there.
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

/// What a blow left behind.
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

/// Checks the state after a kill: everything reported before it is there.
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

/// Checks the state after a failed call: a message and a documented status, or all of the work
/// done; and everything reported before is there.
fn failed(whole: &Whole, blow: Blow, struck: &Struck) -> Result<(), String> {
    let Struck { place, told } = struck;
    let stage = &whole.stages[blow.step];
    is_told(told, Book::of(&place.files())? == *stage.after())?;
    all_said_is_there(place, stage, &told.out)?;
    whole.judge(place, blow.step, (stage.told(&told.out), stage.last()))
}

/// Checks that a failure is reported: status 0 means that the work is done, and 1 and 3 come with a
/// message.
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

/// Kills the program and removes its write-ahead log, which a blind rig would not notice.
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
