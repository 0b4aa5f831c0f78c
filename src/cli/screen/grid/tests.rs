//! Tables at the width of a desk and of a phone.

use super::*;

fn texts(lines: &[StyledRow]) -> Vec<String> {
    lines.iter().map(StyledRow::text).collect()
}

#[test]
fn headings_are_not_broken_within_a_word_where_they_fit() {
    let mut grid = Grid::new(&["Player", ">Points", "Calls", "Cards"]);
    grid.row(&["Aki", "5", "koi-koi 1", "1t 2t 3t 4pp 5pp 6pp 7pp 8pp 9pp"]);
    grid.row(&["김철수", "12", "", "1g 3g 8g 11g 12g 10pp 11pp 12s 2pp"]);
    let rows = grid.draw(38);
    assert!(rows[0].text().starts_with("Player  Points  "), "{rows:#?}");
    assert!(rows.iter().all(|row| row.width() <= 38), "{rows:#?}");
}

/// 4, 6, 6 and 4 columns and 2 between each: 26, and 20 without the last.
#[test]
fn a_name_in_japanese_is_not_broken_for_the_sake_of_a_column_that_can_be_spared() {
    let mut grid = Grid::new(&["名前", ">チップ", ">金額", ">最高"]).spare(&[3]);
    grid.row(&["太郎", "+28", "2,800円", "+28"]);
    assert_eq!(texts(&grid.draw(27)).len(), 2);
    assert_eq!(
        texts(&grid.draw(26)),
        ["名前  チップ     金額", "太郎     +28  2,800円"]
    );
}

#[test]
fn where_numbers_would_be_broken_the_cells_stand_one_under_the_other() {
    let grid = || {
        let mut grid = Grid::new(&["Player", ">Chips", ">Money", ">Best"]);
        grid.row(&["Aki", "+1,234", "1,234,000 KRW", ""]);
        grid
    };
    // 6, 6, 13 and 4, and 2 between each.
    let wide = texts(&grid().draw(35));
    assert_eq!(wide[1], "Aki     +1,234  1,234,000 KRW");
    let narrow = texts(&grid().draw(34));
    assert_eq!(narrow, ["Aki", "  Chips +1,234", "  Money 1,234,000 KRW"]);
    // Without the spare column, the others fit.
    let spared = texts(&grid().spare(&[3]).draw(34));
    assert_eq!(
        spared,
        [
            "Player   Chips          Money",
            "Aki     +1,234  1,234,000 KRW"
        ]
    );
}

#[test]
fn what_stands_out_in_a_cell_stands_out_where_it_was_laid_out() {
    let mut grid = Grid::new(&["Player", ">Chips"]);
    grid.styled_row([Styled::from("철수"), Styled::chips(-20, "-20")]);
    grid.styled_row([Styled::heading("20"), Styled::from("+20")]);
    let rows: Vec<String> = (grid.draw(40).iter()).map(|row| row.shown(true)).collect();
    assert_eq!(
        rows,
        [
            "Player  Chips",
            "철수      \u{1b}[31m-20\u{1b}[0m",
            "\u{1b}[1m20\u{1b}[0m        +20"
        ]
    );
}

#[test]
fn a_sentence_without_room_beside_its_row_goes_under_it() {
    let mut grid = Grid::new(&["", "", ""]);
    grid.row(&["x2", "gwang-bak", "Ann scores brights, Bo has none"]);
    grid.row(&["+1", "go chips", "Ann said go once"]);
    assert_eq!(
        texts(&grid.draw(60)),
        [
            "x2  gwang-bak  Ann scores brights, Bo has none",
            "+1  go chips   Ann said go once"
        ]
    );
    assert_eq!(
        texts(&grid.draw(36)),
        [
            "x2  gwang-bak",
            "  Ann scores brights, Bo has none",
            "+1  go chips   Ann said go once"
        ]
    );
}

/// 6, 8 and 4 columns and 2 between each: 22, and 17 with the second heading on two rows.
#[test]
fn the_heading_of_a_number_has_two_rows_before_a_column_is_spared() {
    let grid = || {
        let mut grid = Grid::new(&["Player", ">Win rate", ""]).spare(&[2]);
        grid.row(&["Aki", "35%", "####"]);
        grid
    };
    assert_eq!(
        texts(&grid().draw(22)),
        ["Player  Win rate", "Aki          35%  ####"]
    );
    let narrow = ["Player   Win", "        rate", "Aki      35%  ####"];
    assert_eq!(texts(&grid().draw(18)), narrow);
    assert_eq!(
        texts(&grid().draw(17)),
        ["Player  Win rate", "Aki          35%"]
    );
}

/// 6, 5, 5 and 7 columns and 2 between each: 29, and 22 without the second.
#[test]
fn what_can_be_spared_goes_before_remarks_have_a_row_of_their_own() {
    let grid = || {
        let mut grid = Grid::new(&["Day", ">Entry", ">Chips", ""]).spare(&[1]);
        grid.row(&["21 Nov", "12", "+1056", "settled"]);
        grid
    };
    assert_eq!(texts(&grid().draw(29))[1], "21 Nov     12  +1056  settled");
    let narrow = ["Day     Chips", "21 Nov  +1056", "  settled"];
    assert_eq!(texts(&grid().draw(15)), narrow);
}
