//! Japanese.

pub(crate) use super::en::*;
