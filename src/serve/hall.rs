//! A club's hall: what its board shows, as whoever watches the club's server tells it. A board that
//! nobody looks at is not kept up to date.

use crate::report::hall::HallBoard;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;
use tokio::sync::watch;

/// What was told last.
#[derive(Clone, Debug, Default)]
pub(crate) struct HallNews {
    pub(crate) board: Arc<HallBoard>,
    /// When the server was heard last, RFC 3339 in UTC; `None` if it was not heard yet.
    pub(crate) heard: Option<String>,
    /// Why the board may be old, if that is so.
    pub(crate) trouble: Option<HallTrouble>,
}

/// Why a board may be old.
#[cfg_attr(
    not(feature = "club"),
    expect(dead_code, reason = "only a club has a hall")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HallTrouble {
    /// The server cannot be reached.
    Away,
    /// The server does not let this machine read.
    Refused,
    /// The server does not go on after what this machine has.
    Apart,
}

/// A hall as those who look at it see it.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    news: watch::Receiver<(u64, Option<Arc<HallNews>>)>,
    looks: SyncSender<()>,
}

impl Hall {
    /// Returns a hall, and what tells it the news.
    #[cfg_attr(
        not(feature = "club"),
        expect(dead_code, reason = "only a club has a hall")
    )]
    pub(crate) fn new() -> (HallTeller, Self) {
        let (told, news) = watch::channel((0, None));
        let (looks, looked) = sync_channel(1);
        (HallTeller { told, looked }, Self { news, looks })
    }

    /// Returns what was told last, after saying that somebody looks.
    pub(super) fn look(&self) -> Option<Arc<HallNews>> {
        // One that waits there already says it as well.
        let _ = self.looks.try_send(());
        self.last()
    }

    /// Returns what was told last.
    pub(super) fn last(&self) -> Option<Arc<HallNews>> {
        self.news.borrow().1.clone()
    }

    /// Returns how often something was told.
    pub(super) fn number(&self) -> u64 {
        self.news.borrow().0
    }

    /// Waits until something is told; `false` if nothing ever will be.
    pub(super) async fn changed(&mut self) -> bool {
        self.news.changed().await.is_ok()
    }

    /// Waits until something was told.
    pub(super) async fn first(&mut self) {
        let _ = self.news.wait_for(|(number, _)| *number > 0).await;
    }
}

/// Tells a hall the news.
#[derive(Debug)]
pub(crate) struct HallTeller {
    told: watch::Sender<(u64, Option<Arc<HallNews>>)>,
    looked: Receiver<()>,
}

/// What was heard of those who look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looked {
    /// Somebody looks.
    Yes,
    /// Nobody did in the time.
    NotNow,
    /// The door is closed.
    NeverAgain,
}

#[cfg_attr(
    not(feature = "club"),
    expect(dead_code, reason = "only a club has a hall")
)]
impl HallTeller {
    /// Tells the news.
    pub(crate) fn tell(&self, news: HallNews) {
        self.told.send_modify(|(number, last)| {
            *number += 1;
            *last = Some(Arc::new(news));
        });
    }

    /// Waits until somebody looks, for this long at most.
    pub(crate) fn looked(&self, at_most: Option<Duration>) -> Looked {
        let heard = match at_most {
            Some(time) => self.looked.recv_timeout(time),
            None => self
                .looked
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
        };
        match heard {
            Ok(()) => Looked::Yes,
            Err(RecvTimeoutError::Timeout) => Looked::NotNow,
            Err(RecvTimeoutError::Disconnected) => Looked::NeverAgain,
        }
    }
}
