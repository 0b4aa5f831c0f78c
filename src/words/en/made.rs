//! Why a pile cannot make a yaku that the record gives it.

use super::{card, count, jokbo, list};
use crate::card::Calendar;
use crate::record::{MadeKind, Unmade, Yaku};
use crate::rules::Game;

/// Says why a pile cannot make the recorded yaku, and what would be right.
pub(super) fn unmade(why: &Unmade, calendar: Calendar) -> String {
    match why {
        Unmade::Off { yaku } => format!("{} is not a yaku at this table", name(*yaku)),
        Unmade::NoMonth => {
            "the month of the round is not known; add a line \"round N\" before the first event"
                .to_owned()
        }
        Unmade::NoCount { yaku } => {
            let letter = yaku.kind().map_or('N', MadeKind::letter);
            format!(
                "{} need their number; add it, such as {letter}10",
                name(*yaku)
            )
        }
        Unmade::Short { yaku, told } => {
            format!("{told} are too few for {}", name(*yaku))
        }
        Unmade::Dearer { yaku, dearer } => {
            let (yaku, dearer) = (name(*yaku), name(*dearer));
            format!("next to {dearer}, {yaku} does not count; keep the one that is worth more")
        }
        Unmade::NotScored { yaku } => {
            format!(
                "{} does not count in this round with what else is told",
                name(*yaku)
            )
        }
        Unmade::Fewer { kind, told, least } => format!(
            "the yaku alone have {}, not {told}; count the whole pile",
            counted(*kind, *least)
        ),
        Unmade::Above { points, base, .. } => {
            format!(
                "the yaku that are named come to {points}, more than {base}; correct one of them"
            )
        }
        Unmade::Cards { player } => format!(
            "the record has both cards and yaku for {player}; keep the lines with cards or the one \
             with yaku"
        ),
        Unmade::OfOther { player } => {
            format!("the yaku of {player} are not scored in this round; leave the line out")
        }
        Unmade::More { kind, told, most } => format!(
            "{} is not possible; only {most} are left for this pile",
            counted(*kind, *told)
        ),
        Unmade::Brights => "there are not that many brights; correct the yaku".to_owned(),
        Unmade::Gone { card: which } => {
            format!("{} is elsewhere; correct the yaku", card(*which, calendar))
        }
        Unmade::Points { base, most, .. } => {
            format!("no pile is worth {base} here; the most is {most}")
        }
        Unmade::Which { yaku } => {
            let yaku: Vec<String> = yaku.iter().map(|yaku| name(*yaku)).collect();
            format!(
                "with that many cards there is another yaku, too; say which: {}",
                list(&yaku)
            )
        }
        Unmade::Unknown { player } => {
            format!(
                "{player}'s cards are needed for this, and only the yaku or the points are told"
            )
        }
        Unmade::Cup => {
            "the cup may be among the chaff or the animals; add the number of animals, such as a4"
                .to_owned()
        }
    }
}

fn name(yaku: Yaku) -> String {
    jokbo(yaku.into(), Game::KoiKoi)
}

fn counted(kind: MadeKind, number: u32) -> String {
    match kind {
        MadeKind::Chaff => format!("{number} chaff"),
        MadeKind::Animals => count(i64::from(number), "animal"),
        MadeKind::Ribbons => count(i64::from(number), "ribbon"),
    }
}
