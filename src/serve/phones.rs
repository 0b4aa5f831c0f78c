//! The phones of an evening: who holds which, who waits to be let in, and what a restart keeps of
//! them.

mod kept;
mod objections;

pub(crate) use kept::{LostSeat, Phone, PhoneId};
pub(crate) use objections::{HandKey, Objections};

use super::key::{Hash, Letters, Secret};
use crate::evening::confirms::WhoConfirms;
use crate::record::Name;
use crate::words::Lang;
use kept::{Kept, seconds, write};
use std::collections::{HashSet, VecDeque};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How many phones an evening can have, boards included.
const PHONES: usize = 128;

/// How many letters may be typed wrongly in a minute.
const TRIES: usize = 5;

/// A minute.
const MINUTE: Duration = Duration::from_mins(1);

/// The phones of an evening.
#[derive(Debug)]
pub(crate) struct Phones {
    file: PathBuf,
    kept: Kept,
    key: Secret,
    letters: Letters,
    /// When letters were typed wrongly in the last minute.
    wrong: VecDeque<Instant>,
    /// Whether somebody is at the terminal, who is the referee then.
    terminal: bool,
    confirm: WhoConfirms,
    /// Whether an evening was played with this key.
    is_used: bool,
    /// The phones that asked for something since the program was started.
    present: HashSet<PhoneId>,
}

/// Whose a cookie is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visitor {
    /// A phone of this evening.
    Phone(PhoneId),
    /// A phone of an evening that is over.
    Over,
    /// A phone that was put out.
    PutOut,
    /// Nobody who was let in.
    Stranger,
}

/// How somebody comes in.
#[derive(Debug)]
pub(crate) enum CameIn {
    /// With this cookie.
    As(Secret),
    /// Not at all: that is neither the key nor the letters.
    Wrong,
    /// Not now: too many letters were wrong.
    TooOften,
    /// Not now: there are too many phones.
    Full,
}

