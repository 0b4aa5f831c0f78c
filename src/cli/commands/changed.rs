//! Reports what an import changed in the ledger.

use crate::cli::error::Failure;
use crate::cli::reading::show::no_hand;
use crate::cli::screen::Screen;
use crate::cli::words::{Text, say};
use crate::ledger::{Changed, ChangedHand, Ledger, Net};

/// How many entries are reported one by one.
const MOST: usize = 10;

/// Reports what the imported entries changed about hands, sessions and people that were here
/// before.
pub(super) fn tell(changed: &Changed, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    for hand in &changed.hands {
        screen.prose(hand_in_words(hand, ledger, screen)?)?;
    }
    for entry in changed.said.iter().take(MOST) {
        let told = no_hand(&ledger.entry(*entry)?, lang);
        screen.prose(Text::both(|form| form.each(&told).join(" ")))?;
    }
    let more = changed.said.len().saturating_sub(MOST);
    if more > 0 {
        screen.prose(&say!(lang, more_said(more)))?;
    }
    for (session, hands) in &changed.more {
        screen.prose(&say!(
            lang,
            has_more(&ledger.called(*session)?.evening, *hands)
        ))?;
    }
    for session in &changed.closed {
        screen.prose(&say!(lang, closed_there(&ledger.called(*session)?.evening)))?;
    }
    for session in &changed.left_out {
        screen.prose(&say!(
            lang,
            counts_no_more(&ledger.called(*session)?.evening)
        ))?;
    }
    for session in &changed.counted {
        screen.prose(&say!(lang, counts_again(&ledger.called(*session)?.evening)))?;
    }
    Ok(())
}

fn hand_in_words(hand: &ChangedHand, ledger: &Ledger, screen: &Screen) -> Result<Text, Failure> {
    let lang = screen.lang();
    let name = ledger.hand(hand.hand)?.name();
    let name = ledger.hand_called(&name)?;
    let people = ledger.people()?;
    let net = |net: &Net| {
        let called = |(name, chips): &(crate::record::Name, i64)| {
            (people.called(name.as_str()).into(), *chips)
        };
        let net: Net = net.iter().map(called).collect();
        say!(lang, chips(&net))
    };
    let (here, there, now) = (net(&hand.here), net(&hand.there), net(&hand.now));
    Ok(if hand.both {
        say!(lang, corrected_in_both(&name, &here, &there, &now))
    } else {
        say!(lang, corrected_there(&name, &here, &now))
    })
}
