//! Checks whether a ledger is the one that was sealed.

use crate::chain::by_recipe;
use crate::table::Table;
use dokbak::ledger::{ChainFault, EntryId, Seal};

#[test]
fn a_seal_holds_as_long_as_nothing_up_to_it_changes() {
    let (mut table, id) = Table::played();
    let seal = table.ledger.seal().unwrap().unwrap();
    assert_eq!(seal.entry, EntryId(5));
    assert_eq!(table.ledger.verify_seal(&seal).unwrap(), None);
    table.play(id, 4);
    assert_eq!(table.ledger.verify_seal(&seal).unwrap(), None);
    let again: Seal = seal.to_string().parse().unwrap();
    assert_eq!(again, seal);
}

#[test]
fn a_cut_tail_is_found_by_the_seal() {
    let (table, _) = Table::played();
    let seal = table.ledger.seal().unwrap().unwrap();
    let forger = table.forger();
    forger
        .execute("DELETE FROM entry WHERE id > 3", [])
        .unwrap();
    let cut = ChainFault::CutOff {
        first: EntryId(4),
        last: EntryId(5),
    };
    assert_eq!(table.ledger.verify_seal(&seal).unwrap(), Some(cut.clone()));
    forger.execute("DELETE FROM entry", []).unwrap();
    let all = ChainFault::CutOff {
        first: EntryId(1),
        last: EntryId(5),
    };
    assert_eq!(table.ledger.verify_seal(&seal).unwrap(), Some(all));
    assert_eq!(table.ledger.seal().unwrap(), None);
}

#[test]
fn a_chain_written_anew_is_found_by_the_seal() {
    let (table, _) = Table::played();
    let seal = table.ledger.seal().unwrap().unwrap();
    let forger = table.forger();
    forger
        .execute("UPDATE entry SET engine = '0.0.9' WHERE id = 2", [])
        .unwrap();
    for id in 2..=5 {
        let prev =
            "UPDATE entry SET prev = (SELECT hash FROM entry WHERE id = ?1 - 1) WHERE id = ?1";
        forger.execute(prev, [id]).unwrap();
        let hash = by_recipe(&forger, id);
        let change = "UPDATE entry SET hash = ?2 WHERE id = ?1";
        forger.execute(change, (id, hash)).unwrap();
    }
    let entry = EntryId(5);
    let found = table.ledger.verify_seal(&seal).unwrap();
    assert_eq!(found, Some(ChainFault::Seal { entry }));
    let chain = table.ledger.verify().unwrap();
    let schema = |fault: &ChainFault| matches!(fault, ChainFault::Schema { .. });
    assert!(chain.iter().all(schema), "{chain:?}");
}
