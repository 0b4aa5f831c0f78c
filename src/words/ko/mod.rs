//! Korean.

pub(crate) mod particle;

pub(crate) use super::en::*;
