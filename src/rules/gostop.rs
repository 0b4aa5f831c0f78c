//! The keys of the Go-Stop rule book in one table: name, type, default, source and meaning.

use super::key::{ANY, COUNT, TARGET, TIMES, keys};
use super::value::{
    AfterNagari, DoublesFixed, GoBakBoth, GoBakThree, GoBakTwo, GoChips, Grenade, Growth, GwangBak,
    JokerFromHand, JokerPpuk, Jokers, LastTurn, RuleValue, SalePaid, Sseul, SyodangText,
    TableQuads,
};
use crate::card::{Calendar, Joker};

keys! {
    /// The rules of a Go-Stop table, one field for each key. The default values are those of
    /// the ruleset `pagat`.
    GoStopRules of GoStop {
        Play {
            calendar: Calendar = Calendar::Korean, "calendar", ANY, "P", "the calendar that numbers the months";
            pack_jokers: Jokers = Jokers::default(), "pack.jokers", ANY, "P", "the jokers in the pack";
            potkan_flips: u32 = 1, "potkan.flips", 1..=3, "P", "cards turned up in the turn of a bomb";
            potkan_after_heundeum: bool = false, "potkan.after_heundeum", ANY, "P", "whether a shown triple may still be bombed";
            heundeum_must_play: bool = false, "heundeum.must_play", ANY, "P", "whether one card of a shown triple is played in that turn";
            grenade: Grenade = Grenade::Off, "grenade", ANY, "F", "what it brings to take two on the table with two in hand at once";
            joker_from_hand: JokerFromHand = JokerFromHand::Replace, "joker.from_hand", ANY, "P", "how a joker is played from the hand";
            joker_ppuk: JokerPpuk = JokerPpuk::Keep, "joker.ppuk", ANY, "P", "where a joker goes that is turned up while a ppuk forms";
            sseul: Sseul = Sseul::TwoMonths, "sseul", ANY, "P", "which captures that empty the layout count as a sseul";
            last_turn_whose: LastTurn = LastTurn::Table, "last_turn.whose", ANY, "P", "whose last turn it is that makes chok, ttadak and sseul bring nothing";
            last_turn_stack_junk: bool = true, "last_turn.stack_junk", ANY, "P", "whether a stack taken in a last turn brings junk";
        }
        Jokbo {
            brights_five: u32 = 15, "brights.five", ANY, "P", "points for five brights (ogwang)";
            brights_four: u32 = 4, "brights.four", ANY, "P", "points for four brights without rain";
            brights_four_with_rain: u32 = 4, "brights.four_with_rain", ANY, "P", "points for four brights with rain";
            brights_three: u32 = 3, "brights.three", ANY, "P", "points for three brights without rain";
            brights_three_with_rain: u32 = 2, "brights.three_with_rain", ANY, "P", "points for three brights with rain";
            animals_from: u32 = 5, "animals.from", COUNT, "P", "animals for the first point, one more for each further; 0 is off";
            birds_godori: u32 = 5, "birds.godori", ANY, "P", "points for the birds of plum, wisteria and pampas";
            birds_bidori: u32 = 0, "birds.bidori", ANY, "P", "points for exactly three of the four birds, the swallow among them";
            birds_yukdori: u32 = 0, "birds.yukdori", ANY, "P", "points for all four birds, instead of godori and bidori";
            ribbons_hong_dan: u32 = 3, "ribbons.hong_dan", ANY, "P", "points for the three red poem ribbons";
            ribbons_cheong_dan: u32 = 3, "ribbons.cheong_dan", ANY, "P", "points for the three blue ribbons";
            ribbons_cho_dan: u32 = 3, "ribbons.cho_dan", ANY, "P", "points for the three plain red ribbons";
            ribbons_cho_dan_rain: bool = false, "ribbons.cho_dan_rain", ANY, "K", "whether the rain ribbon may stand in for one of the three";
            ribbons_from: u32 = 5, "ribbons.from", COUNT, "P", "ribbons for the first point, one more for each further; 0 is off";
            ribbons_rain_counts: bool = true, "ribbons.rain_counts", ANY, "P", "whether the rain ribbon counts among them";
            junk_from: u32 = 10, "junk.from", COUNT, "P", "junk value for the first point, one more for each further; 0 is off";
            junk_double: u32 = 2, "junk.double", COUNT, "P", "junk value of the double junk of paulownia and willow";
            vip: u32 = 0, "vip", ANY, "P", "points for the sake cup and both double junk; never count towards the target";
            palssari: u32 = 0, "palssari", ANY, "P", "points for all of wisteria and bush clover";
            palssari_counts: bool = false, "palssari_counts", ANY, "P", "whether palssari counts towards the target";
            switch_september: u32 = 2, "switch.september", COUNT, "P", "junk value of the sake cup when it is counted as junk; 0 means never";
            cup_final: bool = false, "cup.final", ANY, "K", "whether a player who says how the sake cup is counted is bound by that";
            switch_may: u32 = 0, "switch.may", COUNT, "P", "junk value of the iris bridge when it is counted as junk; 0 means never";
        }
        Stopping {
            target_two: u32 = 7, "target.two", TARGET, "P", "points that two players need to stop";
            target_three: u32 = 3, "target.three", TARGET, "P", "points that three players need to stop";
            go_improve: bool = true, "go.improve", ANY, "P", "whether each go, and the stop, needs more points than the go before";
            push: bool = false, "push", ANY, "K", "whether a player who may stop may push the win into the next hand";
        }
        Loss {
            go_chips: GoChips = GoChips::List(vec![1, 2]), "go.chips", ANY, "P", "chips added for one go, two goes and so on";
            go_keep_chips: bool = true, "go.keep_chips", ANY, "D", "whether the last number stays for further goes";
            go_times_from: u32 = 3, "go.times_from", COUNT, "P", "the go from which payments multiply; 0 is off";
            go_growth: Growth = Growth::Double, "go.growth", ANY, "P", "how that multiplier grows with each further go";
            heundeum_times: u32 = 2, "heundeum.times", TIMES, "P", "multiplier for each triple shown";
            heundeum_nov_dec_times: u32 = 2, "heundeum.nov_dec_times", TIMES, "P", "multiplier for a triple of November or December";
            potkan_times: u32 = 1, "potkan.times", TIMES, "P", "multiplier for each bomb";
            meoung_dda_from: u32 = 7, "meoung_dda.from", COUNT, "P", "animals from which the winner is paid double; 0 is off";
            gwang_bak: GwangBak = GwangBak::Double, "gwang_bak", ANY, "P", "what a loser without brights owes to a winner with brights";
            gwang_bak_rain_protects: bool = true, "gwang_bak_rain_protects", ANY, "P", "whether the rain bright alone protects from gwang-bak";
            pi_bak_below_two: u32 = 5, "pi_bak.below_two", COUNT, "P", "junk value below which a loser of two pays double for junk; 0 is off";
            pi_bak_below_three: u32 = 5, "pi_bak.below_three", COUNT, "P", "junk value below which a loser of three pays double for junk; 0 is off";
            pi_bak_spare_zero: bool = false, "pi_bak.spare_zero", ANY, "F", "whether a loser without any junk is spared";
            meoung_bak_from: u32 = 0, "meoung_bak.from", COUNT, "P", "winner's animals from which a loser without animals pays double; 0 is off";
            tti_bak: bool = false, "tti_bak", ANY, "P", "whether a loser without ribbons pays double for ribbons";
            go_bak_two: GoBakTwo = GoBakTwo::Off, "go_bak.two", ANY, "P", "what a loser of two who said go owes";
            nagari_times: u32 = 2, "nagari.times", TIMES, "P", "multiplier after a hand that nobody won";
            nagari_stacks: bool = false, "nagari.stacks", ANY, "P", "whether it applies once for each such hand in a row";
            nagari_cap: u32 = 0, "nagari.cap", ANY, "K", "the most that it multiplies by; 0 means no limit";
            nagari_doubles_fixed: DoublesFixed = DoublesFixed::None, "nagari.doubles_fixed", ANY, "D", "which fixed payments are multiplied too";
            weolyak_first_turn: u32 = 1, "weolyak.first_turn", TIMES, "P", "multiplier for all four of a month taken in the first turn";
            weolyak_set_month: u32 = 1, "weolyak.set_month", TIMES, "P", "multiplier for holding the month set before the deal";
            stake_fixed: DoublesFixed = DoublesFixed::None, "stake.fixed", ANY, "K", "which fixed payments the stake of a hand multiplies too";
            cap_loss: u32 = 0, "cap.loss", ANY, "K", "the most chips that a loser owes for the win; 0 means no limit";
            empty_pile_free: bool = false, "empty_pile_free", ANY, "P", "whether a loser without any captured card pays nothing";
        }
        Liability {
            cap_payer: u32 = 0, "cap.payer", ANY, "K", "the most chips that one player pays for the win, also when paying for another; 0 means no limit";
            go_bak_three: GoBakThree = GoBakThree::PaysAll, "go_bak.three", ANY, "P", "what a loser of three who said go owes";
            go_bak_both: GoBakBoth = GoBakBoth::Last, "go_bak.both", ANY, "D", "who pays if both losers said go";
            oe_myeon_enforced: bool = true, "oe_myeon.enforced", ANY, "P", "whether a player who fed the winner pays for both";
            oe_myeon_spare_junk_only: bool = true, "oe_myeon.spare_junk_only", ANY, "P", "spared if the winner scores only junk and never said go";
            oe_myeon_spare_last_card: bool = true, "oe_myeon.spare_last_card", ANY, "P", "spared if it was the player's last card";
            oe_myeon_needs_alternative: bool = false, "oe_myeon.needs_alternative", ANY, "P", "spared if no other play could have prevented the win";
            syodang_enabled: bool = true, "syodang.enabled", ANY, "P", "whether a nagari may be offered";
            syodang_text: SyodangText = SyodangText::Y2024, "syodang.text", ANY, "P", "which text of the syodang rule is played";
            syodang_liability: bool = true, "syodang.liability", ANY, "P", "whether refusing an offer can cost anything";
        }
        Fixed {
            fixed_quads: u32 = 5, "fixed.quads", ANY, "P", "chips from each opponent for four of a month in hand";
            table_quads: TableQuads = TableQuads::Void, "table_quads", ANY, "P", "what four of a month on the table do";
            fixed_first_ppuk: u32 = 3, "fixed.first_ppuk", ANY, "P", "chips from each opponent for a ppuk in the first turn";
            fixed_second_ppuk: u32 = 0, "fixed.second_ppuk", ANY, "K", "chips for another ppuk in the second turn";
            fixed_third_ppuk: u32 = 0, "fixed.third_ppuk", ANY, "K", "chips for another ppuk in the third turn";
            fixed_three_ppuk: u32 = 5, "fixed.three_ppuk", ANY, "P", "chips for a third ppuk, which ends the hand; 0 is off";
            fixed_first_sweep: u32 = 0, "fixed.first_sweep", ANY, "P", "chips for all four of a month in the first turn";
            fixed_first_chok: u32 = 0, "fixed.first_chok", ANY, "P", "chips for a chok in the first turn";
            fixed_first_ttadak: u32 = 0, "fixed.first_ttadak", ANY, "K", "chips for a ttadak in the first turn";
            fixed_heodang: u32 = 0, "fixed.heodang", ANY, "F", "chips for five turns in a row without a capture, which win the hand; 0 is off";
            boar_pot: u32 = 0, "boar.pot", ANY, "P", "chips that each player puts into the boar's pot before a deal";
            boar_first_turn: u32 = 0, "boar.first_turn", ANY, "P", "chips from each opponent for the boar in the first turn";
            junk_each_chok: u32 = 1, "junk_each.chok", COUNT, "P", "junk that each opponent surrenders for a chok";
            junk_each_ttadak: u32 = 1, "junk_each.ttadak", COUNT, "P", "junk for a ttadak";
            junk_each_sseul: u32 = 1, "junk_each.sseul", COUNT, "P", "junk for a sseul";
            junk_each_stack: u32 = 1, "junk_each.stack", COUNT, "P", "junk for a stack";
            junk_each_ja_ppuk: u32 = 2, "junk_each.ja_ppuk", COUNT, "P", "junk for one's own stack";
            junk_each_potkan: u32 = 0, "junk_each.potkan", COUNT, "P", "junk for a bomb";
            junk_each_baekhwajeom: u32 = 0, "junk_each.baekhwajeom", COUNT, "P", "junk for one card of each kind in the first turn";
            junk_each_boss: u32 = 1, "junk_each.boss", COUNT, "P", "junk for the boss joker";
            junk_each_joker: u32 = 0, "junk_each.joker", COUNT, "K", "junk for each joker of one, two or three junk";
        }
        Gwangpalli {
            gwangpalli_per_card: u32 = 2, "gwangpalli.per_card", ANY, "P", "chips for each card sold, from each player who stayed";
            gwangpalli_heundeum_times: u32 = 2, "gwangpalli.heundeum_times", TIMES, "P", "multiplier if the seller shows a triple";
            gwangpalli_rain_alone_free: bool = true, "gwangpalli.rain_alone_free", ANY, "P", "with four seated: whether the rain bright alone sells for nothing";
            gwangpalli_paid: SalePaid = SalePaid::Now, "gwangpalli.paid", ANY, "P", "when sales are paid";
            gwangpalli_after_nagari: AfterNagari = AfterNagari::SameThree, "gwangpalli.after_nagari", ANY, "P", "who is dealt in after a nagari";
            gwangpalli_no_two_drops: bool = false, "gwangpalli.no_two_drops", ANY, "K", "whether a player who dropped in the hand before must play if asked";
            gwangpalli_iris_drops: bool = false, "gwangpalli.iris_drops", ANY, "P", "with seven seated: whether a player dealt the iris animal must drop";
        }
    }
}

