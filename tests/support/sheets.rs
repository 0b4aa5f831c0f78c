//! Sheets of random results, written in all the ways that people write them.

use crate::support::Numbers;
use dokbak::date::Date;
use dokbak::record::ChipValue;
use dokbak::report::sheets::{
    DayOrder, NumbersAre, Sheet, SheetAnswers, SheetEncoding, SheetRead, decoded,
};
use encoding_rs::{EUC_KR, SHIFT_JIS};

/// Names, and the words of a sheet in their language.
const LANGUAGES: [Words; 3] = [
    Words {
        people: ["Ann", "Bo", "Kim Chul", "Dan"],
        day: "Date",
        number: "Game #",
        name: "Player",
        amount: "Amount",
        from: "From",
        to: "To",
        total: "Total",
    },
    Words {
        people: ["철수", "영희", "민수", "할머니"],
        day: "날짜",
        number: "판",
        name: "이름",
        amount: "금액",
        from: "준 사람",
        to: "받은 사람",
        total: "합계",
    },
    Words {
        people: ["太郎", "花子", "さくら", "ケン"],
        day: "日付",
        number: "局",
        name: "名前",
        amount: "収支",
        from: "払った人",
        to: "もらった人",
        total: "合計",
    },
];

struct Words {
    people: [&'static str; 4],
    day: &'static str,
    number: &'static str,
    name: &'static str,
    amount: &'static str,
    from: &'static str,
    to: &'static str,
    total: &'static str,
}

/// A hand: its day, and what each of four people won; `None` for who sat out.
type Hand = (u32, u32, [Option<i64>; 4]);

/// Random hands of 2026, on days that follow each other.
pub(crate) struct Drawn {
    language: usize,
    hands: Vec<Hand>,
}

impl Drawn {
    pub(crate) fn new(numbers: &mut Numbers) -> Self {
        let language = numbers.below(LANGUAGES.len());
        let (mut month, mut day) = (1 + number(numbers, 3), 1 + number(numbers, 28));
        let mut hands = Vec::new();
        for _ in 0..=numbers.below(6) {
            if numbers.below(2) == 0 {
                let later = number(numbers, 3);
                day = match later {
                    0 => day + number(numbers, usize::try_from(29 - day).unwrap()),
                    _ => 1 + number(numbers, 28),
                };
                month += later;
            }
            if month > 12 {
                break;
            }
            let mut net = [None; 4];
            let (one, other) = (numbers.below(4), 1 + numbers.below(3));
            let mut rest = 0;
            for (at, amount) in net.iter_mut().enumerate() {
                let plays = at == one || at == (one + other) % 4 || numbers.below(2) == 0;
                if plays {
                    let most = *numbers.one(&[&5, &100, &2_000]);
                    let lost = i64::try_from(numbers.below(most)).unwrap();
                    *amount = Some(-lost);
                    rest += lost;
                }
            }
            net[one] = net[one].map(|own| own + rest);
            hands.push((month, day, net));
        }
        Self { language, hands }
    }
}

fn number(numbers: &mut Numbers, below: usize) -> u32 {
    u32::try_from(numbers.below(below)).unwrap()
}

/// A sheet as a file, and what a person would answer about it.
pub(crate) struct Written {
    pub(crate) bytes: Vec<u8>,
    said: Option<SheetEncoding>,
    answers: SheetAnswers,
}

impl Written {
    pub(crate) fn new(drawn: &Drawn, numbers: &mut Numbers) -> Self {
        let style = Style::drawn(numbers);
        let words = &LANGUAGES[drawn.language];
        let one_wins =
            |(_, _, net): &Hand| net.iter().flatten().filter(|one| **one > 0).count() == 1;
        let text = match numbers.below(5) {
            0 => columns(drawn, words, &style, numbers),
            1 => rows(drawn, words, &style),
            2 => by_hand(drawn, words, &style),
            3 if drawn.hands.iter().all(one_wins) => payments(drawn, words, &style),
            _ => chat(drawn, words, &style, numbers),
        };
        let (bytes, said) = encoded(&text, drawn.language, numbers);
        let chip = style.is_money.then(|| ChipValue {
            units: 10,
            places: 0,
            currency: "KRW".to_owned(),
        });
        let answers = SheetAnswers {
            order: Some(style.order),
            year: Some(2026),
            numbers: chip.as_ref().map(|_| NumbersAre::Money),
            chip,
            ..SheetAnswers::default()
        };
        Self {
            bytes,
            said,
            answers,
        }
    }

