//! Takes the URL of a server apart as libpq does, so that its password is in no other part, and
//! writes the parts again.

use super::bad_address::BadAddress;
use std::fmt::Write as _;

/// The parts of a URL, decoded.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct UrlParts {
    pub(super) user: Option<String>,
    pub(super) password: Option<String>,
    /// The servers and their ports, as they were written.
    pub(super) servers: String,
    pub(super) database: Option<String>,
    pub(super) options: Vec<(String, String)>,
}

impl UrlParts {
    /// Takes a URL apart. Errors: it is no `postgresql://` URL.
    pub(super) fn parse(text: &str) -> Result<Self, BadAddress> {
        let (scheme, rest) = text.trim().split_once("://").ok_or(BadAddress::NoUrl)?;
        let scheme = scheme.to_ascii_lowercase();
        if !["postgresql", "postgres"].contains(&scheme.as_str()) {
            return Err(BadAddress::NoUrl);
        }
        let (who, rest) = split_who(rest);
        let (user, password) = match who.split_once(':') {
            Some((user, password)) => (user, Some(decoded(password)?)),
            None => (who, None),
        };
        let user = (!user.is_empty()).then(|| decoded(user)).transpose()?;
        let (rest, options) = rest.split_once('?').unwrap_or((rest, ""));
        let (servers, database) = rest.split_once('/').unwrap_or((rest, ""));
        if database.contains('@') {
            // A `/` in the password has ended the user and the servers.
            return Err(BadAddress::NoUrl);
        }
        let options = options.split('&').filter(|option| !option.is_empty());
        let mut parts = Self {
            user,
            password,
            servers: servers.to_owned(),
            database: (!database.is_empty())
                .then(|| decoded(database))
                .transpose()?,
            options: Vec::new(),
        };
        for option in options {
            let (key, value) = option.split_once('=').ok_or(BadAddress::NoUrl)?;
            parts.set(decoded(key)?, decoded(value)?);
        }
        Ok(parts)
    }

    /// Sets what an option of the URL names.
    fn set(&mut self, key: String, value: String) {
        match key.as_str() {
            "user" => self.user = Some(value),
            "password" => self.password = Some(value),
            "dbname" => self.database = Some(value),
            _ => self.options.push((key, value)),
        }
    }

    /// Returns the URL of the servers and the options, without who asks for which database.
    pub(super) fn servers_and_options(&self) -> String {
        let pairs = self.options.iter();
        let pairs = pairs.map(|(key, value)| format!("{}={}", encoded(key), encoded(value)));
        let options: Vec<String> = pairs.collect();
        format!("postgresql://{}?{}", self.servers, options.join("&"))
    }
}

/// Splits the part of a URL after its scheme before the servers. What stands there may have a `?`,
/// and a password an `@` that nobody encoded; a `/` ends it.
fn split_who(rest: &str) -> (&str, &str) {
    let Some(at) = rest.find(['@', '/']) else {
        return ("", rest);
    };
    let Some(servers) = rest[at..].strip_prefix('@') else {
        return ("", rest);
    };
    let end = servers.find(['/', '?']).unwrap_or(servers.len());
    let at = at + servers[..end].rfind('@').map_or(0, |more| more + 1);
    (&rest[..at], &rest[at + 1..])
}

/// Replaces `%41` and the like by the characters that they stand for.
fn decoded(text: &str) -> Result<String, BadAddress> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%');
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        if let Some(code) = code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            bytes.push(code);
            rest = after.get(2..).unwrap_or_default();
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).map_err(|_| BadAddress::NoUrl)
}

/// Writes a part of a URL so that it is read as the same.
pub(super) fn encoded(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_alphanumeric() || "-._~".contains(letter) {
            written.push(letter);
        } else {
            let mut bytes = [0; 4];
            for byte in letter.encode_utf8(&mut bytes).bytes() {
                let _ = write!(written, "%{byte:02X}");
            }
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{UrlParts, decoded, encoded};
    use crate::ledger::postgres::BadAddress;

    #[test]
    fn a_password_is_in_no_other_part() {
        for (url, password) in [
            ("postgresql://table3:pw@club:1/hwatu", "pw"),
            ("postgresql://table3:pa?ss@club:1/hwatu", "pa?ss"),
            ("postgresql://table3:p@ss@club:1/hwatu", "p@ss"),
            ("postgresql://table3:p:ss@club:1/hwatu", "p:ss"),
            ("postgresql://table3:%ED%95%9C%2F@club:1/hwatu", "한/"),
            ("POSTGRESQL://table3:pw@club:1/hwatu", "pw"),
            ("postgres://table3@club:1/hwatu?password=p@ss", "p@ss"),
            ("postgres://table3@club:1/hwatu?passwor%64=hush", "hush"),
            ("postgres://club:1/hwatu?user=table3&password=p@ss", "p@ss"),
            ("postgres://club:1?user=table3&dbname=hwatu&password=p", "p"),
        ] {
            let due = UrlParts {
                user: Some("table3".to_owned()),
                password: Some(password.to_owned()),
                servers: "club:1".to_owned(),
                database: Some("hwatu".to_owned()),
                options: Vec::new(),
            };
            assert_eq!(UrlParts::parse(url).unwrap(), due, "{url}");
        }
        // A `/` must be written `%2F`: what follows would be taken for the database.
        let url = "postgresql://table3:12/ss@club/hwatu";
        assert_eq!(UrlParts::parse(url), Err(BadAddress::NoUrl));
    }

    #[test]
    fn what_is_encoded_is_decoded_to_the_same() {
        for text in ["table3", "a b", "동호회", "p@s/s?&=%41#", "/var/run"] {
            assert_eq!(decoded(&encoded(text)).as_deref(), Ok(text));
        }
        assert_eq!(encoded("동 @"), "동%20%40");
    }
}
