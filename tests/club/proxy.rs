//! A network between laptops and the server that breaks where a test says.

use crate::server::free_port;
use std::io::{Read, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// Where a connection breaks, seen from the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Before the server gets the statement.
    Before,
    /// After the server answered it, before the laptop gets the answer.
    After,
}

/// What breaks a connection: a statement with this text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    pub(crate) at: &'static str,
    pub(crate) when: When,
    /// How often such a statement passes before.
    pub(crate) passes: u32,
    /// How often it happens.
    pub(crate) times: u32,
}

/// What happens when a connection breaks, before it does.
type Accident = Box<dyn FnMut() + Send>;

struct Plan {
    cut: Cut,
    passes: AtomicU32,
    left: AtomicU32,
    accident: Mutex<Accident>,
    /// Whether statements are looked at.
    is_armed: AtomicBool,
    /// Whether nobody is connected any more after a connection broke.
    stays_away: bool,
    is_away: AtomicBool,
}

/// Listens for laptops, and connects them with the server until a connection breaks.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    plan: Arc<Plan>,
}

impl Proxy {
    pub(crate) fn to(server: u16, cut: Cut, accident: impl FnMut() + Send + 'static) -> Self {
        Self::new(server, cut, accident, false)
    }

    /// Returns a network that breaks once after it is [armed](Self::arm), and is away then until it is
    /// [back](Self::back).
    pub(crate) fn at_will(server: u16, at: &'static str, when: When) -> Self {
        let cut = Cut {
            at,
            when,
            passes: 0,
            times: 1,
        };
        Self::new(server, cut, || {}, true)
    }

    /// Breaks with the next statement.
    pub(crate) fn arm(&self) {
        self.plan.is_armed.store(true, Ordering::SeqCst);
    }

    /// Connects no laptop from now on.
    pub(crate) fn leave(&self) {
        self.plan.is_away.store(true, Ordering::SeqCst);
    }

    /// Connects laptops again.
    pub(crate) fn back(&self) {
        self.plan.is_away.store(false, Ordering::SeqCst);
    }

    fn new(
        server: u16,
        cut: Cut,
        accident: impl FnMut() + Send + 'static,
        stays_away: bool,
    ) -> Self {
        let port = free_port();
        let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
        let plan = Arc::new(Plan {
            cut,
            passes: AtomicU32::new(cut.passes),
            left: AtomicU32::new(cut.times),
            accident: Mutex::new(Box::new(accident)),
            is_armed: AtomicBool::new(!stays_away),
            stays_away,
            is_away: AtomicBool::new(false),
        });
        let own = Arc::clone(&plan);
        // It waits for laptops until the tests end.
        thread::spawn(move || {
            for laptop in listener.incoming().map_while(Result::ok) {
                if own.is_away.load(Ordering::SeqCst) {
                    continue;
                }
                if let Ok(server) = TcpStream::connect(("127.0.0.1", server)) {
                    connect(laptop, server, &own);
                }
            }
        });
        Self { port, plan }
    }

    /// Returns how often a connection was cut.
    pub(crate) fn cuts(&self) -> u32 {
        self.plan.cut.times - self.plan.left.load(Ordering::SeqCst)
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgresql://postgres@127.0.0.1:{}/{database}", self.port)
    }
}

impl Plan {
    /// Returns whether a connection breaks with what the laptop sends.
    fn breaks(&self, sent: &[u8]) -> bool {
        let text = self.cut.at.as_bytes();
        let is_there = sent.windows(text.len()).any(|part| part == text);
        let fewer = |left: u32| left.checked_sub(1);
        let order = Ordering::SeqCst;
        let breaks = is_there
            && self.is_armed.load(order)
            && self.passes.fetch_update(order, order, fewer).is_err()
            && self.left.fetch_update(order, order, fewer).is_ok();
        if breaks && self.stays_away {
            self.is_away.store(true, order);
        }
        breaks
    }
}

/// Passes on what the laptop and the server say.
fn connect(laptop: TcpStream, server: TcpStream, plan: &Arc<Plan>) {
    // The thread that passes on answers gives none after the connection is to break.
    let is_broken = Arc::new(Mutex::new(false));
    let (mut to_laptop, mut from_server) =
        (laptop.try_clone().unwrap(), server.try_clone().unwrap());
    let (own, broken) = (Arc::clone(plan), Arc::clone(&is_broken));
    thread::spawn(move || {
        let mut bytes = vec![0; 65536];
        while let Ok(much @ 1..) = from_server.read(&mut bytes) {
            if *broken.lock().unwrap() {
                own.accident.lock().unwrap()();
                break;
            }
            if to_laptop.write_all(&bytes[..much]).is_err() {
                break;
            }
        }
        end(&to_laptop, &from_server);
    });
    let (own, mut from_laptop, mut to_server) = (Arc::clone(plan), laptop, server);
    thread::spawn(move || {
        let mut bytes = vec![0; 65536];
        while let Ok(much @ 1..) = from_laptop.read(&mut bytes) {
            let sent = &bytes[..much];
            if own.breaks(sent) {
                if own.cut.when == When::Before {
                    own.accident.lock().unwrap()();
                    break;
                }
                *is_broken.lock().unwrap() = true;
            }
            if to_server.write_all(sent).is_err() {
                break;
            }
        }
        end(&from_laptop, &to_server);
    });
}

fn end(laptop: &TcpStream, server: &TcpStream) {
    let _ = laptop.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Both);
}
