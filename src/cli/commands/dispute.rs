//! `dokbak dispute`: argues about a written hand, and corrects it if the table agrees.

use super::play::source;
use crate::cli::args::DisputeArgs;
use crate::cli::error::{Failure, Status, Wants};
use crate::cli::opened::{older, opened_to_play};
use crate::cli::prompt::{EveningPrompt, PromptWishes};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::report::session::also_called;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &DisputeArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let source = source(args.script.as_deref(), Wants::Dispute, screen)?;
    if let Some(older) = older(path)? {
        older.find_hand(args.hand, None)?;
    }
    let ledger = opened_to_play(screen, path)?;
    let hand = ledger.find_hand(args.hand, None)?;
    let called = ledger.hand_called(&hand.name())?;
    if let Some(other) = also_called(&ledger, args.hand, &called, None)? {
        screen.prose(&say!(screen.lang(), shown_by_entry(&called, &other)))?;
    }
    EveningPrompt::new(ledger, source, screen, PromptWishes::default()).dispute(hand.id)
}
