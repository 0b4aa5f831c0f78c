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
        of_log += usize::from(words.any(|word| LEVELS.contains(&word)));
        all += 1;
    }
    of_log > 0 && of_log * 2 > all
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
        ] {
            assert_eq!(ForeignFile::from_text(text), Some(file), "{text}");
        }
        for text in [
            "[철수] [오후 9:30] 안녕",
            "[LINE] 花札",
            "Ann,Bo\n1,-1\n",
            "",
        ] {
            assert_eq!(ForeignFile::from_text(text), None, "{text}");
        }
    }
}
