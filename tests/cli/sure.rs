//! How reliable figures are, in the terminal and on the page, and how they look on a phone.

use crate::stats::eight_evenings;
use crate::support::after_the_evening;
use dokbak::words::Lang;

/// Ann won 24 of 32. All evenings are alike, so only the number of hands counts: with t = 2.365 for
/// 7 degrees of freedom, Wilson's interval has its middle at (0.75 + 5.593 / 64) / 1.1748 = 0.713
/// and reaches 0.171 to either side. The chips per hand, 112 / 32, are the same every evening.
#[test]
fn the_page_shows_what_the_terminal_tells_and_how_sure_it_is() {
    let steady = eight_evenings(false);
    for (lang, between, each, sentence) in [
        (
            "en",
            "54 to 88%",
            "+3.50 to +3.50",
            "Ann had 7.00 chips more per hand than Bo on 8 evenings together",
        ),
        (
            "ko",
            "54~88%",
            "+3.50~+3.50",
            "함께 친 8일 동안 Ann의 판당 평균이 Bo보다 7.00점 높아요",
        ),
        (
            "ja",
            "54〜88%",
            "+3.50〜+3.50",
            "一緒に遊んだ8日分の1局平均は、AnnがBoより7.00チップ多いです",
        ),
    ] {
        let told = steady.line(&format!("stats --lang {lang}")).run().done();
        steady
            .line(&format!("report -o {lang}.html --lang {lang}"))
            .run()
            .done();
        let page = std::fs::read_to_string(steady.home().join(format!("{lang}.html"))).unwrap();
        let begin = page.find("<section id=\"sure\"").unwrap();
        let sure = &page[begin..begin + page[begin..].find("</section>").unwrap()];
        for text in [between, each, sentence] {
            assert!(told.contains(text), "{text} in {told}");
            assert!(sure.contains(text), "{text} in {sure}");
        }
        assert!(
            sure.contains(">24/32<td>75%<td>") && sure.contains(">+112<td>+3.50<td>"),
            "{sure}"
        );
        // Ann always deals; there are two seats, one ruleset and one month.
        assert!(
            sure.contains("id=\"by-seat\"") && sure.contains("id=\"by-dealer\""),
            "{sure}"
        );
        assert!(
            !sure.contains("id=\"by-ruleset\"") && !sure.contains("id=\"by-month\""),
            "{sure}"
        );
        assert!(!sure.contains("class=\"few\""), "{sure}");
    }
    // Three hands mean nothing: 1 of 3 won is marked as such, and the page does not say who is
    // better.
    let few = after_the_evening();
    few.line("report -o few.html").run().done();
    let page = std::fs::read_to_string(few.home().join("few.html")).unwrap();
    let begin = page.find("<section id=\"sure\"").unwrap();
    let sure = &page[begin..begin + page[begin..].find("</section>").unwrap()];
    assert!(
        sure.contains("<tr data-name=\"안나\" class=\"few\">"),
        "{sure}"
    );
    assert!(sure.contains(">1/3<td>33%?<td>–<td"), "{sure}");
    assert!(
        !sure.contains("class=\"apart\"") && !sure.contains("class=\"reach "),
        "{sure}"
    );
}

#[test]
fn the_last_row_leads_to_the_hands_on_every_screen_with_figures() {
    let circles = [after_the_evening(), eight_evenings(true)];
    for (circle, one) in circles.iter().zip(["안나", "Ann"]) {
        for (lang, show) in [
            ("en", "dokbak show HAND."),
            ("ko", "dokbak show 판"),
            ("ja", "dokbak show 局"),
        ] {
            for (line, all) in [
                ("stats".to_owned(), "dokbak stats --json".to_owned()),
                (
                    "stats --by seat".to_owned(),
                    "dokbak stats --json".to_owned(),
                ),
                (
                    "stats --by month".to_owned(),
                    "dokbak stats --json".to_owned(),
                ),
                (
                    format!("stats {one}"),
                    format!("dokbak standings --player {one}"),
                ),
                (
                    format!("stats {one} --by dealer"),
                    format!("dokbak standings --player {one}"),
                ),
            ] {
                let told = circle.line(&format!("{line} --lang {lang}")).run().done();
                // After the last table, on as many rows as necessary; no command is wrapped.
                let last = told.rsplit("\n\n").next().unwrap();
                assert!(last.contains(show) && last.contains(&all), "{line}: {last}");
                assert!(!last.contains('\u{a0}'), "{last}");
            }
        }
        let none = circle.line("stats --since 2999-01-01").run().done();
        assert!(!none.contains("dokbak"), "{none}");
    }
}

/// On a phone no row of a table is wrapped, and no cell goes below its heading.
#[test]
fn on_a_phone_the_tables_are_tables() {
    let dokbak = eight_evenings(true);
    for lang in Lang::SPOKEN.map(Lang::code) {
        for line in [
            "stats",
            "stats Ann",
            "stats --by month",
            "stats --by seat",
            "people",
        ] {
            let words = ["--lang", lang].into_iter().chain(line.split(' '));
            let told = dokbak.args(words).in_terminal(40);
            told.fits(40);
            let told = console::strip_ansi_codes(&told.rows.join("\n")).into_owned();
            // Each row has numbers next to the name.
            let rows = || told.lines().map(str::trim);
            let alone = rows().any(|row| ["Ann", "Bo", "2026"].contains(&row));
            assert!(!alone, "{told}");
        }
    }
}
