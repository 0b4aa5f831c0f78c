//! The rules of Go-Stop as a table plays them.

use super::row::{also, rows, setting};
use crate::card::Joker;
use crate::rules::{
    GoBakThree, GoBakTwo, GoChips, GoStopRules, Grenade, GwangBak, Jokers, LastTurn, TableQuads,
};

/// The keys by which opponents surrender junk, and the key for the jokers in the pack.
const JUNK: &[&str] = &[
    "junk_each.chok",
    "junk_each.ttadak",
    "junk_each.sseul",
    "junk_each.stack",
    "junk_each.ja_ppuk",
    "junk_each.potkan",
    "junk_each.baekhwajeom",
    "junk_each.boss",
    "junk_each.joker",
    "pack.jokers",
];

rows! { GoStopRules: rules;
    Deal {
        Calendar from "P" => { "calendar" => rules.calendar; }
        Jokers ("조커") from "P, D" => { "pack.jokers" => rules.pack_jokers.clone(); }
        Quads ("총통") from "P, D" => { "fixed.quads" => rules.fixed_quads; }
        TableQuads from "P" => {
            "table_quads" => rules.table_quads;
            "fixed.quads" if rules.table_quads == TableQuads::DealerWins => rules.fixed_quads;
        }
        NextDealer ("선") from "P, D" => {}
    }
    Play {
        Turn from "P" => {}
        Showing ("흔들기") from "P" => { "heundeum.must_play" => rules.heundeum_must_play; }
        Bomb ("폭탄") from "P" => {
            "potkan.flips" => rules.potkan_flips;
            "potkan.after_heundeum" => rules.potkan_after_heundeum;
        }
        Grenade ("수류탄") from "F, K" if rules.grenade != Grenade::Off => {
            "grenade" => grenade(rules);
            "junk_each.potkan" if takes_junk(rules) => rules.junk_each_potkan;
            "potkan.times" if multiplies(rules) => rules.potkan_times;
        }
        JokerFromHand from "P" if has_jokers(rules) => {
            "joker.from_hand" => rules.joker_from_hand;
            "pack.jokers";
        }
        JokerPpuk from "P" if has_jokers(rules) => {
            "joker.ppuk" => rules.joker_ppuk;
            "pack.jokers";
        }
    }
    Scoring {
        FiveBrights ("오광") from "P, D" if rules.brights_five > 0 => {
            "brights.five" => rules.brights_five;
        }
        FourBrights ("사광") from "P" if rules.brights_four > 0 => {
            "brights.four" => rules.brights_four;
        }
        RainFourBrights ("비사광") from "P" if rules.brights_four_with_rain > 0 => {
            "brights.four_with_rain" => rules.brights_four_with_rain;
        }
        ThreeBrights ("삼광") from "P" if rules.brights_three > 0 => {
            "brights.three" => rules.brights_three;
        }
        RainThreeBrights ("비삼광") from "P" if rules.brights_three_with_rain > 0 => {
            "brights.three_with_rain" => rules.brights_three_with_rain;
        }
        Animals ("열끗") from "P" if rules.animals_from > 0 => {
            "animals.from" => rules.animals_from;
        }
        HongDan ("홍단") from "P" if rules.ribbons_hong_dan > 0 => {
            "ribbons.hong_dan" => rules.ribbons_hong_dan;
        }
        CheongDan ("청단") from "P" if rules.ribbons_cheong_dan > 0 => {
            "ribbons.cheong_dan" => rules.ribbons_cheong_dan;
        }
        ChoDan ("초단") from "P, K" if rules.ribbons_cho_dan > 0 => {
            "ribbons.cho_dan" => rules.ribbons_cho_dan;
            "ribbons.cho_dan_rain" => rules.ribbons_cho_dan_rain;
        }
        Ribbons ("띠") from "P" if rules.ribbons_from > 0 => {
            "ribbons.from" => rules.ribbons_from;
            "ribbons.rain_counts" => rules.ribbons_rain_counts;
        }
        Godori ("고도리") from "P" if rules.birds_godori > 0 => {
            "birds.godori" => rules.birds_godori;
        }
        Bidori ("비도리") from "P" if rules.birds_bidori > 0 => {
            "birds.bidori" => rules.birds_bidori;
        }
        Yukdori ("육도리") from "P" if rules.birds_yukdori > 0 => {
            "birds.yukdori" => rules.birds_yukdori;
        }
        Junk ("피") from "P" if rules.junk_from > 0 => { "junk.from" => rules.junk_from; }
        DoubleJunk ("쌍피") from "P" => { "junk.double" => rules.junk_double; }
        SwitchCards ("국진") from "P, K, D" if rules.switch_september > 0 || rules.switch_may > 0 => {
            "switch.september" if rules.switch_september > 0 => rules.switch_september;
            "switch.may" if rules.switch_may > 0 => rules.switch_may;
            "cup.final" if rules.switch_september > 0 => rules.cup_final;
        }
        Vip from "P" if rules.vip > 0 => { "vip" => rules.vip; }
        Palssari ("팔싸리") from "P" if rules.palssari > 0 => {
            "palssari" => rules.palssari;
            "palssari_counts" => rules.palssari_counts;
        }
    }
    Stopping {
        Target from "P" => {
            "target.two" => rules.target_two;
            "target.three" => rules.target_three;
        }
        Improving ("고") from "P, D" => { "go.improve" => rules.go_improve; }
        Push ("밀기") from "K" if rules.push => { "push" => true; }
    }
    Payment {
        Win from "P, D" => {}
        GoChips from "P, D" if go_chips(rules).0 != GoChips::List(Vec::new()) => {
            "go.chips" => go_chips(rules).0;
            "go.keep_chips" if rules.go_chips != GoChips::Each => go_chips(rules).1;
        }
        Go ("고") from "P" if rules.go_times_from > 0 => {
            "go.times_from" => rules.go_times_from;
            "go.growth" => rules.go_growth;
        }
        Heundeum ("흔들기") from "P"
            if rules.heundeum_times > 1 || rules.heundeum_nov_dec_times > 1 =>
        {
            "heundeum.times" => rules.heundeum_times;
            "heundeum.nov_dec_times" => rules.heundeum_nov_dec_times;
        }
        Potkan ("폭탄") from "P" if rules.potkan_times > 1 => {
            "potkan.times" => rules.potkan_times;
            "grenade" if rules.grenade == Grenade::Bomb => rules.grenade;
        }
        MeoungDda ("멍따") from "P" if rules.meoung_dda_from > 0 => {
            "meoung_dda.from" => rules.meoung_dda_from;
        }
        GwangBak ("광박") from "P"
            if !matches!(rules.gwang_bak, GwangBak::Off | GwangBak::Flat(0)) =>
        {
            "gwang_bak" => rules.gwang_bak;
            "gwang_bak_rain_protects" => rules.gwang_bak_rain_protects;
            "pack.jokers" if has(Joker::Shield, rules) => Jokers(vec![Joker::Shield]);
        }
        PiBak ("피박") from "P, F"
            if below(rules.pi_bak_below_two, rules) || below(rules.pi_bak_below_three, rules) =>
        {
            "pi_bak.below_two" if below(rules.pi_bak_below_two, rules) => rules.pi_bak_below_two;
            "pi_bak.below_three" if below(rules.pi_bak_below_three, rules) =>
                rules.pi_bak_below_three;
            "pi_bak.spare_zero" => rules.pi_bak_spare_zero;
        }
        MeoungBak ("멍박") from "P, F, D" if rules.meoung_bak_from > 0 => {
            "meoung_bak.from" => rules.meoung_bak_from;
        }
        TtiBak ("띠박") from "P" if rules.tti_bak => { "tti_bak" => true; }
        Nagari ("나가리") from "P, K, D" if nagari_times(rules) > 1 => {
            "nagari.times" => nagari_times(rules);
            "nagari.stacks" => nagari_stacks(rules);
            "nagari.cap" if nagari_stacks(rules) && rules.nagari_cap > 0 => rules.nagari_cap;
            "nagari.doubles_fixed" => rules.nagari_doubles_fixed;
        }
        DoubleJoker ("더블") from "P" if has(Joker::Double, rules) => {
            "pack.jokers" => Jokers(vec![Joker::Double]);
        }
        WeolYak ("월약") from "P, D"
            if rules.weolyak_first_turn > 1 || rules.weolyak_set_month > 1 =>
        {
            "weolyak.first_turn" if rules.weolyak_first_turn > 1 => rules.weolyak_first_turn;
            "weolyak.set_month" if rules.weolyak_set_month > 1 => rules.weolyak_set_month;
        }
        Mission ("미션") from "P, K, D" => {}
        EmptyPile from "P, D" if rules.empty_pile_free => { "empty_pile_free" => true; }
        Stake ("대판") from "K" => { "stake.fixed" => rules.stake_fixed; }
        Cap ("상한") from "K" if rules.cap_loss > 0 || rules.cap_payer > 0 => {
            "cap.loss" if rules.cap_loss > 0 => rules.cap_loss;
            "cap.payer" if rules.cap_payer > 0 => rules.cap_payer;
        }
    }
    DokBak {
        Syodang ("쇼당") from "P, D" if rules.syodang_enabled => {
            "syodang.enabled" => true;
            "syodang.text" if rules.syodang_liability => rules.syodang_text;
            "syodang.liability" => rules.syodang_liability;
        }
        GoBak ("고박") from "P, D"
            if rules.go_bak_three != GoBakThree::Off || rules.go_bak_two != GoBakTwo::Off =>
        {
            "go_bak.three" => rules.go_bak_three;
            "go_bak.both" if one_pays_all(rules) => rules.go_bak_both;
            "go_bak.two" => rules.go_bak_two;
        }
        OeMyeon ("외면") from "P, D" if rules.oe_myeon_enforced => {
            "oe_myeon.enforced" => true;
            "oe_myeon.spare_junk_only" => rules.oe_myeon_spare_junk_only;
            "oe_myeon.spare_last_card" => rules.oe_myeon_spare_last_card;
            "oe_myeon.needs_alternative" => rules.oe_myeon_needs_alternative;
        }
    }
    Events {
        FirstPpuk ("첫뻑") from "P" if rules.fixed_first_ppuk > 0 => {
            "fixed.first_ppuk" => rules.fixed_first_ppuk;
        }
        SecondPpuk ("연뻑") from "K" if rules.fixed_second_ppuk > 0 => {
            "fixed.second_ppuk" => rules.fixed_second_ppuk;
        }
        ThirdPpuk from "K" if rules.fixed_third_ppuk > 0 => {
            "fixed.third_ppuk" => rules.fixed_third_ppuk;
        }
        ThreePpuk ("삼뻑") from "P, D" if rules.fixed_three_ppuk > 0 => {
            "fixed.three_ppuk" => rules.fixed_three_ppuk;
        }
        FirstSweep ("첫싹쓸이") from "P" if rules.fixed_first_sweep > 0 => {
            "fixed.first_sweep" => rules.fixed_first_sweep;
        }
        FirstChok ("첫쪽") from "P" if rules.fixed_first_chok > 0 => {
            "fixed.first_chok" => rules.fixed_first_chok;
        }
        FirstTtadak ("첫따닥") from "K" if rules.fixed_first_ttadak > 0 => {
            "fixed.first_ttadak" => rules.fixed_first_ttadak;
        }
        Heodang ("허당") from "F, K" if rules.fixed_heodang > 0 => {
            "fixed.heodang" => rules.fixed_heodang;
        }
        Boar ("멧돼지") from "P" if rules.boar_first_turn > 0 => {
            "boar.first_turn" => rules.boar_first_turn;
        }
        Pot from "P, D" if rules.boar_pot > 0 => { "boar.pot" => rules.boar_pot; }
    }
    Junk {
        Chok ("쪽") from "P" if rules.junk_each_chok > 0 => {
            "junk_each.chok" => rules.junk_each_chok;
        }
        Ttadak ("따닥") from "P" if rules.junk_each_ttadak > 0 => {
            "junk_each.ttadak" => rules.junk_each_ttadak;
        }
        Sseul ("쓸") from "P" if rules.junk_each_sseul > 0 => {
            "junk_each.sseul" => rules.junk_each_sseul;
            "sseul" => rules.sseul;
        }
        Stack from "P" if rules.junk_each_stack > 0 => {
            "junk_each.stack" => rules.junk_each_stack;
        }
        JaPpuk ("자뻑") from "P" if rules.junk_each_ja_ppuk > 0 => {
            "junk_each.ja_ppuk" => rules.junk_each_ja_ppuk;
        }
        BombJunk from "P" if rules.junk_each_potkan > 0 => {
            "junk_each.potkan" => rules.junk_each_potkan;
            "grenade" if takes_junk(rules) => Grenade::Junk;
        }
        Baekhwajeom ("백화점") from "P" if rules.junk_each_baekhwajeom > 0 => {
            "junk_each.baekhwajeom" => rules.junk_each_baekhwajeom;
        }
        Boss ("보스") from "P" if rules.junk_each_boss > 0 && has(Joker::Boss, rules) => {
            "junk_each.boss" => rules.junk_each_boss;
            "pack.jokers" => Jokers(vec![Joker::Boss]);
        }
        JokerJunk from "K" if rules.junk_each_joker > 0 && has_junk_jokers(rules) => {
            "junk_each.joker" => rules.junk_each_joker;
            "pack.jokers";
        }
        LastTurn from "P" also JUNK
            if rules.last_turn_whose == LastTurn::Own || any_junk(rules) =>
        {
            "last_turn.whose" => rules.last_turn_whose;
            "last_turn.stack_junk" if rules.stacks_bring_junk() => rules.last_turn_stack_junk;
        }
        JunkOwed from "P, D" also JUNK if any_junk(rules) => {}
    }
    Seats {
        Gwangpalli ("광팔이") from "P, K, D" => {
            "gwangpalli.per_card" => rules.gwangpalli_per_card;
            "gwangpalli.heundeum_times" if rules.gwangpalli_per_card > 0 =>
                rules.gwangpalli_heundeum_times;
            "gwangpalli.rain_alone_free" if rules.gwangpalli_per_card > 0 =>
                rules.gwangpalli_rain_alone_free;
            "gwangpalli.paid" if rules.gwangpalli_per_card > 0 => rules.gwangpalli_paid;
            "gwangpalli.after_nagari" => rules.gwangpalli_after_nagari;
            "gwangpalli.no_two_drops" => rules.gwangpalli_no_two_drops;
            "gwangpalli.iris_drops" if has_jokers(rules) => rules.gwangpalli_iris_drops;
            "pack.jokers" => has_jokers(rules);
        }
    }
}

