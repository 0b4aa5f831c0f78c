//! The rules of Go-Stop as a table plays them.

use super::{also, rows, setting};
use crate::card::Joker;
use crate::rules::{
    GoBakThree, GoBakTwo, GoChips, GoStopRules, Grenade, GwangBak, Jokers, LastTurn, TableQuads,
};

/// The keys by which opponents surrender junk, and the one by which there are jokers that bring it.
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
    Calendar => { "calendar" => rules.calendar; }
    Jokers => { "pack.jokers" => rules.pack_jokers.clone(); }
    Quads => { "fixed.quads" => rules.fixed_quads; }
    TableQuads => {
        "table_quads" => rules.table_quads;
        "fixed.quads" if rules.table_quads == TableQuads::DealerWins => rules.fixed_quads;
    }
    NextDealer => {}

    Turn => {}
    Showing => { "heundeum.must_play" => rules.heundeum_must_play; }
    Bomb => {
        "potkan.flips" => rules.potkan_flips;
        "potkan.after_heundeum" => rules.potkan_after_heundeum;
    }
    Grenade if rules.grenade != Grenade::Off => {
        "grenade" => grenade(rules);
        "junk_each.potkan" if takes_junk(rules) => rules.junk_each_potkan;
        "potkan.times" if multiplies(rules) => rules.potkan_times;
    }
    JokerFromHand if has_jokers(rules) => {
        "joker.from_hand" => rules.joker_from_hand;
        "pack.jokers";
    }
    JokerPpuk if has_jokers(rules) => {
        "joker.ppuk" => rules.joker_ppuk;
        "pack.jokers";
    }

    FiveBrights if rules.brights_five > 0 => { "brights.five" => rules.brights_five; }
    FourBrights if rules.brights_four > 0 => { "brights.four" => rules.brights_four; }
    RainFourBrights if rules.brights_four_with_rain > 0 => {
        "brights.four_with_rain" => rules.brights_four_with_rain;
    }
    ThreeBrights if rules.brights_three > 0 => { "brights.three" => rules.brights_three; }
    RainThreeBrights if rules.brights_three_with_rain > 0 => {
        "brights.three_with_rain" => rules.brights_three_with_rain;
    }
    Animals if rules.animals_from > 0 => { "animals.from" => rules.animals_from; }
    HongDan if rules.ribbons_hong_dan > 0 => { "ribbons.hong_dan" => rules.ribbons_hong_dan; }
    CheongDan if rules.ribbons_cheong_dan > 0 => {
        "ribbons.cheong_dan" => rules.ribbons_cheong_dan;
    }
    ChoDan if rules.ribbons_cho_dan > 0 => { "ribbons.cho_dan" => rules.ribbons_cho_dan; }
    Ribbons if rules.ribbons_from > 0 => {
        "ribbons.from" => rules.ribbons_from;
        "ribbons.rain_counts" => rules.ribbons_rain_counts;
    }
    Godori if rules.birds_godori > 0 => { "birds.godori" => rules.birds_godori; }
    Bidori if rules.birds_bidori > 0 => { "birds.bidori" => rules.birds_bidori; }
    Yukdori if rules.birds_yukdori > 0 => { "birds.yukdori" => rules.birds_yukdori; }
    Junk if rules.junk_from > 0 => { "junk.from" => rules.junk_from; }
    DoubleJunk => { "junk.double" => rules.junk_double; }
    SwitchCards if rules.switch_september > 0 || rules.switch_may > 0 => {
        "switch.september" if rules.switch_september > 0 => rules.switch_september;
        "switch.may" if rules.switch_may > 0 => rules.switch_may;
    }
    Vip if rules.vip > 0 => { "vip" => rules.vip; }
    Palssari if rules.palssari > 0 => {
        "palssari" => rules.palssari;
        "palssari_counts" => rules.palssari_counts;
    }

    Target => {
        "target.two" => rules.target_two;
        "target.three" => rules.target_three;
    }
    Improving => { "go.improve" => rules.go_improve; }
    Push if rules.push => { "push" => true; }

    Win => {}
    GoChips if go_chips(rules).0 != GoChips::List(Vec::new()) => {
        "go.chips" => go_chips(rules).0;
        "go.keep_chips" if rules.go_chips != GoChips::Each => go_chips(rules).1;
    }
    Go if rules.go_times_from > 0 => {
        "go.times_from" => rules.go_times_from;
        "go.growth" => rules.go_growth;
    }
    Heundeum if rules.heundeum_times > 1 || rules.heundeum_nov_dec_times > 1 => {
        "heundeum.times" => rules.heundeum_times;
        "heundeum.nov_dec_times" => rules.heundeum_nov_dec_times;
    }
    Potkan if rules.potkan_times > 1 => {
        "potkan.times" => rules.potkan_times;
        "grenade" if rules.grenade == Grenade::Bomb => rules.grenade;
    }
    MeoungDda if rules.meoung_dda_from > 0 => { "meoung_dda.from" => rules.meoung_dda_from; }

    GwangBak if !matches!(rules.gwang_bak, GwangBak::Off | GwangBak::Flat(0)) => {
        "gwang_bak" => rules.gwang_bak;
        "gwang_bak_rain_protects" => rules.gwang_bak_rain_protects;
        "pack.jokers" if has(Joker::Shield, rules) => Jokers(vec![Joker::Shield]);
    }
    PiBak if below(rules.pi_bak_below_two, rules) || below(rules.pi_bak_below_three, rules) => {
        "pi_bak.below_two" if below(rules.pi_bak_below_two, rules) => rules.pi_bak_below_two;
        "pi_bak.below_three" if below(rules.pi_bak_below_three, rules) => rules.pi_bak_below_three;
        "pi_bak.spare_zero" => rules.pi_bak_spare_zero;
    }
    MeoungBak if rules.meoung_bak_from > 0 => { "meoung_bak.from" => rules.meoung_bak_from; }
    TtiBak if rules.tti_bak => { "tti_bak" => true; }
    Nagari if nagari_times(rules) > 1 => {
        "nagari.times" => nagari_times(rules);
        "nagari.stacks" => nagari_stacks(rules);
        "nagari.cap" if nagari_stacks(rules) && rules.nagari_cap > 0 => rules.nagari_cap;
        "nagari.doubles_fixed" => rules.nagari_doubles_fixed;
    }
    DoubleJoker if has(Joker::Double, rules) => {
        "pack.jokers" => Jokers(vec![Joker::Double]);
    }
    WeolYak if rules.weolyak_first_turn > 1 || rules.weolyak_set_month > 1 => {
        "weolyak.first_turn" if rules.weolyak_first_turn > 1 => rules.weolyak_first_turn;
        "weolyak.set_month" if rules.weolyak_set_month > 1 => rules.weolyak_set_month;
    }
    Mission => {}
    EmptyPile if rules.empty_pile_free => { "empty_pile_free" => true; }
    Cap if rules.cap_loss > 0 || rules.cap_payer > 0 => {
        "cap.loss" if rules.cap_loss > 0 => rules.cap_loss;
        "cap.payer" if rules.cap_payer > 0 => rules.cap_payer;
    }

    Syodang if rules.syodang_enabled => {
        "syodang.enabled" => true;
        "syodang.text" if rules.syodang_liability => rules.syodang_text;
        "syodang.liability" => rules.syodang_liability;
    }
    GoBak if rules.go_bak_three != GoBakThree::Off || rules.go_bak_two != GoBakTwo::Off => {
        "go_bak.three" => rules.go_bak_three;
        "go_bak.both" if one_pays_all(rules) => rules.go_bak_both;
        "go_bak.two" => rules.go_bak_two;
    }
    OeMyeon if rules.oe_myeon_enforced => {
        "oe_myeon.enforced" => true;
        "oe_myeon.spare_junk_only" => rules.oe_myeon_spare_junk_only;
        "oe_myeon.spare_last_card" => rules.oe_myeon_spare_last_card;
        "oe_myeon.needs_alternative" => rules.oe_myeon_needs_alternative;
    }

    FirstPpuk if rules.fixed_first_ppuk > 0 => { "fixed.first_ppuk" => rules.fixed_first_ppuk; }
    SecondPpuk if rules.fixed_second_ppuk > 0 => {
        "fixed.second_ppuk" => rules.fixed_second_ppuk;
    }
    ThirdPpuk if rules.fixed_third_ppuk > 0 => { "fixed.third_ppuk" => rules.fixed_third_ppuk; }
    ThreePpuk if rules.fixed_three_ppuk > 0 => { "fixed.three_ppuk" => rules.fixed_three_ppuk; }
    FirstSweep if rules.fixed_first_sweep > 0 => {
        "fixed.first_sweep" => rules.fixed_first_sweep;
    }
    FirstChok if rules.fixed_first_chok > 0 => { "fixed.first_chok" => rules.fixed_first_chok; }
    FirstTtadak if rules.fixed_first_ttadak > 0 => {
        "fixed.first_ttadak" => rules.fixed_first_ttadak;
    }
    Heodang if rules.fixed_heodang > 0 => { "fixed.heodang" => rules.fixed_heodang; }
    Boar if rules.boar_first_turn > 0 => { "boar.first_turn" => rules.boar_first_turn; }
    Pot if rules.boar_pot > 0 => { "boar.pot" => rules.boar_pot; }

    Chok if rules.junk_each_chok > 0 => { "junk_each.chok" => rules.junk_each_chok; }
    Ttadak if rules.junk_each_ttadak > 0 => { "junk_each.ttadak" => rules.junk_each_ttadak; }
    Sseul if rules.junk_each_sseul > 0 => {
        "junk_each.sseul" => rules.junk_each_sseul;
        "sseul" => rules.sseul;
    }
    Stack if rules.junk_each_stack > 0 => { "junk_each.stack" => rules.junk_each_stack; }
    JaPpuk if rules.junk_each_ja_ppuk > 0 => { "junk_each.ja_ppuk" => rules.junk_each_ja_ppuk; }
    BombJunk if rules.junk_each_potkan > 0 => {
        "junk_each.potkan" => rules.junk_each_potkan;
        "grenade" if takes_junk(rules) => Grenade::Junk;
    }
    Baekhwajeom if rules.junk_each_baekhwajeom > 0 => {
        "junk_each.baekhwajeom" => rules.junk_each_baekhwajeom;
    }
    Boss if rules.junk_each_boss > 0 && has(Joker::Boss, rules) => {
        "junk_each.boss" => rules.junk_each_boss;
        "pack.jokers" => Jokers(vec![Joker::Boss]);
    }
    JokerJunk if rules.junk_each_joker > 0 && has_junk_jokers(rules) => {
        "junk_each.joker" => rules.junk_each_joker;
        "pack.jokers";
    }
    LastTurn also JUNK if rules.last_turn_whose == LastTurn::Own || any_junk(rules) => {
        "last_turn.whose" => rules.last_turn_whose;
        "last_turn.stack_junk" if stacks_bring_junk(rules) => rules.last_turn_stack_junk;
    }
    JunkOwed also JUNK if any_junk(rules) => {}

    Gwangpalli => {
        "gwangpalli.per_card" => rules.gwangpalli_per_card;
        "gwangpalli.heundeum_times" if rules.gwangpalli_per_card > 0 => rules.gwangpalli_heundeum_times;
        "gwangpalli.rain_alone_free" if rules.gwangpalli_per_card > 0 => rules.gwangpalli_rain_alone_free;
        "gwangpalli.paid" if rules.gwangpalli_per_card > 0 => rules.gwangpalli_paid;
        "gwangpalli.after_nagari" => rules.gwangpalli_after_nagari;
        "gwangpalli.iris_drops" if has_jokers(rules) => rules.gwangpalli_iris_drops;
        "pack.jokers" => has_jokers(rules);
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

fn stacks_bring_junk(rules: &GoStopRules) -> bool {
    rules.junk_each_stack > 0 || rules.junk_each_ja_ppuk > 0
}

/// Returns whether any event takes junk.
fn any_junk(rules: &GoStopRules) -> bool {
    stacks_bring_junk(rules)
        || rules.junk_each_chok > 0
        || rules.junk_each_ttadak > 0
        || rules.junk_each_sseul > 0
        || rules.junk_each_potkan > 0
        || rules.junk_each_baekhwajeom > 0
        || rules.junk_each_boss > 0 && has(Joker::Boss, rules)
        || rules.junk_each_joker > 0 && has_junk_jokers(rules)
}

/// Returns whether a grenade takes junk, which it does as a bomb does.
fn takes_junk(rules: &GoStopRules) -> bool {
    matches!(rules.grenade, Grenade::Junk | Grenade::Bomb) && rules.junk_each_potkan > 0
}

/// Returns whether a grenade multiplies, which it does as a bomb does.
fn multiplies(rules: &GoStopRules) -> bool {
    rules.grenade == Grenade::Bomb && rules.potkan_times > 1
}

/// Returns what a grenade brings: of what it shares with a bomb only what a bomb brings here.
fn grenade(rules: &GoStopRules) -> Grenade {
    if multiplies(rules) {
        Grenade::Bomb
    } else if takes_junk(rules) {
        Grenade::Junk
    } else {
        Grenade::Move
    }
}

/// Returns whether junk below so much is too little for anybody: who has none may be spared.
fn below(junk: u32, rules: &GoStopRules) -> bool {
    junk > u32::from(rules.pi_bak_spare_zero)
}

/// Returns whether one loser of three may have to pay both losses for having said go.
fn one_pays_all(rules: &GoStopRules) -> bool {
    matches!(
        rules.go_bak_three,
        GoBakThree::PaysAll | GoBakThree::PaysAllDouble
    )
}

/// Returns the chips that goes add, the list as short as it can be, and whether its last number
/// stays for more goes.
fn go_chips(rules: &GoStopRules) -> (GoChips, bool) {
    rules.go_chips.in_short(rules.go_keep_chips)
}

/// Returns what a single hand that nobody won multiplies by.
fn nagari_times(rules: &GoStopRules) -> u32 {
    match rules.nagari_cap {
        0 => rules.nagari_times,
        cap => rules.nagari_times.min(cap),
    }
}

/// Returns whether a second hand in a row that nobody won multiplies by more than the first.
fn nagari_stacks(rules: &GoStopRules) -> bool {
    rules.nagari_stacks && (rules.nagari_cap == 0 || rules.nagari_times < rules.nagari_cap)
}
