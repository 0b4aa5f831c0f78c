//! A keeper at which several doors stand: it has a thread of its own, and each door asks it there.

use super::keeper::Keeper;
use super::state::Evening;
use super::step::Door;
use crate::date::Now;
use crate::letters::Writing;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long what other programs write stays unnoticed at most while nobody asks for anything.
const NOTICED: Duration = Duration::from_secs(2);

/// What is asked of a keeper.
enum Job {
    /// Something to be done where it is.
    Do(Box<dyn FnOnce(&mut Keeper) + Send>),
    /// To publish in this way from now on.
    Publish(Publish),
    /// Its end, whoever still has a handle.
    End,
}

/// What is done where the keeper is, whenever something may be new.
type Publish = Box<dyn FnMut(&Keeper) + Send>;

/// A keeper that several doors share. Each has a handle; the keeper is gone with the last of them.
#[derive(Clone, Debug)]
pub(crate) struct SharedKeeper {
    jobs: Sender<Job>,
}

/// The keeper's thread has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeeperGone;

/// What is asked of a keeper that has no thread yet.
#[derive(Debug)]
pub(crate) struct Jobs(Receiver<Job>);

impl Jobs {
    /// Gives the keeper a thread of its own. Whenever something may be new, `publish` is called
    /// there. The sender is dropped after the keeper.
    pub(crate) fn run(
        self,
        keeper: Keeper,
        gone: Sender<()>,
        publish: impl FnMut(&Keeper) + Send + 'static,
    ) {
        thread::spawn(move || {
            keep(keeper, &self.0, Box::new(publish));
            drop(gone);
        });
    }
}

/// The evening as a door sees it.
#[derive(Clone, Debug)]
pub(crate) struct SeenEvening {
    pub(crate) evening: Evening,
    pub(crate) version: u64,
}

impl SeenEvening {
    /// Returns the evening as it is now.
    pub(crate) fn from_keeper(keeper: &Keeper) -> Self {
        Self {
            evening: keeper.evening().clone(),
            version: keeper.version(),
        }
    }
}

/// A [`Door`] that can be sent to the keeper's thread.
#[derive(Clone, Debug)]
pub(crate) struct OwnDoor {
    now: Now,
    asks: bool,
    spoken: Option<Writing>,
    giver: String,
    replies: Vec<bool>,
}

impl OwnDoor {
    /// Returns a door that can be sent.
    pub(crate) fn from_door(door: Door<'_>) -> Self {
        Self {
            now: door.now.clone(),
            asks: door.asks,
            spoken: door.spoken,
            giver: door.giver.to_owned(),
            replies: door.replies.to_owned(),
        }
    }

    /// Returns the door as a step takes it.
    pub(crate) fn lent(&self) -> Door<'_> {
        Door {
            now: &self.now,
            asks: self.asks,
            spoken: self.spoken,
            giver: &self.giver,
            replies: &self.replies,
        }
    }
}

impl SharedKeeper {
    /// Gives a keeper a thread of its own, without a door that began with it.
    #[cfg(test)]
    pub(crate) fn new(keeper: Keeper, publish: impl FnMut(&Keeper) + Send + 'static) -> Self {
        let (shared, jobs) = Self::waiting();
        jobs.run(keeper, channel().0, publish);
        shared
    }

    /// Returns a keeper that is still to be given a thread, and what is asked of it.
    pub(crate) fn waiting() -> (Self, Jobs) {
        let (jobs, asked) = channel();
        (Self { jobs }, Jobs(asked))
    }

    /// Does something where the keeper is, without waiting for it.
    pub(crate) fn send(
        &self,
        job: impl FnOnce(&mut Keeper) + Send + 'static,
    ) -> Result<(), KeeperGone> {
        let job = Job::Do(Box::new(job));
        self.jobs.send(job).map_err(|_| KeeperGone)
    }

    /// Publishes in this way from now on, instead of as before.
    pub(super) fn publish(&self, publish: impl FnMut(&Keeper) + Send + 'static) {
        // It may have ended already.
        let _ = self.jobs.send(Job::Publish(Box::new(publish)));
    }

    /// Ends the keeper once everything that was asked before is done.
    pub(super) fn end(&self) {
        // It may have ended already.
        let _ = self.jobs.send(Job::End);
    }

    /// Does something where the keeper is, and returns what comes of it.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Keeper) -> T + Send + 'static,
    ) -> Result<T, KeeperGone> {
        let (answer, answered) = channel();
        self.send(move |keeper| {
            // Who asked may be gone by now.
            let _ = answer.send(job(keeper));
        })?;
        answered.recv().map_err(|_| KeeperGone)
    }
}

/// Does what is asked for, until nobody can ask any more.
fn keep(mut keeper: Keeper, asked: &Receiver<Job>, mut publish: Publish) {
    publish(&keeper);
    loop {
        match asked.recv_timeout(NOTICED) {
            Ok(Job::Do(job)) => job(&mut keeper),
            Ok(Job::Publish(by)) => publish = by,
            Err(RecvTimeoutError::Timeout) => {}
            Ok(Job::End) | Err(RecvTimeoutError::Disconnected) => return,
        }
        publish(&keeper);
    }
}
