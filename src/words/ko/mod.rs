//! Korean.

pub(crate) use super::en::*;
