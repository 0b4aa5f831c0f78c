//! What a club's database has: three tables for the chain, one for the hall, and the rights of
//! those who write and of those who read.

use super::super::server_fault::ServerFault;
use super::connect::PostgresServer;
use super::fault::fault;

/// The version of the tables.
pub const FORMAT: &str = "1";

/// The roles of a club: every table's user is a member of one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubRoles {
    /// Reads and appends.
    pub table: String,
    /// Reads.
    pub reader: String,
}

impl Default for ClubRoles {
    fn default() -> Self {
        Self {
            table: "dokbak_table".to_owned(),
            reader: "dokbak_reader".to_owned(),
        }
    }
}

/// The statements that make the tables. One row of `ledger` is what a writer locks; `entry` has
/// the columns of a ledger's file.
const TABLES: [&str; 6] = [
    "CREATE SCHEMA dokbak",
    "CREATE TABLE dokbak.ledger (
        id bigint PRIMARY KEY CHECK (id = 1),
        bump bigint NOT NULL DEFAULT 0)",
    "CREATE TABLE dokbak.entry (
        id bigint PRIMARY KEY CHECK (id > 0),
        kind text NOT NULL,
        session bigint,
        at text NOT NULL,
        engine text NOT NULL,
        prev text NOT NULL UNIQUE,
        body text NOT NULL,
        hash text NOT NULL UNIQUE)",
    "CREATE TABLE dokbak.meta (
        key text PRIMARY KEY,
        value text NOT NULL)",
    "CREATE TABLE dokbak.playing (
        table_name text PRIMARY KEY,
        at timestamptz NOT NULL,
        state text NOT NULL)",
    "INSERT INTO dokbak.ledger (id) VALUES (1)",
];

impl PostgresServer {
    /// Makes an empty club in the database: tables, the two roles unless they exist, and their
    /// rights. `writes` is the oldest program that may write, such as `0.3`. All of it is made, or
    /// nothing.
    /// Errors: the database has a club, or holds text in another encoding than UTF-8; the user may
    /// not make tables or roles.
    pub fn create(&mut self, roles: &ClubRoles, writes: &str) -> Result<(), ServerFault> {
        let encoding = self.text("SELECT current_setting('server_encoding')")?;
        if encoding != "UTF8" {
            return Err(ServerFault::Encoding(encoding));
        }
        if self.has_club()? {
            return Err(ServerFault::HasClub);
        }
        self.check_role_maker(roles)?;
        let mut statements = vec!["BEGIN".to_owned()];
        for role in [&roles.table, &roles.reader] {
            if !self.has_role(role)? {
                statements.push(format!("CREATE ROLE {} NOLOGIN", quoted(role)));
            }
        }
        statements.extend(TABLES.iter().map(|one| (*one).to_owned()));
        let (table, reader) = (quoted(&roles.table), quoted(&roles.reader));
        let meta = [("format", FORMAT), ("writes", writes)];
        statements.extend(meta.iter().map(|(key, value)| {
            let value = literal(value);
            format!("INSERT INTO dokbak.meta (key, value) VALUES ('{key}', {value})")
        }));
        statements.extend([
            "REVOKE ALL ON SCHEMA dokbak FROM PUBLIC".to_owned(),
            format!("GRANT USAGE ON SCHEMA dokbak TO {table}, {reader}"),
            format!("GRANT SELECT ON ALL TABLES IN SCHEMA dokbak TO {table}, {reader}"),
            format!("GRANT INSERT ON dokbak.entry TO {table}"),
            // Locking the row takes a right to update; this column means nothing.
            format!("GRANT UPDATE (bump) ON dokbak.ledger TO {table}"),
            format!("GRANT INSERT, UPDATE, DELETE ON dokbak.playing TO {table}"),
            "COMMIT".to_owned(),
        ]);
        let made = self.with(async |client| client.batch_execute(&statements.join(";\n")).await);
        if made.is_err() {
            let _ = self.with(async |client| client.batch_execute("ROLLBACK").await);
            // Somebody else made one at the same time.
            if self.has_club() == Ok(true) {
                return Err(ServerFault::HasClub);
            }
        }
        made
    }

    /// Returns whether the database has a club's tables.
    pub fn has_club(&mut self) -> Result<bool, ServerFault> {
        let query = "SELECT (to_regclass('dokbak.entry') IS NOT NULL)::text";
        Ok(self.text(query)? == "true")
    }

    /// Errors: a role is missing that this user may not make.
    fn check_role_maker(&mut self, roles: &ClubRoles) -> Result<(), ServerFault> {
        let query =
            "SELECT (rolsuper OR rolcreaterole)::text FROM pg_roles WHERE rolname = current_user";
        if self.text(query)? == "true" {
            return Ok(());
        }
        for role in [&roles.table, &roles.reader] {
            if !self.has_role(role)? {
                return Err(ServerFault::NoRole(role.clone()));
            }
        }
        Ok(())
    }

    fn has_role(&mut self, role: &str) -> Result<bool, ServerFault> {
        let role = literal(role);
        let query = format!("SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = {role})::text");
        Ok(self.text(&query)? == "true")
    }

    /// Returns the oldest program that may write to the club, such as `0.3`.
    /// Errors: no club; tables of another version.
    pub fn writes(&mut self) -> Result<String, ServerFault> {
        let format = self.meta("format")?;
        if format != FORMAT {
            return Err(ServerFault::NewerTables(format));
        }
        self.meta("writes")
    }

    /// Sets the oldest program that may write to the club.
    /// Errors: the user does not own the club's tables.
    pub fn set_writes(&mut self, writes: &str) -> Result<(), ServerFault> {
        let value = literal(writes);
        let query = format!("UPDATE dokbak.meta SET value = {value} WHERE key = 'writes'");
        self.with(async |client| client.batch_execute(&query).await)
    }

    fn meta(&mut self, key: &str) -> Result<String, ServerFault> {
        let key = literal(key);
        let query =
            format!("SELECT coalesce((SELECT value FROM dokbak.meta WHERE key = {key}), '')");
        self.text(&query)
    }

    /// Returns the text that a query finds in its only row.
    pub(super) fn text(&mut self, query: &str) -> Result<String, ServerFault> {
        let row = self.with(async |client| client.query_typed_one(query, &[]).await)?;
        row.try_get(0).map_err(|error| fault(&error))
    }
}

/// Writes a name as an SQL identifier.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Writes a text as an SQL literal, whatever `standard_conforming_strings` says.
fn literal(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('\'', "''");
    format!("E'{text}'")
}

#[cfg(test)]
mod tests {
    use super::{literal, quoted};

    #[test]
    fn names_and_texts_cannot_leave_their_quotes() {
        assert_eq!(quoted(r#"a"; DROP"#), r#""a""; DROP""#);
        assert_eq!(literal(r"it's \' so"), r"E'it''s \\'' so'");
    }
}
