//! The rules of min-hwatu as a table plays them.

use super::row::{also, rows, setting};
use crate::rules::MinHwatuRules;

rows! { MinHwatuRules: rules;
    Deal {
        Calendar from "W" => { "calendar" => rules.calendar; }
    }
    Scoring {
        Cards from "W, K" => {
            "points.bright" => rules.points_bright;
            "points.animal" => rules.points_animal;
            "points.ribbon" => rules.points_ribbon;
            "points.junk" => rules.points_junk;
            "points.november_double" if rules.november_double().is_some() => rules.points_november_double;
        }
        HongDan ("홍단") from "W" if rules.sets_hong_dan > 0 => {
            "sets.hong_dan" => rules.sets_hong_dan;
        }
        CheongDan ("청단") from "W" if rules.sets_cheong_dan > 0 => {
            "sets.cheong_dan" => rules.sets_cheong_dan;
        }
        ChoDan ("초단") from "K" if rules.sets_cho_dan > 0 => {
            "sets.cho_dan" => rules.sets_cho_dan;
        }
        January ("송학") from "K" if rules.sets_january > 0 => {
            "sets.january" => rules.sets_january;
        }
        February ("매조") from "K" if rules.sets_february > 0 => {
            "sets.february" => rules.sets_february;
        }
        March ("벚꽃") from "K" if rules.sets_march > 0 => { "sets.march" => rules.sets_march; }
        April ("흑싸리") from "K" if rules.sets_april > 0 => { "sets.april" => rules.sets_april; }
        May ("난초") from "W" if rules.sets_may > 0 => { "sets.may" => rules.sets_may; }
        June ("모란") from "K" if rules.sets_june > 0 => { "sets.june" => rules.sets_june; }
        July ("홍싸리") from "K" if rules.sets_july > 0 => { "sets.july" => rules.sets_july; }
        August ("공산") from "K" if rules.sets_august > 0 => { "sets.august" => rules.sets_august; }
        September ("국화") from "K" if rules.sets_september > 0 => {
            "sets.september" => rules.sets_september;
        }
        October ("단풍") from "W" if rules.sets_october > 0 => {
            "sets.october" => rules.sets_october;
        }
        November ("오동") from "W" if rules.sets_november > 0 => {
            "sets.november" => rules.sets_november;
        }
        December ("비") from "W" if rules.sets_december > 0 => {
            "sets.december" => rules.sets_december;
        }
    }
    Payment {
        Win from "W, K, D" => {
            "par.two" => rules.par_two;
            "par.three" => rules.par_three;
            "par.four" => rules.par_four;
            "par.five" => rules.par_five;
        }
        Cheating from "W" => {}
    }
}
