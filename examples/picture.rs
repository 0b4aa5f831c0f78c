//! Draws the picture of an evening in the README: plays keys to the program in a terminal, and
//! writes what the terminal shows as an SVG to the standard output.
//!
//! `cargo build && cargo run --example picture > docs/evening.svg`

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::error::Error;
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use vt100::{Color, Parser, Screen};

/// What is typed, each with Enter; the last question stays open.
const TYPED: [&str; 5] = [
    "Ann Bo Chul",
    "korean",
    "100 KRW",
    "12",
    "Ann 1g3g8g 1t2t3t 1go",
];

/// Answers to what is asked then, as long as something is.
const ANSWERS: [(&str, &str); 4] = [
    ("Bo: any bright?", "y"),
    ("Chul: any bright?", "n"),
    ("goes, months shown", "go1 5"),
    ("[no", ""),
];

const ROWS: u16 = 40;
const COLUMNS: u16 = 80;

/// How wide and high a letter is, and how far the picture is from its edge.
const WIDTH: u32 = 9;
const HEIGHT: u32 = 20;
const EDGE: u32 = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let size = PtySize {
        rows: ROWS,
        cols: COLUMNS,
        ..PtySize::default()
    };
    let home = tempfile::tempdir()?;
    let example = std::env::current_exe()?;
    let built = example.parent().and_then(|examples| examples.parent());
    let program = built.ok_or("no folder of programs")?.join("dokbak");
    let pair = native_pty_system().openpty(size)?;
    let mut command = CommandBuilder::new(program);
    command.args(["--color", "always", "--lang", "en"]);
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    command.env("HOME", home.path());
    command.env("XDG_DATA_HOME", home.path());
    let mut child = pair.slave.spawn_command(command)?;
    let parser = Arc::new(Mutex::new(Parser::new(
        ROWS.try_into()?,
        COLUMNS.try_into()?,
        0,
    )));
    let mut reader = pair.master.try_clone_reader()?;
    let follower = Arc::clone(&parser);
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read) = reader.read(&mut bytes) {
            let Some(bytes) = bytes.get(..read).filter(|bytes| !bytes.is_empty()) else {
                break;
            };
            let mut parser = follower.lock().unwrap_or_else(PoisonError::into_inner);
            parser.process(bytes);
        }
    });
    let mut keys = pair.master.take_writer()?;
    let mut type_in = |text: &str| -> Result<(), Box<dyn Error>> {
        thread::sleep(Duration::from_millis(700));
        write!(keys, "{text}\r")?;
        keys.flush()?;
        thread::sleep(Duration::from_millis(700));
        Ok(())
    };
    let shown = || {
        let parser = parser.lock().unwrap_or_else(PoisonError::into_inner);
        parser.screen().clone()
    };
    for text in TYPED {
        type_in(text)?;
    }
    loop {
        let screen = shown();
        let (row, _) = screen.cursor_position();
        let line = screen.contents_between(row, 0, row, COLUMNS);
        let answer = ANSWERS.iter().rfind(|(asked, _)| line.contains(asked));
        let Some((_, answer)) = answer.filter(|_| !line.contains("[Y]es")) else {
            break;
        };
        type_in(answer)?;
    }
    let drawn = svg(&shown());
    child.kill()?;
    std::io::stdout().write_all(drawn.as_bytes())?;
    Ok(())
}

/// Returns a screen as an SVG, dark or light as its reader likes it.
fn svg(screen: &Screen) -> String {
    let texts: Vec<String> = screen.rows(0, COLUMNS).collect();
    let used = texts.iter().rposition(|text| !text.trim().is_empty());
    let rows = u32::try_from(used.map_or(0, |at| at + 1)).unwrap_or(0);
    let (width, height) = (
        u32::from(COLUMNS) * WIDTH + 2 * EDGE,
        rows * HEIGHT + 2 * EDGE,
    );
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n\
         <title>A hand of Go-Stop at the prompt, and its verdict</title>\n{STYLE}\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\"/>\n"
    );
    for row in (0..ROWS).take(usize::try_from(rows).unwrap_or(0)) {
        let text = texts
            .get(usize::from(row))
            .map_or("", |text| text.trim_end());
        let _ = writeln!(out, "<g aria-label=\"{}\">", escaped(text));
        let y = u32::from(row) * HEIGHT + EDGE + 15;
        for column in 0..COLUMNS {
            let Some(cell) = screen.cell(row, column).filter(|cell| cell.has_contents()) else {
                continue;
            };
            if cell.contents().trim().is_empty() {
                continue;
            }
            let x = u32::from(column) * WIDTH + EDGE;
            let class = class(cell.bold(), cell.dim(), cell.fgcolor());
            let letter = escaped(cell.contents());
            let _ = write!(out, "<text x=\"{x}\" y=\"{y}\"{class}>{letter}</text>");
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

const STYLE: &str = "<style>\n\
    rect { fill: #fbfaf6 } text { fill: #2b2b2b; font: 15px ui-monospace, Menlo, Consolas, monospace }\n\
    .b { font-weight: bold } .d { opacity: .6 }\n\
    .c1 { fill: #b3261e } .c2 { fill: #2e7d32 } .c3 { fill: #8a6d00 } .c4 { fill: #2457a6 } \
    .c5 { fill: #8e3a9d } .c6 { fill: #00747c }\n\
    @media (prefers-color-scheme: dark) { rect { fill: #1d1f21 } text { fill: #d8d8d2 }\n\
    .c1 { fill: #f2827b } .c2 { fill: #8fce8f } .c3 { fill: #e3c566 } .c4 { fill: #8db4f0 } \
    .c5 { fill: #d79be2 } .c6 { fill: #6fd0d6 } }\n</style>\n";

fn class(bold: bool, dim: bool, color: Color) -> String {
    let color = match color {
        Color::Idx(number @ 1..=6) => format!("c{number}"),
        Color::Idx(number @ 9..=14) => format!("c{}", number - 8),
        _ => String::new(),
    };
    let parts = [
        if bold { "b" } else { "" },
        if dim { "d" } else { "" },
        &color,
    ];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return String::new();
    }
    format!(" class=\"{}\"", parts.join(" "))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