    /// Fails if the sheet does not read as it was drawn.
    pub(crate) fn comes_back(&self, drawn: &Drawn) {
        let (text, _) = decoded(&self.bytes, self.said).unwrap();
        let SheetRead::Sheet(sheet) = Sheet::read(&text) else {
            panic!("no sheet:\n{text}");
        };
        let hands = sheet.settled(&self.answers);
        let hands = hands.unwrap_or_else(|wrong| panic!("{wrong:?}\n{text}"));
        let people = LANGUAGES[drawn.language].people;
        let read: Vec<_> = hands
            .into_iter()
            .map(|hand| {
                let mut net: Vec<(String, i64)> = hand
                    .net
                    .into_iter()
                    .map(|(name, chips)| (name.to_string(), chips))
                    .collect();
                net.sort();
                (hand.day, net)
            })
            .collect();
        let drawn: Vec<_> = drawn
            .hands
            .iter()
            .map(|(month, day, net)| {
                let day = Date::read(&format!("2026-{month:02}-{day:02}")).unwrap();
                let own = people.iter().zip(net);
                let mut net: Vec<(String, i64)> = own
                    .filter_map(|(name, chips)| Some(((*name).to_owned(), (*chips)?)))
                    .collect();
                net.sort();
                (day, net)
            })
            .collect();
        // A payment says nothing of who played and paid nothing.
        let moved = |hands: Vec<(Date, Vec<(String, i64)>)>| -> Vec<_> {
            let only = |net: Vec<(String, i64)>| {
                net.into_iter().filter(|(_, chips)| *chips != 0).collect()
            };
            hands
                .into_iter()
                .map(|(day, net)| (day, only(net)))
                .collect::<Vec<(Date, Vec<_>)>>()
        };
        assert_eq!(moved(read), moved(drawn), "{text}");
    }
}

/// How numbers, days and cells are written.
struct Style {
    separator: char,
    number: usize,
    day: usize,
    order: DayOrder,
    out: &'static str,
    is_money: bool,
}

impl Style {
    fn drawn(numbers: &mut Numbers) -> Self {
        let day = numbers.below(7);
        let number = numbers.below(8);
        Self {
            separator: numbers.one(&[',', ';', '\t']),
            number,
            day,
            order: match day {
                4 => DayOrder::Mdy,
                5 => DayOrder::Dmy,
                _ => DayOrder::Ymd,
            },
            out: numbers.one(&["", "-"]),
            is_money: number >= 5,
        }
    }

    fn day(&self, month: u32, day: u32) -> String {
        match self.day {
            0 => format!("2026-{month:02}-{day:02}"),
            1 => format!("2026. {month}. {day}."),
            2 => format!("2026년 {month}월 {day}일"),
            3 => format!("{month}월 {day}일"),
            4 => format!("{month}/{day}/2026"),
            5 => format!("{day}.{month}.2026"),
            _ => format!("{month}/{day}"),
        }
    }

    /// Writes an amount of chips, or of money at 10 won a chip.
    fn amount(&self, chips: i64) -> String {
        let grouped = |number: i64| {
            let digits = number.abs().to_string();
            let mut out = String::new();
            for (at, digit) in digits.chars().enumerate() {
                if at > 0 && (digits.len() - at).is_multiple_of(3) {
                    out.push(',');
                }
                out.push(digit);
            }
            out
        };
        let sign = |number: i64| if number < 0 { "-" } else { "" };
        match self.number {
            1 => format!("{}{}", sign(chips), grouped(chips)),
            2 if chips < 0 => format!("({})", grouped(chips)),
            3 if chips < 0 => format!("△{}", chips.abs()),
            4 => format!("{chips:+}"),
            5 => format!("{}₩{}", sign(chips), grouped(chips * 10)),
            6 => format!("{}{}원", sign(chips), grouped(chips * 10)),
            7 => {
                let (much, little) = ((chips * 10).abs() / 10_000, (chips * 10).abs() % 10_000);
                match (much, little) {
                    (0, little) => format!("{}{little}", sign(chips)),
                    (much, 0) => format!("{}{much}만", sign(chips)),
                    (much, little) => format!("{}{much}만 {little}", sign(chips)),
                }
            }
            _ => chips.to_string(),
        }
    }