impl Phones {
    /// Returns the phones of the table whose ledger is this file, with a new key.
    ///
    /// # Errors
    ///
    /// Fails if the system gives no random numbers, or the file that is kept cannot be read.
    pub(crate) fn beside(ledger: &Path) -> io::Result<Self> {
        let mut file = ledger.as_os_str().to_owned();
        file.push(".phones");
        let file = PathBuf::from(file);
        let kept = match fs::read(&file) {
            // What cannot be understood is as good as nothing: the phones scan once more.
            Ok(text) => serde_json::from_slice(&text).unwrap_or_default(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Kept::default(),
            Err(error) => return Err(error),
        };
        Ok(Self {
            file,
            kept,
            key: Secret::draw()?,
            letters: Letters::draw()?,
            wrong: VecDeque::new(),
            terminal: true,
            confirm: WhoConfirms::default(),
            is_used: false,
            present: HashSet::new(),
        })
    }

    /// Says whether somebody is at the terminal. Where nobody is, the phone that takes the first
    /// seat is the referee.
    pub(crate) fn attend_terminal(&mut self, terminal: bool) {
        self.terminal = terminal;
    }

    /// Says who confirms a hand.
    pub(crate) fn let_confirm(&mut self, confirm: WhoConfirms) {
        self.confirm = confirm;
    }

    /// Returns who confirms a hand.
    pub(crate) fn confirm(&self) -> WhoConfirms {
        self.confirm
    }

    /// Returns the key that the code has.
    pub(crate) fn key(&self) -> &Secret {
        &self.key
    }

    /// Returns the letters that stand for the key.
    pub(crate) fn letters(&self) -> &Letters {
        &self.letters
    }

    /// Returns the port that this evening had before, if it had one.
    pub(crate) fn port(&self) -> Option<u16> {
        (self.kept.port != 0).then_some(self.kept.port)
    }

    /// Keeps the port of this evening.
    pub(crate) fn keep_port(&mut self, port: u16) -> io::Result<()> {
        self.change(|kept| kept.port = port)
    }

    /// Says which evening is played; `None` before one has begun. The phones of another one are let
    /// in no more, and the key is new. If that one was left open, those that are at the table now
    /// stay: somebody just said that it does not go on.
    pub(crate) fn play(&mut self, evening: Option<&str>, left_open: bool) -> io::Result<()> {
        if self.kept.evening.as_deref() == evening {
            self.is_used |= evening.is_some();
            return Ok(());
        }
        let had = self.kept.evening.is_some();
        let present = std::mem::take(&mut self.present);
        self.change(|kept| {
            kept.evening = evening.map(str::to_owned);
            if had {
                let stays = |phone: &Phone| left_open && present.contains(&phone.id());
                let (here, over): (Vec<Phone>, Vec<Phone>) = kept.phones.drain(..).partition(stays);
                kept.phones = here;
                let over = over.into_iter().map(|phone| phone.cookie);
                kept.over = over.chain(kept.over.drain(..)).take(2 * PHONES).collect();
                kept.objections.clear();
            }
        })?;
        self.present = self.all().map(|(id, _)| id).collect();
        // The key is new whenever the program is started; nobody has played with it until now.
        let was_used = std::mem::replace(&mut self.is_used, evening.is_some());
        if had && was_used && !left_open {
            self.draw_key()
        } else {
            Ok(())
        }
    }

    /// Draws another key, so that the code that was shown lets nobody in.
    fn draw_key(&mut self) -> io::Result<()> {
        (self.key, self.letters) = (Secret::draw()?, Letters::draw()?);
        Ok(())
    }

    /// Returns whose a cookie is.
    pub(crate) fn visitor(&self, cookie: Option<&str>) -> Visitor {
        let Some(cookie) = cookie.map(Hash::new) else {
            return Visitor::Stranger;
        };
        let found = self.kept.phones.iter().find(|phone| phone.cookie == cookie);
        match found {
            Some(phone) => Visitor::Phone(phone.id()),
            None if self.kept.over.contains(&cookie) => Visitor::Over,
            None if self.kept.out.contains(&cookie) => Visitor::PutOut,
            None => Visitor::Stranger,
        }
    }

    /// Lets somebody in by the key, or by the letters as they were typed.
    pub(crate) fn come_in(&mut self, key: &str, now: Instant) -> io::Result<CameIn> {
        if self.kept.phones.len() >= PHONES {
            return Ok(CameIn::Full);
        }
        if Hash::new(key) != self.key.hash() {
            while self
                .wrong
                .front()
                .is_some_and(|at| now.duration_since(*at) >= MINUTE)
            {
                self.wrong.pop_front();
            }
            if self.wrong.len() >= TRIES {
                return Ok(CameIn::TooOften);
            }
            if Letters::parse(key).is_none_or(|typed| typed.hash() != self.letters.hash()) {
                self.wrong.push_back(now);
                return Ok(CameIn::Wrong);
            }
        }
        let cookie = Secret::draw()?;
        let number = self.kept.came;
        let phone = Phone {
            cookie: cookie.hash(),
            number,
            seats: Vec::new(),
            asks: None,
            lost: None,
            chose: false,
            lang: None,
            referee: false,
            seen: seconds(),
        };
        self.change(|kept| {
            kept.phones.push(phone);
            kept.came += 1;
        })?;
        self.present.insert(PhoneId(number));
        Ok(CameIn::As(cookie))
    }

    /// Returns a phone.
    pub(crate) fn phone(&self, id: PhoneId) -> Option<&Phone> {
        self.kept.phones.iter().find(|phone| phone.id() == id)
    }

    /// Returns all phones, in the order in which they came.
    pub(crate) fn all(&self) -> impl Iterator<Item = (PhoneId, &Phone)> {
        self.kept.phones.iter().map(|phone| (phone.id(), phone))
    }

    /// Returns whose phone is that of a player.
    pub(crate) fn holder(&self, name: &Name) -> Option<PhoneId> {
        let found = self.all().find(|(_, phone)| phone.seats.contains(name));
        found.map(|(id, _)| id)
    }

    /// Notes that a phone asked for something.
    pub(crate) fn saw(&mut self, id: PhoneId) {
        if let Some(phone) = self.kept.phone_mut(id) {
            phone.seen = seconds();
            self.present.insert(id);
        }
    }

    /// Lets a phone ask to be somebody's. The first phone of an evening is at once: nobody is in
    /// who could let it in, and the code was on the terminal alone.
    pub(crate) fn ask(&mut self, id: PhoneId, name: &Name) -> io::Result<()> {
        let first = self.kept.phones.iter().all(|phone| phone.seats.is_empty());
        let referee = first && !self.terminal;
        self.change_phone(id, |phone| {
            phone.chose = true;
            phone.lost = None;
            phone.referee |= referee;
            phone.asks = Some(name.clone()).filter(|name| !phone.seats.contains(name));
        })?;
        if first { self.let_in(id) } else { Ok(()) }
    }

    /// Lets a phone be whose it asks to be. An older phone of that name looks on from now on.
    pub(crate) fn let_in(&mut self, id: PhoneId) -> io::Result<()> {
        self.change(|kept| {
            let Some(name) = kept.phone_mut(id).and_then(|phone| phone.asks.take()) else {
                return;
            };
            for phone in &mut kept.phones {
                if phone.id() == id {
                    phone.lost = None;
                    phone.seats.push(name.clone());
                } else if phone.seats.contains(&name) {
                    phone.seats.retain(|seat| *seat != name);
                    phone.lost = Some(LostSeat::GivenOn(name.clone()));
                }
            }
        })
    }

    /// Says no to what a phone asks.
    pub(crate) fn refuse(&mut self, id: PhoneId) -> io::Result<()> {
        self.change_phone(id, |phone| {
            phone.lost = phone.asks.take().map(LostSeat::Refused);
            phone.chose = !phone.seats.is_empty();
        })
    }

    /// Lets a phone look on.
    pub(crate) fn look_on(&mut self, id: PhoneId) -> io::Result<()> {
        self.change_phone(id, |phone| {
            phone.seats.clear();
            phone.asks = None;
            phone.lost = None;
            phone.chose = true;
        })
    }

    /// Gives up one of the seats of a phone.
    pub(crate) fn leave(&mut self, id: PhoneId, name: &Name) -> io::Result<()> {
        self.change_phone(id, |phone| phone.seats.retain(|seat| seat != name))
    }

    /// Puts a phone out: it sees nothing any more, and the code that it knows lets nobody in.
    pub(crate) fn put_out(&mut self, id: PhoneId) -> io::Result<()> {
        self.change(|kept| {
            let out = kept.phones.extract_if(.., |phone| phone.id() == id);
            let out: Vec<Hash> = out.map(|phone| phone.cookie).collect();
            kept.out = out
                .into_iter()
                .chain(kept.out.drain(..))
                .take(PHONES)
                .collect();
        })?;
        self.draw_key()
    }

    /// Names the holder of a phone as a referee, or no more.
    pub(crate) fn name_referee(&mut self, id: PhoneId, referee: bool) -> io::Result<()> {
        self.change_phone(id, |phone| phone.referee = referee)
    }

    /// Notes that players object to a hand.
    pub(crate) fn object(&mut self, hand: HandKey, by: &[Name]) -> io::Result<()> {
        self.change(|kept| kept.objections.add(hand, by))
    }

    /// Takes back the objections of some players to a hand.
    pub(crate) fn take_back(&mut self, hand: HandKey, by: &[Name]) -> io::Result<()> {
        self.change(|kept| kept.objections.take_back(hand, by))
    }

    /// Drops all objections to a hand, over which the referee went.
    pub(crate) fn go_over(&mut self, hand: HandKey) -> io::Result<()> {
        self.change(|kept| kept.objections.drop_all(hand))
    }

    /// Returns who objects to a hand.
    pub(crate) fn objectors(&self, hand: HandKey) -> &[Name] {
        self.kept.objections.objectors(hand)
    }

    /// Returns all objections.
    pub(crate) fn objections(&self) -> &Objections {
        &self.kept.objections
    }

    /// Chooses the language of a phone.
    pub(crate) fn speak(&mut self, id: PhoneId, lang: Lang) -> io::Result<()> {
        self.change_phone(id, |phone| phone.lang = Some(lang.code().to_owned()))
    }

    /// Changes a phone.
    fn change_phone(&mut self, id: PhoneId, change: impl FnOnce(&mut Phone)) -> io::Result<()> {
        self.change(|kept| {
            if let Some(phone) = kept.phone_mut(id) {
                change(phone);
            }
        })
    }

    /// Changes what is kept, once the disk has it.
    fn change(&mut self, change: impl FnOnce(&mut Kept)) -> io::Result<()> {
        let mut kept = self.kept.clone();
        change(&mut kept);
        if kept != self.kept {
            write(&self.file, &serde_json::to_vec(&kept)?)?;
            self.kept = kept;
        }
        Ok(())
    }
}
