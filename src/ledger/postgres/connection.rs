//! A connection whose answers are not waited for without end: a server that is silent for too
//! long has lost it. Nothing is cancelled there.

use super::warnings::Warnings;
use rustls::ClientConfig;
use std::future::{Future, poll_fn};
use std::io;
use std::pin::{Pin, pin};
use std::task::{Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How long a server may take to hear that a connection ends.
const GOOD_BYE: Duration = Duration::from_secs(1);

/// Passes on what is sent and what comes; ends with the connection.
type Driver = Pin<Box<dyn Future<Output = Result<(), Error>> + Send>>;

/// A connection with a server.
pub(super) struct Connection {
    // A client that is gone ends the connection.
    client: Option<Client>,
    driver: Option<Driver>,
    runtime: Runtime,
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum NoAnswer {
    /// The server or the system says why.
    Told(Error),
    /// The server was silent for this long.
    Silent(Duration),
    /// The system has no means to wait for a server.
    NoMeans(io::Error),
}

impl From<Error> for NoAnswer {
    fn from(error: Error) -> Self {
        Self::Told(error)
    }
}

impl Connection {
    /// Connects, and lets the user in, within a time.
    pub(super) fn open(
        config: &Config,
        encryption: Option<ClientConfig>,
        within: Duration,
        warnings: Warnings,
    ) -> Result<Self, NoAnswer> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(NoAnswer::NoMeans)?;
        let opened = runtime.block_on(timeout_in(within, async {
            if let Some(encryption) = encryption {
                let tls = MakeRustlsConnect::new(encryption);
                let (client, connection) = config.connect(tls).await?;
                Ok((client, driven(connection, warnings)))
            } else {
                let (client, connection) = config.connect(NoTls).await?;
                Ok((client, driven(connection, warnings)))
            }
        }));
        match opened.unwrap_or(Err(NoAnswer::Silent(within))) {
            Ok((client, driver)) => Ok(Self {
                client: Some(client),
                driver: Some(driver),
                runtime,
            }),
            Err(none) => {
                // The system may still look for the server's name, which nobody waits for.
                runtime.shutdown_background();
                Err(none)
            }
        }
    }

    /// Asks the server. It may be silent for as long as `within`, and its answer may be long.
    pub(super) fn ask<T>(
        &mut self,
        within: Duration,
        ask: impl AsyncFnOnce(&Client) -> Result<T, Error>,
    ) -> Result<T, NoAnswer> {
        let (Some(client), driver) = (&self.client, &mut self.driver) else {
            return Err(NoAnswer::Silent(within));
        };
        let answer = self.runtime.block_on(async {
            let mut answer = pin!(ask(client));
            let mut silence = pin!(sleep(within));
            poll_fn(|cx| {
                if silence.as_mut().poll(cx).is_ready() {
                    return Poll::Ready(Err(NoAnswer::Silent(within)));
                }
                if let Some(running) = driver
                    && let Poll::Ready(ended) = running.as_mut().poll(cx)
                {
                    *driver = None;
                    if let Err(error) = ended {
                        return Poll::Ready(Err(NoAnswer::Told(error)));
                    }
                }
                if let Poll::Ready(answer) = answer.as_mut().poll(cx) {
                    return Poll::Ready(answer.map_err(NoAnswer::Told));
                }
                // Whatever woke this up was sent or came.
                silence.as_mut().reset(Instant::now() + within);
                silence
                    .as_mut()
                    .poll(cx)
                    .map(|()| Err(NoAnswer::Silent(within)))
            })
            .await
        });
        if matches!(answer, Err(NoAnswer::Silent(_))) {
            // The server is not told: nothing may be sent after what it has not answered.
            self.driver = None;
        }
        answer
    }

    /// Returns whether the connection has ended.
    pub(super) fn has_ended(&self) -> bool {
        self.driver.is_none() || self.client.as_ref().is_none_or(Client::is_closed)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.client = None;
        if let Some(driver) = self.driver.take() {
            let _ = self.runtime.block_on(timeout_in(GOOD_BYE, driver));
        }
    }
}

/// Waits for something for as long as `within`; `None` if it is not there then.
async fn timeout_in<T>(within: Duration, what: impl Future<Output = T>) -> Option<T> {
    timeout(within, what).await.ok()
}

/// Returns what drives a connection, and keeps the server's warnings.
fn driven<S, T>(mut connection: tokio_postgres::Connection<S, T>, warnings: Warnings) -> Driver
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    Box::pin(poll_fn(move |cx| {
        loop {
            match ready!(connection.poll_message(cx)) {
                Some(Ok(AsyncMessage::Notice(notice))) => warnings.keep(notice.message()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Poll::Ready(Err(error)),
                None => return Poll::Ready(Ok(())),
            }
        }
    }))
}
