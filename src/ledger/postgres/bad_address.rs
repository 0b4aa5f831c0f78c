//! What is no address of a club's server.

/// Why a text is not the address of a club's server. No password is in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadAddress {
    /// It is no `postgresql://` URL.
    #[error("this is not an address like postgresql://table3@club.example/hwatu")]
    NoUrl,
    /// The URL names no server.
    #[error("the address names no server")]
    NoHost,
    /// The URL names no user.
    #[error("the address names no user")]
    NoUser,
    /// The value of `sslmode` is unknown.
    #[error("`sslmode={0}` is unknown; use verify-full, or disable")]
    BadMode(String),
}
