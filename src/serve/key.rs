//! What lets a phone in: the key of an evening, the letters that stand for it, and cookies.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt::{self, Write as _};
use std::io;

/// A secret of 128 bits: the key of an evening, or the cookie of a phone.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

/// A secret is in no text for people who look for faults.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// Draws a secret from the system's random numbers.
    pub(crate) fn draw() -> io::Result<Self> {
        Ok(Self(URL_SAFE_NO_PAD.encode(random::<16>()?)))
    }

    /// Returns it as it stands in an address or a cookie: 22 letters, digits, `-` and `_`.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// Returns the hash by which it is kept.
    pub(crate) fn hash(&self) -> Hash {
        Hash::new(&self.0)
    }
}

/// The letters that are typed where the code cannot be scanned: eight of 32, which makes 40 bits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Letters(String);

/// No letter looks like another, or like a digit: there is no I, L, O or U.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// As a secret.
impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Letters")
    }
}

impl Letters {
    /// Draws eight letters from the system's random numbers.
    pub(crate) fn draw() -> io::Result<Self> {
        let letter = |byte: u8| ALPHABET.get(usize::from(byte % 32)).copied();
        let letters = random::<8>()?.into_iter().filter_map(letter);
        Ok(Self(letters.map(char::from).collect()))
    }

    /// Reads letters as people type them: in capitals, in groups, with O for 0 and I or L for 1.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let letter = |letter: char| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        };
        let parts = |letter: &char| letter.is_whitespace() || *letter == '-';
        let typed: String = text
            .chars()
            .filter(|letter| !parts(letter))
            .map(letter)
            .collect();
        let fits = typed.len() == 8 && typed.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then_some(Self(typed))
    }

    /// Returns them in two groups of four, as they are read aloud.
    pub(crate) fn grouped(&self) -> String {
        let (first, second) = self.0.split_at(4);
        format!("{first} {second}")
    }

    /// Returns the hash by which they are kept.
    pub(crate) fn hash(&self) -> Hash {
        Hash::new(&self.0)
    }
}

/// The hash of a secret. Hashes are compared, and no secret with another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hash(String);

impl Hash {
    /// Returns the hash of a text that may be a secret.
    pub(crate) fn new(text: &str) -> Self {
        let mut hex = String::with_capacity(64);
        for byte in Sha256::digest(text.as_bytes()) {
            let _ = write!(hex, "{byte:02x}");
        }
        Self(hex)
    }
}

/// Returns random bytes of the system.
fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes)
}
