//! The rules of min-hwatu as a table plays them.

use super::{also, rows, setting};
use crate::rules::MinHwatuRules;

rows! { MinHwatuRules: rules;
    Calendar => { "calendar" => rules.calendar; }

    Cards => {
        "points.bright" => rules.points_bright;
        "points.animal" => rules.points_animal;
        "points.ribbon" => rules.points_ribbon;
        "points.junk" => rules.points_junk;
    }
    HongDan if rules.sets_hong_dan > 0 => { "sets.hong_dan" => rules.sets_hong_dan; }
    CheongDan if rules.sets_cheong_dan > 0 => { "sets.cheong_dan" => rules.sets_cheong_dan; }
    ChoDan if rules.sets_cho_dan > 0 => { "sets.cho_dan" => rules.sets_cho_dan; }
    January if rules.sets_january > 0 => { "sets.january" => rules.sets_january; }
    February if rules.sets_february > 0 => { "sets.february" => rules.sets_february; }
    March if rules.sets_march > 0 => { "sets.march" => rules.sets_march; }
    April if rules.sets_april > 0 => { "sets.april" => rules.sets_april; }
    May if rules.sets_may > 0 => { "sets.may" => rules.sets_may; }
    June if rules.sets_june > 0 => { "sets.june" => rules.sets_june; }
    July if rules.sets_july > 0 => { "sets.july" => rules.sets_july; }
    August if rules.sets_august > 0 => { "sets.august" => rules.sets_august; }
    September if rules.sets_september > 0 => { "sets.september" => rules.sets_september; }
    October if rules.sets_october > 0 => { "sets.october" => rules.sets_october; }
    November if rules.sets_november > 0 => { "sets.november" => rules.sets_november; }
    December if rules.sets_december > 0 => { "sets.december" => rules.sets_december; }

    Win => {
        "par.two" => rules.par_two;
        "par.three" => rules.par_three;
        "par.four" => rules.par_four;
        "par.five" => rules.par_five;
    }
    Cheating => {}
}
