//! What a command prints in a terminal, row by row as it was written.

use super::{Dokbak, PROGRAM};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read as _;

/// What was printed in a terminal.
#[derive(Debug)]
pub(crate) struct Printed {
    /// Each line as it was written, escapes included.
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
        // Linux ends the reading with an error where nobody holds the other side any more.
        let _ = pair
            .master
            .try_clone_reader()
            .unwrap()
            .read_to_end(&mut raw);
        let text = String::from_utf8(raw).expect("what is told is UTF-8");
        let rows = text.lines().map(|row| {
            // How far long work is stands in a row that is written over.
            let row = row.trim_end_matches('\r');
            row.rsplit('\r').next().unwrap_or(row).to_owned()
        });
        Self {
            rows: rows.collect(),
            status: child.wait().unwrap().exit_code(),
        }
    }

    /// Returns the rows that are wider than the terminal, or end in blanks.
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

    /// Checks that no row is wider than the terminal, and none ends in blanks.
    #[track_caller]
    pub(crate) fn fits(&self, columns: u16) {
        let misfits = self.misfits(columns);
        assert!(misfits.is_empty(), "{misfits:#?} in {self:#?}");
    }
}
