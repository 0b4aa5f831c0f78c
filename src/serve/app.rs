//! What every request sees, and who asks.

use super::agreed::Agreed;
use super::behind::BehindDoor;
use super::hall::Hall;
use super::key::Secret;
use super::phones::{HandKey, Phone, PhoneId, Phones, Visitor};
use super::snapshot::{Published, Snapshot, WhichEvening};
use super::taken::Taken;
use crate::evening::keeper::Keeper;
use crate::evening::shared::SharedKeeper;
use crate::evening::state::Mode;
use crate::words::Lang;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

/// Where a club's board is.
pub(super) const HALL: &str = "/hall";

/// How long a page waits for an evening that has not begun.
const FIRST: Duration = Duration::from_secs(2);

/// What every request sees.
#[derive(Clone)]
pub(super) struct App {
    /// The table's keeper; `None` where there is only a hall.
    pub(super) keeper: Option<SharedKeeper>,
    pub(super) published: Published,
    /// The club's board, if the table is one of a club.
    pub(super) hall: Option<Hall>,
    /// Keeps `published` open where nothing is ever published.
    _silent: Option<Arc<watch::Sender<Option<Arc<Snapshot>>>>>,
    phones: Arc<Mutex<Phones>>,
    /// Counts changes of the phones.
    pub(super) changed: Arc<watch::Sender<u64>>,
    pub(super) taken: Arc<Mutex<Taken>>,
    /// Who agreed to the hand that is to be confirmed.
    pub(super) agreed: Arc<Mutex<Agreed>>,
    /// Whether the session that was seen last was open.
    left_open: Arc<AtomicBool>,
    /// Whether the door is to be closed.
    pub(super) end: watch::Receiver<bool>,
    /// Where the table is reached.
    pub(super) address: SocketAddr,
    /// The name of the cookie, which has the port in it: cookies do not know ports.
    cookie: Arc<str>,
    /// Tells the versions of this run from those of the one before.
    pub(super) run: Arc<str>,
}

/// Somebody who asks.
#[derive(Clone, Debug)]
pub(super) struct Viewer {
    pub(super) id: PhoneId,
    pub(super) phone: Phone,
    pub(super) lang: Lang,
}

impl Viewer {
    /// True if this phone may enter something.
    pub(super) fn plays(&self) -> bool {
        !self.phone.seats.is_empty()
    }

    /// Returns whether this phone is somebody's.
    pub(super) fn is(&self, name: &str) -> bool {
        self.phone.seats.iter().any(|seat| seat == name)
    }

    /// Returns by whose name what it enters is kept: all of them, if the phone stands for several.
    pub(super) fn giver(&self) -> String {
        let names: Vec<&str> = self.phone.seats.iter().map(AsRef::as_ref).collect();
        names.join(", ")
    }
}

impl App {
    pub(super) fn new(
        behind: BehindDoor,
        phones: Arc<Mutex<Phones>>,
        address: SocketAddr,
        end: watch::Receiver<bool>,
    ) -> std::io::Result<Self> {
        let (keeper, published, silent) = if let Some((keeper, published)) = behind.table {
            (Some(keeper), published, None)
        } else {
            let (silent, published) = watch::channel(None);
            (None, published, Some(Arc::new(silent)))
        };
        Ok(Self {
            keeper,
            published,
            hall: behind.hall,
            _silent: silent,
            phones,
            changed: Arc::new(watch::channel(0).0),
            taken: Arc::default(),
            agreed: Arc::default(),
            left_open: Arc::default(),
            end,
            cookie: format!("dokbak-{}", address.port()).into(),
            address,
            run: Secret::draw()?.text().into(),
        })
    }

