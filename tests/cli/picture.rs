//! The picture of an evening in each README: played at the prompt in a terminal, and drawn as the
//! terminal shows it.

use crate::support::{Dokbak, Pty, key};
use dokbak::words::Lang;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use vt100::{Color, Screen};

/// An evening of a README.
struct Evening {
    lang: &'static str,
    /// The file in `docs`.
    file: &'static str,
    title: &'static str,
    /// The questions (the part on the cursor's row) and what is typed, including Enter.
    typed: [(&'static str, &'static str); 6],
    /// The question that stays unanswered.
    last: &'static str,
}

/// A hand in one line, and the question that still matters: who has no bright.
const EVENINGS: [Evening; Lang::SPOKEN.len()] = [
    Evening {
        lang: "en",
        file: "evening.svg",
        title: "A hand of Go-Stop at the prompt, and its verdict",
        typed: [
            ("dealer first?", "Ann Bo Chul"),
            ("[pagat]", "korean"),
            ("a chip worth?", "100 KRW"),
            ("[12]", "12"),
            ("> ", "Ann three brights, hong-dan, 1 go"),
            ("gwang-bak?", "Chul"),
        ],
        last: "Write it down?",
    },
    Evening {
        lang: "ko",
        file: "evening.ko.svg",
        title: "고스톱 한 판을 적는 화면과 그 결과",
        typed: [
            ("누가 쳐요?", "영희 철수 민수"),
            ("[pagat]", "korean"),
            ("점당 얼마예요?", "100원"),
            ("[12]", "12"),
            ("> ", "영희 삼광 홍단 1고"),
            ("광박", "민수"),
        ],
        last: "이대로 적을까요?",
    },
    Evening {
        lang: "ja",
        file: "evening.ja.svg",
        title: "ゴーストップの1局を入れる画面と、その結果",
        typed: [
            ("だれが遊びますか。", "英子 太郎 次郎"),
            ("[pagat]", "korean"),
            ("いくらですか。", "100ウォン"),
            ("[12]", "12"),
            ("> ", "英子 三光 赤短 1ゴー"),
            ("光バク", "次郎"),
        ],
        last: "編集",
    },
];

const ROWS: u16 = 40;
const COLUMNS: u16 = 80;

impl Evening {
    /// Returns the terminal's screen when everything is typed.
    fn played(&self) -> Screen {
        let dokbak = Dokbak::new();
        let dokbak = dokbak.args(["--color", "always", "--lang", self.lang]);
        let mut pty = dokbak.terminal(ROWS, COLUMNS);
        for (question, text) in self.typed {
            asks(&pty, question);
            pty.send(text);
            pty.press(key::ENTER);
        }
        asks(&pty, self.last);
        let screen = pty.screen();
        pty.send(key::CTRL_D);
        let _ = pty.end();
        screen
    }

    fn path(&self) -> PathBuf {
        let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs");
        docs.join(self.file)
    }

    fn drawn(&self) -> String {
        svg(&self.played(), self.title)
    }
}

/// Waits for this prompt: only then is the program alone in echoing keys.
#[track_caller]
fn asks(pty: &Pty, question: &str) {
    pty.wait_until(question, |screen| {
        let (row, column) = screen.cursor_position();
        let text = screen.contents_between(row, 0, row, COLUMNS);
        column > 0 && text.contains(question)
    });
}

#[test]
fn the_pictures_show_the_prompt_as_it_is() {
    for evening in EVENINGS {
        let found = fs::read_to_string(evening.path()).unwrap_or_default();
        assert!(
            found == evening.drawn(),
            "docs/{} is old; cargo test --test cli write_the_pictures -- --ignored draws it again",
            evening.file
        );
    }
}

#[test]
#[ignore = "draws the pictures of the READMEs again"]
fn write_the_pictures() {
    for evening in EVENINGS {
        fs::write(evening.path(), evening.drawn()).unwrap();
    }
}

/// The width and height of a letter, and the picture's margin.
const WIDTH: u32 = 9;
const HEIGHT: u32 = 20;
const EDGE: u32 = 16;

/// Returns a screen as an SVG, dark or light as the reader prefers.
fn svg(screen: &Screen, title: &str) -> String {
    let texts: Vec<String> = screen.rows(0, COLUMNS).collect();
    let used = texts.iter().rposition(|text| !text.trim().is_empty());
    let used = used.map_or(0, |at| at + 1);
    let width = u32::from(COLUMNS) * WIDTH + 2 * EDGE;
    let height = u32::try_from(used).unwrap() * HEIGHT + 2 * EDGE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n\
         <title>{title}</title>\n{STYLE}\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\"/>\n"
    );
    for (row, text) in (0..).zip(&texts[..used]) {
        let _ = writeln!(out, "<g aria-label=\"{}\">", escaped(text.trim_end()));
        for column in 0..COLUMNS {
            out.push_str(&letter(screen, row, column));
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// Returns the letter in a cell, if a visible one is there.
fn letter(screen: &Screen, row: u16, column: u16) -> String {
    let cell = screen.cell(row, column).unwrap();
    if cell.contents().trim().is_empty() {
        return String::new();
    }
    let x = u32::from(column) * WIDTH + EDGE;
    let y = u32::from(row) * HEIGHT + EDGE + 15;
    let class = class(cell.bold(), cell.dim(), cell.fgcolor());
    format!(
        "<text x=\"{x}\" y=\"{y}\"{class}>{}</text>",
        escaped(cell.contents())
    )
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
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.collect();
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