/// The number of players at a full table. They need a joker in the pack, since six use up a pack
/// without jokers; and only at a full table can the iris force a player out.
const FULL_TABLE: usize = 7;

impl GoStopRules {
    /// Returns how many copies of a card the pack has.
    pub fn copies(&self, card: crate::card::Card) -> usize {
        card.as_joker()
            .map_or(usize::from(card.copies()), |joker: Joker| {
                self.pack_jokers.count(joker)
            })
    }

    /// Returns whether the pack has enough cards for this many players at the table. Six use up a
    /// pack without jokers.
    pub fn enough_cards(&self, seated: usize) -> bool {
        seated < FULL_TABLE || !self.pack_jokers.0.is_empty()
    }

    /// Returns whether, with this many players at the table, one who is dealt the iris animal must
    /// drop out.
    pub fn iris_drops(&self, seated: usize) -> bool {
        self.gwangpalli_iris_drops && seated == FULL_TABLE
    }

    /// Returns whether taking any stack makes opponents surrender junk.
    pub const fn stacks_bring_junk(&self) -> bool {
        self.junk_each_stack > 0 || self.junk_each_ja_ppuk > 0
    }

    /// Returns the points that a player needs to stop, with this many active players.
    pub fn target(&self, active: usize) -> u32 {
        if active == 2 {
            self.target_two
        } else {
            self.target_three
        }
    }