fn has_jokers(rules: &GoStopRules) -> bool {
    !rules.pack_jokers.0.is_empty()
}

fn has(joker: Joker, rules: &GoStopRules) -> bool {
    rules.pack_jokers.count(joker) > 0
}

fn has_junk_jokers(rules: &GoStopRules) -> bool {
    rules.pack_jokers.0.iter().any(|joker| joker.is_mere_junk())
}

/// Returns whether any event at this table makes opponents surrender junk.
fn any_junk(rules: &GoStopRules) -> bool {
    rules.stacks_bring_junk()
        || rules.junk_each_chok > 0
        || rules.junk_each_ttadak > 0
        || rules.junk_each_sseul > 0
        || rules.junk_each_potkan > 0
        || rules.junk_each_baekhwajeom > 0
        || rules.junk_each_boss > 0 && has(Joker::Boss, rules)
        || rules.junk_each_joker > 0 && has_junk_jokers(rules)
}

/// Returns whether a grenade makes opponents surrender junk; it does so only if a bomb does.
fn takes_junk(rules: &GoStopRules) -> bool {
    matches!(rules.grenade, Grenade::Junk | Grenade::Bomb) && rules.junk_each_potkan > 0
}

/// Returns whether a grenade multiplies the win; it does so only if a bomb does.
fn multiplies(rules: &GoStopRules) -> bool {
    rules.grenade == Grenade::Bomb && rules.potkan_times > 1
}