    /// Returns the phones, and lets nobody else change them meanwhile.
    pub(super) fn phones(&self) -> MutexGuard<'_, Phones> {
        self.phones.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells all phones that something about phones is new.
    pub(super) fn phones_changed(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Returns the evening as it is now; `None` before it is published the first time.
    pub(super) fn snapshot(&self) -> Option<Arc<Snapshot>> {
        self.published.borrow().clone()
    }

    /// Returns the hall if its board is at a place.
    pub(super) fn hall_at(&self, at: &str) -> Option<&Hall> {
        let path = at.split('?').next();
        let shows = self.keeper.is_none() || path == Some(HALL);
        self.hall.as_ref().filter(|_| shows)
    }

    /// Waits until there is something to see, the evening or the hall, for a moment at most.
    pub(super) async fn published_first(&self, hall: Option<&Hall>) {
        if let Some(hall) = hall {
            hall.look();
            let _ = timeout(FIRST, hall.clone().first()).await;
        } else if self.keeper.is_some() {
            let mut published = self.published.clone();
            let first = published.wait_for(Option::is_some);
            let _ = timeout(FIRST, first).await;
        }
    }

    /// Returns the number of what there is to see at the table or in the hall: another run, another
    /// evening or other phones make it another one, and in the hall other news.
    pub(super) fn number(&self, hall: Option<&Hall>) -> String {
        let evening = self.snapshot().map_or(0, |snapshot| snapshot.number);
        let (run, phones) = (&self.run, *self.changed.borrow());
        match hall {
            Some(hall) => format!("{run}.{evening}.{phones}.{}", hall.number()),
            None => format!("{run}.{evening}.{phones}"),
        }
    }

    /// Returns the hall if a number is that of its board.
    pub(super) fn hall_of(&self, number: &str) -> Option<&Hall> {
        let is_halls = number.matches('.').count() == 3;
        self.hall.as_ref().filter(|_| is_halls)
    }

    /// Does something where the keeper is, and returns what comes of it once what is new is
    /// published, so that the next page shows it; `None` if the keeper is gone.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Keeper) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, comes) = mpsc::channel();
        let (answer, answered) = oneshot::channel();
        // Whoever asked may be gone by the time either is done.
        let job = move |keeper: &mut Keeper| {
            let _ = done.send(job(keeper));
        };
        let after = move |_: &mut Keeper| {
            let _ = answer.send(comes.try_recv());
        };
        let keeper = self.keeper.as_ref()?;
        keeper.send(job).ok()?;
        keeper.send(after).ok()?;
        answered.await.ok()?.ok()
    }

    /// Returns the header that gives a phone its cookie.
    pub(super) fn set_cookie(&self, secret: &Secret) -> String {
        let (name, secret) = (&self.cookie, secret.text());
        format!("{name}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=172800")
    }

    /// Returns whose request this is.
    pub(super) fn visitor(&self, headers: &HeaderMap) -> Visitor {
        let cookies = headers.get_all(COOKIE).iter();
        let cookies = cookies.filter_map(|cookies| cookies.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        let ours = pairs.find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == &*self.cookie).then_some(value)
        });
        self.phones().visitor(ours)
    }

    /// Lets the cookies of another evening end, and objections to a hand that is disputed.
    pub(super) fn follow(&self) {
        let Some(now) = self.snapshot() else {
            return self.follow_hall();
        };
        let evening = match now.which() {
            WhichEvening::NotBegun => None,
            WhichEvening::Called(evening) => Some(evening),
            WhichEvening::Unknown => return,
        };
        let before = self.left_open.swap(
            now.session.as_ref().is_some_and(|session| !session.closed),
            Ordering::Relaxed,
        );
        let mut phones = self.phones();
        // A file that cannot be written keeps the phones of before: they are asked again.
        let _ = phones.play(evening, before);
        if let Mode::Dispute(dispute, _) = &now.evening.mode {
            let hand = HandKey::written(&dispute.written.hand);
            if !phones.objectors(hand).is_empty() {
                let _ = phones.go_over(hand);
            }
        }
    }

    /// Where there is only a hall, lets the cookies of those end who did not look since the program
    /// was started, when another evening begins.
    fn follow_hall(&self) {
        let Some(hall) = self.hall.as_ref().filter(|_| self.keeper.is_none()) else {
            return;
        };
        let evening = hall.last().and_then(|news| news.board.evening.clone());
        if let Some(evening) = evening {
            let _ = self.phones().play(Some(&evening.day.to_string()), true);
        }
    }

    /// Returns the phone that asks, if it was let in.
    pub(super) fn viewer(&self, headers: &HeaderMap) -> Option<Viewer> {
        self.follow();
        let Visitor::Phone(id) = self.visitor(headers) else {
            return None;
        };
        let mut phones = self.phones();
        phones.saw(id);
        let phone = phones.phone(id)?.clone();
        let lang = phone.lang().unwrap_or_else(|| accepted(headers));
        Some(Viewer { id, phone, lang })
    }
}

/// Returns the language that a browser asks for, or English if it asks for none of ours.
pub(super) fn accepted(headers: &HeaderMap) -> Lang {
    let header = headers.get(ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    let mut asked: Vec<(f32, Lang)> = header
        .unwrap_or_default()
        .split(',')
        .filter_map(|part| {
            let (tag, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let code = tag.trim().split('-').next()?.to_ascii_lowercase();
            let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((weight, Lang::of_code(&code)?))
        })
        .collect();
    // A stable sort: of equal weight, the one named first.
    asked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    asked.first().map_or(Lang::English, |(_, lang)| *lang)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_language_is_the_one_a_browser_wants_most() {
        for (header, lang) in [
            ("ko-KR,ko;q=0.9,en-US;q=0.8", Lang::Korean),
            ("fr, ja;q=0.4, en;q=0.3", Lang::Japanese),
            ("en;q=0.2,ja;q=0.9", Lang::Japanese),
            ("de", Lang::English),
            ("", Lang::English),
            ("KO", Lang::Korean),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(header));
            assert_eq!(accepted(&headers), lang, "{header}");
        }
    }
}
