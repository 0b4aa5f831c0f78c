//! Money between people: who is owed how much, and what was handed over.

use crate::ledger::{EntryId, EveningName, Handover};
use crate::vocabulary::particle::{YEYO, with};
use crate::words::messages;

messages! {
    /// Says on which day the listed amounts were settled up since.
    settled_since(day: &str) {
        en: format!("Settled up since, on {}.", on_day(day)),
        ko: format!("그 뒤 {}에 정산했어요.", on_day(day)),
        ja: format!("その後、{}に精算しました。", on_day(day)),
    }

    /// Says that people in the listed amounts have handed over money since, last on this day.
    handed_over_since(day: &str) {
        en: format!(
            "Money was handed over since, last on {}: `dokbak settle-up` shows what is still \
             open.",
            on_day(day),
        ),
        ko: format!(
            "그 뒤로 건넨 돈이 있어요 (마지막 {}). 지금 남은 돈은 `dokbak settle-up`에 있어요.",
            on_day(day),
        ),
        ja: format!(
            "その後の受け渡しがあります（最後は{}）。現在の残りは `dokbak settle-up` で見られます。",
            on_day(day),
        ),
    }

    /// Asks whether two ledgers recorded the same payment.
    is_same_money() {
        en: "The same payment, recorded twice? [Y]es, n: it was handed over twice ",
        ko: "같은 돈을 두 번 적은 건가요? [Y] 예, n: 두 번 주고받았어요 ",
        ja: "同じお金を二度記録していますか。[Y] はい、n: 二度渡した ",
    }

    /// Says that both of two similar payments count until somebody decides, and how to decide.
    same_money_unsaid(command: &str) {
        en: "For now both count. If it happened only once: `{command}`; if it really was twice, \
             add `--both`.",
        ko: "정할 때까지 둘 다 세어요. 한 번뿐이었으면: `{command}`. 두 번이면 `--both`를 붙여요.",
        ja: "決まるまでは両方数えます。一度だけなら `{command}`、二度なら `--both` を付けます。",
    }

    /// Says that only one of two recorded payments or adjustments counts; `command` names them.
    money_counts_once(command: &str, counts: EntryId, beside: EntryId) {
        en: "Entry {counts} counts, and entry {beside}, which says the same, does not. If both \
             should count: `dokbak {command} --same {counts} {beside} --both`",
        ko: "기록 {counts}번만 세고 {beside}번은 세지 않아요. 둘 다 세려면: `dokbak {command} \
             --same {counts} {beside} --both`",
        ja: "記録{counts}だけを数え、記録{beside}は数えません。両方数えるには: `dokbak {command} --same \
             {counts} {beside} --both`",
    }

    /// Says that two recorded payments or adjustments both count.
    money_counts_twice(one: EntryId, other: EntryId) {
        en: "Entries {one} and {other} are two, and both count.",
        ko: "기록 {one}번과 {other}번은 서로 다른 것이라 둘 다 세어요.",
        ja: "記録{one}と記録{other}は別のものなので、両方数えます。",
    }

    /// Asks whether two ledgers recorded the same adjustment.
    is_same_adjustment() {
        en: "The same adjustment, recorded twice? [Y]es, n: it was adjusted twice ",
        ko: "같은 조정을 두 번 적은 건가요? [Y] 예, n: 두 번 조정했어요 ",
        ja: "同じ調整を二度記録していますか。[Y] はい、n: 二度調整した ",
    }

    /// The name of the kitty in examples.
    kitty() {
        en: "cake",
        ko: "회비",
        ja: "会費",
    }

    /// Says what is in a kitty.
    in_kitty(name: &str; amount) {
        en: "In the kitty \"{name}\": {amount}.",
        ko: "공금 `{name}`: {amount}",
        ja: "共同の財布「{name}」: {amount}",
    }

    /// Says how much a kitty lacks because more was taken out than put in.
    kitty_overdrawn(name: &str; amount) {
        en: "In the kitty \"{name}\": {amount}; more was taken out than put in.",
        ko: "공금 `{name}`: {amount} (넣은 돈보다 더 썼어요)",
        ja: "共同の財布「{name}」: {amount}（入れた額より多く出しています）",
    }

    not_surely_fewest() {
        en: "More than 20 people are not even: these payments are few, but perhaps not the \
             fewest possible.",
        ko: "주고받을 사람이 20명을 넘어서, 주고받는 횟수가 가장 적은 방법이 아닐 수 있어요.",
        ja: "受け渡しのある人が20人を超えています。回数は少なめですが、最少とは限りません。",
    }

    worthless_chips() {
        en: "Chips that are worth no money are left out; `dokbak standings` lists them.",
        ko: "돈을 걸지 않은 판은 뺐어요. `dokbak standings`에 있어요.",
        ja: "お金を賭けていない局のチップは入っていません。`dokbak standings` にあります。",
    }

    no_money() {
        en: "Nothing was played for money, and none was handed over.",
        ko: "돈을 걸고 친 판도, 건넨 돈도 없어요.",
        ja: "お金を賭けた局も、受け渡しもありません。",
    }

    /// Asks whether to record that every transfer of a plan was made on a day.
    were_they_handed_over(day: &str) {
        en: format!("Record that all of this was handed over on {}? [y] ", on_day(day)),
        ko: format!("모두 건넸다고 적을까요? ({}) [y] ", on_day(day)),
        ja: format!("すべて渡したと記録しますか。（{}）[y] ", on_day(day)),
    }

    /// Says that nothing was written.
    not_written() {
        en: "Nothing was written.",
        ko: "아무것도 적지 않았어요.",
        ja: "何も記録していません。",
    }

    /// Says that every transfer of a plan was made, and which entry records it.
    all_handed_over(day: &str, entry: i64) {
        en: format!("All of this was handed over ({}, entry {entry}).", on_day(day)),
        ko: format!("모두 건넸어요 ({}, 기록 {entry}번).", on_day(day)),
        ja: format!("すべて受け渡し済みです（{}、記録{entry}）。", on_day(day)),
    }

    /// The heading of an evening's result, including what was handed over in it.
    with_what_was_handed() {
        en: "This evening, counting what was handed over:",
        ko: "건넨 돈까지 더한 오늘 정산:",
        ja: "受け渡しも合わせた今回の精算:",
    }

    /// Says that everything due after an evening was handed over.
    all_of_it_handed_over(day: &str) {
        en: format!("All of it was handed over ({}).", on_day(day)),
        ko: format!("돈은 모두 건넸어요 ({}).", on_day(day)),
        ja: format!("すべて受け渡し済みです（{}）。", on_day(day)),
    }

    /// The heading of the payments that are still open after an evening.
    left_of_evening(day: &str) {
        en: format!("Still open after what was handed over, last on {}:", on_day(day)),
        ko: format!("건넨 돈을 빼고 남은 돈 (마지막 {}):", on_day(day)),
        ja: format!("受け渡した分を引いた残り（最後の受け渡しは{}）:", on_day(day)),
    }

    /// The heading of the payments that are still open after all evenings together.
    left_of_all(day: &str) {
        en: format!(
            "Money was handed over since, last on {}. Open now, with other evenings:",
            on_day(day),
        ),
        ko: format!(
            "그 뒤로 건넨 돈이 있어요 (마지막 {}). 다른 날까지 합쳐 지금 남은 돈:",
            on_day(day),
        ),
        ja: format!(
            "その後の受け渡しがあります（最後は{}）。ほかの日も合わせた現在の残り:",
            on_day(day),
        ),
    }

    /// The heading of who pays whom after an evening of several sessions.
    evening_together() {
        en: "Who pays whom for the whole evening:",
        ko: "오늘 모임을 모두 합치면:",
        ja: "今回の分をすべて合わせると:",
    }

    /// The heading of the payments that are still open, counting everything handed over.
    open_now() {
        en: "Open now:",
        ko: "지금 남은 돈:",
        ja: "現在の残り:",
    }

    /// The heading of the payments that earlier evenings left open.
    left_from_before() {
        en: "Left open from before:",
        ko: "전에 남은 돈:",
        ja: "前からの残り:",
    }

    /// Says which word records that all money of an evening was handed over.
    word_for_handed_over() {
        en: "Handed over already? `settled` records that; otherwise it stays open in `settle-up`.",
        ko: "돈을 벌써 건넸으면 `다줌`을 적어 주세요. 적지 않으면 `줄돈`에 남아 있어요.",
        ja: "お金をもう渡したら `精算済み` と入れてください。入れなければ `清算` に残ります。",
    }

    /// Says that an evening's payments stay open.
    stays_open() {
        en: "It stays open: `dokbak settle-up` shows who pays whom, `dokbak settled` records \
             that all of it was handed over.",
        ko: "돈은 남겨 둬요. `dokbak settle-up`: 누가 누구에게 줄지 보기, `dokbak settled`: 모두 \
             건넸다고 적기",
        ja: "未払いのまま残します。だれがだれに払うかは `dokbak settle-up`、すべて渡したら `dokbak \
             settled` です。",
    }

    balance_headings() -> [&'static str; 7] {
        en: ["Day", ">Hand", ">Entry", ">Chips", ">Money", ">Balance", ""],
        ko: ["날짜", ">판", ">기록", ">점", ">금액", ">잔액", ""],
        ja: ["日付", ">局", ">記録", ">チップ", ">金額", ">残高", ""],
    }

    /// Marks a row as the result that an open evening would have if it ended now.
    if_it_ended(name: &EveningName) {
        en: format!("if {} ended now", evening(name)),
        ko: format!("{} 모임을 지금 마치면", evening(name)),
        ja: format!("{}の回を今終えれば", evening(name)),
    }

    /// Describes a row of money that was handed to somebody.
    handed_to(name: &str, handover: &Handover) {
        en: with_note(&format!("to {name}"), handover),
        ko: with_note(&format!("{name}에게 줌"), handover),
        ja: with_note(&format!("{name}へ"), handover),
    }

    /// Describes a row of money that came from somebody.
    handed_by(name: &str, handover: &Handover) {
        en: with_note(&format!("from {name}"), handover),
        ko: with_note(&format!("{name}한테서 받음"), handover),
        ja: with_note(&format!("{name}から"), handover),
    }

    /// Says that nothing was handed over.
    none_handed_over() {
        en: "No money was handed over.",
        ko: "건넨 돈이 없어요.",
        ja: "お金の受け渡しはありません。",
    }

    /// Returns the headings of the list of payments.
    handed_headings() -> [&'static str; 6] {
        en: ["Day", "From", "To", ">Amount", ">Entry", ""],
        ko: ["날짜", "준 사람", "받은 사람", ">금액", ">기록", ""],
        ja: ["日付", "支払人", "受取人", ">金額", ">記録", ""],
    }

    /// Says that nobody has either of two names, but only one kitty can be started at a time.
    two_new_names(one: &str, other: &str) {
        en: "nobody is called {one} or {other}: --kitty starts only one kitty",
        ko: "{one}, {other}: 둘 다 장부에 없는 이름이에요. --kitty로 만드는 공금은 하나예요.",
        ja: "「{one}」も「{other}」も帳簿にありません。--kitty で作る共同の財布は1つです。",
    }

    /// Rejects the name of a kitty that is too close to a player's.
    near_kitty(name: &str, near: &str) {
        en: "{name} is too much like {near} for a kitty; did you mean {near}?",
        ko: format!(
            "{name}: {near}, 이 이름과 너무 비슷해서 공금 이름으로 쓸 수 없어요. 혹시 {}?",
            with(near, YEYO),
        ),
        ja: "「{name}」は{near}に似すぎていて、共同の財布の名前にできません。{near}のことですか。",
    }

    /// Says that chips and points are no money.
    chips_as_money(text: &str) {
        en: "{text}: chips and points are not a currency; write an amount of money, such as \
             100 KRW",
        ko: "{text}: 점수는 돈이 아니에요. 금액을 적어 주세요. 보기: 100원",
        ja: "「{text}」: 点数や枚数はお金ではありません。100円のような金額を書いてください。",
    }

    /// Says that won and yen have no fractions.
    part_of_money(text: &str) {
        en: "{text}: won and yen have no fractions; a thousand is 1,000 or 1000",
        ko: "{text}: 원과 엔은 소수점 아래를 쓰지 않아요. 천은 1,000이나 1000으로 적어 주세요.",
        ja: "「{text}」: ウォンと円に小数はありません。千は1,000か1000と書いてください。",
    }

    /// Asks whether a new currency means a known one with a similar name.
    money_meant(currency: &str, near: &str) {
        en: "{currency} is new here. Do you mean {near}?",
        ko: format!("{currency}: 장부에 없던 돈 단위예요. 혹시 {}?", with(near, YEYO)),
        ja: "「{currency}」は帳簿になかった通貨です。{near}のことですか。",
    }

    /// Asks whether to use a currency that is new to the ledger.
    is_it_new_money(currency: &str) {
        en: "{currency} is new here. Record it in {currency}?",
        ko: "{currency}: 장부에 없던 돈 단위예요. 이대로 적을까요?",
        ja: "「{currency}」は帳簿になかった通貨です。このまま記録しますか。",
    }

    /// Says that a text is no amount of money.
    no_money_said(text: &str) {
        en: "{text}: write an amount of money, such as 30000 KRW",
        ko: "{text}: 금액을 적어 주세요. 보기: 30000원",
        ja: "「{text}」: 3000円のような金額を書いてください。",
    }
}
