//! Connections: how many there are, how long each may take, and how all of them end.

use super::full;
use axum::Extension;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

/// How many connections there may be at once.
const CONNECTIONS: usize = 128;

/// How long a phone may take to say what it wants.
const HEADER: Duration = Duration::from_secs(10);

/// How much of a request's header is read.
const HEADER_BYTES: usize = 16 * 1024;

/// How long connections may go on after the end.
const LAST_WORD: Duration = Duration::from_millis(700);

/// Answers whoever connects, until the end.
pub(super) async fn serve(listener: TcpListener, pages: Router, mut end: watch::Receiver<bool>) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => {
                let Ok(accepted) = accepted else {
                    // The system has no room for one more: others have to end first.
                    sleep(Duration::from_millis(100)).await;
                    continue;
                };
                accepted
            },
            _ = end.wait_for(|ended| *ended) => break,
        };
        let Ok(place) = Arc::clone(&room).try_acquire_owned() else {
            tokio::spawn(turn_away(stream));
            continue;
        };
        let (pages, end) = (pages.clone(), end.clone());
        tokio::spawn(async move {
            answer(stream, from, pages, end).await;
            drop(place);
        });
    }
    // What is being answered may be finished.
    let everybody = u32::try_from(CONNECTIONS).unwrap_or(u32::MAX);
    let _ = timeout(LAST_WORD, room.acquire_many(everybody)).await;
}

/// Answers what comes on one connection.
async fn answer(
    stream: TcpStream,
    from: SocketAddr,
    pages: Router,
    mut end: watch::Receiver<bool>,
) {
    let service = TowerToHyperService::new(pages.layer(Extension(ConnectInfo(from))));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = end.wait_for(|ended| *ended) => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(LAST_WORD, connection).await;
}

/// Says that there is no room, to a connection too many.
async fn turn_away(mut stream: TcpStream) {
    let _ = timeout(HEADER, stream.write_all(full::response().as_bytes())).await;
    let _ = stream.shutdown().await;
}