/// Returns what a grenade brings at this table, which is no more than a bomb brings.
fn grenade(rules: &GoStopRules) -> Grenade {
    if multiplies(rules) {
        Grenade::Bomb
    } else if takes_junk(rules) {
        Grenade::Junk
    } else {
        Grenade::Move
    }
}

/// Returns whether any loser can have less than `junk` junk, apart from none if that is spared.
fn below(junk: u32, rules: &GoStopRules) -> bool {
    junk > u32::from(rules.pi_bak_spare_zero)
}

/// Returns whether one of two losers may have to pay both losses for having said go.
fn one_pays_all(rules: &GoStopRules) -> bool {
    matches!(
        rules.go_bak_three,
        GoBakThree::PaysAll | GoBakThree::PaysAllDouble
    )
}

/// Returns the chips that goes add as the shortest list, and whether its last number also applies
/// to every further go.
fn go_chips(rules: &GoStopRules) -> (GoChips, bool) {
    rules.go_chips.in_short(rules.go_keep_chips)
}

/// Returns the multiplier for a hand right after one hand without a winner.
fn nagari_times(rules: &GoStopRules) -> u32 {
    match rules.nagari_cap {
        0 => rules.nagari_times,
        cap => rules.nagari_times.min(cap),
    }
}

/// Returns whether two hands in a row without a winner multiply by more than one such hand.
fn nagari_stacks(rules: &GoStopRules) -> bool {
    rules.nagari_stacks && (rules.nagari_cap == 0 || rules.nagari_times < rules.nagari_cap)
}
