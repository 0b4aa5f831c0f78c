//! Files of other programs, which are no sheets.

/// What a file is that is no sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignFile {
    /// A workbook of a spreadsheet program: xlsx, ods, numbers; or any other archive.
    Workbook,
    /// A workbook of an old spreadsheet program: xls.
    OldWorkbook,
    /// A PDF.
    Pdf,
    /// A picture.
    Picture,
    /// A packed file.
    Packed,
    /// A page in HTML.
    Html,
    /// XML.
    Xml,
    /// JSON of another program.
    Json,
    /// A log of another program.
    Log,
    /// A database of another program.
    Database,
}

impl ForeignFile {
    /// Recognises a file by its bytes; `None` if it may be a sheet.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        const MARKS: [(&[u8], ForeignFile); 9] = [
            (b"SQLite format 3\0", ForeignFile::Database),
            (b"PK\x03\x04", ForeignFile::Workbook),
            (
                b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
                ForeignFile::OldWorkbook,
            ),
            (b"%PDF-", ForeignFile::Pdf),
            (b"\x89PNG\r\n", ForeignFile::Picture),
            (b"\xff\xd8\xff", ForeignFile::Picture),
            (b"GIF8", ForeignFile::Picture),
            (b"\x1f\x8b", ForeignFile::Packed),
            (b"7z\xbc\xaf", ForeignFile::Packed),
        ];
        let marked = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
        marked.map(|(_, file)| *file)
    }

    /// Recognises a text; `None` if it may be a sheet.
    pub fn from_text(text: &str) -> Option<Self> {
        /// The beginning in which the kind of a page is told.
        const BEGINNING: usize = 500;
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with('<') {
            let beginning: String = text.chars().take(BEGINNING).collect();
            let is_page = beginning.to_lowercase().contains("<html");
            return Some(if is_page { Self::Html } else { Self::Xml });
        }
        if is_json(text) {
            return Some(Self::Json);
        }
        is_log(text).then_some(Self::Log)
    }
}

/// Returns whether a text begins as JSON does. An exported chat begins with a bracket and a name.
fn is_json(text: &str) -> bool {
    let object = |text: &str| {
        let rest = text.strip_prefix('{').map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with(['"', '}']))
    };
    let list = text.strip_prefix('[').map(str::trim_start);
    object(text)
        || list.is_some_and(|rest| {
            rest.starts_with(['{', '[', '"', ']']) && !rest.starts_with("[\u{20}")
        })
}

/// Returns whether most lines of a text are those of a program's log.
fn is_log(text: &str) -> bool {
    const LEVELS: [&str; 7] = [
        "TRACE", "DEBUG", "INFO", "WARN", "WARNING", "ERROR", "FATAL",
    ];
    let (mut of_log, mut all) = (0_usize, 0_usize);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line
            .split(|one: char| !one.is_ascii_alphanumeric())
            .take(12);
        let is_one = words.any(|word| LEVELS.contains(&word)) || is_stamped(line);
        of_log += usize::from(is_one);
        all += 1;
    }
    (of_log > 0 && of_log * 2 > all) || has_steps(text)
}

/// Returns whether most lines begin with the name of a step in capitals, some with what belongs to it:
/// `GO player=2`.
fn has_steps(text: &str) -> bool {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let is_step = |line: &&str| {
        let word = line.split_whitespace().next().unwrap_or_default();
        let is_letter = |one: char| one.is_ascii_uppercase() || one == '_';
        word.len() > 1 && word.chars().all(is_letter)
    };
    let has_value = |line: &str| {
        let mut words = line.split_whitespace().skip(1);
        words.any(|word| word.split_once('=').is_some_and(|(key, _)| !key.is_empty()))
    };
    let steps = lines().filter(is_step).count();
    steps > 1 && steps * 2 > lines().count() && lines().filter(is_step).any(has_value)
}

/// Returns whether a line has the time as programs write it into their logs: with thousandths of a
/// second, as `Mar  1 21:30:00 host`, or as `[01/Mar/2026:21:30:00`.
fn is_stamped(line: &str) -> bool {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    // The form of a text: 0 for each digit.
    let form = |text: &str| -> String {
        let zero = |one: char| if one.is_ascii_digit() { '0' } else { one };
        text.chars().map(zero).collect()
    };
    let mut words = line.split_whitespace();
    let mut next = || form(words.next().unwrap_or_default());
    let (first, second, third) = (next(), next(), next());
    let is_exact = |time: &str| {
        let time = time.trim_end_matches(['Z', ']', ':']);
        matches!(time, "00:00:00,000" | "00:00:00.000" | "00:00:00.000000")
    };
    let day = first.trim_start_matches('[');
    let joined = day.strip_prefix("0000-00-00T").is_some_and(is_exact);
    let apart = matches!(day, "0000-00-00" | "0000/00/00") && is_exact(&second);
    let of_system = MONTHS.contains(&first.as_str())
        && matches!(second.as_str(), "0" | "00")
        && third == "00:00:00";
    let of_server = MONTHS
        .iter()
        .any(|month| form(line).contains(&format!("[00/{month}/0000:00:00:00")));
    joined || apart || of_system || of_server
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_other_programs_are_known() {
        for (bytes, file) in [
            (&b"SQLite format 3\0garbage"[..], ForeignFile::Database),
            (b"PK\x03\x04\x14", ForeignFile::Workbook),
            (b"%PDF-1.7", ForeignFile::Pdf),
        ] {
            assert_eq!(ForeignFile::from_bytes(bytes), Some(file));
        }
        for (text, file) in [
            ("<?xml version=\"1.0\"?>\n<game/>", ForeignFile::Xml),
            ("<!DOCTYPE html>\n<html lang=en>", ForeignFile::Html),
            ("{\"games\": []}", ForeignFile::Json),
            ("{\n  \"games\": []\n}", ForeignFile::Json),
            ("[{\"winner\": 1}]", ForeignFile::Json),
            ("[]", ForeignFile::Json),
            (
                "2026-03-01 21:30:00 INFO dealt\n2026-03-01 21:30:01 DEBUG go\n",
                ForeignFile::Log,
            ),
            (
                "2026-03-01 21:30:00,123 - game - player Ann score 5\n",
                ForeignFile::Log,
            ),
            ("Mar  1 21:30:00 host game[7]: Ann 5\n", ForeignFile::Log),
            ("GO player=2 t=1\nDIE player=3\nNAGARI\n", ForeignFile::Log),
            (
                "127.0.0.1 - - [01/Mar/2026:21:30:00 +0900] \"GET / HTTP/1.1\" 200 5\n",
                ForeignFile::Log,
            ),
        ] {
            assert_eq!(ForeignFile::from_text(text), Some(file), "{text}");
        }
        for text in [
            "[철수] [오후 9:30] 안녕",
            "[LINE] 花札",
            "Ann,Bo\n1,-1\n",
            "2026-03-01 21:30:00,\"철수\",\"철수 +5 영희 -5\"\n",
            "2026-03-01 21:30:00,500,-500\n",
            "ANN +5 BO -5\nANN -3 BO +3\n",
            "[07.03.26, 21:30:11] Ann: Ann +5 Bo -5\n",
            "",
        ] {
            assert_eq!(ForeignFile::from_text(text), None, "{text}");
        }
    }
}
