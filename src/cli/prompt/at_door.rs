//! What the prompt knows of the phones' door.

use crate::cli::phones::{Notices, OpenDoor, PhoneWishes};
use crate::evening::told::Told;

/// What the prompt knows of the phones' door.
#[derive(Default)]
pub(super) struct PhonesAtPrompt {
    /// Whether phones may come in.
    pub(super) is_welcome: bool,
    pub(super) wishes: PhoneWishes,
    pub(super) door: Option<OpenDoor>,
    pub(super) notices: Option<Notices>,
    /// What is told only after the door was shown.
    pub(super) held: Option<Vec<Told>>,
}
