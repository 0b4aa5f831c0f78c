//! The answers to what a told hand leaves open, as buttons.

use super::cards::YAKU;
use crate::evening::hand::HandState;
use crate::record::{CountKind, Name, quoted};
use crate::rules::{Game, Rules};
use crate::serve::words::say;
use crate::telling::{AskId, AskedBack, FactKind, Set, ToldBak};
use crate::vocabulary::Word;
use crate::words::Lang;

/// The most times that a player can say go, with the cards of two players.
const MOST_GOES: u32 = 8;

/// An answer as a button.
pub(super) struct AnswerButton {
    /// The answer as it would be typed.
    pub(super) text: String,
    pub(super) label: String,
}

impl AnswerButton {
    pub(super) fn new(text: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            label: label.into(),
        }
    }

    pub(super) fn yes_or_no(lang: Lang) -> Vec<Self> {
        vec![
            Self::new("y", say!(lang, yes())),
            Self::new("n", say!(lang, no())),
        ]
    }

    pub(super) fn numbers(among: impl Iterator<Item = u32>) -> Vec<Self> {
        let number = |number: u32| Self::new(number.to_string(), number.to_string());
        among.map(number).collect()
    }

    pub(super) fn names(names: &[Name]) -> Vec<Self> {
        let name = |name: &Name| Self::new(quoted(name), name.as_str());
        names.iter().map(name).collect()
    }

    fn nobody(lang: Lang) -> Self {
        Self::new("-", say!(lang, nobody()))
    }

    pub(super) fn names_or_nobody(lang: Lang, names: &[Name]) -> Vec<Self> {
        let mut all = Self::names(names);
        all.push(Self::nobody(lang));
        all
    }
}

/// Returns every choice of some of these items, the single ones first; nothing chosen is not among
/// them.
fn some_of<T>(items: &[T]) -> Vec<Vec<&T>> {
    let most = 1_u32 << items.len().min(4);
    let mut all: Vec<Vec<&T>> = (1..most)
        .map(|chosen| {
            let items = items.iter().enumerate();
            let chosen = items.filter(|(at, _)| chosen & (1 << at) != 0);
            chosen.map(|(_, item)| item).collect()
        })
        .collect();
    all.sort_by_key(Vec::len);
    all
}

/// Returns what can be answered with a button; `names` are those of all who play.
pub(super) fn choices(lang: Lang, asked: &AskedBack, names: &[Name]) -> Vec<AnswerButton> {
    match &asked.id {
        AskId::Winner | AskId::Whose(..) => AnswerButton::names(names),
        AskId::LastGo => AnswerButton::names(&asked.players),
        AskId::Boar => AnswerButton::names_or_nobody(lang, names),
        AskId::Bak(bak) => of_bak(lang, *bak, asked),
        AskId::Slip(..)
        | AskId::Beside(_)
        | AskId::Too(..)
        | AskId::NameOrWord(_)
        | AskId::Large(_)
        | AskId::Sets(CountKind::Animals) => AnswerButton::yes_or_no(lang),
        AskId::Goes => AnswerButton::numbers(0..=MOST_GOES),
        AskId::Month(_) => AnswerButton::numbers(1..=12),
        AskId::Broken => vec![
            AnswerButton::new("nagari", say!(lang, nobody_won_button())),
            AnswerButton::new("misdeal", say!(lang, dealt_again())),
        ],
        AskId::CardsOrPoints(..) => vec![
            AnswerButton::new("cards", say!(lang, as_cards())),
            AnswerButton::new("points", say!(lang, by_points())),
        ],
        AskId::Cup(_) => vec![
            AnswerButton::new("with", say!(lang, cup_counted())),
            AnswerButton::new("without", say!(lang, cup_apart())),
        ],
        AskId::HandOrMoney(_) => vec![
            AnswerButton::new("hand", say!(lang, the_hand())),
            AnswerButton::new("money", say!(lang, money_title())),
        ],
        AskId::JunkOrNone => vec![
            AnswerButton::new("enough", say!(lang, junk_or_more(asked.limit))),
            AnswerButton::new("-", say!(lang, none_at_all())),
        ],
        AskId::DokBak => vec![AnswerButton::new("go-bak", say!(lang, go_bak()))],
        AskId::Sets(_) => of_sets(lang),
        AskId::Rest(_, kinds) => of_rest(lang, kinds),
        AskId::Else
        | AskId::Number(_)
        | AskId::CardsOrCounts(_)
        | AskId::Amounts
        | AskId::Pile(_) => Vec::new(),
    }
}

/// A row of numbers, each an answer.
pub(super) struct AnswerRow {
    pub(super) name: &'static str,
    pub(super) buttons: Vec<AnswerButton>,
}

/// The sets of Go-Stop, the dearest first.
const SETS: [Word; 9] = [
    Word::FiveBrights,
    Word::FourBrights,
    Word::RainFourBrights,
    Word::ThreeBrights,
    Word::RainThreeBrights,
    Word::Godori,
    Word::HongDan,
    Word::CheongDan,
    Word::ChoDan,
];

/// Returns whether a question asks what is in a pile.
const fn asks_for_pile(asked: &AskedBack) -> bool {
    match asked.id {
        AskId::Else => true,
        AskId::Pile(_) => asked.koi_koi,
        _ => false,
    }
}

