//! Tells the address of a server from the path of a file.

/// The schemes of `PostgreSQL`, of which an address may lack the slashes.
const SCHEMES: [&str; 2] = ["postgresql:", "postgres:"];

/// Returns whether a text is meant as the address of a server, well written or not, and not as a
/// path. It may have a password, so it is not shown as it is.
pub fn means_server(text: &str) -> bool {
    let text = text.trim_start().to_ascii_lowercase();
    SCHEMES.iter().any(|scheme| text.starts_with(scheme))
        || text.split_once("://").is_some_and(|(scheme, _)| {
            // A drive of Windows has one letter.
            scheme.len() > 1
                && scheme.starts_with(|first: char| first.is_ascii_alphabetic())
                && scheme
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || "+-.".contains(letter))
        })
}

#[cfg(test)]
mod tests {
    use super::means_server;

    #[test]
    fn an_address_is_known_however_it_is_spelled() {
        for address in [
            "postgresql://table3@club.example/hwatu",
            "postgres://table3@club.example/hwatu",
            "POSTGRESQL://table3:pw@club.example/hwatu",
            " postgresql://table3:pw@club.example/hwatu",
            "postgresql:table3:pw@club.example/hwatu",
            "Postgres:/table3:pw@club.example/hwatu",
            "postgressql://table3:pw@club.example/hwatu",
            "mysql://table3:pw@club.example/hwatu",
        ] {
            assert!(means_server(address), "{address}");
        }
        for path in [
            "club.db",
            "/srv/club.db",
            "C:\\club.db",
            "C://club.db",
            "postgresql",
        ] {
            assert!(!means_server(path), "{path}");
        }
    }
}
