//! A seal: the number and hash of an entry. A seal that others keep vouches for the entry and all
//! entries before it.
//!
//! An entry's original seal is the one that the entry has in the ledger that first wrote it. An
//! import carries the original seal along, so it identifies an entry in every ledger.

use super::EntryId;
use rusqlite::Row;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The number and the hash of an entry, written `572:d50c9abf…` with all 64 digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seal {
    /// The number of the entry.
    pub entry: EntryId,
    /// The hash of the entry, as 64 lowercase hexadecimal digits.
    pub hash: String,
}

/// The text is not a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "write the entry and its whole hash, as `dokbak seal` prints them: NUMBER:HASH, with 64 digits and letters from a to f"
)]
pub struct BadSeal;

impl FromStr for Seal {
    type Err = BadSeal;

    fn from_str(text: &str) -> Result<Self, BadSeal> {
        let (entry, hash) = text.trim().split_once(':').ok_or(BadSeal)?;
        let digits = !entry.is_empty() && entry.bytes().all(|byte| byte.is_ascii_digit());
        let entry = entry.parse().map_err(|_| BadSeal)?;
        if !digits || entry < 1 {
            return Err(BadSeal);
        }
        Ok(Self {
            entry: EntryId(entry),
            hash: whole_hash(hash)?,
        })
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}", self.entry, self.hash)
    }
}

impl TryFrom<String> for Seal {
    type Error = BadSeal;

    fn try_from(text: String) -> Result<Self, BadSeal> {
        text.parse()
    }
}

/// Returns a hash of 64 hexadecimal digits in lowercase. Errors: the text is not such a hash.
fn whole_hash(text: &str) -> Result<String, BadSeal> {
    let whole = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    whole.then(|| text.to_ascii_lowercase()).ok_or(BadSeal)
}

impl From<Seal> for String {
    fn from(seal: Seal) -> Self {
        seal.to_string()
    }
}

impl Seal {
    /// The columns from which `from_row` reads an entry's original seal.
    pub(super) const FIRST: &str = "CASE kind WHEN 'import' THEN json_extract(body, '$.id') ELSE id END, coalesce(origin, hash)";

    /// Reads a seal from two columns of a row, starting at `first`.
    pub(super) fn from_row(row: &Row<'_>, first: usize) -> rusqlite::Result<Self> {
        Ok(Self {
            entry: EntryId(row.get(first)?),
            hash: row.get(first + 1)?,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop where it fails")]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_a_number_and_a_whole_hash() {
        let hash = "0123456789abcdef".repeat(4);
        let seal: Seal = format!("572:{hash}").parse().unwrap();
        assert_eq!((seal.entry, &seal.hash), (EntryId(572), &hash));
        assert_eq!(seal.to_string(), format!("572:{hash}"));
        let typed = format!(" 572:{}\n", hash.to_uppercase());
        assert_eq!(typed.parse(), Ok(seal));
        for bad in [
            String::new(),
            "572".to_owned(),
            hash.clone(),
            format!("0:{hash}"),
            format!("-1:{hash}"),
            format!("+1:{hash}"),
            format!(":{hash}"),
            format!("99999999999999999999:{hash}"),
            format!("572:{}", &hash[1..]),
            format!("572:{hash}0"),
            format!("572:{}g", &hash[1..]),
            format!("572: {hash}"),
        ] {
            assert_eq!(bad.parse::<Seal>(), Err(BadSeal), "{bad}");
        }
    }
}