    /// Returns the most chips that one player can pay for a win, or `None` without a cap.
    pub fn most_of_one_payer(&self) -> Option<i64> {
        (self.cap_payer > 0).then(|| i64::from(self.cap_payer))
    }

    /// Returns the junk value below which a pile suffers pi-bak, with this many active players; 0
    /// means never.
    pub fn pi_bak_below(&self, active: usize) -> u32 {
        if active == 2 {
            self.pi_bak_below_two
        } else {
            self.pi_bak_below_three
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, KeyFault};

    #[test]
    fn every_key_reads_its_own_default_back() {
        let default = GoStopRules::default();
        for info in GoStopRules::keys() {
            let mut rules = GoStopRules::default();
            assert_eq!(
                default.get(info.key),
                Some(info.default.clone()),
                "{}",
                info.key
            );
            rules.set(info.key, &info.default).unwrap();
            assert_eq!(rules, default, "{}", info.key);
        }
    }

    #[test]
    fn a_wrong_key_names_the_nearest() {
        let fault = GoStopRules::default()
            .set("go_back.both", "own")
            .unwrap_err();
        let (key, game) = ("go_back.both".to_owned(), Game::GoStop);
        assert_eq!(fault.nearest(), Some("go_bak.both"));
        assert_eq!(fault, KeyFault::Unknown { key, game });
    }

    #[test]
    fn values_out_of_their_range_are_refused() {
        let mut rules = GoStopRules::default();
        for (key, value) in [
            ("brights.five", "-1"),
            ("brights.five", "+1"),
            ("brights.five", "1_000"),
            ("brights.five", "99999999999"),
            ("target.two", "0"),
            ("nagari.times", "0"),
            ("go_bak.two", "pays_all"),
            ("gwang_bak", "flat"),
            ("gwang_bak", "flat:x"),
            ("go.chips", "1,,2"),
            ("pack.jokers", "j4"),
            ("pack.jokers", "j1,j1,j1,j1,j1,j1,j1,j1,j1"),
            ("tti_bak", "yes"),
        ] {
            let fault = rules.set(key, value).unwrap_err();
            assert!(
                matches!(fault, KeyFault::BadValue { .. }),
                "{key}={value}: {fault:?}"
            );
        }
        assert_eq!(rules, GoStopRules::default());
    }
}
