//! A sheet that comes in again: rows are compared by what they say, and nothing comes in twice or
//! stays behind in silence.

use crate::sheets::{imported, refused, stand};
use crate::support::{Dokbak, shows};

/// Returns a ledger with a sheet, and a second sheet that is not in it yet.
fn again(first: &str, second: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("results.csv", first);
    imported(&dokbak, "import results.csv");
    dokbak.file("results.csv", second)
}

/// Another order of columns or rows, and a column for somebody who joined later, change nothing:
/// 10 + 20 = 30.
#[test]
fn columns_in_another_order_and_zeros_change_nothing() {
    let first = "date,Ann,Bo,Chul\n2026-01-03,10,-5,-5\n2026-01-03,20,-20,\n";
    for second in [
        "date,Chul,Bo,Ann\n2026-01-03,-5,-5,10\n2026-01-03,,-20,20\n",
        "date,Ann,Bo,Chul,Dan\n2026-01-03,10,-5,-5,0\n2026-01-03,20,-20,0,0\n",
        "date,Dan,Ann,Bo,Chul\n2026-01-03,-,10,-5,-5\n2026-01-03,-,20,-20,\n",
    ] {
        let dokbak = again(first, second);
        let told = imported(&dokbak, "import results.csv");
        shows(&told, &["Every hand was here already; nothing changed.\n"]);
        stand(&dokbak, &[("Ann", "+30"), ("Bo", "-25")]);
    }
    let dokbak = again(
        first,
        "date,Ann,Bo,Chul\n2026-01-03,20,-20,\n2026-01-03,10,-5,-5\n",
    );
    imported(&dokbak, "import results.csv");
    stand(&dokbak, &[("Ann", "+30"), ("Bo", "-25")]);
    // A third equal row is a third hand.
    let dokbak = again(
        "date,Ann,Bo\n2026-01-03,5,-5\n2026-01-03,5,-5\n",
        "date,Bo,Ann\n2026-01-03,-5,5\n2026-01-03,-5,5\n2026-01-03,-5,5\n",
    );
    let told = imported(&dokbak, "import results.csv");
    shows(
        &told,
        &["1 hand of 1 day taken in; 2 more were here already.\n"],
    );
    stand(&dokbak, &[("Ann", "+15")]);
}

/// A row with somebody who was forgotten is named, and neither comes in nor corrects anything.
#[test]
fn a_row_with_another_person_is_named() {
    for (options, taken) in [
        ("", "1 hand of 1 day taken in.\n"),
        (" --each evening", "The result of 1 evening taken in.\n"),
    ] {
        let first = "date,Ann,Bo,Chul\n2026-01-03,20,-20,\n";
        let dokbak = Dokbak::new().file("results.csv", first);
        imported(&dokbak, &format!("import results.csv{options}"));
        let second = "date,Ann,Bo,Chul\n2026-01-03,30,-20,-10\n2026-01-10,1,-1,\n";
        let dokbak = dokbak.file("results.csv", second);
        let told = imported(&dokbak, &format!("import results.csv{options}"));
        shows(
            &told,
            &[
                taken,
                "results.csv:2 is almost the same as hand 1/3.1",
                "That hand cannot be corrected with it",
            ],
        );
        stand(&dokbak, &[("Ann", "+21"), ("Bo", "-21")]);
    }
}

/// 10, then 12, then 10 again.
#[test]
fn a_correction_can_be_taken_back_by_the_sheet() {
    let sheet = |chips: i64| format!("date,Ann,Bo\n2026-01-10,{chips},-{chips}\n");
    let dokbak = again(&sheet(10), &sheet(12));
    imported(&dokbak, "import results.csv --mended correct");
    stand(&dokbak, &[("Ann", "+12")]);
    let dokbak = dokbak.file("results.csv", &sheet(10));
    let told = imported(&dokbak, "import results.csv");
    shows(
        &told,
        &[
            "results.csv:2 is almost the same as hand 1/10.1",
            "Ann +12, Bo -12",
            "Ann +10, Bo -10",
            "dokbak import results.csv --mended correct",
        ],
    );
    stand(&dokbak, &[("Ann", "+12")]);
    imported(&dokbak, "import results.csv --mended correct");
    stand(&dokbak, &[("Ann", "+10")]);
    let told = imported(&dokbak, "import results.csv");
    shows(&told, &["Every hand was here already"]);
    dokbak.line("verify --deep").run().done();
}

/// An evening that was made void is said to be, with the way back.
#[test]
fn an_evening_that_was_made_void_is_said_to_be() {
    let text = "date,Ann,Bo\n2026-01-03,5,-5\n2026-01-10,7,-7\n";
    for options in ["", " --each evening"] {
        let dokbak = Dokbak::new().file("results.csv", text);
        let line = format!("import results.csv{options}");
        imported(&dokbak, &line);
        dokbak.line("evening 1/3 --void").run().done();
        let told = imported(&dokbak, &line);
        shows(
            &told,
            &[
                "results.csv, line 2: 1/3 has this already, but it was made void",
                "`dokbak evening 1/3 --void --undo`",
            ],
        );
        stand(&dokbak, &[("Ann", "+7")]);
        // A row with other amounts is not that of the void evening.
        let other = dokbak.file("results.csv", &text.replace("5,-5", "6,-6"));
        imported(&other, &line);
        stand(&other, &[("Ann", "+13")]);
    }
    let dokbak = again(text, text);
    dokbak.line("evening 1/3 --void").run().done();
    dokbak.line("evening 1/3 --void --undo").run().done();
    let told = imported(&dokbak, "import results.csv");
    shows(&told, &["Every hand was here already"]);
    stand(&dokbak, &[("Ann", "+12")]);
}

/// What is refused leaves no file behind.
#[test]
fn a_refused_sheet_makes_no_ledger() {
    let uneven = Dokbak::new().file("results.csv", "date,Ann,Bo\n2026-01-03,5,-4\n");
    refused(&uneven, "import results.csv", &["1 is too much"]);
    assert!(!uneven.ledger().exists());
    let future = Dokbak::new().file("results.csv", "date,Ann,Bo\n2999-01-03,5,-5\n");
    refused(&future, "import results.csv", &["results.csv:2"]);
    assert!(!future.ledger().exists());
}
