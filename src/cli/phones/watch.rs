//! What the terminal is told of phones, found by looking whenever something may be new.

use super::notices::Notices;
use crate::cli::facts::phones::PhoneNotice;
use crate::evening::hand_start::HandStart;
use crate::evening::keeper::Keeper;
use crate::evening::state::Mode;
use crate::record::Name;
use crate::serve::phones::{HandKey, PhoneId, Phones};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait for the first phone before saying why none may come.
const NOBODY: Duration = Duration::from_secs(30);

/// How much happened to the hand on phones since the person at the terminal last saw it; what is
/// more is told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Happened {
    Nothing,
    Entered,
    Finished,
    Ended,
}

/// Looks for what the terminal is told.
pub(super) struct Watcher {
    notices: Notices,
    phones: Arc<Mutex<Phones>>,
    /// When the door was opened; nothing once somebody came, or the reasons were told.
    waits_since: Option<Instant>,
    /// Whether a phone was seen.
    came: bool,
    /// Which phones asked for a seat, and for which.
    asked: Vec<(PhoneId, Name)>,
    /// The objections that were told.
    objected: Vec<PhoneNotice>,
    /// The hand and the version that the person at the terminal saw last.
    hand: Option<Arc<HandStart>>,
    version: u64,
    told: Happened,
    /// Whether it was told that a club's server did not take something.
    told_of_trouble: bool,
}

impl Watcher {
    pub(super) fn new(notices: Notices, phones: Arc<Mutex<Phones>>) -> Self {
        let came = with(&phones, |phones| phones.all().next().is_some());
        Self {
            notices,
            phones,
            waits_since: (!came).then(Instant::now),
            came,
            asked: Vec::new(),
            objected: Vec::new(),
            hand: None,
            version: 0,
            told: Happened::Nothing,
            told_of_trouble: false,
        }
    }

    /// Looks at the evening and at the phones.
    pub(super) fn look(&mut self, keeper: &Keeper) {
        self.look_at_evening(keeper);
        self.look_at_phones();
        self.look_at_objections(keeper);
        let is_in_trouble = keeper.trouble().is_some();
        if is_in_trouble && !self.told_of_trouble {
            self.notices.tell(PhoneNotice::NotTaken, None);
        }
        self.told_of_trouble = is_in_trouble;
    }

    fn look_at_evening(&mut self, keeper: &Keeper) {
        let version = keeper.version();
        let evening = keeper.evening();
        let now = evening.play().map(|play| &play.start);
        // Whoever enters something at the terminal has seen all before it.
        if keeper.giver().is_empty() || self.notices.seen() > self.version {
            self.told = Happened::Nothing;
            self.version = self.notices.seen();
        }
        if keeper.giver().is_empty() || self.version == version {
            self.hand = now.cloned();
            self.version = version;
            return;
        }
        let is_another = match (&self.hand, now) {
            (Some(before), Some(now)) => !Arc::ptr_eq(before, now),
            (Some(_), None) => true,
            // The evening begins.
            (None, _) => false,
        };
        let happened = match evening.mode {
            Mode::Left(_) => Happened::Ended,
            _ if is_another => Happened::Finished,
            _ => Happened::Entered,
        };
        if happened > self.told {
            self.told = happened;
            let who = keeper.giver().to_owned();
            let what = match happened {
                Happened::Ended => PhoneNotice::Ended(who),
                Happened::Finished => PhoneNotice::Finished(who),
                Happened::Nothing | Happened::Entered => PhoneNotice::Entered(who),
            };
            self.notices.tell(what, Some(version));
        }
    }

    fn look_at_phones(&mut self) {
        let (some, port, asked) = with(&self.phones, |phones| {
            let asked = phones
                .all()
                .filter_map(|(id, phone)| Some((id, phone.asks.clone()?)));
            let asked: Vec<(PhoneId, Name)> = asked.collect();
            (phones.all().next().is_some(), phones.port(), asked)
        });
        if some && !self.came {
            self.notices.tell(PhoneNotice::CameIn, None);
        }
        self.came = some;
        if some {
            self.waits_since = None;
        }
        if self
            .waits_since
            .is_some_and(|since| since.elapsed() >= NOBODY)
        {
            self.waits_since = None;
            let what = PhoneNotice::NobodyCame(port.unwrap_or_default());
            self.notices.tell(what, None);
        }
        for (id, name) in &asked {
            if !self.asked.contains(&(*id, name.clone())) {
                self.notices.tell(PhoneNotice::Asks(name.clone()), None);
            }
        }
        self.asked = asked;
    }

    fn look_at_objections(&mut self, keeper: &Keeper) {
        let in_play = keeper.evening().play().map(HandKey::in_play);
        let objected = with(&self.phones, |phones| {
            let each = phones.objections().iter().flat_map(|one| {
                let written = (in_play != Some(one.hand)).then_some(one.hand.number);
                let who = one.by.iter().cloned();
                who.map(move |who| PhoneNotice::Objects { who, written })
            });
            each.collect::<Vec<_>>()
        });
        for notice in &objected {
            if !self.objected.contains(notice) {
                self.notices.tell(notice.clone(), None);
            }
        }
        self.objected = objected;
    }
}

/// Reads something of the phones.
fn with<T>(phones: &Mutex<Phones>, read: impl FnOnce(&Phones) -> T) -> T {
    read(&phones.lock().unwrap_or_else(PoisonError::into_inner))
}
