//! The story of a year: sentences on the page and in what is shared.

use crate::cli::words::messages;
use crate::record::Name;
use crate::report::year::TitleKind;
use crate::rules::PointUnit;
use crate::vocabulary::particle::{EUL, EUN, GA, WA, YEYO, with};
use std::path::Path;

/// Returns the name of a file as that of a PNG.
fn as_png(path: &Path) -> String {
    path.with_extension("png").display().to_string()
}

messages! {
    /// Says that one person led after every evening.
    story_led_throughout(name: &str) {
        en: "{name} led from the first evening to the last.",
        ko: format!("{} 첫날부터 마지막 날까지 1등을 지켰어요.", with(name, GA)),
        ja: "{name}が初日から最終日まで首位でした。",
    }

    /// Says when the leader overtook whoever led before.
    story_overtook(name: &str, other: &str, day: &str) {
        en: "{name} overtook {other} on {day} and finished first.",
        ko: format!(
            "{day}에 {} {} 제치고 1등으로 마쳤어요.",
            with(name, GA),
            with(other, EUL),
        ),
        ja: "{day}に{name}が{other}を抜き、首位で終えました。",
    }

    /// Says that the leader overtook somebody on the last evening.
    story_overtook_at_last(name: &str, other: &str, day: &str) {
        en: "On the last evening, {day}, {name} overtook {other}.",
        ko: format!(
            "마지막 날인 {day}에 {} {} 제치고 1등이 됐어요.",
            with(name, GA),
            with(other, EUL),
        ),
        ja: "最終日の{day}に{name}が{other}を抜き、首位になりました。",
    }

    /// Says since when the leader was ahead, if nobody else led before.
    story_led_since(name: &str, day: &str) {
        en: "{name} led from {day} on.",
        ko: format!("{day}부터 {} 줄곧 1등이었어요.", with(name, GA)),
        ja: "{day}から{name}がずっと首位でした。",
    }

    /// Says that several people have the most.
    story_level(names: &[&str]) {
        en: format!("{} finished level.", list(names)),
        ko: format!("{} 똑같이 1등이에요.", with(&list(names), GA)),
        ja: format!("{}が同点で首位です。", list(names)),
    }

    /// Says who finished first after so few evenings that there is no more to tell; `much` may be
    /// empty.
    story_finished_first(name: &str, much: &str) {
        en: match much {
            "" => format!("{name} finished first."),
            _ => format!("{name} finished first with {much}."),
        },
        ko: match much {
            "" => format!("{} 1등으로 마쳤어요.", with(name, GA)),
            _ => format!("{} 1등으로 마쳤어요: {much}.", with(name, GA)),
        },
        ja: match much {
            "" => format!("{name}が首位でした。"),
            _ => format!("{name}が{much}で首位でした。"),
        },
    }

    /// Says that everybody has neither won nor lost.
    story_even() {
        en: "Everybody is even.",
        ko: "모두 본전이에요.",
        ja: "全員が差し引きゼロです。",
    }

    /// Says that nobody has won or lost anything, as in an open game.
    story_nothing_moved() {
        en: "Nothing has been won or lost yet.",
        ko: "아직 오간 것이 없어요.",
        ja: "まだ勝ち負けはありません。",
    }

    /// Says how often the lead changed hands, at least twice.
    story_lead_changed(times: usize) {
        en: "In all, the lead changed hands {times} times.",
        ko: "1등 자리는 모두 {times}번 바뀌었어요.",
        ja: "首位は全部で{times}回入れ替わりました。",
    }

    /// Says how far somebody came back from their lowest point.
    story_came_back(name: &str, low: &str, day: &str, now: &str) {
        en: "{name} was at {low} after {day} and finished at {now}.",
        ko: format!(
            "{} {day}에 바닥({low})을 찍고 다시 올라와 {now}에서 마쳤어요.",
            with(name, EUN),
        ),
        ja: "{name}は{day}に{low}まで沈み、最後は{now}でした。",
    }

    /// Says who won most in one evening.
    story_best_evening(name: &str, won: &str, day: &str) {
        en: "The best evening was that of {name} on {day}: {won}.",
        ko: format!("하루에 가장 많이 딴 사람은 {day}의 {}: {won}.", with(name, YEYO)),
        ja: "1日でいちばん勝ったのは{day}の{name}で、{won}でした。",
    }

    /// Says who was there on every evening.
    story_never_missed(names: &[&str]) {
        en: format!("{} never missed an evening.", list(names)),
        ko: format!("{} 하루도 안 빠지고 나왔어요.", with(&list(names), EUN)),
        ja: format!("{}は皆勤でした。", list(names)),
    }

    /// Says that two of the first three never met, so that their totals come from different tables.
    story_never_met(one: &str, other: &str) {
        en: "{one} and {other} never met.",
        ko: format!("{} {} 같은 날 친 적이 없어요.", with(one, WA), with(other, EUN)),
        ja: "{one}と{other}が同じ日に遊んだことはありません。",
    }

    /// Says that evenings with others are left out.
    page_only_people(names: &[&str], left: usize) {
        en: {
            let left = (left > 0).then(|| {
                let evenings = many(left, "evening with others is", "evenings with others are");
                format!(" {evenings} left out.")
            });
            format!(
                "Only evenings at which nobody but {} played.{}",
                list(names),
                left.unwrap_or_default(),
            )
        },
        ko: {
            let left = (left > 0).then(|| format!(" 다른 사람도 친 {left}일은 뺐어요."));
            format!("{}끼리만 친 날이에요.{}", list(names), left.unwrap_or_default())
        },
        ja: {
            let left = (left > 0).then(|| format!("ほかの人もいた{left}日は除いています。"));
            format!("{}だけで遊んだ日です。{}", list(names), left.unwrap_or_default())
        },
    }

    /// Says that only one ruleset is shown.
    page_only_rules(rules: &str) {
        en: "Only what was played by the rules “{rules}”.",
        ko: "'{rules}' 규칙으로 친 것만 모았어요.",
        ja: "ルール「{rules}」の分だけです。",
    }

    /// Says that only one game is shown.
    page_only_game(game: &str) {
        en: "Only {game}.",
        ko: "{game}만 모았어요.",
        ja: "{game}だけです。",
    }

    /// Names the page of one person.
    page_of_person(name: &str, days: &str) {
        en: "{name}: {days}",
        ko: "{name} · {days}",
        ja: "{name}・{days}",
    }

    /// Returns how often somebody said go and won, as part of what a hand made.
    story_goes(goes: u32) {
        en: "{goes} go",
        ko: "{goes}고",
        ja: "ゴー{goes}回",
    }

    /// Returns how often somebody said koi-koi and won, as part of what a round made.
    story_koi_koi(calls: u32) {
        en: format!("koi-koi{}", if calls > 1 { format!(" ×{calls}") } else { String::new() }),
        ko: format!("코이코이{}", if calls > 1 { format!(" {calls}번") } else { String::new() }),
        ja: format!("こいこい{}", if calls > 1 { format!("{calls}回") } else { String::new() }),
    }

    /// Names a title.
    title_name(kind: TitleKind) -> &'static str {
        en: match kind {
            TitleKind::Evenings => "Star of the evening",
            TitleKind::PiBak => "King of pi-bak",
            TitleKind::DokBak => "Deepest pockets",
            TitleKind::Godori => "Master of godori",
            TitleKind::ThreeGo => "Three goes and more",
            TitleKind::Brights => "Collector of brights",
            TitleKind::KoiKoi => "Never enough",
            TitleKind::Viewing => "Viewer of moon and flowers",
            TitleKind::Comeback => "Comeback",
            TitleKind::Faithful => "Most faithful",
        },
        ko: match kind {
            TitleKind::Evenings => "그날의 주인공",
            TitleKind::PiBak => "피박왕",
            TitleKind::DokBak => "통 큰 독박왕",
            TitleKind::Godori => "고도리왕",
            TitleKind::ThreeGo => "쓰리고왕",
            TitleKind::Brights => "광 수집가",
            TitleKind::KoiKoi => "코이코이왕",
            TitleKind::Viewing => "꽃구경 달구경",
            TitleKind::Comeback => "역전의 명수",
            TitleKind::Faithful => "출석왕",
        },
        ja: match kind {
            TitleKind::Evenings => "その日の主役",
            TitleKind::PiBak => "ピバク王",
            TitleKind::DokBak => "太っ腹の独バク王",
            TitleKind::Godori => "ゴドリ王",
            TitleKind::ThreeGo => "スリーゴー王",
            TitleKind::Brights => "光札コレクター",
            TitleKind::KoiKoi => "こいこい王",
            TitleKind::Viewing => "花見と月見の名人",
            TitleKind::Comeback => "巻き返し王",
            TitleKind::Faithful => "出席王",
        },
    }

    /// Says what a title was earned with; `much` is a number of cases, or how much was made good.
    title_earned(kind: TitleKind, much: &str) {
        en: match kind {
            TitleKind::Evenings => format!("{much} evenings won"),
            TitleKind::PiBak => format!("pi-bak given in {much} hands"),
            TitleKind::DokBak => format!("paid for others in {much} hands"),
            TitleKind::Godori => format!("{much} hands won with godori"),
            TitleKind::ThreeGo => format!("{much} hands won after three goes or more"),
            TitleKind::Brights => format!("{much} hands won with brights"),
            TitleKind::KoiKoi => format!("{much} rounds won after koi-koi"),
            TitleKind::Viewing => format!("{much} rounds won with a viewing"),
            TitleKind::Comeback => format!("{much} made good"),
            TitleKind::Faithful => format!("there on {much} evenings"),
        },
        ko: match kind {
            TitleKind::Evenings => format!("하루 1등 {much}번"),
            TitleKind::PiBak => format!("피박 씌운 판 {much}판"),
            TitleKind::DokBak => format!("남의 몫까지 낸 판 {much}판"),
            TitleKind::Godori => format!("고도리로 난 판 {much}판"),
            TitleKind::ThreeGo => format!("쓰리고 이상으로 난 판 {much}판"),
            TitleKind::Brights => format!("광으로 난 판 {much}판"),
            TitleKind::KoiKoi => format!("코이코이 부르고 이긴 판 {much}판"),
            TitleKind::Viewing => format!("꽃구경·달구경으로 이긴 판 {much}판"),
            TitleKind::Comeback => format!("잃었다가 {much} 만회"),
            TitleKind::Faithful => format!("나온 날 {much}일"),
        },
        ja: match kind {
            TitleKind::Evenings => format!("いちばん勝った日が{much}日"),
            TitleKind::PiBak => format!("ピバクにした局が{much}局"),
            TitleKind::DokBak => format!("ほかの人の分も払った局が{much}局"),
            TitleKind::Godori => format!("ゴドリで上がった局が{much}局"),
            TitleKind::ThreeGo => format!("ゴー3回以上で上がった局が{much}局"),
            TitleKind::Brights => format!("光で上がった局が{much}局"),
            TitleKind::KoiKoi => format!("こいこいして勝った局が{much}局"),
            TitleKind::Viewing => format!("花見・月見で勝った局が{much}局"),
            TitleKind::Comeback => format!("負けを{much}取り戻した"),
            TitleKind::Faithful => format!("来た日が{much}日"),
        },
    }

    /// Returns a title, who earned it and with what, in one line.
    share_title(title: &str, names: &[&str], earned: &str) {
        en: format!("{title}: {} ({earned})", list(names)),
        ko: format!("{title}: {} ({earned})", list(names)),
        ja: format!("{title}: {}（{earned}）", list(names)),
    }

    /// Introduces the titles of a season.
    season_titles() {
        en: "Titles",
        ko: "칭호",
        ja: "称号",
    }

    /// Says where a person stands among how many.
    person_place(place: usize, people: usize) {
        en: "{place} of {people}",
        ko: "{people}명 중 {place}등",
        ja: "{people}人中{place}位",
    }

    /// Says on how many of the evenings a person was there.
    person_evenings(there: usize, all: usize) {
        en: format!("{there} of {}", many(all, "evening", "evenings")),
        ko: "{all}일 중 {there}일",
        ja: "{all}日中{there}日",
    }

    /// Says how many of a person's hands were won; `rate` is the share, such as `33%`.
    person_hands(won: usize, hands: usize, rate: &str) {
        en: format!("won {won} of {} ({rate})", many(hands, "hand", "hands")),
        ko: "{hands}판 중 {won}판 이김 ({rate})",
        ja: "{hands}局中{won}勝（{rate}）",
    }

    /// Says how many rounds of Koi-Koi were won, and how many points scored.
    person_rounds(won: usize, rounds: usize, rate: &str, points: i64) {
        en: format!("won {won} of {} ({rate}), {}", many(rounds, "round", "rounds"), count(points, "point")),
        ko: "{rounds}판 중 {won}판 이김 ({rate}), 모두 {points}점",
        ja: "{rounds}局中{won}勝（{rate}）、合計{points}文",
    }

    /// Says how many rounds had no winner.
    rounds_without_winner(draws: usize, rounds: usize) {
        en: format!("{draws} of {} had no winner.", many(rounds, "round", "rounds")),
        ko: "{rounds}판 중 {draws}판은 비겼어요.",
        ja: "{rounds}局のうち{draws}局は勝負がつかず流れました。",
    }

    /// Says in how many of the rounds with a koi-koi the person won.
    person_koi_koi(won: usize, called: usize) {
        en: format!("won {won} of {} with it", many(called, "round", "rounds")),
        ko: "부른 {called}판 중 {won}판 이김",
        ja: "した{called}局中{won}勝",
    }

    /// Says with which jokbo a person wins more than others do: in how many of how many wins, and
    /// the others, if that is told.
    person_known(jokbo: &str, own: (usize, usize), others: Option<(usize, usize)>) {
        en: {
            let others = others.map(|(wins, all)| format!(", others in {wins} of {all}"));
            format!("{jokbo}: in {} of {} wins{}", own.0, own.1, others.unwrap_or_default())
        },
        ko: {
            let others = others.map(|(wins, all)| format!(" (남들은 {all}판 중 {wins}판)"));
            format!("{jokbo}: 이긴 {}판 중 {}판{}", own.1, own.0, others.unwrap_or_default())
        },
        ja: {
            let others = others.map(|(wins, all)| format!("（ほかの人は{all}勝中{wins}回）"));
            format!("{jokbo}: {}勝中{}回{}", own.1, own.0, others.unwrap_or_default())
        },
    }

    /// Says how often somebody paid for others, and how often others paid so for somebody's win.
    person_dok_bak(paid: usize, won: usize) {
        en: format!("paid for others in {}, made somebody pay in {}", many(paid, "hand", "hands"), many(won, "hand", "hands")),
        ko: "쓴 판 {paid}, 씌운 판 {won}",
        ja: "払った局 {paid}、払わせた局 {won}",
    }

    /// Names another person and how much passed between the two on balance.
    person_rival(name: &str, much: &str) {
        en: "{name}: {much}",
        ko: "{name}: {much}",
        ja: "{name}: {much}",
    }

    /// Says what a month or an evening brought.
    person_best(when: &str, much: &str) {
        en: "{when}: {much}",
        ko: "{when}: {much}",
        ja: "{when}: {much}",
    }

    /// Says how many hands in a row.
    person_run(hands: usize) {
        en: many(hands, "win", "wins"),
        ko: "{hands}연승",
        ja: "{hands}連勝",
    }

    /// Compares what an evening brings on average with somebody else and without.
    person_company(other: &str, with: (usize, &str), without: (usize, &str)) {
        en: format!(
            "with {other} {} an evening ({}), without {} ({})",
            with.1, with.0, without.1, without.0,
        ),
        ko: format!(
            "{other} 있으면 하루 평균 {} ({}일), 없으면 {} ({}일)",
            with.1, with.0, without.1, without.0,
        ),
        ja: format!(
            "{other}がいる日は1日平均{}（{}日）、いない日は{}（{}日）",
            with.1, with.0, without.1, without.0,
        ),
    }

    /// Names the hand that a picture shows, in one line.
    picture_hand(name: &str, won: &str, day: &str) {
        en: "{name}: {won}, {day}",
        ko: "{name}: {won}, {day}",
        ja: "{name}: {won}、{day}",
    }

    /// Titles a record: a jokbo that came up least often.
    record_rarest(jokbo: &str, times: usize) {
        en: format!("{jokbo}, {}", if times == 1 { "once".to_owned() } else { format!("{times} times") }),
        ko: "{jokbo}, 단 {times}번",
        ja: "{jokbo}、{times}回だけ",
    }

    /// Says who had the rarest jokbo.
    record_rarest_says(player: &str) {
        en: "No other jokbo was rarer: {player} had it.",
        ko: "가장 드물게 나온 족보. {player}의 판이에요.",
        ja: "いちばん珍しい役です。{player}が上がりました。",
    }

    /// Titles a record: the round of Koi-Koi with the most points.
    record_round(points: &str) {
        en: "The round of {points}",
        ko: "{points}짜리 코이코이",
        ja: "{points}の局",
    }

    record_round_says(player: &str) {
        en: "Nobody scored more in a round of Koi-Koi than {player}.",
        ko: "코이코이 한 판 최고 점수를 낸 사람: {player}.",
        ja: "こいこいの1局でいちばん多く得点したのは{player}です。",
    }

    /// Returns the points of a round.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    round_points(points: i64, unit: PointUnit) {
        en: count(points, "point"),
        ko: "{points}점",
        ja: in_points(points, unit),
    }

    /// Returns a day of a page that lies within one year.
    page_short_day(day: &str) {
        en: on_day(day).rsplit_once(' ').map_or_else(|| day.to_owned(), |(day, _)| day.to_owned()),
        ko: on_day(day).split_once(' ').map_or_else(|| day.to_owned(), |(_, day)| day.to_owned()),
        ja: on_day(day).split_once('年').map_or_else(|| day.to_owned(), |(_, day)| day.to_owned()),
    }

    /// Says how many evenings the same days a year earlier had.
    beside_before(evenings: usize) {
        en: format!("The same days a year earlier: {}.", many(evenings, "evening", "evenings")),
        ko: "한 해 전 같은 기간: {evenings}일.",
        ja: "前の年の同じ期間: {evenings}日。",
    }

    /// Names the two halves of the evenings by their days.
    beside_halves(first: &str, last: &str) {
        en: "{first} to {last}",
        ko: "{first}~{last}",
        ja: "{first}〜{last}",
    }

    /// Says that a picture was written.
    picture_written(path: &Path, width: u32, height: u32) {
        en: format!("{} is written: {width} by {height} pixels.", path.display()),
        ko: format!("{}: 다 그렸어요. {width}×{height} 픽셀.", path.display()),
        ja: format!("{} を書き出しました（{width}×{height} ピクセル）。", path.display()),
    }

    /// Says which days and people a page has.
    report_covers(days: &str, people: &[&str]) {
        en: format!("{days}: {}.", list(people)),
        ko: format!("{days}: {}.", list(people)),
        ja: format!("{days}: {}。", list(people)),
    }

    /// Says that a picture has letters that no font of this machine has.
    missing_letters(letters: &str, package: &str) {
        en: "no font of this machine has {letters}, so no picture is made; on Debian and Ubuntu, install {package}",
        ko: "이 컴퓨터의 글꼴에 {letters} 글자가 없어서 그림을 그리지 않았어요. 데비안·우분투라면 {package} 패키지를 설치해 주세요",
        ja: "このパソコンのどのフォントにも {letters} がないので、画像は作りませんでした。Debian や Ubuntu では {package} を入れてください",
    }

    /// Says that a picture is too large.
    picture_too_large() {
        en: "the picture is too large to be drawn",
        ko: "그림이 너무 커서 그릴 수 없어요",
        ja: "画像が大きすぎて描けません",
    }

    /// Says that nothing was played by these rules.
    rules_not_played(asked: &str, played: &[Name]) {
        en: format!("nothing was played by the rules `{asked}`; there are {}", list(played)),
        ko: format!("'{asked}' 규칙으로 친 판이 없어요. 있는 규칙: {}", list(played)),
        ja: format!("ルール「{asked}」で遊んだ局はありません。あるルール: {}", list(played)),
    }

    /// Says that a page of one person has only the picture of that person.
    picture_of_others() {
        en: "with --person the only picture is `--picture person`, as the others show other people",
        ko: "--person과는 `--picture person`만 그릴 수 있어요. 다른 그림에는 다른 사람도 나와요",
        ja: "--person と一緒に使えるのは `--picture person` だけです。ほかの画像にはほかの人も出ます",
    }

    /// Says that pictures are PNG, which the name of a file denies.
    not_png(path: &Path) {
        en: format!("{}: a picture is a PNG; call it {}", path.display(), as_png(path)),
        ko: format!("{}: 그림은 PNG예요. {} 같은 이름을 적어 주세요", path.display(), as_png(path)),
        ja: format!("{}: 画像はPNGです。{}のような名前にしてください", path.display(), as_png(path)),
    }

    /// Says that there is no such picture of a page.
    no_such_picture(asked: &str) {
        en: "there is no picture `{asked}`; there are head, podium, hand, hand HAND, person NAME",
        ko: "'{asked}' 그림은 없어요. head, podium, hand, hand 판, person 이름 가운데 골라 주세요",
        ja: "「{asked}」という画像はありません。head、podium、hand、hand 局、person 名前 から選んでください",
    }
}
