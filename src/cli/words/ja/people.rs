//! Words about people: who plays, and under which names.

use super::problem;
use crate::card::Calendar;
use crate::ledger::{Person, PersonBody, PersonFault};
use crate::letters::{NameFault, check_name};
use crate::record::Problem;

pub(in crate::cli) fn said_of_person(
    body: &PersonBody,
    person: &Person,
    others: &[&str],
) -> String {
    let name = &person.name;
    let names = match others {
        [] => String::new(),
        others => format!("（別の名前: {}）", others.join("、")),
    };
    match body {
        PersonBody::Rename { who, .. } => {
            format!("{who}はこれから{name}と呼びます{names}。")
        }
        PersonBody::Join { .. } => format!("同じ人として数えます。名前は{name}です{names}。"),
        PersonBody::Part { .. } => format!("{name}は別の人として数えます{names}。"),
        PersonBody::Guest { guest: true, .. } => format!("{name}はゲストです{names}。"),
        PersonBody::Guest { guest: false, .. } => {
            format!("{name}はもうゲストではありません{names}。")
        }
    }
}

pub(in crate::cli) fn person_fault(fault: &PersonFault, nearest: Option<&str>) -> String {
    match fault {
        PersonFault::Unknown(name) => match nearest {
            Some(near) => format!("「{name}」は帳簿にありません。{near}のことですか。"),
            None => format!("「{name}」は帳簿にありません。全員の一覧: `dokbak people`"),
        },
        PersonFault::Same(one, other) => format!("{one}と{other}はもう同じ人です。"),
        PersonFault::Called(name) => format!("もう{name}と呼んでいます。"),
        PersonFault::Alone(name) => {
            format!("{name}には分ける別の名前がありません。全員の一覧: `dokbak people`")
        }
        PersonFault::Taken { name, by } => {
            format!("「{name}」は別の人（{by}）の名前です。同じ人なら: `dokbak people join`")
        }
        PersonFault::AtOneTable {
            one,
            other,
            session,
        } => format!(
            "{one}と{other}は第{}回で同じ卓にいたので、別の人です。",
            session.0
        ),
        PersonFault::BadName(name) => {
            let why = check_name(name).err().unwrap_or(NameFault::NoName);
            let name = name.clone();
            problem(&Problem::BadName { name, why }, Calendar::Korean)
        }
    }
}
