//! Hands noted elsewhere.

use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::words::messages;
use crate::ledger::HandCalled;
use crate::words::Text;

messages! {
    /// Asks whether a day in the future is right.
    is_it_that_day(day: &str) {
        en: "{day} is in the future. Is that right? (y/n) ",
        ko: "{day}: 아직 오지 않은 날이에요. 이 날이 맞아요? (y/n) ",
        ja: "{day}はまだ来ていません。この日で合っていますか。(y/n) ",
    }

    /// Says that a day is in the future.
    that_day_will_come(day: &str) {
        en: "{day} is in the future.",
        ko: "{day}: 아직 오지 않은 날이에요.",
        ja: "{day}はまだ来ていません。",
    }

    /// Says that nothing gives the day of a noted hand.
    no_day(line: &ScriptLine) {
        en: format!(
            "{script}:{number}: when was this hand played? Add a line such as `date \
             2026-03-01` to the record, or use `--date 2026-03-01` for the first hands of the \
             file",
            script = input(&line.script),
            number = line.number,
        ),
        ko: format!(
            "{script}:{number}: 이 판은 며칠에 쳤어요? 판에 날짜를 적거나(보기: `date \
             2026-03-01`), 파일의 첫 판부터라면 `--date 2026-03-01`을 붙여 주세요.",
            script = input(&line.script),
            number = line.number,
        ),
        ja: format!(
            "{script}:{number}: この局は何日のものですか。記録に `date 2026-03-01` \
             のように日付を書くか、ファイルの最初の局からなら `--date 2026-03-01` \
             を付けてください。",
            script = input(&line.script),
            number = line.number,
        ),
    }

    /// Says what is missing from a hand told in words.
    hand_open(line: &ScriptLine, asks: &[String]) {
        en: format!(
            "{script}:{number}: this line leaves something open. Add it to the line: {}",
            asks.join(" "),
            script = input(&line.script),
            number = line.number,
        ),
        ko: format!(
            "{script}:{number}: 이 줄만으로는 알 수 없는 것이 있어요. 줄에 덧붙여 주세요. {}",
            asks.join(" "),
            script = input(&line.script),
            number = line.number,
        ),
        ja: format!(
            "{script}:{number}: この行だけでは分からないことがあります。行に書き足してください。{}",
            asks.join(""),
            script = input(&line.script),
            number = line.number,
        ),
    }

    /// Says that the day of a noted hand is impossible, and which days are possible.
    no_day_of_notes(line: &ScriptLine, day: &str, first: &str) {
        en: format!(
            "{script}:{number}: no hand was played on {day}; write a day from {first} to today, \
             such as `date 2026-03-01`",
            script = input(&line.script),
            number = line.number,
        ),
        ko: format!(
            "{script}:{number}: {day}에 친 판일 수 없어요. {first}부터 오늘까지의 날짜로 적어 \
             주세요. 보기: `date 2026-03-01`",
            script = input(&line.script),
            number = line.number,
        ),
        ja: format!(
            "{script}:{number}: {day}の局ではありえません。`date 2026-03-01` のように、\
             {first}から今日までの日付を書いてください。",
            script = input(&line.script),
            number = line.number,
        ),
    }

    /// The reason of a correction that came from notes.
    mended_in(notes: &InputSource) {
        en: format!("corrected in {}", input(notes)),
        ko: format!("{}에서 고침", input(notes)),
        ja: format!("{}で訂正", input(notes)),
    }

    /// Says which hand of the ledger is almost the same as a noted one; both follow.
    nearly_here(line: &ScriptLine, hand: &HandCalled, day: &str) {
        en: format!(
            "{script}:{number} is almost the same as hand {hand}, of {day}:",
            script = input(&line.script),
            number = line.number,
            day = on_day(day),
        ),
        ko: format!(
            "{script}:{number}: {day} {}번째 판({hand})과 거의 같아요.",
            hand.number,
            script = input(&line.script),
            number = line.number,
            day = on_day(day),
        ),
        ja: format!(
            "{script}:{number}: {day}の{}局目（{hand}）とほとんど同じです。",
            hand.number,
            script = input(&line.script),
            number = line.number,
            day = on_day(day),
        ),
    }

    as_it_is_here(ended: &str, net: &Text) -> Text {
        en: Text::new("here:  ", "here: ").then(format!("{ended} ")).then(net),
        ko: Text::from(format!("장부: {ended} ")).then(net),
        ja: Text::from(format!("帳簿: {ended} ")).then(net),
    }

    as_it_is_noted(ended: &str, net: &Text) -> Text {
        en: Text::from(format!("noted: {ended} ")).then(net),
        ko: Text::from(format!("파일: {ended} ")).then(net),
        ja: Text::from(format!("控え: {ended} ")).then(net),
    }

    /// Asks whether a noted hand corrects one of the ledger.
    is_it_mended() {
        en: "Correct that hand? (n: this is a different one) [Y/n] ",
        ko: "그 판을 이렇게 고칠까요? (n: 다른 판이에요) [Y/n] ",
        ja: "その局をこう訂正しますか。（n: 別の局です）[Y/n] ",
    }

    /// Asks whether a noted hand is one of the ledger, although it cannot correct that one.
    is_it_that_hand() {
        en: "Is it the same hand, to be left as it is? (n: this is a different one) [Y/n] ",
        ko: "바로 그 판인가요? 그러면 장부는 그대로 둬요. [Y/n] ",
        ja: "その局のことですか。それなら帳簿はそのままです。[Y/n] ",
    }

    /// Says how to rule on a near match.
    mended_unsaid(correct: &str, new: &str) {
        en: "It was not taken in. To correct the hand: `{correct}`; if it is a different hand: \
             `{new}`.",
        ko: "이 판은 가져오지 않았어요. 그 판을 고치려면: `{correct}`. 다른 판이면: `{new}`.",
        ja: "この局は取り込んでいません。帳簿の局を訂正するなら `{correct}`、別の局なら `{new}` \
             です。",
    }

    /// Says how to take in a noted hand that cannot correct its near match.
    other_unsaid(command: &str) {
        en: "It was not taken in. If it is a different hand: `{command}`.",
        ko: "이 판은 가져오지 않았어요. 다른 판이면: `{command}`.",
        ja: "この局は取り込んでいません。別の局なら `{command}` です。",
    }

    /// Says how to rule on a hand that differs from the ledger's only in a name.
    spelled_unsaid(name: &str, near: &str, same: &str, other: &str) {
        en: "It was not taken in, because {name} may be {near}. If so: `{same}`; if they are \
             two people: `{other}`.",
        ko: "{name}: 혹시 {near}인지 몰라 이 판은 가져오지 않았어요. 같은 사람이면: `{same}`. 다른 \
             사람이면: `{other}`.",
        ja: "{name}が{near}のことかもしれないので、この局は取り込んでいません。同じ人なら \
             `{same}`、別の人なら `{other}` です。",
    }

    /// Introduces hands of the ledger that are the same as noted ones of that day.
    equal_of_day(day: &str) {
        en: format!(
            "Hands of {} are the same as these, but the notes lack other hands of that evening:",
            on_day(day),
        ),
        ko: format!(
            "{}에 친 판 가운데 이미 있는 판과 똑같은 것이 있는데, 파일에는 그 모임의 다른 판이 \
             없어요.",
            on_day(day),
        ),
        ja: format!(
            "{}の局に、帳簿の次の局と同じものがあります。ただし、\
             その回のほかの局は控えにありません。",
            on_day(day),
        ),
    }

    /// Asks whether noted hands are the same as hands of the ledger.
    are_they_the_same() {
        en: "Are they the same hands? (n: they are different hands) [Y/n] ",
        ko: "이미 있는 그 판인가요? (n: 다른 판이에요) [Y/n] ",
        ja: "帳簿のその局ですか。（n: 別の局です）[Y/n] ",
    }

    /// Introduces hands that were passed over, although they may be different ones.
    equal_passed_over() {
        en: "Passed over, though the notes lack other hands of that evening:",
        ko: "이미 있는 판과 똑같아서 가져오지 않았어요. 다만 파일에는 그 모임의 다른 판이 없어요.",
        ja: "帳簿の次の局と同じなので、取り込んでいません。ただし、\
             その回のほかの局は控えにありません。",
    }

    /// Says how to take in noted hands that equal hands of the ledger, if they are different ones.
    equal_unsaid(command: &str) {
        en: "If they are different hands, from a second file of the evening: `{command}`.",
        ko: "같은 날을 적은 다른 파일의 다른 판이면: `{command}`.",
        ja: "同じ日の別のファイルにある別の局なら `{command}` です。",
    }

    /// Introduces the hands that were here already.
    passed_over() {
        en: "Here already:",
        ko: "이미 있던 판:",
        ja: "すでにある局:",
    }

    more_passed_over(hands: usize) {
        en: format!("  and {} more", hands_of(hands)),
        ko: "  그 밖에 {hands}판",
        ja: "  ほか{hands}局",
    }

    /// Describes a hand of the ledger in one line.
    hand_in_words(hand: &HandCalled, day: &str, ended: &str, net: &Text) -> Text {
        en: Text::from(format!("{hand}, {}: {ended} ", on_day(day))).then(net),
        ko: Text::from(format!("{hand}, {}: {ended} ", on_day(day))).then(net),
        ja: Text::from(format!("{hand}、{}: {ended} ", on_day(day))).then(net),
    }

    /// Says which command joins two names into one person.
    joined_later(command: &str) {
        en: "If the two are one person: `{command}`.",
        ko: "같은 사람이면: `{command}`.",
        ja: "同じ人なら `{command}` です。",
    }

    /// Asks whether a known name is a misspelling of a new one.
    is_a_slip(known: &str, new: &str) {
        en: "{new} is a new name. Is {known} in the ledger a misspelling of it? [Y/n] ",
        ko: "{new}: 처음 보는 이름이에요. 장부에 있는 이름 {known}, 이것을 잘못 적은 건가요? [Y/n] ",
        ja: "「{new}」は初めての名前です。帳簿の「{known}」はその書き間違いですか。[Y/n] ",
    }
}
