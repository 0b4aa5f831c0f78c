//! What a command prints in a terminal, row by row.

use super::{Dokbak, PROGRAM};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read as _;

/// What was printed in a terminal.
#[derive(Debug)]
pub(crate) struct Printed {
    /// Each line as written, including escapes.
    pub(crate) rows: Vec<String>,
    pub(crate) status: u32,
}

impl Printed {
    pub(super) fn of(dokbak: &Dokbak, rows: u16, columns: u16) -> Self {
        let size = PtySize {
            rows,
            cols: columns,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(dokbak.given());
        command.env_clear();
        for (name, value) in dokbak.env() {
            command.env(name, value);
        }
        command.cwd(dokbak.home());
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut raw = Vec::new();
        // On Linux, reading ends with an error once the other side is closed.
        let _ = pair
            .master
            .try_clone_reader()
            .unwrap()
            .read_to_end(&mut raw);
        let text = String::from_utf8(raw).expect("what is told is UTF-8");
        let rows = text.lines().map(|row| {
            // Progress is shown on a row that is overwritten.
            let row = row.trim_end_matches('\r');
            row.rsplit('\r').next().unwrap_or(row).to_owned()
        });
        Self {
            rows: rows.collect(),
            status: child.wait().unwrap().exit_code(),
        }
    }

    /// Returns the rows that are wider than the terminal or end in blanks.
    pub(crate) fn misfits(&self, columns: u16) -> Vec<String> {
        let rows = self
            .rows
            .iter()
            .map(|row| console::strip_ansi_codes(row).into_owned());
        let misfit = |row: &String| {
            console::measure_text_width(row) > usize::from(columns) || row.trim_end() != row
        };
        rows.filter(misfit).collect()
    }

    /// Checks that no row is wider than the terminal or ends in blanks.
    #[track_caller]
    pub(crate) fn fits(&self, columns: u16) {
        let misfits = self.misfits(columns);
        assert!(misfits.is_empty(), "{misfits:#?} in {self:#?}");
    }
}