/// Returns the sets that a pile that is asked for can have.
pub(super) fn sets(lang: Lang, state: &HandState, asked: &AskedBack) -> Vec<AnswerButton> {
    if !asks_for_pile(asked) {
        return Vec::new();
    }
    let words = lang.vocabulary();
    let whose = whose(state, asked);
    let says = |what: &str| format!("{whose}{what}");
    let of = |set: Set| AnswerButton::new(says(words.said(set.0)), words.said(set.0));
    let mut all: Vec<AnswerButton> = match &state.ruleset.rules {
        Rules::GoStop(rules) => {
            let scored = SETS.map(Set).into_iter();
            scored
                .filter(|set| set.points(rules) > 0 && !is_told(state, *set))
                .map(of)
                .collect()
        }
        Rules::KoiKoi(_) => {
            let yaku = YAKU
                .into_iter()
                .filter_map(|yaku| Some((yaku, Set::from_yaku(yaku)?)));
            let new = yaku.filter(|(_, set)| asked.id != AskId::Else || !is_told(state, *set));
            new.map(|(yaku, set)| {
                let name = say!(lang, jokbo(yaku.into(), Game::KoiKoi));
                AnswerButton::new(says(words.said(set.0)), name)
            })
            .collect()
        }
        Rules::MinHwatu(_) => Vec::new(),
    };
    if asked.id != AskId::Else {
        all.push(AnswerButton::new(
            says(&say!(lang, tap_points(0))),
            say!(lang, no_yaku()),
        ));
    } else if asked.enter.is_some() {
        all.push(AnswerButton::new("", say!(lang, none_of_them())));
    }
    all
}

/// Returns the name before an answer that is about the loser of two.
fn whose(state: &HandState, asked: &AskedBack) -> String {
    let winner = state.telling.as_ref().and_then(|told| told.winner());
    let players = state.players();
    match (winner, players.names()) {
        (Some(winner), [first, second]) if asked.id != AskId::Else => {
            let loser = if winner.0 == 0 { second } else { first };
            format!("{} ", quoted(loser))
        }
        _ => String::new(),
    }
}

/// Returns whether a set was told.
fn is_told(state: &HandState, set: Set) -> bool {
    let mut facts = state.telling.iter().flat_map(|told| &told.facts);
    facts.any(|fact| fact.what == FactKind::Set(set))
}

/// Returns the numbers of cards that score in a pile that is asked for.
pub(super) fn counts(lang: Lang, state: &HandState, asked: &AskedBack) -> Vec<AnswerRow> {
    if !asks_for_pile(asked) {
        return Vec::new();
    }
    let whose = whose(state, asked);
    let from = match &state.ruleset.rules {
        Rules::GoStop(rules) => [rules.junk_from, rules.ribbons_from, rules.animals_from],
        _ => [10, 5, 5],
    };
    let kinds = [
        (CountKind::Junk, 8),
        (CountKind::Ribbons, 5),
        (CountKind::Animals, 5),
    ];
    let row = |((kind, many), from): ((CountKind, u32), u32)| AnswerRow {
        name: say!(lang, kind_name(kind)),
        buttons: (from..from + many)
            .map(|count| {
                let says = format!("{whose}{}", say!(lang, tap_count(kind, count)));
                AnswerButton::new(says, count.to_string())
            })
            .collect(),
    };
    kinds.into_iter().zip(from).map(row).collect()
}

/// Returns who may have a bak: each, all of them, or nobody.
fn of_bak(lang: Lang, bak: ToldBak, asked: &AskedBack) -> Vec<AnswerButton> {
    let some = some_of(&asked.players).into_iter().map(|chosen| {
        let quoted: Vec<String> = chosen.iter().map(|name| quoted(name)).collect();
        let names: Vec<&str> = chosen.iter().map(|name| name.as_str()).collect();
        AnswerButton::new(quoted.join(" "), names.join(" + "))
    });
    let mut all: Vec<AnswerButton> = some.collect();
    match asked.enter.as_deref() {
        None => all.push(AnswerButton::nobody(lang)),
        Some([]) => all.push(AnswerButton::new("", say!(lang, nobody()))),
        Some(_) => all.push(AnswerButton::new("", say!(lang, nobody_else()))),
    }
    if bak == ToldBak::Pi && asked.spared && asked.enter.is_none() {
        let none = |name: &Name| {
            AnswerButton::new(
                format!("{} no junk", quoted(name)),
                say!(lang, has_no_junk(name)),
            )
        };
        all.extend(asked.players.iter().map(none));
    }
    all
}

/// Returns which sets can be among ribbons.
fn of_sets(lang: Lang) -> Vec<AnswerButton> {
    let sets = [Word::HongDan, Word::CheongDan, Word::ChoDan].map(Set);
    let words = lang.vocabulary();
    let some = some_of(&sets).into_iter().map(|chosen| {
        let said: Vec<&str> = chosen.iter().map(|set| words.said(set.0)).collect();
        AnswerButton::new(said.join(", "), said.join(" + "))
    });
    let none = AnswerButton::new("-", say!(lang, none_of_them()));
    some.chain([none]).collect()
}

/// Returns which kinds can be in the rest of the points.
fn of_rest(lang: Lang, kinds: &[CountKind]) -> Vec<AnswerButton> {
    let told = |kind: CountKind| match kind {
        CountKind::Brights => "brights",
        CountKind::Animals => "seven animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    };
    let some = some_of(kinds).into_iter().map(|chosen| {
        let texts: Vec<&str> = chosen.iter().map(|kind| told(**kind)).collect();
        let labels: Vec<&str> = chosen
            .iter()
            .map(|kind| say!(lang, kind_name(**kind)))
            .collect();
        AnswerButton::new(texts.join(", "), labels.join(" + "))
    });
    let none = AnswerButton::new("-", say!(lang, none_of_them()));
    some.chain([none]).collect()
}
