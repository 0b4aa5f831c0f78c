//! Random records with lines of every kind: a printed record reads back unchanged.

use crate::deals::law;
use dokbak::card::{Calendar, Card, Flower, Joker, Pile};
use dokbak::date::Date;
use dokbak::record::{
    Act, Bound, CardList, ChipValue, CountKind, Counts, Flip, Flips, Header, Known, Line, Made,
    Mission, Name, Nth, OeMyeon, PartCounts, Place, Play, Record, RecordEntry, ScoredPile, Source,
    Spanned, Special, TableEvent, Turn, Yaku, parse, parse_from,
};
use proptest::prelude::*;
use proptest::sample::select;
use std::cell::RefCell;
use std::mem::{Discriminant, discriminant};
use unicode_normalization::UnicodeNormalization as _;

/// Names as people have them; some must be quoted to be distinguished from other words.
const NAMES: [&str; 14] = [
    "Ann",
    "Bo",
    "Kim Ann",
    "영희",
    "김 철수",
    "민수",
    "go",
    "stop",
    "nagari",
    "rules",
    "#3",
    "광 판 이",
    "お母さん",
    "O'Neil",
];

fn name() -> impl Strategy<Value = Spanned<Name>> {
    select(&NAMES[..]).prop_map(|name| Spanned::new(name.into(), 1))
}

fn flower() -> impl Strategy<Value = Flower> {
    select(&Flower::ALL[..])
}

fn month() -> impl Strategy<Value = Spanned<Flower>> {
    flower().prop_map(|flower| Spanned::new(flower, 1))
}

fn card() -> impl Strategy<Value = Spanned<Card>> {
    let cards: Vec<Card> = Card::faces()
        .chain(Joker::ALL.into_iter().map(Card::joker))
        .collect();
    select(cards).prop_map(|card| Spanned::new(card, 1))
}

/// Generates a list of cards as a line may hold it: sorted, with no more of a face than exist.
fn cards(least: usize) -> impl Strategy<Value = CardList> {
    prop::collection::vec(card(), least..14).prop_map(|cards| {
        let pile: Pile = cards.into_iter().map(|card| card.value).collect();
        let mut cards: Vec<Card> = pile.iter().collect();
        cards.sort_unstable();
        CardList(
            cards
                .into_iter()
                .map(|card| Spanned::new(card, 1))
                .collect(),
        )
    })
}

fn chip() -> impl Strategy<Value = ChipValue> {
    let currency = select(&["", "KRW", "원", "JPY", "€"][..]);
    // The most digits that an amount may have before its decimal point.
    (1_i64..=999_999_999_999_999, 0_u8..=4, currency).prop_map(|(units, places, currency)| {
        ChipValue {
            units,
            places,
            currency: currency.to_owned(),
        }
    })
}

fn header() -> impl Strategy<Value = Header> {
    let files = [
        "pagat",
        "./our rules.yaml",
        "집 규칙.yml",
        "../a/b.yaml",
        "void",
    ];
    let file = select(files.to_vec()).prop_map(|file| Spanned::new(file.to_owned(), 1));
    let key = select(&["go_bak.both", "vip", "pack.jokers"][..]);
    let value = select(&["own", "0", "j2,j3", "flat:2", ""][..]);
    let date = (1_u32..=9999, 1_u32..=12, 1_u32..=28)
        .prop_map(|(year, month, day)| Date::read(&format!("{year:04}-{month:02}-{day:02}")));
    let seats = prop::sample::subsequence(NAMES.to_vec(), 1..=7).prop_shuffle();
    prop_oneof![
        file.prop_map(Header::Rules),
        (key, value).prop_map(|(key, value)| {
            Header::Set(Spanned::new(key.to_owned(), 1), value.to_owned())
        }),
        seats.prop_map(|names| {
            let seat = |name: &str| Spanned::new(name.into(), 1);
            Header::Players(names.into_iter().map(seat).collect())
        }),
        any::<u32>().prop_map(Header::Carry),
        date.prop_map(|date| Header::Date(date.unwrap())),
        chip().prop_map(Header::Chip),
        flower().prop_map(Header::Month),
        (cards(1), 2_u32..=9, any::<bool>())
            .prop_map(|(cards, times, each)| Header::Mission(Mission { cards, times, each })),
        (0..=i64::MAX).prop_map(Header::Pot),
        (name(), 0..=i64::MAX).prop_map(|(name, chips)| Header::Dues(name, chips)),
        flower().prop_map(Header::TableQuads),
        (1_u32..=1000).prop_map(Header::Round),
        cards(0).prop_map(Header::Table),
        (0_u32..=5).prop_map(Header::FieldBrights),
        (2_u32..=9).prop_map(Header::Stake),
    ]
}

