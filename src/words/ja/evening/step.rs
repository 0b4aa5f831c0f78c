//! What each line of a record did, as a replay shows it next to the cards.

use crate::card::{Calendar, Card};
use crate::record::{Act, Flip, Name, TableEvent, Turn};
use crate::words::ja::shown::month;

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
        Act::Go(_) => "ゴーしました。".to_owned(),
        Act::Stop => "ストップしました。".to_owned(),
        Act::Push => "次局送り（ミルギ）にしました。".to_owned(),
        Act::Heundeum(Some(of)) => format!("{}の3枚を見せました。", month(of.value, calendar)),
        Act::Quads(Some(of)) => format!("{}のチョントン（手四）です。", month(of.value, calendar)),
        Act::Takes(cards) => format!("{}を取りました。", cards.pile().codes(calendar)),
        Act::OeMyeon(fed) => format!("アシスト（{}）", code(fed.card.value)),
        Act::Syodang => "流局を申し出ました。".to_owned(),
        Act::Accepts => "申し出を受けました。".to_owned(),
        Act::Refuses => "申し出を断りました。".to_owned(),
        Act::Turn(Turn::Bombs(of, flips)) => {
            let bomb = format!("{}の爆弾", month(of.value, calendar));
            turned_up(&bomb, flips, calendar)
        }
        Act::Turn(Turn::Grenades(of, flips)) => {
            let grenade = format!("{}の手榴弾（2枚爆弾）", month(of.value, calendar));
            turned_up(&grenade, flips, calendar)
        }
        Act::Turn(Turn::Draws(joker, drawn)) => {
            let joker = code(joker.value);
            match drawn {
                Some(card) => format!("{joker}を置き、{}を引きました。", code(card.value)),
                None => format!("{joker}を置きました。"),
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
        [] => format!("{did}。"),
        cards => format!("{did}、{}をめくりました。", cards.join(" ")),
    }
}

pub(crate) const fn step_at_table(event: &TableEvent) -> Option<&'static str> {
    match event {
        TableEvent::Nagari => Some("ナガリ（流局）です。"),
        TableEvent::Void => Some("無効です。配り直します。"),
        TableEvent::Expire => Some("流局の申し出は終わりました。"),
        _ => None,
    }
}
