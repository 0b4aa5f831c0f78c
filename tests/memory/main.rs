//! Code that promises to allocate nothing.

use allocation_counter::measure;
use dokbak::case::{AnyHand, Case, Opening};
use dokbak::gostop::net;

/// A hand whose winner chooses how to count the cup, and whose losers owe a dear win.
const DEAR: &str = "players Ann Bo Chul\ncarry 1\nAnn heundeum 3\nBo has 6t 9t 10t 6p 9p 2y\n\
    Chul counts y1 t2 p4\nAnn has 1g 3g 8g 11g 9y 1p 1p 1t 2t 3t 3p 8p 8p 12s\nAnn stop\n";

#[test]
fn chips_alone_take_no_memory() {
    let case = Case::read(DEAR, Opening::default());
    let AnyHand::GoStop(hand) = case.hand().hand else {
        panic!("the rules are those of Go-Stop");
    };
    let rules = case.ruleset().rules.gostop().unwrap();
    let counted = measure(|| {
        assert!(net(&hand, rules).is_ok());
    });
    assert_eq!(counted.count_total, 0);
}
