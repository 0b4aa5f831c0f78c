//! Words about people: who plays, and under which names.

use super::problem;
use crate::card::Calendar;
use crate::ledger::{Person, PersonBody, PersonFault};
use crate::letters::{NameFault, check_name};
use crate::record::Problem;
use crate::vocabulary::particle::{EUN, RO, WA, YEYO, with};

pub(in crate::cli) fn said_of_person(
    body: &PersonBody,
    person: &Person,
    others: &[&str],
) -> String {
    let name = &person.name;
    let names = match others {
        [] => String::new(),
        others => format!(" 다른 이름: {}.", others.join(", ")),
    };
    match body {
        PersonBody::Rename { who, .. } => {
            format!(
                "{} 이제부터 {} 불러요.{names}",
                with(who, EUN),
                with(name, RO)
            )
        }
        PersonBody::Join { .. } => {
            format!("이제 같은 사람이에요. 이름은 {}.{names}", with(name, YEYO))
        }
        PersonBody::Part { .. } => format!("{} 이제 다른 사람이에요.{names}", with(name, EUN)),
        PersonBody::Guest { guest: true, .. } => {
            format!("{} 손님이에요.{names}", with(name, EUN))
        }
        PersonBody::Guest { guest: false, .. } => {
            format!("{} 이제 손님이 아니에요.{names}", with(name, EUN))
        }
    }
}

pub(in crate::cli) fn person_fault(fault: &PersonFault, nearest: Option<&str>) -> String {
    match fault {
        PersonFault::Unknown(name) => match nearest {
            Some(near) => format!("{name}: 장부에 없는 이름이에요. 혹시 {}?", with(near, YEYO)),
            None => format!("{name}: 장부에 없는 이름이에요. 모두 보기: `dokbak people`"),
        },
        PersonFault::Same(one, other) => {
            format!(
                "{} {} 이미 같은 사람이에요.",
                with(one, WA),
                with(other, EUN)
            )
        }
        PersonFault::Called(name) => format!("{name}: 이미 그렇게 불러요."),
        PersonFault::Alone(name) => {
            format!("{name}: 나눌 다른 이름이 없어요. 모두 보기: `dokbak people`")
        }
        PersonFault::Taken { name, by } => format!(
            "{name}: 다른 사람({by})의 이름이에요. 두 사람이 같은 사람이면: `dokbak people join`"
        ),
        PersonFault::AtOneTable {
            one,
            other,
            session,
        } => format!(
            "{} {} {}번 모임에서 같이 쳤으니 두 사람이에요.",
            with(one, WA),
            with(other, EUN),
            session.0
        ),
        PersonFault::BadName(name) => {
            let why = check_name(name).err().unwrap_or(NameFault::NoName);
            let name = name.clone();
            problem(&Problem::BadName { name, why }, Calendar::Korean)
        }
    }
}