    fn row(&self, cells: &[String]) -> String {
        let quoted = |cell: &String| {
            if cell.contains([self.separator, '"']) {
                format!("\"{cell}\"")
            } else {
                cell.clone()
            }
        };
        let cells: Vec<String> = cells.iter().map(quoted).collect();
        cells.join(&self.separator.to_string()) + "\n"
    }
}

fn columns(drawn: &Drawn, words: &Words, style: &Style, numbers: &mut Numbers) -> String {
    let mut head = vec![words.day.to_owned()];
    head.extend(words.people.map(str::to_owned));
    let mut text = style.row(&head);
    for (month, day, net) in &drawn.hands {
        let mut cells = vec![style.day(*month, *day)];
        cells.extend(net.map(|own| own.map_or(style.out.to_owned(), |own| style.amount(own))));
        text += &style.row(&cells);
    }
    if numbers.below(2) == 0 {
        let mut cells = vec![words.total.to_owned()];
        for at in 0..4 {
            let sum: i64 = drawn.hands.iter().filter_map(|(_, _, net)| net[at]).sum();
            cells.push(style.amount(sum));
        }
        text += &style.row(&cells);
    }
    text
}

fn rows(drawn: &Drawn, words: &Words, style: &Style) -> String {
    let head = [words.number, words.day, words.name, words.amount].map(str::to_owned);
    let mut text = style.row(&head);
    for (at, (month, day, net)) in drawn.hands.iter().enumerate() {
        for (name, own) in words.people.iter().zip(net) {
            if let Some(own) = own {
                let cells = [
                    (at + 1).to_string(),
                    style.day(*month, *day),
                    (*name).to_owned(),
                    style.amount(*own),
                ];
                text += &style.row(&cells);
            }
        }
    }
    text
}

fn by_hand(drawn: &Drawn, words: &Words, style: &Style) -> String {
    let mut head = vec![words.name.to_owned()];
    head.extend(
        drawn
            .hands
            .iter()
            .map(|(month, day, _)| style.day(*month, *day)),
    );
    let mut text = style.row(&head);
    for (at, name) in words.people.iter().enumerate() {
        let mut cells = vec![(*name).to_owned()];
        let own = drawn.hands.iter().map(|(_, _, net)| net[at]);
        cells.extend(own.map(|own| own.map_or(style.out.to_owned(), |own| style.amount(own))));
        text += &style.row(&cells);
    }
    text
}

fn payments(drawn: &Drawn, words: &Words, style: &Style) -> String {
    let head = [words.number, words.day, words.from, words.to, words.amount].map(str::to_owned);
    let mut text = style.row(&head);
    for (at, (month, day, net)) in drawn.hands.iter().enumerate() {
        let winner = net
            .iter()
            .position(|own| own.is_some_and(|own| own > 0))
            .unwrap();
        for (name, own) in words.people.iter().zip(net) {
            if let Some(own) = own.filter(|own| *own < 0) {
                let cells = [
                    (at + 1).to_string(),
                    style.day(*month, *day),
                    (*name).to_owned(),
                    words.people[winner].to_owned(),
                    style.amount(-own),
                ];
                text += &style.row(&cells);
            }
        }
    }
    text
}

fn chat(drawn: &Drawn, words: &Words, style: &Style, numbers: &mut Numbers) -> String {
    let mut text = "Talk\nhello there\n".to_owned();
    let export = numbers.below(3);
    for (month, day, net) in &drawn.hands {
        let mut said: Vec<String> = Vec::new();
        for (name, own) in words.people.iter().zip(net) {
            if let Some(own) = own {
                let money = if style.is_money { own * 10 } else { *own };
                said.push(format!("{name} {money:+}"));
            }
        }
        let said = said.join(numbers.one(&[" / ", " ", ", "]));
        let speaker = words.people[0];
        let message = match export {
            0 => format!("----- 2026년 {month}월 {day}일 -----\n[{speaker}] [오후 9:30] {said}\n"),
            1 => format!("2026/{month:02}/{day:02}\n21:30\t{speaker}\t{said}\n"),
            _ => format!("2026년 {month}월 {day}일 오후 9:30, {speaker} : {said}\n"),
        };
        text += &message;
    }
    text
}

/// Writes a text in one of the encodings that have its letters.
fn encoded(text: &str, language: usize, numbers: &mut Numbers) -> (Vec<u8>, Option<SheetEncoding>) {
    let own = match language {
        1 => Some((EUC_KR, SheetEncoding::Cp949)),
        2 => Some((SHIFT_JIS, SheetEncoding::Cp932)),
        _ => None,
    };
    let units = |swap: bool| {
        let bytes = move |unit: u16| {
            if swap {
                unit.to_be_bytes()
            } else {
                unit.to_le_bytes()
            }
        };
        text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>()
    };
    match numbers.below(7) {
        0 => (format!("\u{feff}{text}").into_bytes(), None),
        1 => (units(false), None),
        2 => (units(true), None),
        3 => ([&[0xff, 0xfe][..], &units(false)].concat(), None),
        4 if own.is_some() => {
            let (table, encoding) = own.unwrap();
            match table.encode(text) {
                (bytes, _, false) => (bytes.into_owned(), Some(encoding)),
                _ => (text.as_bytes().to_vec(), None),
            }
        }
        5 => (text.replace('\n', "\r\n").into_bytes(), None),
        _ => (text.as_bytes().to_vec(), None),
    }
}

/// Whatever people keep, in whatever form, encoding and style: the same hands come back.
#[test]
fn random_results_come_back_from_every_form() {
    for seed in 0..4_000 {
        let mut numbers = Numbers::of(seed);
        let drawn = Drawn::new(&mut numbers);
        Written::new(&drawn, &mut numbers).comes_back(&drawn);
    }
}
