//! Words of the prompt.
