//! Links the ends of hands, and the lines of records, to their rules, independent of language.

use crate::record::{Act, Header, Line, Nth, Special, TableEvent};
use crate::rules::RuleId;
use crate::verdict::Outcome;

/// Returns the ids of the rules behind the way a hand ended.
pub(super) const fn ids_of_end(outcome: Outcome) -> &'static [RuleId] {
    match outcome {
        Outcome::Stop => &[RuleId::Target, RuleId::Improving],
        Outcome::Shobu => &[RuleId::Calling],
        Outcome::Draw => &[RuleId::Draw],
        Outcome::Push => &[RuleId::Push, RuleId::Nagari],
        Outcome::Nagari => &[RuleId::Nagari],
        Outcome::Quads => &[RuleId::Quads],
        Outcome::ThreePpuk => &[RuleId::ThreePpuk],
        Outcome::Heodang => &[RuleId::Heodang],
        Outcome::Teshi => &[RuleId::Teshi],
        Outcome::Kuttsuki => &[RuleId::Kuttsuki],
        Outcome::Void | Outcome::Net | Outcome::Counted => &[],
    }
}

/// Returns the ids of the rules behind a line of a record.
pub(super) fn ids_of(line: &Line) -> Vec<RuleId> {
    match line {
        Line::Header(header) => match header {
            Header::Carry(_) => vec![RuleId::Nagari],
            Header::Pot(_) => vec![RuleId::Pot],
            Header::Mission(_) => vec![RuleId::Mission],
            Header::Stake(_) => vec![RuleId::Stake],
            Header::Month(_) => vec![RuleId::WeolYak],
            Header::Dues(..) => vec![RuleId::Gwangpalli],
            Header::TableQuads(_) => vec![RuleId::TableQuads],
            Header::Round(_) => vec![RuleId::CardsOfTheMonth],
            Header::FieldBrights(_) => vec![RuleId::Field],
            _ => Vec::new(),
        },
        Line::Table(event) => match event {
            TableEvent::Nagari => vec![RuleId::Nagari, RuleId::NextDealer],
            TableEvent::Draw => vec![RuleId::Draw],
            TableEvent::Field(_) => vec![RuleId::Viewing],
            TableEvent::TableFour(_) => vec![RuleId::TableFour],
            TableEvent::TablePairs => vec![RuleId::TablePairs],
            TableEvent::Expire => vec![RuleId::Syodang],
            TableEvent::Void | TableEvent::Net(_) => Vec::new(),
        },
        Line::Act(_, act) => ids_of_act(act),
    }
}

fn ids_of_act(act: &Act) -> Vec<RuleId> {
    match act {
        Act::Go(_) => vec![
            RuleId::Improving,
            RuleId::GoChips,
            RuleId::Go,
            RuleId::GoBak,
        ],
        Act::Stop | Act::Scores(..) => vec![RuleId::Target, RuleId::Improving, RuleId::Win],
        Act::Cup(_) => vec![RuleId::SwitchCards],
        Act::Push => vec![RuleId::Push, RuleId::Nagari, RuleId::NextDealer],
        Act::Heundeum(_) => vec![RuleId::Showing, RuleId::Heundeum],
        Act::Potkan(_) => vec![RuleId::Bomb, RuleId::Potkan, RuleId::BombJunk],
        Act::Grenade(_) => vec![RuleId::Grenade],
        Act::Ppuk(_, Some(Nth::First)) => vec![RuleId::FirstPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, Some(Nth::Second)) => vec![RuleId::SecondPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, Some(Nth::Third)) => vec![RuleId::ThirdPpuk, RuleId::ThreePpuk],
        Act::Ppuk(_, None) => vec![RuleId::ThreePpuk],
        Act::Special(special, first) => ids_of_special(*special, *first),
        Act::FirstSweep(_) => vec![RuleId::FirstSweep, RuleId::WeolYak],
        Act::Boar(_) => vec![RuleId::Boar, RuleId::Pot],
        Act::Baekhwajeom => vec![RuleId::Baekhwajeom, RuleId::JunkOwed],
        Act::Heodang => vec![RuleId::Heodang],
        Act::Syodang | Act::Accepts | Act::Refuses => vec![RuleId::Syodang],
        Act::OeMyeon(_) => vec![RuleId::OeMyeon],
        Act::Quads(_) => vec![RuleId::Quads],
        Act::Gives(..) => vec![RuleId::JunkOwed],
        Act::Drops(_) | Act::Stays | Act::Sells(..) => vec![RuleId::Gwangpalli],
        Act::Koi => vec![RuleId::Calling, RuleId::Koi],
        Act::Shobu => vec![RuleId::Calling, RuleId::Counting],
        Act::Makes(_) => vec![RuleId::Counting],
        Act::Teshi(_) => vec![RuleId::Teshi],
        Act::Kuttsuki => vec![RuleId::Kuttsuki],
        Act::Turn(_) => vec![RuleId::Turn],
        Act::Takes(_) | Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Holds(_) => Vec::new(),
    }
}

/// Returns the ids of the rules behind a special capture; `first` adds those about the first turn.
fn ids_of_special(special: Special, first: bool) -> Vec<RuleId> {
    let ids: &[RuleId] = match special {
        Special::Chok if first => &[RuleId::FirstChok, RuleId::Chok],
        Special::Chok => &[RuleId::Chok],
        Special::Ttadak if first => &[RuleId::FirstTtadak, RuleId::Ttadak],
        Special::Ttadak => &[RuleId::Ttadak],
        Special::Sseul => &[RuleId::Sseul],
        Special::Stack => &[RuleId::Stack],
        Special::JaPpuk => &[RuleId::JaPpuk],
    };
    ids.iter().copied().chain([RuleId::JunkOwed]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::parse;
    use crate::rules::{Game, Rules};
    use crate::words::{Lang, book};

    /// Every rule linked to a line is in the book of its game.
    #[test]
    fn the_rules_of_lines_are_in_the_book() {
        let gostop = "\
players Ann Bo Chul Dan
carry 1
pot 3
mission 5 x2
month 4
dues Dan 6
table-quads 3
Bo drops
Chul stays
Dan sells 1g
Ann go
Ann stop
Ann heundeum 5
Ann potkan 5
Ann grenade 5
Ann ppuk 4
Ann ppuk 4 first
Ann ppuk 4 second
Ann ppuk 4 third
Ann chok first
Ann ttadak first
Ann sseul
Ann stack
Ann ja-ppuk
Ann first-sweep 3
Ann boar first
Ann baekhwajeom
Ann heodang
Ann syodang
Bo accepts
Ann oe-myeon 5p
Ann quads 5
Ann gives 5p to Bo
nagari
expire
";
        let koikoi = "\
round 3
field-brights 2
Ann koi
Ann makes three-brights
Ann shobu
Ann teshi 5
Ann kuttsuki
draw
field 11p
table-four 5
";
        for (game, text) in [(Game::GoStop, gostop), (Game::KoiKoi, koikoi)] {
            let rules = Rules::default_for(game);
            let parsed = parse(text, rules.calendar());
            assert_eq!(parsed.faults, []);
            let mut seen = 0;
            for entry in &parsed.record.entries {
                let line = entry.line.as_ref().unwrap();
                for id in ids_of(line) {
                    assert!(
                        book::of_id(Lang::English, id, &rules).is_some(),
                        "{line:?}: {id}"
                    );
                    seen += 1;
                }
            }
            assert!(seen > 10, "{game:?}");
        }
    }
}
