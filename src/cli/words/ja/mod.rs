//! Japanese.

pub(in crate::cli) use super::en::*;
