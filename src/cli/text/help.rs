//! Help texts of the prompt.
