//! Results of more people than a hand has seats for.

use crate::cli::usage::quoted;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::record::Name;
use crate::report::sheets::{SheetAnswers, SheetFault, SheetHand, Wrong};
use crate::rules::{Rules, Ruleset};
use std::fmt::Write as _;

/// Returns how many people a hand by these rules can have.
pub(super) fn most_people(ruleset: &Ruleset) -> usize {
    let most = *ruleset.game().seats().end();
    match &ruleset.rules {
        Rules::GoStop(rules) if !rules.enough_cards(most) => most - 1,
        _ => most,
    }
}

/// Returns whether chips pass by these rules, so that a result in chips can be kept.
pub(super) fn moves_chips(ruleset: &Ruleset) -> bool {
    match &ruleset.rules {
        Rules::KoiKoi(rules) => rules.zero_sum,
        _ => true,
    }
}

/// Leaves out of each result who has 0 if there is no room for everybody.
/// Errors: the results for which even that leaves no room.
pub(super) fn seated(
    mut hands: Vec<SheetHand>,
    most: usize,
    answers: &SheetAnswers,
    lang: Lang,
) -> Result<Vec<SheetHand>, Vec<SheetFault>> {
    let mut wrong = Vec::new();
    for hand in hands.iter_mut().filter(|hand| hand.net.len() > most) {
        hand.net.retain(|(_, chips)| *chips != 0);
        let people = hand.net.len();
        if people > most {
            let shares = hand
                .net
                .iter()
                .map(|(name, chips)| (name, format!("{chips:+}")));
            let reason = say!(lang, whole_evening());
            let chip = answers.chip.as_ref().map(ToString::to_string);
            let command = adjusted(reason, shares, hand.day, chip.as_deref());
            wrong.push(SheetFault {
                line: hand.line(),
                wrong: Wrong::TooMany(people, most, command),
            });
        }
    }
    if wrong.is_empty() {
        Ok(hands)
    } else {
        Err(wrong)
    }
}

/// Returns the command that notes amounts without a hand.
pub(super) fn adjusted<'n>(
    reason: &str,
    shares: impl Iterator<Item = (&'n Name, String)>,
    day: Date,
    chip: Option<&str>,
) -> String {
    let mut command = format!("dokbak adjust {}", quoted(reason));
    for (name, amount) in shares {
        let _ = write!(command, " {} {amount}", quoted(name));
    }
    let _ = write!(command, " --date {day}");
    if let Some(chip) = chip {
        let _ = write!(command, " --chip {}", quoted(chip));
    }
    command
}