fn counts() -> impl Strategy<Value = Counts> {
    (0_u32..=5, 0_u32..=9, 0_u32..=10, 0_u32..=1000).prop_map(
        |(brights, animals, ribbons, junk)| Counts {
            brights,
            animals,
            ribbons,
            junk,
        },
    )
}

fn scored() -> impl Strategy<Value = ScoredPile> {
    let animals = prop::option::of(0_u32..=9);
    let kinds = (any::<bool>(), any::<bool>(), any::<bool>());
    (0..=i64::MAX, animals, kinds).prop_map(|(points, animals, (brights, ribbons, junk))| {
        ScoredPile {
            points,
            brights,
            animals,
            ribbons,
            junk,
        }
    })
}

/// Generates counts of some kinds, with or without animals.
fn part_counts(with_animals: bool) -> impl Strategy<Value = PartCounts> {
    let some = prop::option::of::<BoxedStrategy<u32>>;
    let animals = if with_animals {
        some((0_u32..=9).boxed()).boxed()
    } else {
        Just(None).boxed()
    };
    let brights = some((0_u32..=5).boxed());
    let ribbons = some((0_u32..=10).boxed());
    let junk = some((0_u32..=1000).boxed());
    (brights, animals, ribbons, junk).prop_map(|(brights, animals, ribbons, junk)| PartCounts {
        brights,
        animals,
        ribbons,
        junk,
    })
}

fn known() -> impl Strategy<Value = Known> {
    let count =
        (select(&CountKind::ALL[..]), 0_u32..=5, 0_u8..3).prop_map(|(kind, number, way)| {
            let bound = match way {
                0 => Bound::Exactly(number),
                1 => Bound::AtLeast(number),
                _ => Bound::Below(number + 1),
            };
            Known::Count(kind, bound)
        });
    prop_oneof![
        4 => count,
        1 => card().prop_map(Known::Card),
        1 => Just(Known::Nothing),
        1 => Just(Known::Something),
    ]
}

fn made() -> impl Strategy<Value = Made> {
    let yaku = prop::sample::subsequence(Yaku::ALL.to_vec(), 0..=4);
    let count = || prop::option::of(any::<u32>());
    let base = prop::option::of(0..=i64::MAX);
    (yaku, count(), count(), count(), base).prop_map(|(yaku, chaff, animals, ribbons, base)| {
        let yaku = yaku.into_iter().map(|yaku| Spanned::new(yaku, 1));
        Made {
            yaku: yaku.collect(),
            chaff,
            animals,
            ribbons,
            base,
        }
    })
}

fn accusation() -> impl Strategy<Value = OeMyeon> {
    let with = prop::option::of(cards(0));
    (card(), with, any::<bool>(), any::<bool>()).prop_map(|(card, with, last_card, forced)| {
        OeMyeon {
            card,
            with,
            last_card,
            forced,
        }
    })
}

fn special() -> impl Strategy<Value = Act> {
    prop_oneof![
        any::<bool>().prop_map(|first| Act::Special(Special::Chok, first)),
        any::<bool>().prop_map(|first| Act::Special(Special::Ttadak, first)),
        select(&[Special::Sseul, Special::Stack, Special::JaPpuk][..])
            .prop_map(|special| Act::Special(special, false)),
    ]
}

/// Generates turns as lines tell them; whether they are possible is not the parser's concern.
fn turn() -> impl Strategy<Value = Act> {
    let flip = || (card(), prop::option::of(card())).prop_map(|(card, on)| Flip { card, on });
    let flips = move || prop::collection::vec(flip(), 0..4).prop_map(Flips::from);
    let some = move || prop::collection::vec(flip(), 1..4).prop_map(Flips::from);
    let then = prop::collection::vec(card(), 0..3);
    let play = (card(), then, prop::option::of(card())).prop_map(|(card, then, on)| Play {
        card,
        then,
        on,
    });
    let turn = prop_oneof![
        4 => (play, flips()).prop_map(|(play, flips)| Turn::Plays(play, flips)),
        1 => (month(), flips()).prop_map(|(month, flips)| Turn::Bombs(month, flips)),
        1 => (month(), flips()).prop_map(|(month, flips)| Turn::Grenades(month, flips)),
        1 => some().prop_map(Turn::Flips),
        1 => (card(), prop::option::of(card())).prop_map(|(joker, card)| Turn::Draws(joker, card)),
    ];
    turn.prop_map(Turn::act)
}

