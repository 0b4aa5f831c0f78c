//! Lines about phones that appear above a question while it waits.

use crate::cli::facts::phones::PhoneNotice;
use crate::cli::terminal::prompter::PrintAbove;
use crate::cli::words::{Lang, say};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Tells the terminal of what happens on phones: at once while a question waits, otherwise before
/// the next one.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Notices {
    at: Arc<Mutex<Prompting>>,
    told: Sender<Notice>,
}

/// What the prompt does.
#[derive(Debug)]
struct Prompting {
    /// Whether a question waits.
    waits: bool,
    lang: Lang,
    /// The version of the evening whose question was asked last.
    seen: u64,
    /// What happened while no question waited.
    later: Vec<Notice>,
}

#[derive(Clone, Debug)]
struct Notice {
    what: PhoneNotice,
    /// The version of the evening that it is about, if it is about the evening.
    version: Option<u64>,
}

impl Notices {
    /// Returns notices that are printed by this, on a thread of its own: the terminal may be slow
    /// to take them.
    pub(in crate::cli) fn new(lang: Lang, mut print: PrintAbove) -> Self {
        let at = Arc::new(Mutex::new(Prompting {
            waits: false,
            lang,
            seen: 0,
            later: Vec::new(),
        }));
        let (told, tells) = channel::<Notice>();
        let prompting = Arc::clone(&at);
        thread::spawn(move || {
            for notice in tells {
                let mut at = held(&prompting);
                let lang = at.lang;
                if !at.waits {
                    at.later.push(notice);
                    continue;
                }
                let is_news = notice.version.is_none_or(|version| version > at.seen);
                drop(at);
                if is_news {
                    print(say!(lang, phone_notice(&notice.what)));
                }
            }
        });
        Self { at, told }
    }

    /// Tells something.
    pub(super) fn tell(&self, what: PhoneNotice, version: Option<u64>) {
        // The program is ending if nobody prints any more.
        let _ = self.told.send(Notice { what, version });
    }

    /// Returns the version of the evening that the person at the terminal has seen.
    pub(super) fn seen(&self) -> u64 {
        held(&self.at).seen
    }

    /// A question about this version of the evening is about to wait. Returns what happened
    /// meanwhile and is still news.
    pub(in crate::cli) fn waits(&self, version: u64, lang: Lang) -> Vec<PhoneNotice> {
        let mut at = held(&self.at);
        at.waits = true;
        at.lang = lang;
        at.seen = version;
        let later = std::mem::take(&mut at.later);
        let is_news = |notice: &Notice| notice.version.is_none_or(|at| at > version);
        let news = later.into_iter().filter(is_news);
        news.map(|notice| notice.what).collect()
    }

    /// No question waits any more.
    pub(in crate::cli) fn rests(&self) {
        held(&self.at).waits = false;
    }
}

fn held(at: &Mutex<Prompting>) -> MutexGuard<'_, Prompting> {
    at.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_notice_comes_at_once_or_before_the_next_question_unless_it_is_old_by_then() {
        let (print, printed) = channel();
        let print = move |line: String| print.send(line).unwrap();
        let notices = Notices::new(Lang::English, Box::new(print));
        let soon = Duration::from_secs(5);
        assert!(notices.waits(3, Lang::English).is_empty());
        notices.tell(PhoneNotice::Entered("Bo".to_owned()), Some(4));
        let line = printed.recv_timeout(soon).unwrap();
        assert_eq!(
            line,
            "Bo entered something on a phone. Enter shows how it stands."
        );
        // The question that waits shows version 3 already.
        notices.tell(PhoneNotice::Entered("Bo".to_owned()), Some(3));
        notices.tell(PhoneNotice::CameIn, None);
        assert!(
            printed
                .recv_timeout(soon)
                .unwrap()
                .starts_with("A phone is in.")
        );
        notices.rests();
        notices.tell(PhoneNotice::Finished("Bo".to_owned()), Some(5));
        notices.tell(PhoneNotice::Asks("Chul".into()), None);
        while held(&notices.at).later.len() < 2 {
            thread::yield_now();
        }
        let later = notices.waits(5, Lang::English);
        assert_eq!(later, [PhoneNotice::Asks("Chul".into())]);
    }
}
