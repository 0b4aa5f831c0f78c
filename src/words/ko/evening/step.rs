//! What each line of a record did, as a replay shows it next to the cards.

use crate::card::{Calendar, Card};
use crate::record::{Act, Flip, Name, TableEvent, Turn};

pub(crate) fn step_done(
    name: &str,
    act: &Act,
    calendar: Calendar,
    called: &dyn Fn(&str) -> Name,
) -> Option<String> {
    let code = |card: Card| card.code(calendar);
    let did = match act {
        Act::Gives(card, to) => {
            return Some(format!(
                "{name} → {} {}",
                called(&to.value),
                code(card.value)
            ));
        }
        Act::Go(_) => "고를 불렀어요.".to_owned(),
        Act::Stop => "스톱했어요.".to_owned(),
        Act::Push => "밀었어요.".to_owned(),
        Act::Heundeum(Some(month)) => format!("{}월을 흔들었어요.", month.value.month(calendar)),
        Act::Quads(Some(month)) => format!("{}월 총통이에요.", month.value.month(calendar)),
        Act::Takes(cards) => format!("{} 가져왔어요.", cards.pile().codes(calendar)),
        Act::OeMyeon(fed) => format!("밀어주기 ({})", code(fed.card.value)),
        Act::Syodang => "쇼당을 걸었어요.".to_owned(),
        Act::Accepts => "쇼당을 받았어요.".to_owned(),
        Act::Refuses => "쇼당을 거절했어요.".to_owned(),
        Act::Turn(Turn::Bombs(month, flips)) => {
            let bomb = format!("{}월 폭탄", month.value.month(calendar));
            turned_up(&bomb, flips, calendar)
        }
        Act::Turn(Turn::Grenades(month, flips)) => {
            let grenade = format!("{}월 수류탄(2장 폭탄)", month.value.month(calendar));
            turned_up(&grenade, flips, calendar)
        }
        Act::Turn(Turn::Draws(joker, drawn)) => {
            let joker = code(joker.value);
            match drawn {
                Some(card) => format!("{joker} 내려놓고 {} 가져왔어요.", code(card.value)),
                None => format!("{joker} 내려놓았어요."),
            }
        }
        _ => return None,
    };
    Some(format!("{name}: {did}"))
}

fn turned_up(did: &str, flips: &[Flip], calendar: Calendar) -> String {
    let each = flips.iter().map(|flip| {
        let on = flip.on.map(|on| format!("→{}", on.value.code(calendar)));
        flip.card.value.code(calendar) + &on.unwrap_or_default()
    });
    let cards: Vec<String> = each.collect();
    match cards.as_slice() {
        [] => format!("{did}."),
        cards => format!("{did}, {} 뒤집었어요.", cards.join(" ")),
    }
}

pub(crate) const fn step_at_table(event: &TableEvent) -> Option<&'static str> {
    match event {
        TableEvent::Nagari => Some("나가리예요."),
        TableEvent::Void => Some("무효예요. 다시 돌려요."),
        TableEvent::Expire => Some("쇼당이 끝났어요."),
        _ => None,
    }
}