fn act() -> impl Strategy<Value = Act> {
    let nth = prop::option::of(select(&[Nth::First, Nth::Second, Nth::Third][..]));
    let maybe = || prop::option::of(month());
    let told = prop::option::of((0..=i64::MAX).prop_map(|points| Spanned::new(points, 1)));
    let cards_and_months = prop_oneof![
        cards(0).prop_map(Act::Takes),
        (cards(0), part_counts(true)).prop_map(|(cards, counts)| Act::Has(cards, counts)),
        prop::collection::vec(known(), 1..5).prop_map(Act::Known),
        counts().prop_map(Act::Counts),
        (scored(), cards(0), part_counts(false))
            .prop_map(|(scored, cards, counts)| Act::Scores(scored, cards, counts)),
        made().prop_map(Act::Makes),
        (card(), name()).prop_map(|(card, to)| Act::Gives(card, to)),
        maybe().prop_map(Act::Heundeum),
        maybe().prop_map(Act::Potkan),
        maybe().prop_map(Act::Grenade),
        (maybe(), nth).prop_map(|(month, nth)| Act::Ppuk(month, nth)),
        month().prop_map(Act::FirstSweep),
        maybe().prop_map(Act::Quads),
        cards(0).prop_map(Act::Holds),
        month().prop_map(Act::Teshi),
        (cards(1), prop::option::of(maybe())).prop_map(|(cards, shown)| Act::Sells(cards, shown)),
    ];
    let plain = [
        Act::Baekhwajeom,
        Act::Heodang,
        Act::Stop,
        Act::Push,
        Act::Syodang,
        Act::Accepts,
        Act::Refuses,
        Act::Drops(false),
        Act::Drops(true),
        Act::Stays,
        Act::Koi,
        Act::Shobu,
        Act::Kuttsuki,
    ];
    prop_oneof![
        10 => cards_and_months,
        2 => special(),
        6 => turn(),
        1 => any::<bool>().prop_map(Act::Boar),
        1 => told.prop_map(Act::Go),
        2 => accusation().prop_map(Act::OeMyeon),
        6 => select(plain.to_vec()),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let events = [
        TableEvent::Nagari,
        TableEvent::Void,
        TableEvent::Expire,
        TableEvent::Draw,
        TableEvent::TablePairs,
    ];
    let events = prop_oneof![
        2 => select(events.to_vec()),
        1 => cards(0).prop_map(TableEvent::Field),
        1 => month().prop_map(TableEvent::TableFour),
        1 => prop::collection::vec((name(), any::<i64>()), 1..4).prop_map(TableEvent::Net),
    ];
    prop_oneof![
        4 => header().prop_map(Line::Header),
        8 => (name(), act()).prop_map(|(name, act)| Line::Act(name, act)),
        2 => events.prop_map(Line::Table),
    ]
}

/// Generates a comment as it is stored: composed, with no space around it.
fn comment() -> impl Strategy<Value = String> {
    prop::collection::vec(any::<char>(), 0..12).prop_map(|characters| {
        let text: String = characters
            .into_iter()
            .filter(|character| !character.is_control())
            .nfc()
            .collect();
        text.trim().to_owned()
    })
}

fn entry() -> impl Strategy<Value = RecordEntry> {
    let place = Place { line: 1, column: 1 };
    let entry = move |line, comment| RecordEntry {
        place,
        line,
        flawed: false,
        comment,
    };
    prop_oneof![
        6 => (line(), prop::option::of(comment()))
            .prop_map(move |(line, comment)| entry(Some(line), comment)),
        1 => comment().prop_map(move |comment| entry(None, Some(comment))),
    ]
}

pub(crate) fn records() -> impl Strategy<Value = Record> {
    let entries = prop::collection::vec(entry(), 1..12);
    entries.prop_map(|entries| Record { entries })
}

/// Notes which kind of line appeared.
fn note<T>(seen: &RefCell<Vec<Discriminant<T>>>, value: &T) {
    let kind = discriminant(value);
    if !seen.borrow().contains(&kind) {
        seen.borrow_mut().push(kind);
    }
}

/// Checks that a printed record reads back unchanged, in either calendar and with the line ends of
/// any system.
pub(crate) fn survives_print(record: &Record) {
    for calendar in [Calendar::Korean, Calendar::Japanese] {
        let text = record.print(calendar);
        let again = parse(&text, calendar);
        assert!(again.faults.is_empty(), "{:?}\n{text}", again.faults);
        assert_eq!(&again.record, record, "{text}");
        assert_eq!(again.record.print(calendar), text);
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(&parse(&windows, calendar).record, record, "{text}");
        let old_mac = text.replace('\n', "\r");
        assert_eq!(&parse(&old_mac, calendar).record, record, "{text}");
    }
}

#[test]
fn printed_records_read_back_the_same_and_print_the_same() {
    let (headers, acts) = (RefCell::new(Vec::new()), RefCell::new(Vec::new()));
    let events = RefCell::new(Vec::new());
    law(512, &records(), |record| {
        survives_print(&record);
        for entry in &record.entries {
            match &entry.line {
                Some(Line::Header(header)) => note(&headers, header),
                Some(Line::Act(_, act)) => note(&acts, act),
                Some(Line::Table(event)) => note(&events, event),
                None => {}
            }
        }
    });
    assert_eq!(headers.borrow().len(), 15, "every kind of header came up");
    assert_eq!(acts.borrow().len(), 33, "every kind of act came up");
    assert_eq!(events.borrow().len(), 8, "every kind of event came up");
}

/// Words of the record language, correct and wrong ones side by side.
pub(crate) const WORDS: [&str; 122] = [
    "known",
    "앎",
    "p<6",
    "g1+",
    "none",
    "some",
    "net",
    "-17",
    "stake",
    "x2",
    "plays",
    "냄",
    "then",
    "대신",
    "on",
    "위에",
    "flips",
    "뒤집음",
    "draws",
    "j2",
    "holds",
    "손패",
    "bombs",
    "grenades",
    "Ann",
    "\"Kim Ann\"",
    "“Kim Bo”",
    "영희",
    "김안나",
    "먹음",
    "takes",
    "has",
    "=",
    "+",
    "1g",
    "1ptg",
    "１Ｇ",
    "12p",
    "비광",
    "godori",
    "1g,3g",
    "counts",
    "g1",
    "k2",
    "p4",
    "gives",
    "to",
    "5p",
    "흔들기",
    "5월",
    "난초",
    "ppuk",
    "first",
    "second",
    "쪽",
    "ja-ppuk",
    "고",
    "7",
    "stop",
    "쇼당",
    "받음",
    "외면",
    "with",
    "로",
    "last-card",
    "막장",
    "forced",
    "rules",
    "wikipedia",
    "set",
    "vip=3",
    "vip",
    "players",
    "carry",
    "2",
    "date",
    "2026-11-20",
    "chip",
    "100",
    "1,000.50",
    "1000원",
    "KRW",
    "month",
    "mission",
    "x3",
    "×2",
    "pot",
    "dues",
    "table",
    "table-quads",
    "nagari",
    "나가리",
    "expire",
    "# note",
    "boar",
    "총통",
    "stack",
    "round",
    "field-brights",
    "field",
    "table-four",
    "table-pairs",
    "draw",
    "무승부",
    "koi",
    "こいこい",
    "shobu",
    "勝負",
    "makes",
    "chaff",
    "three-brights",
    "c12",
    "a5",
    "teshi",
    "手四",
    "kuttsuki",
    "stays",
    "drops",
    "죽음",
    "iris",
    "sells",
    "광팔이",
];

/// Checks that a text without faults prints and reads back; returns whether it has none.
pub(crate) fn reads_back(text: &str, calendar: Calendar) -> bool {
    let parsed = parse(text, calendar);
    if !parsed.faults.is_empty() {
        return false;
    }
    let printed = parsed.record.print(calendar);
    let again = parse(&printed, calendar);
    assert_eq!(again.faults, [], "{text}\n{printed}");
    assert_eq!(again.record, parsed.record, "{text}\n{printed}");
    assert_eq!(again.record.print(calendar), printed, "{text}");
    true
}

/// Words in any order, quoted or not: what has no faults prints and reads back.
#[test]
fn whatever_reads_without_a_fault_prints_and_reads_back() {
    let first = select(vec![
        "Ann",
        "\"Kim Ann\"",
        "영희",
        "set",
        "mission",
        "chip",
        "date",
        "dues",
        "players",
        "rules",
    ]);
    let lines = (first, prop::collection::vec(select(&WORDS[..]), 0..5));
    let text = prop::collection::vec(lines, 1..4).prop_map(|lines| {
        let line = |(first, rest): (&str, Vec<&str>)| format!("{first} {}\n", rest.join(" "));
        lines.into_iter().map(line).collect::<String>()
    });
    let read = RefCell::new(0);
    law(4096, &text, |text| {
        *read.borrow_mut() += u32::from(reads_back(&text, Calendar::Korean));
    });
    assert!(read.into_inner() > 100);
}

#[test]
fn quoted_words_of_every_line_print_and_read_back() {
    let mut changed = Vec::new();
    for text in [
        "players \"Kim Ann\" \"김 철수\" \"#3\"\n",
        "rules \"our rules.yaml\"\n",
        "chip 1 \"US dollars\"\n",
        "chip 1 \"₩\"\n",
        "set \"#a\"=b\n",
        "dues \"Kim Ann\" 3\n",
        "Ann gives 5p to \"to\"\n",
        "Ann plays j2 then j3 then 1t, on 1g flips j2,4p on 4y\n",
        "Ann bombs 5\n",
        "안나 냄 송학광 위에 1피 뒤집음 조커2 팔광\n",
        "“김 \"철\" 수” stop\n",
    ] {
        let parsed = parse(text, Calendar::Korean);
        let printed = parsed.record.print(Calendar::Korean);
        let again = parse(&printed, Calendar::Korean);
        if parsed.faults.is_empty() && again != parsed {
            changed.push(format!("{text}{printed}{:?}", again.faults));
        }
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// Records written by an older version may contain what is rejected today.
#[test]
fn the_ledger_is_read_as_it_was_written() {
    let text = "chip 1 E5\nplayers Ann Ann\u{200b} Al AI \u{410}nn\ndues \" Zoe\" 3\n\
                Ann takes 1g # seen\rAnn takes 2y\nnagari\n";
    let new = parse(text, Calendar::Korean);
    let codes: Vec<&str> = new
        .faults
        .iter()
        .map(|fault| fault.problem.code())
        .collect();
    let expected = [
        "bad-argument",
        "bad-name",
        "bad-name",
        "bad-name",
        "bad-name",
    ];
    assert_eq!(codes, expected);
    let kept = parse_from(Source::Ledger, text, Calendar::Korean);
    assert_eq!(kept.faults, []);
    let comments: Vec<&str> = (kept.record.entries.iter())
        .filter_map(|entry| entry.comment.as_deref())
        .collect();
    assert_eq!(comments, ["seen\rAnn takes 2y"]);
    assert_eq!(kept.record.print(Calendar::Korean), text);
    // At their own table the names of a session are not checked again; elsewhere they are.
    let names = ["Ann", "Ann\u{200b}", "Al", "AI", "\u{410}nn"].map(str::to_owned);
    let at_table = parse_from(Source::Table(&names), text, Calendar::Korean);
    let codes: Vec<&str> = (at_table.faults.iter())
        .map(|fault| fault.problem.code())
        .collect();
    assert_eq!(codes, ["bad-argument", "bad-name"]);
}

/// Only min-hwatu accepts such a pile; but what was written must stay in the ledger all the same.
#[test]
fn cards_that_a_pile_has_too_often_are_written_as_often() {
    let text = "players Ann Bo\nAnn has 1ggtppp 12ss j2\nBo has 3g 3g\n";
    let korean = Calendar::Korean;
    let parsed = parse(text, korean);
    assert_eq!(parsed.faults, []);
    let printed = "players Ann Bo\nAnn has 1ggtppp 12ss j2\nBo has 3gg\n";
    assert_eq!(parsed.record.print(korean), printed);
    assert_eq!(parse(printed, korean), parsed);
    let twice = parse("players Ann Bo\nAnn takes 1gg\n", korean).faults;
    assert_eq!(twice.len(), 1, "{twice:?}");
}

#[test]
fn a_stake_is_told_in_every_language() {
    for line in [
        "stake x2",
        "대판 2배",
        "판돈 ×2",
        "더블업 2배",
        "賭け倍率 2倍",
        "倍率 x2",
    ] {
        let parsed = parse(line, Calendar::Korean);
        assert!(parsed.faults.is_empty(), "{line}: {:?}", parsed.faults);
        let printed = parsed.record.print(Calendar::Korean);
        assert_eq!(printed.trim_end(), "stake x2", "{line}");
    }
}
